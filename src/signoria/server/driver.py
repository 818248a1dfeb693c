"""Who drives a table: lets bots think, applies what clocks demand, and seats bots for those who stay away.

Of all processes that serve a table one does so: whoever has claimed it in the store.
"""

from __future__ import annotations

import asyncio
import random
import time
from typing import TYPE_CHECKING, Final

from signoria.core.errors import SignoriaError
from signoria.server.entries import Entry, Moved, Stood
from signoria.server.pace import answer_at

if TYPE_CHECKING:
    from signoria.server.room import Room

RETRY_SECONDS: Final = 1.0
"""So long bots and clocks wait for a store that is away."""

_SOURCE: Final = random.SystemRandom()


class Driver:
    """Sees to the bots, clocks and absences of a room, as long as it is `driving`."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.driving = False
        self._thinking: dict[int, int] = {}
        """The seats in which a bot thinks, and about which version."""
        self._timer: asyncio.TimerHandle | None = None

    async def drive(self) -> None:
        """See to bots and clocks from now on, if nobody else does."""
        if self.driving or self.room.table.stage != "playing":
            return
        gap = await self.room.house.store.claim(self.room.id)
        if gap is None:
            return
        self.driving = True
        await self.stand_still(gap)
        self.wake()

    async def stand_still(self, seconds: float) -> None:
        """For so long nobody could play: the clocks stood still."""

        def decide() -> list[Entry]:
            counts = (
                self.room.table.created.clock is not None
                and self.room.table.asked
                and self.room.table.stage == "playing"
            )
            return [Stood(seconds)] if seconds > 0 and counts else []

        await self.room.carry_out(decide, though_away=True)

    def wake(self) -> None:
        """Something may be due."""
        if self.room.table.stage != "playing":
            if self.driving:
                self.rest()
                self.room.run(self.room.house.store.release(self.room.id))
            return
        due = self._due() if self.driving else None
        if due is None:
            return
        loop = asyncio.get_running_loop()
        at = loop.time() + max(0.0, due - time.time())
        if self._timer is not None:
            if self._timer.when() <= at:
                return
            self._timer.cancel()
        self._timer = loop.call_at(at, self._tick)

    def _due(self) -> float | None:
        """When something is to be done next; bots are set to think at once."""
        table = self.room.table
        times: list[float] = []
        for seat, asked in table.asked.items():
            bot = table.places[seat].plays
            if bot is not None:
                if self._thinking.get(seat) != asked.version:
                    self._thinking[seat] = asked.version
                    self.room.run(self._think(seat, asked.version, bot))
                continue
            deadline = table.deadline(seat)
            if deadline is not None:
                times.append(deadline)
        grace = table.created.grace
        if grace is not None:
            times += [
                since + grace
                for seat, since in self.room.away.items()
                if table.places[seat].player is not None and not table.places[seat].stand_in
            ]
        return min(times, default=None)

    def _tick(self) -> None:
        self._timer = None
        now = time.time()
        table = self.room.table
        if not self.driving or table.stage != "playing":
            return
        if self.room.house.away:
            self._timer = asyncio.get_running_loop().call_later(RETRY_SECONDS, self._tick)
            return
        grace = table.created.grace
        for seat, since in self.room.away.items():
            place = table.places[seat]
            if grace is not None and since + grace <= now and place.player is not None and not place.stand_in:
                self.room.run(self._stand_in(seat))
        for seat, asked in table.asked.items():
            deadline = table.deadline(seat)
            if table.places[seat].plays is None and deadline is not None and deadline <= now:
                self.room.run(self._time_up(seat, asked.version))
        due = self._due()
        if due is not None:
            # What is due already is under way; should it fail, it is tried again a little later.
            wait = max(due - now, RETRY_SECONDS if due <= now else 0.0)
            self._timer = asyncio.get_running_loop().call_later(wait, self._tick)

    async def _stand_in(self, seat: int) -> None:
        def decide() -> list[Entry]:
            gone = (
                seat in self.room.away and not self.room.table.places[seat].plays and self.room.table.stage == "playing"
            )
            return [self.room.table.stand_in(seat)] if gone else []

        await self.room.carry_out(decide)

    async def _time_up(self, seat: int, version: int) -> None:
        def decide() -> list[Entry]:
            asked, deadline = self.room.table.asked.get(seat), self.room.table.deadline(seat)
            if asked is None or asked.version != version or deadline is None or deadline > time.time():
                return []
            foreseen = self.room.table.default(seat)
            return [Moved(seat, "clock", foreseen.moves, foreseen.over)]

        await self.room.carry_out(decide)

    async def _think(self, seat: int, version: int, bot: str) -> None:
        """Let a bot think, and answer when a person would: how long it thought, and about what, cannot be told."""
        loop = asyncio.get_running_loop()
        start = loop.time()
        try:
            play = self.room.table.play
            assert play is not None
            move = await self.room.house.thinkers.choose(self.room.id, play, seat, bot)
            now = loop.time()
            await asyncio.sleep(max(0.0, answer_at(start, now, self.room.table.created.pace, _SOURCE) - now))

            def decide() -> list[Entry]:
                table = self.room.table
                asked = table.asked.get(seat)
                if asked is None or asked.version != version or table.places[seat].plays != bot:
                    return []
                try:
                    foreseen = table.default(seat) if move is None else table.move(seat, move, version)
                except SignoriaError:
                    foreseen = table.default(seat)
                return [Moved(seat, "bot", foreseen.moves, foreseen.over)]

            await self.room.carry_out(decide)
        except Exception:
            await asyncio.sleep(RETRY_SECONDS)
            raise
        finally:
            if self._thinking.get(seat) == version:
                del self._thinking[seat]
            self.wake()

    def rest(self) -> None:
        """Drive no more."""
        self.driving = False
        self.room.house.thinkers.forget(self.room.id)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
