"""The strongest opponent at Court of the Medici: it searches over the hands that its rival may hold."""

from __future__ import annotations

from typing import Final

from signoria.bots.medici.judge import MediciOutlook
from signoria.bots.searcher import Searcher
from signoria.core.state import State, plays
from signoria.games.medici import GAME
from signoria.search.policy import Promising
from signoria.search.rank import rank

AHEAD: Final = 4
"""So many plays after its own are tried out before a position is judged."""

IDEAS: Final = 24
"""Of so many plays at random each House takes the best when it tries things out."""


class MediciSearchBot(Searcher):
    """Tries its plays against all that the rival may hold, a few plays ahead."""

    game = GAME
    simulations = 700
    worlds = 100
    heat = 0.002

    def decide(self, worlds: list[State], shell: State) -> list[int]:
        possible = [list(play) for play in plays(shell, self.seat)]
        outlook = MediciOutlook(AHEAD)
        model = Promising(outlook, IDEAS)
        found = rank(worlds, self.seat, possible, model, outlook, self.simulations, self.source)
        most = max(tried for _, tried, _ in found)
        return possible[self.draw([each for each in found if each[1] == most])]
