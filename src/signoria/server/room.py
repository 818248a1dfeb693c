"""A table in memory, with those who listen: commands are decided, stored, and told.

What is told is what a `Seat` gives.  Commands of one table are carried out one after the other, and nothing changes in
memory before it is stored, so that whoever looks sees only what is stored.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from signoria.core.errors import Refused, SignoriaError
from signoria.core.seat import updates
from signoria.server import protocol as said
from signoria.server.driver import Driver
from signoria.server.entries import (
    Back,
    Changed,
    Closed,
    Entry,
    Followed,
    Moved,
    Muted,
    Row,
    Spoke,
    Started,
    Stood,
    decode,
    encode,
)
from signoria.server.limits import TooMuch
from signoria.server.listener import Listener, encoded
from signoria.server.stores import Away, Card, Conflict
from signoria.server.table import HOST, Table

if TYPE_CHECKING:
    from signoria.server.house import House

TRIES: Final = 20
"""So often a command is decided anew because another process was faster."""

_QUIET = (Moved, Spoke, Muted, Stood)
"""Entries that change nothing that everybody sees of the table itself."""


class Room:
    """A table that is being played at, watched or driven."""

    def __init__(self, house: House, table: Table) -> None:
        self.house = house
        self.table = table
        self.listeners: set[Listener] = set()
        self.present: frozenset[int] = frozenset()
        self.driver = Driver(self)
        self.used = time.monotonic()
        """When somebody last needed it."""
        self.lock = asyncio.Lock()
        self.away: dict[int, float] = {}
        """Since when each person who is not here is away, as far as this process knows."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._unsure = False
        """Whether something may be stored that is not known here."""

    @property
    def id(self) -> str:
        """The table's name."""
        return self.table.id

    # Who listens

    async def enter(self, listener: Listener, since: int) -> None:
        """Somebody comes: is told how things stand, and hears all that happens from now on."""
        if self.house.store.shared and self._knows_more(listener.player, since):
            with suppress(Away):
                await self.refresh()
        listener.seat = self.table.seat_of(listener.player)
        self.listeners.add(listener)
        self.used = time.monotonic()
        self.greet(listener, since)
        if self.house.closing:
            self._tell_notice(listener, "closing")
            listener.close(1012)
            return
        if self.house.away:
            self._tell_notice(listener, "store-away")
        try:
            await self.appear(listener)
        except Away:
            listener.late = True
            self.house.trouble()

    def _knows_more(self, player: str | None, since: int) -> bool:
        """Whether somebody may have sat down, or been told something, at another process, which is not known here."""
        seat = self.table.seat_of(player)
        if seat is None and player is not None:
            return True
        at = self.table.watching if seat is None or not self.table.seats else self.table.seats[seat]
        return since > (0 if at is None else at.version)

    async def appear(self, listener: Listener) -> None:
        """It is known that somebody is here; whose seat a bot has kept warm plays again."""
        listener.late = False
        seat = self._stands_for(listener)
        if seat is None:
            return
        await self.house.store.here(self.id, seat)
        await self.see_present()
        if seat >= 0 and self.table.places[seat].stand_in and self.table.stage == "playing":
            await self.carry_out(lambda: [Back(seat)] if self.table.places[seat].stand_in else [])

    def _stands_for(self, listener: Listener) -> int | None:
        seat = self.table.seat_of(listener.player)
        if seat is None and listener.player is not None and listener.player == self.table.host:
            return HOST
        return seat

    async def exit(self, listener: Listener) -> None:
        """Somebody goes."""
        self.listeners.discard(listener)
        self.used = time.monotonic()
        seat = self._stands_for(listener)
        if seat is not None and not any(self._stands_for(other) == seat for other in self.listeners):
            try:
                await self.house.store.gone(self.id, seat)
                await self.see_present()
            except Away:
                pass  # it is dead to the store soon, or the store will be asked again

    def part(self, listener: Listener) -> None:
        """Somebody goes, and need not wait."""
        self.run(self.exit(listener))

    def greet(self, listener: Listener, since: int) -> None:
        """Tell one how things stand: the table, the talk since it was here, the game since a version."""
        table = self.table
        own = self._stands_for(listener)  # who is greeted is here
        present = self.present if own is None else self.present | {own}
        listener.put(encoded(self.frame(listener.player, table.shown(present))))
        self._tell_talk([listener])
        if table.play is None:
            return
        seat = table.watching if listener.seat is None else table.seats[listener.seat]
        assert seat is not None
        if since > seat.version:
            text = self.house.words(listener.language, table.game).say("error-reload")
            listener.put(encoded(said.ReloadFrame("version", text, said.PROTOCOL)))
            since = 0
        update = seat.update(since)
        listener.told = update.version
        listener.put(encoded(said.UpdateFrame(update, self._left(listener.seat))))

    def catch_up(self, listener: Listener) -> None:
        """Tell one from whom frames were kept back what it has missed."""
        listener.behind = False
        self.greet(listener, listener.told)

    def frame(self, player: str | None, card: said.TableCard) -> said.TableFrame:
        """The table, with what concerns only this player."""
        table = self.table
        muted = sorted(table.muted.get(player or "", ()))
        you = said.You(table.seat_of(player), table.leads(player, self.present), muted)
        return said.TableFrame(said.PROTOCOL, card, you)

    def _left(self, seat: int | None) -> float | None:
        deadline = None if seat is None else self.table.deadline(seat)
        return None if deadline is None else round(max(0.0, deadline - time.time()), 1)

    async def see_present(self) -> None:
        """Look who is here, and tell the others if that has changed."""
        found = (await self.house.store.present([self.id])).get(self.id, frozenset())
        now = time.time()
        for seat, place in enumerate(self.table.places):
            if place.player is None or seat in found:
                self.away.pop(seat, None)
            else:
                self.away.setdefault(seat, now)
        if found != self.present:
            self.present = found
            self._tell_table()
        self.driver.wake()

    # What is told

    def _tell(self, entries: Iterable[Entry], by: Listener | None, command: str | None) -> None:
        """Tell everybody what they can notice of what was done."""
        quiet = True
        for entry in entries:
            if isinstance(entry, Spoke):
                self._tell_talk(self.listeners)
            elif isinstance(entry, Muted):
                self._tell_table([listener for listener in self.listeners if listener.player == entry.player])
            elif not isinstance(entry, _QUIET):
                quiet = False
        if not quiet:
            self._tell_table()
            self._seat_listeners()
        stood = any(isinstance(entry, Stood) for entry in entries)
        told = self.table.play is not None and self._tell_game(by, command, clocks=stood)
        if quiet and self.table.stage == "over" and any(isinstance(entry, Moved) for entry in entries):
            self._tell_table()
        if by is not None and command is not None and not told:
            by.put(encoded(said.DoneFrame(command)))

    def _seat_listeners(self) -> None:
        """Who has another seat than before, or none, learns of the game what is known there."""
        for listener in self.listeners:
            seat = self.table.seat_of(listener.player)
            if seat != listener.seat:
                listener.seat, listener.told = seat, 0

    def _tell_table(self, listeners: Iterable[Listener] | None = None) -> None:
        card = self.table.shown(self.present)
        for listener in self.listeners if listeners is None else listeners:
            listener.put(encoded(self.frame(listener.player, card)))

    def _tell_talk(self, listeners: Iterable[Listener]) -> None:
        for listener in listeners:
            if listener.behind:
                continue
            words = self.table.heard(listener.player, listener.heard)
            listener.heard = self.table.words
            if words:
                listener.put(encoded(said.TalkFrame(words)))

    def _tell_game(self, by: Listener | None, command: str | None, *, clocks: bool = False) -> bool:
        """Tell each seat what is new for it, or also that its clock shows another time, and who did it that it is done;
        whether that one was told so.
        """
        table = self.table
        watching = table.watching
        assert watching is not None
        wanted: dict[tuple[int | None, int], list[Listener]] = {}
        for listener in self.listeners:
            number = listener.seat
            seat = watching if number is None else table.seats[number]
            if (seat.version != listener.told or (clocks and seat.asked)) and not listener.behind:
                wanted.setdefault((number, listener.told), []).append(listener)
        seats = [watching if number is None else table.seats[number] for number, _ in wanted]
        told = False
        for update, ((number, _), listeners) in zip(
            updates(seats, [since for _, since in wanted]), wanted.items(), strict=True
        ):
            left = self._left(number) if update.menu is not None else None
            frame = None
            for listener in listeners:
                listener.told = update.version
                if listener is by and command is not None:
                    listener.put(encoded(said.UpdateFrame(update, left, [command])))
                    told = True
                    continue
                if frame is None:
                    frame = encoded(said.UpdateFrame(update, left))
                listener.put(frame)
        return told

    def notice(self, code: str) -> None:
        """Tell everybody something about the server."""
        for listener in self.listeners:
            self._tell_notice(listener, code)

    def _tell_notice(self, listener: Listener, code: str) -> None:
        text = self.house.words(listener.language, self.table.game).say(f"notice-{code}")
        listener.put(encoded(said.NoticeFrame(code, text)))

    # What is done

    async def do(self, player: str, command: said.Commands, listener: Listener | None = None) -> said.Frames:
        """Carry out a player's command; what it is answered with.  SignoriaError if it is refused."""
        self.used = time.monotonic()
        self.table.must_be_ours()
        if isinstance(command, said.Ask):
            return said.MenuFrame(command.id, self._menu(player, command))
        if isinstance(command, said.Say) and not self.table.knows(player, command.id):
            self.house.talk.take(player)
        if isinstance(command, said.Rematch):
            await self._rematch(player, command)
            if listener is not None:
                listener.put(encoded(said.DoneFrame(command.id)))
        else:
            await self.carry_out(lambda: self._decide(player, command), player, command.id, listener)
        if isinstance(command, (said.Sit, said.Leave)) and self.table.play is None:
            await self._sit_elsewhere(self.present)
        return said.DoneFrame(command.id)

    def _menu(self, player: str, command: said.Ask) -> Any:
        seat = self.table.seat_of(player)
        if seat is None:
            raise Refused("not-seated")
        if self.table.play is None:
            raise Refused("not-begun")
        at = self.table.seats[seat]
        if at.version != command.version:
            raise Refused("stale", version=command.version, now=at.version)
        return at.menu(command.taken)

    def _decide(self, player: str, command: said.Commands) -> list[Entry]:
        """What a command leads to at this moment; Refused if to nothing."""
        table = self.table
        match command:
            case said.Move():
                seat = table.seat_of(player)
                if seat is None:
                    raise Refused("not-seated")
                foreseen = table.move(seat, command.move, command.version)
                back: list[Entry] = [Back(seat)] if table.places[seat].stand_in else []
                return [*back, Moved(seat, "player", foreseen.moves, foreseen.over)]
            case said.Sit():
                return table.sit(player, command)
            case said.Give():
                return table.give(player, command)
            case said.Leave():
                return table.leave(player)
            case said.Say():
                return table.say(player, command)
            case said.Mute():
                return table.mute(player, command)
        if not table.leads(player, self.present):
            raise Refused("not-host")
        match command:
            case said.Fill():
                return table.fill(command, self.present)
            case said.Free():
                return table.free(command.seat)
            case said.Change():
                return table.change(command)
            case said.Start():
                return table.start(fill=command.fill)
        raise Refused("no-such-move")

    async def _rematch(self, player: str, command: said.Rematch) -> None:
        """Another table; who asks for one that is there already gets that."""
        async with self.lock:
            for _ in range(TRIES):
                if self._unsure:
                    await self._read_on()
                if self.table.next is not None or self.table.knows(player, command.id):
                    return
                table, entries = self.table.rematch(player)
                await self.house.create(entries)
                try:
                    await self._store([Followed(table)], player, command.id, None)
                except Conflict:
                    await self._read_on()
                else:
                    return
        raise TooMuch("busy", 1.0)

    async def _sit_elsewhere(self, before: Iterable[int]) -> None:
        """Some have taken, left or changed seats while connected; `before` are those in which somebody was."""
        for seat in sorted(before):
            if not any(self._stands_for(other) == seat for other in self.listeners):
                await self.house.store.gone(self.id, seat)
        for own in {self._stands_for(listener) for listener in self.listeners}:
            if own is not None:
                await self.house.store.here(self.id, own)
        await self.see_present()

    def _reseat(self, entry: Changed) -> None:
        """People sit elsewhere: what is known of who is here and who is away goes with them."""
        now = {before: seat for seat, before in enumerate(entry.seats) if before is not None} | {HOST: HOST}
        before = self.present
        self.present = frozenset(now[seat] for seat in before if seat in now)
        self.away = {now[seat]: since for seat, since in self.away.items() if seat in now}
        if self.present != before:
            self.run(self._sit_elsewhere(before))

    async def carry_out(
        self,
        decide: Callable[[], list[Entry]],
        player: str | None = None,
        command: str | None = None,
        listener: Listener | None = None,
        *,
        though_away: bool = False,
    ) -> None:
        """Store and tell what is decided at this moment, and decided anew if another process was faster; nothing if
        that is nothing, or if the command is known.  Refused, Away, or TooMuch if it never comes to its turn.
        """
        async with self.lock:
            known = not self.house.store.shared
            for _ in range(TRIES):
                if self.house.away and not though_away:
                    raise Away("away")
                if self._unsure:
                    await self._read_on()
                if player is not None and command is not None and self.table.knows(player, command):
                    if listener is not None:
                        listener.put(encoded(said.DoneFrame(command)))
                    return
                try:
                    entries = decide()
                except SignoriaError:
                    if known:
                        raise
                    known = True  # another process may know better
                    await self._read_on()
                    continue
                if not entries:
                    if listener is not None and command is not None:
                        listener.put(encoded(said.DoneFrame(command)))
                    return
                try:
                    await self._store(entries, player, command, listener)
                except Conflict:
                    self.house.metrics.conflicts.inc()
                    await self._read_on()
                else:
                    return
        raise TooMuch("busy", 1.0)

    async def _store(
        self, entries: list[Entry], player: str | None, command: str | None, listener: Listener | None
    ) -> None:
        """Store a row, then apply and tell it; Conflict or Away if it is not stored, and then nothing has changed."""
        table = self.table
        row = Row(time.time(), entries, player, command)
        card: Card | None = None
        if any(not isinstance(entry, _QUIET) or (isinstance(entry, Moved) and entry.over) for entry in entries):
            card = table.after(row).card()
        try:
            await self.house.store.append(table.id, table.version, encode(row), card)
        except Away:
            self._unsure = True
            self.house.trouble()
            raise
        except asyncio.CancelledError:
            self._unsure = True
            raise
        self._apply(row, listener, command)

    def _apply(self, row: Row, listener: Listener | None, command: str | None) -> None:
        self.table.apply(row)
        for entry in row.entries:
            if isinstance(entry, Changed):
                self._reseat(entry)
        self.house.count(row, self.table.created.game)
        self._tell(row.entries, listener, command)
        if any(isinstance(entry, Started) for entry in row.entries):
            self.run(self.driver.drive())
        self.driver.wake()

    async def _read_on(self) -> None:
        """Take what another process has stored."""
        for data in await self.house.store.read(self.id, self.table.version):
            self._apply(decode(data), None, None)
        self._unsure = False

    async def refresh(self) -> None:
        """Another process has stored something here: take it, and tell it."""
        async with self.lock:
            await self._read_on()

    async def resume(self, stood: float) -> None:
        """The store is back after so many seconds: take what is new, and let clocks and bots go on from there."""
        await self.refresh()
        for listener in list(self.listeners):
            if listener.late:
                await self.appear(listener)
        if not self.driver.driving:
            await self.driver.drive()
        elif await self.house.store.claim(self.id) is None:
            self.driver.rest()
        else:
            await self.driver.stand_still(stood)

    async def shut(self, reason: str) -> None:
        """The table ends, whatever it was at."""
        await self.carry_out(lambda: [Closed(reason)] if self.table.stage != "over" else [])

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside; what cannot be stored is tried again later."""
        task = asyncio.get_running_loop().create_task(self._guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _guarded(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Away:
            pass  # everybody has been told
        except SignoriaError as error:
            self.house.log.warning("table", what=error.code, table=self.id)
        except Exception as error:
            self.house.log.error("table", what=type(error).__name__, table=self.id)

    async def leave(self) -> None:
        """The process ends: nothing goes on here."""
        self.driver.rest()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
