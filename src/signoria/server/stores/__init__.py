"""Where tables are kept: what a store promises, and how one is opened.

A table is a journal: rows numbered from 0, only ever added to.  Beside it stands its card, which says without reading
the journal what a list of tables needs to know.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Final, Literal, Protocol

import msgspec

from signoria.core.errors import BadInput, SignoriaError

BEAT_SECONDS: Final = 1.0
"""So often a process says that it lives; one that was silent for `DEAD_BEATS` of them is dead to the others."""
DEAD_BEATS: Final = 5

Stage = Literal["open", "playing", "over"]
"""What becomes of a table: people sit down; they play; the game has ended, or nobody came."""


class Conflict(SignoriaError):
    """Another process has stored that row already: read what is new, and decide again."""

    def __init__(self) -> None:
        super().__init__("store-conflict")


class Away(SignoriaError):
    """The store cannot be reached, or cannot write: nothing of what was asked for is stored, or it is not known."""

    def __init__(self, reason: str) -> None:
        super().__init__("store-away", reason=reason)


class Card(msgspec.Struct, frozen=True):
    """What is known of a table without its journal."""

    stage: Stage
    public: bool
    players: tuple[str, ...]
    """The hashed keys of those who sit there, and of the host."""
    driven: bool
    """Whether it needs somebody who drives its bots and clocks."""
    about: msgspec.Raw
    """What a list of tables shows, as JSON."""


class Store(Protocol):
    """Keeps tables.  Every method may raise `Away`; whatever was stored before is there when the store is back.

    A table's name is a word of ASCII letters, digits, `-` and `_`, 64 at most.  All methods belong to the event loop in
    which the store was opened.
    """

    shared: bool
    """Whether other processes may serve the same tables."""
    news: Callable[[str, int], None]
    """Called in the event loop with a table and its newest row when another process has added one (set by its user);
    or when this one has, and its `append` ended with `Away`.  With ("", -1) after a time in which it could not be heard
    what others do: any table may have new rows, others present, another who drives it."""
    presence: Callable[[str], None]
    """Called in the event loop with a table at which somebody has come or gone at another process."""
    taken: Callable[[str], None]
    """Called in the event loop with a table that this process had claimed and another drives now: it took this one for
    dead."""

    async def open(self) -> None:
        """Make ready: create what is missing, bring an older form up to date.  BadInput for a store of a newer form,
        or one that another process holds and that cannot be shared."""

    async def close(self) -> None:
        """Store what is still to be stored, and let go: who comes after need not wait until this process is dead."""

    async def append(self, table: str, version: int, data: bytes, card: Card | None = None) -> None:
        """Row `version` of a table, and its new card if there is one, both or nothing.  On the disk when this returns.

        Conflict if there is such a row already, or if the row before it is missing.  After Away, or if it is cancelled,
        it is not known whether it is stored: read before the next one.
        """

    async def read(self, table: str, since: int = 0) -> list[bytes]:
        """The rows of a table from number `since` on; none if there is no such table."""

    async def card(self, table: str) -> Card | None:
        """A table's card."""

    async def public(self, stages: Collection[Stage], limit: int) -> list[tuple[str, Card]]:
        """Public tables in these stages, the newest first."""

    async def named(self, beginning: str, stages: Collection[Stage], limit: int) -> list[str]:
        """Tables in these stages whose names begin like this, the newest first."""

    async def of(self, player: str, limit: int, before: float | None = None) -> list[tuple[str, float, Card]]:
        """The tables of a player, with the time of creation, the newest first; those created before a time."""

    async def older(self, stage: Stage, seconds: float, limit: int) -> list[str]:
        """Tables in a stage to which nothing was added for so long."""

    async def drop(self, table: str) -> None:
        """Forget a table: its rows, its card, who is there."""

    async def here(self, table: str, seat: int) -> None:
        """Somebody sits in this seat, connected to this process; said again, it says nothing new.  Never Away: others
        hear of it when the store is back."""

    async def gone(self, table: str, seat: int) -> None:
        """... and is not any more, with any connection to this process.  Never Away either."""

    async def present(self, tables: Sequence[str]) -> Mapping[str, frozenset[int]]:
        """The seats of these tables in which somebody sits who is connected to a living process."""

    async def claim(self, table: str) -> float | None:
        """Drive a table's bots and clocks from now on: for how many seconds nobody did (0.0 if it is new, or was let
        go or held by this process itself); None if another living process does."""

    async def release(self, table: str) -> None:
        """Let another drive it."""

    async def unclaimed(self, limit: int) -> list[str]:
        """Tables that are `driven` (see `Card`) and that no living process has claimed."""

    async def check(self) -> None:
        """Away if nothing can be stored at this moment: writes and forgets something."""


def opened(address: str) -> Store:
    """The store at an address: `sqlite:FOLDER` or `postgresql://…`, not yet open; BadInput for another kind."""
    if address.startswith(("postgresql://", "postgres://")):
        from signoria.server.stores.postgres import Postgres

        return Postgres(address)
    if address.startswith("sqlite:"):
        from pathlib import Path

        from signoria.server.stores.sqlite import Sqlite

        return Sqlite(Path(address.removeprefix("sqlite:")))
    raise BadInput("store-kind", store=address.partition(":")[0])
