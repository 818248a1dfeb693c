"""Pairs of games that one viewer cannot tell apart, at tables of a real server: their journals stand in its store."""

from __future__ import annotations

from pathlib import Path

import msgspec

from signoria import Play, Seat, Seeded, game
from signoria.core.chance import Source
from signoria.core.committed import Committed
from signoria.core.state import CHANCE
from signoria.server.entries import Created, Entry, Row, Sat, Started, encode
from signoria.server.manners import hashed
from signoria.server.stores.sqlite import Sqlite
from signoria.server.table import Table, new_seed, new_table_id
from tests.tables import new_key

NAMES = ["Ana", "Bea", "Caio", "Dino"]


class World:
    """A game with its deal, at a table that is to be."""

    def __init__(self, play: Play, seed: str, keys: list[str]) -> None:
        self.play = play
        self.deal = list(play.moves)
        self.keys = keys
        self.table = new_table_id()
        self.seed = seed
        self._chance = Committed(bytes.fromhex(seed), [""] * len(keys))

    def seen(self, viewer: int | None) -> bytes:
        """All that a viewer may know."""
        return msgspec.json.encode(Seat(self.play, viewer).update())

    def after(self, seat: int, text: str) -> Play:
        """The game as it will be after a play in words."""
        steps = self.play.game.steps(self.play.game.parse(text, self.play.names), self.play.state, seat)
        found = self.play.foreseen(seat, steps, self._chance.at)
        then = self.play.at(len(self.play.moves))
        then.follow(found.moves)
        return then

    def rows(self) -> list[Row]:
        """The journal of its table, up to the deal."""
        play = self.play
        created = Created(
            table=self.table,
            game=play.game.name,
            rules=play.game.rules_version,
            options=dict(play.options),
            host=hashed(self.keys[0]),
            public=True,
            clock=None,
            grace=None,
            pace=0,
            seed=self.seed,
        )
        sat: list[Entry] = [
            Sat(seat, hashed(key), name) for seat, (key, name) in enumerate(zip(self.keys, play.names, strict=True))
        ]
        return [Row(1.0, [created, *sat]), Row(2.0, [Started({}, self.deal)])]


def twins(name: str, viewer: int | None, seed: int) -> tuple[World, World]:
    """Two worlds with different cards that the viewer cannot tell apart, and the same people."""
    found = game(name)
    seats = found.seats(found.resolve(found.suggest({})))
    source = Seeded(seed)
    while True:
        one = Play(found, found.suggest({}), NAMES[:seats])
        one.let_chance(source)
        other = _other(one, viewer, source)
        if other is not None:
            table_seed, keys = new_seed(), [new_key() for _ in range(seats)]
            return World(one, table_seed, keys), World(other, table_seed, keys)


def _other(one: Play, viewer: int | None, source: Source) -> Play | None:
    """The same deal as far as the viewer can tell, with other cards; None if that does not come about."""
    other = Play(one.game, one.options, one.names)
    for number, move in enumerate(one.moves, start=1):
        told = _told(one.at(number), viewer)
        for action in (*(int(other.state.roll(source)) for _ in range(12)), *move.actions):
            trial = other.at(len(other.moves))
            if trial.state.current != CHANCE:
                return None
            trial.make(CHANCE, (action,))
            if _told(trial, viewer) == told:
                other = trial
                break
        else:
            return None
    same = one.snapshot() == other.snapshot() or other.state.current == CHANCE
    return None if same else other


def _told(play: Play, viewer: int | None) -> bytes:
    return msgspec.json.encode(Seat(play, viewer).update())


def script(worlds: tuple[World, World], viewer: int | None, seed: int, plays: int) -> list[tuple[int, str]]:
    """Plays, at most so many, that can be made in both worlds and leave the viewer unable to tell them apart."""
    source = Seeded(seed)
    one, other = worlds
    found: list[tuple[int, str]] = []
    tries = 0
    while len(found) < plays and not one.play.state.over and tries < 200:
        tries += 1
        seats = [seat for seat in range(len(one.keys)) if one.play.state.asks(seat) and other.play.state.asks(seat)]
        seat = seats[source.below(len(seats))] if seats else -1
        legal = [set(Seat(world.play, seat).legal()) for world in worlds] if seats else [set(), set()]
        both = sorted(legal[0] & legal[1])
        if not both:
            break
        text = both[source.below(len(both))]
        after = [world.after(seat, text) for world in worlds]
        if _told(after[0], viewer) == _told(after[1], viewer):
            for world, then in zip(worlds, after, strict=True):
                world.play = then
            found.append((seat, text))
    return found


async def keep(folder: Path, worlds: list[World]) -> None:
    """Write the journals of tables into the store that a server will open."""
    store = Sqlite(folder)
    await store.open()
    try:
        for world in worlds:
            table = Table()
            for version, row in enumerate(world.rows()):
                table = table.after(row)
                await store.append(world.table, version, encode(row), table.card())
    finally:
        await store.close()
