"""A greedy opponent at Court of the Medici: it looks one play ahead, and at what the rival could answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from signoria.bots.bot import Bot
from signoria.games.medici import GAME
from signoria.games.medici.cards import (
    KINDS,
    MINISTER,
    VALUES,
    count,
    house_of,
    kind_of,
    size,
    sorted_cards,
    worth,
)
from signoria.games.medici.legal import card_span
from signoria.games.medici.position import INNER
from signoria.games.medici.state import Medici
from signoria.games.medici.view import View

KEPT: Final = {"minister": 4.0, "lady": 1.0, "jester": 4.0}
"""What these cards are worth in hand: a play that uses one must gain as much."""

FEAR: Final = 0.8
"""How much of the rival's best answer is taken as lost."""

FORESIGHT: Final = 0.25
"""What one more point of the last card's limit is worth."""

DECIDED: Final = 1000.0


class GreedyBot(Bot):
    """Takes what it can get now, fears what the rival could take next, and plans for a high last card."""

    def choose(self, view: Any, legal: Sequence[str]) -> str:
        assert isinstance(view, View)
        if view.phase == "announce":
            return max(legal, key=lambda move: int(move.split()[1]))
        if view.phase == "circle":
            return self._circle(view, legal)
        names = list(view.players)
        seat = names.index(self.me)
        now = GAME.shell(self.options, view, names)
        assert isinstance(now, Medici)
        rated = [(self._rate(now, move, seat, view), move) for move in legal] if len(legal) > 1 else [(0.0, legal[0])]
        best = max(rating for rating, _ in rated)
        return self.pick([move for rating, move in rated if rating == best])

    def _circle(self, view: View, legal: Sequence[str]) -> str:
        """Small cards are replaced."""
        values = {f"replace {pile.id}": pile.value for pile in view.piles if pile.value < 6}
        small = [move for move in legal if move in values]
        return min(small, key=lambda move: values[move]) if small else "keep"

    def _rate(self, now: Medici, move: str, seat: int, view: View) -> float:
        """How the position looks after a play."""
        after = now.copy()
        names = list(view.players)
        for action in GAME.steps(GAME.parse(move, names), now, seat):
            after.step(action, seat)
        ahead = float(worth(after.court[seat]) - worth(after.court[1 - seat]))
        if after.ends_at_court():
            more = size(after.court[seat]) - size(after.court[1 - seat])
            lead = ahead or float(more)
            return DECIDED * ((lead > 0) - (lead < 0)) + ahead
        rival = view.players[names[1 - seat]]
        kept = sum(KEPT.get(card, 0.0) for card in sorted_cards(after.hands[seat]))
        return ahead + kept + self._foresight(after, seat) - FEAR * _danger(after, seat, rival.hand_size, ahead)

    def _foresight(self, after: Medici, seat: int) -> float:
        """What was planned last will be the last card, and the limit."""
        under = list(after.under1 if seat else after.under0)
        return FORESIGHT * (int(VALUES[under[-1]]) - 7) if under else 0.0


class _Pile:
    """A pile as the rival sees it: what it may be worth, and what its fall would cost."""

    def __init__(self, state: Medici, place: int, seat: int) -> None:
        self.low = int(state.lows[place])
        self.high = int(state.highs[place])
        nobles = [int(number) for number in state.nobles(place)]
        self.nobles = len(nobles)
        self.loss = sum(int(VALUES[kind_of(number)]) * (1 if house_of(number) == seat else -1) for number in nobles)
        self.inner = state.zones[place] == INNER


def _danger(state: Medici, seat: int, held: int, ahead: float) -> float:
    """What the rival's best answer is likely to cost, over the cards that it may hold; the position is used up."""
    rival = 1 - seat
    unseen = state.rules.house - state.court[rival] - state.discards[rival]
    number = int(size(unseen))
    if not number or not held:
        return 0.0
    piles = [_Pile(state, place, seat) for place in range(len(state.ids))]
    circle = sum(pile.inner for pile in piles)
    for pile in piles:
        if pile.inner and circle == 1 and ahead - pile.loss < 0:
            pile.loss += int(DECIDED)
    feared = sorted((pile for pile in piles if pile.loss > 0), key=lambda pile: -pile.loss)
    losses = []
    state.hands[rival] = unseen
    playable = state.playable(rival)
    for kind in range(KINDS):
        if playable >> kind & 1:
            state.card = kind
            losses.append((_loss(kind, card_span(state, rival), piles, feared), int(count(unseen, kind))))
    danger, likely = 0.0, 1.0
    for loss, copies in sorted(losses, reverse=True):
        missing = max(0.0, 1 - held / number) ** copies
        danger += likely * (1 - missing) * loss
        likely *= missing
    return danger


def _loss(kind: int, span: tuple[int, int], piles: Sequence[_Pile], feared: Sequence[_Pile]) -> int:
    """The most that this card of the rival's, which counts from the one to the other number, could cost."""
    low, high = span
    for target in feared:
        if kind == MINISTER and target.nobles > 1:
            return target.loss
        for pile in piles:
            if pile is not target and pile.low + low <= target.high and target.low <= pile.high + high:
                return target.loss
    return 0
