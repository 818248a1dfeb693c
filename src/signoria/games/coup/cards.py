"""Coup's characters, and hands of cards.

Cards of one character cannot be told apart, so a hand, a discard and the Court deck are
multisets: one int with a five-bit count for each character.
"""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# The characters, in the order in which lists name them.
DUKE: Final[i64] = 0
ASSASSIN: Final[i64] = 1
CAPTAIN: Final[i64] = 2
AMBASSADOR: Final[i64] = 3
INQUISITOR: Final[i64] = 4
CONTESSA: Final[i64] = 5
CHARACTERS: Final[i64] = 6
CHARACTER_NAMES: Final = ("duke", "assassin", "captain", "ambassador", "inquisitor", "contessa")

_ONES: Final[i64] = 0x2108421
_HIGH: Final[i64] = 0x21084210


def card(character: i64) -> i64:
    """One card of this character, as a multiset."""
    return 1 << 5 * character


def count(cards: i64, character: i64) -> i64:
    """How many cards of this character there are."""
    return cards >> 5 * character & 31


def size(cards: i64) -> i64:
    """How many cards there are in all (up to 31)."""
    return cards * _ONES >> 25 & 31


def contains(cards: i64, some: i64) -> bool:
    """Whether all of `some` are among the cards."""
    return (cards | _HIGH) - some & _HIGH == _HIGH


def kinds(cards: i64) -> i64:
    """The characters that are there, a bit each."""
    found: i64 = 0
    for character in range(CHARACTERS):
        if cards >> 5 * character & 31:
            found |= 1 << character
    return found


def nth(cards: i64, k: i64) -> i64:
    """The character of card number k, counting from 0 in the order of characters."""
    character = DUKE
    while True:
        k -= cards & 31
        if k < 0:
            return character
        cards >>= 5
        character += 1


def sorted_cards(cards: i64) -> list[str]:
    """The cards' names, in the order of characters."""
    return [name for i, name in enumerate(CHARACTER_NAMES) for _ in range(count(cards, i))]
