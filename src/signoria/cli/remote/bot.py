"""A bot, or a program, in a seat at a server: it reads the lines of `docs/bots.md` and answers them."""

from __future__ import annotations

import http.client
import secrets
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec
from rich.console import Console

from signoria import bots, games
from signoria.bots import Answer, Bot
from signoria.bots.outside import OutsideBot, Programs
from signoria.cli.remote.address import Address
from signoria.cli.remote.api import Api, Declined, Unreachable
from signoria.cli.remote.live import FIRST_PAUSE, LAST_PAUSE, Inbox, Live
from signoria.cli.remote.visit import new_id
from signoria.core.chance import Secret
from signoria.core.errors import BadInput
from signoria.core.event import Event, Heard
from signoria.core.game import Game, Options
from signoria.core.options import Value
from signoria.server import protocol as said
from signoria.texts import Words

REMATCH_SECONDS: Final = 600.0
"""So long a bot waits for a rematch."""

PROGRAM: Final = "program"
"""What a program from outside is called among the entrants."""


class Start(msgspec.Struct, tag="start", tag_field="type"):
    """A game has begun."""

    game: str
    options: dict[str, Value]
    players: list[str]
    me: str
    seconds: float


class Choose(msgspec.Struct, tag="choose", tag_field="type"):
    """A decision is due: what happened from event `number` on, what is seen, what may be done."""

    events: list[Event]
    view: msgspec.Raw
    legal: list[str]
    version: int
    number: int


class End(msgspec.Struct, tag="end", tag_field="type"):
    """The game is over."""

    events: list[Event]
    returns: dict[str, int] | None
    number: int


_LINE: Final = msgspec.json.Decoder(Start | Choose | End)

Maker = Callable[[Game, Options, Sequence[str], int], Bot]
"""Makes a bot for a seat."""


def described(description: str) -> Maker:
    """Makes the bot of this description, as `bots.read` understands it."""

    def make(game: Game, options: Options, names: Sequence[str], seat: int) -> Bot:
        kind, settings = bots.read(game, description)
        return kind(game, options, names, seat, Secret(), **settings)

    return make


def outside(programs: Programs) -> Maker:
    """Makes a bot of the program that runs from a command."""

    def make(game: Game, options: Options, names: Sequence[str], seat: int) -> Bot:
        substitute = described(bots.weakest(game))(game, options, names, seat)
        return OutsideBot(
            game, options, names, seat, Secret(), programs=programs, program=PROGRAM, substitute=substitute
        )

    return make


class Player:
    """A bot in one seat for one game; it comes back when the connection is lost."""

    def __init__(self, api: Api, table: str, make: Maker) -> None:
        self._api = api
        self._table = table
        self._make = make
        self._bot: Bot | None = None
        self._since = 0
        """How many events the bot has heard."""

    def play(self) -> dict[str, int] | None:
        """Play to the end; what everybody has won, or None if the seat is lost, or the table closed."""
        pause = FIRST_PAUSE
        while True:
            try:
                for line in self._lines():
                    pause = FIRST_PAUSE
                    if isinstance(line, End):
                        self._observe(line.number, line.events, leave=line.returns)
                        return line.returns
                    self._take(line)
                if self._api.table(self._table).table.closed is not None:
                    return None
            except Declined as error:
                if error.retry is None:
                    if error.refusal in ("not-seated", "table-closed"):
                        return None
                    raise
                pause = max(pause, error.retry)
            except Unreachable:
                pass
            time.sleep(pause)
            pause = min(2 * pause, LAST_PAUSE)

    def _lines(self) -> Iterator[Start | Choose | End]:
        """The lines as they come, until the stream ends."""
        with self._api.lines(self._table, self._since) as stream, suppress(OSError, http.client.HTTPException):
            for line in stream:
                if line.strip() and line.endswith(b"\n"):
                    yield _LINE.decode(line)

    def _take(self, line: Start | Choose) -> None:
        if isinstance(line, Start):
            if self._bot is None:
                game = games.get(line.game)
                self._bot = self._make(game, line.options, line.players, line.players.index(line.me))
            return
        assert self._bot is not None
        self._observe(line.number, line.events)
        view: Any = msgspec.json.decode(line.view, type=self._bot.game.view_type)
        answer = self._bot.choose(view, line.legal)
        try:
            self._send(line.version, answer)
        except Declined as error:
            if error.refusal == "stale":
                return  # another question comes
            instead = self._bot.refused(answer, error)
            if instead is None:
                raise
            with suppress(Declined):
                self._send(line.version, instead)

    def _observe(self, number: int, events: Sequence[Event], leave: dict[str, int] | None = None) -> None:
        """Tell the bot what it has not heard."""
        bot = self._bot
        if bot is None:
            return
        if number > self._since:
            raise BadInput("lines-gap", number=number, known=self._since)
        new: list[Heard] = [bot.game.heard(event, bot.names) for event in events[self._since - number :]]
        self._since += len(new)
        if leave is not None:
            bot.leave(new, leave)
            return
        for heard in new:
            bot.observe(heard)

    def _send(self, version: int, answer: Answer) -> None:
        """Make the play once, however often it must be sent."""
        move = said.Move(id=new_id(), version=version, move=answer if isinstance(answer, str) else [*answer])
        pause = FIRST_PAUSE
        while True:
            try:
                self._api.do(self._table, move)
                return
            except Unreachable:
                time.sleep(pause)
            except Declined as error:
                if error.retry is None:
                    raise
                time.sleep(max(pause, error.retry))
            pause = min(2 * pause, LAST_PAUSE)


def attend(api: Api, address: Address, key: str, name: str, make: Maker, words: Words, once: bool) -> None:
    """Take a seat, play, and follow to the rematches, unless it is for `once`."""
    console = Console(highlight=False)
    assert address.table is not None
    while True:
        table = address.table
        _sit(api, table, name)
        frame = api.table(table)
        game = games.get(frame.table.game)
        api.words = words = Words(words.language, [game.texts])
        seated = frame.table.seats[frame.you.seat or 0].name or name
        console.print(words.say("join-bot-seated", name=seated, link=address.link), markup=False)
        returns = Player(api, table, make).play()
        if returns is None:
            console.print(words.say("join-bot-left"), markup=False)
            return
        won = ", ".join(f"{player} {points}" for player, points in returns.items())
        console.print(words.say("join-bot-over", returns=won), markup=False)
        following = None if once else _following(address, key)
        if following is None:
            return
        address = address.at(following)
        if api.table(following).you.seat is None:
            return


def _sit(api: Api, table: str, name: str) -> None:
    """Take any free seat, or give to chance in the one that it has already."""
    frame = api.table(table)
    gift = secrets.token_urlsafe(16)
    if frame.you.seat is None:
        api.do(table, said.Sit(id=new_id(), name=name, gift=gift))
    elif frame.table.stage == "open" and not frame.table.seats[frame.you.seat].gave:
        api.do(table, said.Give(id=new_id(), gift=gift))


def _following(address: Address, key: str) -> str | None:
    """The table of the rematch, if there is one before long."""
    inbox = Inbox()
    end = time.monotonic() + REMATCH_SECONDS
    with Live(address, key, "en", inbox):
        while (left := end - time.monotonic()) > 0:
            inbox.wait(left)
            item = inbox.take()
            if isinstance(item, said.TableFrame) and item.table.next is not None:
                return item.table.next
    return None
