"""Tables that nobody needs any more, over a real store."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from signoria.server import protocol as said
from signoria.server.entries import Created, Row, encode
from signoria.server.house import Ages, House, Unknown
from signoria.server.limits import UNLIMITED
from signoria.server.listener import Listener
from signoria.server.logs import Log
from signoria.server.manners import hashed, new_key
from signoria.server.stores import opened
from signoria.server.table import Table, begun

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def house(folder: Path, ages: Ages) -> AsyncIterator[House]:
    """A house over a store in a folder."""
    found = House(opened(f"sqlite:{folder}"), UNLIMITED, Log(), ages=ages)
    await found.open()
    try:
        yield found
    finally:
        await found.close()


async def test_an_open_table_at_which_nobody_is_is_forgotten(tmp_path: Path) -> None:
    async with house(tmp_path, Ages(open=0.0)) as found:
        host = hashed(new_key())
        left, held = [await found.make(host, said.NewTable(id=name, game="coup", name="Ana")) for name in ("a", "b")]
        room = await found.room(held)
        listener = Listener(host, said.Hello(said.PROTOCOL), UNLIMITED)
        await room.enter(listener, 0)
        quick = await found.quick()
        await asyncio.sleep(0.01)
        await found.end_old()
        with pytest.raises(Unknown):
            await found.room(left)
        assert (await found.room(held)).table.stage == "open"
        assert (await found.room(quick)).table.stage == "open"
        await room.exit(listener)
        await found.end_old()
        with pytest.raises(Unknown):
            await found.room(held)


async def test_a_game_in_which_nothing_happens_is_closed_and_a_table_that_nobody_needs_leaves_memory(
    tmp_path: Path,
) -> None:
    async with house(tmp_path, Ages(playing=0.0, idle=0.0)) as found:
        host = hashed(new_key())
        wanted = said.NewTable(id="a", game="medici", name="Ana", bots=["random"], start=True, clock=None, pace=30)
        table = await found.make(host, wanted)
        await asyncio.sleep(0.01)
        await found.end_old()
        assert (await found.room(table)).table.closed == "abandoned"
        assert (await found.of(host))[0].table.stage == "over"
        async with asyncio.timeout(30):
            while table in found.rooms:
                await found.put_away()
                await asyncio.sleep(0.01)
        assert (await found.room(table)).table.closed == "abandoned"


async def test_a_journal_that_cannot_be_read_harms_nobody_else(tmp_path: Path) -> None:
    async with house(tmp_path, Ages()) as found:
        entries = begun(None, said.NewTable(id="a", game="coup", start=True, bots=["random"] * 4))
        created = entries[0]
        assert isinstance(created, Created)
        card = Table().after(Row(0.0, entries)).card()
        await found.store.append("a" * 16, 0, b"no row", card)
        await found.store.append("b" * 16, 0, encode(Row(0.0, [])), card)
        for table in ("a" * 16, "b" * 16, "c" * 16):
            with pytest.raises(Unknown):
                await found.room(table)
        other = await found.make(None, said.NewTable(id="b", game="coup"))
        assert (await found.room(other)).table.stage == "open"
