"""An opponent without any plan."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from signoria.bots.bot import Bot


class RandomBot(Bot):
    """Takes any legal move, each as likely as the others."""

    def choose(self, view: Any, legal: Sequence[str]) -> str:
        return self.pick(legal)
