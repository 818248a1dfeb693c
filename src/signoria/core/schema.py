"""The JSON Schemas of what a game shows and stores, made from its types."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from signoria.core.event import Event
from signoria.core.game import Game
from signoria.core.journal import Header, Line
from signoria.core.menu import Menu, Summary
from signoria.core.record import Record
from signoria.core.seat import Update

SHARED: dict[str, type[msgspec.Struct]] = {
    "event": Event,
    "menu": Menu,
    "summary": Summary,
    "update": Update,
    "record": Record,
    "journal-header": Header,
    "journal-line": Line,
}
"""What has the same form in every game."""


def schemas(games: Iterable[Game]) -> dict[str, Any]:
    """One document: what each thing is called, and its form; a view, which is also a snapshot, for each game."""
    named = SHARED | {f"view-{game.name}": game.view_type for game in games}
    found, parts = msgspec.json.schema_components(named.values(), ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "properties": dict(zip(named, found, strict=True)),
        "$defs": parts,
    }
