"""A server's tables: those that are open, one's own, and a new one."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import msgspec
from rich.console import Console
from rich.text import Text

from signoria import bots as bot_list
from signoria import games
from signoria.cli.kept import folder
from signoria.cli.play import read_house
from signoria.cli.questions import Back, Questions
from signoria.cli.remote import proof
from signoria.cli.remote.api import Api, Declined
from signoria.cli.remote.visit import new_id
from signoria.cli.replay import replay
from signoria.cli.terminal import introduction
from signoria.core.errors import BadInput, SignoriaError
from signoria.core.game import Game
from signoria.core.options import Value
from signoria.core.record import decode
from signoria.server import protocol as said
from signoria.texts import Words
from signoria.texts.spoken import Spoken

MOST_OVER: Final = 3
"""So many games that are over are shown."""

NO_CLOCK: Final = "none"
"""What is said for a table without a clock."""


class Wanted:
    """What was said of a new table on the command line."""

    def __init__(self, clock: str | None, public: bool) -> None:
        self.clock = read_clock(clock)
        self.public = public
        self.asks_clock = clock is None
        """Whether nothing was said of the clock."""


class Chosen(msgspec.Struct):
    """A table to go to."""

    table: str
    new: bool
    seat: int | None = None
    """The seat that was chosen at a new one."""


def read_clock(said_of_it: str | None) -> float | None:
    """Seconds for each decision; None for none.  BadInput if it is no such number."""
    if said_of_it is None:
        return said.NewTable(id="x", game="x").clock
    if said_of_it == NO_CLOCK:
        return None
    try:
        seconds = float(said_of_it)
    except ValueError:
        seconds = 0.0
    if not 1 <= seconds <= said.LONGEST_CLOCK:
        raise BadInput("clock-form", typed=said_of_it, most=str(said.LONGEST_CLOCK))
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


def new_table(
    name: str, options: str | None, bots: Sequence[str], wanted: Wanted, language: str, house: str | None = None
) -> said.NewTable:
    """A table of this game, to be made by a reader of this language; BadInput if it cannot be."""
    game = games.get(name)
    for bot in bots:
        bot_list.read(game, bot)
    given = game.preset(language, read_options(game, options))
    seat = None if house is None else read_house(game, house)
    return said.NewTable(
        id=new_id(), game=name, options=given, public=wanted.public, clock=wanted.clock, seat=seat, bots=list(bots)
    )


class Lobby(Questions):
    """A person who looks for a table."""

    def __init__(self, api: Api, wanted: Wanted, console: Console, words: Words) -> None:
        super().__init__(console, words)
        self._api = api
        self._wanted = wanted

    def choose(self) -> Chosen:
        """The table to go to; Quit if the person leaves."""
        while True:
            found, over, older = self._list()
            usual = "1" if found else "n"
            known = {str(place): table for place, table in enumerate([*found, *over, *older], start=1)}
            typable = {key: key for key in (*known, "n")}
            self.line("n", self.words.say("join-new"))
            question = self.words.say("join-which-table", default=usual)
            chosen = self.ask(question, usual, typable.get, ", ".join(typable))
            try:
                if chosen == "n":
                    return self._ask_game()
                if known[chosen] in found:
                    return Chosen(known[chosen], False)
                if known[chosen] in older:
                    self._show_older(known[chosen])
                else:
                    self._replay(known[chosen])
            except Back:
                self.console.print()
            except SignoriaError as error:
                self.say_error(error)

    def _list(self) -> tuple[list[str], list[str], list[str]]:
        """Show the tables to which one can go, one's own first, one's last games that are over, and those of other
        rules; their ids.
        """
        everything = self._api.mine().tables
        older = [listed for listed in everything if listed.table.known is not None]
        all_mine = [listed for listed in everything if listed.table.known is None]
        mine = [listed for listed in all_mine if listed.table.stage != "over"]
        over = [listed for listed in all_mine if listed.table.returns is not None][:MOST_OVER]
        own = {listed.id for listed in mine}
        others = [listed for listed in self._api.tables().tables if listed.id not in own]
        for place, listed in enumerate([*mine, *others], start=1):
            self.line(str(place), self._described(listed.table, listed.id in own))
        for place, listed in enumerate([*over, *older], start=1 + len(mine) + len(others)):
            self.line(str(place), self._told(listed))
        return (
            [listed.id for listed in [*mine, *others]],
            [listed.id for listed in over],
            [listed.id for listed in older],
        )

    def _told(self, listed: said.Listed) -> str:
        """A game that is over, or that cannot be gone on with."""
        card = listed.table
        when = time.localtime(listed.created or 0)
        return self.words.say(
            "join-finished" if card.known is None else "join-older",
            game=self.words.called(f"{card.game}-title", card.game),
            players=", ".join(seat.name or "–" for seat in card.seats),
            when=time.strftime("%Y-%m-%d %H:%M", when),
        )

    def _replay(self, table: str) -> None:
        """Look at a game again that is over."""
        try:
            file = proof.keep(decode(self._api.record(table)))
        except OSError as error:
            raise BadInput("file-unwritable", file=str(folder()), reason=error.strerror or str(error)) from None
        replay(file, None, False, self.words)
        self.console.print()

    def _show_older(self, table: str) -> None:
        """A table of other rules: say so, save its record, and delete it if that is wanted."""
        card = self._api.table(table).table
        self.say_error(BadInput("record-rules", rules=card.rules, known=card.known or 0))
        with suppress(Declined):  # nothing was played there
            try:
                self.console.print(
                    Text(self.words.say("join-older-kept", file=str(proof.keep(decode(self._api.record(table))))))
                )
            except OSError as error:
                raise BadInput("file-unwritable", file=str(folder()), reason=error.strerror or str(error)) from None
        if self.ask_yes("join-older-delete"):
            self._api.delete(table)
            self.console.print(self.words.say("frame-older-deleted"))
        self.console.print()

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

    def _ask_game(self) -> Chosen:
        offered = [game for game in games.usable().values() if game.table is not None]
        there = {card.name for card in self._api.games().games}
        offered = [game for game in offered if game.name in there]
        while True:
            known = self.list_games(offered)
            chosen = self.ask(self.words.say("frame-which-game", default=1), "1", known.get, f"1–{len(offered)}")
            try:
                return self._ask_lead_first(chosen)
            except Back:
                self.console.print()

    def _ask_lead_first(self, game: Game) -> Chosen:
        while True:
            options = self.ask_lead(game)
            try:
                return self._ask_seats(game, options)
            except Back:
                if not options:
                    raise
                self.console.print()

    def _ask_seats(self, game: Game, options: dict[str, Value]) -> Chosen:
        if game.max_seats == 2:
            return self._ask_bots(game, options, 2)

        while True:
            seated = self.ask_seats("join-how-many", game, options, 0)
            number = game.seats(game.resolve(seated))
            if game.experienced is not None and number >= game.experienced:
                said_of_it = Words(self.words.language, [game.texts]).say(f"{game.name}-experienced")
                self.console.print(Text(said_of_it, "dim italic"))
            try:
                return self._ask_bots(game, seated, number)
            except Back:
                self.console.print()

    def _ask_bots(self, game: Game, options: dict[str, Value], seats: int) -> Chosen:
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

        table = said.NewTable(id=new_id(), game=game.name, options=options, public=self._wanted.public)
        while True:
            table.bots = self.ask(words.say("join-which-bots", most=seats - 1), "-", kinds, ", ".join(known))
            variants = f"signoria join {self._api.address.server} --new {game.name} --options …"
            self.console.print(Text(words.say("join-variants", command=variants), "dim italic"), soft_wrap=True)
            try:
                return self._ask_house(game, table, words)
            except Back:
                self.console.print()

    def _ask_house(self, game: Game, table: said.NewTable, words: Words) -> Chosen:
        while True:
            table.seat = self.ask_house(game, words)
            try:
                return self._ask_clock(table)
            except Back:
                if table.seat is None:
                    raise
                self.console.print()

    def _ask_clock(self, table: said.NewTable) -> Chosen:
        table.clock = self._wanted.clock
        if not self._wanted.asks_clock:
            return self._ask_public(table)
        usual = str(round(table.clock or 0))
        none = Spoken(self.words, (NO_CLOCK,), ())

        def seconds(typed: str) -> tuple[float | None]:
            return (read_clock(NO_CLOCK if none.read(typed) == NO_CLOCK else typed),)

        question = self.words.say("join-which-clock", default=usual, none=none.write(NO_CLOCK))
        while True:
            (table.clock,) = self.ask(question, usual, seconds, "")
            try:
                return self._ask_public(table)
            except Back:
                self.console.print()

    def _ask_public(self, table: said.NewTable) -> Chosen:
        if not table.public:
            self.line("1", self.words.say("join-by-link"))
            self.line("2", self.words.say("join-public"))
            question = self.words.say("join-for-whom", default=1)
            table.public = self.ask(question, "1", {"1": "1", "2": "2"}.get, "1, 2") == "2"
        return Chosen(self._api.make(table).id, True, table.seat)
