"""`signoria verify`: whether chance dealt in a game as it had promised."""

from __future__ import annotations

import sys
from pathlib import Path

from signoria import games
from signoria.core.errors import BadInput
from signoria.core.record import check_chance, load
from signoria.texts import Worded, Words

BROKEN = ("chance-seed", "chance-gifts", "chance-draw")
"""What a record cannot be where its chance was honest."""


def verify(file: Path, words: Words) -> int:
    """Check every draw of a record; 0 if all hold, 1 if one does not.  BadInput if it cannot be checked."""
    found = load(file)
    game = games.get(found.game)
    words = Words(words.language, [game.texts])
    try:
        draws = check_chance(found, game)
    except BadInput as error:
        if error.code not in BROKEN:
            raise Worded(words.error(error)) from None
        print(words.error(error), file=sys.stderr)
        return 1
    assert found.chance is not None
    print(words.say("verify-holds", count=draws, commitment=found.chance.commitment))
    return 0
