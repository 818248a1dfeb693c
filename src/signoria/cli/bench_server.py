"""`signoria bench server`: what a durable move costs, beside a bare echo of its frames, each measured in processes of
their own.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import msgspec

import signoria
from signoria.core.errors import BadInput
from signoria.server.load import Found, Task
from signoria.texts import Words

TABLES = (10, 100, 250)
PLAYS = 12_000
"""About so many plays are measured at each number of tables."""


class Measured(msgspec.Struct):
    """What one number of tables gave."""

    moves_per_cpu_s: float
    echo_per_cpu_s: float
    """How often a second of CPU suffices to echo the frames of one move."""
    ratio: float
    """How many times the echo of its frames a move costs."""
    p50_ms: float
    p99_ms: float
    kb_per_table: float
    frames_per_move: float
    bytes_per_frame: float


@contextmanager
def _running(*arguments: str) -> Iterator[tuple[str, int]]:
    """A server in a process of its own: its address, and the process."""
    process = subprocess.Popen(
        [sys.executable, *arguments], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        found = re.search(r"http://[0-9.:]+", process.stdout.readline())
        if found is None:
            raise BadInput("measure-server")
        yield found[0], process.pid
    finally:
        process.terminate()
        process.communicate()


def _load(task: Task) -> Found:
    done = subprocess.run(
        [sys.executable, "-m", "signoria.server.load"],
        input=msgspec.json.encode(task),
        stdout=subprocess.PIPE,
        check=True,
    )
    return msgspec.json.decode(done.stdout, type=Found)


@contextmanager
def serving() -> Iterator[tuple[str, int]]:
    """A server to be measured, without limits, on data that nobody keeps: its address, and its process."""
    with tempfile.TemporaryDirectory() as data:
        serve = ("serve", "--port", "0", "--data", data, "--no-browser", "--no-limits", "--quiet", "--lang", "en")
        with _running("-m", "signoria", *serve) as found:
            yield found


def measure(game: str, tables: int, plays: int) -> Measured:
    """Play, then echo frames of the same number and length."""
    with serving() as (address, process):
        played = _load(Task(address, process, tables, plays, game))
    with _running("-m", "signoria.server.echo") as (address, process):
        task = Task(address, process, tables, played.plays, size=round(played.size), frames=played.frames)
        echoed = _load(task)
    echo = echoed.plays / echoed.seconds / played.frames
    moves = played.plays / played.seconds
    return Measured(
        round(moves, 1),
        round(echo, 1),
        round(echo / moves, 2),
        round(played.p50, 2),
        round(played.p99, 2),
        round(played.memory, 1),
        round(played.frames, 2),
        round(played.size, 1),
    )


def bench_server(as_json: bool, words: Words, chosen: Sequence[str] = (), plays: int = PLAYS) -> int:
    """Measure and print; always 0."""
    if not Path("/proc/self/stat").exists():
        raise BadInput("measure-linux")
    found: dict[str, dict[str, dict[str, Measured]]] = {}
    for game in chosen or signoria.GAMES:
        found[game] = {"tables": {}}
        for tables in TABLES:
            measured = found[game]["tables"][str(tables)] = measure(game, tables, plays)
            if not as_json:
                title = words.called(f"{game}-title", game)
                facts = {name: f"{value:.10g}" for name, value in msgspec.structs.asdict(measured).items()}
                named = {re.sub("_(.)", lambda match: match[1].upper(), name): value for name, value in facts.items()}
                print(words.say("bench-server", game=title, tables=tables, **named), flush=True)
    if as_json:
        print(msgspec.json.encode(found).decode())
    return 0
