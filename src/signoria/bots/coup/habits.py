"""What the players of `model` give weight to, for a table of two, of a few, and of many."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

_WORTH_AT_TWO: Final = vec[float]([10.87, 10.46, 8.55, 2.18, 3.13, 1.87])
_WORTH_AT_FEW: Final = vec[float]([11.74, 9.31, 18.63, 2.10, 2.43, 3.44])
_WORTH_AT_MANY: Final = vec[float]([7.71, 13.52, 20.09, 3.45, 2.22, 4.19])


def _one(players: i64, two: float, few: float, many: float) -> float:
    return two if players == 2 else few if players <= 4 else many


class Habits:
    """Weights of actions, and what a loss, a gain and a card are worth; all above 0.

    Three numbers are for a table at which two, up to four, or more are left, as they came out of games of the model
    against itself (`tools/tune_coup.py`).  Those that begin with `false_` are for claims of what one has not.
    """

    def __init__(self, players: i64) -> None:
        self.income = _one(players, 0.058, 0.224, 0.216)
        self.aid = _one(players, 0.039, 0.256, 0.226)
        self.aid_without_dukes = _one(players, 0.058, 0.488, 0.380)
        self.tax = _one(players, 22.114, 5.744, 7.225)
        self.false_tax = _one(players, 5.607, 0.340, 0.067)
        self.exchange = _one(players, 5.035, 1.328, 1.539)
        self.false_exchange = _one(players, 0.177, 0.298, 0.108)
        self.assassinate = _one(players, 11.438, 20.576, 29.293)
        self.false_assassinate = _one(players, 0.611, 1.338, 0.314)
        self.steal = _one(players, 6.238, 2.401, 1.695)
        self.false_steal = _one(players, 0.069, 0.348, 0.060)
        self.coup = _one(players, 148.413, 91.954, 103.194)
        self.examine = 1.0
        self.false_examine = 0.2
        self.lie_alone = _one(players, 0.216, 0.088, 0.112)
        """How much of a weight is left to a lie when it is the last card that is at stake."""
        self.modesty = _one(players, 0.050, 0.084, 0.086)
        """How much one shuns being the richest, a coin."""
        self.fear_coins = _one(players, 0.285, 0.264, 0.391)
        self.fear_cards = _one(players, 0.613, 0.637, 0.459)
        self.fear = _one(players, 2.082, 18.016, 21.090)
        """How much those who are rich, and have two cards, are struck before others."""
        self.trust = _one(players, 0.444, 1.772, 3.936)
        """How much more than by counting (in log odds) a claim is believed."""
        self.loss = _one(players, 6.241, 1.888, 2.442)
        self.last_loss = _one(players, 2.431, 2.966, 4.648)
        self.gain = _one(players, 2.983, 0.904, 0.607)
        self.last_gain = _one(players, 0.321, 0.392, 0.323)
        """What it is worth that a rival loses a card."""
        self.stop_assassin = _one(players, 0.209, 1.032, 1.183)
        self.stop_theft = _one(players, 0.066, 0.144, 0.159)
        self.stop_tax = _one(players, 0.420, 0.141, 0.120)
        self.assassinating = _one(players, 3.821, 3.917, 2.566)
        self.acting = _one(players, 0.808, 0.473, 0.793)
        """What it is worth that one's own action is not blocked."""
        self.decision = _one(players, 14.000, 7.379, 9.500)
        self.calm = _one(players, 0.587, 1.271, 0.908)
        self.false_contessa = _one(players, 0.189, 1.978, 0.605)
        self.last_contessa = _one(players, 38.546, 59.711, 50.696)
        self.false_guard = _one(players, 0.424, 0.309, 0.137)
        self.false_duke = _one(players, 0.081, 0.096, 0.035)
        self.let_aid = _one(players, 0.070, 0.096, 0.108)
        self.worth = (_WORTH_AT_TWO if players == 2 else _WORTH_AT_FEW if players <= 4 else _WORTH_AT_MANY)[:]
        """How gladly each character is held."""
        self.second = _one(players, 1.507, 2.179, 2.353)
        self.choosing = _one(players, 2.215, 1.777, 1.641)
