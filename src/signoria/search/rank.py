"""Which of several whole plays is best, told by simulation, for any game.

Each simulation takes one of the positions that a seat holds possible (a world), makes one of the plays in it, and plays
on as a policy does until the position can be judged.  All plays meet the same worlds and the same chance.  Half of
them, those that did worst, drop out after each of several heats, so that most simulations go to the plays between
which it is hard to choose (sequential halving).
"""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from signoria.core.chance import Seeded, Source
from signoria.core.state import CHANCE, OVER, State
from signoria.search.policy import Judge, Policy

_SEEDS: Final[i64] = 2_147_483_648

Rated = tuple[int, int, float]
"""The number of a play, how often it was tried, and what it brought on average, from 0 to 1."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Outlook(Judge):
    """A judge that also says when a position is ready to be judged; this one waits for the end."""

    def begin(self, state: State) -> None:
        """A simulation begins here."""

    def ready(self, state: State) -> bool:
        """Whether the simulation can stop here; asked where a player is to act and no play has been begun."""
        return False


def rank(
    worlds: list[State],
    seat: i64,
    plays: list[list[int]],
    policy: Policy,
    outlook: Outlook,
    simulations: i64,
    source: Source,
) -> list[Rated]:
    """Try these plays, legal for this seat in all worlds, about so many times in all; the best first.

    With fewer simulations than plays only the first of them are tried.
    """
    number = min(len(plays), max(1, simulations))
    tried: list[i64] = [0] * number
    total: list[float] = [0.0] * number
    alive: list[int] = list(range(number))
    seeds: list[int] = []
    heats: i64 = 1
    while 1 << heats < number:
        heats += 1
    for heat in range(heats):
        each = max(1, simulations // (heats * len(alive)))
        while len(seeds) < tried[alive[0]] + each:
            seeds.append(int(source.below(_SEEDS)))
        for k in alive:
            for _ in range(each):
                at = tried[k]
                world = worlds[at % len(worlds)].copy()
                total[k] += _simulate(world, seat, plays[k], policy, outlook, Seeded(seeds[at]))
                tried[k] += 1
        if heat + 1 < heats:
            alive = _better_half(alive, tried, total)
    order = sorted([(k in alive, total[k] / float(tried[k]), -k) for k in range(number)], reverse=True)
    return [(-k, int(tried[-k]), mean) for _, mean, k in order]


def _better_half(alive: list[int], tried: list[i64], total: list[float]) -> list[int]:
    order = sorted([(-total[k] / float(tried[k]), k) for k in alive])
    kept = max(2, (len(alive) + 1) // 2)
    return [k for _, k in order[:kept]]


def _simulate(state: State, seat: i64, play: list[int], policy: Policy, outlook: Outlook, source: Source) -> float:
    """What this play brings in this world."""
    outlook.begin(state)
    for action in play:
        while state.current == CHANCE:
            state.step(state.roll(source), CHANCE)
        state.step(action, seat)
    while True:
        who = state.current
        if who == OVER:
            break
        if who == CHANCE:
            state.step(state.roll(source), CHANCE)
            continue
        if not state.midway() and outlook.ready(state):
            break
        state.step(policy.pick(state, who, source), who)
    return outlook.values(state)[seat]
