"""Records of games that together tell every kind of event of a game, and what a log must tell of each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from tools.pictures.princeps import Campaign

from signoria import games
from signoria.core.event import Event
from signoria.core.record import Record, record
from signoria.core.replay import PlayedAgain
from signoria.testing.randomly import random_play
from signoria.texts import Words
from tests.variants import VARIANTS

RANDOM: Final[dict[str, Sequence[tuple[str, int]]]] = {
    "coup": [("edition-it-duel", 22), ("two-draft-court-inquisitor", 24)],
    "medici": [("all-else", 6), ("usual", 30), ("all-else", 20), ("first-games", 16)],
    "princeps": [("four", 0)],
}
"""Random games, by variants and seeds, ..."""

FOUGHT: Final = [(35, 2), (94, 3)]
"""... and campaigns, by numbers and players: the fewest moves that tell everything, of some hundred games of each."""


def records(game: str) -> Iterator[Record]:
    """Finished games of which every kind of event is told, at least once."""
    for variant, seed in RANDOM[game]:
        yield record(random_play(games.get(game), VARIANTS[game][variant], seed))
    if game == "princeps":
        for number, players in FOUGHT:
            fought = Campaign("fought", number, lambda table: table.asked() is None, players=players).table.play
            assert fought is not None
            yield record(fought)


def lines(of: Record, language: str) -> tuple[list[str], set[str]]:
    """What the list beside a replay must tell, with everything face up, in a language; and the kinds that it tells."""
    game = games.get(of.game)
    words = Words(language, [game.texts])
    found = []
    kinds: set[str] = set()
    for moment in PlayedAgain(of, game, None).moments():
        told = list(log(of.game, moment.events))
        kinds.update(event.kind for event in told)
        found.append(" ".join(words.event(event) for event in told))
    return [line for line in found if line], kinds


def log(game: str, events: Sequence[Event]) -> Iterator[Event]:
    """Those of these events that a log tells."""
    kinds = games.get(game).kinds_by_name
    opened = ""
    for event in events:
        kind = kinds[event.kind]
        opened = event.kind if kind.opens else opened
        if kind.quiet or (kind.needs and kind.needs not in event.details):
            continue
        if not kind.within or opened in kind.within:
            yield event


def every_kind(game: str) -> set[str]:
    """The kinds of event that a log may tell."""
    return {kind.name for kind in games.get(game).kinds.values() if not kind.quiet}
