"""What can go wrong: each error has a code, which texts translate, and the facts that the text needs."""

from __future__ import annotations

from signoria.core.text import Fact, Text


class SignoriaError(Exception):
    """The base of all our errors: a `code` and its `facts`."""

    def __init__(self, code: str, /, **facts: Fact) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts

    @property
    def text(self) -> Text:
        """Why, as a text."""
        return Text(f"error-{self.code}", self.facts)

    def __str__(self) -> str:
        facts = ", ".join(f"{name}: {_plain(value)}" for name, value in self.facts.items())
        return f"{self.code} ({facts})" if facts else self.code


def _plain(fact: Fact) -> str:
    return fact.key.removeprefix("word-") if isinstance(fact, Text) else str(fact)


class Refused(SignoriaError):
    """A move that may not be made now, by this seat.  Nothing has changed."""


class BadInput(SignoriaError):
    """Options, notation, a record or bytes that cannot be read.  Nothing was made of them."""
