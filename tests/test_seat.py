"""A seat at a game: what moves its version, what it may do, and what is understood of what its player types."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from signoria import BadInput, Play, Refused, Seat, Seeded, game

COUP = game("coup")
PRINCEPS = game("princeps")
TALKERS = ["Ada", "Bruno", "Chiara"]


def coup(names: list[str], **first: Any) -> Play:
    """The first player's turn, with these coins or cards."""
    setup = {"players": {names[0]: first}, "turn": names[0]}
    return Play.from_set_up(COUP, {"players": len(names)}, names, setup, Seeded(0))


def talks() -> Play:
    lands = {"milan": "Ada", "ferrara": "Bruno", "genoa": "Chiara"}
    setup = {
        "territories": {land: {"owner": owner} for land, owner in lands.items()},
        "players": {"Ada": {"hand": ["spy", "captain"]}, "Bruno": {"hand": ["citizen"]}},
        "phase": "negotiate",
        "turn": "Ada",
    }
    play = Play.from_set_up(PRINCEPS, {"players": 3}, TALKERS, setup, Seeded(0))
    play.let_chance(Seeded(0))
    return play


def received(seat: Seat) -> bytes:
    return msgspec.json.encode((seat.update(), seat.legal()))


def versions(play: Play) -> list[int]:
    """Of the players, and of a spectator."""
    return [play.version(seat) for seat in (*range(len(play.names)), None)]


# Versions


def test_a_secret_pass_moves_the_version_of_its_seat_alone() -> None:
    play = coup(["Ada", "Bruno", "Chiara"])
    play.move("Ada", "tax")
    before = versions(play)
    play.move("Chiara", "pass")
    assert versions(play) == [before[0], before[1], before[2] + 1, before[3]]
    play.move("Bruno", "pass")
    assert all(now > then for now, then in zip(versions(play), before, strict=True))


def test_a_secret_offer_moves_the_versions_of_its_two_seats() -> None:
    play = talks()
    before = versions(play)
    play.move("Ada", "offer Bruno give spy want citizen")
    moved = [now > then for now, then in zip(versions(play), before, strict=True)]
    assert moved == [True, True, False, False]
    play.move("Ada", "offer anyone give captain want nothing")
    assert all(now > then for now, then in zip(versions(play), before, strict=True))


def test_nothing_moves_while_somebody_puts_a_play_together() -> None:
    play = talks()
    seats = [Seat(play, number) for number in (0, 1, 2, None)]
    before = [received(seat) for seat in seats]
    taken: list[int] = []
    steps = 0
    while (menu := seats[0].menu(taken)) is not None:
        taken = [*menu.taken, menu.steps[0].action]
        steps += 1
        assert [received(seat) for seat in seats] == before
    assert steps == 3
    seats[2].move("done")
    seats[0].move(taken)
    assert [move.seat for move in play.moves[-2:]] == [2, 0]


def test_an_update_gives_the_events_since_a_version_and_how_things_stand() -> None:
    play = coup(["Ada", "Bruno"])
    bruno = Seat(play, 1)
    known = bruno.version
    play.move("Ada", "tax")
    update = bruno.update(known)
    assert (update.since, update.version) == (known, bruno.version)
    assert [event.kind for event in update.events] == ["declared"]
    assert update.menu is not None
    assert update.menu.question.key == "coup-ask-challenge"
    assert Seat(play, 0).update().menu is None


def test_an_answer_to_what_stood_before_is_refused_and_changes_nothing() -> None:
    play = coup(["Ada", "Bruno", "Chiara"])
    play.move("Ada", "tax")
    bruno = Seat(play, 1)
    old = bruno.version
    play.move("Chiara", "challenge")
    before = play.state.to_bytes()
    with pytest.raises(Refused) as error:
        bruno.move("pass", version=old)
    assert (error.value.code, error.value.facts) == ("stale", {"version": old, "now": bruno.version})
    assert play.state.to_bytes() == before
    assert play.moves[-1].text == "challenge"


def test_an_answer_is_not_stale_because_another_has_passed() -> None:
    play = coup(["Ada", "Bruno", "Chiara"])
    play.move("Ada", "tax")
    bruno = Seat(play, 1)
    seen = bruno.version
    play.move("Chiara", "pass")
    bruno.move("challenge", version=seen)
    assert play.moves[-1].text == "challenge"


def test_a_spectator_sees_and_hears_but_may_not_move() -> None:
    play = coup(["Ada", "Bruno"])
    spectator = Seat(play, None)
    assert (spectator.name, spectator.asked, spectator.menu(), spectator.legal()) == (None, False, None, [])
    for attempt in (lambda: spectator.move("income"), spectator.default, spectator.time_up):
        with pytest.raises(Refused) as error:
            attempt()
        assert error.value.code == "not-asked"
    assert play.moves == []
    play.move("Ada", "income")
    assert [event.kind for event in spectator.events()][-1] == "took"


def test_what_everybody_has_won_is_there_when_the_game_is_over() -> None:
    play = coup(["Ada", "Bruno"], coins=7)
    assert Seat(play, 0).returns is None
    setup = {"players": {"Ada": {"coins": 7}, "Bruno": {"hidden": ["duke"], "revealed": ["duke"]}}, "turn": "Ada"}
    play = Play.from_set_up(COUP, {"players": 2}, ["Ada", "Bruno"], setup, Seeded(0))
    play.move("Ada", "coup Bruno")
    assert Seat(play, None).over
    assert Seat(play, None).returns == {"Ada": 1, "Bruno": 0}


# What is typed


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("tax", "tax"),
        ("TAX", "tax"),
        ("coup tax", "coup Tax"),
        ("coup TAX", "coup Tax"),
        ("Coup Tax", "coup Tax"),
        ("lose duke", "lose duke"),
        ("Lose DUKE", "lose duke"),
        ("coup duke", "coup Duke"),
        ("steal Duke", "steal Duke"),
        ("coup coup", "coup Coup"),
        ("  INCOME ", "income"),
    ],
)
def test_players_called_like_words_of_the_game_can_play_and_be_aimed_at(typed: str, meant: str) -> None:
    play = coup(["Ada", "Tax", "Duke", "Coup"])
    assert Seat(play, 0).understood(typed) == meant


def test_a_player_called_tax_takes_tax_and_falls_to_a_coup() -> None:
    setup = {
        "players": {"Tax": {"hidden": ["duke", "duke"]}, "Duke": {"coins": 7}},
        "turn": "Tax",
    }
    play = Play.from_set_up(COUP, {"players": 2}, ["Tax", "Duke"], setup, Seeded(0))
    tax, duke = Seat(play, 0), Seat(play, 1)
    tax.move(tax.understood("Tax"))
    duke.move(duke.understood("PASS"))
    duke.move(duke.understood("coup tax"))
    tax.move(tax.understood("lose duke"))
    assert [move.text for move in play.moves] == ["tax", "pass", "coup Tax", "lose duke"]


def test_what_says_nothing_is_not_understood() -> None:
    seat = Seat(coup(["Ada", "Bruno"]), 0)
    for typed in ("", "nonsense", "coup nobody", "coup ada bruno"):
        with pytest.raises(BadInput):
            seat.understood(typed)
