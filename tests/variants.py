"""The games with the option sets that each declares for its tests."""

from __future__ import annotations

from signoria import compiled, games
from signoria.core.options import Value

Options = dict[str, Value]

VARIANTS = {name: games.get(name).variants for name in games.GAMES}
CASES = [(game, variant) for game, variants in VARIANTS.items() for variant in variants]
"""Each game with each of its option sets."""

EVERY = {name: games.get(name).stride for name in games.GAMES}
"""For each game the stride of checks that take long; a longer one where the rules are not compiled."""
if not compiled:
    EVERY = {name: stride if stride == 1 else 7 * stride for name, stride in EVERY.items()}
