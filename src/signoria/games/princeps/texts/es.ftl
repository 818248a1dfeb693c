# Princeps en español.

princeps-title = Princeps
princeps-about = Príncipes del Renacimiento negocian, ponen sus cartas boca abajo en sus territorios y golpean: con las armas, con la revuelta, con la conjura. Gana quien va por delante en territorios y en riqueza estable.

## Palabras: cartas

word-prince = Príncipe
    .the = el Príncipe
    .a = un Príncipe
word-counsellor = Consejero
    .the = el Consejero
    .a = un Consejero
word-captain = Capitán
    .the = el Capitán
    .a = un Capitán
word-citizen = Ejército Ciudadano
    .the = el Ejército Ciudadano
    .a = un Ejército Ciudadano
word-mercenary = Ejército Mercenario
    .the = el Ejército Mercenario
    .a = un Ejército Mercenario
word-revolt = Revuelta
    .the = la Revuelta
    .a = una Revuelta
word-conspiracy = Conjura
    .the = la Conjura
    .a = una Conjura
word-spy = Espía
    .the = el Espía
    .a = un Espía
word-reform = Reforma Legal
    .the = la Reforma Legal
    .a = una Reforma Legal
word-colonists = Colonos
    .the = los Colonos
    .a = unos Colonos
word-castle = Castillo
    .the = el Castillo
    .a = un Castillo
word-punishment = Castigo
    .the = el Castigo
    .a = un Castigo
word-machiavelli = Maquiavelo
    .the = Maquiavelo
    .a = Maquiavelo

## Palabras: territorios (los nombres son los de territories.json)

word-florence = Florencia
    .the = Florencia
    .a = Florencia
    .from = desde Florencia
    .in = en Florencia
word-venice = Venecia
    .the = Venecia
    .a = Venecia
    .from = desde Venecia
    .in = en Venecia
word-genoa = Génova
    .the = Génova
    .a = Génova
    .from = desde Génova
    .in = en Génova
word-siena = Siena
    .the = Siena
    .a = Siena
    .from = desde Siena
    .in = en Siena
word-lucca = Luca
    .the = Luca
    .a = Luca
    .from = desde Luca
    .in = en Luca
word-pisa = Pisa
    .the = Pisa
    .a = Pisa
    .from = desde Pisa
    .in = en Pisa
word-swiss = Cantones suizos
    .the = los Cantones suizos
    .a = los Cantones suizos
    .from = desde los Cantones suizos
    .in = en los Cantones suizos
word-germany = Ciudades alemanas
    .the = las Ciudades alemanas
    .a = las Ciudades alemanas
    .from = desde las Ciudades alemanas
    .in = en las Ciudades alemanas
word-milan = Milán
    .the = Milán
    .a = Milán
    .from = desde Milán
    .in = en Milán
word-naples = Nápoles
    .the = Nápoles
    .a = Nápoles
    .from = desde Nápoles
    .in = en Nápoles
word-ferrara = Ferrara
    .the = Ferrara
    .a = Ferrara
    .from = desde Ferrara
    .in = en Ferrara
word-romagna = Romaña
    .the = Romaña
    .a = Romaña
    .from = desde Romaña
    .in = en Romaña
word-rome = Roma
    .the = Roma
    .a = Roma
    .from = desde Roma
    .in = en Roma
word-sicily = Sicilia
    .the = Sicilia
    .a = Sicilia
    .from = desde Sicilia
    .in = en Sicilia
word-france = Francia
    .the = Francia
    .a = Francia
    .from = desde Francia
    .in = en Francia
word-spain = España
    .the = España
    .a = España
    .from = desde España
    .in = en España
word-constantinople = Constantinopla
    .the = Constantinopla
    .a = Constantinopla
    .from = desde Constantinopla
    .in = en Constantinopla
word-macedonia = Macedonia
    .the = Macedonia
    .a = Macedonia
    .from = desde Macedonia
    .in = en Macedonia
word-morea = Morea
    .the = Morea
    .a = Morea
    .from = desde Morea
    .in = en Morea
word-anatolia = Anatolia
    .the = Anatolia
    .a = Anatolia
    .from = desde Anatolia
    .in = en Anatolia
word-syria = Siria
    .the = Siria
    .a = Siria
    .from = desde Siria
    .in = en Siria
word-egypt = Egipto
    .the = Egipto
    .a = Egipto
    .from = desde Egipto
    .in = en Egipto
word-persia = Persia
    .the = Persia
    .a = Persia
    .from = desde Persia
    .in = en Persia
word-tunis = Túnez
    .the = Túnez
    .a = Túnez
    .from = desde Túnez
    .in = en Túnez

## Palabras: príncipes, categorías, acciones, fases

word-noble = príncipe civil noble
    .a = un príncipe civil noble
word-popular = príncipe civil popular
    .a = un príncipe civil popular
word-hereditary = príncipe hereditario
    .a = un príncipe hereditario
word-ecclesiastic = príncipe eclesiástico
    .a = un príncipe eclesiástico
word-territories = más territorios
word-gold = más oro estable
word-commerce = más comercio estable
word-agriculture = más agricultura estable
word-attack = atacar
word-conspire = conspirar
word-fortify = levantar un castillo
word-colonise = asentar colonos
word-stabilise = estabilizar
word-end = terminar
word-pass = pasar
word-deal = el reparto
word-draw = el robo de cartas
word-negotiate = la negociación
word-prepare = la preparación
word-act = tus acciones
word-punish = si castigas una conjura
word-defend = tu defensa
word-sacrifice = un sacrificio
word-enter = si tu agente entra
word-discard = cartas que descartar, por encima de doce
word-over = el final

## Nombres cortos en el mapa

key-florence = Flo
key-venice = Ven
key-genoa = Gén
key-siena = Sie
key-lucca = Luc
key-pisa = Pis
key-swiss = Sui
key-germany = Ale
key-milan = Mil
key-naples = Náp
key-ferrara = Fer
key-romagna = Rmñ
key-rome = Rom
key-sicily = Sic
key-france = Fra
key-spain = Esp
key-constantinople = Con
key-macedonia = Mac
key-morea = Mor
key-anatolia = Ana
key-syria = Sir
key-egypt = Egi
key-persia = Per
key-tunis = Tún

## Lo que se teclea para elegir

key-prince = pr
key-counsellor = co
key-captain = ca
key-citizen = ci
key-mercenary = me
key-revolt = re
key-conspiracy = cj
key-spy = es
key-reform = rl
key-colonists = cl
key-castle = ct
key-punishment = cg
key-machiavelli = ma
key-draw = r
key-offer = o
key-nothing = n
key-accept = a
key-decline = x
key-withdraw = t
key-done = f
key-ready = l
key-recall = g
key-attack = a
key-conspire = c
key-fortify = l
key-colonise = o
key-stabilise = s
key-end = t
key-pass = p
key-enter = n
key-stay = s

## Cómo se pueden escribir las palabras de la notación: la primera es la que se muestra

say-draw = robar, robo
say-ready = listo, lista
say-pass = pasar, paso
say-enter = entrar, entra
say-stay = quedarse, queda
say-end = terminar, fin
say-done = acabar, acabo
say-accept = aceptar, acepto
say-decline = rechazar, rechazo
say-withdraw = retirar, retiro
say-discard = descartar, descarto
say-settle = establecerse, establezco
say-lay = poner, pongo
say-recall = recoger, recojo
say-punish = castigar
say-defend = defender, defiendo
say-sacrifice = sacrificar, sacrifico
say-offer = oferta, ofrezco
say-give = da, doy
say-want = pide, pido, quiero
say-nothing = nada
say-anyone = cualquiera, todos
say-in = en
say-from = desde, de
say-with = con
say-by = mediante, por
say-under = bajo
say-attack = atacar, ataco
say-conspire = conspirar, conspiro
say-fortify = fortificar, fortifico
say-colonise = colonizar, colonizo
say-stabilise = estabilizar, estabilizo
say-spy = espía, espiar
say-reform = reforma, reformar
say-citizen = ciudadano, ciudadanos
say-mercenary = mercenario, mercenarios
say-swiss = suiza, suizos
say-germany = alemania

## Lo que ha pasado: comienzo, ronda, robo

event-crowned = { $player } gobierna como { $prince }.
event-granted = { $player } posee { $theTerritory }.
event-armed = { $player } toma en la mano { $citizens ->
    [one] 1 Ejército Ciudadano
   *[other] { $citizens } Ejércitos Ciudadanos
} y { $mercenaries ->
    [one] 1 Ejército Mercenario
   *[other] { $mercenaries } Ejércitos Mercenarios
}.
event-round = Ronda { $round }: { $player } es Mano y empieza.
event-discarded = { $player } descarta { $theCard }.
event-drawing = { $player } { $count ->
    [0] no roba nada
    [one] roba 1 carta
   *[other] roba { $count } cartas
} (hasta { $target }).
event-drew = { $player } roba una carta.
event-drew-card = { $player } roba { $theCard }.
event-emptied = No quedan más cartas que robar.
event-shuffled = Se barajan los descartes: nuevo mazo de { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}.

## Lo que ha pasado: negociación

event-opened = Se abre la negociación.
event-offered = Oferta { $offer }, de { $player } a { $other }.
event-gives = Se da: { $theCard }.
event-wants = Se pide: { $theCard }.
event-offered-all = Oferta { $offer }, de { $player } a cualquiera.
event-gives-all = Se da: { $theCard }.
event-wants-all = Se pide: { $theCard }.
event-accepted = { $player } hace un trato con { $other }.
event-accepted-offer-other = { $player } acepta la oferta { $offer } de { $other }.
event-gave = { $player } da una carta a { $other }.
event-gave-card-other = { $player } da { $theCard } a { $other }.
event-accepted-all = { $player } acepta la oferta { $offer } de { $other }.
event-gave-openly = { $player } da { $theCard } a { $other }.
event-ceded = { $player } cede { $theTerritory } a { $other }, tal cual.
event-declined = { $player } rechaza la oferta { $offer } de { $other }.
event-declined-all = { $player } rechaza la oferta { $offer } de { $other }.
event-withdrew = { $player } retira la oferta { $offer } hecha a { $other }.
event-withdrew-all = { $player } retira la oferta { $offer }.
event-lapsed = Caduca la oferta { $offer } de { $player } a { $other }: { $player } ya no tiene todo lo ofrecido.
event-lapsed-all = Caduca la oferta { $offer } de { $player }: { $player } ya no tiene todo lo ofrecido.
event-done = { $player } ha acabado de negociar.
event-undone = { $player } vuelve a la negociación.
event-closed = Se cierra la negociación; las ofertas abiertas quedan sin efecto.

## Lo que ha pasado: preparación

event-settled = { $player } se establece { $inTerritory }.
event-laid = { $player } pone una carta boca abajo { $inTerritory }.
event-laid-card-territory = { $player } pone { $theCard } boca abajo { $inTerritory }.
event-recalled = { $player } recoge { $inTerritory } una carta boca abajo.
event-recalled-card-territory = { $player } recoge { $inTerritory } { $theCard }.
event-recalled-shown = { $player } recoge { $inTerritory } { $theCard }.
event-ready = { $player } acaba su preparación.

## Lo que ha pasado: acciones

event-showed = { $player } descubre { $theCard } { $inTerritory }.
event-attacked = { $player } ataca { $theTerritory } { $fromOrigin }.
event-led = Al mando, { $theCard }: { $citizens ->
    [0] { $mercenaries ->
        [one] 1 Ejército Mercenario
       *[other] { $mercenaries } Ejércitos Mercenarios
    }
    [one] 1 Ejército Ciudadano{ $mercenaries ->
        [0] { "" }
        [one] {" "}y 1 Ejército Mercenario
       *[other] {" "}y { $mercenaries } Ejércitos Mercenarios
    }
   *[other] { $citizens } Ejércitos Ciudadanos{ $mercenaries ->
        [0] { "" }
        [one] {" "}y 1 Ejército Mercenario
       *[other] {" "}y { $mercenaries } Ejércitos Mercenarios
    }
}.
event-led-card = Actúa { $theCard }.
event-revolted = { $player } instiga { $fromOrigin } una revuelta { $inTerritory }.
event-conspired = { $player } trama { $fromOrigin } una conjura { $inTerritory }.
event-spied = { $player } envía un Espía { $fromOrigin } a { $theTerritory }: allí se descubre lo que está boca abajo.
event-fortified = { $player } levanta un Castillo { $inTerritory }.
event-colonised = { $player } asienta Colonos { $inTerritory }: el territorio es estable y queda a salvo de revueltas y conjuras.
event-reformed = { $player } reforma las leyes { $inTerritory }: el territorio es estable.
event-stabilised = El Príncipe de { $player } gasta su acción { $inTerritory }: el territorio es estable.
event-used = { $player } gasta { $theCard }.
event-punished = { $player } castiga a los conjurados { $fromTerritory }: la conjura queda anulada.
event-unpunished = { $player } no castiga.
event-defended = { $player } defiende con { $citizens ->
    [0] { $mercenaries ->
        [one] 1 Ejército Mercenario
       *[other] { $mercenaries } Ejércitos Mercenarios
    }
    [one] 1 Ejército Ciudadano{ $mercenaries ->
        [0] { "" }
        [one] {" "}y 1 Ejército Mercenario
       *[other] {" "}y { $mercenaries } Ejércitos Mercenarios
    }
   *[other] { $citizens } Ejércitos Ciudadanos{ $mercenaries ->
        [0] { "" }
        [one] {" "}y 1 Ejército Mercenario
       *[other] {" "}y { $mercenaries } Ejércitos Mercenarios
    }
}.
event-commanded = Al mando, { $theCard }.
event-undefended = { $player } no pone ningún ejército en la defensa.
event-answered = { $player } ya ha respondido.
event-answered-answer = { $player } ya ha respondido: { $answer }.
event-trumped = ¡{ $player } juega Maquiavelo y gana en el acto!
event-mustered = Ataque: { $armies ->
    [one] 1 ejército
   *[other] { $armies } ejércitos
}{ $sea ->
    [0] { "" }
   *[other] {" "}− 1 por mar
}.
event-incited = Fuerza de { $theCard }: 1{ $bonus ->
    [0] { "" }
   *[other] {" "}+ 1, porque el territorio le es propicio
}.
event-resisted = Defensa: { $armies ->
    [one] 1 ejército
   *[other] { $armies } ejércitos
}{ $castle ->
    [0] { "" }
   *[other] {" "}+ 1 por el Castillo
}{ $prince ->
    [0] { "" }
   *[other] {" "}+ 1 por el tipo de príncipe
}.
event-held-out = Defensa: conjurados 1{ $castle ->
    [0] { "" }
   *[other] {" "}+ 1 por el Castillo
}.
event-balance = { $attack } contra { $defence }.
event-won-battle = { $player } gana la batalla por { $theTerritory }.
event-lost-battle = { $player } pierde la batalla por { $theTerritory }.
event-tied = Nadie gana la batalla por { $theTerritory }: cada bando pierde un ejército de los que han luchado, si tiene alguno.
event-retreated = { $player } se retira de { $theTerritory } sin pérdidas.
event-sacrificed = { $player } { $count ->
    [0] no sacrifica a nadie
    [one] sacrifica 1 Ejército Ciudadano
   *[other] sacrifica { $count } Ejércitos Ciudadanos
}.
event-died = { $player } pierde { $theCard } en la batalla.
event-lost = { $player } pierde { $theCard }.
event-returned = { $player } se lleva de { $theTerritory } a la mano una carta boca abajo.
event-returned-card-territory = { $player } se lleva de { $theTerritory } a la mano { $theCard }.
event-returned-shown = { $player } se lleva de { $theTerritory } a la mano { $theCard }.
event-conquered = { $player } entra { $inTerritory }: el territorio cambia de manos, inestable.
event-annexed = La revuelta triunfa: { $player } se anexiona { $theTerritory }, territorio inestable.
event-freed = La conjura triunfa: { $player } pierde { $theTerritory }, territorio independiente desde ahora.
event-failed = Fracasa: nada cambia { $inTerritory }.
event-routed = Caen derrotados los conjurados de { $theTerritory }.
event-entered = Entra { $inTerritory } el agente de { $player }: { $theCard }.
event-stayed = El agente de { $player } se queda donde estaba.
event-ended = { $player } ha terminado.

## Lo que ha pasado: el final

event-led-category = { $player }: { $category } ({ $count }), 1 punto.
event-scored = { $player } tiene { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} y { $stable ->
    [one] 1 territorio estable
   *[other] { $stable } territorios estables
}.
event-won = Gana { $player }.

## Negativas

error-prince-stays = El Príncipe no se descarta nunca.
error-not-held = No tienes { $theCard } en la mano.
error-not-so-many = Para dar solo tienes { $count } ({ $card }).
error-draw-excess = Tienes demasiadas cartas: antes descarta { $count }.
error-discard-excess = Puedes descartar { $most } como mucho.
error-no-machiavelli = No tienes la carta de Maquiavelo: solo puedes pasar.
error-not-yours = No posees { $theTerritory }.
error-no-punishment = No tienes { $inTerritory } ningún Castigo junto a un Consejero o un Príncipe.
error-sacrifice-range = Puedes sacrificar { $most } como mucho.
error-offer-self = No puedes hacerte una oferta.
error-offers-most = Puedes tener { $most } ofertas abiertas como mucho: antes retira una.
error-offer-not-yours = No tienes ninguna oferta así que retirar.
error-offer-own = Esa oferta es tuya: retírala o espera una respuesta.
error-offer-closed = No hay ninguna oferta así abierta para ti.
error-offer-unknown = No hay ninguna oferta { $offer } que puedas responder o retirar.
error-offer-lacking = No tienes lo que pide esta oferta.
error-offer-last = No se puede aceptar: nadie da el último territorio que le queda en la mesa.
error-offer-nothing = Nada a cambio de nada no es una oferta.
error-offer-last-card = Aparte de esa carta no te queda nada que dar.
error-prince-traded = Un Príncipe no se cambia nunca.
error-land-traded = No puedes dar { $theCard }: el territorio está en la mesa, y solo se cambian cartas de la mano.
error-land-last = No puedes dar { $theCard }: tienes que conservar un territorio en la mesa.
error-land-wanted = No puedes pedir { $theCard }: el territorio está en la mesa.
error-wanted-too-many = { $card }: en el juego no hay más de { $most }.
error-no-land = No tienes ningún territorio donde poner una carta.
error-land-laid = { $card }: es un territorio; te estableces en él, nunca se pone boca abajo.
error-nothing-placed = No tienes ninguna carta suelta en tus territorios.
error-nothing-there = No tienes ninguna carta suelta { $inTerritory }.
error-recall-full = Tu mano pasaría de doce: recoge { $most } como mucho.
error-not-there = No tienes esa carta { $inTerritory }: { $card }.
error-no-such-action = Ninguna de tus cartas de mando puede hacer eso ahora ({ $action }).
error-no-leader = Nadie { $inTerritory } puede hacer eso ahora ({ $action }): hace falta allí una carta de mando que no haya actuado.
error-too-few-armies = No hay bastantes ejércitos { $inTerritory }.
error-has-attacked = Ese ejército { $inTerritory } ya ha atacado en esta ronda ({ $card }).
error-no-aim = No hay nada contra lo que puedas hacer eso { $fromTerritory } ({ $action }).
error-cannot-lead = Eso no se puede hacer con { $theCard } ({ $action }).
error-has-acted = Esa carta de mando { $inTerritory } ya ha actuado en esta ronda ({ $card }).
error-has-castle = Ya hay un Castillo { $inTerritory }.
error-has-colonists = Ya hay Colonos { $inTerritory }.
error-is-stable = { $territory }: el territorio ya es estable.
error-not-on-table = { $territory }: el territorio no está en la mesa.
error-own-target = { $territory }: el territorio es tuyo.
error-independent = { $territory }: el territorio es independiente, no hay a quién espiar ni contra quién conspirar.
error-no-border = No hay frontera entre { $theTerritory } y { $theOrigin }.
error-last-land = { $territory }: es el último territorio de quien lo posee, y no se puede atacar ni agitar.
error-colonised = Hay Colonos { $inTerritory }: no es posible ni la revuelta ni la conjura.
error-cannot-command = Solo un Capitán o un Príncipe puede mandar una defensa, no { $theCard }.
error-needs-commander = Más de un ejército { $inTerritory } solo puede defender al mando de un Capitán o un Príncipe que esté allí, y hay que nombrarlo también.
error-command-nothing = Nadie manda una defensa sin ejércitos.
error-impossible-draw = El azar no puede dar eso ahora.

## Datos incorrectos

error-card-unknown = No hay ninguna carta «{ $typed }». Disponibles: { $known } y los territorios.
error-territory-unknown = No hay ningún territorio «{ $typed }». Disponibles: { $known }.
error-notation-number = En «{ $move }», «{ $typed }» debería ser un número.
error-notation-leader = En «{ $move }», «{ $typed }» no es ninguna carta de mando: prince, captain, counsellor.
error-notation-army = En «{ $move }», «{ $typed }» no es ningún ejército: citizen, mercenary.
error-setup-list = En la preparación, «{ $key }» debe ser una lista.
error-setup-flag = En la preparación, «{ $key }» debe ser true o false.
error-setup-round = En la preparación, la ronda no puede ser «{ $round }».
error-setup-phase = En la preparación, la fase no puede ser «{ $typed }». Posibles: { $known }.
error-setup-mano = En la negociación el turno es de la Mano: la preparación nombra a dos personas distintas.
error-setup-prince = No hay ningún príncipe «{ $typed }». Disponibles: { $known }.
error-setup-princes = { $player } no puede tener ese príncipe: no quedan copias ({ $prince }).
error-setup-prince-twice = { $player } tiene un solo Príncipe, que está en un solo lugar.
error-setup-prince-place = El Príncipe no puede estar también { $inTerritory }.
error-setup-too-many = { $where }: no quedan copias ({ $card }).
error-setup-hand = { $player } no puede tener en la mano más de { $most } cartas, contando el Príncipe.
error-setup-owner = { $territory }: en la preparación hay que decir de quién es (owner); con null, el territorio es independiente.
error-setup-conspirators = Solo hay conjurados en un territorio independiente, y este pertenece a alguien: { $territory }.
error-setup-independent = Un territorio independiente tiene conjurados, no es estable y no tiene ni colonos ni cartas sueltas: { $territory }.
error-setup-land-laid = { $card }: es un territorio; nunca se pone sobre otro.
error-setup-piles = Una preparación puede nombrar el mazo o los descartes, no ambos, y solo si se nombran los territorios o todas las manos.
error-setup-armies = No quedan bastantes ejércitos para las manos que la preparación no nombra.
error-setup-lands = No quedan territorios suficientes para repartir.

## Preguntas en la terminal

princeps-ask-draw = Robo: descarta lo que no quieras y roba hasta { $target } (llevas { $counted }).
princeps-ask-draw-excess = Llevas { $counted } cartas y se permiten { $target }: descarta { $excess } primero.
princeps-ask-discard = Tienes más de doce cartas en la mano. ¿Cuál descartas?
princeps-ask-negotiate = Negociación: haz una oferta, responde a una o termina.
princeps-ask-give = ¿Qué das?
princeps-ask-want = ¿Qué pides a cambio?
princeps-ask-prepare = Preparación: establécete, pon cartas boca abajo, recógelas o termina.
princeps-ask-lay = ¿Dónde pones { $theCard }?
princeps-ask-recall = ¿De qué territorio recoges una carta?
princeps-ask-recall-card = ¿Qué carta recoges de { $theTerritory }?
princeps-ask-act = Acciones: una por cada carta de mando en tus territorios.
princeps-ask-from = ¿Desde qué territorio?
princeps-ask-at = ¿En qué territorio?
princeps-ask-leader = ¿Quién lo hace?
princeps-ask-target = ¿Contra qué territorio?
princeps-ask-citizens = ¿Cuántos Ejércitos Ciudadanos?
princeps-ask-mercenaries = ¿Cuántos Ejércitos Mercenarios?
princeps-ask-punish = { $player } conspira contra { $theTerritory }. ¿Castigas a los conjurados?
princeps-ask-defend = { $player } cae sobre { $theTerritory } con fuerza { $attack }. ¿Con qué defiendes?
princeps-ask-under = ¿Al mando de quién?
princeps-ask-machiavelli = { $attack } contra { $defence }. Antes de que se decida: ¿juegas Maquiavelo?
princeps-ask-sacrifice = La batalla está perdida. ¿Cuántos Ejércitos Ciudadanos sacrificas, cada uno por un ejército del bando vencedor?
princeps-ask-enter = Ya posees { $theTerritory }. ¿Entra allí tu agente?

## Opciones en la terminal

princeps-move-draw = Robar hasta llegar a { $target } cartas
princeps-move-discard = Descartar { $theCard }
princeps-move-done = Fin de la negociación
princeps-move-ready = Listo: tus cartas están donde deben
princeps-move-end = Terminar tus acciones
princeps-move-pass = Pasar
princeps-move-machiavelli = Jugar Maquiavelo y ganar
princeps-move-punish = Castigar { $fromTerritory }: la conjura queda anulada
princeps-move-enter = Entrar y dejar { $theOrigin }
princeps-move-stay = Quedarse { $inOrigin }
princeps-move-sacrifice = { $count ->
    [0] Ninguno: vuelven a tu mano
    [one] 1 Ejército Ciudadano
   *[other] { $count } Ejércitos Ciudadanos
}
princeps-move-stabilise = Estabilizar { $theTerritory }: el Príncipe gasta su acción
princeps-move-defend-nothing = Con nada: que vengan
princeps-asked = { $question } ({ $chosen })
princeps-step-where = { $territory }: { $cards }
princeps-step-aim = { $territory } ({ $owner })
princeps-step-aim-independent = { $territory } (independiente)
princeps-polity-free = Libre
princeps-polity-noble = Noble
princeps-polity-oriental = Oriental
princeps-wealth-commerce = Comercio
princeps-wealth-gold = Oro
princeps-wealth-agriculture = Agricultura
princeps-short-oriental = Orient.
princeps-short-noble = Noble
princeps-short-free = Libre
princeps-short-agriculture = Agric.
princeps-short-gold = Oro
princeps-short-commerce = Com.
princeps-step-offer = Hacer una oferta a:
princeps-step-offer-anyone = Hacer una oferta a cualquiera
princeps-step-accept = Aceptar la oferta { $offer } de { $player } (da: { $give }; pide: { $want })
princeps-step-decline = Rechazar la oferta { $offer } de { $player } (da: { $give }; pide: { $want })
princeps-step-withdraw = Retirar la oferta { $offer } a { $other } (das: { $give }; pides: { $want })
princeps-step-nothing = nada
princeps-step-settle = Establecerse { $inTerritory } ({ $about })
princeps-step-lay = Poner { $theCard } boca abajo
princeps-step-recall = Recoger una carta de un territorio
princeps-step-attack = Atacar con ejércitos, al mando de un Capitán o del Príncipe
princeps-step-revolt = Instigar una Revuelta, para anexionarte un territorio vecino
princeps-step-conspire = Tramar una Conjura, para independizar un territorio vecino
princeps-step-spy = Enviar un Espía, para descubrir lo que está boca abajo
princeps-step-fortify = Levantar un Castillo
princeps-step-colonise = Asentar Colonos
princeps-step-reform = Reformar las leyes, para estabilizar
princeps-step-stabilise = Estabilizar con el Príncipe { $inTerritory }
princeps-step-force = { $citizens ->
    [0] { $mercenaries ->
        [one] 1 Ejército Mercenario
       *[other] { $mercenaries } Ejércitos Mercenarios
    }
    [one] 1 Ejército Ciudadano{ $mercenaries ->
        [0] { "" }
        [one] {" "}y 1 Ejército Mercenario
       *[other] {" "}y { $mercenaries } Ejércitos Mercenarios
    }
   *[other] { $citizens } Ejércitos Ciudadanos{ $mercenaries ->
        [0] { "" }
        [one] {" "}y 1 Ejército Mercenario
       *[other] {" "}y { $mercenaries } Ejércitos Mercenarios
    }
}
princeps-step-citizens = { $citizens ->
    [0] ningún Ejército Ciudadano
    [one] 1 Ejército Ciudadano
   *[other] { $citizens } Ejércitos Ciudadanos
}; luego eliges cuántos Mercenarios
princeps-step-under = con { $theCard } al mando
princeps-step-strength = fuerza { $sum }
princeps-step-sea = { $armies } − 1 por mar = { $total }
princeps-step-inclined = 1 + 1 = 2
princeps-step-against = contra { $low }{ $high ->
    [same] { "" }
   *[other] –{ $high }
}
princeps-step-made-of = ({ $parts })
princeps-part-armies = { $count ->
    [one] 1 ejército a la vista
   *[other] { $count } ejércitos a la vista
}
princeps-part-castle = Castillo + 1
princeps-part-prince = príncipe + 1
princeps-part-conspirators = conjurados 1
princeps-part-empty = allí no hay nada
princeps-step-lone = un único ejército se retiraría de un Castillo sin tropas

## La mesa

princeps-table-round = Ronda { $round } de { $rounds }
princeps-table-round-deck = Ronda { $round }, un mazo
princeps-table-mano = Mano { $player }
princeps-table-deck = mazo { $count }
princeps-table-discards = descartes { $count }
princeps-table-discarded = Descartes:
princeps-table-player = { $count ->
    [one] 1 carta en mano
   *[other] { $count } cartas en mano
}
princeps-table-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} ahora
princeps-table-score = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
princeps-table-independent = Independiente
princeps-table-unstable = inestable
princeps-table-castle = castillo
princeps-table-colonists = colonos
princeps-table-conspirators = conjurados
princeps-table-face-down = { $count } boca abajo
princeps-table-shown = a la vista: { $cards }
princeps-table-acted = acción hecha: { $cards }
princeps-table-no-land = ningún territorio
princeps-table-hand = Tu mano:
princeps-table-hand-of = En la mano:
princeps-table-offers = Ofertas
princeps-table-offer = { $offer }: { $player } a { $other } — da: { $give }; pide: { $want }
princeps-table-anyone = cualquiera
princeps-table-nothing = nada
princeps-table-contest-attack = { $player } ataca { $theTerritory } { $fromOrigin } con { $attack }
princeps-table-contest-revolt = { $player } instiga { $fromOrigin } una revuelta { $inTerritory } ({ $attack })
princeps-table-contest-conspire = { $player } conspira { $fromOrigin } contra { $theTerritory } ({ $attack })
princeps-table-contest-defence = defensa { $defence }
princeps-table-legend = Ven·Br5 dueño y cartas · → fronteras, ~ por mar · ? boca abajo · (…) fuera
princeps-table-folded = Ven·5! cartas, inestable · ^ castillo · + colonos · Intro: toda la mesa
princeps-mark-hand_counts = cartas puestas cuentan al robar
princeps-mark-tied_category = empates sin puntos
princeps-mark-trade_territories = se cambian territorios
princeps-option-players = cuántas personas juegan
princeps-option-rounds = cuántas rondas, cinco o más, o hasta agotar el mazo
princeps-option-hand_counts = si las cartas puestas en los territorios cuentan al robar
princeps-option-tied_category = si, en un empate a la cabeza de una categoría, puntúan todos o nadie
princeps-option-trade_territories = si se pueden cambiar los territorios que están en la mesa

## La carta de resumen

princeps-summary-title = Carta de resumen
princeps-summary-goal = Objetivo: tener más puntos al final, 1 por más territorios, 1 por más oro estable, 1 por más comercio estable y 1 por más agricultura estable.
princeps-summary-round = Una ronda
princeps-summary-round-about = roba hasta tus territorios + 4 (doce como mucho) · negocia, con todos a la vez · prepara: establécete en territorios, pon cartas boca abajo · actúa: una acción por cada carta de mando
princeps-summary-prince-about = lo hace todo; estabiliza el territorio donde está. Nunca se pierde
princeps-summary-counsellor-about = usa las cartas políticas del mismo territorio
princeps-summary-captain-about = manda ejércitos, en el ataque y en la defensa
princeps-summary-citizen-about = 1 en ataque y en defensa; en la derrota huye a tu mano, o se sacrifica por un ejército del bando vencedor
princeps-summary-mercenary-about = 1 en ataque y en defensa; en la derrota se pierde
princeps-summary-revolt-about = 1, y 1 más en un territorio libre: anexiona un territorio vecino. Los príncipes eclesiástico y popular resisten con 1 más
princeps-summary-conspiracy-about = 1, y 1 más en un territorio noble: independiza un territorio vecino. Los castillos no sirven; los príncipes eclesiástico y hereditario resisten con 1 más
princeps-summary-spy-about = descubre todo lo que está boca abajo en cualquier territorio rival
princeps-summary-reform-about = estabiliza un territorio
princeps-summary-colonists-about = estabilizan un territorio y lo libran de revueltas y conjuras
princeps-summary-castle-about = 1 más en defensa contra ataques y revueltas; un único ejército se retira ante él si ningún ejército defiende
princeps-summary-punishment-about = anula una conjura contra ti, si está junto a un Consejero o al Príncipe
princeps-summary-machiavelli-about = gana en el acto cualquier enfrentamiento, desde la mano o desde un territorio
princeps-summary-rules = Por mar, el ataque resta 1. Más de un ejército solo defiende al mando de un Capitán o un Príncipe. Un empate cuesta un ejército a cada bando, si tiene alguno allí. El último territorio de cada cual está a salvo. Lo que se toma queda inestable, y la riqueza inestable no cuenta.
princeps-summary-words = En palabras: descartar espía · robar · oferta Bruno da espía pide capitán · oferta cualquiera da nada pide milán · aceptar 1 · acabar · establecerse milán · poner capitán ciudadano en milán · recoger capitán de milán · listo · atacar ferrara desde milán con capitán ciudadano mercenario · revuelta génova desde milán mediante consejero · espía roma desde milán mediante príncipe · fortificar milán mediante consejero · estabilizar milán · terminar · rechazar 1 · retirar 1 · conspirar ferrara desde milán mediante príncipe · colonizar milán mediante príncipe · reforma milán mediante príncipe · castigar desde milán · defender ciudadano mercenario bajo capitán · maquiavelo · pasar · sacrificar 1 · entrar · quedarse.

## Rivales

bot-princeps-random-name = Ventura
bot-princeps-random-role = el vagabundo
bot-princeps-random-style = Va adonde sopla el viento, cambia cualquier cosa y a veces gana una provincia por error.
bot-princeps-planner-name = Fabrizio
bot-princeps-planner-role = el capitán
bot-princeps-planner-style = Coloniza, guarnece y ataca donde las probabilidades son buenas; cambia lo que le sobra.
bot-princeps-search-name = Bianca
bot-princeps-search-role = la estratega
bot-princeps-search-style = Juega mentalmente las próximas rondas, con todo lo que puede estar oculto, antes de mover un soldado.
