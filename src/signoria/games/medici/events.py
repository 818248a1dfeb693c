"""What can happen in Court of the Medici, and who may know which detail of it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.core.event import Kind, number, one_of, seat
from signoria.games.medici.cards import CARD_NAMES, HOUSE_NAMES, JESTER_NAMES

PLACED: Final[i64] = 0
SET_ASIDE: Final[i64] = 1
KEPT: Final[i64] = 2
SHUFFLED: Final[i64] = 3
DEALT: Final[i64] = 4
DECK: Final[i64] = 5
STARTED: Final[i64] = 6
SENT: Final[i64] = 7
ALLIED: Final[i64] = 8
CONSPIRED: Final[i64] = 9
PLANNED: Final[i64] = 10
VALUED: Final[i64] = 11
EQUALLED: Final[i64] = 12
FELL: Final[i64] = 13
CLEARED: Final[i64] = 14
DISCARDED: Final[i64] = 15
PARTED: Final[i64] = 16
DREW: Final[i64] = 17
LAST: Final[i64] = 18
LIMITED: Final[i64] = 19
PASSED: Final[i64] = 20
EMPTIED: Final[i64] = 21
ABSENT: Final[i64] = 22
STUCK: Final[i64] = 23
STALLED: Final[i64] = 24
SCORED: Final[i64] = 25
WON: Final[i64] = 26
DRAWN: Final[i64] = 27

_player = seat("player")
_noble = one_of("card", CARD_NAMES)
_own_card = one_of("card", CARD_NAMES, known_to=("player",))
_house = one_of("house", HOUSE_NAMES)
_pile = number("pile")
_value = number("value")
_number = number("count")

KINDS: Final[dict[int, Kind]] = {
    PLACED: Kind("placed", (_player, _noble, _pile), quiet=True),
    SET_ASIDE: Kind("set-aside", (_player, _noble, _pile), opens=True),
    KEPT: Kind("kept", (_player,), opens=True),
    SHUFFLED: Kind("shuffled", (_player, _number)),
    DEALT: Kind("dealt", (_player, _own_card), quiet=True),
    DECK: Kind("deck", (_player, _number), quiet=True),
    STARTED: Kind("started", (_player,), opens=True),
    SENT: Kind("sent", (_player, _noble, _pile), opens=True),
    ALLIED: Kind("allied", (_player, _noble, _pile), opens=True),
    CONSPIRED: Kind("conspired", (_player, _noble, _pile), opens=True),
    PLANNED: Kind("planned", (_player, _own_card), opens=True),
    VALUED: Kind("valued", (one_of("jester", JESTER_NAMES), _value)),
    EQUALLED: Kind("equalled", (number("worth"), number("added"), number("total"))),
    FELL: Kind("fell", (_pile, _value)),
    CLEARED: Kind("cleared", (_pile, _number)),
    DISCARDED: Kind("discarded", (_house, _noble)),
    PARTED: Kind("parted", (_house, _noble, _pile)),
    DREW: Kind("drew", (_player, _own_card), needs="card"),
    LAST: Kind("last", (_player, _noble)),
    LIMITED: Kind("limited", (_player, _value)),
    PASSED: Kind("passed", (_player,), opens=True),
    EMPTIED: Kind("emptied", ()),
    ABSENT: Kind("absent", (_house,)),
    STUCK: Kind("stuck", ()),
    STALLED: Kind("stalled", ()),
    SCORED: Kind("scored", (_player, _value, _number), opens=True),
    WON: Kind("won", (_player,), opens=True),
    DRAWN: Kind("drawn", ()),
}
"""PLACED: into the circle.  DECK: how many cards a deck has that a set-up describes.  EQUALLED: what a conspiracy was
worth, what the card adds, the sum.  PARTED: each noble of a pile that a Lady takes apart, and where it stands then.
SCORED: the value and the number of a House's nobles at court."""
