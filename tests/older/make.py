"""Write what a version of Signoria leaves behind, for later versions to be tested with; run it before the rules change.

`python -m tests.older.make FOLDER` writes a server's store with an open table, one in play and one that is over of each
game, and games of the terminal: the journal of one that was left, and the record of one that is over.
"""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path
from typing import Final

from signoria import games
from signoria.cli.kept import Kept, Sitting
from signoria.core.options import Value
from signoria.core.play import Play
from signoria.server import protocol as said
from signoria.server.house import House
from signoria.server.limits import UNLIMITED
from signoria.server.logs import Log
from signoria.server.manners import hashed
from signoria.server.stores import opened
from signoria.testing.randomly import random_steps

KEY: Final = "kGz3vXb1QnW8sYd5RmT0cLp7HjF2uAe6oIw9NxZqVtE"
"""The key of the person who sits at all of these tables."""
SEATS: Final = {"coup": 3, "medici": 2, "princeps": 2}
LEFT_AFTER: Final = 12
"""So many plays were made in the games that were left."""


async def serve(folder: Path) -> None:
    """The store of a server."""
    house = House(opened(f"sqlite:{folder}"), UNLIMITED, Log())
    await house.open()
    for game, seats in SEATS.items():
        me = hashed(KEY)
        wanted = said.NewTable(id=f"open-{game}", game=game, options=options(game), name="Ana", public=True)
        await house.make(me, wanted)
        for stage, name in (("playing", "Ana"), ("over", None)):
            rivals = ["random"] * (seats - (name is not None))
            wanted = said.NewTable(id=f"{stage}-{game}", game=game, options=options(game), name=name, bots=rivals)
            wanted.start, wanted.clock, wanted.pace = True, None, 0
            room = await house.room(await house.make(me, wanted))
            while name is None and room.table.stage != "over":
                await asyncio.sleep(0.02)
    await asyncio.sleep(1)
    await house.close()


def play_at_home() -> None:
    """Games of the terminal, in the folder that SIGNORIA_DATA names."""
    for name, seats in SEATS.items():
        game = games.get(name)
        for left in (True, False):
            play = Play(game, options(name), ["Ana", "Bruno", "Chiara"][:seats])
            kept = Kept.begin(play, Sitting(["random"] * (seats - 1)))
            for _ in random_steps(play, 7):
                kept.write()
                if left and len(play.moves) >= LEFT_AFTER:
                    break
            if left:
                kept.close()
            else:
                kept.end()


def options(game: str) -> dict[str, Value]:
    """A small table."""
    return {} if game == "medici" else {"players": SEATS[game]}


if __name__ == "__main__":
    there = Path(sys.argv[1])
    os.environ["SIGNORIA_DATA"] = str(there)
    play_at_home()
    asyncio.run(serve(there / "server"))
