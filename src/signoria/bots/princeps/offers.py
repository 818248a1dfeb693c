"""What a player at Princeps has offered in this round, from what it hears."""

from __future__ import annotations

from signoria.core.event import Heard


class OwnOffers:
    """The offers that one player has made since the negotiation was opened."""

    def __init__(self, me: str) -> None:
        self._me = me
        self._terms: list[tuple[str, list[str], list[str]]] = []
        """Of each to whom it was made, what it gives, and what it wants."""

    @property
    def made(self) -> list[str]:
        """All of them, in the notation."""
        return [
            f"offer {to} give {' '.join(gives) or 'nothing'} want {' '.join(wants) or 'nothing'}"
            for to, gives, wants in self._terms
        ]

    def hear(self, event: Heard) -> None:
        """An event, in its order."""
        kind = event.kind.removesuffix("-all")
        if kind == "opened":
            self._terms.clear()
        elif kind in ("offered", "gives", "wants") and event.details["player"] == self._me:
            if kind == "offered":
                self._terms.append((str(event.details.get("other", "anyone")), [], []))
            else:
                _, gives, wants = self._terms[-1]
                (gives if kind == "gives" else wants).append(str(event.details["card"]))
