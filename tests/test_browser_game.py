"""People at real browsers play at a real server: to the end, through all that happens to networks and servers."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Iterator
from contextlib import suppress

import msgspec
import pytest
from playwright.async_api import Browser, Route, expect
from playwright.async_api import TimeoutError as NothingCame

from tests.choosing import ASKED, CHOICE, FRESH, MANNERS, OFFERED
from tests.seated import HEARD, LOST, Person, seated
from tests.tables import Server, new_key, serving

pytestmark = pytest.mark.anyio

ACTS = MANNERS["coup"].own


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that may be stopped and killed."""
    with serving(tmp_path_factory.mktemp("killed") / "data", "--no-limits") as found:
        yield found


async def hurried(route: Route) -> None:
    """A table like the one that was asked for, at which bots do not pause."""
    if route.request.method != "POST":
        await route.continue_()
        return
    wanted = msgspec.json.decode(route.request.post_data or "")
    await route.continue_(post_data=msgspec.json.encode({**wanted, "pace": 0}))


async def test_a_whole_game_of_two_browsers_and_two_bots(server: Server, opened: Browser) -> None:
    async with (
        seated(opened, server.address, "Livia", phone=True) as livia,
        seated(opened, server.address, "Bianca") as bianca,
    ):
        await livia.page.route("**/api/tables", hurried)
        await livia.page.goto(server.address)
        await livia.button("Play with friends", livia.page.get_by_role("article", name="Coup"))
        await livia.page.wait_for_url("**/t/*")
        await livia.page.locator(".seatlist").wait_for()
        await bianca.page.goto(await livia.page.locator(".addr").inner_text())
        await bianca.button("Sit down")
        await livia.page.get_by_role("textbox", name="Say something").fill("Salve, Bianca")
        await livia.button("Send")
        await expect(bianca.page.get_by_role("log", name="Chat")).to_contain_text("Salve, Bianca")
        taken = livia.page.locator(".seatlist li:not(.open)")
        while await livia.page.get_by_role("button", name="Add a bot").count():
            had = await taken.count()
            await livia.press(livia.page.get_by_role("button", name="Add a bot").first)
            await expect(taken).to_have_count(had + 1)
        table = livia.page.url.rsplit("/", 1)[1]
        names = [seat["name"] for seat in server.get(f"/api/tables/{table}")["table"]["seats"]]
        await livia.button("Start")
        await asyncio.gather(livia.play("challenge"), bianca.play("challenge"))
        found = server.get(f"/api/tables/{table}/record")
        winner = names[found["returns"].index(max(found["returns"]))]
        hands = server.get(f"/api/tables/{table}/replay")["moments"][-1]["view"]["players"]
        for each in (livia, bianca):
            said = "You hold the Signoria" if each.name == winner else f"The Signoria goes to {winner}"
            await expect(each.page.get_by_role("region", name=said)).to_be_visible()
            for name in names:
                called = "You" if name == each.name else name
                line = each.page.locator(".final li").filter(has=each.page.get_by_text(called, exact=True))
                cards = line.locator(".card .niche svg")
                shown = [*hands[name].get("hidden", ()), *(f"{card}, face up" for card in hands[name]["revealed"])]
                await expect(cards).to_have_count(len(shown))
                labels = [await card.get_attribute("aria-label") for card in await cards.all()]
                assert [str(label).lower() for label in labels] == shown
                await expect(line.get_by_text("winner")).to_have_count(int(name == winner))
        await livia.button("Play again, same table")
        await livia.page.wait_for_url(lambda url: not url.endswith(table))
        await bianca.button("Join the next game")
        await bianca.page.wait_for_url(livia.page.url)
        for each in (livia, bianca):
            await expect(each.page.locator(".seatlist").get_by_text("Bianca", exact=True)).to_be_visible()
            await expect(each.page.locator(".seatlist").get_by_text("Livia", exact=True)).to_be_visible()


async def table_for(server: Server, people: list[Person], keys: list[str], bots: int = 0) -> str:
    """A game that has begun, at which bots do not pause; everybody has opened it."""
    seats = len(people) + bots
    table = server.make(keys[0], name=people[0].name, options={"players": seats}, clock=None)
    for person, key in zip(people[1:], keys[1:], strict=True):
        assert server.do(table, key, type="sit", name=person.name)["type"] == "done"
    assert server.do(table, keys[0], type="start", fill=True)["type"] == "done"
    for person in people:
        await person.page.goto(f"{server.address}/t/{table}")
    return table


async def same_as_the_server(server: Server, table: str, person: Person, key: str) -> None:
    """The page has all that its seat was told, once and in order, and shows it."""

    async def same() -> bool:
        account = server.get(f"/api/tables/{table}/account", key)
        if person.events != account["events"]:
            return False
        await person.skip()
        told = server.ask(f"/api/tables/{table}/log?language=en", key=key)[2].decode()
        return await person.log() == told.split()

    await person.until(same)


async def let_all_pass(people: list[Person]) -> None:
    """Everybody lets pass whatever comes until it is the first one's turn: nobody else is asked anything then."""
    first, *others = people
    believing = [asyncio.create_task(each.play("pass", "income")) for each in others]
    await first.turn("pass")
    for each in believing:
        each.cancel()
    await asyncio.gather(*believing, return_exceptions=True)


async def hand(person: Person) -> list[str]:
    """What one holds, as the page shows it."""
    return await person.page.locator(".me .hand .card:not(.lost) b").all_inner_texts()


async def test_refresh_and_a_second_tab(server: Server, opened: Browser) -> None:
    keys = [new_key(), new_key()]
    async with (
        seated(opened, server.address, "Livia", phone=True, key=keys[0]) as livia,
        seated(opened, server.address, "Bianca", key=keys[1]) as bianca,
    ):
        table = await table_for(server, [livia, bianca], keys)
        await let_all_pass([livia, bianca])
        await same_as_the_server(server, table, livia, keys[0])
        before = await livia.question(), await hand(livia), await livia.log()
        assert len(before[1]) + await livia.page.locator(".me .lost").count() == 2
        await livia.page.reload()
        assert await livia.asked(ACTS)
        assert (await livia.question(), await hand(livia), await livia.log()) == before

        tab = Person(await livia.page.context.new_page(), server.address, "Livia", touch=True)
        await tab.page.goto(livia.page.url)
        assert await tab.asked(ACTS)
        assert (await tab.question(), await hand(tab), await tab.log()) == before
        await livia.page.bring_to_front()
        await livia.answer("income")
        await tab.page.locator(ACTS).first.wait_for(state="detached")
        await bianca.turn()
        for each in (livia, tab):
            await each.page.bring_to_front()
            await same_as_the_server(server, table, each, keys[0])
        assert "income" in " ".join(await tab.log()).lower()
        tab.check()


async def test_a_lost_network_and_a_server_that_is_killed(server: Server, opened: Browser) -> None:
    keys = [new_key(), new_key()]
    async with (
        seated(opened, server.address, "Livia", phone=True, key=keys[0], allowed=LOST) as livia,
        seated(opened, server.address, "Bianca", key=keys[1], allowed=LOST) as bianca,
    ):
        people = [livia, bianca]
        table = await table_for(server, people, keys)

        # Livia is away when Bianca takes her turn.
        await let_all_pass([bianca, livia])
        await same_as_the_server(server, table, livia, keys[0])
        had = len(livia.events)
        await livia.page.context.set_offline(True)
        await expect(livia.page.locator(".dock h2")).to_have_text("Reconnecting")
        await expect(livia.page.locator(".dock")).to_contain_text("This device is offline")
        await expect(livia.page.locator(CHOICE)).to_have_count(0)
        await bianca.answer("income")
        await bianca.until(lambda: happened(server, table, keys[0], had))
        assert len(livia.events) == had
        await livia.page.context.set_offline(False)
        await expect(livia.page.locator(".dock h2")).not_to_have_text("Reconnecting")
        await let_all_pass(people)
        for each, key in zip(people, keys, strict=True):
            await same_as_the_server(server, table, each, key)

        # The server dies before it has heard Livia's answer: it is sent again, and counts once.
        declared = [event for event in livia.events if event["kind"] == "declared"]
        sent = len(livia.moves)
        server.process.send_signal(signal.SIGSTOP)
        await livia.answer("income")
        await livia.until(lambda: sent_more(livia, sent))
        server.kill()
        for each in people:
            await expect(each.page.locator(".dock h2")).to_have_text("Reconnecting")
            await expect(each.page.locator(CHOICE)).to_have_count(0)
        server.start()
        await livia.until(lambda: sent_more(livia, sent + 1))
        first, again = livia.moves[sent:]
        assert first == again
        await let_all_pass([bianca, livia])
        for each, key in zip(people, keys, strict=True):
            await same_as_the_server(server, table, each, key)
        after = [event for event in livia.events if event["kind"] == "declared"][len(declared) :]
        assert [event["seats"]["player"] for event in after].count("Livia") == 1

        await asyncio.gather(livia.play("challenge"), bianca.play("challenge"))
        for each, key in zip(people, keys, strict=True):
            await same_as_the_server(server, table, each, key)


async def all_told(server: Server, table: str, person: Person, key: str) -> None:
    """The page has all that its seat was told, once and in order."""

    async def told() -> bool:
        return bool(person.events == server.get(f"/api/tables/{table}/account", key)["events"])

    await person.until(told)


async def begins(person: Person) -> None:
    """Take up something of what is asked, which sends nothing yet."""
    sent, offer = len(person.moves), person.page.locator("[data-choice=offer]")
    before = changed = await person.page.evaluate(OFFERED)
    while changed == before:
        # A press is not heard while news of others come.
        assert await person.asked()
        before = await person.page.evaluate(OFFERED)
        await person.press((offer if await offer.count() else person.page.locator(FRESH)).first)
        with suppress(NothingCame):
            await person.page.wait_for_function(f"(before) => {OFFERED} !== before", arg=before, timeout=HEARD * 1000)
        changed = await person.page.evaluate(OFFERED)
    assert len(person.moves) == sent


async def answered(person: Person) -> None:
    """Give one answer; what is asked may be gone for a moment while news of others are told."""
    sent = len(person.moves)
    while len(person.moves) == sent:
        assert await person.asked()
        await person.answer()
    assert len(person.moves) == sent + 1


@pytest.mark.parametrize("game", ["medici", "princeps"])
async def test_a_play_that_is_begun_is_lost_and_nothing_else(server: Server, opened: Browser, game: str) -> None:
    keys, manner = [new_key(), new_key()], MANNERS[game]
    async with (
        seated(opened, server.address, "Livia", game=game, phone=True, key=keys[0], allowed=LOST) as livia,
        seated(opened, server.address, "Bianca", game=game, key=keys[1], allowed=LOST) as bianca,
    ):
        people = [livia, bianca]
        table = server.make(keys[0], game, name="Livia", options=manner.options, clock=None)
        assert server.do(table, keys[1], type="sit", name="Bianca")["type"] == "done"
        assert server.do(table, keys[0], type="start", fill=manner.bots > 0)["type"] == "done"
        for each in people:
            await each.page.goto(f"{server.address}/t/{table}")
        other = asyncio.create_task(bianca.play())
        assert await livia.asked()

        # The page is loaded anew, and opened once more.
        before = await livia.question()
        await begins(livia)
        await livia.page.reload()
        assert await livia.asked()
        assert await livia.question() == before
        assert livia.moves == []
        tab = Person(await livia.page.context.new_page(), server.address, "Livia", game=game, touch=True, allowed=LOST)
        await tab.page.goto(livia.page.url)
        assert await tab.asked()
        assert await tab.question() == before
        await livia.page.bring_to_front()
        await answered(livia)
        assert await livia.asked()
        for each in (livia, tab):
            await all_told(server, table, each, keys[0])
        tab.check()
        await tab.page.close()

        # The network goes in the middle of a play, and the server.
        await begins(livia)
        await livia.page.context.set_offline(True)
        lost = livia.page.get_by_role("heading", name="Reconnecting")
        await lost.wait_for()
        await expect(livia.page.locator(ASKED)).to_have_count(0)
        await livia.page.context.set_offline(False)
        assert await livia.asked()
        await all_told(server, table, livia, keys[0])
        await begins(livia)
        server.kill()
        await lost.wait_for()
        server.start()
        assert await livia.asked()
        await answered(livia)
        assert await livia.asked()
        other.cancel()
        await asyncio.gather(other, return_exceptions=True)
        for each, key in zip(people, keys, strict=True):
            await all_told(server, table, each, key)


async def sent_more(person: Person, than: int) -> bool:
    """Whether somebody has sent more plays than that."""
    return len(person.moves) > than


async def happened(server: Server, table: str, key: str, than: int) -> bool:
    """Whether there is more to tell to a seat than so many events."""
    return len(server.get(f"/api/tables/{table}/account", key)["events"]) > than
