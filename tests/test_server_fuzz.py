"""Frames and requests that nobody would send: no crash, no 5xx, no table that is stuck."""

from __future__ import annotations

import random
import secrets
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.sync.client import ClientConnection, connect

from signoria.server.protocol import PROTOCOL, Commands, Hello, TableFrame
from signoria.server.schema import document
from tests.tables import Server, client, new_key, serving

API = schemathesis.openapi.from_dict(msgspec.json.decode(document()))
CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance, status_code_conformance]
EXAMPLES = settings(
    max_examples=25, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True, database=None
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("fuzzed") / "data", "--no-limits") as found:
        yield found


@pytest.fixture(scope="module")
def table(server: Server) -> tuple[str, str]:
    """A game with one person at it."""
    key = new_key()
    return server.make(key, options={"players": 3}, name="P0", bots=["random"] * 2, start=True, clock=None), key


@API.parametrize()
@EXAMPLES
def test_requests_that_agree_with_the_schema_or_not(case: Any, server: Server, table: tuple[str, str]) -> None:
    if "table" in (case.path_parameters or {}) and random.Random(str(case.path_parameters)).random() < 0.7:
        case.path_parameters["table"] = table[0]
    headers = dict(case.headers or {})
    if "authorization" not in {name.lower() for name in headers}:
        headers["Authorization"] = f"Bearer {new_key()}"
    case.call_and_validate(base_url=server.address, headers=headers, checks=CHECKS, timeout=20)


@pytest.fixture(scope="module")
def socket(server: Server, table: tuple[str, str]) -> Iterator[ClientConnection]:
    address = f"{server.address.replace('http', 'ws')}/api/tables/{table[0]}/live"
    with connect(address, max_size=None) as found:
        found.send(msgspec.json.encode({"type": "hello", "protocol": PROTOCOL, "key": table[1]}).decode())
        yield found


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
KINDS = [command.__struct_config__.tag for command in (*get_args(Commands), Hello, TableFrame)]
FIELDS = ["id", "version", "move", "taken", "text", "name", "seat", "bot", "on", "gift", "fill", "since", "clock"]
WORDS = st.sampled_from(["tax", "income", "pass", "challenge", "steal Ada", "P0", "random", "a", "-1"])
VALUES = JSON | WORDS | st.integers(-2, 80) | st.lists(st.integers(-2, 120), max_size=5)
FRAMES = st.builds(
    lambda kind, fields, named: {**fields, "type": kind, **({"id": secrets.token_hex(4)} if named else {})},
    st.sampled_from(KINDS),
    st.dictionaries(st.sampled_from(FIELDS), VALUES, max_size=5),
    st.booleans(),
)


@settings(max_examples=400, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True, database=None)
@given(frame=FRAMES | JSON)
def test_frames_of_any_kind_are_answered(socket: ClientConnection, frame: Any) -> None:
    mark = secrets.token_hex(4)
    socket.send(msgspec.json.encode(frame).decode())
    # The next frame that can be understood is answered: nothing is stuck.
    socket.send(msgspec.json.encode({"type": "mute", "id": mark, "name": "P0", "on": False}).decode())
    while mark not in str(socket.recv(timeout=30)):
        pass


@pytest.mark.anyio
async def test_the_table_can_be_played_to_its_end_after_all_that(server: Server, table: tuple[str, str]) -> None:
    async with client(server, *table) as person:
        await person.play(random.Random(1))
        assert person.over
    assert server.process.poll() is None
    assert "Traceback" not in server.log.read_text()
    assert '"level":"error"' not in server.log.read_text()
