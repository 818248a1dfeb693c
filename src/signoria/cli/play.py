"""`signoria play`: a game in the terminal against bots, or unattended games between bots."""

from __future__ import annotations

import errno
import getpass
import os
import secrets
import sys
from collections.abc import Mapping
from pathlib import Path

from rich.console import Console
from rich.text import Text

from signoria import bots as bot_list
from signoria import games
from signoria.bots import Bot, Host, entrants, run
from signoria.bots.outside import FAULTS, Programs
from signoria.cli.tables import table
from signoria.cli.terminal import Left, Terminal, introduction, new_console
from signoria.core.chance import Secret, Seeded, Source
from signoria.core.errors import BadInput
from signoria.core.game import DEFAULT_NAMES, Game, check_names
from signoria.core.options import Value, whole
from signoria.core.play import Play
from signoria.core.record import save as save_record
from signoria.core.seat import Seat
from signoria.core.state import CHANCE
from signoria.texts import Words

MOST_GAMES = 1_000_000
"""So many unattended games can be asked for at once."""


def offer(words: Words) -> int:
    """What `signoria` alone does until there is a server: offer a game in the terminal."""
    console = new_console()
    console.print(f"[bold]{words.say('frame-welcome')}[/]\n")
    offered = [game for game in games.usable().values() if game.table is not None]
    for number, game in enumerate(offered, start=1):
        console.print(f"[bold yellow]{number}[/]", Text(words.called(f"{game.name}-title", game.name)))
    chosen = _ask(console, words.say("frame-which-game", default=1), 1, len(offered), 1, words)
    if chosen is None:
        return 0
    game = offered[chosen - 1]
    words = Words(words.language, [game.texts])
    known = list(game.bots)
    for number, bot in enumerate(known, start=1):
        console.print(f"[bold yellow]{number}[/]", Text(introduction(game.name, bot, words)))
    usual = known.index(bot_list.usual(game)) + 1
    level = _ask(console, words.say("frame-which-opponent", default=usual), 1, len(known), usual, words)
    if level is None:
        return 0
    options: dict[str, Value] = {}
    suggested = game.seats(game.resolve(game.suggest({}))) - 1
    if game.max_seats > 2:
        most = game.max_seats - 1
        question = words.say("frame-how-many", low=1, high=most, default=suggested)
        suggested = _ask(console, question, 1, most, suggested, words) or 0
        options["players"] = suggested + 1
    if not suggested:
        return 0
    bots = ",".join([known[level - 1]] * suggested)
    return play(game, options, None, bots, None, None, None, words, Programs({}))


def _ask(console: Console, question: str, low: int, high: int, default: int, words: Words) -> int | None:
    """A number from low to high, or the default for no answer; None, with a word of goodbye, if the player leaves."""
    while True:
        try:
            answer = console.input(f"{question} ").strip()
        except (EOFError, KeyboardInterrupt):
            console.print()
            answer = "q"
        if answer in ("q", "quit"):
            console.print(words.say("frame-left"))
            return None
        number = default if not answer else whole(answer)
        if number is not None and low <= number <= high:
            return number


def play(
    game: Game,
    options: Mapping[str, Value],
    name: str | None,
    bots: str | None,
    seed: int | None,
    number: int | None,
    save: Path | None,
    words: Words,
    programs: Programs,
) -> int:
    """Play, attended unless there is a bot for every seat; the exit status."""
    wanted = [] if bots is None else [bot.strip() for bot in bots.split(",")]
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
        _unattended(game, resolved, wanted, seed, number or 1, save, words, programs)
    elif number is not None:
        raise BadInput("games-attended")
    else:
        _attended(game, resolved, wanted, name, seed, save, words, programs)
    _tell_faults(programs, words)
    return 0


def _tell_faults(programs: Programs, words: Words) -> None:
    """What programs from outside did wrong, and what they said when it first happened."""
    for name, faults in programs.faults.items():
        if faults:
            print(words.say("program-faults", bot=name, **{kind: faults[kind] for kind in FAULTS}), file=sys.stderr)
            print(programs.complaints[name].stderr, end="", file=sys.stderr)


def _unattended(
    game: Game,
    options: dict[str, Value],
    wanted: list[str],
    seed: int | None,
    number: int,
    save: Path | None,
    words: Words,
    programs: Programs,
) -> None:
    """Bots among themselves: one record a game, DIR/0001.json and on."""
    if save is None:
        raise BadInput("save-needed")
    try:
        save.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput("file-unwritable", file=str(save), reason=error.strerror or str(error)) from None
    seed = secrets.randbits(60) if seed is None else seed
    for game_number in range(1, number + 1):
        game_seed = seed * 1_000_003 + game_number
        played = Play(game, options)
        bots = [_bot(played, seat, bot, game_seed, programs) for seat, bot in enumerate(wanted)]
        run(played, bots, Seeded(game_seed))
        _save(played, save / f"{game_number:04}.json")
    print(words.say("frame-played", count=number, folder=str(save)))


def _bot(played: Play, seat: int, bot: str, seed: int | None, programs: Programs) -> Bot:
    """A bot with a source of its own: who has chance's source knows the cards to come."""
    source: Source = Secret() if seed is None else Seeded(~(seed * 16 + seat))
    return entrants.make(bot, played, seat, source, programs)


def _save(played: Play, path: Path) -> None:
    try:
        save_record(played, path)
    except OSError as error:
        raise BadInput("file-unwritable", file=str(path), reason=error.strerror or str(error)) from None


def _attended(
    game: Game,
    options: dict[str, Value],
    wanted: list[str],
    name: str | None,
    seed: int | None,
    save: Path | None,
    words: Words,
    programs: Programs,
) -> None:
    """One person in seat 0, bots in the others."""
    if save is not None and ((save.exists() and not save.is_file()) or not save.absolute().parent.is_dir()):
        reason = errno.EINVAL if save.exists() else errno.ENOENT
        raise BadInput("file-unwritable", file=str(save), reason=os.strerror(reason))
    seats = game.seats(options)
    me = _own_name() if name is None else name
    others = [other for other in DEFAULT_NAMES if other != me]
    names = check_names([me, *others[: seats - 1]], seats)
    wanted = wanted or [bot_list.usual(game)]
    kinds = [wanted[i % len(wanted)] for i in range(seats - 1)]
    source: Source = Secret() if seed is None else Seeded(seed)
    played = Play(game, options, names)
    bots = {seat: _bot(played, seat, kinds[seat - 1], seed, programs) for seat in range(1, seats)}
    about = dict(zip(names[1:], kinds, strict=True))
    host = Host(played, bots)
    terminal = Terminal(Seat(played, 0), table(game, words, options), about, words)
    _introduce(terminal, about, words)
    while not played.state.over:
        try:
            go_on(played, host, terminal, source)
        except Left as left:
            if left.save is not None and not _saved(played, left.save, terminal, words):
                continue
            terminal.say(words.say("frame-left"))
            if left.save is not None:
                return
            break
    host.leave()
    if save is not None:
        _save(played, save)
        terminal.say(words.say("frame-saved", file=str(save)))
    elif not played.state.over:
        terminal.say(words.say("frame-not-saved"))


def go_on(played: Play, host: Host, terminal: Terminal, source: Source) -> None:
    """Play to the end; Left if the player goes before."""
    while not played.state.over:
        if played.state.current == CHANCE:
            played.let_chance(source)
        elif played.state.current in host.bots:
            host.ask(int(played.state.current))
        else:
            terminal.answer()
    terminal.end()


def _introduce(terminal: Terminal, kinds: Mapping[str, str], words: Words) -> None:
    """Say whom one plays against; of programs from outside nothing is known."""
    game = terminal.seat.game
    for bot in dict.fromkeys(kinds.values()):
        players = ", ".join(player for player, kind in kinds.items() if kind == bot)
        plain = bot.partition(":")[0]
        if plain in game.bots:
            terminal.say(words.say("frame-opponent", player=players, who=introduction(game.name, plain, words)))


def _saved(played: Play, path: Path, terminal: Terminal, words: Words) -> bool:
    """Save where the player says; if that cannot be, say why and let the game go on."""
    try:
        _save(played, path)
    except BadInput as error:
        terminal.say(words.error(error))
        return False
    terminal.say(words.say("frame-saved", file=str(path)))
    return True


def _own_name() -> str:
    """The login's name if it can stand at a table; else one of ours."""
    try:
        login = getpass.getuser().split(".")[0].capitalize()
        check_names([login], 1)
    except (BadInput, ImportError, OSError, KeyError):  # no user, or no list of users to look them up in
        return DEFAULT_NAMES[0]
    return login if login not in ("Root", "Nobody") and sys.platform != "win32" else DEFAULT_NAMES[0]
