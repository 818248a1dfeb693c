"""Chance that can be checked: fair, the same for the same seed, gifts and number, and proved by the record alone."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from signoria import GAMES, BadInput, Play, Seeded, game
from signoria.cli.main import main
from signoria.core import record
from signoria.core.committed import SCHEME, Committed, Proof, commitment
from signoria.core.record import Record, check_chance
from signoria.core.state import CHANCE
from signoria.testing.randomly import random_steps
from tests.test_chance import EACH, check_fair

SEED = bytes(range(32))
GIFTS = ["first", "", "third"]


def played(name: str, seed: bytes = SEED, gifts: list[str] | None = None) -> Record:
    """The record of a game in which players move at random, and chance as it must."""
    options = {} if name == "medici" else {"players": 3}
    play = Play(game(name), options)
    given = (GIFTS if gifts is None else gifts)[: len(play.names)]
    chance = Committed(seed, given)
    lots = Seeded(5)
    while not play.state.over:
        if play.state.current == CHANCE:
            play.make(CHANCE, (int(play.state.roll(chance.at(len(play.moves)))),))
        else:
            seat = int(play.state.current)
            moves = play.plays(seat)
            play.make(seat, moves[lots.below(len(moves))][0])
    return record.record(play, Proof(SCHEME, commitment(seed), seed.hex(), given))


@pytest.fixture(scope="module")
def coup() -> Record:
    return played("coup")


def sealed(found: Record) -> Record:
    """With the digest that a forger computes."""
    return replace(found, digest=record.digest(found))


def proof(found: Record) -> Proof:
    assert found.chance is not None
    return found.chance


def kind(found: Record) -> str:
    with pytest.raises(BadInput) as caught:
        check_chance(found, game(found.game))
    return caught.value.code


@pytest.mark.parametrize("name", GAMES)
def test_an_honest_record_is_proved(name: str) -> None:
    found = played(name)
    assert check_chance(found, game(name)) == sum(by == "chance" for by, _ in found.moves) > 5


def test_every_changed_draw_is_found(coup: Record) -> None:
    """Whatever else could have been drawn: the game that follows need not even be possible."""
    draws = [number for number, (by, _) in enumerate(coup.moves) if by == "chance"]
    for number in draws:
        other = next(text for by, text in coup.moves if by == "chance" and text != coup.moves[number][1])
        moves = [*coup.moves[:number], ("chance", other), *coup.moves[number + 1 :]]
        assert kind(sealed(replace(coup, moves=moves))) == "chance-draw"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda p: replace(p, seed=bytes(32).hex()), "chance-seed"),
        (lambda p: replace(p, seed="no digits"), "chance-seed"),
        (lambda p: replace(p, commitment="0" * 64), "chance-seed"),
        (lambda p: replace(p, seed=bytes(32).hex(), commitment=commitment(bytes(32))), "chance-draw"),
        (lambda p: replace(p, gifts=["", "", ""]), "chance-draw"),
        (lambda p: replace(p, gifts=[p.gifts[1], p.gifts[0], p.gifts[2]]), "chance-draw"),
        (lambda p: replace(p, gifts=["firs", "t", "third"]), "chance-draw"),
        (lambda p: replace(p, gifts=p.gifts[:2]), "chance-gifts"),
        (lambda p: replace(p, scheme="mine"), "chance-scheme"),
        (lambda p: None, "chance-unsaid"),
    ],
)
def test_every_changed_promise_is_found(coup: Record, change: Callable[[Proof], Proof | None], code: str) -> None:
    assert kind(sealed(replace(coup, chance=change(proof(coup))))) == code


def test_a_move_of_chance_cannot_be_a_players(coup: Record) -> None:
    moves = [("Ada" if by == "chance" else by, text) for by, text in coup.moves]
    assert kind(sealed(replace(coup, moves=moves))) == "chance-draw"


def test_the_documented_scheme_gives_the_same_numbers() -> None:
    """`docs/records.md` in other words: a checker that uses nothing of ours."""

    def mac(key: bytes, text: str) -> bytes:
        return hmac.new(key, text.encode(), hashlib.sha256).digest()

    given = "".join(f"{len(gift.encode())}:{gift}\n" for gift in ("à", "", "b"))
    key = mac(SEED, "signoria chance\n" + given)
    ours = Committed(SEED, ["à", "", "b"])
    for number in range(50):
        source = ours.at(number)
        for place in range(5):
            drawn = int.from_bytes(mac(mac(key, str(number)), str(place))[:8], "big")
            assert drawn < (1 << 64) // 7 * 7
            assert source.below(7) == drawn % 7
    assert commitment(SEED) == hashlib.sha256(b"signoria commitment\n" + SEED).hexdigest()


@pytest.mark.parametrize("n", [1, 2, 3, 15, 52])
def test_draws_are_fair(n: int) -> None:
    one = Committed(SEED, GIFTS).at(3)
    check_fair(Counter(one.below(n) for _ in range(EACH * n)), dict.fromkeys(range(n), 1))
    source = Committed(SEED, GIFTS)
    check_fair(Counter(source.at(number).below(n) for number in range(EACH * n)), dict.fromkeys(range(n), 1))


def test_numbers_that_would_favour_some_are_left_out() -> None:
    """Of a range that is no power of two: two thirds of 2^64 is where the plain remainder favours the lower half."""
    n = (1 << 65) // 3
    source = Committed(SEED, []).at(0)
    drawn = [source.below(n) for _ in range(2000)]
    assert max(drawn) < n
    check_fair(Counter(number * 2 // n for number in drawn), {0: 1, 1: 1})


def test_a_restart_changes_no_draw() -> None:
    whole, again = Committed(SEED, GIFTS), Committed(SEED, GIFTS)
    expected = [whole.at(number).below(1000) for number in range(100)]
    assert [again.at(number).below(1000) for number in range(50, 100)] == expected[50:]
    again.at(7).below(3)
    assert again.at(8).below(1000) == expected[8]


def test_each_gift_changes_all() -> None:
    plain = [Committed(SEED, GIFTS).at(number).below(1 << 30) for number in range(100)]
    for gifts in (["First", "", "third"], ["first", "x", "third"], ["first", "", ""], ["", "first", "third"]):
        other = [Committed(SEED, gifts).at(number).below(1 << 30) for number in range(100)]
        assert not any(map(int.__eq__, plain, other))


# The command


def written(found: Record, folder: Path) -> str:
    file = folder / "record.json"
    file.write_bytes(record.encode(found))
    return str(file)


@pytest.mark.parametrize("language", ["en", "es", "it", "fr"])
def test_verify_says_how_many_draws_hold(
    coup: Record, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", written(coup, tmp_path), "--lang", language]) == 0
    out = capsys.readouterr().out
    assert str(check_chance(coup, game("coup"))) in out
    assert proof(coup).commitment in out


def test_verify_says_which_draw_does_not_hold(coup: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = next(text for by, text in coup.moves if by == "chance" and text != coup.moves[0][1])
    forged = sealed(replace(coup, moves=[("chance", other), *coup.moves[1:]]))
    assert main(["verify", written(forged, tmp_path)]) == 1
    said = capsys.readouterr().err
    assert "Move 1 " in said
    assert coup.moves[0][1] in said


def test_what_cannot_be_checked_is_refused(coup: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", written(sealed(replace(coup, chance=None)), tmp_path)]) == 2
    assert main(["verify", written(replace(coup, digest="0" * 32), tmp_path)]) == 2
    assert main(["verify", str(tmp_path / "none")]) == 2
    assert "Traceback" not in capsys.readouterr().err


def test_random_games_are_only_a_stand_in() -> None:
    """`random_steps` draws chance by itself: a record of such a game is not proved by any promise."""
    play = Play(game("coup"), {"players": 3})
    for _ in random_steps(play, 1):
        pass
    made = record.record(play, Proof(SCHEME, commitment(SEED), SEED.hex(), GIFTS))
    assert kind(made) == "chance-draw"
