"""A tournament's report as tables in the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from signoria.arena.compare import Row
from signoria.arena.summary import Summary
from signoria.bots.outside import FAULTS
from signoria.texts import Words
from signoria.texts.figures import Figure, mean, milliseconds, number, percent, share


def report(summary: Summary, words: Words) -> Iterator[RenderableType]:
    """The report, part by part."""
    yield Text(headline(summary, words), style="bold")
    yield _ratings(summary, words)
    if summary.pairs:
        yield _pairs(summary, words)
    yield _seats(summary, words)
    yield Text(lengths(summary, words))
    if any(entrant.rates for entrant in summary.entrants):
        yield _rates(summary, words)
    yield _times(summary, words)
    yield from (Text(line) for line in remarks(summary, words))


def headline(summary: Summary, words: Words) -> str:
    """What was played."""
    plan = summary.plan
    title = words.called(f"{plan.game}-title", plan.game)
    return words.say("arena-headline", game=title, count=summary.games, players=plan.players, seed=str(plan.seed))


def lengths(summary: Summary, words: Words) -> str:
    """How long games were."""
    return words.say("arena-length", mean=mean(summary.length, words, 1), median=summary.median)


def remarks(summary: Summary, words: Words) -> Iterator[str]:
    """What else must be said: unfinished games, faults, and who was tuned against whom."""
    if summary.games < summary.plan.games:
        yield words.say("arena-partial", played=summary.games, planned=summary.plan.games)
    if summary.unfinished:
        yield words.say("arena-unfinished", count=summary.unfinished)
    if summary.undecided:
        yield words.say("arena-undecided", count=summary.undecided)
    for entrant in summary.entrants:
        if entrant.faults:
            counts = {kind: entrant.faults.get(kind, 0) for kind in FAULTS}
            yield words.say("program-faults", bot=entrant.name, **counts)
    for entrant in summary.entrants:
        if entrant.tuned:
            yield words.say("arena-tuned", bot=entrant.name, others=", ".join(entrant.tuned))
    if not any(entrant.tuned for entrant in summary.entrants):
        yield words.say("arena-untuned")


def _grid(title: str, *heads: str) -> Table:
    grid = Table(title=title, title_justify="left", title_style="bold", expand=False)
    for place, head in enumerate(heads):
        grid.add_column(head, justify="right" if place else "left", overflow="fold")
    return grid


def _ratings(summary: Summary, words: Words) -> Table:
    heads = ["bot", "share", "par", "rating"]
    nash = any(entrant.nash for entrant in summary.entrants)
    heads += ["nash-weight", "nash-share"] * nash
    grid = _grid(words.say("arena-part-ratings"), *(words.say(f"arena-head-{head}") for head in heads))
    for bot in summary.ranked():
        e = summary.entrants[bot]
        row = [e.name, share(e.share, words), number(e.share.value / summary.par, 2, words), mean(e.rating, words, 1)]
        row += [percent(part, words) for part in e.nash or ()]
        grid.add_row(*map(Text, row))
    return grid


def _pairs(summary: Summary, words: Words) -> Table:
    ranked = summary.ranked()
    found = {(pair.one, pair.against): pair.share for pair in summary.pairs}
    title = words.say("arena-part-pairs" if summary.plan.players == 2 else "arena-part-one")
    grid = _grid(title, words.say("arena-head-bot"), *(summary.plan.bots[bot] for bot in ranked))
    for one in ranked:
        cells = [_colour(found.get((one, other)), summary.par, words, brief=len(ranked) > 3) for other in ranked]
        grid.add_row(Text(summary.plan.bots[one]), *cells)
    return grid


def _colour(figure: Figure | None, par: float, words: Words, brief: bool = False) -> Text:
    """A share, green where its whole interval is above par, red where it is below."""
    if figure is None:
        return Text("·")
    style = "green" if figure.low > par else "red" if figure.high < par else ""
    return Text(percent(figure.value, words) if brief else share(figure, words), style=style)


def _seats(summary: Summary, words: Words) -> Table:
    grid = _grid(words.say("arena-part-seats"), words.say("arena-head-seat"), words.say("arena-head-share"))
    for seat, figure in enumerate(summary.seats, start=1):
        grid.add_row(str(seat), _colour(figure, summary.par, words))
    return grid


def _rates(summary: Summary, words: Words) -> Table:
    names = list(summary.rates)
    grid = _grid(words.say("arena-part-manner"), words.say("arena-head-bot"), *(words.say(name) for name in names))
    for bot in summary.ranked():
        entrant = summary.entrants[bot]
        grid.add_row(Text(entrant.name), *(Text(percent(entrant.rates[name].value, words)) for name in names))
    return grid


def _times(summary: Summary, words: Words) -> Table:
    heads = [words.say(f"arena-head-{head}") for head in ("bot", "decisions", "mean", "longest")]
    grid = _grid(words.say("arena-part-time"), *heads)
    for bot in summary.ranked():
        thought = summary.entrants[bot].thought
        average = milliseconds(thought.seconds / max(thought.decisions, 1), words)
        longest = milliseconds(thought.longest, words)
        grid.add_row(Text(summary.entrants[bot].name), str(thought.decisions), average, longest)
    return grid


def comparison(
    rows: Sequence[Row], values: Sequence[str], summaries: Sequence[Summary], words: Words
) -> Iterator[RenderableType]:
    """A comparison, part by part."""
    yield from (Text(line, style="bold") for line in headlines(values, summaries, words))
    for about in dict.fromkeys(row.about for row in rows):
        grid = _grid(words.say(f"arena-compare-{about}"), words.say(f"arena-of-{about}"), *values)
        for row in rows:
            if row.about == about:
                grid.add_row(Text(label(row, words)), *(Text(shown(about, figure, words)) for figure in row.figures))
        yield grid
    yield from (Text(line) for line in common_remarks(values, summaries, words))


def headlines(values: Sequence[str], summaries: Sequence[Summary], words: Words) -> Iterator[str]:
    """What was played with each of the values that are compared."""
    for value, summary in zip(values, summaries, strict=True):
        yield f"{value} · {headline(summary, words)}"


def common_remarks(values: Sequence[str], summaries: Sequence[Summary], words: Words) -> Iterator[str]:
    """What must be said of single tournaments, and then what must be said of all of them, once."""
    each = [list(remarks(summary, words)) for summary in summaries]
    common = [line for line in each[0] if all(line in lines for lines in each)]
    for value, lines in zip(values, each, strict=True):
        yield from (f"{value} · {line}" for line in lines if line not in common)
    yield from common


def label(row: Row, words: Words) -> str:
    """What a row of a comparison is about, in words."""
    return words.say(row.which) if row.about == "rate" else row.which


def shown(about: str, figure: Figure, words: Words) -> str:
    """A figure of a comparison."""
    return mean(figure, words) if about in ("length", "play") else share(figure, words)
