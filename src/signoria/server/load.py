"""A load on a server, from a process of its own: tables of people who answer at once, or frames that come back.

`signoria bench server` runs it.  It reads what to do from its standard input and writes what it found.
"""

from __future__ import annotations

import asyncio
import os
import random
import secrets
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from signoria import games
from signoria.core.game import Game
from signoria.core.options import Value
from signoria.core.state import State
from signoria.server import protocol as said

SEATS: Final = 4
MOST_ROUNDS: Final = 200


class Task(msgspec.Struct):
    """What to do: play so many tables of a game, or let frames of a size come back, for about so many plays."""

    address: str
    process: int
    """The server, whose time and memory are measured."""
    tables: int
    plays: int
    game: str | None = None
    size: int = 0
    frames: float = 0.0


class Found(msgspec.Struct):
    """What was measured."""

    plays: int
    seconds: float
    """Of the server's CPU."""
    p50: float = 0.0
    p99: float = 0.0
    memory: float = 0.0
    """KiB a table."""
    frames: float = 0.0
    """Frames for each play, ..."""
    size: float = 0.0
    """... and their length."""


def cpu(process: int) -> float:
    """The seconds of CPU that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(process: int) -> float:
    """The KiB that a process has in memory."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return float(line.split()[1])
    return 0.0


class _Update(msgspec.Struct, tag="update", tag_field="type"):
    update: dict[str, Any]
    done: list[str] = []


class _Table(msgspec.Struct, tag="table", tag_field="type"):
    table: dict[str, Any]


class _Refused(msgspec.Struct, tag="refused", tag_field="type"):
    code: str


class _Other(msgspec.Struct, tag="done", tag_field="type"):
    pass


_DECODER = msgspec.json.Decoder(_Update | _Table | _Refused | _Other)


class _Sitting:
    """One table of the load."""

    def __init__(self, sockets: list[ClientConnection]) -> None:
        self.sockets = sockets
        self.asked: list[dict[str, Any] | None] = [None] * len(sockets)
        """What each seat was told last, if it is asked."""
        self.command = ""
        """The command that is under way."""
        self.sent = 0.0
        self.stirred = asyncio.Event()


class _Round:
    """Some tables that play at the same time, until half of them have ended, or enough is played."""

    def __init__(self, task: Task, game: Game, options: dict[str, Value]) -> None:
        self.task = task
        self.game = game
        self.options = options
        self.seats = game.seats(game.resolve(options))
        self.go = asyncio.Event()
        self.end = asyncio.Event()
        self.over = 0
        self.plays = 0
        self.frames = 0
        self.bytes = 0
        self.times: list[float] = []
        self.problem: Exception | None = None
        self.source = random.Random()

    async def prepare(self) -> list[asyncio.Task[None]]:
        """The tables, everybody seated and dealt."""
        tasks: list[asyncio.Task[None]] = []
        for _ in range(self.task.tables):
            table = _Sitting(await self._table())
            tasks += [asyncio.create_task(self._hear(table, seat)) for seat in range(self.seats)]
            tasks.append(asyncio.create_task(self._play(table)))
        return tasks

    async def _table(self) -> list[ClientConnection]:
        keys = [secrets.token_urlsafe(32) for _ in range(self.seats)]
        wanted = {"id": "load", "game": self.game.name, "options": self.options, "name": "P0"}
        made = await asyncio.to_thread(_post, f"{self.task.address}/api/tables", wanted, keys[0])
        table = str(made["id"])
        sockets = []
        for number, key in enumerate(keys):
            address = self.task.address.replace("http", "ws", 1)
            socket = await connect(f"{address}/api/tables/{table}/live", compression=None, max_size=None)
            await socket.send(_text({"type": "hello", "protocol": said.PROTOCOL, "key": key}))
            if number:
                await socket.send(_text({"type": "sit", "id": "sit", "name": f"P{number}"}))
            sockets.append(socket)
            await _until(socket, lambda text, seat=number: f'"seat":{seat}' in text)
        await sockets[0].send(_text({"type": "start", "id": "start"}))
        return sockets

    async def _hear(self, table: _Sitting, seat: int) -> None:
        """Take in what a seat is told."""
        socket = table.sockets[seat]
        try:
            async for message in socket:
                text = str(message)
                found = _DECODER.decode(text)
                if isinstance(found, _Update):
                    table.asked[seat] = found.update if "menu" in found.update else None
                    if self.go.is_set():
                        self.frames += 1
                        self.bytes += len(text)
                        if table.command in found.done:
                            self.times.append(time.perf_counter() - table.sent)
                            self.plays += 1
                            table.command = ""
                            if self.plays >= self.task.plays:
                                self.end.set()
                elif isinstance(found, _Refused):
                    table.asked[seat] = None
                    table.command = ""
                elif isinstance(found, _Table) and found.table["stage"] == "over":
                    self.over += 1
                    if self.over >= self.seats * self.task.tables / 2:
                        self.end.set()
                    return
                if not table.command and not self.end.is_set():
                    table.command = "soon"
                    # Once those have been heard too who are told the same.
                    asyncio.get_running_loop().call_later(0.002, table.stirred.set)
        except Exception as error:
            self.problem = error
            self.end.set()
        finally:
            await socket.close()

    async def _play(self, table: _Sitting) -> None:
        """Let somebody answer who is asked, one after the other."""
        await self.go.wait()
        while not self.end.is_set():
            await table.stirred.wait()
            table.stirred.clear()
            asked = [seat for seat, update in enumerate(table.asked) if update is not None]
            if not asked:
                table.command = ""
                continue
            seat = self.source.choice(asked)
            update = table.asked[seat]
            assert update is not None
            table.asked[seat] = None
            view = msgspec.convert(update["view"], self.game.view_type)
            actions = _any_play(self._shell(view), seat, self.source)
            table.command = secrets.token_hex(4)
            table.sent = time.perf_counter()
            move = {"type": "move", "id": table.command, "version": update["version"], "move": actions}
            await table.sockets[seat].send(_text(move))

    def _shell(self, view: Any) -> State:
        names = [f"P{number}" for number in range(self.seats)]
        return self.game.shell(self.game.resolve(self.options), view, names)


def _any_play(state: State, seat: int, source: random.Random) -> list[int]:
    """A whole play at random, of those that are open to a seat."""
    now = state.copy()
    actions: list[int] = []
    while not actions or now.midway():
        actions.append(source.choice(now.legal(seat)))
        now.step(actions[-1], seat)
    return actions


async def _until(socket: ClientConnection, wanted: Any) -> None:
    while not wanted(str(await socket.recv())):
        pass


def _text(message: dict[str, Any]) -> str:
    return msgspec.json.encode(message).decode()


def _post(address: str, body: dict[str, Any], key: str) -> dict[str, Any]:
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {key}"}
    request = urllib.request.Request(address, msgspec.json.encode(body), headers)
    with urllib.request.urlopen(request) as answer:
        found = msgspec.json.decode(answer.read())
    assert isinstance(found, dict)
    return found


async def play(task: Task) -> Found:
    """Tables at which everybody answers at once."""
    assert task.game is not None
    game = games.get(task.game)
    options: dict[str, Value] = {**game.suggest({})}
    before = memory(task.process)
    found = Found(0, 0.0)
    times: list[float] = []
    frames = size = 0
    for number in range(MOST_ROUNDS):
        doing = _Round(task, game, options)
        tasks = await doing.prepare()
        if number == 0:
            await asyncio.sleep(0.2)
            found.memory = (memory(task.process) - before) / task.tables
        begin = cpu(task.process)
        doing.go.set()
        await doing.end.wait()
        if doing.problem is not None:
            raise doing.problem
        found.seconds += cpu(task.process) - begin
        found.plays += doing.plays
        times += doing.times
        frames += doing.frames
        size += doing.bytes
        for player in tasks:
            player.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if found.plays >= task.plays:
            break
    times.sort()
    found.p50, found.p99 = times[len(times) // 2] * 1e3, times[len(times) * 99 // 100] * 1e3
    found.frames, found.size = frames / max(1, found.plays), size / max(1, frames)
    return found


async def echo(task: Task) -> Found:
    """Frames that come back: as many connections, each with one frame under way."""
    text = "x" * task.size
    rounds = max(1, int(task.plays * task.frames / (task.tables * SEATS)))
    address = task.address.replace("http", "ws", 1)
    sockets = [await connect(address, compression=None, max_size=None) for _ in range(task.tables * SEATS)]
    times: list[float] = []

    async def one(socket: ClientConnection) -> None:
        for _ in range(rounds):
            begin = time.perf_counter()
            await socket.send(text)
            await socket.recv()
            times.append(time.perf_counter() - begin)

    begin = cpu(task.process)
    await asyncio.gather(*map(one, sockets))
    seconds = cpu(task.process) - begin
    await asyncio.gather(*(socket.close() for socket in sockets))
    times.sort()
    done = rounds * len(sockets)
    return Found(done, seconds, times[len(times) // 2] * 1e3, times[len(times) * 99 // 100] * 1e3)


def main() -> None:
    """Do one task."""
    task = msgspec.json.decode(sys.stdin.buffer.read(), type=Task)
    from uvloop import new_event_loop

    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        found = runner.run(echo(task) if task.game is None else play(task))
    sys.stdout.buffer.write(msgspec.json.encode(found))


if __name__ == "__main__":
    main()
