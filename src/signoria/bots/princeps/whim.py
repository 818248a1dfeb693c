"""An opponent without any plan at Princeps, who yet comes to an end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from signoria.bots.bot import Bot
from signoria.core.chance import Source
from signoria.core.event import Event
from signoria.core.options import Value

MOST_OFFERS: Final = 3
"""It makes no more offers in a round."""


class WhimBot(Bot):
    """Picks what to do at random, then how, each manner as likely as the others; makes no offer twice in a round."""

    def __init__(self, me: str, options: Mapping[str, Value], source: Source, **settings: float) -> None:
        super().__init__(me, options, source, **settings)
        self._offered: list[str] = []

    def observe(self, event: Event) -> None:
        if event.kind == "opened":
            self._offered.clear()

    def choose(self, view: Any, legal: Sequence[str]) -> str:
        verbs = sorted({_verb(move) for move in legal})
        if len(self._offered) == MOST_OFFERS and "offer" in verbs:
            verbs.remove("offer")
        verb = self.pick(verbs)
        move = self.pick([move for move in legal if _verb(move) == verb and move not in self._offered])
        if verb == "offer":
            self._offered.append(move)
        return move


def _verb(move: str) -> str:
    return move.partition(" ")[0]
