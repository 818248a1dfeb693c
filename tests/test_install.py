"""The package as others install it: from an archive and a wheel, without extras, and on a system that is no Unix."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import signoria

ROOT = Path(__file__).parent.parent
BACKEND = "from setuptools import build_meta; import sys; getattr(build_meta, sys.argv[1])(sys.argv[2])"


def run(*command: object, cwd: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    known = {**os.environ, "LANG": "C.UTF-8", **environment}
    return subprocess.run(
        [*map(str, command)], cwd=cwd, env=known, capture_output=True, text=True, timeout=300, check=False
    )


def built(what: str, project: Path, into: Path) -> Path:
    """What the build backend makes of a project: an archive or a wheel.  Compiled is only what `./signoria` has not."""
    kept = str(ROOT / ".signoria" / "cache")
    done = run(sys.executable, "-c", BACKEND, f"build_{what}", into, cwd=project, SIGNORIA_CACHE=kept)
    assert done.returncode == 0, done.stdout + done.stderr
    (made,) = into.glob("signoria-*")
    return made


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel, made from an archive of the source, made from a copy of it."""
    folder = tmp_path_factory.mktemp("package")
    copy, archives, wheels = (folder / name for name in ("copy", "archives", "wheels"))
    unneeded = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so")
    shutil.copytree(ROOT / "src", copy / "src", ignore=unneeded)
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, copy)
    archives.mkdir()
    wheels.mkdir()
    with tarfile.open(built("sdist", copy, archives)) as archive:
        archive.extractall(folder / "unpacked", filter="data")
    (unpacked,) = (folder / "unpacked").iterdir()
    return built("wheel", unpacked, wheels)


def needed(requirements: list[str]) -> Iterator[str]:
    """The names of all distributions that these requirements ask for, without any extra."""
    for each in map(Requirement, requirements):
        if each.marker is None or each.marker.evaluate({"extra": ""}):
            yield each.name
            yield from needed(distribution(each.name).requires or [])


def environment(folder: Path, asked: list[str]) -> Path:
    """The Python of a fresh environment with what these requirements ask for, and nothing else."""
    assert run(sys.executable, "-m", "venv", "--without-pip", folder, cwd=ROOT).returncode == 0
    (site,) = folder.glob("lib/python*/site-packages")
    found = [distribution(name) for name in needed(asked)]
    tops = {Path(str(each.locate_file(file.parts[0]))) for each in found for file in each.files or []}
    for top in tops:
        if top.name not in ("..", "__pycache__"):
            (site / top.name).symlink_to(top)
    return folder / "bin" / "python"


@pytest.fixture(scope="module")
def alone(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of a fresh environment with the wheel in it, and what it needs, and nothing else."""
    folder = tmp_path_factory.mktemp("environment")
    with zipfile.ZipFile(wheel) as opened:
        (metadata,) = (name for name in opened.namelist() if name.endswith("/METADATA"))
        lines = opened.read(metadata).decode().split("\n\n")[0].splitlines()
    asked = [line.removeprefix("Requires-Dist: ") for line in lines if line.startswith("Requires-Dist: ")]
    python = environment(folder, asked)
    # With --no-index pip finds nothing more: all that the wheel declares must be there.
    done = run(
        sys.executable, "-m", "pip", "--python", python, "install", "--no-index", "--no-compile", wheel, cwd=folder
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return python


def test_the_build_sees_all_types_with_what_it_declares(tmp_path: Path) -> None:
    """`pip install .` builds in an environment of its own, with nothing in it but what the build requires."""
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["build-system"]["requires"]
    python = environment(tmp_path / "environment", declared)
    sources = (ROOT / "src").rglob("*.py")
    compiled = [file for file in sources if "\n# Compiled with mypyc.\n" in file.read_text(encoding="utf-8")]
    assert compiled
    done = run(python, "-m", "mypy", "--cache-dir", tmp_path / "cache", *compiled, cwd=ROOT)
    assert done.returncode == 0, done.stdout


def test_a_wheel_holds_all_that_the_source_holds(wheel: Path) -> None:
    files = [file for file in (ROOT / "src").rglob("*") if file.is_file() and file.suffix != ".so"]
    wanted = {file.relative_to(ROOT / "src").as_posix() for file in files if "__pycache__" not in file.parts}
    wanted = {name for name in wanted if ".egg-info/" not in name}
    held = set(zipfile.ZipFile(wheel).namelist())
    assert wanted - held == set()
    assert len([name for name in held if "signoria/" in name and name.endswith(".ftl")]) == 32
    assert any(name.startswith("signoria/core/state.") and name.endswith(".so") for name in held) == signoria.compiled
    assert {name.split("/")[0].split(".")[0].split("-")[0] for name in held} <= {"signoria", "signoria__mypyc"}


def test_the_library_alone_plays_games(alone: Path, tmp_path: Path) -> None:
    program = """
import signoria, sys
from signoria import Play, Seeded
from signoria.bots import make, run
from signoria.core import record
from signoria.testing.examples import examples, folder
from signoria.texts import Words
for name in signoria.GAMES:
    game = signoria.game(name)
    play = Play(game, game.suggest({}))
    names = list(game.bots)
    run(play, [make(names[0], play, seat, Seeded(seat)) for seat in range(len(play.names))], Seeded(7))
    assert play.state.over and record.encode(record.record(play))
    assert Words("it", [game.texts]).called(f"{name}-title", name)
    titles = Words("it", [folder(game)])
    assert len(examples(game)) > 80 and all(titles.has(f"{name}-example-{each}") for each in examples(game))
assert not {"rich", "openskill", "yaml", "mypy", "pytest"} & set(sys.modules)
print(signoria.compiled, signoria.__file__)
"""
    done = run(alone, "-c", program, cwd=tmp_path)
    assert done.stderr == ""
    assert done.stdout.startswith(f"{signoria.compiled} {alone.parent.parent}")


@pytest.mark.parametrize(
    ("command", "extra"),
    [
        (["play", "coup"], "terminal"),
        (["bots"], "terminal"),
        ([], "terminal"),
        (["arena", "coup", "--bots", "honest"], "arena"),
        (["check", "."], "scenarios"),
    ],
)
def test_a_command_whose_extra_is_missing_says_so_in_one_sentence(
    alone: Path, tmp_path: Path, command: list[str], extra: str
) -> None:
    done = run(alone.with_name("signoria"), *command, cwd=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("signoria: This needs ")
    assert done.stderr.endswith(f'comes with the extra “{extra}”: pip install "signoria[{extra}]"\n')
    assert done.stderr.count("\n") == 1


def test_what_needs_no_extra_works_without(alone: Path, tmp_path: Path) -> None:
    version = run(alone.with_name("signoria"), "--version", cwd=tmp_path)
    assert version.stdout.startswith(f"signoria {signoria.__version__} (")
    assert run(alone.with_name("signoria"), "schema", cwd=tmp_path).stdout.startswith("{")


NO_UNIX = """
import os, signal, sys
for name in ("fcntl", "grp", "pty", "pwd", "readline", "resource", "termios", "tty"):
    sys.modules[name] = None
del os.killpg, os.fork, os.setsid, signal.pthread_sigmask, signal.SIGHUP, signal.SIGKILL
from signoria.cli.main import main
sys.exit(main(sys.argv[1:]))
"""


def elsewhere(*arguments: object, cwd: Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    """The command on a system that lacks what only a Unix has."""
    command = [sys.executable, "-c", NO_UNIX, *map(str, arguments)]
    return subprocess.run(
        command,
        cwd=cwd,
        env={**os.environ, "LANG": "C.UTF-8"},
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_playing_needs_no_unix(tmp_path: Path) -> None:
    played = elsewhere("play", "coup", "--bots", "honest,honest", "--players", 2, "--save", tmp_path, cwd=tmp_path)
    assert (played.returncode, played.stderr) == (0, "")
    seen = elsewhere("replay", tmp_path / "0001.json", "--json", cwd=tmp_path)
    assert (seen.returncode, seen.stderr) == (0, "")
    table = elsewhere("play", "coup", "--seed", 4, cwd=tmp_path, typed="income\nq\n")
    assert (table.returncode, table.stderr) == (0, "")
    assert "You have left the table." in table.stdout
    listed = elsewhere("bots", cwd=tmp_path)
    assert (listed.returncode, listed.stderr) == (0, "")


def test_what_needs_a_unix_says_so_in_one_sentence(tmp_path: Path) -> None:
    out = tmp_path / "out"
    arena = elsewhere("arena", "coup", "--bots", "honest,random", "--games", 4, "--out", out, cwd=tmp_path)
    told = "signoria: Tournaments can be played only on Linux, macOS or another Unix.\n"
    assert (arena.returncode, arena.stdout, arena.stderr) == (2, "", told)
    assert not out.exists()
    program = elsewhere("play", "coup", "--program", f"mine={sys.executable} bot.py", "--bots", "mine", cwd=tmp_path)
    told = "signoria: Programs from outside can take part only on Linux, macOS or another Unix.\n"
    assert (program.returncode, program.stdout, program.stderr) == (2, "", told)


@pytest.mark.parametrize(
    ("note", "told"),
    [
        (None, "uncompiled: slow"),
        ('{"why": "no-compiler"}', "uncompiled: slow, because no C compiler was found when it was installed"),
        ('{"why": "failed", "said": "no luck"}', "uncompiled: slow, because the C compiler failed .* \\(no luck\\)"),
    ],
)
def test_the_version_tells_why_the_rules_are_not_compiled(tmp_path: Path, note: str | None, told: str) -> None:
    copied = shutil.ignore_patterns("__pycache__", "*.so")
    shutil.copytree(ROOT / "src" / "signoria", tmp_path / "signoria", ignore=copied)
    if note:
        (tmp_path / "signoria" / "uncompiled.json").write_text(note)
    program = "from signoria.cli import installed; from signoria.texts import Words; print(installed.how(Words('en')))"
    done = run(sys.executable, "-c", program, cwd=tmp_path)
    assert done.stderr == ""
    assert re.fullmatch(told, done.stdout.strip())
