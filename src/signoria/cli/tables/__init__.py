"""How each game looks in a terminal.  A table draws what views, menus and summary cards hold; it knows no rule."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any

from rich import box
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from signoria.core import text
from signoria.core.errors import BadInput
from signoria.core.game import Game
from signoria.core.menu import Step, Summary
from signoria.core.named import load
from signoria.core.options import Value
from signoria.texts import Words

Seen = Mapping[str, Any]
"""A view or a snapshot, as plain values."""


class Table(ABC):
    """A game's table: what the frame of the terminal asks a game for."""

    def __init__(self, words: Words, options: Mapping[str, Value]) -> None:
        self.words = words
        self.options = options

    @abstractmethod
    def draw(self, seen: Seen, about: Mapping[str, str]) -> RenderableType:
        """The whole table; `about` is a word on some of the players."""

    def fitted(
        self, seen: Seen, about: Mapping[str, str], before: Seen | None, console: Console, room: int | None
    ) -> RenderableType:
        """The table before a question, in so many lines if it can be made to fit (None: any number); `before` is what
        was seen when it was last drawn.
        """
        return self.draw(seen, about)

    def colour(self, name: text.Text) -> str:
        """In which colour a word of the game is written on the summary card, if in any."""
        return "bold"

    def label(self, step: Step, seen: Seen) -> Text:
        """What a step means, and what follows from it."""
        return self.with_consequences(Text(self.words.tell(step.text)), step)

    def with_consequences(self, label: Text, step: Step) -> Text:
        """A label, and behind it what follows from the step, the main thing first."""
        for number, follows in enumerate(step.follows):
            label.append(f"{' ' if number else '  '}{self.words.tell(follows)}", "dim" if number else "bold")
        return label

    def summary(self, card: Summary) -> RenderableType:
        """The summary card."""
        grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1), expand=True, show_header=bool(card.head))
        widest = max(range(len(card.rows[0])), key=lambda column: self._width(card, column))
        for column in range(len(card.rows[0])):
            head = self.words.tell(card.head[column]) if card.head else ""
            grid.add_column(head, ratio=1 if column == widest else None, no_wrap=column != widest)
        for row in card.rows:
            cells = [Text("—" if cell is None else self.words.tell(cell)) for cell in row]
            if row[0] is not None:
                cells[0].stylize(self.colour(row[0]))
            grid.add_row(*cells)
        notes = [Text(self.words.tell(note), "dim") for note in card.notes]
        title = self.words.tell(card.title)
        if card.goal is not None:
            notes.append(Text(self.words.tell(card.goal), "bold"))  # at the end, where it is in sight
        return Panel(Group(Text(self.words.tell(card.about)), grid, *notes), title=title, box=box.ROUNDED)

    def _width(self, card: Summary, column: int) -> int:
        return max(len(self.words.tell(cell)) for row in card.rows if (cell := row[column]) is not None)


def table(game: Game, words: Words, options: Mapping[str, Value]) -> Table:
    """The table of a game; BadInput if it has none."""
    if game.table is None:
        raise BadInput("game-tableless", game=game.name)
    made = load(game.table)(words, options)
    assert isinstance(made, Table)
    return made
