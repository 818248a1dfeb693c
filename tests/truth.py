"""What each seat of a game may be told, by the game itself: every update that came from a server is one of these."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from signoria.core.play import Move, Play
from signoria.core.seat import Seat, Update
from signoria.core.state import CHANCE


class Told(msgspec.Struct):
    """The update in a frame as it came, byte for byte."""

    update: msgspec.Raw


class Part(msgspec.Struct):
    """The menu in an answer as it came, byte for byte."""

    id: str
    menu: msgspec.Raw


class Ask(msgspec.Struct, frozen=True):
    """What a seat asked at a version: what next, if these steps are taken."""

    id: str
    seat: int
    version: int
    taken: tuple[int, ...]


class Truth:
    """A game from its beginning, with what is answered to who asks; `play` is where it has come to."""

    def __init__(self, play: Play, asks: Iterable[Ask] = ()) -> None:
        self._asks: dict[tuple[int | None, int], list[Ask]] = {}
        for ask in asks:
            self._asks.setdefault((ask.seat, ask.version), []).append(ask)
        self._answers: dict[tuple[int | None, str], bytes] = {}
        self.play = Play.begun(play.game, play.options, play.names, play.begin)
        self._seats = [Seat(self.play, seat) for seat in (*range(len(play.names)), None)]
        self._shown: dict[tuple[int | None, int], tuple[msgspec.Raw, msgspec.Raw | None]] = {}
        self.follow(play.moves)

    def follow(self, moves: list[Move]) -> None:
        """Go on with these plays; what may be told is what is so when nothing is due to chance."""
        for move in moves:
            self.play.follow([move])
            if self.play.state.current != CHANCE:
                for seat in self._seats:
                    self._note(seat)

    def _note(self, seat: Seat) -> None:
        menu = seat.menu() if seat.asked else None
        shown = _raw(seat.view()), None if menu is None else _raw(menu)
        # What cannot be noticed changes nothing that is seen.
        before = self._shown.setdefault((seat.seat, seat.version), shown)
        assert _bytes(before) == _bytes(shown), (seat.name, seat.version)
        for ask in self._asks.get((seat.seat, seat.version), ()):
            answer = bytes(_raw(seat.menu(ask.taken)))
            assert self._answers.setdefault((seat.seat, ask.id), answer) == answer, ask

    def update(self, seat: int | None, version: int, since: int) -> bytes:
        """What the seat is told at this version; KeyError if nothing is told there."""
        view, menu = self._shown[seat, version]
        at = self._seats[-1 if seat is None else seat]
        update = Update(version, since, at.events(since)[: version - since], view, menu)  # type: ignore[arg-type]
        return msgspec.json.encode(update)

    def check(self, seat: int | None, frame: str) -> None:
        """A frame holds what a seat may be told, and not a byte more."""
        raw = bytes(msgspec.json.decode(frame, type=Told).update)
        found = msgspec.json.decode(raw)
        expected = self.update(seat, found["version"], found["since"])
        assert raw == expected, (seat, raw[:2000], expected[:2000])

    def check_answer(self, seat: int | None, frame: str) -> None:
        """A frame answers what the seat asked with what it may be told, and not a byte more."""
        part = msgspec.json.decode(frame, type=Part)
        assert bytes(part.menu) == self._answers[seat, part.id], (seat, frame[:2000])

    def events(self, seat: int | None) -> list[Any]:
        """All that a seat has heard, as plain values."""
        found = msgspec.to_builtins(self._seats[-1 if seat is None else seat].events())
        assert isinstance(found, list)
        return found


def _raw(found: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(found))


def _bytes(shown: tuple[msgspec.Raw, msgspec.Raw | None]) -> tuple[bytes, bytes]:
    return bytes(shown[0]), bytes(shown[1] or b"")
