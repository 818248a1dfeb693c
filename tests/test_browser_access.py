"""Nobody is shut out of the pages: by keyboard, by ear, on small screens, with large letters, without motion."""

from __future__ import annotations

import asyncio
import math
import random
import re
from collections.abc import Mapping
from contextlib import AsyncExitStack
from typing import Any

import msgspec
import pytest
from playwright.async_api import Browser, Page, expect

from signoria.core.event import Event
from signoria.core.text import Text
from signoria.games import get
from signoria.texts import Words
from tests.browsers import axe
from tests.choosing import COMMIT, MANNERS, PLAYED, Manner
from tests.states import EVERY, SHEET, State, states
from tests.tables import Client, Server, client, new_key
from tests.visiting import ASKED, DESKTOP, PHONE, SETTINGS, duel, moved, set_to, visiting

pytestmark = pytest.mark.anyio

COUP = states("coup")

LOOKS = (
    ("en", "light", PHONE),
    ("en", "dark", DESKTOP),
    ("es", "dark", PHONE),
    ("it", "light", DESKTOP),
    ("fr", "light", PHONE),
)
"""How each page is looked at: every language, and both themes."""

LARGE = 32
"""Letters of twice the usual size."""

TARGET = 44
FOUND = """([within, ...less]) =>
  axe.run(document.querySelector(within) ?? document, {
    resultTypes: ['violations'], rules: Object.fromEntries(less.map((rule) => [rule, { enabled: false }])),
  }).then((found) => found.violations.filter((each) => ['serious', 'critical'].includes(each.impact))
    .map((each) => [each.id, each.nodes[0].html.slice(0, 150), each.nodes[0].failureSummary].join(' ')))"""

SMALL = """(least) => [...document.querySelectorAll('button, a[href], input, select, summary, [role=tab]')]
  .filter((each) => each.checkVisibility() && !each.closest('[inert], .vh, p a'))
  .map((each) => [each.closest('label') ?? each, each])
  .map(([whole, each]) => [each.outerHTML.slice(0, 120), whole.getBoundingClientRect()])
  .filter(([, box]) => box.width < least - 0.5 || box.height < least - 0.5)
  .map(([html, box]) => `${html} ${box.width} x ${box.height}`)"""

WIDE = """() => {
  const whole = document.documentElement;
  if (whole.scrollWidth <= whole.clientWidth) return [];
  return [...document.querySelectorAll('body *')]
    .filter((each) => each.getBoundingClientRect().right > whole.clientWidth + 1)
    .slice(0, 4).map((each) => each.outerHTML.slice(0, 120));
}"""

ANSWERS = "'button[data-choice], [data-commit], .dock button'"

COVERED = f"""() => [...document.querySelectorAll({ANSWERS})].filter((each) => {{
  if (!each.checkVisibility()) return false;
  each.scrollIntoView({{ block: 'center' }});
  const {{ left, top, width, height }} = each.getBoundingClientRect();
  const met = document.elementFromPoint(left + width / 2, top + height / 2);
  return !each.contains(met);
}}).map((each) => each.outerHTML.slice(0, 120))"""


async def looking(stack: AsyncExitStack, server: Server, opened: Browser, state: State, **more: Any) -> Page:
    """A page that shows this."""
    page = await stack.enter_async_context(
        visiting(opened, server, key=state.key, size=PHONE, allowed=r"Failed to load resource.*404", **more)
    )
    await page.goto(server.address + state.path)
    await state.show(page)
    return page


@pytest.mark.parametrize("name", EVERY)
async def test_nothing_shuts_anybody_out(server: Server, opened: Browser, name: str) -> None:
    state = EVERY[name]
    async with AsyncExitStack() as stack:
        page = await looking(stack, server, opened, state)
        await check_met(page, state)
        await check_open(page, state)


async def check_open(page: Page, state: State) -> None:
    """Nothing on the page shuts anybody out, in any language and theme."""
    await page.evaluate(axe())
    for language, theme, (width, height) in LOOKS:
        if state.sheet and width > 960:
            (width, height) = (740, 360)
        await page.set_viewport_size({"width": width, "height": height})
        await set_to(page, language=language, theme=theme)
        # Colours are the same in all languages, and slow to look at.
        less = [] if language == "en" else ["color-contrast"]
        assert await page.evaluate(FOUND, [SHEET, *less]) == [], (language, theme)


async def check_met(page: Page, state: State) -> None:
    """Everything can be met by a finger, on its side and with letters twice as large too.

    What fits at other sizes is seen by `test_browser_fit`.
    """
    # What has just come under the finger takes no press yet.
    await expect(page.locator(".settling")).to_have_count(0)
    session = await page.context.new_cdp_session(page)
    await session.send("Page.enable")
    for letters, (width, height) in ((16, PHONE), (16, (740, 360)), (LARGE, PHONE), (LARGE, DESKTOP)):
        await session.send("Page.setFontSizes", {"fontSizes": {"standard": letters, "fixed": letters}})
        await page.set_viewport_size({"width": width, "height": height})
        assert await page.evaluate(WIDE) == [], (letters, width)
        if width < 960:
            assert await page.evaluate(SMALL, TARGET) == [], (letters, width)
        if state.asks:
            assert await page.evaluate(COVERED) == [], (letters, width)
    await session.send("Page.setFontSizes", {"fontSizes": {"standard": 16, "fixed": 13}})


# By keyboard


MOST = 2
"""So many times one may have to press Tab until one is at the first answer."""

FOCUS = """() => {
  const at = document.activeElement;
  const drawn = getComputedStyle(at);
  return {
    answers: at.matches('.acts button, .answers button, .pickcards button, button.seat'),
    text: at.textContent.trim(), disabled: at.getAttribute('aria-disabled') === 'true',
    done: at.matches('.pickside .btn.main'),
    seen: (drawn.outlineStyle !== 'none' && parseFloat(drawn.outlineWidth) >= 2),
  };
}"""


async def tabbed(page: Page) -> dict[str, Any]:
    """Press Tab; where one is then, which can be seen."""
    await page.keyboard.press("Tab")
    found: dict[str, Any] = await page.evaluate(FOCUS)
    assert found["seen"], found
    return found


async def by_keyboard(page: Page, source: random.Random) -> None:
    """Answer what is asked with Tab and Enter alone, from where the page leads."""
    await page.wait_for_function("document.activeElement !== document.body")
    for _ in range(MOST):
        at = await tabbed(page)
        if at["answers"]:
            break
    assert at["answers"], at
    if await page.locator(".pickcards").count():
        while not at["done"]:
            if at["answers"] and await page.locator(".pickside .btn.main").is_disabled():
                await page.keyboard.press("Enter")
            at = await tabbed(page)
        await page.keyboard.press("Enter")
        return
    count = await page.locator(".acts button:not([aria-disabled]), .answers button").count()
    ahead = source.randrange(count)
    while at["disabled"] or ahead:
        ahead -= not at["disabled"]
        at = await tabbed(page)
        assert at["answers"], at
    await page.keyboard.press("Enter")
    if await page.locator("button.seat").count():
        # One is where players are chosen.
        at = await page.evaluate(FOCUS)
        for _ in range(MOST):
            if at["answers"]:
                break
            at = await tabbed(page)
        assert at["answers"], at
        assert await page.evaluate("document.activeElement.matches('button.seat')")
        await page.keyboard.press("Enter")


@pytest.mark.parametrize(("size", "seed"), [(PHONE, 1), (DESKTOP, 2)])
async def test_a_whole_game_is_played_by_keyboard(
    server: Server, opened: Browser, size: tuple[int, int], seed: int
) -> None:
    key = new_key()
    source = random.Random(seed)
    table = server.make(key, name="Livia", options={"players": 3, "first": 0}, clock=None, start=True)
    async with visiting(opened, server, size=size, key=key) as page:
        await page.goto(f"{server.address}/t/{table}")
        answered = 0
        while True:
            await page.wait_for_selector(f"{ASKED}, .ending")
            if await page.locator(".ending").count():
                break
            menu = await page.query_selector(ASKED)
            assert menu is not None
            await by_keyboard(page, source)
            await menu.wait_for_element_state("hidden")
            answered += 1
        assert answered > 2
        # And on from the end, by keyboard too.
        for _ in range(25):
            await page.keyboard.press("Tab")
            if await page.evaluate("document.activeElement.matches('.after .main')"):
                break
        await page.keyboard.press("Enter")
        await page.wait_for_function("(table) => !location.pathname.endsWith(table)", arg=table)


async def test_sheets_open_and_close_by_keyboard_and_give_the_focus_back(server: Server, opened: Browser) -> None:
    async with AsyncExitStack() as stack:
        page = await looking(stack, server, opened, COUP["turn"])
        await page.get_by_role("button", name="More").focus()
        await page.keyboard.press("Enter")
        await page.wait_for_selector(".sheet")
        assert await page.evaluate("document.activeElement.matches('.sheet')")
        await tabbed(page)
        assert await page.evaluate("document.activeElement.closest('.sheet') !== null")
        await page.keyboard.press("Escape")
        await expect(page.locator(".sheet")).to_have_count(0)
        assert await page.evaluate("document.activeElement.getAttribute('aria-label')") == "More"
        for press in "lntka":
            await page.keyboard.press(press)
            await page.wait_for_selector(".sheet")
            await page.keyboard.press("Escape")
            await expect(page.locator(".sheet")).to_have_count(0)


# By ear, and by eyes that are not led astray


WATCHING = """
window.shifts = [];
window.heard = [];
window.moved = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    const element = (node) => (node instanceof Element ? node : node?.parentElement);
    // What is gone meanwhile was part of what grows, where there is such a thing.
    const grows = (node) => (element(node) ? element(node).closest(GROWING) !== null : GROWING !== '.none');
    const moved = entry.sources.filter(({ node }) => !grows(node));
    // Of what grows, nothing is counted: then each of the others as the measure counts it.
    const part = ({ previousRect: was, currentRect: is }) =>
      (Math.max(was.width * was.height, is.width * is.height) / (innerWidth * innerHeight)) *
      (Math.max(Math.abs(was.x - is.x), Math.abs(was.y - is.y)) / Math.max(innerWidth, innerHeight));
    const all = moved.length === entry.sources.length;
    const value = all ? entry.value : moved.reduce((sum, each) => sum + part(each), 0);
    if (!entry.hadRecentInput && moved.length)
      window.shifts.push([value, entry.startTime, ...moved.map(({ node, previousRect, currentRect }) =>
        [element(node)?.outerHTML.slice(0, 100), previousRect, currentRect])]);
  }
}).observe({ type: 'layout-shift', buffered: false });
addEventListener('DOMContentLoaded', () => {
  const last = new WeakMap();
  const listen = () => {
    for (const each of document.querySelectorAll('[role=status], [aria-live], [role=alert]')) {
      const text = each.textContent.trim();
      if (last.get(each) === text) continue;
      last.set(each, text);
      if (text) window.heard.push([each.getAttribute('aria-live') ?? each.getAttribute('role'), text]);
    }
    const runs = document.getAnimations().filter((each) => each.playState === 'running');
    if (runs.length) window.moved.push(runs[0].effect?.target?.outerHTML.slice(0, 120) ?? '');
  };
  new MutationObserver(listen).observe(document, { subtree: true, childList: true, characterData: true });
});
"""


async def shown(page: Page, one: Client, asked: str) -> bool:
    """Wait until the page asks this; False if it is not asked any more."""
    version = one.version
    asking = asyncio.create_task(expect(page.locator("p[aria-live=assertive]")).to_have_text(asked, timeout=30_000))
    changing = asyncio.create_task(one.until(lambda: one.over or one.version != version))
    await asyncio.wait((asking, changing), return_when=asyncio.FIRST_COMPLETED)
    for task in (asking, changing):
        task.cancel()
    await asyncio.gather(asking, changing, return_exceptions=True)
    return one.version == version and not one.over


def question(game: str, menu: dict[str, Any]) -> str:
    """What is asked, in words."""
    return Words("en", [get(game).texts]).tell(msgspec.convert(menu["question"], Text))


async def followed(page: Page, one: Client, source: random.Random, manner: Manner) -> None:
    """Play whatever is asked as soon as the page shows it, and do not touch the page."""
    done = [0]
    while True:
        await one.until(lambda: one.over or (one.menu is not None and one.version != done[-1]))
        if one.over:
            return
        assert one.menu is not None
        version, menu = one.version, one.menu
        done.append(version)
        if await shown(page, one, question(manner.game, menu)):
            await page.wait_for_selector(f"{ASKED}, {COMMIT}")
            actions = await one.any_play(source, *manner.eager)
            if actions is not None and version == one.version:
                await one.do(type="move", version=version, move=actions)


def in_order(some: list[str], all_: list[str]) -> bool:
    """Whether these are among those, each once, in their order."""
    left = iter(all_)
    return all(each in left for each in some)


JUMP = 0.002
"""So much may be shifted at one moment: cards of claims that are put beside each other, a sentence that is longer."""

SHIFTED = 0.02
"""So much may be shifted in one window: those of the measure "cumulative layout shift"."""


def windows(shifts: list[list[Any]]) -> list[float]:
    """What was shifted in each window: its moments are less than a second apart, and it lasts for five at most."""
    found: list[float] = []
    begin = last = -math.inf
    for value, at, *_ in shifts:
        if at - last >= 1000 or at - begin >= 5000:
            found.append(0.0)
            begin = at
        found[-1] += value
        last = at
    return found


TOLD: Mapping[str, str] = {
    "coup": "declared blocked challenged showed bluffed conceded lost out won",
    "medici": "sent allied conspired planned equalled fell cleared discarded last limited passed emptied absent stuck"
    " stalled won drawn",
    "princeps": "round opened offered offered-all accepted accepted-all lapsed lapsed-all closed settled attacked"
    " revolted conspired spied fortified colonised reformed stabilised punished calmed defended undefended trumped"
    " balance won-battle lost-battle tied retreated conquered annexed freed failed won",
}
"""The kinds of events that are read aloud; others are seen, or would be too many."""


GROWING: Mapping[str, str] = {
    "coup": ".none",
    "medici": ".zone, .fan, .ago",
    "princeps": ".map, .moment, .handrow.large",
}
"""What grows with the game: piles of nobles, the hand when one has played, what is told of a play; on a phone the
question, to which the map of Princeps gives way, and a hand of Princeps that takes a second row.
"""


@pytest.mark.parametrize("game", PLAYED)
async def test_news_are_heard_once_and_move_nothing(server: Server, opened: Browser, game: str) -> None:
    manner, names = MANNERS[game], ("Zoe", "Otto", "Ugo")[: 2 if game == "medici" else 3]
    keys = [new_key() for _ in names]
    options = {**manner.options, **({"players": 3} if game != "medici" else {})}
    table = server.make(keys[0], game, name=names[0], options=options, clock=None)
    for key, name in zip(keys[1:], names[1:], strict=True):
        assert server.do(table, key, type="sit", name=name)["type"] == "done"
    assert server.do(table, keys[0], type="start")["type"] == "done"
    async with AsyncExitStack() as stack:
        looks: tuple[dict[str, Any], ...] = (
            {"size": PHONE},
            {"size": DESKTOP, "settings": {**SETTINGS, "motion": "auto"}, "reduced_motion": "reduce"},
        )
        pages: list[Page] = []
        for key, look in zip(keys, looks, strict=False):
            page = await stack.enter_async_context(visiting(opened, server, key=key, **look))
            await page.add_init_script(WATCHING.replace("GROWING", f"'{GROWING[game]}'"))
            await page.goto(f"{server.address}/t/{table}")
            await page.wait_for_selector(".dock")
            await page.evaluate("document.fonts.ready.then(() => { window.shifts = []; window.heard = []; })")
            pages.append(page)
        people = [await stack.enter_async_context(client(server, table, key)) for key in keys]
        for one in people:
            await one.begun()
        before = [len(one.events) for one in people]
        await asyncio.gather(
            followed(pages[0], people[0], random.Random(1), manner),
            followed(pages[1], people[1], random.Random(2), manner),
            *(one.play(random.Random(7), *manner.eager) for one in people[2:]),
        )
        words = Words("en", [get(game).texts])
        for number, page in enumerate(pages):
            await page.wait_for_selector(".ending .after")
            heard = await page.evaluate("window.heard")
            news = people[number].events[before[number] :]
            told = [words.event(msgspec.convert(event, Event)) for event in news if event["kind"] in TOLD[game].split()]
            assert " ".join(text for how, text in heard if how == "polite") == " ".join(told)
            questions = [text for how, text in heard if how == "assertive"]
            menus = [frame["update"].get("menu") for frame in people[number].frames if frame["type"] == "update"]
            asked = [question(game, menu) for menu in menus if menu]
            assert in_order(questions, asked), (questions, asked)
            assert len(questions) > 2
            others = [text for how, text in heard if how not in ("polite", "assertive")]
            assert len(others) <= 2, others
            assert await page.evaluate("window.moved") == []
            shifts = await page.evaluate("window.shifts")
            assert not (jumps := [shift for shift in shifts if shift[0] > JUMP]), "\n".join(map(str, jumps))
            assert max(windows(shifts), default=0) < SHIFTED, "\n".join(map(str, shifts))


# Not by colour alone


async def test_what_colours_say_is_said_in_words_or_shapes_too(server: Server, opened: Browser) -> None:
    async with AsyncExitStack() as stack:
        page = await looking(stack, server, opened, COUP["turn"])
        bluffs = page.locator(".act.bluff")
        assert await bluffs.count() > 0
        for number in range(await bluffs.count()):
            await expect(bluffs.nth(number).get_by_role("img", name="a bluff")).to_be_visible()
        await expect(page.locator(".tally")).to_contain_text("Only you see this mark.")
        page = await looking(stack, server, opened, COUP["block"])
        answers = page.locator(".answers .act")
        for number in range(await answers.count()):
            lies = await answers.nth(number).evaluate("each => each.classList.contains('bluff')")
            await expect(answers.nth(number)).to_contain_text("bluff" if lies else "you hold it")
        # A verdict is a word in its seal, and a sentence.
        table, keys = duel(server, first=0)
        page = await stack.enter_async_context(visiting(opened, server, key=keys["Otto"], haste=False))
        await page.goto(f"{server.address}/t/{table}")
        await page.wait_for_selector(".me")
        await moved(server, table, keys["Zoe"], "tax")
        await moved(server, table, keys["Otto"], "challenge")
        await expect(page.locator(".seal")).to_have_text(re.compile("^(true|false|conceded)$"))
        await expect(page.locator(".reveal h2")).to_contain_text("Zoe was")
