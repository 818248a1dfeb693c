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
medici-step-stalls = the game ends at once, in a draw
medici-step-plan = Plan: put it face down under your deck (Plans: you { $mine } of 3, { $player } { $theirs } of 3)
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
medici-dial-aside = { $jester }, elsewhere, counts
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
event-valued = Jester { $jester } counts { $value }.
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
medici-table-plans = plans { $count } of 3
medici-table-discard = discarded
medici-table-under = Under your deck
medici-mark-dukes = no Dukes
medici-mark-distinct_circle = circle without equal cards
medici-mark-end = ends when a House is absent
medici-mark-plan_draw = only Plans running count
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
medici-summary-consecutive = Six Plans running, three each with no noble played between, are a draw at once.
medici-summary-total = As soon as each has planned three times in the game, it is a draw. The table counts the Plans.

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

## The table in the browser

medici-ui-about = Two Houses at the Grand Duke’s court. Form alliances, and make those of equal worth fall.
medici-ui-facts = 2 players, 20 minutes
medici-ui-value-end-circle-empty = the circle is empty
medici-ui-value-end-house-absent = a House is absent from it
medici-ui-value-plan_draw-consecutive = running
medici-ui-value-plan_draw-total = in all
medici-score-after = { $player } { $before } → { $after }
medici-term = { $value }
medici-term-named = { $card } { $value }
medici-term-own = your { $value }
medici-term-own-named = your { $card } { $value }
medici-closed-onto = It would be worth { $value }, and no other pile is.
medici-closed-against = It is worth { $value }, not { $wanted }.
medici-closed-value = With { $value } it would be { $mine } against { $other }: never equal.
medici-ui-you = You
medici-ui-scores = The score
medici-ui-counts = counts at court
medici-ui-stock = hand { $hand } · deck { $deck }
medici-ui-zone-inner = The inner circle
medici-ui-zone-mine = Your outer court
medici-ui-zone = Outer court of { $house }
medici-ui-pile = Pile { $pile }, { $zone }: { $nobles }; worth { $value }.
medici-ui-joined = Your card joins it.
medici-ui-hand = Your hand
medici-ui-hand-of = The hand of { $player }
medici-ui-locked = locked
medici-ui-limit-mine = The last card of your deck was { $theCard }: from now on you play nothing above { $value }, and cannot plan.
medici-ui-limit-theirs = The last card of the deck of { $player } was { $theCard }: from now on { $player } plays nothing above { $value }, and cannot plan.
medici-ui-ask-play = Play a card
medici-ui-ask-manner = { $card }: and how?
medici-ui-ask-ally = Ally: onto which pile?
medici-ui-ask-conspire = Conspire: onto which pile?
medici-ui-ask-target = Which pile falls?
medici-ui-ask-announce = Your last card is a Jester
medici-ui-ask-pass = You cannot play
medici-ui-ask-circle = Set a card aside?
medici-ui-sure-ally = Ally with pile { $pile }?
medici-ui-sure-target = Conspire against pile { $pile }?
medici-ui-hint-play = Choose a card, or drag it onto the table; then say how it enters the court.
medici-ui-hint-ally = The number says what the pile is worth then.
medici-ui-hint-conspire = The number says how many other piles would then be equal. Touch a pale one to learn why it is out of the question.
medici-ui-hint-target = The sign = means that a pile is worth the same.
medici-ui-hint-target-jester = The sign = means that a pile is worth the same; J{ $value } means that a Jester has to count { $value } for it.
medici-ui-hint-announce = Announce your limit: from now on you play nothing above it, but for the Minister. Everybody hears it.
medici-ui-hint-pass = All that you hold is above your limit. The other plays on; if neither can play, the game is over.
medici-ui-hint-circle = Two of your nobles are equal. You may draw another for one of them; it goes back into your deck before hands are dealt.
medici-ui-manner-send = Send
medici-ui-manner-ally = Ally
medici-ui-manner-conspire = Conspire
medici-ui-manner-plan = Plan
medici-ui-way-send = to your outer court
medici-ui-way-send-score = you count { $score }
medici-ui-way-ally = join a pile
medici-ui-way-conspire = make one fall
medici-ui-way-plan = under your deck
medici-ui-closed = not now: why?
medici-ui-path = Your play so far
medici-ui-path-onto = onto
medici-ui-path-onto-pile = onto pile { $pile }
medici-ui-path-against = against
medici-ui-path-against-pile = against pile { $pile }
medici-ui-equals = equals
medici-ui-falls = Discarded: { $nobles }
medici-ui-falls-own = Discarded, of your own House: { $nobles }
medici-ui-jesters = Jesters that take part
medici-ui-jesters-change = Give Jesters new values
medici-ui-dial-played = Your Jester
medici-ui-dial-court = { $jester }: { $house }, pile { $pile }
medici-ui-dial-hint = Gold marks what is proposed: fewest changes, lowest values. The other Jesters follow.
medici-ui-dial-hint-free = Gold marks what a Jester counts if you say nothing. A value stays until somebody changes it.
medici-ui-limit = Your limit
medici-ui-pass = Pass
medici-ui-keep = Keep both
medici-ui-back = Back
medici-ui-go-send = Send { $theCard }
medici-ui-go-plan = Plan { $theCard }
medici-ui-go-ally = Ally { $theCard }
medici-ui-go-conspire = Conspire
medici-ui-go-replace = Replace this one
medici-ui-go-announce = Announce { $value }
medici-ui-wait = Waiting for { $players }
medici-ui-watch = Watch
medici-ui-last-turn = the last play
medici-ui-you-player-sent = You send { $theCard } to the outer court (pile { $pile }).
medici-ui-you-player-allied = You ally { $theCard } with pile { $pile }.
medici-ui-you-player-conspired = You conspire: { $theCard } joins pile { $pile }.
medici-ui-you-player-planned = You plan: { $theCard } goes under the deck.
medici-ui-you-player-limited = From now on you play nothing above { $value }.
medici-ui-you-player-passed = You cannot play, and pass.
medici-ui-you-player-last = You draw the last card of the deck and show it: { $theCard }.
medici-ui-fell = Fallen:
medici-ui-fallen = Fallen
medici-ui-aside = Set aside
medici-ui-of-house = { $house }, { $player }
medici-ui-plans = Plans towards a draw, which takes three from each player: { $count }. Planned cards still under the deck: { $planned }.
medici-ui-plans-made = Plans { $count }/3
medici-ui-last = The last card of the deck was { $theCard }.
medici-ui-draw-plans = A draw by Plans: nothing is counted.
medici-ui-draw = A draw: { $score } and { $count } nobles each.
medici-ui-won-tie = { $score } each: { $player } has { $count ->
    [one] one noble more.
   *[other] { $count } nobles more.
}
medici-ui-won-by = { $player } wins by { $count }.
medici-ui-jesters-one = Jesters, at 1 each
medici-ui-score = Score
medici-ui-nobles = Nobles at court
medici-ui-decides = decides
medici-ui-equal = equal
medici-ui-not-asked = not needed

## The first game, explained

medici-lesson-send = Your House is Della Rovere; Cosimo has Gonzaga. When the inner circle [1] is empty, the House whose nobles count more at court wins. Choose a card, then Send [2]: it stands alone in your outer court [3], and counts its number for you.
medici-lesson-send-why = Each turn you play one card and draw one. Your nobles count wherever they stand, so a high card is worth more; but whoever stands at court can also fall.
medici-lesson-conspire = Here is a conspiracy. With { $theCard } [1] on [2] the sum is { $worth } + { $added } = { $total }, and your rival’s [3] is worth { $total } too. Choose the card, then Conspire, where it joins, and who falls. Those who conspired stay.
medici-lesson-conspire-why = A conspiracy needs two sums that are exactly equal. It may join any pile, of either House and in any zone, and strike any other: the whole pile is discarded. What is worth one more, or one less, is safe from it.
medici-lesson-struck = { $player } has conspired against you: { $theCard } joined [1], { $worth } + { $added } = { $total }, and you had exactly { $total } elsewhere. So { $count ->
    [one] a noble of yours is gone.
   *[other] { $count } of your nobles are gone.
} Play on as you like.
medici-lesson-struck-why = A pile falls whole, so an alliance is a bigger prize than a noble alone. Before you play, ask which sums your rival could make equal to yours; one card more on a pile changes them all.
medici-lesson-minister = The Minister [1] counts 0. But choose him, then Ally, and a pile of two or more, as [2]: he joins it, and all { $count } nobles there, worth { $value }, are discarded. He stays in their place.
medici-lesson-minister-why = No sums are needed for it. On a noble who stands alone he clears nothing, and in a conspiracy he only counts 0.
medici-lesson-jester = A Jester [1] counts what you say in sums, from 1 to 10; in the score it counts 1. On [2], at { $added }, the sum is { $worth } + { $added } = { $total }, and [3] is worth { $total } too. Choose the Jester, Conspire, and both piles: the value is found for you.
medici-lesson-jester-why = Whoever plays a noble may give any Jester at court a new value, also yours. So a pile with a Jester can be made equal to many others. Jesters are called R1, R2, G1 and G2, by House and in the order in which they came to court.
medici-lesson-lady = A Lady-in-waiting [1] counts 1. Ally her with a pile, and it comes apart: each noble stands alone then, she as well, in the same zone.
medici-lesson-lady-why = It saves an alliance of yours that could fall as a whole, and spoils a sum that your rival was counting on. In a conspiracy she only counts 1, and takes nothing apart.
medici-lesson-ally = To ally is the quiet way. Choose a card, then Ally [1]: it joins any noble or pile, of either House, in any zone. Nobody falls, and from then on the pile is worth the sum.
medici-lesson-ally-why = It is how a card comes into the inner circle, how a sum escapes a conspiracy, and how one is prepared. Your nobles count for you in any alliance; the rival’s count for the rival.
medici-lesson-plan = If no card is good to play, choose one, then Plan [1]: it goes face down under your deck, and you draw another. Only you know which, and you will draw it again at the end.
medici-lesson-plan-why = As soon as each of you has planned three times in the game, it is a draw: so far you have { $mine } of 3, and { $player } { $theirs }. And the end of your deck matters: whoever draws its last card shows it, and may not play above it from then on.
medici-lesson-score = As things stand you count { $mine }, and { $player } { $theirs } [1]. Nothing is settled before the inner circle [2] is empty: when you are ahead, empty it; when you are behind, keep it full.
medici-lesson-score-why = A House counts its nobles wherever they stand: circle, outer courts, alliances. Ministers count 0, Ladies and Jesters 1. If both count the same, the House with more nobles wins.
medici-lesson-end-ahead = That is enough for a first time, and you lead: { $mine } to { $theirs }. Now you know every way to play a card. Count the sums, first yours, then your rival’s.
medici-lesson-end = That is enough for a first time. { $player } counts { $theirs }, and you { $mine }. Now you know every way to play a card. Count the sums, first yours, then your rival’s.

## The rules, as pages

medici-rules-1-title = The aim
medici-rules-1 = Two Houses, Della Rovere and Gonzaga, want the ear of the Grand Duke. Each turn you bring one noble to court: alone, into an alliance, or to conspire. When the inner circle is empty, the House whose nobles at court are worth more wins.
medici-rules-2-title = The court and its nobles
medici-rules-2 =
    The court has three zones: the inner circle, and an outer court in front of each player. Nobles stand alone or in piles; a pile is an alliance, and is worth the sum of its nobles. A noble always counts for its own House, wherever it stands and whoever played it.
    Each House has 25 cards:
    • 2 Ministers: 0
    • 2 Ladies-in-waiting: 1
    • 2 of each value: from 2 to 10
    • 2 Jesters: from 1 to 10, as declared
    • 1 Duke: 15
    For first games you may leave out the two Dukes.
medici-rules-3-title = Set-up
medici-rules-3 =
    Each player chooses a House and shuffles its cards. Four cards of each are laid face up into the inner circle, each alone; then each player takes five in hand.
    The House whose nobles in the circle sum up to more begins; a Jester counts 1 there. If the sums are equal, chance decides.
    Optional rule: whoever has two equal nobles in the first circle may set one aside and lay another instead, as long as there are two equal ones. Della Rovere is asked first, then Gonzaga. A Jester counts 1 here, so it equals another Jester, and a Lady too. What was set aside is shuffled in again before the hands are dealt and the sums compared.
medici-rules-4-title = Your turn
medici-rules-4 =
    You and your rival take turns, one card each time; whoever has the turn is marked on the table. You must play one card, in one of four ways:
    • Send: the noble stands alone in your own outer court. Nobody comes alone to the circle or to your rival’s court.
    • Ally: it joins any noble or pile, of any House, in any zone. That alone strikes nobody, even if the values are then equal.
    • Conspire: it joins a noble or pile, and another pile of exactly the same value falls.
    • Plan: it goes face down under your own deck.
    Then the end of the game is tested, and you draw a card. You may pass only when you have no card that can be played, and then you must.
medici-rules-5-title = Conspiracies
medici-rules-5 =
    Your card joins a pile anywhere. If there is another pile of exactly the same value, you name it, and all of it is discarded, each noble to the open discard of its own House.
    • Without a pile of equal value there is no conspiracy: more is not enough.
    • If several are equal, only the one that you name falls. It may be anywhere, and may be of your own House.
    • A pile cannot strike itself.
    • The conspirators stay together as an alliance.
medici-rules-6-title = The Minister
medici-rules-6 = A Minister who allies with two nobles or more has all of them discarded, and stays alone in their place. This is compulsory. Allied to a single noble he does nothing: they are a pair. Conspiring he counts 0 and has no power.
medici-rules-7-title = The Lady-in-waiting
medici-rules-7 = A Lady who allies takes the whole pile apart: its nobles and she herself then stand alone, in that same zone. This is compulsory. She does the same beside a single noble. Conspiring she counts 1 and has no power.
medici-rules-8-title = The Jester
medici-rules-8 =
    You say what a Jester is worth when you play it, from 1 to 10. One that is dealt into the circle shows 1.
    Whoever plays a noble may at the same time give new values, from 1 to 10, to any Jesters at court, of either House and in any zone, each once. The new values hold before a conspiracy compares its piles, also for Jesters inside them, and stay until somebody changes them. A Plan changes none.
    Values of Jesters matter only to conspiracies. When you choose one, you are offered the values with the fewest changes, and may set others.
    Jesters are called R1, R2, G1 and G2, by House and in the order in which they came to court.
medici-rules-9-title = Plans
medici-rules-9 =
    You may plan as long as your deck is not empty. Planned cards are drawn after all others, the first planned first. So a Plan puts off your last card. Your rival sees only how many there are.
    • Draw by Plans: as soon as each of you has planned three times in the game, it ends in a draw, whatever was played between. The table shows how many each has made. By the optional count only Plans that run count: six, three each, with no noble played between.
    • While your rival can only pass, you may plan three times running; then you must play a noble.
medici-rules-10-title = The last card
medici-rules-10 =
    Whoever draws the last card of the own deck shows it at once. From then on that player may play only cards of at most its value, declare a played Jester at most at it, and not plan. The rival is free.
    • Minister: he can always be played. As last card he leaves you nothing but Ministers.
    • Jester: you announce at once what it is worth, from 1 to 10; you may later declare it lower when you play it.
    • Duke: no limit.
    The limit does not bind the new values that you give to Jesters at court. Nothing more is drawn, and the hand shrinks. Whoever cannot play passes at every turn, and the other goes on.
medici-rules-11-title = The end and the score
medici-rules-11 =
    The game ends
    • when the inner circle is empty after a play, before a card is drawn;
    • when neither player can play;
    • in a draw, by Plans.
    Optional rule: it also ends as soon as one House has nobody in the inner circle; nobles inside alliances count as there.
    Each House counts its nobles anywhere at court, in outer courts and mixed alliances too. A Jester counts 1, whatever it was last declared at. The higher sum wins; if they are equal, the House with more nobles at court; else it is a draw.
medici-rules-12-title = What you see
medici-rules-12 =
    You see your hand and the cards that you planned, all of the court, both discards, how many cards are in decks and hands, and last cards. The rival’s hand and planned cards, and the order of the decks, nobody sees. You may not show your rival your hand or what you have planned; only the last card of a deck is shown.
    If your time is up, your lowest card that may be played is sent to your own court.
