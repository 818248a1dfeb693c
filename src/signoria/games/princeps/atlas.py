"""The map of Princeps as TypeScript, for the browser.

`python -m signoria.games.princeps.atlas > ui/src/games/princeps/lands.ts` writes it.
"""

from __future__ import annotations

from signoria.games.princeps.lands import LANDS, Land, borders, by_sea

_HEAD = """// Made by `python -m signoria.games.princeps.atlas`; do not edit.

export interface Land {
  readonly polity: 'free' | 'noble' | 'oriental';
  readonly wealth: 'commerce' | 'gold' | 'agriculture';
  /** What it borders on by land, and by sea alone. */
  readonly land: readonly string[];
  readonly sea: readonly string[];
}

/** All territories, in the game's order. */
export const LANDS: Readonly<Record<string, Land>> = {"""


def _listed(lands: list[Land]) -> str:
    return f"[{', '.join(repr(land.id) for land in lands)}]"


def _row(land: Land) -> str:
    near = [other for other in LANDS if borders(land, other)]
    by_land = _listed([other for other in near if not by_sea(land, other)])
    over_sea = _listed([other for other in near if by_sea(land, other)])
    return f"  {land.id}: {{ polity: '{land.polity}', wealth: '{land.wealth}', land: {by_land}, sea: {over_sea} }},"


def typescript() -> str:
    """All of it."""
    return "\n".join([_HEAD, *map(_row, LANDS), "};"]) + "\n"


if __name__ == "__main__":
    print(typescript(), end="")
