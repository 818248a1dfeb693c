"""Coup: who claims what is not true, who is caught, who doubts, and who is right."""

from __future__ import annotations

from signoria.arena.measures.watch import Rate, Watch
from signoria.core.bits import NONE
from signoria.core.play import Play
from signoria.games.coup.cards import count
from signoria.games.coup.moves import (
    ACTION_NAMES,
    BLOCK,
    CHALLENGE,
    PASS,
    SHOW,
    kind_of,
)
from signoria.games.coup.position import BLOCKING, CHALLENGING, CHALLENGING_BLOCK
from signoria.games.coup.state import Coup


class CoupWatch(Watch):
    """Counts claims and bluffs, of actions and of blocks alike, and challenges."""

    rates = (
        Rate("arena-rate-bluffs", "bluffs", "claims"),
        Rate("arena-rate-caught", "caught", "bluffs"),
        Rate("arena-rate-challenges", "challenges", "doubtable"),
        Rate("arena-rate-right", "right", "challenges"),
        Rate("arena-rate-blocks", "blocks", "blockable"),
    )
    main_plays = (*ACTION_NAMES, "block", "challenge")

    def __init__(self, play: Play) -> None:
        super().__init__(play)
        self._asked = -1
        """The phase in which the seat was asked."""
        self._claimant = -1
        self._bluff = False
        """Who made the last claim, and whether it was false: no claim is made while another is in question."""

    @property
    def _state(self) -> Coup:
        state = self.play.state
        assert isinstance(state, Coup)
        return state

    def before(self, seat: int) -> None:
        self._asked = int(self._state.phase)

    def after(self, seat: int) -> None:
        action = self.play.moves[-1].actions[0]
        counts = self.counts[seat]
        if self._asked == CHALLENGING or self._asked == CHALLENGING_BLOCK:
            counts["doubtable"] += 1
        elif self._asked == BLOCKING:
            counts["blockable"] += 1
        if action < PASS:
            claim = int(self._state.rules.claim(kind_of(action)))
            if claim != NONE:
                self._claimed(seat, claim)
        elif action == CHALLENGE:
            counts["challenges"] += 1
            if self._bluff:
                counts["right"] += 1
                self.counts[self._claimant]["caught"] += 1
        elif BLOCK <= action < SHOW:
            counts["blocks"] += 1
            self._claimed(seat, int(action - BLOCK))

    def _claimed(self, seat: int, character: int) -> None:
        """To claim changes no hand, so that what is held now was held then."""
        self._claimant = seat
        self._bluff = not count(self._state.hands[seat], character)
        self.counts[seat]["claims"] += 1
        if self._bluff:
            self.counts[seat]["bluffs"] += 1
