"""The strongest opponent at Court of the Medici: it searches over the hands that its rival may hold."""

from __future__ import annotations

from typing import Final

from signoria.bots.medici.judge import MediciOutlook
from signoria.bots.medici.model import Wary, rating
from signoria.bots.searcher import Searcher
from signoria.core.state import State, plays
from signoria.games.medici.cards import size
from signoria.games.medici.state import Medici
from signoria.search.rank import rank

AHEAD: Final = 6
"""So many plays after its own are tried out before a position is judged."""

TRIED: Final = 12
"""Only so many plays are tried out, those that look best at first sight."""

CROWDED: Final = 40
"""With more plays than these, which the rival will have too, each trial takes longer, and fewer are made."""


class MediciSearchBot(Searcher):
    """Tries its best plays against all that the rival may hold, and both play on as the greedy bot would."""

    simulations = 160
    worlds = 100
    heat = 0.002

    def decide(self, worlds: list[State], shell: State) -> list[int]:
        possible = [list(play) for play in plays(worlds[0], self.seat)]
        trials = self.simulations * CROWDED // max(CROWDED, len(possible))
        if len(possible) > TRIED:
            possible = self._promising(possible, worlds[0])
        found = rank(worlds, self.seat, possible, Wary(), MediciOutlook(AHEAD), trials, self.source)
        most = max(tried for _, tried, _ in found)
        return possible[self.draw([each for each in found if each[1] == most])]

    def _promising(self, possible: list[list[int]], world: State) -> list[list[int]]:
        """The plays after which the position looks best; which cards are hidden from this seat is not looked at."""
        assert isinstance(world, Medici)
        held = size(world.hands[1 - self.seat])

        def bad(play: list[int]) -> float:
            after = world.copy()
            for action in play:
                after.step(action, self.seat)
            assert isinstance(after, Medici)
            return -rating(after, self.seat, held)

        return sorted(possible, key=bad)[:TRIED]
