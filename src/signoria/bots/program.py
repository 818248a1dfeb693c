"""A program from outside as it runs: lines to its standard input and from its standard output, each within a time."""

from __future__ import annotations

import os
import selectors
import shlex
import signal
import subprocess
import time
from contextlib import suppress
from typing import Final, Literal

LONGEST_LINE: Final = 1 << 16
"""A longer line is no answer."""

LAST_WORDS: Final = 2000
"""So many bytes are kept of what a program says on its standard error."""

_READ: Final = 1 << 16

# Ends its own group of processes once its input ends: then the process that started it is gone, however it died.
_GUARD: Final = ("sh", "-c", "read -r _; kill -s KILL 0")

Kind = Literal["crash", "silence", "illegal"]


class Fault(Exception):
    """What a program did wrong: it left, did not answer in time, or answered what is no legal move.

    With what happened, and the program's last words on its standard error.
    """

    def __init__(self, kind: Kind, about: str, stderr: str = "") -> None:
        super().__init__(about)
        self.kind: Kind = kind
        self.about = about
        self.stderr = stderr


class Program:
    """A program that runs.  Nothing that it does or fails to do is waited for longer than the caller says."""

    def __init__(self, command: str) -> None:
        """Start it; OSError if that is impossible."""
        pipe, nowhere = subprocess.PIPE, subprocess.DEVNULL
        # First the guard, then the program in the guard's group: so there is no moment at which nobody would end it.
        # Ctrl-C at the keyboard is for neither.
        self._guard = subprocess.Popen(_GUARD, stdin=pipe, stdout=nowhere, stderr=nowhere, process_group=0)
        try:
            self._process = subprocess.Popen(
                shlex.split(command), stdin=pipe, stdout=pipe, stderr=pipe, bufsize=0, process_group=self._guard.pid
            )
        except BaseException:
            self._end_group()
            raise
        assert self._process.stdin
        assert self._process.stdout
        assert self._process.stderr
        self._streams = self._process.stdin, self._process.stdout, self._process.stderr
        self._stdin, self._stdout, self._stderr = (stream.fileno() for stream in self._streams)
        for stream in self._streams:
            os.set_blocking(stream.fileno(), False)
        self._selector = selectors.DefaultSelector()
        self._selector.register(self._stdout, selectors.EVENT_READ, self._read)
        self._selector.register(self._stderr, selectors.EVENT_READ, self._listen)
        self._unsent = bytearray()
        self._unread = bytearray()
        self._too_long = False
        self._gone = False
        self._last_words = b""

    def tell(self, line: bytes) -> None:
        """Give it a line, which it reads when it likes."""
        self._unsent += line
        self._write()

    def hear(self, end: float) -> bytes | None:
        """Its next line, None if it was too long; Fault, and it is dead, if it leaves or says nothing until `end`."""
        while (place := self._unread.find(b"\n")) < 0:
            if len(self._unread) > LONGEST_LINE:
                self._unread.clear()
                self._too_long = True
            if self._gone:
                self.kill()
                raise Fault("crash", self._how_it_left(), self.last_words)
            if not self._wait(end):
                self.kill()
                raise Fault("silence", "no answer in time", self.last_words)
        line = None if self._too_long or place > LONGEST_LINE else bytes(self._unread[:place])
        del self._unread[: place + 1]
        self._too_long = False
        return line

    @property
    def alive(self) -> bool:
        """Whether it has not been killed; it may have left by itself."""
        return self._process.returncode is None

    @property
    def last_words(self) -> str:
        """The end of what it has said on its standard error, without characters that a terminal would obey."""
        said = self._last_words.decode(errors="replace")
        return "".join(character if character.isprintable() or character in "\n\t" else "\ufffd" for character in said)

    def dismiss(self) -> None:
        """End its input: it is time for it to leave."""
        self._unsent.clear()
        self._watch_input(False)
        self._streams[0].close()

    def await_leaving(self, end: float) -> None:
        """Wait until it has left, but not longer than until `end`."""
        while not self._gone and self._wait(end):
            self._unread.clear()

    def kill(self) -> None:
        """End it and all that it has started; nothing of it is left then."""
        if not self.alive:
            return
        self._process.kill()
        self._end_group()
        self._process.wait()
        self._listen()
        self._selector.close()
        for stream in self._streams:
            stream.close()

    def _end_group(self) -> None:
        """End the guard and all that is in its group."""
        # Before the guard is waited for: until then nobody else can have got its number.
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._guard.pid, signal.SIGKILL)
        self._guard.communicate()

    def _how_it_left(self) -> str:
        status = self._process.returncode
        if status == -signal.SIGKILL:
            return "its output ended, or it was killed"
        return f"it left with status {status}" if status >= 0 else f"it was ended by {signal.Signals(-status).name}"

    def _wait(self, end: float) -> bool:
        """Let lines pass in both directions; whether there is still time."""
        left = end - time.monotonic()
        if left <= 0:
            return False
        for key, _ in self._selector.select(left):
            key.data()
        return True

    def _write(self) -> None:
        try:
            while self._unsent:
                del self._unsent[: os.write(self._stdin, self._unsent)]
        except BlockingIOError:
            pass
        except BrokenPipeError:
            self._unsent.clear()  # whether it has left shows on its output
        self._watch_input(bool(self._unsent))

    def _watch_input(self, on: bool) -> None:
        watched = self._stdin in self._selector.get_map()
        if on and not watched:
            self._selector.register(self._stdin, selectors.EVENT_WRITE, self._write)
        elif watched and not on:
            self._selector.unregister(self._stdin)

    def _read(self) -> None:
        found = os.read(self._stdout, _READ)
        self._unread += found
        if not found:
            self._selector.unregister(self._stdout)
            self._gone = True

    def _listen(self) -> None:
        """Take what it says on its standard error, so that it never waits for a reader."""
        with suppress(BlockingIOError):
            while found := os.read(self._stderr, _READ):
                self._last_words = (self._last_words + found)[-LAST_WORDS:]
            if self._stderr in self._selector.get_map():
                self._selector.unregister(self._stderr)
