"""Coup in a terminal of 80 columns."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from signoria.cli.tables import Seen, Table
from signoria.core import text
from signoria.core.options import Value, written
from signoria.games.coup.options import LEAD

COLOURS = {
    "duke": "magenta",
    "assassin": "bright_black",
    "captain": "blue",
    "ambassador": "green",
    "inquisitor": "cyan",
    "contessa": "red",
}
STRIPES = 10
"""Coins are drawn one by one up to this many."""


class CoupTable(Table):
    """Players in rows: coins, cards, who is on turn; the Treasury and the Court above."""

    def colour(self, name: text.Text) -> str:
        return f"bold {COLOURS.get(name.key.removeprefix('word-'), 'dim')}"

    def draw(self, seen: Seen, about: Mapping[str, str]) -> RenderableType:
        grid = Grid(box=None, padding=(0, 1), expand=True)
        grid.add_column(width=1)
        grid.add_column(self.words.say("coup-table-player"), ratio=3, no_wrap=True, header_style="dim")
        grid.add_column(self.words.say("coup-table-coins"), width=15, no_wrap=True, header_style="dim")
        grid.add_column(self.words.say("coup-table-influence"), ratio=5, header_style="dim")
        for name, player in seen["players"].items():
            grid.add_row(
                Text("▶" if name == seen["turn"] and not seen["winners"] else " ", "bold yellow"),
                self._name(name, player, seen["viewer"], about.get(name)),
                self._coins(player["coins"]),
                self._cards(name, player, seen),
            )
        body: RenderableType = grid
        if "court" in seen:
            body = Group(grid, self._court(seen))
        return Panel(body, title=self._title(), title_align="left", subtitle=self._bank(seen), box=box.ROUNDED)

    def _title(self) -> Text:
        shown = [self.words.say("coup-title")]
        fixed = LEAD.fixed.get(str(self.options["edition"]), {})
        for name in ("edition", "diplomat", "duel", "coins", "refuse_proof"):
            value = self.options[name]
            if value not in (None, "ambassador", "open", 50, False, fixed.get(name)):
                shown.append(self._mark(name, value))
        return Text(" · ".join(shown), "bold")

    def _mark(self, name: str, value: Value) -> str:
        """A word on an option that is not as usual."""
        if name == "diplomat":
            return self.words.say(f"word-{value}")
        if name == "edition":
            return self.words.say("coup-mark-edition", value=self.words.say(f"coup-ui-value-edition-{value}"))
        return self.words.say(f"coup-mark-{name}", value=written(value))

    def _bank(self, seen: Seen) -> Text:
        cards = self.words.say("coup-table-cards", count=seen["court_size"])
        line = Text()
        line.append(f"{self.words.say('coup-table-treasury')} ", "dim")
        line.append(f"{seen['treasury']} ●", "yellow")
        line.append(f"   {self.words.say('coup-table-court')} ", "dim")
        line.append(cards)
        return line

    def _court(self, seen: Seen) -> Text:
        line = Text(f"\n    {self.words.say('coup-table-court')}  ", "dim")
        for card, number in seen["court"].items():
            line.append(f"{self.words.say(f'word-{card}')} {number}  ", COLOURS[card])
        return line

    def _name(self, name: str, player: Mapping[str, Any], me: str | None, about: str | None) -> Text:
        line = Text(name, "strike dim" if _out(player) else "bold")
        if name == me:
            line.append(f" ({self.words.say('frame-you')})", "not bold yellow")
        elif about:
            line.append(f" ({about})", "not bold dim")
        return line

    def _coins(self, coins: int) -> Text:
        line = Text(f"{coins:>2} ", "bold" if coins else "dim")
        line.append("●" * min(coins, STRIPES) + ("+" if coins > STRIPES else ""), "red" if coins >= 7 else "yellow")
        return line

    def _cards(self, name: str, player: Mapping[str, Any], seen: Seen) -> Text:
        line = Text()
        if "hidden" in player:
            for card in player["hidden"]:
                line.append(f" {self.words.say(f'word-{card}')} ", f"bold white on {COLOURS[card]}")
                line.append(" ")
        elif seen["phase"] not in ("deal", "draft"):
            line.append("▒▒▒ " * (2 - len(player["revealed"])), "bold")
        pending = seen["pending"]
        if pending and pending["by"] == name and pending.get("drawn"):
            line.append("+ ", "dim")
            for card in pending["drawn"]:
                line.append(f" {self.words.say(f'word-{card}')} ", f"bold {COLOURS[card]}")
        for card in player["revealed"]:
            line.append(f"✗ {self.words.say(f'word-{card}')} ", f"dim {COLOURS[card]}")
        if _out(player):
            line.append(self.words.say("coup-table-out"), "italic dim")
        return line


def _out(player: Mapping[str, Any]) -> bool:
    return len(player["revealed"]) == 2
