"""What every game must keep, whatever its rules: checked over random games.

Each function plays one random game of the given options and asserts.  A new game gets them for nothing:

    @pytest.mark.parametrize("seed", range(20))
    def test_it_conforms(seed): conformance.check_everything(my_game, {"players": 3}, seed)
"""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Callable, Mapping

import msgspec

from signoria.core import journal as journals
from signoria.core import record as records
from signoria.core.chance import Seeded
from signoria.core.errors import BadInput, Refused
from signoria.core.game import Game
from signoria.core.menu import Menu, begun
from signoria.core.play import Play
from signoria.core.state import CHANCE, OVER, State
from signoria.testing.randomly import Notes, Taken, random_steps

LONGEST = 20_000
"""No random game may take more moves."""

IDLE = 300
"""So many plays are made of a game in which nobody answers in time."""

READ_BACK = 30
"""Of a longer list of plays about so many are read back, others in each position."""

LASTING = 3
PASSING = 8
"""So many pairs of a copy and of a position from bytes are played beside a random game to its end; and so many for as
many steps."""

Invariant = Callable[[State], None]
"""Asserts what must hold in every position of a game, such as that no card is lost."""


def check_everything(
    game: Game, options: Mapping[str, object], seed: int, invariant: Invariant | None = None, every: int = 1
) -> None:
    """All checks of this module, on one random game; what takes long in a long game, at every so many of its steps."""
    check_legality(game, options, seed, every)
    check_positions(game, options, seed, invariant)
    check_twins(game, options, seed)
    check_notation(game, options, seed, every)
    check_record(game, options, seed)
    check_views(game, options, seed, every)
    check_menus(game, options, seed, every)
    check_defaults(game, options, seed)


def check_legality(game: Game, options: Mapping[str, object], seed: int, every: int = 1) -> None:
    """`legal` is just what `apply` accepts, but for what the game declares to be unlisted; anything else is refused
    with a reason, and changes nothing: tried with all numbers at a third of the steps.
    """
    play = Play(game, options)
    for number, (state, *_) in enumerate(random_steps(play, seed)):
        if number % every != seed % every:
            continue
        before = state.to_bytes()
        exhaustive = number // every % 3 == seed % 3
        for seat in (*range(len(play.names)), int(CHANCE), len(play.names), 999, -7):
            legal = state.legal(seat)
            assert list(legal) == sorted(set(legal))
            assert bool(legal) == state.asks(seat)
            for action in (*range(-1, game.actions + 1), 10_000) if exhaustive else legal:
                accepted = action in legal
                if not accepted and action in game.unlisted:
                    accepted = state.why(action, seat) is None
                _check_action(state, action, seat, accepted)
        assert state.to_bytes() == before
    assert all(not play.state.legal(seat) for seat in range(len(play.names)))
    assert play.state.legal() == ()
    _check_action(play.state, 0, 0, expected=False)


def _check_action(state: State, action: int, seat: int, expected: bool) -> None:
    tried = state.copy()
    before = tried.to_bytes()
    why = state.why(action, seat)
    assert (why is None) == expected, (action, seat, why)
    refused = None
    try:
        tried.apply(action, seat)
    except Refused as error:
        refused = error
    assert (refused is None) == expected, (action, seat)
    if refused is not None and why is not None:
        assert (refused.code, refused.facts) == (why.code, why.facts)
        assert tried.to_bytes() == before


def check_positions(game: Game, options: Mapping[str, object], seed: int, invariant: Invariant | None = None) -> None:
    """Copies are independent; bytes and pickles come back; chance's weights add up; the game ends."""
    play = Play(game, options)
    for number, (state, seat, _, action) in enumerate(random_steps(play, seed)):
        assert number < LONGEST
        _check_turn(state, len(play.names))
        if invariant is not None:
            invariant(state)
        before = state.to_bytes()
        twin = state.copy()
        assert twin == state
        assert hash(twin) == hash(state)
        assert twin.listener is None
        twin.apply(action, seat)
        assert state.to_bytes() == before
        assert twin != state
        assert type(state).from_bytes(before) == state
        assert pickle.loads(pickle.dumps(state)) == state
    if invariant is not None:
        invariant(play.state)
    assert play.state.over
    assert len(play.state.returns()) == len(play.names)


def _check_turn(state: State, seats: int) -> None:
    """Who is to act is one story, however it is asked."""
    asked = [seat for seat in range(seats) if state.asks(seat)]
    assert state.current != OVER
    if state.current != CHANCE:
        assert state.current in asked
        return
    assert not asked
    outcomes = Counter(int(state.outcome(k)) for k in range(state.weights()))
    assert outcomes == {action: state.weight(action) for action in state.legal(CHANCE)}


class _Twin:
    """A position made from another, which is played on beside it."""

    def __init__(self, state: State, since: int) -> None:
        self.state = state
        self.since = since
        """How many events there had been before."""
        self.notes = Notes()
        state.listener = self.notes

    def follow(self, step: Taken, seats: int) -> None:
        """Take the step that the other is about to take, from the same choices."""
        true = step.state
        assert (self.state.current, self.state.pending) == (true.current, true.pending)
        for each in (*range(seats), int(CHANCE)):
            assert self.state.legal(each) == true.legal(each)
        if step.seat == CHANCE:
            assert self.state.weight(step.action) == true.weight(step.action)
        self.state.apply(step.action, step.seat)

    def check(self, play: Play, true: State) -> None:
        """It is where the other is, and the same has happened to both."""
        assert self.notes.heard == play.raw_events(self.since)
        assert self.state.to_bytes() == true.to_bytes()
        assert play.game.snapshot(self.state, play.names) == play.game.snapshot(true, play.names)
        assert not true.over or self.state.returns() == true.returns()


def _twins(play: Play, true: State) -> list[_Twin]:
    made = (true.copy(), type(true).from_bytes(true.to_bytes()))
    return [_Twin(state, play.happened) for state in made]


def check_twins(game: Game, options: Mapping[str, object], seed: int) -> None:
    """A copy, and what comes back from bytes, hold all that the position holds: they are played on beside it, and
    everything goes the same.  At every step there is a pair of them for a while, at random moments one to the end.
    """
    play = Play(game, options)
    source = Seeded(seed)
    twins: dict[int, list[_Twin]] = {}
    for number, step in enumerate(random_steps(play, seed)):
        place = int(source.below(number + 1))
        if place >= LASTING:
            place = LASTING + number % PASSING
        for twin in twins.get(place, []):
            twin.check(play, step.state)
        twins[place] = _twins(play, step.state)
        for pair in twins.values():
            for twin in pair:
                twin.follow(step, len(play.names))
    for pair in (*twins.values(), _twins(play, play.state)):
        for twin in pair:
            twin.check(play, play.state)


def check_bytes(state: State) -> None:
    """The bytes of a position come back; if they are cut, too long or spoilt they are refused, and never crash."""
    kind = type(state)
    good = state.to_bytes()
    assert kind.from_bytes(good) == state
    for bad in (b"", b"abc", good[:-4], good + b"\0\0\0\0", b"\xff" * len(good), b"\0" * 8, good[4:]):
        assert _is_refused(kind, bad), len(bad)
    refused = 0
    for at in range(0, len(good), 4):
        for number in (-9, 60, 1 << 27):
            refused += _is_refused(kind, good[:at] + number.to_bytes(4, "little", signed=True) + good[at + 4 :])
    assert refused > len(good) / 4 * 2


def _is_refused(kind: type[State], data: bytes) -> bool:
    try:
        kind.from_bytes(data)
    except BadInput:
        return True
    return False


def check_notation(game: Game, options: Mapping[str, object], seed: int, every: int = 1) -> None:
    """Each play has one notation, which no other has, and which reads back."""
    play = Play(game, options)
    for number, step in enumerate(random_steps(play, seed)):
        if number % every != seed % every or step.before:
            continue
        for seat in (*range(len(play.names)), int(CHANCE)):
            listed = play.plays(seat)
            assert len({text for _, text in listed}) == len(listed)
            assert play.legal(play.name(seat)) == [text for _, text in listed]
            stride = 1 + len(listed) // READ_BACK
            for actions, text in listed[len(play.moves) % stride :: stride]:
                assert game.steps(game.parse(text, play.names), play.state, seat) == actions
                assert play.meaning(play.name(seat), text) == text


def check_record(game: Game, options: Mapping[str, object], seed: int) -> None:
    """A record and a journal, of a game finished or not, give the same position when they are read and replayed."""
    play = Play(game, options)
    halfway: int | None = seed % 30
    for number, step in enumerate(random_steps(play, seed)):
        if halfway is not None and number >= halfway and not step.before:
            check_replay(play)
            halfway = None
    check_replay(play)


def check_replay(play: Play) -> None:
    """A game's record and its journal read back, and give the same game again."""
    record = records.record(play)
    again = records.decode(records.encode(record))
    assert again == record
    written = journals.encode(journals.header(play)) + b"".join(map(journals.encode, journals.lines(play)))
    read = journals.decode(written)
    assert read.size == len(written)
    for replayed in (records.replay(again, play.game), journals.restore(read.header, read.lines, play.game)):
        assert replayed.state == play.state
        assert [(move.seat, move.text) for move in replayed.moves] == [(move.seat, move.text) for move in play.moves]
        assert replayed.raw_events() == play.raw_events()


def check_views(game: Game, options: Mapping[str, object], seed: int, every: int = 1) -> None:
    """Views and snapshots are plain JSON of one shape; a spectator sees nothing that any seat does not see, and a seat
    nothing that is not there.
    """
    play = Play(game, options)
    for number, _ in enumerate(random_steps(play, seed)):
        if number % every != seed % every:
            continue
        whole = play.snapshot()
        assert msgspec.json.decode(msgspec.json.encode(whole)) == whole
        public = play.seen(None)
        assert public["viewer"] is whole["viewer"] is None
        for seat in range(len(play.names)):
            seen = play.seen(seat)
            assert seen["viewer"] == play.names[seat]
            assert _paths(public) <= _paths(seen) <= _paths(whole)
            assert seen["winners"] == whole["winners"]


def check_menus(game: Game, options: Mapping[str, object], seed: int, every: int = 1) -> None:
    """A menu is plain JSON, offers just what is legal, each step with a key of its own, and leads to whole plays."""
    play = Play(game, options)
    for number, step in enumerate(random_steps(play, seed)):
        if number % every != seed % every or step.seat == CHANCE:
            continue
        menu = play.menu(step.seat, step.before)
        assert menu is not None
        assert msgspec.json.decode(msgspec.json.encode(menu), type=Menu) == menu
        assert tuple(menu.taken[: len(step.before)]) == step.before
        now = begun(play.state, step.seat, menu.taken)
        assert sorted(choice.action for choice in menu.steps) == list(now.legal(step.seat))
        assert len({choice.key for choice in menu.steps}) == len(menu.steps)
        for choice in menu.steps:
            actions = [*menu.taken, choice.action]
            following = play.menu(step.seat, actions)
            assert choice.ends == (following is None)
            if choice.ends:
                assert play.why(play.names[step.seat], choice.move or "") is None
                assert game.write(play.state, actions, step.seat, play.names) == choice.move
            if choice.more is not None:
                assert play.menu(step.seat, [*menu.taken, choice.more]) is not None
            assert (choice.claims is None) == (choice.holds is None)
        for dial in menu.dials:
            for value in (dial.low, dial.high):
                taken = dial.turns[value - dial.low] if dial.turns else [*menu.taken, dial.action + value - dial.low]
                assert play.menu(step.seat, taken) is not None
        for seat in range(len(play.names)):
            assert (play.menu(seat) is None) == (not play.state.asks(seat))


def check_defaults(game: Game, options: Mapping[str, object], seed: int) -> None:
    """Whoever's time is up makes a whole legal play, which claims nothing that is not held; and so a game of which
    nobody takes care goes on without them.
    """
    play = Play(game, options)
    source = Seeded(seed)
    for step in random_steps(play, seed):
        if step.before or step.seat == CHANCE:
            continue
        actions = play.default(step.seat)
        again = play.menu(step.seat)
        for place, action in enumerate(actions):
            assert again is not None
            if place < len(again.taken):
                assert again.taken[place] == action
                continue
            chosen = next(choice for choice in again.steps if choice.action == action)
            assert chosen.holds is not False
            again = play.menu(step.seat, actions[: place + 1])
        assert again is None
    idle = Play(game, options)
    for _ in range(LONGEST):
        idle.let_chance(source)
        if idle.state.over or len(idle.moves) > IDLE:
            break
        idle.time_up(int(idle.state.current))


def _paths(value: object, path: str = "") -> set[str]:
    if isinstance(value, dict):
        return {path}.union(*(_paths(inner, f"{path}.{key}") for key, inner in value.items()))
    return {path}
