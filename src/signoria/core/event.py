"""What happened, and who may know it.

A position tells its listener bare numbers; a game's table of `Kind`s says what they mean, who may know what, and
what of it belongs into a log.  With nobody listening nothing is built.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

import msgspec

from signoria.core.errors import BadInput
from signoria.core.state import HIDDEN
from signoria.core.text import Fact, Text, word

Numbers = tuple[int, int, int]


class Detail(msgspec.Struct, frozen=True):
    """One detail of an event: its name, what its number is, and the details that name who may know it."""

    name: str
    kind: Literal["seat", "word", "number"]
    """A seat; an index into `words`, which are words of the game; or a number."""
    words: tuple[str, ...] = ()
    known_to: tuple[str, ...] | None = None
    runs_on: bool = False
    """Whether it is a number that the rules count up, secret things included: so it may tell how many there were."""


def seat(name: str) -> Detail:
    """A detail that is a seat."""
    return Detail(name, "seat")


def number(name: str, known_to: tuple[str, ...] | None = None, *, runs_on: bool = False) -> Detail:
    """A detail that is a number."""
    return Detail(name, "number", (), known_to, runs_on)


def one_of(name: str, words: Sequence[str], known_to: tuple[str, ...] | None = None) -> Detail:
    """A detail that is one of these words of the game."""
    return Detail(name, "word", tuple(words), known_to)


class Kind:
    """A kind of event and its details, at most three, in the order in which the position tells them.

    With `known_to` nobody but the seats in those details learns that it happened at all.
    """

    def __init__(
        self,
        name: str,
        details: tuple[Detail, ...],
        known_to: tuple[str, ...] | None = None,
        *,
        opens: bool = False,
        quiet: bool = False,
        needs: str | None = None,
        within: tuple[str, ...] | None = None,
    ) -> None:
        """In a log: `opens` begins a paragraph; `quiet` is left out, and so is one of which the detail `needs` is not
        known, or that is not `within` a paragraph that such a kind has opened.
        """
        self.name = name
        self.details = details
        self.known_to = known_to
        self.opens = opens
        self.quiet = quiet
        self.needs = needs
        self.within = within
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

    def event(self, numbers: Numbers, names: Sequence[str]) -> Event:
        """The event in words, as one knows it who has heard these numbers."""
        seats: dict[str, str] = {}
        words: dict[str, str] = {}
        counts: dict[str, int] = {}
        for detail, value in zip(self.details, numbers, strict=False):
            if value == HIDDEN:
                continue
            if detail.kind == "seat":
                seats[detail.name] = names[value]
            elif detail.kind == "word":
                words[detail.name] = detail.words[value]
            else:
                counts[detail.name] = value
        return Event(self.name, seats, words, counts)

    def numbers(self, event: Event, names: Sequence[str]) -> Numbers:
        """The numbers that make this event in words; BadInput if they can be none of this kind's."""
        found = [HIDDEN, HIDDEN, HIDDEN]
        details = event.details
        try:
            for place, detail in enumerate(self.details):
                if detail.name in details:
                    found[place] = _number(detail, event, names)
                    del details[detail.name]
        except (KeyError, ValueError):
            details["?"] = 0
        if details:
            raise BadInput("heard-form", kind=self.name)
        return found[0], found[1], found[2]


def _number(detail: Detail, event: Event, names: Sequence[str]) -> int:
    if detail.kind == "seat":
        return names.index(event.seats[detail.name])
    if detail.kind == "word":
        return detail.words.index(event.words[detail.name])
    return event.numbers[detail.name]


def _may_know(places: tuple[int, ...] | None, numbers: Numbers, seat: int | None) -> bool:
    return places is None or (seat is not None and any(numbers[place] == seat for place in places))


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened, as one seat knows it: its kind, and the details that are known, by name."""

    kind: str
    seats: dict[str, str] = {}
    """Details that are players, by their names."""
    words: dict[str, str] = {}
    """Details that are words of the game, such as cards."""
    numbers: dict[str, int] = {}

    @property
    def details(self) -> dict[str, str | int]:
        """All of them together."""
        return {**self.seats, **self.words, **self.numbers}

    @property
    def facts(self) -> dict[str, Fact]:
        """The same, to fill a text."""
        return {**self.seats, **{name: word(value) for name, value in self.words.items()}, **self.numbers}

    @property
    def texts(self) -> tuple[Text, Text]:
        """The sentence that tells it: a form of its own for what is known (`event-drew-card`), else the usual one."""
        facts = self.facts
        known = "-".join(["event", self.kind, *sorted(facts.keys() - {"player"})])
        return Text(known, facts), Text(f"event-{self.kind}", facts)


class Heard:
    """An event as a seat has heard it, in the game's own numbers; put into words when they are first read."""

    __slots__ = ("_event", "_names", "number", "numbers", "table")

    def __init__(self, number: int, table: Kind, numbers: Numbers, names: Sequence[str]) -> None:
        self.number = number
        """The number of its kind."""
        self.numbers = numbers
        """Its details; those that are not known are HIDDEN."""
        self.table = table
        self._names = names
        self._event: Event | None = None

    @property
    def kind(self) -> str:
        """What kind of thing happened."""
        return self.table.name

    @property
    def event(self) -> Event:
        """The same in words."""
        if self._event is None:
            self._event = self.table.event(self.numbers, self._names)
        return self._event

    @property
    def details(self) -> dict[str, str | int]:
        """The details that are known, in words."""
        return self.event.details

    def __repr__(self) -> str:
        return f"Heard({self.kind!r}, {self.details!r})"


def paragraphs(events: Iterable[Event], kinds: Mapping[str, Kind]) -> list[list[Event]]:
    """What a log tells of these events, those of one action together."""
    found: list[list[Event]] = []
    opened = ""
    for event in events:
        kind = kinds[event.kind]
        if kind.opens:
            opened = event.kind
        if kind.quiet or (kind.needs is not None and kind.needs not in event.details):
            continue
        if kind.within is not None and opened not in kind.within:
            continue
        if kind.opens or not found:
            found.append([])
        found[-1].append(event)
    return found
