"""One game as it is played: the position, whose it is to move, and everything that led there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple, Self

import msgspec

from signoria.core.chance import Source
from signoria.core.errors import BadInput, Refused
from signoria.core.event import Event, Numbers
from signoria.core.game import DEFAULT_NAMES, Game, SetUp, check_names
from signoria.core.state import CHANCE, State, plays


class Move(NamedTuple):
    """A play that was made: the seat, or CHANCE; its actions; and the whole of it in the notation."""

    seat: int
    actions: tuple[int, ...]
    text: str


class Play:
    """A game under way.  Players move by seat and action, or by name and notation; chance moves with `let_chance`."""

    def __init__(
        self,
        game: Game,
        options: Mapping[str, object] | None = None,
        names: Sequence[str] | None = None,
    ) -> None:
        """A new game, before chance has dealt; BadInput for options or names that cannot be."""
        self.game = game
        self.options = game.resolve(options or {})
        seats = game.seats(self.options)
        self.names = check_names(DEFAULT_NAMES[:seats] if names is None else names, seats)
        self.moves: list[Move] = []
        """Every play so far; one that has been begun is not among them."""
        self._heard: list[tuple[int, Numbers]] = []
        self.state: State = game.start(self.options, self)
        self._before = self.state
        """The position before the play that has been begun."""
        self._begun: tuple[int, ...] = ()

    @classmethod
    def from_set_up(
        cls, game: Game, options: Mapping[str, object], names: Sequence[str], setup: Mapping[str, Any], source: Source
    ) -> Self:
        """A game that starts from a position described as in a scenario."""
        play = cls(game, options, names)
        play._heard.clear()
        play.state = game.set_up(play.options, play.names, setup, SetUp(source, play))
        return play

    def hear(self, kind: int, a: int, b: int, c: int) -> None:
        """Called by the position when something happens."""
        self._heard.append((kind, (a, b, c)))

    def seat(self, name: str) -> int:
        """The seat of a player, or CHANCE; BadInput if nobody has that name."""
        if name == "chance":
            return CHANCE
        if name not in self.names:
            raise BadInput("player-unknown", name=name, names=", ".join(self.names))
        return self.names.index(name)

    def name(self, seat: int) -> str:
        """The name of a seat, `chance` for CHANCE."""
        return "chance" if seat == CHANCE else self.names[seat]

    def apply(self, action: int, seat: int) -> None:
        """Take one step, or raise Refused and change nothing."""
        before = self._before if self._begun else self.state.copy()
        self.state.apply(action, seat)
        self._before = before
        self._begun = (*self._begun, action)
        if not self.state.midway():
            self.moves.append(Move(seat, self._begun, self.game.write(before, self._begun, seat, self.names)))
            self._begun = ()

    def move(self, name: str, text: str) -> None:
        """Make a whole play in words, or raise Refused and change nothing.  BadInput if the words mean nothing."""
        actions, seat = self._meant(name, text), self.seat(name)
        refused = self._refusal(actions, seat) if len(actions) > 1 else None
        if refused is not None:
            raise refused
        for action in actions:
            self.apply(action, seat)

    def _meant(self, name: str, text: str) -> tuple[int, ...]:
        """The actions of a play in words; Refused if a play has been begun, or if none can make it."""
        said, seat = self.game.parse(text, self.names), self.seat(name)
        if self._begun:
            raise Refused("play-begun")
        return self.game.steps(said, self.state, seat)

    def why(self, name: str, text: str) -> Refused | None:
        """Why this player may not make this play now; None if it may."""
        try:
            return self._refusal(self._meant(name, text), self.seat(name))
        except Refused as refused:
            return refused

    def _refusal(self, actions: Sequence[int], seat: int) -> Refused | None:
        """Why this seat may not take all these steps; None if it may."""
        trial = self.state
        for number, action in enumerate(actions, start=1):
            refused = trial.why(action, seat)
            if refused is not None or number == len(actions):
                return refused
            trial = trial.copy()
            trial.step(action, seat)
        return None

    def meaning(self, name: str, text: str) -> str:
        """A play as the notation writes it when it is made; what was said itself if it may not be made."""
        if self.why(name, text) is not None:
            return text
        return self.game.write(self.state, self._meant(name, text), self.seat(name), self.names)

    def let_chance(self, source: Source) -> None:
        """Let chance make all the moves that are due to it."""
        while self.state.current == CHANCE:
            self.apply(self.state.roll(source), CHANCE)

    def time_up(self) -> None:
        """Cut short what may go on at will, such as a negotiation: all who are left end it, one after the other."""
        if self._begun:
            raise Refused("play-begun")
        while (action := self.game.time_up(self.state)) is not None:
            self.apply(action, int(self.state.current))

    def legal(self, name: str) -> list[str]:
        """What this player may do now: all plays that are listed, whole, in notation."""
        return [text for _, text in self.plays(self.seat(name))]

    def plays(self, seat: int) -> list[tuple[tuple[int, ...], str]]:
        """The same with the actions that make each, from the beginning of the play on."""
        before = self._before if self._begun else self.state
        whole = [(*self._begun, *rest) for rest in plays(self.state, seat)]
        return [(actions, self.game.write(before, actions, seat, self.names)) for actions in whole]

    def snapshot(self) -> dict[str, Any]:
        """The position, nothing hidden, as plain JSON values."""
        return self.game.snapshot(self.state, self.names)

    def view(self, seat: int | None) -> msgspec.Struct:
        """What a seat (None: a spectator) may see."""
        return self.game.view(self.state, seat, self.names)

    def seen(self, seat: int | None) -> dict[str, Any]:
        """The same as plain JSON values."""
        plain = msgspec.to_builtins(self.view(seat))
        assert isinstance(plain, dict)
        return plain

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """What a seat (None: a spectator) has been told, from event number `since` of `told` on."""
        return [self._event(kind, numbers) for kind, numbers in self._known(seat, since)]

    def _event(self, kind: int, numbers: Numbers) -> Event:
        return Event(kind, self.game.kinds[kind], numbers, self.names)

    def _known(self, seat: int | None, since: int = 0) -> Iterator[tuple[int, Numbers]]:
        """What happened, as far as this seat may know of it."""
        for kind, numbers in self._heard[since:]:
            heard = self.game.kinds[kind].heard_by(numbers, seat)
            if heard is not None:
                yield kind, heard

    def all_events(self, since: int = 0) -> list[Event]:
        """Everything that happened, nothing hidden: for those who may see all of a game."""
        return [self._event(kind, numbers) for kind, numbers in self._heard[since:]]

    def raw_events(self) -> list[tuple[int, Numbers]]:
        """Everything that happened as the position told it, nothing hidden: kinds and their numbers."""
        return list(self._heard)

    def hides(self, since: int, seat: int, until: int | None = None) -> bool:
        """Whether anything that happened from event number `since` on was kept, in part or whole, from this seat."""
        events = self._heard[since:until]
        return any(self.game.kinds[kind].heard_by(numbers, seat) != numbers for kind, numbers in events)

    @property
    def told(self) -> int:
        """How many events there have been."""
        return len(self._heard)

    def resample(self, seat: int, source: Source) -> State:
        """A position that this seat cannot tell from the true one, drawn from all that agree with what it knows."""
        knowledge = self.game.knowledge(self.options, seat)
        for kind, numbers in self._known(seat):
            knowledge.hear(kind, *numbers)
        return knowledge.imagine(self.game.shell(self.options, self.view(seat), self.names), source)
