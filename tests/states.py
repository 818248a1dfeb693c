"""How the pages and every game's table stand when tests look at them, and how one gets there."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Mapping
from functools import cache
from typing import Final

import msgspec
from playwright.async_api import Page
from tools.pictures.medici import Court, card, pile
from tools.pictures.princeps import Campaign, bargaining, campaign
from tools.pictures.tables import Prepared

from tests.choosing import PLAYED
from tests.tables import Server, client, new_key
from tests.visiting import ASKED, asked_first, company, duel, finished, moved

Reach = Callable[[Server], Awaitable[tuple[str, str]]]
"""Makes a table that stands so: the path of its page, and the key of who looks at it."""


class State(msgspec.Struct, frozen=True):
    """A page or a table: the path or how it is made, what is seen then, and what is pressed to come to it."""

    name: str
    at: str | Reach
    seen: str = ASKED
    presses: tuple[str, ...] = ()
    """Names of buttons, or selectors with a dot, one after the other; ..."""
    then: str = ""
    """... what is seen after them."""
    keys: tuple[str, ...] = ()

    @property
    def sheet(self) -> bool:
        """Whether it is a sheet that stands over a table."""
        return self.then in OVER

    @property
    def asks(self) -> bool:
        """Whether something is to be answered, and nothing stands over it."""
        return self.seen == ASKED and not self.sheet

    async def reach(self, server: Server) -> tuple[str, str]:
        """The path of its page, and the key of who looks at it."""
        return (self.at, new_key()) if isinstance(self.at, str) else await self.at(server)

    async def show(self, page: Page) -> None:
        """Wait until the page shows it, doing what must be done for it."""
        await page.wait_for_selector(self.seen)
        for press in self.presses:
            by_name = page.get_by_role("button", name=press, exact=True)
            await (page.locator(press) if press.startswith((".", "[")) else by_name).click()
        for key in self.keys:
            await page.keyboard.press(key)
        if self.then:
            await page.wait_for_selector(self.then)


AIMS: Final = "button.seat"
SHEET: Final = ".sheet"
OVER: Final = (SHEET, ".summary .cast", ".cats", ".sheet .fallen")
"""What is seen of a sheet that stands over a table."""

FRAME: Final = (
    State("home", "/", ".game"),
    State("settings", "/settings", "main.set"),
    State("record", "/replay", ".file"),
    State("door", "/rules/chess", "main.door"),
)
"""The pages that belong to no game."""


def common(game: str) -> list[State]:
    """What every game has."""

    async def lobby(server: Server) -> tuple[str, str]:
        key = new_key()
        return f"/t/{server.make(key, game, name='Zoe')}", key

    async def turn(server: Server) -> tuple[str, str]:
        table, keys = company(server, game)
        return f"/t/{table}", await asked_first(server, table, keys)

    async def end(server: Server) -> tuple[str, str]:
        table, keys = company(server, game)
        zoe, otto = keys.values()
        async with client(server, table, zoe) as one, client(server, table, otto) as two:
            await asyncio.gather(one.play(random.Random(1)), two.play(random.Random(2)))
        return f"/t/{table}", zoe

    async def replay(server: Server) -> tuple[str, str]:
        return f"/t/{await finished(server, game)}/replay", new_key()

    return [
        State("rules", f"/rules/{game}", ".summary"),
        State("lesson", f"/learn/{game}", ".coach"),
        State("lobby", lobby, ".seatlist"),
        State("turn", turn),
        State("end", end, ".ending .after"),
        State("replay", replay, ".board.replay", keys=("ArrowRight",) * 5),
        State("log", turn, presses=("Log",), then=SHEET),
        State("card", turn, presses=("More", "Who does what"), then=".summary .cast"),
    ]


def _duel(*moves: tuple[str, str], looks: str = "Zoe", **options: object) -> Reach:
    """A duel of Coup after these moves, each of somebody."""

    async def reach(server: Server) -> tuple[str, str]:
        table, keys = duel(server, first=0, **options)
        for name, move in moves:
            await moved(server, table, keys[name], move)
        return f"/t/{table}", keys[looks]

    return reach


async def _verdict(server: Server) -> tuple[str, str]:
    table, keys = duel(server, first=0, diplomat="inquisitor")
    await moved(server, table, keys["Zoe"], "examine Otto")
    await moved(server, table, keys["Otto"], "pass")
    async with client(server, table, keys["Otto"]) as one:
        await one.until(lambda: one.menu)
        assert one.menu is not None
        await one.do(type="move", version=one.version, move=one.menu["steps"][0]["move"])
    return f"/t/{table}", keys["Zoe"]


async def _ten(server: Server) -> tuple[str, str]:
    key = new_key()
    table = server.make(key, name="Zoe", options={"players": 10, "first": 0}, clock=None, start=True)
    return f"/t/{table}", key


COUP: Final = (
    # Sheets of the frame: they are the same at every game.
    State("chat", _duel(), presses=("Chat",), then=SHEET),
    State("more", _duel(), presses=("More",), then=SHEET),
    State("turn", _duel()),
    State("end", common("coup")[4].at, ".ending .hold .card"),
    State("aim", _duel(), presses=("[data-choice=steal]",), then=AIMS),
    State("claim", _duel(("Zoe", "tax"), looks="Otto")),
    State("block", _duel(("Zoe", "steal Otto"), ("Otto", "pass"), looks="Otto")),
    State("exchange", _duel(("Zoe", "exchange"), ("Otto", "pass"))),
    State("draft", _duel(duel="draft-court")),
    State("reveal", _duel(("Zoe", "examine Otto"), ("Otto", "pass"), looks="Otto", diplomat="inquisitor")),
    State("verdict", _verdict),
    State("ten", _ten),
    State("notes", _duel(), presses=("Notes",), then=SHEET),
    State("autos", _duel(), presses=("More", "Let pass without asking"), then=SHEET),
)


@cache
def campaigns() -> Mapping[str, Campaign]:
    """Tables of Princeps by what Livia is asked there; the server of the tests finds them when it starts."""
    found = {wish: campaign(wish, f"state-{wish}", clock=None) for wish in ("prepare", "act", "defend", "machiavelli")}
    return {**found, "negotiate": bargaining("state-negotiate", clock=None)}


@cache
def courts() -> Mapping[str, Court]:
    """Tables of Court of the Medici: many nobles; a limit; a limit to be announced.  The server finds them, too."""
    found = {"many": (176, 32), "limit": (6, 35), "announce": (14, 35)}
    return {name: Court(f"state-{name}", number, plays, clock=None) for name, (number, plays) in found.items()}


def prepared() -> list[Prepared]:
    """All tables that a server of the tests finds when it starts."""
    return [*campaigns().values(), *courts().values()]


def _livia(found: Callable[[], Mapping[str, Prepared]], name: str) -> Reach:
    """Where Livia sits at a table that was prepared."""

    async def reach(server: Server) -> tuple[str, str]:
        table = found()[name]
        return f"/t/{table.id}", table.keys["Livia"]

    return reach


def _campaign(wish: str) -> Reach:
    return _livia(campaigns, wish)


def _court(name: str) -> Reach:
    return _livia(courts, name)


CONSPIRE: Final = ".desk [data-choice=conspire]"

MEDICI: Final = (
    State("many", _court("many")),
    State("manner", _court("many"), presses=(card("8"), ".desk [data-choice=send]"), then=".court .go"),
    State("onto", _court("many"), presses=(card("8"), CONSPIRE), then=".court .path"),
    State("against", _court("many"), presses=(card("9"), CONSPIRE, pile(12), pile(13)), then=".court .go"),
    State("jester", _court("many"), presses=(card("Jester"), CONSPIRE, pile(8), pile(12)), then=".court .vals"),
    State("limit", _court("limit"), then=".court .hc[aria-disabled]"),
    State("announce", _court("announce"), then=".court .vals"),
    State("fallen", _court("many"), keys=("f",), then=".sheet .fallen"),
)


PRINCEPS: Final = (
    State("negotiate", _campaign("negotiate"), ".offer"),
    State(
        "offer", _campaign("negotiate"), presses=("[data-choice=offer]", "[data-choice=offer-2]"), then=".build .grid5"
    ),
    State("prepare", _campaign("prepare"), presses=(".handrow [data-choice=captain]",), then=".dock .doing"),
    State(
        "target",
        _campaign("act"),
        presses=("[data-choice=florence]", "[data-choice=attack]", "[data-choice=captain]"),
        then="[data-choice=rome]",
    ),
    State("defend", _campaign("defend")),
    State("machiavelli", _campaign("machiavelli")),
    State("list", _campaign("act"), keys=("l",), then=".lands .tr"),
    State("score", _campaign("act"), keys=("s",), then=".cats"),
)

OWN: Final[Mapping[str, tuple[State, ...]]] = {"coup": COUP, "medici": MEDICI, "princeps": PRINCEPS}
"""What each game has beside what is common, or instead of it."""


def states(game: str) -> dict[str, State]:
    """All states of a game's pages, by name."""
    return {each.name: each for each in (*common(game), *OWN[game])}


EVERY: Final = {
    **{each.name: each for each in FRAME},
    **{f"{game}-{name}": each for game in PLAYED for name, each in states(game).items()},
}
"""All, by what a test of them is called."""
