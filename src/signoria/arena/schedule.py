"""Who sits where, and with which cards: a pure function of the bots, the seats, the field and the seed.

Games come in groups of as many as there are seats.  A group is one line-up of bots with one deal, played
once in each rotation of the seats, so that the luck of cards and seat is shared out evenly.  A line-up that
looks the same after fewer rotations (the same bot in every seat) gets so many more deals instead.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from itertools import combinations, permutations
from typing import NamedTuple

from signoria.core.chance import Seeded

FIELDS = ("all", "one", "first", "mixed")
"""Which line-ups are played at tables of more than two; two players always meet as every pair.

`one`: one of these against all others of those, for every ordered pair, so the reverse too.  `first`: the same for the
first bot alone, against each of the rest, without the reverse.  `mixed`: all bots together, each equally often.
`all`: `one` and `mixed` in turns.
"""


class Table(NamedTuple):
    """One game to play: its number, its group, which bot sits in each seat, and the seed of chance."""

    number: int
    group: int
    seats: tuple[int, ...]
    deal: int


def rounded(games: int, players: int) -> int:
    """So many games, or a few more, that every group is whole."""
    return -(-games // players) * players


def table(number: int, bots: int, players: int, field: str, seed: int) -> Table:
    """The table of this number, from 0; all tables before it are the same however many follow."""
    group, turn = divmod(number, players)
    seats = line_up(group, bots, players, field, seed)
    period = next(k for k in range(1, players + 1) if seats == _rotated(seats, k))
    return Table(number, group, _rotated(seats, turn % period), draw(seed, "deal", group, turn // period))


def draw(seed: int, *what: str | int) -> int:
    """A number that only this seed and these words give: the seed of one source among many."""
    said = " ".join(map(str, (seed, *what))).encode()
    return int.from_bytes(hashlib.blake2b(said, digest_size=8).digest()) >> 2


def line_up(group: int, bots: int, players: int, field: str, seed: int) -> tuple[int, ...]:
    """The bots that play the group's games, in the order of its first one."""
    if bots == 1:
        return (0,) * players
    if players == 2:
        pairs = list(combinations(range(bots), 2))
        return pairs[group % len(pairs)]
    if field == "all":
        group, odd = divmod(group, 2)
        field = "mixed" if odd else "one"
    if field == "one":
        ordered = list(permutations(range(bots), 2))
        one, others = ordered[group % len(ordered)]
        return (one, *[others] * (players - 1))
    if field == "first":
        return (0, *[1 + group % (bots - 1)] * (players - 1))
    return _mixed(group, bots, players, seed)


def _mixed(group: int, bots: int, players: int, seed: int) -> tuple[int, ...]:
    """The next bots of a circle of all: in as many groups as there are bots each has played equally often."""
    circle, place = divmod(group, bots)
    around = _shuffled(range(bots), Seeded(draw(seed, "circle", circle)))
    chosen = [around[(place * players + k) % bots] for k in range(players)]
    return tuple(_shuffled(chosen, Seeded(draw(seed, "order", group))))


def _shuffled(what: Sequence[int], source: Seeded) -> list[int]:
    left = list(what)
    return [left.pop(source.below(len(left))) for _ in what]


def _rotated(seats: tuple[int, ...], turn: int) -> tuple[int, ...]:
    """Everybody moves up by so many seats."""
    turn %= len(seats)
    return seats[-turn:] + seats[:-turn] if turn else seats
