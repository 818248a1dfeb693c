"""What people read, in their language: Fluent files of the frame and of each game."""

from __future__ import annotations

import locale
import os
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Resource, Term

from signoria.core.errors import SignoriaError
from signoria.core.event import Event
from signoria.core.text import Fact, Text

LANGUAGES = ("en", "es", "it", "fr")
FRAME = Path(__file__).parent
"""The folder of the texts that belong to no game."""

BROWSER = FRAME / "browser"
"""The folder of those that only browsers say, keys `ui-…`."""

LONGEST = 200
"""So many characters of what was typed are repeated."""


NO_BREAK = "\N{NO-BREAK SPACE}"
"""As French sets it before a colon."""


class Worded(SignoriaError):
    """An error whose sentence has been made already, by the texts of its game."""

    def __init__(self, sentence: str) -> None:
        super().__init__("worded")
        self.sentence = sentence


class Words:
    """The texts of one language: the frame's, and those of a game's folders; English where a game lacks it.

    Games use the same keys for different sentences, so no two games share a reader: ValueError if a key comes twice.
    """

    def __init__(self, language: str, folders: Sequence[Path] = ()) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._keys: set[str] = set()
        for folder in (FRAME, *folders):
            self._add(_resource(_file(folder, language)))

    @classmethod
    def across(cls, language: str, folders: Mapping[str, Path]) -> Words:
        """For pages and commands that list several games: of each, only the texts that bear its name."""
        words = cls(language)
        for game, folder in folders.items():
            words._add(_named(_file(folder, language), game))
        return words

    def _add(self, resource: Resource) -> None:
        keys = _keys(resource)
        if twice := keys & self._keys:
            raise ValueError(f"{self.language}: {min(twice)} stands in two files")
        self._keys |= keys
        self._bundle.add_resource(resource)

    def has(self, key: str) -> bool:
        """Whether there is such a text."""
        return self._bundle.has_message(key)

    def say(self, key: str, /, **facts: Fact) -> str:
        """The text of this key, filled with these facts; KeyError if there is none, ValueError if it lacks a fact."""
        message = self._bundle.get_message(key) if self._bundle.has_message(key) else None
        if message is None or message.value is None:
            raise KeyError(f"{self.language}: {key}")
        text, errors = self._bundle.format_pattern(message.value, self._filled(facts))
        if errors:
            raise ValueError(f"{self.language}: {key}: {errors[0]}")
        return str(text)

    def called(self, key: str, name: str) -> str:
        """The text, or the plain name of a thing for which a game has none."""
        return self.say(key) if self.has(key) else name

    def tell(self, text: Text) -> str:
        """A text in this language."""
        return self.say(text.key, **text.facts)

    def listed(self, texts: Iterable[Text]) -> str:
        """Several texts as a list."""
        return ", ".join(map(self.tell, texts))

    def _filled(self, facts: Mapping[str, Fact]) -> dict[str, str | int]:
        """The variables of a text: names and numbers as they are, texts in the language; of a word that has forms with
        articles (`.the`) these too, as `theCard` for `card`.
        """
        filled: dict[str, str | int] = {}
        for name, fact in facts.items():
            if isinstance(fact, Text):
                filled[name] = self.tell(fact)
                for form, pattern in self._bundle.get_message(fact.key).attributes.items():
                    text, _ = self._bundle.format_pattern(pattern)
                    filled[form + name[0].upper() + name[1:]] = str(text)
            elif isinstance(fact, list):
                filled[name] = self.listed(fact)
            else:
                filled[name] = fact
        return filled

    def key(self, key: str) -> str:
        """What is typed for a step of a menu: its key, each part of it as the text `key-PART` says, if there is one."""
        return plain("".join(self.called(f"key-{part}", part) for part in key.split("-")))

    def event(self, event: Event) -> str:
        """An event in one sentence; a form of its own (`event-drew-card`) where a detail is not known to all."""
        known, usual = event.texts
        return self.tell(known if self.has(known.key) else usual)

    def error(self, error: SignoriaError) -> str:
        """Why something was not accepted, in one sentence."""
        if isinstance(error, Worded):
            return error.sentence
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
            raise Worded(self.error(error)) from None


def plain(typed: str) -> str:
    """What was typed, as far as it matters: without capitals, accents and curly apostrophes."""
    letters = unicodedata.normalize("NFKD", typed.casefold().replace("’", "'"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def _short(value: Fact) -> Fact:
    """What was typed, cut where nobody would read on, and without characters that a terminal would obey."""
    if not isinstance(value, str):
        return value
    shown = "".join(
        character if character.isprintable() or character == NO_BREAK else "\ufffd" for character in value[:LONGEST]
    )
    return shown if len(value) <= LONGEST else f"{shown}…"


def _file(folder: Path, language: str) -> Path:
    """The file of a language, or the English one where there is none."""
    file = folder / f"{language}.ftl"
    return file if file.exists() else folder / "en.ftl"


@cache
def _resource(path: Path) -> Resource:
    return FluentResource(path.read_text(encoding="utf-8"))


@cache
def _named(path: Path, game: str) -> Resource:
    """The texts of a game's file that no other game can have."""
    own = (f"{game}-", f"bot-{game}-")
    messages = (each for each in _resource(path).body if isinstance(each, Message))
    return Resource([each for each in messages if each.id.name.startswith(own)])


def _keys(resource: Resource) -> set[str]:
    return {each.id.name for each in resource.body if isinstance(each, Message | Term)}


def default_language() -> str:
    """The language of the locale, if we speak it; else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable)
        if value:
            language = (locale.normalize(value) or value).split("_")[0].split(".")[0].lower()
            return language if language in LANGUAGES else "en"
    return "en"
