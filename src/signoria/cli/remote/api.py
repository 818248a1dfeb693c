"""The server's small HTTP API, as a client uses it."""

from __future__ import annotations

import http.client
import urllib.error
import urllib.request
from collections.abc import Mapping
from typing import Any, Final, TypeVar

import msgspec

from signoria.cli.remote.address import Address
from signoria.core.errors import BadInput
from signoria.core.text import Fact, Text
from signoria.server import protocol as said
from signoria.texts import Worded, Words

SECONDS: Final = 15.0
"""So long an answer may take."""

LINE_SECONDS: Final = 40.0
"""So long a stream of lines may be silent: the server says something every 15 seconds."""

Answer = TypeVar("Answer")
Told = said.DoneFrame | said.MenuFrame


class Declined(Worded):
    """The server has refused something, and nothing has changed."""

    def __init__(self, frame: said.RefusedFrame, words: Words) -> None:
        super().__init__(_sentence(frame, words))
        self.refusal = frame.code
        self.given = frame.facts
        self.retry = frame.retry


class Unreachable(BadInput):
    """The server cannot be reached at this moment."""

    def __init__(self, server: str, reason: str) -> None:
        super().__init__("server-unreachable", server=server, reason=reason)


def _sentence(frame: said.RefusedFrame, words: Words) -> str:
    """Why, in our language if we know the code; else as the server says it."""
    try:
        return words.say(f"error-{frame.code}", **{name: _fact(value) for name, value in frame.facts.items()})
    except (KeyError, ValueError, msgspec.ValidationError):
        return frame.text


def _fact(value: Any) -> Fact:
    return msgspec.convert(value, Text | int | str | list[Text])


class Api:
    """What can be asked of a server, with a player's key; Unreachable and Declined come instead of an answer."""

    def __init__(self, address: Address, key: str, words: Words) -> None:
        self.address = address
        self.words = words
        self._headers = {"Authorization": f"Bearer {key}", "Accept-Language": words.language}
        proxies: dict[str, str] | None = {} if address.near else None
        self._opener = urllib.request.build_opener(urllib.request.ProxyHandler(proxies))

    def games(self) -> said.Games:
        """What can be played there."""
        return self._get("/api/games", said.Games)

    def tables(self) -> said.Tables:
        """The public tables."""
        return self._get("/api/tables", said.Tables)

    def mine(self) -> said.Tables:
        """One's own tables."""
        return self._get("/api/mine", said.Tables)

    def make(self, wanted: said.NewTable) -> said.Made:
        """A new table."""
        return msgspec.json.decode(self._read("/api/tables", msgspec.json.encode(wanted)), type=said.Made)

    def table(self, table: str) -> said.TableFrame:
        """A table as it stands."""
        return self._get(f"/api/tables/{table}", said.TableFrame)

    def delete(self, table: str) -> None:
        """Forget a table of other rules."""
        self._read(f"/api/tables/{table}", method="DELETE")

    def record(self, table: str) -> bytes:
        """The record of a game that is over."""
        return self._read(f"/api/tables/{table}/record")

    def account(self, table: str) -> bytes:
        """A game as one's own seat knows it."""
        return self._read(f"/api/tables/{table}/account")

    def do(self, table: str, command: said.Command) -> Told:
        """Carry out a command."""
        answer = self._read(f"/api/tables/{table}/do", msgspec.json.encode(command))
        told: Told = msgspec.json.decode(answer, type=Told)
        return told

    def lines(self, table: str, since: int) -> http.client.HTTPResponse:
        """The lines of `docs/bots.md`, as they come, from the event of number `since` on."""
        return self._open(f"/api/tables/{table}/lines?since={since}", None, {}, LINE_SECONDS)

    def _get(self, path: str, kind: type[Answer]) -> Answer:
        try:
            return msgspec.json.decode(self._read(path), type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise BadInput("server-other", server=self.address.server) from None

    def _read(self, path: str, data: bytes | None = None, method: str | None = None) -> bytes:
        more = {} if data is None else {"Content-Type": "application/json"}
        try:
            with self._open(path, data, more, SECONDS, method) as answer:
                return answer.read()
        except (OSError, http.client.HTTPException) as error:
            raise self._unreachable(error) from None

    def _open(
        self, path: str, data: bytes | None, headers: Mapping[str, str], seconds: float, method: str | None = None
    ) -> http.client.HTTPResponse:
        request = urllib.request.Request(
            f"{self.address.server}{path}", data, {**self._headers, **headers}, method=method
        )
        try:
            answer: http.client.HTTPResponse = self._opener.open(request, timeout=seconds)
        except urllib.error.HTTPError as error:
            with error:
                raise self._declined(error) from None
        except (OSError, http.client.HTTPException) as error:
            raise self._unreachable(error) from None
        return answer

    def _declined(self, error: urllib.error.HTTPError) -> Declined | Unreachable:
        try:
            frame = msgspec.json.decode(error.read(), type=said.RefusedFrame)
        except (OSError, http.client.HTTPException, msgspec.DecodeError, UnicodeDecodeError):
            return Unreachable(self.address.server, f"{error.code} {error.reason}")
        return Declined(frame, self.words)

    def _unreachable(self, error: Exception) -> Unreachable:
        reason = getattr(error, "reason", None) or error
        return Unreachable(
            self.address.server, getattr(reason, "strerror", None) or str(reason) or type(error).__name__
        )
