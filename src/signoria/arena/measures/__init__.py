"""What is counted of the games of a tournament."""

from __future__ import annotations

from collections.abc import Iterable

from signoria.arena.measures.watch import BySeat, Rate, Watch
from signoria.core.game import Game
from signoria.core.named import load


def of(game: Game) -> type[Watch]:
    """Who watches this game."""
    kind: type[Watch] = load(game.measures)
    assert issubclass(kind, Watch)
    return kind


def ordered(game: Game, kinds: Iterable[str]) -> list[str]:
    """These kinds of play, the main ones first."""
    main = [kind for kind in of(game).main_plays if kind in kinds]
    return main + sorted(set(kinds) - set(main))


__all__ = ["BySeat", "Rate", "Watch", "of", "ordered"]
