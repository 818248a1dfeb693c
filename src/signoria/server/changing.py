"""What becomes of a table before its game when the host changes it: its options, and who sits where."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from itertools import combinations
from typing import Final

from signoria.core.errors import BadInput
from signoria.core.game import Game, Options
from signoria.core.options import Value, checked

MOST_DROPPED: Final = 2
"""So many older choices are dropped in every way that may do; if that is too few, the newest that agree are kept."""


def resolved(game: Game, named: Mapping[str, Value]) -> dict[str, Value]:
    """All options of a table about which this was said; BadInput for what cannot be combined."""
    return game.resolve({**game.suggest(named), **named})


def chosen(game: Game, named: Mapping[str, Value]) -> dict[str, Value]:
    """What was said without what follows from the rest."""
    derived = {option.name for option in game.options if option.derived}
    return {name: value for name, value in named.items() if name not in derived}


def guessed(game: Game, options: Options) -> dict[str, Value]:
    """What a host may have said who got these options: all that is not usual."""
    usual = resolved(game, {})
    return chosen(game, {name: value for name, value in options.items() if value != usual[name]})


def merged(game: Game, older: Mapping[str, Value], newer: Mapping[str, Value]) -> dict[str, Value]:
    """Older choices, from the oldest on, with newer ones, without as few of the older as contradict them; BadInput if
    the newer ones cannot be.
    """
    checked(game.options, newer)
    older = {name: value for name, value in older.items() if name not in newer}
    for kept in _fewer(older):
        if _can_be(game, {**kept, **newer}):
            return {**kept, **newer}
    found: dict[str, Value] = {}
    for name, value in reversed(older.items()):
        if _can_be(game, {name: value, **found, **newer}):
            found = {name: value, **found}
    resolved(game, {**found, **newer})
    return {**found, **newer}


def _fewer(named: Mapping[str, Value]) -> Iterator[dict[str, Value]]:
    """All, and all but a few, the oldest first."""
    for size in range(min(MOST_DROPPED, len(named)) + 1):
        for dropped in combinations(named, size):
            yield {name: value for name, value in named.items() if name not in dropped}


def _can_be(game: Game, named: Mapping[str, Value]) -> bool:
    try:
        resolved(game, named)
    except BadInput:
        return False
    return True


def reseated(people: Collection[int], bots: Collection[int], seats: int) -> list[int | None]:
    """From which seat each of so many is taken.  People stay, or move to the first free seats, where bots make room
    from the last on if they must.  There are enough seats for all people.
    """
    found = [seat if seat in people or seat in bots else None for seat in range(seats)]
    moving = [seat for seat in sorted(people) if seat >= seats]
    for seat in sorted(bots, reverse=True):
        if seat < seats and found.count(None) < len(moving):
            found[seat] = None
    for before in moving:
        found[found.index(None)] = before
    return found
