"""Figures with their intervals, and how people read them."""

from __future__ import annotations

import math
from typing import NamedTuple

from signoria.texts import Words

NONE = "–"


class Figure(NamedTuple):
    """An estimate and its interval; `of` is how many observations it rests on."""

    value: float
    low: float
    high: float
    of: int


def number(value: float, digits: int, words: Words) -> str:
    """A number with so many digits after the language's decimal mark."""
    if math.isnan(value):
        return NONE
    text = f"{value:.{digits}f}"
    return text if words.language == "en" else text.replace(".", ",")


def percent(value: float, words: Words) -> str:
    """A share in percent."""
    return NONE if math.isnan(value) else f"{number(100 * value, 1, words)}\u00a0%"


def interval(figure: Figure, digits: int, words: Words, factor: float = 1) -> str:
    """The two ends of an interval."""
    if math.isnan(figure.low) or math.isnan(figure.high):
        return NONE
    return f"{number(factor * figure.low, digits, words)}…{number(factor * figure.high, digits, words)}"


def share(figure: Figure, words: Words) -> str:
    """A share and its interval, in percent."""
    return NONE if not figure.of else f"{percent(figure.value, words)} ({interval(figure, 1, words, 100)})"


def mean(figure: Figure, words: Words, digits: int = 2) -> str:
    """A mean and its interval."""
    return NONE if not figure.of else f"{number(figure.value, digits, words)} ({interval(figure, digits, words)})"


def milliseconds(seconds: float, words: Words) -> str:
    """A time in milliseconds, with about three digits."""
    value = 1000 * seconds
    return f"{number(value, 0 if value >= 100 else 1 if value >= 10 else 2, words)} ms"
