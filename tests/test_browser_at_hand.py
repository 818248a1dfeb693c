"""What a player has at hand at a table: the title, auto-pass, mute, notes, and the pace of what others do."""

from __future__ import annotations

import datetime
import re
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest
from playwright.async_api import Browser, expect

from tests.choosing import CHOICE, MANNERS
from tests.seated import LOST, SKIP, Person, seated
from tests.tables import Client, Server, client, new_key, serving

pytestmark = pytest.mark.anyio

ACTS = MANNERS["coup"].own


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that may be stopped and killed."""
    with serving(tmp_path_factory.mktemp("killed") / "data", "--no-limits") as found:
        yield found


LONG = 60_000
"""So many milliseconds that whatever a page does by itself after a while, it has done."""

NOTIFIED = """
window.notified = [];
window.Notification = class {
  static permission = 'granted';
  constructor(title, { body }) { window.notified.push(body); }
  close() {}
};
Object.defineProperty(document, 'hidden', { get: () => true });
localStorage['signoria.settings'] = JSON.stringify({ ...JSON.parse(localStorage['signoria.settings']), notify: true });
"""
"""A page that nobody looks at, and that may notify."""


class Company:
    """Livia at a browser whose clock can be put forward, with Otto and Zoe, who do what they are told."""

    def __init__(self, livia: Person, otto: Client, zoe: Client) -> None:
        self.livia = livia
        self.otto = otto
        self.zoe = zoe

    async def do(self, who: Client, move: str) -> None:
        """One of the two makes a play."""
        await who.until(lambda: who.menu)
        answer = await who.do(type="move", version=who.version, move=move)
        assert answer["type"] in ("done", "update"), answer

    @property
    def turn(self) -> str:
        """Whose turn it is."""
        assert self.otto.update is not None
        return str(self.otto.update["view"]["turn"])

    async def until_turn(self, name: str) -> None:
        """Wait until it is somebody's turn."""
        await self.otto.until(lambda: self.turn == name)

    async def until_otto(self) -> None:
        """Everybody takes income until it is Otto's turn, and Livia has seen it."""
        while self.turn != "Otto":
            if self.turn == "Zoe":
                await self.do(self.zoe, "income")
                await self.until_turn("Livia")
            else:
                assert await self.livia.asked(ACTS)
                await self.livia.answer("income")
                await self.until_turn("Otto")
        await expect(self.livia.page.locator("li.seat.turn")).to_contain_text("Otto")

    async def asked(self) -> None:
        """Wait until Livia is asked something, and it stands there."""
        assert await self.livia.asked(CHOICE)

    async def auto(self, name: str, *, on: bool = True) -> None:
        """Livia lets something be answered by itself, or no more."""
        page = self.livia.page
        await self.livia.button("More")
        await self.livia.button("Let pass without asking")
        await page.get_by_role("checkbox", name=name).set_checked(on)
        await page.keyboard.press("Escape")
        await page.locator(".sheet").wait_for(state="detached")


@asynccontextmanager
async def company(
    server: Server, opened: Browser, before: str = "", allowed: str | None = None
) -> AsyncIterator[Company]:
    """Three at a table."""
    keys = [new_key() for _ in range(3)]
    table = server.make(keys[0], name="Otto", options={"players": 3}, clock=None)
    for key, name in zip(keys[1:], ("Zoe", "Livia"), strict=True):
        assert server.do(table, key, type="sit", name=name)["type"] == "done"
    assert server.do(table, keys[0], type="start")["type"] == "done"
    async with (
        client(server, table, keys[0]) as otto,
        client(server, table, keys[1]) as zoe,
        seated(opened, server.address, "Livia", key=keys[2], allowed=allowed) as livia,
    ):
        await otto.begun()
        await zoe.begun()
        await livia.page.clock.install()
        if before:
            await livia.page.add_init_script(before)
        await livia.page.goto(f"{server.address}/t/{table}")
        await livia.page.locator(".seats").wait_for()
        yield Company(livia, otto, zoe)


async def test_a_tab_in_the_background_says_in_its_title_when_its_player_is_asked(
    server: Server, opened: Browser
) -> None:
    async with company(server, opened, NOTIFIED) as at:
        await at.until_otto()
        await expect(at.livia.page).to_have_title("Coup · Signoria")
        await at.do(at.otto, "tax")
        await at.asked()
        question = await at.livia.question()
        assert "Otto claims the Duke" in question
        await expect(at.livia.page).to_have_title(f"● {question} · Coup · Signoria")
        assert (await at.livia.page.evaluate("notified"))[-1] == question
        await at.livia.answer("pass")
        await expect(at.livia.page).to_have_title("Coup · Signoria")


async def test_what_is_let_pass_is_answered_by_itself_and_nothing_else(server: Server, opened: Browser) -> None:
    async with company(server, opened) as at:
        livia, page = at.livia, at.livia.page
        everything = "Everything until the next turn"
        await at.until_otto()
        moves = len(livia.moves)

        # Otto's tax does not touch Livia.
        await at.auto(everything)
        await at.do(at.otto, "tax")
        await expect(page.locator(".stage")).to_contain_text("I am the Duke")
        await expect(page.locator(CHOICE)).to_have_count(0)
        await page.clock.fast_forward(LONG)
        await livia.until(lambda: sent(livia, moves + 1))
        assert livia.moves[-1]["move"] == "pass"
        await at.do(at.zoe, "pass")

        # With the next turn she is asked again.
        await at.until_turn("Zoe")
        await at.do(at.zoe, "tax")
        await at.asked()
        await page.clock.fast_forward(LONG)
        await expect(page.locator(CHOICE).first).to_be_enabled()
        assert len(livia.moves) == moves + 1
        await livia.answer("pass")
        await at.do(at.otto, "pass")
        await at.until_turn("Livia")
        await at.until_otto()

        # What is aimed at her is always asked.
        moves = len(livia.moves)
        await at.auto(everything)
        await at.auto("Attacks on others")
        await at.auto("What is aimed at nobody")
        await at.do(at.otto, "steal Livia")
        await at.asked()
        await page.clock.fast_forward(LONG)
        assert "against you" in await livia.question()
        assert len(livia.moves) == moves
        await livia.answer("pass")
        await at.do(at.zoe, "pass")
        await at.asked()
        await page.clock.fast_forward(LONG)
        assert "Do you block it?" in await livia.question()
        assert len(livia.moves) == moves + 1
        await livia.answer("pass")
        await at.until_turn("Zoe")

        # Of the two that stay, each answers its own.
        await at.until_otto()
        await at.auto("Attacks on others", on=False)
        moves = len(livia.moves)
        await at.do(at.otto, "steal Zoe")
        await at.asked()
        await page.clock.fast_forward(LONG)
        assert len(livia.moves) == moves
        await at.auto("Attacks on others")
        await page.clock.fast_forward(LONG)
        await livia.until(lambda: sent(livia, moves + 1))
        assert livia.moves[-1]["move"] == "pass"


async def test_foreign_aid_that_is_open_again_is_let_pass_too(server: Server, opened: Browser) -> None:
    lies = False
    while not lies:
        async with company(server, opened) as at:
            await at.until_otto()
            assert at.zoe.update is not None
            lies = "duke" not in at.zoe.update["view"]["players"]["Zoe"]["hidden"]
            if lies:
                await let_aid_pass_again(at)


async def let_aid_pass_again(at: Company) -> None:
    """Zoe blocks Otto's foreign aid with a Duke that she does not hold, and is caught."""
    livia, page = at.livia, at.livia.page
    moves = len(livia.moves)
    await at.do(at.otto, "aid")
    await at.do(at.zoe, "block duke")
    await at.asked()
    await livia.answer("pass")
    await at.do(at.otto, "challenge")
    await at.zoe.until(lambda: at.zoe.menu)
    assert at.zoe.menu is not None
    await at.do(at.zoe, at.zoe.menu["steps"][0]["move"])
    # Livia, who had not answered yet, is asked again.
    await at.asked()
    assert "Do you block it?" in await livia.question()
    await page.clock.fast_forward(LONG)
    assert len(livia.moves) == moves + 1
    await at.auto("What is aimed at nobody")
    await expect(page.locator(CHOICE)).to_have_count(0)
    await page.clock.fast_forward(LONG)
    await livia.until(lambda: sent(livia, moves + 2))
    assert livia.moves[-1]["move"] == "pass"
    await at.until_turn("Zoe")


async def sent(person: Person, many: int) -> bool:
    """Whether somebody has sent so many plays."""
    return len(person.moves) == many


async def test_who_is_muted_is_not_heard(server: Server, opened: Browser) -> None:
    async with company(server, opened) as at:
        chat = at.livia.page.get_by_role("log", name="Chat")
        await at.otto.do(type="say", text="quetzal")
        await expect(chat).to_contain_text("quetzal")
        await at.livia.button("Mute Otto")
        await expect(chat).not_to_contain_text("quetzal")
        await at.livia.page.get_by_role("button", name="Hear Otto again").wait_for()
        await at.otto.do(type="say", text="xolotl")
        await at.zoe.do(type="say", text="tlaloc")
        await expect(chat).to_contain_text("tlaloc")
        assert not any("xolotl" in frame for frame in at.livia.frames)
        await expect(chat).not_to_contain_text("xolotl")
        await at.livia.button("Hear Otto again")
        await at.livia.page.get_by_role("button", name="Mute Otto").wait_for()
        await at.otto.do(type="say", text="mictlan")
        await expect(chat).to_contain_text("mictlan")


async def test_a_whisper_is_read_by_two_and_the_others_see_to_whom(server: Server, opened: Browser) -> None:
    async with company(server, opened) as at:
        page = at.livia.page
        chat = page.get_by_role("log", name="Chat")
        await page.get_by_role("combobox", name="to whom").select_option("Otto")
        field = page.get_by_role("textbox", name="Say something")
        await expect(field).to_have_attribute("placeholder", "Whisper: only Otto reads it")
        await field.fill("quetzal")
        await page.get_by_role("button", name="Send").click()
        await expect(chat).to_contain_text(re.compile(r"Livia whispers to Otto:\s+quetzal"))
        await at.otto.do(type="say", text="xolotl", to="Livia")
        await expect(chat).to_contain_text(re.compile(r"Otto whispers to Livia:\s+xolotl"))
        await at.otto.do(type="say", text="tlaloc", to="Zoe")
        await expect(chat).to_contain_text("Otto whispers to Zoe")
        assert any("tlaloc" in raw for raw in at.zoe.raw)
        assert not any("tlaloc" in frame for frame in at.livia.frames)
        assert not any("quetzal" in raw or "xolotl" in raw for raw in at.zoe.raw)
        await at.zoe.do(type="mute", name="Livia")
        # What goes to all again goes to all.
        await page.get_by_role("combobox", name="to whom").select_option("to everybody")
        await field.fill("mictlan")
        await page.get_by_role("button", name="Send").click()
        await at.otto.until(lambda: any("mictlan" in raw for raw in at.otto.raw))


async def test_notes_are_kept_and_told_to_nobody(server: Server, opened: Browser) -> None:
    async with company(server, opened) as at:
        livia, page = at.livia, at.livia.page
        await at.until_otto()
        for again in (False, True):
            await page.get_by_role("tab", name="Notes").click()
            words = page.get_by_role("textbox", name="Otto")
            duke = page.get_by_role("group", name="Otto").get_by_role("button", name="Duke")
            if not again:
                blank = await duke.get_attribute("aria-label")
                await words.fill("huitzilopochtli")
                await duke.click()
                await expect(duke).not_to_have_attribute("aria-label", str(blank))
                marked = await duke.get_attribute("aria-label")
                await page.reload()
            else:
                await expect(words).to_have_value("huitzilopochtli")
                await expect(duke).to_have_attribute("aria-label", str(marked))
        await at.do(at.otto, "income")
        await at.do(at.zoe, "income")
        assert await livia.asked(ACTS)
        await livia.answer("income")
        await at.until_turn("Otto")
        for told in (*livia.sent, *livia.asked_for):
            assert "huitzilopochtli" not in told


async def test_what_others_do_can_be_paused_stepped_and_skipped(server: Server, opened: Browser) -> None:
    async with company(server, opened) as at:
        livia, page = at.livia, at.livia.page
        log = page.locator("ol.log[aria-label=Log]")
        await at.until_otto()
        # Nothing goes on by itself until the clock is put forward.
        await page.clock.pause_at(await later(livia))
        last = log.locator("li").last

        async def others() -> None:
            """Two turns that take some time to show."""
            await at.do(at.otto, "income")
            await at.do(at.zoe, "income")
            await livia.until(lambda: heard(livia, len(at.zoe.events)))
            await page.locator(SKIP).wait_for()

        await others()
        await expect(last).to_contain_text("Otto")
        await livia.button("Pause")
        await page.clock.run_for(LONG)
        await expect(last).to_contain_text("Otto")
        await expect(page.locator(CHOICE)).to_have_count(0)
        steps = 0
        while "Zoe" not in await last.inner_text():
            before = await page.locator(".board").inner_text()
            await livia.button("Next step")
            await expect(page.locator(".board")).not_to_have_text(before, use_inner_text=True)
            steps += 1
        assert steps >= 1
        await expect(page.locator(CHOICE)).to_have_count(0)
        await livia.button("Skip")
        await page.locator(ACTS).first.wait_for()
        await expect(page.locator(SKIP)).to_have_count(0)
        await page.clock.resume()
        await livia.answer("income")
        await at.until_turn("Otto")
        await at.until_otto()

        # Paused, and let go on.
        await page.clock.pause_at(await later(livia))
        await others()
        await livia.button("Pause")
        await livia.button("Go on")
        await expect(page.locator(ACTS)).to_have_count(0)
        await page.clock.run_for(LONG)
        await page.locator(ACTS).first.wait_for()
        await expect(last).to_contain_text("Zoe")


async def test_a_server_that_says_nothing_is_as_good_as_lost(server: Server, opened: Browser) -> None:
    async with company(server, opened, allowed=LOST) as at:
        livia, page = at.livia, at.livia.page
        await at.until_otto()
        await at.do(at.otto, "tax")
        await at.asked()
        moves = len(livia.moves)
        server.process.send_signal(signal.SIGSTOP)
        try:
            await livia.answer("pass")
            await livia.until(lambda: sent(livia, moves + 1))
            await page.clock.fast_forward(LONG)
            await expect(page.locator(".dock h2")).to_have_text("Reconnecting")
            await livia.button("Try now")
            await livia.button("Try now")
        finally:
            server.process.send_signal(signal.SIGCONT)
        await expect(page.locator(".dock h2")).not_to_have_text("Reconnecting")
        await at.do(at.zoe, "pass")
        await at.until_turn("Zoe")
        assert len({move["id"] for move in livia.moves[moves:]}) == 1
        await livia.until(lambda: connected_once(livia))


async def connected_once(person: Person) -> bool:
    """Whether a page has one connection and no more."""
    return person.connections == 1


async def later(person: Person) -> datetime.datetime:
    """A moment of the page's clock that is soon to come."""
    now = await person.page.evaluate("Date.now()")
    return datetime.datetime.fromtimestamp(now / 1000 + 1, datetime.UTC)


async def heard(person: Person, many: int) -> bool:
    """Whether so many events have come to a page."""
    return len(person.events) >= many
