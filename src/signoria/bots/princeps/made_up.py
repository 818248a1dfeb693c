"""Positions of Princeps made up from what a seat sees alone, with bounded work."""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from signoria.core.bits import BIT, NONE
from signoria.core.chance import Source
from signoria.core.state import State
from signoria.games.princeps.cards import (
    ALL_LANDS,
    CARD,
    CASTLE,
    COLONISTS,
    CONSPIRACY,
    PRINCE,
    TERRITORIES,
    WHOLE_DECK,
    lands_in,
    nth,
    nth_land,
    size,
)
from signoria.games.princeps.state import Princeps


def made_up_from_view(shell: State, seat: i64, held: list[int], hidden: list[int], source: Source) -> State:
    """A position with all that this seat sees, and any cards where it sees none: so many in each hand, and face down
    on each territory.  What it has heard before is not asked.
    """
    assert isinstance(shell, Princeps)
    made = shell.copy()
    cards = WHOLE_DECK - made.discard - (made.hands[seat] & ~15)
    cards -= CARD[CASTLE] * lands_in(made.castles) + CARD[COLONISTS] * lands_in(made.colonists)
    cards -= CARD[CONSPIRACY] * lands_in(made.independent)
    lands = ALL_LANDS & ~made.discard_lands & ~made.table() & ~made.lands[seat]
    rooms: list[i64] = hidden[:]
    for t in range(TERRITORIES):
        cards -= made.loose(t) & ~15
    for other in range(made.rules.players):
        if other != seat and made.prince_at(other) == NONE:
            _put_prince(made, other, held[other], rooms, source)
    for t in range(TERRITORIES):
        if rooms[t] and not made.owned[seat] & BIT[t]:
            for _ in range(rooms[t]):
                kind = nth(cards, source.below(size(cards)))
                cards -= CARD[kind]
                made.hidden[t] += CARD[kind]
    for other in range(made.rules.players):
        while other != seat and made.hand_size(other) < held[other]:
            k = source.below(size(cards) + lands_in(lands))
            if k < size(cards):
                kind = nth(cards, k)
                cards -= CARD[kind]
                made.hands[other] += CARD[kind]
            else:
                land = BIT[nth_land(lands, k - size(cards))]
                lands &= ~land
                made.lands[other] |= land
    made.deck = cards
    made.deck_lands = lands
    return made


def _put_prince(made: Princeps, seat: i64, held: i64, rooms: list[i64], source: Source) -> None:
    """A prince is any of the cards that his player holds or has face down."""
    total = held
    for t in range(TERRITORIES):
        if made.owned[seat] & BIT[t]:
            total += rooms[t]
    k = source.below(total)
    if k < held:
        made.hands[seat] += CARD[PRINCE]
        return
    k -= held
    for t in range(TERRITORIES):
        if made.owned[seat] & BIT[t]:
            if k < rooms[t]:
                made.hidden[t] += CARD[PRINCE]
                rooms[t] -= 1
                return
            k -= rooms[t]
