"""Several processes that share a PostgreSQL, and one that goes away and comes back."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from signoria.core.errors import BadInput
from signoria.server.stores import Away, Conflict, Store
from signoria.server.stores.postgres import Postgres
from tests.postgres import Postgres as Server
from tests.storing import DEAD, QUICK, can_store, card, gives, holds, opened, row, running, until

pytestmark = pytest.mark.anyio


@pytest.fixture
def database(postgres: Server) -> str:
    """The address of an empty database."""
    return postgres.fresh()


async def test_processes_that_begin_at_the_same_time_share_a_database(database: str) -> None:
    several = [opened(database) for _ in range(4)]
    await asyncio.gather(*(store.open() for store in several))
    for version in range(8):
        await several[version % 4].append("t", version, b"")
    assert len(await several[0].read("t")) == 8
    await asyncio.gather(*(store.close() for store in several))


async def test_processes_that_append_to_the_same_tables(database: str) -> None:
    async with running(database) as one, running(database) as other:
        heard: dict[str, int] = {}
        own: list[str] = []
        other.news = heard.__setitem__
        one.news = lambda table, version: own.append(table)

        async def play(store: Store, table: str) -> int:
            won = version = 0
            while version < 10:
                try:
                    await store.append(table, version, b"", card(stage="over") if version == 9 else None)
                    won += 1
                    version += 1
                except Conflict:
                    version += len(await store.read(table, version))
            return won

        tables = [f"t{i}" for i in range(40)]
        won = await asyncio.gather(*(play(store, table) for table in tables for store in (one, other)))
        assert sum(won) == 10 * len(tables)
        own.clear()
        await one.append("alone", 0, b"")
        await asyncio.gather(*(one.append(table, 10, b"") for table in tables))
        await until(lambda: holds(heard.get("alone") == 0 and all(heard.get(table) == 10 for table in tables)))
        await other.append("sign", 0, b"")
        await until(lambda: holds("sign" in own))
        assert own == ["sign"]


async def test_who_is_present_at_other_processes(database: str) -> None:
    async with running(database) as one:
        told: list[str] = []
        one.presence = told.append
        async with running(database) as other:
            await asyncio.gather(*(other.here("a", seat) for seat in range(3)), other.here("b", 0), one.here("a", 7))
            assert await one.present(["a", "b"]) == {"a": frozenset({0, 1, 2, 7}), "b": frozenset({0})}
            await until(lambda: holds({"a", "b"} <= set(told)))
            told.clear()
            await other.gone("a", 1)
            assert await one.present(["a"]) == {"a": frozenset({0, 2, 7})}
            await until(lambda: holds("a" in told))
            told.clear()
        await until(lambda: holds({"a", "b"} <= set(told)))
        assert await one.present(["a", "b"]) == {"a": frozenset({7}), "b": frozenset()}


async def test_a_table_has_one_driver(database: str) -> None:
    async with running(database) as one, running(database) as other:
        await one.append("t", 0, b"", card())
        claims = await asyncio.gather(*(store.claim("t") for store in (one, other)))
        assert sorted(map(str, claims)) == ["0.0", "None"]
        first, second = (one, other) if claims[0] == 0.0 else (other, one)
        await second.release("t")
        assert await second.claim("t") is None
        await first.release("t")
        assert await second.claim("t") == 0.0
        assert await first.claim("t") is None


async def test_a_process_that_was_silent_is_told_what_was_taken(postgres: Server, database: str) -> None:
    async with running(database) as one, running(database) as other:
        taken: list[str] = []
        one.taken = taken.append
        await one.append("t", 0, b"", card())
        assert await one.claim("t") == 0.0
        silent = "UPDATE signoria_processes SET beat = 0 WHERE process = (SELECT process FROM signoria_claims)"
        async with asyncio.timeout(30):
            # Its next beat may come in between.
            while await other.claim("t") is None:
                postgres.do(silent, database)
        await until(lambda: holds(taken == ["t"]))
        assert await one.claim("t") is None


async def test_connections_that_are_broken_off(postgres: Server, database: str) -> None:
    async with running(database) as one, running(database) as other:
        heard: list[tuple[str, int]] = []
        one.news = lambda table, version: heard.append((table, version))
        await one.here("t", 1)
        await one.append("t", 0, b"")
        postgres.do(
            "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()",
            database,
        )

        async def stored() -> bool:
            try:
                await other.append("t", len(await other.read("t")), b"")
            except Away:
                return False
            return True

        await until(stored)
        await until(lambda: holds(("", -1) in heard))
        version = len(await one.read("t"))
        await one.append("t", version, b"")
        heard.clear()
        await until(stored)
        await until(lambda: holds(("t", version + 1) in heard))
        assert await other.present(["t"]) == {"t": frozenset({1})}


async def test_a_database_that_goes_away_and_comes_back(own_postgres: Server) -> None:
    address = own_postgres.fresh()
    async with running(address) as store:
        news: list[tuple[str, int]] = []
        store.news = lambda table, version: news.append((table, version))
        stored: list[int] = []

        async def play() -> None:
            version = 0
            while True:
                try:
                    await store.append("t", version, row("t", version))
                    stored.append(version)
                    version += 1
                except Away:
                    await until(lambda: can_store(store))
                    version = len(await store.read("t"))

        playing = asyncio.create_task(play())
        for _ in range(2):
            before = len(stored)
            await until(lambda many=before + 50: holds(len(stored) > many))  # type: ignore[misc]
            own_postgres.stop()
            for attempt in (store.append("other", 0, b""), store.read("t"), store.check(), store.claim("t")):
                with pytest.raises(Away):
                    await attempt
            await store.here("t", 2)
            await store.here("t", 3)
            await store.gone("t", 3)
            own_postgres.start()
        before = len(stored)
        await until(lambda: holds(len(stored) > before + 50))
        playing.cancel()
        rows = await store.read("t")
        assert rows == [row("t", version) for version in range(len(rows))]
        assert stored == sorted(set(stored) & set(range(len(rows))))
        await until(lambda: holds(("", -1) in news))
        async with running(address) as other:
            await until(lambda: gives(other.present(["t"]), {"t": frozenset({2})}))


async def test_a_database_that_does_not_answer_is_not_waited_for(own_postgres: Server) -> None:
    store = Postgres(own_postgres.fresh(), QUICK, DEAD, patience=0.5)
    await store.open()
    await store.append("t", 0, b"")
    with own_postgres.frozen():
        for attempt in (store.append("t", 1, b""), store.append("t", 1, b""), store.read("t"), store.claim("t")):
            with pytest.raises(Away):
                await attempt
    await until(lambda: can_store(store))

    async def stored() -> bool:
        try:
            await store.append("t", len(await store.read("t")), b"")
        except (Away, Conflict):
            return False
        return True

    await until(stored)
    await store.close()


async def test_addresses_that_lead_nowhere(tmp_path: Path, database: str) -> None:
    for address, code in (
        ("postgresql://u:p@host:port/x", "store-address"),
        ("postgresql://u:p@host/x?sslmode=perhaps", "store-address"),
        (database.replace("/test_", "/nothing_"), "store-refused"),
    ):
        with pytest.raises(BadInput) as caught:
            await opened(address).open()
        assert caught.value.code == code
    with pytest.raises(Away):
        await opened(f"postgresql://u:p@/x?host={tmp_path}").open()
    with pytest.raises(Away):
        await opened("postgresql://u:p@127.0.0.1:1/x").open()
