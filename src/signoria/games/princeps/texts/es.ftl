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
word-punishment = Castigo Ejemplar
    .the = el Castigo Ejemplar
    .a = un Castigo Ejemplar
word-machiavelli = Maquiavelo
    .the = Maquiavelo
    .a = Maquiavelo

## Palabras: territorios (los nombres son los de territories.json)

word-florence = Florencia
    .the = Florencia
    .a = Florencia
    .from = desde Florencia
    .in = en Florencia
    .short = Flo
word-venice = Venecia
    .the = Venecia
    .a = Venecia
    .from = desde Venecia
    .in = en Venecia
    .short = Ven
word-genoa = Génova
    .the = Génova
    .a = Génova
    .from = desde Génova
    .in = en Génova
    .short = Gén
word-siena = Siena
    .the = Siena
    .a = Siena
    .from = desde Siena
    .in = en Siena
    .short = Sie
word-lucca = Luca
    .the = Luca
    .a = Luca
    .from = desde Luca
    .in = en Luca
    .short = Luc
word-pisa = Pisa
    .the = Pisa
    .a = Pisa
    .from = desde Pisa
    .in = en Pisa
    .short = Pis
word-swiss = Cantones suizos
    .the = los Cantones suizos
    .a = los Cantones suizos
    .from = desde los Cantones suizos
    .in = en los Cantones suizos
    .short = Sui
word-germany = Ciudades alemanas
    .the = las Ciudades alemanas
    .a = las Ciudades alemanas
    .from = desde las Ciudades alemanas
    .in = en las Ciudades alemanas
    .short = Ale
word-milan = Milán
    .the = Milán
    .a = Milán
    .from = desde Milán
    .in = en Milán
    .short = Mil
word-naples = Nápoles
    .the = Nápoles
    .a = Nápoles
    .from = desde Nápoles
    .in = en Nápoles
    .short = Náp
word-ferrara = Ferrara
    .the = Ferrara
    .a = Ferrara
    .from = desde Ferrara
    .in = en Ferrara
    .short = Fer
word-romagna = Romaña
    .the = Romaña
    .a = Romaña
    .from = desde Romaña
    .in = en Romaña
    .short = Rmñ
word-rome = Roma
    .the = Roma
    .a = Roma
    .from = desde Roma
    .in = en Roma
    .short = Rom
word-sicily = Sicilia
    .the = Sicilia
    .a = Sicilia
    .from = desde Sicilia
    .in = en Sicilia
    .short = Sic
word-france = Francia
    .the = Francia
    .a = Francia
    .from = desde Francia
    .in = en Francia
    .short = Fra
word-spain = España
    .the = España
    .a = España
    .from = desde España
    .in = en España
    .short = Esp
word-constantinople = Constantinopla
    .the = Constantinopla
    .a = Constantinopla
    .from = desde Constantinopla
    .in = en Constantinopla
    .short = Con
word-macedonia = Macedonia
    .the = Macedonia
    .a = Macedonia
    .from = desde Macedonia
    .in = en Macedonia
    .short = Mac
word-morea = Morea
    .the = Morea
    .a = Morea
    .from = desde Morea
    .in = en Morea
    .short = Mor
word-anatolia = Anatolia
    .the = Anatolia
    .a = Anatolia
    .from = desde Anatolia
    .in = en Anatolia
    .short = Ana
word-syria = Siria
    .the = Siria
    .a = Siria
    .from = desde Siria
    .in = en Siria
    .short = Sir
word-egypt = Egipto
    .the = Egipto
    .a = Egipto
    .from = desde Egipto
    .in = en Egipto
    .short = Egi
word-persia = Persia
    .the = Persia
    .a = Persia
    .from = desde Persia
    .in = en Persia
    .short = Per
word-tunis = Túnez
    .the = Túnez
    .a = Túnez
    .from = desde Túnez
    .in = en Túnez
    .short = Tún

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
word-answer = tu respuesta a una sublevación
word-defend = tu defensa
word-sacrifice = un sacrificio
word-enter = si tu agente entra
word-discard = cartas que descartar, por encima de doce
word-over = el final

## Nombres cortos en el mapa

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
event-calmed = { $player } asienta Colonos { $inTerritory }: la sublevación termina y el territorio es estable.
event-unanswered = { $player } la deja venir.
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
error-revolt-punished = Un Castigo Ejemplar responde a una conjura, no a una revuelta.
error-no-colonists = No tienes { $inTerritory } Colonos junto a un Consejero o a tu Príncipe.
error-not-the-target = Los Colonos solo responden donde está la sublevación, no { $inTerritory }.
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
error-land-kept = Nadie a quien preguntas podría dar { $theCard } y conservar un territorio.
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
princeps-ask-answer-conspire = { $player } conspira contra { $theTerritory }. ¿Qué respondes?
princeps-ask-answer-revolt = { $player } alienta una revuelta { $inTerritory }. ¿Qué respondes?
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
princeps-move-calm = Asentar Colonos { $inTerritory }: la sublevación queda anulada, y ellos se quedan
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
princeps-table-mano = Mano { $player } ↺
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
princeps-mark-trade_territories = no se cambian territorios de la mesa
princeps-option-players = cuántas personas juegan
princeps-option-rounds = cuántas rondas, cinco o más, o hasta agotar el mazo
princeps-option-hand_counts = si las cartas puestas en los territorios cuentan al robar
princeps-option-tied_category = si, en un empate a la cabeza de una categoría, puntúan todos o nadie
princeps-option-trade_territories = si se pueden cambiar los territorios que están en la mesa

## La carta de resumen

princeps-summary-title = Carta de resumen
princeps-summary-goal = Objetivo: tener más puntos al final, 1 por más territorios, 1 por más oro estable, 1 por más comercio estable y 1 por más agricultura estable.
princeps-summary-round = Una ronda
princeps-summary-round-about = desde la Mano, en sentido antihorario (↺): roba hasta tus territorios + 4 (doce como mucho) · negocia, con todos a la vez · prepara: establécete en territorios, pon cartas boca abajo · actúa: una acción por cada carta de mando
princeps-summary-prince-about = lo hace todo; estabiliza el territorio donde está. Nunca se pierde
princeps-summary-counsellor-about = usa las cartas políticas del mismo territorio
princeps-summary-captain-about = manda ejércitos, en el ataque y en la defensa
princeps-summary-citizen-about = 1 en ataque y en defensa; en la derrota huye a tu mano, o se sacrifica por un ejército del bando vencedor
princeps-summary-mercenary-about = 1 en ataque y defensa; se pierde en la derrota si luchó
princeps-summary-revolt-about = 1, y 1 más en un territorio libre: anexiona un territorio vecino. Los príncipes eclesiástico y popular resisten con 1 más
princeps-summary-conspiracy-about = 1, y 1 más en un territorio noble: independiza un territorio vecino. Los castillos no sirven; los príncipes eclesiástico y hereditario resisten con 1 más
princeps-summary-spy-about = descubre todo lo que está boca abajo en cualquier territorio rival
princeps-summary-reform-about = estabiliza un territorio
princeps-summary-colonists-about = en vigor estabilizan un territorio y alejan revueltas y conjuras; puestos allí con un Consejero o el Príncipe pueden responder a una
princeps-summary-castle-about = 1 más en defensa contra ataques y revueltas; un único ejército se retira ante él si ningún ejército defiende
princeps-summary-punishment-about = responde a una conjura contra ti, si está con un Consejero o el Príncipe: queda anulada
princeps-summary-machiavelli-about = gana en el acto cualquier enfrentamiento, desde la mano o desde un territorio
princeps-summary-rules = Por mar, el ataque resta 1. Más de un ejército solo defiende al mando de un Capitán o un Príncipe. Un empate cuesta un ejército a cada bando, si tiene alguno allí. El último territorio de cada cual está a salvo. Lo que se toma queda inestable, y la riqueza inestable no cuenta.
princeps-summary-words = En palabras: descartar espía · robar · oferta Bruno da espía pide capitán · oferta cualquiera da nada pide milán · aceptar 1 · acabar · establecerse milán · poner capitán ciudadano en milán · recoger capitán de milán · listo · atacar ferrara desde milán con capitán ciudadano mercenario · revuelta génova desde milán mediante consejero · espía roma desde milán mediante príncipe · fortificar milán mediante consejero · estabilizar milán · terminar · rechazar 1 · retirar 1 · conspirar ferrara desde milán mediante príncipe · colonizar milán mediante príncipe · reforma milán mediante príncipe · castigar desde milán · colonizar milán · defender ciudadano mercenario bajo capitán · maquiavelo · pasar · sacrificar 1 · entrar · quedarse.

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

## The table in the browser

princeps-closed-attack = Hace falta el Príncipe o un Capitán que no haya actuado, con un ejército en el mismo territorio, junto a otro que se pueda atacar.
princeps-closed-revolt = Hace falta una Revuelta junto al Príncipe o a un Consejero que no haya actuado, al lado de un territorio que se pueda levantar.
princeps-closed-conspire = Hace falta una Conjura junto al Príncipe o a un Consejero que no haya actuado, al lado de un territorio rival.
princeps-closed-spy = Hace falta un Espía junto al Príncipe o a un Consejero que no haya actuado.
princeps-closed-fortify = Hace falta un Castillo junto al Príncipe o a un Consejero que no haya actuado, donde aún no haya ninguno.
princeps-closed-colonise = Hacen falta Colonos junto al Príncipe o a un Consejero que no haya actuado, donde aún no los haya.
princeps-closed-reform = Hace falta una Reforma Legal junto al Príncipe o a un Consejero que no haya actuado, en un territorio inestable.
princeps-closed-stabilise = Hace falta el propio Príncipe, sin haber actuado, en un territorio inestable.
princeps-closed-punish = Ningún Castigo tuyo está junto a un Consejero o al Príncipe.
princeps-closed-accept = Aceptar
princeps-step-walls = quedan { $total } contra { $attack }
princeps-ui-phases = La ronda
princeps-ui-past = hecho
princeps-ui-phase-draw = Robar
princeps-ui-phase-negotiate = Negociar
princeps-ui-phase-prepare = Preparar
princeps-ui-phase-act = Actuar
princeps-ui-players = Jugadores
princeps-ui-anticlockwise = Se juega en sentido inverso a las agujas del reloj: aquí, de derecha a izquierda
princeps-ui-you = Tú
princeps-ui-rules-as = { $prince }
princeps-ui-hand-of = { $count ->
    [one] 1 carta en mano
   *[other] { $count } cartas en mano
}
princeps-ui-hand-of-done = ha acabado: una oferta a su nombre le hace volver
princeps-ui-points = { $points } pt
princeps-ui-mano = Mano: va primero en esta ronda
princeps-ui-done = ya no negocia
princeps-ui-bargains = sigue negociando
princeps-ui-asked = tiene que responder
princeps-ui-away = fuera
princeps-ui-wait = Esperando a { $players }
princeps-ui-watch = Mira lo que pasa
princeps-ui-watch-draw = { $player } roba
princeps-ui-watch-prepare = { $player } se prepara
princeps-ui-watch-act = { $player } actúa
princeps-ui-so-far = Hasta ahora
princeps-ui-story = Lo que pasó
princeps-ui-you-player-attacked = Atacas { $theTerritory } { $fromOrigin }.
princeps-ui-you-player-revolted = Instigas { $fromOrigin } una revuelta { $inTerritory }.
princeps-ui-you-player-conspired = Tramas { $fromOrigin } una conjura { $inTerritory }.
princeps-ui-you-player-spied = Envías un Espía { $fromOrigin } a { $theTerritory }: allí se descubre lo que está boca abajo.
princeps-ui-you-player-fortified = Levantas un Castillo { $inTerritory }.
princeps-ui-you-player-colonised = Asientas Colonos { $inTerritory }: el territorio es estable y queda a salvo de revueltas y conjuras.
princeps-ui-you-player-reformed = Reformas las leyes { $inTerritory }: el territorio es estable.
princeps-ui-you-player-stabilised = Tu Príncipe gasta su acción { $inTerritory }: el territorio es estable.
princeps-ui-you-player-punished = Castigas a los conjurados { $fromTerritory }: la conjura queda anulada.
princeps-ui-you-player-calmed = Asientas Colonos { $inTerritory }: la sublevación termina y el territorio es estable.
princeps-ui-you-player-defended = Defiendes con { $citizens ->
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
princeps-ui-you-player-undefended = No pones ningún ejército en la defensa.
princeps-ui-you-player-trumped = ¡Juegas Maquiavelo y ganas en el acto!
princeps-ui-you-player-won-battle = Ganas la batalla por { $theTerritory }.
princeps-ui-you-player-lost-battle = Pierdes la batalla por { $theTerritory }.
princeps-ui-you-player-retreated = Te retiras de { $theTerritory } sin pérdidas.
princeps-ui-you-player-sacrificed = { $count ->
    [0] No sacrificas a nadie
    [one] Sacrificas 1 Ejército Ciudadano
   *[other] Sacrificas { $count } Ejércitos Ciudadanos
}.
princeps-ui-you-player-died = Pierdes { $theCard } en la batalla.
princeps-ui-you-player-lost = Pierdes { $theCard }.
princeps-ui-you-player-conquered = Entras { $inTerritory }: el territorio cambia de manos, inestable.
princeps-ui-you-player-annexed = La revuelta triunfa: te anexionas { $theTerritory }, territorio inestable.
princeps-ui-you-player-freed = La conjura triunfa: pierdes { $theTerritory }, territorio independiente desde ahora.
princeps-ui-you-player-entered = Entra { $inTerritory } tu agente: { $theCard }.
princeps-ui-you-player-stayed = Tu agente se queda donde estaba.
princeps-ui-against = contra
princeps-ui-back = Atrás
princeps-ui-cancel = Cancelar
princeps-ui-pass = Pasar
princeps-ui-card-does = { $card }: { $does }
princeps-ui-card-citizen = Ciudadano
princeps-ui-card-mercenary = Mercenario
princeps-ui-card-reform = Reforma
princeps-ui-card-conspiracy = Conjura
princeps-ui-hand = Tu mano
princeps-ui-hand-named = { $player }: mano
princeps-ui-hand-empty = Tu mano está vacía.
princeps-ui-hand-count = Tu mano: { $count }
princeps-ui-draw = Descarta y luego roba
princeps-ui-draw-first = Vas primero: descarta y luego roba
princeps-ui-target = objetivo
princeps-ui-counted = cuentas
princeps-ui-you-draw = robas
princeps-ui-too-many = de más
princeps-ui-draw-hint = Tu objetivo: tus territorios y 4 más, doce como mucho. El Príncipe cuenta esté donde esté; las cartas en territorios no, salvo que esta mesa diga otra cosa. Quedan { $deck } cartas en el mazo.
princeps-ui-tap-discard = Toca lo que descartas; queda a la vista
princeps-ui-keep-draw = { $draws ->
    [0] Quedarte todo, no robar
    [one] Quedarte todo, robar 1
   *[other] Quedarte todo, robar { $draws }
}
princeps-ui-discard-draw = Descartar { $count }, robar { $draws }
princeps-ui-must-discard = Descarta { $count } primero
princeps-ui-limit = Tienes más de doce en mano
princeps-ui-limit-hint = { $count ->
    [one] Descarta 1 carta: nadie tiene más de doce. Nunca el Príncipe.
   *[other] Descarta { $count } cartas: nadie tiene más de doce. Nunca el Príncipe.
}
princeps-ui-discard-so-many = Descartar { $count } de { $of }
princeps-ui-negotiate = Negocia
princeps-ui-negotiating = Los demás negocian
princeps-ui-you-are-done = Has acabado de negociar
princeps-ui-bargaining = Siguen negociando: { $players }.
princeps-ui-all-done = Todos los demás han acabado.
princeps-ui-offers-open = { $count ->
    [one] Tienes 1 oferta abierta de 3.
   *[other] Tienes { $count } ofertas abiertas de 3.
}
princeps-ui-no-offers = No tienes ofertas.
princeps-ui-no-offers-hint = Puedes hacer una: cartas o territorios por otros, o un regalo. Las promesas no obligan a nadie.
princeps-ui-became = Qué fue de las ofertas
princeps-ui-make-offer = Hacer una oferta
princeps-ui-be-done = He acabado
princeps-ui-accept = Aceptar
princeps-ui-decline = Rechazar
princeps-ui-withdraw = Retirar
princeps-ui-to-you = a ti
princeps-ui-to-anyone = a cualquiera
princeps-ui-to = a { $player }
princeps-ui-gives = da
princeps-ui-wants = quiere
princeps-ui-you-give = Das
princeps-ui-you-want = Quieres
princeps-ui-declined-by = Rechazada por { $players }.
princeps-ui-you-declined = La has rechazado.
princeps-ui-anyone = Cualquiera
princeps-ui-anyone-hint = es de quien acepte primero
princeps-ui-anyone-done = todos han acabado: solo vuelve quien recibe una oferta a su nombre
princeps-ui-offer-new = Una oferta nueva
princeps-ui-offer-path = La oferta hasta ahora
princeps-ui-offer-part-to = a
princeps-ui-offer-part-give = das
princeps-ui-offer-part-want = quieres
princeps-ui-offer-part-send = enviar
princeps-ui-offer-to = ¿A quién?
princeps-ui-offer-give = ¿Qué das?
princeps-ui-offer-want = ¿Qué quieres?
princeps-ui-offer-send = ¿La envías?
princeps-ui-offer-give-hint = Cartas de tu mano, nunca el Príncipe, y tus territorios menos el último. No elijas nada para pedir un regalo.
princeps-ui-offer-want-hint = Puedes pedir cualquier cosa, la tenga quien la tenga: pedir no revela nada. Toca otra vez para una más; no elijas nada para regalar.
princeps-ui-offer-wanted = Pedido
princeps-ui-offer-without = Sin { $theCard }
princeps-ui-offer-lands = Un territorio
princeps-ui-offer-cards = Otras cartas
princeps-ui-offer-held = En tu mano
princeps-ui-offer-placed = En la mesa
princeps-ui-offer-off = Fuera de la mesa
princeps-ui-offer-goes = { $territories }: en la mesa. Con un territorio van su castillo, sus colonos y su estado; las demás cartas que hay en él vuelven a la mano de su dueño.
princeps-ui-offer-of = en la mesa, de { $player }
princeps-ui-offer-give-next = Dar { $cards } y seguir
princeps-ui-offer-want-next = Pedir { $cards } y seguir
princeps-ui-offer-do = Ofrecer a { $player }: { $give } por { $want }
princeps-ui-offer-send-hint = Solo { $player } la ve; de un trato los demás ven quién, cuántas cartas y qué territorios de la mesa. Caduca si ya no tienes lo que das. Puedes retirarla.
princeps-ui-offer-send-hint-all = Todos la ven; es de quien acepte primero. Caduca si ya no tienes lo que das. Puedes retirarla.
princeps-ui-offer-no = Esa oferta no se puede hacer ahora.
princeps-ui-prepare = Pon cartas boca abajo
princeps-ui-prepare-hint = Toca una carta y luego un territorio tuyo, o arrástrala. Quien manda y lo que ha de usar deben estar juntos.
princeps-ui-prepare-left = { $hand } en mano; hay cartas en { $laid } de tus territorios.
princeps-ui-lay-where = ¿Dónde pones { $theCard }?
princeps-ui-lay-hint = Toca un territorio en el mapa, o aquí. Los demás solo ven que hay una carta. Los montones pueden ser faroles.
princeps-ui-lay-in = Poner { $theCard } { $inTerritory }.
princeps-ui-lay-here = { $territory }: pon cartas aquí
princeps-ui-lay-here-hint = Toca cartas de tu mano: vienen aquí, boca abajo.
princeps-ui-lay-here-more = Toca cartas de tu mano para poner más; toca una de aquí para recuperarla. Lo que solo ves tú tiene borde de trazos.
princeps-ui-lay-elsewhere = Poner cartas en otro lugar
princeps-ui-lies-here = Lo que hay aquí
princeps-ui-bare = no hay nada aquí
princeps-ui-recall = Recuperar { $theCard } { $fromTerritory }
princeps-ui-settle = ¿Ocupas { $theTerritory }?
princeps-ui-settle-hint = Pasa a ser tuyo, estable, y se le pueden poner cartas enseguida. No vuelve a la mano.
princeps-ui-settle-do = Ocupar { $theTerritory }
princeps-ui-ready = Listo
princeps-ui-ready-ask = ¿No pones nada?
princeps-ui-ready-hint = No has puesto cartas en esta ronda. Cuando estés listo, no podrás volver atrás.
princeps-ui-ready-do = No poner nada
princeps-ui-act = Actúa: ¿quién da las órdenes?
princeps-ui-act-hint = Una acción por cada Príncipe, Capitán y Consejero en tus territorios, con cartas del mismo lugar. Elige dónde.
princeps-ui-act-nobody = Ninguna de tus cartas de mando está en un territorio: no puedes hacer nada en esta ronda.
princeps-ui-act-here = { $territory }: ¿qué se hace aquí?
princeps-ui-act-goal = Objetivo: { $territory }. Elige qué hacer desde { $source }.
princeps-ui-act-none-here = Aquí no se puede hacer nada ahora: mira abajo qué necesita cada acción.
princeps-ui-all-acted = Todos los que mandan aquí han actuado.
princeps-ui-act-left = { $count ->
    [0] Todas tus cartas de mando han actuado.
    [one] 1 carta de mando no ha actuado.
   *[other] { $count } cartas de mando no han actuado.
}
princeps-ui-command = Tus cartas de mando
princeps-ui-can-nothing = nada que hacer aquí ahora
princeps-ui-closed = Lo que no se puede hacer ahora, y por qué
princeps-ui-end = Terminar mis acciones
princeps-ui-path = Tu acción hasta ahora
princeps-ui-how-many = ¿Con qué ejércitos?
princeps-ui-armies = Ejércitos que marchan
princeps-ui-do-attack = Atacar
princeps-ui-do-attack-hint = a un vecino, con ejércitos
princeps-ui-do-revolt = Revuelta
princeps-ui-do-revolt-hint = anexionar a un vecino
princeps-ui-do-conspire = Conspirar
princeps-ui-do-conspire-hint = hacer independiente a un vecino
princeps-ui-do-spy = Espiar
princeps-ui-do-spy-hint = destapar lo que está boca abajo
princeps-ui-do-fortify = Levantar el Castillo
princeps-ui-do-fortify-hint = 1 más contra ataque y revuelta
princeps-ui-do-colonise = Asentar a los Colonos
princeps-ui-do-colonise-hint = estable, y a salvo de revuelta y conjura
princeps-ui-do-reform = Reformar las leyes
princeps-ui-do-reform-hint = el territorio pasa a ser estable
princeps-ui-do-stabilise = Estabilizar
princeps-ui-do-stabilise-hint = el Príncipe gasta en ello su acción
princeps-ui-commit-attack = Atacar { $theTerritory }
princeps-ui-commit-revolt = Levantar una revuelta { $inTerritory }
princeps-ui-commit-conspire = Conspirar { $inTerritory }
princeps-ui-commit-spy = Espiar { $theTerritory }
princeps-ui-commit-fortify = Levantar el Castillo { $inTerritory }
princeps-ui-commit-colonise = Asentar a los Colonos { $inTerritory }
princeps-ui-commit-reform = Reformar las leyes { $inTerritory }
princeps-ui-if-attack = Más que la defensa: es tuyo, inestable. Menos: pierdes los Mercenarios que atacaron y tu jefe vuelve a la mano. Igual: cada bando pierde un ejército.
princeps-ui-if-revolt = Más que la defensa: lo anexionas, inestable; si no, la carta se pierde sin efecto. Antes pueden responder unos Colonos.
princeps-ui-if-conspire = Más que la defensa: queda independiente; si no, la carta se pierde. Antes pueden responder un Castigo Ejemplar o unos Colonos.
princeps-ui-answer = ¿Respondes?
princeps-ui-answer-stake-conspire = Si triunfa, { $theTerritory } queda independiente. Un Castigo Ejemplar la anula y se descarta; los Colonos que estén allí la anulan y se quedan. Si la dejas venir, se te pregunta por la defensa.
princeps-ui-answer-stake-revolt = Si triunfa, te anexionan { $theTerritory }. Los Colonos que estén allí la anulan y se quedan. Si la dejas venir, se te pregunta por la defensa.
princeps-ui-let-come = Que venga
princeps-ui-do-punish = Castigar { $fromTerritory }
princeps-ui-do-punish-none = Castigar
princeps-ui-do-calm = Asentar Colonos
princeps-ui-secret-hint = A todos se les pregunta, tengan lo que tengan.
princeps-ui-defend = Defiende { $theTerritory }
princeps-ui-reveal = Ejércitos que muestras
princeps-ui-reveal-in = Mostrar { $inTerritory }
princeps-ui-no-armies = allí no hay ejércitos
princeps-ui-defend-hint = Dos ejércitos o más necesitan allí un Capitán o al Príncipe. Lo que muestras queda a la vista.
princeps-ui-defend-attack = Si el ataque es más fuerte, pierdes { $theTerritory }: tus Mercenarios que defendieron se descartan y lo demás va a tu mano.
princeps-ui-defend-revolt = Si la revuelta es más fuerte, te anexionan { $theTerritory }: los Mercenarios que defendieron se descartan y lo demás va a tu mano.
princeps-ui-defend-conspire = Si la conjura es más fuerte, { $theTerritory } queda independiente. Un castillo no ayuda.
princeps-ui-do-defend = { $count ->
    [one] Mostrar un ejército: { $defence }
   *[other] Mostrar { $count } ejércitos: { $defence }
}
princeps-ui-do-defend-nothing = No mostrar nada: { $defence }
princeps-ui-defend-private = Solo tú ves esta suma hasta que respondas.
princeps-ui-machiavelli = ¿Maquiavelo?
princeps-ui-both-asked = Se pregunta a ambos bandos
princeps-ui-play-him = Jugarlo
princeps-ui-machiavelli-attack = Si nadie lo juega, estos números deciden la batalla por { $theTerritory }. Quien lo juega gana en el acto.
princeps-ui-machiavelli-attack-mine = Si nadie lo juega, estos números deciden la batalla por { $theTerritory }, que quieres. Quien lo juega gana en el acto.
princeps-ui-machiavelli-revolt = Si nadie lo juega, estos números deciden la revuelta por { $theTerritory }. Quien lo juega gana en el acto.
princeps-ui-machiavelli-revolt-mine = Si nadie lo juega, estos números deciden la revuelta por { $theTerritory }, que quieres. Quien lo juega gana en el acto.
princeps-ui-machiavelli-conspire = Si nadie lo juega, estos números deciden la conjura por { $theTerritory }. Quien lo juega gana en el acto.
princeps-ui-machiavelli-conspire-mine = Si nadie lo juega, estos números deciden la conjura por { $theTerritory }, que quieres. Quien lo juega gana en el acto.
princeps-ui-sacrifice = ¿Sacrificas Ciudadanos?
princeps-ui-sacrifice-hint = La batalla por { $theTerritory } está perdida. Cada ejército de Ciudadanos que sacrifiques se lleva uno del vencedor, al azar; los demás huyen a tu mano.
princeps-ui-enter = ¿Entras: { $theTerritory }?
princeps-ui-enter-hint = La revuelta ha triunfado. Tu agente ya ha actuado, esté donde esté; nadie más está allí para guardar lo que ahora es tuyo.
princeps-ui-terms-attack = { $armies ->
    [one] 1 ejército
   *[other] { $armies } ejércitos
}{ $sea ->
    [0] , por tierra
   *[other] , −1 por mar
}
princeps-ui-terms-revolt = revuelta 1{ $bonus ->
    [0] { "" }
   *[other] , territorio libre +1
}
princeps-ui-terms-conspire = conjura 1{ $bonus ->
    [0] { "" }
   *[other] , territorio noble +1
}
princeps-ui-terms-defence = { $armies ->
    [0] ningún ejército
    [one] 1 ejército
   *[other] { $armies } ejércitos
}{ $walls ->
    [0] { "" }
   *[other] , castillo o príncipe +{ $walls }
}
princeps-ui-score = Si acabara ahora
princeps-ui-score-hint = 1 punto por cada categoría en la que vas en cabeza. La riqueza solo cuenta en territorios estables.
princeps-ui-category = Categoría
princeps-ui-category-territories = Territorios
princeps-ui-category-gold = Oro
princeps-ui-category-commerce = Comercio
princeps-ui-category-agriculture = Agricultura
princeps-ui-category-points = Puntos
princeps-ui-tie = Iguales en puntos: { $players }
princeps-ui-tie-stable = Territorios estables
princeps-ui-tie-gold = Oro, estable o no
princeps-ui-tie-commerce = Comercio, estable o no
princeps-ui-tie-decides = decide
princeps-ui-tie-equal = igual
princeps-ui-tie-unasked = no se mira
princeps-ui-ahead-points = { $players }: más puntos.
princeps-ui-ahead-stable = { $players }: con puntos iguales deciden más territorios estables.
princeps-ui-ahead-gold = { $players }: entre iguales decide más oro.
princeps-ui-ahead-commerce = { $players }: entre iguales decide más comercio.
princeps-ui-ahead-shared = Compartido: { $players }.
princeps-ui-after-rounds = Tras { $rounds } rondas.
princeps-ui-auto-machiavelli = La pregunta de Maquiavelo
princeps-ui-auto-machiavelli-hint = Pasar en cada contienda, aunque lo tengas.
princeps-ui-about = Negocia, pon cartas boca abajo en tus territorios y golpea con armas, revuelta o conjura.
princeps-ui-facts = De 2 a 5 personas, 60 minutos
princeps-ui-value-rounds-deck = hasta agotar el mazo
princeps-ui-count-rounds = { $value } rondas
princeps-ui-value-hand_counts-hand = solo la mano
princeps-ui-value-hand_counts-hand-placed = la mano y las cartas puestas
princeps-ui-value-tied_category-all = puntúan todos los que van en cabeza
princeps-ui-value-tied_category-none = nadie puntúa en un empate

## The map in the browser

princeps-ui-map = Mapa de los territorios
princeps-ui-map-sentence = { $territory }: { $parts }.
princeps-ui-map-is = { $parts }
princeps-ui-map-yours = tuyo
princeps-ui-map-of = de { $player }
princeps-ui-map-independent = independiente
princeps-ui-map-off = fuera de la mesa
princeps-ui-map-free = libre
princeps-ui-map-noble = noble
princeps-ui-map-oriental = oriental
princeps-ui-map-gold = oro
princeps-ui-map-commerce = comercio
princeps-ui-map-agriculture = agricultura
princeps-ui-map-stable = estable
princeps-ui-map-down = { $count ->
    [one] 1 carta boca abajo
   *[other] { $count } cartas boca abajo
}
princeps-ui-map-face-down = boca abajo
princeps-ui-map-shown = a la vista
princeps-ui-map-bare = sin cartas
princeps-ui-map-only-you = Solo tú { $count ->
    [one] la ves; los demás ven 1 carta.
   *[other] las ves; los demás ven { $count } cartas.
}
princeps-ui-map-by-land = limita por tierra con
princeps-ui-map-by-sea = limita por mar con
princeps-ui-map-parts = Parte del mapa
princeps-ui-map-short = { $shortTerritory }
princeps-ui-map-all = Todo
princeps-ui-map-west = Oeste
princeps-ui-map-north = Norte
princeps-ui-map-south = Sur
princeps-ui-map-east = Este
princeps-ui-map-list = Lista
princeps-ui-map-lands = Territorios
princeps-ui-map-find = Busca un territorio
princeps-ui-map-show = Mostrar
princeps-ui-map-every = los { $count }
princeps-ui-map-mine = junto a los míos
princeps-ui-map-you = Tú
princeps-ui-map-independents = Independientes
princeps-ui-map-others = Fuera de la mesa
princeps-ui-map-none = Ningún territorio coincide.
princeps-ui-map-on-map = Ver en el mapa
princeps-ui-map-caravel = Mediterráneo occidental
princeps-ui-map-galley = Mar Tirreno
princeps-ui-map-bucentaur = Adriático
princeps-ui-map-carrack = Mar Jónico
princeps-ui-map-cog = Mar de Levante
princeps-ui-map-dhow = Golfo


## The first game, explained

princeps-lesson-draw = Gobiernas tres territorios. Una ronda tiene cuatro fases [1]: robo, negociación, preparación y acciones. Primero robas [2] hasta tener { $target } cartas: ahora, { $count }.
princeps-lesson-draw-why = Cada cual roba hasta sus territorios más cuatro: quien tiene más tierras tiene más cartas. El Príncipe cuenta como una de ellas, esté donde esté.
princeps-lesson-deal = Ahora negociáis a la vez. { $player } te ofrece { $aGive } por { $aWant } [1]: buen trato, porque alguien tiene que mandar tus ejércitos. Acéptalo [2], o recházalo.
princeps-lesson-deal-why = Esta oferta solo la veis vosotros dos. Un trato se cumple en el acto y entero, y nadie puede hacer trampa; las demás promesas no obligan a nadie.
princeps-lesson-offer = Tú también puedes hacer ofertas [1]: di qué das y qué pides, a un rival o a cualquiera. Prueba con { $aGive } [2] por { $aWant }: quien tenga uno puede aceptar. Cuando no quieras más, termina [3].
princeps-lesson-offer-why = No ves lo que tienen los demás, así que pregunta. Una oferta no cuesta nada mientras nadie la acepte; quien no puede o no quiere, la rechaza. La fase acaba cuando todo el mundo ha terminado.
princeps-lesson-dealt = Han aceptado tu oferta, y las cartas han cambiado de mano. Ofrece más si quieres, o termina [1].
princeps-lesson-dealt-why = De un trato entre dos los demás solo ven quién y cuántas cartas. Quien ha acabado vuelve si alguien le hace una oferta a su nombre.
princeps-lesson-prepare = Preparación [1]: pon cartas boca abajo en tus territorios. Empieza con { $theLeader } [2] { $inOrigin } [3]: al lado está { $theTerritory } [4], donde { $owner } { $most ->
    [0] no tiene ninguna carta.
    [one] solo tiene una carta.
   *[other] solo tiene { $most } cartas.
}
princeps-lesson-prepare-why = Las cartas solo sirven junto a una carta de mando en el mismo territorio: los ejércitos con un Capitán o el Príncipe, las demás con un Consejero o el Príncipe. Los demás ven cuántas cartas hay allí, pero no cuáles.
princeps-lesson-armies = Ahora un ejército [1] junto a quien manda [2], y después otro: cada uno vale 1, y quieres más de lo que pueda hacerte frente.
princeps-lesson-armies-why = Ciudadanos y mercenarios son igual de fuertes. Los mercenarios que luchan y son vencidos se pierden; los ciudadanos vencidos vuelven a tu mano, o se llevan un ejército del bando vencedor.
princeps-lesson-guard = Con esa fuerza puedes atacar. Ahora pon al Príncipe [1] en otro territorio: lo hace todo, y lo que está a su lado sirve.
princeps-lesson-guard-why = El Príncipe nunca se pierde: si cae su territorio, vuelve a tu mano. En la mesa actúa una vez por ronda, y manda una defensa.
princeps-lesson-ready = Junto al Príncipe, pon un ejército para defender y el Castigo, si lo tienes, contra las conjuras; unos Colonos junto al Príncipe pueden responder también a una revuelta allí. Lo que queda en la mano no hace nada en esta ronda. Cuando todo esté en su sitio, termina [1].
princeps-lesson-ready-why = Un territorio sin ejércitos es una invitación: deja vacío lo que puedas perder. Mientras preparas puedes recoger cartas y ponerlas en otra parte.
princeps-lesson-punish = Ahora todos actúan por turno. { $player } trama una conjura en uno de tus territorios [1]: si triunfa, ya no será de nadie. { $can ->
    [0] Un Castigo junto a tu Príncipe o a un Consejero la anularía; no tienes ninguno puesto así, y solo puedes dejar que venga [2].
   *[other] Tu Castigo está donde sirve: con él [2] anulas la conjura.
}
princeps-lesson-punish-why = Se te pregunta en todo caso, para que nadie deduzca de la pregunta lo que tienes. Una conjura vale 1, en un territorio noble 2, y debe superar a tus ejércitos de allí; unos Colonos que estén en el territorio con un Consejero o el Príncipe también podrían responder.
princeps-lesson-defend = { $player } [1] ataca { $theTerritory } [2] con fuerza { $attack }. Allí tienes { $armies ->
    [0] 0 ejércitos.
    [one] 1 ejército: tócalo [3] para mostrarlo.
   *[other] { $armies } ejércitos: toca los que muestres [3].
} Con tantos como el ataque conservas el territorio, y cada bando pierde uno; con más, ganas; con menos, lo pierdes.
princeps-lesson-defend-why = Un ejército puede defender solo; varios, únicamente al mando de un Capitán o del Príncipe. Lo que guardas sigue boca abajo; si el territorio cae, los mercenarios que defendieron se pierden y lo demás vuelve a tu mano.
princeps-lesson-resist = { $player } [1] pone { $theTerritory } [2] en tu contra con { $attack }. { $armies ->
    [0] Allí no tienes ningún ejército.
    [one] Allí tienes 1 ejército: tócalo [3] para mostrarlo.
   *[other] Allí tienes { $armies } ejércitos: toca los que muestres [3].
} Con otros tantos o más fracasa y su carta se pierde; con menos pierdes el territorio.
princeps-lesson-resist-why = A una revuelta o una conjura no se la vence: se la aguanta. Los ejércitos resisten, un Castillo solo ayuda contra una revuelta, y ciertos príncipes resisten por sí mismos.
princeps-lesson-machiavelli = { $attack } contra { $defence } [1]. Antes de decidir una contienda se pregunta a los dos bandos por Maquiavelo, la única carta que gana en el acto. Sin él, pasas [2]; desde ahora se hace solo.
princeps-lesson-machiavelli-why = Hay un solo Maquiavelo en el juego, y puede venir de la mano. Los dos bandos responden antes de saber nada del otro: un rival callado aún puede tenerlo.
princeps-lesson-act = Te toca actuar: cada Príncipe, Capitán y Consejero de la mesa puede hacer una cosa. Tu fuerza { $inOrigin } [1] puede atacar [2] { $theTerritory } [3]: tienes { $armies ->
    [one] 1 ejército,
   *[other] { $armies } ejércitos,
} y enfrente hay { $most } como mucho.
princeps-lesson-act-why = Con más fuerza que la defensa ganas, y tus tropas entran. Con la misma, cada bando pierde un ejército; con menos, pierdes. Por mar el ataque resta 1, y el último territorio de cada cual está a salvo.
princeps-lesson-act-idle = Te toca actuar: cada Príncipe, Capitán y Consejero de la mesa puede hacer una cosa, con cartas del mismo territorio. No tienes a nadie con un ejército junto a una frontera por tierra; haz lo que puedas, o termina [1].
princeps-lesson-won = Has ganado, y tus tropas han entrado [1]: el territorio es tuyo. Es inestable: cuenta como territorio, pero su riqueza aún no cuenta. { $next ->
    [act] Sigue actuando, o termina [2].
    [end] Ahora termina tus acciones [2].
   *[none] { "" }
}
princeps-lesson-won-why = Tu fuerza se queda donde ha vencido, y ya no guarda lo que dejó atrás. Un territorio inestable se estabiliza con una Reforma Legal, unos Colonos o el Príncipe.
princeps-lesson-failed = Este ataque no ha ganado el territorio [1]. Con fuerzas iguales cada bando pierde un ejército; quien tiene menos pierde los mercenarios, y los ciudadanos vuelven a la mano. { $next ->
    [act] Sigue actuando, o termina [2].
    [end] Ahora termina tus acciones [2].
   *[none] { "" }
}
princeps-lesson-failed-why = Los números junto a un objetivo dicen qué puede hacerte frente: cada carta boca abajo puede ser un ejército. Un Espía las descubre antes del golpe.
princeps-lesson-sacrifice = Has perdido la batalla [1], pero los ciudadanos luchan hasta el final: cada uno que sacrificas se lleva un ejército del bando vencedor. Los que salvas vuelven a tu mano.
princeps-lesson-sacrifice-why = Un ejército que muere se descarta, sea tuyo o del vencedor. Los mercenarios no hacen esto: en la derrota, simplemente se pierden.
princeps-lesson-enter = Tu revuelta ha ganado el territorio. Quien la provocó puede entrar [1] o quedarse en casa [2].
princeps-lesson-enter-why = Quien entra no lleva ejército consigo. Desde allí podrá usar otras cartas en la próxima ronda, y allí también lo pueden sorprender.
princeps-lesson-points = Una ronda nueva; una partida tiene seis. Al final se lleva un punto quien más tiene de cada cosa: territorios, oro estable, comercio estable, agricultura estable. Si acabara ahora, tú [1] tendrías { $points }. Roba otra vez; antes puedes descartar lo que no necesites.
princeps-lesson-points-why = Para la riqueza solo cuenta el territorio estable, y si varios van en cabeza puntúan todos. La Mano, que empieza, pasa cada ronda al siguiente.
princeps-lesson-again = Otra vez las mismas cuatro fases. Puedes hacer ofertas, o simplemente terminar [1].
princeps-lesson-again-why = Lo que ahora necesitas puede estar en la mano de un rival: ejércitos, un Consejero, una carta de territorio. Las cartas que no puedes usar sirven para dar.
princeps-lesson-settle = Has robado un territorio [1]: establécete en él [2]. Es tuyo en el acto, y estable, esté donde esté; y en esta misma ronda puedes poner cartas allí.
princeps-lesson-settle-why = Los territorios del mazo son la manera tranquila de crecer: uno más cuenta para más territorios, para su riqueza y para el robo.
princeps-lesson-unstable = Lo que tomaste es inestable [1]: su riqueza no cuenta. Pon allí un Consejero [2] y una Reforma Legal [3], y úsalos cuando actúes. El Príncipe, si está allí, lo hace sin carta.
princeps-lesson-unstable-why = Los Consejeros usan las cartas políticas, los Capitanes solo mandan ejércitos, y el Príncipe lo hace todo. Al preparar puedes recoger las cartas sueltas y ponerlas en otra parte.
princeps-lesson-set = Ya están los dos allí [1]. Pon lo que más te haga falta, o termina [2].
princeps-lesson-set-why = Un ejército a su lado defiende lo que has ganado. Lo que queda en tu mano está a salvo, pero no hace nada en esta ronda.
princeps-lesson-stabilise = Lo que tomaste [1], estabilízalo ahora [2]: desde entonces su riqueza cuenta para ti. Después, termina tus acciones.
princeps-lesson-stabilise-why = Cada carta de mando actúa una vez por ronda, así que el Capitán aún puede atacar. La Reforma se gasta; unos Colonos se quedarían, y alejarían revueltas y conjuras.
princeps-lesson-stable = Ya es estable [1], y su riqueza cuenta para ti. { $next ->
    [act] Sigue actuando, o termina [2].
    [end] Ahora termina tus acciones [2].
   *[none] { "" }
}
princeps-lesson-stable-why = Sigue estable hasta que alguien lo tome. Con los mismos puntos deciden los territorios estables.
princeps-lesson-end-ahead = Han sido dos rondas, y vas en cabeza: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, y { $player } { $most }. Ya conoces una ronda de Princeps: roba, negocia, pon tus cartas y golpea donde son débiles.
princeps-lesson-end = Han sido dos rondas. Si acabara ahora, { $player } tendría { $most ->
    [one] 1 punto
   *[other] { $most } puntos
}, y tú { $points }. Ya conoces una ronda de Princeps: roba, negocia, pon tus cartas y golpea donde son débiles.

## The rules, as pages

princeps-rules-1-title = El objetivo
princeps-rules-1 = De dos a cinco príncipes gobiernan territorios. En cada ronda robas cartas, negocias, pones cartas boca abajo en tus territorios y actúas: con las armas, con revueltas, con conjuras. Al final hay un punto por tener más territorios, y otro por más oro, por más comercio y por más agricultura estables. Gana quien tiene más puntos.
princeps-rules-2-title = Las cartas y el mapa
princeps-rules-2 =
    Hay 93 cartas: 24 territorios; 5 príncipes; 5 consejeros y 5 capitanes; 10 ejércitos ciudadanos y 10 mercenarios; 5 revueltas, 5 conjuras (o conspiraciones), 5 espías, 5 colonos, 5 castillos (o fortificaciones) y 5 castigos ejemplares; 3 reformas legales; 1 Maquiavelo.
    Un territorio es libre, noble u oriental, tiene un tipo de riqueza (oro, comercio o agricultura) y escudos. Dos territorios son vecinos cuando comparten un escudo; lo son por mar cuando todo lo que comparten son barcos. El mapa, con sus riquezas y sus escudos, es diseño nuestro: no se conoce ninguna fuente impresa de él.
    Príncipe, consejero y capitán son cartas de mando. Revuelta, conjura, espía, reforma, colonos, castillo y castigo son cartas políticas.
princeps-rules-3-title = La preparación de la partida
princeps-rules-3 =
    Cada cual recibe un príncipe al azar: civil noble (hay dos), civil popular, hereditario o eclesiástico. Empieza en la mano. Todos saben de qué tipo es, y nadie dónde está su carta. Los demás príncipes salen del juego.
    Cada cual recibe tres territorios, boca arriba y estables, un ejército ciudadano y uno mercenario; un príncipe civil noble trae un ciudadano más. Todas las demás cartas se barajan en el mazo, también los territorios y Maquiavelo. El azar dice quién es la primera Mano.
princeps-rules-4-title = Una ronda
princeps-rules-4 = Una ronda tiene cuatro partes: robar, negociar, preparar, actuar. Empieza la Mano, y se juega en el sentido inverso a las agujas del reloj; solo la negociación es de todos a la vez. El azar nombra a la primera Mano; después de cada ronda la Mano pasa al siguiente asiento, en el mismo sentido.
princeps-rules-5-title = Robar
princeps-rules-5 =
    Robas hasta tus territorios en la mesa y cuatro más, doce como mucho.
    • Tu príncipe cuenta como una carta, esté donde esté.
    • Los territorios inestables cuentan; los independientes, no.
    • Antes puedes descartar lo que quieras de tu mano, nunca al príncipe. Si tienes demasiadas, es obligatorio.
    • Las cartas de tus territorios no cuentan. Con una regla opcional sí, salvo los castillos y colonos en vigor.
    • Si te pasas y no tienes en la mano nada que descartar, no robas nada.
    Cuando toca robar y el mazo está vacío, los descartes se barajan en uno nuevo. Si los dos están vacíos, ya no se roba.
princeps-rules-6-title = Doce cartas en la mano
princeps-rules-6 = Nadie tiene nunca más de doce, contando al príncipe si está en la mano. Siempre que una mano pasa de ahí (un cambio, una recogida, una derrota), se descarta en el acto, antes de que siga nada más; nunca al príncipe. Si hay dos manos demasiado grandes, descartan una tras otra, por turno desde la Mano.
princeps-rules-7-title = Negociar
princeps-rules-7 =
    Ofreces cartas de la mano, o territorios de la mesa, por otros: nunca al príncipe. Puedes decir lo que quieras, y las promesas no obligan a nadie; pero no se pueden enseñar cartas a los demás.
    • Una oferta va a una persona o a cualquiera: entonces es para quien acepta primero.
    • Puede ser un regalo, o pedirlo; nada por nada no es una oferta.
    • Debes tener lo que das, en cada oferta por separado. Puedes pedir lo que quieras, lo tenga quien lo tenga.
    • Quien acepta debe tener todo lo que se pide. El cambio se hace entero.
    • Puedes tener tres ofertas abiertas. Para contestar a una, haz otra en sentido contrario.
    • Una oferta caduca cuando quien la hizo ya no tiene lo que da; no se dice qué carta falta. Nunca caduca por lo que pide.
    • Si se rechaza, una oferta a una persona se cierra; una a cualquiera, cuando todos los demás la han rechazado.
    Quien ha acabado ya no hace nada, hasta que se acepta una oferta suya o llega otra a su nombre. Cuando todos han acabado, la negociación se cierra, y con ella todas las ofertas.
princeps-rules-8-title = Cambiar territorios
princeps-rules-8 =
    Los territorios de la mesa se cambian igual que las cartas de territorio de la mano. Con una regla opcional solo se cambian cartas de la mano.
    • Un territorio va con su castillo, sus colonos y su estado, estable o no. Las demás cartas que hay en él vuelven a la mano de quien lo da.
    • Nadie puede dar todos sus territorios, ni siquiera en un cambio.
    • Los territorios de la mesa que se piden deben ser todos de un mismo rival, que conserve otro.
    • Una oferta que da lo que ya es el último territorio de quien la hizo sigue abierta, y no se puede aceptar hasta que tenga otro.
    • Todos oyen qué territorio cambia de manos. Puedes dar hasta quedarte con uno, que no puede ser atacado.
princeps-rules-9-title = Preparar
princeps-rules-9 =
    Te estableces en territorios de tu mano, en cualquier lugar del mapa: son tuyos y estables. Pones cuantas cartas quieras boca abajo en tus propios territorios, también en los recién establecidos, para usarlas en esta ronda.
    Puedes recoger cartas de tus territorios y ponerlas en otro; los castillos y colonos en vigor se quedan. Lo que se ha mostrado sigue visible hasta que se recoge y se vuelve a poner. De cartas iguales en un territorio, la visible se recoge, se usa o se pierde primero.
    Pon cuantas quieras, también para engañar; lo limitado es cuántas se pueden usar. Las cartas que huyen después a tu mano esperan a la siguiente preparación.
princeps-rules-10-title = Actuar
princeps-rules-10 =
    Por turno, cada cual hace una acción por cada carta de mando que tiene en un territorio, con cartas del mismo territorio, y después termina. Las acciones que no se hacen se pierden, y las cartas se quedan como están.
    • Príncipe: lo hace todo.
    • Capitán: ataca.
    • Consejero: usa cartas políticas.
    Una carta de mando actúa una vez por ronda. Varias en un territorio actúan una tras otra. Lo que se usa se muestra. Las cartas solo pasan a otro territorio por conquista, o tras una revuelta.
princeps-rules-11-title = Atacar
princeps-rules-11 =
    Un capitán o un príncipe ataca, con uno o más ejércitos de su territorio, un territorio vecino de otra persona, o uno independiente. El ataque vale sus ejércitos, 1 menos por mar. Un ejército ataca una vez por ronda.
    • Más que la defensa: los ejércitos y quien los manda entran. El territorio es tuyo, inestable. Conservas el castillo; los colonos se descartan.
    • Menos: pierden quienes atacaron.
    • Igual: cada bando pierde un ejército.
    Contra un territorio vacío necesitas al menos 1: un solo ejército por mar se retira sin daño.
princeps-rules-12-title = Defensa y castillos
princeps-rules-12 =
    Quien defiende elige después de ver el ataque: nada, o un ejército; más de uno solo al mando de un capitán o un príncipe del territorio, que también se muestra. Cuentan los ejércitos mostrados, y 1 por un castillo. Los tipos de príncipe no cuentan en batalla. Los ejércitos defienden cuantas veces haga falta, también los que han atacado.
    Si hay un castillo y no se mostró ningún ejército, un solo ejército atacante se retira sin pérdidas, aunque haya ejércitos ocultos. Dos lo toman.
princeps-rules-13-title = Pérdidas, empates y sacrificio
princeps-rules-13 =
    Cuando cae un territorio, se descartan los mercenarios del bando perdedor que defendieron, también si decide Maquiavelo. Todas sus demás cartas sueltas van a su mano, entre ellas los mercenarios que no defendieron; lo que estaba boca abajo no se muestra. A un atacante vencido le pasa lo mismo, pero solo con las cartas que atacaron. Un príncipe vuelve siempre a la mano.
    • Sacrificio: cada ciudadano del bando perdedor que atacó o se mostró puede descartarse y llevarse consigo un ejército vencedor, al azar; si no, huye a la mano. No más que los ejércitos del vencedor.
    • Empate: cada bando pierde al azar un ejército que luchó, primero quien ataca; los atacantes se quedan en casa.
    Si mueren todos los ejércitos que defienden, el territorio se conserva igual.
princeps-rules-14-title = Revuelta
princeps-rules-14 =
    Con un consejero o un príncipe, contra un territorio vecino. Su fuerza es 1, en un territorio libre 2; el mar no resta nada, y las revueltas no se suman. Enfrente están los ejércitos mostrados, 1 por un castillo y 1 si el príncipe del dueño es eclesiástico o popular.
    Si la revuelta es más fuerte, el territorio es tuyo, inestable, con su castillo. Los mercenarios que defendieron se descartan, lo demás va a la mano del dueño, nadie se sacrifica. Quien la instigó puede entrar o quedarse. Si no, no pasa nada. La carta se descarta.
princeps-rules-15-title = Conjura, y respuestas a una sublevación
princeps-rules-15 =
    Con un consejero o un príncipe, contra un territorio vecino. Su fuerza es 1, en un territorio noble 2, también por mar. Enfrente están los ejércitos mostrados, y 1 si el príncipe del dueño es eclesiástico o hereditario. Los castillos no cuentan.
    Si la conjura es más fuerte, el territorio se hace independiente, con las mismas pérdidas que en una revuelta; su carta se queda allí, y quien la instigó, donde estaba. Si no, la carta se descarta.
    Antes de la defensa el dueño puede responder con una carta, sin gastar acción, y así acaba la sublevación. La carta de esta se descarta, y quien la instigó ha actuado.
    • Castigo Ejemplar: si está con un consejero o príncipe tuyo, en cualquier territorio, anula una conjura contra ti. Se descarta.
    • Colonos: si están en el territorio atacado, boca abajo o visibles, con un consejero o príncipe tuyo, anulan una revuelta o una conjura. Quedan en vigor, y el territorio es estable.
    Se descubre al consejero que hay allí, o al príncipe si no hay ninguno; puede haber actuado ya, y por ello no ha actuado. Quien ya está visible se queda como está.
    Al dueño se le pregunta siempre por una conjura, y por una revuelta si en el territorio hay dos cartas sueltas o más, sean cuales sean.
princeps-rules-16-title = Territorios independientes, últimos territorios
princeps-rules-16 =
    Un territorio independiente no cuenta para nadie. No se puede espiar, y nadie conspira contra él. Quien es vecino suyo, también su antiguo dueño, puede tomarlo por ataque o por revuelta. Sus conjurados defienden con 1; con castillo, con 2. En un empate no pierden nada; vencidos, su carta se descarta.
    A quien solo tiene un territorio no se le puede atacar, ni hay contra él revuelta ni conjura. Se le puede espiar, y puede atacar.
princeps-rules-17-title = Espías, castillos, colonos, estabilidad
princeps-rules-17 =
    • Espía: descubre para todos lo que está boca abajo en cualquier territorio rival, también lejano.
    • Castillo: 1 más en defensa contra ataque y revuelta. Uno por territorio; se queda.
    • Colonos en vigor: estabilizan un territorio, y nadie puede empezar allí una revuelta o una conjura. No detienen ejércitos. Una carta por territorio. Los que solo están puestos allí no impiden nada, pero pueden responder.
    • Reforma Legal: estabiliza un territorio.
    • El príncipe: gasta su acción en estabilizar el territorio donde está; no en la ronda en que lo conquistó.
    Lo que se ha tomado es inestable hasta entonces. Eso solo importa para la puntuación.
princeps-rules-18-title = Maquiavelo
princeps-rules-18 =
    Desde la mano o desde cualquiera de tus territorios, sin carta de mando y sin gastar acción. En cada batalla, revuelta y conjura se pregunta a los dos bandos a la vez, lo tengan o no, después de elegir la defensa. Quien lo juega gana, incluso desde 0 o contra un castillo, y el bando perdedor no sacrifica a nadie. Se descarta.
    No deshace ni a los colonos, ni un castigo u otra respuesta, ni la seguridad de un último territorio. Contra un territorio independiente solo se pregunta a quien ataca.
princeps-rules-19-title = El final y la puntuación
princeps-rules-19 =
    La partida acaba tras seis rondas, o las que se acuerden, cinco o más. Con otra regla sigue sin mazo nuevo, hasta la ronda en que el mazo se agota o la tercera seguida en que nadie roba.
    • Territorios: un punto por tener más, en cualquier estado.
    • Oro, comercio, agricultura: un punto por tener más estables de cada uno. Nadie puntúa donde nadie tiene ninguno.
    Todos los que van en cabeza tienen el punto; con una regla opcional, en un empate nadie. A igualdad de puntos deciden los territorios estables, después el oro en cualquier estado, después el comercio. Si no, la victoria se comparte.
princeps-rules-20-title = Lo que ves
princeps-rules-20 =
    Ves todo lo que hay en la mesa menos las cartas ajenas boca abajo, de las que ves el número; tu mano, y cuántas cartas tienen los demás; los descartes; tus ofertas, las que te hacen y las que son para cualquiera; de los demás cambios, quiénes y cuántas cartas.
    Si se te acaba el tiempo, robas sin descartar más de lo obligado, no pones ni haces nada, defiendes con todos los ejércitos que puedas y no sacrificas a nadie.
princeps-rules-21-title = Lo que hemos decidido
princeps-rules-21 =
    Donde el reglamento calla o dice menos, hemos decidido:
    • El mapa, con sus riquezas y sus escudos, es nuestro.
    • Las cartas puestas se pueden recoger en la preparación.
    • Todos saben de qué tipo es cada príncipe.
    • Donde hay colonos en vigor, la revuelta y la conjura ni siquiera se pueden declarar.
    • La seguridad de un último territorio vale también contra revuelta y conjura.
    • Una revuelta puede tomar un territorio independiente.
    • Tras una revuelta, quien la instigó puede entrar.
    • Los territorios de la mesa se cambian con castillo, colonos y estado, y nunca todos los que alguien tiene.
    • Las doce cartas valen en todo momento, no solo al robar.
    • Los colonos están entre las cartas que «neutralizan» una sublevación; la pregunta por la respuesta se hace como se ha dicho, para que nadie sepa lo que tienes.
    • Los mercenarios «implicados» son los que defendieron, o los que atacaron.
    • Cero contra cero es una retirada sin pérdidas; un solo ejército se retira de un castillo aunque haya ejércitos ocultos.
    • Un ciudadano que luchó puede sacrificarse aunque el mar reste, pero no más que los ejércitos del vencedor.
    • Una partida de un solo mazo acaba también con la tercera ronda seguida en que nadie roba.
    • No se pueden pedir más cartas de un tipo que las que tiene el juego.
    • Si se te acaba el tiempo, se hace por ti una jugada modesta (véase «Lo que ves»).
