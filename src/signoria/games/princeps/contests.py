"""Contests, until they are decided: declaration, answer, defence, Machiavelli."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.core.bits import BIT, NONE
from signoria.games.princeps import events as told
from signoria.games.princeps import forces, garrisons, moves, outcomes
from signoria.games.princeps.cards import (
    CAPTAIN,
    CARD,
    CITIZEN,
    COLONISTS,
    CONSPIRACY,
    COUNSELLOR,
    MACHIAVELLI,
    MERCENARY,
    MILITARY,
    POLITICAL,
    PRINCE,
    PUNISHMENT,
    REVOLT,
    count,
    first_land,
    kinds,
    size,
)
from signoria.games.princeps.moves import LAND, NOTHING, NUMBER
from signoria.games.princeps.position import ANSWERING, DEFENCE, DEFENDING, TRUMPING, Position

FEWEST_LOOSE: Final[i64] = 2
"""A revolt can be answered where so many cards lie loose: one to answer with, and one to command it."""


def declare(position: Position, contest: i64) -> None:
    """A contest is declared: the first window opens."""
    position.begun = NONE
    position.contest = contest
    position.guard_citizens = 0
    position.guard_mercenaries = 0
    if position.independent >> position.target & 1:
        _ask_for_machiavelli(position)
    elif may_be_answered(position, contest):
        position.ask(ANSWERING, position.owner(position.target))
    else:
        _ask_for_defence(position)


def may_be_answered(position: Position, contest: i64) -> bool:
    """Whether an answer is asked for: to a conspiracy always, to a revolt where two loose cards or more lie."""
    if contest == moves.CONSPIRE:
        return True
    return contest == moves.REVOLT and size(position.loose(position.target)) >= FEWEST_LOOSE


def punishers(position: Position, seat: i64) -> i64:
    """The territories of a player where a punishment lies with a counsellor or a prince."""
    found: i64 = 0
    left = position.owned[seat]
    while left:
        t = first_land(left)
        left &= left - 1
        loose = position.loose(t)
        if count(loose, PUNISHMENT) and loose & POLITICAL:
            found |= BIT[t]
    return found


def can_settle(position: Position) -> bool:
    """Whether loose colonists lie in the target with a counsellor or a prince."""
    loose = position.loose(position.target)
    return count(loose, COLONISTS) != 0 and loose & POLITICAL != 0


def answers(position: Position, seat: i64) -> i64:
    """What the target's owner may answer to an uprising: moves from LAND on."""
    found = BIT[moves.PASS - LAND]
    if position.contest == moves.CONSPIRE:
        found |= punishers(position, seat)
    return found | BIT[moves.COLONISE - LAND] if can_settle(position) else found


def react(position: Position, action: i64, seat: i64) -> None:
    """The target's owner cancels an uprising with a card, or lets it pass."""
    if action == moves.PASS:
        position.tell(told.UNANSWERED, seat)
        _ask_for_defence(position)
        return
    if action == moves.COLONISE:
        _settle(position, seat)
    else:
        _punish(position, action - LAND, seat)
    garrisons.use(position, position.source, REVOLT if position.contest == moves.REVOLT else CONSPIRACY)
    outcomes.action_over(position)


def _command(position: Position, t: i64) -> None:
    """The counsellor who is behind an answer is turned up; the prince only where there is none."""
    garrisons.turn_up(position, t, COUNSELLOR if count(position.loose(t), COUNSELLOR) else PRINCE, 1)


def _punish(position: Position, t: i64, seat: i64) -> None:
    """A punishment is meted out to the conspirators, and discarded."""
    position.tell(told.PUNISHED, seat, t)
    _command(position, t)
    garrisons.take_shown(position, t, PUNISHMENT)
    position.discard += CARD[PUNISHMENT]
    position.tell(told.USED, seat, PUNISHMENT)


def _settle(position: Position, seat: i64) -> None:
    """Colonists are in force from now on in the territory in which they lay."""
    t = position.target
    position.tell(told.CALMED, seat, t)
    _command(position, t)
    garrisons.take_shown(position, t, COLONISTS)
    position.colonists |= BIT[t]
    position.unstable &= ~BIT[t]


def _ask_for_defence(position: Position) -> None:
    position.guard_citizens = NONE
    position.guard_mercenaries = NONE
    position.ask(DEFENDING, position.owner(position.target))


def defences(position: Position) -> tuple[i64, i64]:
    """Nothing; or so many citizens, so many mercenaries, two or more under a leader."""
    if position.begun == NONE:
        return NOTHING, 1 | _first_guards(position) << NUMBER - NOTHING
    if position.guard_mercenaries != NONE:
        return 0, commanders(position)
    if position.guard_citizens == NONE:
        return NUMBER, _first_guards(position)
    return NUMBER, moves.numbers(0 if position.guard_citizens else 1, _most_mercenaries(position))


def _first_guards(position: Position) -> i64:
    """How many citizens may defend; or mercenaries, if there are no citizens."""
    citizens, mercenaries = guards_available(position)
    if not citizens:
        return moves.numbers(1, min(mercenaries, most_guards(position))) if mercenaries else 0
    return moves.numbers(0 if mercenaries else 1, min(citizens, most_guards(position)))


def guards_available(position: Position) -> tuple[i64, i64]:
    """The citizens and mercenaries that lie in the territory that is attacked."""
    loose = position.loose(position.target)
    return count(loose, CITIZEN), count(loose, MERCENARY)


def commanders(position: Position) -> i64:
    """Who could lead the defence of the territory that is attacked: a captain, a prince; as kinds."""
    return kinds(position.loose(position.target) & MILITARY)


def most_guards(position: Position) -> i64:
    """How many armies may defend in all: one, unless there is a leader; one, too, where a leader was named first."""
    return 1 if position.under != NONE or not commanders(position) else 20


def _most_mercenaries(position: Position) -> i64:
    """How many mercenaries may defend beside the citizens that do."""
    _, mercenaries = guards_available(position)
    return min(mercenaries, most_guards(position) - position.guard_citizens)


def put_up(position: Position, action: i64) -> None:
    """A step of a defence."""
    if action == NOTHING:
        position.guard_citizens = 0
        position.guard_mercenaries = 0
        _defend(position)
    elif action < LAND:
        position.under = action
        _defend(position)
    elif action >= moves.UNDER:
        position.under = PRINCE if action == moves.UNDER else CAPTAIN
        position.begun = DEFENCE
    else:
        _guard(position, action - NUMBER)


def _guard(position: Position, number: i64) -> None:
    """So many citizens defend, or then so many mercenaries; only what is there is asked for."""
    citizens, _ = guards_available(position)
    if position.guard_citizens == NONE and citizens:
        position.guard_citizens = number
        if _most_mercenaries(position):
            position.begun = DEFENCE
            return
        number = 0
    position.guard_citizens = max(0, position.guard_citizens)
    position.guard_mercenaries = number
    if forces.guards(position) > 1:
        position.begun = DEFENCE
    else:
        _defend(position)


def _defend(position: Position) -> None:
    """The defence is declared: those who defend are turned up."""
    t = position.target
    seat = position.owner(t)
    position.begun = NONE
    if forces.guards(position):
        garrisons.turn_up(position, t, CITIZEN, position.guard_citizens)
        garrisons.turn_up(position, t, MERCENARY, position.guard_mercenaries)
        if position.under != NONE:
            garrisons.turn_up(position, t, position.under, 1)
        position.tell(told.DEFENDED, seat, position.guard_citizens, position.guard_mercenaries)
        if position.under != NONE:
            position.tell(told.COMMANDED, position.under)
    else:
        position.tell(told.UNDEFENDED, seat)
    _ask_for_machiavelli(position)


def _ask_for_machiavelli(position: Position) -> None:
    """Both sides at once, whether they have it or not; of an independent territory there is nobody to ask."""
    position.phase = TRUMPING
    position.users = 0
    position.current = position.turn
    position.pending = 1 << position.turn
    if not position.independent >> position.target & 1:
        position.pending |= 1 << position.owner(position.target)


def has_machiavelli(position: Position, seat: i64) -> bool:
    """Whether this player holds Machiavelli, or has it on a territory."""
    if count(position.hands[seat], MACHIAVELLI):
        return True
    return _machiavelli_at(position, seat) != NONE


def _machiavelli_at(position: Position, seat: i64) -> i64:
    """The territory of this player on which Machiavelli lies, or NONE."""
    left = position.owned[seat]
    while left:
        t = first_land(left)
        left &= left - 1
        if count(position.loose(t), MACHIAVELLI):
            return t
    return NONE


def answer(position: Position, seat: i64, uses: i64) -> None:
    """One side plays Machiavelli, or does not; when both have answered, forces are compared."""
    position.tell(told.ANSWERED, seat, uses)
    position.users |= uses << seat
    position.pending &= ~(1 << seat)
    if not position.pending:
        outcomes.resolve(position, _trump(position) if position.users else NONE)
    elif position.current == seat:
        position.current = position.owner(position.target)


def _trump(position: Position) -> i64:
    """Machiavelli is played: the seat that wins by it."""
    seat: i64 = 0
    while not position.users >> seat & 1:
        seat += 1
    position.tell(told.TRUMPED, seat)
    if count(position.hands[seat], MACHIAVELLI):
        position.hands[seat] -= CARD[MACHIAVELLI]
        position.tell(told.DISCARDED, seat, MACHIAVELLI)
    else:
        garrisons.take_shown(position, _machiavelli_at(position, seat), MACHIAVELLI)
        position.tell(told.USED, seat, MACHIAVELLI)
    position.discard += CARD[MACHIAVELLI]
    return seat
