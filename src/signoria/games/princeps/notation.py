"""Plays of Princeps in words, and what words say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from signoria.core.bits import NONE
from signoria.core.errors import BadInput
from signoria.core.event import Event
from signoria.core.game import Said
from signoria.core.options import whole
from signoria.games.princeps import contests, moves, negotiation
from signoria.games.princeps.cards import (
    CAPTAIN,
    CARD_NAMES,
    CITIZEN,
    KIND_NAMES,
    MERCENARY,
    PRINCE,
    PRINCE_NAMES,
    count,
)
from signoria.games.princeps.lands import LAND_NAMES
from signoria.games.princeps.moves import ACTION_NAMES, ANYONE, LAND, NOTHING, NUMBER
from signoria.games.princeps.position import ACTING, ANSWERING, DEFENDING, NEGOTIATING, PREPARING, SACRIFICING
from signoria.games.princeps.state import Princeps

_ALONE: Final = {
    "draw": moves.DRAW_UP,
    "ready": moves.READY,
    "pass": moves.PASS,
    "machiavelli": moves.USE,
    "enter": moves.ENTER,
    "stay": moves.STAY,
    "end": moves.END,
    "done": moves.DONE,
}
_ALONE_WORDS: Final = {int(action): word for word, action in _ALONE.items()}
_NUMBERED: Final = {"accept": moves.ACCEPT, "decline": moves.DECLINE, "withdraw": moves.WITHDRAW}
_FORMS: Final = ("discard", "settle", "lay", "recall", "punish", "defend", "sacrifice", "offer")
_BETWEEN: Final = ("give", "want", "nothing", "anyone", "in", "from", "with", "by", "under")

VOCABULARY: Final = tuple(dict.fromkeys((*_ALONE, *_NUMBERED, *_FORMS, *_BETWEEN, *ACTION_NAMES, *CARD_NAMES)))
"""The words that players may use."""

# What a text says, in numbers: first one of these, or the action alone; then the cards, territories, seats and numbers
# of the form, in its order.  Lists that are followed by another are led by their length.
DISCARD: Final = 1000
OFFER: Final = 1001
ANSWER: Final = 1002
SETTLE: Final = 1003
LAY: Final = 1004
RECALL: Final = 1005
AIMED: Final = 1006
AT_HOME: Final = 1007
STABILISE: Final = 1008
PUNISH: Final = 1009
DEFEND: Final = 1010
SACRIFICE: Final = 1011
CALM: Final = 1012


# Writing


def write(state: Princeps, actions: Sequence[int], seat: int, names: Sequence[str]) -> str:
    """The whole play in the notation: `attack ferrara from milan with captain citizen mercenary`."""
    first = actions[0]
    if first > moves.DRAW:
        return _write_chance(first, names)
    if first in _ALONE_WORDS:
        return _ALONE_WORDS[first]
    phase = state.phase
    if phase == ACTING:
        return _write_action(state, actions)
    if phase == DEFENDING:
        return _write_defence(state, actions)
    if phase == NEGOTIATING:
        return _write_dealing(state, actions, seat, names)
    if phase == PREPARING:
        return _write_preparation(actions)
    if phase == ANSWERING:
        if first == moves.COLONISE:
            return f"colonise {LAND_NAMES[state.target]}"
        return f"punish from {LAND_NAMES[first - LAND]}"
    if phase == SACRIFICING:
        return f"sacrifice {first - NUMBER}"
    return f"discard {_cards(actions)}"


def _cards(actions: Sequence[int]) -> str:
    return " ".join(CARD_NAMES[action] for action in actions) if actions else "nothing"


def _write_chance(action: int, names: Sequence[str]) -> str:
    if action >= moves.LOSE:
        return f"lose {KIND_NAMES[CITIZEN + action - moves.LOSE]}"
    if action >= moves.OPEN:
        seat = action - moves.OPEN
        return f"open {names[seat] if seat < len(names) else seat}"
    if action >= moves.PRINCE:
        return f"draw {PRINCE_NAMES[action - moves.PRINCE]}"
    return f"draw {CARD_NAMES[action - moves.DRAW]}"


def _armies(citizens: int, mercenaries: int) -> str:
    return " ".join([KIND_NAMES[CITIZEN]] * citizens + [KIND_NAMES[MERCENARY]] * mercenaries)


def _write_action(state: Princeps, actions: Sequence[int]) -> str:
    action = actions[0]
    name = ACTION_NAMES[action - moves.ATTACK]
    if action == moves.STABILISE:
        return f"stabilise {LAND_NAMES[state.prince_at(state.turn)]}"
    source, leader = LAND_NAMES[actions[1] - LAND], KIND_NAMES[actions[2]]
    if action >= moves.FORTIFY:
        return f"{name} {source} by {leader}"
    target = LAND_NAMES[actions[3] - LAND]
    if action != moves.ATTACK:
        return f"{name} {target} from {source} by {leader}"
    fresh = state.fresh(actions[1] - LAND)
    numbers = [number - int(NUMBER) for number in actions[4:]]
    citizens = numbers.pop(0) if count(fresh, CITIZEN) else 0
    mercenaries = numbers.pop(0) if numbers else 0
    return f"attack {target} from {source} with {leader} {_armies(citizens, mercenaries)}"


def _write_defence(state: Princeps, actions: Sequence[int]) -> str:
    if actions[0] == NOTHING:
        return "defend nothing"
    numbers = [action - int(NUMBER) for action in actions if NUMBER <= action < moves.OFFER]
    available, _ = contests.guards_available(state)
    citizens = numbers.pop(0) if available else 0
    text = f"defend {_armies(citizens, numbers.pop(0) if numbers else 0)}"
    for action in (actions[0], actions[-1]):
        if action < LAND:
            return f"{text} under {KIND_NAMES[action]}"
        if action >= moves.UNDER:
            return f"{text} under {KIND_NAMES[PRINCE if action == moves.UNDER else CAPTAIN]}"
    return text


def _write_dealing(state: Princeps, actions: Sequence[int], seat: int, names: Sequence[str]) -> str:
    first = actions[0]
    if first >= moves.ACCEPT:
        word = next(word for word, base in reversed(_NUMBERED.items()) if first >= base)
        return f"{word} {state.numbers[negotiation.offer_place(state, seat, first - _NUMBERED[word])]}"
    to = first - int(moves.OFFER)
    sides: list[list[int]] = [[], []]
    side = 0
    for action in actions[1:]:
        card = action - int(moves.MORE) if action >= moves.MORE else action
        if card != NOTHING:
            sides[side].append(int(card))
        side += action < moves.MORE
    give, want = (_cards(sorted(cards)) for cards in sides)
    return f"offer {'anyone' if to == ANYONE else names[to]} give {give} want {want}"


def _write_preparation(actions: Sequence[int]) -> str:
    first = actions[0]
    if first == moves.RECALL:
        return f"recall {_cards(actions[2::3])} from {LAND_NAMES[actions[1] - LAND]}"
    if first >= LAND:
        return f"settle {LAND_NAMES[first - LAND]}"
    return f"lay {_cards(actions[0::2])} in {LAND_NAMES[actions[1] - LAND]}"


# Reading


def parse(text: str, names: Sequence[str]) -> Said:
    """What the words say, possible or not; BadInput if they say nothing."""
    words = text.split()
    verb = words[0] if words else ""
    if verb == "draw" and len(words) == 2:
        return (_parse_draw(words[1]),)
    if verb in _ALONE:
        _expect(len(words) == 1, text)
        return (int(_ALONE[verb]),)
    reader = {
        "discard": _parse_discard,
        "settle": _parse_settle,
        "lay": _parse_lay,
        "recall": _parse_recall,
        "punish": _parse_punish,
        "defend": _parse_defend,
        "sacrifice": _parse_sacrifice,
        "lose": _parse_lose,
    }.get(verb)
    if reader is not None:
        return reader(words, text)
    if verb in _NUMBERED:
        _expect(len(words) == 2, text)
        return ANSWER, int(_NUMBERED[verb]), _number(words[1], text)
    if verb in ACTION_NAMES:
        return _parse_action(words, text)
    if verb == "offer":
        return _parse_offer(words, text, names)
    if verb == "open":
        _expect(len(words) == 2, text)
        return (int(moves.OPEN) + _seat(words[1], names),)
    raise BadInput("notation-unknown", move=text)


def _expect(well_formed: bool, text: str) -> None:
    if not well_formed:
        raise BadInput("notation-words", move=text)


def _number(word: str, text: str) -> int:
    number = whole(word)
    if number is None:
        raise BadInput("notation-number", move=text, typed=word)
    return number


def _seat(word: str, names: Sequence[str]) -> int:
    if word not in names:
        raise BadInput("player-unknown", name=word, names=", ".join(names))
    return names.index(word)


def _card(word: str) -> int:
    if word not in CARD_NAMES:
        raise BadInput("card-unknown", typed=word, known=", ".join(KIND_NAMES))
    return CARD_NAMES.index(word)


def _listed(words: Sequence[str]) -> list[int]:
    """Cards, or the word `nothing` for none."""
    return [] if list(words) == ["nothing"] else [_card(word) for word in words]


def _land(word: str) -> int:
    if word not in LAND_NAMES:
        raise BadInput("territory-unknown", typed=word, known=", ".join(LAND_NAMES))
    return LAND_NAMES.index(word)


def _leader(word: str, text: str) -> int:
    kind = _card(word)
    if kind > CAPTAIN:
        raise BadInput("notation-leader", move=text, typed=word)
    return kind


def _count_armies(words: Sequence[str], text: str) -> tuple[int, int]:
    for word in words:
        if _card(word) not in (CITIZEN, MERCENARY):
            raise BadInput("notation-army", move=text, typed=word)
    return words.count(KIND_NAMES[CITIZEN]), words.count(KIND_NAMES[MERCENARY])


def _parse_draw(word: str) -> int:
    if word in PRINCE_NAMES:
        return int(moves.PRINCE) + PRINCE_NAMES.index(word)
    card = _card(word)
    if card == PRINCE:
        raise BadInput("card-unknown", typed=word, known=", ".join((*KIND_NAMES[1:], *PRINCE_NAMES)))
    return int(moves.DRAW) + card


def _parse_lose(words: list[str], text: str) -> Said:
    _expect(len(words) == 2, text)
    citizens, _ = _count_armies(words[1:], text)
    return (int(moves.LOSE) + (0 if citizens else 1),)


def _parse_discard(words: list[str], text: str) -> Said:
    _expect(len(words) > 1, text)
    return (DISCARD, *(_card(word) for word in words[1:]))


def _parse_settle(words: list[str], text: str) -> Said:
    _expect(len(words) == 2, text)
    return SETTLE, _land(words[1])


def _parse_lay(words: list[str], text: str) -> Said:
    _expect(len(words) >= 4 and words[-2] == "in", text)
    return (LAY, _land(words[-1]), *(_card(word) for word in words[1:-2]))


def _parse_recall(words: list[str], text: str) -> Said:
    _expect(len(words) >= 4 and words[-2] == "from", text)
    return (RECALL, _land(words[-1]), *(_card(word) for word in words[1:-2]))


def _parse_punish(words: list[str], text: str) -> Said:
    _expect(len(words) == 3 and words[1] == "from", text)
    return PUNISH, _land(words[2])


def _parse_defend(words: list[str], text: str) -> Said:
    under = int(NONE)
    armies = words[1:]
    if len(armies) > 1 and armies[-2] == "under":
        under = _leader(armies[-1], text)
        armies = armies[:-2]
    _expect(bool(armies), text)
    if armies == ["nothing"]:
        return DEFEND, 0, 0, under
    return DEFEND, *_count_armies(armies, text), under


def _parse_sacrifice(words: list[str], text: str) -> Said:
    _expect(len(words) == 2, text)
    return SACRIFICE, _number(words[1], text)


def _parse_action(words: list[str], text: str) -> Said:
    action = int(moves.ATTACK) + ACTION_NAMES.index(words[0])
    if action == moves.STABILISE:
        _expect(len(words) == 2, text)
        return STABILISE, _land(words[1])
    if action == moves.COLONISE and len(words) == 2:
        return CALM, _land(words[1])
    if action >= moves.FORTIFY:
        _expect(len(words) == 4 and words[2] == "by", text)
        return AT_HOME, action, _land(words[1]), _leader(words[3], text)
    if action != moves.ATTACK:
        _expect(len(words) == 6 and words[2] == "from" and words[4] == "by", text)
        return AIMED, action, _land(words[1]), _land(words[3]), _leader(words[5], text)
    _expect(len(words) >= 7 and words[2] == "from" and words[4] == "with", text)
    force = _count_armies(words[6:], text)
    return (AIMED, action, _land(words[1]), _land(words[3]), _leader(words[5], text), *force)


def _parse_offer(words: list[str], text: str, names: Sequence[str]) -> Said:
    _expect(len(words) >= 6 and words[2] == "give" and "want" in words[4:], text)
    wants = words.index("want", 4)
    _expect(wants + 1 < len(words), text)
    to = int(ANYONE) if words[1] == "anyone" else _seat(words[1], names)
    give, want = sorted(_listed(words[3:wants])), sorted(_listed(words[wants + 1 :]))
    return (OFFER, to, len(give), *give, *want)


def overheard(text: str, heard: Sequence[Event]) -> tuple[str, bool]:
    """The play as one learns of it who has heard this of it: without cards, an offer's number or an answer that are
    not for all; of a secret offer that calls a player back, not whose it was.
    """
    words = text.split()
    first = heard[0]
    if first.kind == "undone":
        return words[0], False
    if first.kind in ("laid", "recalled") and "card" not in first.words:
        return " ".join([words[0], *words[-2:]]), True
    if first.kind == "accepted" and "offer" not in first.numbers:
        return words[0], True
    return "answer" if first.kind == "answered" else text, True
