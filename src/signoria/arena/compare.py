"""The same tournament with each value of an option, side by side."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from signoria.arena import measures
from signoria.arena.statistics import NOTHING
from signoria.arena.summary import Summary
from signoria.core.errors import BadInput
from signoria.core.game import Game
from signoria.core.options import Value
from signoria.texts.figures import Figure


class Row(msgspec.Struct):
    """One figure, for each of the values: what it is about (`length`, `seat`, `bot`, `play`, `rate`), and of which."""

    about: str
    which: str
    figures: list[Figure]


def read(game: Game, said: str) -> tuple[str, list[Value]]:
    """The option and the values that `OPTION=VALUE,VALUE,…` says; BadInput if they are none, or fewer than two."""
    name, _, values = said.partition("=")
    name = name.strip().replace("-", "_")
    known = {option.name: option for option in game.options}
    if name not in known:
        raise BadInput("option-unknown", option=name, known=", ".join(known))
    found: list[Value] = []
    for text in values.split(","):
        value = known[name].read(text.strip())
        if value not in found:
            found.append(value)
    if len(found) < 2:
        raise BadInput("arena-compare", option=name, allowed=known[name].allowed)
    return name, found


def options_of(game: Game, given: Mapping[str, Value], name: str, values: Sequence[Value]) -> list[dict[str, Value]]:
    """The options of each tournament: what is not given is suggested, alike for all; BadInput for what cannot be."""
    if name in given:
        raise BadInput("arena-compare-given", option=name)
    each = [{**given, name: value} for value in values]
    suggested = [game.suggest(options) for options in each]
    players = [seats for found in suggested if isinstance(seats := found.get("players"), int)]
    common: dict[str, Value] = {"players": min(players)} if players else {}
    return [game.resolve({**found, **common, **options}) for found, options in zip(suggested, each, strict=True)]


def rows(summaries: Sequence[Summary]) -> Iterator[Row]:
    """All figures side by side; where a value has none, nothing stands."""
    yield Row("length", "", [summary.length for summary in summaries])
    most = max(summary.plan.players for summary in summaries)
    for seat in range(most):
        yield Row("seat", str(seat + 1), [_at(summary.seats, seat) for summary in summaries])
    for bot, name in enumerate(summaries[0].plan.bots):
        yield Row("bot", name, [summary.entrants[bot].share for summary in summaries])
    for kind in measures.ordered(summaries[0].plan.rulebook, {kind for summary in summaries for kind in summary.uses}):
        never = [Figure(0.0, 0.0, 0.0, summary.games) for summary in summaries]
        yield Row("play", kind, [s.uses.get(kind, none) for s, none in zip(summaries, never, strict=True)])
    for name in summaries[0].rates:
        yield Row("rate", name, [summary.rates[name] for summary in summaries])


def _at(figures: Sequence[Figure], place: int) -> Figure:
    return figures[place] if place < len(figures) else NOTHING
