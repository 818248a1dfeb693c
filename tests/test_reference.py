"""The generated reference is up to date; the past of a game can be asked for."""

from __future__ import annotations

from pathlib import Path

import pytest

from signoria import BadInput, Play, Record, Seat, State, game, positions
from signoria.bots import Bot
from signoria.core.record import record
from signoria.core.state import CHANCE
from signoria.testing.randomly import random_play
from signoria.testing.reference import reference
from tests.variants import CASES, VARIANTS

PAGE = Path(__file__).parent.parent / "docs" / "reference.md"


def test_the_page_is_what_the_source_says() -> None:
    assert PAGE.read_text(encoding="utf-8") == reference()


@pytest.mark.parametrize("name", ["coup", "medici", "princeps"])
def test_every_kind_of_event_and_all_its_details_are_listed(name: str) -> None:
    page = PAGE.read_text(encoding="utf-8").split("## Events")[1]
    for kind in game(name).kinds.values():
        (row, *_) = [line for line in page.splitlines() if line.startswith(f"| `{kind.name}` |")]
        assert row
    for detail in {detail.name for kind in game(name).kinds.values() for detail in kind.details}:
        assert f"`{detail}` (" in page


@pytest.mark.parametrize("kind", [Play, State, Seat, Bot])
def test_all_that_one_may_call_is_listed_with_its_contract(kind: type) -> None:
    part = PAGE.read_text(encoding="utf-8").split(f"### {kind.__name__}\n")[1].split("\n### ")[0]
    methods = [name for name in dir(kind) if not name.startswith("_")]
    assert len(methods) > 5
    for method in methods:
        (row,) = [line for line in part.splitlines() if line.startswith((f"| `{method}(", f"| `{method}:"))]
        assert row.split("` | ")[1].strip(" |")


@pytest.mark.parametrize(("name", "variant"), CASES)
def test_positions_of_a_record_and_past_ones_of_a_game_are_those_that_were(name: str, variant: str) -> None:
    play = random_play(game(name), VARIANTS[name][variant], 3)
    found = record(play)
    assert isinstance(found, Record)
    for number, position in enumerate(positions(found, play.game)):
        assert len(position.moves) == number
        if number % 40 == 0 or number == len(play.moves):
            then = play.at(number)
            assert then.snapshot() == position.snapshot()
            for seat in range(len(play.names)):
                assert then.seen(seat) == position.seen(seat)
                assert then.events(seat) == position.events(seat)
    assert number == len(play.moves)
    assert play.at(number).state == play.state


def test_a_past_hand_is_asked_for() -> None:
    play = random_play(game("coup"), {"players": 3}, 5)
    dealt = next(number for number, move in enumerate(play.moves) if move.seat != CHANCE)
    hand = play.at(dealt).seen(0)["players"]["Ada"]["hidden"]
    drawn = [move.text.removeprefix("draw ") for move in play.moves[:dealt] if move.text.startswith("draw")]
    assert len(hand) == 2
    assert set(hand) <= set(drawn)
    before = len(play.moves)
    assert play.at(dealt).moves == play.moves[:dealt]
    assert len(play.moves) == before


@pytest.mark.parametrize("number", [-1, 10**6])
def test_there_is_no_past_before_the_beginning_nor_after_the_end(number: int) -> None:
    play = random_play(game("coup"), {}, 5)
    with pytest.raises(BadInput):
        play.at(number)
