"""Running the server: its socket, its store, its log, and an end in good order."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import secrets
import signal
import socket
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

import msgspec
import uvicorn

from signoria.core.errors import BadInput
from signoria.server.app import Operator, app
from signoria.server.house import House
from signoria.server.limits import Limits
from signoria.server.logs import Log
from signoria.server.static import UI
from signoria.server.stores import opened
from signoria.server.thinkers import Thinkers

PORT: Final = 8080
"""Where the server listens if nothing is said, or on the next port that is free."""

TOKEN_FILE: Final = "operator.token"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How the server is to run."""

    data: Path
    host: str = "127.0.0.1"
    port: int | None = None
    store: str | None = None
    """Another store than the one in the data folder."""
    proxy: str | None = None
    """The addresses of proxies that are believed where a request is from; `*` for any."""
    limits: Limits = Limits()
    ui: Path = UI
    """The folder of the built UI."""
    thinkers: int | None = None


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, house: House) -> None:
        super().__init__(config)
        self.house = house

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Signals end the server in good order, and the process goes on after that."""
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell everybody, then close."""
        self.house.say_closing()
        await asyncio.sleep(0.1)
        await super().shutdown(sockets)


class _Noted(logging.Handler):
    """What libraries complain of, as a line of our log: without the text, which may hold what somebody sent."""

    def __init__(self, log: Log) -> None:
        super().__init__(logging.WARNING)
        self._log = log

    def emit(self, record: logging.LogRecord) -> None:
        """Note one."""
        kind = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] else ""
        self._log.warning(record.name.partition(".")[0], what=kind or record.funcName or "")


def listening(host: str, port: int | None) -> socket.socket:
    """A socket at this port, or at one that is free if none is named; BadInput if that cannot be."""
    wanted = [*range(PORT, PORT + 20), 0] if port is None else [port]
    problem: OSError | None = None
    for number in wanted:
        try:
            family, kind, _, _, address = socket.getaddrinfo(host, number, type=socket.SOCK_STREAM)[0]
            found = socket.socket(family, kind)
        except OSError as error:
            raise BadInput("host", host=host, reason=error.strerror or str(error)) from None
        try:
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            found.bind(address)
            found.listen(1024)
            found.set_inheritable(False)
        except OSError as error:
            found.close()
            problem = error
        else:
            return found
    assert problem is not None
    raise BadInput("port", host=host, port=str(wanted[0]), reason=problem.strerror or str(problem))


def operator_token(data: Path) -> str:
    """The token by which the operator reads the figures; made at the first start.  BadInput if it cannot be kept."""
    file = data / TOKEN_FILE
    try:
        data.mkdir(parents=True, exist_ok=True, mode=0o700)
        with suppress(FileExistsError), file.open("x", encoding="utf-8") as new:
            file.chmod(0o600)
            new.write(secrets.token_urlsafe(32))
        return file.read_text(encoding="utf-8").strip()
    except OSError as error:
        raise BadInput("data-folder", folder=str(data), reason=error.strerror or str(error)) from None


async def serve(
    settings: Settings, log: Log, ready: Callable[[House, socket.socket], Awaitable[None]] | None = None
) -> None:
    """Serve until a signal comes; `ready` is called when everything is.  BadInput, or Away, if it cannot start."""
    house = House(
        opened(settings.store or f"sqlite:{settings.data}"), settings.limits, log, Thinkers(settings.thinkers)
    )
    found = listening(settings.host, settings.port)
    try:
        made = app(house, Operator(operator_token(settings.data)), settings.ui)
        await house.open()
    except BaseException:
        found.close()
        raise
    noted = _Noted(log)
    logging.getLogger().addHandler(noted)
    try:
        server = _Server(_config(made, settings), house)
        log.info("started", store="other" if settings.store else "sqlite")
        serving = asyncio.create_task(server.serve(sockets=[found]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.01)
        if ready is not None and not serving.done():
            await ready(house, found)
        await serving
    finally:
        await house.close()
        log.info("stopped")
        logging.getLogger().removeHandler(noted)


def _config(made: object, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        made,  # type: ignore[arg-type]
        http="h11",
        ws="websockets-sansio",
        lifespan="off",
        log_config=None,
        access_log=False,
        ws_max_size=settings.limits.frame,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        proxy_headers=settings.proxy is not None,
        forwarded_allow_ips=settings.proxy,
        server_header=False,
        timeout_keep_alive=15,
        timeout_graceful_shutdown=5,
        h11_max_incomplete_event_size=settings.limits.body,
    )


def run(settings: Settings, log: Log, ready: Callable[[House, socket.socket], Awaitable[None]] | None = None) -> None:
    """The same, in an event loop of its own: the fast one where there is one."""
    before = os.umask(0o077), gc.get_threshold()  # what is kept is for nobody else on this machine
    # Frames are made of many small things that refer to nothing twice: it is enough to look for rings seldom.
    gc.set_threshold(50_000, 20, 50)
    try:
        _run(serve(settings, log, ready))
    finally:
        os.umask(before[0])
        gc.set_threshold(*before[1])


def _run(work: Coroutine[Any, Any, None]) -> None:
    try:
        from uvloop import new_event_loop
    except ImportError:
        asyncio.run(work)
    else:
        with asyncio.Runner(loop_factory=new_event_loop) as runner:
            runner.run(work)
