"""Princeps: what a seat knows of the cards that it cannot see."""

from __future__ import annotations

from signoria import Play, Seeded
from signoria.games.princeps.cards import (
    CAPTAIN,
    CASTLE,
    COLONISTS,
    COUNSELLOR,
    MERCENARY,
    PRINCE,
    SPY,
    count,
)
from signoria.games.princeps.lands import LAND_NAMES
from signoria.games.princeps.state import Princeps
from tests.princeps import PRINCEPS, THREE, owned, start, talking, time_up_for_all


def imagined(play: Play, viewer: int, times: int = 60) -> list[Princeps]:
    """Positions that this seat cannot tell from the true one."""
    source = Seeded(9)
    found = []
    for _ in range(times):
        state = play.resample(viewer, source)
        assert isinstance(state, Princeps)
        assert PRINCEPS.view(state, viewer, play.names) == play.view(viewer)
        found.append(state)
    return found


def test_a_card_that_was_given_is_held_until_it_may_have_been_laid() -> None:
    play = talking()
    play.move("Ana", "offer Bea give captain want nothing")
    play.move("Bea", "accept 1")
    assert all(count(state.hands[1], CAPTAIN) >= 1 for state in imagined(play, 0))
    time_up_for_all(play)
    play.move("Ana", "ready")
    play.move("Bea", "lay citizen in ferrara")
    ferrara = LAND_NAMES.index("ferrara")
    states = imagined(play, 0)
    where = {(int(count(s.hands[1], CAPTAIN)) > 0, int(count(s.hidden[ferrara], CAPTAIN)) > 0) for s in states}
    assert where >= {(True, False), (False, True)}
    assert all(count(s.hands[1], CAPTAIN) + count(s.hidden[ferrara], CAPTAIN) >= 1 for s in states)


def test_a_card_that_came_later_does_not_lie_where_cards_lay_before() -> None:
    lands = {"milan": owned("Ana"), "ferrara": owned("Bea", "spy", "reform"), "genoa": owned("Caio")}
    play = start(lands, {"Ana": ["machiavelli"]}, "negotiate")
    play.move("Ana", "offer Bea give machiavelli want nothing")
    play.move("Bea", "accept 1")
    ferrara = LAND_NAMES.index("ferrara")
    for state in imagined(play, 0):
        assert count(state.hands[1], 12) == 1
        assert count(state.hidden[ferrara], 12) == 0


def test_the_number_of_cards_drawn_tells_where_a_prince_is() -> None:
    lands = {"milan": owned("Ana"), "ferrara": owned("Bea", "prince", "spy"), "genoa": owned("Bea")}
    play = start(lands, {"Bea": ["citizen"]}, "draw")
    placed = {bool(count(state.hands[1], PRINCE)) for state in imagined(play, 0)}
    assert placed == {True, False}
    play.move("Ana", "draw")
    play.let_chance(Seeded(1))
    play.move("Bea", "draw")
    play.let_chance(Seeded(1))
    for state in imagined(play, 0):
        assert count(state.hands[1], PRINCE) == 0
        assert count(state.hidden[LAND_NAMES.index("ferrara")], PRINCE) == 1


def test_who_draws_all_that_is_left_is_said_to_draw_just_that_and_the_prince_may_be_anywhere() -> None:
    lands = {"milan": owned("Ana"), "ferrara": owned("Bea", "prince", "spy"), "genoa": owned("Bea")}
    players = {"Ana": {"prince": "noble", "hand": []}, "Bea": {"prince": "popular", "hand": ["citizen"]}}
    for kept in (["castle"], []):
        setup = {"territories": lands, "players": players, "turn": "Bea", "deck": kept}
        play = Play.from_set_up(PRINCEPS, {"players": 2, "rounds": "deck"}, THREE[:2], setup, Seeded(0))
        before = play.version(0)
        play.move("Bea", "draw")
        play.let_chance(Seeded(0))
        told = [(event.kind, event.details.get("count")) for event in play.events(0, before)]
        assert told[:2] == [("drawing", len(kept)), ("emptied", None)]
        assert [kind for kind, _ in told].count("drew") == len(kept)
        assert {bool(count(state.hands[1], PRINCE)) for state in imagined(play, 0)} == {True, False}


def test_whoever_offers_a_card_has_it_and_whose_offer_lapses_has_not() -> None:
    lands = {"milan": owned("Ana"), "rome": owned("Ana"), "ferrara": owned("Bea"), "genoa": owned("Caio")}
    held = {"Ana": ["spy"], "Bea": ["castle", "citizen", "reform"], "Caio": ["citizen"]}
    play = start(lands, held, "negotiate")
    play.move("Bea", "offer anyone give castle want spy")
    assert all(count(state.hands[1], CASTLE) >= 1 for state in imagined(play, 0))
    play.move("Bea", "offer Caio give castle want citizen")
    play.move("Caio", "accept 2")
    for state in imagined(play, 0):
        assert count(state.hands[1], CASTLE) == 0
        assert count(state.hands[2], CASTLE) >= 1


def test_of_an_offer_that_lapsed_some_card_is_lacking_and_it_may_be_any() -> None:
    lands = {"milan": owned("Ana"), "rome": owned("Ana"), "ferrara": owned("Bea"), "genoa": owned("Caio")}
    held = {"Ana": [], "Bea": ["castle", "spy", "tunis", "reform"], "Caio": ["citizen"]}
    play = start(lands, held, "negotiate")
    play.move("Bea", "offer anyone give castle spy tunis want nothing")
    play.move("Bea", "offer Caio give spy want nothing")
    play.move("Caio", "accept 2")
    tunis = LAND_NAMES.index("tunis")
    lacking = set()
    for state in imagined(play, 0, 200):
        has = (count(state.hands[1], CASTLE) > 0, count(state.hands[1], SPY) > 0, state.lands[1] >> tunis & 1 > 0)
        given = (count(state.hands[2], CASTLE) > 0, count(state.hands[2], SPY) > 0, state.lands[2] >> tunis & 1 > 0)
        assert sum(has) == 2, "one card went to Caio, and the other two are still there"
        assert all(caio for bea, caio in zip(has, given, strict=True) if not bea)
        lacking.add(has.index(False))
    assert lacking == {0, 1, 2}


def test_that_an_offer_still_stands_after_a_forced_discard_tells_of_another_such_card() -> None:
    lands = {"milan": owned("Ana"), "ferrara": owned("Bea"), "genoa": owned("Caio")}
    held = {"Ana": ["spy", "spy"], "Bea": ["castle", "castle"] + ["citizen"] * 5 + ["mercenary"] * 3, "Caio": []}
    play = start(lands, held, "negotiate")
    play.move("Bea", "offer anyone give castle want nothing")
    play.move("Ana", "offer Bea give spy spy want nothing")
    play.move("Bea", "accept 2")
    play.move("Bea", "discard castle")
    assert play.snapshot()["offers"]
    assert all(count(state.hands[1], CASTLE) >= 1 for state in imagined(play, 0))


def test_that_a_territory_was_ceded_explains_why_an_offer_lapsed() -> None:
    lands = {"milan": owned("Ana"), "ferrara": owned("Bea"), "rome": owned("Bea"), "genoa": owned("Caio")}
    held: dict[str, list[str]] = {"Ana": [], "Bea": ["castle", "spy"], "Caio": []}
    play = start(lands, held, "negotiate", trade_territories=True)
    play.move("Bea", "offer anyone give castle rome want nothing")
    play.move("Bea", "offer Caio give rome want nothing")
    play.move("Caio", "accept 2")
    assert play.snapshot()["offers"] == []
    assert all(count(state.hands[1], CASTLE) >= 1 for state in imagined(play, 0))


def test_what_an_answer_showed_is_known_and_the_rest_is_not() -> None:
    lands = {
        "milan": owned("Ana", "counsellor", "revolt"),
        "ferrara": owned("Bea", "counsellor", "colonists", "spy"),
        "rome": owned("Bea"),
        "genoa": owned("Caio"),
    }
    play = start(lands)
    play.move("Ana", "revolt ferrara from milan by counsellor")
    play.move("Bea", "colonise ferrara")
    ferrara = LAND_NAMES.index("ferrara")
    for viewer in (0, 2):
        states = imagined(play, viewer)
        assert all(count(state.shown[ferrara], COUNSELLOR) == 1 for state in states)
        assert all(state.colonists >> ferrara & 1 for state in states)
        assert len({int(state.hidden[ferrara]) for state in states}) > 3


def test_whoever_let_an_uprising_come_may_have_had_an_answer() -> None:
    lands = {
        "milan": owned("Ana", "counsellor", "revolt"),
        "ferrara": owned("Bea", "citizen", "spy"),
        "rome": owned("Bea"),
        "genoa": owned("Caio"),
    }
    play = start(lands)
    play.move("Ana", "revolt ferrara from milan by counsellor")
    play.move("Bea", "pass")
    ferrara = LAND_NAMES.index("ferrara")
    assert any(count(state.hidden[ferrara], COLONISTS) for state in imagined(play, 0, 300))


def test_mercenaries_may_be_among_what_fled_unseen() -> None:
    lands = {
        "milan": owned("Ana", "captain", "citizen", "citizen"),
        "ferrara": owned("Bea", "mercenary", "spy", "mercenary"),
        "rome": owned("Bea"),
        "genoa": owned("Caio"),
    }
    play = start(lands)
    play.move("Ana", "attack ferrara from milan with captain citizen citizen")
    play.move("Bea", "defend mercenary")
    play.move("Ana", "pass")
    play.move("Bea", "pass")
    held = {int(count(state.hands[1], MERCENARY)) for state in imagined(play, 0, 200)}
    assert held >= {0, 1}


def test_a_traded_territory_leaves_what_lay_there_unseen_in_the_givers_hand() -> None:
    lands = {
        "milan": owned("Ana"),
        "ferrara": owned("Bea", "spy", shown=["captain"]),
        "rome": owned("Bea"),
        "genoa": owned("Caio"),
    }
    play = start(lands, {"Caio": ["castle"]}, "negotiate")
    play.move("Bea", "offer Caio give ferrara want castle")
    play.move("Caio", "accept 1")
    states = imagined(play, 0)
    assert all(count(state.hands[1], CAPTAIN) >= 1 for state in states)
    assert len({int(count(state.hands[1], SPY)) for state in states}) > 1
