"""Court of the Medici in a terminal of 80 columns."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text

from signoria.cli.tables import Seen, Table
from signoria.core.menu import Step
from signoria.games.medici.cards import CARD_NAMES, HOUSE_NAMES
from signoria.games.medici.moves import MOST_PLANS
from signoria.games.medici.options import OPTIONS
from signoria.texts.spoken import Spoken

COLOURS = {"rovere": "bright_blue", "gonzaga": "red"}


class MediciTable(Table):
    """The inner circle between the two outer courts; a player above and one below, with all that is in sight."""

    def draw(self, seen: Seen, about: Mapping[str, str]) -> RenderableType:
        me = seen["viewer"]
        names = list(seen["players"])
        mine = me if me is not None else names[0]
        theirs = next(name for name in names if name != mine)
        inner = Panel(
            self._piles("inner", seen),
            title=Text(self.words.say("medici-table-inner"), "bold"),
            title_align="left",
            box=box.HEAVY,
            border_style="yellow",
        )
        parts = [
            *self._player(theirs, seen, me, about),
            self._outer(theirs, seen),
            inner,
            self._outer(mine, seen),
            *self._player(mine, seen, me, about),
        ]
        title = Text(self.words.say("medici-title"), "bold")
        return Panel(
            Group(*self._marks(), *parts),
            title=title,
            title_align="left",
            subtitle=Text(self._legend(), "dim"),
            box=box.ROUNDED,
        )

    def _legend(self) -> str:
        """What the marks of Houses and cards stand for."""
        cards = [card for card in CARD_NAMES if not card.isdigit() and (card != "duke" or self.options["dukes"])]
        spoken = Spoken(self.words, cards, ())
        named = [*(self.words.say(f"word-{house}") for house in HOUSE_NAMES), *(spoken.write(c).title() for c in cards)]
        marks = [self.words.say(f"key-{name}") for name in (*HOUSE_NAMES, *cards)]
        return " · ".join(f"{mark} {name}" for mark, name in zip(marks, named, strict=True))

    def _marks(self) -> list[Text]:
        """A line on the options that are not as usual."""
        marks = [
            self.words.say(f"medici-mark-{each.name}") for each in OPTIONS if self.options[each.name] != each.default
        ]
        return [Text(" · ".join(marks), "italic dim")] if marks else []

    def _player(self, name: str, seen: Seen, me: str | None, about: Mapping[str, str]) -> list[RenderableType]:
        """A player's line: House, points, deck, limit; then the hand, and what was discarded."""
        say = self.words.say
        player = seen["players"][name]
        house = player["house"]
        line = Text()
        line.append(
            "▶ " if name in (seen["turn"], *seen["to_act"]) and seen["phase"] != "over" else "  ", "bold yellow"
        )
        line.append(name, "bold")
        if name == me:
            line.append(f" ({say('frame-you')})", "yellow")
        elif name in about:
            line.append(f" ({about[name]})", "dim")
        line.append(f"  {say(f'word-{house}')}", f"bold {COLOURS[house]}")
        facts = [
            say("medici-table-counts", points=player["counts"]),
            say("medici-table-deck", count=player["deck"]),
        ]
        if player.get("planned_size"):
            facts[-1] += " " + say("medici-table-planned", count=player["planned_size"])
        if player["limit"] is not None:
            facts.append(say("medici-table-limit", value=player["limit"]))
        facts.append(say("medici-table-plans", count=min(player["plans"], int(MOST_PLANS))))
        line.append("  " + " · ".join(facts))
        rows: list[RenderableType] = [line, Padding(self._hand(player), (0, 0, 0, 4))]
        if player["discard"]:
            gone = " ".join(self._short(card) for card in player["discard"])
            rows.append(Padding(Text(f"{say('medici-table-discard')} {gone}", "dim"), (0, 0, 0, 4)))
        return rows

    def _hand(self, player: Mapping[str, Any]) -> Text:
        say = self.words.say
        if "hand" not in player:
            return Text(say("medici-table-hidden", count=player["hand_size"]), "dim")
        line = Text(f"{say('medici-table-hand')} ", "dim")
        for card in player["hand"]:
            line.append(f" {say(f'word-{card}')} ", f"bold reverse {COLOURS[player['house']]}")
            line.append(" ")
        if player.get("planned"):
            line.append(f"  {say('medici-table-under')} ", "dim")
            line.append(" ".join(self._short(card) for card in player["planned"]))
        return line

    def _outer(self, name: str, seen: Seen) -> RenderableType:
        """What lies in front of a player."""
        title = Text(self.words.say("medici-table-outer", player=name), "dim")
        piles = Padding(self._piles(seen["players"][name]["house"], seen), (0, 0, 0, 2))
        return Padding(Group(title, piles), (0, 2))

    def _piles(self, zone: str, seen: Seen) -> Text:
        """A part of the court: its piles one after the other, as many as fit on a line."""
        chips = [self._chip(pile, seen) for pile in seen["piles"] if pile["zone"] == zone]
        return Text("   ").join(chips) if chips else Text(self.words.say("medici-table-nobody"), "dim italic")

    def _chip(self, pile: Mapping[str, Any], seen: Seen) -> Text:
        """A pile: its id, its nobles, and what they are worth together; one word, so that no line breaks in it."""
        chip = Text.assemble((f"{pile['id']}:", "bold yellow"))
        return chip.append_text(self._nobles(pile, seen))

    def _nobles(self, pile: Mapping[str, Any], seen: Seen) -> Text:
        """The nobles of a pile, from the bottom up, and the sum where there are several."""
        names = self._jesters(pile, seen)
        line = Text()
        for number, words in enumerate(pile["cards"]):
            if number:
                line.append("+", "dim")
            house, _, card = words.partition(" ")
            card, _, value = card.partition("=")
            shown = f"{self.words.say(f'key-{house}')}{self._short(card)}"
            if value:
                shown = f"{self._short(card)}·{names.pop(0)}({value})" if names else f"{shown}({value})"
            line.append(shown, COLOURS[house])
        if len(pile["cards"]) > 1:
            line.append(f"={pile['value']}", "bold")
        return line

    def _jesters(self, pile: Mapping[str, Any], seen: Seen) -> list[str]:
        """The names of the Jesters in a pile, from the bottom up, where they are known."""
        if "jesters" not in seen:
            return []
        houses = [words.partition(" ")[0][0].upper() for words in pile["cards"] if "=" in words]
        here = [name for name, jester in seen["jesters"].items() if jester["pile"] == pile["id"]]
        found = []
        for house in houses:
            name = next(name for name in here if name.startswith(house))
            here.remove(name)
            found.append(name)
        return found

    def _short(self, card: str) -> str:
        return card if card.isdigit() else self.words.say(f"key-{card}")

    # Steps

    def label(self, step: Step, seen: Seen) -> Text:
        pile = next((pile for pile in seen["piles"] if str(pile["id"]) == step.place), None)
        if pile is None or not step.text.key.startswith("medici-step-pile-"):
            return super().label(step, seen)
        return self.with_consequences(self._where(pile, seen), step)

    def _where(self, pile: Mapping[str, Any], seen: Seen) -> Text:
        line = self._nobles(pile, seen)
        zone = pile["zone"]
        owner = next((name for name, player in seen["players"].items() if player["house"] == zone), None)
        title = "medici-table-inner" if owner is None else "medici-table-outer"
        line.append(f"  {self.words.say(title, player=owner or '')}", "dim")
        return line
