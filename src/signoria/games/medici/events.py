"""What can happen in Court of the Medici, and who may know which detail of it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.core.event import Detail, Kind, number, one_of, seat_name
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

_card = one_of(CARD_NAMES)
_player = Detail("player", seat_name)
_noble = Detail("card", _card)
_own_card = Detail("card", _card, known_to=("player",))
_house = Detail("house", one_of(HOUSE_NAMES))
_pile = Detail("pile", number)
_value = Detail("value", number)
_number = Detail("count", number)

KINDS: Final[dict[int, Kind]] = {
    PLACED: Kind("placed", (_player, _noble, _pile)),
    SET_ASIDE: Kind("set-aside", (_player, _noble, _pile)),
    KEPT: Kind("kept", (_player,)),
    SHUFFLED: Kind("shuffled", (_player, _number)),
    DEALT: Kind("dealt", (_player, _own_card)),
    DECK: Kind("deck", (_player, _number)),
    STARTED: Kind("started", (_player,)),
    SENT: Kind("sent", (_player, _noble, _pile)),
    ALLIED: Kind("allied", (_player, _noble, _pile)),
    CONSPIRED: Kind("conspired", (_player, _noble, _pile)),
    PLANNED: Kind("planned", (_player, _own_card)),
    VALUED: Kind("valued", (Detail("jester", one_of(JESTER_NAMES)), _value)),
    EQUALLED: Kind("equalled", (Detail("worth", number), Detail("added", number), Detail("total", number))),
    FELL: Kind("fell", (_pile, _value)),
    CLEARED: Kind("cleared", (_pile, _number)),
    DISCARDED: Kind("discarded", (_house, _noble)),
    PARTED: Kind("parted", (_house, _noble, _pile)),
    DREW: Kind("drew", (_player, _own_card)),
    LAST: Kind("last", (_player, _noble)),
    LIMITED: Kind("limited", (_player, _value)),
    PASSED: Kind("passed", (_player,)),
    EMPTIED: Kind("emptied", ()),
    ABSENT: Kind("absent", (_house,)),
    STUCK: Kind("stuck", ()),
    STALLED: Kind("stalled", ()),
    SCORED: Kind("scored", (_player, _value, _number)),
    WON: Kind("won", (_player,)),
    DRAWN: Kind("drawn", ()),
}
"""PLACED: into the circle.  DECK: how many cards a deck has that a set-up describes.  EQUALLED: what a conspiracy was
worth, what the card adds, the sum.  PARTED: each noble of a pile that a Lady takes apart, and where it stands then.
SCORED: the value and the number of a House's nobles at court."""
