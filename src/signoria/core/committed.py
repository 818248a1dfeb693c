"""Chance that can be checked afterwards: a secret seed, whose hash everybody has seen before the deal, mixed with what
the players gave; each draw follows from them and from the number of the play.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from typing import Final

import msgspec

from signoria.core.chance import Source

SCHEME: Final = "hmac-sha256-1"
"""How draws follow from seed and gifts; `docs/records.md` describes it."""

SEED_BYTES: Final = 32


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a record needs so that chance can be checked: the hash that was shown before the deal, the seed, and what
    each seat gave to it (nothing, for a bot).
    """

    scheme: str
    commitment: str
    seed: str
    gifts: list[str]


def commitment(seed: bytes) -> str:
    """What is shown of a seed before the deal: nothing can be learnt from it, and no other seed has it."""
    return hashlib.sha256(b"signoria commitment\n" + seed).hexdigest()


class Committed:
    """Chance's source for each play of a game: the same for the same seed, gifts and number."""

    def __init__(self, seed: bytes, gifts: Sequence[str]) -> None:
        given = b"".join(b"%d:%s\n" % (len(gift.encode()), gift.encode()) for gift in gifts)
        self._key = hmac.digest(seed, b"signoria chance\n" + given, "sha256")

    def at(self, number: int) -> Source:
        """The source for the play of this number, counted from 0 over all plays of the game."""
        return _Draws(hmac.digest(self._key, b"%d" % number, "sha256"))


class _Draws(Source):
    """Numbers from a key: each a block of 64 bits, those too large to be fair left out."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._count = 0

    def below(self, n: int) -> int:
        fair = (1 << 64) // n * n
        while True:
            block = hmac.digest(self._key, b"%d" % self._count, "sha256")
            self._count += 1
            number = int.from_bytes(block[:8], "big")
            if number < fair:
                return number % n
