# Coup en español.

coup-title = Coup
coup-about = Cada cual tiene dos influencias en la corte, boca abajo. Si pierdes las dos, estás fuera; gana quien quede en pie. Di que tienes el personaje que quieras… y que nadie descubra tu farol.

## Palabras

word-duke = Duque
    .the = el Duque
    .a = un Duque
word-assassin = Asesino
    .the = el Asesino
    .a = un Asesino
word-captain = Capitán
    .the = el Capitán
    .a = un Capitán
word-ambassador = Embajador
    .the = el Embajador
    .a = un Embajador
word-inquisitor = Inquisidor
    .the = el Inquisidor
    .a = un Inquisidor
word-contessa = Condesa
    .the = la Condesa
    .a = una Condesa
word-income = Ingreso
word-aid = Ayuda exterior
word-coup = Coup
word-tax = Impuestos
word-assassinate = Asesinato
word-steal = Extorsión
word-exchange = Intercambio
word-examine = Examen
word-deal = el reparto
word-draft = elegir una carta
word-action = una acción
word-challenge = desafiar o pasar
word-block = bloquear o pasar
word-challenge-block = desafiar el bloqueo o pasar
word-prove = mostrar la carta o ceder
word-lose = una influencia que perder
word-reveal = una carta que mostrar
word-verdict = devolver la carta u obligar a cambiarla
word-over = el final

## Lo que se teclea para elegir

key-income = i
key-aid = a
key-tax = t
key-exchange = c
key-coup = g
key-assassinate = s
key-steal = e
key-examine = x
key-pass = p
key-challenge = d
key-show = m
key-concede = n
key-return = d
key-replace = c
key-duke = du
key-assassin = as
key-captain = ca
key-ambassador = em
key-inquisitor = in
key-contessa = co

## Cómo se pueden escribir las palabras de la notación: la primera es la que se muestra

say-income = ingreso, ingresos
say-aid = ayuda, ayuda exterior
say-tax = impuestos, impuesto
say-exchange = intercambio, intercambiar
say-coup = coup, golpe
say-assassinate = asesinar, asesinato, matar
say-steal = extorsión, extorsionar, robar
say-examine = examinar, examen
say-pass = pasar, paso
say-challenge = desafiar, desafío, dudar
say-show = mostrar, muestro
say-concede = ceder, cedo
say-return = devolver, devuelvo
say-replace = reemplazar, obligar
say-block = bloquear, bloqueo
say-lose = perder, pierdo
say-reveal = enseñar, enseño
say-draft = elegir, elijo
say-keep = quedarse, quedarme, guardar
fillers = a, al, contra, como, el, la

## Lo que se puede hacer

coup-move-income = Ingreso: tomar 1 moneda
coup-move-aid = Ayuda exterior: tomar 2 monedas
coup-move-tax = Impuestos: tomar 3 monedas, como Duque
coup-move-exchange = Intercambio de cartas con la Corte, como { $diplomat }
coup-move-coup = Coup, por 7 monedas, contra:
coup-move-assassinate = Asesinato, por 3 monedas, como Asesino, contra:
coup-move-steal = Extorsión de 2 monedas, como Capitán, a:
coup-move-examine = Examen de una carta, como Inquisidor, a:
coup-move-pass = Pasar
coup-move-pass-block = No desafiar; aún podrás bloquear
coup-move-challenge = Desafiar: { $player } no tiene { $theClaim }
coup-move-block = Bloquear, como { $card }
coup-move-show = Mostrar { $theClaim }
coup-move-concede = No mostrar la carta y perder una influencia
coup-move-lose = Perder { $theCard }
coup-move-reveal = Mostrar { $theCard }
coup-move-return = Devolver { $theShown }
coup-move-replace = Obligar a cambiar { $theShown }
coup-move-draft = Elegir { $theCard }
coup-move-keep-one = Quedarte con { $theCard }
coup-move-keep-two = Quedarte con { $aCard } y { $aSecond }

## Lo que se pregunta

coup-ask-action = Tu turno. Tienes { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
}.
coup-ask-must-coup = Tu turno. Con { $coins } monedas tienes que lanzar un Coup.
coup-ask-challenge = { $player } anuncia { $action }: dice que tiene { $theClaim }. ¿Te lo crees?
coup-ask-challenge-target = { $player } anuncia { $action } contra { $target }: dice que tiene { $theClaim }. ¿Te lo crees?
coup-ask-block = { $player } anuncia { $action }. ¿Bloqueas?
coup-ask-block-again = El bloqueo ha caído. { $player } anuncia { $action }. ¿Bloqueas?
coup-ask-block-you = { $player } anuncia { $action } contra ti. ¿Bloqueas?
coup-ask-challenge-you = { $player } anuncia { $action } contra ti: dice que tiene { $theClaim }. ¿Te lo crees?
coup-ask-challenge-block = { $player } bloquea: dice que tiene { $theClaim }. ¿Te lo crees?
coup-ask-prove = { $player } no se cree que tengas { $theClaim }.
coup-ask-lose = Pierdes una influencia. ¿Cuál?
coup-ask-exchange = Robas de la Corte: { $cards }. ¿Con qué te quedas?
coup-ask-reveal = { $player } te examina. ¿Qué carta le muestras?
coup-ask-verdict = { $target } te muestra { $theShown }.
coup-ask-draft = Elige en secreto una carta de tu montón.

## Lo que ha pasado

event-started = Empieza { $player }.
event-drew = { $player } roba una carta de la Corte.
event-drew-card = { $player } roba { $theCard }.
event-passed = { $player } pasa.
event-picked = { $player } elige { $theCard }.
event-drafted = Las dos elecciones secretas están hechas.
event-declared = { $player } anuncia { $action }.
event-declared-action-target = { $player } anuncia { $action } contra { $target }.
event-paid = { $player } paga { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
}.
event-refunded = { $player } recupera { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
}.
event-took = { $player } { $coins ->
    [0] no toma nada: la Banca está vacía
    [one] toma 1 moneda
   *[other] toma { $coins } monedas
}.
event-stole = { $player } { $coins ->
    [0] no le quita nada
    [one] le quita 1 moneda
   *[other] le quita { $coins } monedas
} a { $target }.
event-forfeited = { $player } deja { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
} a la Banca.
event-challenged = { $player } desafía a { $target }: ¡no tiene { $theCharacter }!
event-showed = { $player } muestra { $theCard }, baraja la carta con la Corte y roba otra.
event-bluffed = { $player } no puede mostrar { $theCharacter }: era un farol.
event-conceded = { $player } no muestra { $theCharacter }.
event-lost = { $player } pierde { $theCard }.
event-out = { $player } queda fuera.
event-blocked = { $player } bloquea a { $target }, como { $character }.
event-stopped = El bloqueo se mantiene ({ $action }).
event-returned = { $player } devuelve una carta a la Corte.
event-returned-card = { $player } devuelve { $theCard } a la Corte.
event-presented = { $player } muestra una carta a { $target }.
event-presented-card-target = { $player } muestra { $theCard } a { $target }.
event-gave-back = { $player } devuelve la carta a { $target }.
event-replaced = { $player } obliga a { $target } a cambiar la carta.
event-surrendered = { $player } devuelve a la Corte la carta examinada.
event-surrendered-card-target = { $player } devuelve { $theCard } a la Corte.
event-unchallenged = Nadie desafía a { $player } como { $character }.
event-unblocked = Nadie bloquea.
event-won = Gana { $player }.

## Negativas y datos incorrectos

error-must-coup = Con { $coins } monedas tienes que lanzar un Coup.
error-too-poor = Eso cuesta { $cost } monedas, y tienes { $coins }.
error-self-target = No puedes ser tu propio objetivo.
error-dead-target = Esa persona ya está fuera de la partida.
error-not-in-game = En esta partida no está { $theCharacter }.
error-cannot-block = Con { $theCharacter } no se bloquea esta acción ({ $action }).
error-not-held = No tienes { $theCharacter }.
error-keep-count = Te quedas con tantas cartas como influencias tienes: { $count }.
error-not-there-to-keep = Esas cartas no están entre las tuyas.
error-impossible-draw = Esa carta no está en el mazo de la Corte.
error-character-unknown = No hay ningún personaje «{ $typed }». Disponibles: { $known }.
error-edition-lacks = En la edición «{ $edition }» la opción «{ $option }» no puede ser «{ $value }».
error-copies-derived = Con { $players } jugadores hay { $copies } cartas de cada personaje; eso no se puede elegir.
error-draft-players = Un duelo con draft ({ $duel }) es solo para dos, no para { $players }.
error-first-seat = El asiento { $first } no puede empezar: hay { $players } jugadores y los asientos se cuentan desde 0.
error-setup-coins = { $player } no puede tener { $coins } monedas.
error-setup-cards = Las cartas de { $player } deben ser una lista.
error-setup-character = { $player } no puede tener { $theCharacter }: no está en esta partida.
error-setup-influence = { $player } debe tener dos cartas en total, entre ocultas y boca arriba.
error-setup-too-many = { $player } no puede tener { $theCharacter }: no quedan copias.
error-setup-draft = En un duelo con draft, de { $player } solo se puede fijar la carta que reparte draft-court.
error-setup-alive = En una preparación deben quedar en juego al menos dos jugadores.
error-setup-dead-coins = { $player } está fuera de la partida y no puede tener monedas.
error-setup-treasury = Los jugadores tienen más monedas que las { $coins } de la partida.
error-setup-turn = { $player } está fuera de la partida y no puede tener el turno.

## La mesa y la carta de resumen

coup-table-treasury = Banca
coup-table-court = Corte
coup-table-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
coup-table-player = Nombre
coup-table-coins = Monedas
coup-table-influence = Influencias
coup-table-out = fuera
coup-mark-edition = edición { $value }
coup-mark-duel = { $value }
coup-mark-coins = { $value } monedas
coup-mark-refuse_proof = prueba voluntaria
coup-option-players = cuántas personas juegan
coup-option-copies = cartas de cada personaje; depende de cuántas personas juegan
coup-option-diplomat = qué diplomático hay en la corte
coup-option-coins = todas las monedas de la partida
coup-option-duel = cómo se reparten las cartas cuando juegan dos
coup-option-refuse_proof = ante un desafío es posible negarse a mostrar la carta
coup-option-opener_coins = en partidas de dos, las monedas iniciales de quien empieza
coup-option-first = el asiento que empieza; random: al azar
coup-option-edition = edición
coup-lead-ask = ¿Qué edición (Intro: { $default } · b: atrás · q: salir)?
coup-lead-en = Con el Embajador, 50 monedas y hasta seis jugadores; en un duelo los dos empiezan con dos monedas.
coup-lead-it = Con el Embajador o el Inquisidor, 50 monedas y hasta diez jugadores; quien es desafiado puede negarse a mostrar la carta; el primero de un duelo tiene una moneda.
coup-lead-es = Con el Embajador o el Inquisidor, 42 monedas y hasta seis jugadores; el primero de un duelo tiene una moneda.
coup-lead-null = Cada regla se elige por separado.
coup-experienced = Las mesas de más de seis son para jugadores expertos: las partidas se alargan, y quien cae primero espera mucho.
coup-summary-title = Carta de resumen
coup-summary-goal = Objetivo: ser el último con alguna influencia.
coup-summary-who = Personaje
coup-summary-does = Acción
coup-summary-effect = Efecto
coup-summary-blocks = Bloquea
coup-summary-anyone = cualquiera
coup-summary-printed = { $edition ->
    [es] { $printed }
   *[other] { $word } ({ $printed })
}
coup-summary-income = toma 1 moneda
coup-summary-aid = toma 2 monedas
coup-summary-coup = paga 7: el objetivo pierde una influencia; obligatorio con 10 monedas
coup-summary-tax = toma 3 monedas
coup-summary-assassinate = paga 3: el objetivo pierde una influencia
coup-summary-steal = quita 2 monedas al objetivo
coup-summary-exchange-ambassador = roba 2 cartas, devuelve 2
coup-summary-exchange-inquisitor = roba 1 carta, devuelve 1
coup-summary-examine = mira una carta del objetivo; devuélvela u obliga a cambiarla
coup-summary-rules = Todo lo que se dice puede ser un farol, y cualquiera puede desafiarlo. Si te descubren, o si desafías y te equivocas, pierdes una influencia. La carta mostrada se cambia por otra. Lo pagado solo se recupera si el farol descubierto era el de la propia acción.

## La lección

coup-lesson-action = En cada turno haces una cosa. Algunas piden un personaje: tienes el Duque [1], así que los Impuestos [2] son verdad, y seguros. Nadie mira tus cartas si nadie te desafía.
coup-lesson-action-why = También puedes decir que tienes el Duque sin tenerlo. Si nadie te desafía, vale lo mismo. Si alguien te desafía, pierdes una influencia y no recibes nada.
coup-lesson-claim = { $player } dice que tiene { $theClaim } [1]. Pasa, o desafía [2]. Si es mentira, no vale, y { $player } pierde una influencia. Si es verdad, la pierdes tú.
coup-lesson-claim-why = Cada personaje está tres veces en el juego. { $seen ->
    [0] No ves ninguna de estas cartas: bien puede ser verdad.
    [3] Ves todas estas cartas: tiene que ser mentira.
   *[other] De estas cartas ves { $seen }; las demás pueden estar en cualquier parte.
}
coup-lesson-theft = { $player } dice que tiene el Capitán [1], para quitarte hasta dos monedas. Desafía, o pasa: después aún puedes bloquear. Bloquean el Capitán y el Embajador. { $holds ->
    [0] No tienes ninguno de los dos, pero puedes decir que sí.
   *[other] Tienes uno que bloquea, así que tu bloqueo puede ser verdad.
}
coup-lesson-theft-why = También un bloqueo puede ser mentira, y cualquiera puede desafiarlo. Si nadie lo hace, conservas tus monedas. Si era mentira y te desafían, pierdes una influencia, y la extorsión sigue adelante.
coup-lesson-proof = { $player } te desafió, y mostraste { $theCard }. Por eso { $player } perdió una influencia [1], y lo que dijiste valió. Tu carta volvió a la Corte, y robaste otra en su lugar.
coup-lesson-proof-why = Todos vieron la carta que mostraste; por eso se cambia. Quizá hayas robado la misma otra vez: nadie más la ve.
coup-lesson-caught-you = Desafiaste, y era mentira: { $player } no tenía { $theClaim }. No valió, y { $player } perdió una influencia: está boca arriba [1].
coup-lesson-caught = { $challenger } desafió, y era mentira: { $player } no tenía { $theClaim }. No valió, y { $player } perdió una influencia: está boca arriba [1].
coup-lesson-caught-why = Las cartas boca arriba se quedan así: cuéntalas. Cuando ves las tres de un personaje, quien diga después que lo tiene miente.
coup-lesson-lose = Pierdes una influencia. Elige qué carta pones boca arriba: se queda así, y ya no puedes probar nada con ella. Quien tiene las dos boca arriba queda fuera.
coup-lesson-lose-why = Quédate con el personaje que quieras usar sin mentir. Aún puedes decir que tienes cualquier otro.
coup-lesson-exchange = Para el Intercambio [1] dices que tienes el Embajador: robas dos cartas de la Corte, te quedas con tantas como influencias tienes y devuelves dos. { $holds ->
    [0] No tienes el Embajador: sería un farol.
   *[other] Tienes el Embajador: sería verdad.
}
coup-lesson-exchange-keep = Han llegado dos cartas de la Corte [1]. Quédate con tantas como influencias tienes; dos vuelven. Nadie más ve cuáles.
coup-lesson-exchange-why = Con otras cartas puedes hacer otras cosas sin mentir. Y nadie más ve con qué te quedas.
coup-lesson-assassin = { $player } ha pagado 3 monedas y dice que tiene el Asesino [1]: te costaría una influencia. Desafía, o pasa: después aún puedes bloquear como Condesa. { $holds ->
    [0] No tienes la Condesa: sería un farol.
   *[other] Tienes la Condesa: sería verdad.
}
coup-lesson-assassin-why = Si desafías a un Asesino verdadero, pierdes una influencia, y el asesinato sigue adelante si no puedes bloquearlo aún. Si tu Condesa es mentira y te desafían, pierdes una por la mentira y, si tienes otra, también esa por el Asesino.
coup-lesson-assassinate = Por { $cost } monedas puedes asesinar [1]: dices que tienes el Asesino, y el objetivo pierde una influencia, si no bloquea como Condesa. { $holds ->
    [0] No tienes el Asesino: sería un farol.
   *[other] Tienes el Asesino: sería verdad.
}
coup-lesson-assassinate-why = Las { $cost } monedas solo vuelven a ti si desafían a tu Asesino y era mentira. Un bloqueo no las devuelve.
coup-lesson-coup = Tienes { $coins } monedas. Por { $cost } puedes lanzar un Coup [1]: el objetivo pierde una influencia, y nadie puede desafiarlo ni bloquearlo. Quien empieza su turno con 10 monedas o más debe lanzar uno.
coup-lesson-coup-why = Para un Coup no hace falta ningún personaje. Es la manera más segura de quitar una influencia, y la más cara.
coup-lesson-end-won = Solo quedas tú: has ganado. Ya sabes jugar a Coup: di lo que quieras, y fíjate en lo que dicen los demás. El resto son caras.
coup-lesson-end-lost = Solo queda { $winner } y gana [1]. Ya sabes jugar a Coup: di lo que quieras, y fíjate en lo que dicen los demás. El resto son caras.

## Rivales

bot-coup-random-name = Pasquino
bot-coup-random-role = el bufón
bot-coup-random-style = Hace lo primero que se le ocurre: nadie puede leer una cara sin nada detrás.
bot-coup-honest-name = Prudenza
bot-coup-honest-role = la monja
bot-coup-honest-style = Solo declara lo que tiene y cree todo lo que puede ser verdad.
bot-coup-bluffer-name = Lucrezia
bot-coup-bluffer-role = la dama de la corte
bot-coup-bluffer-style = Miente cuando conviene, recuerda quién mintió y devuelve los golpes; su carácter cambia de una partida a otra.
bot-coup-search-name = Cosimo
bot-coup-search-role = el banquero
bot-coup-search-style = Deduce de lo que hiciste qué puedes tener, prueba mentalmente cada respuesta y nunca juega dos veces igual.

arena-rate-bluffs = Faroles entre pretensiones
arena-rate-caught = Descubiertos entre faroles
arena-rate-challenges = Desafíos cuando es posible
arena-rate-right = Acertados entre desafíos
arena-rate-blocks = Bloqueos cuando es posible

## La mesa en el navegador

coup-ui-players = Los demás
coup-ui-you = Tú
coup-ui-coins = { $coins ->
    [one] moneda
   *[other] monedas
}
coup-ui-influences = { $count ->
    [0] ninguna influencia
    [one] una influencia
   *[other] dos influencias
}
coup-ui-face-up = { $card }, boca arriba
coup-ui-said = dijo
coup-ui-claim-said = { $card }: dicho
coup-ui-claim-proven = { $card }: probado
coup-ui-claim-lie = { $card }: mentira
coup-ui-i-am = «Soy { $theCard }.»
coup-ui-may-answer = puede responder
coup-ui-on-turn = le toca
coup-ui-chooses = está eligiendo
coup-ui-did-declared-income = tomó su ingreso
coup-ui-did-declared-aid = pidió ayuda exterior
coup-ui-did-declared-coup = Coup contra { $target }
coup-ui-did-declared-coup-you = Coup contra ti
coup-ui-did-declared-tax = cobró impuestos
coup-ui-did-declared-assassinate = asesino contra { $target }
coup-ui-did-declared-assassinate-you = asesino contra ti
coup-ui-did-declared-steal = extorsión a { $target }
coup-ui-did-declared-steal-you = te extorsionó
coup-ui-did-declared-exchange = intercambió cartas
coup-ui-did-declared-examine = examinó a { $target }
coup-ui-did-declared-examine-you = te examinó
coup-ui-did-challenged = desafió
coup-ui-did-showed = probó { $theCard }
coup-ui-did-bluffed = no tenía { $theCard }
coup-ui-did-conceded = no mostró { $theCard }
coup-ui-did-lost = perdió { $aCard }
coup-ui-did-blocked = bloqueó
coup-ui-did-stopped = acción bloqueada
coup-ui-did-presented = mostró una carta
coup-ui-quiet = Nadie ha dicho nada todavía.
coup-ui-last-turn = el último turno
coup-ui-you-player-declared = Anuncias { $action }.
coup-ui-you-player-declared-action-target = Anuncias { $action } contra { $target }.
coup-ui-you-target-declared = { $player } anuncia { $action } contra ti.
coup-ui-you-player-challenged = Desafías a { $target }: ¡no tiene { $theCharacter }!
coup-ui-you-target-challenged = { $player } te desafía: ¡no tienes { $theCharacter }!
coup-ui-you-player-blocked = Bloqueas a { $target }, como { $character }.
coup-ui-you-target-blocked = { $player } te bloquea, como { $character }.
coup-ui-you-player-showed = Muestras { $theCard }, barajas la carta con la Corte y robas otra.
coup-ui-you-player-bluffed = No puedes mostrar { $theCharacter }: era un farol.
coup-ui-you-player-conceded = No muestras { $theCharacter }.
coup-ui-you-player-lost = Pierdes { $theCard }.
coup-ui-you-player-out = Has quedado fuera.
coup-ui-you-player-took = { $coins ->
    [0] No tomas nada: la Banca está vacía
    [one] Tomas 1 moneda
   *[other] Tomas { $coins } monedas
}.
coup-ui-you-player-stole = { $coins ->
    [0] No le quitas nada
    [one] Le quitas 1 moneda
   *[other] Le quitas { $coins } monedas
} a { $target }.
coup-ui-you-target-stole = { $player } { $coins ->
    [0] no te quita nada
    [one] te quita 1 moneda
   *[other] te quita { $coins } monedas
}.
coup-ui-you-player-gave-back = Devuelves la carta a { $target }.
coup-ui-you-target-gave-back = { $player } te devuelve la carta.
coup-ui-you-player-replaced = Obligas a { $target } a cambiar la carta.
coup-ui-you-target-replaced = { $player } te obliga a cambiar la carta.
coup-ui-does-income = { $player } toma 1 moneda.
coup-ui-does-i-income = Tomas 1 moneda.
coup-ui-does-aid = { $player } toma 2 monedas. Un Duque puede bloquear.
coup-ui-does-i-aid = Tomas 2 monedas. Un Duque puede bloquear.
coup-ui-does-tax = { $player } toma 3 monedas de la Banca.
coup-ui-does-i-tax = Tomas 3 monedas de la Banca.
coup-ui-does-exchange = { $player } intercambia cartas con la Corte.
coup-ui-does-i-exchange = Intercambias cartas con la Corte.
coup-ui-does-coup-at = { $player } lanza un Coup contra { $target }: cae una influencia.
coup-ui-does-coup-me = { $player } lanza un Coup contra ti: cae una influencia.
coup-ui-does-i-coup-at = Lanzas un Coup contra { $target }: cae una influencia.
coup-ui-does-assassinate-at = { $player } envía un asesino contra { $target }.
coup-ui-does-assassinate-me = { $player } envía un asesino contra ti.
coup-ui-does-i-assassinate-at = Envías un asesino contra { $target }.
coup-ui-does-steal-at = { $player } le quita 2 monedas a { $target }.
coup-ui-does-steal-me = { $player } te quita 2 monedas.
coup-ui-does-i-steal-at = Le quitas 2 monedas a { $target }.
coup-ui-does-examine-at = { $player } quiere ver una carta de { $target }.
coup-ui-does-examine-me = { $player } quiere ver una carta tuya.
coup-ui-does-i-examine-at = Quieres ver una carta de { $target }.
coup-ui-blocks = { $player } bloquea: no hay { $action }.
coup-ui-blocks-i = Bloqueas: no hay { $action }.
coup-ui-step-challenge = ¿Desafío?
coup-ui-step-block = ¿Bloqueo?
coup-ui-step-challenge-block = ¿Desafío al bloqueo?
coup-ui-step-prove = Mostrar o ceder
coup-ui-step-lose = Cae una influencia
coup-ui-step-exchange = Se eligen cartas
coup-ui-step-reveal = Se muestra una carta
coup-ui-step-verdict = ¿Devolver o cambiar?
coup-ui-step-deal = Se roba una carta
coup-ui-step-over = El final
coup-ui-step-resolves = Efecto
coup-ui-true = verdad
coup-ui-false = mentira
coup-ui-conceded = cede
coup-ui-was = { $player } sí tenía { $theCard }
coup-ui-was-not = { $player } no tenía { $theCard }
coup-ui-you-was = Sí tenías { $theCard }
coup-ui-you-was-not = No tenías { $theCard }
coup-ui-only-two = solo entre dos
coup-ui-examining = { $player } ve { $theCard } y decide.
coup-ui-examined-hint = Los demás ven que se mostró una carta, no cuál.
coup-ui-wait = Se espera a { $players }
coup-ui-watch = Observa
coup-ui-act-income = Ingreso
coup-ui-act-aid = Ayuda exterior
coup-ui-act-coup = Coup
coup-ui-act-tax = Impuestos
coup-ui-act-assassinate = Asesinato
coup-ui-act-steal = Extorsión
coup-ui-act-exchange = Intercambio
coup-ui-act-examine = Examen
coup-ui-gain-income = +1
coup-ui-gain-aid = +2
coup-ui-gain-coup = −7
coup-ui-gain-tax = +3
coup-ui-gain-assassinate = −3
coup-ui-gain-steal = +2
coup-ui-gain-exchange = {""}
coup-ui-gain-examine = {""}
coup-ui-as-held = como { $card }, que tienes
coup-ui-as-tax = toma 3, como { $card }
coup-ui-as-steal = quita 2, como { $card }
coup-ui-as-assassinate = paga 3, como { $card }
coup-ui-as-exchange = como { $card }
coup-ui-as-examine = como { $card }
coup-ui-about-income = nadie puede impedirlo
coup-ui-about-aid = un Duque puede bloquear
coup-ui-about-coup = cuesta 7, nadie puede impedirlo
coup-ui-a-bluff = un farol
coup-ui-bluff = farol
coup-ui-held = la tienes
coup-ui-bluff-hint = No tienes esa carta. Solo tú ves esta marca.
coup-ui-aim-coup = ¿Coup contra quién?
coup-ui-aim-assassinate = ¿A quién asesinas?
coup-ui-aim-steal = ¿A quién extorsionas?
coup-ui-aim-examine = ¿A quién examinas?
coup-ui-aim-hint = Elige a alguien de arriba.
coup-ui-aim-claim = Todos oirán que dices tener { $theCard }.
coup-ui-pick-coup = Coup contra { $target }
coup-ui-pick-assassinate = Asesinar a { $target }
coup-ui-pick-steal = Quitar 2 a { $target }
coup-ui-pick-examine = Examinar a { $target }
coup-ui-back = Volver a elegir
coup-ui-answer-pass = Pasar
coup-ui-answer-pass-block = No bloquear
coup-ui-block-later = Después aún puedes bloquear.
coup-ui-answer-challenge = Desafiar
coup-ui-answer-show = Mostrar { $theClaim }
coup-ui-answer-concede = Ceder
coup-ui-answer-return = Devolverla
coup-ui-answer-replace = Cambiarla
coup-ui-count = { $card }: { $up ->
    [0] ninguna boca arriba
    [one] una de { $copies } boca arriba
   *[other] { $up } de { $copies } boca arriba
}; { $mine ->
    [0] no tienes ninguna.
    [one] tienes una.
   *[other] tienes { $mine }.
}
coup-ui-pick-lose = La carta queda boca arriba, a la vista de todos.
coup-ui-pick-reveal = Solo la ve quien examina.
coup-ui-pick-exchange = Solo tú ves estas cartas. Quédate con { $count ->
    [one] una
   *[other] dos
}.
coup-ui-pick-draft = Cada cual elige sin ver la otra elección.
coup-ui-pick-none = { $count ->
    [one] Elige una carta
   *[other] Elige { $count } cartas
}
coup-ui-auto-turn = Todo hasta el próximo turno
coup-ui-auto-turn-hint = Creer lo que se diga en este turno, si no va contra ti
coup-ui-auto-others = Los ataques a otros
coup-ui-auto-others-hint = Extorsión, asesinato, examen
coup-ui-auto-unaimed = Lo que no va contra nadie
coup-ui-auto-unaimed-hint = Impuestos, intercambio, ayuda exterior
coup-ui-notes-of = { $player } puede tener
coup-ui-note-none = { $card }: sin opinión, { $count } sin ver
coup-ui-note-maybe = { $card }: quizá, { $count } sin ver
coup-ui-note-sure = { $card }: seguro que sí, { $count } sin ver
coup-ui-note-not = { $card }: seguro que no, { $count } sin ver
coup-ui-note-words = Una nota sobre { $player }
coup-ui-notes-hint = Toca una cara: quizá, seguro que sí, seguro que no. El número dice cuántas no has visto. Nadie más ve esta página.
coup-ui-claims = { $claims ->
    [one] 1 declaración
   *[other] { $claims } declaraciones
}, { $bluffs ->
    [0] ningún farol
    [one] 1 farol
   *[other] { $bluffs } faroles
}, { $caught ->
    [0] ninguno descubierto
    [one] 1 descubierto
   *[other] { $caught } descubiertos
}
coup-ui-value-diplomat-ambassador = Embajador
coup-ui-value-diplomat-inquisitor = Inquisidor
coup-ui-value-duel-open = reparto normal
coup-ui-value-duel-draft-court = con elección, el resto a la Corte
coup-ui-value-duel-draft-discard = con elección, el resto fuera de juego
coup-ui-value-edition-en = inglesa
coup-ui-value-edition-it = italiana
coup-ui-value-edition-es = española
coup-ui-value-edition-null = reglas mezcladas
coup-ui-value-first-random = por sorteo
coup-ui-about = Di que eres quien quieras en la corte, sea verdad o no. Si pierdes tus dos cartas, estás fuera.
coup-ui-facts = De 2 a 10 personas, 10 minutos

## Las reglas, en el navegador

coup-rules-1-title = El objetivo
coup-rules-1 = Cada cual empieza con dos monedas y dos cartas boca abajo: dos influencias en la corte. Cuando pierdes una influencia, pones boca arriba una de tus cartas, y se queda así. Quien no tiene ninguna queda fuera. Gana quien conserva la última influencia.
coup-rules-2-title = Tu turno
coup-rules-2 =
    Empieza quien ganó la última partida; en la primera, quien ocupa el primer asiento, o alguien elegido al azar. Se juega en el sentido de las agujas del reloj.
    Haces una acción, y no puedes dejar de hacerla. El ingreso, la ayuda exterior y el Coup están abiertos a todos. Las demás acciones son de los personajes: para hacerlas dices que tienes ese personaje, sea verdad o no. Quien empieza su turno con diez monedas o más debe lanzar un Coup.
    Una acción se paga al declararla. Puedes extorsionar a quien no tiene nada; no puedes apuntar contra ti ni contra quien está fuera.
coup-rules-3-title = Desafíos
coup-rules-3 =
    Cuando alguien dice que tiene un personaje, cualquier otra persona puede desafiarlo. Si era verdad, la carta se muestra, se baraja con la Corte y se cambia por otra robada de allí; quien desafió pierde una influencia. Si era mentira, quien mintió pierde una influencia, la acción no se hace y se recupera lo que costó.
    Se pregunta a todos los demás a la vez, y pueden contestar en cualquier orden; el primer desafío decide. No se dice quién pasa. La carta mostrada puede volver a robarse.
    En la edición italiana, quien es desafiado puede negarse a mostrar la carta, y entonces pierde como si hubiera mentido. Sin edición, lo decide la mesa.
coup-rules-4-title = Bloqueos
coup-rules-4 =
    Algunas acciones se pueden bloquear diciendo que se tiene un personaje. Cualquiera puede bloquear la ayuda exterior como Duque. El objetivo de una extorsión puede bloquearla como Capitán, Embajador o Inquisidor; el de un asesinato, como Condesa. Un bloqueo se puede desafiar como todo lo demás: si era mentira, la acción sigue adelante. Una acción bloqueada no hace nada, y lo pagado no se recupera.
    Quien bloquea dice como quién. Primero todos pueden desafiar la acción; solo si sigue en pie se puede bloquear. Un bloqueo puede desafiarlo cualquiera menos quien bloquea.
    La ayuda exterior puede bloquearla cualquiera, así que un falso Duque no decide nada: cuando se descubre, se pregunta de nuevo a quienes aún no habían respondido. A quien la dejó pasar, o fue descubierto, ya no. Si no queda nadie, la ayuda se cobra. No se dice quién la había dejado pasar.
coup-rules-5-title = Perder dos veces
coup-rules-5 =
    Un desafío se resuelve antes que todo lo demás. Quien desafía por error a un Asesino, o miente al decir que tiene la Condesa, puede perder las dos influencias en un mismo turno.
    Un objetivo que desafió en vano y aún tiene una influencia puede bloquear de todos modos. La última influencia se pierde sin preguntar.
coup-rules-6-title = Intercambio y examen
coup-rules-6 = Con el Embajador robas dos cartas de la Corte y devuelves dos cualesquiera. El Inquisidor puede jugar en lugar del Embajador: entonces robas una y devuelves una. O examinas a alguien, que elige una carta y te la muestra; la devuelves u obligas a cambiarla.
coup-rules-7-title = Caer, las monedas y el final
coup-rules-7 =
    Quien pierde la última influencia queda fuera en el acto, y todas sus monedas van enseguida a la Banca. Solo el objetivo de una extorsión en curso las conserva hasta que se cumple: quien extorsiona toma su parte, y el resto va a la Banca. Cuando solo queda una persona, la partida acaba y no pasa nada más.
    La Banca solo da lo que tiene. Si está vacía, una acción no trae nada, pero se puede hacer.
coup-rules-8-title = Lo que se ve, y las palabras
coup-rules-8 =
    Ves tus cartas, todas las que están boca arriba, todas las monedas y cuántas cartas hay en la Corte. Las cartas robadas en un intercambio solo las ve quien lo hace; una carta examinada, solo los dos. Di y promete lo que quieras: no obliga a nadie, y ninguna moneda ni carta cambia de manos por acuerdo. No puedes enseñar tus cartas a nadie.
    Si se te acaba el tiempo, tomas el ingreso (con diez monedas, un Coup contra la siguiente persona), no desafías ni bloqueas, y muestras lo que tienes.
coup-rules-9-title = Partidas de dos
coup-rules-9 = En la mayoría de las ediciones, en partidas de dos, quien empieza tiene una moneda en vez de dos. En un duelo con draft cada cual toma un montón con una carta de cada personaje y elige de él una carta en secreto; solo se reparte la otra.
coup-rules-10-title = Mesas grandes y ediciones
coup-rules-10 =
    Hasta seis personas juegan con tres cartas de cada personaje. Con siete u ocho hay cuatro; con nueve o diez, cinco. Más de seis es para jugadores expertos: las partidas se alargan, y quien cae primero espera mucho.
    Una edición fija todo esto como se imprimió: la inglesa, con el Embajador, 50 monedas y hasta seis personas; la italiana, con hasta diez, pruebas que se pueden negar y drafts que dejan fuera del juego las demás cartas; la española, con 42 monedas, hasta seis personas y drafts cuyas demás cartas van a la Corte. Sin edición, todo se puede combinar.
coup-ui-you-are-out = Has perdido
coup-ui-you-are-out-hint = Quédate a mirar o deja la mesa: la partida sigue sin ti.
coup-ui-count-first = asiento { $next }
coup-ui-dealt = Te ha tocado { $aCard }
coup-ui-dealt-hint = Elige la otra. Nadie más conoce ninguna de las dos.
coup-ui-price-doubter = { $doubter } lo ha puesto en duda y pierde una influencia.
coup-ui-price-liar = { $doubter } tenía razón: { $player } pierde una influencia.
coup-ui-price-you-doubter = Lo has puesto en duda y pierdes una influencia.
coup-ui-price-you-right = Tenías razón: { $player } pierde una influencia.
coup-ui-price-you-liar = { $doubter } tenía razón: pierdes una influencia.
coup-ui-ask-challenge = ¿Te lo crees?
coup-ui-ask-block = ¿Lo bloqueas?
coup-ui-ask-challenge-block = ¿Te crees el bloqueo?
coup-ui-ask-verdict = ¿La devuelves o la haces cambiar?
coup-ui-claims-none = nada declarado
