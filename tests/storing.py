"""What tests of stores need; and a process that uses one, to be killed: `-m tests.storing append|hold ADDRESS`."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path

import msgspec

from signoria.server.stores import Away, Card, Store
from signoria.server.stores.postgres import Postgres
from signoria.server.stores.sqlite import Sqlite

ROOT = Path(__file__).parent.parent
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


@asynccontextmanager
async def running(address: str) -> AsyncIterator[Store]:
    """A store that is open."""
    store = opened(address)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def until(condition: Callable[[], Awaitable[bool]]) -> None:
    """Wait for a condition; asyncio's TimeoutError if it never comes."""
    async with asyncio.timeout(30):
        while not await condition():
            await asyncio.sleep(0.02)


def process(what: str, address: str) -> subprocess.Popen[str]:
    """A process that uses a store: see `tests.storing`."""
    command = [sys.executable, "-m", "tests.storing", what, address]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)


async def gives(found: Awaitable[object], expected: object) -> bool:
    """Whether that is what is found."""
    return await found == expected


async def holds(value: bool) -> bool:
    """The value, to be waited for."""
    return value


async def can_store(store: Store) -> bool:
    """Whether the store can store at this moment."""
    try:
        await store.check()
    except Away:
        return False
    return True


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
