"""Princeps where a scenario cannot look: the map, notation, refusals, positions, bad input."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from rich.console import Console

from signoria import BadInput, Play, Refused, Seat, Seeded
from signoria.cli.tables import table
from signoria.cli.terminal import Terminal
from signoria.games.princeps.cards import (
    BORDERS,
    COPIES,
    SEA,
    first_land,
    kinds,
    lands_in,
    nth,
    nth_land,
    size,
)
from signoria.games.princeps.lands import LAND_NAMES, LANDS, MAP
from signoria.testing import conformance
from signoria.testing.randomly import random_steps
from signoria.texts import LANGUAGES, Words
from tests.princeps import PRINCEPS, THREE, owned, princeps, settled, start, talking

# The map


def test_the_map_has_what_the_rules_say() -> None:
    assert len(LANDS) == len(set(LAND_NAMES)) == 24
    assert 24 + 5 + sum(COPIES) == 93
    assert [sum(land.polity == polity for land in LANDS) for polity in ("free", "noble", "oriental")] == [8, 8, 8]
    assert [sum(land.wealth == wealth for land in LANDS) for wealth in ("gold", "commerce", "agriculture")] == [8, 8, 8]
    shields = {shield.id: shield for shield in MAP.shields}
    assert len(shields) == len(MAP.shields) == 25
    assert sum(shield.sea for shield in MAP.shields) == 7
    for shield in shields:
        assert sum(shield in land.shields for land in LANDS) >= 2, shield
    for land in LANDS:
        assert land.shields
        assert len(set(land.shields)) == len(land.shields)
        assert set(land.shields) <= shields.keys()
        assert 0 <= land.pos.x <= 1100
        assert 0 <= land.pos.y <= 950
        assert all(getattr(land.name, language) for language in LANGUAGES)


def test_borders_follow_from_shields_and_every_territory_can_be_reached() -> None:
    ships = {shield.id for shield in MAP.shields if shield.sea}
    for a, one in enumerate(LANDS):
        for b, other in enumerate(LANDS):
            shared = set(one.shields) & set(other.shields)
            assert bool(BORDERS[a] >> b & 1) == (a != b and bool(shared))
            assert bool(SEA[a] >> b & 1) == (a != b and bool(shared) and shared <= ships)
    reached, new = 1, 1
    while new:
        new = 0
        for t in range(24):
            if reached >> t & 1:
                new |= int(BORDERS[t]) & ~reached
        reached |= new
    assert reached == (1 << 24) - 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_draws_the_map_of_the_file(language: str) -> None:
    play = settled(Play(PRINCEPS, {"players": 5}, ["Maximiliano", "Bea", "Caio", "Dino", "Maria"]))
    words = Words(language, [PRINCEPS.texts])
    drawn = table(play.game, words, play.options)
    console = Console(width=80, file=io.StringIO(), record=True, color_system=None)
    console.print(drawn.draw(play.seen(0), {}))
    lines = console.export_text().splitlines()
    assert max(map(len, lines)) <= 80
    rows = lines[1:17]
    at = {}
    for land in LANDS:
        short = words.say(f"key-{land.id}")
        found = [(row, line.index(short)) for row, line in enumerate(rows) if short in line]
        assert len(found) == 1, land.id
        at[land.id] = found[0]
    for a in LANDS:
        for b in LANDS:
            if a.pos.y < b.pos.y - 150:
                assert at[a.id][0] < at[b.id][0], (a.id, b.id)
            if a.pos.x < b.pos.x - 150:
                assert at[a.id][1] < at[b.id][1], (a.id, b.id)
    text = " ".join(lines)
    for land in LANDS:
        name = getattr(land.name, language)
        assert (f" {name} " in text) == (land.id in play.snapshot()["territories"]), name


# In a terminal


class Typist(Console):
    """A console at which these answers are typed."""

    answers: list[str]

    def input(self, prompt: Any = "", **_: Any) -> str:
        self.print(prompt, end="")
        return self.answers.pop(0)


def at_terminal(play: Play, seat: int, language: str, *typed: str) -> str:
    """What a terminal shows to whom it asks, while this is typed; all of it is understood."""
    words = Words(language, [PRINCEPS.texts])
    console = Typist(width=80, file=io.StringIO(), record=True, color_system=None)
    console.answers = [*typed]
    others = dict.fromkeys([name for name in play.names if name != play.names[seat]], "")
    Terminal(Seat(play, seat), table(play.game, words, play.options), others, words, console).answer()
    assert console.answers == []
    return " ".join(console.export_text().split())


ANSWERED = (
    ("en", "colonise milan", "What do you answer?"),
    ("es", "colonizar milán", "¿Qué respondes?"),
    ("it", "colonizza milano", "Che cosa rispondi?"),
    ("fr", "coloniser milan", "Que réponds-tu"),
)


def conspired() -> Play:
    """Ana conspires against Bea, who can answer in either way."""
    lands = {
        "ferrara": owned("Ana", "counsellor", "conspiracy"),
        "milan": owned("Bea", "counsellor", "colonists", "punishment"),
        "spain": owned("Bea"),
    }
    play = start(lands, names=THREE[:2])
    play.move("Ana", "conspire milan from ferrara by counsellor")
    return play


@pytest.mark.parametrize(("language", "typed", "question"), ANSWERED)
def test_an_uprising_is_answered_at_a_terminal(language: str, typed: str, question: str) -> None:
    play = conspired()
    assert question in at_terminal(play, 1, language, typed)
    assert play.moves[-1].text == "colonise milan"


@pytest.mark.parametrize(("typed", "move"), [("mil", "punish from milan"), ("o", "colonise milan"), ("pass", "pass")])
def test_each_answer_has_its_key(typed: str, move: str) -> None:
    play = conspired()
    at_terminal(play, 1, "en", typed)
    assert play.moves[-1].text == move


def test_territories_are_traded_at_a_terminal() -> None:
    lands = {"milan": owned("Ana"), "rome": owned("Ana"), "ferrara": owned("Bea"), "pisa": owned("Bea")}
    play = start(lands, {"Ana": ["spy"]}, "negotiate", THREE[:2])
    text = at_terminal(play, 0, "en", "o2", "mil", "fer")
    assert play.moves[-1].text == "offer Bea give milan want ferrara"
    assert "Ferrara (Bea)" in text
    at_terminal(play, 1, "en", "accept 1")
    assert play.snapshot()["territories"]["milan"]["owner"] == "Bea"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_says_which_way_play_goes(language: str) -> None:
    play = settled(Play(PRINCEPS, {"players": 3}, THREE))
    words = Words(language, [PRINCEPS.texts])
    console = Console(width=80, file=io.StringIO(), record=True, color_system=None)
    console.print(table(play.game, words, play.options).draw(play.seen(0), {}))
    assert "↺" in console.export_text().splitlines()[0]


# Sets of cards


def test_multisets_and_sets_of_territories_count_right() -> None:
    source = Seeded(3)
    for _ in range(300):
        counts = [source.below(11) for _ in range(13)]
        cards = sum(number << 4 * kind for kind, number in enumerate(counts))
        assert size(cards) == sum(counts)
        assert kinds(cards) == sum(1 << kind for kind, number in enumerate(counts) if number)
        members = [kind for kind, number in enumerate(counts) for _ in range(number)]
        if members:
            k = source.below(len(members))
            assert nth(cards, k) == members[k]
        lands = source.below(1 << 24)
        here = [t for t in range(24) if lands >> t & 1]
        assert lands_in(lands) == len(here)
        if here:
            assert first_land(lands) == here[0]
            k = source.below(len(here))
            assert nth_land(lands, k) == here[k]


def test_action_ids_are_fewer_than_300_and_those_of_a_step_lie_together() -> None:
    assert PRINCEPS.actions < 300
    for seed in range(3):
        play = Play(PRINCEPS, {"players": 5, "rounds": 5, "trade_territories": True})
        for _ in random_steps(play, seed):
            for seat in range(5):
                legal = play.state.legal(seat)
                assert not legal or legal[-1] - legal[0] < 54


# Notation


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "notation-unknown"),
        ("march", "notation-unknown"),
        ("discard", "notation-words"),
        ("discard king", "card-unknown"),
        ("draw prince", "card-unknown"),
        ("draw spy now", "notation-words"),
        ("offer Bea give spy", "notation-words"),
        ("offer Bea give want spy", "notation-words"),
        ("offer Bea give spy want", "notation-words"),
        ("offer Zoe give spy want nothing", "player-unknown"),
        ("offer Bea give spy nothing want nothing", "card-unknown"),
        ("accept", "notation-words"),
        ("accept one", "notation-number"),
        ("accept -1", "notation-number"),
        ("done now", "notation-words"),
        ("settle", "notation-words"),
        ("settle paris", "territory-unknown"),
        ("lay captain", "notation-words"),
        ("lay captain on milan", "notation-words"),
        ("lay captain in paris", "territory-unknown"),
        ("recall captain in milan", "notation-words"),
        ("attack milan from rome with captain", "notation-words"),
        ("attack milan from rome by captain citizen", "notation-words"),
        ("attack milan from rome with spy citizen", "notation-leader"),
        ("attack milan from rome with captain spy", "notation-army"),
        ("revolt milan from rome", "notation-words"),
        ("fortify milan by spy", "notation-leader"),
        ("stabilise milan by prince", "notation-words"),
        ("punish milan", "notation-words"),
        ("defend", "notation-words"),
        ("defend under captain", "notation-words"),
        ("defend citizen under spy", "notation-leader"),
        ("sacrifice all", "notation-number"),
        ("lose captain", "notation-army"),
        ("open Zoe", "player-unknown"),
    ],
)
def test_words_that_mean_nothing_are_refused(text: str, code: str) -> None:
    with pytest.raises(BadInput) as error:
        PRINCEPS.parse(text, THREE)
    assert error.value.code == code


def acting() -> Play:
    cards = ["captain", "captain", "counsellor", "citizen", "mercenary", "revolt", "spy", "castle"]
    lands = {
        "milan": owned("Ana", *cards),
        "rome": owned("Ana", "prince", castle=True, colonists=True),
        "ferrara": owned("Bea", "citizen", "citizen"),
        "france": owned("Bea", colonists=True),
        "genoa": owned("Caio"),
        "swiss": {"owner": None},
    }
    return start(lands)


def preparing() -> Play:
    lands = {"milan": owned("Ana", "castle", castle=True), "rome": owned("Ana"), "ferrara": owned("Bea")}
    return start(lands, {"Ana": ["spy", "naples"]}, "prepare")


def drawing() -> Play:
    lands = {"milan": owned("Ana"), "ferrara": owned("Bea"), "genoa": owned("Caio")}
    return start(lands, {"Ana": ["spy"] * 5 + ["naples"]}, "draw")


def defending() -> Play:
    play = acting()
    play.move("Ana", "attack ferrara from milan with captain citizen mercenary")
    return play


def punishing() -> Play:
    lands = {
        "milan": owned("Ana", "counsellor", "conspiracy"),
        "ferrara": owned("Bea", "punishment"),
        "tunis": owned("Bea", "counsellor"),
    }
    play = start(lands)
    play.move("Ana", "conspire ferrara from milan by counsellor")
    return play


def rebelling() -> Play:
    lands = {
        "milan": owned("Ana", "counsellor", "revolt"),
        "ferrara": owned("Bea", "counsellor", "punishment"),
        "tunis": owned("Bea"),
    }
    play = start(lands)
    play.move("Ana", "revolt ferrara from milan by counsellor")
    return play


def trumping() -> Play:
    play = defending()
    play.move("Bea", "defend citizen")
    return play


@pytest.mark.parametrize(
    ("position", "name", "move", "code"),
    [
        (drawing, "Ana", "draw", "draw-excess"),
        (drawing, "Ana", "discard prince", "prince-stays"),
        (drawing, "Ana", "discard captain", "not-held"),
        (drawing, "Ana", "discard milan", "not-held"),
        (drawing, "Ana", "done", "not-now"),
        (drawing, "Ana", "lay spy in milan", "not-now"),
        (drawing, "Bea", "draw", "not-asked"),
        (drawing, "Ana", "draw spy", "chance-only"),
        (drawing, "chance", "draw", "not-for-chance"),
        (talking, "Ana", "offer Ana give spy want nothing", "offer-self"),
        (talking, "Ana", "offer Bea give nothing want nothing", "offer-nothing"),
        (talking, "Ana", "offer Bea give castle want nothing", "not-held"),
        (talking, "Ana", "offer Bea give spy spy want nothing", "not-so-many"),
        (talking, "Ana", "offer Bea give prince want spy", "prince-traded"),
        (talking, "Ana", "offer Bea give spy want prince", "prince-traded"),
        (lambda: talking(trade_territories=False), "Ana", "offer Bea give milan want spy", "land-traded"),
        (lambda: talking(trade_territories=False), "Ana", "offer Bea give spy want ferrara", "land-wanted"),
        (talking, "Ana", "offer Bea give spy want machiavelli machiavelli", "wanted-too-many"),
        (talking, "Ana", "accept 1", "offer-unknown"),
        (talking, "Ana", "withdraw 1", "offer-unknown"),
        (talking, "Ana", "ready", "not-now"),
        (talking, "Bea", "offer Ana give ferrara want spy", "land-last"),
        (talking, "Ana", "offer Bea give spy want ferrara", "land-kept"),
        (preparing, "Ana", "settle tunis", "not-held"),
        (preparing, "Ana", "lay captain in milan", "not-held"),
        (preparing, "Ana", "lay naples in milan", "land-laid"),
        (preparing, "Ana", "lay spy in ferrara", "not-yours"),
        (preparing, "Ana", "recall spy from milan", "not-there"),
        (preparing, "Ana", "recall castle castle from milan", "not-there"),
        (preparing, "Ana", "recall spy from ferrara", "not-yours"),
        (preparing, "Ana", f"recall {'castle ' * 11}from milan", "recall-full"),
        (preparing, "Bea", "ready", "not-asked"),
        (acting, "Ana", "attack genoa from milan with captain citizen", "last-land"),
        (acting, "Ana", "attack rome from milan with captain citizen", "own-target"),
        (acting, "Ana", "attack tunis from milan with captain citizen", "not-on-table"),
        (acting, "Ana", "attack ferrara from rome with prince citizen", "no-border"),
        (acting, "Ana", "attack ferrara from milan with captain citizen citizen", "too-few-armies"),
        (acting, "Ana", "attack ferrara from milan with prince citizen", "not-there"),
        (acting, "Ana", "attack ferrara from milan with counsellor citizen", "cannot-lead"),
        (acting, "Ana", "attack milan from ferrara with captain citizen", "not-yours"),
        (acting, "Ana", "revolt france from milan by counsellor", "colonised"),
        (acting, "Ana", "revolt ferrara from milan by captain", "cannot-lead"),
        (acting, "Ana", "conspire ferrara from milan by counsellor", "not-there"),
        (acting, "Ana", "spy swiss from milan by counsellor", "independent"),
        (acting, "Ana", "spy milan from milan by counsellor", "own-target"),
        (acting, "Ana", "fortify rome by prince", "not-there"),
        (acting, "Ana", "reform milan by counsellor", "not-there"),
        (acting, "Ana", "stabilise rome", "is-stable"),
        (acting, "Ana", "stabilise milan", "not-there"),
        (acting, "Ana", "pass", "not-now"),
        (acting, "Bea", "end", "not-asked"),
        (defending, "Bea", "defend citizen citizen", "needs-commander"),
        (defending, "Bea", "defend mercenary", "too-few-armies"),
        (defending, "Bea", "defend citizen under captain", "not-there"),
        (defending, "Bea", "defend citizen under counsellor", "cannot-command"),
        (defending, "Bea", "defend nothing under captain", "command-nothing"),
        (defending, "Bea", "sacrifice 1", "not-now"),
        (defending, "Bea", "discard citizen", "not-now"),
        (defending, "Ana", "end", "not-asked"),
        (punishing, "Bea", "punish from ferrara", "no-punishment"),
        (punishing, "Bea", "punish from milan", "not-yours"),
        (punishing, "Bea", "colonise ferrara", "no-colonists"),
        (punishing, "Bea", "colonise tunis", "not-the-target"),
        (punishing, "Bea", "colonise ferrara by counsellor", "not-now"),
        (punishing, "Bea", "machiavelli", "not-now"),
        (rebelling, "Bea", "punish from ferrara", "revolt-punished"),
        (rebelling, "Bea", "defend nothing", "not-now"),
        (acting, "Ana", "colonise milan", "not-now"),
        (trumping, "Bea", "machiavelli", "no-machiavelli"),
        (trumping, "Bea", "punish from ferrara", "not-now"),
        (trumping, "Caio", "pass", "not-asked"),
    ],
)
def test_refusals_say_why_and_change_nothing(position: Callable[[], Play], name: str, move: str, code: str) -> None:
    play = position()
    before, made = play.state.to_bytes(), len(play.moves)
    with pytest.raises(Refused) as error:
        play.move(name, move)
    assert error.value.code == code
    assert play.state.to_bytes() == before
    assert len(play.moves) == made
    for language in LANGUAGES:
        assert Words(language, [PRINCEPS.texts]).error(error.value).strip()


def test_what_has_acted_is_refused_for_that() -> None:
    play = trumping()
    play.move("Ana", "pass")
    play.move("Bea", "pass")
    play.move("Bea", "sacrifice 0")
    assert princeps(play).loose(LAND_NAMES.index("ferrara")) > 0
    refused = play.why("Ana", "attack romagna from ferrara with captain citizen")
    assert refused is not None
    assert refused.code == "has-acted"


def test_armies_that_attacked_are_refused_for_that() -> None:
    lands = {
        "milan": owned("Ana", "captain", "captain", "citizen"),
        "ferrara": owned("Bea", castle=True),
        "france": owned("Bea"),
    }
    play = start(lands, names=THREE[:2])
    play.move("Ana", "attack ferrara from milan with captain citizen")
    play.move("Bea", "defend nothing")
    play.move("Ana", "pass")
    play.move("Bea", "pass")
    refused = play.why("Ana", "attack france from milan with captain citizen")
    assert refused is not None
    assert refused.code == "has-attacked"


# Positions, options, set-ups


def test_a_snapshot_has_what_the_page_says_and_no_more() -> None:
    play = talking()
    play.move("Ana", "offer Bea give spy want citizen")
    snapshot = play.snapshot()
    keys = ["game", "viewer", "round", "mano", "turn", "phase", "to_act", "deck", "discard", "players", "territories"]
    assert list(snapshot) == [
        *keys,
        "offers",
        "done",
        "contest",
        "drawing",
        "drew",
        "dry",
        "resumes",
        "standings",
        "winners",
    ]
    scores = ["points", "would_score", "draw_target", "counted"]
    assert list(snapshot["players"]["Ana"]) == ["prince", "hand", "hand_size", *scores]
    assert list(snapshot["territories"]["milan"]) == [
        "owner",
        "stable",
        "castle",
        "colonists",
        "conspirators",
        "hidden",
        "hidden_size",
        "shown",
        "acted",
    ]
    offer = {"id": 1, "by": "Ana", "to": "Bea", "give": ["spy"], "want": ["citizen"], "declined": []}
    assert snapshot["offers"] == [offer]


def test_standings_say_who_leads_and_what_decides_between_equals() -> None:
    two = ["Ana", "Bea"]
    printed = {"milan": owned("Ana"), "siena": owned("Ana"), "tunis": owned("Ana", stable=False)}
    printed |= {name: owned("Bea") for name in ("rome", "venice", "france")}
    found = start(printed, names=two).view(0).standings
    assert found.players["Ana"].has == {"territories": 3, "gold": 1, "commerce": 1, "agriculture": 0}
    assert found.players["Ana"].leads == ["territories", "gold", "commerce"]
    assert found.players["Bea"].leads == ["territories", "gold", "commerce", "agriculture"]
    assert (found.ahead, found.decided) == (["Bea"], "points")
    shared = start({"milan": owned("Ana"), "venice": owned("Bea")}, names=two).view(0).standings
    assert (shared.ahead, shared.decided) == (two, None)
    tied = {name: owned("Ana") for name in ("milan", "lucca", "genoa")}
    tied |= {"pisa": owned("Bea"), "venice": owned("Bea", stable=False), "spain": owned("Bea", stable=False)}
    stable = start(tied, names=two).view(0).standings
    assert [stable.players[name].compared["points"] for name in two] == [2, 2]
    assert (stable.ahead, stable.decided) == (["Ana"], "stable")


def test_points_are_the_same_from_the_position_and_from_what_is_seen() -> None:
    scored = set()
    for seed in range(6):
        play = Play(PRINCEPS, {"players": 3, "rounds": 5, "tied_category": "none" if seed % 2 else "all"})
        for _ in random_steps(play, seed):
            seen = play.seen(0)
            points = {name: player["would_score"] for name, player in seen["players"].items()}
            again = PRINCEPS.shell(play.options, play.view(0), play.names)
            shown = msgspec.to_builtins(PRINCEPS.snapshot(again, play.names))["players"]
            assert {name: player["would_score"] for name, player in shown.items()} == points
            scored |= set(points.values())
        assert {name: p["points"] for name, p in play.snapshot()["players"].items()} == points
    assert scored >= {0, 1, 2, 3}


def test_bytes_that_are_no_position_are_refused() -> None:
    play = Play(PRINCEPS, {"players": 3})
    for number, _ in enumerate(random_steps(play, 1)):
        if number == 120:
            break
    conformance.check_bytes(play.state)


@pytest.mark.parametrize(
    "options",
    [
        {"players": 1},
        {"players": 6},
        {"rounds": 4},
        {"rounds": "six"},
        {"rounds": True},
        {"hand_counts": "placed"},
        {"tied_category": "some"},
        {"trade_territories": 1},
        {"colour": "red"},
    ],
)
def test_options_that_are_none_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadInput):
        PRINCEPS.resolve(options)


def test_any_number_of_rounds_from_five_on_is_played() -> None:
    for rounds in (5, 9):
        play = Play(PRINCEPS, {"players": 2, "rounds": rounds})
        for _ in random_steps(play, 2):
            pass
        assert play.snapshot()["round"] == rounds
    assert PRINCEPS.resolve({"rounds": 123456})["rounds"] == 123456


@pytest.mark.parametrize(
    ("setup", "code"),
    [
        ({"lands": {}}, "setup-key"),
        ({"territories": []}, "setup-form"),
        ({"territories": {"paris": {"owner": "Ana"}}}, "territory-unknown"),
        ({"territories": {"milan": 3}}, "setup-form"),
        ({"territories": {"milan": {"owner": "Zoe"}}}, "player-unknown"),
        ({"territories": {"milan": {}}}, "setup-owner"),
        ({"territories": {"milan": {"owner": "Ana", "colour": 1}}}, "setup-key"),
        ({"territories": {"milan": {"owner": "Ana", "stable": "no"}}}, "setup-flag"),
        ({"territories": {"milan": {"owner": "Ana", "hidden": "spy"}}}, "setup-list"),
        ({"territories": {"milan": {"owner": "Ana", "hidden": ["king"]}}}, "card-unknown"),
        ({"territories": {"milan": {"owner": "Ana", "hidden": ["rome"]}}}, "setup-land-laid"),
        ({"territories": {"milan": {"owner": "Ana", "hidden": ["captain"] * 6}}}, "setup-too-many"),
        ({"territories": {"milan": {"owner": "Ana", "hidden": ["prince", "prince"]}}}, "setup-prince-place"),
        ({"territories": {"milan": {"owner": "Ana", "conspirators": True}}}, "setup-conspirators"),
        ({"territories": {"milan": {"owner": None, "stable": True}}}, "setup-independent"),
        ({"territories": {"milan": {"owner": None, "shown": ["spy"]}}}, "setup-independent"),
        ({"territories": {"milan": {"owner": None, "conspirators": False}}}, "setup-independent"),
        ({"players": {"Ana": {"hand": ["spy"] * 6}}}, "setup-too-many"),
        ({"players": {"Ana": {"hand": ["citizen"] * 10 + ["captain"] * 2}}}, "setup-hand"),
        ({"players": {"Ana": {"hand": ["prince", "prince"]}}}, "setup-prince-twice"),
        ({"players": {"Ana": {"hand": "spy"}}}, "setup-list"),
        ({"players": {"Ana": {"prince": "regent"}}}, "setup-prince"),
        ({"players": {"Ana": {"prince": "popular"}, "Bea": {"prince": "popular"}}}, "setup-princes"),
        ({"players": {"Ana": {"points": 3}}}, "setup-key"),
        ({"players": {"Zoe": {}}}, "player-unknown"),
        ({"phase": "defend"}, "setup-phase"),
        ({"round": 0}, "setup-round"),
        ({"round": 7}, "setup-round"),
        ({"turn": "Zoe"}, "player-unknown"),
        ({"mano": "Zoe"}, "player-unknown"),
        ({"phase": "negotiate", "turn": "Ana", "mano": "Bea"}, "setup-mano"),
        ({"territories": {"milan": {"owner": "Ana"}}, "deck": [], "discard": []}, "setup-piles"),
        ({"deck": ["spy"]}, "setup-piles"),
        ({"players": {"Ana": {"hand": ["citizen"] * 10}}}, "setup-armies"),
        ({"players": {"Ana": {"hand": ["mercenary"] * 9}}}, "setup-armies"),
        ({"players": {"Ana": {"hand": [*LAND_NAMES[:11]]}, "Bea": {"hand": [*LAND_NAMES[11:16]]}}}, "setup-lands"),
    ],
)
def test_set_ups_that_cannot_be_are_refused(setup: dict[str, Any], code: str) -> None:
    with pytest.raises(BadInput) as error:
        Play.from_set_up(PRINCEPS, {"players": 3}, THREE, setup, Seeded(0))
    assert error.value.code == code
    for language in LANGUAGES:
        assert Words(language, [PRINCEPS.texts]).error(error.value).strip()
