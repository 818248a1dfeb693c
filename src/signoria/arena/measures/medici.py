"""Court of the Medici: its plays say all that is counted."""

from __future__ import annotations

from signoria.arena.measures.watch import Watch
from signoria.games.medici.moves import MANNER_NAMES


class MediciWatch(Watch):
    """Counts nothing of its own."""

    main_plays = MANNER_NAMES
    most_plays = 2_000
