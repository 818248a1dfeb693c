"""Sets of options that together show all rules of Princeps."""

from __future__ import annotations

from collections.abc import Mapping

from signoria.core.options import Value

VARIANTS: Mapping[str, Mapping[str, Value]] = {
    "two": {"players": 2},
    "two-deck": {"players": 2, "rounds": "deck", "hand_counts": "hand+placed", "trade_territories": False},
    "three-trading": {"players": 3, "rounds": 5, "trade_territories": True},
    "four": {"players": 4, "rounds": 5, "tied_category": "none"},
    "five": {"players": 5, "rounds": 5, "hand_counts": "hand+placed"},
}
