"""A seat at a game that is played elsewhere: what it is told, in whatever pieces, is what the true seat knows."""

from __future__ import annotations

import io
from collections.abc import Sequence

import pytest
from rich.console import Console

from signoria import GAMES, Play, Seat, game
from signoria.cli.remote.address import Address, read_key
from signoria.cli.remote.keys import own_key, take_over
from signoria.cli.remote.seat import RemoteSeat
from signoria.cli.remote.visit import shared
from signoria.core.errors import BadInput
from signoria.core.menu import Menu
from signoria.core.state import CHANCE
from signoria.testing.randomly import random_steps
from signoria.texts import Words

KEY = "k" * 43


def remote(seat: Seat) -> RemoteSeat:
    """One whose server is the true seat itself."""

    def ask(version: int, taken: Sequence[int]) -> Menu | None:
        assert version == seat.version
        return seat.menu(taken)

    def play(version: int, move: str | Sequence[int]) -> None:
        seat.move(move, version)

    return RemoteSeat(seat.game, seat.options, seat.names, seat.seat, ask, play)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_that_is_told_piece_by_piece_is_known_whole(name: str) -> None:
    play = Play(game(name))
    seats = [Seat(play, number) for number in (0, 1, None)]
    afar = [remote(seat) for seat in seats]
    for number, step in enumerate(random_steps(play, 2)):
        if step.before or step.seat == CHANCE or number % 3:
            continue
        for true, told in zip(seats, afar, strict=True):
            if number % 5 == 0:
                told.forget()
            assert told.take(true.update(told.version))
            assert (told.version, told.events(), told.name) == (true.version, true.events(), true.name)
            assert told.asked == true.asked
            assert told.menu() == true.menu()
        if number > 300:
            break


def test_what_does_not_fit_is_noticed() -> None:
    play = Play(game("coup"), {"players": 2})
    for _ in random_steps(play, 1):
        pass
    told = remote(Seat(play, 0))
    assert not told.take(Seat(play, 0).update(5))
    assert told.take(Seat(play, 0).update(0))


@pytest.mark.parametrize(
    ("typed", "address"),
    [
        ("http://host:8080/t/abcdefghijklmnop", Address("http://host:8080", "abcdefghijklmnop")),
        ("host:8080", Address("http://host:8080")),
        ("https://host/games/t/abcdefghijklmnop/", Address("https://host/games", "abcdefghijklmnop")),
        (f"https://host/#key={KEY}", Address("https://host", None, KEY)),
        ("http://[::1]:80/", Address("http://[::1]:80")),
    ],
)
def test_links_are_read(typed: str, address: Address) -> None:
    assert Address.read(typed) == address
    assert Address.read(address.link) == Address(address.server, address.table)
    assert KEY not in address.link + address.live


@pytest.mark.parametrize(
    ("typed", "wrong"),
    [
        *((typed, "address") for typed in ("", "ftp://host", "http://host:99999", "http://", "http://host:x")),
        ("http://host/t/x", "table-link"),
        ("http://host/#foo", "link-key"),
        ("http://host/#key=short", "link-key"),
    ],
)
def test_other_links_lead_nowhere(typed: str, wrong: str) -> None:
    with pytest.raises(BadInput, match=wrong):
        Address.read(typed)


def test_a_link_that_leads_nowhere_from_elsewhere_is_not_drawn() -> None:
    drawn = Console(record=True, width=80, file=io.StringIO())
    drawn.print(shared(Address("http://10.0.0.1:8080", "abcdefghijklmnop"), Words("en"), True))
    assert "▄" in drawn.export_text(clear=False)
    assert "friends: http://10.0.0.1:8080/t/abcdefghijklmnop" in drawn.export_text()
    drawn.print(shared(Address("http://127.0.0.1:8080", "abcdefghijklmnop"), Words("en"), True))
    assert "serve --lan" in drawn.export_text(clear=False)
    assert "▄" not in drawn.export_text()


def test_a_key_is_read_from_its_link_or_alone() -> None:
    assert read_key(KEY) == read_key(f"key={KEY}") == read_key(f"http://host/#key={KEY}") == KEY
    with pytest.raises(BadInput, match="key-form"):
        read_key("http://host/#key=short")


def test_each_server_learns_a_key_of_its_own() -> None:
    here, same = Address.read("http://127.0.0.1:8080"), Address.read("localhost:9000/t/aaaaaaaaaaaaaaaa")
    one, two = Address.read("https://one.example"), Address.read("https://two.example/signoria")
    keys = [own_key(address) for address in (here, same, one, two, one)]
    assert keys[0] == keys[1]
    assert len({keys[0], keys[2], keys[3]}) == 3
    assert keys[2] == keys[4]
    before = take_over(keys[0], two)
    assert before is not None
    assert before.read_text().strip() == keys[3]
    assert own_key(two) == keys[0]
