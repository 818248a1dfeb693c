"""Sets of options that together show all rules of Coup."""

from __future__ import annotations

from collections.abc import Mapping

from signoria.core.options import Value

VARIANTS: Mapping[str, Mapping[str, Value]] = {
    "two": {"players": 2},
    "two-opener-two-random": {"players": 2, "opener_coins": 2, "first": "random"},
    "two-draft-court": {"players": 2, "duel": "draft-court"},
    "two-draft-court-inquisitor": {"players": 2, "duel": "draft-court", "diplomat": "inquisitor", "first": 1},
    "two-draft-discard": {"players": 2, "duel": "draft-discard"},
    "two-draft-discard-refuse": {
        "players": 2,
        "duel": "draft-discard",
        "diplomat": "inquisitor",
        "refuse_proof": True,
        "first": "random",
    },
    "three": {"players": 3, "first": 2},
    "three-inquisitor-refuse": {"players": 3, "diplomat": "inquisitor", "refuse_proof": True},
    "four-42": {"players": 4, "coins": 42, "first": "random"},
    "six": {"players": 6},
    "six-inquisitor": {"players": 6, "diplomat": "inquisitor"},
    "eight": {"players": 8, "diplomat": "inquisitor", "coins": 42},
    "ten": {"players": 10, "diplomat": "inquisitor", "refuse_proof": True},
    "edition-en": {"edition": "en", "players": 5},
    "edition-it": {"edition": "it", "players": 7},
    "edition-it-duel": {"edition": "it", "players": 2, "duel": "draft-discard", "diplomat": "inquisitor"},
    "edition-es": {"edition": "es", "players": 4, "diplomat": "inquisitor"},
    "edition-es-duel": {"edition": "es", "players": 2, "duel": "draft-court"},
}
