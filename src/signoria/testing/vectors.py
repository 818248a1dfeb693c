"""Sentences that any reader of the Fluent files must make of the same keys and facts (`docs/texts.md`).

`python -m signoria.testing.vectors` prints them, a line each, as they stand in `texts/vectors.json`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from signoria import games
from signoria.core.game import Game
from signoria.core.play import Play
from signoria.core.state import CHANCE
from signoria.core.text import Text
from signoria.testing.randomly import random_steps
from signoria.texts import LANGUAGES, Words

EACH = 2
"""So many different fillings of each text are kept."""

SEEDS = range(3)


class Vector(msgspec.Struct, omit_defaults=True):
    """A sentence: of a text, by its key and facts; or of an event, of which the reader chooses the key."""

    language: str
    game: str
    sentence: str
    text: Text | None = None
    event: dict[str, Any] | None = None


def vectors(game: Game) -> Iterator[Vector]:
    """Those of one game, in every language."""
    texts, events = _said(game)
    for language in LANGUAGES:
        words = Words(language, [game.texts])
        for text in texts:
            yield Vector(language, game.name, words.tell(text), text=text)
        for event in events:
            yield Vector(language, game.name, words.event(event), event=msgspec.to_builtins(event))


def _said(game: Game) -> tuple[list[Text], list[Any]]:
    """What is asked and told in some random games: the first few fillings of each text, and of each kind of event."""
    texts: dict[str, list[Text]] = {"frame-played": [Text("frame-played", {"count": 12345, "folder": "games"})]}
    events: dict[tuple[str, ...], list[Any]] = {}
    for options in game.variants.values():
        for seed in SEEDS:
            play = Play(game, options)
            for step in random_steps(play, seed):
                if step.seat != CHANCE:
                    for text in _of_menu(play, step.seat, step.before):
                        _keep(texts.setdefault(text.key, []), text)
            for event in play.events(0):
                _keep(events.setdefault((event.kind, *event.details), []), event)
        for text in game.summary(play.options).texts:
            _keep(texts.setdefault(text.key, []), text)
    return [text for key in sorted(texts) for text in texts[key]], [e for key in sorted(events) for e in events[key]]


def _of_menu(play: Play, seat: int, taken: tuple[int, ...]) -> Iterator[Text]:
    menu = play.menu(seat, taken)
    if menu is not None:
        yield from menu.texts
    refused = play.state.why(0, seat)
    if refused is not None:
        yield refused.text


def _keep(kept: list[Any], new: Any) -> None:
    if len(kept) < EACH and new not in kept:
        kept.append(new)


def document() -> bytes:
    """All of them, of our own games, as JSON with a line each."""
    lines = [msgspec.json.encode(vector) for name in games.GAMES for vector in vectors(games.get(name))]
    return b"[\n" + b",\n".join(lines) + b"\n]\n"


if __name__ == "__main__":
    print(document().decode(), end="")
