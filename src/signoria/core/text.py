"""What is to be said to people, before it is in a language: a key and its facts (`docs/texts.md`)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

import msgspec


class Text(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence, a label or a word: the key of its text, and the facts that fill it."""

    key: str
    facts: dict[str, Fact] = {}


Fact = int | str | Text | list[Text]
"""A number; a name or what somebody typed, which stands as it is; a text; several, which are listed."""


@lru_cache(maxsize=4096)
def word(name: str) -> Text:
    """A word of a game, such as a card: the text `word-NAME`, which may have forms with articles."""
    return Text(f"word-{name}")


def words(names: Iterable[str]) -> list[Text]:
    """Several of them."""
    return [word(name) for name in names]


def counted(names: Iterable[str]) -> list[Text]:
    """Words of which the same may come several times: each once, with its number."""
    numbers: dict[str, int] = {}
    for name in names:
        numbers[name] = numbers.get(name, 0) + 1
    return [
        word(name) if number == 1 else Text("frame-counted", {"item": word(name), "count": number})
        for name, number in numbers.items()
    ]
