"""Measures the bots of each game in the arena, and writes what `signoria bots` shows; takes some minutes on two cores.

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
COMMANDS = {
    "coup": "arena coup --bots random,honest,bluffer,search --players 4 --games 960 --seed 1",
    "medici": "arena medici --bots random,greedy,search --games 300 --seed 1",
    "princeps": "arena princeps --bots random,planner,search --players 3 --games 180 --seed 1",
}


def measure(game: str) -> dict[str, object]:
    """Play a tournament; its ratings, with the command."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "arena"
        if main([*shlex.split(COMMANDS[game]), "--out", str(out)]):
            raise SystemExit(f"{game}: not measured")
        with (out / "ratings.csv").open(encoding="utf-8", newline="") as file:
            rows = list(csv.DictReader(file))
    places = {"rating": "rating", "low": "rating_low", "high": "rating_high", "share": "share"}
    ratings = {row["bot"]: {key: round(float(row[place]), 3) for key, place in places.items()} for row in rows}
    return {"command": f"./signoria {COMMANDS[game]}", "bots": ratings}


if __name__ == "__main__":
    known = msgspec.json.decode(FILE.read_bytes())
    for name in sys.argv[1:] or COMMANDS:
        known[name] = measure(name)
        FILE.write_bytes(msgspec.json.format(msgspec.json.encode(known), indent=2) + b"\n")
