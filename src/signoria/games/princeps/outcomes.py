"""How contests turn out: battles, losses, revolts and conspiracies; and the end of an action."""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from signoria.core.bits import BIT, NONE
from signoria.core.state import CHANCE
from signoria.games.princeps import events as told
from signoria.games.princeps import forces, garrisons, hands, moves
from signoria.games.princeps.cards import CARD, CITIZEN, COLONISTS, CONSPIRACY, MERCENARY, REVOLT
from signoria.games.princeps.position import (
    ACTING,
    ENTERING,
    LOST,
    OPEN_CONTEST,
    SACRIFICING,
    THEN_ACT,
    THEN_ENTER,
    THEN_MOVE_IN,
    TIED,
    WON,
    Position,
)


def resolve(position: Position, winner: i64) -> None:
    """Forces are compared, unless Machiavelli has decided who wins."""
    trumped = winner != NONE
    if trumped:
        position.outcome_is = WON if winner == position.turn else LOST
    else:
        if position.listener is not None:
            _tell_forces(position)
        attack = forces.attack_strength(position)
        defence = forces.defence_strength(position)
        if attack > defence:
            position.outcome_is = WON
        elif attack < defence:
            position.outcome_is = LOST
        else:
            position.outcome_is = TIED
    if position.contest == moves.ATTACK:
        _battle(position, trumped)
    elif position.contest == moves.REVOLT:
        _revolt(position)
    else:
        _conspiracy(position)


def _tell_forces(position: Position) -> None:
    if position.contest == moves.ATTACK:
        position.tell(told.MUSTERED, position.citizens + position.mercenaries, forces.sea_penalty(position))
    else:
        card = REVOLT if position.contest == moves.REVOLT else CONSPIRACY
        position.tell(told.INCITED, card, forces.incitement(position))
    if position.independent >> position.target & 1:
        position.tell(told.HELD_OUT, position.castles >> position.target & 1)
    else:
        castle = forces.castle_defence(position)
        position.tell(told.RESISTED, forces.guards(position), castle, forces.prince_defence(position))
    position.tell(told.BALANCE, forces.attack_strength(position), forces.defence_strength(position))


def _battle(position: Position, trumped: bool) -> None:
    """Won, lost or tied; a lone army retreats from a bare castle, and nought from nought."""
    seat = position.turn
    t = position.target
    armies = position.citizens + position.mercenaries
    held = position.independent >> t & 1 != 0
    if not trumped:
        bare = position.castles >> t & 1 != 0 and not held and not forces.guards(position)
        if (bare and armies == 1) or (position.outcome_is == TIED and not forces.defence_strength(position)):
            position.tell(told.RETREATED, seat, t)
            action_over(position)
            return
    if position.outcome_is == TIED:
        position.tell(told.TIED, seat, t)
        position.dying = 1
        position.guards_dying = 1 if forces.guards(position) else 0
        _pick_the_dead(position)
    elif position.outcome_is == WON:
        position.tell(told.WON_BATTLE, seat, t)
        if position.guard_citizens and not trumped:
            position.ask(SACRIFICING, position.owner(t))
        else:
            _aftermath(position)
    else:
        position.tell(told.LOST_BATTLE, seat, t)
        if position.citizens and forces.guards(position) and not trumped:
            position.ask(SACRIFICING, seat)
        else:
            _aftermath(position)


def most_sacrificed(position: Position) -> i64:
    """How many citizens the loser may sacrifice: no more than the winner has armies in the battle."""
    if position.current == position.turn:
        return min(position.citizens, forces.guards(position))
    return min(position.guard_citizens, position.citizens + position.mercenaries)


def sacrifice(position: Position, number: i64, seat: i64) -> None:
    """Citizens die for as many of the winner's armies."""
    position.tell(told.SACRIFICED, seat, number)
    if position.outcome_is == WON:
        position.guard_citizens -= number
        garrisons.lose(position, seat, position.target, CITIZEN, number)
        garrisons.forget(position, position.target)
        position.dying = number
    else:
        position.citizens -= number
        garrisons.lose(position, seat, position.source, CITIZEN, number)
        position.acted[position.source] -= number * CARD[CITIZEN]
        position.guards_dying = number
    _pick_the_dead(position)


def _pick_the_dead(position: Position) -> None:
    if position.dying or position.guards_dying:
        position.phase = SACRIFICING
        position.current = CHANCE
        position.pending = 0
    else:
        _aftermath(position)


def in_danger(position: Position) -> tuple[i64, i64]:
    """The armies of which chance picks the next to die: the attackers' first."""
    if position.dying:
        return position.citizens, position.mercenaries
    return position.guard_citizens, position.guard_mercenaries


def die(position: Position, kind: i64) -> None:
    """An army that fought, picked by chance, is discarded."""
    mine = position.dying > 0
    t = position.source if mine else position.target
    if mine:
        position.dying -= 1
        position.acted[t] -= CARD[kind]
        if kind == CITIZEN:
            position.citizens -= 1
        else:
            position.mercenaries -= 1
    else:
        position.guards_dying -= 1
        if kind == CITIZEN:
            position.guard_citizens -= 1
        else:
            position.guard_mercenaries -= 1
    position.shown[t] -= CARD[kind]
    position.discard += CARD[kind]
    position.tell(told.DIED, position.owner(t), kind)
    if not mine:
        garrisons.forget(position, t)
    _pick_the_dead(position)


def _aftermath(position: Position) -> None:
    """The other losses of a battle; then the winner moves in."""
    seat = position.turn
    if position.outcome_is == WON:
        if position.independent >> position.target & 1:
            _rout(position)
        else:
            _evict(position, position.owner(position.target))
        if not hands.too_many(position, THEN_MOVE_IN):
            move_in(position)
    elif position.outcome_is == LOST:
        t = position.source
        garrisons.lose(position, seat, t, MERCENARY, position.mercenaries)
        position.acted[t] -= position.mercenaries * CARD[MERCENARY]
        garrisons.flee(position, seat, t, CITIZEN, position.citizens)
        garrisons.flee(position, seat, t, position.leader, 1)
        if not hands.too_many(position, THEN_ACT):
            action_over(position)
    else:
        action_over(position)


def _rout(position: Position) -> None:
    """Conspirators are beaten."""
    t = position.target
    position.tell(told.ROUTED, t)
    position.independent &= ~BIT[t]
    position.discard += CARD[CONSPIRACY]


def _evict(position: Position, loser: i64) -> None:
    """The loser's mercenaries that defended are discarded, all else there goes to hand."""
    t = position.target
    garrisons.lose(position, loser, t, MERCENARY, position.guard_mercenaries)
    garrisons.return_all(position, t, loser)


def _change_hands(position: Position) -> None:
    """The territory is the attacker's, unstable; its castle is kept, colonists are driven out."""
    t = position.target
    loser = position.owner(t)
    if loser != NONE:
        position.owned[loser] &= ~BIT[t]
    position.owned[position.turn] |= BIT[t]
    position.unstable |= BIT[t]
    if position.colonists >> t & 1:
        position.colonists &= ~BIT[t]
        position.discard += CARD[COLONISTS]
        position.tell(told.LOST, loser, COLONISTS)


def move_in(position: Position) -> None:
    """The winner of a battle moves into the territory."""
    seat = position.turn
    _change_hands(position)
    position.tell(told.CONQUERED, seat, position.target)
    _move(position, CARD[position.leader] + position.citizens * CARD[CITIZEN] + position.mercenaries * CARD[MERCENARY])
    action_over(position)


def _move(position: Position, cards: i64) -> None:
    """Shown cards that have acted go over into the territory that was won."""
    position.shown[position.source] -= cards
    position.acted[position.source] -= cards
    position.shown[position.target] += cards
    position.acted[position.target] += cards


def _revolt(position: Position) -> None:
    seat = position.turn
    t = position.target
    garrisons.use(position, position.source, REVOLT)
    if position.outcome_is != WON:
        position.tell(told.FAILED, seat, t)
        action_over(position)
        return
    loser = position.owner(t)
    if loser == NONE:
        _rout(position)
    else:
        _evict(position, loser)
    _change_hands(position)
    position.tell(told.ANNEXED, seat, t)
    if not hands.too_many(position, THEN_ENTER):
        position.ask(ENTERING, position.turn)


def _conspiracy(position: Position) -> None:
    seat = position.turn
    t = position.target
    if position.outcome_is != WON:
        garrisons.use(position, position.source, CONSPIRACY)
        position.tell(told.FAILED, seat, t)
        action_over(position)
        return
    garrisons.take_shown(position, position.source, CONSPIRACY)
    loser = position.owner(t)
    _evict(position, loser)
    position.owned[loser] &= ~BIT[t]
    position.independent |= BIT[t]
    position.unstable |= BIT[t]
    position.tell(told.FREED, loser, t)
    if not hands.too_many(position, THEN_ACT):
        action_over(position)


def enter(position: Position, seat: i64) -> None:
    """The instigator of a revolt enters the new territory."""
    position.tell(told.ENTERED, seat, position.leader, position.target)
    _move(position, CARD[position.leader])
    action_over(position)


def stay(position: Position, seat: i64) -> None:
    """The instigator of a revolt stays where he is."""
    position.tell(told.STAYED, seat, position.target)
    action_over(position)


def action_over(position: Position) -> None:
    """Nothing of the action is left to do: the player may act on."""
    position.end_play()
    position.contest = NONE
    position.guard_citizens = NONE
    position.guard_mercenaries = NONE
    position.under = NONE
    position.users = 0
    position.outcome_is = OPEN_CONTEST
    position.then = THEN_ACT
    position.ask(ACTING, position.turn)
