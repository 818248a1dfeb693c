"""Whether a page holds what it shows: geometry as drawn, at many sizes, with wide and narrow letters."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise, product
from pathlib import Path
from typing import Final

import msgspec
from playwright.async_api import Page, Route
from tools.pictures.princeps import WISHES, Campaign, bargaining
from tools.pictures.tables import Prepared

from signoria.games.princeps.lands import LAND_NAMES
from signoria.texts import LANGUAGES
from tests.states import AIMS, EVERY, SHEET, State

PACKAGES: Final = Path(__file__).parents[1] / ".signoria" / "page" / "ui" / "node_modules"
FACES: Final = {
    "wide": ("dejavu-fonts-ttf/ttf/DejaVuSans.ttf", "dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf"),
    "narrow": tuple(
        f"@fontsource/archivo-narrow/files/archivo-narrow-latin-{each}-normal.woff2" for each in (400, 600)
    ),
}
"""Letters that a device may have as its own, regular and bold: a fresh Linux has the wide ones."""

PHONES: Final = ((320, 568), (360, 740), (390, 844), (768, 1024))
LAPTOPS: Final = ((1024, 600), (1280, 720), (1366, 657), (1920, 1080))
SIZES: Final = PHONES + LAPTOPS
"""What is small comes first: a sheet closes when there is room for it beside the table."""

WAYS: Final = list(product(LANGUAGES, FACES))
"""The languages and faces in which a page is looked at, at each size."""


class Rules(msgspec.Struct, frozen=True):
    """What holds for a state beside what holds for all."""

    asks: bool = False
    """Whether the question, its answers, one's own cards and whom one may choose must be at hand."""
    table: bool = False
    """Whether it is a table: nothing is covered by what stays where it is while the page scrolls."""


SCROLLS: Final = (
    # A history, and talk, go on for ever; what stands beside the table scrolls by itself.
    ".scroll",
    ".moves",
    # By whose eyes a replay is seen: a row of up to ten names.
    ".eyes",
    # What was opened over the table, to be read: notes on nine others, a summary card, all that may be set.
    ".sheet",
    # Princeps: a list of 24 territories, a hand of up to twelve cards; what is offered, what may be ordered and what
    # happened is as long as it is, and question and answers stay above and below it.
    ".lands",
    ".handrow .cards",
    ".moment",
)
"""What may scroll."""

SHORTENED: Final = (
    # A name of up to 24 letters, and what was done to one, where nine share a narrow screen: the log has it in full.
    ".many :is(b, .st)",
    ".rivals b",
    # The last play beside the answers to it, in a line or two.
    ".tale",
    ".cats th",
    # Who played in a replay, or has dropped out, and of which table that is told: all names stand just below.
    ".bar .where",
    ".bar :has(.gone) > h1",
)
"""What may end in three dots."""

PREPARE: Final = """
async (faces) => {
  for (const [name, files] of Object.entries(faces))
    for (const [number, weight] of [[0, '100 500'], [1, '501 900']])
      document.fonts.add(await new FontFace(`Fit-${name}`, `url(/fit/${name}-${number})`, { weight }).load());
  const sheet = new CSSStyleSheet();
  // What takes no press yet is there all the same.
  const taken = (name) => `:root[data-face=${name}]{--sans:Fit-${name},sans-serif !important}`;
  sheet.replaceSync(Object.keys(faces).map(taken).join('') + '.settling *{pointer-events:auto !important}');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  // What would pass by stays: whatever waits for its end is forgotten.
  new MutationObserver(() => {
    if (!document.querySelector('.seal')) return;
    const newest = setTimeout(() => undefined);
    for (let back = 0; back < 1000; back++) clearTimeout(newest - back);
  }).observe(document, { childList: true, subtree: true });
}
"""


LOOK: Final = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")


async def prepare(page: Page) -> None:
    """Have the page take other letters than the device's own."""

    async def fulfil(route: Route) -> None:
        name, _, number = route.request.url.rpartition("/")[2].partition("-")
        await route.fulfill(path=PACKAGES / FACES[name][int(number)])

    await page.route("**/fit/*", fulfil)
    await page.evaluate(PREPARE, FACES)


async def misfits(page: Page, rules: Rules) -> list[str]:
    """What does not fit, at each size, in each language and face."""
    found = []
    given = [WAYS, msgspec.to_builtins(rules), ", ".join(SCROLLS), ", ".join(SHORTENED)]
    for width, height in SIZES:
        await page.set_viewport_size({"width": width, "height": height})
        found += [f"{width}x{height} {each}" for each in await page.evaluate(LOOK, given)]
    return found


# Tables of many


NAMES: Final = (
    "Livia",
    "Massimiliano",
    "Tommaso",
    "Elio",
    "Bartolomea-Clementina",
    "Corrado",
    "Ginevra",
    "Oriana",
    "Ruggero",
    "Marco",
)
MOST: Final = 10


class Crowd(Prepared):
    """A table of Coup of Livia and bots, at which everybody has said a lot, and some have lost."""

    def __init__(self, players: int, *moves: str, title: str = "turn") -> None:
        super().__init__(f"crowd-{players}-{title}", names=NAMES, bots=NAMES[1:], players=players, first=0)
        seats = self.table.names
        for each in seats:
            self.play(f"{each} tax", "-")
        for each in seats:
            self.play(f"{each} exchange", "-", each)
        for each, other in pairwise(seats):
            self.play(f"{each} steal {other}", "-")
        self.play(f"{seats[-1]} tax", "-")
        for number, (each, other) in enumerate(pairwise(seats)):
            self.play(f"{each} steal {other}" if number % 2 else f"{each} aid", "-")
        self.play(f"{seats[-1]} assassinate {seats[-2]}", "-", seats[-2])
        self.play(*moves)


@cache
def crowds() -> dict[str, Crowd]:
    """Tables of two to ten, by name, and what is asked of Livia there."""
    found = [Crowd(players) for players in range(2, MOST + 1)]
    for players in (4, 6, 10):
        found += [
            Crowd(players, "Livia income", "Massimiliano assassinate Livia", title="claim"),
            Crowd(players, "Livia income", "Massimiliano assassinate Livia", title="proof"),
            Crowd(players, "Livia income", "Massimiliano steal Livia", "=", title="block"),
            Crowd(players, "Livia exchange", "-", title="exchange"),
        ]
    return {each.name: each for each in found}


def _crowded() -> Iterator[State]:
    for name, table in crowds().items():
        if name.endswith("-proof"):  # a lie at the table of four, the truth at that of ten
            yield State(f"coup-{name}", table, presses=("[data-choice=challenge]",), then=".seal")
        else:
            yield State(f"coup-{name}", table)
    for players in (4, 6, MOST):
        table = crowds()[f"crowd-{players}-turn"]
        yield State(f"coup-crowd-{players}-aim", table, presses=("[data-choice=steal]",), then=AIMS)
    yield State("coup-crowd-notes", table, presses=("Notes",), then=SHEET)


@cache
def fives() -> dict[str, Campaign]:
    """Tables of Princeps for five, by what Livia is asked there: the deals that come to it."""
    deals = {"prepare": 5, "act": 96, "defend": 13, "machiavelli": 2, "waiting": 0}
    found = {
        wish: Campaign(f"five-{wish}", number, WISHES[wish][1], players=5, clock=None) for wish, number in deals.items()
    }
    return {**found, "negotiate": bargaining("five-negotiate", players=5, clock=None)}


def _attack() -> tuple[str, str]:
    """From where Livia can attack with a captain, and what."""
    table = fives()["act"]
    for land in LAND_NAMES:
        menu = table.menu(0, "attack", land, "captain")
        if menu and (aims := [step.key for step in menu.steps if step.key in LAND_NAMES]):
            return land, str(aims[0])
    raise AssertionError


def _five() -> Iterator[State]:
    table = fives()
    land, aim = _attack()
    begun = (f"[data-choice={land}]", "[data-choice=attack]", "[data-choice=captain]")
    offer = ("[data-choice=offer]", "[data-choice=offer-2]")
    yield State("negotiate", table["negotiate"], then=".offer")
    yield State("offer", table["negotiate"], presses=offer, then=".build .grid5")
    hand = fives()["prepare"].hand()
    card = next(each for each in hand if each not in LAND_NAMES and hand.count(each) == 1)
    yield State("prepare", table["prepare"], presses=(f".handrow [data-choice={card}]",), then=".dock .doing")
    yield State("act", table["act"], then=".prince .tos")
    yield State("target", table["act"], presses=begun, then=f"[data-choice={aim}]")
    yield State("armies", table["act"], presses=(*begun, f".doing [data-choice={aim}]"), then=".prince .duel")
    yield State("defend", table["defend"])
    yield State("machiavelli", table["machiavelli"])
    yield State("waiting", table["waiting"], ".prince .dock h2")
    yield State("list", table["act"], keys=("l",), then=".lands .tr")
    yield State("score", table["act"], keys=("s",), then=".cats")


FITTED: Final = {
    # A log is the same at every game.
    **{name: each for name, each in EVERY.items() if name not in ("medici-log", "princeps-log")},
    **{each.name: each for each in _crowded()},
    **{f"princeps-{each.name}": each for each in _five()},
}
"""All states that are looked at, by name: Princeps is looked at with five."""
