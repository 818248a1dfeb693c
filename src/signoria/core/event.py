"""What happened, and who may know it.

A position tells its listener bare numbers; a game's table of `Kind`s says what they mean and who may
know what.  With nobody listening nothing is built.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from signoria.core.errors import Fact
from signoria.core.state import HIDDEN

Numbers = tuple[int, int, int]


class Detail(msgspec.Struct, frozen=True):
    """One detail of an event: its name, how its number is written, and the details that name who may know it."""

    name: str
    write: Callable[[int, Sequence[str]], Fact]
    known_to: tuple[str, ...] | None = None
    runs_on: bool = False
    """Whether it is a number that the rules count up, secret things included: so it may tell how many there were."""


class Kind(msgspec.Struct, frozen=True):
    """A kind of event and its details, at most three, in the order in which the position tells them.

    With `known_to` nobody but the seats in those details learns that it happened at all.
    """

    name: str
    details: tuple[Detail, ...]
    known_to: tuple[str, ...] | None = None

    def heard_by(self, numbers: Numbers, seat: int | None) -> Numbers | None:
        """The numbers as this seat (None: a spectator) may know them; None if it may not know of the event."""
        by_name = {detail.name: value for detail, value in zip(self.details, numbers, strict=False)}

        def may_know(known_to: tuple[str, ...] | None) -> bool:
            return known_to is None or (seat is not None and seat in [by_name[name] for name in known_to])

        if not may_know(self.known_to):
            return None
        heard = [by_name[d.name] if may_know(d.known_to) else HIDDEN for d in self.details]
        heard += [HIDDEN] * (3 - len(heard))
        return heard[0], heard[1], heard[2]

    def event(self, numbers: Numbers, names: Sequence[str]) -> Event:
        """The event in words, with the details that are not hidden."""
        known = zip(self.details, numbers, strict=False)
        return Event(self.name, {d.name: d.write(value, names) for d, value in known if value != HIDDEN})


class Event(msgspec.Struct, frozen=True):
    """Something that happened, as one seat knows it: its details by name."""

    kind: str
    details: dict[str, Fact]


def seat_name(seat: int, names: Sequence[str]) -> Fact:
    """Writes a detail that is a seat."""
    return names[seat]


def number(value: int, names: Sequence[str]) -> Fact:
    """Writes a detail that is a number."""
    return value


def one_of(words: Sequence[str]) -> Callable[[int, Sequence[str]], Fact]:
    """Writes a detail that is an index into a list of words."""

    def write(value: int, names: Sequence[str]) -> Fact:
        return words[value]

    return write
