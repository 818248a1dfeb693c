"""What people read, in their language: Fluent files of the frame and of each game."""

from __future__ import annotations

import locale
import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from signoria.core.errors import Fact, SignoriaError
from signoria.core.event import Event

LANGUAGES = ("en", "es", "it", "fr")
FRAME = Path(__file__).parent
"""The folder of the texts that belong to no game."""

TRANSLATED = (
    "action",
    "card",
    "category",
    "character",
    "claim",
    "diplomat",
    "house",
    "origin",
    "phase",
    "prince",
    "second",
    "shown",
    "territory",
)
"""The facts that are words of a game.  All others, names and what was typed among them, stand as they are."""


LONGEST = 200
"""So many characters of what was typed are repeated."""


class Told(SignoriaError):
    """An error whose sentence has been made already, by the texts of its game."""

    def __init__(self, text: str) -> None:
        super().__init__("told")
        self.text = text


class Words:
    """The texts of one language: the frame's, and those of the games' folders given; English where a game lacks it."""

    def __init__(self, language: str, folders: Sequence[Path] = ()) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in (FRAME, *folders):
            file = folder / f"{language}.ftl"
            self._bundle.add_resource(_resource(file if file.exists() else folder / "en.ftl"))

    def has(self, key: str) -> bool:
        """Whether there is such a text."""
        return self._bundle.has_message(key)

    def say(self, key: str, /, **facts: Fact) -> str:
        """The text, its variables filled in.

        A fact that is one of the game's words (`card="duke"`) is written in the language, and also given with
        its articles, as `theCard` and `aCard`, where the word has them.
        """
        message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(message.value, self._filled(facts))
        if errors:
            raise ValueError(f"{self.language}: {key}: {errors[0]}")
        return str(text)

    def called(self, key: str, name: str) -> str:
        """The text, or the plain name of a thing for which a game has none."""
        return self.say(key) if self.has(key) else name

    def _filled(self, facts: Mapping[str, Fact]) -> dict[str, Fact]:
        filled: dict[str, Fact] = {}
        for name, value in facts.items():
            key = f"word-{value}"
            filled[name] = value
            if name in TRANSLATED and self._bundle.has_message(key):
                word = self._bundle.get_message(key)
                filled[name] = self.say(key)
                for article, pattern in word.attributes.items():
                    text, _ = self._bundle.format_pattern(pattern)
                    filled[article + name[0].upper() + name[1:]] = str(text)
        return filled

    def event(self, event: Event) -> str:
        """An event in one sentence; a form of its own (`event-drew-card`) where a detail is not known to all."""
        key = "-".join(["event", event.kind, *sorted(set(event.details) - {"player"})])
        if not self.has(key):
            key = f"event-{event.kind}"
        return self.say(key, **event.details)

    def error(self, error: SignoriaError) -> str:
        """Why something was not accepted, in one sentence."""
        if isinstance(error, Told):
            return error.text
        facts = {name: _short(value) for name, value in error.facts.items()}
        cause = error.__cause__
        if isinstance(cause, SignoriaError):
            facts["reason"] = self.error(cause)
        return self.say(f"error-{error.code}", **facts)

    @contextmanager
    def telling(self) -> Iterator[None]:
        """Errors that leave the block carry their sentence with them: who catches them needs no game's texts."""
        try:
            yield
        except SignoriaError as error:
            raise Told(self.error(error)) from None


def _short(value: Fact) -> Fact:
    """What was typed, cut where nobody would read on, and without characters that a terminal would obey."""
    if not isinstance(value, str):
        return value
    shown = "".join(character if character.isprintable() else "\ufffd" for character in value[:LONGEST])
    return shown if len(value) <= LONGEST else f"{shown}…"


@cache
def _resource(path: Path) -> Resource:
    return FluentResource(path.read_text(encoding="utf-8"))


def default_language() -> str:
    """The language of the locale, if we speak it; else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable)
        if value:
            language = (locale.normalize(value) or value).split("_")[0].split(".")[0].lower()
            return language if language in LANGUAGES else "en"
    return "en"
