# Coup in English.

coup-title = Coup
coup-about = Everybody has two influences at court, face down. Lose both and you are out; the last one left wins. Claim any character you like, as long as nobody calls your bluff.

## Words

word-duke = Duke
    .the = the Duke
    .a = a Duke
word-assassin = Assassin
    .the = the Assassin
    .a = an Assassin
word-captain = Captain
    .the = the Captain
    .a = a Captain
word-ambassador = Ambassador
    .the = the Ambassador
    .a = an Ambassador
word-inquisitor = Inquisitor
    .the = the Inquisitor
    .a = an Inquisitor
word-contessa = Contessa
    .the = the Contessa
    .a = a Contessa
word-income = Income
word-aid = Foreign aid
word-coup = Coup
word-tax = Tax
word-assassinate = Assassination
word-steal = Extortion
word-exchange = Exchange
word-examine = Examination
word-deal = the deal
word-draft = the draft
word-action = an action
word-challenge = challenge or pass
word-block = block or pass
word-challenge-block = challenge the block or pass
word-prove = show or concede
word-lose = an influence to lose
word-reveal = a card to show
word-verdict = give the card back or have it replaced
word-over = the end

## What is typed for a choice

key-income = i
key-aid = a
key-tax = t
key-exchange = x
key-coup = c
key-assassinate = k
key-steal = s
key-examine = e
key-pass = p
key-challenge = c
key-show = s
key-concede = n
key-return = r
key-replace = x
key-duke = du
key-assassin = as
key-captain = ca
key-ambassador = am
key-inquisitor = in
key-contessa = co

## How one may type the words of the notation: the first is also shown

say-income = income
say-aid = aid, foreign aid
say-tax = tax, taxes
say-exchange = exchange
say-coup = coup
say-assassinate = assassinate, kill
say-steal = extort, steal, extortion, theft
say-examine = examine
say-pass = pass
say-challenge = challenge, doubt
say-show = show
say-concede = concede
say-return = return, give back
say-replace = replace
say-block = block
say-lose = lose
say-reveal = reveal
say-draft = draft, choose
say-keep = keep
fillers = from, against, as, the

## What can be done

coup-move-income = Income: take 1 coin
coup-move-aid = Foreign aid: take 2 coins
coup-move-tax = Tax: take 3 coins, as the Duke
coup-move-exchange = Exchange cards with the Court, as { $theDiplomat }
coup-move-coup = Coup, for 7 coins, against:
coup-move-assassinate = Assassinate, for 3 coins, as the Assassin:
coup-move-steal = Extort 2 coins, as the Captain, from:
coup-move-examine = Examine a card, as the Inquisitor, of:
coup-move-pass = Pass
coup-move-pass-block = Do not challenge; you can still block
coup-move-challenge = Challenge: { $player } does not have { $theClaim }
coup-move-block = Block, as { $theCard }
coup-move-show = Show { $theClaim }
coup-move-concede = Do not show it, and lose an influence
coup-move-lose = Lose { $theCard }
coup-move-reveal = Show { $theCard }
coup-move-return = Give { $theShown } back
coup-move-replace = Have { $theShown } replaced
coup-move-draft = Choose { $theCard }
coup-move-keep-one = Keep { $theCard }
coup-move-keep-two = Keep { $aCard } and { $aSecond }

## What is asked

coup-ask-action = Your turn. You have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
coup-ask-must-coup = Your turn. With { $coins } coins you must launch a coup.
coup-ask-challenge = { $player } claims { $theClaim }: { $action }. Do you believe it?
coup-ask-challenge-target = { $player } claims { $theClaim }: { $action } against { $target }. Do you believe it?
coup-ask-block = { $player }: { $action }. Do you block it?
coup-ask-block-again = The block has fallen. { $player }: { $action }. Do you block it?
coup-ask-block-you = { $player }: { $action } against you. Do you block it?
coup-ask-challenge-you = { $player } claims { $theClaim }: { $action } against you. Do you believe it?
coup-ask-challenge-block = { $player } claims { $theClaim } and blocks. Do you believe it?
coup-ask-prove = { $player } doubts that you have { $theClaim }.
coup-ask-lose = You lose an influence. Which one?
coup-ask-exchange = From the Court you drew { $cards }. What do you keep?
coup-ask-reveal = { $player } examines you. Which card do you show?
coup-ask-verdict = { $target } shows you { $theShown }.
coup-ask-draft = Choose in secret one card of your pile.

## What happened

event-started = { $player } starts.
event-drew = { $player } draws a card from the Court.
event-drew-card = { $player } draws { $theCard }.
event-passed = { $player } passes.
event-picked = { $player } chooses { $theCard }.
event-drafted = Both have chosen in secret.
event-declared = { $player }: { $action }.
event-declared-action-target = { $player }: { $action } against { $target }.
event-paid = { $player } pays { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
event-refunded = { $player } gets { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} back.
event-took = { $player } takes { $coins ->
    [0] nothing: the Treasury is empty
    [one] 1 coin
   *[other] { $coins } coins
}.
event-stole = { $player } takes { $coins ->
    [0] nothing
    [one] 1 coin
   *[other] { $coins } coins
} from { $target }.
event-forfeited = { $player } leaves { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} to the Treasury.
event-challenged = { $player } challenges { $target }: not { $theCharacter }!
event-showed = { $player } shows { $theCard }, shuffles it in and draws anew.
event-bluffed = { $player } has no { $character } to show.
event-conceded = { $player } does not show { $theCharacter }.
event-lost = { $player } loses { $theCard }.
event-out = { $player } is out.
event-blocked = { $player } blocks { $target }, as { $theCharacter }.
event-stopped = The block stands ({ $action }).
event-returned = { $player } returns a card to the Court.
event-returned-card = { $player } returns { $theCard } to the Court.
event-presented = { $player } shows { $target } a card.
event-presented-card-target = { $player } shows { $target } { $theCard }.
event-gave-back = { $player } gives the card back to { $target }.
event-replaced = { $player } makes { $target } replace the card.
event-surrendered = { $player } returns the examined card to the Court.
event-surrendered-card-target = { $player } returns { $theCard } to the Court.
event-unchallenged = Nobody challenges { $player } as { $character }.
event-unblocked = Nobody blocks.
event-won = { $player } wins.

## Refusals and bad input

error-must-coup = With { $coins } coins you must launch a coup.
error-too-poor = That costs { $cost } coins, and you have { $coins }.
error-self-target = You cannot do that to yourself.
error-dead-target = That player is out of the game.
error-not-in-game = This game is played without { $theCharacter }.
error-cannot-block = This ({ $action }) cannot be blocked by { $theCharacter }.
error-not-held = You do not have { $theCharacter }.
error-keep-count = You keep as many cards as you have influence: { $count }.
error-not-there-to-keep = You do not have these cards to keep.
error-impossible-draw = That card is not in the Court deck.
error-character-unknown = There is no character “{ $typed }”. Known: { $known }.
error-edition-lacks = The edition “{ $edition }” has no { $option } “{ $value }”.
error-copies-derived = { $players } players play with { $copies } cards of each character; that cannot be chosen.
error-draft-players = A drafted duel ({ $duel }) is for exactly two players, not { $players }.
error-first-seat = Seat { $first } cannot start: there are { $players } players, seats count from 0.
error-setup-coins = { $player } cannot have { $coins } coins.
error-setup-cards = The cards of { $player } must be a list.
error-setup-character = { $player } cannot have { $theCharacter }, which is not in this game.
error-setup-influence = The hidden and the face-up cards of { $player } must be two in all.
error-setup-too-many = { $player } cannot have { $theCharacter }: no copy is left.
error-setup-draft = In a drafted duel only the one card that draft-court deals to { $player } can be set up.
error-setup-alive = A set-up needs at least two living players.
error-setup-dead-coins = { $player } is out of the game and cannot have coins.
error-setup-treasury = The players have more coins than the { $coins } in the game.
error-setup-turn = { $player } is out of the game and cannot be on turn.

## The table and the summary card

coup-table-treasury = Treasury
coup-table-court = Court
coup-table-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
coup-table-player = Player
coup-table-coins = Coins
coup-table-influence = Influence
coup-table-out = out
coup-mark-edition = { $value } edition
coup-mark-duel = { $value }
coup-mark-coins = { $value } coins
coup-mark-refuse_proof = proof may be refused
coup-option-players = how many play
coup-option-copies = cards of each character; follows from the number of players
coup-option-diplomat = which diplomat is at court
coup-option-coins = all coins in the game
coup-option-duel = how two players get their cards
coup-option-refuse_proof = a challenged player may decline to show the card
coup-option-opener_coins = what the first of two players starts with
coup-option-first = the seat that starts, or random
coup-option-edition = edition
coup-lead-ask = Which edition (Enter: { $default } · b: back · q: leave)?
coup-lead-en = The Ambassador, 50 coins, up to six players; in a duel both begin with two coins.
coup-lead-it = The Ambassador or the Inquisitor, 50 coins, up to ten players; whoever is challenged may refuse to show the card; the first in a duel has one coin.
coup-lead-es = The Ambassador or the Inquisitor, 42 coins, up to six players; the first in a duel has one coin.
coup-lead-null = Every rule is chosen for itself.
coup-experienced = Tables of more than six are for experienced players: games grow long, and whoever falls first waits long.
coup-summary-title = Summary card
coup-summary-goal = Goal: be the last with an influence left.
coup-summary-who = Character
coup-summary-does = Action
coup-summary-effect = Effect
coup-summary-blocks = Blocks
coup-summary-anyone = anyone
coup-summary-printed = { $edition ->
    [en] { $printed }
   *[other] { $word } ({ $printed })
}
coup-summary-income = take 1 coin
coup-summary-aid = take 2 coins
coup-summary-coup = pay 7: the target loses an influence; at 10 coins you must
coup-summary-tax = take 3 coins
coup-summary-assassinate = pay 3: the target loses an influence
coup-summary-steal = take 2 coins from the target
coup-summary-exchange-ambassador = draw 2 cards, return 2
coup-summary-exchange-inquisitor = draw 1 card, return 1
coup-summary-examine = see a card of the target; give it back or have it replaced
coup-summary-rules = Any claim may be a bluff, and anybody may challenge it. Whoever is caught bluffing, or doubts what was true, loses an influence. A card that was shown is replaced. What an action cost is repaid only if its own claim was a bluff.

## The lesson

coup-lesson-action = Each turn you do one thing. Some things need a character: you hold the Duke [1], so Tax [2] is true, and safe. Nobody looks at your cards unless somebody challenges.
coup-lesson-action-why = You may claim the Duke without holding one, too. If nobody challenges, it works just as well. If somebody does, you lose an influence and get nothing.
coup-lesson-claim = { $player } claims { $theClaim } [1]. Let it pass, or challenge [2]. If it is a lie, it fails and { $player } loses an influence. If it is true, you lose one.
coup-lesson-claim-why = Each character is in the game three times. { $seen ->
    [0] You see none of these cards: the claim may well be true.
    [3] You see all of these cards: the claim must be a lie.
   *[other] You see { $seen } of these cards; the others may be anywhere.
}
coup-lesson-theft = { $player } claims the Captain [1], to extort up to two coins from you. Challenge, or let it pass: then you may still block. The Captain and the Ambassador block it. { $holds ->
    [0] You hold neither, but you may say that you do.
   *[other] You hold one that does, so your block can be true.
}
coup-lesson-theft-why = A block is a claim too, and anybody may challenge it. If nobody does, you keep your coins. If it was a lie and is challenged, you lose an influence, and the extortion goes on.
coup-lesson-proof = { $player } challenged you, and you showed { $theCard }. So { $player } lost an influence [1], and your claim stood. Your card went into the Court, and you drew one in its place.
coup-lesson-proof-why = Everybody saw the card that you showed, so it is replaced. You may have drawn the same one again: nobody else sees it.
coup-lesson-caught-you = You challenged, and it was a lie: { $player } did not have { $theClaim }. The claim failed, and { $player } lost an influence: it lies face up [1].
coup-lesson-caught = { $challenger } challenged, and it was a lie: { $player } did not have { $theClaim }. The claim failed, and { $player } lost an influence: it lies face up [1].
coup-lesson-caught-why = Cards that lie face up stay there, so count them. When all three of a character are in sight, the next who claims it must be lying.
coup-lesson-lose = You lose an influence. Choose which card you turn over: it stays face up, and you can prove nothing with it any more. Whoever has both cards face up is out.
coup-lesson-lose-why = Keep the character that you want to claim without lying. You may still claim any other.
coup-lesson-exchange = For Exchange [1] you claim the Ambassador: draw two cards from the Court, keep as many as you have influence, and return two. { $holds ->
    [0] You hold no Ambassador, so it would be a bluff.
   *[other] You hold the Ambassador, so it would be true.
}
coup-lesson-exchange-keep = Two cards have come from the Court [1]. Keep as many as you have influence; two go back. Nobody else sees which.
coup-lesson-exchange-why = Other cards let you claim other things without lying. And nobody else sees what you keep.
coup-lesson-assassin = { $player } has paid 3 coins and claims the Assassin [1]: it would cost you an influence. Challenge, or let it pass: then you may still block as the Contessa. { $holds ->
    [0] You hold no Contessa, so that would be a bluff.
   *[other] You hold the Contessa, so that would be true.
}
coup-lesson-assassin-why = If you challenge a true Assassin, you lose an influence, and the assassination goes on unless you can still block it. If your Contessa is a lie and is challenged, you lose one for the lie and, if you have another, that one to the Assassin.
coup-lesson-assassinate = For { $cost } coins you can assassinate [1]: you claim the Assassin, and the target loses an influence, unless the target blocks as the Contessa. { $holds ->
    [0] You hold no Assassin, so it would be a bluff.
   *[other] You hold the Assassin, so it would be true.
}
coup-lesson-assassinate-why = You get the { $cost } coins back only if your Assassin is challenged and was a lie. A block does not bring them back.
coup-lesson-coup = You have { $coins } coins. For { $cost } of them you can launch a coup [1]: the target loses an influence, and nobody can challenge or block it. Whoever begins a turn with 10 coins or more must launch one.
coup-lesson-coup-why = A coup claims no character. It is the surest way to take an influence, and the dearest.
coup-lesson-end-won = You are the last one left, and win. You know Coup now: say what you like, and watch what the others say. The rest is faces.
coup-lesson-end-lost = { $winner } is the last one left, and wins [1]. You know Coup now: say what you like, and watch what the others say. The rest is faces.

## Opponents

bot-coup-random-name = Pasquino
bot-coup-random-role = the fool
bot-coup-random-style = Does whatever comes to mind: nobody can read a face with nothing behind it.
bot-coup-honest-name = Prudenza
bot-coup-honest-role = the nun
bot-coup-honest-style = Claims only what she holds, and believes all that can be true.
bot-coup-bluffer-name = Lucrezia
bot-coup-bluffer-role = the courtier
bot-coup-bluffer-style = Lies when it pays, remembers who lied, and strikes back; her temper changes from game to game.
bot-coup-search-name = Cosimo
bot-coup-search-role = the banker
bot-coup-search-style = Works out from what you did what you may hold, tries every answer in his head, and never plays quite the same way twice.

arena-rate-bluffs = Bluffs among claims
arena-rate-caught = Caught among bluffs
arena-rate-challenges = Challenges where possible
arena-rate-right = Right among challenges
arena-rate-blocks = Blocks where possible

## The table in the browser

coup-ui-players = Other players
coup-ui-you = You
coup-ui-coins = { $coins ->
    [one] coin
   *[other] coins
}
coup-ui-influences = { $count ->
    [0] no influence
    [one] one influence
   *[other] two influences
}
coup-ui-face-up = { $card }, face up
coup-ui-said = said
coup-ui-claim-said = { $card }: said
coup-ui-claim-proven = { $card }: proven
coup-ui-claim-lie = { $card }: a lie
coup-ui-i-am = “I am { $theCard }.”
coup-ui-may-answer = may answer
coup-ui-on-turn = on turn
coup-ui-chooses = is choosing
coup-ui-did-declared-income = took income
coup-ui-did-declared-aid = asked for foreign aid
coup-ui-did-declared-coup = coup against { $target }
coup-ui-did-declared-coup-you = coup against you
coup-ui-did-declared-tax = taxed
coup-ui-did-declared-assassinate = assassin sent to { $target }
coup-ui-did-declared-assassinate-you = assassin sent to you
coup-ui-did-declared-steal = extorting { $target }
coup-ui-did-declared-steal-you = extorting you
coup-ui-did-declared-exchange = exchanged cards
coup-ui-did-declared-examine = examined { $target }
coup-ui-did-declared-examine-you = examined you
coup-ui-did-challenged = challenged
coup-ui-did-showed = proved { $theCard }
coup-ui-did-bluffed = was no { $card }
coup-ui-did-conceded = did not show { $theCard }
coup-ui-did-lost = lost { $aCard }
coup-ui-did-blocked = blocked
coup-ui-did-stopped = was blocked
coup-ui-did-presented = showed a card
coup-ui-quiet = Nobody has said anything yet.
coup-ui-last-turn = the last turn
coup-ui-you-player-declared = You: { $action }.
coup-ui-you-player-declared-action-target = You: { $action } against { $target }.
coup-ui-you-target-declared = { $player }: { $action } against you.
coup-ui-you-player-challenged = You challenge { $target }: not { $theCharacter }!
coup-ui-you-target-challenged = { $player } challenges you: not { $theCharacter }!
coup-ui-you-player-blocked = You block { $target }, as { $theCharacter }.
coup-ui-you-target-blocked = { $player } blocks you, as { $theCharacter }.
coup-ui-you-player-showed = You show { $theCard }, shuffle it in and draw anew.
coup-ui-you-player-bluffed = You have no { $character } to show.
coup-ui-you-player-conceded = You do not show { $theCharacter }.
coup-ui-you-player-lost = You lose { $theCard }.
coup-ui-you-player-out = You are out.
coup-ui-you-player-took = You take { $coins ->
    [0] nothing: the Treasury is empty
    [one] 1 coin
   *[other] { $coins } coins
}.
coup-ui-you-player-stole = You take { $coins ->
    [0] nothing
    [one] 1 coin
   *[other] { $coins } coins
} from { $target }.
coup-ui-you-target-stole = { $player } takes { $coins ->
    [0] nothing
    [one] 1 coin
   *[other] { $coins } coins
} from you.
coup-ui-you-player-gave-back = You give the card back to { $target }.
coup-ui-you-target-gave-back = { $player } gives the card back to you.
coup-ui-you-player-replaced = You make { $target } replace the card.
coup-ui-you-target-replaced = { $player } makes you replace the card.
coup-ui-does-income = { $player } takes 1 coin.
coup-ui-does-i-income = You take 1 coin.
coup-ui-does-aid = { $player } takes 2 coins. A Duke may block it.
coup-ui-does-i-aid = You take 2 coins. A Duke may block it.
coup-ui-does-tax = { $player } takes 3 coins from the Treasury.
coup-ui-does-i-tax = You take 3 coins from the Treasury.
coup-ui-does-exchange = { $player } exchanges cards with the Court.
coup-ui-does-i-exchange = You exchange cards with the Court.
coup-ui-does-coup-at = { $player } topples { $target }: one influence falls.
coup-ui-does-coup-me = { $player } topples you: one influence falls.
coup-ui-does-i-coup-at = You topple { $target }: one influence falls.
coup-ui-does-assassinate-at = { $player } sends an assassin to { $target }.
coup-ui-does-assassinate-me = { $player } sends an assassin to you.
coup-ui-does-i-assassinate-at = You send an assassin to { $target }.
coup-ui-does-steal-at = { $player } takes 2 coins from { $target }.
coup-ui-does-steal-me = { $player } takes 2 coins from you.
coup-ui-does-i-steal-at = You take 2 coins from { $target }.
coup-ui-does-examine-at = { $player } wants to see a card of { $target }.
coup-ui-does-examine-me = { $player } wants to see a card of yours.
coup-ui-does-i-examine-at = You want to see a card of { $target }.
coup-ui-blocks = { $player } blocks: no { $action }.
coup-ui-blocks-i = You block: no { $action }.
coup-ui-step-challenge = Challenge?
coup-ui-step-block = Block?
coup-ui-step-challenge-block = Challenge the block?
coup-ui-step-prove = Show or concede
coup-ui-step-lose = An influence falls
coup-ui-step-exchange = Cards are chosen
coup-ui-step-reveal = A card is shown
coup-ui-step-verdict = Give back or replace?
coup-ui-step-deal = A card is drawn
coup-ui-step-over = The end
coup-ui-step-resolves = Resolves
coup-ui-true = true
coup-ui-false = false
coup-ui-conceded = conceded
coup-ui-was = { $player } was { $theCard }
coup-ui-was-not = { $player } was not { $theCard }
coup-ui-you-was = You were { $theCard }
coup-ui-you-was-not = You were not { $theCard }
coup-ui-only-two = only you two
coup-ui-examining = { $player } sees { $theCard }, and decides.
coup-ui-examined-hint = The others see that a card was shown, not which.
coup-ui-wait = Waiting for { $players }
coup-ui-watch = Watch
coup-ui-act-income = Income
coup-ui-act-aid = Foreign aid
coup-ui-act-coup = Coup
coup-ui-act-tax = Tax
coup-ui-act-assassinate = Assassinate
coup-ui-act-steal = Extort
coup-ui-act-exchange = Exchange
coup-ui-act-examine = Examine
coup-ui-gain-income = +1
coup-ui-gain-aid = +2
coup-ui-gain-coup = −7
coup-ui-gain-tax = +3
coup-ui-gain-assassinate = −3
coup-ui-gain-steal = +2
coup-ui-gain-exchange = {""}
coup-ui-gain-examine = {""}
coup-ui-as-held = as { $card }: you hold it
coup-ui-as-tax = take 3, as { $card }
coup-ui-as-steal = take 2, as { $card }
coup-ui-as-assassinate = pay 3, as { $card }
coup-ui-as-exchange = as { $card }
coup-ui-as-examine = as { $card }
coup-ui-about-income = nobody can stop it
coup-ui-about-aid = a Duke may block it
coup-ui-about-coup = costs 7, nobody can stop it
coup-ui-a-bluff = a bluff
coup-ui-bluff = bluff
coup-ui-held = you hold it
coup-ui-bluff-hint = You do not hold that card. Only you see this mark.
coup-ui-aim-coup = Topple whom?
coup-ui-aim-assassinate = Assassinate whom?
coup-ui-aim-steal = Extort whom?
coup-ui-aim-examine = Examine whom?
coup-ui-aim-hint = Choose a player above.
coup-ui-aim-claim = Everybody will hear you claim { $theCard }.
coup-ui-pick-coup = Topple { $target }
coup-ui-pick-assassinate = Assassinate { $target }
coup-ui-pick-steal = Take 2 from { $target }
coup-ui-pick-examine = Examine { $target }
coup-ui-back = Back to the choices
coup-ui-answer-pass = Let it pass
coup-ui-answer-pass-block = Don’t block
coup-ui-block-later = You can still block it afterwards.
coup-ui-answer-challenge = Challenge
coup-ui-answer-show = Show { $theClaim }
coup-ui-answer-concede = Concede
coup-ui-answer-return = Give it back
coup-ui-answer-replace = Replace it
coup-ui-count = { $up ->
    [0] No { $card } lies face up
    [one] One of { $copies } lies face up ({ $card })
   *[other] { $up } of { $copies } lie face up ({ $card })
}; { $mine ->
    [0] you hold none.
    [one] you hold one.
   *[other] you hold { $mine }.
}
coup-ui-pick-lose = The card stays face up for all to see.
coup-ui-pick-reveal = Only the examiner sees it.
coup-ui-pick-exchange = Only you see these cards. Keep { $count ->
    [one] one
   *[other] two
}.
coup-ui-pick-draft = Neither sees what the other takes.
coup-ui-pick-none = { $count ->
    [one] Choose a card
   *[other] Choose { $count } cards
}
coup-ui-auto-turn = Everything until the next turn
coup-ui-auto-turn-hint = Believe what is said in this turn, unless it is aimed at you
coup-ui-auto-others = Attacks on others
coup-ui-auto-others-hint = Extortion, assassination, examination
coup-ui-auto-unaimed = What is aimed at nobody
coup-ui-auto-unaimed-hint = Tax, exchange, foreign aid
coup-ui-notes-of = { $player } may hold
coup-ui-note-none = { $card }: no opinion, { $count } unseen
coup-ui-note-maybe = { $card }: perhaps, { $count } unseen
coup-ui-note-sure = { $card }: surely, { $count } unseen
coup-ui-note-not = { $card }: surely not, { $count } unseen
coup-ui-note-words = A note on { $player }
coup-ui-notes-hint = Tap a face: perhaps, surely, surely not. The number is how many you have not seen. Nobody else sees this page.
coup-ui-claims = { $claims ->
    [one] 1 claim
   *[other] { $claims } claims
}, { $bluffs ->
    [0] no bluff
    [one] 1 bluff
   *[other] { $bluffs } bluffs
}, { $caught ->
    [0] never caught
    [one] caught once
   *[other] caught { $caught } times
}
coup-ui-value-diplomat-ambassador = Ambassador
coup-ui-value-diplomat-inquisitor = Inquisitor
coup-ui-value-duel-open = dealt as usual
coup-ui-value-duel-draft-court = drafted, the rest to the Court
coup-ui-value-duel-draft-discard = drafted, the rest out of play
coup-ui-value-edition-en = English
coup-ui-value-edition-it = Italian
coup-ui-value-edition-es = Spanish
coup-ui-value-edition-null = mixed rules
coup-ui-value-first-random = drawn by lot
coup-ui-about = Claim any face at court, true or not. Lose both your cards and you are out.
coup-ui-facts = 2 to 10 players, 10 minutes

## The rules, in the browser

coup-rules-1-title = The aim
coup-rules-1 = Each player begins with two coins and two cards face down: two influences at court. When you lose an influence you turn one of your cards face up, and it stays so. Whoever has none left is out. The last one with an influence wins.
coup-rules-2-title = Your turn
coup-rules-2 =
    The winner of the last game begins; in a first game, whoever has the first seat, or somebody drawn by lot. Play goes clockwise.
    You take one action, and you must take one. Income, foreign aid and a coup are open to everybody. The other actions belong to characters: you take one by claiming to hold that character, whether you do or not. Whoever begins a turn with ten coins or more must launch a coup.
    An action must be paid for when it is declared. You may extort coins from somebody who has none; you cannot aim at yourself or at somebody who is out.
coup-rules-3-title = Challenges
coup-rules-3 =
    Whenever somebody claims a character, anybody else may challenge it. If the claim was true, the card is shown, shuffled into the Court, and replaced by one drawn from there; whoever challenged loses an influence. If it was a lie, the liar loses an influence, the action does not happen, and what it cost is paid back.
    All the others are asked at once and may answer in any order; the first challenge settles it. That somebody passes is not told. The card that was shown may be drawn again.
    In the Italian edition, whoever is challenged may decline to show the card, and then loses as if it had been a lie. Without an edition this is a choice of the table.
coup-rules-4-title = Blocks
coup-rules-4 =
    Some actions can be blocked by claiming a character. Anybody may block foreign aid as the Duke. The target of an extortion may block it as the Captain, the Ambassador or the Inquisitor; the target of an assassination, as the Contessa. A block can be challenged like any claim: if it was a lie, the action goes on. A blocked action does nothing, and what it cost stays paid.
    Who blocks says as whom. First everybody may challenge the action; only if it stands may it be blocked. A block may be challenged by everybody but the blocker.
    Foreign aid may be blocked by anybody, so a false Duke settles nothing: when one is called, those who had not yet answered are asked again. Whoever let it pass, or was caught, is not. If nobody is left to ask, the aid is paid. Nobody is told who had let it pass.
coup-rules-5-title = Losing twice
coup-rules-5 =
    A challenge is settled before anything else happens. Whoever wrongly challenges an Assassin, or falsely claims the Contessa, may lose both influences in one turn.
    A target that challenged in vain and still has an influence may block all the same. Your last influence is lost without a question.
coup-rules-6-title = Exchange and examination
coup-rules-6 = With the Ambassador you draw two cards from the Court and return any two. The Inquisitor may play in the Ambassador’s place: then you draw one and return one. Or you examine another player, who picks a card to show you; you give it back, or have it replaced.
coup-rules-7-title = Falling, coins and the end
coup-rules-7 =
    Whoever loses the last influence is out at once, and all their coins go to the Treasury at once. Only the target of an extortion under way keeps them until it is settled: whoever extorts takes their share, and the rest goes to the Treasury. When one player is left, the game is over and nothing more happens.
    The Treasury gives only what it has. If it is empty, an action brings nothing, but may be taken.
coup-rules-8-title = What is seen, and talk
coup-rules-8 =
    You see your own cards, all cards face up, all coins, and how many cards are in the Court. Cards drawn in an exchange only its player sees; an examined card only the two. Say and promise what you like: it binds nobody, and no coin and no card changes hands by agreement. You may not show your cards to anybody.
    If your time is up, you take income (with ten coins, a coup against the next player), challenge and block nothing, and show what you have.
coup-rules-9-title = Two players
coup-rules-9 = In most editions the first of two players begins with one coin instead of two. In a drafted duel each takes a pile with one card of each character and secretly chooses one card from it; only the other card is dealt.
coup-rules-10-title = Large tables and editions
coup-rules-10 =
    Up to six players play with three cards of each character. With seven or eight there are four, with nine or ten there are five. More than six is for experienced players: games grow long, and whoever falls first waits long.
    An edition fixes all this as it was printed: the English one with the Ambassador, 50 coins and up to six players; the Italian one with up to ten, proofs that may be declined, and drafts that leave the other cards out of the game; the Spanish one with 42 coins, up to six players, and drafts whose other cards go into the Court. Without an edition everything can be combined.
coup-ui-you-are-out = You are out
coup-ui-you-are-out-hint = Stay and watch, or leave the table: the game goes on without you.
coup-ui-count-first = seat { $next }
coup-ui-dealt = You were dealt { $aCard }
coup-ui-dealt-hint = Choose the other one. Nobody else knows either of them.
coup-ui-price-doubter = { $doubter } challenged, and loses an influence.
coup-ui-price-liar = { $doubter } was right: { $player } loses an influence.
coup-ui-price-you-doubter = You challenged, and lose an influence.
coup-ui-price-you-right = You were right: { $player } loses an influence.
coup-ui-price-you-liar = { $doubter } was right: you lose an influence.
coup-ui-ask-challenge = Do you believe it?
coup-ui-ask-block = Do you block it?
coup-ui-ask-challenge-block = Do you believe the block?
coup-ui-ask-verdict = Give it back, or have it replaced?
coup-ui-claims-none = claimed nothing
