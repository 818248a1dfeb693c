"""What may be done in Court of the Medici: the four manners of playing a card, and the numbers of all moves.

A play is taken in steps: a card, then what is done with it, then on which pile, then against which.  Between the
card and the rest Jesters may be given values; where nothing is said of them, they take those that are needed.
"""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.core.state import CHANCE, NO_TAKER, PLAYER

# The first step: the kind of card.  The second: the manner.
CARD: Final[i64] = 0
SEND: Final[i64] = 13
ALLY: Final[i64] = 14
CONSPIRE: Final[i64] = 15
PLAN: Final[i64] = 16
MANNER_NAMES: Final = ("send", "ally", "conspire", "plan")

# The third, and of a conspiracy the fourth: a pile, counted in the order of ids.  In the circle: the card set aside.
PILE: Final[i64] = 17
PILES: Final[i64] = 50
KEEP: Final[i64] = 67
PASS: Final[i64] = 68

# A value: of a Jester as last card, of one that is played, of one at court (ten for each of R1, R2, G1, G2).
ANNOUNCE: Final[i64] = 69
DECLARE: Final[i64] = 79
REVALUE: Final[i64] = 89

# Chance: the card drawn, the House that starts.
DRAW: Final[i64] = 129
OPEN: Final[i64] = 142
MOVES: Final[i64] = 144


MOST_PLANS: Final[i64] = 3
"""So many Plans each are a draw; so many running a player may make while the rival can only pass."""


def taker(move: i64) -> i64:
    """Who makes such a move: CHANCE, PLAYER for any of the players, NO_TAKER if there is no such move."""
    if not 0 <= move < MOVES:
        return NO_TAKER
    return CHANCE if move >= DRAW else PLAYER
