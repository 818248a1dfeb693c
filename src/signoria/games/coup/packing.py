"""A position of Coup as numbers and back, and as a copy: every field is named in each of the three."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.core.bits import NONE
from signoria.core.errors import BadInput
from signoria.core.state import OVER
from signoria.games.coup.cards import CHARACTERS, contains, size
from signoria.games.coup.moves import EXAMINE, INCOME
from signoria.games.coup.position import DEALING, DRAFTING, ENDED, THEN_ENDS, THEN_GOES_ON, Position
from signoria.games.coup.rules import DRAFT_DISCARD, Rules, unpack_rules

_RULES: Final = 7
_FIELDS: Final = 20


def copy_fields(position: Position, new: Position) -> None:
    """All that a position is, but for its rules, coins and cards, into one that was made with these."""
    new.current = position.current
    new.pending = position.pending
    new.court = position.court
    new.treasury = position.treasury
    new.alive = position.alive
    new.phase = position.phase
    new.turn = position.turn
    new.kind = position.kind
    new.target = position.target
    new.claim = position.claim
    new.blocker = position.blocker
    new.block_claim = position.block_claim
    new.may_block = position.may_block
    new.caught = position.caught
    new.challenger = position.challenger
    new.then = position.then
    new.drawn = position.drawn
    new.shown = position.shown
    new.draws = position.draws
    new.picks = position.picks


def pack(position: Position) -> list[int]:
    """All that a position is, as small ints: the rules, single fields, and then each seat."""
    fields: list[int] = [
        position.current,
        position.pending,
        position.court,
        position.treasury,
        position.alive,
        position.phase,
        position.turn,
        position.kind,
        position.target,
        position.claim,
        position.blocker,
        position.block_claim,
        position.may_block,
        position.caught,
        position.challenger,
        position.then,
        position.draws,
        position.drawn,
        position.shown,
        position.picks,
    ]
    seats: list[int] = []
    for seat in range(position.rules.players):
        seats += [position.coins[seat], position.hands[seat], position.revealed[seat]]
    return position.rules.pack() + fields + seats


def split(numbers: list[int]) -> tuple[Rules, list[int], list[int]]:
    """What `pack` gave, taken apart into rules, fields and the numbers of the seats; BadInput if it is not that."""
    if len(numbers) < _RULES + _FIELDS:
        raise BadInput("bytes", length=len(numbers))
    rules = unpack_rules(numbers[:_RULES])
    seats = numbers[_RULES + _FIELDS :]
    if len(seats) != 3 * rules.players or min(seats) < 0:
        raise BadInput("bytes", length=len(numbers))
    return rules, numbers[_RULES : _RULES + _FIELDS], seats


def load(position: Position, fields: list[int]) -> None:
    """Take on what `pack` gave between the rules and the seats; BadInput if it cannot be a position."""
    (
        position.current,
        position.pending,
        position.court,
        position.treasury,
        position.alive,
        position.phase,
        position.turn,
        position.kind,
        position.target,
        position.claim,
        position.blocker,
        position.block_claim,
        position.may_block,
        position.caught,
        position.challenger,
        position.then,
        position.draws,
        position.drawn,
        position.shown,
        position.picks,
    ) = fields
    if not _holds_together(position):
        raise BadInput("bytes", length=len(fields))


def _holds_together(position: Position) -> bool:
    """Whether seats and phases exist and no card or coin is missing or too many."""
    rules = position.rules
    players = rules.players
    limits: list[tuple[i64, i64, i64]] = [
        (position.current, OVER, players - 1),
        (position.pending, 0, (1 << players) - 1),
        (position.treasury, 0, rules.coins),
        (position.alive, 0, (1 << players) - 1),
        (position.phase, DEALING, ENDED),
        (position.turn, NONE, players - 1),
        (position.kind, INCOME, EXAMINE),
        (position.target, NONE, players - 1),
        (position.claim, NONE, CHARACTERS - 1),
        (position.blocker, NONE, players - 1),
        (position.block_claim, NONE, CHARACTERS - 1),
        (position.may_block, 0, (1 << players) - 1),
        (position.caught, 0, (1 << players) - 1),
        (position.challenger, NONE, players - 1),
        (position.then, THEN_ENDS, THEN_GOES_ON),
        (position.draws, 0, 2 * players),
        (position.shown, NONE, CHARACTERS - 1),
        (position.picks, 0, 0o66),
    ]
    for value, low, high in limits:
        if not low <= value <= high:
            return False
    coins = position.treasury
    cards = position.court + position.drawn
    for seat in range(rules.players):
        coins += position.coins[seat]
        cards += position.hands[seat] + position.revealed[seat]
    if coins != rules.coins or not contains(rules.pile * rules.copies, cards):
        return False
    if rules.duel == DRAFT_DISCARD:
        return size(cards) == 7 or position.phase <= DRAFTING
    return cards == rules.pile * rules.copies or position.phase <= DRAFTING
