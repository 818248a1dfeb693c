"""Pairs of games that one seat cannot tell apart: whatever that seat receives is the same in both."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from signoria import Play, Seat, Seeded, game
from signoria.cli.replay import Replay
from signoria.core.record import record

NAMES = ["Ana", "Bea", "Caio", "Dino"]
PRINCES = dict(zip(NAMES, ("noble", "popular", "hereditary", "ecclesiastic"), strict=True))
TRIED = {
    "coup": ("tax", "pass", "challenge", "lose duke"),
    "princeps": ("done", "pass", "draw", "end", "withdraw 9", "offer anyone give spy want nothing"),
}
Told = Sequence[tuple[str, str]]


def received(play: Play, name: str) -> bytes:
    """All that a seat gets, but for the numbers of offers, which the rules count on over secret ones."""
    seat = Seat(play, NAMES.index(name))
    refused = [None if (error := seat.why(text)) is None else error.text for text in TRIED[play.game.name]]
    update = seat.update()
    found = msgspec.json.encode((update.version, update.events, update.view, update.menu, refused))
    found = re.sub(rb'("id"|"offer"):\d+', rb"\1:0", found)
    return re.sub(rb'"(accept|decline|withdraw)[ -]\d+"|"place":"\d+"', rb'"\1"', found)


def negotiating(told: Told) -> Play:
    lands = {"milan": "Ana", "rome": "Ana", "ferrara": "Bea", "genoa": "Caio", "naples": "Dino"}
    hands = {"Ana": ["spy", "captain", "revolt"], "Bea": ["citizen", "castle"], "Caio": ["citizen"], "Dino": ["spy"]}
    setup: dict[str, Any] = {
        "territories": {land: {"owner": owner} for land, owner in lands.items()},
        "players": {name: {"prince": prince, "hand": hands[name]} for name, prince in PRINCES.items()},
        "phase": "negotiate",
        "turn": "Ana",
    }
    play = Play.from_set_up(game("princeps"), {"players": 4}, NAMES, setup, Seeded(0))
    for name, text in told:
        play.move(name, text)
    return play


OPENLY = [("Ana", "offer anyone give captain want castle"), ("Bea", "offer Dino give citizen want spy")]


@pytest.mark.parametrize(
    "secret",
    [
        [("Ana", "offer Bea give spy want citizen")],
        [("Ana", "offer Bea give spy want citizen"), ("Bea", "decline 1")],
        [("Ana", "offer Bea give spy want citizen"), ("Ana", "withdraw 1")],
        [("Ana", "offer Bea give spy want citizen"), ("Caio", "offer Ana give citizen want revolt")],
    ],
)
def test_secret_offers_of_others_leave_no_trace(secret: Told) -> None:
    """Neither in what is seen, nor in what may be answered, nor in the numbers of moves that answer."""
    plain, busy = negotiating(OPENLY), negotiating([*secret, *OPENLY])
    assert received(busy, "Dino") == received(plain, "Dino")
    dino = NAMES.index("Dino")
    assert busy.state.legal(dino) == plain.state.legal(dino)


def test_a_secret_offer_that_calls_somebody_back_tells_others_neither_whose_it_was_nor_what_it_holds() -> None:
    called = [("Bea", "done"), ("Ana", "offer Bea give spy want citizen")]
    shown = Replay(record(negotiating(called)), "Dino").lines
    assert [(line.by, line.move) for line in shown] == [("Bea", "done"), ("*", "offer")]
    other = [("Bea", "done"), ("Caio", "offer Bea give citizen want castle")]
    assert Replay(record(negotiating(other)), "Dino").lines == shown


def test_that_an_offer_lapsed_does_not_tell_which_card_was_given_away() -> None:
    games = []
    for card in ("spy", "revolt"):
        play = negotiating([("Ana", "offer anyone give spy revolt want castle")])
        play.move("Ana", f"offer Caio give {card} want citizen")
        play.move("Caio", "accept 2")
        games.append(play)
    for stranger in ("Bea", "Dino"):
        assert received(games[0], stranger) == received(games[1], stranger)
    assert received(games[0], "Caio") != received(games[1], "Caio")


def test_nobody_notices_that_another_puts_an_offer_together() -> None:
    play = negotiating(OPENLY)
    before = {name: received(play, name) for name in NAMES}
    ana = Seat(play, 0)
    taken: list[int] = []
    while (menu := ana.menu(taken)) is not None and not menu.steps[0].ends:
        taken = [*menu.taken, menu.steps[0].action]
        assert {name: received(play, name) for name in NAMES} == before
    play.move("Caio", "done")
    assert len(taken) > 1
    assert play.moves[-1].text == "done"


def ended(order: Sequence[str]) -> Play:
    play = Play(game("coup"), {"players": 4}, NAMES)
    play.let_chance(Seeded(5))
    play.move("Ana", "tax")
    for name in order:
        play.move(name, "pass")
    return play


@pytest.mark.parametrize("order", [["Bea", "Caio", "Dino"], ["Dino", "Caio", "Bea"], ["Caio", "Dino", "Bea"]])
def test_who_passed_last_is_told_to_nobody(order: list[str]) -> None:
    usual, other = ended(["Bea", "Dino", "Caio"]), ended(order)
    assert received(other, "Ana") == received(usual, "Ana")
    assert [event.kind for event in Seat(other, 0).events()][-2:] == ["unchallenged", "took"]
    lines = [
        [(line.by, line.move, line.seen, line.events) for line in Replay(record(play), "Ana").lines]
        for play in (usual, other)
    ]
    assert lines[0] == lines[1]
    assert [(by, move) for by, move, _, _ in lines[0]] == [("Ana", "tax"), ("*", "pass")]


def test_a_window_in_which_somebody_has_passed_looks_as_before() -> None:
    untouched, passed = ended([]), ended(["Caio"])
    for stranger in ("Ana", "Bea", "Dino"):
        assert received(passed, stranger) == received(untouched, stranger)
    assert received(passed, "Caio") != received(untouched, "Caio")


def test_that_nobody_is_sacrificed_is_seen_by_all() -> None:
    setup = {
        "territories": {
            "milan": {"owner": "Ana", "hidden": ["captain", "mercenary", "mercenary"]},
            "ferrara": {"owner": "Bea", "hidden": ["citizen", "spy"]},
            "rome": {"owner": "Bea"},
            "genoa": {"owner": "Caio"},
        },
        "phase": "act",
        "turn": "Ana",
    }
    play = Play.from_set_up(game("princeps"), {"players": 3}, NAMES[:3], setup, Seeded(0))
    play.let_chance(Seeded(0))
    for name, text in [
        ("Ana", "attack ferrara from milan with captain mercenary mercenary"),
        ("Bea", "defend citizen"),
        ("Ana", "pass"),
        ("Bea", "pass"),
        ("Bea", "sacrifice 0"),
    ]:
        play.move(name, text)
    seen = [(line.by, line.move) for line in Replay(record(play), "Caio").lines]
    assert seen[-1] == ("Bea", "sacrifice 0")
    assert ("Ana", "answer") in seen
