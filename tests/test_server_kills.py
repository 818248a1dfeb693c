"""The server is killed under load, loses its disk or its database, or is told to end: no move is lost, none made twice.

`tools/kill.py` kills as often as one likes.
"""

from __future__ import annotations

import asyncio
import resource
import time
from pathlib import Path

import msgspec
import pytest

from tests.killing import PATIENT, USUAL, Load, Sitting, loaded, until
from tests.postgres import Postgres
from tests.tables import Server, client, new_id, new_key, serving

pytestmark = pytest.mark.anyio


@pytest.mark.slow
async def test_a_server_that_is_killed_again_and_again(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--no-limits") as server:
        async with loaded([server], [*USUAL, PATIENT]) as load:
            for number in range(13):
                # Once it is down for longer than a clock may be off.
                await load.kill(server, down=3.0 if number == 6 else 0.0)
            assert sum(person.clocks_compared for people in load.people.values() for person in people) >= 13


@pytest.mark.slow
async def test_one_of_two_servers_that_share_a_database_is_killed(tmp_path: Path, postgres: Postgres) -> None:
    store = postgres.fresh()
    flags = ("--no-limits", "--store", store)
    with serving(tmp_path / "one", *flags) as one, serving(tmp_path / "two", *flags) as two:
        async with loaded([one, two], USUAL, store) as load:
            for number in range(7):
                await load.kill((one, two)[number % 2], inherited=number < 2)


def limit(server: Server, size: int) -> None:
    """No file of the server may grow beyond this."""
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def health(server: Server) -> tuple[int, str]:
    """What the server says of itself."""
    status, _, body = server.ask("/health")
    return status, msgspec.json.decode(body)["status"]


async def in_trouble(server: Server, load: Load) -> None:
    """Wait until the server says that nothing can be stored, and everybody was refused something or told so."""
    await until(lambda: health(server) == (503, "store-away"))
    await until(lambda: all(person.notices[-1:] == ["store-away"] for person in load.everybody if person.told))
    someone = load.everybody[0]
    for path, body in (
        ("/api/tables", {"id": new_id(), "game": "coup"}),
        (f"/api/tables/{someone.table}/do", {"id": new_id(), "type": "mute", "name": someone.name}),
    ):
        status, headers, answer = server.ask(path, body, someone.key)
        assert status == 503
        assert int(headers["retry-after"]) >= 1
        assert msgspec.json.decode(answer)["code"] == "store-away"


async def test_a_full_disk(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--no-limits") as server:
        async with loaded([server], [*USUAL, PATIENT]) as load:
            await load.much()
            async with load.stored_nothing():
                limit(server, 1)
                await in_trouble(server, load)
                acknowledged = load.stored
                await asyncio.sleep(2.0)  # longer than a clock may be off
                assert load.stored == acknowledged
                limit(server, resource.RLIM_INFINITY)
            assert health(server) == (200, "ok")
            limit(server, 1)
            await in_trouble(server, load)
            await load.kill_now(server)
            await load.all_go_on()


@pytest.mark.slow
async def test_a_database_that_goes_away_and_comes_back(tmp_path: Path, own_postgres: Postgres) -> None:
    store = own_postgres.fresh()
    flags = ("--no-limits", "--store", store)
    with serving(tmp_path / "one", *flags) as one, serving(tmp_path / "two", *flags) as two:
        async with loaded([one, two], USUAL, store) as load:
            await load.much()
            async with load.stored_nothing():
                own_postgres.stop()
                await in_trouble(one, load)
                await in_trouble(two, load)
                own_postgres.start()
            assert health(one) == health(two) == (200, "ok")


async def test_a_server_that_is_told_to_end(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--no-limits") as server:
        async with loaded([server], [*USUAL, PATIENT]) as load:
            await load.much()
            people = load.everybody
            ended = time.time()
            assert await asyncio.to_thread(server.stop) == 0
            await until(lambda: all(person.codes or person.over for person in people))
            assert {code for person in people for code in person.codes} == {1012}
            assert all(set(person.notices) == {"closing"} for person in people if person.codes)
            await load.check()
            load.down.append((ended, time.time()))
            await asyncio.to_thread(server.start)
            await load.all_go_on()


async def test_players_of_one_table_at_two_servers(tmp_path: Path, postgres: Postgres) -> None:
    store = postgres.fresh()
    flags = ("--no-limits", "--store", store)
    with serving(tmp_path / "one", *flags) as one, serving(tmp_path / "two", *flags) as two:
        keys = [new_key(), new_key()]
        table = one.make(keys[0], name="Ana", options={"players": 2})
        async with client(one, table, keys[0]) as ana, client(two, table, keys[1]) as bea:
            assert (await bea.do(type="sit", name="Bea"))["type"] == "done"
            await ana.until(lambda: [seat.get("here") for seat in ana.table["seats"]] == [True, True])
            assert (await bea.do(type="say", text="here"))["type"] == "done"
            await ana.until(lambda: any(frame["type"] == "talk" for frame in ana.frames))
            await bea.close()
            await ana.until(lambda: [seat.get("here") for seat in ana.table["seats"]] == [True, None])
        many = Sitting("coup", 6, [], {"players": 6})
        async with loaded([one, two], [many] * 3, store) as load:
            await until(lambda: load.finished >= 3)
            assert load.ports == {one.port, two.port}
        assert conflicts(one) + conflicts(two) > 0


def conflicts(server: Server) -> float:
    """How often another server was faster."""
    token = (server.folder / "operator.token").read_text()
    _, _, body = server.ask("/metrics", key=token)
    lines = body.decode().splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith("signoria_conflicts_total"))
