"""What people may be called and may say: bounded, in one line, and nothing that a screen would obey."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from typing import Final

from signoria.core.errors import BadInput
from signoria.core.game import RESERVED
from signoria.server.protocol import LONGEST_NAME, LONGEST_TALK

_JOINER: Final = "\N{ZERO WIDTH JOINER}"
_MOST_MARKS: Final = 2
"""So many accents on one letter are spelling; more cover the lines above."""


def name(said: str) -> str:
    """A nickname as it is shown: words joined by hyphens; BadInput if nothing is left of it, or it means something."""
    shown = "-".join(_line(said).replace(_JOINER, "").split())[:LONGEST_NAME].strip("-")
    if not any(character.isalnum() for character in shown):
        raise BadInput("name-bad", name=said)
    if shown.lstrip("+-").isdecimal() or shown.casefold() in RESERVED:
        raise BadInput("name-reserved", name=shown)
    return shown


def talk(said: str) -> str:
    """Words as they are shown; BadInput if nothing is left of them."""
    shown = _line(said)[:LONGEST_TALK].strip()
    if not shown.replace(_JOINER, ""):
        raise BadInput("talk-empty")
    return shown


def _line(said: str) -> str:
    """One line without control characters, without such as change the direction, and with few marks on a letter."""
    kept: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", said):
        kind = unicodedata.category(character)
        marks = marks + 1 if kind.startswith("M") else 0
        if kind.startswith("Z") or character in "\t\n\r":
            kept.append(" ")
        elif (not kind.startswith("C") or character == _JOINER) and marks <= _MOST_MARKS:
            kept.append(character)
    return "".join(kept)


def new_key() -> str:
    """A player's key that nobody can guess."""
    return secrets.token_urlsafe(32)


def hashed(key: str) -> str:
    """What is stored of a key: who reads the store cannot sit down with it."""
    return hashlib.sha256(b"signoria player\n" + key.encode()).hexdigest()[:40]
