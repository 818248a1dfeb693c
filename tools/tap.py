"""How much script and layout lie between a tap and a table that can be played, on a device four times slower:

.signoria/venv/bin/python -m tools.tap
"""

from __future__ import annotations

import asyncio
import statistics
import tempfile
from pathlib import Path

from playwright.async_api import Browser, CDPSession, Page
from tests.browsers import browser
from tests.tables import Server, new_key, serving

SLOWER = 4
ROUNDS = 5
SIZES = {"phone": (360, 740), "desktop": (1280, 800)}
READY = "an answer can be given"
WATCHES = f"""
new MutationObserver((_, observer) => {{
  if (!document.querySelector('.dock button')) return;
  observer.disconnect();
  console.debug('{READY}');
}}).observe(document, {{ childList: true, subtree: true }});
"""
"""The page itself says when it is ready: whoever asks it all the time makes it slow."""

COUNTED = ("ScriptDuration", "LayoutDuration", "RecalcStyleDuration")


async def spent(session: CDPSession) -> list[float]:
    """Milliseconds of script, layout and style so far."""
    found = await session.send("Performance.getMetrics")
    by_name = {each["name"]: float(each["value"]) for each in found["metrics"]}
    return [1000 * by_name[name] for name in COUNTED]


async def slowed(page: Page) -> CDPSession:
    """From now on the page is slow, and counted."""
    session = await page.context.new_cdp_session(page)
    await session.send("Performance.enable")
    await session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return session


async def tap(page: Page, server: Server) -> list[float]:
    """From the first page to a game against bots."""
    await page.goto(server.address)
    await page.wait_for_load_state("networkidle")
    session = await slowed(page)
    before = await spent(session)
    async with page.expect_console_message(lambda message: message.text == READY):
        await page.evaluate("document.querySelector('.game .btn').click()")
    return [now - then for now, then in zip(await spent(session), before, strict=True)]


async def link(page: Page, server: Server) -> list[float]:
    """From nothing to a friend's table that is under way, in one's own seat."""
    key = new_key()
    table = server.make(key, name="Zoe", options={"players": 2, "first": 0}, bots=["honest"], start=True)
    await page.add_init_script(f"localStorage.setItem('signoria.key', JSON.stringify('{key}'))")
    session = await slowed(page)
    async with page.expect_console_message(lambda message: message.text == READY):
        await page.goto(f"{server.address}/t/{table}", wait_until="commit")
    return await spent(session)


async def measured(opened: Browser, server: Server) -> None:
    """Print the medians of some rounds."""
    for way in (tap, link):
        for name, (width, height) in SIZES.items():
            rounds = []
            for _ in range(ROUNDS):
                context = await opened.new_context(viewport={"width": width, "height": height}, locale="en")
                await context.add_init_script(WATCHES)
                rounds.append(await way(await context.new_page(), server))
                await context.close()
            script, layout, style = (statistics.median(column) for column in zip(*rounds, strict=True))
            print(f"{way.__name__}, {name}: script {script:.0f} ms, layout {layout:.0f} ms, style {style:.0f} ms")


async def main() -> None:
    """Start a server and a browser, and measure."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder) / "data", "--no-limits") as server:
        async with browser() as opened:
            await measured(opened, server)


if __name__ == "__main__":
    asyncio.run(main())
