"""The values that Jesters may be given in a play, other than those that they have by themselves."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, product

from signoria.core.bits import NONE
from signoria.core.menu import Closed, Dial
from signoria.core.text import Text, word
from signoria.games.medici import legal, moves
from signoria.games.medici.cards import HIGHEST, HOUSE_NAMES, JESTER, JESTER_NAMES, VALUES, kind_of
from signoria.games.medici.state import Medici

PLAYED = len(JESTER_NAMES)
"""The Jester that is played, as those at court are 0 to 3."""


def of_play(state: Medici, seat: int) -> list[Dial]:
    """A dial for the Jester that is played, and for each at court, where no sums have to be equal."""
    played = [PLAYED] if state.card == JESTER else []
    jesters = [*played, *(jester for jester in range(len(JESTER_NAMES)) if state.places[jester] != NONE)]
    usual = [1 if each == PLAYED else int(state.shows[each]) for each in jesters]
    now = [int(state.declared) or 1 if each == PLAYED else int(legal.value_of(state, each)) for each in jesters]
    begun = [] if state.manner == NONE else [int(state.manner)]
    found = []
    for place, jester in enumerate(jesters):
        action, text, top = _known(state, seat, jester)
        dial = Dial(action, text, 1, top, now[place], usual[place])
        for value in range(1, top + 1):
            values = [*now[:place], value, *now[place + 1 :]]
            said = [_step(each, new) for each, new, old in zip(jesters, values, usual, strict=True) if new != old]
            dial.turns.append([int(state.card), *said, *begun])
        found.append(dial)
    return found


def of_conspiracy(state: Medici, seat: int, target: int) -> list[Dial]:
    """A dial for each Jester in the conspiracy under way, if it strikes this pile; those that take no part last."""
    return _Balance(state, seat, target).dials()


def _known(state: Medici, seat: int, jester: int) -> tuple[int, Text, int]:
    """The first action of a Jester's dial, what it says, and the highest value."""
    if jester == PLAYED:
        return int(moves.DECLARE), Text("medici-dial-played"), int(state.most_declared(seat))
    facts = {"jester": word(JESTER_NAMES[jester]), "house": word(HOUSE_NAMES[jester // 2])}
    text = Text("medici-dial-court", {**facts, "pile": int(state.places[jester])})
    return int(moves.REVALUE) + jester * int(HIGHEST), text, int(HIGHEST)


def _step(jester: int, value: int) -> int:
    """The action that gives a Jester this value."""
    return int(moves.DECLARE if jester == PLAYED else moves.REVALUE + jester * HIGHEST) + value - 1


def span(low: int, high: int) -> str:
    """From one value to another; one, if they are the same."""
    return str(int(low)) if low == high else f"{int(low)}–{int(high)}"


class _Balance:
    """The two sums of a conspiracy, and who of the Jesters weighs on which side."""

    def __init__(self, state: Medici, seat: int, target: int) -> None:
        self.state = state
        self.seat = seat
        played = state.card == JESTER
        self.jesters = [*([PLAYED] if played else []), *_jesters(state, int(state.pile)), *_jesters(state, target)]
        theirs = len(_jesters(state, target))
        self.sides = [1] * (len(self.jesters) - theirs) + [-1] * theirs
        aside = [j for j in range(len(JESTER_NAMES)) if state.places[j] != NONE and j not in self.jesters]
        self.jesters += aside
        self.sides += [0] * len(aside)
        self.tops = [_known(state, seat, each)[2] for each in self.jesters]
        self.mine = _fixed(state, int(state.pile)) + (0 if played else int(VALUES[state.card]))
        self.other = _fixed(state, target)
        self.now = self._values(state, seat, target)
        free = state.copy()
        free.declared = 0
        free.revalued = 0
        self.usual = self._values(free, seat, target)

    def _values(self, state: Medici, seat: int, target: int) -> list[int]:
        """What the Jesters count if the conspiracy is made from here."""
        packed = int(legal.jester_values(state, seat, target))
        return [packed >> 4 * jester & 15 for jester in self.jesters]

    def dials(self) -> list[Dial]:
        return [self._dial(place) for place in range(len(self.jesters))]

    def _dial(self, place: int) -> Dial:
        action, text, _ = _known(self.state, self.seat, self.jesters[place])
        if not self.sides[place]:
            text = Text("medici-dial-aside", text.facts)
        found = Dial(action, text, 1, self.tops[place], self.now[place], self.usual[place])
        for value in range(1, self.tops[place] + 1):
            values = self._with(place, value)
            found.turns.append([] if values is None else self._taken(values))
            if values is None:
                found.closed.append(Closed(str(value), text, self._why(place, value)))
        return found

    def _with(self, place: int, value: int) -> list[int] | None:
        """All values if this Jester has this one: as few others as possible change, then they are the lowest."""
        others = [each for each in range(len(self.jesters)) if each != place]
        need = self.other - self.mine - self.sides[place] * value
        found = _solved(
            need,
            [self.sides[each] for each in others],
            [self.now[each] for each in others],
            [self.tops[each] for each in others],
        )
        return None if found is None else [*found[:place], value, *found[place:]]

    def _taken(self, values: Sequence[int]) -> list[int]:
        """The steps up to the target with these values; those that it takes by itself are not said."""
        said: list[int] = []
        if list(values) != self.usual:
            for jester, value in zip(self.jesters, values, strict=True):
                if jester == PLAYED or value != self.state.shows[jester]:
                    said.append(_step(jester, value))
        return [int(self.state.card), *said, int(moves.CONSPIRE), int(moves.PILE) + int(self.state.pile)]

    def _why(self, place: int, value: int) -> Text:
        """The sums that never meet if this Jester has this value."""
        low, high = {1: self.mine, -1: self.other, 0: 0}, {1: self.mine, -1: self.other, 0: 0}
        for each, side in enumerate(self.sides):
            low[side] += value if each == place else 1
            high[side] += value if each == place else self.tops[each]
        mine, other = span(low[1], high[1]), span(low[-1], high[-1])
        return Text("medici-closed-value", {"value": value, "mine": mine, "other": other})


def _jesters(state: Medici, place: int) -> list[int]:
    """The Jesters of a pile, in the order of their names."""
    return [jester for jester in range(len(JESTER_NAMES)) if state.places[jester] == state.ids[place] != NONE]


def _fixed(state: Medici, place: int) -> int:
    """What a pile's nobles count without its Jesters."""
    return sum(int(VALUES[kind_of(noble)]) for noble in state.nobles(place) if kind_of(noble) != JESTER)


def _solved(need: int, sides: Sequence[int], values: Sequence[int], tops: Sequence[int]) -> list[int] | None:
    """Values whose sum, by sides, is what is needed: the fewest differ from these, then they are the lowest.

    Those on no side stay as they are.
    """
    for changes in range(len(values) + 1):
        found = [
            [chosen.get(place, value) for place, value in enumerate(values)]
            for which in combinations(range(len(values)), changes)
            for chosen in _changed(need, which, sides, values, tops)
        ]
        if found:
            return min(found)
    return None


def _changed(
    need: int, which: Sequence[int], sides: Sequence[int], values: Sequence[int], tops: Sequence[int]
) -> list[dict[int, int]]:
    """All values of just these places that make up what is needed."""
    left = need - sum(
        side * value for place, (side, value) in enumerate(zip(sides, values, strict=True)) if place not in which
    )
    if not which:
        return [{}] if left == 0 else []
    found = []
    *free, last = which
    for picked in product(*(range(1, tops[place] + 1) for place in free)):
        chosen = dict(zip(free, picked, strict=True))
        value = (left - sum(sides[place] * pick for place, pick in chosen.items())) * sides[last]
        if 1 <= value <= tops[last]:
            found.append({**chosen, last: value})
    return found
