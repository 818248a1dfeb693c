"""What went wrong on somebody's page: the log hears of each fault once, and of a bounded number of them."""

from __future__ import annotations

from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from signoria.server import protocol as said
from signoria.server.api import body
from signoria.server.desk import Desk

MOST: Final = 200
"""So many different faults are written until the server starts again."""

_FAULT: Final = msgspec.json.Decoder(said.Fault)


class Faults:
    """Those that the log has heard of."""

    def __init__(self) -> None:
        self._told: set[tuple[str, ...]] = set()

    def is_new(self, fault: said.Fault) -> bool:
        """Whether it is to be written: it was not before, and there is room."""
        told = msgspec.structs.astuple(fault)
        if told in self._told or len(self._told) >= MOST:
            return False
        self._told.add(told)
        return True


async def report(request: Request) -> Response:
    """Take a fault in; whoever sends it cannot tell whether it was written."""
    desk: Desk = request.app.state.desk
    fault = await body(request, _FAULT)
    faults: Faults = request.app.state.faults
    if faults.is_new(fault):
        desk.house.log.warning("page-fault", **msgspec.structs.asdict(fault))
    return Response(status_code=204)
