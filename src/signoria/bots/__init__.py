"""Opponents, by game and name."""

from __future__ import annotations

import sys
from pathlib import Path

from signoria.bots.bot import Answer, Bot, Host, Legal, run
from signoria.bots.measured import MEASURED
from signoria.bots.random_bot import RandomBot
from signoria.core.chance import Source
from signoria.core.errors import BadInput
from signoria.core.game import Game
from signoria.core.named import load
from signoria.core.play import Play


def get(game: Game, name: str) -> type[Bot]:
    """The bot of this name, or the class `module:Class` of one's own; BadInput if there is none."""
    if name in game.bots:
        kind = load(game.bots[name])
    elif ":" in name:
        if str(Path.cwd()) not in sys.path:
            sys.path.append(str(Path.cwd()))
        kind = load(name)
    else:
        raise BadInput("bot-unknown", bot=name, game=game.name, known=", ".join(game.bots))
    if not isinstance(kind, type) or not issubclass(kind, Bot):
        raise BadInput("bot-other", part=name)
    return kind


def split(game: Game, description: str) -> tuple[str, list[str]]:
    """A bot's name, and its settings; the name of one's own bot is `module:Class`."""
    name, *settings = description.split(":")
    if name not in game.bots and settings and "=" not in settings[0]:
        name = f"{name}:{settings.pop(0)}"
    return name, settings


def weakest(game: Game) -> str:
    """The bot that moves in place of programs that fail."""
    return next(iter(game.bots))


def usual(game: Game) -> str:
    """The bot that one plays against if nothing is said: the strongest but one, if there are several."""
    return list(game.bots)[-2:][0]


def read(game: Game, description: str) -> tuple[type[Bot], dict[str, float]]:
    """The bot and its settings that `NAME:setting=number:…` says; BadInput if there is none, or no such setting."""
    name, settings = split(game, description)
    kind = get(game, name)
    found: dict[str, float] = {}
    for setting in settings:
        key, _, text = setting.partition("=")
        if key not in kind.settings:
            raise BadInput("bot-setting-unknown", bot=name, setting=key, known=", ".join(kind.settings) or "–")
        least, most = kind.settings[key]
        try:
            number = float(text)
        except ValueError:
            number = float("nan")
        if not least <= number <= most:
            raise BadInput("bot-setting-range", setting=key, least=f"{least:.10g}", most=f"{most:.10g}")
        found[key] = number
    return kind, found


def make(description: str, play: Play, seat: int, source: Source) -> Bot:
    """A bot for a seat, as `read` understands it."""
    kind, settings = read(play.game, description)
    return kind(play.game, play.options, play.names, seat, source, **settings)


def said(name: str, bot: Bot) -> str:
    """A bot of this name with its character, as `read` reads it back."""
    return ":".join([name, *(f"{setting}={number!r}" for setting, number in bot.character.items())])


def restored(description: str, play: Play, seat: int, source: Source) -> Bot:
    """A bot in the middle of a game: made as it was `said` to be, it has heard all that its seat has.

    What it had planned it plans anew.  Its `Host` is told so by `restored`.
    """
    bot = make(description, play, seat, source)
    for heard in play.heard(seat):
        bot.observe(heard)
    return bot


__all__ = [
    "MEASURED",
    "Answer",
    "Bot",
    "Host",
    "Legal",
    "RandomBot",
    "get",
    "make",
    "read",
    "restored",
    "run",
    "said",
    "split",
    "usual",
    "weakest",
]
