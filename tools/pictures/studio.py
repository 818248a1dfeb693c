"""The real server and a real browser, held so still that the same scene gives the same picture."""

from __future__ import annotations

import asyncio
import base64
import io
import json
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, TypeVar

from PIL import Image
from playwright.async_api import Browser, Error, Page, ViewportSize, WebSocketRoute, async_playwright
from tests.browsers import FLAGS, chrome
from tests.tables import Server, client, serving
from tests.visiting import set_to
from tools.pictures.tables import ME, Prepared, key, store

Found = TypeVar("Found")

ROOT: Final = Path(__file__).parents[2]
HOST: Final = "http://signoria.example"
FONTS: Final = "node_modules/@fontsource/source-sans-3/files"
NOW: Final = 1_767_225_600_000
LEFT: Final = 14
"""So many seconds are left on every clock."""
SECONDS: Final = 30.0
"""So long anything may take that is waited for."""

STEADY: Final = ("--disable-lcd-text", "--font-render-hinting=none", "--force-color-profile=srgb")
"""With these, letters are drawn alike on all machines, or nearly."""

# The system's letters differ from machine to machine: ours stand in for them.
_STILL: Final = """
([kept, fonts, held]) => {
  if (location.origin !== 'http://signoria.example') return;
  if (!sessionStorage.begun) {
    sessionStorage.begun = '1';
    for (const [name, value] of Object.entries(kept)) localStorage.setItem('signoria.' + name, JSON.stringify(value));
  }
  for (const [weight, data] of fonts) {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const face = new FontFace('Pictures', bytes.buffer, { weight });
    document.fonts.add(face);
    void face.load();
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':root{--sans:Pictures,sans-serif !important}');
  document.adoptedStyleSheets = [sheet];
  if (!held) return;
  // What is shown for a moment only stays: whatever waits for its end is forgotten.
  new MutationObserver(() => {
    if (!document.querySelector(held)) return;
    const newest = setTimeout(() => undefined);
    for (let back = 0; back < 1000; back++) clearTimeout(newest - back);
  }).observe(document, { childList: true, subtree: true });
}
"""

_SETTLED: Final = """
async () => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}
"""


@dataclass(frozen=True)
class Shot:
    """One picture of a scene: how large a screen, which theme and language."""

    name: str
    phone: bool
    theme: str
    language: str = "en"

    @property
    def size(self) -> ViewportSize:
        """Of the window."""
        return {"width": 360, "height": 740} if self.phone else {"width": 1280, "height": 800}

    @property
    def settings(self) -> dict[str, str]:
        """What the page is told to look like."""
        return {"language": self.language, "theme": self.theme, "motion": "off", "pace": "quick"}


@dataclass(frozen=True)
class Scene:
    """A state of the page: how it is reached, and what must be there before it is pictured.

    `at` is a table or a path, `who` looks (nobody has a key yet if it is empty), `once` happens when all its pages are
    there, `steps` on each page, and `ready` is a selector of what must be seen at last.
    """

    name: str
    at: Prepared | str
    ready: str
    steps: Callable[[Page], Awaitable[None]] | None = None
    once: str | None = None
    who: str = ME
    after: str = ""
    """What the path of a table goes on with."""
    kept: Mapping[str, object] = field(default_factory=dict)
    held: bool = False
    """Whether what is ready would pass by."""
    whole: bool = False
    """Whether all of a long page is pictured."""
    apart: bool = False
    """Whether a page that was small is not the same when it is large: what is brought into sight at first."""
    phone: bool = True
    desktop: bool = True
    both_themes: bool = False
    languages: Sequence[str] = ()

    def shots(self) -> list[Shot]:
        """Its pictures: phones by day, desktops by night, and what else is wanted."""
        sizes = [(True, "phone", "light", "dark")] * self.phone + [(False, "desktop", "dark", "light")] * self.desktop
        found = []
        for phone, size, theme, other in sizes:
            found.append(Shot(f"{self.name}-{size}", phone, theme))
            if self.both_themes:
                found.append(Shot(f"{self.name}-{size}-{other}", phone, other))
            found += [Shot(f"{self.name}-{size}-{each}", phone, theme, each) for each in self.languages]
        return found

    def pages(self, shots: Sequence[Shot]) -> list[list[Shot]]:
        """The shots that are taken of the same page, one after the other: on a desktop there may be other ways."""
        if self.steps is None and not self.apart:
            return [list(shots)]
        return [found for phone in (True, False) if (found := [shot for shot in shots if shot.phone is phone])]


class Studio:
    """A browser and a server; `take` pictures a scene."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self._browser = browser
        self._server = server
        # Where the set-up fetched them, or who works on the page.
        places = [ROOT / place / FONTS for place in (".signoria/page/ui", "ui")]
        folder = next((place for place in places if place.is_dir()), places[0])
        self._fonts = [
            (weight, base64.b64encode((folder / f"source-sans-3-latin-{name}-normal.woff2").read_bytes()).decode())
            for weight, name in (("100 500", 400), ("501 900", 600))
        ]

    async def ask(self, path: str, body: object) -> Any:
        """A request to the server: what it answers."""
        _, _, found = await asyncio.to_thread(self._server.ask, path, body)
        return json.loads(found)

    async def take(self, scene: Scene, shots: Sequence[Shot]) -> dict[str, Image.Image]:
        """The pictures of a scene, by name."""
        async with AsyncExitStack() as stack:
            if isinstance(scene.at, Prepared):
                for other in scene.at.others(key(scene.who)):
                    await stack.enter_async_context(client(self._server, scene.at.id, other))
            groups = scene.pages(shots)
            pages = await _all(self._page(stack, scene, group[0]) for group in groups)
            if scene.once is not None:
                await self._move(scene)
            found = await _all(_pictures(page, scene, group) for page, group in zip(pages, groups, strict=True))
        return {name: picture for pictures in found for name, picture in pictures.items()}

    async def _page(self, stack: AsyncExitStack, scene: Scene, shot: Shot) -> Page:
        context = await self._browser.new_context(
            viewport=shot.size,
            service_workers="block",
            timezone_id="UTC",
            locale="en-GB",
            reduced_motion="reduce",
        )
        stack.push_async_callback(context.close)
        context.set_default_timeout(SECONDS * 1000)
        kept = {"settings": shot.settings, **({"key": key(scene.who)} if scene.who else {}), **scene.kept}
        await context.add_init_script(
            f"({_STILL})({json.dumps([kept, self._fonts, scene.ready if scene.held else None])})"
        )
        await context.route_web_socket("**/live", _held)
        page = await context.new_page()
        await page.clock.set_fixed_time(NOW)
        path = scene.at if isinstance(scene.at, str) else f"/t/{scene.at.id}{scene.after}"
        await page.goto(HOST + path)
        await page.locator("main").first.wait_for()
        if scene.once is not None:
            await page.locator(".dock").wait_for()
        return page

    async def _move(self, scene: Scene) -> None:
        assert isinstance(scene.at, Prepared)
        assert scene.once is not None
        name, _, move = scene.once.partition(" ")
        command = {"type": "move", "version": scene.at.version(name), "move": move}
        answer = await asyncio.to_thread(self._server.do, scene.at.id, scene.at.keys[name], **command)
        assert answer["type"] != "refused", answer


class Missed(Exception):
    """A scene was not reached; `picture` is what is seen instead."""

    def __init__(self, name: str, reason: str, picture: Image.Image) -> None:
        super().__init__(f"{name}: {reason}")
        self.name = name
        self.picture = picture


async def _all(work: Iterable[Awaitable[Found]]) -> list[Found]:
    """All results; the first thing that went wrong only when all have ended, so that none is left behind."""
    found: list[Found] = []
    for each in await asyncio.gather(*work, return_exceptions=True):
        if isinstance(each, BaseException):
            raise each
        found.append(each)
    return found


async def _pictures(page: Page, scene: Scene, shots: Sequence[Shot]) -> dict[str, Image.Image]:
    """All pictures of a page, by their names; it is what the first of them wants."""
    try:
        if scene.steps is not None:
            await scene.steps(page)
        await page.locator(scene.ready).first.wait_for()
    except Error as error:
        raise Missed(shots[0].name, error.message, await _seen(page)) from error
    found = {}
    for number, shot in enumerate(shots):
        if number:
            await page.set_viewport_size(shot.size)
            await set_to(page, **shot.settings)
            await page.locator(scene.ready).first.wait_for()
        found[shot.name] = await _picture(page, scene, shot)
    return found


async def _picture(page: Page, scene: Scene, shot: Shot) -> Image.Image:
    if scene.whole:  # a taller window, since in a stitched picture what sticks to its foot would stand in the middle
        height = await page.evaluate("document.documentElement.scrollHeight")
        await page.set_viewport_size({"width": shot.size["width"], "height": max(shot.size["height"], height)})
    await page.mouse.move(0, 0)
    await page.evaluate(_SETTLED)
    return await _seen(page)


async def _seen(page: Page) -> Image.Image:
    data = await page.screenshot(animations="disabled", scale="css")
    return Image.open(io.BytesIO(data)).convert("RGB")


def _held(socket: WebSocketRoute) -> None:
    """A connection on which every clock shows the same time."""
    server = socket.connect_to_server()

    def forward(message: str | bytes) -> None:
        frame = json.loads(message)
        if frame.get("left") is not None:
            frame["left"] = LEFT
        socket.send(json.dumps(frame))

    server.on_message(forward)


@asynccontextmanager
async def opened(tables: Sequence[Prepared]) -> AsyncIterator[Studio]:
    """A studio with these tables."""
    with tempfile.TemporaryDirectory(prefix="signoria-pictures-") as folder:
        data = Path(folder) / "data"
        await store(data, tables)
        with serving(data, "--no-limits") as server:
            flags = [*FLAGS, *STEADY, f"--host-resolver-rules=MAP signoria.example:80 127.0.0.1:{server.port}"]
            async with async_playwright() as playwright:
                browser = await playwright.chromium.launch(executable_path=chrome(), args=flags)
                try:
                    yield Studio(browser, server)
                finally:
                    await browser.close()
