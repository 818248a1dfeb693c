"""A bot that is restored in the middle of a game is the one that was there before."""

from __future__ import annotations

from typing import Any

import pytest

from signoria import GAMES, Play, Refused, Seeded, Source, game
from signoria.bots import Bot, Host, Legal, make, read, restored, said
from signoria.core import record as records
from signoria.core.seat import Seat
from signoria.core.state import CHANCE
from tests.variants import VARIANTS

EVERY = [(name, bot) for name in GAMES for bot in game(name).bots]
QUICK = {"search": "search:simulations=20"}


class Switched(Source):
    """Numbers of another source, which can be changed."""

    def __init__(self, seed: int) -> None:
        self.source = Seeded(seed)

    def below(self, n: int) -> int:
        return int(self.source.below(n))


def played_again(play: Play) -> Play:
    """The same game from its record."""
    return records.replay(records.decode(records.encode(records.record(play))), play.game)


def plans(bot: Bot, view: Any) -> bool:
    """Whether it follows a plan, which a restored one makes anew."""
    return getattr(bot, "_planned", None) is not None and view.phase == "prepare"


@pytest.mark.parametrize(("name", "kind"), EVERY)
def test_it_has_the_same_character_and_chooses_the_same(name: str, kind: str) -> None:
    compared = 0
    variants = list(VARIANTS[name].values())
    for seed in range(2):
        play, source = Play(game(name), variants[seed]), Seeded(seed)
        own = Switched(seed + 10)
        bot = make(QUICK.get(kind, kind), play, 0, own)
        usual = list(game(name).bots)[1]
        bots = {seat: make(usual, play, seat, Seeded(seat)) if seat else bot for seat in range(len(play.names))}
        host = Host(play, bots)
        while not play.state.over and len(play.moves) < 250:
            if play.state.current == CHANCE:
                play.let_chance(source)
                continue
            seat = int(play.state.current)
            if seat == 0 and not plans(bot, play.view(0)):
                again = played_again(play)
                other = restored(said(kind, bot), again, 0, Switched(99))
                assert other.character == bot.character
                assert isinstance(other.source, Switched)
                own.source, other.source.source = Seeded(len(play.moves)), Seeded(len(play.moves))
                Host(again, {0: other}, restored=True).ask(0)
                host.ask(0)
                assert again.moves[-1] == play.moves[-1]
                compared += 1
            else:
                host.ask(seat)
    assert compared > 10


def test_a_bluffer_that_was_restored_plays_the_rest_of_the_game_as_it_would_have() -> None:
    tempers = set()
    for seed in range(10):
        play, source = Play(game("coup"), {"players": 4}), Switched(seed)
        own = [Switched(100 * seed + seat) for seat in range(4)]
        bots = {seat: make("bluffer", play, seat, own[seat]) for seat in range(4)}
        host = Host(play, bots)
        for _ in range(20):
            play.let_chance(source)
            if not play.state.over:
                host.ask(int(play.state.current))
        again = played_again(play)
        others = [Switched(7) for _ in range(4)]
        twins = {seat: restored(said("bluffer", bots[seat]), again, seat, others[seat]) for seat in range(4)}
        for seat in range(4):
            own[seat].source, others[seat].source = Seeded(seat), Seeded(seat)
        rest = Host(again, twins, restored=True)
        source.source, chance = Seeded(5), Seeded(5)
        while not play.state.over:
            play.let_chance(source)
            again.let_chance(chance)
            if not play.state.over:
                host.ask(int(play.state.current))
                rest.ask(int(again.state.current))
        assert again.moves == play.moves
        tempers |= {tuple(bot.character.values()) for bot in bots.values()}
    assert len(tempers) == 40


@pytest.mark.parametrize(("name", "kind"), EVERY)
def test_a_description_reads_back_to_the_same_numbers(name: str, kind: str) -> None:
    play = Play(game(name), next(iter(VARIANTS[name].values())))
    for seed in range(20):
        bot = make(kind, play, 0, Seeded(seed))
        cls, settings = read(game(name), said(kind, bot))
        assert cls is type(bot)
        assert settings == bot.character
        assert set(settings) == set(cls.settings)


def test_who_is_asked_for_a_whole_play_may_not_answer_a_part_of_one_or_more() -> None:
    """Neither changes anything; the same play is accepted as its actions and in words."""
    play = Play(game("medici"))
    play.let_chance(Seeded(12))
    seat = int(play.state.current)
    longest, text = max(play.plays(seat), key=lambda each: len(each[0]))
    before = play.state.to_bytes()
    for wrong in ([], longest[:-1], [*longest, longest[0]], [play.game.actions]):
        with pytest.raises(Refused):
            play.make(seat, wrong)
        assert play.state.to_bytes() == before
        assert Legal(Seat(play, seat))[0]
    play.make(seat, longest)
    assert play.moves[-1].text == text
