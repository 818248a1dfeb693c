"""What a person types: lines with editing and a history, each an answer to something that was seen."""

from __future__ import annotations

import os
import re
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from types import ModuleType
from typing import Any

from rich.console import Console
from rich.text import Text


def _module(name: str) -> ModuleType | None:
    """A module that not every system has."""
    try:
        return import_module(name)
    except ImportError:
        return None


READLINE = _module("readline")
"""What edits lines, where there is such a thing."""
_TERMIOS = _module("termios")


class Keyboard:
    """Reads lines from the standard input; at a terminal they can be edited, and earlier ones called back."""

    def __init__(self, console: Console) -> None:
        self.console = console

    @property
    def attended(self) -> bool:
        """Whether a person sits at it."""
        return sys.stdin.isatty() and sys.stdout.isatty()

    def forget(self) -> None:
        """Drop what was typed so far: it answers nothing that could be seen."""
        if _TERMIOS is not None and self.attended:
            with suppress(_TERMIOS.error):
                _TERMIOS.tcflush(sys.stdin, _TERMIOS.TCIFLUSH)

    def drain(self) -> str:
        """Take what was typed so far, also a line that is not whole."""
        if _TERMIOS is None or not self.attended:
            return ""
        found = b""
        with suppress(_TERMIOS.error, OSError):
            usual = _TERMIOS.tcgetattr(sys.stdin)
            at_once = [list(part) if isinstance(part, list) else part for part in usual]
            at_once[3] &= ~_TERMIOS.ICANON
            at_once[6][_TERMIOS.VMIN] = at_once[6][_TERMIOS.VTIME] = 0
            _TERMIOS.tcsetattr(sys.stdin, _TERMIOS.TCSANOW, at_once)
            try:
                while read := os.read(sys.stdin.fileno(), 4096):
                    found += read
            finally:
                _TERMIOS.tcsetattr(sys.stdin, _TERMIOS.TCSANOW, usual)
        return found.decode(errors="replace")

    @contextmanager
    def silent(self) -> Iterator[None]:
        """Meanwhile what is typed is not shown."""
        if _TERMIOS is None or not self.attended:
            yield
            return
        usual = _TERMIOS.tcgetattr(sys.stdin)
        quiet = [*usual[:3], usual[3] & ~_TERMIOS.ECHO, *usual[4:]]
        _TERMIOS.tcsetattr(sys.stdin, _TERMIOS.TCSADRAIN, quiet)
        try:
            yield
        finally:
            with suppress(_TERMIOS.error):
                _TERMIOS.tcsetattr(sys.stdin, _TERMIOS.TCSADRAIN, usual)

    def ask(self, prompt: Text | Callable[[], Text]) -> str:
        """The line that is typed after this prompt; EOFError if there is none any more."""
        shown = prompt() if callable(prompt) else prompt
        try:
            if not self.attended or READLINE is None:
                return self.console.input(shown).strip()
            with self.console.capture() as captured:
                self.console.print(shown, end="")
            with self._stoppable(captured.get()):
                return self._edit(re.sub(r"(\x1b\[[0-9;]*m)", "\x01\\1\x02", captured.get())).strip()
        except OSError as error:  # the terminal is gone
            raise EOFError from error

    def _edit(self, prompt: str) -> str:
        """The line that is edited after this prompt."""
        return input(prompt)

    @contextmanager
    def _stoppable(self, prompt: str) -> Iterator[None]:
        """Meanwhile Ctrl-Z leaves the terminal as it was, and who comes back sees the prompt and the line again."""
        if _TERMIOS is None:
            yield
            return
        usual = _TERMIOS.tcgetattr(sys.stdin)

        def stop(number: int, frame: Any) -> None:
            assert _TERMIOS is not None
            assert READLINE is not None
            editing = _TERMIOS.tcgetattr(sys.stdin)
            _TERMIOS.tcsetattr(sys.stdin, _TERMIOS.TCSADRAIN, usual)
            signal.signal(number, signal.SIG_DFL)
            os.kill(os.getpid(), number)  # here it stands still, until it is told to go on
            signal.signal(number, stop)
            _TERMIOS.tcsetattr(sys.stdin, _TERMIOS.TCSADRAIN, editing)
            sys.stdout.write(f"{prompt}{READLINE.get_line_buffer()}")
            sys.stdout.flush()

        before = signal.signal(signal.SIGTSTP, stop)
        try:
            yield
        finally:
            signal.signal(signal.SIGTSTP, before)
