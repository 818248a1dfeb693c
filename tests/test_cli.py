"""The command line as programs and careless people use it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import signoria
from signoria.cli import bench
from signoria.cli.main import main

EXAMPLE = Path(__file__).parent.parent / "scenarios" / "coup" / "natasha-sacha-haig.yaml"


def run(*arguments: object) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own."""
    command = [sys.executable, "-m", "signoria", *map(str, arguments)]
    environment = {**os.environ, "COLUMNS": "80", "LANG": "C.UTF-8"}
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120, check=False)


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three unattended games with the Inquisitor, and where proof may be refused."""
    folder = tmp_path_factory.mktemp("games") / "new" / "folder"
    flags = ["--diplomat", "inquisitor", "--refuse-proof", "--games", "3", "--seed", "7", "--save", str(folder)]
    assert main(["play", "coup", "--bots", "random,random,honest", *flags]) == 0
    return folder


def lines(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


def test_unattended_games_are_numbered_and_repeatable(games: Path, tmp_path: Path) -> None:
    assert sorted(file.name for file in games.iterdir()) == ["0001.json", "0002.json", "0003.json"]
    flags = [
        "--diplomat",
        "inquisitor",
        "--refuse-proof",
        "true",
        "--games",
        "2",
        "--seed",
        "7",
        "--save",
        str(tmp_path),
    ]
    assert main(["play", "coup", "--players", "3", "--bots", "random,random,honest", *flags]) == 0
    assert (tmp_path / "0002.json").read_bytes() == (games / "0002.json").read_bytes()
    assert (tmp_path / "0001.json").read_bytes() != (tmp_path / "0002.json").read_bytes()


def test_a_bot_in_every_seat_needs_no_number_of_games(tmp_path: Path) -> None:
    assert main(["play", "coup", "--players", "2", "--bots", "honest,honest", "--save", str(tmp_path)]) == 0
    assert [file.name for file in tmp_path.iterdir()] == ["0001.json"]


def test_a_replay_in_json_tells_the_whole_game(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(games / "0001.json"), "--json"]) == 0
    head, *moves = lines(capsys.readouterr().out)
    assert list(head) == ["game", "rules", "options", "names", "snapshot"]
    assert head["options"] == {
        "players": 3,
        "copies": 3,
        "diplomat": "inquisitor",
        "coins": 50,
        "duel": "open",
        "refuse_proof": True,
        "opener_coins": 1,
        "first": 0,
        "edition": None,
    }
    assert head["snapshot"]["phase"] == "action"
    to_act = head["snapshot"]["to_act"]
    for line in moves:
        assert line["by"] in to_act
        to_act = line["snapshot"]["to_act"]
        if line["by"] == "chance":
            assert list(line) == ["by", "move", "snapshot"]
        else:
            assert list(line) == ["by", "move", "legal", "snapshot"]
            assert line["move"] in line["legal"]
    assert moves[-1]["snapshot"]["phase"] == "over"
    assert moves[-1]["snapshot"]["winner"] in head["names"]


def test_a_replay_seen_by_a_player_holds_no_secret(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for file in sorted(games.iterdir()):
        assert main(["replay", str(file), "--json", "--view", "Bruno"]) == 0
        head, *moves = lines(capsys.readouterr().out)
        for line in (head, *moves):
            view = line["view"]
            assert "snapshot" not in line
            assert "court" not in view
            assert [name for name, player in view["players"].items() if "hidden" in player] == ["Bruno"]
        for line in moves:
            assert ("legal" in line) == (line["by"] == "Bruno")
            if line["by"] not in ("Bruno", "chance"):
                assert not line["move"].startswith(("keep ", "draft "))
                pending = line["view"]["pending"]
                if line["move"].startswith("reveal "):
                    assert pending["by"] == "Bruno"
            if line["by"] == "chance":
                assert line["move"].removeprefix("draw ") in str(line["view"]["players"]["Bruno"]) + str(
                    line["view"]["pending"]
                )


@pytest.fixture(scope="module")
def courts(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Unattended games of Court of the Medici, with choices in the circle and a draw by Plans among them."""
    folder = tmp_path_factory.mktemp("courts")
    flags = ["--distinct-circle", "--plan-draw", "total", "--games", "12", "--seed", "2", "--save", str(folder)]
    assert main(["play", "medici", "--bots", "random,random", *flags]) == 0
    return folder


def test_a_replay_gives_whole_plays(courts: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kinds, phases, ends = set(), set(), set()
    for file in sorted(courts.iterdir()):
        assert main(["replay", str(file), "--json"]) == 0
        head, *moves = lines(capsys.readouterr().out)
        assert head["options"] == {"dukes": True, "distinct_circle": True, "end": "circle-empty", "plan_draw": "total"}
        to_act = head["snapshot"]["to_act"]
        assert to_act != ["chance"]
        for line in moves:
            assert line["by"] in to_act
            to_act = line["snapshot"]["to_act"]
            kinds.add(line["move"].split()[0])
            phases.add(line["snapshot"]["phase"])
            if line["by"] == "chance":
                assert "legal" not in line
                assert line["move"].startswith(("draw ", "open "))
            else:
                assert line["move"] in line["legal"]
                assert len(set(line["legal"])) == len(line["legal"])
        ends.add(moves[-1]["snapshot"]["scores"] is None)
    assert kinds >= {"send", "ally", "conspire", "plan", "draw", "replace"}
    assert phases >= {"circle", "play", "over"}
    assert ends == {True, False}


def test_a_replay_seen_by_a_player_tells_no_card_of_the_rival(courts: Path, capsys: pytest.CaptureFixture[str]) -> None:
    drawn = 0
    for file in sorted(courts.iterdir()):
        assert main(["replay", str(file), "--json", "--view", "Ada"]) == 0
        head, *moves = lines(capsys.readouterr().out)
        for line in (head, *moves):
            rival = line["view"]["players"]["Bruno"]
            assert "hand" not in rival
            assert "planned" not in rival
        for line in moves:
            assert ("legal" in line) == (line["by"] == "Ada")
            assert line["by"] != "Bruno" or not line["move"].startswith("plan ")
            if line["by"] == "chance" and line["move"].startswith("draw ") and line["view"]["phase"] == "play":
                whose = line["view"]["players"]
                drawn += 1
                card = line["move"].removeprefix("draw ")
                assert card in whose["Ada"]["hand"] or card == whose["Bruno"]["last"]
    assert drawn > 50


@pytest.fixture(scope="module")
def states(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Unattended games of Princeps."""
    folder = tmp_path_factory.mktemp("states")
    flags = ["--rounds", "5", "--games", "2", "--seed", "3", "--save", str(folder)]
    assert main(["play", "princeps", "--bots", "random,planner,random", *flags]) == 0
    return folder


def test_a_replay_of_princeps_tells_a_player_nothing_of_others_secrets(
    states: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    verbs: set[str] = set()
    for file in sorted(states.iterdir()):
        assert main(["replay", str(file), "--json"]) == 0
        _, *everything = lines(capsys.readouterr().out)
        for line in everything:
            assert line["by"] == "chance" or line["move"] in line["legal"]
        assert main(["replay", str(file), "--json", "--view", "Ada"]) == 0
        head, *moves = lines(capsys.readouterr().out)
        assert len(moves) < len(everything)
        for line in (head, *moves):
            view = line["view"]
            assert [name for name, player in view["players"].items() if "hand" in player] == ["Ada"]
            assert all("hidden" not in land or land["owner"] == "Ada" for land in view["territories"].values())
            assert all("Ada" in (offer["by"], offer["to"]) or offer["to"] == "anyone" for offer in view["offers"])
        for line in moves:
            verb, *rest = line["move"].split()
            if line["by"] not in ("Ada", "chance"):
                verbs.add(line["move"] if verb in ("answer", "accept") else verb)
                assert verb not in ("lay", "machiavelli") or rest[0] == "in"
                assert verb != "offer" or (line["by"], rest) == ("*", []) or rest[0] in ("Ada", "anyone")
    assert verbs >= {"answer", "lay", "settle", "attack", "defend", "offer"}


def test_a_replay_of_whole_plays_is_shown_to_people(courts: Path) -> None:
    for more in ([], ["--view", "Bruno", "--lang", "it"]):
        done = run("replay", courts / "0001.json", *more)
        assert done.returncode == 0
        assert max(len(line) for line in done.stdout.splitlines()) <= 80
        assert ("Cerchia interna" if more else "Inner circle") in done.stdout


def test_a_refused_play_in_a_record_is_told_in_its_games_words(
    courts: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    record = courts / "0002.json"
    moves = json.loads(record.read_text())["moves"]
    at = next(i for i, (name, move) in enumerate(moves) if name != "chance" and move.split()[0] == "send")
    name = moves[at][0]
    for move, says in [
        ("ally 5 on 99", ""),
        ("send 5 where R2=3 R2=4", ""),
        ("send five", "There is no card “five”"),
        ("pass", "You cannot pass: that is only for"),
        ("announce 4", "That is no answer to what you are asked now (a card to play)."),
    ]:
        error = complaint(capsys, changed(record, tmp_path, moves=[*moves[:at], [name, move]], returns=None))
        assert f"Move {at + 1} of the record ({name}: {move}) cannot have been made: {says}" in error


def test_a_replay_for_people_shows_every_position(games: Path) -> None:
    done = run("replay", games / "0001.json", "--view", "Ada", "--lang", "fr")
    assert done.returncode == 0
    assert "Inquisiteur" in done.stdout
    assert max(len(line) for line in done.stdout.splitlines()) <= 80


def test_scenarios_are_checked(tmp_path: Path) -> None:
    assert run("check", EXAMPLE).returncode == 0
    failing = tmp_path / "failing.yaml"
    failing.write_text("game: coup\nsteps:\n- expect: {treasury: 1}\n")
    done = run("check", EXAMPLE, failing)
    assert done.returncode == 1
    assert f"{failing}:3: step 1: treasury: expected 1, found 47" in done.stderr
    assert "2 scenarios: 1 passed, 1 failed." in done.stdout
    unreadable = tmp_path / "unreadable.yaml"
    unreadable.write_text("game: coup\nsteps:\n- Zoe: tax\n")
    done = run("check", failing, unreadable, tmp_path / "missing.yaml")
    assert done.returncode == 2
    assert f"{unreadable}:3: unknown key or player 'Zoe'" in done.stderr
    assert "missing.yaml:1: No such file" in done.stderr


@pytest.mark.slow
def test_the_bench_gives_its_figures_in_json(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "ROUNDS", 1)
    assert main(["bench", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["compiled"] == signoria.compiled
    assert found["yardstick"] > 0
    assert set(found["games"]) == set(signoria.GAMES)
    for figures in found["games"].values():
        assert set(figures) == {"native", "stepwise", "copy", "search", "live", "restored"}
        assert min(figures.values()) > 0


def test_the_version_says_whether_it_is_compiled() -> None:
    assert ("uncompiled" in run("--version").stdout) != signoria.compiled


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["plai"], "invalid choice: 'plai'"),
        (["play", "whist"], "invalid choice: 'whist'"),
        (["play", "coup", "--players", "11"], "“players” cannot be “11”"),
        (["play", "coup", "--players", "1"], "“players” cannot be “1”"),
        (["play", "coup", "--players", "three"], "“players” cannot be “three”"),
        (["play", "coup", "--colour", "red"], "--colour"),
        (["play", "coup", "--diplomat", "bishop"], "Possible: ambassador, inquisitor"),
        (["play", "coup", "--coins", "43"], "Possible: 50, 42"),
        (["play", "coup", "--duel", "draft-court", "--players", "3"], "exactly two players, not 3"),
        (["play", "coup", "--edition", "en", "--diplomat", "inquisitor"], "“en” has no diplomat “inquisitor”"),
        (["play", "coup", "--edition", "en", "--players", "7"], "“en” has no players “7”"),
        (["play", "coup", "--edition", "es", "--players", "7"], "“es” has no players “7”"),
        (["play", "coup", "--edition", "en", "--coins", "42"], "“en” has no coins “42”"),
        (["play", "coup", "--edition", "en", "--opener-coins", "1"], "“en” has no opener_coins “1”"),
        (["play", "coup", "--edition", "en", "--refuse-proof"], "“en” has no refuse_proof “true”"),
        (["play", "coup", "--edition", "it", "--refuse-proof", "false"], "“it” has no refuse_proof “false”"),
        (["play", "coup", "--edition", "it", "--duel", "draft-court"], "“it” has no duel “draft-court”"),
        (["play", "coup", "--edition", "es", "--duel", "draft-discard"], "“es” has no duel “draft-discard”"),
        (["play", "coup", "--edition", "es", "--coins", "50"], "“es” has no coins “50”"),
        (["play", "coup", "--edition", "xx"], "Possible: none, en, it, es"),
        (["play", "coup", "--copies", "4", "--players", "3"], "3 players play with 3 cards"),
        (["play", "coup", "--first", "4", "--players", "4"], "Seat 4 cannot start"),
        (["play", "coup", "--first", "last"], "“first” cannot be “last”"),
        (["play", "coup", "--refuse-proof", "maybe"], "“refuse_proof” cannot be “maybe”"),
        (["play", "coup", "--bots", "genius"], "no bot “genius”"),
        (["play", "medici", "--players", "2"], "--players"),
        (["play", "medici", "--bots", "honest"], "no bot “honest” for medici. Known: random, greedy"),
        (["play", "medici", "--bots", "random,random,random"], "3 bots are too many"),
        (["play", "medici", "--end", "never"], "“end” cannot be “never”. Possible: circle-empty, house-absent"),
        (["play", "medici", "--dukes", "2"], "“dukes” cannot be “2”"),
        (["play", "medici", "--plan-draw", ""], "“plan_draw” cannot be “”"),
        (["play", "coup", "--bots", ""], "no bot “”"),
        (["play", "coup", "--players", "2", "--bots", "random,random,random"], "3 bots are too many"),
        (["play", "coup", "--bots", "random,random", "--games", "0"], "--games must be from 1 to 1000000"),
        (["play", "coup", "--bots", "random,random", "--games", "9" * 30], "--games must be from 1 to 1000000"),
        (["play", "coup", "--players", "3", "--bots", "random,random", "--games", "2"], "a bot in every seat"),
        (["play", "coup", "--bots", "random,random", "--games", "2"], "--save"),
        (["play", "coup", "--seed", "x"], "invalid int value"),
        (["play", "coup", "--name", "7"], "the notation uses it"),
        (["play", "coup", "--name", "two words"], "cannot be a name"),
        (["play", "coup", "--save", "/nowhere/at/all.json"], "cannot be written"),
        (["replay", "/nowhere/at/all.json"], "cannot be read"),
        (["check"], "FILE"),
        (["--lang", "xx"], "invalid choice: 'xx'"),
    ],
)
def test_bad_words_get_one_clear_sentence(
    arguments: list[str], says: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    assert main(arguments) == 2
    out, error = capsys.readouterr()
    assert says in error
    assert error.startswith("signoria: ")
    assert len(error.splitlines()) == 1
    assert out == ""


def test_complaints_come_in_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "coup", "--players", "11", "--lang", "es"]) == 2
    assert "opción" in capsys.readouterr().err


def changed(record: Path, tmp_path: Path, **changes: Any) -> Path:
    """A copy of a record with some fields changed, and a digest that fits."""
    from signoria.core.record import Record, digest, encode

    fields = json.loads(record.read_text())
    fields.update(changes)
    fields["digest"] = digest(Record(**fields))
    file = tmp_path / "changed.json"
    file.write_bytes(encode(Record(**fields)))
    return file


def complaint(capsys: pytest.CaptureFixture[str], file: Path, *more: str) -> str:
    assert main(["replay", str(file), *more]) == 2
    out, error = capsys.readouterr()
    assert out == ""
    assert len(error.splitlines()) == 1
    return error


def test_records_that_are_damaged_or_forged_are_told(
    games: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    good = games / "0001.json"
    text = good.read_text()
    moves = json.loads(text)["moves"]
    file = tmp_path / "bad.json"
    for bad, says in [
        (text[: len(text) // 2], "not a whole record"),
        ("", "not a whole record"),
        ("[]", "not a record"),
        ("{}", "not a record"),
        (text.replace('"income"', '"aid"', 1), "does not match its digest"),
        (text.replace('"signoria": 1', '"signoria": 2'), "has form 2"),
        (text.replace('"game"', '"gamee"'), "not a record"),
    ]:
        file.write_text(bad)
        assert says in complaint(capsys, file)
    file.write_bytes(b"\xff\xfe\x00")
    assert "not a whole record" in complaint(capsys, file)
    assert "cannot be read" in complaint(capsys, tmp_path)
    first = next(i for i, move in enumerate(moves) if move[0] != "chance")
    for changes, says in [
        ({"moves": moves[:-3]}, "do not lead to the result"),
        ({"moves": [["chance", "draw duke"]] * 6 + moves[6:]}, "Move 4 of the record (chance: draw duke)"),
        ({"moves": [*moves[:first], ["Chiara", "income"]]}, "It is not your decision now."),
        ({"moves": [*moves[:first], ["Zoe", "income"]]}, "Nobody here is called “Zoe”"),
        ({"moves": [*moves[:first], ["Ada", "fly"]]}, "“fly” is not a move"),
        ({"moves": [*moves, ["Ada", "income"]]}, "The game is over."),
        ({"returns": [1, 1, 1]}, "do not lead to the result"),
        ({"game": "whist"}, "no game called “whist”"),
        ({"rules": 99}, "version 99"),
        ({"names": ["Ada", "Ada", "Bruno"]}, "Two players"),
        ({"options": {"players": 3}}, "what every option was"),
        ({"options": {"players": 30}}, "“players” cannot be “30”"),
    ]:
        assert says in complaint(capsys, changed(good, tmp_path, **changes)), says
    assert "Nobody here is called “Zoe”" in complaint(capsys, good, "--view", "Zoe")
    assert "Nobody here is called “chance”" in complaint(capsys, good, "--view", "chance")


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "file"
    file.write_text("")
    assert main(["play", "coup", "--bots", "random,random", "--games", "1", "--save", str(file / "in")]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert file.read_text() == ""


def test_a_record_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    """On a full disk, here a limit on the size of files, nothing is left behind."""
    arguments = [
        "signoria",
        "play",
        "coup",
        "--players",
        "2",
        "--bots",
        "random,random",
        "--save",
        str(tmp_path / "full"),
    ]
    limited = f"""
import resource, runpy, sys
resource.setrlimit(resource.RLIMIT_FSIZE, (64, 64))
sys.argv = {arguments!r}
runpy.run_module("signoria", run_name="__main__")
"""
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, "-c", limited], env=environment, capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 2
    assert "cannot be written" in done.stderr
    assert list((tmp_path / "full").iterdir()) == []


def shell(command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """A line of shell in which SIGNORIA is the command."""
    line = command.replace("SIGNORIA", f"{sys.executable} -m signoria")
    everything = {**os.environ, "LC_ALL": "C.UTF-8", **environment}
    return subprocess.run(
        ["sh", "-c", line], env=everything, capture_output=True, text=True, timeout=60, check=False, errors="replace"
    )


@pytest.mark.slow
def test_streams_that_are_closed_full_or_narrow_leave_no_traceback(games: Path) -> None:
    record = games / "0001.json"
    for line, status in [
        (f"SIGNORIA replay {record} --json >/dev/full", 2),
        (f"SIGNORIA replay {record} >/dev/full", 2),
        (f"SIGNORIA check {EXAMPLE} >/dev/full", 2),
        (f"SIGNORIA replay {record} --json >&-", 0),
        ("SIGNORIA replay /nowhere.json 2>&-", 2),
        ("SIGNORIA play coup --seed 1 <&-", 0),
        ("SIGNORIA play <&-", 0),
        (f"SIGNORIA replay {record} --json | head -n 1", 0),
    ]:
        done = shell(line)
        assert done.returncode == status, line
        assert "Traceback" not in done.stderr
        assert len(done.stderr.splitlines()) <= 1
    narrow = shell(f"SIGNORIA replay {record}", PYTHONIOENCODING="ascii")
    assert (narrow.returncode, narrow.stderr) == (0, "")
    assert shell(f"SIGNORIA replay {record}", COLUMNS="0").stdout.count("Position") > 5


def test_only_ordinary_files_are_written_to(tmp_path: Path) -> None:
    pipe, link, target = tmp_path / "pipe", tmp_path / "link.json", tmp_path / "target.json"
    os.mkfifo(pipe)
    link.symlink_to(target)
    assert shell(f"SIGNORIA play coup --seed 1 --save {pipe} </dev/null").returncode == 2
    assert pipe.is_fifo()
    assert shell(f"SIGNORIA play coup --seed 1 --save {link} </dev/null").returncode == 0
    assert link.is_symlink()
    assert target.exists()
    assert shell("SIGNORIA play coup --bots random,random --games 1 --save ''").returncode == 2


def test_what_is_typed_cannot_command_the_terminal_nor_be_shortened(tmp_path: Path) -> None:
    done = run("replay", tmp_path / "\x1b[31mred\nline.json")
    assert done.returncode == 2
    assert "\x1b" not in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert run("play", "coup", "--edi", "it").returncode == 2
