"""The set-up of Princeps: a prince each, three territories each, who is the Mano, and the first armies."""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from signoria.core.bits import BIT, NONE
from signoria.core.state import CHANCE
from signoria.games.princeps import events as told
from signoria.games.princeps import negotiation
from signoria.games.princeps.cards import CARD, CITIZEN, MERCENARY, NOBLE, PRINCE, lands_in
from signoria.games.princeps.position import NEGOTIATING, Position
from signoria.games.princeps.rules import DEALT_LANDS


def deal(position: Position) -> None:
    """A prince each, three territories each, and who is the Mano; what a set-up has named is not dealt."""
    position.current = CHANCE
    position.pending = 0
    for seat in range(position.rules.players):
        if position.princes[seat] == NONE:
            return
    if position.to_deal or position.mano == NONE:
        return
    _begin(position)


def copies_left(position: Position, prince: i64) -> i64:
    """How many princes of a kind are still to be dealt."""
    left: i64 = 2 if prince == 0 else 1
    for seat in range(position.rules.players):
        if position.princes[seat] == prince:
            left -= 1
    return left


def crown_next(position: Position, prince: i64) -> None:
    """The next player without a prince gets this one."""
    for seat in range(position.rules.players):
        if position.princes[seat] == NONE:
            crown(position, seat, prince)
            break
    deal(position)


def crown(position: Position, seat: i64, prince: i64) -> None:
    """A player's kind of prince is known; his card is in hand."""
    position.princes[seat] = prince
    position.hands[seat] += CARD[PRINCE]
    position.tell(told.CROWNED, seat, prince)


def grant(position: Position, t: i64) -> None:
    """The next player without three territories gets this one."""
    seat: i64 = 0
    while not position.to_deal >> seat & 1:
        seat += 1
    position.deck_lands &= ~BIT[t]
    position.owned[seat] |= BIT[t]
    position.tell(told.GRANTED, seat, t)
    if lands_in(position.owned[seat]) == DEALT_LANDS:
        position.to_deal &= ~(1 << seat)
    deal(position)


def name_mano(position: Position, seat: i64) -> None:
    """This player is the first Mano."""
    position.mano = seat
    deal(position)


def _begin(position: Position) -> None:
    """All is dealt: armies are given out, and the first decision is due."""
    for seat in range(position.rules.players):
        if position.armies_due >> seat & 1:
            _arm(position, seat)
    position.armies_due = 0
    if position.turn == NONE:
        position.turn = position.mano
    position.tell(told.ROUND, position.mano, position.round)
    if position.opening == NEGOTIATING:
        negotiation.negotiate(position)
    else:
        position.ask(position.opening, position.turn)


def _arm(position: Position, seat: i64) -> None:
    """A citizen and a mercenary for a player, and one citizen more for a civil noble prince."""
    citizens: i64 = 2 if position.princes[seat] == NOBLE else 1
    cards = citizens * CARD[CITIZEN] + CARD[MERCENARY]
    position.deck -= cards
    position.hands[seat] += cards
    position.tell(told.ARMED, seat, citizens, 1)
