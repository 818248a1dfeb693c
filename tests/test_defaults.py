"""What is done for a player whose time is up: never a bluff, never a gift."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from signoria import Play, Refused, Seeded, game

THREE = ["Ana", "Bea", "Caio"]
Told = Sequence[tuple[str, str]]


def done_for(play: Play, name: str, told: Told = ()) -> str:
    """What is done for a player, after these moves."""
    for who, text in told:
        play.move(who, text)
    play.time_up(play.seat(name))
    assert play.name(play.moves[-1].seat) == name
    return play.moves[-1].text


def coup(ana: dict[str, Any], turn: str = "Ana", **options: Any) -> Play:
    setup = {"players": {"Ana": ana, "Bea": {"hidden": ["captain", "assassin"], "coins": 4}}, "turn": turn}
    return Play.from_set_up(game("coup"), {"players": 3, **options}, THREE, setup, Seeded(0))


@pytest.mark.parametrize(
    ("ana", "turn", "told", "done"),
    [
        ({"hidden": ["duke", "duke"], "coins": 9}, "Ana", [], "income"),
        ({"coins": 10}, "Ana", [], "coup Bea"),
        ({"hidden": ["contessa", "contessa"]}, "Bea", [("Bea", "tax")], "pass"),
        ({"hidden": ["duke", "duke"]}, "Bea", [("Bea", "aid")], "pass"),
        ({"hidden": ["duke", "contessa"]}, "Ana", [("Ana", "tax"), ("Bea", "challenge")], "show"),
        ({"hidden": ["captain", "contessa"]}, "Ana", [("Ana", "tax"), ("Bea", "challenge")], "concede"),
    ],
)
def test_coup_takes_income_lets_pass_and_tells_the_truth(ana: dict[str, Any], turn: str, told: Told, done: str) -> None:
    assert done_for(coup(ana, turn, refuse_proof=True), "Ana", told) == done


def test_coup_keeps_its_own_cards_in_an_exchange() -> None:
    play = coup({"hidden": ["ambassador", "contessa"]})
    for who, text in [("Ana", "exchange"), ("Bea", "pass"), ("Caio", "pass")]:
        play.move(who, text)
    play.let_chance(Seeded(3))
    assert done_for(play, "Ana") == "keep ambassador contessa"


def medici(hand: list[str], **more: Any) -> Play:
    piles = [{"id": 1, "zone": "inner", "cards": ["rovere 3"]}, {"id": 2, "zone": "inner", "cards": ["gonzaga 8"]}]
    setup = {"piles": piles, "players": {"Ana": {"hand": hand, "deck": ["7"], **more}}, "turn": "Ana"}
    return Play.from_set_up(game("medici"), {}, THREE[:2], setup, Seeded(0))


@pytest.mark.parametrize(("hand", "done"), [(["10", "5", "7"], "send 5"), (["5", "lady"], "send lady"), ([], "pass")])
def test_medici_sends_the_lowest_card_and_strikes_nobody(hand: list[str], done: str) -> None:
    assert done_for(medici(hand, deck=["7"] if hand else []), "Ana") == done


def test_medici_keeps_the_circle_as_it_is() -> None:
    for seed in range(20):
        play = Play(game("medici"), {"distinct_circle": True}, THREE[:2])
        play.let_chance(Seeded(seed))
        if play.seen(None)["phase"] == "circle":
            assert done_for(play, play.names[play.state.current]) == "keep"
            return
    raise AssertionError("no circle had a double")


def princeps(lands: dict[str, Any], phase: str, **hands: list[str]) -> Play:
    princes = dict(zip(THREE, ("noble", "popular", "hereditary"), strict=True))
    players = {name: {"prince": prince, "hand": hands.get(name, [])} for name, prince in princes.items()}
    setup = {"territories": lands, "players": players, "phase": phase, "turn": "Ana"}
    return Play.from_set_up(game("princeps"), {"players": 3}, THREE, setup, Seeded(0))


LANDS = {
    "milan": {"owner": "Ana", "hidden": ["captain", "mercenary", "mercenary"]},
    "ferrara": {"owner": "Bea", "hidden": ["captain", "citizen", "citizen", "mercenary"]},
    "rome": {"owner": "Bea"},
    "genoa": {"owner": "Caio"},
}
ATTACK = ("Ana", "attack ferrara from milan with captain mercenary mercenary")


def test_princeps_neither_offers_nor_accepts_not_even_a_present() -> None:
    play = princeps(LANDS, "negotiate", Ana=["spy"], Bea=["citizen"])
    assert done_for(play, "Bea", [("Ana", "offer Bea give nothing want citizen")]) == "done"
    assert done_for(play, "Caio", [("Ana", "offer anyone give spy want nothing")]) == "done"
    assert "citizen" in play.seen(1)["players"]["Bea"]["hand"]


def test_princeps_acts_against_nobody() -> None:
    assert done_for(princeps(LANDS, "act"), "Ana") == "end"


def test_princeps_defends_with_all_that_it_has_and_keeps_machiavelli() -> None:
    play = princeps(LANDS, "act", Bea=["machiavelli"])
    assert done_for(play, "Bea", [ATTACK]) == "defend citizen citizen mercenary under captain"
    assert done_for(play, "Bea") == "pass"


def test_princeps_sacrifices_nobody() -> None:
    lands = {**LANDS, "ferrara": {"owner": "Bea", "hidden": ["citizen"]}}
    told = [ATTACK, ("Bea", "defend citizen"), ("Ana", "pass"), ("Bea", "pass")]
    assert done_for(princeps(lands, "act"), "Bea", told) == "sacrifice 0"


def test_princeps_draws_and_gives_up_what_is_least_wanted_only_when_it_must() -> None:
    play = princeps(LANDS, "draw", Ana=["machiavelli", "spy"])
    assert done_for(play, "Ana") == "draw"
    lands = {"milan": {"owner": "Ana"}, "ferrara": {"owner": "Bea"}, "genoa": {"owner": "Caio"}}
    many = ["machiavelli", "citizen", "citizen", "mercenary", "mercenary", "colonists", "counsellor", "captain"]
    assert done_for(princeps(lands, "draw", Ana=many), "Ana") == "discard colonists"


def test_who_is_asked_nothing_runs_out_of_no_time() -> None:
    for play in (coup({}), medici(["5"]), princeps(LANDS, "act")):
        with pytest.raises(Refused) as error:
            play.time_up(1)
        assert error.value.code == "not-asked"
        assert play.moves == []
