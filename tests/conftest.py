"""What holds for every test."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.async_api import Browser
from tools.pictures.tables import store

from tests.browsers import browser
from tests.fitting import FITTED
from tests.postgres import Postgres
from tests.states import EVERY, tables_of
from tests.tables import Server, serving


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own for what the terminal keeps: no test touches the user's games."""
    folder = tmp_path / "kept here"
    monkeypatch.setenv("SIGNORIA_DATA", str(folder))
    return folder


@contextmanager
def _running() -> Iterator[Postgres]:
    server = Postgres()
    try:
        server.start()
        yield server
    finally:
        server.remove()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL that runs as long as the tests do; each takes a fresh database."""
    with _running() as server:
        yield server


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """A PostgreSQL that a test may stop and start."""
    with _running() as server:
        yield server


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """What `async` tests (marked with `anyio`) and fixtures run on."""
    return "asyncio"


@pytest.fixture(scope="session")
async def opened(anyio_backend: str) -> AsyncIterator[Browser]:
    """A browser for all tests; contexts of it know nothing of each other."""
    async with browser() as found:
        yield found


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server without limits for all tests that do not kill it."""
    folder = tmp_path_factory.mktemp("served") / "data"
    asyncio.run(store(folder, tables_of([*EVERY.values(), *FITTED.values()])))
    with serving(folder, "--no-limits") as found:
        yield found
