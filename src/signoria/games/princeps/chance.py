"""What chance may give in Princeps: princes, territories, the Mano, cards, armies that are lost."""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from signoria.core.bits import NONE, WIDTH
from signoria.games.princeps import dealing, moves, outcomes
from signoria.games.princeps.cards import count, kinds, lands_in, nth, nth_land, size
from signoria.games.princeps.moves import LAND
from signoria.games.princeps.position import DEALING, DRAWING, SACRIFICING, Position


def choices(position: Position) -> tuple[i64, i64]:
    """What chance may give: a prince, a card, who is the Mano, an army that is lost."""
    if position.phase == DEALING:
        for seat in range(position.rules.players):
            if position.princes[seat] == NONE:
                return moves.PRINCE, _princes_left(position)
        if position.to_deal:
            return moves.DRAW, position.deck_lands << LAND
        return moves.OPEN, position.rules.everybody
    if position.phase == SACRIFICING:
        citizens, mercenaries = outcomes.in_danger(position)
        return moves.LOSE, (1 if citizens else 0) | (2 if mercenaries else 0)
    return moves.DRAW, kinds(position.deck) | position.deck_lands << LAND


def _princes_left(position: Position) -> i64:
    """The kinds of prince that are still to be dealt: two nobles, one of each other."""
    found: i64 = 0
    for prince in range(4):
        if dealing.copies_left(position, prince):
            found |= 1 << prince
    return found


def weight(position: Position, action: i64) -> i64:
    """How likely an outcome is."""
    base, mask = choices(position)
    if not base <= action < base + WIDTH or not mask >> action - base & 1:
        return 0
    if moves.PRINCE <= action < moves.OPEN:
        return dealing.copies_left(position, action - moves.PRINCE)
    if action >= moves.LOSE:
        citizens, mercenaries = outcomes.in_danger(position)
        return citizens if action == moves.LOSE else mercenaries
    if action < moves.DRAW + LAND:
        return count(position.deck, action - moves.DRAW)
    return 1


def weights(position: Position) -> i64:
    """The sum of all that."""
    if position.phase == DRAWING:
        return size(position.deck) + lands_in(position.deck_lands)
    if position.phase == SACRIFICING:
        citizens, mercenaries = outcomes.in_danger(position)
        return citizens + mercenaries
    total: i64 = 0
    for prince in range(4):
        total += dealing.copies_left(position, prince)
    if total > 5 - position.rules.players:
        return total
    return lands_in(position.deck_lands) if position.to_deal else position.rules.players


def outcome(position: Position, k: i64) -> i64:
    """Outcome number k, each counted as often as it weighs."""
    if position.phase == DRAWING:
        others = size(position.deck)
        if k < others:
            return moves.DRAW + nth(position.deck, k)
        return moves.DRAW + LAND + nth_land(position.deck_lands, k - others)
    if position.phase == SACRIFICING:
        citizens, _ = outcomes.in_danger(position)
        return moves.LOSE + (0 if k < citizens else 1)
    base, _ = choices(position)
    if base == moves.PRINCE:
        prince: i64 = 0
        while k >= dealing.copies_left(position, prince):
            k -= dealing.copies_left(position, prince)
            prince += 1
        return moves.PRINCE + prince
    if base == moves.DRAW:
        return moves.DRAW + LAND + nth_land(position.deck_lands, k)
    return moves.OPEN + k
