"""Princeps where a scenario cannot look: the map, steps of a play, what others receive, what is known, bad input."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from rich.console import Console

from signoria import BadInput, Play, Refused, Seeded, game
from signoria.cli.tables import table
from signoria.core.seat import Seat
from signoria.games.princeps import moves
from signoria.games.princeps.cards import (
    BORDERS,
    CAPTAIN,
    CASTLE,
    COPIES,
    KIND_NAMES,
    PRINCE,
    SEA,
    SPY,
    count,
    first_land,
    kinds,
    lands_in,
    nth,
    nth_land,
    size,
)
from signoria.games.princeps.lands import LAND_NAMES, LANDS, MAP
from signoria.games.princeps.state import Princeps
from signoria.games.princeps.view import View
from signoria.testing import conformance
from signoria.testing.randomly import random_steps
from signoria.texts import LANGUAGES, Words

PRINCEPS = game("princeps")
THREE = ["Ana", "Bea", "Caio"]
NAMED = {"Ana": "noble", "Bea": "popular", "Caio": "hereditary"}


def start(
    territories: dict[str, dict[str, Any]],
    hands: dict[str, list[str]] | None = None,
    phase: str = "act",
    names: list[str] = THREE,
    **options: Any,
) -> Play:
    """A position in which it is Ana's turn; everybody's prince is in hand unless he lies somewhere."""
    players = {name: {"prince": NAMED[name], "hand": (hands or {}).get(name, [])} for name in names}
    setup = {"territories": territories, "players": players, "phase": phase, "turn": "Ana"}
    options["players"] = len(names)
    return Play.from_set_up(PRINCEPS, options, names, setup, Seeded(0))


def settled(play: Play) -> Play:
    play.let_chance(Seeded(0))
    return play


def time_up_for_all(play: Play) -> None:
    """Everybody who is asked runs out of time."""
    for seat in [seat for seat in range(len(play.names)) if play.state.asks(seat)]:
        play.time_up(seat)


def princeps(play: Play) -> Princeps:
    assert isinstance(play.state, Princeps)
    return play.state


def owned(name: str, *cards: str, **more: Any) -> dict[str, Any]:
    return {"owner": name, "hidden": list(cards), **more}


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
        short = words.say(f"princeps-short-{land.id}")
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


def talking(**options: Any) -> Play:
    lands = {"milan": owned("Ana"), "rome": owned("Ana"), "ferrara": owned("Bea"), "genoa": owned("Caio")}
    return start(lands, {"Ana": ["spy", "captain"], "Bea": ["citizen"], "Caio": ["citizen"]}, "negotiate", **options)


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
        (talking, "Ana", "offer Bea give milan want spy", "land-traded"),
        (talking, "Ana", "offer Bea give spy want ferrara", "land-wanted"),
        (talking, "Ana", "offer Bea give spy want machiavelli machiavelli", "wanted-too-many"),
        (talking, "Ana", "accept 1", "offer-unknown"),
        (talking, "Ana", "withdraw 1", "offer-unknown"),
        (talking, "Ana", "ready", "not-now"),
        (lambda: talking(trade_territories=True), "Bea", "offer Ana give ferrara want spy", "land-last"),
        (lambda: talking(trade_territories=True), "Ana", "offer Bea give spy want ferrara", "land-wanted"),
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
        (punishing, "Bea", "machiavelli", "not-now"),
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


# Negotiation


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
        for give in ("spy", "captain", "nothing")
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


# What is known


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


# Positions, options, set-ups


def test_a_snapshot_has_what_the_page_says_and_no_more() -> None:
    play = talking()
    play.move("Ana", "offer Bea give spy want citizen")
    snapshot = play.snapshot()
    keys = ["game", "viewer", "round", "mano", "turn", "phase", "to_act", "deck", "discard", "players", "territories"]
    assert list(snapshot) == [*keys, "offers", "done", "contest", "drawing", "drew", "dry", "resumes", "winners"]
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
