# What is said outside of any game.

language-name = English

## Refusals that every game has

error-no-such-move = There is no such move in this game.
error-over = The game is over.
error-chance-only = That is for chance to decide, not for a player.
error-not-for-chance = That is for a player to decide, not for chance.
error-not-asked = It is not your decision now.
error-not-now = That is no answer to what you are asked now ({ $phase }).
error-no-passing = You cannot pass: choose an action.
error-no-such-seat = There is no such player in this game.
error-stale = The table has changed since: that answered version { $version }, now it is { $now }.
error-play-unfinished = The play is not whole: something is still to be chosen.

## Bad input

error-game-unknown = There is no game called “{ $game }”. Known: { $known }.
error-game-other = “{ $part }”, which a package brings as the game “{ $game }”, is no game of that name.
error-game-incomplete = The game “{ $game }” does not declare all that a game must. Missing: { $missing }.
error-game-texts = The game “{ $game }” has no texts: { $file } is missing.
error-game-tableless = The game “{ $game }” has no table for the terminal: only bots can play it.
error-part-missing = “{ $part }” cannot be loaded: { $reason }
error-option-unknown = There is no option “{ $option }”. Known: { $known }.
error-option-value = The option “{ $option }” cannot be “{ $value }”. Possible: { $allowed }.
error-names-count = { $seats } players need { $seats } names, not { $names }.
error-name-bad = “{ $name }” cannot be a name: it must be one word of at most 24 printable characters.
error-name-reserved = “{ $name }” cannot be a name: the notation uses it.
error-name-taken = Somebody here is called “{ $name }” already: choose another name.
error-name-twice = Two players are called “{ $name }”.
error-no-such-play = There are only { $most } plays, not { $number }.
error-player-unknown = Nobody here is called “{ $name }”. Known: { $names }.
error-notation-unknown = “{ $move }” is not a move in this game’s notation.
error-notation-words = “{ $move }” has a word too few or too many.
error-bytes = These { $length } numbers or bytes are not a position.
error-setup-key = A set-up cannot fix “{ $key }”. It can fix: { $known }.
error-setup-form = “{ $key }” in the set-up must be a mapping.
error-no-scenarios = There are no scenarios (.yaml) in { $folder }.
error-file-unreadable = { $file } cannot be read: { $reason }.
error-file-unwritable = { $file } cannot be written: { $reason }.
error-output = The output cannot be written: { $reason }.
error-journal-form = The journal cannot be read in line { $number }: { $reason }.
error-dealt = What chance dealt at the beginning does not fit the set-up.
error-record-json = This is not a whole record: { $reason }.
error-record-form = This is not a record: { $reason }.
error-record-format = The record has form { $format }; this version reads form { $known }.
error-record-digest = The record does not match its digest: it was damaged or changed.
error-record-game = This is a record of “{ $game }”, not of “{ $known }”.
error-record-rules = This game follows version { $rules } of the rules and Signoria now plays version { $known }, so it cannot be continued or replayed here.
error-record-options = The record does not say what every option was.
error-record-move = Move { $number } of the record ({ $name }: { $move }) cannot have been made: { $reason }
error-record-returns = The record’s moves do not lead to the result that it states.
error-bot-unknown = There is no bot “{ $bot }” for { $game }. Known: { $known }.
error-bot-other = “{ $part }” is no bot: a bot is a class that derives from signoria.bots.Bot.
error-bot-refused = { $player } ({ $bot }) chose what may not be played: { $reason }
error-bots-needed = Who takes part? Name bots with --bots, your own with --bot. Known: { $known }.
error-bot-setting-range = { $setting } is a number from { $least } to { $most }.
error-bot-setting-unknown = “{ $bot }” has no setting “{ $setting }”. It has: { $known }.
error-bots-count = { $bots } bots are too many for { $players } players.
error-games-attended = With --games there must be a bot in every seat: give as many bots as there are players.
error-save-needed = Unattended games need --save, a folder for their records.
error-save-other = { $file } is there already, and is no earlier save of this game. Choose another file.
error-save-no-file = { $file } cannot be written: it is not an ordinary file.
error-save-no-folder = { $file } cannot be written: there is no folder { $folder }.
error-kept-busy = { $file } is being played at this moment, in another terminal.
error-kept-form = { $file } cannot be gone on with: { $reason }.
error-kept-record = { $file } is no game that one can go on with. If it is a record, signoria replay shows it.
error-kept-rules = The game in { $file } follows version { $rules } of the rules and Signoria now plays version { $known }, so it cannot be continued.
error-kept-none = No game was left that one could go on with.
error-kept-no-record = No game was played to its end here yet: name a file.
error-resume-game = --resume goes on with a game that was left: it takes no game and no options.
error-path-empty = An empty path names no file.
error-replay-unknown = “{ $typed }” is no command. Enter, s, b, q, or a position from 0 to { $last }.
error-key-unknown = There is no choice “{ $typed }” here. Choices: { $known }.
error-opponents-many = At most { $most } opponents, not { $number }.
error-aim-needed = Against whom? { $known }.
error-key-too-many = “{ $typed }” is too much: the play was whole before it.
error-number-range = { $option } must be from { $least } to { $most }.
error-arguments = { $reason }
error-arena-bot-twice = “{ $bot }” is entered twice, or is the name of a bot already.
error-arena-compare = --compare needs at least two values of { $option }. Possible: { $allowed }.
error-arena-compare-given = { $option } is compared, so it cannot be fixed as well.
error-arena-folder-busy = Another program plays the tournament in { $folder } at this moment.
error-arena-folder-file = No tournament can be kept in { $folder }: { $file } is not a folder.
error-arena-folder-used = { $folder } holds a tournament already. Add --resume to go on with it, or choose another folder with --out.
error-arena-game-failed = Game { $number } could not be played, because a bot failed ({ $reason }). What was played before is kept.
error-arena-no-plan = There is no tournament in { $folder } to go on with.
error-arena-plan-form = { $file } is not the plan of a tournament that this version can go on with: { $reason }.
error-arena-plan-other = { $folder } holds another tournament: there { $what } is { $there }, here { $here }.
error-arena-ray-failed = Ray could not be started or reached: { $reason }
error-arena-resume-where = --resume needs --out FOLDER or --seed N, to know which tournament goes on.
error-arena-workers-died = Workers were killed again and again before they had finished a game. What was played is kept in { $folder }; --resume goes on.
error-program-form = “{ $said }” is no program that can take part. Say --program NAME=COMMAND, the name in letters and digits.
error-program-missing = The program “{ $program }” cannot be started: there is no command “{ $command }” here.
error-extra-missing = This needs { $package }, which comes with the extra “{ $extra }”: pip install "signoria[{ $extra }]"
error-unix-arena = Tournaments can be played only on Linux, macOS or another Unix.
error-unix-programs = Programs from outside can take part only on Linux, macOS or another Unix.

## The terminal

frame-counted = { $item } ×{ $count }
frame-prompt = Your move
frame-more-hint = a plus behind a key ({ $example }+): another card follows
frame-left = You have left the table.
frame-bye = See you at the table.
frame-saved = Saved to { $file }.
frame-help =
    Type the key in front of a choice, several keys of one play, or the move in words ({ $example }).
    ?  this help and the summary card      log  everything that happened so far
    b  take the last choice back           save [FILE]  save the record, and leave
    q  leave; the game is kept             Enter  show the whole table again
frame-hint-move = a key, or the move in words ({ $example })
frame-hint-steps = a key, several ({ $example }), or the move in words
frame-hint-back = b back
frame-value-now = { $what } { $value } (change)
frame-value-which = { $what } … how much?
frame-hint-rest = ? help · q leave
frame-more-news = { $count ->
    [one] … 1 thing more before that (log)
   *[other] … { $count } things more before that (log)
}
frame-bluff = (bluff)
frame-thinking = { $count ->
    [one] { $players } is thinking …
   *[other] { $players } are thinking …
}
frame-unkept = From here on this game cannot be kept in { $folder }: { $reason }.
frame-kept = The game is kept: { $command } goes on with it.
frame-not-kept = This game was not kept.
frame-kept-record = The game is saved in { $file } (signoria replay shows it).
frame-rematch = Another game at this table? Enter: yes · q: leave
frame-not-understood = “{ $typed }” is no answer to that.
frame-go-on = Go on: { $game } against { $players }, left { $when }
frame-older = { $game } against { $players }, left { $when }: an earlier version of the rules, cannot be continued
frame-older-delete = Its file is { $file }. Delete it? { $yes } or { $no } (Enter: { $no })
frame-yes = y
frame-no = n
frame-older-deleted = Deleted.
frame-mixed = a mixed table: one of each in turn, the strongest first
frame-which-opponents = Which opponents, one kind or several like { $example } (Enter: { $default } · b: back · q: leave)?
say-back = b, back
say-quit = q, quit, leave
say-help = ?, help
say-log = log
say-save = save
say-step = s, step
frame-winner = { $player } wins the game.
frame-you-win = You win the game!
frame-draw = The game is a draw.
frame-welcome = Welcome to Signoria: court intrigue, bluff and hidden cards.
frame-which-game = Which game (Enter: { $default } · q: leave)?
frame-which-opponent = Which opponent (Enter: { $default } · b: back · q: leave)?
frame-which-house = Which House (Enter: { $default } · b: back · q: leave)?
frame-how-many = How many opponents, { $low }–{ $high } (Enter: { $default } · b: back · q: leave)?
frame-you = you
frame-replay-hint = Enter: next turn · s: one move · b: back · a number: go there · q: leave
frame-replay-position = Position { $number } of { $total }
frame-replay-seen-by = as { $name } sees it
frame-replay-all = everything face up
frame-checked = { $count ->
    [one] 1 scenario
   *[other] { $count } scenarios
}: { $passed } passed, { $failed } failed.
frame-played = { $count ->
    [one] 1 game played
   *[other] { $count } games played
}, saved in { $folder }.
frame-compiled = compiled
frame-uncompiled = { $why ->
    [no-compiler] uncompiled: slow, because no C compiler was found when it was installed
    [no-headers] uncompiled: slow, because Python’s C headers (Python.h) were not found when it was installed
    [failed] uncompiled: slow, because the C compiler failed when it was installed ({ $said })
   *[source] uncompiled: slow
}
program-faults = { $bot }: { $crash ->
    [one] 1 crash
   *[other] { $crash } crashes
}, { $silence ->
    [one] 1 answer
   *[other] { $silence } answers
} that never came, { $illegal ->
    [one] 1 illegal answer
   *[other] { $illegal } illegal answers
}. Where it failed, a random bot played.

## What argparse says; %s and the like are filled in by it

parser-usage = usage:{" "}
parser-arguments = positional arguments
parser-options = options
parser-help = show this help message and exit
parser-version = show the version and exit
parser-required = the following arguments are required: %s
parser-unrecognized = unrecognized arguments: %s
parser-argument = argument %(argument_name)s: %(message)s
parser-choice = invalid choice: %(value)r (choose from %(choices)s)
parser-value = invalid %(type)s value: %(value)r
parser-command = unknown parser %(parser_name)r (choices: %(choices)s)
parser-one = expected one argument
parser-at-most-one = expected at most one argument
parser-at-least-one = expected at least one argument
parser-explicit = ignored explicit argument %r

## The command line

help-commands = commands
help-lang = the language of all texts
help-play = play a game in the terminal
help-resume = go on with a game that was left, the last one if none is named
help-replay-file = a saved game; the last one played here if none is named
help-replay = step through a saved game
help-check = run scenarios (YAML files or folders of them)
help-schema = print the JSON Schemas of views, events, menus and records
help-bench = measure the speed of the rules
help-bench-json = print one JSON object
help-test = ./signoria test runs every check and test of the project; with --quick it leaves out tests that take long.
help-name = your name at the table
help-house = the House you play (rovere, gonzaga)
help-bots = the opponents, separated by commas; with a bot in every seat the game runs unattended
help-bot = a bot of your own, a class that derives from signoria.bots.Bot; it takes part beside those of --bots; may be given several times
help-program = a program from outside that takes part under this name, which then stands in --bots; may be given several times
help-program-seconds = how long such a program may take for an answer (default 10)
help-seed = the same seed gives the same cards
help-games = how many unattended games
help-save = a file for the record of the game; for unattended games a folder
help-view = see it as this player saw it
help-json = print JSON lines, for programs
help-arena = let bots play a tournament, and measure them
help-arena-bots = who takes part, separated by commas; a setting follows a colon (NAME:setting=number)
help-arena-games = how many games (default 1000), rounded up so that every line-up is played in all its rotations
help-arena-seed = the same seed gives the same games, on any number of workers and either engine
help-arena-field = at tables of more than two: one of these against all others of those, for every pair and its reverse (one), or for the first bot alone (first); all bots mixed (mixed); or both in turns (all, the default)
help-arena-compare = play the same tournament with each of these values of an option of the game, and show them side by side
help-arena-workers = how many games are played at once; all cores by default
help-arena-engine = play on processes of this machine, or on a Ray cluster
help-arena-out = the folder for the games and the report (arena-GAME-SEED if none is given)
help-arena-resume = go on with the tournament in the folder

## The bench

bench-yardstick = Yardstick: { $rate } M steps a second of CPU time.
bench-game = { $game }: native { $native }, stepwise { $stepwise }, copies { $copy } a second.

## The arena

arena-headline = { $game }: { $count ->
    [one] 1 game
   *[other] { $count } games
} of { $players } players, seed { $seed }
arena-compare-title = { $game }: { $values }
arena-written = Report: { $file }. All games and figures: { $folder }.
arena-stopped = Stopped. { $played } of { $planned } games are played and kept in { $folder }. The same command with --resume goes on.
arena-worker-lost = A worker was killed. What was played is kept; another takes its place.
arena-part-ratings = Ratings
arena-part-pairs = Pair by pair
arena-part-one = One against all others of another kind
arena-part-together = At mixed tables
arena-part-seats = Seats
arena-part-length = Length of the games
arena-part-manner = Bluffs and doubts
arena-part-plays = Use of each play
arena-part-time = Time for thought
arena-part-remarks = Remarks
arena-head-bot = Bot
arena-head-share = Victories
arena-head-par = × par
arena-head-rating = Rating
arena-head-nash-weight = Nash weight
arena-head-nash-share = against Nash
arena-head-seat = Seat
arena-head-all = All, a game
arena-head-decisions = Decisions
arena-head-mean = Mean
arena-head-longest = Longest
arena-note-ratings = OpenSkill (Plackett–Luce) ratings, everybody starting from 25, and the share of victories a seat; the dashed line is par ({ $par }). All intervals are of 95 %.
arena-note-nash = Nash averaging: the mixture of bots that no bot beats, and what each would win against it. Bots that play alike share their weight.
arena-note-pairs = The share of victories of the row against the column. Each deal is played twice, with seats exchanged.
arena-note-one = The share of victories of one bot (row) at a table where all others are of the other kind (column); par is { $par }. Each deal is played once from every seat.
arena-note-together = Of the victories of either at tables where both sat among others, the share of the row.
arena-note-seats = The share of victories of each seat, whoever sat there; the dashed line is par ({ $par }).
arena-note-manner = How often a claim is false, how often a false one is caught, how often a claim is doubted where that is possible, how often rightly, and how often an action is blocked where that is possible.
arena-note-plays = Plays by the first word of their notation: how often each bot makes them, a game and a seat; and all players together, a game.
arena-note-time = Wall-clock time of a decision: it depends on the machine and on what else it does.
arena-length = A game has { $mean } plays on average, { $median } in the middle.
arena-partial = { $played } of { $planned } games are played.
arena-unfinished = { $count ->
    [one] 1 game was
   *[other] { $count } games were
} cut off because there was no end in sight, and count as shared by all.
arena-undecided = { $count ->
    [one] 1 game
   *[other] { $count } games
} ended without a winner, and count as shared by all.
arena-tuned = { $bot } was tuned against { $others }: such results say less than those against other bots.
arena-untuned = None of these bots is known to have been tuned against others.
arena-fact-bots = Bots
arena-fact-options = Options
arena-fact-version = Version
arena-compare-length = Length of the games
arena-compare-seat = Victories by seat
arena-compare-bot = Victories by bot
arena-compare-play = Use of each play, a game
arena-compare-rate = Bluffs and doubts
arena-of-length = Plays
arena-of-seat = Seat
arena-of-bot = Bot
arena-of-play = Play
arena-of-rate = How often

## Bots

help-bots-list = who there is to play against, and how strong they are
bots-who = Who
bots-wins = Wins
bots-introduction = { $name }, { $role }. { $style }
bots-measured = Wins: how often one of them wins among rivals of the rung below, { $players } at the table, with its 95 % interval; equals would win { $par }. The last figure is from:
bots-settings = In --bots a setting follows a colon, such as bluffer:honesty=0.3:scepticism=0.8 or search:simulations=2000.
frame-opponent = { $player }: { $who }
bench-search = { $game }: { $rate } thousand simulations a second in the search, each a game to its end at random.
bench-live = { $game }: { $rate } k plays a second at a live table (every seat’s view, news and menu as JSON); a whole game restored from its journal in { $restored } ms

## Joining a server

help-join = sit down at a table of a server, or see which tables it has
help-join-url = the link of a table, or the address of a server
help-join-watch = watch, and take no seat
help-join-key = the link by which you carry your key from another device
help-join-new = make a new table of this game
help-join-options = options of the new table’s game
help-join-bots = bots for seats of the new table, separated by commas
help-join-clock = seconds for each decision at the new table (120), or none
help-join-public = let everybody find the new table
help-join-bot = let a bot take the seat (NAME:setting=number, or MODULE:CLASS)
help-join-program = let a program from outside take the seat
help-join-once = as a bot: leave when the game is over
help-verify = check that chance dealt in a recorded game as it had promised
verify-holds = { $count ->
    [one] The one draw follows
   *[other] All { $count } draws follow
} from the seed and the players’ gifts. Commitment: { $commitment }
error-chance-unsaid = This record says nothing of its chance: its draws cannot be checked.
error-chance-scheme = The draws of this record follow the scheme “{ $scheme }”; this version can check “{ $known }”.
error-chance-seed = The seed is not the one that was promised before the deal.
error-chance-gifts = There is not one gift for each player.
error-chance-draw = Move { $number } is not what chance had to draw: “{ $move }” instead of “{ $drawn }”.
error-chance-other = The record has another commitment than the one that the table showed before the deal.
error-chance-gift = What you gave to chance was left out.
error-chance-seen = The record is not the game that was seen from this seat.
error-heard-form = “{ $kind }” is no event of this game, or not in this form.
error-lines-gap = The server’s lines begin with event { $number }, but only { $known } are known.
error-address = “{ $address }” is no address of a server, and no link of a table.
error-table-link = “{ $address }” is no link of a table: behind /t/ stand 16 letters and digits. Copy it whole.
error-link-key = What stands behind # in this link is no key. Copy the link whole, or leave that out.
error-new-elsewhere = --new makes a table of its own, and this is the link of another: say { $server } --new …
error-clock-form = “{ $typed }” is no clock (--clock): it is a number of seconds from 1 to { $most }, or none.
say-none = none
error-server-unreachable = { $server } cannot be reached: { $reason }
error-server-away = There is no connection at this moment. Nothing was sent; try again when it is back.
error-bot-or-program = A seat is for a bot or for a program, not for both.
error-table-needed = At which table? Name its link, or make one with --new GAME.
error-table-word = “{ $typed }” needs something after it; ? tells what.
say-table-say = say
say-table-whisper = whisper
say-table-mute = mute
say-table-unmute = unmute
say-table-link = link
say-table-key = key
say-table-sit = sit
say-table-start = start
say-table-fill = fill
say-table-free = free
say-table-up = up
say-table-rematch = rematch
say-table-back = back
error-save-there = { $file } is there already. Choose another file.
error-server-other = { $server } answers, but not as a server of Signoria does.
join-saved = Saved to { $file }: the game as your seat knows it. Its record is there when it is over.
join-stood-up = A bot ({ $bot }) plays for you now; { $word } lets you play yourself again.
join-back = You play yourself again.
join-go-on = There was a rematch: { $link } · Enter: go there · q: leave
join-link = Send this link to your friends: { $link }
join-link-near = The link of this table: { $link }
    It leads here from this machine only. For friends elsewhere open the server with signoria serve --lan, and send them the address that it shows.
join-finished = { $game }: { $players } ({ $when }), over: look at it again
join-older = { $game }: { $players } ({ $when }), an earlier version of the rules: save or delete it
join-older-kept = Its record is in { $file }.
join-older-delete = Delete the table for everybody? { $yes } or { $no } (Enter: { $no })
join-variants = Variants of the game: { $command }
join-which-clock = Seconds for each decision, or { $none } (Enter: { $default } · b: back · q: leave)?
join-by-link = only those who have the link
join-public = everybody: it is in the list of tables
join-for-whom = Who can find the table (Enter: { $default } · b: back · q: leave)?
join-key = Whoever has this link plays as you, so show it to nobody: signoria join URL --key LINK takes it over on another device.
    { $link }
join-key-taken = From now on you play here with the key of that link.
join-key-before = The key that was used here until now is kept in { $file }.
join-new = a new table
join-table = { $game }: { $players } ({ $stage ->
    [open] { $free ->
        [one] one seat free
       *[other] { $free } seats free
    }
   *[playing] being played
}){ $own ->
    [yes] , yours
   *[no] {""}
}
join-which-table = Which table (Enter: { $default } · q: leave)?
join-how-many = How many players, { $low }–{ $high } (Enter: { $default } · b: back · q: leave)?
join-which-bots = Which bots, { $most } at most, such as 2 3 (Enter: none, the seats are for people · b: back · q: leave)?
join-nickname = Your name at this table (Enter: { $name })?
join-full = All seats are taken: you watch.
join-begun = The game has begun already: you watch.
join-no-clock = no clock
join-clock = { $time } for each decision
join-free = free
join-host = host
join-is-away = away
join-prompt-room = Before the game
join-hint-host = start: begin, bots take free seats · fill [BOT]: bots for free seats · free N: free a seat · link · say … · ? help · q leave
join-hint-standing = You are the host, without a seat. sit [NAME]: take one · start: begin, bots take free seats · fill [BOT] · free N · link · ? help · q leave
join-hint-seated = The host starts the game. up: give up the seat · link · say … · ? help · q leave
join-hint-watching = You watch. sit [NAME]: take a free seat · link · ? help · q leave
join-help-room =
    start  begin; bots take free seats  fill [N] [BOT]  a bot for seat N,
    free N  free seat N                                 or for all free seats
    sit [NAME or N]  take a free seat,  up  give it up
      or move to seat N
    say TEXT  talk to the table         mute NAME, unmute NAME  hear nothing
    link  the link to send to friends     more of a player, or hear it again
    key  the link that carries your key to another device
    whisper NAME TEXT  to one player alone; the others see to whom, not what
    q  leave; your seat is kept
join-help-asked =
    Type the key in front of a choice, several keys of one play, or the move
    in words ({ $example }).
    ?  this help and the summary card   b  take the last choice back
join-help-playing =
    log  everything that happened       Enter  show the whole table again
    say TEXT  talk to the table         mute NAME, unmute NAME  hear a player
    up  let a bot play for you            no more, or again
    link  the link to this table        fill N [BOT]  (host) a bot for one who
    key  the link with your key           is gone
    save [FILE]  save the game as your seat knows it
    whisper NAME TEXT  to one player alone; the others see to whom, not what
    q  leave; you come back with the same link
join-help-over =
    r, rematch  another game            Enter  show the end again
    log  everything that happened       save [FILE]  save the record
    say TEXT  talk to the table         q  leave
join-prompt = { $prompt } ({ $time })
join-talk = { $name }: “{ $text }”
join-whisper = { $name } whispers to { $to }: “{ $text }”
join-whispered = { $name } whispers to { $to }.
join-muted = You hear nothing more of { $name }.
join-unmuted = You hear { $name } again.
join-lost = The connection is lost. Nothing can be played until it is back; it is tried again …
join-found = The connection is back.
join-hurry = { $count ->
    [one] 1 second left.
   *[other] { $count } seconds left.
}
join-stands-in = { $bot } plays for { $name }.
join-here = { $name } is here.
join-away = { $name } is away.
join-stale = Something has happened before your answer arrived, so it was not taken.
join-asked-anew = The table has changed: here is the question anew.
join-too-late = That is decided already: somebody was quicker.
join-time-up = Your time was up: a modest move was made for you.
join-time-up-so = Your time was up, so a modest move was made for you: { $what }
join-closed = This table was closed without a result.
join-proved = { $count ->
    [one] Checked: the one draw of chance is
   *[other] Checked: all { $count } draws of chance are
} as promised{ $early ->
    [yes] {" "}before the deal, with your gift among them
   *[no] {""}
}.
join-unproved = CHANCE DID NOT KEEP ITS PROMISE: { $reason }
join-rematch = Another game with the same people? r: rematch · q: leave
join-watched = Enter: leave
join-follow = On to the next game: { $link }
join-left = Your seat is kept: { $link }
join-left-grace = A bot plays for you after { $time } until you are back: { $link }
join-bot-seated = { $name } sits at { $link }
join-bot-left = The seat is lost, or the table was closed.
join-bot-over = The game is over: { $returns }

## The server

serve-ready = Signoria { $version } is open at { $address }
serve-table = A table to play at now, against bots: { $address }
serve-join = In another terminal: { $command }
serve-lan = For phones and other computers nearby: { $address }
serve-data = Games are kept in { $folder }
serve-stop = Ctrl-C closes it; games go on when it is opened again.
help-serve = open a server for yourself and your friends (what happens if nothing is said)
help-host = the address to listen at: 127.0.0.1 is this machine only, 0.0.0.0 all its networks
help-port = the port to listen at (8080, or the next that is free; 0: any)
help-data = the folder in which everything is kept
help-store = another store: postgresql://…, which several servers may share
help-proxy = the addresses of a reverse proxy that tells where requests are from (*: any)
help-lan = be there for other devices nearby, and show the address as a QR code
help-no-browser = open no browser
help-no-limits = no limits on how much a client may ask for: for measuring only
help-quiet = write no log
notice-store-away = At this moment nothing can be saved. Moves wait until that is mended; nothing is lost.
notice-store-back = Everything can be saved again. Play on.
notice-closing = The server is closing. When it is open again you are back in your seat by yourself; clocks stand still until then.
error-reload = What you have seen of this game does not agree with the table: here it is from the beginning.
error-protocol = This client speaks another version than the server: load it anew.
error-not-understood = This cannot be understood: { $reason }
error-key-needed = Only somebody with a key can do this.
error-key-form = This is no key: it is made of 43 to 64 letters, digits, “-” and “_”, drawn at random.
error-not-host = Only the host decides that.
error-not-seated = You do not sit at this table.
error-origin = Pages of other sites may not do this.
error-path-unknown = There is nothing here.
error-method = This cannot be done with this address.
error-body-long = That is too long: { $most } bytes at most.
error-body-kind = JSON is expected here (Content-Type: application/json).
error-tables-many = The server has too many tables at this moment.
error-server = Something went wrong in the server.
error-seat-twice = You sit at this table already.
error-seat-taken = This seat is taken.
error-seat-free = Nobody sits there.
error-seats-free = { $count ->
    [one] One seat is still free
   *[other] { $count } seats are still free
}.
error-table-begun = The game has begun already.
error-table-closed = This table is closed.
error-table-unknown = There is no such table, or not any more.
error-code-unknown = No table has this code now. Read it once more.
error-example-unknown = There is no example “{ $name }” of the rules of this game.
error-not-begun = The game has not begun yet.
error-not-over = The game is not over yet.
error-rules-ours = Only a table made for another version of the rules can be deleted.
error-talk-empty = Nothing was said.
error-talk-fast = Not so fast: in { $seconds } s you may speak again.
error-bots-many = { $bots } bots do not fit into { $seats } free seats.
error-people-many = { $people } people do not fit into { $seats } seats.
error-busy = The table is busy: try again.
error-requests-fast = Too many requests: try again in { $seconds } s.
error-creating-fast = Too many new tables: try again in { $seconds } s.
error-finding-fast = Too many codes tried: try again in { $seconds } s.
error-connecting-fast = Too many connections in a short time: try again in { $seconds } s.
error-connections-many = Too many connections at once: try again in { $seconds } s.
error-commands-fast = Not so fast: try again in { $seconds } s.
error-number = “{ $number }” is no whole number.
error-no-such-moment = There is no moment { $number }: the last one is { $last }.
error-lesson-none = There is no lesson for this game.
error-lesson-later = The lesson comes to that later: choose one of the answers offered.
error-lesson-over = The lesson is over: nothing more can be played.
error-host = The address { $host } cannot be used: { $reason }
error-port = The server cannot listen at { $host }, port { $port }: { $reason }
error-port-number = { $port } is no port: it is a number from 0 to 65535.
serve-closed = The server is closed; its games are kept.
error-mute-self = One cannot mute oneself.
error-whisper-self = One cannot whisper to oneself.
error-whisper-bot = { $name } is a bot, and does not hear.
error-data-folder = The folder { $folder } cannot be used (--data): { $reason }
error-proxy = “{ $proxy }” are no addresses of proxies: numbers such as 127.0.0.1 or 10.0.0.0/8, or *.
page-won = This game is over. Won by: { $players }
page-soon = Without scripts one can look here; one plays in a terminal of a computer.
page-title = Signoria
page-quick = A table to play at now, against bots:
page-tables = Open tables
page-none = Nobody waits at a public table at this moment.
page-terminal = In a terminal
page-schema = The protocol, for programs
page-open = { $game }: { $players } ({ $free ->
    [one] one seat free
   *[other] { $free } seats free
})
page-playing = { $game }: { $players } (being played)
page-over = { $game }: { $players } (over)
page-ended = This game is over.
page-record = The record, with all that was hidden
page-log = What happened
page-next = The rematch
page-home = All tables
page-free = A free seat

error-store-conflict = Somebody else was faster: the table has changed since.
error-store-away = Nothing can be stored at this moment ({ $reason }), so nothing is done. The server keeps trying.
error-store-kind = There is no store of the kind “{ $store }”. Known: sqlite:FOLDER and postgresql://…
error-store-held = Another server is using { $folder }. Give this one a folder of its own with --data.
error-store-newer = A newer version of Signoria has written here (form { $form }; this version knows form { $known }). Use that version, or another place.
error-store-address = The store’s address cannot be read. It has the form postgresql://USER:PASSWORD@HOST:PORT/DATABASE, with %-signs in place of special characters.
error-store-refused = The database does not let this server in: { $reason }.
help-bench-what = what is measured: the rules, the server, or the page for browsers
help-bench-game = only this game (server, page)
bench-server = { $game }, { $tables } tables: { $movesPerCpuS } durable moves a CPU-second, where a bare echo of their frames is done { $echoPerCpuS } times: a move costs { $ratio } times that. Answer p50 { $p50Ms } ms, p99 { $p99Ms } ms; { $kbPerTable } kB a table; { $framesPerMove } frames a move of { $bytesPerFrame } bytes.
error-measure-server = The server to be measured did not start.
error-measure-linux = The server is measured on Linux only.
bench-page = { $game }: a first visit to a table fetches { $files } files, { $kilobytes } kB as they are sent.
bench-page-file = File
bench-page-bytes = Bytes
error-measure-page = This installation has no built page for browsers, so there is nothing to weigh.
error-store-unreachable = The store cannot be reached: { $reason }
