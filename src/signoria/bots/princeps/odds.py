"""How likely a contest of Princeps is won, for one who sees what lies face up, and how much lies face down."""

# Compiled with mypyc.

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.bits import NONE
from signoria.games.princeps.cards import (
    CITIZEN,
    COLONISTS,
    FREE_LANDS,
    MERCENARY,
    NOBLE_LANDS,
    POLITICAL,
    PUNISHMENT,
    count,
    first_land,
    size,
)
from signoria.games.princeps.forces import castle_helps, prince_helps
from signoria.games.princeps.moves import REVOLT
from signoria.games.princeps.state import Princeps

ARMY_CHANCE: Final = 0.3
LEADER_CHANCE: Final = 0.15
"""How likely a face-down card is taken to be an army, and a captain or prince."""

COMMANDERS: Final[i64] = 0xF0F
"""The counts of princes and captains in a multiset."""


def armies(cards: i64) -> i64:
    """How many citizens and mercenaries there are."""
    return count(cards, CITIZEN) + count(cards, MERCENARY)


def attack_odds(state: Princeps, strength: i64, t: i64, lone: bool) -> float:
    """How likely an attack of this strength takes a territory; `lone`: by a single army."""
    castle = state.castles >> t & 1
    if state.independent >> t & 1:
        return 1.0 if strength > 1 + castle else 0.0
    return _odds(state, strength, t, castle, lone and castle != 0)


def incite_odds(state: Princeps, contest: i64, t: i64) -> float:
    """How likely a revolt or a conspiracy succeeds."""
    inclined = FREE_LANDS if contest == REVOLT else NOBLE_LANDS
    strength = 1 + (inclined >> t & 1)
    walls = state.castles >> t & castle_helps(contest)
    owner = state.owner(t)
    if owner == NONE:
        return 1.0 if strength > 1 + walls else 0.0
    if _is_answered(state, contest, t, owner):
        return 0.0
    return _odds(state, strength, t, walls + prince_helps(contest, state.princes[owner]), False)


def _is_answered(state: Princeps, contest: i64, t: i64, owner: i64) -> bool:
    """Whether what lies face up is enough to answer an uprising."""
    if count(state.shown[t], COLONISTS) and state.shown[t] & POLITICAL:
        return True
    if contest == REVOLT:
        return False
    left = state.owned[owner]
    while left:
        other = first_land(left)
        left &= left - 1
        if count(state.shown[other], PUNISHMENT) and state.shown[other] & POLITICAL:
            return True
    return False


_known: Final = vec[float]([-1.0] * 16384)


def _odds(state: Princeps, strength: i64, t: i64, walls: i64, lone: bool) -> float:
    """How likely a strength is above what may defend a territory; `lone`: where walls alone are enough."""
    if strength <= walls:
        return 0.0
    strength = min(strength, 7)
    shown = min(armies(state.shown[t]), 7)
    hidden = min(size(state.hidden[t]), 15)
    led = state.shown[t] & COMMANDERS != 0
    at = (((strength * 4 + min(walls, 3)) * 8 + shown) * 16 + hidden) * 4 + (2 if led else 0) + (1 if lone else 0)
    known = _known[at]
    if known < 0.0:
        known = _reckon(strength, walls, shown, hidden, led, lone)
        _known[at] = known
    return known


def _reckon(strength: i64, walls: i64, shown: i64, hidden: i64, led: bool, lone: bool) -> float:
    chance = 0.0
    for armies in range(hidden + 1):
        likely = math.pow(1.0 - ARMY_CHANCE, float(hidden - armies))
        for k in range(armies):
            likely *= ARMY_CHANCE * float(hidden - k) / float(k + 1)
        total = shown + armies
        if lone and not total:
            continue
        leads = 1.0
        if not led and total > 1:
            leads = 1.0 - math.pow(1.0 - LEADER_CHANCE / (1.0 - ARMY_CHANCE), float(hidden - armies))
        if strength > total + walls:
            chance += likely * leads
        if strength > min(total, 1) + walls:
            chance += likely * (1.0 - leads)
    return chance
