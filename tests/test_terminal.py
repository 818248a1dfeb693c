"""A game in a real terminal, as a person plays it."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest

from signoria import games
from signoria.core.record import load, replay

PROMPT = "▸ "


def spawn(*arguments: str, columns: int = 80) -> pexpect.spawn[str]:
    """The command in a terminal of this width."""
    environment = {**os.environ, "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "TERM": "xterm", "NO_COLOR": "1"}
    environment.pop("COLUMNS", None)
    return pexpect.spawn(
        sys.executable,
        ["-m", "signoria", *arguments],
        env=environment,
        dimensions=(40, columns),
        encoding="utf-8",
        timeout=30,
    )


def plain(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", text)


def finish(terminal: pexpect.spawn[str]) -> str:
    """Answer with the first move until the game is over."""
    seen = ""
    while terminal.expect([PROMPT, pexpect.EOF]) == 0:
        seen += terminal.before or ""
        terminal.sendline("1")
    return plain(seen + (terminal.before or ""))


@pytest.mark.parametrize("players", ["2", "4", "10"])
def test_a_whole_game_fits_eighty_columns_and_can_be_replayed(players: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    flags = ["--players", players, "--seed", "5", "--diplomat", "inquisitor", "--save", str(file)]
    terminal = spawn("play", "coup", *flags)
    seen = finish(terminal)
    terminal.close()
    assert terminal.exitstatus == 0
    assert "wins the game" in seen or "You win the game" in seen
    assert "Saved to" in seen
    assert max(len(line) for line in seen.splitlines()) <= 80
    assert "…│" not in seen
    assert replay(load(file), games.get("coup")).state.over


def test_moves_are_taken_as_numbers_and_in_words_and_help_is_there() -> None:
    terminal = spawn("play", "coup", "--players", "3", "--seed", "4", "--bots", "random", "--name", "Zoe")
    terminal.expect(PROMPT)
    assert "Zoe (you)" in plain(terminal.before or "")
    terminal.sendline("?")
    terminal.expect(PROMPT)
    card = plain(terminal.before or "")
    assert "Summary card" in card
    for word in ("Income", "Foreign aid", "Contessa", "Ambassador", "Assassination"):
        assert word in card
    terminal.sendline("nonsense")
    terminal.expect("is not a move")
    terminal.sendline("coup Ada")
    terminal.expect("That costs 7 coins, and you have 2.")
    terminal.sendline("77")
    terminal.expect("no move number 77")
    terminal.sendline("")
    terminal.expect(PROMPT)
    terminal.sendline("INCOME")
    terminal.expect("Zoe takes 1 coin")
    terminal.expect(PROMPT)
    terminal.sendline("log")
    terminal.expect("Zoe starts.")
    terminal.expect(PROMPT)
    terminal.sendline("q")
    terminal.expect("You have left the table.")
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert terminal.exitstatus == 0


@pytest.mark.parametrize("leave", ["ctrl-c", "ctrl-d"])
def test_leaving_saves_what_was_played(leave: str, tmp_path: Path) -> None:
    file = tmp_path / "half.json"
    terminal = spawn("play", "coup", "--seed", "4", "--save", str(file))
    terminal.expect(PROMPT)
    terminal.sendline("income")
    terminal.expect(PROMPT)
    if leave == "ctrl-c":
        terminal.sendintr()
    else:
        terminal.sendeof()
    terminal.expect("You have left the table.")
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert terminal.exitstatus == 0
    assert json.loads(file.read_text())["returns"] is None
    assert not replay(load(file), games.get("coup")).state.over


def test_one_can_save_while_playing(tmp_path: Path) -> None:
    terminal = spawn("play", "coup", "--seed", "4")
    terminal.expect(PROMPT)
    terminal.sendline(f"save {tmp_path / 'nowhere' / 'kept.json'}")
    terminal.expect("cannot be written")
    terminal.expect(PROMPT)
    terminal.sendline(f"save {tmp_path / 'kept.json'}")
    terminal.expect("Saved to")
    terminal.expect(pexpect.EOF)
    assert (tmp_path / "kept.json").exists()


def test_alone_it_offers_every_game() -> None:
    terminal = spawn()
    terminal.expect("Which game")
    assert "1 Coup" in plain(terminal.before or "")
    assert "2 Court of the Medici" in plain(terminal.before or "")
    terminal.sendline("3")
    terminal.expect("Which game")
    terminal.sendline("")
    terminal.expect("How many opponents")
    terminal.sendline("99")
    terminal.expect("How many opponents")
    terminal.sendline("1")
    terminal.expect(PROMPT)
    terminal.sendcontrol("c")
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert terminal.exitstatus == 0
    terminal = spawn()
    terminal.expect("Which game")
    terminal.sendline("2")
    terminal.expect("Inner circle")
    terminal.expect(PROMPT)
    terminal.sendcontrol("c")
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert terminal.exitstatus == 0


def test_without_a_terminal_it_leaves_cleanly() -> None:
    for arguments in ([], ["play", "coup", "--seed", "1"]):
        done = subprocess.run(
            [sys.executable, "-m", "signoria", *arguments],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        assert done.returncode == 0
        assert "Traceback" not in done.stderr


def test_a_replay_is_stepped_through_both_ways(tmp_path: Path) -> None:
    from signoria.cli.main import main

    assert (
        main(["play", "coup", "--bots", "honest,honest,honest", "--games", "1", "--seed", "3", "--save", str(tmp_path)])
        == 0
    )
    terminal = spawn("replay", str(tmp_path / "0001.json"), "--view", "Ada")
    terminal.expect("Position 0 of")
    terminal.expect("▸ ")
    terminal.sendline("")
    terminal.expect("Position 1 of")
    terminal.expect("▸ ")
    terminal.sendline("b")
    terminal.expect("Position 0 of")
    terminal.expect("▸ ")
    terminal.sendline("9999")
    terminal.expect("wins")
    terminal.expect("▸ ")
    terminal.sendline("")
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert terminal.exitstatus == 0


def test_an_interrupt_at_any_moment_leaves_no_traceback() -> None:
    terminal = spawn("play", "coup", "--seed", "4")
    terminal.expect(PROMPT)
    terminal.kill(signal.SIGINT)
    terminal.expect(pexpect.EOF)
    assert "Traceback" not in (terminal.before or "")
