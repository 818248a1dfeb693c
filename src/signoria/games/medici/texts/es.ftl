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
medici-step-stalls = la partida acaba en el acto, en empate
medici-step-plan = Planear: ponerla boca abajo al fondo de tu mazo (planes: tú { $mine } de 3, { $player } { $theirs } de 3)
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
medici-dial-aside = { $jester }, en otro sitio, vale
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
event-valued = El Bufón { $jester } vale { $value }.
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
medici-table-plans = planes { $count } de 3
medici-table-discard = descarte
medici-table-under = Al fondo de tu mazo
medici-mark-dukes = sin Duques
medici-mark-distinct_circle = círculo sin repetidas
medici-mark-end = acaba si falta una Casa
medici-mark-plan_draw = solo cuentan los planes seguidos
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
medici-summary-consecutive = Seis planes seguidos, tres de cada cual sin jugar ningún noble entre ellos, son empate al instante.
medici-summary-total = En cuanto cada cual ha planeado tres veces en la partida, hay empate. La mesa cuenta los planes.

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

## The table in the browser

medici-ui-about = Dos Casas en la corte del Gran Duque. Forma alianzas y haz caer las que valen lo mismo.
medici-ui-facts = 2 jugadores, 20 minutos
medici-ui-value-end-circle-empty = el círculo queda vacío
medici-ui-value-end-house-absent = una Casa falta en él
medici-ui-value-plan_draw-consecutive = seguidos
medici-ui-value-plan_draw-total = en total
medici-score-after = { $player } { $before } → { $after }
medici-term = { $value }
medici-term-named = { $card } { $value }
medici-term-own = tu { $value }
medici-term-own-named = tu { $card } { $value }
medici-closed-onto = Valdría { $value }, y ninguna otra pila vale eso.
medici-closed-against = Vale { $value }, no { $wanted }.
medici-closed-value = Con { $value } serían { $mine } contra { $other }: nunca iguales.
medici-ui-you = Tú
medici-ui-scores = La puntuación
medici-ui-counts = suma en la corte
medici-ui-stock = mano { $hand } · mazo { $deck }
medici-ui-zone-inner = El círculo interior
medici-ui-zone-mine = Tu corte exterior
medici-ui-zone = Corte exterior de { $house }
medici-ui-pile = Pila { $pile }, { $zone }: { $nobles }; vale { $value }.
medici-ui-joined = Tu carta se une a ella.
medici-ui-hand = Tu mano
medici-ui-hand-of = La mano de { $player }
medici-ui-locked = cerrada
medici-ui-limit-mine = La última carta de tu mazo fue { $theCard }: desde ahora no juegas nada por encima de { $value } ni puedes planear.
medici-ui-limit-theirs = La última carta del mazo de { $player } fue { $theCard }: desde ahora { $player } no juega nada por encima de { $value } ni puede planear.
medici-ui-ask-play = Juega una carta
medici-ui-ask-manner = { $card }: ¿y cómo?
medici-ui-ask-ally = Aliar: ¿con qué pila?
medici-ui-ask-conspire = Conspirar: ¿desde qué pila?
medici-ui-ask-target = ¿Qué pila cae?
medici-ui-ask-announce = Tu última carta es un Bufón
medici-ui-ask-pass = No puedes jugar
medici-ui-ask-circle = ¿Apartas una carta?
medici-ui-sure-ally = ¿Aliar con la pila { $pile }?
medici-ui-sure-target = ¿Conspirar contra la pila { $pile }?
medici-ui-hint-play = Elige una carta o arrástrala a la mesa; después di cómo entra en la corte.
medici-ui-hint-ally = El número dice cuánto valdrá la pila.
medici-ui-hint-conspire = El número dice cuántas otras pilas valdrían lo mismo. Toca una pálida para saber por qué no se puede.
medici-ui-hint-target = El signo = indica que una pila vale lo mismo.
medici-ui-hint-target-jester = El signo = indica que una pila vale lo mismo; J{ $value }, que para ello un Bufón tiene que valer { $value }.
medici-ui-hint-announce = Anuncia tu límite: desde ahora no juegas nada más alto, salvo el Ministro. Todos lo oyen.
medici-ui-hint-pass = Todo lo que tienes supera tu límite. Sigue el otro; si nadie puede jugar, la partida termina.
medici-ui-hint-circle = Dos de tus nobles son iguales. Puedes robar otro por uno de ellos; vuelve a tu mazo antes de repartir las manos.
medici-ui-manner-send = Enviar
medici-ui-manner-ally = Aliar
medici-ui-manner-conspire = Conspirar
medici-ui-manner-plan = Planear
medici-ui-way-send = a tu corte exterior
medici-ui-way-send-score = sumas { $score }
medici-ui-way-ally = a una pila
medici-ui-way-conspire = que caiga otra
medici-ui-way-plan = al fondo
medici-ui-closed = ahora no: ¿por qué?
medici-ui-path = Tu jugada hasta aquí
medici-ui-path-onto = con
medici-ui-path-onto-pile = con la pila { $pile }
medici-ui-path-against = contra
medici-ui-path-against-pile = contra la pila { $pile }
medici-ui-equals = es igual a
medici-ui-falls = Se descartan: { $nobles }
medici-ui-falls-own = Se descartan, de tu propia Casa: { $nobles }
medici-ui-jesters = Bufones que participan
medici-ui-jesters-change = Dar nuevos valores a los Bufones
medici-ui-dial-played = Tu Bufón
medici-ui-dial-court = { $jester }: { $house }, pila { $pile }
medici-ui-dial-hint = El oro marca lo propuesto: menos cambios, valores más bajos. Los otros Bufones se ajustan.
medici-ui-dial-hint-free = El oro marca lo que vale un Bufón si no dices nada. Un valor queda hasta que alguien lo cambie.
medici-ui-limit = Tu límite
medici-ui-pass = Pasar
medici-ui-keep = Conservar las dos
medici-ui-back = Volver
medici-ui-go-send = Enviar { $theCard }
medici-ui-go-plan = Planear { $theCard }
medici-ui-go-ally = Aliar { $theCard }
medici-ui-go-conspire = Conspirar
medici-ui-go-replace = Reemplazar esta
medici-ui-go-announce = Anunciar { $value }
medici-ui-wait = Se espera a { $players }
medici-ui-watch = Observa
medici-ui-last-turn = la última jugada
medici-ui-you-player-sent = Envías { $theCard } a la corte exterior (pila { $pile }).
medici-ui-you-player-allied = Alías { $theCard } con la pila { $pile }.
medici-ui-you-player-conspired = Conspiras: { $theCard } se une a la pila { $pile }.
medici-ui-you-player-planned = Planeas: { $theCard } va al fondo del mazo.
medici-ui-you-player-limited = Desde ahora no juegas nada por encima de { $value }.
medici-ui-you-player-passed = No puedes jugar y pasas.
medici-ui-you-player-last = Robas la última carta del mazo y la muestras: { $theCard }.
medici-ui-fell = Han caído:
medici-ui-fallen = Caídos
medici-ui-aside = Apartados
medici-ui-of-house = { $house }, { $player }
medici-ui-plans = Planes que cuentan para el empate, que pide tres de cada jugador: { $count }. Cartas planeadas que siguen bajo el mazo: { $planned }.
medici-ui-plans-made = planes { $count }/3
medici-ui-last = La última carta del mazo fue { $theCard }.
medici-ui-draw-plans = Empate por Planes: no se cuenta nada.
medici-ui-draw = Empate: { $score } y { $count } nobles cada uno.
medici-ui-won-tie = { $score } cada uno: { $player } tiene { $count ->
    [one] un noble más.
   *[other] { $count } nobles más.
}
medici-ui-won-by = { $player } gana por { $count }.
medici-ui-jesters-one = Bufones, a 1 cada uno
medici-ui-score = Puntuación
medici-ui-nobles = Nobles en la corte
medici-ui-decides = decide
medici-ui-equal = igual
medici-ui-not-asked = no hace falta

## The first game, explained

medici-lesson-send = Tu Casa es Della Rovere; Cosimo lleva Gonzaga. Cuando el círculo interior [1] queda vacío, gana la Casa cuyos nobles suman más en la corte. Elige una carta y luego Enviar [2]: queda sola en tu corte exterior [3] y suma su número para ti.
medici-lesson-send-why = En cada turno juegas una carta y robas otra. Tus nobles suman estén donde estén, así que una carta alta vale más; pero quien está en la corte también puede caer.
medici-lesson-conspire = Aquí hay una conspiración. Con { $theCard } [1] en [2] la suma es { $worth } + { $added } = { $total }, y [3], de tu rival, también vale { $total }. Elige la carta, luego Conspirar, dónde se une y quién cae. Los que conspiran se quedan.
medici-lesson-conspire-why = Una conspiración pide dos sumas exactamente iguales. Puede unirse a cualquier pila, de cualquier Casa y zona, y derribar cualquier otra: la pila entera se descarta. Lo que vale uno más, o uno menos, está a salvo de ella.
medici-lesson-struck = { $player } ha conspirado contra ti: { $theCard } se unió a [1], { $worth } + { $added } = { $total }, y tú tenías justo { $total } en otro sitio. Así { $count ->
    [one] has perdido a un noble.
   *[other] has perdido a { $count } nobles.
} Sigue como quieras.
medici-lesson-struck-why = Una pila cae entera, así que una alianza es mejor presa que un noble solo. Antes de jugar, mira qué sumas puede igualar tu rival; una carta más en una pila las cambia todas.
medici-lesson-minister = El Ministro [1] vale 0. Pero elígelo, luego Aliar y una pila de dos o más, como [2]: se une a ella, y los { $count } nobles de allí, que valen { $value }, se descartan. Él se queda en su lugar.
medici-lesson-minister-why = Para eso no hacen falta sumas. Con un noble que está solo no descarta a nadie, y en una conspiración solo vale 0.
medici-lesson-jester = En las sumas un Bufón [1] vale lo que digas, de 1 a 10; en la puntuación vale 1. En [2], con { $added }, la suma es { $worth } + { $added } = { $total }, y [3] también vale { $total }. Elige el Bufón, Conspirar y las dos pilas: el valor se busca solo.
medici-lesson-jester-why = Quien juega un noble puede dar un nuevo valor a cualquier Bufón de la corte, también al tuyo. Por eso una pila con un Bufón puede igualarse a muchas otras. Los Bufones se llaman R1, R2, G1 y G2, por Casa y en el orden en que llegaron a la corte.
medici-lesson-lady = Una Dama de compañía [1] vale 1. Alíala con una pila y esta se deshace: cada noble queda solo, ella también, en la misma zona.
medici-lesson-lady-why = Salva una alianza tuya que podría caer entera, y estropea una suma con la que contaba tu rival. En una conspiración solo vale 1, y no deshace nada.
medici-lesson-ally = Aliar es la manera tranquila. Elige una carta y luego Aliar [1]: se une a cualquier noble o pila, de cualquier Casa y en cualquier zona. No cae nadie, y desde entonces la pila vale la suma.
medici-lesson-ally-why = Así entra una carta en el círculo interior, así escapa una suma a una conspiración, y así se prepara otra. Tus nobles suman para ti en cualquier alianza; los del rival, para el rival.
medici-lesson-plan = Si ninguna carta conviene, elige una y luego Planear [1]: va boca abajo al fondo de tu mazo, y robas otra. Solo tú sabes cuál es, y al final volverás a robarla.
medici-lesson-plan-why = En cuanto cada cual ha planeado tres veces en la partida, hay empate: por ahora llevas { $mine } de 3, y { $player } { $theirs }. Y el final del mazo importa: quien roba su última carta la muestra, y desde entonces no puede jugar nada más alto.
medici-lesson-score = Ahora mismo sumas { $mine }, y { $player } { $theirs } [1]. Nada está decidido hasta que el círculo interior [2] quede vacío: si vas por delante, vacíalo; si vas por detrás, que no se vacíe.
medici-lesson-score-why = Una Casa suma sus nobles estén donde estén: círculo, cortes exteriores, alianzas. Los Ministros valen 0; las Damas y los Bufones, 1. Si las dos suman lo mismo, gana la Casa con más nobles.
medici-lesson-end-ahead = Basta por ser la primera vez, y vas por delante: { $mine } a { $theirs }. Ya conoces todas las maneras de jugar una carta. Haz las sumas: primero las tuyas, luego las de tu rival.
medici-lesson-end = Basta por ser la primera vez. { $player } suma { $theirs }, y tú { $mine }. Ya conoces todas las maneras de jugar una carta. Haz las sumas: primero las tuyas, luego las de tu rival.

## The rules, as pages

medici-rules-1-title = El objetivo
medici-rules-1 = Dos Casas, Della Rovere y Gonzaga, quieren el favor del Gran Duque. En cada turno llevas un noble a la corte: solo, a una alianza o para conspirar. Cuando el círculo interior queda vacío, gana la Casa cuyos nobles valen más en la corte.
medici-rules-2-title = La corte y sus nobles
medici-rules-2 =
    La corte tiene tres zonas: el círculo interior y una corte exterior delante de cada cual. Los nobles están solos o en pilas; una pila es una alianza y vale la suma de sus nobles. Un noble cuenta siempre para su propia Casa, esté donde esté y lo haya jugado quien lo haya jugado.
    Cada Casa tiene 25 cartas:
    • 2 Ministros: 0
    • 2 Damas de compañía: 1
    • 2 de cada valor: del 2 al 10
    • 2 Bufones: de 1 a 10, lo que se declare
    • 1 Duque: 15
    En las primeras partidas podéis dejar fuera a los dos Duques.
medici-rules-3-title = La preparación
medici-rules-3 =
    Cada cual elige una Casa y baraja sus cartas. Cuatro cartas de cada una van boca arriba al círculo interior, todas sueltas; después cada cual toma cinco en la mano.
    Empieza la Casa cuyos nobles suman más en el círculo; allí un Bufón vale 1. Si las sumas son iguales, decide el azar.
    Regla opcional: quien tiene dos nobles iguales en el primer círculo puede apartar uno y poner otro en su lugar, mientras haya dos iguales. Se pregunta primero a Della Rovere y después a Gonzaga. Aquí un Bufón vale 1, así que es igual a otro Bufón, y también a una Dama. Lo apartado se vuelve a barajar antes de repartir las manos y comparar las sumas.
medici-rules-4-title = Tu turno
medici-rules-4 =
    Tú y tu rival jugáis por turnos, una carta cada vez; la mesa señala a quién le toca. Tienes que jugar una carta, de una de estas cuatro maneras:
    • Enviar: el noble queda solo en tu propia corte exterior. Nadie llega solo al círculo ni a la corte rival.
    • Aliar: se une a cualquier noble o pila, de cualquier Casa y en cualquier zona. Eso por sí mismo no derriba a nadie, aunque los valores queden iguales.
    • Conspirar: se une a un noble o a una pila, y cae otra pila de exactamente el mismo valor.
    • Planear: va boca abajo al fondo de tu mazo.
    Después se mira si la partida ha acabado, y robas una carta. Solo puedes pasar cuando no tienes ninguna carta que se pueda jugar, y entonces es obligatorio.
medici-rules-5-title = Las conspiraciones
medici-rules-5 =
    Tu carta se une a una pila de cualquier lugar. Si hay otra pila de exactamente el mismo valor, la nombras, y se descarta entera, cada noble al descarte visible de su propia Casa.
    • Sin una pila de igual valor no hay conspiración: tener más no basta.
    • Si hay varias iguales, solo cae la que nombras. Puede estar en cualquier lugar y ser de tu propia Casa.
    • Una pila no puede ir contra sí misma.
    • Quienes conspiran quedan juntos como alianza.
medici-rules-6-title = El Ministro
medici-rules-6 = Un Ministro que se alía con dos nobles o más hace que se descarten todos y se queda solo en su lugar. Es obligatorio. Aliado con un solo noble no hace nada: quedan como pareja. Al conspirar vale 0 y no tiene poder.
medici-rules-7-title = La Dama de compañía
medici-rules-7 = Una Dama que se alía deshace toda la pila: sus nobles y ella misma quedan sueltos, en esa misma zona. Es obligatorio. Hace lo mismo junto a un solo noble. Al conspirar vale 1 y no tiene poder.
medici-rules-8-title = El Bufón
medici-rules-8 =
    Dices cuánto vale un Bufón cuando lo juegas, de 1 a 10. El que se reparte en el círculo muestra 1.
    Quien juega un noble puede dar a la vez nuevos valores, de 1 a 10, a cualquier Bufón de la corte, de las dos Casas y de cualquier zona, una vez a cada uno. Los nuevos valores rigen antes de que una conspiración compare sus pilas, también para los Bufones que están en ellas, y quedan hasta que alguien los cambie. Planear no cambia ninguno.
    Los valores de los Bufones solo importan en las conspiraciones. Cuando eliges una, se te ofrecen los valores con menos cambios, y puedes poner otros.
    Los Bufones se llaman R1, R2, G1 y G2, por su Casa y por el orden en que llegaron a la corte.
medici-rules-9-title = Los planes
medici-rules-9 =
    Puedes planear mientras tu mazo no esté vacío. Las cartas planeadas se roban después de todas las demás, primero la primera que planeaste. Así, un plan aplaza tu última carta. La otra parte solo ve cuántas son.
    • Empate por planes: en cuanto cada cual ha planeado tres veces en la partida, esta acaba en empate, se haya jugado lo que se haya jugado entre medias. La mesa muestra cuántos lleva cada cual. Con la cuenta opcional solo valen los planes seguidos: seis, tres de cada cual, sin jugar ningún noble entre ellos.
    • Mientras la otra parte solo puede pasar, puedes planear tres veces seguidas; luego debes jugar un noble.
medici-rules-10-title = La última carta
medici-rules-10 =
    Quien roba la última carta de su mazo la muestra en el acto. Desde entonces solo puede jugar cartas que no valgan más que ella, declarar un Bufón que juegue como mucho en ese valor, y no planear. La otra parte sigue libre.
    • Ministro: siempre se puede jugar. Como última carta no te deja más que Ministros.
    • Bufón: anuncias en el acto cuánto vale, de 1 a 10; al jugarlo después puedes declararlo más bajo.
    • Duque: ningún límite.
    El límite no afecta a los nuevos valores que das a los Bufones de la corte. Ya no se roba más, y la mano mengua. Quien no puede jugar pasa en cada turno, y la otra parte sigue.
medici-rules-11-title = El final y la puntuación
medici-rules-11 =
    La partida acaba
    • cuando el círculo interior queda vacío tras una jugada, antes de robar;
    • cuando nadie puede jugar;
    • en empate, por planes.
    Regla opcional: acaba también en cuanto una Casa no tiene a nadie en el círculo interior; los nobles dentro de alianzas cuentan como presentes.
    Cada Casa cuenta sus nobles en toda la corte, también en las cortes exteriores y en alianzas mezcladas. Un Bufón vale 1, sea cual sea su último valor. Gana la suma más alta; si son iguales, la Casa con más nobles en la corte; si no, es empate.
medici-rules-12-title = Lo que ves
medici-rules-12 =
    Ves tu mano y las cartas que has planeado, toda la corte, los dos descartes, cuántas cartas hay en mazos y manos, y las últimas cartas. La mano y los planes de la otra parte, y el orden de los mazos, no los ve nadie. No puedes enseñar a tu rival tu mano ni lo que has planeado; solo se muestra la última carta de un mazo.
    Si se te acaba el tiempo, se envía a tu propia corte la carta más baja que puedas jugar.
