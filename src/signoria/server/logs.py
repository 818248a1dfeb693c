"""What the operator reads: a line of JSON for each thing that happened to the server, without anybody's secrets.

No key, no nickname, no talk, no move and no link stands in it: a table is named by a hash of its name.
"""

from __future__ import annotations

import hashlib
import sys
import time
from contextlib import suppress
from typing import Literal, TextIO

import msgspec

Level = Literal["info", "warning", "error"]


class Log:
    """Writes lines to a stream; to none if it is None; where a person reads along, only what is to be seen to."""

    def __init__(self, stream: TextIO | None = None) -> None:
        self._stream = stream
        self._attended = stream is not None and stream.isatty()

    def info(self, event: str, /, **facts: str | int | float) -> None:
        """Something that is as it should be."""
        self._write("info", event, facts)

    def warning(self, event: str, /, **facts: str | int | float) -> None:
        """Something that the operator may want to see to."""
        self._write("warning", event, facts)

    def error(self, event: str, /, **facts: str | int | float) -> None:
        """Something that went wrong."""
        self._write("error", event, facts)

    def _write(self, level: Level, event: str, facts: dict[str, str | int | float]) -> None:
        if self._stream is None or (self._attended and level == "info"):
            return
        if "table" in facts:
            facts["table"] = hashlib.sha256(str(facts["table"]).encode()).hexdigest()[:8]
        at = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
        line = msgspec.json.encode({"at": at, "level": level, "event": event, **facts}).decode()
        with suppress(OSError):  # a full disk must not hinder what is done about it
            print(line, file=self._stream, flush=True)


def to_stderr() -> Log:
    """The log of a server that runs by itself."""
    return Log(sys.stderr)
