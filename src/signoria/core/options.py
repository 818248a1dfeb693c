"""The options that a game declares: what values each may take, and what it is when nothing is said."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from signoria.core.errors import BadInput

Value = str | int | bool | None


class Option(msgspec.Struct, frozen=True):
    """One option: any of `values`, the first by default; or, with `span`, any whole number in it.

    One that is `derived` follows from the others: nobody needs to choose it.
    """

    name: str
    values: tuple[Value, ...] = ()
    span: tuple[int, int] | None = None
    derived: bool = False

    @property
    def default(self) -> Value:
        """What it is when nothing is said."""
        return self.values[0] if self.values else (self.span or (0, 0))[0]

    @property
    def allowed(self) -> str:
        """The values that it may take, for a message or a help text."""
        if self.span is None:
            return ", ".join(map(written, self.values))
        words = [written(value) for value in self.values if not isinstance(value, int)]
        return ", ".join([f"{self.span[0]}–{self.span[1]}", *words])

    def check(self, value: object) -> Value:
        """The value, if it may be taken; else BadInput."""
        if isinstance(value, int) and not isinstance(value, bool) and self.span is not None:
            low, high = self.span
            if low <= value <= high:
                return value
        for mine in self.values:
            if type(value) is type(mine) and value == mine:
                return mine
        raise BadInput("option-value", option=self.name, value=written(value), allowed=self.allowed)

    def read(self, text: str) -> Value:
        """The value that was typed as text; else BadInput."""
        value = whole(text)
        if self.span is not None and value is not None:
            return self.check(value)
        for mine in self.values:
            if written(mine) == text:
                return mine
        raise BadInput("option-value", option=self.name, value=text, allowed=self.allowed)


def whole(text: str) -> int | None:
    """The whole number that was typed, from 0 up and of at most nine digits; None if it is none."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 9 else None


def written(value: object) -> str:
    """A value as one types it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return "none" if value is None else str(value)


def checked(options: Sequence[Option], given: Mapping[str, object]) -> dict[str, Value]:
    """The values that were given, each checked by itself; BadInput for an unknown name or value."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise BadInput("option-unknown", option=str(name), known=", ".join(known))
    return {name: known[name].check(value) for name, value in given.items()}
