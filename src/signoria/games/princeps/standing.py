"""How everybody stands if the game ended now: categories, points, and what decides between equals."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from signoria.games.princeps import ending
from signoria.games.princeps.cards import COMMERCE_LANDS, GOLD_LANDS, lands_in
from signoria.games.princeps.events import CATEGORY_NAMES
from signoria.games.princeps.state import Princeps

DECIDES = ("points", "stable", "gold", "commerce")
"""What is compared, in this order, until one player alone is ahead."""


class Standing(msgspec.Struct, frozen=True):
    """What a player has in each category, in which of them that scores, the points, and what is compared then."""

    has: dict[str, int]
    leads: list[str]
    compared: dict[str, int]


class Standings(msgspec.Struct, frozen=True):
    """All of them; who is ahead, and what decided it (null if several share the first place)."""

    players: dict[str, Standing]
    ahead: list[str]
    decided: str | None


def standings(state: Princeps, names: Sequence[str]) -> Standings:
    """How things stand."""
    seats = range(len(names))
    leading = [int(ending.leaders(state, category)) for category in range(len(CATEGORY_NAMES))]
    found = {}
    for seat in seats:
        has = {name: int(ending.in_category(state, seat, k)) for k, name in enumerate(CATEGORY_NAMES)}
        leads = [name for k, name in enumerate(CATEGORY_NAMES) if leading[k] >> seat & 1]
        owned = state.owned[seat]
        values = (
            len(leads),
            int(lands_in(ending.stable(state, seat))),
            int(lands_in(owned & GOLD_LANDS)),
            int(lands_in(owned & COMMERCE_LANDS)),
        )
        found[names[seat]] = Standing(has, leads, dict(zip(DECIDES, values, strict=True)))
    left = list(names)
    for key in DECIDES:
        best = max(found[name].compared[key] for name in left)
        left = [name for name in left if found[name].compared[key] == best]
        if len(left) == 1:
            return Standings(found, left, key)
    return Standings(found, left, None)
