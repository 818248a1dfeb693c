"""The yardstick of `signoria bench server`: a bare WebSocket that sends back what it gets, on the same web server."""

from __future__ import annotations

import asyncio

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from signoria.server.serve import listening


async def echo(socket: WebSocket) -> None:
    """Every frame comes back."""
    await socket.accept()
    try:
        while True:
            await socket.send_text(await socket.receive_text())
    except WebSocketDisconnect:
        return


def main() -> None:
    """Serve on a free port, which is printed, until a signal comes."""
    found = listening("127.0.0.1", 0)
    print(f"http://127.0.0.1:{found.getsockname()[1]}/", flush=True)
    app = Starlette(routes=[WebSocketRoute("/", echo)])
    config = uvicorn.Config(
        app, http="h11", ws="websockets-sansio", lifespan="off", log_level="error", ws_per_message_deflate=False
    )
    from uvloop import new_event_loop

    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        runner.run(uvicorn.Server(config).serve(sockets=[found]))


if __name__ == "__main__":
    main()
