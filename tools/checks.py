"""`./signoria test`: every check of the project, each in its own process; standard library only."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

CHECKS = {
    "Types": ["-m", "mypy"],
    "Scenarios": ["-m", "signoria", "check", "scenarios"],
    "Layers": ["-c", "import sys; from importlinter.cli import lint_imports_command as c; sys.exit(c())"],
    "Style": ["-m", "ruff", "check", "."],
    "Format": ["-m", "ruff", "format", "--check", "."],
}
"""Each check's command; those that take longest first."""

TESTS = ("-q", "-n", "2")
QUICK = (*TESTS, "-m", "not slow")
"""For daily work: without the tests that take long and that few changes break."""


def main(project: Path, python: Path, arguments: list[str]) -> int:
    """Run all checks and all tests, `--quick` the quick ones; with other arguments only those tests.  0 if all pass."""
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    failed = []

    def check(name: str) -> None:
        begin = time.monotonic()
        done = subprocess.run(
            [str(python), *CHECKS[name]], cwd=project, env=environment, capture_output=True, text=True, check=False
        )
        told = f"{name}: {'passes' if done.returncode == 0 else 'FAILS'} ({time.monotonic() - begin:.0f} s)\n"
        if done.returncode:
            failed.append(name)
            told += done.stdout + done.stderr
        print(told, end="", flush=True)

    quick = arguments == ["--quick"]
    if quick or not arguments:
        with ThreadPoolExecutor(2) as pool:
            list(pool.map(check, CHECKS))
    tests = QUICK if quick else arguments or TESTS
    if subprocess.run([str(python), "-m", "pytest", *tests], cwd=project, env=environment, check=False).returncode:
        failed.append("Tests")
    if failed:
        print(f"Failed: {', '.join(failed)}", file=sys.stderr)
    return 1 if failed else 0
