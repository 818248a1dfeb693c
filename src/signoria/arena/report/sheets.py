"""A tournament's figures as CSV files: shares from 0 to 1, intervals of 95 %, an empty field where there is none."""

from __future__ import annotations

import csv
import io
import math
from collections import Counter
from collections.abc import Iterable, Sequence

from signoria.arena.compare import Row
from signoria.arena.match import Result
from signoria.arena.plan import Plan
from signoria.arena.summary import Summary
from signoria.texts.figures import Figure

Cell = str | int | float | None


def sheets(summary: Summary) -> dict[str, bytes]:
    """All files but that of the games, by name; the same for the same games."""
    names = summary.plan.bots
    nash = any(entrant.nash for entrant in summary.entrants)
    return {
        "ratings.csv": _csv(
            ["bot", "seats", "share", "low", "high", "par", "rating", "rating_low", "rating_high"]
            + ["nash_weight", "nash_share"] * nash,
            [
                [e.name, e.share.of, *_three(e.share), summary.par, *_three(e.rating), *(e.nash or ())]
                for e in summary.entrants
            ],
        ),
        "pairs.csv": _csv(
            ["bot", "against", "games", "share", "low", "high", "groups", "group_low", "group_high", "par"],
            [
                [names[p.one], names[p.against], p.share.of, *_three(p.share), *_of_groups(p.grouped), summary.par]
                for p in summary.pairs
            ],
        ),
        "together.csv": _csv(
            ["bot", "other", "victories", "share", "low", "high"],
            [[names[t.one], names[t.other], t.share.of, *_three(t.share)] for t in summary.together],
        ),
        "seats.csv": _csv(
            ["seat", "bot", "games", "share", "low", "high"],
            [
                [seat + 1, name, figure.of, *_three(figure)]
                for name, seats in [("", summary.seats), *((e.name, e.seats) for e in summary.entrants)]
                for seat, figure in enumerate(seats)
            ],
        ),
        "lengths.csv": _csv(
            ["plays", "games"],
            [[plays, games] for plays, games in sorted(Counter(summary.lengths).items())],
        ),
        "uses.csv": _csv(
            ["bot", "play", "games", "mean", "low", "high"],
            [
                [name, kind, figure.of, *_three(figure)]
                for name, uses in [("", summary.uses), *((e.name, e.uses) for e in summary.entrants)]
                for kind, figure in uses.items()
            ],
        ),
        "rates.csv": _csv(
            ["bot", "rate", "of", "share", "low", "high"],
            [
                [e.name, name.removeprefix("arena-rate-"), figure.of, *_three(figure)]
                for e in summary.entrants
                for name, figure in e.rates.items()
            ],
        ),
        "faults.csv": _csv(
            ["bot", "fault", "times"],
            [[e.name, fault, times] for e in summary.entrants for fault, times in sorted(e.faults.items())],
        ),
    }


def times(summary: Summary) -> bytes:
    """How long bots thought: the one file that differs from run to run."""
    return _csv(
        ["bot", "decisions", "mean_ms", "longest_ms"],
        [
            [e.name, t.decisions, 1000 * t.seconds / max(t.decisions, 1), 1000 * t.longest]
            for e in summary.entrants
            for t in [e.thought]
        ],
    )


def games(plan: Plan, results: Iterable[Result]) -> bytes:
    """Every game: who sat where, what each seat won, how long it took."""
    players = plan.players
    rows: list[Sequence[Cell]] = []
    for result in results:
        table = plan.table(result.number)
        won: Sequence[Cell] = result.returns if result.returns is not None else [None] * players
        ended = int(result.returns is not None)
        seats = [plan.bots[bot] for bot in result.seats]
        rows.append([result.number, table.group, table.deal, *seats, *won, result.plays, ended])
    heads = [f"{what}_{seat + 1}" for what in ("seat", "won") for seat in range(players)]
    return _csv(["game", "group", "deal", *heads, "plays", "ended"], rows)


def compared(rows: Iterable[Row], values: Sequence[str]) -> bytes:
    """A comparison, a line for each figure and value."""
    return _csv(
        ["figure", "of", "value", "observations", "mean", "low", "high"],
        [
            [row.about, row.which.removeprefix("arena-rate-"), value, figure.of, *_three(figure)]
            for row in rows
            for value, figure in zip(values, row.figures, strict=True)
        ],
    )


def _three(figure: Figure) -> list[Cell]:
    return [figure.value, figure.low, figure.high]


def _of_groups(figure: Figure) -> list[Cell]:
    return [figure.of, figure.low, figure.high]


def _csv(head: Sequence[str], rows: Iterable[Sequence[Cell]]) -> bytes:
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(head)
    writer.writerows([_cell(value) for value in row] for row in rows)
    return out.getvalue().encode()


def _cell(value: Cell) -> str:
    if isinstance(value, float):
        return "" if math.isnan(value) else f"{value:.6f}"
    return "" if value is None else str(value)
