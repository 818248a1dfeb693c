"""A greedy opponent at Court of the Medici: it looks one play ahead, and at what the rival could answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from signoria.bots.bot import Bot
from signoria.bots.medici.model import rating
from signoria.games.medici.state import Medici
from signoria.games.medici.view import View


class GreedyBot(Bot):
    """Takes what it can get now, fears what the rival could take next, and plans for a high last card."""

    def choose(self, view: Any, legal: Sequence[str]) -> str:
        assert isinstance(view, View)
        if view.phase == "announce":
            return max(legal, key=lambda move: int(move.split()[1]))
        if view.phase == "circle":
            return self._circle(view, legal)
        now = self.game.shell(self.options, view, self.names)
        assert isinstance(now, Medici)
        rated = [(self._rate(now, move, view), move) for move in legal] if len(legal) > 1 else [(0.0, legal[0])]
        best = max(found for found, _ in rated)
        return self.pick([move for found, move in rated if found == best])

    def _circle(self, view: View, legal: Sequence[str]) -> str:
        """Small cards are replaced."""
        values = {f"replace {pile.id}": pile.value for pile in view.piles if pile.value < 6}
        small = [move for move in legal if move in values]
        return min(small, key=lambda move: values[move]) if small else "keep"

    def _rate(self, now: Medici, move: str, view: View) -> float:
        """How the position looks after a play."""
        after = now.copy()
        for action in self.game.steps(self.game.parse(move, self.names), now, self.seat):
            after.step(action, self.seat)
        return rating(after, self.seat, view.players[self.names[1 - self.seat]].hand_size)
