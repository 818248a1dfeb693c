# Coup in italiano.

coup-title = Coup
coup-about = Ognuno ha a corte due influenze, coperte. Se le perdi entrambe sei fuori; vince chi resta in piedi. Dichiara pure il personaggio che vuoi, finché nessuno smaschera il tuo bluff.

## Parole

word-duke = Duca
    .the = il Duca
    .a = un Duca
word-assassin = Assassino
    .the = l’Assassino
    .a = un Assassino
word-captain = Capitano
    .the = il Capitano
    .a = un Capitano
word-ambassador = Ambasciatore
    .the = l’Ambasciatore
    .a = un Ambasciatore
word-inquisitor = Inquisitore
    .the = l’Inquisitore
    .a = un Inquisitore
word-contessa = Contessa
    .the = la Contessa
    .a = una Contessa
word-income = Reddito
word-aid = Aiuto estero
word-coup = Colpo di stato
word-tax = Tasse
word-assassinate = Assassinio
word-steal = Furto
word-exchange = Scambio
word-examine = Esame
word-deal = la distribuzione
word-draft = scegliere una carta
word-action = un’azione
word-challenge = sfidare o passare
word-block = bloccare o passare
word-challenge-block = sfidare il blocco o passare
word-prove = mostrare la carta o cedere
word-lose = un’influenza da perdere
word-reveal = una carta da mostrare
word-verdict = restituire la carta o farla sostituire
word-over = la fine

## Che cosa si digita per scegliere

key-income = r
key-aid = a
key-tax = t
key-exchange = s
key-coup = c
key-assassinate = u
key-steal = f
key-examine = e
key-pass = p
key-challenge = s
key-show = m
key-concede = n
key-return = r
key-replace = s
key-duke = du
key-assassin = as
key-captain = ca
key-ambassador = am
key-inquisitor = in
key-contessa = co

## Come si possono scrivere le parole della notazione: la prima è quella che si mostra

say-income = reddito
say-aid = aiuto, aiuto estero
say-tax = tasse, tassa
say-exchange = scambio, scambia, scambiare
say-coup = colpo, colpo di stato
say-assassinate = assassina, assassinio, uccidi, assassinare
say-steal = ruba, rubare, furto
say-examine = esamina, esame, esaminare
say-pass = passa, passo
say-challenge = sfida, sfido, dubita
say-show = mostra, mostro
say-concede = cedi, cedo
say-return = restituisci, restituisco
say-replace = sostituisci, sostituire
say-block = blocca, blocco
say-lose = perdi, perdo
say-reveal = rivela, rivelo
say-draft = scegli, scelgo
say-keep = tieni, tengo
fillers = a, al, alla, contro, come, il, la

## Che cosa si può fare

coup-move-income = Reddito: prendi 1 moneta
coup-move-aid = Aiuto estero: prendi 2 monete
coup-move-tax = Tasse: prendi 3 monete, come Duca
coup-move-exchange = Scambio di carte con la Corte, come { $diplomat }
coup-move-coup = Colpo di stato, per 7 monete, contro:
coup-move-assassinate = Assassinio, per 3 monete, come Assassino, contro:
coup-move-steal = Furto di 2 monete, come Capitano, a:
coup-move-examine = Esame di una carta, come Inquisitore, a:
coup-move-pass = Passa
coup-move-pass-block = Non sfidare; potrai ancora bloccare
coup-move-challenge = Sfida: { $player } non ha { $theClaim }
coup-move-block = Blocca, come { $card }
coup-move-show = Mostra { $theClaim }
coup-move-concede = Non mostrare la carta e perdi un’influenza
coup-move-lose = Perdi { $theCard }
coup-move-reveal = Mostra { $theCard }
coup-move-return = Restituisci { $theShown }
coup-move-replace = Fai sostituire { $theShown }
coup-move-draft = Scegli { $theCard }
coup-move-keep-one = Tieni { $theCard }
coup-move-keep-two = Tieni { $aCard } e { $aSecond }

## Che cosa si chiede

coup-ask-action = Tocca a te. Hai { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}.
coup-ask-must-coup = Tocca a te. Con { $coins } monete devi fare un colpo di stato.
coup-ask-challenge = { $player } annuncia { $action }: dice di avere { $theClaim }. Ci credi?
coup-ask-challenge-target = { $player } annuncia { $action } contro { $target }: dice di avere { $theClaim }. Ci credi?
coup-ask-block = { $player } annuncia { $action }. Blocchi?
coup-ask-block-again = Il blocco è caduto. { $player } annuncia { $action }. Blocchi?
coup-ask-block-you = { $player } annuncia { $action } contro di te. Blocchi?
coup-ask-challenge-you = { $player } annuncia { $action } contro di te: dice di avere { $theClaim }. Ci credi?
coup-ask-challenge-block = { $player } blocca: dice di avere { $theClaim }. Ci credi?
coup-ask-prove = { $player } non crede che tu abbia { $theClaim }.
coup-ask-lose = Perdi un’influenza. Quale?
coup-ask-exchange = Peschi dalla Corte: { $cards }. Che cosa tieni?
coup-ask-reveal = { $player } ti esamina. Quale carta mostri?
coup-ask-verdict = { $target } ti mostra { $theShown }.
coup-ask-draft = Scegli in segreto una carta del tuo mazzetto.

## Che cosa è successo

event-started = Comincia { $player }.
event-drew = { $player } pesca una carta dalla Corte.
event-drew-card = { $player } pesca { $theCard }.
event-passed = { $player } passa.
event-picked = { $player } sceglie { $theCard }.
event-drafted = Le due scelte segrete sono fatte.
event-declared = { $player } annuncia { $action }.
event-declared-action-target = { $player } annuncia { $action } contro { $target }.
event-paid = { $player } paga { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}.
event-refunded = { $player } recupera { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}.
event-took = { $player } { $coins ->
    [0] non prende niente: la Tesoreria è vuota
    [one] prende 1 moneta
   *[other] prende { $coins } monete
}.
event-stole = { $player } { $coins ->
    [0] non ruba niente
    [one] ruba 1 moneta
   *[other] ruba { $coins } monete
} a { $target }.
event-forfeited = { $player } lascia { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
} alla Tesoreria.
event-challenged = { $player } sfida { $target }: non ha { $theCharacter }!
event-showed = { $player } mostra { $theCard }, rimescola la carta nella Corte e ne pesca un’altra.
event-bluffed = { $player } non può mostrare { $theCharacter }: era un bluff.
event-conceded = { $player } non mostra { $theCharacter }.
event-lost = { $player } perde { $theCard }.
event-out = { $player } è fuori gioco.
event-blocked = { $player } blocca { $target }, come { $character }.
event-stopped = Il blocco regge ({ $action }).
event-returned = { $player } restituisce una carta alla Corte.
event-returned-card = { $player } restituisce { $theCard } alla Corte.
event-presented = { $player } mostra una carta a { $target }.
event-presented-card-target = { $player } mostra { $theCard } a { $target }.
event-gave-back = { $player } restituisce la carta a { $target }.
event-replaced = { $player } fa sostituire la carta a { $target }.
event-surrendered = { $player } restituisce alla Corte la carta esaminata.
event-surrendered-card-target = { $player } restituisce { $theCard } alla Corte.
event-unchallenged = Nessuno sfida { $player } come { $character }.
event-unblocked = Nessuno blocca.
event-won = Vince { $player }.

## Rifiuti e dati sbagliati

error-must-coup = Con { $coins } monete devi fare un colpo di stato.
error-too-poor = Costa { $cost } monete e tu ne hai { $coins }.
error-self-target = Non puoi essere il tuo stesso bersaglio.
error-dead-target = Quella persona è già fuori gioco.
error-not-in-game = In questa partita non c’è { $theCharacter }.
error-cannot-block = Con { $theCharacter } quest’azione non si blocca ({ $action }).
error-not-held = Non hai { $theCharacter }.
error-keep-count = Tieni tante carte quante sono le tue influenze: { $count }.
error-not-there-to-keep = Quelle carte non sono tra le tue.
error-impossible-draw = Quella carta non è nel mazzo della Corte.
error-character-unknown = Non c’è nessun personaggio «{ $typed }». Disponibili: { $known }.
error-edition-lacks = Nell’edizione «{ $edition }» l’opzione «{ $option }» non può essere «{ $value }».
error-copies-derived = Con { $players } giocatori ci sono { $copies } carte di ogni personaggio; non si può scegliere.
error-draft-players = Un duello con draft ({ $duel }) si gioca solo in due, non in { $players }.
error-first-seat = Il posto { $first } non può cominciare: ci sono { $players } giocatori e i posti si contano da 0.
error-setup-coins = { $player } non può avere { $coins } monete.
error-setup-cards = Le carte di { $player } devono essere una lista.
error-setup-character = { $player } non può avere { $theCharacter }: non è in questa partita.
error-setup-influence = { $player } deve avere due carte in tutto, tra coperte e scoperte.
error-setup-too-many = { $player } non può avere { $theCharacter }: le copie sono finite.
error-setup-draft = In un duello con draft, di { $player } si può fissare solo la carta distribuita da draft-court.
error-setup-alive = In una preparazione devono restare in gioco almeno due giocatori.
error-setup-dead-coins = { $player } è fuori gioco e non può avere monete.
error-setup-treasury = I giocatori hanno più monete delle { $coins } della partita.
error-setup-turn = { $player } è fuori gioco e non può essere di turno.

## Il tavolo e il riepilogo

coup-table-treasury = Tesoreria
coup-table-court = Corte
coup-table-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
coup-table-player = Nome
coup-table-coins = Monete
coup-table-influence = Influenze
coup-table-out = fuori
coup-mark-edition = edizione { $value }
coup-mark-duel = { $value }
coup-mark-coins = { $value } monete
coup-mark-refuse_proof = prova facoltativa
coup-option-players = in quanti si gioca
coup-option-copies = carte di ogni personaggio; dipende da quanti giocano
coup-option-diplomat = quale diplomatico c’è a corte
coup-option-coins = tutte le monete della partita
coup-option-duel = come si ricevono le carte quando si gioca in due
coup-option-refuse_proof = davanti a una sfida ci si può rifiutare di mostrare la carta
coup-option-opener_coins = quando si gioca in due, le monete iniziali di chi comincia
coup-option-first = il posto che comincia; random: a caso
coup-option-edition = edizione
coup-lead-ask = Quale edizione (Invio: { $default } · b: indietro · q: esci)?
coup-lead-en = Con l’Ambasciatore, 50 monete e fino a sei giocatori; in un duello tutti e due cominciano con due monete.
coup-lead-it = Con l’Ambasciatore o l’Inquisitore, 50 monete e fino a dieci giocatori; chi è sfidato può rifiutarsi di mostrare la carta; il primo di un duello ha una moneta.
coup-lead-es = Con l’Ambasciatore o l’Inquisitore, 42 monete e fino a sei giocatori; il primo di un duello ha una moneta.
coup-lead-null = Ogni regola si sceglie da sé.
coup-experienced = I tavoli di più di sei sono per giocatori esperti: le partite si allungano, e chi cade per primo aspetta a lungo.
coup-summary-title = Riepilogo
coup-summary-goal = Scopo: restare l’ultimo con un’influenza.
coup-summary-who = Personaggio
coup-summary-does = Azione
coup-summary-effect = Effetto
coup-summary-blocks = Blocca
coup-summary-anyone = chiunque
coup-summary-printed = { $edition ->
    [it] { $printed }
   *[other] { $word } ({ $printed })
}
coup-summary-income = prendi 1 moneta
coup-summary-aid = prendi 2 monete
coup-summary-coup = paga 7: il bersaglio perde un’influenza; obbligatorio con 10 monete
coup-summary-tax = prendi 3 monete
coup-summary-assassinate = paga 3: il bersaglio perde un’influenza
coup-summary-steal = ruba 2 monete al bersaglio
coup-summary-exchange-ambassador = pesca 2 carte, restituiscine 2
coup-summary-exchange-inquisitor = pesca 1 carta, restituiscine 1
coup-summary-examine = guarda una carta del bersaglio; restituiscila o falla sostituire
coup-summary-rules = Ogni dichiarazione può essere un bluff e chiunque può sfidarla. Se ti scoprono, o se sfidi a torto, perdi un’influenza. La carta mostrata viene sostituita. Il costo si recupera solo se il bluff smascherato è quello dell’azione stessa.

## La lezione

coup-lesson-action = A ogni turno fai una cosa. Alcune chiedono un personaggio: hai il Duca [1], quindi le Tasse [2] sono vere, e sicure. Nessuno guarda le tue carte se nessuno ti sfida.
coup-lesson-action-why = Puoi anche dire di avere il Duca senza averlo. Se nessuno ti sfida, funziona lo stesso. Se qualcuno ti sfida, perdi un’influenza e non ricevi nulla.
coup-lesson-claim = { $player } dice di avere { $theClaim } [1]. Passa, o sfida [2]. Se è una bugia, non vale, e { $player } perde un’influenza. Se è vero, la perdi tu.
coup-lesson-claim-why = Ogni personaggio è nel gioco tre volte. { $seen ->
    [0] Non vedi nessuna di queste carte: può ben essere vero.
    [3] Vedi tutte queste carte: dev’essere una bugia.
   *[other] Di queste carte ne vedi { $seen }; le altre possono essere ovunque.
}
coup-lesson-theft = { $player } dice di avere il Capitano [1], per prenderti fino a due monete. Sfida, o passa: poi puoi ancora bloccare. Bloccano il Capitano e l’Ambasciatore. { $holds ->
    [0] Non hai nessuno dei due, ma puoi dire di sì.
   *[other] Ne hai uno che blocca, quindi il tuo blocco può essere vero.
}
coup-lesson-theft-why = Anche un blocco può essere una bugia, e chiunque può sfidarlo. Se nessuno lo fa, tieni le tue monete. Se era una bugia e ti sfidano, perdi un’influenza, e il furto va avanti.
coup-lesson-proof = { $player } ti ha sfidato, e hai mostrato { $theCard }. Così { $player } ha perso un’influenza [1], e ciò che avevi detto è valso. La tua carta è tornata nella Corte, e ne hai pescata un’altra al suo posto.
coup-lesson-proof-why = Tutti hanno visto la carta che hai mostrato, perciò viene sostituita. Forse hai pescato di nuovo la stessa: nessun altro la vede.
coup-lesson-caught-you = Hai sfidato, ed era una bugia: { $player } non aveva { $theClaim }. Non è valso, e { $player } ha perso un’influenza: è scoperta [1].
coup-lesson-caught = { $challenger } ha sfidato, ed era una bugia: { $player } non aveva { $theClaim }. Non è valso, e { $player } ha perso un’influenza: è scoperta [1].
coup-lesson-caught-why = Le carte scoperte restano scoperte: contale. Quando vedi tutte e tre quelle di un personaggio, chi poi dice di averlo mente.
coup-lesson-lose = Perdi un’influenza. Scegli quale carta scopri: resta scoperta, e non puoi più provare nulla con essa. Chi ha scoperte tutte e due le carte è fuori.
coup-lesson-lose-why = Tieni il personaggio che vuoi usare senza mentire. Puoi ancora dire di avere qualsiasi altro.
coup-lesson-exchange = Per lo Scambio [1] dici di avere l’Ambasciatore: peschi due carte dalla Corte, ne tieni quante sono le tue influenze e ne restituisci due. { $holds ->
    [0] Non hai l’Ambasciatore: sarebbe un bluff.
   *[other] Hai l’Ambasciatore: sarebbe vero.
}
coup-lesson-exchange-keep = Sono arrivate due carte dalla Corte [1]. Tienine quante sono le tue influenze; due tornano indietro. Nessun altro vede quali.
coup-lesson-exchange-why = Con altre carte puoi fare altre cose senza mentire. E nessun altro vede che cosa tieni.
coup-lesson-assassin = { $player } ha pagato 3 monete e dice di avere l’Assassino [1]: ti costerebbe un’influenza. Sfida, o passa: poi puoi ancora bloccare come Contessa. { $holds ->
    [0] Non hai la Contessa: sarebbe un bluff.
   *[other] Hai la Contessa: sarebbe vero.
}
coup-lesson-assassin-why = Se sfidi un Assassino vero, perdi un’influenza, e l’assassinio va avanti se non puoi ancora bloccarlo. Se la tua Contessa è una bugia e ti sfidano, ne perdi una per la bugia e, se ne hai un’altra, anche quella per l’Assassino.
coup-lesson-assassinate = Per { $cost } monete puoi assassinare [1]: dici di avere l’Assassino, e il bersaglio perde un’influenza, se non blocca come Contessa. { $holds ->
    [0] Non hai l’Assassino: sarebbe un bluff.
   *[other] Hai l’Assassino: sarebbe vero.
}
coup-lesson-assassinate-why = Le { $cost } monete tornano a te solo se sfidano il tuo Assassino ed era una bugia. Un blocco non le restituisce.
coup-lesson-coup = Hai { $coins } monete. Per { $cost } puoi fare un colpo di stato [1]: il bersaglio perde un’influenza, e nessuno può sfidarlo o bloccarlo. Chi inizia il turno con 10 monete o più deve farne uno.
coup-lesson-coup-why = Per un colpo di stato non serve nessun personaggio. È il modo più sicuro di togliere un’influenza, e il più caro.
coup-lesson-end-won = Resti solo tu: hai vinto. Ora sai giocare a Coup: di’ quello che vuoi, e bada a quello che dicono gli altri. Il resto sono facce.
coup-lesson-end-lost = Resta solo { $winner } e vince [1]. Ora sai giocare a Coup: di’ quello che vuoi, e bada a quello che dicono gli altri. Il resto sono facce.

## Avversari

bot-coup-random-name = Pasquino
bot-coup-random-role = il buffone
bot-coup-random-style = Fa la prima cosa che gli viene in mente: nessuno sa leggere un volto che non nasconde nulla.
bot-coup-honest-name = Prudenza
bot-coup-honest-role = la monaca
bot-coup-honest-style = Dichiara solo ciò che ha e crede a tutto ciò che può essere vero.
bot-coup-bluffer-name = Lucrezia
bot-coup-bluffer-role = la dama di corte
bot-coup-bluffer-style = Mente quando conviene, ricorda chi ha mentito e restituisce i colpi; il suo umore cambia a ogni partita.
bot-coup-search-name = Cosimo
bot-coup-search-role = il banchiere
bot-coup-search-style = Da ciò che hai fatto deduce che cosa puoi avere, prova a mente ogni risposta e non gioca mai due volte allo stesso modo.

arena-rate-bluffs = Bluff tra le pretese
arena-rate-caught = Scoperti tra i bluff
arena-rate-challenges = Sfide dove possibile
arena-rate-right = Giuste tra le sfide
arena-rate-blocks = Blocchi dove possibile

## Il tavolo nel browser

coup-ui-players = Gli altri
coup-ui-you = Tu
coup-ui-coins = { $coins ->
    [one] moneta
   *[other] monete
}
coup-ui-influences = { $count ->
    [0] nessuna influenza
    [one] un’influenza
   *[other] due influenze
}
coup-ui-face-up = { $card }, carta scoperta
coup-ui-said = ha detto
coup-ui-claim-said = { $card }: detto
coup-ui-claim-proven = { $card }: provato
coup-ui-claim-lie = { $card }: bugia
coup-ui-i-am = «Sono { $theCard }.»
coup-ui-may-answer = può rispondere
coup-ui-on-turn = è di turno
coup-ui-chooses = sta scegliendo
coup-ui-did-declared-income = ha preso il reddito
coup-ui-did-declared-aid = ha chiesto aiuto estero
coup-ui-did-declared-coup = colpo di stato contro { $target }
coup-ui-did-declared-coup-you = colpo di stato contro di te
coup-ui-did-declared-tax = ha riscosso le tasse
coup-ui-did-declared-assassinate = assassino contro { $target }
coup-ui-did-declared-assassinate-you = assassino contro di te
coup-ui-did-declared-steal = furto contro { $target }
coup-ui-did-declared-steal-you = furto contro di te
coup-ui-did-declared-exchange = ha scambiato carte
coup-ui-did-declared-examine = ha esaminato { $target }
coup-ui-did-declared-examine-you = ti ha esaminato
coup-ui-did-challenged = ha sfidato
coup-ui-did-showed = ha provato { $theCard }
coup-ui-did-bluffed = non aveva { $theCard }
coup-ui-did-conceded = non ha mostrato { $theCard }
coup-ui-did-lost = ha perso { $aCard }
coup-ui-did-blocked = ha bloccato
coup-ui-did-stopped = azione bloccata
coup-ui-did-presented = ha mostrato una carta
coup-ui-quiet = Nessuno ha ancora detto nulla.
coup-ui-last-turn = l’ultimo turno
coup-ui-you-player-declared = Annunci { $action }.
coup-ui-you-player-declared-action-target = Annunci { $action } contro { $target }.
coup-ui-you-target-declared = { $player } annuncia { $action } contro di te.
coup-ui-you-player-challenged = Sfidi { $target }: non ha { $theCharacter }!
coup-ui-you-target-challenged = { $player } ti sfida: non hai { $theCharacter }!
coup-ui-you-player-blocked = Blocchi { $target }, come { $character }.
coup-ui-you-target-blocked = { $player } ti blocca, come { $character }.
coup-ui-you-player-showed = Mostri { $theCard }, rimescoli la carta nella Corte e ne peschi un’altra.
coup-ui-you-player-bluffed = Non puoi mostrare { $theCharacter }: era un bluff.
coup-ui-you-player-conceded = Non mostri { $theCharacter }.
coup-ui-you-player-lost = Perdi { $theCard }.
coup-ui-you-player-out = Sei fuori gioco.
coup-ui-you-player-took = { $coins ->
    [0] Non prendi niente: la Tesoreria è vuota
    [one] Prendi 1 moneta
   *[other] Prendi { $coins } monete
}.
coup-ui-you-player-stole = { $coins ->
    [0] Non rubi niente
    [one] Rubi 1 moneta
   *[other] Rubi { $coins } monete
} a { $target }.
coup-ui-you-target-stole = { $player } { $coins ->
    [0] non ti ruba niente
    [one] ti ruba 1 moneta
   *[other] ti ruba { $coins } monete
}.
coup-ui-you-player-gave-back = Restituisci la carta a { $target }.
coup-ui-you-target-gave-back = { $player } ti restituisce la carta.
coup-ui-you-player-replaced = Fai sostituire la carta a { $target }.
coup-ui-you-target-replaced = { $player } ti fa sostituire la carta.
coup-ui-does-income = { $player } prende 1 moneta.
coup-ui-does-i-income = Prendi 1 moneta.
coup-ui-does-aid = { $player } prende 2 monete. Un Duca può bloccare.
coup-ui-does-i-aid = Prendi 2 monete. Un Duca può bloccare.
coup-ui-does-tax = { $player } prende 3 monete dalla Tesoreria.
coup-ui-does-i-tax = Prendi 3 monete dalla Tesoreria.
coup-ui-does-exchange = { $player } scambia carte con la Corte.
coup-ui-does-i-exchange = Scambi carte con la Corte.
coup-ui-does-coup-at = { $player } fa un colpo di stato contro { $target }: cade un’influenza.
coup-ui-does-coup-me = { $player } fa un colpo di stato contro di te: cade un’influenza.
coup-ui-does-i-coup-at = Fai un colpo di stato contro { $target }: cade un’influenza.
coup-ui-does-assassinate-at = { $player } manda un assassino contro { $target }.
coup-ui-does-assassinate-me = { $player } manda un assassino contro di te.
coup-ui-does-i-assassinate-at = Mandi un assassino contro { $target }.
coup-ui-does-steal-at = { $player } ruba 2 monete a { $target }.
coup-ui-does-steal-me = { $player } ti ruba 2 monete.
coup-ui-does-i-steal-at = Rubi 2 monete a { $target }.
coup-ui-does-examine-at = { $player } vuole vedere una carta di { $target }.
coup-ui-does-examine-me = { $player } vuole vedere una tua carta.
coup-ui-does-i-examine-at = Vuoi vedere una carta di { $target }.
coup-ui-blocks = { $player } blocca: niente { $action }.
coup-ui-blocks-i = Blocchi: niente { $action }.
coup-ui-step-challenge = Sfida?
coup-ui-step-block = Blocco?
coup-ui-step-challenge-block = Sfida al blocco?
coup-ui-step-prove = Mostrare o cedere
coup-ui-step-lose = Cade un’influenza
coup-ui-step-exchange = Si scelgono carte
coup-ui-step-reveal = Si mostra una carta
coup-ui-step-verdict = Restituire o sostituire?
coup-ui-step-deal = Si pesca una carta
coup-ui-step-over = La fine
coup-ui-step-resolves = Effetto
coup-ui-true = vero
coup-ui-false = falso
coup-ui-conceded = cede
coup-ui-was = { $player } aveva { $theCard }
coup-ui-was-not = { $player } non aveva { $theCard }
coup-ui-you-was = Avevi { $theCard }
coup-ui-you-was-not = Non avevi { $theCard }
coup-ui-only-two = solo voi due
coup-ui-examining = { $player } vede { $theCard } e decide.
coup-ui-examined-hint = Gli altri vedono che una carta è stata mostrata, non quale.
coup-ui-wait = In attesa di { $players }
coup-ui-watch = Osserva
coup-ui-act-income = Reddito
coup-ui-act-aid = Aiuto estero
coup-ui-act-coup = Colpo di stato
coup-ui-act-tax = Tasse
coup-ui-act-assassinate = Assassinio
coup-ui-act-steal = Furto
coup-ui-act-exchange = Scambio
coup-ui-act-examine = Esame
coup-ui-gain-income = +1
coup-ui-gain-aid = +2
coup-ui-gain-coup = −7
coup-ui-gain-tax = +3
coup-ui-gain-assassinate = −3
coup-ui-gain-steal = +2
coup-ui-gain-exchange = {""}
coup-ui-gain-examine = {""}
coup-ui-as-held = come { $card }, che hai
coup-ui-as-tax = prendi 3, come { $card }
coup-ui-as-steal = ruba 2, come { $card }
coup-ui-as-assassinate = paga 3, come { $card }
coup-ui-as-exchange = come { $card }
coup-ui-as-examine = come { $card }
coup-ui-about-income = nessuno può impedirlo
coup-ui-about-aid = un Duca può bloccare
coup-ui-about-coup = costa 7, nessuno può impedirlo
coup-ui-a-bluff = un bluff
coup-ui-bluff = bluff
coup-ui-held = ce l’hai
coup-ui-bluff-hint = Non hai quella carta. Solo tu vedi questo segno.
coup-ui-aim-coup = Colpo di stato contro chi?
coup-ui-aim-assassinate = Chi assassini?
coup-ui-aim-steal = A chi rubi?
coup-ui-aim-examine = Chi esamini?
coup-ui-aim-hint = Scegli qualcuno qui sopra.
coup-ui-aim-claim = Tutti ti sentiranno dire che hai { $theCard }.
coup-ui-pick-coup = Colpo di stato contro { $target }
coup-ui-pick-assassinate = Assassina { $target }
coup-ui-pick-steal = Ruba 2 a { $target }
coup-ui-pick-examine = Esamina { $target }
coup-ui-back = Torna alle scelte
coup-ui-answer-pass = Passa
coup-ui-answer-pass-block = Non bloccare
coup-ui-block-later = Dopo potrai ancora bloccare.
coup-ui-answer-challenge = Sfida
coup-ui-answer-show = Mostra { $theClaim }
coup-ui-answer-concede = Cedi
coup-ui-answer-return = Restituisci
coup-ui-answer-replace = Fai cambiare
coup-ui-count = { $card }: { $up ->
    [0] nessuna carta scoperta
    [one] una scoperta su { $copies }
   *[other] { $up } scoperte su { $copies }
}; { $mine ->
    [0] non ne hai.
    [one] ne hai una.
   *[other] ne hai { $mine }.
}
coup-ui-pick-lose = La carta resta scoperta, sotto gli occhi di tutti.
coup-ui-pick-reveal = La vede solo chi esamina.
coup-ui-pick-exchange = Solo tu vedi queste carte. Tienine { $count ->
    [one] una
   *[other] due
}.
coup-ui-pick-draft = Ognuno sceglie senza vedere l’altra scelta.
coup-ui-pick-none = { $count ->
    [one] Scegli una carta
   *[other] Scegli { $count } carte
}
coup-ui-auto-turn = Tutto fino al prossimo turno
coup-ui-auto-turn-hint = Credere a ciò che si dice in questo turno, se non è contro di te
coup-ui-auto-others = Gli attacchi ad altri
coup-ui-auto-others-hint = Furto, assassinio, esame
coup-ui-auto-unaimed = Ciò che non è contro nessuno
coup-ui-auto-unaimed-hint = Tasse, scambio, aiuto estero
coup-ui-notes-of = { $player } può avere
coup-ui-note-none = { $card }: nessuna opinione, ancora { $count } da vedere
coup-ui-note-maybe = { $card }: forse, ancora { $count } da vedere
coup-ui-note-sure = { $card }: di sicuro, ancora { $count } da vedere
coup-ui-note-not = { $card }: di sicuro no, ancora { $count } da vedere
coup-ui-note-words = Una nota su { $player }
coup-ui-notes-hint = Tocca un volto: forse, di sicuro, di sicuro no. Il numero dice quante non ne hai viste. Nessun altro vede questa pagina.
coup-ui-claims = { $claims ->
    [one] 1 dichiarazione
   *[other] { $claims } dichiarazioni
}, { $bluffs ->
    [0] nessun bluff
   *[other] { $bluffs } bluff
}, { $caught ->
    [0] nessuno scoperto
    [one] 1 scoperto
   *[other] { $caught } scoperti
}
coup-ui-value-diplomat-ambassador = Ambasciatore
coup-ui-value-diplomat-inquisitor = Inquisitore
coup-ui-value-duel-open = come al solito
coup-ui-value-duel-draft-court = con scelta, il resto alla Corte
coup-ui-value-duel-draft-discard = con scelta, il resto fuori gioco
coup-ui-value-edition-en = inglese
coup-ui-value-edition-it = italiana
coup-ui-value-edition-es = spagnola
coup-ui-value-edition-null = regole miste
coup-ui-value-first-random = a sorte
coup-ui-about = Di’ di essere chi vuoi a corte, che sia vero o no. Se perdi le tue due carte, sei fuori.
coup-ui-facts = Da 2 a 10 persone, 10 minuti

## Le regole, nel browser

coup-rules-1-title = Lo scopo
coup-rules-1 = Ognuno comincia con due monete e due carte coperte: due influenze a corte. Quando perdi un’influenza scopri una delle tue carte, che resta scoperta. Chi non ne ha più è fuori. Vince chi conserva l’ultima influenza.
coup-rules-2-title = Il tuo turno
coup-rules-2 =
    Comincia chi ha vinto l’ultima partita; nella prima, chi ha il primo posto, o qualcuno estratto a sorte. Si gioca in senso orario.
    Fai un’azione, e devi farla. Il reddito, l’aiuto estero e il colpo di stato sono aperti a tutti. Le altre azioni appartengono ai personaggi: per farle dici di avere quel personaggio, che sia vero o no. Chi inizia il turno con dieci monete o più deve fare un colpo di stato.
    Un’azione si paga quando la si dichiara. Puoi derubare chi non ha niente; non puoi prendere di mira te o chi è fuori.
coup-rules-3-title = Sfide
coup-rules-3 =
    Quando qualcuno dice di avere un personaggio, chiunque altro può lanciare una sfida. Se era vero, la carta viene mostrata, rimescolata nella Corte e sostituita con una pescata da lì; chi ha sfidato perde un’influenza. Se era una bugia, chi ha mentito perde un’influenza, l’azione non si fa e si recupera ciò che è costata.
    Si chiede a tutti gli altri insieme, e possono rispondere in qualsiasi ordine; la prima sfida decide. Non si dice chi passa. La carta mostrata si può ripescare.
    Nell’edizione italiana chi viene sfidato può rifiutarsi di mostrare la carta, e allora perde come se avesse mentito. Senza edizione lo decide il tavolo.
coup-rules-4-title = Blocchi
coup-rules-4 =
    Alcune azioni si possono bloccare dicendo di avere un personaggio. Chiunque può bloccare l’aiuto estero come Duca. Il bersaglio di un furto può bloccarlo come Capitano, Ambasciatore o Inquisitore; quello di un assassinio, come Contessa. Un blocco si può sfidare come ogni dichiarazione: se era una bugia, l’azione va avanti. Un’azione bloccata non fa nulla, e ciò che è costata non si recupera.
    Chi blocca dice come chi. Prima tutti possono sfidare l’azione; solo se resta in piedi si può bloccare. Un blocco può sfidarlo chiunque tranne chi blocca.
    L’aiuto estero può bloccarlo chiunque, perciò un falso Duca non decide nulla: quando viene scoperto, si chiede di nuovo a chi non aveva ancora risposto. A chi lo ha lasciato passare, o è stato scoperto, non più. Se non resta nessuno, le monete arrivano. Non si dice chi lo aveva lasciato passare.
coup-rules-5-title = Perdere due volte
coup-rules-5 =
    Una sfida si risolve prima di tutto il resto. Chi sfida a torto un Assassino, o mente dicendo di avere la Contessa, può perdere tutte e due le influenze in un solo turno.
    Un bersaglio che ha sfidato invano e ha ancora un’influenza può bloccare lo stesso. L’ultima influenza si perde senza domande.
coup-rules-6-title = Scambio ed esame
coup-rules-6 = Con l’Ambasciatore peschi due carte dalla Corte e ne restituisci due qualsiasi. L’Inquisitore può giocare al posto dell’Ambasciatore: allora ne peschi una e ne restituisci una. Oppure esamini qualcuno, che sceglie una carta e te la mostra; la restituisci o la fai sostituire.
coup-rules-7-title = Cadere, le monete e la fine
coup-rules-7 =
    Chi perde l’ultima influenza è fuori subito, e tutte le sue monete vanno subito alla Tesoreria. Solo il bersaglio di un furto in corso le tiene finché il furto è compiuto: chi ruba prende la sua parte, e il resto va alla Tesoreria. Quando resta una sola persona, la partita finisce e non succede altro.
    La Tesoreria dà solo ciò che ha. Se è vuota, un’azione non porta niente, ma si può fare.
coup-rules-8-title = Che cosa si vede, e le parole
coup-rules-8 =
    Vedi le tue carte, tutte quelle scoperte, tutte le monete e quante carte ci sono nella Corte. Le carte pescate in uno scambio le vede solo chi lo fa; una carta esaminata, solo i due. Di’ e prometti quello che vuoi: non obbliga nessuno, e nessuna moneta né carta passa di mano per accordo. Non puoi mostrare le tue carte a nessuno.
    Se il tuo tempo scade, prendi il reddito (con dieci monete, un colpo di stato contro la persona seguente), non sfidi e non blocchi, e mostri ciò che hai.
coup-rules-9-title = Quando si gioca in due
coup-rules-9 = Nella maggior parte delle edizioni, quando si gioca in due, chi comincia ha una moneta invece di due. In un duello con draft ognuno prende un mazzetto con una carta di ogni personaggio e ne sceglie una in segreto; solo l’altra viene distribuita.
coup-rules-10-title = Tavoli grandi ed edizioni
coup-rules-10 =
    Fino a sei persone si gioca con tre carte di ogni personaggio. In sette o otto ce ne sono quattro, in nove o dieci cinque. In più di sei è per giocatori esperti: le partite si allungano, e chi cade per primo aspetta a lungo.
    Un’edizione fissa tutto questo com’è stampato: l’inglese, con l’Ambasciatore, 50 monete e fino a sei persone; l’italiana, fino a dieci, con prove che si possono rifiutare e draft che tolgono dal gioco le altre carte; la spagnola, con 42 monete, fino a sei persone e draft le cui altre carte vanno nella Corte. Senza edizione tutto si può combinare.
coup-ui-you-are-out = Hai perso
coup-ui-you-are-out-hint = Resta a guardare o lascia il tavolo: la partita continua senza di te.
coup-ui-count-first = posto { $next }
coup-ui-dealt = Hai ricevuto { $aCard }
coup-ui-dealt-hint = Scegli l’altra. Nessun altro conosce né l’una né l’altra.
coup-ui-price-doubter = { $doubter } ha sfidato a torto e perde un’influenza.
coup-ui-price-liar = { $doubter } aveva ragione: { $player } perde un’influenza.
coup-ui-price-you-doubter = Hai sfidato a torto e perdi un’influenza.
coup-ui-price-you-right = Avevi ragione: { $player } perde un’influenza.
coup-ui-price-you-liar = { $doubter } aveva ragione: perdi un’influenza.
coup-ui-ask-challenge = Ci credi?
coup-ui-ask-block = Lo blocchi?
coup-ui-ask-challenge-block = Credi al blocco?
coup-ui-ask-verdict = La restituisci o la fai sostituire?
coup-ui-claims-none = nessuna dichiarazione
