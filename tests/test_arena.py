"""Tournaments: what is planned, one game, and bad input."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from signoria import BadInput, Play, Refused, Seeded, game
from signoria.arena import Folder, make, play_table, schedule
from signoria.arena.match import Result
from signoria.arena.measures.coup import CoupWatch
from signoria.bots import RandomBot
from signoria.cli.main import main
from signoria.core.state import CHANCE

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
