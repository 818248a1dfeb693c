"""What a position of Princeps is worth to each seat."""

# Compiled with mypyc.

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from signoria.bots.princeps.odds import armies
from signoria.core.state import OVER, State, shares
from signoria.games.princeps import ending
from signoria.games.princeps.cards import CAPTAIN, COUNSELLOR, MACHIAVELLI, REVOLT, count, first_land, lands_in, size
from signoria.games.princeps.state import Princeps
from signoria.search.rank import Outlook

# What each thing adds to the logarithm of a seat's odds to win: a logistic regression on games in which the model
# played all seats, rounded.
TERRITORY: Final = 0.45
STABLE: Final = 0.15
CASTLED: Final = 0.15
LEAD: Final = 0.1
A_CARD: Final = 0.02
AN_ARMY: Final = 0.13
A_CAPTAIN: Final = 0.45
A_COUNSELLOR: Final = 0.22
A_REVOLT: Final = 0.05
THE_MACHIAVELLI: Final = 0.75

ENOUGH: Final[i64] = 2
"""More counsellors than these add nothing."""


class Prospect(Outlook):
    """Judges a position at the beginning of a round, so many rounds ahead, by what each seat has."""

    def __init__(self, ahead: i64 = 1) -> None:
        self.ahead = ahead
        self._until: i64 = 0

    def begin(self, state: State) -> None:
        assert isinstance(state, Princeps)
        self._until = state.round + self.ahead

    def ready(self, state: State) -> bool:
        assert isinstance(state, Princeps)
        return state.round >= self._until

    def values(self, state: State) -> list[float]:
        """The seats' shares of the victory, or how likely each of them wins."""
        if state.current == OVER:
            return shares(state.returns())
        assert isinstance(state, Princeps)
        chances: list[float] = []
        total = 0.0
        for seat in range(state.rules.players):
            chances.append(math.exp(strength(state, seat)))
            total += chances[seat]
        return [chance / total for chance in chances]


def strength(state: Princeps, seat: i64) -> float:
    """What a seat has on the table and in hand, in one number."""
    owned = state.owned[seat]
    cards = state.hands[seat]
    left = owned
    while left:
        t = first_land(left)
        left &= left - 1
        cards += state.loose(t)
    total = LEAD * _leads(state, seat)
    total += TERRITORY * float(lands_in(owned | state.lands[seat]))
    total += STABLE * float(lands_in(ending.stable(state, seat)))
    total += CASTLED * float(lands_in(state.castles & owned))
    total += A_CARD * float(size(cards))
    total += AN_ARMY * float(armies(cards))
    total += A_CAPTAIN * float(count(cards, CAPTAIN))
    total += A_COUNSELLOR * float(min(ENOUGH, count(cards, COUNSELLOR)))
    total += A_REVOLT * float(count(cards, REVOLT))
    return total + THE_MACHIAVELLI * float(count(cards, MACHIAVELLI))


def _leads(state: Princeps, seat: i64) -> float:
    """By how much a seat leads in the categories that score; far ahead counts little more than ahead."""
    total = 0.0
    for category in range(4):
        best: i64 = 0
        for other in range(state.rules.players):
            if other != seat:
                best = max(best, ending.in_category(state, other, category))
        total += math.tanh(0.5 * float(ending.in_category(state, seat, category) - best))
    return total
