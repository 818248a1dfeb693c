"""How the rules are compiled, tried on a package of three modules: what is compiled again, and why it fails."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

COMPILED = '"""A module."""\n\n# Compiled with mypyc.\n\n\ndef number() -> int:\n    return {number}\n'


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A package with two compiled modules in two folders, and one that is not compiled and sees one of them."""
    shutil.copy(ROOT / "setup.py", tmp_path)
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "signoria"\nversion = "0.1.0"\n')
    package = tmp_path / "src" / "signoria"
    for folder in ("core", "bots"):
        (package / folder).mkdir(parents=True)
        (package / folder / "__init__.py").write_text("")
    (package / "__init__.py").write_text("")
    (package / "core" / "one.py").write_text(COMPILED.format(number=1))
    (package / "bots" / "two.py").write_text(COMPILED.format(number=2))
    (package / "bots" / "plain.py").write_text("from signoria.core.one import number\n")
    return tmp_path


def build(project: Path, **environment: str) -> str:
    """Build it; what was said."""
    known = {**os.environ, "SIGNORIA_CACHE": str(project / "cache"), **environment}
    done = subprocess.run(
        [sys.executable, "setup.py", "-q", "build", "--build-base", str(project / "build")],
        cwd=project,
        env=known,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def numbers(project: Path) -> list[object]:
    """What the modules say, and which of them are compiled."""
    program = (
        "import json; from signoria.core import one; from signoria.bots import two, plain;"
        "print(json.dumps([one.number(), two.number(), *(m.__file__[-3:] for m in (one, two, plain))]))"
    )
    (lib,) = (project / "build").glob("lib*")
    done = subprocess.run([sys.executable, "-c", program], cwd=lib, capture_output=True, text=True, check=True)
    found: list[object] = json.loads(done.stdout)
    return found


@pytest.mark.slow
def test_only_what_has_changed_is_compiled(project: Path) -> None:
    assert "no-compiler" in build(project, CC="no-such-compiler")
    assert numbers(project) == [1, 2, ".py", ".py", ".py"]

    said = build(project)
    assert not list(project.glob("build/lib*/signoria/uncompiled.json"))
    assert "Compiling the rules: 1 of" in said
    assert "(bots)" in said
    assert numbers(project) == [1, 2, ".so", ".so", ".py"]

    assert "Compiling" not in build(project)

    package = project / "src" / "signoria"
    (package / "bots" / "plain.py").write_text("from signoria.core.one import number as other\n")
    (package / "bots" / "text.ftl").write_text("key = text\n")
    assert "Compiling" not in build(project)
    assert numbers(project) == [1, 2, ".so", ".so", ".py"]

    (package / "bots" / "two.py").write_text(COMPILED.format(number=7))
    said = build(project)
    assert "Compiling the rules: 1 of 1 files (bots)" in said
    assert numbers(project) == [1, 7, ".so", ".so", ".py"]

    (package / "core" / "one.py").write_text('"""No longer."""\n\n\ndef number() -> int:\n    return 3\n')
    build(project)
    assert numbers(project) == [3, 7, ".py", ".so", ".py"]


@pytest.mark.parametrize(
    ("complaint", "why", "said"),
    [
        ("one.c:1:10: fatal error: Python.h: No such file or directory", "no-headers", ""),
        ("cc: note\ncc: error: no luck today\ncc: bye", "failed", "cc: error: no luck today"),
        ("", "failed", "cc ended with status 3"),
    ],
)
def test_why_a_compiler_fails_is_noted_and_the_rules_run_uncompiled(
    project: Path, complaint: str, why: str, said: str
) -> None:
    compiler = project / "cc"
    compiler.write_text(f"#!/bin/sh\ntest \"$1\" = --version && exit 0\nprintf '%s' '{complaint}' >&2\nexit 3\n")
    compiler.chmod(0o755)
    build(project, CC="cc", PATH=f"{project}:{os.environ['PATH']}")
    (note,) = project.glob("build/lib*/signoria/uncompiled.json")
    assert json.loads(note.read_text()) == {"why": why, "said": said}
    assert numbers(project) == [1, 2, ".py", ".py", ".py"]


@pytest.mark.slow
def test_a_mistake_in_the_rules_stops_the_build(project: Path) -> None:
    (project / "src" / "signoria" / "core" / "one.py").write_text(COMPILED.format(number="'one'"))
    with pytest.raises(AssertionError, match=r"one\.py:7: error: Incompatible return value type"):
        build(project)
