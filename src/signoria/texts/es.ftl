# Lo que se dice fuera de cualquier juego.

language-name = Español

## Negativas que tiene todo juego

error-no-such-move = Esa jugada no existe en este juego.
error-over = La partida ha terminado.
error-chance-only = Eso lo decide el azar, no quien juega.
error-not-for-chance = Eso lo decide quien juega, no el azar.
error-not-asked = Ahora no te toca decidir.
error-not-now = Ahora se te pide otra cosa ({ $phase }).
error-no-passing = No puedes pasar: elige una acción.
error-no-such-seat = Ese asiento no existe en esta partida.
error-stale = La mesa ha cambiado entretanto: eso respondía a la versión { $version }; ahora es la { $now }.
error-play-unfinished = La jugada no está completa: falta elegir algo.

## Datos incorrectos

error-game-unknown = No hay ningún juego llamado «{ $game }». Disponibles: { $known }.
error-game-other = «{ $part }», que un paquete trae como el juego «{ $game }», no es ningún juego con ese nombre.
error-game-incomplete = El juego «{ $game }» no declara todo lo que un juego debe declarar. Falta: { $missing }.
error-game-texts = El juego «{ $game }» no tiene textos: falta { $file }.
error-game-tableless = El juego «{ $game }» no tiene mesa para el terminal: solo pueden jugarlo los bots.
error-part-missing = No se puede cargar «{ $part }»: { $reason }
error-option-unknown = No hay ninguna opción «{ $option }». Disponibles: { $known }.
error-option-value = La opción «{ $option }» no puede ser «{ $value }». Valores posibles: { $allowed }.
error-names-count = Hay { $names ->
    [one] 1 nombre
   *[other] { $names } nombres
} para { $seats } jugadores.
error-name-bad = «{ $name }» no vale como nombre: debe ser una sola palabra, de 24 caracteres imprimibles como mucho.
error-name-reserved = «{ $name }» no vale como nombre: lo usa la notación.
error-name-taken = Aquí ya hay alguien que se llama «{ $name }»: elige otro nombre.
error-name-twice = El nombre «{ $name }» está repetido.
error-no-such-play = Solo hay { $most } jugadas, no { $number }.
error-player-unknown = Aquí nadie se llama «{ $name }». En la mesa: { $names }.
error-notation-unknown = «{ $move }» no es una jugada en la notación de este juego.
error-notation-words = A «{ $move }» le falta o le sobra alguna palabra.
error-bytes = Estos datos ({ $length } números o bytes) no son una posición.
error-setup-key = Una preparación no puede fijar «{ $key }». Puede fijar: { $known }.
error-setup-form = En la preparación, «{ $key }» debe ser un diccionario.
error-no-scenarios = No hay escenarios (.yaml) en { $folder }.
error-file-unreadable = No se puede leer { $file }: { $reason }.
error-file-unwritable = No se puede escribir { $file }: { $reason }.
error-output = No se puede escribir la salida: { $reason }.
error-journal-form = El diario no se puede leer en la línea { $number }: { $reason }.
error-dealt = Lo que el azar repartió al principio no encaja con la preparación.
error-record-json = Esto no es un registro completo: { $reason }.
error-record-form = Esto no es un registro: { $reason }.
error-record-format = El registro tiene el formato { $format }; esta versión lee el formato { $known }.
error-record-digest = El registro no coincide con su huella: está dañado o modificado.
error-record-game = Este registro es de «{ $game }», no de «{ $known }».
error-record-rules = Esta partida sigue la versión { $rules } de las reglas y Signoria juega ahora con la { $known }: aquí no se puede continuar ni volver a ver.
error-record-options = El registro no da todas las opciones con su valor definitivo.
error-record-move = La jugada { $number } del registro ({ $name }: { $move }) es imposible. { $reason }
error-record-returns = Las jugadas del registro no llevan al resultado que indica.
error-bot-unknown = No hay ningún bot «{ $bot }» para { $game }. Disponibles: { $known }.
error-bot-other = «{ $part }» no es un bot: un bot es una clase derivada de signoria.bots.Bot.
error-bot-refused = { $player } ({ $bot }) ha elegido algo que no se puede jugar: { $reason }
error-bots-needed = ¿Quién participa? Nombra bots con --bots, los tuyos con --bot. Conocidos: { $known }.
error-bot-setting-range = { $setting } es un número de { $least } a { $most }.
error-bot-setting-unknown = «{ $bot }» no tiene el ajuste «{ $setting }». Tiene: { $known }.
error-bots-count = { $bots } bots son demasiados para { $players } jugadores.
error-games-attended = Para jugar varias partidas hace falta un bot en cada asiento: indica tantos bots como jugadores.
error-save-needed = Las partidas entre bots necesitan --save, una carpeta para sus registros.
error-save-other = { $file } ya existe y no es un guardado anterior de esta partida. Elige otro archivo.
error-save-no-file = { $file } no se puede escribir: no es un archivo normal.
error-save-no-folder = { $file } no se puede escribir: no existe la carpeta { $folder }.
error-kept-busy = La partida { $file } se está jugando ahora mismo en otra terminal.
error-kept-form = La partida { $file } no se puede continuar: { $reason }.
error-kept-record = { $file } no es una partida que se pueda continuar. Si es un registro, signoria replay lo muestra.
error-kept-rules = La partida { $file } sigue la versión { $rules } de las reglas y Signoria juega ahora con la { $known }: no se puede continuar.
error-kept-none = No hay ninguna partida que continuar.
error-kept-no-record = Aquí todavía no se ha terminado ninguna partida: indica un archivo.
error-resume-game = --resume continúa una partida que se dejó: no lleva juego ni opciones.
error-path-empty = Una ruta vacía no nombra ningún archivo.
error-replay-unknown = «{ $typed }» no es una orden. Intro, s, b, q o una posición de 0 a { $last }.
error-key-unknown = Aquí no hay ninguna opción «{ $typed }». Opciones: { $known }.
error-opponents-many = Como mucho { $most } rivales, no { $number }.
error-aim-needed = ¿Contra quién? { $known }.
error-key-too-many = «{ $typed }» sobra: la jugada ya estaba completa.
error-number-range = { $option } debe estar entre { $least } y { $most }.
error-arguments = { $reason }
error-arena-bot-twice = «{ $bot }» está inscrito dos veces, o ya es el nombre de un bot.
error-arena-compare = --compare necesita al menos dos valores de { $option }. Posibles: { $allowed }.
error-arena-compare-given = { $option } es lo que se compara: no puede fijarse además.
error-arena-folder-busy = Otro programa está jugando ahora mismo el torneo de { $folder }.
error-arena-folder-file = En { $folder } no se puede guardar un torneo: { $file } no es una carpeta.
error-arena-folder-used = { $folder } ya contiene un torneo. Añade --resume para continuarlo, o elige otra carpeta con --out.
error-arena-game-failed = La partida { $number } no pudo jugarse, porque falló un bot ({ $reason }). Lo jugado antes se conserva.
error-arena-no-plan = En { $folder } no hay ningún torneo que continuar.
error-arena-plan-form = { $file } no es el plan de un torneo que esta versión pueda continuar: { $reason }.
error-arena-plan-other = { $folder } contiene otro torneo: allí { $what } es { $there }, aquí { $here }.
error-arena-ray-failed = Ray no pudo arrancar, o no responde: { $reason }
error-arena-resume-where = --resume necesita --out CARPETA o --seed N, para saber qué torneo continúa.
error-arena-workers-died = Los procesos fueron eliminados una y otra vez antes de terminar una partida. Lo jugado se conserva en { $folder }; --resume continúa.
error-program-form = «{ $said }» no es un programa que pueda participar. Escribe --program NOMBRE=ORDEN, con el nombre en letras y cifras.
error-program-missing = El programa «{ $program }» no puede arrancar: aquí no hay ninguna orden «{ $command }».
error-extra-missing = Para esto hace falta { $package }, que viene con el extra «{ $extra }»: pip install "signoria[{ $extra }]"
error-unix-arena = Los torneos solo pueden jugarse en Linux, macOS u otro Unix.
error-unix-programs = Los programas externos solo pueden participar en Linux, macOS u otro Unix.

## La terminal

frame-counted = { $item } ×{ $count }
frame-prompt = Tu jugada
frame-more-hint = un más tras una clave ({ $example }+): sigue otra carta
frame-left = Has dejado la mesa.
frame-bye = Hasta la próxima.
frame-saved = Partida guardada en { $file }.
frame-help =
    Escribe la clave que precede a una opción, varias de una jugada, o la jugada en palabras ({ $example }).
    ?  esta ayuda y la carta de resumen    log, registro  todo lo que ha pasado
    b  deshacer la última elección         save, guardar [ARCHIVO]  guardar y salir
    q  salir; la partida se conserva       Intro  mostrar otra vez toda la mesa
frame-hint-move = una clave, o la jugada en palabras ({ $example })
frame-hint-steps = una clave, varias ({ $example }) o la jugada
frame-hint-back = b atrás
frame-value-now = { $what } { $value } (cambiar)
frame-value-which = { $what }… ¿cuánto?
frame-hint-rest = ? ayuda · q salir
frame-more-news = { $count ->
    [one] … 1 cosa más antes (log)
   *[other] … { $count } cosas más antes (log)
}
frame-bluff = (farol)
frame-thinking = { $count ->
    [one] { $players } está pensando …
   *[other] { $players } están pensando …
}
frame-unkept = Desde aquí no se puede conservar esta partida en { $folder }: { $reason }.
frame-kept = La partida queda guardada: { $command } la continúa.
frame-not-kept = Esta partida no se ha conservado.
frame-kept-record = Partida guardada en { $file } (signoria replay la muestra).
frame-rematch = ¿Otra partida en esta mesa? Intro: sí · q: salir
frame-not-understood = «{ $typed }» no es una respuesta.
frame-go-on = Continuar: { $game } contra { $players }, partida dejada el { $when }
frame-older = { $game } contra { $players }, partida dejada el { $when }: versión anterior de las reglas, no se puede continuar
frame-older-delete = Su archivo es { $file }. ¿Borrarlo? { $yes } o { $no } (Intro: { $no })
frame-yes = s
frame-no = n
frame-older-deleted = Borrada.
frame-mixed = una mesa variada: uno de cada por turno, primero el más fuerte
frame-which-opponents = ¿Qué rivales, de un tipo o varios, como { $example } (Intro: { $default } · b: atrás · q: salir)?
say-back = b, atrás, volver
say-quit = q, quit, salir
say-help = ?, help
say-log = log, registro
say-save = save, guardar
say-step = s, paso
frame-winner = { $player } gana la partida.
frame-you-win = ¡Has ganado la partida!
frame-draw = La partida termina en empate.
frame-welcome = Te damos la bienvenida a Signoria: intrigas de corte, faroles y cartas ocultas.
frame-which-game = ¿Qué juego (Intro: { $default } · q: salir)?
frame-which-opponent = ¿Qué rival (Intro: { $default } · b: atrás · q: salir)?
frame-which-house = ¿Qué Casa (Intro: { $default } · b: atrás · q: salir)?
frame-how-many = ¿Cuántos rivales, { $low }–{ $high } (Intro: { $default } · b: atrás · q: salir)?
frame-you = tú
frame-replay-hint = Intro: turno siguiente · s: una jugada · b: atrás · un número: ir ahí · q: salir
frame-replay-position = Posición { $number } de { $total }
frame-replay-seen-by = como la ve { $name }
frame-replay-all = todo boca arriba
frame-checked = { $count ->
    [one] 1 escenario
   *[other] { $count } escenarios
}: { $passed } bien, { $failed } con errores.
frame-played = { $count ->
    [one] 1 partida jugada y guardada
   *[other] { $count } partidas jugadas y guardadas
} en { $folder }.
frame-compiled = compilado
frame-uncompiled = { $why ->
    [no-compiler] sin compilar: va lento, porque al instalarlo no se encontró ningún compilador de C
    [no-headers] sin compilar: va lento, porque al instalarlo no se encontraron las cabeceras de C de Python (Python.h)
    [failed] sin compilar: va lento, porque al instalarlo falló el compilador de C ({ $said })
   *[source] sin compilar: va lento
}
program-faults = { $bot }: { $crash ->
    [one] 1 caída
   *[other] { $crash } caídas
}, { $silence ->
    [one] 1 respuesta que no llegó
   *[other] { $silence } respuestas que no llegaron
}, { $illegal ->
    [one] 1 respuesta ilegal
   *[other] { $illegal } respuestas ilegales
}. Donde falló, jugó un bot al azar.

## Lo que dice argparse, que rellena %s y similares

parser-usage = uso:{" "}
parser-arguments = argumentos
parser-options = opciones
parser-help = mostrar esta ayuda y salir
parser-version = mostrar la versión y salir
parser-required = faltan estos argumentos: %s
parser-unrecognized = argumentos desconocidos: %s
parser-argument = argumento %(argument_name)s: %(message)s
parser-choice = «%(value)s» no es posible (posibles: %(choices)s)
parser-value = «%(value)s» no es un número válido (%(type)s)
parser-command = no existe «%(parser_name)s» (posibles: %(choices)s)
parser-one = le falta un valor
parser-at-most-one = lleva un valor como mucho
parser-at-least-one = le falta al menos un valor
parser-explicit = no lleva ningún valor: %r

## La línea de comandos

help-commands = comandos
help-lang = el idioma de todos los textos
help-play = jugar una partida en la terminal
help-resume = continuar una partida que se dejó; la última, si no se dice cuál
help-replay-file = una partida guardada; la última jugada aquí, si no se dice cuál
help-replay = recorrer paso a paso una partida guardada
help-check = comprobar escenarios (archivos YAML o carpetas enteras)
help-schema = mostrar los esquemas JSON de vistas, sucesos, menús y registros
help-bench = medir la velocidad de las reglas
help-bench-json = mostrar un solo objeto JSON
help-test = ./signoria test ejecuta todas las comprobaciones y pruebas del proyecto; con --quick omite las pruebas largas.
help-name = tu nombre en la mesa
help-house = la Casa con la que juegas (rovere, gonzaga)
help-bots = los rivales, separados por comas; con un bot en cada asiento la partida se juega sola
help-bot = un bot propio, una clase derivada de signoria.bots.Bot; participa junto a los de --bots; puede repetirse
help-program = un programa de fuera que participa con este nombre, que se pone luego en --bots; puede repetirse
help-program-seconds = cuánto puede tardar un programa así en responder (10 segundos por defecto)
help-seed = la misma semilla da las mismas cartas
help-games = cuántas partidas entre bots
help-save = un archivo para el registro de la partida; para partidas entre bots, una carpeta
help-view = verla con los ojos de esta persona
help-json = mostrar líneas JSON, para programas
help-arena = haz jugar un torneo a los bots, y mídelos
help-arena-bots = quién participa, separado por comas; un ajuste va tras dos puntos (NOMBRE:ajuste=número)
help-arena-games = cuántas partidas (1000 si no se dice), redondeadas hacia arriba para que cada alineación se juegue en todas sus rotaciones
help-arena-seed = el mismo número da las mismas partidas, con cualquier cantidad de procesos y cualquier motor
help-arena-field = en mesas de más de dos: uno de estos contra todos los demás de aquellos, para cada pareja y al revés (one), o solo para el primer bot (first); todos los bots mezclados (mixed); o lo uno y lo otro por turnos (all, si no se dice)
help-arena-compare = juega el mismo torneo con cada uno de estos valores de una opción del juego, y los muestra lado a lado
help-arena-workers = cuántas partidas se juegan a la vez; todos los núcleos si no se dice
help-arena-engine = jugar en procesos de esta máquina, o en un clúster de Ray
help-arena-out = la carpeta de las partidas y del informe (si no se dice, arena-JUEGO-NÚMERO)
help-arena-resume = continúa el torneo de la carpeta

## La medición

bench-yardstick = Referencia: { $rate } M de pasos por segundo de CPU.
bench-game = { $game }, por segundo: nativo { $native }, paso a paso { $stepwise }, copias { $copy }.

## La arena

arena-headline = { $game }: { $count ->
    [one] 1 partida
   *[other] { $count } partidas
} de { $players } jugadores, semilla { $seed }
arena-compare-title = { $game }: { $values }
arena-written = Informe: { $file }. Todas las partidas y cifras: { $folder }.
arena-stopped = Interrumpido. Se han jugado { $played } de { $planned } partidas, guardadas en { $folder }. La misma orden con --resume continúa.
arena-worker-lost = Un proceso ha sido eliminado. Lo jugado se conserva; otro ocupa su lugar.
arena-part-ratings = Puntuaciones
arena-part-pairs = Pareja a pareja
arena-part-one = Uno contra todos los demás de otra clase
arena-part-together = En mesas mezcladas
arena-part-seats = Asientos
arena-part-length = Duración de las partidas
arena-part-manner = Faroles y dudas
arena-part-plays = Uso de cada jugada
arena-part-time = Tiempo para pensar
arena-part-remarks = Observaciones
arena-head-bot = Bot
arena-head-share = Victorias
arena-head-par = × par
arena-head-rating = Puntuación
arena-head-nash-weight = Peso de Nash
arena-head-nash-share = contra Nash
arena-head-seat = Asiento
arena-head-all = Todos, por partida
arena-head-decisions = Decisiones
arena-head-mean = Media
arena-head-longest = La más larga
arena-note-ratings = Puntuaciones OpenSkill (Plackett–Luce), empezando todos en 25, y la parte de victorias por asiento; la línea discontinua es la par ({ $par }). Todos los intervalos son del 95 %.
arena-note-nash = Promedio de Nash: la mezcla de bots a la que ningún bot gana, y lo que cada uno ganaría contra ella. Los bots que juegan igual comparten su peso.
arena-note-pairs = La parte de victorias de la fila contra la columna. Cada reparto se juega dos veces, con los asientos cambiados.
arena-note-one = La parte de victorias de un bot (fila) en una mesa donde todos los demás son del otro tipo (columna); la par es { $par }. Cada reparto se juega una vez desde cada asiento.
arena-note-together = De las victorias de uno u otro en mesas donde ambos se sentaron entre otros, la parte de la fila.
arena-note-seats = La parte de victorias de cada asiento, sea quien sea quien lo ocupe; la línea discontinua es la par ({ $par }).
arena-note-manner = Con qué frecuencia una pretensión es falsa, una falsa es descubierta, se duda de una cuando es posible, se duda con razón, y se bloquea una acción cuando es posible.
arena-note-plays = Jugadas según la primera palabra de su notación: cuántas hace cada bot, por partida y asiento; y todos juntos, por partida.
arena-note-time = Tiempo de reloj de una decisión: depende de la máquina y de lo que esté haciendo además.
arena-length = Una partida tiene { $mean } jugadas de media, { $median } la mediana.
arena-partial = Se han jugado { $played } de { $planned } partidas.
arena-unfinished = { $count ->
    [one] 1 partida se cortó
   *[other] { $count } partidas se cortaron
} porque no se veía el final; cuentan como repartidas entre todos.
arena-undecided = { $count ->
    [one] 1 partida acabó
   *[other] { $count } partidas acabaron
} sin ganador; cuentan como repartidas entre todos.
arena-tuned = { $bot } fue ajustado contra { $others }: esos resultados dicen menos que los obtenidos contra otros bots.
arena-untuned = No consta que ninguno de estos bots haya sido ajustado contra otros.
arena-fact-bots = Bots
arena-fact-options = Opciones
arena-fact-version = Versión
arena-compare-length = Duración de las partidas
arena-compare-seat = Victorias por asiento
arena-compare-bot = Victorias por bot
arena-compare-play = Uso de cada jugada, por partida
arena-compare-rate = Faroles y dudas
arena-of-length = Jugadas
arena-of-seat = Asiento
arena-of-bot = Bot
arena-of-play = Jugada
arena-of-rate = Con qué frecuencia

## Bots

help-bots-list = contra quién se puede jugar y qué fuerza tiene
bots-who = Quién
bots-wins = Victorias
bots-introduction = { $name }, { $role }. { $style }
bots-measured = Victorias: con qué frecuencia gana uno de ellos entre rivales del peldaño inferior, con { $players } en la mesa, y su intervalo del 95 %; entre iguales ganaría el { $par }. La última cifra sale de:
bots-settings = En --bots, un ajuste sigue a dos puntos, como bluffer:honesty=0.3:scepticism=0.8 o search:simulations=2000.
frame-opponent = { $player }: { $who }
bench-search = { $game }: { $rate } mil simulaciones por segundo en la búsqueda, cada una una partida al azar hasta el final.
bench-live = { $game }: { $rate } mil jugadas por segundo en una mesa en directo (vista, novedades y menú de cada asiento en JSON); una partida entera recuperada de su diario en { $restored } ms

## En un servidor

help-join = siéntate a una mesa de un servidor, o mira qué mesas tiene
help-join-url = el enlace de una mesa, o la dirección de un servidor
help-join-watch = mira sin tomar asiento
help-join-key = el enlace con el que traes tu clave de otro dispositivo
help-join-new = abre una mesa nueva de este juego
help-join-options = las opciones del juego en la mesa nueva
help-join-bots = bots para asientos de la mesa nueva, separados por comas
help-join-clock = segundos para cada decisión en la mesa nueva (120), o none si no hay reloj
help-join-public = cualquiera puede encontrar la mesa nueva
help-join-bot = el asiento lo toma un bot (NOMBRE:ajuste=número, o MÓDULO:CLASE)
help-join-program = el asiento lo toma un programa externo
help-join-once = para un bot: se va cuando termina la partida
help-verify = comprueba que en una partida registrada el azar dio lo que había prometido
verify-holds = { $count ->
    [one] El único sorteo se sigue
   *[other] Los { $count } sorteos se siguen
} de la semilla y de lo que dieron los jugadores. Compromiso: { $commitment }
error-chance-unsaid = Este registro no dice nada de su azar: sus sorteos no se pueden comprobar.
error-chance-scheme = Los sorteos de este registro siguen el esquema «{ $scheme }»; esta versión sabe comprobar «{ $known }».
error-chance-seed = La semilla no es la que se prometió antes de repartir.
error-chance-gifts = No hay una aportación por cada jugador.
error-chance-draw = La jugada { $number } no es lo que el azar debía sacar: «{ $move }» en lugar de «{ $drawn }».
error-chance-other = El registro tiene otro compromiso que el que la mesa mostró antes de repartir.
error-chance-gift = Lo que diste al azar se dejó fuera.
error-chance-seen = El registro no es la partida que se vio desde este asiento.
error-heard-form = «{ $kind }» no es un suceso de este juego, o no en esta forma.
error-lines-gap = Las líneas del servidor empiezan en el suceso { $number }, pero solo se conocen { $known }.
error-address = «{ $address }» no es la dirección de un servidor ni el enlace de una mesa.
error-table-link = «{ $address }» no es el enlace de una mesa: detrás de /t/ hay 16 letras y cifras. Cópialo entero.
error-link-key = Lo que sigue a # en este enlace no es una clave. Copia el enlace entero, o quita esa parte.
error-new-elsewhere = --new abre una mesa propia, y este es el enlace de otra: di { $server } --new …
error-clock-form = «{ $typed }» no es un reloj (--clock): es un número de segundos de 1 a { $most }, o none.
say-none = ninguno, none
error-server-unreachable = No se puede llegar a { $server }: { $reason }
error-server-away = En este momento no hay conexión. No se envió nada; prueba otra vez cuando vuelva.
error-bot-or-program = Un asiento es para un bot o para un programa, no para los dos.
error-table-needed = ¿En qué mesa? Di su enlace, o abre una con --new JUEGO.
error-table-word = A «{ $typed }» le falta algo; ? dice qué.
say-table-say = di, decir, say
say-table-whisper = susurra, whisper
say-table-mute = callar, mute
say-table-unmute = oir, unmute
say-table-link = enlace, link
say-table-key = clave, key
say-table-sit = sentarse, sit
say-table-start = empezar, start
say-table-fill = llenar, fill
say-table-free = liberar, free
say-table-up = levantarse, up
say-table-rematch = revancha, rematch
say-table-back = volver, back
error-save-there = { $file } ya existe. Elige otro archivo.
error-server-other = { $server } responde, pero no como un servidor de Signoria.
join-saved = Guardada en { $file }: la partida como la conoce tu asiento. Su registro estará cuando termine.
join-stood-up = Un bot ({ $bot }) juega ahora por ti; con { $word } vuelves a jugar tú.
join-back = Vuelves a jugar tú.
join-go-on = Hubo una revancha: { $link } · Intro: ir allí · q: salir
join-link = Manda este enlace a tus amigos: { $link }
join-link-near = El enlace de esta mesa: { $link }
    Solo llega aquí desde este equipo. Para los amigos abre el servidor con signoria serve --lan, y mándales la dirección que muestra.
join-finished = { $game }: { $players } ({ $when }), terminada: verla otra vez
join-older = { $game }: { $players } ({ $when }), versión anterior de las reglas: guardarla o borrarla
join-older-kept = Su registro está en { $file }.
join-older-delete = ¿Borrar la mesa para todos? { $yes } o { $no } (Intro: { $no })
join-variants = Variantes del juego: { $command }
join-which-clock = Segundos para cada decisión, o { $none } (Intro: { $default } · b: atrás · q: salir):
join-by-link = solo quien tiene el enlace
join-public = todos: está en la lista de mesas
join-for-whom = ¿Quién puede encontrar la mesa (Intro: { $default } · b: atrás · q: salir)?
join-key = Quien tiene este enlace juega como tú, así que no lo enseñes a nadie: signoria join URL --key ENLACE lo toma en otro dispositivo.
    { $link }
join-key-taken = Desde ahora juegas aquí con la clave de ese enlace.
join-key-before = La clave que se usaba aquí hasta ahora está guardada en { $file }.
join-new = una mesa nueva
join-table = { $game }: { $players } ({ $stage ->
    [open] { $free ->
        [one] un asiento libre
       *[other] { $free } asientos libres
    }
   *[playing] se está jugando
}){ $own ->
    [yes] , tuya
   *[no] {""}
}
join-which-table = ¿Qué mesa (Intro: { $default } · q: salir)?
join-how-many = ¿Cuántos jugadores, { $low }–{ $high } (Intro: { $default } · b: atrás · q: salir)?
join-which-bots = ¿Qué bots, { $most } como mucho, por ejemplo 2 3 (Intro: ninguno, los asientos son para personas · b: atrás · q: salir)?
join-nickname = ¿Tu nombre en esta mesa (Intro: { $name })?
join-full = Todos los asientos están ocupados: miras.
join-begun = La partida ya ha empezado: miras.
join-no-clock = sin reloj
join-clock = { $time } para cada decisión
join-free = libre
join-host = anfitrión
join-is-away = ausente
join-prompt-room = Antes de la partida
join-hint-host = empezar: comienza, los bots toman los asientos libres · llenar [BOT]: bots para los asientos libres · liberar N: libera un asiento · enlace · di … · ? ayuda · q salir
join-hint-standing = Eres el anfitrión, sin asiento. sentarse [NOMBRE]: toma uno · empezar: comienza, los bots toman los asientos libres · llenar [BOT] · liberar N · enlace · ? ayuda · q salir
join-hint-seated = El anfitrión empieza la partida. levantarse: deja el asiento · enlace · di … · ? ayuda · q salir
join-hint-watching = Estás mirando. sentarse [NOMBRE]: toma un asiento libre · enlace · ? ayuda · q salir
join-help-room =
    empezar  los bots toman los libres  llenar [N] [BOT]  un bot para el
    liberar N  libera el asiento N        asiento N, o para todos los libres
    sentarse [NOMBRE o N]  toma uno,    levantarse  lo deja
      o pasa al asiento N
    di TEXTO  habla a la mesa           callar NOMBRE, oir NOMBRE  no oír más
    enlace  el enlace para los amigos     a un jugador, u oírlo otra vez
    clave  el enlace que lleva tu clave a otro dispositivo
    susurra NOMBRE TEXTO  a una sola persona; los demás ven a quién, no qué
    q  salir; el asiento sigue siendo tuyo
join-help-asked =
    Escribe la clave que precede a una opción, varias de una jugada, o la jugada
    en palabras ({ $example }).
    ?  esta ayuda y la carta de resumen b  deshacer la última elección
join-help-playing =
    registro  todo lo que ha pasado     Intro  mostrar otra vez toda la mesa
    di TEXTO  habla a la mesa           callar NOMBRE, oir NOMBRE  no oír más
    levantarse  un bot juega por ti       a un jugador, u oírlo otra vez
    enlace  el enlace de esta mesa      llenar N [BOT]  (anfitrión) un bot por
    clave  el enlace con tu clave         quien se ha ido
    guardar [ARCHIVO]  guardar la partida como la conoce tu asiento
    susurra NOMBRE TEXTO  a una sola persona; los demás ven a quién, no qué
    q  salir; vuelves con el mismo enlace
join-help-over =
    r, revancha  otra partida           Intro  mostrar otra vez el final
    registro  todo lo que ha pasado     guardar [ARCHIVO]  guardar el registro
    di TEXTO  habla a la mesa           q  salir
join-prompt = { $prompt } ({ $time })
join-talk = { $name }: «{ $text }»
join-whisper = { $name } le susurra a { $to }: «{ $text }»
join-whispered = { $name } le susurra algo a { $to }.
join-muted = Ya no oyes a { $name }.
join-unmuted = Oyes otra vez a { $name }.
join-lost = Se ha perdido la conexión. No se puede jugar hasta que vuelva; se sigue intentando …
join-found = La conexión ha vuelto.
join-hurry = { $count ->
    [one] Queda 1 segundo.
   *[other] Quedan { $count } segundos.
}
join-stands-in = { $bot } juega por { $name }.
join-here = { $name } está aquí.
join-away = { $name } está ausente.
join-stale = Ocurrió algo antes de que llegara tu respuesta, así que no se aceptó.
join-asked-anew = La mesa ha cambiado: aquí está la pregunta de nuevo.
join-too-late = Eso ya está decidido: alguien fue más rápido.
join-time-up = Se acabó tu tiempo: se hizo por ti una jugada prudente.
join-time-up-so = Se acabó tu tiempo, así que se hizo por ti una jugada prudente: { $what }
join-closed = Esta mesa se cerró sin resultado.
join-proved = { $count ->
    [one] Comprobado: el único sorteo del azar es
   *[other] Comprobado: los { $count } sorteos del azar son
} como se prometió{ $early ->
    [yes] {" "}antes de repartir, con lo que tú diste
   *[no] {""}
}.
join-unproved = EL AZAR NO CUMPLIÓ SU PROMESA: { $reason }
join-rematch = ¿Otra partida con las mismas personas? r: revancha · q: salir
join-watched = Intro: salir
join-follow = A la próxima partida: { $link }
join-left = Tu asiento sigue siendo tuyo: { $link }
join-left-grace = Después de { $time } un bot juega por ti hasta que vuelvas: { $link }
join-bot-seated = { $name } se sienta en { $link }
join-bot-left = El asiento se perdió, o la mesa se cerró.
join-bot-over = La partida ha terminado: { $returns }

## El servidor

serve-ready = Signoria { $version } está abierta en { $address }
serve-table = Una mesa para jugar ya, contra bots: { $address }
serve-join = En otra terminal: { $command }
serve-lan = Para móviles y otros ordenadores cercanos: { $address }
serve-data = Las partidas se guardan en { $folder }
serve-stop = Ctrl-C lo cierra; las partidas siguen cuando se vuelva a abrir.
help-serve = abre un servidor para ti y tus amigos (lo que ocurre si no se dice nada)
help-host = la dirección en la que escuchar: 127.0.0.1 es solo este equipo, 0.0.0.0 todas sus redes
help-port = el puerto en el que escuchar (8080, o el siguiente libre; 0: cualquiera)
help-data = la carpeta en la que se guarda todo
help-store = otro almacén: postgresql://…, que pueden compartir varios servidores
help-proxy = las direcciones de un proxy inverso que dice de dónde vienen las peticiones (*: cualquiera)
help-lan = estar disponible para otros dispositivos cercanos y mostrar la dirección como código QR
help-no-browser = no abrir ningún navegador
help-no-limits = sin límites a lo que puede pedir un cliente: solo para medir
help-quiet = no escribir registro
notice-store-away = En este momento no se puede guardar nada. Las jugadas esperan hasta que se arregle; nada se pierde.
notice-store-back = Ya se puede guardar todo de nuevo. Seguid jugando.
notice-closing = El servidor se cierra. Cuando vuelva a abrir estarás de nuevo en tu asiento sin hacer nada; hasta entonces los relojes están parados.
error-reload = Lo que has visto de esta partida no coincide con la mesa: aquí está desde el principio.
error-protocol = Este cliente habla otra versión que el servidor: cárgalo de nuevo.
error-not-understood = Esto no se entiende: { $reason }
error-key-needed = Solo alguien con una clave puede hacer esto.
error-key-form = Esto no es una clave: se compone de 43 a 64 letras, cifras, «-» y «_», sacadas al azar.
error-not-host = Eso solo lo decide el anfitrión.
error-not-seated = No estás sentado a esta mesa.
error-origin = Las páginas de otros sitios no pueden hacer esto.
error-path-unknown = Aquí no hay nada.
error-method = Esto no se puede hacer con esta dirección.
error-body-long = Es demasiado largo: como mucho { $most } bytes.
error-body-kind = Aquí se espera JSON (Content-Type: application/json).
error-tables-many = El servidor tiene demasiadas mesas en este momento.
error-server = Algo ha fallado en el servidor.
error-seat-twice = Ya estás sentado a esta mesa.
error-seat-taken = Este asiento está ocupado.
error-seat-free = Ahí no hay nadie sentado.
error-seats-free = { $count ->
    [one] Queda un asiento libre
   *[other] Quedan { $count } asientos libres
}.
error-table-begun = La partida ya ha empezado.
error-table-closed = Esta mesa está cerrada.
error-table-unknown = No existe esa mesa, o ya no.
error-code-unknown = Ninguna mesa tiene ahora este código. Léelo otra vez.
error-example-unknown = No hay ningún ejemplo «{ $name }» de las reglas de este juego.
error-not-begun = La partida aún no ha empezado.
error-not-over = La partida aún no ha terminado.
error-rules-ours = Solo se puede borrar una mesa creada para otra versión de las reglas.
error-talk-empty = No se ha dicho nada.
error-talk-fast = No tan deprisa: dentro de { $seconds } s podrás hablar de nuevo.
error-bots-many = { $bots } bots no caben en { $seats } asientos libres.
error-people-many = { $people } personas no caben en { $seats } asientos.
error-busy = La mesa está ocupada: inténtalo de nuevo.
error-requests-fast = Demasiadas peticiones: inténtalo de nuevo dentro de { $seconds } s.
error-creating-fast = Demasiadas mesas nuevas: inténtalo de nuevo dentro de { $seconds } s.
error-finding-fast = Demasiados códigos: inténtalo de nuevo dentro de { $seconds } s.
error-connecting-fast = Demasiadas conexiones en poco tiempo: inténtalo de nuevo dentro de { $seconds } s.
error-connections-many = Demasiadas conexiones a la vez: inténtalo de nuevo dentro de { $seconds } s.
error-commands-fast = No tan deprisa: inténtalo de nuevo dentro de { $seconds } s.
error-number = «{ $number }» no es un número entero.
error-no-such-moment = No hay ningún momento { $number }: el último es el { $last }.
error-lesson-none = Para este juego no hay lección.
error-lesson-later = La lección llega a eso más tarde: elige una de las respuestas ofrecidas.
error-lesson-over = La lección ha terminado: no se puede jugar más.
error-host = La dirección { $host } no se puede usar: { $reason }
error-port = El servidor no puede escuchar en { $host }, puerto { $port }: { $reason }
error-port-number = { $port } no es un puerto: es un número de 0 a 65535.
serve-closed = El servidor está cerrado; sus partidas quedan guardadas.
error-mute-self = Nadie puede silenciarse a sí mismo.
error-whisper-self = Nadie puede susurrarse a sí mismo.
error-whisper-bot = { $name } es un bot y no oye.
error-data-folder = No se puede usar la carpeta { $folder } (--data): { $reason }
error-proxy = «{ $proxy }» no son direcciones de proxy: números como 127.0.0.1 o 10.0.0.0/8, o *.
page-won = Esta partida ha terminado. Ha ganado: { $players }
page-soon = Sin scripts aquí se puede mirar; se juega en la terminal de un ordenador.
page-title = Signoria
page-quick = Una mesa para jugar ya, contra bots:
page-tables = Mesas abiertas
page-none = En este momento nadie espera en una mesa pública.
page-terminal = En una terminal
page-schema = El protocolo, para programas
page-open = { $game }: { $players } ({ $free ->
    [one] un asiento libre
   *[other] { $free } asientos libres
})
page-playing = { $game }: { $players } (en juego)
page-over = { $game }: { $players } (terminada)
page-ended = Esta partida ha terminado.
page-record = El registro, con todo lo que estaba oculto
page-log = Lo que ha pasado
page-next = La revancha
page-home = Todas las mesas
page-free = Un asiento libre

error-store-conflict = Alguien se ha adelantado: la mesa ha cambiado entretanto.
error-store-away = En este momento no se puede guardar nada ({ $reason }), así que no se hace nada. El servidor lo sigue intentando.
error-store-kind = No hay ningún almacén del tipo «{ $store }». Se conocen sqlite:CARPETA y postgresql://…
error-store-held = Otro servidor está usando { $folder }. Da a este una carpeta propia con --data.
error-store-newer = Aquí ha escrito una versión más nueva de Signoria (forma { $form }; esta versión conoce la forma { $known }). Usa esa versión u otro lugar.
error-store-address = No se entiende la dirección del almacén. Tiene la forma postgresql://USUARIO:CONTRASEÑA@HOST:PUERTO/BASE, con signos % en lugar de caracteres especiales.
error-store-refused = La base de datos no deja entrar a este servidor: { $reason }.
help-bench-what = qué se mide: las reglas, el servidor o la página para navegadores
help-bench-game = solo este juego (servidor, página)
bench-server = { $game }, { $tables } mesas: { $movesPerCpuS } jugadas guardadas por segundo de CPU, donde un simple eco de sus mensajes se hace { $echoPerCpuS } veces: una jugada cuesta { $ratio } veces eso. Respuesta p50 { $p50Ms } ms, p99 { $p99Ms } ms; { $kbPerTable } kB por mesa; { $framesPerMove } mensajes por jugada de { $bytesPerFrame } bytes.
error-measure-server = El servidor que había que medir no arrancó.
error-measure-linux = El servidor solo se mide en Linux.
bench-page = { $game }: la primera visita a una mesa pide { $files } archivos, { $kilobytes } kB tal como se envían.
bench-page-file = Archivo
bench-page-bytes = Bytes
error-measure-page = Esta instalación no tiene la página para navegadores, así que no hay nada que pesar.
error-store-unreachable = No se puede acceder al almacén: { $reason }
