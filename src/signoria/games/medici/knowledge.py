"""Positions of Court of the Medici that a seat cannot tell from the true one.

A House's cards are at court, discarded, in a hand or in a deck, and nothing that is heard tells the unseen ones
apart: any of them may be in the rival's hand, under the rival's deck, or still in it.  Only the last card of a deck
is shown; when a deck is empty, all that is unseen is in the hand.
"""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.bits import NONE
from signoria.core.chance import Source
from signoria.core.knowledge import Knowledge
from signoria.core.state import CHANCE, OVER, State
from signoria.games.medici import events as told
from signoria.games.medici.cards import card, nth, size
from signoria.games.medici.position import CHOOSING, DEALING, FIRST_NEW, LAYING, PLAYING
from signoria.games.medici.rules import IN_CIRCLE, IN_HAND, Rules
from signoria.games.medici.state import Medici

_ATTEMPTS: Final = 100_000


class MediciKnowledge(Knowledge):
    """What one seat has heard that its view does not show: sizes, the story of the set-up, who can only pass."""

    def __init__(self, rules: Rules, seat: i64) -> None:
        self.rules = rules
        self.seat = seat
        self.hands = vec[i64]([0, 0])
        """How many cards each has in hand, ..."""
        self.decks = vec[i64]([size(rules.house), size(rules.house)])
        """... and in the deck."""
        self.planned = vec[i64]([0, 0])
        self.kept: i64 = 0
        self.stuck: i64 = 0
        """Those who have passed, a bit a seat."""
        self.shown = vec[i64]([NONE, NONE])
        """The last card that each has shown, while it must still be in the hand."""
        self.running: i64 = 0
        self.newest: i64 = 0
        """The highest id of a pile so far."""

    def hear(self, kind: i64, a: i64, b: i64, c: i64) -> None:
        if kind == told.PLACED:
            self.decks[a] -= 1
            self.newest = max(self.newest, c)
        elif kind == told.KEPT:
            self.kept |= 1 << a
        elif kind == told.SHUFFLED:
            self.decks[a] += b
        elif kind == told.DECK:
            self.decks[a] = b
        elif kind == told.DEALT or kind == told.DREW or kind == told.LAST:
            self.hands[a] += 1
            self.decks[a] -= 1
            self.planned[a] = min(self.planned[a], self.decks[a])
            if kind == told.LAST:
                self.shown[a] = b
        elif kind == told.SENT or kind == told.ALLIED or kind == told.CONSPIRED:
            self.hands[a] -= 1
            self.running = 0
            if kind == told.SENT:
                self.newest = c
            if self.shown[a] == b:
                self.shown[a] = NONE
        elif kind == told.PLANNED:
            self.hands[a] -= 1
            self.decks[a] += 1
            self.planned[a] += 1
            self.running += 1
        elif kind == told.PARTED:
            self.newest = max(self.newest, c)
        elif kind == told.PASSED:
            self.stuck |= 1 << a

    def imagine(self, shell: State, source: Source) -> State:
        assert isinstance(shell, Medici)
        for _ in range(_ATTEMPTS):
            made = self._deal(shell, source)
            if self._may_be(made):
                return made
        raise AssertionError("no position agrees with what was heard")

    def _deal(self, shell: Medici, source: Source) -> Medici:
        new = shell.copy()
        new.running = self.running
        new.kept = self.kept
        new.next_id = max(self.newest + 1, FIRST_NEW) if new.phase >= DEALING else self.newest + 1
        if new.phase == CHOOSING and new.current == CHANCE:
            new.pile = self._gap(new)
        for house in range(2):
            self._deal_house(new, house, source)
        new.drawer = self._drawer(new)
        return new

    def _gap(self, new: Medici) -> i64:
        for place in range(len(new.ids)):
            if not new.sizes[place]:
                return place
        return NONE

    def _deal_house(self, new: Medici, house: i64, source: Source) -> None:
        """Whatever of a House is unseen, at random where it may be."""
        unseen = self.rules.house - new.court[house] - new.discards[house] - new.aside[house]
        planned = self.planned[house]
        if house == self.seat:
            unseen -= new.hands[house]
            for kind in new.under0 if house == 0 else new.under1:
                unseen -= card(kind)
        else:
            left = self.hands[house]
            known = self.shown[house]
            if known != NONE and left:
                new.hands[house] += card(known)
                unseen -= card(known)
                left -= 1
            for _ in range(left):
                kind = nth(unseen, source.below(size(unseen)))
                new.hands[house] += card(kind)
                unseen -= card(kind)
            for _ in range(planned):
                kind = nth(unseen, source.below(size(unseen)))
                new.put_under(house, kind)
                unseen -= card(kind)
        new.planned[house] = planned
        for _ in range(self.decks[house] - planned):
            kind = nth(unseen, source.below(size(unseen)))
            new.decks[house] += card(kind)
            unseen -= card(kind)
        if new.phase <= DEALING and (new.phase == DEALING or not self.hands[house]):
            new.draws[house] = max(0, IN_HAND - self.hands[house])

    def _drawer(self, new: Medici) -> i64:
        """Whose deck chance draws from."""
        if new.phase == LAYING:
            return 0 if len(new.ids) < IN_CIRCLE else 1
        if new.phase == CHOOSING and new.pile != NONE:
            return 0 if not self.kept & 1 and new.ids[new.pile] <= IN_CIRCLE else 1
        if new.phase == DEALING:
            return 0 if new.draws[0] else 1
        return max(new.turn, 0)

    def _may_be(self, new: Medici) -> bool:
        """Who has passed cannot play; and the game goes on only while somebody can."""
        for house in range(2):
            if self.stuck >> house & 1 and not new.stuck(house):
                return False
        return new.phase < PLAYING or new.current == OVER or not (new.stuck(0) and new.stuck(1))
