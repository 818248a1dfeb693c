"""Opponents at Coup who bluff, each with a character of its own."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final

from signoria.bots.bot import Answer, Bot
from signoria.bots.coup.model import Courtier
from signoria.core.bits import NONE
from signoria.core.chance import Source
from signoria.core.event import Heard
from signoria.core.game import Game, Options
from signoria.games.coup import events as told
from signoria.games.coup.cards import CHARACTERS
from signoria.games.coup.moves import AID, INCOME
from signoria.games.coup.options import rules_of
from signoria.games.coup.view import View

DRAWN: Final = {"honesty": (0.35, 0.7), "scepticism": (0.3, 0.7), "vengeance": (0.0, 1.0)}
"""Between which bounds a character is drawn that was not chosen."""

ENCOURAGED: Final = 0.15
DAUNTED: Final = 0.4
MOST_COURAGE: Final = 1.4
"""By how much the logarithm of its lies rises when a claim is not challenged, falls when one is, and its bounds."""


class BlufferBot(Bot):
    """Claims what it has and now and then what it has not, doubts by what it remembers, and strikes back."""

    settings = dict.fromkeys(DRAWN, (0.0, 1.0))

    def __init__(
        self, game: Game, options: Options, names: Sequence[str], seat: int, source: Source, **settings: float
    ) -> None:
        super().__init__(game, options, names, seat, source, **settings)
        self._model = Courtier()
        drawn = {name: self._between(*bounds) for name, bounds in DRAWN.items()}
        self.honesty, self.scepticism, self.vengeance = (settings.get(name, drawn[name]) for name in DRAWN)
        self._model.honesty[seat] = self.honesty
        self._model.scepticism[seat] = self.scepticism
        self._model.vengeance[seat] = self.vengeance
        self._rules = rules_of(options)
        self._claims: dict[int, set[int]] = {}
        self._cards = [2] * len(names)
        self._courage = 0.0
        """How little is challenged here, as the logarithm of how much more is lied."""

    def _between(self, least: float, most: float) -> float:
        return least + (most - least) * int(self.source.below(1 << 20)) / 2**20

    def choose(self, view: Any, legal: Sequence[str]) -> Answer:
        assert isinstance(view, View)
        now = self.game.shell(self.options, view, self.names)
        return [int(self._model.pick(now, self.seat, self.source))]

    # What it remembers

    def observe(self, event: Heard) -> None:
        who, what, more = event.numbers
        if event.number == told.DECLARED:
            claim = int(self._rules.claim(what))
            if claim != NONE:
                self._claimed(who, claim)
            elif what == INCOME or what == AID:
                self._doubts(who, 0, 0.5)
            if more != NONE:
                self._model.grudge[more * 10 + who] += 1.0
        elif event.number == told.BLOCKED:
            self._claimed(who, more)
            self._model.grudge[what * 10 + who] += 0.5
        elif event.number == told.CHALLENGED:
            self._model.grudge[what * 10 + who] += 0.5
            if who != self.seat:
                self._dares(-DAUNTED)
        elif event.number == told.UNCHALLENGED:
            if who == self.seat or len(self.names) > 2:
                self._dares(ENCOURAGED)
        elif event.number == told.BLUFFED:
            self._doubts(who, what, 3.0)
            for character in range(CHARACTERS):
                self._doubts(who, character, 0.4)
        elif event.number in (told.SHOWED, told.LOST):
            self._claims.get(who, set()).discard(what)
            self._doubts(who, what, 0.7)
            if event.number == told.LOST:
                self._cards[who] -= 1
        elif event.number in (told.RETURNED, told.SURRENDERED):
            self._claims.pop(who, None)
            for character in range(CHARACTERS):
                self._model.doubt[who * CHARACTERS + character] *= 0.5

    def _claimed(self, who: int, character: int) -> None:
        """Who claims more than its cards can be is believed less; who claims the same again neither more nor less."""
        claims = self._claims.setdefault(who, set())
        if character in claims:
            return
        claims.add(character)
        if len(claims) > self._cards[who]:
            for each in claims:
                self._doubts(who, each, 0.5)

    def _dares(self, more: float) -> None:
        """The less is challenged, the more it lies."""
        self._courage = min(max(self._courage + more, -MOST_COURAGE), MOST_COURAGE)
        self._model.honesty[self.seat] = 1.0 - (1.0 - self.honesty) * math.exp(self._courage)

    def _doubts(self, who: int, character: int, more: float) -> None:
        self._model.doubt[who * CHARACTERS + character] += more
