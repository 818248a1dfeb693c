"""Opponents, by game and name."""

from __future__ import annotations

from signoria.bots.bot import Answer, Bot, Host, Legal, run
from signoria.bots.measured import MEASURED
from signoria.bots.random_bot import RandomBot
from signoria.core.chance import Source
from signoria.core.errors import BadInput
from signoria.core.game import Game
from signoria.core.named import load
from signoria.core.play import Play


def get(game: Game, name: str) -> type[Bot]:
    """The bot of this name; BadInput if the game has none."""
    if name not in game.bots:
        raise BadInput("bot-unknown", bot=name, game=game.name, known=", ".join(game.bots))
    kind: type[Bot] = load(game.bots[name])
    assert issubclass(kind, Bot)
    return kind


def weakest(game: Game) -> str:
    """The bot that moves in place of programs that fail."""
    return next(iter(game.bots))


def usual(game: Game) -> str:
    """The bot that one plays against if nothing is said: the strongest but one, if there are several."""
    return list(game.bots)[-2:][0]


def read(game: Game, description: str) -> tuple[type[Bot], dict[str, float]]:
    """The bot and its settings that `NAME:setting=number:…` says; BadInput if there is none, or no such setting."""
    name, *settings = description.split(":")
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
    "usual",
    "weakest",
]
