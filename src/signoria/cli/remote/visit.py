"""One person at one table of a server: what comes in is told, what is typed goes out."""

from __future__ import annotations

import secrets
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, TypeVar

from rich.console import Console, RenderableType
from rich.text import Text

from signoria import games
from signoria.cli.codes import code
from signoria.cli.remote.address import Address
from signoria.cli.remote.api import Api, Declined
from signoria.cli.remote.keyboard import Changed, LiveKeyboard
from signoria.cli.remote.keys import Promise, note
from signoria.cli.remote.live import Found, Inbox, Item, Live, Lost, Tick
from signoria.cli.remote.seat import RemoteSeat
from signoria.cli.terminal import Left
from signoria.core.errors import BadInput, SignoriaError
from signoria.core.event import Event, paragraphs
from signoria.core.menu import Menu
from signoria.server import protocol as said
from signoria.texts import LANGUAGES, Worded, Words
from signoria.texts.spoken import Spoken

WORDS: Final = ("say", "whisper", "mute", "unmute", "link", "key", "sit", "start", "fill", "free", "up", "rematch")
"""What can be typed at a table beside the game, each as `say-table-WORD` of the texts says; none is a key of a game."""

BACK: Final = "back"
"""What else can be typed, likewise, while a bot plays for one."""

AGAIN: Final = "r"
"""What can be typed for a rematch when nothing is asked any more."""

WARNINGS: Final = (30, 10)
"""When so many seconds are left, it is said."""

STALE_SECONDS: Final = 3.0
"""So long it may take to be told why an answer came too late."""

Answer = said.DoneFrame | said.MenuFrame | said.UpdateFrame
Given = TypeVar("Given")


def new_id() -> str:
    """The id of a command."""
    return secrets.token_urlsafe(12)


def never() -> bool:
    """Nothing changes what is asked."""
    return False


def check_rules(card: said.TableCard) -> None:
    """BadInput if a table was made for another version of the rules than is played here."""
    known = games.get(card.game).rules_version
    if card.rules != known:
        raise BadInput("record-rules", rules=card.rules, known=known)


class Visit:
    """A person's connection to a table.  Everything is told in the thread that reads the keyboard."""

    def __init__(self, api: Api, address: Address, key: str, console: Console) -> None:
        """SignoriaError if there is no such table, or if its game or its rules are not known here."""
        assert address.table is not None
        self.api = api
        self.address = address
        self.id = address.table
        self.key = key
        self.console = console
        frame = api.table(self.id)
        self.table = frame.table
        self.you = frame.you
        self.game = games.get(self.table.game)
        check_rules(self.table)
        self.words = Words(api.words.language, [self.game.texts])
        api.words = self.words
        self.seat: RemoteSeat | None = None
        self.about: dict[str, str] = {}
        """The bots among the players, and those who play for somebody."""
        self.deadline: float | None = None
        self.connected = False
        self.until: Callable[[], bool] = never
        """Whether what is asked now is not asked any more."""
        self.news: Callable[[], bool] = never
        """Tells what has happened, as far as that is not for the next question; whether anything was told."""
        self.inbox = Inbox()
        self.keyboard = LiveKeyboard(console, self.inbox, self.hear)
        self.keyboard.keeps = lambda typed: self.word(typed) in WORDS
        self.spoken = Spoken(self.words, [f"table-{word}" for word in (*WORDS, BACK)], ())
        self.controls = Spoken(self.words, ("quit", "help", "log", "save"), ())
        self.live = Live(address, key, _language(api.words.language), self.inbox)
        self._answers: dict[str, Answer | said.RefusedFrame] = {}
        self._awaited: set[str] = set()
        self._alarm: threading.Timer | None = None
        self._known_to_be_here()

    def say(self, text: str, style: str = "") -> None:
        """One line."""
        self.console.print(Text(text, style))

    def tell(self, key: str, /, style: str = "", **facts: str | int) -> None:
        """One line of the texts."""
        self.say(self.words.say(key, **facts), style)

    def complain(self, error: SignoriaError) -> None:
        """Why something was not done."""
        self.say(self.words.error(error), "red")

    @property
    def name(self) -> str | None:
        """One's own name at the table."""
        return None if self.you.seat is None else self.table.seats[self.you.seat].name

    @property
    def stand_in(self) -> str | None:
        """The bot that plays for the person."""
        return None if self.you.seat is None else self.table.seats[self.you.seat].bot

    # What comes in

    def hear(self) -> bool:
        """Take all that has come in; whether anything was said.  Changed if what is asked is not asked any more."""
        told = self._pump()
        if self.until():
            raise Changed
        return told

    def _pump(self) -> bool:
        told = False
        while (item := self.inbox.take()) is not None:
            told = self._take(item) or told
        return told

    def wait(self, seconds: float | None = None) -> None:
        """Until something has come in, or for so long; then take it.  Changed as `hear`."""
        self.inbox.wait(seconds)
        self.hear()

    def _take(self, item: Item) -> bool:
        match item:
            case said.TableFrame():
                self.connected = True
                return self._take_table(item)
            case said.UpdateFrame():
                return self._take_update(item)
            case said.TalkFrame():
                for words in item.said:
                    self._tell_words(words)
                return bool(item.said)
            case said.DoneFrame() | said.MenuFrame():
                self._settle(item.id, item)
            case said.RefusedFrame():
                if item.id is None or item.id not in self._awaited:
                    self.complain(Declined(item, self.words))
                    return True
                self._answers[item.id] = item
            case said.NoticeFrame():
                self.say(_ours(self.words, f"notice-{item.code}", item.text), "yellow")
                return True
            case said.ReloadFrame():
                if self.seat is not None:
                    self.seat.forget()
            case Lost():
                self.connected = False
                if item.for_good:
                    raise Worded(item.reason)
                self.tell("join-lost", "yellow")
                return True
            case Found():
                self.tell("join-found", "green")
                return True
            case Tick():
                if self.deadline is not None and self.stand_in is None:
                    self.tell("join-hurry", "bold yellow", count=max(0, round(self.deadline - time.monotonic())))
                    return True
        return False

    def _settle(self, command: str, frame: Answer | said.RefusedFrame) -> None:
        if command in self._awaited:
            self._answers[command] = frame

    def _take_table(self, frame: said.TableFrame) -> bool:
        before, self.table, self.you = self.table, frame.table, frame.you
        self._known_to_be_here()
        told = False
        if before.stage == frame.table.stage == "playing":
            for then, now in zip(before.seats, frame.table.seats, strict=True):
                if now.name is None or now.name == self.name:
                    continue
                if now.bot != then.bot and now.bot is not None:
                    self.tell("join-stands-in", "dim", name=now.name, bot=now.bot)
                    told = True
                elif now.person and now.here != then.here:
                    self.tell("join-here" if now.here else "join-away", "dim", name=now.name)
                    told = True
        return told

    def _known_to_be_here(self) -> None:
        self.about.clear()
        self.about |= {seat.name: seat.bot for seat in self.table.seats if seat.name and seat.bot}

    def _take_update(self, frame: said.UpdateFrame) -> bool:
        self.connected = True
        if self.seat is None:
            self.seat = self._sat_down()
        if not self.seat.take(frame.update):
            self.seat.forget()
            self.live.renew()
            return False
        for command in frame.done:
            self._settle(command, frame)
        self._set_clock(frame.left if frame.update.menu is not None else None)
        return self.news()

    def _sat_down(self) -> RemoteSeat:
        names = [seat.name or "" for seat in self.table.seats]
        return RemoteSeat(self.game, self.table.options, names, self.you.seat, self._ask, self._play)

    def _set_clock(self, left: float | None) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self.deadline = None if left is None else time.monotonic() + left
        self._set_alarm()

    def _set_alarm(self) -> None:
        """Warn when little time is left."""
        left = 0.0 if self.deadline is None else self.deadline - time.monotonic()
        ahead = next((left - warning for warning in WARNINGS if left > warning + 1), None)
        if ahead is not None:
            self._alarm = threading.Timer(ahead, self._warn)
            self._alarm.daemon = True
            self._alarm.start()

    def _warn(self) -> None:
        self.inbox.put(Tick())
        self._set_alarm()

    # What goes out

    def request(self, command: said.Command) -> Answer:
        """Send a command and wait for the answer; Declined if it is refused, BadInput while there is no connection."""
        if not self.connected:
            raise BadInput("server-away")
        self._awaited.add(command.id)
        self.live.send(command)
        while command.id not in self._answers:
            self.inbox.wait()
            self._pump()
        self._awaited.discard(command.id)
        frame = self._answers.pop(command.id)
        if isinstance(frame, said.RefusedFrame):
            raise Declined(frame, self.words)
        return frame

    def _ask(self, version: int, taken: Sequence[int]) -> Menu | None:
        frame = self._in_time(version, said.Ask(id=new_id(), version=version, taken=[*taken]))
        return frame.menu if isinstance(frame, said.MenuFrame) else None

    def _play(self, version: int, move: str | Sequence[int]) -> None:
        whole = move if isinstance(move, str) else [*move]
        self._in_time(version, said.Move(id=new_id(), version=version, move=whole), done=True)

    def _in_time(self, version: int, command: said.Command, *, done: bool = False) -> Answer:
        """The answer to a command that fits only one version; Changed if there is another meanwhile."""
        try:
            frame = self.request(command)
        except Declined as error:
            if error.refusal != "stale":
                raise
            self.tell("join-stale", "yellow")
            self._catch_up(version)
            raise Changed from None
        if not done and self.seat is not None and self.seat.version != version:
            raise Changed
        return frame

    def _catch_up(self, version: int) -> None:
        """Wait to be told what the server knows already; ask for all of it if that does not come."""
        end = time.monotonic() + STALE_SECONDS
        while self.seat is not None and self.seat.version == version and (left := end - time.monotonic()) > 0:
            self.inbox.wait(left)
            self._pump()
        if self.seat is not None and self.seat.version == version:
            self.live.renew()

    def promise(self, gift: str) -> None:
        """Note what the table has promised, and what was given to it."""
        note(self.id, Promise(self.table.chance.commitment, gift))

    # What is typed

    def word(self, typed: str) -> str:
        """The word of the table that was typed; another if it was none."""
        return self.spoken.read(typed.partition(" ")[0]).removeprefix("table-")

    def ask(self, prompt: Text | Callable[[], Text]) -> str:
        """What is typed; Left if one leaves, Changed if the question does."""
        try:
            typed = self.keyboard.ask(prompt)
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Left from None
        if self.controls.read(typed) == "quit":
            raise Left
        return typed

    def obey(self, typed: str) -> bool:
        """Do what a word of the table says; whether it was one."""
        first, _, rest = typed.partition(" ")
        saves = self.controls.read(first) == "save"
        if not saves and self.word(first) not in WORDS:
            return False
        try:
            if saves:
                self._save(rest.strip())
            else:
                self._check(self.word(first))
                self._obey(self.word(first), rest.strip())
        except SignoriaError as error:
            self.complain(error)
        return True

    def _check(self, word: str) -> None:
        """BadInput if this cannot be wanted at this moment."""
        stage = self.table.stage
        if word == "rematch" and stage != "over":
            raise BadInput("not-over")
        if word in ("sit", "start", "free") and stage == "playing":
            raise BadInput("table-begun")
        if word in ("sit", "start", "free", "fill", "up") and stage == "over":
            raise BadInput("over")

    def _save(self, named: str) -> None:
        """The record of a game that is over; of another what one's own seat knows."""
        over = self.table.stage == "over"
        data = self.api.record(self.id) if over else self.api.account(self.id)
        path = Path(named or f"{self.game.name}-{time.strftime('%Y%m%d-%H%M%S')}.json")
        try:
            with path.expanduser().open("xb") as file:
                file.write(data)
        except FileExistsError:
            raise BadInput("save-there", file=str(path)) from None
        except (OSError, RuntimeError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise BadInput("file-unwritable", file=str(path), reason=reason) from None
        self.tell("frame-saved" if over else "join-saved", file=str(path))

    def _obey(self, word: str, rest: str) -> None:
        if word == "say" and rest:
            self.request(said.Say(id=new_id(), text=rest[: 4 * said.LONGEST_TALK]))
        elif word == "whisper" and rest:
            name, text = self._addressed(rest)
            self.request(said.Say(id=new_id(), text=text[: 4 * said.LONGEST_TALK], to=name))
        elif word in ("mute", "unmute") and rest:
            self.request(said.Mute(id=new_id(), name=self._player(rest), on=word == "mute"))
            self.tell("join-muted" if word == "mute" else "join-unmuted", name=self._player(rest))
        elif word == "link":
            self.console.print(shared(self.address, self.words, self.keyboard.attended), soft_wrap=True)
        elif word == "key":
            self.tell("join-key", "yellow", link=f"{self.address.server}/#key={self.key}")
        elif word == "start":
            self.request(said.Start(id=new_id(), fill=True))
        elif word == "fill":
            place, bot = self._filling(rest)
            self.request(said.Fill(id=new_id(), seat=place, bot=bot))
        elif word == "free" and rest:
            self.request(said.Free(id=new_id(), seat=self._place(rest)))
        elif word == "up":
            self.request(said.Leave(id=new_id()))
        elif word == "rematch":
            self.request(said.Rematch(id=new_id()))  # the table tells where it is
        else:
            raise BadInput("table-word", typed=self.spoken.write(f"table-{word}"))

    def _tell_words(self, words: said.Words) -> None:
        """What somebody said, or that it was whispered to another."""
        if words.to is None:
            self.say(self.words.say("join-talk", name=words.name, text=words.text), "cyan")
        elif words.text:
            self.say(self.words.say("join-whisper", name=words.name, to=words.to, text=words.text), "magenta")
        else:
            self.say(self.words.say("join-whispered", name=words.name, to=words.to), "dim")

    def _addressed(self, rest: str) -> tuple[str, str]:
        """The player whose name, or number, comes first, and what follows; BadInput if there is none, or no text."""
        names = sorted((seat.name for seat in self.table.seats if seat.name is not None), key=len, reverse=True)
        for name in names:
            if rest[: len(name)].casefold() == name.casefold() and rest[len(name) :].startswith(" "):
                return name, rest[len(name) :].strip()
        first, _, text = rest.partition(" ")
        if not text.strip():
            raise BadInput("table-word", typed=self.spoken.write("table-whisper"))
        return self._player(first), text.strip()

    def _filling(self, rest: str) -> tuple[int | None, str | None]:
        first, _, last = rest.partition(" ")
        if first.isdecimal():
            return self._place(first), last.strip() or None
        return None, rest or None

    def _place(self, typed: str) -> int:
        """The seat of a number, as it is shown, or of a name."""
        if typed.isdecimal() and 1 <= int(typed) <= len(self.table.seats):
            return int(typed) - 1
        player = self._player(typed)
        return next(number for number, seat in enumerate(self.table.seats) if seat.name == player)

    def _player(self, typed: str) -> str:
        names = [seat.name for seat in self.table.seats if seat.name is not None]
        if typed.isdecimal() and 1 <= int(typed) <= len(self.table.seats):
            found = self.table.seats[int(typed) - 1].name
        else:
            found = next((name for name in names if name.casefold() == typed.casefold()), None)
        if found is None:
            raise BadInput("player-unknown", name=typed, names=", ".join(names))
        return found

    def close(self) -> None:
        """Nothing is waited for any more."""
        self._set_clock(None)


def newer(events: Sequence[Event], since: int, visit: Visit) -> list[list[Event]]:
    """The paragraphs that a log has of the events from number `since` on, those before them being told already."""
    kinds = visit.game.kinds_by_name
    told = sum(map(len, paragraphs(events[:since], kinds)))
    found: list[list[Event]] = []
    for paragraph in paragraphs(events, kinds):
        new = paragraph[max(0, told) :]
        told -= len(paragraph)
        if new:
            found.append(new)
    return found


def shared(address: Address, words: Words, drawn: bool) -> RenderableType:
    """A link to send to friends, in a terminal with its QR code; one that leads nowhere from elsewhere says so."""
    text = words.say("join-link", link=address.link)
    if address.near:
        return Text(words.say("join-link-near", link=address.link))
    if not drawn:
        return Text(text)
    return Text.assemble(Text.from_ansi(code(address.link)), "\n", text)


def _ours(words: Words, key: str, text: str) -> str:
    """Our own text, or for what we do not know the server's."""
    return words.say(key) if words.has(key) else text


def _language(language: str) -> said.Language:
    known: tuple[said.Language, ...] = ("en", "es", "it", "fr")
    assert {*known} == {*LANGUAGES}
    return next(one for one in known if one == language)
