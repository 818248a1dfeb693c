"""One game as it is played: the position, whose it is to move, and everything that led there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, Self

import msgspec

from signoria.core.chance import Given, Noted, Source
from signoria.core.errors import BadInput, Refused
from signoria.core.event import Event, Heard, Numbers
from signoria.core.game import DEFAULT_NAMES, Game, Said, SetUp, check_names
from signoria.core.menu import Menu, begun, menu
from signoria.core.state import CHANCE, State, plays


class Move(NamedTuple):
    """A play that was made: the seat, or CHANCE; its actions; and the whole of it in the notation."""

    seat: int
    actions: tuple[int, ...]
    text: str


class Foreseen(NamedTuple):
    """What would be played, and whether the game is over then."""

    moves: list[Move]
    over: bool


class Begin(msgspec.Struct, frozen=True):
    """A game that began from a position described as in a scenario: what was said, and which numbers chance gave for
    what was not.
    """

    said: dict[str, Any]
    dealt: list[int]


class Play:
    """A game under way.  Players make whole plays, by seat and actions or by name and notation; chance moves with
    `let_chance`.  Whoever plays has a `core.seat.Seat` at it.
    """

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
        self.begin: Begin | None = None
        """Where it began, if not with the normal set-up."""
        self.moves: list[Move] = []
        """Every play so far."""
        self._happened: list[tuple[int, Numbers]] = []
        self._open: list[Heard | None] = []
        """What happened, if everybody may know all of it: then all hear the same."""
        self._ears: dict[int | None, _Ear] = {}
        self.state: State = game.start(self.options, self)

    @classmethod
    def from_set_up(
        cls, game: Game, options: Mapping[str, object], names: Sequence[str], setup: Mapping[str, Any], source: Source
    ) -> Self:
        """A game that starts from a position described as in a scenario."""
        play = cls(game, options, names)
        play._happened.clear()
        noted = Noted(source)
        play.state = game.set_up(play.options, play.names, setup, SetUp(noted, play))
        play.begin = Begin(dict(setup), noted.given)
        return play

    @classmethod
    def begun(cls, game: Game, options: Mapping[str, object], names: Sequence[str], begin: Begin | None) -> Self:
        """A game before its first play, as it began; BadInput if it cannot have begun so."""
        if begin is None:
            return cls(game, options, names)
        dealt = Given(begin.dealt)
        play = cls.from_set_up(game, options, names, begin.said, dealt)
        if dealt.left:
            raise BadInput("dealt")
        return play

    def at(self, number: int) -> Self:
        """The game as it stood after so many of its plays, chance's among them, on its own: what was seen and held then
        can be asked of it.  BadInput if there were not so many.
        """
        if not 0 <= number <= len(self.moves):
            raise BadInput("no-such-play", number=number, most=len(self.moves))
        then = self.begun(self.game, self.options, self.names, self.begin)
        for move in self.moves[:number]:
            then.make(move.seat, move.actions)
        return then

    def hear(self, kind: int, a: int, b: int, c: int) -> None:
        """Called by the position when something happens."""
        self._happened.append((kind, (a, b, c)))

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

    # Plays

    def make(self, seat: int, actions: Sequence[int]) -> None:
        """Make a whole play, or several one after the other, or raise Refused and change nothing."""
        self._check_known(seat, actions)
        made = trial(self.state, seat, actions)
        written = [Move(seat, part, self.game.write(before, part, seat, self.names)) for before, part in made]
        for action in actions:
            self.state.step(action, seat)
        self.moves += written

    def foreseen(self, seat: int, actions: Sequence[int], source: Callable[[int], Source]) -> Foreseen:
        """What would be played: this, then what is due to chance, whose source for the play of each number is asked
        for.  Nothing changes.  Refused if it may not be made; nothing is played by a seat of CHANCE alone.
        """
        found: list[Move] = []
        now = self.state
        if seat != CHANCE:
            self._check_known(seat, actions)
            for before, part in trial(now, seat, actions):
                found.append(Move(seat, part, self.game.write(before, part, seat, self.names)))
                now = begun(before, seat, part)
        while now.current == CHANCE:
            action = int(now.roll(source(len(self.moves) + len(found))))
            found.append(Move(CHANCE, (action,), self.game.write(now, (action,), CHANCE, self.names)))
            now = begun(now, CHANCE, (action,))
        return Foreseen(found, now.over)

    def follow(self, moves: Iterable[Move]) -> None:
        """Make what was `foreseen` in this same position, without looking at it again."""
        for move in moves:
            for action in move.actions:
                self.state.step(action, move.seat)
            self.moves.append(move)

    def _check_known(self, seat: int, actions: Sequence[int]) -> None:
        """Refused for a seat or an action that there is not, however large its number."""
        if not CHANCE <= seat < len(self.names):
            raise Refused("no-such-seat")
        for action in actions:
            if not 0 <= action < self.game.actions:
                raise Refused("no-such-move")

    def move(self, name: str, text: str) -> None:
        """Make a whole play in words, or raise Refused and change nothing.  BadInput if the words mean nothing."""
        self.make(self.seat(name), self._meant(name, text))

    def _meant(self, name: str, text: str) -> tuple[int, ...]:
        """The actions of a play in words; Refused if none can make it."""
        return self.game.steps(self.game.parse(text, self.names), self.state, self.seat(name))

    def why(self, name: str, text: str) -> Refused | None:
        """Why this player may not make this play now; None if it may."""
        return why(self.game, self.state, self.seat(name), self.game.parse(text, self.names))

    def meaning(self, name: str, text: str) -> str:
        """A play as the notation writes it when it is made; what was said itself if it may not be made."""
        if self.why(name, text) is not None:
            return text
        return self.game.write(self.state, self._meant(name, text), self.seat(name), self.names)

    def let_chance(self, source: Source) -> None:
        """Let chance make all the moves that are due to it."""
        while self.state.current == CHANCE:
            self.make(CHANCE, (int(self.state.roll(source)),))

    def default(self, seat: int) -> tuple[int, ...]:
        """The modest play that is made for a seat whose time is up; Refused if nothing is asked of it."""
        if seat < 0 or not self.state.asks(seat):
            raise Refused("not-asked")
        return self.game.default(self.state, seat)

    def time_up(self, seat: int) -> None:
        """Make the modest play for a seat whose time is up; Refused if nothing is asked of it."""
        self.make(seat, self.default(seat))

    def menu(self, seat: int, taken: Sequence[int] = ()) -> Menu | None:
        """What a seat is asked once it has taken these steps of a play, which touches nothing; None if nothing.

        Refused if they cannot be taken.
        """
        self._check_known(seat, taken)
        return menu(self.game, self.state, seat, self.names, taken)

    def legal(self, name: str) -> list[str]:
        """What this player may do now: all plays that are listed, whole, in notation."""
        return [text for _, text in self.plays(self.seat(name))]

    def plays(self, seat: int) -> list[tuple[tuple[int, ...], str]]:
        """The same with the actions that make each."""
        return [
            (actions, self.game.write(self.state, actions, seat, self.names)) for actions in plays(self.state, seat)
        ]

    # What can be seen and heard

    def snapshot(self) -> dict[str, Any]:
        """The position, nothing hidden, as plain JSON values."""
        return _plain(self.game.snapshot(self.state, self.names))

    def view(self, seat: int | None) -> Any:
        """What a seat (None: a spectator) may see."""
        return self.game.view(self.state, seat, self.names)

    def seen(self, seat: int | None) -> dict[str, Any]:
        """The same as plain JSON values."""
        return _plain(self.view(seat))

    def version(self, seat: int | None) -> int:
        """How many events a seat (None: a spectator) has heard."""
        return len(self._ear(seat).heard)

    def heard(self, seat: int | None, since: int = 0) -> list[Heard]:
        """What a seat (None: a spectator) has heard, from its own event number `since` on."""
        return self._ear(seat).heard[since:]

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """The same in words."""
        return [heard.event for heard in self.heard(seat, since)]

    def _ear(self, seat: int | None) -> _Ear:
        ear = self._ears.get(seat)
        if ear is None:
            ear = self._ears[seat] = _Ear()
        if ear.next < len(self._happened):
            self._listen(ear, seat)
        return ear

    def _listen(self, ear: _Ear, seat: int | None) -> None:
        """What is new, as far as this seat may know of it."""
        kinds = self.game.kinds
        for number, numbers in self._happened[len(self._open) :]:
            kind = kinds[number]
            self._open.append(Heard(number, kind, numbers, self.names) if kind.open else None)
        for place in range(ear.next, len(self._happened)):
            heard = self._open[place]
            if heard is None:
                number, numbers = self._happened[place]
                kind = kinds[number]
                known = kind.heard_by(numbers, seat)
                if known is None:
                    continue
                heard = Heard(number, kind, known, self.names)
            ear.heard.append(heard)
        ear.next = len(self._happened)

    def all_events(self, since: int = 0) -> list[Event]:
        """Everything that happened, nothing hidden: for those who may see all of a game."""
        return [self.game.kinds[kind].event(numbers, self.names) for kind, numbers in self._happened[since:]]

    def raw_events(self, since: int = 0) -> list[tuple[int, Numbers]]:
        """Everything that happened as the position told it, nothing hidden: kinds and their numbers."""
        return self._happened[since:]

    @property
    def happened(self) -> int:
        """How many events there have been, whoever has heard of them."""
        return len(self._happened)

    def resample(self, seat: int, source: Source) -> State:
        """A position that this seat cannot tell from the true one, drawn from all that agree with what it knows."""
        knowledge = self.game.knowledge(self.options, seat)
        for heard in self.heard(seat):
            knowledge.hear(heard.number, *heard.numbers)
        return knowledge.imagine(self.game.shell(self.options, self.view(seat), self.names), source)


class _Ear:
    """What one seat has heard so far, and the place of what it is to hear next; it catches up when it is asked."""

    def __init__(self) -> None:
        self.heard: list[Heard] = []
        self.next = 0


def _plain(struct: msgspec.Struct) -> dict[str, Any]:
    plain = msgspec.json.decode(msgspec.json.encode(struct))
    assert isinstance(plain, dict)
    return plain


def why(game: Game, state: State, seat: int, said: Said) -> Refused | None:
    """Why a seat may not make the play that was said in a position; None if it may."""
    try:
        trial(state, seat, game.steps(said, state, seat))
    except Refused as refused:
        return refused
    return None


def trial(state: State, seat: int, actions: Sequence[int]) -> list[tuple[State, tuple[int, ...]]]:
    """Tries plays out on copies: the actions of each, and the position before it; Refused if one may not be made, or
    is not whole.
    """
    found: list[tuple[State, tuple[int, ...]]] = []
    before = now = state
    start = 0
    for end, action in enumerate(actions, start=1):
        now = begun(now, seat, (action,))
        if not now.midway():
            found.append((before, tuple(actions[start:end])))
            before, start = now, end
    if start < len(actions) or not actions:
        raise Refused("play-unfinished")
    return found
