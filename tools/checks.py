"""`./signoria test`: every check of the project, each in its own process; standard library only."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

CHECKS = (
    ("Style", ["-m", "ruff", "check", "."]),
    ("Format", ["-m", "ruff", "format", "--check", "."]),
    ("Types", ["-m", "mypy"]),
    ("Layers", ["-c", "import sys; from importlinter.cli import lint_imports_command as c; sys.exit(c())"]),
    ("Scenarios", ["-m", "signoria", "check", "scenarios"]),
)


def main(project: Path, python: Path, arguments: list[str]) -> int:
    """Run all checks, then the tests with the arguments given; 0 if all pass."""
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    failed = []
    if not arguments:
        for name, command in CHECKS:
            begin = time.monotonic()
            done = subprocess.run(
                [str(python), *command], cwd=project, env=environment, capture_output=True, text=True, check=False
            )
            print(
                f"{name}: {'passes' if done.returncode == 0 else 'FAILS'} ({time.monotonic() - begin:.0f} s)",
                flush=True,
            )
            if done.returncode:
                failed.append(name)
                print(done.stdout + done.stderr, flush=True)
    tests = [str(python), "-m", "pytest", *(arguments or ["-q", "-n", "2"])]
    if subprocess.run(tests, cwd=project, env=environment, check=False).returncode:
        failed.append("Tests")
    if failed:
        print(f"Failed: {', '.join(failed)}", file=sys.stderr)
    return 1 if failed else 0
