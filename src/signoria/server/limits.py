"""How much a client may ask for: so many at once, then so many a second; and how long it must wait for more."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from typing import Final

import msgspec

from signoria.core.errors import SignoriaError

MOST_CLIENTS: Final = 20_000
"""So many clients are remembered of each limit; one that is forgotten begins anew."""


class TooMuch(SignoriaError):
    """More than is allowed; in `retry` seconds it may be tried again."""

    def __init__(self, code: str, retry: float) -> None:
        super().__init__(code, seconds=max(1, round(retry)))
        self.retry = retry


class Rate(msgspec.Struct, frozen=True):
    """So many at once, and so many a second."""

    burst: float
    a_second: float


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """What one client (an address, of IPv6 a network) may do, and how much the server holds."""

    connections: int = 60
    """At once, ..."""
    all_connections: int = 20_000
    """... and of all clients together."""
    tables: int = 100_000
    """Tables in memory."""
    listeners: int = 200
    """Connections at one table."""
    requests: Rate = Rate(120, 20)
    creating: Rate = Rate(20, 0.2)
    finding: Rate = Rate(12, 0.1)
    """Codes of tables that are tried: nobody is to try many."""
    replaying: Rate = Rate(30, 1)
    """Of records that are sent."""
    connecting: Rate = Rate(60, 5)
    commands: Rate = Rate(60, 10)
    """Of one connection."""
    talk: Rate = Rate(8, 0.5)
    """Of one player."""
    body: int = 64 * 1024
    record: int = 1024 * 1024
    """A record that is sent, in bytes."""
    frame: int = 32 * 1024
    hello_seconds: float = 15.0
    """So long a connection may say nothing at first."""
    send_seconds: float = 30.0
    """So long a connection may take in nothing of what is sent to it."""


UNLIMITED: Final = Limits(
    connections=100_000,
    all_connections=100_000,
    requests=Rate(1e9, 1e9),
    creating=Rate(1e9, 1e9),
    finding=Rate(1e9, 1e9),
    replaying=Rate(1e9, 1e9),
    connecting=Rate(1e9, 1e9),
    commands=Rate(1e9, 1e9),
    talk=Rate(1e9, 1e9),
)
"""For measuring, and for tests of other things."""


class Bucket:
    """What is left of a rate."""

    __slots__ = ("_left", "_rate", "_time")

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._left = rate.burst
        self._time = time.monotonic()

    def take(self, code: str) -> None:
        """Take one; TooMuch if there is none."""
        now = time.monotonic()
        left = min(self._rate.burst, self._left + (now - self._time) * self._rate.a_second)
        self._time = now
        if left < 1:
            self._left = left
            raise TooMuch(code, (1 - left) / self._rate.a_second)
        self._left = left - 1


class Buckets:
    """A rate for each client."""

    def __init__(self, rate: Rate, code: str) -> None:
        self._rate = rate
        self._code = code
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str) -> None:
        """Take one of this client's; TooMuch if there is none."""
        bucket = self._of.get(client)
        if bucket is None:
            bucket = self._of[client] = Bucket(self._rate)
            if len(self._of) > MOST_CLIENTS:
                self._of.popitem(last=False)
        else:
            self._of.move_to_end(client)
        bucket.take(self._code)


def client(address: str | None) -> str:
    """Whom an address stands for: itself, or its network of IPv6, which one household has for itself."""
    try:
        found = ipaddress.ip_address(address or "")
    except ValueError:
        return "unknown"
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)
