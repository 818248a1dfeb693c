"""An honest opponent at Coup: it never bluffs, and challenges only what cannot be true."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from msgspec import UnsetType

from signoria.bots.bot import Bot
from signoria.core.chance import Source
from signoria.core.event import Heard
from signoria.core.game import Game, Options
from signoria.games.coup.view import View

WORTH: Final = {"duke": 6, "assassin": 5, "captain": 4, "contessa": 3, "inquisitor": 2, "ambassador": 1}
"""How gladly each character is kept."""


class HonestBot(Bot):
    """Claims only what it holds, strikes at whoever is strongest, and believes all that can be true."""

    def __init__(
        self, game: Game, options: Options, names: Sequence[str], seat: int, source: Source, **settings: float
    ) -> None:
        super().__init__(game, options, names, seat, source, **settings)
        self._guarded: set[str] = set()
        """Who has claimed a Contessa, and lost no card since."""

    def observe(self, event: Heard) -> None:
        if event.kind == "blocked" and event.details["character"] == "contessa":
            self._guarded.add(str(event.details["player"]))
        elif event.kind == "lost":
            self._guarded.discard(str(event.details["player"]))

    def choose(self, view: Any, legal: Sequence[str]) -> str:
        assert isinstance(view, View)
        answers: dict[str, Callable[[View, Sequence[str]], str]] = {
            "action": self._act,
            "challenge": self._doubt,
            "challenge-block": self._doubt,
            "block": self._block,
            "prove": lambda _, moves: moves[0],
            "lose": self._give_up,
            "reveal": self._give_up,
            "exchange": self._keep,
            "verdict": self._judge,
            "draft": lambda _, moves: self.pick(moves),
        }
        return answers[view.phase](view, legal)

    def _hand(self, view: View) -> list[str]:
        hidden = view.players[self.me].hidden
        return [] if isinstance(hidden, UnsetType) else list(hidden)

    def _act(self, view: View, legal: Sequence[str]) -> str:
        hand = self._hand(view)
        victim = max((p for p in view.players if p != self.me), key=lambda p: self._strength(view, p))
        if f"coup {victim}" in legal:
            return f"coup {victim}"
        honest = ["income", "aid"]
        if "assassin" in hand and f"assassinate {victim}" in legal and victim not in self._guarded:
            honest = [f"assassinate {victim}"] * 3
        elif "duke" in hand:
            honest = ["tax"] * 3
        if "captain" in hand:
            honest += [f"steal {p}" for p, seen in view.players.items() if seen.coins >= 2 and f"steal {p}" in legal]
        if "ambassador" in hand or "inquisitor" in hand:
            honest.append("exchange")
        if "inquisitor" in hand:
            honest.append(f"examine {victim}")
        return self.pick(honest)

    def _strength(self, view: View, player: str) -> tuple[int, int]:
        seen = view.players[player]
        return -len(seen.revealed), seen.coins

    def _doubt(self, view: View, legal: Sequence[str]) -> str:
        pending = view.pending
        assert pending is not None
        claim = pending.claim if pending.block is None else pending.block.claim
        seen = self._hand(view) + [card for player in view.players.values() for card in player.revealed]
        return "challenge" if seen.count(str(claim)) == self.options["copies"] else "pass"

    def _block(self, view: View, legal: Sequence[str]) -> str:
        mine = [move for move in legal if move.removeprefix("block ") in self._hand(view)]
        return self.pick(mine) if mine else "pass"

    def _give_up(self, view: View, legal: Sequence[str]) -> str:
        return min(legal, key=lambda move: WORTH[move.split()[1]])

    def _keep(self, view: View, legal: Sequence[str]) -> str:
        return max(legal, key=lambda move: _worth(move.split()[1:]))

    def _judge(self, view: View, legal: Sequence[str]) -> str:
        assert view.pending is not None
        return "replace" if WORTH.get(str(view.pending.shown), 0) >= 4 else "return"


def _worth(cards: Iterable[str]) -> int:
    """Two different characters are worth more than the same one twice."""
    return sum(WORTH[card] for card in set(cards))
