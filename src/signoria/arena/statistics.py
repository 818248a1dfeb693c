"""Figures with their intervals.  All intervals are of 95 %."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce

from signoria.texts.figures import Figure

Z = 1.959964
"""So many standard deviations on either side hold 95 % of a normal distribution."""


NOTHING = Figure(math.nan, math.nan, math.nan, 0)


def wilson(successes: float, of: int) -> Figure:
    """A share and its Wilson interval; a victory that is shared counts in part."""
    if not of:
        return NOTHING
    share = successes / of
    square = Z * Z
    middle = (share + square / (2 * of)) / (1 + square / of)
    half = Z * math.sqrt(share * (1 - share) / of + square / (4 * of * of)) / (1 + square / of)
    return Figure(share, min(max(middle - half, 0.0), share), max(min(middle + half, 1.0), share), of)


class Tally:
    """Adds up what is counted in each game and over how many seats, for the mean a seat; no game is kept."""

    def __init__(self) -> None:
        self.of = 0
        self.total = 0.0
        self.squares = 0.0
        self.products = 0.0
        self.seats = 0
        self.seats_squared = 0

    def add(self, value: float, seats: int = 1) -> None:
        """One more: a number that is not negative."""
        self.of += 1
        self.total += value
        self.squares += value * value
        self.products += value * seats
        self.seats += seats
        self.seats_squared += seats * seats

    def mean(self, among: Tally | None = None) -> Figure:
        """The mean a seat and its interval; with `among`, those of its games that were not added here count as 0."""
        among = among or self
        if not among.of:
            return NOTHING
        mean = self.total / among.seats
        left = self.squares - 2 * mean * self.products + mean * mean * among.seats_squared
        variance = max(left, 0.0) / (among.of - 1) if among.of > 1 else math.nan
        half = student(among.of - 1) * math.sqrt(variance * among.of) / among.seats
        return Figure(mean, max(mean - half, 0.0), mean + half, among.of)


def student(freedom: int) -> float:
    """So many standard errors on either side hold 95 % when they are estimated themselves: Student's t.

    For few degrees of freedom as tables have it, for others by its expansion around the normal distribution.
    """
    if freedom < 4:
        return (math.nan, 12.7062, 4.3027, 3.1824)[freedom]
    z = Z
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


class Finish(NamedTuple):
    """How a game ended, for ratings: which bot sat in each seat, and each seat's part of the victory."""

    seats: Sequence[int]
    shares: Sequence[float]


def ratings(finishes: Iterable[Finish], bots: int) -> list[Figure]:
    """OpenSkill (Plackett–Luce) ratings after these games, in this order; the intervals are the model's own.

    Who has won the most comes first, the others after them, level with each other.  Bots do not change from game to
    game, so the model is told that skill does not drift.  A bot with several seats moves by the mean of what they say.
    """
    model = PlackettLuce(tau=0.0)
    now = [model.rating() for _ in range(bots)]
    played = [0] * bots
    for seats, shares in finishes:
        for bot in set(seats):
            played[bot] += 1
        if len(set(seats)) == 1:
            continue
        best = max(shares)
        rated = model.rate([[now[bot]] for bot in seats], ranks=[1.0 if share == best else 2.0 for share in shares])
        told: dict[int, list[tuple[float, float]]] = {}
        for bot, [rating] in zip(seats, rated, strict=True):
            told.setdefault(bot, []).append((rating.mu, rating.sigma))
        for bot, said in told.items():
            mu, sigma = (sum(numbers) / len(said) for numbers in zip(*said, strict=True))
            now[bot] = model.create_rating([mu, sigma])
    return [
        Figure(rating.mu, rating.mu - Z * rating.sigma, rating.mu + Z * rating.sigma, games)
        for rating, games in zip(now, played, strict=True)
    ]
