"""Measures each bot against the rung below in the arena, and writes what `signoria bots` shows; takes some minutes.

How many players, how many games and which seed: that stands in the file of measurements already.

.signoria/venv/bin/python tools/measure.py [GAME …]
"""

from __future__ import annotations

import csv
import shlex
import sys
import tempfile
from itertools import pairwise
from pathlib import Path

import msgspec

from signoria import game
from signoria.bots.measured import Measurement, Share
from signoria.cli.main import main

FILE = Path(__file__).parent.parent / "src" / "signoria" / "bots" / "measured.json"


def measure(command: str, bot: str) -> Share:
    """Play the tournament of this command; the share of the victories of this bot."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "arena"
        if main([*shlex.split(command)[1:], "--out", str(out)]):
            raise SystemExit(f"not measured: {command}")
        with (out / "ratings.csv").open(encoding="utf-8", newline="") as file:
            row = next(row for row in csv.DictReader(file) if row["bot"] == bot)
    return Share(*(round(float(row[column]), 3) for column in ("share", "low", "high")))


if __name__ == "__main__":
    known = msgspec.json.decode(FILE.read_bytes(), type=dict[str, Measurement])
    for name in sys.argv[1:] or known:
        found = known[name]
        for below, bot in pairwise(game(name).bots):
            found.bots[bot] = measure(found.command(name, bot, below), bot)
        FILE.write_bytes(msgspec.json.format(msgspec.json.encode(known), indent=2) + b"\n")
