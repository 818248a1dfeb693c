"""High Card: everybody is dealt one of six cards; all at once stay or fold; the highest card that stayed wins.

A whole game in plain Python on the compiled foundation, as somebody else would write it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any, Self

import msgspec

from signoria import Source
from signoria.core.errors import BadInput, Refused
from signoria.core.event import Event, Kind, number, seat
from signoria.core.game import Game, Options, Said, SetUp
from signoria.core.knowledge import Knowledge
from signoria.core.menu import Menu, Step, Summary
from signoria.core.options import Option, Value, checked
from signoria.core.state import CHANCE, NO_TAKER, OVER, PLAYER, Listener, State
from signoria.core.text import Text

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
        self.tell(3)

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
    """What a seat sees: the cards and the answers that it knows, by player."""

    viewer: str | None
    phase: str
    dealt: int
    cards: dict[str, int]
    stays: dict[str, bool]
    winners: list[str]


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
        for player, card in self.known.items():
            state.cards[player] = card
        for player in range(state.players):
            if state.cards[player] == -2:
                left = [card for card in range(CARDS) if card not in state.cards]
                state.cards[player] = left[source.below(len(left))]
        if self.answer >= 0:
            state.stayed[self.seat] = self.answer
        return state


class HighCardGame(Game):
    """The game as the library knows it."""

    name = "high-card"
    rules_version = 1
    options = (Option("players", span=(2, 4)),)
    kinds: Mapping[int, Kind] = {
        0: Kind("dealt", (seat("player"), number("card", known_to=("player",)))),
        1: Kind("answered", (seat("player"), number("stays")), known_to=("player",)),
        2: Kind("shown", (seat("player"), number("card"))),
        3: Kind("ended", ()),
    }
    view_type = HighCardView
    texts = Path(__file__).parent / "texts"
    actions = DEAL + CARDS
    words = ("pass", "stay", *(f"deal {card}" for card in range(CARDS)))
    by_chance = range(DEAL, DEAL + CARDS)
    passing = PASS
    max_seats = 4
    bots: Mapping[str, str] = {
        "random": "signoria.bots.random_bot:RandomBot",
        "bold": f"{__name__}.bold:BoldBot",
        "search": "signoria.bots.searcher:Searcher",
    }
    table: str | None = f"{__name__}.table:HighCardTable"
    variants: Mapping[str, Mapping[str, Value]] = {
        "two": {"players": 2},
        "three": {"players": 3},
        "four": {"players": 4},
    }

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

    def overheard(self, text: str, heard: Sequence[Event]) -> tuple[str, bool]:
        return "answer", False

    def snapshot(self, state: State, names: Sequence[str]) -> HighCardView:
        return self._seen(state, None, names, range(len(names)))

    def public(self, state: State, names: Sequence[str]) -> HighCardView:
        return self._seen(state, None, names, [])

    def own(self, public: HighCardView, state: State, seat: int, names: Sequence[str]) -> HighCardView:
        return self._seen(state, seat, names, [seat])

    def _seen(self, state: State, seat: int | None, names: Sequence[str], known: Collection[int]) -> HighCardView:
        """What one sees who knows the cards and the answers of these seats."""
        assert isinstance(state, HighCard)
        dealt = sum(card != -1 for card in state.cards)
        cards = {i for i, stayed in enumerate(state.stayed) if i in known or (state.over and stayed)}
        return HighCardView(
            viewer=None if seat is None else names[seat],
            phase="over" if state.over else "deal" if dealt < state.players else "answer",
            dealt=dealt,
            cards={names[i]: card for i, card in enumerate(state.cards) if i in cards and card != -1},
            stays={
                names[i]: bool(stayed)
                for i, stayed in enumerate(state.stayed)
                if stayed >= 0 and (i in known or state.over)
            },
            winners=[name for name, won in zip(names, state.returns(), strict=True) if won and state.over],
        )

    def ask(self, state: State, seat: int, names: Sequence[str]) -> Menu:
        assert isinstance(state, HighCard)
        steps = [Step(action=action, text=Text(f"high-card-{self.words[action]}")) for action in state.legal(seat)]
        return Menu(Text("high-card-question", {"card": state.cards[seat]}), steps)

    def summary(self, options: Options) -> Summary:
        rows: list[list[Text | None]] = [
            [Text(f"high-card-{word}"), Text(f"high-card-{word}-about")] for word in ("stay", "pass")
        ]
        return Summary(title=Text("high-card-title"), about=Text("high-card-about"), rows=rows)

    def default(self, state: State, seat: int) -> tuple[int, ...]:
        return (PASS,)

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
        if seen.phase == "over":
            state.current = OVER
            state.stayed = [int(seen.stays[name]) for name in names]
        elif seen.phase == "answer":
            asked = [seat for seat, name in enumerate(names) if name not in seen.stays]
            state.pending = sum(1 << seat for seat in asked)
            state.current = asked[0] if seen.viewer in (None, *seen.stays) else names.index(seen.viewer)
        return state


GAME = HighCardGame()
