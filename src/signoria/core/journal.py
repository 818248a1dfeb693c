"""A game as it is written down while it is played: a header, then a line a play, only ever added to.

The journal is the truth of a game: a position is what one gets by playing its lines again.  A `record` is its closed
form.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import Self, TypeVar

import msgspec

from signoria.core.errors import BadInput, SignoriaError
from signoria.core.game import Game
from signoria.core.options import Value
from signoria.core.play import Begin, Play

FORMAT = 1
"""The version of the file's form, as `docs/records.md` describes it."""


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """What is known before the first play: the game, the version of its rules, options, players, and where it began if
    not with the normal set-up.
    """

    signoria: int
    game: str
    rules: int
    options: dict[str, Value]
    names: list[str]
    begin: Begin | None = None


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A play: the seat, -1 for chance; its actions; and the same in the notation."""

    seat: int
    actions: list[int]
    text: str


def header(play: Play) -> Header:
    """The header of a game's journal."""
    return Header(
        signoria=FORMAT,
        game=play.game.name,
        rules=play.game.rules_version,
        options=dict(play.options),
        names=list(play.names),
        begin=play.begin,
    )


def lines(play: Play, since: int = 0) -> list[Line]:
    """The lines of its plays, from number `since` on."""
    return [Line(move.seat, list(move.actions), move.text) for move in play.moves[since:]]


def encode(row: Header | Line) -> bytes:
    """A header or a line as it stands in the file."""
    return msgspec.json.encode(row) + b"\n"


class Read(msgspec.Struct):
    """What stands in a journal; `size` is how many bytes of it are whole: what follows was torn off while written."""

    header: Header
    lines: list[Line]
    size: int


def decode(data: bytes) -> Read:
    """The journal in these bytes; BadInput if it is none, or broken elsewhere than at its end."""
    rows = data.split(b"\n")
    torn = rows.pop()
    if not rows:
        raise BadInput("journal-form", number=1, reason=torn[:80].decode(errors="replace") or "empty")
    found = Read(_decoded(rows[0], Header, 1), [], len(rows[0]) + 1)
    if found.header.signoria != FORMAT:
        raise BadInput("record-format", format=found.header.signoria, known=FORMAT)
    for number, row in enumerate(rows[1:], start=2):
        try:
            found.lines.append(_decoded(row, Line, number))
        except BadInput:
            if number == len(rows) and not torn:
                return found
            raise
        found.size += len(row) + 1
    return found


_Row = TypeVar("_Row", Header, Line)


def _decoded(row: bytes, kind: type[_Row], number: int) -> _Row:
    try:
        return msgspec.json.decode(row, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadInput("journal-form", number=number, reason=str(error)) from None


def opened(found: Header, game: Game) -> Play:
    """The game before its first play; BadInput if it is another's, or cannot be."""
    if found.game != game.name:
        raise BadInput("record-game", game=found.game, known=game.name)
    if found.rules != game.rules_version:
        raise BadInput("record-rules", rules=found.rules, known=game.rules_version)
    play = Play.begun(game, found.options, found.names, found.begin)
    if dict(play.options) != found.options:
        raise BadInput("record-options")
    return play


def restore(found: Header, plays: Iterable[Line], game: Game) -> Play:
    """The game played again, every play checked; BadInput at the first that cannot have been made."""
    play = opened(found, game)
    for number, line in enumerate(plays, start=1):
        try:
            play.make(line.seat, line.actions)
        except SignoriaError as error:
            raise _impossible(number, line, error.code) from error
        if play.moves[-1].text != line.text or len(play.moves) != number:
            raise _impossible(number, line, "text")
    return play


def _impossible(number: int, line: Line, reason: str) -> BadInput:
    return BadInput("record-move", number=number, name=str(line.seat), move=line.text, reason=reason)


class Journal:
    """A game's journal in a file.  Only one program may write to it at a time."""

    def __init__(self, path: Path, play: Play) -> None:
        """A new journal, with what was played so far; OSError if it cannot be written, or is there already."""
        self.path = path
        self.play = play
        self._file = path.open("xb", buffering=0)
        self._written = 0
        self._add(encode(header(play)))
        self.write()

    @classmethod
    def resume(cls, path: Path, game: Game) -> Self:
        """Go on with one: its game is restored, and a torn end cut off.  BadInput if it is none; OSError if it cannot
        be read or written.
        """
        found = decode(path.read_bytes())
        journal = cls.__new__(cls)
        journal.path = path
        journal.play = restore(found.header, found.lines, game)
        journal._file = path.open("r+b", buffering=0)
        journal._file.truncate(found.size)
        journal._file.seek(found.size)
        journal._written = len(found.lines)
        return journal

    def write(self) -> None:
        """Write down what was played since the last time; it is on the disk when this returns.  OSError if it cannot
        be: then nothing of it counts as written.
        """
        new = lines(self.play, self._written)
        if new:
            self._add(b"".join(encode(line) for line in new))
            self._written += len(new)

    def _add(self, data: bytes) -> None:
        end = self._file.tell()
        try:
            written = 0
            while written < len(data):
                written += self._file.write(data[written:])
            os.fsync(self._file.fileno())
        except OSError:
            self._file.seek(end)
            self._file.truncate(end)
            raise

    def close(self) -> None:
        """Nothing more will be written."""
        self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()
