"""The frame of a game in the terminal: the table, what happened, what is asked, and the player's answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from signoria.cli.keyboard import Keyboard
from signoria.cli.tables import Seen, Table
from signoria.core.errors import BadInput, SignoriaError
from signoria.core.event import Event, paragraphs
from signoria.core.game import Game, Options
from signoria.core.menu import Dial, Menu, Step
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


class AtTable(Protocol):
    """What the terminal needs of a seat, wherever the game is played: as `core.seat.Seat` has it."""

    @property
    def game(self) -> Game: ...

    @property
    def options(self) -> Options: ...

    @property
    def names(self) -> Sequence[str]: ...

    @property
    def name(self) -> str | None: ...

    @property
    def version(self) -> int: ...

    def seen(self) -> dict[str, Any]: ...

    def events(self, since: int = 0) -> list[Event]: ...

    def menu(self, taken: Sequence[int] = ()) -> Menu | None: ...

    def understood(self, typed: str) -> str: ...

    def move(self, move: str | Sequence[int]) -> None: ...


class Left(Exception):
    """The player has left the table."""


class Terminal:
    """One person's seat at a game, in a terminal."""

    def __init__(
        self,
        seat: AtTable,
        table: Table,
        about: Mapping[str, str],
        words: Words,
        console: Console | None = None,
        keyboard: Keyboard | None = None,
    ) -> None:
        self.seat = seat
        self.table = table
        self.about = about
        self.words = words
        self.console = console or new_console()
        self.keyboard = keyboard or Keyboard(self.console)
        self.controls = Spoken(words, CONTROLS, ())
        self.spoken = Spoken(words, seat.game.vocabulary, seat.names)
        self.saver: Callable[[Path | None], str] | None = None
        """Saves the game, in the file named or in one of its choice, and says so; SignoriaError if it cannot."""
        self.told = 0
        """How many events the person has been told."""
        self.choice: Choice | None = None
        """What is asked."""
        self._news: list[list[Event]] = []
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
            with self.keyboard.silent():
                yield
        finally:
            self.console.file.write("\r\033[K")
            self.console.file.flush()

    def end(self, shown: Seen) -> None:
        """The game is over: how it stands with nothing hidden, what happened last, and who has won."""
        lines = [
            Text(
                self.words.say("frame-you-win" if winner == self.seat.name else "frame-winner", player=winner),
                "bold green",
            )
            for winner in shown["winners"]
        ]
        self._show(shown, Group(*lines or [Text(self.words.say("frame-draw"), "bold")]), spare=3)

    def show(self) -> None:
        """The table, while nothing is asked."""
        self._show(self.seat.seen(), Group())

    def show_log(self) -> None:
        """Everything that happened, as this seat may know it."""
        self.console.print(log(self.seat.events(), self.seat.game, self.words))

    def answer(self) -> None:
        """Show the table and ask until there is a move that may be made; not if there is only one, and it is obvious.

        Left if the player goes.
        """
        menu = self.seat.menu()
        assert menu is not None
        if menu.obvious:
            self.seat.move([*menu.taken, menu.steps[0].action])
            return
        self.choice = choice = Choice(self, menu, self.seat.seen())
        self.keyboard.forget()
        self._show(choice.seen, choice.question())
        while not self._answered(choice, self.read()):
            pass
        self.choice = None

    def _show(self, seen: Seen, below: RenderableType, spare: int = 1) -> None:
        """The table, the news and what stands below them, with some lines to spare, the last two in sight at the end of
        the screen: the table is made to fit, and of much news what concerns the person and the last is told.
        """
        self._news = paragraphs(self.seat.events(self.told), self.seat.game.kinds_by_name)
        self.told = self.seat.version
        news = self._fitting_news(None)
        room = None
        if self.keyboard.attended:
            least = self.table.fitted(seen, self.about, self._drawn, self.console, 0)
            room = self.console.height - 1 - spare - self._height(below)
            news = self._fitting_news(room - self._height(least))
            room -= self._height(news)
        table = self.table.fitted(seen, self.about, self._drawn, self.console, room)
        self._drawn = seen
        self.console.print(Rule(style="dim"), table, news, below)

    def _fitting_news(self, room: int | None) -> RenderableType:
        """The news in so many lines, if one paragraph is enough for that: those go first that are old and of others."""
        told = self._news
        mine = [any(self.seat.name in event.seats.values() for event in paragraph) for paragraph in told]
        left = [*range(len(told))]
        for gone in sorted(range(len(told) - 1), key=lambda number: (mine[number], number)):
            shown = self._told_of(left)
            if room is None or self._height(shown) <= room:
                return shown
            left.remove(gone)
        return self._told_of(left)

    def _told_of(self, numbers: Sequence[int]) -> RenderableType:
        """These paragraphs of the news, and how many more there are."""
        told = told_in([self._news[number] for number in numbers], self.words)
        missing = len(self._news) - len(numbers)
        if not missing:
            return told
        return Group(Text(self.words.say("frame-more-news", count=missing), "dim italic"), told)

    def _height(self, shown: RenderableType) -> int:
        return len(self.console.render_lines(shown))

    def _answered(self, choice: Choice, answer: str) -> bool:
        """Whether this answer made a move; what else it asked for is done."""
        if self.controls.read(answer) == "help":
            self.console.print(self.table.summary(self.seat.game.summary(self.seat.options)))
            self.help(choice.example()[1])
        elif not answer:
            self.console.print(self.table.draw(choice.seen, self.about), self._fitting_news(None), choice.question())
        elif self.controls.read(answer) == "log":
            self.show_log()
        else:
            try:
                return choice.take(answer)
            except SignoriaError as error:
                self.console.print(Text(self.words.error(error), "red"))
        return False

    def help(self, example: str) -> None:
        """What can be typed."""
        self.say(self.words.say("frame-help", example=example))

    def prompt(self) -> Text:
        """What stands before the answer."""
        return Text.assemble((f"{self.words.say('frame-prompt')} ", "bold yellow"), ("▸ ", "yellow"))

    def read(self) -> str:
        """What is typed, but for what leaves the table; Left if that is typed."""
        try:
            answer = self.keyboard.ask(self.prompt)
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Left from None
        first, _, rest = answer.partition(" ")
        control = self.controls.read(first)
        if control == "quit" and not rest:
            raise Left
        if control == "save" and self.saver is not None:
            try:
                self.say(self.saver(Path(rest.strip()) if rest.strip() else None))
            except SignoriaError as error:
                self.console.print(Text(self.words.error(error), "red"))
                return self.read()
            raise Left
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
        self._turned: Dial | None = None
        """The value that is being chosen, if one is."""
        self._flat = not menu.taken and all(step.ends for step in menu.steps)
        """Whether every play is one step."""

    def question(self) -> RenderableType:
        """What is asked, what there is to choose from, and what can be typed."""
        keys, move = self.example()
        several = " " in keys
        hints = [
            self.words.say("frame-hint-steps" if several else "frame-hint-move", example=keys if several else move)
        ]
        if self.menu.back < len(self.menu.taken):
            hints.append(self.words.say("frame-hint-back"))
        hints.append(self.words.say("frame-hint-rest"))
        if self._turned is not None:
            return self._values(self._turned)
        parts: list[RenderableType] = [Text(self.words.tell(self.menu.question), "bold"), self._choices()]
        dials = self._dials(self.menu)
        if dials:
            parts.append(Columns([self._dialled(key, dial) for key, dial in dials.items()], padding=(0, 2)))
        parts.append(Text(" · ".join(hints), "dim italic"))
        more = next((step for step in self.menu.steps if step.more is not None), None)
        if more is not None:
            parts.append(Text(self.words.say("frame-more-hint", example=self._key(more)), "dim italic"))
        return Group(*parts)

    def _choices(self) -> RenderableType:
        """One a line, what is aimed at players together; many short ones in columns."""
        aimed: dict[str, list[Step]] = {}
        rows: list[tuple[str, Text, str]] = []
        for step in self.menu.steps:
            if step.target is not None:
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
            aim = "", Group(self._label(steps[0]), Columns(named, padding=(0, 2))), f"{verb} …"
            grid.add_row(*aim[: len(grid.columns)])
        return grid

    def _dials(self, menu: Menu) -> dict[str, Dial]:
        """The values that may be other ones, by what is typed for them: `v1`, `v2` and so on."""
        dials = [*menu.dials, *(dial for step in menu.steps for dial in step.dials)]
        open_ = [dial for dial in dials if sum(map(bool, dial.turns)) > 1]
        return {f"v{number}": dial for number, dial in enumerate(open_, start=1)}

    def _dialled(self, key: str, dial: Dial) -> Text:
        """A value as it is now, and that it may be another one."""
        now = self.words.say("frame-value-now", what=self.words.tell(dial.text), value=dial.now)
        place = next((self._key(step) for step in self.menu.steps if dial in step.dials), None)
        return Text.assemble((f"  {key}", "bold yellow"), f" {f'{place}: ' if place else ''}{now}")

    def _values(self, dial: Dial) -> RenderableType:
        """The values to choose from, and that one can go back."""
        values = [str(dial.low + number) for number, taken in enumerate(dial.turns) if taken]
        hints = [self.words.say("frame-hint-back"), self.words.say("frame-hint-rest")]
        return Group(
            Text(self.words.say("frame-value-which", what=self.words.tell(dial.text)), "bold"),
            Columns([Text(value, "bold yellow") for value in values], padding=(0, 2)),
            Text(" · ".join(hints), "dim italic"),
        )

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
            step = next((step for step in menu.steps if not step.ends), menu.steps[-1])
            keys.append(self._key(step))
            following = self.seat.menu([*menu.taken, step.action])
            if following is None:
                return " ".join(keys), self.spoken.write(step.move or "")
            menu = following

    def has(self, answer: str) -> bool:
        """Whether what was typed begins with one of the keys."""
        keys = plain(answer).split()
        if not keys:
            return False
        if self._turned is not None and keys[0].isdecimal():
            return True
        return keys[0] in self._dials(self.menu) or self._step(self.menu, keys[0]) is not None

    def take(self, answer: str) -> bool:
        """Whether a move was made of what was typed: keys, or words; SignoriaError if it cannot be."""
        keys = plain(answer).split()
        if self.terminal.controls.read(answer) == "back" and self._turned is not None:
            self._go_on(self.menu.taken)
            return False
        if self.has(answer):
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
        dial = self._turned
        for key in keys:
            if menu is None:
                raise BadInput("key-too-many", typed=key)
            if dial is None and key in self._dials(menu):
                dial = self._dials(menu)[key]
                continue
            if dial is not None:
                taken, dial = _turn(dial, key), None
                menu = self.seat.menu(taken)
                continue
            action = self._step(menu, key)
            if action is None:
                raise self._unknown(key, menu)
            taken = [*menu.taken, action]
            menu = self.seat.menu(taken)
        if menu is None:
            self.seat.move(taken)
            return True
        self._go_on(taken, dial)
        return False

    def _go_on(self, taken: Sequence[int], dial: Dial | None = None) -> None:
        menu = self.seat.menu(taken)
        assert menu is not None
        self.menu = menu
        self._turned = dial
        self.terminal.keyboard.forget()
        self.console.print(self.question())

    def _say(self, answer: str, keys: Sequence[str]) -> None:
        """Make the play that was typed in words: those of the notation, or of the language."""
        try:
            text = self._understood(answer)
        except BadInput as error:
            if len(keys) == 1:
                raise self._unknown(answer, self.menu) from None
            if "move" in error.facts:  # which may be in the words of the notation
                raise BadInput(error.code, **{**error.facts, "move": answer}) from None
            raise
        self.seat.move(text)

    def _understood(self, answer: str) -> str:
        try:
            return self.seat.understood(answer)
        except BadInput:
            return self.seat.understood(self.spoken.read(answer))

    def _unknown(self, key: str, menu: Menu) -> BadInput:
        """Why a key is none; of one that lacks the player it is aimed at, which there are."""
        verb = self.spoken.read(key).split()[:1]
        aimed = [step for step in menu.steps if step.target is not None and step.key.split("-")[:1] == verb]
        aimed = aimed or [step for step in menu.steps if step.target is not None and self._key(step)[:-1] == plain(key)]
        if aimed:
            known = ", ".join(f"{self._key(step)} {step.target}" for step in aimed)
            return BadInput("aim-needed", typed=key, known=known)
        return BadInput("key-unknown", typed=key, known=", ".join(map(self._key, menu.steps)))


def _turn(dial: Dial, key: str) -> list[int]:
    """The steps of a play with this value; BadInput if it is none that can be."""
    known = {str(dial.low + number): taken for number, taken in enumerate(dial.turns) if taken}
    if key not in known:
        raise BadInput("key-unknown", typed=key, known=", ".join(known))
    return known[key]


def log(events: Iterable[Event], game: Game, words: Words) -> RenderableType:
    """Events in sentences, those of one action in one paragraph."""
    return told_in(paragraphs(events, game.kinds_by_name), words)


def told_in(told: Iterable[Iterable[Event]], words: Words) -> RenderableType:
    """The same of events that stand in paragraphs already."""
    grid = Grid.grid(padding=(0, 1))
    for paragraph in told:
        grid.add_row(Text("•", "yellow"), Text(" ".join(map(words.event, paragraph))))
    return grid
