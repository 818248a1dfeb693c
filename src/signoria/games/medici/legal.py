"""What may be done in a position of Court of the Medici, and why anything else may not."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.core.bits import BIT, NONE, members
from signoria.core.errors import Refused
from signoria.core.state import CHANCE
from signoria.core.text import word
from signoria.games.medici import moves
from signoria.games.medici.cards import (
    CARD_NAMES,
    HIGHEST,
    JESTER,
    JESTER_NAMES,
    JESTERS,
    VALUES,
    count,
    house_of,
    kind_of,
    kinds,
)
from signoria.games.medici.position import (
    ANNOUNCING,
    CHOOSING,
    INNER,
    OPENING,
    PHASE_NAMES,
    PLAYING,
    UNLIMITED,
    Position,
)
from signoria.games.medici.rules import CONSECUTIVE

# Sets of moves: bit k stands for the move `base + k`.
_EITHER_HOUSE: Final[i64] = 0b11
_VALUES: Final[i64] = 0b1111111111
_SEND: Final[i64] = 0b0001
_ALLY: Final[i64] = 0b0010
_CONSPIRE: Final[i64] = 0b0100
_PLAN: Final[i64] = 0b1000

_HIGH: Final[i64] = 60
"""Values up to this one are members of a set of values."""


def choices(position: Position, seat: i64) -> tuple[i64, i64]:
    """What this seat, or chance, may do: the lowest number of the set, and a bit for each move from there."""
    if position.current == CHANCE:
        if position.phase == OPENING:
            return moves.OPEN, _EITHER_HOUSE
        house = position.drawer
        if position.decks[house]:
            return moves.DRAW, kinds(position.decks[house])
        return moves.DRAW, 1 << position.first_under(house)
    if position.phase == PLAYING:
        if position.card == NONE:
            playable = position.playable(seat)
            if playable:
                return moves.CARD, playable
            return moves.PASS, 1
        if position.manner == NONE:
            return moves.SEND, _manners(position, seat)
        return moves.PILE, _piles(position, seat)
    if position.phase == ANNOUNCING:
        return moves.ANNOUNCE, _VALUES
    return moves.PILE, _with_equals(position, seat) | BIT[moves.KEEP - moves.PILE]


def _with_equals(position: Position, seat: i64) -> i64:
    """The cards of a player's circle that count the same as another of them; a Jester counts 1, like a Lady."""
    once: i64 = 0
    twice: i64 = 0
    for place in range(len(position.ids)):
        value = _in_circle(position, seat, place)
        if value != NONE:
            twice |= once & 1 << value
            once |= 1 << value
    found: i64 = 0
    for place in range(len(position.ids)):
        value = _in_circle(position, seat, place)
        if value != NONE and twice >> value & 1:
            found |= BIT[place]
    return found


def _in_circle(position: Position, seat: i64, place: i64) -> i64:
    """What a noble counts who stands alone in the inner circle for this House; NONE if nobody does."""
    top = position.tops[place]
    if top == NONE or house_of(top) != seat or position.zones[place] != INNER or position.sizes[place] != 1:
        return NONE
    return VALUES[kind_of(top)]


def may_replace(position: Position, seat: i64) -> bool:
    """Whether a player has two equal cards in the circle, and a card to replace one with."""
    return position.decks[seat] != 0 and _with_equals(position, seat) != 0


def _manners(position: Position, seat: i64) -> i64:
    found = _SEND
    if len(position.ids):
        found |= _ALLY
        if can_conspire(position, seat):
            found |= _CONSPIRE
    if may_plan(position, seat) and not has_declared(position):
        found |= _PLAN
    return found


def may_plan(position: Position, seat: i64) -> bool:
    """It needs a deck, which also means that no last card was drawn; and it must not keep the game from ending."""
    return position.has_deck(seat) and position.limits[seat] == UNLIMITED and not _plans_alone(position, seat)


def _plans_alone(position: Position, seat: i64) -> bool:
    return position.running >= moves.MOST_PLANS and position.stuck(1 - seat)


def stalls(position: Position, seat: i64) -> bool:
    """Whether one more Plan of this House, now or on its next turn, would be a draw; not whether it may plan."""
    if position.rules.plan_draw == CONSECUTIVE:
        return position.running == 2 * moves.MOST_PLANS - 1
    return position.plans[seat] >= moves.MOST_PLANS - 1 and position.plans[1 - seat] >= moves.MOST_PLANS


def has_declared(position: Position) -> bool:
    """Whether Jesters have been given values in the play under way: then none takes another by itself."""
    return position.declared != 0 or position.revalued != 0


def _piles(position: Position, seat: i64) -> i64:
    """Any pile to ally with; to conspire, one that another then equals; then those that equal it."""
    everywhere = BIT[len(position.ids)] - 1
    if position.manner == moves.ALLY:
        return everywhere
    lows, highs = spans(position)
    low, high = card_span(position, seat)
    if position.pile != NONE:
        return _equals(lows, highs, position.pile, low, high)
    return _with_an_equal(lows, highs, low, high, one_is_enough=False)


def can_conspire(position: Position, seat: i64) -> bool:
    """Whether the card can join some pile so that another is worth the same."""
    lows, highs = spans(position)
    low, high = card_span(position, seat)
    return _with_an_equal(lows, highs, low, high, one_is_enough=True) != 0


def conspiracies(position: Position, seat: i64) -> i64:
    """How many conspiracies the card that is played can make: so many piles, each with all that it could strike."""
    lows, highs = spans(position)
    low, high = card_span(position, seat)
    found: i64 = 0
    for place in range(len(lows)):
        found += members(_equals(lows, highs, place, low, high))
    return found


def spans(position: Position) -> tuple[vec[i64], vec[i64]]:
    """What each pile may be worth, at least and at most; no choice is left once values have been declared."""
    if not has_declared(position):
        return position.lows, position.highs
    found = vec[i64]()
    for place in range(len(position.ids)):
        found = append(found, worth(position, place))
    return found, found


def worth(position: Position, place: i64) -> i64:
    """What a pile is worth in the play under way, with the values declared so far."""
    total = position.lows[place]
    for jester in range(JESTERS):
        if position.places[jester] == position.ids[place]:
            total += value_of(position, jester) - 1
    return total


def value_of(position: Position, jester: i64) -> i64:
    """What a Jester counts in the play under way; 0 if it is not at court."""
    if position.places[jester] == NONE:
        return 0
    new = position.revalued >> 4 * jester & 15
    return new if new else position.shows[jester]


def card_span(position: Position, seat: i64) -> tuple[i64, i64]:
    """What the card that is played may count, at least and at most."""
    kind = position.card
    if kind != JESTER:
        return VALUES[kind], VALUES[kind]
    if position.declared:
        return position.declared, position.declared
    return 1, position.most_declared(seat)


def _with_an_equal(lows: vec[i64], highs: vec[i64], low: i64, high: i64, one_is_enough: bool) -> i64:
    """The piles that, with the card, may be worth as much as another; or the first of them.

    To compare each with all others is too slow: so the values that any pile, and that two or more, may have are
    gathered as sets first.  Another pile has a value if two have it, or if one has it that is not the pile itself.
    """
    once: i64 = 0
    twice: i64 = 0
    for place in range(len(lows)):
        values = _values_between(lows[place], highs[place])
        twice |= once & values
        once |= values
    found: i64 = 0
    for place in range(len(lows)):
        if highs[place] + high > _HIGH:
            equals = _equals(lows, highs, place, low, high)
        else:
            others = once & ~_values_between(lows[place], highs[place]) | twice
            equals = others & _values_between(lows[place] + low, highs[place] + high)
        if equals:
            found |= BIT[place]
            if one_is_enough:
                break
    return found


def _values_between(low: i64, high: i64) -> i64:
    """The set of values from low to high, as far as they are members."""
    if low > _HIGH:
        return 0
    one = BIT[0]
    return (one << min(high, _HIGH) + 1) - (one << low)


def _equals(lows: vec[i64], highs: vec[i64], place: i64, low: i64, high: i64) -> i64:
    """The piles that may be worth as much as this one with the card."""
    low += lows[place]
    high += highs[place]
    found: i64 = 0
    for other in range(len(lows)):
        if lows[other] <= high and low <= highs[other] and other != place:
            found |= BIT[other]
    return found


# The values of Jesters in a conspiracy


def jester_values(position: Position, seat: i64, target: i64) -> i64:
    """What Jesters count when the conspiracy under way strikes this pile: four bits each for R1, R2, G1, G2, then
    the one that is played.

    Declared values stand.  Where none were declared: as few Jesters as possible change, then the one that is played
    counts as little as possible, then R1, R2, G1 and G2 do.
    """
    sides = vec[i64]([0, 0, 0, 0])
    values = vec[i64]([0, 0, 0, 0])
    missing = position.lows[target] - position.lows[position.pile]
    for jester in range(JESTERS):
        values[jester] = value_of(position, jester)
        if position.places[jester] == position.ids[position.pile]:
            sides[jester] = 1
        elif position.places[jester] == position.ids[target]:
            sides[jester] = -1
        missing -= sides[jester] * (values[jester] - 1)
    low, high = card_span(position, seat)
    changes: i64 = 0
    if has_declared(position):
        low = min(max(low, missing), high)
    else:
        while not _within(sides, values, 0, missing - high, missing - low, changes):
            changes += 1
        while not _within(sides, values, 0, missing - low, missing - low, changes):
            low += 1
    found: i64 = low << 16 if position.card == JESTER else 0
    missing -= low
    for jester in range(JESTERS):
        value = _lowest(sides, values, jester, missing, changes)
        if value != values[jester]:
            changes -= 1
            missing -= sides[jester] * (value - values[jester])
        found |= value << 4 * jester
    return found


def _lowest(sides: vec[i64], values: vec[i64], jester: i64, missing: i64, changes: i64) -> i64:
    """The lowest value of this Jester with which the others behind it can still make up what is missing."""
    old = values[jester]
    if not changes or not sides[jester]:
        return old
    for value in range(1, HIGHEST + 1):
        left = missing - sides[jester] * (value - old)
        if _within(sides, values, jester + 1, left, left, changes - (1 if value != old else 0)):
            return value
    return old


def _within(sides: vec[i64], values: vec[i64], first: i64, least: i64, most: i64, changes: i64) -> bool:
    """Whether so many of the Jesters from this one on can change a sum by some number from `least` to `most`.

    What each can add or take away is a range around 0, so the best few of them reach all numbers up to their sum.
    """
    return least <= _reach(sides, values, first, changes, 1) and -most <= _reach(sides, values, first, changes, -1)


def _reach(sides: vec[i64], values: vec[i64], first: i64, changes: i64, sign: i64) -> i64:
    """The most that so many of the Jesters can add (sign 1) or take away (-1)."""
    total: i64 = 0
    used: i64 = 0
    for _ in range(changes):
        best: i64 = 0
        who: i64 = 0
        for jester in range(first, JESTERS):
            if used >> jester & 1:
                continue
            up = HIGHEST - values[jester]
            down = values[jester] - 1
            gain: i64 = 0
            if sides[jester] == sign:
                gain = up
            elif sides[jester]:
                gain = down
            if gain > best:
                best = gain
                who = jester
        total += best
        used |= 1 << who
    return total


# Refusals


def refusal(position: Position, move: i64, seat: i64) -> Refused | None:
    """Why this seat, which is asked, may not make this move; None if it gives a Jester a value that it may give."""
    if position.phase == PLAYING:
        return _why_no_play(position, move, seat)
    if position.phase == CHOOSING and moves.PILE <= move < moves.KEEP:
        if move - moves.PILE >= len(position.ids):
            return Refused("no-such-pile")
        return Refused("no-equal", pile=int(position.ids[move - moves.PILE]))
    return Refused("not-now", phase=word(PHASE_NAMES[position.phase]))


def _why_no_play(position: Position, move: i64, seat: i64) -> Refused | None:
    if move == moves.PASS:
        return Refused("not-stuck")
    if position.card == NONE:
        if position.stuck(seat):
            return Refused("must-pass")
        if move < moves.SEND:
            return _why_no_card(position, move, seat)
    elif position.manner == NONE:
        if moves.DECLARE <= move < moves.DRAW:
            return _why_no_value(position, move, seat)
        if moves.SEND <= move < moves.PILE:
            return _why_not_so(position, move, seat)
    elif moves.PILE <= move < moves.KEEP:
        return _why_no_pile(position, move - moves.PILE, seat)
    return Refused("not-now", phase=word(PHASE_NAMES[PLAYING]))


def _why_no_card(position: Position, kind: i64, seat: i64) -> Refused:
    if not count(position.hands[seat], kind):
        return Refused("not-held", card=word(CARD_NAMES[kind]))
    return Refused("above-limit", card=word(CARD_NAMES[kind]), limit=int(position.limits[seat]))


def _why_no_value(position: Position, move: i64, seat: i64) -> Refused | None:
    """Values are given once in a play: to a Jester that is played, and to any at court."""
    if move < moves.REVALUE:
        if position.card != JESTER or position.declared:
            return Refused("not-jester")
        most = position.most_declared(seat)
        return Refused("above-most", most=int(most)) if move - moves.DECLARE + 1 > most else None
    jester = (move - moves.REVALUE) // HIGHEST
    if position.places[jester] == NONE:
        return Refused("jester-absent", jester=JESTER_NAMES[jester])
    return Refused("jester-twice", jester=JESTER_NAMES[jester]) if position.revalued >> 4 * jester & 15 else None


def _why_not_so(position: Position, move: i64, seat: i64) -> Refused:
    if move == moves.ALLY:
        return Refused("no-piles")
    if move == moves.CONSPIRE:
        return Refused("no-conspiracy", card=word(CARD_NAMES[position.card]))
    if has_declared(position):
        return Refused("plan-revalues")
    if _plans_alone(position, seat):
        return Refused("plan-alone", most=int(moves.MOST_PLANS))
    return Refused("plan-deck")


def _why_no_pile(position: Position, place: i64, seat: i64) -> Refused:
    if place >= len(position.ids):
        return Refused("no-such-pile")
    if position.pile == NONE:
        return Refused("no-equal-to", pile=int(position.ids[place]), card=word(CARD_NAMES[position.card]))
    if place == position.pile:
        return Refused("same-pile")
    lows, highs = spans(position)
    low, high = card_span(position, seat)
    return unequal(position, place, lows[position.pile] + low, highs[position.pile] + high, lows[place], highs[place])


def unequal(position: Position, target: i64, low: i64, high: i64, other_low: i64, other_high: i64) -> Refused:
    """A conspiracy that strikes what is not worth the same: what it may be worth, and what the other."""
    return Refused(
        "unequal",
        worth=_span(low, high),
        pile=int(position.ids[target]),
        other=_span(other_low, other_high),
    )


def _span(low: i64, high: i64) -> str:
    return str(int(low)) if low == high else f"{int(low)}–{int(high)}"
