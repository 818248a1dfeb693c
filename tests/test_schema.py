"""What is published about the forms of things: their JSON Schemas, and sentences for other readers of the texts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from signoria import games, texts
from signoria.core.event import Event
from signoria.core.play import Play
from signoria.core.schema import SHARED, schemas
from signoria.core.seat import Seat
from signoria.testing import vectors
from signoria.testing.randomly import random_steps

PUBLISHED = schemas(games.get(name) for name in games.GAMES)


def fits(value: Any, schema: dict[str, Any], path: str = "") -> None:
    """Asserts that a value has the form that a schema says, as far as our schemas go."""
    if "$ref" in schema:
        return fits(value, PUBLISHED["$defs"][schema["$ref"].removeprefix("#/$defs/")], path)
    if "anyOf" in schema:
        problems = []
        for each in schema["anyOf"]:
            try:
                return fits(value, each, path)
            except AssertionError as problem:
                problems.append(str(problem))
        raise AssertionError(f"{path}: {value!r}: {problems}")
    kinds = {"object": dict, "array": list, "string": str, "integer": int, "boolean": bool, "null": type(None)}
    kind = schema.get("type")
    if kind is not None:
        assert type(value) is kinds[kind], f"{path}: {value!r} is no {kind}"
    if kind == "array":
        for number, item in enumerate(value):
            fits(item, schema.get("items") or {}, f"{path}[{number}]")
    if kind == "object":
        known = schema.get("properties", {})
        more = schema.get("additionalProperties", False)
        assert set(schema.get("required", ())) <= set(value), path
        for name, item in value.items():
            assert name in known or more, f"{path}.{name} is not in the schema"
            fits(item, known.get(name, more if isinstance(more, dict) else {}), f"{path}.{name}")
    return None


@pytest.mark.parametrize("name", games.GAMES)
def test_what_a_seat_receives_has_the_published_form(name: str) -> None:
    game = games.get(name)
    named = PUBLISHED["properties"]
    for options in list(game.variants.values())[:3]:
        play = Play(game, options)
        seats = [Seat(play, seat) for seat in (*range(len(play.names)), None)]
        for number, step in enumerate(random_steps(play, 3)):
            if step.before or number % (2 * game.stride):
                continue
            for seat in seats:
                update = msgspec.json.decode(msgspec.json.encode(seat.update()))
                fits(update, named["update"])
                fits(update["view"], named[f"view-{name}"])
                assert msgspec.convert(update["view"], game.view_type) == seat.view()
                assert msgspec.convert(update["events"], list[Event]) == seat.events()
            fits(play.snapshot(), named[f"view-{name}"])
    fits(msgspec.to_builtins(game.summary(play.options)), named["summary"])


def test_everything_that_is_published_is_named() -> None:
    assert set(PUBLISHED["properties"]) == {*SHARED, *(f"view-{name}" for name in games.GAMES)}


def test_the_sentences_for_other_readers_are_up_to_date() -> None:
    """To write them anew: python -m signoria.testing.vectors > src/signoria/texts/vectors.json."""
    file = Path(texts.__file__).with_name("vectors.json")
    assert file.read_bytes() == vectors.document()


def test_numbers_are_grouped_as_the_language_does() -> None:
    counts = {
        v.language: v.sentence for v in vectors.vectors(games.get("coup")) if v.text and v.text.facts.get("folder")
    }
    assert [counts[language].split()[0] for language in ("en", "es", "it")] == ["12,345", "12.345", "12.345"]
    assert counts["fr"].startswith("12\u202f345")
