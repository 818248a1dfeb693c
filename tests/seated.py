"""Somebody at a browser who plays any game by what is on the page, and keeps all that came to it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec
from playwright.async_api import Browser, Locator, Page, Response, WebSocket, expect
from playwright.async_api import TimeoutError as NothingCame

from tests.browsers import Watcher
from tests.choosing import ASKED, ENDING, HASTE, MANNERS, OFFERED, Manner, choose
from tests.tables import SECONDS
from tests.truth import Ask

expect.set_options(timeout=SECONDS * 1000)

PHONE = {"width": 360, "height": 740}
DESKTOP = {"width": 1280, "height": 800}

SKIP = ".pace.busy .icon:last-child"
CLICK = 1000
"""After so many milliseconds it is looked whether what is to be pressed still stands there."""

TRIES = 20
"""After so many tries it can never be pressed."""

HEARD = 1.0
"""After so many seconds what was pressed has not been heard."""

POLL = 0.02
"""After so many seconds it is looked again whether something holds."""

WAIT = """([ending, skip, what]) => {
  const seen = (selector) =>
    [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility({ visibilityProperty: true }));
  if (seen(ending).length) return 'over';
  for (const each of seen(skip)) each.click();
  return seen(what).some((each) => !each.closest('.settling')) && !seen(skip).length && 'asked';
}"""
"""Whether it is over or this is asked and can be pressed; what is being shown is skipped."""

LOST = r"ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_|ERR_NETWORK|WebSocket connection to .* failed"
"""What a browser itself writes when there is no network, or no server."""


class Person:
    """A page, who sits at it, and all that it has sent and received."""

    def __init__(
        self, page: Page, server: str, name: str, *, game: str = "coup", touch: bool, allowed: str | None = None
    ) -> None:
        self.page = page
        self.name = name
        self.manner: Manner = MANNERS[game]
        self.touch = touch
        self.watcher = Watcher(page, server, allowed)
        self.frames: list[str] = []
        self.sent: list[str] = []
        self.connections = 0
        """How many stand, or are on the way."""
        self.bodies: dict[str, str] = {}
        """What was answered to requests, by their paths with queries."""
        self.asked_for: list[str] = []
        """The addresses of all requests, with what was sent."""
        self._reading: list[asyncio.Task[None]] = []
        self._server = server
        self._source = random.Random(name)
        page.on("websocket", self._socket)
        page.on("request", lambda request: self.asked_for.append(f"{request.url} {request.post_data}"))
        page.on("response", self._response)
        page.set_default_timeout(SECONDS * 1000)

    def _socket(self, socket: WebSocket) -> None:
        self.connections += 1
        socket.on("close", lambda _: self._closed())
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))
        socket.on("framesent", lambda frame: self.sent.append(str(frame)))

    def _closed(self) -> None:
        self.connections -= 1

    def _response(self, response: Response) -> None:
        path = response.url.removeprefix(self._server)
        if not path.startswith("/assets/") and response.status == 200:
            self._reading.append(asyncio.create_task(self._read(path, response)))

    async def _read(self, path: str, response: Response) -> None:
        self.bodies[path] = (await response.body()).decode()

    async def settle(self) -> None:
        """Until all bodies are read that have come."""
        await asyncio.gather(*self._reading)

    async def leave(self) -> None:
        """Read nothing more: what comes while the page is closed belongs to no test."""
        self.page.remove_listener("response", self._response)
        for task in self._reading:
            task.cancel()
        await asyncio.gather(*self._reading, return_exceptions=True)

    @property
    def moves(self) -> list[dict[str, Any]]:
        """The plays that were sent."""
        found = [msgspec.json.decode(frame) for frame in self.sent]
        return [command for command in found if command["type"] == "move"]

    def asks(self, seat: int) -> list[Ask]:
        """What the page asked for this seat while a play was put together."""
        found = [msgspec.json.decode(frame) for frame in self.sent]
        asked = [command for command in found if command["type"] == "ask"]
        return [Ask(each["id"], seat, each["version"], tuple(each["taken"])) for each in asked]

    @property
    def events(self) -> list[dict[str, Any]]:
        """All that was told of the game, put together as the protocol says."""
        events: list[dict[str, Any]] = []
        for raw in self.frames:
            frame = msgspec.json.decode(raw)
            if frame["type"] == "update":
                events = events[: frame["update"]["since"]] + frame["update"]["events"]
        return events

    async def press(self, found: Locator | str) -> bool:
        """Press what is there, as this device does; False if it was gone before."""
        where = self.page.locator(found).first if isinstance(found, str) else found
        tries = 0
        while await where.count():
            try:
                await (where.tap(timeout=CLICK) if self.touch else where.click(timeout=CLICK))
                return True
            except NothingCame:
                tries += 1
                if tries == TRIES:
                    raise
        return False

    async def button(self, name: str, within: Locator | None = None) -> None:
        """Press the button with this name, the only one on the page, or within this."""
        found = (within or self.page).get_by_role("button", name=name, exact=True)
        await (found.tap() if self.touch else found.click())

    async def until(self, condition: Callable[[], Awaitable[Any]]) -> None:
        """Wait until this holds."""
        async with asyncio.timeout(SECONDS):
            while not await condition():
                await asyncio.sleep(POLL)

    async def skip(self) -> bool:
        """Skip what is being shown; whether there was anything."""
        # Not by a press: that would wait for what may be gone by itself.
        found = await self.page.locator(SKIP).evaluate_all("(found) => (found[0]?.click(), found.length)")
        return bool(found)

    async def asked(self, what: str = ASKED) -> bool:
        """Wait, skipping what is shown, until this is asked, or the game is over: whether it is asked."""
        # The page looks itself: whoever asks it from outside now and then comes late each time.
        try:
            found = await self.page.wait_for_function(WAIT, arg=[ENDING, SKIP, what])
        except NothingCame:
            raise AssertionError(f"{self.name} is not asked: {await self.page.inner_text('body')}") from None
        return bool(await found.json_value() == "asked")

    async def answer(self, *wanted: str) -> None:
        """Give one answer to what is asked: by the first of these keys that is offered, or any.

        It is given when the page has sent it, or when there is nothing to be answered any more.
        """
        sent, manner = len(self.moves), self.manner
        async with asyncio.timeout(SECONDS):
            while len(self.moves) == sent and await self.page.locator(ASKED).count():
                before = await self.page.evaluate(OFFERED)
                await choose(self.page, self._source, self.press, *wanted, *manner.eager, onward=manner.onward)
                # Nothing is pressed twice: what was pressed sends something, or changes what is offered; unless it was
                # pressed while the page waited for an answer, and so not heard.
                with suppress(TimeoutError):
                    async with asyncio.timeout(HEARD):
                        while len(self.moves) == sent and await self.page.evaluate(OFFERED) == before:
                            await asyncio.sleep(POLL)

    async def play(self, *wanted: str) -> None:
        """Answer whatever is asked until the game is over."""
        while await self.asked():
            await self.answer(*wanted)

    async def turn(self, *wanted: str) -> None:
        """Answer whatever is asked until it is one's own turn."""
        while await self.asked() and not await self.page.locator(self.manner.own).count():
            await self.answer(*wanted)

    async def question(self) -> str:
        """What is asked, as it is read aloud."""
        return await self.page.locator("[aria-live=assertive]").inner_text()

    async def log(self) -> list[str]:
        """The words of the log."""
        narrow = self.page.get_by_role("button", name="Log", exact=True)
        if opens := await narrow.is_visible():
            await self.press(narrow)
        found = await self.page.locator("ol.log[aria-label=Log]").inner_text()
        if opens:
            await self.page.keyboard.press("Escape")
        return found.split()

    def check(self) -> None:
        """Nothing went wrong on the page."""
        self.watcher.check()


@asynccontextmanager
async def seated(
    browser: Browser,
    server: str,
    name: str,
    *,
    game: str = "coup",
    phone: bool = False,
    key: str | None = None,
    allowed: str | None = None,
    workers: bool = False,
    pace: str = "quick",
    haste: bool = False,
) -> AsyncIterator[Person]:
    """Somebody at a browser of their own, whose pages are watched; `workers` lets the page keep its shell."""
    context = await browser.new_context(
        viewport=PHONE if phone else DESKTOP,  # type: ignore[arg-type]
        has_touch=phone,
        locale="en-GB",
        service_workers="allow" if workers else "block",
    )
    kept = {"signoria.settings": msgspec.json.encode({"name": name, "pace": pace, "motion": "off"}).decode()}
    if key is not None:
        kept["signoria.key"] = f'"{key}"'
    entries = msgspec.json.encode(kept).decode()
    await context.add_init_script(
        f"for (const [name, value] of Object.entries({entries})) localStorage[name] ??= value"
    )
    if haste:
        await context.add_init_script(HASTE)
    person = Person(await context.new_page(), server, name, game=game, touch=phone, allowed=allowed)
    try:
        yield person
        await person.settle()
        person.check()
    finally:
        await person.leave()
        await context.close()
