"""One game of a tournament: who sits down, what is counted, how it ends."""

from __future__ import annotations

import atexit
import time
from collections import Counter
from collections.abc import Sequence

import msgspec

from signoria.arena import measures
from signoria.arena.plan import Plan
from signoria.arena.schedule import draw
from signoria.bots import Host, entrants
from signoria.bots.outside import Complaint, OutsideBot, Programs
from signoria.core.chance import Seeded
from signoria.core.errors import BadInput, SignoriaError
from signoria.core.play import Play
from signoria.core.state import CHANCE, shares

Counts = dict[int, dict[str, int]]
"""For each bot, by its place in the plan, how often what."""


class Result(msgspec.Struct, frozen=True):
    """What a game has come to; `returns` is null if it was cut off.  The same for the same plan and number."""

    number: int
    seats: list[int]
    returns: list[int] | None
    plays: int
    uses: Counts
    """How often each bot made each kind of play, by the first word of its notation."""
    facts: Counts
    """What the game's own measures have counted of each bot."""
    faults: Counts = {}
    """What programs from outside did wrong."""

    def shares(self) -> list[float]:
        """Each seat's part of the victory; all alike if nobody has won, or if it was cut off."""
        return shares([0] * len(self.seats) if self.returns is None else self.returns)


class Thought(msgspec.Struct):
    """How long a bot has thought: decisions, seconds in all, and the longest of them."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, decisions: int, seconds: float, longest: float) -> None:
        """So many more."""
        self.decisions += decisions
        self.seconds += seconds
        self.longest = max(self.longest, longest)


class Trouble(msgspec.Struct):
    """The first fault of a program in a game: the number of the game, the bot's place in the plan, and what it was."""

    number: int
    bot: int
    first: Complaint


class Chunk(msgspec.Struct):
    """Some games that one worker has played, and what is not the same each time: how long it took, and why."""

    results: list[Result]
    thoughts: dict[int, Thought]
    seconds: float
    troubles: list[Trouble]


class _Kept:
    """The programs from outside that run in this process, of one plan."""

    programs = Programs({})

    def of(self, plan: Plan) -> Programs:
        """Those of this plan; those of another leave."""
        if (self.programs.commands, self.programs.seconds) != (plan.programs, plan.program_seconds):
            self.programs.close()
            self.programs = Programs(plan.programs, plan.program_seconds)
        return self.programs

    def leave(self) -> None:
        """Let all leave."""
        self.programs.close()
        self.programs = Programs({})


kept = _Kept()
atexit.register(kept.leave)


def play_chunk(plan: Plan, numbers: Sequence[int]) -> Chunk:
    """Play these tables; BadInput, with the number of the table, if a bot of the library fails.

    Programs from outside go on running for the next chunk: to start one may take longer than a chunk.
    """
    begin = time.perf_counter()
    thoughts: dict[int, Thought] = {}
    results = []
    troubles: list[Trouble] = []
    programs = kept.of(plan)
    for number in numbers:
        try:
            results.append(_play(plan, number, programs, thoughts, troubles))
        except SignoriaError as error:
            raise BadInput("arena-game-failed", number=number, reason=str(error)) from None
        except Exception as error:
            raise BadInput("arena-game-failed", number=number, reason=f"{type(error).__name__}: {error}") from None
    return Chunk(results, thoughts, time.perf_counter() - begin, troubles)


def play_table(plan: Plan, number: int, thoughts: dict[int, Thought]) -> Result:
    """Play one table to its end, or until it is cut off."""
    with Programs(plan.programs, plan.program_seconds) as programs:
        return _play(plan, number, programs, thoughts, [])


def _play(plan: Plan, number: int, programs: Programs, thoughts: dict[int, Thought], troubles: list[Trouble]) -> Result:
    table = plan.table(number)
    play = Play(plan.rulebook, plan.options)
    chance = Seeded(table.deal)
    seats = table.seats
    # A bot has a source of its own: who has chance's source knows the cards to come.
    bots = {
        seat: entrants.make(plan.bots[bot], play, seat, Seeded(draw(plan.seed, "bot", number, seat)), programs)
        for seat, bot in enumerate(seats)
    }
    host = Host(play, bots)
    watch = measures.of(play.game)(play)
    state = play.state
    clock = time.perf_counter
    decisions, seconds, longest = ([0] * len(seats), [0.0] * len(seats), [0.0] * len(seats))
    while state.current >= CHANCE and len(play.moves) < watch.most_plays:
        if state.current == CHANCE:
            play.let_chance(chance)
            continue
        seat = int(state.current)
        watch.before(seat)
        begin = clock()
        host.ask(seat)
        taken = clock() - begin
        decisions[seat] += 1
        seconds[seat] += taken
        if taken > longest[seat]:
            longest[seat] = taken
        watch.after(seat)
    host.leave()
    outside = {seat: bot for seat, bot in bots.items() if isinstance(bot, OutsideBot)}
    troubles += [Trouble(number, seats[seat], bot.complaint) for seat, bot in outside.items() if bot.complaint]
    for seat, bot in enumerate(seats):
        thoughts.setdefault(bot, Thought()).add(decisions[seat], seconds[seat], longest[seat])
    moves = [move for move in play.moves if move.seat != CHANCE]
    uses: dict[int, Counter[str]] = {seat: Counter() for seat in range(len(seats))}
    for move in moves:
        uses[move.seat][move.text.split(" ", 1)[0]] += 1
    return Result(
        number=number,
        seats=list(seats),
        returns=state.returns() if state.over else None,
        plays=len(moves),
        uses=_by_bot(seats, uses),
        facts=_by_bot(seats, watch.counts),
        faults=_by_bot(seats, {seat: bot.faults for seat, bot in outside.items()}),
    )


def _by_bot(seats: Sequence[int], counts: measures.BySeat) -> Counts:
    """What was counted of seats, as what was counted of the bots in them; nothing for a bot of which nothing was."""
    found: dict[int, Counter[str]] = {}
    for seat, counted in counts.items():
        if any(counted.values()):
            found.setdefault(seats[seat], Counter()).update(counted)
    return {bot: dict(sorted((+found[bot]).items())) for bot in sorted(found)}
