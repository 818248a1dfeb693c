"""An opponent without any plan at Princeps, who yet comes to an end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from signoria.bots.bot import Bot
from signoria.bots.princeps.offers import OwnOffers
from signoria.core.chance import Source
from signoria.core.event import Heard
from signoria.core.game import Game, Options
from signoria.games.princeps.lands import LAND_NAMES
from signoria.games.princeps.view import View

MOST_OFFERS: Final = 3
"""It makes no more offers in a round."""


class WhimBot(Bot):
    """Picks what to do at random, then how, each manner as likely as the others; makes no offer twice in a round."""

    def __init__(
        self, game: Game, options: Options, names: Sequence[str], seat: int, source: Source, **settings: float
    ) -> None:
        super().__init__(game, options, names, seat, source, **settings)
        self._offers = OwnOffers(self.me)

    def observe(self, event: Heard) -> None:
        self._offers.hear(event)

    def choose(self, view: Any, legal: Sequence[str]) -> str:
        verbs = sorted({_verb(move) for move in legal})
        if len(self._offers.made) == MOST_OFFERS and "offer" in verbs:
            verbs.remove("offer")
        kept = [move for move in legal if not _gives_land_away(move, view)]
        verb = self.pick([verb for verb in verbs if any(_verb(move) == verb for move in kept)])
        return self.pick([move for move in kept if _verb(move) == verb and move not in self._offers.made])


def _gives_land_away(move: str, view: View) -> bool:
    """Whether a trade gives territories for fewer than they are."""
    words = move.split()
    gives: Sequence[str] = ()
    gets: Sequence[str] = ()
    if words[0] == "offer":
        at = words.index("want", 4)
        gives, gets = words[3:at], words[at + 1 :]
    elif words[0] == "accept":
        offer = next(offer for offer in view.offers if str(offer.id) == words[1])
        gives, gets = offer.want, offer.give
    return sum(card in LAND_NAMES for card in gives) > sum(card in LAND_NAMES for card in gets)


def _verb(move: str) -> str:
    return move.partition(" ")[0]
