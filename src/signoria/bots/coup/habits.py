"""What the players of `model` give weight to, for a table of two, of a few, and of many."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


class Habits:
    """Weights of actions, and what a loss, a gain and a card are worth; all above 0.

    Those that begin with `false_` are for claims of what one has not.
    """

    def __init__(self) -> None:
        self.income = 0.35
        self.aid = 0.25
        self.aid_without_dukes = 0.5
        self.tax = 5.0
        self.false_tax = 1.5
        self.exchange = 1.6
        self.false_exchange = 0.4
        self.assassinate = 7.0
        self.false_assassinate = 1.5
        self.steal = 2.0
        self.false_steal = 0.5
        self.coup = 30.0
        self.examine = 1.0
        self.false_examine = 0.2
        self.lie_alone = 0.6
        """How much of a weight is left to a lie when it is the last card that is at stake."""
        self.modesty = 0.1
        """How much one shuns being the richest, a coin."""
        self.fear_coins = 0.25
        self.fear_cards = 0.5
        self.fear = 2.0
        """How much those who are rich, and have two cards, are struck before others."""
        self.trust = 1.35
        """How much more than by counting (in log odds) a claim is believed."""
        self.loss = 1.0
        self.last_loss = 2.4
        self.gain = 0.5
        self.last_gain = 0.8
        """What it is worth that a rival loses a card."""
        self.stop_assassin = 1.0
        self.stop_theft = 0.4
        self.stop_tax = 0.1
        self.assassinating = 1.0
        self.acting = 0.35
        """What it is worth that one's own action is not blocked."""
        self.decision = 7.0
        self.calm = 0.3
        self.false_contessa = 0.4
        self.last_contessa = 30.0
        self.false_guard = 0.2
        self.false_duke = 0.1
        self.let_aid = 0.2
        self.worth = vec[float]([6.0, 4.6, 4.4, 2.6, 3.0, 3.8])
        """How gladly each character is held."""
        self.second = 0.8
        self.choosing = 1.0


def habits(players: i64) -> Habits:
    """Those for a table at which so many are left, as they came out of games of the model against itself."""
    found = Habits()
    if players == 2:
        found.income = 0.170
        found.aid = 0.138
        found.aid_without_dukes = 0.223
        found.tax = 18.412
        found.false_tax = 17.310
        found.exchange = 0.844
        found.false_exchange = 0.330
        found.assassinate = 4.748
        found.false_assassinate = 0.645
        found.steal = 1.287
        found.false_steal = 0.240
        found.coup = 94.820
        found.lie_alone = 0.566
        found.modesty = 0.064
        found.fear_coins = 0.260
        found.fear_cards = 0.611
        found.fear = 2.231
        found.trust = 1.272
        found.loss = 2.355
        found.last_loss = 1.362
        found.gain = 0.515
        found.last_gain = 0.387
        found.stop_assassin = 0.770
        found.stop_theft = 0.244
        found.stop_tax = 0.080
        found.assassinating = 2.845
        found.acting = 0.405
        found.decision = 17.842
        found.calm = 0.307
        found.false_contessa = 0.986
        found.last_contessa = 29.035
        found.false_guard = 0.686
        found.false_duke = 0.120
        found.let_aid = 0.166
        found.second = 1.017
        found.choosing = 1.535
        found.worth = vec[float]([9.61, 7.27, 5.59, 3.33, 3.13, 4.45])
    elif players <= 4:
        found.income = 0.282
        found.aid = 0.340
        found.aid_without_dukes = 0.350
        found.tax = 4.695
        found.false_tax = 1.086
        found.exchange = 1.129
        found.false_exchange = 0.358
        found.assassinate = 13.112
        found.false_assassinate = 1.118
        found.steal = 2.245
        found.false_steal = 0.392
        found.coup = 56.441
        found.lie_alone = 0.142
        found.modesty = 0.080
        found.fear_coins = 0.336
        found.fear_cards = 0.869
        found.fear = 9.527
        found.trust = 2.221
        found.loss = 1.926
        found.last_loss = 2.538
        found.gain = 0.511
        found.last_gain = 0.673
        found.stop_assassin = 1.237
        found.stop_theft = 0.292
        found.stop_tax = 0.104
        found.assassinating = 2.117
        found.acting = 0.342
        found.decision = 22.193
        found.calm = 0.274
        found.false_contessa = 0.778
        found.last_contessa = 35.081
        found.false_guard = 0.252
        found.false_duke = 0.078
        found.let_aid = 0.144
        found.second = 1.562
        found.choosing = 0.927
        found.worth = vec[float]([12.90, 8.65, 2.64, 2.21, 2.43, 6.01])
    else:
        found.income = 0.257
        found.aid = 0.394
        found.aid_without_dukes = 0.363
        found.tax = 3.865
        found.false_tax = 0.275
        found.exchange = 1.221
        found.false_exchange = 0.141
        found.assassinate = 12.138
        found.false_assassinate = 0.584
        found.steal = 2.740
        found.false_steal = 0.136
        found.coup = 83.745
        found.lie_alone = 0.131
        found.modesty = 0.098
        found.fear_coins = 0.390
        found.fear_cards = 0.724
        found.fear = 10.561
        found.trust = 2.597
        found.loss = 1.624
        found.last_loss = 2.998
        found.gain = 0.510
        found.last_gain = 0.578
        found.stop_assassin = 1.349
        found.stop_theft = 0.281
        found.stop_tax = 0.104
        found.assassinating = 2.321
        found.acting = 0.294
        found.decision = 21.372
        found.calm = 0.327
        found.false_contessa = 0.924
        found.last_contessa = 32.771
        found.false_guard = 0.252
        found.false_duke = 0.073
        found.let_aid = 0.123
        found.second = 1.427
        found.choosing = 1.327
        found.worth = vec[float]([14.68, 9.02, 2.42, 1.73, 2.22, 5.86])
    return found
