"""A real browser, and somebody who watches what its pages do."""

from __future__ import annotations

import re
import runpy
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import urlsplit

from playwright.async_api import Browser, ConsoleMessage, Page, Request, WebSocket, async_playwright

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
"""What chromium wants where it runs as root, and what keeps it from talking to its makers."""

BLOCKED = "Service Worker registration blocked"
"""What Playwright itself writes where it was told to keep service workers out."""

OUTSIDE = ("data", "blob", "about", "chrome-error")
"""Addresses with which nobody is asked for anything."""


def chrome() -> str:
    """The program; the sentence on what to install if there is none."""
    found = runpy.run_path(str(Path(__file__).parents[1] / "tools" / "browser.py"))
    program = found["find"]()
    assert program is not None, found["MISSING"]
    return str(program)


def axe() -> str:
    """The script that finds what shuts people out."""
    folder = Path(__file__).parents[1] / ".signoria" / "page" / "ui" / "node_modules" / "axe-core"
    return (folder / "axe.min.js").read_text(encoding="utf-8")


@asynccontextmanager
async def browser() -> AsyncIterator[Browser]:
    """A browser that runs meanwhile; contexts of it know nothing of each other."""
    async with async_playwright() as playwright:
        opened = await playwright.chromium.launch(executable_path=chrome(), args=list(FLAGS))
        try:
            yield opened
        finally:
            await opened.close()


class Watcher:
    """What a page does from now on: the addresses that it asks for, those of others, and what goes wrong in it."""

    def __init__(self, page: Page, server: str, allowed: str | None = None) -> None:
        """`server` is the only address it may talk to; errors that are `allowed` match this pattern."""
        self.fetched: list[str] = []
        """Paths at the server, with their queries, in order."""
        self.elsewhere: list[str] = []
        self.errors: list[str] = []
        self._host = urlsplit(server).netloc
        self._allowed = re.compile(allowed) if allowed else None
        page.on("request", self._request)
        page.on("websocket", self._socket)
        page.on("console", self._console)
        page.on("pageerror", lambda error: self._error(f"{error}"))
        page.on("crash", lambda _: self._error("the page crashed"))

    def check(self) -> None:
        """Nothing went wrong, and nobody else was asked for anything."""
        assert not self.errors, self.errors
        assert not self.elsewhere, self.elsewhere

    def _request(self, request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme in OUTSIDE:
            return
        if parts.netloc == self._host:
            self.fetched.append(parts.path + (f"?{parts.query}" if parts.query else ""))
        else:
            self.elsewhere.append(request.url)

    def _socket(self, socket: WebSocket) -> None:
        if urlsplit(socket.url).netloc != self._host:
            self.elsewhere.append(socket.url)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning", "assert") and not message.text.startswith(BLOCKED):
            self._error(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def _error(self, text: str) -> None:
        if self._allowed is None or not self._allowed.search(text):
            self.errors.append(text)
