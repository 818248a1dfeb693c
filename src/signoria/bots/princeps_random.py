"""An opponent without any plan at Princeps, who yet comes to an end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from signoria.bots.bot import Bot
from signoria.core.event import Event

MOST_OFFERS: Final = 3
"""It makes no more offers in a round."""


class WhimBot(Bot):
    """Picks what to do at random, then how: each legal manner of a move as likely as the others."""

    offers = 0

    def observe(self, event: Event) -> None:
        if event.kind == "opened":
            self.offers = 0

    def choose(self, view: Any, legal: Sequence[str]) -> str:
        verbs = sorted({move.partition(" ")[0] for move in legal})
        if self.offers == MOST_OFFERS and "offer" in verbs:
            verbs.remove("offer")
        verb = self.pick(verbs)
        self.offers += verb == "offer"
        return self.pick([move for move in legal if move.partition(" ")[0] == verb])
