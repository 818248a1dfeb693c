"""A real terminal with the command in it, as a person has it."""

from __future__ import annotations

import os
import re
import signal
import sys
import time
from pathlib import Path

import pexpect

PROMPT = "▸ "
REMATCH = "Another game at this table?"


def spawn(*arguments: str, columns: int = 80, rows: int = 40, **more: str) -> pexpect.spawn[str]:
    """The command in a terminal of this size, with more in its environment."""
    environment = {**os.environ, "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "TERM": "xterm", "NO_COLOR": "1", **more}
    for size in ("COLUMNS", "LINES"):
        environment.pop(size, None)
    return pexpect.spawn(
        sys.executable,
        ["-m", "signoria", *arguments],
        env=environment,
        dimensions=(rows, columns),
        encoding="utf-8",
        timeout=30,
        preexec_fn=_hear_interrupts,
    )


def _hear_interrupts() -> None:
    """Also where the tests themselves were started without, such as in the background."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def plain(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", text)


def interrupt(terminal: pexpect.spawn[str]) -> None:
    """Ctrl-C, once the program waits for what is typed: a moment before, Python would hear it only after a line."""
    end = time.monotonic() + 30
    while Path(f"/proc/{terminal.pid}/stat").read_text().rpartition(")")[2].split()[0] != "S":
        assert time.monotonic() < end
        time.sleep(0.01)
    terminal.sendcontrol("c")


def finish(terminal: pexpect.spawn[str], begin: str | None = None) -> str:
    """Answer with the first move, with the example of a play in steps, or with what ends a phase, until it is over;
    then leave.  `begin` answers a question that is shown already.
    """
    if begin is not None:
        terminal.sendline(begin)
    seen = ""
    answers = 0
    while terminal.expect([PROMPT, pexpect.EOF]) == 0:
        seen += terminal.before or ""
        shown = plain(terminal.before or "")
        terminal.sendline("q" if REMATCH in shown else answer(shown, ending=answers % 3 > 0))
        answers += 1
        assert answers < 1000, shown
    return plain(seen + (terminal.before or ""))


def answer(shown: str, *, ending: bool = False) -> str:
    """An answer to the last question that is shown: what ends a phase, the example, or the first key."""
    asked = shown.rsplit("╯", 1)[-1]
    example = re.search(r"several \(([^)]*)\)", asked)
    last = re.findall(r"(\w+)  (?:Be done with|Be ready|End your|Draw, until)", asked)
    keys = re.findall(r"^ *(\w+)  \S|^ +([a-z]\d+) \S", asked, flags=re.M)
    if last and ending:
        return str(last[-1])
    return example[1] if example else "".join(keys[0])
