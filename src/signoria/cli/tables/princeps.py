"""Princeps in a terminal of 80 columns."""

from __future__ import annotations

from collections import Counter
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
from signoria.games.princeps.cards import KIND_NAMES
from signoria.games.princeps.lands import LANDS, MAP, Land, borders, by_sea
from signoria.games.princeps.options import rules_of
from signoria.games.princeps.view import standing, walls

COLOURS = ("cyan", "red", "green", "magenta", "blue")
"""Of the players, in the order of their seats."""

WIDTH, HEIGHT = 76, 16
"""The map in characters; lines are made as wide."""

ARMIES = ("citizen", "mercenary")
MILITARY = ("captain", "prince")
AT_HOME = ("fortify", "colonise", "reform")
POLITICAL = ("revolt", "conspire", "spy", *AT_HOME)
OPENING = (
    "round",
    "discarded",
    "drawing",
    "opened",
    "offered",
    "offered-all",
    "accepted",
    "accepted-all",
    "declined",
    "declined-all",
    "withdrew",
    "withdrew-all",
    "lapsed",
    "lapsed-all",
    "done",
    "undone",
    "closed",
    "settled",
    "laid",
    "recalled",
    "recalled-shown",
    "ready",
    "attacked",
    "revolted",
    "conspired",
    "spied",
    "fortified",
    "colonised",
    "reformed",
    "stabilised",
    "ended",
    "led-category",
    "scored",
    "won",
)
"""The events that begin a line of the log."""

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

    _told = ""
    """The event that began the line of the log."""

    def obvious(self, move: str) -> bool:
        return move in ("pass", "defend nothing")

    def draw(self, seen: Seen, me: str | None, about: Mapping[str, str]) -> RenderableType:
        parts: list[RenderableType] = [*self._marks(), self._map(seen), *self._world(seen, me, about)]
        contest = self._contest(seen)
        if contest is not None:
            parts.append(contest)
        parts += self._offers(seen)
        if me is not None and "hand" in seen["players"][me]:
            parts.append(self._line("princeps-table-hand", self._hand(seen["players"][me]["hand"])))
        if seen["discard"]:
            parts.append(Text(f"{self.words.say('princeps-table-discarded')} {self._cards(seen['discard'])}", "dim"))
        return Panel(
            Group(*parts),
            title=Text(self._title(seen), "bold"),
            title_align="left",
            subtitle=Text(self.words.say("princeps-table-legend"), "dim"),
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
        usual = {"hand_counts": "hand", "tied_category": "all", "trade_territories": False}
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
        short = self.words.say(f"princeps-short-{land.id}")
        here = seen["territories"].get(land.id)
        if here is None:
            return f"({short})", "dim"
        if here["owner"] is None:
            return f"{short}!", "bold yellow"
        cards = _hidden(here) + len(here["shown"])
        return f"{short}·{_mark(here['owner'], seen)}{cards or ''}", f"bold {self._colour(here['owner'], seen)}"

    def _colour(self, player: str, seen: Seen) -> str:
        return COLOURS[list(seen["players"]).index(player)]

    # The world

    def _world(self, seen: Seen, me: str | None, about: Mapping[str, str]) -> list[RenderableType]:
        lines: list[RenderableType] = []
        for name in seen["players"]:
            lines += self._player(name, seen, me, about)
        free = [land for land in LANDS if seen["territories"].get(land.id, {"owner": ""})["owner"] is None]
        if free:
            lines.append(Text(f"  {self.words.say('princeps-table-independent')}", "bold yellow"))
            for land in free:
                lines += self._land(land, seen["territories"][land.id], "yellow")
        return lines

    def _player(self, name: str, seen: Seen, me: str | None, about: Mapping[str, str]) -> list[RenderableType]:
        """A player's line, then those of the territories."""
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
        elif name in about:
            line.append(f" {about[name]}", "dim")
        size = player["hand_size"] if "hand_size" in player else len(player["hand"])
        facts = [say(f"word-{player['prince']}")] if player["prince"] else []
        facts.append(say("princeps-table-player", count=size))
        if player["points"] is not None:
            facts.append(say("princeps-table-score", points=player["points"]))
        else:
            points = standing(rules_of(self.options), seen["territories"], list(seen["players"]))
            facts.append(say("princeps-table-points", points=points[name]))
        line.append(f"  {' · '.join(facts)}")
        lines: list[RenderableType] = [line]
        mine = [land for land in LANDS if seen["territories"].get(land.id, {"owner": ""})["owner"] == name]
        for land in mine:
            lines += self._land(land, seen["territories"][land.id], colour)
        if not mine:
            lines.append(Text(f"    {say('princeps-table-no-land')}", "dim italic"))
        if me is None and "hand" in player:
            lines.append(Text(f"    {say('princeps-table-hand-of')} {self._cards(player['hand'])}"))
        return lines

    def _land(self, land: Land, here: Mapping[str, Any], colour: str) -> list[RenderableType]:
        """Name, kind, state, and borders to the right; then the cards, those face down first."""
        say = self.words.say
        line = Text()
        line.append(f"    {say(f'word-{land.id}')} ", colour)
        line.append(self._kind(land), "dim")
        if not here["stable"] and here["owner"] is not None:
            line.append(f" {say('princeps-table-unstable')}", "italic yellow")
        for key in ("castle", "colonists", "conspirators"):
            if here[key]:
                line.append(f" {say(f'princeps-table-{key}')}", "bold")
        near = [f"{'~' if by_sea(land, b) else ''}{say(f'princeps-short-{b.id}')}" for b in LANDS if borders(land, b)]
        right = f"→ {' '.join(near)}"
        line.append(" " * max(1, WIDTH - line.cell_len - len(right)) + right, "dim")
        cards: list[Text] = []
        if here.get("hidden"):
            cards.append(Text(f"? {self._cards(here['hidden'])}"))
        elif _hidden(here):
            cards.append(Text(" ".join("?" * _hidden(here)), "bold"))
        acted = list(here.get("acted", []))
        idle = list((Counter(here["shown"]) - Counter(acted)).elements())
        if idle:
            cards.append(Text(say("princeps-table-shown", cards=self._cards(idle))))
        if acted:
            cards.append(Text(say("princeps-table-acted", cards=self._cards(acted)), "dim"))
        return [line, Padding(Text("  ").join(cards), (0, 0, 0, 6))] if cards else [line]

    def _kind(self, land: Land) -> str:
        """Polity and wealth, as the file of the map calls them."""
        polity = getattr(MAP.labels.polity[land.polity], self.words.language)
        wealth = getattr(MAP.labels.wealth[land.wealth], self.words.language)
        return f"{polity[:4]}·{wealth[:4]}"

    def _about(self, land: str) -> str:
        polity = MAP.labels.polity[_LANDS[land].polity]
        wealth = MAP.labels.wealth[_LANDS[land].wealth]
        return f"{getattr(polity, self.words.language)}, {getattr(wealth, self.words.language)}"

    def _cards(self, cards: Iterable[str]) -> str:
        """Cards in words, equal ones together."""
        words = [
            self.words.say(f"word-{card}") + (f" ×{number}" if number > 1 else "")
            for card, number in Counter(cards).items()
        ]
        return ", ".join(words) if words else "—"

    def _hand(self, cards: Iterable[str]) -> str:
        """The same, territories with their kind."""
        kinds = [card for card in cards if card not in _LANDS]
        lands = [f"{self.words.say(f'word-{card}')} {self._kind(_LANDS[card])}" for card in cards if card in _LANDS]
        return ", ".join([*([self._cards(kinds)] if kinds or not lands else []), *lands])

    def _contest(self, seen: Seen) -> Text | None:
        contest = seen.get("contest")
        if not contest or contest["attack"] is None:
            return None
        facts = {"player": seen["turn"], "territory": contest["target"], "origin": contest["source"]}
        line = self.words.say(f"princeps-table-contest-{contest['kind']}", attack=contest["attack"], **facts)
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

    # Questions

    def question(self, seen: Seen, me: str) -> str:
        say = self.words.say
        phase = seen["phase"]
        contest = seen.get("contest") or {}
        if phase == "draw":
            mine = seen["players"][me]
            target, counted = mine["draw_target"], mine["counted"]
            if counted > target:
                return say("princeps-ask-draw-excess", target=target, counted=counted, excess=counted - target)
            return say("princeps-ask-draw", target=target, counted=counted)
        if phase in ("punish", "defend", "enter"):
            return say(
                f"princeps-ask-{phase}",
                player=seen["turn"],
                territory=contest["target"],
                attack=contest["attack"] or 0,
            )
        if phase == "machiavelli":
            defence = contest["defence"] if contest["defence"] is not None else "?"
            return say("princeps-ask-machiavelli", attack=contest["attack"], defence=defence)
        return say(f"princeps-ask-{phase}")

    def label(self, move: str, seen: Seen) -> str:
        say = self.words.say
        verb, *rest = move.split()
        contest = seen.get("contest") or {}
        if verb == "draw":
            return say("princeps-move-draw", target=seen["players"][_viewer(seen)]["draw_target"])
        if verb == "discard":
            return say("princeps-move-discard", card=rest[0])
        if verb == "punish":
            return say("princeps-move-punish", territory=rest[1])
        if verb == "sacrifice":
            return say("princeps-move-sacrifice", count=int(rest[0]))
        if verb == "defend":
            return self._defence(move)
        if verb in ("enter", "stay"):
            return say(f"princeps-move-{verb}", origin=contest["source"])
        if verb in ("settle", "stabilise"):
            return self._settles(rest[0]) if verb == "settle" else say("princeps-move-stabilise", territory=rest[0])
        if verb in ("accept", "decline", "withdraw"):
            return self._answers(verb, int(rest[0]), seen)
        return say(f"princeps-move-{verb}")

    def _settles(self, land: str) -> str:
        return self.words.say("princeps-step-settle", territory=land, about=self._about(land))

    def _answers(self, verb: str, number: int, seen: Seen) -> str:
        offer = next(offer for offer in seen["offers"] if offer["id"] == number)
        return self.words.say(f"princeps-step-{verb}", **self._terms(offer))

    def _defence(self, move: str) -> str:
        words = move.split()[1:]
        if words == ["nothing"]:
            return self.words.say("princeps-move-defend-nothing")
        text = self._force(words)
        return f"{text}, {self.words.say('princeps-step-under', card=words[-1])}" if "under" in words else text

    def _force(self, words: Sequence[str]) -> str:
        return self.words.say(
            "princeps-step-force", citizens=words.count("citizen"), mercenaries=words.count("mercenary")
        )

    # Steps

    def ask(self, plays: Sequence[str], taken: int, seen: Seen) -> str:
        say = self.words.say
        words = plays[0].split()
        verb = words[0]
        if taken == 0:
            return self.question(seen, _viewer(seen))
        if verb == "offer":
            example = f"offer {words[1]} give spy citizen want captain"
            return say("princeps-ask-give", example=example) if taken == 1 else say("princeps-ask-want")
        if verb == "lay":
            return say("princeps-ask-lay", card=words[1])
        if verb == "recall":
            return say("princeps-ask-recall") if taken == 1 else say("princeps-ask-recall-card", territory=words[-1])
        if verb == "defend":
            if "under" in words and len({_army(play) for play in plays}) == 1:
                return say("princeps-ask-under")
            return say("princeps-ask-mercenaries")
        if taken == 1:
            return say("princeps-ask-at" if verb in AT_HOME else "princeps-ask-from")
        key = {2: "leader", 3: "target"}.get(taken) or self._asked_army(plays[0], taken, seen)
        return f"{say(f'princeps-ask-{key}')} ({self._chosen(words, taken)})"

    def _chosen(self, words: Sequence[str], taken: int) -> str:
        """What has been chosen of an action so far: where from, who leads, against what."""
        at_home = words[0] in AT_HOME
        parts = [words[1]] if at_home else [words[3], words[5], words[1]]
        return " · ".join(self.words.say(f"word-{part}") for part in parts[: taken - 1])

    def _asked_army(self, play: str, taken: int, seen: Seen) -> str:
        """Whether the number of citizens or of mercenaries is asked for in an attack."""
        has_citizens = "citizen" in _fresh(seen["territories"][play.split()[3]])
        return "citizens" if taken == 4 and has_citizens else "mercenaries"

    def step(self, plays: Sequence[str], taken: int, seen: Seen) -> Step:
        say = self.words.say
        words = plays[0].split()
        verb = words[0]
        if taken == 0:
            return self._first_step(plays, seen)
        if verb == "offer":
            card = words[3] if taken == 1 else words[-1]
            return Step(None, say("princeps-step-nothing") if card == "nothing" else say(f"word-{card}"))
        if verb == "lay" or (verb == "recall" and taken == 1):
            return Step(None, self._where(words[-1], seen))
        if verb == "recall":
            return Step(None, say(f"word-{words[1]}"))
        if verb == "defend":
            return self._defence_step(plays)
        if taken == 1:
            source = words[1] if verb in AT_HOME else words[3]
            return Step(None, self._where(source, seen))
        if taken == 2:
            leader = words[3] if verb in AT_HOME else words[5]
            return Step(None, say(f"word-{leader}"))
        if taken == 3:
            return Step(None, self._aim(plays, seen))
        return self._army_step(plays, taken, seen)

    def _first_step(self, plays: Sequence[str], seen: Seen) -> Step:
        say = self.words.say
        words = plays[0].split()
        verb = words[0]
        if verb == "offer":
            if words[1] == "anyone":
                return Step(None, say("princeps-step-offer-anyone"))
            return Step(None, say("princeps-step-offer", player=words[1]))
        if verb == "lay":
            return Step(None, say("princeps-step-lay", card=words[1]))
        if verb == "defend":
            return self._defence_step(plays)
        if verb == "stabilise":
            return Step(None, say("princeps-step-stabilise", territory=words[1]))
        if verb == "recall" or verb == "attack" or verb in POLITICAL:
            return Step(None, say(f"princeps-step-{verb}"))
        return Step(verb[0] if verb in ("done", "ready", "end") else None, self.label(plays[0], seen))

    def _where(self, land: str, seen: Seen) -> str:
        here = seen["territories"][land]
        cards = [*here.get("hidden", []), *here["shown"]]
        name = self.words.say(f"word-{land}")
        return f"{name}: {self._cards(cards)}" if cards else name

    def _aim(self, plays: Sequence[str], seen: Seen) -> Text:
        """A territory to act against: whose it is, and the forces on both sides as far as they can be known."""
        words = plays[0].split()
        verb, target, source = words[0], words[1], words[3]
        here = seen["territories"][target]
        owner = here["owner"]
        line = Text()
        line.append(self.words.say(f"word-{target}"), self._colour(owner, seen) if owner else "yellow")
        line.append(f" ({owner or self.words.say('princeps-table-independent')}) ")
        if verb == "spy":
            line.append(self.words.say("princeps-table-face-down", count=_hidden(here)), "dim")
            return line
        if verb == "attack":
            most = max(sum(_army(play)) for play in plays)
            return line.append_text(self._compared(verb, source, target, most, seen))
        return line.append_text(self._compared(verb, source, target, 1, seen))

    def _army_step(self, plays: Sequence[str], taken: int, seen: Seen) -> Step:
        """How many of an army; with the last of them, the forces compared."""
        citizens, mercenaries = _army(plays[0])
        asked = self._asked_army(plays[0], taken, seen)
        key = str(citizens if asked == "citizens" else mercenaries)
        if len(plays) > 1:
            return Step(key, self.words.say("princeps-step-citizens", citizens=citizens))
        words = plays[0].split()
        line = Text(f"{self._force(words)}: ")
        return Step(key, line.append_text(self._compared("attack", words[3], words[1], citizens + mercenaries, seen)))

    def _defence_step(self, plays: Sequence[str]) -> Step:
        armies = {_army(play) for play in plays}
        if len(armies) == 1:
            return Step(None, self._defence(plays[0]))
        citizens = {army[0] for army in armies}
        if len(citizens) == 1:
            return Step(None, self.words.say("princeps-step-citizens", citizens=citizens.pop()))
        return Step(None, self._force(plays[0].split()))

    def _compared(self, verb: str, source: str, target: str, armies: int, seen: Seen) -> Text:
        """Attack and defence: what both are made of, and between which numbers the defence must lie."""
        say = self.words.say
        here = seen["territories"][target]
        land = _LANDS[target]
        if verb == "attack":
            sea = by_sea(_LANDS[source], land)
            mine = say("princeps-step-sea", armies=armies, total=armies - 1) if sea else str(armies)
        else:
            inclined = land.polity == ("free" if verb == "revolt" else "noble")
            mine = say("princeps-step-inclined") if inclined else "1"
        low, high, parts = self._defenders(verb, here, seen)
        text = Text(say("princeps-step-strength", sum=mine), "bold")
        text.append(f" {say('princeps-step-against', low=str(low), high='same' if high == low else str(high))}", "bold")
        text.append(f" {say('princeps-step-made-of', parts=', '.join(parts) or say('princeps-part-empty'))}", "dim")
        if verb == "attack" and armies == 1 and here["castle"] and here["owner"] and low != high:
            text.append(f" {say('princeps-step-lone')}", "dim italic")
        return text

    def _defenders(self, verb: str, here: Mapping[str, Any], seen: Seen) -> tuple[int, int, list[str]]:
        """What defends a territory at least and at most, and why; it is not known what lies face down."""
        say = self.words.say
        owner = here["owner"]
        castle, prince = walls(verb, here["castle"], seen["players"][owner]["prince"] if owner else None)
        parts = [say("princeps-part-castle")] if castle else []
        if owner is None:
            return 1 + castle, 1 + castle, [say("princeps-part-conspirators"), *parts]
        bonus = castle + prince
        if prince:
            parts.append(say("princeps-part-prince"))
        shown = sum(card in ARMIES for card in here["shown"])
        hidden = _hidden(here)
        if hidden:
            parts.insert(0, say("princeps-part-hidden", count=hidden))
        if shown:
            parts.insert(0, say("princeps-part-armies", count=shown))
        most = shown + hidden
        if most > 1 and not any(card in MILITARY for card in here["shown"]):
            most = max(1, most - 1) if hidden else 1
        return bonus, bonus + most, parts

    # The rest

    def summary(self) -> RenderableType:
        say = self.words.say
        grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1), expand=True, show_header=False)
        grid.add_column(style="bold")
        grid.add_column(ratio=1)
        grid.add_row(say("princeps-summary-round"), say("princeps-summary-round-about"))
        for card in KIND_NAMES:
            grid.add_row(say(f"word-{card}"), say(f"princeps-summary-{card}-about"))
        rules = f"{say('princeps-summary-rules')} {say('princeps-summary-end')}"
        words = f"\n{say('princeps-summary-words')}"
        return Panel(
            Group(Text(say("princeps-about")), grid, Text(rules), Text(words, "dim")),
            title=say("princeps-summary-title"),
            box=box.ROUNDED,
        )

    def winners(self, seen: Seen) -> list[str]:
        return list(seen["winners"])

    def tells(self, event: Event) -> bool:
        """Cards that are turned up to be used are named by what is done with them."""
        if event.kind in OPENING:
            self._told = event.kind
        if event.kind == "drew":
            return "card" in event.details
        if event.kind == "laid" and "card" not in event.details:
            return False
        if event.kind == "showed":
            return self._told == "spied"
        return event.kind not in ("crowned", "granted", "armed", "answered", "ready", "ended", "unpunished")

    def opens(self, event: str) -> bool:
        return event in OPENING


def _mark(player: str, seen: Seen) -> str:
    """How a player is marked on the map: by two letters of the name, or, where these are not enough, by seat."""
    names = list(seen["players"])
    return player[:2] if len({name[:2] for name in names}) == len(names) else "ABCDE"[names.index(player)]


def _hidden(here: Mapping[str, Any]) -> int:
    """How many cards lie face down, as a view or a snapshot has it."""
    return int(here["hidden_size"]) if "hidden_size" in here else len(here["hidden"])


def _fresh(here: Mapping[str, Any]) -> list[str]:
    """The cards on a territory that have not acted."""
    cards = [*here["hidden"], *here["shown"]]
    for card in here["acted"]:
        cards.remove(card)
    return cards


def _army(play: str) -> tuple[int, int]:
    """The citizens and mercenaries of an attack or a defence."""
    words = play.split()
    return words.count("citizen"), words.count("mercenary")


def _viewer(seen: Seen) -> str:
    """Whose view this is."""
    return str(next(name for name, player in seen["players"].items() if "hand" in player))
