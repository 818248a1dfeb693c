"""Bots of any class in the seats of a game."""

from __future__ import annotations

from typing import TypeVar

from signoria import Play, Source
from signoria.bots import Bot

B = TypeVar("B", bound=Bot)


def seated(kind: type[B], play: Play, seat: int, source: Source, **settings: float) -> B:
    """A bot of this class in this seat."""
    return kind(play.game, play.options, play.names, seat, source, **settings)
