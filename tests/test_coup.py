"""Coup where a scenario cannot look: orders, positions between chance's draws, numbers, errors of the library."""

from __future__ import annotations

import pickle
from typing import Any

import msgspec
import pytest

from signoria import BadInput, Play, Refused, Seeded, game
from signoria.games.coup.cards import CHARACTER_NAMES
from signoria.games.coup.state import Coup
from signoria.testing.randomly import random_play
from tests.variants import Options

COUP = game("coup")
THREE = ["Natasha", "Sacha", "Haig"]
HANDS = {
    "Natasha": {"hidden": ["duke", "inquisitor"]},
    "Sacha": {"hidden": ["captain", "contessa"]},
    "Haig": {"hidden": ["assassin", "captain"]},
}


def start(**options: Any) -> Play:
    setup = {"players": HANDS}
    given = {"players": 3, "diplomat": "inquisitor", **options}
    return Play.from_set_up(COUP, given, THREE, setup, Seeded(0))


def moves(play: Play, *pairs: str) -> Play:
    for pair in pairs:
        name, _, move = pair.partition(": ")
        play.move(name, move)
    return play


def test_those_to_act_are_listed_clockwise_from_who_acted_or_blocked() -> None:
    play = Play.from_set_up(COUP, {"players": 3, "first": 1, "diplomat": "inquisitor"}, THREE, {}, Seeded(0))
    assert play.snapshot()["to_act"] == ["Sacha"]
    moves(play, "Sacha: aid")
    assert play.snapshot()["to_act"] == ["Haig", "Natasha"]
    assert play.state.current == 2
    moves(play, "Natasha: block duke")
    assert play.snapshot()["to_act"] == ["Sacha", "Haig"]
    moves(play, "Sacha: pass")
    assert play.snapshot()["to_act"] == ["Haig"]


def test_a_draft_is_asked_from_the_opener_on() -> None:
    play = Play(COUP, {"duel": "draft-discard", "first": 1}, ["Ada", "Bruno"])
    assert play.snapshot()["phase"] == "draft"
    assert play.snapshot()["to_act"] == ["Bruno", "Ada"]
    assert play.snapshot()["turn"] == "Bruno"
    assert play.snapshot()["court"] == dict.fromkeys(["duke", "assassin", "captain", "ambassador", "contessa"], 1)
    moves(play, "Ada: draft duke")
    assert play.snapshot()["players"]["Ada"]["hidden"] == []
    moves(play, "Bruno: draft captain")
    assert play.snapshot()["to_act"] == ["chance"]
    assert play.snapshot()["phase"] == "draft"
    assert play.snapshot()["players"]["Ada"]["hidden"] == ["duke"]
    moves(play, "chance: draw contessa")
    assert play.snapshot()["players"]["Bruno"]["hidden"] == ["captain", "contessa"]
    moves(play, "chance: draw duke")
    after = play.snapshot()
    assert after["players"]["Ada"]["hidden"] == ["duke", "duke"]
    assert after["court"] == {"assassin": 1, "captain": 1, "ambassador": 1}
    assert (after["phase"], after["to_act"]) == ("action", ["Bruno"])


def test_while_chance_replaces_a_shown_card_it_is_in_the_court_already() -> None:
    play = moves(start(), "Natasha: tax", "Haig: challenge")
    now = play.snapshot()
    assert (now["phase"], now["to_act"]) == ("prove", ["chance"])
    assert now["players"]["Natasha"]["hidden"] == ["inquisitor"]
    assert now["court"]["duke"] == 3
    assert now["pending"]["challenger"] == "Haig"
    moves(play, "chance: draw duke")
    now = play.snapshot()
    assert (now["phase"], now["to_act"]) == ("lose", ["Haig"])
    assert now["pending"]["challenger"] == "Haig"
    moves(play, "Haig: lose captain")
    assert play.snapshot()["pending"] is None


def test_while_chance_draws_for_an_exchange_the_cards_lie_apart() -> None:
    play = moves(start(), "Natasha: exchange", "Sacha: pass", "Haig: pass")
    assert (play.snapshot()["phase"], play.snapshot()["pending"]["drawn"]) == ("exchange", [])
    moves(play, "chance: draw contessa")
    now = play.snapshot()
    assert now["pending"]["drawn"] == ["contessa"]
    assert now["players"]["Natasha"]["hidden"] == ["duke", "inquisitor"]
    assert play.legal("Natasha") == ["keep duke inquisitor", "keep duke contessa", "keep inquisitor contessa"]


def test_while_chance_replaces_an_examined_card_it_is_still_in_the_hand() -> None:
    play = moves(start(), "Natasha: examine Haig", "Sacha: pass", "Haig: pass", "Haig: reveal captain")
    assert play.snapshot()["pending"]["shown"] == "captain"
    moves(play, "Natasha: replace")
    now = play.snapshot()
    assert (now["phase"], now["to_act"]) == ("verdict", ["chance"])
    assert now["players"]["Haig"]["hidden"] == ["assassin", "captain"]
    assert now["court"]["captain"] == 1
    moves(play, "chance: draw duke")
    now = play.snapshot()
    assert now["players"]["Haig"]["hidden"] == ["duke", "assassin"]
    assert now["court"]["captain"] == 2


def test_a_card_shown_in_a_challenge_is_told_to_everybody_and_its_replacement_to_nobody_else() -> None:
    play = moves(start(), "Natasha: tax", "Haig: challenge", "chance: draw contessa")
    for seat in (0, 1, 2, None):
        heard = {event.kind: event.details for event in play.events(seat)}
        assert heard["showed"] == {"player": "Natasha", "card": "duke"}
        assert ("card" in heard["drew"]) == (seat == 0)


def test_a_pass_is_told_to_nobody_else() -> None:
    play = moves(start(), "Natasha: tax")
    before = [msgspec.json.encode(play.view(seat)) for seat in (0, 2, None)]
    moves(play, "Sacha: pass")
    assert [msgspec.json.encode(play.view(seat)) for seat in (0, 2, None)] == before
    assert [event.kind for event in play.events(1)][-1] == "passed"
    assert all(event.kind != "passed" for seat in (0, 2, None) for event in play.events(seat))


def test_returns_are_one_for_the_winner() -> None:
    for seed in range(10):
        play = random_play(COUP, {"players": 4}, seed)
        winner = play.names.index(play.snapshot()["winner"])
        assert play.state.returns() == [int(seat == winner) for seat in range(4)]
        with pytest.raises(ValueError, match="two players"):
            play.state.zero_sum()
    assert sorted(random_play(COUP, {"players": 2}, 1).state.zero_sum()) == [-1, 1]


@pytest.mark.parametrize("variant", COUP.variants)
def test_options_resolve_to_themselves(variant: str) -> None:
    resolved = COUP.resolve(COUP.variants[variant])
    assert COUP.resolve(resolved) == resolved
    assert resolved["copies"] == {2: 3, 3: 3, 4: 3, 5: 3, 6: 3, 7: 4, 8: 4, 10: 5}[int(resolved["players"] or 0)]


@pytest.mark.parametrize(
    ("edition", "expected"),
    [
        ("en", {"diplomat": "ambassador", "coins": 50, "duel": "open", "refuse_proof": False, "opener_coins": 2}),
        ("it", {"diplomat": "ambassador", "coins": 50, "duel": "open", "refuse_proof": True, "opener_coins": 1}),
        ("es", {"diplomat": "ambassador", "coins": 42, "duel": "open", "refuse_proof": False, "opener_coins": 1}),
    ],
)
def test_an_edition_fixes_the_options(edition: str, expected: Options) -> None:
    resolved = COUP.resolve({"edition": edition})
    assert {name: resolved[name] for name in expected} == expected


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"colour": "red"}, "option-unknown"),
        ({"players": 1}, "option-value"),
        ({"players": 11}, "option-value"),
        ({"players": "3"}, "option-value"),
        ({"players": True}, "option-value"),
        ({"players": 3.0}, "option-value"),
        ({"coins": None}, "option-value"),
        ({"refuse_proof": 1}, "option-value"),
        ({"copies": 4}, "copies-derived"),
        ({"duel": "draft-court", "players": 3}, "draft-players"),
        ({"first": 2}, "first-seat"),
        ({"first": -1}, "option-value"),
        ({"edition": "en", "opener_coins": 1}, "edition-lacks"),
        ({"edition": "de"}, "option-value"),
    ],
)
def test_options_that_cannot_be_are_refused(options: dict[str, object], code: str) -> None:
    with pytest.raises(BadInput) as error:
        COUP.resolve(options)
    assert error.value.code == code


@pytest.mark.parametrize(
    ("names", "code"),
    [
        (["A"], "names-count"),
        (["A", "A"], "name-twice"),
        (["A", "chance"], "name-reserved"),
        (["A", "*"], "name-reserved"),
        (["A", "12"], "name-reserved"),
        (["A", ""], "name-bad"),
        (["A", "b c"], "name-bad"),
        (["A", "b\n"], "name-bad"),
        (["A", "x" * 25], "name-bad"),
    ],
)
def test_names_that_cannot_be_told_apart_are_refused(names: list[str], code: str) -> None:
    with pytest.raises(BadInput) as error:
        Play(COUP, {"players": 2}, names)
    assert error.value.code == code


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "notation-unknown"),
        ("fly", "notation-unknown"),
        ("tax now", "notation-words"),
        ("block", "notation-words"),
        ("block duke duke", "notation-words"),
        ("steal", "notation-words"),
        ("steal Zoe", "player-unknown"),
        ("steal 3", "player-unknown"),
        ("steal -1", "player-unknown"),
        ("lose wizard", "character-unknown"),
        ("keep", "notation-words"),
        ("keep duke duke duke", "notation-words"),
    ],
)
def test_words_that_mean_no_move_are_refused(text: str, code: str) -> None:
    with pytest.raises(BadInput) as error:
        COUP.parse(text, THREE)
    assert error.value.code == code


def test_every_move_has_one_notation_that_reads_back() -> None:
    names = [f"N{letter}" for letter in "abcdefghij"]
    start = COUP.start(COUP.resolve({}))
    written = [COUP.write(start, [action], 0, names) for action in range(COUP.actions)]
    assert len(set(written)) == COUP.actions
    assert [COUP.parse(text, names) for text in written] == [(action,) for action in range(COUP.actions)]
    assert COUP.parse("steal 2", THREE) == COUP.parse("steal Haig", THREE)
    assert COUP.parse("keep captain duke", THREE) == COUP.parse("keep duke captain", THREE)


@pytest.mark.parametrize(
    ("played", "name", "move", "code"),
    [
        ((), "Natasha", "pass", "no-passing"),
        ((), "Natasha", "coup Haig", "too-poor"),
        ((), "Natasha", "steal Natasha", "self-target"),
        ((), "Natasha", "challenge", "not-now"),
        ((), "Natasha", "draw duke", "chance-only"),
        ((), "chance", "draw duke", "not-asked"),
        ((), "chance", "tax", "not-for-chance"),
        ((), "Sacha", "tax", "not-asked"),
        (("Natasha: steal Haig", "Haig: pass", "Sacha: pass"), "Haig", "block duke", "cannot-block"),
        (("Natasha: steal Haig", "Haig: pass", "Sacha: pass"), "Haig", "block ambassador", "cannot-block"),
        (("Natasha: steal Haig", "Haig: pass", "Sacha: pass"), "Sacha", "block captain", "not-asked"),
        (("Natasha: steal Haig", "Haig: challenge"), "Natasha", "lose contessa", "not-held"),
        (("Natasha: examine Haig", "Haig: pass", "Sacha: pass"), "Haig", "reveal duke", "not-held"),
        (("Natasha: tax", "Haig: challenge"), "chance", "draw ambassador", "impossible-draw"),
    ],
)
def test_refusals_say_why(played: tuple[str, ...], name: str, move: str, code: str) -> None:
    play = moves(start(), *played)
    before = play.state.to_bytes()
    with pytest.raises(Refused) as error:
        play.move(name, move)
    assert error.value.code == code
    assert play.why(name, move) is not None
    assert play.state.to_bytes() == before


def test_refusals_in_an_exchange() -> None:
    play = moves(start(), "Natasha: exchange", "Sacha: pass", "Haig: pass", "chance: draw duke")
    for move, code in [("keep duke", "keep-count"), ("keep captain contessa", "not-there-to-keep")]:
        with pytest.raises(Refused) as error:
            play.move("Natasha", move)
        assert error.value.code == code


def test_the_dead_and_the_unknown_cannot_be_aimed_at() -> None:
    setup = {"players": {"Haig": {"revealed": ["duke", "duke"]}}}
    play = Play.from_set_up(COUP, {"players": 3}, THREE, setup, Seeded(0))
    for move, code in [("steal Haig", "dead-target"), ("examine Sacha", "not-in-game")]:
        with pytest.raises(Refused) as error:
            play.move("Natasha", move)
        assert error.value.code == code
    refused = play.state.why(COUP.parse("steal Haig", THREE)[0] + 3, 0)
    assert refused is not None
    assert refused.code == "no-such-seat"


def test_bytes_that_are_no_position_are_refused() -> None:
    state = random_play(COUP, {"players": 3}, 1).state
    good = state.to_bytes()
    assert Coup.from_bytes(good) == state
    for bad in (b"", b"abc", good[:-4], good + b"\0\0\0\0", b"\xff" * len(good), b"\0" * len(good)):
        with pytest.raises(BadInput):
            Coup.from_bytes(bad)
    for place in range(0, len(good), 4):
        forged = bytearray(good)
        forged[place + 3] ^= 0x40
        try:
            Coup.from_bytes(bytes(forged))
        except BadInput:
            continue
        pytest.fail(f"number {place // 4} may be anything")


def test_a_position_pickles_alone_and_in_company() -> None:
    states = [random_play(COUP, {"players": 2}, seed).state for seed in range(3)]
    assert pickle.loads(pickle.dumps(states)) == states
    assert states[0] != "something else"


def test_characters_are_named_in_the_order_of_the_notation() -> None:
    assert CHARACTER_NAMES == ("duke", "assassin", "captain", "ambassador", "inquisitor", "contessa")
