"""Act: what each command card can do, and the actions that nobody answers."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.bits import BIT, NONE
from signoria.games.princeps import contests, ending, garrisons, moves, outcomes
from signoria.games.princeps import events as told
from signoria.games.princeps.cards import (
    ARMIES,
    BORDERS,
    CASTLE,
    CITIZEN,
    COLONISTS,
    CONSPIRACY,
    KINDS,
    MERCENARY,
    MILITARY,
    POLITICAL,
    PRINCE,
    PRINCE_CARD,
    REFORM,
    REVOLT,
    SPY,
    count,
    first_land,
    kinds,
)
from signoria.games.princeps.moves import LAND, NUMBER, SEATS
from signoria.games.princeps.position import ACTING, Position

NEEDS: Final = vec[i64]([0, REVOLT, CONSPIRACY, SPY, CASTLE, COLONISTS, REFORM])
"""The card that each action from ATTACK on uses; for an attack see ARMIES."""


def choices(position: Position, seat: i64) -> tuple[i64, i64]:
    """What a player may do in turn, or the next step of it."""
    if position.begun == NONE:
        return moves.ATTACK, _actions(position, seat)
    return _action_steps(position, seat)


def _actions(position: Position, seat: i64) -> i64:
    """The actions that some command card of this player can take; and to end."""
    found = BIT[moves.END - moves.ATTACK]
    rivals = exposed(position, seat)
    aims = rivals | position.independent
    left = position.owned[seat]
    while left:
        t = first_land(left)
        left &= left - 1
        fresh = position.fresh(t)
        if not fresh & 0xFFF:
            continue
        near = BORDERS[t] & aims
        if near and fresh & ARMIES and fresh & MILITARY:
            found |= 1
        if not fresh & POLITICAL:
            continue
        if position.unstable >> t & 1:
            if fresh & PRINCE_CARD:
                found |= BIT[moves.STABILISE - moves.ATTACK]
            if count(fresh, REFORM):
                found |= BIT[moves.REFORM - moves.ATTACK]
        if not fresh >> 20:
            continue
        near &= ~position.colonists
        if near:
            if count(fresh, REVOLT):
                found |= BIT[moves.REVOLT - moves.ATTACK]
            if near & rivals and count(fresh, CONSPIRACY):
                found |= BIT[moves.CONSPIRE - moves.ATTACK]
        if count(fresh, SPY) and others_lands(position, seat):
            found |= BIT[moves.SPY - moves.ATTACK]
        if count(fresh, CASTLE) and not position.castles >> t & 1:
            found |= BIT[moves.FORTIFY - moves.ATTACK]
        if count(fresh, COLONISTS) and not position.colonists >> t & 1:
            found |= BIT[moves.COLONISE - moves.ATTACK]
    return found


def others_lands(position: Position, seat: i64) -> i64:
    """All territories of rivals."""
    found: i64 = 0
    for other in range(SEATS):
        if other != seat:
            found |= position.owned[other]
    return found


def exposed(position: Position, seat: i64) -> i64:
    """The territories of others that this seat may act against: nobody loses the last one."""
    found: i64 = 0
    for other in range(position.rules.players):
        lands = position.owned[other]
        if other != seat and lands & lands - 1:
            found |= lands
    return found


def _action_steps(position: Position, seat: i64) -> tuple[i64, i64]:
    """The next step of an action: from where, by whom, against what, with how many of each."""
    action = position.begun
    if position.source == NONE:
        return LAND, _origins(position, seat, action)
    if position.leader == NONE:
        return 0, kinds(position.fresh(position.source) & leading(action))
    if position.target == NONE:
        return LAND, aims_from(position, seat, action, position.source)
    fresh = position.fresh(position.source)
    if position.citizens == NONE:
        return NUMBER, moves.numbers(0 if count(fresh, MERCENARY) else 1, count(fresh, CITIZEN))
    return NUMBER, moves.numbers(0 if position.citizens else 1, count(fresh, MERCENARY))


def leading(action: i64) -> i64:
    """The counts, in a multiset, of those who may take this action."""
    return MILITARY if action == moves.ATTACK else POLITICAL


def _origins(position: Position, seat: i64, action: i64) -> i64:
    """The territories from which, or in which, this action can be taken."""
    found: i64 = 0
    left = position.owned[seat]
    while left:
        t = first_land(left)
        left &= left - 1
        fresh = position.fresh(t)
        if fresh & leading(action) and has_means(fresh, action) and aims_from(position, seat, action, t):
            found |= BIT[t]
    return found


def has_means(fresh: i64, action: i64) -> bool:
    """Whether the cards that an action uses lie there."""
    if action == moves.ATTACK:
        return fresh & ARMIES != 0
    return count(fresh, NEEDS[action - moves.ATTACK]) != 0


def aims_from(position: Position, seat: i64, action: i64, t: i64) -> i64:
    """What this action could be aimed at from this territory; one that has no aim is aimed at the territory itself."""
    if action == moves.SPY:
        return others_lands(position, seat)
    if action == moves.FORTIFY:
        return BIT[t] & ~position.castles
    if action == moves.COLONISE:
        return BIT[t] & ~position.colonists
    if action == moves.REFORM:
        return BIT[t] & position.unstable
    aims = exposed(position, seat)
    if action != moves.CONSPIRE:
        aims |= position.independent
    if action != moves.ATTACK:
        aims &= ~position.colonists
    return BORDERS[t] & aims


def act(position: Position, action: i64, seat: i64) -> None:
    """A step of an action; or all of one that has no more."""
    if position.begun == NONE:
        if action == moves.END:
            _end_turn(position, seat)
        elif action == moves.STABILISE:
            _stabilise(position, seat)
        else:
            position.begun = action
    elif position.source == NONE:
        position.source = action - LAND
    elif position.leader == NONE:
        position.leader = action
        if position.begun >= moves.FORTIFY:
            position.target = position.source
            _take_action(position)
    elif position.target == NONE:
        position.target = action - LAND
        if position.begun == moves.ATTACK:
            _count_armies(position)
        else:
            _take_action(position)
    else:
        number = action - NUMBER
        if position.citizens == NONE:
            position.citizens = number
            if not count(position.fresh(position.source), MERCENARY):
                position.mercenaries = 0
        else:
            position.mercenaries = number
        if position.mercenaries != NONE:
            _take_action(position)


def _count_armies(position: Position) -> None:
    """Only the number of armies that are there is asked for."""
    if not count(position.fresh(position.source), CITIZEN):
        position.citizens = 0


def _take_action(position: Position) -> None:
    """The action that was put together is carried out, or declared."""
    action = position.begun
    seat = position.turn
    source = position.source
    target = position.target
    if action == moves.ATTACK:
        position.tell(told.ATTACKED, seat, target, source)
        garrisons.acts(position, source, position.leader, 1)
        garrisons.acts(position, source, CITIZEN, position.citizens)
        garrisons.acts(position, source, MERCENARY, position.mercenaries)
        position.tell(told.LED, position.leader, position.citizens, position.mercenaries)
        contests.declare(position, action)
    elif action == moves.REVOLT or action == moves.CONSPIRE:
        revolting = action == moves.REVOLT
        position.tell(told.REVOLTED if revolting else told.CONSPIRED, seat, target, source)
        garrisons.acts(position, source, position.leader, 1)
        garrisons.turn_up(position, source, REVOLT if revolting else CONSPIRACY, 1)
        position.tell(told.LED, position.leader)
        contests.declare(position, action)
    else:
        _act_at_once(position, action, source, target)


def _act_at_once(position: Position, action: i64, source: i64, target: i64) -> None:
    """Actions that nobody answers."""
    seat = position.turn
    if action == moves.SPY:
        position.tell(told.SPIED, seat, target, source)
    elif action == moves.FORTIFY:
        position.tell(told.FORTIFIED, seat, target)
    elif action == moves.COLONISE:
        position.tell(told.COLONISED, seat, target)
    else:
        position.tell(told.REFORMED, seat, target)
    garrisons.acts(position, source, position.leader, 1)
    position.tell(told.LED, position.leader)
    if action == moves.SPY:
        garrisons.use(position, source, SPY)
        for kind in range(KINDS):
            hidden = count(position.hidden[target], kind)
            if hidden:
                garrisons.turn_up(position, target, kind, count(position.shown[target], kind) + hidden)
    elif action == moves.FORTIFY:
        garrisons.take_shown(position, source, CASTLE)
        position.castles |= BIT[target]
    elif action == moves.COLONISE:
        garrisons.take_shown(position, source, COLONISTS)
        position.colonists |= BIT[target]
        position.unstable &= ~BIT[target]
    else:
        garrisons.use(position, source, REFORM)
        position.unstable &= ~BIT[target]
    outcomes.action_over(position)


def _stabilise(position: Position, seat: i64) -> None:
    """The prince spends his action on the territory in which he is."""
    t = position.prince_at(seat)
    position.tell(told.STABILISED, seat, t)
    garrisons.acts(position, t, PRINCE, 1)
    position.unstable &= ~BIT[t]


def _end_turn(position: Position, seat: i64) -> None:
    position.tell(told.ENDED, seat)
    if not position.next_player(ACTING):
        ending.end_round(position)
