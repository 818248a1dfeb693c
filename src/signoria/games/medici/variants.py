"""Sets of options that together show all rules of Court of the Medici."""

from __future__ import annotations

from collections.abc import Mapping

from signoria.core.options import Value

VARIANTS: Mapping[str, Mapping[str, Value]] = {
    "usual": {},
    "first-games": {"dukes": False},
    "distinct": {"distinct_circle": True},
    "absent": {"end": "house-absent"},
    "consecutive": {"plan_draw": "consecutive"},
    "all-else": {"dukes": False, "distinct_circle": True, "end": "house-absent", "plan_draw": "consecutive"},
}
