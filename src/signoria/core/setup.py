"""What a scenario's set-up says, as far as it has the same form in every game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from signoria.core.errors import BadInput


def check_keys(said: Mapping[str, Any], known: Sequence[str], path: str = "") -> None:
    """BadInput for a part that a set-up cannot fix; `path` is where it stands."""
    for key in said:
        if key not in known:
            raise BadInput("setup-key", key=f"{path}{key}", known=", ".join(known))


def of_players(setup: Mapping[str, Any], names: Sequence[str], known: Sequence[str]) -> list[Mapping[str, Any]]:
    """What is said of each seat, nothing for those not named; BadInput if it is no mapping, or of nobody here."""
    said = setup.get("players", {})
    if not isinstance(said, Mapping):
        raise BadInput("setup-form", key="players")
    for name, entry in said.items():
        if name not in names:
            raise BadInput("player-unknown", name=str(name), names=", ".join(names))
        if not isinstance(entry, Mapping):
            raise BadInput("setup-form", key=f"players.{name}")
        check_keys(entry, known, f"players.{name}.")
    return [said.get(name, {}) for name in names]


def turn_of(setup: Mapping[str, Any], names: Sequence[str]) -> int | None:
    """The seat that is said to be on turn, if any; BadInput if it is nobody here."""
    if "turn" not in setup:
        return None
    if setup["turn"] not in names:
        raise BadInput("player-unknown", name=str(setup["turn"]), names=", ".join(names))
    return names.index(setup["turn"])
