"""Tables in an SQLite file of one process: one thread writes, all that waits in one transaction; another reads."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from queue import SimpleQueue
from typing import BinaryIO, Final, TypeVar, cast

import msgspec

from signoria.core.errors import BadInput
from signoria.core.locks import lock
from signoria.server.stores import BEAT_SECONDS, Away, Card, Conflict, Stage
from signoria.server.stores.batches import Append, Batches

FORMS: Final[tuple[tuple[str, ...], ...]] = (
    (
        # Rows in the order of time, with an index: a batch then changes few pages, whichever tables it is for.
        "CREATE TABLE rows (table_id TEXT NOT NULL, version INTEGER NOT NULL, at REAL NOT NULL, data BLOB NOT NULL,"
        " PRIMARY KEY (table_id, version))",
        "CREATE TABLE tables (table_id TEXT PRIMARY KEY, created REAL NOT NULL, stage TEXT NOT NULL,"
        " public INTEGER NOT NULL, driven INTEGER NOT NULL, card BLOB NOT NULL) WITHOUT ROWID",
        "CREATE INDEX tables_stage ON tables (stage, created)",
        "CREATE INDEX tables_public ON tables (stage, created) WHERE public",
        "CREATE INDEX tables_driven ON tables (table_id) WHERE driven",
        "CREATE TABLE players (player TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (player, table_id))"
        " WITHOUT ROWID",
        "CREATE INDEX players_table ON players (table_id)",
        "CREATE TABLE processes (process INTEGER PRIMARY KEY AUTOINCREMENT, beat REAL NOT NULL)",
        "CREATE TABLE claims (table_id TEXT PRIMARY KEY, process INTEGER NOT NULL) WITHOUT ROWID",
    ),
)
"""What leads from each form of the file to the next: an empty one goes through all of them."""

FILE: Final = "signoria.db"
LOCK: Final = "signoria.lock"
MOST_ROWS: Final = 512
"""So many rows one statement stores."""
MOST_KNOWN: Final = 100_000
"""Of so many tables the writer knows the newest row without looking."""
LAST_ROW: Final = "(SELECT at FROM rows r WHERE r.table_id = {}.table_id ORDER BY version DESC LIMIT 1)"

Job = Callable[[sqlite3.Connection], object]
Result = TypeVar("Result")
Errors = (sqlite3.Error, OSError)


class Sqlite:
    """A store in a folder, which this process alone holds.  See `Store`."""

    shared = False

    def __init__(self, folder: Path, beat_seconds: float = BEAT_SECONDS) -> None:
        self.news: Callable[[str, int], None] = lambda table, version: None
        self.presence: Callable[[str], None] = lambda table: None
        self.taken: Callable[[str], None] = lambda table: None
        self._folder = folder
        self._file = str(folder / FILE)
        self._beat_seconds = beat_seconds
        self._here: dict[str, set[int]] = {}
        self._claimed: set[str] = set()
        self._process = 0
        self._held: BinaryIO | None = None
        self._queue: SimpleQueue[list[Append | Job] | None] = SimpleQueue()
        self._reader = _Connected(self._file)

    async def open(self) -> None:
        """See `Store`."""
        self._loop = asyncio.get_running_loop()
        try:
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._held = (self._folder / LOCK).open("ab")
            lock(self._held)
        except BlockingIOError:
            self._let_go()
            raise BadInput("store-held", folder=str(self._folder)) from None
        except OSError as error:
            self._let_go()
            raise _away(error) from error
        self._batches: Batches[Append | Job] = Batches(self._queue.put)
        self._readers = ThreadPoolExecutor(1, "store-reader")
        self._ended = self._loop.create_future()
        self._thread = threading.Thread(target=self._write, name="store-writer", daemon=True)
        self._thread.start()
        try:
            self._process = cast(int, await self._batches.put(self._begin))
            await self._ask(lambda db: None)  # connected now, one can read when the disk is full
        except BaseException:
            await self._end()
            raise
        self._beats = asyncio.create_task(self._beat())

    async def close(self) -> None:
        """See `Store`."""
        self._beats.cancel()
        last = self._batches.put(self._sign_of_life)
        await self._batches.close()
        with suppress(Away):  # then the last beat says how long it lived
            await last
        await self._end()

    async def append(self, table: str, version: int, data: bytes, card: Card | None = None) -> None:
        """See `Store`."""
        await self._batches.put(Append(table, version, data, card))

    async def read(self, table: str, since: int = 0) -> list[bytes]:
        """See `Store`."""
        sql = "SELECT data FROM rows WHERE table_id = ? AND version >= ? ORDER BY version"
        return await self._ask(lambda db: [data for (data,) in db.execute(sql, (table, since))])

    async def card(self, table: str) -> Card | None:
        """See `Store`."""
        sql = "SELECT card FROM tables WHERE table_id = ?"
        found = await self._ask(lambda db: db.execute(sql, (table,)).fetchone())
        return _card(found[0]) if found else None

    async def public(self, stages: Collection[Stage], limit: int) -> list[tuple[str, Card]]:
        """See `Store`."""
        sql = "SELECT created, table_id, card FROM tables WHERE public AND stage = ? ORDER BY created DESC LIMIT ?"
        found = await self._ask(lambda db: [row for stage in set(stages) for row in db.execute(sql, (stage, limit))])
        found.sort(key=lambda row: -row[0])
        return [(table, _card(card)) for _, table, card in found[:limit]]

    async def named(self, beginning: str, stages: Collection[Stage], limit: int) -> list[str]:
        """See `Store`."""
        # "~" comes after all that a name may hold.
        sql = (
            "SELECT table_id FROM tables WHERE table_id >= ? AND table_id < ?"
            f" AND stage IN ({', '.join('?' * len(stages))}) ORDER BY created DESC LIMIT ?"
        )
        asked = (beginning, f"{beginning}~", *stages, limit)
        return await self._ask(lambda db: [table for (table,) in db.execute(sql, asked)])

    async def of(self, player: str, limit: int, before: float | None = None) -> list[tuple[str, float, Card]]:
        """See `Store`."""
        sql = (
            "SELECT table_id, created, card FROM players JOIN tables USING (table_id)"
            " WHERE player = ? AND created < ? ORDER BY created DESC LIMIT ?"
        )
        asked = (player, float("inf") if before is None else before, limit)
        return [(t, created, _card(c)) for t, created, c in await self._ask(lambda db: list(db.execute(sql, asked)))]

    async def older(self, stage: Stage, seconds: float, limit: int) -> list[str]:
        """See `Store`."""
        then = time.time() - seconds
        sql = (
            "SELECT table_id FROM tables t WHERE stage = ? AND created <= ?"
            f" AND coalesce({LAST_ROW.format('t')}, created) <= ? ORDER BY created LIMIT ?"
        )
        return await self._ask(lambda db: [table for (table,) in db.execute(sql, (stage, then, then, limit))])

    async def drop(self, table: str) -> None:
        """See `Store`."""

        def drop(db: sqlite3.Connection) -> None:
            for name in ("rows", "tables", "players", "claims"):
                db.execute(f"DELETE FROM {name} WHERE table_id = ?", (table,))
            self._newest.pop(table, None)

        await self._batches.put(drop)
        self._here.pop(table, None)
        self._claimed.discard(table)

    async def here(self, table: str, seat: int) -> None:
        """See `Store`."""
        self._here.setdefault(table, set()).add(seat)

    async def gone(self, table: str, seat: int) -> None:
        """See `Store`."""
        seats = self._here.get(table)
        if seats is not None:
            seats.discard(seat)
            if not seats:
                del self._here[table]

    async def present(self, tables: Sequence[str]) -> Mapping[str, frozenset[int]]:
        """See `Store`."""
        return {table: frozenset(self._here.get(table, ())) for table in tables}

    async def claim(self, table: str) -> float | None:
        """See `Store`."""

        def claim(db: sqlite3.Connection) -> float:
            sql = "SELECT process, beat FROM claims JOIN processes USING (process) WHERE table_id = ?"
            process, beat = db.execute(sql, (table,)).fetchone() or (self._process, 0.0)
            db.execute("INSERT OR REPLACE INTO claims (table_id, process) VALUES (?, ?)", (table, self._process))
            return 0.0 if process == self._process else max(0.0, time.time() - beat)

        gap = cast(float, await self._batches.put(claim))
        self._claimed.add(table)
        return gap

    async def release(self, table: str) -> None:
        """See `Store`."""
        await self._batches.put(lambda db: db.execute("DELETE FROM claims WHERE table_id = ?", (table,)))
        self._claimed.discard(table)

    async def unclaimed(self, limit: int) -> list[str]:
        """See `Store`."""
        sql = (
            "SELECT table_id FROM tables t WHERE driven AND NOT EXISTS"
            " (SELECT 1 FROM claims c WHERE c.table_id = t.table_id AND c.process = ?) LIMIT ?"
        )
        return await self._ask(lambda db: [table for (table,) in db.execute(sql, (self._process, limit))])

    async def check(self) -> None:
        """See `Store`."""
        await self._batches.put(self._sign_of_life)

    async def _ask(self, job: Callable[[sqlite3.Connection], Result]) -> Result:
        def answer() -> Result:
            try:
                return job(self._reader.get())
            except Errors as error:
                self._reader.close()
                raise _away(error) from error

        try:
            return await self._loop.run_in_executor(self._readers, answer)
        except RuntimeError:
            raise Away("closed") from None

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(self._beat_seconds)
            if self._claimed:
                with suppress(Away):
                    await self._batches.put(self._sign_of_life)

    async def _end(self) -> None:
        """Stop both threads, and let the folder go."""
        with suppress(RuntimeError):
            await self._loop.run_in_executor(self._readers, self._reader.close)
        self._readers.shutdown()
        self._queue.put(None)
        await self._ended
        self._thread.join()
        self._let_go()

    def _let_go(self) -> None:
        if self._held is not None:
            self._held.close()
            self._held = None

    # What follows happens in the thread that writes.

    def _write(self) -> None:
        self._newest: dict[str, int] = {}
        self._created = 0.0
        self._writer = _Connected(self._file)
        while (batch := self._queue.get()) is not None:
            outcomes: Mapping[int, object] | Exception
            try:
                outcomes = self._store(batch)
            except Errors as error:
                outcomes = _away(error)
            except Exception as error:  # the thread must live on
                outcomes = error
            if isinstance(outcomes, Exception):
                self._newest.clear()
                self._writer.close()
            self._loop.call_soon_threadsafe(self._batches.done, outcomes)
        self._writer.close()
        self._loop.call_soon_threadsafe(self._ended.set_result, None)

    def _store(self, batch: list[Append | Job]) -> dict[int, object]:
        """Store a batch in one transaction; what became of those that are not simply stored, by position."""
        if self._process:
            db = self._writer.get()
        else:
            db = self._writer.create()
        if len(self._newest) > MOST_KNOWN:
            self._newest.clear()
        try:
            return self._transaction(db, batch)
        except sqlite3.IntegrityError:
            # Somebody else has written, on a file system without locks: look again.
            self._newest.clear()
            return self._transaction(db, batch)

    def _transaction(self, db: sqlite3.Connection, batch: list[Append | Job]) -> dict[int, object]:
        outcomes: dict[int, object] = {}
        newest = self._newest
        rows: list[object] = []
        cards: list[tuple[str, Card]] = []
        jobs: list[tuple[int, Job]] = []
        for i, item in enumerate(batch):
            if not isinstance(item, Append):
                jobs.append((i, item))
                continue
            table, version, data, card = item
            known = newest.get(table)
            if known is None:
                known = db.execute("SELECT max(version) FROM rows WHERE table_id = ?", (table,)).fetchone()[0]
                known = newest[table] = -1 if known is None else known
            if version != known + 1:
                outcomes[i] = Conflict()
                continue
            newest[table] = version
            rows += (table, version, data)
            if card is not None:
                cards.append((table, card))
        now = time.time()
        if not cards and not jobs and len(rows) <= 3 * MOST_ROWS:
            # One statement is a transaction.  And one call lets other threads run only once, and waits for them once.
            _insert(db, now, rows)
            return outcomes
        db.execute("BEGIN IMMEDIATE")
        try:
            for start in range(0, len(rows), 3 * MOST_ROWS):
                _insert(db, now, rows[start : start + 3 * MOST_ROWS])
            for table, card in cards:
                self._created = max(now, self._created + 1e-6)  # no two tables alike: lists go on from a time
                _put_card(db, self._created, table, card)
            for i, job in jobs:
                outcomes[i] = job(db)
            db.execute("COMMIT")
        except BaseException:
            with suppress(sqlite3.Error):
                db.rollback()
            raise
        return outcomes

    def _begin(self, db: sqlite3.Connection) -> int:
        """Bring the file to the newest form, and enter this process; its number."""
        form = db.execute("PRAGMA user_version").fetchone()[0]
        if form > len(FORMS):
            raise BadInput("store-newer", form=form, known=len(FORMS))
        for statements in FORMS[form:]:
            for statement in statements:
                db.execute(statement)
        db.execute(f"PRAGMA user_version = {len(FORMS)}")
        db.execute("DELETE FROM processes WHERE process NOT IN (SELECT process FROM claims)")
        # Whoever held the file before is dead.  A row that it stored is a sign of life too.
        db.execute(
            "UPDATE processes SET beat = max(beat, coalesce((SELECT max("
            f"{LAST_ROW.format('c')}) FROM claims c WHERE c.process = processes.process), 0))"
        )
        return db.execute("INSERT INTO processes (beat) VALUES (?)", (time.time(),)).lastrowid or 0

    def _sign_of_life(self, db: sqlite3.Connection) -> None:
        db.execute("UPDATE processes SET beat = ? WHERE process = ?", (time.time(), self._process))


class _Connected:
    """A connection to a file, opened again where it must be."""

    def __init__(self, file: str) -> None:
        self._file = file
        self._db: sqlite3.Connection | None = None
        self._identity = (0, 0)

    def get(self) -> sqlite3.Connection:
        """The connection; FileNotFoundError if the file has gone, for what is written into it then is lost."""
        status = os.stat(self._file)  # noqa: PTH116 - half the time of Path.stat, for each batch
        if self._db is None or (status.st_dev, status.st_ino) != self._identity:
            self.close()
            self._open("rw")
            self._identity = (status.st_dev, status.st_ino)
        assert self._db is not None
        return self._db

    def create(self) -> sqlite3.Connection:
        """The connection, to a new file if there is none."""
        self._open("rwc")
        return self.get()

    def close(self) -> None:
        """Close it, if it is open."""
        if self._db is not None:
            with suppress(sqlite3.Error):
                self._db.close()
            self._db = None

    def _open(self, mode: str) -> None:
        address = f"{Path(self._file).absolute().as_uri()}?mode={mode}"
        self._db = sqlite3.connect(address, uri=True, timeout=2.0, isolation_level=None)
        self._db.execute("PRAGMA journal_mode = WAL")
        self._db.execute("PRAGMA synchronous = FULL")


@lru_cache(maxsize=16)
def _inserting(size: int) -> str:
    values = ", ".join(["(?, ?, ?)"] * size)
    return (
        "INSERT INTO rows (at, table_id, version, data) SELECT ?, column1, column2, column3"
        f" FROM (VALUES {values}) WHERE column1 IS NOT NULL"
    )


def _insert(db: sqlite3.Connection, now: float, rows: list[object]) -> None:
    """Add rows (a table, a version and data each) in one statement; those of powers of two are kept ready."""
    if rows:
        size = 1 << (len(rows) // 3 - 1).bit_length()
        db.execute(_inserting(size), [now, *rows, *[None] * (3 * size - len(rows))])


def _put_card(db: sqlite3.Connection, now: float, table: str, card: Card) -> None:
    db.execute(
        "INSERT INTO tables (table_id, created, stage, public, driven, card) VALUES (?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (table_id) DO UPDATE"
        " SET stage = excluded.stage, public = excluded.public, driven = excluded.driven, card = excluded.card",
        (table, now, card.stage, card.public, card.driven, msgspec.json.encode(card)),
    )
    db.execute("DELETE FROM players WHERE table_id = ?", (table,))
    db.executemany(
        "INSERT INTO players (player, table_id) VALUES (?, ?)", [(player, table) for player in set(card.players)]
    )


def _card(data: bytes) -> Card:
    return msgspec.json.decode(data, type=Card)


def _away(error: Exception) -> Away:
    """What players and the log are told: no paths."""
    return Away((isinstance(error, OSError) and error.strerror) or str(error))
