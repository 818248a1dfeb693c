"""A connection to a table that comes back by itself, and what has come in through it."""

from __future__ import annotations

import random
import threading
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType
from typing import Final, Self

import msgspec
from websockets.exceptions import InvalidHandshake, InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from signoria.cli.remote.address import Address
from signoria.server import protocol as said

FIRST_PAUSE: Final = 0.2
LAST_PAUSE: Final = 5.0
"""Between two attempts to connect; each pause is twice the one before."""

ALIVE_SECONDS: Final = 5.0
"""So often it is asked whether the server is still there, and so long waited for an answer."""

MOST_BYTES: Final = 1 << 24


class Lost(msgspec.Struct):
    """The connection is gone; it is tried again, unless `for_good`."""

    for_good: bool = False
    reason: str = ""


class Found(msgspec.Struct):
    """The connection is back."""


class Tick(msgspec.Struct):
    """Some time has passed."""


Item = said.Frames | Lost | Found | Tick


class Inbox:
    """What has come in, in its order, for one reader."""

    def __init__(self) -> None:
        self._items: deque[Item] = deque()
        self._there = threading.Condition()
        self.bell: Callable[[], None] = lambda: None
        """Called, in whatever thread, when something has come in."""

    def put(self, item: Item) -> None:
        """Something has come in."""
        with self._there:
            self._items.append(item)
            self._there.notify_all()
        self.bell()

    def take(self) -> Item | None:
        """The next, if there is one."""
        with self._there:
            return self._items.popleft() if self._items else None

    def wait(self, seconds: float | None = None) -> None:
        """Until something is there, or for so long."""
        with self._there:
            self._there.wait_for(lambda: self._items, seconds)

    @property
    def empty(self) -> bool:
        """Whether nothing is there."""
        return not self._items


class Live:
    """A connection to a table.  What comes in goes into the inbox; what is sent and not answered is sent again when the
    connection was lost meanwhile: the server does it once.
    """

    def __init__(self, address: Address, key: str, language: said.Language, inbox: Inbox) -> None:
        self._address = address
        self._key = key
        self._language: said.Language = language
        self._inbox = inbox
        self._since = 0
        self._words = 0
        self._unanswered: dict[str, bytes] = {}
        self._socket: ClientConnection | None = None
        self._anew = False
        self._lock = threading.Lock()
        self._closed = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._closed.set()
        self._hang_up()
        self._thread.join(timeout=2)

    def send(self, command: said.Command) -> None:
        """Send a command, now or when the connection is back."""
        data = msgspec.json.encode(command)
        with self._lock:
            self._unanswered[command.id] = data
            socket = self._socket
        if socket is not None:
            with suppress(WebSocketException, OSError):
                socket.send(data, text=True)

    def renew(self) -> None:
        """Begin anew: what was seen does not fit."""
        self._since = 0
        self.come_back()

    def come_back(self) -> None:
        """Connect once more, which is not told: the server sees that one is here."""
        self._anew = True
        self._hang_up()

    def _hang_up(self) -> None:
        socket = self._socket
        if socket is not None:
            with suppress(WebSocketException, OSError):
                socket.close()

    def _run(self) -> None:
        pause, lost = FIRST_PAUSE, False
        while not self._closed.is_set():
            try:
                if self._converse(lost):
                    pause, lost = FIRST_PAUSE, False
            except _ForGood as end:
                self._inbox.put(Lost(True, str(end)))
                return
            finally:
                with self._lock:
                    self._socket = None
            if self._closed.is_set():
                return
            if self._anew:
                self._anew = False
                continue
            if not lost:
                self._inbox.put(Lost())
                lost = True
            self._closed.wait(pause * random.uniform(0.7, 1.0))
            pause = min(2 * pause, LAST_PAUSE)

    def _converse(self, lost: bool) -> bool:
        """Connect, and take what comes until the connection ends; whether anything came."""
        heard = False
        try:
            with connect(
                self._address.live,
                open_timeout=ALIVE_SECONDS,
                ping_interval=ALIVE_SECONDS,
                ping_timeout=ALIVE_SECONDS,
                close_timeout=1,
                max_size=MOST_BYTES,
                proxy=None if self._address.near else True,
            ) as socket:
                socket.send(msgspec.json.encode(self._hello()), text=True)
                self._socket = socket
                for data in socket:
                    frame = _FRAMES.decode(data)
                    if not heard:
                        heard = True
                        self._begin(socket, lost)
                    if not self._receive(frame):
                        break
        except InvalidStatus as error:
            if error.response.status_code in (401, 403, 404):
                raise _ForGood(f"{error.response.status_code} {error.response.reason_phrase}") from None
        except (WebSocketException, InvalidHandshake, OSError, EOFError, msgspec.DecodeError):
            pass
        return heard

    def _hello(self) -> said.Hello:
        return said.Hello(said.PROTOCOL, self._key, self._since, self._words, self._language)

    def _begin(self, socket: ClientConnection, lost: bool) -> None:
        if lost:
            self._inbox.put(Found())
        with self._lock:
            unanswered = list(self._unanswered.values())
        for data in unanswered:
            socket.send(data, text=True)

    def _receive(self, frame: said.Frames) -> bool:
        """Take a frame; whether the conversation goes on."""
        done: list[str] = []
        match frame:
            case said.UpdateFrame():
                self._since = frame.update.version
                done = frame.done
            case said.TalkFrame() if frame.said:
                self._words = max(self._words, frame.said[-1].number)
            case said.DoneFrame() | said.MenuFrame():
                done = [frame.id]
            case said.RefusedFrame() if frame.id is not None:
                done = [frame.id]
            case said.ReloadFrame():
                self._since = 0
                if frame.code == "protocol":
                    raise _ForGood(frame.text)
        with self._lock:
            for command in done:
                self._unanswered.pop(command, None)
        self._inbox.put(frame)
        return not isinstance(frame, said.ReloadFrame)


class _ForGood(Exception):
    """There is no use in trying again."""


_FRAMES = msgspec.json.Decoder(said.Frames)
