"""Positions of Princeps that a seat cannot tell from the true one.

Cards that a seat cannot see are tokens: each is in a rival's hand or lies face down on a territory, and either it is
known what it is (it was seen before it came there) or not.  What happened is followed token by token.  Where a card
moves unseen, any of its place may have been it: one is picked.  If something later shows that it was another, two
tokens that were together at a time change their ways from then on; if that does not help either, all is tried anew.
"""

from __future__ import annotations

from typing import Final

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
    CASTLE,
    CITIZEN,
    COLONISTS,
    CONSPIRACY,
    COPIES,
    MERCENARY,
    PRINCE,
    TERRITORIES,
    WHOLE_DECK,
    contains,
    count,
    lands_in,
    nth,
    nth_land,
    size,
)
from signoria.games.princeps.moves import LAND as LAND_CARD
from signoria.games.princeps.moves import NOTHING, SEATS
from signoria.games.princeps.position import DEALING
from signoria.games.princeps.rules import DEALT_LANDS, Rules
from signoria.games.princeps.state import Princeps, listed

_ATTEMPTS: Final = 1000

# What a seat has heard, as far as it is about cards that it cannot see: a card came to a place or left it, one of a
# place moved to another, so many of a card are there, not all of several cards are, the prince is in hand or is not.
_CAME: Final[i64] = 0
_LEFT: Final[i64] = 1
_MOVED: Final[i64] = 2
_ARE_THERE: Final[i64] = 3
_LACKS: Final[i64] = 4
"""With the kinds, and the territories, of which not all are there."""
_PRINCE_HELD: Final[i64] = 5

_UNKNOWN: Final[i64] = -1
_NEVER: Final[i64] = 1 << 30


_EVERYWHERE: Final[i64] = (1 << 29) - 1
"""Sets of one place, and of all."""

Heard = tuple[i64, i64, i64, i64]


class Token:
    """A card that the seat cannot see: what it is, if that is known, and where it has been."""

    def __init__(self, card: i64, time: i64, place: i64) -> None:
        self.card = card
        self.since = time
        """It cannot have changed its ways with another before this time."""
        self.banned: i64 = 0
        """What it cannot be, a bit a card."""
        self.times: list[i64] = [time]
        self.places: list[i64] = [place]
        self.place = place

    def go(self, time: i64, place: i64) -> None:
        """It moves."""
        self.times.append(time)
        self.places.append(place)
        self.place = place

    def go_again(self, times: list[i64], places: list[i64]) -> None:
        """It has gone another way."""
        self.times = times
        self.places = places
        self.place = places[len(places) - 1]

    def index(self, time: i64) -> i64:
        """Which of its places it was in at a time."""
        k = len(self.times) - 1
        while self.times[k] > time:
            k -= 1
        return k

    def has_lain(self) -> bool:
        """Whether it has lain face down on a territory."""
        for place in self.places:
            if place >= SEATS:
                return True
        return False


def together(a: Token, b: Token, earliest: i64) -> i64:
    """The first time, not before this one, at which two tokens were in one place; _NEVER if there is none."""
    k: i64 = 0
    j: i64 = 0
    while k < len(a.times) and j < len(b.times):
        a_until = a.times[k + 1] if k + 1 < len(a.times) else _NEVER
        b_until = b.times[j + 1] if j + 1 < len(b.times) else _NEVER
        begin = max(a.times[k], b.times[j], earliest)
        if begin < min(a_until, b_until) and a.places[k] == b.places[j]:
            return begin
        if a_until <= b_until:
            k += 1
        else:
            j += 1
    return _NEVER


def exchange(a: Token, b: Token, time: i64) -> None:
    """Two tokens that are together at a time change all that came after it."""
    k = a.index(time)
    j = b.index(time)
    a_times = a.times
    a_places = a.places
    b_times = b.times
    b_places = b.places
    a.go_again(a_times[: k + 1] + b_times[j + 1 :], a_places[: k + 1] + b_places[j + 1 :])
    b.go_again(b_times[: j + 1] + a_times[k + 1 :], b_places[: j + 1] + a_places[k + 1 :])


def _sizes(story: list[Heard]) -> list[i64]:
    """How many cards were in the place that each thing heard is about, before it."""
    held = vec[i64]([0] * 29)
    found: list[i64] = []
    for what, place, card, _ in story:
        found.append(held[place])
        if what == _CAME:
            held[place] += 1
        elif what == _LEFT:
            held[place] -= 1
        elif what == _MOVED:
            held[place] -= 1
            held[card] += 1
    return found


def is_single(card: i64) -> bool:
    """Whether there is only one such card; of princes, only one that is a player's."""
    return card == PRINCE or card >= LAND_CARD or (card >= 0 and COPIES[card] == 1)


class _Single:
    """A card of which there is only one, and where it can have been."""

    def __init__(self, card: i64, seat: i64, story: list[Heard], sizes: list[i64]) -> None:
        self.card = card
        self.seat = seat
        """Whose prince it is."""
        self.possible: list[i64] = [_EVERYWHERE] * (len(story) + 1)
        """Where it can have been before each thing heard, and at the end: found from the end backwards."""
        for k in range(len(story) - 1, -1, -1):
            self.possible[k] = self._before(story[k], self.possible[k + 1], sizes[k])

    def is_meant(self, heard: Heard) -> bool:
        """Whether something that is heard of such a card is of this one."""
        what, place, card, number = heard
        if card != self.card or what == _MOVED or what == _PRINCE_HELD:
            return False
        return card != PRINCE or (place if what == _CAME else number) == self.seat

    def can_move(self, place: i64, to: i64) -> bool:
        """Princes between their own hand and territories, territory cards between hands, others between any places."""
        if self.card == PRINCE:
            return (place == self.seat and to >= SEATS) or (to == self.seat and place >= SEATS)
        return self.card < LAND_CARD or (place < SEATS and to < SEATS)

    def _before(self, heard: Heard, may: i64, size_there: i64) -> i64:
        what, place, card, number = heard
        here = BIT[place]
        if what == _MOVED:
            stays = may & here != 0 and size_there > 1
            goes = may & BIT[card] != 0 and self.can_move(place, card)
            return may | here if stays or goes else may & ~here
        if what == _PRINCE_HELD:
            if self.card != PRINCE or place != self.seat:
                return may
            return may & here if card else may & ~here
        if what == _LACKS:
            if self.card < LAND_CARD:
                return may & ~here if card == CARD[self.card] and not number else may
            return may & ~here if number == BIT[self.card - LAND_CARD] and not card else may
        if self.is_meant(heard):
            return _EVERYWHERE if what == _CAME else here
        if what == _LEFT or what == _ARE_THERE:
            others = number if what == _ARE_THERE else 1
            return may & ~here if size_there <= others else may
        return may


def _singles(story: list[Heard], sizes: list[i64]) -> list[_Single]:
    """All cards of which there is only one, as far as the seat has heard of them."""
    found: list[_Single] = []
    known: i64 = 0
    for what, place, card, _ in story:
        if what == _CAME and card == PRINCE and not known & BIT[place]:
            known |= BIT[place]
            found.append(_Single(card, place, story, sizes))
    known = 0
    for what, _, card, _ in story:
        if (what == _CAME or what == _ARE_THERE) and card != PRINCE and is_single(card) and not known >> card & 1:
            known |= BIT[0] << card
            found.append(_Single(card, NONE, story, sizes))
    return found


class _Guess:
    """One way in which it may all have come."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.tokens: list[Token] = []
        """Those that are still unseen."""

    def follow(self, story: list[Heard], singles: list[_Single], sizes: list[i64]) -> bool:
        """Go through all that was heard; False if this way leads nowhere."""
        movers: list[i64] = [NONE] * len(story)
        for single in singles:
            if not self._trace(single, story, sizes, movers):
                return False
        time: i64 = 0
        for what, place, card, number in story:
            if what == _CAME:
                self.tokens.append(Token(card, time, place))
            elif what == _MOVED:
                if not self._move(place, card, movers[time], time):
                    return False
            elif what == _LEFT:
                if not self._leave(place, card):
                    return False
            elif what == _ARE_THERE:
                if not self._need(place, card, number, time):
                    return False
            elif what == _LACKS and not self._lack_some(place, card, number, time):
                return False
            time += 1  # noqa: SIM113 (mypyc counts faster than it enumerates)
        return True

    def _trace(self, single: _Single, story: list[Heard], sizes: list[i64], movers: list[i64]) -> bool:
        """Make up where a card has been of which there is only one, and note which moves were its own; False if it
        cannot have been so.  This comes first, since more is known of such cards than of others.
        """
        at: i64 = -1
        for k in range(len(story)):
            what, place, card, _ = story[k]
            if what == _CAME or what == _ARE_THERE:
                if single.is_meant(story[k]):
                    at = place
            elif place != at:
                continue
            elif what == _LEFT:
                if single.is_meant(story[k]):
                    at = -1
            elif what == _MOVED:
                stays = single.possible[k + 1] & BIT[place] != 0 and sizes[k] > 1
                goes = single.possible[k + 1] & BIT[card] != 0 and single.can_move(place, card)
                if movers[k] != NONE or not goes:
                    if not stays:
                        return False
                elif not stays or not self.source.below(sizes[k]):
                    at = card
                    movers[k] = single.card
        return True

    def _pick(self, place: i64) -> Token | None:
        """Any token of a place that is not known to be the only card of its kind."""
        seen: i64 = 0
        found: Token | None = None
        for token in self.tokens:
            if token.place == place and not is_single(token.card):
                seen += 1
                if self.source.below(seen) == 0:
                    found = token
        return found

    def _move(self, place: i64, to: i64, card: i64, time: i64) -> bool:
        """This card; or any, of those of which there are several."""
        token = self._pick(place) if card == NONE else self._find(place, card)
        if token is None:
            return False
        token.go(time, to)
        return True

    def _find(self, place: i64, card: i64) -> Token | None:
        """A token of this place that is known to be this card."""
        for token in self.tokens:
            if token.place == place and token.card == card:
                return token
        return None

    def _reveal(self, place: i64, card: i64) -> Token | None:
        """A token of this place that is this card, or that may have been all along."""
        token = self._find(place, card)
        if token is not None:
            return token
        if is_single(card):
            if self._is_known(card):
                return None
        elif self.source.below(2):
            token = self._bring(place, card)
            if token is not None:
                return token
        seen: i64 = 0
        for other in self.tokens:
            if other.place == place and other.card == _UNKNOWN and self._may_be(other, card):
                seen += 1
                if self.source.below(seen) == 0:
                    token = other
        if token is None and not is_single(card):
            token = self._bring(place, card)
        if token is None:
            token = self._bring(place, _UNKNOWN)
            if token is None or not self._may_be(token, card):
                return None
        token.card = card
        return token

    def _is_known(self, card: i64) -> bool:
        for token in self.tokens:
            if token.card == card:
                return True
        return False

    def _may_be(self, token: Token, card: i64) -> bool:
        return not token.banned >> card & 1 and not (card >= LAND_CARD and token.has_lain())

    def _bring(self, place: i64, card: i64) -> Token | None:
        """A token known to be this card (or of which nothing is known) is brought here from elsewhere."""
        start = self.source.below(len(self.tokens))
        for k in range(len(self.tokens)):
            token = self.tokens[(start + k) % len(self.tokens)]
            if token.card == card and token.place != place and self._swap_into(token, place, True):
                return token
        return None

    def _swap_into(self, token: Token, place: i64, inside: bool) -> bool:
        """Bring a token to a place (or, with `inside` false, away from it) by one change of ways, or by several."""
        return self._swap_with_any(token, place, inside) or self._reroute(token, place, inside)

    def _reroute(self, token: Token, place: i64, inside: bool) -> bool:
        """Find how a token can have come to a place, stepping from the way of one token to that of another where they
        were together.  The earliest such steps are found by Dijkstra's method.
        """
        number = len(self.tokens)
        best = [_NEVER] * number
        came: list[i64] = [-1] * number
        closed = [False] * number
        start: i64 = 0
        while self.tokens[start] is not token:
            start += 1
        best[start] = token.since
        while True:
            node: i64 = -1
            for k in range(number):
                if not closed[k] and best[k] < _NEVER and (node < 0 or best[k] < best[node]):
                    node = k
            if node < 0:
                return False
            closed[node] = True
            way = self.tokens[node]
            if (way.place == place) == inside and node != start:
                self._follow_ways(token, node, best, came)
                return True
            for k in range(number):
                other = self.tokens[k]
                if closed[k] or other.card == token.card or is_single(other.card):
                    continue
                time = together(way, other, max(best[node], other.since))
                if time < best[k]:
                    best[k] = time
                    came[k] = node

    def _follow_ways(self, token: Token, node: i64, best: list[i64], came: list[i64]) -> None:
        """Take over, one after the other, the ways that lead to a node."""
        hops: list[i64] = []
        while came[node] >= 0:
            hops.append(node)
            node = came[node]
        hops.reverse()
        for k in hops:
            exchange(token, self.tokens[k], best[k])

    def _swap_with_any(self, token: Token, place: i64, inside: bool) -> bool:
        """Change the ways of a token and of any other that is in this place (or, with `inside` false, is not)."""
        start = self.source.below(len(self.tokens))
        for k in range(len(self.tokens)):
            other = self.tokens[(start + k) % len(self.tokens)]
            if (other.place == place) == inside and other.card != token.card and self._swap(token, other):
                return True
        return False

    def _swap(self, a: Token, b: Token) -> bool:
        """Two tokens change their ways from the first time at which they were together, if there is one."""
        time = together(a, b, max(a.since, b.since))
        if time == _NEVER or is_single(a.card) or is_single(b.card):
            return False
        exchange(a, b, time)
        return True

    def _leave(self, place: i64, card: i64) -> bool:
        token = self._reveal(place, card)
        if token is None:
            return False
        self.tokens.remove(token)
        return True

    def _need(self, place: i64, card: i64, number: i64, time: i64) -> bool:
        """At least so many of a card are there."""
        taken: list[Token] = []
        for _ in range(number):
            token = self._reveal(place, card)
            if token is None:
                return False
            taken.append(token)
            self.tokens.remove(token)
            token.since = time
        self.tokens += taken
        return True

    def _lack_some(self, place: i64, cards: i64, lands: i64, time: i64) -> bool:
        """Of one of these cards there are fewer than this: of any, if it can be."""
        given = listed(cards, lands)
        start = self.source.below(len(given))
        for k in range(len(given)):
            card = given[(start + k) % len(given)]
            if self._lack(place, card, count(cards, card) if card < LAND_CARD else 1, time):
                return True
        return False

    def _lack(self, place: i64, card: i64, number: i64, time: i64) -> bool:
        """Fewer than so many of a card are there."""
        there: i64 = 0
        for token in self.tokens[:]:
            if token.place == place and token.card == card:
                there += 1
                if there >= number:
                    if not self._swap_into(token, place, False):
                        return False
                    there -= 1
        for token in self.tokens:
            if token.place == place:
                token.since = time
                if token.card == _UNKNOWN:
                    token.banned |= BIT[0] << card
        return True

    def fill(self, shell: Princeps) -> Princeps | None:
        """The position that this way leads to; None if there are not enough cards for it."""
        made = shell.copy()
        cards = WHOLE_DECK - made.discard
        cards -= CARD[CASTLE] * lands_in(made.castles) + CARD[COLONISTS] * lands_in(made.colonists)
        cards -= CARD[CONSPIRACY] * lands_in(made.independent)
        lands = ALL_LANDS & ~made.discard_lands & ~made.table()
        for seat in range(made.rules.players):
            cards -= made.hands[seat] & ~15
            lands &= ~made.lands[seat]
        for t in range(TERRITORIES):
            cards -= made.loose(t) & ~15
        known: i64 = 0
        for token in self.tokens:
            if token.card >= LAND_CARD:
                if not lands & BIT[token.card - LAND_CARD]:
                    return None
                lands &= ~BIT[token.card - LAND_CARD]
            elif token.card > PRINCE:
                known += CARD[token.card]
        if not contains(cards, known):
            return None
        cards -= known
        for first in range(2):
            for token in self.tokens:
                if token.card == _UNKNOWN and token.has_lain() == (first == 0):
                    card = self._any(cards, 0 if first == 0 else lands, token.banned)
                    if card == NONE:
                        return None
                    token.card = card
                    if card < LAND_CARD:
                        cards -= CARD[card]
                    else:
                        lands &= ~BIT[card - LAND_CARD]
        for token in self.tokens:
            if token.place >= SEATS:
                made.hidden[token.place - SEATS] += CARD[token.card]
            elif token.card < LAND_CARD:
                made.hands[token.place] += CARD[token.card]
            else:
                made.lands[token.place] |= BIT[token.card - LAND_CARD]
        made.deck = cards
        made.deck_lands = lands
        return made

    def _any(self, cards: i64, lands: i64, banned: i64) -> i64:
        """One of these cards that is not banned; NONE if there is none."""
        if banned:
            for card in range(NOTHING):
                if banned >> card & 1:
                    if card < LAND_CARD:
                        cards -= count(cards, card) * CARD[card]
                    else:
                        lands &= ~BIT[card - LAND_CARD]
        kinds = size(cards)
        total = kinds + lands_in(lands)
        if not total:
            return NONE
        k = self.source.below(total)
        return nth(cards, k) if k < kinds else LAND_CARD + nth_land(lands, k - kinds)


def _guessed(story: list[Heard], shell: Princeps, source: Source) -> Princeps | None:
    """A position that agrees with all this; None if none was found: that is rare, and takes long and secret trading."""
    sizes = _sizes(story)
    singles = _singles(story, sizes)
    for _ in range(_ATTEMPTS):
        guess = _Guess(source)
        if guess.follow(story, singles, sizes):
            made = guess.fill(shell)
            if made is not None:
                return made
    return None


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
        self._note(_CAME, place, card)

    def _left(self, place: i64, card: i64, seat: i64) -> None:
        if place < SEATS:
            self.held[place] -= 1
        self._note(_LEFT, place, card, seat)

    def _moved(self, place: i64, to: i64) -> None:
        if place < SEATS:
            self.held[place] -= 1
        if to < SEATS:
            self.held[to] += 1
        self._note(_MOVED, place, to)

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
            self._came(a, _UNKNOWN)
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
            self._note(_PRINCE_HELD, a, 1 if self.held[a] + b == c else 0)

    def _all_drawn(self) -> None:
        """Who draws all that is left may have wanted more: so it tells nothing of the prince."""
        if self.story and self.story[len(self.story) - 1][0] == _PRINCE_HELD:
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
            self._note(_LACKS, maker, cards, lands & ~self.table)

    def _ceded(self, maker: i64, t: i64) -> None:
        """A territory on the table is given away: that offers of it lapse tells nothing of a hand."""
        for number, (giver, _, lands) in list(self.numbers.items()):
            if giver == maker and lands & BIT[t]:
                self.numbers.pop(number)

    def _still_there(self) -> None:
        """Those who traded still have what their open offers give."""
        for number, (maker, cards, lands) in self.numbers.items():
            if self.traded >> maker & 1 or number == self.made:
                for kind in range(1, LAND_CARD):
                    if count(cards, kind):
                        self._note(_ARE_THERE, maker, kind, count(cards, kind))
                for t in range(TERRITORIES):
                    if lands & ~self.table & BIT[t]:
                        self._note(_ARE_THERE, maker, LAND_CARD + t, 1)
        self.traded = 0
        self.made = 0

    # Imagining

    def imagine(self, shell: State, source: Source) -> State:
        """If no way is found to explain all, what open offers tell of their makers' hands is left out."""
        assert isinstance(shell, Princeps)
        self._still_there()
        if shell.phase == DEALING:
            return self._in_the_deal(shell)
        made = _guessed(self.story, shell, source)
        if made is None:
            seen = [heard for heard in self.story if heard[0] <= _MOVED or heard[0] == _PRINCE_HELD]
            made = _guessed(seen, shell, source)
            if made is not None:
                made.lapse()
        if made is None:
            raise AssertionError("no position agrees with what was heard")
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
