"""The options of Court of the Medici."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from signoria.core.game import Options
from signoria.core.options import Option, Value, checked
from signoria.games.medici.rules import Rules

_ENDS: Final = ("circle-empty", "house-absent")
_PLAN_DRAWS: Final = ("total", "consecutive")

OPTIONS: Final = (
    Option("dukes", values=(True, False)),
    Option("distinct_circle", values=(False, True)),
    Option("end", values=_ENDS),
    Option("plan_draw", values=_PLAN_DRAWS),
)


def resolve(given: Mapping[str, object]) -> dict[str, Value]:
    """All options; BadInput for an unknown one or a bad value.  All can be combined."""
    return {**{option.name: option.default for option in OPTIONS}, **checked(OPTIONS, given)}


def rules_of(options: Options) -> Rules:
    """Resolved options as the rules use them."""
    return Rules(
        int(bool(options["dukes"])),
        int(bool(options["distinct_circle"])),
        _ENDS.index(str(options["end"])),
        _PLAN_DRAWS.index(str(options["plan_draw"])),
    )
