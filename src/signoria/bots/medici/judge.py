"""What a position of Court of the Medici is worth to each House."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from signoria.core.state import OVER, State
from signoria.games.medici.cards import JESTER, LADY, MINISTER, VALUES, count, worth
from signoria.games.medici.state import Medici
from signoria.search.policy import shares
from signoria.search.rank import Outlook

_KEPT: Final = 4.0
"""What a Minister or a Jester in hand is worth, in points at court."""

_LADY: Final = 1.0
_FORESIGHT: Final = 0.25
"""What one more point of the last card's limit is worth."""

_CERTAINTY: Final = 0.05
"""How much a point ahead makes it likelier to win, in log odds."""


class MediciOutlook(Outlook):
    """Compares the two courts, and what the Houses have kept for later, once so many plays have followed the first."""

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
        odds = _CERTAINTY * (_strength(state, 0) - _strength(state, 1))
        first = 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, odds))))
        return [first, 1.0 - first]


def _strength(state: Medici, seat: i64) -> float:
    hand = state.hands[seat]
    found = float(worth(state.court[seat]))
    found += _KEPT * float(count(hand, MINISTER) + count(hand, JESTER)) + _LADY * float(count(hand, LADY))
    planned = state.under1 if seat else state.under0
    if len(planned):
        found += _FORESIGHT * float(VALUES[planned[len(planned) - 1]] - 7)
    return found
