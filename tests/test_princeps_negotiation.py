"""Princeps: offers, who is done, and what others receive of all that is secret."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from signoria import Play, Refused
from signoria.core.seat import Seat
from signoria.games.princeps import moves
from signoria.games.princeps.cards import (
    KIND_NAMES,
    SPY,
)
from signoria.games.princeps.lands import LAND_NAMES
from signoria.games.princeps.state import Princeps
from signoria.games.princeps.view import View
from signoria.testing.randomly import random_steps
from signoria.texts import Words
from tests.princeps import PRINCEPS, THREE, owned, start, talking, time_up_for_all


def test_time_up_is_recorded_as_done_by_each_who_is_left() -> None:
    play = talking()
    play.move("Ana", "offer anyone give spy want citizen")
    play.move("Bea", "done")
    before = play.state.to_bytes()
    with pytest.raises(Refused) as error:
        play.time_up(1)
    assert error.value.code == "not-asked"
    assert play.state.to_bytes() == before
    time_up_for_all(play)
    assert [(play.name(move.seat), move.text) for move in play.moves[-3:]] == [
        ("Bea", "done"),
        ("Ana", "done"),
        ("Caio", "done"),
    ]
    assert play.snapshot()["phase"] == "prepare"
    assert play.snapshot()["offers"] == []


def test_nobody_waits_for_an_offer_that_is_put_together() -> None:
    """One seat takes the steps of an offer; meanwhile another is done, and a third one's time is up."""
    play = talking()
    begun: list[int] = [int(moves.OFFER + moves.ANYONE)]
    assert play.menu(0, begun) is not None
    play.move("Caio", "done")
    begun.append(int(SPY))
    assert play.menu(0, begun) is not None
    play.time_up(1)
    play.make(0, [*begun, int(moves.NOTHING)])
    assert [move.text for move in play.moves[-3:]] == ["done", "done", "offer anyone give spy want nothing"]


def test_that_an_offer_lapsed_is_told_to_those_who_knew_of_it_and_which_card_is_lacking_to_nobody() -> None:
    play = talking()
    play.move("Ana", "offer Bea give spy want nothing")
    play.move("Ana", "offer anyone give spy captain want nothing")
    play.move("Ana", "offer Caio give spy want citizen")
    told = [play.version(seat) for seat in range(3)]
    play.move("Caio", "accept 3")
    words = Words("en", [PRINCEPS.texts])
    told_to = [[words.event(event) for event in play.events(seat, told[seat])] for seat in range(3)]
    secret = "Offer 1 of Ana to Bea lapses: Ana no longer has all that it gives."
    public = "Offer 2 of Ana lapses: Ana no longer has all that it gives."
    assert [secret in lines for lines in told_to] == [True, True, False]
    assert [public in lines for lines in told_to] == [True, True, True]
    assert not any("Spy" in line for line in told_to[1])
    assert play.snapshot()["offers"] == []
    assert "Ana gives Caio a card." in told_to[1]
    assert "Ana gives Caio the Spy." in told_to[2]


def test_secret_offers_of_others_change_nothing_that_a_seat_may_answer() -> None:
    """A position made from a view has the offers of that view only: its moves are the same, and are written so."""
    most = 0
    for seed in range(4):
        play = Play(PRINCEPS, {"players": 5, "rounds": 5})
        for _ in random_steps(play, seed):
            state = play.state
            assert isinstance(state, Princeps)
            if not state.offers:
                continue
            for seat in range(5):
                if state.midway() and not state.asks(seat):
                    continue
                seen = play.view(seat)
                assert isinstance(seen, View)
                shell = PRINCEPS.shell(play.options, seen, play.names)
                legal = state.legal(seat)
                assert shell.legal(seat) == legal
                for action in range(moves.ACCEPT, moves.DONE):
                    refused, also = state.why(action, seat), shell.why(action, seat)
                    assert (refused and refused.code) == (also and also.code)
                    if action in legal:
                        text = PRINCEPS.write(state, [action], seat, play.names)
                        assert PRINCEPS.write(shell, [action], seat, play.names) == text
                        assert PRINCEPS.steps(PRINCEPS.parse(text, play.names), shell, seat) == (action,)
                        number = seen.offers[(action - int(moves.ACCEPT)) % int(moves.MOST_OFFERS)].id
                        assert text.split()[1] == str(number)
                most = max(most, int(state.offers) - len(seen.offers))
    assert most >= 3


def test_larger_offers_are_made_step_by_step_and_written_in_one_order() -> None:
    play = talking()
    play.move("Ana", "offer Bea give captain spy want naples citizen tunis")
    assert play.moves[-1].text == "offer Bea give captain spy want citizen naples tunis"
    again = talking()
    actions = play.moves[-1].actions
    for taken in range(1, len(actions)):
        assert again.menu(0, actions[:taken]) is not None
    again.make(0, actions)
    assert again.moves == play.moves
    assert again.state == play.state


def test_an_offer_under_way_is_seen_by_nobody_and_changes_what_nobody_may_do() -> None:
    play = talking()

    def received() -> list[object]:
        refused = [play.why(name, "accept 1") for name in THREE]
        codes = [None if each is None else (each.code, each.facts) for each in refused]
        return [[(seat.update(), seat.legal()) for seat in (Seat(play, number) for number in (0, 1, 2, None))], codes]

    before, position = received(), play.state.to_bytes()
    asked = play.menu(0, [int(moves.OFFER + 1), int(SPY)])
    assert asked is not None
    assert asked.question.key == "princeps-ask-want"
    assert received() == before
    assert play.state.to_bytes() == position
    assert play.seen(1)["to_act"] == THREE


def test_all_that_is_listed_in_a_negotiation_is_each_offer_of_at_most_one_card_each_way() -> None:
    play = talking()
    off_table = [name for name in LAND_NAMES if name not in ("milan", "rome", "ferrara", "genoa")]
    wants = [*KIND_NAMES[1:], *off_table, "nothing"]
    expected = {
        f"offer {to} give {give} want {want}"
        for to in ("Bea", "Caio", "anyone")
        for give in ("spy", "captain", "milan", "rome", "nothing")
        for want in wants
        if (give, want) != ("nothing", "nothing")
    }
    assert set(play.legal("Ana")) == expected | {"done"}


# What others receive


def received(play: Play, seat: int) -> bytes:
    """All that a seat gets of a position: what it sees, hears, may do, and why it may not do other things."""
    tries = ["machiavelli", "pass", "draw", "end", "spy milan from ferrara by prince", "accept 1"]
    refused = [play.why(THREE[seat], text) for text in tries]
    return msgspec.json.encode(
        [
            play.seen(seat),
            [(event.kind, event.details) for event in play.events(seat)],
            play.legal(THREE[seat]),
            [None if error is None else (error.code, error.facts) for error in refused],
        ]
    )


STORY = [
    ("Ana", "attack ferrara from milan with captain citizen"),
    ("Bea", "defend nothing"),
    ("Bea", "pass"),
    ("Ana", "pass"),
    ("Ana", "revolt tunis from genoa by counsellor"),
    ("Bea", "defend nothing"),
    ("Ana", "pass"),
    ("Bea", "pass"),
    ("Ana", "end"),
    ("Bea", "end"),
    ("Caio", "end"),
]


def tell(hand: list[str], laid: list[str]) -> Iterator[Play]:
    lands = {
        "milan": owned("Ana", "captain", "citizen"),
        "genoa": owned("Ana", "counsellor", "revolt"),
        "ferrara": owned("Bea", castle=True),
        "tunis": owned("Bea"),
        "persia": owned("Bea", *laid),
        "naples": owned("Caio"),
    }
    play = start(lands, {"Bea": hand})
    yield play
    for name, move in STORY:
        play.move(name, move)
        yield play


@pytest.mark.parametrize(
    ("hand", "laid"),
    [
        (["machiavelli", "spy"], ["reform"]),
        (["spy", "reform"], ["machiavelli"]),
        (["punishment", "spy"], ["machiavelli"]),
        (["spy", "reform", "castle"], ["prince"]),
    ],
)
def test_nobody_can_tell_whether_somebody_holds_machiavelli(hand: list[str], laid: list[str]) -> None:
    steps = 0
    for plain, other in zip(tell(["spy", "reform"], ["castle"]), tell(hand, laid), strict=True):
        for seat in (0, 2):
            assert received(plain, seat) == received(other, seat), steps
        assert msgspec.json.encode(plain.seen(None)["contest"]) == msgspec.json.encode(other.seen(None)["contest"])
        steps += 1
    assert steps == len(STORY) + 1


def test_an_answer_to_the_last_window_is_secret_until_both_have_answered() -> None:
    lands = {"milan": owned("Ana", "captain", "citizen"), "ferrara": owned("Bea"), "tunis": owned("Bea")}
    plays = []
    for answer in ("machiavelli", "pass"):
        play = start(lands, {"Bea": ["machiavelli"]})
        play.move("Ana", "attack ferrara from milan with captain citizen")
        play.move("Bea", "defend nothing")
        play.move("Bea", answer)
        plays.append(play)
    for seat in (0, 2):
        assert received(plays[0], seat) == received(plays[1], seat)
    assert [play.seen(1)["contest"]["answers"] for play in plays] == [{"Bea": "machiavelli"}, {"Bea": "pass"}]
    assert [play.seen(0)["contest"]["answers"] for play in plays] == [{}, {}]


UPRISINGS = ("revolt ferrara from genoa by counsellor", "conspire ferrara from milan by counsellor")


@pytest.mark.parametrize("uprising", UPRISINGS)
@pytest.mark.parametrize("answer", [["counsellor", "colonists"], ["prince", "colonists"], ["counsellor", "punishment"]])
def test_nobody_can_tell_whether_somebody_could_have_answered_an_uprising(uprising: str, answer: list[str]) -> None:
    """Not from the question, not from who is asked, and not from what follows when it is let come."""
    plays = []
    for laid in (["citizen", "spy"], answer):
        lands = {
            "genoa": owned("Ana"),
            "milan": owned("Ana", "counsellor", "conspiracy", "counsellor", "revolt"),
            "ferrara": owned("Bea", *laid),
            "tunis": owned("Bea"),
            "naples": owned("Caio"),
        }
        # A prince who is laid leaves room in the hand for another card.
        plays.append(start(lands, {"Bea": ["reform"] if "prince" in laid else []}))
    moves = [("Ana", uprising.replace("genoa", "milan")), ("Bea", "pass"), ("Bea", "defend nothing"), ("Ana", "pass")]
    moves.append(("Bea", "pass"))
    for name, move in moves:
        for play in plays:
            play.move(name, move)
        for seat in (0, 2):
            assert received(plays[0], seat) == received(plays[1], seat), move
        assert msgspec.json.encode(plays[0].seen(None)) == msgspec.json.encode(plays[1].seen(None))


def test_whether_a_revolt_is_asked_about_hangs_on_the_number_of_cards_alone() -> None:
    for laid in (["counsellor", "colonists"], ["spy", "spy"], ["prince", "mercenary"], ["colonists"], []):
        lands = {
            "milan": owned("Ana", "counsellor", "revolt"),
            "ferrara": owned("Bea", *laid),
            "tunis": owned("Bea"),
            "naples": owned("Caio"),
        }
        play = start(lands)
        play.move("Ana", "revolt ferrara from milan by counsellor")
        assert play.snapshot()["phase"] == ("answer" if len(laid) > 1 else "defend")


def test_who_is_out_of_time_lets_an_uprising_come() -> None:
    lands = {
        "milan": owned("Ana", "counsellor", "revolt"),
        "ferrara": owned("Bea", "counsellor", "colonists"),
        "tunis": owned("Bea"),
        "naples": owned("Caio"),
    }
    play = start(lands)
    play.move("Ana", "revolt ferrara from milan by counsellor")
    play.time_up(1)
    assert play.moves[-1].text == "pass"
    assert play.snapshot()["phase"] == "defend"


def test_the_windows_open_for_all_whatever_they_hold() -> None:
    seen = set()
    for seed in range(8):
        play = Play(PRINCEPS, {"players": 3})
        for _ in random_steps(play, seed):
            snapshot = play.snapshot()
            if snapshot["phase"] == "machiavelli":
                contest = play.seen(0)["contest"]
                owner = snapshot["territories"][contest["target"]]["owner"]
                assert set(snapshot["to_act"]) <= {snapshot["turn"], owner}
                for name in snapshot["to_act"]:
                    assert "pass" in play.legal(name)
                seen.add(len(snapshot["to_act"]))
    assert seen == {1, 2}
