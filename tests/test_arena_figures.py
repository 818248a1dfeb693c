"""What is computed from the games of a tournament: intervals, ratings, Nash averages."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import pytest

from signoria.arena import nash
from signoria.arena.statistics import Finish, Tally, ratings, student, wilson


def test_wilson_intervals() -> None:
    """Against the tables of Newcombe (1998): 81 of 263, 15 of 148, 0 of 20, 1 of 29."""
    for won, of, low, high in [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ]:
        figure = wilson(won, of)
        assert [figure.low, figure.high] == pytest.approx([low, high], abs=5e-5)
        assert figure.low <= figure.value <= figure.high
    assert wilson(20, 20).high == 1
    assert math.isnan(wilson(0, 0).value)


def test_wilson_intervals_hold_the_truth_as_often_as_they_say() -> None:
    source = random.Random(3)
    held = 0
    for _ in range(2000):
        won = sum(source.random() < 0.23 for _ in range(100))
        figure = wilson(won, 100)
        held += figure.low <= 0.23 <= figure.high
    assert 1860 <= held <= 1940


def test_means_and_their_intervals() -> None:
    tally = Tally()
    for value in (1, 2, 3, 4):
        tally.add(value)
    figure = tally.mean()
    assert figure.value == 2.5
    assert figure.high - figure.value == pytest.approx(3.182 * math.sqrt(5 / 3 / 4), rel=1e-3)
    every = Tally()
    for _ in range(8):
        every.add(0, 2)
    assert tally.mean(every).value == 10 / 16
    assert tally.mean(every).low == 0.0


@pytest.mark.parametrize("games", [4, 30])
def test_intervals_of_means_hold_the_truth_as_often_as_they_say(games: int) -> None:
    """Of what is counted over one to three seats a game."""
    source = random.Random(5)
    held = 0
    for _ in range(2000):
        tally = Tally()
        for _ in range(games):
            seats = source.randint(1, 3)
            tally.add(sum(source.gauss(50, 5) for _ in range(seats)), seats)
        held += tally.mean().low <= 50 <= tally.mean().high
    assert 1840 <= held <= 1960


def test_students_quantiles_are_those_of_tables() -> None:
    known = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 5: 2.571, 9: 2.262, 30: 2.042, 1000: 1.962}
    for freedom, value in known.items():
        assert student(freedom) == pytest.approx(value, rel=4e-3)


def simulated(strengths: Sequence[float], players: int, games: int, seed: int) -> list[Finish]:
    """Tables at which seats win as often as their strength is of the whole."""
    source = random.Random(seed)
    finishes = []
    for _ in range(games):
        seats = [source.randrange(len(strengths)) for _ in range(players)]
        winner = source.choices(range(players), [math.exp(strengths[bot]) for bot in seats])[0]
        finishes.append(Finish(seats, [float(seat == winner) for seat in range(players)]))
    return finishes


@pytest.mark.parametrize("players", [2, 4])
def test_ratings_find_the_order_of_strength(players: int) -> None:
    rated = ratings(simulated([0.0, 0.5, 1.0, 1.5], players, 3000, 5), 4)
    for weaker, stronger in pairwise(rated):
        assert stronger.value > weaker.value
    assert rated[3].low > rated[0].high
    equal = ratings(simulated([0.0, 0.0, 0.0], players, 3000, 6), 3)
    for figure in equal:
        assert figure.low < 25 < figure.high


def test_a_shared_victory_pulls_nobody_away() -> None:
    rated = ratings([Finish([0, 1], [0.5, 0.5])] * 50, 2)
    assert rated[0].value == pytest.approx(rated[1].value)


# Nash averaging

ROCK_PAPER_SCISSORS = [[0.0, -1.0, 1.0], [1.0, 0.0, -1.0], [-1.0, 1.0, 0.0]]


def cloned(matrix: Sequence[Sequence[float]], which: int) -> list[list[float]]:
    """The same game with one of its moves a second time, at the end."""
    rows = [[*row, row[which]] for row in matrix]
    return [*rows, list(rows[which])]


def close(weights: Sequence[float]) -> Any:
    return pytest.approx(list(weights), abs=1e-4)


def test_nash_mixtures() -> None:
    assert nash.equilibrium(ROCK_PAPER_SCISSORS) == close([1 / 3] * 3)
    assert nash.equilibrium([[0.0, 2.0], [-2.0, 0.0]]) == close([1, 0])
    assert nash.equilibrium([[0.0, 1.0, 2.0], [-1.0, 0.0, 1.0], [-2.0, -1.0, 0.0]]) == close([1, 0, 0])
    assert nash.equilibrium([[0.0] * 3] * 3) == close([1 / 3] * 3)


def test_a_clone_shares_its_weight_and_changes_nothing_else() -> None:
    assert nash.equilibrium(cloned(ROCK_PAPER_SCISSORS, 0)) == close([1 / 6, 1 / 3, 1 / 3, 1 / 6])
    wins: list[list[float]] = [[0, 60, 30], [40, 0, 70], [70, 30, 0]]
    once = nash.standings(wins, [[100] * 3] * 3)
    wins = cloned(wins, 1)
    wins[3][1] = wins[1][3] = 50
    twice = nash.standings(wins, [[100] * 4] * 4)
    for before, after in zip(once, twice, strict=False):
        assert after.share == pytest.approx(before.share, abs=1e-4)
    assert twice[1].weight + twice[3].weight == pytest.approx(once[1].weight, abs=1e-4)
    assert twice[3].share == pytest.approx(twice[1].share, abs=1e-6)


def test_nobody_beats_the_nash_mixture() -> None:
    source = random.Random(8)
    for size in (3, 5, 8):
        matrix = [[0.0] * size for _ in range(size)]
        for i in range(size):
            for j in range(i):
                matrix[i][j] = source.gauss(0, 1)
                matrix[j][i] = -matrix[i][j]
        weights = nash.equilibrium(matrix)
        assert sum(weights) == pytest.approx(1)
        for row in matrix:
            assert sum(a * w for a, w in zip(row, weights, strict=True)) < 1e-5
