"""Games in the terminal are kept while they are played, in the user's data folder, and can be gone on with."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, suppress
from itertools import count
from pathlib import Path
from typing import BinaryIO, Self

import msgspec
from platformdirs import user_data_path

from signoria import games
from signoria.core import record
from signoria.core.chance import Secret, Seeded, Source
from signoria.core.errors import BadInput
from signoria.core.journal import Journal, decode
from signoria.core.locks import lock
from signoria.core.play import Play
from signoria.core.state import CHANCE
from signoria.texts import Words

JOURNAL, TABLE, RECORD = ".journal", ".table", ".json"
"""How the files of a game end: its journal and who sits there, while it lasts; its record, when it is over."""


class Sitting(msgspec.Struct, forbid_unknown_fields=True):
    """What a journal does not say of a game in the terminal: the bots in the seats of the others, each with its
    character; the seed, if there was one; the file that was asked for with `--save`; the person's seat.
    """

    bots: list[str]
    seed: int | None = None
    save: str | None = None
    seat: int = 0


def folder() -> Path:
    """Where games are kept: `games` in the folder that SIGNORIA_DATA names, or else in the user's data folder."""
    named = os.environ.get("SIGNORIA_DATA")
    return (Path(named) if named else user_data_path("signoria", appauthor=False)) / "games"


class Kept:
    """A game that is written down play by play.  Nobody else can go on with it meanwhile, where files can be locked."""

    def __init__(self, journal: Journal, sitting: Sitting, held: BinaryIO) -> None:
        self.journal = journal
        self.sitting = sitting
        self.play = journal.play
        self._held = held

    @classmethod
    def begin(cls, play: Play, sitting: Sitting) -> Self:
        """A new one, before its first play; OSError if it cannot be kept."""
        where = folder()
        where.mkdir(parents=True, exist_ok=True)
        stem = f"{time.strftime('%Y%m%d-%H%M%S')}-{play.game.name}"
        for number in count(1):
            path = where / f"{stem}{'' if number == 1 else f'-{number}'}{JOURNAL}"
            with suppress(FileExistsError):
                journal = Journal(path, play)
                break
        path.with_suffix(TABLE).write_bytes(msgspec.json.encode(sitting))
        return cls(journal, sitting, _held(path))

    @classmethod
    def resume(cls, path: Path, language: str) -> Self:
        """Go on with one; BadInput if it is none, or if somebody plays it at this moment, in the words of its game."""
        with ExitStack() as undone:
            try:
                held = undone.enter_context(_held(path))
                if not path.with_suffix(TABLE).exists():
                    raise BadInput("kept-record", file=str(path))
                sitting = msgspec.json.decode(path.with_suffix(TABLE).read_bytes(), type=Sitting)
                header = decode(path.read_bytes()).header
                game = games.get(header.game)
                if header.rules != game.rules_version:
                    raise BadInput("kept-rules", file=str(path), rules=header.rules, known=game.rules_version)
                if not 0 <= sitting.seat < len(header.names):
                    raise BadInput("kept-form", file=str(path), reason=f"seat {sitting.seat}")
                with Words(language, [game.texts]).telling():
                    journal = Journal.resume(path, game)
            except BlockingIOError:
                raise BadInput("kept-busy", file=str(path)) from None
            except OSError as error:
                raise BadInput("file-unreadable", file=str(path), reason=error.strerror or str(error)) from None
            except msgspec.DecodeError as error:
                raise BadInput("kept-form", file=str(path), reason=str(error)) from None
            undone.pop_all()
        return cls(journal, sitting, held)

    def source(self) -> Source:
        """Where chance takes its numbers from, from here on: those of the seed that it has not used yet."""
        if self.sitting.seed is None:
            return Secret()
        source = Seeded(self.sitting.seed)
        again = self.play.at(0)
        for move in self.play.moves:
            if move.seat == CHANCE:
                again.state.roll(source)
            again.make(move.seat, move.actions)
        return source

    def write(self) -> None:
        """Write down what is new; OSError if it cannot be."""
        self.journal.write()

    def end(self) -> Path:
        """The game is over: its record takes the place of its journal.  Where it is; OSError if it cannot be."""
        path = self.journal.path.with_suffix(RECORD)
        record.save(self.play, path)
        self.drop()
        return path

    def drop(self) -> None:
        """Keep it no longer."""
        self.close()
        self.journal.path.with_suffix(TABLE).unlink(missing_ok=True)
        self.journal.path.unlink(missing_ok=True)

    def close(self) -> None:
        """Whoever wants may go on with it."""
        self.journal.close()
        self._held.close()


def unfinished() -> Iterator[Path]:
    """The journals of games that can be gone on with, the newest first."""
    for path in _newest(JOURNAL):
        with suppress(OSError):
            _held(path).close()
            if path.with_suffix(TABLE).exists():
                yield path


def is_ours(path: Path) -> bool:
    """Whether a journal follows the rules that are played here."""
    try:
        header = decode(path.read_bytes()).header
        return header.rules == games.get(header.game).rules_version
    except (BadInput, OSError):
        return False


def others(path: Path, names: Sequence[str]) -> list[str]:
    """Those of a game that was left against whom the person plays; BadInput, OSError if it cannot be told."""
    try:
        sitting = msgspec.json.decode(path.with_suffix(TABLE).read_bytes(), type=Sitting)
    except msgspec.DecodeError as error:
        raise BadInput("kept-form", file=str(path), reason=str(error)) from None
    return [name for seat, name in enumerate(names) if seat != sitting.seat]


def delete(path: Path) -> None:
    """Delete a game that was left; BadInput if it is being played, or cannot be deleted."""
    try:
        with _held(path):
            path.with_suffix(TABLE).unlink(missing_ok=True)
            path.unlink(missing_ok=True)
    except BlockingIOError:
        raise BadInput("kept-busy", file=str(path)) from None
    except OSError as error:
        raise BadInput("file-unwritable", file=str(path), reason=error.strerror or str(error)) from None


def newest() -> Path | None:
    """The journal of the game that was begun or left last, also if it is being played."""
    return next(iter(_newest(JOURNAL)), None)


def finished() -> list[Path]:
    """The records of games that are over, the newest first."""
    return _newest(RECORD)


def _newest(ending: str) -> list[Path]:
    found = []
    for path in folder().glob(f"*{ending}"):
        with suppress(OSError):
            found.append((path.stat().st_mtime, path))
    return [path for _, path in sorted(found, reverse=True)]


def _held(path: Path) -> BinaryIO:
    """A file, open, that nobody else can hold meanwhile; BlockingIOError if somebody does, OSError if there is none."""
    file = path.open("rb")
    try:
        lock(file)
    except BlockingIOError:
        file.close()
        raise
    return file
