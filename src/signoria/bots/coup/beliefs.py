"""What a seat at Coup takes its rivals to hold, from what they claimed and did.

What is certain is `Knowledge`'s: the positions that it makes up agree with all that was heard.  Here each of them
gets a weight: how likely rivals with those hands would have acted as they did, whether they are honest people, steady
ones, liars, doubters, challenge everything, or act without sense.  So it is also learnt who is what.
"""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.bots.coup.model import Courtier
from signoria.core.bits import NONE, WIDTH, member, members
from signoria.core.chance import Source
from signoria.core.state import State
from signoria.games.coup import events as told
from signoria.games.coup import moves
from signoria.games.coup.cards import CHARACTERS, card, count
from signoria.games.coup.moves import KEPT, SINGLES
from signoria.games.coup.position import ACTING, BLOCKING, CHALLENGING, CHALLENGING_BLOCK, LOSING
from signoria.games.coup.state import Coup

STEADY: Final[i64] = 1
ERRATIC: Final[i64] = 6
TYPES: Final[i64] = 7
HANDS: Final[i64] = 27
"""The hands that `moves.KEPT` numbers: one card, then two."""

_EACH: Final[i64] = 189
_HONESTY: Final = vec[float]([1.0, 0.5, 0.0, 0.9, 0.4, 0.8, 0.0])
_SCEPTICISM: Final = vec[float]([0.0, 0.5, 0.3, 0.5, 0.6, 0.5, 0.5])
_RASHNESS: Final = vec[float]([0.0, 0.0, 0.0, 0.3, 0.3, 0.9, 0.5])
_PRIOR: Final = vec[float]([0.2, 0.35, 0.1, 0.15, 0.1, 0.05, 0.05])
"""The types of players, and how many there are of each: a believer who never lies, a steady one, a liar, an honest
doubter, a lying one, one who challenges nearly everything, and one without sense."""
_LEAST: Final = 0.02
"""No behaviour is taken to be less likely than this: people err."""

_REMEMBERED: Final = 0.35
"""How much of what was believed of a hand holds after its owner has exchanged cards."""


def hand_number(cards: i64) -> i64:
    """The number of a hand of one or two cards in `moves.KEPT`; NONE for any other."""
    for k in range(HANDS):
        if KEPT[k] == cards:
            return k
    return NONE


class Beliefs:
    """For each rival, each type of player and each hand: how likely that one would have done what was seen."""

    def __init__(self, start: Coup, seat: i64) -> None:
        self.seat = seat
        self.table = start
        """What lies open, kept up to date; hands are put into it only to ask what one would do with them."""
        self.evidence = vec[float]([1.0] * (10 * _EACH))
        self.types: list[Courtier] = []
        for kind in range(TYPES):
            model = Courtier()
            for each in range(10):
                model.honesty[each] = _HONESTY[kind]
                model.scepticism[each] = _SCEPTICISM[kind]
                model.rashness[each] = _RASHNESS[kind]
                model.vengeance[each] = 0.0
            self.types.append(model)
        self._exchanged = False

    def see(self, shell: Coup) -> None:
        """What lies open now."""
        table = self.table
        for seat in range(table.rules.players):
            table.coins[seat] = shell.coins[seat]
            table.revealed[seat] = shell.revealed[seat]
        table.alive = shell.alive

    def hear(self, kind: i64, a: i64, b: i64, c: i64) -> None:
        """An event, as the seat may know it."""
        table = self.table
        if kind == told.DECLARED:
            self._declared(a, b, c)
        elif kind == told.PAID:
            table.coins[a] -= b
        elif kind in (told.REFUNDED, told.TOOK):
            table.coins[a] += b
        elif kind == told.STOLE:
            table.coins[a] += c
            table.coins[b] -= c
        elif kind == told.FORFEITED:
            table.coins[a] = 0
        elif kind == told.CHALLENGED:
            self._weigh(CHALLENGING if table.blocker == NONE else CHALLENGING_BLOCK, a, moves.CHALLENGE)
        elif kind == told.UNCHALLENGED:
            phase = CHALLENGING if table.blocker == NONE else CHALLENGING_BLOCK
            for seat in range(table.rules.players):
                if seat != a and table.alive >> seat & 1:
                    self._weigh(phase, seat, moves.PASS)
        elif kind == told.UNBLOCKED:
            for seat in range(table.rules.players):
                asked = seat != a if table.target == NONE else seat == table.target
                if asked and (table.alive & ~table.caught) >> seat & 1:
                    self._weigh(BLOCKING, seat, moves.PASS)
        elif kind == told.BLOCKED:
            self._weigh(BLOCKING, a, moves.BLOCK + c)
            table.blocker = a
            table.block_claim = c
        elif kind == told.LOST:
            self._lost(a, b)
        elif kind == told.OUT:
            table.alive &= ~(1 << a)
        elif kind == told.SHOWED:
            self._replaced(a, b)
        elif kind == told.BLUFFED or kind == told.CONCEDED:
            self._lacks(a, b)
            if a == table.blocker:
                table.caught |= 1 << a
                table.blocker = NONE
                table.block_claim = NONE
        elif kind == told.RETURNED and not self._exchanged:
            self._exchanged = True
            self._changed(a)
        elif kind == told.SURRENDERED:
            self._replaced(a, c)

    def _declared(self, seat: i64, kind: i64, target: i64) -> None:
        table = self.table
        table.turn = seat
        table.blocker = NONE
        table.block_claim = NONE
        table.caught = 0
        self._exchanged = False
        action = kind if kind < moves.TARGETED else moves.TARGETED + (kind - moves.COUP) * moves.SEATS + target
        self._weigh(ACTING, seat, action)
        table.kind = kind
        table.target = target
        table.claim = table.rules.claim(kind)

    def _weigh(self, phase: i64, seat: i64, action: i64) -> None:
        """A rival did this: hands with which it would have done so gain weight."""
        if seat == self.seat:
            return
        table = self.table
        table.phase = phase
        table.current = seat
        one = table.revealed[seat] != 0
        for k in range(SINGLES if one else HANDS):
            if not one and k < SINGLES:
                continue
            table.hands[seat] = KEPT[k]
            for kind in range(TYPES):
                self.evidence[seat * _EACH + kind * HANDS + k] *= self._likely(kind, seat, action)
        table.hands[seat] = 0
        self._scale(seat)

    def _likely(self, kind: i64, seat: i64, action: i64) -> float:
        if kind == ERRATIC:
            base, mask = self.table.choices(seat)
            k = action - base
            return 1.0 / float(members(mask)) if 0 <= k < WIDTH and mask >> k & 1 else 0.0
        return max(_LEAST, self.types[kind].chance(self.table, seat, action))

    def _scale(self, seat: i64) -> None:
        """Only the proportions matter."""
        most = 0.0
        for k in range(_EACH):
            most = max(most, self.evidence[seat * _EACH + k])
        if 0.0 < most < 1e-6:
            for k in range(_EACH):
                self.evidence[seat * _EACH + k] /= most

    def _lost(self, seat: i64, character: i64) -> None:
        table = self.table
        if seat != self.seat and not table.revealed[seat]:
            table.phase = LOSING
            for other in range(CHARACTERS):
                hand = card(character) + card(other)
                pair = hand_number(hand)
                table.hands[seat] = hand
                for kind in range(TYPES):
                    at = seat * _EACH + kind * HANDS
                    self.evidence[at + other] = self.evidence[at + pair] * self._likely(
                        kind, seat, moves.LOSE + character
                    )
            table.hands[seat] = 0
            self._scale(seat)
        table.revealed[seat] += card(character)

    def _lacks(self, seat: i64, character: i64) -> None:
        """A rival could not, or would not, show this."""
        for k in range(HANDS):
            if count(KEPT[k], character):
                for kind in range(TYPES):
                    self.evidence[seat * _EACH + kind * HANDS + k] *= _LEAST

    def _replaced(self, seat: i64, character: i64) -> None:
        """A rival's card, of this character if it is known, has gone back to the Court deck, and another was drawn."""
        for kind in range(TYPES):
            at = seat * _EACH + kind * HANDS
            beside = vec[float]([0.0] * 6)
            alone = 0.0
            for old in range(CHARACTERS):
                if character != NONE and old != character:
                    continue
                alone += self.evidence[at + old]
                for kept in range(CHARACTERS):
                    beside[kept] += self.evidence[at + hand_number(card(old) + card(kept))]
            for k in range(HANDS):
                if k < SINGLES:
                    self.evidence[at + k] = alone
                    continue
                found = 0.0
                for kept in range(CHARACTERS):
                    found += beside[kept] * float(count(KEPT[k], kept))
                self.evidence[at + k] = 0.5 * found

    def _changed(self, seat: i64) -> None:
        """A rival has exchanged cards: what was known of its hand is mostly gone, and its hand is likely a good one."""
        one = self.table.revealed[seat] != 0
        for kind in range(TYPES):
            at = seat * _EACH + kind * HANDS
            worth = self.types[kind].few.worth
            mean = 0.0
            for k in range(HANDS):
                if (k < SINGLES) == one:
                    mean += self.evidence[at + k] / (6.0 if one else 21.0)
            for k in range(HANDS):
                if (k < SINGLES) != one:
                    continue
                good = 0.0
                for character in range(CHARACTERS):
                    if count(KEPT[k], character):
                        good += worth[character]
                good = max(0.3, 0.5 + 0.06 * good)
                self.evidence[at + k] = _REMEMBERED * self.evidence[at + k] + (1.0 - _REMEMBERED) * mean * good

    # What follows

    def weight(self, world: Coup) -> float:
        """How well a position agrees with what the rivals did, compared with others."""
        total = 1.0
        for seat in range(world.rules.players):
            if seat == self.seat or not world.alive >> seat & 1:
                continue
            k = hand_number(world.hands[seat])
            if k == NONE:
                continue
            found = 0.0
            for kind in range(TYPES):
                found += _PRIOR[kind] * self.evidence[seat * _EACH + kind * HANDS + k]
            total *= found
        return total

    def likely(self, worlds: list[State], source: Source, number: i64) -> list[State]:
        """So many of these positions, each as often as its weight says."""
        weights: list[float] = []
        total = 0.0
        for world in worlds:
            assert isinstance(world, Coup)
            weight = self.weight(world)
            weights.append(weight)
            total += weight
        if total <= 0.0:
            return worlds
        found: list[State] = []
        step = total / float(number)
        reached = step * float(source.below(1 << 24)) / 16777216.0
        passed = 0.0
        for k in range(len(worlds)):
            passed += weights[k]
            while reached < passed and len(found) < number:
                found.append(worlds[k])
                reached += step
        return found

    def kind(self, seat: i64, hand: i64, source: Source) -> i64:
        """A type for a rival with this hand, each as often as what it did suggests."""
        k = hand_number(hand)
        if k == NONE:
            return STEADY
        total = 0.0
        for kind in range(TYPES):
            total += _PRIOR[kind] * self.evidence[seat * _EACH + kind * HANDS + k]
        left = total * float(source.below(1 << 24)) / 16777216.0
        for kind in range(TYPES):
            left -= _PRIOR[kind] * self.evidence[seat * _EACH + kind * HANDS + k]
            if left < 0.0:
                return kind
        return STEADY


class Company(Courtier):
    """The rivals as they may be: in each simulation every one is of a type that agrees with its hand and its deeds."""

    def __init__(self, beliefs: Beliefs) -> None:
        super().__init__()
        self.beliefs = beliefs
        self.erratic: i64 = 0
        """Those without sense, a bit a seat."""

    def begin(self, state: State, source: Source) -> None:
        assert isinstance(state, Coup)
        self.erratic = 0
        for seat in range(state.rules.players):
            if seat == self.beliefs.seat or not state.alive >> seat & 1:
                continue
            kind = self.beliefs.kind(seat, state.hands[seat], source)
            if kind == ERRATIC:
                self.erratic |= 1 << seat
            self.honesty[seat] = _HONESTY[kind]
            self.scepticism[seat] = _SCEPTICISM[kind]
            self.rashness[seat] = _RASHNESS[kind]

    def pick(self, state: State, seat: i64, source: Source) -> i64:
        if self.erratic >> seat & 1:
            base, mask = state.choices(seat)
            return base + member(mask, source.below(members(mask)))
        return super().pick(state, seat, source)
