"""What the players of `model` give weight to, for a table of two, of a few, and of many."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

_WORTH_AT_TWO: Final = vec[float]([10.87, 10.46, 8.55, 2.18, 3.13, 1.87])
_WORTH_AT_FEW: Final = vec[float]([12.90, 8.65, 2.64, 2.21, 2.43, 6.01])
_WORTH_AT_MANY: Final = vec[float]([14.68, 9.02, 2.42, 1.73, 2.22, 5.86])


def _one(players: i64, two: float, few: float, many: float) -> float:
    return two if players == 2 else few if players <= 4 else many


class Habits:
    """Weights of actions, and what a loss, a gain and a card are worth; all above 0.

    Three numbers are for a table at which two, up to four, or more are left, as they came out of games of the model
    against itself (`tools/tune_coup.py`).  Those that begin with `false_` are for claims of what one has not.
    """

    def __init__(self, players: i64) -> None:
        self.income = _one(players, 0.058, 0.282, 0.257)
        self.aid = _one(players, 0.039, 0.340, 0.394)
        self.aid_without_dukes = _one(players, 0.058, 0.350, 0.363)
        self.tax = _one(players, 22.114, 4.695, 3.865)
        self.false_tax = _one(players, 5.607, 1.086, 0.275)
        self.exchange = _one(players, 5.035, 1.129, 1.221)
        self.false_exchange = _one(players, 0.177, 0.358, 0.141)
        self.assassinate = _one(players, 11.438, 13.112, 12.138)
        self.false_assassinate = _one(players, 0.611, 1.118, 0.584)
        self.steal = _one(players, 6.238, 2.245, 2.740)
        self.false_steal = _one(players, 0.069, 0.392, 0.136)
        self.coup = _one(players, 148.413, 56.441, 83.745)
        self.examine = 1.0
        self.false_examine = 0.2
        self.lie_alone = _one(players, 0.216, 0.142, 0.131)
        """How much of a weight is left to a lie when it is the last card that is at stake."""
        self.modesty = _one(players, 0.050, 0.080, 0.098)
        """How much one shuns being the richest, a coin."""
        self.fear_coins = _one(players, 0.285, 0.336, 0.390)
        self.fear_cards = _one(players, 0.613, 0.869, 0.724)
        self.fear = _one(players, 2.082, 9.527, 10.561)
        """How much those who are rich, and have two cards, are struck before others."""
        self.trust = _one(players, 0.444, 2.221, 2.597)
        """How much more than by counting (in log odds) a claim is believed."""
        self.loss = _one(players, 6.241, 1.926, 1.624)
        self.last_loss = _one(players, 2.431, 2.538, 2.998)
        self.gain = _one(players, 2.983, 0.511, 0.510)
        self.last_gain = _one(players, 0.321, 0.673, 0.578)
        """What it is worth that a rival loses a card."""
        self.stop_assassin = _one(players, 0.209, 1.237, 1.349)
        self.stop_theft = _one(players, 0.066, 0.292, 0.281)
        self.stop_tax = _one(players, 0.420, 0.104, 0.104)
        self.assassinating = _one(players, 3.821, 2.117, 2.321)
        self.acting = _one(players, 0.808, 0.342, 0.294)
        """What it is worth that one's own action is not blocked."""
        self.decision = _one(players, 14.000, 22.193, 21.372)
        self.calm = _one(players, 0.587, 0.274, 0.327)
        self.false_contessa = _one(players, 0.189, 0.778, 0.924)
        self.last_contessa = _one(players, 38.546, 35.081, 32.771)
        self.false_guard = _one(players, 0.424, 0.252, 0.252)
        self.false_duke = _one(players, 0.081, 0.078, 0.073)
        self.let_aid = _one(players, 0.070, 0.144, 0.123)
        self.worth = (_WORTH_AT_TWO if players == 2 else _WORTH_AT_FEW if players <= 4 else _WORTH_AT_MANY)[:]
        """How gladly each character is held."""
        self.second = _one(players, 1.507, 1.562, 1.427)
        self.choosing = _one(players, 2.215, 0.927, 1.327)
