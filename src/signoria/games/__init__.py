"""The games of the library, by name."""

from __future__ import annotations

from importlib import import_module

from signoria.core.errors import BadInput
from signoria.core.game import Game

GAMES = ("coup", "medici", "princeps")


def get(name: str) -> Game:
    """The game of this name; BadInput if there is none."""
    if name not in GAMES:
        raise BadInput("game-unknown", game=name, known=", ".join(GAMES))
    game = import_module(f"signoria.games.{name}").GAME
    assert isinstance(game, Game)
    return game
