"""Firefox and WebKitGTK as hands that walk: each is spoken to in its own protocol for tests, and driven as it is."""

from __future__ import annotations

import asyncio
import os
import re
import runpy
import shutil
import signal
import socket
import subprocess
import tempfile
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tests.tables import SECONDS
from tests.walking import POLL, Hand

Size = tuple[int, int]

WRAPPED: Final = "async (given) => JSON.stringify((await (%s)(JSON.parse(given))) ?? null)"
"""What goes into a page and comes out of it is JSON."""


def tools() -> dict[str, Any]:
    """What finds the programs."""
    return runpy.run_path(str(Path(__file__).parents[1] / "tools" / "browser.py"))


def pointer(kind: str, x: float, y: float) -> list[dict[str, Any]]:
    """The actions of a press, as both protocols have them."""
    steps = [
        {"type": "pointerMove", "x": round(x), "y": round(y)},
        {"type": "pointerDown", "button": 0},
        {"type": "pointerUp", "button": 0},
    ]
    return [{"type": "pointer", "id": kind, "parameters": {"pointerType": kind}, "actions": steps}]


@contextmanager
def running(command: list[str], **more: Any) -> Iterator[subprocess.Popen[str]]:
    """A program that runs meanwhile, with all that it starts."""
    process = subprocess.Popen(
        command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True, start_new_session=True, **more
    )
    assert process.stdout is not None
    try:
        yield process
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        process.stdout.close()


@contextmanager
def profile() -> Iterator[Path]:
    """An empty folder; what a browser that is being killed still writes there does not matter."""
    folder = Path(tempfile.mkdtemp(prefix="signoria-browser-"))
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


class Firefox:
    """A page of Firefox, by WebDriver BiDi."""

    def __init__(self, connection: ClientConnection, kind: str) -> None:
        self._socket = connection
        self._kind = kind
        self._numbers = count(1)
        self._errors: list[str] = []
        self._page = ""

    async def begin(self, size: Size) -> None:
        """Take its first page."""
        await self._do("session.new", capabilities={})
        await self._do("session.subscribe", events=["log.entryAdded"])
        tree = await self._do("browsingContext.getTree")
        self._page = tree["contexts"][0]["context"]
        viewport = {"width": size[0], "height": size[1]}
        await self._do("browsingContext.setViewport", context=self._page, viewport=viewport)

    async def _do(self, method: str, **given: object) -> Any:
        number = next(self._numbers)
        await self._socket.send(msgspec.json.encode({"id": number, "method": method, "params": given}).decode())
        async with asyncio.timeout(SECONDS):
            while True:
                told = msgspec.json.decode(await self._socket.recv())
                if told.get("method") == "log.entryAdded":
                    self._note(told["params"])
                elif told.get("id") == number:
                    assert told["type"] == "success", told
                    return told["result"]

    def _note(self, entry: Mapping[str, Any]) -> None:
        if entry["level"] in ("error", "warn"):
            self._errors.append(f"{entry['level']}: {entry['text']}")

    async def open(self, address: str) -> None:
        """Load an address, as a link from elsewhere does."""
        await self._do("browsingContext.navigate", context=self._page, url=address, wait="complete")

    async def run(self, script: str, given: object = None) -> Any:
        """What this function gives, awaited; `given` is its argument."""
        found = await self._do(
            "script.callFunction",
            functionDeclaration=WRAPPED % script,
            arguments=[{"type": "string", "value": msgspec.json.encode(given).decode()}],
            awaitPromise=True,
            target={"context": self._page},
        )
        assert found["type"] == "success", found
        return msgspec.json.decode(found["result"]["value"])

    async def press(self, x: float, y: float) -> None:
        """Press at this place of the window, by mouse or finger."""
        await self._do("input.performActions", context=self._page, actions=pointer(self._kind, x, y))

    def problems(self) -> list[str]:
        """Errors and warnings, of scripts and of the browser itself, since it was asked last."""
        found, self._errors = self._errors, []
        return found


@asynccontextmanager
async def firefox(size: Size, *, touch: bool) -> AsyncIterator[Hand]:
    """Firefox as it is, with an empty profile."""
    program = tools()["find_firefox"]()
    assert program is not None, tools()["MISSING_OTHER"]["firefox"]
    with profile() as folder:
        command = [program, "--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port=0"]
        with running(command, stderr=subprocess.STDOUT) as process:
            address = await asyncio.to_thread(_told, process, r"WebDriver BiDi listening on (ws:\S+)")
            async with connect(f"{address}/session", max_size=None, compression=None) as connection:
                found = Firefox(connection, "touch" if touch else "mouse")
                await found.begin(size)
                yield found


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


async def _listening(port: int, process: subprocess.Popen[str]) -> None:
    async with asyncio.timeout(SECONDS):
        while True:
            assert process.poll() is None
            with suppress(ConnectionRefusedError):
                _, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.close()
                await writer.wait_closed()
                return
            await asyncio.sleep(POLL)


def _told(process: subprocess.Popen[str], pattern: str) -> str:
    """What a program says about itself when it is ready."""
    assert process.stdout is not None
    said = ""
    for line in process.stdout:
        if found := re.search(pattern, line):
            return found[1]
        said += line
    raise AssertionError(said)


class WebKit:
    """A page of WebKitGTK, by WebDriver."""

    def __init__(self, address: str, kind: str) -> None:
        self._address = address
        self._kind = kind

    async def begin(self, program: str, size: Size) -> None:
        """Start the browser; its window is as near to this size as it can be."""
        options = {"binary": program, "args": ["--automation"]}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options, "timeouts": {"script": round(SECONDS * 1000)}}}
        session = await self._do("/session", capabilities=wanted)
        self._address += f"/session/{session['sessionId']}"
        await self._do("/window/rect", width=size[0], height=size[1])

    async def end(self) -> None:
        """Close the browser."""
        await self._do("", "DELETE")

    async def _do(self, path: str, method: str = "POST", **given: object) -> Any:
        def asked() -> bytes:
            request = urllib.request.Request(self._address + path, msgspec.json.encode(given), method=method)
            try:
                with urllib.request.urlopen(request, timeout=2 * SECONDS) as answer:
                    return bytes(answer.read())
            except urllib.error.HTTPError as error:
                with error:
                    raise AssertionError(f"{path}: {error.read().decode()}") from None

        return msgspec.json.decode(await asyncio.to_thread(asked))["value"]

    async def open(self, address: str) -> None:
        """Load an address, as a link from elsewhere does."""
        await self._do("/url", url=address)

    async def run(self, script: str, given: object = None) -> Any:
        """What this function gives, awaited; `given` is its argument."""
        called = f"({WRAPPED % script})(arguments[0]).then(arguments[1], (error) => arguments[1](`!${{error}}`))"
        found = await self._do("/execute/async", script=called, args=[msgspec.json.encode(given).decode()])
        assert not found.startswith("!"), found
        return msgspec.json.decode(found)

    async def press(self, x: float, y: float) -> None:
        """Press at this place of the window, by mouse or finger."""
        await self._do("/actions", actions=pointer(self._kind, x, y))

    def problems(self) -> list[str]:
        """It tells of none: what scripts can see of them is written down by the page."""
        return []


@asynccontextmanager
async def webkit(size: Size, *, touch: bool) -> AsyncIterator[Hand]:
    """WebKitGTK's small browser, as it is, on a screen that nobody sees."""
    programs = tools()["find_webkit"]()
    assert programs is not None, tools()["MISSING_OTHER"]["webkit"]
    driver, program, screen = programs
    with profile() as folder:
        showing = [screen, "-displayfd", "1", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"]
        with running(showing, stderr=subprocess.DEVNULL) as display:
            number = await asyncio.to_thread(_told, display, r"(\d+)")
            where = {**os.environ, "DISPLAY": f":{number}", "HOME": str(folder), "LANG": "C.UTF-8"}
            port = _free_port()
            with running([driver, f"--port={port}"], stderr=subprocess.STDOUT, env=where) as process:
                await _listening(port, process)
                found = WebKit(f"http://127.0.0.1:{port}", "touch" if touch else "mouse")
                await found.begin(program, size)
                try:
                    yield found
                finally:
                    await found.end()
