"""Events in words become the game's own numbers again, and views structs, just as they were: so bots play from afar."""

from __future__ import annotations

import msgspec
import pytest

from signoria import BadInput, game
from signoria.core.event import Event
from signoria.testing.randomly import random_play
from tests.variants import CASES, VARIANTS


@pytest.mark.parametrize(("name", "variant"), CASES)
def test_what_every_seat_has_heard_comes_back_exactly(name: str, variant: str) -> None:
    for seed in range(3):
        play = random_play(game(name), VARIANTS[name][variant], seed)
        for seat in (*range(len(play.names)), None):
            heard = play.heard(seat)
            sent = msgspec.json.decode(msgspec.json.encode([one.event for one in heard]), type=list[Event])
            again = [play.game.heard(event, play.names) for event in sent]
            assert [(one.number, one.numbers) for one in again] == [(one.number, one.numbers) for one in heard]
            assert [one.event for one in again] == sent


@pytest.mark.parametrize(("name", "variant"), CASES)
def test_views_come_back_exactly(name: str, variant: str) -> None:
    play = random_play(game(name), VARIANTS[name][variant], 1)
    for number in range(0, len(play.moves) + 1, 1 + len(play.moves) // 20):
        then = play.at(number)
        for seat in (*range(len(play.names)), None):
            view = then.view(seat)
            assert msgspec.json.decode(msgspec.json.encode(view), type=play.game.view_type) == view


@pytest.mark.parametrize(
    "event",
    [
        Event("nothing"),
        Event("drew", {"player": "Nobody"}),
        Event("drew", {"player": "Ada"}, {"card": "king"}),
        Event("drew", {"player": "Ada"}, numbers={"card": 1}),
        Event("drew", {"player": "Ada"}, {"hat": "duke"}),
    ],
)
def test_what_is_no_event_is_refused(event: Event) -> None:
    with pytest.raises(BadInput, match="heard-form"):
        game("coup").heard(event, ["Ada", "Bruno"])
