"""Coup's options, the printed editions that fix them, and what cannot be combined."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from signoria.core.errors import BadInput
from signoria.core.game import Lead, Options
from signoria.core.options import Option, Value, checked, written
from signoria.games.coup.cards import CHARACTER_NAMES
from signoria.games.coup.rules import RANDOM_FIRST, Rules, copies_for

_DUELS: Final = ("open", "draft-court", "draft-discard")

OPTIONS: Final = (
    Option("players", span=(2, 10)),
    Option("copies", values=(3, 4, 5), derived=True),
    Option("diplomat", values=("ambassador", "inquisitor")),
    Option("coins", values=(50, 42)),
    Option("duel", values=_DUELS),
    Option("refuse_proof", values=(False, True)),
    Option("opener_coins", values=(1, 2)),
    Option("first", values=(0, "random"), span=(0, 9)),
    Option("edition", values=(None, "en", "it", "es")),
)

EDITIONS: Final[Mapping[str, Mapping[str, tuple[Value, ...]]]] = {
    "en": {
        "players": tuple(range(2, 7)),
        "diplomat": ("ambassador",),
        "coins": (50,),
        "duel": ("open",),
        "refuse_proof": (False,),
        "opener_coins": (2,),
    },
    "it": {
        "players": tuple(range(2, 11)),
        "diplomat": ("ambassador", "inquisitor"),
        "coins": (50,),
        "duel": ("open", "draft-discard"),
        "refuse_proof": (True,),
        "opener_coins": (1,),
    },
    "es": {
        "players": tuple(range(2, 7)),
        "diplomat": ("ambassador", "inquisitor"),
        "coins": (42,),
        "duel": ("open", "draft-court"),
        "refuse_proof": (False,),
        "opener_coins": (1,),
    },
}
"""What each printed edition has; the first value is what it fixes where nothing is said."""


LEAD: Final = Lead(
    "edition",
    {"en": "en", "es": "es", "it": "it", "fr": "en"},
    {
        edition: {name: values[0] for name, values in fixed.items() if name != "players"}
        for edition, fixed in EDITIONS.items()
    },
)


def resolve(given: Mapping[str, object]) -> dict[str, Value]:
    """All options; BadInput for an unknown one, a bad value, or what cannot be combined."""
    named = checked(OPTIONS, given)
    resolved: dict[str, Value] = {option.name: option.default for option in OPTIONS}
    resolved.update(named)
    edition = resolved["edition"]
    if isinstance(edition, str):
        for name, values in EDITIONS[edition].items():
            if name not in named:
                resolved[name] = values[0]
            elif named[name] not in values:
                raise BadInput("edition-lacks", edition=edition, option=name, value=written(named[name]))
    players = resolved["players"]
    assert isinstance(players, int)
    copies = int(copies_for(players))
    if named.get("copies", copies) != copies:
        raise BadInput("copies-derived", players=players, copies=copies)
    resolved["copies"] = copies
    if resolved["duel"] != "open" and players != 2:
        raise BadInput("draft-players", duel=written(resolved["duel"]), players=players)
    if isinstance(resolved["first"], int) and resolved["first"] >= players:
        raise BadInput("first-seat", first=resolved["first"], players=players)
    return resolved


def rules_of(options: Options) -> Rules:
    """Resolved options as the rules use them."""
    first = options["first"]
    return Rules(
        int(options["players"] or 0),
        CHARACTER_NAMES.index(str(options["diplomat"])),
        int(options["coins"] or 0),
        _DUELS.index(str(options["duel"])),
        int(bool(options["refuse_proof"])),
        int(options["opener_coins"] or 0),
        first if isinstance(first, int) else RANDOM_FIRST,
    )
