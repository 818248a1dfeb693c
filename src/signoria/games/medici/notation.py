"""Plays of Court of the Medici in words, and words as plays."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from signoria.core.bits import NONE
from signoria.core.errors import BadInput, Refused
from signoria.core.game import Said
from signoria.core.options import whole
from signoria.games.medici import legal, moves
from signoria.games.medici.cards import CARD_NAMES, HIGHEST, HOUSE_NAMES, JESTER, JESTER_NAMES
from signoria.games.medici.moves import MANNER_NAMES
from signoria.games.medici.position import CHOOSING, PLAYING, UNLIMITED
from signoria.games.medici.state import Medici

# What a text says, in numbers: of a play its manner, the card, what a Jester is declared to count (or UNSAID),
# the piles by their ids, then Jesters and their values; of anything else the first of its moves, and which.
UNSAID: Final = -(10**9)
_ALONE: Final = {"pass": moves.PASS, "keep": moves.KEEP}
_FORMS: Final = {
    "send": re.compile(r"send (\S+)"),
    "ally": re.compile(r"ally (\S+) on (\S+)"),
    "conspire": re.compile(r"conspire (\S+) on (\S+) against (\S+)"),
    "plan": re.compile(r"plan (\S+)"),
}

_BETWEEN: Final = ("on", "against", "where")

VOCABULARY: Final = (*MANNER_NAMES, *_ALONE, "replace", "announce", *_BETWEEN, *CARD_NAMES)
"""The words that players may use."""


def write(state: Medici, actions: Sequence[int], names: Sequence[str]) -> str:
    """The whole play in the notation: `conspire jester=4 on 3 against 9 where R1=2`."""
    first = actions[0]
    if first < moves.SEND:
        return _write_play(state, actions)
    if first < moves.KEEP:
        return f"replace {state.ids[first - moves.PILE]}"
    if first in _ALONE.values():
        return next(word for word, number in _ALONE.items() if number == first)
    if first < moves.DRAW:
        return f"announce {first - moves.ANNOUNCE + 1}"
    if first < moves.OPEN:
        return f"draw {CARD_NAMES[first - moves.DRAW]}"
    return f"open {HOUSE_NAMES[first - moves.OPEN]}"


def _write_play(state: Medici, actions: Sequence[int]) -> str:
    seat = int(state.turn)
    now = state.copy()
    for action in actions[:-1]:
        now.step(action, seat)
    manner = next(action for action in actions if moves.SEND <= action < moves.PILE)
    piles = [int(state.ids[action - moves.PILE]) for action in actions if moves.PILE <= action < moves.KEEP]
    values = _values(now)
    declared = int(now.declared) or 1
    if manner == moves.CONSPIRE:
        declared, values = _jester_values(now, seat, actions[-1] - moves.PILE)
    word = CARD_NAMES[actions[0]]
    if actions[0] == JESTER and manner != moves.PLAN:
        word = f"{word}={declared}"
    text = f"{MANNER_NAMES[manner - moves.SEND]} {word}"
    for preposition, pile in zip(("on", "against"), piles, strict=False):
        text += f" {preposition} {pile}"
    changed = [f"{n}={new}" for n, new, old in zip(JESTER_NAMES, values, _values(state), strict=True) if new != old]
    return f"{text} where {' '.join(changed)}" if changed else text


def _values(now: Medici) -> list[int]:
    """What R1, R2, G1, G2 count in the play under way; 0 for those not at court."""
    return [int(legal.value_of(now, jester)) for jester in range(len(JESTER_NAMES))]


def _jester_values(now: Medici, seat: int, target: int) -> tuple[int, list[int]]:
    """What the played Jester, and those at court, count in the conspiracy under way."""
    packed = int(legal.jester_values(now, seat, target))
    return packed >> 16, [packed >> 4 * jester & 15 for jester in range(len(JESTER_NAMES))]


def parse(text: str, names: Sequence[str]) -> Said:
    """What the words say, possible or not; BadInput if they say nothing."""
    words = text.split()
    verb = words[0] if words else ""
    if verb in _FORMS:
        return _parse_play(verb, " ".join(words), text)
    if verb in _ALONE:
        _expect(text, words, 1)
        return (_ALONE[verb],)
    if verb not in ("announce", "replace", "draw", "open"):
        raise BadInput("notation-unknown", move=text)
    _expect(text, words, 2)
    if verb == "announce":
        return moves.ANNOUNCE, _number(words[1], text)
    if verb == "replace":
        return moves.PILE, _number(words[1], text)
    if verb == "draw":
        return moves.DRAW, _kind(words[1])
    if words[1] not in HOUSE_NAMES:
        raise BadInput("house-unknown", typed=words[1], known=", ".join(HOUSE_NAMES))
    return moves.OPEN, HOUSE_NAMES.index(words[1])


def _parse_play(verb: str, line: str, text: str) -> Said:
    line, where, suffix = line.partition(" where")
    form = _FORMS[verb].fullmatch(line)
    pairs = suffix.split()
    if form is None or (where and (not pairs or not suffix.startswith(" "))):
        raise BadInput("notation-words", move=text)
    word, equals, value = form[1].partition("=")
    kind = _kind(word)
    if equals and (kind != JESTER or verb == "plan"):
        raise BadInput("notation-value", move=text)
    said = [moves.SEND + MANNER_NAMES.index(verb), kind, _number(value, text) if equals else UNSAID]
    said += [_number(pile, text) for pile in form.groups()[1:]]
    for pair in pairs:
        jester, _, value = pair.partition("=")
        if jester.upper() not in JESTER_NAMES:
            raise BadInput("jester-unknown", typed=pair, known=", ".join(JESTER_NAMES))
        said += [JESTER_NAMES.index(jester.upper()), _number(value, text)]
    return tuple(int(number) for number in said)


def _expect(text: str, words: list[str], count: int) -> None:
    if len(words) != count:
        raise BadInput("notation-words", move=text)


def _number(word: str, text: str) -> int:
    number = whole(word.removeprefix("-"))
    if number is None:
        raise BadInput("notation-number", move=text, typed=word)
    return -number if word.startswith("-") else number


def _kind(word: str) -> int:
    if word not in CARD_NAMES:
        raise BadInput("card-unknown", typed=word, known=", ".join(CARD_NAMES))
    return CARD_NAMES.index(word)


def steps(said: Said, state: Medici, seat: int) -> tuple[int, ...]:
    """The actions that make this play in this position; Refused if none can."""
    first, *rest = said
    if moves.SEND <= first <= moves.PLAN:
        return _Meaning(first, rest, state, seat).steps()
    if first == moves.ANNOUNCE:
        return (int(moves.ANNOUNCE) + _value(rest[0]) - 1,)
    if first == moves.PILE:
        return (int(moves.PILE) + (_place(state, rest[0]) if state.phase == CHOOSING else 0),)
    return (first + rest[0] if rest else first,)


def _value(value: int) -> int:
    if not 1 <= value <= HIGHEST:
        raise Refused("jester-range", value=value)
    return value


def _place(state: Medici, pile: int) -> int:
    place = int(state.place_of(pile))
    if place == NONE:
        raise Refused("no-such-pile-id", pile=pile)
    return place


class _Meaning:
    """A play that was said, looked at in a position.

    Values that a play would take by itself are not given as steps, so that each play has one form.
    """

    def __init__(self, manner: int, rest: Sequence[int], state: Medici, seat: int) -> None:
        self.manner = manner
        self.kind = rest[0]
        self.declared = rest[1]
        on = {moves.ALLY: 1, moves.CONSPIRE: 2}.get(manner, 0)
        self.piles = rest[2 : 2 + on]
        self.pairs = list(zip(rest[2 + on :: 2], rest[3 + on :: 2], strict=True))
        self.state = state
        self.seat = seat

    def steps(self) -> tuple[int, ...]:
        """Its actions; those that are refused stand at the end."""
        state = self.state
        if self.manner == moves.PLAN and state.asks(self.seat) and state.limits[self.seat] != UNLIMITED:
            raise Refused("plan-deck")
        if state.phase != PLAYING or state.why(self.kind, self.seat) is not None:
            return (self.kind,)
        if self.manner == moves.PLAN:
            if self.pairs:
                raise Refused("plan-revalues")
            return self.kind, self.manner
        values = self._value_steps()
        if values and self._refused(values):
            return self.kind, *values
        places = [_place(state, pile) for pile in self.piles]
        pointed = (self.manner, *(int(moves.PILE) + place for place in places))
        if self.manner == moves.CONSPIRE:
            values = self._needed(places[0], places[1], values)
        elif self.declared == 1:
            values = [value for value in values if value != moves.DECLARE]
        return self.kind, *values, *pointed

    def _value_steps(self) -> list[int]:
        """What was said of Jesters, as steps; those that keep their values are left out."""
        found = []
        if self.declared != UNSAID:
            found.append(int(moves.DECLARE) + _value(self.declared) - 1)
        named = set()
        for jester, value in self.pairs:
            changes = _value(value) != legal.value_of(self.state, jester)
            if jester in named:
                raise Refused("jester-twice", jester=JESTER_NAMES[jester])
            named.add(jester)
            if changes:
                found.append(int(moves.REVALUE) + jester * int(HIGHEST) + value - 1)
        return found

    def _refused(self, values: list[int]) -> bool:
        now = self.state.copy()
        now.step(self.kind, self.seat)
        for value in values:
            if now.why(value, self.seat) is not None:
                return True
            now.step(value, self.seat)
        return False

    def _needed(self, place: int, target: int, values: list[int]) -> list[int]:
        """The values as said, if they make the sums equal; none if the conspiracy would take just these by itself."""
        if place == target:
            raise Refused("same-pile")
        now = self._at(place, values)
        mine, other = int(legal.worth(now, place)), int(legal.worth(now, target))
        low, high = legal.card_span(now, self.seat)
        declared = other - mine
        if not low <= declared <= high:
            raise legal.unequal(self.state, target, mine + low, mine + high, other, other)
        as_said = declared if self.kind == JESTER else 0, _values(now)
        if _jester_values(self._at(place, []), self.seat, target) == as_said:
            return []
        if self.kind == JESTER and self.declared == UNSAID:
            return [int(moves.DECLARE) + declared - 1, *values]
        return values

    def _at(self, place: int, values: list[int]) -> Medici:
        """The position with the conspiracy begun, up to its target."""
        now = self.state.copy()
        now.card = self.kind
        for value in values:
            now.step(value, self.seat)
        now.manner = moves.CONSPIRE
        now.pile = place
        return now


def overheard(text: str) -> str:
    """The play as the rival learns of it: without the card that was planned."""
    return "plan" if text.startswith("plan ") else text
