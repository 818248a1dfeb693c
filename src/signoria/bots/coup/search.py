"""The strongest opponent at Coup: it weighs what its rivals may hold by what they did, and searches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from signoria.bots.coup.beliefs import Beliefs, Company
from signoria.bots.coup.judge import CoupJudge
from signoria.bots.searcher import Searcher
from signoria.core.chance import Source
from signoria.core.event import Heard
from signoria.core.game import Game, Options
from signoria.core.state import State
from signoria.games.coup.state import Coup
from signoria.search.tree import Search

KEPT: Final = 150
"""So many positions are searched, drawn by weight from those that are possible."""


SIMULATIONS: Final = 300
DUEL_SIMULATIONS: Final = 2000
"""In a game of two a simulation costs less."""


class CoupSearchBot(Searcher):
    """Learns who bluffs and who doubts, tries everything out in its head, and draws among what is nearly best."""

    worlds = 300
    heat = 0.01

    def __init__(
        self, game: Game, options: Options, names: Sequence[str], seat: int, source: Source, **settings: float
    ) -> None:
        usual = DUEL_SIMULATIONS if len(names) == 2 else SIMULATIONS
        super().__init__(game, options, names, seat, source, **{"simulations": usual, **settings})
        start = game.start(options)
        assert isinstance(start, Coup)
        self._beliefs = Beliefs(start, seat)
        self._company = Company(self._beliefs)

    def observe(self, event: Heard) -> None:
        super().observe(event)
        self._beliefs.hear(event.number, *event.numbers)

    def believed(self, worlds: list[State], shell: State) -> list[State]:
        assert isinstance(shell, Coup)
        self._beliefs.see(shell)
        return self._beliefs.likely(worlds, self.source, KEPT)

    def search(self) -> Search:
        return Search(self.seat, self._company, CoupJudge(), explore=0.4, horizon=24, modelled=True)
