"""Guesses at how everything may have come that a seat of Princeps has heard.

Cards that the seat cannot see are tokens: each is in a rival's hand or lies face down on a territory, and either it is
known what it is (it was seen before it came there) or not.  What happened is followed token by token.  Where a card
moves unseen, any of its place may have been it: one is picked.  If something later shows that it was another, two
tokens that were together at a time change their ways from then on; if that does not help either, all is tried anew.
"""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.core.bits import BIT, NONE
from signoria.core.chance import Source
from signoria.games.princeps.cards import (
    ALL_LANDS,
    CARD,
    CASTLE,
    COLONISTS,
    CONSPIRACY,
    PRINCE,
    TERRITORIES,
    WHOLE_DECK,
    contains,
    count,
    lands_in,
    listed,
    nth,
    nth_land,
    size,
)
from signoria.games.princeps.moves import LAND as LAND_CARD
from signoria.games.princeps.moves import NOTHING, SEATS
from signoria.games.princeps.state import Princeps
from signoria.games.princeps.story import (
    ARE_THERE,
    CAME,
    LACKS,
    LEFT,
    MOVED,
    UNKNOWN,
    Heard,
    Single,
    is_single,
    singles_of,
    sizes_of,
)

_ATTEMPTS: Final = 1000
_NEVER: Final[i64] = 1 << 30


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


class Guess:
    """One way in which it may all have come."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.tokens: list[Token] = []
        """Those that are still unseen."""

    def follow(self, story: list[Heard], singles: list[Single], sizes: list[i64]) -> bool:
        """Go through all that was heard; False if this way leads nowhere."""
        movers: list[i64] = [NONE] * len(story)
        for single in singles:
            if not self._trace(single, story, sizes, movers):
                return False
        time: i64 = 0
        for what, place, card, number in story:
            if what == CAME:
                self.tokens.append(Token(card, time, place))
            elif what == MOVED:
                if not self._move(place, card, movers[time], time):
                    return False
            elif what == LEFT:
                if not self._leave(place, card):
                    return False
            elif what == ARE_THERE:
                if not self._need(place, card, number, time):
                    return False
            elif what == LACKS and not self._lack_some(place, card, number, time):
                return False
            time += 1  # noqa: SIM113 (mypyc counts faster than it enumerates)
        return True

    def _trace(self, single: Single, story: list[Heard], sizes: list[i64], movers: list[i64]) -> bool:
        """Make up where a card has been of which there is only one, and note which moves were its own; False if it
        cannot have been so.  This comes first, since more is known of such cards than of others.
        """
        at: i64 = -1
        for k in range(len(story)):
            what, place, card, _ = story[k]
            if what == CAME or what == ARE_THERE:
                if single.is_meant(story[k]):
                    at = place
            elif place != at:
                continue
            elif what == LEFT:
                if single.is_meant(story[k]):
                    at = -1
            elif what == MOVED:
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
            if other.place == place and other.card == UNKNOWN and self._may_be(other, card):
                seen += 1
                if self.source.below(seen) == 0:
                    token = other
        if token is None and not is_single(card):
            token = self._bring(place, card)
        if token is None:
            token = self._bring(place, UNKNOWN)
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
                if token.card == UNKNOWN:
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
                if token.card == UNKNOWN and token.has_lain() == (first == 0):
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


def guessed(story: list[Heard], shell: Princeps, source: Source) -> Princeps | None:
    """A position that agrees with all this; None if none was found: that is rare, and takes long and secret trading."""
    sizes = sizes_of(story)
    singles = singles_of(story, sizes)
    for _ in range(_ATTEMPTS):
        guess = Guess(source)
        if guess.follow(story, singles, sizes):
            made = guess.fill(shell)
            if made is not None:
                return made
    return None
