"""Positions of Coup that a seat cannot tell from the true one.

What a seat has heard fixes no position, but it rules many out: a card that it returned is in the Court deck
until somebody may have drawn it; a player who could not show a Duke has none until the next draw.  Instead of
keeping such facts, `imagine` goes back through everything that was heard, undoing it with cards whose faces
are still open, and gives a card a face only when something that was heard demands one.  Whatever comes out
has a history in which the seat would have heard just the same.
"""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.bits import NONE
from signoria.core.chance import Source
from signoria.core.knowledge import Knowledge
from signoria.core.state import CHANCE, State
from signoria.games.coup import events as told
from signoria.games.coup.cards import CHARACTERS, INQUISITOR, card, count, nth, size
from signoria.games.coup.moves import AID
from signoria.games.coup.position import BLOCKING, DEALING, DRAFTING, EXCHANGING, JUDGING
from signoria.games.coup.rules import DRAFT_COURT, DRAFT_DISCARD, OPEN, Rules
from signoria.games.coup.state import Coup

# Where a card is: a seat's hand, or one of these.
_COURT: Final[i64] = 10
_DRAWN: Final[i64] = 11
_PILE: Final[i64] = 12
_FACE_UP: Final[i64] = 20
"""Plus the seat."""

_OPEN: Final[i64] = -1
"""As a face: not settled yet.  As a wanted face: any."""

_ATTEMPTS: Final = 100_000


class CoupKnowledge(Knowledge):
    """What one seat has heard, and how many hidden cards each seat has."""

    def __init__(self, rules: Rules, seat: i64) -> None:
        self.rules = rules
        self.seat = seat
        self.heard: list[tuple[i64, i64, i64]] = []
        self.held = vec[i64]([0] * 10)
        self.drafted = False
        self.pick: i64 = NONE
        self.dealt: i64 = NONE
        """In a drafted duel, the card of the third pile that the seat was dealt."""
        self.blocker: i64 = NONE
        """Whose block of the action under way is in question."""
        self.caught: i64 = 0
        """Whose block of it has fallen, a bit a seat."""
        self.let_pass = False
        """Whether the seat has let the action under way pass unblocked."""

    def hear(self, kind: i64, a: i64, b: i64, c: i64) -> None:
        if kind == told.DREW:
            self.held[a] += 1
            if a == self.seat and self.dealt == NONE:
                self.dealt = b
            self.heard.append((kind, a, b))
        elif kind == told.SHOWED or kind == told.LOST or kind == told.RETURNED:
            self.held[a] -= 1
            self.heard.append((kind, a, b))
        elif kind == told.SURRENDERED:
            self.held[a] -= 1
            self.heard.append((kind, a, c))
        elif kind == told.PRESENTED and c != NONE:
            self.heard.append((kind, a, c))
        elif kind == told.BLUFFED:
            self._called(a)
            self.heard.append((kind, a, b))
        elif kind == told.CONCEDED:
            self._called(a)
        elif kind == told.DECLARED:
            self.blocker = NONE
            self.caught = 0
            self.let_pass = False
        elif kind == told.BLOCKED:
            self.blocker = a
        elif kind == told.PASSED:
            if self.blocker == NONE:
                self.let_pass = True
        elif kind == told.PICKED:
            self.pick = b
        elif kind == told.DRAFTED:
            self.drafted = True
            self.held[0] += 1
            self.held[1] += 1
            self.heard.append((kind, NONE, NONE))

    def _called(self, seat: i64) -> None:
        if seat == self.blocker:
            self.caught |= 1 << seat
            self.blocker = NONE

    def imagine(self, shell: State, source: Source) -> State:
        assert isinstance(shell, Coup)
        for _ in range(_ATTEMPTS):
            story = _Story(self, shell, source)
            if story.goes_back():
                return story.told_forward()
        raise AssertionError("no position agrees with what was heard")


class _Story:
    """One attempt: cards at their present places, then moved back through all that was heard."""

    def __init__(self, knowledge: CoupKnowledge, shell: Coup, source: Source) -> None:
        self.knowledge = knowledge
        self.shell = shell
        self.source = source
        self.face: list[i64] = []
        self.place: list[i64] = []
        self.never: list[i64] = []
        """The characters that a card cannot be, a bit each."""
        self.rival_pick: i64 = NONE
        self.pool: i64 = self._cards_in_play()
        """The faces not yet given to a card."""
        self._lay_out()
        self.now: list[i64] = self.place[:]

    def _cards_in_play(self) -> i64:
        rules = self.knowledge.rules
        if rules.duel == OPEN:
            return rules.pile * rules.copies
        if not self.knowledge.drafted:
            return rules.pile
        if rules.duel == DRAFT_COURT:
            return rules.pile * 3
        self.rival_pick = nth(rules.pile, self.source.below(size(rules.pile)))
        return rules.pile + card(self.knowledge.pick) + card(self.rival_pick)

    def _lay_out(self) -> None:
        """Every card where it is now, its face settled where the seat sees it."""
        shell = self.shell
        me = self.knowledge.seat
        left = size(self.pool)
        for seat in range(shell.rules.players):
            self._lay_known(shell.revealed[seat], _FACE_UP + seat)
            if seat == me:
                self._lay_known(shell.hands[me], me)
                if shell.turn == me:
                    self._lay_known(shell.drawn, _DRAWN)
                continue
            hidden = self.knowledge.held[seat]
            drawn: i64 = 0
            if shell.phase == EXCHANGING and shell.turn == seat:
                drawn = hidden - (2 - size(shell.revealed[seat]))
            self._lay(hidden - drawn, seat)
            self._lay(drawn, _DRAWN)
        self._lay(left - len(self.face), _COURT)

    def _lay_known(self, cards: i64, place: i64) -> None:
        for k in range(size(cards)):
            self.face.append(nth(cards, k))
            self.place.append(place)
            self.never.append(0)
        self.pool -= cards

    def _lay(self, number: i64, place: i64) -> None:
        for _ in range(number):
            self.face.append(_OPEN)
            self.place.append(place)
            self.never.append(0)

    def goes_back(self) -> bool:
        """Undo all that was heard, the last first; False where it cannot have been so."""
        kept: i64 = NONE
        after_draft = self.knowledge.drafted
        for number in range(len(self.knowledge.heard) - 1, -1, -1):
            kind, seat, face = self.knowledge.heard[number]
            if kind == told.DREW:
                found = self._find(_DRAWN if self._any_at(_DRAWN) else seat, face, kept)
                kept = NONE
                if found == NONE or not self._may_be_dealt(found, seat, after_draft):
                    return False
                self.place[found] = _COURT
            elif kind == told.BLUFFED:
                if not self._rule_out(seat, face):
                    return False
            elif kind == told.PRESENTED:
                if self._find(seat, face, NONE) == NONE:
                    return False
            elif kind == told.DRAFTED:
                after_draft = False
                if not self._undraft():
                    return False
            else:
                found = self._find(_FACE_UP + seat if kind == told.LOST else _COURT, face, NONE)
                if found == NONE:
                    return False
                self.place[found] = seat
                if kind == told.SURRENDERED:
                    kept = found
        return self._settle_faces()

    def _any_at(self, place: i64) -> bool:
        return place in self.place

    def _find(self, place: i64, face: i64, but: i64) -> i64:
        """A random card at this place that has, or may be given, this face; NONE if there is none."""
        found: i64 = NONE
        seen: i64 = 0
        for number in range(len(self.place)):
            if self.place[number] == place and number != but and self._may_have(number, face):
                seen += 1
                if self.source.below(seen) == 0:
                    found = number
        if found != NONE and face != _OPEN:
            self._give(found, face)
        return found

    def _may_have(self, number: i64, face: i64) -> bool:
        mine = self.face[number]
        if face == _OPEN or mine == face:
            return True
        return mine == _OPEN and not self.never[number] >> face & 1 and count(self.pool, face) > 0

    def _give(self, number: i64, face: i64) -> None:
        if self.face[number] == _OPEN:
            self.face[number] = face
            self.pool -= card(face)

    def _rule_out(self, seat: i64, face: i64) -> bool:
        """None of this seat's cards has this face."""
        for number in range(len(self.place)):
            if self.place[number] == seat and not self._deny(number, face):
                return False
        return True

    def _deny(self, number: i64, face: i64) -> bool:
        if self.face[number] == face:
            return False
        self.never[number] |= 1 << face
        return True

    def _may_be_dealt(self, number: i64, seat: i64, after_draft: bool) -> bool:
        """A rival's card of the third pile differs from one's own: the pile has one of each."""
        knowledge = self.knowledge
        if knowledge.rules.duel != DRAFT_COURT or after_draft or seat == knowledge.seat or knowledge.dealt == NONE:
            return True
        return self._deny(number, knowledge.dealt)

    def _undraft(self) -> bool:
        """The picks go back to the piles that they came from."""
        me = self.knowledge.seat
        mine = self._find(me, self.knowledge.pick, NONE)
        theirs = self._find(1 - me, self.rival_pick, NONE)
        if mine == NONE or theirs == NONE:
            return False
        self.place[mine] = _PILE
        self.place[theirs] = _PILE
        return True

    def _settle_faces(self) -> bool:
        """Give faces to all cards that nothing demanded one of, the restricted ones first."""
        for restricted in (True, False):
            for number in range(len(self.face)):
                if self.face[number] == _OPEN and (self.never[number] != 0) == restricted:
                    possible = self.pool
                    for character in range(CHARACTERS):
                        if self.never[number] >> character & 1:
                            possible -= card(character) * count(possible, character)
                    if not possible:
                        return False
                    self._give(number, nth(possible, self.source.below(size(possible))))
        return True

    def told_forward(self) -> Coup:
        """The position as it would be now."""
        knowledge = self.knowledge
        new = self.shell.copy()
        for number in range(len(self.face)):
            place = self.now[number]
            if place == _COURT:
                new.court += card(self.face[number])
            elif place == _DRAWN and new.turn != knowledge.seat:
                new.drawn += card(self.face[number])
            elif place < _COURT and place != knowledge.seat:
                new.hands[place] += card(self.face[number])
        if new.kind == AID:
            self._recall_window(new)
        if new.phase == JUDGING and new.shown == NONE:
            hand = new.hands[new.target]
            new.shown = nth(hand, self.source.below(size(hand)))
        if new.current == CHANCE and new.turn != NONE:
            new.draws = self._still_to_draw(new)
        if new.phase == DRAFTING and not knowledge.drafted and knowledge.pick != NONE:
            new.picks = knowledge.pick + 1 << 3 * knowledge.seat
        return new

    def _recall_window(self, new: Coup) -> None:
        """Who may still block foreign aid: all but those who are known to have answered."""
        knowledge = self.knowledge
        new.caught = knowledge.caught
        if new.phase == BLOCKING:
            return
        new.may_block = new.alive & ~(1 << new.turn | knowledge.caught)
        if new.blocker != NONE:
            new.may_block &= ~(1 << new.blocker)
        if knowledge.let_pass:
            new.may_block &= ~(1 << knowledge.seat)

    def _still_to_draw(self, new: Coup) -> i64:
        in_hands: i64 = 0
        for seat in range(new.rules.players):
            in_hands += self.knowledge.held[seat]
        if new.phase == DEALING:
            return 2 * new.rules.players - in_hands
        if new.phase == DRAFTING:
            return (4 if new.rules.duel == DRAFT_DISCARD else 2) - in_hands
        if new.phase == EXCHANGING:
            return (1 if new.rules.diplomat == INQUISITOR else 2) - size(new.drawn)
        return 1
