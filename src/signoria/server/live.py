"""A connection to a table: frames come in and go out until one side has enough."""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from typing import Final

import msgspec
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from signoria.core.errors import BadInput, Refused, SignoriaError
from signoria.server import protocol as said
from signoria.server.desk import Desk, check_origin, language, of_key
from signoria.server.errors import refusal, response
from signoria.server.limits import TooMuch
from signoria.server.listener import Listener, encoded
from signoria.server.room import Room
from signoria.server.stores import Away

MOST_FAULTS: Final = 50
"""Who sends so much that cannot be read, or too fast, one after the other, is let go."""

_PATH: Final = re.compile(r"/api/tables/([^/]+)/live")
_HELLO = msgspec.json.Decoder(said.Hello)
_COMMAND: msgspec.json.Decoder[said.Commands] = msgspec.json.Decoder(said.Commands)


class Entrance:
    """The application for connections; everything else goes on to the one for requests.

    No layer of it stands between a connection and the web server: that would be felt with every frame.
    """

    def __init__(self, requests: ASGIApp, desk: Desk) -> None:
        self.requests = requests
        self.desk = desk

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a connection, or answer a request."""
        found = _PATH.fullmatch(scope["path"]) if scope["type"] == "websocket" else None
        if found is None:
            await self.requests(scope, receive, send)
        else:
            await live(WebSocket(scope, receive, send), send, self.desk, found[1])


async def live(socket: WebSocket, send: Send, desk: Desk, table: str) -> None:
    """One connection, from its opening to its end."""
    try:
        check_origin(socket)
        room = await desk.house.room(table)
        desk.admit(socket, room)
        with desk.connected(socket):
            await socket.accept()
            listener = await _greeted(socket, desk, room)
            if listener is not None:
                hello, found = listener
                await _serve(socket, send, desk, room, found, hello.since)
    except SignoriaError as error:
        if socket.application_state.name == "CONNECTING":
            await socket.send_denial_response(response(error, desk.house.words(language(socket))))
        else:
            await _close(socket, 1013 if isinstance(error, (Away, TooMuch)) else 1008)


async def _greeted(socket: WebSocket, desk: Desk, room: Room) -> tuple[said.Hello, Listener] | None:
    """Who it is; None if it does not say so in time, or in a way that we understand."""
    limits = desk.house.limits
    try:
        async with asyncio.timeout(limits.hello_seconds):
            message = await socket.receive()
    except TimeoutError:
        await _close(socket, 1008)
        return None
    if message["type"] != "websocket.receive":
        return None
    words = desk.house.words(language(socket), room.table.game)
    try:
        hello = _HELLO.decode(message.get("text") or "")
        if hello.protocol != said.PROTOCOL:
            frame = said.ReloadFrame("protocol", words.say("error-protocol"), said.PROTOCOL)
            await socket.send_text(encoded(frame))
            await _close(socket, 1008)
            return None
        return hello, Listener(None if hello.key is None else of_key(hello.key), hello, limits)
    except msgspec.DecodeError as error:
        await socket.send_text(encoded(refusal(BadInput("not-understood", reason=_plain(error)), words)))
    except BadInput as error:
        await socket.send_text(encoded(refusal(error, words)))
    await _close(socket, 1008)
    return None


async def _serve(socket: WebSocket, send: Send, desk: Desk, room: Room, listener: Listener, since: int) -> None:
    """Read and write until one of them ends."""
    tasks: list[asyncio.Task[None]] = []
    try:
        await room.enter(listener, since)
        listener.task = asyncio.create_task(_write(send, room, listener))
        tasks = [listener.task, asyncio.create_task(_read(socket, desk, room, listener))]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            # What is being stored is seen through, or nobody would hear of it.
            if task is listener.task or not listener.doing:
                task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await room.exit(listener)
        await _close(socket, listener.closed or 1000)


async def _read(socket: WebSocket, desk: Desk, room: Room, listener: Listener) -> None:
    faults = 0
    while faults < MOST_FAULTS and (listener.task is None or not listener.task.done()):
        message = await socket.receive()
        if message["type"] != "websocket.receive":
            return
        try:
            listener.commands.take("commands-fast")
            command = _COMMAND.decode(message.get("text") or "")
        except (TooMuch, msgspec.DecodeError) as error:
            faults += 1
            listener.put(encoded(_refused(error, room, listener, None)))
            continue
        faults = 0
        try:
            if listener.player is None:
                raise Refused("key-needed")
            listener.doing = True
            answer = await room.do(listener.player, command, listener)
        except SignoriaError as error:
            desk.house.metrics.refused.labels(error.code).inc()
            listener.put(encoded(_refused(error, room, listener, command.id)))
        else:
            if isinstance(answer, said.MenuFrame):
                listener.put(encoded(answer))
        finally:
            listener.doing = False
    if faults:
        listener.close(1008)


def _refused(
    error: SignoriaError | msgspec.DecodeError, room: Room, listener: Listener, command: str | None
) -> said.RefusedFrame:
    words = room.house.words(listener.language, room.table.game)
    if not isinstance(error, SignoriaError):
        error = BadInput("not-understood", reason=_plain(error))
    return refusal(error, words, command)


def _plain(error: Exception) -> str:
    return str(error)[:200]


async def _write(send: Send, room: Room, listener: Listener) -> None:
    clock = asyncio.get_running_loop().time
    while True:
        frame = await listener.next()
        if frame is None:
            if listener.closed is not None:
                return
            room.catch_up(listener)
            continue
        listener.sending = clock()
        await send({"type": "websocket.send", "text": frame})
        listener.sending = None


async def _close(socket: WebSocket, code: int) -> None:
    # The other side may be gone already.
    with suppress(RuntimeError, OSError, WebSocketDisconnect):
        await socket.close(code)
