"""What of Signoria is installed here: whether its rules are compiled, and if not why; which extra a command lacks."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

import signoria
from signoria.core.errors import BadInput
from signoria.texts import Words

EXTRAS: Final = {
    "openskill": "arena",
    "platformdirs": "terminal",
    "rich": "terminal",
    "yaml": "scenarios",
    **dict.fromkeys(("asyncpg", "prometheus_client", "segno", "starlette", "uvicorn", "websockets"), "server"),
}
"""The extras that packages come with."""


def how(words: Words) -> str:
    """Whether the rules are compiled, and if not why, as the build has written it down."""
    if signoria.compiled:
        return words.say("frame-compiled")
    note = Path(signoria.__file__).with_name("uncompiled.json")
    noted = msgspec.json.decode(note.read_bytes(), type=dict[str, str]) if note.exists() else {}
    return words.say("frame-uncompiled", why=noted.get("why", "source"), said=noted.get("said", ""))


def lacking(error: ModuleNotFoundError, command: str | None) -> BadInput:
    """What to tell who asks for a command whose extra is not installed; any other error is raised again."""
    package = (error.name or "").partition(".")[0]
    if package not in EXTRAS:
        raise error
    # The arena's extra has all that it needs, also for the terminal.
    return BadInput("extra-missing", package=package, extra="arena" if command == "arena" else EXTRAS[package])
