"""One person at a terminal against bots: from the deal, or from where the game was left, to a rematch."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import msgspec
from rich.text import Text

from signoria import bots as bot_list
from signoria.bots import Bot, Host, entrants
from signoria.bots.outside import OutsideBot, Programs
from signoria.cli.ending import Ended, ending_in_order
from signoria.cli.kept import Kept, Sitting, folder
from signoria.cli.tables import table
from signoria.cli.terminal import Left, Terminal, introduction
from signoria.core import record
from signoria.core.chance import Secret, Seeded, Source
from signoria.core.errors import BadInput, SignoriaError
from signoria.core.game import Game, Options
from signoria.core.play import Play
from signoria.core.seat import Seat
from signoria.core.state import CHANCE
from signoria.texts import Words


class Table:
    """A game under way in the terminal: the position, the bots, the person, and where it is kept."""

    def __init__(self, play: Play, sitting: Sitting, kept: Kept | None, words: Words, programs: Programs) -> None:
        """`kept` is the game if it goes on with an earlier sitting; a new one is kept from now on."""
        self.play = play
        self.words = words
        self.sitting = sitting
        self.me = sitting.seat
        """The person's seat; bots have the others."""
        self.bots = self._seated(programs)
        said = [_said(bot, name, play.game) for bot, name in zip(self.bots.values(), sitting.bots, strict=True)]
        names = [bot_list.split(play.game, name)[0] for name in sitting.bots]
        self.about = dict(zip((play.names[seat] for seat in self.bots), names, strict=True))
        self.host = Host(play, self.bots)
        self.terminal = Terminal(Seat(play, self.me), table(play.game, words, play.options), self.about, words)
        self.terminal.saver = self._save
        self.kept = kept
        self.source: Source = Secret() if sitting.seed is None else Seeded(sitting.seed)
        if kept is not None:
            self.source = kept.source()
        else:
            self._keep(Sitting(said, sitting.seed, sitting.save, sitting.seat))

    def _seated(self, programs: Programs) -> dict[int, Bot]:
        """Each bot with a source of its own: who has chance's source knows the cards to come."""
        found: dict[int, Bot] = {}
        seats = [seat for seat in range(len(self.play.names)) if seat != self.me]
        for seat, name in zip(seats, self.sitting.bots, strict=True):
            found[seat] = entrants.make(
                name, self.play, seat, bot_source(self.sitting.seed, seat, len(self.play.moves)), programs
            )
        return found

    def _keep(self, sitting: Sitting) -> None:
        try:
            self.kept = Kept.begin(self.play, sitting)
        except OSError as error:
            self._cannot_keep(error)

    def _cannot_keep(self, error: OSError) -> None:
        self.kept = None
        reason = error.strerror or str(error)
        self.terminal.say(self.words.say("frame-unkept", folder=str(folder()), reason=reason))

    def introduce(self) -> None:
        """Say whom one plays against; of programs from outside nothing is known."""
        game = self.play.game
        if game.experienced is not None and len(self.play.names) >= game.experienced:
            self.terminal.say(self.words.say(f"{game.name}-experienced"))
        for bot in dict.fromkeys(self.about.values()):
            players = ", ".join(player for player, kind in self.about.items() if kind == bot)
            if bot in game.bots:
                who = introduction(game.name, bot, self.words)
                self.terminal.say(self.words.say("frame-opponent", player=players, who=who))

    def look(self) -> None:
        """Show how the game stands, with what happened since the person's last move."""
        mine = [number for number, move in enumerate(self.play.moves, start=1) if move.seat == self.me]
        self.terminal.told = self.play.at(mine[-1] - 1).version(self.me) if mine else 0
        if not self.play.state.asks(self.me):
            self.terminal.show()

    def play_on(self) -> bool:
        """Play until the game is over, or left; whether it is over."""
        try:
            self._play_on()
        except Left:
            self.terminal.say(self.words.say("frame-left"))
        except KeyboardInterrupt:
            self.terminal.console.print()
            self.terminal.say(self.words.say("frame-left"))
        except Ended:
            with suppress(OSError):
                self.terminal.console.print()
            raise
        finally:
            self._put_away()
        return self.play.state.over

    def _play_on(self) -> None:
        while not self.play.state.over:
            current = int(self.play.state.current)
            if current == CHANCE:
                self.play.let_chance(self.source)
            elif current in self.bots:
                self._ask_bot(current)
            else:
                self._write()
                self.terminal.answer()
                self._write()
        shown = self.play.snapshot()
        self.terminal.end({**shown, "viewer": self.terminal.seat.name})

    def _ask_bot(self, seat: int) -> None:
        """Let a bot play; BadInput, with its name, if it chooses what it may not."""
        try:
            with self.terminal.waiting():
                self.host.ask(seat)
        except SignoriaError as error:
            player = self.play.names[seat]
            raise BadInput("bot-refused", player=player, bot=self.about[player], reason=error.code) from error

    def _write(self) -> None:
        """Keep all that the person has seen and done."""
        try:
            if self.kept is not None:
                self.kept.write()
        except OSError as error:
            self._cannot_keep(error)

    def _file(self, named: Path | None) -> Path:
        """Where `save` saves: the file that is named, the one that was asked for at the start, or one of our choice."""
        if named is not None:
            return named
        if self.sitting.save is not None:
            return Path(self.sitting.save)
        return Path(f"{self.play.game.name}-{time.strftime('%Y%m%d-%H%M%S')}.json")

    def _save(self, named: Path | None) -> str:
        """Save the record, and say so; BadInput if that cannot be."""
        path = self._file(named)
        save(self.play, path)
        return self.words.say("frame-saved", file=str(path))

    def _put_away(self) -> None:
        """Nobody plays on here: save what is to be saved, and say where the game is; the terminal may be gone."""
        with suppress(OSError):
            self.host.leave()
        file = self.sitting.save
        if file is not None:
            with suppress(OSError):
                try:
                    self.terminal.say(self._save(Path(file)))
                except BadInput as error:
                    self.terminal.say(self.words.error(error))
        if self.kept is None:
            if not self.play.state.over and file is None:
                with suppress(OSError):
                    self.terminal.say(self.words.say("frame-not-kept"))
            return
        with suppress(OSError):
            self.kept.write()
        if self.play.state.over:
            with suppress(OSError):
                path = self.kept.end()
                if file is None:
                    self.terminal.say(self.words.say("frame-kept-record", file=str(path)))
        elif any(move.seat == self.me for move in self.play.moves):
            self.kept.close()
            with suppress(OSError):
                self.terminal.say(self.words.say("frame-kept", command="signoria play --resume"))
        else:
            self.kept.drop()

    def again(self) -> bool:
        """Whether the person wants another game at this table."""
        prompt = Text.assemble(self.words.say("frame-rematch"), (" ▸ ", "yellow"))
        while True:
            try:
                answer = self.terminal.keyboard.ask(prompt)
            except (EOFError, KeyboardInterrupt):
                self.terminal.console.print()
                return False
            if answer in ("q", "n") or self.terminal.controls.read(answer) == "quit":
                return False
            if not answer:
                return True
            self.terminal.say(self.words.say("frame-not-understood", typed=answer[:80]))

    def rematch(self) -> tuple[Options, list[str], Sitting]:
        """Another game of the same players: its options, its names in the order of seats, and who sits where."""
        sitting = self.sitting
        order = self.play.game.rematch_order(self.play.state.returns())
        kinds = dict(zip(self.bots, sitting.bots, strict=True))
        bots = [kinds[seat] for seat in order if seat in kinds]
        seed = None if sitting.seed is None else sitting.seed + 1
        names = [self.play.names[seat] for seat in order]
        return self.play.game.again(self.play.options), names, Sitting(bots, seed, seat=order.index(self.me))


def attend(
    game: Game, options: Options, names: Sequence[str], sitting: Sitting, words: Words, programs: Programs
) -> None:
    """Play a new game, and others after it as long as the person likes."""
    _check_file(sitting.save)
    with ending_in_order():
        while True:
            seated = Table(Play(game, options, names), sitting, None, words, programs)
            seated.introduce()
            if not seated.play_on() or not seated.again():
                return
            options, names, sitting = seated.rematch()


def resume(kept: Kept, words: Words, programs: Programs) -> None:
    """Go on with a game that was left."""
    game = kept.play.game
    for bot in kept.sitting.bots:
        entrants.check(game, bot, programs.commands)
    with ending_in_order():
        seated = Table(kept.play, kept.sitting, kept, words, programs)
        seated.introduce()
        seated.look()
        if seated.play_on() and seated.again():
            options, names, sitting = seated.rematch()
            plain = [bot_list.split(game, bot)[0] for bot in sitting.bots]
            attend(game, options, names, msgspec.structs.replace(sitting, bots=plain), words, programs)


def bot_source(seed: int | None, seat: int, moves: int = 0) -> Source:
    """Where the bot in a seat takes its numbers from, if it sits down after so many moves."""
    return Secret() if seed is None else Seeded(~((seed + moves * 1_000_003) * 16 + seat))


def _said(bot: Bot, name: str, game: Game) -> str:
    """A bot with its character, so that it comes back with the same."""
    return name if isinstance(bot, OutsideBot) else bot_list.said(bot_list.split(game, name)[0], bot)


def _check_file(save_to: str | None) -> None:
    """BadInput if there is something already where a new game is to be saved, or if it cannot be."""
    if save_to is None:
        return
    path = Path(save_to)
    if path.exists():
        raise BadInput("save-other" if path.is_file() else "save-no-file", file=save_to)
    if not path.parent.is_dir():
        raise BadInput("save-no-folder", file=save_to, folder=str(path.parent))


def save(play: Play, path: Path) -> None:
    """Write a game's record; BadInput if it cannot be written, or if another thing than an earlier record of this same
    game is there.
    """
    try:
        path = path.expanduser()
        if path.is_file() and not _is_earlier(path, play):
            raise BadInput("save-other", file=str(path))
        record.save(play, path)
    except (OSError, RuntimeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BadInput("file-unwritable", file=str(path), reason=reason) from None


def _is_earlier(path: Path, play: Play) -> bool:
    try:
        return record.is_earlier(record.load(path), play)
    except BadInput:
        return False
