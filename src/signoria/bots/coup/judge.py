"""What a position of Coup is worth to each player: chances to win, as they came out in many games of the model."""

# Compiled with mypyc.

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.state import OVER, State, shares
from signoria.games.coup.cards import ASSASSIN, CAPTAIN, CONTESSA, DUKE, count
from signoria.games.coup.state import Coup
from signoria.search.policy import Judge

FEATURES: Final[i64] = 12
_DUEL: Final = vec[float]([2.654, 0.269, 0.189, 0.137, -0.195, -0.105, -0.351, -0.068, 0.143, -0.384, 0.518, 0.067])
_FEW: Final = vec[float]([0.739, 0.010, 0.319, 0.032, -0.342, -0.075, -0.233, -0.325, -0.024, -0.117, 0.039, 0.115])
_MANY: Final = vec[float]([0.320, -0.039, 0.277, 0.033, 0.093, -0.072, -0.051, -0.003, 0.208, 0.071, -0.000, 0.275])
"""The weight of each feature while two, a few, or many players are left."""


def feature(state: Coup, seat: i64, number: i64) -> float:
    """What is counted of a player: cards, coins, what they buy, characters, and whose turn it is."""
    coins = state.coins[seat]
    hand = state.hands[seat]
    if number == 0:
        return 0.0 if state.revealed[seat] else 1.0
    if number == 1:
        return float(min(coins, 12))
    if number == 2:
        return 1.0 if coins >= 7 else 0.0
    if number == 3:
        return 1.0 if coins >= 3 and count(hand, ASSASSIN) else 0.0
    if number == 4:
        return 1.0 if count(hand, DUKE) else 0.0
    if number == 5:
        return 1.0 if count(hand, ASSASSIN) else 0.0
    if number == 6:
        return 1.0 if count(hand, CAPTAIN) else 0.0
    if number == 7:
        return 1.0 if count(hand, state.rules.diplomat) else 0.0
    if number == 8:
        return 1.0 if count(hand, CONTESSA) else 0.0
    if number == 9:
        return 1.0 if coins >= 10 else 0.0
    if number == 10:
        return 1.0 if state.turn == seat else 0.0
    return 1.0 if state.turn == seat and coins >= 7 else 0.0


class CoupJudge(Judge):
    """Each player's strength is a sum of what it has; the chances are in proportion to the exponentials."""

    def __init__(self) -> None:
        self.duel = _DUEL
        self.few = _FEW
        self.many = _MANY

    def values(self, state: State) -> list[float]:
        assert isinstance(state, Coup)
        if state.current == OVER:
            return shares(state.returns())
        living: i64 = 0
        for seat in range(state.rules.players):
            living += state.alive >> seat & 1
        weights = self.duel if living == 2 else self.few if living <= 4 else self.many
        found: list[float] = []
        total = 0.0
        for seat in range(state.rules.players):
            strength = 0.0
            if state.alive >> seat & 1:
                for number in range(FEATURES):
                    strength += weights[number] * feature(state, seat, number)
                strength = math.exp(strength)
            found.append(strength)
            total += strength
        return [strength / total for strength in found]
