"""What may be done in Princeps: the numbers of all moves.  Most plays take several, a small step each."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.core.bits import BIT
from signoria.core.state import CHANCE, NO_TAKER, PLAYER

SEATS: Final[i64] = 5
MOST_OFFERS: Final[i64] = 15
"""So many offers can be open at a time, ..."""
OWN_OFFERS: Final[i64] = 3
"""... and so many of one player."""

ANYONE: Final[i64] = 5
"""As the one to whom an offer is made: any of the others."""

# Steps that many plays share: a kind of card (from 0 on), a territory (on the map, or its card), nothing, a number
# from 0 to 10.
LAND: Final[i64] = 13
NOTHING: Final[i64] = 37
DRAW_UP: Final[i64] = 38
RECALL: Final[i64] = 39
READY: Final[i64] = 40
PASS: Final[i64] = 41
USE: Final[i64] = 42
"""Plays Machiavelli."""
ENTER: Final[i64] = 43
STAY: Final[i64] = 44
ATTACK: Final[i64] = 45
REVOLT: Final[i64] = 46
CONSPIRE: Final[i64] = 47
SPY: Final[i64] = 48
FORTIFY: Final[i64] = 49
COLONISE: Final[i64] = 50
REFORM: Final[i64] = 51
STABILISE: Final[i64] = 52
END: Final[i64] = 53
NUMBER: Final[i64] = 54
OFFER: Final[i64] = 65
"""To a seat, or to ANYONE."""
ACCEPT: Final[i64] = 71
DECLINE: Final[i64] = 86
WITHDRAW: Final[i64] = 101
"""The first of those open offers that the player sees, and so on: they are counted from 0."""
DONE: Final[i64] = 116
MORE: Final[i64] = 117
"""One card more of those that an offer gives, or wants: offers of more than one card either way are not listed."""
UNDER: Final[i64] = 154
"""Under which leader, the prince or the captain, a single army defends: not listed, since it needs none."""
DRAW: Final[i64] = 155
"""Chance's: DRAW plus the card's number, which is at least 1."""
PRINCE: Final[i64] = 192
OPEN: Final[i64] = 196
LOSE: Final[i64] = 201
MOVES: Final[i64] = 203

ACTION_NAMES: Final = ("attack", "revolt", "conspire", "spy", "fortify", "colonise", "reform", "stabilise", "end")
"""In the order of their numbers from ATTACK on."""


def taker(move: i64) -> i64:
    """Who makes such a move: CHANCE, a player, or nobody if there is no such move."""
    if not 0 <= move < MOVES:
        return NO_TAKER
    return CHANCE if move > DRAW else PLAYER


def numbers(low: i64, high: i64) -> i64:
    """The numbers from one to another, a bit each."""
    return BIT[high + 1] - BIT[low]
