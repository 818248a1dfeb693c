"""What can happen in Princeps, and who may know which detail of it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.core.event import Kind, number, one_of, seat
from signoria.games.princeps.cards import CARD_NAMES, PRINCE_NAMES
from signoria.games.princeps.lands import LAND_NAMES

# The set-up and the beginning of a round.
CROWNED: Final[i64] = 0
GRANTED: Final[i64] = 1
ARMED: Final[i64] = 2
ROUND: Final[i64] = 3
# Draw.
DISCARDED: Final[i64] = 4
DRAWING: Final[i64] = 5
DREW: Final[i64] = 6
SHUFFLED: Final[i64] = 7
# Negotiate.
OPENED: Final[i64] = 8
OFFERED: Final[i64] = 9
GIVES: Final[i64] = 10
WANTS: Final[i64] = 11
OFFERED_ALL: Final[i64] = 12
GIVES_ALL: Final[i64] = 13
WANTS_ALL: Final[i64] = 14
ACCEPTED: Final[i64] = 15
GAVE: Final[i64] = 16
ACCEPTED_ALL: Final[i64] = 17
GAVE_OPENLY: Final[i64] = 18
CEDED: Final[i64] = 19
DECLINED: Final[i64] = 20
DECLINED_ALL: Final[i64] = 21
WITHDREW: Final[i64] = 22
WITHDREW_ALL: Final[i64] = 23
LAPSED: Final[i64] = 24
LAPSED_ALL: Final[i64] = 25
DONE: Final[i64] = 26
UNDONE: Final[i64] = 27
CLOSED: Final[i64] = 28
# Prepare.
SETTLED: Final[i64] = 29
LAID: Final[i64] = 30
RECALLED: Final[i64] = 31
RECALLED_SHOWN: Final[i64] = 32
READY: Final[i64] = 33
# Act.
SHOWED: Final[i64] = 34
ATTACKED: Final[i64] = 35
LED: Final[i64] = 36
REVOLTED: Final[i64] = 37
CONSPIRED: Final[i64] = 38
SPIED: Final[i64] = 39
FORTIFIED: Final[i64] = 40
COLONISED: Final[i64] = 41
REFORMED: Final[i64] = 42
STABILISED: Final[i64] = 43
USED: Final[i64] = 44
PUNISHED: Final[i64] = 45
UNANSWERED: Final[i64] = 46
DEFENDED: Final[i64] = 47
UNDEFENDED: Final[i64] = 48
ANSWERED: Final[i64] = 49
TRUMPED: Final[i64] = 50
MUSTERED: Final[i64] = 51
INCITED: Final[i64] = 52
RESISTED: Final[i64] = 53
HELD_OUT: Final[i64] = 54
BALANCE: Final[i64] = 55
WON_BATTLE: Final[i64] = 56
LOST_BATTLE: Final[i64] = 57
TIED: Final[i64] = 58
RETREATED: Final[i64] = 59
SACRIFICED: Final[i64] = 60
DIED: Final[i64] = 61
LOST: Final[i64] = 62
RETURNED: Final[i64] = 63
RETURNED_SHOWN: Final[i64] = 64
CONQUERED: Final[i64] = 65
ANNEXED: Final[i64] = 66
FREED: Final[i64] = 67
FAILED: Final[i64] = 68
ROUTED: Final[i64] = 69
ENTERED: Final[i64] = 70
STAYED: Final[i64] = 71
ENDED: Final[i64] = 72
# The end.
LED_CATEGORY: Final[i64] = 73
SCORED: Final[i64] = 74
WON: Final[i64] = 75
COMMANDED: Final[i64] = 76
EMPTIED: Final[i64] = 77
CALMED: Final[i64] = 78

CATEGORY_NAMES: Final = ("territories", "gold", "commerce", "agriculture")

_player = seat("player")
_other = seat("other")
_between = ("player", "other")
_shown = one_of("card", CARD_NAMES)
_own = one_of("card", CARD_NAMES, known_to=("player",))
_swapped = one_of("card", CARD_NAMES, known_to=_between)
_land = one_of("territory", LAND_NAMES)
_from = one_of("origin", LAND_NAMES)
_offer = number("offer", runs_on=True)
_own_offer = number("offer", known_to=_between)
_count = number("count")

KINDS: Final[dict[int, Kind]] = {
    CROWNED: Kind("crowned", (_player, one_of("prince", PRINCE_NAMES)), quiet=True),
    GRANTED: Kind("granted", (_player, _land), quiet=True),
    ARMED: Kind("armed", (_player, number("citizens"), number("mercenaries")), quiet=True),
    ROUND: Kind("round", (_player, number("round")), opens=True),
    DISCARDED: Kind("discarded", (_player, _shown), opens=True),
    DRAWING: Kind("drawing", (_player, _count, number("target")), opens=True),
    DREW: Kind("drew", (_player, _own), needs="card"),
    EMPTIED: Kind("emptied", ()),
    SHUFFLED: Kind("shuffled", (_count,)),
    OPENED: Kind("opened", (), opens=True),
    OFFERED: Kind("offered", (_player, _other, _offer), known_to=_between, opens=True),
    GIVES: Kind("gives", (_player, _other, _shown), known_to=_between),
    WANTS: Kind("wants", (_player, _other, _shown), known_to=_between),
    OFFERED_ALL: Kind("offered-all", (_player, _offer), opens=True),
    GIVES_ALL: Kind("gives-all", (_player, _shown)),
    WANTS_ALL: Kind("wants-all", (_player, _shown)),
    ACCEPTED: Kind("accepted", (_player, _other, _own_offer), opens=True),
    GAVE: Kind("gave", (_player, _other, _swapped)),
    ACCEPTED_ALL: Kind("accepted-all", (_player, _other, _offer), opens=True),
    GAVE_OPENLY: Kind("gave-openly", (_player, _other, _shown)),
    CEDED: Kind("ceded", (_player, _other, _land)),
    DECLINED: Kind("declined", (_player, _other, _offer), known_to=_between, opens=True),
    DECLINED_ALL: Kind("declined-all", (_player, _other, _offer), opens=True),
    WITHDREW: Kind("withdrew", (_player, _other, _offer), known_to=_between, opens=True),
    WITHDREW_ALL: Kind("withdrew-all", (_player, _offer), opens=True),
    LAPSED: Kind("lapsed", (_player, _other, _offer), known_to=_between, opens=True),
    LAPSED_ALL: Kind("lapsed-all", (_player, _offer), opens=True),
    DONE: Kind("done", (_player,), opens=True),
    UNDONE: Kind("undone", (_player,), opens=True),
    CLOSED: Kind("closed", (), opens=True),
    SETTLED: Kind("settled", (_player, _land), opens=True),
    LAID: Kind("laid", (_player, _own, _land), opens=True, needs="card"),
    RECALLED: Kind("recalled", (_player, _own, _land), opens=True),
    RECALLED_SHOWN: Kind("recalled-shown", (_player, _shown, _land), opens=True),
    READY: Kind("ready", (_player,), opens=True, quiet=True),
    SHOWED: Kind("showed", (_player, _shown, _land), within=("spied",)),
    ATTACKED: Kind("attacked", (_player, _land, _from), opens=True),
    LED: Kind("led", (_shown, number("citizens"), number("mercenaries"))),
    REVOLTED: Kind("revolted", (_player, _land, _from), opens=True),
    CONSPIRED: Kind("conspired", (_player, _land, _from), opens=True),
    SPIED: Kind("spied", (_player, _land, _from), opens=True),
    FORTIFIED: Kind("fortified", (_player, _land), opens=True),
    COLONISED: Kind("colonised", (_player, _land), opens=True),
    REFORMED: Kind("reformed", (_player, _land), opens=True),
    STABILISED: Kind("stabilised", (_player, _land), opens=True),
    USED: Kind("used", (_player, _shown)),
    PUNISHED: Kind("punished", (_player, _land)),
    CALMED: Kind("calmed", (_player, _land)),
    UNANSWERED: Kind("unanswered", (_player,), quiet=True),
    DEFENDED: Kind("defended", (_player, number("citizens"), number("mercenaries"))),
    COMMANDED: Kind("commanded", (_shown,)),
    UNDEFENDED: Kind("undefended", (_player,)),
    ANSWERED: Kind("answered", (_player, one_of("answer", ("pass", "machiavelli"), known_to=("player",))), quiet=True),
    TRUMPED: Kind("trumped", (_player,)),
    MUSTERED: Kind("mustered", (number("armies"), number("sea"))),
    INCITED: Kind("incited", (_shown, number("bonus"))),
    RESISTED: Kind("resisted", (number("armies"), number("castle"), number("prince"))),
    HELD_OUT: Kind("held-out", (number("castle"),)),
    BALANCE: Kind("balance", (number("attack"), number("defence"))),
    WON_BATTLE: Kind("won-battle", (_player, _land)),
    LOST_BATTLE: Kind("lost-battle", (_player, _land)),
    TIED: Kind("tied", (_player, _land)),
    RETREATED: Kind("retreated", (_player, _land)),
    SACRIFICED: Kind("sacrificed", (_player, _count)),
    DIED: Kind("died", (_player, _shown)),
    LOST: Kind("lost", (_player, _shown)),
    RETURNED: Kind("returned", (_player, _own, _land)),
    RETURNED_SHOWN: Kind("returned-shown", (_player, _shown, _land)),
    CONQUERED: Kind("conquered", (_player, _land)),
    ANNEXED: Kind("annexed", (_player, _land)),
    FREED: Kind("freed", (_player, _land)),
    FAILED: Kind("failed", (_player, _land)),
    ROUTED: Kind("routed", (_land,)),
    ENTERED: Kind("entered", (_player, _shown, _land)),
    STAYED: Kind("stayed", (_player, _land)),
    ENDED: Kind("ended", (_player,), opens=True, quiet=True),
    LED_CATEGORY: Kind("led-category", (_player, one_of("category", CATEGORY_NAMES), _count), opens=True),
    SCORED: Kind("scored", (_player, number("points"), number("stable")), opens=True),
    WON: Kind("won", (_player,), opens=True),
}
"""DISCARDED: from the hand.  EMPTIED: deck and discards are used up with what is drawn now.  An offer is told as a
line, then a line for each card given and wanted; `-all` is one to anyone.  GAVE, GAVE_OPENLY: a card changes hands.
SHOWED: a face-down card is turned up.  LED: who leads an attack, and with what; or who does anything else.  USED: a
card is used up.  RETURNED: from a territory to its owner's hand, unseen.  LOST: discarded in defeat.  DIED: an army
that chance picked.  MUSTERED, INCITED, RESISTED, HELD_OUT: what both forces are made of; the last is conspirators'.
ROUTED: they are beaten."""
