"""Every source, and every move of chance, gives all outcomes, the first and the last among them, each as often as it
should come.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Mapping

import pytest

from signoria import GAMES, Play, Secret, Seeded, Source, game
from signoria.core.state import CHANCE
from signoria.search.patience import Patience
from signoria.testing.randomly import random_steps
from tests.variants import CASES, VARIANTS

EACH = 400
"""So many draws there are for an outcome of weight 1."""


def check_fair(found: Mapping[int, int], weights: Mapping[int, int]) -> None:
    """All outcomes come up and no other, none of them six standard deviations off."""
    assert set(found) == set(weights)
    drawn, total = sum(found.values()), sum(weights.values())
    for outcome, weight in weights.items():
        chance = weight / total
        assert abs(found[outcome] - drawn * chance) <= 6 * math.sqrt(drawn * chance * (1 - chance)) + 1e-9


@pytest.mark.parametrize("n", [1, 2, 3, 7, 12, 60])
@pytest.mark.parametrize(
    "source", [lambda: Seeded(3), Secret, lambda: Patience(Seeded(4), 1 << 40)], ids=["seeded", "secret", "patience"]
)
def test_a_source_gives_every_number_below_alike(source: Callable[[], Source], n: int) -> None:
    numbers = source()
    check_fair(Counter(int(numbers.below(n)) for _ in range(EACH * n)), dict.fromkeys(range(n), 1))


def test_small_seeds_give_every_first_number_alike() -> None:
    """As tables do that are numbered from 0 on."""
    check_fair(Counter(int(Seeded(seed).below(6)) for seed in range(6 * EACH)), dict.fromkeys(range(6), 1))


@pytest.mark.parametrize("name", GAMES)
def test_what_chance_does_first_comes_as_often_as_its_weight_says(name: str) -> None:
    state, source = game(name).start(game(name).resolve(game(name).measured)), Seeded(5)
    weights = {action: int(state.weight(action)) for action in state.legal()}
    assert len(weights) > 1
    check_fair(Counter(int(state.roll(source)) for _ in range(EACH * sum(weights.values()))), weights)


class Next(Source):
    """Gives all numbers below in turns."""

    given = -1

    def below(self, n: int) -> int:
        self.given = (self.given + 1) % n
        return self.given


@pytest.mark.parametrize(("name", "variant"), CASES)
def test_chance_can_do_all_that_it_may_and_nothing_else(name: str, variant: str) -> None:
    play = Play(game(name), VARIANTS[name][variant])
    moves = 0
    for _, seat, _, _ in random_steps(play, 8):
        if seat == CHANCE:
            weights = {action: int(play.state.weight(action)) for action in play.state.legal()}
            source = Next()
            assert Counter(int(play.state.roll(source)) for _ in range(sum(weights.values()))) == weights
            moves += 1
    assert moves > 1
