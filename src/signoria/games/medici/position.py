"""What a position of Court of the Medici consists of: hands and decks, the piles at court, the play under way."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from signoria.core.bits import NONE
from signoria.core.state import CHANCE, State
from signoria.games.medici.cards import (
    DUKE,
    HIGHEST,
    JESTER,
    JESTERS,
    VALUES,
    card,
    count,
    house_of,
    jester_of,
    kind_of,
    kinds,
    noble,
    size,
)
from signoria.games.medici.rules import Rules

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

    # Who is asked

    def ask(self, phase: i64, seat: i64) -> None:
        """A decision of this seat is due."""
        self.phase = phase
        self.current = seat
        self.pending = 1 << seat

    def draw_next(self, phase: i64, house: i64) -> None:
        """Chance is to draw the uppermost card of a deck, for what the phase says."""
        self.phase = phase
        self.drawer = house
        self.current = CHANCE
        self.pending = 0
