"""The cards of Princeps.

Cards of a kind cannot be told apart, so a hand, a pile and the deck are multisets: one int with a four-bit count for
each kind.  Territories are 24 different cards: any number of them is a set, a bit each.
"""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.princeps.lands import LAND_NAMES, LANDS, borders, by_sea

# The kinds, in the order in which lists name them.
PRINCE: Final[i64] = 0
COUNSELLOR: Final[i64] = 1
CAPTAIN: Final[i64] = 2
CITIZEN: Final[i64] = 3
MERCENARY: Final[i64] = 4
REVOLT: Final[i64] = 5
CONSPIRACY: Final[i64] = 6
SPY: Final[i64] = 7
REFORM: Final[i64] = 8
COLONISTS: Final[i64] = 9
CASTLE: Final[i64] = 10
PUNISHMENT: Final[i64] = 11
MACHIAVELLI: Final[i64] = 12
KINDS: Final[i64] = 13
KIND_NAMES: Final = (
    "prince",
    "counsellor",
    "captain",
    "citizen",
    "mercenary",
    "revolt",
    "conspiracy",
    "spy",
    "reform",
    "colonists",
    "castle",
    "punishment",
    "machiavelli",
)
CARD_NAMES: Final = (*KIND_NAMES, *LAND_NAMES)
"""The kinds, then the territories: card number KINDS + t is territory t."""

COPIES: Final = (0, 5, 5, 10, 10, 5, 5, 5, 3, 5, 5, 5, 1)
"""How many cards of each kind there are; the princes, one a player, are dealt apart."""

# Princes: the first of them twice, the others once.
NOBLE: Final[i64] = 0
POPULAR: Final[i64] = 1
HEREDITARY: Final[i64] = 2
ECCLESIASTIC: Final[i64] = 3
PRINCE_NAMES: Final = ("noble", "popular", "hereditary", "ecclesiastic")

TERRITORIES: Final[i64] = 24
ALL_LANDS: Final[i64] = 0xFFFFFF
BORDERS: Final = vec[i64]([sum(2**t for t, b in enumerate(LANDS) if borders(a, b)) for a in LANDS])
SEA: Final = vec[i64]([sum(2**t for t, b in enumerate(LANDS) if by_sea(a, b)) for a in LANDS])
"""For each territory those on which it borders, and those of them across the sea alone."""

FREE_LANDS: Final[i64] = sum([2**t for t, land in enumerate(LANDS) if land.polity == "free"])
NOBLE_LANDS: Final[i64] = sum([2**t for t, land in enumerate(LANDS) if land.polity == "noble"])
GOLD_LANDS: Final[i64] = sum([2**t for t, land in enumerate(LANDS) if land.wealth == "gold"])
COMMERCE_LANDS: Final[i64] = sum([2**t for t, land in enumerate(LANDS) if land.wealth == "commerce"])
AGRICULTURE_LANDS: Final[i64] = sum([2**t for t, land in enumerate(LANDS) if land.wealth == "agriculture"])

CARD: Final = vec[i64]([16**kind for kind in range(13)])
"""Multisets of one card."""

WHOLE_DECK: Final[i64] = sum([16**kind * number for kind, number in enumerate(COPIES)])
ARMIES: Final[i64] = 0xFF000
"""The counts of citizens and mercenaries in a multiset."""
PRINCE_CARD: Final[i64] = 0xF
MILITARY: Final[i64] = 0xF0F
POLITICAL: Final[i64] = 0x0FF
"""The counts of the prince, of those who may lead an attack, and of those who may use political cards."""
NOT_PRINCE: Final[i64] = 0x1FFE
"""All kinds but the prince, a bit each."""


def count(cards: i64, kind: i64) -> i64:
    """How many cards of this kind there are."""
    return cards >> 4 * kind & 15


def size(cards: i64) -> i64:
    """How many cards there are in all."""
    cards = (cards & 0xF0F0F0F0F0F0F) + (cards >> 4 & 0x0F0F0F0F0F0F)
    return cards * 0x01010101010101 >> 48 & 255


def contains(cards: i64, some: i64) -> bool:
    """Whether all of `some` are among the cards."""
    while some:
        if cards & 15 < some & 15:
            return False
        cards >>= 4
        some >>= 4
    return True


def kinds(cards: i64) -> i64:
    """The kinds that are there, a bit each: the counts are squeezed to a bit, then the bits together."""
    cards = (cards | cards >> 1 | cards >> 2 | cards >> 3) & 0x1111111111111
    cards = (cards | cards >> 3) & 0x03030303030303
    cards = (cards | cards >> 6) & 0x000F000F000F000F
    cards = (cards | cards >> 12) & 0x000000FF000000FF
    return (cards | cards >> 24) & 0x1FFF


def nth(cards: i64, k: i64) -> i64:
    """The kind of card number k, counting from 0 in the order of kinds."""
    kind: i64 = 0
    while True:
        k -= cards & 15
        if k < 0:
            return kind
        cards >>= 4
        kind += 1


def lands_in(lands: i64) -> i64:
    """How many territories a set has."""
    lands -= lands >> 1 & 0x555555
    lands = (lands & 0x333333) + (lands >> 2 & 0x333333)
    lands = lands + (lands >> 4) & 0x0F0F0F
    return (lands + (lands >> 8) + (lands >> 16)) & 31


def nth_land(lands: i64, k: i64) -> i64:
    """Territory number k of a set, counting from 0."""
    while k:
        lands &= lands - 1
        k -= 1
    return first_land(lands)


def first_land(lands: i64) -> i64:
    """The first territory of a set that has any."""
    found: i64 = 0
    if not lands & 0xFFF:
        lands >>= 12
        found = 12
    if not lands & 0x3F:
        lands >>= 6
        found += 6
    if not lands & 7:
        lands >>= 3
        found += 3
    return found + (0 if lands & 1 else 1 if lands & 2 else 2)


def listed(cards: i64, lands: i64) -> list[i64]:
    """The numbers of all these cards, one by one."""
    found: list[i64] = []
    for kind in range(KINDS):
        found += [kind] * count(cards, kind)
    if lands:
        found += [KINDS + t for t in range(TERRITORIES) if lands >> t & 1]
    return found


def sorted_cards(cards: i64, lands: i64 = 0) -> list[str]:
    """The cards' names: kinds in their order, then territories in theirs."""
    names = [name for kind, name in enumerate(KIND_NAMES) for _ in range(count(cards, kind))]
    return names + [name for t, name in enumerate(LAND_NAMES) if lands >> t & 1]
