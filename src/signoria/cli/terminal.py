"""The frame of a game in the terminal: the table, what happened, what is asked, and the player's answer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from signoria.cli.keyboard import Keyboard
from signoria.cli.tables import Seen, Table
from signoria.core.errors import BadInput, SignoriaError
from signoria.core.event import Event, paragraphs
from signoria.core.game import Game
from signoria.core.menu import Menu, Step
from signoria.core.seat import Seat
from signoria.texts import Words, plain
from signoria.texts.spoken import Spoken

CONTROLS = ("back", "quit", "help", "log", "save")
"""What can always be typed, each as `say-CONTROL` of the texts says."""

MANY = 8
"""More choices than this stand in columns, where they are short enough."""


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
    """The player has left the table, perhaps to save the game: in the file named, or wherever it is to be."""

    def __init__(self, save: Path | None = None, *, saving: bool = False) -> None:
        super().__init__()
        self.save = save
        self.saving = saving


class Terminal:
    """One person's seat at a game, in a terminal."""

    def __init__(
        self, seat: Seat, table: Table, about: Mapping[str, str], words: Words, console: Console | None = None
    ) -> None:
        self.seat = seat
        self.table = table
        self.about = about
        self.words = words
        self.console = console or new_console()
        self.keyboard = Keyboard(self.console)
        self.controls = Spoken(words, CONTROLS, ())
        self.spoken = Spoken(words, seat.game.vocabulary, seat.names)
        self._told = 0
        self._drawn: Seen | None = None

    def say(self, text: str) -> None:
        """One plain line."""
        self.console.print(text, markup=False)

    @contextmanager
    def waiting(self) -> Iterator[None]:
        """Meanwhile it is said whose decision is due, as far as this seat may know; nothing of it is left after."""
        others = [name for name in self.seat.seen().get("to_act", ()) if name != self.seat.name]
        if not self.keyboard.attended or not others:
            yield
            return
        text = self.words.say("frame-thinking", count=len(others), players=", ".join(others))
        self.console.print(Text(text, "dim italic"), end="\r", no_wrap=True, overflow="crop")
        try:
            yield
        finally:
            self.console.file.write("\r\033[K")
            self.console.file.flush()

    def end(self, shown: Seen) -> None:
        """The game is over: what happened last, how it stands with nothing hidden, and who has won."""
        self.console.print(Rule(style="dim"))
        self.console.print(self.table.draw(shown, self.about))
        self.console.print(log(self.seat.events(self._told), self.seat.game, self.words))
        if not shown["winners"]:
            self.console.print(Text(self.words.say("frame-draw"), "bold"))
        for winner in shown["winners"]:
            key = "frame-you-win" if winner == self.seat.name else "frame-winner"
            self.console.print(Text(self.words.say(key, player=winner), "bold green"))

    def answer(self) -> None:
        """Show the table and ask until there is a move that may be made; not if there is only one, and it is obvious.

        Left if the player goes.
        """
        menu = self.seat.menu()
        assert menu is not None
        if menu.obvious:
            self.seat.move([*menu.taken, menu.steps[0].action])
            return
        choice = Choice(self, menu, self.seat.seen())
        self._show(choice)
        while not self._answered(choice, self._read()):
            pass

    def _show(self, choice: Choice) -> None:
        """The table, the news and the question, the last two in sight at the end of the screen: the table is made to
        fit, and of much news only the last is told.
        """
        seen, question = choice.seen, choice.question()
        news = paragraphs(self.seat.events(self._told), self.seat.game.kinds_by_name)
        self._told = self.seat.version
        told = told_in(news, self.words)
        least = self.table.fitted(seen, self.about, self._drawn, self.console, 0)
        room = self.console.height - 2 - self._height(question)
        first = 0
        while self.keyboard.attended and first < len(news) - 1 and self._height(told) + self._height(least) > room:
            first += 1
            told = Group(
                Text(self.words.say("frame-more-news", count=first), "dim italic"), told_in(news[first:], self.words)
            )
        table_room = room - self._height(told) if self.keyboard.attended else None
        table = self.table.fitted(seen, self.about, self._drawn, self.console, table_room)
        self._drawn = seen
        self.keyboard.forget()
        self.console.print(Rule(style="dim"), table, told, question)

    def _height(self, shown: RenderableType) -> int:
        return len(self.console.render_lines(shown))

    def _answered(self, choice: Choice, answer: str) -> bool:
        """Whether this answer made a move; what else it asked for is done."""
        if self.controls.read(answer) == "help":
            self.console.print(self.table.summary(self.seat.game.summary(self.seat.options)))
            self.say(self.words.say("frame-help", example=choice.example()[1]))
        elif not answer:
            self.console.print(self.table.draw(choice.seen, self.about), choice.question())
        elif self.controls.read(answer) == "log":
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
            answer = self.keyboard.ask(prompt)
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Left from None
        first, _, rest = answer.partition(" ")
        control = self.controls.read(first)
        if control == "quit" and not rest:
            raise Left
        if control == "save":
            raise Left(Path(rest.strip()) if rest.strip() else None, saving=True)
        return answer


class Choice:
    """What a player may choose from, step by step; nothing is done before the last."""

    def __init__(self, terminal: Terminal, menu: Menu, seen: Seen) -> None:
        self.terminal = terminal
        self.console = terminal.console
        self.words = terminal.words
        self.table = terminal.table
        self.seat = terminal.seat
        self.spoken = terminal.spoken
        self.menu = menu
        self.seen = seen
        self._flat = not menu.taken and all(step.ends for step in menu.steps)
        """Whether every play is one step."""

    def question(self) -> RenderableType:
        """What is asked, what there is to choose from, and what can be typed."""
        keys, move = self.example()
        hint = self.words.say(
            "frame-hint-move" if self._flat else "frame-hint-steps", example=move if self._flat else keys
        )
        parts: list[RenderableType] = [Text(self.words.tell(self.menu.question), "bold"), self._choices()]
        parts.append(Text(hint, "dim italic"))
        if any(step.more is not None for step in self.menu.steps):
            parts.append(Text(self.words.say("frame-more-hint", example=keys.split()[-1]), "dim italic"))
        return Group(*parts)

    def _choices(self) -> RenderableType:
        """One a line, what is aimed at players together; many short ones in columns."""
        aimed: dict[str, list[Step]] = {}
        rows: list[tuple[str, Text, str]] = []
        for step in self.menu.steps:
            if step.target is not None and self._flat:
                aimed.setdefault(step.text.key, []).append(step)
            else:
                rows.append((self._key(step), self._label(step), self._in_words(step)))
        if len(rows) > MANY and not aimed:
            return self._in_columns(rows)
        grid = Grid(box=None, padding=(0, 1), show_header=False, expand=True)
        grid.add_column(justify="right", style="bold yellow", no_wrap=True)
        grid.add_column(ratio=1)
        if self._flat:
            grid.add_column(style="dim", no_wrap=True)
        for row in rows:
            grid.add_row(*row[: len(grid.columns)])
        for steps in aimed.values():
            named = [Text.assemble((self._key(step), "bold yellow"), f" {step.target}") for step in steps]
            verb = self._in_words(steps[0]).removesuffix(f" {steps[0].target}")
            grid.add_row("", Group(self._label(steps[0]), Columns(named, padding=(0, 2))), f"{verb} …")
        return grid

    def _in_columns(self, rows: Sequence[tuple[str, Text, str]]) -> RenderableType:
        """As many beside each other as fit, read downwards."""
        wide = max(len(key) for key, _, _ in rows)
        cells = [Text.assemble((f" {key:>{wide}}", "bold yellow"), "  ", label) for key, label, _ in rows]
        columns = max(1, self.console.width // (max(cell.cell_len for cell in cells) + 1))
        height = -(-len(cells) // columns)
        grid = Grid.grid(padding=(0, 1, 0, 0))
        for row in range(height):
            grid.add_row(*cells[row::height])
        return grid

    def _key(self, step: Step) -> str:
        return self.words.key(step.key)

    def _label(self, step: Step) -> Text:
        label = self.table.label(step, self.seen)
        if step.holds is False:
            label = Text.assemble((f"{self.words.say('frame-bluff')} ", "italic red"), label)
        return label

    def _in_words(self, step: Step) -> str:
        return self.spoken.write(step.move) if self._flat and step.move else ""

    def example(self) -> tuple[str, str]:
        """What could be typed to the end of a play: the keys, and the same in words."""
        keys: list[str] = []
        menu = self.menu
        while True:
            step = next((step for step in reversed(menu.steps) if not step.ends), menu.steps[-1])
            keys.append(self._key(step))
            following = self.seat.menu([*menu.taken, step.action])
            if following is None:
                return " ".join(keys), self.spoken.write(step.move or "")
            menu = following

    def take(self, answer: str) -> bool:
        """Whether a move was made of what was typed: keys, or words; SignoriaError if it cannot be."""
        keys = plain(answer).split()
        if self._step(self.menu, keys[0]) is not None:
            return self._walk(keys)
        if self.terminal.controls.read(answer) == "back" and not self._flat:
            self._go_on(self.menu.taken[: self.menu.back])
            return False
        self._say(answer, keys)
        return True

    def _step(self, menu: Menu, key: str) -> int | None:
        """The action of a key; with a plus behind it, the one that lets another of its kind follow."""
        for step in menu.steps:
            if self._key(step) == key:
                return step.action
            if f"{self._key(step)}+" == key and step.more is not None:
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
        self.terminal.keyboard.forget()
        self.console.print(self.question())

    def _say(self, answer: str, keys: Sequence[str]) -> None:
        """Make the play that was typed in words: those of the notation, or of the language."""
        try:
            text = self._understood(answer)
        except BadInput:
            if len(keys) == 1:
                raise self._unknown(answer, self.menu) from None
            raise
        self.seat.move(text)

    def _understood(self, answer: str) -> str:
        try:
            return self.seat.understood(answer)
        except BadInput:
            return self.seat.understood(self.spoken.read(answer))

    def _unknown(self, key: str, menu: Menu | None) -> BadInput:
        known = "—" if menu is None else ", ".join(map(self._key, menu.steps))
        return BadInput("key-unknown", typed=key, known=known)


def log(events: Iterable[Event], game: Game, words: Words) -> RenderableType:
    """Events in sentences, those of one action in one paragraph."""
    return told_in(paragraphs(events, game.kinds_by_name), words)


def told_in(told: Iterable[Iterable[Event]], words: Words) -> RenderableType:
    """The same of events that stand in paragraphs already."""
    grid = Grid.grid(padding=(0, 1))
    for paragraph in told:
        grid.add_row(Text("•", "yellow"), Text(" ".join(map(words.event, paragraph))))
    return grid
