"""Whether a seat can learn what it may not: everything that it cannot know is made up anew, and nothing that
it receives may change.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from signoria.core.chance import Seeded
from signoria.core.event import Kind, Numbers
from signoria.core.game import Game
from signoria.core.play import Play
from signoria.core.state import HIDDEN, State
from signoria.testing.randomly import Notes, random_moves


def check_leaks(game: Game, options: Mapping[str, object], seed: int, every: int = 1) -> int:
    """Play a random game; at every so many moves, for each seat, compare the true position with made-up ones.

    Returns how often the made-up position differed from the true one: a test that never differs tests nothing.
    """
    play = Play(game, options)
    source = Seeded(seed + 1)
    different = 0
    for number, (seat, action) in enumerate(random_moves(play, seed)):
        if number % every:
            continue
        for viewer in range(len(play.names)):
            imagined = play.resample(viewer, source)
            different += game.snapshot(imagined, play.names) != play.snapshot()
            _check_same(play, imagined, viewer)
            if seat == viewer:
                _check_consequences(play, imagined, viewer, action)
    return different


def _check_same(play: Play, imagined: State, viewer: int) -> None:
    """View, legal moves and refusals are the same, byte for byte.

    Nobody is asked anything while another is in the middle of a play, which is one move to all but the machine.
    """
    game, names = play.game, play.names
    true = play.state
    assert msgspec.json.encode(game.view(imagined, viewer, names)) == msgspec.json.encode(play.view(viewer))
    if true.midway() and not true.asks(viewer):
        return
    assert imagined.legal(viewer) == true.legal(viewer)
    for action in range(game.actions):
        refused, also = true.why(action, viewer), imagined.why(action, viewer)
        assert (refused is None) == (also is None)
        if refused is not None and also is not None:
            assert (refused.code, refused.facts) == (also.code, also.facts)


def _check_consequences(play: Play, imagined: State, viewer: int, action: int) -> None:
    """The viewer's own move tells it the same in both, up to what everybody then learns."""
    told = []
    for position in (play.state, imagined):
        after = position.copy()
        notes = Notes()
        after.listener = notes
        after.apply(action, viewer)
        told.append(notes.heard)
    for (kind, numbers), (other_kind, other_numbers) in zip(*told, strict=False):
        if kind != other_kind:
            return
        table = play.game.kinds[kind]
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


def check_audience(game: Game, options: Mapping[str, object], seed: int) -> None:
    """Nobody is told a secret detail but those whom the table of events names, a spectator never."""
    play = Play(game, options)
    for _ in random_moves(play, seed):
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
