"""What a bot is: it sees a view and hears events, and answers with a play."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, overload

from signoria.core.chance import Source
from signoria.core.errors import SignoriaError
from signoria.core.event import Heard
from signoria.core.game import Game, Options
from signoria.core.play import Play
from signoria.core.seat import Seat
from signoria.core.state import CHANCE

Answer = str | Sequence[int]
"""A play: in the game's notation, or as all its actions."""


class Bot(ABC):
    """A player that is a program.  It knows the game, its options, who sits where, and has a source of its own."""

    settings: Mapping[str, tuple[float, float]] = {}
    """What can be set about its manner, by name: the least and the most.  Each is an argument of `__init__`, and
    then an attribute."""

    def __init__(
        self, game: Game, options: Options, names: Sequence[str], seat: int, source: Source, **settings: float
    ) -> None:
        self.game = game
        self.options = options
        self.names = names
        self.seat = seat
        self.me = names[seat]
        self.source = source

    @property
    def character(self) -> dict[str, float]:
        """Its settings as they are, those that it has drawn for itself included."""
        return {name: getattr(self, name) for name in self.settings}

    def observe(self, event: Heard) -> None:  # noqa: B027 (a bot may have no memory)
        """Something happened, told as this player may know it."""

    @abstractmethod
    def choose(self, view: Any, legal: Sequence[str]) -> Answer:
        """One of the legal plays, in words or as its actions; `view` is what this player sees."""

    def refused(self, answer: Answer, error: SignoriaError) -> Answer | None:
        """A legal play in place of the one it chose and may not make; None if it has none, which is a mistake in it."""
        return None

    def leave(self, heard: Sequence[Heard], returns: Mapping[str, int] | None) -> None:  # noqa: B027
        """The game is over, or broken off without returns; `heard` is what happened since it was last asked."""

    def pick(self, moves: Sequence[str]) -> str:
        """One of these at random."""
        return moves[self.source.below(len(moves))]


class Host:
    """Seats bots at a game: tells each what it may know, and asks it when its decision is due."""

    def __init__(self, play: Play, bots: Mapping[int, Bot], *, restored: bool = False) -> None:
        """`restored`: the bots have heard already what their seats have."""
        self.bots = bots
        self._seats = {seat: Seat(play, seat) for seat in bots}
        self._heard = {number: seat.version if restored else 0 for number, seat in self._seats.items()}

    def ask(self, number: int) -> None:
        """Let the bot in this seat make its play; Refused if it chooses what it may not and has nothing instead."""
        bot, seat = self.bots[number], self._seats[number]
        for heard in seat.heard(self._heard[number]):
            bot.observe(heard)
        self._heard[number] = seat.version
        answer = bot.choose(seat.view(), Legal(seat))
        try:
            seat.move(answer)
        except SignoriaError as error:
            instead = bot.refused(answer, error)
            if instead is None:
                raise
            seat.move(instead)

    def leave(self) -> None:
        """No bot will be asked again: tell each what it has not heard, and what everybody has won."""
        for number, bot in self.bots.items():
            seat = self._seats[number]
            bot.leave(seat.heard(self._heard[number]), seat.returns)


class Legal(Sequence[str]):
    """What a player may do, listed when it is first looked at: in some games the list is long."""

    def __init__(self, seat: Seat) -> None:
        self._seat = seat

    @cached_property
    def _moves(self) -> list[str]:
        return self._seat.legal()

    def __len__(self) -> int:
        return len(self._moves)

    def __iter__(self) -> Iterator[str]:
        return iter(self._moves)

    def __contains__(self, move: object) -> bool:
        return move in self._moves

    @overload
    def __getitem__(self, index: int) -> str: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[str]: ...

    def __getitem__(self, index: int | slice) -> str | Sequence[str]:
        return self._moves[index]


def run(play: Play, bots: Sequence[Bot], source: Source) -> None:
    """Play a game to its end with a bot in every seat; chance comes from the source."""
    host = Host(play, dict(enumerate(bots)))
    while not play.state.over:
        if play.state.current == CHANCE:
            play.let_chance(source)
        else:
            host.ask(int(play.state.current))
    host.leave()
