"""What can be seen of a position of Court of the Medici: everything (a snapshot), or what one seat may see (a view)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from signoria.core.bits import NONE
from signoria.core.state import CHANCE, OVER
from signoria.games.medici.cards import (
    CARD_NAMES,
    HOUSE_NAMES,
    JESTER,
    JESTER_NAMES,
    card,
    house_of,
    jester_of,
    kind_of,
    noble,
    size,
    sorted_cards,
    worth,
)
from signoria.games.medici.position import AT_COURT, BY_PLANS, CHOOSING, PHASE_NAMES, PLAYING, UNLIMITED, ZONE_NAMES
from signoria.games.medici.rules import CONSECUTIVE, Rules
from signoria.games.medici.state import Medici

_STAGES = ("laying", "choosing", "dealing", "opening")
"""The parts of the set-up, which a snapshot calls `circle`."""


class PlayerView(msgspec.Struct, kw_only=True):
    """A player as seen by one who may see hand and planned cards, or may not: then they are absent."""

    house: str
    counts: int
    """What the House would count if the game ended now."""
    hand: list[str] | UnsetType = UNSET
    hand_size: int
    deck: int
    planned: list[str] | UnsetType = UNSET
    planned_size: int
    last: str | None
    limit: int | None
    plans: int
    discard: list[str]
    aside: list[str]


class PileView(msgspec.Struct):
    """A noble or an alliance at court, its cards from the bottom up."""

    id: int
    zone: str
    cards: list[str]
    value: int


class JesterView(msgspec.Struct):
    """Where a Jester is, and what it counts."""

    pile: int
    value: int


class View(msgspec.Struct):
    """What one seat, or a spectator, may see; a snapshot is the same with nothing left out, and no viewer.

    `stage` says which part of the set-up it is, and `replacing` which pile of the circle is being filled again.
    """

    game: str
    viewer: str | None
    turn: str | None
    phase: str
    to_act: list[str]
    players: dict[str, PlayerView]
    piles: list[PileView]
    jesters: dict[str, JesterView]
    scores: dict[str, int] | None
    winner: str | None
    winners: list[str]
    draw: bool
    stage: str | None
    replacing: int | None


def public(state: Medici, names: Sequence[str]) -> View:
    """What everybody may see."""
    jesters = [(name, int(state.places[i]), int(state.shows[i])) for i, name in enumerate(JESTER_NAMES)]
    winner = _name(state.winner(), names)
    return View(
        game="medici",
        viewer=None,
        turn=_name(state.turn, names),
        phase=PHASE_NAMES[state.phase],
        to_act=_asked(state, names),
        players={name: _player(state, i, see_hidden=False) for i, name in enumerate(names)},
        piles=_piles(state),
        jesters={name: JesterView(pile, value) for name, pile, value in jesters if pile != NONE},
        scores=_scores(state, names),
        winner=winner,
        winners=[] if winner is None else [winner],
        draw=_drawn(state),
        stage=_STAGES[state.phase] if state.phase < PLAYING else None,
        replacing=int(state.ids[state.pile]) if state.phase == CHOOSING and state.pile != NONE else None,
    )


def own(seen: View, state: Medici, seat: int, names: Sequence[str]) -> View:
    """What a seat may see: its hand and planned cards too."""
    me = names[seat]
    return replace(seen, viewer=me, players={**seen.players, me: _player(state, seat, see_hidden=True)})


def snapshot(state: Medici, names: Sequence[str]) -> View:
    """The whole position."""
    players = {name: _player(state, i, see_hidden=True) for i, name in enumerate(names)}
    return replace(public(state, names), players=players)


def _player(state: Medici, seat: int, *, see_hidden: bool) -> PlayerView:
    planned = int(state.planned[seat])
    under = [CARD_NAMES[kind] for kind in (state.under1 if seat else state.under0)]
    last = int(state.lasts[seat])
    return PlayerView(
        house=HOUSE_NAMES[seat],
        counts=int(worth(state.court[seat])),
        hand=sorted_cards(state.hands[seat]) if see_hidden else UNSET,
        hand_size=int(size(state.hands[seat])),
        deck=int(state.deck_size(seat)),
        planned=under[len(under) - planned :] if see_hidden else UNSET,
        planned_size=planned,
        last=None if last == NONE else CARD_NAMES[last],
        limit=_limit(state, seat),
        plans=int(state.plans[seat]),
        discard=sorted_cards(state.discards[seat]),
        aside=sorted_cards(state.aside[seat]),
    )


def _limit(state: Medici, seat: int) -> int | None:
    limit = int(state.limits[seat])
    return None if limit == UNLIMITED else limit


def _piles(state: Medici) -> list[PileView]:
    """All piles, in the order of ids; one of the circle that is being replaced is not there."""
    return [
        PileView(
            id=int(state.ids[place]),
            zone=ZONE_NAMES[state.zones[place]],
            cards=[_noble(state, number) for number in state.nobles(place)],
            value=int(state.value(place)),
        )
        for place in range(len(state.ids))
        if state.sizes[place]
    ]


def _noble(state: Medici, number: int) -> str:
    words = f"{HOUSE_NAMES[house_of(number)]} {CARD_NAMES[kind_of(number)]}"
    return f"{words}={state.shows[jester_of(number)]}" if kind_of(number) == JESTER else words


def _scores(state: Medici, names: Sequence[str]) -> dict[str, int] | None:
    if state.ended != AT_COURT:
        return None
    return {name: int(worth(state.court[seat])) for seat, name in enumerate(names)}


def _drawn(state: Medici) -> bool:
    return bool(state.current == OVER) and state.winner() == NONE


def _asked(state: Medici, names: Sequence[str]) -> list[str]:
    if state.current == CHANCE:
        return ["chance"]
    return [] if state.current == OVER else [names[state.current]]


def _name(seat: int, names: Sequence[str]) -> str | None:
    return None if seat == NONE else names[seat]


def shell(rules: Rules, seen: View, names: Sequence[str]) -> Medici:
    """A position with all that a view shows; hands and decks that it does not show are empty."""
    state = Medici(rules)
    state.phase = _STAGES.index(seen.stage) if seen.stage else PHASE_NAMES.index(seen.phase)
    state.turn = NONE if seen.turn is None else names.index(seen.turn)
    state.drawer = max(state.turn, 0)
    for seat, name in enumerate(names):
        player = seen.players[name]
        state.hands[seat] = _cards(player.hand)
        state.discards[seat] = _cards(player.discard)
        state.aside[seat] = _cards(player.aside)
        state.limits[seat] = UNLIMITED if player.limit is None else player.limit
        state.lasts[seat] = NONE if player.last is None else CARD_NAMES.index(player.last)
        state.plans[seat] = player.plans
        state.planned[seat] = player.planned_size
        if rules.plan_draw == CONSECUTIVE:
            state.running += player.plans
        for word in [] if isinstance(player.planned, UnsetType) else player.planned:
            state.put_under(seat, CARD_NAMES.index(word))
    _lay_piles(state, seen)
    if not seen.to_act:
        state.current = OVER
        state.ended = BY_PLANS if seen.scores is None else AT_COURT
    elif seen.to_act != ["chance"]:
        state.current = names.index(seen.to_act[0])
        state.pending = 1 << state.current
    return state


def _cards(names: list[str] | UnsetType) -> int:
    return 0 if isinstance(names, UnsetType) else sum(int(card(CARD_NAMES.index(name))) for name in names)


def _lay_piles(state: Medici, seen: View) -> None:
    """The piles as they stand; of a House's Jesters in one pile, the first to come is the lowest."""
    jesters = {pile.id: [n for n, jester in seen.jesters.items() if jester.pile == pile.id] for pile in seen.piles}
    for pile in sorted([*seen.piles, *_gap(seen)], key=lambda pile: pile.id):
        state.add_pile(pile.id, ZONE_NAMES.index(pile.zone))
        for words in pile.cards:
            house, _, name = words.partition(" ")
            seat = HOUSE_NAMES.index(house)
            kind = CARD_NAMES.index(name.partition("=")[0])
            number = state.arrives(seat, kind)
            if kind == JESTER:
                mine = next(n for n in jesters[pile.id] if JESTER_NAMES.index(n) // 2 == seat)
                jesters[pile.id].remove(mine)
                number = noble(seat, kind, JESTER_NAMES.index(mine) % 2)
                state.shows[jester_of(number)] = seen.jesters[mine].value
            state.stack(number, len(state.ids) - 1)


def _gap(seen: View) -> list[PileView]:
    """The place in the circle that is being filled again."""
    return [] if seen.replacing is None else [PileView(seen.replacing, ZONE_NAMES[0], [], 0)]
