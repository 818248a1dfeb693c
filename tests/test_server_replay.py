"""Games played again by a server: what a replay tells, to whom, in which pieces, and what is refused."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from typing import Any

import msgspec
import pytest

from signoria import games
from signoria.core.event import Event
from signoria.core.record import Record, digest, encode, positions, record
from signoria.core.state import CHANCE
from signoria.testing.randomly import random_play
from tests.tables import Server, client, new_key

pytestmark = pytest.mark.anyio
PAGE = 200


def a_record(game: str, seed: int = 1, **options: Any) -> Record:
    return record(random_play(games.get(game), options, seed))


def told(server: Server, path: str, body: object = None) -> dict[str, Any]:
    status, _, answer = server.ask(path, body)
    assert status == 200, answer
    found = msgspec.json.decode(answer)
    assert isinstance(found, dict)
    return found


def refused(server: Server, path: str, body: object = None) -> tuple[int, str]:
    """The status and code of a refusal, which has a sentence."""
    status, _, answer = server.ask(path, body)
    found = msgspec.json.decode(answer)
    assert found["type"] == "refused"
    assert found["text"].endswith((".", "!"))
    return status, found["code"]


def whole(server: Server, path: str, body: object = None) -> dict[str, Any]:
    """All pages of a replay as one."""
    found = told(server, path, body)
    joint = "&" if "?" in path else "?"
    while len(found["moments"]) < found["total"]:
        more = told(server, f"{path}{joint}since={len(found['moments'])}", body)
        assert more["since"] == len(found["moments"])
        found["moments"] += more["moments"]
    assert [moment["number"] for moment in found["moments"]] == list(range(found["total"]))
    return found


@pytest.mark.parametrize(("game", "options"), [("coup", {"players": 4}), ("medici", {}), ("princeps", {"players": 3})])
def test_with_everything_face_up_it_is_the_record_played_again(
    server: Server, game: str, options: dict[str, Any]
) -> None:
    kept = a_record(game, **options)
    found = whole(server, "/api/replay", encode(kept))
    assert (found["game"], found["names"], found["returns"]) == (game, kept.names, kept.returns)
    assert found["viewer"] is None
    snapshots: list[Any] = []
    moves: list[list[str | None]] = []
    events: list[Event] = []
    for number, play in enumerate(positions(kept, games.get(game))):
        if play.state.current != CHANCE or snapshots:
            moves.append(list(kept.moves[number - 1]) if snapshots else [None, None])
            snapshots.append(play.snapshot())
        events = play.all_events()
    assert [moment["view"] for moment in found["moments"]] == snapshots
    assert [[moment["by"], moment["move"]] for moment in found["moments"]] == moves
    assert [event for moment in found["moments"] for event in moment["events"]] == msgspec.to_builtins(events)
    kinds = games.get(game).kinds_by_name
    turns = 0
    for moment in found["moments"]:
        turns += sum(kinds[event["kind"]].opens for event in moment["events"])
        assert moment["turn"] == turns
    assert turns > 2


@pytest.mark.parametrize(("game", "players"), [("coup", 3), ("medici", 2)])
async def test_a_seat_sees_again_what_it_saw_and_nothing_else(server: Server, game: str, players: int) -> None:
    keys = [new_key() for _ in range(players)]
    table = server.make(keys[0], game, options={} if game == "medici" else {"players": players}, name="P0")
    path = f"/api/tables/{table}/replay"
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(client(server, table, key)) for key in keys]
        for number, person in enumerate(people[1:], start=1):
            await person.do(type="sit", name=f"P{number}")
        assert refused(server, path) == (409, "not-over")
        await people[0].do(type="start")
        assert refused(server, f"{path}?viewer=P0") == (409, "not-over")
        await asyncio.gather(*(person.play(random.Random(n)) for n, person in enumerate(people)))
        for number, person in enumerate(people):
            found = whole(server, f"{path}?viewer=P{number}")
            assert found["viewer"] == f"P{number}"
            assert [event for moment in found["moments"] for event in moment["events"]] == person.events
            views: dict[int, Any] = {}
            version = 0
            for moment in found["moments"]:
                version += len(moment["events"])
                views[version] = moment["view"]
            live = [frame["update"] for frame in person.frames if frame["type"] == "update"]
            assert len(live) > 10
            assert all(views[update["version"]] == update["view"] for update in live)
            passed = {moment["by"] for moment in found["moments"] if moment["move"] == "pass"}
            assert game != "coup" or passed <= {None, f"P{number}"}
    assert whole(server, path) == whole(server, "/api/replay", server.ask(f"/api/tables/{table}/record")[2])


def test_pages_join_wherever_they_begin(server: Server) -> None:
    body = encode(a_record("princeps", players=4))
    first = told(server, "/api/replay", body)
    assert first["total"] > PAGE == len(first["moments"])
    found = whole(server, "/api/replay", body)["moments"]
    for since in (1, 49, 50, 51, PAGE, len(found) - 1):
        assert told(server, f"/api/replay?since={since}", body)["moments"] == found[since : since + PAGE]


def test_what_cannot_be_is_refused(server: Server) -> None:
    kept = a_record("coup", players=3)
    body = encode(kept)
    total = told(server, "/api/replay", body)["total"]
    for since, code in ((total, "no-such-moment"), (999_999_999, "no-such-moment"), (-1, "number"), ("x", "number")):
        assert refused(server, f"/api/replay?since={since}", body) == (400, code)
    for viewer in ("Nobody", "chance", "*", ""):
        assert refused(server, f"/api/replay?viewer={viewer}", body) == (400, "player-unknown")
    assert refused(server, "/api/replay", body[:-20]) == (400, "record-json")
    assert refused(server, "/api/replay", b"[]") == (400, "record-form")
    assert refused(server, "/api/replay", body.replace(b'"pass"', b'"tax"', 1)) == (400, "record-digest")
    assert refused(server, "/api/replay", b" " * (1024 * 1024 + 1)) == (413, "body-long")
    for wrong, code in (
        ({"game": "chess"}, "game-unknown"),
        ({"rules": 99}, "record-rules"),
        ({"moves": [*kept.moves, ("chance", "draw duke")]}, "record-move"),
        ({"moves": kept.moves[:-1]}, "record-returns"),
        ({"names": ["Ada", "Ada", "Bruno"]}, "name-twice"),
        ({"options": {"players": 99}}, "option-value"),
    ):
        changed = msgspec.structs.replace(kept, **wrong)
        changed = msgspec.structs.replace(changed, digest=digest(changed))
        assert refused(server, "/api/replay", encode(changed)) == (400, code)
    assert refused(server, "/api/tables/aaaaaaaaaaaaaaaa/replay")[0] == 404


@pytest.mark.parametrize("game", ["coup", "medici", "princeps"])
def test_a_record_that_began_from_nonsense_is_refused(server: Server, game: str) -> None:
    kept = a_record(game, players=3) if game != "medici" else a_record(game)
    names = kept.names
    odd = {names[0]: {"hidden": [{}], "hand": [[]]}}
    values: list[Any] = [1, "x", None, [], [1], [[]], {"x": 1}, {names[0]: 1}, odd]
    for value in values:
        for key in ("players", "turn", "territories", "phase", "deck", "court", "discard", "zones"):
            begin = {"said": {key: value}, "dealt": [0] * 5}
            changed = msgspec.convert({**msgspec.to_builtins(kept), "begin": begin, "digest": ""}, Record)
            changed = msgspec.structs.replace(changed, digest=digest(changed))
            assert refused(server, "/api/replay", encode(changed))[0] == 400, (key, value)


def test_an_unfinished_record_is_shown_as_far_as_it_goes(server: Server) -> None:
    kept = a_record("coup", players=3)
    cut = msgspec.structs.replace(kept, moves=kept.moves[:12], returns=None)
    cut = msgspec.structs.replace(cut, digest=digest(cut))
    found = told(server, "/api/replay", encode(cut))
    assert found["returns"] is None
    assert found["moments"][-1]["move"] == cut.moves[-1][1]
