"""A tournament's folder: its plan, every game that was played, and how long bots thought.

Games are added a chunk at a time, each chunk with one write that has reached the disk when it is done.
Whatever ends the program, all chunks before that stay; a last line that was cut short is not read.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TypeVar

import msgspec

from signoria.arena.match import Chunk, Result, Thought
from signoria.arena.plan import FORMAT, Plan, difference
from signoria.core.errors import BadInput
from signoria.core.locks import lock

_T = TypeVar("_T")

PLAN = "plan.json"
GAMES = "games.jsonl"
THOUGHTS = "thoughts.jsonl"
TROUBLES = "faults.jsonl"


class Folder:
    """Where a tournament is kept."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @property
    def begun(self) -> bool:
        """Whether a tournament has begun here."""
        return (self.path / PLAN).exists()

    def check_new(self) -> None:
        """BadInput if a tournament cannot start here: the folder holds one already, or cannot be written."""
        if self.begun:
            raise BadInput("arena-folder-used", folder=str(self.path))
        place = self.path
        while not place.exists() and place != place.parent:
            place = place.parent
        if not place.is_dir():
            raise BadInput("arena-folder-file", folder=str(self.path), file=str(place))
        if not os.access(place, os.W_OK | os.X_OK):
            raise _unwritable(self.path, PermissionError(13, os.strerror(13)))

    def check_same(self, plan: Plan) -> None:
        """BadInput if this plan is not the one that the folder's games were played by."""
        differs = difference(plan, self.plan())
        if differs is not None:
            name, here, there = differs
            raise BadInput("arena-plan-other", folder=str(self.path), what=name, here=here, there=there)
        if not os.access(self.path / GAMES if (self.path / GAMES).exists() else self.path, os.W_OK):
            raise _unwritable(self.path, PermissionError(13, os.strerror(13)))

    def plan(self) -> Plan:
        """The plan in the folder; BadInput if there is none, or none of this version."""
        file = self.path / PLAN
        try:
            data = file.read_bytes()
        except FileNotFoundError:
            raise BadInput("arena-no-plan", folder=str(self.path)) from None
        except OSError as error:
            raise BadInput("file-unreadable", file=str(file), reason=error.strerror or str(error)) from None
        try:
            found = msgspec.json.decode(data, type=Plan)
        except msgspec.DecodeError as error:
            raise BadInput("arena-plan-form", file=str(file), reason=str(error)) from None
        if found.arena != FORMAT:
            raise BadInput("arena-plan-form", file=str(file), reason=f"arena: {found.arena}")
        return found

    def begin(self, plan: Plan) -> None:
        """Write the plan, whole or not at all."""
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            self.write(PLAN, msgspec.json.format(msgspec.json.encode(plan), indent=2) + b"\n")
        except OSError as error:
            raise _unwritable(self.path, error) from None

    @contextmanager
    def held(self) -> Iterator[None]:
        """Within, nobody else plays the tournament that has begun here; BadInput if somebody does already."""
        with (self.path / PLAN).open("rb") as file:
            try:
                lock(file)
            except BlockingIOError:
                raise BadInput("arena-folder-busy", folder=str(self.path)) from None
            yield

    def write(self, name: str, data: bytes) -> None:
        """Write a file of the folder, whole or not at all."""
        beside = self.path / f"{name}.part"
        beside.write_bytes(data)
        beside.replace(self.path / name)

    def append(self, chunk: Chunk) -> None:
        """Add games; BadInput if they cannot be written."""
        try:
            self._append(GAMES, b"".join(msgspec.json.encode(result) + b"\n" for result in chunk.results))
            self._append(THOUGHTS, msgspec.json.encode(chunk.thoughts) + b"\n")
            if chunk.troubles:
                self._append(TROUBLES, b"".join(msgspec.json.encode(trouble) + b"\n" for trouble in chunk.troubles))
        except OSError as error:
            raise _unwritable(self.path, error) from None

    def _append(self, name: str, data: bytes) -> None:
        with (self.path / name).open("ab+") as file:
            end = file.seek(0, os.SEEK_END)
            if end:
                file.seek(end - 1)
                if file.read(1) != b"\n":
                    data = b"\n" + data  # after a line that was cut short
            file.write(data)
            file.flush()
            os.fsync(file.fileno())

    def played(self) -> set[int]:
        """The numbers of the games played so far."""
        return {result.number for _, result in self._lines(GAMES, Result)}

    def results(self, most: int) -> Iterator[Result]:
        """The games played so far, of those numbered below `most`, each once, in the order of their numbers."""
        places: dict[int, int] = {}
        for place, result in self._lines(GAMES, Result):
            if 0 <= result.number < most:
                places.setdefault(result.number, place)
        decoder = msgspec.json.Decoder(Result)
        if places:
            with (self.path / GAMES).open("rb") as file:
                for number in sorted(places):
                    file.seek(places[number])
                    yield decoder.decode(file.readline())

    def thoughts(self) -> dict[int, Thought]:
        """How long each bot has thought in all."""
        found: dict[int, Thought] = {}
        for _, thoughts in self._lines(THOUGHTS, dict[int, Thought]):
            for bot, thought in thoughts.items():
                found.setdefault(bot, Thought()).add(thought.decisions, thought.seconds, thought.longest)
        return found

    def _lines(self, name: str, kind: type[_T]) -> Iterator[tuple[int, _T]]:
        """The lines of a file that can be read, and where each begins; those that were cut short cannot."""
        decoder = msgspec.json.Decoder(kind)
        place = 0
        try:
            with (self.path / name).open("rb") as file:
                for line in file:
                    with suppress(msgspec.DecodeError, UnicodeDecodeError):
                        yield place, decoder.decode(line)
                    place += len(line)
        except FileNotFoundError:
            return
        except OSError as error:
            reason = error.strerror or str(error)
            raise BadInput("file-unreadable", file=str(self.path / name), reason=reason) from None


def _unwritable(path: Path, error: OSError) -> BadInput:
    return BadInput("file-unwritable", file=str(path), reason=error.strerror or str(error))
