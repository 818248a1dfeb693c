"""All tables of one server process: found, made, listed, driven, and ended when nobody needs them any more."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from functools import lru_cache
from typing import Any, Final

import msgspec

from signoria import bots, games
from signoria.core.errors import BadInput, Refused, SignoriaError
from signoria.core.game import Game
from signoria.server import codes
from signoria.server import protocol as said
from signoria.server.entries import Created, Entry, Moved, Row, decode, encode
from signoria.server.limits import Buckets, Limits, TooMuch
from signoria.server.logs import Log
from signoria.server.metrics import Metrics
from signoria.server.room import Room
from signoria.server.stores import BEAT_SECONDS, Away, Card, Conflict, Store
from signoria.server.table import Table, begun
from signoria.server.thinkers import Thinkers
from signoria.texts import Words


class Ages(msgspec.Struct, frozen=True):
    """After how many seconds something ends: a table that nobody needs leaves memory; one at which nobody is and no
    game has begun is forgotten; a game in which nothing happens is closed.
    """

    idle: float = 30.0
    open: float = 3600.0
    playing: float = 30 * 24 * 3600.0


MOST_LISTED: Final = 200

_NAME: Final = re.compile("[a-z2-7]{16}")


class Unknown(SignoriaError):
    """There is no such table, or none any more."""

    def __init__(self) -> None:
        super().__init__("table-unknown")


class House:
    """The tables of a process, over a store."""

    def __init__(
        self, store: Store, limits: Limits, log: Log, thinkers: Thinkers | None = None, ages: Ages | None = None
    ) -> None:
        self.store = store
        self.ages = ages or Ages()
        self.limits = limits
        self.log = log
        self.metrics = Metrics()
        self.thinkers = thinkers or Thinkers()
        self.talk = Buckets(limits.talk, "talk-fast")
        self.rooms: dict[str, Room] = {}
        self.away = False
        """Whether nothing can be stored at this moment."""
        self.closing = False
        self._away_since = 0.0
        self._unreadable: set[str] = set()
        self._quick: str | None = None
        self._loading: dict[str, asyncio.Future[Room | None]] = {}
        self._work: list[asyncio.Task[None]] = []
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Open the store, and go on with the games that wait for it; BadInput or Away if it cannot be opened."""
        self.store.news = self._news
        self.store.presence = self._presence
        self.store.taken = self._taken
        await self.store.open()
        self._work = [asyncio.create_task(self._drive_all()), asyncio.create_task(self._tidy())]

    def say_closing(self) -> None:
        """Tell everybody that the server goes away for now."""
        self.closing = True
        for room in self.rooms.values():
            room.notice("closing")
            for listener in list(room.listeners):
                listener.close(1012)

    async def close(self) -> None:
        """Stop; what was acknowledged is stored."""
        self.closing = True
        for task in [*self._work, *self._tasks]:
            task.cancel()
        await asyncio.gather(*self._work, *self._tasks, return_exceptions=True)
        if self._quick is not None:
            with suppress(Away):
                card = await self.store.card(self._quick)
                if card is not None and card.stage == "open" and not card.players:
                    await self.store.drop(self._quick)
        await asyncio.gather(*(room.leave() for room in self.rooms.values()))
        await self.thinkers.close()
        await self.store.close()

    @lru_cache(maxsize=64)  # noqa: B019 (a house lives as long as the process)
    def words(self, language: str, game: Game | None = None) -> Words:
        """The texts of a language, with those of a game."""
        return Words(language, [] if game is None else [game.texts])

    @lru_cache(maxsize=8)  # noqa: B019
    def all_words(self, language: str) -> Words:
        """The texts of a language, for pages that list several games."""
        return Words.across(language, {name: game.texts for name, game in games.usable().items()})

    # Tables

    async def room(self, table: str) -> Room:
        """The table of this name; Unknown if there is none."""
        room = self.rooms.get(table)
        if room is None or table in self._loading:
            if _NAME.fullmatch(table) is None:
                raise Unknown
            if table not in self._loading:
                self._loading[table] = asyncio.ensure_future(self._load(table))
            room = await asyncio.shield(self._loading[table])
        if room is None:
            raise Unknown
        room.used = time.monotonic()
        return room

    async def _load(self, table: str) -> Room | None:
        try:
            if len(self.rooms) >= self.limits.tables:
                raise TooMuch("tables-many", 30.0)
            rows = await self.store.read(table)
            if not rows:
                return None
            found = _restored(table, rows, self.log)
            if found is None:
                self._unreadable.add(table)
                return None
            if found.foreign and (card := await self.store.card(table)) is not None:
                found.returns = _told(card).returns
            room = Room(self, found)
            if found.foreign:
                await room.shut("rules")
            self.rooms[table] = room
            if self.store.shared:
                await room.refresh()  # news of before was for nobody
            await room.see_present()
            await room.driver.drive()
            self.metrics.loaded.set(len(self.rooms))
            return room
        finally:
            del self._loading[table]

    async def create(self, entries: list[Entry]) -> str:
        """A new table whose journal begins with this; its name.  The one that is there, if there is one already."""
        row = Row(time.time(), entries)
        table = Table().after(row)
        try:
            await self.store.append(table.id, 0, encode(row), table.card())
            self.count(row, table.created.game)
        except Conflict:
            pass
        except Away:
            self.trouble()
            raise
        return table.id

    async def make(self, player: str | None, wanted: said.NewTable) -> str:
        """A table as somebody wants it; its name.  BadInput for what cannot be."""
        table = await self.create(begun(player, wanted))
        if wanted.start:
            await self.room(table)
        return table

    async def quick(self) -> str:
        """A table that one can play at once: against bots, for whoever sits down first."""
        if self._quick is not None:
            card = await self.store.card(self._quick)
            if card is not None and card.stage == "open":
                return self._quick
        game = next(iter(games.usable().values()))
        seats = game.seats(game.resolve(game.suggest({})))
        wanted = said.NewTable(id="quick", game=game.name, bots=[bots.usual(game)] * (seats - 1))
        entries = begun(None, wanted)
        self._quick = await self.create(entries)
        return self._quick

    async def listed(self) -> list[said.Listed]:
        """Public tables at which somebody is."""
        found = await self.store.public(("open", "playing"), MOST_LISTED)
        present = await self.store.present([table for table, _ in found])
        told = [(table, _told(card)) for table, card in found if present.get(table)]
        return [said.Listed(table, _with_presence(card, present[table])) for table, card in told if card.known is None]

    async def of(self, player: str) -> list[said.Listed]:
        """A player's own tables."""
        found = await self.store.of(player, MOST_LISTED)
        return [said.Listed(table, _told(card), int(created)) for table, created, card in found]

    async def found(self, typed: str) -> str:
        """The newest table with this code that is not over; BadInput if there is none."""
        beginning = codes.beginning(typed)
        names = [] if beginning is None else await self.store.named(beginning, ("open", "playing"), 1)
        if not names:
            raise BadInput("code-unknown")
        return names[0]

    async def delete(self, table: str, player: str) -> None:
        """Forget a table of other rules, as one who has a seat there, or its host, wants it."""
        room = await self.room(table)
        if not room.table.foreign:
            raise Refused("rules-ours")
        if player != room.table.host and room.table.seat_of(player) is None:
            raise Refused("not-seated")
        await self.store.drop(table)
        self.rooms.pop(table, None)
        for listener in list(room.listeners):
            listener.close(1001)
        await room.leave()

    # What is counted and noted

    def count(self, row: Row, game: str) -> None:
        """Something was stored."""
        for entry in row.entries:
            if isinstance(entry, Moved):
                self.metrics.played(game, entry.by)
                if entry.over:
                    self.metrics.games.labels(game).inc()
            elif isinstance(entry, Created):
                self.metrics.tables.labels(game).inc()

    def trouble(self) -> None:
        """Something could not be stored: tell everybody, and look until it can be again."""
        if self.away or self.closing:
            return
        self.away = True
        self._away_since = time.time()
        self.metrics.store_away.set(1)
        self.log.error("store-away")
        for room in self.rooms.values():
            room.notice("store-away")
        self._run(self._until_back())

    async def _until_back(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            with suppress(Away):
                await self.store.check()
                stood = time.time() - self._away_since
                if await self._resumed(stood):
                    break
        self.away = False
        self.metrics.store_away.set(0)
        self.log.info("store-back")
        for room in self.rooms.values():
            room.notice("store-back")
            room.driver.wake()

    async def _resumed(self, stood: float) -> bool:
        """Whether all tables go on after so many seconds."""
        found = await asyncio.gather(*(room.resume(stood) for room in self.rooms.values()), return_exceptions=True)
        for error in found:
            if isinstance(error, Exception) and not isinstance(error, Away):
                self.log.error("resuming", what=type(error).__name__)
        return not any(isinstance(error, Away) for error in found)

    # News from other processes

    def _news(self, table: str, version: int) -> None:
        """A row was added to a table; no table: look at all, since news may have been missed."""
        rooms = list(self.rooms.values()) if not table else [self.rooms[table]] if table in self.rooms else []
        for room in rooms:
            if version < 0 or version >= room.table.version:
                self._run(room.refresh())
            if version < 0:
                self._run(room.see_present())

    def _taken(self, table: str) -> None:
        if table in self.rooms:
            self.rooms[table].driver.rest()

    def _presence(self, table: str) -> None:
        if table in self.rooms:
            self._run(self.rooms[table].see_present())

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        async def guarded() -> None:
            try:
                await work
            except Away:
                self.trouble()

        task = asyncio.create_task(guarded())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # What goes on beside

    async def _drive_all(self) -> None:
        """Go on with tables that nobody drives: those of a process that is dead, and at the start all."""
        while True:
            try:
                seen = set(self._unreadable)
                while found := set(await self.store.unclaimed(50 + len(seen))) - seen:
                    seen |= found
                    for table in found:
                        with suppress(Unknown, TooMuch):
                            await (await self.room(table)).driver.drive()
            except Away:
                self.trouble()
            except Exception as error:
                self.log.error("driving", what=type(error).__name__)
            await asyncio.sleep(BEAT_SECONDS if self.store.shared else 10 * BEAT_SECONDS)

    async def _tidy(self) -> None:
        while True:
            try:
                self._let_go()
                await self.put_away()
                await self.end_old()
            except Away:
                self.trouble()
            except Exception as error:
                self.log.error("tidying", what=type(error).__name__)
            await asyncio.sleep(10 * BEAT_SECONDS)

    def _let_go(self) -> None:
        """Close connections that take in nothing."""
        latest = asyncio.get_running_loop().time() - self.limits.send_seconds
        for room in self.rooms.values():
            for listener in room.listeners:
                if listener.sending is not None and listener.sending < latest and listener.task is not None:
                    listener.closed = 1008
                    listener.task.cancel()

    async def put_away(self) -> None:
        """Forget in memory what nobody needs there."""
        now = time.monotonic()
        for table, room in list(self.rooms.items()):
            unused = not room.listeners and not room.driver.driving and not room.lock.locked()
            if unused and now - room.used > self.ages.idle:
                del self.rooms[table]
                await room.leave()
        self.metrics.loaded.set(len(self.rooms))

    async def end_old(self) -> None:
        """End what nobody will go on with."""
        for table in await self.store.older("open", self.ages.open, 50):
            if table != self._quick and not (await self.store.present([table])).get(table):
                room = self.rooms.pop(table, None)
                if room is not None:
                    await room.shut("abandoned")
                    await room.leave()
                await self.store.drop(table)
        for table in await self.store.older("playing", self.ages.playing, 50):
            with suppress(Unknown):
                await (await self.room(table)).shut("abandoned")


def _restored(table: str, rows: Sequence[bytes], log: Log) -> Table | None:
    """The table of a journal; None for one that is damaged: whoever can read it finds it."""
    found = Table()
    try:
        for data in rows:
            found.apply(decode(data))
        if found.id == table:
            return found
        log.error("unreadable", table=table, what="other")
    except Exception as error:
        log.error("unreadable", table=table, what=type(error).__name__)
    return None


def _told(card: Card) -> said.TableCard:
    """What a list tells of a table, whatever rules it was made for."""
    told = msgspec.json.decode(card.about, type=said.TableCard)
    with suppress(BadInput):
        known = games.get(told.game).rules_version
        told.known = None if told.rules == known else known
    return told


def _with_presence(card: said.TableCard, present: frozenset[int]) -> said.TableCard:
    for number, seat in enumerate(card.seats):
        seat.here = seat.person and number in present
    return card
