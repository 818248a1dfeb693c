"""A process of its own that uses a store, to be killed: `python -m tests.storing append|hold ADDRESS`."""

from __future__ import annotations

import asyncio
import sys
from itertools import count
from pathlib import Path

import msgspec

from signoria.server.stores import Card, Store
from signoria.server.stores.postgres import Postgres
from signoria.server.stores.sqlite import Sqlite

QUICK, DEAD = 0.2, 15
"""The beat of processes in tests, and how many are missed by one that is dead: some, where many tests run."""


def opened(address: str) -> Store:
    """The store at an address, with a quick beat."""
    if address.startswith("postgresql:"):
        return Postgres(address, QUICK, DEAD)
    return Sqlite(Path(address.removeprefix("sqlite:")), QUICK)


def row(table: str, version: int) -> bytes:
    """What stands in a row."""
    return f"{table} {version} ".encode() * 20


def card(**fields: object) -> Card:
    """A card of a driven table in play, but for these fields."""
    plain = {"stage": "playing", "public": False, "players": (), "driven": True, "about": msgspec.Raw(b"{}")}
    return Card(**(plain | fields))  # type: ignore[arg-type]


async def _append(store: Store) -> None:
    """Add rows to twenty tables, and say of each when it is stored."""

    async def table(name: str) -> None:
        for version in count():
            await store.append(name, version, row(name, version), card() if version % 10 == 0 else None)
            print(name, version, flush=True)

    await asyncio.gather(*(table(f"table-{i}") for i in range(20)))


async def _hold(store: Store) -> None:
    """Claim a table, sit there, and wait."""
    await store.append("held", 0, b"", card())
    assert await store.claim("held") == 0.0
    await store.here("held", 3)
    print("ready", flush=True)
    await asyncio.Event().wait()


async def _main(what: str, address: str) -> None:
    store = opened(address)
    await store.open()
    await (_append if what == "append" else _hold)(store)


if __name__ == "__main__":
    asyncio.run(_main(sys.argv[1], sys.argv[2]))
