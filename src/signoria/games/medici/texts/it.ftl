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
medici-step-stalls = la partita finisce subito, in pareggio
medici-step-plan = Pianifica: mettila coperta in fondo al tuo mazzo (Piani: tu { $mine } su 3, { $player } { $theirs } su 3)
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
medici-dial-aside = { $jester }, altrove, vale
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
event-valued = Il Buffone { $jester } vale { $value }.
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
medici-table-plans = Piani { $count } su 3
medici-table-discard = scarti
medici-table-under = In fondo al tuo mazzo
medici-mark-dukes = senza Duchi
medici-mark-distinct_circle = cerchia senza doppioni
medici-mark-end = finisce se manca una Casata
medici-mark-plan_draw = contano solo i Piani di fila
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
medici-summary-consecutive = Sei Piani di fila, tre a testa senza giocare nobili nel mezzo, sono subito un pareggio.
medici-summary-total = Appena ciascuno ha pianificato tre volte nella partita, è pareggio. Il tavolo conta i Piani.

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

## The table in the browser

medici-ui-about = Due Casate alla corte del Granduca. Stringi alleanze e fa’ cadere quelle che valgono lo stesso.
medici-ui-facts = 2 giocatori, 20 minuti
medici-ui-value-end-circle-empty = la cerchia è vuota
medici-ui-value-end-house-absent = una Casata vi manca
medici-ui-value-plan_draw-consecutive = di seguito
medici-ui-value-plan_draw-total = in tutto
medici-score-after = { $player } { $before } → { $after }
medici-term = { $value }
medici-term-named = { $card } { $value }
medici-term-own = il tuo { $value }
medici-term-own-named = la tua carta { $card } { $value }
medici-closed-onto = Varrebbe { $value }, e nessun’altra pila vale tanto.
medici-closed-against = Vale { $value }, non { $wanted }.
medici-closed-value = Con { $value } sarebbero { $mine } contro { $other }: mai uguali.
medici-ui-you = Tu
medici-ui-scores = Il punteggio
medici-ui-counts = totale a corte
medici-ui-stock = mano { $hand } · mazzo { $deck }
medici-ui-zone-inner = La cerchia interna
medici-ui-zone-mine = La tua corte esterna
medici-ui-zone = Corte esterna { $house }
medici-ui-pile = Pila { $pile }, { $zone }: { $nobles }; vale { $value }.
medici-ui-joined = La tua carta vi si unisce.
medici-ui-hand = La tua mano
medici-ui-hand-of = La mano di { $player }
medici-ui-locked = chiusa
medici-ui-limit-mine = L’ultima carta del tuo mazzo è stata { $theCard }: d’ora in poi non giochi niente di superiore a { $value } e non puoi pianificare.
medici-ui-limit-theirs = L’ultima carta del mazzo di { $player } è stata { $theCard }: d’ora in poi { $player } non gioca niente di superiore a { $value } e non può pianificare.
medici-ui-ask-play = Gioca una carta
medici-ui-ask-manner = { $card }: e come?
medici-ui-ask-ally = Allea: con quale pila?
medici-ui-ask-conspire = Congiura: da quale pila?
medici-ui-ask-target = Quale pila cade?
medici-ui-ask-announce = La tua ultima carta è un Buffone
medici-ui-ask-pass = Non puoi giocare
medici-ui-ask-circle = Metti da parte una carta?
medici-ui-sure-ally = Allei con la pila { $pile }?
medici-ui-sure-target = Congiuri contro la pila { $pile }?
medici-ui-hint-play = Scegli una carta o trascinala sul tavolo; poi di’ come entra a corte.
medici-ui-hint-ally = Il numero dice quanto varrà la pila.
medici-ui-hint-conspire = Il numero dice quante altre pile varrebbero lo stesso. Tocca una pallida per sapere perché non si può.
medici-ui-hint-target = Il segno = indica che una pila vale lo stesso.
medici-ui-hint-target-jester = Il segno = indica che una pila vale lo stesso; J{ $value }, che per questo un Buffone deve valere { $value }.
medici-ui-hint-announce = Annuncia il tuo limite: d’ora in poi non giochi nulla di più alto, tranne il Ministro. Tutti lo sentono.
medici-ui-hint-pass = Tutto ciò che hai supera il tuo limite. L’altro continua; se nessuno può giocare, la partita è finita.
medici-ui-hint-circle = Due dei tuoi nobili sono uguali. Puoi pescarne un altro al posto di uno; torna nel mazzo prima che si diano le mani.
medici-ui-manner-send = Manda
medici-ui-manner-ally = Allea
medici-ui-manner-conspire = Congiura
medici-ui-manner-plan = Pianifica
medici-ui-way-send = alla tua corte esterna
medici-ui-way-send-score = totale { $score }
medici-ui-way-ally = a una pila
medici-ui-way-conspire = ne cade una
medici-ui-way-plan = in fondo
medici-ui-closed = ora no: perché?
medici-ui-path = La tua giocata finora
medici-ui-path-onto = con
medici-ui-path-onto-pile = con la pila { $pile }
medici-ui-path-against = contro
medici-ui-path-against-pile = contro la pila { $pile }
medici-ui-equals = uguale a
medici-ui-falls = Scartati: { $nobles }
medici-ui-falls-own = Scartati, della tua stessa Casata: { $nobles }
medici-ui-jesters = Buffoni che partecipano
medici-ui-jesters-change = Dare nuovi valori ai Buffoni
medici-ui-dial-played = Il tuo Buffone
medici-ui-dial-court = { $jester }: { $house }, pila { $pile }
medici-ui-dial-hint = L’oro segna ciò che si propone: meno cambi, valori più bassi. Gli altri Buffoni si adeguano.
medici-ui-dial-hint-free = L’oro segna quanto vale un Buffone se non dici nulla. Un valore resta finché qualcuno non lo cambia.
medici-ui-limit = Il tuo limite
medici-ui-pass = Passa
medici-ui-keep = Tieni entrambe
medici-ui-back = Indietro
medici-ui-go-send = Manda { $theCard }
medici-ui-go-plan = Pianifica { $theCard }
medici-ui-go-ally = Allea { $theCard }
medici-ui-go-conspire = Congiura
medici-ui-go-replace = Sostituisci questa
medici-ui-go-announce = Annuncia { $value }
medici-ui-wait = In attesa di { $players }
medici-ui-watch = Osserva
medici-ui-last-turn = l’ultima giocata
medici-ui-you-player-sent = Mandi { $theCard } nella corte esterna (pila { $pile }).
medici-ui-you-player-allied = Allei { $theCard } con la pila { $pile }.
medici-ui-you-player-conspired = Congiuri: { $theCard } si unisce alla pila { $pile }.
medici-ui-you-player-planned = Pianifichi: { $theCard } va in fondo al mazzo.
medici-ui-you-player-limited = D’ora in poi non giochi niente di superiore a { $value }.
medici-ui-you-player-passed = Non puoi giocare e passi.
medici-ui-you-player-last = Peschi l’ultima carta del mazzo e la mostri: { $theCard }.
medici-ui-fell = Caduti:
medici-ui-fallen = Caduti
medici-ui-aside = Da parte
medici-ui-of-house = { $house }, { $player }
medici-ui-plans = Piani che contano per il pareggio, che ne chiede tre a testa: { $count }. Carte pianificate ancora in fondo al mazzo: { $planned }.
medici-ui-plans-made = Piani { $count }/3
medici-ui-last = L’ultima carta del mazzo è stata { $theCard }.
medici-ui-draw-plans = Pareggio per i Piani: non si conta nulla.
medici-ui-draw = Pareggio: { $score } e { $count } nobili ciascuno.
medici-ui-won-tie = { $score } ciascuno: { $player } ha { $count ->
    [one] un nobile in più.
   *[other] { $count } nobili in più.
}
medici-ui-won-by = { $player } vince per { $count }.
medici-ui-jesters-one = Buffoni, a 1 ciascuno
medici-ui-score = Punteggio
medici-ui-nobles = Nobili a corte
medici-ui-decides = decide
medici-ui-equal = uguale
medici-ui-not-asked = non serve

## The first game, explained

medici-lesson-send = La tua Casata è Della Rovere; Cosimo ha Gonzaga. Quando la cerchia interna [1] è vuota, vince la Casata i cui nobili valgono di più a corte. Scegli una carta, poi Manda [2]: sta da sola nella tua corte esterna [3], e conta il suo numero per te.
medici-lesson-send-why = A ogni turno giochi una carta e ne peschi una. I tuoi nobili contano ovunque siano, quindi una carta alta vale di più; ma chi è a corte può anche cadere.
medici-lesson-conspire = Ecco una congiura. Con { $theCard } [1] su [2] la somma è { $worth } + { $added } = { $total }, e anche [3], dell’avversario, vale { $total }. Scegli la carta, poi Congiura, dove si unisce e chi cade. Chi ha congiurato resta.
medici-lesson-conspire-why = Una congiura vuole due somme esattamente uguali. Può unirsi a qualsiasi pila, di qualunque Casata e zona, e colpirne qualsiasi altra: la pila intera viene scartata. Ciò che vale uno in più, o uno in meno, ne è al sicuro.
medici-lesson-struck = { $player } ha congiurato contro di te: con { $theCard } su [1], { $worth } + { $added } = { $total }, e tu avevi proprio { $total } altrove. Così { $count ->
    [one] hai perso un nobile.
   *[other] hai perso { $count } nobili.
} Continua come vuoi.
medici-lesson-struck-why = Una pila cade intera, quindi un’alleanza è una preda migliore di un nobile solo. Prima di giocare, guarda quali somme l’avversario può rendere uguali alle tue; una carta in più su una pila le cambia tutte.
medici-lesson-minister = Il Ministro [1] vale 0. Ma scegli lui, poi Allea e una pila di due o più, come [2]: vi si unisce, e tutti i { $count } nobili che sono lì, che valgono { $value }, vengono scartati. Lui resta al loro posto.
medici-lesson-minister-why = Per questo non servono somme. Con un nobile solo non scarta nessuno, e in una congiura vale soltanto 0.
medici-lesson-jester = Nelle somme un Buffone [1] vale quanto dici tu, da 1 a 10; nel punteggio vale 1. Su [2], a { $added }, la somma è { $worth } + { $added } = { $total }, e anche [3] vale { $total }. Scegli il Buffone, Congiura e le due pile: il valore si trova da sé.
medici-lesson-jester-why = Chi gioca un nobile può dare un nuovo valore a qualsiasi Buffone a corte, anche al tuo. Perciò una pila con un Buffone può diventare uguale a molte altre. I Buffoni si chiamano R1, R2, G1 e G2, per Casata e nell’ordine in cui sono arrivati a corte.
medici-lesson-lady = Una Dama di corte [1] vale 1. Alleala con una pila, e questa si scioglie: ogni nobile sta da solo, lei compresa, nella stessa zona.
medici-lesson-lady-why = Salva una tua alleanza che potrebbe cadere intera, e guasta una somma su cui l’avversario contava. In una congiura vale soltanto 1, e non scioglie nulla.
medici-lesson-ally = Alleare è il modo tranquillo. Scegli una carta, poi Allea [1]: si unisce a qualsiasi nobile o pila, di qualunque Casata, in qualsiasi zona. Non cade nessuno, e da allora la pila vale la somma.
medici-lesson-ally-why = Così una carta entra nella cerchia interna, così una somma sfugge a una congiura, e così se ne prepara una. I tuoi nobili contano per te in qualsiasi alleanza; quelli dell’avversario per lui.
medici-lesson-plan = Se nessuna carta conviene, scegline una, poi Pianifica [1]: va coperta in fondo al tuo mazzo, e ne peschi un’altra. Solo tu sai qual è, e alla fine la pescherai di nuovo.
medici-lesson-plan-why = Appena ciascuno ha pianificato tre volte nella partita, è pareggio: finora tu ne hai { $mine } su 3, e { $player } { $theirs }. E la fine del mazzo conta: chi ne pesca l’ultima carta la mostra, e da lì in poi non può giocare niente di più alto.
medici-lesson-score = Per ora vali { $mine }, e { $player } { $theirs } [1]. Niente è deciso finché la cerchia interna [2] non è vuota: se sei avanti, svuotala; se sei indietro, tienila piena.
medici-lesson-score-why = Una Casata conta i suoi nobili ovunque siano: cerchia, corti esterne, alleanze. I Ministri valgono 0, le Dame e i Buffoni 1. Se il totale è uguale, vince la Casata con più nobili.
medici-lesson-end-ahead = Per la prima volta basta così, e sei avanti: { $mine } a { $theirs }. Ora conosci tutti i modi di giocare una carta. Fai le somme: prima le tue, poi quelle dell’avversario.
medici-lesson-end = Per la prima volta basta così. { $player } vale { $theirs }, e tu { $mine }. Ora conosci tutti i modi di giocare una carta. Fai le somme: prima le tue, poi quelle dell’avversario.

## The rules, as pages

medici-rules-1-title = Lo scopo
medici-rules-1 = Due Casate, Della Rovere e Gonzaga, vogliono il favore del Granduca. A ogni turno porti a corte un nobile: da solo, in un’alleanza o per congiurare. Quando la cerchia interna è vuota, vince la Casata i cui nobili a corte valgono di più.
medici-rules-2-title = La corte e i suoi nobili
medici-rules-2 =
    La corte ha tre zone: la cerchia interna e una corte esterna davanti a ciascuno. I nobili stanno da soli o in pile; una pila è un’alleanza e vale la somma dei suoi nobili. Un nobile conta sempre per la propria Casata, ovunque stia e chiunque l’abbia giocato.
    Ogni Casata ha 25 carte:
    • 2 Ministri: 0
    • 2 Dame di corte: 1
    • 2 di ogni valore: dal 2 al 10
    • 2 Buffoni: da 1 a 10, come si dichiara
    • 1 Duca: 15
    Nelle prime partite potete lasciare fuori i due Duchi.
medici-rules-3-title = La preparazione
medici-rules-3 =
    Ciascuno sceglie una Casata e ne mescola le carte. Quattro carte di ognuna vanno scoperte nella cerchia interna, tutte da sole; poi ciascuno ne prende cinque in mano.
    Comincia la Casata i cui nobili nella cerchia danno la somma più alta; lì un Buffone vale 1. Se le somme sono uguali decide il caso.
    Regola facoltativa: chi ha due nobili uguali nella prima cerchia può metterne uno da parte e posarne un altro, finché ce ne sono due uguali. Si chiede prima a Della Rovere, poi a Gonzaga. Qui un Buffone vale 1, quindi è uguale a un altro Buffone, e anche a una Dama. Ciò che è stato messo da parte si rimescola prima di distribuire le mani e confrontare le somme.
medici-rules-4-title = Il tuo turno
medici-rules-4 =
    Si gioca a turno, una carta per volta; il tavolo segna a chi tocca. Devi giocare una carta, in uno di quattro modi:
    • Mandare: il nobile sta da solo nella tua corte esterna. Nessuno arriva da solo nella cerchia o nella corte avversaria.
    • Allearsi: si unisce a qualsiasi nobile o pila, di qualsiasi Casata, in qualsiasi zona. Questo da solo non colpisce nessuno, neppure se poi i valori sono uguali.
    • Congiurare: si unisce a un nobile o a una pila, e un’altra pila di valore esattamente uguale cade.
    • Pianificare: va coperta in fondo al tuo mazzo.
    Poi si controlla se la partita è finita, e peschi una carta. Puoi passare solo quando non hai carte che si possano giocare, e allora devi.
medici-rules-5-title = Le congiure
medici-rules-5 =
    La tua carta si unisce a una pila, ovunque sia. Se c’è un’altra pila di valore esattamente uguale, la nomini e viene scartata intera, ogni nobile negli scarti scoperti della propria Casata.
    • Senza una pila di valore uguale non c’è congiura: avere di più non basta.
    • Se ce ne sono diverse uguali, cade solo quella che nomini. Può stare ovunque ed essere della tua Casata.
    • Una pila non può colpire se stessa.
    • Chi congiura resta insieme come alleanza.
medici-rules-6-title = Il Ministro
medici-rules-6 = Un Ministro che si allea con due nobili o più li fa scartare tutti e resta da solo al loro posto. È obbligatorio. Alleato con un solo nobile non fa nulla: restano in coppia. Quando congiura vale 0 e non ha poteri.
medici-rules-7-title = La Dama di corte
medici-rules-7 = Una Dama che si allea scioglie tutta la pila: i suoi nobili e lei stessa stanno poi da soli, in quella stessa zona. È obbligatorio. Fa lo stesso accanto a un nobile solo. Quando congiura vale 1 e non ha poteri.
medici-rules-8-title = Il Buffone
medici-rules-8 =
    Quando giochi un Buffone dici quanto vale, da 1 a 10. Quello distribuito nella cerchia mostra 1.
    Chi gioca un nobile può dare insieme nuovi valori, da 1 a 10, a qualsiasi Buffone a corte, di entrambe le Casate e in ogni zona, una volta ciascuno. I nuovi valori valgono prima che una congiura confronti le pile, anche per i Buffoni che ne fanno parte, e restano finché qualcuno non li cambia. Un Piano non ne cambia nessuno.
    I valori dei Buffoni contano solo per le congiure. Quando ne scegli una ti vengono offerti i valori con meno cambiamenti, e puoi metterne altri.
    I Buffoni si chiamano R1, R2, G1 e G2, secondo la Casata e l’ordine in cui sono arrivati a corte.
medici-rules-9-title = I Piani
medici-rules-9 =
    Puoi pianificare finché il tuo mazzo non è vuoto. Le carte pianificate si pescano dopo tutte le altre, per prima la prima pianificata. Così un Piano rimanda la tua ultima carta. L’altra parte vede solo quante sono.
    • Pareggio per Piani: appena ciascuno ha pianificato tre volte nella partita, questa finisce in pareggio, qualunque cosa si sia giocata nel mezzo. Il tavolo mostra quanti ne ha fatti ciascuno. Con il conto facoltativo valgono solo i Piani di fila: sei, tre a testa, senza nobili giocati nel mezzo.
    • Finché l’altra parte può solo passare, puoi pianificare tre volte di fila; poi devi giocare un nobile.
medici-rules-10-title = L’ultima carta
medici-rules-10 =
    Chi pesca l’ultima carta del proprio mazzo la mostra subito. Da allora può giocare solo carte che non valgono di più, dichiarare un Buffone giocato al massimo a quel valore, e non pianificare. L’altra parte resta libera.
    • Ministro: si può giocare sempre. Come ultima carta non ti lascia che Ministri.
    • Buffone: annunci subito quanto vale, da 1 a 10; quando poi lo giochi puoi dichiararlo più basso.
    • Duca: nessun limite.
    Il limite non vale per i nuovi valori che dai ai Buffoni a corte. Non si pesca più, e la mano si riduce. Chi non può giocare passa a ogni turno, e l’altra parte va avanti.
medici-rules-11-title = La fine e il punteggio
medici-rules-11 =
    La partita finisce
    • quando la cerchia interna è vuota dopo una giocata, prima di pescare;
    • quando nessuno può giocare;
    • in pareggio, per Piani.
    Regola facoltativa: finisce anche appena una Casata non ha nessuno nella cerchia interna; i nobili dentro le alleanze contano come presenti.
    Ogni Casata conta i suoi nobili in tutta la corte, anche nelle corti esterne e nelle alleanze miste. Un Buffone vale 1, qualunque fosse il suo ultimo valore. Vince la somma più alta; se sono uguali, la Casata con più nobili a corte; altrimenti è pareggio.
medici-rules-12-title = Che cosa vedi
medici-rules-12 =
    Vedi la tua mano e le carte che hai pianificato, tutta la corte, entrambi gli scarti, quante carte ci sono nei mazzi e nelle mani, e le ultime carte. La mano e i Piani dell’altra parte, e l’ordine dei mazzi, non li vede nessuno. Non puoi mostrare all’avversario la tua mano né ciò che hai pianificato; si mostra solo l’ultima carta di un mazzo.
    Se il tuo tempo scade, la carta più bassa che puoi giocare va nella tua corte esterna.
