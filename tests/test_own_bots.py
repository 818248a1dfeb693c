"""Bots of one's own, named as `module:Class`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

MINE = """
from signoria.bots import Bot


class Bold(Bot):
    settings = {"daring": (0.0, 1.0)}

    def __init__(self, *arguments, daring=0.5, **more):
        super().__init__(*arguments, **more)
        self.daring = daring

    def choose(self, view, legal):
        return "tax" if "tax" in legal else self.pick(legal)


class NoBot:
    pass
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "mine.py").write_text(MINE)
    return tmp_path


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """The command as it is installed, in a folder with a module of bots."""
    command = [sys.executable, "-c", "from signoria.cli.main import main; import sys; sys.exit(main())", *arguments]
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "80", "PYTHONSAFEPATH": "1"}
    return subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, timeout=120, check=False
    )


def test_it_plays_unattended_games(folder: Path) -> None:
    flags = ["--bot", "mine:Bold", "--bots", "honest", "--games", "2", "--seed", "1", "--save", "games"]
    done = run(folder, "play", "coup", *flags)
    assert (done.returncode, done.stderr) == (0, "")
    moves = json.loads((folder / "games" / "0001.json").read_text())["moves"]
    assert {text for name, text in moves if name == "Bruno" and text in ("tax", "income", "aid")} == {"tax"}


def test_one_plays_against_it_and_it_comes_back(folder: Path, data: Path) -> None:
    command = [sys.executable, "-m", "signoria"]
    for arguments in (["play", "coup", "--bot", "mine:Bold:daring=0.25", "--seed", "1"], ["play", "--resume"]):
        done = subprocess.run(
            [*command, *arguments],
            cwd=folder,
            input="income\nq\n",
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        assert (done.returncode, done.stderr) == (0, "")
        assert "mine:Bold" in done.stdout
        (kept,) = (data / "games").glob("*.table")
        assert json.loads(kept.read_text())["bots"] == ["mine:Bold:daring=0.25"]


def test_it_takes_part_in_tournaments(folder: Path) -> None:
    flags = [
        "--bot",
        "mine:Bold",
        "--bots",
        "random",
        "--players",
        "2",
        "--games",
        "20",
        "--seed",
        "1",
        "--workers",
        "2",
    ]
    done = run(folder, "arena", "coup", *flags, "--out", "out")
    assert done.returncode == 0, done.stderr
    assert "mine:Bold" in done.stdout
    assert json.loads((folder / "out" / "plan.json").read_text())["bots"] == ["random", "mine:Bold"]


@pytest.mark.parametrize(
    ("bot", "says"),
    [
        ("mine:Timid", "“mine:Timid” cannot be loaded: AttributeError"),
        ("yours:Bold", "“yours:Bold” cannot be loaded: ModuleNotFoundError"),
        ("mine:NoBot", "“mine:NoBot” is no bot"),
        ("mine:MINE", "cannot be loaded"),
        ("mine:Bold:daring=2", "daring is a number from 0 to 1"),
        ("mine:Bold:colour=1", "has no setting “colour”"),
        ("mine", "There is no bot “mine” for coup"),
    ],
)
def test_what_is_no_bot_is_told(folder: Path, bot: str, says: str) -> None:
    done = run(folder, "play", "coup", "--bot", bot)
    assert done.returncode == 2
    assert says in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_tournament_needs_somebody(folder: Path) -> None:
    done = run(folder, "arena", "coup")
    assert done.returncode == 2
    assert "Who takes part?" in done.stderr
