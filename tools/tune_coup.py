"""How the habits of `bots/coup/habits.py` and the weights of `bots/coup/judge.py` came about: games of the model.

    .signoria/venv/bin/python tools/tune_coup.py habits 2 120     two players, for 120 seconds
    .signoria/venv/bin/python tools/tune_coup.py judge            chances to win, from games with those habits

It prints what it found; the numbers in the two files are from runs of two to four minutes for 2, 4 and 6 players.
Habits are varied at random and moved the way that wins more (evolution strategy) against a pool of earlier habits, of
believers who never lie, of liars and of doubters; no bot of the ladder takes part.
"""

from __future__ import annotations

import math
import random
import sys
import time
from collections.abc import Sequence

from signoria import Seeded, game
from signoria.bots.coup.habits import Habits
from signoria.bots.coup.judge import FEATURES, feature
from signoria.bots.coup.model import Courtier
from signoria.core.state import CHANCE
from signoria.games.coup.state import Coup
from signoria.search.policy import play

COUP = game("coup")
NAMES = [name for name in dir(Habits(2)) if not name.startswith("_") and name != "worth"]
SPREAD = 0.12
PAIRS = 16

Numbers = Sequence[float]
"""The logarithms of all habits, then of what the characters are worth."""


def numbers(of: Habits) -> list[float]:
    """Habits as numbers that may be moved freely."""
    return [math.log(getattr(of, name)) for name in NAMES] + [math.log(worth) for worth in of.worth]


def put(into: Habits, found: Numbers) -> None:
    """The reverse."""
    for name, number in zip(NAMES, found, strict=False):
        setattr(into, name, math.exp(max(-5.0, min(5.0, number))))
    for character, number in enumerate(found[len(NAMES) :]):
        into.worth[character] = math.exp(max(-3.0, min(3.0, number)))


def player(players: int, found: Numbers, honesty: float = 0.5, scepticism: float = 0.5) -> Courtier:
    """One with these habits at a table of so many, and the known ones at others."""
    made = Courtier()
    put(made.duel if players == 2 else made.few if players <= 4 else made.many, found)
    for seat in range(10):
        made.honesty[seat] = honesty
        made.scepticism[seat] = scepticism
        made.vengeance[seat] = 0.0
    return made


def share(players: int, me: Courtier, pool: Sequence[Courtier], seeds: Sequence[int]) -> float:
    """How many games one wins among others drawn from the pool."""
    won = 0
    start = COUP.start(COUP.resolve({"players": players}))
    for number, seed in enumerate(seeds):
        drawn = random.Random(seed)
        seat = number % players
        table = [pool[drawn.randrange(len(pool))] for _ in range(players)]
        table[seat] = me
        state = start.copy()
        play(state, list(table), Seeded(seed))
        won += state.returns()[seat]
    return won / len(seeds)


def evolve(players: int, seconds: float, seed: int) -> Habits:
    """Habits that win, from those that there are."""
    drawn = random.Random(seed)
    found = numbers(Habits(players))
    past = [list(found)]
    pace = [0.0] * len(found)
    begin = time.monotonic()
    while (passed := (time.monotonic() - begin) / seconds) < 1:
        pool = [
            *(player(players, each) for each in (found, drawn.choice(past), past[0])),
            *(player(players, each, 1.0, 0.0) for each in (found, drawn.choice(past), past[0])),
            player(players, found, 0.25, 0.3),
            player(players, found, 0.65, 0.8),
        ]
        slope = [0.0] * len(found)
        for _ in range(PAIRS):
            moved = [drawn.gauss(0, 1) for _ in found]
            seeds = [drawn.randrange(1 << 40) for _ in range(400 if players == 2 else 50 * players)]
            both = [[a + way * SPREAD * b for a, b in zip(found, moved, strict=True)] for way in (1, -1)]
            up, down = (share(players, player(players, each), pool, seeds) for each in both)
            slope = [a + (up - down) * b / (2 * SPREAD * PAIRS) for a, b in zip(slope, moved, strict=True)]
        pace = [0.7 * a + 0.3 * b for a, b in zip(pace, slope, strict=True)]
        step = 0.35 * max(0.1, 1 - passed) * players / 2
        found = [a + step * b for a, b in zip(found, pace, strict=True)]
        past.append(list(found))
    best = Habits(players)
    put(best, found)
    return best


Seen = tuple[list[list[float]], int]
"""The features of all who were left, and which of them won."""


def watch(players: int, games: int) -> list[Seen]:
    """Moments of games while as many are left as that table's weights are for."""
    drawn = random.Random(players)
    known = numbers(Habits(players))
    pool = [player(players, known, *each) for each in ((0.5, 0.5), (0.7, 0.4), (0.3, 0.5), (1.0, 0.1), (0.6, 0.7))]
    most, least = {2: (2, 2), 4: (4, 3), 6: (6, 5)}[players]
    found: list[Seen] = []
    for number in range(games):
        state = COUP.start(COUP.resolve({"players": players}))
        assert isinstance(state, Coup)
        source = Seeded(number)
        table = [drawn.choice(pool) for _ in range(players)]
        moments = []
        while not state.over:
            if state.current == CHANCE:
                state.let_chance(source)
                continue
            left = [seat for seat in range(players) if state.alive >> seat & 1]
            if least <= len(left) <= most and drawn.random() < 0.08:
                moments.append((left, [[feature(state, seat, k) for k in range(FEATURES)] for seat in left]))
            seat = int(state.current)
            state.step(table[seat].pick(state, seat, source), seat)
        winner = state.returns().index(1)
        found += [(features, left.index(winner)) for left, features in moments]
    return found


def fit(seen: list[Seen]) -> list[float]:
    """The weights under which the winners were likeliest."""
    weights = [0.0] * int(FEATURES)
    pace = 0.05
    drawn = random.Random(0)
    for _ in range(6):
        drawn.shuffle(seen)
        for features, winner in seen:
            strengths = [math.exp(sum(w * x for w, x in zip(weights, each, strict=True))) for each in features]
            total = sum(strengths)
            for place, (each, strength) in enumerate(zip(features, strengths, strict=True)):
                error = (place == winner) - strength / total
                for k, x in enumerate(each):
                    # Coins are counted in full, all else as 0 or 1.
                    weights[k] += pace * error * x * (0.2 if k == 1 else 1)
        pace /= 2
    return weights


if __name__ == "__main__":
    if sys.argv[1] == "habits":
        evolved = evolve(int(sys.argv[2]), float(sys.argv[3]), int(sys.argv[4]) if len(sys.argv) > 4 else 1)
        for name in NAMES:
            print(f"{name} = {getattr(evolved, name):.3f}")
        print("worth =", [round(worth, 2) for worth in evolved.worth])
    else:
        for size, games in ((2, 12_000), (4, 4_000), (6, 2_500)):
            print(size, [round(weight, 3) for weight in fit(watch(size, games))])
