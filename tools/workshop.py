"""The folder .signoria, in which everything is made: notes of what was done, hashes, commands that are watched."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

MADE = ("__pycache__", "node_modules", "dist")
PAGE = "src/signoria/server/ui"
"""Where the page for browsers lies in the package; in the source a developer may have one, which is never taken."""

PLAIN = re.compile(r"(.*: )?error: ")
"""A line that says what is wrong, in the manner of compilers."""

SECONDS = 5
"""Where nobody watches, what goes on is told so often."""


class Failed(Exception):
    """A step that could not be done; the message is for people.  `said` is what the command wrote."""

    def __init__(self, message: str, said: list[str] | None = None) -> None:
        super().__init__(message)
        self.said = said or []


class Workshop:
    """The folder .signoria: a virtual environment and notes of what was done."""

    def __init__(self, project: Path) -> None:
        self.project = project
        self.folder = project / ".signoria"
        self.venv = self.folder / "venv"
        self.python = self.venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

    def is_done(self, step: str, made_from: str) -> bool:
        """Whether this step was completed from just this."""
        note = self.folder / f"{step}.done"
        return note.exists() and note.read_text() == made_from

    def note(self, step: str, made_from: str) -> None:
        """This step is complete."""
        (self.folder / f"{step}.done").write_text(made_from)

    def forget(self, *steps: str) -> None:
        """These steps must be done again."""
        for step in steps:
            (self.folder / f"{step}.done").unlink(missing_ok=True)

    def pip(self) -> list[str]:
        """The command to install with."""
        return [str(self.python), "-m", "pip", "install", "--disable-pip-version-check", "--no-input"]


def left_out(folder: str, names: list[str]) -> set[str]:
    """Which of these files and folders are no source, but were made from it."""
    at = Path(folder)
    return {
        name
        for name in names
        if name in MADE or name.endswith((".egg-info", ".so")) or (at / name).as_posix().endswith(PAGE)
    }


def digest(project: Path, *names: str) -> str:
    """A hash over files, and folders of files, and the Python that runs them."""
    found = hashlib.sha256(f"{sys.version_info[:3]} {sys.prefix}".encode())
    for name in names:
        for file in _sources(project / name):
            found.update(f"{file.relative_to(project)}\0".encode())
            found.update(hashlib.sha256(file.read_bytes()).digest())
    return found.hexdigest()


def _sources(path: Path) -> list[Path]:
    if not path.is_dir():
        return [path]
    found = []
    for at, folders, names in os.walk(path):
        made = left_out(at, [*folders, *names])
        folders[:] = [name for name in folders if name not in made]
        found += [Path(at, name) for name in names if name not in made]
    return sorted(found)


def run(
    command: list[str], what: str, cwd: Path, tells: re.Pattern[str] | None = None, aside: bool = False, **more: str
) -> None:
    """Run a command with more in its environment, showing what it does; Failed, with the reason, if it fails.

    `tells` picks what is worth showing from its output.  What runs `aside` shows nothing.
    """
    begin = shown = time.monotonic()
    watched = sys.stderr.isatty() and not aside
    process = subprocess.Popen(
        command,
        cwd=cwd,
        env={**os.environ, **more},
        stdin=subprocess.DEVNULL if aside else None,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert process.stdout is not None
    lines: list[str] = []
    if not aside:
        print(f"  {what} …", end="\n" if not watched else "", file=sys.stderr, flush=True)
    try:
        for line in process.stdout:
            lines.append(line.rstrip())
            told = tells.match(line) if tells else None
            if aside or (tells and not told):
                continue
            now = told[1] if told else line.strip()
            if watched:
                room = max(shutil.get_terminal_size().columns - len(what) - 8, 0)
                print(f"\r\033[K  {what} … \033[2m{now[:room]}\033[0m", end="", file=sys.stderr, flush=True)
            elif told and time.monotonic() - shown > SECONDS:
                shown = time.monotonic()
                print(f"    {now}", file=sys.stderr, flush=True)
        status = process.wait()
    except BaseException:
        process.kill()
        process.wait()
        raise
    if watched:
        print(f"\r\033[K  {what} … {time.monotonic() - begin:.0f} s", file=sys.stderr)
    if status:
        reason = "\n".join(f"    {line}" for line in why_failed(lines))
        raise Failed(f"{what}: failed\n{reason}", lines)


def why_failed(lines: list[str]) -> list[str]:
    """The lines of a failed command's output that say why."""
    # What follows these words is pip's, and says only that something went wrong.
    ends = (number for number, line in enumerate(lines) if "subprocess-exited-with-error" in line)
    said = [line.strip() for line in lines[: next(ends, None)]]
    return [line for line in said if PLAIN.match(line)][:10] or said[-15:]


@contextmanager
def alone(workshop: Workshop) -> Iterator[None]:
    """Only one set-up at a time in this folder; the lock goes with the process that holds it."""
    workshop.folder.mkdir(exist_ok=True)
    with (workshop.folder / "lock").open("w") as lock:
        try:
            import fcntl
        except ImportError:
            yield
            return
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
