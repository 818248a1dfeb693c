"""Who plays the games: processes of this machine, or a Ray cluster.  Either gives the same games.

An engine takes chunks of table numbers and gives back what was played; it knows nothing of folders or reports.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing import resource_tracker
from typing import Any, Protocol

from signoria.arena.match import Chunk, play_chunk
from signoria.arena.plan import Plan
from signoria.core.errors import BadInput


class WorkerLost(Exception):
    """A worker has died with its chunk unfinished; nothing is wrong with the games."""


class Engine(Protocol):
    """Something that plays chunks."""

    workers: int
    """How many chunks are played at once."""

    def submit(self, plan: Plan, numbers: Sequence[int]) -> Any:
        """Begin to play these tables; a ticket for `wait` and `result`."""

    def wait(self, tickets: Sequence[Any], seconds: float) -> list[Any]:
        """Those that are done, as soon as one is; none if so much time has passed."""

    def result(self, ticket: Any) -> Chunk:
        """What was played; WorkerLost if its worker has died, BadInput if a game could not be played."""

    def renew(self) -> None:
        """Workers in place of those that were lost.  All tickets are void then."""

    def close(self) -> None:
        """Stop, whatever is under way."""


def cores() -> int:
    """How many processors this program may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def open_engine(name: str, workers: int | None) -> Engine:
    """The engine of this name, ready to play; BadInput if it cannot be had."""
    if not hasattr(signal, "pthread_sigmask"):
        raise BadInput("unix-arena")
    if name == "ray":
        from signoria.arena.ray_engine import RayEngine

        return RayEngine(workers)
    return Processes(workers)


class Processes:
    """A pool of processes on this machine."""

    def __init__(self, workers: int | None) -> None:
        self.workers = workers or cores()
        resource_tracker.ensure_running()  # beforehand, because it unblocks signals when it starts
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self.workers,
            mp_context=multiprocessing.get_context("spawn"),
            initializer=_begin_worker,
        )

    def submit(self, plan: Plan, numbers: Sequence[int]) -> Future[Chunk]:
        try:
            with _undisturbed():
                return self._pool.submit(play_chunk, plan, list(numbers))
        except BrokenExecutor as error:
            lost: Future[Chunk] = Future()
            lost.set_exception(error)
            return lost

    def wait(self, tickets: Sequence[Future[Chunk]], seconds: float) -> list[Future[Chunk]]:
        return list(wait(tickets, timeout=seconds, return_when=FIRST_COMPLETED).done)

    def result(self, ticket: Future[Chunk]) -> Chunk:
        try:
            return ticket.result()
        except BrokenExecutor as error:
            raise WorkerLost from error

    def renew(self) -> None:
        self.close()
        self._pool = self._new_pool()

    def close(self) -> None:
        processes = list((self._pool._processes or {}).values())
        for process in processes:
            process.kill()
        self._pool.shutdown(wait=True, cancel_futures=True)
        for process in processes:
            process.join()


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Processes that are started within never hear the keyboard, not even before they could say so themselves."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin_worker() -> None:
    """A worker is stopped by its parent, not by the keyboard, and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    threading.Thread(target=_follow_parent, daemon=True).start()


def _follow_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
