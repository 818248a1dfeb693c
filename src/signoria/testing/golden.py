"""Golden playthroughs: a whole random game in text, with what everybody sees and hears after each move.

Only what changed since the last move is written, a line each, so that a change of the rules reads as a diff.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from signoria.core.game import Game
from signoria.core.play import Play
from signoria.testing.randomly import random_steps

LISTED = 40
"""So many legal plays are written out."""


def playthrough(game: Game, options: Mapping[str, object], seed: int) -> str:
    """The text of one random game."""
    play = Play(game, options)
    lines = [f"{game.name} {_json(play.options)} seed {seed}"]
    shown: dict[str, str] = {}
    heard = dict.fromkeys(range(len(play.names)), 0)
    legal = ""
    for step in random_steps(play, seed):
        if step.before:
            continue
        lines += [*_made(play, legal), *_changes(play, shown), *_news(play, heard)]
        legal = _listed(play.legal(play.name(step.seat)))
    lines += [*_made(play, legal), *_changes(play, shown), *_news(play, heard)]
    return "\n".join(lines) + "\n"


def _made(play: Play, legal: str) -> Iterator[str]:
    """The last move, if there was one, and what else could have been done."""
    if play.moves:
        yield f"\n{play.name(play.moves[-1].seat)}: {play.moves[-1].text}   [{legal}]"


def _listed(plays: list[str]) -> str:
    """The plays one by one, or, where nobody would read them, their number and a checksum."""
    listed = ", ".join(plays)
    return listed if len(plays) <= LISTED else f"{len(plays)} plays, {zlib.crc32(listed.encode()):08x}"


def _changes(play: Play, shown: dict[str, str]) -> Iterator[str]:
    """What is new in the snapshot and in each view, by path; `shown` is brought up to date."""
    now = {f"snapshot{path}": value for path, value in _flat(play.snapshot())}
    for seat in (*range(len(play.names)), None):
        eyes = "spectator" if seat is None else play.names[seat]
        now |= {f"{eyes}{path}": value for path, value in _flat(play.seen(seat))}
    for path, value in now.items():
        if shown.get(path) != value:
            yield f"  {path} = {value}"
    for path in shown.keys() - now.keys():
        del shown[path]
    shown.update(now)


def _news(play: Play, heard: dict[int, int]) -> Iterator[str]:
    """What each seat hears since the last time; `heard` is brought up to date."""
    for seat, since in heard.items():
        for event in play.events(seat, since):
            yield f"  {play.names[seat]} hears {event.kind} {_json(event.details)}"
        heard[seat] = play.version(seat)


def _flat(value: Any, path: str = "") -> Iterator[tuple[str, str]]:
    if isinstance(value, dict) and value:
        for key, inner in value.items():
            yield from _flat(inner, f"{path}.{key}")
    elif isinstance(value, list) and value and all(isinstance(item, dict) and "id" in item for item in value):
        yield path, _json([item["id"] for item in value])
        for item in value:
            yield f"{path}.{item['id']}", _json({key: inner for key, inner in item.items() if key != "id"})
    else:
        yield path, _json(value)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
