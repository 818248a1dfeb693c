"""What a player is asked, and what may be answered: data that a terminal, a browser and a screen reader draw alike.

A play is put together step by step on a copy of the position, so that nothing happens, and nobody can tell, before
it is made whole.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from signoria.core.state import State
from signoria.core.text import Text

if TYPE_CHECKING:
    from signoria.core.game import Game


class Closed(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the game has, and what cannot be chosen now: what is typed for it as a rule, what it means, and why not."""

    key: str
    text: Text
    why: Text
    cost: int = 0


class Dial(msgspec.Struct, omit_defaults=True):
    """A value that may be given, and need not be: from `low` to `high`, `now` if nothing is said.

    The action for the value v is `action + v - low`, before the next step.  Where other values have to follow, `turns`
    has for each value what is to be taken instead of the menu's `taken`, and the question is asked anew: nothing where
    the value has no answer, which `closed` tells by the value.
    """

    action: int
    text: Text
    low: int
    high: int
    now: int
    usual: int | None = None
    """The value that is proposed where nothing is said."""
    turns: list[list[int]] = []
    closed: list[Closed] = []

    @property
    def texts(self) -> list[Text]:
        """All that it says."""
        return [self.text, *(text for choice in self.closed for text in (choice.text, choice.why))]


class Step(msgspec.Struct, omit_defaults=True, kw_only=True):
    """One of the steps that can be taken now."""

    action: int
    key: str = ""
    """What is typed for it, before it is in a language (`docs/texts.md`): no other step of the menu has it, and the
    same step has the same one in every question."""
    text: Text
    """What it means; of one aimed at a player, without that player's name."""
    target: str | None = None
    """The player at whom it is aimed, ..."""
    place: str | None = None
    """... or the card, pile or territory that one points at to choose it, as the view calls it."""
    places: list[str] = []
    """Where it can be gone on with, of those that the next step chooses among; empty where that is not said."""
    cost: int = 0
    claims: str | None = None
    """What the player says to hold by it, a word of the game, ..."""
    holds: bool | None = None
    """... and whether that is true; absent where nothing is claimed."""
    follows: list[Text] = []
    """What comes of it: what something is worth then, sums that are equal, forces compared."""
    ends: bool = False
    """Whether the play is complete with it."""
    move: str | None = None
    """The whole play in the notation, if it is."""
    more: int | None = None
    """The action to take instead if another of the same kind is to follow: one card more of an offer."""
    dials: list[Dial] = []
    """Values that may be other ones in this very play."""


class Menu(msgspec.Struct, omit_defaults=True):
    """A question and the steps that answer it.

    `taken` are the actions of the play so far, those among them that could be no others; `back` how many of them are
    left when the last choice is taken back.  If it is `obvious`, the only step may be taken without asking.  `closed`
    is what players may look for among the steps, and is not there.
    """

    question: Text
    steps: list[Step]
    taken: list[int] = []
    back: int = 0
    obvious: bool = False
    dials: list[Dial] = []
    closed: list[Closed] = []
    before: list[Closed] = []
    """What was closed before, where a single step was left, which was taken by itself."""

    @property
    def texts(self) -> list[Text]:
        """All that it says."""
        steps = [text for step in self.steps for text in (step.text, *step.follows)]
        dials = [text for dial in self._dials for text in dial.texts]
        closed = [text for choice in (*self.closed, *self.before) for text in (choice.text, choice.why)]
        return [self.question, *dials, *steps, *closed]

    @property
    def _dials(self) -> list[Dial]:
        return [*self.dials, *(dial for step in self.steps for dial in step.dials)]


class Summary(msgspec.Struct, omit_defaults=True):
    """A game's summary card: what it is about, how it is won, a table, and what else is good to know."""

    title: Text
    about: Text
    rows: list[list[Text | None]]
    goal: Text | None = None
    head: list[Text] = []
    notes: list[Text] = []

    @property
    def texts(self) -> list[Text]:
        """All that it says."""
        cells = [cell for row in self.rows for cell in row if cell is not None]
        return [self.title, self.about, *([self.goal] if self.goal else []), *self.head, *self.notes, *cells]


def begun(state: State, seat: int, taken: Sequence[int]) -> State:
    """The position with these steps taken, on a copy; Refused at the first that may not be taken."""
    now = state
    for action in taken:
        refused = now.why(action, seat)
        if refused is not None:
            raise refused
        now = _after(now, seat, action)
    return now


def menu(game: Game, state: State, seat: int, names: Sequence[str], taken: Sequence[int] = ()) -> Menu | None:
    """What this seat is asked once these steps are taken; None if it is asked nothing, or if the play is whole."""
    if not state.asks(seat):
        return None
    now = begun(state, seat, taken)
    if taken and not now.midway():
        return None
    actions = [*taken]
    before: list[Closed] = []
    while not game.one_step and len(legal := now.legal(seat)) == 1:
        after = _after(now, seat, legal[0])
        if not after.midway():
            break
        actions.append(legal[0])
        before += game.ask(now, seat, names).closed
        now = after
    found = game.ask(now, seat, names)
    found.before = before
    if actions:
        found.taken = actions
        found.back = _last_choice(state, seat, taken)
    for number, step in enumerate(found.steps, start=1):
        step.ends = game.one_step or not _after(now, seat, step.action).midway()
        if not step.key:
            step.key = str(number)
        if step.ends:
            step.move = game.write(state, [*actions, step.action], seat, names)
    if found.obvious:
        found.obvious = len(found.steps) == 1 and found.steps[0].ends
    return found


def _after(state: State, seat: int, action: int) -> State:
    after = state.copy()
    after.step(action, seat)
    return after


def _last_choice(state: State, seat: int, taken: Sequence[int]) -> int:
    """How many steps had been taken when the seat last had a choice."""
    for length in range(len(taken) - 1, 0, -1):
        if len(begun(state, seat, taken[:length]).legal(seat)) > 1:
            return length
    return 0
