"""The strongest opponent at Princeps: it tries its plays out at many tables that may be the true one.

At each of them every play that makes sense is made, everybody plays on by rules of thumb to the end of the round, and
the play that turns out best on average is taken.  What it draws, discards and trades it settles by the planner's rules.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from signoria.bots.bot import Answer
from signoria.bots.princeps.judge import Prospect
from signoria.bots.princeps.layouts import Layouts
from signoria.bots.princeps.made_up import made_up_from_view
from signoria.bots.princeps.model import Model
from signoria.bots.princeps.planner import PlannerBot
from signoria.bots.searcher import Searcher
from signoria.core.chance import Source
from signoria.core.event import Heard
from signoria.core.game import Game, Options
from signoria.core.play import trial
from signoria.core.state import State, plays
from signoria.games.princeps.lands import LAND_NAMES
from signoria.games.princeps.moves import END
from signoria.games.princeps.view import View
from signoria.search.rank import rank

AHEAD: Final = 1
"""It looks so many rounds ahead: to the end of this one."""

PLAYS: Final = 24
"""So many actions of a turn are compared at most, ..."""

LAYOUTS: Final = 32
"""... and so many ways to lay all cards."""

CLOSE: Final = 0.004
"""A play that brings so little less is as good: one of these is taken at random."""

BY_RULE: Final = ("draw", "discard", "negotiate")
"""The phases in which it does not search."""


class PrincepsSearchBot(Searcher):
    """Searches in preparation, action and defence."""

    simulations = 500
    worlds = 16
    patience = 500
    """After long and secret dealings it takes many random numbers to explain all."""
    settings: Mapping[str, tuple[float, float]] = {"simulations": Searcher.settings["simulations"]}

    def __init__(
        self, game: Game, options: Options, names: Sequence[str], seat: int, source: Source, **settings: float
    ) -> None:
        super().__init__(game, options, names, seat, source, **settings)
        self._planner = PlannerBot(game, options, names, seat, source)
        self._model = Model()
        self._planned: list[tuple[int, ...]] = []
        """What is left to do of a preparation."""

    def observe(self, event: Heard) -> None:
        self._planner.observe(event)
        super().observe(event)

    def choose(self, view: Any, legal: Sequence[str]) -> Answer:
        assert isinstance(view, View)
        if view.phase in BY_RULE:
            return self._planner.choose(view, legal)
        if view.phase == "prepare" and self._planned:
            return self._planned.pop(0)
        shell = self.game.shell(self.options, view, self.names)
        options = shell.legal(self.seat)
        if len(options) == 1:
            return options
        worlds = self._worlds(shell, view)
        if view.phase == "prepare":
            best = self._best(self._layouts(worlds[0]), worlds)
            self._planned = [play for _, play in trial(worlds[0], self.seat, best)]
            return self._planned.pop(0)
        return self._best(self._plays(worlds[0], view.phase), worlds)

    def _worlds(self, shell: State, view: View) -> list[State]:
        """Tables that agree with all that it has heard; those that are not found in time, with what it sees only."""
        worlds = self.imagined(shell)
        if len(worlds) == self.worlds:
            return worlds
        held = [player.hand_size for player in view.players.values()]
        seen = view.territories
        hidden = [seen[name].hidden_size if name in seen else 0 for name in LAND_NAMES]
        while len(worlds) < self.worlds:
            worlds.append(made_up_from_view(shell, self.seat, held, hidden, self.source))
        return worlds

    # What may be done

    def _plays(self, world: State, phase: str) -> list[list[int]]:
        """The plays between which it chooses; in its turn the most promising, and to end it."""
        if phase == "act":
            options = self._model.options(world, self.seat, self.source)
            return [steps for _, steps in options[:PLAYS]] + [[int(END)]]
        return [list(play) for play in plays(world, self.seat)]

    def _layouts(self, world: State) -> list[list[int]]:
        """Ways to lay all cards: by the rule of thumb, and with more and less whim in it."""
        found = [Layouts().plan(world, self.seat, self.source, False)]
        for number in range(LAYOUTS):
            whim, guard = int(self.source.below(5)), int(self.source.below(6))
            steps = Layouts(whim + 0.5, guard + 0.5).plan(world, self.seat, self.source, number % 2 == 0)
            if steps not in found:
                found.append(steps)
        return found

    def _best(self, found: list[list[int]], worlds: list[State]) -> list[int]:
        """The play that does best, or one that does nearly as well."""
        if len(found) == 1:
            return found[0]
        rated = rank(worlds, self.seat, found, self._model, Prospect(AHEAD), self.simulations, self.source)
        _, most, best = rated[0]
        close = [number for number, tried, mean in rated if tried == most and mean >= best - CLOSE]
        return found[close[self.source.below(len(close))]]
