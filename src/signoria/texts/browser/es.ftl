# Lo que dice el marco del navegador.

ui-title = Signoria
ui-home = Al inicio
ui-back = Atrás
ui-close = Cerrar
ui-leave = Dejar la mesa
ui-away = No se llega al servidor.
ui-composing-gone = Lo que habías empezado ya no se puede hacer.
ui-try-again = Reintentar
ui-reload = Recargar
ui-fault = Algo ha fallado aquí. Lo demás sigue en marcha.
ui-try-now = Probar ya
ui-door-path = Aquí no hay nada.
ui-door-table-hint = Puede que el enlace esté incompleto o que la mesa ya no exista. Pide otro enlace o empieza tu propia partida.
ui-door-game = Este juego aún no tiene mesa en el navegador.
ui-door-terminal = Se puede jugar en una terminal: signoria join { $address }
ui-yes = sí
ui-no = no
ui-none = no
ui-bot = bot
ui-somebody = Visitante

## En la mesa

ui-table-code = Mesa { $code }
ui-gone = { $players }: fuera de la mesa
ui-log = Diario
ui-notes = Notas
ui-card = Quién hace qué
ui-chat = Chat
ui-chat-new = Chat, { $count } sin leer
ui-autos = Pasar sin preguntar
ui-more = Más
ui-side = Diario, notas y reglas
ui-only-you = solo tú
ui-seconds = { $seconds } s
ui-time-short = Quedan cinco segundos.
ui-sound-on = Con sonido
ui-sound-off = Sin sonido
ui-say = Di algo
ui-say-hint = Di algo: no obliga a nada
ui-send = Enviar
ui-whispers = le susurra a { $name }
ui-whisper-to = a quién
ui-whisper-all = a todos
ui-whisper-hint = Susurro: solo { $name } lo lee
ui-mute = Silenciar a { $name }
ui-unmute = Volver a oír a { $name }
ui-copy-link = Copiar enlace
ui-copied = Copiado
ui-replace-by-bot = Que un bot siga por { $name }
ui-options = Reglas en juego: { $options }
ui-options-usual = Se juega con las reglas de siempre.
ui-rules-whole = Todas las reglas
ui-settings = Ajustes
ui-language = Idioma
ui-theme = Aspecto
ui-theme-auto = como el dispositivo
ui-theme-light = yeso
ui-theme-dark = negro de vid
ui-pace = Ritmo de lo que hacen los demás
ui-pace-slow = lento
ui-pace-usual = normal
ui-pace-quick = rápido
ui-pace-go = Seguir
ui-pace-step = Otro paso
ui-pace-pause = Pausa
ui-pace-skip = Saltar
ui-seat-away = ausente
ui-autos-hint = Siempre se te pregunta por lo que va contra ti. Nadie ve si se te ha preguntado ni si has respondido.
ui-watching = Estás mirando
ui-watching-hint = Ves lo que ven todos, y la mano de nadie.
ui-watching-notes = Las notas son para quien juega.
ui-sit = Sentarse

## Lo que se interpone

ui-lost = Reconectando
ui-lost-hint = La mesa sigue un momento sin ti. Lo que ya respondiste vale.
ui-lost-wait = Nuevo intento en { $seconds } s.
ui-offline-hint = Este dispositivo no tiene conexión. Cuando vuelva, estarás de nuevo en la mesa sin hacer nada.
ui-notice-closing = La casa se está reiniciando
ui-notice-closing-hint = Los relojes están parados para todos. Volverás a esta mesa sin hacer nada.
ui-notice-store-away = Ahora mismo no se puede guardar nada
ui-notice-store-away-hint = No se pierde nada. La mesa sigue sola en cuanto se pueda.

## El final

ui-you-won = La Signoria es tuya
ui-won = La Signoria es de { $players }
ui-ended = La partida ha terminado
ui-closed = Esta mesa está cerrada
ui-winner = gana
ui-rematch = Otra vez, misma mesa
ui-rematch-join = Ir a la próxima partida
ui-rematch-watch = Ver la próxima partida
ui-replay-watch = Ver la repetición
ui-record = Descargar el registro
ui-older = Partidas con reglas anteriores
ui-older-one = Una partida con reglas anteriores
ui-older-why = Esta partida sigue la versión { $rules } de las reglas y Signoria juega ahora con la { $known }: aquí no se puede continuar ni volver a ver.
ui-older-list = No se pueden continuar ni volver a ver aquí. Abre una para descargarla o borrarla.
ui-older-delete = Borrar esta mesa
ui-older-sure = Se borra para todos los que estaban sentados, y no se puede recuperar.

## La primera página

ui-hero = Juegos de corte para quien sabe poner cara de póquer
ui-hero-hint = Juegos de cartas de faroles, alianzas y ambición. Nada que instalar, sin cuenta.
ui-continue = Seguir con { $game }
ui-nobody = nadie todavía
ui-first-time = ¿Es tu primera vez?
ui-first-time-hint = Una primera partida de { $game }, explicada mientras juegas
ui-games = Juegos
ui-play-bots = Jugar contra bots
ui-play-friends = Jugar con amigos
ui-join = Unirse a una mesa
ui-join-hint = La palabra que te diga quien invita, o el enlace.
ui-join-do = Unirse
ui-open-tables = Mesas abiertas
ui-open-none = No hay nadie en una mesa pública.
ui-learn = Aprender
ui-learn-game = Aprender { $game }
ui-rules-of = Reglas de { $game }
ui-replays = Tus partidas terminadas
ui-record-open = Ver una partida desde un archivo
ui-plain = Páginas sin scripts

## La sala de espera

ui-lobby = Una mesa de { $game }
ui-lobby-where = sala de espera
ui-invite = Invitar
ui-code = la palabra es
ui-qr = Código QR del enlace de la mesa
ui-qr-large = Ver en grande
ui-seats = Asientos
ui-seats-taken = { $taken } de { $seats } ocupados
ui-you = tú
ui-host = anfitrión
ui-here = aquí
ui-stand-up = Levantarse
ui-remove = Quitar a { $name }
ui-seat-free = Asiento libre
ui-seat-take = Sentarse aquí
ui-bot-add = Añadir bot
ui-bot-kind = bots que añadir
ui-bot-usual = el de siempre
ui-name = tu nombre
ui-full = No quedan asientos
ui-start = Empezar
ui-start-hint = { $free ->
    [one] Un bot ocupa el asiento libre.
   *[other] Los bots ocupan los { $free } asientos libres.
}
ui-start-wait = Esperando a que { $name } empiece.
ui-start-wait-host = Esperando a que el anfitrión empiece.
ui-start-without = Empezar sin mí
ui-name-ask = ¿Cómo te llamas?
ui-name-hint = Tus amigos verán este nombre. Puedes cambiarlo en los ajustes.
ui-name-go = Continuar
ui-clock = límite para responder
ui-public = Cualquiera puede encontrar esta mesa
ui-rules-more = Más reglas

## Ajustes

ui-settings-where = se guardan en este navegador
ui-language-hint = También las cartas y los lugares cambian de nombre; los demás de tu mesa conservan su idioma.
ui-motion = Movimiento
ui-motion-auto = como el dispositivo
ui-motion-on = sí
ui-motion-off = no
ui-motion-hint = Sin movimiento, las cosas aparecen en su sitio. La pausa tras volver una carta se mantiene, para que todos puedan mirar.
ui-sound = Sonido
ui-volume = Volumen
ui-notify = Avisarme cuando se me pregunta y la página está en segundo plano
ui-notify-forbidden = Este navegador no lo permite.
ui-device = Otro dispositivo
ui-device-hint = Abre allí este enlace y sigues siendo tú: en tu asiento, con tus partidas.
ui-device-secret = Quien tiene el enlace juega como tú.
ui-device-copy = Copiar mi enlace

## Reglas

ui-examples = Ejemplos
ui-examples-all = Mostrar los { $count } ejemplos
ui-example = Ejemplo
ui-example-begin = Así empieza.
ui-example-again = Volver al principio
ui-example-count = { $number } de { $of }
ui-example-tried = { $player } lo intenta: «{ $move }».
ui-example-link = Copiar un enlace a este ejemplo
ui-rules-contents = Contenido
ui-rules = Reglas

## Repetición

ui-replay = Repetición
ui-replay-of = Repetición: { $game }
ui-replay-turn = { $turn ->
    [0] El comienzo
   *[other] Turno { $turn }
}
ui-replay-moment = Momento
ui-replay-turn-back = Un turno atrás
ui-replay-turn-next = Un turno adelante
ui-replay-back = Un paso atrás
ui-replay-next = Un paso adelante
ui-replay-play = Reproducir
ui-replay-link = Copiar un enlace a este momento
ui-replay-eyes = Con qué ojos
ui-replay-all = Todo
ui-record-drop = Suelta aquí el archivo, o elígelo.
ui-record-choose = Elegir archivo

## Una lección

ui-lesson = Una primera partida de { $game }
ui-lesson-where = contra bots, sin reloj
ui-lesson-number = lección, { $number } de { $of }
ui-lesson-why = ¿Por qué?
ui-lesson-skip = Saltar
ui-lesson-done = fin de la lección
ui-lesson-known = Ya sabes jugar a { $game }
ui-lesson-again = Otra vez
