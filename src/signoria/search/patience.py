"""A bound on work that does not hang on a clock, so that the same seed gives the same game on any machine."""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from signoria.core.chance import Source


class Weary(Exception):
    """So many random numbers were not enough."""


class Patience(Source):
    """Gives another source's numbers, but only so many, then raises Weary."""

    def __init__(self, source: Source, most: i64) -> None:
        self.source = source
        self.left = most

    def below(self, n: i64) -> i64:
        self.left -= 1
        if self.left < 0:
            raise Weary
        return self.source.below(n)
