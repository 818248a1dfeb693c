"""A table: who sits there, the game, clocks, talk.  It is what its journal says, and does nothing by itself.

`apply` takes a row of the journal.  The other methods say which entries a command leads to, or refuse it; they change
nothing, so that nothing is known of what is not stored.
"""

from __future__ import annotations

import base64
import hashlib
import secrets
from collections import deque
from collections.abc import Collection, Iterable, Sequence
from typing import Final

import msgspec

from signoria import bots, games
from signoria.core import record
from signoria.core.chance import Secret
from signoria.core.committed import SCHEME, SEED_BYTES, Committed, Proof, commitment
from signoria.core.errors import BadInput, Refused
from signoria.core.game import DEFAULT_NAMES, Game
from signoria.core.journal import FORMAT, Header
from signoria.core.options import Value
from signoria.core.play import Foreseen, Move, Play
from signoria.core.seat import Seat
from signoria.core.state import CHANCE
from signoria.server import changing, manners
from signoria.server import protocol as said
from signoria.server.codes import code
from signoria.server.entries import (
    Back,
    Changed,
    Closed,
    Created,
    Entry,
    Filled,
    Followed,
    Freed,
    Gave,
    Moved,
    Muted,
    Row,
    Sat,
    Spoke,
    Started,
    Stood,
    StoodIn,
)
from signoria.server.stores import Card, Stage

REMEMBERED: Final = 200
"""So many of a player's last commands are known again."""

MOST_TALK: Final = 500
"""So much of what was said is kept."""

LAST_CLOCK: Final = 20
"""A player who is asked without a pause has at most so many times the clock."""

USUAL_GRACE: Final = 60.0
SLOW: Final = 600.0
"""With clocks longer than this, or none, people come and go, and nobody plays for them unasked."""

HOST: Final = -1
"""In the place of a seat: the host, who has none."""


class Place(msgspec.Struct):
    """A seat: who has it, under which name."""

    player: str | None = None
    name: str | None = None
    bot: str | None = None
    """The bot that sits there, with its character once the game has begun."""
    stand_in: str | None = None
    """The bot that plays for the person."""
    gift: str = ""

    @property
    def plays(self) -> str | None:
        """The bot that plays here, if one does."""
        return self.bot or self.stand_in


class Asked(msgspec.Struct):
    """A seat's decision that is due: since when, by the seat's version, and since when it is asked without a pause."""

    version: int
    start: float
    first: float


class Spoken(msgspec.Struct):
    """Something that was said; of a whisper to whom, and the players who know the words."""

    number: int
    name: str
    text: str
    at: float
    to: str | None = None
    between: Collection[str | None] = ()


class Table:
    """A table as its journal tells it; empty before the first row."""

    created: Created
    game: Game

    def __init__(self) -> None:
        self.version = 0
        """How many rows it has.  Nobody outside may know: it counts secret plays too."""
        self.places: list[Place] = []
        self.play: Play | None = None
        self.seats: list[Seat] = []
        self.watching: Seat | None = None
        """A spectator's seat."""
        self.asked: dict[int, Asked] = {}
        self.spoken: deque[Spoken] = deque(maxlen=MOST_TALK)
        self.words = 0
        """How much has been said."""
        self.muted: dict[str, set[str]] = {}
        self.host: str | None = None
        self.next: str | None = None
        self.closed: str | None = None
        self.began = 0.0
        self.returns: list[int] | None = None
        """What came of a game of other rules than ours, as its card told when it was stored."""
        self._written: list[Move] = []
        """The moves of a game of other rules than ours: they are kept, and nothing is known of what they lead to."""
        self._ended = False
        """Whether such a game came to its end."""
        self._chance: Committed | None = None
        self._done: dict[str, deque[str]] = {}

    # What it is

    @property
    def id(self) -> str:
        """Its name in links."""
        return self.created.table

    @property
    def stage(self) -> Stage:
        """What becomes of it."""
        if self.closed is not None or self._ended:
            return "over"
        if self.play is None:
            return "playing" if self._written else "open"
        return "over" if self.play.state.over else "playing"

    @property
    def foreign(self) -> bool:
        """Whether it was made for another version of the rules, so that nobody can play here."""
        return self.created.rules != self.game.rules_version

    def must_be_ours(self) -> None:
        """BadInput if it was made for another version of the rules."""
        if self.foreign:
            raise BadInput("record-rules", rules=self.created.rules, known=self.game.rules_version)

    @property
    def names(self) -> list[str]:
        """Who plays; '' in a free seat."""
        return [place.name or "" for place in self.places]

    @property
    def named(self) -> dict[str, Value]:
        """The options that the host gave, the oldest first."""
        named = self.created.named
        return changing.guessed(self.game, self.created.options) if named is None else named

    def seat_of(self, player: str | None) -> int | None:
        """Where a player sits."""
        if player is not None:
            for number, place in enumerate(self.places):
                if place.player == player:
                    return number
        return None

    def knows(self, player: str, command: str) -> bool:
        """Whether the command of this id, of this player, has been carried out."""
        return command in self._done.get(player, ())

    def deadline(self, seat: int) -> float | None:
        """When the clock of a seat runs out, if it has one and is asked."""
        asked = self.asked.get(seat)
        if asked is None or self.created.clock is None:
            return None
        return min(asked.start + self.created.clock, asked.first + LAST_CLOCK * self.created.clock)

    def leads(self, player: str | None, present: Collection[int]) -> bool:
        """Whether a player decides what the host decides: the host, or while the host is away the first who is here."""
        if player is None:
            return False
        if player == self.host:
            return True
        host = self.seat_of(self.host)
        if self.host is not None and (HOST if host is None else host) in present:
            return False
        here = [seat for seat, place in enumerate(self.places) if place.player is not None and seat in present]
        return bool(here) and self.places[here[0]].player == player

    def card(self) -> Card:
        """What is known of it without its journal."""
        players = dict.fromkeys([*(place.player for place in self.places), self.host])
        return Card(
            self.stage,
            self.created.public,
            tuple(player for player in players if player is not None),
            self.stage == "playing" and (self.created.clock is not None or self._has_bots()),
            msgspec.Raw(msgspec.json.encode(self.shown(()))),
        )

    def _has_bots(self) -> bool:
        return self.created.grace is not None or any(place.plays for place in self.places)

    def shown(self, present: Collection[int]) -> said.TableCard:
        """The table as everybody may know it."""
        created = self.created
        host = self.seat_of(self.host)
        play = self.play
        return said.TableCard(
            id=created.table,
            code=code(created.table),
            game=created.game,
            rules=created.rules,
            known=self.game.rules_version if self.foreign else None,
            options=created.options,
            stage=self.stage,
            public=created.public,
            seats=[
                said.SeatCard(
                    place.name,
                    None if place.plays is None else bots.split(self.game, place.plays)[0],
                    place.player is not None,
                    number in present and place.player is not None,
                    bool(place.gift),
                )
                for number, place in enumerate(self.places)
            ],
            host=None if host is None else self.places[host].name,
            clock=created.clock,
            grace=created.grace,
            chance=said.Chance(
                commitment(bytes.fromhex(created.seed)),
                [] if play is None and not self._written else [place.gift for place in self.places],
                self.proof(),
            ),
            returns=play.state.returns() if play is not None and play.state.over else self.returns,
            closed=self.closed,
            next=self.next,
        )

    def proof(self) -> Proof | None:
        """How chance can be checked, once nothing is secret any more."""
        if self.stage != "over":
            return None
        seed = self.created.seed
        return Proof(SCHEME, commitment(bytes.fromhex(seed)), seed, [place.gift for place in self.places])

    def record(self) -> record.Record | None:
        """The record of its game, once that is over; of a game of other rules also if it was closed."""
        if self.foreign and self.stage == "over" and self._written:
            created = self.created
            head = Header(
                signoria=FORMAT, game=created.game, rules=created.rules, options=created.options, names=self.names
            )
            moves = [("chance" if move.seat == CHANCE else self.names[move.seat], move.text) for move in self._written]
            return record.sealed(head, moves, self.returns, self.proof())
        if self.play is None or not self.play.state.over:
            return None
        return record.record(self.play, self.proof())

    def heard(self, player: str | None, since: int) -> list[said.Words]:
        """What was said after number `since`, as far as this player may and wants to hear it."""
        muted = self.muted.get(player or "", ())
        return [
            said.Words(
                spoken.number,
                spoken.name,
                spoken.text if spoken.to is None or (player is not None and player in spoken.between) else "",
                int(spoken.at),
                spoken.to,
            )
            for spoken in self.spoken
            if spoken.number > since and spoken.name not in muted
        ]

    # How it changes

    def apply(self, row: Row) -> None:
        """Take the next row of the journal."""
        for entry in row.entries:
            self._take(entry, row.at)
        self.version += 1
        if row.player is not None and row.id is not None:
            self._done.setdefault(row.player, deque(maxlen=REMEMBERED)).append(row.id)

    def after(self, row: Row) -> Table:
        """The table as it will be when this row is applied; this one stays as it is."""
        draft = Table()
        draft.version = self.version
        draft.places = [msgspec.structs.replace(place) for place in self.places]
        if self.version:
            draft.created, draft.game = self.created, self.game
        draft.host, draft.next, draft.closed = self.host, self.next, self.closed
        draft.returns, draft._written, draft._ended = self.returns, [*self._written], self._ended
        if self.play is not None:
            draft._begin(self.began)
            draft._follow(self.play.moves, CHANCE, self.began)
        draft.apply(row)
        return draft

    def _take(self, entry: Entry, at: float) -> None:
        match entry:
            case Moved():
                self._follow(entry.moves, entry.seat, at)
                self._ended = self.foreign and entry.over
            case Created():
                self._create(entry)
            case Sat():
                self.places[entry.seat] = Place(entry.player, entry.name, gift=entry.gift)
                self.host = self.host or entry.player
            case Filled():
                self.places[entry.seat] = Place(None, entry.name, entry.bot)
            case Freed():
                self.places[entry.seat] = Place()
            case Changed():
                self._change(entry)
            case Gave():
                self.places[entry.seat].gift = entry.gift
            case Started():
                self._start(entry, at)
            case StoodIn():
                place = self.places[entry.seat]
                if entry.for_good:
                    place.player, place.bot, place.stand_in = None, entry.bot, None
                else:
                    place.stand_in = entry.bot
            case Back():
                self.places[entry.seat].stand_in = None
                if entry.seat in self.asked:
                    self.asked[entry.seat].start = at
            case Spoke():
                self.words += 1
                place = self.places[entry.seat]
                spoken = Spoken(self.words, place.name or "", entry.text, at)
                if entry.to is not None:
                    hearer = self.places[entry.to]
                    spoken.to, spoken.between = hearer.name or "", (place.player, hearer.player)
                self.spoken.append(spoken)
            case Muted():
                names = self.muted.setdefault(entry.player, set())
                (names.add if entry.on else names.discard)(entry.name)
            case Stood():
                for asked in self.asked.values():
                    asked.start += entry.seconds
                    asked.first += entry.seconds
            case Followed():
                self.next = entry.table
            case Closed():
                self.closed = entry.reason
                self.asked.clear()

    def _create(self, entry: Created) -> None:
        self.created = entry
        self.game = games.get(entry.game)
        self.host = entry.host
        self.places = [Place() for _ in range(self.game.seats(entry.options))]

    def _change(self, entry: Changed) -> None:
        self.created = msgspec.structs.replace(
            self.created,
            options=entry.options,
            named=entry.named,
            public=entry.public,
            clock=entry.clock,
            grace=entry.grace,
        )
        self.places = [Place() if before is None else self.places[before] for before in entry.seats]

    def _start(self, entry: Started, at: float) -> None:
        for seat, bot in entry.bots.items():
            self.places[seat].bot = bot
        self._begin(at)
        self._follow(entry.moves, CHANCE, at)

    def _begin(self, at: float) -> None:
        if self.foreign:
            return
        self.play = Play(self.game, self.created.options, self.names)
        self.seats = [Seat(self.play, number) for number in range(len(self.places))]
        self.watching = Seat(self.play, None)
        self.began = at
        self._chance = self._committed()

    def _follow(self, moves: Iterable[Move], mover: int, at: float) -> None:
        if self.play is None:
            self._written += moves
            return
        self.play.follow(moves)
        state, version = self.play.state, self.play.version
        for seat in range(len(self.places)):
            if not state.asks(seat):
                self.asked.pop(seat, None)
                continue
            asked = self.asked.get(seat)
            now = version(seat)
            if asked is None:
                self.asked[seat] = Asked(now, at, at)
            elif asked.version != now or seat == mover:
                asked.version, asked.start = now, at

    # What a command leads to

    def sit(self, player: str, command: said.Sit) -> list[Entry]:
        """A person takes a seat, or moves to another one, under the same name."""
        self._must_be_open()
        own = self.seat_of(player)
        if own is not None and command.seat is None:
            raise Refused("seat-twice")
        name = self._free_name(command.name) if own is None else self.places[own].name or ""
        free = [number for number, place in enumerate(self.places) if place.name is None]
        if command.seat is not None and command.seat >= len(self.places):
            raise Refused("no-such-seat")
        if not free or (command.seat is not None and command.seat not in free):
            raise Refused("seat-taken")
        seat = free[0] if command.seat is None else command.seat
        if own is None:
            return [Sat(seat, player, name, command.gift)]
        return [Freed(own), Sat(seat, player, name, command.gift or self.places[own].gift)]

    def _free_name(self, wanted: str) -> str:
        name = manners.name(wanted)
        if name.casefold() in {other.casefold() for other in self.names}:
            raise BadInput("name-taken", name=name)
        return name

    def give(self, player: str, command: said.Give) -> list[Entry]:
        """Something for chance."""
        self._must_be_open()
        return [Gave(self._seat(player), command.gift)]

    def leave(self, player: str) -> list[Entry]:
        """A person goes: the seat is free, or a bot plays on."""
        seat = self._seat(player)
        if self.stage == "over":
            raise Refused("over")
        if self.play is None:
            return [Freed(seat)]
        return [] if self.places[seat].stand_in else [self.stand_in(seat)]

    def stand_in(self, seat: int, bot: str | None = None, *, for_good: bool = False) -> StoodIn:
        """A bot that plays for a person."""
        assert self.play is not None
        return StoodIn(seat, self._with_character(bot or bots.usual(self.game), self.play, seat), for_good)

    def fill(self, command: said.Fill, present: Collection[int]) -> list[Entry]:
        """Bots for free seats; in the game, for one who is away."""
        if self.play is not None and self.stage == "playing":
            if command.seat is None or command.seat >= len(self.places):
                raise Refused("no-such-seat")
            place = self.places[command.seat]
            if place.player is None or (command.seat in present and not place.stand_in):
                raise Refused("seat-taken")
            return [self.stand_in(command.seat, self._bot(command.bot), for_good=True)]
        self._must_be_open()
        free = [number for number, place in enumerate(self.places) if place.name is None]
        if command.seat is not None:
            if command.seat >= len(self.places):
                raise Refused("no-such-seat")
            if command.seat not in free:
                raise Refused("seat-taken")
            free = [command.seat]
        return self.filled(free, self._bot(command.bot))

    def filled(self, seats: Sequence[int], bot: str) -> list[Entry]:
        """A bot for each of these seats, under names that nobody has."""
        taken = {name.casefold() for name in self.names}
        names = [name for name in DEFAULT_NAMES if name.casefold() not in taken]
        names += [f"{name}{number}" for number in range(2, 9) for name in DEFAULT_NAMES]
        return [Filled(seat, bot, name) for seat, name in zip(seats, names, strict=False)]

    def _bot(self, description: str | None) -> str:
        """A bot that the game has; never a class of somebody's choice."""
        if description is None:
            return bots.usual(self.game)
        return checked_bot(self.game, description)

    def free(self, seat: int) -> list[Entry]:
        """Whoever sits there goes."""
        self._must_be_open()
        if seat >= len(self.places):
            raise Refused("no-such-seat")
        if self.places[seat].name is None:
            raise Refused("seat-free")
        return [Freed(seat)]

    def change(self, command: said.Change) -> list[Entry]:
        """Other options, another clock, public or not."""
        self._must_be_open()
        created = self.created
        named, options = self.named, created.options
        if command.options is not msgspec.UNSET:
            named = changing.chosen(self.game, changing.merged(self.game, named, command.options))
            options = changing.resolved(self.game, named)
        clock, grace = created.clock, created.grace
        if command.clock is not msgspec.UNSET:
            clock = command.clock
            grace = usual_grace(clock) if grace == usual_grace(created.clock) else grace
        people = [number for number, place in enumerate(self.places) if place.player is not None]
        sitting = [number for number, place in enumerate(self.places) if place.bot is not None]
        count = self.game.seats(options)
        if len(people) > count:
            raise Refused("people-many", people=len(people), seats=count)
        public = created.public if command.public is msgspec.UNSET else command.public
        return [
            Changed(
                options=options,
                named=named,
                public=public,
                clock=clock,
                grace=grace,
                seats=changing.reseated(people, sitting, count),
            )
        ]

    def start(self, *, fill: bool) -> list[Entry]:
        """The deal."""
        self._must_be_open()
        free = [number for number, place in enumerate(self.places) if place.name is None]
        if free and not fill:
            raise Refused("seats-free", count=len(free))
        entries = self.filled(free, bots.usual(self.game))
        names = self.names
        sitting = {number: place.bot for number, place in enumerate(self.places) if place.bot}
        for entry in entries:
            assert isinstance(entry, Filled)
            names[entry.seat] = entry.name
            sitting[entry.seat] = entry.bot
        play = Play(self.game, self.created.options, names)
        characters = {seat: self._with_character(bot, play, seat) for seat, bot in sitting.items()}
        dealt = play.foreseen(CHANCE, (), self._committed().at)
        return [*entries, Started(characters, dealt.moves)]

    def _with_character(self, bot: str, play: Play, seat: int) -> str:
        return bots.said(bots.split(self.game, bot)[0], bots.make(bot, play, seat, Secret()))

    def _committed(self) -> Committed:
        return Committed(bytes.fromhex(self.created.seed), [place.gift for place in self.places])

    def move(self, seat: int, move: str | Sequence[int], version: int) -> Foreseen:
        """What is played: this, and what chance does then; stale if it answers another version."""
        play, chance = self._playing()
        now = play.version(seat)
        if version != now:
            raise Refused("stale", version=version, now=now)
        if not play.state.asks(seat):
            raise Refused("over" if play.state.over else "not-asked")
        if isinstance(move, str):
            move = self.game.steps(self.game.parse(move, play.names), play.state, seat)
        return play.foreseen(seat, move, chance.at)

    def default(self, seat: int) -> Foreseen:
        """What is played for one whose time is up."""
        play, chance = self._playing()
        return play.foreseen(seat, play.default(seat), chance.at)

    def say(self, player: str, command: said.Say) -> list[Entry]:
        """Words of somebody who sits here, to all or to another person."""
        seat, text = self._seat(player), manners.talk(command.text)
        if command.to is None:
            return [Spoke(seat, text)]
        hearer = self._seat_named(command.to)
        if hearer == seat:
            raise Refused("whisper-self")
        if self.places[hearer].player is None:
            raise Refused("whisper-bot", name=command.to)
        return [Spoke(seat, text, hearer)]

    def mute(self, player: str, command: said.Mute) -> list[Entry]:
        """Somebody is not heard any more by a player."""
        if command.name == self.names[self._seat(player)]:
            raise Refused("mute-self")
        self._seat_named(command.name)
        return [Muted(player, command.name, command.on)]

    def rematch(self, player: str) -> tuple[str, list[Entry]]:
        """Another table for the same people, in the game's order: its name, and what its journal begins with."""
        seat = self._seat(player)
        if self.play is None or not self.play.state.over:
            raise Refused("not-over")
        order = self.game.rematch_order(self.play.state.returns())
        table = new_table_id()
        options = self.game.again(self.created.options)
        other = {name: value for name, value in options.items() if value != self.created.options[name]}
        created = msgspec.structs.replace(
            self.created,
            table=table,
            options=options,
            named={**self.named, **other},
            host=self.host if self.seat_of(self.host) is not None else self.places[seat].player,
            seed=new_seed(),
            rules=self.game.rules_version,
        )
        entries: list[Entry] = [created]
        for number, before in enumerate(order):
            place = self.places[before]
            if place.player is not None:
                entries.append(Sat(number, place.player, place.name or ""))
            elif place.bot is not None:
                entries.append(Filled(number, bots.split(self.game, place.bot)[0], place.name or ""))
        entries += [Muted(player, name, True) for player, names in self.muted.items() for name in sorted(names)]
        return table, entries

    def _seat_named(self, name: str) -> int:
        """The seat of who is called so; BadInput if nobody is."""
        if not name or name not in self.names:
            raise BadInput("player-unknown", name=name, names=", ".join(filter(None, self.names)))
        return self.names.index(name)

    def _seat(self, player: str) -> int:
        seat = self.seat_of(player)
        if seat is None:
            raise Refused("not-seated")
        return seat

    def _must_be_open(self) -> None:
        if self.stage != "open":
            raise Refused("table-begun" if self.closed is None else "table-closed")

    def _playing(self) -> tuple[Play, Committed]:
        if self.play is None or self._chance is None or self.closed is not None:
            raise Refused("not-begun" if self.closed is None else "table-closed")
        return self.play, self._chance


def checked_bot(game: Game, description: str) -> str:
    """A description of one of the game's own bots; BadInput for any other, so that nobody names a class to load."""
    if bots.split(game, description)[0] not in game.bots:
        raise BadInput("bot-unknown", bot=description, game=game.name, known=", ".join(game.bots))
    bots.read(game, description)
    return description


def new_table_id() -> str:
    """A table's name that nobody can guess: 80 bits."""
    return _id(secrets.token_bytes(10))


def _id(data: bytes) -> str:
    return base64.b32encode(data[:10]).decode().lower()


def new_seed() -> str:
    """A secret seed for chance."""
    return secrets.token_bytes(SEED_BYTES).hex()


def usual_grace(clock: float | None) -> float | None:
    """After how many seconds a bot plays for one who is away, if nothing was said of it."""
    return USUAL_GRACE if clock is not None and clock <= SLOW else None


def begun(player: str | None, wanted: said.NewTable) -> list[Entry]:
    """What the journal of a new table begins with; BadInput for what cannot be."""
    game = games.get(wanted.game)
    options = changing.resolved(game, wanted.options)
    table = new_table_id() if player is None else _id(hashlib.sha256(f"{player} {wanted.id}".encode()).digest())
    created = Created(
        table=table,
        game=game.name,
        rules=game.rules_version,
        options=options,
        host=player,
        public=wanted.public,
        clock=wanted.clock,
        grace=usual_grace(wanted.clock) if wanted.grace == "usual" else wanted.grace,
        pace=wanted.pace,
        seed=new_seed(),
        named=changing.chosen(game, wanted.options),
    )
    entries: list[Entry] = [created]
    seats = game.seats(options)
    own = wanted.seat or 0
    if own >= seats:
        raise Refused("no-such-seat")
    free = [*range(own, seats), *range(own)]
    if wanted.name is not None and player is not None:
        entries.append(Sat(free.pop(0), player, manners.name(wanted.name), wanted.gift))
    elif wanted.seat is not None:
        free.append(free.pop(0))
    if len(wanted.bots) > len(free):
        raise BadInput("bots-many", bots=len(wanted.bots), seats=len(free))
    draft = Table()
    draft.apply(Row(0.0, entries))
    for bot in wanted.bots:
        filled = draft.filled([free.pop(0)], checked_bot(game, bot))
        draft.apply(Row(0.0, filled))
        entries += filled
    if wanted.start:
        entries += draft.start(fill=True)
    return entries
