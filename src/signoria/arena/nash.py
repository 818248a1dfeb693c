"""Nash averaging: how good each bot is against the mixture that nobody beats.

The bots choose each other as moves of a game: its pay-off is the logarithm of the odds with which one beats the
other.  Of all its equilibria the one of most entropy is the measure: a bot that is entered twice shares its weight
with its double, and changes nothing for the others (Balduzzi and others, «Re-evaluating evaluation», 2018).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

Matrix = Sequence[Sequence[float]]

SLACK = 1e-6
"""By so much the mixture may be beaten: it keeps the prices finite."""


class Standing(NamedTuple):
    """A bot's weight in the mixture, and the share of games that it would win against the mixture."""

    weight: float
    share: float


def standings(wins: Matrix, games: Matrix) -> list[Standing]:
    """From how often row i won against column j, of how many games; half a win is added to either side."""
    bots = range(len(wins))
    odds = [
        [0.0 if i == j else math.log((wins[i][j] + 0.5) / (games[i][j] - wins[i][j] + 0.5)) for j in bots] for i in bots
    ]
    weights = equilibrium(odds)
    skills = [sum(odds[i][j] * weights[j] for j in bots) for i in bots]
    return [Standing(weight, 1 / (1 + math.exp(-skill))) for weight, skill in zip(weights, skills, strict=True)]


def equilibrium(payoff: Matrix) -> list[float]:
    """The mixture of most entropy that loses to no row of this antisymmetric matrix.

    It has the form exp(payoff · prices), with a price above 0 for each row that it must hold its own against.  The
    prices minimise a convex function, by Newton's method; a barrier keeps them above 0 and is lowered step by step.
    """
    bots = range(len(payoff))
    prices = [1.0 for _ in bots]
    barrier = 1.0
    while barrier > 1e-12:
        for _ in range(50):
            mixture = _mixture(payoff, prices)
            # What the mixture wins against each column, and how that changes with the price of another.
            wins = [sum(mixture[i] * payoff[i][j] for i in bots) for j in bots]
            slope = [wins[j] + SLACK - barrier / prices[j] for j in bots]
            curve = [
                [sum(mixture[i] * (payoff[i][j] - wins[j]) * (payoff[i][k] - wins[k]) for i in bots) for k in bots]
                for j in bots
            ]
            for j in bots:
                curve[j][j] += barrier / prices[j] ** 2
            step = _solved(curve, slope)
            gain = sum(a * b for a, b in zip(slope, step, strict=True))
            if gain < 1e-6 * barrier:
                break
            prices = _moved(payoff, prices, step, gain, barrier)
        barrier /= 5
    return _mixture(payoff, prices)


def _moved(payoff: Matrix, prices: Sequence[float], step: Sequence[float], gain: float, barrier: float) -> list[float]:
    """The prices after a step, or after so much of it that the function falls and no price reaches 0."""
    now = _height(payoff, prices, barrier)
    part = 1.0
    while part > 1e-12:
        tried = [price - part * move for price, move in zip(prices, step, strict=True)]
        if min(tried) > 0 and _height(payoff, tried, barrier) <= now - 0.1 * part * gain:
            return tried
        part /= 2
    return list(prices)


def _height(payoff: Matrix, prices: Sequence[float], barrier: float) -> float:
    """The function that the prices minimise."""
    scores = _scores(payoff, prices)
    top = max(scores)
    total = top + math.log(sum(math.exp(score - top) for score in scores))
    return total + sum(SLACK * price - barrier * math.log(price) for price in prices)


def _scores(payoff: Matrix, prices: Sequence[float]) -> list[float]:
    return [sum(gain * price for gain, price in zip(row, prices, strict=True)) for row in payoff]


def _mixture(payoff: Matrix, prices: Sequence[float]) -> list[float]:
    scores = _scores(payoff, prices)
    top = max(scores)
    raw = [math.exp(score - top) for score in scores]
    return [value / sum(raw) for value in raw]


def _solved(matrix: Matrix, right: Sequence[float]) -> list[float]:
    """The solution of linear equations, by elimination; the matrix is symmetric and positive, so no pivot is 0."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for i in range(size):
        for j in range(i + 1, size):
            factor = rows[j][i] / rows[i][i]
            for k in range(i, size + 1):
                rows[j][k] -= factor * rows[i][k]
    found = [0.0] * size
    for i in reversed(range(size)):
        found[i] = (rows[i][size] - sum(rows[i][k] * found[k] for k in range(i + 1, size))) / rows[i][i]
    return found
