"""One player's end of a game, or a spectator's: all that may be seen, heard, asked and done from there.

Whoever plays, a person at a screen, a bot, a program or a connection, has a seat and nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from signoria.core.errors import BadInput, Refused
from signoria.core.event import Event, Heard
from signoria.core.game import Game
from signoria.core.menu import Menu
from signoria.core.play import Play


class Update(msgspec.Struct, omit_defaults=True):
    """What a seat learns: the events from number `since` on, and how things stand now."""

    version: int
    since: int
    events: list[Event]
    view: Any
    menu: Menu | None = None


class Seat:
    """A player's seat at a game; None for a spectator's."""

    def __init__(self, play: Play, seat: int | None) -> None:
        self._play = play
        self.seat = seat
        self.game = play.game
        self.options = play.options
        self.names = play.names
        self.name = None if seat is None else play.names[seat]

    @property
    def version(self) -> int:
        """How many events this seat has heard: it goes up with all that the seat could notice, and nothing else."""
        return self._play.version(self.seat)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._play.state.over

    @property
    def returns(self) -> dict[str, int] | None:
        """What everybody has won, once the game is over."""
        return dict(zip(self.names, self._play.state.returns(), strict=True)) if self.over else None

    @property
    def asked(self) -> bool:
        """Whether a decision of this seat is due."""
        return self.seat is not None and self._play.state.asks(self.seat)

    def view(self) -> Any:
        """What may be seen from here."""
        return self._play.view(self.seat)

    def seen(self) -> dict[str, Any]:
        """The same as plain JSON values."""
        return self._play.seen(self.seat)

    def heard(self, since: int = 0) -> list[Heard]:
        """What has been heard here, from number `since` on, in the game's own numbers."""
        return self._play.heard(self.seat, since)

    def events(self, since: int = 0) -> list[Event]:
        """The same in words."""
        return self._play.events(self.seat, since)

    def menu(self, taken: Sequence[int] = ()) -> Menu | None:
        """What is asked once these steps of a play are taken; None if nothing is.  Refused if they cannot be taken."""
        return None if self.seat is None else self._play.menu(self.seat, taken)

    def legal(self) -> list[str]:
        """All plays that may be made, whole, in the notation: in some games a long list."""
        return [] if self.seat is None else [text for _, text in self._play.plays(self.seat)]

    def update(self, since: int = 0) -> Update:
        """All that there is to know here, the events from number `since` on: all of them if there is no such one."""
        return self._update(since, self.view())

    def _update(self, since: int, view: msgspec.Struct) -> Update:
        version = self.version
        if not 0 <= since <= version:
            since = 0
        return Update(version, since, self.events(since), view, self.menu() if self.asked else None)

    def why(self, text: str) -> Refused | None:
        """Why the play in these words may not be made now; None if it may.  BadInput if they say nothing."""
        return self._play.why(self.names[self._player()], text)

    def understood(self, typed: str) -> str:
        """The play that was typed in words, whatever the case of its letters; BadInput if it says nothing.

        A word that the notation knows is taken for that, also where a player is called so: names are tried one by one.
        """
        return understood(self.game, self.names, typed)

    def move(self, move: str | Sequence[int], version: int | None = None) -> None:
        """Make a whole play, in words or by its actions, or raise Refused (BadInput for words that say nothing) and
        change nothing; refused, too, if it answers another version than this one.
        """
        seat = self._player()
        if version is not None and version != self.version:
            raise Refused("stale", version=version, now=self.version)
        if isinstance(move, str):
            self._play.move(self.names[seat], move)
        else:
            self._play.make(seat, move)

    def default(self) -> tuple[int, ...]:
        """The modest play that is made for a player whose time is up; Refused if nothing is asked."""
        return self._play.default(self._player())

    def time_up(self) -> None:
        """Make it."""
        self._play.time_up(self._player())

    def _player(self) -> int:
        if self.seat is None:
            raise Refused("not-asked")
        return self.seat


def understood(game: Game, names: Sequence[str], typed: str) -> str:
    """A play that was typed at a table of these players, as `Seat.understood` says."""
    known = {name.casefold(): name for name in names}
    plain = typed.casefold().split()
    named = [[*plain[:i], known[word], *plain[i + 1 :]] for i, word in enumerate(plain) if word in known]
    readings = [typed.split(), plain, *named, [known.get(word, word) for word in plain]]
    problems: list[BadInput] = []
    for words in readings:
        try:
            game.parse(" ".join(words), names)
        except BadInput as error:
            problems.append(error)
        else:
            return " ".join(words)
    raise next((problem for problem in problems if problem.code != "notation-unknown"), problems[0])


def updates(seats: Sequence[Seat], since: Sequence[int]) -> list[Update]:
    """What each of these seats at one game learns, each since its own number: what all may see is looked at once."""
    if not seats:
        return []
    play = seats[0]._play
    public = play.view(None)
    found = []
    for seat, number in zip(seats, since, strict=True):
        view = public if seat.seat is None else play.game.own(public, play.state, seat.seat, play.names)
        found.append(seat._update(number, view))
    return found
