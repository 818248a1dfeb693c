"""The server is killed under load, loses its disk or its database, or is told to end: no move is lost, none made twice.

`tools/kill.py` kills as often as one likes.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.killing import PATIENT, USUAL, loaded
from tests.postgres import Postgres
from tests.tables import serving

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
