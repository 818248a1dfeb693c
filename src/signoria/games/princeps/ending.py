"""The end of a round, and of the game: categories, points, winners."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.state import OVER
from signoria.games.princeps import events as told
from signoria.games.princeps.cards import AGRICULTURE_LANDS, COMMERCE_LANDS, GOLD_LANDS, lands_in
from signoria.games.princeps.position import DRAWING, ENDED, Position
from signoria.games.princeps.rules import BY_DECK, DRY_ROUNDS

_UNTOUCHED: Final = vec[i64]([0] * 24)


def end_round(position: Position) -> None:
    """All have acted: the Mano passes on, or the game is over."""
    position.dry = 0 if position.drew else position.dry + 1
    rounds = position.rules.rounds
    if rounds == BY_DECK:
        last = (not position.deck and not position.deck_lands) or position.dry == DRY_ROUNDS
    else:
        last = position.round >= rounds
    if last:
        _over(position)
        return
    position.acted = _UNTOUCHED[:]
    position.drew = 0
    position.round += 1
    position.mano = position.next_seat(position.mano)
    position.turn = position.mano
    position.tell(told.ROUND, position.mano, position.round)
    position.ask(DRAWING, position.mano)


def _over(position: Position) -> None:
    position.phase = ENDED
    position.current = OVER
    position.pending = 0
    if position.listener is None:
        return
    for category in range(4):
        leading = leaders(position, category)
        for seat in range(position.rules.players):
            if leading >> seat & 1:
                position.tell(told.LED_CATEGORY, seat, category, in_category(position, seat, category))
    for seat in range(position.rules.players):
        position.tell(told.SCORED, seat, points(position, seat), lands_in(stable(position, seat)))
    won = winners(position)
    for seat in range(position.rules.players):
        if won >> seat & 1:
            position.tell(told.WON, seat)


def stable(position: Position, seat: i64) -> i64:
    """A player's stable territories."""
    return position.owned[seat] & ~position.unstable


def in_category(position: Position, seat: i64, category: i64) -> i64:
    """What a player has of territories, stable gold, stable commerce, stable agriculture."""
    if category == 0:
        return lands_in(position.owned[seat])
    wealth = GOLD_LANDS
    if category == 2:
        wealth = COMMERCE_LANDS
    elif category == 3:
        wealth = AGRICULTURE_LANDS
    return lands_in(stable(position, seat) & wealth)


def leaders(position: Position, category: i64) -> i64:
    """Who scores in a category, a bit a seat."""
    most: i64 = 0
    found: i64 = 0
    for seat in range(position.rules.players):
        has = in_category(position, seat, category)
        if has > most:
            most = has
            found = 0
        if has == most and most:
            found |= 1 << seat
    return found if position.rules.ties or not found & found - 1 else 0


def points(position: Position, seat: i64) -> i64:
    """What a player would score if the game ended now."""
    total: i64 = 0
    for category in range(4):
        total += leaders(position, category) >> seat & 1
    return total


def winners(position: Position) -> i64:
    """Who would win, a bit a seat: most points, then stable territories, gold, commerce."""
    best: i64 = -1
    found: i64 = 0
    for seat in range(position.rules.players):
        rank = points(position, seat)
        rank = rank << 5 | lands_in(stable(position, seat))
        rank = rank << 5 | lands_in(position.owned[seat] & GOLD_LANDS)
        rank = rank << 5 | lands_in(position.owned[seat] & COMMERCE_LANDS)
        if rank > best:
            best = rank
            found = 0
        if rank == best:
            found |= 1 << seat
    return found
