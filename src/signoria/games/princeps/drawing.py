"""Draw: how many cards a player draws up to, and how chance deals them."""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from signoria.core.bits import BIT
from signoria.core.state import CHANCE
from signoria.games.princeps import events as told
from signoria.games.princeps import hands, moves, negotiation
from signoria.games.princeps.cards import CARD, TERRITORIES, lands_in, size
from signoria.games.princeps.moves import LAND
from signoria.games.princeps.position import DRAWING, Position
from signoria.games.princeps.rules import BY_DECK, HAND_LIMIT, MORE_THAN_LANDS


def draw_target(position: Position, seat: i64) -> i64:
    """How many cards a player draws up to."""
    return min(HAND_LIMIT, lands_in(position.owned[seat]) + MORE_THAN_LANDS)


def counted(position: Position, seat: i64) -> i64:
    """How many cards count towards that: the hand, and the prince wherever he is."""
    total = position.hand_size(seat) + (0 if position.hands[seat] & 15 else 1)
    if position.rules.placed:
        for t in range(TERRITORIES):
            if position.owned[seat] >> t & 1:
                total += size(position.loose(t) & ~15)
    return total


def _left_to_draw(position: Position) -> i64:
    """How many cards there are to draw: the deck, and, where it is made anew, the discards."""
    left = size(position.deck) + lands_in(position.deck_lands)
    if position.rules.rounds != BY_DECK:
        left += size(position.discard) + lands_in(position.discard_lands)
    return left


def choices(position: Position, seat: i64) -> tuple[i64, i64]:
    """Free discards, forced ones; and to draw up."""
    found = hands.in_hand(position, seat)
    if may_draw(position, seat):
        found |= BIT[moves.DRAW_UP]
    return 0, found


def may_draw(position: Position, seat: i64) -> bool:
    """Whether a player holds no more than the target, or has nothing left to discard."""
    return counted(position, seat) <= draw_target(position, seat) or not hands.can_discard(position, seat)


def draw_up(position: Position, seat: i64) -> None:
    """A player has done with discarding, and draws up to the target."""
    left = _left_to_draw(position)
    position.draws = min(left, max(0, draw_target(position, seat) - counted(position, seat)))
    position.tell(told.DRAWING, seat, position.draws, draw_target(position, seat))
    if position.draws == left:
        position.tell(told.EMPTIED)
    _draw_on(position)


def _draw_on(position: Position) -> None:
    """Chance draws, from the discards shuffled if need be, until the player has enough or nothing is left."""
    if position.draws and not position.deck and not position.deck_lands:
        position.deck = position.discard
        position.deck_lands = position.discard_lands
        position.discard = 0
        position.discard_lands = 0
        position.tell(told.SHUFFLED, size(position.deck) + lands_in(position.deck_lands))
    if position.draws:
        position.current = CHANCE
        position.pending = 0
    elif not position.next_player(DRAWING):
        negotiation.negotiate(position)


def draw(position: Position, card: i64) -> None:
    """Chance draws a card for the player on turn."""
    seat = position.turn
    if card < LAND:
        position.deck -= CARD[card]
        position.hands[seat] += CARD[card]
    else:
        position.deck_lands &= ~BIT[card - LAND]
        position.lands[seat] |= BIT[card - LAND]
    position.tell(told.DREW, seat, card)
    position.drew = 1
    position.draws -= 1
    _draw_on(position)
