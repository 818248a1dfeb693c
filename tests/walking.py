"""Somebody who goes through the pages as people do, in any browser: by links, buttons and history, never by a reload.

The browser is a `Hand`: it does what a person can do, and runs scripts that look.  All that a walk asks of it can be
done by every browser that has a protocol for tests.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any, Final, Protocol

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from playwright.async_api import Browser, Error, Page

from signoria import games
from signoria.texts import BROWSER, FRAME
from tests.browsers import Watcher
from tests.choosing import COMMIT, ENDING, FRESH, HASTE, MANNERS, ON, VISIBLE
from tests.tables import SECONDS, Server
from tests.visiting import PHONE

POLL: Final = 0.03
"""After so many seconds it is looked again whether something holds."""

HEARD: Final = 1000
"""After so many milliseconds what was pressed has not been heard."""

MOST: Final = 500
"""After so many presses a game, or a lesson, is over."""

HOME: Final = "main .games .game"
TABLE: Final = "main.board:not(.lesson, .replay) .main.table"
LESSON: Final = "main.board.lesson"
LEARNT: Final = "main.door button.main"
REPLAY: Final = "main.board.replay"
RULES: Final = "main.rules"
EXAMPLE: Final = ".example .board"
SETTINGS: Final = "main.set"
AFTER: Final = ".ending .after"
SHEET: Final = ".sheet"
"""By what one sees where one is, ..."""

BACK: Final = "header.bar a.icon"
MORE: Final = "header.bar > button[aria-expanded]:last-of-type"
GO_ON: Final = '.conts a[href^="/t/"]'
NEXT_MOMENT: Final = ".controls .steer button:nth-child(4)"
NEXT_STEP: Final = ".example .steer button:last-child"
"""... and what one presses to get elsewhere."""

SKIP: Final = ".pace.busy .icon:last-child"
CHOICE: Final = FRESH.removesuffix(VISIBLE)
SCRIPT: Final = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")


class Hand(Protocol):
    """A browser with one page, of which nobody has been told anything."""

    async def open(self, address: str) -> None:
        """Load an address, as a link from elsewhere does."""

    async def run(self, script: str, given: object = None) -> Any:
        """What this function gives, awaited; `given` is its argument."""

    async def press(self, x: float, y: float) -> None:
        """Press at this place of the window, by mouse or finger."""

    def problems(self) -> list[str]:
        """What the browser has told of errors since it was asked last."""


class Chromium:
    """The page of a browser that Playwright drives."""

    def __init__(self, page: Page, server: Server, *, touch: bool) -> None:
        self._page = page
        self._touch = touch
        self._watcher = Watcher(page, server.address)

    async def open(self, address: str) -> None:
        """Load an address, as a link from elsewhere does."""
        await self._page.goto(address)

    async def run(self, script: str, given: object = None) -> Any:
        """What this function gives, awaited; `given` is its argument."""
        return await self._page.evaluate(script, given)

    async def press(self, x: float, y: float) -> None:
        """Press at this place of the window, by mouse or finger."""
        press = self._page.touchscreen.tap if self._touch else self._page.mouse.click
        await press(x, y)

    def problems(self) -> list[str]:
        """Errors, and what was asked of others than our server, since it was asked last."""
        found = [*self._watcher.errors, *self._watcher.elsewhere]
        self._watcher.errors.clear()
        self._watcher.elsewhere.clear()
        return found


@asynccontextmanager
async def chromium(opened: Browser, server: Server, size: tuple[int, int]) -> AsyncIterator[Chromium]:
    """A browser with an empty profile; one as large as a phone is pressed by fingers, and wants nothing to move."""
    touch = size == PHONE
    context = await opened.new_context(
        viewport={"width": size[0], "height": size[1]},
        has_touch=touch,
        locale="en-GB",
        reduced_motion="reduce" if touch else "no-preference",
        service_workers="block",
    )
    try:
        yield Chromium(await context.new_page(), server, touch=touch)
    finally:
        await context.close()


@cache
def all_keys() -> list[str]:
    """The keys of all texts; those of one word could be words."""
    folders = [FRAME, BROWSER, *(games.get(name).texts for name in games.GAMES)]
    files = [FluentParser().parse((folder / "en.ftl").read_text(encoding="utf-8")) for folder in folders]
    keys = {each.id.name for file in files for each in file.body if isinstance(each, Message)}
    return sorted(key for key in keys if "-" in key)


class Walker:
    """Somebody new, who does what others do, and watches what is shown."""

    def __init__(self, hand: Hand, server: Server, seed: str) -> None:
        self._hand = hand
        self._server = server
        self._source = random.Random(seed)
        self._faults = self._faults_told()

    def _faults_told(self) -> list[str]:
        return [line for line in self._server.log.read_text().splitlines() if '"page-fault"' in line]

    async def come(self, path: str = "/", seen: str = HOME) -> None:
        """Come by a link from elsewhere, to the first page or to another."""
        await self._hand.open(self._server.address + path)
        await self._hand.run(SCRIPT, {"keys": all_keys(), "skip": SKIP, "over": f"{ENDING}, {LEARNT}"})
        await self._hand.run(f"() => {{ {HASTE} }}")
        await self.sees(seen)

    async def check(self) -> None:
        """It is still the page that came first, nothing went wrong, and no text showed a key or a variable."""
        assert await self._hand.run("() => 'walked' in window"), "the page was loaded anew"
        assert [*await self._hand.run("() => walked.wrong"), *self._hand.problems()] == []
        assert self._faults_told() == self._faults

    async def check_on(self) -> None:
        """The same, for as long as anything may take."""
        async with asyncio.timeout(SECONDS):
            while True:
                await self.check()
                await asyncio.sleep(POLL)

    # What one sees

    async def _until(self, script: str, given: object) -> Any:
        """Wait until this gives something."""
        try:
            async with asyncio.timeout(SECONDS):
                while not (found := await self._hand.run(script, given)):
                    pass
        except TimeoutError:
            shown = await self._hand.run("() => [location.href, document.body.innerText, window.walked?.wrong].join()")
            raise AssertionError(f"{script} {given}\n{shown}") from None
        return found

    async def sees(self, selector: str) -> None:
        """Wait until this is seen."""
        await self._until(f"(given) => walked.sees(given, {HEARD})", selector)

    async def at(self, game: str) -> None:
        """Wait until a table of this game is seen, or its end."""
        await self.sees(f"main.board.{game} .table > *")

    # What one does

    async def press(self, selector: str, then: str) -> None:
        """Press this when it is there, and again if it was not heard, until `then` is seen."""
        while True:
            await self._hand.press(*await self._until(f"(given) => walked.place(given, {HEARD})", selector))
            if await self._hand.run(f"(given) => walked.sees(given, {HEARD})", then):
                return
            await self.sees(f"{then}, {selector}")

    async def back(self, then: str) -> None:
        """Go the browser's way back."""
        await self._hand.run("() => history.back()")
        await self.sees(then)

    async def forward(self, then: str) -> None:
        """Go the browser's way forward."""
        await self._hand.run("() => history.forward()")
        await self.sees(then)

    async def home(self) -> None:
        """Go to the first page by the arrow at the top."""
        await self.press(f'{BACK}[href="/"]', HOME)

    async def begin(self, game: str) -> None:
        """Begin a game against bots on the first page."""
        await self.press(f'[aria-labelledby="game-{game}"] button.main', TABLE)

    async def play(self, game: str, presses: int | None = None, *wanted: str) -> None:
        """Press so many things of what is asked, those of these keys rather than others, or play until it is over."""
        await self.at(game)
        for _ in range(MOST if presses is None else presses):
            if not await self._answer(*wanted, *MANNERS[game].eager):
                return
        assert presses is not None, "it is not over"

    async def _answer(self, *wanted: str) -> bool:
        """Press one thing when something is asked; False if the game is over.

        A play of several steps is sent as soon as it may be, or a little later.
        """
        chosen = {
            "choice": CHOICE,
            "commit": COMMIT,
            "wanted": wanted,
            "sends": self._source.random() >= ON,
            "far": self._source.random(),
        }
        found = await self._until(f"(given) => walked.asked(given, {HEARD})", chosen)
        if "over" in found:
            return False
        await self._hand.press(*found["where"])
        # It sends something, or changes what is offered; unless it was not heard.
        await self._hand.run(f"() => walked.heard({HEARD})")
        return True

    async def speak(self, language: str) -> None:
        """Choose a language where they are offered."""
        await self.press(f".lang label[lang={language}]", f"html[lang={language}]")

    async def look(self, theme: str) -> None:
        """Choose a theme where they are offered."""
        await self.press(f".look:has(.pv[data-theme={theme}])", f"html[data-theme={theme}]")

    async def drop(self, record: bytes) -> list[str]:
        """Drop a record on the page and step through its replay: what the list beside it tells."""
        await self._hand.run("(record) => walked.drop(record)", record.decode())
        await self.press(NEXT_MOMENT, REPLAY)
        while not await self._hand.run("() => walked.steps(50)"):
            pass
        told = await self._hand.run("() => walked.told()")
        assert isinstance(told, list)
        return told


PLANTED: Final = {
    "key": "() => document.querySelector('h1').append(' event-drew')",
    "variable": "() => document.querySelector('h1').append(' { $player }')",
    "label": "() => document.querySelector('button').setAttribute('aria-label', 'ui-title')",
    "fault": "() => document.querySelector('main').insertAdjacentHTML('beforeend', '<p data-fault=probe></p>')",
    "console": "() => console.error('probe')",
    "error": "() => { fetch = async () => null; setTimeout(() => { throw new Error('probe'); }); }",
    "promise": "() => { fetch = async () => null; void Promise.reject(new Error('probe')); }",
    "reload": "() => void setTimeout(() => location.reload())",
}
"""Scripts that do what no page may do; the server need not hear of it."""


async def check_notices(hand: Hand, server: Server) -> None:
    """A walk with any of these faults in it fails."""
    for planted, script in PLANTED.items():
        walker = Walker(hand, server, planted)
        await walker.come()
        await walker.check()
        await hand.run(script)
        with pytest.raises((AssertionError, Error)):
            await walker.check_on()
