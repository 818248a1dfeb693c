"""What a position of Coup consists of: the table, and the action under way."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from signoria.core.bits import NONE
from signoria.core.state import CHANCE, State
from signoria.games.coup.moves import INCOME
from signoria.games.coup.rules import Rules

# Phases: what is being asked.
DEALING: Final[i64] = 0
DRAFTING: Final[i64] = 1
ACTING: Final[i64] = 2
CHALLENGING: Final[i64] = 3
BLOCKING: Final[i64] = 4
CHALLENGING_BLOCK: Final[i64] = 5
PROVING: Final[i64] = 6
LOSING: Final[i64] = 7
EXCHANGING: Final[i64] = 8
REVEALING: Final[i64] = 9
JUDGING: Final[i64] = 10
ENDED: Final[i64] = 11
PHASE_NAMES: Final = (
    "deal",
    "draft",
    "action",
    "challenge",
    "block",
    "challenge-block",
    "prove",
    "lose",
    "exchange",
    "reveal",
    "verdict",
    "over",
)

# What follows when an influence has been lost.
THEN_ENDS: Final[i64] = 0
THEN_STANDS: Final[i64] = 1
THEN_GOES_ON: Final[i64] = 2


@mypyc_attr(allow_interpreted_subclasses=False)
class Position(State):
    """Everything on the table.  Hands, face-up cards, the Court and `drawn` are multisets of cards."""

    def __init__(self, rules: Rules, coins: vec[i64], hands: vec[i64], revealed: vec[i64]) -> None:
        self.current = CHANCE
        self.pending = 0
        self.listener = None
        self.rules = rules
        self.coins = coins
        self.hands = hands
        self.revealed = revealed
        self.court: i64 = 0
        self.treasury: i64 = 0
        self.alive: i64 = 0
        """The living, a bit a seat."""
        self.phase = DEALING
        self.turn = NONE
        """Whose turn it is; NONE before it is known who starts."""
        self.kind = INCOME
        self.target = NONE
        self.claim = NONE
        self.blocker = NONE
        self.block_claim = NONE
        self.may_block: i64 = 0
        """Who had not answered foreign aid when it was blocked, a bit a seat: asked again if that block falls."""
        self.caught: i64 = 0
        """Whose block of the action under way has fallen, a bit a seat: never asked again."""
        self.challenger = NONE
        """Who made the challenge that is being settled."""
        self.then = THEN_ENDS
        self.draws: i64 = 0
        """How many cards chance has still to draw."""
        self.drawn: i64 = 0
        """The cards drawn in an exchange, not yet in a hand."""
        self.shown = NONE
        """The character of the card under examination, which is still in its owner's hand."""
        self.picks: i64 = 0
        """Secret choices of a draft: for each seat three bits, the character plus 1."""

    def claimant(self) -> i64:
        """Whose claim is in question: the blocker's, or else the actor's."""
        return self.turn if self.blocker == NONE else self.blocker

    def claimed(self) -> i64:
        """The character of the claim in question."""
        return self.claim if self.blocker == NONE else self.block_claim

    def asked(self) -> i64:
        """Whom the open window seems to ask: also those who have answered, since passes are not announced."""
        phase = self.phase
        if phase == DRAFTING and self.current != CHANCE:
            return self.alive
        if phase == CHALLENGING:
            return self.alive & ~(1 << self.turn)
        if phase == BLOCKING and self.target == NONE:
            return self.alive & ~(1 << self.turn | self.caught)
        if phase == CHALLENGING_BLOCK:
            return self.alive & ~(1 << self.blocker)
        return self.pending
