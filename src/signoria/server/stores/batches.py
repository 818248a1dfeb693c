"""What many ask for at once goes to the disk together: one batch at a time, and the next collects meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Generic, NamedTuple, TypeVar

from signoria.server.stores import Away, Card


class Append(NamedTuple):
    """A row to be stored, and the table's new card."""

    table: str
    version: int
    data: bytes
    card: Card | None


Item = TypeVar("Item")


class Batches(Generic[Item]):
    """Collects items for `send`, which gets a batch when the one before is `done`.  Lives in one event loop."""

    def __init__(self, send: Callable[[list[Item]], None]) -> None:
        self._send = send
        self._loop = asyncio.get_running_loop()
        self._items: list[Item] = []
        self._futures: list[asyncio.Future[object]] = []
        self._sent: list[asyncio.Future[object]] = []
        self._busy = False
        self._closed = False
        self._idle = asyncio.Event()

    def put(self, item: Item) -> asyncio.Future[object]:
        """Hand in an item; what becomes of it."""
        if self._closed:
            raise Away("closed")
        future = self._loop.create_future()
        self._items.append(item)
        self._futures.append(future)
        if not self._busy:
            self._busy = True
            # All that is asked for in this turn of the loop goes into the batch.
            self._loop.call_soon(self._next)
        return future

    async def close(self) -> None:
        """Take nothing more (Away for who comes later), and wait until all that was handed in is done."""
        self._closed = True
        if self._busy:
            await self._idle.wait()

    def done(self, outcomes: Mapping[int, object] | Exception) -> None:
        """Tell what became of the batch: by position, None if not there; or why all of it failed."""
        sent, self._sent = self._sent, []
        if isinstance(outcomes, Exception):
            outcomes = {i: _another(outcomes) for i in range(len(sent))}
        if outcomes:
            for i, future in enumerate(sent):
                outcome = outcomes.get(i)
                if future.done():  # who asked has given up
                    continue
                if isinstance(outcome, Exception):
                    future.set_exception(outcome)
                else:
                    future.set_result(outcome)
        else:
            for future in sent:
                if not future.done():
                    future.set_result(None)
        # Those who have just been told go first: what they ask for next is part of the next batch.
        self._loop.call_soon(self._next)

    def _next(self) -> None:
        if not self._items:
            self._busy = False
            if self._closed:
                self._idle.set()
            return
        items, self._items = self._items, []
        self._sent, self._futures = self._futures, []
        self._send(items)


def _another(error: Exception) -> Exception:
    """Each who waits gets an error of their own: whoever raises it adds to it."""
    return Away(str(error.facts["reason"])) if isinstance(error, Away) else error
