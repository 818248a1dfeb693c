"""What can happen in Coup, and who may know which detail of it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.core.event import Kind, number, one_of, seat
from signoria.games.coup.cards import CHARACTER_NAMES
from signoria.games.coup.moves import ACTION_NAMES

STARTED: Final[i64] = 0
DREW: Final[i64] = 1
PASSED: Final[i64] = 2
PICKED: Final[i64] = 3
DRAFTED: Final[i64] = 4
DECLARED: Final[i64] = 5
PAID: Final[i64] = 6
REFUNDED: Final[i64] = 7
TOOK: Final[i64] = 8
STOLE: Final[i64] = 9
FORFEITED: Final[i64] = 10
CHALLENGED: Final[i64] = 11
SHOWED: Final[i64] = 12
BLUFFED: Final[i64] = 13
CONCEDED: Final[i64] = 14
LOST: Final[i64] = 15
OUT: Final[i64] = 16
BLOCKED: Final[i64] = 17
STOPPED: Final[i64] = 18
RETURNED: Final[i64] = 19
PRESENTED: Final[i64] = 20
GAVE_BACK: Final[i64] = 21
REPLACED: Final[i64] = 22
SURRENDERED: Final[i64] = 23
WON: Final[i64] = 24
UNCHALLENGED: Final[i64] = 25
UNBLOCKED: Final[i64] = 26

_player = seat("player")
_target = seat("target")
_coins = number("coins")
_claim = one_of("character", CHARACTER_NAMES)
_action = one_of("action", ACTION_NAMES)
_card = one_of("card", CHARACTER_NAMES)
_own_card = one_of("card", CHARACTER_NAMES, known_to=("player",))
_shared_card = one_of("card", CHARACTER_NAMES, known_to=("player", "target"))

KINDS: Final[dict[int, Kind]] = {
    STARTED: Kind("started", (_player,), opens=True),
    DREW: Kind("drew", (_player, _own_card), needs="card"),
    PASSED: Kind("passed", (_player,), known_to=("player",), quiet=True),
    PICKED: Kind("picked", (_player, _card), known_to=("player",)),
    DRAFTED: Kind("drafted", (), opens=True),
    DECLARED: Kind("declared", (_player, _action, _target), opens=True),
    PAID: Kind("paid", (_player, _coins)),
    REFUNDED: Kind("refunded", (_player, _coins)),
    TOOK: Kind("took", (_player, _coins)),
    STOLE: Kind("stole", (_player, _target, _coins)),
    FORFEITED: Kind("forfeited", (_player, _coins)),
    CHALLENGED: Kind("challenged", (_player, _target, _claim)),
    SHOWED: Kind("showed", (_player, _card)),
    BLUFFED: Kind("bluffed", (_player, _claim)),
    CONCEDED: Kind("conceded", (_player, _claim)),
    LOST: Kind("lost", (_player, _card)),
    OUT: Kind("out", (_player,)),
    BLOCKED: Kind("blocked", (_player, _target, _claim)),
    STOPPED: Kind("stopped", (_player, _action)),
    RETURNED: Kind("returned", (_player, _own_card), needs="card"),
    PRESENTED: Kind("presented", (_player, _target, _shared_card)),
    GAVE_BACK: Kind("gave-back", (_player, _target)),
    REPLACED: Kind("replaced", (_player, _target)),
    SURRENDERED: Kind("surrendered", (_player, _target, _shared_card), needs="card"),
    WON: Kind("won", (_player,), opens=True),
    UNCHALLENGED: Kind("unchallenged", (_player, _claim)),
    UNBLOCKED: Kind("unblocked", (_player, _action)),
}
"""Passes and picks are not announced; that nobody has objected is told when a window closes (UNCHALLENGED, UNBLOCKED).

PRESENTED and SURRENDERED: the player's card, seen by the Inquisitor's owner, who is the target here."""
