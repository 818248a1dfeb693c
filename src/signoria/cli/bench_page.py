"""`signoria bench page`: what a browser fetches when somebody comes to a table for the first time."""

from __future__ import annotations

import re
import urllib.request
from collections.abc import Iterator, Sequence

import msgspec
from rich.table import Table

import signoria
from signoria import bots
from signoria.cli.bench_server import serving
from signoria.cli.remote.address import Address
from signoria.cli.remote.api import Api
from signoria.cli.terminal import new_console
from signoria.core.errors import BadInput
from signoria.server import protocol as said
from signoria.server.manners import new_key
from signoria.server.static import UI
from signoria.texts import Words

MANIFEST = "files.json"
SHELL = "index.html"
TABLE = "src/frame/table/Table.svelte"
"""The frame's part that draws a table."""

ICON = re.compile(r'<link rel="icon" href="([^"]+)"')
NAME = "Zoe"


class Chunk(msgspec.Struct):
    """A file that was built, and what it needs: chunks by name, styles, fonts and pictures."""

    file: str
    imports: list[str] = []
    css: list[str] = []
    assets: list[str] = []


class Weight(msgspec.Struct):
    """What a first visit fetches, as it is sent: all of it, and each path."""

    gzip_bytes: int
    files: dict[str, int]


def _part(game: str) -> str:
    return f"src/games/{game}/index.ts"


def _manifest() -> dict[str, Chunk]:
    if not (UI / MANIFEST).is_file():
        raise BadInput("measure-page")
    return msgspec.json.decode((UI / MANIFEST).read_bytes(), type=dict[str, Chunk])


def _needed(chunks: dict[str, Chunk], *names: str) -> Iterator[str]:
    """The files of these chunks, and of those that they import, on and on."""
    found: set[str] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            chunk = chunks[name]
            yield from (chunk.file, *chunk.css, *chunk.assets)
            waiting += chunk.imports


def _sent(address: str) -> int:
    """The number of bytes that are sent to a browser, which takes gzip."""
    request = urllib.request.Request(address, headers={"Accept-Encoding": "gzip"})
    # The server is here: no proxy knows it.
    with urllib.request.build_opener(urllib.request.ProxyHandler({})).open(request) as answer:
        return len(answer.read())


def weigh(address: str, table: str, game: str, language: str) -> Weight:
    """Ask the server there for all that a first visit to a table of this game needs."""
    shell = (UI / SHELL).read_text(encoding="utf-8")
    built = sorted(set(_needed(_manifest(), SHELL, TABLE, _part(game))))
    paths = [
        f"/t/{table}",
        *ICON.findall(shell),
        *(f"/{file}" for file in built),
        *(f"/texts/{language}/{name}.ftl" for name in ("frame", game)),
        "/api/games",
    ]
    files = {path: _sent(address + path) for path in paths}
    return Weight(sum(files.values()), files)


def measure(address: str, game: str, words: Words) -> Weight:
    """Weigh a visit to a table of this game, which is made at the server there."""
    found = signoria.game(game)
    options = found.suggest({})
    seats = [bots.usual(found)] * (found.seats(found.resolve(options)) - 1)
    wanted = said.NewTable(id=new_key()[:20], game=game, options=options, name=NAME, bots=seats, start=True)
    made = Api(Address.read(address), new_key(), words).make(wanted)
    return weigh(address, made.id, game, words.language)


def bench_page(as_json: bool, words: Words, chosen: Sequence[str] = ()) -> int:
    """Measure the games that have a table in the browser, and print; always 0."""
    chunks = _manifest()
    with serving() as (address, _):
        found = {game: measure(address, game, words) for game in chosen or signoria.GAMES if _part(game) in chunks}
    if as_json:
        print(msgspec.json.encode(found).decode())
        return 0
    console = new_console()
    for game, weight in found.items():
        title = words.called(f"{game}-title", game)
        shown = Table(title=title, title_justify="left", show_edge=False, pad_edge=False)
        shown.add_column(words.say("bench-page-file"))
        shown.add_column(words.say("bench-page-bytes"), justify="right", no_wrap=True)
        for path, size in sorted(weight.files.items(), key=lambda each: -each[1]):
            shown.add_row(path, str(size))
        console.print(shown)
        kilobytes = f"{weight.gzip_bytes / 1000:.1f}"
        console.print(words.say("bench-page", game=title, files=len(weight.files), kilobytes=kilobytes), markup=False)
    return 0
