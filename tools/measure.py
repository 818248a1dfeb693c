"""Measures the bots of each game in the arena, and writes what `signoria bots` shows; takes some minutes on two cores.

The commands are those that the file of ratings holds.

.signoria/venv/bin/python tools/measure.py [GAME …]
"""

from __future__ import annotations

import csv
import shlex
import sys
import tempfile
from pathlib import Path

import msgspec

from signoria.cli.main import main

FILE = Path(__file__).parent.parent / "src" / "signoria" / "bots" / "measured.json"


def measure(command: str) -> dict[str, object]:
    """Play the tournament of this command; its ratings, with the command."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "arena"
        if main([*shlex.split(command)[1:], "--out", str(out)]):
            raise SystemExit(f"not measured: {command}")
        with (out / "ratings.csv").open(encoding="utf-8", newline="") as file:
            rows = list(csv.DictReader(file))
    places = {"rating": "rating", "low": "rating_low", "high": "rating_high", "share": "share"}
    ratings = {row["bot"]: {key: round(float(row[place]), 3) for key, place in places.items()} for row in rows}
    return {"command": command, "bots": ratings}


if __name__ == "__main__":
    known = msgspec.json.decode(FILE.read_bytes())
    for name in sys.argv[1:] or known:
        known[name] = measure(known[name]["command"])
        FILE.write_bytes(msgspec.json.format(msgspec.json.encode(known), indent=2) + b"\n")
