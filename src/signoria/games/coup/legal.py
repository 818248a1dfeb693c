"""What may be done in a position of Coup, and why anything else may not."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.core.bits import NONE
from signoria.core.errors import Refused
from signoria.core.state import CHANCE
from signoria.core.text import word
from signoria.games.coup import moves
from signoria.games.coup.cards import CHARACTER_NAMES, INQUISITOR, contains, count, kinds, size
from signoria.games.coup.moves import ACTION_NAMES, COSTS, KEPT
from signoria.games.coup.position import (
    ACTING,
    BLOCKING,
    CHALLENGING,
    CHALLENGING_BLOCK,
    EXCHANGING,
    JUDGING,
    LOSING,
    PHASE_NAMES,
    PROVING,
    REVEALING,
    Position,
)

# Sets of moves: bit k stands for the move `base + k`.
_ALWAYS: Final[i64] = 0b1111
_PASS_OR_CHALLENGE: Final[i64] = 0b11
_SHOW_OR_CONCEDE: Final[i64] = 0b11
_CONCEDE: Final[i64] = 0b10
_VERDICTS: Final[i64] = 0b11


def choices(position: Position, seat: i64) -> tuple[i64, i64]:
    """What this seat, or chance, may do: the lowest number of the set, and a bit for each move from there."""
    phase = position.phase
    if phase == ACTING:
        return 0, _actions(position)
    if phase == CHALLENGING or phase == CHALLENGING_BLOCK:
        return moves.PASS, _PASS_OR_CHALLENGE
    if phase == BLOCKING:
        blockers = moves.BLOCKERS[position.kind] & position.rules.characters
        return moves.PASS, 1 | blockers << moves.BLOCK - moves.PASS
    if position.current == CHANCE:
        if position.turn == NONE:
            return moves.OPENER, (1 << position.rules.players) - 1
        return moves.DRAW, kinds(position.court)
    hand = position.hands[seat]
    if phase == LOSING:
        return moves.LOSE, kinds(hand)
    if phase == EXCHANGING:
        return moves.KEEP, _keepable(hand, position.drawn)
    if phase == REVEALING:
        return moves.REVEAL, kinds(hand)
    if phase == JUDGING:
        return moves.RETURN, _VERDICTS
    if phase == PROVING:
        return moves.SHOW, _SHOW_OR_CONCEDE if count(hand, position.claimed()) else _CONCEDE
    return moves.DRAFT, position.rules.characters


def _actions(position: Position) -> i64:
    """An action that the player can afford; with ten coins or more only a coup."""
    coins = position.coins[position.turn]
    others = position.alive & ~(1 << position.turn)
    if coins >= moves.MUST_COUP:
        return others << moves.COUPS
    found = _ALWAYS | others << moves.THEFTS
    if coins >= 3:
        found |= others << moves.ASSASSINATIONS
        if coins >= 7:
            found |= others << moves.COUPS
    if position.rules.diplomat == INQUISITOR:
        found |= others << moves.EXAMINATIONS
    return found


def _keepable(hand: i64, drawn: i64) -> i64:
    """As many cards as the player has influence, of those in hand and those drawn."""
    cards = hand + drawn
    if size(hand) == 1:
        return kinds(cards)
    pairs: i64 = 0
    for i in range(len(KEPT) - 1, moves.SINGLES - 1, -1):
        pairs = pairs << 1 | (1 if contains(cards, KEPT[i]) else 0)
    return pairs << moves.SINGLES


def refusal(position: Position, move: i64, seat: i64) -> Refused:
    """Why this seat, which is asked for something, may not make this move."""
    phase = position.phase
    if phase == ACTING:
        return _why_no_action(position, move)
    if phase == BLOCKING and moves.BLOCK <= move < moves.SHOW:
        character = CHARACTER_NAMES[move - moves.BLOCK]
        return Refused("cannot-block", character=word(character), action=word(ACTION_NAMES[position.kind]))
    if phase == LOSING and moves.LOSE <= move < moves.REVEAL:
        return Refused("not-held", character=word(CHARACTER_NAMES[move - moves.LOSE]))
    if phase == REVEALING and moves.REVEAL <= move < moves.RETURN:
        return Refused("not-held", character=word(CHARACTER_NAMES[move - moves.REVEAL]))
    if phase == PROVING and move == moves.SHOW:
        return Refused("not-held", character=word(CHARACTER_NAMES[position.claimed()]))
    if phase == EXCHANGING and moves.KEEP <= move < moves.OPENER:
        influence = size(position.hands[seat])
        if size(KEPT[move - moves.KEEP]) != influence:
            return Refused("keep-count", count=int(influence))
        return Refused("not-there-to-keep")
    if moves.DRAFT <= move < moves.DRAW and phase < ACTING:
        return Refused("not-in-game", character=word(CHARACTER_NAMES[move - moves.DRAFT]))
    return Refused("not-now", phase=word(PHASE_NAMES[phase]))


def _why_no_action(position: Position, move: i64) -> Refused:
    if move == moves.PASS:
        return Refused("no-passing")
    if move > moves.PASS:
        return Refused("not-now", phase=word(PHASE_NAMES[ACTING]))
    kind = moves.kind_of(move)
    target = moves.target_of(move)
    coins = position.coins[position.turn]
    if target >= position.rules.players:
        return Refused("no-such-seat")
    if kind == moves.EXAMINE and position.rules.diplomat != INQUISITOR:
        return Refused("not-in-game", character=word(CHARACTER_NAMES[INQUISITOR]))
    if target == position.turn:
        return Refused("self-target")
    if target != NONE and not position.alive >> target & 1:
        return Refused("dead-target")
    if coins >= moves.MUST_COUP:
        return Refused("must-coup", coins=int(coins))
    return Refused("too-poor", cost=int(COSTS[kind]), coins=int(coins))
