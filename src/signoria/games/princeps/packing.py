"""A position of Princeps as numbers and back, and as a copy: every field is named in each of the three."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.core.bits import NONE
from signoria.core.errors import BadInput
from signoria.core.state import OVER
from signoria.games.princeps import negotiation
from signoria.games.princeps.cards import (
    ALL_LANDS,
    CARD,
    CASTLE,
    COLONISTS,
    CONSPIRACY,
    ECCLESIASTIC,
    KINDS,
    TERRITORIES,
    WHOLE_DECK,
    contains,
    lands_in,
)
from signoria.games.princeps.moves import ANYONE, ATTACK, CONSPIRE, MOST_OFFERS, OFFER, RECALL, REFORM
from signoria.games.princeps.position import (
    ACTING,
    DEALING,
    DEFENCE,
    DRAWING,
    ENDED,
    OPEN_CONTEST,
    THEN_ACT,
    THEN_NEGOTIATE,
    TIED,
    Position,
)
from signoria.games.princeps.rules import HAND_LIMIT, MOST_ROUNDS, Rules, unpack_rules

_RULES: Final = 5
_FIELDS: Final = 50
_SEAT: Final = 5
_LAND: Final = 6
_OFFER: Final = 10
"""How many numbers are packed of each part."""


def copy_fields(position: Position, new: Position) -> None:
    """All that a position is, but for its rules, into another one of the same rules."""
    new.current = position.current
    new.pending = position.pending
    new.phase = position.phase
    new.round = position.round
    new.mano = position.mano
    new.turn = position.turn
    new.deck = position.deck
    new.deck_lands = position.deck_lands
    new.discard = position.discard
    new.discard_lands = position.discard_lands
    new.draws = position.draws
    new.drew = position.drew
    new.dry = position.dry
    new.to_deal = position.to_deal
    new.armies_due = position.armies_due
    new.opening = position.opening
    new.princes = position.princes[:]
    new.hands = position.hands[:]
    new.lands = position.lands[:]
    new.owned = position.owned[:]
    new.independent = position.independent
    new.unstable = position.unstable
    new.castles = position.castles
    new.colonists = position.colonists
    new.hidden = position.hidden[:]
    new.shown = position.shown[:]
    new.acted = position.acted[:]
    new.done = position.done
    new.speaker = position.speaker
    new.offered = position.offered
    new.offers = position.offers
    if position.offers:
        new.numbers = position.numbers[:]
        new.makers = position.makers[:]
        new.to = position.to[:]
        new.gives = position.gives[:]
        new.gives_lands = position.gives_lands[:]
        new.wants = position.wants[:]
        new.wants_lands = position.wants_lands[:]
        new.declined = position.declined[:]
    new.begun = position.begun
    new.card = position.card
    new.addressee = position.addressee
    new.wanting = position.wanting
    new.giving = position.giving
    new.giving_lands = position.giving_lands
    new.asking = position.asking
    new.asking_lands = position.asking_lands
    new.contest = position.contest
    new.source = position.source
    new.target = position.target
    new.leader = position.leader
    new.citizens = position.citizens
    new.mercenaries = position.mercenaries
    new.guard_citizens = position.guard_citizens
    new.guard_mercenaries = position.guard_mercenaries
    new.under = position.under
    new.users = position.users
    new.outcome_is = position.outcome_is
    new.dying = position.dying
    new.guards_dying = position.guards_dying
    new.then = position.then


def pack(position: Position) -> list[int]:
    """All that a position is, as small ints: the rules, single fields, seats, territories, open offers."""
    fields: list[int] = [
        position.current,
        position.pending,
        position.phase,
        position.round,
        position.mano,
        position.turn,
        *_halves(position.deck),
        position.deck_lands,
        *_halves(position.discard),
        position.discard_lands,
        position.draws,
        position.drew,
        position.dry,
        position.to_deal,
        position.armies_due,
        position.opening,
        position.independent,
        position.unstable,
        position.castles,
        position.colonists,
        position.done,
        position.speaker,
        position.offered,
        position.offers,
        position.begun,
        position.card,
        position.addressee,
        position.wanting,
        *_halves(position.giving),
        position.giving_lands,
        *_halves(position.asking),
        position.asking_lands,
        position.contest,
        position.source,
        position.target,
        position.leader,
        position.citizens,
        position.mercenaries,
        position.guard_citizens,
        position.guard_mercenaries,
        position.under,
        position.users,
        position.outcome_is,
        position.dying,
        position.guards_dying,
        position.then,
    ]
    rest: list[int] = []
    for seat in range(position.rules.players):
        rest += [position.princes[seat], *_halves(position.hands[seat]), position.lands[seat], position.owned[seat]]
    for t in range(TERRITORIES):
        rest += [*_halves(position.hidden[t]), *_halves(position.shown[t]), *_halves(position.acted[t])]
    for place in range(position.offers):
        rest += [
            position.numbers[place],
            position.makers[place],
            position.to[place],
            *_halves(position.gives[place]),
            position.gives_lands[place],
            *_halves(position.wants[place]),
            position.wants_lands[place],
            position.declined[place],
        ]
    return position.rules.pack() + fields + rest


def split(numbers: list[int]) -> tuple[Rules, list[int]]:
    """What `pack` gave, taken apart into rules and the rest; BadInput if it is not that."""
    if len(numbers) < _RULES:
        raise BadInput("bytes", length=len(numbers))
    return unpack_rules(numbers[:_RULES]), numbers[_RULES:]


def load(position: Position, numbers: list[int]) -> None:
    """Take on what `pack` gave behind the rules; BadInput if it cannot be a position."""
    bad = BadInput("bytes", length=len(numbers))
    if len(numbers) < _FIELDS:
        raise bad
    (
        position.current,
        position.pending,
        position.phase,
        position.round,
        position.mano,
        position.turn,
        deck_low,
        deck_high,
        position.deck_lands,
        discard_low,
        discard_high,
        position.discard_lands,
        position.draws,
        position.drew,
        position.dry,
        position.to_deal,
        position.armies_due,
        position.opening,
        position.independent,
        position.unstable,
        position.castles,
        position.colonists,
        position.done,
        position.speaker,
        position.offered,
        position.offers,
        position.begun,
        position.card,
        position.addressee,
        position.wanting,
        giving_low,
        giving_high,
        position.giving_lands,
        asking_low,
        asking_high,
        position.asking_lands,
        position.contest,
        position.source,
        position.target,
        position.leader,
        position.citizens,
        position.mercenaries,
        position.guard_citizens,
        position.guard_mercenaries,
        position.under,
        position.users,
        position.outcome_is,
        position.dying,
        position.guards_dying,
        position.then,
    ) = numbers[:_FIELDS]
    position.deck = _whole(deck_low, deck_high)
    position.discard = _whole(discard_low, discard_high)
    position.giving = _whole(giving_low, giving_high)
    position.asking = _whole(asking_low, asking_high)
    if not _in_range(position) or not _take_rest(position, numbers[_FIELDS:]) or not _conserved(position):
        raise bad


def _take_rest(position: Position, rest: list[int]) -> bool:
    """Seats, territories and open offers; False if they cannot be."""
    players = position.rules.players
    if len(rest) != _SEAT * players + _LAND * TERRITORIES + _OFFER * position.offers:
        return False
    at: i64 = 0
    for seat in range(players):
        prince, low, high, lands, owned = rest[at : at + _SEAT]
        if not (NONE <= prince <= ECCLESIASTIC and 0 <= lands <= ALL_LANDS and 0 <= owned <= ALL_LANDS):
            return False
        position.princes[seat] = prince
        position.hands[seat] = _whole(low, high)
        position.lands[seat] = lands
        position.owned[seat] = owned
        at += _SEAT
    for t in range(TERRITORIES):
        a, b, c, d, e, f = rest[at : at + _LAND]
        position.hidden[t] = _whole(a, b)
        position.shown[t] = _whole(c, d)
        position.acted[t] = _whole(e, f)
        if not contains(position.shown[t], position.acted[t]):
            return False
        at += _LAND
    latest: i64 = 0
    for place in range(position.offers):
        number, maker, to, a, b, gives_lands, c, d, wants_lands, declined = rest[at : at + _OFFER]
        if not (0 <= maker < players and 0 <= to <= ANYONE and 0 <= declined <= position.rules.everybody):
            return False
        position.numbers[place] = number
        position.makers[place] = maker
        position.to[place] = to
        position.gives[place] = _whole(a, b)
        position.gives_lands[place] = gives_lands
        position.wants[place] = _whole(c, d)
        position.wants_lands[place] = wants_lands
        position.declined[place] = declined
        if not latest < number <= position.offered or not negotiation.still_has(position, place):
            return False
        latest = number
        at += _OFFER
    return True


def _in_range(position: Position) -> bool:
    """Whether seats, phases, cards and territories exist."""
    players = position.rules.players
    everybody = position.rules.everybody
    limits: list[tuple[i64, i64, i64]] = [
        (position.current, OVER, players - 1),
        (position.pending, 0, everybody),
        (position.phase, DEALING, ENDED),
        (position.round, 1, MOST_ROUNDS),
        (position.mano, NONE, players - 1),
        (position.turn, NONE, players - 1),
        (position.draws, 0, HAND_LIMIT),
        (position.drew, 0, 1),
        (position.dry, 0, 3),
        (position.to_deal, 0, everybody),
        (position.armies_due, 0, everybody),
        (position.opening, DRAWING, ACTING),
        (position.done, 0, everybody),
        (position.speaker, NONE, players - 1),
        (position.offered, 0, MOST_ROUNDS),
        (position.offers, 0, MOST_OFFERS),
        (position.begun, NONE, OFFER),
        (position.card, NONE, KINDS - 1),
        (position.addressee, NONE, ANYONE),
        (position.wanting, 0, 1),
        (position.source, NONE, TERRITORIES - 1),
        (position.target, NONE, TERRITORIES - 1),
        (position.leader, NONE, KINDS - 1),
        (position.citizens, NONE, 10),
        (position.mercenaries, NONE, 10),
        (position.guard_citizens, NONE, 10),
        (position.guard_mercenaries, NONE, 10),
        (position.under, NONE, KINDS - 1),
        (position.users, 0, everybody),
        (position.outcome_is, OPEN_CONTEST, TIED),
        (position.dying, 0, 10),
        (position.guards_dying, 0, 10),
        (position.then, THEN_NEGOTIATE, THEN_ACT),
    ]
    everywhere = [
        position.deck_lands,
        position.discard_lands,
        position.independent,
        position.unstable,
        position.castles,
        position.colonists,
        position.giving_lands,
        position.asking_lands,
    ]
    limits += [(lands, 0, ALL_LANDS) for lands in everywhere]
    for value, low, high in limits:
        if not low <= value <= high:
            return False
    if position.contest != NONE and not (ATTACK <= position.contest <= CONSPIRE):
        return False
    if position.contest != NONE and (position.source == NONE or position.target == NONE or position.leader == NONE):
        return False
    if position.phase != DEALING and position.turn == NONE:
        return False
    begun = position.begun
    return begun <= DEFENCE or begun == RECALL or ATTACK <= begun <= REFORM or begun == OFFER


def _conserved(position: Position) -> bool:
    """Whether no card is missing or too many."""
    cards = position.deck + position.discard
    lands: list[i64] = [position.deck_lands, position.discard_lands, position.independent]
    for seat in range(position.rules.players):
        cards += position.hands[seat]
        lands += [position.lands[seat], position.owned[seat]]
    for t in range(TERRITORIES):
        cards += position.loose(t)
    cards += CARD[CASTLE] * lands_in(position.castles) + CARD[COLONISTS] * lands_in(position.colonists)
    cards += CARD[CONSPIRACY] * lands_in(position.independent)
    union: i64 = 0
    for some in lands:
        if union & some:
            return False
        union |= some
    if position.phase != DEALING and cards & 15 != position.rules.players:
        return False
    return union == ALL_LANDS and cards & ~15 == WHOLE_DECK


def _halves(cards: i64) -> list[int]:
    """A multiset as two small ints: the first seven kinds, and the others."""
    return [cards & 0xFFFFFFF, cards >> 28]


def _whole(low: i64, high: i64) -> i64:
    """The multiset of two such halves."""
    return low & 0xFFFFFFF | (high & 0xFFFFFF) << 28
