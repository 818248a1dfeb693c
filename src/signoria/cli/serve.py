"""`signoria serve`, and `signoria` alone: the server, and where to find it."""

from __future__ import annotations

import ipaddress
import os
import socket
import sys
import webbrowser
from contextlib import suppress
from pathlib import Path

import signoria
from signoria.cli import kept
from signoria.cli.codes import code
from signoria.core.errors import BadInput
from signoria.server.house import House
from signoria.server.limits import UNLIMITED, Limits
from signoria.server.logs import Log, to_stderr
from signoria.server.serve import Settings, run
from signoria.server.stores import Away
from signoria.texts import Words

ANYWHERE = {"0.0.0.0", "::", ""}


def folder(named: Path | None) -> Path:
    """Where the server keeps what it must: the folder that was named, or `server` in the user's data folder."""
    return named if named is not None else kept.folder().parent / "server"


def serve(
    words: Words,
    *,
    host: str | None = None,
    port: int | None = None,
    data: Path | None = None,
    store: str | None = None,
    proxy: str | None = None,
    lan: bool = False,
    browser: bool = True,
    quiet: bool = False,
    limits: bool = True,
) -> int:
    """Serve until Ctrl-C; the exit status."""
    if port is not None and not 0 <= port < 1 << 16:
        raise BadInput("port-number", port=str(port))
    if proxy is not None:
        _check_proxy(proxy)
    settings = Settings(
        data=folder(data),
        host=host or ("0.0.0.0" if lan else "127.0.0.1"),
        port=port,
        store=store,
        proxy=proxy,
        limits=Limits() if limits else UNLIMITED,
    )

    async def ready(house: House, found: socket.socket) -> None:
        number = found.getsockname()[1]
        here = settings.host if settings.host not in ANYWHERE else "127.0.0.1"
        address = _address(here, number)
        table = await house.quick()
        print(words.say("serve-ready", version=signoria.__version__, address=address))
        print(words.say("serve-table", address=f"{address}/t/{table}"))
        program = os.environ.get("SIGNORIA_COMMAND", "signoria")
        print(words.say("serve-join", command=f"{program} join {address}/t/{table}"))
        if lan or settings.host in ANYWHERE:
            _show_lan(f"{_address(_lan_host(), number)}/t/{table}", words)
        print(words.say("serve-data", folder=str(settings.data)))
        print(words.say("serve-stop"), flush=True)
        if browser and _has_browser():
            with suppress(webbrowser.Error):
                webbrowser.open(f"{address}/t/{table}")

    try:
        run(settings, Log() if quiet else to_stderr(), ready)
    except Away as away:
        raise BadInput("store-unreachable", reason=str(away.facts["reason"])) from None
    print(words.say("serve-closed"))
    return 0


def _check_proxy(said: str) -> None:
    """BadInput if these are no addresses or networks."""
    for part in said.split(","):
        try:
            if part.strip() != "*":
                ipaddress.ip_network(part.strip(), strict=False)
        except ValueError:
            raise BadInput("proxy", proxy=said) from None


def _address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _lan_host() -> str:
    """This machine's address for others nearby; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()


def _show_lan(address: str, words: Words) -> None:
    """The address for other devices, with a code for their cameras."""
    print(words.say("serve-lan", address=address))
    print(code(address), end="")


def _has_browser() -> bool:
    """Whether somebody sits at a screen here."""
    if not sys.stdout.isatty():
        return False
    return sys.platform in ("darwin", "win32") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))
