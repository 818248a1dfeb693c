"""Court of the Medici where a scenario cannot look: steps of a play, all values of Jesters, orders, bad input."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import msgspec
import pytest

from signoria import BadInput, Play, Refused, Seeded, game
from signoria.bots import Bot, RandomBot, run
from signoria.core.bits import NONE
from signoria.core.seat import Seat
from signoria.games.medici import moves
from signoria.games.medici.cards import CARD_NAMES, JESTER_NAMES, contains, count, size
from signoria.games.medici.state import Medici
from signoria.testing import conformance
from signoria.testing.randomly import random_play, random_steps
from tests.seats import seated

MEDICI = game("medici")
TWO = ["Anna", "Bruno"]
PILES = [
    {"id": 1, "zone": "inner", "cards": ["rovere 3"]},
    {"id": 2, "zone": "inner", "cards": ["gonzaga 9", "rovere jester=2"]},
    {"id": 3, "zone": "gonzaga", "cards": ["gonzaga 4"]},
]


def start(hand: list[str] | None = None, piles: list[dict[str, Any]] | None = None, **options: Any) -> Play:
    players = {"Anna": {"hand": hand or ["5", "jester", "minister", "lady", "10"], "deck": ["7", "8", "9"]}}
    setup = {"piles": piles or PILES, "players": players, "turn": "Anna"}
    return Play.from_set_up(MEDICI, options, TWO, setup, Seeded(0))


def medici(play: Play) -> Medici:
    assert isinstance(play.state, Medici)
    return play.state


# Notation


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "notation-unknown"),
        ("fly", "notation-unknown"),
        ("send", "notation-words"),
        ("send 5 on 3", "notation-words"),
        ("ally 5", "notation-words"),
        ("ally 5 on", "notation-words"),
        ("ally 5 against 3", "notation-words"),
        ("conspire 5 on 3", "notation-words"),
        ("send 5 where", "notation-words"),
        ("send 5 wherever R1=2", "notation-words"),
        ("send 5=3", "notation-value"),
        ("plan jester=3", "notation-value"),
        ("pass now", "notation-words"),
        ("keep 3", "notation-words"),
        ("announce", "notation-words"),
        ("send 11", "card-unknown"),
        ("send king", "card-unknown"),
        ("draw king", "card-unknown"),
        ("open Anna", "house-unknown"),
        ("ally 5 on x", "notation-number"),
        ("ally 5 on --3", "notation-number"),
        ("send jester=", "notation-number"),
        ("send jester=x", "notation-number"),
        ("send 5 where R1", "notation-number"),
        ("send 5 where R3=2", "jester-unknown"),
        ("announce many", "notation-number"),
    ],
)
def test_words_that_mean_nothing_are_refused(text: str, code: str) -> None:
    with pytest.raises(BadInput) as error:
        MEDICI.parse(text, TWO)
    assert error.value.code == code


@pytest.mark.parametrize(
    ("name", "move", "code"),
    [
        ("Anna", "send 6", "not-held"),
        ("Anna", "pass", "not-stuck"),
        ("Anna", "keep", "not-now"),
        ("Anna", "replace 1", "not-now"),
        ("Anna", "announce 3", "not-now"),
        ("Anna", "announce 11", "jester-range"),
        ("Anna", "draw 7", "chance-only"),
        ("Anna", "open rovere", "chance-only"),
        ("Bruno", "send 5", "not-asked"),
        ("chance", "send 5", "not-for-chance"),
        ("chance", "draw 7", "not-asked"),
        ("Anna", "ally 5 on 4", "no-such-pile-id"),
        ("Anna", "conspire 5 on 3 against 77", "no-such-pile-id"),
        ("Anna", "conspire 5 on 3 against 3", "same-pile"),
        ("Anna", "conspire 5 on 3 against 2", "unequal"),
        ("Anna", "conspire 5 on 3 against 2 where R1=1", "unequal"),
        ("Anna", "conspire jester=9 on 3 against 1", "unequal"),
        ("Anna", "conspire jester on 3 against 1", "unequal"),
        ("Anna", "send jester=0", "jester-range"),
        ("Anna", "send jester=11", "jester-range"),
        ("Anna", "send jester=-1", "jester-range"),
        ("Anna", "ally 5 on -3", "no-such-pile-id"),
        ("Anna", "send 5 where R1=0", "jester-range"),
        ("Anna", "send 5 where R1=11", "jester-range"),
        ("Anna", "send 5 where R1=3 R1=4", "jester-twice"),
        ("Anna", "send 5 where R1=2 R1=2", "jester-twice"),
        ("Anna", "send 5 where G1=3", "jester-absent"),
        ("Anna", "send jester where R2=3", "jester-absent"),
        ("Anna", "plan 5 where R1=3", "plan-revalues"),
    ],
)
def test_refusals_say_why_and_change_nothing(name: str, move: str, code: str) -> None:
    play = start()
    before = play.state.to_bytes()
    with pytest.raises(Refused) as error:
        play.move(name, move)
    assert error.value.code == code
    assert play.state.to_bytes() == before
    assert play.moves == []


def test_refusals_of_single_steps() -> None:
    state = medici(start())
    assert _code(state, moves.SEND) == "not-now"
    assert _code(state, moves.DECLARE) == "not-now"
    state.apply(CARD_NAMES.index("jester"))
    assert _code(state, CARD_NAMES.index("jester")) == "not-now"
    assert _code(state, moves.REVALUE + 20) == "jester-absent"
    state.apply(moves.DECLARE + 3)
    assert _code(state, moves.DECLARE) == "not-jester"
    assert _code(state, moves.PLAN) == "plan-revalues"
    state.apply(moves.REVALUE + 4)
    assert _code(state, moves.REVALUE) == "jester-twice"
    assert _code(state, moves.CONSPIRE) == "no-conspiracy"
    state.apply(moves.ALLY)
    assert _code(state, moves.PILE + 3) == "no-such-pile"
    assert _code(state, moves.DECLARE) == "not-now"
    state.apply(moves.PILE + 2)
    assert not state.midway()

    state = medici(start())
    for action in (CARD_NAMES.index("10"), moves.CONSPIRE):
        state.apply(action)
    assert _code(state, moves.PILE + 1) == "no-equal-to"
    state.apply(moves.PILE)
    assert _code(state, moves.PILE) == "same-pile"
    assert _code(state, moves.PILE + 2) == "unequal"


def _code(state: Medici, action: int) -> str:
    refused = state.why(action, 0)
    assert refused is not None
    return refused.code


def test_what_the_deck_and_the_rival_forbid() -> None:
    setup = {"piles": PILES, "turn": "Anna", "players": {"Anna": {"hand": ["5"], "deck": []}, "Bruno": {"hand": ["2"]}}}
    play = Play.from_set_up(MEDICI, {}, TWO, setup, Seeded(0))
    refused = play.why("Anna", "plan 5")
    assert refused is not None
    assert refused.code == "plan-deck"
    setup["players"] = {"Anna": {"hand": ["5", "6"], "deck": ["2"]}, "Bruno": {"hand": ["2", "3"]}}
    play = Play.from_set_up(MEDICI, {}, TWO, setup, Seeded(0))
    for name, move in [("Anna", "send 5"), ("Bruno", "send 3")]:
        play.move(name, move)
        play.let_chance(Seeded(0))
    refused = play.why("Anna", "plan 6")
    assert refused is not None
    assert refused.code == "plan-deck"
    setup["players"] = {"Anna": {"hand": ["5", "6"], "deck": ["7", "8"]}, "Bruno": {"hand": [], "deck": []}}
    play = Play.from_set_up(MEDICI, {}, TWO, setup, Seeded(0))
    for card in ("5", "6", "7"):
        play.move("Anna", f"plan {card}")
        play.let_chance(Seeded(0))
        play.move("Bruno", "pass")
    refused = play.why("Anna", "plan 8")
    assert refused is not None
    assert refused.code == "plan-alone"
    assert all(not move.startswith("plan") for move in play.legal("Anna"))


# Jesters


def court_with_jesters(seed: int) -> Play:
    """Up to four Jesters, at any values, in a few random piles; Anna holds two plain cards and perhaps a Jester."""
    source = Seeded(seed)
    nobles = [
        f"{house} jester={1 + source.below(10)}" for house in ("rovere", "gonzaga") for _ in range(source.below(3))
    ]
    nobles += [f"{house} {2 + source.below(9)}" for house in ("rovere", "gonzaga")]
    nobles += ["rovere duke", "gonzaga lady"]
    piles: list[list[str]] = [[] for _ in range(2 + source.below(3))]
    for noble in nobles:
        piles[source.below(len(piles))].append(noble)
    jesters = sum(noble.startswith("rovere jester") for noble in nobles)
    hand = ["minister", "lady", *(["jester"] if jesters < 2 else [])]
    said = [{"zone": "inner", "cards": cards} for cards in piles if cards]
    setup = {"piles": said, "turn": "Anna", "players": {"Anna": {"hand": hand, "deck": ["minister", "lady"]}}}
    return Play.from_set_up(MEDICI, {}, TWO, setup, Seeded(seed))


def brute_force(play: Play, seat: int = 0) -> dict[tuple[str, int, int], list[tuple[int, tuple[int, ...]]]]:
    """For each conspiracy (card, pile, target) all values that make the sums equal, the canonical first."""
    state = medici(play)
    present = [j for j in range(4) if state.places[j] != NONE]
    old = tuple(int(state.shows[j]) for j in present)
    found: dict[tuple[str, int, int], list[tuple[int, tuple[int, ...]]]] = {}
    for values in product(range(1, 11), repeat=len(present)):
        worth = {
            int(state.ids[place]): int(state.lows[place])
            + sum(v - 1 for j, v in zip(present, values, strict=True) if state.places[j] == state.ids[place])
            for place in range(len(state.ids))
        }
        for card, declared in [("minister", 0), ("lady", 1), *(("jester", v) for v in range(1, 11))]:
            if count(state.hands[seat], CARD_NAMES.index(card)):
                for pile, target in product(worth, worth):
                    if pile != target and worth[pile] + declared == worth[target]:
                        found.setdefault((card, pile, target), []).append((declared, values))
    for ways in found.values():
        ways.sort(key=lambda way: (sum(a != b for a, b in zip(way[1], old, strict=True)), *way))
    return found


def in_words(play: Play, conspiracy: tuple[str, int, int], way: tuple[int, tuple[int, ...]]) -> str:
    state = medici(play)
    present = [j for j in range(4) if state.places[j] != NONE]
    card, pile, target = conspiracy
    changed = [f"{JESTER_NAMES[j]}={v}" for j, v in zip(present, way[1], strict=True) if v != state.shows[j]]
    played = f"jester={way[0]}" if card == "jester" else card
    return " ".join([f"conspire {played} on {pile} against {target}", *(["where", *changed] if changed else [])])


@pytest.mark.parametrize("seed", range(60))
def test_each_conspiracy_is_listed_once_with_the_values_that_brute_force_finds(seed: int) -> None:
    play = court_with_jesters(seed)
    possible = brute_force(play)
    listed = [move for move in play.legal("Anna") if move.startswith("conspire")]
    assert Counter(listed) == Counter(in_words(play, conspiracy, ways[0]) for conspiracy, ways in possible.items())
    source = Seeded(seed)
    for conspiracy, ways in possible.items():
        for way in [ways[source.below(len(ways))] for _ in range(3)]:
            move = in_words(play, conspiracy, way)
            assert play.why("Anna", move) is None
            assert play.meaning("Anna", move) == move
    unequal = [(c, (d % 10 + 1 if c[0] == "jester" else d, v)) for c, ways in possible.items() for d, v in ways[:1]]
    for conspiracy, way in unequal:
        if way not in possible[conspiracy]:
            assert play.why("Anna", in_words(play, conspiracy, way)) is not None


def test_values_that_were_declared_hold_and_no_others_change() -> None:
    play = start()
    play.move("Anna", "ally jester=7 on 3 where R1=10")
    assert {pile["id"]: pile["value"] for pile in play.snapshot()["piles"]} == {1: 3, 2: 19, 3: 11}
    assert play.moves[-1].text == "ally jester=7 on 3 where R1=10"
    assert play.seen(1)["jesters"] == {"R1": {"pile": 2, "value": 10}, "R2": {"pile": 3, "value": 7}}


def test_a_value_that_a_jester_has_already_is_not_written_back() -> None:
    play = start()
    play.move("Anna", "send 5 where R1=2")
    assert play.moves[-1].text == "send 5"
    assert play.moves[-1].actions == (CARD_NAMES.index("5"), moves.SEND)


# Steps


def test_a_play_in_steps_is_one_move_and_nothing_is_seen_of_it_before_its_last() -> None:
    play = start()
    seats = [Seat(play, seat) for seat in (0, 1, None)]
    updates = [msgspec.json.encode(seat.update()) for seat in seats]
    snapshot, happened = play.snapshot(), play.raw_events()
    steps = [CARD_NAMES.index("10"), int(moves.CONSPIRE), int(moves.PILE + 2)]
    for taken in range(1, 4):
        asked = seats[0].menu(steps[:taken])
        assert asked is not None
        assert [msgspec.json.encode(seat.update()) for seat in seats] == updates
        assert (play.snapshot(), play.raw_events(), play.moves) == (snapshot, happened, [])
        with pytest.raises(Refused) as error:
            play.make(0, steps[:taken])
        assert error.value.code == "play-unfinished"
    last = seats[0].menu(steps)
    assert last is not None
    assert [step.move for step in last.steps] == ["conspire 10 on 3 against 2 where R1=5"]
    assert play.why("Anna", "send 5") is None
    play.make(0, [*steps, int(moves.PILE + 1)])
    assert [move.text for move in play.moves] == ["conspire 10 on 3 against 2 where R1=5"]
    told_then = [(event.kind, event.details) for event in play.events(1)][-5:]
    assert told_then == [
        ("valued", {"jester": "R1", "value": 5}),
        ("equalled", {"worth": 4, "added": 10, "total": 14}),
        ("fell", {"pile": 2, "value": 14}),
        ("discarded", {"house": "rovere", "card": "jester"}),
        ("discarded", {"house": "gonzaga", "card": "9"}),
    ]


def test_action_ids_are_fewer_than_200_and_those_of_a_step_lie_together() -> None:
    assert MEDICI.actions < 200
    for seed in range(5):
        play = Play(MEDICI)
        for _ in random_steps(play, seed):
            legal = play.state.legal()
            assert legal[-1] - legal[0] < 54


# The end


class Planner(Bot):
    """Plans whenever it may."""

    def choose(self, view: Any, legal: Any) -> str:
        plans = [move for move in legal if move.startswith("plan")]
        return self.pick(plans or legal)


@pytest.mark.parametrize("plan_draw", ["consecutive", "total"])
@pytest.mark.parametrize("rival", [Planner, RandomBot])
def test_no_game_goes_on_for_ever(plan_draw: str, rival: type[Bot]) -> None:
    for seed in range(6):
        play = Play(MEDICI, {"plan_draw": plan_draw})
        seats: list[type[Bot]] = [Planner, rival] if seed % 2 else [rival, Planner]
        run(play, [seated(bot, play, s, Seeded(seed)) for s, bot in enumerate(seats)], Seeded(seed))
        assert play.state.over
        assert len(play.moves) < 600
        if rival is Planner:
            assert play.snapshot()["draw"]
            assert play.snapshot()["scores"] is None
            assert play.state.returns() == [0, 0]
            assert play.state.zero_sum() == [0, 0]


def test_returns_follow_the_scores() -> None:
    seen = Counter[str]()
    for seed in range(40):
        play = random_play(MEDICI, {"plan_draw": "consecutive"}, seed)
        end = play.snapshot()
        scores = end["scores"]
        if scores is None:
            continue
        ada, bruno = scores["Ada"], scores["Bruno"]
        if ada != bruno:
            seen["decided"] += 1
            assert play.state.returns() == [int(ada > bruno), int(bruno > ada)]
            assert end["winner"] == ("Ada" if ada > bruno else "Bruno")
        assert end["to_act"] == []
    assert seen["decided"] > 20


# What is seen


def test_a_snapshot_has_what_the_page_says_and_no_more() -> None:
    shown = start().snapshot()
    keys = ["game", "viewer", "turn", "phase", "to_act", "players", "piles", "jesters", "scores", "winner", "winners"]
    assert list(shown) == [*keys, "draw", "stage", "replacing"]
    cards = ["hand", "hand_size", "deck", "planned", "planned_size", "last", "limit", "plans", "discard", "aside"]
    assert list(shown["players"]["Anna"]) == ["house", "counts", *cards]
    assert shown["piles"][1] == {"id": 2, "zone": "inner", "cards": ["gonzaga 9", "rovere jester=2"], "value": 11}


def test_planned_cards_are_seen_in_their_order_by_their_owner_alone() -> None:
    play = start()
    for card in ("10", "5"):
        play.move("Anna", f"plan {card}")
        play.let_chance(Seeded(0))
        play.move("Bruno", play.legal("Bruno")[0])
        play.let_chance(Seeded(0))
    mine, theirs = play.seen(0)["players"]["Anna"], play.seen(1)["players"]["Anna"]
    assert mine["planned"] == ["10", "5"]
    assert (mine["deck"], mine["planned_size"], theirs["planned_size"]) == (3, 2, 2)
    assert "planned" not in theirs
    assert "hand" not in theirs
    planned = [event.details for event in play.events(1) if event.kind == "planned"]
    assert planned == [{"player": "Anna"}] * 2


# What a seat knows


def test_made_up_hands_are_any_of_the_unseen_cards_and_the_deck_is_the_rest() -> None:
    play = Play(MEDICI)
    for number, _ in enumerate(random_steps(play, 5)):
        if number == 60:
            break
    state, source = medici(play), Seeded(3)
    unseen = state.rules.house - state.court[1] - state.discards[1]
    found: Counter[int] = Counter()
    for _ in range(2000):
        imagined = play.resample(0, source)
        assert isinstance(imagined, Medici)
        assert contains(unseen, imagined.hands[1])
        assert size(imagined.hands[1]) == size(state.hands[1])
        assert imagined.deck_size(1) == state.deck_size(1)
        assert imagined.hands[0] == state.hands[0]
        found.update(kind for kind in range(13) if count(imagined.hands[1], kind))
    assert set(found) == {kind for kind in range(13) if count(unseen, kind)}


def test_when_a_deck_is_empty_the_hand_is_known() -> None:
    known = 0
    for seed in range(10):
        play = Play(MEDICI)
        for _ in random_steps(play, seed):
            state = medici(play)
            if not state.has_deck(1) and state.phase >= 4:
                imagined = play.resample(0, Seeded(seed))
                assert isinstance(imagined, Medici)
                assert imagined.hands[1] == state.hands[1]
                known += 1
    assert known > 50


def test_a_last_card_that_was_shown_is_in_the_hand_until_it_is_played() -> None:
    players = {"Anna": {"hand": ["5", "6"], "deck": ["4"]}, "Bruno": {"hand": ["2", "3"], "deck": ["9", "8"]}}
    setup = {"piles": PILES, "players": players, "turn": "Anna"}
    play = Play.from_set_up(MEDICI, {}, TWO, setup, Seeded(0))
    play.move("Anna", "send 5")
    play.let_chance(Seeded(0))
    source = Seeded(1)
    hands = set()
    for _ in range(200):
        imagined = play.resample(1, source)
        assert isinstance(imagined, Medici)
        assert count(imagined.hands[0], 4) >= 1
        hands.add(int(imagined.hands[0]))
    assert len(hands) > 5
    play.move("Bruno", "send 2")
    play.let_chance(Seeded(0))
    play.move("Anna", "send 4")
    assert {bool(count(hand(play, 1, source), 4)) for _ in range(200)} == {True, False}


def hand(play: Play, viewer: int, source: Seeded) -> int:
    imagined = play.resample(viewer, source)
    assert isinstance(imagined, Medici)
    return int(imagined.hands[1 - viewer])


def test_who_has_passed_holds_nothing_that_may_be_played() -> None:
    players = {"Anna": {"hand": ["5", "9"], "deck": ["minister"]}, "Bruno": {"hand": ["2", "3"], "deck": ["9", "8"]}}
    setup = {"piles": PILES, "players": players, "turn": "Anna"}
    play = Play.from_set_up(MEDICI, {}, TWO, setup, Seeded(0))
    for name, move in [("Anna", "send 5"), ("Bruno", "send 2"), ("Anna", "send minister"), ("Bruno", "send 3")]:
        play.move(name, move)
        play.let_chance(Seeded(0))
    assert play.legal("Anna") == ["pass"]
    may_have = {bool(count(hand(play, 1, Seeded(seed)), 0)) for seed in range(100)}
    assert may_have == {True, False}
    play.move("Anna", "pass")
    assert {bool(count(hand(play, 1, Seeded(seed)), 0)) for seed in range(100)} == {False}


# Bad input


def test_bytes_that_are_no_position_are_refused() -> None:
    play = Play(MEDICI)
    for number, _ in enumerate(random_steps(play, 1)):
        if number == 50:
            break
    conformance.check_bytes(play.state)


@pytest.mark.parametrize(
    ("setup", "code"),
    [
        ({"circle": []}, "setup-key"),
        ({"players": []}, "setup-form"),
        ({"players": {"Zoe": {}}}, "player-unknown"),
        ({"players": {"Anna": 3}}, "setup-form"),
        ({"players": {"Anna": {"limit": 3}}}, "setup-key"),
        ({"players": {"Anna": {"hand": "5"}}}, "setup-cards"),
        ({"players": {"Anna": {"hand": ["king"]}}}, "card-unknown"),
        ({"players": {"Anna": {"hand": ["5", "5", "5"]}}}, "setup-too-many"),
        ({"players": {"Anna": {"hand": ["5"], "deck": ["5", "5"]}}}, "setup-too-many"),
        ({"players": {"Anna": {"deck": 17}}}, "setup-deck"),
        ({"players": {"Anna": {"deck": -1}}}, "setup-deck"),
        ({"players": {"Anna": {"deck": "all"}}}, "setup-cards"),
        ({"turn": "Zoe"}, "player-unknown"),
        ({"piles": 3}, "setup-list"),
        ({"piles": [3]}, "setup-form"),
        ({"piles": [{"zone": "inner", "cards": ["rovere 5"], "colour": 1}]}, "setup-key"),
        ({"piles": [{"id": 0, "zone": "inner", "cards": ["rovere 5"]}]}, "setup-pile-id"),
        ({"piles": [{"id": "x", "zone": "inner", "cards": ["rovere 5"]}]}, "setup-pile-id"),
        ({"piles": [{"id": 1, "zone": "inner", "cards": ["rovere 5"]}] * 2}, "setup-pile-id"),
        ({"piles": [{"id": 1, "zone": "outer", "cards": ["rovere 5"]}]}, "setup-zone"),
        ({"piles": [{"id": 1, "cards": ["rovere 5"]}]}, "setup-zone"),
        ({"piles": [{"id": 1, "zone": "inner", "cards": []}]}, "setup-pile-cards"),
        ({"piles": [{"id": 1, "zone": "inner"}]}, "setup-pile-cards"),
        ({"piles": [{"id": 1, "zone": "inner", "cards": ["5"]}]}, "setup-noble"),
        ({"piles": [{"id": 1, "zone": "inner", "cards": ["rovere 5=3"]}]}, "setup-noble"),
        ({"piles": [{"id": 1, "zone": "inner", "cards": ["rovere jester=11"]}]}, "setup-noble"),
        ({"piles": [{"id": 1, "zone": "inner", "cards": ["rovere 5"] * 3}]}, "setup-noble-gone"),
        ({"piles": [{"id": 1, "zone": "inner", "cards": ["rovere 5"], "value": 6}]}, "setup-value"),
    ],
)
def test_set_ups_that_cannot_be_are_refused(setup: dict[str, Any], code: str) -> None:
    with pytest.raises(BadInput) as error:
        Play.from_set_up(MEDICI, {}, TWO, setup, Seeded(0))
    assert error.value.code == code


@pytest.mark.parametrize("distinct_circle", [False, True])
def test_what_a_set_up_does_not_name_is_dealt_as_usual(distinct_circle: bool) -> None:
    hands = {"Anna": {"hand": ["duke", "jester", "jester"]}, "Bruno": {"deck": 3}}
    asked = 0
    for seed in range(12):
        play = Play.from_set_up(MEDICI, {"distinct_circle": distinct_circle}, TWO, {"players": hands}, Seeded(seed))
        shown = play.snapshot()
        assert [pile["id"] for pile in shown["piles"]] == list(range(1, 9))
        assert all(pile["zone"] == "inner" for pile in shown["piles"])
        assert "rovere jester=1" not in [card for pile in shown["piles"] for card in pile["cards"]]
        assert shown["players"]["Anna"]["hand"] == ["jester", "jester", "duke"]
        assert shown["players"]["Anna"]["deck"] == 25 - 4 - 3
        assert (len(shown["players"]["Bruno"]["hand"]), shown["players"]["Bruno"]["deck"]) == (5, 3)
        asked += shown["phase"] == "circle" and shown["to_act"] != ["chance"]
        while shown["phase"] == "circle":
            play.let_chance(Seeded(seed))
            if play.snapshot()["phase"] == "circle":
                play.move(play.snapshot()["to_act"][0], play.legal(play.snapshot()["to_act"][0])[0])
            shown = play.snapshot()
        play.let_chance(Seeded(seed))
        play.move(play.snapshot()["turn"], play.legal(play.snapshot()["turn"])[0])
        assert play.snapshot()["piles"][-1]["id"] == 9
    assert (asked > 0) == distinct_circle


@pytest.mark.parametrize("options", [{"players": 2}, {"dukes": 1}, {"end": "never"}, {"plan_draw": None}])
def test_options_that_are_none_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadInput):
        MEDICI.resolve(options)
