"""What a position of Court of the Medici consists of: hands and decks, the piles at court, the play under way."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from signoria.core.bits import NONE
from signoria.core.errors import BadInput
from signoria.core.state import CHANCE, OVER, State
from signoria.games.medici.cards import (
    DUKE,
    HIGHEST,
    JESTER,
    JESTERS,
    KINDS,
    NOBLES,
    VALUES,
    card,
    contains,
    count,
    house_of,
    jester_of,
    kind_of,
    kinds,
    noble,
    size,
)
from signoria.games.medici.moves import ALLY, CONSPIRE
from signoria.games.medici.rules import Rules, unpack_rules

# Phases: what is being asked.  The first four are the set-up.
LAYING: Final[i64] = 0
CHOOSING: Final[i64] = 1
DEALING: Final[i64] = 2
OPENING: Final[i64] = 3
PLAYING: Final[i64] = 4
ANNOUNCING: Final[i64] = 5
ENDED: Final[i64] = 6
PHASE_NAMES: Final = ("circle", "circle", "circle", "circle", "play", "announce", "over")

# Zones of the court: the inner circle, and what lies in front of each House.
INNER: Final[i64] = 0
OUTER: Final[i64] = 1
ZONE_NAMES: Final = ("inner", "rovere", "gonzaga")

UNLIMITED: Final[i64] = -1
FIRST_NEW: Final[i64] = 9
"""The first id that is given after the set-up."""

# How it ended.
UNFINISHED: Final[i64] = 0
AT_COURT: Final[i64] = 1
BY_PLANS: Final[i64] = 2

_NONES: Final = vec[i64]([-1] * 52)

_RULES: Final = 4
_FIELDS: Final = 15
_HOUSE: Final = 11
_MOST_IDS: Final = 400


@mypyc_attr(allow_interpreted_subclasses=False)
class Position(State):
    """Everything on the table.  Seats are Houses.  Hands, decks, discards and so on are multisets of cards.

    The piles stand in the order of their ids; in each, a noble knows the one below it.
    """

    def __init__(self, rules: Rules) -> None:
        self.current = CHANCE
        self.pending = 0
        self.listener = None
        self.rules = rules
        self.phase = LAYING
        self.turn = NONE
        """Whose turn it is; NONE before it is known who starts."""
        self.drawer: i64 = 0
        """Whose deck chance draws from."""
        self.kept: i64 = 0
        """Those who have kept their circle as it is, a bit a seat."""
        self.running: i64 = 0
        """Plans made since a noble was last played."""
        self.ended = UNFINISHED
        self.next_id: i64 = 1

        self.card = NONE
        """The play under way, step by step: its card, ..."""
        self.manner = NONE
        self.pile = NONE
        """... the pile that the card joins, as a place among the piles; in the circle, the one to be filled; ..."""
        self.declared: i64 = 0
        """... what a played Jester was said to count, or 0; ..."""
        self.revalued: i64 = 0
        """... and the new values of R1, R2, G1, G2, four bits each, or 0."""

        self.hands = vec[i64]([0, 0])
        self.decks = vec[i64]([0, 0])
        """The part of each deck whose order nobody knows."""
        self.spare = vec[i64]([0, 0])
        """How many of these will never be drawn: a set-up may name a smaller deck, and not which cards it has."""
        self.discards = vec[i64]([0, 0])
        self.aside = vec[i64]([0, 0])
        """Cards set aside from the circle, to be shuffled in again."""
        self.draws = vec[i64]([0, 0])
        """How many cards are still to be dealt to each hand."""
        self.limits = vec[i64]([UNLIMITED, UNLIMITED])
        self.lasts = vec[i64]([NONE, NONE])
        """The kind of the last card of each deck, once it was shown."""
        self.plans = vec[i64]([0, 0])
        self.planned = vec[i64]([0, 0])
        """How many cards at the end of each ordered part the player has planned, and so knows."""
        self.under0 = vec[i64]()
        self.under1 = vec[i64]()
        """The ordered part of each deck, below the other: planned cards, the first to be drawn first."""

        self.ids = vec[i64]()
        self.zones = vec[i64]()
        self.tops = vec[i64]()
        """The uppermost noble of each pile; NONE where one of the circle is being replaced."""
        self.sizes = vec[i64]()
        self.lows = vec[i64]()
        self.highs = vec[i64]()
        """What each pile is worth if its Jesters count 1, and if they count 10."""
        self.below = _NONES[:]
        """For each noble the one below it in its pile."""
        self.places = _NONES[:JESTERS]
        """The id of the pile in which each Jester is; NONE if it is not at court."""
        self.shows = vec[i64]([1, 1, 1, 1])
        """What each Jester counts now."""
        self.court = vec[i64]([0, 0])
        """All cards of each House at court."""
        self.inner = vec[i64]([0, 0])
        """How many nobles of each House are in the inner circle."""

    # Decks

    def deck_size(self, house: i64) -> i64:
        """How many cards the deck has, planned ones included."""
        return size(self.decks[house]) - self.spare[house] + self.under_size(house)

    def has_deck(self, house: i64) -> bool:
        """Whether any card is left to draw."""
        return self.decks[house] != 0 or self.under_size(house) != 0

    def under_size(self, house: i64) -> i64:
        """How many cards the ordered part has."""
        return len(self.under0) if house == 0 else len(self.under1)

    def first_under(self, house: i64) -> i64:
        """The first card of the ordered part."""
        return self.under0[0] if house == 0 else self.under1[0]

    def put_under(self, house: i64, kind: i64) -> None:
        """A card goes under the deck."""
        if house == 0:
            self.under0 = append(self.under0, kind)
        else:
            self.under1 = append(self.under1, kind)

    def take(self, house: i64, kind: i64) -> None:
        """A card leaves the deck from above."""
        if self.decks[house]:
            self.decks[house] -= card(kind)
            if self.spare[house]:
                self.drop_spare(house)
            return
        if house == 0:
            self.under0, _ = pop(self.under0, 0)
        else:
            self.under1, _ = pop(self.under1, 0)
        self.planned[house] = min(self.planned[house], self.under_size(house))

    def drop_spare(self, house: i64) -> None:
        """When only cards are left that will never be drawn, they are out of the game."""
        if size(self.decks[house]) == self.spare[house]:
            self.decks[house] = 0
            self.spare[house] = 0

    def playable(self, house: i64) -> i64:
        """The kinds of card in hand that the last card's limit allows to play, a bit each."""
        found = kinds(self.hands[house])
        limit = self.limits[house]
        if limit == UNLIMITED or limit >= VALUES[DUKE]:
            return found
        allowed: i64 = (1 << limit + 1) - 1
        if limit >= VALUES[JESTER]:
            allowed |= 1 << JESTER
        return found & allowed

    def stuck(self, house: i64) -> bool:
        """Whether a player can only pass, now and for ever."""
        if self.limits[house] == UNLIMITED:
            return self.hands[house] == 0
        return self.playable(house) == 0

    def most_declared(self, house: i64) -> i64:
        """The most that a Jester which is played may be declared to count."""
        limit = self.limits[house]
        return limit if UNLIMITED < limit < HIGHEST else HIGHEST

    # Piles

    def place_of(self, pile: i64) -> i64:
        """The place of a pile among all, by its id; NONE if there is none."""
        for place in range(len(self.ids)):
            if self.ids[place] == pile:
                return place
        return NONE

    def value(self, place: i64) -> i64:
        """What a pile is worth now."""
        total = self.lows[place]
        if self.highs[place] != total:
            for jester in range(JESTERS):
                if self.places[jester] == self.ids[place]:
                    total += self.shows[jester] - 1
        return total

    def nobles(self, place: i64) -> list[i64]:
        """The nobles of a pile, from the bottom up."""
        found: list[i64] = []
        number = self.tops[place]
        while number != NONE:
            found.append(number)
            number = self.below[number]
        found.reverse()
        return found

    def new_pile(self, zone: i64) -> i64:
        """A place for a new pile, with the next id and nobody in it yet."""
        self.add_pile(self.next_id, zone)
        self.next_id += 1
        return len(self.ids) - 1

    def add_pile(self, pile: i64, zone: i64) -> None:
        """A pile with an id of its own, the highest so far."""
        self.ids = append(self.ids, pile)
        self.zones = append(self.zones, zone)
        self.tops = append(self.tops, NONE)
        self.sizes = append(self.sizes, 0)
        self.lows = append(self.lows, 0)
        self.highs = append(self.highs, 0)

    def arrives(self, house: i64, kind: i64) -> i64:
        """A card comes to court: the number of the noble, who is at court now but in no pile yet."""
        copy = count(self.court[house] + self.discards[house], kind)
        self.court[house] += card(kind)
        return noble(house, kind, copy)

    def stack(self, number: i64, place: i64) -> None:
        """A noble joins a pile, on top."""
        kind = kind_of(number)
        self.below[number] = self.tops[place]
        self.tops[place] = number
        self.sizes[place] += 1
        self.lows[place] += VALUES[kind]
        self.highs[place] += VALUES[kind]
        if kind == JESTER:
            self.highs[place] += HIGHEST - 1
            self.places[jester_of(number)] = self.ids[place]
        if self.zones[place] == INNER:
            self.inner[house_of(number)] += 1

    def clear(self, place: i64) -> None:
        """Nobody is in this pile any more; the place and its id remain."""
        number = self.tops[place]
        while number != NONE:
            if self.zones[place] == INNER:
                self.inner[house_of(number)] -= 1
            if kind_of(number) == JESTER:
                self.places[jester_of(number)] = NONE
            number = self.below[number]
        self.tops[place] = NONE
        self.sizes[place] = 0
        self.lows[place] = 0
        self.highs[place] = 0

    def remove_pile(self, place: i64) -> None:
        """A pile is gone, with its id."""
        self.ids, _ = pop(self.ids, place)
        self.zones, _ = pop(self.zones, place)
        self.tops, _ = pop(self.tops, place)
        self.sizes, _ = pop(self.sizes, place)
        self.lows, _ = pop(self.lows, place)
        self.highs, _ = pop(self.highs, place)

    # The byte form

    def pack(self) -> list[int]:
        fields: list[int] = [
            self.current,
            self.pending,
            self.phase,
            self.turn,
            self.drawer,
            self.kept,
            self.running,
            self.ended,
            self.next_id,
            self.card,
            self.manner,
            self.pile,
            self.declared,
            self.revalued,
            len(self.ids),
        ]
        houses: list[int] = []
        for house in range(2):
            houses += [
                self.hands[house],
                self.decks[house],
                self.spare[house],
                self.discards[house],
                self.aside[house],
                self.draws[house],
                self.limits[house],
                self.lasts[house],
                self.plans[house],
                self.planned[house],
                self.under_size(house),
            ]
        rest: list[int] = [*self.under0, *self.under1, *self.shows]
        for place in range(len(self.ids)):
            rest += [self.ids[place], self.zones[place], self.sizes[place], *self.nobles(place)]
        return self.rules.pack() + fields + houses + rest

    def load(self, numbers: list[int]) -> None:
        """Take on what `pack` gave behind the rules; BadInput if it cannot be a position."""
        if len(numbers) < _FIELDS + 2 * _HOUSE:
            raise BadInput("bytes", length=len(numbers))
        (
            self.current,
            self.pending,
            self.phase,
            self.turn,
            self.drawer,
            self.kept,
            self.running,
            self.ended,
            self.next_id,
            self.card,
            self.manner,
            self.pile,
            self.declared,
            self.revalued,
            piles,
        ) = numbers[:_FIELDS]
        unders: list[int] = []
        for house in range(2):
            start = _FIELDS + house * _HOUSE
            (
                self.hands[house],
                self.decks[house],
                self.spare[house],
                self.discards[house],
                self.aside[house],
                self.draws[house],
                self.limits[house],
                self.lasts[house],
                self.plans[house],
                self.planned[house],
                under,
            ) = numbers[start : start + _HOUSE]
            unders.append(under)
        if not self._in_range() or not self._take_rest(numbers[_FIELDS + 2 * _HOUSE :], piles, unders):
            raise BadInput("bytes", length=len(numbers))

    def _in_range(self) -> bool:
        """Whether seats, phases and cards exist."""
        limits: list[tuple[i64, i64, i64]] = [
            (self.current, OVER, 1),
            (self.pending, 0, 3),
            (self.phase, LAYING, ENDED),
            (self.turn, NONE, 1),
            (self.drawer, 0, 1),
            (self.kept, 0, 3),
            (self.running, 0, 6),
            (self.ended, UNFINISHED, BY_PLANS),
            (self.next_id, 1, _MOST_IDS),
            (self.card, NONE, KINDS - 1),
            (self.pile, NONE, NOBLES),
            (self.declared, 0, HIGHEST),
            (self.revalued, 0, 0xFFFF),
        ]
        for house in range(2):
            limits += [
                (self.hands[house], 0, self.rules.house),
                (self.decks[house], 0, self.rules.house),
                (self.spare[house], 0, max(0, size(self.decks[house]) - 1)),
                (self.discards[house], 0, self.rules.house),
                (self.aside[house], 0, self.rules.house),
                (self.draws[house], 0, 5),
                (self.limits[house], UNLIMITED, VALUES[DUKE]),
                (self.lasts[house], NONE, KINDS - 1),
                (self.plans[house], 0, 1000),
            ]
        for value, low, high in limits:
            if not low <= value <= high:
                return False
        return self.manner == NONE or self.manner == ALLY or self.manner == CONSPIRE

    def _take_rest(self, rest: list[int], piles: int, unders: list[int]) -> bool:
        """The ordered parts of the decks, the Jesters' values and the piles; False if they cannot be."""
        for house in range(2):
            if not 0 <= unders[house] <= 25 or not 0 <= self.planned[house] <= unders[house]:
                return False
        ordered = unders[0] + unders[1]
        if len(rest) < ordered + JESTERS:
            return False
        for number in range(ordered):
            if not 0 <= rest[number] < KINDS:
                return False
            self.put_under(0 if number < unders[0] else 1, rest[number])
        for jester in range(JESTERS):
            if not 1 <= rest[ordered + jester] <= HIGHEST:
                return False
            self.shows[jester] = rest[ordered + jester]
        at = ordered + int(JESTERS)
        for _ in range(piles):
            if len(rest) < at + 3:
                return False
            pile, zone, number_of = rest[at : at + 3]
            at += 3
            if not (0 < pile < self.next_id and 0 <= zone <= 2 and 0 <= number_of <= len(rest) - at):
                return False
            if len(self.ids) and pile <= self.ids[len(self.ids) - 1]:
                return False
            self.add_pile(pile, zone)
            for number in rest[at : at + number_of]:
                if not self._rejoins(number):
                    return False
            at += number_of
        if at != len(rest) or self.pile >= len(self.ids):
            return False
        if self.card != NONE and (self.turn == NONE or not count(self.hands[self.turn], self.card)):
            return False
        return self._cards_exist()

    def _rejoins(self, number: i64) -> bool:
        """A noble takes its place again on the last pile; False if it cannot."""
        if not 0 <= number < NOBLES:
            return False
        for place in range(len(self.ids)):
            if number in self.nobles(place):
                return False
        self.court[house_of(number)] += card(kind_of(number))
        self.stack(number, len(self.ids) - 1)
        return True

    def _cards_exist(self) -> bool:
        """Whether no House has more of any card than there are."""
        for house in range(2):
            for kind in range(KINDS):
                there = count(self.hands[house], kind) + count(self.decks[house], kind)
                there += count(self.discards[house], kind) + count(self.aside[house], kind)
                there += count(self.court[house], kind)
                for under in self.under0 if house == 0 else self.under1:
                    there += 1 if under == kind else 0
                if there > count(self.rules.house, kind):
                    return False
        return contains(self.rules.house, self.court[0]) and contains(self.rules.house, self.court[1])


def split(numbers: list[int]) -> tuple[Rules, list[int]]:
    """What `pack` gave, taken apart into rules and the rest; BadInput if it is not that."""
    if len(numbers) < _RULES:
        raise BadInput("bytes", length=len(numbers))
    return unpack_rules(numbers[:_RULES]), numbers[_RULES:]
