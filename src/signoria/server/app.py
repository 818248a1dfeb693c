"""The server as an ASGI application: which path is answered by what, and what holds for every answer."""

from __future__ import annotations

import hmac
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from signoria.core.errors import BadInput
from signoria.server import api, examples, faults, lessons, pages, replays, static, wording
from signoria.server.desk import Desk
from signoria.server.errors import response
from signoria.server.house import House
from signoria.server.live import Entrance

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cache-Control": "no-store",
}
"""What stands in every answer: no site but ours, and no link is passed on."""


class Operator:
    """Who may read the figures: whoever has the token."""

    def __init__(self, token: str) -> None:
        self._token = token

    def is_token(self, given: str) -> bool:
        """Whether this is it; how long that takes tells nothing."""
        return hmac.compare_digest(given.encode(), self._token.encode())


class Guarded:
    """Puts the headers into every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, sent)


def routes(ui: Path) -> list[BaseRoute]:
    """All paths.  The plain pages are also where the UI would be, if there is none."""
    table = "/api/tables/{table}"
    home, at_table = api.answering(pages.home, pages.nothing), api.answering(pages.table, pages.nothing)
    return [
        *(static.routes(ui) or [Route("/", home), Route("/t/{table}", at_table)]),
        Route("/plain", home),
        Route("/plain/t/{table}", at_table),
        Route("/plain.css", _style),
        Route("/texts/{language}/{name}.ftl", api.answering(wording.texts)),
        Route("/api/games", api.answering(api.list_games)),
        Route("/api/games/{game}/summary", api.answering(api.summary)),
        Route("/api/games/{game}/examples", api.answering(examples.list_examples)),
        Route("/api/games/{game}/examples/{example}", api.answering(examples.show_example)),
        Route("/api/codes/{code}", api.answering(api.find_table)),
        Route("/api/tables", api.answering(api.list_tables), methods=["GET"]),
        Route("/api/tables", api.answering(api.create_table), methods=["POST"]),
        Route(table, api.answering(api.show_table), methods=["GET"]),
        Route(table, api.answering(api.delete_table), methods=["DELETE"]),
        Route(f"{table}/qr", api.answering(api.qr)),
        Route(f"{table}/do", api.answering(api.do), methods=["POST"]),
        Route(f"{table}/lines", api.answering(api.stream)),
        Route(f"{table}/account", api.answering(api.account)),
        Route(f"{table}/log", api.answering(api.log)),
        Route(f"{table}/record", api.answering(api.get_record)),
        Route(f"{table}/replay", api.answering(replays.of_table)),
        Route("/api/replay", api.answering(replays.of_record), methods=["POST"]),
        Route("/api/lessons/{game}", api.answering(lessons.teach), methods=["POST"]),
        Route("/api/faults", api.answering(faults.report), methods=["POST"]),
        Route("/api/mine", api.answering(api.mine)),
        Route("/schema", api.answering(api.schema)),
        Route("/health", api.health),
        Route("/metrics", api.answering(api.metrics)),
    ]


async def _style(request: Request) -> Response:
    return FileResponse(Path(__file__).with_name("plain.css"), media_type="text/css")


async def _not_found(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    desk: Desk = request.app.state.desk
    code = "method" if error.status_code == 405 else "path-unknown"
    if code == "path-unknown" and "text/html" in request.headers.get("accept", ""):
        shown = request.app.state.unknown
        plain = shown is None or request.url.path.startswith("/plain")
        return pages.nothing(request, BadInput(code)) if plain else shown(request)
    answer = response(BadInput(code), desk.words(request))
    answer.headers.update(error.headers or {})
    return answer


async def _failed(request: Request, error: Exception) -> Response:
    desk: Desk = request.app.state.desk
    desk.house.log.error("failed", what=type(error).__name__)
    answer = response(BadInput("server"), desk.words(request))
    answer.headers.update(HEADERS)
    return answer


def app(house: House, operator: Operator, ui: Path = static.UI) -> Entrance:
    """The application over a house, with the built UI in this folder."""
    desk = Desk(house)
    made = Starlette(
        routes=routes(ui),
        middleware=[Middleware(Guarded)],
        exception_handlers={HTTPException: _not_found, 500: _failed},
    )
    made.state.desk = desk
    made.state.operator = operator
    made.state.unknown = static.unknown(ui)
    made.state.faults = faults.Faults()
    made.state.replays = replays.Replays()
    return Entrance(made, desk)
