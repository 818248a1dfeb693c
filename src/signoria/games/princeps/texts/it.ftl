# Princeps in italiano.

princeps-title = Princeps
princeps-about = Principi del Rinascimento trattano, mettono carte coperte sui loro territori e colpiscono: con le armi, con la rivolta, con la congiura. Vince chi primeggia per territori e per ricchezza stabile.

## Parole: carte

word-prince = Principe
    .the = il Principe
    .a = un Principe
word-counsellor = Consigliere
    .the = il Consigliere
    .a = un Consigliere
word-captain = Capitano
    .the = il Capitano
    .a = un Capitano
word-citizen = Esercito cittadino
    .the = l’Esercito cittadino
    .a = un Esercito cittadino
word-mercenary = Esercito mercenario
    .the = l’Esercito mercenario
    .a = un Esercito mercenario
word-revolt = Rivolta
    .the = la Rivolta
    .a = una Rivolta
word-conspiracy = Congiura
    .the = la Congiura
    .a = una Congiura
word-spy = Spia
    .the = la Spia
    .a = una Spia
word-reform = Riforma legale
    .the = la Riforma legale
    .a = una Riforma legale
word-colonists = Coloni
    .the = i Coloni
    .a = dei Coloni
word-castle = Castello
    .the = il Castello
    .a = un Castello
word-punishment = Castigo
    .the = il Castigo
    .a = un Castigo
word-machiavelli = Machiavelli
    .the = Machiavelli
    .a = Machiavelli

## Parole: territori (i nomi sono quelli di territories.json)

word-florence = Firenze
    .the = Firenze
    .a = Firenze
    .from = da Firenze
    .in = a Firenze
word-venice = Venezia
    .the = Venezia
    .a = Venezia
    .from = da Venezia
    .in = a Venezia
word-genoa = Genova
    .the = Genova
    .a = Genova
    .from = da Genova
    .in = a Genova
word-siena = Siena
    .the = Siena
    .a = Siena
    .from = da Siena
    .in = a Siena
word-lucca = Lucca
    .the = Lucca
    .a = Lucca
    .from = da Lucca
    .in = a Lucca
word-pisa = Pisa
    .the = Pisa
    .a = Pisa
    .from = da Pisa
    .in = a Pisa
word-swiss = Cantoni svizzeri
    .the = i Cantoni svizzeri
    .a = i Cantoni svizzeri
    .from = dai Cantoni svizzeri
    .in = nei Cantoni svizzeri
word-germany = Città di Germania
    .the = le Città di Germania
    .a = le Città di Germania
    .from = dalle Città di Germania
    .in = nelle Città di Germania
word-milan = Milano
    .the = Milano
    .a = Milano
    .from = da Milano
    .in = a Milano
word-naples = Napoli
    .the = Napoli
    .a = Napoli
    .from = da Napoli
    .in = a Napoli
word-ferrara = Ferrara
    .the = Ferrara
    .a = Ferrara
    .from = da Ferrara
    .in = a Ferrara
word-romagna = Romagna
    .the = la Romagna
    .a = la Romagna
    .from = dalla Romagna
    .in = in Romagna
word-rome = Roma
    .the = Roma
    .a = Roma
    .from = da Roma
    .in = a Roma
word-sicily = Sicilia
    .the = la Sicilia
    .a = la Sicilia
    .from = dalla Sicilia
    .in = in Sicilia
word-france = Francia
    .the = la Francia
    .a = la Francia
    .from = dalla Francia
    .in = in Francia
word-spain = Spagna
    .the = la Spagna
    .a = la Spagna
    .from = dalla Spagna
    .in = in Spagna
word-constantinople = Costantinopoli
    .the = Costantinopoli
    .a = Costantinopoli
    .from = da Costantinopoli
    .in = a Costantinopoli
word-macedonia = Macedonia
    .the = la Macedonia
    .a = la Macedonia
    .from = dalla Macedonia
    .in = in Macedonia
word-morea = Morea
    .the = la Morea
    .a = la Morea
    .from = dalla Morea
    .in = in Morea
word-anatolia = Anatolia
    .the = l’Anatolia
    .a = l’Anatolia
    .from = dall’Anatolia
    .in = in Anatolia
word-syria = Siria
    .the = la Siria
    .a = la Siria
    .from = dalla Siria
    .in = in Siria
word-egypt = Egitto
    .the = l’Egitto
    .a = l’Egitto
    .from = dall’Egitto
    .in = in Egitto
word-persia = Persia
    .the = la Persia
    .a = la Persia
    .from = dalla Persia
    .in = in Persia
word-tunis = Tunisi
    .the = Tunisi
    .a = Tunisi
    .from = da Tunisi
    .in = a Tunisi

## Parole: principi, categorie, azioni, fasi

word-noble = principe civile nobile
    .a = un principe civile nobile
word-popular = principe civile popolare
    .a = un principe civile popolare
word-hereditary = principe ereditario
    .a = un principe ereditario
word-ecclesiastic = principe ecclesiastico
    .a = un principe ecclesiastico
word-territories = più territori
word-gold = più oro stabile
word-commerce = più commercio stabile
word-agriculture = più agricoltura stabile
word-attack = attaccare
word-conspire = congiurare
word-fortify = costruire un castello
word-colonise = insediare coloni
word-stabilise = stabilizzare
word-end = finire
word-pass = passare
word-deal = la distribuzione
word-draw = la pesca
word-negotiate = la trattativa
word-prepare = la preparazione
word-act = le tue azioni
word-punish = se castighi una congiura
word-defend = la tua difesa
word-sacrifice = un sacrificio
word-enter = se il tuo agente entra
word-discard = carte da scartare, oltre le dodici
word-over = la fine

## Nomi brevi sulla mappa

key-florence = Fir
key-venice = Ven
key-genoa = Gen
key-siena = Sie
key-lucca = Luc
key-pisa = Pis
key-swiss = Svi
key-germany = Ger
key-milan = Mil
key-naples = Nap
key-ferrara = Fer
key-romagna = Rmg
key-rome = Rom
key-sicily = Sic
key-france = Fra
key-spain = Spa
key-constantinople = Cos
key-macedonia = Mac
key-morea = Mor
key-anatolia = Ana
key-syria = Sir
key-egypt = Egi
key-persia = Per
key-tunis = Tun

## Che cosa si digita per scegliere

key-prince = pr
key-counsellor = co
key-captain = ca
key-citizen = ci
key-mercenary = me
key-revolt = ri
key-conspiracy = cg
key-spy = sp
key-reform = rl
key-colonists = cl
key-castle = ct
key-punishment = cs
key-machiavelli = ma
key-draw = p
key-offer = o
key-nothing = n
key-accept = a
key-decline = x
key-withdraw = t
key-done = f
key-ready = p
key-recall = r
key-attack = a
key-conspire = c
key-fortify = t
key-colonise = o
key-stabilise = s
key-end = f
key-pass = p
key-enter = e
key-stay = r

## Come si possono scrivere le parole della notazione: la prima è quella che si mostra

say-draw = pesca, pesco
say-ready = pronto, pronta, concludi
say-pass = passa, passo
say-enter = entra, entrare
say-stay = resta, restare
say-end = finisci, fine
say-done = basta, finito
say-accept = accetta, accetto
say-decline = rifiuta, rifiuto
say-withdraw = ritira, ritiro
say-discard = scarta, scarto
say-settle = insediati, insedio
say-lay = metti, metto
say-recall = riprendi, riprendo
say-punish = castiga
say-defend = difendi, difendo
say-sacrifice = sacrifica, sacrifico
say-offer = offerta, offri, offro
say-give = dai, do
say-want = chiedi, chiedo, voglio
say-nothing = niente
say-anyone = chiunque, tutti
say-in = in, a
say-from = da, dal, dalla
say-with = con
say-by = tramite, per
say-under = sotto
say-attack = attacca, attacco
say-conspire = congiurare, congiuro
say-fortify = fortifica, fortifico
say-colonise = colonizza, colonizzo
say-stabilise = stabilizza, stabilizzo
say-spy = spia, spiare
say-reform = riforma, riformare
say-citizen = cittadino, cittadini
say-mercenary = mercenario, mercenari
say-swiss = svizzera, svizzeri
say-germany = germania

## Che cosa è successo: inizio, giro, pesca

event-crowned = { $player } governa come { $prince }.
event-granted = { $player } possiede { $theTerritory }.
event-armed = { $player } prende in mano { $citizens ->
    [one] 1 Esercito cittadino
   *[other] { $citizens } Eserciti cittadini
} e { $mercenaries ->
    [one] 1 Esercito mercenario
   *[other] { $mercenaries } Eserciti mercenari
}.
event-round = Giro { $round }: { $player } è di Mano e comincia.
event-discarded = { $player } scarta { $theCard }.
event-drawing = { $player } { $count ->
    [0] non pesca niente
    [one] pesca 1 carta
   *[other] pesca { $count } carte
} (fino a { $target }).
event-drew = { $player } pesca una carta.
event-drew-card = { $player } pesca { $theCard }.
event-emptied = Non restano altre carte da pescare.
event-shuffled = Gli scarti vengono rimescolati: un nuovo mazzo di { $count ->
    [one] 1 carta
   *[other] { $count } carte
}.

## Che cosa è successo: trattativa

event-opened = La trattativa è aperta.
event-offered = Offerta { $offer }, { $player } a { $other }.
event-gives = Si dà: { $theCard }.
event-wants = Si chiede: { $theCard }.
event-offered-all = Offerta { $offer }, { $player } a chiunque.
event-gives-all = Si dà: { $theCard }.
event-wants-all = Si chiede: { $theCard }.
event-accepted = { $player } fa uno scambio con { $other }.
event-accepted-offer-other = { $player } accetta l’offerta { $offer } di { $other }.
event-gave = { $player } dà una carta a { $other }.
event-gave-card-other = { $player } dà { $theCard } a { $other }.
event-accepted-all = { $player } accetta l’offerta { $offer } di { $other }.
event-gave-openly = { $player } dà { $theCard } a { $other }.
event-ceded = { $player } cede { $theTerritory } a { $other }, nello stato attuale.
event-declined = { $player } rifiuta l’offerta { $offer } di { $other }.
event-declined-all = { $player } rifiuta l’offerta { $offer } di { $other }.
event-withdrew = { $player } ritira l’offerta { $offer } fatta a { $other }.
event-withdrew-all = { $player } ritira l’offerta { $offer }.
event-lapsed = Decade l’offerta { $offer } di { $player } a { $other }: { $player } non ha più tutto ciò che dava.
event-lapsed-all = Decade l’offerta { $offer } di { $player }: { $player } non ha più tutto ciò che dava.
event-done = { $player } ha finito di trattare.
event-undone = { $player } torna a trattare.
event-closed = La trattativa è chiusa; le offerte aperte decadono.

## Che cosa è successo: preparazione

event-settled = { $player } si insedia { $inTerritory }.
event-laid = { $player } mette una carta coperta { $inTerritory }.
event-laid-card-territory = { $player } mette { $theCard } a faccia in giù { $inTerritory }.
event-recalled = { $player } riprende una carta coperta { $fromTerritory }.
event-recalled-card-territory = { $player } riprende { $theCard } { $fromTerritory }.
event-recalled-shown = { $player } riprende { $theCard } { $fromTerritory }.
event-ready = { $player } ha finito la preparazione.

## Che cosa è successo: azioni

event-showed = { $player } scopre { $theCard } { $inTerritory }.
event-attacked = { $player } attacca { $theTerritory } { $fromOrigin }.
event-led = Al comando { $theCard }: { $citizens ->
    [0] { $mercenaries ->
        [one] 1 Esercito mercenario
       *[other] { $mercenaries } Eserciti mercenari
    }
    [one] 1 Esercito cittadino{ $mercenaries ->
        [0] { "" }
        [one] {" "}e 1 Esercito mercenario
       *[other] {" "}e { $mercenaries } Eserciti mercenari
    }
   *[other] { $citizens } Eserciti cittadini{ $mercenaries ->
        [0] { "" }
        [one] {" "}e 1 Esercito mercenario
       *[other] {" "}e { $mercenaries } Eserciti mercenari
    }
}.
event-led-card = Agisce { $theCard }.
event-revolted = { $player } fomenta { $fromOrigin } una rivolta { $inTerritory }.
event-conspired = { $player } ordisce { $fromOrigin } una congiura { $inTerritory }.
event-spied = { $player } manda una Spia { $fromOrigin } { $inTerritory }: ciò che vi sta coperto viene scoperto.
event-fortified = { $player } costruisce un Castello { $inTerritory }.
event-colonised = { $player } insedia Coloni { $inTerritory }: il territorio è stabile, e al riparo da rivolte e congiure.
event-reformed = { $player } riforma le leggi { $inTerritory }: il territorio è stabile.
event-stabilised = Il Principe di { $player } spende la sua azione { $inTerritory }: il territorio è stabile.
event-used = { $player } scarta { $theCard } dopo l’uso.
event-punished = { $player } castiga i congiurati { $fromTerritory }: la congiura è annullata.
event-unpunished = { $player } non castiga.
event-defended = { $player } difende con { $citizens ->
    [0] { $mercenaries ->
        [one] 1 Esercito mercenario
       *[other] { $mercenaries } Eserciti mercenari
    }
    [one] 1 Esercito cittadino{ $mercenaries ->
        [0] { "" }
        [one] {" "}e 1 Esercito mercenario
       *[other] {" "}e { $mercenaries } Eserciti mercenari
    }
   *[other] { $citizens } Eserciti cittadini{ $mercenaries ->
        [0] { "" }
        [one] {" "}e 1 Esercito mercenario
       *[other] {" "}e { $mercenaries } Eserciti mercenari
    }
}.
event-commanded = Al comando { $theCard }.
event-undefended = { $player } non schiera nessun esercito in difesa.
event-answered = { $player } ha risposto.
event-answered-answer = { $player } ha risposto: { $answer }.
event-trumped = { $player } gioca Machiavelli e vince all’istante!
event-mustered = Attacco: { $armies ->
    [one] 1 esercito
   *[other] { $armies } eserciti
}{ $sea ->
    [0] { "" }
   *[other] {" "}− 1 per mare
}.
event-incited = { $card }: forza 1{ $bonus ->
    [0] { "" }
   *[other] {" "}+ 1, perché il territorio vi è incline
}.
event-resisted = Difesa: { $armies ->
    [one] 1 esercito
   *[other] { $armies } eserciti
}{ $castle ->
    [0] { "" }
   *[other] {" "}+ 1 per il Castello
}{ $prince ->
    [0] { "" }
   *[other] {" "}+ 1 per il tipo di principe
}.
event-held-out = Difesa: congiurati 1{ $castle ->
    [0] { "" }
   *[other] {" "}+ 1 per il Castello
}.
event-balance = { $attack } contro { $defence }.
event-won-battle = { $player } vince la battaglia per { $theTerritory }.
event-lost-battle = { $player } perde la battaglia per { $theTerritory }.
event-tied = Nessuno vince la battaglia per { $theTerritory }: ogni parte perde un esercito tra quelli che hanno combattuto, se ne ha.
event-retreated = { $player } si ritira { $fromTerritory } senza perdite.
event-sacrificed = { $player } { $count ->
    [0] non sacrifica nessuno
    [one] sacrifica 1 Esercito cittadino
   *[other] sacrifica { $count } Eserciti cittadini
}.
event-died = { $player } perde { $theCard } in battaglia.
event-lost = { $player } perde { $theCard }.
event-returned = { $player } riprende in mano una carta coperta { $fromTerritory }.
event-returned-card-territory = { $player } riprende in mano { $theCard } { $fromTerritory }.
event-returned-shown = { $player } riprende in mano { $theCard } { $fromTerritory }.
event-conquered = { $player } entra { $inTerritory }: il territorio passa di mano, instabile.
event-annexed = La rivolta riesce: { $player } annette { $theTerritory }, territorio instabile.
event-freed = La congiura riesce: { $player } perde { $theTerritory }, ora territorio indipendente.
event-failed = Fallisce: { $inTerritory } non cambia niente.
event-routed = I congiurati { $inTerritory } sono battuti.
event-entered = L’agente di { $player }, { $theCard }, entra { $inTerritory }.
event-stayed = L’agente di { $player } resta dov’era.
event-ended = { $player } ha finito.

## Che cosa è successo: la fine

event-led-category = { $player }: { $category } ({ $count }), 1 punto.
event-scored = { $player } ha { $points ->
    [one] 1 punto
   *[other] { $points } punti
} e { $stable ->
    [one] 1 territorio stabile
   *[other] { $stable } territori stabili
}.
event-won = Vince { $player }.

## Rifiuti

error-prince-stays = Il Principe non si scarta mai.
error-not-held = Non hai { $theCard } in mano.
error-not-so-many = Da dare hai soltanto { $count } ({ $card }).
error-draw-excess = Hai troppe carte: prima scartane { $count }.
error-discard-excess = Puoi scartarne { $most } al massimo.
error-no-machiavelli = Non hai Machiavelli: puoi solo passare.
error-not-yours = Non possiedi { $theTerritory }.
error-no-punishment = Non hai { $inTerritory } nessun Castigo accanto a un Consigliere o a un Principe.
error-sacrifice-range = Puoi sacrificarne { $most } al massimo.
error-offer-self = Non puoi farti un’offerta.
error-offers-most = Puoi avere { $most } offerte aperte al massimo: prima ritirane una.
error-offer-not-yours = Non hai un’offerta così da ritirare.
error-offer-own = È la tua offerta: ritirala, o aspetta una risposta.
error-offer-closed = Nessuna offerta così è aperta per te.
error-offer-unknown = Non c’è nessuna offerta { $offer } a cui tu possa rispondere o che tu possa ritirare.
error-offer-lacking = Non hai ciò che questa offerta chiede.
error-offer-last = Non si può accettare: nessuno dà l’ultimo territorio che ha sul tavolo.
error-offer-nothing = Niente in cambio di niente non è un’offerta.
error-offer-last-card = Oltre a quella carta non hai altro da dare.
error-prince-traded = Un Principe non si scambia mai.
error-land-traded = Non puoi dare { $theCard }: il territorio è sul tavolo, e si scambiano solo carte in mano.
error-land-last = Non puoi dare { $theCard }: devi tenere un territorio sul tavolo.
error-land-wanted = Non puoi chiedere { $theCard }: il territorio è sul tavolo.
error-wanted-too-many = { $card }: nel gioco non ce n’è più di { $most }.
error-no-land = Non hai un territorio su cui mettere una carta.
error-land-laid = { $card }: è un territorio; ci si insedia, non si mette mai coperto.
error-nothing-placed = Non hai nessuna carta libera sui tuoi territori.
error-nothing-there = Non hai nessuna carta libera { $inTerritory }.
error-recall-full = La tua mano supererebbe dodici: riprendi al massimo { $most }.
error-not-there = Non hai questa carta { $inTerritory }: { $card }.
error-no-such-action = Nessuna delle tue carte di comando può farlo adesso ({ $action }).
error-no-leader = Nessuno { $inTerritory } può farlo adesso ({ $action }): serve lì una carta di comando che non abbia agito.
error-too-few-armies = Non ci sono abbastanza eserciti { $inTerritory }.
error-has-attacked = Quell’esercito { $inTerritory } ha già attaccato in questo giro ({ $card }).
error-no-aim = Non c’è niente contro cui tu possa farlo { $fromTerritory } ({ $action }).
error-cannot-lead = Con { $theCard } non si può fare ({ $action }).
error-has-acted = Quella carta di comando { $inTerritory } ha già agito in questo giro ({ $card }).
error-has-castle = C’è già un Castello { $inTerritory }.
error-has-colonists = Ci sono già Coloni { $inTerritory }.
error-is-stable = { $territory }: il territorio è già stabile.
error-not-on-table = { $territory }: il territorio non è sul tavolo.
error-own-target = { $territory }: il territorio è tuo.
error-independent = { $territory }: il territorio è indipendente, non c’è nessuno da spiare né contro cui congiurare.
error-no-border = Non c’è confine tra { $theTerritory } e { $theOrigin }.
error-last-land = { $territory }: è l’ultimo territorio di chi lo possiede, e non si può attaccare né sobillare.
error-colonised = Ci sono Coloni { $inTerritory }: né rivolta né congiura sono possibili.
error-cannot-command = Solo un Capitano o un Principe può comandare una difesa, non { $theCard }.
error-needs-commander = Più di un esercito { $inTerritory } può difendere solo al comando di un Capitano o di un Principe che sia lì, e va nominato anche lui.
error-command-nothing = Nessuno comanda una difesa senza eserciti.
error-impossible-draw = Il caso non può dare questo adesso.

## Dati sbagliati

error-card-unknown = Non c’è nessuna carta «{ $typed }». Disponibili: { $known } e i territori.
error-territory-unknown = Non c’è nessun territorio «{ $typed }». Disponibili: { $known }.
error-notation-number = In «{ $move }», «{ $typed }» dovrebbe essere un numero.
error-notation-leader = In «{ $move }», «{ $typed }» non è una carta di comando: prince, captain, counsellor.
error-notation-army = In «{ $move }», «{ $typed }» non è un esercito: citizen, mercenary.
error-setup-list = Nella preparazione «{ $key }» deve essere una lista.
error-setup-flag = Nella preparazione «{ $key }» deve essere true o false.
error-setup-round = Nella preparazione il giro non può essere «{ $round }».
error-setup-phase = Nella preparazione la fase non può essere «{ $typed }». Possibili: { $known }.
error-setup-mano = Nella trattativa il turno è di chi è di Mano: la preparazione nomina due persone diverse.
error-setup-prince = Non c’è nessun principe «{ $typed }». Disponibili: { $known }.
error-setup-princes = { $player } non può avere quel principe: le copie sono finite ({ $prince }).
error-setup-prince-twice = { $player } ha un solo Principe, che sta in un solo posto.
error-setup-prince-place = Il Principe non può stare anche { $inTerritory }.
error-setup-too-many = { $where }: le copie sono finite ({ $card }).
error-setup-hand = { $player } non può avere in mano più di { $most } carte, Principe compreso.
error-setup-owner = { $territory }: la preparazione deve dire di chi è (owner); con null il territorio è indipendente.
error-setup-conspirators = Ci sono congiurati solo in un territorio indipendente, e questo appartiene a qualcuno: { $territory }.
error-setup-independent = Un territorio indipendente ha congiurati, non è stabile e non ha né coloni né carte libere: { $territory }.
error-setup-land-laid = { $card }: è un territorio; non si mette mai su un altro.
error-setup-piles = Una preparazione può nominare il mazzo o gli scarti, non entrambi, e solo se nomina i territori o tutte le mani.
error-setup-armies = Non restano abbastanza eserciti per le mani che la preparazione non nomina.
error-setup-lands = Non restano abbastanza territori da distribuire.

## Domande nel terminale

princeps-ask-draw = Pesca: scarta ciò che non vuoi, poi pesca fino a { $target } (ne conti { $counted }).
princeps-ask-draw-excess = Conti { $counted } carte e ne sono permesse { $target }: prima scarta { $excess }.
princeps-ask-discard = Hai in mano più di dodici carte. Quale scarti?
princeps-ask-negotiate = Trattativa: fai un’offerta, rispondi a una o chiudi.
princeps-ask-give = Che cosa dai?
princeps-ask-want = Che cosa chiedi in cambio?
princeps-ask-prepare = Preparazione: insediati, metti carte coperte, riprendile o concludi.
princeps-ask-lay = Dove metti { $theCard }?
princeps-ask-recall = Da quale territorio riprendi una carta?
princeps-ask-recall-card = Quale carta riprendi { $fromTerritory }?
princeps-ask-act = Azioni: una per ogni carta di comando sui tuoi territori.
princeps-ask-from = Da quale territorio?
princeps-ask-at = In quale territorio?
princeps-ask-leader = Chi lo fa?
princeps-ask-target = Contro quale territorio?
princeps-ask-citizens = Quanti Eserciti cittadini?
princeps-ask-mercenaries = Quanti Eserciti mercenari?
princeps-ask-punish = { $player } congiura contro { $theTerritory }. Castighi i congiurati?
princeps-ask-defend = { $player } muove contro { $theTerritory } con forza { $attack }. Con che cosa difendi?
princeps-ask-under = Al comando di chi?
princeps-ask-machiavelli = { $attack } contro { $defence }. Prima che si decida: giochi Machiavelli?
princeps-ask-sacrifice = La battaglia è persa. Quanti Eserciti cittadini sacrifichi, ciascuno per un esercito di chi ha vinto?
princeps-ask-enter = Ora possiedi { $theTerritory }. Il tuo agente ci entra?

## Scelte nel terminale

princeps-move-draw = Pesca fino ad arrivare a { $target } carte
princeps-move-discard = Scarta { $theCard }
princeps-move-done = Finisci di trattare
princeps-move-ready = Pronto: le tue carte stanno dove devono
princeps-move-end = Finisci le tue azioni
princeps-move-pass = Passa
princeps-move-machiavelli = Gioca Machiavelli e vinci
princeps-move-punish = Castiga { $fromTerritory }: la congiura è annullata
princeps-move-enter = Entra e lascia { $theOrigin }
princeps-move-stay = Resta { $inOrigin }
princeps-move-sacrifice = { $count ->
    [0] Nessuno: tornano nella tua mano
    [one] 1 Esercito cittadino
   *[other] { $count } Eserciti cittadini
}
princeps-move-stabilise = Stabilizza { $theTerritory }: il Principe spende la sua azione
princeps-move-defend-nothing = Niente: che vengano pure
princeps-asked = { $question } ({ $chosen })
princeps-step-where = { $territory }: { $cards }
princeps-step-aim = { $territory } ({ $owner })
princeps-step-aim-independent = { $territory } (indipendente)
princeps-polity-free = Libero
princeps-polity-noble = Nobile
princeps-polity-oriental = Orientale
princeps-wealth-commerce = Commercio
princeps-wealth-gold = Oro
princeps-wealth-agriculture = Agricoltura
princeps-short-oriental = Orient.
princeps-short-noble = Nobile
princeps-short-free = Lib.
princeps-short-agriculture = Agric.
princeps-short-gold = Oro
princeps-short-commerce = Comm.
princeps-step-offer = Fai un’offerta a:
princeps-step-offer-anyone = Fai un’offerta a chiunque
princeps-step-accept = Accetta l’offerta { $offer } di { $player } (dà: { $give }; chiede: { $want })
princeps-step-decline = Rifiuta l’offerta { $offer } di { $player } (dà: { $give }; chiede: { $want })
princeps-step-withdraw = Ritira l’offerta { $offer } a { $other } (dai: { $give }; chiedi: { $want })
princeps-step-nothing = niente
princeps-step-settle = Insediati { $inTerritory } ({ $about })
princeps-step-lay = Metti { $theCard } a faccia in giù
princeps-step-recall = Riprendi una carta da un territorio
princeps-step-attack = Attacca con eserciti, al comando di un Capitano o del Principe
princeps-step-revolt = Fomenta una Rivolta, per annettere un territorio vicino
princeps-step-conspire = Ordisci una Congiura, per rendere indipendente un vicino
princeps-step-spy = Manda una Spia, per scoprire ciò che sta coperto
princeps-step-fortify = Costruisci un Castello
princeps-step-colonise = Insedia Coloni
princeps-step-reform = Riforma le leggi, per stabilizzare
princeps-step-stabilise = Stabilizza con il Principe { $inTerritory }
princeps-step-force = { $citizens ->
    [0] { $mercenaries ->
        [one] 1 Esercito mercenario
       *[other] { $mercenaries } Eserciti mercenari
    }
    [one] 1 Esercito cittadino{ $mercenaries ->
        [0] { "" }
        [one] {" "}e 1 Esercito mercenario
       *[other] {" "}e { $mercenaries } Eserciti mercenari
    }
   *[other] { $citizens } Eserciti cittadini{ $mercenaries ->
        [0] { "" }
        [one] {" "}e 1 Esercito mercenario
       *[other] {" "}e { $mercenaries } Eserciti mercenari
    }
}
princeps-step-citizens = { $citizens ->
    [0] nessun Esercito cittadino
    [one] 1 Esercito cittadino
   *[other] { $citizens } Eserciti cittadini
}; poi scegli quanti Mercenari
princeps-step-under = con { $theCard } al comando
princeps-step-strength = forza { $sum }
princeps-step-sea = { $armies } − 1 per mare = { $total }
princeps-step-inclined = 1 + 1 = 2
princeps-step-against = contro { $low }{ $high ->
    [same] { "" }
   *[other] –{ $high }
}
princeps-step-made-of = ({ $parts })
princeps-part-armies = { $count ->
    [one] 1 esercito scoperto
   *[other] { $count } eserciti scoperti
}
princeps-part-castle = Castello + 1
princeps-part-prince = principe + 1
princeps-part-conspirators = congiurati 1
princeps-part-empty = lì non c’è niente
princeps-step-lone = un esercito da solo si ritirerebbe da un Castello sguarnito

## Il tavolo

princeps-table-round = Giro { $round } di { $rounds }
princeps-table-round-deck = Giro { $round }, un mazzo
princeps-table-mano = Mano { $player }
princeps-table-deck = mazzo { $count }
princeps-table-discards = scarti { $count }
princeps-table-discarded = Scarti:
princeps-table-player = { $count ->
    [one] 1 carta in mano
   *[other] { $count } carte in mano
}
princeps-table-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
} ora
princeps-table-score = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
princeps-table-independent = Indipendente
princeps-table-unstable = instabile
princeps-table-castle = castello
princeps-table-colonists = coloni
princeps-table-conspirators = congiurati
princeps-table-face-down = coperte: { $count }
princeps-table-shown = in vista: { $cards }
princeps-table-acted = azione fatta: { $cards }
princeps-table-no-land = nessun territorio
princeps-table-hand = La tua mano:
princeps-table-hand-of = In mano:
princeps-table-offers = Offerte
princeps-table-offer = { $offer }: { $player } a { $other } — dà: { $give }; chiede: { $want }
princeps-table-anyone = chiunque
princeps-table-nothing = niente
princeps-table-contest-attack = { $player } attacca { $theTerritory } { $fromOrigin } con { $attack }
princeps-table-contest-revolt = { $player } fomenta { $fromOrigin } una rivolta { $inTerritory } ({ $attack })
princeps-table-contest-conspire = { $player } congiura { $fromOrigin } contro { $theTerritory } ({ $attack })
princeps-table-contest-defence = difesa { $defence }
princeps-table-legend = Ven·Br5 padrone e carte · → confini, ~ per mare · ? coperta · (…) fuori
princeps-table-folded = Ven·5! carte, instabile · ^ castello · + coloni · Invio: tutto il tavolo
princeps-mark-hand_counts = carte messe contate nella pesca
princeps-mark-tied_category = parità senza punti
princeps-mark-trade_territories = si scambiano territori
princeps-option-players = quante persone giocano
princeps-option-rounds = quanti giri, cinque o più, oppure finché dura il mazzo
princeps-option-hand_counts = se le carte messe sui territori contano per la pesca
princeps-option-tied_category = se, a pari merito in testa a una categoria, fanno punti tutti o nessuno
princeps-option-trade_territories = se i territori sul tavolo si possono scambiare

## Il riepilogo

princeps-summary-title = Riepilogo
princeps-summary-goal = Scopo: avere più punti alla fine, 1 per più territori, 1 per più oro stabile, 1 per più commercio stabile, 1 per più agricoltura stabile.
princeps-summary-round = Un giro
princeps-summary-round-about = pesca fino ai tuoi territori + 4 (dodici al massimo) · tratta, con tutti insieme · prepara: insediati nei territori, metti carte coperte · agisci: un’azione per ogni carta di comando
princeps-summary-prince-about = fa tutto; stabilizza il territorio in cui sta. Non si perde mai
princeps-summary-counsellor-about = usa le carte politiche nello stesso territorio
princeps-summary-captain-about = comanda eserciti, in attacco e in difesa
princeps-summary-citizen-about = 1 in attacco e in difesa; nella sconfitta fugge nella tua mano, o viene sacrificato per un esercito di chi ha vinto
princeps-summary-mercenary-about = 1 in attacco e in difesa; nella sconfitta è perso
princeps-summary-revolt-about = 1, e 1 in più in un territorio libero: annette un territorio vicino. I principi ecclesiastico e popolare resistono con 1 in più
princeps-summary-conspiracy-about = 1, e 1 in più in un territorio nobile: rende indipendente un territorio vicino. I castelli non servono; i principi ecclesiastico ed ereditario resistono con 1 in più
princeps-summary-spy-about = scopre tutto ciò che sta coperto in un qualsiasi territorio rivale
princeps-summary-reform-about = stabilizza un territorio
princeps-summary-colonists-about = stabilizzano un territorio e tengono lontane rivolte e congiure
princeps-summary-castle-about = 1 in più in difesa contro attacchi e rivolte; davanti a esso un esercito da solo si ritira, se nessun esercito difende
princeps-summary-punishment-about = annulla una congiura contro di te, se sta accanto a un Consigliere o al Principe
princeps-summary-machiavelli-about = vince all’istante qualsiasi scontro, dalla mano o da un territorio
princeps-summary-rules = Per mare l’attacco perde 1. Più di un esercito difende solo al comando di un Capitano o di un Principe. Un pareggio costa un esercito a ciascuna parte, se ne ha. L’ultimo territorio di ognuno è al sicuro. Ciò che si prende è instabile, e la ricchezza instabile non conta.
princeps-summary-words = A parole: scarta spia · pesca · offerta Bruno dai spia chiedi capitano · offerta chiunque dai niente chiedi milano · accetta 1 · basta · insediati milano · metti capitano cittadino in milano · riprendi capitano da milano · pronto · attacca ferrara da milano con capitano cittadino mercenario · rivolta genova da milano tramite consigliere · spia roma da milano tramite principe · fortifica milano tramite consigliere · stabilizza milano · finisci · rifiuta 1 · ritira 1 · congiurare ferrara da milano tramite principe · colonizza milano tramite principe · riforma milano tramite principe · castiga da milano · difendi cittadino mercenario sotto capitano · machiavelli · passa · sacrifica 1 · entra · resta.

## Avversari

bot-princeps-random-name = Ventura
bot-princeps-random-role = il vagabondo
bot-princeps-random-style = Va dove tira il vento, scambia qualsiasi cosa e a volte vince una provincia per sbaglio.
bot-princeps-planner-name = Fabrizio
bot-princeps-planner-role = il capitano
bot-princeps-planner-style = Si insedia, presidia e colpisce dove le probabilità sono buone; scambia ciò che gli avanza.
bot-princeps-search-name = Bianca
bot-princeps-search-role = la stratega
bot-princeps-search-style = Gioca a mente i prossimi turni, con tutto ciò che può essere nascosto, prima di muovere un soldato.
