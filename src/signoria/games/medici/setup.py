"""Positions of Court of the Medici that a scenario describes: piles, hands, decks, and whose turn it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from signoria.core.errors import BadInput
from signoria.core.game import SetUp
from signoria.core.options import whole
from signoria.core.setup import check_keys, of_players, turn_of
from signoria.core.text import word
from signoria.games.medici import events as told
from signoria.games.medici.cards import CARD_NAMES, HIGHEST, HOUSE_NAMES, JESTER, card, count, jester_of, nth, size
from signoria.games.medici.position import FIRST_NEW, INNER, ZONE_NAMES
from signoria.games.medici.rules import IN_CIRCLE, IN_HAND, Rules
from signoria.games.medici.state import Medici, new


def set_up(rules: Rules, names: Sequence[str], setup: Mapping[str, Any], play: SetUp) -> Medici:
    """The position described; cards that are not named are dealt at random, told to the listener like any deal."""
    check_keys(setup, ("piles", "players", "turn"))
    said = of_players(setup, names, ("hand", "deck"))
    turn = turn_of(setup, names)
    state = new(rules, play.listener)
    if "piles" in setup:
        _stand(state, setup["piles"])
    dealers = [_Dealer(state, seat, name, said[seat], play) for seat, name in enumerate(names)]
    for dealer in dealers:
        dealer.take_named()
    if "piles" not in setup:
        for dealer in dealers:
            dealer.lay_circle()
    fresh = rules.distinct_circle and all(zone == INNER for zone in state.zones) and all(n == 1 for n in state.sizes)
    for dealer in dealers:
        dealer.deal(later=bool(fresh))
    if turn is not None:
        state.turn = turn
    if fresh:
        state._laid()
    else:
        state.next_id = max(state.next_id, FIRST_NEW)
        state._deal()
    return state


def _stand(state: Medici, said: object) -> None:
    """The piles that are named, in the order of their ids, instead of the circle."""
    if not isinstance(said, list):
        raise BadInput("setup-list", key="piles")
    piles: dict[int, Mapping[str, Any]] = {}
    for entry in said:
        if not isinstance(entry, Mapping):
            raise BadInput("setup-form", key="piles")
        check_keys(entry, ("id", "zone", "cards", "value"), "piles.")
        pile = entry.get("id", max(piles, default=0) + 1)
        if type(pile) is not int or not 1 <= pile <= 99 or pile in piles:
            raise BadInput("setup-pile-id", pile=str(pile))
        if entry.get("zone") not in ZONE_NAMES:
            raise BadInput("setup-zone", pile=pile, zone=str(entry.get("zone")), known=", ".join(ZONE_NAMES))
        if not isinstance(entry.get("cards"), list) or not entry["cards"]:
            raise BadInput("setup-pile-cards", pile=pile)
        piles[pile] = entry
    for pile, entry in sorted(piles.items()):
        state.add_pile(pile, ZONE_NAMES.index(entry["zone"]))
        state.next_id = pile + 1
        for words in entry["cards"]:
            _join(state, str(words))
        value = int(state.value(len(state.ids) - 1))
        if entry.get("value", value) != value:
            raise BadInput("setup-value", pile=pile, value=value)


def _join(state: Medici, words: str) -> None:
    """A card such as `rovere 7` or `gonzaga jester=5` joins the last pile."""
    house, _, name = words.partition(" ")
    name, equals, shown = name.partition("=")
    value = whole(shown) if equals else 1
    if house not in HOUSE_NAMES or name not in CARD_NAMES or (equals and CARD_NAMES.index(name) != JESTER):
        raise BadInput("setup-noble", typed=words)
    if value is None or not 1 <= value <= HIGHEST:
        raise BadInput("setup-noble", typed=words)
    seat, kind = HOUSE_NAMES.index(house), CARD_NAMES.index(name)
    if not count(state.decks[seat], kind):
        raise BadInput("setup-noble-gone", house=word(house), card=word(name))
    state.decks[seat] -= card(kind)
    number = state.place(seat, kind, len(state.ids) - 1)
    if value != 1:
        state._values(jester_of(number), value)


class _Dealer:
    """What a set-up says of one player's hand and deck."""

    def __init__(self, state: Medici, seat: int, name: str, said: Mapping[str, Any], play: SetUp) -> None:
        self.state = state
        self.seat = seat
        self.name = name
        self.source = play.source
        self.hand = self._cards(said["hand"]) if "hand" in said else None
        self.size: int | None = None
        self.order: list[int] | None = None
        deck = said.get("deck")
        if type(deck) is int:
            self.size = deck
        elif "deck" in said:
            self.order = self._cards(deck)

    def _cards(self, said: object) -> list[int]:
        if not isinstance(said, list):
            raise BadInput("setup-cards", player=self.name)
        for each in said:
            if str(each) not in CARD_NAMES:
                raise BadInput("card-unknown", typed=str(each), known=", ".join(CARD_NAMES))
        return [CARD_NAMES.index(str(each)) for each in said]

    def take_named(self) -> None:
        """The cards that are named leave the deck: to the hand, or to be drawn in their order."""
        for kind in self.hand or []:
            self._take(kind)
            self._give(kind)
        for kind in self.order or []:
            self._take(kind)

    def _take(self, kind: int) -> None:
        if not count(self.state.decks[self.seat], kind):
            raise BadInput("setup-too-many", player=self.name, card=word(CARD_NAMES[kind]))
        self.state.decks[self.seat] -= card(kind)

    def _give(self, kind: int) -> None:
        self.state.hands[self.seat] += card(kind)
        self.state.tell(told.DEALT, self.seat, kind)

    def lay_circle(self) -> None:
        """The normal circle, of cards that are not named elsewhere."""
        for _ in range(IN_CIRCLE):
            if not self.state.decks[self.seat]:
                raise BadInput("setup-few")
            self.state.place(self.seat, self._any(), self.state.new_pile(INNER))

    def deal(self, later: bool) -> None:
        """A hand that is not named, then the deck; `later`: the hand is dealt when the circle is settled."""
        state, seat = self.state, self.seat
        if not (later and self.hand is None and self.size is None and self.order is None):
            state.draws[seat] = 0
            if self.hand is None:
                for _ in range(min(int(IN_HAND), int(size(state.decks[seat])))):
                    self._give(self._any())
        if self.order is not None:
            state.decks[seat] = 0
            for kind in self.order:
                state.put_under(seat, kind)
            state.tell(told.DECK, seat, len(self.order))
        elif self.size is not None:
            if not 0 <= self.size <= size(state.decks[seat]):
                raise BadInput("setup-deck", player=self.name, size=self.size, most=int(size(state.decks[seat])))
            state.spare[seat] = size(state.decks[seat]) - self.size
            state.drop_spare(seat)
            state.tell(told.DECK, seat, self.size)

    def _any(self) -> int:
        """A random card that leaves the deck."""
        state = self.state
        kind = nth(state.decks[self.seat], self.source.below(size(state.decks[self.seat])))
        state.decks[self.seat] -= card(kind)
        return int(kind)
