"""What a position of Princeps consists of: hands, the map and what lies on it, offers, the contest under way."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from signoria.core.bits import NONE
from signoria.core.errors import BadInput
from signoria.core.state import CHANCE, OVER, State
from signoria.games.princeps.cards import (
    AGRICULTURE_LANDS,
    ALL_LANDS,
    CARD,
    CASTLE,
    COLONISTS,
    COMMERCE_LANDS,
    CONSPIRACY,
    ECCLESIASTIC,
    FREE_LANDS,
    GOLD_LANDS,
    HEREDITARY,
    KINDS,
    NOBLE_LANDS,
    POPULAR,
    SEA,
    TERRITORIES,
    WHOLE_DECK,
    contains,
    first_land,
    lands_in,
    size,
)
from signoria.games.princeps.moves import (
    ANYONE,
    ATTACK,
    CONSPIRE,
    MOST_OFFERS,
    OFFER,
    RECALL,
    REFORM,
    REVOLT,
    SEATS,
)
from signoria.games.princeps.rules import BY_DECK, HAND_LIMIT, MORE_THAN_LANDS, MOST_ROUNDS, Rules, unpack_rules

# Phases: what is being asked.
DEALING: Final[i64] = 0
DRAWING: Final[i64] = 1
NEGOTIATING: Final[i64] = 2
PREPARING: Final[i64] = 3
ACTING: Final[i64] = 4
PUNISHING: Final[i64] = 5
DEFENDING: Final[i64] = 6
TRUMPING: Final[i64] = 7
SACRIFICING: Final[i64] = 8
ENTERING: Final[i64] = 9
DISCARDING: Final[i64] = 10
ENDED: Final[i64] = 11
PHASE_NAMES: Final = (
    "draw",
    "draw",
    "negotiate",
    "prepare",
    "act",
    "punish",
    "defend",
    "machiavelli",
    "sacrifice",
    "enter",
    "discard",
    "over",
)

# What follows when nobody holds too many cards any more.
THEN_NEGOTIATE: Final[i64] = 0
THEN_PREPARE: Final[i64] = 1
THEN_MOVE_IN: Final[i64] = 2
THEN_ENTER: Final[i64] = 3
THEN_ACT: Final[i64] = 4

# How a contest has turned out.
OPEN_CONTEST: Final[i64] = 0
WON: Final[i64] = 1
LOST: Final[i64] = 2
TIED: Final[i64] = 3

# As `begun`, beside the moves that begin a play: a card is laid, a defence is put together.
LAYING: Final[i64] = 0
DEFENCE: Final[i64] = 1

_ZEROS: Final = vec[i64]([0] * 24)
_NONES: Final = vec[i64]([-1] * 5)

_RULES: Final = 5
_FIELDS: Final = 50
_SEAT: Final = 5
_LAND: Final = 6
_OFFER: Final = 10


@mypyc_attr(allow_interpreted_subclasses=False)
class Position(State):
    """Everything on the table.  Cards are multisets of kinds, and sets of territories beside them."""

    def __init__(self, rules: Rules) -> None:
        self.current = CHANCE
        self.pending = 0
        self.listener = None
        self.rules = rules
        self.phase = DEALING
        self.round: i64 = 1
        self.mano = NONE
        self.turn = NONE
        """Whose turn it is; the Mano in negotiation; NONE before the Mano is known."""

        self.deck: i64 = 0
        self.deck_lands: i64 = 0
        self.discard: i64 = 0
        self.discard_lands: i64 = 0
        self.draws: i64 = 0
        """How many cards the player on turn has still to draw."""
        self.drew: i64 = 0
        """Whether anybody has drawn in this round, ..."""
        self.dry: i64 = 0
        """... and in how many rounds before it, running, nobody did."""
        self.to_deal: i64 = 0
        """Who is still to be dealt territories, a bit a seat; ..."""
        self.armies_due: i64 = 0
        """... and who their first armies, when the Mano is known."""
        self.opening = DRAWING
        """The phase in which the game begins: a set-up may say another."""

        self.princes = _NONES[:]
        """Each player's kind of prince; NONE before it is dealt."""
        self.hands = _ZEROS[:SEATS]
        self.lands = _ZEROS[:SEATS]
        """The territory cards in each hand."""
        self.owned = _ZEROS[:SEATS]
        """The territories that each player has on the table."""
        self.independent: i64 = 0
        self.unstable: i64 = 0
        self.castles: i64 = 0
        self.colonists: i64 = 0
        self.hidden = _ZEROS[:]
        self.shown = _ZEROS[:]
        """The loose cards on each territory, face down and face up."""
        self.acted = _ZEROS[:]
        """Those of the shown ones that have acted, or attacked, in this round."""

        self.done: i64 = 0
        """Those who have done with negotiating, a bit a seat."""
        self.speaker = NONE
        """Who moved last in negotiation."""
        self.offered: i64 = 0
        """How many offers there have been in this round."""
        self.offers: i64 = 0
        """How many offers are open.  They are kept in the order of their numbers, from place 0 on."""
        self.numbers = _ZEROS[:MOST_OFFERS]
        self.makers = _ZEROS[:MOST_OFFERS]
        self.to = _ZEROS[:MOST_OFFERS]
        self.gives = _ZEROS[:MOST_OFFERS]
        self.gives_lands = _ZEROS[:MOST_OFFERS]
        self.wants = _ZEROS[:MOST_OFFERS]
        self.wants_lands = _ZEROS[:MOST_OFFERS]
        self.declined = _ZEROS[:MOST_OFFERS]
        """Who has declined an offer to anyone, a bit a seat."""

        self.begun = NONE
        """What the play under way is: the move that began it, LAYING or DEFENCE; NONE if there is none."""
        self.card = NONE
        """The card that is laid."""
        self.addressee = NONE
        self.wanting: i64 = 0
        """Of an offer: to whom, and whether all that it gives has been named."""
        self.giving: i64 = 0
        self.giving_lands: i64 = 0
        self.asking: i64 = 0
        self.asking_lands: i64 = 0

        self.contest = NONE
        """ATTACK, REVOLT or CONSPIRE, once it is declared and until it is settled."""
        self.source = NONE
        self.target = NONE
        self.leader = NONE
        self.citizens = NONE
        self.mercenaries = NONE
        """Of an action, complete or not: where from, against what, who leads it, and the armies that attack."""
        self.guard_citizens = NONE
        self.guard_mercenaries = NONE
        self.under = NONE
        """The armies that defend, and under whom."""
        self.users: i64 = 0
        """Who plays Machiavelli, a bit a seat."""
        self.outcome_is = OPEN_CONTEST
        self.dying: i64 = 0
        self.guards_dying: i64 = 0
        """How many of the attacking and of the defending armies chance has still to pick."""
        self.then = THEN_ACT

    # Hands

    def hand_size(self, seat: i64) -> i64:
        """How many cards a player holds, the prince and territories among them."""
        return size(self.hands[seat]) + lands_in(self.lands[seat])

    def loose(self, t: i64) -> i64:
        """All cards that lie loose on a territory."""
        return self.hidden[t] + self.shown[t]

    def draw_target(self, seat: i64) -> i64:
        """How many cards a player draws up to."""
        return min(HAND_LIMIT, lands_in(self.owned[seat]) + MORE_THAN_LANDS)

    def counted(self, seat: i64) -> i64:
        """How many cards count towards that: the hand, and the prince wherever he is."""
        total = self.hand_size(seat) + (0 if self.hands[seat] & 15 else 1)
        if self.rules.placed:
            for t in range(TERRITORIES):
                if self.owned[seat] >> t & 1:
                    total += size(self.loose(t) & ~15)
        return total

    def left_to_draw(self) -> i64:
        """How many cards there are to draw: the deck, and, where it is made anew, the discards."""
        left = size(self.deck) + lands_in(self.deck_lands)
        if self.rules.rounds != BY_DECK:
            left += size(self.discard) + lands_in(self.discard_lands)
        return left

    def can_discard(self, seat: i64) -> bool:
        """Whether any card but the prince is in hand."""
        return self.hands[seat] & ~15 != 0 or self.lands[seat] != 0

    # The table

    def owner(self, t: i64) -> i64:
        """Whose territory this is; NONE's if it is independent, or not on the table."""
        for seat in range(SEATS):
            if self.owned[seat] >> t & 1:
                return seat
        return NONE

    def table(self) -> i64:
        """All territories on the table."""
        return self.independent | self.owned[0] | self.owned[1] | self.owned[2] | self.owned[3] | self.owned[4]

    def exposed(self, seat: i64) -> i64:
        """The territories of others that this seat may act against: nobody loses the last one."""
        found: i64 = 0
        for other in range(self.rules.players):
            lands = self.owned[other]
            if other != seat and lands & lands - 1:
                found |= lands
        return found

    def fresh(self, t: i64) -> i64:
        """The loose cards on a territory that have not acted or attacked in this round."""
        return self.hidden[t] + self.shown[t] - self.acted[t]

    def prince_at(self, seat: i64) -> i64:
        """The territory on which a player's prince lies, or NONE."""
        left = self.owned[seat]
        while left:
            t = first_land(left)
            left &= left - 1
            if self.loose(t) & 15:
                return t
        return NONE

    def next_seat(self, seat: i64) -> i64:
        """Who comes next in turn order."""
        return seat + 1 if seat + 1 < self.rules.players else 0

    # Offers

    def sees_offer(self, seat: i64, place: i64) -> bool:
        """Whether a player knows of the offer in this place: an own one, one to them, or one to anyone."""
        to = self.to[place]
        return to == ANYONE or to == seat or self.makers[place] == seat

    def offer_place(self, seat: i64, index: i64) -> i64:
        """Where the offer is kept that comes at this index among those that a player sees; NONE if none does."""
        for place in range(self.offers):
            if self.sees_offer(seat, place):
                if not index:
                    return place
                index -= 1
        return NONE

    def offer_index(self, seat: i64, number: i64) -> i64:
        """The index of the offer of this number among those that a player sees; NONE if it is not among them."""
        index: i64 = 0
        for place in range(self.offers):
            if self.sees_offer(seat, place):
                if self.numbers[place] == number:
                    return index
                index += 1
        return NONE

    def open_offers(self, seat: i64) -> i64:
        """How many offers of a player are open."""
        found: i64 = 0
        for place in range(self.offers):
            if self.makers[place] == seat:
                found += 1
        return found

    def is_open_to(self, place: i64, seat: i64) -> bool:
        """Whether this seat may answer the offer in this place."""
        if self.makers[place] == seat:
            return False
        return self.to[place] == seat or (self.to[place] == ANYONE and not self.declined[place] >> seat & 1)

    def can_give(self, seat: i64, cards: i64, lands: i64) -> bool:
        """Whether a player has these cards in hand, or, where they may be traded, these territories on the table."""
        if not contains(self.hands[seat], cards):
            return False
        placed = lands & ~self.lands[seat]
        if not placed:
            return True
        owned = self.owned[seat]
        return self.rules.trade_lands != 0 and placed & ~owned == 0 and owned & ~placed != 0

    def still_has(self, place: i64) -> bool:
        """Whether the maker of an offer has all that it gives, be it in hand or on the table."""
        maker = self.makers[place]
        return contains(self.hands[maker], self.gives[place]) and not self.gives_lands[place] & ~(
            self.lands[maker] | self.owned[maker]
        )

    # Contests

    def attack_strength(self) -> i64:
        """A: armies less one by sea; or a revolt's or conspiracy's one, and one more where the land inclines to it."""
        if self.contest == ATTACK:
            return self.citizens + self.mercenaries - self.sea_penalty()
        return 1 + self.incitement()

    def sea_penalty(self) -> i64:
        """What an attack loses by sea."""
        return SEA[self.source] >> self.target & 1

    def incitement(self) -> i64:
        """What a revolt gains in a free territory, a conspiracy in a noble one."""
        lands = FREE_LANDS if self.contest == REVOLT else NOBLE_LANDS
        return lands >> self.target & 1

    def guards(self) -> i64:
        """The armies that defend."""
        return self.guard_citizens + self.guard_mercenaries

    def castle_defence(self) -> i64:
        """What a castle adds: not against conspirators from within."""
        return self.castles >> self.target & castle_helps(self.contest)

    def prince_defence(self) -> i64:
        """What the owner's kind of prince adds, against revolt and conspiracy alone."""
        owner = self.owner(self.target)
        return 0 if owner == NONE else prince_helps(self.contest, self.princes[owner])

    def defence_strength(self) -> i64:
        """D: armies, castle and prince; or conspirators and their castle."""
        if self.independent >> self.target & 1:
            return 1 + (self.castles >> self.target & 1)
        return self.guards() + self.castle_defence() + self.prince_defence()

    # Points

    def stable(self, seat: i64) -> i64:
        """A player's stable territories."""
        return self.owned[seat] & ~self.unstable

    def in_category(self, seat: i64, category: i64) -> i64:
        """What a player has of territories, stable gold, stable commerce, stable agriculture."""
        if category == 0:
            return lands_in(self.owned[seat])
        wealth = GOLD_LANDS
        if category == 2:
            wealth = COMMERCE_LANDS
        elif category == 3:
            wealth = AGRICULTURE_LANDS
        return lands_in(self.stable(seat) & wealth)

    def leaders(self, category: i64) -> i64:
        """Who scores in a category, a bit a seat."""
        most: i64 = 0
        found: i64 = 0
        for seat in range(self.rules.players):
            has = self.in_category(seat, category)
            if has > most:
                most = has
                found = 0
            if has == most and most:
                found |= 1 << seat
        return found if self.rules.ties or not found & found - 1 else 0

    def points(self, seat: i64) -> i64:
        """What a player would score if the game ended now."""
        total: i64 = 0
        for category in range(4):
            total += self.leaders(category) >> seat & 1
        return total

    def winners(self) -> i64:
        """Who would win, a bit a seat: most points, then stable territories, gold, commerce."""
        best: i64 = -1
        found: i64 = 0
        for seat in range(self.rules.players):
            rank = self.points(seat)
            rank = rank << 5 | lands_in(self.stable(seat))
            rank = rank << 5 | lands_in(self.owned[seat] & GOLD_LANDS)
            rank = rank << 5 | lands_in(self.owned[seat] & COMMERCE_LANDS)
            if rank > best:
                best = rank
                found = 0
            if rank == best:
                found |= 1 << seat
        return found

    # The byte form

    def pack(self) -> list[int]:
        fields: list[int] = [
            self.current,
            self.pending,
            self.phase,
            self.round,
            self.mano,
            self.turn,
            *_halves(self.deck),
            self.deck_lands,
            *_halves(self.discard),
            self.discard_lands,
            self.draws,
            self.drew,
            self.dry,
            self.to_deal,
            self.armies_due,
            self.opening,
            self.independent,
            self.unstable,
            self.castles,
            self.colonists,
            self.done,
            self.speaker,
            self.offered,
            self.offers,
            self.begun,
            self.card,
            self.addressee,
            self.wanting,
            *_halves(self.giving),
            self.giving_lands,
            *_halves(self.asking),
            self.asking_lands,
            self.contest,
            self.source,
            self.target,
            self.leader,
            self.citizens,
            self.mercenaries,
            self.guard_citizens,
            self.guard_mercenaries,
            self.under,
            self.users,
            self.outcome_is,
            self.dying,
            self.guards_dying,
            self.then,
        ]
        rest: list[int] = []
        for seat in range(self.rules.players):
            rest += [self.princes[seat], *_halves(self.hands[seat]), self.lands[seat], self.owned[seat]]
        for t in range(TERRITORIES):
            rest += [*_halves(self.hidden[t]), *_halves(self.shown[t]), *_halves(self.acted[t])]
        for place in range(self.offers):
            rest += [
                self.numbers[place],
                self.makers[place],
                self.to[place],
                *_halves(self.gives[place]),
                self.gives_lands[place],
                *_halves(self.wants[place]),
                self.wants_lands[place],
                self.declined[place],
            ]
        return self.rules.pack() + fields + rest

    def load(self, numbers: list[int]) -> None:
        """Take on what `pack` gave behind the rules; BadInput if it cannot be a position."""
        bad = BadInput("bytes", length=len(numbers))
        if len(numbers) < _FIELDS:
            raise bad
        (
            self.current,
            self.pending,
            self.phase,
            self.round,
            self.mano,
            self.turn,
            deck_low,
            deck_high,
            self.deck_lands,
            discard_low,
            discard_high,
            self.discard_lands,
            self.draws,
            self.drew,
            self.dry,
            self.to_deal,
            self.armies_due,
            self.opening,
            self.independent,
            self.unstable,
            self.castles,
            self.colonists,
            self.done,
            self.speaker,
            self.offered,
            self.offers,
            self.begun,
            self.card,
            self.addressee,
            self.wanting,
            giving_low,
            giving_high,
            self.giving_lands,
            asking_low,
            asking_high,
            self.asking_lands,
            self.contest,
            self.source,
            self.target,
            self.leader,
            self.citizens,
            self.mercenaries,
            self.guard_citizens,
            self.guard_mercenaries,
            self.under,
            self.users,
            self.outcome_is,
            self.dying,
            self.guards_dying,
            self.then,
        ) = numbers[:_FIELDS]
        self.deck = _whole(deck_low, deck_high)
        self.discard = _whole(discard_low, discard_high)
        self.giving = _whole(giving_low, giving_high)
        self.asking = _whole(asking_low, asking_high)
        if not self._in_range() or not self._take_rest(numbers[_FIELDS:]) or not self._conserved():
            raise bad

    def _in_range(self) -> bool:
        """Whether seats, phases, cards and territories exist."""
        players = self.rules.players
        everybody = self.rules.everybody
        limits: list[tuple[i64, i64, i64]] = [
            (self.current, OVER, players - 1),
            (self.pending, 0, everybody),
            (self.phase, DEALING, ENDED),
            (self.round, 1, MOST_ROUNDS),
            (self.mano, NONE, players - 1),
            (self.turn, NONE, players - 1),
            (self.draws, 0, HAND_LIMIT),
            (self.drew, 0, 1),
            (self.dry, 0, 3),
            (self.to_deal, 0, everybody),
            (self.armies_due, 0, everybody),
            (self.opening, DRAWING, ACTING),
            (self.done, 0, everybody),
            (self.speaker, NONE, players - 1),
            (self.offered, 0, MOST_ROUNDS),
            (self.offers, 0, MOST_OFFERS),
            (self.begun, NONE, OFFER),
            (self.card, NONE, KINDS - 1),
            (self.addressee, NONE, ANYONE),
            (self.wanting, 0, 1),
            (self.source, NONE, TERRITORIES - 1),
            (self.target, NONE, TERRITORIES - 1),
            (self.leader, NONE, KINDS - 1),
            (self.citizens, NONE, 10),
            (self.mercenaries, NONE, 10),
            (self.guard_citizens, NONE, 10),
            (self.guard_mercenaries, NONE, 10),
            (self.under, NONE, KINDS - 1),
            (self.users, 0, everybody),
            (self.outcome_is, OPEN_CONTEST, TIED),
            (self.dying, 0, 10),
            (self.guards_dying, 0, 10),
            (self.then, THEN_NEGOTIATE, THEN_ACT),
        ]
        everywhere = [
            self.deck_lands,
            self.discard_lands,
            self.independent,
            self.unstable,
            self.castles,
            self.colonists,
            self.giving_lands,
            self.asking_lands,
        ]
        limits += [(lands, 0, ALL_LANDS) for lands in everywhere]
        for value, low, high in limits:
            if not low <= value <= high:
                return False
        if self.contest != NONE and not (ATTACK <= self.contest <= CONSPIRE):
            return False
        if self.contest != NONE and (self.source == NONE or self.target == NONE or self.leader == NONE):
            return False
        if self.phase != DEALING and self.turn == NONE:
            return False
        return self.begun <= DEFENCE or self.begun == RECALL or ATTACK <= self.begun <= REFORM or self.begun == OFFER

    def _take_rest(self, rest: list[int]) -> bool:
        """Seats, territories and open offers; False if they cannot be."""
        players = self.rules.players
        if len(rest) != _SEAT * players + _LAND * TERRITORIES + _OFFER * self.offers:
            return False
        at: i64 = 0
        for seat in range(players):
            prince, low, high, lands, owned = rest[at : at + _SEAT]
            if not (NONE <= prince <= ECCLESIASTIC and 0 <= lands <= ALL_LANDS and 0 <= owned <= ALL_LANDS):
                return False
            self.princes[seat] = prince
            self.hands[seat] = _whole(low, high)
            self.lands[seat] = lands
            self.owned[seat] = owned
            at += _SEAT
        for t in range(TERRITORIES):
            a, b, c, d, e, f = rest[at : at + _LAND]
            self.hidden[t] = _whole(a, b)
            self.shown[t] = _whole(c, d)
            self.acted[t] = _whole(e, f)
            if not contains(self.shown[t], self.acted[t]):
                return False
            at += _LAND
        latest: i64 = 0
        for place in range(self.offers):
            number, maker, to, a, b, gives_lands, c, d, wants_lands, declined = rest[at : at + _OFFER]
            if not (0 <= maker < players and 0 <= to <= ANYONE and 0 <= declined <= self.rules.everybody):
                return False
            self.numbers[place] = number
            self.makers[place] = maker
            self.to[place] = to
            self.gives[place] = _whole(a, b)
            self.gives_lands[place] = gives_lands
            self.wants[place] = _whole(c, d)
            self.wants_lands[place] = wants_lands
            self.declined[place] = declined
            if not latest < number <= self.offered or not self.still_has(place):
                return False
            latest = number
            at += _OFFER
        return True

    def _conserved(self) -> bool:
        """Whether no card is missing or too many."""
        cards = self.deck + self.discard
        lands: list[i64] = [self.deck_lands, self.discard_lands, self.independent]
        for seat in range(self.rules.players):
            cards += self.hands[seat]
            lands += [self.lands[seat], self.owned[seat]]
        for t in range(TERRITORIES):
            cards += self.loose(t)
        cards += CARD[CASTLE] * lands_in(self.castles) + CARD[COLONISTS] * lands_in(self.colonists)
        cards += CARD[CONSPIRACY] * lands_in(self.independent)
        union: i64 = 0
        for some in lands:
            if union & some:
                return False
            union |= some
        if self.phase != DEALING and cards & 15 != self.rules.players:
            return False
        return union == ALL_LANDS and cards & ~15 == WHOLE_DECK


def castle_helps(contest: i64) -> i64:
    """What a castle adds to a defence: 1, but nothing against a conspiracy."""
    return 0 if contest == CONSPIRE else 1


def prince_helps(contest: i64, prince: i64) -> i64:
    """What a kind of prince adds to a defence: nothing in battle."""
    if contest == ATTACK:
        return 0
    other = POPULAR if contest == REVOLT else HEREDITARY
    return 1 if prince == ECCLESIASTIC or prince == other else 0


def _halves(cards: i64) -> list[int]:
    """A multiset as two small ints: the first seven kinds, and the others."""
    return [cards & 0xFFFFFFF, cards >> 28]


def _whole(low: i64, high: i64) -> i64:
    """The multiset of two such halves."""
    return low & 0xFFFFFFF | (high & 0xFFFFFF) << 28


def split(numbers: list[int]) -> tuple[Rules, list[int]]:
    """What `pack` gave, taken apart into rules and the rest; BadInput if it is not that."""
    if len(numbers) < _RULES:
        raise BadInput("bytes", length=len(numbers))
    return unpack_rules(numbers[:_RULES]), numbers[_RULES:]
