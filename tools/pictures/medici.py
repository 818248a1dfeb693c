"""The states of Court of the Medici, and how one gets there."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from typing import Final

from playwright.async_api import Page
from tools.pictures.studio import Scene
from tools.pictures.tables import NAMES, Dealt, Prepared

from signoria.core.menu import Menu, Step
from signoria.core.options import Value

PLAYERS: Final = NAMES[:2]
WEIGHTS: Final = {"send": 5, "ally": 3, "conspire": 4, "plan": 1}
"""How often each manner is chosen where chance chooses."""


class Court(Dealt):
    """A table of two at which so many plays have been made, any, by the deal and the mind of this number."""

    def __init__(self, name: str, number: int, plays: int = 0, clock: float | None = 90.0, **options: Value) -> None:
        super().__init__(name, "medici", PLAYERS, f"court {number}", clock=clock, **options)
        self._source = random.Random(number)
        for _ in range(plays):
            self.any()

    def _chosen(self, menu: Menu) -> Step:
        return self._source.choices(menu.steps, [WEIGHTS.get(step.key, 1) for step in menu.steps])[0]


def pressing(*selectors: str) -> Callable[[Page], Awaitable[None]]:
    """Presses one thing after the other, each when it is there."""

    async def press(page: Page) -> None:
        for selector in selectors:
            await page.locator(selector).first.click()

    return press


EXAMPLE: Final = "example-2-only-the-named-pile-falls"


async def stepped(page: Page) -> None:
    """One step of an example further."""
    await page.locator(".example .steer").wait_for()
    await page.keyboard.press("ArrowRight")


async def _fallen(page: Page) -> None:
    await page.locator(".court .desk").wait_for()
    await page.keyboard.press("f")


def tables() -> dict[str, Prepared]:
    """All tables, by name."""
    found = [
        Court("court", 176, 32),
        Court("court-limit", 6, 35),
        Court("court-announce", 14, 35),
        Court("court-end", 5, 60),
    ]
    return {each.name: each for each in found}


def scenes(at: dict[str, Prepared]) -> list[Scene]:
    """All scenes: the choice of a card, what with it, onto what, against whom, the values, and what comes of it."""
    court = at["court"]
    conspire = ".way:nth-child(3)"
    return [
        Scene("court", court, ".court .desk .ago", both_themes=True),
        Scene("court-manner", court, ".court .way", pressing(card("8")), desktop=False, languages=["fr"]),
        Scene(
            "court-onto",
            court,
            ".court .path",
            pressing(card("8"), conspire),
            desktop=False,
            languages=["es", "it"],
        ),
        Scene(
            "court-against",
            court,
            ".court .go",
            pressing(card("9"), conspire, pile(12), pile(13)),
        ),
        Scene("court-jester", court, ".court .vals", pressing(card("Jester"), conspire, pile(8), pile(12))),
        Scene("court-limit", at["court-limit"], ".court .hc[aria-disabled]", desktop=False),
        Scene("court-announce", at["court-announce"], ".court .vals", desktop=False),
        Scene("court-fallen", court, ".fallen .strips", _fallen, phone=False),
        Scene("court-end", at["court-end"], ".reckoning"),
        Scene("court-lesson", "/learn/medici", ".coach"),
        Scene("court-rules", f"/rules/medici#example={EXAMPLE}", ".example .court", stepped),
    ]


def card(name: str) -> str:
    """A card of the hand."""
    return f".court .hc[aria-label='{name}']"


def pile(number: int) -> str:
    """A pile that can be chosen."""
    return f".court .pile.can[data-drop='{number}']"
