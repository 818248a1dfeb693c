"""The host changes a table before its game: options, clock, seats, who may see it."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from signoria import game
from signoria.core.options import Value
from signoria.server import changing
from signoria.server import protocol as said
from signoria.server.entries import Created, Row, decode, encode
from signoria.server.table import Table, begun
from tests.postgres import Postgres
from tests.tables import Client, Server, client, new_id, new_key, serving

pytestmark = pytest.mark.anyio


def table_of(server: Server, table: str) -> dict[str, Any]:
    """A table as everybody may know it."""
    found = server.get(f"/api/tables/{table}")["table"]
    assert isinstance(found, dict)
    return found


def names(card: dict[str, Any]) -> list[str | None]:
    """Who sits where."""
    return [seat.get("name") for seat in card["seats"]]


def here(card: dict[str, Any]) -> list[bool]:
    """In which seats somebody is connected."""
    return [seat.get("here", False) for seat in card["seats"]]


def sits(sitting: list[str | None], present: list[bool], card: dict[str, Any]) -> bool:
    """Whether these sit there, and those of them are connected."""
    return (names(card), here(card)) == (sitting, present)


async def shows(one: Client, condition: Callable[[dict[str, Any]], bool]) -> None:
    """Wait until somebody sees this of the table."""
    await one.until(lambda: condition(one.table))


async def test_everybody_is_told_and_what_is_left_out_stays(server: Server) -> None:
    key, other = new_key(), new_key()
    table = server.make(key, name="Ana", options={"players": 3}, clock=90)
    async with AsyncExitStack() as stack:
        host, guest, third = [await stack.enter_async_context(client(server, table, one)) for one in (key, other, None)]
        await guest.do(type="sit", name="Bea")
        assert (await host.do(type="change", options={"diplomat": "inquisitor"}))["type"] == "done"
        for one in (host, guest, third):
            await shows(one, lambda card: card["options"]["diplomat"] == "inquisitor")
            assert (one.table["clock"], one.table["grace"], one.table.get("public")) == (90, 60, None)
            assert names(one.table) == ["Ana", "Bea", None]
        same = new_id()
        await host.do(type="change", id=same, clock=None, public=True)
        assert (host.table.get("clock"), host.table.get("grace"), host.table["public"]) == (None, None, True)
        await host.do(type="change", clock=30.0)
        assert (host.table["clock"], host.table["grace"], host.table["public"]) == (30, 60, True)
        del host.answers[same]
        assert (await host.do(type="change", id=same, clock=None))["type"] == "done"
        await host.do(type="change", clock=601)
        assert (host.table["clock"], host.table.get("grace")) == (601, None)
        assert host.table["options"]["players"] == 3
        await host.do(type="change")
        assert host.table["clock"] == 601
        await host.do(type="start", fill=True)
        await guest.begun()
        assert guest.table["options"]["diplomat"] == "inquisitor"


async def test_a_grace_that_was_chosen_stays(server: Server) -> None:
    key = new_key()
    table = server.make(key, name="Ana", clock=60, grace=5)
    server.do(table, key, type="change", clock=1000)
    assert (table_of(server, table)["clock"], table_of(server, table)["grace"]) == (1000, 5)


async def test_lists_follow_what_is_public(server: Server) -> None:
    key = new_key()
    table = server.make(key, name="Ana")

    def listed() -> dict[str, Any]:
        return {found["id"]: found["table"] for found in server.get("/api/tables")["tables"]}

    async with client(server, table, key) as host:
        assert table not in listed()
        await host.do(type="change", public=True, options={"players": 2})
        assert len(listed()[table]["seats"]) == 2
        await host.do(type="change", public=False)
        assert table not in listed()


async def test_only_the_host_may_and_only_before_the_game(server: Server) -> None:
    key, other = new_key(), new_key()
    table = server.make(key, "medici", name="Ana")
    async with client(server, table, key) as host, client(server, table, other) as guest:
        assert (await guest.do(type="change", public=True))["code"] == "not-host"
        await guest.do(type="sit", name="Bea")
        assert (await guest.do(type="change", public=True))["code"] == "not-host"
        assert server.do(table, key, type="change", clock=0)["code"] == "not-understood"
        await host.do(type="start")
        await host.begun()
        assert (await host.do(type="change", public=True))["code"] == "table-begun"
        assert "public" not in host.table


@pytest.mark.parametrize(
    ("before", "changes", "after"),
    [
        ({}, [{"edition": "en"}], {"players": 4, "opener_coins": 2}),
        ({}, [{"edition": "en"}, {"edition": "es"}], {"opener_coins": 1, "coins": 42}),
        ({}, [{"edition": "en"}, {"edition": None}], {"opener_coins": 1, "coins": 50}),
        ({"opener_coins": 2}, [{"edition": "en"}, {"edition": None}], {"opener_coins": 2}),
        ({"edition": "en"}, [{"players": 8}], {"edition": None, "players": 8, "copies": 4, "opener_coins": 1}),
        ({"coins": 42}, [{"edition": "it"}], {"coins": 50, "refuse_proof": True}),
        ({"coins": 42, "diplomat": "inquisitor"}, [{"edition": "en"}], {"coins": 50, "diplomat": "ambassador"}),
        (
            {"coins": 42, "diplomat": "inquisitor", "refuse_proof": True, "players": 9},
            [{"edition": "en"}],
            {"coins": 50, "diplomat": "ambassador", "refuse_proof": False, "players": 4},
        ),
        ({"players": 4}, [{"duel": "draft-court"}], {"players": 2, "duel": "draft-court"}),
        ({}, [{"duel": "draft-court"}, {"players": 5}], {"players": 5, "duel": "open"}),
        ({"players": 5, "first": 4, "coins": 42}, [{"players": 3}], {"first": 0, "coins": 42, "players": 3}),
        ({"players": 4, "copies": 3}, [{"players": 10}], {"copies": 5}),
    ],
)
async def test_the_newest_choice_wins(
    server: Server, before: dict[str, Any], changes: list[dict[str, Any]], after: dict[str, Any]
) -> None:
    key = new_key()
    table = server.make(key, options=before, name="Ana")
    for options in changes:
        assert server.do(table, key, type="change", options=options)["type"] == "done"
    card = table_of(server, table)
    assert card["options"].items() >= after.items()
    assert len(card["seats"]) == card["options"]["players"]


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"edition": "en", "coins": 42}, "edition-lacks"),
        ({"duel": "draft-court", "players": 3}, "draft-players"),
        ({"copies": 5}, "copies-derived"),
        ({"first": 7}, "first-seat"),
        ({"colour": "red"}, "option-unknown"),
        ({"players": 11}, "option-value"),
        ({"players": 2}, "people-many"),
    ],
)
async def test_what_cannot_be_is_refused_and_changes_nothing(
    server: Server, options: dict[str, Any], code: str
) -> None:
    keys = [new_key() for _ in range(3)]
    table = server.make(keys[0], options={"players": 4, "diplomat": "inquisitor"}, name="P0")
    for number in (1, 2):
        server.do(table, keys[number], type="sit", name=f"P{number}")
    before = table_of(server, table)
    found = server.do(table, keys[0], type="change", options=options, clock=5, public=True)
    assert (found["type"], found["code"]) == ("refused", code)
    assert found["text"]
    assert table_of(server, table) == before


async def _four(stack: AsyncExitStack, servers: list[Server]) -> tuple[str, list[Client], list[str]]:
    """A table of six seats: people in the first, fifth and sixth, at these servers, bots in the second and third."""
    keys = [new_key() for _ in servers]
    table = servers[0].make(keys[0], options={"players": 6}, name="P0", gift="g0")
    people = []
    for number, (key, server) in enumerate(zip(keys, servers, strict=True)):
        one = await stack.enter_async_context(client(server, table, key))
        if number:
            await one.do(type="sit", name=f"P{number}", seat=3 + number, gift=f"g{number}")
        people.append(one)
    for seat in (1, 2):
        await people[0].do(type="fill", seat=seat, bot="random")
    await people[0].until(lambda: here(people[0].table) == [True, False, False, False, True, True])
    return table, people, keys


async def _move_up(people: list[Client]) -> None:
    """Fewer seats, step by step; everybody sees who is where."""
    host = people[0]
    bots = names(host.table)[1:3]
    steps: list[tuple[int, list[str | None], list[bool]]] = [
        (5, ["P0", *bots, "P2", "P1"], [True, False, False, True, True]),
        (4, ["P0", bots[0], "P1", "P2"], [True, False, True, True]),
        (3, ["P0", "P2", "P1"], [True, True, True]),
        (7, ["P0", "P2", "P1", None, None, None, None], [True, True, True, False, False, False, False]),
    ]
    for seats, sitting, present in steps:
        assert (await host.do(type="change", options={"players": seats}))["type"] == "done"
        for one in people:
            await shows(one, partial(sits, sitting, present))
        assert [one.you["seat"] for one in people] == [sitting.index(f"P{number}") for number in range(3)]


async def test_people_keep_their_seats_or_move_up_and_bots_make_room(server: Server) -> None:
    async with AsyncExitStack() as stack:
        table, people, _ = await _four(stack, [server] * 3)
        await _move_up(people)
        await people[2].close()
        await people[0].until(lambda: here(people[0].table)[:3] == [True, False, True])
        await people[0].do(type="change", options={"players": 3})
        await people[0].do(type="start")
        await people[1].begun()
        assert people[1].table["chance"]["gifts"] == ["g0", "g2", "g1"]
        mine = [server.get(f"/api/tables/{table}")["table"]["seats"][seat]["name"] for seat in range(3)]
        assert mine == ["P0", "P2", "P1"]


async def test_at_two_servers_with_one_database_and_after_both_were_killed(tmp_path: Path, postgres: Postgres) -> None:
    flags = ("--no-limits", "--store", postgres.fresh())
    with serving(tmp_path / "one", *flags) as one, serving(tmp_path / "two", *flags) as two:
        async with AsyncExitStack() as stack:
            table, people, keys = await _four(stack, [one, two, one])
            await _move_up(people)
            await people[0].do(type="change", public=True, clock=None, options={"edition": "en"})
            card = table_of(two, table)
        for server in (one, two):
            server.kill()
        two.start()
        async with client(two, table, keys[0]) as host:
            assert (host.table["options"], host.table["public"]) == (card["options"], True)
            assert names(host.table) == names(card)
            await host.do(type="change", options={"players": 3})
            await host.until(lambda: host.table["options"]["players"] == 3)
            assert host.table["options"]["edition"] == "en"
            assert host.table["options"]["opener_coins"] == 2


async def test_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--no-limits") as server:
        key = new_key()
        table = server.make(key, "medici", name="Ana")
        server.do(table, key, type="change", options={"dukes": False}, clock=None, public=True)
        before = table_of(server, table)
        assert before["options"]["dukes"] is False
        server.kill()
        server.start()
        assert table_of(server, table) == before
        server.do(table, key, type="change", options={"distinct_circle": True})
        found = table_of(server, table)["options"]
        assert (found["dukes"], found["distinct_circle"]) == (False, True)


async def test_a_rematch_knows_what_was_named(server: Server) -> None:
    key = new_key()
    table = server.make(key, name="Ana", options={"players": 2, "first": 1})
    server.do(table, key, type="change", options={"coins": 42}, clock=None)
    async with client(server, table, key) as host:
        await host.do(type="start", fill=True)
        await host.play(random.Random(1))
        await host.do(type="rematch")
        await host.until(lambda: host.table.get("next"))
        following = host.table["next"]
    assert server.do(following, key, type="change", options={"players": 3})["type"] == "done"
    card = table_of(server, following)
    assert "clock" not in card
    assert card["options"].items() >= {"players": 3, "coins": 42, "first": 0}.items()


def _opened(named: bool, **options: Any) -> Table:
    """A new table of Coup, from a journal that tells what the host named, or an old one that does not."""
    entries = begun("ana", said.NewTable(id="a", game="coup", name="Ana", options=options))
    assert isinstance(entries[0], Created)
    if not named:
        entries[0] = msgspec.structs.replace(entries[0], named=None)
    data = encode(Row(0.0, entries))
    assert (b'"named"' in data) == named
    table = Table()
    table.apply(decode(data))
    return table


@pytest.mark.parametrize("named", [True, False])
def test_journals_that_do_not_tell_what_the_host_named(named: bool) -> None:
    table = _opened(named, edition="en", players=5)
    table.apply(Row(0.0, table.change(said.Change(id="a", options={"edition": "it"}))))
    assert table.created.options["players"] == 5
    assert (table.created.options["opener_coins"], table.created.options["refuse_proof"]) == (1, True)
    assert len(table.places) == 5
    assert table.named == {"players": 5, "edition": "it"}


def test_many_older_choices_that_contradict_are_dropped_and_the_others_stay() -> None:
    coup = game("coup")
    older: dict[str, Value] = {
        "coins": 42,
        "diplomat": "inquisitor",
        "first": "random",
        "refuse_proof": True,
        "opener_coins": 1,
    }
    assert changing.merged(coup, older, {"edition": "en"}) == {"first": "random", "edition": "en"}


def test_options_that_follow_from_others_say_so(server: Server) -> None:
    found = {card["name"]: card for card in server.get("/api/games")["games"]}
    derived = {(name, o["name"]) for name, card in found.items() for o in card["options"] if o.get("derived")}
    assert derived == {("coup", "copies")}
