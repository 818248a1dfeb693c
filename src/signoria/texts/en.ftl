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
error-name-twice = Two players are called “{ $name }”.
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
error-record-rules = The record follows version { $rules } of the rules; this version plays version { $known }.
error-record-options = The record does not say what every option was.
error-record-move = Move { $number } of the record ({ $name }: { $move }) cannot have been made: { $reason }
error-record-returns = The record’s moves do not lead to the result that it states.
error-bot-unknown = There is no bot “{ $bot }” for { $game }. Known: { $known }.
error-bot-setting-range = { $setting } is a number from { $least } to { $most }.
error-bot-setting-unknown = “{ $bot }” has no setting “{ $setting }”. It has: { $known }.
error-bots-count = { $bots } bots are too many for { $players } players.
error-games-attended = With --games there must be a bot in every seat: give as many bots as there are players.
error-save-needed = Unattended games need --save, a folder for their records.
error-number-unknown = There is no move number { $number }.
error-key-unknown = There is no choice “{ $typed }” here. Choices: { $known }.
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
error-arena-no-ray = Ray is not installed. It comes with the extra “ray”: pip install "signoria[ray]".
error-arena-plan-form = { $file } is not the plan of a tournament that this version can go on with: { $reason }.
error-arena-plan-other = { $folder } holds another tournament: there { $what } is { $there }, here { $here }.
error-arena-ray-failed = Ray could not be started or reached: { $reason }
error-arena-resume-where = --resume needs --out FOLDER or --seed N, to know which tournament goes on.
error-arena-workers-died = Workers were killed again and again before they had finished a game. What was played is kept in { $folder }; --resume goes on.
error-program-form = “{ $said }” is no program that can take part. Say --program NAME=COMMAND, the name in letters and digits.
error-program-missing = The program “{ $program }” cannot be started: there is no command “{ $command }” here.

## The terminal

frame-counted = { $item } ×{ $count }
frame-prompt = Your move
frame-prompt-hint = a number, or the move in words; ? for help, q to leave
frame-steps-hint = type what is in yellow (or several: { $example }), or words; b back, ? help, q leave
frame-more-hint = a plus behind a choice (3+): another of its kind follows
frame-left = You have left the table.
frame-saved = Saved to { $file }.
frame-not-saved = The game was not saved (--save FILE keeps it).
frame-help =
    Type what stands in yellow before a move, or the move in words ({ $example }).
    ?  this help and the summary card      log  everything that happened so far
    q  leave the table                     save FILE  keep the record, and leave
    Enter  show the table again
frame-winner = { $player } wins the game.
frame-you-win = You win the game!
frame-draw = The game is a draw.
frame-welcome = Welcome to Signoria: court intrigue, bluff and hidden cards.
frame-which-game = Which game (Enter for { $default }, q to leave)?
frame-which-opponent = Which opponents (Enter for { $default }, q to leave)?
frame-how-many = How many opponents ({ $low }–{ $high }; Enter for { $default }, q to leave)?
frame-you = you
frame-replay-hint = Enter: next · b: back · a number: go there · q: leave
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
frame-uncompiled = uncompiled: slow, because no C compiler was found when it was installed
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

## The command line

help-commands = commands
help-lang = the language of all texts
help-play = play a game in the terminal
help-replay = step through a saved game
help-check = run scenarios (YAML files or folders of them)
help-schema = print the JSON Schemas of views, events, menus and records
help-bench = measure the speed of the rules
help-bench-json = print one JSON object
help-test = ./signoria test runs every check and test of the project.
help-name = your name at the table
help-bots = the opponents, separated by commas; with a bot in every seat the game runs unattended
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
