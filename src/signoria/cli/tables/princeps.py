"""Princeps in a terminal of 80 columns and more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from signoria.cli.tables import Seen, Table
from signoria.core.menu import Step
from signoria.core.text import counted, word
from signoria.games.princeps.lands import LANDS, Land, borders, by_sea

COLOURS = ("cyan", "red", "green", "magenta", "blue")
"""Of the players, in the order of their seats."""

WIDTH, HEIGHT = 76, 16
"""The map in characters."""

BESIDE = 2 * WIDTH
"""On so many columns the map stands beside the players."""

_LANDS = {land.id: land for land in LANDS}
_NEARBY = sorted(
    ((across, down) for across in range(-12, 13) for down in range(-3, 4)),
    key=lambda way: abs(way[0]) + 4 * abs(way[1]),
)
"""Where to look for room on the map, the nearest first."""
_LEFT, _RIGHT = min(land.pos.x for land in LANDS), max(land.pos.x for land in LANDS)
_TOP, _BOTTOM = min(land.pos.y for land in LANDS), max(land.pos.y for land in LANDS)


class PrincepsTable(Table):
    """The map; the players with their territories, what lies on them and on what they border; the own hand."""

    def draw(self, seen: Seen, about: Mapping[str, str]) -> RenderableType:
        return _Drawn(self, seen, about)

    def fitted(
        self, seen: Seen, about: Mapping[str, str], before: Seen | None, console: Console, room: int | None
    ) -> RenderableType:
        """With less and less in it until it fits: the map only where owners have changed; players in one line each who
        have not changed, then all others, then oneself too.
        """
        names = list(seen["players"])
        me = seen["viewer"]
        quiet = {name for name in names if before is not None and not _has_changed(name, seen, before)}
        others = {name for name in names if name != me}
        drawn = [_Drawn(self, seen, about)]
        if before is None or _owners(seen) != _owners(before):
            drawn += [_Drawn(self, seen, about, folded=folded) for folded in (quiet - {me}, others, {*names})]
        for folded in (set[str](), quiet - {me}, quiet, others, {*names}):
            drawn.append(_Drawn(self, seen, about, folded=folded, mapped=False))
        if room is None:
            return drawn[0]
        return next((table for table in drawn if len(console.render_lines(table)) <= room), drawn[-1])

    def panel(self, drawn: _Drawn, width: int) -> RenderableType:
        """The table on so many columns."""
        seen, about = drawn.seen, drawn.about
        me = seen["viewer"]
        beside = drawn.mapped and width >= BESIDE + 4
        room = width - 4 - (WIDTH + 2 if beside else 0)
        world: list[RenderableType] = []
        for name in seen["players"]:
            world += self._player(name, seen, me, about, room, folded=name in drawn.folded)
        world += self._independent(seen, room, folded=bool(drawn.folded))
        contest = self._contest(seen)
        if contest is not None:
            world.append(contest)
        world += self._offers(seen)
        if me is not None and "hand" in seen["players"][me]:
            world.append(self._line("princeps-table-hand", self._hand(seen["players"][me]["hand"])))
        if seen["discard"] and not drawn.folded:
            world.append(Text(f"{self.words.say('princeps-table-discarded')} {self._cards(seen['discard'])}", "dim"))
        if beside:
            grid = Grid.grid(padding=(0, 2, 0, 0))
            grid.add_column(width=WIDTH)
            grid.add_column(ratio=1)
            grid.add_row(self._map(seen), Group(*world))
            world = [grid]
        elif drawn.mapped:
            world.insert(0, self._map(seen))
        folded = drawn.folded and seen["phase"] != "over"
        legend = "princeps-table-folded" if folded else "princeps-table-legend"
        return Panel(
            Group(*self._marks(), *world),
            title=Text(self._title(seen), "bold"),
            title_align="left",
            subtitle=Text(self.words.say(legend), "dim"),
            box=box.ROUNDED,
        )

    def _title(self, seen: Seen) -> str:
        say = self.words.say
        if self.options["rounds"] == "deck":
            when = say("princeps-table-round-deck", round=seen["round"])
        else:
            when = say("princeps-table-round", round=seen["round"], rounds=int(self.options["rounds"] or 0))
        facts = [
            say("princeps-title"),
            when,
            say("princeps-table-mano", player=seen["mano"] or "—"),
            say("princeps-table-deck", count=seen["deck"]),
            say("princeps-table-discards", count=len(seen["discard"])),
        ]
        return " · ".join(facts)

    def _marks(self) -> list[Text]:
        """A line on the options that are not as usual."""
        usual = {"hand_counts": "hand", "tied_category": "all", "trade_territories": True}
        marks = [self.words.say(f"princeps-mark-{n}") for n, value in usual.items() if self.options[n] != value]
        return [Text(" · ".join(marks), "italic dim")] if marks else []

    def _line(self, key: str, text: str) -> Text:
        return Text.assemble((f"{self.words.say(key)} ", "bold"), text)

    # The map

    def _map(self, seen: Seen) -> Text:
        """The territories where the file of the map has them, in their owners' colours; off the table in brackets."""
        rows = [[(" ", "")] * WIDTH for _ in range(HEIGHT)]
        for land in LANDS:
            label, style = self._label(land, seen)
            x = (land.pos.x - _LEFT) * (WIDTH - 9) // (_RIGHT - _LEFT)
            y = (land.pos.y - _TOP) * (HEIGHT - 1) // (_BOTTOM - _TOP)
            x, y = next(
                (x + across, y + down)
                for across, down in _NEARBY
                if 0 <= y + down < HEIGHT and self._is_free(rows[y + down], x + across, len(label))
            )
            for k, letter in enumerate(label):
                rows[y][x + k] = (letter, style)
        text = Text(no_wrap=True)
        for row in rows:
            for letter, style in row:
                text.append(letter, style)
            text.append("\n")
        text.right_crop(1)
        return text

    def _is_free(self, row: Sequence[tuple[str, str]], x: int, length: int) -> bool:
        return 0 <= x <= WIDTH - length and all(letter == " " for letter, _ in row[max(0, x - 1) : x + length + 1])

    def _label(self, land: Land, seen: Seen) -> tuple[str, str]:
        """A territory on the map: its short name, its owner's initials, and how many cards lie there."""
        short = self.words.say(f"key-{land.id}")
        here = seen["territories"].get(land.id)
        if here is None:
            return f"({short})", "dim"
        if here["owner"] is None:
            return f"{short}!", "bold yellow"
        cards = here["hidden_size"] + len(here["shown"])
        return f"{short}·{_mark(here['owner'], seen)}{cards or ''}", f"bold {self._colour(here['owner'], seen)}"

    def _colour(self, player: str, seen: Seen) -> str:
        return COLOURS[list(seen["players"]).index(player)]

    # The world

    def _independent(self, seen: Seen, width: int, *, folded: bool) -> list[RenderableType]:
        """The territories that are nobody's."""
        free = _lands_of(None, seen)
        if not free:
            return []
        title = Text(f"  {self.words.say('princeps-table-independent')}", "bold yellow")
        if folded:
            return [title.append_text(Text(f"  {self._in_short(free, seen)}", "not bold yellow"))]
        return [
            title,
            *(row for land in free for row in self._land(land, seen["territories"][land.id], "yellow", width)),
        ]

    def _player(
        self, name: str, seen: Seen, me: str | None, about: Mapping[str, str], width: int, *, folded: bool
    ) -> list[RenderableType]:
        """A player's line, then those of the territories; or, folded, the line with the territories in short."""
        say = self.words.say
        player = seen["players"][name]
        colour = self._colour(name, seen)
        acts = name in seen["to_act"] or (name == seen["turn"] and seen["phase"] not in ("negotiate", "over"))
        line = Text()
        line.append("▶ " if acts else "  ", "bold yellow")
        if _mark(name, seen) != name[:2]:
            line.append(f"{_mark(name, seen)} ", f"bold {colour}")
        line.append(name, f"bold {colour}")
        if name == me:
            line.append(f" ({say('frame-you')})", "yellow")
        elif name in about and not folded:
            line.append(f" ({about[name]})", "dim")
        facts = [say(f"word-{player['prince']}")] if player["prince"] and not folded else []
        facts.append(say("princeps-table-player", count=player["hand_size"]))
        if player["points"] is not None:
            facts.append(say("princeps-table-score", points=player["points"]))
        else:
            facts.append(say("princeps-table-points", points=player["would_score"]))
        line.append(f"  {' · '.join(facts)}")
        lands = _lands_of(name, seen)
        lines: list[RenderableType] = [line]
        if not lands:
            lines.append(Text(f"    {say('princeps-table-no-land')}", "dim italic"))
        elif folded:
            line.append(f"  {self._in_short(lands, seen)}", colour)
        else:
            lines += [row for land in lands for row in self._land(land, seen["territories"][land.id], colour, width)]
        if name != me and "hand" in player:
            lines.append(Text(f"    {say('princeps-table-hand-of')} {self._cards(player['hand'])}"))
        return lines

    def _in_short(self, lands: Sequence[Land], seen: Seen) -> str:
        """Territories by their short names, with the number of cards there and what is built."""
        return "  ".join(f"{self.words.say(f'key-{land.id}')}{_marks(seen['territories'][land.id])}" for land in lands)

    def _land(self, land: Land, here: Mapping[str, Any], colour: str, width: int) -> list[RenderableType]:
        """Name, kind, state, and borders to the right; the cards, those face down first, between or below them."""
        say = self.words.say
        line = Text()
        line.append(f"    {say(f'word-{land.id}')} ", colour)
        line.append(self._kind(land), "dim")
        if not here["stable"] and here["owner"] is not None:
            line.append(f" {say('princeps-table-unstable')}", "italic yellow")
        for key in ("castle", "colonists", "conspirators"):
            if here[key]:
                line.append(f" {say(f'princeps-table-{key}')}", "bold")
        near = [f"{'~' if by_sea(land, b) else ''}{say(f'key-{b.id}')}" for b in LANDS if borders(land, b)]
        right = f"→ {' '.join(near)}"
        cards: list[Text] = []
        if here.get("hidden"):
            cards.append(Text(f"? {self._cards(here['hidden'])}"))
        elif here["hidden_size"]:
            cards.append(Text(" ".join("?" * here["hidden_size"]), "bold"))
        acted = list(here.get("acted", []))
        idle = list((Counter(here["shown"]) - Counter(acted)).elements())
        if idle:
            cards.append(Text(say("princeps-table-shown", cards=self._cards(idle))))
        if acted:
            cards.append(Text(say("princeps-table-acted", cards=self._cards(acted)), "dim"))
        laid = Text("  ").join(cards)
        below: list[RenderableType] = []
        if cards and line.cell_len + laid.cell_len + len(right) + 4 <= width:
            line.append("  ").append_text(laid)
        elif cards:
            below = [Padding(laid, (0, 0, 0, 6))]
        line.append(" " * max(1, width - line.cell_len - len(right)) + right, "dim")
        return [line, *below]

    def _kind(self, land: Land) -> str:
        """Polity and wealth, in short."""
        return f"{self.words.say(f'princeps-short-{land.polity}')}·{self.words.say(f'princeps-short-{land.wealth}')}"

    def _cards(self, cards: Iterable[str]) -> str:
        """Cards in words, equal ones together."""
        return self.words.listed(counted(cards)) or "—"

    def _hand(self, cards: Iterable[str]) -> str:
        """The same, territories with their kind."""
        kinds = [card for card in cards if card not in _LANDS]
        lands = [f"{self.words.say(f'word-{card}')} {self._kind(_LANDS[card])}" for card in cards if card in _LANDS]
        return ", ".join([*([self._cards(kinds)] if kinds or not lands else []), *lands])

    def _contest(self, seen: Seen) -> Text | None:
        contest = seen.get("contest")
        if not contest or contest["attack"] is None:
            return None
        facts = {"territory": word(contest["target"]), "origin": word(contest["source"])}
        line = self.words.say(
            f"princeps-table-contest-{contest['kind']}", player=seen["turn"], attack=contest["attack"], **facts
        )
        if contest["defence"] is not None:
            line += ", " + self.words.say("princeps-table-contest-defence", defence=contest["defence"])
        return Text(line, "bold yellow")

    def _offers(self, seen: Seen) -> list[Text]:
        if not seen["offers"]:
            return []
        return [
            Text(self.words.say("princeps-table-offers"), "bold"),
            *(Text(f"  {self._offer(offer)}") for offer in seen["offers"]),
        ]

    def _offer(self, offer: Mapping[str, Any]) -> str:
        return self.words.say("princeps-table-offer", **self._terms(offer))

    def _terms(self, offer: Mapping[str, Any]) -> dict[str, Any]:
        """What an offer says, for a text."""
        say = self.words.say
        nothing = say("princeps-table-nothing")
        return {
            "offer": offer["id"],
            "player": offer["by"],
            "other": say("princeps-table-anyone") if offer["to"] == "anyone" else offer["to"],
            "give": self._cards(offer["give"]) if offer["give"] else nothing,
            "want": self._cards(offer["want"]) if offer["want"] else nothing,
        }

    # Steps

    def label(self, step: Step, seen: Seen) -> Text:
        label = super().label(step, seen)
        here = seen["territories"].get(step.place)
        if here is not None and step.text.key.startswith("princeps-step-aim"):
            label.stylize(self._colour(here["owner"], seen) if here["owner"] else "yellow", 0, label.plain.index(" ("))
        return label


class _Drawn:
    """The table, perhaps without its map, and with some of the players folded to a line each."""

    def __init__(
        self,
        table: PrincepsTable,
        seen: Seen,
        about: Mapping[str, str],
        *,
        folded: Collection[str] = (),
        mapped: bool = True,
    ) -> None:
        self.table = table
        self.seen = seen
        self.about = about
        self.folded = folded
        self.mapped = mapped

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.table.panel(self, options.max_width)


def _lands_of(owner: str | None, seen: Seen) -> list[Land]:
    """The territories on the table that are a player's, or nobody's."""
    return [land for land in LANDS if land.id in seen["territories"] and seen["territories"][land.id]["owner"] == owner]


def _owners(seen: Seen) -> dict[str, str | None]:
    return {land: here["owner"] for land, here in seen["territories"].items()}


def _has_changed(name: str, seen: Seen, before: Seen) -> bool:
    """Whether anything on a player's territories has changed."""
    return any(
        before["territories"].get(land.id) != seen["territories"].get(land.id)
        for land in LANDS
        if name in (_owners(seen).get(land.id), _owners(before).get(land.id))
    )


def _marks(here: Mapping[str, Any]) -> str:
    """Of a territory in short: its cards in number, and signs for what is built and how it stands."""
    cards = here["hidden_size"] + len(here["shown"])
    signs = {"!": not here["stable"] and here["owner"] is not None, "^": here["castle"], "+": here["colonists"]}
    return f"{'·' if cards else ''}{cards or ''}{''.join(sign for sign, holds in signs.items() if holds)}"


def _mark(player: str, seen: Seen) -> str:
    """How a player is marked on the map: by two letters of the name, or, where these are not enough, by seat."""
    names = list(seen["players"])
    return player[:2] if len({name[:2] for name in names}) == len(names) else "ABCDE"[names.index(player)]
