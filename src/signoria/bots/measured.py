"""How strong the bots were measured to be, and by which command."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec


class Share(msgspec.Struct):
    """The share of the victories of one bot among others of the rung below, and its 95 % interval."""

    share: float
    low: float
    high: float


class Measurement(msgspec.Struct):
    """What was measured of one game's bots but the weakest, at a table of so many players."""

    players: int
    arguments: str
    """How many players, games and which seed, as the arena is told."""
    bots: dict[str, Share]

    def command(self, game: str, bot: str, below: str) -> str:
        """The tournament that measures a bot against the rung below."""
        return f"./signoria arena {game} --bots {bot},{below} --field first {self.arguments}"


MEASURED: Final = msgspec.json.decode(
    Path(__file__).with_name("measured.json").read_bytes(), type=dict[str, Measurement]
)
"""For each game what `tools/measure.py` has measured."""
