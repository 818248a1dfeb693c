"""What is done for a player of Princeps whose time is up."""

from __future__ import annotations

from signoria.games.princeps import moves
from signoria.games.princeps.cards import KINDS
from signoria.games.princeps.moves import NUMBER
from signoria.games.princeps.position import DEFENDING, DISCARDING, DRAWING, SACRIFICING
from signoria.games.princeps.state import Princeps

_LEAST_WANTED = (9, 8, 7, 6, 5, 11, 10, 4, 3, 1, 2, 12)
"""The kinds of card in the order in which they are given up; territories come last."""

_MODEST = tuple(int(action) for action in (moves.DONE, moves.READY, moves.END, moves.PASS, moves.STAY))


def default(state: Princeps, seat: int) -> tuple[int, ...]:
    """To draw up, discarding only what must be; to make no offer and take none; to lay nothing, act against nobody,
    let pass and stay; to defend with all that can; to sacrifice nobody.
    """
    if state.phase == DEFENDING:
        return _defence(state, seat)
    legal = state.legal(seat)
    if state.phase == DRAWING and moves.DRAW_UP in legal:
        return (int(moves.DRAW_UP),)
    if state.phase == DRAWING or state.phase == DISCARDING:
        return (min(legal, key=lambda card: _LEAST_WANTED.index(card) if card < KINDS else card),)
    if state.phase == SACRIFICING:
        return (int(NUMBER),)
    return (next(action for action in _MODEST if action in legal),)


def _defence(state: Princeps, seat: int) -> tuple[int, ...]:
    """As many armies as may defend, under whoever is there; nothing, if there are none."""
    now = state
    actions: list[int] = []
    while not actions or now.midway():
        legal = now.legal(seat)
        actions.append(legal[-1])
        now = now.copy()
        now.step(actions[-1], seat)
    return tuple(actions)
