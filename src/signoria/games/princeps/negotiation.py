"""Negotiate: offers, who sees them, and what follows from them."""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from signoria.core.bits import BIT, NONE
from signoria.games.princeps import events as told
from signoria.games.princeps import garrisons, hands, moves
from signoria.games.princeps.cards import (
    ALL_LANDS,
    CARD,
    COPIES,
    KINDS,
    NOT_PRINCE,
    contains,
    count,
    first_land,
    kinds,
    listed,
)
from signoria.games.princeps.moves import ANYONE, LAND, NOTHING, OWN_OFFERS
from signoria.games.princeps.position import NEGOTIATING, PREPARING, THEN_NEGOTIATE, Position


def negotiate(position: Position) -> None:
    """The negotiation opens."""
    position.turn = position.mano
    position.done = 0
    position.offered = 0
    position.offers = 0
    position.speaker = NONE
    position.phase = NEGOTIATING
    position.tell(told.OPENED)
    talk_on(position)


def talk_on(position: Position) -> None:
    """All who are not done may speak, the one behind the last speaker first; or the phase closes."""
    position.phase = NEGOTIATING
    position.pending = position.rules.everybody & ~position.done
    if not position.pending:
        position.offers = 0
        position.speaker = NONE
        position.tell(told.CLOSED)
        position.turn = position.mano
        position.ask(PREPARING, position.mano)
        return
    seat = position.mano if position.speaker == NONE else position.next_seat(position.speaker)
    while not position.pending >> seat & 1:
        seat = position.next_seat(seat)
    position.current = seat


def sees_offer(position: Position, seat: i64, place: i64) -> bool:
    """Whether a player knows of the offer in this place: an own one, one to them, or one to anyone."""
    to = position.to[place]
    return to == ANYONE or to == seat or position.makers[place] == seat


def offer_place(position: Position, seat: i64, index: i64) -> i64:
    """Where the offer is kept that comes at this index among those that a player sees; NONE if none does."""
    for place in range(position.offers):
        if sees_offer(position, seat, place):
            if not index:
                return place
            index -= 1
    return NONE


def offer_index(position: Position, seat: i64, number: i64) -> i64:
    """The index of the offer of this number among those that a player sees; NONE if it is not among them."""
    index: i64 = 0
    for place in range(position.offers):
        if sees_offer(position, seat, place):
            if position.numbers[place] == number:
                return index
            index += 1
    return NONE


def _open_offers(position: Position, seat: i64) -> i64:
    """How many offers of a player are open."""
    found: i64 = 0
    for place in range(position.offers):
        if position.makers[place] == seat:
            found += 1
    return found


def is_open_to(position: Position, place: i64, seat: i64) -> bool:
    """Whether this seat may answer the offer in this place."""
    if position.makers[place] == seat:
        return False
    return position.to[place] == seat or (position.to[place] == ANYONE and not position.declined[place] >> seat & 1)


def can_give(position: Position, seat: i64, cards: i64, lands: i64) -> bool:
    """Whether a player has these cards in hand, or, where they may be traded, these territories on the table."""
    if not contains(position.hands[seat], cards):
        return False
    placed = lands & ~position.lands[seat]
    if not placed:
        return True
    owned = position.owned[seat]
    return position.rules.trade_lands != 0 and placed & ~owned == 0 and owned & ~placed != 0


def still_has(position: Position, place: i64) -> bool:
    """Whether the maker of an offer has all that it gives, be it in hand or on the table."""
    maker = position.makers[place]
    return contains(position.hands[maker], position.gives[place]) and not position.gives_lands[place] & ~(
        position.lands[maker] | position.owned[maker]
    )


def choices(position: Position, seat: i64) -> tuple[i64, i64]:
    """What a player who negotiates may do, or the next step of an offer."""
    if position.begun == NONE:
        return moves.OFFER, _dealings(position, seat)
    return 0, offer_steps(position, seat)


def _dealings(position: Position, seat: i64) -> i64:
    """Offers to make, to answer, to withdraw; or to have done."""
    found = BIT[moves.DONE - moves.OFFER]
    index: i64 = 0
    for place in range(position.offers):
        if not sees_offer(position, seat, place):
            continue
        if position.makers[place] == seat:
            found |= BIT[moves.WITHDRAW - moves.OFFER + index]
        elif is_open_to(position, place, seat):
            found |= BIT[moves.DECLINE - moves.OFFER + index]
            if _can_accept(position, place, seat):
                found |= BIT[moves.ACCEPT - moves.OFFER + index]
        index += 1
    if _open_offers(position, seat) < OWN_OFFERS:
        found |= position.rules.everybody & ~(1 << seat) | 1 << ANYONE
    return found


def _can_accept(position: Position, place: i64, seat: i64) -> bool:
    """Whether a player has what an offer wants, and its maker would keep a territory; what it gives its maker has."""
    owned = position.owned[position.makers[place]]
    if owned and not owned & ~position.gives_lands[place]:
        return False
    return can_give(position, seat, position.wants[place], position.wants_lands[place])


def givable(position: Position, seat: i64, lands: i64) -> i64:
    """The territories that a player may give beside these: cards in hand, and table territories but the last."""
    found = position.lands[seat]
    if position.rules.trade_lands:
        left = position.owned[seat] & ~lands
        if left & left - 1:
            found |= left
    return found & ~lands


def _wantable(position: Position, addressee: i64, seat: i64, lands: i64) -> i64:
    """The territories that an offer may want beside these: those off the table, and what one who is asked may give."""
    table = position.table()
    found = ALL_LANDS & ~table
    if position.rules.trade_lands:
        placed = lands & table
        if addressee != ANYONE:
            found |= _spared(position.owned[addressee], placed)
        else:
            for other in range(position.rules.players):
                if other != seat:
                    found |= _spared(position.owned[other], placed)
    return found & ~lands


def _spared(owned: i64, lands: i64) -> i64:
    """What a rival with these territories on the table may give beside the others; nothing if these are not all his."""
    left = owned & ~lands
    return left if left & left - 1 and not lands & ~owned else 0


def offer_steps(position: Position, seat: i64) -> i64:
    """What an offer gives, then what it wants; not nothing for nothing."""
    if not position.wanting:
        found = kinds(position.hands[seat] - position.giving) & NOT_PRINCE
        found |= givable(position, seat, position.giving_lands) << LAND
        return found | BIT[NOTHING] if not position.giving and not position.giving_lands else found
    found = NOT_PRINCE
    if position.asking:
        for kind in range(1, KINDS):
            if count(position.asking, kind) >= COPIES[kind]:
                found &= ~BIT[kind]
    found |= _wantable(position, position.addressee, seat, position.asking_lands) << LAND
    gives = position.giving != 0 or position.giving_lands != 0
    asks = position.asking != 0 or position.asking_lands != 0
    return found | BIT[NOTHING] if gives and not asks else found


def talk(position: Position, action: i64, seat: i64) -> None:
    """A step of an offer; or an answer, and the like."""
    position.speaker = seat
    if action <= NOTHING:
        _name_card(position, action, seat)
    elif action < moves.ACCEPT:
        position.begun = moves.OFFER
        position.addressee = action - moves.OFFER
        position.current = seat
        position.pending = 1 << seat
    elif action < moves.DECLINE:
        _accept(position, offer_place(position, seat, action - moves.ACCEPT), seat)
    elif action < moves.WITHDRAW:
        _decline(position, offer_place(position, seat, action - moves.DECLINE), seat)
    elif action < moves.DONE:
        _withdraw(position, offer_place(position, seat, action - moves.WITHDRAW), seat)
    elif action == moves.DONE:
        _done(position, seat)
    else:
        _add_card(position, action - moves.MORE)


def _add_card(position: Position, card: i64) -> None:
    """One more card of those that the offer gives, or wants."""
    if card < LAND:
        if position.wanting:
            position.asking += CARD[card]
        else:
            position.giving += CARD[card]
    elif position.wanting:
        position.asking_lands |= BIT[card - LAND]
    else:
        position.giving_lands |= BIT[card - LAND]


def _name_card(position: Position, card: i64, seat: i64) -> None:
    """The last card that the offer gives, or wants."""
    if card != NOTHING:
        _add_card(position, card)
    if position.wanting:
        _offer(position, seat)
    else:
        position.wanting = 1


def _offer(position: Position, seat: i64) -> None:
    """The offer that was put together stands."""
    place = position.offers
    position.offers += 1
    position.offered += 1
    to = position.addressee
    position.numbers[place] = position.offered
    position.makers[place] = seat
    position.to[place] = to
    position.gives[place] = position.giving
    position.gives_lands[place] = position.giving_lands
    position.wants[place] = position.asking
    position.wants_lands[place] = position.asking_lands
    position.declined[place] = 0
    position.end_play()
    if position.listener is not None:
        _tell_offer(position, place)
    if to != ANYONE:
        _undone(position, to)
    talk_on(position)


def _tell_offer(position: Position, place: i64) -> None:
    maker = position.makers[place]
    to = position.to[place]
    if to == ANYONE:
        position.tell(told.OFFERED_ALL, maker, position.numbers[place])
    else:
        position.tell(told.OFFERED, maker, to, position.numbers[place])
    for side in range(2):
        cards = position.wants[place] if side else position.gives[place]
        lands = position.wants_lands[place] if side else position.gives_lands[place]
        for card in listed(cards, lands):
            if to == ANYONE:
                position.tell(told.WANTS_ALL if side else told.GIVES_ALL, maker, card)
            else:
                position.tell(told.WANTS if side else told.GIVES, maker, to, card)


def _undone(position: Position, seat: i64) -> None:
    if position.done >> seat & 1:
        position.done &= ~(1 << seat)
        position.tell(told.UNDONE, seat)


def _accept(position: Position, place: i64, seat: i64) -> None:
    """A swap: what is wanted for what is given."""
    maker = position.makers[place]
    openly = position.to[place] == ANYONE
    position.tell(told.ACCEPTED_ALL if openly else told.ACCEPTED, seat, maker, position.numbers[place])
    kept = position.wants_lands[place] & position.lands[seat]
    sold = position.gives_lands[place] & position.lands[maker]
    _give(position, maker, seat, position.gives[place], sold, openly)
    _give(position, seat, maker, position.wants[place], kept, openly)
    _cede(position, maker, seat, position.gives_lands[place] & ~sold)
    _cede(position, seat, maker, position.wants_lands[place] & ~kept)
    _close(position, place)
    _undone(position, maker)
    lapse(position)
    if not hands.too_many(position, THEN_NEGOTIATE):
        talk_on(position)


def _give(position: Position, seat: i64, other: i64, cards: i64, lands: i64, openly: bool) -> None:
    """Cards change hands."""
    position.hands[seat] -= cards
    position.hands[other] += cards
    position.lands[seat] &= ~lands
    position.lands[other] |= lands
    if position.listener is not None:
        for card in listed(cards, lands):
            position.tell(told.GAVE_OPENLY if openly else told.GAVE, seat, other, card)


def _cede(position: Position, seat: i64, other: i64, lands: i64) -> None:
    """Territories on the table change hands as they are; the loose cards there return to the giver's hand."""
    left = lands
    while left:
        t = first_land(left)
        left &= left - 1
        position.tell(told.CEDED, seat, other, t)
        garrisons.return_all(position, t, seat)
        position.owned[seat] &= ~BIT[t]
        position.owned[other] |= BIT[t]


def _close(position: Position, place: i64) -> None:
    """An offer is open no longer: those behind it move up."""
    position.offers -= 1
    for k in range(place, position.offers):
        position.numbers[k] = position.numbers[k + 1]
        position.makers[k] = position.makers[k + 1]
        position.to[k] = position.to[k + 1]
        position.gives[k] = position.gives[k + 1]
        position.gives_lands[k] = position.gives_lands[k + 1]
        position.wants[k] = position.wants[k + 1]
        position.wants_lands[k] = position.wants_lands[k + 1]
        position.declined[k] = position.declined[k + 1]


def lapse(position: Position) -> None:
    """Offers whose makers no longer have what they give are closed; which card is lacking is not told."""
    place: i64 = 0
    while place < position.offers:
        if still_has(position, place):
            place += 1
            continue
        if position.to[place] == ANYONE:
            position.tell(told.LAPSED_ALL, position.makers[place], position.numbers[place])
        else:
            position.tell(told.LAPSED, position.makers[place], position.to[place], position.numbers[place])
        _close(position, place)


def _decline(position: Position, place: i64, seat: i64) -> None:
    maker = position.makers[place]
    if position.to[place] != ANYONE:
        position.tell(told.DECLINED, seat, maker, position.numbers[place])
        _close(position, place)
    else:
        position.declined[place] |= 1 << seat
        position.tell(told.DECLINED_ALL, seat, maker, position.numbers[place])
        if position.declined[place] | 1 << maker == position.rules.everybody:
            _close(position, place)
    talk_on(position)


def _withdraw(position: Position, place: i64, seat: i64) -> None:
    to = position.to[place]
    if to == ANYONE:
        position.tell(told.WITHDREW_ALL, seat, position.numbers[place])
    else:
        position.tell(told.WITHDREW, seat, to, position.numbers[place])
    _close(position, place)
    talk_on(position)


def _done(position: Position, seat: i64) -> None:
    position.done |= 1 << seat
    position.tell(told.DONE, seat)
    talk_on(position)
