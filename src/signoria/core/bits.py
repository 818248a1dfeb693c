"""Small sets as ints, a bit for each member: actions from a base on, seats, places, territories."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NONE: Final[i64] = -1
"""No seat, card, place or move."""

WIDTH: Final[i64] = 54
"""The actions legal at one moment lie within this many ids of the lowest."""

BIT: Final = vec[i64]([2**k for k in range(62)])
"""Sets of one member.  mypyc would shift a constant in 32 bits only."""

_HALF: Final[i64] = 2**27 - 1
"""The lower half of the actions legal at one moment, ..."""
_MANY: Final[i64] = 5
"""... which is gone past as a whole to find a member with so many before it."""


def members(mask: i64) -> i64:
    """How many members a set has, of the lowest 54: sums of pairs, of fours, of eights, then of all."""
    mask -= mask >> 1 & 0x15555555555555
    mask = (mask & 0x33333333333333) + (mask >> 2 & 0x33333333333333)
    mask = mask + (mask >> 4) & 0x0F0F0F0F0F0F0F
    return mask * 0x01010101010101 >> 48 & 255


def member(mask: i64, k: i64) -> i64:
    """Member number k of a set, counting from 0, the lowest first."""
    if k >= _MANY:
        below = members(mask & _HALF)
        if k >= below:
            k -= below
            mask &= ~_HALF
    while k:
        mask &= mask - 1
        k -= 1
    return members((mask & -mask) - 1)
