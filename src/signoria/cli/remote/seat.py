"""A seat at a game that is played elsewhere, with what the terminal needs of a seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from signoria.core.event import Event
from signoria.core.game import Game, Options
from signoria.core.menu import Menu
from signoria.core.seat import Update, understood


class RemoteSeat:
    """What a server has told of a seat (None: a spectator's); `ask` and `play` speak with the server."""

    def __init__(
        self,
        game: Game,
        options: Options,
        names: Sequence[str],
        seat: int | None,
        ask: Callable[[int, Sequence[int]], Menu | None],
        play: Callable[[int, str | Sequence[int]], None],
    ) -> None:
        """`ask` gives the menu for a version once some steps are taken, `play` makes a play in answer to a version;
        both raise what `core.seat.Seat` raises.
        """
        self.game = game
        self.options = options
        self.names = names
        self.seat = seat
        self.name = None if seat is None else names[seat]
        self.version = 0
        self._ask = ask
        self._play = play
        self._events: list[Event] = []
        self._seen: dict[str, Any] | None = None
        self._menu: Menu | None = None
        self._menus: dict[tuple[int, ...], Menu | None] = {}

    def take(self, update: Update) -> bool:
        """Learn what is new; False if it does not fit what is known: then all must be told anew."""
        if update.since > len(self._events):
            return False
        self._events[update.since :] = update.events
        self.version = update.version
        self._seen = update.view
        self._menu = update.menu
        self._menus.clear()
        return len(self._events) == update.version

    def forget(self) -> None:
        """All is going to be told anew."""
        self._events.clear()
        self.version = 0
        self._menu = None
        self._menus.clear()

    @property
    def told(self) -> bool:
        """Whether anything is known of the game."""
        return self._seen is not None

    @property
    def asked(self) -> bool:
        """Whether a decision of this seat is due."""
        return self._menu is not None

    def seen(self) -> dict[str, Any]:
        """What may be seen from here, as plain JSON values."""
        assert self._seen is not None
        return self._seen

    def events(self, since: int = 0) -> list[Event]:
        """What has been heard here, from number `since` on."""
        return self._events[since:]

    def menu(self, taken: Sequence[int] = ()) -> Menu | None:
        """What is asked once these steps of a play are taken; None if nothing is.  Refused if they cannot be taken."""
        if not taken:
            return self._menu
        key = tuple(taken)
        if key not in self._menus:
            self._menus[key] = self._ask(self.version, taken)
        return self._menus[key]

    def understood(self, typed: str) -> str:
        """The play that was typed in words, whatever the case of its letters; BadInput if it says nothing."""
        return understood(self.game, self.names, typed)

    def move(self, move: str | Sequence[int]) -> None:
        """Make a whole play, in words or by its actions, or raise and change nothing."""
        self._play(self.version, move)
