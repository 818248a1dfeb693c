"""Reads lines at a keyboard at which there is always news, and repeats them: `python -m tests.typist N [forget]`."""

from __future__ import annotations

import random
import sys
import threading
import time

from rich.console import Console
from rich.text import Text

from signoria.cli.remote.keyboard import Changed, LiveKeyboard
from signoria.cli.remote.live import Inbox, Tick


def main() -> None:
    """After the last line it says what it has read."""
    wanted, changes = int(sys.argv[1]), "forget" in sys.argv
    inbox = Inbox()

    def hear() -> bool:
        told = False
        while inbox.take() is not None:
            told = True
        if told and changes and random.random() < 0.2:
            raise Changed
        return told

    keyboard = LiveKeyboard(Console(highlight=False), inbox, hear)
    read: list[str] = []

    def tell() -> None:
        while len(read) < wanted:
            inbox.put(Tick())
            time.sleep(random.uniform(0, 0.004))

    with keyboard.listening():
        threading.Thread(target=tell, daemon=True).start()
        while len(read) < wanted:
            try:
                read.append(keyboard.ask(Text("> ")))
            except Changed:
                keyboard.forget()
    print(f"\nREAD {' '.join(read)} END")


if __name__ == "__main__":
    main()
