"""A tournament's report as one HTML page that needs nothing else: no script, no file, no network."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path

from signoria.arena.compare import Row
from signoria.arena.report import plots
from signoria.arena.report.plots import Line
from signoria.arena.report.terminal import common_remarks, headline, headlines, label, lengths, remarks, shown
from signoria.arena.summary import Summary
from signoria.core.options import written
from signoria.texts import Words
from signoria.texts.figures import Figure, mean, milliseconds, number, percent, share

STYLE = Path(__file__).with_name("page.css")


def page(summary: Summary, words: Words) -> bytes:
    """The report of a tournament."""
    return _page(headline(summary, words), _facts([summary], words), _sections(summary, words), words)


def comparison(rows: Sequence[Row], values: Sequence[str], summaries: Sequence[Summary], words: Words) -> bytes:
    """The report of a comparison."""
    name = summaries[0].plan.game
    game = words.called(f"{name}-title", name)
    title = words.say("arena-compare-title", game=game, values=" · ".join(values))
    played = "".join(f'<p class="note">{escape(line)}</p>' for line in headlines(values, summaries, words))
    return _page(title, _facts(summaries, words) + played, _compared(rows, values, summaries, words), words)


def _page(title: str, facts: str, sections: Iterator[str], words: Words) -> bytes:
    style = STYLE.read_text(encoding="utf-8")
    return (
        f'<!doctype html>\n<html lang="{words.language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{escape(title)}</title>\n'
        f"<style>\n{style}</style>\n</head>\n<body>\n<main>\n<h1>{escape(title)}</h1>\n{facts}"
        f"{''.join(sections)}</main>\n</body>\n</html>\n"
    ).encode()


def _section(title: str, note: str, *content: str) -> str:
    said = f'<p class="note">{escape(note)}</p>' if note else ""
    return f"<section><h2>{escape(title)}</h2>{said}{''.join(content)}</section>\n"


def _facts(summaries: Sequence[Summary], words: Words) -> str:
    """What the plans have in common, in small print."""
    plan = summaries[0].plan
    common = {
        name: value
        for name, value in plan.options.items()
        if value is not None and all(summary.plan.options[name] == value for summary in summaries)
    }
    options = ", ".join(f"{name}={written(value)}" for name, value in common.items())
    facts = {
        "arena-fact-bots": ", ".join(plan.bots),
        "arena-fact-options": options,
        "arena-fact-version": f"signoria {plan.signoria}, {plan.game} {plan.rules}",
    }
    return f"<dl>{''.join(f'<dt>{escape(words.say(k))}</dt><dd>{escape(v)}</dd>' for k, v in facts.items())}</dl>\n"


def _sections(summary: Summary, words: Words) -> Iterator[str]:
    yield _ratings(summary, words)
    if summary.pairs:
        two = summary.plan.players == 2
        title = words.say("arena-part-pairs" if two else "arena-part-one")
        note = words.say("arena-note-pairs" if two else "arena-note-one", par=percent(summary.par, words))
        yield _section(
            title, note, _pairs(summary, {(p.one, p.against): p.share for p in summary.pairs}, summary.par, words)
        )
    if summary.together:
        found = {(pair.one, pair.other): pair.share for pair in summary.together}
        title, note = words.say("arena-part-together"), words.say("arena-note-together")
        yield _section(title, note, _pairs(summary, found, 0.5, words))
    lines = [Line(str(seat), figure, share(figure, words)) for seat, figure in enumerate(summary.seats, start=1)]
    title, note = words.say("arena-part-seats"), words.say("arena-note-seats", par=percent(summary.par, words))
    yield _section(title, note, _shares(lines, summary.par))
    said = lengths(summary, words)
    yield _section(words.say("arena-part-length"), said, plots.histogram(summary.lengths, said))
    if summary.rates:
        yield _section(words.say("arena-part-manner"), words.say("arena-note-manner"), *_manners(summary, words))
    yield _uses(summary, words)
    yield _times(summary, words)
    yield _remarks(remarks(summary, words), words)


def _remarks(lines: Iterator[str], words: Words) -> str:
    listed = "".join(f"<li>{escape(line)}</li>" for line in lines)
    return _section(words.say("arena-part-remarks"), "", f"<ul>{listed}</ul>")


def _ratings(summary: Summary, words: Words) -> str:
    ranked = [summary.entrants[bot] for bot in summary.ranked()]
    low = min(entrant.rating.low for entrant in ranked)
    high = max(entrant.rating.high for entrant in ranked)
    rated = [Line(entrant.name, entrant.rating, mean(entrant.rating, words, 1)) for entrant in ranked]
    won = [Line(entrant.name, entrant.share, share(entrant.share, words)) for entrant in ranked]
    content = [
        f"<h3>{escape(words.say('arena-head-rating'))}</h3>",
        plots.intervals(rated, low - 0.5, high + 0.5),
        f"<h3>{escape(words.say('arena-head-share'))}</h3>",
        _shares(won, summary.par),
    ]
    if any(entrant.nash for entrant in ranked):
        heads = [words.say(f"arena-head-{head}") for head in ("bot", "nash-weight", "nash-share")]
        rows = [[entrant.name, *(percent(part, words) for part in entrant.nash or ())] for entrant in ranked]
        content += [f'<p class="note">{escape(words.say("arena-note-nash"))}</p>', plots.table(heads, rows)]
    note = words.say("arena-note-ratings", par=percent(summary.par, words))
    return _section(words.say("arena-part-ratings"), note, *content)


def _shares(lines: Sequence[Line], par: float) -> str:
    """Shares of victories around par, on a scale as long as is needed."""
    high = max([par * 2, *(line.figure.high for line in lines if line.figure.of)])
    return plots.intervals(lines, 0.0, min(high * 1.05, 1.0), par)


def _pairs(summary: Summary, found: dict[tuple[int, int], Figure], par: float, words: Words) -> str:
    ranked = summary.ranked()
    rows = []
    for one in ranked:
        figures = [found.get((one, other)) for other in ranked]
        cells = [(f.value, share(f, words)) if f is not None and f.of else None for f in figures]
        rows.append((summary.plan.bots[one], cells))
    return plots.heat([summary.plan.bots[bot] for bot in ranked], rows, par)


def _manners(summary: Summary, words: Words) -> Iterator[str]:
    for name in summary.rates:
        entrants = [summary.entrants[bot] for bot in summary.ranked()]
        lines = [Line(entrant.name, entrant.rates[name], share(entrant.rates[name], words)) for entrant in entrants]
        yield f"<h3>{escape(words.say(name))}</h3>"
        yield plots.intervals(lines, 0.0, 1.0, bars=True)


def _uses(summary: Summary, words: Words) -> str:
    entrants = [summary.entrants[bot] for bot in summary.ranked()]
    rows = [
        [kind, *(number(entrant.uses[kind].value, 2, words) for entrant in entrants), mean(figure, words)]
        for kind, figure in summary.uses.items()
    ]
    heads = [words.say("arena-of-play"), *(entrant.name for entrant in entrants), words.say("arena-head-all")]
    return _section(words.say("arena-part-plays"), words.say("arena-note-plays"), plots.table(heads, rows))


def _times(summary: Summary, words: Words) -> str:
    heads = [words.say(f"arena-head-{head}") for head in ("bot", "decisions", "mean", "longest")]
    rows = []
    for bot in summary.ranked():
        thought = summary.entrants[bot].thought
        average = milliseconds(thought.seconds / max(thought.decisions, 1), words)
        rows.append([summary.plan.bots[bot], str(thought.decisions), average, milliseconds(thought.longest, words)])
    return _section(words.say("arena-part-time"), words.say("arena-note-time"), plots.table(heads, rows))


def _compared(rows: Sequence[Row], values: Sequence[str], summaries: Sequence[Summary], words: Words) -> Iterator[str]:
    pars = {summary.par for summary in summaries}
    for about in dict.fromkeys(row.about for row in rows):
        these = [row for row in rows if row.about == about]
        victories = about in ("seat", "bot")
        mark = min(pars) if victories and len(pars) == 1 else None
        content = []
        for row in these:
            lines = [
                Line(value, figure, shown(about, figure, words))
                for value, figure in zip(values, row.figures, strict=True)
            ]
            # Shares have one scale for all rows; what is counted has one for each.
            counted = [row] if about in ("length", "play") else these
            high = max([0.0, *(figure.high for row in counted for figure in row.figures if figure.of)])
            scale = 1.0 if about == "rate" else max(1.05 * high, 2 * (mark or 0.0))
            if row.which:
                content.append(f"<h3>{escape(label(row, words))}</h3>")
            content.append(plots.intervals(lines, 0.0, scale, mark, bars=about != "seat"))
        yield _section(words.say(f"arena-compare-{about}"), "", *content)
    yield _remarks(common_remarks(values, summaries, words), words)
