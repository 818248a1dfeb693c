"""A seat's browser holds nothing that the seat may not know: frames, bodies, what is kept, and what is drawn."""

from __future__ import annotations

import asyncio
import hashlib
import re
from collections.abc import AsyncIterator, Iterator
from typing import Any

import msgspec
import pytest
from playwright.async_api import Browser, WebSocketRoute, expect

from signoria import games
from signoria.core import record
from tests.browsers import browser
from tests.seated import ACTS, CHOICES, Person, seated
from tests.tables import Server, new_key, serving
from tests.truth import Truth

pytestmark = pytest.mark.anyio

COURT = {"duke", "assassin", "captain", "ambassador", "contessa"}

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
"""Notes each face of a character that is ever drawn while the game runs: where, whether it has fallen, and which."""

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


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("seen") / "data", "--no-limits") as found:
        yield found


@pytest.fixture(scope="module")
async def opened(anyio_backend: str) -> AsyncIterator[Browser]:
    async with browser() as found:
        yield found


def words(text: str) -> set[str]:
    """The words of a text, in lower case."""
    return set(re.findall(r"[a-z]+", text.lower()))


def check_frames(truth: Truth, seat: int | None, frames: list[str]) -> None:
    """All that came is what the seat may be told, byte for byte; of the table only what everybody knows."""
    updates = 0
    for raw in frames:
        frame = msgspec.json.decode(raw)
        if frame["type"] == "update":
            assert set(frame) <= {"type", "update", "left", "done"}
            truth.check(seat, raw)
            updates += 1
            continue
        if frame["type"] == "table":
            del frame["table"]["options"]
            assert ("proof" in frame["table"]["chance"]) == (frame["table"]["stage"] == "over")
        assert not words(msgspec.json.encode(frame).decode()) & COURT, raw
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
    assert not words(str(kept["local"])) & COURT
    assert not kept["session"]
    assert not kept["cookies"]
    assert not kept["databases"]
    assert kept["cached"]
    for path, digest in kept["cached"].items():
        assert re.match(r"/$|/(assets|texts)/|/favicon\.svg|/icon-", path), path
        assert hashlib.sha256(server.ask(path)[2]).hexdigest() == digest, path


async def test_nothing_hidden_is_in_a_browser_while_the_game_runs(server: Server, opened: Browser) -> None:
    keys = [new_key(), new_key()]
    async with (
        seated(opened, server.address, "Livia", key=keys[0], workers=True) as livia,
        seated(opened, server.address, "Bianca", phone=True, key=keys[1], workers=True) as bianca,
        seated(opened, server.address, "Carla", workers=True) as carla,
    ):
        everybody = [livia, bianca, carla]
        table = server.make(keys[0], name="Livia", options={"players": 4}, clock=None)
        assert server.do(table, keys[1], type="sit", name="Bianca")["type"] == "done"
        assert server.do(table, keys[0], type="start", fill=True)["type"] == "done"
        for each in everybody:
            await each.page.add_init_script(LOOK)
            await each.page.goto(f"{server.address}/t/{table}")

        # Somebody who has no seat sees the table, and nobody's hand; there is nothing to answer.
        await expect(carla.page.locator(".dock h2")).to_have_text("You are watching")
        await expect(carla.page.locator("li.seat")).to_have_count(4)
        await expect(carla.page.locator(".me")).to_have_count(0)
        playing = asyncio.create_task(bianca.play("Challenge"))
        await livia.turn("Let it pass")
        await expect(carla.page.locator(f"{CHOICES}, .seat .card:not(.lost):not(.back)")).to_have_count(0)
        await expect(carla.page.locator("li.seat.turn")).to_contain_text("Livia")

        # In mid-game to the first page, and back.
        await livia.page.get_by_role("link", name="Leave the table").click()
        await livia.page.get_by_role("link", name="Go on with Coup").click()
        assert await livia.asked(ACTS)
        for each in everybody:
            await check_kept(server, each)
            drawn = await each.page.content()
            assert not any(key in drawn for key in keys)
            await each.settle()
            for path, body in each.bodies.items():
                if path == "/api/mine":
                    listed = msgspec.json.decode(body)
                    for one in listed["tables"]:
                        del one["table"]["options"]
                    assert not words(msgspec.json.encode(listed).decode()) & COURT
                else:
                    # What is not of one's own is what anybody gets.
                    assert server.ask(path)[2].decode() == body, path

        faces = {each.name: await each.page.evaluate("facesDrawn()") for each in everybody}
        await asyncio.gather(livia.play("Challenge"), playing, carla.play())
        for each in everybody:
            faces[each.name] += await each.page.evaluate("facesDrawn()")
            await check_kept(server, each)
        found = record.decode(msgspec.json.encode(server.get(f"/api/tables/{table}/record")))
        truth = Truth(record.replay(found, games.get("coup")))
        end = server.get(f"/api/tables/{table}/replay")["moments"][-1]["view"]
        for seat, each in zip((0, 1, None), everybody, strict=True):
            check_frames(truth, seat, each.frames)
            check_faces(faces[each.name], None if seat is None else each.name, each.frames, end)
            own = [face for face in faces[each.name] if face[0] == "own"]
            assert bool(own) == (seat is not None)
            # A byte more would be found.
            last = [raw for raw in each.frames if raw.startswith('{"type":"update"')][-1]
            with pytest.raises(AssertionError):
                truth.check(seat, last.replace('"coins"', '"hidden":["duke"],"coins"', 1))


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
