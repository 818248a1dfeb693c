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
_DUEL: Final = vec[float]([1.469, 0.212, -0.025, 0.037, 0.485, 0.007, 0.449, 0.296, 0.373, 0.026, 0.317, 0.163])
_FEW: Final = vec[float]([0.647, -0.009, 0.283, 0.049, 0.194, 0.142, 0.564, 0.298, 0.217, -0.183, 0.034, 0.250])
_MANY: Final = vec[float]([0.480, -0.028, 0.397, 0.180, -0.209, 0.434, 0.591, 0.118, 0.185, 0.074, -0.010, 0.198])
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
