"""What holds for every test."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.postgres import Postgres


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
