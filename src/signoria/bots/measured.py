"""How strong the bots were measured to be, and by which command."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec


class Rated(msgspec.Struct):
    """A bot's rating, its interval, and its share of the victories a seat."""

    rating: float
    low: float
    high: float
    share: float


class Measurement(msgspec.Struct):
    """The ratings of one game's bots, and the command that gives them."""

    command: str
    bots: dict[str, Rated]


MEASURED: Final = msgspec.json.decode(
    Path(__file__).with_name("measured.json").read_bytes(), type=dict[str, Measurement]
)
"""For each game what `tools/measure.py` has measured."""
