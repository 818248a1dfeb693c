"""`./signoria test`: every check of the project, each in its own process; standard library only."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

import browser
import page
from workshop import Workshop

CHECKS = {
    "Types": ["-m", "mypy"],
    "Scenarios": ["-m", "signoria", "check", "scenarios"],
    "Layers": ["-c", "import sys; from importlinter.cli import lint_imports_command as c; sys.exit(c())"],
    "Style": ["-m", "ruff", "check", "."],
    "Format": ["-m", "ruff", "format", "--check", "."],
}
"""What Python checks; those that take longest first."""

BROWSER = "Browser"
"""What npm checks: types, style and tests of the page for browsers."""

PARALLEL = ("-q", "-n", "3", "--dist", "worksteal")
TESTS = (*PARALLEL, "-m", "not elsewhere")
"""All that need no other browser; many wait for clocks and other processes, so there is one more at a time than the
two cores of the smallest machine, each with neighbours, which share servers and browsers."""

QUICK = (*PARALLEL, "-m", "not elsewhere and not slow")
"""For daily work: without the tests that take long and that few changes break."""

ELSEWHERE = ("-q", "tests/test_other_browsers.py", "-k")
"""In browsers of other kinds, those of these names."""


def main(workshop: Workshop, arguments: list[str]) -> int:
    """Run all checks and all tests, `--quick` the quick ones; with other arguments only those tests.

    `--browsers all`, or the name of one, runs the tests in other browsers than Chromium.

    0 if all pass, 2 if there is no browser to run them all.
    """
    if arguments[:1] == ["--browsers"]:
        return _elsewhere(workshop, arguments[1:])
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    quick = arguments == ["--quick"]
    whole = quick or not arguments
    chrome = browser.get(workshop.python) if whole else browser.find()
    if chrome is not None:
        environment["SIGNORIA_CHROME"] = chrome
    elif whole:
        print(f"signoria: {browser.MISSING}", file=sys.stderr)
        return 2
    failed = []

    def check(name: str) -> None:
        begin = time.monotonic()
        passes, said = _page(workshop) if name == BROWSER else _python(workshop, CHECKS[name], environment)
        told = f"{name}: {'passes' if passes else 'FAILS'} ({time.monotonic() - begin:.0f} s)\n"
        if not passes:
            failed.append(name)
            told += said
        print(told, end="", flush=True)

    if whole:
        with ThreadPoolExecutor(2) as pool:
            list(pool.map(check, (BROWSER, *CHECKS)))
    tests = QUICK if quick else arguments or TESTS
    command = [str(workshop.python), "-m", "pytest", *tests]
    if subprocess.run(command, cwd=workshop.project, env=environment, check=False).returncode:
        failed.append("Tests")
    if failed:
        print(f"Failed: {', '.join(failed)}", file=sys.stderr)
    return 1 if failed else 0


def _elsewhere(workshop: Workshop, wanted: list[str]) -> int:
    """Run the tests in these other browsers: 0 if all pass, 2 if a browser is missing."""
    names = list(browser.OTHERS) if wanted == ["all"] else wanted
    if not names or not set(names) <= set(browser.OTHERS):
        print(f"signoria: --browsers takes all, {' or '.join(browser.OTHERS)}.", file=sys.stderr)
        return 2
    missing = [name for name in names if not browser.get_other(name)]
    for name in missing:
        print(f"signoria: {browser.MISSING_OTHER[name]}", file=sys.stderr)
    if missing:
        return 2
    command = [str(workshop.python), "-m", "pytest", *ELSEWHERE, " or ".join(names)]
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    return 1 if subprocess.run(command, cwd=workshop.project, env=environment, check=False).returncode else 0


def _python(workshop: Workshop, arguments: list[str], environment: dict[str, str]) -> tuple[bool, str]:
    done = subprocess.run(
        [str(workshop.python), *arguments],
        cwd=workshop.project,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode == 0, done.stdout + done.stderr


def _page(workshop: Workshop) -> tuple[bool, str]:
    found = page.find_npm(workshop)
    if found is None or not workshop.is_done("page-packages", page.packages(workshop.project, development=True)):
        return False, "  The packages that it needs could not be fetched.\n"
    npm, more = found
    done = subprocess.run(
        [*npm, "run", "check"],
        cwd=page.copy(workshop),
        env={**os.environ, "NO_COLOR": "1", **more},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    # Mistakes are mended in the source, not in its copy.
    said = (done.stdout + done.stderr).replace(str(page.copy(workshop)), str(workshop.project / page.SOURCE))
    return done.returncode == 0, said
