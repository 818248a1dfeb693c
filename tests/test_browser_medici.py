"""People at real browsers play Court of the Medici at a real server, by touch, mouse, dragging and keys."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from functools import partial
from typing import Any

import msgspec
import pytest
from playwright.async_api import Browser, Locator, Page, expect
from tools.pictures.medici import Court
from tools.pictures.tables import store

from signoria import games
from signoria.core import record
from tests.seated import Person, seated
from tests.tables import Server, new_key, serving
from tests.truth import Truth

pytestmark = pytest.mark.anyio

DESK = ".court .desk"
GO = f"{DESK} .go, {DESK} > .btn.main"
PILES = ".court button.pile:is(.can, .join)"
WAYS = f"{DESK} .way:not([aria-disabled])"
CARDS = ".court .fan button.hc[data-choice]:not([aria-disabled])"
HELD = ".court .fan .hc"

RESTS = 0.2
"""So many seconds a finger rests that throws nothing."""

JESTER = Court("jester", 176, 32, clock=None)
"""Livia holds a Jester, and can conspire with it from pile 8 against another Jester alone in pile 12."""
DRAGGED = Court("dragged", 176, 32, clock=None)
TOUCHED = Court("touched", 176, 32, clock=None)
LATE = Court("late", 176, 26, clock=None)
"""Both decks are nearly empty."""
ESCAPED = Court("escaped", 176, 32, clock=None)
SENT = Court("sent", 176, 32, clock=None)
ALLIED = Court("allied", 176, 32, clock=None)
STALLING = Court("stalling", 5, 29, clock=None)
"""Livia has planned twice, Bianca three times."""
ONLY = Court("only", 7, 36, clock=None)
"""Of Livia's cards only the Lady may be played: what is asked first is how."""


@pytest.fixture(scope="module")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that finds tables in mid-game when it starts."""
    folder = tmp_path_factory.mktemp("court") / "data"
    asyncio.run(store(folder, [JESTER, DRAGGED, TOUCHED, SENT, ALLIED, STALLING, ONLY, LATE, ESCAPED]))
    with serving(folder, "--no-limits") as found:
        yield found


async def stage(person: Person) -> str:
    """What is asked and can be pressed, as the page has it; nothing if nothing is."""
    found = await person.page.evaluate(
        """([desk, ...all]) => [document.querySelector(desk)?.className, ...all.map((each) =>
             document.querySelectorAll(each).length)].join(' ')""",
        [DESK, GO, PILES],
    )
    return str(found)


class Courtier:
    """Somebody who plays Court of the Medici by what is on the page."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self._source = random.Random(person.name)
        self.limited = False
        """Whether the limit of a last card was seen."""
        self.locked = 0

    async def play(self) -> None:
        """Answer whatever is asked until the game is over."""
        while await self.person.asked(DESK):
            await self._look()
            await self._decide()

    async def _look(self) -> None:
        """One hand is drawn, one's own, and nothing more than the server has told."""
        page = self.person.page
        seen = await page.evaluate(
            """() => ({ hand: [...document.querySelectorAll('.court .fan .hc')].map((each) =>
                       [(each.ariaLabel ?? each.firstChild.textContent).split(':')[0], each.ariaDisabled === 'true']),
                     limits: document.querySelectorAll('.scores .limit').length })"""
        )
        player = self._view()["players"][self.person.name]
        assert [word.split("-")[0].lower() for word, _ in seen["hand"]] == player["hand"]
        assert all("hand" not in other for name, other in self._view()["players"].items() if name != self.person.name)
        self.limited |= seen["limits"] > 0
        if player["limit"] is None:
            assert not any(locked for _, locked in seen["hand"])
        self.locked += sum(locked for _, locked in seen["hand"])

    def _view(self) -> Any:
        updates = [msgspec.json.decode(raw) for raw in self.person.frames if raw.startswith('{"type":"update"')]
        return updates[-1]["update"]["view"]

    async def _decide(self) -> None:
        """One play, step by step."""
        page = self.person.page
        sent = len(self.person.moves)
        while len(self.person.moves) == sent:
            before = await stage(self.person)
            for what in (GO, PILES, WAYS, CARDS):
                if count := await page.locator(what).count():
                    # To send is quick; now and then there is more to it.
                    place = 0 if what == WAYS and self._source.random() < 0.8 else self._source.randrange(count)
                    if what == WAYS and await page.locator(what).nth(place).get_by_text("Plan", exact=True).count():
                        place = 0
                    await self.person.press(page.locator(what).nth(place))
                    break
            await self.person.until(partial(self._went_on, before, sent))

    async def _went_on(self, before: str, sent: int) -> bool:
        return len(self.person.moves) > sent or await stage(self.person) != before


async def test_the_last_cards_by_touch_and_by_mouse_tell_no_browser_what_it_may_not_know(
    prepared: Server, opened: Browser
) -> None:
    table, keys = LATE.id, LATE.keys
    async with (
        seated(opened, prepared.address, "Livia", phone=True, key=keys["Livia"], haste=True) as livia,
        seated(opened, prepared.address, "Bianca", key=keys["Bianca"], haste=True) as bianca,
    ):
        people = [Courtier(each) for each in (livia, bianca)]
        for each in people:
            await each.person.page.goto(f"{prepared.address}/t/{table}")
        await asyncio.gather(*(each.play() for each in people))
        found = record.decode(msgspec.json.encode(prepared.get(f"/api/tables/{table}/record")))
        truth = Truth(record.replay(found, games.get("medici")))
        end = prepared.get(f"/api/tables/{table}/replay")["moments"][-1]["view"]
        for seat, each in enumerate(people):
            updates = [raw for raw in each.person.frames if raw.startswith('{"type":"update"')]
            assert len(updates) > 8
            for raw in updates:
                truth.check(seat, raw)
            # What the last card of a deck allows was seen by both, on the table and in the hand.
            assert each.limited
            page = each.person.page
            shown = page.locator(".reckoning .sc td")
            await expect(shown).to_have_text([str(end["scores"][name]) for name in ("Livia", "Bianca")])
            rows = await page.locator(".reckoning tbody tr:not(.sc)").evaluate_all(
                """(rows) => rows.slice(0, -1).map((row) => [...row.cells].slice(1)
                     .map((cell) => Number(cell.textContent)))"""
            )
            assert [sum(column) for column in zip(*rows, strict=True)] == [*end["scores"].values()]
        assert sum(each.locked for each in people) > 0


async def pressed(person: Person, what: Locator | str) -> None:
    """Press this as soon as it is there."""
    found = person.page.locator(what).first if isinstance(what, str) else what
    await found.wait_for()
    assert await person.press(found)


async def test_a_conspiracy_shows_what_it_does_and_lets_other_values_of_jesters_be_chosen(
    prepared: Server, opened: Browser
) -> None:
    key = JESTER.keys["Livia"]
    async with seated(opened, prepared.address, "Livia", phone=True, key=key) as livia:
        page = livia.page
        await page.goto(f"{prepared.address}/t/{JESTER.id}")
        assert await livia.asked(DESK)
        await pressed(livia, page.get_by_role("radio", name="Jester"))
        await pressed(livia, page.locator(WAYS, has_text="Conspire"))
        await page.locator(f"{DESK} .path").wait_for()
        closed = page.locator(".pile[data-drop='9']")
        await closed.tap(force=True)
        await expect(page.locator(f"{DESK} .why")).to_contain_text("no other pile is")
        await pressed(livia, ".pile[data-drop='8']")
        await pressed(livia, ".pile[data-drop='12']")
        sums = page.locator(".bal .pan")
        await expect(sums).to_contain_text(["7 + your Jester 1", "Jester 8"])
        await expect(page.locator(".fall")).to_contain_text("Discarded: Gonzaga Jester")
        await expect(page.locator(".fall")).to_contain_text("You 63 → 64 · Bianca 60 → 59")
        values = page.get_by_role("radiogroup", name="Your Jester").get_by_role("radio")
        assert [await value.get_attribute("aria-disabled") for value in await values.all()] == [None] * 3 + ["true"] * 7
        await expect(page.locator(".jv .hint")).to_contain_text("Gold marks what is proposed")
        await values.nth(4).tap(force=True)
        await expect(page.locator(".jv .hint")).to_contain_text("With 5 it would be 12 against 1–10")
        await pressed(livia, values.nth(1))
        await expect(sums).to_contain_text(["7 + your Jester 2", "Jester 9"])
        await expect(page.locator(".whose")).to_contain_text("G2: Gonzaga, pile 12 9")
        await pressed(livia, page.get_by_role("button", name="G2: Gonzaga, pile 12"))
        await pressed(livia, page.get_by_role("radiogroup", name="G2").get_by_role("radio").nth(9))
        await expect(sums).to_contain_text(["7 + your Jester 3", "Jester 10"])
        await pressed(livia, GO)
        await livia.until(lambda: sent(livia))
        assert livia.moves[-1]["move"] == "conspire jester=3 on 8 against 12 where G2=10"
        await page.locator(".court .pile[data-drop='12']").wait_for(state="detached")
        await expect(page.locator(".scores li").first).to_contain_text("64")
        await expect(page.locator(".ago")).to_contain_text("You conspire")
        await page.set_viewport_size({"width": 1366, "height": 657})
        box = await page.locator(".ago .gone .noble").bounding_box()
        assert box is not None
        assert box["width"] < 100, "who fell is spread over the whole line"


async def test_a_jester_that_is_sent_gets_its_value_and_others_new_ones(prepared: Server, opened: Browser) -> None:
    async with seated(opened, prepared.address, "Livia", phone=True, key=SENT.keys["Livia"]) as livia:
        page = livia.page
        await page.goto(f"{prepared.address}/t/{SENT.id}")
        assert await livia.asked(DESK)
        await pressed(livia, page.get_by_role("radio", name="Jester"))
        await pressed(livia, page.locator(WAYS, has_text="Send"))
        own = page.get_by_role("radiogroup", name="Your Jester").get_by_role("radio")
        await expect(own).to_have_count(10)
        await expect(own.first).to_be_checked()
        await expect(page.locator(".jv .hint")).to_contain_text("what a Jester counts if you say nothing")
        # SHOT send
        await pressed(livia, own.nth(6))
        await expect(own.nth(6)).to_be_checked()
        # Another manner takes nothing of it along.
        await pressed(livia, page.get_by_role("button", name="Back"))
        await pressed(livia, page.locator(WAYS, has_text="Send"))
        await expect(own.first).to_be_checked()
        await pressed(livia, own.nth(4))
        await expect(own.nth(4)).to_be_checked()
        await pressed(livia, page.locator(WAYS, has_text="Plan"))
        await expect(page.locator(f"{DESK} .hint").first).to_contain_text("Plans: you")
        await pressed(livia, page.locator(WAYS, has_text="Send"))
        await pressed(livia, own.nth(6))
        await expect(own.nth(6)).to_be_checked()
        await pressed(livia, page.get_by_role("button", name="G2: Gonzaga, pile 12"))
        await pressed(livia, page.get_by_role("radiogroup", name="G2").get_by_role("radio").nth(8))
        await expect(page.get_by_role("button", name="G2: Gonzaga, pile 12")).to_contain_text("9")
        await pressed(livia, GO)
        await livia.until(lambda: sent(livia))
        assert livia.moves[-1]["move"] == "send jester=7 where G2=9"
        await expect(page.locator(".court .pile[data-drop='12'] .sum")).to_have_text("9")


async def test_an_ally_may_give_any_jester_a_new_value(prepared: Server, opened: Browser) -> None:
    async with seated(opened, prepared.address, "Livia", key=ALLIED.keys["Livia"]) as livia:
        page = livia.page
        await page.set_viewport_size({"width": 1280, "height": 720})
        await page.goto(f"{prepared.address}/t/{ALLIED.id}")
        assert await livia.asked(DESK)
        await pressed(livia, page.get_by_role("radio", name="8", exact=True))
        await pressed(livia, page.locator(WAYS, has_text="Ally"))
        await pressed(livia, ".pile[data-drop='12']")
        await expect(page.locator(".fall")).to_contain_text("then worth 9")
        await pressed(livia, page.get_by_text("Give Jesters new values"))
        await pressed(livia, page.get_by_role("radiogroup", name="G2").get_by_role("radio").nth(1))
        await expect(page.locator(".fall")).to_contain_text("then worth 10")
        # SHOT ally
        await pressed(livia, GO)
        await livia.until(lambda: sent(livia))
        assert livia.moves[-1]["move"] == "ally 8 on 12 where G2=2"


async def test_a_plan_that_would_end_the_game_says_so_before(prepared: Server, opened: Browser) -> None:
    async with seated(opened, prepared.address, "Livia", phone=True, key=STALLING.keys["Livia"]) as livia:
        page = livia.page
        await page.goto(f"{prepared.address}/t/{STALLING.id}")
        assert await livia.asked(DESK)
        await expect(page.locator(".scores li")).to_contain_text(["You, Plans 2/3", "Bianca, Plans 3/3"])
        await pressed(livia, page.get_by_role("radio", name="5", exact=True))
        await pressed(livia, page.locator(WAYS, has_text="Plan"))
        hints = page.locator(f"{DESK} .hint")
        await expect(hints.first).to_contain_text("(Plans: you 2 of 3, Bianca 3 of 3)")
        await expect(page.get_by_role("alert")).to_contain_text("the game ends at once, in a draw")
        # SHOT stalls
        await pressed(livia, GO)
        await livia.until(lambda: sent(livia))
        await expect(page.locator(".reckoning")).to_contain_text("A draw by Plans")


async def test_who_makes_a_table_chooses_the_house(prepared: Server, opened: Browser) -> None:
    async with seated(opened, prepared.address, "Livia", phone=True) as livia:
        page = livia.page
        await page.goto(prepared.address)
        game = page.get_by_role("article", name="Court of the Medici")
        await pressed(livia, game.get_by_role("button", name="Play with friends"))
        seats = page.locator(".seatlist li")
        await expect(seats).to_contain_text(["Della Rovere · you · host", "Gonzaga"])
        # SHOT lobby
        await pressed(livia, seats.nth(1).get_by_role("button", name="Sit here"))
        await expect(seats).to_contain_text(["Della Rovere", "Gonzaga · you · host"])
        await pressed(livia, page.get_by_role("button", name="Start", exact=True))
        await page.locator(".zone.gonzaga[data-drop='send']").wait_for()
        table = page.url.rpartition("/")[2]
        card = prepared.get(f"/api/tables/{table}")["table"]
        assert card["seats"][1]["name"] == "Livia"


async def sent(person: Person) -> bool:
    """Whether a play was sent."""
    return len(person.moves) > 0


async def test_a_card_is_dragged_onto_a_pile_and_into_the_own_zone(prepared: Server, opened: Browser) -> None:
    key = DRAGGED.keys["Livia"]
    async with seated(opened, prepared.address, "Livia", key=key) as livia:
        page = livia.page
        await page.goto(f"{prepared.address}/t/{DRAGGED.id}")
        assert await livia.asked(DESK)
        card = page.get_by_role("radio", name="8", exact=True)
        await card.drag_to(page.locator(".pile[data-drop='8']"), steps=5)
        await expect(page.locator(WAYS)).to_have_count(2)
        await pressed(livia, page.locator(WAYS, has_text="Ally"))
        await expect(page.locator(".fall")).to_contain_text("then worth 15")
        await pressed(livia, page.get_by_role("button", name="Back"))
        await card.drag_to(page.locator(".zone.rovere h2"), steps=5)
        await pressed(livia, GO)
        await livia.until(lambda: sent(livia))
        assert livia.moves[-1]["move"] == "send 8"
        await page.locator(".zone.rovere .pile .noble", has_text="8").wait_for()


async def fingers(page: Page, *way: tuple[float, float]) -> None:
    """Drag by a finger, which rests before it lets go: else browsers take the next tap for the end of a fling."""
    touch = await page.context.new_cdp_session(page)
    for number, (x, y) in enumerate([*way, way[-1]]):
        if number == len(way):
            await asyncio.sleep(RESTS)
        kind = "touchMove" if number else "touchStart"
        await touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    await touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


async def test_a_card_is_dragged_by_a_finger(prepared: Server, opened: Browser) -> None:
    async with seated(opened, prepared.address, "Livia", phone=True, key=TOUCHED.keys["Livia"]) as livia:
        page = livia.page
        await page.goto(f"{prepared.address}/t/{TOUCHED.id}")
        assert await livia.asked(DESK)
        eight = page.locator(".fan .hc[aria-label='8']")
        card = await eight.bounding_box()
        pile = await page.locator(".pile[data-drop='14']").bounding_box()
        assert card is not None
        assert pile is not None
        begin, high = (card["x"] + 10, card["y"] + 10), (card["x"] + 10, 310)
        # Let go over nothing it is taken up, and the next tap puts it back.
        await fingers(page, begin, high, (card["x"] + 10, 20))
        await expect(eight).to_be_checked()
        await eight.tap()
        await expect(eight).not_to_be_checked()
        await fingers(page, begin, high, (pile["x"] + 10, pile["y"] + 10))
        # Only what needs a pile can be done with it there.
        await expect(page.locator(WAYS)).to_have_count(2)
        await pressed(livia, page.locator(WAYS, has_text="Ally"))
        await pressed(livia, GO)
        await livia.until(lambda: sent(livia))
        assert livia.moves[-1]["move"] == "ally 8 on 14"


async def test_the_only_card_that_may_be_played_is_taken_up_and_the_others_say_why(
    prepared: Server, opened: Browser
) -> None:
    async with seated(opened, prepared.address, "Livia", phone=True, key=ONLY.keys["Livia"]) as livia:
        page = livia.page
        await page.goto(f"{prepared.address}/t/{ONLY.id}")
        assert await livia.asked(DESK)
        await expect(page.get_by_role("radio", name="Lady-in-waiting", checked=True)).to_be_visible()
        locked = page.locator(".fan .hc[aria-disabled=true]")
        await expect(locked).to_have_text(["6 locked", "10 locked"])
        await locked.first.tap(force=True)
        await expect(page.locator(f"{DESK} .why")).to_contain_text("You cannot play the 6: your last card allows")
        await pressed(livia, page.locator(".scores button.limit").first)
        await expect(page.locator(".limits")).to_contain_text("The last card of your deck was")
        # On its side, a phone has table and hand beside each other.
        await page.set_viewport_size({"width": 740, "height": 360})
        zones = await page.locator(".court .zone").first.bounding_box()
        foot = await page.locator(".court .foot").bounding_box()
        assert zones is not None
        assert foot is not None
        assert zones["x"] + zones["width"] <= foot["x"]
        assert foot["x"] + foot["width"] == pytest.approx(740, abs=1)


async def test_escape_takes_the_last_choice_back_and_tab_goes_from_the_question_to_the_hand(
    prepared: Server, opened: Browser
) -> None:
    async with seated(opened, prepared.address, "Livia", key=ESCAPED.keys["Livia"]) as livia:
        page = livia.page
        await page.goto(f"{prepared.address}/t/{ESCAPED.id}")
        assert await livia.asked(DESK)
        await page.wait_for_function("document.activeElement.matches('.dock h2')")
        await page.keyboard.press("Tab")
        await expect(page.locator(".fan .hc").first).to_be_focused()
        await page.keyboard.press("ArrowRight")
        await page.keyboard.press("Enter")
        await expect(page.locator(WAYS).first).to_be_focused()
        await page.locator(WAYS, has_text="Conspire").press("Enter")
        eligible = page.locator(PILES).first
        await expect(eligible).to_be_focused()
        focus = await eligible.evaluate(
            "(each) => [getComputedStyle(each).outlineStyle, each.matches(':focus-visible')]"
        )
        assert focus == ["solid", True]
        for stage, then in ((".way", WAYS), (".ago", ".fan .hc[tabindex='0']")):
            await page.keyboard.press("Escape")
            await expect(page.locator(f"{DESK} {stage}").first).to_be_visible()
            await expect(page.locator(then).first).to_be_focused()


async def test_a_whole_game_by_the_keyboard(prepared: Server, opened: Browser) -> None:
    key = new_key()
    async with seated(opened, prepared.address, "Livia", key=key) as livia:
        page = livia.page
        table = prepared.make(key, "medici", name="Livia", clock=None, bots=["random"], start=True)
        await page.goto(f"{prepared.address}/t/{table}")
        source = random.Random(3)
        while await livia.asked(DESK):
            had = len(livia.moves)
            await page.locator(f"{DESK} h2").wait_for()
            for _ in range(40):
                if len(livia.moves) > had or not await page.locator(DESK).count():
                    break
                await typed(livia, source)
        assert not [each for each in livia.sent if '"type":"move"' not in each and '"type":"ask"' not in each][2:]
        await expect(page.locator(".reckoning")).to_be_visible()


TARGETS = f"{GO}, {PILES}, {WAYS}, {CARDS}"


async def typed(person: Person, source: random.Random) -> None:
    """Go with the keyboard to one of the things that answer, and press it."""
    page = person.page
    before = await stage(person)
    had = len(person.moves)
    inside = f"document.activeElement?.matches({TARGETS!r}) ?? false"
    for _ in range(60):
        if await page.evaluate(inside):
            break
        await page.keyboard.press("Tab")
    if source.random() < 0.5:
        await page.keyboard.press("ArrowRight")
    if not await page.evaluate(inside):
        return
    await page.keyboard.press("Enter")

    async def went_on() -> bool:
        return len(person.moves) > had or await stage(person) != before

    await person.until(went_on)
