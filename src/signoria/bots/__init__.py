"""Opponents, by game and name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from signoria.bots.bot import Answer, Bot, Host, Legal, run
from signoria.bots.coup.bluffer import BlufferBot
from signoria.bots.coup.honest import HonestBot
from signoria.bots.coup.search import CoupSearchBot
from signoria.bots.measured import MEASURED
from signoria.bots.medici.greedy import GreedyBot
from signoria.bots.medici.search import MediciSearchBot
from signoria.bots.princeps.planner import PlannerBot
from signoria.bots.princeps.search import PrincepsSearchBot
from signoria.bots.princeps.whim import WhimBot
from signoria.bots.random_bot import RandomBot
from signoria.core.chance import Source
from signoria.core.errors import BadInput
from signoria.core.play import Play

BOTS: Mapping[str, Mapping[str, type[Bot]]] = {
    "coup": {"random": RandomBot, "honest": HonestBot, "bluffer": BlufferBot, "search": CoupSearchBot},
    "medici": {"random": RandomBot, "greedy": GreedyBot, "search": MediciSearchBot},
    "princeps": {"random": WhimBot, "planner": PlannerBot, "search": PrincepsSearchBot},
}
"""For each game its bots, the weakest first."""


TUNED: Mapping[str, Mapping[str, Sequence[str]]] = {
    "coup": {"bluffer": ["honest", "bluffer"], "search": ["bluffer"]},
    "medici": {"search": ["greedy"]},
    "princeps": {"search": ["planner"]},
}
"""For each game and bot, the bots that it was tuned against, or whose manner it takes its rivals to have."""


def get(game: str, name: str) -> type[Bot]:
    """The bot of this name; BadInput if the game has none."""
    if name not in BOTS[game]:
        raise BadInput("bot-unknown", bot=name, game=game, known=", ".join(BOTS[game]))
    return BOTS[game][name]


def usual(game: str) -> str:
    """The bot that one plays against if nothing is said: the strongest but one."""
    return list(BOTS[game])[-2]


def read(game: str, description: str) -> tuple[type[Bot], dict[str, float]]:
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
    kind, settings = read(play.game.name, description)
    return kind(play.game, play.options, play.names, seat, source, **settings)


def said(name: str, bot: Bot) -> str:
    """A bot of this name with its character, as `read` reads it back."""
    return ":".join([name, *(f"{setting}={number!r}" for setting, number in bot.character.items())])


def restored(description: str, play: Play, seat: int, source: Source) -> Bot:
    """A bot in the middle of a game: made as it was `said` to be, it has heard all that its seat has.

    What it had planned it plans anew.  A `Host` begins with it at `since=play.told`.
    """
    bot = make(description, play, seat, source)
    for event in play.events(seat):
        bot.observe(event)
    return bot


__all__ = [
    "BOTS",
    "MEASURED",
    "Answer",
    "BlufferBot",
    "Bot",
    "CoupSearchBot",
    "GreedyBot",
    "HonestBot",
    "Host",
    "Legal",
    "MediciSearchBot",
    "PlannerBot",
    "PrincepsSearchBot",
    "RandomBot",
    "WhimBot",
    "get",
    "make",
    "read",
    "restored",
    "run",
    "said",
    "usual",
]
