"""What is written for those who host a server: it names only what there is."""

from __future__ import annotations

import configparser
import re
import shlex
from pathlib import Path

import pytest

from signoria.cli.main import _parser
from signoria.server.schema import page
from signoria.texts import Words

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"


def understood(command: list[str]) -> None:
    """The words after `-m signoria` are a command that there is."""
    words = command[command.index("signoria") + 1 :]
    parsed = _parser(Words("en")).parse_args(words)
    assert parsed.command == "serve"
    assert parsed.no_browser


def test_the_unit_starts_the_server() -> None:
    unit = configparser.ConfigParser(interpolation=None, strict=True)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read(DEPLOY / "signoria.service")
    command = shlex.split(unit["Service"]["ExecStart"])
    understood(command)
    assert f"/var/lib/{unit['Service']['StateDirectory']}" == command[command.index("--data") + 1]
    assert unit["Install"]["WantedBy"] == "multi-user.target"


def test_the_container_is_made_of_files_that_there_are() -> None:
    text = (DEPLOY / "Containerfile").read_text()
    copied = [line.split()[1:-1] for line in text.splitlines() if line.startswith("COPY ") and "--from" not in line]
    for names in copied:
        assert all((ROOT / name).exists() for name in names)
    assert (ROOT / "requirements/run.txt").exists()
    entry = re.search(r"^ENTRYPOINT \[(.*)\]$", text, flags=re.M)
    assert entry is not None
    command = [word.strip().strip('"') for word in entry[1].split(",")]
    understood(command)
    assert f"EXPOSE {command[command.index('--port') + 1]}" in text


@pytest.mark.parametrize("name", ["nginx.conf", "Caddyfile"])
def test_the_proxies_lead_to_where_the_unit_listens(name: str) -> None:
    text = (DEPLOY / name).read_text()
    assert "127.0.0.1:8080" in text
    assert text.count("{") == text.count("}")
    unit = (DEPLOY / "signoria.service").read_text()
    assert "--host 127.0.0.1 --port 8080" in unit
    assert "--proxy 127.0.0.1" in unit


def test_the_page_of_the_protocol_is_what_the_types_say() -> None:
    assert (ROOT / "docs/protocol.md").read_text() == page()
