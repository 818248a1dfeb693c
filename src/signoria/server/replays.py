"""Games played again for those who look back: a record that somebody sends, or that of a table that is over."""

from __future__ import annotations

import asyncio
import zlib
from collections import OrderedDict
from typing import Final, cast

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from signoria import games
from signoria.core.errors import BadInput
from signoria.core.record import Record, decode
from signoria.core.replay import SOMEBODY, PlayedAgain
from signoria.server import protocol as said
from signoria.server.api import record_of, sent
from signoria.server.desk import Desk, language
from signoria.server.errors import response

PAGE: Final = 200
"""So many moments are told at once."""

_BLOCK: Final = 50
"""So many moments are compressed together."""

MOST_KEPT: Final = 16 * 1024 * 1024
"""So many bytes of replays are kept, compressed."""


class _Kept:
    """A replay, its moments as JSON in compressed blocks: one is much like the next."""

    def __init__(self, record: Record, viewer: str | None) -> None:
        """BadInput if the record, or the viewer, cannot be."""
        again = PlayedAgain(record, games.get(record.game), viewer)
        kinds = again.game.kinds_by_name
        self.blocks: list[bytes] = []
        self.total = 0
        turn = 0
        open_block: list[bytes] = []
        for moment in again.moments():
            turn += sum(kinds[event.kind].opens for event in moment.events)
            by = None if moment.by == SOMEBODY else moment.by
            told = said.Moment(self.total, by, moment.move, turn, moment.events, moment.seen)
            open_block.append(msgspec.json.encode(told))
            self.total += 1
            if len(open_block) == _BLOCK:
                self.blocks.append(zlib.compress(b"\n".join(open_block), 1))
                open_block = []
        if open_block:
            self.blocks.append(zlib.compress(b"\n".join(open_block), 1))
        self.size = sum(map(len, self.blocks))

    def page(self, since: int) -> list[said.Moment]:
        """The moments from this number on, as many as are told at once."""
        first, last = since // _BLOCK, (since + PAGE - 1) // _BLOCK
        lines = [line for block in self.blocks[first : last + 1] for line in zlib.decompress(block).split(b"\n")]
        start = since - first * _BLOCK
        # They are in JSON already, and are not read again to be written.
        return cast(list[said.Moment], [msgspec.Raw(line) for line in lines[start : start + PAGE]])


class Replays:
    """Plays records again, one at a time, in a thread; the last ones are kept, so that a page costs little."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, str | None], _Kept] = OrderedDict()
        self._playing = asyncio.Lock()

    async def told(self, record: Record, viewer: str | None, since: int) -> bytes:
        """The answer, as JSON; BadInput if record or viewer cannot be, or if there is no such moment."""
        key = record.digest, viewer
        kept = self._kept.get(key)
        if kept is None:
            async with self._playing:
                kept = self._kept.get(key)  # who waited may find it played
                if kept is None:
                    kept = await asyncio.to_thread(_Kept, record, viewer)
        self._keep(key, kept)
        if since >= kept.total:
            raise BadInput("no-such-moment", number=since, last=kept.total - 1)
        return msgspec.json.encode(
            said.Replay(
                game=record.game,
                options=record.options,
                names=record.names,
                returns=record.returns,
                viewer=viewer,
                total=kept.total,
                since=since,
                moments=kept.page(since),
            )
        )

    def _keep(self, key: tuple[str, str | None], kept: _Kept) -> None:
        self._kept[key] = kept
        self._kept.move_to_end(key)
        while len(self._kept) > 1 and sum(each.size for each in self._kept.values()) > MOST_KEPT:
            self._kept.popitem(last=False)


async def of_record(request: Request) -> Response:
    """The record that was sent, played again."""
    desk: Desk = request.app.state.desk
    desk.replaying.take(desk.client(request))
    return await _answer(request, decode(await sent(request, desk.house.limits.record)))


async def of_table(request: Request) -> Response:
    """The game of a table that is over, played again."""
    return await _answer(request, await record_of(request))


async def _answer(request: Request, record: Record) -> Response:
    desk: Desk = request.app.state.desk
    replays: Replays = request.app.state.replays
    since = request.query_params.get("since", "0")
    if not (since.isascii() and since.isdigit() and len(since) <= 9):
        raise BadInput("number", number=since)
    try:
        found = await replays.told(record, request.query_params.get("viewer"), int(since))
    except BadInput as error:
        if record.game not in games.names():
            raise
        # A game may use a code of its own, or tell one in its own words.
        desk.house.metrics.refused.labels(error.code).inc()
        return response(error, desk.house.words(language(request), games.get(record.game)))
    return Response(found, media_type="application/json")
