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
from signoria.core.event import Event
from signoria.core.options import Value, written

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

    def draw(self, seen: Seen, me: str | None, about: Mapping[str, str]) -> RenderableType:
        grid = Grid(box=None, padding=(0, 1), expand=True)
        grid.add_column(width=1)
        grid.add_column(self.words.say("coup-table-player"), ratio=3, no_wrap=True, header_style="dim")
        grid.add_column(self.words.say("coup-table-coins"), width=15, no_wrap=True, header_style="dim")
        grid.add_column(self.words.say("coup-table-influence"), ratio=4, header_style="dim")
        for name, player in seen["players"].items():
            grid.add_row(
                Text("▶" if name == seen["turn"] and seen["winner"] is None else " ", "bold yellow"),
                self._name(name, player, me, about.get(name)),
                self._coins(player["coins"]),
                self._cards(name, player, seen),
            )
        body: RenderableType = grid
        if "court" in seen:
            body = Group(grid, self._court(seen))
        return Panel(body, title=self._title(), title_align="left", subtitle=self._bank(seen), box=box.ROUNDED)

    def _title(self) -> Text:
        shown = [self.words.say("coup-title")]
        for name in ("edition", "diplomat", "duel", "coins", "refuse_proof"):
            value = self.options[name]
            if value not in (None, "ambassador", "open", 50, False):
                shown.append(self._mark(name, value))
        return Text(" · ".join(shown), "bold")

    def _mark(self, name: str, value: Value) -> str:
        """A word on an option that is not as usual."""
        if name == "diplomat":
            return self.words.say(f"word-{value}")
        return self.words.say(f"coup-mark-{name}", value=written(value))

    def _bank(self, seen: Seen) -> Text:
        court = seen["court_size"] if "court_size" in seen else sum(seen["court"].values())
        cards = self.words.say("coup-table-cards", count=court)
        line = Text()
        line.append(f"{self.words.say('coup-table-treasury')} ", "dim")
        line.append(f"{seen['treasury']} ●", "yellow")
        line.append(f"   {self.words.say('coup-table-court')} ", "dim")
        line.append(cards)
        return line

    def _court(self, seen: Seen) -> Text:
        line = Text(f"\n    {self.words.say('coup-table-court')}: ", "dim")
        for card, number in seen["court"].items():
            line.append(f"{self.words.say(f'word-{card}')} {number}  ", COLOURS[card])
        return line

    def _name(self, name: str, player: Mapping[str, Any], me: str | None, about: str | None) -> Text:
        line = Text(name, "strike dim" if _out(player) else "bold")
        if name == me:
            line.append(f" ({self.words.say('frame-you')})", "not bold yellow")
        elif about:
            line.append(f" {about}", "not bold dim")
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
            line.append(f"✗ {self.words.say(f'word-{card}')}  ", f"dim {COLOURS[card]}")
        if _out(player):
            line.append(self.words.say("coup-table-out"), "italic dim")
        return line

    def question(self, seen: Seen, me: str) -> str:
        phase, pending = seen["phase"], seen["pending"]
        if phase == "action":
            coins = seen["players"][me]["coins"]
            return self.words.say("coup-ask-must-coup" if coins >= 10 else "coup-ask-action", coins=coins)
        if phase == "draft":
            return self.words.say("coup-ask-draft")
        if phase == "lose":
            return self.words.say("coup-ask-lose")
        if phase == "exchange":
            drawn = ", ".join(self.words.say(f"word-{card}") for card in pending["drawn"])
            return self.words.say("coup-ask-exchange", cards=drawn)
        if phase == "reveal":
            return self.words.say("coup-ask-reveal", player=pending["by"])
        if phase == "verdict":
            return self.words.say("coup-ask-verdict", target=pending["target"], shown=pending["shown"])
        if phase == "prove":
            return self.words.say("coup-ask-prove", player=pending["challenger"], claim=self._claim(pending)[1])
        return self._window(phase, pending, me)

    def _window(self, phase: str, pending: Mapping[str, Any], me: str) -> str:
        player, claim = self._claim(pending)
        if phase == "challenge-block":
            return self.words.say("coup-ask-challenge-block", player=player, claim=claim)
        facts = {"player": player, "action": pending["action"]}
        if phase == "challenge":
            facts["claim"] = claim
        if pending["target"] is None:
            return self.words.say(f"coup-ask-{phase}", **facts)
        if pending["target"] == me:
            return self.words.say(f"coup-ask-{phase}-you", **facts)
        return self.words.say(f"coup-ask-{phase}-target", target=pending["target"], **facts)

    def _claim(self, pending: Mapping[str, Any]) -> tuple[str, str]:
        block = pending["block"]
        return (pending["by"], pending["claim"]) if block is None else (block["by"], block["claim"])

    def label(self, move: str, seen: Seen) -> str:
        verb, *rest = move.split()
        pending = seen["pending"]
        if verb == "keep":
            if len(rest) == 1:
                return self.words.say("coup-move-keep-one", card=rest[0])
            return self.words.say("coup-move-keep-two", card=rest[0], second=rest[1])
        if verb in ("block", "lose", "reveal", "draft"):
            return self.words.say(f"coup-move-{verb}", card=rest[0])
        if verb == "exchange":
            return self.words.say("coup-move-exchange", diplomat=str(self.options["diplomat"]))
        if verb == "challenge":
            player, claim = self._claim(pending)
            return self.words.say("coup-move-challenge", player=player, claim=claim)
        if verb == "show":
            return self.words.say("coup-move-show", claim=self._claim(pending)[1])
        if verb in ("return", "replace"):
            return self.words.say(f"coup-move-{verb}", shown=pending["shown"])
        return self.words.say(f"coup-move-{verb}")

    def summary(self) -> RenderableType:
        say = self.words.say
        diplomat = str(self.options["diplomat"])
        rows = [
            (None, "income", "coup-summary-income", None),
            (None, "aid", "coup-summary-aid", None),
            (None, "coup", "coup-summary-coup", None),
            ("duke", "tax", "coup-summary-tax", "aid"),
            ("assassin", "assassinate", "coup-summary-assassinate", None),
            ("captain", "steal", "coup-summary-steal", "steal"),
            (diplomat, "exchange", f"coup-summary-exchange-{diplomat}", "steal"),
            *([(diplomat, "examine", "coup-summary-examine", None)] if diplomat == "inquisitor" else []),
            ("contessa", None, None, "assassinate"),
        ]
        grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1), expand=True)
        for heading in ("who", "does", "effect", "blocks"):
            if heading == "effect":
                grid.add_column(say(f"coup-summary-{heading}"), ratio=1)
            else:
                grid.add_column(say(f"coup-summary-{heading}"), no_wrap=True)
        for who, action, effect, blocks in rows:
            grid.add_row(
                Text(say(f"word-{who}"), f"bold {COLOURS[who]}") if who else Text(say("coup-summary-anyone"), "dim"),
                say(f"word-{action}") if action else "—",
                say(effect) if effect else "—",
                say(f"word-{blocks}") if blocks else "—",
            )
        return Panel(
            Group(Text(say("coup-about")), grid, Text(say("coup-summary-rules"), "dim")),
            title=say("coup-summary-title"),
            box=box.ROUNDED,
        )

    def winners(self, seen: Seen) -> list[str]:
        return [] if seen["winner"] is None else [seen["winner"]]

    def tells(self, event: Event) -> bool:
        known = "card" in event.details
        return event.kind != "passed" and (known or event.kind not in ("drew", "returned", "surrendered"))

    def opens(self, event: str) -> bool:
        return event in ("started", "declared", "drafted", "won")


def _out(player: Mapping[str, Any]) -> bool:
    return len(player["revealed"]) == 2
