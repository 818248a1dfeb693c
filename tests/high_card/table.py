"""How High Card looks in a terminal."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import RenderableType

from signoria.cli.tables import Seen, Table


class HighCardTable(Table):
    """Shows the own card, and in the end all that were shown."""

    def draw(self, seen: Seen, me: str | None, about: Mapping[str, str]) -> RenderableType:
        return self.words.say("high-card-table", card=str(seen.get("card", "?")), shown=str(seen.get("shown", {})))

    def question(self, seen: Seen, me: str) -> str:
        return self.words.say("high-card-question")

    def label(self, move: str, seen: Seen) -> str:
        return self.words.say(f"high-card-{move}")

    def summary(self) -> RenderableType:
        return self.words.say("high-card-about")

    def winners(self, seen: Seen) -> list[str]:
        return []
