"""A server's tables: those that are open, one's own, and a new one."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from signoria import bots as bot_list
from signoria import games
from signoria.cli.questions import Back, Questions
from signoria.cli.remote.api import Api
from signoria.cli.remote.visit import new_id
from signoria.cli.terminal import introduction
from signoria.core.errors import BadInput, SignoriaError
from signoria.core.game import Game
from signoria.core.options import Value, whole
from signoria.server import protocol as said
from signoria.texts import Words, plain


class Wanted:
    """What was said of a new table on the command line."""

    def __init__(self, clock: str | None, public: bool) -> None:
        self.clock = read_clock(clock)
        self.public = public


def read_clock(said_of_it: str | None) -> float | None:
    """Seconds for each decision; None for none.  BadInput if it is no such number."""
    if said_of_it is None:
        return said.NewTable(id="x", game="x").clock
    if said_of_it == "none":
        return None
    try:
        seconds = float(said_of_it)
    except ValueError:
        seconds = 0.0
    if not 1 <= seconds <= said.LONGEST_CLOCK:
        raise BadInput("number-range", option="--clock", least=1, most=str(said.LONGEST_CLOCK))
    return seconds


def read_options(game: Game, text: str | None) -> dict[str, Value]:
    """Options said as `name=value,…`; BadInput for one that there is not."""
    known = {option.name: option for option in game.options}
    found: dict[str, Value] = {}
    for part in (text or "").split(","):
        if part.strip():
            name, _, value = part.strip().partition("=")
            if name not in known:
                raise BadInput("option-unknown", option=name, known=", ".join(known))
            found[name] = known[name].read(value)
    return found


def new_table(api: Api, name: str, options: str | None, bots: Sequence[str], wanted: Wanted) -> str:
    """Make a table of this game; its id."""
    game = games.get(name)
    for bot in bots:
        bot_list.read(game, bot)
    given = read_options(game, options)
    return api.make(
        said.NewTable(id=new_id(), game=name, options=given, public=wanted.public, clock=wanted.clock, bots=list(bots))
    ).id


class Lobby(Questions):
    """A person who looks for a table."""

    def __init__(self, api: Api, wanted: Wanted, console: Console, words: Words) -> None:
        super().__init__(console, words)
        self._api = api
        self._wanted = wanted

    def choose(self) -> str:
        """The table to go to; Quit if the person leaves."""
        while True:
            found = self._list()
            usual = "1" if found else "n"
            known: dict[str, str] = {**{str(place): table for place, table in enumerate(found, start=1)}, "n": ""}
            typable = {key: key for key in known}
            self.line("n", self.words.say("join-new"))
            question = self.words.say("join-which-table", default=usual)
            chosen = self.ask(question, usual, typable.get, ", ".join(known))
            try:
                return known[chosen] or self._ask_game()
            except Back:
                self.console.print()
            except SignoriaError as error:
                self.console.print(Text(self.words.error(error), "red"))

    def _list(self) -> list[str]:
        """Show the tables to which one can go: one's own first."""
        mine = [listed for listed in self._api.mine().tables if listed.table.stage != "over"]
        own = {listed.id for listed in mine}
        others = [listed for listed in self._api.tables().tables if listed.id not in own]
        for place, listed in enumerate([*mine, *others], start=1):
            self.line(str(place), self._described(listed.table, listed.id in own))
        return [listed.id for listed in [*mine, *others]]

    def _described(self, card: said.TableCard, own: bool) -> str:
        players = ", ".join(seat.name for seat in card.seats if seat.name is not None) or "–"
        return self.words.say(
            "join-table",
            game=self.words.called(f"{card.game}-title", card.game),
            players=players,
            free=sum(seat.name is None for seat in card.seats),
            stage=card.stage,
            own="yes" if own else "no",
        )

    def _ask_game(self) -> str:
        offered = [game for game in games.usable().values() if game.table is not None]
        there = {card.name for card in self._api.games().games}
        offered = [game for game in offered if game.name in there]
        while True:
            known: dict[str, Game] = {}
            for place, game in enumerate(offered, start=1):
                title = self.words.called(f"{game.name}-title", game.name)
                self.line(str(place), title)
                known |= {str(place): game, plain(title): game, game.name: game}
            chosen = self.ask(self.words.say("frame-which-game", default=1), "1", known.get, f"1–{len(offered)}")
            try:
                return self._ask_seats(chosen)
            except Back:
                self.console.print()

    def _ask_seats(self, game: Game) -> str:
        usual = game.seats(game.resolve(game.suggest({})))
        most = game.max_seats
        if most == 2:
            return self._ask_bots(game, {}, 2)

        def count(typed: str) -> int | None:
            number = whole(typed)
            return number if number is not None and 2 <= number <= most else None

        while True:
            question = self.words.say("join-how-many", low=2, high=most, default=usual)
            number = self.ask(question, str(usual), count, f"2–{most}")
            try:
                return self._ask_bots(game, {"players": number}, number)
            except Back:
                self.console.print()

    def _ask_bots(self, game: Game, options: dict[str, Value], seats: int) -> str:
        words = Words(self.words.language, [game.texts])
        known: dict[str, str] = {}
        for place, bot in enumerate(game.bots, start=1):
            self.line(str(place), f"{bot}: {introduction(game.name, bot, words)}")
            known |= {str(place): bot, bot: bot}

        def kinds(typed: str) -> list[str]:
            named = [] if typed == "-" else typed.replace(",", " ").split()
            for name in named:
                if name not in known:
                    raise BadInput("key-unknown", typed=name, known=", ".join(known))
            if len(named) >= seats:
                raise BadInput("opponents-many", most=seats - 1, number=len(named))
            return [known[name] for name in named]

        bots = self.ask(words.say("join-which-bots", most=seats - 1), "-", kinds, ", ".join(known))
        wanted = said.NewTable(
            id=new_id(),
            game=game.name,
            options=options,
            public=self._wanted.public,
            clock=self._wanted.clock,
            bots=bots,
        )
        return self._api.make(wanted).id
