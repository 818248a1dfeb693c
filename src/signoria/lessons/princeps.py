"""The first two rounds of a game of Princeps: three at a table, and a coach who explains each phase as it comes.

The deal, what the pupil draws, and all that the others do are scripted; where the script says nothing they do the
modest thing, so that the rounds stay short.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

from msgspec import UnsetType

from signoria.core.event import Event
from signoria.core.menu import Step
from signoria.core.options import Value
from signoria.core.play import Play
from signoria.core.text import Fact, Text, word
from signoria.games.princeps.lands import LAND_NAMES, LANDS, borders, by_sea
from signoria.games.princeps.moves import OFFER
from signoria.games.princeps.view import LandView, View
from signoria.lessons.lesson import Asked, Lesson, Paragraph, Saying

ME: Final = "Livia"
TRADER: Final = "Bianca"
RAIDER: Final = "Elio"
ROUNDS: Final = 2
"""So many rounds are the lesson."""

DRAWS: Final[Mapping[tuple[int, str], Sequence[str]]] = {
    (1, ME): ("spy", "punishment"),
    (1, TRADER): ("castle",),
    (1, RAIDER): ("reform",),
    (2, ME): ("counsellor", "reform", "venice", "citizen", "captain", "mercenary", "castle", "colonists"),
}
"""What is drawn, by round and player, as far as the deck still has it."""

OFFERS: Final = {TRADER: f"offer {ME} give captain want spy"}
"""What the others offer, once."""

KEPT: Final[Mapping[str, Sequence[str]]] = {
    TRADER: ("prince", "counsellor", "conspiracy"),
    RAIDER: ("prince", "captain", "citizen"),
}
"""What the others do not give away."""

LAID: Final[Mapping[str, Sequence[tuple[str, str]]]] = {
    TRADER: (
        ("counsellor", "florence"),
        ("conspiracy", "florence"),
        ("spy", "ferrara"),
        ("prince", "romagna"),
        ("citizen", "romagna"),
        ("mercenary", "romagna"),
    ),
    RAIDER: (
        ("captain", "france"),
        ("citizen", "france"),
        ("prince", "swiss"),
        ("mercenary", "swiss"),
        ("colonists", "spain"),
    ),
}
"""Where the others lay what they have in the first round."""

DONE: Final[Mapping[str, Sequence[str]]] = {
    TRADER: ("conspire siena from florence by counsellor",),
    RAIDER: ("attack genoa from france with captain citizen",),
}
"""What the others do in the first round, if they can."""

ARMIES: Final = ("citizen", "mercenary")
LEADERS: Final = ("captain", "prince")


class Aim(NamedTuple):
    """An attack by land that the viewer can make: so many armies, and at most so many cards, castle included, against
    them.
    """

    source: str
    target: str
    armies: int
    most: int


class PrincepsLesson(Lesson):
    """The script, and what the coach says; it looks at what the pupil sees and hears, and at nothing else.

    The pupil is last in the first round, and so lays cards when it is seen where the others have laid how many.
    """

    options: Mapping[str, Value] = {"players": 3}
    names = (ME, TRADER, RAIDER)
    setup: Mapping[str, Any] = {
        "territories": {
            **{land: {"owner": ME} for land in ("milan", "genoa", "siena")},
            **{land: {"owner": TRADER} for land in ("ferrara", "florence", "romagna")},
            **{land: {"owner": RAIDER} for land in ("france", "swiss", "spain")},
        },
        "players": {
            ME: {"prince": "noble", "hand": ["prince", "citizen", "citizen", "mercenary", "revolt"]},
            TRADER: {
                "prince": "hereditary",
                "hand": ["prince", "captain", "counsellor", "conspiracy", "citizen", "mercenary"],
            },
            RAIDER: {
                "prince": "popular",
                "hand": ["prince", "captain", "counsellor", "colonists", "citizen", "mercenary"],
            },
        },
        "turn": TRADER,
    }
    seed = 1
    bots = ("planner", "planner")

    last: Saying | None = None
    """What the coach said last."""

    def paragraphs(self) -> Sequence[Paragraph]:
        found: Sequence[Paragraph] = (
            ("draw", self._draw),
            ("deal", self._deal),
            ("offer", self._offer),
            ("dealt", self._dealt),
            ("battle", self._battle),
            ("prepare", self._prepare),
            ("armies", self._armies),
            ("guard", self._guard),
            ("ready", self._ready),
            ("act", self._act),
            ("machiavelli", self._machiavelli),
            ("punish", self._punish),
            ("defend", self._defend),
            ("resist", self._resist),
            ("sacrifice", self._sacrifice),
            ("enter", self._enter),
            ("points", self._points),
            ("again", self._again),
            ("settle", self._settle),
            ("unstable", self._unstable),
            ("set", self._set),
            ("stabilise", self._stabilise),
            ("stable", self._stable),
        )
        return [(name, partial(self._noted, paragraph)) for name, paragraph in found]

    def _noted(self, paragraph: Callable[[Asked], Saying | None], asked: Asked) -> Saying | None:
        """What a paragraph says, which is remembered: the last that is found is the one that is said."""
        saying = paragraph(asked)
        self.last = saying or self.last
        return saying

    # The script

    def fate(self, play: Play) -> str | None:
        view: View = play.view(None)
        cards = DRAWS.get((view.round, str(view.turn)), ())
        drawing = [event for event in play.events(None) if event.kind == "drawing"]
        if view.phase != "draw" or not drawing:
            return None
        number = drawing[-1].numbers["count"] - view.drawing
        return f"draw {cards[number]}" if number < len(cards) else None

    def cue(self, play: Play, seat: int) -> str | None:
        view: View = play.view(seat)
        me = play.names[seat]
        if view.round == 1 and view.phase == "prepare":
            cards = _hand(view)
            for card, land in LAID[me]:
                if card in cards and view.territories[land].owner == me:
                    return f"lay {card} in {land}"
        if view.round == 1 and view.phase == "act":
            made = [move.text for move in play.moves if move.seat == seat]
            for text in DONE[me]:
                if text not in made and play.why(me, text) is None:
                    return text
        return play.game.write(play.state, play.default(seat), seat, play.names)

    def meanwhile(self, play: Play, seat: int) -> str | None:
        """In the negotiation: what one offers, and how one answers the pupil's offers."""
        view: View = play.view(seat)
        me = play.names[seat]
        if view.phase != "negotiate":
            return None
        offer = OFFERS.get(me)
        if offer is not None and offer not in [move.text for move in play.moves]:
            return offer
        for each in view.offers:
            if each.by == ME and me not in each.declined:
                spare = Counter(_hand(view)) - Counter(KEPT[me])
                fair = len(each.give) >= len(each.want) and Counter(each.want) <= spare
                return f"{'accept' if fair else 'decline'} {each.id}"
        return None

    def lasts(self, then: Asked, now: Asked) -> bool:
        phase = now.view.phase
        same = (then.view.round, then.view.phase) == (now.view.round, phase)
        return same and phase in ("negotiate", "prepare", "act") and self._to_do_yet(now)

    def _to_do_yet(self, now: Asked) -> bool:
        """Whether what the coach said last is still to be done: the cards are in hand, or the step is offered."""
        marks = [mark.partition(":") for mark in self.last.marks] if self.last is not None else []
        cards = [what for kind, _, what in marks if kind == "card"]
        steps = [what for kind, _, what in marks if kind == "step"]
        if cards:
            return any(card in _hand(now.view) for card in cards)
        return not steps or any(step.key == steps[0] for step in now.menu.steps)

    def ends(self, play: Play) -> bool:
        view: View = play.view(None)
        return view.round > ROUNDS

    def offered(self, asked: Asked) -> list[Step]:
        view: View = asked.view
        steps = asked.menu.steps
        if view.round == 1 and view.phase == "draw":
            return [step for step in steps if step.key == "draw"] or steps
        if view.round == 1 and view.phase == "negotiate" and asked.menu.taken and asked.menu.taken[0] >= OFFER:
            return [step for step in steps if step.key not in LAND_NAMES] or steps
        return steps

    # What the coach says: the four phases

    def _draw(self, asked: Asked) -> Saying | None:
        if asked.view.phase != "draw":
            return None
        me = asked.view.players[ME]
        facts: dict[str, Fact] = {"target": me.draw_target, "count": me.draw_target - _number(me.counted)}
        return _said("princeps-lesson-draw", ["phase", "step:draw"], facts)

    def _deal(self, asked: Asked) -> Saying | None:
        """An offer is there to be accepted."""
        accept = _step(asked, "accept")
        if asked.view.phase != "negotiate" or accept is None:
            return None
        offer = next(each for each in asked.view.offers if str(each.id) == accept.place)
        facts: dict[str, Fact] = {"player": offer.by, "give": word(offer.give[0]), "want": word(offer.want[0])}
        return _said("princeps-lesson-deal", ["offers", f"step:{accept.key}"], facts)

    def _offer(self, asked: Asked) -> Saying | None:
        """An offer could be made: of a card that is of little use, for one who leads."""
        hand = _hand(asked.view)
        spare = [card for card in ("revolt", "spy", "mercenary", "citizen") if card in hand]
        step = _step(asked, "offer")
        if asked.view.phase != "negotiate" or step is None or not spare:
            return None
        wanted = "counsellor" if "captain" in hand else "captain"
        facts: dict[str, Fact] = {"give": word(spare[0]), "want": word(wanted)}
        return _said("princeps-lesson-offer", ["step:offer", f"card:{spare[0]}", "step:done"], facts)

    def _dealt(self, asked: Asked) -> Saying | None:
        """An offer of the pupil's was accepted."""
        accepted = [event for event in asked.news if event.kind in ("accepted", "accepted-all")]
        if asked.view.phase != "negotiate" or all(event.seats.get("other") != ME for event in accepted):
            return None
        return _said("princeps-lesson-dealt", ["step:done"])

    def _prepare(self, asked: Asked) -> Saying | None:
        """A leader could be laid beside a rival's weak territory."""
        view: View = asked.view
        leader = next((card for card in LEADERS if card in _hand(view)), None)
        aim = min(_prospects(view), key=lambda aim: aim.most, default=None)
        if view.phase != "prepare" or leader is None or aim is None or any(_places(view, LEADERS)):
            return None
        facts: dict[str, Fact] = {
            "leader": word(leader),
            "origin": word(aim.source),
            "territory": word(aim.target),
            "owner": str(view.territories[aim.target].owner),
            "most": aim.most,
        }
        marks = ["phase", f"card:{leader}", f"place:{aim.source}", f"place:{aim.target}"]
        return _said("princeps-lesson-prepare", marks, facts)

    def _armies(self, asked: Asked) -> Saying | None:
        """A leader lies there who has no two armies yet."""
        view: View = asked.view
        army = next((card for card in ARMIES if card in _hand(view)), None)
        led = next(iter(_places(view, LEADERS)), None)
        if view.phase != "prepare" or army is None or led is None or dict(_forces(view)).get(led, 0) > 1:
            return None
        return _said("princeps-lesson-armies", [f"card:{army}", f"place:{led}"], {"territory": word(led)})

    def _guard(self, asked: Asked) -> Saying | None:
        """There is a force, and the prince is still in hand."""
        view: View = asked.view
        if view.phase != "prepare" or max(dict(_forces(view)).values(), default=0) < 2 or "prince" not in _hand(view):
            return None
        return _said("princeps-lesson-guard", ["card:prince"])

    def _ready(self, asked: Asked) -> Saying | None:
        """The prince lies on the table."""
        if asked.view.phase != "prepare" or not any(_places(asked.view, ("prince",))):
            return None
        return _said("princeps-lesson-ready", ["step:ready"])

    def _act(self, asked: Asked) -> Saying | None:
        view: View = asked.view
        if view.phase != "act":
            return None
        aim = max(_aims(view), key=lambda aim: aim.armies - aim.most, default=None)
        if aim is None or _step(asked, "attack") is None:
            return Saying(Text("princeps-lesson-act-idle"), Text("princeps-lesson-act-why"), ["step:end"])
        facts: dict[str, Fact] = {
            "origin": word(aim.source),
            "territory": word(aim.target),
            "armies": aim.armies,
            "most": aim.most,
        }
        marks = [f"place:{aim.source}", "step:attack", f"place:{aim.target}"]
        return _said("princeps-lesson-act", marks, facts)

    # Contests and their windows

    def _battle(self, asked: Asked) -> Saying | None:
        """How the pupil's own attack ended."""
        if asked.view.phase not in ("act", "answer", "defend"):
            return None
        for event in asked.news:
            if event.kind == "conquered" and event.seats["player"] == ME:
                return _about("princeps-lesson-won", event, asked)
            if event.kind in ("lost-battle", "tied", "retreated") and event.seats["player"] == ME:
                return _about("princeps-lesson-failed", event, asked)
        return None

    def _machiavelli(self, asked: Asked) -> Saying | None:
        if asked.view.phase != "machiavelli":
            return None
        contest = asked.view.contest
        assert contest is not None
        facts: dict[str, Fact] = {"attack": _number(contest.attack), "defence": _number(contest.defence)}
        return _said("princeps-lesson-machiavelli", ["stage", "step:pass"], facts)

    def _punish(self, asked: Asked) -> Saying | None:
        contest = asked.view.contest
        if asked.view.phase != "answer" or contest is None or contest.kind != "conspire":
            return None
        steps = asked.menu.steps
        punishing = [step for step in steps if step.key not in ("pass", "colonise")]
        facts: dict[str, Fact] = {
            "player": str(asked.view.turn),
            "territory": word(contest.target),
            "can": len(punishing),
        }
        answer = punishing[0] if punishing else next(step for step in steps if step.key == "pass")
        return _said("princeps-lesson-punish", [f"place:{contest.target}", f"step:{answer.key}"], facts)

    def _defend(self, asked: Asked) -> Saying | None:
        return self._stands(asked, "princeps-lesson-defend") if _contested(asked) == "attack" else None

    def _resist(self, asked: Asked) -> Saying | None:
        return self._stands(asked, "princeps-lesson-resist") if _contested(asked) in ("revolt", "conspire") else None

    def _stands(self, asked: Asked, key: str) -> Saying | None:
        """What comes upon a territory of the pupil's, and what is there."""
        view: View = asked.view
        contest = view.contest
        assert contest is not None
        land = view.territories[contest.target]
        armies = sum(_loose(land)[army] for army in ARMIES)
        facts: dict[str, Fact] = {
            "player": str(view.turn),
            "territory": word(contest.target),
            "attack": _number(contest.attack),
            "armies": armies,
        }
        marks = [f"seat:{view.turn}", f"place:{contest.target}", *(["zone:armies"] if armies else [])]
        return _said(key, marks, facts)

    def _sacrifice(self, asked: Asked) -> Saying | None:
        return _said("princeps-lesson-sacrifice", ["stage"]) if asked.view.phase == "sacrifice" else None

    def _enter(self, asked: Asked) -> Saying | None:
        if asked.view.phase != "enter":
            return None
        return _said("princeps-lesson-enter", ["step:enter", "step:stay"])

    # The second round

    def _points(self, asked: Asked) -> Saying | None:
        if asked.view.round == 1:
            return None
        facts: dict[str, Fact] = {"points": asked.view.players[ME].would_score}
        return _said("princeps-lesson-points", [f"seat:{ME}"], facts)

    def _again(self, asked: Asked) -> Saying | None:
        if asked.view.round == 1 or asked.view.phase != "negotiate":
            return None
        return _said("princeps-lesson-again", ["step:done"])

    def _settle(self, asked: Asked) -> Saying | None:
        land = next((card for card in _hand(asked.view) if card in LAND_NAMES), None)
        if asked.view.phase != "prepare" or land is None:
            return None
        return _said("princeps-lesson-settle", [f"card:{land}", f"step:{land}"], {"territory": word(land)})

    def _unstable(self, asked: Asked) -> Saying | None:
        """A territory could be made stable with what is in hand."""
        view: View = asked.view
        hand = _hand(view)
        land = _shaky(view)
        if view.phase != "prepare" or land is None or not {"counsellor", "reform"} <= {*hand}:
            return None
        marks = [f"place:{land}", "card:counsellor", "card:reform"]
        return _said("princeps-lesson-unstable", marks, {"territory": word(land)})

    def _set(self, asked: Asked) -> Saying | None:
        """All lies where a territory can be made stable."""
        view: View = asked.view
        land = _shaky(view)
        if view.phase != "prepare" or land is None or not {"counsellor", "reform"} <= {*_loose(view.territories[land])}:
            return None
        return _said("princeps-lesson-set", [f"place:{land}", "step:ready"])

    def _stabilise(self, asked: Asked) -> Saying | None:
        step = _step(asked, "reform") or _step(asked, "stabilise")
        land = _shaky(asked.view)
        if asked.view.phase != "act" or step is None or land not in step.places:
            return None
        return _said("princeps-lesson-stabilise", [f"place:{land}", f"step:{step.key}"])

    def _stable(self, asked: Asked) -> Saying | None:
        """A territory was made stable."""
        for event in asked.news if asked.view.phase == "act" else []:
            if event.kind in ("reformed", "colonised", "stabilised") and event.seats["player"] == ME:
                return _about("princeps-lesson-stable", event, asked)
        return None

    def closing(self, view: View) -> Saying:
        scores = {name: player.would_score for name, player in view.players.items()}
        best = max((name for name in scores if name != ME), key=lambda name: scores[name])
        facts: dict[str, Fact] = {"points": scores[ME], "player": best, "most": scores[best]}
        ahead = scores[ME] > scores[best]
        return Saying(Text("princeps-lesson-end-ahead" if ahead else "princeps-lesson-end", facts))


def _said(key: str, marks: list[str], facts: dict[str, Fact] | None = None) -> Saying:
    return Saying(Text(key, facts or {}), Text(f"{key}-why", facts or {}), marks)


def _about(key: str, event: Event, asked: Asked) -> Saying:
    """Said of what happened in a territory, and of what there is to do then: more, or only the end."""
    land = event.words["territory"]
    acts = asked.view.phase == "act"
    then = "none" if not acts else "act" if len(asked.menu.steps) > 1 else "end"
    marks = [f"place:{land}", *(["step:end"] if acts else [])]
    return _said(key, marks, {"territory": word(land), "next": then})


def _step(asked: Asked, kind: str) -> Step | None:
    """The first step of this kind that is offered."""
    return next((step for step in asked.menu.steps if step.key.partition("-")[0] == kind), None)


def _number(found: int | UnsetType | None) -> int:
    return found if isinstance(found, int) else 0


def _hand(view: View) -> Sequence[str]:
    hand = view.players[str(view.viewer)].hand
    return () if isinstance(hand, UnsetType) else hand


def _loose(land: LandView) -> Counter[str]:
    """The cards of an own territory."""
    hidden = () if isinstance(land.hidden, UnsetType) else land.hidden
    return Counter(hidden) + Counter(land.shown)


def _forces(view: View) -> Iterator[tuple[str, int]]:
    """The own territories from which an attack can be led, and the armies there."""
    for name, land in view.territories.items():
        if land.owner == view.viewer:
            fresh = _loose(land) - Counter(land.acted)
            armies = sum(fresh[army] for army in ARMIES)
            if armies and any(fresh[leader] for leader in LEADERS):
                yield name, armies


def _places(view: View, cards: Sequence[str]) -> Iterator[str]:
    """The own territories where one of these cards lies."""
    for name, land in view.territories.items():
        if land.owner == view.viewer and any(_loose(land)[card] for card in cards):
            yield name


def _prospects(view: View) -> Iterator[Aim]:
    """The rivals' territories to which the viewer has a border by land, but for a last one."""
    owners = Counter(land.owner for land in view.territories.values())
    own = [LANDS[LAND_NAMES.index(name)] for name, land in view.territories.items() if land.owner == view.viewer]
    for source in own:
        for name, land in view.territories.items():
            target = LANDS[LAND_NAMES.index(name)]
            near = borders(source, target) and not by_sea(source, target)
            if near and land.owner not in (None, view.viewer) and owners[land.owner] > 1:
                most = land.hidden_size + len(land.shown) + land.castle
                yield Aim(source.id, name, 0, most)


def _aims(view: View) -> Iterator[Aim]:
    """The attacks by land that the viewer could make."""
    armies = dict(_forces(view))
    for aim in _prospects(view):
        if aim.source in armies:
            yield aim._replace(armies=armies[aim.source])


def _shaky(view: View) -> str | None:
    """An own territory that is not stable."""
    return next((name for name, land in view.territories.items() if land.owner == ME and not land.stable), None)


def _contested(asked: Asked) -> str | None:
    """The kind of contest in which the pupil is asked for a defence, before anything of it is chosen."""
    contest = asked.view.contest
    return contest.kind if asked.view.phase == "defend" and contest is not None and not asked.menu.taken else None
