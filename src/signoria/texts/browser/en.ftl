# What the browser's frame says.

ui-title = Signoria
ui-home = Home
ui-back = Back
ui-close = Close
ui-leave = Leave the table
ui-away = The server cannot be reached.
ui-composing-gone = What you had begun cannot be done any more.
ui-try-again = Try again
ui-reload = Reload
ui-fault = Something went wrong here. The rest goes on.
ui-try-now = Try now
ui-door-path = There is nothing here.
ui-door-table-hint = The link may be incomplete, or the table is gone. Ask for a new link, or start a game of your own.
ui-door-game = This game has no table in the browser yet.
ui-door-terminal = It can be played in a terminal: signoria join { $address }
ui-yes = yes
ui-no = no
ui-none = none
ui-bot = bot
ui-somebody = Guest

## At a table

ui-table-code = Table { $code }
ui-gone = { $players } left the table
ui-log = Log
ui-notes = Notes
ui-card = Who does what
ui-chat = Chat
ui-chat-new = Chat, { $count } new
ui-autos = Let pass without asking
ui-more = More
ui-side = Log, notes and rules
ui-only-you = only you
ui-seconds = { $seconds } s
ui-time-short = Five seconds left.
ui-sound-on = Sound on
ui-sound-off = Sound off
ui-say = Say something
ui-say-hint = Say something: nothing binds
ui-send = Send
ui-whispers = whispers to { $name }
ui-whisper-to = to whom
ui-whisper-all = to everybody
ui-whisper-hint = Whisper: only { $name } reads it
ui-mute = Mute { $name }
ui-unmute = Hear { $name } again
ui-copy-link = Copy link
ui-copied = Copied
ui-replace-by-bot = Let a bot play on for { $name }
ui-options = Rules in play: { $options }
ui-options-usual = The usual rules are in play.
ui-rules-whole = All the rules
ui-settings = Settings
ui-language = Language
ui-theme = Look
ui-theme-auto = like the device
ui-theme-light = plaster
ui-theme-dark = vine black
ui-pace = Pace of what others do
ui-pace-slow = slow
ui-pace-usual = usual
ui-pace-quick = quick
ui-pace-go = Go on
ui-pace-step = Next step
ui-pace-pause = Pause
ui-pace-skip = Skip
ui-seat-away = away
ui-autos-hint = You are always asked about what is aimed at you. Nobody sees whether you were asked, or have answered.
ui-watching = You are watching
ui-watching-hint = You see what everybody sees, and nobody’s hand.
ui-watching-notes = Notes are for those who play.
ui-sit = Sit down

## In the way

ui-lost = Reconnecting
ui-lost-hint = The table goes on without you for a moment. What you answered before counts.
ui-lost-wait = Trying again in { $seconds } s.
ui-offline-hint = This device is offline. When it is online again, you are back at the table without doing anything.
ui-notice-closing = The house is being restarted
ui-notice-closing-hint = Clocks stand still for all. You will be back at this table without doing anything.
ui-notice-store-away = Nothing can be stored at the moment
ui-notice-store-away-hint = Nothing is lost. The table goes on by itself when it can.

## The end

ui-you-won = You hold the Signoria
ui-won = The Signoria goes to { $players }
ui-ended = The game has ended
ui-closed = This table is closed
ui-winner = winner
ui-rematch = Play again, same table
ui-rematch-join = Join the next game
ui-rematch-watch = Watch the next game
ui-replay-watch = Watch the replay
ui-record = Download the record
ui-older = Games of earlier rules
ui-older-one = A game of earlier rules
ui-older-why = This game follows version { $rules } of the rules and Signoria now plays version { $known }, so it cannot be continued or replayed here.
ui-older-list = They cannot be continued or replayed here. Open one to download or delete it.
ui-older-delete = Delete this table
ui-older-sure = It is deleted for everybody who sat there, and cannot be brought back.

## The first page

ui-hero = Court games for people who can keep a straight face
ui-hero-hint = Card games of bluff, alliance and ambition. Nothing to install, no account.
ui-continue = Go on with { $game }
ui-nobody = nobody yet
ui-first-time = Never played?
ui-first-time-hint = A first game of { $game }, explained as you play
ui-games = Games
ui-play-bots = Play against bots
ui-play-friends = Play with friends
ui-join = Join a table
ui-join-hint = The word that your host reads to you, or the link.
ui-join-do = Join
ui-open-tables = Open tables
ui-open-none = Nobody is at a public table.
ui-learn = Learn
ui-learn-game = Learn { $game }
ui-rules-of = Rules of { $game }
ui-replays = Your finished games
ui-record-open = Replay a record from a file
ui-plain = Pages without scripts

## The waiting room

ui-lobby = A table of { $game }
ui-lobby-where = waiting room
ui-invite = Invite
ui-code = the word is
ui-qr = QR code of the table’s link
ui-qr-large = Show large
ui-seats = Seats
ui-seats-taken = { $taken } of { $seats } taken
ui-you = you
ui-host = host
ui-here = here
ui-stand-up = Stand up
ui-remove = Remove { $name }
ui-seat-free = Empty seat
ui-seat-take = Sit here
ui-bot-add = Add a bot
ui-bot-kind = bots to add
ui-bot-usual = the usual one
ui-name = your name
ui-full = Every seat is taken
ui-start = Start
ui-start-hint = { $free ->
    [one] A bot takes the empty seat.
   *[other] Bots take the { $free } empty seats.
}
ui-start-wait = Waiting for { $name } to start.
ui-start-wait-host = Waiting for the host to start.
ui-start-without = Start without me
ui-name-ask = What shall we call you?
ui-name-hint = Your friends see this name. You can change it in the settings.
ui-name-go = Continue
ui-clock = time to answer
ui-public = Anybody may find this table
ui-rules-more = More rules

## Settings

ui-settings-where = kept in this browser
ui-language-hint = Cards and places change their names too; the others at your table keep their own language.
ui-motion = Motion
ui-motion-auto = like the device
ui-motion-on = on
ui-motion-off = off
ui-motion-hint = Off: things appear in place. The pause after a card is turned over stays, so that everybody can look.
ui-sound = Sound
ui-volume = Volume
ui-notify = Tell me when I am asked and the page is in the background
ui-notify-forbidden = This browser does not allow it.
ui-device = Another device
ui-device-hint = Open this link there, and you are yourself: in your seat, with your games.
ui-device-secret = Whoever has the link plays as you.
ui-device-copy = Copy my link

## Rules

ui-examples = Examples
ui-examples-all = Show all { $count } examples
ui-example = Example
ui-example-begin = This is how it begins.
ui-example-again = Back to the beginning
ui-example-count = { $number } of { $of }
ui-example-tried = { $player } tries: “{ $move }”.
ui-example-link = Copy a link to this example
ui-rules-contents = Contents
ui-rules = Rules

## Replay

ui-replay = Replay
ui-replay-of = Replay: { $game }
ui-replay-turn = { $turn ->
    [0] The beginning
   *[other] Turn { $turn }
}
ui-replay-moment = Moment
ui-replay-turn-back = One turn back
ui-replay-turn-next = One turn forward
ui-replay-back = One step back
ui-replay-next = One step forward
ui-replay-play = Play
ui-replay-link = Copy a link to this moment
ui-replay-eyes = Whose eyes
ui-replay-all = All cards
ui-record-drop = Drop the file here, or choose it.
ui-record-choose = Choose a file

## A lesson

ui-lesson = A first game of { $game }
ui-lesson-where = against bots, without a clock
ui-lesson-number = lesson, { $number } of { $of }
ui-lesson-why = Why?
ui-lesson-skip = Skip
ui-lesson-done = end of the lesson
ui-lesson-known = You know { $game }
ui-lesson-again = Once more
