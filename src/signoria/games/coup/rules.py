"""The options of one game of Coup as the rules use them: small ints, shared by all its positions."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.core.errors import BadInput
from signoria.games.coup.cards import AMBASSADOR, CHARACTERS, INQUISITOR, card
from signoria.games.coup.moves import CLAIMS, DIPLOMAT

OPEN: Final[i64] = 0
DRAFT_COURT: Final[i64] = 1
DRAFT_DISCARD: Final[i64] = 2

RANDOM_FIRST: Final[i64] = -1
"""As `first`: chance picks who starts."""


def copies_for(players: i64) -> i64:
    """How many cards of each character are in the game."""
    if players <= 6:
        return 3
    return 4 if players <= 8 else 5


class Rules:
    """What the options settle for good."""

    def __init__(
        self, players: i64, diplomat: i64, coins: i64, duel: i64, refuse_proof: i64, opener_coins: i64, first: i64
    ) -> None:
        self.players = players
        self.diplomat = diplomat
        self.coins = coins
        self.duel = duel
        self.refuse_proof = refuse_proof
        self.opener_coins = opener_coins
        self.first = first
        self.copies: i64 = copies_for(players)
        self.characters: i64 = (1 << CHARACTERS) - 1 - (1 << AMBASSADOR + INQUISITOR - diplomat)
        pile: i64 = 0
        for character in range(CHARACTERS):
            if self.characters >> character & 1:
                pile += card(character)
        self.pile: i64 = pile
        """One card of each character in the game."""

    def claim(self, kind: i64) -> i64:
        """The character that this kind of action claims in this game, or NONE."""
        claim = CLAIMS[kind]
        return self.diplomat if claim == DIPLOMAT else claim

    def pack(self) -> list[int]:
        """The fields of the constructor, in its order."""
        return [
            self.players,
            self.diplomat,
            self.coins,
            self.duel,
            self.refuse_proof,
            self.opener_coins,
            self.first,
        ]


def unpack_rules(numbers: list[int]) -> Rules:
    """The rules that were packed; BadInput where the numbers are none."""
    players, diplomat, coins, duel, refuse_proof, opener_coins, first = numbers
    if not (
        2 <= players <= 10
        and (diplomat == AMBASSADOR or diplomat == INQUISITOR)
        and (coins == 42 or coins == 50)
        and OPEN <= duel <= DRAFT_DISCARD
        and (duel == OPEN or players == 2)
        and 0 <= refuse_proof <= 1
        and 1 <= opener_coins <= 2
        and RANDOM_FIRST <= first < players
    ):
        raise BadInput("bytes", length=len(numbers))
    return Rules(players, diplomat, coins, duel, refuse_proof, opener_coins, first)
