"""Nothing that goes wrong while a page is drawn stops it: faults are planted in what comes from the server."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.async_api import Browser, Page, Route, WebSocketRoute, expect

from tests.choosing import ASKED, PLAYED
from tests.tables import SECONDS, Server
from tests.visiting import SETTINGS, asked_first, company, finished, moved, visiting

pytestmark = pytest.mark.anyio
expect.set_options(timeout=SECONDS * 1000)

REPORTED = r"Signoria: |TypeError"
"""What the page writes to its console about a fault."""

Plant = Callable[[dict[str, Any]], None]


def broken(view: dict[str, Any]) -> None:
    """Without its players no table can be drawn."""
    view["players"] = None


async def plant_in_frames(page: Page, plant: Plant) -> None:
    """Change each update that comes to the page."""

    def connected(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def heard(message: str | bytes) -> None:
            frame = msgspec.json.decode(message)
            if frame["type"] == "update":
                plant(frame["update"])
            socket.send(json.dumps(frame))

        server.on_message(heard)

    await page.route_web_socket(re.compile("/t/|/api/"), connected)


async def plant_in_answers(page: Page, path: str, plant: Plant) -> None:
    """Change what is answered to requests at this path."""

    async def answered(route: Route) -> None:
        answer = await route.fetch()
        body = await answer.json()
        plant(body)
        await route.fulfill(response=answer, json=body)

    await page.route(re.compile(path), answered)


def reports(server: Server, **facts: str) -> list[dict[str, Any]]:
    """The lines of the server's log about faults like this."""
    lines = [json.loads(line) for line in server.log.read_text().splitlines() if '"page-fault"' in line]
    return [line for line in lines if facts.items() <= line.items()]


async def check_told(page: Page, server: Server, part: str, game: str) -> None:
    """The fault is told in a sentence with two ways out, and once in the log, without anything of the game."""
    fault = page.locator(f"[data-fault={part}]")
    await expect(fault).to_contain_text("Something went wrong here.")
    await fault.get_by_role("button", name="Try again").click()
    await expect(fault).to_be_visible()
    await expect(fault.get_by_role("button", name="Reload")).to_be_visible()
    await page.wait_for_load_state("networkidle")
    (line,) = reports(server, part=part, game=game)
    assert set(line) == {"at", "level", "event", "part", "error", "game", "page"}
    assert line["level"] == "warning"
    assert re.fullmatch(r"[\w.-]+:\d+:\d+", line["at"])


@pytest.mark.parametrize("game", PLAYED)
async def test_a_table_that_cannot_be_drawn_leaves_the_rest(server: Server, opened: Browser, game: str) -> None:
    table, keys = company(server, game)
    key = await asked_first(server, table, keys)
    async with visiting(opened, server, key=key, allowed=REPORTED) as page:
        ill = True
        await plant_in_frames(page, lambda update: broken(update["view"]) if ill else None)
        await page.goto(f"{server.address}/t/{table}")
        await check_told(page, server, "table", game)
        await page.keyboard.press("t")
        field = page.locator(".say input")
        await field.fill("Are you there?")
        await field.press("Enter")
        await expect(page.get_by_text("Are you there?")).to_be_visible()
        ill = False
        await page.keyboard.press("Escape")
        await page.locator("[data-fault]").get_by_role("button", name="Reload").click()
        await page.wait_for_selector(ASKED)
        await expect(page.locator("[data-fault]")).to_have_count(0)


async def test_what_failed_is_drawn_again_with_the_next_news(server: Server, opened: Browser) -> None:
    table, keys = company(server, "coup", players=2, first=0)
    async with visiting(opened, server, key=keys["Otto"], allowed=REPORTED) as page:
        ill = True
        await plant_in_frames(page, lambda update: broken(update["view"]) if ill else None)
        await page.goto(f"{server.address}/t/{table}")
        await page.wait_for_selector("[data-fault=table]")
        ill = False
        await moved(server, table, keys["Zoe"], "tax")
        await page.wait_for_selector(ASKED)
        await expect(page.locator("[data-fault]")).to_have_count(0)


@pytest.mark.parametrize("game", PLAYED)
async def test_a_log_that_cannot_be_told_leaves_the_table(server: Server, opened: Browser, game: str) -> None:
    def nothing(body: dict[str, Any]) -> None:
        for each in body["games"]:
            each["events"] = None

    table, keys = company(server, game)
    key = await asked_first(server, table, keys)
    async with visiting(opened, server, key=key, allowed=REPORTED) as page:
        await plant_in_answers(page, "/api/games$", nothing)
        await page.goto(f"{server.address}/t/{table}")
        await page.wait_for_selector(ASKED)
        if not await page.locator("[data-fault=log]").count():
            await page.get_by_role("button", name="Log", exact=True).click()
        await check_told(page, server, "log", game)
        await expect(page.locator(ASKED).first).to_be_attached()


@pytest.mark.parametrize("game", PLAYED)
async def test_a_moment_that_cannot_be_drawn_leaves_the_replay(server: Server, opened: Browser, game: str) -> None:
    table = await finished(server, game)
    async with visiting(opened, server, allowed=REPORTED) as page:
        await plant_in_answers(page, "/api/tables/.*/replay", lambda body: broken(body["moments"][0]["view"]))
        await page.goto(f"{server.address}/t/{table}/replay")
        await check_told(page, server, "replay", game)
        await page.keyboard.press("ArrowRight")
        await expect(page.locator("[data-fault]")).to_have_count(0)


@pytest.mark.parametrize("game", PLAYED)
async def test_a_lesson_that_cannot_be_drawn_says_so(server: Server, opened: Browser, game: str) -> None:
    async with visiting(opened, server, allowed=REPORTED) as page:
        await plant_in_answers(page, "/api/lessons/", lambda body: broken(body["update"]["view"]))
        await page.goto(f"{server.address}/learn/{game}")
        await check_told(page, server, "lesson", game)
        await expect(page.locator("header.bar")).to_be_visible()


async def test_a_text_that_cannot_be_filled_shows_what_it_can(server: Server, opened: Browser) -> None:
    async def answered(route: Route) -> None:
        answer = await route.fetch()
        text = (await answer.text()).replace("coup-ask-action =", "coup-ask-action = { $nobody }, what now?\nold =")
        assert "{ $nobody }" in text
        await route.fulfill(response=answer, body=text)

    table, keys = company(server, "coup", players=2, first=0)
    settings = {**SETTINGS, "language": "en"}
    async with visiting(opened, server, key=keys["Zoe"], settings=settings, allowed=REPORTED) as page:
        await page.route("**/texts/en/coup.ftl*", answered)
        await page.goto(f"{server.address}/t/{table}")
        await expect(page.locator(".dock h2")).to_have_text("…, what now?")
        await page.wait_for_load_state("networkidle")
        (line,) = reports(server, part="text", game="coup")
        assert line["at"] == "coup-ask-action"
        await page.locator("[data-choice=income]").click()


def test_faults_are_bounded_and_hold_nothing_else(server: Server) -> None:
    fault = {"part": "probe", "error": "TypeError", "game": "coup", "page": "t", "at": "a.js:1:2"}
    assert {server.ask("/api/faults", fault)[0] for _ in range(3)} == {204}
    assert len(reports(server, part="probe")) == 1
    for bad in ({"error": "a b"}, {"at": "x" * 81}, {"part": "a\nb"}, {"message": "the Duke"}, {"error": 5}):
        assert server.ask("/api/faults", {**fault, **bad})[0] == 400
    assert server.ask("/api/faults", fault, Origin="http://elsewhere")[0] == 403
    assert len(reports(server, part="probe")) == 1
