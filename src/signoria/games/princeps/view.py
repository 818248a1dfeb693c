"""What can be seen of a position of Princeps: everything (a snapshot), or what one seat may see (a view)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from signoria.core.bits import BIT, NONE
from signoria.core.state import CHANCE, OVER
from signoria.games.princeps import drawing, ending, forces, negotiation
from signoria.games.princeps.cards import (
    CARD,
    CARD_NAMES,
    KIND_NAMES,
    KINDS,
    PRINCE_NAMES,
    first_land,
    lands_in,
    size,
    sorted_cards,
)
from signoria.games.princeps.lands import LAND_NAMES
from signoria.games.princeps.moves import ACTION_NAMES, ANYONE, ATTACK
from signoria.games.princeps.position import (
    DISCARDING,
    OPEN_CONTEST,
    PHASE_NAMES,
    TRUMPING,
)
from signoria.games.princeps.rules import Rules
from signoria.games.princeps.standing import Standings, standings
from signoria.games.princeps.state import Princeps

Cards = tuple[str, ...]

_OUTCOME_NAMES = (None, "won", "lost", "tied")
_THEN_NAMES = ("negotiate", "prepare", "move-in", "enter", "act")


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """A player; the hand, and what counts towards the draw, only for one who may see it."""

    prince: str | None
    hand: Cards | UnsetType = UNSET
    hand_size: int
    points: int | None
    would_score: int
    draw_target: int
    counted: int | UnsetType = UNSET


class LandView(msgspec.Struct, frozen=True, kw_only=True):
    """A territory on the table; the cards that lie face down only for their owner."""

    owner: str | None
    stable: bool
    castle: bool
    colonists: bool
    conspirators: bool
    hidden: Cards | UnsetType = UNSET
    hidden_size: int
    shown: Cards
    acted: Cards


class OfferView(msgspec.Struct):
    """An offer; the moves that answer it count from 0 in the order in which a seat sees them."""

    id: int
    by: str
    to: str
    give: Cards
    want: Cards
    declined: list[str]


class ContestView(msgspec.Struct):
    """An attack, revolt or conspiracy under way: both forces as far as they are declared, and until they are compared;
    what was answered to the last window, as far as one may know.
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
    answers: dict[str, str]


class View(msgspec.Struct):
    """What one seat, or a spectator, may see; a snapshot is the same with nothing left out, and no viewer.

    `drawing` is how many cards are still to be drawn, `resumes` what follows a discard, `dry` for how many rounds
    nobody drew.
    """

    game: str
    viewer: str | None
    round: int
    mano: str | None
    turn: str | None
    phase: str
    to_act: list[str]
    deck: int
    discard: Cards
    players: dict[str, PlayerView]
    territories: dict[str, LandView]
    offers: list[OfferView]
    done: list[str]
    contest: ContestView | None
    drawing: int
    drew: bool
    dry: int
    resumes: str | None
    standings: Standings
    winners: list[str]


def public(state: Princeps, names: Sequence[str]) -> View:
    """What everybody may see."""
    table = state.table()
    return View(
        game="princeps",
        viewer=None,
        round=state.round,
        mano=_name(state.mano, names),
        turn=_name(state.turn, names),
        phase=PHASE_NAMES[state.phase],
        to_act=_asked(state, names),
        deck=size(state.deck) + lands_in(state.deck_lands),
        discard=_cards(state.discard, state.discard_lands),
        players={name: _player(state, i, see_hand=False) for i, name in enumerate(names)},
        territories={
            name: _land(state, t, names, see_hidden=False) for t, name in enumerate(LAND_NAMES) if table >> t & 1
        },
        offers=[_offer(state, place, names) for place in range(state.offers) if state.to[place] == ANYONE],
        done=[name for i, name in enumerate(names) if state.done >> i & 1],
        contest=None if state.contest == NONE else _contest(state, {}),
        drawing=state.draws,
        drew=bool(state.drew),
        dry=state.dry,
        resumes=_THEN_NAMES[state.then] if state.phase == DISCARDING else None,
        standings=standings(state, names),
        winners=_winners(state, names),
    )


def own(seen: View, state: Princeps, seat: int, names: Sequence[str]) -> View:
    """What a seat may see: its hand, what lies face down on its territories, the offers that it makes or gets, and its
    own answer to the last window.
    """
    me = names[seat]
    offers = seen.offers
    if len(offers) < state.offers:
        places = [place for place in range(state.offers) if negotiation.sees_offer(state, seat, place)]
        offers = [_offer(state, place, names) for place in places]
    return replace(
        seen,
        viewer=me,
        players={**seen.players, me: _player(state, seat, see_hand=True)},
        territories=_uncovered(seen, state, state.owned[seat], names),
        offers=offers,
        contest=seen.contest if seen.contest is None else _contest(state, _answers(state, [seat], names)),
    )


def snapshot(state: Princeps, names: Sequence[str]) -> View:
    """The whole position."""
    seen = public(state, names)
    return replace(
        seen,
        players={name: _player(state, i, see_hand=True) for i, name in enumerate(names)},
        territories=_uncovered(seen, state, state.table(), names),
        offers=[_offer(state, place, names) for place in range(state.offers)],
        contest=seen.contest and _contest(state, _answers(state, range(len(names)), names)),
    )


def _uncovered(seen: View, state: Princeps, lands: int, names: Sequence[str]) -> dict[str, LandView]:
    """The territories on the table, with the cards that lie face down on these."""
    found = seen.territories.copy()
    left = lands
    while left:
        t = first_land(left)
        left &= left - 1
        found[LAND_NAMES[t]] = _land(state, t, names, see_hidden=True)
    return found


def _player(state: Princeps, seat: int, *, see_hand: bool) -> PlayerView:
    points = ending.points(state, seat)
    return PlayerView(
        prince=_word(state.princes[seat], PRINCE_NAMES),
        hand=_cards(state.hands[seat], state.lands[seat]) if see_hand else UNSET,
        hand_size=state.hand_size(seat),
        points=points if state.current == OVER else None,
        would_score=points,
        draw_target=drawing.draw_target(state, seat),
        counted=drawing.counted(state, seat) if see_hand else UNSET,
    )


def _land(state: Princeps, t: int, names: Sequence[str], *, see_hidden: bool) -> LandView:
    owner = state.owner(t)
    return _land_view(
        None if owner == NONE else names[owner],
        not state.unstable >> t & 1,
        bool(state.castles >> t & 1),
        bool(state.colonists >> t & 1),
        state.hidden[t],
        state.shown[t],
        state.acted[t],
        see_hidden,
    )


@lru_cache(maxsize=4096)
def _land_view(
    owner: str | None,
    stable: bool,
    castle: bool,
    colonists: bool,
    hidden: int,
    shown: int,
    acted: int,
    see_hidden: bool,
) -> LandView:
    """Most territories look the same to most seats, and after most moves: each form is made once.

    Where there is no owner conspirators hold the territory.
    """
    return LandView(
        owner=owner,
        stable=stable,
        castle=castle,
        colonists=colonists,
        conspirators=owner is None,
        hidden=_cards(hidden) if see_hidden else UNSET,
        hidden_size=size(hidden),
        shown=_cards(shown),
        acted=_cards(acted),
    )


@lru_cache(maxsize=4096)
def _cards(kinds: int, lands: int = 0) -> Cards:
    return tuple(sorted_cards(kinds, lands))


def _offer(state: Princeps, place: int, names: Sequence[str]) -> OfferView:
    declined = state.declined[place]
    return OfferView(
        state.numbers[place],
        names[state.makers[place]],
        _addressee(state.to[place], names),
        _cards(state.gives[place], state.gives_lands[place]),
        _cards(state.wants[place], state.wants_lands[place]),
        [name for i, name in enumerate(names) if declined >> i & 1] if declined else [],
    )


def _answers(state: Princeps, seats: Iterable[int], names: Sequence[str]) -> dict[str, str]:
    """What those of these seats who were asked in the last window have answered."""
    if state.phase != TRUMPING:
        return {}
    sides = (state.turn, state.owner(state.target))
    answered = [seat for seat in seats if seat in sides and not state.pending >> seat & 1]
    return {names[seat]: "machiavelli" if state.users >> seat & 1 else "pass" for seat in answered}


def _contest(state: Princeps, answers: dict[str, str]) -> ContestView:
    defended = state.phase >= TRUMPING
    open_still = state.outcome_is == OPEN_CONTEST
    attacks = state.contest == ATTACK
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
        answers=answers,
    )


def _addressee(seat: int, names: Sequence[str]) -> str:
    return "anyone" if seat == ANYONE else names[seat]


def _word(index: int, words: Sequence[str]) -> str | None:
    return None if index == NONE else words[index]


def _winners(state: Princeps, names: Sequence[str]) -> list[str]:
    return [name for seat, name in enumerate(names) if state.current == OVER and ending.winners(state) >> seat & 1]


def _asked(state: Princeps, names: Sequence[str]) -> list[str]:
    """Whose decision is due."""
    if state.current == CHANCE:
        return ["chance"]
    return [name for seat, name in enumerate(names) if state.pending >> seat & 1]


def _name(seat: int, names: Sequence[str]) -> str | None:
    return None if seat == NONE else names[seat]


# A position from a view


def shell(rules: Rules, seen: View, names: Sequence[str]) -> Princeps:
    """A position with all that a view shows; hands, piles and the deck that it does not show are empty."""
    state = Princeps(rules)
    state.phase = PHASE_NAMES.index(seen.phase)
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
    if seen.contest is not None:
        _set_contest(state, seen.contest, names)
    if seen.phase == "over":
        state.current = OVER
    elif seen.to_act != ["chance"]:
        state.pending = sum(1 << names.index(name) for name in seen.to_act)
        state.current = names.index(seen.to_act[0])
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


def _set_contest(state: Princeps, contest: ContestView, names: Sequence[str]) -> None:
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
    state.users = sum(1 << names.index(name) for name, said in contest.answers.items() if said == "machiavelli")
