"""`signoria play` alone: what there is to play, asked for step by step."""

from __future__ import annotations

import time
from collections.abc import Mapping
from pathlib import Path

from signoria import bots as bot_list
from signoria import games
from signoria.bots.outside import Programs
from signoria.cli import kept
from signoria.cli.play import play, resume
from signoria.cli.questions import Back, Questions, Quit
from signoria.cli.terminal import introduction, new_console
from signoria.core.errors import BadInput, SignoriaError
from signoria.core.game import Game
from signoria.core.journal import decode
from signoria.core.options import Value
from signoria.texts import Words, plain

MOST_KEPT = 3
"""So many games that were left are offered."""


def offer(words: Words) -> int:
    """Ask what is to be played, and play it; the exit status."""
    console = new_console()
    console.print(f"[bold]{words.say('frame-welcome')}[/]\n")
    try:
        return _Offer(console, words).ask_game()
    except (Quit, Back):
        console.print(words.say("frame-bye"))
        return 0


class _Offer(Questions):
    """What is asked before a game against bots."""

    def ask_game(self) -> int:
        """Which game, or which of those that were left."""
        offered = [game for game in games.usable().values() if game.table is not None]
        while True:
            left: dict[str, Path] = {}
            for number, (path, line) in enumerate(self._left().items(), start=1):
                left[f"r{number}"] = path
                self.line(f"r{number}", line)
            known = self.list_games(offered)
            question = self.words.say("frame-which-game", default=1)
            both: dict[str, str] = {key: key for key in (*left, *known)}
            chosen = self.ask(question, "1", both.get, ", ".join([*left, f"1–{len(offered)}"]))
            try:
                if chosen not in left:
                    return self.ask_lead_first(known[chosen])
                if kept.is_ours(left[chosen]):
                    return resume(left[chosen], self.words)
                self._ask_delete(left[chosen])
            except Back:
                self.console.print()
            except SignoriaError as error:
                self.say_error(error)

    def _left(self) -> dict[Path, str]:
        """Games that were left, and a line on each."""
        found: dict[Path, str] = {}
        for path in kept.unfinished():
            try:
                read = decode(path.read_bytes())
                title = self.words.called(f"{read.header.game}-title", read.header.game)
                when = time.strftime("%Y-%m-%d %H:%M", time.localtime(path.stat().st_mtime))
                others = ", ".join(kept.others(path, read.header.names))
            except (BadInput, OSError):
                continue
            key = "frame-go-on" if kept.is_ours(path) else "frame-older"
            found[path] = self.words.say(key, game=title, players=others, when=when)
            if len(found) == MOST_KEPT:
                break
        return found

    def _ask_delete(self, path: Path) -> None:
        """A game of other rules: say so, and delete it if that is wanted."""
        header = decode(path.read_bytes()).header
        game = games.get(header.game)
        self.say_error(BadInput("record-rules", rules=header.rules, known=game.rules_version))
        if self.ask_yes("frame-older-delete", file=str(path)):
            kept.delete(path)
            self.console.print(self.words.say("frame-older-deleted"))
        self.console.print()

    def ask_lead_first(self, game: Game) -> int:
        """By which edition, if the game has several."""
        while True:
            options = self.ask_lead(game)
            try:
                return self.ask_players(game, options)
            except Back:
                if not options:
                    raise
                self.console.print()

    def ask_players(self, game: Game, options: Mapping[str, Value]) -> int:
        """Against how many."""
        if game.max_seats == 2:
            return self.ask_opponents(game, options, 1)

        while True:
            seated = self.ask_seats("frame-how-many", game, options, 1)
            try:
                return self.ask_opponents(game, seated, game.seats(game.resolve(seated)) - 1)
            except Back:
                self.console.print()

    def ask_opponents(self, game: Game, options: Mapping[str, Value], number: int) -> int:
        """Against whom: one kind for all, several in turn, or one of each."""
        words = Words(self.words.language, [game.texts])
        known: dict[str, str] = {}
        for place, bot in enumerate(game.bots, start=1):
            self.line(str(place), f"{bot}: {introduction(game.name, bot, words)}")
            known |= {str(place): bot, bot: bot, plain(words.called(f"bot-{game.name}-{bot}-name", bot)): bot}
        if number > 1:
            self.line("m", words.say("frame-mixed"))

        def kinds(typed: str) -> list[str] | None:
            if typed == "m" and number > 1:
                return list(game.bots)[::-1]
            named = typed.replace(",", " ").split()
            for name in named:
                if name not in known:
                    raise BadInput("key-unknown", typed=name, known=choices)
            if len(named) > number:
                raise BadInput("opponents-many", most=number, number=len(named))
            return [known[name] for name in named] or None

        usual = str(list(game.bots).index(bot_list.usual(game)) + 1)
        key = "frame-which-opponent" if number == 1 else "frame-which-opponents"
        example = " ".join([usual, *(["2", "3"] * number)][:number][:3])
        question = words.say(key, default=usual, **({} if number == 1 else {"example": example}))
        choices = ", ".join([f"1–{len(game.bots)}", *game.bots, *(["m"] if number > 1 else [])])
        chosen = self.ask(question, usual, kinds, choices)
        bots = [chosen[place % len(chosen)] for place in range(number)]
        try:
            seat = self.ask_house(game, words)
        except Back:
            self.console.print()
            return self.ask_opponents(game, options, number)
        house = None if seat is None else game.houses[seat]
        with words.telling():
            return play(game, options, None, bots, None, None, None, words, Programs({}), house)
