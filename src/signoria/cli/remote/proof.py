"""After a game at a server: whether its chance kept its promise, and where its record is kept."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import suppress
from itertools import count
from pathlib import Path

from signoria.cli.kept import RECORD, folder
from signoria.cli.remote.keys import Promise
from signoria.core.errors import BadInput
from signoria.core.event import Event
from signoria.core.game import Game
from signoria.core.record import Record, check_chance, encode, replay


def check(
    found: Record, game: Game, seat: int | None, promise: Promise | None, seen: Sequence[Event] | None
) -> tuple[int, bool]:
    """How many draws hold, and whether their promise was seen before the deal; BadInput for the first thing that does
    not hold: a draw, the promise, one's own gift, or that the record is of the game that was seen from this seat.
    """
    draws = check_chance(found, game)
    assert found.chance is not None
    if promise is not None:
        if promise.commitment != found.chance.commitment:
            raise BadInput("chance-other")
        if seat is not None and found.chance.gifts[seat] != promise.gift:
            raise BadInput("chance-gift")
    if seen is not None and replay(found, game).events(seat) != [*seen]:
        raise BadInput("chance-seen")
    return draws, promise is not None


def keep(found: Record) -> Path:
    """Write the record beside those of the games that were played here, unless it is there; OSError if it cannot be."""
    where = folder()
    where.mkdir(parents=True, exist_ok=True)
    data = encode(found)
    for path in where.glob(f"*-{found.game}*{RECORD}"):
        if path.stat().st_size == len(data) and path.read_bytes() == data:
            return path
    stem = f"{time.strftime('%Y%m%d-%H%M%S')}-{found.game}"
    for number in count(1):
        path = where / f"{stem}{'' if number == 1 else f'-{number}'}{RECORD}"
        with suppress(FileExistsError):
            with path.open("xb") as file:
                file.write(data)
            return path
    raise AssertionError
