"""What a seat knows for certain, as far as it is needed to make up the rest."""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from signoria.core.chance import Source
from signoria.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """All that one seat has heard in a game; a game subclasses it."""

    def hear(self, kind: i64, a: i64, b: i64, c: i64) -> None:
        """An event, its numbers as this seat may know them (`Kind.heard_by`)."""
        raise NotImplementedError

    def imagine(self, shell: State, source: Source) -> State:
        """A position that agrees with all that the seat knows; `shell` is what the seat sees (`Game.shell`)."""
        raise NotImplementedError
