"""Menus: what a player is asked, what each answer means, costs and leads to."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from signoria import Play, Refused, Seeded, game
from signoria.core.menu import Menu, Step
from signoria.core.state import plays
from signoria.core.text import Text, word
from signoria.testing.randomly import random_steps
from signoria.texts import Words

THREE = ["Ana", "Bea", "Caio"]
AIMED = ("coup", "assassinate", "steal")


def asked(play: Play, name: str, *keys: str) -> Menu:
    """What a player is asked after the steps of these keys; a plus behind one lets another of its kind follow."""
    seat = play.seat(name)
    menu = play.menu(seat)
    for key in keys:
        assert menu is not None
        step = by_key(menu, key.removesuffix("+"))
        action = step.more if key.endswith("+") else step.action
        assert action is not None
        menu = play.menu(seat, [*menu.taken, action])
    assert menu is not None
    return menu


def by_key(menu: Menu, key: str) -> Step:
    return next(step for step in menu.steps if step.key == key)


def by_move(menu: Menu, move: str) -> Step:
    return next(step for step in menu.steps if step.move == move)


# Coup


def coup(**ana: Any) -> Play:
    setup = {"players": {"Ana": {"hidden": ["duke", "contessa"], **ana}}, "turn": "Ana"}
    return Play.from_set_up(game("coup"), {"players": 3}, THREE, setup, Seeded(0))


def test_a_move_of_coup_says_what_it_costs_what_it_claims_and_whether_that_is_held() -> None:
    menu = asked(coup(coins=7), "Ana")
    told = {step.move: (step.cost, step.claims, step.holds) for step in menu.steps}
    assert told["income"] == (0, None, None)
    assert told["tax"] == (0, "duke", True)
    assert told["steal Bea"] == (0, "captain", False)
    assert told["assassinate Caio"] == (3, "assassin", False)
    assert told["exchange"] == (0, "ambassador", False)
    assert told["coup Bea"] == (7, None, None)
    assert all(step.ends for step in menu.steps)
    assert {step.move: step.key for step in menu.steps} == {
        "income": "income",
        "aid": "aid",
        "tax": "tax",
        "exchange": "exchange",
        **{f"{verb} {name}": f"{verb}-{number}" for verb in AIMED for number, name in ((2, "Bea"), (3, "Caio"))},
    }


def test_moves_aimed_at_players_share_a_text_and_each_names_its_target() -> None:
    menu = asked(coup(coins=7), "Ana")
    aimed: dict[str, list[str]] = {}
    for step in menu.steps:
        if step.target is not None:
            aimed.setdefault(step.text.key, []).append(step.target)
    assert aimed == {f"coup-move-{name}": ["Bea", "Caio"] for name in ("steal", "assassinate", "coup")}


def test_a_block_says_whether_the_card_is_held_and_points_at_it() -> None:
    setup = {"players": {"Ana": {"hidden": ["captain", "contessa"]}}, "turn": "Bea"}
    play = Play.from_set_up(game("coup"), {"players": 3}, THREE, setup, Seeded(0))
    play.move("Bea", "steal Ana")
    assert by_key(asked(play, "Ana"), "pass").text == Text("coup-move-pass-block")
    assert by_key(asked(play, "Caio"), "pass").text == Text("coup-move-pass")
    play.move("Caio", "pass")
    play.move("Ana", "pass")
    menu = asked(play, "Ana")
    assert by_key(menu, "pass").text == Text("coup-move-pass")
    assert menu.question.key == "coup-ask-block-you"
    blocks = [(step.place, step.claims, step.holds) for step in menu.steps if step.claims is not None]
    assert blocks == [("captain", "captain", True), ("ambassador", "ambassador", False)]


def test_who_is_asked_nothing_has_no_menu() -> None:
    play = coup()
    assert play.menu(1) is None
    play.move("Ana", "tax")
    assert play.menu(0) is None
    assert play.menu(1) is not None


def test_steps_that_cannot_be_taken_are_refused() -> None:
    play = coup()
    for taken in ([play.game.actions - 1], [10**6], [-1]):
        with pytest.raises(Refused):
            play.menu(0, taken)


@pytest.mark.parametrize(
    ("coins", "diplomat", "closed"),
    [
        (2, "ambassador", ["coup", "assassinate"]),
        (3, "inquisitor", ["coup"]),
        (7, "ambassador", []),
        (9, "inquisitor", []),
        (10, "ambassador", ["income", "aid", "tax", "exchange", "assassinate", "steal"]),
        (10, "inquisitor", ["income", "aid", "tax", "exchange", "assassinate", "steal", "examine"]),
    ],
)
def test_actions_that_are_closed_are_told_with_the_reason(coins: int, diplomat: str, closed: list[str]) -> None:
    setup = {"players": {"Ana": {"coins": coins}, "Bea": {"revealed": ["duke", "duke"]}}, "turn": "Ana"}
    play = Play.from_set_up(game("coup"), {"players": 3, "diplomat": diplomat}, THREE, setup, Seeded(0))
    menu = asked(play, "Ana")
    assert [choice.key for choice in menu.closed] == closed
    costs = {"coup": 7, "assassinate": 3}
    for choice in menu.closed:
        assert choice.cost == costs.get(choice.key, 0)
        assert choice.text.key == f"coup-move-{choice.key}"
        poor = Text("error-too-poor", {"cost": choice.cost, "coins": coins})
        assert choice.why == (poor if coins < 10 else Text("error-must-coup", {"coins": coins}))
    assert {step.key.partition("-")[0] for step in menu.steps}.isdisjoint(closed)


def test_only_who_chooses_an_action_is_told_of_closed_ones() -> None:
    play = coup(coins=2)
    play.move("Ana", "tax")
    assert asked(play, "Bea").closed == []


@pytest.mark.parametrize(("hand", "closed"), [(["duke", "captain"], []), (["captain", "contessa"], ["show"])])
def test_who_must_prove_what_is_not_there_is_told_so(hand: list[str], closed: list[str]) -> None:
    setup = {"players": {"Ana": {"hidden": hand}}, "turn": "Ana"}
    play = Play.from_set_up(game("coup"), {"players": 3, "refuse_proof": True}, THREE, setup, Seeded(0))
    play.move("Ana", "tax")
    play.move("Bea", "challenge")
    menu = asked(play, "Ana")
    assert [choice.key for choice in menu.closed] == closed
    assert sorted([*closed, *(step.key for step in menu.steps)]) == ["concede", "show"]
    assert all(choice.why == Text("error-not-held", {"character": word("duke")}) for choice in menu.closed)


# Court of the Medici

PILES = [
    {"id": 1, "zone": "inner", "cards": ["rovere 3"]},
    {"id": 2, "zone": "inner", "cards": ["gonzaga 9", "rovere jester=2"]},
    {"id": 3, "zone": "gonzaga", "cards": ["gonzaga 4"]},
]


def medici(hand: list[str]) -> Play:
    setup = {"piles": PILES, "players": {"Ana": {"hand": hand, "deck": ["7", "8", "9"]}}, "turn": "Ana"}
    return Play.from_set_up(game("medici"), {}, ["Ana", "Bea"], setup, Seeded(0))


def test_a_conspiracy_is_found_step_by_step_and_says_which_sums_are_equal() -> None:
    play = medici(["5", "jester", "minister", "lady", "10"])
    assert [step.key for step in asked(play, "Ana").steps] == ["minister", "lady", "5", "10", "jester"]
    assert [step.key for step in asked(play, "Ana", "jester").steps] == ["send", "ally", "conspire", "plan"]
    join = asked(play, "Ana", "jester", "conspire")
    assert [(step.place, step.follows) for step in join.steps] == [
        ("1", [Text("medici-step-strikes", {"piles": "2, 3", "count": 2})]),
        ("3", [Text("medici-step-strikes", {"piles": "2", "count": 1})]),
    ]
    strike = asked(play, "Ana", "jester", "conspire", "1")
    words = Words("en", [play.game.texts])
    assert [(step.move, [words.tell(text) for text in step.follows]) for step in strike.steps] == [
        ("conspire jester=8 on 1 against 2", ["falls: 3 + 8 = 9 + 2"]),
        ("conspire jester=1 on 1 against 3", ["falls: 3 + 1 = 4"]),
    ]
    revalued = by_key(asked(play, "Ana", "10", "conspire", "3"), "2")
    assert revalued.move == "conspire 10 on 3 against 2 where R1=5"
    assert [words.tell(text) for text in revalued.follows] == ["falls: 4 + 10 = 9 + 5", "if R1 counts 5"]


def test_steps_that_could_be_no_others_are_taken_and_one_goes_back_to_the_last_choice() -> None:
    play = medici(["10"])
    menu = asked(play, "Ana")
    assert menu.question.key == "medici-ask-manner"
    assert len(menu.taken) == 1
    pile = asked(play, "Ana", "conspire")
    assert (len(pile.taken), pile.back) == (2, 1)
    strike = asked(play, "Ana", "conspire", "3")
    assert (len(strike.taken), strike.back) == (3, 2)


def test_a_dial_gives_a_jester_its_value() -> None:
    play = medici(["jester", "5"])
    menu = asked(play, "Ana", "jester")
    assert [(dial.text.key, dial.low, dial.high, dial.now) for dial in menu.dials] == [
        ("medici-dial-played", 1, 10, 1),
        ("medici-dial-court", 1, 10, 2),
    ]
    played, court = menu.dials
    turned = play.menu(0, played.turns[7 - played.low])
    assert turned is not None
    after = play.menu(0, turned.dials[1].turns[9 - court.low])
    assert after is not None
    assert [(dial.now, dial.usual) for dial in after.dials] == [(7, 1), (9, 2)]
    assert by_key(after, "send").move == "send jester=7 where R1=9"
    back = play.menu(0, after.dials[0].turns[0])
    assert back is not None
    assert by_key(back, "send").move == "send jester=1 where R1=9"
    assert asked(play, "Ana", "5").dials[0].now == 2
    assert [dial.turns[5 - 1] for dial in asked(play, "Ana", "5").dials] == [[5, court.action + 5 - court.low]]


def test_an_ally_gives_any_jester_its_value_where_it_joins() -> None:
    play = medici(["5", "jester"])
    menu = asked(play, "Ana", "5", "ally")
    (court,) = menu.dials
    turned = play.menu(0, court.turns[9 - court.low])
    assert turned is not None
    assert turned.question.key == "medici-ask-ally"
    assert by_key(turned, "3").move == "ally 5 on 3 where R1=9"
    unchanged = play.menu(0, turned.dials[0].turns[2 - court.low])
    assert unchanged is not None
    assert unchanged.taken == menu.taken


def test_a_plan_says_how_many_each_has_made_and_that_one_would_end_the_game() -> None:
    players = {name: {"hand": ["5", "6", "7"], "deck": ["8", "9", "10", "2"]} for name in ("Ana", "Bea")}
    piles = [{"zone": "inner", "cards": ["rovere 3"]}, {"zone": "inner", "cards": ["gonzaga 3"]}]
    setup = {"piles": piles, "players": players, "turn": "Ana"}
    play = Play.from_set_up(game("medici"), {}, ["Ana", "Bea"], setup, Seeded(0))
    words = Words("en", [play.game.texts])
    made = [["Ana", "plan 5"], ["Bea", "plan 5"], ["Ana", "plan 6"], ["Bea", "plan 6"], ["Ana", "send 7"]]
    for name, move in [*made, ["Bea", "plan 7"]]:
        assert not by_key(asked(play, name, move.split()[1]), "plan").follows
        play.move(name, move)
        play.let_chance(Seeded(0))
    plan = by_key(asked(play, "Ana", "8"), "plan")
    assert words.tell(plan.text) == "Plan: put it face down under your deck (Plans: you 2 of 3, Bea 3 of 3)"
    assert [words.tell(text) for text in plan.follows] == ["the game ends at once, in a draw"]
    assert not by_key(asked(play, "Ana", "8"), "send").follows
    play.move("Ana", "plan 8")
    assert play.snapshot()["draw"]


def why(menu: Menu) -> dict[str, str]:
    """What is closed, and why, in words."""
    words = Words("en", [game("medici").texts])
    return {choice.key: words.tell(choice.why) for choice in menu.closed}


ONE_LEFT: dict[str, Any] = {"Ana": {"hand": ["3", "9"], "deck": ["4"]}}


def test_cards_above_the_limit_are_closed_and_say_why() -> None:
    setup = {"piles": PILES, "players": {"Ana": {"hand": ["3", "9", "jester"], "deck": ["4"]}}, "turn": "Ana"}
    play = Play.from_set_up(game("medici"), {}, ["Ana", "Bea"], setup, Seeded(0))
    assert asked(play, "Ana").closed == []
    play.move("Ana", "send 3")
    play.let_chance(Seeded(0))
    play.make(1, play.default(1))
    play.let_chance(Seeded(0))
    menu = asked(play, "Ana")
    assert [step.key for step in menu.steps] == ["4", "jester"]
    assert menu.steps[1].text.facts["most"] == 4
    assert why(menu) == {"9": "You cannot play the 9: your last card allows nothing above 4."}
    assert why(asked(play, "Ana", "4"))["plan"] == "You cannot plan: your deck is empty."
    # Where one card alone is left it is taken, and what the others lack is told all the same.
    play = Play.from_set_up(game("medici"), {}, ["Ana", "Bea"], {**setup, "players": ONE_LEFT}, Seeded(0))
    play.move("Ana", "send 3")
    play.let_chance(Seeded(0))
    play.make(1, play.default(1))
    play.let_chance(Seeded(0))
    menu = asked(play, "Ana")
    assert menu.question.key == "medici-ask-manner"
    assert [(choice.key, choice.why.key) for choice in menu.before] == [("9", "error-above-limit")]
    assert asked(play, "Ana", "ally").before == []


def test_manners_and_piles_that_are_closed_say_why() -> None:
    setup: dict[str, Any] = {"piles": PILES[:1], "players": {"Ana": {"hand": ["10", "9"]}}, "turn": "Ana"}
    alone = Play.from_set_up(game("medici"), {}, ["Ana", "Bea"], setup, Seeded(0))
    assert list(why(asked(alone, "Ana", "10"))) == ["conspire"]
    play = medici(["5", "jester", "10"])
    join = asked(play, "Ana", "10", "conspire")
    assert why(join) == {"2": "It would be worth 20–29, and no other pile is."}
    strike = asked(play, "Ana", "10", "conspire", "3")
    assert (strike.question.facts["kind"], strike.question.facts["base"]) == ("10", 3)
    assert why(strike) == {
        "1": "It is worth 3, not 14.",
        "3": "A conspiracy cannot strike the pile that it joins.",
    }


def test_a_play_says_what_both_houses_count_then() -> None:
    def scores(facts: Any) -> list[tuple[str, int, int]]:
        return [(text.facts["player"], text.facts["before"], text.facts["after"]) for text in facts["scores"]]

    play = medici(["10", "lady"])
    send = by_key(asked(play, "Ana", "10"), "send")
    assert scores(send.text.facts) == [("Ana", 4, 14), ("Bea", 13, 13)]
    ally = by_key(asked(play, "Ana", "10", "ally"), "3")
    assert (ally.follows[0].facts["value"], scores(ally.follows[0].facts)) == (14, [("Ana", 4, 14), ("Bea", 13, 13)])
    strike = by_key(asked(play, "Ana", "10", "conspire", "3"), "2")
    facts: dict[str, Any] = {**strike.follows[0].facts}
    words = Words("en", [play.game.texts])
    assert facts["total"] == 14
    assert [words.tell(term) for term in facts["mine"]] == ["4", "your 10"]
    assert [words.tell(term) for term in facts["other"]] == ["9", "Jester 5"]
    assert scores(facts) == [("Ana", 4, 13), ("Bea", 13, 4)]


def test_other_values_of_jesters_in_a_conspiracy_make_the_others_follow() -> None:
    play = medici(["jester", "5"])
    strike = by_key(asked(play, "Ana", "jester", "conspire", "3"), "2")
    assert strike.move == "conspire jester=7 on 3 against 2"
    played, court = strike.dials
    assert (played.now, played.usual, court.now, court.usual) == (7, 7, 2, 2)
    # 4 and the Jester against 9 and R1: 6 to 10 has an answer.
    assert [bool(taken) for taken in played.turns] == [False] * 5 + [True] * 5
    assert [choice.key for choice in played.closed] == ["1", "2", "3", "4", "5"]
    words = Words("en", [play.game.texts])
    assert words.tell(played.closed[-1].why) == "With 5 it would be 9 against 10–19: never equal."
    assert [bool(taken) for taken in court.turns] == [True] * 5 + [False] * 5
    turned = play.menu(0, played.turns[9 - 1])
    assert turned is not None
    again = by_key(turned, "2")
    assert again.move == "conspire jester=9 on 3 against 2 where R1=4"
    assert [(dial.now, dial.usual) for dial in again.dials] == [(9, 7), (4, 2)]
    back = play.menu(0, again.dials[1].turns[2 - 1])
    assert back is not None
    assert back.taken == asked(play, "Ana", "jester", "conspire", "3").taken
    play.move("Ana", again.move)
    assert not any(pile.id == 2 for pile in play.view(0).piles)


def test_a_jester_elsewhere_may_take_a_new_value_with_a_conspiracy() -> None:
    """R1 stands beside the sums; its value changes nothing of them, and is offered last."""
    piles = [
        {"id": 1, "zone": "inner", "cards": ["rovere 3"]},
        {"id": 2, "zone": "inner", "cards": ["gonzaga 8"]},
        {"id": 3, "zone": "gonzaga", "cards": ["rovere jester=2"]},
    ]
    setup = {"piles": piles, "players": {"Ana": {"hand": ["5", "9"]}}, "turn": "Ana"}
    play = Play.from_set_up(game("medici"), {}, ["Ana", "Bea"], setup, Seeded(0))
    (elsewhere,) = by_key(asked(play, "Ana", "5", "conspire", "1"), "2").dials
    assert (elsewhere.now, elsewhere.usual, elsewhere.closed) == (2, 2, [])
    turned = play.menu(0, elsewhere.turns[9 - 1])
    assert turned is not None
    move = by_key(turned, "2").move
    assert move == "conspire 5 on 1 against 2 where R1=9"
    play.move("Ana", move)
    assert play.seen(0)["jesters"]["R1"]["value"] == 9


def test_every_value_that_is_offered_for_a_jester_can_be_played_and_no_other() -> None:
    """Whatever is offered makes a play that is accepted; a value that is closed is refused with any others."""
    piles = [
        {"id": 1, "zone": "inner", "cards": ["rovere 3", "gonzaga jester=2"]},
        {"id": 2, "zone": "inner", "cards": ["gonzaga 9", "rovere jester=2"]},
    ]
    setup = {"piles": piles, "players": {"Ana": {"hand": ["jester", "5"]}}, "turn": "Ana"}
    play = Play.from_set_up(game("medici"), {}, ["Ana", "Bea"], setup, Seeded(0))
    strike = by_key(asked(play, "Ana", "jester", "conspire", "1"), "2")
    assert len(strike.dials) == 3
    for place, dial in enumerate(strike.dials):
        for value, taken in enumerate(dial.turns, start=1):
            possible = any(
                3 + one + two == 9 + three
                for one in range(1, 11)
                for two in range(1, 11)
                for three in range(1, 11)
                if (one, two, three)[place] == value
            )
            assert bool(taken) == possible
            if taken:
                menu = play.menu(0, taken)
                assert menu is not None
                assert by_key(menu, "2").dials[place].now == value


# Princeps


def princeps(hands: dict[str, list[str]], lands: dict[str, Any], phase: str) -> Play:
    princes = dict(zip(THREE, ("noble", "popular", "hereditary"), strict=True))
    players = {name: {"prince": prince, "hand": hands.get(name, [])} for name, prince in princes.items()}
    setup = {"territories": lands, "players": players, "phase": phase, "turn": "Ana"}
    return Play.from_set_up(game("princeps"), {"players": 3}, THREE, setup, Seeded(0))


def attacking(hands: dict[str, list[str]]) -> Play:
    lands = {
        "milan": {"owner": "Ana", "hidden": ["captain", "citizen", "mercenary"]},
        "ferrara": {"owner": "Bea", "hidden": ["citizen"]},
        "venice": {"owner": "Bea"},
        "genoa": {"owner": "Caio"},
    }
    return princeps(hands, lands, "act")


def test_an_attack_compares_the_forces_as_far_as_they_are_known() -> None:
    play = attacking({})
    words = Words("en", [play.game.texts])
    aim = asked(play, "Ana", "attack")
    assert aim.question.key == "princeps-asked"
    told = {step.place: " ".join(words.tell(text) for text in step.follows) for step in aim.steps}
    assert told["ferrara"] == "strength 2 against 0–1 (1 face down)"
    assert told["venice"].startswith("strength 2 against 0 ")
    ferrara = next(step.key for step in aim.steps if step.place == "ferrara")
    last = asked(play, "Ana", "attack", ferrara, "1")
    assert [(step.key, step.move) for step in last.steps] == [
        ("0", "attack ferrara from milan with captain citizen"),
        ("1", "attack ferrara from milan with captain citizen mercenary"),
    ]


@pytest.mark.parametrize(("held", "obvious"), [([], True), (["machiavelli"], False)])
def test_the_last_window_is_obvious_for_who_can_only_pass(held: list[str], obvious: bool) -> None:
    play = attacking({"Bea": held})
    play.move("Ana", "attack ferrara from milan with captain citizen")
    play.move("Bea", "defend nothing")
    menu = asked(play, "Bea")
    assert menu.obvious == obvious
    assert [step.move for step in menu.steps] == (["pass"] if obvious else ["pass", "machiavelli"])
    assert asked(play, "Ana").obvious


def negotiating() -> Play:
    lands = {"milan": {"owner": "Ana"}, "ferrara": {"owner": "Bea"}, "genoa": {"owner": "Caio"}}
    return princeps({"Ana": ["spy", "captain", "revolt"], "Bea": ["citizen"]}, lands, "negotiate")


def test_an_offer_of_two_cards_is_built_with_more() -> None:
    play = negotiating()
    menu = asked(play, "Ana")
    to = next(step.key for step in menu.steps if step.target == "Bea")
    give = asked(play, "Ana", to)
    assert give.question.key == "princeps-ask-give"
    spy = next(step for step in give.steps if step.place == "spy")
    captain = next(step for step in give.steps if step.place == "captain")
    assert asked(play, "Ana", to, spy.key).question.key == "princeps-ask-want"
    second = asked(play, "Ana", to, f"{captain.key}+")
    assert second.question.key == "princeps-ask-give"
    left = next(step.key for step in second.steps if step.place == "spy")
    want = asked(play, "Ana", to, f"{captain.key}+", left)
    assert want.question.key == "princeps-ask-want"
    assert by_move(want, "offer Bea give captain spy want citizen").ends


def test_an_offer_is_answered_by_its_number_and_says_what_it_holds() -> None:
    play = negotiating()
    play.move("Ana", "offer Bea give captain spy want citizen")
    words = Words("en", [play.game.texts])
    accept = by_move(asked(play, "Bea"), "accept 1")
    assert accept.place == "1"
    told = words.tell(accept.text)
    for part in ("Ana", "Captain", "Spy", "Citizen"):
        assert part in told
    assert [step.move for step in asked(play, "Ana").steps if step.place == "1"] == ["withdraw 1"]


def test_a_negotiation_of_five_is_asked_in_a_few_lines() -> None:
    """All plays are hundreds; what is sent to a player stays small at every step."""
    play = Play(game("princeps"), {"players": 5})
    largest = most = 0
    for step in random_steps(play, 2):
        if play.seen(None)["phase"] != "negotiate" or step.seat < 0:
            continue
        menu = play.menu(step.seat, step.before)
        largest = max(largest, len(msgspec.json.encode(menu)))
        if not step.before:
            most = max(most, len(plays(play.state, step.seat)))
        if len(play.moves) > 150:
            break
    assert most > 300
    assert 1000 < largest < 6144


def test_an_offer_says_whose_the_territories_on_the_table_are() -> None:
    lands = {
        "milan": {"owner": "Ana"},
        "siena": {"owner": "Ana"},
        "rome": {"owner": "Bea"},
        "naples": {"owner": "Bea"},
        "genoa": {"owner": "Caio"},
    }
    play = princeps({"Ana": ["spy"]}, lands, "negotiate")
    gives = {step.key: step.text.key for step in asked(play, "Ana", "offer").steps}
    assert gives == {
        "spy": "word-spy",
        "milan": "word-milan",
        "siena": "word-siena",
        "nothing": "princeps-step-nothing",
    }
    wants = {step.key: step.text for step in asked(play, "Ana", "offer", "milan").steps}
    assert {key for key, text in wants.items() if text.key == "princeps-step-aim"} == {"rome", "naples"}
    assert wants["rome"].facts["owner"] == "Bea"
    assert {"milan", "siena", "genoa"}.isdisjoint(wants)


def test_all_answers_to_an_uprising_are_there_or_closed_with_a_reason() -> None:
    for laid, steps, closed in (
        (["counsellor", "colonists", "punishment"], ["rome", "pass", "colonise"], []),
        (["counsellor", "punishment"], ["rome", "pass"], ["colonise"]),
        (["counsellor", "colonists"], ["pass", "colonise"], ["punish"]),
        (["spy", "castle"], ["pass"], ["punish", "colonise"]),
    ):
        lands = {
            "florence": {"owner": "Ana", "hidden": ["counsellor", "counsellor", "conspiracy", "revolt"]},
            "rome": {"owner": "Bea", "hidden": laid},
            "naples": {"owner": "Bea"},
            "genoa": {"owner": "Caio"},
        }
        for verb in ("conspire", "revolt"):
            play = princeps({}, lands, "act")
            play.move("Ana", f"{verb} rome from florence by counsellor")
            menu = asked(play, "Bea")
            assert menu.question.key == f"princeps-ask-answer-{verb}"
            revolting = verb == "revolt"
            assert [step.key for step in menu.steps] == [k for k in steps if not (revolting and k == "rome")]
            assert [each.key for each in menu.closed] == [k for k in closed if not (revolting and k == "punish")]


def test_to_defend_with_nothing_is_told_apart_from_no_citizens() -> None:
    lands = {
        "milan": {"owner": "Ana", "hidden": ["captain", "citizen"]},
        "ferrara": {"owner": "Bea", "hidden": ["prince", "citizen", "mercenary"]},
        "venice": {"owner": "Bea"},
        "genoa": {"owner": "Caio"},
    }
    play = princeps({}, lands, "act")
    play.move("Ana", "attack ferrara from milan with captain citizen")
    assert [(step.key, step.text.key) for step in asked(play, "Bea").steps] == [
        ("nothing", "princeps-move-defend-nothing"),
        ("0", "princeps-step-citizens"),
        ("1", "princeps-step-citizens"),
    ]
    assert [step.move for step in asked(play, "Bea", "0").steps] == ["defend mercenary"]


def test_princeps_says_where_each_action_can_be_taken_and_what_the_others_need() -> None:
    play = campaign()
    root = asked(play, "Ana")
    assert {step.key: step.places for step in root.steps if step.key != "end"} == PLACES
    closed = {choice.key: choice.why.key for choice in root.closed}
    assert closed.keys() | PLACES.keys() == {
        "attack",
        "revolt",
        "conspire",
        "spy",
        "fortify",
        "colonise",
        "reform",
        "stabilise",
    }
    assert closed["conspire"] == "princeps-closed-conspire"


def test_princeps_says_why_a_territory_is_no_target() -> None:
    aim = asked(campaign(), "Ana", "attack")
    assert {step.place for step in aim.steps} == {"ferrara", "venice"}
    why = {choice.key: choice.why.key for choice in aim.closed}
    assert why == {
        "milan": "error-own-target",
        "lucca": "error-own-target",
        "rome": "error-no-border",
        "florence": "error-no-border",
        "genoa": "error-last-land",
    }


def test_princeps_shows_the_same_answers_whoever_holds_the_card() -> None:
    play = campaign()
    play.move("Ana", "attack ferrara from milan with captain citizen")
    nothing = asked(play, "Bea").steps[0]
    assert nothing.follows[0].facts == {"attack": 1, "castle": 1, "prince": 0, "total": 1}
    play.move("Bea", "defend nothing")
    holds, lacks = asked(play, "Ana"), asked(play, "Bea")
    answers = [{*(step.key for step in menu.steps), *(choice.key for choice in menu.closed)} for menu in (holds, lacks)]
    assert answers == [{"pass", "machiavelli"}] * 2
    assert (len(holds.closed), lacks.closed[0].why.key) == (0, "error-no-machiavelli")


def test_princeps_says_why_an_offer_cannot_be_accepted_or_made() -> None:
    play = princeps(
        {"Ana": ["spy", "captain"], "Bea": ["citizen"]},
        {"milan": {"owner": "Ana"}, "rome": {"owner": "Bea"}},
        "negotiate",
    )
    play.move("Ana", "offer Bea give spy want mercenary")
    assert {choice.key: choice.why.key for choice in asked(play, "Bea").closed} == {"accept-1": "error-offer-lacking"}
    for _ in range(2):
        play.move("Ana", "offer anyone give captain want citizen")
    assert {choice.key: choice.why.key for choice in asked(play, "Ana").closed} == {"offer": "error-offers-most"}


PLACES = {"attack": ["milan"], "revolt": ["lucca"], "stabilise": ["lucca"]}


def campaign() -> Play:
    """Ana may attack from Milan, stir up a revolt from Lucca, or stabilise it."""
    lands = {
        "milan": {"owner": "Ana", "hidden": ["captain", "citizen"]},
        "lucca": {"owner": "Ana", "stable": False, "hidden": ["prince", "revolt"]},
        "ferrara": {"owner": "Bea", "castle": True},
        "venice": {"owner": "Bea"},
        "rome": {"owner": "Bea"},
        "florence": {"owner": "Bea"},
        "genoa": {"owner": "Caio"},
    }
    return princeps({"Ana": ["machiavelli"]}, lands, "act")
