"""Lessons of plays of several steps, which end before their game: Court of the Medici and Princeps."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import msgspec
import pytest

from signoria import games
from signoria.core.chance import Seeded
from signoria.core.errors import Refused
from signoria.core.menu import Menu, Step, menu
from signoria.core.seat import Seat
from signoria.lessons.lesson import Saying, Told, lesson_of, tell
from signoria.texts import LANGUAGES, Words
from tests.tables import serving

NAMES = ("medici", "princeps")
BOUGHT = ["draw", "accept 1", "offer anyone give revolt want counsellor", "done"]
ARMED = ["lay captain in milan", "lay citizen in milan", "lay mercenary in milan"]
GUARDED = ["lay prince in genoa", "lay citizen in genoa", "lay punishment in genoa", "ready"]
WON = ["punish from genoa", "defend citizen", "pass", "attack ferrara from milan with captain citizen mercenary", "end"]
LATER = ["draw", "done", "settle venice", "lay counsellor in ferrara", "lay reform in ferrara", "ready"]
LINES: dict[str, dict[str, list[str]]] = {
    "medici": {
        "intended": [
            *("send 9", "conspire 2 on 2 against 8", "send 8", "ally minister on 6"),
            *("conspire jester=2 on 1 against 7", "send 7", "send 10"),
        ],
        "keen": [
            *("send 9", "conspire 2 on 2 against 8", "ally minister on 6", "conspire 8 on 5 against 7"),
            *("conspire jester=1 on 11 against 10", "conspire 7 on 9 against 11 where R1=8"),
            *("conspire 6 on 4 against 12", "ally 10 on 3", "send 5"),
        ],
        "slow": ["send 5", "conspire 2 on 2 against 8", "send 6", "ally minister on 6"],
    },
    "princeps": {
        "intended": [*BOUGHT, *ARMED, *GUARDED, *WON, *LATER, "reform ferrara by counsellor", "end"],
        "beaten": [*BOUGHT, *ARMED, *GUARDED, *WON, *LATER, "attack romagna from ferrara with captain citizen"],
        "rebel": [
            *("draw", "done", "lay prince in milan", "lay revolt in milan", "ready"),
            *("revolt ferrara from milan by prince", "enter"),
        ],
        "thwarted": [
            *("draw", "accept 1", "done", "lay captain in milan", "lay citizen in milan", "lay prince in genoa"),
            *("ready", "attack swiss from milan with captain citizen"),
        ],
    },
}
"""What a pupil means to do; where a play of it is not possible, the modest thing is done first."""
PATIENCE = 12
"""After so many moves any pupil does the modest thing: offers could be made for ever."""
MODEST = ("draw", "done", "ready", "end", "pass", "stay", "nothing")

Chooser = Callable[[Told, Menu], Step]


def told(game: str, moves: Sequence[str], taken: Sequence[int] = ()) -> Told:
    return tell(lesson_of(games.get(game)), moves, taken)


def chooser(name: str) -> Chooser:
    """How a pupil takes steps: the `first`, the `last`, or any by a seed."""
    if name == "first":
        return lambda now, asked: asked.steps[0]
    if name == "last":
        return lambda now, asked: asked.steps[-1]
    source = random.Random(name)
    return lambda now, asked: source.choice(asked.steps)


def modest(now: Told, asked: Menu) -> Step:
    return next((step for step in asked.steps if step.key in MODEST), asked.steps[0])


def composed(game: str, moves: Sequence[str], now: Told, choose: Chooser) -> tuple[str, list[Menu]]:
    """A play put together step by step, and what was asked for it."""
    asked = now.update.menu
    found: list[Menu] = []
    while True:
        assert asked is not None
        assert asked.steps
        found.append(asked)
        step = choose(now, asked)
        if step.ends:
            assert step.move is not None
            return step.move, found
        asked = told(game, moves, [*asked.taken, step.action]).update.menu


@cache
def followed(game: str, name: str) -> list[tuple[list[str], Told, list[Menu]]]:
    """The lesson at each question of a pupil, with what was asked step by step, and at its end."""
    line = [*LINES[game].get(name, ())]
    choose = modest if name in LINES[game] else chooser(name)
    moves: list[str] = []
    found: list[tuple[list[str], Told, list[Menu]]] = []
    while True:
        now = told(game, moves)
        found.append((list(moves), now, []))
        if now.over:
            return found
        if line and now.play.why(now.play.names[0], line[0]) is None:
            moves.append(line.pop(0))
            continue
        move, asked = composed(game, moves, now, choose if len(moves) < PATIENCE else modest)
        found[-1][2].extend(asked)
        moves.append(move)
        assert len(moves) < 60


PUPILS = [
    (game, name) for game in NAMES for name in ("first", "last", *LINES[game], *(f"random-{seed}" for seed in range(2)))
]


def plain(of: object) -> bytes:
    return msgspec.json.encode(of)


@pytest.mark.parametrize(("game", "name"), PUPILS)
def test_it_ends_after_its_first_rounds_and_says_each_thing_once(game: str, name: str) -> None:
    said: list[str] = []
    for _, now, _ in followed(game, name):
        assert (now.update.menu is None) == now.over
        if now.saying is not None:
            said += [key for key in [now.saying.text.key] if said[-1:] != [key]]
            assert now.over or now.number == len(said) <= now.of
    assert len(set(said)) == len(said)
    assert said[-1].startswith(f"{game}-lesson-end")
    assert not followed(game, name)[-1][1].play.state.over


def test_a_pupil_who_follows_the_coach_hears_what_there_is_to_a_game() -> None:
    said = {
        game: dict.fromkeys(now.saying.text.key for _, now, _ in followed(game, "intended") if now.saying)
        for game in NAMES
    }
    assert [key.removeprefix("medici-lesson-") for key in said["medici"]] == [
        *("send", "conspire", "struck", "minister", "jester", "ally", "lady", "plan", "score", "end")
    ]
    assert [key.removeprefix("princeps-lesson-") for key in said["princeps"]] == [
        *(
            "draw",
            "deal",
            "offer",
            "dealt",
            "prepare",
            "armies",
            "guard",
            "ready",
            "punish",
            "defend",
            "machiavelli",
            "act",
            "won",
        ),
        *("points", "again", "settle", "unstable", "set", "stabilise", "stable", "end-ahead"),
    ]


@pytest.mark.parametrize(("game", "name"), PUPILS)
def test_every_step_that_is_offered_can_be_taken_and_is_of_the_games_own_menu(game: str, name: str) -> None:
    for moves, now, asked in followed(game, name):
        for each in asked:
            own = now.play.menu(0, each.taken)
            assert own is not None
            known = [plain(step) for step in own.steps]
            assert all(plain(step) in known for step in each.steps)
            assert plain((each.question, each.taken, each.dials)) == plain((own.question, own.taken, own.dials))
        if asked:
            step = asked[-1].steps[0]
            if step.ends:
                assert told(game, moves, [*asked[-1].taken, step.action]).update.menu is None
                assert step.move is not None
                told(game, [*moves, step.move])


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in NAMES for name in ("intended", "random-1")])
def test_the_same_moves_lead_to_the_same_and_what_was_told_stays(game: str, name: str) -> None:
    events: list[Any] = []
    for moves, now, _ in followed(game, name):
        again = told(game, moves)
        assert plain((again.update, again.saying)) == plain((now.update, now.saying))
        assert now.update.events[: len(events)] == events
        events = now.update.events


@pytest.mark.parametrize(("game", "name"), PUPILS)
def test_the_coach_points_at_what_is_there(game: str, name: str) -> None:
    before = None
    for moves, now, _ in followed(game, name):
        # What still stands may point at what was used since.
        fresh, before = now.saying != before, now.saying
        for mark in now.saying.marks if now.saying is not None and fresh else []:
            kind, _, what = mark.partition(":")
            view = now.update.view
            there = {
                "seat": what in now.play.names,
                "card": what in view.players["Livia"].hand,
                "place": what in _places(game, view),
                "zone": what in (("rovere", "gonzaga", "inner") if game == "medici" else ("armies",)),
                "step": kind == "step" and what in _keys(game, moves, now.update.menu),
                "phase": game == "princeps",
                "offers": game == "princeps" and bool(view.offers),
                "stage": game == "princeps" and view.contest is not None,
            }
            assert there[kind], (before, mark)


def _places(game: str, view: Any) -> list[str]:
    return [str(pile.id) for pile in view.piles] if game == "medici" else list(view.territories)


def _keys(game: str, moves: Sequence[str], asked: Menu | None) -> set[str]:
    """The keys of the steps of a menu, and of the one that follows its first step."""
    assert asked is not None
    after = told(game, moves, [*asked.taken, asked.steps[0].action]).update.menu
    return {step.key for each in (asked, after) if each is not None for step in each.steps}


def test_what_the_coach_says_of_sums_is_true() -> None:
    seen = set()
    for game, name in PUPILS:
        for _, now, _ in followed(game, name) if game == "medici" else []:
            if now.saying is None or "total" not in now.saying.text.facts:
                continue
            facts: Any = now.saying.text.facts
            key = now.saying.text.key
            seen.add(key)
            values = {f"place:{pile.id}": pile.value for pile in now.update.view.piles}
            assert facts["worth"] + facts["added"] == facts["total"]
            if key == "medici-lesson-struck":
                assert values[now.saying.marks[0]] == facts["total"]
                continue
            card, on, against = now.saying.marks
            assert (values[on], values[against]) == (facts["worth"], facts["total"])
            words = card.removeprefix("card:")
            words = f"jester={facts['added']}" if words == "jester" else words
            strike = f"conspire {words} on {on.partition(':')[2]} against {against.partition(':')[2]}"
            assert now.play.why("Livia", strike) is None
    assert seen == {"medici-lesson-conspire", "medici-lesson-struck", "medici-lesson-jester"}


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in NAMES for name in ("intended", "random-0")])
def test_it_holds_nothing_that_the_pupil_may_not_know(game: str, name: str) -> None:
    """What the pupil cannot know is made up anew: what is seen and asked, at each step, stays the same."""
    of = games.get(game)
    for number, (_, now, asked) in enumerate(followed(game, name)):
        play, update = now.play, now.update
        own = Seat(play, 0).update()
        assert plain((update.version, update.events, update.view)) == plain((own.version, own.events, own.view))
        if now.over:
            continue
        imagined = play.resample(0, Seeded(number))
        assert plain(of.view(imagined, 0, play.names)) == plain(update.view)
        for each in asked:
            made_up = menu(of, imagined, 0, play.names, each.taken)
            assert made_up is not None
            known = [plain(step) for step in made_up.steps]
            assert all(plain(step) in known for step in each.steps)


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in NAMES for name in ("intended", "random-0")])
def test_each_play_since_the_last_answer_is_told_as_the_pupil_saw_it_then(game: str, name: str) -> None:
    for moves, now, _ in followed(game, name):
        play, plays = now.play, now.plays
        told = [event for each in plays for event in each.events]
        assert plain(told) == plain(now.update.events[len(now.update.events) - len(told) :])
        if plays:
            assert plain(plays[-1].view) == plain(now.update.view)
        seen = {
            each.version: plain(each.view) for each in (Seat(play.at(at), 0).update() for at in range(len(play.moves)))
        }
        for each in plays[:-1]:
            assert each.menu is None
            assert plain(each.view) == seen[each.version]
        # The pupil's own play stands by itself, before what the others do.
        assert bool(plays) or not moves


@cache
def sayings(game: str) -> dict[str, Saying]:
    """Something that was said of each kind, by its key."""
    found: dict[str, Saying] = {}
    for of, name in PUPILS:
        for _, now, _ in followed(of, name) if of == game else []:
            if now.saying is not None:
                found.setdefault(now.saying.text.key, now.saying)
    return found


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_can_be_said_is_said_in_the_language_and_points_at_its_marks(game: str, language: str) -> None:
    texts = games.get(game).texts
    found = (texts / f"{language}.ftl").read_text(encoding="utf-8")
    keys = re.findall(rf"^({game}-lesson-\S+) =", found, re.MULTILINE)
    whys = {saying.why.key for saying in sayings(game).values() if saying.why is not None}
    assert {*keys} == {*sayings(game)} | whys
    words = Words(language, [texts])
    for saying in sayings(game).values():
        text = words.tell(saying.text)
        assert re.findall(r"\[(\d)\]", text) == [str(number) for number in range(1, len(saying.marks) + 1)]
        assert "{" not in text
        assert saying.why is None or "[" not in words.tell(saying.why)


def test_what_is_not_offered_yet_is_refused_and_no_form_of_what_is() -> None:
    first = told("medici", [])
    assert first.update.menu is not None
    card = next(step.action for step in first.update.menu.steps if step.key == "5")
    manners = told("medici", [], [card]).update.menu
    assert manners is not None
    assert [step.key for step in manners.steps] == ["send", "ally"]
    plan = first.play.plays(0)[-1][0]
    for moves, taken in ((["plan 5"], ()), ([], plan)):
        with pytest.raises(Refused) as raised:
            told("medici", moves, taken)
        assert raised.value.code == "lesson-later"
    with pytest.raises(Refused) as raised:
        told("medici", [], [card, card])
    assert raised.value.code != "lesson-later"
    told("medici", [*LINES["medici"]["slow"], "send jester=7"])
    told("princeps", ["draw", "offer Elio give revolt spy want counsellor colonists"])
    told("princeps", [*BOUGHT, "lay captain citizen mercenary in milan"])
    with pytest.raises(Refused) as raised:
        told("princeps", ["draw", "offer Elio give revolt want venice"])
    assert raised.value.code == "lesson-later"


def test_the_others_offer_before_the_pupil_is_asked_and_answer_at_once() -> None:
    view = told("princeps", ["draw"]).update.view
    assert [(offer.by, offer.give, offer.want) for offer in view.offers] == [("Bianca", ("captain",), ("spy",))]
    now = told("princeps", ["draw", "offer Elio give revolt want counsellor"])
    assert "accepted" in [event.kind for event in now.update.events]
    assert now.update.view.phase == "negotiate"
    assert "counsellor" in now.update.view.players["Livia"].hand
    now = told("princeps", ["draw", "offer Bianca give revolt want counsellor"])
    assert "declined" in [event.kind for event in now.update.events]
    now = told("princeps", ["draw", "offer anyone give revolt want machiavelli"])
    assert [event.kind for event in now.update.events].count("declined-all") == 2
    assert now.update.view.done == []


def test_a_window_is_asked_when_it_is_explained_and_then_no_more() -> None:
    asked = [now.update.view.phase for _, now, _ in followed("princeps", "intended")]
    assert asked.count("machiavelli") == 1
    answered = [event for event in followed("princeps", "intended")[-1][1].update.events if event.kind == "answered"]
    assert sum(event.seats["player"] == "Livia" for event in answered) == 2


def test_nothing_is_asked_or_played_when_it_is_over() -> None:
    moves = followed("medici", "first")[-1][0]
    ends: list[tuple[list[str], list[int]]] = [(["send 5"], []), ([], [1])]
    for more, taken in ends:
        with pytest.raises(Refused) as raised:
            told("medici", [*moves, *more], taken)
        assert raised.value.code == "lesson-over"


def test_the_server_tells_what_is_asked_in_the_middle_of_a_play(tmp_path_factory: pytest.TempPathFactory) -> None:
    with serving(tmp_path_factory.mktemp("steps") / "data", "--no-limits") as server:

        def asked(game: str, **more: object) -> dict[str, Any]:
            status, _, body = server.ask(f"/api/lessons/{game}", more)
            found = msgspec.json.decode(body)
            assert isinstance(found, dict)
            return {"status": status, **found}

        taken = [*followed("princeps", "first")[4][2][-1].taken]
        moves = followed("princeps", "first")[4][0]
        found = asked("princeps", moves=moves, taken=taken)
        assert found["update"]["menu"] == msgspec.json.decode(plain(told("princeps", moves, taken).update.menu))
        assert asked("medici", taken=[10**9])["status"] == 409
        over = followed("medici", "first")[-1][0]
        found = asked("medici", moves=over)
        assert (found["over"], found["returns"], "menu" in found["update"]) == (True, None, False)
        assert all(game["lesson"] for game in server.get("/api/games")["games"])
