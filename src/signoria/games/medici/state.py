"""Court of the Medici as a machine, in the order of the rulebook: set-up, a turn, powers, the last card, the end."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Self, final

from mypy_extensions import i64, mypyc_attr

from signoria.core.bits import NONE
from signoria.core.errors import Refused
from signoria.core.state import OVER, Listener
from signoria.games.medici import events as told
from signoria.games.medici import legal, moves, packing
from signoria.games.medici.cards import (
    GONZAGA,
    HIGHEST,
    JESTER,
    JESTERS,
    LADY,
    MINISTER,
    ROVERE,
    VALUES,
    card,
    count,
    house_of,
    kind_of,
    noble,
    nth,
    size,
    worth,
)
from signoria.games.medici.position import (
    ANNOUNCING,
    AT_COURT,
    BY_PLANS,
    CHOOSING,
    DEALING,
    ENDED,
    FIRST_NEW,
    INNER,
    LAYING,
    OPENING,
    OUTER,
    PLAYING,
    Position,
)
from signoria.games.medici.rules import CIRCLE_EMPTY, CONSECUTIVE, IN_CIRCLE, IN_HAND, Rules


@final
@mypyc_attr(free_list_len=1)
class Medici(Position):
    """One position of Court of the Medici, and the rules that lead from it to the next."""

    # Set-up

    def _lay(self, house: i64, kind: i64) -> None:
        """A card of the inner circle: four of each House, face up, Rovere's first."""
        self.place(house, kind, self.new_pile(INNER))
        laid = len(self.ids)
        if laid < 2 * IN_CIRCLE:
            self.draw_next(LAYING, ROVERE if laid < IN_CIRCLE else GONZAGA)
        else:
            self._laid()

    def place(self, house: i64, kind: i64, place: i64) -> i64:
        """A card comes to court from the deck, onto a pile; the number of the noble."""
        number = self.arrives(house, kind)
        self.stack(number, place)
        self.tell(told.PLACED, house, kind, self.ids[place])
        return number

    def _laid(self) -> None:
        """The circle lies there; its owners may want cards of different value."""
        if self.rules.distinct_circle:
            for house in range(2):
                if not self.kept >> house & 1 and legal.may_replace(self, house):
                    self.ask(CHOOSING, house)
                    return
            self._close_circle()
        self.next_id = max(self.next_id, FIRST_NEW)
        self._deal()

    def _set_aside(self, place: i64, seat: i64) -> None:
        """One of two equal cards leaves the circle for now, and another takes its place."""
        top = self.tops[place]
        kind = kind_of(top)
        self.tell(told.SET_ASIDE, seat, kind, self.ids[place])
        self.clear(place)
        self.court[seat] -= card(kind)
        self.aside[seat] += card(kind)
        if not top & 1:
            self._swap(top ^ 1, top)
        self.pile = place
        self.draw_next(CHOOSING, seat)

    def _swap(self, number: i64, new: i64) -> None:
        """A noble who stands alone gets another number."""
        for place in range(len(self.ids)):
            if self.tops[place] == number:
                self.clear(place)
                self.stack(new, place)
                return

    def _replaces(self, house: i64, kind: i64) -> None:
        self.place(house, kind, self.pile)
        self.pile = NONE
        self._laid()

    def _keep(self, seat: i64) -> None:
        self.tell(told.KEPT, seat)
        self.kept |= 1 << seat
        self._laid()

    def _close_circle(self) -> None:
        """What was set aside is shuffled in again; a House's Jesters are known by their order in the circle."""
        for house in range(2):
            if self.aside[house]:
                self.tell(told.SHUFFLED, house, size(self.aside[house]))
                self.decks[house] += self.aside[house]
                self.aside[house] = 0
            first = self.places[2 * house]
            second = self.places[2 * house + 1]
            if second != NONE and second < first:
                a = self.place_of(first)
                b = self.place_of(second)
                self.clear(a)
                self.clear(b)
                self.stack(noble(house, JESTER, 0), b)
                self.stack(noble(house, JESTER, 1), a)

    def _deal(self) -> None:
        """Five cards in hand for each; then the House with more in the circle starts, a tie is for chance."""
        for house in range(2):
            if self.draws[house] and self.has_deck(house):
                self.draw_next(DEALING, house)
                return
        if self.turn != NONE:
            self._opens(self.turn)
            return
        rovere = self._in_circle(ROVERE)
        gonzaga = self._in_circle(GONZAGA)
        if rovere == gonzaga:
            self.draw_next(OPENING, ROVERE)
        else:
            self._opens(ROVERE if rovere > gonzaga else GONZAGA)

    def _in_circle(self, house: i64) -> i64:
        """What a House's nobles in the inner circle count, Jesters 1."""
        total: i64 = 0
        for place in range(len(self.ids)):
            if self.zones[place] == INNER:
                number = self.tops[place]
                while number != NONE:
                    if house_of(number) == house:
                        total += VALUES[kind_of(number)]
                    number = self.below[number]
        return total

    def _opens(self, seat: i64) -> None:
        self.tell(told.STARTED, seat)
        self.turn = 1 - seat
        self._next()

    # A turn: a card is played

    def _leaves_hand(self) -> i64:
        """The card of the play under way comes to court as a noble; Jesters take the values declared for them."""
        me = self.turn
        kind = self.card
        self.hands[me] -= card(kind)
        number = self.arrives(me, kind)
        if kind == JESTER:
            self._values(2 * me + (number & 1), self.declared if self.declared else 1)
        if self.revalued:
            for jester in range(JESTERS):
                value = self.revalued >> 4 * jester & 15
                if value and value != self.shows[jester]:
                    self._values(jester, value)
        return number

    def _values(self, jester: i64, value: i64) -> None:
        self.shows[jester] = value
        self.tell(told.VALUED, jester, value)

    def _send(self) -> None:
        """Alone, to the own outer zone."""
        self.tell(told.SENT, self.turn, self.card, self.next_id)
        number = self._leaves_hand()
        self.stack(number, self.new_pile(OUTER + self.turn))
        self._noble_played()

    def _ally(self, place: i64) -> None:
        """Onto any noble or pile; a Minister and a Lady use their powers."""
        self.tell(told.ALLIED, self.turn, self.card, self.ids[place])
        number = self._leaves_hand()
        if self.card == MINISTER and self.sizes[place] > 1:
            self.tell(told.CLEARED, self.ids[place], self.sizes[place])
            self._discard(place)
            self.stack(number, place)
        else:
            self.stack(number, place)
            if self.card == LADY:
                self._part(place)
        self._noble_played()

    def _conspire(self, target: i64) -> None:
        """The card joins a pile, and one other of exactly the same value is discarded."""
        place = self.pile
        values = legal.jester_values(self, self.turn, target)
        self.declared = values >> 16
        self.revalued = values & 0xFFFF
        self.tell(told.CONSPIRED, self.turn, self.card, self.ids[place])
        number = self._leaves_hand()
        if self.listener is not None:
            added = self.declared if self.card == JESTER else VALUES[self.card]
            before = self.value(place)
            self.tell(told.EQUALLED, before, added, before + added)
            self.tell(told.FELL, self.ids[target], self.value(target))
        self.stack(number, place)
        self._discard(target)
        self.remove_pile(target)
        self._noble_played()

    def _plan(self) -> None:
        """A card goes face down under the own deck."""
        me = self.turn
        self.tell(told.PLANNED, me, self.card)
        self.hands[me] -= card(self.card)
        self.put_under(me, self.card)
        self.planned[me] += 1
        self.plans[me] += 1
        self.running += 1
        self._played()

    def _pass(self) -> None:
        """Who cannot play any card waits for the other to finish."""
        self.tell(told.PASSED, self.turn)
        self._next()

    # Powers

    def _discard(self, place: i64) -> None:
        """All of a pile go to the discards of their Houses."""
        number = self.tops[place]
        while number != NONE:
            house = house_of(number)
            kind = kind_of(number)
            self.court[house] -= card(kind)
            self.discards[house] += card(kind)
            self.tell(told.DISCARDED, house, kind)
            number = self.below[number]
        self.clear(place)

    def _part(self, place: i64) -> None:
        """A Lady takes a pile apart, herself included: singles in the same zone, the first with the old id."""
        nobles = self.nobles(place)
        zone = self.zones[place]
        self.clear(place)
        for k in range(len(nobles)):
            number = nobles[k]
            at = place if k == 0 else self.new_pile(zone)
            self.stack(number, at)
            self.tell(told.PARTED, house_of(number), kind_of(number), self.ids[at])

    # After the play: the end is tested, a card is drawn

    def _noble_played(self) -> None:
        self.running = 0
        if self.rules.plan_draw == CONSECUTIVE:
            self.plans[0] = 0
            self.plans[1] = 0
        self._played()

    def _played(self) -> None:
        self.card = NONE
        self.manner = NONE
        self.pile = NONE
        self.declared = 0
        self.revalued = 0
        if self.ends_at_court():
            self._tell_end_at_court()
            self._over(AT_COURT)
        elif self._ends_by_plans():
            self.tell(told.STALLED)
            self._over(BY_PLANS)
        elif self.has_deck(self.turn):
            self.draw_next(PLAYING, self.turn)
        else:
            self._next()

    def _next(self) -> None:
        """The other's turn, unless neither can play any more."""
        if self.stuck(0) and self.stuck(1):
            self.tell(told.STUCK)
            self._over(AT_COURT)
        else:
            self.turn = 1 - self.turn
            self.ask(PLAYING, self.turn)

    # The end of the deck

    def _drawn(self, house: i64, kind: i64) -> None:
        """A card joins the hand; the last of a deck is shown, and limits its owner for good."""
        self.hands[house] += card(kind)
        if self.has_deck(house):
            self.tell(told.DREW, house, kind)
            self._next()
            return
        self.lasts[house] = kind
        self.tell(told.LAST, house, kind)
        if kind == JESTER:
            self.ask(ANNOUNCING, house)
        else:
            self._limit(VALUES[kind])

    def _limit(self, value: i64) -> None:
        self.limits[self.turn] = value
        self.tell(told.LIMITED, self.turn, value)
        self._next()

    # The end of the game

    def ends_at_court(self) -> bool:
        """Whether the inner circle is empty; or, by the other rule, a House has nobody in it."""
        if self.rules.end == CIRCLE_EMPTY:
            return self.inner[0] + self.inner[1] == 0
        return self.inner[0] == 0 or self.inner[1] == 0

    def _tell_end_at_court(self) -> None:
        if self.rules.end == CIRCLE_EMPTY:
            self.tell(told.EMPTIED)
        else:
            self.tell(told.ABSENT, ROVERE if self.inner[ROVERE] == 0 else GONZAGA)

    def _ends_by_plans(self) -> bool:
        """Three Plans each: running, or in the whole game."""
        if self.rules.plan_draw == CONSECUTIVE:
            return self.running == 2 * moves.MOST_PLANS
        return self.plans[0] >= moves.MOST_PLANS and self.plans[1] >= moves.MOST_PLANS

    def _over(self, how: i64) -> None:
        self.phase = ENDED
        self.current = OVER
        self.pending = 0
        self.ended = how
        if self.listener is None:
            return
        if how == AT_COURT:
            for house in range(2):
                self.tell(told.SCORED, house, worth(self.court[house]), size(self.court[house]))
        if self.winner() == NONE:
            self.tell(told.DRAWN)
        else:
            self.tell(told.WON, self.winner())

    def winner(self) -> i64:
        """The House that counts more at court, or has more nobles there; NONE if it is a draw, or not over."""
        if self.ended != AT_COURT:
            return NONE
        lead = worth(self.court[0]) - worth(self.court[1])
        if not lead:
            lead = size(self.court[0]) - size(self.court[1])
        if not lead:
            return NONE
        return ROVERE if lead > 0 else GONZAGA

    def returns(self) -> list[int]:
        return [int(seat == self.winner()) for seat in range(2)]

    # Chance

    def _draw(self, kind: i64) -> None:
        """The uppermost card of a deck, for what the phase says."""
        house = self.drawer
        self.take(house, kind)
        if self.phase == PLAYING:
            self._drawn(house, kind)
        elif self.phase == DEALING:
            self.draws[house] -= 1
            self.hands[house] += card(kind)
            self.tell(told.DEALT, house, kind)
            self._deal()
        elif self.phase == LAYING:
            self._lay(house, kind)
        else:
            self._replaces(house, kind)

    def weight(self, action: i64) -> i64:
        if self.phase == OPENING:
            return 1 if moves.OPEN <= action < moves.MOVES else 0
        kind = action - moves.DRAW
        if not 0 <= kind < moves.OPEN - moves.DRAW:
            return 0
        house = self.drawer
        if self.decks[house]:
            return count(self.decks[house], kind)
        return 1 if self.first_under(house) == kind else 0

    def weights(self) -> i64:
        if self.phase == OPENING:
            return 2
        house = self.drawer
        return size(self.decks[house]) if self.decks[house] else 1

    def outcome(self, k: i64) -> i64:
        if self.phase == OPENING:
            return moves.OPEN + k
        house = self.drawer
        return moves.DRAW + (nth(self.decks[house], k) if self.decks[house] else self.first_under(house))

    # The machine

    def choices(self, seat: i64) -> tuple[i64, i64]:
        return legal.choices(self, seat)

    def taker(self, action: i64) -> i64:
        return moves.taker(action)

    def refusal(self, action: i64, seat: i64) -> Refused | None:
        return legal.refusal(self, action, seat)

    def midway(self) -> bool:
        return self.card != NONE

    def step(self, action: i64, seat: i64) -> None:
        if action < moves.SEND:
            self.card = action
        elif action < moves.PILE:
            self._choose(action)
        elif action < moves.KEEP:
            self._point(action - moves.PILE, seat)
        elif action == moves.KEEP:
            self._keep(seat)
        elif action == moves.PASS:
            self._pass()
        elif action < moves.DECLARE:
            self._limit(action - moves.ANNOUNCE + 1)
        elif action < moves.REVALUE:
            self.declared = action - moves.DECLARE + 1
        elif action < moves.DRAW:
            jester = (action - moves.REVALUE) // HIGHEST
            self.revalued |= (action - moves.REVALUE) % HIGHEST + 1 << 4 * jester
        elif action < moves.OPEN:
            self._draw(action - moves.DRAW)
        else:
            self._opens(action - moves.OPEN)

    def _choose(self, manner: i64) -> None:
        if manner == moves.SEND:
            self._send()
        elif manner == moves.PLAN:
            self._plan()
        else:
            self.manner = manner

    def _point(self, place: i64, seat: i64) -> None:
        """At a pile: of the circle, to ally with, to conspire on, or to strike."""
        if self.phase == CHOOSING:
            self._set_aside(place, seat)
        elif self.manner == moves.ALLY:
            self._ally(place)
        elif self.pile == NONE:
            self.pile = place
        else:
            self._conspire(place)

    # Copies and bytes

    def copy(self) -> Self:
        new = Medici(self.rules)
        packing.copy_fields(self, new)
        return new

    def pack(self) -> list[int]:
        return packing.pack(self)

    @classmethod
    def unpack(cls, numbers: list[int]) -> Self:
        rules, rest = packing.split(numbers)
        position = Medici(rules)
        packing.load(position, rest)
        return position


def new(rules: Rules, listener: Listener | None = None) -> Medici:
    """A new game, before chance has dealt; the listener hears it from the start."""
    state = Medici(rules)
    for house in range(2):
        state.decks[house] = rules.house
        state.draws[house] = IN_HAND
    state.listener = listener
    return state
