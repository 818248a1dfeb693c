"""What the documents promise: their programs run, their scenario holds, their links lead somewhere."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from signoria.cli.main import _parser
from signoria.testing.scenarios import Scenario
from signoria.texts import Words

ROOT = Path(__file__).parent.parent
DOCUMENTS = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), *(ROOT / "src").rglob("*.md")]


def blocks(document: str, language: str) -> list[str]:
    text = (ROOT / document).read_text(encoding="utf-8")
    return re.findall(rf"```{language}\n(.*?)```", text, flags=re.DOTALL)


@pytest.mark.parametrize(
    ("document", "number"),
    [("README.md", 0), ("README.md", 1), ("docs/library.md", 0), ("docs/library.md", 1), ("docs/records.md", 0)],
)
def test_the_programs_run(
    document: str, number: int, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    program = blocks(document, "python")[number]
    exec(compile(program, document, "exec"), {"__name__": "program"})
    out = capsys.readouterr().out
    if document == "README.md":
        assert len([line for line in program.splitlines() if line.strip()]) <= 10
    if (document, number) == ("README.md", 0):
        assert sum(map(int, re.findall(r"\d+", out))) == 10_000
    assert out


def test_the_scenario_holds() -> None:
    Scenario(ROOT / "docs" / "scenarios.md", blocks("docs/scenarios.md", "yaml")[0]).run()


def test_the_commands_exist() -> None:
    from signoria import games

    words = Words.across("en", {name: games.get(name).texts for name in games.GAMES})
    commands = [
        shlex.split(line, comments=True)[1:]
        for block in blocks("README.md", "sh")
        for line in block.splitlines()
        if line.startswith("./signoria")
    ]
    assert len(commands) > 5
    for command in commands:
        if command[:1] != ["test"]:
            _parser(words).parse_args(command)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_links_lead_somewhere(document: Path) -> None:
    for link in re.findall(r"\]\(([^)#]+)\)", document.read_text(encoding="utf-8")):
        assert (document.parent / link).exists(), link


@pytest.mark.parametrize(("game", "rulings_of_the_specification"), [("coup", 16), ("medici", 9), ("princeps", 16)])
def test_every_ruling_names_its_scenario(game: str, rulings_of_the_specification: int) -> None:
    rules = (ROOT / "src/signoria/games" / game / "RULES.md").read_text(encoding="utf-8")
    rulings = re.findall(r"^(\d+)\. (.*?)(?=^\d+\. |^Ours)", rules.split("## Rulings")[1], flags=re.M | re.DOTALL)
    assert [int(number) for number, _ in rulings] == list(range(1, rulings_of_the_specification + 1))
    for number, text in rulings:
        assert "scenario" in text, number
