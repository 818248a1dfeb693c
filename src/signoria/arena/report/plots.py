"""Plots as HTML with inline SVG: text stays text, at the size of the page's text, and only the drawing stretches."""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from signoria.texts.figures import Figure

WIDE = 1000


class Line(NamedTuple):
    """A row of a plot: its label, the figure, and the figure in words."""

    label: str
    figure: Figure
    said: str


def intervals(lines: Sequence[Line], low: float, high: float, mark: float | None = None, bars: bool = False) -> str:
    """Each figure as a stroke within its interval, on a scale from `low` to `high`; `mark` is a line through all.

    With `bars` a bar leads from the left to each figure.
    """
    rows = [_interval(line, low, high, mark, bars) for line in lines]
    return f'<div class="plot">{"".join(rows)}</div>'


def _interval(line: Line, low: float, high: float, mark: float | None, bars: bool) -> str:
    def x(value: float) -> float:
        return round(WIDE * (min(max(value, low), high) - low) / ((high - low) or 1), 1)

    drawn = ['<line class="base" x1="0" y1="10" x2="1000" y2="10"/>']
    figure = line.figure
    if figure.of and not math.isnan(figure.value):
        if bars:
            drawn.append(f'<rect class="bar" x="0" y="4" width="{x(figure.value)}" height="12"/>')
        if not math.isnan(figure.low):
            wide = round(x(figure.high) - x(figure.low), 1)
            drawn.append(f'<rect class="span" x="{x(figure.low)}" y="6" width="{wide}" height="8"/>')
        drawn.append(f'<line class="value" x1="{x(figure.value)}" y1="2" x2="{x(figure.value)}" y2="18"/>')
    if mark is not None:
        drawn.append(f'<line class="mark" x1="{x(mark)}" y1="0" x2="{x(mark)}" y2="20"/>')
    label = f"{line.label}: {line.said}"
    return (
        f'<div class="row"><span class="label">{escape(line.label)}</span>'
        f'<svg role="img" aria-label="{escape(label)}" viewBox="0 0 {WIDE} 20" preserveAspectRatio="none">'
        f"{''.join(drawn)}</svg>"
        f'<span class="said">{escape(line.said)}</span></div>'
    )


def histogram(values: Sequence[int], about: str, bins: int = 40) -> str:
    """How many of these numbers, ascending, lie in each stretch between the smallest and the largest.

    The last hundredth is drawn as one bar at the end, so that a single long game does not flatten the rest.
    """
    if not values:
        return ""
    least, most = values[0], values[(len(values) - 1) * 99 // 100]
    width = max(-(-(most - least + 1) // bins), 1)
    counts = [0] * ((most - least) // width + 2)
    for value in values:
        counts[min((value - least) // width, len(counts) - 1)] += 1
    step = WIDE / len(counts)
    top = max(counts)
    drawn = [
        f'<rect class="bar" x="{i * step + 0.5:.1f}" y="{100 - 100 * count / top:.1f}" width="{step - 1:.1f}"'
        f' height="{100 * count / top:.1f}"/>'
        for i, count in enumerate(counts)
    ]
    ends = [least, least + width * (len(counts) // 2), least + width * (len(counts) - 1)]
    return (
        f'<div class="histogram"><svg role="img" aria-label="{escape(about)}" viewBox="0 0 {WIDE} 100"'
        f' preserveAspectRatio="none">{"".join(drawn)}</svg>'
        f'<div class="axis"><span>{ends[0]}</span><span>{ends[1]}</span><span>{ends[2]}+ … {values[-1]}</span></div>'
        "</div>"
    )


def heat(heads: Sequence[str], rows: Sequence[tuple[str, Sequence[tuple[float, str] | None]]], par: float) -> str:
    """A table whose cells are coloured by how far they lie above or below par; each is a share and what it says."""
    top = "".join(f"<th scope=col>{escape(head)}</th>" for head in heads)
    body = []
    for name, cells in rows:
        filled = []
        for cell in cells:
            if cell is None:
                filled.append("<td class=none>·</td>")
                continue
            value, said = cell
            far = (value - par) / (1 - par) if value > par else (par - value) / par
            side = "above" if value > par else "below"
            filled.append(f'<td class="{side}" style="--far:{100 * min(far, 1.0) ** 0.7:.0f}%">{escape(said)}</td>')
        body.append(f"<tr><th scope=row>{escape(name)}</th>{''.join(filled)}</tr>")
    head = f"<thead><tr><td></td>{top}</tr></thead>"
    return f'<div class="wide"><table class="heat">{head}<tbody>{"".join(body)}</tbody></table></div>'


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A plain table, the first column of which names its rows."""
    top = "".join(f"<th scope=col>{escape(head)}</th>" for head in heads)
    body = "".join(
        f"<tr><th scope=row>{escape(row[0])}</th>{''.join(f'<td>{escape(cell)}</td>' for cell in row[1:])}</tr>"
        for row in rows
    )
    return f'<div class="wide"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'
