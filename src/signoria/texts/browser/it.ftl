# Che cosa dice la cornice del browser.

ui-title = Signoria
ui-home = All’inizio
ui-back = Indietro
ui-close = Chiudi
ui-leave = Lascia il tavolo
ui-away = Il server non è raggiungibile.
ui-composing-gone = Ciò che avevi iniziato non si può più fare.
ui-try-again = Riprova
ui-reload = Ricarica
ui-fault = Qui qualcosa è andato storto. Il resto continua.
ui-try-now = Prova ora
ui-door-path = Qui non c’è nulla.
ui-door-table-hint = Forse il link è incompleto o il tavolo non c’è più. Chiedi un nuovo link o inizia una tua partita.
ui-door-game = Questo gioco non ha ancora un tavolo nel browser.
ui-door-terminal = Si può giocare in un terminale: signoria join { $address }
ui-yes = sì
ui-no = no
ui-none = no
ui-bot = bot
ui-somebody = Ospite

## Al tavolo

ui-table-code = Tavolo { $code }
ui-gone = { $players }: via dal tavolo
ui-log = Diario
ui-notes = Note
ui-card = Chi fa cosa
ui-chat = Chat
ui-chat-new = Chat, { $count } da leggere
ui-autos = Passa senza chiedere
ui-more = Altro
ui-side = Diario, note e regole
ui-only-you = solo tu
ui-seconds = { $seconds } s
ui-time-short = Mancano cinque secondi.
ui-sound-on = Attiva audio
ui-sound-off = Togli audio
ui-say = Di’ qualcosa
ui-say-hint = Di’ qualcosa: non vincola
ui-send = Invia
ui-whispers = sussurra a { $name }
ui-whisper-to = a chi
ui-whisper-all = a tutti
ui-whisper-hint = Sussurro: lo legge solo { $name }
ui-mute = Silenzia { $name }
ui-unmute = Riascolta { $name }
ui-copy-link = Copia il link
ui-copied = Copiato
ui-replace-by-bot = Fai continuare un bot per { $name }
ui-options = Regole in gioco: { $options }
ui-options-usual = Si gioca con le solite regole.
ui-rules-whole = Tutte le regole
ui-settings = Impostazioni
ui-language = Lingua
ui-theme = Aspetto
ui-theme-auto = come il dispositivo
ui-theme-light = intonaco
ui-theme-dark = nero di vite
ui-pace = Ritmo di ciò che fanno gli altri
ui-pace-slow = lento
ui-pace-usual = normale
ui-pace-quick = rapido
ui-pace-go = Continua
ui-pace-step = Un passo
ui-pace-pause = Pausa
ui-pace-skip = Salta
ui-seat-away = assente
ui-autos-hint = Di ciò che è diretto contro di te ti si chiede sempre. Nessuno vede se ti è stato chiesto, né se hai risposto.
ui-watching = Stai guardando
ui-watching-hint = Vedi ciò che vedono tutti, e la mano di nessuno.
ui-watching-notes = Le note sono per chi gioca.
ui-sit = Siediti

## Che cosa si mette di mezzo

ui-lost = Riconnessione
ui-lost-hint = Il tavolo va avanti un momento senza di te. Ciò che hai già risposto vale.
ui-lost-wait = Nuovo tentativo tra { $seconds } s.
ui-offline-hint = Questo dispositivo non è in rete. Quando lo sarà di nuovo, tornerai al tavolo senza fare nulla.
ui-notice-closing = La casa si sta riavviando
ui-notice-closing-hint = Gli orologi sono fermi per tutti. Tornerai a questo tavolo senza fare nulla.
ui-notice-store-away = Al momento non si può salvare nulla
ui-notice-store-away-hint = Nulla va perso. Il tavolo va avanti da sé appena si può.

## La fine

ui-you-won = La Signoria è tua
ui-won = La Signoria va a { $players }
ui-ended = La partita è finita
ui-closed = Questo tavolo è chiuso
ui-winner = vince
ui-rematch = Ancora, stesso tavolo
ui-rematch-join = Vai alla prossima partita
ui-rematch-watch = Guarda la prossima partita
ui-replay-watch = Guarda il replay
ui-record = Scarica la registrazione
ui-older = Partite con regole precedenti
ui-older-one = Una partita con regole precedenti
ui-older-why = Questa partita segue la versione { $rules } delle regole e Signoria ora gioca con la { $known }: qui non si può riprendere né rivedere.
ui-older-list = Qui non si possono continuare né rivedere. Aprine una per scaricarla o eliminarla.
ui-older-delete = Elimina questo tavolo
ui-older-sure = Viene eliminato per tutti quelli che vi sedevano e non si può recuperare.

## La prima pagina

ui-hero = Giochi di corte per chi sa restare impassibile
ui-hero-hint = Giochi di carte fatti di bluff, alleanze e ambizione. Nulla da installare, nessun account.
ui-continue = Riprendi { $game }
ui-nobody = ancora nessuno
ui-first-time = È la prima volta?
ui-first-time-hint = Una prima partita di { $game }, spiegata mentre giochi
ui-games = Giochi
ui-play-bots = Gioca contro i bot
ui-play-friends = Gioca con amici
ui-join = Vai a un tavolo
ui-join-hint = La parola che ti dice chi ospita, o il link.
ui-join-do = Entra
ui-open-tables = Tavoli aperti
ui-open-none = Non c’è nessuno a un tavolo pubblico.
ui-learn = Impara
ui-learn-game = Impara { $game }
ui-rules-of = Regole di { $game }
ui-replays = Le tue partite finite
ui-record-open = Rivedi una partita da un file
ui-plain = Pagine senza script

## La sala d’attesa

ui-lobby = Un tavolo di { $game }
ui-lobby-where = sala d’attesa
ui-invite = Invita
ui-code = la parola è
ui-qr = Codice QR del link del tavolo
ui-qr-large = Mostra in grande
ui-seats = Posti
ui-seats-taken = { $taken } occupati su { $seats }
ui-you = tu
ui-host = chi ospita
ui-here = qui
ui-stand-up = Alzati
ui-remove = Togli { $name }
ui-seat-free = Posto libero
ui-seat-take = Siediti qui
ui-bot-add = Aggiungi bot
ui-bot-kind = bot da aggiungere
ui-bot-usual = il solito
ui-name = il tuo nome
ui-full = Tutti i posti sono occupati
ui-start = Inizia
ui-start-hint = { $free ->
    [one] Un bot prende il posto libero.
   *[other] I bot prendono i { $free } posti liberi.
}
ui-start-wait = In attesa che { $name } cominci.
ui-start-wait-host = In attesa che chi ospita cominci.
ui-start-without = Inizia senza di me
ui-name-ask = Come ti chiami?
ui-name-hint = I tuoi amici vedranno questo nome. Puoi cambiarlo nelle impostazioni.
ui-name-go = Continua
ui-clock = limite per rispondere
ui-public = Chiunque può trovare questo tavolo
ui-rules-more = Altre regole

## Impostazioni

ui-settings-where = restano in questo browser
ui-language-hint = Anche carte e luoghi cambiano nome; gli altri al tuo tavolo mantengono la loro lingua.
ui-motion = Movimento
ui-motion-auto = come il dispositivo
ui-motion-on = sì
ui-motion-off = no
ui-motion-hint = Senza movimento le cose compaiono al loro posto. La pausa dopo che una carta è stata girata resta, perché tutti possano guardare.
ui-sound = Audio
ui-volume = Volume
ui-notify = Avvisami quando tocca a me e la pagina è in secondo piano
ui-notify-forbidden = Questo browser non lo permette.
ui-device = Un altro dispositivo
ui-device-hint = Apri lì questo link e sei sempre tu: al tuo posto, con le tue partite.
ui-device-secret = Chi ha il link gioca come te.
ui-device-copy = Copia il mio link

## Regole

ui-examples = Esempi
ui-examples-all = Mostra tutti i { $count } esempi
ui-example = Esempio
ui-example-begin = Si comincia così.
ui-example-again = Torna all’inizio
ui-example-count = { $number } di { $of }
ui-example-tried = { $player } ci prova: «{ $move }».
ui-example-link = Copia un link a questo esempio
ui-rules-contents = Indice
ui-rules = Regole

## Replay

ui-replay = Replay
ui-replay-of = Replay: { $game }
ui-replay-turn = { $turn ->
    [0] L’inizio
   *[other] Turno { $turn }
}
ui-replay-moment = Momento
ui-replay-turn-back = Un turno indietro
ui-replay-turn-next = Un turno avanti
ui-replay-back = Un passo indietro
ui-replay-next = Un passo avanti
ui-replay-play = Avvia
ui-replay-link = Copia un link a questo momento
ui-replay-eyes = Con quali occhi
ui-replay-all = Tutto
ui-record-drop = Trascina qui il file, o sceglilo.
ui-record-choose = Scegli un file

## Una lezione

ui-lesson = Una prima partita di { $game }
ui-lesson-where = contro bot, senza orologio
ui-lesson-number = lezione, { $number } di { $of }
ui-lesson-why = Perché?
ui-lesson-skip = Salta
ui-lesson-done = fine della lezione
ui-lesson-known = Ora sai giocare a { $game }
ui-lesson-again = Di nuovo
