"""The searching bot at Princeps finishes, cheats nobody, takes what is there to take, and beats the planner."""

from __future__ import annotations

import random
from typing import Any

import pytest

from signoria import Play, Seeded, game
from signoria.bots import Host, run
from signoria.bots.bot import Bot
from signoria.bots.princeps.judge import Prospect
from signoria.bots.princeps.made_up import made_up_from_view
from signoria.bots.princeps.model import Model
from signoria.bots.princeps.planner import PlannerBot
from signoria.bots.princeps.search import PrincepsSearchBot
from signoria.bots.princeps.whim import WhimBot
from signoria.core.state import CHANCE, State
from signoria.games.princeps.lands import LAND_NAMES
from signoria.games.princeps.view import View
from signoria.search.patience import Patience, Weary
from signoria.search.rank import Outlook, rank
from tests.seats import seated

PRINCEPS = game("princeps")
VARIANTS = PRINCEPS.variants
FEW = 20
"""Simulations, where it does not matter how well it plays."""


def searcher(play: Play, seat: int, seed: int, simulations: int = FEW) -> PrincepsSearchBot:
    return seated(PrincepsSearchBot, play, seat, Seeded(seed), simulations=simulations)


def planners(play: Play) -> list[Bot]:
    return [seated(PlannerBot, play, seat, Seeded(seat)) for seat in range(len(play.names))]


def informed(play: Play, seat: int, seed: int) -> PrincepsSearchBot:
    """A bot that has heard all that this seat may know."""
    bot = searcher(play, seat, seed)
    for heard in play.heard(seat):
        bot.observe(heard)
    return bot


def at_table(setup: dict[str, Any]) -> Play:
    play = Play.from_set_up(PRINCEPS, {"players": 2}, ["Ana", "Bea"], setup, Seeded(0))
    play.let_chance(Seeded(0))
    return play


@pytest.mark.parametrize("variant", VARIANTS)
def test_it_finishes_games_of_every_variant_and_the_same_seed_gives_the_same_game(variant: str) -> None:
    games = []
    for _ in range(2):
        play = Play(PRINCEPS, VARIANTS[variant])
        bots = planners(play)
        bots[0], bots[-1] = searcher(play, 0, 1), searcher(play, len(bots) - 1, 2)
        run(play, bots, Seeded(3))
        assert play.state.over
        games.append([move.text for move in play.moves])
    assert games[0] == games[1]


def asked_in(phases: set[str], options: dict[str, object], seed: int) -> list[Play]:
    """A game of planners, at one decision in each of these phases; the seat that is asked is the current one."""
    found: dict[str, Play] = {}
    play = Play(PRINCEPS, options)
    bots, source = planners(play), Seeded(seed)
    host = Host(play, dict(enumerate(bots)))
    while not play.state.over and len(found) < len(phases):
        if play.state.current == CHANCE:
            play.let_chance(source)
            continue
        seat = int(play.state.current)
        view = play.view(seat)
        assert isinstance(view, View)
        if view.phase in phases and view.round >= 3 and view.phase not in found and len(play.state.legal()) > 1:
            now = Play(PRINCEPS, options)
            for move in play.moves:
                now.make(move.seat, move.actions)
            found[view.phase] = now
        host.ask(seat)
    assert set(found) == phases
    return list(found.values())


@pytest.mark.parametrize("players", [2, 3])
def test_its_choice_does_not_hang_on_what_it_cannot_know(players: int) -> None:
    differed = 0
    for play in asked_in({"prepare", "act", "defend"}, {"players": players}, 5):
        seat = int(play.state.current)
        legal = play.legal(play.names[seat])
        choice = tuple(informed(play, seat, 7).choose(play.view(seat), legal))
        assert choice in [actions for actions, _ in play.plays(seat)]
        for seed in range(3):
            imagined = play.resample(seat, Seeded(seed))
            differed += imagined != play.state
            view = PRINCEPS.view(imagined, seat, play.names)
            assert tuple(informed(play, seat, 7).choose(view, legal)) == choice
    assert differed > 3


@pytest.mark.parametrize("seed", range(4))
def test_it_takes_the_territory_that_wins_the_last_round(seed: int) -> None:
    lands = {
        "milan": {"owner": "Ana", "hidden": ["captain", "mercenary", "counsellor", "castle", "spy"]},
        "ferrara": {"owner": "Bea"},
        "rome": {"owner": "Bea", "hidden": ["citizen"]},
    }
    play = at_table({"round": 6, "phase": "act", "mano": "Bea", "turn": "Ana", "territories": lands})
    run(play, [searcher(play, 0, seed, 100), seated(PlannerBot, play, 1, Seeded(seed))], Seeded(seed))
    assert "attack ferrara from milan with captain mercenary" in [move.text for move in play.moves]
    assert play.state.returns() == [1, 0]


@pytest.mark.parametrize("seed", range(4))
def test_it_defends_what_the_victory_hangs_on(seed: int) -> None:
    lands = {
        "milan": {"owner": "Bea", "hidden": ["captain", "mercenary"]},
        "ferrara": {"owner": "Ana", "hidden": ["captain", "citizen", "citizen"]},
        "rome": {"owner": "Ana"},
    }
    play = at_table({"round": 6, "phase": "act", "mano": "Ana", "turn": "Bea", "territories": lands})
    play.move("Bea", "attack ferrara from milan with captain mercenary")
    Host(play, {0: searcher(play, 0, seed)}).ask(0)
    assert play.moves[-1].text.startswith("defend citizen")


# Trade: what others offer


RICH = {
    "milan": {"owner": "Ana", "hidden": ["counsellor"], "castle": True},
    "siena": {"owner": "Ana", "hidden": ["captain"]},
    "pisa": {"owner": "Ana", "stable": False},
    "rome": {"owner": "Bea"},
    "naples": {"owner": "Bea"},
    "venice": {"owner": "Bea"},
}
IN_HAND = ["lucca", "machiavelli", "citizen", "mercenary", "reform"]
OFFERED = ["citizen", "revolt", "spy", "spy", "captain", "punishment", "punishment", "conspiracy", "tunis"]


def bargaining() -> Play:
    hands = {"Ana": {"hand": IN_HAND}, "Bea": {"hand": OFFERED}}
    return at_table({"phase": "negotiate", "mano": "Bea", "territories": RICH, "players": hands})


def answered(play: Play, bot: Bot) -> str:
    """What a bot in Ana's seat says to what Bea has offered last."""
    choice = bot.choose(play.view(0), play.legal("Ana"))
    assert isinstance(choice, str)
    return choice


@pytest.mark.parametrize("kind", [PlannerBot, PrincepsSearchBot, WhimBot])
@pytest.mark.parametrize(
    "terms",
    [
        "give nothing want milan",
        "give citizen want milan",
        "give revolt want siena",
        "give spy spy punishment punishment conspiracy want pisa",
        "give citizen revolt want milan siena",
        "give tunis want milan siena",
        "give rome want milan siena",
        "give nothing want lucca",
        "give citizen want lucca",
    ],
)
def test_none_gives_a_territory_away(kind: type[Bot], terms: str) -> None:
    for seed in range(6):
        play = bargaining()
        play.move("Bea", f"offer Ana {terms}")
        choice = answered(play, seated(kind, play, 0, Seeded(seed)))
        assert not choice.startswith("accept")


@pytest.mark.parametrize("kind", [PlannerBot, PrincepsSearchBot])
@pytest.mark.parametrize(
    ("terms", "likes"),
    [
        ("give rome want nothing", True),
        ("give rome want citizen", True),
        ("give rome naples want milan", True),
        ("give tunis want citizen", True),
        ("give captain want citizen", False),
        ("give spy spy punishment punishment want machiavelli", False),
        ("give nothing want machiavelli", False),
        ("give rome want milan", False),
    ],
)
def test_it_takes_what_gains_and_leaves_what_does_not(kind: type[Bot], terms: str, likes: bool) -> None:
    play = bargaining()
    play.move("Bea", f"offer Ana {terms}")
    assert answered(play, seated(kind, play, 0, Seeded(1))) == ("accept 1" if likes else "decline 1")


def estate(play: Play) -> tuple[int, list[str]]:
    seen = play.snapshot()
    hand = seen["players"]["Ana"]["hand"]
    lands = [name for name, land in seen["territories"].items() if land["owner"] == "Ana"]
    return len(lands) + sum(card in LAND_NAMES for card in hand), sorted(hand)


def any_offer(play: Play, source: random.Random) -> str:
    """Up to three of Bea's cards and territories for up to two of Ana's."""
    seen = play.snapshot()
    sides: list[list[str]] = []
    for name, most in (("Bea", 3), ("Ana", 2)):
        lands = [land for land, here in seen["territories"].items() if here["owner"] == name]
        source.shuffle(lands)
        cards = [card for card in seen["players"][name]["hand"] if card != "prince"]
        pool = [*cards, *lands[1:]]
        sides.append(source.sample(pool, min(len(pool), source.randint(0 if sides else 1, most))))
    give, want = (" ".join(cards) or "nothing" for cards in sides)
    return f"offer Ana give {give} want {want}" if give != want else "offer Ana give nothing want spy"


def test_no_sequence_of_offers_robs_it() -> None:
    """Whatever is offered, it has no fewer territories in the end, and Machiavelli goes for one only."""
    for seed in range(20):
        play, source = bargaining(), random.Random(seed)
        bot = seated(PlannerBot, play, 0, Seeded(seed))
        lands, _ = estate(play)
        for _ in range(40):
            if play.snapshot()["phase"] != "negotiate":
                break
            play.move("Bea", any_offer(play, source))
            while play.snapshot()["phase"] == "negotiate" and play.snapshot()["offers"]:
                play.move("Ana", answered(play, bot))
            while play.snapshot()["phase"] == "discard":
                name = play.snapshot()["to_act"][0]
                play.move(name, bot.choose(play.view(0), play.legal(name)) if name == "Ana" else play.legal(name)[0])
        now, hand = estate(play)
        assert now >= lands
        assert "machiavelli" in hand or now > lands


@pytest.mark.parametrize("kind", [PlannerBot, WhimBot])
@pytest.mark.parametrize("players", [2, 4])
def test_none_offers_territories_for_nothing(kind: type[Bot], players: int) -> None:
    made = 0
    for seed in range(4):
        play = Play(PRINCEPS, {"players": players, "rounds": 5})
        run(play, [seated(kind, play, seat, Seeded(seed + seat)) for seat in range(players)], Seeded(seed))
        for move in play.moves:
            words = move.text.split()
            if words[0] != "offer":
                continue
            made += 1
            at = words.index("want")
            given = sum(word in LAND_NAMES for word in words[:at])
            assert given <= sum(word in LAND_NAMES for word in words[at:]), move.text
    assert made > 0


# Answers to an uprising


@pytest.mark.parametrize("kind", [PlannerBot, PrincepsSearchBot])
@pytest.mark.parametrize(
    ("laid", "move", "answer"),
    [
        (["counsellor", "colonists"], "revolt florence from rome by counsellor", "colonise florence"),
        (["prince", "colonists"], "conspire florence from rome by counsellor", "colonise florence"),
        (["counsellor", "punishment"], "conspire florence from rome by counsellor", "punish from florence"),
    ],
)
def test_it_answers_an_uprising_that_it_could_not_resist(
    kind: type[Bot], laid: list[str], move: str, answer: str
) -> None:
    lands = {
        "rome": {"owner": "Bea", "hidden": ["counsellor", "revolt", "conspiracy"]},
        "florence": {"owner": "Ana", "hidden": laid},
        "venice": {"owner": "Ana"},
    }
    princes = {"Ana": {"prince": "popular" if "conspire" in move else "hereditary"}, "Bea": {"prince": "noble"}}
    if "prince" in laid:
        princes["Ana"] = {"prince": "popular"}
    play = at_table({"phase": "act", "turn": "Bea", "mano": "Bea", "territories": lands, "players": princes})
    play.move("Bea", move)
    Host(play, {0: seated(kind, play, 0, Seeded(3))}).ask(0)
    assert play.moves[-1].text == answer


def test_it_keeps_a_punishment_where_its_armies_hold() -> None:
    lands = {
        "rome": {"owner": "Bea", "hidden": ["counsellor", "conspiracy"]},
        "florence": {"owner": "Ana", "hidden": ["counsellor", "punishment", "citizen"]},
        "venice": {"owner": "Ana"},
    }
    princes = {"Ana": {"prince": "popular"}, "Bea": {"prince": "noble"}}
    play = at_table({"phase": "act", "turn": "Bea", "mano": "Bea", "territories": lands, "players": princes})
    play.move("Bea", "conspire florence from rome by counsellor")
    Host(play, {0: seated(PlannerBot, play, 0, Seeded(3))}).ask(0)
    assert play.moves[-1].text == "pass"


def test_it_keeps_its_mercenaries_out_of_a_battle_that_is_lost() -> None:
    lands = {
        "milan": {"owner": "Bea", "hidden": ["captain", "citizen", "citizen", "citizen"]},
        "ferrara": {"owner": "Ana", "hidden": ["mercenary", "spy"]},
        "rome": {"owner": "Ana"},
    }
    play = at_table({"phase": "act", "turn": "Bea", "mano": "Bea", "territories": lands})
    play.move("Bea", "attack ferrara from milan with captain citizen citizen citizen")
    Host(play, {0: seated(PlannerBot, play, 0, Seeded(3))}).ask(0)
    assert play.moves[-1].text == "defend nothing"


def test_it_stirs_up_nothing_where_the_answer_lies_face_up() -> None:
    lands = {
        "rome": {"owner": "Ana", "hidden": ["counsellor", "revolt"]},
        "florence": {"owner": "Bea", "shown": ["counsellor", "colonists"]},
        "venice": {"owner": "Bea"},
    }
    princes = {"Ana": {"prince": "noble"}, "Bea": {"prince": "hereditary"}}
    play = at_table({"phase": "act", "turn": "Ana", "mano": "Ana", "territories": lands, "players": princes})
    Host(play, {0: seated(PlannerBot, play, 0, Seeded(3))}).ask(0)
    assert play.moves[-1].text == "end"


def test_it_beats_the_planner() -> None:
    won = 0
    for seed in range(900, 904):
        for seat in range(2):
            play = Play(PRINCEPS, {"players": 2})
            bots = planners(play)
            bots[seat] = searcher(play, seat, seed, 100)
            run(play, bots, Seeded(seed))
            won += play.state.returns() == [1 - seat, seat]
    assert won >= 6


def test_a_made_up_table_is_what_the_seat_sees_with_no_card_lost() -> None:
    for play in asked_in({"prepare", "act", "machiavelli"}, {"players": 3}, 11):
        seat = int(play.state.current)
        view = play.view(seat)
        assert isinstance(view, View)
        shell = PRINCEPS.shell(play.options, view, play.names)
        held = [player.hand_size for player in view.players.values()]
        lands = view.territories
        hidden = [lands[name].hidden_size if name in lands else 0 for name in LAND_NAMES]
        tables = [made_up_from_view(shell, seat, held, hidden, Seeded(seed)) for seed in range(5)]
        for table in tables:
            assert PRINCEPS.view(table, seat, play.names) == view
            assert type(table).from_bytes(table.to_bytes()) == table
        assert any(table != tables[0] for table in tables)


def test_patience_gives_the_numbers_of_its_source_and_ends() -> None:
    patience, source = Patience(Seeded(1), 3), Seeded(1)
    assert [patience.below(100) for _ in range(3)] == [source.below(100) for _ in range(3)]
    with pytest.raises(Weary):
        patience.below(100)


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_model_makes_legal_moves_and_the_judge_shares_out_one_victory(variant: str) -> None:
    options = PRINCEPS.resolve(VARIANTS[variant])
    for seed in range(3):
        state, source, model, judge = PRINCEPS.start(options), Seeded(seed), Model(0.5 * seed), Prospect()
        while not state.over:
            if state.current == CHANCE:
                state.let_chance(source)
                continue
            state.apply(model.pick(state, state.current, source))
            values = judge.values(state)
            assert len(values) == options["players"]
            assert abs(sum(values) - 1) < 1e-9


def test_more_territories_are_worth_more() -> None:
    values = [
        Prospect().values(at_table({"territories": {"milan": {"owner": "Ana"}, **lands}}).state)[0]
        for lands in ({"rome": {"owner": "Bea"}, "pisa": {"owner": "Bea"}}, {"rome": {"owner": "Bea"}})
    ]
    assert 0 < values[0] < values[1] < 1


class ToTheEnd(Outlook):
    """Judges finished games only, and counts how many simulations began."""

    def __init__(self) -> None:
        self.begun = 0

    def begin(self, state: State) -> None:
        self.begun += 1


def test_ranking_keeps_to_its_budget_and_puts_the_winning_play_first() -> None:
    lands = {"milan": {"owner": "Ana", "hidden": ["captain", "mercenary"]}, "ferrara": {"owner": "Bea"}}
    lands["rome"] = {"owner": "Bea"}
    play = at_table({"round": 6, "phase": "act", "mano": "Bea", "turn": "Ana", "territories": lands})
    whole = [list(actions) for actions, _ in play.plays(0)]
    texts = [text for _, text in play.plays(0)]
    outlook = ToTheEnd()
    rated = rank([play.state], 0, whole, Model(), outlook, 40, Seeded(0))
    assert texts[rated[0][0]] == "attack ferrara from milan with captain mercenary"
    assert rated[0][2] == 1.0
    assert rated[-1][2] == 0.0
    assert outlook.begun == sum(tried for _, tried, _ in rated) <= 40
    few = rank([play.state], 0, whole * 5, Model(), outlook, 3, Seeded(0))
    assert sorted(number for number, _, _ in few) == [0, 1, 2]
