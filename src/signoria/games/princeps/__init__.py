"""Princeps: RULES.md beside this file says what is implemented; each other file is one part of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from signoria.core.event import Event
from signoria.core.game import Game, Options, Said, SetUp
from signoria.core.knowledge import Knowledge
from signoria.core.menu import Menu, Summary
from signoria.core.options import Value
from signoria.core.state import Listener, State
from signoria.games.princeps import default, menu, moves, notation, options, setup, steps, view
from signoria.games.princeps.events import KINDS
from signoria.games.princeps.knowledge import PrincepsKnowledge
from signoria.games.princeps.options import rules_of
from signoria.games.princeps.state import Princeps, new
from signoria.games.princeps.variants import VARIANTS


class PrincepsGame(Game):
    """Princeps, as the library knows it."""

    name = "princeps"
    rules_version = 2
    options = options.OPTIONS
    kinds = KINDS
    view_type = view.View
    texts = Path(__file__).parent / "texts"
    vocabulary = notation.VOCABULARY
    actions = int(moves.MOVES)
    by_chance = range(moves.DRAW + 1, moves.MOVES)
    unlisted = range(moves.MORE, moves.DRAW + 1)
    passing = int(moves.PASS)
    closing = (int(moves.DONE), int(moves.READY), int(moves.END))
    max_seats = 5
    measured: Mapping[str, Value] = {"players": 4}
    bots: Mapping[str, str] = {
        "random": "signoria.bots.princeps.whim:WhimBot",
        "planner": "signoria.bots.princeps.planner:PlannerBot",
        "search": "signoria.bots.princeps.search:PrincepsSearchBot",
    }
    tuned: Mapping[str, Sequence[str]] = {"search": ["planner"]}
    measures = "signoria.arena.measures.princeps:PrincepsWatch"
    table = "signoria.cli.tables.princeps:PrincepsTable"
    lesson = "signoria.lessons.princeps:PrincepsLesson"
    variants = VARIANTS
    stride = 13
    closed_for = (
        "not-yours",
        "no-leader",
        "too-few-armies",
        "not-there",
        "no-aim",
        "has-castle",
        "has-colonists",
        "is-stable",
        "own-target",
        "independent",
        "no-border",
        "last-land",
        "colonised",
        "no-machiavelli",
        "no-colonists",
        "offer-lacking",
        "offers-most",
    )

    def resolve(self, given: Mapping[str, object]) -> dict[str, Value]:
        return options.resolve(given)

    def suggest(self, given: Mapping[str, object]) -> dict[str, Value]:
        return {} if "players" in given else {"players": 4}

    def seats(self, options: Options) -> int:
        players = options["players"]
        assert isinstance(players, int)
        return players

    def start(self, options: Options, listener: Listener | None = None) -> State:
        return new(rules_of(options), listener)

    def write(self, state: State, actions: Sequence[int], seat: int, names: Sequence[str]) -> str:
        return notation.write(_princeps(state), actions, seat, names)

    def parse(self, text: str, names: Sequence[str]) -> Said:
        return notation.parse(text, names)

    def steps(self, said: Said, state: State, seat: int) -> tuple[int, ...]:
        return steps.steps(said, _princeps(state), seat)

    def snapshot(self, state: State, names: Sequence[str]) -> view.View:
        return view.snapshot(_princeps(state), names)

    def public(self, state: State, names: Sequence[str]) -> view.View:
        return view.public(_princeps(state), names)

    def own(self, public: view.View, state: State, seat: int, names: Sequence[str]) -> view.View:
        return view.own(public, _princeps(state), seat, names)

    def ask(self, state: State, seat: int, names: Sequence[str]) -> Menu:
        return menu.ask(_princeps(state), seat, names)

    def summary(self, options: Options) -> Summary:
        return menu.summary(options)

    def default(self, state: State, seat: int) -> tuple[int, ...]:
        return default.default(_princeps(state), seat)

    def turn(self, seen: Mapping[str, Any]) -> object:
        common = ("draw", "negotiate", "prepare")
        return seen["round"], seen["phase"] if seen["phase"] in common else "act", seen["turn"]

    def overheard(self, text: str, heard: Sequence[Event]) -> tuple[str, bool]:
        return notation.overheard(text, heard)

    def set_up(self, options: Options, names: Sequence[str], said: Mapping[str, Any], play: SetUp) -> State:
        return setup.set_up(rules_of(options), names, said, play)

    def knowledge(self, options: Options, seat: int) -> Knowledge:
        return PrincepsKnowledge(rules_of(options), seat)

    def shell(self, options: Options, seen: msgspec.Struct, names: Sequence[str]) -> State:
        assert isinstance(seen, view.View)
        return view.shell(rules_of(options), seen, names)


def _princeps(state: State) -> Princeps:
    assert isinstance(state, Princeps)
    return state


GAME = PrincepsGame()
