"""The frame of a game in the terminal: the table, what happened, numbered moves, and the player's answer."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
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
        self.table: Table = table(play.game, words, play.options)
        self._shown = 0

    def say(self, text: str) -> None:
        """One plain line."""
        self.console.print(text, markup=False)

    def run(self) -> None:
        """Play to the end; Left if the player goes before."""
        while not self.play.state.over:
            if self.play.state.current == CHANCE:
                self.play.let_chance(self.source)
            elif self.play.state.current != self.seat:
                self.host.ask(int(self.play.state.current))
            else:
                self._answer()
        self._tell_news()
        self.console.print(self.table.draw(self.play.seen(self.seat), self.me, self.about))
        winners = self.table.winners(self.play.snapshot())
        if not winners:
            self.console.print(Text(self.words.say("frame-draw"), "bold"))
        for winner in winners:
            key = "frame-you-win" if winner == self.me else "frame-winner"
            self.console.print(Text(self.words.say(key, player=winner), "bold green"))

    def _tell_news(self) -> None:
        """What happened since it was last told."""
        news = self.play.events(self.seat, since=self._shown)
        self._shown = self.play.told
        self.console.print(log(news, self.table, self.words))

    def _answer(self) -> None:
        """Show the table and ask until there is a move that may be made; not if only one is, and that is obvious."""
        plays = self.play.plays(self.seat)
        if len(plays) == 1 and self.table.obvious(plays[0][1]):
            self.play.move(self.me, plays[0][1])
            return
        self.console.print(Rule(style="dim"))
        self._tell_news()
        seen = self.play.seen(self.seat)
        self.console.print(self.table.draw(seen, self.me, self.about))
        kind = Steps if any(len(actions) > 1 for actions, _ in plays) else Menu
        choice: Choice = kind(self, seen, plays)
        choice.show()
        while True:
            answer = self._read()
            if answer in ("?", "help"):
                self.console.print(self.table.summary())
                self.say(self.words.say("frame-help", example=plays[-1][1]))
            elif not answer:
                self.console.print(self.table.draw(seen, self.me, self.about))
                choice.show()
            elif answer == "log":
                self.console.print(log(self.play.events(self.seat), self.table, self.words))
            elif self._try(choice, answer):
                return

    def _try(self, choice: Choice, answer: str) -> bool:
        """Make the move that was typed; False, having said why, if it cannot be, or if it needs more steps."""
        try:
            move = choice.chosen(answer)
            if move is None:
                return False
            self.play.move(self.me, move)
        except SignoriaError as error:
            self.console.print(Text(self.words.error(error), "red"))
            return False
        return True

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


class Choice(ABC):
    """What a player may choose from, and how it is typed."""

    def __init__(
        self, terminal: Terminal, seen: Mapping[str, Any], plays: Sequence[tuple[tuple[int, ...], str]]
    ) -> None:
        """`plays` are all that may be made, with their actions and in notation."""
        self.console = terminal.console
        self.words = terminal.words
        self.table = terminal.table
        self.me = terminal.me
        self.names = terminal.play.names
        self.plays = plays
        self.seen = seen

    @abstractmethod
    def show(self) -> None:
        """Print what there is to choose from."""

    @abstractmethod
    def chosen(self, answer: str) -> str | None:
        """The move that was typed, in notation; None, having asked on, if it needs more; BadInput if it is none."""

    def in_words(self, answer: str) -> str:
        """A move that was typed in words, whatever the case of its letters."""
        names = {name.casefold(): name for name in self.names}
        return " ".join(names.get(word.casefold(), word.casefold()) for word in answer.split())

    def rows(self) -> Grid:
        """A grid for keys, what they mean, and the words that can be typed instead."""
        grid = Grid(box=None, padding=(0, 1), show_header=False, expand=True)
        grid.add_column(justify="right", style="bold yellow", no_wrap=True)
        grid.add_column(ratio=1)
        grid.add_column(style="dim", no_wrap=True)
        return grid


class Menu(Choice):
    """All moves with their numbers: one a line, those aimed at players together."""

    def show(self) -> None:
        self.console.print(Text(self.table.question(self.seen, self.me), "bold"))
        grid = self.rows()
        aimed: dict[str, list[tuple[int, str]]] = {}
        for number, (_, move) in enumerate(self.plays, start=1):
            verb, _, rest = move.partition(" ")
            if rest in self.names:
                aimed.setdefault(verb, []).append((number, rest))
            else:
                grid.add_row(str(number), self.table.label(move, self.seen), move)
        for verb, targets in aimed.items():
            named = [Text.assemble((str(number), "bold yellow"), f" {name}") for number, name in targets]
            grid.add_row("", Group(self.table.label(verb, self.seen), Columns(named, padding=(0, 2))), f"{verb} …")
        self.console.print(grid)
        self.console.print(Text(self.words.say("frame-prompt-hint"), "dim italic"))

    def chosen(self, answer: str) -> str | None:
        if not (answer.isascii() and answer.isdigit()):
            return self.in_words(answer)
        number = whole(answer)
        if number is None or not 1 <= number <= len(self.plays):
            raise BadInput("number-unknown", number=answer)
        return self.plays[number - 1][1]


class Steps(Choice):
    """Plays of several steps, one step at a time; nothing is done before the last."""

    taken: tuple[int, ...] = ()

    def show(self) -> None:
        possible = [text for actions, text in self.plays if actions[: len(self.taken)] == self.taken]
        self.console.print(Text(self.table.ask(possible, len(self.taken), self.seen), "bold"))
        grid = self.rows()
        for key, label in self._steps(self.taken).values():
            grid.add_row(key, label)
        self.console.print(grid)
        self.console.print(Text(self.words.say("frame-steps-hint", example=self._example()), "dim italic"))

    def _steps(self, taken: tuple[int, ...]) -> dict[int, tuple[str, RenderableType]]:
        """What the next step may be, by its action: what is typed for it, and what it means."""
        groups: dict[int, list[str]] = {}
        for actions, text in self.plays:
            if len(actions) > len(taken) and actions[: len(taken)] == taken:
                groups.setdefault(actions[len(taken)], []).append(text)
        found = {}
        for number, (action, texts) in enumerate(groups.items(), start=1):
            key, label = self.table.step(texts, len(taken), self.seen)
            found[action] = (str(number) if key is None else key, label)
        return found

    def _example(self) -> str:
        """What could be typed to the end of a play."""
        longest = max((actions for actions, _ in self.plays if actions[: len(self.taken)] == self.taken), key=len)
        keys = []
        taken = self.taken
        while len(taken) < len(longest):
            keys.append(self._steps(taken)[longest[len(taken)]][0])
            taken = longest[: len(self._forced(longest[: len(taken) + 1]))]
        return " ".join(keys)

    def _forced(self, taken: tuple[int, ...]) -> tuple[int, ...]:
        """The same steps and those behind them that are the only ones possible, but for the last of a play."""
        while True:
            done = len(taken)
            rest = [actions for actions, _ in self.plays if len(actions) > done and actions[:done] == taken]
            following = {actions[done] for actions in rest}
            if len(following) != 1 or any(len(actions) == done + 1 for actions in rest):
                return taken
            taken = (*taken, following.pop())

    def chosen(self, answer: str) -> str | None:
        keys = answer.casefold().split()
        if keys in (["b"], ["back"]):
            self.taken = self.taken[:-1]
            while self.taken and len(self._steps(self.taken)) == 1:
                self.taken = self.taken[:-1]
            self.show()
            return None
        steps = self._steps(self.taken)
        words = len(keys) > 1 or self.in_words(answer) in [text for _, text in self.plays]
        if words and keys[0] not in {key for key, _ in steps.values()}:
            return self.in_words(answer)
        taken = self.taken
        for key in keys:
            steps = self._steps(taken)
            found = [action for action, (typed, _) in steps.items() if typed == key]
            if not found:
                known = ", ".join(typed for typed, _ in steps.values())
                raise BadInput("key-unknown", typed=key, known=known or "—")
            taken = self._forced((*taken, found[0]))
        for actions, text in self.plays:
            if actions == taken:
                return text
        self.taken = taken
        self.show()
        return None


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
