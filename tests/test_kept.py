"""No game in the terminal is lost, and no file is destroyed by saving one."""

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
from signoria.cli.main import main
from signoria.core.journal import decode
from signoria.core.record import load, replay
from tests.terminals import PROMPT, REMATCH, answer, finish, interrupt, plain, spawn


def shown(terminal: pexpect.spawn[str]) -> str:
    """What stands before the next prompt."""
    terminal.expect(PROMPT)
    return plain(terminal.before or "")


def ended(terminal: pexpect.spawn[str]) -> str:
    """What was said at the end."""
    terminal.expect(pexpect.EOF)
    terminal.close()
    return plain(terminal.before or "")


def table(text: str) -> str:
    """The last table that was drawn."""
    return text[text.rindex("╭") : text.rindex("╯")]


@pytest.mark.slow
@pytest.mark.parametrize("leave", ["q", "ctrl-c", "ctrl-d", "SIGTERM", "SIGHUP", "SIGKILL"])
def test_a_game_that_is_left_in_whatever_way_goes_on_where_it_was(leave: str, data: Path) -> None:
    terminal = spawn("play", "coup", "--seed", "4", "--players", "3", "--name", "Zoe")
    shown(terminal)
    terminal.sendline("i")
    before = shown(terminal)
    if leave.startswith("SIG"):
        terminal.kill(getattr(signal, leave))
    elif leave == "ctrl-c":
        interrupt(terminal)
    elif leave == "ctrl-d":
        terminal.sendeof()
    else:
        terminal.sendline(leave)
    said = ended(terminal)
    assert "Traceback" not in said
    if leave in ("q", "ctrl-c", "ctrl-d", "SIGTERM"):
        assert "signoria play --resume goes on with it" in said
    if leave in ("SIGTERM", "SIGHUP"):
        assert terminal.exitstatus == 128 + getattr(signal, leave)
    assert len(list((data / "games").glob("*.journal"))) == 1

    terminal = spawn("play", "--resume")
    again = shown(terminal)
    assert table(again) == table(before)
    said = finish(terminal, answer(again))
    assert "wins the game" in said or "You win" in said
    assert list((data / "games").glob("*.journal")) == []
    (record,) = (data / "games").glob("*.json")
    assert replay(load(record), games.get("coup")).state.over


@pytest.mark.slow
def test_a_seed_gives_the_same_cards_to_a_game_that_was_left(data: Path) -> None:
    def drawn(leaving: bool) -> list[str]:
        """What chance gave in a game in which the first card is sent three times, perhaps left before each."""
        terminal = spawn("play", "medici", "--seed", "3", "--bots", "random")
        for _ in range(3):
            now = shown(terminal)
            if leaving and "draws" in now:
                terminal.sendline("q")
                ended(terminal)
                terminal = spawn("play", "--resume")
                now = shown(terminal)
            first = re.search(r"^ *(\w+)  the ", now, re.M)
            assert first is not None
            terminal.sendline(f"{first[1]} s")
        shown(terminal)
        terminal.sendline("q")
        ended(terminal)
        journal = max((data / "games").glob("*.journal"), key=lambda path: path.stat().st_mtime_ns)
        lines = [json.loads(line) for line in journal.read_text().splitlines()[1:]]
        return [line["text"] for line in lines if line["seat"] == -1]

    left, whole = drawn(leaving=True), drawn(leaving=False)
    common = min(len(left), len(whole))
    assert common > 20
    assert left[:common] == whole[:common]


def test_bots_come_back_with_their_temper(data: Path) -> None:
    terminal = spawn("play", "coup", "--players", "2", "--bots", "bluffer", "--seed", "1")
    shown(terminal)
    (kept,) = (data / "games").glob("*.table")
    (bot,) = json.loads(kept.read_text())["bots"]
    assert re.fullmatch(r"bluffer(:\w+=[\d.]+)+", bot)
    terminal.sendline("i")
    shown(terminal)
    terminal.sendline("q")
    ended(terminal)
    terminal = spawn("play", "--resume")
    shown(terminal)
    assert json.loads(kept.read_text())["bots"] == [bot]
    terminal.sendline("q")
    ended(terminal)


def test_an_interrupt_while_others_think_leaves_in_order(tmp_path: Path) -> None:
    slow = tmp_path / "slow.py"
    slow.write_text(
        "import json, sys, time\n"
        "for line in sys.stdin:\n"
        "    said = json.loads(line)\n"
        "    if 'legal' in said: time.sleep(60)\n"
        "    print(json.dumps({'ready': True}), flush=True)\n"
    )
    file = tmp_path / "half.json"
    program = f"slow={sys.executable} {slow}"
    flags = ["--players", "2", "--program", program, "--program-seconds", "50", "--bots", "slow", "--first", "0"]
    terminal = spawn("play", "coup", *flags, "--save", str(file))
    shown(terminal)
    terminal.sendline("t")
    terminal.expect("is thinking")
    terminal.sendintr()
    said = ended(terminal)
    assert "Traceback" not in said
    assert "You have left the table." in said
    assert ["Ada", "tax"] in json.loads(file.read_text())["moves"]


def test_who_made_no_move_leaves_nothing_behind(data: Path) -> None:
    terminal = spawn("play", "princeps", "--seed", "4")
    shown(terminal)
    terminal.sendline("q")
    assert "kept" not in ended(terminal)
    assert list((data / "games").iterdir()) == []
    assert main(["play", "--resume"]) == 2


def test_a_game_is_played_in_one_terminal_at_a_time(capsys: pytest.CaptureFixture[str]) -> None:
    first = spawn("play", "coup", "--seed", "4")
    shown(first)
    first.sendline("i")
    shown(first)
    assert main(["play", "--resume"]) == 2
    assert "is being played at this moment" in capsys.readouterr().err
    (journal,) = (Path(os.environ["SIGNORIA_DATA"]) / "games").glob("*.journal")
    assert main(["play", "--resume", str(journal)]) == 2
    assert "is being played at this moment" in capsys.readouterr().err
    first.sendline("q")
    ended(first)


def test_what_cannot_be_gone_on_with_is_told(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    broken = tmp_path / "broken.journal"
    broken.write_text("no journal\n")
    for arguments, says in [
        (["--resume", str(tmp_path / "none.journal")], "cannot be read"),
        (["--resume", str(broken)], "is no game that one can go on with. If it is a record, signoria replay shows it"),
        (["--resume"], "No game was left"),
        (["--resume", str(broken), "coup"], "takes no game"),
    ]:
        assert main(["play", *arguments]) == 2
        error = capsys.readouterr().err
        assert says in error
        assert len(error.splitlines()) == 1
    broken.with_suffix(".table").write_text('{"bots": ["honest"]}')
    assert main(["play", "--resume", str(broken)]) == 2
    assert "cannot be read in line 1" in capsys.readouterr().err
    broken.with_suffix(".table").write_text("[]")
    assert main(["play", "--resume", str(broken)]) == 2
    assert "cannot be gone on with" in capsys.readouterr().err


def test_where_nothing_can_be_kept_one_is_told_and_plays_on(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    terminal = spawn("play", "coup", "--seed", "4", SIGNORIA_DATA=str(file))
    assert "this game cannot be kept in" in " ".join(shown(terminal).split())
    terminal.sendline("i")
    shown(terminal)
    terminal.sendline("q")
    said = ended(terminal)
    assert "This game was not kept." in said
    assert "Traceback" not in said


def test_saving_destroys_nothing_but_an_earlier_save_of_the_same_game(tmp_path: Path) -> None:
    (tmp_path / "letter.json").write_text("Dear Niccolò")
    (tmp_path / "letter.json.part").write_text("P. S.")
    assert main(["play", "coup", "--bots", "random,random", "--games", "1", "--save", str(tmp_path / "others")]) == 0
    other = tmp_path / "others" / "0001.json"
    held = other.read_bytes()
    terminal = spawn("play", "coup", "--seed", "4")
    shown(terminal)
    for file in (tmp_path / "letter.json", other):
        terminal.sendline(f"save {file}")
        said = " ".join(shown(terminal).split())
        assert "is no earlier save of this game" in said
        assert "╭" not in said
    terminal.sendline(f"save {tmp_path / 'nowhere' / 'kept.json'}")
    assert "cannot be written" in " ".join(shown(terminal).split())
    terminal.sendline("i")
    shown(terminal)
    file = tmp_path / "mine.json"
    terminal.sendline(f"save {file}")
    assert f"Saved to {file}" in ended(terminal).replace("\r\n", "")
    first = len(load(file).moves)
    terminal = spawn("play", "--resume")
    terminal.sendline(answer(shown(terminal)))
    shown(terminal)
    terminal.sendline(f"save {file}")
    ended(terminal)
    assert len(load(file).moves) > first
    assert (tmp_path / "letter.json").read_text() == "Dear Niccolò"
    assert (tmp_path / "letter.json.part").read_text() == "P. S."
    assert other.read_bytes() == held


def test_a_new_game_does_not_begin_over_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "letter.json"
    file.write_text("Dear Niccolò")
    assert main(["play", "coup", "--save", str(file)]) == 2
    assert "is there already" in capsys.readouterr().err
    flags = ["play", "coup", "--bots", "random,random", "--games", "1", "--save", str(tmp_path / "games")]
    assert main([*flags, "--seed", "1"]) == 0
    assert main([*flags, "--seed", "1"]) == 0
    assert main([*flags, "--seed", "2"]) == 2
    assert "is no earlier save" in capsys.readouterr().err


@pytest.mark.slow
def test_save_alone_and_the_home_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    for typed, where in (("save", tmp_path), ("save ~/mine.json", home), ("guardar ~/otra.json", home)):
        terminal = spawn("play", "coup", "--seed", "4", "--lang", "es")
        shown(terminal)
        terminal.sendline("i")
        shown(terminal)
        terminal.sendline(typed)
        ended(terminal)
        (file,) = where.glob("*.json")
        assert not replay(load(file), games.get("coup")).state.over
        file.unlink()
    terminal = spawn("play", "coup", "--seed", "4", "--save", "~/asked.json")
    shown(terminal)
    terminal.sendline("save")
    ended(terminal)
    assert (home / "asked.json").exists()


def test_a_bot_on_move_is_waited_for_with_the_table_in_sight(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "slow.py").write_text(
        "import time\nfrom signoria.bots import Bot\n\n\n"
        "class Slow(Bot):\n    def choose(self, view, legal):\n        time.sleep(2)\n        return legal[0]\n"
    )
    terminal = spawn("play", "coup", "--players", "2", "--bot", "slow:Slow", "--first", "0", "--name", "Zoe")
    shown(terminal)
    terminal.sendline("t")
    terminal.expect("Ada is thinking")
    terminal.send("typed")
    terminal.kill(signal.SIGKILL)
    assert "typed" not in ended(terminal)
    terminal = spawn("play", "--resume")
    terminal.expect("Zoe: Tax")
    assert "Zoe (you)" in table(plain(terminal.before or "") + "╯")
    terminal.expect("Ada is thinking")
    assert "Nobody challenges" in shown(terminal)
    terminal.close(force=True)


@pytest.mark.slow
def test_at_the_end_all_is_shown_and_another_game_is_offered(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    terminal = spawn("play", "medici", "--seed", "4", "--bots", "random", "--save", str(file))
    seen = ""
    while REMATCH not in (now := shown(terminal)):
        terminal.sendline(answer(now))
        seen = now
    assert "in hand" in table(seen)
    assert "in hand" not in table(now)
    assert table(now).count("Hand ") == 2
    assert len(now[now.rindex("╭") :].splitlines()) <= 40
    terminal.sendline("what?")
    assert "no answer" in shown(terminal)
    terminal.sendline("")
    assert "Your turn: which card?" in shown(terminal)
    first = file.read_bytes()
    terminal.sendline("q")
    ended(terminal)
    assert file.read_bytes() == first
    terminal = spawn("replay")
    assert "Court of the Medici" in shown(terminal)
    terminal.sendline("q")
    ended(terminal)


def test_the_house_that_is_chosen_is_kept_and_goes_into_a_rematch(data: Path) -> None:
    terminal = spawn("play", "medici", "--house", "gonzaga", "--seed", "4", "--name", "Zoe", "--bots", "random")
    now = shown(terminal)
    assert "Zoe (you)  Gonzaga" in table(now)
    terminal.sendline(answer(now))
    shown(terminal)
    terminal.sendline("q")
    ended(terminal)
    terminal = spawn("play", "--resume")
    seen = ""
    while REMATCH not in (now := shown(terminal)):
        assert "Zoe (you)  Gonzaga" in table(now)
        terminal.sendline(answer(now))
        seen = now
    terminal.sendline("")
    assert "Zoe (you)  Gonzaga" in table(shown(terminal))
    assert "Zoe (you)  Gonzaga" in seen
    terminal.sendline("q")
    ended(terminal)
    assert main(["play", "medici", "--house", "medici"]) == 2


def test_without_a_terminal_a_game_is_kept_too(data: Path) -> None:
    command = [sys.executable, "-m", "signoria", "play", "coup", "--seed", "4"]
    done = subprocess.run(command, input="income\n", capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0
    assert len(list((data / "games").glob("*.journal"))) == 1


def test_the_winner_begins_the_next_game_and_the_person_keeps_a_seat(data: Path) -> None:
    terminal = spawn("play", "coup", "--players", "2", "--bots", "random", "--seed", "1", "--name", "Zoe")
    while REMATCH not in (now := shown(terminal)):
        terminal.sendline(answer(now))
    (record,) = (data / "games").glob("*.json")
    played = load(record)
    assert played.names == ["Zoe", "Ada"]
    assert played.returns == [0, 1]
    terminal.sendline("")
    again = shown(terminal)
    assert "Ada starts." in again
    assert re.search(r"Zoe \(you\) +2", again), again
    # Who opens a duel has a coin less.
    (journal,) = (data / "games").glob("*.journal")
    begun = decode(journal.read_bytes())
    assert begun.header.names == ["Ada", "Zoe"]
    terminal.sendline(answer(again))
    shown(terminal)
    terminal.sendline("q")
    ended(terminal)
    left = decode(journal.read_bytes())
    assert {line.seat for line in left.lines} == {-1, 0, 1}

    terminal = spawn("play", "--resume")
    now = shown(terminal)
    assert "Zoe (you)" in now
    while REMATCH not in now:
        terminal.sendline(answer(now))
        now = shown(terminal)
    terminal.sendline("q")
    ended(terminal)
    newest = max((data / "games").glob("*.json"), key=lambda path: path.stat().st_mtime_ns)
    assert load(newest).names == ["Ada", "Zoe"]
