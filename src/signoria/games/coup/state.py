"""Coup as a machine, in the order of the rulebook: set-up, a turn, challenges, losses, the end."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Self, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from signoria.core.bits import NONE
from signoria.core.errors import Refused
from signoria.core.state import CHANCE, OVER, Listener
from signoria.games.coup import events as told
from signoria.games.coup import legal, moves, packing
from signoria.games.coup.cards import INQUISITOR, card, count, nth, size
from signoria.games.coup.moves import BLOCKERS, COSTS, GAINS, KEPT
from signoria.games.coup.position import (
    ACTING,
    BLOCKING,
    CHALLENGING,
    CHALLENGING_BLOCK,
    DEALING,
    DRAFTING,
    ENDED,
    EXCHANGING,
    JUDGING,
    LOSING,
    PROVING,
    REVEALING,
    THEN_ENDS,
    THEN_GOES_ON,
    THEN_STANDS,
    Position,
)
from signoria.games.coup.rules import DRAFT_COURT, OPEN, RANDOM_FIRST, Rules


@final
@mypyc_attr(free_list_len=1)
class Coup(Position):
    """One position of Coup, and the rules that lead from it to the next."""

    # Set-up

    def _opens(self, seat: i64) -> None:
        """Who starts is known: of two players the first may get less; then cards are dealt or drafted."""
        rules = self.rules
        self.turn = seat
        self.tell(told.STARTED, seat)
        if rules.players == 2:
            self.treasury += self.coins[seat] - rules.opener_coins
            self.coins[seat] = rules.opener_coins
        if rules.duel == OPEN:
            self._draw_next(DEALING, 2 * rules.players)
        elif rules.duel == DRAFT_COURT:
            self._draw_next(DRAFTING, 2)
        else:
            self._open(DRAFTING, self.alive, self._before(seat))

    def _dealt(self, character: i64) -> None:
        """A card of the deal: the opener's first, then around the table."""
        players = self.rules.players
        seat = (self.turn - self.draws) % players
        self.hands[seat] += card(character)
        self.draws -= 1
        self.tell(told.DREW, seat, character)
        if self.draws:
            return
        if self.phase == DRAFTING and self.rules.duel == DRAFT_COURT:
            self._open(DRAFTING, self.alive, self._before(self.turn))
        else:
            self._ask(ACTING, self.turn)

    def _draft(self, character: i64, seat: i64) -> None:
        """A secret choice; when both have chosen, the picks join the hands."""
        self.tell(told.PICKED, seat, character)
        self.picks |= character + 1 << 3 * seat
        self._answered(seat)
        if self.pending:
            return
        self.tell(told.DRAFTED, NONE)
        for each in range(2):
            self.hands[each] += card((self.picks >> 3 * each & 7) - 1)
            if self.rules.duel == DRAFT_COURT:
                self.court += self.rules.pile - card((self.picks >> 3 * each & 7) - 1)
        self.picks = 0
        if self.rules.duel == DRAFT_COURT:
            self._ask(ACTING, self.turn)
        else:
            self._draw_next(DRAFTING, 2)

    # A turn: an action is declared

    def _declare(self, action: i64) -> None:
        me = self.turn
        kind = moves.kind_of(action)
        self.kind = kind
        self.target = moves.target_of(action)
        self.tell(told.DECLARED, me, kind, self.target)
        cost = COSTS[kind]
        if cost:
            self.coins[me] -= cost
            self.treasury += cost
            self.tell(told.PAID, me, cost)
        claim = self.rules.claim(kind)
        self.claim = claim
        if claim == NONE:
            self._stands()
        else:
            self._open(CHALLENGING, self.alive & ~(1 << me), me)

    # Counteractions

    def _stands(self) -> None:
        """The action was not called, or was proven: those whom it concerns may block it."""
        kind = self.kind
        if kind == moves.AID:
            self._open(BLOCKING, self.alive & ~(1 << self.turn), self.turn)
        elif BLOCKERS[kind] and self.alive >> self.target & 1:
            self._ask(BLOCKING, self.target)
        else:
            self._resolve()

    def _block(self, character: i64, seat: i64) -> None:
        self.may_block = self.pending & ~(1 << seat)
        self.blocker = seat
        self.block_claim = character
        self.tell(told.BLOCKED, seat, self.turn, character)
        self._open(CHALLENGING_BLOCK, self.alive & ~(1 << seat), seat)

    def _pass(self, seat: i64) -> None:
        self.tell(told.PASSED, seat)
        self._answered(seat)
        if self.pending:
            return
        if self.phase == BLOCKING:
            self.tell(told.UNBLOCKED, self.turn, self.kind)
            self._resolve()
            return
        self.tell(told.UNCHALLENGED, self.claimant(), self.claimed())
        if self.phase == CHALLENGING:
            self._stands()
        else:
            self._stopped()

    def _reopen(self) -> None:
        """A block has fallen: whoever had not yet answered foreign aid may still block it."""
        if self.kind == moves.AID:
            if self.may_block:
                self._open(BLOCKING, self.may_block, self.turn)
                return
            self.tell(told.UNBLOCKED, self.turn, moves.AID)
        self._resolve()

    def _stopped(self) -> None:
        """The block stands, and the action fails; what it cost remains spent."""
        self.tell(told.STOPPED, self.turn, self.kind)
        self._ends()

    # Challenges

    def _challenge(self, seat: i64) -> None:
        self.challenger = seat
        claimant = self.claimant()
        character = self.claimed()
        self.tell(told.CHALLENGED, seat, claimant, character)
        if self.rules.refuse_proof:
            self._ask(PROVING, claimant)
        elif count(self.hands[claimant], character):
            self._show()
        else:
            self.tell(told.BLUFFED, claimant, character)
            self._called()

    def _show(self) -> None:
        """The claim was true: the card goes back to the Court deck, and another is drawn."""
        claimant = self.claimant()
        character = self.claimed()
        self.tell(told.SHOWED, claimant, character)
        self.hands[claimant] -= card(character)
        self.court += card(character)
        self._draw_next(PROVING, 1)

    def _called(self) -> None:
        """The claim is not proven: the claimant pays with an influence; an action fails, a block falls."""
        claimant = self.claimant()
        if self.blocker != NONE:
            self.caught |= 1 << claimant
            self.blocker = NONE
            self.block_claim = NONE
            self._must_lose(claimant, THEN_GOES_ON)
            return
        cost = COSTS[self.kind]
        if cost:
            self.coins[claimant] += cost
            self.treasury -= cost
            self.tell(told.REFUNDED, claimant, cost)
        self._must_lose(claimant, THEN_ENDS)

    # Losing an influence

    def _must_lose(self, seat: i64, then: i64) -> None:
        """A player turns a card face up, of their choice while there are two."""
        self.then = then
        hand = self.hands[seat]
        if size(hand) == 1:
            self._lose(nth(hand, 0), seat)
        else:
            self._ask(LOSING, seat)

    def _lose(self, character: i64, seat: i64) -> None:
        self.hands[seat] -= card(character)
        self.revealed[seat] += card(character)
        self.tell(told.LOST, seat, character)
        if not self.hands[seat]:
            self.alive &= ~(1 << seat)
            self.tell(told.OUT, seat)
            if self.kind != moves.STEAL or seat != self.target:
                self._forfeit(seat)
            if not self.alive & self.alive - 1:
                self._over()
                return
        self.challenger = NONE
        if self.then == THEN_STANDS:
            self._stands()
        elif self.then == THEN_GOES_ON:
            self._reopen()
        elif self.blocker != NONE:
            self._stopped()
        else:
            self._ends()

    # What actions do

    def _resolve(self) -> None:
        me = self.turn
        kind = self.kind
        target = self.target
        if kind < moves.EXCHANGE:
            coins = min(GAINS[kind], self.treasury)
            self.treasury -= coins
            self.coins[me] += coins
            self.tell(told.TOOK, me, coins)
            self._ends()
        elif kind == moves.EXCHANGE:
            self._draw_next(EXCHANGING, 1 if self.rules.diplomat == INQUISITOR else 2)
        elif kind == moves.STEAL:
            coins = min(2, self.coins[target])
            self.coins[target] -= coins
            self.coins[me] += coins
            self.tell(told.STOLE, me, target, coins)
            if not self.alive >> target & 1:
                self._forfeit(target)
            self._ends()
        elif not self.alive >> target & 1:
            self._ends()
        elif kind == moves.COUP or kind == moves.ASSASSINATE:
            self._must_lose(target, THEN_ENDS)
        else:
            self._ask(REVEALING, target)

    def _keep(self, kept: i64) -> None:
        """The Ambassador's, or Inquisitor's, choice among the hand and the cards drawn."""
        me = self.turn
        returned = self.hands[me] + self.drawn - KEPT[kept]
        self.hands[me] = KEPT[kept]
        self.court += returned
        self.drawn = 0
        for k in range(size(returned)):
            self.tell(told.RETURNED, me, nth(returned, k))
        self._ends()

    def _reveal(self, character: i64, seat: i64) -> None:
        self.shown = character
        self.tell(told.PRESENTED, seat, self.turn, character)
        self._ask(JUDGING, self.turn)

    def _judge(self, verdict: i64) -> None:
        if verdict == moves.RETURN:
            self.tell(told.GAVE_BACK, self.turn, self.target)
            self._ends()
        else:
            self.tell(told.REPLACED, self.turn, self.target)
            self._draw_next(JUDGING, 1)

    # The end of an action, and of the game

    def _ends(self) -> None:
        """The action has been resolved, or has failed: the next living player's turn."""
        self.kind = moves.INCOME
        self.target = NONE
        self.claim = NONE
        self.blocker = NONE
        self.block_claim = NONE
        self.may_block = 0
        self.caught = 0
        self.shown = NONE
        seat = self._after(self.turn, self.alive)
        self.turn = seat
        self._ask(ACTING, seat)

    def _forfeit(self, seat: i64) -> None:
        """The coins of a player who is out go to the Treasury; a theft takes its share first."""
        coins = self.coins[seat]
        if coins:
            self.tell(told.FORFEITED, seat, coins)
            self.treasury += coins
            self.coins[seat] = 0

    def _over(self) -> None:
        """One player is left: nothing more is resolved."""
        if self.kind == moves.STEAL and not self.alive >> self.target & 1:
            self._forfeit(self.target)
        self.phase = ENDED
        self.current = OVER
        self.pending = 0
        self.tell(told.WON, self.winner())

    def winner(self) -> i64:
        """The last player standing, or NONE."""
        if self.phase != ENDED:
            return NONE
        return self._after(self.turn, self.alive)

    def returns(self) -> list[int]:
        return [int(seat == self.winner()) for seat in range(self.rules.players)]

    # Who is asked

    def _ask(self, phase: i64, seat: i64) -> None:
        self.phase = phase
        self.current = seat
        self.pending = 1 << seat

    def _open(self, phase: i64, seats: i64, origin: i64) -> None:
        """A window opens to all these seats; clockwise from the origin is the order of asking."""
        self.phase = phase
        self.pending = seats
        self.current = self._after(origin, seats)

    def _answered(self, seat: i64) -> None:
        self.pending &= ~(1 << seat)
        if self.pending and seat == self.current:
            self.current = self._after(seat, self.pending)

    def _after(self, seat: i64, among: i64) -> i64:
        """The next seat clockwise that is among these."""
        while True:
            seat += 1
            if seat == self.rules.players:
                seat = 0
            if among >> seat & 1:
                return seat

    def _before(self, seat: i64) -> i64:
        return self.rules.players - 1 if seat == 0 else seat - 1

    # Chance

    def _draw_next(self, phase: i64, draws: i64) -> None:
        self.phase = phase
        self.draws = draws
        self.current = CHANCE
        self.pending = 0

    def _draw(self, character: i64) -> None:
        """A random card leaves the Court deck, for whom the phase says."""
        self.court -= card(character)
        if self.phase <= DRAFTING:
            self._dealt(character)
            return
        self.draws -= 1
        if self.phase == EXCHANGING:
            self.drawn += card(character)
            self.tell(told.DREW, self.turn, character)
            if not self.draws:
                self._ask(EXCHANGING, self.turn)
        elif self.phase == PROVING:
            seat = self.claimant()
            self.hands[seat] += card(character)
            self.tell(told.DREW, seat, character)
            self._must_lose(self.challenger, THEN_STANDS if self.blocker == NONE else THEN_ENDS)
        else:
            seat = self.target
            self.hands[seat] += card(character) - card(self.shown)
            self.court += card(self.shown)
            self.tell(told.DREW, seat, character)
            self.tell(told.SURRENDERED, seat, self.turn, self.shown)
            self._ends()

    def weight(self, action: i64) -> i64:
        if self.turn == NONE:
            return 1 if moves.OPENER <= action < moves.OPENER + self.rules.players else 0
        return count(self.court, action - moves.DRAW) if moves.DRAW <= action < moves.KEEP else 0

    def weights(self) -> i64:
        return self.rules.players if self.turn == NONE else size(self.court)

    def outcome(self, k: i64) -> i64:
        return moves.OPENER + k if self.turn == NONE else moves.DRAW + nth(self.court, k)

    # The machine

    def choices(self, seat: i64) -> tuple[i64, i64]:
        return legal.choices(self, seat)

    def taker(self, action: i64) -> i64:
        return moves.taker(action)

    def refusal(self, action: i64, seat: i64) -> Refused | None:
        return legal.refusal(self, action, seat)

    def step(self, action: i64, seat: i64) -> None:
        if action < moves.PASS:
            self._declare(action)
        elif action == moves.PASS:
            self._pass(seat)
        elif action == moves.CHALLENGE:
            self._challenge(seat)
        elif action < moves.SHOW:
            self._block(action - moves.BLOCK, seat)
        elif action == moves.SHOW:
            self._show()
        elif action == moves.CONCEDE:
            self.tell(told.CONCEDED, seat, self.claimed())
            self._called()
        elif action < moves.REVEAL:
            self._lose(action - moves.LOSE, seat)
        elif action < moves.RETURN:
            self._reveal(action - moves.REVEAL, seat)
        elif action < moves.DRAFT:
            self._judge(action)
        elif action < moves.DRAW:
            self._draft(action - moves.DRAFT, seat)
        elif action < moves.KEEP:
            self._draw(action - moves.DRAW)
        elif action < moves.OPENER:
            self._keep(action - moves.KEEP)
        else:
            self._opens(action - moves.OPENER)

    # Copies and bytes

    def copy(self) -> Self:
        new = Coup(self.rules, self.coins[:], self.hands[:], self.revealed[:])
        packing.copy_fields(self, new)
        return new

    def pack(self) -> list[int]:
        return packing.pack(self)

    @classmethod
    def unpack(cls, numbers: list[int]) -> Self:
        rules, fields, seats = packing.split(numbers)
        position = Coup(rules, vec[i64](seats[0::3]), vec[i64](seats[1::3]), vec[i64](seats[2::3]))
        packing.load(position, fields)
        return position


def new(rules: Rules, listener: Listener | None = None) -> Coup:
    """A new game, before chance has dealt; the listener hears it from the start."""
    players = rules.players
    state = Coup(rules, vec[i64]([2] * players), vec[i64]([0] * players), vec[i64]([0] * players))
    state.treasury = rules.coins - 2 * players
    state.court = rules.pile * rules.copies if rules.duel == OPEN else rules.pile
    state.alive = (1 << players) - 1
    state.listener = listener
    if rules.first != RANDOM_FIRST:
        state._opens(rules.first)
    return state
