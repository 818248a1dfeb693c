"""What a tournament's games say: every figure of its report."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import permutations

import msgspec

from signoria.arena import measures, nash
from signoria.arena.match import Result, Thought
from signoria.arena.plan import Plan
from signoria.arena.statistics import Finish, Tally, ratings, wilson
from signoria.bots import entrants
from signoria.texts.figures import Figure


class Pair(msgspec.Struct):
    """One bot against another: its share of the victories where it sat alone among others of the other kind."""

    one: int
    against: int
    share: Figure
    """With its Wilson interval, over games."""
    grouped: Figure
    """The same over groups: the games of a group have the same cards, so they are not independent."""


class Together(msgspec.Struct):
    """Two bots at tables with others: of the victories of either, the share of the first."""

    one: int
    other: int
    share: Figure


class Entrant(msgspec.Struct):
    """What there is to say of one bot."""

    name: str
    share: Figure
    """Of the victories, a seat."""
    seats: list[Figure]
    """The same for each seat at the table."""
    rating: Figure
    nash: nash.Standing | None
    rates: dict[str, Figure]
    uses: dict[str, Figure]
    """How often it makes each kind of play, a game and a seat."""
    faults: dict[str, int]
    thought: Thought
    tuned: Sequence[str]


class Summary(msgspec.Struct):
    """A tournament in figures."""

    plan: Plan
    games: int
    unfinished: int
    undecided: int
    """Games that ended with no winner."""
    entrants: list[Entrant]
    pairs: list[Pair]
    together: list[Together]
    seats: list[Figure]
    """The share of victories of each seat, whoever sat there."""
    length: Figure
    """Plays a game."""
    lengths: list[int]
    """Of each game, ascending."""
    rates: dict[str, Figure]
    uses: dict[str, Figure]
    """How often each kind of play is made, a game, by all together."""

    @property
    def par(self) -> float:
        """The share of victories that each seat has where all are equal."""
        return 1 / self.plan.players

    @property
    def median(self) -> int:
        """The length of the game in the middle."""
        return self.lengths[len(self.lengths) // 2] if self.lengths else 0

    def ranked(self) -> list[int]:
        """The bots, the best rating first."""
        return sorted(range(len(self.entrants)), key=lambda bot: -self.entrants[bot].rating.value)


class _Count:
    """What is added up of each game."""

    def __init__(self, plan: Plan) -> None:
        bots, players = range(len(plan.bots)), plan.players
        self.players = players
        self.games = self.unfinished = self.undecided = 0
        self.finishes: list[Finish] = []
        self.lengths: list[int] = []
        self.won = [0.0 for _ in bots]
        self.sat = [0 for _ in bots]
        self.took_part = [Tally() for _ in bots]
        """The games of each bot, with its seats."""
        self.every = Tally()
        self.seat_won = [[0.0] * players for _ in bots]
        self.seat_sat = [[0] * players for _ in bots]
        self.uses: list[dict[str, Tally]] = [{} for _ in bots]
        self.all_uses: dict[str, Tally] = {}
        self.facts: list[Counter[str]] = [Counter() for _ in bots]
        self.faults: list[Counter[str]] = [Counter() for _ in bots]
        self.groups: dict[tuple[int, int], dict[int, list[float]]] = {}
        self.common: dict[tuple[int, int], list[float]] = {}

    def add(self, result: Result) -> None:
        """One game more."""
        shares = result.shares()
        seats = tuple(result.seats)
        self.games += 1
        self.unfinished += result.returns is None
        self.undecided += result.returns is not None and not any(result.returns)
        self.lengths.append(result.plays)
        self.finishes.append(Finish(seats, tuple(shares)))
        wins: dict[int, float] = {}
        for seat, (bot, share) in enumerate(zip(seats, shares, strict=True)):
            wins[bot] = wins.get(bot, 0.0) + share
            self.won[bot] += share
            self.sat[bot] += 1
            self.seat_won[bot][seat] += share
            self.seat_sat[bot][seat] += 1
        self.every.add(0)
        for bot in wins:
            self.took_part[bot].add(0, seats.count(bot))
        self._meet(result.number, seats, wins)
        self._plays(result, seats)

    def _meet(self, number: int, seats: Sequence[int], wins: Mapping[int, float]) -> None:
        """Who played against whom: one against all others alike, or several at one table."""
        alone = [bot for bot in wins if seats.count(bot) == 1]
        if len(wins) == 2 and alone:
            for one in alone:
                other = next(bot for bot in wins if bot != one)
                self.groups.setdefault((one, other), {}).setdefault(number // self.players, []).append(wins[one])
        else:
            for one, other in permutations(wins, 2):
                both = self.common.setdefault((one, other), [0.0, 0.0])
                both[0] += wins[one]
                both[1] += wins[one] + wins[other]

    def _plays(self, result: Result, seats: Sequence[int]) -> None:
        together: Counter[str] = Counter()
        for bot, uses in result.uses.items():
            sat = seats.count(bot)
            for kind, count in uses.items():
                self.uses[bot].setdefault(kind, Tally()).add(count, sat)
                together[kind] += count
        for kind, count in together.items():
            self.all_uses.setdefault(kind, Tally()).add(count)
        for bot, facts in result.facts.items():
            self.facts[bot].update(facts)
        for bot, faults in result.faults.items():
            self.faults[bot].update(faults)


def summarise(plan: Plan, results: Iterable[Result], thoughts: Mapping[int, Thought]) -> Summary:
    """All figures of these games, which come in the order of their numbers: ratings depend on the order."""
    count = _Count(plan)
    for result in results:
        count.add(result)
    bots = range(len(plan.bots))
    rated = ratings(count.finishes, len(plan.bots))
    standings = _nash(plan, count)
    length = Tally()
    for plays in count.lengths:
        length.add(plays)
    kinds = measures.ordered(plan.rulebook, count.all_uses)
    return Summary(
        plan=plan,
        games=count.games,
        unfinished=count.unfinished,
        undecided=count.undecided,
        entrants=[
            Entrant(
                name=plan.bots[bot],
                share=wilson(count.won[bot], count.sat[bot]),
                seats=[wilson(won, of) for won, of in zip(count.seat_won[bot], count.seat_sat[bot], strict=True)],
                rating=rated[bot],
                nash=standings[bot] if standings else None,
                rates=_rates(plan, count.facts[bot]),
                uses={kind: count.uses[bot].get(kind, Tally()).mean(count.took_part[bot]) for kind in kinds},
                faults=dict(count.faults[bot]),
                thought=thoughts.get(bot, Thought()),
                tuned=entrants.tuned(plan.rulebook, plan.bots[bot]),
            )
            for bot in bots
        ],
        pairs=[_pair(one, other, count.groups[one, other]) for one, other in sorted(count.groups)],
        together=[Together(one, other, wilson(*_of(both))) for (one, other), both in sorted(count.common.items())],
        seats=[wilson(sum(count.seat_won[bot][seat] for bot in bots), count.games) for seat in range(plan.players)],
        length=length.mean(),
        lengths=sorted(count.lengths),
        rates=_rates(plan, sum(count.facts, Counter())),
        uses={kind: count.all_uses[kind].mean(count.every) for kind in kinds},
    )


def _of(both: Sequence[float]) -> tuple[float, int]:
    """Victories of the first, and of either; shared ones make fractions, and the number of trials is whole."""
    return (both[0] / both[1] * round(both[1]) if both[1] else 0.0), round(both[1])


def _pair(one: int, other: int, groups: Mapping[int, Sequence[float]]) -> Pair:
    grouped = Tally()
    for games in groups.values():
        grouped.add(sum(games) / len(games))
    every = [share for games in groups.values() for share in games]
    mean = grouped.mean()
    return Pair(one, other, wilson(sum(every), len(every)), mean._replace(high=min(mean.high, 1.0)))


def _nash(plan: Plan, count: _Count) -> list[nash.Standing]:
    """Nash averages where two play and every two have met; else none."""
    bots = range(len(plan.bots))
    if plan.players != 2 or len(plan.bots) < 2 or len(count.groups) < len(bots) * (len(bots) - 1):
        return []
    wins = [[0.0 for _ in bots] for _ in bots]
    games = [[0.0 for _ in bots] for _ in bots]
    for (one, other), groups in count.groups.items():
        wins[one][other] = sum(map(sum, groups.values()))
        games[one][other] = float(sum(map(len, groups.values())))
    return nash.standings(wins, games)


def _rates(plan: Plan, facts: Mapping[str, int]) -> dict[str, Figure]:
    return {
        rate.name: wilson(facts.get(rate.part, 0), facts.get(rate.whole, 0))
        for rate in measures.of(plan.rulebook).rates
    }
