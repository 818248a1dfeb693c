"""Chance at a table: promised before the deal, mixed with what everybody gave, and changed by nothing that happens."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import msgspec
import pytest

from signoria import games
from signoria.core import record
from signoria.server.entries import Back, StoodIn, decode
from tests.killing import journals
from tests.tables import Client, client, new_id, new_key, serving

pytestmark = pytest.mark.anyio


async def play(found: Client, source: random.Random, plays: int) -> None:
    """Answer so many questions, if there are so many."""
    for _ in range(plays):
        await found.until(lambda: found.menu or found.over)
        if found.over:
            return
        version = found.version
        actions = await found.any_play(source)
        if actions is not None:
            await found.do(type="move", version=version, move=actions)


async def some(ana: Client, bea: Client, source: random.Random) -> None:
    """Both answer, until one has answered three times."""
    tasks = [asyncio.create_task(play(each, source, 3)) for each in (ana, bea)]
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
    await asyncio.wait(tasks)


@pytest.mark.parametrize("game", ["coup", "medici", "princeps"])
async def test_a_seat_taken_over_and_a_restart_change_no_draw(game: str, tmp_path: Path) -> None:
    keys, gifts = [new_key(), new_key()], [new_id(), new_id()]
    source = random.Random(game)
    with serving(tmp_path / "data", "--no-limits") as server:
        table = server.make(keys[0], game, name="Ana", gift=new_id(), clock=None, grace=1)
        async with client(server, table, keys[0]) as ana, client(server, table, keys[1]) as bea:
            promised = ana.table["chance"]
            assert set(promised) == {"commitment"}
            await ana.do(type="give", gift=gifts[0])
            await bea.do(type="sit", name="Bea", gift=gifts[1])
            assert ana.table["chance"] == promised, "what others give is told with the deal"
            await ana.do(type="start", fill=True)
            assert ana.table["chance"]["gifts"][:2] == gifts
            await some(ana, bea, source)
            await bea.close()
            # Nobody is there: a bot plays for each until they are back.
            await ana.until(lambda: ana.table["seats"][1].get("bot") or ana.over)
        server.kill()
        server.start()
        async with client(server, table, keys[0]) as ana, client(server, table, keys[1]) as bea:
            await bea.until(lambda: bea.table["seats"][1].get("bot") is None)
            await some(ana, bea, source)
            assert ana.table["chance"]["commitment"] == promised["commitment"]
            # Both let bots play on, and look on.
            await ana.do(type="leave")
            await bea.do(type="leave")
            assert ana.over or ana.table["seats"][0]["bot"]
            await ana.until(lambda: ana.over)
        found = record.decode(msgspec.json.encode(server.get(f"/api/tables/{table}/record")))
    assert record.check_chance(found, games.get(game)) > 0
    assert found.chance is not None
    assert found.chance.commitment == promised["commitment"]
    assert found.chance.gifts == [*gifts, *[""] * (len(found.names) - 2)]
    rows = [decode(row) for row in (await journals(tmp_path / "data"))[table]]
    seats = {kind: [e.seat for row in rows for e in row.entries if isinstance(e, kind)] for kind in (StoodIn, Back)}
    assert 1 in seats[StoodIn]
    assert 1 in seats[Back]
