"""The walks, in short, in browsers of other kinds: `./signoria test --browsers all`."""

from __future__ import annotations

from typing import Final

import pytest

from signoria.core.record import encode
from tests.choosing import PLAYED
from tests.other_browsers import firefox, webkit
from tests.tables import Server
from tests.telling import lines, records
from tests.visiting import DESKTOP, PHONE
from tests.walking import (
    BACK,
    EXAMPLE,
    GO_ON,
    HOME,
    LESSON,
    MORE,
    NEXT_STEP,
    RULES,
    SETTINGS,
    SHEET,
    TABLE,
    Walker,
    check_notices,
)

pytestmark = [pytest.mark.anyio, pytest.mark.elsewhere]

BROWSERS: Final = {"firefox": firefox, "webkit": webkit}
FEW: Final = 6


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
@pytest.mark.parametrize("name", BROWSERS)
async def test_from_game_to_game(server: Server, name: str, size: tuple[int, int]) -> None:
    async with BROWSERS[name](size, touch=size == PHONE) as hand:
        walker = Walker(hand, server, name)
        await walker.come()
        for game in PLAYED:
            await walker.press(f'.txt a[href="/learn/{game}"]', LESSON)
            await walker.play(game, FEW)
            await walker.home()
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
        for game in PLAYED:
            await walker.press(f'a[href="/rules/{game}"]', RULES)
            await walker.press(".examples li button", EXAMPLE)
            await walker.press(NEXT_STEP, EXAMPLE)
            await walker.back(f"{RULES}:not(:has(.example))")
            await walker.press(BACK, HOME)
            record = next(records(game))
            assert await walker.drop(encode(record)) == lines(record, "fr")[0]
            await walker.home()
        await walker.check()


@pytest.mark.parametrize("name", BROWSERS)
async def test_a_walk_notices_what_is_wrong(server: Server, name: str) -> None:
    async with BROWSERS[name](DESKTOP, touch=False) as hand:
        await check_notices(hand, server)
