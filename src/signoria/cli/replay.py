"""`signoria replay`: step through a record, as one player saw it or with everything face up."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Group
from rich.rule import Rule
from rich.text import Text

from signoria import games
from signoria.cli.kept import finished
from signoria.cli.keyboard import Keyboard
from signoria.cli.tables import table
from signoria.cli.terminal import log, new_console
from signoria.core.errors import BadInput
from signoria.core.event import Event
from signoria.core.journal import opened
from signoria.core.options import whole
from signoria.core.record import Record, check_end, load, replay_move
from signoria.core.state import CHANCE
from signoria.texts import Words
from signoria.texts.spoken import Spoken

SOMEBODY = "*"
"""As the one who made a move: it may not be known who, such as who was the last to pass."""


class Line(msgspec.Struct):
    """One move of a replay: who moved, the move and what else could have been done, and the position after it.

    Seen by a player, `move` is what that player learned of it, and others' choices are not there.
    """

    by: str
    move: str
    legal: list[str] | None
    seen: dict[str, Any]
    events: list[Event]


class Replay:
    """A record played again: the position when the first decision is due, and a line for each move after it."""

    def __init__(self, record: Record, viewer: str | None) -> None:
        """BadInput if the record, or the viewer, cannot be."""
        self.game = games.get(record.game)
        play = opened(record, self.game)
        self.play = play
        self.viewer = None if viewer is None else play.seat(viewer)
        if self.viewer == CHANCE:
            raise BadInput("player-unknown", name="chance", names=", ".join(play.names))
        self.start: dict[str, Any] = {}
        self.start_events: list[Event] = []
        self.lines: list[Line] = []
        for number, (name, text) in enumerate(record.moves, start=1):
            self._move(number, name, text)
        if not self.start:
            self._first_decision()
        check_end(record, play)

    def _seen(self) -> dict[str, Any]:
        return self.play.snapshot() if self.viewer is None else self.play.seen(self.viewer)

    def _first_decision(self) -> None:
        self.start = self._seen()
        self.start_events = self._events(0)

    def _told(self) -> int:
        """How many events there have been, as the viewer counts them."""
        return self.play.happened if self.viewer is None else self.play.version(self.viewer)

    def _events(self, since: int) -> list[Event]:
        return self.play.all_events(since) if self.viewer is None else self.play.events(self.viewer, since)

    def _move(self, number: int, name: str, text: str) -> None:
        play = self.play
        if not self.start and play.state.current != CHANCE:
            self._first_decision()
        since, first = self._told(), play.happened
        lists = name in play.names and self.viewer in (None, play.seat(name))
        legal = play.legal(name) if lists else None
        replay_move(play, number, name, text)
        if not self.start:
            return
        seat, _, move = play.moves[-1]
        heard = self._events(since)
        if self.viewer is not None and seat != self.viewer:
            if not heard or (seat == CHANCE and self._is_hidden(first)):
                return
            if seat != CHANCE:
                move, named = self.game.overheard(move, heard)
                name = name if named else SOMEBODY
        self.lines.append(Line(name, move, legal, self._seen(), heard))

    def _is_hidden(self, number: int) -> bool:
        """Whether anything of this event is kept from the viewer."""
        kind, numbers = self.play.raw_events(number)[0]
        return self.game.kinds[kind].heard_by(numbers, self.viewer) != numbers


def replay(file: Path | None, viewer: str | None, as_json: bool, words: Words) -> int:
    """Show a record, without a file that of the game which was last played to its end here; the exit status."""
    if file is None:
        file = next(iter(finished()), None)
    if file is None:
        raise BadInput("kept-no-record")
    record = load(file)
    words = Words(words.language, [games.get(record.game).texts])
    with words.telling():
        shown = Replay(record, viewer)
    if as_json:
        _print_json(shown)
        return 0
    to_people = _Shown(shown, viewer, words)
    if to_people.keyboard.attended:
        to_people.step_through()
    else:
        to_people.show_all()
    return 0


def _print_json(shown: Replay) -> None:
    key = "snapshot" if shown.viewer is None else "view"
    head = {
        "game": shown.game.name,
        "rules": shown.game.rules_version,
        "options": shown.play.options,
        "names": shown.play.names,
        key: shown.start,
    }
    _print(head)
    for line in shown.lines:
        legal = {} if line.legal is None else {"legal": line.legal}
        _print({"by": line.by, "move": line.move, **legal, key: line.seen})


def _print(line: dict[str, Any]) -> None:
    sys.stdout.write(msgspec.json.encode(line).decode() + "\n")


class _Shown:
    """A replay for people."""

    def __init__(self, shown: Replay, viewer: str | None, words: Words) -> None:
        self.replay = shown
        self.words = words
        self.console = new_console()
        self.keyboard = Keyboard(self.console)
        self.last = len(shown.lines)
        """The number of the last position."""
        self.table = table(shown.game, words, shown.play.options)
        self.spoken = Spoken(words, shown.game.vocabulary, shown.play.names)
        self.seen_by = (
            words.say("frame-replay-all") if viewer is None else words.say("frame-replay-seen-by", name=viewer)
        )
        turns = [shown.game.turn(self._seen(position)) for position in range(self.last + 1)]
        self.turns = [n for n in range(self.last + 1) if n in (0, self.last) or turns[n] != turns[n - 1]]
        """The positions in which a turn begins, the first and the last among them."""

    def show(self, position: int, since: int) -> None:
        """A position, and below it what was done since another one before it."""
        words, lines = self.words, self.replay.lines[since:position]
        where = words.say("frame-replay-position", number=position, total=self.last)
        events = [event for line in lines for event in line.events] if lines else self._events(position)
        below = Group(
            Rule(Text(f"{where} · {self.seen_by}", "dim"), style="dim"),
            *(Text(f"{line.by}: {self.spoken.write(line.move)}", "bold") for line in lines),
            log(events, self.replay.game, words),
        )
        seen = self._seen(position)
        room = self.console.height - 1 - len(self.console.render_lines(below)) if self.keyboard.attended else None
        before = self._seen(since) if since < position else None
        self.console.print(self.table.fitted(seen, {}, before, self.console, room), below)

    def _seen(self, position: int) -> dict[str, Any]:
        return self.replay.lines[position - 1].seen if position else self.replay.start

    def _events(self, position: int) -> list[Event]:
        return self.replay.lines[position - 1].events if position else self.replay.start_events

    def show_all(self) -> None:
        """All positions, one after the other."""
        for position in range(self.last + 1):
            self.show(position, max(0, position - 1))

    def step_through(self) -> None:
        """Go where the reader says, from turn to turn if nothing else is said."""
        controls = Spoken(self.words, ("back", "quit", "step"), ())
        prompt = Text.assemble((self.words.say("frame-replay-hint"), "dim italic"), (" ▸ ", "yellow"))
        position, since = 0, 0
        self.show(position, since)
        while True:
            try:
                answer = self.keyboard.ask(prompt)
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                return
            control = controls.read(answer)
            number = whole(answer)
            if control == "quit" or (not answer and position == self.last):
                return
            since = position
            if not answer:
                position = next(turn for turn in self.turns if turn > position)
            elif control == "step":
                position = min(position + 1, self.last)
            elif control == "back":
                position = max((turn for turn in self.turns if turn < position), default=0)
            elif number is not None and number <= self.last:
                position = number
            else:
                error = BadInput("replay-unknown", typed=answer, last=self.last)
                self.console.print(Text(self.words.error(error), "red"))
                continue
            if not since < position or control == "back" or number is not None:
                since = max((turn for turn in self.turns if turn < position), default=0)
            self.show(position, since)
