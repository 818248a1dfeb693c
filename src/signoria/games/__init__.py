"""The games by name: those of the library, and those that installed packages bring."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from functools import cache

from signoria.core.errors import BadInput
from signoria.core.game import Game
from signoria.core.named import load

GAMES = ("coup", "medici", "princeps")
"""The games of the library, each a folder here."""

GROUP = "signoria.games"
"""The entry points of installed packages that are games: the name is the game's, the value `module:NAME`."""


@cache
def _installed() -> Mapping[str, str]:
    from importlib.metadata import entry_points

    return {point.name: point.value for point in entry_points(group=GROUP) if point.name not in GAMES}


def names() -> tuple[str, ...]:
    """All games that there are, whether or not those of installed packages can be used."""
    return (*GAMES, *_installed())


def get(name: str) -> Game:
    """The game of this name; BadInput if there is none, or if it cannot be used."""
    if name in GAMES:
        game = load(f"signoria.games.{name}:GAME")
        assert isinstance(game, Game)
        return game
    if name not in _installed():
        raise BadInput("game-unknown", game=name, known=", ".join(names()))
    part = _installed()[name]
    return _checked(load(part), name, part)


def _checked(found: object, name: str, part: str) -> Game:
    """A game from outside, if it is one and declares what a game must."""
    if not isinstance(found, Game) or getattr(found, "name", None) != name:
        raise BadInput("game-other", game=name, part=part)
    missing = [declared for declared in Game.__annotations__ if not hasattr(found, declared)]
    if missing:
        raise BadInput("game-incomplete", game=name, missing=", ".join(missing))
    if not (found.texts / "en.ftl").is_file():
        raise BadInput("game-texts", game=name, file=str(found.texts / "en.ftl"))
    return found


def usable() -> dict[str, Game]:
    """All games that can be used, by name."""
    found: dict[str, Game] = {}
    for name in names():
        with suppress(BadInput):
            found[name] = get(name)
    return found
