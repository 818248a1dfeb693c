"""An opponent with a plan at Princeps: it settles, garrisons, strikes where it can win, stabilises, and trades."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from math import comb
from typing import Any, Final

from msgspec import UnsetType

from signoria.bots.bot import Bot
from signoria.bots.princeps.offers import OwnOffers
from signoria.core.chance import Source
from signoria.core.event import Heard
from signoria.core.game import Game, Options
from signoria.games.princeps.cards import KIND_NAMES
from signoria.games.princeps.comparison import walls
from signoria.games.princeps.lands import LAND_NAMES, LANDS, borders, by_sea
from signoria.games.princeps.rules import HAND_LIMIT
from signoria.games.princeps.view import ContestView, LandView, OfferView, View

WORTH: Final = {
    "machiavelli": 7.0,
    "captain": 5.0,
    "counsellor": 3.5,
    "citizen": 3.2,
    "mercenary": 3.0,
    "colonists": 2.2,
    "revolt": 2.4,
    "castle": 1.8,
    "reform": 1.8,
    "conspiracy": 1.2,
    "punishment": 0.8,
    "spy": 0.6,
}
"""How gladly each kind of card is held; a territory is worth more than any of them."""

LAND_WORTH: Final = 9.0
PLACED_LAND_WORTH: Final = 10.0
"""What a territory on the table is worth, stable and bare; an unstable one is worth less by LESS_IF_UNSTABLE."""

LESS_IF_UNSTABLE: Final = 1.0
FEWER_CAPTAINS: Final = 2.0
FEWER_COUNSELLORS: Final = 1.5
"""By so much less a second captain, and a second counsellor, is worth."""

FOR_UNSTABLE: Final = 2.0
"""So much more what stabilises a territory is worth where one needs it."""

JUNK: Final = 1.0
"""What is worth less is discarded, to draw another card."""

MARGIN: Final = 0.4
"""A trade must gain at least so much."""

MOST_OFFERS: Final = 2
"""So many offers are made in a round, none twice."""

FEW_ARMIES: Final = 3
"""With fewer armies it looks for more."""

ARMY_CHANCE: Final = 0.3
LEADER_CHANCE: Final = 0.15
"""How likely a face-down card is taken to be an army, and a captain or prince."""

BOLD: Final = 0.5
"""It attacks where it is at least so sure to win."""

ARMIES: Final = ("citizen", "mercenary")
COMMANDERS: Final = ("captain", "prince")
POLITICIANS: Final = ("counsellor", "prince")

NEIGHBOURS: Final = {a.id: tuple(b.id for b in LANDS if borders(a, b)) for a in LANDS}
ACROSS: Final = {(a.id, b.id) for a in LANDS for b in LANDS if by_sea(a, b)}
POLITY: Final = {land.id: land.polity for land in LANDS}
WEALTH: Final = {land.id: land.wealth for land in LANDS}


class PlannerBot(Bot):
    """Thinks one round ahead, from what it sees alone."""

    def __init__(
        self, game: Game, options: Options, names: Sequence[str], seat: int, source: Source, **settings: float
    ) -> None:
        super().__init__(game, options, names, seat, source, **settings)
        self._offers = OwnOffers(self.me)
        self._laid = False
        """Whether it has begun to lay cards in this round; it takes cards back only before."""

    def observe(self, event: Heard) -> None:
        self._offers.hear(event)
        if event.kind == "opened":
            self._laid = False
        elif event.kind == "laid" and event.details["player"] == self.me:
            self._laid = True

    def choose(self, view: Any, legal: Sequence[str]) -> str:
        assert isinstance(view, View)
        answers: dict[str, Callable[[View, Sequence[str]], str]] = {
            "draw": self._draw,
            "discard": self._discard,
            "negotiate": self._negotiate,
            "prepare": self._prepare,
            "act": self._act,
            "answer": self._answer,
            "defend": self._defend,
            "machiavelli": self._trump,
            "sacrifice": lambda _, moves: moves[-1],
            "enter": self._enter,
        }
        return answers[view.phase](view, legal)

    # What it sees

    def _hand(self, view: View) -> list[str]:
        hand = view.players[self.me].hand
        return [] if isinstance(hand, UnsetType) else list(hand)

    def _mine(self, view: View) -> dict[str, LandView]:
        return {name: land for name, land in view.territories.items() if land.owner == self.me}

    def _targets(self, view: View) -> dict[str, LandView]:
        """What may be attacked: territories of rivals who have more than one, and independent ones."""
        owners = [land.owner for land in view.territories.values()]
        return {
            name: land
            for name, land in view.territories.items()
            if land.owner != self.me and (land.owner is None or owners.count(land.owner) > 1)
        }

    def _worth(self, card: str, view: View) -> float:
        """What a card is worth to this player now."""
        if card in LAND_NAMES:
            return LAND_WORTH
        if card == "prince":
            return 100.0
        worth = WORTH[card]
        held = [*self._hand(view), *(c for land in self._mine(view).values() for c in _cards(land))]
        if card == "captain" and held.count("captain") > 1:
            worth -= FEWER_CAPTAINS
        if card == "counsellor" and "counsellor" in held:
            worth -= FEWER_COUNSELLORS
        if card in ("reform", "colonists") and any(not land.stable for land in self._mine(view).values()):
            worth += FOR_UNSTABLE
        return worth

    # Draw

    def _draw(self, view: View, legal: Sequence[str]) -> str:
        discards = [move for move in legal if move != "draw"]
        if discards:
            least = min(discards, key=lambda move: self._worth(move.split()[1], view))
            if "draw" not in legal or self._worth(least.split()[1], view) < JUNK:
                return least
        return "draw"

    def _discard(self, view: View, legal: Sequence[str]) -> str:
        return min(legal, key=lambda move: self._worth(move.split()[1], view))

    # Negotiate

    def _negotiate(self, view: View, legal: Sequence[str]) -> str:
        """Answers all that is offered, then makes offers of its own, and has done."""
        for offer in view.offers:
            if self.me not in (offer.by, *offer.declined):
                accept = f"accept {offer.id}"
                return accept if accept in legal and self._likes(offer, view) else f"decline {offer.id}"
        own = sum(offer.by == self.me for offer in view.offers)
        if len(self._offers.made) < MOST_OFFERS and own < MOST_OFFERS:
            wanted = self._wish(view)
            if wanted is not None:
                return wanted
        return "done"

    def _likes(self, offer: OfferView, view: View) -> bool:
        """Whether it is a gift, or it has more after the trade than before it.

        All that it has is counted anew: so no sequence of offers, each of which gains something, can lose anything.
        """
        if not offer.want:
            return True
        hand, lands = self._hand(view), set(self._mine(view))
        placed = [card for land in self._mine(view).values() for card in _cards(land)]
        before = self._estate([*hand, *placed], lands, view)
        for card in offer.want:
            (lands if card in lands else hand).remove(card)
        for card in offer.give:
            if card in view.territories:
                lands.add(card)
            else:
                hand.append(card)
        # What is held above the limit would have to be discarded.
        hand.sort(key=lambda card: -self._worth(card, view))
        return self._estate([*hand[:HAND_LIMIT], *placed], lands, view) >= before + MARGIN

    def _estate(self, held: Sequence[str], lands: Collection[str], view: View) -> float:
        """What these cards, and these territories on the table, are worth together."""
        worths = (LAND_WORTH if card in LAND_NAMES else WORTH.get(card, 0.0) for card in held)
        total = sum(worth for worth in worths if worth >= JUNK)
        total -= FEWER_CAPTAINS * max(0, held.count("captain") - 1)
        total -= FEWER_COUNSELLORS * max(0, held.count("counsellor") - 1)
        for name in lands:
            land = view.territories[name]
            total += PLACED_LAND_WORTH + WORTH["castle"] * land.castle + WORTH["colonists"] * land.colonists
            total -= 0.0 if land.stable else LESS_IF_UNSTABLE
        unstable = sum(not view.territories[name].stable for name in lands)
        return total + FOR_UNSTABLE * min(unstable, held.count("reform") + held.count("colonists"))

    def _wish(self, view: View) -> str | None:
        """An offer of what it can spare for what it lacks, which it has not made in this round."""
        hand = self._hand(view)
        placed = [card for land in self._mine(view).values() for card in _cards(land)]
        cards = [*hand, *placed]
        lacks = [kind for kind in ("captain", "counsellor") if kind not in cards]
        if sum(card in ARMIES for card in cards) < FEW_ARMIES:
            lacks += ARMIES
        spare = [card for card in WORTH if card in hand and card not in lacks]
        spare.sort(key=lambda card: -self._worth(card, view))
        for want in lacks:
            for give in spare:
                text = f"offer anyone give {give} want {want}"
                if self._worth(give, view) + MARGIN <= WORTH[want] and text not in self._offers.made:
                    return text
        return None

    # Prepare

    def _prepare(self, view: View, legal: Sequence[str]) -> str:
        """Settles, takes back what lies idle, lays commanders and armies where they can strike, the rest to guard."""
        hand = self._hand(view)
        for card in hand:
            if card in LAND_NAMES:
                return f"settle {card}"
        mine = self._mine(view)
        if not mine:
            return "ready"
        if not self._laid:
            idle = self._idle(view) if len(hand) < 11 else None
            if idle is not None:
                return idle
        for card in ("captain", "prince", "counsellor", *ARMIES, *KIND_NAMES):
            if card in hand and card != "machiavelli":
                return f"lay {card} in {self._place(card, view)}"
        return "ready"

    def _idle(self, view: View) -> str | None:
        """A card that does no good where it lies."""
        targets = self._targets(view)
        mine = self._mine(view)
        shaky = [name for name, land in mine.items() if not land.stable]
        for name, land in mine.items():
            front = any(near in targets for near in NEIGHBOURS[name])
            cards = _cards(land)
            if "prince" in cards and name not in shaky and (shaky or not front):
                return f"recall prince from {name}"
            if front:
                continue
            for card in ("captain", *ARMIES):
                if card in cards and (card == "captain" or len(cards) > 1):
                    return f"recall {card} from {name}"
        return None

    def _place(self, card: str, view: View) -> str:
        """The territory in which a card is of most use."""
        return max(self._mine(view), key=lambda name: (self._use(card, name, view), name))

    def _use(self, card: str, name: str, view: View) -> float:
        mine = self._mine(view)
        land = mine[name]
        cards = _cards(land)
        prospects = self._prospects(name, view)
        command = sum(c in COMMANDERS for c in cards)
        if card == "prince":
            return (5.0 if not land.stable else 0.0) + prospects + 0.3 * sum(c in ARMIES for c in cards)
        if card == "captain":
            return prospects + 0.5 * sum(c in ARMIES for c in cards) - 2.0 * command
        if card in ARMIES:
            alone = 1.5 if not any(c in ARMIES for c in cards) and self._threatened(name, view) else 0.0
            return (prospects * 1.5 if command else 0.0) + alone
        if card == "counsellor":
            political = sum(c in ("revolt", "reform", "colonists", "castle") for c in cards)
            return political + (3.0 if not land.stable else 0.0) + 0.4 * prospects - 2.0 * cards.count("counsellor")
        politician = any(c in POLITICIANS for c in cards)
        use = 4.0 if politician else 0.0
        if card in ("reform", "colonists") and not land.stable:
            use += 3.0
        if card == "castle" and land.castle:
            use -= 6.0
        if card in ("revolt", "conspiracy"):
            use += prospects
        return use - 0.5 * len(cards)

    def _threatened(self, name: str, view: View) -> bool:
        owners = {view.territories[near].owner for near in NEIGHBOURS[name] if near in view.territories}
        return bool(owners - {self.me, None})

    def _prospects(self, name: str, view: View) -> float:
        """How good it is to strike from a territory: the weakest of its neighbours counts."""
        targets = self._targets(view)
        chances = [
            _wins(2 - ((name, near) in ACROSS), targets[near], "attack") for near in NEIGHBOURS[name] if near in targets
        ]
        return 2.0 * max(chances, default=0.0) + 0.2 * len(chances)

    # Act

    def _act(self, view: View, legal: Sequence[str]) -> str:
        rated = [(self._rate(move, view), move) for move in legal]
        best, move = max(rated)
        return move if best > 0 else "end"

    def _rate(self, move: str, view: View) -> float:
        """What an action is worth; nothing if it is better not taken."""
        words = move.split()
        verb = words[0]
        if verb == "end":
            return 0.0
        target = words[1]
        land = view.territories[target]
        leader = words[-1]
        cost = 0.4 if leader == "prince" and any(not own.stable for own in self._mine(view).values()) else 0.0
        if verb in ("stabilise", "reform"):
            return 3.0 + self._gain(target, view) - (0.1 if verb == "reform" else 0.0)
        if verb == "colonise":
            return (2.8 if not land.stable else 0.3) - cost
        if verb == "fortify":
            return 0.6 - cost
        if verb == "spy":
            return 0.05 * land.hidden_size - cost
        if verb == "attack":
            return self._rate_attack(words, land, view)
        if self._is_answered(verb, land, view):
            return 0.0
        inclined = POLITY[target] == ("free" if verb == "revolt" else "noble")
        chance = _wins(1 + inclined, land, verb, self._prince(land, view))
        if chance < BOLD:
            return 0.0
        return chance * (1.6 if verb == "revolt" else 0.7) * self._gain(target, view) - cost

    def _is_answered(self, verb: str, land: LandView, view: View) -> bool:
        """Whether what lies face up is enough to answer an uprising."""
        if land.owner is None:
            return False
        if _commands(land.shown, "colonists"):
            return True
        others = (other for other in view.territories.values() if other.owner == land.owner)
        return verb == "conspire" and any(_commands(other.shown, "punishment") for other in others)

    def _rate_attack(self, words: Sequence[str], land: LandView, view: View) -> float:
        target, source, force = words[1], words[3], words[6:]
        chance = _wins(len(force) - ((source, target) in ACROSS), land, "attack", lone=len(force) == 1)
        if chance < BOLD:
            return 0.0
        left = len(_cards(view.territories[source])) - len(force) - 1
        empties = 0.2 if left <= 0 and self._threatened(source, view) else 0.0
        return chance * 2.0 * self._gain(target, view) - (1 - chance) * 0.5 * len(force) - empties - 0.02 * len(force)

    def _gain(self, target: str, view: View) -> float:
        """How much a territory matters: more if its owner leads, or if its wealth is what is contested."""
        owner = view.territories[target].owner
        gain = 1.0
        if owner is not None and owner != self.me:
            best = max(player.would_score for name, player in view.players.items() if name != self.me)
            gain += 0.3 * (view.players[owner].would_score == best)
        mine = sum(WEALTH[name] == WEALTH[target] for name in self._mine(view))
        return gain + (0.2 if mine else 0.0)

    def _prince(self, land: LandView, view: View) -> str | None:
        return None if land.owner is None else view.players[land.owner].prince

    # Windows

    def _answer(self, view: View, legal: Sequence[str]) -> str:
        """Colonists, who stay; a punishment only where the armies there do not hold."""
        contest = view.contest
        assert isinstance(contest, ContestView)
        land = view.territories[contest.target]
        cards = _cards(land)
        armies = sum(card in ARMIES for card in cards)
        if not any(card in COMMANDERS for card in cards):
            armies = min(armies, 1)
        held = armies + sum(walls(contest.kind, land.castle, self._prince(land, view))) >= (contest.attack or 0)
        for move in legal:
            if move.startswith("colonise") or (move.startswith("punish") and not held):
                return move
        return "pass"

    def _defend(self, view: View, legal: Sequence[str]) -> str:
        """The fewest that hold; if none do, only citizens, who may be sacrificed in a battle, or flee."""
        contest = view.contest
        assert isinstance(contest, ContestView)
        land = view.territories[contest.target]
        attack = contest.attack or 0
        bonus = sum(walls(contest.kind, land.castle, self._prince(land, view)))
        forces = sorted(legal, key=lambda move: (_armies(move), "prince" in move))
        enough = attack if contest.kind != "attack" else attack + 1
        for need in (enough, attack):
            for move in forces:
                if _armies(move) + bonus >= need:
                    return move
        if contest.kind != "attack":
            return "defend nothing"
        return [move for move in forces if "mercenary" not in move.split()][-1]

    def _trump(self, view: View, legal: Sequence[str]) -> str:
        contest = view.contest
        assert isinstance(contest, ContestView)
        if "machiavelli" not in legal:
            return "pass"
        attack, defence = contest.attack or 0, contest.defence or 0
        losing = attack <= defence if view.turn == self.me else attack > defence
        return "machiavelli" if losing else "pass"

    def _enter(self, view: View, legal: Sequence[str]) -> str:
        contest = view.contest
        assert isinstance(contest, ContestView)
        return "stay" if contest.leader == "prince" else "enter"


def _cards(land: LandView) -> list[str]:
    """What lies on an own territory."""
    return [*(() if isinstance(land.hidden, UnsetType) else land.hidden), *land.shown]


def _commands(cards: Sequence[str], kind: str) -> bool:
    """Whether a card of this kind lies with a counsellor or a prince."""
    return kind in cards and any(card in POLITICIANS for card in cards)


def _armies(move: str) -> int:
    words = move.split()
    return sum(words.count(army) for army in ARMIES)


def _wins(strength: int, land: LandView, kind: str, prince: str | None = None, *, lone: bool = False) -> float:
    """How likely a strength is above the defence, of which only what lies shown is known."""
    bonus = sum(walls(kind, land.castle, prince))
    if land.owner is None:
        return float(strength > 1 + bonus)
    shown = sum(card in ARMIES for card in land.shown)
    led = any(card in COMMANDERS for card in land.shown)
    chance = 0.0
    for armies in range(land.hidden_size + 1):
        likely = comb(land.hidden_size, armies) * ARMY_CHANCE**armies * (1 - ARMY_CHANCE) ** (land.hidden_size - armies)
        total = shown + armies
        others = land.hidden_size - armies
        leads = 1.0 if led or total < 2 else 1 - (1 - LEADER_CHANCE / (1 - ARMY_CHANCE)) ** others
        if lone and land.castle and total == 0:
            continue
        chance += likely * (leads * (strength > total + bonus) + (1 - leads) * (strength > min(total, 1) + bonus))
    return chance
