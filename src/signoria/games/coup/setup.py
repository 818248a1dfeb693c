"""Positions of Coup that a scenario describes: coins, hands, face-up cards, and whose turn it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from signoria.core.errors import BadInput
from signoria.core.game import SetUp
from signoria.core.setup import check_keys, of_players, turn_of
from signoria.core.state import CHANCE
from signoria.core.text import word
from signoria.games.coup import events as told
from signoria.games.coup.cards import CHARACTER_NAMES, card, contains, count, nth, size, sorted_cards
from signoria.games.coup.moves import DRAW, OPENER
from signoria.games.coup.position import ACTING
from signoria.games.coup.rules import DRAFT_COURT, OPEN, RANDOM_FIRST, Rules
from signoria.games.coup.state import Coup, new


class _Hand:
    """What a set-up says of one player's cards and coins."""

    def __init__(self, name: str, said: Mapping[str, Any], rules: Rules) -> None:
        self.name = name
        self.coins: int | None = said.get("coins")
        if "coins" in said and (type(self.coins) is not int or self.coins < 0):
            raise BadInput("setup-coins", player=name, coins=str(self.coins))
        self.hidden = _cards(said["hidden"], name, rules) if "hidden" in said else None
        self.revealed = _cards(said.get("revealed", []), name, rules)


def _cards(said: object, name: str, rules: Rules) -> int:
    if not isinstance(said, list):
        raise BadInput("setup-cards", player=name)
    cards = 0
    for named in said:
        if named not in CHARACTER_NAMES:
            raise BadInput("character-unknown", typed=str(named), known=", ".join(sorted_cards(rules.pile)))
        if not rules.characters >> CHARACTER_NAMES.index(named) & 1:
            raise BadInput("setup-character", player=name, character=word(named))
        cards += int(card(CHARACTER_NAMES.index(named)))
    return cards


def set_up(rules: Rules, names: Sequence[str], setup: Mapping[str, Any], play: SetUp) -> Coup:
    """The position described; cards that are not named are dealt at random, told to the listener like any deal."""
    check_keys(setup, ("players", "turn"))
    said = of_players(setup, names, ("coins", "hidden", "revealed"))
    turn = turn_of(setup, names)
    hands = [_Hand(name, entry, rules) for name, entry in zip(names, said, strict=True)]
    state = new(rules, play.listener)
    if rules.first == RANDOM_FIRST:
        state.step(OPENER + play.source.below(rules.players), CHANCE)
    if rules.duel == OPEN:
        _deal(state, hands, play)
    else:
        _deal_duel(state, hands, play)
    _pay(state, hands)
    if turn is not None:
        _take_turn(state, turn, names[turn])
    return state


def _deal(state: Coup, hands: list[_Hand], play: SetUp) -> None:
    """Named cards leave the deck first; then the hands that are not named are dealt."""
    for seat, hand in enumerate(hands):
        if hand.hidden is None:
            if size(hand.revealed) > 2:
                raise BadInput("setup-influence", player=hand.name)
        elif size(hand.hidden) + size(hand.revealed) != 2:
            raise BadInput("setup-influence", player=hand.name)
        _take(state, seat, hand.revealed, hand.name)
        _take(state, seat, hand.hidden or 0, hand.name)
    for seat, hand in enumerate(hands):
        if hand.hidden is None:
            for _ in range(2 - size(hand.revealed)):
                drawn = nth(state.court, play.source.below(size(state.court)))
                _take(state, seat, int(card(drawn)), hand.name)
    for seat, hand in enumerate(hands):
        for k in range(size(hand.revealed)):
            character = nth(hand.revealed, k)
            state.hands[seat] -= card(character)
            state.revealed[seat] += card(character)
            state.tell(told.LOST, seat, character)
        if not state.hands[seat]:
            state.alive &= ~(1 << seat)
            state.tell(told.OUT, seat)
    if not state.alive & state.alive - 1:
        raise BadInput("setup-alive")
    state.draws = 0
    if not state.alive >> state.turn & 1:
        state.turn = state._after(state.turn, state.alive)
    state._ask(ACTING, state.turn)


def _take(state: Coup, seat: int, cards: int, name: str) -> None:
    if not contains(state.court, cards):
        for character, named in enumerate(CHARACTER_NAMES):
            if count(cards, character) > count(state.court, character):
                raise BadInput("setup-too-many", player=name, character=word(named))
    state.court -= cards
    state.hands[seat] += cards
    for k in range(size(cards)):
        state.tell(told.DREW, seat, nth(cards, k))


def _deal_duel(state: Coup, hands: list[_Hand], play: SetUp) -> None:
    """In a drafted duel only the card that draft-court deals before the draft can be named."""
    for hand in hands:
        named = hand.hidden or 0
        if hand.revealed or (hand.hidden is not None and (state.rules.duel != DRAFT_COURT or size(named) != 1)):
            raise BadInput("setup-draft", player=hand.name)
    while state.current == CHANCE:
        seat = (state.turn - state.draws) % 2
        named = hands[seat].hidden or 0
        free = state.court - (hands[1 - seat].hidden or 0 if not state.hands[1 - seat] else 0)
        if named and not contains(state.court, named):
            raise BadInput("setup-too-many", player=hands[seat].name, character=word(CHARACTER_NAMES[nth(named, 0)]))
        drawn = nth(named, 0) if named else nth(free, play.source.below(size(free)))
        state.step(DRAW + drawn, CHANCE)


def _pay(state: Coup, hands: list[_Hand]) -> None:
    """Coins that are named come out of the Treasury; the dead have none."""
    for seat, hand in enumerate(hands):
        dead = not state.alive >> seat & 1
        if dead and hand.coins:
            raise BadInput("setup-dead-coins", player=hand.name)
        coins = 0 if dead else state.coins[seat] if hand.coins is None else hand.coins
        state.treasury += state.coins[seat] - coins
        state.coins[seat] = coins
    if state.treasury < 0:
        raise BadInput("setup-treasury", coins=int(state.rules.coins))


def _take_turn(state: Coup, seat: int, name: str) -> None:
    if not state.alive >> seat & 1:
        raise BadInput("setup-turn", player=name)
    state.turn = seat
    if state.phase == ACTING:
        state._ask(ACTING, seat)
    else:
        state._open(state.phase, state.alive, state._before(seat))
