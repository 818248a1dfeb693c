"""Draws the README's pictures: a few moments of a game as the terminal shows them.

.signoria/venv/bin/python tools/picture.py
"""

from __future__ import annotations

import io
import re
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from rich.console import Console
from rich.text import Text

from signoria import games
from signoria.bots import Host, make
from signoria.cli.tables import table
from signoria.cli.terminal import Left, Terminal
from signoria.core.chance import Seeded
from signoria.core.options import Value
from signoria.core.play import Play
from signoria.core.seat import Seat
from signoria.core.state import CHANCE
from signoria.texts import Words

FOLDER = Path(__file__).parent.parent / "docs"


class Scripted(Console):
    """A console whose player types some answers, then leaves."""

    answers: list[str]
    unseen = 0

    def input(self, prompt: str | Text = "", **_: object) -> str:
        if not self.answers:
            raise EOFError
        answer = self.answers.pop(0)
        if self.unseen:
            self.unseen -= 1
            self.export_text()
            return answer
        self.print(prompt, end="")
        self.print(answer)
        return answer


def draw(
    file: str, name: str, options: Mapping[str, Value], seed: int, command: str, answers: list[str], unseen: int = 0
) -> None:
    """Play the moment and write the picture; what comes before so many answers is not in it."""
    game = games.get(name)
    play = Play(game, options)
    source = Seeded(seed)
    bot = list(game.bots)[-1]
    bots = {seat: make(bot, play, seat, source) for seat in range(1, len(play.names))}
    words = Words("en", [game.texts])
    console = Scripted(record=True, width=80, file=io.StringIO(), force_terminal=True, highlight=False)
    console.answers = answers
    console.unseen = unseen
    about = dict.fromkeys(play.names[1:], bot)
    terminal = Terminal(Seat(play, 0), table(game, words, play.options), about, words, console)
    host = Host(play, bots)
    with suppress(Left):
        while True:
            if play.state.current == CHANCE:
                play.let_chance(source)
            elif play.state.current in bots:
                host.ask(int(play.state.current))
            else:
                terminal.answer()
    svg = console.export_svg(title=f"./signoria {command}")
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL).replace("Fira Code", "DejaVu Sans Mono")
    (FOLDER / file).write_text(svg, encoding="utf-8")


def main() -> None:
    """All pictures."""
    coup: dict[str, Value] = {"players": 4, "diplomat": "inquisitor"}
    draw("table.svg", "coup", coup, 11, "play coup --diplomat inquisitor", ["steal Chiara", "pass"])
    draw("court.svg", "medici", {}, 12, "play medici", ["4 c", "5", "7"])
    laid = ["draw", "done", "settle tunis", "lay counsellor in france", "lay prince citizen mercenary in romagna"]
    draw("world.svg", "princeps", {"players": 4}, 4, "play princeps", [*laid, "ready", "a"], unseen=6)


if __name__ == "__main__":
    main()
