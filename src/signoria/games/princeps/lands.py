"""The map of Princeps, as `territories.json` beside this file has it."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal

import msgspec

Polity = Literal["free", "noble", "oriental"]
Wealth = Literal["commerce", "gold", "agriculture"]


class Names(msgspec.Struct, frozen=True):
    """One thing in four languages."""

    en: str
    es: str
    it: str
    fr: str


class Labels(msgspec.Struct, frozen=True):
    """What polities and kinds of wealth are called."""

    polity: dict[Polity, Names]
    wealth: dict[Wealth, Names]


class Shield(msgspec.Struct, frozen=True):
    """A shield: territories that show the same one border on each other, by sea if it is a ship."""

    id: str
    sea: bool
    emblem: Names
    frontier: str


class Spot(msgspec.Struct, frozen=True):
    """Where to draw a territory: on a canvas of 1100 by 950, y downwards."""

    x: int
    y: int


class Land(msgspec.Struct, frozen=True):
    """A territory as its card shows it."""

    id: str
    name: Names
    polity: Polity
    wealth: Wealth
    shields: list[str]
    pos: Spot
    prince_chapters: str


class Map(msgspec.Struct, frozen=True):
    """All of the file."""

    version: int
    note: str
    labels: Labels
    shields: list[Shield]
    territories: list[Land]


MAP: Final = msgspec.json.decode((Path(__file__).parent / "territories.json").read_bytes(), type=Map)
LANDS: Final = tuple(MAP.territories)
LAND_NAMES: Final = tuple(land.id for land in LANDS)
_SHIPS: Final = {shield.id for shield in MAP.shields if shield.sea}


def borders(a: Land, b: Land) -> bool:
    """Whether two territories share a shield."""
    return a != b and bool(set(a.shields) & set(b.shields))


def by_sea(a: Land, b: Land) -> bool:
    """Whether they border, and every shield that they share is a ship."""
    return borders(a, b) and set(a.shields) & set(b.shields) <= _SHIPS
