"""Princeps's options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from signoria.core.game import Options
from signoria.core.options import Option, Value, checked
from signoria.games.princeps.rules import BY_DECK, FEWEST_ROUNDS, MOST_ROUNDS, Rules

OPTIONS: Final = (
    Option("players", span=(2, 5)),
    Option("rounds", values=(6, "deck"), span=(int(FEWEST_ROUNDS), int(MOST_ROUNDS))),
    Option("hand_counts", values=("hand", "hand+placed")),
    Option("tied_category", values=("all", "none")),
    Option("trade_territories", values=(True, False)),
)


def resolve(given: Mapping[str, object]) -> dict[str, Value]:
    """All options; BadInput for an unknown one or a bad value."""
    return {option.name: option.default for option in OPTIONS} | checked(OPTIONS, given)


def rules_of(options: Options) -> Rules:
    """Resolved options as the rules use them."""
    rounds = options["rounds"]
    return Rules(
        int(options["players"] or 0),
        rounds if isinstance(rounds, int) else BY_DECK,
        int(options["hand_counts"] == "hand+placed"),
        int(options["tied_category"] == "all"),
        int(bool(options["trade_territories"])),
    )
