"""The option sets of each game that tests go through."""

from __future__ import annotations

from signoria import compiled
from signoria.core.options import Value

Options = dict[str, Value]

COUP: dict[str, Options] = {
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

MEDICI: dict[str, Options] = {
    "usual": {},
    "first-games": {"dukes": False},
    "distinct": {"distinct_circle": True},
    "absent": {"end": "house-absent"},
    "total": {"plan_draw": "total"},
    "all-else": {"dukes": False, "distinct_circle": True, "end": "house-absent", "plan_draw": "total"},
}

PRINCEPS: dict[str, Options] = {
    "two": {"players": 2},
    "two-deck": {"players": 2, "rounds": "deck", "hand_counts": "hand+placed"},
    "three-trading": {"players": 3, "rounds": 5, "trade_territories": True},
    "four": {"players": 4, "rounds": 5, "tied_category": "none"},
    "five": {"players": 5, "rounds": 5, "hand_counts": "hand+placed"},
}

EVERY = {"coup": 1, "medici": 1, "princeps": 13 if compiled else 91}
"""In a long game checks that take long are made at every so many steps; fewer, where the rules are not compiled."""

VARIANTS: dict[str, dict[str, Options]] = {"coup": COUP, "medici": MEDICI, "princeps": PRINCEPS}
CASES = [(game, variant) for game, variants in VARIANTS.items() for variant in variants]
"""Each game with each of its option sets."""
