"""A real server process, and clients of it, as people and bots have them."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pexpect

from signoria.cli.remote.address import Address
from signoria.cli.remote.api import Api
from signoria.core.options import Value
from signoria.server import protocol as said
from signoria.server.manners import new_key
from signoria.texts import Words
from tests.tables import Server
from tests.terminals import answer, plain, spawn

PATIENCE = 60
"""So many seconds something may take that must come."""

QUESTION = r"Your move[^▸]*▸ "
OVER = r"(?:r: rematch · q: leave|Enter: leave)[^▸]*▸ "
ROOM = r"Before the game[^▸]*▸ "


class Served(Server):
    """A server for people at terminals, who may ask for much; it can be killed, and opened again at its address."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, "--no-limits")

    def open(self) -> None:
        """Start it again."""
        self.start()

    def close(self) -> None:
        """As Ctrl-C does."""
        self.stop(signal.SIGINT)

    def api(self, player: Path) -> Api:
        """The API for who keeps things in this folder."""
        return Api(Address.read(self.address), key_in(player), Words("en"))

    def table(self, host: Path, game: str, players: int, *bots: str, clock: float | None = None) -> str:
        """The link of a new table, at which bots answer at once."""
        options: dict[str, Value] = {} if game == "medici" else {"players": players}
        wanted = said.NewTable(
            id=new_key()[:20], game=game, options=options, clock=clock, grace=None, pace=0, bots=list(bots)
        )
        return f"{self.address}/t/{self.api(host).make(wanted).id}"


def key_in(folder: Path) -> str:
    """The key of who keeps things in this folder."""
    file = folder / "player.key"
    if not file.exists():
        folder.mkdir(parents=True, exist_ok=True)
        file.write_text(new_key())
    return file.read_text().strip()


def join(link: str, folder: Path, *more: str, name: str | None = None) -> pexpect.spawn[str]:
    """A terminal at a table, of who keeps things in this folder; one without colours."""
    named = [] if name is None else ["--name", name]
    terminal = spawn("join", link, *named, *more, SIGNORIA_DATA=str(folder), TERM="dumb")
    terminal.timeout = PATIENCE
    return terminal


def start_bot(link: str, folder: Path, *more: str, typed: str = "") -> subprocess.Popen[str]:
    """`signoria join LINK --bot …` or the like, without a terminal; these lines are typed."""
    environment = {**os.environ, "SIGNORIA_DATA": str(folder), "LANG": "C.UTF-8"}
    command = [sys.executable, "-m", "signoria", "join", link, *more]
    pipe = subprocess.PIPE
    process = subprocess.Popen(command, env=environment, stdin=pipe, stdout=pipe, stderr=pipe, text=True)
    assert process.stdin is not None
    process.stdin.write(typed)
    process.stdin.close()
    process.stdin = None
    return process


def seated(served: Served, link: str, number: int) -> None:
    """Wait until so many seats are taken."""
    api, table = served.api(served.folder / "watcher"), link.rpartition("/")[2]
    end = time.monotonic() + PATIENCE
    while sum(seat.name is not None for seat in api.table(table).table.seats) < number:
        assert time.monotonic() < end
        time.sleep(0.02)


def play_on(*terminals: pexpect.spawn[str], questions: int | None = None) -> list[str]:
    """Answer what is asked at these terminals until the game is over at all, or so many questions were answered; what
    was shown at each.
    """
    shown = [""] * len(terminals)
    left = set(range(len(terminals)))
    answered = 0
    end = time.monotonic() + 4 * PATIENCE
    while left and (questions is None or answered < questions):
        for number in sorted(left):
            assert time.monotonic() < end, shown[number][-3000:]
            terminal = terminals[number]
            try:
                found = terminal.expect([QUESTION, OVER], timeout=0.05)
            except pexpect.TIMEOUT:
                continue
            now = plain((terminal.before or "") + str(terminal.after))
            shown[number] += now
            if found == 1:
                left.discard(number)
                continue
            try:
                typed = answer(now, ending=answered % 3 > 0)
            except IndexError:  # the question stands further above
                typed = ""
            terminal.sendline(typed)
            answered += bool(typed)
    return shown
