"""The bots keep to what they promise, and their host to what a bot may know."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from signoria import Play, Refused, Seeded, game
from signoria.bots import Bot, Host, RandomBot, get, run
from signoria.bots.coup.honest import HonestBot
from signoria.bots.medici.greedy import GreedyBot
from signoria.bots.medici.search import MediciSearchBot
from signoria.bots.princeps.planner import PlannerBot
from signoria.bots.princeps.whim import WhimBot
from signoria.core.errors import BadInput
from signoria.core.event import Heard
from signoria.core.state import CHANCE
from signoria.games.coup.moves import ACTION_NAMES
from tests.seats import seated
from tests.variants import CASES, VARIANTS

COUP = game("coup")
MEDICI = game("medici")
PRINCEPS = game("princeps")
CLAIMS = {"tax": "duke", "assassinate": "assassin", "steal": "captain"}


@pytest.mark.slow
@pytest.mark.parametrize(("name", "variant"), CASES)
def test_bots_finish_games_of_every_variant(name: str, variant: str) -> None:
    worst, *_, best = (get(game(name), bot) for bot in game(name).bots)
    kinds: list[type[Bot]]
    for seed in range(3):
        play = Play(game(name), VARIANTS[name][variant])
        source = Seeded(seed)
        kinds = [best, worst] if seed else [best, best]
        bots = [
            seated(kinds[seat % 2], play, seat, source, **({"simulations": 30} if kinds[seat % 2].settings else {}))
            for seat in range(len(play.names))
        ]
        run(play, bots, source)
        assert play.state.over


def test_the_honest_bot_never_bluffs_and_challenges_only_what_cannot_be_true() -> None:
    challenged = 0
    for seed in range(150):
        play = Play(COUP, {"players": 3, "diplomat": "inquisitor" if seed % 2 else "ambassador"})
        source = Seeded(seed)
        bots = {s: seated(RandomBot if s else HonestBot, play, s, source) for s in range(3)}
        host = Host(play, bots)
        while not play.state.over:
            if play.state.current == CHANCE:
                play.let_chance(source)
                continue
            seat = int(play.state.current)
            before = play.snapshot()
            host.ask(seat)
            if seat:
                continue
            verb, *rest = play.moves[-1].text.split()
            hand = before["players"][play.names[0]]["hidden"]
            claim = CLAIMS.get(verb, play.options["diplomat"] if verb in ("exchange", "examine") else None)
            claim = rest[0] if verb == "block" else claim
            assert claim is None or claim in hand, (verb, hand)
            if verb == "challenge":
                challenged += 1
                assert play.snapshot()["phase"] in ("lose", "action", "over", "block")
                kinds = [event.kind for event in play.events(0)]
                assert "bluffed" in kinds[len(kinds) - 6 :]
    assert challenged > 5
    assert set(CLAIMS) < set(ACTION_NAMES)


def test_the_honest_bot_wins_more_than_its_share_against_random_ones() -> None:
    wins = 0
    for seed in range(200):
        play = Play(COUP, {"players": 4})
        source = Seeded(seed)
        seat = seed % 4
        bots = [seated(HonestBot if s == seat else RandomBot, play, s, source) for s in range(4)]
        run(play, bots, source)
        wins += play.state.returns()[seat]
    assert wins > 100


def test_the_greedy_bot_beats_random_ones() -> None:
    wins = 0
    for seed in range(40):
        play = Play(MEDICI, {"end": "house-absent" if seed % 4 < 2 else "circle-empty"})
        seat = seed % 2
        kinds: list[type[Bot]] = [RandomBot, RandomBot]
        kinds[seat] = GreedyBot
        bots = [seated(kind, play, s, Seeded(seed)) for s, kind in enumerate(kinds)]
        run(play, bots, Seeded(seed))
        wins += play.state.returns()[seat]
    assert wins > 32


@pytest.mark.slow
def test_the_planner_beats_three_random_ones() -> None:
    wins = 0
    for seed in range(20):
        play = Play(PRINCEPS, {"players": 4})
        seat = seed % 4
        kinds = [PlannerBot if s == seat else WhimBot for s in range(4)]
        bots = [seated(kind, play, s, Seeded(seed)) for s, kind in enumerate(kinds)]
        run(play, bots, Seeded(seed))
        wins += play.state.returns() == [int(s == seat) for s in range(4)]
    assert wins >= 18


def planned(
    territories: dict[str, dict[str, Any]], hand: list[str], phase: str, offer: str | None = None
) -> tuple[Play, PlannerBot]:
    """A planner as Ana, with Bea, who has perhaps made an offer."""
    players = {"Ana": {"prince": "noble", "hand": hand}, "Bea": {"prince": "popular", "hand": ["spy", "captain"]}}
    setup = {"territories": territories, "players": players, "phase": phase, "turn": "Ana"}
    play = Play.from_set_up(PRINCEPS, {"players": 2}, ["Ana", "Bea"], setup, Seeded(0))
    if offer is not None:
        play.move("Bea", offer)
    return play, seated(PlannerBot, play, 0, Seeded(0))


def plan(play: Play, bot: PlannerBot) -> str:
    choice = bot.choose(play.view(0), play.legal("Ana"))
    assert play.why("Ana", choice) is None
    return choice


FIELD: dict[str, dict[str, Any]] = {
    "milan": {"owner": "Ana", "hidden": ["captain", "citizen", "mercenary"]},
    "rome": {"owner": "Ana", "stable": False, "hidden": ["prince"]},
    "ferrara": {"owner": "Bea"},
    "venice": {"owner": "Bea", "hidden": ["citizen"] * 3},
    "france": {"owner": "Bea", "castle": True, "shown": ["captain", "mercenary", "mercenary"]},
}


def test_the_planner_stabilises_then_attacks_where_it_can_win_and_ends() -> None:
    play, bot = planned(FIELD, [], "act")
    assert plan(play, bot) == "stabilise rome"
    play.move("Ana", "stabilise rome")
    choice = plan(play, bot)
    assert choice.startswith("attack ferrara from milan with captain")
    weak = {**FIELD, "milan": {"owner": "Ana", "hidden": ["captain", "citizen"]}, "rome": {"owner": "Ana"}}
    del weak["ferrara"]
    play, bot = planned(weak, [], "act")
    assert plan(play, bot) == "end"


def test_the_planner_settles_and_lays_its_army_where_it_can_strike() -> None:
    field = {
        "milan": {"owner": "Ana"},
        "persia": {"owner": "Ana"},
        "ferrara": {"owner": "Bea"},
        "venice": {"owner": "Bea"},
    }
    play, bot = planned(field, ["captain", "citizen", "mercenary", "spain", "machiavelli"], "prepare")
    made = []
    while (choice := plan(play, bot)) != "ready":
        play.move("Ana", choice)
        made.append(choice)
    assert made[0] == "settle spain"
    assert "lay captain in milan" in made
    assert play.snapshot()["players"]["Ana"]["hand"] == ["machiavelli"]
    assert set(play.snapshot()["territories"]["milan"]["hidden"]) >= {"captain", "citizen", "mercenary"}


@pytest.mark.parametrize(
    ("offer", "answer"),
    [
        ("offer Ana give spy want nothing", "accept 1"),
        ("offer Ana give captain want conspiracy", "accept 1"),
        ("offer Ana give spy want citizen", "decline 1"),
        ("offer Ana give spy want castle", "decline 1"),
        ("offer anyone give nothing want conspiracy", "decline 1"),
    ],
)
def test_the_planner_accepts_what_gains_and_declines_the_rest(offer: str, answer: str) -> None:
    play, bot = planned(FIELD, ["conspiracy", "citizen"], "negotiate", offer)
    assert plan(play, bot) == answer


def test_bots_make_each_offer_once_and_no_negotiation_goes_on_for_ever() -> None:
    made = 0
    for seed in range(12):
        play = Play(PRINCEPS, {"players": 2 + seed % 4, "trade_territories": bool(seed % 2)})
        kinds: list[type[Bot]] = [PlannerBot, WhimBot] if seed % 3 else [PlannerBot, PlannerBot]
        bots = [seated(kinds[s % 2], play, s, Seeded(seed + s)) for s in range(len(play.names))]
        run(play, bots, Seeded(seed))
        rounds: list[list[tuple[int, str]]] = [[]]
        talk = 0
        for move in play.moves:
            verb = move.text.split()[0]
            talk = talk + 1 if verb in ("offer", "accept", "decline", "withdraw", "done") else 0
            assert talk <= 30 * len(play.names)
            if verb == "offer":
                rounds[-1].append((move.seat, move.text))
            elif verb == "ready" and rounds[-1]:
                rounds.append([])
        for offers in rounds:
            assert len(set(offers)) == len(offers)
            made += sum(isinstance(bots[seat], PlannerBot) for seat, _ in offers)
    assert made > 50


class Pesterer(Bot):
    """Offers the planner a bad bargain again and again."""

    left = 40

    def choose(self, view: Any, legal: Any) -> str:
        named = [move for move in legal if move.startswith("offer Ada give nothing want")]
        if view.phase == "negotiate" and self.left:
            self.left -= 1
            return named[0] if named else "done"
        return "done" if view.phase == "negotiate" else self.pick(legal)


def test_who_is_pestered_declines_and_has_done_each_time() -> None:
    play = Play(PRINCEPS, {"players": 2, "rounds": 5})
    host = Host(play, {0: seated(PlannerBot, play, 0, Seeded(1)), 1: seated(Pesterer, play, 1, Seeded(2))})
    source = Seeded(3)
    while play.snapshot()["phase"] != "prepare":
        if play.state.current == CHANCE:
            play.let_chance(source)
        else:
            host.ask(int(play.state.current))
    declined = [move.text for move in play.moves if move.text.startswith("decline")]
    assert len(declined) >= 10
    assert not any(move.text.startswith("accept") for move in play.moves if move.seat == 0)


def greedy_choice(
    hand: list[str], piles: list[list[str]], legal: list[str] | None = None, zones: Sequence[str] = ()
) -> str:
    """What the greedy bot does as Anna, House Rovere, with these piles; in the circle if nothing else is said."""
    said = [
        {"id": number, "zone": zone, "cards": cards}
        for number, (cards, zone) in enumerate(zip(piles, [*zones, *["inner"] * len(piles)], strict=False), start=1)
    ]
    players = {"Anna": {"hand": hand}}
    setup = {"piles": said, "players": players, "turn": "Anna"}
    play = Play.from_set_up(MEDICI, {}, ["Anna", "Bruno"], setup, Seeded(0))
    bot = seated(GreedyBot, play, 0, Seeded(0))
    choice = bot.choose(play.view(0), legal or play.legal("Anna"))
    assert play.why("Anna", choice) is None
    return choice


def test_the_greedy_bot_takes_the_most_that_it_can() -> None:
    piles = [["rovere 2"], ["gonzaga 5"], ["gonzaga 7"], ["gonzaga duke", "gonzaga 8"], ["rovere lady"]]
    assert greedy_choice(["minister", "5", "3"], piles) == "ally minister on 4"
    assert greedy_choice(["5", "3", "4"], piles[:3]) == "conspire 5 on 1 against 3"


def test_the_greedy_bot_fears_what_the_rival_can_answer() -> None:
    """Beside a Gonzaga 9 with a 1 in the circle, a lone 10 falls to any of two cards more easily than an ally."""
    piles = [["gonzaga 2"], ["gonzaga 3"], ["gonzaga 4"], ["gonzaga 5"], ["gonzaga 6"]]
    lone, allied = "send 10", "ally 10 on 5"
    assert greedy_choice(["10"], piles, [lone, allied]) == allied


def test_the_greedy_bot_ends_the_game_when_it_is_ahead_and_not_when_it_is_behind() -> None:
    ahead = [["gonzaga 5"], ["rovere 3"], ["rovere duke"]]
    assert greedy_choice(["2", "8"], ahead, zones=["inner", "rovere", "rovere"]) == "conspire 2 on 2 against 1"
    behind = [["gonzaga 5"], ["rovere 3"], ["gonzaga duke"], ["gonzaga 10"]]
    assert greedy_choice(["2", "8"], behind, zones=["inner", "rovere", "gonzaga", "gonzaga"]) != (
        "conspire 2 on 2 against 1"
    )


def test_the_greedy_bot_knows_that_a_planned_card_becomes_its_last() -> None:
    piles = [["rovere 2"], ["gonzaga 5"]]
    assert greedy_choice(["3", "10", "6"], piles, ["plan 3", "plan 10", "plan 6"]) == "plan 10"


def test_a_bot_is_told_what_its_seat_may_know_and_no_more() -> None:
    class Diary(RandomBot):
        def __init__(self, *arguments: Any) -> None:
            super().__init__(*arguments)
            self.heard: list[Heard] = []
            self.views: list[bytes] = []

        def observe(self, event: Heard) -> None:
            self.heard.append(event)

        def choose(self, view: Any, legal: Sequence[str]) -> str:
            self.views.append(msgspec.json.encode(view))
            return super().choose(view, legal)

    play = Play(COUP, {"players": 3})
    source = Seeded(5)
    bots = [seated(Diary, play, seat, source) for seat in range(3)]
    run(play, bots, source)
    for seat, bot in enumerate(bots):
        assert [heard.event for heard in bot.heard] == play.events(seat)[: len(bot.heard)]
        assert bot.views
        for view in bot.views:
            players = msgspec.json.decode(view)["players"]
            assert [name for name in players if "hidden" in players[name]] == [bot.me]


def test_a_bot_that_cheats_is_refused() -> None:
    class Cheat(Bot):
        def choose(self, view: Any, legal: Sequence[str]) -> str:
            return "coup 1"

    play = Play(COUP, {"players": 2})
    source = Seeded(1)
    with pytest.raises(Refused):
        run(play, [seated(Cheat, play, seat, source) for seat in range(2)], source)


def test_bots_are_found_by_name() -> None:
    assert list(COUP.bots) == ["random", "honest", "bluffer", "search"]
    assert get(COUP, "honest") is HonestBot
    with pytest.raises(BadInput):
        get(COUP, "genius")


class Nosy(RandomBot):
    """Draws numbers that it does not need."""

    draws = 0
    sources: list[Seeded] = []  # noqa: RUF012 (of all of them)

    def choose(self, view: Any, legal: Sequence[str]) -> str:
        assert isinstance(self.source, Seeded)
        self.sources.append(self.source)
        for _ in range(self.draws):
            self.source.below(2)
        return legal[0]


def test_no_bot_holds_the_source_of_the_cards(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """What a bot draws for itself neither shows nor moves what chance draws."""
    from signoria.cli.main import main

    monkeypatch.setattr(COUP, "bots", {"random": f"{__name__}:Nosy"})
    records = []
    for Nosy.draws in (0, 3):
        flags = ["--bots", "random,random", "--games", "1", "--seed", "5", "--save", str(tmp_path)]
        assert main(["play", "coup", *flags]) == 0
        records.append((tmp_path / "0001.json").read_bytes())
    assert records[0] == records[1]
    assert len({id(source) for source in Nosy.sources}) == 4


# Plans that make a draw


def on_the_verge(
    mine: list[str], theirs: list[str], plans: tuple[int, int], plan_draw: str = "total", nobles: int = 0
) -> Play:
    """Anna is to play, after so many Plans in turn and then so many nobles; these stand in the outer courts."""
    said = [
        {"zone": "inner", "cards": ["rovere 3"]},
        {"zone": "inner", "cards": ["gonzaga 3"]},
        *({"zone": "rovere", "cards": [f"rovere {card}"]} for card in mine),
        *({"zone": "gonzaga", "cards": [f"gonzaga {card}"]} for card in theirs),
    ]
    players = {"Anna": {"hand": ["2", "4", "2"]}, "Bruno": {"hand": ["2", "4", "2"]}}
    setup = {"piles": said, "players": players, "turn": "Anna" if plans[0] == plans[1] else "Bruno"}
    play = Play.from_set_up(MEDICI, {"plan_draw": plan_draw}, ["Anna", "Bruno"], setup, Seeded(0))
    for manner in ["plan"] * sum(plans) + ["send"] * nobles:
        name = play.names[play.state.current]
        play.move(name, next(move for move in play.legal(name) if move.startswith(manner)))
        play.let_chance(Seeded(0))
    assert tuple(player.plans for player in play.view(0).players.values()) == plans
    return play


HIGH = ["10", "10", "9", "9", "8", "8"]
LOW = ["minister"]


def chosen(kind: type[Bot], play: Play, seed: int = 0) -> str:
    """What this bot plays for Anna, who has heard all there was to hear."""
    bot = seated(kind, play, 0, Seeded(seed))
    for event in play.heard(0):
        bot.observe(event)
    choice = bot.choose(play.view(0), play.legal("Anna"))
    return choice if isinstance(choice, str) else play.game.write(play.state, list(choice), 0, play.names)


@pytest.mark.parametrize("kind", [GreedyBot, MediciSearchBot])
@pytest.mark.parametrize("plan_draw", ["total", "consecutive"])
def test_a_plan_that_makes_a_draw_is_shunned_ahead_and_welcome_far_behind(kind: type[Bot], plan_draw: str) -> None:
    ahead = on_the_verge(HIGH, LOW, (2, 3), plan_draw)
    behind = on_the_verge(LOW, HIGH, (2, 3), plan_draw)
    for play in (ahead, behind):
        assert any(move.startswith("plan") for move in play.legal("Anna"))
    for seed in range(3):
        assert not chosen(kind, ahead, seed).startswith("plan")
        assert chosen(kind, behind, seed).startswith("plan")


@pytest.mark.parametrize("kind", [GreedyBot, MediciSearchBot])
def test_nobody_ahead_opens_the_way_to_a_draw_by_the_rivals_plan(kind: type[Bot]) -> None:
    """Anna's third Plan would let Bruno, far behind, end the game with his."""
    play = on_the_verge(HIGH, LOW, (2, 2), nobles=2)
    for seed in range(3):
        assert not chosen(kind, play, seed).startswith("plan")
