"""What the server gives to browsers: the files of the built UI, and the texts that it fills."""

from __future__ import annotations

import gzip
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk
from starlette.routing import Route

from signoria import GAMES, game
from signoria.core.play import Play
from signoria.core.state import CHANCE
from signoria.server import static, wording
from signoria.server.app import routes
from signoria.testing.randomly import random_steps
from signoria.texts import LANGUAGES
from tests.tables import Server

PAGE = b"<!doctype html><title>Signoria</title>"
SCRIPT = b"console.log(1);" * 50
FILES = {
    "index.html": PAGE,
    "index.html.gz": gzip.compress(PAGE),
    "sw.js": b"self;",
    "manifest.webmanifest": b"{}",
    "favicon.svg": b"<svg/>",
    "icon-192.png": b"png",
    "assets/main-abc123.js": SCRIPT,
    "assets/main-abc123.js.gz": gzip.compress(SCRIPT),
    "assets/look-abc123.css": b"b{}",
    "assets/letters-abc123.woff2": b"font",
    "assets/notes.txt": b"not of the UI",
}
"""A small UI."""

WITH_UI = """
import pathlib, sys
from signoria.server.limits import UNLIMITED
from signoria.server.logs import Log
from signoria.server.serve import Settings, run

async def ready(house, socket):
    print(f"http://127.0.0.1:{socket.getsockname()[1]}", flush=True)

data, ui = map(pathlib.Path, sys.argv[1:])
run(Settings(data=data, port=0, limits=UNLIMITED, ui=ui), Log(), ready)
"""


class WithUi(Server):
    """A server with a UI of its own."""

    def start(self) -> None:
        """Start it."""
        ui = self.folder.with_name("ui")
        (ui / "assets").mkdir(parents=True)
        for name, data in FILES.items():
            (ui / name).write_bytes(data)
        ui.with_name("secret.js").write_text("secret")
        self.process = subprocess.Popen(
            [sys.executable, "-c", WITH_UI, str(self.folder), str(ui)],
            stdout=subprocess.PIPE,
            stdin=subprocess.DEVNULL,
            text=True,
        )
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = WithUi(tmp_path_factory.mktemp("with-ui") / "data")
    try:
        yield server
    finally:
        server.kill()


# Files


def test_every_page_of_the_ui_is_the_shell(server: Server) -> None:
    paths = ["/", "/t/aaaaaaaaaaaaaaaa", "/t/aaaaaaaaaaaaaaaa/replay", "/learn/coup", "/rules/coup", "/replay"]
    for path in [*paths, "/settings", "/settings?x=1"]:
        status, headers, body = server.ask(path)
        assert (status, body) == (200, PAGE)
        assert headers["content-type"] == "text/html; charset=utf-8"
        assert headers["cache-control"] == "no-cache"
        assert "default-src 'none'; script-src 'self'; style-src 'self'" in headers["content-security-policy"]
    assert server.ask("/nothing")[0] == 404


@pytest.mark.parametrize(
    ("path", "media", "fixed"),
    [
        ("/assets/main-abc123.js", "text/javascript; charset=utf-8", True),
        ("/assets/look-abc123.css", "text/css; charset=utf-8", True),
        ("/assets/letters-abc123.woff2", "font/woff2", True),
        ("/sw.js", "text/javascript; charset=utf-8", False),
        ("/manifest.webmanifest", "application/manifest+json", False),
        ("/favicon.svg", "image/svg+xml", False),
        ("/icon-192.png", "image/png", False),
    ],
)
def test_files_have_their_kinds_and_hashed_ones_are_kept(server: Server, path: str, media: str, fixed: bool) -> None:
    status, headers, body = server.ask(path)
    assert (status, body) == (200, FILES[path[1:]])
    assert headers["content-type"] == media
    assert headers["cache-control"] == ("public, max-age=31536000, immutable" if fixed else "no-cache")
    assert headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    ("accepted", "encoded"),
    [
        ("gzip", True),
        ("br, gzip;q=0.5", True),
        ("deflate, GZIP , br", True),
        ("*", True),
        ("", False),
        ("identity", False),
        ("gzip;q=0", False),
        ("gzip; q=0.00, br", False),
        ("x-gzip2", False),
    ],
)
def test_who_takes_gzip_gets_it(server: Server, accepted: str, encoded: bool) -> None:
    for path, data in (("/assets/main-abc123.js", SCRIPT), ("/t/x", PAGE)):
        _, headers, body = server.ask(path, Accept_Encoding=accepted)
        assert headers["vary"] == "Accept-Encoding"
        assert headers.get("content-encoding") == ("gzip" if encoded else None)
        assert (gzip.decompress(body) if encoded else body) == data


def test_what_a_browser_has_is_not_sent_again(server: Server) -> None:
    for path in ("/", "/sw.js"):
        tags = set()
        for accepted in ("gzip", "identity"):
            _, headers, _ = server.ask(path, Accept_Encoding=accepted)
            tag = headers["etag"]
            tags.add(tag)
            for known in (tag, f"W/{tag}", f'"other", {tag}'):
                status, again, body = server.ask(path, Accept_Encoding=accepted, If_None_Match=known)
                assert (status, body, again["etag"]) == (304, b"", tag)
            assert server.ask(path, Accept_Encoding=accepted, If_None_Match='"other"')[0] == 200
        assert len(tags) == (2 if path == "/" else 1)


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.js",
        "/assets/../../secret.js",
        "/assets/%2e%2e/%2e%2e/secret.js",
        "/assets/..%2f..%2fsecret.js",
        "//secret.js",
        "/assets",
        "/assets/notes.txt",
        "/assets/main-abc123.js.gz",
    ],
)
def test_nothing_else_is_served(server: Server, path: str) -> None:
    status, _, body = server.ask(path)
    assert status == 404
    assert b"secret" not in body


def test_plain_pages_lead_to_plain_pages(server: Server) -> None:
    page = server.ask("/plain")[2].decode()
    links = re.findall('href="(/plain/t/[a-z2-7]{16})"', page)
    assert len(links) == 1
    status, _, table = server.ask(links[0])
    assert status == 200
    assert 'href="/plain"' in table.decode()


def test_without_a_ui_the_plain_pages_are_the_pages(tmp_path: Path) -> None:
    assert static.routes(tmp_path / "none") == []
    paths = {route.path for route in routes(tmp_path / "none") if isinstance(route, Route)}
    assert paths >= {"/", "/t/{table}", "/plain", "/plain/t/{table}"}


# Texts


@pytest.mark.parametrize("name", ["frame", *GAMES])
def test_texts_are_what_a_browser_needs(server: Server, name: str) -> None:
    for language in LANGUAGES:
        status, headers, body = server.ask(f"/texts/{language}/{name}.ftl")
        assert (status, headers["content-type"]) == (200, "text/plain; charset=utf-8")
        assert body.decode() == wording.source(language, name)
        assert not any(isinstance(entry, Junk) for entry in FluentParser().parse(body.decode()).body)
        keys = set(re.findall("^([a-z][a-zA-Z0-9-]*) =", body.decode(), re.MULTILINE))
        if name == "frame":
            assert {"ui-title", "frame-counted", "language-name"} <= keys
            assert not any(key.startswith(("error-", "help-", "join-", "arena-")) for key in keys)
        else:
            assert {f"{name}-title", f"{name}-about"} <= keys
            assert {key for key in keys if key.startswith("error-")} == {f"error-{c}" for c in game(name).closed_for}
            assert not any(key.startswith(("say-", "key-", "arena-")) for key in keys)


@pytest.mark.parametrize("name", GAMES)
def test_the_texts_of_a_lesson_are_apart(server: Server, name: str) -> None:
    def keys(text: str) -> list[str]:
        return re.findall("^([a-z][a-zA-Z0-9-]*) =", text, re.MULTILINE)

    for language in LANGUAGES:
        whole = keys((game(name).texts / f"{language}.ftl").read_text(encoding="utf-8"))
        status, _, body = server.ask(f"/texts/{language}/{name}-lesson.ftl")
        assert (status, keys(body.decode())) == (200, [key for key in whole if key.startswith(f"{name}-lesson-")])
        assert not any(key.startswith(f"{name}-lesson-") for key in keys(wording.source(language, name)))
    assert server.ask("/texts/en/frame-lesson.ftl")[0] == 404


def test_texts_are_packed_and_kept(server: Server) -> None:
    _, headers, packed = server.ask("/texts/it/coup.ftl", Accept_Encoding="gzip")
    assert headers["content-encoding"] == "gzip"
    assert headers["cache-control"] == "no-cache"
    assert gzip.decompress(packed).decode() == wording.source("it", "coup")
    found = server.ask("/texts/it/coup.ftl", Accept_Encoding="gzip", If_None_Match=headers["etag"])
    assert (found[0], found[2]) == (304, b"")
    assert "immutable" in server.ask("/texts/it/coup.ftl?v=1")[1]["cache-control"]


@pytest.mark.parametrize("path", ["de/coup", "en/chess", "en/en", "en/..", "en/../../games/coup/texts/en"])
def test_there_are_no_other_texts(server: Server, path: str) -> None:
    assert server.ask(f"/texts/{path}.ftl")[0] == 404


@pytest.mark.parametrize("name", GAMES)
def test_a_browser_can_tell_all_that_is_asked_and_happens(name: str) -> None:
    """Menus with what is closed, and events, with the texts that a browser gets and no others."""
    played = game(name)
    bundle = FluentBundle(["es"], use_isolating=False)
    for part in ("frame", name):
        bundle.add_resource(FluentResource(wording.source("es", part)))
    keys = {text.key for text in played.summary(played.resolve(played.suggest({}))).texts}
    play = Play(played, played.suggest({}))
    for step in random_steps(play, 5):
        menu = None if step.seat == CHANCE else play.menu(step.seat, step.before)
        if menu is not None:
            keys |= {text.key for text in menu.texts}
    keys |= {f"event-{event.kind}" for event in play.events(0)}
    # How moves are typed is only said where they are.
    assert [key for key in keys if not bundle.has_message(key) and key != wording.TYPED.format(game=name)] == []
