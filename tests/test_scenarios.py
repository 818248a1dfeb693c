"""Every scenario of the project holds, and the runner tells those that do not, or that mean nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from signoria.testing.conformance import check_replay
from signoria.testing.scenarios import Failure, Scenario, Unreadable, differences, read

FOLDER = Path(__file__).parent.parent / "scenarios"
FILES = sorted(FOLDER.rglob("*.yaml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_scenario(file: Path) -> None:
    """It holds; also where each position is a copy, or comes from bytes; and its game can be written down."""
    scenario = read(file)
    check_replay(scenario.run())
    scenario.run(lambda state: state.copy())
    scenario.run(lambda state: type(state).from_bytes(state.to_bytes()))


@pytest.mark.parametrize(("game", "promised"), [("coup", 60), ("medici", 50), ("princeps", 80)])
def test_there_are_as_many_as_promised(game: str, promised: int) -> None:
    assert len([file for file in FILES if file.parent.name == game]) >= promised


HEAD = """game: coup
options: {players: 3}
names: [Natasha, Sacha, Haig]
setup: {players: {Natasha: {hidden: [duke, duke], coins: 3}, Sacha: {hidden: [captain, assassin]}}}
steps:
"""


def run(steps: str) -> None:
    Scenario(Path("it.yaml"), HEAD + steps).run()


@pytest.mark.parametrize(
    ("steps", "says"),
    [
        ("- expect: {treasury: 3}", "step 1: treasury: expected 3, found 43"),
        ("- Natasha: income\n- expect: {turn: Haig}", 'step 2: turn: expected "Haig", found "Sacha"'),
        ("- expect: {players: {Natasha: {hidden: [duke]}}}", "players.Natasha.hidden: expected"),
        ("- expect: {nonsense: 1}", "nonsense: expected 1, found nothing of that name"),
        ("- expect: {winner: false}", "winner: expected false, found null"),
        ("- Sacha: income", "step 1: expected that Sacha may 'income', found that it is refused"),
        ("- illegal: {Natasha: tax}", "Natasha: tax: expected to be refused, found that it is legal"),
        ("- illegal: {Natasha: [income, coup Haig]}", "Natasha: income: expected to be refused"),
        ("- legal: {Natasha: [income]}", "expected but not found: none; found unexpected: aid, assassinate"),
        ("- legal: {Sacha: [pass]}", "expected but not found: pass; found unexpected: none"),
        ("- legal_includes: {Natasha: [coup Haig]}", "legal for Natasha: expected coup Haig"),
        ("- legal_excludes: {Natasha: [tax]}", "expected not to be there, but found: tax"),
        ("- view: {Sacha: {treasury: 1}}", "view of Sacha: treasury: expected 1"),
        ("- view: {Sacha: {players: {Natasha: {hidden: [duke, duke]}}}}", "found nothing of that name"),
        ("- view_excludes: {Sacha: [players.Sacha.hidden]}", "expected to be absent"),
        ("- chance: [duke]\n- Natasha: income", "chance cards left over: 1"),
        ("- chance: [duke, duke]\n- Natasha: exchange\n- '*': pass", "expected that chance may 'draw duke'"),
    ],
)
def test_a_scenario_that_does_not_hold_fails_at_its_step(steps: str, says: str) -> None:
    with pytest.raises(Failure) as failure:
        run(steps)
    assert says in str(failure.value)
    assert str(failure.value).startswith("it.yaml:")


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("", 1, "a scenario is a mapping"),
        ("game: coup", 1, "the key 'steps' is missing"),
        ("steps: []", 1, "the key 'game' is missing"),
        ("game: whist\nsteps: [expect: {}]", 1, "There is no game called “whist”"),
        ("game: coup\nsteps: []", 2, "at least one step"),
        ("game: coup\nstps: []\nsteps: []", 2, "unknown key 'stps'"),
        ("game: coup\ngame: coup\nsteps: []", 2, "stands twice"),
        ("game: coup\nsteps: [", 2, ""),
        ("game: coup\nseed: x\nsteps: [{Ada: tax}]", 2, "'seed' must be a whole number"),
        ("game: coup\noptions: {players: 11}\nsteps: [{Ada: tax}]", 2, "cannot be “11”"),
        ("game: coup\noptions: {playrs: 3}\nsteps: [{Ada: tax}]", 2, "no option “playrs”"),
        ("game: coup\nnames: [A, A]\nsteps: [{A: tax}]", 2, "Two players"),
        ("game: coup\nnames: [expect, A]\nsteps: [{A: tax}]", 2, "cannot be a player's name"),
        ("game: coup\nsteps:\n- Zoe: tax", 3, "unknown key or player 'Zoe'"),
        ("game: coup\nsteps:\n- expext: {}", 3, "unknown key or player 'expext'"),
        ("game: coup\nsteps:\n- tax", 3, "a step is a move"),
        ("game: coup\nsteps:\n- Ada: steal " + "9" * 5000, 3, "Nobody here is called"),
        ("game: coup\nseed: " + "9" * 5000 + "\nsteps:\n- Ada: tax", 1, ""),
        ("game: coup\nsteps: " + "[" * 3000, 1, ""),
        ("game: coup\nsteps: &a [*a]", 2, "nested too deeply"),
        ("game: coup\0", 1, ""),
        ("game: coup\nsteps:\n- view_excludes: {Ada: [players.Zoe.hidden]}", 3, "unknown player 'Zoe'"),
        ("game: coup\nsteps:\n- Ada: fly", 3, "“fly” is not a move"),
        ("game: coup\nsteps:\n- Ada: duke", 3, "“duke” is not a move"),
        ("game: coup\nsteps:\n- Ada: tax\n- illegal: {Ada: block}", 4, "a word too few"),
        ("game: coup\nsteps:\n- Ada: coup Zoe", 3, "Nobody here is called “Zoe”"),
        ("game: coup\nsteps:\n- Ada: lose wizard", 3, "no character “wizard”"),
        ("game: coup\nsteps:\n- '*': tax", 3, "'*' can only pass"),
        ("game: coup\nsteps:\n- chance: [joker]", 3, "chance cannot give 'joker'"),
        ("game: coup\nsteps:\n- legal: {Zoe: [tax]}", 3, "unknown player 'Zoe'"),
        ("game: coup\nsteps:\n- view: {Ada: 3}", 3, "must be a mapping"),
        ("game: coup\nsetup: {treasury: 3}\nsteps: [{Ada: tax}]", 2, "cannot fix “treasury”"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_a_scenario_that_cannot_be_read_says_where(text: str, line: int, says: str) -> None:
    with pytest.raises(Unreadable) as unreadable:
        Scenario(Path("it.yaml"), text)
    assert str(unreadable.value).startswith(f"it.yaml:{line}: ")
    assert says in str(unreadable.value)


@pytest.mark.parametrize(
    ("setup", "says"),
    [
        ("{Ada: {hidden: [duke, duke], revealed: []}, Bruno: {hidden: [duke, duke]}}", "no copy is left"),
        ("{Ada: {hidden: [duke]}}", "must be two in all"),
        ("{Ada: {revealed: [duke, duke, duke]}}", "must be two in all"),
        ("{Ada: {coins: 51}}", "more coins than the 50"),
        ("{Ada: {coins: -1}}", "cannot have -1 coins"),
        ("{Ada: {coins: true}}", "cannot have True coins"),
        ("{Ada: {hidden: [inquisitor, duke]}}", "not in this game"),
        ("{Ada: {hidden: [wizard, duke]}}", "no character “wizard”"),
        ("{Ada: {hidden: duke}}", "must be a list"),
        ("{Ada: {cards: []}}", "cannot fix “players.Ada.cards”"),
        ("{Zoe: {}}", "Nobody here is called “Zoe”"),
        ("{Ada: 3}", "must be a mapping"),
        ("{Ada: {revealed: [duke, captain]}, Bruno: {revealed: [captain, duke]}}", "at least two living"),
        ("{Ada: {revealed: [duke, captain], coins: 3}}", "out of the game and cannot have coins"),
    ],
)
def test_a_set_up_that_breaks_the_game_is_refused(setup: str, says: str) -> None:
    text = f"game: coup\noptions: {{players: 3}}\nsetup: {{players: {setup}}}\nsteps: [{{Ada: tax}}]"
    with pytest.raises(Unreadable) as unreadable:
        Scenario(Path("it.yaml"), text)
    assert says in str(unreadable.value)


def test_words_that_old_yaml_takes_for_booleans_are_names() -> None:
    Scenario(Path("it.yaml"), "game: coup\nnames: [no, on]\nsteps: [{no: income}, expect: {turn: on}]").run()


def test_lists_of_things_are_compared_by_id_and_named_parts() -> None:
    found = {"piles": [{"id": 1, "value": 3, "cards": ["a", "b"]}, {"id": 2, "value": 4, "cards": []}]}
    assert differences({"piles": [{"id": 2, "value": 4}, {"id": 1, "cards": ["b", "a"]}]}, found) == []
    assert differences({"piles": [{"id": 1}]}, found) == ["piles: expected the ids [1], found [1, 2]"]
    assert differences({"piles": [{"id": 1, "value": 9}, {"id": 2}]}, found) == ["piles.1.value: expected 9, found 3"]


def test_a_player_may_pass_for_all_only_where_a_window_is_open() -> None:
    run("- '*': pass\n- Natasha: tax\n- Haig: pass\n- '*': pass\n- expect: {turn: Sacha}")
    run("- Natasha: income\n- '*': pass\n- expect: {turn: Sacha, phase: action}")


COURT = """game: medici
names: [Anna, Bruno]
setup:
  piles: [{id: 1, zone: inner, cards: [rovere 7]}, {id: 2, zone: inner, cards: [gonzaga 7]}]
  players: {Anna: {hand: [7, jester], deck: [9, 8]}, Bruno: {hand: [5, jester], deck: [6, 4]}}
steps:
"""


@pytest.mark.parametrize(("house", "starts", "other"), [("gonzaga", "Bruno", "Anna"), ("open rovere", "Anna", "Bruno")])
def test_chance_as_first_step_fixes_what_the_set_up_leaves_open(house: str, starts: str, other: str) -> None:
    steps = f"- chance: [{house}]\n- expect: {{turn: {starts}}}\n- illegal: {{{other}: send jester}}"
    Scenario(Path("it.yaml"), COURT + steps).run()


def test_cards_that_are_numbers_need_no_quotes_and_plays_are_compared_by_their_meaning() -> None:
    steps = """
- chance: [rovere]
- expect: {players: {Anna: {hand: [jester, 7]}}}
- legal_includes: {Anna: [send jester, send jester=1]}
- legal_excludes: {Anna: [send jester=2, conspire 7 on 1 against 2]}
- Anna: send jester=2
- view: {Bruno: {piles: [{id: 1}, {id: 2}, {id: 9, cards: [rovere jester=2]}]}}
"""
    Scenario(Path("it.yaml"), COURT + steps).run()
    for wrong in ("[jester, 8]", "[jester]", "[jester, 7, 7]", "[jester, true]"):
        with pytest.raises(Failure):
            Scenario(Path("it.yaml"), COURT + f"- expect: {{players: {{Anna: {{hand: {wrong}}}}}}}").run()


@pytest.mark.parametrize("card", ["4", "10", "jester", "minister"])
def test_a_deck_of_which_only_the_size_is_named_holds_what_chance_says(card: str) -> None:
    head = COURT.replace("deck: [9, 8]", "deck: 1").replace("names:", "seed: 3\nnames:")
    steps = f"""
- chance: [rovere, {card}]
- expect: {{players: {{Anna: {{deck: 1, discard: []}}}}}}
- Anna: send 7
- expect: {{players: {{Anna: {{hand: [jester, {card}], deck: 0}}}}}}
- view: {{Bruno: {{players: {{Anna: {{last: {card}}}}}}}}}
"""
    Scenario(Path("it.yaml"), head + steps).run()
    with pytest.raises(Failure):
        Scenario(Path("it.yaml"), head + steps.replace(card, "7")).run()
