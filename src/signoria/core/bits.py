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

_COUNTS: Final = vec[i64]([bin(byte).count("1") for byte in range(256)])
"""How many members a set of eight has."""

_PLACES: Final = vec[i64](
    [([k for k in range(8) if byte >> k & 1] + [0] * 8)[number] for byte in range(256) for number in range(8)]
)
"""Where member number k of a set of eight is, at eight times the set and k."""


def members(mask: i64) -> i64:
    """How many members a set has, of the lowest 54: sums of pairs, of fours, of eights, then of all."""
    mask -= mask >> 1 & 0x15555555555555
    mask = (mask & 0x33333333333333) + (mask >> 2 & 0x33333333333333)
    mask = mask + (mask >> 4) & 0x0F0F0F0F0F0F0F
    return mask * 0x01010101010101 >> 48 & 255


def member(mask: i64, k: i64) -> i64:
    """Member number k of a set, counting from 0, the lowest first."""
    found: i64 = 0
    count = _COUNTS[mask & 255]
    while k >= count:
        k -= count
        mask >>= 8
        found += 8
        count = _COUNTS[mask & 255]
    return found + _PLACES[(mask & 255) << 3 | k]
