"""The processes in which bots think, seen from the server: whatever they do, nobody waits for them in vain."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections import OrderedDict
from typing import Final

import msgspec

from signoria.core.play import Play
from signoria.server.thinking import Answer, Question

PATIENCE: Final = 20.0
"""So many seconds a bot may think."""

MOST_KNOWN: Final = 150
"""So many games a process is taken to know; it keeps some more in mind."""


class Thinkers:
    """Some processes, started when they are first needed; a table stays with one of them."""

    def __init__(self, number: int | None = None) -> None:
        self._all = [_Process() for _ in range(number or max(1, (os.cpu_count() or 2) - 1))]
        self._of: OrderedDict[str, _Process] = OrderedDict()

    async def choose(self, table: str, play: Play, seat: int, bot: str) -> str | list[int] | None:
        """What this bot plays in this seat; None if it does not answer."""
        process = self._of.get(table)
        if process is None:
            process = self._of[table] = min(self._all, key=lambda process: process.waiting)
            if len(self._of) > MOST_KNOWN * len(self._all):
                self._of.popitem(last=False)
        try:
            return await process.choose(table, play, seat, bot)
        except (OSError, EOFError, TimeoutError, msgspec.DecodeError):
            await process.end()
            return None
        except asyncio.CancelledError:
            await process.end()  # its answer would be taken for one to the next question
            raise

    def forget(self, table: str) -> None:
        """A table's game is over."""
        self._of.pop(table, None)

    async def close(self) -> None:
        """End all."""
        await asyncio.gather(*(process.end() for process in self._all))


class _Process:
    """One of them; questions are asked one after the other."""

    def __init__(self) -> None:
        self.waiting = 0
        self._lock = asyncio.Lock()
        self._process: asyncio.subprocess.Process | None = None
        self._known: OrderedDict[str, int] = OrderedDict()
        """How many plays of which tables it knows."""

    async def choose(self, table: str, play: Play, seat: int, bot: str) -> str | list[int] | None:
        self.waiting += 1
        try:
            async with self._lock:
                answer = await self._ask(table, play, seat, bot, self._known.get(table, 0))
                if answer.unknown:
                    answer = await self._ask(table, play, seat, bot, 0)
                return answer.move
        finally:
            self.waiting -= 1

    async def _ask(self, table: str, play: Play, seat: int, bot: str, since: int) -> Answer:
        question = Question(table, seat, bot, since, play.moves[since:])
        if since == 0:
            question.game, question.options, question.names = play.game.name, dict(play.options), list(play.names)
        known = len(play.moves)
        async with asyncio.timeout(PATIENCE):
            answer = await self._exchange(msgspec.msgpack.encode(question))
        self._known[table] = known
        self._known.move_to_end(table)
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
        return answer

    async def _exchange(self, message: bytes) -> Answer:
        if self._process is None or self._process.returncode is not None:
            self._known.clear()
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "signoria.server.thinking",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                start_new_session=True,
            )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(len(message).to_bytes(4, "big") + message)
        await self._process.stdin.drain()
        head = await self._process.stdout.readexactly(4)
        return msgspec.msgpack.decode(await self._process.stdout.readexactly(int.from_bytes(head, "big")), type=Answer)

    async def end(self) -> None:
        """Kill it; a new one is started when it is needed."""
        process, self._process = self._process, None
        self._known.clear()
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
