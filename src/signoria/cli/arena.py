"""`signoria arena`: a tournament between bots, or the same tournament under several values of an option."""

from __future__ import annotations

import argparse
import secrets
import sys
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TimeRemainingColumn
from rich.text import Text

from signoria.arena import compare, tournament
from signoria.arena.engines import open_engine
from signoria.arena.plan import Plan, make
from signoria.arena.report import page, sheets, terminal
from signoria.arena.results import Folder
from signoria.arena.summary import Summary, summarise
from signoria.bots import entrants
from signoria.cli.terminal import new_console
from signoria.core.errors import BadInput
from signoria.core.game import Game
from signoria.core.options import Value, written
from signoria.texts import Words

MOST_WORKERS = 1024
STOPPED = 130


def arena(game: Game, options: Mapping[str, Value], bots: Sequence[str], said: argparse.Namespace, words: Words) -> int:
    """Play what was asked for and report it; 0 if all was played, 130 if it was interrupted."""
    if not bots:
        raise BadInput("bots-needed", known=", ".join(game.bots))
    if said.workers is not None and not 1 <= said.workers <= MOST_WORKERS:
        raise BadInput("number-range", option="--workers", least=1, most=MOST_WORKERS)
    seed: int | None = secrets.randbits(31) if said.seed is None and not said.resume else said.seed
    if said.out is None and seed is None:
        raise BadInput("arena-resume-where")
    out = said.out or Path(f"arena-{game.name}-{seed}")
    values, folders, resolved = _variants(game, options, said.compare, out)
    if seed is None:
        seed = folders[0].plan().seed
    programs = entrants.read_programs(said.program, game)
    limit = said.program_seconds
    plans = [make(game, each, bots, said.games, seed, said.field, programs, limit) for each in resolved]
    for place, (folder, plan) in enumerate(zip(folders, plans, strict=True)):
        if said.resume and (place == 0 or folder.begun):
            folder.check_same(plan)
        else:
            folder.check_new()
    if not _play(list(zip(folders, plans, strict=True)), said, words):
        played, planned = sum(len(folder.played()) for folder in folders), sum(plan.games for plan in plans)
        print(words.say("arena-stopped", played=played, planned=planned, folder=str(out)), file=sys.stderr)
        return STOPPED
    _report(out, folders, plans, values, words)
    return 0


def _variants(
    game: Game, options: Mapping[str, Value], compared: str | None, out: Path
) -> tuple[list[str], list[Folder], list[dict[str, Value]]]:
    """For each tournament what tells it from the others, its folder and its options; of one alone nothing does."""
    if compared is None:
        return [], [Folder(out)], [game.resolve({**game.suggest(options), **options})]
    name, values = compare.read(game, compared)
    told = [f"{name}={written(value)}" for value in values]
    return told, [Folder(out / each) for each in told], compare.options_of(game, options, name, values)


def _play(todo: Sequence[tuple[Folder, Plan]], said: argparse.Namespace, words: Words) -> bool:
    """Play all that has not been played, one tournament after the other; whether that is all."""
    aside = Console(stderr=True, highlight=False)
    left = [tournament.missing(plan, folder) for folder, plan in todo]
    total = sum(plan.games for _, plan in todo)
    if not any(left):
        return True
    with tournament.interruptible() as stop, ExitStack() as closing:
        engine = open_engine(said.engine, said.workers)
        closing.callback(engine.close)
        stop.listen()  # again, because Ray takes signals for itself when it starts
        for folder, plan in todo:
            if not folder.begun:
                folder.begin(plan)
            closing.enter_context(folder.held())
        bar = BarColumn(), MofNCompleteColumn(), _Speed(), TimeRemainingColumn()
        with Progress(*bar, console=aside, disable=not aside.is_terminal, transient=True) as progress:
            task = progress.add_task("", total=total, completed=total - sum(map(len, left)))
            return all(
                tournament.run(
                    plan,
                    numbers,
                    folder,
                    engine,
                    stop,
                    done=lambda games: progress.advance(task, games),
                    lost=lambda: aside.print(words.say("arena-worker-lost"), markup=False),
                )
                for (folder, plan), numbers in zip(todo, left, strict=True)
            )


class _Speed(ProgressColumn):
    """Games a second."""

    def render(self, task: Task) -> Text:
        return Text(f"{task.speed:.1f}/s" if task.speed else "")


def _report(out: Path, folders: Sequence[Folder], plans: Sequence[Plan], values: Sequence[str], words: Words) -> None:
    """Write all reports; show the tournament's, or the comparison's."""
    console = new_console()
    summaries = [_one(folder, plan, words) for folder, plan in zip(folders, plans, strict=True)]
    if values:
        rows = list(compare.rows(summaries))
        above = Folder(out)
        above.write("compare.csv", sheets.compared(rows, values))
        above.write("report.html", page.comparison(rows, values, summaries, words))
        shown = terminal.comparison(rows, values, summaries, words)
    else:
        shown = terminal.report(summaries[0], words)
    for part in shown:
        console.print(part)
    console.print(words.say("arena-written", file=str(out / "report.html"), folder=str(out)), markup=False)


def _one(folder: Folder, plan: Plan, words: Words) -> Summary:
    """The summary of a tournament, written into its folder."""
    summary = summarise(plan, folder.results(plan.games), folder.thoughts())
    files = {
        **sheets.sheets(summary),
        "times.csv": sheets.times(summary),
        "games.csv": sheets.games(plan, folder.results(plan.games)),
        "report.html": page.page(summary, words),
    }
    for name, data in files.items():
        folder.write(name, data)
    return summary
