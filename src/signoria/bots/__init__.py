"""Opponents, by game and name."""

from __future__ import annotations

from collections.abc import Mapping

from signoria.bots.bot import Bot, Host, run
from signoria.bots.coup_honest import HonestBot
from signoria.bots.medici_greedy import GreedyBot
from signoria.bots.princeps_planner import PlannerBot
from signoria.bots.princeps_random import WhimBot
from signoria.bots.random_bot import RandomBot
from signoria.core.errors import BadInput

BOTS: Mapping[str, Mapping[str, type[Bot]]] = {
    "coup": {"random": RandomBot, "honest": HonestBot},
    "medici": {"random": RandomBot, "greedy": GreedyBot},
    "princeps": {"random": WhimBot, "planner": PlannerBot},
}
"""For each game its bots, the weakest first."""


def get(game: str, name: str) -> type[Bot]:
    """The bot of this name; BadInput if the game has none."""
    if name not in BOTS[game]:
        raise BadInput("bot-unknown", bot=name, game=game, known=", ".join(BOTS[game]))
    return BOTS[game][name]


__all__ = ["BOTS", "Bot", "GreedyBot", "HonestBot", "Host", "PlannerBot", "RandomBot", "WhimBot", "get", "run"]
