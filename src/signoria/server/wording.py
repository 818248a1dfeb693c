"""The texts that browsers need: of the frame, and of each game, without what only terminals and programs say."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message, Term
from starlette.requests import Request
from starlette.responses import Response

from signoria import games
from signoria.core.errors import BadInput
from signoria.server.static import File, packed
from signoria.texts import BROWSER, FRAME, LANGUAGES

OF_FRAME: Final = ("frame-counted", "language-name")
"""What of the frame's texts a browser needs beside its own."""

NOT_OF_GAMES: Final = ("error-", "say-", "key-", "arena-")
"""What of a game's texts is of no use in a browser."""

TYPED: Final = "{game}-summary-words"
"""How moves are typed, which nobody does in a browser."""

APART: Final = ("lesson", "rules")
"""What of a game's texts only some pages need: it is a file of its own, `GAME-lesson`."""


async def texts(request: Request) -> Response:
    """A file of texts; with `?v=` its address never stands for another one."""
    language, name = request.path_params["language"], request.path_params["name"]
    if language not in LANGUAGES or (name != "frame" and _of(name)[0] not in games.usable()):
        raise BadInput("path-unknown")
    return _file(language, name).answer(request, fixed="v" in request.query_params)


@cache
def _file(language: str, name: str) -> File:
    return packed(source(language, name).encode(), ".ftl")


def source(language: str, name: str) -> str:
    """The texts of the frame, or of a game, as Fluent; in English where a game lacks the language."""
    game, apart = _of(name)
    found = _messages(FRAME if name == "frame" else games.get(game).texts, language)
    if name == "frame":
        kept = {**_messages(BROWSER, language), **{key: found[key] for key in OF_FRAME}}
    elif apart:
        kept = {key: text for key, text in found.items() if key.startswith(f"{game}-{apart}-")}
    else:
        errors = {f"error-{code}" for code in games.get(game).closed_for}
        without = (*NOT_OF_GAMES, TYPED.format(game=game), *(f"{game}-{part}-" for part in APART))
        kept = {key: text for key, text in found.items() if key in errors or not key.startswith(without)}
    return "".join(kept.values())


def _of(name: str) -> tuple[str, str]:
    """The game whose texts these are, and which part of them stands by itself, if one does."""
    game, _, part = name.rpartition("-")
    return (game, part) if part in APART else (name, "")


def _messages(folder: Path, language: str) -> dict[str, str]:
    """The messages and terms of a file by key, without comments."""
    file = folder / f"{language}.ftl"
    text = (file if file.exists() else folder / "en.ftl").read_text(encoding="utf-8")
    found: dict[str, str] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Message | Term):
            entry.comment = None
            found[f"{'-' * isinstance(entry, Term)}{entry.id.name}"] = FluentSerializer().serialize_entry(entry)
    return found
