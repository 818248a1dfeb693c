"""The options of one game of Princeps as the rules use them: small ints, shared by all its positions."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.core.errors import BadInput

BY_DECK: Final[i64] = 0
"""As `rounds`: until the deck is empty."""
FEWEST_ROUNDS: Final[i64] = 5
MOST_ROUNDS: Final[i64] = 999_999_999

HAND_LIMIT: Final[i64] = 12
MORE_THAN_LANDS: Final[i64] = 4
"""The draw target is a player's territories and so many more."""
DEALT_LANDS: Final[i64] = 3
DRY_ROUNDS: Final[i64] = 3
"""So many rounds running in which nobody drew end a game that lasts as long as the deck."""


class Rules:
    """What the options settle for good."""

    def __init__(self, players: i64, rounds: i64, placed: i64, ties: i64, trade_lands: i64) -> None:
        self.players = players
        self.rounds = rounds
        self.placed = placed
        """Whether loose cards on territories count towards the draw target."""
        self.ties = ties
        """Whether all score who lead a category together."""
        self.trade_lands = trade_lands
        self.everybody: i64 = (1 << players) - 1

    def pack(self) -> list[int]:
        """The fields of the constructor, in its order."""
        return [self.players, self.rounds, self.placed, self.ties, self.trade_lands]


def unpack_rules(numbers: list[int]) -> Rules:
    """The rules that were packed; BadInput where the numbers are none."""
    players, rounds, placed, ties, trade_lands = numbers
    if not (
        2 <= players <= 5
        and (rounds == BY_DECK or FEWEST_ROUNDS <= rounds <= MOST_ROUNDS)
        and 0 <= placed <= 1
        and 0 <= ties <= 1
        and 0 <= trade_lands <= 1
    ):
        raise BadInput("bytes", length=len(numbers))
    return Rules(players, rounds, placed, ties, trade_lands)
