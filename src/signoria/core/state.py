"""A position of a game: who may act, what is legal, what follows.

A position holds no generator: where chance is to move, `current` is CHANCE and one of its
outcomes is applied like any other action.  Actions are small ints.  The set of actions legal
at one moment is a pair (base, mask): the action `base + k` is legal where bit k is set.
A big choice is taken in small steps: a play is one action, or several by the same seat.
"""

# Compiled with mypyc.

from __future__ import annotations

import struct
from typing import Final, Protocol, Self

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from signoria.core.bits import WIDTH, members
from signoria.core.chance import Source
from signoria.core.errors import BadInput, Refused

CHANCE: Final[i64] = -1
OVER: Final[i64] = -2
WHOEVER: Final[i64] = -3
"""As a seat: the one whose decision is due first (`current`)."""

NO_TAKER: Final[i64] = -4
PLAYER: Final[i64] = -5
"""As the one who takes an action: no one; a player, whoever it is."""

HIDDEN: Final[i64] = -1
"""As a detail of an event: none, or one that a listener may not know."""

_SLOTS: Final[i64] = 4096
_keys: Final = vec[i64]([-1] * 4096)
_lists: Final[list[tuple[int, ...]]] = [()] * 4096


class Listener(Protocol):
    """Hears what happens in a position, as the game's own event number and three details."""

    def hear(self, kind: int, a: int, b: int, c: int) -> None:
        """Something happened; the game's table of events says what the numbers mean."""


def listed(base: i64, mask: i64) -> tuple[int, ...]:
    """The members of a set of actions, ascending; ids are below 512, so that base and mask make one key.

    ValueError for any other set: it would take the place of one that is.
    """
    if base >> 9 or mask >> WIDTH:
        raise ValueError("a set of actions has a base from 0 to 511 and a mask of 54 bits")
    key = mask << 9 | base
    slot = (mask ^ mask >> 11 ^ mask >> 24 ^ mask >> 37 ^ base << 3) & _SLOTS - 1
    if _keys[slot] != key:
        _lists[slot] = _ascending(base, mask)
        _keys[slot] = key
    return _lists[slot]


def _ascending(base: i64, mask: i64) -> tuple[int, ...]:
    found: list[int] = []
    while mask:
        found.append(base + members((mask & -mask) - 1))
        mask &= mask - 1
    return tuple(found)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position.  A game subclasses it and fills in the methods that raise here."""

    def __init__(self) -> None:
        self.current: i64 = CHANCE
        """Who acts first: a seat, CHANCE, or OVER."""
        self.pending: i64 = 0
        """All seats whose decision is due, a bit each."""
        self.listener: Listener | None = None
        """Who hears what happens, if anybody does."""

    # What a game fills in

    def choices(self, seat: i64) -> tuple[i64, i64]:
        """What this pending seat may do, or CHANCE's possible outcomes, as (base, mask)."""
        raise NotImplementedError

    def step(self, action: i64, seat: i64) -> None:
        """Carry out what is known to be legal for this seat.  Search uses it; others `apply`."""
        raise NotImplementedError

    def taker(self, action: i64) -> i64:
        """Who takes such an action: CHANCE, or PLAYER for a player; NO_TAKER if there is none of this number."""
        raise NotImplementedError

    def refusal(self, action: i64, seat: i64) -> Refused | None:
        """Why this seat, which is asked, may not do this, which is not among its choices; tells it nothing hidden.

        None if it may all the same, as another form of a play that is (`Game.unlisted`).
        """
        raise NotImplementedError

    def midway(self) -> bool:
        """Whether a play has been begun and needs more steps; nobody else can tell, and nothing has happened yet."""
        return False

    def weight(self, action: i64) -> i64:
        """How likely chance's outcome is, relative to the others; 0 if it is impossible."""
        raise NotImplementedError

    def weights(self) -> i64:
        """The sum of the weights of all outcomes that chance has now."""
        raise NotImplementedError

    def outcome(self, k: i64) -> i64:
        """Chance's outcome number k of `weights()`, each counted as often as it weighs."""
        raise NotImplementedError

    def copy(self) -> Self:
        """The same position, independent of this one, with nobody listening."""
        raise NotImplementedError

    def returns(self) -> list[int]:
        """What each seat has won, once the game is over."""
        raise NotImplementedError

    def pack(self) -> list[int]:
        """All that the position is, as 32-bit ints, for `unpack`."""
        raise NotImplementedError

    @classmethod
    def unpack(cls, numbers: list[int]) -> Self:
        """The position that was packed; BadInput where the numbers are none."""
        raise NotImplementedError

    # What every game has

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.current == OVER

    def legal(self, seat: i64 = WHOEVER) -> tuple[int, ...]:
        """The actions open to a seat (default: the current one), ascending; none if it is not asked."""
        if seat == WHOEVER and self.current != OVER:
            seat = self.current
        elif not self.asks(seat):
            return ()
        base, mask = self.choices(seat)
        return listed(base, mask)

    def why(self, action: i64, seat: i64) -> Refused | None:
        """Why this seat may not do this now; None if it may."""
        if self.asks(seat):
            base, mask = self.choices(seat)
            k = action - base
            if 0 <= k < WIDTH and mask >> k & 1:
                return None
        taker = self.taker(action)
        if taker == NO_TAKER:
            return Refused("no-such-move")
        if self.current == OVER:
            return Refused("over")
        if (taker == CHANCE) != (seat == CHANCE):
            return Refused("chance-only" if taker == CHANCE else "not-for-chance")
        if not self.asks(seat):
            return Refused("not-asked")
        return Refused("impossible-draw") if taker == CHANCE else self.refusal(action, seat)

    def tell(self, kind: i64, a: i64 = HIDDEN, b: i64 = HIDDEN, c: i64 = HIDDEN) -> None:
        """Something has happened: with nobody listening this costs one comparison, which is inlined."""
        if self.listener is not None:
            self._announce(kind, a, b, c)

    def _announce(self, kind: i64, a: i64, b: i64, c: i64) -> None:
        if self.listener is not None:
            self.listener.hear(kind, a, b, c)

    def apply(self, action: i64, seat: i64 = WHOEVER) -> None:
        """Do it, or raise Refused and change nothing."""
        current = self.current
        if seat == WHOEVER:
            seat = current
        if (seat == current and seat != OVER) or self.asks(seat):
            base, mask = self.choices(seat)
            k = action - base
            if 0 <= k < WIDTH and mask >> k & 1:
                self.step(action, seat)
                return
        refused = self.why(action, seat)
        if refused is not None:
            raise refused
        self.step(action, seat)

    def roll(self, source: Source) -> i64:
        """One of chance's outcomes, picked by the source; nothing is applied."""
        return self.outcome(source.below(self.weights()))

    def let_chance(self, source: Source) -> None:
        """Let chance make all the moves that are due to it."""
        while self.current == CHANCE:
            self.step(self.roll(source), CHANCE)

    def advance(self, action: i64, source: Source) -> i64:
        """Apply the current seat's action and let chance follow; who is to act then, or OVER."""
        self.apply(action)
        if self.current == CHANCE:
            self.let_chance(source)
        return self.current

    def asks(self, seat: i64) -> bool:
        """Whether a decision of this seat (or of CHANCE) is due."""
        if seat < 0:
            return seat == CHANCE and self.current == CHANCE
        return seat < WIDTH and self.pending >> seat & 1 != 0

    def zero_sum(self) -> list[int]:
        """The returns of a finished game of two as what one has won over the other: 1 and -1, or 0 and 0."""
        returns = self.returns()
        if len(returns) != 2:
            raise ValueError("only a game of two players has a zero-sum form")
        return [returns[0] - returns[1], returns[1] - returns[0]]

    def to_bytes(self) -> bytes:
        """The position as bytes, the same for equal positions."""
        numbers = self.pack()
        return struct.pack(f"<{len(numbers)}i", *numbers)

    @classmethod
    def from_bytes(cls, data: bytes) -> Self:
        """The position with these bytes; BadInput where there is none."""
        if not data or len(data) % 4:
            raise BadInput("bytes", length=len(data))
        return cls.unpack(list(struct.unpack(f"<{len(data) // 4}i", data)))

    def __reduce__(self) -> tuple[object, tuple[bytes]]:
        return type(self).from_bytes, (self.to_bytes(),)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and isinstance(other, State) and self.pack() == other.pack()

    def __hash__(self) -> int:
        return hash(self.to_bytes())


def plays(state: State, seat: i64) -> list[tuple[int, ...]]:
    """All that is listed as legal for this seat, as whole plays: the steps of each, from here to its end."""
    found: list[tuple[int, ...]] = []
    for action in state.legal(seat):
        after = state.copy()
        after.step(action, seat)
        if after.midway():
            found += [(action, *rest) for rest in plays(after, seat)]
        else:
            found.append((action,))
    return found


def shares(returns: list[int]) -> list[float]:
    """Each seat's part of the victory, from what they have won; all alike if nobody has won."""
    total = 0.0
    for won in returns:
        total += float(won)
    if total <= 0.0:
        return [1.0 / float(len(returns)) for _ in returns]
    return [float(won) / total for won in returns]
