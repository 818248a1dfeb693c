"""Random games, for tests: every decision drawn from a seed, windows answered in any order; and who listens."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from signoria.core.chance import Seeded
from signoria.core.event import Numbers
from signoria.core.game import Game
from signoria.core.play import Play
from signoria.core.state import CHANCE

UNLISTED = 6
"""One step in so many takes a form that is not listed, if the game has any."""

CLOSING = 4
"""One step in so many ends what may go on at will, if it can be ended."""


class Notes:
    """What a position tells, written down."""

    def __init__(self) -> None:
        self.heard: list[tuple[int, Numbers]] = []

    def hear(self, kind: int, a: int, b: int, c: int) -> None:
        """Called by the position when something happens."""
        self.heard.append((kind, (a, b, c)))


def random_moves(play: Play, seed: int) -> Iterator[tuple[int, int]]:
    """Play a game on at random, step by step: each seat and action is given before it is applied."""
    source = Seeded(seed)
    while not play.state.over:
        if play.state.current == CHANCE:
            seat = int(CHANCE)
            action = int(play.state.roll(source))
        else:
            asked = [seat for seat in range(len(play.names)) if play.state.asks(seat)]
            seat = asked[source.below(len(asked))]
            legal = _unlisted(play, seat, source) or _closing(play, seat, source) or play.state.legal(seat)
            action = legal[source.below(len(legal))]
        yield seat, action
        play.apply(action, seat)


def _unlisted(play: Play, seat: int, source: Seeded) -> list[int]:
    """Now and then, what may be done though it is not listed."""
    if not play.game.unlisted or source.below(UNLISTED):
        return []
    return [action for action in play.game.unlisted if play.state.why(action, seat) is None]


def _closing(play: Play, seat: int, source: Seeded) -> list[int]:
    """Now and then, what ends a part that may go on at will."""
    if not play.game.closing or source.below(CLOSING):
        return []
    return [action for action in play.game.closing if action in play.state.legal(seat)]


def random_play(game: Game, options: Mapping[str, object], seed: int) -> Play:
    """A whole game, played at random."""
    play = Play(game, options)
    for _ in random_moves(play, seed):
        pass
    return play
