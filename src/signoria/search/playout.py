"""Games played to their end at random, without leaving compiled code."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.core.chance import Source
from signoria.core.state import CHANCE, OVER, State


def members(mask: i64) -> i64:
    """How many bits are set, of the lowest 54: sums of pairs, of fours, of eights, then of all."""
    mask -= mask >> 1 & 0x15555555555555
    mask = (mask & 0x33333333333333) + (mask >> 2 & 0x33333333333333)
    mask = mask + (mask >> 4) & 0x0F0F0F0F0F0F0F
    return mask * 0x01010101010101 >> 48 & 255


def member(mask: i64, k: i64) -> i64:
    """The position of set bit number k, counting from 0."""
    while k:
        mask &= mask - 1
        k -= 1
    found: i64 = 0
    while not mask & 255:
        mask >>= 8
        found += 8
    while not mask & 1:
        mask >>= 1
        found += 1
    return found


def playout(state: State, source: Source) -> i64:
    """Play on at random to the end; the number of decisions that players took."""
    decisions: i64 = 0
    while True:
        seat = state.current
        if seat == OVER:
            return decisions
        if seat == CHANCE:
            state.step(state.roll(source), CHANCE)
            continue
        base, mask = state.choices(seat)
        state.step(base + member(mask, source.below(members(mask))), seat)
        decisions += 1


def playouts(state: State, source: Source, games: i64) -> i64:
    """Play this many games on from copies of a position; the number of decisions in all."""
    decisions: i64 = 0
    for _ in range(games):
        decisions += playout(state.copy(), source)
    return decisions
