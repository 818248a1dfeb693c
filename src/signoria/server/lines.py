"""A program's end of a table: the lines of `docs/bots.md` as a stream, which can be taken up again."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Final

from signoria.bots.outside import line, started
from signoria.core.chance import Secret
from signoria.server import protocol as said
from signoria.server.limits import Limits
from signoria.server.listener import Listener
from signoria.server.room import Room

ALIVE_SECONDS: Final = 15.0
"""So often an empty line says that the stream is alive."""

ENDLESS: Final = 86400.0
"""What a program is told at a table without a clock."""


class Reader(Listener):
    """A listener that is not told frames: it looks for itself when something has happened."""

    def __init__(self, player: str, limits: Limits) -> None:
        super().__init__(player, said.Hello(said.PROTOCOL), limits)
        self.stirred = asyncio.Event()

    def put(self, frame: str) -> None:
        self.stirred.set()

    def close(self, code: int) -> None:
        self.closed = code
        self.stirred.set()


async def lines(room: Room, player: str, limits: Limits, since: int) -> AsyncIterator[bytes]:
    """What a program in this player's seat reads: `start`, then a question at a time, `end`."""
    reader = Reader(player, limits)
    asked = -1
    begun = False
    try:
        await room.enter(reader, 0)
        while reader.closed is None:
            reader.stirred.clear()
            seat = room.table.seat_of(player)
            if room.table.closed is not None or (begun and seat is None):
                return
            if room.table.play is not None and seat is not None:
                at = room.table.seats[seat]
                if not begun:
                    begun = True
                    since = since if 0 <= since <= at.version else 0
                    clock = room.table.created.clock or ENDLESS
                    yield started(at.game, at.options, at.names, seat, clock, Secret())
                if at.over:
                    yield line({"type": "end", "number": since, "events": at.events(since), "returns": at.returns})
                    return
                if at.asked and at.version != asked:
                    asked = at.version
                    question = {"type": "choose", "events": at.events(since), "view": at.view(), "legal": at.legal()}
                    yield line({**question, "version": asked, "number": since})
                    since = asked
            try:
                async with asyncio.timeout(ALIVE_SECONDS):
                    await reader.stirred.wait()
            except TimeoutError:
                yield b"\n"
    finally:
        room.part(reader)
