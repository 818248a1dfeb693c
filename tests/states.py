"""How the pages and every game's table stand when tests look at them, and how one gets there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

import msgspec
from playwright.async_api import Page
from tools.pictures.medici import Court, card, pile
from tools.pictures.princeps import bargaining, campaign
from tools.pictures.scenes import GAME, HANDS, ROUNDS
from tools.pictures.tables import ME, Prepared

from tests.choosing import PLAYED
from tests.tables import new_key
from tests.visiting import ASKED


class State(msgspec.Struct, frozen=True):
    """A page, or a table where Livia sits; what is seen then, and what is pressed to come to it."""

    name: str
    at: str | Prepared
    seen: str = ASKED
    presses: tuple[str, ...] = ()
    """Names of buttons, or selectors with a dot, one after the other; ..."""
    then: str = ""
    """... what is seen after them."""
    keys: tuple[str, ...] = ()
    replayed: bool = False
    """Whether it is the replay of the table."""

    @property
    def sheet(self) -> bool:
        """Whether it is a sheet that stands over a table."""
        return self.then in OVER

    @property
    def asks(self) -> bool:
        """Whether something is to be answered, and nothing stands over it."""
        return self.seen == ASKED and not self.sheet

    @property
    def path(self) -> str:
        """The path of its page."""
        if isinstance(self.at, str):
            return self.at
        return f"/t/{self.at.id}" + ("/replay" if self.replayed else "")

    @property
    def key(self) -> str:
        """The key of who looks at it."""
        return new_key() if isinstance(self.at, str) else self.at.keys[ME]

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


BEGUN: Final[dict[str, Prepared]] = {
    "coup": Prepared("begun-coup", HANDS),
    "medici": Court("begun-medici", 4, clock=None),
    "princeps": campaign("draw", "begun-princeps", clock=None),
}
ENDED: Final[dict[str, Prepared]] = {
    "coup": Prepared("ended-coup", HANDS).play(*ROUNDS, *GAME),
    "medici": Court("ended-medici", 5, 60, clock=None),
    "princeps": campaign("over", "ended-princeps", clock=None),
}
"""A table of each game at its beginning, or near it, and one at its end; all others have left."""


def common(game: str) -> list[State]:
    """What every game has."""
    turn, end = BEGUN[game], ENDED[game]
    return [
        State("rules", f"/rules/{game}", ".summary"),
        State("lesson", f"/learn/{game}", ".coach"),
        State("lobby", Prepared(f"state-lobby-{game}", game=game, seated=(ME,)), ".seatlist"),
        State("turn", turn),
        State("end", end, ".ending .after"),
        State("replay", end, ".board.replay", keys=("ArrowRight",) * 5, replayed=True),
        State("log", turn, presses=("Log",), then=SHEET),
        State("card", turn, presses=("More", "Who does what"), then=".summary .cast"),
    ]


def _duel(name: str, *moves: str, first: int = 0, diplomat: str = "ambassador") -> Prepared:
    """A duel of Coup after these moves; Bianca begins it if `first` is 1."""
    hands = {ME: (diplomat, "contessa"), "Bianca": ("captain", "contessa")}
    return Prepared(f"state-{name}", hands, players=2, first=first, diplomat=diplomat).play(*moves)


_TURN: Final = _duel("turn")

COUP: Final = (
    # Sheets of the frame: they are the same at every game.
    State("chat", _TURN, presses=("Chat",), then=SHEET),
    State("more", _TURN, presses=("More",), then=SHEET),
    State("turn", _TURN),
    State("end", ENDED["coup"], ".ending .hold .card"),
    State("aim", _TURN, presses=("[data-choice=steal]",), then=AIMS),
    State("claim", _duel("claim", "Bianca tax", first=1)),
    State("block", _duel("block", "Bianca steal Livia", "=", first=1)),
    State("exchange", _duel("exchange", "Livia exchange", "-")),
    State("draft", Prepared("state-draft", players=2, first=0, duel="draft-court")),
    State("reveal", _duel("reveal", "Bianca examine Livia", "-", first=1, diplomat="inquisitor")),
    State("verdict", _duel("verdict", "Livia examine Bianca", "-", "Bianca reveal captain", diplomat="inquisitor")),
    State("ten", Prepared("state-ten", players=10)),
    State("notes", _TURN, presses=("Notes",), then=SHEET),
    State("autos", _TURN, presses=("More", "Let pass without asking"), then=SHEET),
)

COURT: Final = Court("state-many", 176, 32, clock=None)
"""One with many nobles."""

CONSPIRE: Final = ".desk [data-choice=conspire]"

MEDICI: Final = (
    State("many", COURT),
    State("manner", COURT, presses=(card("8"), ".desk [data-choice=send]"), then=".court .go"),
    State("onto", COURT, presses=(card("8"), CONSPIRE), then=".court .path"),
    State("against", COURT, presses=(card("9"), CONSPIRE, pile(12), pile(13)), then=".court .go"),
    State("jester", COURT, presses=(card("Jester"), CONSPIRE, pile(8), pile(12)), then=".court .vals"),
    State(
        "allied",
        COURT,
        presses=(card("8"), ".desk [data-choice=ally]", ".court .pile.join[data-drop='12']"),
        then=".court .others",
    ),
    State("sent", COURT, presses=(card("Jester"), ".desk [data-choice=send]"), then=".court .vals"),
    State(
        "stalls",
        Court("state-stalls", 5, 29, clock=None),
        presses=(card("5"), ".desk [data-choice=plan]"),
        then=".court .desk .why",
    ),
    State("limit", Court("state-limit", 6, 35, clock=None), then=".court .hc[aria-disabled]"),
    State("announce", Court("state-announce", 14, 35, clock=None), then=".court .vals"),
    State("fallen", COURT, keys=("f",), then=".sheet .fallen"),
)


PREPARE: Final = campaign("prepare", "state-prepare", clock=None)
ACT: Final = campaign("act", "state-act", clock=None)
DEFEND: Final = campaign("defend", "state-defend", clock=None)
BARGAIN: Final = bargaining("state-negotiate", clock=None)

PRINCEPS: Final = (
    State("negotiate", BARGAIN, then=".offer"),
    State("offer", BARGAIN, presses=("[data-choice=offer]", "[data-choice=offer-2]"), then=".build .grid5"),
    State(
        "prepare",
        PREPARE,
        presses=(".handrow [data-choice=captain]",),
        then=".dock .doing",
    ),
    State(
        "target",
        ACT,
        presses=("[data-choice=florence]", "[data-choice=attack]", "[data-choice=captain]"),
        then="[data-choice=rome]",
    ),
    State("defend", DEFEND),
    State("answer", campaign("punish", "state-answer", clock=None)),
    State("calm", campaign("colonise", "state-calm", clock=None)),
    State("machiavelli", campaign("machiavelli", "state-machiavelli", clock=None)),
    State("list", ACT, keys=("l",), then=".lands .tr"),
    State("score", ACT, keys=("s",), then=".cats"),
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


def tables_of(states: Iterable[State]) -> list[Prepared]:
    """The tables of these states, each once: the server of the tests finds them when it starts."""
    return list({each.at.id: each.at for each in states if isinstance(each.at, Prepared)}.values())
