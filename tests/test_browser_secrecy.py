"""A seat's browser holds nothing that the seat may not know: frames, bodies, what is kept, and what is drawn."""

from __future__ import annotations

import asyncio
import hashlib
import re
from functools import partial
from typing import Any

import msgspec
import pytest
from playwright.async_api import Browser, Page, WebSocketRoute, expect

from signoria import games
from signoria.core import record
from tests.choosing import CHOICE, COMMIT, MANNERS, PLAYED
from tests.seated import Person, seated
from tests.tables import Server, new_key
from tests.truth import Truth

pytestmark = pytest.mark.anyio

LOOK = """(() => {
  const court = ['duke', 'assassin', 'captain', 'ambassador', 'contessa'], seen = new Set();
  window.facesDrawn = () => [...seen].map((each) => JSON.parse(each));
  const place = (use) => {
    // What everybody has heard, and what one might do or think oneself.
    if (use.closest('.saids, .claimed, .acts, .answers, .notes')) return null;
    const seat = use.closest('.seat');
    if (seat) return seat.querySelector('.who b').textContent;
    if (use.closest('.me, .dock')) return 'own';
    return use.closest('.stage') ? 'stage' : 'elsewhere';
  };
  const look = () => {
    const board = document.querySelector('.board');
    if (!board || board.querySelector('.ending')) return;
    for (const use of board.querySelectorAll('use')) {
      const face = use.getAttribute('href').split('#')[1], where = place(use);
      if (where !== null && court.includes(face)) seen.add(JSON.stringify([where, !!use.closest('.lost'), face]));
    }
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
})()"""
"""Notes each face of a character of Coup that is ever drawn while the game runs: where, whether it has fallen, and
which."""

KEPT = """async () => {
  const cached = {};
  const hex = (bytes) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const { pathname, search } = new URL(request.url);
      const body = await (await cache.match(request)).arrayBuffer();
      cached[pathname + search] = hex(await crypto.subtle.digest('SHA-256', body));
    }
  }
  return { local: { ...localStorage }, session: { ...sessionStorage }, cached, cookies: document.cookie,
           databases: (await indexedDB.databases()).map((each) => each.name) };
}"""
"""All that a browser keeps for a page; of what is cached a hash."""


def words(text: str) -> set[str]:
    """The words of a text, in lower case."""
    return set(re.findall(r"[a-z]+", text.lower()))


def check_frames(truth: Truth, seat: int | None, frames: list[str], secret: frozenset[str]) -> None:
    """All that came is what the seat may be told, byte for byte; of the table only what everybody knows."""
    updates = 0
    for raw in frames:
        frame = msgspec.json.decode(raw)
        if frame["type"] == "update":
            assert set(frame) <= {"type", "update", "left", "done"}
            truth.check(seat, raw)
            updates += 1
            continue
        if frame["type"] == "menu":
            assert set(frame) == {"type", "id", "menu"}
            truth.check_answer(seat, raw)
            continue
        if frame["type"] == "table":
            del frame["table"]["options"]
            assert ("proof" in frame["table"]["chance"]) == (frame["table"]["stage"] == "over")
        assert not words(msgspec.json.encode(frame).decode()) & secret, raw
    assert updates > 5


def check_faces(drawn: list[tuple[str, bool, str]], name: str | None, frames: list[str], end: dict[str, Any]) -> None:
    """Faces were drawn only of one's own cards, of those that have fallen, and of what was shown."""
    own, shown = set[str](), set[str]()
    for raw in frames:
        frame = msgspec.json.decode(raw)
        if frame["type"] == "update":
            view, pending = frame["update"]["view"], frame["update"]["view"]["pending"] or {}
            player = view["players"].get(name, {})
            own |= {*player.get("hidden", ()), *player.get("revealed", ()), *(pending.get("drawn") or ())}
            shown |= {word for event in frame["update"]["events"] for word in event.get("words", {}).values()}
    for where, lost, face in drawn:
        if where == "own":
            assert face in own, (where, face)
        elif where == "stage":
            assert face in shown, (where, face)
        else:
            assert lost, (where, face)
            assert face in end["players"][where]["revealed"], (where, face)


async def check_kept(server: Server, person: Person) -> None:
    """What the browser keeps is the key, settings, and what anybody gets."""
    kept = await person.page.evaluate(KEPT)
    assert set(kept["local"]) <= {"signoria.key", "signoria.settings", "signoria.tab"}
    assert not words(str(kept["local"])) & person.manner.words
    assert not kept["session"]
    assert not kept["cookies"]
    assert not kept["databases"]
    assert kept["cached"]
    for path, digest in kept["cached"].items():
        assert re.match(r"/$|/(assets|texts)/|/favicon\.svg|/icon-", path), path
        assert hashlib.sha256(server.ask(path)[2]).hexdigest() == digest, path


async def check_bodies(server: Server, person: Person) -> None:
    """What was answered to requests is what anybody gets, but for the list of one's own tables."""
    await person.settle()
    for path, body in person.bodies.items():
        if path == "/api/mine":
            listed = msgspec.json.decode(body)
            for one in listed["tables"]:
                del one["table"]["options"]
            assert not words(msgspec.json.encode(listed).decode()) & person.manner.words
        else:
            assert server.ask(path)[2].decode() == body, path


async def check_watched(page: Page, turn: str) -> None:
    """Who has no seat at Coup sees the table, and nobody's hand."""
    await expect(page.locator("li.seat")).to_have_count(4)
    await expect(page.locator(".me, .seat .card:not(.lost):not(.back)")).to_have_count(0)
    await expect(page.locator("li.seat.turn")).to_contain_text(turn)


@pytest.mark.parametrize("game", PLAYED)
async def test_nothing_hidden_is_in_a_browser_while_the_game_runs(server: Server, opened: Browser, game: str) -> None:
    manner, keys = MANNERS[game], [new_key(), new_key()]
    at = partial(seated, opened, server.address, game=game, workers=True, haste=True)
    async with at("Livia", key=keys[0]) as livia, at("Bianca", phone=True, key=keys[1]) as bianca, at("Carla") as carla:
        everybody = [livia, bianca, carla]
        table = server.make(keys[0], game, name="Livia", options=manner.options, clock=None)
        assert server.do(table, keys[1], type="sit", name="Bianca")["type"] == "done"
        assert server.do(table, keys[0], type="start", fill=manner.bots > 0)["type"] == "done"
        for each in everybody:
            await each.page.add_init_script(LOOK)
            await each.page.goto(f"{server.address}/t/{table}")

        # Who has no seat has nothing to answer.
        await expect(carla.page.locator(".dock h2")).to_have_text("You are watching")
        playing = asyncio.create_task(bianca.play(*manner.eager))
        await livia.turn(*manner.calm)
        await expect(carla.page.locator(f"{CHOICE}, {COMMIT}")).to_have_count(0)
        if game == "coup":
            await check_watched(carla.page, "Livia")

        # In mid-game to the first page, and back.
        await livia.page.get_by_role("link", name="Leave the table").click()
        await livia.page.get_by_role("link", name=f"Go on with {manner.title}").click()
        assert await livia.asked(manner.own)
        for each in everybody:
            await check_kept(server, each)
            drawn = await each.page.content()
            assert not any(key in drawn for key in keys)
            await check_bodies(server, each)

        faces = {each.name: await each.page.evaluate("facesDrawn()") for each in everybody}
        await asyncio.gather(livia.play(*manner.eager), playing)
        await carla.play()
        for each in everybody:
            faces[each.name] += await each.page.evaluate("facesDrawn()")
            await check_kept(server, each)
        found = record.decode(msgspec.json.encode(server.get(f"/api/tables/{table}/record")))
        asks = [ask for seat, each in enumerate((livia, bianca)) for ask in each.asks(seat)]
        truth = Truth(record.replay(found, games.get(game)), asks)
        for seat, each in zip((0, 1, None), everybody, strict=True):
            check_frames(truth, seat, each.frames, manner.words)
            # A byte more would be found.
            last = [raw for raw in each.frames if raw.startswith('{"type":"update"')][-1]
            more = last.replace('"view":{', '"view":{"hidden":["duke"],', 1)
            assert more != last
            with pytest.raises(AssertionError):
                truth.check(seat, more)
        if game == "coup":
            end = server.get(f"/api/tables/{table}/replay")["moments"][-1]["view"]
            for seat, each in zip((0, 1, None), everybody, strict=True):
                check_faces(faces[each.name], None if seat is None else each.name, each.frames, end)
                own = [face for face in faces[each.name] if face[0] == "own"]
                assert bool(own) == (seat is not None)


async def test_a_server_that_told_too_much_would_be_found_out(server: Server, opened: Browser) -> None:
    """The checks above do find what they look for."""
    key, other = new_key(), new_key()
    table = server.make(key, name="Livia", options={"players": 2}, clock=None)
    assert server.do(table, other, type="sit", name="Bianca")["type"] == "done"
    assert server.do(table, key, type="start")["type"] == "done"
    frames: list[str] = []

    def telling(route: WebSocketRoute) -> None:
        def tell(raw: str | bytes) -> None:
            frame = msgspec.json.decode(raw)
            if frame["type"] == "update":
                frame["update"]["view"]["players"]["Bianca"]["hidden"] = ["duke", "captain"]
            frames.append(msgspec.json.encode(frame).decode())
            route.send(frames[-1])

        route.connect_to_server().on_message(tell)

    async with seated(opened, server.address, "Livia", key=key) as livia:
        await livia.page.route_web_socket(re.compile("/live$"), telling)
        await livia.page.add_init_script(LOOK)
        await livia.page.goto(f"{server.address}/t/{table}")
        await livia.page.locator(".seat").get_by_label("Captain").wait_for()
        drawn = await livia.page.evaluate("facesDrawn()")
    assert ["Bianca", False, "duke"] in drawn
    end = server.get(f"/api/tables/{table}/account", key)["view"]
    with pytest.raises(AssertionError):
        check_faces(drawn, "Livia", frames, end)
