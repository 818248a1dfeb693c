"""A person at a table of a server, from taking a seat to the rematch."""

from __future__ import annotations

import random
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from signoria.cli.ending import Ended, ending_in_order
from signoria.cli.play import own_name
from signoria.cli.remote import proof
from signoria.cli.remote.address import Address
from signoria.cli.remote.api import Api, Declined, Unreachable
from signoria.cli.remote.keyboard import Changed
from signoria.cli.remote.keys import forget, promised
from signoria.cli.remote.visit import AGAIN, BACK, Visit, never, new_id, newer
from signoria.cli.tables import Seen, table
from signoria.cli.terminal import Left, Terminal, told_in
from signoria.core.errors import Refused, SignoriaError
from signoria.core.game import DEFAULT_NAMES
from signoria.core.menu import Menu
from signoria.core.record import decode, replay
from signoria.core.seat import Seat
from signoria.server import protocol as said

OBVIOUS_SECONDS: Final = (1.0, 3.0)
"""So long an answer waits that could be no other: who answers at once tells that there was no choice."""

STAND_IN_SECONDS: Final = 0.5
"""So long it may take until the server knows that who has just come back plays again."""

LATE_SECONDS: Final = 0.5
"""So much earlier than here a clock may run out at the server."""

RECORD_SECONDS: Final = 60.0
"""So long a server may be away when the record of a game is wanted."""


class _AtServer(Terminal):
    """The terminal of a game at a server: words of the table are obeyed wherever something is typed that is no
    key of the question.
    """

    visit: Visit

    def prompt(self) -> Text:
        """With the time that is left."""
        left = self.visit.deadline
        shown = self.words.say("frame-prompt")
        if left is not None:
            shown = self.words.say("join-prompt", prompt=shown, time=_minutes(left - time.monotonic()))
        return Text.assemble((f"{shown} ", "bold yellow"), ("▸ ", "yellow"))

    def read(self) -> str:
        typed = super().read()
        while not (self.choice is not None and self.choice.has(typed)) and self.visit.obey(typed):
            typed = super().read()
        return typed

    def help(self, example: str) -> None:
        self.say(self.words.say("join-help-asked", example=example))
        self.say(self.words.say("join-help-playing"))


class Person:
    """Someone at a table, who may only watch."""

    def __init__(self, visit: Visit, name: str | None, watch: bool, seat: int | None = None) -> None:
        """`seat` is the one to sit down in, if that matters."""
        self.visit = visit
        self._seat = seat
        self.words = visit.words
        self._name = name
        self._watch = watch
        self._told = 0
        self._turn: object = None
        self._terminal: _AtServer | None = None

    def attend(self) -> str | None:
        """From here to the end of the game; the table of the rematch, if there is one.  Left if one goes before."""
        visit = self.visit
        with visit.live, visit.keyboard.listening():
            try:
                while not visit.connected:
                    visit.wait()
                self._sit_down()
                while visit.table.stage == "open":
                    self._wait_for_the_deal()
                if visit.table.closed is None:
                    self._play()
                return self._end()
            finally:
                visit.close()

    # Before the game

    def _sit_down(self) -> None:
        visit = self.visit
        if visit.table.stage == "playing" and not self._watch and visit.you.seat is None:
            visit.tell("join-begun", "yellow")
        if visit.table.stage != "open" or self._watch:
            return
        if visit.you.seat is not None:
            if not visit.table.seats[visit.you.seat].gave:
                gift = secrets.token_urlsafe(16)
                visit.request(said.Give(id=new_id(), gift=gift))
                visit.promise(gift)
            return
        if all(seat.name is not None for seat in visit.table.seats):
            visit.tell("join-full", "yellow")
            return
        name = self._name
        while visit.you.seat is None:
            name = name or self._nickname()
            try:
                self._sit(name, self._seat)
            except Declined as error:
                if not visit.keyboard.attended or error.refusal == "seat-taken":
                    raise
                visit.complain(error)
                name = None

    def _nickname(self) -> str:
        taken = {seat.name.casefold() for seat in self.visit.table.seats if seat.name is not None}
        usual = next((name for name in (own_name(), *DEFAULT_NAMES) if name.casefold() not in taken), own_name())
        if not self.visit.keyboard.attended:
            return usual
        prompt = Text.assemble(self.words.say("join-nickname", name=usual), (" ▸ ", "yellow"))
        return self.visit.ask(prompt) or usual

    def _sit(self, name: str, seat: int | None = None) -> None:
        gift = secrets.token_urlsafe(16)
        self.visit.request(said.Sit(id=new_id(), name=name[:60], seat=seat, gift=gift))
        self.visit.promise(gift)

    def _take_seat(self, rest: str) -> None:
        """Sit down under this name, or in the seat of this number, which may be another one than one's own."""
        if not rest.isdecimal():
            self._sit(rest or self._name or self._nickname())
        elif not 1 <= int(rest) <= len(self.visit.table.seats):
            raise Refused("no-such-seat")
        else:
            self._sit(self.visit.name or self._name or self._nickname(), int(rest) - 1)

    def _wait_for_the_deal(self) -> None:
        """Show who is there, and do what is typed, until something of it has changed."""
        visit = self.visit
        shown = self._room()
        self._show_room()
        visit.until = lambda: self._room() != shown
        try:
            while True:
                self._do_in_room(visit.ask(self._room_prompt))
        except Changed:
            pass
        finally:
            visit.until = never

    def _room(self) -> object:
        """All that is shown of the room."""
        card, you = self.visit.table, self.visit.you
        seats = [(seat.name, seat.bot, seat.person and not seat.here) for seat in card.seats]
        return card.stage, seats, card.host, you.seat, you.host

    def _room_prompt(self) -> Text:
        return Text.assemble((self.words.say("join-prompt-room"), "bold yellow"), (" ▸ ", "yellow"))

    def _do_in_room(self, typed: str) -> None:
        visit = self.visit
        first, _, rest = typed.partition(" ")
        if visit.spoken.read(first) == "table-sit":
            try:
                self._take_seat(rest.strip())
            except SignoriaError as error:
                visit.complain(error)
        elif not typed:
            self._show_room()
        elif visit.controls.read(typed) == "help":
            visit.say(self.words.say("join-help-room"))
        elif not visit.obey(typed):
            visit.tell("frame-not-understood", "red", typed=typed[:80])
        visit.hear()

    def _show_room(self) -> None:
        visit = self.visit
        card, words = visit.table, self.words
        title = words.called(f"{card.game}-title", card.game)
        clock = words.say("join-no-clock") if card.clock is None else words.say("join-clock", time=_minutes(card.clock))
        grid = Grid(box=None, padding=(0, 1), show_header=False)
        grid.add_column(justify="right", style="bold yellow")
        for number, seat in enumerate(card.seats):
            house = [words.say(f"word-{name}") for name in visit.game.houses[number : number + 1]]
            grid.add_row(str(number + 1), *house, self._sitter(number, seat))
        visit.console.print(Text.assemble((title, "bold"), f" · {clock} · {visit.address.link}"), grid)
        hint = "seated" if visit.you.seat is not None else "watching"
        if visit.you.host:
            hint = "host" if visit.you.seat is not None else "standing"
        visit.tell(f"join-hint-{hint}", "dim italic")

    def _sitter(self, number: int, seat: said.SeatCard) -> Text:
        words = self.words
        if seat.name is None:
            return Text(words.say("join-free"), "dim italic")
        marks = []
        if number == self.visit.you.seat:
            marks.append(words.say("frame-you"))
        if seat.bot is not None:
            marks.append(seat.bot)
        if seat.name == self.visit.table.host:
            marks.append(words.say("join-host"))
        if seat.person and not seat.here:
            marks.append(words.say("join-is-away"))
        return Text.assemble((seat.name, "bold"), f" ({', '.join(marks)})" if marks else "")

    # The game

    def _play(self) -> None:
        visit = self.visit
        while visit.seat is None or not visit.seat.told:
            visit.wait()
        drawn = table(visit.game, self.words, visit.table.options)
        terminal = _AtServer(visit.seat, drawn, visit.about, self.words, visit.console, visit.keyboard)
        terminal.visit = visit
        self._terminal = terminal
        if not visit.seat.asked and visit.table.stage == "playing":
            terminal.show()
        self._told = visit.seat.version
        self._turn = visit.game.turn(visit.seat.seen())
        visit.news = self._tell_news
        while visit.table.stage == "playing":
            try:
                menu = visit.seat.menu()
                if visit.stand_in is not None:
                    self._stand_by(terminal)
                elif menu is not None:
                    self._answer(terminal, menu)
                else:
                    self._listen(terminal)
            except Changed:
                pass
            finally:
                visit.until = never

    def _answer(self, terminal: Terminal, menu: Menu) -> None:
        visit, seat = self.visit, self.visit.seat
        assert seat is not None
        version, deadline = seat.version, visit.deadline

        def asked() -> bool:
            goes_on = visit.table.stage == "playing" and visit.stand_in is None
            return goes_on and seat.asked and seat.version == version

        visit.until = lambda: not asked()
        if menu.obvious:
            end = time.monotonic() + random.uniform(*OBVIOUS_SECONDS)
            while (left := end - time.monotonic()) > 0:
                visit.wait(left)
        try:
            terminal.answer()
        except Changed:
            if visit.stand_in is None:
                self._explain(version, deadline)
            raise
        finally:
            visit.until = never

    def _explain(self, version: int, deadline: float | None) -> None:
        """Why a question is not asked any more."""
        visit, seat = self.visit, self.visit.seat
        assert seat is not None
        new = seat.events(version)
        done = next((event for event in new if seat.name in event.seats.values()), None)
        if deadline is not None and time.monotonic() >= deadline - LATE_SECONDS and (done is not None or not new):
            if done is None:
                visit.tell("join-time-up", "yellow")
            else:
                visit.tell("join-time-up-so", "yellow", what=self.words.event(done))
        elif seat.asked:
            visit.tell("join-asked-anew", "yellow")
        else:
            visit.tell("join-too-late", "yellow")

    def _listen(self, terminal: Terminal) -> None:
        """Tell what happens until something is asked; meanwhile one may talk."""
        visit, seat = self.visit, self.visit.seat
        assert seat is not None
        self._tell_news()
        visit.until = lambda: visit.table.stage != "playing" or seat.asked or visit.stand_in is not None
        if not visit.keyboard.attended:
            visit.wait()
            return
        self._do_meanwhile(terminal, visit.ask(self._waiting_prompt))

    def _do_meanwhile(self, terminal: Terminal, typed: str) -> None:
        """What is typed while nothing is asked."""
        visit, seat = self.visit, self.visit.seat
        assert seat is not None
        if not typed:
            terminal.show()
        elif visit.controls.read(typed) == "help":
            visit.console.print(terminal.table.summary(visit.game.summary(seat.options)))
            visit.say(self.words.say("join-help-playing"))
        elif visit.controls.read(typed) == "log":
            terminal.show_log()
        elif not visit.obey(typed):
            visit.tell("frame-not-understood", "red", typed=typed[:80])

    def _stand_by(self, terminal: Terminal) -> None:
        """A bot plays for the person: tell what happens, until the person wants to play again."""
        visit = self.visit
        visit.until = lambda: visit.table.stage != "playing" or visit.stand_in is None
        end = time.monotonic() + STAND_IN_SECONDS
        while (left := end - time.monotonic()) > 0:
            visit.wait(left)
        word = visit.spoken.write(f"table-{BACK}")
        visit.tell("join-stood-up", "yellow", bot=visit.stand_in or "", word=word)
        self._tell_news()
        try:
            while True:
                typed = visit.ask(self._waiting_prompt)
                if visit.word(typed) in (BACK, "sit"):
                    visit.live.come_back()
                    visit.wait()
                else:
                    self._do_meanwhile(terminal, typed)
        except Changed:
            if visit.table.stage == "playing":
                visit.tell("join-back", "green")
            raise

    def _waiting_prompt(self) -> Text:
        seat = self.visit.seat
        assert seat is not None
        others = [name for name in seat.seen().get("to_act", ()) if name != seat.name]
        text = self.words.say("frame-thinking", count=len(others), players=", ".join(others)) if others else "…"
        return Text.assemble((text, "dim italic"), (" ▸ ", "yellow"))

    def _tell_news(self) -> bool:
        """What has happened while nothing is asked; of what leads to a question, the question tells."""
        visit, seat = self.visit, self.visit.seat
        assert seat is not None
        if (seat.asked and visit.stand_in is None) or visit.table.stage != "playing" or not seat.seen().get("to_act"):
            return False
        asked = 0 if self._terminal is None else self._terminal.told
        since, self._told = min(max(self._told, asked), seat.version), seat.version
        turn, self._turn = self._turn, visit.game.turn(seat.seen())
        if seat.seat is None and turn != self._turn and self._terminal is not None:
            self._terminal.show()
            return True
        new = newer(seat.events(), since, visit)
        if new:
            visit.console.print(told_in(new, self.words))
        return bool(new)

    # The end

    def _end(self) -> str | None:
        """Show all, check chance, keep the record; the table of the rematch, if there is one."""
        visit = self.visit
        visit.news = never
        if visit.table.closed is not None:
            visit.tell("join-closed", "yellow")
            return None
        found = decode(self._record())
        play = replay(found, visit.game)
        viewer = visit.name
        terminal = self._terminal
        if terminal is None:
            drawn = table(visit.game, self.words, visit.table.options)
            terminal = _AtServer(Seat(play, visit.you.seat), drawn, visit.about, self.words, visit.console)
        shown = {**play.snapshot(), "viewer": viewer}
        terminal.end(shown)
        seen = None if visit.seat is None or not visit.seat.told else visit.seat.events()
        try:
            draws, early = proof.check(found, visit.game, visit.you.seat, promised(visit.id), seen)
        except SignoriaError as error:
            visit.tell("join-unproved", "bold red", reason=self.words.error(error))
        else:
            visit.tell("join-proved", "dim", count=draws, early="yes" if early else "no")
        forget(visit.id)
        try:
            file = proof.keep(found)
            visit.tell("frame-kept-record", file=str(file))
        except OSError as error:
            visit.say(error.strerror or str(error), "red")
        return self._next(terminal, shown)

    def _record(self) -> bytes:
        """The record, also from a server that is away for a moment."""
        end = time.monotonic() + RECORD_SECONDS
        while True:
            try:
                return self.visit.api.record(self.visit.id)
            except Unreachable:
                if time.monotonic() >= end:
                    raise
                with suppress(Changed):
                    self.visit.wait(0.5)

    def _next(self, terminal: Terminal, shown: Seen) -> str | None:
        """Wait for a rematch, and go there."""
        visit = self.visit
        visit.until = lambda: visit.table.next is not None
        sits = visit.you.seat is not None
        prompt = Text.assemble(self.words.say("join-rematch" if sits else "join-watched"), (" ▸ ", "yellow"))
        try:
            while visit.table.next is None:
                typed = visit.ask(prompt)
                if not typed and not sits:
                    raise Left
                if not typed:
                    terminal.end(shown)
                elif visit.controls.read(typed) == "help":
                    visit.say(self.words.say("join-help-over"))
                elif visit.controls.read(typed) == "log":
                    terminal.show_log()
                elif not visit.obey(visit.spoken.write("table-rematch") if typed.casefold() == AGAIN else typed):
                    visit.tell("frame-not-understood", "red", typed=typed[:80])
                visit.hear()
        except Changed:
            pass
        finally:
            visit.until = never
        return self._follow(visit.table.next or "")

    def _follow(self, following: str) -> str:
        """On to the rematch; who has no seat there, or comes when it is over, is asked first."""
        visit = self.visit
        link = visit.address.at(following).link
        frame = visit.api.table(following)
        if frame.you.seat is None or frame.table.stage == "over":
            prompt = Text.assemble(self.words.say("join-go-on", link=link), (" ▸ ", "yellow"))
            while typed := visit.ask(prompt):
                if not visit.obey(typed):
                    visit.tell("frame-not-understood", "red", typed=typed[:80])
        else:
            visit.tell("join-follow", link=link)
        return following


def _minutes(seconds: float) -> str:
    """A time as people write it."""
    whole = max(0, round(seconds))
    if whole < 3600:
        return f"{whole // 60}:{whole % 60:02}"
    return f"{whole // 3600}:{whole % 3600 // 60:02}:{whole % 60:02}"


def attend(
    connect: Callable[[Address], Api],
    address: Address,
    key: str,
    name: str | None,
    watch: bool,
    console: Console,
    seat: int | None = None,
) -> None:
    """Play at a table, and at those of the rematches, as long as the person likes."""
    with ending_in_order():
        while True:
            visit = Visit(connect(address), address, key, console)
            try:
                following = Person(visit, name, watch, seat).attend()
            except (Left, KeyboardInterrupt):
                away = visit.table.stage == "playing" and visit.you.seat is not None
                grace = visit.table.grace
                visit.tell("frame-left")
                if away and grace is not None:
                    visit.tell("join-left-grace", link=address.link, time=_minutes(grace))
                elif visit.you.seat is not None and visit.table.stage != "over":
                    visit.tell("join-left", link=address.link)
                return
            except Ended:
                with suppress(OSError):
                    console.print()
                raise
            if following is None:
                return
            address = address.at(following)
