"""Tournaments: what is planned, counted and computed, each compared with a second way to the same thing."""

from __future__ import annotations

import csv
import json
import math
import random
from collections import Counter
from collections.abc import Sequence
from html.parser import HTMLParser
from itertools import pairwise, permutations
from pathlib import Path
from typing import Any

import pytest

from signoria import BadInput, Play, Refused, Seeded, game
from signoria.arena import Folder, make, nash, play_table, schedule
from signoria.arena.match import Result
from signoria.arena.measures.coup import CoupWatch
from signoria.arena.statistics import Finish, Tally, ratings, student, wilson
from signoria.bots import RandomBot
from signoria.cli.main import main
from signoria.core.state import CHANCE
from signoria.texts import LANGUAGES

COUP = game("coup")


def tables(bots: int, players: int, field: str, games: int, seed: int = 1) -> list[schedule.Table]:
    return [schedule.table(number, bots, players, field, seed) for number in range(games)]


# The plan


@pytest.mark.parametrize(
    ("bots", "players", "field"), [(3, 2, "all"), (3, 4, "one"), (3, 4, "first"), (5, 4, "mixed"), (2, 6, "mixed")]
)
def test_every_deal_is_played_in_every_rotation_of_a_line_up(bots: int, players: int, field: str) -> None:
    found = tables(bots, players, field, 60 * players)
    deals: dict[int, list[tuple[int, ...]]] = {}
    for table in found:
        deals.setdefault(table.deal, []).append(table.seats)
    for seatings in deals.values():
        first = seatings[0]
        rotations = {first[k:] + first[:k] for k in range(players)}
        assert set(seatings) == rotations
        assert len(seatings) == len(rotations)
    assert [table.group for table in found] == [table.number // players for table in found]
    sat = Counter((seat, bot) for table in found for seat, bot in enumerate(table.seats))
    for bot in range(bots):
        assert len({sat[seat, bot] for seat in range(players)}) == 1, "as often in every seat"


def test_two_players_meet_as_every_pair_equally_often() -> None:
    met = Counter(frozenset(table.seats) for table in tables(4, 2, "all", 2 * 6 * 5))
    assert set(met.values()) == {10}
    assert len(met) == 6


def test_one_against_the_others_for_every_pair_and_its_reverse() -> None:
    alone: Counter[tuple[int, int]] = Counter()
    for table in tables(3, 4, "one", 4 * 6 * 2):
        counts = Counter(table.seats)
        (one,) = [bot for bot, count in counts.items() if count == 1]
        (other,) = [bot for bot, count in counts.items() if count == 3]
        alone[one, other] += 1
    assert alone == dict.fromkeys(permutations(range(3), 2), 8)


@pytest.mark.parametrize(("bots", "players"), [(5, 4), (4, 4), (3, 4), (7, 3)])
def test_mixed_tables_are_fair(bots: int, players: int) -> None:
    found = tables(bots, players, "mixed", bots * players * 4)
    sat = Counter(bot for table in found for bot in table.seats)
    assert len(set(sat.values())) == 1
    for table in found:
        counts = Counter(table.seats)
        assert max(counts.values()) - min([counts[bot] for bot in range(bots)]) <= 1
    assert len({frozenset(table.seats) for table in found}) > 1 or bots <= players


def test_the_first_bot_alone_meets_each_of_the_others() -> None:
    found = tables(3, 4, "first", 4 * 2 * 3)
    assert {tuple(sorted(table.seats)) for table in found} == {(0, 1, 1, 1), (0, 2, 2, 2)}
    assert sum(1 in table.seats for table in found) == 12


def test_the_usual_field_has_both_kinds_of_tables() -> None:
    kinds = Counter(max(Counter(table.seats).values()) for table in tables(4, 4, "all", 160))
    assert kinds == {3: 80, 1: 80}


def test_a_bot_alone_gets_a_new_deal_for_every_game() -> None:
    found = tables(1, 3, "all", 30)
    assert {table.seats for table in found} == {(0, 0, 0)}
    assert len({table.deal for table in found}) == 30


def test_a_longer_tournament_begins_like_a_shorter_one_and_another_seed_does_not() -> None:
    assert tables(3, 4, "all", 100)[:40] == tables(3, 4, "all", 40)
    assert not {t.deal for t in tables(3, 4, "all", 100)} & {t.deal for t in tables(3, 4, "all", 100, seed=2)}


def test_games_are_rounded_up_to_whole_groups() -> None:
    assert make(COUP, {"players": 4}, ["honest", "random"], 10, 1).games == 12
    assert make(COUP, {"players": 4}, ["honest", "random"], 12, 1).games == 12


# One game


def test_a_game_is_a_function_of_the_plan_and_its_number() -> None:
    plan = make(COUP, {"players": 3}, ["honest", "random"], 30, 4)
    forth = [play_table(plan, number, {}) for number in range(12)]
    back = [play_table(plan, number, {}) for number in reversed(range(12))]
    assert forth == back[::-1]
    assert len({(tuple(r.returns or ()), r.plays) for r in forth}) > 3
    other = make(COUP, {"players": 3}, ["honest", "random"], 30, 5)
    assert forth != [play_table(other, number, {}) for number in range(12)]


class Look(CoupWatch):
    """Writes down the hands of each game when the first decision is due."""

    hands: list[list[int]] = []  # noqa: RUF012 (of all games)
    looked = False

    def before(self, seat: int) -> None:
        if not self.looked:
            self.hands.append([int(hand) for hand in self._state.hands])
        self.looked = True
        super().before(seat)


def test_the_same_deal_gives_the_same_cards_to_the_same_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(COUP, "measures", f"{__name__}:Look")
    hands = Look.hands
    plan = make(COUP, {"players": 3}, ["honest", "random"], 30, 4)
    for number in range(9):
        play_table(plan, number, {})
    assert [hands[k] for k in (0, 3, 6)] == [hands[k] for k in (1, 4, 7)] == [hands[k] for k in (2, 5, 8)]
    assert hands[0] != hands[3] != hands[6]


class Nosy(RandomBot):
    """Draws numbers that it does not need."""

    draws = 0

    def choose(self, view: Any, legal: Sequence[str]) -> str:
        for _ in range(self.draws):
            self.source.below(2)
        return legal[0]


def test_what_a_bot_draws_for_itself_does_not_move_what_chance_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(COUP, "bots", {"random": f"{__name__}:Nosy"})
    plan = make(COUP, {"players": 3}, ["random"], 6, 4)
    found = []
    for Nosy.draws in (0, 3):
        found.append([play_table(plan, number, {}) for number in range(6)])
    assert found[0] == found[1]


def test_a_game_without_an_end_is_cut_off_and_shared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CoupWatch, "most_plays", 12)
    result = play_table(make(COUP, {"players": 4}, ["honest"], 4, 1), 0, {})
    assert result.returns is None
    assert result.shares() == [0.25] * 4
    assert result.plays <= 12


def test_shared_victories_count_in_part() -> None:
    result = Result(0, [0, 1, 2], [1, 0, 1], 5, {}, {})
    assert result.shares() == [0.5, 0, 0.5]
    assert Result(0, [0, 1], [0, 0], 5, {}, {}).shares() == [0.5, 0.5]


CLAIMS = {"tax": "duke", "assassinate": "assassin", "steal": "captain"}


@pytest.mark.parametrize("options", [{"players": 3}, {"players": 4, "diplomat": "inquisitor", "refuse_proof": True}])
def test_bluffs_and_challenges_are_counted_as_the_snapshots_show_them(options: dict[str, Any]) -> None:
    """Random games, watched move by move, and counted a second time from notation and snapshots."""
    everything: Counter[str] = Counter()
    for seed in range(60):
        play, source = Play(COUP, options), Seeded(seed)
        watch = CoupWatch(play)
        counted: Counter[tuple[int, str]] = Counter()
        claim: tuple[int, bool] = (-1, False)
        while not play.state.over:
            if play.state.current == CHANCE:
                play.let_chance(source)
                continue
            seat = int(play.state.current)
            before = play.snapshot()
            legal = play.legal(play.names[seat])
            move = legal[source.below(len(legal))]
            watch.before(seat)
            play.move(play.names[seat], move)
            watch.after(seat)
            verb, *rest = move.split()
            if before["phase"] in ("challenge", "challenge-block"):
                counted[seat, "doubtable"] += 1
            if before["phase"] == "block":
                counted[seat, "blockable"] += 1
            said = CLAIMS.get(verb, play.options["diplomat"] if verb in ("exchange", "examine") else None)
            said = rest[0] if verb == "block" else said
            if verb == "block":
                counted[seat, "blocks"] += 1
            if said is not None:
                claim = seat, said not in before["players"][play.names[seat]]["hidden"]
                counted[seat, "claims"] += 1
                counted[seat, "bluffs"] += claim[1]
            if verb == "challenge":
                counted[seat, "challenges"] += 1
                counted[seat, "right"] += claim[1]
                counted[claim[0], "caught"] += claim[1]
        assert {(s, k): n for s, c in watch.counts.items() for k, n in c.items() if n} == dict(+counted)
        everything.update({kind: n for (_, kind), n in counted.items()})
    assert all(everything[kind] > 20 for kind in ("claims", "bluffs", "caught", "challenges", "right", "blocks"))
    if "refuse_proof" not in options:
        assert everything["right"] < everything["challenges"]


# Figures


def test_wilson_intervals() -> None:
    """Against the tables of Newcombe (1998): 81 of 263, 15 of 148, 0 of 20, 1 of 29."""
    for won, of, low, high in [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ]:
        figure = wilson(won, of)
        assert [figure.low, figure.high] == pytest.approx([low, high], abs=5e-5)
        assert figure.low <= figure.value <= figure.high
    assert wilson(20, 20).high == 1
    assert math.isnan(wilson(0, 0).value)


def test_wilson_intervals_hold_the_truth_as_often_as_they_say() -> None:
    source = random.Random(3)
    held = 0
    for _ in range(2000):
        won = sum(source.random() < 0.23 for _ in range(100))
        figure = wilson(won, 100)
        held += figure.low <= 0.23 <= figure.high
    assert 1860 <= held <= 1940


def test_means_and_their_intervals() -> None:
    tally = Tally()
    for value in (1, 2, 3, 4):
        tally.add(value)
    figure = tally.mean()
    assert figure.value == 2.5
    assert figure.high - figure.value == pytest.approx(3.182 * math.sqrt(5 / 3 / 4), rel=1e-3)
    every = Tally()
    for _ in range(8):
        every.add(0, 2)
    assert tally.mean(every).value == 10 / 16
    assert tally.mean(every).low == 0.0


@pytest.mark.parametrize("games", [4, 30])
def test_intervals_of_means_hold_the_truth_as_often_as_they_say(games: int) -> None:
    """Of what is counted over one to three seats a game."""
    source = random.Random(5)
    held = 0
    for _ in range(2000):
        tally = Tally()
        for _ in range(games):
            seats = source.randint(1, 3)
            tally.add(sum(source.gauss(50, 5) for _ in range(seats)), seats)
        held += tally.mean().low <= 50 <= tally.mean().high
    assert 1840 <= held <= 1960


def test_students_quantiles_are_those_of_tables() -> None:
    known = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 5: 2.571, 9: 2.262, 30: 2.042, 1000: 1.962}
    for freedom, value in known.items():
        assert student(freedom) == pytest.approx(value, rel=4e-3)


def simulated(strengths: Sequence[float], players: int, games: int, seed: int) -> list[Finish]:
    """Tables at which seats win as often as their strength is of the whole."""
    source = random.Random(seed)
    finishes = []
    for _ in range(games):
        seats = [source.randrange(len(strengths)) for _ in range(players)]
        winner = source.choices(range(players), [math.exp(strengths[bot]) for bot in seats])[0]
        finishes.append(Finish(seats, [float(seat == winner) for seat in range(players)]))
    return finishes


@pytest.mark.parametrize("players", [2, 4])
def test_ratings_find_the_order_of_strength(players: int) -> None:
    rated = ratings(simulated([0.0, 0.5, 1.0, 1.5], players, 3000, 5), 4)
    for weaker, stronger in pairwise(rated):
        assert stronger.value > weaker.value
    assert rated[3].low > rated[0].high
    equal = ratings(simulated([0.0, 0.0, 0.0], players, 3000, 6), 3)
    for figure in equal:
        assert figure.low < 25 < figure.high


def test_a_shared_victory_pulls_nobody_away() -> None:
    rated = ratings([Finish([0, 1], [0.5, 0.5])] * 50, 2)
    assert rated[0].value == pytest.approx(rated[1].value)


# Nash averaging

ROCK_PAPER_SCISSORS = [[0.0, -1.0, 1.0], [1.0, 0.0, -1.0], [-1.0, 1.0, 0.0]]


def cloned(matrix: Sequence[Sequence[float]], which: int) -> list[list[float]]:
    """The same game with one of its moves a second time, at the end."""
    rows = [[*row, row[which]] for row in matrix]
    return [*rows, list(rows[which])]


def close(weights: Sequence[float]) -> Any:
    return pytest.approx(list(weights), abs=1e-4)


def test_nash_mixtures() -> None:
    assert nash.equilibrium(ROCK_PAPER_SCISSORS) == close([1 / 3] * 3)
    assert nash.equilibrium([[0.0, 2.0], [-2.0, 0.0]]) == close([1, 0])
    assert nash.equilibrium([[0.0, 1.0, 2.0], [-1.0, 0.0, 1.0], [-2.0, -1.0, 0.0]]) == close([1, 0, 0])
    assert nash.equilibrium([[0.0] * 3] * 3) == close([1 / 3] * 3)


def test_a_clone_shares_its_weight_and_changes_nothing_else() -> None:
    assert nash.equilibrium(cloned(ROCK_PAPER_SCISSORS, 0)) == close([1 / 6, 1 / 3, 1 / 3, 1 / 6])
    wins: list[list[float]] = [[0, 60, 30], [40, 0, 70], [70, 30, 0]]
    once = nash.standings(wins, [[100] * 3] * 3)
    wins = cloned(wins, 1)
    wins[3][1] = wins[1][3] = 50
    twice = nash.standings(wins, [[100] * 4] * 4)
    for before, after in zip(once, twice, strict=False):
        assert after.share == pytest.approx(before.share, abs=1e-4)
    assert twice[1].weight + twice[3].weight == pytest.approx(once[1].weight, abs=1e-4)
    assert twice[3].share == pytest.approx(twice[1].share, abs=1e-6)


def test_nobody_beats_the_nash_mixture() -> None:
    source = random.Random(8)
    for size in (3, 5, 8):
        matrix = [[0.0] * size for _ in range(size)]
        for i in range(size):
            for j in range(i):
                matrix[i][j] = source.gauss(0, 1)
                matrix[j][i] = -matrix[i][j]
        weights = nash.equilibrium(matrix)
        assert sum(weights) == pytest.approx(1)
        for row in matrix:
            assert sum(a * w for a, w in zip(row, weights, strict=True)) < 1e-5


# A whole tournament, and its report


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A tournament of two bots at tables of three."""
    folder = tmp_path_factory.mktemp("arena") / "new" / "folder"
    flags = ["--players", "3", "--games", "120", "--seed", "5", "--workers", "1", "--out", str(folder)]
    assert main(["arena", "coup", "--bots", "honest,random", *flags]) == 0
    return folder


def sheet(file: Path) -> list[dict[str, str]]:
    with file.open(encoding="utf-8", newline="") as lines:
        return list(csv.DictReader(lines))


def lines(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def test_every_game_of_the_plan_is_kept(played: Path) -> None:
    games = lines(played / "games.jsonl")
    assert sorted(result["number"] for result in games) == list(range(120))
    plan = json.loads((played / "plan.json").read_text(encoding="utf-8"))
    assert (plan["game"], plan["bots"], plan["games"], plan["seed"]) == ("coup", ["honest", "random"], 120, 5)
    for result in games:
        assert sum(result["returns"]) == 1
        assert sum(sum(uses.values()) for uses in result["uses"].values()) == result["plays"]


def test_the_sheets_say_what_the_games_say(played: Path) -> None:
    games = sorted(lines(played / "games.jsonl"), key=lambda result: int(result["number"]))
    won: Counter[int] = Counter()
    sat: Counter[int] = Counter()
    seat_won: Counter[int] = Counter()
    pairs: dict[int, list[int]] = {0: [], 1: []}
    uses: Counter[tuple[str, str]] = Counter()
    facts: Counter[tuple[str, str]] = Counter()
    for result in games:
        winner = result["returns"].index(1)
        won[result["seats"][winner]] += 1
        seat_won[winner] += 1
        sat.update(result["seats"])
        (one,) = [bot for bot in (0, 1) if result["seats"].count(bot) == 1]
        pairs[one].append(int(result["seats"][winner] == one))
        for bot, counts in result["uses"].items():
            uses.update({(bot, kind): n for kind, n in counts.items()})
        for bot, counts in result["facts"].items():
            facts.update({(bot, kind): n for kind, n in counts.items()})
    names = ["honest", "random"]
    for bot, row in enumerate(sheet(played / "ratings.csv")):
        assert (row["bot"], int(row["seats"])) == (names[bot], sat[bot])
        assert float(row["share"]) == pytest.approx(won[bot] / sat[bot], abs=1e-6)
        assert float(row["low"]) < float(row["share"]) < float(row["high"])
    for row in sheet(played / "pairs.csv"):
        shares = pairs[names.index(row["bot"])]
        assert int(row["games"]) == len(shares)
        assert float(row["share"]) == pytest.approx(sum(shares) / len(shares), abs=1e-6)
        assert 3 * int(row["groups"]) == len(shares)
        assert float(row["group_low"]) <= float(row["share"]) <= float(row["group_high"])
    seats = [row for row in sheet(played / "seats.csv") if not row["bot"]]
    assert [round(float(row["share"]) * 120) for row in seats] == [seat_won[seat] for seat in range(3)]
    lengths = Counter(result["plays"] for result in games)
    assert {int(row["plays"]): int(row["games"]) for row in sheet(played / "lengths.csv")} == lengths
    for row in sheet(played / "uses.csv"):
        if not row["bot"]:
            total = uses["0", row["play"]] + uses["1", row["play"]]
            assert float(row["mean"]) == pytest.approx(total / 120, abs=1e-6)
        else:
            bot = names.index(row["bot"])
            assert float(row["mean"]) == pytest.approx(uses[str(bot), row["play"]] / sat[bot], abs=1e-6)
        assert 0 <= float(row["low"]) <= float(row["mean"]) <= float(row["high"])
    parts = {
        "bluffs": "claims",
        "caught": "bluffs",
        "challenges": "doubtable",
        "right": "challenges",
        "blocks": "blockable",
    }
    for row in sheet(played / "rates.csv"):
        bot = str(names.index(row["bot"]))
        whole = facts[bot, parts[row["rate"]]]
        assert int(row["of"]) == whole
        assert not whole or float(row["share"]) == pytest.approx(facts[bot, row["rate"]] / whole, abs=1e-6)
    for row, result in zip(sheet(played / "games.csv"), games, strict=True):
        assert [names.index(row[f"seat_{seat}"]) for seat in (1, 2, 3)] == result["seats"]
        assert [int(row[f"won_{seat}"]) for seat in (1, 2, 3)] == result["returns"]
    assert [int(row["decisions"]) for row in sheet(played / "times.csv")] == [
        sum(n for (b, _), n in uses.items() if b == bot) for bot in "01"
    ]


class Page(HTMLParser):
    """What a page holds, every element closed in order."""

    void = ("meta", "line", "rect")

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: Counter[str] = Counter()
        self.addresses: list[str] = []
        self.text = ""
        self.language: str | None = None
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] += 1
        self.addresses += [str(value) for name, value in attrs if name in ("src", "href", "srcset", "data")]
        self.language = dict(attrs)["lang"] if tag == "html" else self.language
        if tag not in self.void:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.void:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def test_the_page_is_whole_and_needs_nothing_else(played: Path) -> None:
    text = (played / "report.html").read_text(encoding="utf-8")
    page = Page(text)
    assert page.open == []
    assert page.addresses == []
    assert "script" not in page.tags
    assert "url(" not in text
    assert "@import" not in text
    assert page.tags["svg"] > 10
    assert page.tags["table"] >= 3
    shares = {row["bot"]: float(row["share"]) for row in sheet(played / "ratings.csv")}
    for bot, share in shares.items():
        assert bot in page.text
        assert f"{100 * share:.1f}" in page.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_reports_are_in_the_language_and_can_be_written_again(
    played: Path, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    flags = ["--players", "3", "--games", "120", "--out", str(played), "--resume", "--lang", language]
    before = (played / "games.jsonl").read_bytes(), (played / "ratings.csv").read_bytes()
    assert main(["arena", "coup", "--bots", "honest,random", *flags]) == 0
    assert before == ((played / "games.jsonl").read_bytes(), (played / "ratings.csv").read_bytes())
    heading = {"en": "Ratings", "es": "Puntuaciones", "it": "Punteggi", "fr": "Classement"}[language]
    assert heading in capsys.readouterr().out
    page = Page((played / "report.html").read_text(encoding="utf-8"))
    assert page.language == language
    assert heading in page.text


def test_names_are_harmless_in_a_page() -> None:
    from signoria.arena.report.plots import Line, intervals, table

    assert "<b>" not in intervals([Line("<b>", wilson(1, 2), '"<b>"')], 0, 1) + table(["<b>"], [["<b>", "<b>"]])


def test_two_players_get_nash_averages(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    flags = ["--players", "2", "--games", "100", "--seed", "1", "--workers", "1", "--out", str(tmp_path)]
    assert main(["arena", "coup", "--bots", "random,honest", *flags]) == 0
    weak, strong = sheet(tmp_path / "ratings.csv")
    assert float(strong["nash_weight"]) > 0.95
    assert float(weak["nash_share"]) < 0.3 < 0.49 < float(strong["nash_share"])
    assert "Nash" in capsys.readouterr().out


def test_a_comparison_stands_side_by_side(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    flags = ["--games", "60", "--seed", "2", "--workers", "1", "--out", str(tmp_path / "both")]
    command = ["arena", "coup", "--compare", "duel=open,draft-court", "--bots", "honest,random", *flags]
    assert main(command) == 0
    out = capsys.readouterr().out
    assert "duel=open · Coup: 60 games of 2 players, seed 2" in out
    assert "duel=draft-court · Coup: 60 games of 2 players, seed 2" in out
    assert out.count("None of these bots is known to have been tuned") == 1
    rows = sheet(tmp_path / "both" / "compare.csv")
    for value in ("duel=open", "duel=draft-court"):
        games = lines(tmp_path / "both" / value / "games.jsonl")
        found = {(row["figure"], row["of"]): row for row in rows if row["value"] == value}
        assert float(found["length", ""]["mean"]) == pytest.approx(sum(g["plays"] for g in games) / 60, abs=1e-6)
        for seat in (0, 1):
            won = sum(g["returns"][seat] for g in games) / 60
            assert float(found["seat", str(seat + 1)]["mean"]) == pytest.approx(won, abs=1e-6)
        drafts = sum(uses.get("draft", 0) for g in games for uses in g["uses"].values()) / 60
        assert float(found["play", "draft"]["mean"]) == drafts == (2 if value == "duel=draft-court" else 0)
    page = Page((tmp_path / "both" / "report.html").read_text(encoding="utf-8"))
    assert page.open == []
    assert "draft-court" in page.text
    assert "seed 2" in page.text
    assert "players=2, copies=3" in page.text
    assert "duel=open, " not in page.text
    assert "None of these bots" in page.text
    assert main([*command, "--resume"]) == 0


def test_no_figure_is_cut_off_in_a_narrow_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    bots = "bluffer:honesty=0.3:scepticism=0.8,search:simulations=10,honest"
    command = ["arena", "coup", "--bots", bots, "--players", "2", "--games", "12", "--seed", "1", "--workers", "1"]
    digits = []
    for columns, flags in (("300", []), ("80", ["--resume"])):
        monkeypatch.setenv("COLUMNS", columns)
        assert main([*command, "--out", str(tmp_path), *flags]) == 0
        out = capsys.readouterr().out.replace(str(tmp_path), "")
        assert all(len(line) <= int(columns) for line in out.splitlines() if "report.html" not in line)
        digits.append(Counter(character for character in out if character.isdigit()))
    assert digits[0] == digits[1]


@pytest.mark.parametrize(("name", "bots"), [("medici", "greedy"), ("princeps", "planner,random")])
def test_the_other_games_have_their_tournaments(name: str, bots: str, tmp_path: Path) -> None:
    flags = ["--games", "2", "--seed", "1", "--workers", "1", "--out", str(tmp_path)]
    assert main(["arena", name, "--bots", bots, *flags]) == 0
    kinds = {row["play"] for row in sheet(tmp_path / "uses.csv")}
    assert kinds >= ({"send", "ally"} if name == "medici" else {"lay", "attack", "done"})
    assert not sheet(tmp_path / "rates.csv")
    assert Page((tmp_path / "report.html").read_text(encoding="utf-8")).open == []


# Bad input

GOOD = ["arena", "coup", "--bots", "honest,random", "--players", "2", "--games", "4", "--seed", "1", "--workers", "1"]


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (["--bots", "honest,genius"], "genius"),
        (["--bots", "honest,honest"], "twice"),
        (["--bots", ""], "no bot"),
        (["--games", "0"], "--games"),
        (["--games", "-5"], "--games"),
        (["--workers", "0"], "--workers"),
        (["--engine", "steam"], "steam"),
        (["--field", "green"], "green"),
        (["--resume"], "no tournament"),
        (["--players", "11"], "players"),
        (["--program", "mine"], "mine"),
        (["--program", "honest=cat"], "honest"),
        (["--compare", "duel=open"], "two values"),
        (["--compare", "luck=more,less"], "luck"),
        (["--compare", "duel=open,closed"], "closed"),
        (["--compare", "players=2,3"], "compared"),
        (["--compare", "duel=open,draft-court", "--players", "3"], "exactly two"),
    ],
)
def test_bad_input_is_refused_before_anything_is_written(
    flags: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*GOOD, "--out", str(tmp_path / "out"), *flags, "--lang", "en"]) == 2
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_folders_that_cannot_be_used(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("mine")
    for out in (tmp_path / "file", tmp_path / "file" / "below", Path("/proc/arena")):
        assert main([*GOOD, "--out", str(out), "--lang", "en"]) == 2
        assert str(out) in capsys.readouterr().err
    assert (tmp_path / "file").read_text() == "mine"
    assert [file.name for file in tmp_path.iterdir()] == ["file"]


def test_another_tournament_is_not_mixed_in(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    here = [*GOOD, "--out", str(tmp_path), "--lang", "en"]
    assert main(here) == 0
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    capsys.readouterr()
    assert main(here) == 2
    assert "--resume" in capsys.readouterr().err
    for change in (["--seed", "2"], ["--games", "6"], ["--bots", "random,honest"], ["--coins", "42"]):
        assert main([*here, "--resume", *change]) == 2
        assert "another tournament" in capsys.readouterr().err
    (tmp_path / "plan.json").write_bytes(b"{")
    assert main([*here, "--resume"]) == 2
    assert "plan.json" in capsys.readouterr().err
    assert {**before, "plan.json": b"{"} == {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    assert main([*GOOD[:-4], "--workers", "1", "--resume"]) == 2
    assert "--out" in capsys.readouterr().err


def test_what_was_cut_short_is_played_again(tmp_path: Path) -> None:
    assert main([*GOOD, "--games", "20", "--out", str(tmp_path)]) == 0
    file = tmp_path / "games.jsonl"
    whole = file.read_bytes()
    wanted = {name: (tmp_path / name).read_bytes() for name in ("ratings.csv", "games.csv", "pairs.csv", "uses.csv")}
    file.write_bytes(whole[: len(whole) * 2 // 3])
    assert main([*GOOD, "--games", "20", "--out", str(tmp_path), "--resume"]) == 0
    assert {name: (tmp_path / name).read_bytes() for name in wanted} == wanted
    plan = Folder(tmp_path).plan()
    assert [result.number for result in Folder(tmp_path).results(plan.games)] == list(range(20))


class Cheat(RandomBot):
    """Breaks a rule."""

    def choose(self, view: Any, legal: Sequence[str]) -> str:
        raise Refused("not-now", phase="prove")


def test_a_bot_that_breaks_a_rule_is_named_by_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    from signoria.arena.match import play_chunk

    monkeypatch.setattr(COUP, "bots", {**COUP.bots, "random": f"{__name__}:Cheat"})
    plan = make(COUP, {"players": 2}, ["random", "honest"], 4, 1)
    with pytest.raises(BadInput) as caught:
        play_chunk(plan, [3])
    assert caught.value.code == "arena-game-failed"
    assert caught.value.facts["number"] == 3
