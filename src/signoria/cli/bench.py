"""`signoria bench`: how fast the rules run, beside a yardstick that any machine can measure itself with."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping

import msgspec

import signoria
from signoria import games
from signoria.cli import installed
from signoria.core import journal
from signoria.core.chance import Seeded
from signoria.core.game import Game
from signoria.core.play import Play
from signoria.core.seat import Seat, updates
from signoria.core.state import State
from signoria.search.playout import playouts
from signoria.search.policy import Judge, Uniform
from signoria.search.tree import Search
from signoria.testing.randomly import random_play
from signoria.texts import Words

ROUNDS = 10
SECONDS = 0.1
"""How long one run lasts, about."""

WORLDS = 50
"""So many positions does the search take in turns."""

KINDS = ("native", "stepwise", "copy")
"""What is compared with the yardstick, ..."""
MORE = ("search", "live", "restored")
"""... and what is measured beside it."""


class Dummy:
    """The yardstick: a game with nothing in it."""

    def __init__(self) -> None:
        self.moves = [0, 1, 2, 3, 4, 5]

    def legal(self) -> list[int]:
        """One constant list."""
        return self.moves

    def apply(self, action: int) -> None:
        """Nothing."""


def yardstick(steps: int) -> int:
    """Choose and apply at random in a plain loop; the number of steps."""
    dummy = Dummy()
    for _ in range(steps):
        dummy.apply(random.choice(dummy.legal()))
    return steps


def native(start: State, count: int) -> int:
    """Random games inside compiled code; the number of decisions."""
    return int(playouts(start, Seeded(count), count))


def stepwise(start: State, count: int) -> int:
    """Random games driven from Python, with `random.choice`; the number of decisions."""
    source = Seeded(count)
    decisions = 0
    for _ in range(count):
        state = start.copy()
        state.let_chance(source)
        decisions += 1
        while state.advance(random.choice(state.legal()), source) >= 0:
            decisions += 1
    return decisions


def copies(start: State, count: int) -> int:
    """Copies of a position; their number."""
    for _ in range(count):
        start.copy()
    return count


def searched(game: Game, count: int) -> int:
    """Simulations of a search from the first decision, over positions that the seat cannot tell apart; their number."""
    source = Seeded(count)
    play = Play(game, game.measured)
    play.let_chance(source)
    seat = int(play.state.current)
    worlds = [play.resample(seat, source) for _ in range(WORLDS)]
    Search(seat, Uniform(), Judge()).run(worlds, source, count)
    return count


def live(game: Game, count: int) -> int:
    """Plays at a live table: each is made, and every seat's view, news and menu are written as JSON; their number."""
    done = 0
    while done < count:
        play = Play(game, game.measured)
        seats = [Seat(play, number) for number in range(len(play.names))]
        heard = [0] * len(seats)
        source = Seeded(done)
        play.let_chance(source)
        while not play.state.over and done < count:
            play.make(int(play.state.current), _any_play(play.state, source))
            play.let_chance(source)
            for number, update in enumerate(updates(seats, heard)):
                msgspec.json.encode(update)
                heard[number] = update.version
            done += 1
    return done


def _any_play(state: State, source: Seeded) -> list[int]:
    """A whole play at random."""
    now = state.copy()
    actions: list[int] = []
    while not actions or now.midway():
        legal = now.legal()
        actions.append(legal[source.below(len(legal))])
        now.step(actions[-1], now.current)
    return actions


def restored(game: Game, count: int) -> int:
    """Whole random games played again from their journals; their number."""
    play = random_play(game, game.measured, 1)
    head, plays = journal.header(play), journal.lines(play)
    for _ in range(count):
        journal.restore(head, plays, game)
    return count


Work = Callable[[int], int]
"""Takes a size, and returns how much it did."""


def rates(works: Mapping[str, Work]) -> dict[str, float]:
    """The best rate of each, a second of CPU time; they take turns, so that a slow moment hits all alike."""
    sizes = dict.fromkeys(works, 1)
    for name, work in works.items():
        while _timed(work, sizes[name])[1] < SECONDS:
            sizes[name] *= 2
    found = dict.fromkeys(works, 0.0)
    for _ in range(ROUNDS):
        for name, work in works.items():
            done, seconds = _timed(work, sizes[name])
            found[name] = max(found[name], done / seconds)
    return found


def _timed(work: Work, size: int) -> tuple[int, float]:
    begin = time.process_time()
    done = work(size)
    return done, max(time.process_time() - begin, 1e-9)


def works(game: Game) -> dict[str, Work]:
    """What is measured of a game."""
    start = game.start(game.resolve(game.measured))
    return {
        f"{game.name} native": lambda size: native(start, size),
        f"{game.name} stepwise": lambda size: stepwise(start, size),
        f"{game.name} copy": lambda size: copies(start, size),
        f"{game.name} search": lambda size: searched(game, size),
        f"{game.name} live": lambda size: live(game, size),
        f"{game.name} restored": lambda size: restored(game, size),
    }


def measure() -> tuple[float, dict[str, dict[str, float]]]:
    """The yardstick, and the figures of each game."""
    everything: dict[str, Work] = {"yardstick": yardstick}
    for name in signoria.GAMES:
        everything |= works(games.get(name))
    found = rates(everything)
    figures = {name: {kind: found[f"{name} {kind}"] for kind in (*KINDS, *MORE)} for name in signoria.GAMES}
    return found["yardstick"], figures


def bench(as_json: bool, words: Words) -> int:
    """Measure and print; always 0."""
    ruler, found = measure()
    if as_json:
        print(msgspec.json.encode({"yardstick": ruler, "compiled": signoria.compiled, "games": found}).decode())
        return 0
    print(words.say("bench-yardstick", rate=f"{ruler / 1e6:.2f}"))
    if not signoria.compiled:
        print(installed.how(words))
    for name, figures in found.items():
        title = words.called(f"{name}-title", name)
        shown = {kind: f"{figures[kind] / 1e6:.2f} M ({figures[kind] / ruler:.2f} ×)" for kind in KINDS}
        print(words.say("bench-game", game=title, **shown))
        print(words.say("bench-search", game=title, rate=f"{figures['search'] / 1e3:.1f}"))
        times = {"rate": f"{figures['live'] / 1e3:.1f}", "restored": f"{1e3 / figures['restored']:.1f}"}
        print(words.say("bench-live", game=title, **times))
    return 0
