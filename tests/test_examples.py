"""The examples of the rules: made from the scenarios, told by a server, each to its end, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from signoria import GAMES, games
from signoria.server.examples import refusals
from signoria.testing.examples import examples, folder, made
from signoria.texts import LANGUAGES, Words
from tests.tables import Server, serving

SCENARIOS = Path(__file__).parent.parent / "scenarios"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("examples") / "data", "--no-limits") as found:
        yield found


def told(server: Server, path: str) -> dict[str, Any]:
    status, _, answer = server.ask(path)
    assert status == 200, answer
    found = msgspec.json.decode(answer)
    assert isinstance(found, dict)
    return found


@pytest.mark.parametrize("name", GAMES)
def test_examples_are_what_the_scenarios_say(name: str) -> None:
    """If not, `python -m signoria.testing.examples` makes them anew; a scenario that no section has is a KeyError."""
    game = games.get(name)
    rows, titles = made(game, SCENARIOS / name)
    assert (folder(game) / "games.json").read_bytes() == rows
    assert (folder(game) / "en.ftl").read_text(encoding="utf-8") == titles


@pytest.mark.parametrize("name", GAMES)
def test_every_example_belongs_to_a_section_that_the_rules_have(name: str) -> None:
    game = games.get(name)
    words = Words("en", [game.texts])
    sections = [each.section for each in examples(game).values()]
    assert sections == sorted(sections)
    assert [number for number in sections if not words.has(f"{name}-rules-{number}-title")] == []


@pytest.mark.parametrize("name", GAMES)
def test_what_was_tried_in_vain_is_told_where_it_was(name: str) -> None:
    for example in examples(games.get(name)).values():
        assert [tried for _, tried, _ in refusals(name, example.name)] == example.tried


@pytest.mark.parametrize("name", GAMES)
def test_a_server_tells_every_example_to_its_end(server: Server, name: str) -> None:
    listed = told(server, f"/api/games/{name}/examples")["examples"]
    assert [each["name"] for each in listed] == list(examples(games.get(name)))
    for each in listed:
        found = told(server, f"/api/games/{name}/examples/{each['name']}")
        replay = found["replay"]
        assert {key: found[key] for key in each} == each
        assert len(replay["moments"]) == replay["total"]
        assert replay["viewer"] is None
        assert all(0 <= tried["after"] < replay["total"] for tried in found["attempts"])


def test_titles_and_refusals_are_told_in_the_language(server: Server) -> None:
    path = "/api/games/coup/examples/a-turn-cannot-be-passed"
    found = [told(server, f"{path}?language={language}") for language in LANGUAGES]
    assert len({each["title"] for each in found}) == len(LANGUAGES)
    assert [each["attempts"][0]["by"] for each in found] == ["Natasha"] * len(LANGUAGES)
    assert len({each["attempts"][0]["text"] for each in found}) == len(LANGUAGES)
    assert {each["attempts"][0]["move"] for each in found} == {"pass", "pasar", "passa", "passer"}


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [("chess/examples", 400, "game-unknown"), ("coup/examples/nothing", 404, "example-unknown")],
)
def test_what_is_not_there_is_refused(server: Server, path: str, status: int, code: str) -> None:
    found, _, answer = server.ask(f"/api/games/{path}")
    refused = msgspec.json.decode(answer)
    assert (found, refused["code"]) == (status, code)
    assert refused["text"].endswith(".")
