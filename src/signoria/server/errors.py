"""How errors are told to clients: a code, facts, a sentence, and for HTTP a status."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from starlette.responses import Response

from signoria.core.errors import Refused, SignoriaError
from signoria.server import protocol as said
from signoria.server.house import Unknown
from signoria.server.limits import TooMuch
from signoria.server.listener import encoded
from signoria.server.stores import Away
from signoria.texts import Words

STORE_RETRY: Final = 2.0
"""So many seconds after which one may try again when nothing can be stored."""

_STATUS: Final[Mapping[str, int]] = {
    "key-needed": 401,
    "not-host": 403,
    "not-seated": 403,
    "origin": 403,
    "path-unknown": 404,
    "code-unknown": 404,
    "example-unknown": 404,
    "method": 405,
    "body-long": 413,
    "body-kind": 415,
    "tables-many": 503,
    "server": 500,
}


def refusal(error: SignoriaError, words: Words, command: str | None = None) -> said.RefusedFrame:
    """An error as a client is told it."""
    if isinstance(error, Away):  # what a database says is for the operator
        return said.RefusedFrame(error.code, {}, words.say("notice-store-away"), command, STORE_RETRY)
    retry = error.retry if isinstance(error, TooMuch) else None
    return said.RefusedFrame(error.code, dict(error.facts), words.error(error), command, retry)


def status(error: SignoriaError) -> int:
    """The status of an error in HTTP."""
    if error.code in _STATUS:
        return _STATUS[error.code]
    if isinstance(error, Unknown):
        return 404
    if isinstance(error, TooMuch):
        return 429
    if isinstance(error, Away):
        return 503
    return 409 if isinstance(error, Refused) else 400


def response(error: SignoriaError, words: Words, command: str | None = None) -> Response:
    """The answer to a request that is refused."""
    frame = refusal(error, words, command)
    headers = {} if frame.retry is None else {"Retry-After": str(max(1, math.ceil(frame.retry)))}
    if error.code == "key-needed":
        headers["WWW-Authenticate"] = "Bearer"
    return Response(encoded(frame), status(error), headers, "application/json")
