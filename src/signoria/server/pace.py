"""When a bot answers: like a person, and never so that one could tell how long it thought, or about what."""

from __future__ import annotations

import random


def answer_at(start: float, now: float, pace: float, source: random.Random) -> float:
    """When a bot that was asked at `start` and knows its answer `now` gives it.

    Times are drawn for it without regard to what it holds; it answers at the first that is not yet past.
    """
    at = start
    while True:
        at += pace * source.uniform(0.6, 1.4)
        if at >= now or not pace:
            return at
