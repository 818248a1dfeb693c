"""Programs from outside as bots; `docs/bots.md` describes the lines of JSON that they read and write.

A program learns what its seat may know, and nothing else.  Whatever it does, the game goes on: its faults are counted,
and a bot of the library plays in its place.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from types import TracebackType
from typing import Any, Final, Literal, Self, get_args

import msgspec

from signoria.bots.bot import Answer, Bot
from signoria.bots.program import LONGEST_LINE, Fault, Kind, Program
from signoria.core.chance import Source
from signoria.core.errors import SignoriaError
from signoria.core.event import Event, Heard
from signoria.core.game import Game, Options
from signoria.texts import Words

PROTOCOL: Final = 2

SECONDS: Final = 10.0
"""So long a program may take for an answer, if nothing else is said."""

GRACE_SECONDS: Final = 1.0
"""So long programs may take to leave when nobody needs them any more."""

FAULTS: Final[tuple[Kind, ...]] = get_args(Kind)
"""What a program can do wrong: leave (or not start), not answer in time, answer what is no legal move."""

LONGEST_MOVE: Final = 4000
"""A longer text is no move of any game."""


class Complaint(msgspec.Struct, frozen=True):
    """A fault as the program's author wants to know it, with the last words on its standard error."""

    fault: Kind
    about: str
    stderr: str


class _Ready(msgspec.Struct):
    ready: Literal[True]


class _Answer(msgspec.Struct):
    move: str | list[int]


class Programs:
    """The programs that take part, by name.  One that runs is used again: to start it takes longer than many a game."""

    def __init__(self, commands: Mapping[str, str], seconds: float = SECONDS) -> None:
        self.commands = commands
        self.seconds = seconds
        self.faults: dict[str, Counter[str]] = {name: Counter() for name in commands}
        self.complaints: dict[str, Complaint] = {}
        """The first fault of each that has one."""
        self._idle: dict[str, list[Program]] = {name: [] for name in commands}
        self._running: list[Program] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def take(self, name: str) -> Program | None:
        """One that has played before and waits for a game."""
        return self._idle[name].pop() if self._idle[name] else None

    def start(self, name: str) -> Program:
        """A new one; Fault if it cannot be started."""
        try:
            program = Program(self.commands[name])
        except OSError as error:
            raise Fault("crash", f"it cannot be started: {error.strerror or error}") from None
        self._running = [*(other for other in self._running if other.alive), program]
        return program

    def give_back(self, name: str, program: Program) -> None:
        """It has played a game, and waits for another."""
        self._idle[name].append(program)

    def note(self, name: str, fault: Kind, first: Complaint) -> None:
        """It has done something wrong."""
        self.faults[name][fault] += 1
        self.complaints.setdefault(name, first)

    def close(self) -> None:
        """Let all leave, and end those that do not."""
        running = [program for program in self._running if program.alive]
        try:
            for program in running:
                program.dismiss()
            end = time.monotonic() + GRACE_SECONDS
            for program in running:
                program.await_leaving(end)
        finally:
            for program in running:
                program.kill()


class OutsideBot(Bot):
    """A program in a seat.  Where it fails another bot chooses: once, or to the end of the game if it is gone."""

    def __init__(
        self,
        game: Game,
        options: Options,
        names: Sequence[str],
        seat: int,
        source: Source,
        *,
        programs: Programs,
        program: str,
        substitute: Bot,
    ) -> None:
        """Tell the program of a new game, and wait until it is ready."""
        super().__init__(game, options, names, seat, source)
        self.faults: Counter[str] = Counter()
        self.complaint: Complaint | None = None
        """Its first fault."""
        self._programs = programs
        self._name = program
        self._substitute = substitute
        self._heard: list[Heard] = []
        self._seen: tuple[Any, Sequence[str]] = (None, ())
        self._refused: dict[str, str] | None = None
        self._program = self._begin(started(game, options, names, seat, programs.seconds, source))

    def _begin(self, start: bytes) -> Program | None:
        """The program, ready for the game; None if it is not."""
        waiting = self._programs.take(self._name)
        try:
            if waiting is not None:
                try:
                    return self._made_ready(waiting, start)
                except Fault as fault:
                    if fault.kind != "crash":
                        raise
                    # It may leave after a game: then a new one is started.
            return self._made_ready(self._programs.start(self._name), start)
        except Fault as fault:
            self._count(fault)
            return None

    def _made_ready(self, program: Program, start: bytes) -> Program:
        """Wait for its word, past whatever else it says: that may be left over from another game."""
        end = time.monotonic() + self._programs.seconds
        program.tell(start)
        while True:
            try:
                msgspec.json.decode(program.hear(end) or b"", type=_Ready)
            except (msgspec.DecodeError, UnicodeDecodeError):
                continue
            return program

    def observe(self, event: Heard) -> None:
        self._substitute.observe(event)
        if self._program is not None:
            self._heard.append(event)

    def choose(self, view: Any, legal: Sequence[str]) -> Answer:
        self._seen = view, legal
        if self._program is None:
            return self._substitute.choose(view, legal)
        asked = {"type": "choose", "events": _told(self._heard), "view": view, "legal": list(legal)}
        if self._refused is not None:
            asked["refused"] = self._refused
        self._heard.clear()
        self._refused = None
        try:
            self._program.tell(line(asked))
            answer = self._program.hear(time.monotonic() + self._programs.seconds)
        except Fault as fault:
            self._count(fault)
            self._program = None
            return self._substitute.choose(view, legal)
        if answer is None:
            return self._instead("", f"the answer is longer than {LONGEST_LINE >> 10} KiB")
        try:
            move = msgspec.json.decode(answer, type=_Answer).move
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            return self._instead(
                answer.decode(errors="replace"), f"no JSON object with a text, or actions, as “move”: {error}"
            )
        return move if len(move) <= LONGEST_MOVE else self._instead(str(move), "too long")

    def refused(self, answer: Answer, error: SignoriaError) -> Answer | None:
        return None if self._program is None else self._instead(str(answer), _words(self.game).error(error))

    def _instead(self, said: str, reason: str) -> Answer:
        """The substitute's play for one that cannot be made; the program is told with the next question."""
        said = said[:LONGEST_MOVE]
        self._count(Fault("illegal", f"“{said}”: {reason}", self._program.last_words if self._program else ""))
        made = self._substitute.choose(*self._seen)
        self._refused = {"answer": said, "reason": reason, "made": self._written(made)}
        return made

    def _written(self, answer: Answer) -> str:
        if isinstance(answer, str):
            return answer
        return self.game.write(self.game.shell(self.options, self._seen[0], self.names), answer, self.seat, self.names)

    def _count(self, fault: Fault) -> None:
        self.faults[fault.kind] += 1
        if self.complaint is None:
            self.complaint = Complaint(fault.kind, fault.about, fault.stderr)
        self._programs.note(self._name, fault.kind, self.complaint)

    def leave(self, heard: Sequence[Heard], returns: Mapping[str, int] | None) -> None:
        if self._program is not None:
            self._program.tell(line({"type": "end", "events": _told([*self._heard, *heard]), "returns": returns}))
            self._programs.give_back(self._name, self._program)
            self._program = None


@cache
def _words(game: Game) -> Words:
    """For the authors of programs, who read English."""
    return Words("en", [game.texts])


def _told(events: Sequence[Heard]) -> list[Event]:
    return [heard.event for heard in events]


def started(game: Game, options: Options, names: Sequence[str], seat: int, seconds: float, source: Source) -> bytes:
    """The line with which a game begins for the program in a seat, whose seed comes from the source."""
    return line(
        {
            "type": "start",
            "protocol": PROTOCOL,
            "game": game.name,
            "options": dict(options),
            "players": list(names),
            "me": names[seat],
            "seconds": seconds,
            "seed": source.below(1 << 31),
        }
    )


def line(message: Mapping[str, Any]) -> bytes:
    """What is said to a program, as it is sent."""
    return msgspec.json.encode(message) + b"\n"
