"""Positions of Princeps that several tests begin from."""

from __future__ import annotations

from typing import Any

from signoria import Play, Seeded, game
from signoria.games.princeps.state import Princeps

PRINCEPS = game("princeps")
THREE = ["Ana", "Bea", "Caio"]
NAMED = {"Ana": "noble", "Bea": "popular", "Caio": "hereditary"}


def start(
    territories: dict[str, dict[str, Any]],
    hands: dict[str, list[str]] | None = None,
    phase: str = "act",
    names: list[str] = THREE,
    **options: Any,
) -> Play:
    """A position in which it is Ana's turn; everybody's prince is in hand unless he lies somewhere."""
    players = {name: {"prince": NAMED[name], "hand": (hands or {}).get(name, [])} for name in names}
    setup = {"territories": territories, "players": players, "phase": phase, "turn": "Ana"}
    options["players"] = len(names)
    return Play.from_set_up(PRINCEPS, options, names, setup, Seeded(0))


def settled(play: Play) -> Play:
    play.let_chance(Seeded(0))
    return play


def time_up_for_all(play: Play) -> None:
    """Everybody who is asked runs out of time."""
    for seat in [seat for seat in range(len(play.names)) if play.state.asks(seat)]:
        play.time_up(seat)


def princeps(play: Play) -> Princeps:
    assert isinstance(play.state, Princeps)
    return play.state


def owned(name: str, *cards: str, **more: Any) -> dict[str, Any]:
    return {"owner": name, "hidden": list(cards), **more}


def talking(**options: Any) -> Play:
    lands = {"milan": owned("Ana"), "rome": owned("Ana"), "ferrara": owned("Bea"), "genoa": owned("Caio")}
    return start(lands, {"Ana": ["spy", "captain"], "Bea": ["citizen"], "Caio": ["citizen"]}, "negotiate", **options)
