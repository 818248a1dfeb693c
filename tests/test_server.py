"""What people get from the server: tables, seats, bots, clocks, talk, records; over real connections."""

from __future__ import annotations

import asyncio
import random
import re
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

from signoria import games
from signoria.core.record import check_chance, decode
from tests.tables import Client, Server, client, new_id, new_key, serving

pytestmark = pytest.mark.anyio


async def seated(stack: AsyncExitStack, server: Server, table: str, keys: list[str]) -> list[Client]:
    """Somebody in every seat: the first is the host, who sits already."""
    found = [await stack.enter_async_context(client(server, table, key)) for key in keys]
    for number, other in enumerate(found[1:], start=1):
        assert (await other.do(type="sit", name=f"P{number}", gift=f"gift{number}"))["type"] == "done"
    return found


async def dealt(
    stack: AsyncExitStack, server: Server, players: int = 3, **wanted: Any
) -> tuple[str, list[Client], list[str]]:
    """A game of Coup that has begun."""
    keys = [new_key() for _ in range(players)]
    table = server.make(keys[0], options={"players": players}, name="P0", gift="gift0", **wanted)
    people = await seated(stack, server, table, keys)
    await people[0].do(type="start")
    for person in people:
        await person.begun()
    return table, people, keys


def acting(people: list[Client]) -> Client:
    """Who is asked; the first of several."""
    return next(person for person in people if person.menu is not None)


@pytest.mark.parametrize(("game", "players"), [("coup", 4), ("medici", 2), ("princeps", 3)])
async def test_a_whole_game_then_its_record_and_a_rematch(server: Server, game: str, players: int) -> None:
    keys = [new_key() for _ in range(players)]
    options = {} if game == "medici" else {"players": players}
    table = server.make(keys[0], game, options=options, name="P0")
    async with AsyncExitStack() as stack:
        people = await seated(stack, server, table, keys)
        watching = await stack.enter_async_context(client(server, table))
        commitment = people[0].table["chance"]["commitment"]
        assert server.ask(f"/api/tables/{table}/record")[0] == 409
        await people[0].do(type="start")
        await people[1].do(type="mute", name="P0")
        await asyncio.gather(*(person.play(random.Random(n)) for n, person in enumerate(people)))
        await watching.until(lambda: watching.over)
        returns = people[0].table["returns"]
        assert watching.table["returns"] == returns
        record = decode(server.ask(f"/api/tables/{table}/record")[2])
        assert record.returns == returns
        assert check_chance(record, games.get(game)) > 0
        assert record.chance is not None
        assert record.chance.commitment == commitment
        assert record.chance.gifts == ["", *(f"gift{number}" for number in range(1, players))]

        assert (await people[-1].do(type="rematch"))["type"] == "done"
        assert (await people[0].do(type="rematch"))["type"] == "done"
        await people[0].until(lambda: people[0].table.get("next"))
        following = people[0].table["next"]
        names = [seat["name"] for seat in server.get(f"/api/tables/{following}")["table"]["seats"]]
        # At Court of the Medici a seat is a House, which everybody keeps.
        winner = 0 if game == "medici" else returns.index(max(returns))
        assert names == [f"P{(winner + number) % players}" for number in range(players)]
        again = await stack.enter_async_context(client(server, following, keys[1]))
        assert again.you["seat"] == names.index("P1")
        assert again.you["muted"] == ["P0"]
        assert again.table["chance"]["commitment"] != commitment
    mine = server.get("/api/mine", keys[1])["tables"]
    assert [(listed["id"], listed["table"]["stage"]) for listed in mine] == [(following, "open"), (table, "over")]
    assert mine[1]["table"]["returns"] == returns


async def test_whoever_makes_a_table_may_choose_the_seat_and_move_before_the_game(server: Server) -> None:
    (card,) = [each for each in server.get("/api/games")["games"] if each["name"] == "medici"]
    assert card["houses"] == ["rovere", "gonzaga"]
    keys = [new_key(), new_key()]
    table = server.make(keys[0], "medici", name="Ana", gift="given", seat=1, bots=["random"])

    def seats() -> list[tuple[str | None, bool]]:
        found = server.get(f"/api/tables/{table}")["table"]["seats"]
        return [(seat.get("name"), seat.get("gave", False)) for seat in found]

    bot = seats()[0][0]
    assert seats() == [(bot, False), ("Ana", True)]
    assert server.do(table, keys[0], type="sit", name="Other", seat=0)["code"] == "seat-taken"
    assert server.do(table, keys[0], type="sit", name="Other")["code"] == "seat-twice"
    server.do(table, keys[0], type="free", seat=0)
    assert server.do(table, keys[0], type="sit", name="Other", seat=0)["type"] == "done"
    assert seats() == [("Ana", True), (None, False)]
    assert server.do(table, keys[0], type="sit", name="Other", seat=2)["code"] == "no-such-seat"
    assert server.do(table, keys[1], type="sit", name="Bea", seat=1)["type"] == "done"
    assert server.do(table, keys[1], type="sit", name="Bea", seat=0)["code"] == "seat-taken"
    # Who is to come later has the last seat that bots leave.
    table = server.make(keys[0], "medici", seat=1, bots=["random"])
    assert [name is None for name, _ in seats()] == [False, True]
    assert server.do(table, keys[1], type="sit", name="Bea")["type"] == "done"
    assert seats()[1][0] == "Bea"
    assert server.ask("/api/tables", {"id": "x", "game": "medici", "seat": 2}, keys[0])[0] == 409


async def test_a_command_said_twice_is_done_once(server: Server) -> None:
    async with AsyncExitStack() as stack:
        table, people, keys = await dealt(stack, server)
        one = acting(people)
        version, same = one.version, new_id()
        move = one.menu["steps"][0]["move"] if one.menu else ""
        first = await one.do(type="move", id=same, version=version, move=move)
        assert same in first["done"]
        del one.answers[same]
        assert (await one.do(type="move", id=same, version=version, move=move)) == {"type": "done", "id": same}
        body = {"type": "move", "id": same, "version": version, "move": move}
        key = keys[people.index(one)]
        assert msgspec.json.decode(server.ask(f"/api/tables/{table}/do", body, key)[2])["type"] == "done"
        declared = [event for event in one.events if event["kind"] == "declared"]
        assert len(declared) == 1
    wanted = {"id": "mine", "game": "coup", "pace": 0}
    made = [msgspec.json.decode(server.ask("/api/tables", wanted, keys[0])[2])["id"] for _ in range(2)]
    assert made[0] == made[1]
    assert msgspec.json.decode(server.ask("/api/tables", wanted, keys[1])[2])["id"] != made[0]


async def test_what_is_stale_or_illegal_is_refused_with_a_reason_and_changes_nothing(server: Server) -> None:
    async with AsyncExitStack() as stack:
        table, people, keys = await dealt(stack, server)
        one = acting(people)
        other = next(person for person in people if person is not one)
        before = [len(person.frames) for person in people]
        refusals: list[tuple[dict[str, Any], str]] = [
            ({"type": "move", "version": one.version + 1, "move": "income"}, "stale"),
            ({"type": "move", "version": one.version, "move": "coup P1"}, "coins-few"),
            ({"type": "move", "version": one.version, "move": "nonsense"}, "notation-unknown"),
            ({"type": "move", "version": one.version, "move": [2**30]}, "no-such-move"),
            ({"type": "start"}, "table-begun" if people.index(one) == 0 else "not-host"),
            ({"type": "sit", "name": "Twice"}, "table-begun"),
            ({"type": "rematch"}, "not-over"),
            ({"type": "mute", "name": "Nobody"}, "player-unknown"),
            ({"type": "mute", "name": one.table["seats"][people.index(one)]["name"]}, "mute-self"),
        ]
        for command, code in refusals:
            found = await one.do(**command)
            assert (found["type"], found["code"]) == ("refused", code) or code == "coins-few", found
            assert found["text"]
        assert (await other.do(type="move", version=other.version, move="income"))["code"] == "not-asked"
        await one.socket.send("{")
        await one.until(lambda: one.frames[-1].get("code") == "not-understood")
        told = [
            len([f for f in person.frames[start:] if f["type"] != "refused"])
            for person, start in zip(people, before, strict=True)
        ]
        assert told == [0] * len(people)
        assert server.get(f"/api/tables/{table}")["table"]["stage"] == "playing"
        assert (await one.do(type="say", text="x"))["type"] == "done"
        italian = await stack.enter_async_context(client(server, table, keys[0], language="it"))
        assert (await italian.do(type="sit", name="X"))["text"] == "La partita è già iniziata."


async def test_one_comes_back_with_what_one_missed_or_is_told_to_reload(server: Server) -> None:
    async with AsyncExitStack() as stack:
        table, people, keys = await dealt(stack, server)
        for _ in range(6):
            await until(lambda: any(person.menu for person in people))
            one = acting(people)
            await one.do(type="move", version=one.version, move=[one.menu["steps"][0]["action"]])  # type: ignore[index]
        await asyncio.gather(*(person.do(type="mute", name="P0", on=False) for person in people))
        for person, key in zip(people, keys, strict=True):
            middle = person.version // 2
            async with client(server, table, key, since=middle) as again:
                await again.begun()
                assert again.update is not None
                assert person.update is not None
                assert again.update["since"] == middle
                assert person.events[:middle] + again.update["events"] == person.events
                assert again.update["view"] == person.update["view"]
            async with client(server, table, key, since=10**6) as lost:
                await lost.begun()
                assert "reload" in [frame["type"] for frame in lost.frames]
                assert lost.events == person.events


async def test_two_tabs_have_the_same_seat_and_spectators_see_what_is_open(server: Server) -> None:
    async with AsyncExitStack() as stack:
        table, people, keys = await dealt(stack, server)
        one = acting(people)
        tab = await stack.enter_async_context(client(server, table, keys[people.index(one)]))
        watching = await stack.enter_async_context(client(server, table))
        await tab.until(lambda: tab.menu)
        assert tab.menu == one.menu
        version = one.version
        await tab.do(type="move", version=version, move="income")
        await one.until(lambda: one.version == tab.version)
        assert one.update == tab.update
        await watching.until(lambda: watching.events and watching.events[-1]["kind"] != "drew")
        assert watching.update is not None
        assert all("hidden" not in player for player in watching.update["view"]["players"].values())
        assert (await watching.do(type="say", text="hello"))["code"] == "key-needed"


async def test_the_host_fills_frees_and_starts_and_is_stood_in_for(server: Server) -> None:
    host, guest = new_key(), new_key()
    table = server.make(host, options={"players": 4}, name="Host", bots=["honest"])
    async with client(server, table, guest) as second:
        assert (await second.do(type="sit", name="Guest", seat=3))["type"] == "done"
        assert [seat.get("bot") for seat in second.table["seats"]] == [None, "honest", None, None]
        # The host is away, so the first who is here decides.
        await second.until(lambda: second.you.get("host"))
        async with client(server, table, host) as first:
            await second.until(lambda: not second.you.get("host"))
            assert (await second.do(type="fill"))["code"] == "not-host"
            assert (await first.do(type="fill", seat=3))["code"] == "seat-taken"
            assert (await first.do(type="fill", seat=2, bot="nobody"))["code"] == "bot-unknown"
            assert (await first.do(type="fill", seat=2, bot="os:system"))["code"] == "bot-unknown"
            assert (await first.do(type="start"))["code"] == "seats-free"
            assert (await first.do(type="fill", seat=2, bot="random"))["type"] == "done"
            assert (await first.do(type="free", seat=1))["type"] == "done"
            assert (await first.do(type="start", fill=True))["type"] == "update"
            assert [seat.get("bot") for seat in first.table["seats"]] == [None, "bluffer", "random", None]


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("  Anna   Maria ", "Anna-Maria"),
        ("Zo\u0308e", "Zöe"),
        ("ev\u202eil", "evil"),
        ("a\x1b[31mb\x00", "a[31mb"),
        ("x" * 60, "x" * 24),
        ("o\u0301\u0302\u0303\u0304\u0305", "ó\u0302\u0303"),
        ("<b>B</b>", "<b>B</b>"),
    ],
)
async def test_names_are_bounded_and_command_nothing(server: Server, name: str, shown: str) -> None:
    key = new_key()
    table = server.make(key)
    assert server.do(table, key, type="sit", name=name)["type"] == "done"
    assert server.get(f"/api/tables/{table}")["table"]["seats"][0]["name"] == shown
    page = server.ask(f"/plain/t/{table}")[2].decode()
    assert "<b>" not in page


@pytest.mark.parametrize("name", ["\u202e", "---", "7", "chance", "\n", "\u200d"])
async def test_names_that_are_none(server: Server, name: str) -> None:
    key = new_key()
    table = server.make(key)
    assert server.do(table, key, type="sit", name=name)["type"] == "refused"
    assert server.do(table, key, type="sit", name="Ana")["type"] == "done"
    assert server.do(table, new_key(), type="sit", name="ANA")["code"] == "name-taken"


async def test_talk_reaches_all_but_those_who_mute(server: Server) -> None:
    async with AsyncExitStack() as stack:
        table, people, keys = await dealt(stack, server)
        loud, deaf, other = people
        assert (await deaf.do(type="mute", name="P0"))["type"] == "done"
        assert (await loud.do(type="say", text="  {$x} <i>\u202ehi</i>\x07 "))["type"] == "done"
        await other.until(lambda: other.frames[-1]["type"] == "talk")
        assert other.frames[-1]["said"][0]["text"] == "{$x} <i>hi</i>"
        assert other.frames[-1]["said"][0]["name"] == "P0"
        await other.do(type="say", text="now you")
        await deaf.until(lambda: deaf.frames[-1]["type"] == "talk")
        heard = [words["text"] for frame in deaf.frames if frame["type"] == "talk" for words in frame["said"]]
        assert heard == ["now you"]
        assert deaf.you["muted"] == ["P0"]
        assert (await loud.do(type="say", text="\u202e"))["code"] == "talk-empty"
        again = await stack.enter_async_context(client(server, table, keys[2], talk=1))
        await again.until(lambda: any(frame["type"] == "talk" for frame in again.frames))
        assert next(frame["said"] for frame in again.frames if frame["type"] == "talk")[0]["text"] == "now you"


async def test_a_whisper_reaches_one_and_the_others_learn_to_whom(server: Server) -> None:
    shown = []
    for text in ("I hold nothing at all, and never did", "x"):
        async with AsyncExitStack() as stack:
            table, (one, two, other), keys = await dealt(stack, server)
            watching = await stack.enter_async_context(client(server, table))
            assert (await one.do(type="say", text=text, to="P1"))["type"] == "done"
            for person in (one, two, other, watching):
                await until_told(person)
            assert said(one) == said(two) == [("P0", text, "P1")]
            assert said(other) == said(watching) == [("P0", "", "P1")]
            # The same for who comes back, and for who comes.
            for key, heard in ((keys[1], text), (keys[2], ""), (new_key(), "")):
                again = await stack.enter_async_context(client(server, table, key))
                await until_told(again)
                assert said(again) == [("P0", heard, "P1")]
            shown.append(re.sub(r'"at":\d+', "", next(raw for raw in other.raw if '"type":"talk"' in raw)))
    assert shown[0] == shown[1]  # not even how long it was


async def until_told(person: Client) -> None:
    """Until somebody has been told of talk."""
    await person.until(lambda: any(frame["type"] == "talk" for frame in person.frames))


def said(person: Client) -> list[tuple[str, str, str | None]]:
    """What somebody has heard: of whom, what, and to whom it was whispered."""
    frames = [frame for frame in person.frames if frame["type"] == "talk"]
    return [(words["name"], words["text"], words.get("to")) for frame in frames for words in frame["said"]]


async def test_who_takes_a_seat_hears_nothing_that_was_whispered_to_who_sat_there(server: Server) -> None:
    keys = [new_key() for _ in range(3)]
    table = server.make(keys[0], options={"players": 3}, name="P0")
    async with client(server, table, keys[0]) as host, client(server, table, keys[1]) as gone:
        assert (await gone.do(type="sit", name="P1"))["type"] == "done"
        assert (await host.do(type="say", text="for you", to="P1"))["type"] == "done"
        assert (await gone.do(type="leave"))["type"] == "done"
        async with client(server, table, keys[2]) as new:
            assert (await new.do(type="sit", name="P1"))["type"] == "done"
        async with client(server, table, keys[2]) as new:
            await until_told(new)
            assert said(new) == [("P0", "", "P1")]
        await gone.until(lambda: said(gone))
        assert said(gone) == [("P0", "for you", "P1")]


async def test_nobody_whispers_to_oneself_to_a_bot_to_nobody_or_without_a_seat(server: Server) -> None:
    keys = [new_key() for _ in range(3)]
    table = server.make(keys[0], options={"players": 3}, name="P0", bots=["random"])
    bot = server.get(f"/api/tables/{table}")["table"]["seats"][1]["name"]
    assert server.do(table, keys[1], type="sit", name="P2")["type"] == "done"
    for key, name, code in (
        (keys[0], "P0", "whisper-self"),
        (keys[0], bot, "whisper-bot"),
        (keys[0], "Nobody", "player-unknown"),
        (keys[2], "P2", "not-seated"),
    ):
        assert server.do(table, key, type="say", text="psst", to=name)["code"] == code
    assert server.do(table, keys[1], type="mute", name="P0")["type"] == "done"
    assert server.do(table, keys[0], type="say", text="psst", to="P2")["type"] == "done"
    async with client(server, table, keys[1], talk=0) as deaf, client(server, table, keys[0]) as one:
        await one.until(lambda: said(one))
        assert said(one) == [("P0", "psst", "P2")]
        assert said(deaf) == []


async def test_who_stays_away_is_played_by_a_bot_until_back(server: Server) -> None:
    async with AsyncExitStack() as stack:
        keys = [new_key(), new_key()]
        table = server.make(keys[0], options={"players": 2}, name="P0", grace=1)
        here = await stack.enter_async_context(client(server, table, keys[0]))
        async with client(server, table, keys[1]) as gone:
            await gone.do(type="sit", name="P1")
            await here.do(type="start")
        await here.until(lambda: not here.table["seats"][1].get("here"))
        await here.until(lambda: here.table["seats"][1].get("bot") == "bluffer")
        await here.until(lambda: here.menu is not None)
        async with client(server, table, keys[1]) as back:
            await here.until(lambda: here.table["seats"][1].get("here") and not here.table["seats"][1].get("bot"))
            assert (await back.do(type="leave"))["type"] == "done"
            assert back.table["seats"][1]["bot"] == "bluffer"
        assert (await here.do(type="fill", seat=1, bot="honest"))["type"] == "done"
        assert here.table["seats"][1] == {"name": "P1", "bot": "honest"}
        assert server.get(f"/api/tables/{table}", keys[1])["you"] == {}
        await here.play(random.Random(1))


async def test_clocks_count_for_each_decision_and_make_the_modest_play(server: Server) -> None:
    async with AsyncExitStack() as stack:
        _, people, _ = await dealt(stack, server, clock=1)
        one = acting(people)
        assert 0 < next(frame["left"] for frame in one.frames if frame["type"] == "update") <= 1
        await one.until(lambda: any(event["kind"] == "declared" for event in one.events))
        declared = next(event for event in one.events if event["kind"] == "declared")
        assert declared["words"] == {"action": "income"}
        # Everybody sleeps, and the game goes on to its end all the same.
        await one.until(lambda: len([event for event in one.events if event["kind"] == "declared"]) >= 3)


async def test_a_table_without_a_clock_waits(server: Server) -> None:
    async with AsyncExitStack() as stack:
        table, people, _ = await dealt(stack, server, clock=None)
        assert all("left" not in frame for person in people for frame in person.frames)
        assert "clock" not in server.get(f"/api/tables/{table}")["table"]


async def test_the_lobby_shows_public_tables_where_somebody_is(server: Server) -> None:
    key = new_key()
    public, private = server.make(key, public=True, name="Ana"), server.make(key, name="Ana")

    def listed() -> set[str]:
        return {found["id"] for found in server.get("/api/tables")["tables"]}

    assert not listed() & {public, private}
    async with client(server, public, key), client(server, private, key):
        await until(lambda: public in listed())
        assert private not in listed()
        assert public in server.ask("/plain")[2].decode()
    await until(lambda: public not in listed())


async def until(condition: Any) -> None:
    """Wait for a condition."""
    async with asyncio.timeout(30):
        while not condition():
            await asyncio.sleep(0.02)


async def test_bots_alone_play_to_the_end_and_the_log_is_as_each_may_know(server: Server) -> None:
    key = new_key()
    table = server.make(key, options={"players": 2}, bots=["honest", "bluffer"], start=True)
    await until(lambda: server.get(f"/api/tables/{table}")["table"]["stage"] == "over")
    page = server.ask(f"/plain/t/{table}?language=fr")[2].decode()
    assert f'href="/api/tables/{table}/record"' in page
    assert "Cette partie est finie. A gagné" in page
    log = server.ask(f"/api/tables/{table}/log?language=es")[2].decode()
    returns = server.get(f"/api/tables/{table}")["table"]["returns"]
    winner = "Ada" if returns[0] else "Bruno"
    assert winner in log.splitlines()[-1]


async def test_the_account_of_an_unfinished_game_is_what_ones_seat_knows(server: Server) -> None:
    async with AsyncExitStack() as stack:
        table, people, keys = await dealt(stack, server)
        for person, key in zip(people, keys, strict=True):
            found = server.get(f"/api/tables/{table}/account", key)
            assert found["events"] == person.events
            assert person.update is not None
            assert found["view"] == person.update["view"]
        spectator = server.get(f"/api/tables/{table}/account")
        assert spectator["viewer"] is None
        log = server.ask(f"/api/tables/{table}/log", key=keys[0])[2].decode()
        hand = people[0].update["view"]["players"]["P0"]["hidden"]  # type: ignore[index]
        assert all(card.capitalize() in log for card in hand)


async def test_asking_step_by_step_tells_nobody(server: Server) -> None:
    keys = [new_key(), new_key()]
    table = server.make(keys[0], "medici", name="P0")
    async with AsyncExitStack() as stack:
        people = await seated(stack, server, table, keys)
        await people[0].do(type="start")
        await people[1].until(lambda: people[1].update)
        await people[0].until(lambda: people[0].update)
        one = acting(people)
        other = people[1 - people.index(one)]
        before = len(other.frames)
        step = next(step for step in one.menu["steps"] if not step.get("ends"))  # type: ignore[index]
        found = await one.do(type="ask", version=one.version, taken=[step["action"]])
        assert found["menu"]["taken"][0] == step["action"]
        assert (await one.do(type="ask", version=one.version + 1, taken=[]))["code"] == "stale"
        assert (await one.do(type="ask", version=one.version, taken=[10**6]))["type"] == "refused"
        assert (await other.do(type="ask", version=other.version, taken=[]))["menu"] is None
        assert len(other.frames) == before + 1


async def test_a_client_of_another_version_is_told_to_reload(server: Server) -> None:
    from websockets.asyncio.client import connect

    table = server.make(new_key())
    async with connect(f"{server.address.replace('http', 'ws')}/api/tables/{table}/live") as socket:
        await socket.send('{"type":"hello","protocol":999}')
        found = msgspec.json.decode(str(await socket.recv()))
        assert (found["type"], found["code"], found["protocol"]) == ("reload", "protocol", 1)


def test_the_address_that_is_printed_is_a_table_to_play_at_once(server: Server) -> None:
    table = server.quick.rpartition("/")[2]
    found = server.get(f"/api/tables/{table}")["table"]
    assert [seat.get("name") is None for seat in found["seats"]].count(True) == 1
    key = new_key()
    assert server.do(table, key, type="sit", name="Me")["type"] == "done"
    assert server.do(table, key, type="start")["type"] == "done"
    assert server.quick not in server.ask("/plain")[2].decode()


async def test_a_restart_in_good_order_changes_nothing(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as own:
        async with AsyncExitStack() as stack:
            table, people, keys = await dealt(stack, own)
            one = acting(people)
            before = [person.update for person in people]
            assert own.stop() == 0
            await one.until(lambda: one.closed or one.frames[-1].get("code") == "closing")
        own.start()
        for key, update in zip(keys, before, strict=True):
            async with client(own, table, key) as back:
                await back.begun()
                assert back.update is not None
                assert update is not None
                assert (back.update["view"], back.update["version"]) == (update["view"], update["version"])
