"""Princeps as a machine: which room of the rules says what may be done, and what follows."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final, Self, final

from mypy_extensions import i64

from signoria.core.bits import NONE
from signoria.core.errors import Refused
from signoria.core.state import CHANCE, OVER, Listener
from signoria.games.princeps import (
    actions,
    chance,
    contests,
    dealing,
    drawing,
    ending,
    hands,
    moves,
    negotiation,
    outcomes,
    packing,
    preparation,
    refusals,
)
from signoria.games.princeps.cards import ALL_LANDS, CITIZEN, MERCENARY, WHOLE_DECK
from signoria.games.princeps.moves import LAND, NUMBER
from signoria.games.princeps.position import (
    ACTING,
    ANSWERING,
    DEALING,
    DEFENDING,
    DISCARDING,
    DRAWING,
    ENTERING,
    NEGOTIATING,
    PREPARING,
    SACRIFICING,
    THEN_ENTER,
    THEN_MOVE_IN,
    THEN_NEGOTIATE,
    THEN_PREPARE,
    TRUMPING,
    Position,
)
from signoria.games.princeps.rules import HAND_LIMIT, Rules

# Sets of moves: bit k stands for the move `base + k`.
_PASS_OR_USE: Final[i64] = 0b11
_ENTER_OR_STAY: Final[i64] = 0b11


@final
class Princeps(Position):
    """A position that can be played on."""

    # What may be done

    def choices(self, seat: i64) -> tuple[i64, i64]:
        phase = self.phase
        if self.current == CHANCE:
            return chance.choices(self)
        if phase == ACTING:
            return actions.choices(self, seat)
        if phase == PREPARING:
            return preparation.choices(self, seat)
        if phase == NEGOTIATING:
            return negotiation.choices(self, seat)
        if phase == DRAWING:
            return drawing.choices(self, seat)
        if phase == TRUMPING:
            return moves.PASS, _PASS_OR_USE if contests.has_machiavelli(self, seat) else 1
        if phase == DEFENDING:
            return contests.defences(self)
        if phase == ANSWERING:
            return LAND, contests.answers(self, seat)
        if phase == DISCARDING:
            return 0, hands.in_hand(self, seat)
        if phase == SACRIFICING:
            return NUMBER, moves.numbers(0, outcomes.most_sacrificed(self))
        return moves.ENTER, _ENTER_OR_STAY

    def taker(self, action: i64) -> i64:
        return moves.taker(action)

    def refusal(self, action: i64, seat: i64) -> Refused | None:
        return refusals.refusal(self, action, seat)

    def midway(self) -> bool:
        return self.begun != NONE

    # What follows

    def step(self, action: i64, seat: i64) -> None:
        phase = self.phase
        if action > moves.DRAW:
            self._chance(action)
        elif phase == ACTING:
            actions.act(self, action, seat)
        elif phase == PREPARING:
            preparation.prepare(self, action, seat)
        elif phase == NEGOTIATING:
            negotiation.talk(self, action, seat)
        elif phase == DRAWING:
            if action == moves.DRAW_UP:
                drawing.draw_up(self, seat)
            else:
                hands.discard(self, action, seat)
        elif phase == TRUMPING:
            contests.answer(self, seat, 1 if action == moves.USE else 0)
        elif phase == DEFENDING:
            contests.put_up(self, action)
        elif phase == ANSWERING:
            contests.react(self, action, seat)
        elif phase == DISCARDING:
            self._discard_excess(action, seat)
        elif phase == SACRIFICING:
            outcomes.sacrifice(self, action - NUMBER, seat)
        elif action == moves.ENTER:
            outcomes.enter(self, seat)
        else:
            outcomes.stay(self, seat)

    def _chance(self, action: i64) -> None:
        if action >= moves.LOSE:
            outcomes.die(self, CITIZEN if action == moves.LOSE else MERCENARY)
        elif action >= moves.OPEN:
            dealing.name_mano(self, action - moves.OPEN)
        elif action >= moves.PRINCE:
            dealing.crown_next(self, action - moves.PRINCE)
        elif self.phase == DEALING:
            dealing.grant(self, action - moves.DRAW - LAND)
        else:
            drawing.draw(self, action - moves.DRAW)

    def _discard_excess(self, card: i64, seat: i64) -> None:
        """A card of a hand of more than twelve; when nobody has more, play resumes where it was."""
        hands.discard(self, card, seat)
        if self.then == THEN_NEGOTIATE:
            negotiation.lapse(self)
        if self.hand_size(seat) > HAND_LIMIT or hands.too_many(self, self.then):
            return
        if self.then == THEN_NEGOTIATE:
            negotiation.talk_on(self)
        elif self.then == THEN_PREPARE:
            self.ask(PREPARING, self.turn)
        elif self.then == THEN_MOVE_IN:
            outcomes.move_in(self)
        elif self.then == THEN_ENTER:
            self.ask(ENTERING, self.turn)
        else:
            outcomes.action_over(self)

    def returns(self) -> list[int]:
        winners = ending.winners(self) if self.current == OVER else 0
        return [int(winners >> seat & 1) for seat in range(self.rules.players)]

    # Chance

    def weight(self, action: i64) -> i64:
        return chance.weight(self, action)

    def weights(self) -> i64:
        return chance.weights(self)

    def outcome(self, k: i64) -> i64:
        return chance.outcome(self, k)

    # Copies and bytes

    def copy(self) -> Self:
        new = Princeps(self.rules)
        packing.copy_fields(self, new)
        return new

    def pack(self) -> list[int]:
        return packing.pack(self)

    @classmethod
    def unpack(cls, numbers: list[int]) -> Self:
        rules, rest = packing.split(numbers)
        position = Princeps(rules)
        packing.load(position, rest)
        return position


def new(rules: Rules, listener: Listener | None = None) -> Princeps:
    """A new game, before chance has dealt; the listener hears it from the start."""
    state = Princeps(rules)
    state.deck = WHOLE_DECK
    state.deck_lands = ALL_LANDS
    state.to_deal = rules.everybody
    state.armies_due = rules.everybody
    state.listener = listener
    return state
