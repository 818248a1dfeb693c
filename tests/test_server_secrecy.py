"""Nothing leaves the server but what a seat may know: all that came to every viewer is held against the game itself."""

from __future__ import annotations

import asyncio
import hashlib
import random
import re
import urllib.request
from contextlib import AsyncExitStack
from itertools import permutations
from pathlib import Path
from typing import Any

import msgspec
import pytest

from signoria import Play, Seat, Seeded, games
from signoria.core import record
from signoria.core.errors import SignoriaError
from signoria.core.event import paragraphs
from signoria.core.play import why
from signoria.core.state import CHANCE
from signoria.server import protocol as said
from signoria.server.codes import code
from signoria.server.entries import encode
from signoria.server.house import House
from signoria.server.limits import UNLIMITED
from signoria.server.listener import Listener
from signoria.server.logs import Log
from signoria.server.manners import hashed
from signoria.server.pace import answer_at
from signoria.server.room import Room
from signoria.server.stores.sqlite import Sqlite
from signoria.server.table import Table
from signoria.texts import Words
from tests.tables import Client, Server, client, new_id, new_key, serving
from tests.truth import Truth
from tests.worlds import NAMES, World, keep, script, twins

pytestmark = pytest.mark.anyio

PEOPLE = ["Zanobi", "Ysabeau", "Xaviera", "Wenceslao"]
"""Names that stand nowhere else."""
TALK = "quetzalcoatl"
SECONDS_OF_LOOKING = 0.05
CARDS = {
    "coup": {"duke", "assassin", "captain", "contessa", "inquisitor"},
    "medici": {"minister", "jester"},
    "princeps": {"citizen", "mercenary", "captain", "spy", "punishment", "conspiracy", "counsellor", "castle"},
}
TRIED = {
    "coup": ("tax", "pass", "challenge", "lose duke", "steal Nobody", "what"),
    "medici": ("ally duke on 1", "ally 9 on 1", "pass"),
    "princeps": ("done", "pass", "draw", "end", "withdraw 9", "offer anyone give spy want nothing", "discard spy"),
}
"""Plays that are mostly not allowed: the refusals must tell nothing either."""

Frames = msgspec.json.Decoder(said.Frames)


def whisper(seat: int, hearer: int) -> str:
    """What one seat whispers to another."""
    return f"xipetotec{seat}z{hearer}"


class Viewer:
    """A seat or, with None, a spectator; and all that it has received."""

    def __init__(self, seat: int | None, key: str | None) -> None:
        self.seat = seat
        self.key = key
        self.frames: list[str] = []
        self.refused: list[tuple[int, str, dict[str, Any]]] = []
        """The version, what was tried, and the answer."""
        self.menus: list[tuple[int, list[int], Any]] = []
        """The version, the steps taken, and what was asked then."""
        self.logs: list[str] = []
        self.accounts: list[bytes] = []
        self.lines: list[dict[str, Any]] = []
        self.bodies: list[str] = []
        """Whatever else was answered, with its headers."""


async def play(viewer: Viewer, seated: Client, game: str, source: random.Random) -> None:
    """Play at random, trying now and then what is not allowed, or comes too late."""
    closing = games.get(game).closing
    names = [seat["name"] for seat in seated.table["seats"]]
    assert viewer.seat is not None
    whispered = False
    while True:
        await seated.until(lambda: seated.over or seated.menu is not None)
        if seated.over:
            return
        version, menu, taken = seated.version, seated.menu, list[int]()
        if source.random() < 0.3:
            text = source.choice(TRIED[game])
            answer = await seated.do(type="move", version=version - (source.random() < 0.2), move=text)
            if answer["type"] == "refused":
                viewer.refused.append((version, text, answer))
            continue
        if source.random() < 0.05:
            await seated.do(type="say", text=TALK)
        if source.random() < 0.05 or not whispered:
            whispered = True
            hearer = source.choice([seat for seat in range(len(names)) if seat != viewer.seat])
            await seated.do(type="say", text=whisper(viewer.seat, hearer), to=names[hearer])
        while menu is not None:
            steps = [step for step in menu["steps"] if step["action"] in closing]
            step = source.choice(steps if steps and source.random() < 0.4 else menu["steps"])
            taken = [*menu.get("taken", ()), step["action"]]
            if step.get("ends"):
                answer = await seated.do(type="move", version=version, move=taken)
                break
            answer = await seated.do(type="ask", version=version, taken=taken)
            if answer["type"] == "menu":
                viewer.menus.append((version, taken, answer["menu"]))
            menu = answer.get("menu")


async def begun(found: Client) -> None:
    """Wait until one has been told of the game."""
    await found.until(lambda: found.update)


async def come_and_go(server: Server, table: str, viewer: Viewer) -> None:
    """Connect again and again, from the beginning and from where one was."""
    last, over = 0, False
    while not over:
        for since in (0, last):
            async with client(server, table, viewer.key, since=since) as found:
                await begun(found)
                last, over = found.version, found.over
            viewer.frames += found.raw


async def look_around(server: Server, table: str, viewers: list[Viewer]) -> None:
    """Ask for everything that can be asked for, again and again."""
    paths = [
        f"/api/tables/{table}",
        "/api/tables",
        "/api/mine",
        "/plain",
        f"/plain/t/{table}",
        "/api/games",
        "/metrics",
    ]
    over = False
    while not over:
        for viewer in viewers:

            def ask(path: str, viewer: Viewer = viewer) -> tuple[int, str]:
                status, headers, body = server.ask(path, key=viewer.key)
                viewer.bodies.append(f"{status} {headers}")
                return status, body.decode()

            viewer.accounts.append((await asyncio.to_thread(ask, f"/api/tables/{table}/account"))[1].encode())
            viewer.logs.append((await asyncio.to_thread(ask, f"/api/tables/{table}/log"))[1])
            viewer.bodies += [(await asyncio.to_thread(ask, path))[1] for path in paths]
            status, found = await asyncio.to_thread(ask, f"/api/tables/{table}/record")
            over = status == 200
            if not over:
                assert status == 409
                viewer.bodies.append(found)
            await asyncio.sleep(SECONDS_OF_LOOKING)


def read_lines(server: Server, table: str, viewer: Viewer) -> None:
    """What a program in this seat reads, to the end."""
    request = urllib.request.Request(
        f"{server.address}/api/tables/{table}/lines", headers={"Authorization": f"Bearer {viewer.key}"}
    )
    with urllib.request.urlopen(request, timeout=60) as answer:
        viewer.lines += [msgspec.json.decode(line) for line in answer if line.strip()]


@pytest.mark.parametrize(("game", "seats"), [("coup", 4), ("medici", 2), ("princeps", 3)])
async def test_a_whole_game_in_which_everybody_keeps_all_that_comes(server: Server, game: str, seats: int) -> None:
    viewers = [Viewer(seat, new_key()) for seat in range(seats)]
    watching = Viewer(None, None)
    options = {} if game == "medici" else {"players": seats}
    gifts = [new_id() for _ in range(seats)]
    keys = [viewer.key or "" for viewer in viewers]
    table = server.make(keys[0], game, name=PEOPLE[0], options=options, public=True, gift=gifts[0], clock=None)
    source = random.Random(f"{game}")
    async with AsyncExitStack() as stack:
        seated = [await stack.enter_async_context(client(server, table, key)) for key in keys]
        watcher = await stack.enter_async_context(client(server, table))
        for each, name, gift in zip(seated[1:], PEOPLE[1:], gifts[1:], strict=False):
            assert (await each.do(type="sit", name=name, gift=gift))["type"] == "done"
        reading = asyncio.create_task(asyncio.to_thread(read_lines, server, table, viewers[1]))
        assert (await seated[0].do(type="start"))["type"] in ("done", "update")
        async with asyncio.TaskGroup() as group:
            for viewer, each in zip(viewers, seated, strict=True):
                group.create_task(play(viewer, each, game, source))
            group.create_task(come_and_go(server, table, viewers[0]))
            group.create_task(come_and_go(server, table, watching))
            group.create_task(look_around(server, table, [*viewers, watching]))
        await reading
        await watcher.until(lambda: watcher.over)
    for viewer, each in zip([*viewers, watching], [*seated, watcher], strict=True):
        viewer.frames += each.raw
    found = record.decode(msgspec.json.encode(server.get(f"/api/tables/{table}/record")))
    assert record.check_chance(found, games.get(game)) > 0
    for viewer in [*viewers, watching]:
        check(viewer, found)
    check_canaries([*viewers, watching], found, [*keys])
    check_operator(server, table, found, keys)
    assert found.chance is not None
    assert found.chance.gifts == gifts
    assert found.chance.commitment == msgspec.json.decode(seated[0].raw[0])["table"]["chance"]["commitment"]


def check(viewer: Viewer, found: record.Record) -> None:
    """All that a viewer received is what its seat gives at some moment of the game, and nothing beside."""
    game = games.get(found.game)
    end = record.replay(found, game)
    truth = Truth(end)
    updates = 0
    for raw in viewer.frames:
        frame = Frames.decode(raw)
        # No field that the protocol does not name: no number of a row, for one.
        if not isinstance(frame, said.UpdateFrame):
            assert msgspec.json.encode(frame).decode() == raw
        else:
            assert set(msgspec.json.decode(raw)) <= {"type", "update", "left", "done"}
            truth.check(viewer.seat, raw)
            updates += 1
        if isinstance(frame, said.TableFrame):
            frame.table.options = {}
            assert not words_of(msgspec.json.encode(frame).decode()) & CARDS[found.game]
    assert updates > 10
    words = Words("en", [game.texts])
    events = Seat(end, viewer.seat).events()
    told = " ".join(" ".join(map(words.event, part)) for part in paragraphs(events, game.kinds_by_name)).split()
    for log in viewer.logs:
        assert log.split() == told[: len(log.split())]
    for account in viewer.accounts:
        check_account(truth, viewer.seat, account)
    check_lines(truth, viewer)
    then = end.at(0)
    checked: set[int] = set()
    for move in end.moves if viewer.seat is not None else []:
        then.follow([move])
        if then.state.current != CHANCE and then.version(viewer.seat) not in checked:
            checked.add(then.version(viewer.seat))
            check_answers(viewer, then)


def check_account(truth: Truth, seat: int | None, body: bytes) -> None:
    account = msgspec.json.decode(body)
    events = account["events"]
    assert events == truth.events(seat)[: len(events)]
    shown = msgspec.json.decode(truth.update(seat, len(events), 0))
    assert account["view"] == shown["view"]
    assert set(account) == {"signoria", "game", "rules", "options", "names", "viewer", "events", "view"}


def check_lines(truth: Truth, viewer: Viewer) -> None:
    for line in viewer.lines:
        if line["type"] == "start":
            continue
        events = truth.events(viewer.seat)
        assert line["events"] == events[line["number"] :][: len(line["events"])]
        if line["type"] == "choose":
            shown = msgspec.json.decode(truth.update(viewer.seat, line["version"], 0))
            assert line["view"] == shown["view"]
            assert len(line["events"]) == line["version"] - line["number"]


def check_answers(viewer: Viewer, then: Play) -> None:
    """What was asked while a play was put together, and what was refused, is the same whatever others hold."""
    assert viewer.seat is not None
    version = then.version(viewer.seat)
    seat = Seat(then, viewer.seat)
    for at, taken, menu in viewer.menus:
        if at == version:
            assert msgspec.to_builtins(seat.menu(taken)) == menu
    for at, text, answer in viewer.refused:
        if at != version or answer["code"] == "stale":
            continue
        imagined = then.resample(viewer.seat, Seeded(version))
        for state in (then.state, imagined):
            try:
                refused: SignoriaError | None = why(then.game, state, viewer.seat, then.game.parse(text, then.names))
            except SignoriaError as error:
                refused = error
            assert refused is not None
            assert (refused.code, msgspec.to_builtins(refused.facts)) == (answer["code"], answer["facts"])


def words_of(text: str) -> set[str]:
    """The words in a text."""
    return set(re.findall(r"[a-z]+", text.lower()))


def hashes(key: str) -> set[str]:
    """A key, and what it may be kept as."""
    return {key, hashed(key), hashlib.sha256(key.encode()).hexdigest()}


def check_canaries(viewers: list[Viewer], found: record.Record, keys: list[str]) -> None:
    """The seed comes only with the end, and keys come never, nor what is kept of them."""
    assert found.chance is not None
    never = {word for key in keys for word in hashes(key)}
    people = range(len(found.names))
    heard = set()
    for viewer in viewers:
        accounts = [account.decode() for account in viewer.accounts]
        lines = [msgspec.json.encode(line).decode() for line in viewer.lines]
        for text in (*viewer.frames, *viewer.bodies, *viewer.logs, *accounts, *lines):
            assert not any(word in text for word in never)
            if found.chance.seed in text:
                assert '"stage":"over"' in text
        for seat, hearer in permutations(people, 2):
            words = whisper(seat, hearer)
            assert not any(words in text for text in (*viewer.bodies, *viewer.logs, *accounts, *lines))
            if any(words in frame for frame in viewer.frames):
                assert viewer.seat in (seat, hearer)
                heard.add((seat, hearer, viewer.seat))
        for text in viewer.bodies:
            if '"stage":"over"' not in text:
                assert not words_of(re.sub(r'"options":{[^}]*}|"bots":\[[^]]*\]|"values":\[[^]]*\]', "", text)) & (
                    CARDS[found.game] - {"captain", "castle"}
                )
    assert heard
    assert all({(*pair, pair[0]), (*pair, pair[1])} <= heard for pair in {each[:2] for each in heard})


def check_operator(server: Server, table: str, found: record.Record, keys: list[str]) -> None:
    """The operator's figures and log name nobody, no table and no card; and nobody else reads the figures."""
    token = (server.folder / "operator.token").read_text()
    for given in (None, new_key(), keys[0]):
        assert server.ask("/metrics", key=given)[0] == 404
    status, _, figures = server.ask("/metrics", key=token)
    assert status == 200
    assert found.chance is not None
    figures = re.sub(rb'code="[^"]*"', b"", figures)  # why something was refused, summed over all tables
    for text in (figures.decode(), server.log.read_text()):
        assert text
        for word in (*keys, *map(hashed, keys), *PEOPLE, TALK, "xipetotec", table, found.chance.seed, token):
            assert word not in text
        assert not words_of(text) & (CARDS[found.game] | {"tax", "steal", "ally", "offer", "discard"})


def plain(frames: list[str], world: World) -> list[str]:
    """Frames without what is different in any two tables."""
    named = [frame.replace(world.table, "table").replace(code(world.table), "code") for frame in frames]
    return [re.sub(r'"id":"[^"]*"', '"id":""', frame) for frame in named]


async def reached(found: Client) -> None:
    """All that was sent so far has come: what is asked now is answered after it."""
    await found.do(type="give", gift="")


@pytest.mark.parametrize("name", ["coup", "medici", "princeps"])
async def test_two_games_that_a_viewer_cannot_tell_apart_are_the_same_frame_by_frame(name: str, tmp_path: Path) -> None:
    """In number, size and content; and so is all that it can ask for."""
    pairs = []
    for number, viewer in enumerate((None, 0, 1, None, 0, 1)):
        worlds = twins(name, viewer, number)
        pairs.append((viewer, worlds, script(worlds, viewer, number, 25)))
    assert sum(len(plays) for _, _, plays in pairs) > 40
    await keep(tmp_path / "data", [world for _, worlds, _ in pairs for world in worlds])
    with serving(tmp_path / "data", "--no-limits") as server:
        for viewer, worlds, plays in pairs:
            one, other = [await told(server, world, viewer, plays) for world in worlds]
            assert one == other
            assert len(one) > len(plays) // 2


async def told(server: Server, world: World, viewer: int | None, plays: list[tuple[int, str]]) -> list[str]:
    """What a viewer receives while these plays are made, and can ask for then."""
    key = None if viewer is None else world.keys[viewer]
    async with AsyncExitStack() as stack:
        seated = [await stack.enter_async_context(client(server, world.table, key)) for key in world.keys]
        watching = await stack.enter_async_context(client(server, world.table, key))
        await begun(watching)
        before = len(watching.raw)
        for seat, text in plays:
            answer = await seated[seat].do(type="move", version=seated[seat].version, move=text)
            assert answer["type"] in ("done", "update"), answer
            await reached(seated[seat])
        await reached(watching)
        frames = plain(watching.raw[before:], world)
        paths = [f"/api/tables/{world.table}{rest}" for rest in ("", "/account", "/log", "/record")]
        bodies = [server.ask(path, key=key)[2].decode() for path in (*paths, f"/plain/t/{world.table}")]
        return frames + plain(bodies, world)


async def test_who_passes_in_secret_and_who_puts_a_play_together_is_noticed_by_nobody(server: Server) -> None:
    keys = [new_key() for _ in range(4)]
    table = server.make(keys[0], "coup", name="Ana", options={"players": 4}, clock=None)
    async with AsyncExitStack() as stack:
        everybody = [await stack.enter_async_context(client(server, table, key)) for key in (*keys, None)]
        for each, name in zip(everybody[1:4], NAMES[1:], strict=True):
            await each.do(type="sit", name=name)
        await everybody[0].do(type="start")
        for order in ((1, 2, 3), (3, 1, 2), (2, 3, 1)):
            actor = next(seat for seat in range(4) if everybody[seat].menu)
            others = [(actor + number) % 4 for number in order]
            await everybody[actor].do(type="move", version=everybody[actor].version, move="aid")
            for number, seat in enumerate(others):
                for each in everybody:
                    await reached(each)
                frames = [len(each.raw) for each in everybody]
                asked = everybody[seat]
                assert (await asked.do(type="ask", version=asked.version, taken=[]))["type"] == "menu"
                await asked.do(type="move", version=asked.version, move="pass")
                await reached(asked)
                for each, had in zip(everybody, frames, strict=True):
                    await reached(each)
                    new = [frame["type"] for frame in each.frames[had:]]
                    if each is not asked:
                        # The answer to what was just asked, and when the window closes one update for all alike.
                        assert new == (["refused"] if number < 2 else ["update", "refused"])


async def test_an_offer_that_is_put_together_and_not_made_is_noticed_by_nobody(server: Server) -> None:
    keys = [new_key() for _ in range(3)]
    table = server.make(keys[0], "princeps", name="Ana", options={"players": 3}, clock=None)
    source = random.Random(1)
    composed = 0
    async with AsyncExitStack() as stack:
        everybody = [await stack.enter_async_context(client(server, table, key)) for key in (*keys, None)]
        for each, name in zip(everybody[1:3], NAMES[1:], strict=False):
            await each.do(type="sit", name=name)
        await everybody[0].do(type="start")
        while composed < 5:
            for each in everybody:
                await reached(each)
            asked = next(each for each in everybody if each.menu)
            frames = [len(each.raw) for each in everybody]
            assert asked.menu is not None
            step = next((step for step in asked.menu["steps"] if step["key"] == "offer"), None)
            taken = [] if step is None else [step["action"]]
            while step is not None and not step.get("ends"):
                answer = await asked.do(type="ask", version=asked.version, taken=taken)
                assert answer["type"] == "menu"
                step = source.choice(answer["menu"]["steps"])
                taken = [*answer["menu"]["taken"], step["action"]]
            composed += bool(taken)
            for each, had in zip(everybody, frames, strict=True):
                await reached(each)
                assert each is asked or [frame["type"] for frame in each.frames[had:]] == ["refused"]
            actions = await asked.any_play(source)
            assert (await asked.do(type="move", version=asked.version, move=actions))["type"] in ("done", "update")


@pytest.mark.parametrize(
    ("uprising", "able"),
    [
        ("conspire", ["counsellor", "punishment"]),
        ("conspire", ["counsellor", "colonists"]),
        ("revolt", ["counsellor", "colonists"]),
    ],
)
async def test_nobody_can_tell_who_could_have_answered(tmp_path: Path, uprising: str, able: list[str]) -> None:
    """An uprising in a territory: its owner is asked, and lets it come, whether an answer lies there or not."""
    told = [await declined(tmp_path / str(number), hidden, uprising) for number, hidden in enumerate((able, HARMLESS))]
    for viewer in ("Ana", "Caio", None):
        assert told[0][viewer] == told[1][viewer]
        assert len(told[0][viewer]) >= 2
    assert told[0]["Bea"] != told[1]["Bea"]


HARMLESS = ["citizen", "spy"]


async def declined(folder: Path, hidden: list[str], uprising: str) -> dict[str | None, list[str]]:
    """What everybody is told of an uprising in a territory where these cards lie."""
    setup = {
        "territories": {
            "milan": {"owner": "Ana", "hidden": ["counsellor", "conspiracy", "revolt"]},
            "ferrara": {"owner": "Bea", "hidden": hidden},
            "rome": {"owner": "Bea"},
            "genoa": {"owner": "Caio"},
        },
        "phase": "act",
        "turn": "Ana",
    }
    keys = [hashed(str(number)) for number in range(3)]
    world = World(_dealt(3), "00" * 32, [str(number) for number in range(3)])
    house = House(Sqlite(folder), UNLIMITED, Log())
    await house.open()
    try:
        table = Table()
        for version, row in enumerate(world.rows()):
            await house.store.append(world.table, version, encode(row), table.after(row).card())
            table.apply(row)
        table.play = Play.from_set_up(table.game, {"players": 3}, NAMES[:3], setup, Seeded(0))
        table.play.let_chance(Seeded(0))
        table.seats = [Seat(table.play, seat) for seat in range(3)]
        table.watching = Seat(table.play, None)
        room = Room(house, table)
        listeners = {
            name: Listener(player, said.Hello(said.PROTOCOL), UNLIMITED)
            for name, player in zip([*NAMES[:3], None], [*keys, None], strict=True)
        }
        for listener in listeners.values():
            await room.enter(listener, 0)
        heard: dict[str | None, list[str]] = {name: [] for name in listeners}
        await drain(listeners, heard)
        for frames in heard.values():
            frames.clear()
        for seat, text in ((0, f"{uprising} ferrara from milan by counsellor"), (1, "pass")):
            version = table.seats[seat].version
            await room.do(keys[seat], said.Move(id=new_id(), version=version, move=text))
            await drain(listeners, heard)
        return heard
    finally:
        await house.close()


def _dealt(seats: int) -> Play:
    play = Play(games.get("princeps"), {"players": seats}, NAMES[:seats])
    play.let_chance(Seeded(0))
    return play


async def drain(listeners: dict[str | None, Listener], heard: dict[str | None, list[str]]) -> None:
    """Take what is waiting for each."""
    for name, listener in listeners.items():
        listener.put("end")
        while (frame := await listener.next()) != "end":
            heard[name].append(str(frame))


def test_when_a_bot_answers_depends_on_nothing_but_the_draw() -> None:
    """Not on how long it thought: short of the time that was drawn, that makes no difference; after that, it is one of
    the times drawn.
    """
    for seed in range(50):
        times = [answer_at(10.0, 10.0 + thought, 1.5, random.Random(seed)) for thought in (0.0, 0.1, 0.5, 0.89)]
        assert len(set(times)) == 1
        assert 0.9 <= times[0] - 10.0 <= 2.1
        later = {answer_at(10.0, 10.0 + thought, 1.5, random.Random(seed)) for thought in (2.2, 2.3)}
        assert all(time > times[0] for time in later)
    assert answer_at(10.0, 11.0, 0.0, random.Random(0)) == 10.0
