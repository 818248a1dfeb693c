"""Who hears what happens at a table: a connection's end in the server, with what is still to be sent to it."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

import msgspec

from signoria.server import protocol as said
from signoria.server.limits import Bucket, Limits

MOST_WAITING: Final = 64
"""More frames than this are not kept for one who reads slowly: it is told later how things stand then."""

_ENCODER = msgspec.json.Encoder()


def encoded(frame: said.Frames) -> str:
    """A frame as it is sent."""
    return _ENCODER.encode(frame).decode()


class Listener:
    """One connection, and what it has been told."""

    def __init__(self, player: str | None, hello: said.Hello, limits: Limits) -> None:
        self.player = player
        self.seat: int | None = None
        self.language = hello.language
        self.told = 0
        """The version of its seat up to which it has been told."""
        self.heard = hello.talk
        """The number of the last words that it has been told."""
        self.behind = False
        """Whether frames were left out: it is to be told everything that is new when it can take it in."""
        self.late = False
        """Whether it could not be stored yet that somebody is here."""
        self.doing = False
        """Whether a command of it is being carried out."""
        self.closed: int | None = None
        """The code with which it is to be closed, once everything is sent."""
        self.commands = Bucket(limits.commands)
        self.sending: float | None = None
        """Since when, by the loop's time, it takes in nothing of what is sent."""
        self.task: asyncio.Task[None] | None = None
        """What sends to it."""
        self._waiting: deque[tuple[str, int, int]] = deque()
        """Each frame, with what it has been told and has heard once that is sent."""
        self._sent = 0, self.heard
        self._wake: asyncio.Future[None] | None = None

    def put(self, frame: str) -> None:
        """Send this, in its turn."""
        if self.behind or len(self._waiting) >= MOST_WAITING:
            self._waiting.clear()
            self.behind = True
            self.told, self.heard = self._sent
        else:
            self._waiting.append((frame, self.told, self.heard))
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    def close(self, code: int) -> None:
        """Close the connection when what is waiting has been sent."""
        self.closed = code
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def next(self) -> str | None:
        """The next frame to be sent; None if it is behind, or to be closed."""
        while not self._waiting:
            if self.behind or self.closed is not None:
                return None
            self._wake = asyncio.get_running_loop().create_future()
            try:
                await self._wake
            finally:
                self._wake = None
        frame, told, heard = self._waiting.popleft()
        self._sent = told, heard
        return frame
