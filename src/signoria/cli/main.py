"""The command line: what there is, and what each word of it means."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NoReturn

import msgspec

import signoria
from signoria import games
from signoria.cli import installed
from signoria.cli.ending import Ended
from signoria.core.errors import BadInput, SignoriaError
from signoria.core.game import Game
from signoria.core.options import Option, Value
from signoria.texts import LANGUAGES, Words, default_language

NEWEST = Path()
"""As the game to go on with: the one that was left last."""

_SAID_BY_ARGPARSE = {
    "usage: ": "parser-usage",
    "positional arguments": "parser-arguments",
    "options": "parser-options",
    "show this help message and exit": "parser-help",
    "the following arguments are required: %s": "parser-required",
    "unrecognized arguments: %s": "parser-unrecognized",
    "argument %(argument_name)s: %(message)s": "parser-argument",
    "invalid choice: %(value)r (choose from %(choices)s)": "parser-choice",
    "invalid %(type)s value: %(value)r": "parser-value",
    "unknown parser %(parser_name)r (choices: %(choices)s)": "parser-command",
    "expected one argument": "parser-one",
    "expected at most one argument": "parser-at-most-one",
    "expected at least one argument": "parser-at-least-one",
    "ignored explicit argument %r": "parser-explicit",
}
"""What argparse says, and our text for it; `%` and what follows is filled in by argparse."""


class _Parser(argparse.ArgumentParser):
    """Says in one line what is wrong, instead of printing the usage and leaving; takes no abbreviations."""

    def __init__(self, *arguments: Any, unusable: str | None = None, **more: Any) -> None:
        """`unusable`: the name of a game that cannot be used; who asks for it is told why."""
        super().__init__(*arguments, **{"allow_abbrev": False, **more})
        self._unusable = unusable

    def parse_known_args(self, *arguments: Any, **more: Any) -> Any:
        if self._unusable is not None:
            games.get(self._unusable)
        return super().parse_known_args(*arguments, **more)

    def error(self, message: str) -> NoReturn:
        raise BadInput("arguments", reason=f"{message} ({self.prog} --help)")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; its exit status, 2 for anything that could not be understood, 130 if it was interrupted."""
    try:
        return _main(arguments)
    except KeyboardInterrupt:
        return 130
    except Ended as ended:
        _drop_output()
        return 128 + ended.number


def _main(arguments: Sequence[str] | None) -> int:
    _mend_streams()
    given = list(sys.argv[1:] if arguments is None else arguments)
    language = _language(given)
    words = Words.across(language, {name: game.texts for name, game in games.usable().items()})
    _translate_argparse(words)
    try:
        parsed = _parser(words).parse_args(given)
        try:
            status = _run(parsed, words)
        except ModuleNotFoundError as error:
            raise installed.lacking(error, parsed.command) from None
        sys.stdout.flush()
        return status
    except SignoriaError as error:
        print(f"signoria: {words.error(error)}", file=sys.stderr)
        return 2
    except OSError as error:
        _drop_output()
        if not isinstance(error, BrokenPipeError):
            print(f"signoria: {words.error(BadInput('output', reason=error.strerror or str(error)))}", file=sys.stderr)
        return 2


def _translate_argparse(words: Words) -> None:
    """Let argparse speak the language: it looks up all that it says by the name that gettext usually has."""

    def translated(message: str) -> str:
        return words.say(_SAID_BY_ARGPARSE[message]) if message in _SAID_BY_ARGPARSE else message

    vars(argparse)["_"] = translated


def _mend_streams() -> None:
    """Closed streams become empty ones, and what a stream's encoding lacks is written as a question mark."""
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115, PTH123 (for the rest of the process)
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115, PTH123
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _drop_output() -> None:
    """Nobody can read the output any more: let what is left of it go nowhere, without a complaint at exit."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _path(text: str) -> Path:
    """A path that was typed, `~` being the home folder; an empty one is none."""
    if not text:
        raise BadInput("path-empty")
    try:
        return Path(text).expanduser()
    except RuntimeError as error:
        raise BadInput("file-unreadable", file=text, reason=str(error)) from None


def _language(given: Sequence[str]) -> str:
    """The language asked for, looked up before everything else, so that complaints are in it."""
    for number, word in enumerate(given):
        if word.startswith("--lang="):
            asked = word.removeprefix("--lang=")
        elif word == "--lang" and number + 1 < len(given):
            asked = given[number + 1]
        else:
            continue
        if asked in LANGUAGES:
            return asked
    return default_language()


def _parser(words: Words) -> _Parser:
    language = _Parser(add_help=False)
    language.add_argument("--lang", choices=LANGUAGES, default=words.language, help=words.say("help-lang"))
    parser = _Parser(
        prog="signoria", description=words.say("frame-welcome"), parents=[language], epilog=words.say("help-test")
    )
    version = words.say("parser-version")
    parser.add_argument("--version", action="version", version=_version(words), help=version)
    commands = parser.add_subparsers(dest="command", title=words.say("help-commands"), metavar="…")

    _add_serve(commands.add_parser("serve", help=words.say("help-serve"), parents=[language]), words)

    play = commands.add_parser("play", help=words.say("help-play"), parents=[language])
    play.add_argument("--resume", nargs="?", type=_path, const=NEWEST, metavar="FILE", help=words.say("help-resume"))
    _add_programs(play, words)
    play_games = play.add_subparsers(dest="game", metavar="GAME")
    usable = games.usable()
    for game in usable.values():
        entry = _add_game(play_games, game, language, words)
        entry.add_argument("--name", metavar="NAME", help=words.say("help-name"))
        if game.houses:
            entry.add_argument("--house", choices=game.houses, help=words.say("help-house"))
        entry.add_argument("--bots", metavar="BOT,…", help=words.say("help-bots"))
        _add_own(entry, words)
        _add_programs(entry, words)
        entry.add_argument("--seed", type=int, metavar="N", help=words.say("help-seed"))
        entry.add_argument("--games", type=int, metavar="N", help=words.say("help-games"))
        entry.add_argument("--save", type=_path, metavar="PATH", help=words.say("help-save"))

    bots = commands.add_parser("bots", help=words.say("help-bots-list"), parents=[language])
    bots.add_argument("game", nargs="?", choices=games.names(), metavar="GAME")

    replay = commands.add_parser("replay", help=words.say("help-replay"), parents=[language])
    replay.add_argument("file", nargs="?", type=_path, metavar="FILE", help=words.say("help-replay-file"))
    replay.add_argument("--view", metavar="NAME", help=words.say("help-view"))
    replay.add_argument("--json", action="store_true", help=words.say("help-json"))

    arena = commands.add_parser("arena", help=words.say("help-arena"))
    arena_games = arena.add_subparsers(dest="game", required=True, metavar="GAME")
    for game in usable.values():
        _add_arena(_add_game(arena_games, game, language, words), words)
    for name in games.names():
        if name not in usable:
            play_games.add_parser(name, unusable=name)
            arena_games.add_parser(name, unusable=name)

    check = commands.add_parser("check", help=words.say("help-check"), parents=[language])
    check.add_argument("paths", nargs="+", type=_path, metavar="FILE")

    verify = commands.add_parser("verify", help=words.say("help-verify"), parents=[language])
    verify.add_argument("file", type=_path, metavar="RECORD")

    _add_join(commands.add_parser("join", help=words.say("help-join"), parents=[language]), words)

    commands.add_parser("schema", help=words.say("help-schema"), parents=[language])

    bench = commands.add_parser("bench", help=words.say("help-bench"), parents=[language])
    bench.add_argument(
        "what", nargs="?", choices=("rules", "server", "page"), default="rules", help=words.say("help-bench-what")
    )
    bench.add_argument("--game", choices=games.names(), action="append", help=words.say("help-bench-game"))
    bench.add_argument("--json", action="store_true", help=words.say("help-bench-json"))
    return parser


def _add_serve(parser: _Parser, words: Words) -> None:
    """How the server is to run."""
    parser.add_argument("--host", metavar="ADDRESS", help=words.say("help-host"))
    parser.add_argument("--port", type=int, metavar="N", help=words.say("help-port"))
    parser.add_argument("--lan", action="store_true", help=words.say("help-lan"))
    parser.add_argument("--data", type=_path, metavar="FOLDER", help=words.say("help-data"))
    parser.add_argument("--store", metavar="ADDRESS", help=words.say("help-store"))
    parser.add_argument("--proxy", metavar="ADDRESS,…", help=words.say("help-proxy"))
    parser.add_argument("--no-browser", action="store_true", help=words.say("help-no-browser"))
    parser.add_argument("--no-limits", action="store_true", help=words.say("help-no-limits"))
    parser.add_argument("--quiet", action="store_true", help=words.say("help-quiet"))


def _add_join(parser: _Parser, words: Words) -> None:
    """Where one sits down, and as who."""
    parser.add_argument("url", metavar="URL", help=words.say("help-join-url"))
    parser.add_argument("--name", metavar="NAME", help=words.say("help-name"))
    parser.add_argument("--watch", action="store_true", help=words.say("help-join-watch"))
    parser.add_argument("--key", metavar="LINK", help=words.say("help-join-key"))
    parser.add_argument("--new", metavar="GAME", help=words.say("help-join-new"))
    parser.add_argument("--options", metavar="NAME=VALUE,…", help=words.say("help-join-options"))
    parser.add_argument("--bots", metavar="BOT,…", help=words.say("help-join-bots"))
    parser.add_argument("--house", metavar="HOUSE", help=words.say("help-house"))
    parser.add_argument("--clock", metavar="S|none", help=words.say("help-join-clock"))
    parser.add_argument("--public", action="store_true", help=words.say("help-join-public"))
    parser.add_argument("--bot", metavar="NAME", help=words.say("help-join-bot"))
    parser.add_argument("--program", metavar="COMMAND", help=words.say("help-join-program"))
    parser.add_argument("--program-seconds", type=float, metavar="S", help=words.say("help-program-seconds"))
    parser.add_argument("--once", action="store_true", help=words.say("help-join-once"))


def _add_game(commands: Any, game: Game, language: _Parser, words: Words) -> _Parser:
    """A game as a word of a command, with its options as flags."""
    about = words.called(f"{game.name}-about", game.name).replace("%", "%%")
    entry: _Parser = commands.add_parser(game.name, help=about, parents=[language])
    for option in game.options:
        _add_option(entry, option, words.called(f"{game.name}-option-{option.name}", option.name))
    return entry


def _add_own(parser: _Parser, words: Words) -> None:
    """Bots of one's own that take part."""
    parser.add_argument("--bot", metavar="MODULE:CLASS", action="append", default=[], help=words.say("help-bot"))


def _add_programs(parser: _Parser, words: Words) -> None:
    """Programs from outside that take part."""
    parser.add_argument(
        "--program", metavar="NAME=COMMAND", action="append", default=[], help=words.say("help-program")
    )
    parser.add_argument("--program-seconds", type=float, metavar="S", help=words.say("help-program-seconds"))


def _add_arena(parser: _Parser, words: Words) -> None:
    """What can be said of a tournament beside the game's options."""
    parser.add_argument("--bots", metavar="BOT,…", help=words.say("help-arena-bots"))
    _add_own(parser, words)
    parser.add_argument("--games", type=int, metavar="N", default=1000, help=words.say("help-arena-games"))
    parser.add_argument("--seed", type=int, metavar="N", help=words.say("help-arena-seed"))
    parser.add_argument(
        "--field", choices=("all", "one", "first", "mixed"), default="all", help=words.say("help-arena-field")
    )
    parser.add_argument("--compare", metavar="OPTION=VALUE,…", help=words.say("help-arena-compare"))
    _add_programs(parser, words)
    parser.add_argument("--workers", type=int, metavar="N", help=words.say("help-arena-workers"))
    parser.add_argument(
        "--engine", choices=("processes", "ray"), default="processes", help=words.say("help-arena-engine")
    )
    parser.add_argument("--out", type=_path, metavar="FOLDER", help=words.say("help-arena-out"))
    parser.add_argument("--resume", action="store_true", help=words.say("help-arena-resume"))


def _add_option(parser: argparse.ArgumentParser, option: Option, about: str) -> None:
    """A game's option as a flag; one that is true or false may stand alone."""
    flag = "--" + option.name.replace("_", "-")
    values = option.allowed.replace(", ", "|")
    about = about.replace("%", "%%")
    if set(option.values) == {True, False}:
        parser.add_argument(flag, dest=f"option_{option.name}", nargs="?", const="true", metavar=values, help=about)
    else:
        parser.add_argument(flag, dest=f"option_{option.name}", metavar=values, help=about)


def _version(words: Words) -> str:
    return f"signoria {signoria.__version__} ({installed.how(words)})"


def _options(parsed: argparse.Namespace) -> dict[str, Value]:
    found: dict[str, Value] = {}
    for option in games.get(parsed.game).options:
        text = getattr(parsed, f"option_{option.name}")
        if text is not None:
            found[option.name] = option.read(text)
    return found


def _all_bots(parsed: argparse.Namespace) -> list[str]:
    """Who takes part: those of --bots, of --bot, and programs that --bots does not name."""
    named = [] if parsed.bots is None else [bot.strip() for bot in parsed.bots.split(",")]
    programs = [said.partition("=")[0] for said in parsed.program]
    return [*named, *parsed.bot, *(name for name in programs if name not in named)]


def _run(parsed: argparse.Namespace, words: Words) -> int:
    if parsed.command == "check":
        from signoria.cli.check import check

        return check(parsed.paths, words)
    if parsed.command == "verify":
        from signoria.cli.verify import verify

        return verify(parsed.file, words)
    if parsed.command == "join":
        from signoria.cli.remote.join import join

        return join(parsed, words)
    if parsed.command == "replay":
        from signoria.cli.replay import replay

        return replay(parsed.file, parsed.view, parsed.json, words)
    if parsed.command == "bots":
        from signoria.cli.bots import bots

        return bots(parsed.game, words)
    if parsed.command == "schema":
        from signoria.core.schema import schemas

        print(msgspec.json.format(msgspec.json.encode(schemas(games.usable().values()))).decode())
        return 0
    if parsed.command == "bench":
        if parsed.what == "server":
            from signoria.cli.bench_server import bench_server

            return bench_server(parsed.json, words, parsed.game or ())
        if parsed.what == "page":
            from signoria.cli.bench_page import bench_page

            return bench_page(parsed.json, words, parsed.game or ())
        from signoria.cli.bench import bench

        return bench(parsed.json, words)
    if parsed.command == "arena":
        from signoria.cli.arena import arena

        game = games.get(parsed.game)
        words = Words(words.language, [game.texts])
        with words.telling():
            return arena(game, _options(parsed), _all_bots(parsed), parsed, words)
    if parsed.command is None:
        from signoria.cli.serve import serve

        return serve(words)
    if parsed.command == "serve":
        from signoria.cli.serve import serve

        return serve(
            words,
            host=parsed.host,
            port=parsed.port,
            data=parsed.data,
            store=parsed.store,
            proxy=parsed.proxy,
            lan=parsed.lan,
            browser=not parsed.no_browser,
            quiet=parsed.quiet,
            limits=not parsed.no_limits,
        )
    from signoria.bots import entrants
    from signoria.bots.outside import Programs
    from signoria.cli.play import play, resume

    if parsed.resume is not None:
        if parsed.game is not None:
            raise BadInput("resume-game")
        path = None if parsed.resume is NEWEST else parsed.resume
        return resume(path, words, parsed.program, parsed.program_seconds)
    if parsed.game is None:
        from signoria.cli.offer import offer

        return offer(words)
    game = games.get(parsed.game)
    words = Words(words.language, [game.texts])
    commands = entrants.read_programs(parsed.program, game)
    with words.telling(), Programs(commands, entrants.read_seconds(parsed.program_seconds)) as programs:
        return play(
            game,
            _options(parsed),
            name=parsed.name,
            wanted=_all_bots(parsed),
            seed=parsed.seed,
            number=parsed.games,
            save_to=parsed.save,
            words=words,
            programs=programs,
            house=parsed.house if game.houses else None,
        )
