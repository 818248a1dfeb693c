"""People who play at tables of a server that is killed under them, and who notice whatever it has lost."""

from __future__ import annotations

import asyncio
import http.client
import random
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any, Final

import asyncpg
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from signoria import games
from signoria.core import record
from signoria.core.committed import SCHEME, Proof, commitment
from signoria.core.seat import Seat
from signoria.server.entries import Created, Moved, Row, Spoke, Started, decode
from signoria.server.manners import hashed
from signoria.server.protocol import PROTOCOL
from signoria.server.stores import BEAT_SECONDS
from signoria.server.stores.sqlite import FILE
from signoria.server.table import Table
from tests.tables import SECONDS, Server, new_id, new_key
from tests.truth import Truth

PASSING: Final = {"stale", "not-asked", "over", "store-away", "busy", "not-begun", "table-begun"}
"""Refusals that a player meets who was too slow, or whose answer was lost."""

TOLERANCE: Final = 1.5
"""So many seconds a clock may be off: a frame on its way while the machine is busy."""

TALKS: Final = 0.1
CLOSES: Final = 0.4
BROKEN = (OSError, WebSocketException, EOFError)


class Person:
    """A player who answers at once, comes back at once, and says again what was not answered."""

    def __init__(self, load: Load, name: str, seed: int, *, idle: bool = False, patient: bool = False) -> None:
        self.load = load
        self.name = name
        self.idle = idle
        self.patient = patient
        self.key = new_key()
        self.player = hashed(self.key)
        self.source = random.Random(seed)
        self.gift = new_id()
        self.table = ""
        self.card: dict[str, Any] = {}
        self.seat = -1
        self.events: list[Any] = []
        self.update: dict[str, Any] = {}
        self.frames: list[str] = []
        """Every update, as it came."""
        self.sent: dict[str, dict[str, Any]] = {}
        self.acknowledged: list[str] = []
        self.refused: list[str] = []
        self.notices: list[str] = []
        self.pending: dict[str, Any] | None = None
        self.codes: list[int] = []
        """With which codes connections were closed."""
        self.left: tuple[int, float, float] | None = None
        """At a version, the seconds on the clock, and when that was."""
        self.told = False
        """Whether it was told on this connection how the game stands."""
        self.connected = 0
        self.clocks_compared = 0

    @property
    def version(self) -> int:
        """How much has been heard."""
        return len(self.events)

    @property
    def over(self) -> bool:
        """Whether the game has ended, and nothing is to be answered any more."""
        return self.card.get("stage") == "over" and self.told and self.pending is None

    def state(self) -> str:
        """Where it stands, for whoever looks for what went wrong."""
        asked = self.update.get("menu") is not None
        refused = self.refused[-3:]
        return f"{self.table} {self.card.get('game')} {self.name} {self.version} {asked=} {self.pending} {refused}"

    async def play(self, table: str) -> None:
        """Play a game to its end, whatever happens to the connection."""
        self.table = table
        servers = list(self.load.servers)
        self.source.shuffle(servers)
        while not self.over:
            server = servers[0]
            try:
                address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
                async with connect(address, max_size=None, compression=None, ping_interval=None) as socket:
                    try:
                        await self._stay(socket)
                    finally:
                        if socket.close_code is not None:
                            self.codes.append(socket.close_code)
            except BROKEN:
                pass
            servers.append(servers.pop(0))
            await asyncio.sleep(0.02)

    async def _stay(self, socket: ClientConnection) -> None:
        hello = {"type": "hello", "protocol": PROTOCOL, "key": self.key, "since": self.version}
        await self._say(socket, hello)
        if self.pending is not None:
            await self._say(socket, self.pending)
        self.told = False
        self.load.ports.add(socket.remote_address[1])
        async for message in socket:
            frame = msgspec.json.decode(message)
            self._take(frame, str(message))
            if self.pending is not None and frame["type"] == "refused" and frame["id"] == self.pending["id"]:
                await asyncio.sleep(0.2)
                await self._say(socket, self.pending)
            if self.pending is None:
                command = self._next(frame)
                if command is not None:
                    self.pending = {"id": new_id(), **command}
                    self.sent[self.pending["id"]] = self.pending
                    await self._say(socket, self.pending)
            if self.over:
                return

    @staticmethod
    async def _say(socket: ClientConnection, said: dict[str, Any]) -> None:
        await socket.send(msgspec.json.encode(said).decode())

    def _take(self, frame: dict[str, Any], raw: str) -> None:
        """Note a frame."""
        answered = [frame["id"]] if frame.get("id") else frame.get("done", [])
        match frame["type"]:
            case "table":
                if self.card:
                    assert frame["table"]["chance"]["commitment"] == self.card["chance"]["commitment"]
                self.card = frame["table"]
                self.seat = frame["you"]["seat"]
            case "update":
                self._learn(frame, raw)
            case "notice":
                self.notices.append(frame["code"])
            case "refused":
                assert frame["code"] in PASSING, (frame, self.pending)
                self.refused.append(frame["code"])
                if frame["code"] == "stale":
                    assert frame["facts"]["now"] == self.version, "what has changed is told before"
                if frame["code"] == "store-away":
                    assert frame["retry"] > 0
            case kind:
                assert kind in ("done", "menu", "talk"), raw
        if frame.get("code") == "store-away":
            return
        for command in answered:
            if frame["type"] in ("done", "update"):
                assert command in self.sent
                assert command not in self.acknowledged, "said again, and answered again"
                self.acknowledged.append(command)
                self.load.stored += 1
            if self.pending is not None and self.pending["id"] == command:
                self.pending = None

    def _learn(self, frame: dict[str, Any], raw: str) -> None:
        update = frame["update"]
        assert update["since"] == self.version, "what was told is told again, or is lost"
        self.events += update["events"]
        assert update["version"] == self.version
        self.update = update
        self.frames.append(raw)
        if (not self.told or not update["events"]) and self.connected:
            self._compare_clock(frame.get("left"))
        self.told = True
        self.connected += 1
        left = frame.get("left")
        self.left = None if left is None else (self.version, left, time.time())

    def _compare_clock(self, left: float | None) -> None:
        """After a kill the clock shows what it showed then, but for the time that the server has run since."""
        if self.left is None or left is None or self.left[0] != self.version:
            return
        _, before, at = self.left
        kills, ran = self.load.ran_since(at)
        if kills and len(self.load.servers) == 1:
            # What was not yet noted of the time before a kill, up to a beat, is given back.
            most = before + kills * BEAT_SECONDS + TOLERANCE
            assert before - ran - TOLERANCE <= left <= most, (before, left, ran, time.time() - at)
            self.clocks_compared += 1

    def _next(self, frame: dict[str, Any]) -> dict[str, Any] | None:
        """What to say now."""
        menu = frame["menu"] if frame["type"] == "menu" else self.update.get("menu")
        if menu is None or (self.idle and not self.load.stopping) or self.card.get("stage") != "playing":
            return None
        if frame["type"] == "menu" and self.sent[frame["id"]]["version"] != self.version:
            menu = self.update["menu"]
        if self.source.random() < TALKS:
            return {"type": "say", "text": f"{self.name} {self.version} {new_id()}"}
        closing = games.get(self.card["game"]).closing
        steps = [step for step in menu["steps"] if step["action"] in closing]
        if not steps or self.source.random() > CLOSES:
            steps = menu["steps"]
        step = self.source.choice(steps)
        taken = [*menu.get("taken", ()), step["action"]]
        if step.get("ends"):
            return {"type": "move", "version": self.version, "move": taken}
        return {"type": "ask", "version": self.version, "taken": taken}


class Sitting(msgspec.Struct):
    """Who sits at a table, and how it is made."""

    game: str
    people: int
    bots: list[str]
    options: dict[str, Any] = {}
    clock: float | None = 120.0
    idle: bool = False
    """Whether the people only look on, and let the clock play."""
    once: bool = False
    """Whether one game of it is enough."""


USUAL: Final = (
    Sitting("coup", 3, ["bluffer"], {"players": 4}),
    Sitting("coup", 2, [], {"players": 2}, None),
    Sitting("medici", 1, ["greedy"]),
    Sitting("princeps", 2, ["planner"], {"players": 3}),
    Sitting("coup", 1, ["random", "honest"], {"players": 3}, 1.0, True),
)
"""Tables of all games: with bots and without, with a clock and without, and one at which only clock and bots play."""

PATIENT: Final = Sitting("coup", 2, [], {"players": 2}, 600.0, True, True)
"""A table at which nobody does anything, with a long clock: it shows what of the time is counted."""


class Load:
    """Tables at which people play game after game, on a server that may be killed at any moment."""

    def __init__(self, servers: Sequence[Server], store: str | None = None, seed: int = 0) -> None:
        self.servers = list(servers)
        self.store = store
        self.source = random.Random(seed)
        self.stored = 0
        """How many commands were acknowledged."""
        self.ports: set[int] = set()
        """At which servers people have been."""
        self.finished = self.checked = 0
        self.stopping = False
        self.people: dict[str, list[Person]] = {}
        """At each table."""
        self.down: list[tuple[float, float]] = []
        """When the server was killed, or could not store, and when it was started again, or could."""
        self._rows: dict[str, list[bytes]] = {}

    def ran_since(self, at: float) -> tuple[int, float]:
        """How often the server was killed since then, and how long it has run."""
        found = [started - killed for killed, started in self.down if killed > at]
        return len(found), time.time() - at - sum(found)

    async def kill(self, server: Server, down: float = 0.0, *, inherited: bool = False) -> None:
        """Kill a server at some moment when there is much to do, look at what it has stored, and start it again; if it
        is `inherited`, not before others go on with all its tables.
        """
        await self.much()
        await self.kill_now(server, down, inherited=inherited)

    async def kill_now(self, server: Server, down: float = 0.0, *, inherited: bool = False) -> None:
        """The same at this moment."""
        server.kill()
        killed = time.time()
        await asyncio.sleep(0.05 + down)  # what it had sent is heard
        await self.check()
        if inherited:
            await self.all_go_on()
        self.down.append((killed, time.time()))
        await asyncio.to_thread(server.start)

    async def much(self) -> None:
        """Wait until there is much to do, and then a little."""
        enough = self.stored + self.source.randrange(1, 60)
        await until(lambda: self.stored >= enough)
        await asyncio.sleep(self.source.uniform(0, 0.2))

    @property
    def everybody(self) -> list[Person]:
        """All who play at this moment."""
        return [person for people in self.people.values() for person in people if not person.over]

    @asynccontextmanager
    async def stored_nothing(self) -> AsyncIterator[None]:
        """Meanwhile nothing can be stored, which everybody is told, and clocks stand still; after that all goes on."""
        since = time.time()
        heard = {person: len(person.notices) for person in self.everybody}
        yield
        self.down.append((since, time.time()))
        await until(lambda: all("store-back" in p.notices[n:] or p.over for p, n in heard.items()))
        assert all("store-away" in p.notices[n:] or p.over for p, n in heard.items())
        await self.all_go_on()

    async def all_go_on(self) -> None:
        """Wait until something has happened at every table."""
        rows = await journals(self.store or self.servers[0].folder)
        waiting = {table: len(rows[table]) for table in self.people}
        async with asyncio.timeout(SECONDS):
            while waiting:
                await asyncio.sleep(0.1)
                found = await journals(self.store or self.servers[0].folder)
                for table, length in list(waiting.items()):
                    people = self.people.get(table, ())
                    if len(found[table]) > length or all(person.over or person.patient for person in people):
                        del waiting[table]

    async def keep(self, sitting: Sitting) -> None:
        """Play games at such a table until it is enough."""
        while not self.stopping:
            people = [
                Person(self, f"P{number}", self.source.getrandbits(30), idle=sitting.idle, patient=sitting.once)
                for number in range(sitting.people)
            ]
            table = await self._made(sitting, people)
            self.people[table] = people
            async with asyncio.TaskGroup() as group:
                for person in people:
                    group.create_task(person.play(table))
            if sitting.once:
                return
            await self._check_record(table, people)
            self.finished += 1

    async def _made(self, sitting: Sitting, people: list[Person]) -> str:
        """A table at which all sit; said again until it is answered, each is done once."""
        host = people[0]
        wanted = {"id": new_id(), "game": sitting.game, "options": sitting.options, "clock": sitting.clock}
        wanted |= {"grace": None, "pace": 0, "name": host.name, "gift": host.gift}
        made = await self.ask("/api/tables", wanted, host.key)
        table = str(made["id"])
        for person in people[1:]:
            sit = {"type": "sit", "id": new_id(), "name": person.name, "gift": person.gift}
            await self.ask(f"/api/tables/{table}/do", sit, person.key)
        for bot in sitting.bots:
            fill = {"type": "fill", "id": new_id(), "bot": bot, "seat": len(people) + sitting.bots.index(bot)}
            await self.ask(f"/api/tables/{table}/do", fill, host.key)
        await self.ask(f"/api/tables/{table}/do", {"type": "start", "id": new_id()}, host.key)
        return table

    async def ask(self, path: str, body: object = None, key: str | None = None) -> Any:
        """A request that is made until it is answered."""
        async with asyncio.timeout(SECONDS):
            while True:
                server = self.source.choice(self.servers)
                with suppress(OSError, http.client.HTTPException, ValueError):
                    status, _, answer = await asyncio.to_thread(server.ask, path, body, key)
                    if status < 300:
                        return msgspec.json.decode(answer)
                    found = msgspec.json.decode(answer)
                    assert status in (429, 503), (status, found)
                await asyncio.sleep(0.05)

    async def _check_record(self, table: str, people: list[Person]) -> None:
        found = record.decode(msgspec.json.encode(await self.ask(f"/api/tables/{table}/record")))
        game = games.get(found.game)
        assert record.check_chance(found, game) > 0
        assert found.chance is not None
        truth = Truth(record.replay(found, game))
        for person in people:
            assert found.chance.commitment == person.card["chance"]["commitment"]
            assert found.chance.gifts[person.seat] == person.gift
            assert truth.events(person.seat) == person.events
            for frame in person.frames:
                truth.check(person.seat, frame)

    async def check(self) -> None:
        """What was acknowledged is stored, once; what was stored before is as it was."""
        # Another server may go on meanwhile.
        promised = {table: [_Promised(person) for person in people] for table, people in self.people.items()}
        found = await journals(self.store or self.servers[0].folder)
        for table, rows in self._rows.items():
            assert found[table][: len(rows)] == rows, "what was stored has changed"
        self._rows = found
        for table, promises in promised.items():
            check_journal([decode(row) for row in found[table]], promises)
            if all(promise.over for promise in promises):
                del self.people[table]
                self.checked += 1


class _Promised:
    """What a person had been told and promised at a moment."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.acknowledged = list(person.acknowledged)
        self.events = list(person.events)
        self.over = person.over


async def until(condition: Callable[[], object]) -> None:
    """Wait until this holds."""
    async with asyncio.timeout(SECONDS):
        while not condition():
            await asyncio.sleep(0.01)


async def journals(store: Path | str) -> dict[str, list[bytes]]:
    """The rows of all tables, in their order, in a folder or a database."""
    if isinstance(store, Path):
        with closing(sqlite3.connect(store / FILE)) as db:
            return _by_table(db.execute("SELECT table_id, version, data FROM rows ORDER BY 1, 2").fetchall())
    connection = await asyncpg.connect(store)
    try:
        return _by_table(await connection.fetch("SELECT table_id, version, data FROM signoria_rows ORDER BY 1, 2"))
    finally:
        await connection.close()


def _by_table(rows: Sequence[Any]) -> dict[str, list[bytes]]:
    found: dict[str, list[bytes]] = {}
    for table, version, data in rows:
        assert len(found.setdefault(table, [])) == version
        found[table].append(data)
    return found


def check_journal(rows: Sequence[Row], promised: Sequence[_Promised]) -> None:
    """A table's journal is a game that can have been played; and holds what these people were told and promised."""
    by_player = {promise.person.player: promise.person for promise in promised}
    carried_out: dict[str, list[str]] = {player: [] for player in by_player}
    table = Table()
    for row in rows:
        for entry in row.entries:
            if isinstance(entry, Moved):
                _check_move(table, row, entry, by_player)
            elif isinstance(entry, Spoke):
                assert row.player is not None
                assert by_player[row.player].sent[row.id or ""]["text"] == entry.text
        if row.player is not None and row.id in by_player[row.player].sent:
            carried_out[row.player].append(row.id or "")
        table.apply(row)
    for kind in (Created, Started):
        assert sum(isinstance(entry, kind) for row in rows for entry in row.entries) == 1
    assert table.play is not None
    for promise in promised:
        ids = carried_out[promise.person.player]
        assert len(ids) == len(set(ids)), "a command was carried out twice"
        known = set(promise.acknowledged)
        assert [each for each in ids if each in known] == promise.acknowledged, "an acknowledged one is lost"
        heard = msgspec.to_builtins(Seat(table.play, table.seat_of(promise.person.player)).events())
        assert heard[: len(promise.events)] == promise.events
    seed = bytes.fromhex(table.created.seed)
    proof = Proof(SCHEME, commitment(seed), seed.hex(), [place.gift for place in table.places])
    assert record.check_chance(record.record(table.play, proof), table.game) > 0


def _check_move(table: Table, row: Row, entry: Moved, by_player: dict[str, Person]) -> None:
    assert table.play is not None
    if entry.by == "player":
        assert row.player is not None
        sent = by_player[row.player].sent[row.id or ""]
        assert entry.seat == table.seat_of(row.player)
        assert table.play.version(entry.seat) == sent["version"]
        assert [a for move in entry.moves if move.seat == entry.seat for a in move.actions] == sent["move"]
    elif entry.by == "bot":
        assert row.player is None
        assert table.places[entry.seat].plays
    else:
        deadline = table.deadline(entry.seat)
        assert deadline is not None
        assert deadline <= row.at


@asynccontextmanager
async def loaded(
    servers: Sequence[Server], sittings: Sequence[Sitting], store: str | None = None, seed: int = 0
) -> AsyncIterator[Load]:
    """Servers with people at such tables, until their games have come to an end; all of it is checked."""
    load = Load(servers, store, seed)
    async with asyncio.TaskGroup() as group:
        tasks = {group.create_task(load.keep(sitting)): sitting for sitting in sittings}
        yield load
        load.stopping = True
        for task, sitting in tasks.items():
            if sitting.once:
                task.cancel()
        _, stuck = await asyncio.wait(tasks, timeout=SECONDS)
        assert not stuck, [person.state() for people in load.people.values() for person in people if not person.over]
    await load.check()
    assert load.finished + sum(sitting.once for sitting in sittings) >= len(sittings)
