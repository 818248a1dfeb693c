"""Somebody at the pages with a browser of their own, and what they do there."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import msgspec
from playwright.async_api import Browser, Locator, Page

from tests.browsers import Watcher
from tests.choosing import CHOICE, HASTE, MANNERS, choose
from tests.tables import SECONDS, Server, client, new_key

PHONE = (360, 740)
DESKTOP = (1280, 800)

SETTINGS: Mapping[str, object] = {"name": "Livia", "pace": "quick", "motion": "off"}
"""Who has been here before, and does not like to wait."""

KEEPING = """
const kept = %s;
if (location.protocol.startsWith('http'))
  for (const [name, value] of Object.entries(kept))
    localStorage['signoria.' + name] ??= JSON.stringify(value);
"""

ASKED = CHOICE
"""What can be seen when something is asked."""


@asynccontextmanager
async def visiting(
    opened: Browser,
    server: Server,
    *,
    size: tuple[int, int] = DESKTOP,
    key: str | None = None,
    settings: Mapping[str, object] = SETTINGS,
    haste: bool = True,
    allowed: str | None = None,
    **more: Any,
) -> AsyncIterator[Page]:
    """A page in a browser that knows just this, watched: all its pages may do no wrong but what is `allowed`."""
    context = await opened.new_context(
        viewport={"width": size[0], "height": size[1]}, **{"locale": "en-GB", "service_workers": "block", **more}
    )
    kept = {"settings": settings} | ({} if key is None else {"key": key})
    await context.add_init_script(KEEPING % msgspec.json.encode(kept).decode())
    if haste:
        await context.add_init_script(HASTE)
    watchers: list[Watcher] = []
    context.on("page", lambda page: watchers.append(Watcher(page, server.address, allowed)))
    try:
        yield await context.new_page()
        for watcher in watchers:
            watcher.check()
    finally:
        await context.close()


async def set_to(page: Page, **settings: object) -> None:
    """Change settings as another tab would; wait until the page speaks so."""
    await page.evaluate(
        """(changed) => {
          const kept = { ...JSON.parse(localStorage.getItem('signoria.settings') ?? '{}'), ...changed };
          localStorage.setItem('signoria.settings', JSON.stringify(kept));
          dispatchEvent(new StorageEvent('storage', { key: 'signoria.settings' }));
        }""",
        settings,
    )
    if "language" in settings:
        await page.wait_for_function("(now) => document.documentElement.lang === now", arg=settings["language"])


async def answer(page: Page, source: random.Random, *wanted: str) -> None:
    """Take a step of what is asked with the mouse, the first of these keys, or any; nothing if nothing is asked."""

    async def press(found: Locator) -> bool:
        await found.click()
        return True

    await choose(page, source, press, *wanted)


def duel(server: Server, **options: object) -> tuple[str, dict[str, str]]:
    """A game of two that has begun; keys by names."""
    keys = {"Zoe": new_key(), "Otto": new_key()}
    table = server.make(keys["Zoe"], name="Zoe", options={"players": 2, **options}, clock=None)
    assert server.do(table, keys["Otto"], type="sit", name="Otto")["type"] == "done"
    assert server.do(table, keys["Zoe"], type="start")["type"] == "done"
    return table, keys


async def moved(server: Server, table: str, key: str, move: str) -> None:
    """Somebody does this as soon as they are asked."""
    async with client(server, table, key) as one:
        await one.until(lambda: one.menu)
        assert (await one.do(type="move", version=one.version, move=move))["type"] == "update"


def company(server: Server, game: str, **options: object) -> tuple[str, dict[str, str]]:
    """A game of Zoe and Otto, and perhaps bots, that has begun; keys by names."""
    manner = MANNERS[game]
    keys = {"Zoe": new_key(), "Otto": new_key()}
    table = server.make(keys["Zoe"], game, name="Zoe", options={**manner.options, **options}, clock=None)
    assert server.do(table, keys["Otto"], type="sit", name="Otto")["type"] == "done"
    assert server.do(table, keys["Zoe"], type="start", fill=manner.bots > 0)["type"] == "done"
    return table, keys


async def asked_first(server: Server, table: str, keys: Mapping[str, str]) -> str:
    """The key of the first of them who is asked something."""
    async with AsyncExitStack() as stack:
        people = {key: await stack.enter_async_context(client(server, table, key)) for key in keys.values()}
        async with asyncio.timeout(SECONDS):
            while not (found := [key for key, one in people.items() if one.menu]):
                await asyncio.sleep(0.02)
    return found[0]


async def finished(server: Server, game: str = "coup", **options: object) -> str:
    """A game of bots that has been played to its end."""
    key = new_key()
    table = server.make(key, game, options={**MANNERS[game].options, **options})
    assert server.do(table, key, type="start", fill=True)["type"] == "done"
    async with client(server, table, key) as watcher:
        await watcher.until(lambda: watcher.over)
    return table
