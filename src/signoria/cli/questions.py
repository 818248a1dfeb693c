"""Questions asked one after the other before a game, each with its way back."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

from rich.console import Console
from rich.text import Text

from signoria.cli.keyboard import Keyboard
from signoria.core.errors import BadInput, SignoriaError
from signoria.core.game import Game
from signoria.core.options import Value, whole
from signoria.texts import Words, plain
from signoria.texts.spoken import Spoken

Chosen = TypeVar("Chosen")


class Back(Exception):
    """The person wants to be asked the question before this one again."""


class Quit(Exception):
    """The person leaves."""


class Questions:
    """A person who is asked."""

    def __init__(self, console: Console, words: Words) -> None:
        self.console = console
        self.keyboard = Keyboard(console)
        self.words = words
        self.controls = Spoken(words, ("back", "quit"), ())

    def line(self, key: str, text: str) -> None:
        """A choice, with what is typed for it."""
        self.console.print(Text.assemble((key, "bold yellow"), " ", text))

    def list_games(self, offered: Iterable[Game]) -> dict[str, Game]:
        """Show games to choose from; what can be typed for each: its number, its title, its name."""
        known: dict[str, Game] = {}
        for place, game in enumerate(offered, start=1):
            title = self.words.called(f"{game.name}-title", game.name)
            self.line(str(place), title)
            known |= {str(place): game, plain(title): game, game.name: game}
        return known

    def ask_lead(self, game: Game) -> dict[str, Value]:
        """The option that is chosen before all others, preset by the reader's language; nothing if there is none."""
        lead = game.lead
        if lead is None:
            return {}
        words = Words(self.words.language, [game.texts])
        every = next(option.values for option in game.options if option.name == lead.option)
        values = sorted(every, key=lambda value: value is None)
        known: dict[str, tuple[Value]] = {}
        for place, value in enumerate(values, start=1):
            name = "null" if value is None else str(value)
            title = words.say(f"{game.name}-ui-value-{lead.option}-{name}")
            self.line(str(place), f"{title}: {words.say(f'{game.name}-lead-{name}')}")
            known |= {str(place): (value,), plain(title): (value,), name: (value,)}
        usual = str(values.index(lead.presets[self.words.language]) + 1)
        (chosen,) = self.ask(words.say(f"{game.name}-lead-ask", default=usual), usual, known.get, f"1–{len(values)}")
        return {lead.option: chosen}

    def ask_seats(self, key: str, game: Game, options: Mapping[str, Value], counted: int) -> dict[str, Value]:
        """How many play with these options; `counted` are not asked about by this question."""
        usual = game.seats(game.resolve({**game.suggest(options), **options}))
        most = max(number for number in range(2, game.max_seats + 1) if _can_be(game, {**options, "players": number}))
        number = self.ask_number(key, 2 - counted, most - counted, usual - counted) + counted
        return {**options, "players": number}

    def ask_number(self, key: str, low: int, high: int, usual: int) -> int:
        """A whole number in these bounds; `key` is the question's text."""

        def read(typed: str) -> int | None:
            number = whole(typed)
            return number if number is not None and low <= number <= high else None

        question = self.words.say(key, low=low, high=high, default=usual)
        return self.ask(question, str(usual), read, f"{low}–{high}")

    def ask_yes(self, key: str, /, **facts: str) -> bool:
        """Whether the person says yes; nothing said means no."""
        yes, no = (self.words.say(f"frame-{word}") for word in ("yes", "no"))
        question = self.words.say(key, yes=yes, no=no, **facts)
        return self.ask(question, no, {yes: True, no: False, "y": True}.get, f"{yes}, {no}")

    def ask_house(self, game: Game, words: Words) -> int | None:
        """Which seat, of a game in which it has a name; None where it is all one."""
        if not game.houses:
            return None
        known: dict[str, int] = {}
        for seat, house in enumerate(game.houses):
            called = words.say(f"word-{house}")
            self.line(str(seat + 1), called)
            known |= {str(seat + 1): seat, plain(called): seat, house: seat}
        question = words.say("frame-which-house", default=1)
        return self.ask(question, "1", known.get, f"1–{len(game.houses)}")

    def say_error(self, error: SignoriaError) -> None:
        """Why something cannot be."""
        self.console.print(Text(self.words.error(error), "red"))

    def ask(self, question: str, usual: str, read: Callable[[str], Chosen | None], known: str) -> Chosen:
        """What is meant by an answer, or by the usual one for none; what cannot be meant is told, and asked again."""
        while True:
            try:
                typed = self.keyboard.ask(Text(f"{question} "))
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                raise Quit from None
            control = self.controls.read(typed)
            if control == "quit":
                raise Quit
            if control == "back":
                raise Back
            try:
                found = read(plain(typed) or usual)
                if found is not None:
                    return found
                raise BadInput("key-unknown", typed=typed, known=known)
            except BadInput as error:
                self.say_error(error)


def _can_be(game: Game, options: Mapping[str, Value]) -> bool:
    try:
        game.resolve(options)
    except BadInput:
        return False
    return True
