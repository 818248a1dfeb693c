"""A whole tournament, and its report: sheets, the page, the terminal, comparisons."""

from __future__ import annotations

import csv
import json
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from signoria.arena.statistics import wilson
from signoria.cli.main import main
from signoria.texts import LANGUAGES


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
