"""Positions of Princeps that a scenario describes: territories and what lies there, hands, princes, whose turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from signoria.core.bits import BIT, NONE
from signoria.core.chance import Source
from signoria.core.errors import BadInput
from signoria.core.game import SetUp
from signoria.core.setup import check_keys, of_players, turn_of
from signoria.core.text import word
from signoria.games.princeps import events as told
from signoria.games.princeps.cards import (
    CARD,
    CARD_NAMES,
    CASTLE,
    CITIZEN,
    COLONISTS,
    CONSPIRACY,
    KIND_NAMES,
    KINDS,
    MERCENARY,
    NOBLE,
    PRINCE,
    PRINCE_NAMES,
    count,
    lands_in,
    listed,
)
from signoria.games.princeps.dealing import copies_left, crown, deal
from signoria.games.princeps.lands import LAND_NAMES
from signoria.games.princeps.position import ACTING, DRAWING, NEGOTIATING, PHASE_NAMES
from signoria.games.princeps.rules import DEALT_LANDS, HAND_LIMIT, MOST_ROUNDS, Rules
from signoria.games.princeps.state import Princeps, new
from signoria.games.princeps.view import cards_of

_KEYS = ("territories", "players", "round", "phase", "turn", "mano", "deck", "discard")
_LAND_KEYS = ("owner", "stable", "castle", "colonists", "conspirators", "hidden", "shown")


def set_up(rules: Rules, names: Sequence[str], setup: Mapping[str, Any], play: SetUp) -> Princeps:
    """The position described; what is not named is dealt by chance, told to the listener like any deal."""
    check_keys(setup, _KEYS)
    said = of_players(setup, names, ("prince", "hand"))
    state = new(rules, play.listener)
    _when(state, names, setup)
    for seat, name in enumerate(names):
        _crown(state, seat, name, said[seat])
    for name in names:
        if _places_prince(setup, name) and state.princes[names.index(name)] == NONE:
            crown(state, names.index(name), _any_prince(state, play.source))
    named = "territories" in setup
    if named:
        state.to_deal = 0
        state.armies_due = 0
        _lay_out(state, names, setup["territories"])
    for seat, name in enumerate(names):
        _deal_hand(state, seat, name, said[seat])
        _tell_cards(state, seat)
    if named or not state.armies_due:
        _piles(state, setup)
    elif "deck" in setup or "discard" in setup:
        raise BadInput("setup-piles")
    due = [seat for seat in range(rules.players) if state.armies_due >> seat & 1]
    nobles = min(2, sum(state.princes[seat] in (NOBLE, NONE) for seat in due))
    if count(state.deck, MERCENARY) < len(due) or count(state.deck, CITIZEN) < len(due) + nobles:
        raise BadInput("setup-armies")
    if not named and lands_in(state.deck_lands) < DEALT_LANDS * rules.players:
        raise BadInput("setup-lands")
    deal(state)
    return state


def _when(state: Princeps, names: Sequence[str], setup: Mapping[str, Any]) -> None:
    """Round, phase, whose turn it is, and who is the Mano."""
    rounds = setup.get("round", 1)
    if type(rounds) is not int or not 1 <= rounds <= (state.rules.rounds or MOST_ROUNDS):
        raise BadInput("setup-round", round=str(rounds))
    state.round = rounds
    phases = PHASE_NAMES[DRAWING : ACTING + 1]
    phase = setup.get("phase", phases[0])
    if phase not in phases:
        raise BadInput("setup-phase", typed=str(phase), known=", ".join(phases))
    state.opening = PHASE_NAMES.index(phase, DRAWING)
    turn = turn_of(setup, names)
    mano = turn_of({"turn": setup["mano"]}, names) if "mano" in setup else turn
    if state.opening == NEGOTIATING and turn is not None and turn != mano:
        raise BadInput("setup-mano")
    state.mano = NONE if mano is None else mano
    state.turn = NONE if turn is None else turn


def _crown(state: Princeps, seat: int, name: str, said: Mapping[str, Any]) -> None:
    if "prince" not in said:
        return
    if said["prince"] not in PRINCE_NAMES:
        raise BadInput("setup-prince", typed=str(said["prince"]), known=", ".join(PRINCE_NAMES))
    prince = PRINCE_NAMES.index(said["prince"])
    if not copies_left(state, prince):
        raise BadInput("setup-princes", player=name, prince=word(PRINCE_NAMES[prince]))
    crown(state, seat, prince)


def _places_prince(setup: Mapping[str, Any], name: str) -> bool:
    """Whether a player's prince lies on a territory: then he is dealt before all else."""
    said = setup.get("territories")
    for entry in said.values() if isinstance(said, Mapping) else []:
        if isinstance(entry, Mapping) and entry.get("owner") == name:
            for key in ("hidden", "shown"):
                if isinstance(entry.get(key), list) and KIND_NAMES[PRINCE] in entry[key]:
                    return True
    return False


def _any_prince(state: Princeps, source: Source) -> int:
    left = [prince for prince in range(len(PRINCE_NAMES)) for _ in range(copies_left(state, prince))]
    return left[source.below(len(left))]


def _take(state: Princeps, named: object, where: str) -> int:
    """A card that is named leaves the deck: its number."""
    if named not in CARD_NAMES:
        raise BadInput("card-unknown", typed=str(named), known=", ".join(KIND_NAMES))
    card = CARD_NAMES.index(str(named))
    there = count(state.deck, card) if card < KINDS else state.deck_lands >> card - int(KINDS) & 1
    if card == PRINCE or not there:
        raise BadInput("setup-too-many", card=word(str(named)), where=where)
    if card < KINDS:
        state.deck -= CARD[card]
    else:
        state.deck_lands &= ~BIT[card - int(KINDS)]
    return card


def _take_all(state: Princeps, said: object, where: str) -> tuple[int, int]:
    """All cards that are listed leave the deck: kinds and territories."""
    words = _listed(said, where)
    for named in words:
        _take(state, named, where)
    return cards_of(words)


def _listed(said: object, key: str) -> list[Any]:
    if not isinstance(said, list):
        raise BadInput("setup-list", key=key)
    return list(said)


def _deal_hand(state: Princeps, seat: int, name: str, said: Mapping[str, Any]) -> None:
    """The cards that are named; the prince is there unless he lies on a territory."""
    if "hand" not in said:
        return
    state.armies_due &= ~(1 << seat)
    words = _listed(said["hand"], f"players.{name}.hand")
    placed = state.princes[seat] != NONE and not state.hands[seat] & 15
    if words.count("prince") > 1 or ("prince" in words and placed):
        raise BadInput("setup-prince-twice", player=name)
    cards, lands = _take_all(state, [named for named in words if named != "prince"], f"players.{name}.hand")
    state.hands[seat] += cards
    state.lands[seat] |= lands
    if state.hand_size(seat) + (state.princes[seat] == NONE) > HAND_LIMIT:
        raise BadInput("setup-hand", player=name, most=int(HAND_LIMIT))


def _tell_cards(state: Princeps, seat: int) -> None:
    """Told as if all cards had been drawn and some then laid: so the order says nothing of what lies where."""
    lands = [t for t in range(len(LAND_NAMES)) if state.owned[seat] >> t & 1]
    drawn = state.hands[seat] + sum(state.loose(t) for t in lands)
    for card in listed(drawn, state.lands[seat]):
        if card != PRINCE:
            state.tell(told.DREW, seat, card)
    for t in lands:
        for card in listed(state.hidden[t], 0):
            state.tell(told.LAID, seat, card, t)
        for card in listed(state.shown[t], 0):
            state.tell(told.LAID, seat, card, t)
            state.tell(told.SHOWED, seat, card, t)


def _flag(entry: Mapping[str, Any], key: str, default: bool, where: str) -> bool:
    value = entry.get(key, default)
    if not isinstance(value, bool):
        raise BadInput("setup-flag", key=f"{where}.{key}")
    return value


def _lay_out(state: Princeps, names: Sequence[str], said: object) -> None:
    """The territories that are named are the whole table."""
    if not isinstance(said, Mapping):
        raise BadInput("setup-form", key="territories")
    for named, entry in said.items():
        if named not in LAND_NAMES:
            raise BadInput("territory-unknown", typed=str(named), known=", ".join(LAND_NAMES))
        where = f"territories.{named}"
        if not isinstance(entry, Mapping):
            raise BadInput("setup-form", key=where)
        check_keys(entry, _LAND_KEYS, f"{where}.")
        t = _take(state, named, where) - int(KINDS)
        owner = entry.get("owner")
        if owner is None:
            _free(state, t, entry, where)
            continue
        if owner not in names:
            raise BadInput("player-unknown", name=str(owner), names=", ".join(names))
        seat = names.index(owner)
        state.owned[seat] |= BIT[t]
        state.tell(told.GRANTED, seat, t)
        if _flag(entry, "conspirators", False, where):
            raise BadInput("setup-conspirators", territory=word(named))
        if not _flag(entry, "stable", True, where):
            state.unstable |= BIT[t]
        _fix(state, t, entry, where)
        for key in ("hidden", "shown"):
            for card in _listed(entry.get(key, []), f"{where}.{key}"):
                _place(state, seat, t, card, f"{where}.{key}", shown=key == "shown")


def _free(state: Princeps, t: int, entry: Mapping[str, Any], where: str) -> None:
    """An independent territory: conspirators, perhaps a castle, and nothing else."""
    if "owner" not in entry:
        raise BadInput("setup-owner", territory=word(LAND_NAMES[t]))
    if (
        not _flag(entry, "conspirators", True, where)
        or _flag(entry, "stable", False, where)
        or _flag(entry, "colonists", False, where)
        or entry.get("hidden", [])
        or entry.get("shown", [])
    ):
        raise BadInput("setup-independent", territory=word(LAND_NAMES[t]))
    _take(state, KIND_NAMES[CONSPIRACY], where)
    state.independent |= BIT[t]
    state.unstable |= BIT[t]
    _fix(state, t, entry, where)


def _fix(state: Princeps, t: int, entry: Mapping[str, Any], where: str) -> None:
    """A castle and colonists in force."""
    if _flag(entry, "castle", False, where):
        _take(state, KIND_NAMES[CASTLE], where)
        state.castles |= BIT[t]
    if _flag(entry, "colonists", False, where):
        _take(state, KIND_NAMES[COLONISTS], where)
        state.colonists |= BIT[t]


def _place(state: Princeps, seat: int, t: int, named: object, where: str, *, shown: bool) -> None:
    """A loose card; the prince comes from his player's hand."""
    if named == KIND_NAMES[PRINCE]:
        if not state.hands[seat] & 15:
            raise BadInput("setup-prince-place", territory=word(LAND_NAMES[t]))
        state.hands[seat] -= CARD[PRINCE]
        card = int(PRINCE)
    else:
        card = _take(state, named, where)
        if card >= KINDS:
            raise BadInput("setup-land-laid", card=word(str(named)))
    if shown:
        state.shown[t] += CARD[card]
    else:
        state.hidden[t] += CARD[card]


def _piles(state: Princeps, setup: Mapping[str, Any]) -> None:
    """The deck that is named, the rest being discarded; or the discards, the rest being the deck."""
    if "deck" in setup and "discard" in setup:
        raise BadInput("setup-piles")
    if "discard" in setup:
        state.discard, state.discard_lands = _take_all(state, setup["discard"], "discard")
    elif "deck" in setup:
        deck = _take_all(state, setup["deck"], "deck")
        state.discard, state.discard_lands = state.deck, state.deck_lands
        state.deck, state.deck_lands = deck
