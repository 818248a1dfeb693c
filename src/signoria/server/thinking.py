"""A process in which bots think: it reads questions from its standard input and writes answers to its standard output.

It has whole games in memory, and gives each bot what its seat may know.  `server/thinkers.py` asks.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from collections import OrderedDict
from typing import BinaryIO, Final

import msgspec

from signoria import bots, games
from signoria.core.chance import Secret
from signoria.core.errors import SignoriaError
from signoria.core.options import Value
from signoria.core.play import Move, Play
from signoria.core.seat import Seat

MOST_GAMES: Final = 200
"""So many games are kept in mind."""


class Question(msgspec.Struct, omit_defaults=True):
    """What would this bot play in this seat?  `moves` are the plays from number `since` on; with `since` 0 the game is
    new to the process.
    """

    table: str
    seat: int
    bot: str
    since: int
    moves: list[Move]
    game: str = ""
    options: dict[str, Value] = {}
    names: list[str] = []


class Answer(msgspec.Struct, omit_defaults=True):
    """Its play; or nothing, because of an error, or because the process does not know the game so far."""

    move: str | list[int] | None = None
    unknown: bool = False
    error: str | None = None


class _Sitting(msgspec.Struct):
    play: Play
    bots: dict[tuple[int, str], tuple[bots.Bot, int]]
    """Each bot with its seat and description, and how much it has heard."""


class Thinker:
    """All games that are in mind."""

    def __init__(self) -> None:
        self._games: OrderedDict[str, _Sitting] = OrderedDict()

    def answer(self, question: Question) -> Answer:
        """What a bot plays."""
        sitting = self._games.get(question.table)
        if question.since == 0:
            play = Play(games.get(question.game), question.options, question.names)
            sitting = self._games[question.table] = _Sitting(play, {})
        if sitting is None or len(sitting.play.moves) != question.since:
            return Answer(unknown=True)
        self._games.move_to_end(question.table)
        if len(self._games) > MOST_GAMES:
            self._games.popitem(last=False)
        sitting.play.follow(question.moves)
        seat = Seat(sitting.play, question.seat)
        key = question.seat, question.bot
        bot, heard = sitting.bots.get(key) or (bots.make(question.bot, sitting.play, question.seat, Secret()), 0)
        for event in seat.heard(heard):
            bot.observe(event)
        sitting.bots[key] = bot, seat.version
        move = bot.choose(seat.view(), bots.Legal(seat))
        return Answer(move if isinstance(move, str) else [int(action) for action in move])


def read(stream: BinaryIO) -> bytes | None:
    """A message: its length in four bytes, then itself; None at the end."""
    head = stream.read(4)
    return stream.read(int.from_bytes(head, "big")) if len(head) == 4 else None


def write(stream: BinaryIO, message: bytes) -> None:
    """Write one."""
    stream.write(len(message).to_bytes(4, "big") + message)
    stream.flush()


def main() -> None:
    """Answer until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError, AttributeError):
        os.nice(5)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a bot prints goes elsewhere
    thinker = Thinker()
    decoder = msgspec.msgpack.Decoder(Question)
    while (message := read(sys.stdin.buffer)) is not None:
        try:
            answer = thinker.answer(decoder.decode(message))
        except SignoriaError as error:
            answer = Answer(error=error.code)
        except Exception as error:
            answer = Answer(error=type(error).__name__)
        try:
            write(answers, msgspec.msgpack.encode(answer))
        except BrokenPipeError:  # who asked has died
            os._exit(0)


if __name__ == "__main__":
    main()
