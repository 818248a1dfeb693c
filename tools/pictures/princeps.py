"""The states of Princeps, and how one gets there."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from itertools import count
from typing import Any, Final

from playwright.async_api import Page
from tools.pictures.medici import pressing, stepped
from tools.pictures.studio import Scene
from tools.pictures.tables import GUEST, NAMES, Dealt, Prepared

from signoria.core.menu import Menu, Step
from signoria.core.options import Value
from signoria.core.text import Text
from signoria.games.princeps.cards import BORDERS
from signoria.games.princeps.lands import LAND_NAMES
from signoria.games.princeps.position import PHASE_NAMES
from signoria.games.princeps.state import Princeps

MOST: Final = 500
"""After so many plays it is not waited any more for what is wished."""
WEIGHTS: Final[Mapping[str, Mapping[str, float]]] = {
    "draw": {"draw": 1000},
    "negotiate": {"done": 1000, "offer": 0},
    "prepare": {"recall": 0, "ready": 0.3},
    "act": {"attack": 20, "revolt": 9, "conspire": 9, "reform": 2, "end": 0.01},
}
"""How often something is chosen in a phase where chance chooses, if it is not 1."""

Wish = Callable[["Campaign"], bool]
"""What somebody who pictures a campaign waits for."""


class Campaign(Dealt):
    """A game by the deal and the mind of this number, or of the next one that comes to what is wished.

    Those who play settle all they have, lay cards where they have most neighbours, attack with all they have, and
    hardly negotiate.
    """

    def __init__(
        self, name: str, number: int, wish: Wish, *, players: int = 3, clock: float | None = 90.0, **options: Value
    ) -> None:
        for each in count(number):
            self.number = each
            """The one that came to it."""
            super().__init__(
                name, "princeps", NAMES[:players], f"campaign {each}", clock=clock, players=players, **options
            )
            self._source = random.Random(each)
            if self.goes_on(wish):
                return

    def goes_on(self, wish: Wish) -> bool:
        """Play on until this holds; whether it does at last."""
        return any(wish(self) or not self.any() for _ in range(MOST)) and wish(self)

    @property
    def state(self) -> Princeps:
        """The position."""
        assert self.table.play is not None
        found = self.table.play.state
        assert isinstance(found, Princeps)
        return found

    def asks(self, phase: str, name: str = "Livia") -> bool:
        """Whether it is this phase, and something is asked of this player."""
        return PHASE_NAMES[self.state.phase] == phase and self.state.asks(self.table.names.index(name))

    def sees(self, name: str = "Livia") -> Any:
        """What a player sees."""
        return self.view(name)

    def hand(self, name: str = "Livia") -> Sequence[str]:
        """What somebody holds."""
        found: Sequence[str] = self.sees(name).players[name].hand
        return found

    def _chosen(self, menu: Menu) -> Step:
        phase = PHASE_NAMES[self.state.phase]
        lands = [step for step in menu.steps if step.key in LAND_NAMES]
        if phase == "prepare" and lands:
            return max(lands, key=self._wanted)
        if phase == "act" and all(step.key.isdigit() for step in menu.steps):
            return menu.steps[-1]
        weights = WEIGHTS.get(phase, {})
        return self._source.choices(menu.steps, [weights.get(step.key, 1) for step in menu.steps])[0]

    def _wanted(self, step: Step) -> float:
        """How much one wants cards in a territory: as it has neighbours of others, and a little as it pleases."""
        others = self.state.table() & ~self.state.owned[self.asked() or 0]
        near = int(BORDERS[LAND_NAMES.index(step.key)] & others)
        return near.bit_count() + 3 * self._source.random()


def _keys(table: Campaign, *before: str) -> set[str]:
    """The keys of what Livia is asked after these steps."""
    menu = table.menu(0, *before)
    return {step.key for step in menu.steps} if menu else set()


def _lying(table: Campaign, land: str) -> list[str]:
    """What Livia sees lie in a territory."""
    found = table.sees().territories[land]
    return [*(found.hidden or ()), *found.shown]


def _aimed_at(table: Campaign) -> list[str]:
    """What Livia sees lie where the contest is."""
    return _lying(table, table.sees().contest.target)


def _bargains(table: Campaign) -> bool:
    return (
        all(table.asks("negotiate", name) for name in table.table.names)
        and table.sees().round == 3
        and all(len(_spare(table, name)) > 2 for name in table.table.names)
    )


def _prepares(table: Campaign) -> bool:
    if not table.asks("prepare") or not 4 <= len(table.hand()) <= 8 or not set(LAND_NAMES) & set(table.hand()):
        return False
    lands = table.sees().territories.values()
    return any(land.owner == "Livia" and land.hidden_size > 2 for land in lands)


def _acts(table: Campaign) -> bool:
    """Livia may do a lot; from a place where both kinds of armies lie she may attack two others or more."""
    if not table.asks("act") or not {"attack", "conspire", "spy"} <= _keys(table):
        return False
    return any(
        {"citizen", "mercenary"} <= set(_lying(table, land)) and len(_keys(table, "attack", land, "captain")) > 1
        for land in _keys(table, "attack")
        if land in LAND_NAMES and set(LAND_NAMES) & _keys(table, "attack", land, "captain")
    )


def _defends(table: Campaign) -> bool:
    """Livia may reveal armies of both kinds under a captain, or under her prince."""
    return table.asks("defend") and {"citizen", "mercenary", "captain", "prince"} <= set(_aimed_at(table))


def _held(phase: str) -> Wish:
    """Whether Livia may play a card against, or for, an attack: she has it."""
    return lambda table: table.asks(phase) and not (table.menu(0) or _NONE).closed


def _lacked(phase: str) -> Wish:
    return lambda table: table.asks(phase) and bool((table.menu(0) or _NONE).closed)


def _answers(kind: str, keys: Collection[str]) -> Wish:
    """Whether Livia may answer an uprising of this kind with one of these; with nothing, if there are none."""

    def found(table: Campaign) -> bool:
        if not table.asks("answer") or table.sees().contest.kind != kind:
            return False
        cards = _keys(table) - {"pass"}
        return bool(cards & {*keys}) if keys else not cards

    return found


def _tied(table: Campaign) -> bool:
    return table.asked() is None and table.sees().standings.decided in ("stable", "gold", "commerce")


def _compared(table: Campaign) -> bool:
    """Livia is attacked, and as soon as Tommaso answers the last question it is told how that ends."""
    others = any(table.asks("machiavelli", name) for name in ("Livia", "Bianca"))
    return table.asks("machiavelli", "Tommaso") and not others and "citizen" in _aimed_at(table)


_NONE: Final = Menu(Text("none"), [])

WISHES: Final[Mapping[str, tuple[int, Wish]]] = {
    "draw": (2, lambda table: table.asks("draw") and table.sees().round > 2 and len(table.hand()) > 5),
    "negotiate": (0, _bargains),
    "prepare": (1, _prepares),
    "act": (5609, _acts),
    "punish": (1, _answers("conspire", LAND_NAMES)),
    "punish-lacking": (2, _answers("conspire", ())),
    "colonise": (12, _answers("revolt", ("colonise",))),
    "defend": (34, _defends),
    "machiavelli": (1, _held("machiavelli")),
    "machiavelli-lacking": (0, _lacked("machiavelli")),
    "compared": (0, _compared),
    "sacrifice": (1, lambda table: table.asks("sacrifice") and len(_keys(table)) > 1),
    "enter": (2, lambda table: table.asks("enter")),
    "discard": (29, lambda table: table.asks("discard") and len(table.hand()) == 13 and "spy" in table.hand()),
    "waiting": (0, lambda table: table.asks("act", "Bianca") and table.sees().round > 2),
    "over": (14, _tied),
}
"""What Livia may be asked, and at which campaign it comes to that."""


def campaign(wish: str, name: str, **more: Any) -> Campaign:
    """A table at which it has come to what is wished."""
    number, found = WISHES[wish]
    return Campaign(name, number, found, **more)


def bargaining(name: str, **more: Any) -> Campaign:
    """A negotiation: Bianca offers Livia something, Tommaso anyone, Livia both; what Tommaso offered her has lapsed."""
    table = campaign("negotiate", name, **more)
    livia, bianca, tommaso = (_spare(table, name) for name in table.table.names[:3])
    table.play(
        f"Bianca offer Livia give {bianca[0]} want {livia[0]}",
        f"Tommaso offer anyone give {tommaso[0]} {tommaso[1]} want punishment",
        f"Livia offer Tommaso give {livia[1]} want {tommaso[1]}",
        f"Livia offer anyone give nothing want {bianca[1]}",
        f"Tommaso offer Livia give {tommaso[2]} want {livia[2]}",
        f"Tommaso offer Bianca give {tommaso[2]} want {bianca[2]}",
    )
    number = next(offer.id for offer in table.sees("Bianca").offers if offer.to == "Bianca")
    return table.play(f"Bianca accept {number}")


def _spare(table: Campaign, name: str) -> list[str]:
    """What somebody may trade and has once."""
    hand = table.hand(name)
    return [card for card in hand if hand.count(card) == 1 and card not in LAND_NAMES and card != "prince"]


def tables() -> dict[str, Prepared]:
    """All tables, by name."""
    found: list[Campaign] = [campaign(wish, f"princeps-{wish}") for wish in WISHES if wish != "negotiate"]
    found.append(bargaining("princeps-negotiate"))
    found.append(campaign("waiting", "princeps-five", players=5))
    return {each.name: each for each in found}


def scenes(at: dict[str, Prepared]) -> list[Scene]:
    """All scenes: each phase, each window of a contest, what is told of it, the map near and far, and the list."""
    act = at["princeps-act"]
    attack = ("[data-choice=florence]", "[data-choice=attack]", "[data-choice=captain]")
    dock, told = ".prince .dock h2", ".prince .story .duel"
    found = [
        _of(at, "draw", ".dock [aria-pressed=true]", pressing("[data-choice=castle]"), desktop=False),
        _of(at, "negotiate", ".prince .offer", both_themes=True, languages=["it"]),
        _of(at, "prepare", ".prince .dock .doing", pressing(".handrow [data-choice=captain]")),
        _of(at, "act", ".prince .tos", both_themes=True, languages=["fr"]),
        *(
            _of(at, each, dock, desktop=False)
            for each in ("punish", "punish-lacking", "colonise", "machiavelli-lacking")
        ),
        *(_of(at, each, dock, desktop=False) for each in ("sacrifice", "enter", "discard", "waiting")),
        _of(at, "machiavelli", dock),
        _of(at, "defend", ".dock [data-choice=captain][aria-pressed=true]", _defended),
        _of(at, "compared", told, once="Tommaso pass", held=True),
        _of(at, "five", dock, desktop=False),
        _of(at, "over", ".final .dec", whole=True),
    ]
    more = [
        Scene("princeps-offer", at["princeps-negotiate"], ".build .grid5", pressing(*OFFERED), desktop=False),
        Scene("princeps-here", act, ".prince .doing", pressing(attack[0])),
        Scene("princeps-target", act, ".prince .doing [data-choice=rome]", pressing(*attack)),
        Scene("princeps-armies", act, ".prince .duel", pressing(*attack, ".doing [data-choice=rome]")),
        Scene("princeps-near", act, ".prince .tos", pressing(".regions button:nth-child(2)"), desktop=False),
        Scene("princeps-list", act, ".lands .tr", _typing("l")),
        Scene("princeps-score", act, ".cats", _typing("s"), desktop=False),
        Scene("princeps-lesson", "/learn/princeps", ".coach"),
        Scene("princeps-rules", f"/rules/princeps#example={EXAMPLE}", ".example .prince", stepped),
        Scene("princeps-watching", at["princeps-waiting"], dock, who=GUEST, phone=False),
    ]
    return [*found, *more]


EXAMPLE: Final = "a-beaten-attacker-may-sacrifice-citizens-too"
OFFERED: Final = ("[data-choice=offer]", "[data-choice=offer-2]")
Steps = Callable[[Page], Awaitable[None]]


def _of(at: dict[str, Prepared], wish: str, ready: str, steps: Steps | None = None, **more: Any) -> Scene:
    """A scene that is called as its table."""
    return Scene(f"princeps-{wish}", at[f"princeps-{wish}"], ready, steps, **more)


async def _defended(page: Page) -> None:
    """One army of each kind, under a captain."""
    for kind in ("citizen", "mercenary", "captain"):
        await page.locator(f".dock [data-choice={kind}]").first.click()


def _typing(key: str) -> Steps:
    async def typed(page: Page) -> None:
        await page.locator(".prince .dock h2").wait_for()
        await page.keyboard.press(key)

    return typed
