"""The map of Princeps under fingers, mouse and keys, full of everything; and the list that says the same."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from playwright.async_api import Browser, Page, expect
from tools import pan

from signoria.games.princeps.lands import LAND_NAMES
from signoria.texts import LANGUAGES
from tests.browsers import axe
from tests.tables import Server
from tests.visiting import DESKTOP, PHONE, set_to

pytestmark = pytest.mark.anyio

TARGET = 44
MOVES = 30


@asynccontextmanager
async def at_map(opened: Browser, server: Server, size: tuple[int, int], **more: Any) -> AsyncIterator[Page]:
    """A page at a table on which all territories are."""
    page = await pan.seated(opened, server, server.address, size, reduced_motion="reduce", **more)
    yield page
    await page.context.close()


async def shape(page: Page, land: str) -> tuple[float, float, float, float]:
    """Where a territory is drawn."""
    box = await page.locator(f".chart [data-territory={land}] .land").bounding_box()
    assert box is not None
    return box["x"], box["y"], box["width"], box["height"]


async def middle(page: Page, land: str) -> tuple[float, float]:
    """The middle of a territory."""
    x, y, width, height = await shape(page, land)
    return x + width / 2, y + height / 2


async def test_a_pan_moves_the_map_and_changes_nothing_else(opened: Browser, server: Server) -> None:
    async with at_map(opened, server, DESKTOP) as page:
        session = await page.context.new_cdp_session(page)
        await page.click(".regions button:nth-child(3)")
        before = await shape(page, "milan")
        await page.mouse.move(*await middle(page, "milan"))
        await page.mouse.down()
        await page.mouse.move(before[0] + 20, before[1] + 20)
        await page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        await page.evaluate(pan.WATCHES)
        work = await pan.traced(session, page.mouse.move(before[0] + 90, before[1] + 70, steps=MOVES))
        found = await page.evaluate(pan.ENDS)
        await page.mouse.up()
        after = await shape(page, "milan")
        assert after[:2] != before[:2]
        assert after[2:] == pytest.approx(before[2:])
        assert found["changed"] == ["attributes style"]
        # What stands around the map may change once by itself.
        assert max(work["Layout times"], work["Paint times"]) < MOVES / 2
        await expect(page.locator(".chart [aria-pressed=true]")).to_have_count(0)


async def test_a_tap_on_a_phone_comes_closer_before_it_opens(opened: Browser, server: Server) -> None:
    async with at_map(opened, server, PHONE, has_touch=True) as page:
        await page.touchscreen.tap(*await middle(page, "lucca"))
        await expect(page.locator(".regions [aria-pressed=true]")).to_have_count(0)
        await expect(page.locator(".chart [aria-pressed=true]")).to_have_count(0)
        assert min((await shape(page, "lucca"))[2:]) >= TARGET
        await page.touchscreen.tap(*await middle(page, "lucca"))
        await expect(page.locator(".chart [data-territory=lucca]")).to_have_attribute("aria-pressed", "true")


async def test_wheel_and_keys_do_what_fingers_do(opened: Browser, server: Server) -> None:
    async with at_map(opened, server, DESKTOP) as page:
        size = (await shape(page, "rome"))[2]
        await page.mouse.move(*await middle(page, "rome"))
        await page.mouse.wheel(0, -300)
        await expect(page.locator(".regions [aria-pressed=true]")).to_have_count(0)
        assert (await shape(page, "rome"))[2] > size
        await page.click(".regions button:first-child")
        await page.locator("[data-territory=milan]").focus()
        await page.keyboard.press("ArrowRight")
        await expect(page.locator("[data-territory=ferrara]")).to_be_focused()
        await page.keyboard.press("+")
        await expect(page.locator(".regions [aria-pressed=true]")).to_have_count(0)
        before = await shape(page, "ferrara")
        await page.keyboard.press("Shift+ArrowRight")
        assert (await shape(page, "ferrara"))[0] < before[0]
        await page.keyboard.press("Enter")
        await expect(page.locator("[data-territory=ferrara]")).to_have_attribute("aria-pressed", "true")


async def test_the_list_has_every_territory_of_the_map(opened: Browser, server: Server) -> None:
    async with at_map(opened, server, PHONE) as page:
        await page.keyboard.press("l")
        rows = page.locator(".lands .tr")
        await expect(rows).to_have_count(len(LAND_NAMES))
        await page.locator(".lands input").fill("flor")
        await expect(rows).to_have_count(1)
        await rows.click()
        await expect(page.locator(".lands .peek .private").first).to_be_visible()
        await page.evaluate(axe())
        wrong = await page.evaluate("axe.run('.map').then(({violations}) => violations.map(({id}) => id))")
        assert wrong == []


LAPS = """() => {
  const names = [...document.querySelectorAll('.lab .nm, .seaway text')]
    .map((each) => [each.textContent, each.getBoundingClientRect()]);
  const laps = ([, one], [, other]) =>
    one.left < other.right && other.left < one.right && one.top + 3 < other.bottom && other.top + 3 < one.bottom;
  const lands = [...document.querySelectorAll('.terr .land')].map((each) => each.getBoundingClientRect());
  const outside = [...document.querySelectorAll('.lab')].flatMap((each, i) =>
    [...each.querySelectorAll('.nm')].filter((name) => {
      const { left, right, top, bottom } = name.getBoundingClientRect();
      const land = lands[i];
      return left < land.left - 3 || right > land.right + 3 || top < land.top - 3 || bottom > land.bottom + 3;
    }).map((name) => [name.textContent]));
  return names.flatMap((one, i) =>
    names.slice(i + 1).filter((other) => laps(one, other)).map(([said]) => [one[0], said])).concat(outside);
}"""


async def test_every_name_stands_in_its_land_and_on_no_other_name(opened: Browser, server: Server) -> None:
    async with at_map(opened, server, DESKTOP) as page:
        for language in LANGUAGES:
            await set_to(page, language=language)
            for width, height in (DESKTOP, (1366, 657), (1024, 600)):
                await page.set_viewport_size({"width": width, "height": height})
                await expect(page.locator(".regions [aria-pressed=true]")).to_have_count(1)
                assert await page.evaluate(LAPS) == [], (language, width)
