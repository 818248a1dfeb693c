"""`signoria play`: a game in the terminal against bots, or unattended games between bots."""

from __future__ import annotations

import getpass
import secrets
import sys
from collections.abc import Mapping, Sequence
from contextlib import closing
from pathlib import Path

from signoria import bots as bot_list
from signoria.bots import entrants, run
from signoria.bots.outside import FAULTS, Programs
from signoria.cli import kept
from signoria.cli.attended import attend, bot_source, save
from signoria.cli.attended import resume as go_on
from signoria.cli.kept import Kept, Sitting
from signoria.core.chance import Seeded
from signoria.core.errors import BadInput
from signoria.core.game import DEFAULT_NAMES, Game, check_names
from signoria.core.options import Value
from signoria.core.play import Play
from signoria.texts import Words

MOST_GAMES = 1_000_000
"""So many unattended games can be asked for at once."""


def play(
    game: Game,
    options: Mapping[str, Value],
    name: str | None,
    wanted: Sequence[str],
    seed: int | None,
    number: int | None,
    save_to: Path | None,
    words: Words,
    programs: Programs,
    house: str | None = None,
) -> int:
    """Play, attended unless there is a bot for every seat, as this House if one is named; the exit status."""
    seat = 0 if house is None else read_house(game, house)
    for bot in wanted:
        entrants.check(game, bot, programs.commands)
    if number is not None and not 1 <= number <= MOST_GAMES:
        raise BadInput("number-range", option="--games", least=1, most=str(MOST_GAMES))
    asked = {**game.suggest(options), **options}
    if wanted and "players" in asked and "players" not in options:
        asked["players"] = len(wanted) + (number is None)
    resolved = game.resolve(asked)
    seats = game.seats(resolved)
    if len(wanted) > seats:
        raise BadInput("bots-count", bots=len(wanted), players=seats)
    if len(wanted) == seats:
        _unattended(game, resolved, wanted, seed, number or 1, save_to, words, programs)
    elif number is not None:
        raise BadInput("games-attended")
    else:
        resolved = game.resolve(game.preset(words.language, asked))
        me, *others = _seated(seats, name)
        names = (*others[:seat], me, *others[seat:])
        wanted = wanted or [bot_list.usual(game)]
        kinds = [wanted[i % len(wanted)] for i in range(seats - 1)]
        file = None if save_to is None else str(save_to.absolute())
        attend(game, resolved, names, Sitting(kinds, seed, file, seat), words, programs)
    tell_faults(programs, words)
    return 0


def resume(path: Path | None, words: Words, programs: Sequence[str] = (), seconds: float | None = None) -> int:
    """Go on with a game that was left: the one of this journal, or the latest; the exit status."""
    if path is None:
        left = list(kept.unfinished())
        path = next(filter(kept.is_ours, left), None) or next(iter(left), None) or kept.newest()
    if path is None:
        raise BadInput("kept-none")
    with closing(Kept.resume(path, words.language)) as found:
        game = found.play.game
        words = Words(words.language, [game.texts])
        commands = entrants.read_programs(programs, game)
        with words.telling(), Programs(commands, entrants.read_seconds(seconds)) as outside:
            go_on(found, words, outside)
            tell_faults(outside, words)
    return 0


def read_house(game: Game, house: str) -> int:
    """The seat of a House; BadInput if there is none of this name."""
    if house not in game.houses:
        raise BadInput("option-value", option="house", value=house, allowed=", ".join(game.houses) or "–")
    return game.houses.index(house)


def _seated(seats: int, name: str | None) -> tuple[str, ...]:
    """The names at the table, the person's first."""
    me = own_name() if name is None else name
    others = [other for other in DEFAULT_NAMES if other != me]
    return check_names([me, *others[: seats - 1]], seats)


def tell_faults(programs: Programs, words: Words) -> None:
    """What programs from outside did wrong, and what they said when it first happened."""
    for name, faults in programs.faults.items():
        if faults:
            print(words.say("program-faults", bot=name, **{kind: faults[kind] for kind in FAULTS}), file=sys.stderr)
            print(programs.complaints[name].stderr, end="", file=sys.stderr)


def _unattended(
    game: Game,
    options: dict[str, Value],
    wanted: Sequence[str],
    seed: int | None,
    number: int,
    folder: Path | None,
    words: Words,
    programs: Programs,
) -> None:
    """Bots among themselves: one record a game, DIR/0001.json and on."""
    if folder is None:
        raise BadInput("save-needed")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput("file-unwritable", file=str(folder), reason=error.strerror or str(error)) from None
    seed = secrets.randbits(60) if seed is None else seed
    for game_number in range(1, number + 1):
        game_seed = seed * 1_000_003 + game_number
        played = Play(game, options)
        bots = [
            entrants.make(bot, played, seat, bot_source(game_seed, seat), programs) for seat, bot in enumerate(wanted)
        ]
        run(played, bots, Seeded(game_seed))
        save(played, folder / f"{game_number:04}.json")
    print(words.say("frame-played", count=number, folder=str(folder)))


def own_name() -> str:
    """The login's name if it can stand at a table; else one of ours."""
    try:
        login = getpass.getuser().split(".")[0].capitalize()
        check_names([login], 1)
    except (BadInput, ImportError, OSError, KeyError):  # no user, or no list of users to look them up in
        return DEFAULT_NAMES[0]
    return login if login not in ("Root", "Nobody") and sys.platform != "win32" else DEFAULT_NAMES[0]
