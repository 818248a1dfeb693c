"""Where chance comes from.  A position never holds one of these: it is asked for each draw."""

# Compiled with mypyc.

from __future__ import annotations

import secrets
from typing import Final

from mypy_extensions import i64, mypyc_attr

from signoria.core.errors import BadInput

# Constants stay below 2**62: mypyc loads larger ones as objects.
_MASK: Final[i64] = 0x3FFFFFFFFFFFFFFF
_MULTIPLIER: Final[i64] = 0x2545F4914F6CDD1D
_INCREMENT: Final[i64] = 0x14057B7EF767814F


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """Gives random numbers; a subclass says from where."""

    def below(self, n: i64) -> i64:
        """A random int from 0 to n - 1, for n from 1 to 2**31."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Seeded(Source):
    """Fast, repeatable numbers for simulation: the same seed gives the same game, compiled or not.

    Not for live tables: who sees some of its numbers can work out the rest.
    """

    def __init__(self, seed: int) -> None:
        x: i64 = seed & 0x3FFFFFFFFFFFFFFF
        for _ in range(3):
            x = (x ^ x >> 32) * _MULTIPLIER + _INCREMENT & _MASK
        self.x = x

    def below(self, n: i64) -> i64:
        x = self.x * _MULTIPLIER + _INCREMENT & _MASK
        self.x = x
        return (x >> 30) * n >> 32


class Secret(Source):
    """Numbers that nobody can predict, from the system: for tables at which people play."""

    def below(self, n: i64) -> i64:
        return secrets.randbelow(n)


class Noted(Source):
    """Another source's numbers, written down as they are given."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.given: list[int] = []

    def below(self, n: i64) -> i64:
        number = self.source.below(n)
        self.given.append(number)
        return number


class Given(Source):
    """Numbers that were written down; BadInput where one is missing, or cannot have been given."""

    def __init__(self, numbers: list[int]) -> None:
        self.left = numbers[::-1]

    def below(self, n: i64) -> i64:
        if not self.left or not 0 <= self.left[-1] < n:
            raise BadInput("dealt")
        return self.left.pop()
