"""Coup: RULES.md beside this file says what is implemented; each other file is one part of it."""

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
from signoria.games.coup import menu, moves, notation, options, setup, view
from signoria.games.coup.events import KINDS
from signoria.games.coup.knowledge import CoupKnowledge
from signoria.games.coup.options import LEAD, rules_of
from signoria.games.coup.state import Coup, new
from signoria.games.coup.variants import VARIANTS


class CoupGame(Game):
    """Coup, as the library knows it."""

    name = "coup"
    rules_version = 2
    options = options.OPTIONS
    lead = LEAD
    experienced = 7
    kinds = KINDS
    view_type = view.View
    texts = Path(__file__).parent / "texts"
    vocabulary = notation.VOCABULARY
    actions = int(moves.MOVES)
    by_chance = (*range(moves.DRAW, moves.KEEP), *range(moves.OPENER, moves.MOVES))
    one_step = True
    closed_for = ("too-poor", "must-coup", "not-held")
    passing = int(moves.PASS)
    max_seats = 10
    measured: Mapping[str, Value] = {"players": 6}
    bots: Mapping[str, str] = {
        "random": "signoria.bots.random_bot:RandomBot",
        "honest": "signoria.bots.coup.honest:HonestBot",
        "bluffer": "signoria.bots.coup.bluffer:BlufferBot",
        "search": "signoria.bots.coup.search:CoupSearchBot",
    }
    tuned: Mapping[str, Sequence[str]] = {"bluffer": ["honest", "bluffer"], "search": ["bluffer"]}
    measures = "signoria.arena.measures.coup:CoupWatch"
    table = "signoria.cli.tables.coup:CoupTable"
    lesson = "signoria.lessons.coup:CoupLesson"
    variants = VARIANTS

    def resolve(self, given: Mapping[str, object]) -> dict[str, Value]:
        return options.resolve(given)

    def suggest(self, given: Mapping[str, object]) -> dict[str, Value]:
        return {"players": 4 if given.get("duel", "open") == "open" else 2}

    def again(self, options: Options) -> dict[str, Value]:
        return {**options, "first": 0}

    def seats(self, options: Options) -> int:
        return int(options["players"] or 0)

    def start(self, options: Options, listener: Listener | None = None) -> State:
        return new(rules_of(options), listener)

    def write(self, state: State, actions: Sequence[int], seat: int, names: Sequence[str]) -> str:
        return notation.write(actions[0], names)

    def parse(self, text: str, names: Sequence[str]) -> Said:
        return (notation.parse(text, names),)

    def snapshot(self, state: State, names: Sequence[str]) -> view.View:
        return view.snapshot(_coup(state), names)

    def public(self, state: State, names: Sequence[str]) -> view.View:
        return view.public(_coup(state), names)

    def own(self, public: view.View, state: State, seat: int, names: Sequence[str]) -> view.View:
        return view.own(public, _coup(state), seat, names)

    def ask(self, state: State, seat: int, names: Sequence[str]) -> Menu:
        return menu.ask(_coup(state), seat, names)

    def summary(self, options: Options) -> Summary:
        return menu.summary(options)

    def default(self, state: State, seat: int) -> tuple[int, ...]:
        return (menu.default(_coup(state), seat),)

    def overheard(self, text: str, heard: Sequence[Event]) -> tuple[str, bool]:
        return notation.overheard(text)

    def set_up(self, options: Options, names: Sequence[str], said: Mapping[str, Any], play: SetUp) -> State:
        return setup.set_up(rules_of(options), names, said, play)

    def knowledge(self, options: Options, seat: int) -> Knowledge:
        return CoupKnowledge(rules_of(options), seat)

    def shell(self, options: Options, seen: msgspec.Struct, names: Sequence[str]) -> State:
        assert isinstance(seen, view.View)
        return view.shell(rules_of(options), seen, names)


def _coup(state: State) -> Coup:
    assert isinstance(state, Coup)
    return state


GAME = CoupGame()
