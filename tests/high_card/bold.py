"""An opponent at High Card that never folds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from signoria.bots import Bot


class BoldBot(Bot):
    """Stays with any card."""

    def choose(self, view: Any, legal: Sequence[str]) -> str:
        return "stay"
