"""Files for browsers: the built UI, read once and kept in memory, so that no path leads anywhere else."""

from __future__ import annotations

import gzip
import hashlib
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

UI: Final = Path(__file__).with_name("ui")
"""Where the set-up puts the built UI."""

SHELL: Final = "index.html"
PAGES: Final = (
    "/",
    "/t/{table}",
    "/t/{table}/replay",
    "/learn/{game}",
    "/rules/{game}",
    "/replay",
    "/settings",
)
"""The paths that the UI draws itself: the shell is the same for all."""

MEDIA: Final[Mapping[str, str]] = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""Files of other kinds are not served."""

FOR_EVER: Final = "public, max-age=31536000, immutable"
_GZIP: Final = re.compile(r"(?:^|,)\s*(?:gzip|\*)\s*(?:;\s*q=(?P<weight>[0-9.]+)\s*)?(?:,|$)", re.IGNORECASE)


class File:
    """What is served, plain and, where that is shorter, gzipped."""

    def __init__(self, data: bytes, ending: str, packed: bytes | None = None, *, fixed: bool = False) -> None:
        self._plain = data, f'"{hashlib.sha256(data).hexdigest()[:20]}"'
        self._packed = None if packed is None else (packed, f'{self._plain[1][:-1]}-gzip"')
        self._media = MEDIA[ending]
        self._fixed = fixed

    def answer(self, request: Request, *, fixed: bool = False) -> Response:
        """The file for this client; `fixed` if what stands at this address never changes."""
        headers = {"Cache-Control": FOR_EVER if fixed or self._fixed else "no-cache"}
        data, tag = self._plain
        if self._packed is not None:
            headers["Vary"] = "Accept-Encoding"
            if takes_gzip(request.headers.get("accept-encoding", "")):
                data, tag = self._packed
                headers["Content-Encoding"] = "gzip"
        headers["ETag"] = tag
        known = [part.strip().removeprefix("W/") for part in request.headers.get("if-none-match", "").split(",")]
        if tag in known:
            headers.pop("Content-Encoding", None)
            return Response(status_code=304, headers=headers)
        # Starlette would put a charset to some kinds by itself, and none to others.
        return Response(data, headers={**headers, "Content-Type": self._media})


def packed(data: bytes, ending: str) -> File:
    """A file that is made here, gzipped here too."""
    return File(data, ending, gzip.compress(data, mtime=0))


def takes_gzip(accepted: str) -> bool:
    """Whether a client that accepts these encodings takes gzip."""
    found = _GZIP.search(accepted)
    return found is not None and (found["weight"] is None or found["weight"].strip("0.") != "")


def files(folder: Path) -> dict[str, File]:
    """The files of a built UI by their paths; none if there is no UI."""
    if not (folder / SHELL).is_file():
        return {}
    found: dict[str, File] = {}
    for file in sorted(folder.rglob("*")):
        if file.suffix in MEDIA and file.is_file():
            path = file.relative_to(folder).as_posix()
            found[path] = _read(file, fixed=path.startswith("assets/"))
    return found


def _read(file: Path, *, fixed: bool = False) -> File:
    beside = file.with_name(f"{file.name}.gz")
    return File(file.read_bytes(), file.suffix, beside.read_bytes() if beside.is_file() else None, fixed=fixed)


def routes(folder: Path) -> list[BaseRoute]:
    """The UI in a folder: a path for each file, and the shell for its pages; none if there is no UI."""
    found = files(folder)
    paths = {f"/{path}": file for path, file in found.items()}
    if found:
        paths |= dict.fromkeys(PAGES, found[SHELL])
    return [_route(path, file) for path, file in paths.items()]


def unknown(folder: Path) -> Callable[[Request], Response] | None:
    """What answers where no page is: the shell, which says so in the look of all pages; None if there is no UI."""
    if not (folder / SHELL).is_file():
        return None
    shell = _read(folder / SHELL)

    def answer(request: Request) -> Response:
        found = shell.answer(request)
        found.status_code = 404
        return found

    return answer


def _route(path: str, file: File) -> Route:
    async def answer(request: Request) -> Response:
        return file.answer(request)

    return Route(path, answer)
