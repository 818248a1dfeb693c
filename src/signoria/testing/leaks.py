"""Whether a seat can learn what it may not: everything that it cannot know is made up anew, and nothing that
it receives may change.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from signoria.core.chance import Seeded
from signoria.core.errors import Refused
from signoria.core.event import Kind, Numbers
from signoria.core.game import Game
from signoria.core.menu import begun, menu
from signoria.core.play import Play, why
from signoria.core.seat import Seat
from signoria.core.state import CHANCE, HIDDEN, State
from signoria.testing.randomly import Notes, Taken, random_steps

SAID = 12
"""So many plays in words are kept, to be said again where they may not be made."""


def check_leaks(game: Game, options: Mapping[str, object], seed: int, every: int = 1) -> int:
    """Play a random game; at every so many steps, for each seat, compare the true position with made-up ones.

    Returns how often the made-up position differed from the true one: a test that never differs tests nothing.
    """
    play = Play(game, options)
    source = Seeded(seed + 1)
    different = 0
    for number, step in enumerate(random_steps(play, seed)):
        if number % every:
            continue
        said = [move.text for move in play.moves[-SAID:] if move.seat != CHANCE]
        for viewer in range(len(play.names)):
            imagined = play.resample(viewer, source)
            different += game.snapshot(imagined, play.names) != game.snapshot(play.state, play.names)
            _check_same(play, imagined, viewer, said)
            if step.seat == viewer:
                _check_play(play, imagined, step)
    return different


def _check_same(play: Play, imagined: State, viewer: int, said: Sequence[str]) -> None:
    """View, menu, legal moves and refusals, of actions and of words, are the same, byte for byte."""
    game, names = play.game, play.names
    true = play.state
    for made in (game.view, lambda state, seat, names: menu(game, state, seat, names)):
        assert msgspec.json.encode(made(imagined, viewer, names)) == msgspec.json.encode(made(true, viewer, names))
    _check_answers(game, true, imagined, viewer)
    for text in said:
        meant = game.parse(text, names)
        assert _refusal(why(game, true, viewer, meant)) == _refusal(why(game, imagined, viewer, meant)), text


def _check_answers(game: Game, true: State, imagined: State, viewer: int) -> None:
    assert imagined.legal(viewer) == true.legal(viewer)
    for action in range(game.actions):
        assert _refusal(true.why(action, viewer)) == _refusal(imagined.why(action, viewer)), action


def _refusal(refused: Refused | None) -> object:
    return None if refused is None else (refused.code, refused.facts)


def _check_play(play: Play, imagined: State, step: Taken) -> None:
    """While the viewer puts a play together it is asked the same in both; and its last step tells it the same, up to
    what everybody then learns.
    """
    game, viewer = play.game, step.seat
    true, other = begun(play.state, viewer, step.before), begun(imagined, viewer, step.before)
    if step.before:
        _check_answers(game, true, other, viewer)
        menus = [menu(game, position, viewer, play.names, step.before) for position in (play.state, imagined)]
        assert msgspec.json.encode(menus[0]) == msgspec.json.encode(menus[1])
    heard = []
    for position in (true, other):
        after = position.copy()
        notes = Notes()
        after.listener = notes
        after.apply(step.action, viewer)
        heard.append(notes.heard)
    for (kind, numbers), (other_kind, other_numbers) in zip(*heard, strict=False):
        if kind != other_kind:
            return
        table = game.kinds[kind]
        numbers, other_numbers = _without_counts(table, numbers), _without_counts(table, other_numbers)
        if table.heard_by(numbers, viewer) == table.heard_by(other_numbers, viewer):
            continue
        public, other_public = table.heard_by(numbers, None), table.heard_by(other_numbers, None)
        assert public != other_public, f"{table.name} tells one seat what is not public"
        return


def _without_counts(table: Kind, numbers: Numbers) -> Numbers:
    """The numbers of an event but for those that merely run on."""
    kept = [HIDDEN if d.runs_on else n for d, n in zip(table.details, numbers, strict=False)]
    kept += numbers[len(kept) :]
    return kept[0], kept[1], kept[2]


def check_versions(game: Game, options: Mapping[str, object], seed: int) -> None:
    """A seat's version goes up when, and only when, it could notice something: when its view or its menu changes, it
    has heard why; and it hears nothing of what others put together, or of what is not for it.
    """
    play = Play(game, options)
    seats = [Seat(play, seat) for seat in (*range(len(play.names)), None)]
    last = [(-1, b"")] * len(seats)
    for step in random_steps(play, seed):
        for number, seat in enumerate(seats):
            update = seat.update(max(0, last[number][0]))
            now = msgspec.json.encode((update.view, update.menu))
            version, before = last[number]
            assert update.version == update.since + len(update.events)
            if update.version == version:
                assert now == before, f"{seat.name} sees a change of which nothing was told"
            if step.before:
                assert (update.version, now) == last[number], f"{seat.name} notices what {step.seat} puts together"
            last[number] = update.version, now


def check_audience(game: Game, options: Mapping[str, object], seed: int) -> None:
    """Nobody is told a secret detail but those whom the table of events names, a spectator never."""
    play = Play(game, options)
    for _ in random_steps(play, seed):
        pass
    for kind, numbers in play.raw_events():
        table = game.kinds[kind]
        by_name = {detail.name: value for detail, value in zip(table.details, numbers, strict=False)}
        for seat in (*range(len(play.names)), None):
            heard = table.heard_by(numbers, seat)
            if table.known_to is not None and seat not in [by_name[name] for name in table.known_to]:
                assert heard is None
                continue
            assert heard is not None
            for detail, value in zip(table.details, heard, strict=False):
                if detail.known_to is not None and seat not in [by_name[name] for name in detail.known_to]:
                    assert value == HIDDEN
