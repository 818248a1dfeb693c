"""The lessons of the games: nothing is kept of one, since it follows from the pupil's moves."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from signoria import games
from signoria.core.errors import SignoriaError
from signoria.lessons.lesson import lesson_of, tell
from signoria.server import protocol as said
from signoria.server.api import body
from signoria.server.desk import Desk, language
from signoria.server.errors import response

_TAUGHT: Final = msgspec.json.Decoder(said.Taught)


async def teach(request: Request) -> Response:
    """A lesson, once these moves have been made in it, and these steps taken."""
    desk: Desk = request.app.state.desk
    taught = await body(request, _TAUGHT)
    game = games.get(request.path_params["game"])
    lesson = lesson_of(game)
    try:
        told = await asyncio.to_thread(tell, lesson, taught.moves, taught.taken)
    except SignoriaError as error:
        desk.house.metrics.refused.labels(error.code).inc()
        return response(error, desk.house.words(taught.language or language(request), game))
    saying, play = told.saying, told.play
    coach = None
    if saying is not None:
        coach = said.Coach(told.number, told.of, saying.text, saying.why, saying.marks)
    found = said.Lesson(
        game=game.name,
        options=dict(play.options),
        names=list(play.names),
        you=play.names[0],
        update=told.update,
        plays=told.plays,
        coach=coach,
        over=told.over,
        returns=play.state.returns() if play.state.over else None,
    )
    return Response(msgspec.json.encode(found), media_type="application/json")
