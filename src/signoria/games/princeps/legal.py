"""What may be done in a position of Princeps, and why anything else may not."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.bits import BIT, NONE
from signoria.core.errors import Refused
from signoria.core.state import CHANCE
from signoria.games.princeps import moves
from signoria.games.princeps.cards import (
    ALL_LANDS,
    ARMIES,
    BORDERS,
    CAPTAIN,
    CARD,
    CARD_NAMES,
    CASTLE,
    CITIZEN,
    COLONISTS,
    CONSPIRACY,
    COPIES,
    KINDS,
    MACHIAVELLI,
    MERCENARY,
    PRINCE,
    PUNISHMENT,
    REFORM,
    REVOLT,
    SPY,
    count,
    first_land,
    kinds,
)
from signoria.games.princeps.lands import LAND_NAMES
from signoria.games.princeps.moves import ANYONE, LAND, MOST_OFFERS, NOTHING, NUMBER, OWN_OFFERS, SEATS
from signoria.games.princeps.position import (
    ACTING,
    DEALING,
    DEFENDING,
    DISCARDING,
    DRAWING,
    LAYING,
    NEGOTIATING,
    PHASE_NAMES,
    PREPARING,
    PUNISHING,
    SACRIFICING,
    TRUMPING,
    Position,
)

# Sets of moves: bit k stands for the move `base + k`.
_NOT_PRINCE: Final[i64] = 0x1FFE
_PASS: Final[i64] = 0b01
_USE: Final[i64] = 0b10
_ENTER_OR_STAY: Final[i64] = 0b11

_PRINCE_CARD: Final[i64] = 0xF
_MILITARY: Final[i64] = 0xF0F
_POLITICAL: Final[i64] = 0x0FF
"""The counts, in a multiset, of those who may lead an attack, and of those who may use political cards."""

NEEDS: Final = vec[i64]([0, REVOLT, CONSPIRACY, SPY, CASTLE, COLONISTS, REFORM])
"""The card that each action from ATTACK on uses; for an attack see ARMIES."""


def choices(position: Position, seat: i64) -> tuple[i64, i64]:
    """What this seat, or chance, may do: the lowest number of the set, and a bit for each move from there."""
    phase = position.phase
    if position.current == CHANCE:
        return _outcomes(position)
    if phase == ACTING:
        if position.begun == NONE:
            return moves.ATTACK, _actions(position, seat)
        return _action_steps(position, seat)
    if phase == PREPARING:
        return _preparations(position, seat)
    if phase == NEGOTIATING:
        if position.begun == NONE:
            return moves.OFFER, _dealings(position, seat)
        return 0, _offer_steps(position, seat)
    if phase == DRAWING:
        found = in_hand(position, seat)
        if may_draw(position, seat):
            found |= BIT[moves.DRAW_UP]
        return 0, found
    if phase == TRUMPING:
        return moves.PASS, _PASS | (_USE if has_machiavelli(position, seat) else 0)
    if phase == DEFENDING:
        return _defences(position)
    if phase == PUNISHING:
        return moves.LAND, punishers(position, seat) | BIT[moves.PASS - moves.LAND]
    if phase == DISCARDING:
        return 0, in_hand(position, seat)
    if phase == SACRIFICING:
        return NUMBER, BIT[most_sacrificed(position) + 1] - 1
    return moves.ENTER, _ENTER_OR_STAY


def _outcomes(position: Position) -> tuple[i64, i64]:
    """What chance may give: a prince, a card, who is the Mano, an army that is lost."""
    if position.phase == DEALING:
        for seat in range(position.rules.players):
            if position.princes[seat] == NONE:
                return moves.PRINCE, princes_left(position)
        if position.to_deal:
            return moves.DRAW, position.deck_lands << LAND
        return moves.OPEN, position.rules.everybody
    if position.phase == SACRIFICING:
        citizens, mercenaries = in_danger(position)
        return moves.LOSE, (1 if citizens else 0) | (2 if mercenaries else 0)
    return moves.DRAW, kinds(position.deck) | position.deck_lands << LAND


def princes_left(position: Position) -> i64:
    """The kinds of prince that are still to be dealt: two nobles, one of each other."""
    found: i64 = 0
    for prince in range(4):
        if copies_left(position, prince):
            found |= 1 << prince
    return found


def copies_left(position: Position, prince: i64) -> i64:
    """How many princes of a kind are still to be dealt."""
    left: i64 = 2 if prince == 0 else 1
    for seat in range(position.rules.players):
        if position.princes[seat] == prince:
            left -= 1
    return left


def in_danger(position: Position) -> tuple[i64, i64]:
    """The armies of which chance picks the next to die: the attackers' first."""
    if position.dying:
        return position.citizens, position.mercenaries
    return position.guard_citizens, position.guard_mercenaries


# Draw


def in_hand(position: Position, seat: i64) -> i64:
    """The cards in hand that may be discarded, by their numbers: all but the prince."""
    return kinds(position.hands[seat]) & _NOT_PRINCE | position.lands[seat] << LAND


def may_draw(position: Position, seat: i64) -> bool:
    """Whether a player holds no more than the target, or has nothing left to discard."""
    return position.counted(seat) <= position.draw_target(seat) or not position.can_discard(seat)


# Negotiate


def _dealings(position: Position, seat: i64) -> i64:
    """Offers to make, to answer, to withdraw; or to have done."""
    found = BIT[moves.DONE - moves.OFFER]
    index: i64 = 0
    for place in range(position.offers):
        if not position.sees_offer(seat, place):
            continue
        if position.makers[place] == seat:
            found |= BIT[moves.WITHDRAW - moves.OFFER + index]
        elif position.is_open_to(place, seat):
            found |= BIT[moves.DECLINE - moves.OFFER + index]
            if can_accept(position, place, seat):
                found |= BIT[moves.ACCEPT - moves.OFFER + index]
        index += 1
    if position.open_offers(seat) < OWN_OFFERS:
        found |= position.rules.everybody & ~(1 << seat) | 1 << ANYONE
    return found


def can_accept(position: Position, place: i64, seat: i64) -> bool:
    """Whether a player has what an offer wants, and its maker would keep a territory; what it gives its maker has."""
    owned = position.owned[position.makers[place]]
    if owned and not owned & ~position.gives_lands[place]:
        return False
    return position.can_give(seat, position.wants[place], position.wants_lands[place])


def givable(position: Position, seat: i64, lands: i64) -> i64:
    """The territories that a player may give beside these: cards in hand, and table territories but the last."""
    found = position.lands[seat]
    if position.rules.trade_lands:
        left = position.owned[seat] & ~lands
        if left & left - 1:
            found |= left
    return found & ~lands


def wantable(position: Position, addressee: i64, seat: i64, lands: i64) -> i64:
    """The territories that an offer may want beside these: those off the table, and what one who is asked may give."""
    found = ALL_LANDS & ~position.table()
    if position.rules.trade_lands:
        placed = lands & position.table()
        for other in range(position.rules.players):
            if other != seat and (addressee == other or addressee == ANYONE):
                left = position.owned[other] & ~placed
                if placed & ~position.owned[other] == 0 and left & left - 1:
                    found |= left
    return found & ~lands


def _offer_steps(position: Position, seat: i64) -> i64:
    """What an offer gives, then what it wants; not nothing for nothing."""
    if not position.wanting:
        found = kinds(position.hands[seat] - position.giving) & _NOT_PRINCE
        found |= givable(position, seat, position.giving_lands) << LAND
        return found | BIT[NOTHING] if not position.giving and not position.giving_lands else found
    found = _NOT_PRINCE
    if position.asking:
        for kind in range(1, KINDS):
            if count(position.asking, kind) >= COPIES[kind]:
                found &= ~BIT[kind]
    found |= wantable(position, position.addressee, seat, position.asking_lands) << LAND
    gives = position.giving != 0 or position.giving_lands != 0
    asks = position.asking != 0 or position.asking_lands != 0
    return found | BIT[NOTHING] if gives and not asks else found


# Prepare


def _preparations(position: Position, seat: i64) -> tuple[i64, i64]:
    """Cards to lay, territories to settle, cards to recall; or to be ready."""
    owned = position.owned[seat]
    if position.begun == LAYING:
        return LAND, owned
    if position.begun == moves.RECALL:
        if position.source == NONE:
            return LAND, garrisoned(position, owned)
        return 0, kinds(position.loose(position.source))
    found = position.lands[seat] << LAND | BIT[moves.READY]
    if owned:
        found |= kinds(position.hands[seat])
        if garrisoned(position, owned):
            found |= BIT[moves.RECALL]
    return 0, found


def garrisoned(position: Position, lands: i64) -> i64:
    """Those of these territories on which cards lie loose."""
    found: i64 = 0
    left = lands
    while left:
        t = first_land(left)
        left &= left - 1
        if position.hidden[t] or position.shown[t]:
            found |= BIT[t]
    return found


# Act


def _actions(position: Position, seat: i64) -> i64:
    """The actions that some command card of this player can take; and to end."""
    found = BIT[moves.END - moves.ATTACK]
    exposed = position.exposed(seat)
    aims = exposed | position.independent
    left = position.owned[seat]
    while left:
        t = first_land(left)
        left &= left - 1
        fresh = position.fresh(t)
        if not fresh & 0xFFF:
            continue
        near = BORDERS[t] & aims
        if near and fresh & ARMIES and fresh & _MILITARY:
            found |= 1
        if not fresh & _POLITICAL:
            continue
        if position.unstable >> t & 1:
            if fresh & _PRINCE_CARD:
                found |= BIT[moves.STABILISE - moves.ATTACK]
            if count(fresh, REFORM):
                found |= BIT[moves.REFORM - moves.ATTACK]
        if not fresh >> 20:
            continue
        near &= ~position.colonists
        if near:
            if count(fresh, REVOLT):
                found |= BIT[moves.REVOLT - moves.ATTACK]
            if near & exposed and count(fresh, CONSPIRACY):
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


def _action_steps(position: Position, seat: i64) -> tuple[i64, i64]:
    """The next step of an action: from where, by whom, against what, with how many of each."""
    action = position.begun
    if position.source == NONE:
        return LAND, origins(position, seat, action)
    if position.leader == NONE:
        return 0, kinds(position.fresh(position.source) & leading(action))
    if position.target == NONE:
        return LAND, aims_from(position, seat, action, position.source)
    fresh = position.fresh(position.source)
    if position.citizens == NONE:
        return NUMBER, _numbers(0 if count(fresh, MERCENARY) else 1, count(fresh, CITIZEN))
    return NUMBER, _numbers(0 if position.citizens else 1, count(fresh, MERCENARY))


def _numbers(low: i64, high: i64) -> i64:
    return BIT[high + 1] - BIT[low]


def leading(action: i64) -> i64:
    """The counts, in a multiset, of those who may take this action."""
    return _MILITARY if action == moves.ATTACK else _POLITICAL


def origins(position: Position, seat: i64, action: i64) -> i64:
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
    aims = position.exposed(seat)
    if action != moves.CONSPIRE:
        aims |= position.independent
    if action != moves.ATTACK:
        aims &= ~position.colonists
    return BORDERS[t] & aims


# The windows


def punishers(position: Position, seat: i64) -> i64:
    """The territories of a player where a punishment lies with a counsellor or a prince."""
    found: i64 = 0
    left = position.owned[seat]
    while left:
        t = first_land(left)
        left &= left - 1
        loose = position.loose(t)
        if count(loose, PUNISHMENT) and loose & _POLITICAL:
            found |= BIT[t]
    return found


def commanders(position: Position) -> i64:
    """Who could lead the defence of the territory that is attacked: a captain, a prince; as kinds."""
    return kinds(position.loose(position.target) & _MILITARY)


def _defences(position: Position) -> tuple[i64, i64]:
    """Nothing; or so many citizens, so many mercenaries, two or more under a leader."""
    if position.begun == NONE:
        return NOTHING, 1 | _first_guards(position) << NUMBER - NOTHING
    if position.guard_mercenaries != NONE:
        return 0, commanders(position)
    if position.guard_citizens == NONE:
        return NUMBER, _first_guards(position)
    return NUMBER, _numbers(0 if position.guard_citizens else 1, most_mercenaries(position))


def _first_guards(position: Position) -> i64:
    """How many citizens may defend; or mercenaries, if there are no citizens."""
    citizens, mercenaries = guards_available(position)
    if not citizens:
        return _numbers(1, min(mercenaries, most_guards(position))) if mercenaries else 0
    return _numbers(0 if mercenaries else 1, min(citizens, most_guards(position)))


def guards_available(position: Position) -> tuple[i64, i64]:
    """The citizens and mercenaries that lie in the territory that is attacked."""
    loose = position.loose(position.target)
    return count(loose, CITIZEN), count(loose, MERCENARY)


def most_guards(position: Position) -> i64:
    """How many armies may defend in all: one, unless there is a leader; one, too, where a leader was named first."""
    return 1 if position.under != NONE or not commanders(position) else 20


def most_mercenaries(position: Position) -> i64:
    """How many mercenaries may defend beside the citizens that do."""
    _, mercenaries = guards_available(position)
    return min(mercenaries, most_guards(position) - position.guard_citizens)


def has_machiavelli(position: Position, seat: i64) -> bool:
    """Whether this player holds Machiavelli, or has it on a territory."""
    if count(position.hands[seat], MACHIAVELLI):
        return True
    return machiavelli_at(position, seat) != NONE


def machiavelli_at(position: Position, seat: i64) -> i64:
    """The territory of this player on which Machiavelli lies, or NONE."""
    left = position.owned[seat]
    while left:
        t = first_land(left)
        left &= left - 1
        if count(position.loose(t), MACHIAVELLI):
            return t
    return NONE


def most_sacrificed(position: Position) -> i64:
    """How many citizens the loser may sacrifice: no more than the winner has armies in the battle."""
    if position.current == position.turn:
        return min(position.citizens, position.guards())
    return min(position.guard_citizens, position.citizens + position.mercenaries)


# Refusals


def refusal(position: Position, move: i64, seat: i64) -> Refused | None:
    """Why this seat, which is asked, may not make this move; None if it is a form that is not listed."""
    phase = position.phase
    if phase == NEGOTIATING:
        return _why_no_dealing(position, move, seat)
    if phase == DEFENDING:
        return _why_no_defence(position, move)
    if (phase == DRAWING or phase == DISCARDING) and move < NOTHING:
        return Refused("prince-stays") if move == PRINCE else Refused("not-held", card=CARD_NAMES[move])
    if phase == DRAWING and move == moves.DRAW_UP:
        over = position.counted(seat) - position.draw_target(seat)
        return Refused("draw-excess", count=int(over))
    if phase == PREPARING:
        return _why_not_prepared(position, move, seat)
    if phase == ACTING:
        return _why_no_action(position, move, seat)
    if phase == TRUMPING and move == moves.USE:
        return Refused("no-machiavelli")
    if phase == PUNISHING and LAND <= move < NOTHING:
        return no_punishment(position, move - LAND, seat)
    if phase == SACRIFICING and NUMBER <= move < moves.OFFER:
        return Refused("sacrifice-range", most=int(most_sacrificed(position)))
    return Refused("not-now", phase=PHASE_NAMES[phase])


def no_punishment(position: Position, t: i64, seat: i64) -> Refused:
    """Why no punishment can be meted out from there."""
    if not position.owned[seat] >> t & 1:
        return Refused("not-yours", territory=LAND_NAMES[t])
    return Refused("no-punishment", territory=LAND_NAMES[t])


def _why_no_dealing(position: Position, move: i64, seat: i64) -> Refused | None:
    if position.begun == NONE:
        if moves.OFFER <= move < moves.ACCEPT:
            if move - moves.OFFER == seat:
                return Refused("offer-self")
            if move - moves.OFFER != ANYONE and move - moves.OFFER >= position.rules.players:
                return Refused("no-such-seat")
            return Refused("offers-most", most=int(OWN_OFFERS))
        if moves.ACCEPT <= move < moves.DONE:
            return _why_no_answer(position, move, seat)
        return Refused("not-now", phase=PHASE_NAMES[NEGOTIATING])
    if moves.MORE <= move < moves.UNDER:
        card = move - moves.MORE
        if not _offer_steps(position, seat) >> card & 1:
            return _why_not_in_offer(position, card, seat)
        return None if position.wanting or _gives_more(position, card, seat) else Refused("offer-last-card")
    if move < NOTHING:
        return _why_not_in_offer(position, move, seat)
    return Refused("offer-nothing") if move == NOTHING else Refused("not-now", phase=PHASE_NAMES[NEGOTIATING])


def _gives_more(position: Position, card: i64, seat: i64) -> bool:
    """Whether anything is left to give after this card: a step that adds to an offer is never the last."""
    if card < LAND:
        left = position.hands[seat] - position.giving - CARD[card]
        return left & ~_PRINCE_CARD != 0 or givable(position, seat, position.giving_lands) != 0
    left = position.hands[seat] - position.giving
    return left & ~_PRINCE_CARD != 0 or givable(position, seat, position.giving_lands | BIT[card - LAND]) != 0


def _why_no_answer(position: Position, move: i64, seat: i64) -> Refused:
    """What is said of an offer that is not open to somebody is the same whether there is one or not."""
    if move >= moves.WITHDRAW:
        return Refused("offer-not-yours")
    place = position.offer_place(seat, (move - moves.ACCEPT) % MOST_OFFERS)
    if place != NONE and position.makers[place] == seat:
        return Refused("offer-own")
    if place == NONE or not position.is_open_to(place, seat):
        return Refused("offer-closed")
    if not position.can_give(seat, position.wants[place], position.wants_lands[place]):
        return Refused("offer-lacking")
    return Refused("offer-last")


def _why_not_in_offer(position: Position, card: i64, seat: i64) -> Refused:
    if card == PRINCE:
        return Refused("prince-traded")
    if not position.wanting:
        if card >= LAND and position.owned[seat] >> card - LAND & 1:
            return Refused("land-traded" if not position.rules.trade_lands else "land-last", card=CARD_NAMES[card])
        return Refused("not-held", card=CARD_NAMES[card])
    if card >= LAND:
        return Refused("land-wanted", card=CARD_NAMES[card])
    return Refused("wanted-too-many", card=CARD_NAMES[card], most=COPIES[card])


def _why_not_prepared(position: Position, move: i64, seat: i64) -> Refused:
    if position.begun == NONE:
        if move < LAND:
            if not count(position.hands[seat], move):
                return Refused("not-held", card=CARD_NAMES[move])
            return Refused("no-land")
        if move < NOTHING:
            return Refused("not-held", card=CARD_NAMES[move])
        if move == moves.RECALL:
            return Refused("nothing-placed")
    elif LAND <= move < NOTHING and (position.begun == LAYING or position.source == NONE):
        if not position.owned[seat] >> move - LAND & 1:
            return Refused("not-yours", territory=LAND_NAMES[move - LAND])
        return Refused("nothing-there", territory=LAND_NAMES[move - LAND])
    elif move < LAND and position.begun == moves.RECALL and position.source != NONE:
        return Refused("not-there", card=CARD_NAMES[move], territory=LAND_NAMES[position.source])
    return Refused("not-now", phase=PHASE_NAMES[PREPARING])


def _why_no_action(position: Position, move: i64, seat: i64) -> Refused:
    if position.begun == NONE:
        if moves.ATTACK <= move < moves.END:
            return Refused("no-such-action", action=moves.ACTION_NAMES[move - moves.ATTACK])
    elif position.source == NONE and LAND <= move < NOTHING:
        return no_origin(position, position.begun, move - LAND, seat)
    elif position.leader == NONE and position.source != NONE and move < LAND:
        return no_leader(position, position.begun, position.source, move)
    elif position.target == NONE and position.leader != NONE and LAND <= move < NOTHING:
        return no_aim(position, position.begun, position.source, move - LAND, seat)
    elif NUMBER <= move < moves.OFFER and position.target != NONE:
        return Refused("too-few-armies", territory=LAND_NAMES[position.source])
    return Refused("not-now", phase=PHASE_NAMES[ACTING])


def no_origin(position: Position, action: i64, t: i64, seat: i64) -> Refused:
    """Why this action cannot be taken from there; the aims are not looked at unless all else would do."""
    name = moves.ACTION_NAMES[action - moves.ATTACK]
    if not position.owned[seat] >> t & 1:
        return Refused("not-yours", territory=LAND_NAMES[t])
    fresh = position.fresh(t)
    if not fresh & leading(action):
        return Refused("no-leader", territory=LAND_NAMES[t], action=name)
    if not has_means(fresh, action):
        if action == moves.ATTACK:
            return Refused("too-few-armies", territory=LAND_NAMES[t])
        return Refused("not-there", card=CARD_NAMES[NEEDS[action - moves.ATTACK]], territory=LAND_NAMES[t])
    if action >= moves.FORTIFY:
        return no_aim(position, action, t, t, seat)
    return Refused("no-aim", territory=LAND_NAMES[t], action=name)


def no_leader(position: Position, action: i64, t: i64, kind: i64) -> Refused:
    """Why this card cannot take this action there."""
    if kind > CAPTAIN or not leading(action) >> 4 * kind & 15:
        return Refused("cannot-lead", card=CARD_NAMES[kind], action=moves.ACTION_NAMES[action - moves.ATTACK])
    if count(position.loose(t), kind):
        return Refused("has-acted", card=CARD_NAMES[kind], territory=LAND_NAMES[t])
    return Refused("not-there", card=CARD_NAMES[kind], territory=LAND_NAMES[t])


def no_aim(position: Position, action: i64, source: i64, t: i64, seat: i64) -> Refused:
    """Why this action cannot be aimed at this territory."""
    name = LAND_NAMES[t]
    if action == moves.FORTIFY:
        return Refused("has-castle", territory=name)
    if action == moves.COLONISE:
        return Refused("has-colonists", territory=name)
    if action == moves.REFORM:
        return Refused("is-stable", territory=name)
    if not position.table() >> t & 1:
        return Refused("not-on-table", territory=name)
    if position.owned[seat] >> t & 1:
        return Refused("own-target", territory=name)
    independent = position.independent >> t & 1
    if independent and (action == moves.SPY or action == moves.CONSPIRE):
        return Refused("independent", territory=name)
    if not BORDERS[source] >> t & 1:
        return Refused("no-border", territory=name, origin=LAND_NAMES[source])
    if not independent and not position.exposed(seat) >> t & 1:
        return Refused("last-land", territory=name)
    return Refused("colonised", territory=name)


def _why_no_defence(position: Position, move: i64) -> Refused | None:
    if moves.UNDER <= move <= moves.UNDER + 1:
        if position.begun != NONE:
            return Refused("not-now", phase=PHASE_NAMES[DEFENDING])
        kind = PRINCE if move == moves.UNDER else CAPTAIN
        if not count(position.loose(position.target), kind):
            return Refused("not-there", card=CARD_NAMES[kind], territory=LAND_NAMES[position.target])
        citizens, mercenaries = guards_available(position)
        return None if citizens + mercenaries else Refused("too-few-armies", territory=LAND_NAMES[position.target])
    if NUMBER <= move < moves.OFFER:
        return no_guards(position)
    if move < LAND and position.guard_mercenaries != NONE:
        if move != PRINCE and move != CAPTAIN:
            return Refused("cannot-command", card=CARD_NAMES[move])
        return Refused("not-there", card=CARD_NAMES[move], territory=LAND_NAMES[position.target])
    return Refused("not-now", phase=PHASE_NAMES[DEFENDING])


def no_guards(position: Position) -> Refused:
    """Why so many armies cannot defend."""
    citizens, mercenaries = guards_available(position)
    if citizens + mercenaries > 1 and not commanders(position):
        return Refused("needs-commander", territory=LAND_NAMES[position.target])
    return Refused("too-few-armies", territory=LAND_NAMES[position.target])
