"""A game that somebody else writes, in plain Python on the compiled foundation, gets all suites for nothing.

High Card: everybody is dealt one of six cards; all at once stay or fold; the highest card that stayed wins.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Self

import msgspec
import pytest

from signoria import Play, Seeded, Source
from signoria.core.errors import BadInput, Refused
from signoria.core.event import Detail, Event, Kind, number, seat_name
from signoria.core.game import Game, Options, Said, SetUp
from signoria.core.knowledge import Knowledge
from signoria.core.options import Option, Value, checked
from signoria.core.state import CHANCE, NO_TAKER, OVER, PLAYER, Listener, State
from signoria.search.playout import playout
from signoria.testing import conformance, golden, leaks
from signoria.testing.randomly import random_play

PASS, STAY, DEAL = 0, 1, 2
CARDS = 6


class HighCard(State):
    """One position; `cards` are -1 until dealt, `stayed` until answered."""

    def __init__(self, players: int) -> None:
        super().__init__()
        self.players = players
        self.cards = [-1] * players
        self.stayed = [-1] * players

    def choices(self, seat: int) -> tuple[int, int]:
        if self.current == CHANCE:
            return DEAL, sum(1 << card for card in range(CARDS) if card not in self.cards)
        return PASS, 0b11

    def step(self, action: int, seat: int) -> None:
        if seat == CHANCE:
            dealt = self.cards.index(-1)
            self.cards[dealt] = action - DEAL
            self.tell(0, dealt, action - DEAL)
            if -1 not in self.cards:
                self.pending = (1 << self.players) - 1
                self.current = 0
            return
        self.stayed[seat] = action
        self.pending &= ~(1 << seat)
        self.tell(1, seat, action)
        if self.pending:
            self.current = self.stayed.index(-1)
            return
        self.current = OVER
        for other, card in enumerate(self.cards):
            if self.stayed[other]:
                self.tell(2, other, card)

    def taker(self, action: int) -> int:
        if not 0 <= action < DEAL + CARDS:
            return NO_TAKER
        return CHANCE if action >= DEAL else PLAYER

    def refusal(self, action: int, seat: int) -> Refused | None:
        return Refused("not-now", phase="")

    def weight(self, action: int) -> int:
        return int(DEAL <= action < DEAL + CARDS and action - DEAL not in self.cards)

    def weights(self) -> int:
        return CARDS - sum(card >= 0 for card in self.cards)

    def outcome(self, k: int) -> int:
        return DEAL + [card for card in range(CARDS) if card not in self.cards][k]

    def copy(self) -> Self:
        return type(self).unpack(self.pack())

    def returns(self) -> list[int]:
        best = max((c for c, stayed in zip(self.cards, self.stayed, strict=True) if stayed), default=-1)
        return [int(stayed == 1 and card == best) for card, stayed in zip(self.cards, self.stayed, strict=True)]

    def pack(self) -> list[int]:
        return [self.players, self.current, self.pending, *self.cards, *self.stayed]

    @classmethod
    def unpack(cls, numbers: list[int]) -> Self:
        if len(numbers) != 3 + 2 * numbers[0]:
            raise BadInput("bytes", length=len(numbers))
        state = cls(numbers[0])
        state.current, state.pending = numbers[1], numbers[2]
        state.cards, state.stayed = numbers[3 : 3 + numbers[0]], numbers[3 + numbers[0] :]
        return state


class HighCardView(msgspec.Struct):
    """What a seat sees."""

    seat: int | msgspec.UnsetType
    card: int | msgspec.UnsetType
    answered: bool | msgspec.UnsetType
    over: bool
    dealt: int
    shown: dict[str, int]


class HighCardKnowledge(Knowledge):
    """Everybody's card but one's own, and those shown at the end, may be any."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.known: dict[int, int] = {}
        self.answer = -1

    def hear(self, kind: int, a: int, b: int, c: int) -> None:
        if kind == 1:
            self.answer = b
        elif b >= 0:
            self.known[a] = b

    def imagine(self, shell: State, source: Source) -> State:
        assert isinstance(shell, HighCard)
        state = shell.copy()
        for seat, card in self.known.items():
            state.cards[seat] = card
        for seat in range(state.players):
            if state.cards[seat] == -2:
                left = [card for card in range(CARDS) if card not in state.cards and card not in self.known.values()]
                state.cards[seat] = left[source.below(len(left))]
        if self.answer >= 0:
            state.stayed[self.seat] = self.answer
        return state


class HighCardGame(Game):
    """The game as the library knows it."""

    name = "high-card"
    rules_version = 1
    options = (Option("players", span=(2, 4)),)
    _player = Detail("player", seat_name)
    kinds: Mapping[int, Kind] = {
        0: Kind("dealt", (_player, Detail("card", number, known_to=("player",)))),
        1: Kind("answered", (_player, Detail("stays", number)), known_to=("player",)),
        2: Kind("shown", (_player, Detail("card", number))),
    }
    texts = Path(__file__).parent
    actions = DEAL + CARDS
    words = ("pass", "stay", *(f"deal {card}" for card in range(CARDS)))
    by_chance = range(DEAL, DEAL + CARDS)
    passing = PASS
    max_seats = 4

    def resolve(self, given: Mapping[str, object]) -> dict[str, Value]:
        return {"players": 2, **checked(self.options, given)}

    def seats(self, options: Options) -> int:
        return int(options["players"] or 0)

    def start(self, options: Options, listener: Listener | None = None) -> State:
        state = HighCard(self.seats(options))
        state.listener = listener
        return state

    def write(self, state: State, actions: Sequence[int], seat: int, names: Sequence[str]) -> str:
        return self.words[actions[0]]

    def parse(self, text: str, names: Sequence[str]) -> Said:
        if text not in self.words:
            raise BadInput("notation-unknown", move=text)
        return (self.words.index(text),)

    def told(self, text: str, heard: Sequence[Event]) -> str:
        return "answer"

    def snapshot(self, state: State, names: Sequence[str]) -> dict[str, Any]:
        assert isinstance(state, HighCard)
        return {"cards": list(state.cards), "stayed": list(state.stayed), "current": int(state.current)}

    def view(self, state: State, seat: int | None, names: Sequence[str]) -> HighCardView:
        assert isinstance(state, HighCard)
        shown = zip(names, state.cards, state.stayed, strict=True)
        return HighCardView(
            seat=msgspec.UNSET if seat is None else seat,
            card=msgspec.UNSET if seat is None else state.cards[seat],
            answered=msgspec.UNSET if seat is None else state.stayed[seat] >= 0,
            over=state.over,
            dealt=sum(card != -1 for card in state.cards),
            shown={name: card for name, card, stayed in shown if state.over and stayed == 1},
        )

    def set_up(self, options: Options, names: Sequence[str], said: Mapping[str, Any], play: SetUp) -> State:
        raise BadInput("setup-key", key="anything", known="nothing")

    def knowledge(self, options: Options, seat: int) -> Knowledge:
        return HighCardKnowledge(seat)

    def shell(self, options: Options, seen: msgspec.Struct, names: Sequence[str]) -> State:
        """Cards that were dealt unseen are -2 here; who has answered is not seen."""
        assert isinstance(seen, HighCardView)
        players = len(names)
        state = HighCard(players)
        state.cards = [-2 if seat < seen.dealt else -1 for seat in range(players)]
        if seen.over:
            state.current = OVER
            state.stayed = [int(name in seen.shown) for name in names]
        elif seen.dealt == players:
            state.pending = (1 << players) - 1
            if seen.answered and isinstance(seen.seat, int):
                state.pending -= 1 << seen.seat
            state.current = 1 if state.pending & 1 == 0 else 0
        return state


GAME = HighCardGame()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_conforms(players: int) -> None:
    for seed in range(10):
        conformance.check_everything(GAME, {"players": players}, seed)


def test_its_playthrough_can_be_kept_as_gold() -> None:
    text = golden.playthrough(GAME, {"players": 3}, 1)
    assert text.count("chance: deal") == 3
    assert text == golden.playthrough(GAME, {"players": 3}, 1)


def test_compiled_playouts_play_it() -> None:
    state = GAME.start({"players": 4})
    assert playout(state, Seeded(3)) == 4
    assert state.over


def test_its_secrets_are_kept() -> None:
    for seed in range(20):
        leaks.check_audience(GAME, {"players": 3}, seed)
    assert sum(leaks.check_leaks(GAME, {"players": 3}, seed) for seed in range(20)) > 0


def test_a_leak_would_be_found() -> None:
    """A view that shows one card too many does not survive making up the cards anew."""

    class Leaky(HighCardGame):
        def view(self, state: State, seat: int | None, names: Sequence[str]) -> HighCardView:
            assert isinstance(state, HighCard)
            seen = super().view(state, seat, names)
            seen.shown = {names[0]: state.cards[0]}
            return seen

    with pytest.raises(AssertionError):
        sum(leaks.check_leaks(Leaky(), {"players": 3}, seed) for seed in range(8))


def test_a_forgotten_field_would_be_found() -> None:
    """What is neither copied nor packed is in no comparison of positions, but shows when they are played on."""

    class Forgetful(HighCard):
        def __init__(self, players: int) -> None:
            super().__init__(players)
            self.bold = 0

        def step(self, action: int, seat: int) -> None:
            self.bold += seat >= 0 and action == STAY
            super().step(action, seat)
            if self.over:
                self.tell(2, 0, self.bold)

    class Broken(HighCardGame):
        def start(self, options: Options, listener: Listener | None = None) -> State:
            state = Forgetful(self.seats(options))
            state.listener = listener
            return state

    conformance.check_legality(Broken(), {"players": 4}, 1)
    conformance.check_record(Broken(), {"players": 4}, 1)
    with pytest.raises(AssertionError):
        conformance.check_twins(Broken(), {"players": 4}, 1)


def test_a_broken_rule_would_be_found() -> None:
    class Forgetful(HighCard):
        def why(self, action: int, seat: int) -> Refused | None:
            return None

    class Broken(HighCardGame):
        def start(self, options: Options, listener: Listener | None = None) -> State:
            state = Forgetful(self.seats(options))
            state.listener = listener
            return state

    with pytest.raises(AssertionError):
        conformance.check_legality(Broken(), {}, 1)
    assert random_play(GAME, {}, 1).state.over
    assert Play(GAME).names == ("Ada", "Bruno")
