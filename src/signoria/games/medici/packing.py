"""A position of Court of the Medici as numbers and back, and as a copy: every field is named in each of the three."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.core.bits import NONE
from signoria.core.errors import BadInput
from signoria.core.state import OVER
from signoria.games.medici.cards import (
    DUKE,
    HIGHEST,
    JESTERS,
    KINDS,
    NOBLES,
    VALUES,
    card,
    contains,
    count,
    house_of,
    kind_of,
    size,
)
from signoria.games.medici.moves import ALLY, CONSPIRE
from signoria.games.medici.position import BY_PLANS, ENDED, LAYING, UNFINISHED, UNLIMITED, Position
from signoria.games.medici.rules import Rules, unpack_rules

_RULES: Final = 4
_FIELDS: Final = 15
_HOUSE: Final = 11
_MOST_IDS: Final = 400


def copy_fields(position: Position, new: Position) -> None:
    """All that a position is, but for its rules, into another one of the same rules."""
    new.current = position.current
    new.pending = position.pending
    new.phase = position.phase
    new.turn = position.turn
    new.drawer = position.drawer
    new.kept = position.kept
    new.running = position.running
    new.ended = position.ended
    new.next_id = position.next_id
    new.card = position.card
    new.manner = position.manner
    new.pile = position.pile
    new.declared = position.declared
    new.revalued = position.revalued
    new.hands = position.hands[:]
    new.decks = position.decks[:]
    new.spare = position.spare[:]
    new.discards = position.discards[:]
    new.aside = position.aside[:]
    new.draws = position.draws[:]
    new.limits = position.limits[:]
    new.lasts = position.lasts[:]
    new.plans = position.plans[:]
    new.planned = position.planned[:]
    new.under0 = position.under0[:]
    new.under1 = position.under1[:]
    new.ids = position.ids[:]
    new.zones = position.zones[:]
    new.tops = position.tops[:]
    new.sizes = position.sizes[:]
    new.lows = position.lows[:]
    new.highs = position.highs[:]
    new.below = position.below[:]
    new.places = position.places[:]
    new.shows = position.shows[:]
    new.court = position.court[:]
    new.inner = position.inner[:]


def pack(position: Position) -> list[int]:
    """All that a position is, as small ints: the rules, single fields, each House, ordered cards, the piles."""
    fields: list[int] = [
        position.current,
        position.pending,
        position.phase,
        position.turn,
        position.drawer,
        position.kept,
        position.running,
        position.ended,
        position.next_id,
        position.card,
        position.manner,
        position.pile,
        position.declared,
        position.revalued,
        len(position.ids),
    ]
    houses: list[int] = []
    for house in range(2):
        houses += [
            position.hands[house],
            position.decks[house],
            position.spare[house],
            position.discards[house],
            position.aside[house],
            position.draws[house],
            position.limits[house],
            position.lasts[house],
            position.plans[house],
            position.planned[house],
            position.under_size(house),
        ]
    rest: list[int] = [*position.under0, *position.under1, *position.shows]
    for place in range(len(position.ids)):
        rest += [position.ids[place], position.zones[place], position.sizes[place], *position.nobles(place)]
    return position.rules.pack() + fields + houses + rest


def split(numbers: list[int]) -> tuple[Rules, list[int]]:
    """What `pack` gave, taken apart into rules and the rest; BadInput if it is not that."""
    if len(numbers) < _RULES:
        raise BadInput("bytes", length=len(numbers))
    return unpack_rules(numbers[:_RULES]), numbers[_RULES:]


def load(position: Position, numbers: list[int]) -> None:
    """Take on what `pack` gave behind the rules; BadInput if it cannot be a position."""
    if len(numbers) < _FIELDS + 2 * _HOUSE:
        raise BadInput("bytes", length=len(numbers))
    (
        position.current,
        position.pending,
        position.phase,
        position.turn,
        position.drawer,
        position.kept,
        position.running,
        position.ended,
        position.next_id,
        position.card,
        position.manner,
        position.pile,
        position.declared,
        position.revalued,
        piles,
    ) = numbers[:_FIELDS]
    unders: list[int] = []
    for house in range(2):
        start = _FIELDS + house * _HOUSE
        (
            position.hands[house],
            position.decks[house],
            position.spare[house],
            position.discards[house],
            position.aside[house],
            position.draws[house],
            position.limits[house],
            position.lasts[house],
            position.plans[house],
            position.planned[house],
            under,
        ) = numbers[start : start + _HOUSE]
        unders.append(under)
    if not _in_range(position) or not _take_rest(position, numbers[_FIELDS + 2 * _HOUSE :], piles, unders):
        raise BadInput("bytes", length=len(numbers))


def _in_range(position: Position) -> bool:
    """Whether seats, phases and cards exist."""
    limits: list[tuple[i64, i64, i64]] = [
        (position.current, OVER, 1),
        (position.pending, 0, 3),
        (position.phase, LAYING, ENDED),
        (position.turn, NONE, 1),
        (position.drawer, 0, 1),
        (position.kept, 0, 3),
        (position.running, 0, 6),
        (position.ended, UNFINISHED, BY_PLANS),
        (position.next_id, 1, _MOST_IDS),
        (position.card, NONE, KINDS - 1),
        (position.pile, NONE, NOBLES),
        (position.declared, 0, HIGHEST),
        (position.revalued, 0, 0xFFFF),
    ]
    for house in range(2):
        limits += [
            (position.hands[house], 0, position.rules.house),
            (position.decks[house], 0, position.rules.house),
            (position.spare[house], 0, max(0, size(position.decks[house]) - 1)),
            (position.discards[house], 0, position.rules.house),
            (position.aside[house], 0, position.rules.house),
            (position.draws[house], 0, 5),
            (position.limits[house], UNLIMITED, VALUES[DUKE]),
            (position.lasts[house], NONE, KINDS - 1),
            (position.plans[house], 0, 1000),
        ]
    for value, low, high in limits:
        if not low <= value <= high:
            return False
    return position.manner == NONE or position.manner == ALLY or position.manner == CONSPIRE


def _take_rest(position: Position, rest: list[int], piles: int, unders: list[int]) -> bool:
    """The ordered parts of the decks, the Jesters' values and the piles; False if they cannot be."""
    for house in range(2):
        if not 0 <= unders[house] <= 25 or not 0 <= position.planned[house] <= unders[house]:
            return False
    ordered = unders[0] + unders[1]
    if len(rest) < ordered + JESTERS:
        return False
    for number in range(ordered):
        if not 0 <= rest[number] < KINDS:
            return False
        position.put_under(0 if number < unders[0] else 1, rest[number])
    for jester in range(JESTERS):
        if not 1 <= rest[ordered + jester] <= HIGHEST:
            return False
        position.shows[jester] = rest[ordered + jester]
    at = ordered + int(JESTERS)
    for _ in range(piles):
        if len(rest) < at + 3:
            return False
        pile, zone, number_of = rest[at : at + 3]
        at += 3
        if not (0 < pile < position.next_id and 0 <= zone <= 2 and 0 <= number_of <= len(rest) - at):
            return False
        if len(position.ids) and pile <= position.ids[len(position.ids) - 1]:
            return False
        position.add_pile(pile, zone)
        for number in rest[at : at + number_of]:
            if not _rejoins(position, number):
                return False
        at += number_of
    if at != len(rest) or position.pile >= len(position.ids):
        return False
    if position.card != NONE and (position.turn == NONE or not count(position.hands[position.turn], position.card)):
        return False
    return _cards_exist(position)


def _rejoins(position: Position, number: i64) -> bool:
    """A noble takes its place again on the last pile; False if it cannot."""
    if not 0 <= number < NOBLES:
        return False
    for place in range(len(position.ids)):
        if number in position.nobles(place):
            return False
    position.court[house_of(number)] += card(kind_of(number))
    position.stack(number, len(position.ids) - 1)
    return True


def _cards_exist(position: Position) -> bool:
    """Whether no House has more of any card than there are."""
    for house in range(2):
        for kind in range(KINDS):
            there = count(position.hands[house], kind) + count(position.decks[house], kind)
            there += count(position.discards[house], kind) + count(position.aside[house], kind)
            there += count(position.court[house], kind)
            for under in position.under0 if house == 0 else position.under1:
                there += 1 if under == kind else 0
            if there > count(position.rules.house, kind):
                return False
    return contains(position.rules.house, position.court[0]) and contains(position.rules.house, position.court[1])
