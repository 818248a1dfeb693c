"""The frame of a game in the terminal: the table, what happened, numbered moves, and the player's answer."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from signoria.bots import Bot, Host
from signoria.cli.tables import Table, table
from signoria.core.chance import Source
from signoria.core.errors import BadInput, SignoriaError
from signoria.core.event import Event
from signoria.core.options import whole
from signoria.core.play import Play
from signoria.core.state import CHANCE
from signoria.texts import Words


def new_console() -> Console:
    """A console on the standard output, of 80 columns where it does not know, or misstates, its width."""
    console = Console(highlight=False)
    return console if console.width >= 20 else Console(highlight=False, width=80)


class Left(Exception):
    """The player has left the table, perhaps naming a file for the record."""

    def __init__(self, save: Path | None = None) -> None:
        super().__init__()
        self.save = save


class Terminal:
    """One person's seat at a game, in a terminal."""

    def __init__(
        self,
        play: Play,
        seat: int,
        bots: Mapping[int, Bot],
        about: Mapping[str, str],
        source: Source,
        words: Words,
    ) -> None:
        self.play = play
        self.seat = seat
        self.me = play.names[seat]
        self.host = Host(play, bots)
        self.about = about
        self.source = source
        self.words = words
        self.console = new_console()
        self.table: Table = table(play.game.name, words, play.options)
        self._shown = 0

    def say(self, text: str) -> None:
        """One plain line."""
        self.console.print(text, markup=False)

    def run(self) -> None:
        """Play to the end; Left if the player goes before."""
        while not self.play.state.over:
            if self.play.state.current == CHANCE:
                self.play.settle(self.source)
            elif self.play.state.current != self.seat:
                self.host.ask(int(self.play.state.current))
            else:
                self._answer()
        self._tell_news()
        self.console.print(self.table.draw(self.play.seen(self.seat), self.me, self.about))
        winners = self.table.winners(self.play.snapshot())
        for winner in winners:
            key = "frame-you-win" if winner == self.me else "frame-winner"
            self.console.print(Text(self.words.say(key, player=winner), "bold green"))

    def _tell_news(self) -> None:
        """What happened since it was last told."""
        news = self.play.events(self.seat, since=self._shown)
        self._shown = self.play.told
        self.console.print(log(news, self.table, self.words))

    def _answer(self) -> None:
        """Show the table and ask until there is a move that may be made."""
        self.console.print(Rule(style="dim"))
        self._tell_news()
        seen = self.play.seen(self.seat)
        self.console.print(self.table.draw(seen, self.me, self.about))
        self.console.print(Text(self.table.question(seen, self.me), "bold"))
        moves = self.play.legal(self.me)
        numbers = self._list(moves, seen)
        while True:
            answer = self._read()
            if answer in ("?", "help"):
                self.console.print(self.table.summary())
                self.say(self.words.say("frame-help"))
            elif answer == "log":
                self.console.print(log(self.play.events(self.seat), self.table, self.words))
            elif answer and self._try(numbers, answer):
                return

    def _try(self, numbers: Mapping[int, str], answer: str) -> bool:
        """Make the move that was typed; False, having said why, if it cannot be."""
        try:
            self.play.move(self.me, self._chosen(numbers, answer))
        except SignoriaError as error:
            self.console.print(Text(self.words.error(error), "red"))
            return False
        return True

    def _chosen(self, numbers: Mapping[int, str], answer: str) -> str:
        if answer.isascii() and answer.isdigit():
            number = whole(answer)
            if number is None or number not in numbers:
                raise BadInput("number-unknown", number=answer)
            return numbers[number]
        names = {name.casefold(): name for name in self.play.names}
        return " ".join(names.get(word.casefold(), word.casefold()) for word in answer.split())

    def _read(self) -> str:
        prompt = Text.assemble((f"{self.words.say('frame-prompt')} ", "bold yellow"), ("▸ ", "yellow"))
        try:
            answer = self.console.input(prompt).strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Left from None
        if answer in ("q", "quit"):
            raise Left
        if answer.startswith("save "):
            raise Left(Path(answer.removeprefix("save ").strip()))
        return answer

    def _list(self, moves: list[str], seen: Mapping[str, Any]) -> dict[int, str]:
        """Print the moves with their numbers: one a line, those aimed at players together."""
        numbers = dict(enumerate(moves, start=1))
        grid = Grid(box=None, padding=(0, 1), show_header=False, expand=True)
        grid.add_column(justify="right", style="bold yellow", no_wrap=True)
        grid.add_column(ratio=1)
        grid.add_column(style="dim", no_wrap=True)
        aimed: dict[str, list[tuple[int, str]]] = {}
        for number, move in numbers.items():
            verb, _, rest = move.partition(" ")
            if rest in self.play.names:
                aimed.setdefault(verb, []).append((number, rest))
            else:
                grid.add_row(str(number), self.table.label(move, seen), move)
        for verb, targets in aimed.items():
            named = [Text.assemble((str(number), "bold yellow"), f" {name}") for number, name in targets]
            grid.add_row("", Group(self.table.label(verb, seen), Columns(named, padding=(0, 2))), f"{verb} …")
        self.console.print(grid)
        self.console.print(Text(self.words.say("frame-prompt-hint"), "dim italic"))
        return numbers


def log(events: Iterable[Event], drawn: Table, words: Words) -> RenderableType:
    """Events in sentences, those of one action in one paragraph."""
    lines: list[str] = []
    for event in events:
        if not drawn.tells(event):
            continue
        sentence = words.event(event)
        if lines and not drawn.opens(event.kind):
            lines[-1] += f" {sentence}"
        else:
            lines.append(sentence)
    grid = Grid.grid(padding=(0, 1))
    for line in lines:
        grid.add_row(Text("•", "yellow"), Text(line))
    return grid
