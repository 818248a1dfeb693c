"""The set-up behind `./signoria`: standard library only, run by the system's Python.

The work is done in steps.  What each step was made from is hashed, and the hash written down when it is
done: an interrupted set-up goes on where it was, and one that is complete costs a few milliseconds.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

RUNTIME = "requirements/run.txt"
DEVELOPMENT = "requirements/dev.txt"
BUILD_INPUTS = ("pyproject.toml", "setup.py", "README.md", "LICENSE", "src")


class Failed(Exception):
    """A step that could not be done; the message is for people."""


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


def digest(project: Path, *names: str) -> str:
    """A hash over files, and folders of files, and the Python that runs them."""
    found = hashlib.sha256(f"{sys.version_info[:3]} {sys.prefix}".encode())
    for name in names:
        path = project / name
        files = sorted(p for p in path.rglob("*") if p.is_file()) if path.is_dir() else [path]
        for file in files:
            if "__pycache__" not in file.parts and not file.parts[-2].endswith(".egg-info") and file.suffix != ".so":
                found.update(f"{file.relative_to(project)}\0".encode())
                found.update(hashlib.sha256(file.read_bytes()).digest())
    return found.hexdigest()


def run(command: list[str], what: str, cwd: Path) -> None:
    """Run a command, showing that time passes; Failed, with the end of its output, if it fails."""
    begin = time.monotonic()
    show = sys.stderr.isatty()
    process = subprocess.Popen(command, cwd=cwd, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert process.stdout is not None
    lines: list[str] = []
    print(f"  {what} …", end="\n" if not show else "", file=sys.stderr, flush=True)
    try:
        for line in process.stdout:
            lines.append(line.rstrip())
            if show:
                room = max(shutil.get_terminal_size().columns - len(what) - 8, 0)
                print(f"\r\033[K  {what} … \033[2m{line.strip()[:room]}\033[0m", end="", file=sys.stderr, flush=True)
        status = process.wait()
    except BaseException:
        process.kill()
        process.wait()
        raise
    if show:
        print(f"\r\033[K  {what} … {time.monotonic() - begin:.0f} s", file=sys.stderr)
    if status:
        tail = "\n".join(f"    {line}" for line in lines[-15:])
        raise Failed(f"{what}: failed\n{tail}")


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


def set_up(workshop: Workshop, development: bool) -> None:
    """Bring the environment up to date; does nothing where nothing has changed."""
    requirements = DEVELOPMENT if development else RUNTIME
    wanted = {
        "environment": digest(workshop.project),
        "packages": digest(workshop.project, RUNTIME),
        "signoria": digest(workshop.project, *BUILD_INPUTS),
    }
    if development:
        wanted["development"] = digest(workshop.project, DEVELOPMENT)
    if all(workshop.is_done(step, made_from) for step, made_from in wanted.items()):
        return
    with alone(workshop):
        print("Setting up Signoria (once; it takes a minute or two).", file=sys.stderr)
        if not (workshop.is_done("environment", wanted["environment"]) and workshop.python.exists()):
            workshop.forget("packages", "development", "signoria")
            shutil.rmtree(workshop.venv, ignore_errors=True)
            make_environment(workshop)
            workshop.note("environment", wanted["environment"])
        step = "development" if development else "packages"
        if not workshop.is_done(step, wanted[step]):
            install(workshop, ["--requirement", requirements], "Fetching packages")
            if development:
                workshop.note("packages", wanted["packages"])
            workshop.note(step, wanted[step])
        if not workshop.is_done("signoria", wanted["signoria"]):
            workshop.forget("signoria")
            build(workshop)
            workshop.note("signoria", wanted["signoria"])


def make_environment(workshop: Workshop) -> None:
    """A virtual environment of this Python."""
    try:
        import ensurepip  # noqa: F401 (only to see whether it is there)
        import venv  # noqa: F401
    except ImportError:
        raise Failed("This Python has no 'venv' module; on Debian and Ubuntu: apt-get install python3-venv") from None
    python = sys.executable or shutil.which("python3") or "python3"
    run([python, "-m", "venv", str(workshop.venv)], "Making an environment", workshop.project)


def install(workshop: Workshop, what: list[str], title: str) -> None:
    """Let pip install."""
    pip = [str(workshop.python), "-m", "pip", "install", "--disable-pip-version-check", "--no-input"]
    run([*pip, *what], title, workshop.project)


def build(workshop: Workshop) -> None:
    """Compile and install the package from a copy of the source, so that no build leaves files in it."""
    copy = workshop.folder / "build"
    shutil.rmtree(copy, ignore_errors=True)
    copy.mkdir()
    for name in BUILD_INPUTS:
        path = workshop.project / name
        if path.is_dir():
            shutil.copytree(path, copy / name, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so"))
        else:
            shutil.copy2(path, copy / name)
    arguments = ["--no-deps", "--no-build-isolation", "--force-reinstall", str(copy)]
    install(workshop, arguments, "Compiling the rules")
    shutil.rmtree(copy, ignore_errors=True)
    asked = [str(workshop.python), "-c", "import signoria, sys; sys.exit(not signoria.compiled)"]
    if subprocess.run(asked, cwd=workshop.folder, check=False).returncode:
        print("  No C compiler was found: the rules run uncompiled, just as right but slower.", file=sys.stderr)


def main(project: str, arguments: list[str]) -> int:
    """Set up what is needed, then run it; the exit status."""
    workshop = Workshop(Path(project))
    testing = arguments[:1] == ["test"]
    try:
        set_up(workshop, development=testing)
    except Failed as failed:
        print(f"signoria: {failed}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\nInterrupted; run it again to go on.", file=sys.stderr)
        return 130
    except OSError as error:
        print(f"signoria: {error}", file=sys.stderr)
        return 2
    if testing:
        import checks

        return checks.main(workshop.project, workshop.python, arguments[1:])
    command = [str(workshop.python), "-m", "signoria", *arguments]
    if os.name != "nt":
        os.execv(command[0], command)
    return subprocess.call(command)
