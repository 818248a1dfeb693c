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
    .short = Fir
word-venice = Venezia
    .the = Venezia
    .a = Venezia
    .from = da Venezia
    .in = a Venezia
    .short = Ven
word-genoa = Genova
    .the = Genova
    .a = Genova
    .from = da Genova
    .in = a Genova
    .short = Gen
word-siena = Siena
    .the = Siena
    .a = Siena
    .from = da Siena
    .in = a Siena
    .short = Sie
word-lucca = Lucca
    .the = Lucca
    .a = Lucca
    .from = da Lucca
    .in = a Lucca
    .short = Luc
word-pisa = Pisa
    .the = Pisa
    .a = Pisa
    .from = da Pisa
    .in = a Pisa
    .short = Pis
word-swiss = Cantoni svizzeri
    .the = i Cantoni svizzeri
    .a = i Cantoni svizzeri
    .from = dai Cantoni svizzeri
    .in = nei Cantoni svizzeri
    .short = Svi
word-germany = Città di Germania
    .the = le Città di Germania
    .a = le Città di Germania
    .from = dalle Città di Germania
    .in = nelle Città di Germania
    .short = Ger
word-milan = Milano
    .the = Milano
    .a = Milano
    .from = da Milano
    .in = a Milano
    .short = Mil
word-naples = Napoli
    .the = Napoli
    .a = Napoli
    .from = da Napoli
    .in = a Napoli
    .short = Nap
word-ferrara = Ferrara
    .the = Ferrara
    .a = Ferrara
    .from = da Ferrara
    .in = a Ferrara
    .short = Fer
word-romagna = Romagna
    .the = la Romagna
    .a = la Romagna
    .from = dalla Romagna
    .in = in Romagna
    .short = Rmg
word-rome = Roma
    .the = Roma
    .a = Roma
    .from = da Roma
    .in = a Roma
    .short = Rom
word-sicily = Sicilia
    .the = la Sicilia
    .a = la Sicilia
    .from = dalla Sicilia
    .in = in Sicilia
    .short = Sic
word-france = Francia
    .the = la Francia
    .a = la Francia
    .from = dalla Francia
    .in = in Francia
    .short = Fra
word-spain = Spagna
    .the = la Spagna
    .a = la Spagna
    .from = dalla Spagna
    .in = in Spagna
    .short = Spa
word-constantinople = Costantinopoli
    .the = Costantinopoli
    .a = Costantinopoli
    .from = da Costantinopoli
    .in = a Costantinopoli
    .short = Cos
word-macedonia = Macedonia
    .the = la Macedonia
    .a = la Macedonia
    .from = dalla Macedonia
    .in = in Macedonia
    .short = Mac
word-morea = Morea
    .the = la Morea
    .a = la Morea
    .from = dalla Morea
    .in = in Morea
    .short = Mor
word-anatolia = Anatolia
    .the = l’Anatolia
    .a = l’Anatolia
    .from = dall’Anatolia
    .in = in Anatolia
    .short = Ana
word-syria = Siria
    .the = la Siria
    .a = la Siria
    .from = dalla Siria
    .in = in Siria
    .short = Sir
word-egypt = Egitto
    .the = l’Egitto
    .a = l’Egitto
    .from = dall’Egitto
    .in = in Egitto
    .short = Egi
word-persia = Persia
    .the = la Persia
    .a = la Persia
    .from = dalla Persia
    .in = in Persia
    .short = Per
word-tunis = Tunisi
    .the = Tunisi
    .a = Tunisi
    .from = da Tunisi
    .in = a Tunisi
    .short = Tun

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
word-answer = la tua risposta a una sollevazione
word-defend = la tua difesa
word-sacrifice = un sacrificio
word-enter = se il tuo agente entra
word-discard = carte da scartare, oltre le dodici
word-over = la fine

## Nomi brevi sulla mappa

key-florence = { word-florence.short }
key-venice = { word-venice.short }
key-genoa = { word-genoa.short }
key-siena = { word-siena.short }
key-lucca = { word-lucca.short }
key-pisa = { word-pisa.short }
key-swiss = { word-swiss.short }
key-germany = { word-germany.short }
key-milan = { word-milan.short }
key-naples = { word-naples.short }
key-ferrara = { word-ferrara.short }
key-romagna = { word-romagna.short }
key-rome = { word-rome.short }
key-sicily = { word-sicily.short }
key-france = { word-france.short }
key-spain = { word-spain.short }
key-constantinople = { word-constantinople.short }
key-macedonia = { word-macedonia.short }
key-morea = { word-morea.short }
key-anatolia = { word-anatolia.short }
key-syria = { word-syria.short }
key-egypt = { word-egypt.short }
key-persia = { word-persia.short }
key-tunis = { word-tunis.short }

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
event-calmed = { $player } insedia Coloni { $inTerritory }: la sollevazione finisce e il territorio è stabile.
event-unanswered = { $player } la lascia venire.
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
error-revolt-punished = Un Castigo risponde a una congiura, non a una rivolta.
error-no-colonists = Non hai { $inTerritory } Coloni accanto a un Consigliere o al tuo Principe.
error-not-the-target = I Coloni rispondono solo dov’è la sollevazione, non { $inTerritory }.
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
error-land-kept = Nessuno di quelli a cui chiedi potrebbe dare { $theCard } e tenere un territorio.
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
princeps-ask-answer-conspire = { $player } congiura contro { $theTerritory }. Che cosa rispondi?
princeps-ask-answer-revolt = { $player } fomenta una rivolta { $inTerritory }. Che cosa rispondi?
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
princeps-move-calm = Insedia Coloni { $inTerritory }: la sollevazione è annullata, e loro restano
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
princeps-table-mano = Mano { $player } ↺
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
princeps-mark-trade_territories = i territori sul tavolo non si scambiano
princeps-option-players = quante persone giocano
princeps-option-rounds = quanti giri, cinque o più, oppure finché dura il mazzo
princeps-option-hand_counts = se le carte messe sui territori contano per la pesca
princeps-option-tied_category = se, a pari merito in testa a una categoria, fanno punti tutti o nessuno
princeps-option-trade_territories = se i territori sul tavolo si possono scambiare

## Il riepilogo

princeps-summary-title = Riepilogo
princeps-summary-goal = Scopo: avere più punti alla fine, 1 per più territori, 1 per più oro stabile, 1 per più commercio stabile, 1 per più agricoltura stabile.
princeps-summary-round = Un giro
princeps-summary-round-about = dalla Mano, in senso antiorario (↺): pesca fino ai tuoi territori + 4 (dodici al massimo) · tratta, con tutti insieme · prepara: insediati nei territori, metti carte coperte · agisci: un’azione per ogni carta di comando
princeps-summary-prince-about = fa tutto; stabilizza il territorio in cui sta. Non si perde mai
princeps-summary-counsellor-about = usa le carte politiche nello stesso territorio
princeps-summary-captain-about = comanda eserciti, in attacco e in difesa
princeps-summary-citizen-about = 1 in attacco e in difesa; nella sconfitta fugge nella tua mano, o viene sacrificato per un esercito di chi ha vinto
princeps-summary-mercenary-about = 1 in attacco e difesa; perso nella sconfitta se ha combattuto
princeps-summary-revolt-about = 1, e 1 in più in un territorio libero: annette un territorio vicino. I principi ecclesiastico e popolare resistono con 1 in più
princeps-summary-conspiracy-about = 1, e 1 in più in un territorio nobile: rende indipendente un territorio vicino. I castelli non servono; i principi ecclesiastico ed ereditario resistono con 1 in più
princeps-summary-spy-about = scopre tutto ciò che sta coperto in un qualsiasi territorio rivale
princeps-summary-reform-about = stabilizza un territorio
princeps-summary-colonists-about = in vigore stabilizzano un territorio e tengono lontane rivolte e congiure; posati lì con un Consigliere o il Principe possono rispondere a una
princeps-summary-castle-about = 1 in più in difesa contro attacchi e rivolte; davanti a esso un esercito da solo si ritira, se nessun esercito difende
princeps-summary-punishment-about = risponde a una congiura contro di te, se sta con un Consigliere o il Principe: è annullata
princeps-summary-machiavelli-about = vince all’istante qualsiasi scontro, dalla mano o da un territorio
princeps-summary-rules = Per mare l’attacco perde 1. Più di un esercito difende solo al comando di un Capitano o di un Principe. Un pareggio costa un esercito a ciascuna parte, se ne ha. L’ultimo territorio di ognuno è al sicuro. Ciò che si prende è instabile, e la ricchezza instabile non conta.
princeps-summary-words = A parole: scarta spia · pesca · offerta Bruno dai spia chiedi capitano · offerta chiunque dai niente chiedi milano · accetta 1 · basta · insediati milano · metti capitano cittadino in milano · riprendi capitano da milano · pronto · attacca ferrara da milano con capitano cittadino mercenario · rivolta genova da milano tramite consigliere · spia roma da milano tramite principe · fortifica milano tramite consigliere · stabilizza milano · finisci · rifiuta 1 · ritira 1 · congiurare ferrara da milano tramite principe · colonizza milano tramite principe · riforma milano tramite principe · castiga da milano · colonizza milano · difendi cittadino mercenario sotto capitano · machiavelli · passa · sacrifica 1 · entra · resta.

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

## The table in the browser

princeps-closed-attack = Serve il Principe o un Capitano che non abbia agito, con un esercito nello stesso territorio, accanto a uno che si possa attaccare.
princeps-closed-revolt = Serve una Rivolta con il Principe o un Consigliere che non abbia agito, accanto a un territorio che si possa sollevare.
princeps-closed-conspire = Serve una Congiura con il Principe o un Consigliere che non abbia agito, accanto a un territorio rivale.
princeps-closed-spy = Serve una Spia con il Principe o un Consigliere che non abbia agito.
princeps-closed-fortify = Serve un Castello con il Principe o un Consigliere che non abbia agito, dove ancora non ce n’è.
princeps-closed-colonise = Servono Coloni con il Principe o un Consigliere che non abbia agito, dove ancora non ce ne sono.
princeps-closed-reform = Serve una Riforma legale con il Principe o un Consigliere che non abbia agito, in un territorio instabile.
princeps-closed-stabilise = Serve il Principe stesso, che non abbia agito, in un territorio instabile.
princeps-closed-punish = Nessun tuo Castigo sta con un Consigliere o con il Principe.
princeps-closed-accept = Accetta
princeps-step-walls = restano { $total } contro { $attack }
princeps-ui-phases = Il giro
princeps-ui-past = fatto
princeps-ui-phase-draw = Pesca
princeps-ui-phase-negotiate = Tratta
princeps-ui-phase-prepare = Prepara
princeps-ui-phase-act = Agisci
princeps-ui-players = Giocatori
princeps-ui-anticlockwise = Si gioca in senso antiorario: qui, da destra a sinistra
princeps-ui-you = Tu
princeps-ui-rules-as = { $prince }
princeps-ui-hand-of = { $count ->
    [one] 1 carta in mano
   *[other] { $count } carte in mano
}
princeps-ui-hand-of-done = ha finito: un’offerta per nome fa tornare
princeps-ui-points = { $points } pt
princeps-ui-mano = Mano: comincia in questo giro
princeps-ui-done = ha finito di trattare
princeps-ui-bargains = tratta ancora
princeps-ui-asked = deve rispondere
princeps-ui-away = via
princeps-ui-wait = Si aspetta { $players }
princeps-ui-watch = Guarda che cosa succede
princeps-ui-watch-draw = { $player } pesca
princeps-ui-watch-prepare = { $player } si prepara
princeps-ui-watch-act = { $player } agisce
princeps-ui-so-far = Finora
princeps-ui-story = Che cosa è successo
princeps-ui-you-player-attacked = Attacchi { $theTerritory } { $fromOrigin }.
princeps-ui-you-player-revolted = Fomenti { $fromOrigin } una rivolta { $inTerritory }.
princeps-ui-you-player-conspired = Ordisci { $fromOrigin } una congiura { $inTerritory }.
princeps-ui-you-player-spied = Mandi una Spia { $fromOrigin } { $inTerritory }: ciò che vi sta coperto viene scoperto.
princeps-ui-you-player-fortified = Costruisci un Castello { $inTerritory }.
princeps-ui-you-player-colonised = Insedi Coloni { $inTerritory }: il territorio è stabile, e al riparo da rivolte e congiure.
princeps-ui-you-player-reformed = Riformi le leggi { $inTerritory }: il territorio è stabile.
princeps-ui-you-player-stabilised = Il tuo Principe spende la sua azione { $inTerritory }: il territorio è stabile.
princeps-ui-you-player-punished = Castighi i congiurati { $fromTerritory }: la congiura è annullata.
princeps-ui-you-player-calmed = Insedi Coloni { $inTerritory }: la sollevazione finisce e il territorio è stabile.
princeps-ui-you-player-defended = Difendi con { $citizens ->
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
princeps-ui-you-player-undefended = Non schieri nessun esercito in difesa.
princeps-ui-you-player-trumped = Giochi Machiavelli e vinci all’istante!
princeps-ui-you-player-won-battle = Vinci la battaglia per { $theTerritory }.
princeps-ui-you-player-lost-battle = Perdi la battaglia per { $theTerritory }.
princeps-ui-you-player-retreated = Ti ritiri { $fromTerritory } senza perdite.
princeps-ui-you-player-sacrificed = { $count ->
    [0] Non sacrifichi nessuno
    [one] Sacrifichi 1 Esercito cittadino
   *[other] Sacrifichi { $count } Eserciti cittadini
}.
princeps-ui-you-player-died = Perdi { $theCard } in battaglia.
princeps-ui-you-player-lost = Perdi { $theCard }.
princeps-ui-you-player-conquered = Entri { $inTerritory }: il territorio passa di mano, instabile.
princeps-ui-you-player-annexed = La rivolta riesce: annetti { $theTerritory }, territorio instabile.
princeps-ui-you-player-freed = La congiura riesce: perdi { $theTerritory }, ora territorio indipendente.
princeps-ui-you-player-entered = Il tuo agente, { $theCard }, entra { $inTerritory }.
princeps-ui-you-player-stayed = Il tuo agente resta dov’era.
princeps-ui-against = contro
princeps-ui-back = Indietro
princeps-ui-cancel = Annulla
princeps-ui-pass = Passa
princeps-ui-card-does = { $card }: { $does }
princeps-ui-card-citizen = Cittadino
princeps-ui-card-mercenary = Mercenario
princeps-ui-card-reform = Riforma
princeps-ui-card-conspiracy = Congiura
princeps-ui-hand = La tua mano
princeps-ui-hand-named = { $player }: mano
princeps-ui-hand-empty = La tua mano è vuota.
princeps-ui-hand-count = La tua mano: { $count }
princeps-ui-draw = Scarta, poi pesca
princeps-ui-draw-first = Cominci tu: scarta, poi pesca
princeps-ui-target = obiettivo
princeps-ui-counted = conti
princeps-ui-you-draw = peschi
princeps-ui-too-many = di troppo
princeps-ui-draw-hint = Il tuo obiettivo: i tuoi territori e 4 di più, al massimo dodici. Il Principe conta ovunque sia; le carte sui territori no, se questo tavolo non dice altro. Nel mazzo ci sono { $deck } carte.
princeps-ui-tap-discard = Tocca ciò che scarti; resta scoperto
princeps-ui-keep-draw = { $draws ->
    [0] Tieni tutto, non pescare
    [one] Tieni tutto, pesca 1
   *[other] Tieni tutto, pesca { $draws }
}
princeps-ui-discard-draw = Scarta { $count }, pesca { $draws }
princeps-ui-must-discard = Prima scarta { $count }
princeps-ui-limit = Hai più di dodici carte in mano
princeps-ui-limit-hint = { $count ->
    [one] Scarta 1 carta: nessuno ne tiene più di dodici. Mai il Principe.
   *[other] Scarta { $count } carte: nessuno ne tiene più di dodici. Mai il Principe.
}
princeps-ui-discard-so-many = Scarta { $count } di { $of }
princeps-ui-negotiate = Tratta
princeps-ui-negotiating = Gli altri trattano
princeps-ui-you-are-done = Hai finito di trattare
princeps-ui-bargaining = Trattano ancora: { $players }.
princeps-ui-all-done = Tutti gli altri hanno finito.
princeps-ui-offers-open = { $count ->
    [one] Hai 1 offerta aperta su 3.
   *[other] Hai { $count } offerte aperte su 3.
}
princeps-ui-no-offers = Non hai offerte.
princeps-ui-no-offers-hint = Puoi farne una: carte o territori per altri, o un dono. Le promesse non vincolano nessuno.
princeps-ui-became = Che fine hanno fatto le offerte
princeps-ui-make-offer = Fai un’offerta
princeps-ui-be-done = Ho finito
princeps-ui-accept = Accetta
princeps-ui-decline = Rifiuta
princeps-ui-withdraw = Ritira
princeps-ui-to-you = a te
princeps-ui-to-anyone = a chiunque
princeps-ui-to = a { $player }
princeps-ui-gives = dà
princeps-ui-wants = vuole
princeps-ui-you-give = Dai
princeps-ui-you-want = Vuoi
princeps-ui-declined-by = Rifiutata da { $players }.
princeps-ui-you-declined = L’hai rifiutata.
princeps-ui-anyone = Chiunque
princeps-ui-anyone-hint = è del primo che accetta
princeps-ui-anyone-done = hanno finito tutti: torna solo chi riceve un’offerta per nome
princeps-ui-offer-new = Una nuova offerta
princeps-ui-offer-path = L’offerta finora
princeps-ui-offer-part-to = a
princeps-ui-offer-part-give = dai
princeps-ui-offer-part-want = vuoi
princeps-ui-offer-part-send = invia
princeps-ui-offer-to = A chi?
princeps-ui-offer-give = Che cosa dai?
princeps-ui-offer-want = Che cosa vuoi?
princeps-ui-offer-send = La invii?
princeps-ui-offer-give-hint = Carte della tua mano, mai il Principe, e i tuoi territori tranne l’ultimo. Non scegliere nulla per chiedere un dono.
princeps-ui-offer-want-hint = Puoi chiedere qualsiasi cosa, chiunque l’abbia: chiedere non rivela nulla. Tocca di nuovo per averne un’altra; non scegliere nulla per fare un dono.
princeps-ui-offer-wanted = Richiesto
princeps-ui-offer-without = Senza { $theCard }
princeps-ui-offer-lands = Un territorio
princeps-ui-offer-cards = Altre carte
princeps-ui-offer-held = Nella tua mano
princeps-ui-offer-placed = Sul tavolo
princeps-ui-offer-off = Fuori dal tavolo
princeps-ui-offer-goes = { $territories }: sul tavolo. Con un territorio passano il suo castello, i suoi coloni e il suo stato; le altre carte che vi stanno tornano in mano al padrone.
princeps-ui-offer-of = sul tavolo, di { $player }
princeps-ui-offer-give-next = Dai { $cards } e continua
princeps-ui-offer-want-next = Chiedi { $cards } e continua
princeps-ui-offer-do = Offri a { $player }: { $give } per { $want }
princeps-ui-offer-send-hint = La vede solo { $player }; di uno scambio gli altri vedono chi, quante carte e quali territori sul tavolo. Decade se non hai più ciò che dai. Puoi ritirarla.
princeps-ui-offer-send-hint-all = La vedono tutti; è del primo che accetta. Decade se non hai più ciò che dai. Puoi ritirarla.
princeps-ui-offer-no = Questa offerta ora non si può fare.
princeps-ui-prepare = Posa carte coperte
princeps-ui-prepare-hint = Tocca una carta, poi un tuo territorio, o trascinala lì. Chi comanda e ciò che deve usare stanno insieme.
princeps-ui-prepare-left = { $hand } in mano; ci sono carte su { $laid } dei tuoi territori.
princeps-ui-lay-where = Dove posi { $theCard }?
princeps-ui-lay-hint = Tocca un territorio sulla mappa, o qui. Gli altri vedono solo che c’è una carta. I mucchi possono essere bluff.
princeps-ui-lay-in = Posare { $theCard } { $inTerritory }.
princeps-ui-lay-here = { $territory }: posa carte qui
princeps-ui-lay-here-hint = Tocca carte della tua mano: vengono qui, coperte.
princeps-ui-lay-here-more = Tocca carte della tua mano per posarne altre; toccane una di qui per riprenderla. Ciò che vedi solo tu ha il bordo tratteggiato.
princeps-ui-lay-elsewhere = Posa carte altrove
princeps-ui-lies-here = Che cosa c’è qui
princeps-ui-bare = qui non c’è nulla
princeps-ui-recall = Riprendi { $theCard } { $fromTerritory }
princeps-ui-settle = Ti insedi: { $theTerritory }?
princeps-ui-settle-hint = Diventa tuo, stabile, e ci si possono posare subito carte. Non torna in mano.
princeps-ui-settle-do = Insediati: { $theTerritory }
princeps-ui-ready = Pronto
princeps-ui-ready-ask = Non posi nulla?
princeps-ui-ready-hint = In questo giro non hai posato carte. Una volta pronto, non si torna indietro.
princeps-ui-ready-do = Non posare nulla
princeps-ui-act = Agisci: chi dà gli ordini?
princeps-ui-act-hint = Un’azione per ogni Principe, Capitano e Consigliere sui tuoi territori, con carte dello stesso posto. Scegli dove.
princeps-ui-act-nobody = Nessuna tua carta di comando sta su un territorio: in questo giro non puoi far nulla.
princeps-ui-act-here = { $territory }: che cosa si fa qui?
princeps-ui-act-goal = Bersaglio: { $territory }. Scegli che cosa fare da { $source }.
princeps-ui-act-none-here = Qui ora non si può far nulla: vedi sotto che cosa serve per ogni azione.
princeps-ui-all-acted = Tutti quelli che comandano qui hanno agito.
princeps-ui-act-left = { $count ->
    [0] Tutte le tue carte di comando hanno agito.
    [one] 1 carta di comando non ha agito.
   *[other] { $count } carte di comando non hanno agito.
}
princeps-ui-command = Le tue carte di comando
princeps-ui-can-nothing = nulla da fare qui ora
princeps-ui-closed = Che cosa ora non si può fare, e perché
princeps-ui-end = Fine delle mie azioni
princeps-ui-path = La tua azione finora
princeps-ui-how-many = Con quali eserciti?
princeps-ui-armies = Eserciti che marciano
princeps-ui-do-attack = Attacca
princeps-ui-do-attack-hint = un vicino, con eserciti
princeps-ui-do-revolt = Rivolta
princeps-ui-do-revolt-hint = annettere un vicino
princeps-ui-do-conspire = Congiura
princeps-ui-do-conspire-hint = rendere indipendente un vicino
princeps-ui-do-spy = Spia
princeps-ui-do-spy-hint = scoprire ciò che è coperto
princeps-ui-do-fortify = Costruisci il Castello
princeps-ui-do-fortify-hint = 1 in più contro attacco e rivolta
princeps-ui-do-colonise = Insedia i Coloni
princeps-ui-do-colonise-hint = stabile, e al sicuro da rivolta e congiura
princeps-ui-do-reform = Riforma le leggi
princeps-ui-do-reform-hint = il territorio diventa stabile
princeps-ui-do-stabilise = Stabilizza
princeps-ui-do-stabilise-hint = il Principe vi spende la sua azione
princeps-ui-commit-attack = Attacca { $theTerritory }
princeps-ui-commit-revolt = Solleva una rivolta { $inTerritory }
princeps-ui-commit-conspire = Congiura { $inTerritory }
princeps-ui-commit-spy = Spia { $theTerritory }
princeps-ui-commit-fortify = Costruisci il Castello { $inTerritory }
princeps-ui-commit-colonise = Insedia i Coloni { $inTerritory }
princeps-ui-commit-reform = Riforma le leggi { $inTerritory }
princeps-ui-if-attack = Più della difesa: è tuo, instabile. Meno: perdi i tuoi Mercenari che combattono e il tuo capo torna in mano. Pari: ogni parte perde un esercito.
princeps-ui-if-revolt = Più della difesa: lo annetti, instabile; altrimenti la carta va persa senza effetto. Prima possono rispondere dei Coloni.
princeps-ui-if-conspire = Più della difesa: diventa indipendente; altrimenti la carta va persa. Prima possono rispondere un Castigo o dei Coloni.
princeps-ui-answer = Rispondi?
princeps-ui-answer-stake-conspire = Se riesce, { $theTerritory } diventa indipendente. Un Castigo la annulla e si scarta; i Coloni che stanno lì la annullano e restano. Se la lasci venire, ti si chiede la difesa.
princeps-ui-answer-stake-revolt = Se riesce, { $theTerritory } viene annesso. I Coloni che stanno lì la annullano e restano. Se la lasci venire, ti si chiede la difesa.
princeps-ui-let-come = Lascia venire
princeps-ui-do-punish = Punisci { $fromTerritory }
princeps-ui-do-punish-none = Punisci
princeps-ui-do-calm = Insedia Coloni
princeps-ui-secret-hint = Lo si chiede a tutti, qualunque carta abbiano.
princeps-ui-defend = Difendi { $theTerritory }
princeps-ui-reveal = Eserciti da rivelare
princeps-ui-reveal-in = Rivela { $inTerritory }
princeps-ui-no-armies = lì non c’è nessun esercito
princeps-ui-defend-hint = Due eserciti o più richiedono lì un Capitano o il Principe. Ciò che riveli resta scoperto.
princeps-ui-defend-attack = Se l’attacco è più forte, perdi { $theTerritory }: i tuoi Mercenari che hanno difeso si scartano, il resto va nella tua mano.
princeps-ui-defend-revolt = Se la rivolta è più forte, { $theTerritory } viene annesso: i Mercenari che hanno difeso si scartano, il resto va nella tua mano.
princeps-ui-defend-conspire = Se la congiura è più forte, { $theTerritory } diventa indipendente. Un castello non aiuta.
princeps-ui-do-defend = { $count ->
    [one] Rivela un esercito: { $defence }
   *[other] Rivela { $count } eserciti: { $defence }
}
princeps-ui-do-defend-nothing = Non rivelare nulla: { $defence }
princeps-ui-defend-private = Solo tu vedi questa somma finché non rispondi.
princeps-ui-machiavelli = Machiavelli?
princeps-ui-both-asked = Lo si chiede a entrambe le parti
princeps-ui-play-him = Giocalo
princeps-ui-machiavelli-attack = Se nessuno lo gioca, questi numeri decidono la battaglia per { $theTerritory }. Chi lo gioca vince subito.
princeps-ui-machiavelli-attack-mine = Se nessuno lo gioca, questi numeri decidono la battaglia per { $theTerritory }, che vuoi. Chi lo gioca vince subito.
princeps-ui-machiavelli-revolt = Se nessuno lo gioca, questi numeri decidono la rivolta per { $theTerritory }. Chi lo gioca vince subito.
princeps-ui-machiavelli-revolt-mine = Se nessuno lo gioca, questi numeri decidono la rivolta per { $theTerritory }, che vuoi. Chi lo gioca vince subito.
princeps-ui-machiavelli-conspire = Se nessuno lo gioca, questi numeri decidono la congiura per { $theTerritory }. Chi lo gioca vince subito.
princeps-ui-machiavelli-conspire-mine = Se nessuno lo gioca, questi numeri decidono la congiura per { $theTerritory }, che vuoi. Chi lo gioca vince subito.
princeps-ui-sacrifice = Sacrifichi Cittadini?
princeps-ui-sacrifice-hint = La battaglia per { $theTerritory } è persa. Ogni esercito di Cittadini che sacrifichi porta con sé uno del vincitore, a caso; gli altri fuggono nella tua mano.
princeps-ui-enter = Entri: { $theTerritory }?
princeps-ui-enter-hint = La rivolta è riuscita. Il tuo agente ha agito, ovunque stia; nessun altro è lì a tenere ciò che ora è tuo.
princeps-ui-terms-attack = { $armies ->
    [one] 1 esercito
   *[other] { $armies } eserciti
}{ $sea ->
    [0] , per terra
   *[other] , −1 per mare
}
princeps-ui-terms-revolt = rivolta 1{ $bonus ->
    [0] { "" }
   *[other] , territorio libero +1
}
princeps-ui-terms-conspire = congiura 1{ $bonus ->
    [0] { "" }
   *[other] , territorio nobile +1
}
princeps-ui-terms-defence = { $armies ->
    [0] nessun esercito
    [one] 1 esercito
   *[other] { $armies } eserciti
}{ $walls ->
    [0] { "" }
   *[other] , castello o principe +{ $walls }
}
princeps-ui-score = Se finisse ora
princeps-ui-score-hint = 1 punto per ogni categoria in cui sei in testa. La ricchezza conta solo nei territori stabili.
princeps-ui-category = Categoria
princeps-ui-category-territories = Territori
princeps-ui-category-gold = Oro
princeps-ui-category-commerce = Commercio
princeps-ui-category-agriculture = Agricoltura
princeps-ui-category-points = Punti
princeps-ui-tie = Pari in punti: { $players }
princeps-ui-tie-stable = Territori stabili
princeps-ui-tie-gold = Oro, stabile o no
princeps-ui-tie-commerce = Commercio, stabile o no
princeps-ui-tie-decides = decide
princeps-ui-tie-equal = pari
princeps-ui-tie-unasked = non si guarda
princeps-ui-ahead-points = { $players }: più punti.
princeps-ui-ahead-stable = { $players }: a pari punti decidono più territori stabili.
princeps-ui-ahead-gold = { $players }: tra pari decide più oro.
princeps-ui-ahead-commerce = { $players }: tra pari decide più commercio.
princeps-ui-ahead-shared = Condiviso: { $players }.
princeps-ui-after-rounds = Dopo { $rounds } giri.
princeps-ui-auto-machiavelli = La domanda di Machiavelli
princeps-ui-auto-machiavelli-hint = Passa in ogni contesa, anche se lo hai.
princeps-ui-about = Tratta, posa carte coperte sui tuoi territori e colpisci con armi, rivolta o congiura.
princeps-ui-facts = Da 2 a 5 persone, 60 minuti
princeps-ui-value-rounds-deck = fino alla fine del mazzo
princeps-ui-count-rounds = { $value } giri
princeps-ui-value-hand_counts-hand = solo la mano
princeps-ui-value-hand_counts-hand-placed = la mano e le carte posate
princeps-ui-value-tied_category-all = tutti quelli in testa segnano
princeps-ui-value-tied_category-none = in parità nessuno segna

## The map in the browser

princeps-ui-map = Mappa dei territori
princeps-ui-map-sentence = { $territory }: { $parts }.
princeps-ui-map-is = { $parts }
princeps-ui-map-yours = tuo
princeps-ui-map-of = di { $player }
princeps-ui-map-independent = indipendente
princeps-ui-map-off = fuori dal tavolo
princeps-ui-map-free = libero
princeps-ui-map-noble = nobile
princeps-ui-map-oriental = orientale
princeps-ui-map-gold = oro
princeps-ui-map-commerce = commercio
princeps-ui-map-agriculture = agricoltura
princeps-ui-map-stable = stabile
princeps-ui-map-down = { $count ->
    [one] 1 carta coperta
   *[other] { $count } carte coperte
}
princeps-ui-map-face-down = coperte
princeps-ui-map-shown = in vista
princeps-ui-map-bare = nessuna carta
princeps-ui-map-only-you = Solo tu { $count ->
    [one] la vedi; gli altri vedono 1 carta.
   *[other] le vedi; gli altri vedono { $count } carte.
}
princeps-ui-map-by-land = confina per terra con
princeps-ui-map-by-sea = confina per mare con
princeps-ui-map-parts = Parte della mappa
princeps-ui-map-short = { $shortTerritory }
princeps-ui-map-all = Tutto
princeps-ui-map-west = Ovest
princeps-ui-map-north = Nord
princeps-ui-map-south = Sud
princeps-ui-map-east = Est
princeps-ui-map-list = Elenco
princeps-ui-map-lands = Territori
princeps-ui-map-find = Cerca un territorio
princeps-ui-map-show = Mostra
princeps-ui-map-every = tutti e { $count }
princeps-ui-map-mine = accanto ai miei
princeps-ui-map-you = Tu
princeps-ui-map-independents = Indipendenti
princeps-ui-map-others = Fuori dal tavolo
princeps-ui-map-none = Nessun territorio corrisponde.
princeps-ui-map-on-map = Mostra sulla mappa
princeps-ui-map-caravel = Mediterraneo occidentale
princeps-ui-map-galley = Mar Tirreno
princeps-ui-map-bucentaur = Adriatico
princeps-ui-map-carrack = Mar Ionio
princeps-ui-map-cog = Mar di Levante
princeps-ui-map-dhow = Golfo


## The first game, explained

princeps-lesson-draw = Governi tre territori. Un giro ha quattro fasi [1]: pesca, trattativa, preparazione, azioni. Prima peschi [2] fino a { $target } carte: adesso { $count }.
princeps-lesson-draw-why = Ognuno pesca fino ai suoi territori più quattro: chi ha più terre ha più carte. Il Principe conta come una di esse, ovunque sia.
princeps-lesson-deal = Ora si tratta tutti insieme. { $player } ti offre { $aGive } per { $aWant } [1]: un buon affare, perché qualcuno deve comandare i tuoi eserciti. Accetta [2], o rifiuta.
princeps-lesson-deal-why = Questa offerta la vedete solo voi due. Uno scambio si compie subito e per intero, e nessuno può barare; le altre promesse non obbligano nessuno.
princeps-lesson-offer = Anche tu puoi fare offerte [1]: di’ che cosa dai e che cosa vuoi, a uno solo o a chiunque. Prova con { $aGive } [2] per { $aWant }: chi ne ha uno può accettare. Quando non vuoi altro, finisci di trattare [3].
princeps-lesson-offer-why = Non vedi che cosa hanno gli altri, quindi chiedi. Un’offerta non costa nulla finché nessuno l’accetta; chi non può o non vuole, rifiuta. La fase finisce quando tutti hanno finito.
princeps-lesson-dealt = La tua offerta è stata accettata, e le carte hanno cambiato mano. Offri ancora, se vuoi, o finisci di trattare [1].
princeps-lesson-dealt-why = Di uno scambio fra due gli altri vedono solo chi, e quante carte. Chi ha finito torna se qualcuno gli fa un’offerta per nome.
princeps-lesson-prepare = Preparazione [1]: metti carte coperte sui tuoi territori. Comincia con { $theLeader } [2] { $inOrigin } [3]: accanto c’è { $theTerritory } [4], dove { $owner } { $most ->
    [0] non ha nessuna carta.
    [one] ha una carta sola.
   *[other] ha solo { $most } carte.
}
princeps-lesson-prepare-why = Le carte servono solo insieme a una carta di comando nello stesso territorio: gli eserciti con un Capitano o il Principe, le altre con un Consigliere o il Principe. Gli altri vedono quante carte ci sono, ma non quali.
princeps-lesson-armies = Ora un esercito [1] accanto a chi comanda [2], e poi un altro: ognuno vale 1, e ne vuoi più di quanti possano opporsi.
princeps-lesson-armies-why = Cittadini e mercenari hanno la stessa forza. I mercenari che combattono e sono battuti sono persi; i cittadini battuti tornano nella tua mano, o portano con sé un esercito di chi ha vinto.
princeps-lesson-guard = Con questa forza puoi attaccare. Ora metti il Principe [1] in un altro territorio: fa tutto, e ciò che gli sta accanto serve.
princeps-lesson-guard-why = Il Principe non si perde mai: se cade il suo territorio, torna nella tua mano. Sul tavolo agisce una volta per giro, e comanda una difesa.
princeps-lesson-ready = Accanto al Principe metti un esercito per difendere e il Castigo, se l’hai, contro le congiure; dei Coloni accanto al Principe possono rispondere anche a una rivolta lì. Ciò che resta in mano in questo giro non fa nulla. Quando tutto sta dove deve, concludi [1].
princeps-lesson-ready-why = Un territorio senza eserciti è un invito: lascia vuoto quello che puoi perdere. Mentre prepari puoi riprendere carte e metterle altrove.
princeps-lesson-punish = Ora tutti agiscono a turno. { $player } ordisce una congiura in un tuo territorio [1]: se riesce, non sarà più di nessuno. { $can ->
    [0] Un Castigo accanto al tuo Principe o a un Consigliere l’annullerebbe; non ne hai messo nessuno così, e puoi solo lasciarla venire [2].
   *[other] Il tuo Castigo sta dove serve: con esso [2] annulli la congiura.
}
princeps-lesson-punish-why = Ti viene chiesto in ogni caso, perché nessuno capisca dalla domanda che cosa hai. Una congiura vale 1, in un territorio nobile 2, e deve superare i tuoi eserciti lì; anche dei Coloni che stanno nel territorio con un Consigliere o il Principe potrebbero rispondere.
princeps-lesson-defend = { $player } [1] attacca { $theTerritory } [2] con forza { $attack }. Lì hai { $armies ->
    [0] 0 eserciti.
    [one] 1 esercito: toccalo [3] per rivelarlo.
   *[other] { $armies } eserciti: tocca quelli che riveli [3].
} Con quanti ne ha l’attacco tieni il territorio, e ogni parte ne perde uno; con più, vinci; con meno, lo perdi.
princeps-lesson-defend-why = Un esercito può difendere da solo, più d’uno soltanto al comando di un Capitano o del Principe. Ciò che non usi resta coperto; se il territorio cade, i mercenari che hanno difeso sono persi e il resto torna nella tua mano.
princeps-lesson-resist = { $player } [1] ti volta contro { $theTerritory } [2] con { $attack }. { $armies ->
    [0] Lì non hai nessun esercito.
    [one] Lì hai 1 esercito: toccalo [3] per rivelarlo.
   *[other] Lì hai { $armies } eserciti: tocca quelli che riveli [3].
} Con altrettanti o più fallisce e la sua carta va persa; con meno perdi il territorio.
princeps-lesson-resist-why = Rivolta e congiura non si battono, si reggono: gli eserciti resistono, un Castello aiuta solo contro una rivolta, e certi principi resistono da soli.
princeps-lesson-machiavelli = { $attack } contro { $defence } [1]. Prima che una contesa si decida, alle due parti si chiede di Machiavelli, l’unica carta che vince subito. Senza di lui passi [2]; d’ora in poi avviene da sé.
princeps-lesson-machiavelli-why = C’è un solo Machiavelli nel gioco, e può venire dalla mano. Le due parti rispondono prima di sapere dell’altra: chi tace può ancora averlo.
princeps-lesson-act = Tocca a te agire: ogni Principe, Capitano e Consigliere sul tavolo può fare una cosa. La tua forza { $inOrigin } [1] può attaccare [2] { $theTerritory } [3]: hai { $armies ->
    [one] 1 esercito,
   *[other] { $armies } eserciti,
} e di fronte ci sono al massimo { $most }.
princeps-lesson-act-why = Con più forza della difesa vinci, e le tue truppe entrano. Con la stessa, ogni parte perde un esercito; con meno, perdi. Per mare l’attacco perde 1, e l’ultimo territorio di ognuno è al sicuro.
princeps-lesson-act-idle = Tocca a te agire: ogni Principe, Capitano e Consigliere sul tavolo può fare una cosa, con carte dello stesso territorio. Non hai nessuno con un esercito su un confine di terra; fai ciò che puoi, o finisci [1].
princeps-lesson-won = Hai vinto, e le tue truppe sono entrate [1]: il territorio è tuo. È instabile: conta come territorio, ma la sua ricchezza non conta ancora. { $next ->
    [act] Agisci ancora, o finisci [2].
    [end] Ora finisci le tue azioni [2].
   *[none] { "" }
}
princeps-lesson-won-why = La tua forza resta dove ha vinto, e non protegge più ciò che ha lasciato. Un territorio instabile si stabilizza con una Riforma legale, dei Coloni o il Principe.
princeps-lesson-failed = Questo attacco non ha preso il territorio [1]. A forze pari ogni parte perde un esercito; chi ne ha meno perde i mercenari, e i cittadini tornano in mano. { $next ->
    [act] Agisci ancora, o finisci [2].
    [end] Ora finisci le tue azioni [2].
   *[none] { "" }
}
princeps-lesson-failed-why = I numeri accanto a un bersaglio dicono che cosa può opporsi: ogni carta coperta può essere un esercito. Una Spia le scopre prima del colpo.
princeps-lesson-sacrifice = Hai perso la battaglia [1], ma i cittadini si battono fino in fondo: ognuno che sacrifichi porta con sé un esercito di chi ha vinto. Quelli che risparmi tornano nella tua mano.
princeps-lesson-sacrifice-why = Un esercito che muore viene scartato, tuo o di chi ha vinto. I mercenari non lo fanno: nella sconfitta sono persi e basta.
princeps-lesson-enter = La tua rivolta ha preso il territorio. Chi l’ha provocata può entrare [1] o restare a casa [2].
princeps-lesson-enter-why = Chi entra non porta eserciti con sé. Da lì potrà usare altre carte nel prossimo giro, e lì può anche essere sorpreso.
princeps-lesson-points = Un nuovo giro; una partita ne ha sei. Alla fine prende un punto chi ha di più di ogni cosa: territori, oro stabile, commercio stabile, agricoltura stabile. Se finisse ora, tu [1] ne avresti { $points }. Pesca di nuovo; prima puoi scartare ciò che non ti serve.
princeps-lesson-points-why = Per la ricchezza conta solo il territorio stabile, e se più d’uno è in testa segnano tutti. La Mano, che comincia, passa ogni giro al prossimo.
princeps-lesson-again = Di nuovo le stesse quattro fasi. Puoi fare offerte, o semplicemente finire di trattare [1].
princeps-lesson-again-why = Ciò che ti serve ora può stare in mano a qualcun altro: eserciti, un Consigliere, una carta territorio. Le carte che non puoi usare sono buone da dare.
princeps-lesson-settle = Hai pescato un territorio [1]: insediati [2]. È subito tuo, e stabile, ovunque sia; e già in questo giro puoi metterci carte.
princeps-lesson-settle-why = I territori del mazzo sono il modo tranquillo di crescere: uno in più conta per più territori, per la sua ricchezza e per la pesca.
princeps-lesson-unstable = Ciò che hai preso è instabile [1]: la sua ricchezza non conta. Metti lì un Consigliere [2] e una Riforma legale [3], e usali quando agisci. Il Principe, se è lì, lo fa senza carta.
princeps-lesson-unstable-why = I Consiglieri usano le carte politiche, i Capitani comandano soltanto eserciti, e il Principe fa tutto. Mentre prepari puoi riprendere le carte libere e metterle altrove.
princeps-lesson-set = Ora ci sono tutti e due [1]. Metti ciò che ti serve ancora, o concludi [2].
princeps-lesson-set-why = Un esercito accanto a loro difende ciò che hai vinto. Ciò che resta nella tua mano è al sicuro, ma in questo giro non fa nulla.
princeps-lesson-stabilise = Ciò che hai preso [1] rendilo ora stabile [2]: da allora la sua ricchezza conta per te. Poi finisci le tue azioni.
princeps-lesson-stabilise-why = Ogni carta di comando agisce una volta per giro, quindi il Capitano può ancora attaccare. La Riforma si consuma; dei Coloni resterebbero, e terrebbero lontane rivolte e congiure.
princeps-lesson-stable = Ora è stabile [1], e la sua ricchezza conta per te. { $next ->
    [act] Agisci ancora, o finisci [2].
    [end] Ora finisci le tue azioni [2].
   *[none] { "" }
}
princeps-lesson-stable-why = Resta stabile finché qualcuno non lo prende. A pari punti decidono i territori stabili.
princeps-lesson-end-ahead = Erano due giri, e sei in testa: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, e { $player } { $most }. Ora conosci un giro di Princeps: pesca, tratta, metti le carte e colpisci dove sono deboli.
princeps-lesson-end = Erano due giri. Se finisse ora, { $player } avrebbe { $most ->
    [one] 1 punto
   *[other] { $most } punti
}, e tu { $points }. Ora conosci un giro di Princeps: pesca, tratta, metti le carte e colpisci dove sono deboli.

## The rules, as pages

princeps-rules-1-title = Lo scopo
princeps-rules-1 = Da due a cinque principi governano territori. A ogni giro peschi carte, tratti, metti carte coperte sui tuoi territori e agisci: con le armi, con le rivolte, con le congiure. Alla fine c’è un punto per chi ha più territori, e uno ciascuno per più oro, più commercio e più agricoltura stabili. Vince chi ha più punti.
princeps-rules-2-title = Le carte e la mappa
princeps-rules-2 =
    Ci sono 93 carte: 24 territori; 5 principi; 5 consiglieri e 5 capitani; 10 eserciti cittadini e 10 mercenari; 5 rivolte, 5 congiure, 5 spie, 5 coloni, 5 castelli e 5 castighi; 3 riforme legali; 1 Machiavelli.
    Un territorio è libero, nobile o orientale, ha un tipo di ricchezza (oro, commercio o agricoltura) e degli scudi. Due territori confinano quando hanno uno scudo in comune; confinano per mare quando in comune hanno solo navi. La mappa, con le sue ricchezze e i suoi scudi, è disegno nostro: non se ne conosce nessuna fonte stampata.
    Principe, consigliere e capitano sono carte di comando. Rivolta, congiura, spia, riforma, coloni, castello e castigo sono carte politiche.
princeps-rules-3-title = La preparazione della partita
princeps-rules-3 =
    Ciascuno riceve un principe a caso: civile nobile (ce ne sono due), civile popolare, ereditario o ecclesiastico. Comincia in mano. Tutti sanno di che tipo è, e nessuno dove sta la sua carta. Gli altri principi escono dal gioco.
    Ciascuno riceve tre territori, scoperti e stabili, un esercito cittadino e uno mercenario; un principe civile nobile porta un cittadino in più. Tutte le altre carte si mescolano nel mazzo, anche i territori e Machiavelli. Il caso dice chi è la prima Mano.
princeps-rules-4-title = Un giro
princeps-rules-4 = Un giro ha quattro parti: pescare, trattare, preparare, agire. Comincia la Mano, e si gioca in senso antiorario; solo la trattativa è di tutti insieme. Il caso nomina la prima Mano; dopo ogni giro la Mano passa al posto seguente, anch’essa in senso antiorario.
princeps-rules-5-title = Pescare
princeps-rules-5 =
    Peschi fino ai tuoi territori sul tavolo più quattro, dodici al massimo.
    • Il tuo principe conta come una carta, ovunque sia.
    • I territori instabili contano, quelli indipendenti no.
    • Prima puoi scartare quello che vuoi dalla mano, mai il principe. Se ne hai troppe, devi.
    • Le carte sui tuoi territori non contano. Con una regola facoltativa sì, tranne castelli e coloni in vigore.
    • Se superi il numero e in mano non hai niente da scartare, non peschi nulla.
    Quando si deve pescare e il mazzo è vuoto, gli scarti si mescolano in uno nuovo. Se sono vuoti entrambi, non si pesca più.
princeps-rules-6-title = Dodici carte in mano
princeps-rules-6 = Nessuno ne tiene mai più di dodici, compreso il principe se è in mano. Ogni volta che una mano va oltre (uno scambio, una carta ripresa, una sconfitta), si scarta subito, prima che continui altro; mai il principe. Se due mani sono troppo grandi, scartano una dopo l’altra, di turno dalla Mano.
princeps-rules-7-title = Trattare
princeps-rules-7 =
    Offri carte in mano, o territori sul tavolo, per altri: mai il principe. Puoi dire quello che vuoi, e le promesse non obbligano nessuno; ma le carte non si possono mostrare agli altri.
    • Un’offerta va a una persona, o a chiunque: allora è di chi accetta per primo.
    • Può essere un dono, o chiederne uno; niente per niente non è un’offerta.
    • Devi avere ciò che dai, per ogni offerta presa da sola. Puoi chiedere quello che vuoi, chiunque l’abbia.
    • Chi accetta deve avere tutto ciò che si chiede. Lo scambio si fa per intero.
    • Puoi avere tre offerte aperte. Per rispondere a una, fanne un’altra in senso inverso.
    • Un’offerta decade quando chi l’ha fatta non ha più ciò che dà; non si dice quale carta manchi. Non decade mai per ciò che chiede.
    • Rifiutata, un’offerta a una persona si chiude; una a chiunque, quando tutti gli altri l’hanno rifiutata.
    Chi ha finito non fa più niente, finché una sua offerta non è accettata o non ne arriva una nuova a suo nome. Quando tutti hanno finito, la trattativa si chiude, e con essa tutte le offerte.
princeps-rules-8-title = Scambiare territori
princeps-rules-8 =
    I territori sul tavolo si scambiano come le carte territorio in mano. Con una regola facoltativa si scambiano solo carte in mano.
    • Un territorio passa con il suo castello, i suoi coloni e il suo stato, stabile o no. Le altre carte che vi stanno tornano in mano a chi lo dà.
    • Nessuno può dare via tutti i territori, neppure in uno scambio.
    • I territori sul tavolo chiesti devono essere tutti di un solo rivale, a cui ne resti un altro.
    • Un’offerta che dà quello che è ormai l’ultimo territorio di chi l’ha fatta resta aperta, e non si può accettare finché non ne ha un altro.
    • Tutti sentono quale territorio cambia di mano. Puoi dare fino a restare con uno, che non può essere attaccato.
princeps-rules-9-title = Preparare
princeps-rules-9 =
    Ti insedi nei territori che hai in mano, ovunque sulla mappa: sono tuoi e stabili. Metti quante altre carte vuoi coperte sui tuoi territori, anche su quelli appena insediati, da usare in questo giro.
    Puoi riprendere carte dai tuoi territori e metterle altrove; castelli e coloni in vigore restano. Ciò che è stato mostrato resta scoperto finché non viene ripreso e rimesso. Di carte uguali in un territorio, quella scoperta si riprende, si usa o si perde per prima.
    Mettine quante vuoi, anche per bluffare; limitato è quante se ne possono usare. Le carte che più tardi fuggono nella tua mano aspettano la prossima preparazione.
princeps-rules-10-title = Agire
princeps-rules-10 =
    A turno ciascuno fa un’azione per ogni carta di comando su un territorio, con carte dello stesso territorio, e poi finisce. Le azioni non fatte sono perse, e le carte restano come stanno.
    • Principe: fa tutto.
    • Capitano: attacca.
    • Consigliere: usa le carte politiche.
    Una carta di comando agisce una volta per giro. Più d’una nello stesso territorio agiscono una dopo l’altra. Ciò che si usa si mostra. Le carte passano a un altro territorio solo con la conquista, o dopo una rivolta.
princeps-rules-11-title = Attaccare
princeps-rules-11 =
    Un capitano o un principe attacca, con uno o più eserciti del suo territorio, un territorio confinante di un altro, o uno indipendente. L’attacco vale i suoi eserciti, 1 in meno per mare. Un esercito attacca una volta per giro.
    • Più della difesa: gli eserciti e chi li guida entrano. Il territorio è tuo, instabile. Il castello resta a te; i coloni si scartano.
    • Meno: chi ha attaccato perde.
    • Pari: ogni parte perde un esercito.
    Contro un territorio vuoto ti serve almeno 1: un solo esercito per mare si ritira senza danni.
princeps-rules-12-title = Difesa e castelli
princeps-rules-12 =
    Chi difende sceglie dopo aver visto l’attacco: niente, o un esercito; più d’uno solo al comando di un capitano o di un principe nel territorio, che si mostra anche lui. Contano gli eserciti mostrati, e 1 per un castello. I tipi di principe non contano in battaglia. Gli eserciti difendono quante volte si vuole, anche quelli che hanno attaccato.
    Se c’è un castello e nessun esercito è stato mostrato, un solo esercito attaccante si ritira senza perdite, anche se vi stanno eserciti coperti. Due lo prendono.
princeps-rules-13-title = Perdite, pareggi e sacrificio
princeps-rules-13 =
    Quando un territorio cade, i mercenari di chi perde che hanno difeso si scartano, anche se decide Machiavelli. Tutte le altre carte libere vanno nella sua mano, compresi i mercenari che non hanno difeso; ciò che stava coperto non si mostra. A un attaccante battuto succede lo stesso, ma solo con le carte che hanno attaccato. Un principe torna sempre in mano.
    • Sacrificio: ogni cittadino di chi perde che ha attaccato o è stato mostrato può essere scartato e portare con sé un esercito di chi vince, a caso; altrimenti fugge in mano. Non più di quanti eserciti ha chi vince.
    • Pareggio: ogni parte perde a caso un esercito che ha combattuto, prima chi attacca; gli attaccanti restano a casa.
    Se muoiono tutti gli eserciti che difendono, il territorio resta comunque in mano a chi difende.
princeps-rules-14-title = Rivolta
princeps-rules-14 =
    Con un consigliere o un principe, contro un territorio confinante. La sua forza è 1, in un territorio libero 2; il mare non toglie niente, e le rivolte non si sommano. Di fronte stanno gli eserciti mostrati, 1 per un castello e 1 se il principe di chi possiede è ecclesiastico o popolare.
    Se la rivolta è più forte, il territorio è tuo, instabile, con il suo castello. I mercenari che hanno difeso si scartano, il resto va in mano a chi lo possedeva, nessuno si sacrifica. Chi l’ha istigata può entrare o restare. Altrimenti non succede niente. La carta si scarta.
princeps-rules-15-title = Congiura, e risposte a una sollevazione
princeps-rules-15 =
    Con un consigliere o un principe, contro un territorio confinante. La sua forza è 1, in un territorio nobile 2, anche per mare. Di fronte stanno gli eserciti mostrati, e 1 se il principe di chi possiede è ecclesiastico o ereditario. I castelli non contano.
    Se la congiura è più forte, il territorio diventa indipendente, con le stesse perdite di una rivolta; la sua carta resta lì, e chi l’ha istigata dove stava. Altrimenti la carta si scarta.
    Prima della difesa chi possiede il territorio può rispondere con una carta, senza spendere azioni, e così finisce la sollevazione. La carta di questa si scarta, e chi l’ha istigata ha agito.
    • Castigo: se sta con un tuo consigliere o principe, in qualsiasi territorio, annulla una congiura contro di te. Si scarta.
    • Coloni: se stanno nel territorio colpito, coperti o scoperti, con un tuo consigliere o principe, annullano una rivolta o una congiura. Restano in vigore, e il territorio è stabile.
    Il consigliere che sta lì si scopre, o il principe se non ce n’è; può aver già agito, e per questo non ha agito. Chi è già scoperto resta com’è.
    A chi possiede il territorio si chiede sempre di una congiura, e di una rivolta se vi stanno due carte libere o più, quali che siano.
princeps-rules-16-title = Territori indipendenti, ultimi territori
princeps-rules-16 =
    Un territorio indipendente non conta per nessuno. Non si può spiare, e nessuno vi congiura contro. Chi vi confina, anche chi lo possedeva, può prenderlo con un attacco o una rivolta. I suoi congiurati difendono con 1, con un castello con 2. In un pareggio non perdono niente; battuti, la loro carta si scarta.
    Chi ha un solo territorio non può essere attaccato, né subire rivolte o congiure. Può essere spiato, e può attaccare.
princeps-rules-17-title = Spie, castelli, coloni, stabilità
princeps-rules-17 =
    • Spia: scopre per tutti ciò che sta coperto in un qualsiasi territorio rivale, anche lontano.
    • Castello: 1 in più in difesa contro attacco e rivolta. Uno per territorio; resta.
    • Coloni in vigore: stabilizzano un territorio, e lì nessuno può iniziare una rivolta o una congiura. Non fermano gli eserciti. Una carta per territorio. Quelli che stanno solo posati lì non impediscono niente, ma possono rispondere.
    • Riforma legale: stabilizza un territorio.
    • Il principe: spende la sua azione per stabilizzare il territorio in cui sta; non nel giro in cui l’ha conquistato.
    Ciò che è stato preso è instabile fino ad allora. Conta solo per il punteggio.
princeps-rules-18-title = Machiavelli
princeps-rules-18 =
    Dalla mano o da uno qualsiasi dei tuoi territori, senza carta di comando e senza azione. In ogni battaglia, rivolta e congiura si chiede alle due parti insieme, che l’abbiano o no, dopo la scelta della difesa. Chi lo gioca vince, anche da 0 o contro un castello, e chi perde non sacrifica nessuno. Viene scartato.
    Non annulla i coloni, né un castigo o un’altra risposta, né la sicurezza di un ultimo territorio. Contro un territorio indipendente si chiede solo a chi attacca.
princeps-rules-19-title = La fine e il punteggio
princeps-rules-19 =
    La partita finisce dopo sei giri, o quanti se ne sono concordati, cinque o più. Con un’altra regola va avanti senza un nuovo mazzo, fino al giro in cui il mazzo finisce, o al terzo di fila in cui nessuno pesca.
    • Territori: un punto a chi ne ha di più, in qualsiasi stato.
    • Oro, commercio, agricoltura: un punto ciascuno a chi ne ha di più stabili. Nessuno fa punti dove nessuno ne ha.
    Tutti quelli in testa hanno il punto; con una regola facoltativa, a pari merito nessuno. A parità di punti decidono i territori stabili, poi l’oro in qualsiasi stato, poi il commercio. Altrimenti la vittoria è condivisa.
princeps-rules-20-title = Che cosa vedi
princeps-rules-20 =
    Vedi tutto ciò che è sul tavolo tranne le carte coperte degli altri, di cui vedi il numero; la tua mano, e quante carte hanno gli altri; gli scarti; le tue offerte, quelle a te e quelle a chiunque; degli altri scambi, chi e quante carte.
    Se il tuo tempo scade, peschi senza scartare più del dovuto, non metti e non fai niente, difendi con tutti gli eserciti che possono, e non sacrifichi nessuno.
princeps-rules-21-title = Le nostre decisioni
princeps-rules-21 =
    Dove il regolamento tace o dice meno, abbiamo deciso:
    • La mappa, con le sue ricchezze e i suoi scudi, è nostra.
    • Le carte posate si possono riprendere nella preparazione.
    • Tutti sanno di che tipo è ogni principe.
    • Dove ci sono coloni in vigore, rivolta e congiura non si possono nemmeno dichiarare.
    • La sicurezza di un ultimo territorio vale anche contro rivolta e congiura.
    • Una rivolta può prendere un territorio indipendente.
    • Dopo una rivolta chi l’ha istigata può entrare.
    • I territori sul tavolo si scambiano con castello, coloni e stato, e mai tutti quelli che uno ha.
    • Le dodici carte valgono in ogni momento, non solo quando si pesca.
    • I coloni sono fra le carte che «neutralizzano» una sollevazione; la domanda per la risposta si fa come detto sopra, perché nessuno sappia che cosa hai.
    • I mercenari «implicati» sono quelli che hanno difeso, o quelli che hanno attaccato.
    • Zero contro zero è una ritirata senza perdite; un solo esercito si ritira da un castello anche se vi stanno eserciti coperti.
    • Un cittadino che ha combattuto può essere sacrificato qualunque cosa tolga il mare, ma non più di quanti eserciti ha chi vince.
    • Una partita di un solo mazzo finisce anche con il terzo giro di fila in cui nessuno pesca.
    • Non si possono chiedere più carte di un tipo di quante ne ha il gioco.
    • Se il tuo tempo scade, si fa per te una mossa modesta (vedi «Che cosa vedi»).
