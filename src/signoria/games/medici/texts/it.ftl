# Court of the Medici in italiano.

medici-title = Court of the Medici
medici-about = Due Casate, Della Rovere e Gonzaga, mandano i loro nobili alla corte del Granduca, stringono alleanze e congiurano. Quando la cerchia interna resta vuota, vince la Casata che a corte vale di più.

## Parole

word-minister = Ministro
    .the = il Ministro
    .a = un Ministro
word-lady = Dama di corte
    .the = la Dama di corte
    .a = una Dama di corte
word-2 = 2
    .the = il 2
    .a = un 2
word-3 = 3
    .the = il 3
    .a = un 3
word-4 = 4
    .the = il 4
    .a = un 4
word-5 = 5
    .the = il 5
    .a = un 5
word-6 = 6
    .the = il 6
    .a = un 6
word-7 = 7
    .the = il 7
    .a = un 7
word-8 = 8
    .the = l’8
    .a = un 8
word-9 = 9
    .the = il 9
    .a = un 9
word-10 = 10
    .the = il 10
    .a = un 10
word-jester = Buffone
    .the = il Buffone
    .a = un Buffone
word-duke = Duca
    .the = il Duca
    .a = un Duca
word-rovere = Della Rovere
word-gonzaga = Gonzaga
word-R1 = R1
word-R2 = R2
word-G1 = G1
word-G2 = G2
word-circle = la cerchia interna
word-play = una carta da giocare
word-announce = quanto vale il Buffone, la tua ultima carta
word-over = la fine

## Che cosa si digita per scegliere

key-send = m
key-ally = a
key-conspire = c
key-plan = p
key-pass = p
key-keep = l

## Come si possono scrivere le parole della notazione: la prima è quella che si mostra

say-send = manda, mando
say-ally = allea, alleo
say-conspire = congiura, congiurare
say-plan = pianifica, pianifico
say-pass = passa, passo
say-keep = lascia, lascio
say-replace = sostituisci, sostituisco
say-announce = annuncia, annuncio
say-on = su, con
say-against = contro
say-where = dove
say-lady = dama

## Che cosa si può fare

medici-card-ways = { $theCard } — alleanza con { $allies ->
    [one] 1 pila
   *[other] { $allies } pile
}, { $conspiracies ->
    [0] nessuna congiura
    [one] 1 congiura
   *[other] { $conspiracies } congiure
}
medici-step-send = Manda la carta, da sola, nella corte esterna davanti a te
medici-step-ally = { $count ->
    [one] Allea la carta con l’unica pila
   *[other] Allea la carta con una delle { $count } pile
}
medici-step-conspire = Congiura: uniscila a una pila e colpiscine una di pari valore ({ $count ->
    [one] 1 modo
   *[other] { $count } modi
})
medici-step-plan = Pianifica: mettila coperta in fondo al tuo mazzo
medici-step-worth = varrà { $value }
medici-step-clears = il Ministro la scarta tutta
medici-step-parts = la Dama la scioglie
medici-step-strikes = contro { $piles }
medici-step-falls = cade: { $sums }
medici-step-pile-inner = Pila { $pile }, cerchia interna: { $nobles }
medici-step-pile-outer = Pila { $pile }, corte esterna di { $player }: { $nobles }
medici-noble = { $card } { $house }
medici-noble-jester = { $card } { $jester } { $house } ({ $value })
medici-step-value = { $jester } vale { $value }
medici-step-values = se { $values }
medici-dial-played = Il tuo Buffone vale
medici-dial-court = { $jester } vale
medici-move-pass = Passa: non puoi giocare nessuna delle tue carte
medici-move-keep = Lascia la cerchia com’è
medici-move-replace = { $noble }: mettila da parte e pesca un’altra carta
medici-move-announce = Il tuo Buffone vale { $value }, e questo è il tuo limite
medici-ask-play = Tocca a te: quale carta?
medici-ask-pass = Non puoi giocare nessuna delle tue carte.
medici-ask-manner = Che cosa fai con { $theCard }?
medici-ask-ally = A quale pila si unisce { $theCard }?
medici-ask-conspire = A quale pila si unisce { $theCard } per congiurare?
medici-ask-target = Quale pila di pari valore cade?
medici-ask-circle = Hai due carte uguali nella cerchia. Ne sostituisci una?
medici-ask-announce = La tua ultima carta è un Buffone. Quanto deve valere? D’ora in poi non potrai giocare nessuna carta più alta.

## Che cosa è successo

event-placed = { $player } mette { $theCard } nella cerchia (pila { $pile }).
event-set-aside = { $player } mette da parte { $theCard } (pila { $pile }).
event-kept = { $player } lascia la cerchia com’è.
event-shuffled = { $player } rimescola { $count ->
    [one] 1 carta
   *[other] { $count } carte
} nel mazzo.
event-dealt = { $player } riceve una carta.
event-dealt-card = { $player } riceve { $theCard }.
event-deck = { $player } ha un mazzo di { $count ->
    [one] 1 carta
   *[other] { $count } carte
}.
event-started = Comincia { $player }.
event-sent = { $player } manda { $theCard } nella corte esterna (pila { $pile }).
event-allied = { $player } allea { $theCard } con la pila { $pile }.
event-conspired = { $player } congiura: { $theCard } si unisce alla pila { $pile }.
event-planned = { $player } pianifica: una carta va in fondo al mazzo.
event-planned-card = { $player } pianifica: { $theCard } va in fondo al mazzo.
event-valued = { $jester } vale { $value }.
event-equalled = { $worth } + { $added } = { $total }.
event-fell = E così cade la pila { $pile }, che vale { $value } anche lei.
event-cleared = Il Ministro scarta tutti e { $count } i nobili della pila { $pile }.
event-discarded = { $house } perde { $theCard }.
event-parted = { $house }: { $theCard } ora sta a sé (pila { $pile }).
event-drew = { $player } pesca una carta.
event-drew-card = { $player } pesca { $theCard }.
event-last = { $player } pesca l’ultima carta del mazzo e la mostra: { $theCard }.
event-limited = D’ora in poi { $player } non gioca niente di superiore a { $value }.
event-passed = { $player } non può giocare e passa.
event-emptied = La cerchia interna è vuota.
event-absent = { $house } non ha più nobili nella cerchia interna.
event-stuck = Nessuno può più giocare.
event-stalled = Tre Piani a testa: la partita finisce all’istante.
event-scored = { $player } totalizza { $value } a corte ({ $count ->
    [one] 1 nobile
   *[other] { $count } nobili
}).
event-won = Vince { $player }.
event-drawn = È un pareggio.

## Rifiuti e dati sbagliati

error-not-held = Non hai { $theCard } in mano.
error-above-limit = Non puoi giocare { $theCard }: la tua ultima carta non permette niente di superiore a { $limit }.
error-must-pass = Non puoi giocare nessuna delle tue carte: puoi solo passare.
error-not-stuck = Non puoi passare: lo fa solo chi non può giocare nessuna carta.
error-no-piles = A corte non c’è nessuno con cui allearsi.
error-no-conspiracy = Adesso non puoi congiurare con { $theCard }: su nessuna pila il totale è pari a un’altra.
error-no-equal-to = Con { $theCard } sulla pila { $pile } nessun’altra pila vale lo stesso.
error-unequal = Le somme non sono uguali: la congiura vale { $worth }, la pila { $pile } vale { $other }.
error-same-pile = Una congiura non può colpire la pila a cui si unisce.
error-no-such-pile = A corte quella pila non c’è.
error-no-such-pile-id = A corte non c’è nessuna pila { $pile }.
error-plan-deck = Non puoi pianificare: il tuo mazzo è vuoto.
error-plan-alone = Non puoi pianificare: finché l’altra Casata può solo passare, puoi farlo { $most } volte di fila; poi bisogna giocare un nobile.
error-plan-revalues = Un Piano non cambia il valore di nessun Buffone.
error-not-jester = Si dichiara solo il valore di un Buffone, quando lo giochi, e una volta sola.
error-above-most = Puoi dare al Buffone un valore di { $most } al massimo.
error-jester-range = Un Buffone vale da 1 a 10, non { $value }.
error-jester-absent = { $jester } non è a corte.
error-jester-twice = In una giocata { $jester } può ricevere un solo valore.
error-no-equal = La pila { $pile } non è uno dei tuoi doppioni nella cerchia.
error-impossible-draw = Il caso non può dare questo adesso.
error-card-unknown = Non c’è nessuna carta «{ $typed }». Disponibili: { $known }.
error-house-unknown = Non c’è nessuna Casata «{ $typed }». Disponibili: { $known }.
error-jester-unknown = «{ $typed }» non è il valore di nessun Buffone. Buffoni: { $known } (R1=4).
error-notation-number = In «{ $move }», «{ $typed }» dovrebbe essere un numero.
error-notation-value = «{ $move }»: solo un Buffone che arriva a corte ha un valore.
error-setup-list = Nella preparazione «{ $key }» deve essere una lista.
error-setup-cards = Le carte di { $player } devono essere una lista.
error-setup-noble = «{ $typed }» non è un nobile a corte: scrivi una Casata e una carta (rovere 7, gonzaga jester=5).
error-setup-too-many = { $player } non può avere { $theCard }: le copie sono finite.
error-setup-noble-gone = A { $house } non restano carte così ({ $card }) per un’altra pila.
error-setup-few = Restano troppo poche carte per la cerchia.
error-setup-deck = { $player } non può avere un mazzo di { $size }. Carte rimaste: { $most }.
error-setup-pile-id = Una pila non può avere l’id «{ $pile }»: ognuna ha un numero suo, da 1 a 99.
error-setup-zone = La pila { $pile } non può stare in «{ $zone }». Zone: { $known }.
error-setup-pile-cards = Alla pila { $pile } serve una lista di carte.
error-setup-value = La pila { $pile } vale { $value }, non quanto dice la preparazione.

## Il tavolo e il riepilogo

key-minister = M
key-lady = Da
key-jester = Bu
key-duke = Du
key-rovere = R
key-gonzaga = G
medici-table-inner = Cerchia interna
medici-table-outer = Corte esterna di { $player }
medici-table-nobody = nessuno
medici-table-counts = totale { $points }
medici-table-hand = Mano
medici-table-deck = mazzo { $count }
medici-table-planned = ({ $count } in fondo)
medici-table-hidden = { $count ->
    [one] 1 carta
   *[other] { $count } carte
} in mano
medici-table-limit = limite { $value }
medici-table-plans = Piani { $count }
medici-table-discard = scarti
medici-table-under = In fondo al tuo mazzo
medici-mark-dukes = senza Duchi
medici-mark-distinct_circle = cerchia senza doppioni
medici-mark-end = finisce se manca una Casata
medici-mark-plan_draw = Piani contati in tutto
medici-option-dukes = gioca con i due Duchi
medici-option-distinct_circle = i doppioni della cerchia iniziale si possono sostituire
medici-option-end = la partita finisce quando la cerchia è vuota, oppure quando vi manca una Casata
medici-option-plan_draw = come si contano, per il pareggio, i tre Piani a testa
medici-summary-title = Riepilogo
medici-summary-goal = Scopo: che a fine partita i nobili della tua Casata valgano a corte più di quelli avversari.
medici-summary-send = Manda
medici-summary-send-about = una carta da sola nella tua corte esterna
medici-summary-ally = Allea
medici-summary-ally-about = una carta con qualsiasi pila, di qualsiasi Casata, ovunque sia
medici-summary-conspire = Congiura
medici-summary-conspire-about = una carta si unisce a una pila, e un’altra pila di valore esattamente uguale viene scartata
medici-summary-plan = Pianifica
medici-summary-plan-about = una carta va coperta in fondo al tuo mazzo
medici-summary-minister-about = 0. Alleato con due o più: vengono scartati tutti, lui resta
medici-summary-lady-about = 1. Alleata: tutta la pila, lei compresa, si scioglie in carte singole
medici-summary-jester-about = Da 1 a 10, dichiarato quando lo giochi; chi gioca un nobile può dare un nuovo valore a qualsiasi Buffone a corte. Alla fine vale 1
medici-summary-duke-about = 15
medici-summary-words = A parole: manda 7 · allea 7 su 3 · congiura 7 su 3 contro 9 · pianifica 7. Un Buffone: manda buffone=4. Per cambiare il valore di un Buffone a corte, aggiungi in fondo (non se pianifichi): … dove R1=2 G1=7. Carte: ministro dama 2 … 10 buffone duca.
medici-summary-rules = Gioca una carta, poi pescane una. Chi pesca l’ultima carta del mazzo la mostra, e da lì in poi non può giocare niente di più alto (il Ministro si può sempre) né pianificare. I nobili della tua Casata contano ovunque siano a corte.
medici-summary-circle-empty = La partita finisce quando la cerchia interna è vuota o quando nessuno può più giocare.
medici-summary-house-absent = La partita finisce quando una Casata non ha nessuno nella cerchia interna o quando nessuno può più giocare.
medici-summary-consecutive = Sei Piani di fila, senza giocare nobili nel mezzo, sono un pareggio.
medici-summary-total = Quando entrambi hanno pianificato tre volte nella partita, è pareggio.

## Avversari

bot-medici-random-name = Biagio
bot-medici-random-role = il paggio
bot-medici-random-style = Gioca le carte come vengono ed è contento quando una cade bene.
bot-medici-greedy-name = Ludovico
bot-medici-greedy-role = il mercante
bot-medici-greedy-style = Prende subito tutto ciò che può e teme ciò che potresti riprendergli.
bot-medici-search-name = Caterina
bot-medici-search-role = la reggente
bot-medici-search-style = Pensa diverse mosse avanti con ogni mano che potresti avere.
