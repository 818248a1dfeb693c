"""What a seat knows for certain, against a second account of it: the set of all hands that are still possible.

The library never keeps that set; here it is followed event by event, for two and three players.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from signoria import games
from signoria.core.chance import Seeded
from signoria.core.play import Play
from signoria.core.state import CHANCE
from signoria.games.coup import events as told
from signoria.games.coup.cards import CHARACTER_NAMES, CHARACTERS, card, count, nth, size
from signoria.games.coup.state import Coup
from signoria.testing.randomly import random_steps

COUP = games.get("coup")

World = tuple[tuple[int, ...], int]
"""For each seat its hidden cards (a multiset; 0 for the viewer), and the card under examination, or -1."""


class Possible:
    """All worlds that agree with what a seat has heard in an open game."""

    def __init__(self, seat: int, players: int, unseen: int) -> None:
        self.seat = seat
        self.unseen = unseen
        """The cards that are in a hidden hand or in the Court."""
        self.worlds: set[World] = {((0,) * players, -1)}

    def court(self, world: World) -> int:
        return self.unseen - sum(world[0])

    def hear(self, kind: int, a: int, b: int, c: int) -> None:
        mine = a == self.seat
        if kind == told.DREW and mine:
            self.worlds = {w for w in self.worlds if count(self.court(w), b)}
            self.unseen -= card(b)
        elif kind in (told.SHOWED, told.RETURNED) and mine:
            self.unseen += card(b)
        elif kind == told.SURRENDERED and mine:
            self.unseen += card(c)
        elif mine:
            return
        elif kind == told.DREW:
            self.worlds = {_add(w, a, x) for w in self.worlds for x in _kinds(self.court(w))}
        elif kind in (told.SHOWED, told.LOST):
            self.worlds = {_add(w, a, b, -1) for w in self.worlds if count(w[0][a], b)}
            self.unseen -= card(b) if kind == told.LOST else 0
        elif kind == told.RETURNED:
            self.worlds = {_add(w, a, x, -1) for w in self.worlds for x in _kinds(w[0][a])}
        elif kind == told.BLUFFED:
            self.worlds = {w for w in self.worlds if not count(w[0][a], b)}
        elif kind == told.PRESENTED:
            shown = range(CHARACTERS) if c < 0 else [c]
            self.worlds = {(w[0], x) for w in self.worlds for x in shown if count(w[0][a], x)}
        elif kind == told.SURRENDERED:
            self.worlds = {(_add(w, a, w[1], -1)[0], -1) for w in self.worlds}
        if kind == told.GAVE_BACK:
            self.worlds = {(w[0], -1) for w in self.worlds}


def _kinds(cards: int) -> Iterator[int]:
    return (x for x in range(CHARACTERS) if count(cards, x))


def _add(world: World, seat: int, character: int, number: int = 1) -> World:
    hands = list(world[0])
    hands[seat] += number * card(character)
    return tuple(int(hand) for hand in hands), world[1]


def imagined_world(play: Play, seat: int, source: Seeded) -> tuple[int, ...]:
    state = play.resample(seat, source)
    assert isinstance(state, Coup)
    drawn = state.drawn if state.turn != seat else 0
    return tuple(
        0 if p == seat else int(state.hands[p] + (drawn if p == state.turn else 0)) for p in range(len(play.names))
    )


@pytest.mark.parametrize(
    "options",
    [
        {"players": 2},
        {"players": 2, "diplomat": "inquisitor"},
        {"players": 2, "refuse_proof": True},
        {"players": 3},
        {"players": 3, "diplomat": "inquisitor"},
    ],
    ids=lambda options: "-".join(str(value) for value in options.values()),
)
def test_what_is_made_up_is_possible_and_all_that_is_possible_is_made_up(options: dict[str, object]) -> None:
    covered = 0
    for seed in range(12):
        play = Play(COUP, options)
        assert isinstance(play.state, Coup)
        views = [Possible(s, len(play.names), int(play.state.court)) for s in range(len(play.names))]
        heard = 0
        source = Seeded(seed)
        for number, _ in enumerate(random_steps(play, seed)):
            for kind, numbers in play.raw_events(heard):
                for viewer, possible in enumerate(views):
                    known = COUP.kinds[kind].heard_by(numbers, viewer)
                    if known is not None:
                        possible.hear(kind, *known)
            heard = play.happened
            if number % 4 or play.state.current == CHANCE:
                continue
            for viewer, possible in enumerate(views):
                hands = {world[0] for world in possible.worlds}
                found = Counter(imagined_world(play, viewer, source) for _ in range(12))
                assert found.keys() <= hands, (seed, number, viewer)
                if len(hands) <= 12 and number > 10:
                    found.update(imagined_world(play, viewer, source) for _ in range(60 * len(hands)))
                    assert found.keys() == hands, (seed, number, viewer)
                    covered += 1
    assert covered > 10


def test_a_card_returned_in_an_exchange_is_in_the_court_until_somebody_draws() -> None:
    setup = {"players": {"Ada": {"hidden": ["duke", "captain"]}}}
    play = Play.from_set_up(COUP, {"players": 3}, ["Ada", "Bruno", "Chiara"], setup, Seeded(1))
    for name, move in [("Ada", "exchange"), ("Bruno", "pass"), ("Chiara", "pass")]:
        play.move(name, move)
    play.move("chance", "draw contessa")
    play.move("chance", "draw contessa")
    play.move("Ada", "keep duke captain")
    source = Seeded(5)
    for _ in range(200):
        imagined = play.resample(0, source)
        assert isinstance(imagined, Coup)
        assert count(imagined.court, 5) >= 2
    play.move("Bruno", "exchange")
    for name in ("Chiara", "Ada"):
        play.move(name, "pass")
    play.let_chance(source)
    taken = 0
    for _ in range(200):
        imagined = play.resample(0, source)
        assert isinstance(imagined, Coup)
        assert count(imagined.court, 5) + count(imagined.drawn, 5) + count(imagined.hands[1], 5) >= 2
        taken += count(imagined.drawn, 5) > 0
    assert 0 < taken < 200


def test_a_caught_bluffer_does_not_have_the_card() -> None:
    setup = {"players": {"Bruno": {"hidden": ["captain", "contessa"]}, "Ada": {"hidden": ["assassin", "assassin"]}}}
    play = Play.from_set_up(COUP, {"players": 3, "first": 1}, ["Ada", "Bruno", "Chiara"], setup, Seeded(1))
    play.move("Bruno", "tax")
    play.move("Ada", "challenge")
    play.move("Bruno", "lose captain")
    source = Seeded(5)
    hands = []
    for _ in range(300):
        imagined = play.resample(0, source)
        assert isinstance(imagined, Coup)
        hands.append(nth(imagined.hands[1], 0))
        assert size(imagined.hands[1]) == 1
    assert set(hands) == {1, 2, 3, 5}


@pytest.mark.parametrize("duel", ["draft-court", "draft-discard"])
def test_in_a_drafted_duel_the_third_pile_has_one_of_each(duel: str) -> None:
    options = {"players": 2, "duel": duel}
    seen = set()
    for seed in range(30):
        play = Play(COUP, options)
        for _ in random_steps(play, seed):
            state = play.state
            assert isinstance(state, Coup)
            if state.phase == 2 and state.current == state.turn and not state.revealed[0] + state.revealed[1]:
                break
        source = Seeded(seed)
        dealt = {event.details["card"] for event in play.events(0) if event.kind == "drew" and "card" in event.details}
        mine = next(iter(dealt))
        for _ in range(60):
            imagined = play.resample(0, source)
            assert isinstance(imagined, Coup)
            theirs = [nth(imagined.hands[1], k) for k in range(2)]
            assert [CHARACTER_NAMES[x] for x in theirs] != [mine, mine]
            seen.add(tuple(theirs))
    assert len(seen) >= 14
