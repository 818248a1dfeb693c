"""What a store promises, on a real SQLite file and a real PostgreSQL."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from signoria.core.errors import BadInput
from signoria.server import stores
from signoria.server.stores import Away, Conflict
from signoria.server.stores.postgres_sql import FORMS
from signoria.server.stores.sqlite import FILE
from tests.postgres import Postgres as Server
from tests.storing import DEAD, QUICK, ROOT, card, gives, holds, opened, process, row, running, until

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where an empty store is."""
    if request.param == "sqlite":
        return f"sqlite:{tmp_path / 'a folder'}"
    server: Server = request.getfixturevalue("postgres")
    return server.fresh()


async def test_what_was_stored_is_there_after_a_restart(address: str) -> None:
    async with running(address) as store:
        assert store.shared == address.startswith("postgresql")
        assert await store.read("t") == []
        assert await store.card("t") is None
        await store.append("t", 0, b"zero", card(about=msgspec.Raw(b'{"a": "\\u0000"}')))
        await store.append("t", 1, b"")
        await store.append("t", 2, bytes(range(256)) * 1000)
        await store.check()
        assert await store.read("t", 1) == [b"", bytes(range(256)) * 1000]
    async with running(address) as store:
        assert await store.read("t") == [b"zero", b"", bytes(range(256)) * 1000]
        assert await store.read("t", 3) == []
        found = await store.card("t")
        assert found is not None
        assert bytes(found.about) == b'{"a": "\\u0000"}'
        await store.append("t", 3, b"three")
    with pytest.raises(Away):
        await store.append("t", 4, b"")
    with pytest.raises(Away):
        await store.read("t")


async def test_a_row_stands_after_the_one_before_it_and_only_once(address: str) -> None:
    async with running(address) as store:
        with pytest.raises(Conflict):
            await store.append("t", 1, b"", card())
        assert await store.card("t") is None
        await store.append("t", 0, b"first", card())
        for version in (0, 2):
            with pytest.raises(Conflict):
                await store.append("t", version, b"", card(stage="over"))
        assert await store.read("t") == [b"first"]
        assert await store.card("t") == card()
    async with running(address) as store:
        with pytest.raises(Conflict):
            await store.append("t", 0, b"")


async def test_many_at_once_of_whom_one_is_the_first(address: str) -> None:
    async with running(address) as store:

        async def play(table: str, player: int) -> int:
            won = 0
            for version in range(15):
                try:
                    data = f"{table} {version} {player}".encode()
                    await store.append(table, version, data, card(stage="over") if version == 14 else None)
                    won += 1
                except Conflict:
                    pass
            return won

        tables = [f"t{i}" for i in range(60)]
        won = await asyncio.gather(*(play(table, player) for table in tables for player in range(3)))
        assert sum(won) == 15 * len(tables)
        for table in tables:
            rows = await store.read(table)
            assert [data.decode().split()[:2] for data in rows] == [[table, str(v)] for v in range(15)]


async def test_a_batch_of_any_size_and_rows_of_one_table_in_their_order(address: str) -> None:
    async with running(address) as store:
        many = [store.append(f"t{i}", 0, b"x") for i in range(1100)]
        one = [store.append("one", version, row("one", version)) for version in range(30)]
        assert set(await asyncio.gather(*many, *one)) == {None}
        assert await store.read("one") == [row("one", version) for version in range(30)]
        assert [len(await store.read(f"t{i}")) for i in (0, 511, 512, 1099)] == [1, 1, 1, 1]


async def test_who_gives_up_waiting_harms_nobody(address: str) -> None:
    async with running(address) as store:
        waiting = [asyncio.create_task(store.append(f"t{i}", 0, b"x")) for i in range(20)]
        await asyncio.sleep(0)
        waiting[3].cancel()
        done = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(each) for each in done].count(type(None)) == 19
        await store.append("t4", 1, b"y")


async def test_what_waits_when_a_store_closes_is_stored(address: str) -> None:
    store = opened(address)
    await store.open()
    waiting = [asyncio.create_task(store.append("t", version, b"")) for version in range(5)]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*waiting) == [None] * 5
    async with running(address) as store:
        assert len(await store.read("t")) == 5


async def test_lists_of_tables(address: str) -> None:
    async with running(address) as store:
        await store.append("a", 0, b"", card(stage="open", public=True, players=("ada", "bob")))
        await store.append("b", 0, b"", card(stage="playing", public=True, players=("ada",)))
        await store.append("c", 0, b"", card(stage="open", public=False, players=("ada", "ada")))
        await store.append("d", 0, b"", card(stage="open", public=True, players=()))
        assert [table for table, _ in await store.public(["open", "playing"], 9)] == ["d", "b", "a"]
        assert [table for table, _ in await store.public(["open", "playing"], 2)] == ["d", "b"]
        assert [table for table, _ in await store.public(["open"], 9)] == ["d", "a"]
        assert await store.public(["over"], 9) == []
        assert (await store.public(["playing"], 9))[0][1] == card(stage="playing", public=True, players=("ada",))

        mine = await store.of("ada", 9)
        assert [table for table, _, _ in mine] == ["c", "b", "a"]
        times = [created for _, created, _ in mine]
        assert times == sorted(set(times), reverse=True)
        assert await store.of("ada", 2) == mine[:2]
        assert await store.of("ada", 9, times[0]) == mine[1:]
        assert await store.of("nobody", 9) == []

        await store.append("a", 1, b"", card(stage="over", public=True, players=("eve",)))
        assert [table for table, _ in await store.public(["open"], 9)] == ["d"]
        assert [table for table, _, _ in await store.of("ada", 9)] == ["c", "b"]
        assert [(table, created) for table, created, _ in await store.of("eve", 9)] == [("a", times[2])]


async def test_tables_are_found_by_the_beginning_of_their_names(address: str) -> None:
    async with running(address) as store:
        stages = {"abc1": "open", "abc": "playing", "abcz": "over", "abd": "open", "ab": "open", "abc_z": "playing"}
        for table, stage in stages.items():
            await store.append(table, 0, b"", card(stage=stage))
        assert await store.named("abc", ["open", "playing"], 9) == ["abc_z", "abc", "abc1"]
        assert await store.named("abc", ["open", "playing"], 1) == ["abc_z"]
        assert await store.named("abc", ["over"], 9) == ["abcz"]
        assert await store.named("abc1", ["open"], 9) == ["abc1"]
        assert await store.named("b", ["open"], 9) == []


async def test_tables_of_one_moment_are_listed_one_after_the_other(address: str) -> None:
    async with running(address) as store:
        await asyncio.gather(*(store.append(f"t{i}", 0, b"", card(players=("ada",))) for i in range(10)))
        found: list[str] = []
        before = None
        while some := await store.of("ada", 3, before):
            found += [table for table, _, _ in some]
            before = some[-1][1]
        assert sorted(found) == sorted(f"t{i}" for i in range(10))


async def test_old_tables_are_those_without_a_new_row(address: str) -> None:
    async with running(address) as store:
        for table in ("a", "b", "c"):
            await store.append(table, 0, b"", card(stage="open"))
        begin = time.monotonic()
        await asyncio.sleep(0.2)
        await store.append("b", 1, b"")
        age = time.monotonic() - begin
        assert await store.older("open", age + 100, 9) == []
        assert await store.older("open", 0.2, 9) == ["a", "c"]
        assert await store.older("open", 0.2, 1) == ["a"]
        assert await store.older("over", 0.2, 9) == []
        assert set(await store.older("open", 0, 9)) == {"a", "b", "c"}


async def test_a_table_that_was_dropped_is_forgotten(address: str) -> None:
    async with running(address) as store:
        for table in ("a", "b"):
            await store.append(table, 0, b"", card(public=True, players=("ada",)))
            await store.here(table, 1)
        await store.claim("a")
        await store.drop("a")
        assert await store.read("a") == []
        assert await store.card("a") is None
        assert [table for table, _ in await store.public(["playing"], 9)] == ["b"]
        assert [table for table, _, _ in await store.of("ada", 9)] == ["b"]
        assert await store.unclaimed(9) == ["b"]
        assert await store.present(["a", "b"]) == {"a": frozenset(), "b": frozenset({1})}
        await store.append("a", 0, b"new")
        assert await store.read("a") == [b"new"]


async def test_who_is_present_at_this_process(address: str) -> None:
    async with running(address) as store:
        for seat in (0, 2, 2):
            await store.here("a", seat)
        await store.gone("a", 5)
        await store.gone("b", 0)
        assert await store.present(["a", "b"]) == {"a": frozenset({0, 2}), "b": frozenset()}
        await store.gone("a", 2)
        assert await store.present(["a"]) == {"a": frozenset({0})}
    async with running(address) as store:
        assert await store.present(["a"]) == {"a": frozenset()}


async def test_a_process_that_closes_lets_its_tables_go_and_the_next_learns_since_when(address: str) -> None:
    async with running(address) as store:
        for table in ("a", "b", "new"):
            await store.append(table, 0, b"", card())
        await store.append("still", 0, b"", card(driven=False))
        assert [await store.claim(table) for table in ("a", "b", "a")] == [0.0, 0.0, 0.0]
        assert await store.unclaimed(9) == ["new"]
        await store.release("b")
        assert set(await store.unclaimed(9)) == {"b", "new"}
        assert len(await store.unclaimed(1)) == 1
        closing = time.monotonic()
    closed = time.monotonic()
    async with running(address) as store:
        assert set(await store.unclaimed(9)) == {"a", "b", "new"}
        asked = time.monotonic()
        gap = await store.claim("a")
        assert gap is not None
        assert asked - closed - 0.001 <= gap <= time.monotonic() - closing + 0.001
        assert [await store.claim(table) for table in ("a", "b", "new")] == [0.0, 0.0, 0.0]
        assert await store.unclaimed(9) == []


async def test_what_a_process_held_that_was_killed_passes_on(address: str) -> None:
    with process("hold", address) as holder:
        assert holder.stdout is not None
        assert await asyncio.to_thread(holder.stdout.readline) == "ready\n"
        if address.startswith("postgresql"):
            async with running(address) as store:
                assert await store.claim("held") is None
                assert await store.unclaimed(9) == []
                assert await store.present(["held"]) == {"held": frozenset({3})}
                told: list[str] = []
                store.presence = told.append
                holder.kill()
                await until(lambda: gives(store.unclaimed(9), ["held"]))
                assert await store.present(["held"]) == {"held": frozenset()}
                await until(lambda: holds("held" in told))
                gap = await store.claim("held")
                assert gap is not None
                assert gap >= QUICK * DEAD
        else:
            holder.kill()
            holder.wait()
            await asyncio.sleep(0.1)
            async with running(address) as store:
                assert await store.unclaimed(9) == ["held"]
                gap = await store.claim("held")
                assert gap is not None
                assert gap >= 0.1
                assert await store.claim("held") == 0.0


async def test_the_last_row_is_a_sign_of_life(tmp_path: Path) -> None:
    async with running(f"sqlite:{tmp_path}") as store:
        await store.append("t", 0, b"", card())
        await store.claim("t")
    with sqlite3.connect(tmp_path / FILE) as db:
        db.execute("UPDATE processes SET beat = beat - 1000")
    db.close()
    async with running(f"sqlite:{tmp_path}") as store:
        gap = await store.claim("t")
        assert gap is not None
        assert 0 < gap < 1000


@pytest.mark.parametrize("seed", range(3))
async def test_a_kill_loses_nothing_that_was_told(address: str, seed: int) -> None:
    with process("append", address) as appender:
        assert appender.stdout is not None
        told = [
            await asyncio.to_thread(appender.stdout.readline) for _ in range(random.Random(seed).randrange(50, 400))
        ]
        appender.kill()
        told += await asyncio.to_thread(appender.stdout.readlines)
    newest = {f"table-{i}": -1 for i in range(20)}
    for line in told:
        if line.endswith("\n"):
            table, version = line.split()
            assert int(version) == newest[table] + 1
            newest[table] = int(version)
    async with running(address) as store:
        for table, last in newest.items():
            rows = await store.read(table)
            assert len(rows) in (last + 1, last + 2)
            assert rows == [row(table, i) for i in range(len(rows))]
            assert (await store.card(table) is not None) == bool(rows)
            await store.append(table, len(rows), b"")


async def test_a_store_of_a_newer_form_is_refused(tmp_path: Path, postgres: Server) -> None:
    database = postgres.fresh()
    async with running(f"sqlite:{tmp_path}"):
        pass
    with sqlite3.connect(tmp_path / FILE) as db:
        db.execute("PRAGMA user_version = 99")
    db.close()
    async with running(database):
        pass
    postgres.do("UPDATE signoria_form SET form = 99", database)
    for address in (f"sqlite:{tmp_path}", database):
        with pytest.raises(BadInput) as caught:
            await opened(address).open()
        assert caught.value.code == "store-newer"
        assert caught.value.facts == {"form": 99, "known": len(FORMS)}


async def test_there_are_two_kinds_of_stores(tmp_path: Path) -> None:
    assert not stores.opened(f"sqlite:{tmp_path}").shared
    assert stores.opened("postgresql://localhost/x").shared
    with pytest.raises(BadInput, match="store-kind"):
        stores.opened("mysql://localhost/x")


async def test_a_folder_has_one_holder_and_is_nobody_elses(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    async with running(f"sqlite:{folder}"):
        assert folder.stat().st_mode & 0o777 == 0o700
        with pytest.raises(BadInput) as caught:
            await opened(f"sqlite:{folder}").open()
        assert caught.value.code == "store-held"
        assert caught.value.facts == {"folder": str(folder)}
    async with running(f"sqlite:{folder}"):
        pass


async def test_a_folder_that_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(Away):
        await opened(f"sqlite:{tmp_path / 'file'}").open()
    (tmp_path / FILE).write_bytes(b"This is no database." * 100)
    with pytest.raises(Away):
        await opened(f"sqlite:{tmp_path}").open()
    (tmp_path / FILE).unlink()
    async with running(f"sqlite:{tmp_path}"):
        pass


async def test_a_file_that_goes_away_and_comes_back(tmp_path: Path) -> None:
    async with running(f"sqlite:{tmp_path}") as store:
        await store.append("t", 0, b"zero")
        away = tmp_path / "away"
        away.mkdir()
        names = [file.name for file in tmp_path.glob(f"{FILE}*")]
        for name in names:
            (tmp_path / name).rename(away / name)
        for attempt in (store.append("t", 1, b"one"), store.read("t"), store.check(), store.claim("t")):
            with pytest.raises(Away):
                await attempt
        for name in names:
            (away / name).rename(tmp_path / name)
        await store.append("t", 1, b"one")
        assert await store.read("t") == [b"zero", b"one"]


FULL_DISK = """
import asyncio, resource, sys
from pathlib import Path
from signoria.server.stores import Away
from tests.storing import opened

async def main():
    store = opened(sys.argv[1])
    await store.open()
    resource.setrlimit(resource.RLIMIT_FSIZE, (300_000, resource.RLIM_INFINITY))
    stored, away = {}, 0
    for round in range(40):
        jobs = [store.append(f"t{i}", stored.get(i, 0), bytes([i]) * 2000) for i in range(20)]
        for i, done in enumerate(await asyncio.gather(*jobs, return_exceptions=True)):
            if done is None:
                stored[i] = stored.get(i, 0) + 1
            else:
                assert isinstance(done, Away), done
                away += 1
    assert stored and away, (stored, away)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
    try:
        await store.check()
    except Away:
        pass
    else:
        raise AssertionError("it can store")
    for i, many in stored.items():
        assert await store.read(f"t{i}") == [bytes([i]) * 2000] * many
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    await store.check()
    for i in range(20):
        await store.append(f"t{i}", stored.get(i, 0), b"again")
        assert await store.read(f"t{i}") == [bytes([i]) * 2000] * stored.get(i, 0) + [b"again"]
    await store.close()

asyncio.run(main())
"""


async def test_a_full_disk_stores_nothing_and_harms_nothing(tmp_path: Path) -> None:
    command = [sys.executable, "-c", FULL_DISK, f"sqlite:{tmp_path}"]
    done = await asyncio.to_thread(subprocess.run, command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
