"""The pages in a real browser: home, lessons, the waiting room, replays, settings, and what stands at a closed door."""

from __future__ import annotations

import random
import re
import struct
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.async_api import Browser, Page, expect

from signoria import GAMES
from signoria.games import get
from signoria.texts import LANGUAGES, Words
from tests.choosing import COMMIT, FRESH, OFFERED, VISIBLE
from tests.seated import SKIP
from tests.tables import Server, client, new_key
from tests.visiting import ASKED, DESKTOP, PHONE, SETTINGS, answer, duel, finished, set_to, visiting

pytestmark = pytest.mark.anyio

REFUSED = r"Failed to load resource.*\b4\d\d\b"
"""What a browser writes by itself when a server refuses something."""

MOMENT = re.compile(r"^(\d+) / (\d+)$")


@pytest.fixture(scope="module")
async def played(server: Server) -> str:
    """A table whose game is over."""
    return await finished(server)


def card(server: Server, page: Page) -> dict[str, Any]:
    """The table at whose page one is, as the server knows it."""
    found = server.get(f"/api/tables/{page.url.rpartition('/')[2]}")["table"]
    assert isinstance(found, dict)
    return found


# Lessons


async def test_a_lesson_is_played_to_its_end_and_goes_on_after_a_reload(server: Server, opened: Browser) -> None:
    async with visiting(opened, server, size=PHONE) as page:
        await page.goto(f"{server.address}/learn/coup")
        coach = page.locator(".coach .ctext")
        await expect(coach).to_contain_text("Duke")
        await page.get_by_role("button", name="Why?").click()
        await expect(page.locator(".cwhy")).to_have_text(re.compile(r"\w+.*\."))
        await expect(page.locator(".act.ringed")).to_have_count(1)
        said = [await coach.inner_text()]
        await page.locator(".act", has_text="Tax").click()
        # Believe one, and catch one.
        for name in ("Let it pass", "Challenge"):
            await page.get_by_role("button", name=name).click()
            await page.wait_for_selector(ASKED)
            said.append(await coach.inner_text())
        await page.wait_for_selector(".acts")
        before = await page.locator(".dock h2").inner_text()
        coins = await page.locator(".me .coins").text_content() or ""
        await page.reload()
        await expect(page.locator(".dock h2")).to_have_text(before)
        await expect(page.locator(".me .coins")).to_have_text(coins)
        source = random.Random(5)
        over = page.locator("main.door")
        while not await over.count():
            await page.wait_for_selector(f"{ASKED}, main.door, .rest")
            if await page.locator(".rest").count():
                await page.evaluate(f"document.querySelector('{SKIP}')?.click()")
                continue
            if await coach.count():
                said.append(await coach.inner_text())
            if await over.count() == 0:
                await answer(page, source)
        assert len(set(said)) > 3, said
        assert all(len(each) > 20 for each in said), said
        await expect(page.get_by_role("heading", name="You know Coup")).to_be_visible()
        await page.get_by_role("link", name="Home").click()
        await expect(page.get_by_role("heading", name="Court games")).to_be_visible()
        await expect(page.get_by_text("Never played?")).to_have_count(0)
        await expect(page.get_by_role("link", name="Learn Coup")).to_be_visible()


SENDS, RELOADS, ELSEWHERE = "+", "!", "~"
"""In the lines below: what was put together is sent; the page is loaded anew, and goes on where it was; the next card
goes elsewhere, if one looks at a place.
"""

LINES: dict[str, str] = {
    "medici": "9 send + 2 conspire 2 8 + ! 8 send + minister ally 6 + jester conspire 1 7 + 7 send + lady send +"
    " 10 send + 3 send +",
    "princeps": "+ accept-1 offer offer revolt + counsellor + + done ! captain milan ~ citizen milan ~ mercenary milan"
    " ~ prince genoa ~ citizen genoa ~ punishment genoa ready genoa citizen + pass milan attack ferrara + end +"
    " done venice + counsellor ferrara ~ reform ferrara ready ferrara reform + end",
}
"""What a pupil presses who does what the coach speaks of, one thing after the other."""


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
@pytest.mark.parametrize("game", LINES)
async def test_the_first_rounds_of_a_lesson_are_played_as_the_coach_leads(
    server: Server, opened: Browser, game: str, size: tuple[int, int]
) -> None:
    async with visiting(opened, server, size=size) as page:
        page.set_default_timeout(20_000)
        await page.goto(server.address)
        title = Words("en", [get(game).texts]).say(f"{game}-title")
        await page.get_by_role("link", name=f"Learn {title}").click()
        coach, over = page.locator(".coach .ctext"), page.locator("main.door")
        said: list[str] = []
        for press in LINES[game].split():
            if press == RELOADS:
                await page.wait_for_selector(f"{ASKED}, {SKIP}")
                await page.reload()
                continue
            if press == ELSEWHERE:
                await page.wait_for_selector(".dock:not(:has(.doing)) [data-choice=ready]:enabled")
                await page.evaluate("document.querySelector('.there ~ .btn.quiet')?.click()")
                continue
            found = page.locator(
                (COMMIT + VISIBLE) if press == SENDS else FRESH.replace("-choice", f"-choice='{press}'", 1)
            )
            while not await found.or_(over).count():
                await page.locator(SKIP).or_(found).or_(over).first.wait_for()
                await page.evaluate(f"document.querySelector('{SKIP}')?.click()")
            if await coach.count():
                said.append(await coach.inner_text())
            before = await page.evaluate(OFFERED)
            await found.first.click()
            # What was pressed sends something, or changes what is offered: it may take a while.
            await page.wait_for_function(f"(before) => {OFFERED} !== before", arg=before)
        await over.wait_for()
        assert len(set(said)) > 5, said
        await expect(page.get_by_role("heading", name=f"You know {title}")).to_be_visible()
        await page.get_by_role("button", name="Play against bots").click()
        await page.wait_for_url("**/t/*")
        await page.wait_for_selector(f"{ASKED}, .dock")


# Home


async def test_one_tap_starts_a_game_and_one_goes_on_where_one_was(server: Server, opened: Browser) -> None:
    async with visiting(opened, server, size=PHONE, settings={"pace": "quick"}) as page:
        await page.goto(server.address)
        await expect(page.get_by_text("Never played?")).to_be_visible()
        await page.get_by_role("article", name="Coup").get_by_role("button", name="Play against bots").click()
        await page.wait_for_selector(ASKED)
        table = page.url
        assert re.fullmatch(r".*/t/[\w-]+", table)
        # Nobody waits there.
        assert card(server, page).get("clock") is None
        await page.get_by_role("link", name="Leave the table").click()
        await page.get_by_role("link", name="Go on with Coup").click()
        await page.wait_for_selector(ASKED)
        assert page.url == table


async def test_friends_join_by_the_word_of_the_waiting_room(server: Server, opened: Browser) -> None:
    async with (
        visiting(opened, server, settings={**SETTINGS, "name": "Ana"}) as host,
        visiting(opened, server, size=PHONE, settings={**SETTINGS, "name": "Bea"}, allowed=REFUSED) as guest,
    ):
        await host.goto(server.address)
        await host.get_by_role("article", name="Coup").get_by_role("button", name="Play with friends").click()
        word = await host.locator(".word-code").inner_text()
        assert word == card(server, host)["code"].upper()
        picture = host.get_by_role("img", name="QR code")
        await expect(picture).to_be_visible()
        assert await picture.evaluate("image => image.decode().then(() => image.naturalWidth > 0)")
        await guest.goto(server.address)
        field = guest.get_by_label("Join a table")
        await field.fill("bobobobobo" if word != "BOBOBOBOBO" else "dududududu")
        await field.press("Enter")
        await expect(guest.get_by_role("alert")).to_have_text(re.compile(r"\.$"))
        await field.fill(word.lower())
        await field.press("Enter")
        await guest.get_by_role("button", name="Sit down").click()
        for page in (host, guest):
            await expect(page.locator(".seatlist b")).to_have_text(["Ana", "Bea"])
        assert guest.url == host.url
        await expect(guest.get_by_text("Waiting for Ana to start.")).to_be_visible()
        await host.get_by_role("textbox", name="Say something").fill("Welcome")
        await host.keyboard.press("Enter")
        await expect(guest.locator(".log")).to_contain_text("Welcome")
        await host.get_by_role("button", name="Start").click()
        for page in (host, guest):
            await page.wait_for_selector(".seats")


async def test_a_table_that_anybody_may_find_stands_on_the_first_page(server: Server, opened: Browser) -> None:
    key = new_key()
    table = server.make(key, name="Gaia", public=True)
    async with client(server, table, key), visiting(opened, server) as page:
        await page.goto(server.address)
        await page.get_by_role("link", name="Coup · Gaia").click()
        await page.wait_for_selector(".seatlist")
        assert page.url.endswith(table)


# Records


DROP = """(text) => {
  const data = new DataTransfer();
  data.items.add(new File([text], 'game.json', { type: 'application/json' }));
  const over = new DragEvent('dragover', { dataTransfer: data, bubbles: true, cancelable: true });
  if (document.body.dispatchEvent(over)) throw new Error('it may not be dropped');
  document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
}"""


async def test_a_record_is_replayed_wherever_it_is_dropped_or_chosen(
    server: Server, opened: Browser, played: str, tmp_path: Path
) -> None:
    record = server.ask(f"/api/tables/{played}/record")[2]
    (tmp_path / "game.json").write_bytes(record)
    names = msgspec.json.decode(record)["names"]
    async with visiting(opened, server) as page:
        for path in ("/", "/replay"):
            await page.goto(server.address + path)
            await page.locator("input[type=file]").set_input_files(tmp_path / "game.json")
            await expect(page.locator(".bar .where")).to_have_text(", ".join(names))
            await page.goto(server.address + path)
            await page.wait_for_selector("input[type=file]")
            await page.evaluate(DROP, record.decode())
            await expect(page.locator(".bar .where")).to_have_text(", ".join(names))
            await page.keyboard.press("End")
            await expect(page.locator(".stage")).to_contain_text(re.compile(r"\w"))
        # By one player's eyes too.
        await page.locator(".eyes button", has_text=names[1]).click()
        await expect(page.locator(".me b").first).to_be_visible()
        assert await page.locator(".seats .card:not(.back):not(.lost)").count() == 0


@pytest.mark.parametrize("broken", ["", "no record", '{"signoria": 1}', "cut"])
async def test_a_broken_file_gets_a_sentence(
    server: Server, opened: Browser, played: str, tmp_path: Path, broken: str
) -> None:
    text = server.ask(f"/api/tables/{played}/record")[2].decode()
    (tmp_path / "game.json").write_text(text[: len(text) // 2] if broken == "cut" else broken)
    async with visiting(opened, server, allowed=REFUSED) as page:
        await page.goto(f"{server.address}/replay")
        await page.locator("input[type=file]").set_input_files(tmp_path / "game.json")
        await expect(page.get_by_role("heading", level=1)).to_have_text(re.compile(r"^[A-Z].*\.$"))
        # Another one may be tried at once.
        await page.evaluate(DROP, text)
        await page.wait_for_selector(".board.replay")


# Replays


async def place(page: Page) -> tuple[int, int]:
    """Which moment is shown, and which is the last."""
    found = MOMENT.match(await page.locator(".controls .ask .num").inner_text())
    assert found
    return int(found[1]), int(found[2])


async def test_a_replay_goes_by_steps_and_turns_and_is_linked_at_a_moment(
    server: Server, opened: Browser, played: str
) -> None:
    told = server.get(f"/api/tables/{played}/replay")
    turns = [moment["turn"] for moment in told["moments"]]
    async with visiting(opened, server, size=PHONE) as page:
        await page.goto(f"{server.address}/t/{played}/replay")
        await page.wait_for_selector(".board.replay")
        assert await place(page) == (0, told["total"] - 1)
        for press, now in (
            ("ArrowRight", 1),
            ("ArrowRight", 2),
            ("ArrowLeft", 1),
            ("ArrowDown", turns.index(turns[1] + 1)),
            ("ArrowUp", turns.index(turns[1])),
            ("End", told["total"] - 1),
            ("ArrowRight", told["total"] - 1),
            ("Home", 0),
            ("ArrowLeft", 0),
        ):
            await page.keyboard.press(press)
            assert (await place(page))[0] == now
        for name, now in (
            ("One step forward", 1),
            ("One turn forward", turns.index(turns[1] + 1)),
            ("One step back", turns.index(turns[1] + 1) - 1),
        ):
            await page.get_by_role("button", name=name).click()
            assert (await place(page))[0] == now
        await page.locator(".moves button").nth(3).click()
        await expect(page.locator(".moves [aria-current=true]")).to_have_count(1)
        turn = await page.locator(".controls h2").inner_text()
        seat = told["names"][1]
        await page.locator(".eyes button", has_text=seat).click()
        await expect(page.locator(f".eyes button:has-text('{seat}')")).to_have_attribute("aria-current", "true")
        await expect(page.locator(".me .you b")).to_have_text(seat)
        await page.wait_for_function("location.hash.includes('seat=')")
        await expect(page.locator(".controls h2")).to_have_text(turn)
        now = await place(page)
        stage = await page.locator(".stage").text_content() or ""
        async with visiting(opened, server) as other:
            await other.goto(page.url)
            await other.wait_for_selector(".board.replay")
            assert await place(other) == now
            await expect(other.locator(".me .you b")).to_have_text(seat)
            await expect(other.locator(".stage")).to_have_text(stage)
        await page.get_by_role("button", name="Play", exact=True).click()
        await page.wait_for_function(
            "(now) => parseInt(document.querySelector('.controls .num').textContent) > now", arg=now[0]
        )


HANDS = """async () => {
  const seen = [];
  const count = (cards) => document.querySelectorAll(`.seats .card${cards}`).length;
  for (let last = ''; ;) {
    const now = document.querySelector('.controls .num').textContent;
    if (now === last) return seen;
    last = now;
    seen.push({ back: count('.back'), open: count(':not(.back, .lost)') });
    dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
    await new Promise((done) => setTimeout(done));
  }
}"""
"""The others' cards at each moment from here on, face down and in the hand of who watches."""


async def test_a_seats_replay_shows_no_other_hand_and_the_whole_one_all(
    server: Server, opened: Browser, played: str
) -> None:
    told = server.get(f"/api/tables/{played}/replay")
    async with visiting(opened, server) as page:
        await page.goto(f"{server.address}/t/{played}/replay")
        await page.wait_for_selector(".board.replay")
        for seat in (None, *told["names"]):
            if seat is not None:
                async with page.expect_response(lambda answer: "viewer=" in answer.url) as answered:
                    await page.locator(".eyes button", has_text=seat).click()
                views = [moment["view"] for moment in (await (await answered.value).json())["moments"]]
                for view in views:
                    for name, player in view["players"].items():
                        assert name == seat or not player.get("hidden"), (seat, name)
                await expect(page.locator(".me .you b")).to_have_text(seat)
            await page.keyboard.press("Home")
            total = (await place(page))[1] + 1
            assert 10 < total <= told["total"]
            seen = await page.evaluate(HANDS)
            assert len(seen) == total
            assert {each["open" if seat is not None else "back"] for each in seen} == {0}, (seat, seen)


# The waiting room


VARIANTS: dict[str, dict[str, object]] = {
    "inquisitor": {"diplomat": "inquisitor"},
    "two": {"players": 2},
    "draft-court": {"players": 2, "duel": "draft-court"},
    "draft-discard": {"players": 2, "duel": "draft-discard"},
    "eight": {"players": 8},
    "ten": {"players": 10, "diplomat": "inquisitor"},
    "en": {"edition": "en"},
    "it": {"edition": "it"},
    "es": {"edition": "es"},
    "refuse": {"refuse_proof": True},
    "coins": {"coins": 42},
}
LABELS = {
    "players": "how many play",
    "diplomat": "which diplomat is at court",
    "coins": "all coins in the game",
    "duel": "how two players get their cards",
    "refuse_proof": "a challenged player may decline",
}
EDITIONS = {"en": "English", "it": "Italian", "es": "Spanish"}
FIXED: dict[str, dict[str, object]] = {
    "en": {"opener_coins": 2, "refuse_proof": False, "coins": 50},
    "it": {"refuse_proof": True, "coins": 50},
    "es": {"coins": 42, "refuse_proof": False},
}


async def choose(page: Page, option: str, value: object) -> None:
    """Change an option by the form."""
    if option == "edition":
        chosen = page.locator(".seg label", has_text=EDITIONS[str(value)])
        await chosen.click()
        await expect(chosen.locator("input")).to_be_checked()
        return
    if await page.locator("details[open]").count() == 0:
        await page.locator("details summary").click()
    field = page.get_by_role("combobox", name=LABELS[option])
    await field.select_option(value=msgspec.json.encode(value).decode())


@pytest.mark.parametrize("variant", VARIANTS)
async def test_the_host_makes_each_variant(server: Server, opened: Browser, variant: str) -> None:
    key = new_key()
    table = server.make(key, name="Livia", clock=None)
    async with visiting(opened, server, key=key, size=PHONE if variant in ("two", "ten") else (1280, 800)) as page:
        await page.goto(f"{server.address}/t/{table}")
        await page.wait_for_selector(".seatlist")
        for option, value in VARIANTS[variant].items():
            await choose(page, option, value)
            if option != "edition":
                field = page.get_by_role("combobox", name=LABELS[option])
                await expect(field).to_have_value(msgspec.json.encode(value).decode())
        wanted = {**VARIANTS[variant], **FIXED.get(variant, {})}
        if "players" in wanted:
            await expect(page.locator(".seatlist li")).to_have_count(int(str(wanted["players"])))
        await page.get_by_role("button", name="Start", exact=True).click()
        await page.wait_for_selector(f"{ASKED}, .dock.rest")
        options = card(server, page)["options"]
        assert {name: options[name] for name in wanted} == wanted
        await expect(page.locator(".seats > li")).to_have_count(options["players"] - 1)
        await page.locator(ASKED).first.wait_for()
        if "draft" in str(options["duel"]):
            await expect(page.locator(".pickcards button")).to_have_count(5)
        await page.keyboard.press("k")
        summary = page.locator(".summary")
        diplomat, other = str(options["diplomat"]).capitalize(), {"ambassador": "Inquisitor"}
        await expect(summary.locator(".cast")).to_contain_text(diplomat)
        await expect(summary.locator(".cast")).not_to_contain_text(other.get(str(options["diplomat"]), "Ambassador"))


@pytest.mark.parametrize("game", ["medici", "princeps"])
async def test_the_host_chooses_every_value_of_every_option(server: Server, opened: Browser, game: str) -> None:
    key, words = new_key(), Words("en", [get(game).texts])
    table = server.make(key, game, name="Livia", clock=None)
    async with visiting(opened, server, key=key, size=PHONE) as page:
        await page.goto(f"{server.address}/t/{table}")
        await page.locator("details summary").click()
        wanted: dict[str, object] = {}
        for option in get(game).options:
            field = page.get_by_role("combobox", name=words.say(f"{game}-option-{option.name}"))
            values = await field.locator("option").evaluate_all("(found) => found.map(({ value }) => value)")
            for value in [*values[1:], *values]:
                await field.select_option(value=value)
                await expect(field).to_have_value(value)
            wanted[option.name] = msgspec.json.decode(values[-1])
        await page.get_by_role("button", name="Start", exact=True).click()
        await page.wait_for_selector(f"{ASKED}, .dock.rest")
        assert card(server, page)["options"] == wanted


@pytest.mark.parametrize(
    ("locale", "edition", "name"),
    [("en-GB", "en", "English"), ("es-ES", "es", "española"), ("it-IT", "it", "italiana"), ("fr-FR", "en", "anglaise")],
)
async def test_the_edition_comes_first_in_the_words_of_the_reader(
    server: Server, opened: Browser, locale: str, edition: str, name: str
) -> None:
    words = Words(locale[:2], [get("coup").texts])
    async with visiting(opened, server, size=PHONE, locale=locale) as page:
        await page.goto(server.address)
        friends = page.locator("article").first.get_by_role("button").nth(1)
        await friends.click()
        chosen = page.locator("input[name=lead]:checked")
        await expect(page.locator(".seg label", has=chosen)).to_have_text(re.compile(name, re.IGNORECASE))
        assert card(server, page)["options"]["edition"] == edition
        room = page.locator("main.room")
        await expect(room).to_contain_text(words.say(f"coup-lead-{edition}"))
        # Of the others each says what is different; mixed rules are the fourth.
        for number, other in enumerate(("en", "it", "es", "null")):
            await page.locator("input[name=lead]").nth(number).check()
            await expect(room).to_contain_text(words.say(f"coup-lead-{other}"))
        assert card(server, page)["options"]["edition"] is None
        await expect(room).not_to_contain_text(words.say("coup-experienced"))
        await page.locator("input[name=lead]").nth(1).check()
        await page.locator("details summary").click()
        await page.get_by_role("combobox", name=words.say("coup-option-players")).select_option("8")
        await expect(room).to_contain_text(words.say("coup-experienced"))
        assert card(server, page)["options"]["edition"] == "it"
        assert card(server, page)["options"]["refuse_proof"] is True
        await page.locator(".go .btn.main").click()
        await page.wait_for_selector(f"{ASKED}, .dock.rest")
        await page.locator(ASKED).first.wait_for()
        await page.keyboard.press("k")
        summary = page.locator(".summary")
        await expect(summary).to_contain_text("Rubare")
        assert ("(Rubare)" in await summary.inner_text()) == (locale != "it-IT")


async def test_options_that_cannot_be_together_follow_or_get_a_sentence(server: Server, opened: Browser) -> None:
    keys = [new_key() for _ in range(3)]
    table = server.make(keys[0], name="Ana", options={"players": 2})
    async with visiting(opened, server, key=keys[0]) as page:
        await page.goto(f"{server.address}/t/{table}")
        await page.wait_for_selector(".seatlist")
        await choose(page, "duel", "draft-court")
        await expect(page.get_by_role("combobox", name=LABELS["duel"])).to_have_value('"draft-court"')
        # More players than a duel has: the duel gives way.
        await choose(page, "players", 5)
        await expect(page.locator(".seatlist li")).to_have_count(5)
        await expect(page.get_by_role("combobox", name=LABELS["duel"])).to_have_value('"open"')
        for key, name in zip(keys[1:], ("Bea", "Cleo"), strict=True):
            server.do(table, key, type="sit", name=name)
        await expect(page.locator(".seatlist b")).to_have_count(3)
        # Three people cannot sit on two chairs.
        await choose(page, "players", 2)
        await expect(page.get_by_role("alert")).to_have_text(re.compile(r"^3 .*\.$"))
        await expect(page.get_by_role("combobox", name=LABELS["players"])).to_have_value("5")
        assert card(server, page)["options"]["players"] == 5


async def test_the_host_keeps_the_room(server: Server, opened: Browser) -> None:
    key, guest = new_key(), new_key()
    table = server.make(key, name="Ana", options={"players": 3})
    server.do(table, guest, type="sit", name="Bea")
    async with visiting(opened, server, key=key, size=PHONE) as page:
        await page.goto(f"{server.address}/t/{table}")
        await page.get_by_role("button", name="Add a bot").click()
        await expect(page.locator(".seatlist li.open")).to_have_count(0)
        await page.get_by_role("button", name="Remove Bea").click()
        await expect(page.locator(".seatlist li.open")).to_have_count(1)
        await page.get_by_text("60 s").click()
        await page.get_by_label("Anybody may find this table").check()
        await expect(page.get_by_role("radio", name="60 s")).to_be_checked()
        await expect(page.get_by_label("Anybody may find this table")).to_be_checked()
        async with client(server, table, key) as same:
            await same.until(lambda: (same.table.get("clock"), same.table.get("public")) == (60, True))
        await page.get_by_role("button", name="Stand up").click()
        await expect(page.get_by_role("button", name="Sit down")).to_be_visible()


# Settings


async def test_settings_are_kept_and_used(server: Server, opened: Browser) -> None:
    async with visiting(opened, server, settings={}, color_scheme="light") as page:
        await page.goto(f"{server.address}/settings")
        ground = "getComputedStyle(document.documentElement).backgroundColor"
        light = await page.evaluate(ground)
        await page.get_by_label("vine black").check(force=True)
        dark = await page.evaluate(ground)
        assert dark != light
        await page.get_by_role("group", name="Motion").get_by_text("off", exact=True).click()
        await page.get_by_role("group", name="Pace of what others do").get_by_text("quick").click()
        await page.get_by_label("your name").fill("Otto")
        await page.keyboard.press("Tab")
        await page.get_by_text("Italiano").click()
        await expect(page.get_by_role("heading", level=1)).to_have_text("Impostazioni")
        await page.reload()
        await expect(page.get_by_role("heading", level=1)).to_have_text("Impostazioni")
        assert await page.evaluate(ground) == dark
        assert await page.evaluate("document.documentElement.dataset.motion") == "off"
        await expect(page.locator("input[autocomplete=nickname]")).to_have_value("Otto")
        await page.goto(server.address)
        await page.locator(".game .btn").nth(1).click()
        await expect(page.locator(".seatlist b")).to_have_text(["Otto"])


async def test_the_language_of_a_running_table_changes_at_once(server: Server, opened: Browser) -> None:
    table, keys = duel(server)
    async with visiting(opened, server, size=PHONE, key=keys["Zoe"]) as page:
        await page.goto(f"{server.address}/t/{table}")
        await page.wait_for_selector(".me")
        await page.get_by_role("button", name="More").click()
        said = set()
        for language, name in zip(LANGUAGES, ("English", "Español", "Italiano", "Français"), strict=True):
            await page.locator(".sheet").get_by_text(name, exact=True).click()
            await page.wait_for_function("(to) => document.documentElement.lang === to", arg=language)
            await expect(page.locator(".sheet label:has(:checked)").get_by_text(name)).to_be_visible()
            await page.wait_for_load_state("networkidle")
            said.add(await page.locator(".dock h2").inner_text())
        assert len(said) == len(LANGUAGES)
        await page.locator(".sheet").get_by_text("English", exact=True).click()
        await expect(page.get_by_role("button", name="Close")).to_be_visible()


async def test_each_language_is_taken_from_the_browser(server: Server, opened: Browser) -> None:
    titles = {"en": "Play against bots", "es": "bots", "it": "bot", "fr": "bots"}
    for language, text in titles.items():
        async with visiting(opened, server, settings={}, locale=f"{language}-XX") as page:
            await page.goto(server.address)
            await expect(page.locator(".game .btn.main")).to_contain_text([text] * len(GAMES))
            assert await page.evaluate("document.documentElement.lang") == language


async def test_a_link_makes_another_browser_oneself(server: Server, opened: Browser) -> None:
    table, keys = duel(server)
    async with visiting(opened, server, key=keys["Zoe"], permissions=["clipboard-read", "clipboard-write"]) as page:
        await page.goto(f"{server.address}/settings")
        await page.get_by_role("button", name="Copy my link").click()
        await expect(page.get_by_role("button", name="Copied")).to_be_visible()
        link = await page.evaluate("navigator.clipboard.readText()")
        assert link == f"{server.address}/#key={keys['Zoe']}"
        async with visiting(opened, server, size=PHONE) as other:
            await other.goto(link)
            await other.get_by_role("link", name="Go on with Coup").click()
            await expect(other.locator(".me .you b")).to_have_text("Zoe")
            assert other.url == f"{server.address}/t/{table}"
            await other.go_back()
            await other.wait_for_selector(".hero")
            assert other.url == f"{server.address}/"


# At home on a device


def size(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG")
    found = struct.unpack(">II", png[16:24])
    return int(found[0]), int(found[1])


async def test_it_can_be_installed_and_opens_without_a_network(server: Server, opened: Browser) -> None:
    # Without a network a browser writes each request that fails.
    offline = r"ERR_INTERNET_DISCONNECTED|Failed to (load resource|fetch)|WebSocket|FetchEvent"
    async with visiting(opened, server, service_workers="allow", allowed=offline) as page:
        await page.goto(server.address)
        manifest = server.get(await page.locator("link[rel=manifest]").get_attribute("href") or "")
        assert manifest["name"] == manifest["short_name"] == "Signoria"
        assert (manifest["display"], manifest["start_url"], manifest["scope"]) == ("standalone", "/", "/")
        assert {"background_color", "theme_color"} <= manifest.keys()
        found = set()
        for icon in manifest["icons"]:
            status, headers, body = server.ask(icon["src"])
            assert (status, headers["content-type"].partition(";")[0]) == (200, icon["type"])
            if icon["type"] == "image/png":
                width, height = size(body)
                assert icon["sizes"] == f"{width}x{height}"
                found.add((width, icon.get("purpose", "any")))
        assert {(192, "any"), (512, "any"), (512, "maskable")} <= found
        session = await page.context.new_cdp_session(page)
        errors = (await session.send("Page.getInstallabilityErrors"))["installabilityErrors"]
        # A browser on nobody's desk is in private: there nothing can be installed.
        assert {error["errorId"] for error in errors} <= {"in-incognito"}
        await page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
        await page.reload()
        await page.wait_for_selector(".game")
        await page.wait_for_load_state("networkidle")
        await page.context.set_offline(True)
        await page.reload()
        await expect(page.get_by_role("alert")).to_have_text("The server cannot be reached.")
        await expect(page.get_by_role("heading", name="Court games")).to_be_visible()
        await page.context.set_offline(False)
        await page.reload()
        await page.wait_for_selector(".game")


async def test_who_has_no_script_is_led_to_plain_pages(server: Server, opened: Browser) -> None:
    async with visiting(opened, server, java_script_enabled=False) as page:
        await page.goto(server.address)
        await page.get_by_role("link", name="/plain").click()
        await expect(page.get_by_role("heading").first).to_be_visible()
        assert page.url.endswith("/plain")
    async with visiting(opened, server) as page:
        await page.goto(server.address)
        await page.get_by_role("link", name="Pages without scripts").click()
        await page.wait_for_url("**/plain")


# Doors


@pytest.mark.parametrize(
    "path", ["/t/nothing", f"/t/{'A' * 22}", "/learn/chess", "/rules/chess", f"/t/{'A' * 22}/replay"]
)
async def test_where_there_is_nothing_stands_a_door_with_a_way_home(server: Server, opened: Browser, path: str) -> None:
    async with visiting(opened, server, allowed=rf"{REFUSED}|WebSocket connection") as page:
        await page.goto(server.address + path)
        await expect(page.locator("main.door h1")).to_have_text(re.compile(r"^[A-Z].*\.$"))
        await page.get_by_role("link", name="Home").click()
        await page.wait_for_selector(".hero")
        await set_to(page, language="fr")


async def test_an_unknown_path_is_a_door_too(server: Server, opened: Browser) -> None:
    async with visiting(opened, server, allowed=REFUSED) as page:
        await page.goto(server.address)
        await page.wait_for_selector(".hero")
        await page.evaluate("history.pushState(null, '', '/nowhere'); dispatchEvent(new PopStateEvent('popstate'))")
        await expect(page.locator("main.door h1")).to_have_text("There is nothing here.")
        answer = await page.goto(f"{server.address}/nowhere")
        assert answer is not None
        assert answer.status == 404


async def test_the_rules_can_be_read_in_every_language(server: Server, opened: Browser) -> None:
    async with visiting(opened, server) as page:
        await page.goto(server.address)
        await page.get_by_role("link", name="Rules of Coup").click()
        await expect(page.locator(".rules .part").first).to_be_visible()
        await expect(page.locator(".summary .cast")).to_contain_text("Contessa")
        leads = set()
        for language in LANGUAGES:
            await set_to(page, language=language)
            leads.add(await page.locator(".rules .lead").inner_text())
            assert await page.locator(".rules .part").count() > 4
        assert len(leads) == len(LANGUAGES)
        await page.locator(".rules .opening a.main").click()
        await page.wait_for_selector(".coach")


@pytest.mark.parametrize("game", GAMES)
async def test_an_example_of_the_rules_is_stepped_through_to_its_end(
    server: Server, opened: Browser, game: str
) -> None:
    async with visiting(opened, server) as page:
        await page.goto(f"{server.address}/rules/{game}")
        chosen = page.locator(".examples li button").nth(3)
        title = await chosen.inner_text()
        await chosen.click()
        board = page.locator(".example")
        await expect(board.locator("h3")).to_have_text(title)
        await expect(board.locator("h3")).to_be_focused()
        forward = board.get_by_role("button", name="One step forward")
        said = [await board.locator(".happens").inner_text()]
        while await forward.is_enabled():
            await page.keyboard.press("ArrowRight")
            said.append(await board.locator(".happens").inner_text())
        assert all(said)
        await expect(board.locator(".steer")).to_contain_text(f"{len(said)} of {len(said)}")
        await page.reload()
        await expect(board.locator("h3")).to_have_text(title)
        await board.get_by_role("button", name="Close").click()
        await expect(board).to_have_count(0)
        assert page.url == f"{server.address}/rules/{game}"
        # What was opened, the browser's way back closes.
        await chosen.click()
        await expect(board.locator("h3")).to_have_text(title)
        await page.go_back()
        await expect(board).to_have_count(0)
        assert page.url == f"{server.address}/rules/{game}"


async def test_an_example_tells_what_cannot_be_done_and_why(server: Server, opened: Browser) -> None:
    async with visiting(opened, server) as page:
        await page.goto(f"{server.address}/rules/coup#example=a-turn-cannot-be-passed")
        await page.get_by_role("button", name="One step forward").click()
        await expect(page.locator(".happens")).to_contain_text("Natasha tries: “pass”.")
        await expect(page.locator(".happens .why")).to_have_text("You cannot pass: choose an action.")
