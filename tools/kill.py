"""Kills a server under load as often as one likes, and finds whatever it loses: `-m tools.kill N [--store ADDRESS]`.

With a store in PostgreSQL two servers share it, and one of them is killed at a time; `--store new` starts a PostgreSQL.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from contextlib import ExitStack
from pathlib import Path

from tests.killing import PATIENT, USUAL, loaded
from tests.postgres import Postgres
from tests.tables import serving


async def kill(times: int, store: str | None, seed: int) -> None:
    """Kill a server so many times; AssertionError if something is lost, or comes twice."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="signoria-kill-")))
        if store == "new":
            postgres = Postgres()
            stack.callback(postgres.remove)
            postgres.start()
            store = postgres.fresh()
        flags = ["--no-limits", *([] if store is None else ["--store", store])]
        servers = [
            stack.enter_context(serving(folder / str(number), *flags)) for number in range(1 if store is None else 2)
        ]
        async with loaded(servers, [*USUAL, PATIENT], store, seed) as load:
            for number in range(times):
                await load.kill(servers[number % len(servers)])
                print(f"{number + 1}: {load.stored} acknowledged, {load.finished} games finished", flush=True)
        print(f"{times} kills, {load.stored} commands acknowledged, {load.finished} games: nothing lost, nothing twice")


def main() -> None:
    """Read what is wanted, and do it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("times", type=int, metavar="N")
    parser.add_argument("--store", metavar="ADDRESS")
    parser.add_argument("--seed", type=int, default=0)
    parsed = parser.parse_args()
    asyncio.run(kill(parsed.times, parsed.store, parsed.seed))


if __name__ == "__main__":
    main()
