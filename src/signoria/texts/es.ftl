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
error-play-begun = Ya hay una jugada empezada: termínala primero.

## Datos incorrectos

error-game-unknown = No hay ningún juego llamado «{ $game }». Disponibles: { $known }.
error-option-unknown = No hay ninguna opción «{ $option }». Disponibles: { $known }.
error-option-value = La opción «{ $option }» no puede ser «{ $value }». Valores posibles: { $allowed }.
error-names-count = Hay { $names ->
    [one] 1 nombre
   *[other] { $names } nombres
} para { $seats } jugadores.
error-name-bad = «{ $name }» no vale como nombre: debe ser una sola palabra, de 24 caracteres imprimibles como mucho.
error-name-reserved = «{ $name }» no vale como nombre: lo usa la notación.
error-name-twice = El nombre «{ $name }» está repetido.
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
error-record-json = Esto no es un registro completo: { $reason }.
error-record-form = Esto no es un registro: { $reason }.
error-record-format = El registro tiene el formato { $format }; esta versión lee el formato { $known }.
error-record-digest = El registro no coincide con su huella: está dañado o modificado.
error-record-game = Este registro es de «{ $game }», no de «{ $known }».
error-record-rules = El registro sigue la versión { $rules } de las reglas; aquí se juega con la versión { $known }.
error-record-options = El registro no da todas las opciones con su valor definitivo.
error-record-move = La jugada { $number } del registro ({ $name }: { $move }) es imposible. { $reason }
error-record-returns = Las jugadas del registro no llevan al resultado que indica.
error-bot-unknown = No hay ningún bot «{ $bot }» para { $game }. Disponibles: { $known }.
error-bot-setting-range = { $setting } es un número de { $least } a { $most }.
error-bot-setting-unknown = «{ $bot }» no tiene el ajuste «{ $setting }». Tiene: { $known }.
error-bots-count = { $bots } bots son demasiados para { $players } jugadores.
error-games-attended = Para jugar varias partidas hace falta un bot en cada asiento: indica tantos bots como jugadores.
error-save-needed = Las partidas entre bots necesitan --save, una carpeta para sus registros.
error-number-unknown = No hay ninguna jugada número { $number }.
error-key-unknown = Aquí no hay ninguna opción «{ $typed }». Opciones: { $known }.
error-number-range = { $option } debe estar entre { $least } y { $most }.
error-arguments = { $reason }

## La terminal

frame-prompt = Tu jugada
frame-prompt-hint = un número o las palabras de la derecha; ? para la ayuda, q para salir
frame-steps-hint = escribe lo amarillo (o varios: { $example }), o palabras; b atrás, ? ayuda, q salir
frame-left = Has dejado la mesa.
frame-saved = Partida guardada en { $file }.
frame-not-saved = La partida no se ha guardado (para guardarla: --save ARCHIVO).
frame-help =
    Escribe lo que está en amarillo delante de una jugada, o la jugada en palabras ({ $example }).
    ?  esta ayuda y la carta de resumen    log  todo lo que ha pasado hasta ahora
    q  dejar la mesa                       save ARCHIVO  guardar la partida y salir
    Intro  mostrar la mesa otra vez
frame-winner = { $player } gana la partida.
frame-you-win = ¡Has ganado la partida!
frame-draw = La partida termina en empate.
frame-welcome = Te damos la bienvenida a Signoria: intrigas de corte, faroles y cartas ocultas.
frame-which-game = ¿Qué juego (Intro: { $default }, q para salir)?
frame-how-many = ¿Cuántos rivales ({ $low }–{ $high }; Intro: { $default }, q para salir)?
frame-you = tú
frame-replay-hint = Intro: siguiente · b: atrás · un número: ir ahí · q: salir
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
frame-uncompiled = sin compilar: va lento, porque al instalarlo no se encontró ningún compilador de C

## La línea de comandos

help-commands = comandos
help-lang = el idioma de todos los textos
help-play = jugar una partida en la terminal
help-replay = recorrer paso a paso una partida guardada
help-check = comprobar escenarios (archivos YAML o carpetas enteras)
help-bench = medir la velocidad de las reglas
help-bench-json = mostrar un solo objeto JSON
help-test = ./signoria test ejecuta todas las comprobaciones y pruebas del proyecto.
help-name = tu nombre en la mesa
help-bots = los rivales, separados por comas; con un bot en cada asiento la partida se juega sola
help-seed = la misma semilla da las mismas cartas
help-games = cuántas partidas entre bots
help-save = un archivo para el registro de la partida; para partidas entre bots, una carpeta
help-view = verla con los ojos de esta persona
help-json = mostrar líneas JSON, para programas

## La medición

bench-yardstick = Referencia: { $rate } M de pasos por segundo de CPU.
bench-game = { $game }, por segundo: nativo { $native }, paso a paso { $stepwise }, copias { $copy }.
