"""What is counted of the games of a tournament."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from signoria.arena.measures.coup import CoupWatch
from signoria.arena.measures.medici import MediciWatch
from signoria.arena.measures.princeps import PrincepsWatch
from signoria.arena.measures.watch import BySeat, Rate, Watch

WATCHES: Mapping[str, type[Watch]] = {"coup": CoupWatch, "medici": MediciWatch, "princeps": PrincepsWatch}
"""For each game who watches it."""


def ordered(game: str, kinds: Iterable[str]) -> list[str]:
    """These kinds of play, the main ones first."""
    main = [kind for kind in WATCHES[game].main_plays if kind in kinds]
    return main + sorted(set(kinds) - set(main))


__all__ = ["WATCHES", "BySeat", "Rate", "Watch", "ordered"]
