"""How seats are taken to play inside a simulation, and what a position is worth when it is cut short."""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from signoria.core.bits import member, members
from signoria.core.chance import Source
from signoria.core.state import CHANCE, OVER, State, shares


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """A way to play: picks one of the actions that a seat has in a position."""

    def begin(self, state: State, source: Source) -> None:
        """A simulation begins here: time to settle what differs from one to the next."""

    def pick(self, state: State, seat: i64, source: Source) -> i64:
        """An action that is legal for this seat, which is asked."""
        raise NotImplementedError


def play(state: State, policies: list[Policy], source: Source) -> None:
    """Play to the end, each seat by its policy."""
    while True:
        seat = state.current
        if seat == OVER:
            return
        if seat == CHANCE:
            state.step(state.roll(source), CHANCE)
        else:
            state.step(policies[seat].pick(state, seat, source), seat)


class Uniform(Policy):
    """Plays at random, each legal action as likely as the others."""

    def pick(self, state: State, seat: i64, source: Source) -> i64:
        base, mask = state.choices(seat)
        return base + member(mask, source.below(members(mask)))


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Says what a position is worth; this one knows finished games only, and takes any other as open."""

    def values(self, state: State) -> list[float]:
        """For each seat a number from 0, lost, to 1, won."""
        return shares(state.returns())
