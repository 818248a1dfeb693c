"""What the server does not do, whoever asks: limits, origins, keys, and readers who do not read."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from signoria.cli.main import main
from signoria.server.load import memory
from signoria.server.protocol import PROTOCOL
from tests.tables import Server, client, new_id, new_key, serving

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("safe") / "data", "--no-limits") as found:
        yield found


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("limited") / "data") as found:
        yield found


def live(server: Server, table: str) -> str:
    return f"{server.address.replace('http', 'ws')}/api/tables/{table}/live"


def test_every_answer_forbids_what_pages_do_not_need(server: Server) -> None:
    for path in ("/", "/plain", "/api/tables", "/nothing", "/schema", f"/plain/t/{server.quick.rpartition('/')[2]}"):
        _, headers, _ = server.ask(path)
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"
        # The shell of the pages is the same for everybody: browsers may keep it, and ask whether it has changed.
        assert headers["cache-control"] == ("no-cache" if path == "/" else "no-store")
        assert "server" not in headers


async def test_pages_of_other_sites_get_nowhere(server: Server) -> None:
    key = new_key()
    table = server.make(key)
    body = {"id": new_id(), "game": "coup"}
    assert server.ask("/api/tables", body, key, Origin="http://evil.example")[0] == 403
    assert server.ask("/api/tables", body, key, Origin=server.address)[0] == 201
    with pytest.raises(InvalidStatus) as refused:
        await connect(live(server, table), origin="http://evil.example")  # type: ignore[arg-type]
    assert refused.value.response.status_code == 403
    async with connect(live(server, table), origin=server.address):  # type: ignore[arg-type]
        pass


@pytest.mark.parametrize(
    ("path", "body", "headers", "status", "code"),
    [
        ("/api/tables", b"{", {}, 400, "not-understood"),
        ("/api/tables", b"\xff\xfe", {}, 400, "not-understood"),
        ("/api/tables", b"[" * 60_000, {}, 400, "not-understood"),
        ("/api/tables", b"x" * 100_000, {}, 413, "body-long"),
        ("/api/tables", b"{}", {"Content_Type": "text/plain"}, 415, "body-kind"),
        ("/api/tables", {"id": "a", "game": "chess"}, {}, 400, "game-unknown"),
        ("/api/tables", {"id": "a", "game": "coup", "options": {"players": 99}}, {}, 400, "option-value"),
        ("/api/tables", {"id": "a", "game": "coup", "bots": ["os:system"]}, {}, 400, "bot-unknown"),
        ("/api/tables", {"id": "a", "game": "coup", "bots": ["random"] * 9}, {}, 400, "bots-many"),
        ("/api/tables", {"id": "a", "game": "coup", "clock": 1e300}, {}, 400, "not-understood"),
        ("/api/tables/aaaaaaaaaaaaaaaa/do", {"type": "start", "id": "a"}, {}, 404, "table-unknown"),
        ("/api/tables/%00/do", {"type": "start", "id": "a"}, {}, 404, "table-unknown"),
        ("/api/tables/..%2F..%2Fetc/do", {"type": "start", "id": "a"}, {}, 404, "path-unknown"),
        ("/api/games", b"{}", {}, 405, "method"),
    ],
)
def test_bad_requests_get_a_typed_refusal(
    server: Server, path: str, body: object, headers: dict[str, str], status: int, code: str
) -> None:
    found, _, answer = server.ask(path, body, new_key(), **headers)
    refused = msgspec.json.decode(answer)
    assert (found, refused["type"], refused["code"]) == (status, "refused", code)
    assert refused["text"]


def test_pages_that_are_not_there_are_pages(server: Server) -> None:
    for path in ("/plain/t/aaaaaaaaaaaaaaaa", "/plain/t/<b>", "/nothing/here"):
        status, headers, body = server.ask(path, Accept="text/html")
        assert (status, headers["content-type"].partition(";")[0]) == (404, "text/html")
        assert b"<b>" not in body


@pytest.mark.parametrize(
    ("flags", "says"),
    [
        (["--data", "/proc/nowhere"], "The folder /proc/nowhere cannot be used (--data)"),
        (["--proxy", "zzz"], "“zzz” are no addresses of proxies"),
        (["--port", "70000"], "70000 is no port"),
        (["--host", "no.such.host.invalid"], "The address no.such.host.invalid cannot be used"),
        (["--store", "mysql://x"], "mysql"),
        (["--store", "postgresql://127.0.0.1:1/x"], "The store cannot be reached"),
    ],
)
def test_a_server_that_cannot_start_says_why(
    flags: list[str], says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = [] if "--data" in flags else ["--data", str(tmp_path)]
    assert main(["serve", "--no-browser", "--quiet", "--lang", "en", *data, *flags]) == 2
    assert says in capsys.readouterr().err


def test_without_a_key_or_with_a_bad_one_nothing_is_done(server: Server) -> None:
    body = {"id": "a", "game": "coup"}
    status, headers, answer = server.ask("/api/tables", body)
    assert (status, headers["www-authenticate"]) == (401, "Bearer")
    assert msgspec.json.decode(answer)["code"] == "key-needed"
    for key in ("short", "a" * 50, "<" * 43, "é" * 43):
        status, _, answer = server.ask("/api/tables", body, Authorization=f"Bearer {key}".encode().decode("latin-1"))
        assert (status, msgspec.json.decode(answer)["code"]) == (400, "key-form")
    assert server.ask("/api/tables", body, Authorization="Basic eDp5")[0] == 400


async def test_keys_are_stored_hashed_and_leave_the_server_never(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--no-limits") as own:
        key = new_key()
        table = own.make(key, name="Ana")
        async with client(own, table, key) as one:
            await one.do(type="say", text="hello")
            told = "".join(one.raw)
        assert own.stop() == 0
        kept = b"".join(file.read_bytes() for file in own.folder.iterdir() if file.is_file())
        assert b"Ana" in kept
        assert key.encode() not in kept
        assert key not in own.log.read_text() + told
        assert own.folder.stat().st_mode & 0o077 == 0
        assert all(file.stat().st_mode & 0o077 == 0 for file in own.folder.iterdir())


def test_figures_are_for_the_operator(server: Server) -> None:
    assert server.ask("/metrics")[0] == 404
    assert server.ask("/metrics", key=new_key())[0] == 404
    token = (server.folder / "operator.token").read_text()
    status, _, body = server.ask("/metrics", key=token)
    assert status == 200
    assert b"signoria_plays_total" in body
    assert b"signoria_tables_loaded" in body


async def test_frames_that_are_too_long_or_no_text_end_the_connection_only(server: Server) -> None:
    table = server.make(new_key())
    hello = msgspec.json.encode({"type": "hello", "protocol": PROTOCOL}).decode()
    for frame, code in [("x" * 40_000, 1009), ("{" * 30_000, 1008), ("", 1008), ("null", 1008)]:
        async with connect(live(server, table)) as socket:
            await socket.send(frame)
            async with asyncio.timeout(30):
                await socket.wait_closed()
            assert socket.close_code == code
    async with connect(live(server, table)) as socket:
        await socket.send(hello)
        await socket.recv()
        await socket.send(b"\x00binary")
        assert msgspec.json.decode(str(await socket.recv()))["code"] == "not-understood"
    assert server.get(f"/api/tables/{table}")["table"]["stage"] == "open"


async def test_who_only_sends_nonsense_is_let_go(server: Server) -> None:
    table = server.make(new_key())
    async with client(server, table) as one:
        for _ in range(60):
            with contextlib.suppress(ConnectionClosed):
                await one.socket.send("{}")
        async with asyncio.timeout(30):
            await one.socket.wait_closed()
        assert one.socket.close_code == 1008


async def test_too_much_is_answered_with_a_time_to_wait(limited: Server) -> None:
    key = new_key()
    answers = [limited.ask("/api/tables", {"id": new_id(), "game": "coup"}, key) for _ in range(25)]
    status, headers, body = answers[-1]
    refused = msgspec.json.decode(body)
    assert (status, refused["code"]) == (429, "creating-fast")
    assert refused["retry"] > 0
    assert int(headers["retry-after"]) >= 1
    table = msgspec.json.decode(answers[0][2])["id"]
    async with client(limited, table, key) as one:
        await one.do(type="sit", name="Ana")
        found = [await one.do(type="say", text="again") for _ in range(12)]
        assert (found[0]["type"], found[-1]["code"]) == ("done", "talk-fast")
        assert found[-1]["retry"] > 0
        for _ in range(80):
            await one.send(type="ask", version=0, taken=[])
        await one.until(lambda: any(frame.get("code") == "commands-fast" for frame in one.frames))


async def test_connections_of_one_client_are_counted(limited: Server) -> None:
    table = limited.quick.rpartition("/")[2]
    async with contextlib.AsyncExitStack() as stack:

        async def many() -> None:
            for _ in range(80):
                await stack.enter_async_context(connect(live(limited, table)))

        with pytest.raises(InvalidStatus) as refused:
            await many()
        response = refused.value.response
        assert response.status_code == 429
        assert int(response.headers["retry-after"]) >= 1
        assert msgspec.json.decode(response.body or b"")["code"] in ("connections-many", "connecting-fast")


async def test_those_who_do_not_read_cost_nothing_and_are_told_later_how_things_stand(server: Server) -> None:
    key = new_key()
    table = server.make(key, options={"players": 2}, name="P0")
    hello = msgspec.json.encode({"type": "hello", "protocol": PROTOCOL}).decode()
    async with client(server, table, key) as loud, contextlib.AsyncExitStack() as stack:
        slow = [
            await stack.enter_async_context(connect(live(server, table), max_queue=1, ping_interval=None))
            for _ in range(20)
        ]
        for socket in slow:
            await socket.send(hello)
            await socket.recv()
        before = memory(server.process.pid)
        for _ in range(1500):
            await loud.send(type="say", text="hello" * 100)
        await loud.do(type="say", text="the last words")
        # 18 MB were to be sent; what waits for each, and what is kept for the table itself, is bounded.
        assert memory(server.process.pid) - before < 7000
        async with asyncio.timeout(30):
            for socket in slow:
                while "the last words" not in str(await socket.recv()):
                    pass
