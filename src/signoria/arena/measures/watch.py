"""Who watches a game: counts what bots do, from the true position, which no bot sees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from signoria.core.play import Play

BySeat = Mapping[int, Mapping[str, int]]


class Rate(NamedTuple):
    """A rate that a report shows: how often `part` among `whole`, both counted; `name` is the key of its text."""

    name: str
    part: str
    whole: str


class Watch:
    """Sits beside a game.  This one counts nothing: for games whose plays say all that is asked of them."""

    rates: Sequence[Rate] = ()
    main_plays: Sequence[str] = ()
    """The kinds of play that stand first in a report, by the first word of their notation."""
    most_plays: int = 20_000
    """After so many plays, chance's included, a game is cut off: far beyond what any game has been seen to take."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.counts: dict[int, Counter[str]] = {seat: Counter() for seat in range(len(play.names))}

    def before(self, seat: int) -> None:
        """This seat is about to make a play."""

    def after(self, seat: int) -> None:
        """It has made it."""
