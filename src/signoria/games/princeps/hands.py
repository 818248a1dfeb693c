"""Hands: what may be discarded, and that nobody holds more than twelve cards."""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from signoria.core.bits import BIT
from signoria.games.princeps import events as told
from signoria.games.princeps.cards import CARD, NOT_PRINCE, kinds
from signoria.games.princeps.moves import LAND
from signoria.games.princeps.position import DISCARDING, Position
from signoria.games.princeps.rules import HAND_LIMIT


def in_hand(position: Position, seat: i64) -> i64:
    """The cards in hand that may be discarded, by their numbers: all but the prince."""
    return kinds(position.hands[seat]) & NOT_PRINCE | position.lands[seat] << LAND


def can_discard(position: Position, seat: i64) -> bool:
    """Whether any card but the prince is in hand."""
    return position.hands[seat] & ~15 != 0 or position.lands[seat] != 0


def discard(position: Position, card: i64, seat: i64) -> None:
    """A card from hand."""
    if card < LAND:
        position.hands[seat] -= CARD[card]
        position.discard += CARD[card]
    else:
        position.lands[seat] &= ~BIT[card - LAND]
        position.discard_lands |= BIT[card - LAND]
    position.tell(told.DISCARDED, seat, card)


def too_many(position: Position, then: i64) -> bool:
    """Whether anybody holds too many cards: the first from the Mano on is asked to discard at once, before anything
    else that is due, which is kept in mind.
    """
    position.then = then
    seat = position.mano
    for _ in range(position.rules.players):
        if position.hand_size(seat) > HAND_LIMIT:
            position.ask(DISCARDING, seat)
            return True
        seat = position.next_seat(seat)
    return False
