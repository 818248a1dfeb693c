"""What holds for every test."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own for what the terminal keeps: no test touches the user's games."""
    folder = tmp_path / "kept here"
    monkeypatch.setenv("SIGNORIA_DATA", str(folder))
    return folder
