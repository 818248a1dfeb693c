"""How people play Coup, as a mixed strategy: what a player with some character does, and how likely.

It looks at a position as one seat sees it, its own hand and what lies open, and weighs each legal action.
The bluffing bots draw from these weights; the searching bot plays its simulations by them, and asks them how likely
a rival with this or that hand would have done what it did.
"""

# Compiled with mypyc.

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.bots.coup.habits import Habits
from signoria.core.bits import NONE, WIDTH
from signoria.core.chance import Source
from signoria.core.state import State
from signoria.games.coup import moves
from signoria.games.coup.cards import ASSASSIN, CAPTAIN, CHARACTERS, CONTESSA, DUKE, count, size
from signoria.games.coup.moves import BLOCKERS, KEPT
from signoria.games.coup.position import (
    ACTING,
    BLOCKING,
    CHALLENGING,
    CHALLENGING_BLOCK,
    DRAFTING,
    EXCHANGING,
    JUDGING,
    PROVING,
)
from signoria.games.coup.state import Coup
from signoria.search.policy import Policy

_FINE: Final[i64] = 1 << 24
_ONE_FINE: Final = 1.0 / 16777216.0
_SEATS: Final[i64] = 10


class Courtier(Policy):
    """Players with characters: for each seat how honest, how sceptical and how vengeful it is, each from 0 to 1."""

    def __init__(self) -> None:
        self.honesty = vec[float]([0.5] * 10)
        self.scepticism = vec[float]([0.5] * 10)
        self.vengeance = vec[float]([0.3] * 10)
        self.rashness = vec[float]([0.0] * 10)
        """For each seat, how many claims it challenges without a thought."""
        self.doubt = vec[float]([0.0] * 60)
        """For each seat and character, how much less than usual (in log odds) a claim of it is believed."""
        self.grudge = vec[float]([0.0] * 100)
        """For each seat, how much it has against each other."""
        self.weights = vec[float]([0.0] * WIDTH)
        """After `weigh`: how likely each action is, relative to the others."""
        self.base: i64 = 0
        self.mask: i64 = 0
        self.duel = Habits(2)
        self.few = Habits(4)
        self.many = Habits(6)

    def pick(self, state: State, seat: i64, source: Source) -> i64:
        assert isinstance(state, Coup)
        left = self.weigh(state, seat) * float(source.below(_FINE)) * _ONE_FINE
        last: i64 = 0
        rest = self.mask
        k: i64 = 0
        while rest:
            if rest & 1:
                last = k
                left -= self.weights[k]
                if left < 0.0:
                    break
            rest >>= 1
            k += 1
        return self.base + last

    def chance(self, state: Coup, seat: i64, action: i64) -> float:
        """How likely this seat does this."""
        total = self.weigh(state, seat)
        k = action - self.base
        return self.weights[k] / total if 0 <= k < WIDTH and self.mask >> k & 1 else 0.0

    def weigh(self, state: Coup, seat: i64) -> float:
        """Weigh all that this seat may do, into `weights`; their sum."""
        base, mask = state.choices(seat)
        self.base = base
        self.mask = mask
        players = _living(state)
        habit = self.duel if players == 2 else self.few if players <= 4 else self.many
        phase = state.phase
        if phase == ACTING:
            self._weigh_actions(state, seat, habit)
        elif phase == CHALLENGING or phase == CHALLENGING_BLOCK:
            doubts = self._challenges(state, seat, habit)
            self.weights[0] = 1.0 - doubts
            self.weights[1] = doubts
        elif phase == BLOCKING:
            self._weigh_blocks(state, seat, habit)
        elif phase == PROVING:
            self.weights[0] = 0.98
            self.weights[1] = 0.02
        elif phase == JUDGING:
            good = habit.worth[state.shown] if state.shown != NONE else 3.5
            self.weights[0] = 0.1 + max(0.0, 4.5 - good)
            self.weights[1] = 0.1 + max(0.0, good - 3.0)
        elif phase == EXCHANGING:
            self._weigh_keeping(habit)
        else:
            self._weigh_cards(state, seat, habit)
        total = 0.0
        k: i64 = 0
        while mask:
            if mask & 1:
                total += self.weights[k]
            mask >>= 1
            k += 1
        return total

    # Actions

    def _weigh_actions(self, state: Coup, seat: i64, habit: Habits) -> None:
        weights = self.weights
        coins = state.coins[seat]
        fears = 0.0
        most: i64 = 0
        for other in range(state.rules.players):
            if other != seat and state.alive >> other & 1:
                fears += self._fear(state, seat, other, habit)
                most = max(most, state.coins[other])
        free = self.mask & 1 != 0
        diplomat = state.rules.diplomat
        if free:
            weights[moves.INCOME] = habit.income * _modest(coins + 1 - most, habit)
            aid = habit.aid + habit.aid_without_dukes * (1.0 - self._anyone_has(state, seat, DUKE))
            weights[moves.AID] = aid * _modest(coins + 2 - most, habit)
            tax = self._claim(state, seat, DUKE, habit.tax, habit.false_tax, habit)
            weights[moves.TAX] = tax * _modest(coins + 3 - most, habit)
            need = self._need(state.hands[seat], habit)
            weights[moves.EXCHANGE] = need * self._claim(
                state, seat, diplomat, habit.exchange, habit.false_exchange, habit
            )
        strike = self._claim(state, seat, ASSASSIN, habit.assassinate, habit.false_assassinate, habit)
        theft = self._claim(state, seat, CAPTAIN, habit.steal, habit.false_steal, habit)
        look = self._claim(state, seat, diplomat, habit.examine, habit.false_examine, habit)
        for other in range(state.rules.players):
            if other == seat or not state.alive >> other & 1:
                continue
            danger = self._fear(state, seat, other, habit) / fears
            weights[moves.COUPS + other] = habit.coup * danger
            if free:
                weights[moves.ASSASSINATIONS + other] = strike * danger
                loot = min(state.coins[other], 2)
                gain = float(loot) * (0.3 + 0.7 * danger) * _modest(coins + loot - most, habit)
                weights[moves.THEFTS + other] = 0.002 + theft * gain
                weights[moves.EXAMINATIONS + other] = look * danger

    def _claim(self, state: Coup, seat: i64, character: i64, true: float, false: float, habit: Habits) -> float:
        """The weight of an action that claims a character, for one who has it or has it not."""
        hand = state.hands[seat]
        if count(hand, character):
            return true
        believable = 1.0 - float(_open(state, character)) / float(state.rules.copies)
        if believable <= 0.0:
            return 0.0
        alone = habit.lie_alone if size(hand) == 1 else 1.0
        return false * alone * believable * 2.0 * (1.0 - self.honesty[seat])

    def _need(self, hand: i64, habit: Habits) -> float:
        """How much a hand wants to be changed: not at all if it is good."""
        worth = 0.0
        for character in range(CHARACTERS):
            if count(hand, character):
                worth += habit.worth[character]
        return max(0.2, 1.6 - 0.16 * worth) if size(hand) == 2 else max(0.2, 1.2 - 0.16 * worth)

    def _fear(self, state: Coup, seat: i64, other: i64, habit: Habits) -> float:
        """How much this rival is to be struck, compared with the others."""
        fear = 1.0 + habit.fear_coins * float(state.coins[other])
        if not state.revealed[other]:
            fear *= 1.0 + habit.fear_cards
        return math.pow(fear, habit.fear) * (1.0 + 4.0 * self.vengeance[seat] * self.grudge[seat * _SEATS + other])

    # Claims of others

    def _challenges(self, state: Coup, seat: i64, habit: Habits) -> float:
        """How likely this seat challenges the claim in question."""
        rash = self.rashness[seat]
        return rash + (1.0 - rash) * self._suspects(state, seat, habit)

    def _suspects(self, state: Coup, seat: i64, habit: Habits) -> float:
        claimant = state.claimant()
        bluff = self.bluff(state, seat, claimant, state.claimed(), habit)
        if bluff >= 1.0:
            return 0.97
        mine = size(state.hands[seat])
        loss = habit.loss if mine == 2 else habit.last_loss
        gain = habit.gain if not state.revealed[claimant] else habit.last_gain
        if state.phase == CHALLENGING_BLOCK:
            if state.turn == seat:
                gain += habit.assassinating if state.kind == moves.ASSASSINATE else habit.acting
        elif state.target == seat:
            if state.kind != moves.ASSASSINATE:
                gain += habit.stop_theft
            elif not count(state.hands[seat], CONTESSA):
                gain += habit.stop_assassin
                if mine == 1:
                    loss = habit.loss
        elif state.kind == moves.TAX:
            gain += habit.stop_tax
        gain *= 0.4 + 1.2 * self.scepticism[seat]
        edge = habit.decision * (bluff * gain - (1.0 - bluff) * loss) - habit.calm
        return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, edge))))

    def bluff(self, state: Coup, seat: i64, claimant: i64, character: i64, habit: Habits) -> float:
        """How likely this seat takes a claim to be false, by its own cards, those that lie open, and its doubts."""
        left = state.rules.copies - _open(state, character) - count(state.hands[seat], character)
        if left <= 0:
            return 1.0
        has = self._has(state, seat, claimant, left)
        odds = math.log(has / (1.0 - has)) + habit.trust - self.doubt[claimant * CHARACTERS + character]
        return 1.0 / (1.0 + math.exp(max(-30.0, min(30.0, odds))))

    def _has(self, state: Coup, seat: i64, other: i64, left: i64) -> float:
        """How likely a rival holds a character of which so many cards are unseen, by counting alone."""
        unseen = size(state.rules.pile) * state.rules.copies - size(state.hands[seat])
        for each in range(state.rules.players):
            unseen -= size(state.revealed[each])
        if left >= unseen - 1:
            return 0.98
        lacks = float(unseen - left) / float(unseen)
        if not state.revealed[other]:
            lacks *= float(unseen - left - 1) / float(unseen - 1)
        return 1.0 - lacks

    def _anyone_has(self, state: Coup, seat: i64, character: i64) -> float:
        """How likely any rival holds a character."""
        left = state.rules.copies - _open(state, character) - count(state.hands[seat], character)
        if left <= 0:
            return 0.0
        lacks = 1.0
        for other in range(state.rules.players):
            if other != seat and state.alive >> other & 1:
                lacks *= 1.0 - self._has(state, seat, other, left)
        return 1.0 - lacks

    # Counteractions

    def _weigh_blocks(self, state: Coup, seat: i64, habit: Habits) -> None:
        weights = self.weights
        hand = state.hands[seat]
        kind = state.kind
        blockers = BLOCKERS[kind] & state.rules.characters
        false = habit.false_duke if kind == moves.AID else habit.false_guard
        if kind == moves.ASSASSINATE:
            false = habit.false_contessa
        lie = 2.0 * (1.0 - self.honesty[seat])
        if size(hand) == 1:
            lie *= habit.lie_alone
            if kind == moves.ASSASSINATE:
                false = habit.last_contessa
                lie = 1.0
        weights[0] = 1.0
        for character in range(CHARACTERS):
            if not blockers >> character & 1:
                continue
            if count(hand, character):
                weights[moves.BLOCK - moves.PASS + character] = 1.0
                weights[0] = habit.let_aid if kind == moves.AID else 0.03
                continue
            believable = max(0.0, 1.0 - float(_open(state, character)) / float(state.rules.copies))
            weights[moves.BLOCK - moves.PASS + character] = false * lie * believable
        if weights[0] == 1.0:
            return
        for character in range(CHARACTERS):
            if blockers >> character & 1 and not count(hand, character):
                weights[moves.BLOCK - moves.PASS + character] *= 0.03

    # Cards

    def _weigh_keeping(self, habit: Habits) -> None:
        """Which of one's cards and those drawn to keep: two of a kind are worth less than two different ones."""
        for k in range(27):
            if not self.mask >> k & 1:
                continue
            cards = KEPT[self.base - moves.KEEP + k]
            worth = 0.0
            for character in range(CHARACTERS):
                if count(cards, character):
                    worth += habit.worth[character]
                    if count(cards, character) == 2:
                        worth += habit.second
            self.weights[k] = math.exp(habit.choosing * worth)

    def _weigh_cards(self, state: Coup, seat: i64, habit: Habits) -> None:
        """Which card to lose, to show to the Inquisitor, or to draft."""
        for character in range(CHARACTERS):
            if not self.mask >> character & 1:
                continue
            worth = habit.worth[character]
            if state.phase == DRAFTING:
                self.weights[character] = math.exp(0.4 * worth)
            elif count(state.hands[seat], character) == 2:
                self.weights[character] = 1.0
            else:
                self.weights[character] = math.exp(-habit.choosing * worth)


def _modest(ahead: i64, habit: Habits) -> float:
    """Less than 1 for a gain that makes one the richest by so many coins."""
    return math.exp(-habit.modesty * float(ahead)) if ahead > 0 else 1.0


def _living(state: Coup) -> i64:
    """How many players are still in the game."""
    found: i64 = 0
    alive = state.alive
    while alive:
        alive &= alive - 1
        found += 1
    return found


def _open(state: Coup, character: i64) -> i64:
    """How many cards of a character lie face up."""
    found: i64 = 0
    for seat in range(state.rules.players):
        found += count(state.revealed[seat], character)
    return found
