"""Random games, for tests: every decision drawn from a seed, windows answered in any order; and who listens."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from signoria.core.chance import Seeded
from signoria.core.event import Numbers
from signoria.core.game import Game
from signoria.core.play import Play
from signoria.core.state import CHANCE, State

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


class Taken(NamedTuple):
    """A step that is about to be taken: the position, with the steps of the play before it taken on a copy; whose it
    is; those steps; and the action.
    """

    state: State
    seat: int
    before: tuple[int, ...]
    action: int


def random_steps(play: Play, seed: int) -> Iterator[Taken]:
    """Play a game on at random: each step is given before it is taken, and a play is made when it is whole."""
    source = Seeded(seed)
    while not play.state.over:
        now = play.state
        actions: tuple[int, ...] = ()
        while not actions or now.midway():
            seat, action = _picked(now, play, source)
            yield Taken(now, seat, actions, action)
            now = now.copy()
            now.step(action, seat)
            actions = (*actions, action)
        play.make(seat, actions)


def _picked(now: State, play: Play, source: Seeded) -> tuple[int, int]:
    if now.current == CHANCE:
        return int(CHANCE), int(now.roll(source))
    asked = [seat for seat in range(len(play.names)) if now.asks(seat)]
    seat = asked[source.below(len(asked))]
    legal = _unlisted(now, play.game, seat, source) or _closing(now, play.game, seat, source) or now.legal(seat)
    return seat, legal[source.below(len(legal))]


def _unlisted(now: State, game: Game, seat: int, source: Seeded) -> list[int]:
    """Now and then, what may be done though it is not listed."""
    if not game.unlisted or source.below(UNLISTED):
        return []
    return [action for action in game.unlisted if now.why(action, seat) is None]


def _closing(now: State, game: Game, seat: int, source: Seeded) -> list[int]:
    """Now and then, what ends a part that may go on at will."""
    if not game.closing or source.below(CLOSING):
        return []
    return [action for action in game.closing if action in now.legal(seat)]


def random_play(game: Game, options: Mapping[str, object], seed: int) -> Play:
    """A whole game, played at random."""
    play = Play(game, options)
    for _ in random_steps(play, seed):
        pass
    return play
