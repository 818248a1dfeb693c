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
from signoria.core.options import whole
from signoria.core.record import Record, load
from signoria.core.replay import PlayedAgain
from signoria.texts import Words
from signoria.texts.spoken import Spoken


class Replay(PlayedAgain):
    """A record played again: the position when the first decision is due, and a line for each move after it."""

    def __init__(self, record: Record, viewer: str | None) -> None:
        """BadInput if the record, or the viewer, cannot be."""
        super().__init__(record, games.get(record.game), viewer)
        start, *moments = self.moments(listing=True)
        self.lines = [moment for moment in moments if moment.move is not None]
        self.start, self.start_events = start.seen, start.events


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
            *(Text(f"{line.by}: {self.spoken.write(line.move or '')}", "bold") for line in lines),
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
