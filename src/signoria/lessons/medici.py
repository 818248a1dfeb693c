"""The first turns of a game of Court of the Medici, against one rival, and a coach who explains each as it comes.

The deal and the rival's first seven plays are scripted, so that most of what can happen does; then a bot goes on.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from msgspec import UnsetType

from signoria.core.menu import Step
from signoria.core.options import Value
from signoria.core.play import Play
from signoria.core.state import CHANCE
from signoria.core.text import Fact, Text, word
from signoria.games.medici.cards import CARD_NAMES, HIGHEST, VALUES
from signoria.games.medici.moves import MOST_PLANS
from signoria.games.medici.view import PileView, View
from signoria.lessons.lesson import Asked, Lesson, Paragraph, Saying

ME: Final = "Livia"
RIVAL: Final = "Cosimo"
MINE: Final = "rovere"
TURNS: Final = 9
"""So many plays of the pupil are the lesson."""

MEETS: Final = ("2", "minister", "jester", "lady")
"""What the pupil draws first."""

COURTIERS: Final = ("lady", "minister")

PLANS_FROM: Final = 4
"""The pupil's turn from which Plans are offered."""

SENDS: Final[Mapping[int, str]] = {0: "send 9", 3: "send 8", 4: "send 6", 6: "send 7"}
"""What the rival sends, by the number of plays before; ..."""

STRIKES: Final = (1, 5)
"""... and when the rival conspires, if there is something to win by it."""


class Strike(NamedTuple):
    """A conspiracy that the numbers allow: a card on a pile makes it worth as much as another, which falls."""

    card: str
    adds: int
    pile: PileView
    target: PileView


class MediciLesson(Lesson):
    """The script, and what the coach says; it looks at what the pupil sees and hears, and at nothing else.

    Before the first play no conspiracy is possible: the lowest card in hand is above every difference in the circle.
    """

    options: Mapping[str, Value] = {"dukes": False}
    names = (ME, RIVAL)
    setup: Mapping[str, Any] = {
        "piles": [
            *({"zone": "inner", "cards": [f"rovere {value}"]} for value in (7, 8, 9, 10)),
            *({"zone": "inner", "cards": [f"gonzaga {value}"]} for value in (6, 7, 9, 10)),
        ],
        "players": {
            ME: {
                "hand": ["5", "6", "7", "8", "9"],
                "deck": [
                    "2",
                    "minister",
                    "jester",
                    "lady",
                    "4",
                    "3",
                    "10",
                    "5",
                    "6",
                    "2",
                    "minister",
                    "lady",
                    "jester",
                    "3",
                    "4",
                ],
            },
            RIVAL: {
                "hand": ["2", "3", "4", "5", "9"],
                "deck": [
                    "8",
                    "6",
                    "7",
                    "10",
                    "jester",
                    "8",
                    "3",
                    "2",
                    "lady",
                    "minister",
                    "4",
                    "5",
                    "minister",
                    "lady",
                    "jester",
                ],
            },
        },
        "turn": ME,
    }
    seed = 1
    bots = ("greedy",)

    def paragraphs(self) -> Sequence[Paragraph]:
        return (
            ("send", self._send),
            ("struck", self._struck),
            ("conspire", self._conspire),
            ("minister", self._minister),
            ("jester", self._jester),
            ("ally", self._ally),
            ("lady", self._lady),
            ("plan", self._plan),
            ("score", self._score),
        )

    # The script

    def cue(self, play: Play, seat: int) -> str | None:
        done = _plays(play, seat)
        if done in STRIKES:
            return _struck_back(play.view(seat))
        if done == 2:
            return _gathered(play.view(seat))
        return SENDS.get(done)

    def offered(self, asked: Asked) -> list[Step]:
        early = sum(event.kind == "drew" and event.seats["player"] == ME for event in asked.events) < PLANS_FROM - 1
        return [step for step in asked.menu.steps if step.key != "plan" or not early]

    def ends(self, play: Play) -> bool:
        return _plays(play, 0) >= TURNS and play.state.current != CHANCE

    # What the coach says

    def _send(self, asked: Asked) -> Saying | None:
        if any(event.kind in ("sent", "allied") for event in asked.events):
            return None
        return _said("medici-lesson-send", ["zone:inner", "step:send", f"zone:{MINE}"])

    def _conspire(self, asked: Asked) -> Saying | None:
        """A conspiracy is there to be made, and costs the rival more."""
        strike = max(_strikes(asked.view), key=lambda strike: _gain(strike.target, "gonzaga"), default=None)
        if strike is None or _gain(strike.target, "gonzaga") <= 0:
            return None
        marks = [f"card:{strike.card}", f"place:{strike.pile.id}", f"place:{strike.target.id}"]
        return _said("medici-lesson-conspire", marks, _sums(strike))

    def _struck(self, asked: Asked) -> Saying | None:
        """The rival's conspiracy has cost the pupil nobles."""
        facts: dict[str, Fact] = {}
        pile, lost = 0, 0
        for event in asked.news:
            if event.kind == "conspired":
                lost = 0
                pile = event.numbers["pile"] if event.seats["player"] == RIVAL else 0
                facts = {"player": event.seats["player"], "card": word(event.words["card"])}
            elif event.kind == "equalled":
                facts |= event.numbers
            elif event.kind == "discarded" and event.words["house"] == MINE:
                lost += 1
        if not pile or not lost:
            return None
        return _said("medici-lesson-struck", [f"place:{pile}"], {**facts, "count": lost})

    def _minister(self, asked: Asked) -> Saying | None:
        piles = [pile for pile in asked.view.piles if len(pile.cards) > 1 and _gain(pile, "gonzaga") > 0]
        if "minister" not in _hand(asked.view) or not piles:
            return None
        pile = max(piles, key=lambda pile: _gain(pile, "gonzaga"))
        facts: dict[str, Fact] = {"count": len(pile.cards), "value": pile.value}
        return _said("medici-lesson-minister", ["card:minister", f"place:{pile.id}"], facts)

    def _jester(self, asked: Asked) -> Saying | None:
        """A Jester can be given the value that makes two sums equal."""
        if "jester" not in _hand(asked.view):
            return None
        strikes = [
            Strike("jester", target.value - pile.value, pile, target)
            for pile in asked.view.piles
            for target in asked.view.piles
            if 1 <= target.value - pile.value <= HIGHEST
        ]
        strike = max(strikes, key=lambda strike: _gain(strike.target, "gonzaga"), default=None)
        if strike is None or _gain(strike.target, "gonzaga") <= 0:
            return None
        marks = ["card:jester", f"place:{strike.pile.id}", f"place:{strike.target.id}"]
        return _said("medici-lesson-jester", marks, _sums(strike))

    def _ally(self, asked: Asked) -> Saying | None:
        return _said("medici-lesson-ally", ["step:ally"])

    def _lady(self, asked: Asked) -> Saying | None:
        return _said("medici-lesson-lady", ["card:lady"]) if "lady" in _hand(asked.view) else None

    def _plan(self, asked: Asked) -> Saying | None:
        made = {name: min(player.plans, int(MOST_PLANS)) for name, player in asked.view.players.items()}
        facts: dict[str, Fact] = {"mine": made[ME], "theirs": made[RIVAL], "player": RIVAL}
        return _said("medici-lesson-plan", ["step:plan"], facts)

    def _score(self, asked: Asked) -> Saying | None:
        counts = {name: player.counts for name, player in asked.view.players.items()}
        facts: dict[str, Fact] = {"mine": counts[ME], "theirs": counts[RIVAL], "player": RIVAL}
        return _said("medici-lesson-score", [f"seat:{RIVAL}", "zone:inner"], facts)

    def closing(self, view: View) -> Saying:
        mine, theirs = view.players[ME].counts, view.players[RIVAL].counts
        facts: dict[str, Fact] = {"mine": mine, "theirs": theirs, "player": RIVAL}
        return Saying(Text("medici-lesson-end-ahead" if mine > theirs else "medici-lesson-end", facts))


def _said(key: str, marks: list[str], facts: dict[str, Fact] | None = None) -> Saying:
    return Saying(Text(key, facts or {}), Text(f"{key}-why", facts or {}), marks)


def _plays(play: Play, seat: int) -> int:
    """How many plays a seat has made."""
    return sum(move.seat == seat for move in play.moves)


def _hand(view: View) -> Sequence[str]:
    hand = view.players[str(view.viewer)].hand
    return () if isinstance(hand, UnsetType) else hand


def _strikes(view: View) -> Iterator[Strike]:
    """The conspiracies that the viewer can make without a Jester, with all values as they are."""
    for card in _hand(view):
        adds = int(VALUES[CARD_NAMES.index(card)])
        for pile in view.piles:
            for target in view.piles:
                if card != "jester" and pile.id != target.id and pile.value + adds == target.value:
                    yield Strike(card, adds, pile, target)


def _gain(pile: PileView, house: str) -> int:
    """What a House would lose with a pile, less what the other would."""
    found = 0
    for noble in pile.cards:
        whose, _, card = noble.partition(" ")
        value = int(VALUES[CARD_NAMES.index(card.partition("=")[0])])
        found += value if whose == house else -value
    return found


def _struck_back(view: View) -> str | None:
    """The rival's conspiracy: where it costs the pupil most, of nobles many, made with the own."""
    strikes = [strike for strike in _strikes(view) if _gain(strike.target, MINE) > 0]
    if not strikes:
        return None
    card, _, pile, target = max(strikes, key=_sting)
    return f"conspire {card} on {pile.id} against {target.id}"


def _sting(strike: Strike) -> tuple[int, int, int]:
    return _gain(strike.target, MINE), len(strike.target.cards), _gain(strike.pile, "gonzaga")


def _gathered(view: View) -> str | None:
    """The rival's alliance, which a Minister could clear."""
    own = [pile for pile in view.piles if _gain(pile, "gonzaga") > 0]
    pile = max(own, key=lambda pile: (len(pile.cards), pile.value), default=None)
    card = "5" if "5" in _hand(view) else "4"
    return None if pile is None else f"ally {card} on {pile.id}"


def _sums(strike: Strike) -> dict[str, Fact]:
    worth = strike.pile.value
    return {"card": word(strike.card), "worth": worth, "added": strike.adds, "total": worth + strike.adds}
