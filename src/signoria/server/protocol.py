"""What clients and the server say to each other; `docs/protocol.md` is made from these types.

A client connects to a table, says `hello`, and is told the table and, once there is a game, what its seat learns.
Every command has an id of the client's choice: said twice, it is done once, and answered twice.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from signoria.core.committed import Proof
from signoria.core.event import Event
from signoria.core.game import Lead
from signoria.core.menu import Menu
from signoria.core.options import Value
from signoria.core.seat import Update
from signoria.core.text import Text
from signoria.server.stores import Stage

PROTOCOL: Final = 1
"""The version of all this.  A client that speaks another is told to reload."""

MOST_SEATS: Final = 64
LONGEST_NAME: Final = 24
LONGEST_TALK: Final = 500
LONGEST_MOVE: Final = 4000
LONGEST_LESSON: Final = 400
LONGEST_TAUGHT: Final = 300
LONGEST_CLOCK: Final = 14 * 24 * 3600

Key = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{43,64}$")]
"""A player's secret: 32 random bytes or more in base64url.  Whoever has it is that player."""
TableId = Annotated[str, Meta(pattern=r"^[a-z2-7]{16}$")]
Name = Annotated[str, Meta(min_length=1, max_length=60)]
Gift = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{0,64}$")]
"""What a client gives to chance before the deal: random letters."""
CommandId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,40}$")]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Version = Annotated[int, Meta(ge=0, lt=1 << 31)]
Action = Annotated[int, Meta(ge=0, lt=1 << 31)]
Actions = Annotated[list[Action], Meta(max_length=200)]
BotName = Annotated[str, Meta(min_length=1, max_length=80)]
Language = Literal["en", "es", "it", "fr"]
Options = Annotated[dict[Annotated[str, Meta(max_length=40)], Value], Meta(max_length=40)]
Clock = Annotated[float, Meta(ge=1, le=LONGEST_CLOCK)]
Seconds = Annotated[float, Meta(ge=0, le=LONGEST_CLOCK)]


class Hello(msgspec.Struct, tag="hello", tag_field="type", forbid_unknown_fields=True):
    """The first frame of a connection.  Without a key, or with one that has no seat here, one is a spectator.

    `since` is the last version that this client has seen of the game, `talk` the number of the last words.
    """

    protocol: int
    key: Key | None = None
    since: Version = 0
    talk: Version = 0
    language: Language = "en"


class Command(msgspec.Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """What a player does."""

    id: CommandId


class Sit(Command, tag="sit"):
    """Take a free seat before the game, any if none is named, under a nickname; or move to one that is named."""

    name: Name
    seat: SeatNumber | None = None
    gift: Gift = ""


class Give(Command, tag="give"):
    """Give something to chance, before the game: what was given last counts."""

    gift: Gift


class Leave(Command, tag="leave"):
    """Before the game: give up the seat.  In the game: let a bot play for oneself until one is back."""


class Fill(Command, tag="fill"):
    """The host: a bot for a free seat, or for all if none is named.  In the game: a bot in place of one who is gone."""

    seat: SeatNumber | None = None
    bot: BotName | None = None


class Free(Command, tag="free"):
    """The host, before the game: let whoever sits there go."""

    seat: SeatNumber


class Change(Command, tag="change"):
    """The host, before the game: other options, another clock (null: none), public or not; what is left out stays.

    Options come to those that the host has given before; older ones that contradict them are dropped.  If there are
    fewer seats then, bots go, and people move up.
    """

    options: Options | UnsetType = UNSET
    clock: Clock | UnsetType | None = UNSET
    public: bool | UnsetType = UNSET


class Start(Command, tag="start"):
    """The host: begin, with a bot in each free seat if `fill` says so."""

    fill: bool = False


class Move(Command, tag="move"):
    """A whole play, in the notation or as its actions, in answer to this version of one's seat."""

    version: Version
    move: Annotated[str, Meta(min_length=1, max_length=LONGEST_MOVE)] | Actions


class Ask(Command, tag="ask"):
    """What is asked once these steps of a play are taken.  Nothing happens, and nobody else can tell."""

    version: Version
    taken: Actions


class Say(Command, tag="say"):
    """Words to the table; or to one player alone, while the others learn that something was whispered, and to whom."""

    text: Annotated[str, Meta(min_length=1, max_length=4 * LONGEST_TALK)]
    to: Name | None = None


class Mute(Command, tag="mute"):
    """Hear no more of what this player says, or hear it again."""

    name: Name
    on: bool = True


class Rematch(Command, tag="rematch"):
    """After the game: another table for the same people, the winner first; where seats are Houses, all keep theirs."""


Commands = Sit | Give | Leave | Fill | Free | Change | Start | Move | Ask | Say | Mute | Rematch


class SeatCard(msgspec.Struct, omit_defaults=True):
    """A seat as everybody may know it: who sits there, and who plays if nobody is there."""

    name: str | None = None
    bot: str | None = None
    """The kind of bot, if one sits there, or plays for who does."""
    person: bool = False
    here: bool = False
    """Whether a person is connected."""
    gave: bool = False
    """Whether something was given to chance."""


class You(msgspec.Struct, omit_defaults=True):
    """What of a table concerns only who asks."""

    seat: int | None = None
    host: bool = False
    muted: list[str] = []


class Chance(msgspec.Struct, omit_defaults=True):
    """What can be known of chance: the hash of the seed; once the cards are dealt, what each seat gave; at the end the
    rest.
    """

    commitment: str
    gifts: list[str] = []
    proof: Proof | None = None


class TableCard(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A table as everybody may know it."""

    id: str
    code: str = ""
    """The word by which friends find it."""
    game: str
    rules: int = 1
    """The version of the rules that it was made for."""
    known: int | None = None
    """The version that is played here, if that is another: then nobody can play at this table."""
    options: dict[str, Value]
    stage: Stage
    public: bool = False
    seats: list[SeatCard]
    host: str | None = None
    """The name of the host, if the host sits there."""
    clock: float | None = None
    """Seconds for each decision."""
    grace: float | None = None
    """Seconds after which a bot plays for one who is away."""
    chance: Chance
    returns: list[int] | None = None
    closed: str | None = None
    """Why it ended without a game's end, if it did."""
    next: str | None = None
    """The table of the rematch."""


class TableFrame(msgspec.Struct, tag="table", tag_field="type"):
    """The table, when one comes and whenever something of it has changed."""

    protocol: int
    table: TableCard
    you: You


class UpdateFrame(msgspec.Struct, tag="update", tag_field="type", omit_defaults=True):
    """What one's seat learns.  `done` are commands of one's own that led to it; `left` the seconds on one's clock."""

    update: Update
    left: float | None = None
    done: list[str] = []


class DoneFrame(msgspec.Struct, tag="done", tag_field="type"):
    """A command is carried out and stored; what changed by it has been told before."""

    id: str


class MenuFrame(msgspec.Struct, tag="menu", tag_field="type"):
    """The answer to `ask`; null if the play would be whole."""

    id: str
    menu: Menu | None


class Words(msgspec.Struct, omit_defaults=True):
    """What somebody said, at a time in seconds since 1970; of what was whispered to another, no text."""

    number: int
    name: str
    text: str
    at: int
    to: str | None = None
    """To whom it was whispered."""


class TalkFrame(msgspec.Struct, tag="talk", tag_field="type"):
    """What was said."""

    said: list[Words]


class RefusedFrame(msgspec.Struct, tag="refused", tag_field="type", omit_defaults=True):
    """Nothing was done, and nothing has changed.  `text` is a sentence; in `retry` seconds one may try again."""

    code: str
    facts: dict[str, Any]
    text: str
    id: str | None = None
    retry: float | None = None


class NoticeFrame(msgspec.Struct, tag="notice", tag_field="type"):
    """Something about the server that players should know: `store-away`, `store-back`, `closing`."""

    code: str
    text: str


class ReloadFrame(msgspec.Struct, tag="reload", tag_field="type"):
    """What this client has seen does not agree with the table, or it speaks another version: begin anew."""

    code: str
    text: str
    protocol: int


Frames = TableFrame | UpdateFrame | DoneFrame | MenuFrame | TalkFrame | RefusedFrame | NoticeFrame | ReloadFrame


class NewTable(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A table to be made.  `id` makes it idempotent: the same player's same id is the same table.

    With a `name` one sits down at once, in the first seat if no `seat` is named.  `bots` are for the seats after one's
    own, around the table, or the first ones; a seat that is named without a name is the last that they take.
    """

    id: CommandId
    game: Annotated[str, Meta(min_length=1, max_length=80)]
    options: Options = {}
    public: bool = False
    clock: Clock | None = 120.0
    grace: Clock | Literal["usual"] | None = "usual"
    pace: Annotated[float, Meta(ge=0, le=30)] = 1.5
    """About so many seconds a bot takes for an answer."""
    name: Name | None = None
    gift: Gift = ""
    seat: SeatNumber | None = None
    bots: Annotated[list[BotName], Meta(max_length=MOST_SEATS)] = []
    start: bool = False


class Made(msgspec.Struct):
    """Where it is."""

    id: str
    path: str


class Listed(msgspec.Struct, omit_defaults=True):
    """A table in a list."""

    id: str
    table: TableCard
    created: int | None = None


class Tables(msgspec.Struct):
    """Several tables, the newest first."""

    tables: list[Listed]


class OptionCard(msgspec.Struct, omit_defaults=True):
    """An option of a game: the values that it may take, the first by default, or any number in a span.

    One that is `derived` follows from the others, and cannot be chosen.
    """

    name: str
    values: list[Value] = []
    span: tuple[int, int] | None = None
    derived: bool = False


class KindCard(msgspec.Struct, omit_defaults=True):
    """How a log tells a kind of event: whether it `opens` a paragraph; is left out, being `quiet`; `needs` a detail to
    be known; or is told only `within` paragraphs that such kinds have opened.
    """

    opens: bool = False
    quiet: bool = False
    needs: str | None = None
    within: tuple[str, ...] | None = None


class GameCard(msgspec.Struct):
    """A game that can be played here."""

    name: str
    options: list[OptionCard]
    bots: list[str]
    most_seats: int
    suggested: dict[str, Value]
    events: dict[str, KindCard]
    lesson: bool
    """Whether there is a lesson for it."""
    houses: list[str]
    """What the seats are called, where it matters which of them one takes."""
    lead: Lead | None = None
    """The option to choose before all others: a printed edition."""
    experienced: int | None = None
    """Tables of so many players or more are for experienced ones."""


class Games(msgspec.Struct):
    """All of them."""

    games: list[GameCard]


class Account(msgspec.Struct, kw_only=True):
    """A game as one seat (null: a spectator) knows it: all that it has heard, and what it sees."""

    signoria: int
    game: str
    rules: int
    options: dict[str, Value]
    names: list[str]
    viewer: str | None
    events: list[Event]
    view: Any


class Moment(msgspec.Struct):
    """A moment of a replay: who moved (null if that may not be known), what (null if chance gave another a card; both
    before the first move), which turn it is, what happened by it, and what is seen then.
    """

    number: int
    by: str | None
    move: str | None
    turn: int
    events: list[Event]
    view: Any


class Replay(msgspec.Struct, kw_only=True):
    """A game played again as one player (null: one from whom nothing is hidden) saw it: of `total` moments those from
    number `since` on, 200 at most.  Moment 0 is when the first decision is due.
    """

    game: str
    options: dict[str, Value]
    names: list[str]
    returns: list[int] | None
    viewer: str | None
    total: int
    since: int
    moments: list[Moment]


TaughtMove = Annotated[str, Meta(min_length=1, max_length=LONGEST_TAUGHT)]


class Taught(msgspec.Struct, forbid_unknown_fields=True):
    """What the pupil of a lesson has done so far, in the notation, and the steps of the next play that are taken: the
    menu is then what is asked after them, null if they are whole.  Refusals are told in the language.
    """

    moves: Annotated[list[TaughtMove], Meta(max_length=LONGEST_LESSON)] = []
    taken: Actions = []
    language: Language | None = None


Mark = Annotated[str, Meta(max_length=80, pattern=r"^[A-Za-z0-9_.:-]*$")]


class Fault(msgspec.Struct, forbid_unknown_fields=True):
    """Something that went wrong while a page was drawn: in which part of it, with what kind of error, at which place of
    the script or with which text.  Nothing of a game, a table or a player stands in it.
    """

    part: Mark
    error: Mark
    game: Mark = ""
    page: Mark = ""
    at: Mark = ""


class Coach(msgspec.Struct):
    """What the coach says before a decision, the `number`-th thing of so many; the last is said when it is over.

    Its words point with `[1]`, `[2]` … at the `marks`: `step:KEY` (of the menu, or of one that follows within the same
    play), `card:WORD` (in the own hand), `seat:NAME`, `place:ID` (a pile or a territory), `zone:WORD` (a part of the
    table), `phase` (of the round), `offers`, or `stage` (what is under way).
    """

    number: int
    of: int
    text: Text
    why: Text | None
    marks: list[str]


class Lesson(msgspec.Struct, kw_only=True):
    """A lesson as it stands: all that the pupil's seat knows, and what the coach says, if anything is new.  It may be
    over before its game is; then there are no returns.
    """

    game: str
    options: dict[str, Value]
    names: list[str]
    you: str
    update: Update
    plays: list[Update]
    """How it stood after each play since the pupil's last move, that one included, in their order; nothing is asked in
    these, and their events are the last of `update`."""
    coach: Coach | None
    over: bool
    returns: list[int] | None


class ExampleCard(msgspec.Struct):
    """An example in a list: its name and title, and the number of the section of the rules that it belongs to."""

    name: str
    title: str
    section: int


class Examples(msgspec.Struct):
    """The examples of a game's rules, in the order of the sections."""

    game: str
    examples: list[ExampleCard]


class Attempt(msgspec.Struct):
    """A move that was tried once moment `after` had come, as one would say it, and the sentence with which it was
    refused.
    """

    after: int
    by: str
    move: str
    text: str


class Example(msgspec.Struct):
    """An example of a game's rules: all of its moments, with everything seen, and what was tried in vain."""

    name: str
    title: str
    section: int
    replay: Replay
    attempts: list[Attempt]


class Health(msgspec.Struct):
    """Whether the server can store."""

    status: Literal["ok", "store-away", "closing"]
    version: str
