"""Who comes in: where a request is from, whose it is, in which language, and whether it may."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection

from signoria.core.errors import BadInput, Refused
from signoria.server import protocol as said
from signoria.server.house import House
from signoria.server.limits import Buckets, TooMuch, client
from signoria.server.manners import hashed
from signoria.server.room import Room
from signoria.texts import LANGUAGES, Words

_KEYS = msgspec.json.Decoder(said.Key)


class Desk:
    """Counts what clients do, and knows them by address and by key."""

    def __init__(self, house: House) -> None:
        self.house = house
        limits = house.limits
        self.requests = Buckets(limits.requests, "requests-fast")
        self.creating = Buckets(limits.creating, "creating-fast")
        self.finding = Buckets(limits.finding, "finding-fast")
        self.replaying = Buckets(limits.replaying, "requests-fast")
        self.connecting = Buckets(limits.connecting, "connecting-fast")
        self._connected: Counter[str] = Counter()

    @staticmethod
    def client(request: HTTPConnection) -> str:
        """Whom a request is from."""
        return client(request.client.host if request.client else None)

    def words(self, request: HTTPConnection) -> Words:
        """The texts in the language that is asked for."""
        return self.house.words(language(request))

    def admit(self, request: HTTPConnection, room: Room) -> None:
        """TooMuch if this client, the table or the server has too many connections."""
        who = self.client(request)
        self.connecting.take(who)
        limits = self.house.limits
        full = self._connected[who] >= limits.connections or self._connected.total() >= limits.all_connections
        if full or len(room.listeners) >= limits.listeners:
            raise TooMuch("connections-many", 5.0)

    @contextmanager
    def connected(self, request: HTTPConnection) -> Iterator[None]:
        """Meanwhile a connection of this client is open."""
        who = self.client(request)
        self._connected[who] += 1
        self.house.metrics.connections.inc()
        try:
            yield
        finally:
            self.house.metrics.connections.dec()
            self._connected[who] -= 1
            if not self._connected[who]:
                del self._connected[who]


def player(request: HTTPConnection) -> str | None:
    """Whose request it is, by the key in its header; BadInput for what cannot be a key."""
    kind, _, key = request.headers.get("authorization", "").partition(" ")
    if not kind:
        return None
    if kind.lower() != "bearer":
        raise BadInput("key-form")
    return of_key(key.strip())


def of_key(key: str) -> str:
    """The player with this key; BadInput for what cannot be one."""
    try:
        _KEYS.decode(msgspec.json.encode(key))
    except msgspec.ValidationError:
        raise BadInput("key-form") from None
    if len(set(key)) < 12:
        raise BadInput("key-form")  # nobody drew this at random
    return hashed(key)


def language(request: HTTPConnection) -> str:
    """The language that is asked for, by `language=`, or by what a browser says."""
    asked = request.query_params.get("language")
    if asked in LANGUAGES:
        return asked
    for part in request.headers.get("accept-language", "").split(","):
        name = part.partition(";")[0].strip().partition("-")[0].lower()
        if name in LANGUAGES:
            return name
    return "en"


def check_origin(request: HTTPConnection) -> None:
    """Refused if a page of another site asks; programs have no origin."""
    origin = request.headers.get("origin")
    if origin is not None and urlsplit(origin).netloc.lower() != request.headers.get("host", "").lower():
        raise Refused("origin")
