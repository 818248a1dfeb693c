"""How each game looks in a terminal.  A table draws what a view, or a snapshot, holds; it knows no rule."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from rich.console import RenderableType

from signoria.core.errors import BadInput
from signoria.core.event import Event
from signoria.core.game import Game
from signoria.core.named import load
from signoria.core.options import Value
from signoria.texts import Words

Seen = Mapping[str, Any]
"""A view or a snapshot, as plain values."""


class Step(NamedTuple):
    """A step of a play as one can choose it: what is typed for it (None: its number in the list), and what it means."""

    key: str | None
    label: RenderableType


class Table(ABC):
    """A game's table: what the frame of the terminal asks a game for."""

    def __init__(self, words: Words, options: Mapping[str, Value]) -> None:
        self.words = words
        self.options = options

    @abstractmethod
    def draw(self, seen: Seen, me: str | None, about: Mapping[str, str]) -> RenderableType:
        """The whole table; `me` is whose eyes it is seen with, `about` a word on some of the players."""

    @abstractmethod
    def question(self, seen: Seen, me: str) -> str:
        """What this player is asked now."""

    @abstractmethod
    def label(self, move: str, seen: Seen) -> str:
        """What a move of one step means; for one aimed at a player, without that player's name."""

    def step(self, plays: Sequence[str], taken: int, seen: Seen) -> Step:
        """In a game whose plays have several steps: the next one, which all these plays share, `taken` being taken."""
        raise NotImplementedError

    def ask(self, plays: Sequence[str], taken: int, seen: Seen) -> str:
        """The question that step number `taken` answers; all these plays are possible."""
        raise NotImplementedError

    def obvious(self, move: str) -> bool:
        """Whether a move that is the only one possible is made without asking."""
        return False

    @abstractmethod
    def summary(self) -> RenderableType:
        """The summary card."""

    @abstractmethod
    def winners(self, seen: Seen) -> list[str]:
        """Who has won, once the game is over."""

    def tells(self, event: Event) -> bool:
        """Whether an event is worth a sentence in the log."""
        return True

    def opens(self, event: str) -> bool:
        """Whether an event of this kind begins a new line of the log."""
        return True


def table(game: Game, words: Words, options: Mapping[str, Value]) -> Table:
    """The table of a game; BadInput if it has none."""
    if game.table is None:
        raise BadInput("game-tableless", game=game.name)
    made = load(game.table)(words, options)
    assert isinstance(made, Table)
    return made
