"""What can be seen of a position of Princeps: everything (a snapshot), or what one seat may see (a view)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from signoria.core.bits import BIT, NONE
from signoria.core.state import CHANCE, OVER
from signoria.games.princeps import drawing, ending, forces, negotiation
from signoria.games.princeps.cards import CARD, CARD_NAMES, KIND_NAMES, KINDS, PRINCE_NAMES, sorted_cards
from signoria.games.princeps.lands import LAND_NAMES
from signoria.games.princeps.moves import ACTION_NAMES, ANYONE, ATTACK, OFFER, RECALL
from signoria.games.princeps.position import (
    DEALING,
    DEFENCE,
    DISCARDING,
    LAYING,
    NEGOTIATING,
    OPEN_CONTEST,
    PHASE_NAMES,
    TRUMPING,
)
from signoria.games.princeps.rules import Rules
from signoria.games.princeps.state import Princeps

_BEGUN_NAMES = {int(LAYING): "lay", int(DEFENCE): "defend", int(RECALL): "recall", int(OFFER): "offer"}
_OUTCOME_NAMES = (None, "won", "lost", "tied")
_THEN_NAMES = ("negotiate", "prepare", "move-in", "enter", "act")


class PlayerView(msgspec.Struct):
    """A player; the hand, and what counts towards the draw, only for one who may see it."""

    prince: str | None
    hand: list[str] | UnsetType
    hand_size: int
    points: int | None
    would_score: int
    draw_target: int
    counted: int | UnsetType


class LandView(msgspec.Struct):
    """A territory on the table; the cards that lie face down only for their owner."""

    owner: str | None
    stable: bool
    castle: bool
    colonists: bool
    conspirators: bool
    hidden: list[str] | UnsetType
    hidden_size: int
    shown: list[str]
    acted: list[str]


class OfferView(msgspec.Struct):
    """An offer; the moves that answer it count from 0 in the order in which a seat sees them."""

    id: int
    by: str
    to: str
    give: list[str]
    want: list[str]
    declined: list[str]


class ContestView(msgspec.Struct):
    """An attack, revolt or conspiracy under way: both forces as far as they are declared, and until they are compared;
    one's own answer to the last window.
    """

    kind: str
    source: str
    target: str
    leader: str
    citizens: int | None
    mercenaries: int | None
    guard_citizens: int | None
    guard_mercenaries: int | None
    under: str | None
    attack: int | None
    defence: int | None
    outcome: str | None
    dying: int
    guards_dying: int
    answer: str | UnsetType | None


class BegunView(msgspec.Struct):
    """The steps that a player has taken of a play."""

    kind: str
    card: str | None
    source: str | None
    leader: str | None
    target: str | None
    citizens: int | None
    guard_citizens: int | None
    guard_mercenaries: int | None
    under: str | None
    to: str | None
    wanting: bool
    give: list[str]
    want: list[str]


class View(msgspec.Struct):
    """What one seat, or a spectator, may see.

    `drawing` is how many cards are still to be drawn, `resumes` what follows a discard, `dry` for how many rounds
    nobody drew; `begun` is one's own.
    """

    game: str
    round: int
    mano: str | None
    turn: str | None
    phase: str
    to_act: list[str]
    deck: int
    discard: list[str]
    players: dict[str, PlayerView]
    territories: dict[str, LandView]
    offers: list[OfferView]
    done: list[str]
    contest: ContestView | None
    drawing: int
    drew: bool
    dry: int
    resumes: str | None
    winners: list[str]
    begun: BegunView | UnsetType | None


def snapshot(state: Princeps, names: Sequence[str]) -> dict[str, Any]:
    """The whole position as plain JSON values."""
    table = int(state.table())
    return {
        "game": "princeps",
        "round": int(state.round),
        "mano": _name(state.mano, names),
        "turn": _name(state.turn, names),
        "phase": PHASE_NAMES[state.phase],
        "to_act": _asked(state, names),
        "deck": _deck(state),
        "discard": sorted_cards(state.discard, state.discard_lands),
        "players": {
            name: {
                "prince": _prince(state, seat),
                "hand": sorted_cards(state.hands[seat], state.lands[seat]),
                "points": _points(state, seat),
            }
            for seat, name in enumerate(names)
        },
        "territories": {
            name: {
                "owner": _name(state.owner(t), names),
                "stable": not state.unstable >> t & 1,
                "castle": bool(state.castles >> t & 1),
                "colonists": bool(state.colonists >> t & 1),
                "conspirators": bool(state.independent >> t & 1),
                "hidden": sorted_cards(state.hidden[t]),
                "shown": sorted_cards(state.shown[t]),
            }
            for t, name in enumerate(LAND_NAMES)
            if table >> t & 1
        },
        "offers": [
            {"id": offer.id, "by": offer.by, "to": offer.to, "give": offer.give, "want": offer.want}
            for offer in (_offer(state, place, names) for place in range(state.offers))
        ],
        "winners": _winners(state, names),
    }


def view(state: Princeps, seat: int | None, names: Sequence[str]) -> View:
    """What this seat (None: a spectator) may see."""
    table = int(state.table())
    return View(
        game="princeps",
        round=int(state.round),
        mano=_name(state.mano, names),
        turn=_name(state.turn, names),
        phase=PHASE_NAMES[state.phase],
        to_act=_asked(state, names),
        deck=_deck(state),
        discard=sorted_cards(state.discard, state.discard_lands),
        players={
            name: PlayerView(
                prince=_prince(state, i),
                hand=sorted_cards(state.hands[i], state.lands[i]) if i == seat else UNSET,
                hand_size=int(state.hand_size(i)),
                points=_points(state, i),
                would_score=int(ending.points(state, i)),
                draw_target=int(drawing.draw_target(state, i)),
                counted=int(drawing.counted(state, i)) if i == seat else UNSET,
            )
            for i, name in enumerate(names)
        },
        territories={
            name: _land(state, t, names, see_hidden=seat is not None and state.owner(t) == seat)
            for t, name in enumerate(LAND_NAMES)
            if table >> t & 1
        },
        offers=[
            _offer(state, place, names)
            for place in range(state.offers)
            if negotiation.sees_offer(state, NONE if seat is None else seat, place)
        ],
        done=[name for i, name in enumerate(names) if state.done >> i & 1],
        contest=None if state.contest == NONE else _contest(state, seat),
        drawing=int(state.draws),
        drew=bool(state.drew),
        dry=int(state.dry),
        resumes=_THEN_NAMES[state.then] if state.phase == DISCARDING else None,
        winners=_winners(state, names),
        begun=UNSET if seat is None else _begun(state, names) if state.midway() and state.current == seat else None,
    )


def _land(state: Princeps, t: int, names: Sequence[str], *, see_hidden: bool) -> LandView:
    hidden = sorted_cards(state.hidden[t])
    return LandView(
        owner=_name(state.owner(t), names),
        stable=not state.unstable >> t & 1,
        castle=bool(state.castles >> t & 1),
        colonists=bool(state.colonists >> t & 1),
        conspirators=bool(state.independent >> t & 1),
        hidden=hidden if see_hidden else UNSET,
        hidden_size=len(hidden),
        shown=sorted_cards(state.shown[t]),
        acted=sorted_cards(state.acted[t]),
    )


def _offer(state: Princeps, place: int, names: Sequence[str]) -> OfferView:
    return OfferView(
        id=int(state.numbers[place]),
        by=names[state.makers[place]],
        to=_addressee(state.to[place], names),
        give=sorted_cards(state.gives[place], state.gives_lands[place]),
        want=sorted_cards(state.wants[place], state.wants_lands[place]),
        declined=[name for i, name in enumerate(names) if state.declined[place] >> i & 1],
    )


def _contest(state: Princeps, seat: int | None) -> ContestView:
    defended = state.phase >= TRUMPING
    open_still = state.outcome_is == OPEN_CONTEST
    attacks = state.contest == ATTACK
    answered: str | UnsetType | None = UNSET
    if seat is not None:
        asked = state.phase == TRUMPING and seat in (state.turn, state.owner(state.target))
        answered = None
        if asked and not state.pending >> seat & 1:
            answered = "machiavelli" if state.users >> seat & 1 else "pass"
    return ContestView(
        kind=ACTION_NAMES[state.contest - ATTACK],
        source=LAND_NAMES[state.source],
        target=LAND_NAMES[state.target],
        leader=KIND_NAMES[state.leader],
        citizens=int(state.citizens) if attacks else None,
        mercenaries=int(state.mercenaries) if attacks else None,
        guard_citizens=int(state.guard_citizens) if defended else None,
        guard_mercenaries=int(state.guard_mercenaries) if defended else None,
        under=_word(state.under, KIND_NAMES) if defended else None,
        attack=int(forces.attack_strength(state)) if open_still else None,
        defence=int(forces.defence_strength(state)) if defended and open_still else None,
        outcome=_OUTCOME_NAMES[state.outcome_is],
        dying=int(state.dying),
        guards_dying=int(state.guards_dying),
        answer=answered,
    )


def _begun(state: Princeps, names: Sequence[str]) -> BegunView:
    kind = int(state.begun)
    own = state.contest == NONE
    return BegunView(
        kind=_BEGUN_NAMES[kind] if kind in _BEGUN_NAMES else ACTION_NAMES[kind - ATTACK],
        card=_word(state.card, KIND_NAMES),
        source=_word(state.source, LAND_NAMES) if own else None,
        leader=_word(state.leader, KIND_NAMES) if own else None,
        target=_word(state.target, LAND_NAMES) if own else None,
        citizens=_number(state.citizens) if own else None,
        guard_citizens=_number(state.guard_citizens),
        guard_mercenaries=_number(state.guard_mercenaries),
        under=_word(state.under, KIND_NAMES),
        to=None if state.addressee == NONE else _addressee(state.addressee, names),
        wanting=bool(state.wanting),
        give=sorted_cards(state.giving, state.giving_lands),
        want=sorted_cards(state.asking, state.asking_lands),
    )


def _addressee(seat: int, names: Sequence[str]) -> str:
    return "anyone" if seat == ANYONE else names[seat]


def _word(index: int, words: Sequence[str]) -> str | None:
    return None if index == NONE else words[index]


def _number(value: int) -> int | None:
    return None if value == NONE else int(value)


def _deck(state: Princeps) -> int:
    return len(sorted_cards(state.deck, state.deck_lands))


def _prince(state: Princeps, seat: int) -> str | None:
    return _word(state.princes[seat], PRINCE_NAMES)


def _points(state: Princeps, seat: int) -> int | None:
    return int(ending.points(state, seat)) if state.current == OVER else None


def _winners(state: Princeps, names: Sequence[str]) -> list[str]:
    return [name for seat, name in enumerate(names) if state.current == OVER and ending.winners(state) >> seat & 1]


def _asked(state: Princeps, names: Sequence[str]) -> list[str]:
    """Whose decision is due; in negotiation all who are not done, also while one of them puts an offer together."""
    if state.current == CHANCE:
        return ["chance"]
    pending = state.pending
    if state.phase == NEGOTIATING:
        pending = state.rules.everybody & ~state.done
    return [name for seat, name in enumerate(names) if pending >> seat & 1]


def _name(seat: int, names: Sequence[str]) -> str | None:
    return None if seat == NONE else names[seat]


# What follows from what is seen


def standing(rules: Rules, territories: Mapping[str, Mapping[str, Any]], names: Sequence[str]) -> dict[str, int]:
    """What each player would score with these territories, as a view or a snapshot gives them."""
    state = Princeps(rules)
    for t, name in enumerate(LAND_NAMES):
        here = territories.get(name)
        if here is not None and here["owner"] is not None:
            state.owned[names.index(here["owner"])] |= BIT[t]
            state.unstable |= 0 if here["stable"] else BIT[t]
    return {name: int(ending.points(state, seat)) for seat, name in enumerate(names)}


def walls(kind: str, castle: bool, prince: str | None) -> tuple[int, int]:
    """What a castle, and the owner's kind of prince, add to the armies that defend against this kind of contest."""
    contest = int(ATTACK) + ACTION_NAMES.index(kind)
    resists = 0 if prince is None else forces.prince_helps(contest, PRINCE_NAMES.index(prince))
    return int(forces.castle_helps(contest)) if castle else 0, int(resists)


# A position from a view


def shell(rules: Rules, seen: View, names: Sequence[str]) -> Princeps:
    """A position with all that a view shows; hands, piles and the deck that it does not show are empty."""
    state = Princeps(rules)
    state.phase = PHASE_NAMES.index(seen.phase, 1)
    if seen.mano is None:
        state.phase = DEALING
    state.round = seen.round
    state.mano = NONE if seen.mano is None else names.index(seen.mano)
    state.turn = NONE if seen.turn is None else names.index(seen.turn)
    state.discard, state.discard_lands = cards_of(seen.discard)
    state.draws = seen.drawing
    state.drew = int(seen.drew)
    state.dry = seen.dry
    for seat, name in enumerate(names):
        player = seen.players[name]
        state.princes[seat] = NONE if player.prince is None else PRINCE_NAMES.index(player.prince)
        state.hands[seat], state.lands[seat] = cards_of(player.hand)
    for name, land in seen.territories.items():
        _place(state, LAND_NAMES.index(name), land, names)
    for offer in seen.offers:
        _put_offer(state, offer, names)
    state.done = sum(1 << names.index(name) for name in seen.done)
    if seen.resumes is not None:
        state.then = _THEN_NAMES.index(seen.resumes)
    viewer = next((seat for seat, name in enumerate(names) if seen.players[name].hand is not UNSET), 0)
    if seen.contest is not None:
        _set_contest(state, seen.contest, viewer)
    if seen.phase == "over":
        state.current = OVER
    elif seen.to_act != ["chance"]:
        state.pending = sum(1 << names.index(name) for name in seen.to_act)
        state.current = names.index(seen.to_act[0])
    if isinstance(seen.begun, BegunView):
        _begin(state, seen, names)
        state.current = viewer
        state.pending = 1 << viewer
    return state


def cards_of(names: Sequence[str] | UnsetType) -> tuple[int, int]:
    """Cards by name as a multiset of kinds and a set of territories."""
    kinds, lands = 0, 0
    for name in () if isinstance(names, UnsetType) else names:
        number = CARD_NAMES.index(name)
        if number < KINDS:
            kinds += int(CARD[number])
        else:
            lands |= int(BIT[number - KINDS])
    return kinds, lands


def _place(state: Princeps, t: int, land: LandView, names: Sequence[str]) -> None:
    here = int(BIT[t])
    if land.owner is not None:
        state.owned[names.index(land.owner)] |= here
    state.independent |= here if land.conspirators else 0
    state.unstable |= 0 if land.stable else here
    state.castles |= here if land.castle else 0
    state.colonists |= here if land.colonists else 0
    state.hidden[t] = cards_of(land.hidden)[0]
    state.shown[t] = cards_of(land.shown)[0]
    state.acted[t] = cards_of(land.acted)[0]


def _put_offer(state: Princeps, offer: OfferView, names: Sequence[str]) -> None:
    place = state.offers
    state.offers += 1
    state.numbers[place] = offer.id
    state.makers[place] = names.index(offer.by)
    state.to[place] = ANYONE if offer.to == "anyone" else names.index(offer.to)
    state.gives[place], state.gives_lands[place] = cards_of(offer.give)
    state.wants[place], state.wants_lands[place] = cards_of(offer.want)
    state.declined[place] = sum(1 << names.index(name) for name in offer.declined)


def _index(word: str | None, words: Sequence[str]) -> int:
    return int(NONE) if word is None else words.index(word)


def _or_nobody(value: int | None) -> int:
    return int(NONE) if value is None else value


def _set_contest(state: Princeps, contest: ContestView, viewer: int) -> None:
    state.contest = int(ATTACK) + ACTION_NAMES.index(contest.kind)
    state.source = LAND_NAMES.index(contest.source)
    state.target = LAND_NAMES.index(contest.target)
    state.leader = KIND_NAMES.index(contest.leader)
    state.citizens = _or_nobody(contest.citizens)
    state.mercenaries = _or_nobody(contest.mercenaries)
    state.guard_citizens = _or_nobody(contest.guard_citizens)
    state.guard_mercenaries = _or_nobody(contest.guard_mercenaries)
    state.under = _index(contest.under, KIND_NAMES)
    state.outcome_is = _OUTCOME_NAMES.index(contest.outcome)
    state.dying = contest.dying
    state.guards_dying = contest.guards_dying
    if contest.answer == "machiavelli":
        state.users = 1 << viewer


def _begin(state: Princeps, seen: View, names: Sequence[str]) -> None:
    begun = seen.begun
    assert isinstance(begun, BegunView)
    kinds = {name: number for number, name in _BEGUN_NAMES.items()}
    state.begun = kinds[begun.kind] if begun.kind in kinds else int(ATTACK) + ACTION_NAMES.index(begun.kind)
    state.card = _index(begun.card, KIND_NAMES)
    if seen.contest is None:
        state.source = _index(begun.source, LAND_NAMES)
        state.leader = _index(begun.leader, KIND_NAMES)
        state.target = _index(begun.target, LAND_NAMES)
        state.citizens = _or_nobody(begun.citizens)
    state.guard_citizens = _or_nobody(begun.guard_citizens)
    state.guard_mercenaries = _or_nobody(begun.guard_mercenaries)
    state.under = _index(begun.under, KIND_NAMES)
    state.wanting = int(begun.wanting)
    state.giving, state.giving_lands = cards_of(begun.give)
    state.asking, state.asking_lands = cards_of(begun.want)
    if begun.to is not None:
        state.addressee = ANYONE if begun.to == "anyone" else names.index(begun.to)
