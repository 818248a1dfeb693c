"""`signoria bots`: who there is to play against, how they play, and how often each beats the one below it."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from signoria import bots as bot_list
from signoria import games
from signoria.cli.terminal import introduction, new_console
from signoria.texts import Words
from signoria.texts.figures import NONE, Figure, percent, share


def bots(game: str | None, words: Words) -> int:
    """List the bots of one game, or of all, the weakest first; always 0."""
    console = new_console()
    for name, found in (games.usable() if game is None else {game: games.get(game)}).items():
        measured = bot_list.MEASURED.get(name)
        shown = Table(title=words.called(f"{name}-title", name), title_justify="left", show_edge=False, pad_edge=False)
        shown.add_column("", style="bold yellow", no_wrap=True)
        shown.add_column(words.say("bots-who"))
        shown.add_column(words.say("bots-wins"), justify="right", no_wrap=True)
        for bot in found.bots:
            won = measured.bots.get(bot) if measured else None
            wins = share(Figure(won.share, won.low, won.high, 1), words) if won else NONE
            shown.add_row(bot, Text(introduction(name, bot, words)), wins)
        console.print(shown)
        if measured:
            below, best = list(found.bots)[-2:]
            par = percent(1 / measured.players, words)
            console.print(Text(words.say("bots-measured", players=measured.players, par=par), "dim"))
            console.print(Text(measured.command(name, best, below).replace(" --field", " \\\n  --field"), "dim"))
        console.print()
    console.print(words.say("bots-settings"), markup=False)
    return 0
