"""The strongest opponent at Court of the Medici: it searches over the hands that its rival may hold."""

from __future__ import annotations

from signoria.bots.medici_judge import MediciJudge
from signoria.bots.searcher import Searcher
from signoria.games.medici import GAME
from signoria.search.policy import Uniform
from signoria.search.tree import Search


class MediciSearchBot(Searcher):
    """Plays every line out many times over, for all that the rival may hold."""

    game = GAME
    simulations = 3000
    worlds = 100
    heat = 0.003

    def search(self) -> Search:
        import os
        c,h,sc,hd=map(float,os.environ.get("MS","0.5 0 0.1 0").split())
        return Search(self.seat, Uniform(), MediciJudge(sc,hd), explore=c, horizon=int(h))
