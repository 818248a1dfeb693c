"""Those who listen at a table: who reads slowly is kept little for, and misses nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from signoria.server import protocol as said
from signoria.server.house import House
from signoria.server.limits import UNLIMITED
from signoria.server.listener import MOST_WAITING, Listener
from signoria.server.logs import Log
from signoria.server.manners import hashed
from signoria.server.stores.sqlite import Sqlite
from tests.tables import new_id
from tests.worlds import keep, script, twins

pytestmark = pytest.mark.anyio


async def test_who_reads_slowly_is_told_everything_later(tmp_path: Path) -> None:
    worlds = twins("medici", None, 4)
    start = len(worlds[0].play.moves)
    plays = script(worlds, None, 1, 25)
    world = worlds[0]
    assert len(world.play.moves) > start
    await keep(tmp_path, [world])
    house = House(Sqlite(tmp_path), UNLIMITED, Log())
    await house.open()
    try:
        room = await house.room(world.table)
        slow = Listener(hashed(world.keys[0]), said.Hello(said.PROTOCOL), UNLIMITED)
        await room.enter(slow, 0)
        frames = [msgspec.json.decode(await slow.next() or "") for _ in range(2)]
        for seat, text in plays:
            player = hashed(world.keys[seat])
            version = room.table.seats[seat].version
            await room.do(player, said.Move(id=new_id(), version=version, move=text))
            for _ in range(1 + MOST_WAITING // len(plays)):
                await room.do(player, said.Say(id=new_id(), text="so"))
        assert slow.behind
        assert await slow.next() is None
        room.catch_up(slow)
        slow.put('{"type": "end"}')
        while frames[-1]["type"] != "end":
            frames.append(msgspec.json.decode(await slow.next() or ""))
        events: list[Any] = []
        for frame in frames:
            if frame["type"] == "update":
                assert frame["update"]["since"] == len(events)
                events += frame["update"]["events"]
        assert events == msgspec.to_builtins(room.table.seats[0].events())
        heard = [words["number"] for frame in frames if frame["type"] == "talk" for words in frame["said"]]
        assert heard == list(range(1, room.table.words + 1))
    finally:
        await house.close()
