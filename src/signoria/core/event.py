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


class Kind:
    """A kind of event and its details, at most three, in the order in which the position tells them.

    With `known_to` nobody but the seats in those details learns that it happened at all.
    """

    def __init__(self, name: str, details: tuple[Detail, ...], known_to: tuple[str, ...] | None = None) -> None:
        self.name = name
        self.details = details
        self.known_to = known_to
        self._all_know = self._places(known_to)
        self._each_known = [self._places(detail.known_to) for detail in details]
        self.open = all(places is None for places in (self._all_know, *self._each_known))
        """Whether everybody may know all of it."""

    def _places(self, known_to: tuple[str, ...] | None) -> tuple[int, ...] | None:
        """Where the details of these names stand; None for everybody."""
        if known_to is None:
            return None
        return tuple(place for place, detail in enumerate(self.details) if detail.name in known_to)

    def heard_by(self, numbers: Numbers, seat: int | None) -> Numbers | None:
        """The numbers as this seat (None: a spectator) may know them; None if it may not know of the event."""
        if self.open:
            return numbers
        if not _may_know(self._all_know, numbers, seat):
            return None
        heard = [HIDDEN, HIDDEN, HIDDEN]
        for place, known_to in enumerate(self._each_known):
            if _may_know(known_to, numbers, seat):
                heard[place] = numbers[place]
        return heard[0], heard[1], heard[2]


def _may_know(places: tuple[int, ...] | None, numbers: Numbers, seat: int | None) -> bool:
    return places is None or (seat is not None and any(numbers[place] == seat for place in places))


class Event:
    """Something that happened, as one seat knows it: its kind, and its details by name."""

    __slots__ = ("_details", "_kind", "_names", "number", "numbers")

    def __init__(self, number: int, kind: Kind, numbers: Numbers, names: Sequence[str]) -> None:
        self.number = number
        self.numbers = numbers
        """The same in the game's own numbers, the details that are not known HIDDEN."""
        self._kind = kind
        self._names = names
        self._details: dict[str, Fact] | None = None

    @property
    def kind(self) -> str:
        """What kind of thing happened."""
        return self._kind.name

    @property
    def details(self) -> dict[str, Fact]:
        """The details that are known, in words."""
        if self._details is None:
            known = zip(self._kind.details, self.numbers, strict=False)
            self._details = {d.name: d.write(value, self._names) for d, value in known if value != HIDDEN}
        return self._details

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and (self.kind, self.details) == (other.kind, other.details)

    def __hash__(self) -> int:
        return hash((self.kind, tuple(self.details.items())))

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.details!r})"


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
