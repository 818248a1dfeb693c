"""Court of the Medici: RULES.md beside this file says what is implemented; each other file is one part of it."""

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
from signoria.games.medici import menu, moves, notation, options, setup, view
from signoria.games.medici.cards import HOUSE_NAMES
from signoria.games.medici.events import KINDS
from signoria.games.medici.knowledge import MediciKnowledge
from signoria.games.medici.options import rules_of
from signoria.games.medici.state import Medici, new
from signoria.games.medici.variants import VARIANTS


class MediciGame(Game):
    """Court of the Medici, as the library knows it."""

    name = "medici"
    rules_version = 2
    options = options.OPTIONS
    kinds = KINDS
    view_type = view.View
    texts = Path(__file__).parent / "texts"
    vocabulary = notation.VOCABULARY
    actions = int(moves.MOVES)
    by_chance = range(moves.DRAW, moves.MOVES)
    unlisted = range(moves.DECLARE, moves.DRAW)
    closed_for = (
        "above-limit",
        "no-piles",
        "no-conspiracy",
        "plan-revalues",
        "plan-deck",
        "plan-alone",
        "no-equal",
        "same-pile",
    )
    passing = int(moves.PASS)
    max_seats = 2
    houses = HOUSE_NAMES
    bots: Mapping[str, str] = {
        "random": "signoria.bots.random_bot:RandomBot",
        "greedy": "signoria.bots.medici.greedy:GreedyBot",
        "search": "signoria.bots.medici.search:MediciSearchBot",
    }
    tuned: Mapping[str, Sequence[str]] = {"search": ["greedy"]}
    measures = "signoria.arena.measures.medici:MediciWatch"
    table = "signoria.cli.tables.medici:MediciTable"
    lesson = "signoria.lessons.medici:MediciLesson"
    variants = VARIANTS

    def resolve(self, given: Mapping[str, object]) -> dict[str, Value]:
        return options.resolve(given)

    def seats(self, options: Options) -> int:
        return 2

    def rematch_order(self, returns: Sequence[int]) -> list[int]:
        """Everybody keeps their House: who begins is for the circle to say."""
        return [*range(len(returns))]

    def start(self, options: Options, listener: Listener | None = None) -> State:
        return new(rules_of(options), listener)

    def write(self, state: State, actions: Sequence[int], seat: int, names: Sequence[str]) -> str:
        return notation.write(_medici(state), actions, names)

    def parse(self, text: str, names: Sequence[str]) -> Said:
        return notation.parse(text, names)

    def steps(self, said: Said, state: State, seat: int) -> tuple[int, ...]:
        return notation.steps(said, _medici(state), seat)

    def snapshot(self, state: State, names: Sequence[str]) -> view.View:
        return view.snapshot(_medici(state), names)

    def public(self, state: State, names: Sequence[str]) -> view.View:
        return view.public(_medici(state), names)

    def own(self, public: view.View, state: State, seat: int, names: Sequence[str]) -> view.View:
        return view.own(public, _medici(state), seat, names)

    def ask(self, state: State, seat: int, names: Sequence[str]) -> Menu:
        return menu.ask(_medici(state), seat, names)

    def summary(self, options: Options) -> Summary:
        return menu.summary(options)

    def default(self, state: State, seat: int) -> tuple[int, ...]:
        return menu.default(_medici(state), seat)

    def overheard(self, text: str, heard: Sequence[Event]) -> tuple[str, bool]:
        return notation.overheard(text), True

    def set_up(self, options: Options, names: Sequence[str], said: Mapping[str, Any], play: SetUp) -> State:
        return setup.set_up(rules_of(options), names, said, play)

    def knowledge(self, options: Options, seat: int) -> Knowledge:
        return MediciKnowledge(rules_of(options), seat)

    def shell(self, options: Options, seen: msgspec.Struct, names: Sequence[str]) -> State:
        assert isinstance(seen, view.View)
        return view.shell(rules_of(options), seen, names)


def _medici(state: State) -> Medici:
    assert isinstance(state, Medici)
    return state


GAME = MediciGame()
