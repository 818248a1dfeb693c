"""Search over positions that one seat cannot tell apart, for any game.

Each simulation takes one of the positions that the seat holds possible (a world), goes down a tree of actions
that all worlds share, adds one action to it, plays on as a policy does, and counts for every action on the way
what it brought to the seat that took it.  In a node only the actions that are legal in the world at hand compete,
and an action is judged by how often it could have been chosen (information set Monte Carlo tree search).
Chance has no nodes: what follows a draw is an average over draws, so that nobody plays to cards yet unseen.
"""

# Compiled with mypyc.

from __future__ import annotations

import math
import time
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.bits import BIT, NONE, WIDTH, member, members
from signoria.core.chance import Source
from signoria.core.state import CHANCE, OVER, State
from signoria.search.policy import Judge, Policy

_BETWEEN: Final[i64] = 32
"""So many simulations run between two looks at the clock."""

_ROOM: Final[i64] = 1 << 17
"""A tree has at most so many actions; simulations beyond it no longer add any."""

Found = tuple[int, int, float]
"""An action, how often it was tried, and what it brought on average, from 0 to 1."""


class Search:
    """A tree of actions, from one decision of one seat."""

    def __init__(
        self,
        seat: i64,
        policy: Policy,
        judge: Judge,
        explore: float = 0.7,
        horizon: i64 = 0,
        modelled: bool = False,
    ) -> None:
        """`horizon`: so many actions are played after the tree before the judge is asked; 0 for all to the end.

        `modelled`: the others are taken to play by the policy in the tree too, and only this seat searches.
        """
        self.seat = seat
        self.policy = policy
        self.judge = judge
        self.explore = explore
        self.horizon = horizon
        self.modelled = modelled
        self.simulations: i64 = 0
        self._size: i64 = 1
        self._action = vec[i64]([0] * 256)
        self._taker = vec[i64]([NONE] * 256)
        self._first = vec[i64]([NONE] * 256)
        """The first action of the node to which this one leads."""
        self._next = vec[i64]([NONE] * 256)
        """The next action of the same node."""
        self._visits = vec[i64]([0] * 256)
        self._chances = vec[i64]([0] * 256)
        """How often it could have been chosen."""
        self._total = vec[float]([0.0] * 256)
        self._path = vec[i64]([0] * 512)

    def run(self, worlds: list[State], source: Source, simulations: i64, seconds: float = 0.0) -> None:
        """Simulate so many times, or until so many seconds have passed; the worlds take turns."""
        end = time.perf_counter() + seconds if seconds > 0.0 else 0.0
        for number in range(simulations):
            if end and number % _BETWEEN == 0 and time.perf_counter() > end:
                return
            self._simulate(worlds[self.simulations % len(worlds)].copy(), source)
            self.simulations += 1

    def found(self, after: list[int]) -> list[Found]:
        """The actions tried once these have been taken, in order, from the decision on."""
        node: i64 = 0
        for action in after:
            node = self._edge(node, action, self.seat)
            if node == NONE:
                return []
        tried: list[Found] = []
        edge = self._first[node]
        while edge != NONE:
            if self._taker[edge] == self.seat:
                visits = self._visits[edge]
                tried.append((self._action[edge], visits, self._total[edge] / float(max(visits, 1))))
            edge = self._next[edge]
        return sorted(tried)

    def _simulate(self, state: State, source: Source) -> None:
        path = self._path
        length: i64 = 0
        node: i64 = 0
        self.policy.begin(state, source)
        while length < 500:
            seat = state.current
            if seat == CHANCE:
                state.step(state.roll(source), CHANCE)
                continue
            if seat == OVER:
                break
            base, mask = state.choices(seat)
            if not mask & mask - 1:
                state.step(base + member(mask, 0), seat)
                continue
            size = self._size
            if self.modelled and seat != self.seat:
                edge = self._child(node, self.policy.pick(state, seat, source), seat)
            else:
                edge = self._select(node, base, mask, seat, source)
            if edge == NONE:
                break
            path[length] = edge
            length += 1
            state.step(self._action[edge], seat)
            node = edge
            if self._size != size:
                break
        self._finish(state, source)
        values = self.judge.values(state)
        for k in range(length):
            edge = path[k]
            self._visits[edge] += 1
            self._total[edge] += values[self._taker[edge]]

    def _finish(self, state: State, source: Source) -> None:
        """Play on by the policy, to the end or the horizon; a play that has been begun is ended."""
        left = self.horizon
        policy = self.policy
        while True:
            seat = state.current
            if seat == OVER:
                return
            if seat == CHANCE:
                state.step(state.roll(source), CHANCE)
                continue
            if self.horizon:
                if left <= 0 and not state.midway():
                    return
                left -= 1
            state.step(policy.pick(state, seat, source), seat)

    def _select(self, node: i64, base: i64, mask: i64, seat: i64, source: Source) -> i64:
        """The most promising action, or one that was never tried if there is any."""
        untried = mask
        best = NONE
        most = -1.0
        edge = self._first[node]
        while edge != NONE:
            k = self._action[edge] - base
            if 0 <= k < WIDTH and mask >> k & 1 and self._taker[edge] == seat:
                untried ^= BIT[k]
                self._chances[edge] += 1
                visits = float(self._visits[edge])
                bound = 1e9
                if visits > 0.0:
                    spread = math.sqrt(math.log(float(self._chances[edge])) / visits)
                    bound = self._total[edge] / visits + self.explore * spread
                if bound > most:
                    most = bound
                    best = edge
            edge = self._next[edge]
        if untried and self._size < _ROOM:
            return self._add(node, base + member(untried, source.below(members(untried))), seat)
        return best

    def _child(self, node: i64, action: i64, seat: i64) -> i64:
        """The place of an action in a node; made if there is none and there is room."""
        edge = self._edge(node, action, seat)
        if edge == NONE and self._size < _ROOM:
            return self._add(node, action, seat)
        return edge

    def _edge(self, node: i64, action: i64, seat: i64) -> i64:
        edge = self._first[node]
        while edge != NONE and (self._action[edge] != action or self._taker[edge] != seat):
            edge = self._next[edge]
        return edge

    def _add(self, node: i64, action: i64, seat: i64) -> i64:
        edge = self._size
        if edge == len(self._action):
            self._grow()
        self._size = edge + 1
        self._action[edge] = action
        self._taker[edge] = seat
        self._next[edge] = self._first[node]
        self._first[node] = edge
        self._chances[edge] = 1
        return edge

    def _grow(self) -> None:
        size = len(self._action)
        self._action = _longer(self._action, 0)
        self._taker = _longer(self._taker, NONE)
        self._first = _longer(self._first, NONE)
        self._next = _longer(self._next, NONE)
        self._visits = _longer(self._visits, 0)
        self._chances = _longer(self._chances, 0)
        total = vec[float]([0.0] * (2 * size))
        for k in range(size):
            total[k] = self._total[k]
        self._total = total


def _longer(old: vec[i64], filler: i64) -> vec[i64]:
    """The same with room for as many again."""
    size = len(old)
    new = vec[i64]([filler] * (2 * size))
    for k in range(size):
        new[k] = old[k]
    return new
