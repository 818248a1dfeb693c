"""The compiled rules and the same source as plain Python play the same games, step by step."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from signoria import compiled, games
from signoria.core.chance import Seeded
from signoria.testing.trace import trace
from tests.variants import CASES, VARIANTS

SOURCE = Path(__file__).parent.parent / "src"
SEEDS = [3, 4]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "variant"), CASES)
def test_compiled_and_plain_python_agree(game: str, variant: str) -> None:
    options = VARIANTS[game][variant]
    arguments = ["-m", "signoria.testing.trace", game, json.dumps(options), *map(str, SEEDS)]
    environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
    done = subprocess.run(
        [sys.executable, *arguments], env=environment, capture_output=True, text=True, check=True, timeout=300
    )
    head, *plain = done.stdout.splitlines()
    assert head == "compiled False"
    here = [line for seed in SEEDS for line in trace(games.get(game), options, seed)]
    assert here == plain


def test_the_numbers_of_a_seed_are_the_same_everywhere() -> None:
    source = Seeded(2026)
    assert [source.below(1000) for _ in range(8)] == [907, 296, 960, 828, 691, 507, 974, 955]
    assert Seeded(-1).below(10**6) == Seeded((1 << 62) - 1).below(10**6)


def test_the_library_says_whether_it_is_compiled_and_all_is_that_says_so_of_itself() -> None:
    marked = [file for file in SOURCE.rglob("*.py") if "\n# Compiled with mypyc.\n" in file.read_text(encoding="utf-8")]
    assert len(marked) > 20
    for file in marked:
        module = import_module(".".join(file.relative_to(SOURCE).with_suffix("").parts))
        assert compiled == (not str(module.__file__).endswith(".py")), file
    assert {f"signoria.games.{name}" for name in games.GAMES} <= {
        ".".join(file.relative_to(SOURCE).parent.parts) for file in marked
    }
