"""People at real browsers play Princeps at a real server, by touch, mouse, dragging and keys."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from playwright.async_api import Browser, Locator, expect
from tools.pictures.princeps import Campaign, campaign
from tools.pictures.tables import NAMES, store

from tests.seated import Person, seated
from tests.tables import Server, new_key, serving
from tests.truth import Truth

pytestmark = pytest.mark.anyio

ASKED = ".prince .dock h2"
COMMIT = ".prince [data-commit]:enabled"
WINDOWS = {
    "draw": (("castle", COMMIT), ("discard castle", "draw")),
    "punish": (("romagna",), ("punish from romagna",)),
    "punish-lacking": (("pass",), ("pass",)),
    "colonise": (("colonise",), ("colonise naples",)),
    "defend": (("citizen", "mercenary", "captain", COMMIT), ("defend citizen mercenary under captain",)),
    "machiavelli": (("machiavelli",), ("machiavelli",)),
    "machiavelli-lacking": (("pass",), ("pass",)),
    "sacrifice": (("1", COMMIT), ("sacrifice 1",)),
    "enter": (("stay", COMMIT), ("stay",)),
    "discard": (("spy", COMMIT), ("discard spy",)),
}
"""What is pressed in each window, and the moves that come of it."""
LACKING = {"punish-lacking": "No Punishment of yours lies", "machiavelli-lacking": "You do not have Machiavelli"}

ANSWERS = {"punish": 4, "punish-lacking": 3, "colonise": 2, "machiavelli": 2, "machiavelli-lacking": 2}
"""How many answers stand there: to let it come, and what there is to let it not come; one for each punishment."""

TABLES = {wish: campaign(wish, wish, clock=None) for wish in WINDOWS}
BARGAIN = campaign("negotiate", "bargain", clock=None)
PREPARE = campaign("prepare", "prepare", clock=None)
ACT = campaign("act", "act", clock=None)
LISTED = campaign("act", "listed", clock=None)
LANDS = campaign("negotiate", "lands", clock=None)


@pytest.fixture(scope="module")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that finds tables in mid-game when it starts."""
    folder = tmp_path_factory.mktemp("campaign") / "data"
    asyncio.run(store(folder, [*TABLES.values(), BARGAIN, PREPARE, ACT, LISTED, LANDS]))
    with serving(folder, "--no-limits") as found:
        yield found


def updates(person: Person) -> list[str]:
    """What came of the game, as it came."""
    return [raw for raw in person.frames if raw.startswith('{"type":"update"')]


def view(person: Person) -> Any:
    """What the page was told last."""
    return msgspec.json.decode(updates(person)[-1])["update"]["view"]


async def prepares(person: Person) -> bool:
    """Whether the page was told that one prepares now."""
    return bool(view(person)["phase"] == "prepare")


async def opens(person: Person, server: Server, table: Campaign) -> None:
    """Go to a table, and wait until something is asked."""
    await person.page.goto(f"{server.address}/t/{table.id}")
    assert await person.asked(ASKED)


async def follows(person: Person, table: Campaign, *moves: str) -> None:
    """The page has sent just these plays, and was told what comes of them."""
    for move in moves:
        table.play(f"{person.name} {move}")
    expected = msgspec.json.decode(msgspec.json.encode(table.view(person.name)))

    async def told() -> bool:
        return bool(view(person) == expected)

    await person.until(told)
    sent = [each["move"] for each in person.moves]
    assert sent[-len(moves) :] == [*moves]


async def take(person: Person, *keys: str) -> None:
    """Take the steps of these keys, or send what was put together, each when it can be."""
    for key in keys:
        await press(person, key if key == COMMIT else f".moment [data-choice='{key}']:enabled")


async def press(person: Person, what: str | Locator) -> None:
    """Press something as soon as it is there."""
    found = (person.page.locator(what) if isinstance(what, str) else what).first
    await found.wait_for()
    assert await person.press(found)


async def test_every_window_of_a_contest_is_answered_by_what_stands_there(prepared: Server, opened: Browser) -> None:
    key = ACT.keys["Livia"]
    async with seated(opened, prepared.address, "Livia", phone=True, key=key) as livia:
        page = livia.page
        for wish, (presses, moves) in WINDOWS.items():
            await opens(livia, prepared, TABLES[wish])
            answers = ANSWERS.get(wish)
            if answers is not None:
                # All answers stand there, whatever one holds.
                await expect(page.locator(".reply .pair .btn")).to_have_count(answers)
            if wish in LACKING:
                had = len(livia.sent)
                await press(livia, page.locator(".reply .private").first)
                await expect(page.locator(".reply [role=alert]")).to_contain_text(LACKING[wish])
                assert len(livia.sent) == had
            await take(livia, *presses)
            await follows(livia, TABLES[wish], *moves)


async def test_an_attack_is_put_together_on_the_map(prepared: Server, opened: Browser) -> None:
    async with seated(opened, prepared.address, "Livia", key=ACT.keys["Livia"]) as livia:
        page = livia.page
        await opens(livia, prepared, ACT)
        await press(livia, on_map("florence"))
        await take(livia, "attack", "captain")
        await press(livia, on_map("venice"))
        await expect(page.locator(".map .why")).to_contain_text("Venice")
        await press(livia, on_map("rome"))
        await expect(page.locator(".path li")).to_have_text(["Attack", "Florence", "Captain", "Rome"])
        await expect(page.locator(".duel .sum").first).to_have_text("3")
        await press(livia, page.locator(".dock .chip[aria-pressed=true]", has_text="Mercenary").last)
        await expect(page.locator(".duel .sum").first).to_have_text("2")
        await take(livia, COMMIT)
        await follows(livia, ACT, "attack rome from florence with captain citizen mercenary")
        await expect(page.locator(".story li").first).to_contain_text("You attack Rome from Florence.")


def on_map(land: str) -> str:
    """A territory on the map."""
    return f".chart [data-territory={land}]"


async def test_an_attack_is_put_together_by_the_list(prepared: Server, opened: Browser) -> None:
    async with seated(opened, prepared.address, "Livia", phone=True, key=LISTED.keys["Livia"]) as livia:
        page = livia.page
        await opens(livia, prepared, LISTED)
        await livia.button("List")
        await press(livia, page.locator(".lands [data-territory=macedonia] .tr"))
        await take(livia, "attack")
        aims = page.locator(".lands .do")
        await expect(aims).to_have_count(4)
        await press(livia, page.locator(".lands [data-territory=constantinople] .do"))
        await take(livia, COMMIT)
        await follows(livia, LISTED, "attack constantinople from macedonia with captain mercenary")


async def test_cards_are_dragged_laid_and_recalled(prepared: Server, opened: Browser) -> None:
    async with seated(opened, prepared.address, "Livia", key=PREPARE.keys["Livia"]) as livia:
        page = livia.page
        await opens(livia, prepared, PREPARE)
        hand = page.locator(".handrow")
        await press(livia, hand.locator("[data-choice=captain]"))
        await expect(page.locator(".chart .open")).to_have_count(3)
        await page.keyboard.press("Escape")
        await expect(page.locator(".chart .open")).to_have_count(0)
        await hand.locator("[data-choice=captain]").drag_to(page.locator(on_map("genoa")), steps=5)
        await follows(livia, PREPARE, "lay captain in genoa")
        await press(livia, hand.locator("[data-choice=punishment]").first)
        await expect(page.locator(".chart .open")).to_have_count(3)
        await press(livia, on_map("romagna"))
        await follows(livia, PREPARE, "lay punishment in romagna")
        await press(livia, hand.locator("[data-choice=counsellor]").first)
        # It goes where one looks.
        await follows(livia, PREPARE, "lay counsellor in romagna")
        await press(livia, on_map("tunis"))
        await press(livia, page.get_by_role("button", name="Take back the Mercenary").first)
        await follows(livia, PREPARE, "recall mercenary from tunis")
        await press(livia, hand.locator("[data-choice=ferrara]"))
        await take(livia, COMMIT)
        await follows(livia, PREPARE, "settle ferrara")
        await take(livia, "ready")
        await follows(livia, PREPARE, "ready")


async def offers(person: Person, to: str, give: tuple[str, ...], want: tuple[str, ...]) -> str:
    """Put an offer together on the page, and send it; the move."""
    await take(person, "offer", to, *give, COMMIT, *want, COMMIT, COMMIT)
    whom = "anyone" if to == "offer" else NAMES[int(to[-1]) - 1]
    return f"offer {whom} give {' '.join(give)} want {' '.join(want)}"


async def test_a_negotiation_on_a_phone_and_a_desktop(prepared: Server, opened: Browser) -> None:
    async with (
        seated(opened, prepared.address, "Livia", phone=True, key=BARGAIN.keys["Livia"]) as livia,
        seated(opened, prepared.address, "Bianca", key=BARGAIN.keys["Bianca"]) as bianca,
        seated(opened, prepared.address, "Tommaso", key=BARGAIN.keys["Tommaso"]) as tommaso,
    ):
        people = (livia, bianca, tommaso)
        for each in people:
            await opens(each, prepared, BARGAIN)
        # Two cards for one, to one player, who takes it.
        move = await offers(livia, "offer-2", ("mercenary", "revolt"), ("spy",))
        await follows(livia, BARGAIN, move)
        await take(bianca, "accept-1")
        await follows(bianca, BARGAIN, "accept 1")
        await expect(livia.page.locator(".became")).to_contain_text("Bianca accepts")
        # To anyone: who does not have what is wanted is told so, and declines.
        await follows(bianca, BARGAIN, await offers(bianca, "offer", ("castle",), ("machiavelli",)))
        offer = livia.page.locator(".offer", has_text="to anyone")
        await expect(offer).to_contain_text("You do not have what this offer wants.")
        await expect(offer.get_by_role("button", name="Accept")).to_have_count(0)
        await take(livia, "decline-2")
        await follows(livia, BARGAIN, "decline 2")
        await expect(bianca.page.locator(".offer")).to_contain_text("Livia")
        # Withdrawn again.
        await follows(livia, BARGAIN, await offers(livia, "offer-3", ("reform",), ("captain",)))
        await tommaso.page.locator("[data-choice=accept-3]").wait_for()
        await take(livia, "withdraw-3")
        await follows(livia, BARGAIN, "withdraw 3")
        await expect(tommaso.page.locator("[data-choice=accept-3]")).to_have_count(0)
        # What is given to another cannot be given any more.
        await follows(livia, BARGAIN, await offers(livia, "offer-2", ("reform",), ("citizen",)))
        await bianca.page.locator("[data-choice=accept-4]").wait_for()
        await follows(livia, BARGAIN, await offers(livia, "offer-3", ("reform",), ("conspiracy",)))
        await take(tommaso, "accept-5")
        await follows(tommaso, BARGAIN, "accept 5")
        await expect(bianca.page.locator(".became")).to_contain_text("Livia no longer has all that it gives")
        # Who is done is called back by an offer.
        await take(bianca, "done")
        await follows(bianca, BARGAIN, "done")
        await expect(bianca.page.locator(ASKED)).to_have_text("You are done negotiating")
        await follows(livia, BARGAIN, await offers(livia, "offer-2", ("castle",), ("citizen",)))
        await take(bianca, "accept-6")
        await follows(bianca, BARGAIN, "accept 6")
        for each in people:
            await take(each, "done")
            await follows(each, BARGAIN, "done")
        await livia.until(lambda: prepares(livia))
        assert BARGAIN.table.play is not None
        truth = Truth(BARGAIN.table.play)
        for seat, each in enumerate(people):
            for raw in updates(each):
                truth.check(seat, raw)
            shown = each.page.locator(".handrow .pc")
            await expect(shown).to_have_count(len(BARGAIN.hand(each.name)))
        # Of what was only between the others, nothing ever reached Tommaso's page.
        told = [offer for raw in updates(tommaso) for offer in msgspec.json.decode(raw)["update"]["view"]["offers"]]
        assert {offer["id"] for offer in told} == {2, 3, 5}


async def test_territories_on_the_table_change_hands(prepared: Server, opened: Browser) -> None:
    async with (
        seated(opened, prepared.address, "Livia", phone=True, key=LANDS.keys["Livia"]) as livia,
        seated(opened, prepared.address, "Bianca", key=LANDS.keys["Bianca"]) as bianca,
    ):
        for each in (livia, bianca):
            await opens(each, prepared, LANDS)
        lands = {name: placed(LANDS, name) for name in NAMES[:3]}
        give, want = lands["Livia"][0], lands["Bianca"][0]
        # One of mine, with a card, for one of hers; all that are wanted must be of one rival, who keeps another.
        await take(livia, "offer", "offer", give, COMMIT)
        await livia.button("A territory")
        await take(livia, want)
        chosen = livia.page.locator(".build .grid5 [data-choice]")
        for other in lands["Tommaso"]:
            await expect(livia.page.locator(f".build .grid5 [data-choice={other}]")).to_be_disabled()
        await expect(chosen.filter(has=livia.page.locator(".lies-with"))).to_have_count(
            sum(len(lands[name]) for name in ("Bianca", "Tommaso"))
        )
        await take(livia, COMMIT)
        await expect(livia.page.locator(".build")).to_contain_text("on the table")
        await take(livia, COMMIT)
        await follows(livia, LANDS, f"offer anyone give {give} want {want}")
        await expect(bianca.page.locator(".offer")).to_contain_text("its castle, its colonists and its state")
        await take(bianca, "accept-1")
        await follows(bianca, LANDS, "accept 1")
        assert view(bianca)["territories"][give]["owner"] == "Bianca"
        assert view(bianca)["territories"][want]["owner"] == "Livia"
        await expect(livia.page.locator(".became")).to_contain_text("Bianca accepts")


def placed(table: Campaign, name: str) -> list[str]:
    """A player's territories on the table."""
    return [land for land, here in table.sees().territories.items() if here.owner == name]


async def test_seats_are_drawn_anticlockwise(prepared: Server, opened: Browser) -> None:
    """From right to left: who comes next sits to the right of me, who am at the left end."""
    async with seated(opened, prepared.address, "Livia", phone=True, key=LANDS.keys["Livia"]) as livia:
        await livia.page.goto(f"{prepared.address}/t/{LANDS.id}")
        seats = livia.page.locator(".rivals li")
        await expect(seats).to_have_count(3)
        names = [await seat.locator("b").inner_text() for seat in await seats.all()]
        boxes = [await seat.bounding_box() for seat in await seats.all()]
        across = [box["x"] for box in boxes if box is not None]
        assert names[1:] == [*NAMES[1:3]]
        assert across[0] < across[2] < across[1]
        await expect(livia.page.locator(".rivals")).to_have_attribute("aria-label", re.compile("anticlockwise"))


TYPED = (
    COMMIT,
    ".dock .doing [data-choice]:enabled",
    ".handrow [data-choice]:enabled:not([aria-pressed=true])",
    ".dock .tos [data-choice]:enabled",
    ".dock [data-choice]:enabled:not([data-choice=offer], [data-choice=recall], [aria-pressed=true])",
)
"""What somebody goes for by the keyboard, the first that is there: all cards are laid, all actions taken."""

BRIEF = (COMMIT, *(f".dock [data-choice={key}]:enabled" for key in ("done", "ready", "end", "pass")), *TYPED)
"""What leads to the end of a round soon."""


async def test_a_whole_game_by_the_keyboard(prepared: Server, opened: Browser) -> None:
    key = new_key()
    async with seated(opened, prepared.address, "Livia", key=key, haste=True) as livia:
        options = {"players": 2, "rounds": 5}
        table = prepared.make(key, "princeps", name="Livia", options=options, clock=None, bots=["random"], start=True)
        await livia.page.goto(f"{prepared.address}/t/{table}")
        while await livia.asked():
            had = len(livia.moves)
            wanted = TYPED if view(livia)["round"] == 1 else BRIEF
            while len(livia.moves) == had:
                await typed(livia, had, wanted)
            await livia.until(lambda: heard(livia))
        words = {move["move"].split()[0] for move in livia.moves}
        assert {"draw", "done", "ready", "end"} <= words
        assert words & {"settle", "lay"}


async def heard(person: Person) -> bool:
    """Whether the last play was answered."""
    number = person.moves[-1]["id"]
    return any(f'"{number}"' in raw for raw in person.frames)


async def typed(person: Person, had: int, goals: tuple[str, ...]) -> None:
    """Go with the keyboard to what is wanted most, and press it; until something has come of that."""
    page = person.page
    wanted = [each for each in goals if await page.locator(each).count()]
    if not wanted:
        return
    before = await page.locator(".prince").inner_text()
    for _ in range(80):
        if len(person.moves) > had or await page.evaluate(f"document.activeElement.matches({wanted[0]!r})"):
            break
        await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")

    async def went_on() -> bool:
        return len(person.moves) > had or await page.locator(".prince").inner_text() != before

    await person.until(went_on)
