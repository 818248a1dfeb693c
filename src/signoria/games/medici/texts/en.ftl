# Court of the Medici in English.

medici-title = Court of the Medici
medici-about = Two Houses, Della Rovere and Gonzaga, send their nobles to the Grand Duke’s court, form alliances and conspire. When the inner circle is empty, the House that counts more at court wins.

## Words

word-minister = Minister
    .the = the Minister
    .a = a Minister
word-lady = Lady-in-waiting
    .the = the Lady-in-waiting
    .a = a Lady-in-waiting
word-2 = 2
    .the = the 2
    .a = a 2
word-3 = 3
    .the = the 3
    .a = a 3
word-4 = 4
    .the = the 4
    .a = a 4
word-5 = 5
    .the = the 5
    .a = a 5
word-6 = 6
    .the = the 6
    .a = a 6
word-7 = 7
    .the = the 7
    .a = a 7
word-8 = 8
    .the = the 8
    .a = an 8
word-9 = 9
    .the = the 9
    .a = a 9
word-10 = 10
    .the = the 10
    .a = a 10
word-jester = Jester
    .the = the Jester
    .a = a Jester
word-duke = Duke
    .the = the Duke
    .a = a Duke
word-rovere = Della Rovere
word-gonzaga = Gonzaga
word-R1 = R1
word-R2 = R2
word-G1 = G1
word-G2 = G2
word-circle = the inner circle
word-play = a card to play
word-announce = the value of your last card, a Jester
word-over = the end

## What is typed for a choice

key-send = s
key-ally = a
key-conspire = c
key-plan = p
key-pass = p
key-keep = k

## How one may type the words of the notation: the first is also shown

say-send = send
say-ally = ally
say-conspire = conspire
say-plan = plan
say-pass = pass
say-keep = keep
say-replace = replace
say-announce = announce
say-on = on, with
say-against = against
say-where = where
say-lady = lady

## What can be done

medici-card-ways = { $theCard } — ally with { $allies ->
    [one] 1 pile
   *[other] { $allies } piles
}, { $conspiracies ->
    [0] no conspiracy
    [one] 1 conspiracy
   *[other] { $conspiracies } conspiracies
}
medici-step-send = Send it, alone, to the outer court in front of you
medici-step-ally = Ally it with { $count ->
    [one] the only pile
   *[other] one of { $count } piles
}
medici-step-conspire = Conspire: join a pile, and strike another of the same value ({ $count ->
    [one] 1 way
   *[other] { $count } ways
})
medici-step-plan = Plan: put it face down under your deck
medici-step-worth = then worth { $value }
medici-step-clears = the Minister discards all of it
medici-step-parts = the Lady takes it apart
medici-step-strikes = strikes { $piles }
medici-step-falls = falls: { $sums }
medici-step-pile-inner = Pile { $pile }, inner circle: { $nobles }
medici-step-pile-outer = Pile { $pile }, outer court of { $player }: { $nobles }
medici-noble = { $house } { $card }
medici-noble-jester = { $house } { $card } { $jester } ({ $value })
medici-step-value = { $jester } counts { $value }
medici-step-values = if { $values }
medici-dial-played = Your Jester counts
medici-dial-court = { $jester } counts
medici-move-pass = Pass: none of your cards may be played
medici-move-keep = Keep the circle as it is
medici-move-replace = { $noble }: set it aside, and draw another card
medici-move-announce = Your Jester, and so your limit, counts { $value }
medici-ask-play = Your turn: which card?
medici-ask-pass = You cannot play any of your cards.
medici-ask-manner = What do you do with { $theCard }?
medici-ask-ally = Which pile does { $theCard } join?
medici-ask-conspire = Which pile does { $theCard } join, to conspire?
medici-ask-target = Which pile of the same value falls?
medici-ask-circle = Two of your cards in the circle are equal. Replace one?
medici-ask-announce = A Jester is your last card. How much shall it count? You may play no higher card from now on.

## What happened

event-placed = { $player } lays { $theCard } into the circle (pile { $pile }).
event-set-aside = { $player } sets { $theCard } aside (pile { $pile }).
event-kept = { $player } keeps the circle.
event-shuffled = { $player } shuffles { $count ->
    [one] 1 card
   *[other] { $count } cards
} back into the deck.
event-dealt = { $player } is dealt a card.
event-dealt-card = { $player } is dealt { $theCard }.
event-deck = { $player } has a deck of { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
event-started = { $player } starts.
event-sent = { $player } sends { $theCard } to the outer court (pile { $pile }).
event-allied = { $player } allies { $theCard } with pile { $pile }.
event-conspired = { $player } conspires: { $theCard } joins pile { $pile }.
event-planned = { $player } plans: a card goes under the deck.
event-planned-card = { $player } plans: { $theCard } goes under the deck.
event-valued = { $jester } counts { $value }.
event-equalled = { $worth } + { $added } = { $total }.
event-fell = So pile { $pile }, worth { $value } too, falls.
event-cleared = The Minister discards all { $count } nobles of pile { $pile }.
event-discarded = { $house } loses { $theCard }.
event-parted = { $house }: { $theCard } stands alone (pile { $pile }).
event-drew = { $player } draws a card.
event-drew-card = { $player } draws { $theCard }.
event-last = { $player } draws the last card of the deck and shows it: { $theCard }.
event-limited = From now on { $player } plays nothing above { $value }.
event-passed = { $player } cannot play, and passes.
event-emptied = The inner circle is empty.
event-absent = { $house } has no noble left in the inner circle.
event-stuck = Neither can play any more.
event-stalled = Three Plans each: the game ends at once.
event-scored = { $player } counts { $value } at court ({ $count ->
    [one] 1 noble
   *[other] { $count } nobles
}).
event-won = { $player } wins.
event-drawn = It is a draw.

## Refusals and bad input

error-not-held = You do not have { $theCard } in your hand.
error-above-limit = You cannot play { $theCard }: your last card allows nothing above { $limit }.
error-must-pass = None of your cards may be played: you can only pass.
error-not-stuck = You cannot pass: that is only for a player none of whose cards may be played.
error-no-piles = There is nobody at court to ally with.
error-no-conspiracy = No conspiracy is possible with { $theCard }: whatever pile it joins, no other is worth the same.
error-no-equal-to = With { $theCard } on pile { $pile } no other pile is worth the same.
error-unequal = The sums are not equal: the conspiracy is worth { $worth }, pile { $pile } is worth { $other }.
error-same-pile = A conspiracy cannot strike the pile that it joins.
error-no-such-pile = There is no such pile at court.
error-no-such-pile-id = There is no pile { $pile } at court.
error-plan-deck = You cannot plan: your deck is empty.
error-plan-alone = You cannot plan: while your rival can only pass you may plan { $most } times running, then a noble must be played.
error-plan-revalues = A Plan gives no Jester a new value.
error-not-jester = Only a Jester is declared, when it is played, and only once.
error-above-most = You may declare your Jester to count { $most } at most.
error-jester-range = A Jester counts from 1 to 10, not { $value }.
error-jester-absent = { $jester } is not at court.
error-jester-twice = { $jester } can be given only one value in a play.
error-no-equal = Pile { $pile } is not yours to replace: you need two equal cards in the circle.
error-impossible-draw = Chance cannot give that now.
error-card-unknown = There is no card “{ $typed }”. Known: { $known }.
error-house-unknown = There is no House “{ $typed }”. Known: { $known }.
error-jester-unknown = “{ $typed }” names no Jester’s value. Jesters: { $known } (R1=4).
error-notation-number = “{ $typed }” in “{ $move }” should be a number.
error-notation-value = “{ $move }”: only a Jester that comes to court has a value.
error-setup-list = “{ $key }” in the set-up must be a list.
error-setup-cards = The cards of { $player } must be a list.
error-setup-noble = “{ $typed }” is no noble at court: write a House and a card (rovere 7, gonzaga jester=5).
error-setup-too-many = { $player } cannot have { $theCard }: no copy is left.
error-setup-noble-gone = { $house } has no { $card } left for another pile.
error-setup-few = Too few cards are left for the circle.
error-setup-deck = { $player } cannot have a deck of { $size }: the cards left are { $most }.
error-setup-pile-id = A pile cannot have the id “{ $pile }”: each has a number of its own, from 1 to 99.
error-setup-zone = Pile { $pile } cannot be in “{ $zone }”. Zones: { $known }.
error-setup-pile-cards = Pile { $pile } needs a list of cards.
error-setup-value = Pile { $pile } is worth { $value }, not what the set-up says.

## The table and the summary card

key-minister = M
key-lady = L
key-jester = J
key-duke = D
key-rovere = R
key-gonzaga = G
medici-table-inner = Inner circle
medici-table-outer = Outer court of { $player }
medici-table-nobody = nobody
medici-table-counts = counts { $points }
medici-table-hand = Hand
medici-table-deck = deck { $count }
medici-table-planned = ({ $count } planned)
medici-table-hidden = { $count ->
    [one] 1 card
   *[other] { $count } cards
} in hand
medici-table-limit = limit { $value }
medici-table-plans = plans { $count }
medici-table-discard = discarded
medici-table-under = Under your deck
medici-mark-dukes = no Dukes
medici-mark-distinct_circle = circle without equal cards
medici-mark-end = ends when a House is absent
medici-mark-plan_draw = Plans counted in all
medici-option-dukes = play with the two Dukes
medici-option-distinct_circle = equal cards of the first circle may be replaced
medici-option-end = the game ends when the circle is empty, or when one House is absent from it
medici-option-plan_draw = how three Plans each are counted for a draw
medici-summary-title = Summary card
medici-summary-goal = Goal: your House’s nobles count more at court than your rival’s when the game ends.
medici-summary-send = Send
medici-summary-send-about = a card alone to your own outer court
medici-summary-ally = Ally
medici-summary-ally-about = a card onto any pile, of any House, anywhere
medici-summary-conspire = Conspire
medici-summary-conspire-about = a card joins a pile, and one other pile of exactly the same value is discarded
medici-summary-plan = Plan
medici-summary-plan-about = a card goes face down under your deck
medici-summary-minister-about = 0. Allied with two or more: all of them are discarded, he stays
medici-summary-lady-about = 1. Allied: the whole pile, herself included, falls apart into singles
medici-summary-jester-about = 1 to 10, declared when played; whoever plays a noble may give any Jester at court a new value. At the end it counts 1
medici-summary-duke-about = 15
medici-summary-words = In words: send 7 · ally 7 on 3 · conspire 7 on 3 against 9 · plan 7. A Jester: send jester=4. To give Jesters at court new values, add at the end (not with plan): … where R1=2 G1=7. Cards: minister lady 2 … 10 jester duke.
medici-summary-rules = Play one card, then draw one. Whoever draws the last card of the deck shows it, and from then on may not plan, nor play any card above it. Your House’s nobles count wherever they lie at court.
medici-summary-circle-empty = The game ends when the inner circle is empty, or when neither can play.
medici-summary-house-absent = The game ends when a House has nobody in the inner circle, or when neither can play.
medici-summary-consecutive = Six Plans running, with no noble played between, are a draw.
medici-summary-total = When both have planned three times in the game, it is a draw.

## Opponents

bot-medici-random-name = Biagio
bot-medici-random-role = the page
bot-medici-random-style = Lays his cards as they come, and is pleased when one falls well.
bot-medici-greedy-name = Ludovico
bot-medici-greedy-role = the merchant
bot-medici-greedy-style = Takes the most that can be had now, and fears what you could take back.
bot-medici-search-name = Caterina
bot-medici-search-role = the regent
bot-medici-search-style = Thinks several plays ahead through every hand that you may hold.
