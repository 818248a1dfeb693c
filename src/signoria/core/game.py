"""What a game is to the rest of the library: its options, positions, notation, views and events."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec

from signoria.core.chance import Source
from signoria.core.errors import BadInput
from signoria.core.event import Event, Heard, Kind
from signoria.core.knowledge import Knowledge
from signoria.core.menu import Menu, Summary
from signoria.core.options import Option, Value
from signoria.core.state import Listener, State

Options = Mapping[str, Value]
"""All options of a game, resolved."""

Said = tuple[int, ...]
"""What a text of the notation says, in the game's own numbers, before it is known what that means in a position."""


class Lead(msgspec.Struct, frozen=True):
    """An option that is chosen before all others, such as a printed edition."""

    option: str
    presets: Mapping[str, Value]
    """What is chosen for readers of each language until they choose."""
    fixed: Mapping[str, Mapping[str, Value]]
    """What each of its values makes of other options about which nothing is said."""


class Game(ABC):
    """A game: what it declares, and how its positions are written for people and programs."""

    name: str
    rules_version: int
    """The version of the rules as implemented: a record of another version is not replayed."""
    options: Sequence[Option]
    lead: Lead | None = None
    """The option that is chosen before all others, if there is one."""
    experienced: int | None = None
    """Tables of so many players or more are for experienced ones, if the rules say so."""
    kinds: Mapping[int, Kind]
    """The table of its events."""
    view_type: type[msgspec.Struct]
    """What a view, and a snapshot, is."""
    texts: Path
    """The folder of its Fluent files, one a language."""
    vocabulary: Collection[str] = ()
    """The words of its notation that people may type in their own language (`say-WORD` of its texts)."""
    closed_for: Collection[str] = ()
    """The codes of the refusals that its menus give as reasons (`Menu.closed`)."""
    actions: int
    """Action ids are below this number."""
    by_chance: Collection[int]
    """The actions that only chance takes."""
    one_step: bool = False
    """Whether every play is one action."""
    unlisted: Collection[int] = ()
    """The actions with which a play takes another form than the one that `legal` lists for all of the same effect."""
    passing: int | None
    """The action that declines to answer a window, if the game has one."""
    closing: Collection[int] = ()
    """The actions with which a player ends what may go on at will, such as talk: random games take them more often."""
    max_seats: int
    measured: Mapping[str, Value] = {}
    """The options with which its speed is measured."""

    # What other layers have for it, each named as `module:Name` and loaded when it is needed.

    bots: Mapping[str, str] = {"random": "signoria.bots.random_bot:RandomBot"}
    """Its bots by name, the weakest first."""
    tuned: Mapping[str, Sequence[str]] = {}
    """For some of its bots those that they were tuned against, or whose manner they take their rivals to have."""
    measures: str = "signoria.arena.measures.watch:Watch"
    """Who watches its tournaments."""
    houses: Sequence[str] = ()
    """What the seats are called, in their order, where it matters which of them one takes: words of the game."""
    table: str | None = None
    """How it looks in a terminal; without a table only bots can play it there."""
    lesson: str | None = None
    """The lesson of a first game, if there is one."""

    # What it is tested with.

    variants: Mapping[str, Mapping[str, Value]] = {"usual": {}}
    """Sets of options that together show all its rules, by name."""
    stride: int = 1
    """In tests of long games, checks that take long are made at every so many steps."""

    @abstractmethod
    def resolve(self, given: Mapping[str, object]) -> dict[str, Value]:
        """All options, with what was given; BadInput for what cannot be combined."""

    def suggest(self, given: Mapping[str, object]) -> dict[str, Value]:
        """Options for a table about which nothing more was said than what was given."""
        return {}

    def preset(self, language: str, given: Mapping[str, Value]) -> dict[str, Value]:
        """What was given, and what is preset for a reader of this language where the two can be combined."""
        if self.lead is None or self.lead.option in given:
            return dict(given)
        asked = {self.lead.option: self.lead.presets[language], **given}
        try:
            self.resolve({**self.suggest(asked), **asked})
        except BadInput:
            return dict(given)
        return asked

    def rematch_order(self, returns: Sequence[int]) -> list[int]:
        """The seats as they follow each other in another game of the same people."""
        return rematch_order(returns)

    def again(self, options: Options) -> dict[str, Value]:
        """The options for another game of the same people, the winner in the first seat: who may begin, begins."""
        return dict(options)

    @abstractmethod
    def seats(self, options: Options) -> int:
        """How many seats there are."""

    @abstractmethod
    def start(self, options: Options, listener: Listener | None = None) -> State:
        """A new game, before chance has made its first move; the listener hears it from the start."""

    @abstractmethod
    def write(self, state: State, actions: Sequence[int], seat: int, names: Sequence[str]) -> str:
        """The play that these actions of a seat make from this position on, whole, in the game's notation."""

    @abstractmethod
    def parse(self, text: str, names: Sequence[str]) -> Said:
        """What the notation says; BadInput if it says nothing."""

    def steps(self, said: Said, state: State, seat: int) -> tuple[int, ...]:
        """The actions that make this play in this position; Refused if none can."""
        return said

    @abstractmethod
    def public(self, state: State, names: Sequence[str]) -> Any:
        """What everybody may see, a spectator too: a view without a viewer."""

    @abstractmethod
    def own(self, public: Any, state: State, seat: int, names: Sequence[str]) -> Any:
        """What a seat may see: what is public, and what is for this seat beside; `public` itself stays as it is."""

    def view(self, state: State, seat: int | None, names: Sequence[str]) -> Any:
        """What a seat (None: a spectator) may see, and nothing else: a struct of `view_type`."""
        public = self.public(state, names)
        return public if seat is None else self.own(public, state, seat, names)

    @abstractmethod
    def snapshot(self, state: State, names: Sequence[str]) -> msgspec.Struct:
        """The whole position: a view with nothing left out."""

    @abstractmethod
    def ask(self, state: State, seat: int, names: Sequence[str]) -> Menu:
        """What this seat is asked in a position, perhaps in the middle of a play; only what it knows may be used.

        `core.menu.menu` fills in what holds for every game: keys, notation, which step ends the play.
        """

    @abstractmethod
    def summary(self, options: Options) -> Summary:
        """The summary card for these options."""

    @abstractmethod
    def default(self, state: State, seat: int) -> tuple[int, ...]:
        """The modest play, whole, that is made for a player who is asked and whose time is up: never a bluff, never a
        gift.
        """

    @abstractmethod
    def overheard(self, text: str, heard: Sequence[Event]) -> tuple[str, bool]:
        """Another's play in the notation, as one learns of it who has heard these events of it; and whether one learns
        who made it.
        """

    def turn(self, seen: Mapping[str, Any]) -> object:
        """What stays the same, of what is seen, as long as a turn lasts: a replay goes from turn to turn."""
        return seen.get("round"), seen.get("turn")

    @cached_property
    def kinds_by_name(self) -> Mapping[str, Kind]:
        """The table of its events, by their names."""
        return {kind.name: kind for kind in self.kinds.values()}

    def heard(self, event: Event, names: Sequence[str]) -> Heard:
        """An event in words as a seat has heard it, in the game's own numbers; BadInput if it can be none."""
        for number, kind in self.kinds.items():
            if kind.name == event.kind:
                return Heard(number, kind, kind.numbers(event, names), names)
        raise BadInput("heard-form", kind=event.kind)

    @abstractmethod
    def set_up(self, options: Options, names: Sequence[str], said: Mapping[str, Any], play: SetUp) -> State:
        """A position that a scenario describes, the rest being the normal set-up; BadInput if it cannot be."""

    @abstractmethod
    def knowledge(self, options: Options, seat: int) -> Knowledge:
        """What a seat knows before the first move."""

    @abstractmethod
    def shell(self, options: Options, seen: msgspec.Struct, names: Sequence[str]) -> State:
        """A position with all that the view shows, and nothing where the view shows nothing."""


class SetUp(msgspec.Struct):
    """What a set-up may use: a source for what is not named, and who listens to the story of the deal."""

    source: Source
    listener: Listener


RESERVED = ("chance", "*", "anyone")
DEFAULT_NAMES = ("Ada", "Bruno", "Chiara", "Dario", "Elena", "Fabio", "Gaia", "Hugo", "Irene", "Luca")


def rematch_order(returns: Sequence[int]) -> list[int]:
    """The seats as they follow each other in another game of the same people: the winner's first."""
    first = max(range(len(returns)), key=lambda seat: (returns[seat], -seat))
    return [*range(first, len(returns)), *range(first)]


def check_names(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """The players' names, if they can be told from each other and from the words of the notation; else BadInput."""
    if len(names) != seats:
        raise BadInput("names-count", names=len(names), seats=seats)
    for name in names:
        if not isinstance(name, str) or not name or len(name) > 24 or not name.isprintable() or " " in name:
            raise BadInput("name-bad", name=str(name))
        if name.lstrip("+-").isdecimal() or name in RESERVED:
            raise BadInput("name-reserved", name=name)
    for name in names:
        if names.count(name) > 1:
            raise BadInput("name-twice", name=name)
    return tuple(names)
