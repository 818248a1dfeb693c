"""The nobles of Court of the Medici, and hands of cards.

Cards of one House and kind cannot be told apart in a hand, a deck or a discard, so each of these is a multiset:
one int with a two-bit count for each kind.  At court a card is a noble of its own, and has a number.
"""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

ROVERE: Final[i64] = 0
GONZAGA: Final[i64] = 1
HOUSE_NAMES: Final = ("rovere", "gonzaga")

# The kinds of card.  Those from 2 to 10 are their own value, and so are the Minister and the Lady.
MINISTER: Final[i64] = 0
LADY: Final[i64] = 1
JESTER: Final[i64] = 11
DUKE: Final[i64] = 12
KINDS: Final[i64] = 13
CARD_NAMES: Final = ("minister", "lady", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jester", "duke")

VALUES: Final = vec[i64]([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1, 15])
"""What a card counts; a Jester at least, and at the end of the game."""

HIGHEST: Final[i64] = 10
"""The most that a Jester can be declared to count."""

# Nobles are numbered by House, kind and copy; so the Jesters are known by the order in which they came to court.
NOBLES: Final[i64] = 52
JESTERS: Final[i64] = 4
JESTER_NAMES: Final = ("R1", "R2", "G1", "G2")


def noble(house: i64, kind: i64, copy: i64) -> i64:
    """The number of a noble at court: the first (0) or second (1) of its House and kind to come."""
    return house * 26 + kind * 2 + copy


def house_of(number: i64) -> i64:
    """The House of a noble."""
    return 1 if number >= 26 else 0


def kind_of(number: i64) -> i64:
    """The kind of a noble."""
    return (number - 26 if number >= 26 else number) >> 1


def jester_of(number: i64) -> i64:
    """Which of R1, R2, G1, G2 this Jester is."""
    return house_of(number) * 2 + (number & 1)


def card(kind: i64) -> i64:
    """One card of this kind, as a multiset."""
    return 1 << 2 * kind


def count(cards: i64, kind: i64) -> i64:
    """How many cards of this kind there are."""
    return cards >> 2 * kind & 3


def size(cards: i64) -> i64:
    """How many cards there are in all."""
    cards = (cards & 0x3333333) + (cards >> 2 & 0x3333333)
    cards = (cards & 0xF0F0F0F) + (cards >> 4 & 0xF0F0F0F)
    return cards * 0x1010101 >> 24 & 255


def contains(cards: i64, some: i64) -> bool:
    """Whether all of `some` are among the cards."""
    for kind in range(KINDS):
        if cards >> 2 * kind & 3 < some >> 2 * kind & 3:
            return False
    return True


def kinds(cards: i64) -> i64:
    """The kinds that are there, a bit each: a bit of every two, then all of them moved together."""
    cards = (cards | cards >> 1) & 0x1555555
    cards = (cards | cards >> 1) & 0x3333333
    cards = (cards | cards >> 2) & 0xF0F0F0F
    cards = (cards | cards >> 4) & 0xFF00FF
    return (cards | cards >> 8) & 0xFFFF


def nth(cards: i64, k: i64) -> i64:
    """The kind of card number k, counting from 0 in the order of kinds."""
    kind = MINISTER
    while True:
        k -= cards & 3
        if k < 0:
            return kind
        cards >>= 2
        kind += 1


def worth(cards: i64) -> i64:
    """What the cards count at the end of the game."""
    total: i64 = 0
    for kind in range(KINDS):
        total += count(cards, kind) * VALUES[kind]
    return total


def sorted_cards(cards: i64) -> list[str]:
    """The cards' names, in the order of kinds."""
    return [name for i, name in enumerate(CARD_NAMES) for _ in range(count(cards, i))]
