"""A lesson: a game from a scripted deal, in which a coach says something before each new kind of decision.

Everything follows from the moves that the pupil has made, so nobody needs to remember a lesson that is under way.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from signoria.bots.bot import Bot, Host
from signoria.core.chance import Seeded
from signoria.core.errors import BadInput, Refused
from signoria.core.event import Event
from signoria.core.game import Game
from signoria.core.menu import Menu, Step
from signoria.core.named import load
from signoria.core.options import Value
from signoria.core.play import Play
from signoria.core.seat import Seat, Update
from signoria.core.state import CHANCE
from signoria.core.text import Text


class Saying(msgspec.Struct):
    """A paragraph of the coach, and one more for who asks why.  `[1]` in it points at the first mark, and so on: a
    mark is `step:KEY`, `seat:NAME`, `card:WORD` or `stage`.
    """

    text: Text
    why: Text | None = None
    marks: list[str] = []


class Asked(NamedTuple):
    """All that a coach may look at: what the pupil sees, is asked, has heard, and of that since the last question."""

    view: Any
    menu: Menu
    events: list[Event]
    news: list[Event]


Paragraph = tuple[str, Callable[[Asked], Saying | None]]
"""What the coach may say, by name, if it suits what is asked.  Several of one name are said once."""


class Lesson(ABC):
    """The lesson of a game whose plays are one step each; made anew for each time that it is told."""

    options: Mapping[str, Value]
    names: Sequence[str]
    """The pupil first."""
    setup: Mapping[str, Any]
    """The deal, as in a scenario."""
    seed: int
    """Of what chance does, and of the bots."""
    bots: Sequence[str]
    """Who plays the others when the script says nothing, by the game's names for its bots."""

    def __init__(self, game: Game) -> None:
        self.game = game

    @abstractmethod
    def paragraphs(self) -> Sequence[Paragraph]:
        """All that the coach may say; of those that suit a question and were not said yet, the first is said."""

    @abstractmethod
    def closing(self, view: Any) -> Saying:
        """What the coach says when the game is over."""

    @abstractmethod
    def cue(self, play: Play, seat: int) -> str | None:
        """The play that the script has for another seat now, which is made if it is legal; None if a bot decides."""

    def offered(self, asked: Asked) -> list[Step]:
        """The steps that are offered, one at least: early questions may have fewer."""
        return asked.menu.steps


class Told(msgspec.Struct):
    """A lesson as it stands; `number` of `of` paragraphs have been said, `saying` among them if there is one."""

    play: Play
    update: Update
    saying: Saying | None
    number: int
    of: int


def lesson_of(game: Game) -> Lesson:
    """The lesson of a game; BadInput if there is none."""
    if game.lesson is None:
        raise BadInput("lesson-none")
    found = load(game.lesson)(game)
    assert isinstance(found, Lesson)
    return found


def tell(lesson: Lesson, moves: Sequence[str]) -> Told:
    """The lesson once the pupil has made these moves; Refused, or BadInput, at the first that cannot be made."""
    course = _Course(lesson)
    course.ask()
    for move in moves:
        course.answer(move)
        course.ask()
    return course.told()


class _Course:
    """A lesson that is being played."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        game = lesson.game
        self.source = Seeded(lesson.seed)
        self.play = play = Play.from_set_up(game, lesson.options, lesson.names, lesson.setup, self.source)
        bots: dict[int, Bot] = {}
        for seat, name in enumerate(lesson.bots, start=1):
            bots[seat] = load(game.bots[name])(game, play.options, play.names, seat, Seeded(lesson.seed + seat))
        self.host = Host(play, bots)
        self.pupil = Seat(play, 0)
        self.paragraphs = lesson.paragraphs()
        self.said: set[str] = set()
        self.heard = 0
        self.asked: Asked | None = None
        self.saying: Saying | None = None

    def ask(self) -> None:
        """Play on until the pupil is asked, before the others if several are, or the game is over."""
        play, state = self.play, self.play.state
        while not state.over and not state.asks(0):
            if state.current == CHANCE:
                play.let_chance(self.source)
                continue
            seat = int(state.current)
            cue = self.lesson.cue(play, seat)
            if cue is not None and play.why(play.names[seat], cue) is None:
                play.move(play.names[seat], cue)
            else:
                self.host.ask(seat)
        self.asked, self.saying = None, None
        if state.over:
            self.saying = self.lesson.closing(self.pupil.view())
            return
        menu = self.pupil.menu()
        assert menu is not None
        events = self.pupil.events()
        asked = Asked(self.pupil.view(), menu, events, events[self.heard :])
        self.heard = len(events)
        menu.steps = self.lesson.offered(asked)
        self.asked = asked
        for name, paragraph in self.paragraphs:
            if name not in self.said and (saying := paragraph(asked)) is not None:
                self.said.add(name)
                self.saying = saying
                return

    def answer(self, move: str) -> None:
        """The pupil's move; Refused if it may not be made, or is not offered yet."""
        if self.asked is None:
            raise Refused("lesson-over")
        me = self.play.names[0]
        refused = self.play.why(me, move)
        if refused is not None:
            raise refused
        if self.play.meaning(me, move) not in [step.move for step in self.asked.menu.steps]:
            raise Refused("lesson-later")
        self.play.move(me, move)

    def told(self) -> Told:
        """How it stands."""
        menu = None if self.asked is None else self.asked.menu
        update = Update(self.pupil.version, 0, self.pupil.events(), self.pupil.view(), menu)
        of = len({name for name, _ in self.paragraphs})
        return Told(self.play, update, self.saying, len(self.said) if menu else of, of)
