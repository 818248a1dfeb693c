"""A keyboard at which one can be interrupted by news: they are told above the line that is being typed."""

from __future__ import annotations

import re
import select
import signal
import sys
import threading
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from signoria.cli.keyboard import READLINE, Keyboard
from signoria.cli.remote.live import Inbox

AGAIN_SECONDS: Final = 0.05
"""So often the bell is rung until it is heard: a moment before it waits for a key, readline would not hear it."""


PIECE_SECONDS: Final = 0.01
"""What comes so soon after another key belongs to it: a line that is pasted may come in pieces."""


class Changed(Exception):
    """What was asked is not asked any more."""


class _Again(Exception):
    """Something was said above the line that is typed: ask for it again."""


class LiveKeyboard(Keyboard):
    """Reads lines, and meanwhile lets what comes into the inbox be heard, in the reading thread.

    `hear` says what is new; it may raise Changed, which ends the question.
    """

    def __init__(self, console: Console, inbox: Inbox, hear: Callable[[], bool]) -> None:
        """`hear` takes all that is in the inbox, and gives whether anything was said."""
        super().__init__(console)
        self.hear = hear
        self.keeps: Callable[[str], bool] = lambda typed: True
        """Whether what is typed half stays when the question changes."""
        self._inbox = inbox
        self._typed = ""
        self._reading = False
        self._whole: list[str] = []
        """The line, as soon as it is whole."""
        self._kept: deque[str] = deque()
        """Whole lines that were typed before the question, and are no answer to it."""
        self._lines: deque[str | None] = deque()
        self._reader: threading.Thread | None = None
        self._there = threading.Condition()
        self._closed = False
        self._prompt_width = 0

    @property
    def edits(self) -> bool:
        """Whether lines are edited here, and can be interrupted."""
        return self.attended and READLINE is not None and hasattr(signal, "pthread_kill")

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Meanwhile news interrupt the typing."""
        self._inbox.bell = self._ring
        if not self.edits:
            try:
                yield
            finally:
                self._inbox.bell = lambda: None
            return
        before = signal.signal(signal.SIGUSR1, self._rung)
        # Or what is being written would lose a part; waiting ends all the same.
        signal.siginterrupt(signal.SIGUSR1, False)
        threading.Thread(target=self._ring_on, daemon=True).start()
        try:
            yield
        finally:
            self._inbox.bell = lambda: None
            with self._there:
                self._closed = True
                self._there.notify_all()
            signal.signal(signal.SIGUSR1, before)

    def _ring(self) -> None:
        with self._there:
            self._there.notify_all()

    def _ring_on(self) -> None:
        """Interrupt the reading thread until it has heard all."""
        main = threading.main_thread().ident
        assert main is not None
        with self._there:
            while not self._closed:
                if self._inbox.empty:
                    self._there.wait()
                    continue
                if self._reading:
                    signal.pthread_kill(main, signal.SIGUSR1)
                self._there.wait(AGAIN_SECONDS)

    def _rung(self, number: int, frame: Any) -> None:
        """In the reading thread, while it waits for a key: tell what is new, and ask again.

        A line that is whole is not interrupted any more, nor one of which keys are still to be read.
        """
        assert READLINE is not None
        if not self._reading or self._whole or self._inbox.empty:
            return
        if _is_typed(PIECE_SECONDS if READLINE.get_line_buffer() else 0):
            return
        self._typed = READLINE.get_line_buffer()
        self._reading = False
        self._clear()
        self.hear()
        raise _Again

    def _clear(self) -> None:
        """Take the line that is typed from the screen."""
        rows = (self._prompt_width + len(self._typed)) // self.console.width
        self.console.file.write("\r\033[K" + "\033[A\033[K" * rows)
        self.console.file.flush()

    def forget(self) -> None:
        """Drop what was typed so far, but for what answers no question."""
        if not self.edits:
            super().forget()
            return
        typed = self._typed + self.drain()
        while typed and typed[-1] not in "\r\n" and _is_typed(PIECE_SECONDS):
            typed += self.drain()
        *lines, rest = re.split(r"[\r\n]", typed)
        self._kept += filter(self.keeps, map(_rubbed, lines))
        self._typed = rest if self.keeps(rest) else ""

    def ask(self, prompt: Text | Callable[[], Text]) -> str:
        """The line that is typed after the prompt, which is made anew when there was news; Changed if it is not asked
        any more.  EOFError if there is no line any more.
        """
        make = prompt if callable(prompt) else lambda: prompt
        self.hear()
        return self._edited(make) if self.edits else self._piped(make)

    def _edited(self, make: Callable[[], Text]) -> str:
        if self._kept:
            line = self._kept.popleft()
            self.console.print(Text.assemble(make(), line))
            return line
        while True:
            try:
                return self._line(make())
            except _Again:
                continue
            except Changed:
                self._typed = self._typed if self.keeps(self._typed) else ""
                raise

    def _line(self, prompt: Text) -> str:
        """One line, in which what was typed before the news stands already."""
        self._prompt_width = prompt.cell_len
        return super().ask(prompt)

    def _edit(self, prompt: str) -> str:
        assert READLINE is not None
        typed, self._typed = self._typed, ""
        self._whole.clear()

        def begin() -> None:
            assert READLINE is not None
            READLINE.insert_text(typed)
            self._reading = True  # at last: an interruption before would be lost, and with it what was typed

        READLINE.set_startup_hook(begin)
        try:
            # Not by a call of Python's: after that it could be interrupted before the line is put away.
            self._whole.extend(map(input, [prompt]))
            return self._whole[0]
        finally:
            self._reading = False
            READLINE.set_startup_hook(None)

    def _piped(self, make: Callable[[], Text]) -> str:
        """Lines that need not be typed by a person: none is lost, and each answers what is asked then."""
        if self._reader is None:
            self._reader = threading.Thread(target=self._read_on, daemon=True)
            self._reader.start()
        self.console.print(make(), end="")
        while True:
            with self._there:
                self._there.wait_for(lambda: self._lines or not self._inbox.empty)
            try:
                if self.hear():
                    self.console.print(make(), end="")
            except Changed:
                self.console.print()
                raise
            with self._there:
                if not self._lines:
                    continue
                line = self._lines[0]
                if line is None:
                    raise EOFError
                self._lines.popleft()
            if not self.attended:
                self.console.print(line, markup=False)
            return line.strip()

    def _read_on(self) -> None:
        for line in sys.stdin:
            with self._there:
                self._lines.append(line.rstrip("\n"))
                self._there.notify_all()
        with self._there:
            self._lines.append(None)
            self._there.notify_all()


def _is_typed(seconds: float) -> bool:
    """Whether there are keys to be read, or will be in so short a time."""
    return bool(select.select([sys.stdin], [], [], seconds)[0])


def _rubbed(line: str) -> str:
    """A line as it stands after the keys that take back a letter."""
    found: list[str] = []
    for letter in line:
        if letter in "\b\x7f":
            del found[-1:]
        elif letter.isprintable():
            found.append(letter)
    return "".join(found)
