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
word-venice = Venice
    .the = Venice
    .a = Venice
    .from = from Venice
    .in = in Venice
word-genoa = Genoa
    .the = Genoa
    .a = Genoa
    .from = from Genoa
    .in = in Genoa
word-siena = Siena
    .the = Siena
    .a = Siena
    .from = from Siena
    .in = in Siena
word-lucca = Lucca
    .the = Lucca
    .a = Lucca
    .from = from Lucca
    .in = in Lucca
word-pisa = Pisa
    .the = Pisa
    .a = Pisa
    .from = from Pisa
    .in = in Pisa
word-swiss = Swiss Cantons
    .the = the Swiss Cantons
    .a = the Swiss Cantons
    .from = from the Swiss Cantons
    .in = in the Swiss Cantons
word-germany = German Cities
    .the = the German Cities
    .a = the German Cities
    .from = from the German Cities
    .in = in the German Cities
word-milan = Milan
    .the = Milan
    .a = Milan
    .from = from Milan
    .in = in Milan
word-naples = Naples
    .the = Naples
    .a = Naples
    .from = from Naples
    .in = in Naples
word-ferrara = Ferrara
    .the = Ferrara
    .a = Ferrara
    .from = from Ferrara
    .in = in Ferrara
word-romagna = Romagna
    .the = Romagna
    .a = Romagna
    .from = from Romagna
    .in = in Romagna
word-rome = Rome
    .the = Rome
    .a = Rome
    .from = from Rome
    .in = in Rome
word-sicily = Sicily
    .the = Sicily
    .a = Sicily
    .from = from Sicily
    .in = in Sicily
word-france = France
    .the = France
    .a = France
    .from = from France
    .in = in France
word-spain = Spain
    .the = Spain
    .a = Spain
    .from = from Spain
    .in = in Spain
word-constantinople = Constantinople
    .the = Constantinople
    .a = Constantinople
    .from = from Constantinople
    .in = in Constantinople
word-macedonia = Macedonia
    .the = Macedonia
    .a = Macedonia
    .from = from Macedonia
    .in = in Macedonia
word-morea = Morea
    .the = Morea
    .a = Morea
    .from = from Morea
    .in = in Morea
word-anatolia = Anatolia
    .the = Anatolia
    .a = Anatolia
    .from = from Anatolia
    .in = in Anatolia
word-syria = Syria
    .the = Syria
    .a = Syria
    .from = from Syria
    .in = in Syria
word-egypt = Egypt
    .the = Egypt
    .a = Egypt
    .from = from Egypt
    .in = in Egypt
word-persia = Persia
    .the = Persia
    .a = Persia
    .from = from Persia
    .in = in Persia
word-tunis = Tunis
    .the = Tunis
    .a = Tunis
    .from = from Tunis
    .in = in Tunis

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
word-punish = whether you punish a conspiracy
word-defend = your defence
word-sacrifice = a sacrifice
word-enter = whether your agent enters
word-discard = cards to discard, above twelve
word-over = the end

## Short names on the map

key-florence = Flo
key-venice = Ven
key-genoa = Gen
key-siena = Sie
key-lucca = Luc
key-pisa = Pis
key-swiss = Swi
key-germany = Ger
key-milan = Mil
key-naples = Nap
key-ferrara = Fer
key-romagna = Rmg
key-rome = Rom
key-sicily = Sic
key-france = Fra
key-spain = Spa
key-constantinople = Con
key-macedonia = Mac
key-morea = Mor
key-anatolia = Ana
key-syria = Syr
key-egypt = Egy
key-persia = Per
key-tunis = Tun

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
event-unpunished = { $player } does not punish.
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
princeps-ask-punish = { $player } conspires against { $theTerritory }. Do you punish the conspirators?
princeps-ask-defend = { $player } comes upon { $theTerritory } with { $attack }. What defends it?
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
princeps-table-mano = Mano { $player }
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
princeps-mark-trade_territories = territories may be traded
princeps-option-players = how many play
princeps-option-rounds = how many rounds, five or more, or until the deck is empty
princeps-option-hand_counts = whether cards on territories count towards the draw
princeps-option-tied_category = whether all who lead a category together score, or none
princeps-option-trade_territories = whether territories on the table may be traded

## The summary card

princeps-summary-title = Summary card
princeps-summary-goal = Goal: most points at the end, 1 each for most territories, most stable gold, most stable commerce, most stable agriculture.
princeps-summary-round = A round
princeps-summary-round-about = draw up to your territories + 4 (twelve at most) · negotiate, all at once · prepare: settle territories, lay cards face down · act: one action for each command card
princeps-summary-prince-about = does everything; stabilises the territory in which he is. Never lost
princeps-summary-counsellor-about = uses the political cards in the same territory
princeps-summary-captain-about = leads armies, in attack and in defence
princeps-summary-citizen-about = 1 in attack and defence; in defeat it flees to your hand, or is sacrificed for one of the winner’s armies
princeps-summary-mercenary-about = 1 in attack and defence; lost in defeat
princeps-summary-revolt-about = 1, and 1 more in a free territory: annexes a neighbour. Ecclesiastic and popular princes resist with 1 more
princeps-summary-conspiracy-about = 1, and 1 more in a noble territory: makes a neighbour independent. Castles do not help; ecclesiastic and hereditary princes resist with 1 more
princeps-summary-spy-about = turns up all that lies face down in any rival territory
princeps-summary-reform-about = stabilises a territory
princeps-summary-colonists-about = stabilise a territory, and keep revolt and conspiracy away
princeps-summary-castle-about = 1 more in defence against attack and revolt; a lone army retreats from it if no army defends
princeps-summary-punishment-about = cancels a conspiracy against you, if it lies with a Counsellor or the Prince
princeps-summary-machiavelli-about = wins any contest at once, from hand or territory
princeps-summary-rules = Attack minus 1 by sea. More than one army defends only under a Captain or Prince. A tie costs each side one army, if it has any there. A player’s last territory is safe. What is taken is unstable, and unstable wealth counts for nothing.
princeps-summary-words = In words: discard spy · draw · offer Bruno give spy want captain · offer anyone give nothing want milan · accept 1 · done · settle milan · lay captain citizen in milan · recall captain from milan · ready · attack ferrara from milan with captain citizen mercenary · revolt genoa from milan by counsellor · spy rome from milan by prince · fortify milan by counsellor · stabilise milan · end · decline 1 · withdraw 1 · conspire ferrara from milan by prince · colonise milan by prince · reform milan by prince · punish from milan · defend citizen mercenary under captain · machiavelli · pass · sacrifice 1 · enter · stay.

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
