"""How the habits of `bots/coup/habits.py` and the weights of `bots/coup/judge.py` came about: games of the model.

    .signoria/venv/bin/python tools/tune_coup.py habits 2 120     two players, for 120 seconds
    .signoria/venv/bin/python tools/tune_coup.py judge            chances to win, from games with those habits

It prints what it found.  The weights in `judge.py` are from the second command.  The habits are not from this code,
but from a trial of the same method with compiled stubborn players: runs of two to four minutes for 2, 4 and 6 players,
some taken up again where they had ended; what the Inquisitor is worth was kept.

Habits are varied at random and moved the way that wins more (evolution strategy) against stubborn players (who always
tax, steal, murder, block or doubt), honest ones, earlier habits, and rivals moved in the same way to win against them.
Those who do best against them count most.  No bot of the ladder takes part.
"""

from __future__ import annotations

import math
import random
import sys
import time
from collections.abc import Mapping, Sequence

from signoria import Seeded, game
from signoria.bots.coup.habits import Habits
from signoria.bots.coup.judge import FEATURES, feature
from signoria.bots.coup.model import Courtier
from signoria.core.chance import Source
from signoria.core.state import CHANCE, State
from signoria.games.coup import moves
from signoria.games.coup.cards import count
from signoria.games.coup.position import ACTING, BLOCKING, CHALLENGING, CHALLENGING_BLOCK
from signoria.games.coup.state import Coup
from signoria.search.policy import Policy, play

COUP = game("coup")
NAMES = [name for name in dir(Habits(2)) if not name.startswith("_") and name != "worth"]
SPREAD = 0.12
PAIRS = 8
SHARPNESS = 7.0
"""How much more those count against whom little is won."""
HONESTY, SCEPTICISM = (0.35, 0.7), (0.3, 0.7)
"""Between which bounds those who are tuned have their tempers, drawn anew for each game."""
STEEPEST = 14.0
"""More than this, and nobody would ever doubt what another always does: a decision is to leave something to chance."""

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
    into.decision = min(into.decision, STEEPEST)


def player(players: int, found: Numbers, honesty: float = 0.5, scepticism: float = 0.5) -> Courtier:
    """One with these habits at a table of so many, and the known ones at others."""
    made = Courtier()
    put(made.duel if players == 2 else made.few if players <= 4 else made.many, found)
    for seat in range(10):
        made.honesty[seat] = honesty
        made.scepticism[seat] = scepticism
        made.vengeance[seat] = 0.0
    return made


class Stubborn(Policy):
    """Does the first of its actions that it may, mostly; blocks, and doubts so many claims; else it is honest."""

    def __init__(self, *actions: int, blocks: bool = False, doubts: float = 0.0, often: float = 1.0) -> None:
        self.honest = player(2, numbers(Habits(2)), 1.0, 0.0)
        self.actions, self.blocks, self.doubts, self.often = actions, blocks, doubts, often

    def pick(self, state: State, seat: int, source: Source) -> int:
        assert isinstance(state, Coup)
        rolled = source.below(1000) / 1000
        if state.phase == ACTING and self.actions and rolled < self.often:
            rivals = [each for each in range(state.rules.players) if each != seat and state.alive >> each & 1]
            first = max(rivals, key=lambda each: (not state.revealed[each], state.coins[each]))
            for action in (moves.COUPS, *self.actions):
                move = action if action < moves.TARGETED else action + first
                # Not always: those who block everything would never come to an end among themselves.
                stays = action in (moves.COUPS, moves.TAX, moves.INCOME) or source.below(3)
                if stays and move in state.legal(seat):
                    return move
        elif state.phase in (CHALLENGING, CHALLENGING_BLOCK) and rolled < self.doubts:
            return moves.CHALLENGE
        elif state.phase == BLOCKING and self.blocks:
            blocks = [move for move in state.legal(seat) if move != moves.PASS]
            held = [move for move in blocks if count(state.hands[seat], move - moves.BLOCK)]
            return (held or blocks)[source.below(len(held or blocks))]
        return int(self.honest.pick(state, seat, source))


def stubborn() -> list[Policy]:
    """Those against whom habits have to hold."""
    tax, steal, murder = moves.TAX, moves.THEFTS, moves.ASSASSINATIONS
    return [
        Stubborn(tax),
        Stubborn(tax, blocks=True),
        Stubborn(tax, blocks=True, doubts=0.333),
        Stubborn(tax, blocks=True, doubts=0.17, often=0.5),
        Stubborn(tax, doubts=1.0),
        Stubborn(murder, tax, blocks=True),
        Stubborn(murder),
        Stubborn(steal),
        Stubborn(steal, blocks=True, doubts=0.05),
        Stubborn(moves.INCOME),
        Stubborn(blocks=True, doubts=0.02),
        *(Stubborn(doubts=doubts) for doubts in (0.0, 0.2, 0.333, 1.0)),
    ]


def share(players: int, me: Courtier, others: Policy, seeds: Sequence[int]) -> float:
    """How many games one wins among such others; all who have tempers get new ones in each game."""
    won = 0
    start = COUP.start(COUP.resolve({"players": players}))
    for number, seed in enumerate(seeds):
        drawn = random.Random(seed)
        for each in (me, others):
            if isinstance(each, Courtier):
                for seat in range(players):
                    each.honesty[seat] = drawn.uniform(*HONESTY)
                    each.scepticism[seat] = drawn.uniform(*SCEPTICISM)
        table = [others] * players
        table[number % players] = me
        state = start.copy()
        play(state, table, Seeded(seed))
        won += state.returns()[number % players]
    return won / len(seeds)


def slope(
    players: int, of: Numbers, pool: Mapping[str, tuple[Policy, float]], games: int, drawn: random.Random
) -> tuple[list[float], dict[str, float]]:
    """Which way these habits win more against a pool with weights, and what they win now of each."""
    found, won = [0.0] * len(of), dict.fromkeys(pool, 0.0)
    for _ in range(PAIRS):
        moved = [drawn.gauss(0, 1) for _ in of]
        both = [player(players, [a + way * SPREAD * b for a, b in zip(of, moved, strict=True)]) for way in (1, -1)]
        more = 0.0
        for name, (other, weight) in pool.items():
            seeds = [drawn.randrange(1 << 40) for _ in range(max(players, int(games * weight) // players * players))]
            up, down = (share(players, each, other, seeds) for each in both)
            more += weight * (up - down)
            won[name] += (up + down) / 2 / PAIRS
        found = [a + more * b / (2 * SPREAD * PAIRS) for a, b in zip(found, moved, strict=True)]
    return found, won


def evolve(players: int, seconds: float, seed: int) -> Habits:
    """Habits that win, from those that there are."""
    drawn = random.Random(seed)
    found = numbers(Habits(players))
    foe, past, foes = list(found), [list(found)], [list(found)]
    pace, foes_pace = [0.0] * len(found), [0.0] * len(found)
    known = {f"stubborn {number}": each for number, each in enumerate(stubborn())}
    won: dict[str, float] = {}
    begin = time.monotonic()
    while (passed := (time.monotonic() - begin) / seconds) < 1:
        pool: dict[str, Policy] = {
            **known,
            "self": player(players, found),
            "past": player(players, drawn.choice(past)),
            "first": player(players, past[0]),
            "foe": player(players, foe),
            "past foe": player(players, drawn.choice(foes)),
        }
        weights = {name: math.exp(-SHARPNESS * (players * won.get(name, 1 / players) - 1)) for name in pool}
        total = sum(weights.values())
        weighed = {name: (pool[name], 0.3 / len(pool) + 0.7 * weight / total) for name, weight in weights.items()}
        way, now = slope(players, found, weighed, 6 * len(pool) * max(players, 4), drawn)
        won = {name: 0.7 * won.get(name, share) + 0.3 * share for name, share in now.items()}
        pace = [0.7 * a + 0.3 * b for a, b in zip(pace, way, strict=True)]
        step = 0.35 * max(0.15, 1 - passed) * players / 2
        found = [a + step * b for a, b in zip(found, pace, strict=True)]
        past.append(list(found))
        way, _ = slope(players, foe, {"me": (player(players, found), 1.0)}, 96, drawn)
        foes_pace = [0.7 * a + 0.3 * b for a, b in zip(foes_pace, way, strict=True)]
        foe = [a + 2 * step * b for a, b in zip(foe, foes_pace, strict=True)]
        foes.append(list(foe))
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
