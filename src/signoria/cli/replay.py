"""`signoria replay`: step through a record, as one player saw it or with everything face up."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from signoria import games
from signoria.cli.tables import table
from signoria.cli.terminal import log, new_console
from signoria.core.errors import BadInput
from signoria.core.event import Event
from signoria.core.journal import opened
from signoria.core.options import whole
from signoria.core.record import Record, check_end, load, replay_move
from signoria.core.state import CHANCE
from signoria.texts import Words

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


def replay(file: Path, viewer: str | None, as_json: bool, words: Words) -> int:
    """Show a record; the exit status."""
    record = load(file)
    words = Words(words.language, [games.get(record.game).texts])
    with words.telling():
        shown = Replay(record, viewer)
    if as_json:
        _print_json(shown)
    elif sys.stdin.isatty() and sys.stdout.isatty():
        _step_through(shown, viewer, words)
    else:
        console = new_console()
        for position in range(len(shown.lines) + 1):
            _show(shown, position, viewer, words, console)
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


def _show(shown: Replay, position: int, viewer: str | None, words: Words, console: Console) -> None:
    drawn = table(shown.game, words, shown.play.options)
    where = words.say("frame-replay-position", number=position, total=len(shown.lines))
    who = words.say("frame-replay-all") if viewer is None else words.say("frame-replay-seen-by", name=viewer)
    console.print(Rule(Text(f"{where} · {who}", "dim"), style="dim"))
    if position:
        line = shown.lines[position - 1]
        console.print(Text(f"{line.by}: {line.move}", "bold"))
    events = shown.start_events if position == 0 else shown.lines[position - 1].events
    console.print(log(events, shown.game, words))
    console.print(drawn.draw(shown.start if position == 0 else shown.lines[position - 1].seen, {}))


def _step_through(shown: Replay, viewer: str | None, words: Words) -> None:
    console = new_console()
    position = 0
    while True:
        _show(shown, position, viewer, words, console)
        try:
            answer = console.input(f"[dim italic]{words.say('frame-replay-hint')}[/] [yellow]▸[/] ").strip()
        except (EOFError, KeyboardInterrupt):
            console.print()
            return
        if answer in ("q", "quit"):
            return
        if answer == "b":
            position -= 1
        elif (number := whole(answer)) is not None:
            position = number
        elif position == len(shown.lines):
            return
        else:
            position += 1
        position = max(0, min(position, len(shown.lines)))
