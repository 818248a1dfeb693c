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
error-stale = Il tavolo nel frattempo è cambiato: quella rispondeva alla versione { $version }, ora è la { $now }.
error-play-unfinished = La giocata non è intera: resta qualcosa da scegliere.

## Dati sbagliati

error-game-unknown = Non c’è nessun gioco chiamato «{ $game }». Disponibili: { $known }.
error-game-other = «{ $part }», che un pacchetto porta come il gioco «{ $game }», non è un gioco con quel nome.
error-game-incomplete = Il gioco «{ $game }» non dichiara tutto ciò che un gioco deve dichiarare. Manca: { $missing }.
error-game-texts = Il gioco «{ $game }» non ha testi: manca { $file }.
error-game-tableless = Il gioco «{ $game }» non ha un tavolo per il terminale: possono giocarlo solo i bot.
error-part-missing = Non si può caricare «{ $part }»: { $reason }
error-option-unknown = Non c’è nessuna opzione «{ $option }». Disponibili: { $known }.
error-option-value = L’opzione «{ $option }» non può essere «{ $value }». Valori possibili: { $allowed }.
error-names-count = { $names ->
    [one] C’è 1 nome
   *[other] Ci sono { $names } nomi
} per { $seats } giocatori.
error-name-bad = «{ $name }» non va bene come nome: serve una sola parola, di al massimo 24 caratteri stampabili.
error-name-reserved = «{ $name }» non va bene come nome: lo usa la notazione.
error-name-taken = Qui c’è già qualcuno che si chiama «{ $name }»: scegli un altro nome.
error-name-twice = Il nome «{ $name }» compare due volte.
error-no-such-play = Ci sono solo { $most } mosse, non { $number }.
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
error-journal-form = Il diario non si può leggere alla riga { $number }: { $reason }.
error-dealt = Ciò che il caso ha distribuito all’inizio non corrisponde alla preparazione.
error-record-json = Questa registrazione non è completa: { $reason }.
error-record-form = Questa non è una registrazione: { $reason }.
error-record-format = La registrazione ha il formato { $format }; questa versione legge il formato { $known }.
error-record-digest = La registrazione non corrisponde alla sua impronta: è danneggiata o modificata.
error-record-game = Questa è una registrazione di «{ $game }», non di «{ $known }».
error-record-rules = Questa partita segue la versione { $rules } delle regole e Signoria ora gioca con la { $known }: qui non si può riprendere né rivedere.
error-record-options = La registrazione non riporta tutte le opzioni con il loro valore definitivo.
error-record-move = La mossa { $number } della registrazione ({ $name }: { $move }) è impossibile. { $reason }
error-record-returns = Le mosse della registrazione non portano al risultato indicato.
error-bot-unknown = Non c’è nessun bot «{ $bot }» per { $game }. Disponibili: { $known }.
error-bot-other = «{ $part }» non è un bot: un bot è una classe derivata da signoria.bots.Bot.
error-bot-refused = { $player } ({ $bot }) ha scelto ciò che non si può giocare: { $reason }
error-bots-needed = Chi partecipa? Indica i bot con --bots, i tuoi con --bot. Conosciuti: { $known }.
error-bot-setting-range = { $setting } è un numero da { $least } a { $most }.
error-bot-setting-unknown = «{ $bot }» non ha la regolazione «{ $setting }». Ha: { $known }.
error-bots-count = { $bots } bot sono troppi per { $players } giocatori.
error-games-attended = Per giocare più partite serve un bot a ogni posto: indica tanti bot quanti sono i giocatori.
error-save-needed = Per le partite tra bot serve --save, una cartella per le registrazioni.
error-save-other = { $file } esiste già e non è un salvataggio precedente di questa partita. Scegli un altro file.
error-save-no-file = { $file } non si può scrivere: non è un file normale.
error-save-no-folder = { $file } non si può scrivere: la cartella { $folder } non esiste.
error-kept-busy = La partita { $file } è in corso in un altro terminale.
error-kept-form = La partita { $file } non si può riprendere: { $reason }.
error-kept-record = { $file } non è una partita da riprendere. Se è una partita salvata, signoria replay la mostra.
error-kept-rules = La partita { $file } segue la versione { $rules } delle regole e Signoria ora gioca con la { $known }: non si può riprendere.
error-kept-none = Non c’è nessuna partita da riprendere.
error-kept-no-record = Qui nessuna partita è ancora finita: indica un file.
error-resume-game = --resume riprende una partita lasciata: non vuole né gioco né opzioni.
error-path-empty = Un percorso vuoto non indica nessun file.
error-replay-unknown = «{ $typed }» non è un comando. Invio, s, b, q o una posizione da 0 a { $last }.
error-key-unknown = Qui non c’è la scelta «{ $typed }». Scelte: { $known }.
error-opponents-many = Al massimo { $most } avversari, non { $number }.
error-aim-needed = Contro chi? { $known }.
error-key-too-many = «{ $typed }» è di troppo: la mossa era già completa.
error-number-range = { $option } deve essere compreso tra { $least } e { $most }.
error-arguments = { $reason }
error-arena-bot-twice = «{ $bot }» è iscritto due volte, o è già il nome di un bot.
error-arena-compare = --compare vuole almeno due valori di { $option }. Possibili: { $allowed }.
error-arena-compare-given = { $option } è ciò che si confronta: non può anche essere fissato.
error-arena-folder-busy = Un altro programma sta giocando in questo momento il torneo in { $folder }.
error-arena-folder-file = In { $folder } non si può tenere un torneo: { $file } non è una cartella.
error-arena-folder-used = { $folder } contiene già un torneo. Aggiungi --resume per continuarlo, o scegli un’altra cartella con --out.
error-arena-game-failed = La partita { $number } non si è potuta giocare, perché un bot ha fallito ({ $reason }). Quanto giocato prima è conservato.
error-arena-no-plan = In { $folder } non c’è alcun torneo da continuare.
error-arena-plan-form = { $file } non è il piano di un torneo che questa versione possa continuare: { $reason }.
error-arena-plan-other = { $folder } contiene un altro torneo: là { $what } è { $there }, qui { $here }.
error-arena-ray-failed = Ray non è partito, o non risponde: { $reason }
error-arena-resume-where = --resume vuole --out CARTELLA o --seed N, per sapere quale torneo continua.
error-arena-workers-died = I processi sono stati uccisi più e più volte prima di finire una partita. Quanto giocato è conservato in { $folder }; --resume continua.
error-program-form = «{ $said }» non è un programma che possa partecipare. Scrivi --program NOME=COMANDO, con il nome in lettere e cifre.
error-program-missing = Il programma «{ $program }» non può partire: qui non c’è nessun comando «{ $command }».
error-extra-missing = Qui serve { $package }, che viene con l’extra «{ $extra }»: pip install "signoria[{ $extra }]"
error-unix-arena = I tornei si possono giocare solo su Linux, macOS o un altro Unix.
error-unix-programs = I programmi esterni possono partecipare solo su Linux, macOS o un altro Unix.

## Il terminale

frame-counted = { $item } ×{ $count }
frame-prompt = La tua mossa
frame-more-hint = un più dopo una sigla ({ $example }+): segue un’altra carta
frame-left = Hai lasciato il tavolo.
frame-bye = Alla prossima.
frame-saved = Partita salvata in { $file }.
frame-help =
    Scrivi la sigla davanti a una scelta, più sigle di una mossa, o la mossa a parole ({ $example }).
    ?  questo aiuto e il riepilogo         log, diario  tutto ciò che è successo
    b  annulla l’ultima scelta             save, salva [FILE]  salva ed esci
    q  esci; la partita resta in sospeso   Invio  mostra di nuovo tutto il tavolo
frame-hint-move = una sigla, o la mossa a parole ({ $example })
frame-hint-steps = una sigla, più sigle ({ $example }) o la mossa
frame-hint-back = b indietro
frame-value-now = { $what } { $value } (cambia)
frame-value-which = { $what }… quanto?
frame-hint-rest = ? aiuto · q esci
frame-more-news = { $count ->
    [one] … 1 altra cosa prima (log)
   *[other] … altre { $count } cose prima (log)
}
frame-bluff = (bluff)
frame-thinking = { $count ->
    [one] { $players } sta pensando …
   *[other] { $players } stanno pensando …
}
frame-unkept = Da qui in poi questa partita non si può conservare in { $folder }: { $reason }.
frame-kept = La partita resta in sospeso: { $command } la riprende.
frame-not-kept = Questa partita non è stata conservata.
frame-kept-record = Partita salvata in { $file } (signoria replay la mostra).
frame-rematch = Un’altra partita a questo tavolo? Invio: sì · q: esci
frame-not-understood = «{ $typed }» non è una risposta.
frame-go-on = Riprendi: { $game } contro { $players }, lasciata il { $when }
frame-older = { $game } contro { $players }, lasciata il { $when }: versione precedente delle regole, non si può riprendere
frame-older-delete = Il file è { $file }. Eliminarlo? { $yes } o { $no } (Invio: { $no })
frame-yes = s
frame-no = n
frame-older-deleted = Eliminata.
frame-mixed = un tavolo misto: uno di ciascuno a turno, prima il più forte
frame-which-opponents = Quali avversari, di un tipo o più, come { $example } (Invio: { $default } · b: indietro · q: esci)?
say-back = b, indietro
say-quit = q, quit, esci
say-help = ?, help
say-log = log, diario
say-save = save, salva
say-step = s, passo
frame-winner = { $player } vince la partita.
frame-you-win = Hai vinto la partita!
frame-draw = La partita finisce in parità.
frame-welcome = Ti diamo il benvenuto a Signoria: intrighi di corte, bluff e carte coperte.
frame-which-game = Quale gioco (Invio: { $default } · q: esci)?
frame-which-opponent = Quale avversario (Invio: { $default } · b: indietro · q: esci)?
frame-which-house = Quale Casata (Invio: { $default } · b: indietro · q: esci)?
frame-how-many = Quanti avversari, { $low }–{ $high } (Invio: { $default } · b: indietro · q: esci)?
frame-you = tu
frame-replay-hint = Invio: turno dopo · s: una mossa · b: indietro · un numero: vai lì · q: esci
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
frame-uncompiled = { $why ->
    [no-compiler] non compilato: va piano, perché all’installazione non c’era nessun compilatore C
    [no-headers] non compilato: va piano, perché all’installazione mancavano gli header C di Python (Python.h)
    [failed] non compilato: va piano, perché all’installazione il compilatore C ha fallito ({ $said })
   *[source] non compilato: va piano
}
program-faults = { $bot }: { $crash ->
    [one] 1 arresto
   *[other] { $crash } arresti
}, { $silence ->
    [one] 1 risposta mai arrivata
   *[other] { $silence } risposte mai arrivate
}, { $illegal ->
    [one] 1 risposta illegale
   *[other] { $illegal } risposte illegali
}. Dove ha fallito ha giocato un bot a caso.

## Che cosa dice argparse, che riempie %s e simili

parser-usage = uso:{" "}
parser-arguments = argomenti
parser-options = opzioni
parser-help = mostra questo aiuto ed esci
parser-version = mostra la versione ed esci
parser-required = mancano questi argomenti: %s
parser-unrecognized = argomenti sconosciuti: %s
parser-argument = argomento %(argument_name)s: %(message)s
parser-choice = «%(value)s» non è possibile (possibili: %(choices)s)
parser-value = «%(value)s» non è un numero valido (%(type)s)
parser-command = «%(parser_name)s» non esiste (possibili: %(choices)s)
parser-one = manca un valore
parser-at-most-one = vuole al massimo un valore
parser-at-least-one = manca almeno un valore
parser-explicit = non vuole nessun valore: %r

## La riga di comando

help-commands = comandi
help-lang = la lingua di tutti i testi
help-play = gioca una partita nel terminale
help-resume = riprendi una partita lasciata in sospeso; l’ultima, se non dici quale
help-replay-file = una partita salvata; l’ultima giocata qui, se non dici quale
help-replay = rivedi passo passo una partita salvata
help-check = verifica scenari (file YAML o intere cartelle)
help-schema = stampa gli schemi JSON di viste, eventi, menù e registri
help-bench = misura la velocità delle regole
help-bench-json = stampa un solo oggetto JSON
help-test = ./signoria test esegue tutti i controlli e i test del progetto; con --quick tralascia i test lunghi.
help-name = il tuo nome al tavolo
help-house = la Casata con cui giochi (rovere, gonzaga)
help-bots = gli avversari, separati da virgole; con un bot a ogni posto la partita si gioca da sola
help-bot = un bot tuo, una classe derivata da signoria.bots.Bot; partecipa accanto a quelli di --bots; si può ripetere
help-program = un programma esterno che partecipa con questo nome, che si mette poi in --bots; si può ripetere
help-program-seconds = quanto può metterci un tale programma a rispondere (10 secondi se non dici altro)
help-seed = con lo stesso numero escono le stesse carte
help-games = quante partite tra bot
help-save = un file per la registrazione della partita; per le partite tra bot, una cartella
help-view = rivedila con gli occhi di questa persona
help-json = stampa righe JSON, per altri programmi
help-arena = fai giocare un torneo ai bot, e misurali
help-arena-bots = chi partecipa, separato da virgole; una regolazione segue i due punti (NOME:regolazione=numero)
help-arena-games = quante partite (1000 se non si dice), arrotondate per eccesso perché ogni schieramento si giochi in tutte le sue rotazioni
help-arena-seed = lo stesso numero dà le stesse partite, con qualunque quantità di processi e qualunque motore
help-arena-field = ai tavoli di più di due: uno di questi contro tutti gli altri di quelli, per ogni coppia e al contrario (one), o solo per il primo bot (first); tutti i bot mescolati (mixed); o l’uno e l’altro a turno (all, se non si dice)
help-arena-compare = gioca lo stesso torneo con ciascuno di questi valori di un’opzione del gioco, e li mostra fianco a fianco
help-arena-workers = quante partite si giocano insieme; tutti i processori se non si dice
help-arena-engine = gioca su processi di questa macchina, o su un cluster Ray
help-arena-out = la cartella delle partite e del rapporto (se non si dice, arena-GIOCO-NUMERO)
help-arena-resume = continua il torneo della cartella

## La misura

bench-yardstick = Riferimento: { $rate } M di passi al secondo di CPU.
bench-game = { $game }, al secondo: nativo { $native }, passo passo { $stepwise }, copie { $copy }.

## L’arena

arena-headline = { $game }: { $count ->
    [one] 1 partita
   *[other] { $count } partite
} di { $players } giocatori, seme { $seed }
arena-compare-title = { $game }: { $values }
arena-written = Rapporto: { $file }. Tutte le partite e le cifre: { $folder }.
arena-stopped = Interrotto. { $played } partite su { $planned } sono state giocate e conservate in { $folder }. Lo stesso comando con --resume continua.
arena-worker-lost = Un processo è stato ucciso. Quanto giocato è conservato; un altro prende il suo posto.
arena-part-ratings = Punteggi
arena-part-pairs = Coppia per coppia
arena-part-one = Uno contro tutti gli altri di un altro tipo
arena-part-together = Ai tavoli misti
arena-part-seats = Posti
arena-part-length = Durata delle partite
arena-part-manner = Bluff e dubbi
arena-part-plays = Uso di ogni giocata
arena-part-time = Tempo per pensare
arena-part-remarks = Osservazioni
arena-head-bot = Bot
arena-head-share = Vittorie
arena-head-par = × pari
arena-head-rating = Punteggio
arena-head-nash-weight = Peso di Nash
arena-head-nash-share = contro Nash
arena-head-seat = Posto
arena-head-all = Tutti, a partita
arena-head-decisions = Decisioni
arena-head-mean = Media
arena-head-longest = La più lunga
arena-note-ratings = Punteggi OpenSkill (Plackett–Luce), partendo tutti da 25, e la parte di vittorie per posto; la linea tratteggiata è la pari ({ $par }). Tutti gli intervalli sono del 95 %.
arena-note-nash = Media di Nash: la mescolanza di bot che nessun bot batte, e quanto ciascuno vincerebbe contro di essa. I bot che giocano allo stesso modo si dividono il peso.
arena-note-pairs = La parte di vittorie della riga contro la colonna. Ogni mano si gioca due volte, a posti scambiati.
arena-note-one = La parte di vittorie di un bot (riga) a un tavolo dove tutti gli altri sono dell’altro tipo (colonna); la pari è { $par }. Ogni mano si gioca una volta da ogni posto.
arena-note-together = Delle vittorie dell’uno o dell’altro ai tavoli dove entrambi sedevano tra altri, la parte della riga.
arena-note-seats = La parte di vittorie di ogni posto, chiunque vi sedesse; la linea tratteggiata è la pari ({ $par }).
arena-note-manner = Quanto spesso una pretesa è falsa, una falsa è scoperta, si dubita di una dove è possibile, si dubita a ragione, e si blocca un’azione dove è possibile.
arena-note-plays = Giocate secondo la prima parola della notazione: quante ne fa ogni bot, a partita e a posto; e tutti insieme, a partita.
arena-note-time = Tempo d’orologio di una decisione: dipende dalla macchina e da che altro sta facendo.
arena-length = Una partita ha { $mean } giocate in media, { $median } la mediana.
arena-partial = Sono state giocate { $played } partite su { $planned }.
arena-unfinished = { $count ->
    [one] 1 partita è stata troncata
   *[other] { $count } partite sono state troncate
} perché non se ne vedeva la fine: la vittoria è divisa tra tutti.
arena-undecided = { $count ->
    [one] 1 partita è finita
   *[other] { $count } partite sono finite
} senza vincitore: la vittoria è divisa tra tutti.
arena-tuned = { $bot } è stato regolato contro { $others }: quei risultati dicono meno di quelli contro altri bot.
arena-untuned = Di nessuno di questi bot si sa che sia stato regolato contro altri.
arena-fact-bots = Bot
arena-fact-options = Opzioni
arena-fact-version = Versione
arena-compare-length = Durata delle partite
arena-compare-seat = Vittorie per posto
arena-compare-bot = Vittorie per bot
arena-compare-play = Uso di ogni giocata, a partita
arena-compare-rate = Bluff e dubbi
arena-of-length = Giocate
arena-of-seat = Posto
arena-of-bot = Bot
arena-of-play = Giocata
arena-of-rate = Quanto spesso

## Bot

help-bots-list = contro chi si può giocare e quanto è forte
bots-who = Chi
bots-wins = Vittorie
bots-introduction = { $name }, { $role }. { $style }
bots-measured = Vittorie: quanto spesso uno di loro vince tra rivali del gradino inferiore, in { $players } al tavolo, con il suo intervallo al 95 %; tra pari vincerebbe il { $par }. L’ultima cifra viene da:
bots-settings = In --bots una regolazione segue i due punti, come bluffer:honesty=0.3:scepticism=0.8 o search:simulations=2000.
frame-opponent = { $player }: { $who }
bench-search = { $game }: { $rate } mila simulazioni al secondo nella ricerca, ognuna una partita a caso fino alla fine.
bench-live = { $game }: { $rate } mila giocate al secondo a un tavolo dal vivo (vista, novità e menù di ogni posto in JSON); una partita intera ripresa dal suo diario in { $restored } ms

## A un server

help-join = siediti a un tavolo di un server, o guarda quali tavoli ci sono
help-join-url = il link di un tavolo, o l’indirizzo di un server
help-join-watch = guarda senza prendere posto
help-join-key = il link con cui porti la tua chiave da un altro dispositivo
help-join-new = apri un nuovo tavolo di questo gioco
help-join-options = le opzioni del gioco al nuovo tavolo
help-join-bots = bot per i posti del nuovo tavolo, separati da virgole
help-join-clock = secondi per ogni decisione al nuovo tavolo (120), oppure none per nessun orologio
help-join-public = tutti possono trovare il nuovo tavolo
help-join-bot = il posto lo prende un bot (NOME:impostazione=numero, oppure MODULO:CLASSE)
help-join-program = il posto lo prende un programma esterno
help-join-once = per un bot: va via quando la partita è finita
help-verify = controlla che in una partita registrata il caso abbia dato ciò che aveva promesso
verify-holds = { $count ->
    [one] L’unica estrazione segue
   *[other] Tutte le { $count } estrazioni seguono
} dal seme e dai doni dei giocatori. Impegno: { $commitment }
error-chance-unsaid = Questa registrazione non dice nulla del caso: le sue estrazioni non si possono controllare.
error-chance-scheme = Le estrazioni di questa registrazione seguono lo schema «{ $scheme }»; questa versione sa controllare «{ $known }».
error-chance-seed = Il seme non è quello promesso prima di dare le carte.
error-chance-gifts = Non c’è un dono per ogni giocatore.
error-chance-draw = La mossa { $number } non è ciò che il caso doveva estrarre: «{ $move }» invece di «{ $drawn }».
error-chance-other = La registrazione ha un impegno diverso da quello che il tavolo mostrava prima di dare le carte.
error-chance-gift = Ciò che hai dato al caso è stato tralasciato.
error-chance-seen = La registrazione non è la partita vista da questo posto.
error-heard-form = «{ $kind }» non è un evento di questo gioco, o non in questa forma.
error-lines-gap = Le righe del server cominciano dall’evento { $number }, ma se ne conoscono solo { $known }.
error-address = «{ $address }» non è l’indirizzo di un server né il link di un tavolo.
error-table-link = «{ $address }» non è il link di un tavolo: dopo /t/ ci sono 16 lettere e cifre. Copialo per intero.
error-link-key = Ciò che segue # in questo link non è una chiave. Copia il link per intero, o togli quella parte.
error-new-elsewhere = --new apre un tavolo suo, e questo è il link di un altro: scrivi { $server } --new …
error-clock-form = «{ $typed }» non è un orologio (--clock): è un numero di secondi da 1 a { $most }, o none.
say-none = nessuno, none
error-server-unreachable = { $server } non è raggiungibile: { $reason }
error-server-away = In questo momento non c’è connessione. Nulla è stato inviato; riprova quando torna.
error-bot-or-program = Un posto è per un bot o per un programma, non per entrambi.
error-table-needed = A quale tavolo? Indica il suo link, o aprine uno con --new GIOCO.
error-table-word = A «{ $typed }» manca qualcosa; ? dice che cosa.
say-table-say = di, dire, say
say-table-whisper = sussurra, whisper
say-table-mute = zitto, mute
say-table-unmute = senti, unmute
say-table-link = link
say-table-key = chiave, key
say-table-sit = siedi, sit
say-table-start = inizia, start
say-table-fill = riempi, fill
say-table-free = libera, free
say-table-up = alzati, up
say-table-rematch = rivincita, rematch
say-table-back = torna, back
error-save-there = { $file } esiste già. Scegli un altro file.
error-server-other = { $server } risponde, ma non come un server di Signoria.
join-saved = Salvata in { $file }: la partita come la conosce il tuo posto. La registrazione ci sarà quando è finita.
join-stood-up = Ora un bot ({ $bot }) gioca per te; con { $word } torni a giocare tu.
join-back = Torni a giocare tu.
join-go-on = C’è stata una rivincita: { $link } · Invio: vai lì · q: esci
join-link = Manda questo link ai tuoi amici: { $link }
join-link-near = Il link di questo tavolo: { $link }
    Porta qui solo da questo computer. Per gli amici apri il server con signoria serve --lan, e manda loro l’indirizzo che mostra.
join-finished = { $game }: { $players } ({ $when }), finita: rivedila
join-older = { $game }: { $players } ({ $when }), versione precedente delle regole: salvala o eliminala
join-older-kept = La registrazione è in { $file }.
join-older-delete = Eliminare il tavolo per tutti? { $yes } o { $no } (Invio: { $no })
join-variants = Varianti del gioco: { $command }
join-which-clock = Secondi per ogni decisione, o { $none } (Invio: { $default } · b: indietro · q: esci):
join-by-link = solo chi ha il link
join-public = tutti: è nell’elenco dei tavoli
join-for-whom = Chi può trovare il tavolo (Invio: { $default } · b: indietro · q: esci)?
join-key = Chi ha questo link gioca come te, quindi non mostrarlo a nessuno: signoria join URL --key LINK lo prende su un altro dispositivo.
    { $link }
join-key-taken = D’ora in poi qui giochi con la chiave di quel link.
join-key-before = La chiave usata qui finora è conservata in { $file }.
join-new = un nuovo tavolo
join-table = { $game }: { $players } ({ $stage ->
    [open] { $free ->
        [one] un posto libero
       *[other] { $free } posti liberi
    }
   *[playing] si gioca
}){ $own ->
    [yes] , tuo
   *[no] {""}
}
join-which-table = Quale tavolo (Invio: { $default } · q: esci)?
join-how-many = Quanti giocatori, { $low }–{ $high } (Invio: { $default } · b: indietro · q: esci)?
join-which-bots = Quali bot, al massimo { $most }, per esempio 2 3 (Invio: nessuno, i posti sono per persone · b: indietro · q: esci)?
join-nickname = Il tuo nome a questo tavolo (Invio: { $name })?
join-full = Tutti i posti sono occupati: guardi.
join-begun = La partita è già cominciata: guardi.
join-no-clock = senza orologio
join-clock = { $time } per ogni decisione
join-free = libero
join-host = chi ospita
join-is-away = assente
join-prompt-room = Prima della partita
join-hint-host = inizia: comincia, i bot prendono i posti liberi · riempi [BOT]: bot per i posti liberi · libera N: libera un posto · link · di … · ? aiuto · q esci
join-hint-standing = Ospiti tu, senza posto. siedi [NOME]: prendine uno · inizia: comincia, i bot prendono i posti liberi · riempi [BOT] · libera N · link · ? aiuto · q esci
join-hint-seated = Chi ospita dà inizio alla partita. alzati: lascia il posto · link · di … · ? aiuto · q esci
join-hint-watching = Stai guardando. siedi [NOME]: prendi un posto libero · link · ? aiuto · q esci
join-help-room =
    inizia  i bot prendono i liberi     riempi [N] [BOT]  un bot per il posto
    libera N  libera il posto N           N, o per tutti i liberi
    siedi [NOME o N]  prendi un posto,  alzati  lascialo
      o passa al posto N
    di TESTO  parla al tavolo           zitto NOME, senti NOME  non sentire
    link  il link per gli amici           più un giocatore, o di nuovo
    chiave  il link che porta la tua chiave su un altro dispositivo
    sussurra NOME TESTO  a uno solo; gli altri vedono a chi, non che cosa
    q  esci; il posto resta tuo
join-help-asked =
    Scrivi la sigla davanti a una scelta, più sigle di una mossa, o la mossa
    a parole ({ $example }).
    ?  questo aiuto e il riepilogo      b  annulla l’ultima scelta
join-help-playing =
    diario  tutto ciò che è successo    Invio  mostra di nuovo tutto il tavolo
    di TESTO  parla al tavolo           zitto NOME, senti NOME  non sentire
    alzati  un bot gioca per te           più un giocatore, o di nuovo
    link  il link di questo tavolo      riempi N [BOT]  (chi ospita) un bot per
    chiave  il link con la tua chiave     chi è andato via
    salva [FILE]  salva la partita come la conosce il tuo posto
    sussurra NOME TESTO  a uno solo; gli altri vedono a chi, non che cosa
    q  esci; torni con lo stesso link
join-help-over =
    r, rivincita  un’altra partita      Invio  mostra di nuovo la fine
    diario  tutto ciò che è successo    salva [FILE]  salva la registrazione
    di TESTO  parla al tavolo           q  esci
join-prompt = { $prompt } ({ $time })
join-talk = { $name }: «{ $text }»
join-whisper = { $name } sussurra a { $to }: «{ $text }»
join-whispered = { $name } sussurra qualcosa a { $to }.
join-muted = Non senti più { $name }.
join-unmuted = Senti di nuovo { $name }.
join-lost = La connessione è caduta. Non si può giocare finché non torna; si riprova …
join-found = La connessione è tornata.
join-hurry = { $count ->
    [one] Resta 1 secondo.
   *[other] Restano { $count } secondi.
}
join-stands-in = { $bot } gioca per { $name }.
join-here = { $name } è qui.
join-away = { $name } è assente.
join-stale = È successo qualcosa prima che arrivasse la tua risposta, perciò non è stata accolta.
join-asked-anew = Il tavolo è cambiato: ecco di nuovo la domanda.
join-too-late = È già deciso: qualcuno è stato più veloce.
join-time-up = Il tuo tempo è scaduto: è stata fatta per te una mossa prudente.
join-time-up-so = Il tuo tempo è scaduto, perciò è stata fatta per te una mossa prudente: { $what }
join-closed = Questo tavolo è stato chiuso senza risultato.
join-proved = { $count ->
    [one] Controllato: l’unica estrazione del caso è
   *[other] Controllato: tutte le { $count } estrazioni del caso sono
} come promesso{ $early ->
    [yes] {" "}prima di dare le carte, con il tuo dono
   *[no] {""}
}.
join-unproved = IL CASO NON HA MANTENUTO LA PROMESSA: { $reason }
join-rematch = Un’altra partita con le stesse persone? r: rivincita · q: esci
join-watched = Invio: esci
join-follow = Alla prossima partita: { $link }
join-left = Il tuo posto resta tuo: { $link }
join-left-grace = Dopo { $time } un bot gioca per te finché non torni: { $link }
join-bot-seated = { $name } siede a { $link }
join-bot-left = Il posto è perso, o il tavolo è stato chiuso.
join-bot-over = La partita è finita: { $returns }

## Il server

serve-ready = Signoria { $version } è aperta su { $address }
serve-table = Un tavolo per giocare subito, contro i bot: { $address }
serve-join = In un altro terminale: { $command }
serve-lan = Per telefoni e altri computer vicini: { $address }
serve-data = Le partite sono conservate in { $folder }
serve-stop = Ctrl-C lo chiude; le partite continuano quando viene riaperto.
help-serve = apre un server per te e i tuoi amici (quello che succede se non si dice nulla)
help-host = l’indirizzo su cui ascoltare: 127.0.0.1 è solo questa macchina, 0.0.0.0 tutte le sue reti
help-port = la porta su cui ascoltare (8080, o la prima libera dopo; 0: una qualsiasi)
help-data = la cartella in cui tutto è conservato
help-store = un altro archivio: postgresql://…, che più server possono condividere
help-proxy = gli indirizzi di un reverse proxy che dice da dove vengono le richieste (*: qualsiasi)
help-lan = esserci per altri dispositivi vicini e mostrare l’indirizzo come codice QR
help-no-browser = non aprire il browser
help-no-limits = nessun limite a quanto un client può chiedere: solo per misurare
help-quiet = non scrivere il registro
notice-store-away = In questo momento non si può salvare nulla. Le mosse aspettano finché non è risolto; nulla va perso.
notice-store-back = Si può di nuovo salvare tutto. Continuate a giocare.
notice-closing = Il server si chiude. Quando riapre sarai di nuovo al tuo posto da solo; fino ad allora gli orologi sono fermi.
error-reload = Quello che hai visto di questa partita non corrisponde al tavolo: eccolo dall’inizio.
error-protocol = Questo client parla un’altra versione rispetto al server: ricaricalo.
error-not-understood = Questo non si capisce: { $reason }
error-key-needed = Solo chi ha una chiave può farlo.
error-key-form = Questa non è una chiave: è fatta di 43–64 lettere, cifre, «-» e «_», estratte a caso.
error-not-host = Questo lo decide solo chi ospita.
error-not-seated = Non siedi a questo tavolo.
error-origin = Le pagine di altri siti non possono farlo.
error-path-unknown = Qui non c’è nulla.
error-method = Questo non si può fare con questo indirizzo.
error-body-long = È troppo lungo: al massimo { $most } byte.
error-body-kind = Qui ci si aspetta JSON (Content-Type: application/json).
error-tables-many = In questo momento il server ha troppi tavoli.
error-server = Qualcosa è andato storto nel server.
error-seat-twice = Siedi già a questo tavolo.
error-seat-taken = Questo posto è occupato.
error-seat-free = Lì non siede nessuno.
error-seats-free = { $count ->
    [one] Un posto è ancora libero
   *[other] { $count } posti sono ancora liberi
}.
error-table-begun = La partita è già iniziata.
error-table-closed = Questo tavolo è chiuso.
error-table-unknown = Questo tavolo non c’è, o non c’è più.
error-code-unknown = Nessun tavolo ha ora questo codice. Rileggilo.
error-example-unknown = Non c’è nessun esempio «{ $name }» delle regole di questo gioco.
error-not-begun = La partita non è ancora iniziata.
error-not-over = La partita non è ancora finita.
error-rules-ours = Si può eliminare solo un tavolo creato per un’altra versione delle regole.
error-talk-empty = Non è stato detto nulla.
error-talk-fast = Non così in fretta: tra { $seconds } s potrai parlare di nuovo.
error-bots-many = { $bots } bot non stanno in { $seats } posti liberi.
error-people-many = { $people } persone non stanno in { $seats } posti.
error-busy = Il tavolo è occupato: riprova.
error-requests-fast = Troppe richieste: riprova tra { $seconds } s.
error-creating-fast = Troppi tavoli nuovi: riprova tra { $seconds } s.
error-finding-fast = Troppi codici provati: riprova tra { $seconds } s.
error-connecting-fast = Troppe connessioni in poco tempo: riprova tra { $seconds } s.
error-connections-many = Troppe connessioni insieme: riprova tra { $seconds } s.
error-commands-fast = Non così in fretta: riprova tra { $seconds } s.
error-number = «{ $number }» non è un numero intero.
error-no-such-moment = Non c’è un momento { $number }: l’ultimo è { $last }.
error-lesson-none = Per questo gioco non c’è una lezione.
error-lesson-later = La lezione ci arriva più tardi: scegli una delle risposte offerte.
error-lesson-over = La lezione è finita: non si può giocare altro.
error-host = L’indirizzo { $host } non si può usare: { $reason }
error-port = Il server non può ascoltare su { $host }, porta { $port }: { $reason }
error-port-number = { $port } non è una porta: è un numero da 0 a 65535.
serve-closed = Il server è chiuso; le sue partite sono conservate.
error-mute-self = Non si può zittire se stessi.
error-whisper-self = Non si può sussurrare a se stessi.
error-whisper-bot = { $name } è un bot e non sente.
error-data-folder = La cartella { $folder } non si può usare (--data): { $reason }
error-proxy = «{ $proxy }» non sono indirizzi di proxy: numeri come 127.0.0.1 o 10.0.0.0/8, oppure *.
page-won = Questa partita è finita. Ha vinto: { $players }
page-soon = Senza script qui si può guardare; si gioca nel terminale di un computer.
page-title = Signoria
page-quick = Un tavolo per giocare subito, contro i bot:
page-tables = Tavoli aperti
page-none = In questo momento nessuno aspetta a un tavolo pubblico.
page-terminal = In un terminale
page-schema = Il protocollo, per i programmi
page-open = { $game }: { $players } ({ $free ->
    [one] un posto libero
   *[other] { $free } posti liberi
})
page-playing = { $game }: { $players } (in corso)
page-over = { $game }: { $players } (finita)
page-ended = Questa partita è finita.
page-record = La registrazione, con tutto ciò che era nascosto
page-log = Che cosa è successo
page-next = La rivincita
page-home = Tutti i tavoli
page-free = Un posto libero

error-store-conflict = Qualcuno è stato più veloce: nel frattempo il tavolo è cambiato.
error-store-away = In questo momento non si può salvare nulla ({ $reason }), quindi non si fa nulla. Il server continua a provare.
error-store-kind = Non c’è nessun archivio del tipo «{ $store }». Si conoscono sqlite:CARTELLA e postgresql://…
error-store-held = Un altro server sta usando { $folder }. Dai a questo una cartella propria con --data.
error-store-newer = Qui ha scritto una versione più recente di Signoria (forma { $form }; questa versione conosce la forma { $known }). Usa quella versione, o un altro posto.
error-store-address = L’indirizzo dell’archivio non si può leggere. Ha la forma postgresql://UTENTE:PASSWORD@HOST:PORTA/DATABASE, con segni % al posto dei caratteri speciali.
error-store-refused = Il database non lascia entrare questo server: { $reason }.
help-bench-what = che cosa si misura: le regole, il server o la pagina per i browser
help-bench-game = solo questo gioco (server, pagina)
bench-server = { $game }, { $tables } tavoli: { $movesPerCpuS } mosse salvate per secondo di CPU, dove una semplice eco dei loro messaggi si fa { $echoPerCpuS } volte: una mossa costa { $ratio } volte tanto. Risposta p50 { $p50Ms } ms, p99 { $p99Ms } ms; { $kbPerTable } kB per tavolo; { $framesPerMove } messaggi per mossa di { $bytesPerFrame } byte.
error-measure-server = Il server da misurare non è partito.
error-measure-linux = Il server si misura solo su Linux.
bench-page = { $game }: la prima visita a un tavolo richiede { $files } file, { $kilobytes } kB così come vengono inviati.
bench-page-file = File
bench-page-bytes = Byte
error-measure-page = Questa installazione non ha la pagina per i browser, quindi non c’è niente da pesare.
error-store-unreachable = L’archivio non è raggiungibile: { $reason }
