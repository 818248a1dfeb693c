"""Who takes part: bots of the library by name, and programs from outside."""

from __future__ import annotations

import os
import shlex
import shutil
from collections.abc import Mapping, Sequence

from signoria import bots
from signoria.bots import Bot
from signoria.bots.outside import SECONDS, OutsideBot, Programs
from signoria.core.chance import Source
from signoria.core.errors import BadInput
from signoria.core.game import Game
from signoria.core.play import Play

LEAST_SECONDS = 0.01
MOST_SECONDS = 3600.0


def check(game: Game, said: str, programs: Mapping[str, str]) -> None:
    """BadInput if nobody of this description can take part."""
    if said not in programs:
        bots.read(game, said)


def read_programs(said: Sequence[str], game: Game) -> dict[str, str]:
    """Programs from outside, each said as `NAME=COMMAND`; BadInput where one cannot be, or has the name of a bot."""
    if said and not hasattr(os, "killpg"):
        raise BadInput("unix-programs")
    found: dict[str, str] = {}
    for one in said:
        name, _, command = one.partition("=")
        try:
            words = shlex.split(command)
        except ValueError:
            words = []
        if not words or not name.replace("-", "").replace("_", "").isalnum():
            raise BadInput("program-form", said=one)
        if shutil.which(words[0]) is None:
            raise BadInput("program-missing", program=name, command=words[0])
        if name in game.bots or name in found:
            raise BadInput("arena-bot-twice", bot=name)
        found[name] = command
    return found


def read_seconds(said: float | None) -> float:
    """A program's time for an answer, if this can be one, or the usual one; else BadInput."""
    seconds = SECONDS if said is None else said
    if not LEAST_SECONDS <= seconds <= MOST_SECONDS:
        raise BadInput("number-range", option="--program-seconds", least=str(LEAST_SECONDS), most=f"{MOST_SECONDS:g}")
    return seconds


def make(said: str, play: Play, seat: int, source: Source, programs: Programs) -> Bot:
    """The entrant of this description, in a seat."""
    if said not in programs.commands:
        return bots.make(said, play, seat, source)
    return OutsideBot(
        play.game,
        play.options,
        play.names,
        seat,
        source,
        programs=programs,
        program=said,
        substitute=bots.make(bots.weakest(play.game), play, seat, source),
    )


def tuned(game: Game, said: str) -> Sequence[str]:
    """The bots that this one was tuned against, as far as is known."""
    return game.tuned.get(bots.split(game, said)[0], ())
