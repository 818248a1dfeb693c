"""A table's code: a word of five syllables that friends say to each other instead of a link."""

from __future__ import annotations

import base64
from typing import Final

CONSONANTS: Final = "bdfghjklmnprstvz"
VOWELS: Final = "aiou"
SYLLABLES: Final = 5
LETTERS: Final = 6
"""So many letters of a table's name, of 5 bits each, make so many syllables, of 6 bits each."""


def code(table: str) -> str:
    """The code of the table of this name."""
    bits = int.from_bytes(base64.b32decode(table[:LETTERS].upper() + "AA")) >> 10
    syllables = [bits >> 6 * place & 63 for place in range(SYLLABLES - 1, -1, -1)]
    return "".join(CONSONANTS[each >> 2] + VOWELS[each & 3] for each in syllables)


def beginning(typed: str) -> str | None:
    """What the name of the table begins with whose code was typed; None for what is no code."""
    letters = "".join(typed.lower().replace("-", " ").split())
    if len(letters) != 2 * SYLLABLES:
        return None
    bits = 0
    for consonant, vowel in zip(letters[::2], letters[1::2], strict=True):
        if consonant not in CONSONANTS or vowel not in VOWELS:
            return None
        bits = bits << 6 | CONSONANTS.index(consonant) << 2 | VOWELS.index(vowel)
    return base64.b32encode((bits << 10).to_bytes(5)).decode().lower()[:LETTERS]
