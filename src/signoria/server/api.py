"""The requests: lists, new tables, commands of programs, records and logs."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import cache
from typing import Any, TypeVar

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

import signoria
from signoria import games
from signoria.core.errors import BadInput, Refused, SignoriaError
from signoria.core.event import paragraphs
from signoria.core.journal import FORMAT
from signoria.core.options import Value
from signoria.core.record import Record, encode
from signoria.core.seat import Seat
from signoria.server import protocol as said
from signoria.server.desk import Desk, check_origin, language, player
from signoria.server.errors import response
from signoria.server.house import House, Unknown
from signoria.server.lines import lines
from signoria.server.room import Room
from signoria.server.schema import document
from signoria.server.static import File, packed
from signoria.server.table import Table

Handler = Callable[[Request], Awaitable[Response]]
_Body = TypeVar("_Body")

LONGEST_LINK = 500
"""Longer ones do not fit into a code that a camera reads."""

_NEW = msgspec.json.Decoder(said.NewTable)
_OPTIONS = msgspec.json.Decoder(dict[str, Value])
_COMMAND: msgspec.json.Decoder[said.Commands] = msgspec.json.Decoder(said.Commands)


def answering(handler: Handler, refused: Callable[[Request, SignoriaError], Response] | None = None) -> Handler:
    """A handler whose errors are answers, JSON or what `refused` makes of them; its clients may not ask too often."""

    async def answered(request: Request) -> Response:
        desk: Desk = request.app.state.desk
        try:
            desk.requests.take(desk.client(request))
            return await handler(request)
        except SignoriaError as error:
            desk.house.metrics.refused.labels(error.code).inc()
            return response(error, desk.words(request)) if refused is None else refused(request, error)

    return answered


def _house(request: Request) -> House:
    desk: Desk = request.app.state.desk
    return desk.house


def _json(found: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(found), status, media_type="application/json")


async def body(request: Request, decoder: msgspec.json.Decoder[_Body]) -> _Body:
    """What was sent; BadInput if it is too long, of another kind, or not what is wanted."""
    try:
        return decoder.decode(await sent(request, _house(request).limits.body))
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadInput("not-understood", reason=str(error)[:200]) from None


async def sent(request: Request, most: int) -> bytes:
    """The JSON that was sent, before it is read; BadInput if it is longer than `most` bytes, or of another kind."""
    check_origin(request)
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise BadInput("body-kind")
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > most:
            raise BadInput("body-long", most=most)
    return bytes(data)


def _player(request: Request) -> str:
    found = player(request)
    if found is None:
        raise Refused("key-needed")
    return found


async def _room(request: Request) -> Room:
    """The table of a request, as it stands in the store: another process may have gone on."""
    room = await _house(request).room(request.path_params["table"])
    if _house(request).store.shared:
        await room.refresh()
    return room


async def list_games(request: Request) -> Response:
    """The games that can be played here."""
    return _catalogue().answer(request)


@cache
def _catalogue() -> File:
    """They are the same for everybody, and every visitor asks for them."""
    found = [
        said.GameCard(
            game.name,
            [said.OptionCard(option.name, list(option.values), option.span, option.derived) for option in game.options],
            list(game.bots),
            game.max_seats,
            game.suggest({}),
            {
                name: said.KindCard(kind.opens, kind.quiet, kind.needs, kind.within)
                for name, kind in game.kinds_by_name.items()
            },
            game.lesson is not None,
            list(game.houses),
            game.lead,
            game.experienced,
        )
        for game in games.usable().values()
    ]
    return packed(msgspec.json.encode(said.Games(found)), ".json")


async def summary(request: Request) -> Response:
    """The summary card of a game with these options."""
    game = games.get(request.path_params["game"])
    try:
        options = _OPTIONS.decode(request.query_params.get("options") or "{}")
    except (msgspec.DecodeError, UnicodeEncodeError) as error:
        raise BadInput("not-understood", reason=str(error)[:200]) from None
    return _json(game.summary(game.resolve({**game.suggest(options), **options})))


async def list_tables(request: Request) -> Response:
    """Public tables at which somebody is."""
    return _json(said.Tables(await _house(request).listed()))


async def create_table(request: Request) -> Response:
    """A new table."""
    desk: Desk = request.app.state.desk
    who = _player(request)
    wanted = await body(request, _NEW)
    desk.creating.take(desk.client(request))
    table = await desk.house.make(who, wanted)
    return _json(said.Made(table, f"/t/{table}"), 201)


async def find_table(request: Request) -> Response:
    """The table that has this code."""
    desk: Desk = request.app.state.desk
    desk.finding.take(desk.client(request))
    table = await desk.house.found(request.path_params["code"])
    return _json(said.Made(table, f"/t/{table}"))


async def qr(request: Request) -> Response:
    """The link of a table, as this client reaches it, as a code for cameras."""
    room = await _room(request)
    link = f"{request.url.scheme}://{request.url.netloc}/t/{room.table.id}"
    if len(link) > LONGEST_LINK:
        raise BadInput("not-understood", reason="host")
    drawn = io.BytesIO()
    segno.make(link, error="m", micro=False).save(
        drawn, kind="svg", xmldecl=False, omitsize=True, border=2, light="#fff", svgclass=None, lineclass=None
    )
    return Response(drawn.getvalue(), media_type="image/svg+xml")


async def show_table(request: Request) -> Response:
    """A table as who asks may know it."""
    room = await _room(request)
    return _json(room.frame(player(request), room.table.shown(room.present)))


async def delete_table(request: Request) -> Response:
    """Forget a table of other rules."""
    who = _player(request)
    check_origin(request)
    await _house(request).delete(request.path_params["table"], who)
    return Response(status_code=204)


async def do(request: Request) -> Response:
    """A command of a program."""
    who = _player(request)
    command = await body(request, _COMMAND)
    room = await _room(request)
    try:
        return _json(await room.do(who, command))
    except SignoriaError as error:
        _house(request).metrics.refused.labels(error.code).inc()
        return response(error, _house(request).words(language(request), room.table.game), command.id)


async def stream(request: Request) -> Response:
    """The lines that a program in a seat reads."""
    desk: Desk = request.app.state.desk
    who = _player(request)
    text = request.query_params.get("since", "0")
    if not (text.isascii() and text.isdigit() and len(text) <= 9):
        raise BadInput("number", number=text)
    room = await _room(request)
    room.table.must_be_ours()
    if room.table.seat_of(who) is None:
        raise Refused("not-seated")
    desk.admit(request, room)

    async def told() -> AsyncIterator[bytes]:
        with desk.connected(request):
            async for line in lines(room, who, desk.house.limits, int(text)):
                yield line

    return StreamingResponse(told(), media_type="application/x-ndjson", headers={"X-Accel-Buffering": "no"})


def _seat(request: Request, table: Table) -> Seat:
    """The seat of who asks, a spectator's if there is none; Refused if there is no game yet."""
    table.must_be_ours()
    if table.watching is None:
        raise Refused("not-begun")
    number = table.seat_of(player(request))
    return table.watching if number is None else table.seats[number]


async def account(request: Request) -> Response:
    """The game as one's seat knows it."""
    table = (await _room(request)).table
    seat = _seat(request, table)
    found = said.Account(
        signoria=FORMAT,
        game=table.game.name,
        rules=table.game.rules_version,
        options=dict(seat.options),
        names=list(seat.names),
        viewer=seat.name,
        events=seat.events(),
        view=seat.view(),
    )
    return _attached(msgspec.json.encode(found), f"{table.game.name}-{table.id}-account.json")


async def log(request: Request) -> Response:
    """The game in sentences, as one's seat may know it."""
    table = (await _room(request)).table
    seat = _seat(request, table)
    words = _house(request).words(language(request), table.game)
    events, kinds = seat.events(), table.game.kinds_by_name

    def told() -> str:
        return "".join(" ".join(map(words.event, part)) + "\n" for part in paragraphs(events, kinds))

    # A long game takes a while to tell: others go on meanwhile.
    return Response(await asyncio.to_thread(told), media_type="text/plain")


async def get_record(request: Request) -> Response:
    """The record of a game that is over."""
    found = await record_of(request)
    return _attached(encode(found), f"{found.game}-{request.path_params['table']}.json")


async def record_of(request: Request) -> Record:
    """The record of a request's table; Refused if its game is not over."""
    table = (await _room(request)).table
    found = table.record()
    if found is None:
        table.must_be_ours()
        raise Refused("not-over" if table.closed is None else "table-closed")
    return found


def _attached(data: bytes, name: str) -> Response:
    headers = {"Content-Disposition": f'inline; filename="{name}"'}
    return Response(data, media_type="application/json", headers=headers)


async def mine(request: Request) -> Response:
    """One's own tables."""
    return _json(said.Tables(await _house(request).of(_player(request))))


async def schema(request: Request) -> Response:
    """All of this, described for programs."""
    return Response(document(), media_type="application/json")


async def health(request: Request) -> Response:
    """Whether the server can store."""
    house = _house(request)
    found = said.Health("closing" if house.closing else "store-away" if house.away else "ok", signoria.__version__)
    return _json(found, 200 if found.status == "ok" else 503)


async def metrics(request: Request) -> Response:
    """Figures, for the operator: whoever could read them would learn when somebody passes."""
    kind, _, given = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not request.app.state.operator.is_token(given.strip()):
        raise Unknown
    return Response(_house(request).metrics.text(), media_type="text/plain; version=0.0.4")
