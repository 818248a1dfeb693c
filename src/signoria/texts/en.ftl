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
error-play-begun = A play has been begun: finish it first.

## Bad input

error-game-unknown = There is no game called “{ $game }”. Known: { $known }.
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

## The terminal

frame-prompt = Your move
frame-prompt-hint = a number, or the move in words; ? for help, q to leave
frame-steps-hint = type what is in yellow (or several: { $example }), or words; b back, ? help, q leave
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

## The command line

help-commands = commands
help-lang = the language of all texts
help-play = play a game in the terminal
help-replay = step through a saved game
help-check = run scenarios (YAML files or folders of them)
help-bench = measure the speed of the rules
help-bench-json = print one JSON object
help-test = ./signoria test runs every check and test of the project.
help-name = your name at the table
help-bots = the opponents, separated by commas; with a bot in every seat the game runs unattended
help-seed = the same seed gives the same cards
help-games = how many unattended games
help-save = a file for the record of the game; for unattended games a folder
help-view = see it as this player saw it
help-json = print JSON lines, for programs

## The bench

bench-yardstick = Yardstick: { $rate } M steps a second of CPU time.
bench-game = { $game }: native { $native }, stepwise { $stepwise }, copies { $copy } a second.
