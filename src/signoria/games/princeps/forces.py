"""The forces of a contest: A, of those who attack or incite, and D, of those who defend."""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from signoria.core.bits import NONE
from signoria.games.princeps import moves
from signoria.games.princeps.cards import ECCLESIASTIC, FREE_LANDS, HEREDITARY, NOBLE_LANDS, POPULAR, SEA
from signoria.games.princeps.position import Position


def attack_strength(position: Position) -> i64:
    """A: armies less one by sea; or a revolt's or conspiracy's one, and one more where the land inclines to it."""
    if position.contest == moves.ATTACK:
        return position.citizens + position.mercenaries - sea_penalty(position)
    return 1 + incitement(position)


def sea_penalty(position: Position) -> i64:
    """What an attack loses by sea."""
    return SEA[position.source] >> position.target & 1


def incitement(position: Position) -> i64:
    """What a revolt gains in a free territory, a conspiracy in a noble one."""
    lands = FREE_LANDS if position.contest == moves.REVOLT else NOBLE_LANDS
    return lands >> position.target & 1


def guards(position: Position) -> i64:
    """The armies that defend."""
    return position.guard_citizens + position.guard_mercenaries


def castle_defence(position: Position) -> i64:
    """What a castle adds: not against conspirators from within."""
    return position.castles >> position.target & castle_helps(position.contest)


def castle_helps(contest: i64) -> i64:
    """What a castle adds to a defence: 1, but nothing against a conspiracy."""
    return 0 if contest == moves.CONSPIRE else 1


def prince_defence(position: Position) -> i64:
    """What the owner's kind of prince adds, against revolt and conspiracy alone."""
    owner = position.owner(position.target)
    return 0 if owner == NONE else prince_helps(position.contest, position.princes[owner])


def prince_helps(contest: i64, prince: i64) -> i64:
    """What a kind of prince adds to a defence: nothing in battle."""
    if contest == moves.ATTACK:
        return 0
    other = POPULAR if contest == moves.REVOLT else HEREDITARY
    return 1 if prince == ECCLESIASTIC or prince == other else 0


def defence_strength(position: Position) -> i64:
    """D: armies, castle and prince; or conspirators and their castle."""
    if position.independent >> position.target & 1:
        return 1 + (position.castles >> position.target & 1)
    return guards(position) + castle_defence(position) + prince_defence(position)
