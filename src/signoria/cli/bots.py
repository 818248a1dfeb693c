"""`signoria bots`: who there is to play against, how they play, and how strong they were measured to be."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from signoria import bots as bot_list
from signoria import games
from signoria.arena.report.numbers import NONE, mean
from signoria.arena.statistics import Figure
from signoria.cli.terminal import introduction, new_console
from signoria.texts import Words


def bots(game: str | None, words: Words) -> int:
    """List the bots of one game, or of all, the weakest first; always 0."""
    console = new_console()
    for name, found in (games.usable() if game is None else {game: games.get(game)}).items():
        measured = bot_list.MEASURED.get(name)
        shown = Table(title=words.called(f"{name}-title", name), title_justify="left", show_edge=False, pad_edge=False)
        shown.add_column("", style="bold yellow", no_wrap=True)
        shown.add_column(words.say("bots-who"))
        shown.add_column(words.say("bots-rating"), justify="right", no_wrap=True)
        for bot in found.bots:
            who = Text(introduction(name, bot, words))
            rated = measured.bots.get(bot) if measured else None
            rating = mean(Figure(rated.rating, rated.low, rated.high, 1), words, 1) if rated else NONE
            shown.add_row(bot, who, rating)
        console.print(shown)
        if measured:
            console.print(Text(words.say("bots-measured", command=measured.command), "dim"), soft_wrap=True)
        console.print()
    console.print(words.say("bots-settings"), markup=False)
    return 0
