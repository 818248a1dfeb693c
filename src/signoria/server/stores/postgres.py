"""Tables in a PostgreSQL database that several processes share.  All times are the database's."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Coroutine, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import asyncpg
import msgspec

from signoria.core.errors import BadInput
from signoria.server.stores import BEAT_SECONDS, DEAD_BEATS, Away, Card, Conflict, Stage
from signoria.server.stores import postgres_sql as sql
from signoria.server.stores.batches import Append, Batches

if TYPE_CHECKING:
    Connection = asyncpg.Connection[asyncpg.Record]
    Pool = asyncpg.Pool[asyncpg.Record]

PATIENCE: Final = 4.0
"""After so many seconds a connection or an answer is not waited for any longer."""
READERS: Final = 4
"""So many connections are there at most for all but appends and notifications."""
UNSURE: Final = 1000
"""Of so many batches it is remembered that nobody knows what became of them."""

Errors = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError)
Refusals = (
    asyncpg.InvalidAuthorizationSpecificationError,
    asyncpg.InvalidCatalogNameError,
    asyncpg.InsufficientPrivilegeError,
)


class Postgres:
    """A store in a database, in tables `signoria_…` of the schema that the address leads to.  See `Store`.

    It needs sessions of its own (`LISTEN`): a pooler between must not share them.
    """

    shared = True

    def __init__(
        self,
        address: str,
        beat_seconds: float = BEAT_SECONDS,
        dead_beats: int = DEAD_BEATS,
        patience: float = PATIENCE,
    ) -> None:
        self.news: Callable[[str, int], None] = lambda table, version: None
        self.presence: Callable[[str], None] = lambda table: None
        self.taken: Callable[[str], None] = lambda table: None
        self._address = address
        self._beat_seconds = beat_seconds
        self._dead_seconds = beat_seconds * dead_beats
        self._patience = patience
        self._process = 0
        self._channel = ""
        self._here: dict[str, set[int]] = {}
        self._behind = False
        """Whether the database may hold another presence than `_here`."""
        self._living: set[int] = set()
        self._writer: Connection | None = None
        self._store_rows: Any = None
        self._pool: Pool | None = None
        self._batch = 0
        self._unsure: dict[int, None] = {}

    async def open(self) -> None:
        """See `Store`."""
        self._loop = asyncio.get_running_loop()
        self._saying = asyncio.Lock()
        self._batches: Batches[Append] = Batches(lambda batch: self._begin(self._store(batch)))
        self._sayings: Batches[str] = Batches(lambda tables: self._begin(self._say_some(tables)))
        self._running: set[asyncio.Task[None]] = set()  # or nobody would hold them
        try:
            self._readable()
            connection = await self._connect()
            try:
                await self._enter(connection)
            finally:
                connection.terminate()
            await self._write_with()
            self._pool = await asyncpg.create_pool(
                self._address, min_size=1, max_size=READERS, timeout=self._patience, command_timeout=self._patience
            )
            self._listener = await self._listen()
        except BaseException as error:
            self._terminate()
            if isinstance(error, Refusals):
                raise BadInput("store-refused", reason=str(error)) from error
            if isinstance(error, asyncpg.exceptions.ClientConfigurationError):
                raise BadInput("store-address") from None
            if isinstance(error, Errors):
                raise _away(error) from error
            raise
        self._pulse = asyncio.create_task(self._beat())

    async def close(self) -> None:
        """See `Store`."""
        await asyncio.gather(self._batches.close(), self._sayings.close())
        self._pulse.cancel()
        with suppress(asyncio.CancelledError):
            await self._pulse
        self._here.clear()
        with suppress(Away):  # then others find out by and by
            await self._ask(sql.SAY, self._process, [], [], None, self._channel)
            await self._ask(sql.LEAVE, self._process)
        if self._pool is not None:
            with suppress(*Errors):
                await asyncio.wait_for(self._pool.close(), self._patience)
        self._terminate()

    async def append(self, table: str, version: int, data: bytes, card: Card | None = None) -> None:
        """See `Store`."""
        await self._batches.put(Append(table, version, data, card))

    async def read(self, table: str, since: int = 0) -> list[bytes]:
        """See `Store`."""
        return [data for (data,) in await self._ask(sql.READ, table, since)]

    async def card(self, table: str) -> Card | None:
        """See `Store`."""
        found = await self._ask(sql.CARD, table)
        return _card(found[0][0]) if found else None

    async def public(self, stages: Collection[Stage], limit: int) -> list[tuple[str, Card]]:
        """See `Store`."""
        return [(table, _card(card)) for table, card in await self._ask(sql.PUBLIC, list(set(stages)), limit)]

    async def named(self, beginning: str, stages: Collection[Stage], limit: int) -> list[str]:
        """See `Store`."""
        return [table for (table,) in await self._ask(sql.NAMED, beginning, f"{beginning}~", list(stages), limit)]

    async def of(self, player: str, limit: int, before: float | None = None) -> list[tuple[str, float, Card]]:
        """See `Store`."""
        found = await self._ask(sql.OF, player, limit, float("inf") if before is None else before)
        return [(table, created, _card(card)) for table, created, card in found]

    async def older(self, stage: Stage, seconds: float, limit: int) -> list[str]:
        """See `Store`."""
        return [table for (table,) in await self._ask(sql.OLDER, stage, seconds, limit)]

    async def drop(self, table: str) -> None:
        """See `Store`."""
        await self._ask(sql.DROP, table)
        self._here.pop(table, None)

    async def here(self, table: str, seat: int) -> None:
        """See `Store`."""
        seats = self._here.setdefault(table, set())
        if seat not in seats:
            seats.add(seat)
            await self._say(table)

    async def gone(self, table: str, seat: int) -> None:
        """See `Store`."""
        seats = self._here.get(table)
        if seats is not None and seat in seats:
            seats.discard(seat)
            if not seats:
                del self._here[table]
            await self._say(table)

    async def present(self, tables: Sequence[str]) -> Mapping[str, frozenset[int]]:
        """See `Store`."""
        elsewhere = await self._ask(sql.PRESENT, list(tables), self._process, self._dead_seconds)
        found = {table: set(self._here.get(table, ())) for table in tables}
        for table, seat in elsewhere:
            found[table].add(seat)
        return {table: frozenset(seats) for table, seats in found.items()}

    async def claim(self, table: str) -> float | None:
        """See `Store`."""
        found = await self._ask(sql.CLAIM, table, self._process, self._dead_seconds, self._channel)
        return float(found[0][0]) if found else None

    async def release(self, table: str) -> None:
        """See `Store`."""
        await self._ask(sql.RELEASE, table, self._process)

    async def unclaimed(self, limit: int) -> list[str]:
        """See `Store`."""
        return [table for (table,) in await self._ask(sql.UNCLAIMED, self._dead_seconds, limit)]

    async def check(self) -> None:
        """See `Store`."""
        await self._ask(sql.BEAT, self._process)

    def _readable(self) -> None:
        """BadInput if nobody could connect to such an address.  What is wrong is not said: it may be the password."""
        try:
            _ = urlsplit(self._address).port
        except ValueError:
            raise BadInput("store-address") from None

    async def _connect(self) -> Connection:
        return await asyncpg.connect(self._address, timeout=self._patience, command_timeout=self._patience)

    def _terminate(self) -> None:
        """Break all connections off."""
        listener: Connection | None = getattr(self, "_listener", None)
        for each in (self._writer, listener, self._pool):
            if each is not None:
                each.terminate()
        self._writer = self._pool = None

    async def _ask(self, statement: str, *values: object) -> list[asyncpg.Record]:
        if self._pool is None:
            raise Away("closed")
        try:
            async with self._pool.acquire(timeout=self._patience) as connection:
                return await connection.fetch(statement, *values)
        except Errors as error:
            raise _away(error) from error

    async def _enter(self, connection: Connection) -> None:
        """Bring the tables to the newest form, and enter this process."""
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", sql.LOCK)
            if await connection.fetchval("SELECT to_regclass('signoria_form')") is None:
                await connection.execute("CREATE TABLE signoria_form (form integer NOT NULL)")
                await connection.execute("INSERT INTO signoria_form VALUES (0)")
            form = await connection.fetchval("SELECT form FROM signoria_form")
            if form > len(sql.FORMS):
                raise BadInput("store-newer", form=form, known=len(sql.FORMS))
            for script in sql.FORMS[form:]:
                await connection.execute(script)
            await connection.execute("UPDATE signoria_form SET form = $1", len(sql.FORMS))
            await connection.execute(sql.FORGET_PROCESSES)
            await connection.execute(sql.FORGET_PRESENCE)
        self._process = await connection.fetchval(sql.ENTER)
        self._channel = await connection.fetchval(sql.CHANNEL)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = self._loop.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _write_with(self) -> Any:
        """The statement that stores, on a connection that lives."""
        if self._writer is None or self._writer.is_closed():
            writer = await self._connect()
            try:
                await writer.execute(sql.WRITER)
                self._store_rows = await writer.prepare(sql.STORE)
            except BaseException:
                writer.terminate()
                raise
            self._writer = writer
        return self._store_rows

    async def _store(self, batch: list[Append]) -> None:
        outcomes: dict[int, object] = {}
        waiting = dict(enumerate(batch))
        try:
            for part in _apart(batch):
                conflicts = await self._store_part([batch[i] for i in part])
                for i in part:
                    del waiting[i]
                for n in conflicts:
                    outcomes[part[n - 1]] = Conflict()
        except Exception as error:
            if self._writer is not None:
                self._writer.terminate()
                self._writer = None
            for i in waiting:
                outcomes[i] = _away(error) if isinstance(error, Errors) else error
        self._batches.done(outcomes)

    async def _store_part(self, rows: list[Append]) -> Sequence[int]:
        """Store rows of as many tables; the places of those that conflict, from 1."""
        self._batch = batch = self._batch + 1
        statement = await self._write_with()
        cards = [(n, row.card) for n, row in enumerate(rows, 1) if row.card is not None]
        players = [(n, player) for n, card in cards for player in card.players]
        try:
            conflicts, _ = await statement.fetchrow(
                [row.table for row in rows],
                [row.version for row in rows],
                [row.data for row in rows],
                self._process,
                f"rows {self._process} {batch} ",
                self._channel,
                [n for n, _ in cards],
                [card.stage for _, card in cards],
                [card.public for _, card in cards],
                [card.driven for _, card in cards],
                [msgspec.json.encode(card) for _, card in cards],
                [n for n, _ in players],
                [player for _, player in players],
            )
        except BaseException:
            # It may still come to be stored: then its notification is news to us too.
            self._unsure[batch] = None
            if len(self._unsure) > UNSURE:
                del self._unsure[next(iter(self._unsure))]
            raise
        return conflicts or ()

    async def _say(self, table: str) -> None:
        with suppress(Away):  # closed: nobody is here
            await self._sayings.put(table)

    async def _say_some(self, tables: list[str]) -> None:
        """Write down who is at these tables."""
        concerned = list(set(tables))
        async with self._saying:
            mine = [(table, seat) for table in concerned for seat in self._here.get(table, ())]
            try:
                await self._ask(sql.SAY, self._process, *_columns(mine), concerned, self._channel)
            except Away:
                self._behind = True
        self._sayings.done({})

    async def _say_all(self, connection: Connection) -> None:
        async with self._saying:
            mine = [(table, seat) for table, seats in self._here.items() for seat in seats]
            await connection.fetch(sql.SAY, self._process, *_columns(mine), None, self._channel)
            self._behind = False

    async def _listen(self) -> Connection:
        """A connection that hears what others do, and says that this process lives."""
        connection = await self._connect()
        try:
            await connection.add_listener(self._channel, self._hear)
            await connection.fetchval(sql.BEAT, self._process)
            await self._say_all(connection)
        except BaseException:
            connection.terminate()
            raise
        return connection

    async def _beat(self) -> None:
        """Say again and again that this process lives; listen anew where that fails."""
        while True:
            await asyncio.sleep(self._beat_seconds)
            try:
                if self._listener.is_closed():
                    self._listener = await self._listen()
                    self._loop.call_soon(self.news, "", -1)
                # An entry that had to be made anew had been forgotten, and so had who is here.
                if await self._listener.fetchval(sql.BEAT, self._process) or self._behind:
                    await self._say_all(self._listener)
                await self._look_around(self._listener)
            except Errors:
                self._listener.terminate()

    async def _look_around(self, connection: Connection) -> None:
        """Who was present at a process that has died is present no more; nobody else says so."""
        living = {process for (process,) in await connection.fetch(sql.LIVING, self._dead_seconds)}
        changed = living ^ self._living
        if changed - {self._process}:
            for (table,) in await connection.fetch(sql.PRESENT_AT, list(changed - {self._process})):
                self._loop.call_soon(self.presence, table)
        self._living = living

    def _hear(self, connection: object, backend: int, channel: str, payload: object) -> None:
        kind, process, *rest = str(payload).split(" ")
        own = int(process) == self._process
        if kind == "rows" and (not own or int(rest[0]) in self._unsure):
            for each in rest[1:]:
                table, _, version = each.rpartition(":")
                self.news(table, int(version))
        elif kind == "presence" and not own:
            self.presence(rest[0])
        elif kind == "taken" and own:
            self.taken(rest[0])


def _apart(batch: list[Append]) -> Iterator[list[int]]:
    """The places of a batch in as few parts as have each table only once."""
    places = list(range(len(batch)))
    while places:
        first: dict[str, int] = {}
        rest = [i for i in places if first.setdefault(batch[i].table, i) != i]
        yield list(first.values())
        places = rest


def _columns(pairs: list[tuple[str, int]]) -> tuple[list[str], list[int]]:
    return [table for table, _ in pairs], [seat for _, seat in pairs]


def _card(data: bytes) -> Card:
    return msgspec.json.decode(data, type=Card)


def _away(error: BaseException) -> Away:
    """What players and the log are told: no paths, no details of rows."""
    said = (isinstance(error, OSError) and error.strerror) or str(error).partition("\n")[0]
    return Away(said or type(error).__name__)
