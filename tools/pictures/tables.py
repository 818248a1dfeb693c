"""Tables as the scenes want them: journals that the server finds in its data folder when it starts."""

from __future__ import annotations

import base64
import hashlib
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import count
from pathlib import Path
from typing import Final, Self

import msgspec

from signoria import bots
from signoria.core.menu import Menu, Step
from signoria.core.options import Value
from signoria.games.coup.view import View
from signoria.server.entries import Created, Entry, Filled, Moved, Row, Sat, Spoke, decode, encode
from signoria.server.manners import hashed
from signoria.server.protocol import NewTable
from signoria.server.stores.sqlite import Sqlite
from signoria.server.table import Table, begun

NAMES: Final = ("Livia", "Bianca", "Tommaso", "Elio", "Agnese", "Corrado", "Ginevra", "Oriana", "Ruggero", "Marco")
ME: Final = NAMES[0]
GUEST: Final = "Guest"
WINDOWS: Final = ("challenge", "block", "challenge-block")
LATER: Final = 1_000_000.0
"""So many seconds from now everything at a table with a clock has happened: no clock runs out meanwhile."""

_FOUND: Final[dict[str, int]] = {}
"""Which deal gives what was wished for; it is the same at each table that wishes it."""


def key(name: str) -> str:
    """The key of somebody, always the same."""
    return base64.urlsafe_b64encode(hashlib.sha256(name.encode()).digest()).decode().rstrip("=")


class Prepared:
    """A table whose journal is written beforehand, of Coup if it begins; `hands` are what players must have been dealt.

    `bots` names those who are bots, `owner` whose key Livia has, if not her own; if `seated` are named, only these
    sit there, and the game does not begin.
    """

    def __init__(
        self,
        name: str,
        hands: Mapping[str, Sequence[str]] | None = None,
        *,
        game: str = "coup",
        clock: float | None = None,
        bots: Sequence[str] = (),
        owner: str = ME,
        names: Sequence[str] = NAMES,
        seated: Sequence[str] | None = None,
        **options: Value,
    ) -> None:
        self.name = name
        self.keys = {each: key(owner if each == ME else each) for each in names}
        self.bots = frozenset(bots)
        self.rows: list[bytes] = []
        self._at = time.time() + (0.0 if clock is None else LATER)
        if game == "coup":
            options = {"players": 4, **options}
        wanted = NewTable(id=name, game=game, options=options, clock=clock, grace=None)
        created, *_ = begun(hashed(self.keys[ME]), wanted)
        assert isinstance(created, Created)
        players = names[: int(options.get("players") or 4)]
        people = [self._sits(seat, each) for seat, each in enumerate(players) if seated is None or each in seated]
        if seated is not None:
            self.table = Table()
            self._add(created, *people)
            return
        wish = f"{sorted((hands or {}).items())} {sorted(options.items())}"
        for number in count(_FOUND.get(wish, 0)):
            seed = hashlib.sha256(f"{wish} {number}".encode()).hexdigest()
            self.table = Table()
            self.rows = []
            self._add(msgspec.structs.replace(created, seed=seed), *people)
            self._add(*self.table.start(fill=False))
            if self._dealt(hands or {}):
                _FOUND[wish] = number
                return

    def _sits(self, seat: int, name: str) -> Entry:
        return Filled(seat, "honest", name) if name in self.bots else Sat(seat, hashed(self.keys[name]), name)

    def _dealt(self, hands: Mapping[str, Sequence[str]]) -> bool:
        """Whether everybody has at least these cards."""
        return all(Counter(cards) <= Counter(self.hand(name)) for name, cards in hands.items())

    @property
    def id(self) -> str:
        """Its name in links."""
        return self.table.id

    def view(self, name: str) -> View:
        """What somebody sees."""
        assert self.table.play is not None
        view: View = self.table.play.view(self.table.names.index(name))
        return view

    def hand(self, name: str) -> Sequence[str]:
        """Somebody's hidden cards."""
        hidden = self.view(name).players[name].hidden
        return () if isinstance(hidden, msgspec.UnsetType) else hidden

    def version(self, name: str) -> int:
        """What somebody's next move answers."""
        assert self.table.play is not None
        return self.table.play.version(self.table.names.index(name))

    def _add(self, *entries: Entry) -> None:
        row = Row(self._at, list(entries))
        self.table.apply(row)
        self.rows.append(encode(row))

    def play(self, *moves: str) -> Self:
        """Moves as `Bianca steal Livia`; a name alone plays what an idle player would, `-` lets all
        windows pass, and `=` only this one.
        """
        for move in moves:
            name, _, words = move.partition(" ")
            if name in ("-", "="):
                self._let_pass(only=(self.view(ME).phase,) if name == "=" else WINDOWS)
                continue
            seat = self.table.names.index(name)
            found = self.table.move(seat, words, self.version(name)) if words else self.table.default(seat)
            self._add(Moved(seat, "player", found.moves, found.over))
        return self

    def _let_pass(self, only: Sequence[str]) -> None:
        """Nobody says anything, while it is one of these windows."""
        while (play := self.table.play) is not None and self.view(ME).phase in only:
            seat = next(seat for seat in range(len(play.names)) if play.state.asks(seat))
            found = self.table.move(seat, "pass", play.version(seat))
            self._add(Moved(seat, "player", found.moves, found.over))

    def fill(self, name: str) -> Prepared:
        """A bot in a free seat, before the game."""
        self.bots |= {name}
        self._add(Filled(NAMES.index(name), bots.usual(self.table.game), name))
        return self

    def say(self, *lines: str) -> Prepared:
        """Talk, each line with who says it."""
        for line in lines:
            name, _, text = line.partition(" ")
            self._add(Spoke(self.table.names.index(name), text))
        return self

    def others(self, but: str) -> list[str]:
        """The keys of the people at the table but for one."""
        return [
            self.keys[name] for name in self.table.names if name and name not in self.bots and self.keys[name] != but
        ]


class Dealt(Prepared):
    """A table of any game, dealt by this seed, at which players take any steps: `_chosen` says which."""

    def __init__(
        self,
        name: str,
        game: str,
        names: Sequence[str],
        seed: str,
        *,
        clock: float | None = None,
        **options: Value,
    ) -> None:
        self.name = name
        self.keys = {each: key(each) for each in NAMES}
        self.bots = frozenset()
        self.rows = []
        self._at = time.time() + (0.0 if clock is None else LATER)
        wanted = NewTable(id=name, game=game, options=options, clock=clock, grace=None)
        created, *_ = begun(hashed(self.keys[ME]), wanted)
        assert isinstance(created, Created)
        self.table = Table()
        people = [self._sits(seat, each) for seat, each in enumerate(names)]
        self._add(msgspec.structs.replace(created, seed=hashlib.sha256(seed.encode()).hexdigest()), *people)
        self._add(*self.table.start(fill=False))

    def asked(self) -> int | None:
        """Whose decision is due; nobody's, if it is over."""
        play = self.table.play
        assert play is not None
        return next((seat for seat in range(len(play.names)) if play.state.asks(seat)), None)

    def menu(self, seat: int = 0, *keys: str) -> Menu | None:
        """What somebody is asked after the steps of these keys."""
        play = self.table.play
        assert play is not None
        found = play.menu(seat)
        for each in keys:
            step = next((step for step in found.steps if step.key == each), None) if found else None
            if found is None or step is None:
                return None
            found = play.menu(seat, [*found.taken, step.action])
        return found

    def any(self) -> bool:
        """Somebody plays something; whether anybody could."""
        seat = self.asked()
        play = self.table.play
        if seat is None or play is None:
            return False
        menu = play.menu(seat)
        while True:
            assert menu is not None
            step = self._chosen(menu)
            if step.ends:
                break
            menu = play.menu(seat, [*menu.taken, step.action])
        assert step.move is not None
        found = self.table.move(seat, step.move, play.version(seat))
        self._add(Moved(seat, "player", found.moves, found.over))
        return True

    def _chosen(self, menu: Menu) -> Step:
        """The step that is taken of these."""
        raise NotImplementedError


async def store(folder: Path, tables: Sequence[Prepared]) -> None:
    """Write the journals into a data folder that no server uses yet."""
    found = Sqlite(folder)
    await found.open()
    try:
        for prepared in tables:
            # All at once: the server takes it as it takes many rows, and each would be written to the disk by itself.
            rows = [decode(row) for row in prepared.rows]
            row = Row(rows[-1].at, [entry for row in rows for entry in row.entries])
            await found.append(prepared.id, 0, encode(row), prepared.table.card())
    finally:
        await found.close()
