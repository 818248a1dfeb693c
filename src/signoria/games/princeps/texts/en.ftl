# Princeps in English.

princeps-title = Princeps
princeps-about = Princes of the Renaissance bargain, lay their cards face down on their territories, and strike: by arms, by revolt, by conspiracy. Whoever leads in territories and in stable wealth wins.

## Words: cards

word-prince = Prince
    .the = the Prince
    .a = a Prince
word-counsellor = Counsellor
    .the = the Counsellor
    .a = a Counsellor
word-captain = Captain
    .the = the Captain
    .a = a Captain
word-citizen = Citizen army
    .the = the Citizen army
    .a = a Citizen army
word-mercenary = Mercenary army
    .the = the Mercenary army
    .a = a Mercenary army
word-revolt = Revolt
    .the = the Revolt
    .a = a Revolt
word-conspiracy = Conspiracy
    .the = the Conspiracy
    .a = a Conspiracy
word-spy = Spy
    .the = the Spy
    .a = a Spy
word-reform = Legal reform
    .the = the Legal reform
    .a = a Legal reform
word-colonists = Colonists
    .the = the Colonists
    .a = Colonists
word-castle = Castle
    .the = the Castle
    .a = a Castle
word-punishment = Punishment
    .the = the Punishment
    .a = a Punishment
word-machiavelli = Machiavelli
    .the = Machiavelli
    .a = Machiavelli

## Words: territories (the names are those of territories.json)

word-florence = Florence
    .the = Florence
    .a = Florence
    .from = from Florence
    .in = in Florence
    .short = Flo
word-venice = Venice
    .the = Venice
    .a = Venice
    .from = from Venice
    .in = in Venice
    .short = Ven
word-genoa = Genoa
    .the = Genoa
    .a = Genoa
    .from = from Genoa
    .in = in Genoa
    .short = Gen
word-siena = Siena
    .the = Siena
    .a = Siena
    .from = from Siena
    .in = in Siena
    .short = Sie
word-lucca = Lucca
    .the = Lucca
    .a = Lucca
    .from = from Lucca
    .in = in Lucca
    .short = Luc
word-pisa = Pisa
    .the = Pisa
    .a = Pisa
    .from = from Pisa
    .in = in Pisa
    .short = Pis
word-swiss = Swiss Cantons
    .the = the Swiss Cantons
    .a = the Swiss Cantons
    .from = from the Swiss Cantons
    .in = in the Swiss Cantons
    .short = Swi
word-germany = German Cities
    .the = the German Cities
    .a = the German Cities
    .from = from the German Cities
    .in = in the German Cities
    .short = Ger
word-milan = Milan
    .the = Milan
    .a = Milan
    .from = from Milan
    .in = in Milan
    .short = Mil
word-naples = Naples
    .the = Naples
    .a = Naples
    .from = from Naples
    .in = in Naples
    .short = Nap
word-ferrara = Ferrara
    .the = Ferrara
    .a = Ferrara
    .from = from Ferrara
    .in = in Ferrara
    .short = Fer
word-romagna = Romagna
    .the = Romagna
    .a = Romagna
    .from = from Romagna
    .in = in Romagna
    .short = Rmg
word-rome = Rome
    .the = Rome
    .a = Rome
    .from = from Rome
    .in = in Rome
    .short = Rom
word-sicily = Sicily
    .the = Sicily
    .a = Sicily
    .from = from Sicily
    .in = in Sicily
    .short = Sic
word-france = France
    .the = France
    .a = France
    .from = from France
    .in = in France
    .short = Fra
word-spain = Spain
    .the = Spain
    .a = Spain
    .from = from Spain
    .in = in Spain
    .short = Spa
word-constantinople = Constantinople
    .the = Constantinople
    .a = Constantinople
    .from = from Constantinople
    .in = in Constantinople
    .short = Con
word-macedonia = Macedonia
    .the = Macedonia
    .a = Macedonia
    .from = from Macedonia
    .in = in Macedonia
    .short = Mac
word-morea = Morea
    .the = Morea
    .a = Morea
    .from = from Morea
    .in = in Morea
    .short = Mor
word-anatolia = Anatolia
    .the = Anatolia
    .a = Anatolia
    .from = from Anatolia
    .in = in Anatolia
    .short = Ana
word-syria = Syria
    .the = Syria
    .a = Syria
    .from = from Syria
    .in = in Syria
    .short = Syr
word-egypt = Egypt
    .the = Egypt
    .a = Egypt
    .from = from Egypt
    .in = in Egypt
    .short = Egy
word-persia = Persia
    .the = Persia
    .a = Persia
    .from = from Persia
    .in = in Persia
    .short = Per
word-tunis = Tunis
    .the = Tunis
    .a = Tunis
    .from = from Tunis
    .in = in Tunis
    .short = Tun

## Words: princes, categories, actions, phases

word-noble = civil noble prince
    .a = a civil noble prince
word-popular = civil popular prince
    .a = a civil popular prince
word-hereditary = hereditary prince
    .a = a hereditary prince
word-ecclesiastic = ecclesiastic prince
    .a = an ecclesiastic prince
word-territories = most territories
word-gold = most stable gold
word-commerce = most stable commerce
word-agriculture = most stable agriculture
word-attack = attack
word-conspire = conspire
word-fortify = build a castle
word-colonise = settle colonists
word-stabilise = stabilise
word-end = end
word-pass = pass
word-deal = the deal
word-draw = the draw
word-negotiate = the negotiation
word-prepare = the preparation
word-act = your actions
word-answer = your answer to an uprising
word-defend = your defence
word-sacrifice = a sacrifice
word-enter = whether your agent enters
word-discard = cards to discard, above twelve
word-over = the end

## Short names on the map

key-florence = { word-florence.short }
key-venice = { word-venice.short }
key-genoa = { word-genoa.short }
key-siena = { word-siena.short }
key-lucca = { word-lucca.short }
key-pisa = { word-pisa.short }
key-swiss = { word-swiss.short }
key-germany = { word-germany.short }
key-milan = { word-milan.short }
key-naples = { word-naples.short }
key-ferrara = { word-ferrara.short }
key-romagna = { word-romagna.short }
key-rome = { word-rome.short }
key-sicily = { word-sicily.short }
key-france = { word-france.short }
key-spain = { word-spain.short }
key-constantinople = { word-constantinople.short }
key-macedonia = { word-macedonia.short }
key-morea = { word-morea.short }
key-anatolia = { word-anatolia.short }
key-syria = { word-syria.short }
key-egypt = { word-egypt.short }
key-persia = { word-persia.short }
key-tunis = { word-tunis.short }

## What is typed for a choice

key-prince = pr
key-counsellor = co
key-captain = ca
key-citizen = ci
key-mercenary = me
key-revolt = re
key-conspiracy = cs
key-spy = sp
key-reform = lr
key-colonists = cl
key-castle = ct
key-punishment = pu
key-machiavelli = ma
key-draw = d
key-offer = o
key-nothing = n
key-accept = a
key-decline = x
key-withdraw = w
key-done = d
key-ready = r
key-recall = t
key-attack = a
key-conspire = c
key-fortify = f
key-colonise = o
key-stabilise = s
key-end = e
key-pass = p
key-enter = i
key-stay = s

## How one may type the words of the notation: the first is also shown

say-draw = draw
say-ready = ready
say-pass = pass
say-enter = enter
say-stay = stay
say-end = end
say-done = done
say-accept = accept
say-decline = decline
say-withdraw = withdraw
say-discard = discard
say-settle = settle
say-lay = lay
say-recall = recall
say-punish = punish
say-defend = defend
say-sacrifice = sacrifice
say-offer = offer
say-give = give
say-want = want
say-nothing = nothing
say-anyone = anyone, all
say-in = in
say-from = from
say-with = with
say-by = by
say-under = under
say-attack = attack
say-conspire = conspire
say-fortify = fortify
say-colonise = colonise, colonize
say-stabilise = stabilise, stabilize
say-spy = spy
say-reform = reform, legal reform
say-citizen = citizen, citizens
say-mercenary = mercenary, mercenaries
say-swiss = swiss
say-germany = germany

## What happened: set-up, round, draw

event-crowned = { $player } rules as { $aPrince }.
event-granted = { $player } has { $theTerritory }.
event-armed = { $player } takes { $citizens ->
    [one] 1 Citizen army
   *[other] { $citizens } Citizen armies
} and { $mercenaries ->
    [one] 1 Mercenary army
   *[other] { $mercenaries } Mercenary armies
} in hand.
event-round = Round { $round }: { $player } is the Mano, who goes first.
event-discarded = { $player } discards { $theCard }.
event-drawing = { $player } draws { $count ->
    [0] nothing
    [one] 1 card
   *[other] { $count } cards
} (up to { $target }).
event-drew = { $player } draws a card.
event-drew-card = { $player } draws { $theCard }.
event-emptied = No more cards are left to draw.
event-shuffled = The discards are shuffled: a new deck of { $count ->
    [one] 1 card
   *[other] { $count } cards
}.

## What happened: negotiation

event-opened = The negotiation is open.
event-offered = Offer { $offer }, { $player } to { $other }.
event-gives = Given: { $theCard }.
event-wants = Wanted: { $theCard }.
event-offered-all = Offer { $offer }, { $player } to anyone.
event-gives-all = Given: { $theCard }.
event-wants-all = Wanted: { $theCard }.
event-accepted = { $player } and { $other } trade.
event-accepted-offer-other = { $player } accepts offer { $offer } of { $other }.
event-gave = { $player } gives { $other } a card.
event-gave-card-other = { $player } gives { $other } { $theCard }.
event-accepted-all = { $player } accepts offer { $offer } of { $other }.
event-gave-openly = { $player } gives { $other } { $theCard }.
event-ceded = { $player } cedes { $theTerritory } to { $other }, as it stands.
event-declined = { $player } declines offer { $offer } of { $other }.
event-declined-all = { $player } declines offer { $offer } of { $other }.
event-withdrew = { $player } withdraws offer { $offer } to { $other }.
event-withdrew-all = { $player } withdraws offer { $offer }.
event-lapsed = Offer { $offer } of { $player } to { $other } lapses: { $player } no longer has all that it gives.
event-lapsed-all = Offer { $offer } of { $player } lapses: { $player } no longer has all that it gives.
event-done = { $player } is done negotiating.
event-undone = { $player } is back in the negotiation.
event-closed = The negotiation is closed; open offers are gone.

## What happened: preparation

event-settled = { $player } settles { $theTerritory }.
event-laid = { $player } lays a card face down { $inTerritory }.
event-laid-card-territory = { $player } lays { $theCard } face down { $inTerritory }.
event-recalled = { $player } takes a face-down card back { $fromTerritory }.
event-recalled-card-territory = { $player } takes { $theCard } back { $fromTerritory }.
event-recalled-shown = { $player } takes { $theCard } back { $fromTerritory }.
event-ready = { $player } is ready.

## What happened: actions

event-showed = { $player } turns up { $theCard } { $inTerritory }.
event-attacked = { $player } attacks { $theTerritory } { $fromOrigin }.
event-led = Under { $theCard }: { $citizens ->
    [0] { $mercenaries ->
        [one] 1 Mercenary army
       *[other] { $mercenaries } Mercenary armies
    }
    [one] 1 Citizen army{ $mercenaries ->
        [0] { "" }
        [one] {" "}and 1 Mercenary army
       *[other] {" "}and { $mercenaries } Mercenary armies
    }
   *[other] { $citizens } Citizen armies{ $mercenaries ->
        [0] { "" }
        [one] {" "}and 1 Mercenary army
       *[other] {" "}and { $mercenaries } Mercenary armies
    }
}.
event-led-card = By { $theCard }.
event-revolted = { $player } stirs up a revolt { $inTerritory } { $fromOrigin }.
event-conspired = { $player } hatches a conspiracy { $inTerritory } { $fromOrigin }.
event-spied = { $player } sends a Spy { $fromOrigin } to { $theTerritory }: what lies face down there is turned up.
event-fortified = { $player } builds a Castle { $inTerritory }.
event-colonised = { $player } settles Colonists { $inTerritory }: it is stable, and safe from revolt and conspiracy.
event-reformed = { $player } reforms the laws { $inTerritory }: it is stable.
event-stabilised = { $player }’s Prince spends his action { $inTerritory }: it is stable.
event-used = { $player } has used up { $theCard }.
event-punished = { $player } punishes the conspirators { $fromTerritory }: the conspiracy is cancelled.
event-calmed = { $player } settles Colonists { $inTerritory }: the uprising is over, and the territory is stable.
event-unanswered = { $player } lets it come.
event-defended = { $player } defends with { $citizens ->
    [0] { $mercenaries ->
        [one] 1 Mercenary army
       *[other] { $mercenaries } Mercenary armies
    }
    [one] 1 Citizen army{ $mercenaries ->
        [0] { "" }
        [one] {" "}and 1 Mercenary army
       *[other] {" "}and { $mercenaries } Mercenary armies
    }
   *[other] { $citizens } Citizen armies{ $mercenaries ->
        [0] { "" }
        [one] {" "}and 1 Mercenary army
       *[other] {" "}and { $mercenaries } Mercenary armies
    }
}.
event-commanded = Under { $theCard }.
event-undefended = { $player } defends with nothing.
event-answered = { $player } has answered.
event-answered-answer = { $player } has answered: { $answer }.
event-trumped = { $player } plays Machiavelli, and wins at once!
event-mustered = Attack: { $armies ->
    [one] 1 army
   *[other] { $armies } armies
}{ $sea ->
    [0] { "" }
   *[other] {" "}− 1 by sea
}.
event-incited = Strength of { $theCard }: 1{ $bonus ->
    [0] { "" }
   *[other] {" "}+ 1, for the land inclines to it
}.
event-resisted = Defence: { $armies ->
    [one] 1 army
   *[other] { $armies } armies
}{ $castle ->
    [0] { "" }
   *[other] {" "}+ 1 for the Castle
}{ $prince ->
    [0] { "" }
   *[other] {" "}+ 1 for the kind of prince
}.
event-held-out = Defence: conspirators 1{ $castle ->
    [0] { "" }
   *[other] {" "}+ 1 for the Castle
}.
event-balance = { $attack } against { $defence }.
event-won-battle = { $player } wins the battle for { $theTerritory }.
event-lost-battle = { $player } loses the battle for { $theTerritory }.
event-tied = Neither wins the battle for { $theTerritory }: each side loses one army that fought, if it has any.
event-retreated = { $player } retreats { $fromTerritory } without loss.
event-sacrificed = { $player } sacrifices { $count ->
    [0] nobody
    [one] 1 Citizen army
   *[other] { $count } Citizen armies
}.
event-died = { $player } loses { $theCard } in battle.
event-lost = { $player } loses { $theCard }.
event-returned = { $player } takes a face-down card { $fromTerritory } back to hand.
event-returned-card-territory = { $player } takes { $theCard } { $fromTerritory } back to hand.
event-returned-shown = { $player } takes { $theCard } { $fromTerritory } back to hand.
event-conquered = { $player } moves in, and has { $theTerritory }, unstable.
event-annexed = The revolt succeeds: { $player } annexes { $theTerritory }, unstable.
event-freed = The conspiracy succeeds: { $player } loses { $theTerritory }, independent now.
event-failed = It fails: nothing changes { $inTerritory }.
event-routed = The conspirators { $inTerritory } are beaten.
event-entered = { $player }’s agent, { $theCard }, enters { $theTerritory }.
event-stayed = { $player }’s agent stays at home.
event-ended = { $player } has ended.

## What happened: the end

event-led-category = { $player }: { $category } ({ $count }), 1 point.
event-scored = { $player } has { $points ->
    [one] 1 point
   *[other] { $points } points
} and { $stable ->
    [one] 1 stable territory
   *[other] { $stable } stable territories
}.
event-won = { $player } wins.

## Refusals

error-prince-stays = The Prince is never discarded.
error-not-held = You do not have { $theCard } in your hand.
error-not-so-many = You have only { $count } of { $theCard } to give.
error-draw-excess = You hold too many cards: discard { $count } first.
error-discard-excess = You may discard { $most } at most.
error-no-machiavelli = You do not have Machiavelli: you can only pass.
error-not-yours = Not yours: { $theTerritory }.
error-no-punishment = No Punishment lies with a Counsellor or a Prince of yours { $inTerritory }.
error-revolt-punished = A Punishment answers a conspiracy, not a revolt.
error-no-colonists = No Colonists lie with a Counsellor or your Prince { $inTerritory }.
error-not-the-target = Colonists answer only where the uprising is, not { $inTerritory }.
error-sacrifice-range = You may sacrifice { $most } at most.
error-offer-self = You cannot make an offer to yourself.
error-offers-most = You may have { $most } open offers at most: withdraw one first.
error-offer-not-yours = You have no such offer to withdraw.
error-offer-own = That is your own offer: withdraw it, or wait for an answer.
error-offer-closed = No such offer is open to you.
error-offer-unknown = There is no offer { $offer } for you to answer or withdraw.
error-offer-lacking = You do not have what this offer wants.
error-offer-last = It cannot be accepted: nobody gives the last territory that they have on the table.
error-offer-nothing = Nothing for nothing is no offer.
error-offer-last-card = You have nothing more to give than that card.
error-prince-traded = A Prince is never traded.
error-land-traded = Only cards in hand are traded, and this lies on the table: { $theCard }.
error-land-last = You must keep a territory on the table: you cannot give { $theCard }.
error-land-wanted = You cannot ask for what lies on the table: { $theCard }.
error-land-kept = Nobody whom you ask could give { $theCard } and keep a territory.
error-wanted-too-many = There are only { $most } of { $theCard } in the game.
error-no-land = You have no territory to lay a card on.
error-land-laid = A territory is settled, never laid face down: { $theCard }.
error-nothing-placed = None of your cards lies loose on a territory.
error-nothing-there = None of your cards lies loose { $inTerritory }.
error-recall-full = Your hand would pass twelve: take back { $most } at most.
error-not-there = No such card lies { $inTerritory }: { $card }.
error-no-such-action = None of your command cards can do that now ({ $action }).
error-no-leader = Nobody { $inTerritory } can do that now ({ $action }): it needs a command card there that has not acted.
error-too-few-armies = There are not enough armies { $inTerritory }.
error-has-attacked = That army { $inTerritory } has attacked already in this round ({ $card }).
error-no-aim = There is nothing that you could do that to { $fromTerritory } ({ $action }).
error-cannot-lead = That is not for { $theCard } to do ({ $action }).
error-has-acted = That command card { $inTerritory } has acted already in this round ({ $card }).
error-has-castle = There is a Castle { $inTerritory } already.
error-has-colonists = There are Colonists { $inTerritory } already.
error-is-stable = Stable already: { $theTerritory }.
error-not-on-table = Not on the table: { $theTerritory }.
error-own-target = That is your own: { $theTerritory }.
error-independent = There is nothing to spy on, nor to conspire against, in an independent territory: { $theTerritory }.
error-no-border = There is no border between { $theOrigin } and { $theTerritory }.
error-last-land = A player’s last territory cannot be attacked, nor stirred up: { $theTerritory }.
error-colonised = There are Colonists { $inTerritory }: neither revolt nor conspiracy is possible.
error-cannot-command = Only a Captain or a Prince can command a defence, not { $theCard }.
error-needs-commander = More than one army { $inTerritory } can defend only under a Captain or a Prince there, who is named too.
error-command-nothing = Nobody commands a defence of nothing.
error-impossible-draw = Chance cannot give that now.

## Bad input

error-card-unknown = There is no card “{ $typed }”. Known: { $known }, and the territories.
error-territory-unknown = There is no territory “{ $typed }”. Known: { $known }.
error-notation-number = “{ $typed }” in “{ $move }” should be a number.
error-notation-leader = “{ $typed }” in “{ $move }” is no command card: prince, captain, counsellor.
error-notation-army = “{ $typed }” in “{ $move }” is no army: citizen, mercenary.
error-setup-list = “{ $key }” in the set-up must be a list.
error-setup-flag = “{ $key }” in the set-up must be true or false.
error-setup-round = The set-up’s round cannot be “{ $round }”.
error-setup-phase = The set-up’s phase cannot be “{ $typed }”. Possible: { $known }.
error-setup-mano = In the negotiation the turn is the Mano’s: the set-up names two different players.
error-setup-prince = There is no prince “{ $typed }”. Known: { $known }.
error-setup-princes = { $player } cannot have that prince: no copy is left ({ $prince }).
error-setup-prince-twice = { $player } has one Prince only, and he is in one place.
error-setup-prince-place = The Prince cannot lie { $inTerritory } too.
error-setup-too-many = { $where }: no copy of { $theCard } is left.
error-setup-hand = { $player } cannot hold more than { $most } cards, the Prince among them.
error-setup-owner = A territory needs an `owner` in the set-up; null makes it independent: { $territory }.
error-setup-conspirators = There are conspirators only in an independent territory: { $territory } has an owner.
error-setup-independent = An independent territory has conspirators, is not stable, and has neither colonists nor loose cards: { $territory }.
error-setup-land-laid = A territory is never laid on another: { $card }.
error-setup-piles = A set-up may name the deck or the discard, not both, and only where territories or all hands are named.
error-setup-armies = There are not enough armies left for the hands that the set-up does not name.
error-setup-lands = There are not enough territories left to deal.

## Questions in the terminal

princeps-ask-draw = Draw: discard what you do not want, then draw up to { $target } (you count { $counted }).
princeps-ask-draw-excess = You count { $counted } cards, and { $target } are allowed: discard { $excess } first.
princeps-ask-discard = You hold more than twelve cards. Which do you discard?
princeps-ask-negotiate = Negotiate: make an offer, answer one, or be done.
princeps-ask-give = What do you give?
princeps-ask-want = What do you want for it?
princeps-ask-prepare = Prepare: settle territories, lay cards face down, take cards back, or be ready.
princeps-ask-lay = Where do you lay { $theCard }?
princeps-ask-recall = From which territory do you take a card back?
princeps-ask-recall-card = Which card do you take back { $fromTerritory }?
princeps-ask-act = Act: one action for each command card on your territories.
princeps-ask-from = From which territory?
princeps-ask-at = In which territory?
princeps-ask-leader = Who does it?
princeps-ask-target = Against which territory?
princeps-ask-citizens = How many Citizen armies?
princeps-ask-mercenaries = How many Mercenary armies?
princeps-ask-answer-conspire = { $player } conspires against { $theTerritory }. What do you answer?
princeps-ask-answer-revolt = { $player } stirs up a revolt { $inTerritory }. What do you answer?
princeps-ask-defend = { $player } moves against { $theTerritory } with { $attack }. What defends it?
princeps-ask-under = Under whose command?
princeps-ask-machiavelli = { $attack } against { $defence }. Before it is decided: do you play Machiavelli?
princeps-ask-sacrifice = The battle is lost. How many Citizen armies do you sacrifice, each for one of the winner’s?
princeps-ask-enter = You have { $theTerritory } now. Does your agent enter?

## Choices in the terminal

princeps-move-draw = Draw, until you have { $target }
princeps-move-discard = Discard { $theCard }
princeps-move-done = Be done with negotiating
princeps-move-ready = Be ready: your cards lie as they should
princeps-move-end = End your actions
princeps-move-pass = Pass
princeps-move-machiavelli = Play Machiavelli, and win this
princeps-move-punish = Punish { $fromTerritory }: the conspiracy is cancelled
princeps-move-calm = Settle Colonists { $inTerritory }: the uprising is cancelled, and they stay
princeps-move-enter = Enter it, and leave { $theOrigin }
princeps-move-stay = Stay { $inOrigin }
princeps-move-sacrifice = { $count ->
    [0] None: they go to your hand
    [one] 1 Citizen army
   *[other] { $count } Citizen armies
}
princeps-move-stabilise = Stabilise { $theTerritory }: the Prince spends his action
princeps-move-defend-nothing = Nothing: let it come
princeps-asked = { $question } ({ $chosen })
princeps-step-where = { $territory }: { $cards }
princeps-step-aim = { $territory } ({ $owner })
princeps-step-aim-independent = { $territory } (independent)
princeps-polity-free = Free
princeps-polity-noble = Noble
princeps-polity-oriental = Oriental
princeps-wealth-commerce = Commerce
princeps-wealth-gold = Gold
princeps-wealth-agriculture = Agriculture
princeps-short-oriental = Orient.
princeps-short-noble = Noble
princeps-short-free = Free
princeps-short-agriculture = Agric.
princeps-short-gold = Gold
princeps-short-commerce = Comm.
princeps-step-offer = Make an offer to:
princeps-step-offer-anyone = Make an offer to anyone
princeps-step-accept = Accept offer { $offer } of { $player } (gives { $give }; wants { $want })
princeps-step-decline = Decline offer { $offer } of { $player } (gives { $give }; wants { $want })
princeps-step-withdraw = Withdraw offer { $offer } to { $other } (you give { $give }; you want { $want })
princeps-step-nothing = nothing
princeps-step-settle = Settle { $theTerritory } ({ $about })
princeps-step-lay = Lay { $theCard } face down
princeps-step-recall = Take a card back from a territory
princeps-step-attack = Attack with armies, under a Captain or the Prince
princeps-step-revolt = Stir up a Revolt, to annex a neighbour
princeps-step-conspire = Hatch a Conspiracy, to make a neighbour independent
princeps-step-spy = Send a Spy, to turn up what lies face down
princeps-step-fortify = Build a Castle
princeps-step-colonise = Settle Colonists
princeps-step-reform = Reform the laws, to stabilise
princeps-step-stabilise = Stabilise with the Prince { $inTerritory }
princeps-step-force = { $citizens ->
    [0] { $mercenaries ->
        [one] 1 Mercenary army
       *[other] { $mercenaries } Mercenary armies
    }
    [one] 1 Citizen army{ $mercenaries ->
        [0] { "" }
        [one] {" "}and 1 Mercenary army
       *[other] {" "}and { $mercenaries } Mercenary armies
    }
   *[other] { $citizens } Citizen armies{ $mercenaries ->
        [0] { "" }
        [one] {" "}and 1 Mercenary army
       *[other] {" "}and { $mercenaries } Mercenary armies
    }
}
princeps-step-citizens = { $citizens ->
    [0] no Citizen army
    [one] 1 Citizen army
   *[other] { $citizens } Citizen armies
}; then choose how many Mercenaries
princeps-step-under = under { $theCard }
princeps-step-strength = strength { $sum }
princeps-step-sea = { $armies } − 1 by sea = { $total }
princeps-step-inclined = 1 + 1 = 2
princeps-step-against = against { $low }{ $high ->
    [same] { "" }
   *[other] –{ $high }
}
princeps-step-made-of = ({ $parts })
princeps-part-armies = { $count ->
    [one] 1 army shown
   *[other] { $count } armies shown
}
princeps-part-castle = Castle + 1
princeps-part-prince = prince + 1
princeps-part-conspirators = conspirators 1
princeps-part-empty = nothing there
princeps-step-lone = a lone army would retreat from a bare Castle

## The table

princeps-table-round = Round { $round } of { $rounds }
princeps-table-round-deck = Round { $round }, one deck
princeps-table-mano = Mano { $player } ↺
princeps-table-deck = deck { $count }
princeps-table-discards = discards { $count }
princeps-table-discarded = Discarded:
princeps-table-player = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
princeps-table-points = { $points ->
    [one] 1 point
   *[other] { $points } points
} now
princeps-table-score = { $points ->
    [one] 1 point
   *[other] { $points } points
}
princeps-table-independent = Independent
princeps-table-unstable = unstable
princeps-table-castle = castle
princeps-table-colonists = colonists
princeps-table-conspirators = conspirators
princeps-table-face-down = { $count } face down
princeps-table-shown = shown: { $cards }
princeps-table-acted = has acted: { $cards }
princeps-table-no-land = no territory
princeps-table-hand = Your hand:
princeps-table-hand-of = Hand:
princeps-table-offers = Offers
princeps-table-offer = { $offer }: { $player } to { $other } — gives { $give }; wants { $want }
princeps-table-anyone = anyone
princeps-table-nothing = nothing
princeps-table-contest-attack = { $player } attacks { $theTerritory } { $fromOrigin } with { $attack }
princeps-table-contest-revolt = { $player } stirs up a revolt { $inTerritory } { $fromOrigin } ({ $attack })
princeps-table-contest-conspire = { $player } conspires { $inTerritory } { $fromOrigin } ({ $attack })
princeps-table-contest-defence = defended with { $defence }
princeps-table-legend = Ven·Br5 owner, cards · → borders, ~ by sea · ? face down · (…) off table
princeps-table-folded = Ven·5! cards, unstable · ^ castle · + colonists · Enter: the whole table
princeps-mark-hand_counts = placed cards count for the draw
princeps-mark-tied_category = ties score nothing
princeps-mark-trade_territories = territories on the table are not traded
princeps-option-players = how many play
princeps-option-rounds = how many rounds, five or more, or until the deck is empty
princeps-option-hand_counts = whether cards on territories count towards the draw
princeps-option-tied_category = whether all who lead a category together score, or none
princeps-option-trade_territories = whether territories on the table may be traded

## The summary card

princeps-summary-title = Summary card
princeps-summary-goal = Goal: most points at the end, 1 each for most territories, most stable gold, most stable commerce, most stable agriculture.
princeps-summary-round = A round
princeps-summary-round-about = from the Mano on, anticlockwise (↺): draw up to your territories + 4 (twelve at most) · negotiate, all at once · prepare: settle territories, lay cards face down · act: one action for each command card
princeps-summary-prince-about = does everything; stabilises the territory in which he is. Never lost
princeps-summary-counsellor-about = uses the political cards in the same territory
princeps-summary-captain-about = leads armies, in attack and in defence
princeps-summary-citizen-about = 1 in attack and defence; in defeat it flees to your hand, or is sacrificed for one of the winner’s armies
princeps-summary-mercenary-about = 1 in attack and defence; lost in defeat if it fought
princeps-summary-revolt-about = 1, and 1 more in a free territory: annexes a neighbour. Ecclesiastic and popular princes resist with 1 more
princeps-summary-conspiracy-about = 1, and 1 more in a noble territory: makes a neighbour independent. Castles do not help; ecclesiastic and hereditary princes resist with 1 more
princeps-summary-spy-about = turns up all that lies face down in any rival territory
princeps-summary-reform-about = stabilises a territory
princeps-summary-colonists-about = in force they stabilise a territory, and keep revolt and conspiracy away; lying there with a Counsellor or the Prince they can answer one
princeps-summary-castle-about = 1 more in defence against attack and revolt; a lone army retreats from it if no army defends
princeps-summary-punishment-about = answers a conspiracy against you, if it lies with a Counsellor or the Prince: it is cancelled
princeps-summary-machiavelli-about = wins any contest at once, from hand or territory
princeps-summary-rules = Attack minus 1 by sea. More than one army defends only under a Captain or Prince. A tie costs each side one army, if it has any there. A player’s last territory is safe. What is taken is unstable, and unstable wealth counts for nothing.
princeps-summary-words = In words: discard spy · draw · offer Bruno give spy want captain · offer anyone give nothing want milan · accept 1 · done · settle milan · lay captain citizen in milan · recall captain from milan · ready · attack ferrara from milan with captain citizen mercenary · revolt genoa from milan by counsellor · spy rome from milan by prince · fortify milan by counsellor · stabilise milan · end · decline 1 · withdraw 1 · conspire ferrara from milan by prince · colonise milan by prince · reform milan by prince · punish from milan · colonise milan · defend citizen mercenary under captain · machiavelli · pass · sacrifice 1 · enter · stay.

## Opponents

bot-princeps-random-name = Ventura
bot-princeps-random-role = the wanderer
bot-princeps-random-style = Goes where the wind blows, trades anything, and sometimes wins a province by mistake.
bot-princeps-planner-name = Fabrizio
bot-princeps-planner-role = the captain
bot-princeps-planner-style = Settles, garrisons, and strikes where the odds are good; trades what can be spared.
bot-princeps-search-name = Bianca
bot-princeps-search-role = the strategist
bot-princeps-search-style = Plays the coming rounds out in her head, for all that may lie hidden, before she moves one soldier.

## The table in the browser

princeps-closed-attack = Needs the Prince or a Captain who has not acted, with an army in the same territory, beside one that can be attacked.
princeps-closed-revolt = Needs a Revolt with the Prince or a Counsellor who has not acted, beside a territory that can be stirred up.
princeps-closed-conspire = Needs a Conspiracy with the Prince or a Counsellor who has not acted, beside a rival’s territory.
princeps-closed-spy = Needs a Spy with the Prince or a Counsellor who has not acted.
princeps-closed-fortify = Needs a Castle with the Prince or a Counsellor who has not acted, where there is none yet.
princeps-closed-colonise = Needs Colonists with the Prince or a Counsellor who has not acted, where there are none yet.
princeps-closed-reform = Needs a Legal reform with the Prince or a Counsellor who has not acted, in an unstable territory.
princeps-closed-stabilise = Needs the Prince himself, who has not acted, in an unstable territory.
princeps-closed-punish = No Punishment of yours lies with a Counsellor or the Prince.
princeps-closed-accept = Accept
princeps-step-walls = that leaves { $total } against { $attack }
princeps-ui-phases = The round
princeps-ui-past = done
princeps-ui-phase-draw = Draw
princeps-ui-phase-negotiate = Negotiate
princeps-ui-phase-prepare = Prepare
princeps-ui-phase-act = Act
princeps-ui-players = Players
princeps-ui-anticlockwise = Play goes round anticlockwise, from right to left here
princeps-ui-you = You
princeps-ui-rules-as = { $prince }
princeps-ui-hand-of = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
princeps-ui-hand-of-done = done: an offer by name calls them back
princeps-ui-points = { $points } pt
princeps-ui-mano = Mano: goes first in this round
princeps-ui-done = done negotiating
princeps-ui-bargains = still negotiating
princeps-ui-asked = is asked
princeps-ui-away = away
princeps-ui-wait = Waiting for { $players }
princeps-ui-watch = See what happens
princeps-ui-watch-draw = { $player } draws
princeps-ui-watch-prepare = { $player } prepares
princeps-ui-watch-act = { $player } acts
princeps-ui-so-far = So far
princeps-ui-story = What happened
princeps-ui-you-player-attacked = You attack { $theTerritory } { $fromOrigin }.
princeps-ui-you-player-revolted = You stir up a revolt { $inTerritory } { $fromOrigin }.
princeps-ui-you-player-conspired = You hatch a conspiracy { $inTerritory } { $fromOrigin }.
princeps-ui-you-player-spied = You send a Spy { $fromOrigin } to { $theTerritory }: what lies face down there is turned up.
princeps-ui-you-player-fortified = You build a Castle { $inTerritory }.
princeps-ui-you-player-colonised = You settle Colonists { $inTerritory }: it is stable, and safe from revolt and conspiracy.
princeps-ui-you-player-reformed = You reform the laws { $inTerritory }: it is stable.
princeps-ui-you-player-stabilised = Your Prince spends his action { $inTerritory }: it is stable.
princeps-ui-you-player-punished = You punish the conspirators { $fromTerritory }: the conspiracy is cancelled.
princeps-ui-you-player-calmed = You settle Colonists { $inTerritory }: the uprising is over, and the territory is stable.
princeps-ui-you-player-defended = You defend with { $citizens ->
    [0] { $mercenaries ->
        [one] 1 Mercenary army
       *[other] { $mercenaries } Mercenary armies
    }
    [one] 1 Citizen army{ $mercenaries ->
        [0] { "" }
        [one] {" "}and 1 Mercenary army
       *[other] {" "}and { $mercenaries } Mercenary armies
    }
   *[other] { $citizens } Citizen armies{ $mercenaries ->
        [0] { "" }
        [one] {" "}and 1 Mercenary army
       *[other] {" "}and { $mercenaries } Mercenary armies
    }
}.
princeps-ui-you-player-undefended = You defend with nothing.
princeps-ui-you-player-trumped = You play Machiavelli, and win at once!
princeps-ui-you-player-won-battle = You win the battle for { $theTerritory }.
princeps-ui-you-player-lost-battle = You lose the battle for { $theTerritory }.
princeps-ui-you-player-retreated = You retreat { $fromTerritory } without loss.
princeps-ui-you-player-sacrificed = You sacrifice { $count ->
    [0] nobody
    [one] 1 Citizen army
   *[other] { $count } Citizen armies
}.
princeps-ui-you-player-died = You lose { $theCard } in battle.
princeps-ui-you-player-lost = You lose { $theCard }.
princeps-ui-you-player-conquered = You move in, and have { $theTerritory }, unstable.
princeps-ui-you-player-annexed = The revolt succeeds: you annex { $theTerritory }, unstable.
princeps-ui-you-player-freed = The conspiracy succeeds: you lose { $theTerritory }, independent now.
princeps-ui-you-player-entered = Your agent, { $theCard }, enters { $theTerritory }.
princeps-ui-you-player-stayed = Your agent stays at home.
princeps-ui-against = against
princeps-ui-back = Back
princeps-ui-cancel = Cancel
princeps-ui-pass = Pass
princeps-ui-card-does = { $card }: { $does }
princeps-ui-card-citizen = Citizen
princeps-ui-card-mercenary = Mercenary
princeps-ui-card-reform = Reform
princeps-ui-card-conspiracy = Conspiracy
princeps-ui-hand = Your hand
princeps-ui-hand-named = { $player }: hand
princeps-ui-hand-empty = Your hand is empty.
princeps-ui-hand-count = Your hand: { $count }
princeps-ui-draw = Discard, then draw up
princeps-ui-draw-first = You go first: discard, then draw up
princeps-ui-target = target
princeps-ui-counted = you count
princeps-ui-you-draw = you draw
princeps-ui-too-many = too many
princeps-ui-draw-hint = Your target: your territories and 4 more, twelve at most. The Prince counts wherever he is; cards on territories do not, unless this table says so. { $deck } cards are in the deck.
princeps-ui-tap-discard = Tap what you discard; discards lie open
princeps-ui-keep-draw = { $draws ->
    [0] Keep all, draw nothing
    [one] Keep all, draw 1
   *[other] Keep all, draw { $draws }
}
princeps-ui-discard-draw = Discard { $count }, draw { $draws }
princeps-ui-must-discard = Discard { $count } first
princeps-ui-limit = Your hand is over twelve
princeps-ui-limit-hint = { $count ->
    [one] Discard 1 card: nobody holds more than twelve. Never the Prince.
   *[other] Discard { $count } cards: nobody holds more than twelve. Never the Prince.
}
princeps-ui-discard-so-many = Discard { $count } of { $of }
princeps-ui-negotiate = Negotiate
princeps-ui-negotiating = The others negotiate
princeps-ui-you-are-done = You are done negotiating
princeps-ui-bargaining = Still negotiating: { $players }.
princeps-ui-all-done = All the others are done.
princeps-ui-offers-open = { $count ->
    [one] You have 1 open offer of 3.
   *[other] You have { $count } open offers of 3.
}
princeps-ui-no-offers = No offer is open to you.
princeps-ui-no-offers-hint = You can make one: cards or territories for others, or a gift. Promises bind nobody.
princeps-ui-became = What became of offers
princeps-ui-make-offer = Make an offer
princeps-ui-be-done = I am done
princeps-ui-accept = Accept
princeps-ui-decline = Decline
princeps-ui-withdraw = Withdraw
princeps-ui-to-you = to you
princeps-ui-to-anyone = to anyone
princeps-ui-to = to { $player }
princeps-ui-gives = gives
princeps-ui-wants = wants
princeps-ui-you-give = You give
princeps-ui-you-want = You want
princeps-ui-declined-by = Declined by { $players }.
princeps-ui-you-declined = You have declined it.
princeps-ui-anyone = Anyone
princeps-ui-anyone-hint = the first who accepts has it
princeps-ui-anyone-done = all are done: only an offer by name calls somebody back
princeps-ui-offer-new = A new offer
princeps-ui-offer-path = The offer so far
princeps-ui-offer-part-to = to
princeps-ui-offer-part-give = give
princeps-ui-offer-part-want = want
princeps-ui-offer-part-send = send
princeps-ui-offer-to = To whom?
princeps-ui-offer-give = What do you give?
princeps-ui-offer-want = What do you want?
princeps-ui-offer-send = Send it?
princeps-ui-offer-give-hint = Cards of your hand, never the Prince, and your territories but the last. Choose none to ask for a gift.
princeps-ui-offer-want-hint = You may ask for anything, whoever holds it: asking tells nothing. Tap again for one more; choose none to make a gift.
princeps-ui-offer-wanted = Wanted
princeps-ui-offer-without = Without { $theCard }
princeps-ui-offer-lands = A territory
princeps-ui-offer-cards = Other cards
princeps-ui-offer-held = In your hand
princeps-ui-offer-placed = On the table
princeps-ui-offer-off = Not on the table
princeps-ui-offer-goes = { $territories }: on the table. With a territory go its castle, its colonists and its state; other cards there return to their owner’s hand.
princeps-ui-offer-of = on the table, { $player }’s
princeps-ui-offer-give-next = Give { $cards }, go on
princeps-ui-offer-want-next = Want { $cards }, go on
princeps-ui-offer-do = Offer { $player }: { $give } for { $want }
princeps-ui-offer-send-hint = Only { $player } sees it; of a trade the others see who, how many cards, and which territories on the table. It lapses if you no longer have what you give. You can withdraw it.
princeps-ui-offer-send-hint-all = Everybody sees it; the first who accepts has it. It lapses if you no longer have what you give. You can withdraw it.
princeps-ui-offer-no = That offer cannot be made now.
princeps-ui-prepare = Lay cards face down
princeps-ui-prepare-hint = Tap a card, then a territory of yours, or drag it there. Who commands, and what is to be used, must lie together.
princeps-ui-prepare-left = { $hand } in hand; cards lie on { $laid } of your territories.
princeps-ui-lay-where = Where do you lay { $theCard }?
princeps-ui-lay-hint = Tap a territory on the map, or here. Others see only that a card lies there. Piles may be bluffs.
princeps-ui-lay-in = Lay { $theCard } { $inTerritory }.
princeps-ui-lay-here = { $territory }: lay cards here
princeps-ui-lay-here-hint = Tap cards of your hand: they go here, face down.
princeps-ui-lay-here-more = Tap cards of your hand to lay more here; tap one that lies here to take it back. What only you see has a dashed edge.
princeps-ui-lay-elsewhere = Lay cards elsewhere
princeps-ui-lies-here = What lies here
princeps-ui-bare = nothing lies here
princeps-ui-recall = Take back { $theCard } { $fromTerritory }
princeps-ui-settle = Settle { $theTerritory }?
princeps-ui-settle-hint = It becomes yours, stable, and cards can be laid on it at once. It cannot be taken back to hand.
princeps-ui-settle-do = Settle { $theTerritory }
princeps-ui-ready = Ready
princeps-ui-ready-ask = Lay nothing?
princeps-ui-ready-hint = You have laid no cards this round. Once you are ready, you cannot go back.
princeps-ui-ready-do = Lay nothing
princeps-ui-act = Act: who gives the orders?
princeps-ui-act-hint = One action for each Prince, Captain and Counsellor on your territories, with cards that lie in the same place. Choose where.
princeps-ui-act-nobody = None of your command cards lies on a territory: there is nothing that you could do in this round.
princeps-ui-act-here = { $territory }: what is done here?
princeps-ui-act-goal = Target: { $territory }. Choose what to do from { $source }.
princeps-ui-act-none-here = Nothing can be done here now: see below what each action needs.
princeps-ui-all-acted = All who command here have acted.
princeps-ui-act-left = { $count ->
    [0] All your command cards have acted.
    [one] 1 command card has not acted.
   *[other] { $count } command cards have not acted.
}
princeps-ui-command = Your command cards
princeps-ui-can-nothing = nothing to do here now
princeps-ui-closed = What cannot be done now, and why
princeps-ui-end = End my actions
princeps-ui-path = Your action so far
princeps-ui-how-many = With which armies?
princeps-ui-armies = Armies that march
princeps-ui-do-attack = Attack
princeps-ui-do-attack-hint = a neighbour, with armies
princeps-ui-do-revolt = Revolt
princeps-ui-do-revolt-hint = annex a neighbour
princeps-ui-do-conspire = Conspire
princeps-ui-do-conspire-hint = make a neighbour independent
princeps-ui-do-spy = Spy
princeps-ui-do-spy-hint = turn up what lies face down
princeps-ui-do-fortify = Build the Castle
princeps-ui-do-fortify-hint = 1 more against attack and revolt
princeps-ui-do-colonise = Settle the Colonists
princeps-ui-do-colonise-hint = stable, and safe from revolt and conspiracy
princeps-ui-do-reform = Reform the laws
princeps-ui-do-reform-hint = the territory becomes stable
princeps-ui-do-stabilise = Stabilise
princeps-ui-do-stabilise-hint = the Prince spends his action on it
princeps-ui-commit-attack = Attack { $theTerritory }
princeps-ui-commit-revolt = Stir up a revolt { $inTerritory }
princeps-ui-commit-conspire = Conspire { $inTerritory }
princeps-ui-commit-spy = Spy on { $theTerritory }
princeps-ui-commit-fortify = Build the Castle { $inTerritory }
princeps-ui-commit-colonise = Settle the Colonists { $inTerritory }
princeps-ui-commit-reform = Reform the laws { $inTerritory }
princeps-ui-if-attack = More than the defence takes it, unstable. Less: your Mercenaries that fought are lost, your leader goes to hand. Equal: each side loses one army.
princeps-ui-if-revolt = More than the defence annexes it, unstable; else the card is lost without effect. Colonists may answer it first.
princeps-ui-if-conspire = More than the defence makes it independent; else the card is lost. A Punishment or Colonists may answer it first.
princeps-ui-answer = Do you answer it?
princeps-ui-answer-stake-conspire = If it succeeds, { $theTerritory } becomes independent. A Punishment cancels it and is discarded; Colonists there cancel it and stay. If you let it come, you are asked for your defence.
princeps-ui-answer-stake-revolt = If it succeeds, { $theTerritory } is annexed. Colonists there cancel it and stay. If you let it come, you are asked for your defence.
princeps-ui-let-come = Let it come
princeps-ui-do-punish = Punish { $fromTerritory }
princeps-ui-do-punish-none = Punish
princeps-ui-do-calm = Settle Colonists
princeps-ui-secret-hint = Everybody is asked this, whatever they hold.
princeps-ui-defend = Defend { $theTerritory }
princeps-ui-reveal = Armies to reveal
princeps-ui-reveal-in = Reveal { $inTerritory }
princeps-ui-no-armies = no army lies there
princeps-ui-defend-hint = Two armies or more need a Captain or the Prince there. What you reveal stays shown.
princeps-ui-defend-attack = If the attack is stronger, { $theTerritory } is lost: your Mercenaries that defended are discarded, all else goes to your hand.
princeps-ui-defend-revolt = If the revolt is stronger, { $theTerritory } is annexed: Mercenaries that defended are discarded, all else goes to your hand.
princeps-ui-defend-conspire = If the conspiracy is stronger, { $theTerritory } becomes independent. A castle does not help.
princeps-ui-do-defend = { $count ->
    [one] Reveal one army: { $defence }
   *[other] Reveal { $count } armies: { $defence }
}
princeps-ui-do-defend-nothing = Reveal nothing: { $defence }
princeps-ui-defend-private = Only you see this sum until you answer.
princeps-ui-machiavelli = Machiavelli?
princeps-ui-both-asked = Both sides are asked
princeps-ui-play-him = Play him
princeps-ui-machiavelli-attack = If nobody plays him, these numbers decide the battle for { $theTerritory }. Who plays him wins at once.
princeps-ui-machiavelli-attack-mine = If nobody plays him, these numbers decide the battle for { $theTerritory }, which you want. Who plays him wins at once.
princeps-ui-machiavelli-revolt = If nobody plays him, these numbers decide the revolt for { $theTerritory }. Who plays him wins at once.
princeps-ui-machiavelli-revolt-mine = If nobody plays him, these numbers decide the revolt for { $theTerritory }, which you want. Who plays him wins at once.
princeps-ui-machiavelli-conspire = If nobody plays him, these numbers decide the conspiracy for { $theTerritory }. Who plays him wins at once.
princeps-ui-machiavelli-conspire-mine = If nobody plays him, these numbers decide the conspiracy for { $theTerritory }, which you want. Who plays him wins at once.
princeps-ui-sacrifice = Sacrifice Citizens?
princeps-ui-sacrifice-hint = The battle for { $theTerritory } is lost. Each Citizen army that you sacrifice takes one of the winner’s armies with it, picked by chance; the others flee to your hand.
princeps-ui-enter = Enter { $theTerritory }?
princeps-ui-enter-hint = The revolt has succeeded. Your agent has acted, wherever he stands; nobody else is there to hold what is yours now.
princeps-ui-terms-attack = { $armies ->
    [one] 1 army
   *[other] { $armies } armies
}{ $sea ->
    [0] , by land
   *[other] , −1 by sea
}
princeps-ui-terms-revolt = revolt 1{ $bonus ->
    [0] { "" }
   *[other] , free territory +1
}
princeps-ui-terms-conspire = conspiracy 1{ $bonus ->
    [0] { "" }
   *[other] , noble territory +1
}
princeps-ui-terms-defence = { $armies ->
    [0] no army
    [one] 1 army
   *[other] { $armies } armies
}{ $walls ->
    [0] { "" }
   *[other] , castle or prince +{ $walls }
}
princeps-ui-score = If it ended now
princeps-ui-score-hint = 1 point for each category in which you lead. Wealth counts in stable territories only.
princeps-ui-category = Category
princeps-ui-category-territories = Territories
princeps-ui-category-gold = Gold
princeps-ui-category-commerce = Commerce
princeps-ui-category-agriculture = Agriculture
princeps-ui-category-points = Points
princeps-ui-tie = Equal points: { $players }
princeps-ui-tie-stable = Stable territories
princeps-ui-tie-gold = Gold, stable or not
princeps-ui-tie-commerce = Commerce, stable or not
princeps-ui-tie-decides = decides
princeps-ui-tie-equal = equal
princeps-ui-tie-unasked = not needed
princeps-ui-ahead-points = { $players }: most points.
princeps-ui-ahead-stable = { $players }: more stable territories decide between equal points.
princeps-ui-ahead-gold = { $players }: more gold decides between equals.
princeps-ui-ahead-commerce = { $players }: more commerce decides between equals.
princeps-ui-ahead-shared = Shared: { $players }.
princeps-ui-after-rounds = After { $rounds } rounds.
princeps-ui-auto-machiavelli = Machiavelli’s question
princeps-ui-auto-machiavelli-hint = Pass in every contest, even if you hold him.
princeps-ui-about = Bargain, lay cards face down on your territories, and strike by arms, revolt or conspiracy.
princeps-ui-facts = 2 to 5 players, 60 minutes
princeps-ui-value-rounds-deck = until the deck is empty
princeps-ui-count-rounds = { $value } rounds
princeps-ui-value-hand_counts-hand = the hand only
princeps-ui-value-hand_counts-hand-placed = the hand and laid cards
princeps-ui-value-tied_category-all = all who lead score
princeps-ui-value-tied_category-none = nobody scores in a tie

## The map in the browser

princeps-ui-map = Map of the territories
princeps-ui-map-sentence = { $territory }: { $parts }.
princeps-ui-map-is = { $parts }
princeps-ui-map-yours = yours
princeps-ui-map-of = held by { $player }
princeps-ui-map-independent = independent
princeps-ui-map-off = not on the table
princeps-ui-map-free = free
princeps-ui-map-noble = noble
princeps-ui-map-oriental = oriental
princeps-ui-map-gold = gold
princeps-ui-map-commerce = commerce
princeps-ui-map-agriculture = agriculture
princeps-ui-map-stable = stable
princeps-ui-map-down = { $count ->
    [one] 1 card face down
   *[other] { $count } cards face down
}
princeps-ui-map-face-down = face down
princeps-ui-map-shown = shown
princeps-ui-map-bare = no cards
princeps-ui-map-only-you = Only you see { $count ->
    [one] this; the others see 1 card.
   *[other] these; the others see { $count } cards.
}
princeps-ui-map-by-land = borders by land
princeps-ui-map-by-sea = borders by sea
princeps-ui-map-parts = Part of the map
princeps-ui-map-short = { $shortTerritory }
princeps-ui-map-all = All
princeps-ui-map-west = West
princeps-ui-map-north = North
princeps-ui-map-south = South
princeps-ui-map-east = East
princeps-ui-map-list = List
princeps-ui-map-lands = Territories
princeps-ui-map-find = Find a territory
princeps-ui-map-show = Show
princeps-ui-map-every = all { $count }
princeps-ui-map-mine = borders mine
princeps-ui-map-you = You
princeps-ui-map-independents = Independent
princeps-ui-map-others = Not on the table
princeps-ui-map-none = No territory fits.
princeps-ui-map-on-map = Show on the map
princeps-ui-map-caravel = Western Mediterranean
princeps-ui-map-galley = Tyrrhenian Sea
princeps-ui-map-bucentaur = Adriatic
princeps-ui-map-carrack = Ionian Sea
princeps-ui-map-cog = Levant Sea
princeps-ui-map-dhow = Gulf


## The first game, explained

princeps-lesson-draw = You are a prince with three territories. A round has four phases [1]: draw, negotiate, prepare, act. First you draw [2] up to { $target } cards, so { $count } now.
princeps-lesson-draw-why = Everybody draws up to their territories and four more: whoever has more lands has more cards. The Prince counts as one of them, wherever he is.
princeps-lesson-deal = Now all negotiate at once. { $player } offers you { $aGive } for { $aWant } [1]: a good trade, because somebody must lead your armies. Accept it [2], or decline.
princeps-lesson-deal-why = Only the two of you see this offer. A trade is carried out at once and as a whole, and nobody can cheat; promises beyond it bind nobody.
princeps-lesson-offer = You may make offers too [1]: say what you give and what you want, to one rival or to anyone. Try { $aGive } [2] for { $aWant }: whoever has one may agree. When you want no more, be done [3].
princeps-lesson-offer-why = You do not see what others hold, so ask. An offer costs nothing until it is accepted; whoever cannot or will not, declines. The phase ends when everybody is done.
princeps-lesson-dealt = Your offer was accepted, and the cards have changed hands. Offer more if you like, or be done [1].
princeps-lesson-dealt-why = Of a trade by name the others see only who, and how many cards. Whoever is done comes back when somebody makes them an offer by name.
princeps-lesson-prepare = Prepare [1]: lay cards face down on your territories. Begin with { $theLeader } [2] { $inOrigin } [3]: next to it is { $theTerritory } [4], where { $owner } has { $most ->
    [0] no card.
    [one] only one card.
   *[other] only { $most } cards.
}
princeps-lesson-prepare-why = Cards work only together with a leader in the same territory: armies under a Captain or the Prince, all others under a Counsellor or the Prince. The others see how many cards lie there, but not which.
princeps-lesson-armies = Now an army [1] beside the leader [2], and then a second: each counts 1, and you want more than can stand against you.
princeps-lesson-armies-why = Citizens and mercenaries are equally strong. Mercenaries that fight and are beaten are lost; beaten citizens come back to your hand, or take one of the winner’s armies along.
princeps-lesson-guard = That is a force to attack with. Now lay the Prince [1] in another territory: he does everything, and what lies beside him is of use.
princeps-lesson-guard-why = The Prince is never lost: if his territory falls, he comes back to your hand. On the table he acts once a round, and commands a defence.
princeps-lesson-ready = Beside the Prince, lay an army to defend, and the Punishment, if you have it, against conspiracies; Colonists beside the Prince can answer a revolt there too. What stays in hand does nothing in this round. When all lie as they should, be ready [1].
princeps-lesson-ready-why = A territory without armies is an invitation: leave empty what you can bear to lose. While you prepare you may take cards back, and lay them elsewhere.
princeps-lesson-punish = All act in turn now. { $player } hatches a conspiracy in one of your territories [1]: if it succeeds, nobody owns it any more. { $can ->
    [0] A Punishment beside your Prince or a Counsellor would cancel it; you have none laid so, and can only let it come [2].
   *[other] Your Punishment lies where it works: with it [2] you cancel the conspiracy.
}
princeps-lesson-punish-why = You are asked in any case, so that nobody learns from the question what you hold. A conspiracy has 1, in a noble territory 2, and must be stronger than your armies there; Colonists that lie in the territory with a Counsellor or the Prince could answer too.
princeps-lesson-defend = { $player } [1] attacks { $theTerritory } [2] with { $attack }. You have { $armies ->
    [0] no army there.
    [one] 1 army there: tap it [3] to reveal it.
   *[other] { $armies } armies there: tap those [3] that you reveal.
} With as many as the attack you hold the land, and each side loses one; with more you win; with fewer it is lost.
princeps-lesson-defend-why = One army can defend alone, several only under a Captain or the Prince. What you keep back stays face down; if the land falls, the mercenaries that defended are lost, and the rest goes to your hand.
princeps-lesson-resist = { $player } [1] turns { $theTerritory } [2] against you with { $attack }. You have { $armies ->
    [0] no army there.
    [one] 1 army there: tap it [3] to reveal it.
   *[other] { $armies } armies there: tap those [3] that you reveal.
} With as many or more it fails, and its card is lost; with fewer you lose the land.
princeps-lesson-resist-why = Revolt and conspiracy are not beaten back but outlasted: armies resist, a Castle helps against a revolt only, and some kinds of prince resist by themselves.
princeps-lesson-machiavelli = { $attack } against { $defence } [1]. Before any contest is decided, both sides are asked for Machiavelli, the one card that wins at once. Without him you pass [2]; from now on that is done for you.
princeps-lesson-machiavelli-why = There is one Machiavelli in the game, and he may come from the hand. Both sides answer before either knows, so a silent rival may still have him.
princeps-lesson-act = Your turn to act: each Prince, Captain and Counsellor on the table may do one thing. Your force { $inOrigin } [1] can attack [2] { $theTerritory } [3]: you have { $armies ->
    [one] 1 army,
   *[other] { $armies } armies,
} against { $most } at most.
princeps-lesson-act-why = More than the defence wins, and your force moves in. As many costs each side one army, fewer lose. By sea an attack has 1 less, and a player’s last territory is safe.
princeps-lesson-act-idle = Your turn to act: each Prince, Captain and Counsellor on the table may do one thing, with cards in the same territory. You have no leader with an army on a border by land; so do what else you can, or end [1].
princeps-lesson-won = You have won, and your force has moved in [1]: the territory is yours. It is unstable: it counts as a territory, but its wealth counts for nothing yet. { $next ->
    [act] Act on, or end [2].
    [end] Now end your actions [2].
   *[none] { "" }
}
princeps-lesson-won-why = Your force stays where it has won, and no longer guards what it left. Unstable land is made stable by a Legal reform, Colonists, or the Prince.
princeps-lesson-failed = This attack has not won the territory [1]. With as many on both sides each loses one army; whoever has fewer loses the mercenaries, and citizens come back to hand. { $next ->
    [act] Act on, or end [2].
    [end] Now end your actions [2].
   *[none] { "" }
}
princeps-lesson-failed-why = The numbers beside a target say what can stand against you: every card that lies face down might be an army. A Spy turns them up before you strike.
princeps-lesson-sacrifice = You have lost the battle [1], but citizens fight to the end: each that you sacrifice takes one of the winner’s armies along. Those you spare return to your hand.
princeps-lesson-sacrifice-why = An army that dies is discarded, yours as the winner’s. Mercenaries never do this: in defeat they are simply lost.
princeps-lesson-enter = Your revolt has won the territory. Whoever stirred it up may enter [1], to hold it, or stay at home [2].
princeps-lesson-enter-why = A leader who enters brings no army along. He can use the land’s cards from there in the next round, and be caught there too.
princeps-lesson-points = A new round; a game has six. At its end a point goes to whoever has most in a category: territories, stable gold, stable commerce, stable agriculture. If it ended now, you [1] would have { $points }. Draw again; you may discard first what you do not need.
princeps-lesson-points-why = Only stable land counts for wealth, and all who lead together score. The Mano, who goes first, passes on each round.
princeps-lesson-again = The same four phases again. You may make offers, or simply be done [1].
princeps-lesson-again-why = What you need now may lie in a rival’s hand: armies, a Counsellor, a territory card. Cards that you cannot use are good to give.
princeps-lesson-settle = You have drawn a territory [1]: settle it [2]. It is yours at once, stable, wherever it lies, and cards may be laid there in this round.
princeps-lesson-settle-why = Territories from the deck are the quiet way to grow: one more counts for most territories, for its wealth, and for the draw.
princeps-lesson-unstable = What you took is unstable [1]: its wealth does not count. Lay a Counsellor [2] and a Legal reform [3] there, and use them when you act. The Prince there can do it without a card.
princeps-lesson-unstable-why = Counsellors use political cards, captains only lead armies, and the Prince does everything. Loose cards may be taken back while you prepare, and laid elsewhere.
princeps-lesson-set = Both lie there now [1]. Lay what else you need, or be ready [2].
princeps-lesson-set-why = An army beside them defends what you have won. What stays in your hand is safe, but does nothing in this round.
princeps-lesson-stabilise = Now make what you took [1] stable [2]: from then on its wealth counts for you. Then end your actions.
princeps-lesson-stabilise-why = Each leader acts once a round, so the captain may still attack. The reform is used up; Colonists would stay, and keep revolts and conspiracies away.
princeps-lesson-stable = It is stable now [1], and its wealth counts for you. { $next ->
    [act] Act on, or end [2].
    [end] Now end your actions [2].
   *[none] { "" }
}
princeps-lesson-stable-why = It stays stable until somebody takes it. Between equal points, more stable territories decide.
princeps-lesson-end-ahead = Those were two rounds, and you lead: { $points ->
    [one] 1 point
   *[other] { $points } points
}, and { $player } { $most }. Now you know a round of Princeps: draw, bargain, lay, and strike where they are weak.
princeps-lesson-end = Those were two rounds. If it ended now, { $player } would have { $most ->
    [one] 1 point
   *[other] { $most } points
}, and you { $points }. Now you know a round of Princeps: draw, bargain, lay, and strike where they are weak.

## The rules, as pages

princeps-rules-1-title = The aim
princeps-rules-1 = Two to five princes rule territories. Each round you draw cards, bargain, lay cards face down on your territories, and act: by arms, by revolt, by conspiracy. At the end there is a point for most territories, and one each for most stable gold, commerce and agriculture. Most points win.
princeps-rules-2-title = The cards and the map
princeps-rules-2 =
    There are 93 cards: 24 territories; 5 princes; 5 counsellors and 5 captains; 10 citizen and 10 mercenary armies; 5 each of revolts, conspiracies, spies, colonists, castles and punishments; 3 legal reforms; 1 Machiavelli.
    A territory is free, noble or oriental, has one kind of wealth (gold, commerce or agriculture), and shields. Two territories border when they share a shield; the border is by sea when all that they share are ships. The map, with its wealth and its shields, is our own design: no printed source of it is known.
    Prince, counsellor and captain are command cards. Revolt, conspiracy, spy, reform, colonists, castle and punishment are political cards.
princeps-rules-3-title = Set-up
princeps-rules-3 =
    Each player gets a prince at random: civil noble (there are two), civil popular, hereditary or ecclesiastic. He starts in hand. Everybody knows of which kind he is, and nobody where his card is. The other princes leave the game.
    Each player gets three territories, face up and stable, one citizen and one mercenary army; a civil noble prince brings one citizen more. All other cards are shuffled into the deck, territories and Machiavelli among them. Chance says who is the first Mano.
princeps-rules-4-title = A round
princeps-rules-4 = A round has four parts: draw, negotiate, prepare, act. The Mano begins, and play goes round anticlockwise; only negotiation is for all at once. Chance names the first Mano; after each round the Mano passes one seat on, anticlockwise too.
princeps-rules-5-title = Draw
princeps-rules-5 =
    You draw up to your territories on the table and four more, twelve at most.
    • Your prince counts as one card, wherever he is.
    • Unstable territories count, independent ones do not.
    • You may first discard what you like from your hand, never the prince. If you hold too many, you must.
    • Cards on your territories do not count. By an optional rule they do, but for castles and colonists in force.
    • If you are over the number and have nothing in hand to discard, you draw nothing.
    When a card is due and the deck is empty, the discards are shuffled into a new one. If both are empty, drawing stops.
princeps-rules-6-title = Twelve cards in hand
princeps-rules-6 = Nobody ever holds more than twelve, the prince among them if he is in hand. Wherever a hand grows past it (a trade, a recall, a defeat), its owner discards at once, before anything else goes on; never the prince. If two hands are too large, they discard one after the other, in turn order from the Mano.
princeps-rules-7-title = Negotiate
princeps-rules-7 =
    You offer cards in hand, or territories on the table, for others: never the prince. You may say what you like, and promises bind nobody; but cards may not be shown to others.
    • An offer goes to one player, or to anyone: then the first who accepts has it.
    • It may be a gift, or ask for one; nothing for nothing is no offer.
    • You must have what you give, for each offer by itself. You may want what you like, whoever has it.
    • Who accepts must have all that is wanted. The swap is made as a whole.
    • You may have three open offers. To counter one, make another the other way.
    • An offer lapses when its maker no longer has what it gives; it is not said which card is lacking. It never lapses because of what it wants.
    • Declined, an offer to one player is closed; one to anyone, when all the others have declined.
    Whoever is done makes no move, until an own offer is accepted or a new one comes by name. When all are done, the negotiation closes, and all offers with it.
princeps-rules-8-title = Trading territories
princeps-rules-8 =
    Territories on the table are traded like territory cards in hand. By an optional rule only cards in hand are.
    • A territory goes with its castle, its colonists and its state, stable or not. Other cards there return to the giver’s hand.
    • Nobody may give all territories away, not even in a swap.
    • Wanted territories on the table must all be of one rival, who keeps another.
    • An offer that gives what has become its maker’s last territory stands, and cannot be accepted until there is another.
    • Everybody hears which territory changes hands. You may give down to one, which cannot be attacked.
princeps-rules-9-title = Prepare
princeps-rules-9 =
    You settle territories from your hand, anywhere on the map: they are yours and stable. You lay any number of other cards face down on your own territories, those just settled included, to be used in this round.
    You may take cards back from your territories and lay them elsewhere; castles and colonists in force stay. What was shown stays shown until it is taken back and laid again. Of equal cards in a territory the shown one is taken, used or lost first.
    Lay as many as you like, to bluff too; how many can be used is limited. Cards that flee to your hand later in the round wait for the next preparation.
princeps-rules-10-title = Act
princeps-rules-10 =
    In turn, each player takes one action for each command card on a territory, with cards in the same territory, and then ends. Actions not taken are lost, and the cards stay as they lie.
    • Prince: does everything.
    • Captain: attacks.
    • Counsellor: uses political cards.
    A command card acts once a round. Several in one territory act one after the other. What is used is shown. Cards move to another territory only by conquest, or after a revolt.
princeps-rules-11-title = Attack
princeps-rules-11 =
    A captain or prince attacks, with one army or more from his territory, a bordering territory of another player, or an independent one. The attack is worth its armies, 1 less by sea. An army attacks once a round.
    • More than the defence: armies and leader move in. The territory is yours, unstable. You keep a castle; colonists are discarded.
    • Less: those who attacked lose.
    • Equal: each side loses an army.
    Against an empty territory you need at least 1: a single army by sea retreats unharmed.
princeps-rules-12-title = Defence and castles
princeps-rules-12 =
    The defender chooses after seeing the attack: nothing, or one army; more than one only under a captain or prince in the territory, who is shown too. Shown armies count, and 1 for a castle. The kinds of princes do not count in battle. Armies defend any number of times, also those that have attacked.
    If a castle stands there and no army was shown, a single attacking army retreats without loss, though armies may lie hidden there. Two take it.
princeps-rules-13-title = Losses, ties and sacrifice
princeps-rules-13 =
    When a territory falls, the loser’s mercenaries that defended are discarded, also where Machiavelli decides. All other loose cards go to the loser’s hand, mercenaries that did not defend among them; what lay face down is not shown. A beaten attacker suffers the same, but only with the cards that attacked. A prince always comes back to hand.
    • Sacrifice: each citizen of the loser who attacked or was shown may be discarded, and takes one of the winner’s armies along, by chance; else it flees to hand. No more than the winner has armies.
    • Tie: each side loses one army that fought, by chance, the attacker first; the attackers stay at home.
    If every defending army dies, the territory is still held.
princeps-rules-14-title = Revolt
princeps-rules-14 =
    By a counsellor or prince, against a bordering territory. Its force is 1, in a free territory 2; the sea takes nothing away, and revolts do not add up. Against it stand the armies shown, 1 for a castle, and 1 if the owner’s prince is ecclesiastic or popular.
    If the revolt is stronger, the territory is yours, unstable, with its castle. Mercenaries that defended are discarded, all else goes to the owner’s hand, nobody is sacrificed. The instigator may move in or stay. If not, nothing happens. The card is discarded.
princeps-rules-15-title = Conspiracy, and answers to an uprising
princeps-rules-15 =
    By a counsellor or prince, against a bordering territory. Its force is 1, in a noble territory 2, also by sea. Against it stand the armies shown, and 1 if the owner’s prince is ecclesiastic or hereditary. Castles do not count.
    If the conspiracy is stronger, the territory is independent, with the same losses as in a revolt; its card stays there, and the instigator where he was. If not, the card is discarded.
    Before the defence the owner may answer with one card, which takes no action and ends the uprising. Its card is discarded, and the instigator has acted.
    • Punishment: if it lies with a counsellor or prince of yours, in any territory, it cancels a conspiracy against you. It is discarded.
    • Colonists: if they lie in the target, face down or shown, with a counsellor or prince of yours, they cancel a revolt or a conspiracy. They stay in force, and the territory is stable.
    The counsellor there is turned up, or the prince if there is none; he may have acted already, and has not acted by it. Who lies shown already stays as he is.
    The owner is always asked about a conspiracy, and about a revolt if two loose cards or more lie in the target, whatever they are.
princeps-rules-16-title = Independent territories, last territories
princeps-rules-16 =
    An independent territory counts for nobody. It cannot be spied on, and nobody conspires against it. Whoever borders it, the former owner too, may take it by attack or revolt. Its conspirators defend with 1, with a castle with 2. In a tie they lose nothing; beaten, their card is discarded.
    Whoever has only one territory cannot be attacked, and there is no revolt or conspiracy against it. It can be spied on, and its owner may attack.
princeps-rules-17-title = Spies, castles, colonists, stability
princeps-rules-17 =
    • Spy: turns up, for all to see, whatever lies face down on any rival territory, also far away.
    • Castle: 1 more in defence against attack and revolt. One a territory; it stays.
    • Colonists in force: make a territory stable, and nobody can start a revolt or conspiracy there. They do not stop armies. One card a territory. Colonists that only lie there keep nobody away, but can answer.
    • Legal reform: makes a territory stable.
    • The prince: spends his action to make the territory stable in which he is; not in the round in which he conquered it.
    What was taken is unstable until then. That matters only to the score.
princeps-rules-18-title = Machiavelli
princeps-rules-18 =
    From hand or from any of your territories, needing no command card and no action. In every battle, revolt and conspiracy both sides are asked at once, having him or not, after the defence is chosen. Who plays him wins, even from 0 or against a castle, and the loser sacrifices nobody. He is discarded.
    He undoes neither colonists, nor a punishment or another answer, nor the safety of a last territory. Against an independent territory only the attacker is asked.
princeps-rules-19-title = The end and the score
princeps-rules-19 =
    The game ends after six rounds, or as many as were agreed, five or more. By another rule it goes on without a new deck, until the round in which the deck runs out, or the third running in which nobody draws.
    • Territories: a point for most, in any state.
    • Gold, commerce, agriculture: a point each for most stable ones. Nobody scores where nobody has any.
    All who lead have the point; by an optional rule, nobody in a tie. Equal points are decided by stable territories, then by gold in any state, then by commerce. Else the victory is shared.
princeps-rules-20-title = What you see
princeps-rules-20 =
    You see everything on the table but others’ face-down cards, of which you see the number; your hand, and how many cards the others hold; the discards; your own offers, those to you and those to anyone; of other trades, who traded and how many cards.
    If your time is up, you draw without discarding more than you must, lay and do nothing, defend with all armies that may, and sacrifice nobody.
princeps-rules-21-title = Our rulings
princeps-rules-21 =
    Where the rulebook is silent or says less, we have ruled:
    • The map, with its wealth and its shields, is ours.
    • Cards that were laid may be taken back in the preparation.
    • Everybody knows of which kind each prince is.
    • Where colonists are in force, revolt and conspiracy cannot even be declared.
    • The safety of a last territory holds against revolt and conspiracy too.
    • A revolt may take an independent territory.
    • After a revolt the instigator may enter.
    • Territories on the table are traded with castle, colonists and state, and never all that somebody has.
    • The twelve cards hold at every moment, not only when cards are drawn.
    • Colonists are among the cards that “neutralise” an uprising; the window for an answer opens as told above, so that nobody learns what you hold.
    • Mercenaries that defended are those “involved”; so are those that attacked.
    • Nought against nought is a retreat without loss; a single army retreats from a castle though armies lie hidden there.
    • A citizen that fought may be sacrificed whatever the sea takes away, but no more than the winner has armies.
    • A game of one deck also ends with the third round running in which nobody draws.
    • No more cards of a kind can be wanted than there are in the game.
    • If your time is up, a modest play is made for you (see “What you see”).
