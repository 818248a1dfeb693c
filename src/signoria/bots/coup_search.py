"""The strongest opponent at Coup: it weighs what its rivals may hold by what they did, and searches."""

from __future__ import annotations

from typing import Final

from signoria.bots.coup_beliefs import Beliefs
from signoria.bots.coup_judge import CoupJudge
from signoria.bots.coup_model import Courtier
from signoria.bots.searcher import Searcher
from signoria.core.event import Event
from signoria.core.state import State
from signoria.games.coup import GAME
from signoria.games.coup.state import Coup
from signoria.search.tree import Search

KEPT: Final = 200
"""So many positions are searched, drawn by weight from those that are possible."""


class CoupSearchBot(Searcher):
    """Learns who bluffs and who doubts, tries everything out in its head, and draws among what is nearly best."""

    game = GAME
    simulations = 600
    worlds = 400
    heat = 0.01

    def begin(self) -> None:
        start = GAME.start(self.options)
        assert isinstance(start, Coup)
        self._beliefs = Beliefs(start, self.seat)
        self._model = Courtier()

    def hear(self, event: Event) -> None:
        self._beliefs.hear(event.number, *event.numbers)

    def believed(self, worlds: list[State], shell: State) -> list[State]:
        assert isinstance(shell, Coup)
        self._beliefs.see(shell)
        self._beliefs.model(self._model)
        return self._beliefs.likely(worlds, self.source, KEPT)

    def search(self) -> Search:
        return Search(self.seat, self._model, CoupJudge(), explore=0.4, horizon=24, modelled=True)
