"""What a seat of Princeps has heard of cards that it cannot see: what came to each place, moved, and left."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.bits import BIT, NONE
from signoria.games.princeps.cards import CARD, COPIES, PRINCE
from signoria.games.princeps.moves import LAND as LAND_CARD
from signoria.games.princeps.moves import SEATS

# What a seat has heard, as far as it is about cards that it cannot see: a card came to a place or left it, one of a
# place moved to another, so many of a card are there, not all of several cards are, the prince is in hand or is not.
CAME: Final[i64] = 0
LEFT: Final[i64] = 1
MOVED: Final[i64] = 2
ARE_THERE: Final[i64] = 3
LACKS: Final[i64] = 4
"""With the kinds, and the territories, of which not all are there."""
PRINCE_HELD: Final[i64] = 5

UNKNOWN: Final[i64] = -1
"""As a card: any."""

_EVERYWHERE: Final[i64] = (1 << 29) - 1
"""The set of all places."""

Heard = tuple[i64, i64, i64, i64]


def sizes_of(story: list[Heard]) -> list[i64]:
    """How many cards were in the place that each thing heard is about, before it."""
    held = vec[i64]([0] * 29)
    found: list[i64] = []
    for what, place, card, _ in story:
        found.append(held[place])
        if what == CAME:
            held[place] += 1
        elif what == LEFT:
            held[place] -= 1
        elif what == MOVED:
            held[place] -= 1
            held[card] += 1
    return found


def is_single(card: i64) -> bool:
    """Whether there is only one such card; of princes, only one that is a player's."""
    return card == PRINCE or card >= LAND_CARD or (card >= 0 and COPIES[card] == 1)


class Single:
    """A card of which there is only one, and where it can have been."""

    def __init__(self, card: i64, seat: i64, story: list[Heard], sizes: list[i64]) -> None:
        self.card = card
        self.seat = seat
        """Whose prince it is."""
        self.possible: list[i64] = [_EVERYWHERE] * (len(story) + 1)
        """Where it can have been before each thing heard, and at the end: found from the end backwards."""
        for k in range(len(story) - 1, -1, -1):
            self.possible[k] = self._before(story[k], self.possible[k + 1], sizes[k])

    def is_meant(self, heard: Heard) -> bool:
        """Whether something that is heard of such a card is of this one."""
        what, place, card, number = heard
        if card != self.card or what == MOVED or what == PRINCE_HELD:
            return False
        return card != PRINCE or (place if what == CAME else number) == self.seat

    def can_move(self, place: i64, to: i64) -> bool:
        """Princes between their own hand and territories, territory cards between hands, others between any places."""
        if self.card == PRINCE:
            return (place == self.seat and to >= SEATS) or (to == self.seat and place >= SEATS)
        return self.card < LAND_CARD or (place < SEATS and to < SEATS)

    def _before(self, heard: Heard, may: i64, size_there: i64) -> i64:
        what, place, card, number = heard
        here = BIT[place]
        if what == MOVED:
            stays = may & here != 0 and size_there > 1
            goes = may & BIT[card] != 0 and self.can_move(place, card)
            return may | here if stays or goes else may & ~here
        if what == PRINCE_HELD:
            if self.card != PRINCE or place != self.seat:
                return may
            return may & here if card else may & ~here
        if what == LACKS:
            if self.card < LAND_CARD:
                return may & ~here if card == CARD[self.card] and not number else may
            return may & ~here if number == BIT[self.card - LAND_CARD] and not card else may
        if self.is_meant(heard):
            return _EVERYWHERE if what == CAME else here
        if what == LEFT or what == ARE_THERE:
            others = number if what == ARE_THERE else 1
            return may & ~here if size_there <= others else may
        return may


def singles_of(story: list[Heard], sizes: list[i64]) -> list[Single]:
    """All cards of which there is only one, as far as the seat has heard of them."""
    found: list[Single] = []
    known: i64 = 0
    for what, place, card, _ in story:
        if what == CAME and card == PRINCE and not known & BIT[place]:
            known |= BIT[place]
            found.append(Single(card, place, story, sizes))
    known = 0
    for what, _, card, _ in story:
        if (what == CAME or what == ARE_THERE) and card != PRINCE and is_single(card) and not known >> card & 1:
            known |= BIT[0] << card
            found.append(Single(card, NONE, story, sizes))
    return found
