"""How High Card looks in a terminal."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import RenderableType

from signoria.cli.tables import Seen, Table


class HighCardTable(Table):
    """Shows the cards that are seen."""

    def draw(self, seen: Seen, about: Mapping[str, str]) -> RenderableType:
        cards = ", ".join(f"{player} {card}" for player, card in seen["cards"].items())
        return self.words.say("high-card-table", cards=cards)
