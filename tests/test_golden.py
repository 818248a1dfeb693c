"""Golden playthroughs, one a variant: any change of what is played, seen or told shows as a difference.

To write them anew after a change that is meant: SIGNORIA_GOLDEN=write ./signoria test tests/test_golden.py
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from signoria import games
from signoria.testing.golden import playthrough
from tests.variants import CASES, VARIANTS

FOLDER = Path(__file__).parent / "golden"


@pytest.mark.parametrize(("game", "variant"), CASES)
def test_a_game_goes_as_it_went_before(game: str, variant: str) -> None:
    file = FOLDER / game / f"{variant}.txt"
    found = playthrough(games.get(game), VARIANTS[game][variant], seed=7)
    if os.environ.get("SIGNORIA_GOLDEN") == "write":
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(found, encoding="utf-8")
    assert found == file.read_text(encoding="utf-8")
