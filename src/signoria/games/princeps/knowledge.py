"""Positions of Princeps that a seat cannot tell from the true one."""

# Compiled with mypyc.

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.bits import BIT, NONE
from signoria.core.chance import Source
from signoria.core.knowledge import Knowledge
from signoria.core.state import State
from signoria.games.princeps import events as told
from signoria.games.princeps.cards import (
    ALL_LANDS,
    CARD,
    CITIZEN,
    MERCENARY,
    PRINCE,
    TERRITORIES,
    WHOLE_DECK,
    count,
    lands_in,
)
from signoria.games.princeps.guesses import guessed
from signoria.games.princeps.moves import LAND as LAND_CARD
from signoria.games.princeps.moves import SEATS
from signoria.games.princeps.negotiation import lapse
from signoria.games.princeps.position import DEALING
from signoria.games.princeps.rules import DEALT_LANDS, Rules
from signoria.games.princeps.state import Princeps
from signoria.games.princeps.story import ARE_THERE, CAME, LACKS, LEFT, MOVED, PRINCE_HELD, UNKNOWN, Heard


class PrincepsKnowledge(Knowledge):
    """What one seat has heard of cards that it cannot see: hands are places 0 to 4, territories those behind."""

    def __init__(self, rules: Rules, seat: i64) -> None:
        self.rules = rules
        self.seat = seat
        self.story: list[Heard] = []
        self.held = vec[i64]([0, 0, 0, 0, 0])
        """How many cards each rival holds."""
        self.numbers: dict[i64, tuple[i64, i64, i64]] = {}
        """What rivals give in open offers that the seat knows of: who, which kinds, which territories."""
        self.refused: dict[i64, i64] = {}
        """How many have declined an open offer to anyone."""
        self.table: i64 = 0
        """The territories on the table, once and for all."""
        self.latest: i64 = 0
        """The highest number of an offer that the seat knows of in this round."""
        self.offer: i64 = 0
        """The offer that is being told."""
        self.made: i64 = 0
        """An offer that was made since then."""
        self.traded: i64 = 0
        """Who has given or discarded cards since their open offers last told of their hands, a bit a seat."""

    # Hearing

    def _note(self, what: i64, place: i64, card: i64, number: i64 = 0) -> None:
        self.story.append((what, place, card, number))

    def _came(self, place: i64, card: i64) -> None:
        if place < SEATS:
            self.held[place] += 1
        self._note(CAME, place, card)

    def _left(self, place: i64, card: i64, seat: i64) -> None:
        if place < SEATS:
            self.held[place] -= 1
        self._note(LEFT, place, card, seat)

    def _moved(self, place: i64, to: i64) -> None:
        if place < SEATS:
            self.held[place] -= 1
        if to < SEATS:
            self.held[to] += 1
        self._note(MOVED, place, to)

    def hear(self, kind: i64, a: i64, b: i64, c: i64) -> None:
        if kind == told.GAVE or kind == told.GAVE_OPENLY:
            self._hear_gift(a, b, c)
            return
        if (self.traded or self.made) and not self._goes_on(kind):
            self._still_there()
        if kind == told.EMPTIED:
            self._all_drawn()
            return
        if kind == told.GRANTED or kind == told.SETTLED:
            self.table |= BIT[b]
        if told.OFFERED <= kind <= told.CLOSED:
            self._hear_of_offers(kind, a, b, c)
        elif a == self.seat:
            return
        elif kind == told.DREW:
            self._came(a, UNKNOWN)
        elif kind == told.CROWNED:
            self._came(a, PRINCE)
        elif kind == told.ARMED:
            for _ in range(b):
                self._came(a, CITIZEN)
            for _ in range(c):
                self._came(a, MERCENARY)
        elif kind == told.DISCARDED:
            self._left(a, b, a)
            self.traded |= 1 << a
        elif kind == told.SETTLED:
            self._left(a, LAND_CARD + b, a)
        elif kind == told.LAID:
            self._moved(a, SEATS + c)
        elif kind == told.RECALLED or kind == told.RETURNED:
            self._moved(SEATS + c, a)
        elif kind == told.RECALLED_SHOWN or kind == told.RETURNED_SHOWN:
            self._came(a, b)
        elif kind == told.SHOWED:
            self._left(SEATS + c, b, a)
        elif kind == told.DRAWING and not self.rules.placed:
            self._note(PRINCE_HELD, a, 1 if self.held[a] + b == c else 0)

    def _all_drawn(self) -> None:
        """Who draws all that is left may have wanted more: so it tells nothing of the prince."""
        if self.story and self.story[len(self.story) - 1][0] == PRINCE_HELD:
            self.story.pop()

    def _goes_on(self, kind: i64) -> bool:
        """Whether this is still part of the offer, or of the trade, that is being told."""
        if kind == told.LAPSED or kind == told.LAPSED_ALL or kind == told.CEDED or kind == told.UNDONE:
            return True
        if kind == told.GIVES or kind == told.GIVES_ALL or kind == told.WANTS or kind == told.WANTS_ALL:
            return True
        return kind == told.RETURNED or kind == told.RETURNED_SHOWN

    def _hear_gift(self, giver: i64, taker: i64, card: i64) -> None:
        if card == NONE:
            self._moved(giver, taker)
        else:
            if giver != self.seat:
                self._left(giver, card, giver)
            if taker != self.seat:
                self._came(taker, card)
        self.traded |= 1 << giver

    def _hear_of_offers(self, kind: i64, a: i64, b: i64, c: i64) -> None:
        """Whoever makes an offer has what it gives, until it lapses."""
        if kind == told.OFFERED or kind == told.OFFERED_ALL:
            self.offer = c if kind == told.OFFERED else b
            self.latest = max(self.latest, self.offer)
            if a != self.seat:
                self.numbers[self.offer] = (a, 0, 0)
        elif kind == told.GIVES or kind == told.GIVES_ALL:
            if a != self.seat:
                self._gives(c if kind == told.GIVES else b)
        elif kind == told.LAPSED or kind == told.LAPSED_ALL:
            self._lapsed(a, c if kind == told.LAPSED else b)
        elif kind == told.CEDED:
            self._ceded(a, c)
        elif kind == told.CLOSED:
            self.latest = 0
            self.numbers.clear()
            self.refused.clear()
        elif kind == told.DECLINED_ALL:
            self.refused[c] = self.refused.get(c, 0) + 1
            if self.refused[c] == self.rules.players - 1:
                self.numbers.pop(c, (0, 0, 0))
        elif kind == told.WITHDREW_ALL:
            self.numbers.pop(b, (0, 0, 0))
        elif kind == told.ACCEPTED or kind == told.ACCEPTED_ALL or kind == told.DECLINED or kind == told.WITHDREW:
            self.numbers.pop(c, (0, 0, 0))

    def _gives(self, card: i64) -> None:
        maker, cards, lands = self.numbers[self.offer]
        if card < LAND_CARD:
            cards += CARD[card]
        else:
            lands |= BIT[card - LAND_CARD]
        self.numbers[self.offer] = (maker, cards, lands)
        self.made = self.offer

    def _lapsed(self, maker: i64, number: i64) -> None:
        """An offer has lapsed: its maker lacks some card that it gives."""
        _, cards, lands = self.numbers.pop(number, (0, 0, 0))
        if cards or lands & ~self.table:
            self._note(LACKS, maker, cards, lands & ~self.table)

    def _ceded(self, maker: i64, t: i64) -> None:
        """A territory on the table is given away: that offers of it lapse tells nothing of a hand."""
        for number, (giver, _, lands) in list(self.numbers.items()):
            if giver == maker and lands & BIT[t]:
                self.numbers.pop(number)

    def _still_there(self) -> None:
        """Those who traded still have what their open offers give."""
        for number, (maker, cards, lands) in self.numbers.items():
            if self.traded >> maker & 1 or number == self.made:
                self.story += self._held_for(maker, cards, lands)
        self.traded = 0
        self.made = 0

    def _held_for(self, maker: i64, cards: i64, lands: i64) -> list[Heard]:
        """What an open offer that gives these tells of its maker's hand."""
        found: list[Heard] = [
            (ARE_THERE, maker, kind, count(cards, kind)) for kind in range(1, LAND_CARD) if count(cards, kind)
        ]
        lands &= ~self.table
        return found + [(ARE_THERE, maker, LAND_CARD + t, 1) for t in range(TERRITORIES) if lands & BIT[t]]

    # Imagining

    def imagine(self, shell: State, source: Source) -> State:
        """If no way is found to explain all, what offers that are closed told of hands is left out; then what open ones
        tell too, and those that their makers cannot keep are closed.
        """
        assert isinstance(shell, Princeps)
        self._still_there()
        if shell.phase == DEALING:
            return self._in_the_deal(shell)
        made = guessed(self.story, shell, source)
        if made is None:
            moved = [heard for heard in self.story if heard[0] <= MOVED or heard[0] == PRINCE_HELD]
            standing = moved[:]
            for maker, cards, lands in self.numbers.values():
                standing += self._held_for(maker, cards, lands)
            made = guessed(standing, shell, source) or guessed(moved, shell, source)
        if made is None:
            raise AssertionError("no position agrees with what was heard")
        lapse(made)
        made.offered = self.latest
        return made

    def _in_the_deal(self, shell: Princeps) -> Princeps:
        """While princes and territories are dealt nothing is hidden."""
        made = shell.copy()
        made.deck = WHOLE_DECK
        made.deck_lands = ALL_LANDS & ~made.table()
        made.armies_due = self.rules.everybody
        for seat in range(self.rules.players):
            if lands_in(made.owned[seat]) < DEALT_LANDS:
                made.to_deal |= 1 << seat
            if made.princes[seat] != NONE:
                made.hands[seat] = CARD[PRINCE]
        return made
