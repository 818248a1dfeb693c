"""What a position of Court of the Medici is worth to each House."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.state import OVER, State
from signoria.games.medici.cards import JESTER, MINISTER, VALUES, count, size, worth
from signoria.games.medici.state import Medici
from signoria.search.policy import Judge, shares
from signoria.search.rank import Outlook

WEIGHTS: Final = vec[float]([-0.06, 0.123, 0.281, -0.223, 0.07, 0.032, 0.004, 0.2, 0.084, 0.525, 0.147])
"""What counts, in log odds to win: a point at court, at the start and how much more towards the end; likewise a card at
court; a Minister, a Jester, a point and a card in hand; a point of the last card's limit, a card planned; the turn."""

_CARDS: Final = 36.0
"""About so many cards at court and discarded make a game."""


_KEPT: Final = 4.0
"""What a Minister or a Jester in hand is worth, in points at court."""


class MediciTaste(Judge):
    """What a House likes at once: points at court, with the best cards still in hand."""

    def values(self, state: State) -> list[float]:
        assert isinstance(state, Medici)
        if state.current == OVER:
            return shares(state)
        odds = 0.1 * (_riches(state, 0) - _riches(state, 1))
        first = 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, odds))))
        return [first, 1.0 - first]


def _riches(state: Medici, seat: i64) -> float:
    hand = state.hands[seat]
    return float(worth(state.court[seat])) + _KEPT * float(count(hand, MINISTER) + count(hand, JESTER))


class MediciOutlook(Outlook):
    """Compares what the two Houses have at court and in hand, once so many plays have followed the first."""

    def __init__(self, ahead: i64) -> None:
        self.ahead = ahead
        self._left: i64 = 0

    def begin(self, state: State) -> None:
        self._left = self.ahead

    def ready(self, state: State) -> bool:
        self._left -= 1
        return self._left < 0

    def values(self, state: State) -> list[float]:
        assert isinstance(state, Medici)
        if state.current == OVER:
            return shares(state)
        played = size(state.court[0]) + size(state.court[1]) + size(state.discards[0]) + size(state.discards[1])
        late = min(1.0, float(played) / _CARDS)
        odds = _strength(state, 0, late) - _strength(state, 1, late)
        first = 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, odds))))
        return [first, 1.0 - first]


def _strength(state: Medici, seat: i64, late: float) -> float:
    hand = state.hands[seat]
    court = state.court[seat]
    found = (WEIGHTS[0] + WEIGHTS[1] * late) * float(worth(court))
    found += (WEIGHTS[2] + WEIGHTS[3] * late) * float(size(court))
    found += WEIGHTS[4] * float(count(hand, MINISTER)) + WEIGHTS[5] * float(count(hand, JESTER))
    found += WEIGHTS[6] * float(worth(hand)) + WEIGHTS[7] * float(size(hand))
    planned = state.under1 if seat else state.under0
    if len(planned):
        found += WEIGHTS[8] * float(VALUES[planned[len(planned) - 1]] - 7) + WEIGHTS[9] * float(len(planned))
    if state.current == seat:
        found += WEIGHTS[10]
    return found
