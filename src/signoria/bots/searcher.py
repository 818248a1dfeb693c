"""An opponent at any game that searches: it makes up what it cannot see, and tries everything out in its head."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

from signoria.bots.bot import Answer, Bot
from signoria.core.chance import Source
from signoria.core.event import Heard
from signoria.core.game import Game, Options
from signoria.core.state import State
from signoria.search.patience import Patience, Weary
from signoria.search.policy import Judge, Uniform
from signoria.search.tree import Found, Search


class Searcher(Bot):
    """Searches over positions that it cannot tell apart; a game's own searcher says how others are taken to play."""

    simulations = 1000
    worlds = 100
    """So many positions are made up for a decision."""
    patience = 1500
    """So many random numbers may each of them cost, on average; most cost far fewer, but some are hard to find."""
    heat = 0.01
    """How much worse a choice may be, in chances to win, and still be taken now and then."""
    settings: Mapping[str, tuple[float, float]] = {"simulations": (10, 1_000_000), "heat": (0, 1)}

    def __init__(
        self, game: Game, options: Options, names: Sequence[str], seat: int, source: Source, **settings: float
    ) -> None:
        super().__init__(game, options, names, seat, source, **settings)
        self.simulations = int(settings.get("simulations", self.simulations))
        self.heat = settings.get("heat", self.heat)
        self.knowledge = game.knowledge(options, seat)
        """What it has heard."""

    def search(self) -> Search:
        """A new tree for this decision; here one that knows nothing of the game."""
        return Search(self.seat, Uniform(), Judge())

    def decide(self, worlds: list[State], shell: State) -> list[int]:
        """The steps of a play, for what may be the position; `shell` is what is seen of it."""
        search = self.search()
        search.run(worlds, self.source, self.simulations)
        return self._whole(search, shell)

    def believed(self, worlds: list[State], shell: State) -> list[State]:
        """The positions that are searched, of those that are possible."""
        return worlds

    def observe(self, event: Heard) -> None:
        self.knowledge.hear(event.number, *event.numbers)

    def choose(self, view: Any, legal: Sequence[str]) -> Answer:
        shell = self.game.shell(self.options, view, self.names)
        options = shell.legal(self.seat)
        if len(options) == 1 and not _leads_on(shell, options[0], self.seat):
            return options
        worlds = self.imagined(shell) or [self.knowledge.imagine(shell, self.source)]
        return self.decide(self.believed(worlds, shell), shell)

    def imagined(self, shell: State) -> list[State]:
        """Positions that may be the true one; fewer than were wanted, or none, where they are hard to find."""
        patience = Patience(self.source, self.patience * self.worlds)
        found: list[State] = []
        with suppress(Weary):
            while len(found) < self.worlds:
                found.append(self.knowledge.imagine(shell, patience))
        return found

    def _whole(self, search: Search, shell: State) -> list[int]:
        """A whole play, step by step."""
        now = shell.copy()
        steps: list[int] = []
        while True:
            options = now.legal(self.seat)
            found = search.found(steps) if len(options) > 1 else [(options[0], 1, 0.0)]
            found = [each for each in found if each[0] in options]
            steps.append(self.draw(found) if found else int(search.policy.pick(now, self.seat, self.source)))
            now.step(steps[-1], self.seat)
            if not now.midway():
                return steps

    def draw(self, found: Sequence[Found]) -> int:
        """One of the choices, a better one more often."""
        best = max(mean for _, _, mean in found)
        weights = [math.exp((mean - best) / max(self.heat, 1e-6)) * visits for _, visits, mean in found]
        left = sum(weights) * int(self.source.below(1 << 24)) / 2**24
        for (action, _, _), weight in zip(found, weights, strict=True):
            left -= weight
            if left < 0:
                return action
        return found[-1][0]


def _leads_on(state: State, action: int, seat: int) -> bool:
    """Whether more steps follow this one."""
    after = state.copy()
    after.step(action, seat)
    return after.midway()
