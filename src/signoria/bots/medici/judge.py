"""What a position of Court of the Medici is worth to each House."""

# Compiled with mypyc.

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from signoria.bots.medici.model import FEAR, danger, kept, may_stall
from signoria.core.state import OVER, State, shares
from signoria.games.medici.cards import size, worth
from signoria.games.medici.position import PLAYING
from signoria.games.medici.state import Medici
from signoria.search.rank import Outlook

_CERTAINTY: Final = 0.05
"""How much a point ahead makes it likelier to win, in log odds."""


class MediciOutlook(Outlook):
    """Compares the two courts, what the Houses have kept for later and what is in danger, once so many plays have
    followed the first."""

    def __init__(self, ahead: i64) -> None:
        self.ahead = ahead
        self._left: i64 = 0

    def begin(self, state: State) -> None:
        self._left = self.ahead

    def ready(self, state: State) -> bool:
        assert isinstance(state, Medici)
        if state.phase != PLAYING:
            return False
        self._left -= 1
        return self._left < 0

    def values(self, state: State) -> list[float]:
        assert isinstance(state, Medici)
        if state.current == OVER:
            return shares(state.returns())
        mover = max(0, state.turn)
        other: i64 = 1 - mover
        lead = float(worth(state.court[other]) - worth(state.court[mover]))
        lead += kept(state, other) - kept(state, mover) - FEAR * danger(state, other, size(state.hands[mover]))
        won = 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, _CERTAINTY * lead))))
        if may_stall(state, other):
            won = max(won, 0.5)
        elif may_stall(state, mover):
            won = min(won, 0.5)
        return [won, 1.0 - won] if other == 0 else [1.0 - won, won]
