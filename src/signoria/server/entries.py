"""What stands in the journal of a table: a row for each thing that somebody did, with all that came of it.

A table is what one gets by applying its rows in their order; nothing else changes it.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from signoria.core.options import Value
from signoria.core.play import Move


class _Entry(msgspec.Struct, tag_field="type", omit_defaults=True, frozen=True):
    pass


class Created(_Entry, tag="created", kw_only=True, frozen=True):
    """A table was made; the seed is secret until its game is over."""

    table: str
    game: str
    rules: int
    options: dict[str, Value]
    host: str | None
    public: bool
    clock: float | None
    grace: float | None
    pace: float
    seed: str
    named: dict[str, Value] | None = None
    """The options that the host gave, the oldest first; old journals do not tell."""


class Sat(_Entry, tag="sat", frozen=True):
    """A person took a seat."""

    seat: int
    player: str
    name: str
    gift: str = ""


class Filled(_Entry, tag="filled", frozen=True):
    """A bot took a seat, before the game."""

    seat: int
    bot: str
    name: str


class Freed(_Entry, tag="freed", frozen=True):
    """A seat became free, before the game."""

    seat: int


class Changed(_Entry, tag="changed", kw_only=True, frozen=True):
    """The host changed the table, before the game; `seats` tells for each seat which one it was before, if any."""

    options: dict[str, Value]
    named: dict[str, Value]
    public: bool
    clock: float | None
    grace: float | None
    seats: list[int | None]


class Gave(_Entry, tag="gave", frozen=True):
    """Somebody gave something to chance."""

    seat: int
    gift: str


class Started(_Entry, tag="started", frozen=True):
    """The game began; `bots` are those in seats, with their characters, and `moves` is the deal."""

    bots: dict[int, str]
    moves: list[Move]


class Moved(_Entry, tag="moved", frozen=True):
    """A play was made, and what chance did then; whether the game is over with it."""

    seat: int
    by: Literal["player", "bot", "clock"]
    moves: list[Move]
    over: bool = False


class StoodIn(_Entry, tag="stood-in", frozen=True):
    """A bot, with its character, plays for a person from now on; `for_good` if it has taken the seat."""

    seat: int
    bot: str
    for_good: bool = False


class Back(_Entry, tag="back", frozen=True):
    """The person plays again."""

    seat: int


class Spoke(_Entry, tag="spoke", frozen=True):
    """Somebody said something, to all or to one seat alone."""

    seat: int
    text: str
    to: int | None = None


class Muted(_Entry, tag="muted", frozen=True):
    """Somebody does not want to hear another any more, or wants to again."""

    player: str
    name: str
    on: bool


class Stood(_Entry, tag="stood", frozen=True):
    """For so many seconds nobody drove the table: its clocks stood still."""

    seconds: float


class Followed(_Entry, tag="followed", frozen=True):
    """There is a rematch."""

    table: str


class Closed(_Entry, tag="closed", frozen=True):
    """The table ended without a result."""

    reason: str


Entry = (
    Created
    | Sat
    | Filled
    | Freed
    | Changed
    | Gave
    | Started
    | Moved
    | StoodIn
    | Back
    | Spoke
    | Muted
    | Stood
    | Followed
    | Closed
)


class Row(msgspec.Struct, omit_defaults=True, frozen=True):
    """One row of a table's journal: when, what, and the command that it answers, if it does."""

    at: float
    entries: list[Entry]
    player: str | None = None
    id: str | None = None


_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(Row)


def encode(row: Row) -> bytes:
    """A row as it is stored."""
    return _ENCODER.encode(row)


def decode(data: bytes) -> Row:
    """A row as it was stored; msgspec.DecodeError if it is none."""
    return _DECODER.decode(data)
