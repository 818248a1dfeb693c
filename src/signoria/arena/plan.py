"""What is to be played: a tournament as a file describes it, and as any worker can play its part of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

import signoria
from signoria import games
from signoria.arena import schedule
from signoria.bots import entrants
from signoria.core.errors import BadInput
from signoria.core.game import Game
from signoria.core.options import Value, written

FORMAT = 1
"""The version of the form of a tournament's folder, as `docs/arena.md` describes it."""

MOST_GAMES = 10_000_000


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tournament: with the same plan, game number k is the same wherever it is played."""

    arena: int
    signoria: str
    game: str
    rules: int
    options: dict[str, Value]
    bots: list[str]
    programs: dict[str, str]
    """Programs from outside: the command of each, by name."""
    program_seconds: float
    """How long they may take for an answer."""
    field: str
    games: int
    seed: int

    @property
    def rulebook(self) -> Game:
        """The game that is played."""
        return games.get(self.game)

    @property
    def players(self) -> int:
        """How many seats a table has."""
        return self.rulebook.seats(self.options)

    def table(self, number: int) -> schedule.Table:
        """The table of this number."""
        return schedule.table(number, len(self.bots), self.players, self.field, self.seed)


def make(
    game: Game,
    options: Mapping[str, Value],
    bots: Sequence[str],
    number: int,
    seed: int,
    field: str = "all",
    programs: Mapping[str, str] | None = None,
    program_seconds: float | None = None,
) -> Plan:
    """A plan of about this many games; BadInput for what cannot be played."""
    if not 1 <= number <= MOST_GAMES:
        raise BadInput("number-range", option="--games", least=1, most=str(MOST_GAMES))
    known = dict(programs or {})
    for bot in bots:
        entrants.check(game, bot, known)
        if list(bots).count(bot) > 1:
            raise BadInput("arena-bot-twice", bot=bot)
    resolved = game.resolve(options)
    return Plan(
        arena=FORMAT,
        signoria=signoria.__version__,
        game=game.name,
        rules=game.rules_version,
        options=resolved,
        bots=list(bots),
        programs={name: command for name, command in known.items() if name in bots},
        program_seconds=entrants.read_seconds(program_seconds),
        field=field,
        games=schedule.rounded(number, game.seats(resolved)),
        seed=seed,
    )


def difference(here: Plan, there: Plan) -> tuple[str, str, str] | None:
    """The first thing in which two plans differ, and how each has it; None if they are the same."""
    mine, other = msgspec.to_builtins(here), msgspec.to_builtins(there)
    mine |= mine.pop("options")
    other |= other.pop("options")
    for name in mine:
        if mine[name] != other.get(name):
            return name, _said(mine[name]), _said(other.get(name))
    return None


def _said(value: object) -> str:
    if isinstance(value, list):
        return ",".join(value)
    return " ".join(f"{k}={v}" for k, v in value.items()) if isinstance(value, dict) else written(value)
