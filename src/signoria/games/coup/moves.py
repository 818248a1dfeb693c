"""What may be done in Coup: the summary card's table of actions, and the numbers of all moves."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.bits import NONE
from signoria.core.state import CHANCE, NO_TAKER, PLAYER
from signoria.games.coup.cards import AMBASSADOR, ASSASSIN, CAPTAIN, CHARACTERS, CONTESSA, DUKE, INQUISITOR

SEATS: Final[i64] = 10
"""Seats that move numbers are kept for, whatever the number of players."""

# The kinds of action, and what the rulebook's summary card says of each.
INCOME: Final[i64] = 0
AID: Final[i64] = 1
TAX: Final[i64] = 2
EXCHANGE: Final[i64] = 3
COUP: Final[i64] = 4
ASSASSINATE: Final[i64] = 5
STEAL: Final[i64] = 6
EXAMINE: Final[i64] = 7
ACTION_NAMES: Final = ("income", "aid", "tax", "exchange", "coup", "assassinate", "steal", "examine")

DIPLOMAT: Final[i64] = -2
"""In CLAIMS: the Ambassador or the Inquisitor, whichever is in the game."""

COSTS: Final = vec[i64]([0, 0, 0, 0, 7, 3, 0, 0])
GAINS: Final = vec[i64]([1, 2, 3, 0, 0, 0, 0, 0])
CLAIMS: Final = vec[i64]([NONE, NONE, DUKE, DIPLOMAT, NONE, ASSASSIN, CAPTAIN, DIPLOMAT])
BLOCKERS: Final = vec[i64](
    [
        0,
        1 << DUKE,
        0,
        0,
        0,
        1 << CONTESSA,
        1 << CAPTAIN | 1 << AMBASSADOR | 1 << INQUISITOR,
        0,
    ]
)
"""For each kind of action, the characters that block it, a bit each."""

MUST_COUP: Final[i64] = 10
"""With this many coins at the start of a turn only a coup may be launched."""

# The numbers of moves.  The first four are the kinds of action without a target; each kind with one
# has a number for each seat; then one for each character, or pair of characters.
TARGETED: Final[i64] = 4
COUPS: Final[i64] = 4
ASSASSINATIONS: Final[i64] = 14
THEFTS: Final[i64] = 24
EXAMINATIONS: Final[i64] = 34
PASS: Final[i64] = 44
CHALLENGE: Final[i64] = 45
BLOCK: Final[i64] = 46
SHOW: Final[i64] = 52
CONCEDE: Final[i64] = 53
LOSE: Final[i64] = 54
REVEAL: Final[i64] = 60
RETURN: Final[i64] = 66
REPLACE: Final[i64] = 67
DRAFT: Final[i64] = 68
DRAW: Final[i64] = 74
KEEP: Final[i64] = 80
OPENER: Final[i64] = 107
MOVES: Final[i64] = 117

KEPT: Final = vec[i64](
    [1 << 5 * a for a in range(CHARACTERS)]
    + [(1 << 5 * a) + (1 << 5 * b) for a in range(CHARACTERS) for b in range(a, CHARACTERS)]
)
"""What each KEEP number keeps: the single cards, then the pairs."""

SINGLES: Final[i64] = 6
"""The KEEP numbers from this one on keep a pair."""


def kind_of(move: i64) -> i64:
    """The kind of action that this move declares."""
    return move if move < TARGETED else COUP + (move - TARGETED) // SEATS


def target_of(move: i64) -> i64:
    """The seat that this move's action is aimed at, or NONE."""
    return NONE if move < TARGETED else (move - TARGETED) % SEATS


def taker(move: i64) -> i64:
    """Who makes such a move: CHANCE, PLAYER for any of the players, NO_TAKER if there is no such move."""
    if not 0 <= move < MOVES:
        return NO_TAKER
    return CHANCE if DRAW <= move < KEEP or move >= OPENER else PLAYER
