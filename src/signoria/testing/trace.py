"""A fingerprint of random games, to compare the compiled rules with the same source run as plain Python.

`python -m signoria.testing.trace GAME OPTIONS SEED…` prints a line for each move of each game.
"""

from __future__ import annotations

import sys
import zlib
from collections.abc import Iterator, Mapping

import msgspec

from signoria import compiled, games
from signoria.core.chance import Seeded
from signoria.core.game import Game
from signoria.core.play import Play
from signoria.search.playout import playout
from signoria.testing.randomly import random_steps

OFTEN = 4
"""From one of so many positions a game is played to its end."""


def trace(game: Game, options: Mapping[str, object], seed: int) -> Iterator[str]:
    """For each move: who, what, what else was legal, the position's bytes, and one made up for a seat, each in turn;
    of some also how the game ends that is played on from there at random.
    """
    play = Play(game, options)
    for number, (state, seat, before, action) in enumerate(random_steps(play, seed)):
        parts: tuple[object, ...] = (state.legal(seat), state.to_bytes())
        made_up = b"" if before else play.resample(number % len(play.names), Seeded(seed)).to_bytes()
        if number % OFTEN == 0:
            ended = state.copy()
            parts += (playout(ended, Seeded(seed)), ended.to_bytes())
        yield f"{seat} {action} {zlib.crc32(msgspec.json.encode((*parts, made_up))):08x}"
    yield f"returns {play.state.returns()}"


def main() -> None:
    """Print the fingerprint that the arguments ask for."""
    game = games.get(sys.argv[1])
    options = msgspec.json.decode(sys.argv[2])
    print(f"compiled {compiled}")
    for seed in sys.argv[3:]:
        for line in trace(game, options, int(seed)):
            print(line)


if __name__ == "__main__":
    main()
