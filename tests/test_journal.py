"""Journals and records: a game comes back from its file, a torn end is cut off, and anything else broken is refused."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from signoria import BadInput, Play, Refused, Seeded, game
from signoria.core import journal as journals
from signoria.core import record as records
from signoria.core.journal import Journal
from signoria.testing.conformance import check_replay
from signoria.testing.randomly import random_play

COUP = game("coup")
THREE = ["Ada", "Bruno", "Chiara"]


def dealt() -> Play:
    """Only Ada's cards are named: those of the others come from chance."""
    setup = {"players": {"Ada": {"hidden": ["duke", "captain"], "coins": 4}}, "turn": "Ada"}
    play = Play.from_set_up(COUP, {"players": 3}, THREE, setup, Seeded(6))
    for name, text in [("Ada", "tax"), ("Chiara", "pass"), ("Bruno", "challenge")]:
        play.move(name, text)
    play.let_chance(Seeded(2))
    return play


def negotiating() -> Play:
    setup = {
        "territories": {"milan": {"owner": "Ada"}, "ferrara": {"owner": "Bruno"}, "genoa": {"owner": "Chiara"}},
        "players": {"Ada": {"hand": ["spy", "captain"]}, "Bruno": {"hand": ["citizen"]}},
        "phase": "negotiate",
        "turn": "Ada",
    }
    play = Play.from_set_up(game("princeps"), {"players": 3}, THREE, setup, Seeded(1))
    play.let_chance(Seeded(1))
    play.move("Ada", "offer Bruno give spy captain want citizen")
    play.move("Chiara", "done")
    return play


def finished() -> Play:
    return random_play(game("medici"), {}, 3)


def written(play: Play, folder: Path) -> bytes:
    """The bytes of its journal."""
    with Journal(folder / "game.jsonl", play) as journal:
        return journal.path.read_bytes()


@pytest.mark.parametrize("make", [dealt, negotiating, finished])
def test_a_game_comes_back_from_its_journal_and_from_its_record(make: Callable[[], Play]) -> None:
    check_replay(make())


def test_a_game_from_a_set_up_comes_back_with_the_cards_that_chance_dealt() -> None:
    play = dealt()
    again = records.replay(records.decode(records.encode(records.record(play))), COUP)
    assert again.begin == play.begin
    assert again.begin is not None
    assert again.begin.dealt
    assert again.snapshot() == play.snapshot()
    for seat in range(3):
        assert again.events(seat) == play.events(seat)


def test_a_journal_grows_a_line_a_play_and_is_gone_on_with(tmp_path: Path) -> None:
    play = Play(COUP, {"players": 3}, THREE)
    with Journal(tmp_path / "game.jsonl", play) as journal:
        play.let_chance(Seeded(1))
        journal.write()
        journal.write()
        assert journals.decode(journal.path.read_bytes()).lines == journals.lines(play)
    with Journal.resume(tmp_path / "game.jsonl", COUP) as journal:
        assert journal.play.state == play.state
        journal.play.time_up(int(journal.play.state.current))
        journal.write()
        now = journal.play
    with Journal.resume(tmp_path / "game.jsonl", COUP) as journal:
        assert journal.play.moves == now.moves
    with pytest.raises(FileExistsError):
        Journal(tmp_path / "game.jsonl", play)


@pytest.mark.parametrize("make", [dealt, negotiating])
def test_a_last_line_that_is_cut_at_any_byte_is_dropped_and_the_game_goes_on(
    make: Callable[[], Play], tmp_path: Path
) -> None:
    play = make()
    whole = written(play, tmp_path)
    *_, last = whole.splitlines(keepends=True)
    torn = tmp_path / "torn.jsonl"
    for kept in range(len(whole) - len(last), len(whole)):
        torn.write_bytes(whole[:kept])
        with Journal.resume(torn, play.game) as journal:
            assert journal.play.moves == play.moves[:-1]
            journal.play.make(play.moves[-1].seat, play.moves[-1].actions)
            journal.write()
            assert journal.play.state == play.state
        assert torn.read_bytes() == whole


Change = Callable[[list[Any]], object]


def put(row: int, key: str, value: object) -> Change:
    """Puts a value into one line."""
    return lambda rows: rows[row].update({key: value})


def deal(change: Callable[[list[int]], object]) -> Change:
    """Changes the numbers that chance gave."""
    return lambda rows: change(rows[0]["begin"]["dealt"])


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (put(0, "signoria", 99), "record-format"),
        (put(0, "game", "medici"), "record-game"),
        (put(0, "rules", 99), "record-rules"),
        (put(0, "names", ["Ada", "Ada", "Bruno"]), "name-twice"),
        (put(0, "options", {"players": 3}), "record-options"),
        (put(0, "surprise", 1), "journal-form"),
        (deal(lambda numbers: numbers.append(0)), "dealt"),
        (deal(lambda numbers: numbers.pop()), "dealt"),
        (deal(lambda numbers: numbers.insert(0, 1000)), "dealt"),
        (put(1, "text", "aid"), "record-move"),
        (put(1, "actions", [0]), "record-move"),
        (put(1, "actions", []), "record-move"),
        (put(1, "actions", [10**30]), "record-move"),
        (put(2, "seat", 1), "record-move"),
        (put(2, "seat", 7), "record-move"),
        (put(2, "seat", "Ada"), "journal-form"),
        (lambda rows: rows.pop(1), "record-move"),
        (lambda rows: rows.insert(2, rows[2]), "record-move"),
        (lambda rows: rows.insert(2, {}), "journal-form"),
        (lambda rows: rows.pop(0), "journal-form"),
    ],
)
def test_a_journal_that_was_changed_is_refused(change: Change, code: str, tmp_path: Path) -> None:
    rows = [json.loads(line) for line in written(dealt(), tmp_path).splitlines()]
    change(rows)
    changed = tmp_path / "changed.jsonl"
    changed.write_text("".join(f"{json.dumps(row)}\n" for row in rows))
    before = changed.read_bytes()
    with pytest.raises(BadInput) as error:
        Journal.resume(changed, COUP)
    assert error.value.code == code
    assert changed.read_bytes() == before


@pytest.mark.parametrize("spoilt", [b"", b"\n", b"nonsense", b"\xff\xfe\n", b"{}\n", b"[1]\n{}\n"])
def test_what_is_no_journal_is_refused(spoilt: bytes) -> None:
    with pytest.raises(BadInput) as error:
        journals.decode(spoilt)
    assert error.value.code == "journal-form"


def test_a_line_that_is_broken_before_the_end_is_refused(tmp_path: Path) -> None:
    lines = written(dealt(), tmp_path).splitlines(keepends=True)
    for place in range(len(lines) - 1):
        broken = [*lines[:place], lines[place][: len(lines[place]) // 2] + b"\n", *lines[place + 1 :]]
        with pytest.raises(BadInput) as error:
            journals.decode(b"".join(broken))
        assert (error.value.code, error.value.facts["number"]) == ("journal-form", place + 1)


def test_a_refused_play_leaves_the_journal_as_it_was(tmp_path: Path) -> None:
    play = dealt()
    with Journal(tmp_path / "game.jsonl", play) as journal:
        before = journal.path.read_bytes()
        with pytest.raises(Refused):
            play.move("Chiara", "income")
        journal.write()
        assert journal.path.read_bytes() == before


FULL = """
import resource, sys
from pathlib import Path
from signoria import Play, Seeded, game
from signoria.core import journal as journals

play = Play(game("coup"), {"players": 3})
journal = journals.Journal(Path(sys.argv[1]), play)
resource.setrlimit(resource.RLIMIT_FSIZE, (journal.path.stat().st_size + 100, resource.RLIM_INFINITY))
play.let_chance(Seeded(1))
before = journal.path.read_bytes()
for attempt in range(2):
    try:
        journal.write()
    except OSError:
        assert journal.path.read_bytes() == before
    else:
        raise AssertionError("there was room")
resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
journal.write()
assert journals.decode(journal.path.read_bytes()).lines == journals.lines(play)
"""


def test_a_full_disk_leaves_the_journal_whole_and_it_is_written_when_there_is_room(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-c", FULL, str(tmp_path / "game.jsonl")], check=True, timeout=60)
