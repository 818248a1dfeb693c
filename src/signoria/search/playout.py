"""Games played to their end at random, without leaving compiled code."""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from signoria.core.bits import member, members
from signoria.core.chance import Source
from signoria.core.state import CHANCE, OVER, State


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
