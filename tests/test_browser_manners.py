"""What people tripped over at the tables, each as they came upon it."""

from __future__ import annotations

import asyncio
import random
import re
from contextlib import AsyncExitStack

import pytest
from playwright.async_api import Browser, Page, expect
from tools.pictures.medici import card, pile

from tests.choosing import ASKED, COMMIT
from tests.states import ACT, BARGAIN, COURT, DEFEND, PREPARE
from tests.tables import SECONDS, Server, client, new_key
from tests.visiting import DESKTOP, PHONE, SETTINGS, duel, moved, visiting

pytestmark = pytest.mark.anyio
expect.set_options(timeout=SECONDS * 1000)

NOBODY = {"pace": "quick", "motion": "off"}
"""Settings of who has not said a name yet."""


def three(server: Server, game: str = "coup", **options: object) -> tuple[str, dict[str, str]]:
    """A game of Zoe, Otto and Ada that has begun, Coup by Zoe; keys by names."""
    keys = {name: new_key() for name in ("Zoe", "Otto", "Ada")}
    begins = {"first": 0} if game == "coup" else {}
    table = server.make(keys["Zoe"], game, name="Zoe", options={"players": 3, **begins, **options}, clock=None)
    for name in ("Otto", "Ada"):
        assert server.do(table, keys[name], type="sit", name=name)["type"] == "done"
    assert server.do(table, keys["Zoe"], type="start")["type"] == "done"
    return table, keys


async def test_who_has_no_name_is_asked_once_on_the_way_to_friends(server: Server, opened: Browser) -> None:
    async with visiting(opened, server, settings=NOBODY, size=PHONE) as page:
        await page.goto(server.address)
        invite = page.get_by_role("article", name="Coup").get_by_role("button", name="Play with friends")
        await invite.click()
        dialog = page.get_by_role("dialog", name="What shall we call you?")
        for leaves in (page.keyboard.press("Escape"), dialog.get_by_role("button", name="Back").click()):
            await leaves
            await expect(dialog).to_have_count(0)
            await invite.click()
        await dialog.get_by_role("textbox").fill("Fiammetta")
        await dialog.get_by_role("button", name="Continue").click()
        await expect(page.locator(".seatlist")).to_contain_text("Fiammetta")
        await expect(page.get_by_role("button", name="Start", exact=True)).to_be_visible()
        await page.get_by_role("link", name="Leave the table").click()
        await page.get_by_role("article", name="Princeps").get_by_role("button", name="Play with friends").click()
        await expect(page.locator(".seatlist")).to_contain_text("Fiammetta")


async def test_a_host_who_stands_hears_that_the_game_would_begin_without_them(server: Server, opened: Browser) -> None:
    host, guest = new_key(), new_key()
    table = server.make(host, name="Zoe", options={"players": 2, "diplomat": "inquisitor"})
    assert server.do(table, host, type="leave")["type"] == "done"
    async with visiting(opened, server, key=host, settings=NOBODY) as page:
        await page.goto(f"{server.address}/t/{table}")
        await expect(page.get_by_role("button", name="Start without me")).to_be_visible()
        await expect(page.get_by_role("button", name="Start", exact=True)).to_have_count(0)
    async with visiting(opened, server, key=guest) as page, client(server, table, host):
        await page.goto(f"{server.address}/t/{table}")
        await expect(page.get_by_text("Rules in play: Inquisitor")).to_be_visible()
        await page.get_by_role("button", name="Sit down").click()
        await expect(page.get_by_text("Waiting for the host to start.")).to_be_visible()


async def test_a_table_opens_at_its_top_after_the_waiting_room(server: Server, opened: Browser) -> None:
    key = new_key()
    table = server.make(key, name="Zoe", options={"players": 6}, clock=None)
    async with visiting(opened, server, key=key, size=(320, 568)) as page:
        await page.goto(f"{server.address}/t/{table}")
        await page.locator(".talk").scroll_into_view_if_needed()
        assert await page.evaluate("scrollY") > 0
        await page.get_by_role("button", name="Start", exact=True).click()
        await page.wait_for_selector(".board.coup")
        assert await page.evaluate("scrollY") == 0


async def test_no_page_is_a_page_of_ours(server: Server, opened: Browser) -> None:
    async with visiting(opened, server, allowed="404") as page:
        for path in ("/nothing/here", "/t/aaaaaaaaaaaaaaaa"):
            await page.goto(server.address + path)
            await expect(page.locator("header .wm")).to_be_visible()
            await page.locator("main").get_by_role("link", name="Home").click()
            await expect(page.get_by_role("article", name="Coup")).to_be_visible()


async def test_what_stands_on_the_first_page_keeps_its_place(server: Server, opened: Browser) -> None:
    async with visiting(opened, server, size=PHONE, settings={}, haste=False) as page:
        await page.add_init_script(
            """window.shifts = [];
            new PerformanceObserver((list) => {
              for (const shift of list.getEntries()) window.shifts.push(shift.value);
            }).observe({ type: 'layout-shift', buffered: true });"""
        )
        await page.goto(server.address)
        await page.get_by_role("article", name="Princeps").wait_for()
        await page.wait_for_load_state("networkidle")
        assert sum(await page.evaluate("window.shifts")) < 0.01


async def pressing(page: Page, selector: str) -> tuple[float, float]:
    """Lay a finger on this; where."""
    box = await page.locator(selector).bounding_box()
    assert box is not None
    place = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    await page.mouse.move(*place)
    await page.mouse.down()
    return place


async def test_a_press_meant_for_one_question_never_answers_the_next(server: Server, opened: Browser) -> None:
    table, keys = three(server)
    async with visiting(opened, server, key=keys["Ada"], size=PHONE) as page, client(server, table, keys["Ada"]) as ada:
        await moved(server, table, keys["Zoe"], "aid")
        await page.goto(f"{server.address}/t/{table}")
        await expect(page.locator(".dock h2")).to_have_text("Do you block it?")
        await expect(page.locator("[data-choice=pass]")).to_have_text("Don’t block")
        await pressing(page, "[data-choice=pass]")
        # While the finger lies there, Otto blocks: the same place asks whether that is believed.
        await moved(server, table, keys["Otto"], "block duke")
        await expect(page.locator(".dock h2")).to_have_text("Do you believe the block?")
        await page.mouse.up()
        await expect(page.locator(".settling")).to_have_count(0)
        await expect(page.locator("[data-choice=pass]")).to_have_text("Let it pass")
        await ada.until(lambda: ada.menu)
        assert ada.menu is not None
        assert ada.menu["question"]["key"] == "coup-ask-challenge-block"
        await page.locator("[data-choice=pass]").click()
        await ada.until(lambda: ada.menu is None)


async def test_what_is_let_pass_is_never_asked(server: Server, opened: Browser) -> None:
    table, keys = three(server)
    async with visiting(opened, server, key=keys["Ada"]) as page, client(server, table, keys["Ada"]) as ada:
        await page.goto(f"{server.address}/t/{table}")
        await page.wait_for_selector(".board.coup")
        await page.evaluate(
            """() => {
              window.asked = [];
              new MutationObserver(() => {
                if (document.querySelector('[data-choice]')) window.asked.push(document.body.innerText);
              }).observe(document.body, { childList: true, subtree: true });
            }"""
        )
        await page.keyboard.press("a")
        await page.get_by_text("Attacks on others").click()
        await page.keyboard.press("Escape")
        await moved(server, table, keys["Zoe"], "steal Otto")
        await moved(server, table, keys["Otto"], "pass")
        await moved(server, table, keys["Otto"], "block captain")
        await moved(server, table, keys["Zoe"], "pass")
        # Ada lets the theft and the block pass; then it is Otto's turn.
        await ada.until(lambda: ada.update and ada.update["view"]["turn"] == "Otto")
        assert await page.evaluate("window.asked") == []


async def test_the_examined_player_is_told_who_looks(server: Server, opened: Browser) -> None:
    table, keys = duel(server, first=0, diplomat="inquisitor")
    await moved(server, table, keys["Zoe"], "examine Otto")
    await moved(server, table, keys["Otto"], "pass")
    async with client(server, table, keys["Otto"]) as otto:
        await otto.until(lambda: otto.menu)
        assert otto.menu is not None
        await otto.do(type="move", version=otto.version, move=otto.menu["steps"][0]["move"])
    for name, sentence in (("Otto", r"^Zoe sees the \w+, and decides\.$"), ("Zoe", r"^Otto shows you the \w+\.$")):
        async with visiting(opened, server, key=keys[name]) as page:
            await page.goto(f"{server.address}/t/{table}")
            await expect(page.locator(".stage h2")).to_have_text(re.compile(sentence))


async def test_a_recap_says_you_and_whom(server: Server, opened: Browser) -> None:
    table, keys = three(server)
    await moved(server, table, keys["Zoe"], "steal Ada")
    await moved(server, table, keys["Otto"], "pass")
    await moved(server, table, keys["Ada"], "pass")
    await moved(server, table, keys["Ada"], "pass")
    for name, said in (("Zoe", "You: Extortion against Ada."), ("Ada", "Zoe: Extortion against you.")):
        async with visiting(opened, server, key=keys[name]) as page:
            await page.goto(f"{server.address}/t/{table}")
            await expect(page.locator(".stage")).to_contain_text(said)
    async with visiting(opened, server, key=keys["Ada"]) as page, client(server, table, keys["Zoe"]):
        await page.goto(f"{server.address}/t/{table}")
        await expect(page.locator(".seat").filter(has_text="Zoe")).to_contain_text("extorting you")
        await expect(page.locator(".log").first).to_contain_text("Nobody challenges Zoe as Captain.")


async def test_a_theft_that_was_blocked_is_not_told_as_one(server: Server, opened: Browser) -> None:
    table, keys = three(server)
    for name, move in (("Zoe", "steal Ada"), ("Otto", "pass"), ("Ada", "pass"), ("Ada", "block captain")):
        await moved(server, table, keys[name], move)
    await asyncio.gather(*(moved(server, table, keys[name], "pass") for name in ("Zoe", "Otto")))
    async with visiting(opened, server, key=keys["Ada"]) as page, client(server, table, keys["Zoe"]):
        await page.goto(f"{server.address}/t/{table}")
        await expect(page.locator(".seat").filter(has_text="Zoe")).to_contain_text("was blocked")


async def test_the_end_lists_players_as_they_fell(server: Server, opened: Browser) -> None:
    table, keys = three(server)
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(client(server, table, key)) for key in keys.values()]
        await asyncio.gather(*(each.play(random.Random(number)) for number, each in enumerate(people)))
        falls = [event["seats"]["player"] for event in people[0].events if event["kind"] == "out"]
    assert len(falls) == 2
    async with visiting(opened, server, key=keys["Zoe"]) as page:
        await page.goto(f"{server.address}/t/{table}")
        await expect(page.locator(".final b").first).to_be_visible()
        listed = await page.locator(".final b").all_inner_texts()
    assert listed[1:] == ["You" if name == "Zoe" else name for name in falls[::-1]]


async def test_who_has_dropped_out_is_named(server: Server, opened: Browser) -> None:
    table, keys = three(server)
    async with visiting(opened, server, key=keys["Zoe"]) as page, client(server, table, keys["Otto"]):
        await page.goto(f"{server.address}/t/{table}")
        await expect(page.locator(".bar .gone")).to_have_text("Ada left the table")
        await expect(page.locator(".seat").filter(has_text="Ada")).to_contain_text("away")
        async with client(server, table, keys["Ada"]):
            await expect(page.locator(".bar .gone")).to_have_count(0)


async def test_a_source_keeps_its_target_on_the_map(server: Server, opened: Browser) -> None:
    async with visiting(opened, server, key=ACT.keys["Livia"], size=DESKTOP, settings=SETTINGS) as page:
        await page.goto(f"{server.address}/t/{ACT.id}")
        await page.wait_for_selector(ASKED)
        await page.locator(".dock [data-choice=florence]").click()
        await page.locator(".map [data-territory=rome]").click()
        await expect(page.locator(".dock")).to_contain_text("Target: Rome. Choose what to do from Florence.")
        await page.locator("[data-choice=attack]").click()
        await page.locator("[data-choice=captain]").click()
        await expect(page.locator(".path")).to_contain_text("Rome")


async def test_ready_with_nothing_laid_is_asked_once(server: Server, opened: Browser) -> None:
    async with visiting(opened, server, key=PREPARE.keys["Livia"], settings=SETTINGS) as page:
        await page.goto(f"{server.address}/t/{PREPARE.id}")
        await page.locator("[data-choice=ready]").click()
        await expect(page.locator(".dock h2")).to_have_text("Lay nothing?")
        await page.get_by_role("button", name="Back", exact=True).click()
        await expect(page.locator(COMMIT)).to_have_count(0)
        await expect(page.locator("[data-choice=ready]")).to_be_visible()


TOPS = "() => [...document.querySelectorAll('.zone')].map((zone) => Math.round(zone.getBoundingClientRect().top))"


async def test_the_court_stands_still_between_questions(server: Server, opened: Browser) -> None:
    async with visiting(opened, server, key=COURT.keys["Livia"], size=PHONE) as page:
        await page.goto(f"{server.address}/t/{COURT.id}")
        await page.wait_for_selector(ASKED)
        await page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
        stood = await page.evaluate(TOPS)
        for press, seen in (
            (card("9"), ".way"),
            (".desk [data-choice=conspire]", ".pile.can"),
            (pile(12), ".pile.base"),
            (pile(13), COMMIT),
        ):
            # A click by hand would first scroll.
            await page.locator(press).dispatch_event("click")
            await page.wait_for_selector(seen)
            assert await page.evaluate(TOPS) == stood, press


async def test_all_of_the_map_is_all_of_it_on_a_phone(server: Server, opened: Browser) -> None:
    async with visiting(opened, server, key=ACT.keys["Livia"], size=PHONE) as page:
        await page.goto(f"{server.address}/t/{ACT.id}")
        await page.get_by_role("button", name="South").click()
        await page.get_by_role("button", name="All", exact=True).click()
        beyond = await page.locator(".chart .land").evaluate_all(
            """(lands) => {
              const { left, right, top, bottom } = document.querySelector('.mapbox').getBoundingClientRect();
              return lands.map((each) => [each.parentElement.dataset.territory, each.getBoundingClientRect()])
                .filter(([, box]) => box.left < left || box.right > right || box.top < top || box.bottom > bottom)
                .map(([name]) => name);
            }"""
        )
        assert beyond == []


async def tapped(page: Page, land: str) -> None:
    """Tap a territory, from afar and from near."""
    for _ in range(2):
        await page.locator(f".chart [data-territory={land}] .land").dispatch_event("click")


async def test_what_is_known_of_a_territory_is_in_sight_on_a_phone(server: Server, opened: Browser) -> None:
    async with visiting(opened, server, key=DEFEND.keys["Livia"], size=PHONE) as page:
        await page.goto(f"{server.address}/t/{DEFEND.id}")
        await page.wait_for_selector(ASKED)
        await tapped(page, "morea")
        await expect(page.get_by_text("yours, oriental, agriculture, stable")).to_be_in_viewport()
        await page.goto(f"{server.address}/t/{ACT.id}")
        await page.wait_for_selector(ASKED)
        await tapped(page, "florence")
        await expect(page.get_by_text("Florence: yours, free, gold, unstable")).to_be_in_viewport()
        await expect(page.locator("[data-choice=attack]")).to_be_in_viewport()


async def test_the_list_of_territories_has_room_on_a_phone(server: Server, opened: Browser) -> None:
    async with visiting(opened, server, key=BARGAIN.keys["Livia"], size=PHONE) as page:
        await page.goto(f"{server.address}/t/{BARGAIN.id}")
        await page.wait_for_selector(ASKED)
        await page.keyboard.press("l")
        for row in range(2):
            await expect(page.locator(".lands .tr").nth(row)).to_be_in_viewport(ratio=1)
        await expect(page.locator("[data-choice=done]")).to_be_in_viewport(ratio=1)


async def test_an_answer_to_ones_offer_says_what_was_offered_above_all_offers(server: Server, opened: Browser) -> None:
    table, keys = three(server, "princeps")
    await asyncio.gather(*(moved(server, table, key, "draw") for key in keys.values()))
    await moved(server, table, keys["Otto"], "offer Zoe give nothing want castle")
    await moved(server, table, keys["Zoe"], "offer Otto give nothing want spy")
    async with client(server, table, keys["Otto"]) as otto:
        await otto.until(lambda: otto.menu and any(step["key"].startswith("decline") for step in otto.menu["steps"]))
        assert otto.menu is not None
        declines = next(step for step in otto.menu["steps"] if step["key"].startswith("decline"))
        await otto.do(type="move", version=otto.version, move=declines["move"])
    async with visiting(opened, server, key=keys["Zoe"], size=PHONE) as page:
        await page.goto(f"{server.address}/t/{table}")
        answer = page.locator(".became li")
        await expect(answer).to_have_text(re.compile(r"Otto declines offer \d of Zoe\.\s+Wanted: the Spy\."))
        await expect(answer).to_be_in_viewport()
        box, other = await answer.bounding_box(), await page.locator(".offer").first.bounding_box()
        assert box is not None
        assert other is not None
        assert box["y"] < other["y"]


async def test_a_card_is_sent_only_once_one_says_so(server: Server, opened: Browser) -> None:
    async with visiting(opened, server, key=COURT.keys["Livia"], size=PHONE) as page:
        await page.goto(f"{server.address}/t/{COURT.id}")
        for send in (".desk [data-choice=send]", ".zone [data-choice=send]"):
            await page.locator(card("8")).click()
            await page.locator(send).click()
            await expect(page.locator(COMMIT)).to_have_text("Send the 8")
            await expect(page.get_by_text("Send it, alone, to the outer court in front of you")).to_be_visible()
            await page.get_by_role("button", name="Back", exact=True).click()
            await expect(page.locator(COMMIT)).to_have_count(0)
            await page.locator(card("8")).click()


async def test_the_second_tap_on_an_action_aims_at_nobody(server: Server, opened: Browser) -> None:
    table, keys = three(server)
    async with visiting(opened, server, key=keys["Zoe"], size=PHONE, haste=False) as page:
        await page.goto(f"{server.address}/t/{table}")
        steal = page.locator("[data-choice=steal]")
        await steal.wait_for()
        box = await steal.bounding_box()
        assert box is not None
        place = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        await page.mouse.click(*place)
        seats = page.locator("button.seat")
        await expect(seats).to_have_count(2)
        under = await page.evaluate("([x, y]) => document.elementFromPoint(x, y).closest('.seats') !== null", place)
        assert under, "no seat came to where the action was"
        await page.mouse.click(*place)
        await expect(seats).to_have_count(2)
        await expect(page.locator(".settling")).to_have_count(0)
        # Who looks before they tap is heard.
        await page.mouse.click(*place)
        await expect(seats).to_have_count(0)


FLOWN = """
window.flown = [];
new MutationObserver((all) => {
  for (const { addedNodes } of all)
    for (const node of addedNodes)
      if (node.classList?.contains('flying'))
        window.flown.push([parseFloat(node.style.left), parseFloat(node.style.top)]);
}).observe(document, { childList: true, subtree: true });
"""
"""Notes from where coins fly."""


async def test_no_coin_flies_from_a_treasury_that_is_not_shown(server: Server, opened: Browser) -> None:
    async with visiting(opened, server, size=PHONE, settings={"name": "Livia", "motion": "on"}) as page:
        await page.add_init_script(FLOWN)
        await page.goto(f"{server.address}/learn/coup")
        await page.locator("[data-choice=tax]").click()
        await expect(page.locator(".coach")).to_contain_text("claims the Duke")
        assert [0, 0] not in await page.evaluate("window.flown")


async def test_what_others_decline_of_each_other_stands_over_no_offer(server: Server, opened: Browser) -> None:
    table, keys = three(server, "princeps")
    await asyncio.gather(*(moved(server, table, key, "draw") for key in keys.values()))
    await moved(server, table, keys["Otto"], "offer anyone give nothing want castle")
    await moved(server, table, keys["Ada"], "decline 1")
    async with visiting(opened, server, key=keys["Zoe"], size=PHONE) as page:
        await page.goto(f"{server.address}/t/{table}")
        await expect(page.locator(".offer")).to_contain_text("Declined by Ada.")
        await expect(page.locator(".became")).to_have_count(0)
    async with visiting(opened, server, key=keys["Otto"], size=PHONE) as page:
        await page.goto(f"{server.address}/t/{table}")
        await expect(page.locator(".became li")).to_contain_text("Ada declines offer 1 of Otto.")


async def test_back_closes_what_lies_over_a_table_before_it_leaves_it(server: Server, opened: Browser) -> None:
    table, keys = three(server)
    async with visiting(opened, server, key=keys["Zoe"], size=PHONE) as page:
        await page.goto(server.address)
        await page.get_by_role("link", name="Go on with Coup").click()
        for _ in range(2):
            await page.get_by_role("button", name="Log", exact=True).click()
            await expect(page.locator(".sheet")).to_be_visible()
            await page.go_back()
            await expect(page.locator(".sheet")).to_have_count(0)
            await expect(page.locator("[data-choice=steal]")).to_be_visible()
            assert page.url == f"{server.address}/t/{table}"
        await page.go_back()
        await expect(page.get_by_role("article", name="Princeps")).to_be_visible()


async def test_who_holds_too_many_is_told_how_many_too_many(server: Server, opened: Browser) -> None:
    table, keys = three(server, "princeps")
    everybody = keys.values()
    await asyncio.gather(*(moved(server, table, key, "draw") for key in everybody))
    async with client(server, table, keys["Otto"]) as otto:
        await otto.until(lambda: otto.menu)
        assert otto.update is not None
        hand = [each for each in otto.update["view"]["players"]["Otto"]["hand"] if each != "prince"]
    await moved(server, table, keys["Otto"], f"offer Zoe give {hand[0]} {hand[1]} want nothing")
    await moved(server, table, keys["Zoe"], "accept 1")
    for key in everybody:
        await moved(server, table, key, "done")
    for move in ("ready", "end"):
        await asyncio.gather(*(moved(server, table, key, move) for key in everybody))
    others = [asyncio.create_task(moved(server, table, keys[name], "draw")) for name in ("Otto", "Ada")]
    try:
        async with visiting(opened, server, key=keys["Zoe"], size=PHONE) as page:
            await page.goto(f"{server.address}/t/{table}")
            out = page.locator(".eqn .out")
            await expect(out).to_have_text("−2too many")
            await page.locator(".grid5 [data-choice]").first.click()
            await expect(out).to_have_text("−1too many")
            await page.locator(".grid5 [data-choice]").nth(1).click()
            await expect(out).to_have_text("0you draw")
    finally:
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)


async def test_whose_claim_one_may_also_block_is_told_so_before_one_lets_it_pass(
    server: Server, opened: Browser
) -> None:
    table, keys = three(server)
    await moved(server, table, keys["Zoe"], "steal Otto")
    later = "You can still block it afterwards."
    for name, steps in (("Otto", ["Challenge?", "Block?", "Resolves"]), ("Ada", ["Challenge?", "Resolves"])):
        async with visiting(opened, server, key=keys[name]) as page:
            await page.goto(f"{server.address}/t/{table}")
            await expect(page.locator(".steps li")).to_have_text(["Extortion", *steps])
            await expect(page.locator(".dock").get_by_text(later)).to_have_count(len(steps) - 2)


async def test_whose_name_is_taken_is_told_to_choose_another(server: Server, opened: Browser) -> None:
    table = server.make(new_key(), name="Livia", options={"players": 2})
    async with visiting(opened, server, size=PHONE) as page:
        await page.goto(f"{server.address}/t/{table}")
        await page.get_by_role("button", name="Sit down").click()
        await expect(page.get_by_text("Somebody here is called “Livia” already: choose another name.")).to_be_visible()
        await page.get_by_role("textbox", name="Your name").fill("Fiammetta")
        await page.get_by_role("button", name="Sit down").click()
        await expect(page.locator(".seatlist")).to_contain_text("Fiammetta")
