"""A record played again, moment by moment, as one player saw it or with everything face up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from signoria.core.errors import BadInput
from signoria.core.event import Event
from signoria.core.game import Game
from signoria.core.journal import opened
from signoria.core.record import Record, check_end, replay_move
from signoria.core.state import CHANCE

SOMEBODY: Final = "*"
"""As the one who made a move: it may not be known who, such as who was the last to pass."""


class Moment(msgspec.Struct):
    """A move of a replay: who moved, the move and what else could have been done, and the position after it.

    Seen by a player, `move` is what that player learned of it, nothing of a card that chance gave to another, and
    others' choices are not there.  The first moment is when the first decision is due: nobody has moved.
    """

    by: str | None
    move: str | None
    legal: list[str] | None
    seen: dict[str, Any]
    events: list[Event]


class PlayedAgain:
    """A record that is played again, seen by one player, or by nobody in particular: then nothing is hidden."""

    def __init__(self, record: Record, game: Game, viewer: str | None) -> None:
        """BadInput if the record cannot begin, or if nobody in it is the viewer."""
        self.record = record
        self.game = game
        self.play = opened(record, game)
        self.viewer = None if viewer is None else self.play.seat(viewer)
        if self.viewer == CHANCE:
            raise BadInput("player-unknown", name="chance", names=", ".join(self.play.names))

    def moments(self, listing: bool = False) -> Iterator[Moment]:
        """The moment when the first decision is due, then one for each move that the viewer notices; if asked for, with
        a list of what could be done.  BadInput at the first move that cannot have been made, or for a wrong result.
        """
        play = self.play
        begun = False
        for number, (name, text) in enumerate(self.record.moves, start=1):
            if not begun and play.state.current != CHANCE:
                begun = True
                yield self._first_decision()
            since, first = self._told(), play.happened
            lists = listing and name in play.names and self.viewer in (None, play.seat(name))
            legal = play.legal(name) if lists else None
            replay_move(play, number, name, text)
            if begun:
                heard = self._events(since)
                noticed = self._noticed(name, first, heard)
                if noticed is not None:
                    yield Moment(*noticed, legal, self._seen(), heard)
        if not begun:
            yield self._first_decision()
        check_end(self.record, play)

    def _first_decision(self) -> Moment:
        return Moment(None, None, None, self._seen(), self._events(0))

    def _noticed(self, name: str, first: int, heard: list[Event]) -> tuple[str, str | None] | None:
        """Who made the last move and what it was, as the viewer learns of it; None if the viewer does not."""
        seat, _, move = self.play.moves[-1]
        if self.viewer is None or seat == self.viewer:
            return name, move
        if not heard:
            return None
        if seat == CHANCE:
            return name, None if self._is_hidden(first) else move
        move, named = self.game.overheard(move, heard)
        return (name if named else SOMEBODY), move

    def _seen(self) -> dict[str, Any]:
        return self.play.snapshot() if self.viewer is None else self.play.seen(self.viewer)

    def _told(self) -> int:
        """How many events there have been, as the viewer counts them."""
        return self.play.happened if self.viewer is None else self.play.version(self.viewer)

    def _events(self, since: int) -> list[Event]:
        return self.play.all_events(since) if self.viewer is None else self.play.events(self.viewer, since)

    def _is_hidden(self, number: int) -> bool:
        """Whether anything of this event is kept from the viewer."""
        kind, numbers = self.play.raw_events(number)[0]
        return self.game.kinds[kind].heard_by(numbers, self.viewer) != numbers
