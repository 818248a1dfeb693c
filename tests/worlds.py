"""Pairs of games that one viewer cannot tell apart, at tables of a real server: their journals stand in its store."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import msgspec

from signoria import Play, Seat, Seeded, game
from signoria.core.chance import Source
from signoria.core.committed import Committed
from signoria.core.errors import Refused
from signoria.core.play import Move
from signoria.core.state import CHANCE
from signoria.server.entries import Created, Entry, Moved, Row, Sat, Started, encode
from signoria.server.manners import hashed
from signoria.server.stores.sqlite import Sqlite
from signoria.server.table import Table, new_seed, new_table_id
from signoria.testing.randomly import random_steps
from tests.tables import new_key

HISTORY = {"coup": 0, "medici": 0, "princeps": 40}
"""So many plays, chance's among them, there have been before hands hold secrets."""
NAMES = ["Ana", "Bea", "Caio", "Dino"]


class World:
    """A game with its deal, at a table that is to be."""

    def __init__(self, play: Play, seed: str, keys: list[str]) -> None:
        self.play = play
        self.history = list(play.moves)
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
        rows = [Row(1.0, [created, *sat])]
        for part in _parts(self.history):
            mover = part[0].seat
            rows.append(Row(2.0, [Started({}, part) if mover == CHANCE else Moved(mover, "player", part)]))
        return rows


def _parts(moves: list[Move]) -> list[list[Move]]:
    """What chance dealt at first, then each play with what chance did after it."""
    found: list[list[Move]] = [[]]
    for move in moves:
        if move.seat != CHANCE:
            found.append([])
        found[-1].append(move)
    return found


def twins(name: str, viewer: int | None, seed: int) -> tuple[World, World]:
    """Two worlds with different cards that the viewer cannot tell apart, and the same people; in a game whose cards
    are not dealt at first, after some plays.
    """
    found = game(name)
    seats = found.seats(found.resolve(found.suggest({})))
    source = Seeded(seed)
    while True:
        one = Play(found, found.suggest({}), NAMES[:seats])
        one.let_chance(source)
        for step in random_steps(one, source.below(1 << 30)):
            if step.state.current != CHANCE and not step.before and len(one.moves) >= HISTORY[name]:
                break
        other = _other(one, viewer, source)
        if other is not None:
            table_seed, keys = new_seed(), [new_key() for _ in range(seats)]
            return World(one, table_seed, keys), World(other, table_seed, keys)


def _other(one: Play, viewer: int | None, source: Source) -> Play | None:
    """The same game as far as the viewer can tell, with other cards; None if that does not come about."""
    other = Play(one.game, one.options, one.names)
    for number, move in enumerate(one.moves, start=1):
        told = _told(one.at(number), viewer)
        drawn = (
            [(int(other.state.roll(source)),) for _ in range(12)] if move.seat == other.state.current == CHANCE else []
        )
        for actions in (*drawn, move.actions):
            trial = other.at(len(other.moves))
            with suppress(Refused):
                trial.make(move.seat, actions)
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
    while len(found) < plays and tries < 200:
        tries += 1
        seats = [seat for seat in range(len(one.keys)) if one.play.state.asks(seat) and other.play.state.asks(seat)]
        seat = seats[source.below(len(seats))] if seats else -1
        legal = [set(Seat(world.play, seat).legal()) for world in worlds] if seats else [set(), set()]
        both = sorted(legal[0] & legal[1])
        if not both:
            break
        others = [text for text in both if not text.startswith("offer")]  # or there would be nothing but offers
        both = others if others and source.below(4) else both
        text = both[source.below(len(both))]
        after = [world.after(seat, text) for world in worlds]
        if any(then.state.over for then in after):
            break  # the end tells what was hidden
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
