"""Why something may not be done in Princeps."""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from signoria.core.bits import BIT, NONE
from signoria.core.errors import Refused
from signoria.core.text import word
from signoria.games.princeps import actions, contests, drawing, moves, negotiation, outcomes
from signoria.games.princeps.cards import BORDERS, CAPTAIN, CARD, CARD_NAMES, COPIES, PRINCE, PRINCE_CARD, count
from signoria.games.princeps.lands import LAND_NAMES
from signoria.games.princeps.moves import ANYONE, LAND, MOST_OFFERS, NOTHING, NUMBER, OWN_OFFERS
from signoria.games.princeps.position import (
    ACTING,
    ANSWERING,
    DEFENDING,
    DISCARDING,
    DRAWING,
    LAYING,
    NEGOTIATING,
    PHASE_NAMES,
    PREPARING,
    SACRIFICING,
    TRUMPING,
    Position,
)


def refusal(position: Position, move: i64, seat: i64) -> Refused | None:
    """Why this seat, which is asked, may not make this move; None if it is a form that is not listed."""
    phase = position.phase
    if phase == NEGOTIATING:
        return _why_no_dealing(position, move, seat)
    if phase == DEFENDING:
        return _why_no_defence(position, move)
    if (phase == DRAWING or phase == DISCARDING) and move < NOTHING:
        return Refused("prince-stays") if move == PRINCE else Refused("not-held", card=word(CARD_NAMES[move]))
    if phase == DRAWING and move == moves.DRAW_UP:
        over = drawing.counted(position, seat) - drawing.draw_target(position, seat)
        return Refused("draw-excess", count=int(over))
    if phase == PREPARING:
        return _why_not_prepared(position, move, seat)
    if phase == ACTING:
        return _why_no_action(position, move, seat)
    if phase == TRUMPING and move == moves.USE:
        return Refused("no-machiavelli")
    if phase == ANSWERING and LAND <= move < NOTHING:
        return _no_punishment(position, move - LAND, seat)
    if phase == ANSWERING and move == moves.COLONISE:
        return Refused("no-colonists", territory=word(LAND_NAMES[position.target]))
    if phase == SACRIFICING and NUMBER <= move < moves.OFFER:
        return Refused("sacrifice-range", most=int(outcomes.most_sacrificed(position)))
    return Refused("not-now", phase=word(PHASE_NAMES[phase]))


def _no_punishment(position: Position, t: i64, seat: i64) -> Refused:
    """Why no punishment can be meted out from there."""
    if position.contest == moves.REVOLT:
        return Refused("revolt-punished")
    if not position.owned[seat] >> t & 1:
        return Refused("not-yours", territory=word(LAND_NAMES[t]))
    return Refused("no-punishment", territory=word(LAND_NAMES[t]))


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
        return Refused("not-now", phase=word(PHASE_NAMES[NEGOTIATING]))
    if moves.MORE <= move < moves.UNDER:
        card = move - moves.MORE
        if not negotiation.offer_steps(position, seat) >> card & 1:
            return _why_not_in_offer(position, card, seat)
        return None if position.wanting or _gives_more(position, card, seat) else Refused("offer-last-card")
    if move < NOTHING:
        return _why_not_in_offer(position, move, seat)
    return Refused("offer-nothing") if move == NOTHING else Refused("not-now", phase=word(PHASE_NAMES[NEGOTIATING]))


def _gives_more(position: Position, card: i64, seat: i64) -> bool:
    """Whether anything is left to give after this card: a step that adds to an offer is never the last."""
    left = position.hands[seat] - position.giving
    lands = position.giving_lands
    if card < LAND:
        left -= CARD[card]
    else:
        lands |= BIT[card - LAND]
    return left & ~PRINCE_CARD != 0 or negotiation.givable(position, seat, lands) != 0


def _why_no_answer(position: Position, move: i64, seat: i64) -> Refused:
    """What is said of an offer that is not open to somebody is the same whether there is one or not."""
    if move >= moves.WITHDRAW:
        return Refused("offer-not-yours")
    place = negotiation.offer_place(position, seat, (move - moves.ACCEPT) % MOST_OFFERS)
    if place != NONE and position.makers[place] == seat:
        return Refused("offer-own")
    if place == NONE or not negotiation.is_open_to(position, place, seat):
        return Refused("offer-closed")
    if not negotiation.can_give(position, seat, position.wants[place], position.wants_lands[place]):
        return Refused("offer-lacking")
    return Refused("offer-last")


def _why_not_in_offer(position: Position, card: i64, seat: i64) -> Refused:
    if card == PRINCE:
        return Refused("prince-traded")
    if not position.wanting:
        if card >= LAND and position.owned[seat] >> card - LAND & 1:
            return Refused(
                "land-traded" if not position.rules.trade_lands else "land-last", card=word(CARD_NAMES[card])
            )
        return Refused("not-held", card=word(CARD_NAMES[card]))
    if card >= LAND:
        return Refused("land-kept" if position.rules.trade_lands else "land-wanted", card=word(CARD_NAMES[card]))
    return Refused("wanted-too-many", card=word(CARD_NAMES[card]), most=COPIES[card])


def _why_not_prepared(position: Position, move: i64, seat: i64) -> Refused:
    if position.begun == NONE:
        if move < LAND:
            if not count(position.hands[seat], move):
                return Refused("not-held", card=word(CARD_NAMES[move]))
            return Refused("no-land")
        if move < NOTHING:
            return Refused("not-held", card=word(CARD_NAMES[move]))
        if move == moves.RECALL:
            return Refused("nothing-placed")
    elif LAND <= move < NOTHING and (position.begun == LAYING or position.source == NONE):
        if not position.owned[seat] >> move - LAND & 1:
            return Refused("not-yours", territory=word(LAND_NAMES[move - LAND]))
        return Refused("nothing-there", territory=word(LAND_NAMES[move - LAND]))
    elif move < LAND and position.begun == moves.RECALL and position.source != NONE:
        return Refused("not-there", card=word(CARD_NAMES[move]), territory=word(LAND_NAMES[position.source]))
    return Refused("not-now", phase=word(PHASE_NAMES[PREPARING]))


def _why_no_action(position: Position, move: i64, seat: i64) -> Refused:
    if position.begun == NONE:
        if moves.ATTACK <= move < moves.END:
            return Refused("no-such-action", action=word(moves.ACTION_NAMES[move - moves.ATTACK]))
    elif position.source == NONE and LAND <= move < NOTHING:
        return no_origin(position, position.begun, move - LAND, seat)
    elif position.leader == NONE and position.source != NONE and move < LAND:
        return no_leader(position, position.begun, position.source, move)
    elif position.target == NONE and position.leader != NONE and LAND <= move < NOTHING:
        return no_aim(position, position.begun, position.source, move - LAND, seat)
    elif NUMBER <= move < moves.OFFER and position.target != NONE:
        return Refused("too-few-armies", territory=word(LAND_NAMES[position.source]))
    return Refused("not-now", phase=word(PHASE_NAMES[ACTING]))


def no_origin(position: Position, action: i64, t: i64, seat: i64) -> Refused:
    """Why this action cannot be taken from there; the aims are not looked at unless all else would do."""
    name = moves.ACTION_NAMES[action - moves.ATTACK]
    if not position.owned[seat] >> t & 1:
        return Refused("not-yours", territory=word(LAND_NAMES[t]))
    fresh = position.fresh(t)
    if not fresh & actions.leading(action):
        return Refused("no-leader", territory=word(LAND_NAMES[t]), action=word(name))
    if not actions.has_means(fresh, action):
        if action == moves.ATTACK:
            return Refused("too-few-armies", territory=word(LAND_NAMES[t]))
        return Refused(
            "not-there", card=word(CARD_NAMES[actions.NEEDS[action - moves.ATTACK]]), territory=word(LAND_NAMES[t])
        )
    if action >= moves.FORTIFY:
        return no_aim(position, action, t, t, seat)
    return Refused("no-aim", territory=word(LAND_NAMES[t]), action=word(name))


def no_leader(position: Position, action: i64, t: i64, kind: i64) -> Refused:
    """Why this card cannot take this action there."""
    if kind > CAPTAIN or not actions.leading(action) >> 4 * kind & 15:
        return Refused(
            "cannot-lead", card=word(CARD_NAMES[kind]), action=word(moves.ACTION_NAMES[action - moves.ATTACK])
        )
    if count(position.loose(t), kind):
        return Refused("has-acted", card=word(CARD_NAMES[kind]), territory=word(LAND_NAMES[t]))
    return Refused("not-there", card=word(CARD_NAMES[kind]), territory=word(LAND_NAMES[t]))


def no_aim(position: Position, action: i64, source: i64, t: i64, seat: i64) -> Refused:
    """Why this action cannot be aimed at this territory."""
    name = LAND_NAMES[t]
    if action == moves.FORTIFY:
        return Refused("has-castle", territory=word(name))
    if action == moves.COLONISE:
        return Refused("has-colonists", territory=word(name))
    if action == moves.REFORM:
        return Refused("is-stable", territory=word(name))
    if not position.table() >> t & 1:
        return Refused("not-on-table", territory=word(name))
    if position.owned[seat] >> t & 1:
        return Refused("own-target", territory=word(name))
    independent = position.independent >> t & 1
    if independent and (action == moves.SPY or action == moves.CONSPIRE):
        return Refused("independent", territory=word(name))
    if not BORDERS[source] >> t & 1:
        return Refused("no-border", territory=word(name), origin=word(LAND_NAMES[source]))
    if not independent and not actions.exposed(position, seat) >> t & 1:
        return Refused("last-land", territory=word(name))
    return Refused("colonised", territory=word(name))


def _why_no_defence(position: Position, move: i64) -> Refused | None:
    if moves.UNDER <= move <= moves.UNDER + 1:
        if position.begun != NONE:
            return Refused("not-now", phase=word(PHASE_NAMES[DEFENDING]))
        kind = PRINCE if move == moves.UNDER else CAPTAIN
        if not count(position.loose(position.target), kind):
            return Refused("not-there", card=word(CARD_NAMES[kind]), territory=word(LAND_NAMES[position.target]))
        citizens, mercenaries = contests.guards_available(position)
        return (
            None if citizens + mercenaries else Refused("too-few-armies", territory=word(LAND_NAMES[position.target]))
        )
    if NUMBER <= move < moves.OFFER:
        return _no_guards(position)
    if move < LAND and position.guard_mercenaries != NONE:
        if move != PRINCE and move != CAPTAIN:
            return Refused("cannot-command", card=word(CARD_NAMES[move]))
        return Refused("not-there", card=word(CARD_NAMES[move]), territory=word(LAND_NAMES[position.target]))
    return Refused("not-now", phase=word(PHASE_NAMES[DEFENDING]))


def _no_guards(position: Position) -> Refused:
    """Why so many armies cannot defend."""
    citizens, mercenaries = contests.guards_available(position)
    if citizens + mercenaries > 1 and not contests.commanders(position):
        return Refused("needs-commander", territory=word(LAND_NAMES[position.target]))
    return Refused("too-few-armies", territory=word(LAND_NAMES[position.target]))
