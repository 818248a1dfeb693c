"""A real server in a process of its own, and players at it who know the protocol and nothing else."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import re
import secrets
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from signoria.server.protocol import PROTOCOL

SECONDS = 60.0
"""So long anything may take that a test waits for."""


class Server:
    """A server on this machine, in this folder; `more` are further flags of `serve`."""

    def __init__(self, folder: Path, *more: str, port: int = 0) -> None:
        self.folder = folder
        self.more = more
        self.port = port
        self.log = folder.with_name(f"{folder.name}.log")
        self.start()

    def start(self) -> None:
        """Start it, again at the same port if it has run before."""
        flags = ["--port", str(self.port), "--data", str(self.folder), "--no-browser", "--lang", "en", *self.more]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "signoria", "serve", *flags],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, "SIGNORIA_DATA": str(self.folder.with_name("elsewhere"))},
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
        assert found, line + self.log.read_text()[-2000:]
        self.address, self.port = found[0], int(found[1])
        self.quick = self.process.stdout.readline().split()[-1]

    def kill(self) -> None:
        """As if the power had failed."""
        if self.process.poll() is None:
            self.process.kill()
            self.process.communicate()

    def stop(self, number: signal.Signals = signal.SIGTERM) -> int:
        """End it in good order; its exit status."""
        self.process.send_signal(number)
        self.process.communicate(timeout=SECONDS)
        return self.process.returncode

    def ask(
        self, path: str, body: object = None, key: str | None = None, **headers: str
    ) -> tuple[int, dict[str, str], bytes]:
        """A request: the status, headers and body of its answer."""
        data = None if body is None else body if isinstance(body, bytes) else msgspec.json.encode(body)
        sent = {
            "Content-Type": "application/json",
            **{name.replace("_", "-"): value for name, value in headers.items()},
        }
        if key is not None:
            sent["Authorization"] = f"Bearer {key}"
        request = urllib.request.Request(self.address + path, data, sent)
        try:
            with urllib.request.urlopen(request, timeout=SECONDS) as answer:
                return answer.status, dict(answer.headers.items()), answer.read()
        except urllib.error.HTTPError as error:
            with error:
                return error.code, dict(error.headers.items()), error.read()

    def delete(self, path: str, key: str | None = None) -> tuple[int, bytes]:
        """Ask for something to be deleted: the status and the body of the answer."""
        sent = {} if key is None else {"Authorization": f"Bearer {key}"}
        request = urllib.request.Request(self.address + path, headers=sent, method="DELETE")
        try:
            with urllib.request.urlopen(request, timeout=SECONDS) as answer:
                return answer.status, answer.read()
        except urllib.error.HTTPError as error:
            with error:
                return error.code, error.read()

    def get(self, path: str, key: str | None = None) -> Any:
        """What is found there, as JSON."""
        status, _, body = self.ask(path, key=key)
        assert status == 200, (status, body)
        return msgspec.json.decode(body)

    def do(self, table: str, key: str, **command: object) -> dict[str, Any]:
        """A command by HTTP: what it was answered, or refused, with."""
        _, _, body = self.ask(f"/api/tables/{table}/do", {"id": new_id(), **command}, key)
        found = msgspec.json.decode(body)
        assert isinstance(found, dict)
        return found

    def make(self, key: str, game: str = "coup", **wanted: object) -> str:
        """A new table; its name."""
        status, _, body = self.ask("/api/tables", {"id": new_id(), "game": game, "pace": 0, **wanted}, key)
        assert status == 201, body
        return str(msgspec.json.decode(body)["id"])


@contextmanager
def serving(folder: Path, *more: str) -> Iterator[Server]:
    """A server that runs meanwhile."""
    server = Server(folder, *more)
    try:
        yield server
    finally:
        server.kill()


def new_key() -> str:
    """A player's key."""
    return secrets.token_urlsafe(32)


def new_id() -> str:
    """The id of a command."""
    return secrets.token_urlsafe(9)


class Client:
    """A connection to a table, with all frames that came."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.table: dict[str, Any] = {}
        self.you: dict[str, Any] = {}
        self.update: dict[str, Any] | None = None
        self.events: list[dict[str, Any]] = []
        self.answers: dict[str, dict[str, Any]] = {}
        """What commands were answered with, by their ids."""
        self.closed = False
        self._changed = asyncio.Condition()
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        with contextlib.suppress(Exception):
            async for message in self.socket:
                frame = msgspec.json.decode(str(message))
                self._take(frame, str(message))
                async with self._changed:
                    self._changed.notify_all()
        self.closed = True
        async with self._changed:
            self._changed.notify_all()

    def _take(self, frame: dict[str, Any], raw: str) -> None:
        self.frames.append(frame)
        self.raw.append(raw)
        if frame["type"] == "table":
            self.table, self.you = frame["table"], frame["you"]
        elif frame["type"] == "update":
            self.update = update = frame["update"]
            self.events = self.events[: update["since"]] + update["events"]
            for done in frame.get("done", ()):
                self.answers[done] = frame
        elif frame.get("id") is not None:
            self.answers[frame["id"]] = frame

    async def until(self, condition: Callable[[], Any]) -> None:
        """Wait until this holds; TimeoutError if it does not, or if the connection is closed."""
        async with asyncio.timeout(SECONDS), self._changed:
            while not condition():
                if self.closed:
                    raise ConnectionError(self.raw[-1:])
                await self._changed.wait()

    async def begun(self) -> None:
        """Wait until something of the game was told."""
        await self.until(lambda: self.update)

    async def send(self, **command: object) -> str:
        """Send a command; its id."""
        sent = {"id": new_id(), **command}
        await self.socket.send(msgspec.json.encode(sent).decode())
        return str(sent["id"])

    async def do(self, **command: object) -> dict[str, Any]:
        """Send a command, and wait for what it is answered with."""
        sent = await self.send(**command)
        await self.until(lambda: sent in self.answers)
        return self.answers[sent]

    @property
    def version(self) -> int:
        """The last version of the seat that was told."""
        return 0 if self.update is None else int(self.update["version"])

    @property
    def menu(self) -> dict[str, Any] | None:
        """What is asked."""
        return None if self.update is None else self.update.get("menu")

    @property
    def over(self) -> bool:
        """Whether the table has ended."""
        return self.table.get("stage") == "over"

    async def any_play(self, source: random.Random, *wanted: str) -> list[int] | None:
        """The actions of a play at random, or by these keys where they are offered, step by step by `ask`.

        None if the question has changed meanwhile.
        """
        menu, version = self.menu, self.version
        while menu is not None:
            step = source.choice([step for step in menu["steps"] if step.get("key") in wanted] or menu["steps"])
            taken = [*menu.get("taken", ()), step["action"]]
            if step.get("ends"):
                return taken
            answer = await self.do(type="ask", version=version, taken=taken)
            if answer["type"] != "menu":
                return None
            menu = answer["menu"]
        return None

    async def play(self, source: random.Random, *wanted: str) -> None:
        """Answer whatever is asked, at random or by these keys where they are offered, until the game is over."""
        answered: list[int] = []
        while True:
            await self.until(lambda: self.over or (self.menu is not None and self.version not in answered[-1:]))
            if self.over:
                return
            version = self.version
            actions = await self.any_play(source, *wanted)
            if actions is not None and version == self.version:
                await self.do(type="move", version=version, move=actions)
                answered.append(version)

    async def close(self) -> None:
        """Go."""
        await self.socket.close()
        await self._reading


@asynccontextmanager
async def client(
    server: Server, table: str, key: str | None = None, *, since: int = 0, talk: int = 0, language: str = "en"
) -> AsyncIterator[Client]:
    """Somebody who is connected to a table, and has been told how things stand."""
    address = f"{server.address.replace('http', 'ws', 1)}/api/tables/{table}/live"
    async with connect(address, max_size=None, compression=None) as socket:
        hello = {"type": "hello", "protocol": PROTOCOL, "since": since, "talk": talk, "language": language}
        await socket.send(msgspec.json.encode(hello | ({} if key is None else {"key": key})).decode())
        found = Client(socket)
        try:
            await found.until(lambda: found.table)
            yield found
        finally:
            await found.close()
