"""Moves of Coup in words, and words as moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from signoria.core.errors import BadInput
from signoria.core.options import whole
from signoria.games.coup import moves
from signoria.games.coup.cards import CHARACTER_NAMES, CHARACTERS, sorted_cards
from signoria.games.coup.moves import ACTION_NAMES, KEPT, SEATS

_PLAIN: Final = {
    **{ACTION_NAMES[kind]: kind for kind in range(moves.TARGETED)},
    "pass": moves.PASS,
    "challenge": moves.CHALLENGE,
    "show": moves.SHOW,
    "concede": moves.CONCEDE,
    "return": moves.RETURN,
    "replace": moves.REPLACE,
}
_WITH_PLAYER: Final = {
    **{
        ACTION_NAMES[kind]: moves.TARGETED + (kind - moves.COUP) * SEATS
        for kind in range(moves.COUP, moves.EXAMINE + 1)
    },
    "open": moves.OPENER,
}
_WITH_CHARACTER: Final = {
    "block": moves.BLOCK,
    "lose": moves.LOSE,
    "reveal": moves.REVEAL,
    "draft": moves.DRAFT,
}
_BY_CHANCE: Final = {"draw": moves.DRAW}
_SYNONYMS: Final = {"extort": "steal"}
"""Words of a printed edition that are read, but never written."""
_KEPT: Final = {" ".join(sorted_cards(cards)): number for number, cards in enumerate(KEPT)}


def _written() -> list[tuple[str, int | None]]:
    """For each move its words, and the seat whose name follows them."""
    found: list[tuple[str, int | None]] = [("", None)] * int(moves.MOVES)
    for word, number in _PLAIN.items():
        found[number] = (word, None)
    for word, number in _WITH_PLAYER.items():
        for seat in range(SEATS):
            found[number + seat] = (word, seat)
    for word, number in (_WITH_CHARACTER | _BY_CHANCE).items():
        for character in range(CHARACTERS):
            found[number + character] = (f"{word} {CHARACTER_NAMES[character]}", None)
    for cards, number in _KEPT.items():
        found[moves.KEEP + number] = (f"keep {cards}", None)
    return found


_WRITTEN: Final = _written()

VOCABULARY: Final = (*_PLAIN, *ACTION_NAMES[moves.COUP :], *_WITH_CHARACTER, "keep", *CHARACTER_NAMES)
"""The words that players may use."""


def write(move: int, names: Sequence[str]) -> str:
    """The move in the notation: `steal Haig`, `keep duke captain`."""
    words, seat = _WRITTEN[move]
    if seat is None:
        return words
    return f"{words} {names[seat] if seat < len(names) else seat}"


def parse(text: str, names: Sequence[str]) -> int:
    """The move that the words name, legal or not; BadInput if they name none."""
    word, *rest = text.split() or [""]
    word = _SYNONYMS.get(word, word)
    if word in _PLAIN:
        _expect(text, rest, 0)
        return _PLAIN[word]
    if word in _WITH_PLAYER:
        _expect(text, rest, 1)
        return _WITH_PLAYER[word] + _seat(rest[0], names)
    if word in _WITH_CHARACTER or word in _BY_CHANCE:
        _expect(text, rest, 1)
        return (_WITH_CHARACTER | _BY_CHANCE)[word] + _character(rest[0])
    if word == "keep":
        if len(rest) not in (1, 2):
            raise BadInput("notation-words", move=text)
        kept = " ".join(CHARACTER_NAMES[i] for i in sorted(map(_character, rest)))
        return moves.KEEP + _KEPT[kept]
    raise BadInput("notation-unknown", move=text)


def _expect(text: str, rest: list[str], count: int) -> None:
    if len(rest) != count:
        raise BadInput("notation-words", move=text)


def _seat(word: str, names: Sequence[str]) -> int:
    if word in names:
        return names.index(word)
    seat = whole(word)
    if seat is not None and seat < len(names):
        return seat
    raise BadInput("player-unknown", name=word, names=", ".join(names))


def _character(word: str) -> int:
    if word not in CHARACTER_NAMES:
        raise BadInput("character-unknown", typed=word, known=", ".join(CHARACTER_NAMES))
    return CHARACTER_NAMES.index(word)


def overheard(text: str) -> tuple[str, bool]:
    """The move as the others learn of it: without the cards of a secret choice; of a pass, not whose it was."""
    return text.split()[0] if text.startswith(("keep ", "reveal ", "draft ")) else text, text != "pass"
