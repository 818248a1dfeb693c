"""The forces of a contest that is not declared yet, compared as far as one can know them."""

from __future__ import annotations

from signoria.core.bits import NONE
from signoria.core.text import Fact, Text
from signoria.games.princeps.cards import (
    ARMIES,
    CAPTAIN,
    FREE_LANDS,
    NOBLE_LANDS,
    PRINCE,
    PRINCE_NAMES,
    SEA,
    count,
    size,
)
from signoria.games.princeps.forces import castle_helps, prince_helps
from signoria.games.princeps.moves import ACTION_NAMES, ATTACK, REVOLT
from signoria.games.princeps.state import Princeps


def compared(state: Princeps, contest: int, source: int, target: int, armies: int) -> list[Text]:
    """Attack and defence: what both are made of, and between which numbers the defence must lie."""
    if contest == ATTACK:
        sea = SEA[source] >> target & 1
        total = armies - int(sea)
        mine: Fact = Text("princeps-step-sea", {"armies": armies, "total": total}) if sea else str(armies)
    else:
        inclined = (FREE_LANDS if contest == REVOLT else NOBLE_LANDS) >> target & 1
        total = 1 + int(inclined)
        mine = Text("princeps-step-inclined") if inclined else "1"
    low, high, parts = _defenders(state, contest, target)
    against = {"low": str(low), "high": "same" if high == low else str(high)}
    found = [
        Text("princeps-step-strength", {"sum": mine, "total": total}),
        Text("princeps-step-against", {**against}),
        Text("princeps-step-made-of", {"parts": parts or [Text("princeps-part-empty")]}),
    ]
    castle = state.castles >> target & 1
    if contest == ATTACK and armies == 1 and castle and state.owner(target) != NONE and low != high:
        found.append(Text("princeps-step-lone"))
    return found


def _defenders(state: Princeps, contest: int, target: int) -> tuple[int, int, list[Text]]:
    """What defends a territory at least and at most, and why; it is not known what lies face down."""
    owner = int(state.owner(target))
    castle = int(state.castles >> target & castle_helps(contest))
    walls = [Text("princeps-part-castle")] if castle else []
    if owner == NONE:
        return 1 + castle, 1 + castle, [Text("princeps-part-conspirators"), *walls]
    prince = int(prince_helps(contest, state.princes[owner]))
    if prince:
        walls.append(Text("princeps-part-prince"))
    shown, hidden = int(size(state.shown[target] & ARMIES)), int(size(state.hidden[target]))
    parts = []
    if shown:
        parts.append(Text("princeps-part-armies", {"count": shown}))
    if hidden:
        parts.append(Text("princeps-table-face-down", {"count": hidden}))
    most = shown + hidden
    led = count(state.shown[target], PRINCE) or count(state.shown[target], CAPTAIN)
    if most > 1 and not led:
        most = max(1, most - 1) if hidden else 1
    return castle + prince, castle + prince + most, [*parts, *walls]


def walls(kind: str, castle: bool, prince: str | None) -> tuple[int, int]:
    """What a castle, and the owner's kind of prince, add to the armies that defend against this kind of contest."""
    contest = int(ATTACK) + ACTION_NAMES.index(kind)
    resists = 0 if prince is None else prince_helps(contest, PRINCE_NAMES.index(prince))
    return int(castle_helps(contest)) if castle else 0, int(resists)
