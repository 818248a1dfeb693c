"""The strongest opponent at Court of the Medici: it searches over the hands that its rival may hold."""

from __future__ import annotations

from typing import Final

from signoria.bots.medici.greedy import rate
from signoria.bots.medici.judge import MediciOutlook, MediciTaste
from signoria.bots.searcher import Searcher
from signoria.core.state import State, plays
from signoria.games.medici import GAME
from signoria.games.medici.cards import size
from signoria.games.medici.position import PLAYING
from signoria.games.medici.state import Medici
from signoria.search.policy import Promising
from signoria.search.rank import rank

AHEAD: Final = 4
"""So many plays after its own are tried out before a position is judged."""

IDEAS: Final = 8
"""Of so many plays at random each House takes the best when it tries things out."""


CANDIDATES: Final = 10
"""So many plays are tried out, those that look best at first sight."""


class MediciSearchBot(Searcher):
    """Tries its plays against all that the rival may hold, a few plays ahead."""

    game = GAME
    simulations = 2000
    worlds = 100
    heat = 0.003

    def decide(self, worlds: list[State], shell: State) -> list[int]:
        possible = self._good(worlds[0], shell)
        if len(possible) == 1:
            return possible[0]
        outlook = MediciOutlook(AHEAD)
        model = Promising(MediciTaste(), IDEAS)
        found = rank(worlds, self.seat, possible, model, outlook, self.simulations, self.source)
        most = max(tried for _, tried, _ in found)
        return possible[self.draw([each for each in found if each[1] == most])]

    def _good(self, world: State, shell: State) -> list[list[int]]:
        """The plays that look best at first sight; how many cards the rival has is the same in every world."""
        assert isinstance(shell, Medici)
        assert isinstance(world, Medici)
        possible = [list(play) for play in plays(shell, self.seat)]
        if shell.phase != PLAYING:
            return possible
        held = int(size(world.hands[1 - self.seat]))
        return sorted(possible, key=lambda play: -rate(shell, play, self.seat, held))[:CANDIDATES]
