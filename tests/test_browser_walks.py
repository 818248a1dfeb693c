"""People go through the pages as people do: from the first one, with nothing kept, by links, buttons and history."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import cycle
from typing import Any, Final

import pytest
from playwright.async_api import Browser

from signoria.core.record import encode
from signoria.texts import LANGUAGES
from tests.choosing import MANNERS, PLAYED
from tests.tables import Server, client, new_key
from tests.telling import every_kind, lines, records
from tests.visiting import DESKTOP, PHONE, finished
from tests.walking import (
    AFTER,
    BACK,
    EXAMPLE,
    GO_ON,
    HOME,
    LEARNT,
    LESSON,
    MORE,
    NEXT_STEP,
    REPLAY,
    RULES,
    SETTINGS,
    SHEET,
    TABLE,
    Walker,
    check_notices,
    chromium,
)

pytestmark = pytest.mark.anyio

Size = tuple[int, int]

ORDERS: Final[list[tuple[Size, tuple[str, str, str]]]] = [
    (PHONE, ("coup", "medici", "princeps")),
    (PHONE, ("princeps", "medici", "coup")),
    (PHONE, ("medici", "coup", "princeps")),
    (DESKTOP, ("medici", "princeps", "coup")),
    (DESKTOP, ("coup", "princeps", "medici")),
    (DESKTOP, ("princeps", "coup", "medici")),
]
"""Every order of three, each at one size; as the first is played again, each game follows each other one at both."""

NEXT: Final = {"coup": "medici", "medici": "princeps", "princeps": "coup"}
SOON: Final = ("done", "ready", "end", "send")
"""Choices that bring a lesson, or the last round of a game, to its end."""

FEW: Final = 6
"""So many presses show a table at play."""


@pytest.mark.parametrize(("size", "order"), ORDERS)
async def test_from_game_to_game(server: Server, opened: Browser, size: Size, order: tuple[str, str, str]) -> None:
    """With settings changed at each table, and one that was left gone on with."""
    async with chromium(opened, server, size) as hand:
        walker = Walker(hand, server, f"{order}")
        await walker.come()
        for game in order:
            await walker.begin(game)
            await walker.play(game, FEW)
            await walker.press(MORE, SHEET)
            await walker.speak("it")
            await walker.look("dark")
            await walker.press(f'{SHEET} a[href="/settings"]', SETTINGS)
            await walker.speak("fr")
            await walker.look("light")
            await walker.back(TABLE)
            await walker.play(game, FEW)
            await walker.home()
        await walker.press(GO_ON, TABLE)
        await walker.back(HOME)
        await walker.forward(TABLE)
        await walker.home()
        await walker.begin(order[0])
        await walker.play(order[0], FEW)
        await walker.check()


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
@pytest.mark.parametrize("game", PLAYED)
async def test_learn_and_play(server: Server, opened: Browser, game: str, size: Size) -> None:
    """A lesson is left, gone back to in another language, and played to its end; then the game."""
    async with chromium(opened, server, size) as hand:
        walker = Walker(hand, server, game)
        await walker.come()
        await walker.press(f'.txt a[href="/learn/{game}"]', LESSON)
        await walker.play(game, 3, *SOON)
        await walker.home()
        await walker.press('a.icon[href="/settings"]', SETTINGS)
        await walker.speak("es")
        await walker.press(BACK, HOME)
        await walker.forward(SETTINGS)
        await walker.back(HOME)
        await walker.back(LESSON)
        await walker.play(game, None, *SOON)
        await walker.press(LEARNT, TABLE)
        await walker.play(game, FEW)
        await walker.back(f"{LEARNT}, {LESSON}")
        await walker.forward(TABLE)
        await walker.home()
        await walker.begin(NEXT[game])
        await walker.play(NEXT[game], FEW)
        await walker.check()


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
@pytest.mark.parametrize("game", PLAYED)
async def test_from_the_rules_to_another_table(server: Server, opened: Browser, game: str, size: Size) -> None:
    other = NEXT[game]
    closed = f"{RULES}:not(:has(.example))"
    async with chromium(opened, server, size) as hand:
        walker = Walker(hand, server, game)
        await walker.come()
        await walker.press(f'a[href="/rules/{game}"]', RULES)
        await walker.press(".examples li button", EXAMPLE)
        for _ in range(3):
            await walker.press(NEXT_STEP, EXAMPLE)
        await walker.back(closed)
        await walker.forward(EXAMPLE)
        await walker.back(closed)
        await walker.press(BACK, HOME)
        await walker.begin(other)
        await walker.play(other, FEW)
        await walker.press(MORE, SHEET)
        await walker.press(f'{SHEET} a[href="/rules/{other}"]', RULES)
        await walker.press(BACK, TABLE)
        await walker.play(other, FEW)
        await walker.check()


LATE: Final[dict[str, Callable[[dict[str, Any]], bool]]] = {
    "coup": lambda view: len(view["players"]["Livia"]["hidden"]) == 1,
    "medici": lambda view: view["players"]["Livia"]["deck"] < 3,
    "princeps": lambda view: view["round"] == MANNERS["princeps"].options["rounds"],
}
"""Whether a game will soon be over, as its view says."""


async def almost_over(server: Server, game: str) -> str:
    """The key of somebody who has left a table shortly before its end."""
    key = new_key()
    table = server.make(key, game, name="Livia", options=MANNERS[game].options, clock=None, start=True)
    source = random.Random(game)
    answered: list[int] = []
    async with client(server, table, key) as one:
        while True:
            await one.until(lambda: one.over or (one.menu and one.version not in answered[-1:]))
            assert one.update is not None
            assert not one.over
            if LATE[game](one.update["view"]):
                return key
            answered.append(one.version)
            actions = await one.any_play(source, *MANNERS[game].eager)
            if actions is not None:
                await one.do(type="move", version=answered[-1], move=actions)


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
@pytest.mark.parametrize("game", PLAYED)
async def test_every_kind_of_event_is_told(server: Server, opened: Browser, game: str, size: Size) -> None:
    """Somebody comes by the link of another device and ends a game, plays another, and replays some in each language:
    the list beside a replay tells it in the words of its own game.
    """
    key = await almost_over(server, game)
    async with chromium(opened, server, size) as hand:
        walker = Walker(hand, server, game)
        await walker.come(f"/#key={key}")
        await walker.press(GO_ON, TABLE)
        await walker.play(game, None, *SOON)
        await walker.press(f'{AFTER} a[href$="/replay"]', REPLAY)
        await walker.press(BACK, AFTER)
        await walker.press(f'{AFTER} a[href="/"]', HOME)
        await walker.begin(NEXT[game])
        await walker.play(NEXT[game], FEW)
        await walker.home()
        told: set[str] = set()
        for record, language in zip(records(game), cycle(LANGUAGES), strict=False):
            await walker.press('a.icon[href="/settings"]', SETTINGS)
            await walker.speak(language)
            await walker.press(BACK, HOME)
            expected, kinds = lines(record, language)
            assert await walker.drop(encode(record)) == expected
            told |= kinds
            await walker.home()
        assert told == every_kind(game)
        await walker.begin(game)
        await walker.play(game, FEW)
        await walker.back(HOME)
        await walker.check()


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
@pytest.mark.parametrize("game", PLAYED)
async def test_from_a_link_opened_cold(server: Server, opened: Browser, game: str, size: Size) -> None:
    table = await finished(server, game)
    async with chromium(opened, server, size) as hand:
        walker = Walker(hand, server, game)
        await walker.come(f"/t/{table}/replay#moment=7", REPLAY)
        await walker.press(BACK, AFTER)
        await walker.press(f'{AFTER} a[href="/"]', HOME)
        await walker.begin(NEXT[game])
        await walker.play(NEXT[game], FEW)
        await walker.check()


async def test_a_walk_notices_what_is_wrong(server: Server, opened: Browser) -> None:
    async with chromium(opened, server, DESKTOP) as hand:
        await check_notices(hand, server)
