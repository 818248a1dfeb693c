# Ciò che si dice al di fuori dei singoli giochi.

language-name = Italiano

## Rifiuti comuni a tutti i giochi

error-no-such-move = In questo gioco una mossa così non c’è.
error-over = La partita è finita.
error-chance-only = Questo lo decide il caso, non chi gioca.
error-not-for-chance = Questo lo decide chi gioca, non il caso.
error-not-asked = Adesso non tocca a te decidere.
error-not-now = Adesso ti viene chiesto altro ({ $phase }).
error-no-passing = Non puoi passare: scegli un’azione.
error-no-such-seat = In questa partita quel posto non c’è.
error-play-begun = Una giocata è già cominciata: prima finiscila.

## Dati sbagliati

error-game-unknown = Non c’è nessun gioco chiamato «{ $game }». Disponibili: { $known }.
error-option-unknown = Non c’è nessuna opzione «{ $option }». Disponibili: { $known }.
error-option-value = L’opzione «{ $option }» non può essere «{ $value }». Valori possibili: { $allowed }.
error-names-count = { $names ->
    [one] C’è 1 nome
   *[other] Ci sono { $names } nomi
} per { $seats } giocatori.
error-name-bad = «{ $name }» non va bene come nome: serve una sola parola, di al massimo 24 caratteri stampabili.
error-name-reserved = «{ $name }» non va bene come nome: lo usa la notazione.
error-name-twice = Il nome «{ $name }» compare due volte.
error-player-unknown = Qui nessuno si chiama «{ $name }». Al tavolo: { $names }.
error-notation-unknown = «{ $move }» non è una mossa nella notazione di questo gioco.
error-notation-words = In «{ $move }» c’è una parola di troppo o di meno.
error-bytes = Questi dati ({ $length } numeri o byte) non sono una posizione.
error-setup-key = Una preparazione non può fissare «{ $key }». Può fissare: { $known }.
error-setup-form = Nella preparazione «{ $key }» deve essere un dizionario.
error-no-scenarios = In { $folder } non ci sono scenari (.yaml).
error-file-unreadable = Impossibile leggere { $file }: { $reason }.
error-file-unwritable = Impossibile scrivere { $file }: { $reason }.
error-output = Non è possibile scrivere l’output: { $reason }.
error-record-json = Questa registrazione non è completa: { $reason }.
error-record-form = Questa non è una registrazione: { $reason }.
error-record-format = La registrazione ha il formato { $format }; questa versione legge il formato { $known }.
error-record-digest = La registrazione non corrisponde alla sua impronta: è danneggiata o modificata.
error-record-game = Questa è una registrazione di «{ $game }», non di «{ $known }».
error-record-rules = La registrazione segue la versione { $rules } delle regole; qui si gioca con la versione { $known }.
error-record-options = La registrazione non riporta tutte le opzioni con il loro valore definitivo.
error-record-move = La mossa { $number } della registrazione ({ $name }: { $move }) è impossibile. { $reason }
error-record-returns = Le mosse della registrazione non portano al risultato indicato.
error-bot-unknown = Non c’è nessun bot «{ $bot }» per { $game }. Disponibili: { $known }.
error-bot-setting-range = { $setting } è un numero da { $least } a { $most }.
error-bot-setting-unknown = «{ $bot }» non ha la regolazione «{ $setting }». Ha: { $known }.
error-bots-count = { $bots } bot sono troppi per { $players } giocatori.
error-games-attended = Per giocare più partite serve un bot a ogni posto: indica tanti bot quanti sono i giocatori.
error-save-needed = Per le partite tra bot serve --save, una cartella per le registrazioni.
error-number-unknown = Non c’è nessuna mossa numero { $number }.
error-key-unknown = Qui non c’è la scelta «{ $typed }». Scelte: { $known }.
error-number-range = { $option } deve essere compreso tra { $least } e { $most }.
error-arguments = { $reason }

## Il terminale

frame-prompt = La tua mossa
frame-prompt-hint = un numero o le parole a destra; ? per l’aiuto, q per uscire
frame-steps-hint = scrivi ciò che è giallo (o più: { $example }), o a parole; b indietro, ? aiuto, q esci
frame-left = Hai lasciato il tavolo.
frame-saved = Partita salvata in { $file }.
frame-not-saved = La partita non è stata salvata (si salva con --save FILE).
frame-help =
    Scrivi ciò che è in giallo davanti a una mossa, o la mossa a parole ({ $example }).
    ?  questo aiuto e il riepilogo         log  tutto ciò che è successo finora
    q  lascia il tavolo                    save FILE  salva la partita ed esci
    Invio  mostra di nuovo il tavolo
frame-winner = { $player } vince la partita.
frame-you-win = Hai vinto la partita!
frame-draw = La partita finisce in parità.
frame-welcome = Ti diamo il benvenuto a Signoria: intrighi di corte, bluff e carte coperte.
frame-which-game = Quale gioco (Invio: { $default }, q per uscire)?
frame-how-many = Quanti avversari ({ $low }–{ $high }; Invio: { $default }, q per uscire)?
frame-you = tu
frame-replay-hint = Invio: avanti · b: indietro · un numero: vai lì · q: esci
frame-replay-position = Posizione { $number } di { $total }
frame-replay-seen-by = come la vede { $name }
frame-replay-all = tutto scoperto
frame-checked = { $count ->
    [one] 1 scenario
   *[other] { $count } scenari
}: { $passed } a posto, { $failed } con errori.
frame-played = { $count ->
    [one] 1 partita giocata e salvata
   *[other] { $count } partite giocate e salvate
} in { $folder }.
frame-compiled = compilato
frame-uncompiled = non compilato: va piano, perché all’installazione non c’era nessun compilatore C

## La riga di comando

help-commands = comandi
help-lang = la lingua di tutti i testi
help-play = gioca una partita nel terminale
help-replay = rivedi passo passo una partita salvata
help-check = verifica scenari (file YAML o intere cartelle)
help-bench = misura la velocità delle regole
help-bench-json = stampa un solo oggetto JSON
help-test = ./signoria test esegue tutti i controlli e i test del progetto.
help-name = il tuo nome al tavolo
help-bots = gli avversari, separati da virgole; con un bot a ogni posto la partita si gioca da sola
help-seed = con lo stesso numero escono le stesse carte
help-games = quante partite tra bot
help-save = un file per la registrazione della partita; per le partite tra bot, una cartella
help-view = rivedila con gli occhi di questa persona
help-json = stampa righe JSON, per altri programmi

## La misura

bench-yardstick = Riferimento: { $rate } M di passi al secondo di CPU.
bench-game = { $game }, al secondo: nativo { $native }, passo passo { $stepwise }, copie { $copy }.
