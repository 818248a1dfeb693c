"""The frame of a game in the terminal: the table, what happened, what is asked, and the player's answer."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from signoria.cli.tables import Seen, Table
from signoria.core.errors import BadInput, SignoriaError
from signoria.core.event import Event, paragraphs
from signoria.core.game import Game
from signoria.core.menu import Menu, Step
from signoria.core.seat import Seat
from signoria.texts import Words


def new_console() -> Console:
    """A console on the standard output, of 80 columns where it does not know, or misstates, its width."""
    console = Console(highlight=False)
    return console if console.width >= 20 else Console(highlight=False, width=80)


def introduction(game: str, bot: str, words: Words) -> str:
    """A bot's name, its character, and how it plays, if its game has a text for that."""
    if not words.has(f"bot-{game}-{bot}-name"):
        return bot
    name, role, style = (words.say(f"bot-{game}-{bot}-{part}") for part in ("name", "role", "style"))
    return words.say("bots-introduction", name=name, role=role, style=style)


class Left(Exception):
    """The player has left the table, perhaps naming a file for the record."""

    def __init__(self, save: Path | None = None) -> None:
        super().__init__()
        self.save = save


class Terminal:
    """One person's seat at a game, in a terminal."""

    def __init__(self, seat: Seat, table: Table, about: Mapping[str, str], words: Words) -> None:
        self.seat = seat
        self.table = table
        self.about = about
        self.words = words
        self.console = new_console()
        self._shown = 0

    def say(self, text: str) -> None:
        """One plain line."""
        self.console.print(text, markup=False)

    def end(self) -> None:
        """The game is over: what happened last, how it stands, and who has won."""
        self._tell_news()
        seen = self.seat.seen()
        self.console.print(self.table.draw(seen, self.about))
        if not seen["winners"]:
            self.console.print(Text(self.words.say("frame-draw"), "bold"))
        for winner in seen["winners"]:
            key = "frame-you-win" if winner == self.seat.name else "frame-winner"
            self.console.print(Text(self.words.say(key, player=winner), "bold green"))

    def _tell_news(self) -> None:
        """What happened since it was last told."""
        news = self.seat.events(self._shown)
        self._shown = self.seat.version
        self.console.print(log(news, self.seat.game, self.words))

    def answer(self) -> None:
        """Show the table and ask until there is a move that may be made; not if there is only one, and it is obvious.

        Left if the player goes.
        """
        menu = self.seat.menu()
        assert menu is not None
        if menu.obvious:
            self.seat.move([*menu.taken, menu.steps[0].action])
            return
        self.console.print(Rule(style="dim"))
        self._tell_news()
        choice = Choice(self, menu, self.seat.seen())
        choice.draw_table()
        choice.show()
        while not self._answered(choice, self._read()):
            pass

    def _answered(self, choice: Choice, answer: str) -> bool:
        """Whether this answer made a move; what else it asked for is done."""
        if answer in ("?", "help"):
            self.console.print(self.table.summary(self.seat.game.summary(self.seat.options)))
            self.say(self.words.say("frame-help", example=choice.example()[1]))
        elif not answer:
            choice.draw_table()
            choice.show()
        elif answer == "log":
            self.console.print(log(self.seat.events(), self.seat.game, self.words))
        else:
            try:
                return choice.take(answer)
            except SignoriaError as error:
                self.console.print(Text(self.words.error(error), "red"))
        return False

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


class Choice:
    """What a player may choose from, step by step; nothing is done before the last."""

    def __init__(self, terminal: Terminal, menu: Menu, seen: Seen) -> None:
        self.terminal = terminal
        self.console = terminal.console
        self.words = terminal.words
        self.table = terminal.table
        self.seat = terminal.seat
        self.menu = menu
        self.seen = seen
        self._flat = not menu.taken and all(step.ends for step in menu.steps)
        """Whether every play is one step."""

    def draw_table(self) -> None:
        """Print the table."""
        self.console.print(self.table.draw(self.seen, self.terminal.about))

    def show(self) -> None:
        """Print what there is to choose from: one a line, what is aimed at players together."""
        self.console.print(Text(self.words.tell(self.menu.question), "bold"))
        grid = Grid(box=None, padding=(0, 1), show_header=False, expand=True)
        grid.add_column(justify="right", style="bold yellow", no_wrap=True)
        grid.add_column(ratio=1)
        grid.add_column(style="dim", no_wrap=True)
        aimed: dict[str, list[Step]] = {}
        for step in self.menu.steps:
            if step.target is not None and self._flat:
                aimed.setdefault(step.text.key, []).append(step)
            else:
                grid.add_row(step.key, self.table.label(step, self.seen), step.move if self._flat else "")
        for steps in aimed.values():
            named = [Text.assemble((step.key, "bold yellow"), f" {step.target}") for step in steps]
            verb = (steps[0].move or "").partition(" ")[0]
            label = self.table.label(steps[0], self.seen)
            grid.add_row("", Group(label, Columns(named, padding=(0, 2))), f"{verb} …")
        self.console.print(grid)
        hint = "frame-prompt-hint" if self._flat else "frame-steps-hint"
        facts = {} if self._flat else {"example": self.example()[0]}
        self.console.print(Text(self.words.say(hint, **facts), "dim italic"))
        if any(step.more is not None for step in self.menu.steps):
            self.console.print(Text(self.words.say("frame-more-hint"), "dim italic"))

    def example(self) -> tuple[str, str]:
        """What could be typed to the end of a play: the keys, and the same in words."""
        keys: list[str] = []
        menu = self.menu
        while True:
            step = next((step for step in reversed(menu.steps) if not step.ends), menu.steps[-1])
            keys.append(step.key)
            following = self.seat.menu([*menu.taken, step.action])
            if following is None:
                return " ".join(keys), step.move or ""
            menu = following

    def take(self, answer: str) -> bool:
        """Whether a move was made of what was typed: keys, or words; SignoriaError if it cannot be."""
        keys = answer.casefold().split()
        if keys in (["b"], ["back"]) and not self._flat:
            self._go_on(self.menu.taken[: self.menu.back])
            return False
        if self._step(self.menu, keys[0]) is None:
            self._say(answer, keys)
            return True
        return self._walk(keys)

    def _step(self, menu: Menu, key: str) -> int | None:
        """The action of a key; with a plus behind it, the one that lets another of its kind follow."""
        for step in menu.steps:
            if step.key == key:
                return step.action
            if f"{step.key}+" == key and step.more is not None:
                return step.more
        return None

    def _walk(self, keys: Sequence[str]) -> bool:
        menu: Menu | None = self.menu
        taken = self.menu.taken
        for key in keys:
            action = None if menu is None else self._step(menu, key)
            if action is None:
                raise self._unknown(key, menu)
            assert menu is not None
            taken = [*menu.taken, action]
            menu = self.seat.menu(taken)
        if menu is None:
            self.seat.move(taken)
            return True
        self._go_on(taken)
        return False

    def _go_on(self, taken: Sequence[int]) -> None:
        menu = self.seat.menu(taken)
        assert menu is not None
        self.menu = menu
        self.show()

    def _say(self, answer: str, keys: Sequence[str]) -> None:
        """Make the play that was typed in words."""
        if self._flat and answer.isascii() and answer.isdigit():
            raise BadInput("number-unknown", number=answer)
        try:
            text = self.seat.understood(answer)
        except BadInput:
            if len(keys) == 1 and not self._flat:
                raise self._unknown(answer, self.menu) from None
            raise
        self.seat.move(text)

    def _unknown(self, key: str, menu: Menu | None) -> BadInput:
        known = "—" if menu is None else ", ".join(step.key for step in menu.steps)
        return BadInput("key-unknown", typed=key, known=known)


def log(events: Iterable[Event], game: Game, words: Words) -> RenderableType:
    """Events in sentences, those of one action in one paragraph."""
    grid = Grid.grid(padding=(0, 1))
    for paragraph in paragraphs(events, game.kinds_by_name):
        grid.add_row(Text("•", "yellow"), Text(" ".join(map(words.event, paragraph))))
    return grid
