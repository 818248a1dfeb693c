"""What the server gives to browsers beside the protocol: files, texts, links, and the types of it all."""

from __future__ import annotations

import random
import time
from pathlib import Path
from urllib.parse import quote

import msgspec
import pytest

from signoria import game
from signoria.core.menu import Summary
from signoria.games.princeps import atlas
from signoria.server import codes
from signoria.server.table import new_table_id
from signoria.server.typescript import typescript
from tests.tables import SECONDS, Server, new_key, serving

ROOT = Path(__file__).parents[1]


def test_the_types_of_the_browser_are_those_of_the_protocol() -> None:
    """`python -m signoria.server.typescript > ui/src/frame/protocol.ts` writes them anew."""
    assert (ROOT / "ui/src/frame/protocol.ts").read_text(encoding="utf-8") == typescript()


def test_the_map_of_the_browser_is_that_of_the_game() -> None:
    """`python -m signoria.games.princeps.atlas > ui/src/games/princeps/lands.ts` writes it anew."""
    assert (ROOT / "ui/src/games/princeps/lands.ts").read_text(encoding="utf-8") == atlas.typescript()


def test_games_say_how_a_log_tells_their_events(server: Server) -> None:
    for card in server.get("/api/games")["games"]:
        kinds = game(card["name"]).kinds_by_name
        assert card["events"].keys() == kinds.keys()
        for name, told in card["events"].items():
            kind = kinds[name]
            assert told.get("opens", False) == kind.opens
            assert told.get("quiet", False) == kind.quiet
            assert told.get("needs") == kind.needs
            assert told.get("within") == (None if kind.within is None else list(kind.within))


def test_a_summary_card_is_that_of_the_variant(server: Server) -> None:
    coup = game("coup")
    for options in ({}, {"diplomat": "inquisitor"}, {"players": 2}):
        _, _, body = server.ask(f"/api/games/coup/summary?options={quote(msgspec.json.encode(options))}")
        assert msgspec.json.decode(body, type=Summary) == coup.summary(
            coup.resolve({**coup.suggest(options), **options})
        )
    assert server.ask("/api/games/medici/summary")[0] == 200


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("coup/summary?options={", "not-understood"),
        ("coup/summary?options=[]", "not-understood"),
        ("coup/summary?options=%7B%22players%22:99%7D", "option-value"),
        ("coup/summary?options=%7B%22colour%22:1%7D", "option-unknown"),
        ("chess/summary", "game-unknown"),
    ],
)
def test_there_is_no_summary_card_of_what_cannot_be(server: Server, path: str, code: str) -> None:
    status, _, body = server.ask(f"/api/games/{path}")
    refused = msgspec.json.decode(body)
    assert (status, refused["code"]) == (400, code)
    assert refused["text"]


def test_a_code_is_the_beginning_of_a_name_in_syllables() -> None:
    for _ in range(200):
        table = new_table_id()
        code = codes.code(table)
        assert len(code) == 10
        assert code.isalpha()
        assert codes.beginning(code) == table[:6]
    assert codes.code("aaaaaa2345672345") == "bababababa"
    assert codes.code("777777aaaaaaaaaa") == "zuzuzuzuzu"
    for typed in ("", "bababababe", "bababab", "babababababa", "ababababab", "1234567890"):
        assert codes.beginning(typed) is None


def test_friends_find_a_table_by_its_code(server: Server) -> None:
    key = new_key()
    table = server.make(key)
    code = server.get(f"/api/tables/{table}")["table"]["code"]
    for typed in (code, code.upper(), f"{code[:4]}-{code[4:]}", f" {code[:2]} {code[2:6]} - {code[6:].title()} "):
        assert server.get(f"/api/codes/{quote(typed)}") == {"id": table, "path": f"/t/{table}"}
    wrong = codes.code(new_table_id())
    for typed in (wrong, "hello", code[:-1]):
        status, _, body = server.ask(f"/api/codes/{typed}?language=it")
        assert (status, msgspec.json.decode(body)["code"]) == (404, "code-unknown")
    assert "codice" in msgspec.json.decode(body)["text"]


def test_a_table_that_is_over_is_found_no_more(server: Server) -> None:
    key = new_key()
    table = server.make(key, options={"players": 2}, bots=["honest", "honest"], start=True)
    code = server.get(f"/api/tables/{table}")["table"]["code"]
    end = time.monotonic() + SECONDS
    while server.get(f"/api/tables/{table}")["table"]["stage"] != "over":
        assert time.monotonic() < end
        time.sleep(0.02)
    assert server.ask(f"/api/codes/{code}")[0] == 404


def test_codes_cannot_be_tried_in_numbers(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        source = random.Random(1)
        tried = ["".join(source.choice("bdfg") + source.choice("aiou") for _ in range(5)) for _ in range(30)]
        found = [server.ask(f"/api/codes/{code}") for code in tried]
        statuses = [status for status, _, _ in found]
        assert statuses[:12] == [404] * 12
        assert statuses[-1] == 429
        assert msgspec.json.decode(found[-1][2])["code"] == "finding-fast"
        assert server.ask("/api/games")[0] == 200


def test_the_link_of_a_table_is_a_picture_for_cameras(server: Server) -> None:
    table = server.make(new_key())
    status, headers, body = server.ask(f"/api/tables/{table}/qr")
    assert status == 200
    assert headers["content-type"] == "image/svg+xml"
    assert body.startswith(b"<svg")
    assert b"style" not in body
    assert server.ask(f"/api/tables/{table}/qr", Host="signoria.example")[2] != body
    assert server.ask(f"/api/tables/{table}/qr", Host="a" * 3000)[0] == 400
    assert server.ask(f"/api/tables/{new_table_id()}/qr")[0] == 404
