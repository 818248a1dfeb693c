"""What a bot is: it sees a view and hears events, and answers with a move."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, overload

from signoria.core.chance import Source
from signoria.core.errors import SignoriaError
from signoria.core.event import Event
from signoria.core.options import Value
from signoria.core.play import Play
from signoria.core.state import CHANCE


class Bot(ABC):
    """A player that is a program.  It has its name, the options, and a source of its own for its whims."""

    settings: Mapping[str, tuple[float, float]] = {}
    """What can be set about its manner, by name: the least and the most.  Each is an argument of `__init__`."""

    def __init__(self, me: str, options: Mapping[str, Value], source: Source, **settings: float) -> None:
        self.me = me
        self.options = options
        self.source = source

    def observe(self, event: Event) -> None:  # noqa: B027 (a bot may have no memory)
        """Something happened, told as this player may know it."""

    @abstractmethod
    def choose(self, view: Any, legal: Sequence[str]) -> str:
        """One of the legal moves, in the notation; `view` is what this player sees."""

    def refused(self, move: str, error: SignoriaError) -> str | None:
        """A legal move in place of the one it chose and may not make; None if it has none, which is a mistake in it."""
        return None

    def leave(self, heard: Sequence[Event], returns: Mapping[str, int] | None) -> None:  # noqa: B027
        """The game is over, or broken off without returns; `heard` is what happened since it was last asked."""

    def pick(self, moves: Sequence[str]) -> str:
        """One of these at random."""
        return moves[self.source.below(len(moves))]


class Host:
    """Seats bots at a game: tells each what it may know, and asks it when its decision is due."""

    def __init__(self, play: Play, bots: Mapping[int, Bot]) -> None:
        self.play = play
        self.bots = bots
        self._told = dict.fromkeys(bots, 0)

    def ask(self, seat: int) -> None:
        """Let the bot in this seat make its move; Refused if it chooses what it may not and has nothing instead."""
        bot = self.bots[seat]
        for event in self.play.events(seat, since=self._told[seat]):
            bot.observe(event)
        self._told[seat] = self.play.told
        move = bot.choose(self.play.view(seat), Legal(self.play, bot.me))
        try:
            self.play.move(bot.me, move)
        except SignoriaError as error:
            instead = bot.refused(move, error)
            if instead is None:
                raise
            self.play.move(bot.me, instead)

    def leave(self) -> None:
        """No bot will be asked again: tell each what it has not heard, and what everybody has won."""
        over = self.play.state.over
        returns = dict(zip(self.play.names, self.play.state.returns(), strict=True)) if over else None
        for seat, bot in self.bots.items():
            bot.leave(self.play.events(seat, since=self._told[seat]), returns)


class Legal(Sequence[str]):
    """What a player may do, listed when it is first looked at: in some games the list is long."""

    def __init__(self, play: Play, name: str) -> None:
        self._play = play
        self._name = name

    @cached_property
    def _moves(self) -> list[str]:
        return self._play.legal(self._name)

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
