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
from signoria.core.menu import Menu, Step, menu
from signoria.core.named import load
from signoria.core.options import Value
from signoria.core.play import Play, trial
from signoria.core.seat import Seat, Update
from signoria.core.state import CHANCE, State
from signoria.core.text import Text


class Saying(msgspec.Struct):
    """A paragraph of the coach, and one more for who asks why.  `[1]` in it points at the first mark, and so on.

    A mark is `step:KEY` (of the menu, or of one that follows within the same play), `card:WORD` (in the own hand),
    `seat:NAME`, `place:ID` (a pile or a territory), `zone:WORD` (a part of the table), `phase` (of the round),
    `offers`, or `stage` (what is under way).
    """

    text: Text
    why: Text | None = None
    marks: list[str] = []


class Asked(NamedTuple):
    """All that a coach may look at: what the pupil sees, is asked, has heard, and of that since the last question.

    In the middle of a play the menu says which steps are taken.
    """

    view: Any
    menu: Menu
    events: list[Event]
    news: list[Event]


Paragraph = tuple[str, Callable[[Asked], Saying | None]]
"""What the coach may say, by name, if it suits what is asked.  Several of one name are said once."""


class Lesson(ABC):
    """The lesson of a game; made anew for each time that it is told."""

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
        """What the coach says when the lesson is over."""

    @abstractmethod
    def cue(self, play: Play, seat: int) -> str | None:
        """The play that the script has for another seat now, which is made if it is legal; None if a bot decides."""

    def fate(self, play: Play) -> str | None:
        """The move that the script has for chance now, which is made if it is possible."""
        return None

    def meanwhile(self, play: Play, seat: int) -> str | None:
        """The play that another seat makes before the pupil, where both are asked at once, if it is legal; None if it
        waits for the pupil's answer.
        """
        return None

    def lasts(self, then: Asked, now: Asked) -> bool:
        """Whether what the coach said of one question still stands at a later one, of which nothing new is said."""
        return False

    def ends(self, play: Play) -> bool:
        """Whether it is over although the game goes on."""
        return False

    def offered(self, asked: Asked) -> list[Step]:
        """The steps that are offered, one at least: early questions, at any point of a play, may have fewer."""
        return asked.menu.steps


class Told(msgspec.Struct):
    """A lesson as it stands; `number` of `of` paragraphs have been said, `saying` among them if there is one."""

    play: Play
    over: bool
    update: Update
    plays: list[Update]
    """How it stood for the pupil after each play since their last answer, that one included; nothing is asked there."""
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


def tell(lesson: Lesson, moves: Sequence[str], taken: Sequence[int] = ()) -> Told:
    """The lesson once the pupil has made these moves, and taken these steps of the next one: then the menu is what is
    asked after them, None if they are a whole play.  Refused, or BadInput, at the first that cannot be made.
    """
    course = _Course(lesson)
    course.ask()
    for move in moves:
        course.answer(move)
        course.ask()
    return course.told(taken)


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
        self.plays: list[Update] = []
        self.seen = len(self.pupil.events())
        """So many events the pupil has been told, a play each."""
        self.asked: Asked | None = None
        self.saying: Saying | None = None
        self.before: tuple[Asked, Saying] | None = None

    @property
    def over(self) -> bool:
        """Whether there is nothing more to ask."""
        return self.play.state.over or self.lesson.ends(self.play)

    def ask(self) -> None:
        """Play on until the pupil is asked something that is not obvious, or new; or it is over."""
        while True:
            self._go_on()
            if self.over:
                self.asked = None
                self.saying = self.lesson.closing(self.pupil.view())
                return
            asked = self._question()
            if not asked.menu.obvious:
                return
            if self.saying is not None:
                # What is explained is also asked.
                asked.menu.obvious = False
                return
            self.pupil.move([*asked.menu.taken, asked.menu.steps[0].action])
            self._played()

    def _go_on(self) -> None:
        """The others, and chance, until it is the pupil's turn to answer."""
        play, state = self.play, self.play.state
        while not self.over:
            if state.current == CHANCE:
                if not self._cued(CHANCE, self.lesson.fate(play)):
                    play.make(CHANCE, (int(state.roll(self.source)),))
                    self._played()
            elif not state.asks(0):
                seat = int(state.current)
                if not self._cued(seat, self.lesson.cue(play, seat)):
                    self.host.ask(seat)
                    self._played()
            elif not self._others_first():
                return

    def _others_first(self) -> bool:
        """Whether another, who is asked together with the pupil, has made a play."""
        play = self.play
        asked = [seat for seat in self.host.bots if play.state.asks(seat)]
        return any(self._cued(seat, self.lesson.meanwhile(play, seat)) for seat in asked)

    def _cued(self, seat: int, cue: str | None) -> bool:
        """Whether this was made, being something, and legal."""
        name = self.play.name(seat)
        if cue is None or self.play.why(name, cue) is not None:
            return False
        self.play.move(name, cue)
        self._played()
        return True

    def _played(self) -> None:
        """Somebody has made a play: how it stands, if the pupil could notice."""
        events = self.pupil.events()
        if len(events) > self.seen:
            self.plays.append(Update(self.pupil.version, self.seen, events[self.seen :], self.pupil.view(), None))
            self.seen = len(events)

    def _question(self) -> Asked:
        """What the pupil is asked, and what the coach says of it."""
        found = self.pupil.menu()
        assert found is not None
        events = self.pupil.events()
        asked = Asked(self.pupil.view(), found, events, events[self.heard :])
        found.steps = self.lesson.offered(asked)
        self.asked, self.saying = asked, self._new(asked)
        if self.saying is not None or not found.obvious:
            self.heard = len(events)
        if self.saying is not None:
            self.before = asked, self.saying
        elif self.before is not None and self.lesson.lasts(self.before[0], asked):
            self.saying = self.before[1]
        return asked

    def _new(self, asked: Asked) -> Saying | None:
        """The first paragraph that suits and was not said yet."""
        for name, paragraph in self.paragraphs:
            if name not in self.said and (saying := paragraph(asked)) is not None:
                self.said.add(name)
                return saying
        return None

    def answer(self, move: str) -> None:
        """The pupil's move; Refused if it may not be made, or is not offered yet."""
        if self.asked is None:
            raise Refused("lesson-over")
        me = self.play.names[0]
        refused = self.play.why(me, move)
        if refused is not None:
            raise refused
        game, state = self.lesson.game, self.play.state
        for before, actions in trial(state, 0, game.steps(game.parse(move, self.play.names), state, 0)):
            self._check_offered(before, actions)
        self.plays = []
        self.play.move(me, move)
        self._played()

    def _check_offered(self, state: State, actions: Sequence[int]) -> None:
        """Refused if one of these steps stands in its menu, and is not offered; values of Jesters, say, do not stand
        there, and may be given.
        """
        for depth, action in enumerate(actions):
            found = menu(self.lesson.game, state, 0, self.play.names, actions[:depth])
            if found is None:
                return
            if len(found.taken) == depth and action in _actions(found.steps) - _actions(self._offered(found)):
                raise Refused("lesson-later")

    def _offered(self, found: Menu) -> list[Step]:
        assert self.asked is not None
        return self.lesson.offered(self.asked._replace(menu=found))

    def told(self, taken: Sequence[int]) -> Told:
        """How it stands, these steps of the next play taken."""
        found = None if self.asked is None else self.asked.menu
        if taken:
            if self.asked is None:
                raise Refused("lesson-over")
            found = self.pupil.menu(taken)
            self._check_offered(self.play.state, taken)
            if found is not None:
                found.steps = self._offered(found)
        update = Update(self.pupil.version, 0, self.pupil.events(), self.pupil.view(), found)
        of = len({name for name, _ in self.paragraphs})
        number = of if self.asked is None else len(self.said)
        return Told(self.play, self.asked is None, update, self.plays, self.saying, number, of)


def _actions(steps: Sequence[Step]) -> set[int]:
    """All that can be done by these steps."""
    return {step.action for step in steps} | {step.more for step in steps if step.more is not None}
