"""The loose cards on territories: turned up, used, lost, returned to hand."""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from signoria.games.princeps import events as told
from signoria.games.princeps.cards import CARD, KINDS, count, listed
from signoria.games.princeps.position import Position


def turn_up(position: Position, t: i64, kind: i64, needed: i64) -> None:
    """At least so many of a kind lie shown on a territory: the others are turned up."""
    more = needed - count(position.shown[t], kind)
    if more > 0:
        position.hidden[t] -= more * CARD[kind]
        position.shown[t] += more * CARD[kind]
        if position.listener is not None:
            for _ in range(more):
                position.tell(told.SHOWED, position.owner(t), kind, t)


def acts(position: Position, t: i64, kind: i64, number: i64) -> None:
    """So many cards of a kind, those that lie shown first, act or attack."""
    position.acted[t] += number * CARD[kind]
    turn_up(position, t, kind, count(position.acted[t], kind))


def take_shown(position: Position, t: i64, kind: i64) -> None:
    """One card of a kind leaves a territory, turned up if it was not."""
    turn_up(position, t, kind, 1)
    position.shown[t] -= CARD[kind]


def use(position: Position, t: i64, kind: i64) -> None:
    """A card is used up."""
    seat = position.turn
    take_shown(position, t, kind)
    position.discard += CARD[kind]
    position.tell(told.USED, seat, kind)


def lose(position: Position, seat: i64, t: i64, kind: i64, number: i64) -> None:
    """So many cards of a kind on a territory are discarded."""
    if number:
        turn_up(position, t, kind, number)
        position.shown[t] -= number * CARD[kind]
        position.discard += number * CARD[kind]
        if position.listener is not None:
            for _ in range(number):
                position.tell(told.LOST, seat, kind)


def return_all(position: Position, t: i64, seat: i64) -> None:
    """All loose cards on a territory go to their owner's hand."""
    hidden = position.hidden[t]
    shown = position.shown[t]
    position.hands[seat] += hidden + shown
    position.hidden[t] = 0
    position.shown[t] = 0
    position.acted[t] = 0
    if position.listener is not None:
        for card in listed(shown, 0):
            position.tell(told.RETURNED_SHOWN, seat, card, t)
        for card in listed(hidden, 0):
            position.tell(told.RETURNED, seat, card, t)


def flee(position: Position, seat: i64, t: i64, kind: i64, number: i64) -> None:
    """So many shown cards that have acted go to their owner's hand."""
    position.shown[t] -= number * CARD[kind]
    position.acted[t] -= number * CARD[kind]
    position.hands[seat] += number * CARD[kind]
    if position.listener is not None:
        for _ in range(number):
            position.tell(told.RETURNED_SHOWN, seat, kind, t)


def forget(position: Position, t: i64) -> None:
    """Nothing is marked as having acted that is no longer there."""
    for kind in range(KINDS):
        more = count(position.acted[t], kind) - count(position.shown[t], kind)
        if more > 0:
            position.acted[t] -= more * CARD[kind]
