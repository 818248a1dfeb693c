"""How a House is taken to play Court of the Medici: it takes what it can get, and fears what the rival could answer."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.bits import NONE, member, members
from signoria.core.chance import Source
from signoria.core.state import State
from signoria.games.medici import legal, moves
from signoria.games.medici.cards import (
    DUKE,
    JESTER,
    KINDS,
    LADY,
    MINISTER,
    VALUES,
    count,
    house_of,
    kind_of,
    size,
    worth,
)
from signoria.games.medici.position import ANNOUNCING, BY_PLANS, INNER, PLAYING
from signoria.games.medici.state import Medici
from signoria.search.policy import Policy

_KEPT: Final = 4.0
"""What a Minister or a Jester in hand is worth, in points at court: a play that uses one must gain as much."""

_LADY: Final = 1.0

FEAR: Final = 0.8
"""How much of the rival's best answer is taken as lost."""

_FORESIGHT: Final = 0.25
"""What one more point of the last card's limit is worth."""

_DECIDED: Final[i64] = 1000
"""More than any court is worth: the game is won or lost."""

_STALEMATE: Final = -10.0
"""What a draw by Plans is worth, in points at court: better than to be clearly behind, worse than all else."""

_HELD_BACK: Final = 0.05
"""How much of what is better than a draw is left where the rival can make one."""

_NOTHING: Final = vec[i64]([0] * 64)


def rating(after: Medici, seat: i64, held: i64) -> float:
    """How a position looks to the House that has just played, its rival having so many cards in hand."""
    if after.ended == BY_PLANS:
        return _STALEMATE
    ahead = float(worth(after.court[seat]) - worth(after.court[1 - seat]))
    if after.ends_at_court():
        winner = after.winner()
        if winner == NONE:
            return ahead
        return ahead + float(_DECIDED) if winner == seat else ahead - float(_DECIDED)
    found = ahead + kept(after, seat) - FEAR * danger(after, seat, held)
    if found > _STALEMATE and held and may_stall(after, 1 - seat):
        return _STALEMATE + _HELD_BACK * (found - _STALEMATE)
    return found


def may_stall(state: Medici, seat: i64) -> bool:
    """Whether this House can end the game in a draw by a Plan when its turn comes."""
    return state.lasts[seat] == NONE and legal.stalls(state, seat)


def kept(state: Medici, seat: i64) -> float:
    """What a House has for later: cards with powers, and a high last card."""
    hand = state.hands[seat]
    found = _KEPT * float(count(hand, MINISTER) + count(hand, JESTER)) + _LADY * float(count(hand, LADY))
    planned = state.under1 if seat else state.under0
    if len(planned):
        found += _FORESIGHT * float(VALUES[planned[len(planned) - 1]] - 7)
    return found


def danger(state: Medici, seat: i64, held: i64) -> float:
    """What the rival's best answer is likely to cost this House, over the cards that the rival may hold."""
    rival: i64 = 1 - seat
    unseen = state.rules.house - state.court[rival] - state.discards[rival]
    number = size(unseen)
    if not number or not held:
        return 0.0
    hand = state.hands[rival]
    state.hands[rival] = unseen
    feared = state.playable(rival)
    state.hands[rival] = hand
    losses = _losses(state, seat)
    lacking = max(0.0, 1.0 - float(held) / float(number))
    cost = 0.0
    likely = 1.0
    while feared:
        target = _greatest(losses)
        if target == NONE:
            break
        strikers = _strikers(state, target, rival) & feared
        feared ^= strikers
        missing = 1.0
        for kind in range(KINDS):
            if strikers >> kind & 1:
                missing *= lacking if count(unseen, kind) == 1 else lacking * lacking
        cost += likely * (1.0 - missing) * float(losses[target])
        likely *= missing
        losses[target] = 0
    return cost


def _losses(state: Medici, seat: i64) -> vec[i64]:
    """What the fall of each pile would cost this House, or the game."""
    found = _NOTHING[: len(state.ids)]
    circle: i64 = 0
    for place in range(len(found)):
        noble = state.tops[place]
        while noble != NONE:
            value = VALUES[kind_of(noble)]
            found[place] += value if house_of(noble) == seat else -value
            noble = state.below[noble]
        if state.zones[place] == INNER:
            circle += 1
    if circle == 1:
        ahead = worth(state.court[seat]) - worth(state.court[1 - seat])
        for place in range(len(found)):
            if state.zones[place] == INNER and ahead < found[place]:
                found[place] += _DECIDED
    return found


def _greatest(losses: vec[i64]) -> i64:
    """The place of the greatest loss; NONE if there is none."""
    most: i64 = 0
    place = NONE
    for k in range(len(losses)):
        if losses[k] > most:
            most = losses[k]
            place = k
    return place


def _strikers(state: Medici, target: i64, rival: i64) -> i64:
    """The kinds of card, a bit each, with which the rival could have this pile fall."""
    one: i64 = 1
    values: i64 = 0
    for place in range(len(state.ids)):
        least = max(0, state.lows[target] - state.highs[place])
        most = min(VALUES[DUKE], state.highs[target] - state.lows[place])
        if least <= most and place != target:
            values |= (one << most + 1) - (one << least)
    found: i64 = values & (one << JESTER) - 1
    if values >> 1 & (one << state.most_declared(rival)) - 1:
        found |= one << JESTER
    if values >> VALUES[DUKE] & 1:
        found |= one << DUKE
    if state.sizes[target] > 1:
        found |= one << MINISTER
    return found


class Wary(Policy):
    """Makes the play after which the position looks best to it; one of them, where several do."""

    def __init__(self) -> None:
        self._rest: list[i64] = []
        """The steps of the play that has been begun, the last first."""
        self._steps: list[i64] = []
        self._most = 0.0
        self._equals: i64 = 0
        """So many of the plays tried look best, as good as `_most`."""

    def pick(self, state: State, seat: i64, source: Source) -> i64:
        assert isinstance(state, Medici)
        base, mask = state.choices(seat)
        if state.phase == ANNOUNCING:
            return base + member(mask, members(mask) - 1)
        if state.phase != PLAYING:
            return base + member(mask, source.below(members(mask)))
        if base == moves.PASS:
            return base
        if state.card == NONE or not self._rest:
            self._equals = 0
            self._try(state, seat, size(state.hands[1 - seat]), source)
        return self._rest.pop()

    def _try(self, state: Medici, seat: i64, held: i64, source: Source) -> None:
        """All plays that go on from here, step by step."""
        base, mask = state.choices(seat)
        while mask:
            action = base + member(mask, 0)
            mask &= mask - 1
            after = state.copy()
            after.step(action, seat)
            self._steps.append(action)
            if after.card != NONE:
                self._try(after, seat, held, source)
            else:
                self._compare(rating(after, seat, held), source)
            self._steps.pop()

    def _compare(self, found: float, source: Source) -> None:
        if self._equals and found < self._most:
            return
        if found > self._most:
            self._equals = 0
        self._equals += 1
        self._most = found
        if source.below(self._equals) == 0:
            self._rest = self._steps[::-1]
