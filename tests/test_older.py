"""What a version of other rules left behind is listed, explained, downloaded and deleted; nothing crashes on it.

The files in `tests/older` were written by version 1 of the rules; `python -m tests.older.make` wrote them.
"""

from __future__ import annotations

import re
import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import msgspec
import pexpect
import pytest
from playwright.async_api import Browser, expect

from signoria.cli.main import main
from signoria.core.record import decode
from signoria.games import get
from signoria.server.manners import new_key
from signoria.texts import LANGUAGES, Words
from tests.older.make import KEY, SEATS
from tests.served import Served
from tests.tables import client
from tests.terminals import plain, spawn
from tests.visiting import PHONE, visiting

OLDER = Path(__file__).parent / "older"
STAGES = ("open", "playing", "over")

SENTENCE = "This game follows version 1 of the rules and Signoria now plays version 2, so it cannot be continued"
WHY = f"{SENTENCE} or replayed here."


def unwrapped(terminal: pexpect.spawn[str]) -> str:
    """What was shown before, on one line."""
    return " ".join(plain(terminal.before or "").split())


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    """A server that was running the older rules before."""
    folder = tmp_path / "server"
    shutil.copytree(OLDER / "server", folder)
    make_recent(folder / "signoria.db")
    found = Served(folder)
    yield found
    found.kill()
    assert "Traceback" not in found.log.read_text()


def make_recent(file: Path) -> None:
    """Let all of it have happened just now: open tables that nobody comes to are soon forgotten."""
    with closing(sqlite3.connect(file)) as db, db:
        (last,) = db.execute("SELECT max(at) FROM rows").fetchone()
        db.execute("UPDATE rows SET at = at + ?", (time.time() - last,))
        db.execute("UPDATE tables SET created = created + ?", (time.time() - last,))


@pytest.fixture
def at_home(data: Path) -> Path:
    """The folder of games of the terminal."""
    shutil.copytree(OLDER / "games", data / "games")
    return data / "games"


@pytest.fixture
def player(data: Path) -> Path:
    """The folder of who sits at the tables of the server."""
    data.mkdir(exist_ok=True)
    (data / "player.key").write_text(KEY)
    return data


def tables(served: Served) -> dict[str, str]:
    """The ids of the player's tables, by game and what it was when the older server ended."""
    found = {}
    for each in served.get("/api/mine", KEY)["tables"]:
        card = each["table"]
        stage = "over" if card.get("returns") else "playing" if card["chance"].get("gifts") else "open"
        found[f"{card['game']}-{stage}"] = str(each["id"])
    return found


def test_all_games_are_there() -> None:
    assert {game: get(game).rules_version for game in SEATS} == dict.fromkeys(("coup", "medici", "princeps"), 2)


# At the server


def test_the_server_lists_older_tables_and_answers_with_the_reason(served: Served) -> None:
    listed = served.get("/api/mine", KEY)["tables"]
    assert set(tables(served)) == {f"{game}-{stage}" for game in SEATS for stage in STAGES}
    assert all(each["table"].get("rules", 1) == 1 and each["table"]["known"] == 2 for each in listed)
    for each in listed:
        where = f"/api/tables/{each['id']}"
        table = served.get(where, KEY)["table"]
        assert (table["stage"], table["known"]) == ("over", 2)
        for command in ({"type": "rematch"}, {"type": "say", "text": "Hello"}, {"type": "start", "fill": True}):
            refused = served.do(each["id"], KEY, **command)
            assert (refused["type"], refused["code"], refused["text"]) == ("refused", "record-rules", WHY)
        for path in ("log", "replay"):
            status, _, body = served.ask(f"{where}/{path}", key=KEY)
            assert (status, msgspec.json.decode(body)["code"]) == (400, "record-rules"), path
        status, _, page = served.ask(f"/plain/t/{each['id']}")
        assert status == 200
        assert WHY in page.decode()
    # Once opened they are over, and stay so.
    assert {each["table"]["stage"] for each in served.get("/api/mine", KEY)["tables"]} == {"over"}
    served.stop()
    served.start()
    assert {each["table"]["stage"] for each in served.get("/api/mine", KEY)["tables"]} == {"over"}


def test_an_older_table_is_closed_to_whoever_connects(served: Served) -> None:
    assert served.get("/api/tables", new_key())["tables"] == []
    for stage in STAGES:
        table = tables(served)[f"coup-{stage}"]
        assert served.do(table, new_key(), type="sit", name="Eve")["code"] == "record-rules"


@pytest.mark.anyio
async def test_a_connection_to_an_older_table_hears_what_it_is(served: Served) -> None:
    for table in tables(served).values():
        async with client(served, table, KEY) as one:
            await one.until(lambda: one.table)
            assert (one.table["stage"], one.table["known"]) == ("over", 2)
            assert one.update is None


def test_an_older_game_is_downloaded_with_all_its_moves(
    served: Served, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = tables(served)
    for game, seats in SEATS.items():
        status, _, _ = served.ask(f"/api/tables/{found[f'{game}-open']}/record")
        assert status == 400
        for stage in ("playing", "over"):
            status, _, body = served.ask(f"/api/tables/{found[f'{game}-{stage}']}/record")
            record = decode(body)
            assert (status, record.game, record.rules, len(record.names)) == (200, game, 1, seats)
            assert record.moves
            assert (record.returns is not None) == (stage == "over")
            assert record.chance is not None
            status, _, answer = served.ask("/api/replay", body)
            assert (status, msgspec.json.decode(answer)["text"]) == (400, WHY)
            file = tmp_path / "downloaded.json"
            file.write_bytes(body)
            assert main(["verify", str(file)]) == 2
            assert WHY in capsys.readouterr().err


def test_an_older_table_is_deleted_by_those_who_sat_there_alone(served: Served, player: Path) -> None:
    for table in tables(served).values():
        assert delete(served, table, new_key()) == (403, "not-seated")
        assert delete(served, table, None)[0] == 401
        served.get(f"/api/tables/{table}")
        served.api(player).delete(table)
        assert served.ask(f"/api/tables/{table}")[0] == 404
        assert delete(served, table, KEY)[0] == 404
    assert tables(served) == {}
    ours = served.make(KEY, name="Ana")
    assert delete(served, ours, KEY) == (409, "rules-ours")
    assert served.get(f"/api/tables/{ours}")["table"]["stage"] == "open"


def delete(served: Served, table: str, key: str | None) -> tuple[int, str]:
    """Ask for it, which is refused: the status, and the code of the refusal."""
    status, body = served.delete(f"/api/tables/{table}", key)
    return status, str(msgspec.json.decode(body)["code"])


# In a browser


@pytest.mark.anyio
async def test_a_person_finds_downloads_and_deletes_an_older_game_from_the_first_page(
    served: Served, opened: Browser
) -> None:
    async with visiting(opened, served, key=KEY, size=PHONE) as page:
        await page.goto(served.address)
        older = page.locator("section", has_text="Games of earlier rules")
        await expect(older.locator("a")).to_have_count(9)
        await expect(page.get_by_text("Go on with")).to_have_count(0)
        for left in (9, 8):
            await older.locator("a", has_text=re.compile("^Princeps · Ana")).first.click()
            await expect(page.get_by_text(WHY)).to_be_visible()
            link = page.get_by_role("link", name="Download the record")
            if await link.count():
                async with page.expect_download() as started:
                    await link.click()
                assert decode(Path(await (await started.value).path()).read_bytes()).rules == 1
            await page.get_by_role("button", name="Delete this table").click()
            await page.get_by_role("button", name="Back").click()
            await page.get_by_role("button", name="Delete this table").click()
            await page.get_by_role("button", name="Delete this table").click()
            await expect(older.locator("a")).to_have_count(left - 1)


@pytest.mark.anyio
async def test_a_stranger_and_a_replay_see_the_reason_too(served: Served, opened: Browser) -> None:
    found = tables(served)
    async with visiting(opened, served, allowed=r"Failed to load resource.*\b400\b") as page:
        await page.goto(f"{served.address}/t/{found['medici-playing']}")
        await expect(page.get_by_text(WHY)).to_be_visible()
        await expect(page.get_by_role("button", name="Delete this table")).to_have_count(0)
        await page.goto(f"{served.address}/t/{found['coup-over']}/replay")
        await expect(page.get_by_text(WHY)).to_be_visible()


# In the terminal


@pytest.mark.parametrize("language", LANGUAGES)
def test_records_of_older_rules_say_so(language: str, at_home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = Words(language).say("error-record-rules", rules=1, known=2)
    for game in SEATS:
        assert main(["replay", str(at_home / f"{game}-over.json"), "--lang", language]) == 2
        assert said in capsys.readouterr().err


def test_a_game_that_was_left_under_older_rules_is_offered_explained_and_deleted(at_home: Path) -> None:
    terminal = spawn("play", columns=200)
    for left in (3, 2, 1):
        terminal.expect("Which game")
        shown = plain(terminal.before or "")
        assert shown.count("an earlier version of the rules, cannot be continued") == left
        assert "Go on:" not in shown
        terminal.sendline("r1")
        terminal.expect(re.escape(WHY))
        terminal.expect("Delete it")
        terminal.sendline("" if left == 3 else "y")
        if left == 3:
            terminal.expect("Which game")
            assert plain(terminal.before or "").count("an earlier version of the rules") == 3
            terminal.sendline("r1")
            terminal.expect("Delete it")
            terminal.sendline("y")
        terminal.expect("Deleted")
    terminal.expect("Which game")
    assert "earlier version" not in plain(terminal.before or "")
    terminal.sendline("q")
    terminal.expect(pexpect.EOF)
    assert not list(at_home.glob("*.journal"))
    assert not list(at_home.glob("*.table"))
    assert len(list(at_home.glob("*.json"))) == len(SEATS)


def test_going_on_with_a_game_of_older_rules_is_refused_with_the_reason(
    at_home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for game in SEATS:
        assert main(["play", "--resume", str(at_home / f"{game}.journal")]) == 2
        assert f"{game}.journal follows version 1 of the rules" in capsys.readouterr().err
    assert main(["play", "--resume"]) == 2
    assert "follows version 1 of the rules" in capsys.readouterr().err


def test_who_joins_from_a_terminal_finds_saves_and_deletes_an_older_table(served: Served, player: Path) -> None:
    terminal = spawn("join", served.address, TERM="dumb")
    terminal.expect("Which table")
    shown = unwrapped(terminal)
    assert shown.count("an earlier version of the rules: save or delete it") == 9
    number = re.search(r"(\d+) Court of the Medici: Ana, ", shown)
    assert number is not None
    terminal.sendline(number[1])
    terminal.expect("Delete the table")
    assert WHY in unwrapped(terminal)
    terminal.sendline("y")
    terminal.expect("Deleted")
    terminal.expect("Which table")
    assert unwrapped(terminal).count("an earlier version of the rules") == 8
    terminal.sendline("q")
    terminal.expect(pexpect.EOF)


def test_a_link_to_an_older_table_gives_the_reason(
    served: Served, player: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for table in tables(served).values():
        for more in ([], ["--bot", "random"]):
            assert main(["join", f"{served.address}/t/{table}", *more]) == 2
            assert WHY in " ".join(capsys.readouterr().err.split())
