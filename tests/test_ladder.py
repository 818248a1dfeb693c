"""Every bot of every game: what it may know, how it answers, how the rungs of the ladder stand to each other."""

from __future__ import annotations

import copy
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from signoria import GAMES, Play, Seeded, game
from signoria.bots import MEASURED, Answer, Bot, Host, Legal, make, read, run
from signoria.bots.coup.bluffer import DRAWN
from signoria.bots.coup.search import CoupSearchBot
from signoria.bots.medici.model import Wary, rating
from signoria.bots.searcher import Searcher
from signoria.cli.main import main
from signoria.core.errors import BadInput
from signoria.core.event import Heard
from signoria.core.seat import Seat
from signoria.core.state import CHANCE, State, shares
from signoria.games.medici.cards import size
from signoria.games.medici.state import Medici
from signoria.texts import LANGUAGES
from tests.exploiters import EXPLOITERS
from tests.seats import seated
from tests.variants import VARIANTS

AGAINST_EXPLOITERS = [("bluffer", 2, 120, 1.0, 1.25), ("bluffer", 4, 60, 0.9, 1.5), ("search", 2, 8, 0.5, 1.2)]
"""A bot, players, games, and what it must reach against each simple strategy and on average, as a multiple of par."""

EVERY = [(name, bot) for name in GAMES for bot in game(name).bots]
QUICK = {"search": "search:simulations=40"}
"""A search thinks for a shorter time here."""


def bot(said: str, play: Play, seat: int, seed: int) -> Bot:
    if said in EXPLOITERS:
        return seated(EXPLOITERS[said], play, seat, Seeded(seed))
    return make(QUICK.get(said, said), play, seat, Seeded(seed))


class Twin(Bot):
    """Two bots with equal sources: one sees the game, the other a game that its player cannot tell from it."""

    play: Play
    compared = 0

    def __init__(self, one: Bot, other: Bot, play: Play, seat: int) -> None:
        super().__init__(play.game, play.options, play.names, seat, Seeded(0))
        self.one, self.other, self.play = one, other, play

    def observe(self, event: Heard) -> None:
        self.one.observe(event)
        self.other.observe(event)

    def choose(self, view: Any, legal: Sequence[str]) -> Answer:
        chosen = self.one.choose(view, legal)
        elsewhere = copy.copy(self.play)
        elsewhere.state = self.play.resample(self.seat, Seeded(len(self.play.moves)))
        assert self.other.choose(elsewhere.view(self.seat), Legal(Seat(elsewhere, self.seat))) == chosen
        Twin.compared += elsewhere.state != self.play.state
        return chosen


@pytest.mark.parametrize(("name", "said"), EVERY)
def test_no_choice_changes_when_what_a_bot_cannot_know_is_resampled(name: str, said: str) -> None:
    Twin.compared = 0
    quick = list(game(name).bots)[1] if name != "princeps" else "planner"
    for seed, variant in enumerate(list(VARIANTS[name].values())[:: max(1, len(VARIANTS[name]) // 4)]):
        play = Play(game(name), variant)
        bots: dict[int, Bot] = {
            seat: Twin(bot(said, play, seat, seed), bot(said, play, seat, seed), play, seat)
            if seat == seed % len(play.names)
            else bot(quick, play, seat, 50 + seat)
            for seat in range(len(play.names))
        }
        host = Host(play, bots)
        source = Seeded(seed)
        while not play.state.over and len(play.moves) < 400:
            if play.state.current == CHANCE:
                play.let_chance(source)
            else:
                host.ask(int(play.state.current))
    assert Twin.compared > 10


@pytest.mark.parametrize(("name", "said"), EVERY)
def test_the_same_seed_gives_the_same_game(name: str, said: str) -> None:
    games = []
    for _ in range(2):
        play = Play(game(name), VARIANTS[name][next(iter(VARIANTS[name]))])
        seats = range(len(play.names))
        bots = {seat: bot(said if seat == 0 else list(game(name).bots)[1], play, seat, seat) for seat in seats}
        host, source = Host(play, bots), Seeded(7)
        while not play.state.over and len(play.moves) < 120:
            if play.state.current == CHANCE:
                play.let_chance(source)
            else:
                host.ask(int(play.state.current))
        games.append([move.text for move in play.moves])
    assert games[0] == games[1]


def match(name: str, one: str, against: str, players: int, games: int) -> float:
    """The share of the victories of one among others, each deal played from every seat."""
    won = 0.0
    for number in range(games):
        play = Play(game(name), {"players": players} if name != "medici" else {})
        deal, seat = divmod(number, players)
        kinds = [one if each == seat else against for each in range(players)]
        run(play, [bot(said, play, k, 1000 * number + k) for k, said in enumerate(kinds)], Seeded(deal))
        won += shares(play.state.returns())[seat]
    return won / games


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4, 6])
def test_at_coup_each_rung_beats_the_one_below(players: int) -> None:
    """The figures of the issue are the arena's; here each match is short, and what it must reach far below them."""
    par = 1 / players
    assert match("coup", "honest", "random", players, 36) > 1.3 * par
    assert match("coup", "bluffer", "honest", players, 84) > 1.05 * par
    assert match("coup", "search", "bluffer", players, 24) > 1.1 * par


@pytest.mark.slow
@pytest.mark.parametrize(("said", "players", "games", "least", "mean"), AGAINST_EXPLOITERS)
def test_at_coup_no_simple_strategy_gets_the_better_of_a_rung(
    said: str, players: int, games: int, least: float, mean: float
) -> None:
    """`tools/exploit.py` plays more games; here each match is short, and what it must reach far below those figures."""
    found = {name: players * match("coup", said, name, players, games) for name in EXPLOITERS}
    assert {name: share for name, share in found.items() if share < least} == {}
    assert sum(found.values()) / len(found) > mean


@pytest.mark.slow
@pytest.mark.parametrize("players", [4, 6])
def test_at_coup_it_does_not_pay_to_claim_everything_among_bluffers(players: int) -> None:
    for liar in ("taxes", "taxes, blocks", "taxes, murders, blocks"):
        assert match("coup", liar, "bluffer", players, 48) < 0.9 / players, liar


@pytest.mark.slow
def test_at_coup_the_search_does_not_mostly_lie_to_those_who_doubt() -> None:
    assert lies("search", "challenges all", 24) < 0.5
    assert lies("search", "challenges a third", 24) < 0.5


def lies(said: str, against: str, games: int) -> float:
    """How many of the claims of one are false, in duels."""
    found: Counter[str] = Counter()
    for seed in range(games):
        play = Play(game("coup"), {"players": 2})
        bots = {seat: bot(kind, play, seat, 2 * seed + seat) for seat, kind in enumerate((said, against))}
        found += watched(play, bots, seed)
    return found["lies"] / found["claims"]


@pytest.mark.slow
def test_at_medici_each_rung_beats_the_one_below() -> None:
    assert match("medici", "greedy", "random", 2, 24) > 0.8
    assert match("medici", "search:simulations=100", "greedy", 2, 24) > 0.6


def test_at_medici_the_search_takes_its_rival_to_play_as_the_greedy_bot_does() -> None:
    """The one rates plays in the view, with unseen cards unknown; the other in a position with all cards known."""
    agreed = 0
    for seed in range(6):
        play = Play(game("medici"), list(VARIANTS["medici"].values())[seed])
        bots = {seat: bot("greedy", play, seat, seed) for seat in range(2)}
        host, source = Host(play, bots), Seeded(seed)
        while not play.state.over:
            seat = int(play.state.current)
            if seat == CHANCE:
                play.let_chance(source)
                continue
            state, model, steps = play.state.copy(), Wary(), []
            asked = play.snapshot()["phase"] == "play" and len(play.legal(play.names[seat])) > 1
            while asked:
                steps.append(int(model.pick(state, seat, Seeded(1))))
                state.step(steps[-1], seat)
                if not state.midway():
                    break
            before = play.state.copy()
            host.ask(seat)
            if asked:
                agreed += 1
                assert rated(before, steps, seat) == rated(before, play.moves[-1].actions, seat)
    assert agreed > 100


def rated(state: State, steps: Sequence[int], seat: int) -> float:
    """What the model thinks of a play."""
    after = state.copy()
    for action in steps:
        after.step(action, seat)
    assert isinstance(after, Medici)
    assert isinstance(state, Medici)
    return rating(after, seat, size(state.hands[1 - seat]))


CLAIMS = {"tax": "duke", "assassinate": "assassin", "steal": "captain", "exchange": "ambassador"}


def watched(play: Play, bots: dict[int, Bot], seed: int) -> Counter[str]:
    """Play a game of Coup to its end; how the bot in the first seat behaved."""
    found: Counter[str] = Counter()
    host, source = Host(play, bots), Seeded(seed)
    while not play.state.over:
        if play.state.current == CHANCE:
            play.let_chance(source)
            continue
        seat = int(play.state.current)
        hand = play.snapshot()["players"][play.names[seat]]["hidden"]
        phase = play.snapshot()["phase"]
        host.ask(seat)
        if seat:
            continue
        verb, *rest = play.moves[-1].text.split()
        claim = rest[0] if verb == "block" else CLAIMS.get(verb)
        found["claims"] += claim is not None
        found["lies"] += claim is not None and claim not in hand
        found["asked"] += phase.startswith("challenge")
        found["challenges"] += verb == "challenge"
    return found


def habits(settings: str, games: int = 40) -> Counter[str]:
    """How a bluffer of this character behaves among three others."""
    found: Counter[str] = Counter()
    for seed in range(games):
        play = Play(game("coup"), {"players": 4})
        said = [f"bluffer{settings}", "bluffer", "bluffer", "bluffer"]
        found += watched(play, {seat: bot(kind, play, seat, seed * 9 + seat) for seat, kind in enumerate(said)}, seed)
    return found


def test_the_honest_lie_less_and_the_sceptical_challenge_more() -> None:
    saint, liar = habits(":honesty=1:scepticism=0.3"), habits(":honesty=0.2:scepticism=0.3")
    last_resort = 0.12  # with one card left and an assassin at the door even a saint says Contessa
    assert saint["lies"] / saint["claims"] < last_resort
    assert liar["lies"] / liar["claims"] > 2 * last_resort
    naive, doubter = habits(":honesty=0.5:scepticism=0"), habits(":honesty=0.5:scepticism=1")
    assert doubter["challenges"] / doubter["asked"] > 1.5 * naive["challenges"] / naive["asked"]


def test_a_character_that_was_not_chosen_is_drawn_from_the_bots_own_source_and_shown_to_nobody() -> None:
    play = Play(game("coup"), {"players": 4})
    drawn = {bot("bluffer", play, 0, seed).character["honesty"] for seed in range(20)}
    least, most = DRAWN["honesty"]
    assert len(drawn) == 20
    assert all(least <= honesty <= most for honesty in drawn)
    assert bot("bluffer:honesty=0.25", play, 0, 1).character["honesty"] == 0.25


class Hasty(CoupSearchBot):
    """Counts the positions that its patience allows it to make up."""

    found: list[int]

    def believed(self, worlds: list[State], shell: State) -> list[State]:
        self.found.append(len(worlds))
        return super().believed(worlds, shell)


@pytest.mark.parametrize(("patience", "least", "most"), [(0, 1, 1), (20, 2, 299), (1500, 300, 300)])
def test_a_search_that_finds_few_positions_in_time_goes_on_with_those(patience: int, least: int, most: int) -> None:
    play = Play(game("coup"), {"players": 4})
    bots = {seat: bot("honest", play, seat, seat) for seat in range(4)}
    hasty = bots[0] = seated(Hasty, play, 0, Seeded(0), simulations=40)
    hasty.patience, hasty.found = patience, []
    run(play, list(bots.values()), Seeded(3))
    assert least <= min(hasty.found) <= max(hasty.found) <= most


def test_what_is_nearly_as_good_is_played_too_and_more_often_the_better_it_is() -> None:
    play = Play(game("coup"), {"players": 2})
    searcher = bot("search", play, 0, 1)
    assert isinstance(searcher, Searcher)
    searcher.heat = 0.02
    drawn = Counter(searcher.draw([(1, 100, 0.50), (2, 100, 0.49), (3, 100, 0.30)]) for _ in range(2000))
    assert drawn[1] > drawn[2] > 500
    assert drawn[3] < 20


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ("genius", "bot-unknown"),
        ("bluffer:wit=1", "bot-setting-unknown"),
        ("honest:honesty=1", "bot-setting-unknown"),
        ("bluffer:honesty=2", "bot-setting-range"),
        ("bluffer:honesty=", "bot-setting-range"),
        ("bluffer:honesty=nan", "bot-setting-range"),
        ("search:simulations=0", "bot-setting-range"),
    ],
)
def test_a_bot_that_there_is_not_is_refused_with_a_reason(said: str, code: str) -> None:
    with pytest.raises(BadInput) as refused:
        read(game("coup"), said)
    assert refused.value.code == code


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_is_introduced_with_how_often_it_beats_the_rung_below(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert main(["bots", "--lang", language]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert max(len(line) for line in lines) <= 80
    out = " ".join(" ".join(lines).split())
    for name, said in EVERY:
        assert said in out
        won = MEASURED[name].bots.get(said)
        if won:
            shown = f"{100 * won.share:.1f} % ({100 * won.low:.1f}…{100 * won.high:.1f})"
            assert (shown if language == "en" else shown.replace(".", ",")) in out
    assert main(["bots", "chess"]) == 2


def test_each_rung_was_measured_to_beat_the_one_below_and_it_is_said_how() -> None:
    for name in GAMES:
        below, *bots = game(name).bots
        measured = MEASURED[name]
        assert list(measured.bots) == bots
        for said, won in measured.bots.items():
            assert 1 / measured.players < won.low <= won.share <= won.high
            assert measured.command(name, said, below).startswith(f"./signoria arena {name} --bots {said},{below} ")
            below = said
        assert set(game(name).tuned) <= set(game(name).bots)


def test_the_list_of_bots_needs_neither_the_arena_nor_its_packages() -> None:
    found = "[name for name in sys.modules if name.startswith(('openskill', 'signoria.arena'))]"
    code = f"import sys; from signoria.cli.bots import bots; print({found})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
