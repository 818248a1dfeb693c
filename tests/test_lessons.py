"""Lessons: a coach who says each thing once and is right, whatever the pupil does, and knows no more than the pupil."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any

import msgspec
import pytest

from signoria import games
from signoria.core.chance import Seeded
from signoria.core.errors import BadInput, Refused, SignoriaError
from signoria.core.menu import Step, menu
from signoria.core.seat import Seat
from signoria.lessons.lesson import Saying, Told, lesson_of, tell
from signoria.texts import LANGUAGES, Words
from tests.tables import Server

GAME = games.get("coup")
INTENDED = ["tax", "pass", "challenge", "tax", "pass", "pass", "block contessa", "income", "lose ambassador"]
"""Tell the truth, believe one, catch one, be believed, and block as the Contessa."""

Strategy = Callable[[Sequence[Step]], Step]


def strategy(name: str) -> Strategy:
    """How a pupil chooses: `first`, `last`, any step by a seed, or `careful` with a seed for what is all the same."""
    if name == "first":
        return lambda steps: steps[0]
    if name == "last":
        return lambda steps: steps[-1]
    kind, _, seed = name.partition("-")
    source = random.Random(int(seed))
    return source.choice if kind == "random" else lambda steps: source.choice(careful(steps))


def careful(steps: Sequence[Step]) -> list[Step]:
    """A coup, or what is true; else to let it pass."""
    coups = [step for step in steps if step.key.startswith("coup")]
    true = [step for step in steps if step.holds]
    return coups or true or [step for step in steps if step.key == "pass"] or list(steps)


NAMES = ["first", "last", *(f"random-{seed}" for seed in range(8)), *(f"careful-{seed}" for seed in range(4))]


def told(moves: Sequence[str]) -> Told:
    return tell(lesson_of(GAME), moves)


def followed(name: str, moves: Sequence[str] = ()) -> Iterator[tuple[list[str], Told]]:
    """The lesson at each question of one who plays so after these moves, and at its end."""
    chosen = strategy(name)
    done: list[str] = []
    while True:
        now = told(done)
        yield list(done), now
        if now.update.menu is None:
            return
        step = chosen(now.update.menu.steps)
        done.append(moves[len(done)] if len(done) < len(moves) else str(step.move))
        assert len(done) < 200


def plain(of: object) -> bytes:
    return msgspec.json.encode(of)


@pytest.mark.parametrize("name", NAMES)
def test_it_ends_whatever_the_pupil_does_and_says_each_thing_once(name: str) -> None:
    said: list[str] = []
    for _, now in followed(name):
        assert (now.update.menu is None) == now.play.state.over
        if now.saying is None:
            continue
        said.append(now.saying.text.key)
        if not now.play.state.over:
            assert now.number == len(said)
            assert now.number <= now.of == 9
    kinds = [re.sub(r"-(you|keep)$", "", key).replace("assassinate", "assassin") for key in said]
    assert len(set(kinds)) == len(kinds)
    assert said[0] == "coup-lesson-action"
    assert said[-1].startswith("coup-lesson-end-")


def test_all_is_said_along_the_intended_line() -> None:
    said = [now.saying.text.key for _, now in followed("first", INTENDED) if now.saying is not None]
    assert said[:-1] == [
        "coup-lesson-action",
        "coup-lesson-claim",
        "coup-lesson-theft",
        "coup-lesson-caught-you",
        "coup-lesson-proof",
        "coup-lesson-assassin",
        "coup-lesson-coup",
        "coup-lesson-lose",
        "coup-lesson-exchange",
    ]


def test_the_first_turns_offer_less_and_later_ones_everything() -> None:
    offered = []
    for _, now in followed("first", INTENDED):
        if now.update.menu is not None and now.update.view.phase == "action":
            offered.append({step.key.partition("-")[0] for step in now.update.menu.steps})
    assert offered[0] == {"income", "aid", "tax"}
    assert offered[1] == offered[0] | {"exchange", "steal"}
    assert offered[2] == offered[1] | {"coup", "assassinate"}


@pytest.mark.parametrize("name", ["first", "random-1", "random-2"])
def test_the_same_moves_lead_to_the_same_and_what_was_told_stays(name: str) -> None:
    events: list[Any] = []
    for moves, now in followed(name):
        again = told(moves)
        assert plain((again.update, again.saying)) == plain((now.update, now.saying))
        assert now.update.events[: len(events)] == events
        events = now.update.events


@pytest.mark.parametrize("name", NAMES)
def test_what_the_coach_says_is_true(name: str) -> None:
    """Facts that stand in its words, compared with what really is so."""
    for _, now in followed(name):
        if now.saying is None:
            continue
        view, facts, key = now.update.view, now.saying.text.facts, now.saying.text.key
        hand = view.players["Livia"].hidden
        cards = {
            "theft": ("captain", "ambassador"),
            "assassin": ("contessa",),
            "assassinate": ("assassin",),
            "exchange": ("ambassador",),
        }.get(key.split("-")[2], ())
        if "holds" in facts:
            assert facts["holds"] == sum(card in cards for card in hand)
        if "coins" in facts:
            assert facts["coins"] == view.players["Livia"].coins
        steps = {} if now.update.menu is None else {step.key: step for step in now.update.menu.steps}
        for mark in now.saying.marks:
            kind, _, what = mark.partition(":")
            assert kind in ("step", "seat", "card", "stage")
            assert kind != "step" or what in steps
            assert kind != "seat" or what in now.play.names
            assert kind != "card" or what in hand
        if key.startswith(("coup-lesson-proof", "coup-lesson-caught")):
            assert view.players[str(facts["player"])].revealed
        if key in ("coup-lesson-claim", "coup-lesson-theft", "coup-lesson-assassin"):
            assert {"pass", "challenge"} == steps.keys()
        if "seen" in facts:
            held = [*hand, *(card for player in view.players.values() for card in player.revealed)]
            assert facts["seen"] == held.count((view.pending.block or view.pending).claim)


@pytest.mark.parametrize("name", ["first", "last", "random-3", "random-4"])
def test_it_holds_nothing_that_the_pupil_may_not_know(name: str) -> None:
    """What the pupil cannot know is made up anew: what is seen, asked and said stays the same."""
    for number, (_, now) in enumerate(followed(name)):
        play, update = now.play, now.update
        own = Seat(play, 0).update()
        assert plain((update.version, update.events, update.view)) == plain((own.version, own.events, own.view))
        assert all(who == "Livia" or b"hidden" not in plain(seen) for who, seen in update.view.players.items())
        if update.menu is None:
            continue
        imagined = play.resample(0, Seeded(number))
        asked = menu(GAME, imagined, 0, play.names)
        assert asked is not None
        steps = [plain(step) for step in asked.steps]
        assert all(plain(step) in steps for step in update.menu.steps)
        assert plain(GAME.view(imagined, 0, play.names)) == plain(update.view)


@cache
def sayings() -> dict[str, Saying]:
    """Something that was said of each kind, by its key."""
    found: dict[str, Saying] = {}
    for name in [*NAMES, *(f"random-{seed}" for seed in range(100, 160)), *(f"careful-{n}" for n in range(10, 30))]:
        for _, now in followed(name):
            if now.saying is not None:
                found.setdefault(now.saying.text.key, now.saying)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_can_be_said_is_said_in_the_language_and_points_at_its_marks(language: str) -> None:
    keys = re.findall(
        r"^(coup-lesson-\S+) =", (GAME.texts / f"{language}.ftl").read_text(encoding="utf-8"), re.MULTILINE
    )
    whys = {saying.why.key for saying in sayings().values() if saying.why is not None}
    assert {*keys} == {*sayings()} | whys
    words = Words(language, [GAME.texts])
    for saying in sayings().values():
        text = words.tell(saying.text)
        assert re.findall(r"\[(\d)\]", text) == [str(number) for number in range(1, len(saying.marks) + 1)]
        assert "{" not in text
        assert saying.why is None or "[" not in words.tell(saying.why)


@pytest.mark.parametrize(
    ("moves", "error", "code"),
    [
        (["coup Bianca"], Refused, "too-poor"),
        (["challenge"], Refused, "not-now"),
        (["exchange"], Refused, "lesson-later"),
        (["steal 2"], Refused, "lesson-later"),
        (["dance"], BadInput, "notation-unknown"),
        (["steal Nobody"], BadInput, "player-unknown"),
        (["tax", "tax"], Refused, "not-now"),
    ],
)
def test_what_cannot_be_done_is_refused(moves: list[str], error: type[SignoriaError], code: str) -> None:
    with pytest.raises(error) as raised:
        told(moves)
    assert raised.value.code == code


def test_nothing_can_be_played_when_it_is_over() -> None:
    *_, (moves, _) = followed("first")
    with pytest.raises(Refused) as raised:
        told([*moves, "income"])
    assert raised.value.code == "lesson-over"


class Untaught(type(GAME)):  # type: ignore[misc]
    """Coup without a lesson."""

    lesson = None


def test_only_games_with_a_lesson_have_one() -> None:
    with pytest.raises(BadInput) as raised:
        lesson_of(Untaught())
    assert raised.value.code == "lesson-none"


def asked(server: Server, moves: Sequence[str], game: str = "coup", **more: object) -> tuple[int, dict[str, Any]]:
    status, _, body = server.ask(f"/api/lessons/{game}", {"moves": list(moves), **more})
    found = msgspec.json.decode(body)
    assert isinstance(found, dict)
    return status, found


def test_the_server_tells_the_same_and_keeps_nothing(server: Server) -> None:
    for moves, now in followed("last"):
        status, found = asked(server, moves)
        assert status == 200
        assert found.keys() == {"game", "options", "names", "you", "update", "plays", "coach", "over", "returns"}
        assert (found["game"], found["you"], found["names"][0]) == ("coup", "Livia", "Livia")
        assert found["update"] == msgspec.json.decode(plain(now.update))
        assert found["over"] == now.play.state.over == (found["returns"] is not None)
        assert (found["coach"] is None) == (now.saying is None)
        if now.saying is not None:
            assert found["coach"]["text"] == msgspec.to_builtins(now.saying.text)
            assert found["coach"]["marks"] == now.saying.marks
    assert found["coach"]["number"] == found["coach"]["of"]


def test_the_server_refuses_with_a_sentence(server: Server) -> None:
    assert asked(server, ["exchange"])[0] == 409
    status, found = asked(server, ["coup Bianca"], language="it")
    assert (status, found["code"]) == (409, "too-poor")
    assert found["text"] == Words("it", [GAME.texts]).say("error-too-poor", cost=7, coins=2)
    for moves, game, code in (
        (["dance"], "coup", "notation-unknown"),
        (["pass"] * 401, "coup", "not-understood"),
        (["x" * 301], "coup", "not-understood"),
        ([], "chess", "game-unknown"),
    ):
        status, found = asked(server, moves, game)
        assert (status, found["code"], found["type"]) == (400, code, "refused")
        assert found["text"]
    assert server.ask("/api/lessons/coup")[0] == 405
