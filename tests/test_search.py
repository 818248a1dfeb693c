"""The search finds what there is to find, keeps to its budget, and knows no more than its worlds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Self

import pytest

from signoria import Play, Seeded, game
from signoria.bots.coup.beliefs import Beliefs, Company
from signoria.bots.coup.judge import CoupJudge
from signoria.bots.coup.model import Courtier
from signoria.core.state import CHANCE, OVER, State, plays, shares
from signoria.games.coup.cards import card
from signoria.games.coup.state import Coup
from signoria.search.policy import Judge, Uniform, play
from signoria.search.rank import Outlook, rank
from signoria.search.tree import Search
from tests.variants import CASES, VARIANTS

COUP = game("coup")


RICH = {"coins": 7, "hidden": ["duke"], "revealed": ["contessa"]}
POOR = {"coins": 6, "hidden": ["captain"], "revealed": ["contessa"]}


def set_up(ana: Mapping[str, object], bea: Mapping[str, object], **more: object) -> Play:
    setup = {"players": {"Ana": ana, "Bea": bea}, "turn": "Ana", **more}
    return Play.from_set_up(COUP, {"players": 2}, ["Ana", "Bea"], setup, Seeded(0))


def tried(search: Search, told: Play) -> dict[str, tuple[int, float]]:
    return {COUP.write(told.state, [a], 0, told.names): (visits, mean) for a, visits, mean in search.found([])}


def worlds_of(told: Play, seat: int, number: int = 30) -> list[State]:
    return [told.resample(seat, Seeded(k)) for k in range(number)]


def test_a_coup_that_wins_is_found_and_tried_most() -> None:
    told = set_up(
        {"coins": 7, "hidden": ["duke"], "revealed": ["contessa"]},
        {"coins": 8, "hidden": ["captain"], "revealed": ["contessa"]},
    )
    search = Search(0, Uniform(), Judge())
    search.run(worlds_of(told, 0), Seeded(1), 2000)
    found = tried(search, told)
    visits, mean = found["coup Bea"]
    assert mean == 1.0
    assert visits > 1000
    assert sum(v for v, _ in found.values()) == 2000 == search.simulations
    assert set(found) == set(told.legal("Ana"))


def test_a_lie_that_is_known_to_be_one_is_challenged() -> None:
    """All three Dukes are in sight: who claims one with the last card at stake is called."""
    ana = {"coins": 2, "hidden": ["duke"], "revealed": ["duke"]}
    bea = {"coins": 9, "hidden": ["captain"], "revealed": ["duke"]}
    setup = {"players": {"Ana": ana, "Bea": bea}, "turn": "Bea"}
    told = Play.from_set_up(COUP, {"players": 2}, ["Ana", "Bea"], setup, Seeded(0))
    told.move("Bea", "tax")
    for search in (Search(0, Uniform(), Judge()), Search(0, Courtier(), CoupJudge(), horizon=10, modelled=True)):
        search.run(worlds_of(told, 0), Seeded(1), 500)
        assert tried(search, told)["challenge"][1] == 1.0
        assert tried(search, told)["challenge"][0] > 400


def test_a_search_ends_when_its_time_is_up() -> None:
    told = set_up({"coins": 2}, {"coins": 2})
    search = Search(0, Uniform(), Judge())
    search.run(worlds_of(told, 0), Seeded(1), 1 << 40, seconds=0.05)
    assert 32 <= search.simulations < 1 << 40


@pytest.mark.parametrize(("name", "variant"), CASES)
def test_any_game_can_be_searched(name: str, variant: str) -> None:
    """From a position in the middle of it, for the seat that is asked; worlds stay as they were."""
    told = Play(game(name), VARIANTS[name][variant])
    source = Seeded(4)
    for _ in range(12):
        told.let_chance(source)
        seat = int(told.state.current)
        told.make(seat, told.plays(seat)[0][0])
    told.let_chance(source)
    seat = int(told.state.current)
    worlds = worlds_of(told, seat, 3)
    before = [world.to_bytes() for world in worlds]
    search = Search(seat, Uniform(), Judge(), horizon=40)
    search.run(worlds, source, 60)
    assert [world.to_bytes() for world in worlds] == before
    legal = told.state.legal(seat)
    found = search.found([])
    assert {action for action, _, _ in found} <= set(legal)
    assert all(0.0 <= mean <= 1.0 for _, _, mean in found)
    assert sum(visits for _, visits, _ in found) == (60 if len(legal) > 1 else 0)


def test_chance_has_no_nodes_so_that_nobody_plays_to_cards_unseen() -> None:
    """What may be drawn is not told apart: after an exchange that nobody calls, all draws lead to the same node."""
    told = set_up({"coins": 2, "hidden": ["ambassador", "duke"]}, {"coins": 2})
    search = Search(0, Uniform(), Judge())
    search.run(worlds_of(told, 0, 1), Seeded(1), 3000)
    exchange = next(a for a in told.state.legal() if COUP.write(told.state, [a], 0, told.names) == "exchange")
    assert search.found([exchange]) == []


def test_the_best_of_several_plays_is_ranked_first_and_tried_most() -> None:
    told = set_up(
        {"coins": 7, "hidden": ["duke"], "revealed": ["contessa"]},
        {"coins": 8, "hidden": ["captain"], "revealed": ["contessa"]},
    )
    possible = [list(each) for each in plays(told.state, 0)]
    found = rank(worlds_of(told, 0), 0, possible, Uniform(), Outlook(), 600, Seeded(1))
    assert COUP.write(told.state, possible[found[0][0]], 0, told.names) == "coup Bea"
    assert found[0][2] == 1.0
    assert found[0][1] == max(number for _, number, _ in found)
    assert sorted(place for place, _, _ in found) == list(range(len(possible)))


def test_a_victory_is_shared_among_those_who_have_it() -> None:
    state = COUP.start(COUP.resolve({"players": 3}))
    play(state, [Uniform(), Uniform(), Uniform()], Seeded(2))
    assert sorted(shares(state.returns())) == [0.0, 0.0, 1.0]


class Trap(State):
    """Seat 0 is cautious, and shares the victory, or bold; then of seat 1's four answers three give it the victory."""

    def __init__(self) -> None:
        super().__init__()
        self.current, self.pending = 0, 1
        self.taken: list[int] = []

    def choices(self, seat: int) -> tuple[int, int]:
        return (2, 0b1111) if seat else (0, 0b11)

    def step(self, action: int, seat: int) -> None:
        self.taken.append(action)
        self.current, self.pending = (OVER, 0) if seat else (1, 2)

    def copy(self) -> Self:
        other = type(self)()
        other.current, other.pending, other.taken = self.current, self.pending, self.taken[:]
        return other

    def returns(self) -> list[int]:
        if self.taken[0] == CAUTIOUS:
            return [1, 1]
        return [0, 1] if self.taken[1] == PUNISH else [1, 0]


CAUTIOUS, BOLD, PUNISH = 0, 1, 4


def test_a_rival_who_searches_does_what_is_best_for_itself() -> None:
    search = Search(0, Uniform(), Judge())
    search.run([Trap()], Seeded(1), 2000)
    found = {action: (visits, mean) for action, visits, mean in search.found([])}
    assert found[CAUTIOUS][0] > 1500
    assert found[CAUTIOUS][1] == 0.5
    assert found[BOLD][1] < 0.5


def test_a_rival_who_is_modelled_does_what_the_policy_does() -> None:
    search = Search(0, Uniform(), Judge(), modelled=True)
    search.run([Trap()], Seeded(1), 2000)
    found = {action: (visits, mean) for action, visits, mean in search.found([])}
    assert found[BOLD][0] > 1500
    assert found[BOLD][1] == pytest.approx(0.75, abs=0.04)


# What is believed at Coup


def hear_all(told: Play, seat: int) -> Beliefs:
    start = COUP.start(told.options)
    assert isinstance(start, Coup)
    beliefs = Beliefs(start, seat)
    for heard in told.heard(seat):
        beliefs.hear(heard.number, *heard.numbers)
    return beliefs


def holds(told: Play, beliefs: Beliefs, seat: int, character: int) -> float:
    """How likely a rival is believed to hold a character, over positions that are possible."""
    likely = beliefs.likely([told.resample(beliefs.seat, Seeded(k)) for k in range(600)], Seeded(9), 600)
    return sum(bool(world.hands[seat] & card(character) * 31) for world in likely if isinstance(world, Coup)) / 600


@pytest.mark.parametrize(("move", "more"), [("tax", True), ("aid", False), ("income", False)])
def test_what_a_rival_does_says_whether_it_holds_a_duke(move: str, more: bool) -> None:
    """Who claims one has one more often than counting says, who takes less than a Duke could has one less often."""
    told = Play(COUP, {"players": 4})
    told.let_chance(Seeded(12))
    opener = int(told.state.current)
    witness = (opener + 1) % 4
    counted = holds(told, hear_all(told, witness), opener, 0)
    told.move(told.names[opener], move)
    believed = holds(told, hear_all(told, witness), opener, 0)
    assert believed > counted + 0.1 if more else believed < counted - 0.1


def test_who_is_caught_is_taken_for_a_liar_and_who_shows_for_an_honest_player() -> None:
    honesty = {}
    for hand in (["duke", "duke"], ["captain", "captain"]):
        setup = {"players": {"Ana": {"hidden": ["contessa", "ambassador"]}, "Bea": {"hidden": hand}}, "turn": "Bea"}
        told = Play.from_set_up(COUP, {"players": 2}, ["Ana", "Bea"], setup, Seeded(0))
        told.move("Bea", "tax")
        told.move("Ana", "challenge")
        told.let_chance(Seeded(1))
        honesty[hand[0]] = taken_for(told, 0, lambda company: company.honesty[1])
    assert honesty["duke"] > honesty["captain"] + 0.05


def test_who_challenges_is_taken_for_a_doubter_and_who_lets_pass_for_a_believer() -> None:
    rashness = {}
    for answer in ("challenge", "pass"):
        hands = {"Ana": {"hidden": ["duke", "captain"]}, "Bea": {"hidden": ["contessa", "ambassador"]}}
        told = Play.from_set_up(COUP, {"players": 2}, ["Ana", "Bea"], {"players": hands, "turn": "Ana"}, Seeded(0))
        known = taken_for(told, 0, lambda company: company.rashness[1])
        told.move("Ana", "tax")
        told.move("Bea", answer)
        rashness[answer] = taken_for(told, 0, lambda company: company.rashness[1])
    assert rashness["challenge"] > known + 0.1
    assert rashness["pass"] < known - 0.02


def taken_for(told: Play, seat: int, temper: Callable[[Company], float]) -> float:
    """What a seat takes rivals to be in its simulations, on average."""
    company, found = Company(hear_all(told, seat)), 0.0
    for k in range(400):
        company.begin(told.resample(seat, Seeded(k)), Seeded(k))
        found += temper(company) / 400
    return found


def test_the_table_that_beliefs_are_formed_at_is_the_one_that_is_seen() -> None:
    """Coins, open cards and the living, kept from what was heard alone, in games of all kinds."""
    for seed in range(30):
        players = 2 + seed % 6
        told = Play(COUP, {"players": players, "diplomat": "inquisitor" if seed % 2 else "ambassador"})
        source = Seeded(seed)
        models = Courtier()
        while not told.state.over:
            if told.state.current == CHANCE:
                told.let_chance(source)
                continue
            seat = int(told.state.current)
            told.make(seat, [int(models.pick(told.state, seat, source))])
            if told.state.over or told.state.current == CHANCE:
                continue
            table = hear_all(told, 0).table if len(told.moves) % 29 == 0 else None
            if table is not None:
                truth = told.state
                assert isinstance(truth, Coup)
                assert list(table.coins) == list(truth.coins)
                assert list(table.revealed) == list(truth.revealed)
                assert table.alive == truth.alive


def test_the_model_weighs_every_legal_action_and_no_other() -> None:
    model = Courtier()
    for seed in range(40):
        told = Play(COUP, {"players": 2 + seed % 9, "diplomat": "inquisitor" if seed % 2 else "ambassador"})
        source = Seeded(seed)
        while not told.state.over:
            if told.state.current == CHANCE:
                told.let_chance(source)
                continue
            state, seat = told.state, int(told.state.current)
            assert isinstance(state, Coup)
            legal = state.legal(seat)
            chances = [model.chance(state, seat, action) for action in legal]
            assert sum(chances) == pytest.approx(1.0)
            assert model.chance(state, seat, 116) == 0.0
            told.make(seat, [int(model.pick(state, seat, source))])
