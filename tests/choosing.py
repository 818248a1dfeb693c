"""What is asked on a page of any game, and who answers it by what stands there.

Whatever takes a step of a menu, or a next part of one, bears `data-choice` with the step's key, and what then sends a
play that was put together bears `data-commit`.  What cannot be chosen now is disabled, or says so (`aria-disabled`).
"""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import Final

import msgspec
from playwright.async_api import Locator, Page

OPEN: Final = ":not(:disabled, [aria-disabled=true])"
CHOICE: Final = f"[data-choice]{OPEN}"
COMMIT: Final = f"[data-commit]{OPEN}"
ASKED: Final = f"{CHOICE}, {COMMIT}"
"""What stands on the page when something is asked."""

OFFERED: Final = "[...document.querySelectorAll('[data-choice], [data-commit]')].map((each) => each.outerHTML).join()"
"""All that can be chosen, as it is drawn."""

HASTE: Final = """
const wait = window.setTimeout;
window.setTimeout = (then, ms, ...more) => wait(then, ms < 3000 ? ms / 8 : ms, ...more);
"""
"""What is shown for a while is shown for less of it."""

ENDING: Final = ".ending"

VISIBLE: Final = " >> visible=true"
FRESH: Final = f"[data-choice]:not(:disabled, [aria-disabled=true], [aria-pressed=true], [aria-checked=true]){VISIBLE}"
"""What is not chosen yet."""

ON: Final = 0.25
"""How often one who may send a play chooses something else first."""


class Manner(msgspec.Struct, frozen=True):
    """How a game is played in the browser: what the tests of every game's table must know of one."""

    game: str
    title: str
    options: Mapping[str, object]
    """Those of a table for two people and perhaps bots, ..."""
    bots: int = 0
    """... so many of them."""
    eager: tuple[str, ...] = ()
    """Choices that bring a game to its end soon, ..."""
    calm: tuple[str, ...] = ()
    """... and those that change little."""
    onward: tuple[str, ...] = ()
    """Choices that lead from one part of a play to the next, where one might go on changing one's mind."""
    own: str = CHOICE
    """What can be seen on one's own turn only."""
    words: frozenset[str] = frozenset()
    """Names of what may be hidden: none of them stands where only what everybody knows is told."""


MANNERS: Final = {
    each.game: each
    for each in (
        Manner(
            "coup",
            "Coup",
            {"players": 4},
            bots=2,
            eager=("challenge", "coup", "assassinate"),
            calm=("pass", "income"),
            own=f".dock .acts {CHOICE}",
            words=frozenset({"duke", "assassin", "captain", "ambassador", "contessa"}),
        ),
        Manner(
            "medici",
            "Court of the Medici",
            {},
            onward=("send", "ally", "conspire"),
            words=frozenset({"minister", "lady", "jester", "duke"}),
        ),
        Manner(
            "princeps",
            "Princeps",
            {"players": 3, "rounds": 5},
            bots=1,
            eager=("done",),
            words=frozenset({"counsellor", "captain", "mercenary", "conspiracy", "spy", "reform", "punishment"}),
        ),
    )
}
"""By the names of the games."""

PLAYED: Final = ("coup", "medici", "princeps")
"""The games whose tables in the browser are tested: add one here when it has its table."""

Press = Callable[[Locator], Awaitable[bool]]


async def choose(page: Page, source: random.Random, press: Press, *wanted: str, onward: Collection[str] = ()) -> None:
    """Take one step of what is asked: the first of these keys that is offered, or any; nothing if nothing is asked.

    A play of several steps is sent as soon as it may be, or a little later; what leads `onward` is mostly taken before.
    """
    commit, offered = page.locator(COMMIT + VISIBLE), page.locator(FRESH)
    keys: list[str] = await offered.evaluate_all("(found) => found.map((each) => each.dataset.choice)")
    if await commit.count() and (source.random() >= ON or not keys):
        await press(commit.first)
    elif keys:
        ahead = [place for place, key in enumerate(keys) if key in onward]
        places = ahead if ahead and source.random() >= ON else range(len(keys))
        first = [keys.index(key) for key in wanted if key in keys]
        await press(offered.nth((*first, source.choice(places))[0]))
