"""What a position of Court of the Medici is worth to each House: the courts as they are, and the cards still to come."""

from __future__ import annotations

import math

from signoria.core.state import OVER, State
from signoria.games.medici.cards import worth
from signoria.games.medici.state import Medici
from signoria.search.policy import Judge, shares


class MediciJudge(Judge):
    """Compares the two Houses at court."""

    def __init__(self, scale: float = 0.1, hand: float = 0.0) -> None:
        self.scale = scale
        self.hand = hand

    def values(self, state: State) -> list[float]:
        assert isinstance(state, Medici)
        if state.current == OVER:
            return shares(state)
        ahead = float(worth(state.court[0]) - worth(state.court[1]))
        ahead += self.hand * float(worth(state.hands[0]) - worth(state.hands[1]))
        mine = 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, self.scale * ahead))))
        return [mine, 1.0 - mine]
