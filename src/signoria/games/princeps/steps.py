"""From what words say to the steps of a play of Princeps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from signoria.core.bits import NONE
from signoria.core.errors import Refused
from signoria.core.game import Said
from signoria.core.text import word
from signoria.games.princeps import actions, contests, moves, negotiation, notation, outcomes, refusals
from signoria.games.princeps.cards import CARD_NAMES, CITIZEN, COUNSELLOR, KIND_NAMES, MERCENARY, PRINCE, count
from signoria.games.princeps.lands import LAND_NAMES
from signoria.games.princeps.moves import LAND, NOTHING, NUMBER
from signoria.games.princeps.position import (
    ACTING,
    ANSWERING,
    DEFENDING,
    DISCARDING,
    DRAWING,
    NEGOTIATING,
    PHASE_NAMES,
    PREPARING,
    SACRIFICING,
)
from signoria.games.princeps.rules import HAND_LIMIT
from signoria.games.princeps.state import Princeps

_PHASES: Final = {
    notation.DISCARD: (DRAWING, DISCARDING),
    notation.OFFER: (NEGOTIATING,),
    notation.ANSWER: (NEGOTIATING,),
    notation.SETTLE: (PREPARING,),
    notation.LAY: (PREPARING,),
    notation.RECALL: (PREPARING,),
    notation.AIMED: (ACTING,),
    notation.AT_HOME: (ACTING,),
    notation.STABILISE: (ACTING,),
    notation.PUNISH: (ANSWERING,),
    notation.CALM: (ANSWERING,),
    notation.DEFEND: (DEFENDING,),
    notation.SACRIFICE: (SACRIFICING,),
}


def steps(said: Said, state: Princeps, seat: int) -> tuple[int, ...]:
    """The actions that make this play in this position; Refused if none can."""
    form, *rest = said
    if form < notation.DISCARD:
        return (form,)
    if not state.asks(seat):
        return (int(moves.DONE),)
    if state.phase not in _PHASES[form]:
        raise Refused("not-now", phase=word(PHASE_NAMES[state.phase]))
    makers = {
        notation.DISCARD: _discard_steps,
        notation.OFFER: _offer_steps,
        notation.ANSWER: _answer_steps,
        notation.SETTLE: _settle_steps,
        notation.LAY: _lay_steps,
        notation.RECALL: _recall_steps,
        notation.AIMED: _aimed_steps,
        notation.AT_HOME: _home_steps,
        notation.STABILISE: _stabilise_steps,
        notation.PUNISH: _punish_steps,
        notation.CALM: _calm_steps,
        notation.DEFEND: _defend_steps,
        notation.SACRIFICE: _sacrifice_steps,
    }
    return makers[form](rest, state, seat)


def _discard_steps(cards: Sequence[int], state: Princeps, seat: int) -> tuple[int, ...]:
    if state.phase == DISCARDING:
        excess = int(state.hand_size(seat) - HAND_LIMIT)
        if len(cards) > excess:
            raise Refused("discard-excess", most=excess)
    return tuple(cards)


def _offer_steps(rest: Sequence[int], state: Princeps, seat: int) -> tuple[int, ...]:
    to, given, *cards = rest
    give, want = cards[:given], cards[given:]
    found = [int(moves.OFFER) + to]
    for side in (give, want):
        found += [int(moves.MORE) + card for card in side[:-1]]
        found.append(side[-1] if side else int(NOTHING))
    for card in set(give):
        held = count(state.hands[seat], card) if card < LAND else 1
        if give.count(card) > held and held and card != PRINCE:
            raise Refused("not-so-many", card=word(CARD_NAMES[card]), count=int(held))
    return tuple(found)


def _answer_steps(rest: Sequence[int], state: Princeps, seat: int) -> tuple[int, ...]:
    base, number = rest
    index = int(negotiation.offer_index(state, seat, number))
    place = negotiation.offer_place(state, seat, index) if index != NONE else NONE
    if place == NONE or not (negotiation.is_open_to(state, place, seat) or state.makers[place] == seat):
        raise Refused("offer-unknown", offer=number)
    return (base + index,)


def _settle_steps(rest: Sequence[int], state: Princeps, seat: int) -> tuple[int, ...]:
    return (int(LAND) + rest[0],)


def _lay_steps(rest: Sequence[int], state: Princeps, seat: int) -> tuple[int, ...]:
    t, *cards = rest
    found: list[int] = []
    for card in cards:
        if card >= LAND:
            raise Refused("land-laid", card=word(CARD_NAMES[card]))
        found += [card, int(LAND) + t]
    return tuple(found)


def _recall_steps(rest: Sequence[int], state: Princeps, seat: int) -> tuple[int, ...]:
    t, *cards = rest
    if not state.owned[seat] >> t & 1:
        raise Refused("not-yours", territory=word(LAND_NAMES[t]))
    most = int(HAND_LIMIT - state.hand_size(seat))
    if len(cards) > max(1, most + 1):
        raise Refused("recall-full", most=max(0, most))
    found: list[int] = []
    for card in cards:
        if card >= LAND or cards.count(card) > count(state.loose(t), card):
            raise Refused("not-there", card=word(CARD_NAMES[card]), territory=word(LAND_NAMES[t]))
        found += [int(moves.RECALL), int(LAND) + t, card]
    return tuple(found)


def _check_origin(state: Princeps, action: int, source: int, leader: int, seat: int) -> None:
    """Refused, with the reason that a player would look for first, if nothing of this kind can be done from there."""
    if not state.owned[seat] >> source & 1:
        raise Refused("not-yours", territory=word(LAND_NAMES[source]))
    if not actions.leading(action) >> 4 * leader & 15 or not count(state.fresh(source), leader):
        raise refusals.no_leader(state, action, source, leader)
    if action != moves.ATTACK and not actions.has_means(state.fresh(source), action):
        raise refusals.no_origin(state, action, source, seat)


def _aimed_steps(rest: Sequence[int], state: Princeps, seat: int) -> tuple[int, ...]:
    action, target, source, leader, *force = rest
    _check_origin(state, action, source, leader, seat)
    if not actions.aims_from(state, seat, action, source) >> target & 1:
        raise refusals.no_aim(state, action, source, target, seat)
    found = [action, int(LAND) + source, leader, int(LAND) + target]
    if not force:
        return tuple(found)
    fresh = state.fresh(source)
    for number, kind in zip(force, (CITIZEN, MERCENARY), strict=True):
        available = count(fresh, kind)
        if number > available:
            if number <= count(state.loose(source), kind):
                raise Refused("has-attacked", card=word(KIND_NAMES[kind]), territory=word(LAND_NAMES[source]))
            raise Refused("too-few-armies", territory=word(LAND_NAMES[source]))
        if available:
            found.append(int(NUMBER) + number)
    return tuple(found)


def _home_steps(rest: Sequence[int], state: Princeps, seat: int) -> tuple[int, ...]:
    action, t, leader = rest
    _check_origin(state, action, t, leader, seat)
    if not actions.aims_from(state, seat, action, t):
        raise refusals.no_aim(state, action, t, t, seat)
    return action, int(LAND) + t, leader


def _stabilise_steps(rest: Sequence[int], state: Princeps, seat: int) -> tuple[int, ...]:
    t = rest[0]
    if not state.owned[seat] >> t & 1:
        raise Refused("not-yours", territory=word(LAND_NAMES[t]))
    if not count(state.fresh(t), PRINCE):
        raise refusals.no_leader(state, int(moves.STABILISE), t, int(PRINCE))
    if not state.unstable >> t & 1:
        raise Refused("is-stable", territory=word(LAND_NAMES[t]))
    return (int(moves.STABILISE),)


def _punish_steps(rest: Sequence[int], state: Princeps, seat: int) -> tuple[int, ...]:
    return (int(LAND) + rest[0],)


def _calm_steps(rest: Sequence[int], state: Princeps, seat: int) -> tuple[int, ...]:
    if rest[0] != state.target:
        raise Refused("not-the-target", territory=word(LAND_NAMES[rest[0]]))
    return (int(moves.COLONISE),)


def _defend_steps(rest: Sequence[int], state: Princeps, seat: int) -> tuple[int, ...]:
    citizens, mercenaries, under = rest
    name = LAND_NAMES[state.target]
    total = citizens + mercenaries
    if not total:
        if under != NONE:
            raise Refused("command-nothing")
        return (int(NOTHING),)
    if under == COUNSELLOR:
        raise Refused("cannot-command", card=word(KIND_NAMES[under]))
    if under != NONE and not count(state.loose(state.target), under):
        raise Refused("not-there", card=word(KIND_NAMES[under]), territory=word(name))
    available = contests.guards_available(state)
    if citizens > available[0] or mercenaries > available[1]:
        raise Refused("too-few-armies", territory=word(name))
    if total > 1 and under == NONE:
        raise Refused("needs-commander", territory=word(name))
    found = [int(moves.UNDER) + (0 if under == PRINCE else 1)] if total == 1 and under != NONE else []
    most = int(contests.most_guards(state)) if not found else 1
    if available[0]:
        found.append(int(NUMBER) + citizens)
    if available[1] and (not available[0] or min(int(available[1]), most - citizens) > 0):
        found.append(int(NUMBER) + mercenaries)
    return (*found, under) if total > 1 else tuple(found)


def _sacrifice_steps(rest: Sequence[int], state: Princeps, seat: int) -> tuple[int, ...]:
    most = int(outcomes.most_sacrificed(state))
    if rest[0] > most:
        raise Refused("sacrifice-range", most=most)
    return (int(NUMBER) + rest[0],)
