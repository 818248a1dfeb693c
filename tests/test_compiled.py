"""The compiled rules and the same source as plain Python play the same games, step by step."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from signoria import compiled, games
from signoria.core.chance import Seeded
from signoria.testing.trace import trace
from tests.variants import VARIANTS

SOURCE = Path(__file__).parent.parent / "src"
SEEDS = [3, 4]


@pytest.mark.parametrize("variant", VARIANTS)
def test_compiled_and_plain_python_agree(variant: str) -> None:
    arguments = ["-m", "signoria.testing.trace", "coup", json.dumps(VARIANTS[variant]), *map(str, SEEDS)]
    environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
    done = subprocess.run(
        [sys.executable, *arguments], env=environment, capture_output=True, text=True, check=True, timeout=300
    )
    head, *plain = done.stdout.splitlines()
    assert head == "compiled False"
    here = [line for seed in SEEDS for line in trace(games.get("coup"), VARIANTS[variant], seed)]
    assert here == plain


def test_the_numbers_of_a_seed_are_the_same_everywhere() -> None:
    source = Seeded(2026)
    assert [source.below(1000) for _ in range(8)] == [907, 296, 960, 828, 691, 507, 974, 955]
    assert Seeded(-1).below(10**6) == Seeded((1 << 62) - 1).below(10**6)


def test_the_library_says_whether_it_is_compiled() -> None:
    from signoria.games.coup import state

    assert compiled == (not str(state.__file__).endswith(".py"))
