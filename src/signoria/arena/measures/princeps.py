"""Princeps: its plays say all that is counted."""

from __future__ import annotations

from signoria.arena.measures.watch import Watch
from signoria.games.princeps.moves import ACTION_NAMES


class PrincepsWatch(Watch):
    """Counts nothing of its own."""

    main_plays = (*ACTION_NAMES[:-1], "settle", "lay", "offer", "accept")
