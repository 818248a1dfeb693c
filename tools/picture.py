"""Draws docs/table.svg, the README's picture: a few moments of a game as the terminal shows them.

.signoria/venv/bin/python tools/picture.py
"""

from __future__ import annotations

import io
import re
from contextlib import suppress
from pathlib import Path

from rich.console import Console
from rich.text import Text

from signoria import games
from signoria.bots import HonestBot
from signoria.cli.terminal import Left, Terminal
from signoria.core.chance import Seeded
from signoria.core.play import Play
from signoria.texts import Words

ANSWERS = ["steal Chiara", "pass"]
OUTPUT = Path(__file__).parent.parent / "docs" / "table.svg"


class Scripted(Console):
    """A console whose player types the answers above, then leaves."""

    def input(self, prompt: str | Text = "", **_: object) -> str:  # type: ignore[override]
        if not ANSWERS:
            raise EOFError
        answer = ANSWERS.pop(0)
        self.print(prompt, end="")
        self.print(answer)
        return answer


def main() -> None:
    """Play the moment and write the picture."""
    game = games.get("coup")
    play = Play(game, {"players": 4, "diplomat": "inquisitor"}, ["Ada", "Bruno", "Chiara", "Dario"])
    source = Seeded(11)
    bots = {seat: HonestBot(play.names[seat], play.options, source) for seat in (1, 2, 3)}
    about = dict.fromkeys(play.names[1:], "honest")
    terminal = Terminal(play, 0, bots, about, source, Words("en", [game.texts]))
    console = Scripted(record=True, width=80, file=io.StringIO(), force_terminal=True, highlight=False)
    terminal.console = console
    with suppress(Left):
        terminal.run()
    svg = console.export_svg(title="./signoria play coup --diplomat inquisitor")
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL).replace("Fira Code", "DejaVu Sans Mono")
    OUTPUT.write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
