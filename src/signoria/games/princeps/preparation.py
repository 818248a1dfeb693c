"""Prepare: territories are settled, cards are laid face down and recalled."""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from signoria.core.bits import BIT, NONE
from signoria.games.princeps import events as told
from signoria.games.princeps import hands, moves
from signoria.games.princeps.cards import CARD, count, first_land, kinds
from signoria.games.princeps.moves import LAND, NOTHING
from signoria.games.princeps.position import ACTING, LAYING, PREPARING, THEN_PREPARE, Position
from signoria.games.princeps.rules import HAND_LIMIT


def choices(position: Position, seat: i64) -> tuple[i64, i64]:
    """Cards to lay, territories to settle, cards to recall; or to be ready."""
    owned = position.owned[seat]
    if position.begun == LAYING:
        return LAND, owned
    if position.begun == moves.RECALL:
        if position.source == NONE:
            return LAND, _garrisoned(position, owned)
        return 0, kinds(position.loose(position.source))
    found = position.lands[seat] << LAND | BIT[moves.READY]
    if owned:
        found |= kinds(position.hands[seat])
        if _garrisoned(position, owned):
            found |= BIT[moves.RECALL]
    return 0, found


def _garrisoned(position: Position, lands: i64) -> i64:
    """Those of these territories on which cards lie loose."""
    found: i64 = 0
    left = lands
    while left:
        t = first_land(left)
        left &= left - 1
        if position.hidden[t] or position.shown[t]:
            found |= BIT[t]
    return found


def prepare(position: Position, action: i64, seat: i64) -> None:
    """A step of a preparation; or all of one that has no more."""
    if position.begun == LAYING:
        _lay(position, action - LAND, seat)
    elif position.begun == moves.RECALL:
        if position.source == NONE:
            position.source = action - LAND
        else:
            _recall(position, action, seat)
    elif action < LAND:
        position.begun = LAYING
        position.card = action
    elif action < NOTHING:
        _settle(position, action - LAND, seat)
    elif action == moves.RECALL:
        position.begun = moves.RECALL
    else:
        _ready(position, seat)


def _settle(position: Position, t: i64, seat: i64) -> None:
    position.lands[seat] &= ~BIT[t]
    position.owned[seat] |= BIT[t]
    position.unstable &= ~BIT[t]
    position.tell(told.SETTLED, seat, t)


def _lay(position: Position, t: i64, seat: i64) -> None:
    card = position.card
    position.hands[seat] -= CARD[card]
    position.hidden[t] += CARD[card]
    position.end_play()
    position.tell(told.LAID, seat, card, t)


def _recall(position: Position, card: i64, seat: i64) -> None:
    t = position.source
    position.end_play()
    if count(position.shown[t], card):
        position.shown[t] -= CARD[card]
        position.tell(told.RECALLED_SHOWN, seat, card, t)
    else:
        position.hidden[t] -= CARD[card]
        position.tell(told.RECALLED, seat, card, t)
    position.hands[seat] += CARD[card]
    if position.hand_size(seat) > HAND_LIMIT:
        hands.too_many(position, THEN_PREPARE)


def _ready(position: Position, seat: i64) -> None:
    position.tell(told.READY, seat)
    if not position.next_player(PREPARING):
        position.turn = position.mano
        position.ask(ACTING, position.mano)
