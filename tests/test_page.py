"""What a first visit to a table weighs, and that a browser fetches just what was weighed."""

from __future__ import annotations

from contextlib import suppress

import msgspec
import pytest
from playwright.async_api import Browser
from playwright.async_api import TimeoutError as NothingCame

from signoria import GAMES
from signoria.cli.bench_page import weigh
from signoria.cli.main import main
from signoria.texts import LANGUAGES
from tests.browsers import Watcher
from tests.choosing import PLAYED
from tests.tables import Server, client, new_key
from tests.visiting import asked_first, company

MOST = 130_000
"""So many bytes a first visit may fetch."""

PATIENCE = 10_000
"""After so many milliseconds without a request there will be none."""


async def claimed(server: Server) -> tuple[str, str]:
    """A table at which somebody claims to be the Duke, and the key of who may answer."""
    one, two = new_key(), new_key()
    table = server.make(one, name="Zoe", options={"players": 2}, clock=None)
    assert server.do(table, two, type="sit", name="Otto")["type"] == "done"
    assert server.do(table, one, type="start")["type"] == "done"
    async with client(server, table, one) as zoe, client(server, table, two) as otto:
        await zoe.begun()
        await otto.begun()
        begins, answers = (zoe, two) if zoe.menu else (otto, one)
        assert (await begins.do(type="move", version=begins.version, move="tax"))["type"] == "update"
    return table, answers


async def asked(server: Server, game: str) -> tuple[str, str]:
    """A table of this game, and the key of somebody who is asked something."""
    if game == "coup":
        return await claimed(server)
    table, keys = company(server, game)
    return table, await asked_first(server, table, keys)


def test_the_bench_says_what_a_first_visit_weighs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "page", "--json"]) == 0
    told = msgspec.json.decode(capsys.readouterr().out)
    assert told.keys() >= set(PLAYED)
    for found in told.values():
        assert found["gzip_bytes"] == sum(found["files"].values())
    assert main(["bench", "page", "--game", "coup", "--lang", "en"]) == 0
    assert "a first visit to a table fetches" in capsys.readouterr().out


@pytest.mark.parametrize("game", PLAYED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_first_visit_is_light(server: Server, language: str, game: str) -> None:
    table = server.make(new_key(), game)
    assert weigh(server.address, table, game, language).gzip_bytes <= MOST


@pytest.mark.parametrize("game", PLAYED)
def test_nothing_of_other_games_is_weighed(server: Server, game: str) -> None:
    table = server.make(new_key(), game)
    parts = {each: {*weigh(server.address, table, each, "en").files} for each in GAMES}
    for other in parts.keys() - {game}:
        # Each has what is its own: its texts and its table.
        assert len(parts[other] - parts[game]) >= 2
        assert len(parts[game] - parts[other]) >= 2


@pytest.mark.anyio
@pytest.mark.parametrize("game", PLAYED)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_browser_fetches_what_was_weighed_and_nothing_else(
    server: Server, opened: Browser, language: str, game: str
) -> None:
    """Among what is not fetched are the tables of other games."""
    table, key = await asked(server, game)
    weighed = weigh(server.address, table, game, language)
    context = await opened.new_context(locale=language, service_workers="block")
    page = await context.new_page()
    watcher = Watcher(page, server.address)
    await page.goto(f"{server.address}/t/{table}#key={key}")
    with suppress(NothingCame):
        while not weighed.files.keys() <= set(watcher.fetched):
            await page.wait_for_event("request", timeout=PATIENCE)
    await page.wait_for_load_state("networkidle")
    watcher.check()
    assert sorted(watcher.fetched) == sorted(weighed.files)
    await context.close()
