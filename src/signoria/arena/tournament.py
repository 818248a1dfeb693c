"""Playing what a plan asks for and has not been played: chunk after chunk, each kept as soon as it is done."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

from signoria.arena.engines import Engine, WorkerLost
from signoria.arena.match import Chunk
from signoria.arena.plan import Plan
from signoria.arena.results import Folder
from signoria.core.errors import BadInput

CHUNK_SECONDS = 0.5
"""About so long a worker plays before it hands over what it has: little is lost then, and handing over costs little."""

SIGNALS = (signal.SIGINT, signal.SIGTERM)

MOST_LOSSES = 5
"""So many times in a row workers may die without one game finished between."""


class Stop:
    """Hears Ctrl-C and requests to terminate: whether somebody has asked to stop."""

    def __init__(self) -> None:
        self.asked = 0

    def listen(self) -> None:
        """From now on they ask to stop instead of stopping; who insists a third time does stop it."""
        for number in SIGNALS:
            signal.signal(number, self._ask)

    def _ask(self, number: int, frame: FrameType | None) -> None:
        self.asked += 1
        if self.asked > 2:
            raise KeyboardInterrupt


@contextmanager
def interruptible() -> Iterator[Stop]:
    """Within, somebody may ask to stop."""
    before = {number: signal.getsignal(number) for number in SIGNALS}
    stop = Stop()
    stop.listen()
    try:
        yield stop
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def missing(plan: Plan, folder: Folder) -> list[int]:
    """The tables that have not been played."""
    played = folder.played()
    return [number for number in range(plan.games) if number not in played]


def run(
    plan: Plan,
    numbers: list[int],
    folder: Folder,
    engine: Engine,
    stop: Stop,
    done: Callable[[int], None],
    lost: Callable[[], None],
) -> bool:
    """Play these tables into the folder; whether all were played.

    `done` hears how many games more there are, `lost` that workers have died and are replaced.  The size of chunks
    follows the time that games take; no game depends on it.
    """
    waiting = numbers[::-1]
    running: dict[object, list[int]] = {}
    seconds = games = losses = 0.0
    while (waiting or running) and not stop.asked:
        while waiting and len(running) < 2 * engine.workers:
            fair = len(waiting) / engine.workers
            size = int(min(CHUNK_SECONDS * games / seconds, fair)) if games else 1
            part = [waiting.pop() for _ in range(max(min(size, len(waiting)), 1))]
            running[engine.submit(plan, part)] = part
        broken = False
        for ticket in engine.wait(list(running), 0.2):
            part = running.pop(ticket)
            try:
                chunk = engine.result(ticket)
            except WorkerLost:
                broken = True
                waiting += part[::-1]
                continue
            _keep(chunk, folder, done)
            seconds, games, losses = seconds + chunk.seconds, games + len(part), 0
        if broken:
            losses += 1
            if losses > MOST_LOSSES:
                raise BadInput("arena-workers-died", folder=str(folder.path))
            waiting += _gather(running, folder, engine, done)
            running = {}
            lost()
            engine.renew()
    _gather(running, folder, engine, done)
    return not (waiting or running)


def _keep(chunk: Chunk, folder: Folder, done: Callable[[int], None]) -> None:
    folder.append(chunk)
    done(len(chunk.results))


def _gather(running: dict[object, list[int]], folder: Folder, engine: Engine, done: Callable[[int], None]) -> list[int]:
    """Keep what is done of all that was under way; the tables that are not, to be played later."""
    left: list[int] = []
    finished = engine.wait(list(running), 0) if running else []
    for ticket, part in running.items():
        try:
            if ticket not in finished:
                raise WorkerLost
            _keep(engine.result(ticket), folder, done)
        except WorkerLost:
            left += part[::-1]
    return left
