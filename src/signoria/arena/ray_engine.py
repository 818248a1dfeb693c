"""The engine on a Ray cluster: the one that RAY_ADDRESS names, or one that is started here for the occasion."""

from __future__ import annotations

import logging
import os
from collections.abc import Sequence
from typing import Any

from signoria.arena.engines import WorkerLost
from signoria.arena.match import Chunk, play_chunk
from signoria.arena.plan import Plan
from signoria.core.errors import BadInput


class RayEngine:
    """Chunks as Ray tasks.  Every node needs this version of Signoria."""

    def __init__(self, workers: int | None) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
        try:
            import ray
        except ImportError:
            raise BadInput("extra-missing", package="ray", extra="ray") from None
        self._ray: Any = ray
        here = "RAY_ADDRESS" not in os.environ
        try:
            ray.init(
                num_cpus=workers if here else None,
                include_dashboard=False if here else None,
                log_to_driver=False,
                logging_level=logging.ERROR,
                configure_logging=False,
            )
        except Exception as error:
            raise BadInput("arena-ray-failed", reason=str(error).splitlines()[0]) from None
        self.workers = workers or max(int(self._ray.cluster_resources().get("CPU", 1)), 1)
        self._task: Any = ray.remote(max_retries=0)(play_chunk)

    def submit(self, plan: Plan, numbers: Sequence[int]) -> Any:
        return self._task.remote(plan, list(numbers))

    def wait(self, tickets: Sequence[Any], seconds: float) -> list[Any]:
        done, _ = self._ray.wait(list(tickets), num_returns=1, timeout=seconds)
        return list(done)

    def result(self, ticket: Any) -> Chunk:
        try:
            chunk = self._ray.get(ticket)
        except self._ray.exceptions.RayTaskError as error:
            raise (error.cause if isinstance(error.cause, BadInput) else error) from None
        except self._ray.exceptions.RayError as error:
            raise WorkerLost from error
        assert isinstance(chunk, Chunk)
        return chunk

    def renew(self) -> None:
        """Ray starts workers by itself."""

    def close(self) -> None:
        self._ray.shutdown()
