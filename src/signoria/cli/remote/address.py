"""Where a table is: the links that people send each other."""

from __future__ import annotations

import re
from ipaddress import ip_address
from typing import Final, Self
from urllib.parse import parse_qs, urlsplit

import msgspec

from signoria.core.errors import BadInput

_TABLE: Final = re.compile(r"(.*)/t/([a-z2-7]{16})/?")
_KEY: Final = re.compile(r"[A-Za-z0-9_-]{43,64}")


class Address(msgspec.Struct, frozen=True):
    """A server, and perhaps a table there; the key of a link by which a player carries it."""

    server: str
    """Without a slash at its end."""
    table: str | None = None
    key: str | None = None

    @classmethod
    def read(cls, typed: str) -> Self:
        """A link as it was typed, the scheme may be missing; BadInput if it leads nowhere."""
        try:
            parts = urlsplit(typed if "://" in typed else f"http://{typed}")
            host = parts.hostname and parts.port != 0
        except ValueError:
            host = False
        if not host or parts.scheme not in ("http", "https"):
            raise BadInput("address", address=typed.partition("#")[0])
        try:
            key = read_key(parts.fragment) if parts.fragment else None
        except BadInput:
            raise BadInput("link-key") from None
        found = _TABLE.fullmatch(parts.path)
        if found is None and "/t/" in parts.path:
            raise BadInput("table-link", address=typed.partition("#")[0])
        path = (found[1] if found else parts.path).rstrip("/")
        return cls(f"{parts.scheme}://{parts.netloc}{path}", found[2] if found else None, key)

    def at(self, table: str) -> Address:
        """Another table at the same server."""
        return Address(self.server, table)

    @property
    def link(self) -> str:
        """What one sends to friends."""
        return self.server if self.table is None else f"{self.server}/t/{self.table}"

    @property
    def live(self) -> str:
        """Where a connection to the table is made."""
        return f"ws{self.server.removeprefix('http')}/api/tables/{self.table}/live"

    @property
    def near(self) -> bool:
        """Whether the server runs on this machine, where no proxy leads."""
        host = urlsplit(self.server).hostname or ""
        try:
            return ip_address(host).is_loopback
        except ValueError:
            return host == "localhost"


def read_key(said: str) -> str:
    """The key in a link, behind its `#`, or alone; BadInput if there is none."""
    fragment = said.partition("#")[2] or said
    key = (parse_qs(fragment).get("key") or [fragment])[0]
    if _KEY.fullmatch(key) is None:
        raise BadInput("key-form")
    return key
