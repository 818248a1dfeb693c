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
word-coup = Golpe
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
say-coup = golpe
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
coup-move-coup = Golpe, por 7 monedas, contra:
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
coup-ask-must-coup = Tu turno. Con { $coins } monedas tienes que dar un golpe.
coup-ask-challenge = { $player } anuncia { $action }: dice que tiene { $theClaim }. ¿Te lo crees?
coup-ask-challenge-target = { $player } anuncia { $action } contra { $target }: dice que tiene { $theClaim }. ¿Te lo crees?
coup-ask-block = { $player } anuncia { $action }. ¿Bloqueas?
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
    [0] no toma nada: el Tesoro está vacío
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
} al Tesoro.
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
event-unchallenged = Nadie desafía.
event-unblocked = Nadie bloquea.
event-won = Gana { $player }.

## Negativas y datos incorrectos

error-must-coup = Con { $coins } monedas tienes que dar un golpe.
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

coup-table-treasury = Tesoro
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
coup-option-edition = jugar según una edición impresa
coup-summary-title = Carta de resumen
coup-summary-goal = Objetivo: ser el último con alguna influencia.
coup-summary-who = Personaje
coup-summary-does = Acción
coup-summary-effect = Efecto
coup-summary-blocks = Bloquea
coup-summary-anyone = cualquiera
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
coup-lesson-coup = Tienes { $coins } monedas. Por { $cost } puedes dar un golpe [1]: el objetivo pierde una influencia, y nadie puede desafiarlo ni bloquearlo. Quien empieza su turno con 10 monedas o más debe dar uno.
coup-lesson-coup-why = Para un golpe no hace falta ningún personaje. Es la manera más segura de quitar una influencia, y la más cara.
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
