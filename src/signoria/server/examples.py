"""The examples of the games' rules, for pages that step through them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, cast

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from signoria import games
from signoria.core.errors import BadInput, Refused
from signoria.core.game import Game
from signoria.core.replay import PlayedAgain
from signoria.server import protocol as said
from signoria.server.desk import language
from signoria.server.replays import Replays
from signoria.testing.examples import Example, Tried, examples, folder
from signoria.texts import Words
from signoria.texts.spoken import Spoken

_KEPT: Final = 512
"""Of so many examples it is kept what was refused in them."""


async def list_examples(request: Request) -> Response:
    """The examples of a game."""
    game = games.get(request.path_params["game"])
    words = _words(request, game)
    cards = [said.ExampleCard(each.name, _title(words, game, each), each.section) for each in examples(game).values()]
    return _json(said.Examples(game.name, cards))


async def show_example(request: Request) -> Response:
    """One of them, with all that happens in it."""
    game = games.get(request.path_params["game"])
    name = request.path_params["example"]
    example = examples(game).get(name)
    if example is None:
        raise BadInput("example-unknown", name=name)
    words = _words(request, game)
    spoken = Spoken(words, game.vocabulary, example.record.names)
    replays: Replays = request.app.state.replays
    replay = await replays.told(example.record, None, 0)
    attempts = [
        said.Attempt(after, tried.by, spoken.write(tried.move), words.error(error))
        for after, tried, error in refusals(game.name, name)
    ]
    raw = cast(said.Replay, msgspec.Raw(replay))  # it is in JSON already
    return _json(said.Example(name, _title(words, game, example), example.section, raw, attempts))


@lru_cache(_KEPT)
def refusals(game: str, name: str) -> list[tuple[int, Tried, Refused]]:
    """What is tried in an example and refused: after which moment, what, and why."""
    example = examples(games.get(game))[name]
    again = PlayedAgain(example.record, games.get(game), None)
    waiting = list(example.tried)
    found = []
    for number, _ in enumerate(again.moments()):
        while waiting and waiting[0].after <= len(again.play.moves):
            tried = waiting.pop(0)
            try:
                again.play.move(tried.by, tried.move)
            except Refused as error:
                found.append((number, tried, error))
    return found


def _words(request: Request, game: Game) -> Words:
    return _all_words(language(request), game)


@lru_cache(16)
def _all_words(language: str, game: Game) -> Words:
    return Words(language, [game.texts, *([folder(game)] if examples(game) else [])])


def _title(words: Words, game: Game, example: Example) -> str:
    return words.called(f"{game.name}-example-{example.name}", example.name)


def _json(found: object) -> Response:
    return Response(msgspec.json.encode(found), media_type="application/json")
