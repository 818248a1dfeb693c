"""The options of one game of Court of the Medici as the rules use them: small ints, shared by all its positions."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.core.errors import BadInput
from signoria.games.medici.cards import DUKE, card

# How the game ends at court, and how Plans are counted.
CIRCLE_EMPTY: Final[i64] = 0
HOUSE_ABSENT: Final[i64] = 1
TOTAL: Final[i64] = 0
CONSECUTIVE: Final[i64] = 1

IN_CIRCLE: Final[i64] = 4
IN_HAND: Final[i64] = 5
"""How many cards of each House are dealt."""


class Rules:
    """What the options settle for good."""

    def __init__(self, dukes: i64, distinct_circle: i64, end: i64, plan_draw: i64) -> None:
        self.dukes = dukes
        self.distinct_circle = distinct_circle
        self.end = end
        self.plan_draw = plan_draw
        self.house: i64 = 0x2AAAAAA - 2 * card(DUKE) + dukes * card(DUKE)
        """All cards of a House: two of each kind, and one Duke or none."""

    def pack(self) -> list[int]:
        """The fields of the constructor, in its order."""
        return [self.dukes, self.distinct_circle, self.end, self.plan_draw]


def unpack_rules(numbers: list[int]) -> Rules:
    """The rules that were packed; BadInput where the numbers are none."""
    for number in numbers:
        if not 0 <= number <= 1:
            raise BadInput("bytes", length=len(numbers))
    dukes, distinct_circle, end, plan_draw = numbers
    return Rules(dukes, distinct_circle, end, plan_draw)
