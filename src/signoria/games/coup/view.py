"""What can be seen of a position of Coup: everything (a snapshot), or what one seat may see (a view)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec
from librt.vecs import vec
from msgspec import UNSET, UnsetType
from mypy_extensions import i64

from signoria.core.bits import NONE
from signoria.core.state import CHANCE, OVER
from signoria.games.coup.cards import CHARACTER_NAMES, CHARACTERS, card, count, size, sorted_cards
from signoria.games.coup.moves import ACTION_NAMES
from signoria.games.coup.position import (
    ACTING,
    CHALLENGING_BLOCK,
    DRAFTING,
    ENDED,
    EXCHANGING,
    JUDGING,
    LOSING,
    PHASE_NAMES,
    THEN_ENDS,
    THEN_GOES_ON,
    THEN_STANDS,
)
from signoria.games.coup.rules import Rules
from signoria.games.coup.state import Coup

Cards = tuple[str, ...]


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """A player as seen by one who may see `hidden`, or may not: then it is absent."""

    coins: int
    hidden: Cards | UnsetType = UNSET
    revealed: Cards


class BlockView(msgspec.Struct):
    """A block that has been claimed."""

    by: str
    claim: str


class PendingView(msgspec.Struct, kw_only=True):
    """The action under way; `drawn` and `shown` are absent for whom they are secret."""

    action: str
    by: str
    target: str | None
    claim: str | None
    block: BlockView | None
    challenger: str | None
    drawn: Cards | UnsetType = UNSET
    shown: str | UnsetType | None = UNSET


class View(msgspec.Struct, kw_only=True):
    """What one seat, or a spectator, may see; a snapshot is the same with nothing left out, and no viewer."""

    game: str
    viewer: str | None
    turn: str | None
    phase: str
    to_act: list[str]
    treasury: int
    court: dict[str, int] | UnsetType = UNSET
    court_size: int
    players: dict[str, PlayerView]
    pending: PendingView | None
    winner: str | None
    winners: list[str]


def public(state: Coup, names: Sequence[str]) -> View:
    """What everybody may see.  Passes are not announced, so `to_act` names all whom the window asked."""
    winner = None if state.phase != ENDED else _name(state.winner(), names)
    return View(
        game="coup",
        viewer=None,
        turn=_name(state.turn, names),
        phase=PHASE_NAMES[state.phase],
        to_act=_asked(state, state.asked(), names),
        treasury=state.treasury,
        court_size=size(state.court),
        players={name: _player(state.coins[i], None, state.revealed[i]) for i, name in enumerate(names)},
        pending=_pending(state, names, drawn=state.phase != EXCHANGING, shown=state.phase != JUDGING),
        winner=winner,
        winners=[] if winner is None else [winner],
    )


def own(seen: View, state: Coup, seat: int, names: Sequence[str]) -> View:
    """What a seat may see: its cards, those of its exchange, an examined one that is its own or that it examines; and
    that it is not asked any more, once it has answered a window.
    """
    me = names[seat]
    to_act = seen.to_act
    if me in to_act and not state.pending >> seat & 1:
        to_act = [name for name in to_act if name != me]
    pending = seen.pending
    if (state.phase == EXCHANGING and seat == state.turn) or (
        state.phase == JUDGING and (seat == state.turn or seat == state.target)
    ):
        pending = _pending(state, names, drawn=True, shown=True)
    return View(
        game=seen.game,
        viewer=me,
        turn=seen.turn,
        phase=seen.phase,
        to_act=to_act,
        treasury=seen.treasury,
        court_size=seen.court_size,
        players={**seen.players, me: _player(state.coins[seat], state.hands[seat], state.revealed[seat])},
        pending=pending,
        winner=seen.winner,
        winners=seen.winners,
    )


def snapshot(state: Coup, names: Sequence[str]) -> View:
    """The whole position."""
    whole = public(state, names)
    whole.to_act = _asked(state, state.pending, names)
    whole.court = {CHARACTER_NAMES[i]: count(state.court, i) for i in range(CHARACTERS) if count(state.court, i)}
    for i, name in enumerate(names):
        whole.players[name] = _player(state.coins[i], state.hands[i], state.revealed[i])
    whole.pending = _pending(state, names, drawn=True, shown=True)
    return whole


@lru_cache(maxsize=4096)
def _player(coins: int, hand: int | None, revealed: int) -> PlayerView:
    """Most players look the same to most seats, and after most moves: each form is made once."""
    return PlayerView(coins=coins, hidden=UNSET if hand is None else _cards(hand), revealed=_cards(revealed))


@lru_cache(maxsize=1024)
def _cards(cards: int) -> Cards:
    return tuple(sorted_cards(cards))


def _pending(state: Coup, names: Sequence[str], *, drawn: bool, shown: bool) -> PendingView | None:
    """The action under way, with the cards of an exchange and of an examination where they may be seen."""
    if state.phase <= ACTING or state.phase == ENDED:
        return None
    by = _name(state.turn, names)
    blocker = _name(state.blocker, names)
    assert by is not None
    return PendingView(
        action=ACTION_NAMES[state.kind],
        by=by,
        target=_name(state.target, names),
        claim=_character(state.claim),
        block=None if blocker is None else BlockView(blocker, CHARACTER_NAMES[state.block_claim]),
        challenger=_name(state.challenger, names),
        drawn=_cards(state.drawn) if drawn else UNSET,
        shown=_character(state.shown) if shown else UNSET,
    )


def _asked(state: Coup, seats: int, names: Sequence[str]) -> list[str]:
    """These seats in the order of asking: clockwise from who acted, or blocked; a draft from the opener."""
    if state.current == CHANCE:
        return ["chance"]
    if state.current == OVER:
        return []
    origin = int(state.blocker if state.phase == CHALLENGING_BLOCK else state.turn)
    first = origin if state.phase == DRAFTING else origin + 1
    around = [(first + k) % len(names) for k in range(len(names))]
    return [names[seat] for seat in around if seats >> seat & 1]


def _name(seat: int, names: Sequence[str]) -> str | None:
    return None if seat == NONE else names[seat]


def _character(character: int) -> str | None:
    return None if character == NONE else CHARACTER_NAMES[character]


def shell(rules: Rules, seen: View, names: Sequence[str]) -> Coup:
    """A position with all that a view shows; hands and a Court that it does not show are empty."""

    def seat(name: str | None) -> int:
        return NONE if name is None else names.index(name)

    def character(name: str | UnsetType | None) -> int:
        return CHARACTER_NAMES.index(name) if isinstance(name, str) else NONE

    players = [seen.players[name] for name in names]
    state = Coup(
        rules,
        vec[i64]([player.coins for player in players]),
        vec[i64]([_multiset(player.hidden) for player in players]),
        vec[i64]([_multiset(player.revealed) for player in players]),
    )
    state.treasury = seen.treasury
    state.turn = seat(seen.turn)
    state.phase = PHASE_NAMES.index(seen.phase)
    for i, player in enumerate(players):
        if len(player.revealed) < 2:
            state.alive |= 1 << i
    pending = seen.pending
    if pending is not None:
        state.kind = ACTION_NAMES.index(pending.action)
        state.target = seat(pending.target)
        state.claim = character(pending.claim)
        state.challenger = seat(pending.challenger)
        state.drawn = _multiset(pending.drawn)
        state.shown = character(pending.shown)
        if pending.block is not None:
            state.blocker = seat(pending.block.by)
            state.block_claim = character(pending.block.claim)
    if not seen.to_act:
        state.current = OVER
    elif seen.to_act != ["chance"]:
        state.current = seat(seen.to_act[0])
        for name in seen.to_act:
            state.pending |= 1 << seat(name)
    if state.phase == LOSING:
        state.then = _then(state)
    return state


def _multiset(names: Cards | UnsetType) -> int:
    return 0 if isinstance(names, UnsetType) else sum(int(card(CHARACTER_NAMES.index(name))) for name in names)


def _then(state: Coup) -> int:
    """What follows the loss that is asked for: it depends on who loses, and over which claim."""
    if state.challenger == NONE or state.current == state.turn != state.challenger:
        return THEN_ENDS
    if state.current != state.challenger:
        return THEN_GOES_ON
    return THEN_STANDS if state.blocker == NONE else THEN_ENDS
