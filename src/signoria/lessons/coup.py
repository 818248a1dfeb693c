"""A first game of Coup: four at a table, and a coach who explains each decision as it comes.

The deal and the others' first three turns are scripted, so that most of what can happen does; then bots go on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec import UnsetType

from signoria.core.menu import Step
from signoria.core.options import Value
from signoria.core.play import Play
from signoria.core.text import Fact, Text, word
from signoria.games.coup.moves import PASS
from signoria.games.coup.view import PendingView, View
from signoria.lessons.lesson import Asked, Lesson, Paragraph, Saying

ME: Final = "Livia"
ACTIONS: Final[Mapping[str, Sequence[str]]] = {
    "Tommaso": ("tax", "tax", f"coup {ME}"),
    "Bianca": (f"steal {ME}", "income", "income"),
    "Elio": ("income", f"assassinate {ME}", "income"),
}
"""What the others do in their first turns: all true, but that Bianca is no Captain."""

SCRIPTED: Final = 3
"""In so many turns of the pupil nobody challenges or blocks but by the script."""

FIRST_TURNS: Final = (("income", "aid", "tax"), ("income", "aid", "tax", "exchange", "steal"))
"""The kinds of action that the pupil's first turns offer."""


class CoupLesson(Lesson):
    """The script, and what the coach says; it looks at what the pupil sees and hears, and at nothing else."""

    options: Mapping[str, Value] = {"players": 4}
    names = (ME, *ACTIONS)
    setup: Mapping[str, Any] = {
        "players": {
            ME: {"hidden": ["duke", "contessa"]},
            "Tommaso": {"hidden": ["duke", "ambassador"]},
            "Bianca": {"hidden": ["assassin", "contessa"]},
            "Elio": {"hidden": ["assassin", "captain"]},
        }
    }
    seed = 1
    bots = ("bluffer", "bluffer", "honest")

    def paragraphs(self) -> Sequence[Paragraph]:
        return (
            ("action", self._action),
            ("proof", self._proof),
            ("caught", self._caught),
            ("theft", self._theft),
            ("assassin", self._assassin),
            ("lose", self._lose),
            ("coup", self._coup),
            ("exchange", self._exchange),
            ("assassin", self._assassinate),
            ("claim", self._claim),
        )

    # The script

    def cue(self, play: Play, seat: int) -> str | None:
        turns = _turns(play, 0)
        view: View = play.view(seat)
        me = play.names[seat]
        pupil = _hand(play.view(0))
        if view.phase == "action":
            done = _turns(play, seat)
            move = ACTIONS[me][done] if done < len(ACTIONS[me]) else None
            # Nobody is to be out before the lesson has begun.
            deadly = move is not None and move.startswith(("coup", "assassinate")) and len(pupil) == 1
            return None if deadly else move
        if turns > SCRIPTED or view.phase not in ("challenge", "block", "challenge-block"):
            return None
        pending = view.pending
        assert pending is not None
        proves = view.phase == "challenge" and pending.by == ME and turns > 1 and pending.claim in pupil
        if me == "Elio" and proves and len(_hand(view)) == 2:
            return "challenge"
        return "pass"

    def offered(self, asked: Asked) -> list[Step]:
        steps = asked.menu.steps
        if asked.view.phase != "action" or (turn := _turn(asked)) > len(FIRST_TURNS):
            return steps
        return [step for step in steps if step.key.partition("-")[0] in FIRST_TURNS[turn - 1]] or steps

    # What the coach says

    def _action(self, asked: Asked) -> Saying | None:
        if asked.view.phase != "action" or _turn(asked) > 1:
            return None
        return _said("coup-lesson-action", ["card:duke", "step:tax"])

    def _claim(self, asked: Asked) -> Saying | None:
        if asked.view.phase not in ("challenge", "challenge-block"):
            return None
        player, claim = _claimed(asked.view.pending)
        seen = [*_hand(asked.view), *(card for each in asked.view.players.values() for card in each.revealed)]
        facts: dict[str, Fact] = {"player": player, "claim": word(claim), "seen": seen.count(claim)}
        return _said("coup-lesson-claim", [f"seat:{player}", "step:challenge"], facts)

    def _theft(self, asked: Asked) -> Saying | None:
        return _aimed(asked, "steal", "coup-lesson-theft", ("captain", "ambassador"))

    def _assassin(self, asked: Asked) -> Saying | None:
        return _aimed(asked, "assassinate", "coup-lesson-assassin", ("contessa",))

    def _proof(self, asked: Asked) -> Saying | None:
        """The pupil was challenged, and had the card."""
        challenger = ""
        for event in asked.news:
            if event.kind == "challenged" and event.seats["target"] == ME:
                challenger = event.seats["player"]
            elif event.kind == "showed" and event.seats["player"] == ME:
                facts: dict[str, Fact] = {"player": challenger, "card": word(event.words["card"])}
                return _said("coup-lesson-proof", [f"seat:{challenger}"], facts)
        return None

    def _caught(self, asked: Asked) -> Saying | None:
        """Somebody else was challenged, and had lied."""
        challenger = ""
        for event in asked.news:
            if event.kind == "challenged":
                challenger = event.seats["player"]
            elif event.kind == "bluffed" and event.seats["player"] != ME:
                player = event.seats["player"]
                facts: dict[str, Fact] = {"player": player, "claim": word(event.words["character"])}
                why = Text("coup-lesson-caught-why")
                if challenger == ME:
                    return Saying(Text("coup-lesson-caught-you", facts), why, [f"seat:{player}"])
                return Saying(Text("coup-lesson-caught", {**facts, "challenger": challenger}), why, [f"seat:{player}"])
        return None

    def _lose(self, asked: Asked) -> Saying | None:
        return None if asked.view.phase != "lose" else _said("coup-lesson-lose", [])

    def _exchange(self, asked: Asked) -> Saying | None:
        if asked.view.phase == "exchange":
            return Saying(Text("coup-lesson-exchange-keep"), Text("coup-lesson-exchange-why"), ["stage"])
        if _first(asked, "exchange") is None:
            return None
        facts: dict[str, Fact] = {"holds": _hand(asked.view).count("ambassador")}
        return _said("coup-lesson-exchange", ["step:exchange"], facts)

    def _assassinate(self, asked: Asked) -> Saying | None:
        """The pupil may do it."""
        step = _first(asked, "assassinate")
        if step is None:
            return None
        facts: dict[str, Fact] = {"cost": step.cost, "holds": _hand(asked.view).count("assassin")}
        return _said("coup-lesson-assassinate", [f"step:{step.key}"], facts)

    def _coup(self, asked: Asked) -> Saying | None:
        step = _first(asked, "coup")
        if step is None:
            return None
        facts: dict[str, Fact] = {"coins": asked.view.players[ME].coins, "cost": step.cost}
        return _said("coup-lesson-coup", [f"step:{step.key}"], facts)

    def closing(self, view: View) -> Saying:
        if view.winner == ME:
            return Saying(Text("coup-lesson-end-won"))
        return Saying(Text("coup-lesson-end-lost", {"winner": str(view.winner)}), None, [f"seat:{view.winner}"])


def _aimed(asked: Asked, action: str, key: str, blockers: Sequence[str]) -> Saying | None:
    """Of an action against the pupil, who may challenge it, and block it then."""
    view: View = asked.view
    pending = view.pending
    if view.phase != "challenge" or pending is None or pending.action != action or pending.target != ME:
        return None
    facts: dict[str, Fact] = {"player": pending.by, "holds": sum(card in blockers for card in _hand(view))}
    return _said(key, [f"seat:{pending.by}"], facts)


def _said(key: str, marks: list[str], facts: dict[str, Fact] | None = None) -> Saying:
    return Saying(Text(key, facts or {}), Text(f"{key}-why", facts or {}), marks)


def _turns(play: Play, seat: int) -> int:
    """How many actions a seat has declared."""
    return sum(move.seat == seat and move.actions[0] < PASS for move in play.moves)


def _turn(asked: Asked) -> int:
    """The number of the pupil's turn, if it is that, counted from 1."""
    return 1 + sum(event.kind == "declared" and event.seats["player"] == ME for event in asked.events)


def _hand(view: View) -> Sequence[str]:
    hidden = view.players[str(view.viewer)].hidden
    return () if isinstance(hidden, UnsetType) else hidden


def _claimed(pending: PendingView) -> tuple[str, str]:
    """Who claims what."""
    if pending.block is not None:
        return pending.block.by, pending.block.claim
    return pending.by, str(pending.claim)


def _first(asked: Asked, kind: str) -> Step | None:
    """The first step of an action of this kind, if one is offered."""
    if asked.view.phase != "action":
        return None
    return next((step for step in asked.menu.steps if step.key.partition("-")[0] == kind), None)
