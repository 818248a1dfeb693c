"""Court of the Medici in a terminal of 80 columns."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from signoria.cli.tables import Seen, Step, Table
from signoria.core.event import Event
from signoria.games.medici.view import counts, standing

COLOURS = {"rovere": "cyan", "gonzaga": "red"}
KEYS = {"minister": "m", "lady": "l", "jester": "j", "duke": "d"}
"""What is typed for a card that has no number."""

_CARD = re.compile(r"^\w+ (\w+)")
_PILES = re.compile(r" (?:on|against) (\d+)")


class MediciTable(Table):
    """The inner circle between the two outer courts; a player above and one below, with all that is in sight."""

    def draw(self, seen: Seen, me: str | None, about: Mapping[str, str]) -> RenderableType:
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
        return Panel(Group(*self._marks(), *parts), title=title, title_align="left", box=box.ROUNDED)

    def _marks(self) -> list[Text]:
        """A line on the options that are not as usual."""
        usual = {"dukes": True, "distinct_circle": False, "end": "circle-empty", "plan_draw": "consecutive"}
        marks = [self.words.say(f"medici-mark-{name}") for name, value in usual.items() if self.options[name] != value]
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
            line.append(f" {about[name]}", "dim")
        line.append(f"  {say(f'word-{house}')}", f"bold {COLOURS[house]}")
        facts = [
            say("medici-table-counts", points=standing(seen["piles"])[house]),
            say("medici-table-deck", count=player["deck"]),
        ]
        if player.get("planned_size"):
            facts[-1] += " " + say("medici-table-planned", count=player["planned_size"])
        if player["limit"] is not None:
            facts.append(say("medici-table-limit", value=player["limit"]))
        if player["plans"]:
            facts.append(say("medici-table-plans", count=player["plans"]))
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
            shown = f"{self.words.say(f'medici-short-{house}')}{self._short(card)}"
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
        return card if card.isdigit() else self.words.say(f"medici-short-{card}")

    # Questions and answers

    def question(self, seen: Seen, me: str) -> str:
        if seen["phase"] == "play":
            return self.words.say("medici-ask-pass")
        return self.words.say(f"medici-ask-{seen['phase']}")

    def label(self, move: str, seen: Seen) -> str:
        verb, _, rest = move.partition(" ")
        if verb == "announce":
            return self.words.say("medici-move-announce", value=int(rest))
        if verb == "replace":
            return self.words.say("medici-move-replace", noble=self._nobles(_pile(rest, seen), seen).plain)
        return self.words.say(f"medici-move-{verb}")

    def ask(self, plays: Sequence[str], taken: int, seen: Seen) -> str:
        card = _card(plays[0])
        if taken == 0:
            return self.words.say("medici-ask-play")
        if taken == 1:
            return self.words.say("medici-ask-manner", card=card)
        if taken == 2:
            return self.words.say(f"medici-ask-{plays[0].split()[0]}", card=card)
        return self.words.say("medici-ask-target")

    def step(self, plays: Sequence[str], taken: int, seen: Seen) -> Step:
        if taken == 0:
            return self._card_step(plays)
        verb = plays[0].split()[0]
        if taken == 1:
            return Step(verb[0], self.words.say(f"medici-step-{verb}", count=len(plays)))
        if verb == "ally":
            return self._ally_step(plays[0], seen)
        return self._joins(plays, seen) if taken == 2 else self._strikes(plays[0], seen)

    def _card_step(self, plays: Sequence[str]) -> Step:
        card = _card(plays[0])
        return Step(
            KEYS.get(card, card),
            self.words.say(
                "medici-card-ways",
                card=card,
                allies=sum(play.startswith("ally") for play in plays),
                conspiracies=sum(play.startswith("conspire") for play in plays),
            ),
        )

    def _ally_step(self, play: str, seen: Seen) -> Step:
        card = _card(play)
        pile = _pile(_PILES.findall(play)[0], seen)
        line = self._where(pile, seen)
        if card == "lady":
            line.append(f"  {self.words.say('medici-step-parts')}", "italic")
        elif card == "minister" and len(pile["cards"]) > 1:
            line.append(f"  {self.words.say('medici-step-clears')}", "italic")
        else:
            value = pile["value"] + _worth(play)
            line.append(f"  {self.words.say('medici-step-worth', value=value)}", "dim")
        return Step(str(pile["id"]), line)

    def _joins(self, plays: Sequence[str], seen: Seen) -> Step:
        """A pile on which conspiracies are possible: the piles that each of them could strike."""
        found = [_PILES.findall(play) for play in plays]
        pile = _pile(found[0][0], seen)
        line = self._where(pile, seen)
        targets = ", ".join(target for _, target in found)
        line.append(f"  {self.words.say('medici-step-strikes', piles=targets)}", "dim")
        return Step(str(pile["id"]), line)

    def _strikes(self, play: str, seen: Seen) -> Step:
        """A pile that a conspiracy could strike: why the sums are equal."""
        joined, target = (_pile(found, seen) for found in _PILES.findall(play))
        values = dict(_values(play))
        line = self._where(target, seen)
        left = _terms(joined, self._jesters(joined, seen), values)
        right = _terms(target, self._jesters(target, seen), values)
        sums = f"{' + '.join([*left, str(_worth(play))])} = {' + '.join(right)}"
        line.append(f"  {self.words.say('medici-step-falls', sums=sums)}", "bold")
        if values:
            line.append(f"  ({' '.join(f'{name}={value}' for name, value in values.items())})", "yellow")
        return Step(str(target["id"]), line)

    def _where(self, pile: Mapping[str, Any], seen: Seen) -> Text:
        line = self._nobles(pile, seen)
        zone = pile["zone"]
        owner = next((name for name, player in seen["players"].items() if player["house"] == zone), None)
        title = "medici-table-inner" if owner is None else "medici-table-outer"
        line.append(f"  {self.words.say(title, player=owner or '')}", "dim")
        return line

    def summary(self) -> RenderableType:
        say = self.words.say
        grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1), expand=True, show_header=False)
        grid.add_column(no_wrap=True, style="bold")
        grid.add_column(ratio=1)
        for manner in ("send", "ally", "conspire", "plan"):
            grid.add_row(say(f"medici-summary-{manner}"), say(f"medici-summary-{manner}-about"))
        for card in ("minister", "lady", "jester", *(["duke"] if self.options["dukes"] else [])):
            grid.add_row(say(f"word-{card}"), say(f"medici-summary-{card}-about"))
        keys = ("rules", self.options["end"], self.options["plan_draw"])
        rules = " ".join(say(f"medici-summary-{key}") for key in keys)
        words = f"\n{say('medici-summary-words')}"
        return Panel(
            Group(Text(say("medici-about")), grid, Text(rules), Text(words, "dim")),
            title=say("medici-summary-title"),
            box=box.ROUNDED,
        )

    def winners(self, seen: Seen) -> list[str]:
        return [] if seen["winner"] is None else [seen["winner"]]

    def tells(self, event: Event) -> bool:
        return event.kind not in ("placed", "dealt", "deck") and (event.kind != "drew" or "card" in event.details)

    def opens(self, event: str) -> bool:
        return event in (
            "started",
            "sent",
            "allied",
            "conspired",
            "planned",
            "passed",
            "set-aside",
            "kept",
            "scored",
            "won",
        )


def _card(play: str) -> str:
    """The card of a play in notation."""
    found = _CARD.match(play)
    assert found is not None
    return found[1]


def _worth(play: str) -> int:
    """What the card of a play counts."""
    declared = re.search(r" jester=(\d+)", play)
    if declared is not None:
        return int(declared[1])
    return counts(_card(play))


def _pile(number: str, seen: Seen) -> Mapping[str, Any]:
    found = next(pile for pile in seen["piles"] if pile["id"] == int(number))
    assert isinstance(found, Mapping)
    return found


def _values(play: str) -> Iterable[tuple[str, int]]:
    """The Jesters to which a play gives new values."""
    _, _, suffix = play.partition(" where ")
    return ((name, int(value)) for name, _, value in (pair.partition("=") for pair in suffix.split()))


def _terms(pile: Mapping[str, Any], names: list[str], values: Mapping[str, int]) -> list[str]:
    """What each noble of a pile counts in a conspiracy."""
    found = []
    for words in pile["cards"]:
        if "=" in words:
            name = names.pop(0)
            found.append(str(values.get(name, int(words.partition("=")[2]))))
        else:
            found.append(str(counts(words.partition(" ")[2])))
    return found
