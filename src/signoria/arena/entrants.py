"""Who takes part: bots of the library by name, and programs from outside."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from signoria import bots
from signoria.bots import Bot
from signoria.core.chance import Source
from signoria.core.errors import BadInput
from signoria.core.options import Value

TUNED: Mapping[str, Mapping[str, Sequence[str]]] = {}
"""For each game and bot, the bots that it was tuned against."""


def check(game: str, said: str, programs: Mapping[str, str]) -> None:
    """BadInput if nobody of this description can take part."""
    if said in programs:
        raise BadInput("arena-program", said=said)
    bots.read(game, said)


def read_programs(said: Sequence[str], game: str) -> dict[str, str]:
    """Programs from outside, each said as `NAME=COMMAND`; BadInput where a name is none, or a bot's already."""
    found: dict[str, str] = {}
    for one in said:
        name, _, command = one.partition("=")
        if not name or not command.strip() or not name.replace("-", "").replace("_", "").isalnum():
            raise BadInput("arena-program", said=one)
        if name in bots.BOTS[game] or name in found:
            raise BadInput("arena-bot-twice", bot=name)
        found[name] = command
    return found


def make(
    game: str, said: str, me: str, options: Mapping[str, Value], source: Source, programs: Mapping[str, str]
) -> Bot:
    """The entrant of this description, in a seat."""
    return bots.make(game, said, me, options, source)


def leave(bot: Bot) -> Mapping[str, int]:
    """The game is over for this entrant; what it did wrong, by kind."""
    return {}


def tuned(game: str, said: str) -> Sequence[str]:
    """The bots that this one was tuned against, as far as is known."""
    return TUNED.get(game, {}).get(said.partition(":")[0], ())
