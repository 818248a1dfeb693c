"""How evenly the map of Princeps moves under a mouse and a finger, full of everything, on a device four times slower:

.signoria/venv/bin/python -m tools.pan
"""

from __future__ import annotations

import asyncio
import itertools
import statistics
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
from playwright.async_api import Browser, CDPSession, Page, WebSocketRoute
from tests.browsers import browser
from tests.tables import Server, new_key, serving

from signoria.games.princeps.lands import LAND_NAMES

SLOWER = 4
SIZES = {"phone": (360, 740), "desktop": (1280, 800)}
STEPS = 120
"""So many movements make a pan, one a frame or so."""

CARDS = ("prince", "captain", "counsellor", "citizen", "citizen", "mercenary", "revolt", "spy")
WATCHES = """
() => {
  const frames = [], changed = new Set();
  new MutationObserver((all) => all.forEach((one) => changed.add(`${one.type} ${one.attributeName ?? ''}`.trim())))
    .observe(document.querySelector('.mapbox'), { subtree: true, childList: true, attributes: true });
  const on = (now) => { frames.push(now); if (!window.panned.over) requestAnimationFrame(on); };
  window.panned = { frames, changed, over: false };
  requestAnimationFrame(on);
}
"""
ENDS = "() => { panned.over = true; return { frames: panned.frames, changed: [...panned.changed] }; }"
WORK = ("Layout", "UpdateLayoutTree", "Paint", "PrePaint", "Layerize", "Commit", "FunctionCall", "RasterTask")


def invented(view: dict[str, Any]) -> None:
    """Make a view one of a table that is full: all territories, some of each kind, cards everywhere."""
    names = list(view["players"])
    for place, land in enumerate(LAND_NAMES):
        owner = names[place % len(names)] if place % 8 != 5 else None
        view["territories"][land] = {
            "owner": owner,
            "stable": owner is not None and place % 3 != 0,
            "castle": place % 2 == 0,
            "colonists": owner is not None and place % 3 != 0 and place % 4 < 2,
            "conspirators": owner is None,
            "hidden_size": 0 if owner is None else place % 7 + 1,
            "shown": [] if owner is None else list(CARDS[: place % 5 + 1]),
            "acted": [],
        }
        if owner == view["viewer"]:
            view["territories"][land]["hidden"] = (CARDS * 2)[: place % 7 + 1]


def fills(route: WebSocketRoute) -> None:
    """Let a table's news through, but for what is on it."""
    server = route.connect_to_server()

    def heard(message: str | bytes) -> None:
        frame = msgspec.json.decode(message)
        if (frame.get("update") or {}).get("view"):
            invented(frame["update"]["view"])
        route.send(msgspec.json.encode(frame).decode())

    server.on_message(heard)


async def seated(opened: Browser, server: Server, address: str, size: tuple[int, int], **more: Any) -> Page:
    """A page at a table of five that is full."""
    key = new_key()
    bots = ["random"] * 4
    table = server.make(key, game="princeps", name="Zoe", options={"players": 5}, bots=bots, start=True)
    context = await opened.new_context(viewport={"width": size[0], "height": size[1]}, locale="en", **more)
    await context.route_web_socket("**/live", fills)
    await context.add_init_script(f"localStorage.setItem('signoria.key', JSON.stringify('{key}'))")
    page = await context.new_page()
    await page.goto(f"{address}/t/{table}")
    await page.wait_for_selector(".chart[style*=width] [data-territory]")
    return page


async def moved(page: Page, session: CDPSession, touch: bool) -> None:
    """There and back over the map, slowly enough for a frame at each step."""
    box = await page.evaluate(
        "(({x, y, width, height}) => [x, y, width, height])(document.querySelector('.mapbox').getBoundingClientRect())"
    )
    x, y, width, height = box

    async def at(kind: str, dx: float, dy: float) -> None:
        where = {"x": x + width / 2 + dx, "y": y + height / 2 + dy}
        if touch:
            points = [] if kind == "touchEnd" else [where]
            await session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        else:
            kinds = {"touchStart": "mousePressed", "touchMove": "mouseMoved", "touchEnd": "mouseReleased"}
            pressed = {"button": "left", "buttons": 1, "clickCount": 1}
            await session.send("Input.dispatchMouseEvent", {"type": kinds[kind], **where, **pressed})

    await at("touchStart", 0, 0)
    for step in range(STEPS):
        part = abs((step / STEPS * 4 + 1) % 4 - 2) - 1
        await at("touchMove", part * width * 0.4, part * height * 0.3)
        await asyncio.sleep(1 / 120)
    await at("touchEnd", 0, 0)


async def traced(session: CDPSession, panning: Any) -> Counter[str]:
    """Milliseconds of each kind of work while it is panned."""
    found: Counter[str] = Counter()
    over = asyncio.Event()

    def collected(some: dict[str, Any]) -> None:
        for event in some["value"]:
            if event.get("ph") == "X" and event["name"] in WORK:
                found[event["name"]] += event.get("dur", 0) / 1000
                found[f"{event['name']} times"] += 1

    session.on("Tracing.dataCollected", collected)
    session.on("Tracing.tracingComplete", lambda _: over.set())
    await session.send("Tracing.start", {"categories": "devtools.timeline,disabled-by-default-devtools.timeline"})
    await panning
    await session.send("Tracing.end")
    await over.wait()
    return found


def told(name: str, frames: list[float], changed: list[str], work: Counter[str]) -> None:
    """Print what there is to say."""
    times = sorted(after - before for before, after in itertools.pairwise(frames))
    dropped = sum(max(round(each / (1000 / 60)) - 1, 0) for each in times)
    print(
        f"{name}: median {statistics.median(times):.1f} ms, 95th {times[int(len(times) * 0.95)]:.1f} ms, "
        f"worst {times[-1]:.1f} ms, {1000 * len(times) / sum(times):.0f} fps, "
        f"{dropped} of {len(times) + dropped} dropped"
    )
    spent = ", ".join(f"{kind} {work[kind]:.0f} ms in {work[kind + ' times']:.0f}" for kind in WORK if work[kind])
    print(f"  changed: {', '.join(changed) or 'nothing'}; {spent}")


async def panned(page: Page, name: str, touch: bool) -> None:
    """Measure one way, twice: the first pan draws what was never in sight."""
    session = await page.context.new_cdp_session(page)
    # Some questions leave no room for the regions.
    await page.evaluate("document.querySelector('.regions button:nth-child(3)').click()")
    await page.wait_for_timeout(1500)
    await session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    for way in ("first", "again"):
        await page.evaluate(WATCHES)
        work = await traced(session, moved(page, session, touch))
        found = await page.evaluate(ENDS)
        told(f"{name}, {'touch' if touch else 'mouse'}, {way}", found["frames"], found["changed"], work)
    await session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    await session.detach()


async def main() -> None:
    """Start a server and a browser, and measure."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder) / "data", "--no-limits") as server:
        async with browser() as opened:
            for name, size in SIZES.items():
                page = await seated(opened, server, server.address, size, has_touch=True)
                await panned(page, name, touch=False)
                await panned(page, name, touch=True)
                await page.context.close()


if __name__ == "__main__":
    asyncio.run(main())
