# Court of the Medici en español.

medici-title = Court of the Medici
medici-about = Dos Casas, Della Rovere y Gonzaga, envían a sus nobles a la corte del Gran Duque, forjan alianzas y conspiran. Cuando el círculo interior queda vacío, gana la Casa que más vale en la corte.

## Palabras

word-minister = Ministro
    .the = el Ministro
    .a = un Ministro
word-lady = Dama de compañía
    .the = la Dama de compañía
    .a = una Dama de compañía
word-2 = 2
    .the = el 2
    .a = un 2
word-3 = 3
    .the = el 3
    .a = un 3
word-4 = 4
    .the = el 4
    .a = un 4
word-5 = 5
    .the = el 5
    .a = un 5
word-6 = 6
    .the = el 6
    .a = un 6
word-7 = 7
    .the = el 7
    .a = un 7
word-8 = 8
    .the = el 8
    .a = un 8
word-9 = 9
    .the = el 9
    .a = un 9
word-10 = 10
    .the = el 10
    .a = un 10
word-jester = Bufón
    .the = el Bufón
    .a = un Bufón
word-duke = Duque
    .the = el Duque
    .a = un Duque
word-rovere = Della Rovere
word-gonzaga = Gonzaga
word-R1 = R1
word-R2 = R2
word-G1 = G1
word-G2 = G2
word-circle = el círculo interior
word-play = una carta que jugar
word-announce = cuánto vale el Bufón, tu última carta
word-over = el final

## Lo que se teclea para elegir

key-send = e
key-ally = a
key-conspire = c
key-plan = p
key-pass = p
key-keep = d

## Cómo se pueden escribir las palabras de la notación: la primera es la que se muestra

say-send = enviar, envío
say-ally = aliar, alío
say-conspire = conspirar, conspiro
say-plan = planear, planeo
say-pass = pasar, paso
say-keep = dejar, dejo
say-replace = cambiar, cambio
say-announce = anunciar, anuncio
say-on = en, con
say-against = contra
say-where = donde
say-lady = dama

## Lo que se puede hacer

medici-card-ways = { $theCard } — alianza con { $allies ->
    [one] 1 pila
   *[other] { $allies } pilas
}, { $conspiracies ->
    [0] ninguna conspiración
    [one] 1 conspiración
   *[other] { $conspiracies } conspiraciones
}
medici-step-send = Enviar la carta, sola, a la corte exterior delante de ti
medici-step-ally = { $count ->
    [one] Aliar la carta con la única pila
   *[other] Aliar la carta con una de las { $count } pilas
}
medici-step-conspire = Conspirar: unirla a una pila y derribar otra de igual valor ({ $count ->
    [one] 1 manera
   *[other] { $count } maneras
})
medici-step-plan = Planear: ponerla boca abajo al fondo de tu mazo
medici-step-worth = valdrá { $value }
medici-step-clears = el Ministro la descarta entera
medici-step-parts = la Dama la deshace
medici-step-strikes = contra { $piles }
medici-step-falls = cae: { $sums }
medici-step-pile-inner = Pila { $pile }, círculo interior: { $nobles }
medici-step-pile-outer = Pila { $pile }, corte exterior de { $player }: { $nobles }
medici-noble = { $card } { $house }
medici-noble-jester = { $card } { $jester } { $house } ({ $value })
medici-step-value = { $jester } vale { $value }
medici-step-values = si { $values }
medici-dial-played = Tu Bufón vale
medici-dial-court = { $jester } vale
medici-move-pass = Pasar: no puedes jugar ninguna de tus cartas
medici-move-keep = Dejar el círculo como está
medici-move-replace = { $noble }: apartarla y robar otra carta
medici-move-announce = Tu Bufón vale { $value }, y ese es tu límite
medici-ask-play = Tu turno: ¿qué carta?
medici-ask-pass = No puedes jugar ninguna de tus cartas.
medici-ask-manner = ¿Qué haces con { $theCard }?
medici-ask-ally = ¿A qué pila se une { $theCard }?
medici-ask-conspire = ¿A qué pila se une { $theCard } para conspirar?
medici-ask-target = ¿Qué pila del mismo valor cae?
medici-ask-circle = Tienes dos cartas iguales en el círculo. ¿Cambias una?
medici-ask-announce = Tu última carta es un Bufón. ¿Cuánto quieres que valga? Desde ahora no podrás jugar ninguna carta más alta.

## Lo que ha pasado

event-placed = { $player } pone { $theCard } en el círculo (pila { $pile }).
event-set-aside = { $player } aparta { $theCard } (pila { $pile }).
event-kept = { $player } deja el círculo como está.
event-shuffled = { $player } devuelve { $count ->
    [one] 1 carta
   *[other] { $count } cartas
} al mazo y baraja.
event-dealt = { $player } recibe una carta.
event-dealt-card = { $player } recibe { $theCard }.
event-deck = { $player } tiene un mazo de { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}.
event-started = Empieza { $player }.
event-sent = { $player } envía { $theCard } a la corte exterior (pila { $pile }).
event-allied = { $player } alía { $theCard } con la pila { $pile }.
event-conspired = { $player } conspira: { $theCard } se une a la pila { $pile }.
event-planned = { $player } planea: una carta va al fondo del mazo.
event-planned-card = { $player } planea: { $theCard } va al fondo del mazo.
event-valued = { $jester } vale { $value }.
event-equalled = { $worth } + { $added } = { $total }.
event-fell = Así que cae la pila { $pile }, que también vale { $value }.
event-cleared = El Ministro descarta los { $count } nobles de la pila { $pile }.
event-discarded = { $house } pierde { $theCard }.
event-parted = { $house }: { $theCard } queda aparte (pila { $pile }).
event-drew = { $player } roba una carta.
event-drew-card = { $player } roba { $theCard }.
event-last = { $player } roba la última carta del mazo y la muestra: { $theCard }.
event-limited = Desde ahora { $player } no juega nada por encima de { $value }.
event-passed = { $player } no puede jugar y pasa.
event-emptied = El círculo interior está vacío.
event-absent = A { $house } no le quedan nobles en el círculo interior.
event-stuck = Ya nadie puede jugar.
event-stalled = Tres planes por cada lado: la partida acaba en el acto.
event-scored = { $player } suma { $value } en la corte ({ $count ->
    [one] 1 noble
   *[other] { $count } nobles
}).
event-won = Gana { $player }.
event-drawn = Es un empate.

## Negativas y datos incorrectos

error-not-held = No tienes { $theCard } en la mano.
error-above-limit = No puedes jugar { $theCard }: tu última carta no permite nada por encima de { $limit }.
error-must-pass = No puedes jugar ninguna de tus cartas: solo te queda pasar.
error-not-stuck = No puedes pasar: eso es solo para quien no puede jugar ninguna carta.
error-no-piles = En la corte no hay nadie con quien aliarse.
error-no-conspiracy = Ahora no puedes conspirar con { $theCard }: en ninguna pila el total iguala a otra.
error-no-equal-to = Con { $theCard } en la pila { $pile }, ninguna otra pila vale lo mismo.
error-unequal = Las sumas no son iguales: la conspiración vale { $worth } y la pila { $pile } vale { $other }.
error-same-pile = Una conspiración no puede derribar la pila a la que se une.
error-no-such-pile = Esa pila no está en la corte.
error-no-such-pile-id = En la corte no hay ninguna pila { $pile }.
error-plan-deck = No puedes planear: tu mazo está vacío.
error-plan-alone = No puedes planear: mientras tu rival solo pueda pasar, puedes hacerlo { $most } veces seguidas; después hay que jugar un noble.
error-plan-revalues = Al planear no se cambia el valor de ningún Bufón.
error-not-jester = Solo se declara el valor de un Bufón, al jugarlo, y una sola vez.
error-above-most = Puedes dar al Bufón un valor de { $most } como mucho.
error-jester-range = Un Bufón vale de 1 a 10, no { $value }.
error-jester-absent = { $jester } no está en la corte.
error-jester-twice = En una jugada, { $jester } solo puede recibir un valor.
error-no-equal = La pila { $pile } no es una de tus cartas repetidas en el círculo.
error-impossible-draw = El azar no puede dar eso ahora.
error-card-unknown = No hay ninguna carta «{ $typed }». Disponibles: { $known }.
error-house-unknown = No hay ninguna Casa «{ $typed }». Disponibles: { $known }.
error-jester-unknown = «{ $typed }» no da el valor de ningún Bufón. Bufones: { $known } (R1=4).
error-notation-number = En «{ $move }», «{ $typed }» debería ser un número.
error-notation-value = «{ $move }»: solo tiene valor un Bufón que llega a la corte.
error-setup-list = En la preparación, «{ $key }» debe ser una lista.
error-setup-cards = Las cartas de { $player } deben ser una lista.
error-setup-noble = «{ $typed }» no es ningún noble de la corte: escribe una Casa y una carta (rovere 7, gonzaga jester=5).
error-setup-too-many = { $player } no puede tener { $theCard }: no quedan copias.
error-setup-noble-gone = A { $house } no le queda ninguna carta así ({ $card }) para otra pila.
error-setup-few = Quedan muy pocas cartas para el círculo.
error-setup-deck = { $player } no puede tener un mazo de { $size }. Cartas disponibles: { $most }.
error-setup-pile-id = Una pila no puede tener el id «{ $pile }»: cada una lleva su propio número, del 1 al 99.
error-setup-zone = La pila { $pile } no puede estar en «{ $zone }». Zonas: { $known }.
error-setup-pile-cards = La pila { $pile } necesita una lista de cartas.
error-setup-value = La pila { $pile } vale { $value }, no lo que dice la preparación.

## La mesa y la carta de resumen

key-minister = M
key-lady = Da
key-jester = Bu
key-duke = Du
key-rovere = R
key-gonzaga = G
medici-table-inner = Círculo interior
medici-table-outer = Corte exterior de { $player }
medici-table-nobody = nadie
medici-table-counts = suma { $points }
medici-table-hand = Mano
medici-table-deck = mazo { $count }
medici-table-planned = ({ $count } al fondo)
medici-table-hidden = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
} en la mano
medici-table-limit = límite { $value }
medici-table-plans = planes { $count }
medici-table-discard = descarte
medici-table-under = Al fondo de tu mazo
medici-mark-dukes = sin Duques
medici-mark-distinct_circle = círculo sin repetidas
medici-mark-end = acaba si falta una Casa
medici-mark-plan_draw = planes contados en total
medici-option-dukes = jugar con los dos Duques
medici-option-distinct_circle = las cartas repetidas del círculo inicial se pueden cambiar
medici-option-end = la partida acaba cuando el círculo queda vacío o cuando falta en él una Casa
medici-option-plan_draw = cómo se cuentan, para el empate, los tres planes por cada lado
medici-summary-title = Carta de resumen
medici-summary-goal = Objetivo: que los nobles de tu Casa valgan más en la corte que los rivales cuando acabe la partida.
medici-summary-send = Enviar
medici-summary-send-about = una carta sola a tu propia corte exterior
medici-summary-ally = Aliar
medici-summary-ally-about = una carta con cualquier pila, de cualquier Casa, esté donde esté
medici-summary-conspire = Conspirar
medici-summary-conspire-about = una carta se une a una pila, y otra pila de exactamente el mismo valor se descarta
medici-summary-plan = Planear
medici-summary-plan-about = una carta va boca abajo al fondo de tu mazo
medici-summary-minister-about = 0. Aliado con dos o más: se descartan todos, y él se queda
medici-summary-lady-about = 1. Aliada: toda la pila, ella incluida, se deshace en cartas sueltas
medici-summary-jester-about = De 1 a 10, se declara al jugarlo; quien juega un noble puede dar un nuevo valor a cualquier Bufón de la corte. Al final vale 1
medici-summary-duke-about = 15
medici-summary-words = En palabras: enviar 7 · aliar 7 en 3 · conspirar 7 en 3 contra 9 · planear 7. Un Bufón: enviar bufón=4. Para cambiar el valor de un Bufón de la corte, añade al final (menos al planear): … donde R1=2 G1=7. Cartas: ministro dama 2 … 10 bufón duque.
medici-summary-rules = Juega una carta y después roba otra. Quien roba la última carta de su mazo la muestra, y desde entonces no puede jugar nada más alto (el Ministro se puede siempre) ni planear. Los nobles de tu Casa cuentan estén donde estén en la corte.
medici-summary-circle-empty = La partida acaba cuando el círculo interior queda vacío o cuando ya nadie puede jugar.
medici-summary-house-absent = La partida acaba cuando una Casa no tiene a nadie en el círculo interior o cuando ya nadie puede jugar.
medici-summary-consecutive = Seis planes seguidos, sin jugar ningún noble entre ellos, son empate.
medici-summary-total = Cuando ambos han planeado tres veces en la partida, hay empate.

## Rivales

bot-medici-random-name = Biagio
bot-medici-random-role = el paje
bot-medici-random-style = Juega las cartas según le vienen y se alegra cuando una cae bien.
bot-medici-greedy-name = Ludovico
bot-medici-greedy-role = el mercader
bot-medici-greedy-style = Toma todo lo que puede ahora y teme lo que podrías quitarle.
bot-medici-search-name = Caterina
bot-medici-search-role = la regente
bot-medici-search-style = Piensa varias jugadas por delante con cada mano que puedas tener.
