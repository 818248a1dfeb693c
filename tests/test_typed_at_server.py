"""What is typed at a table of a server: keys of the game, words of the table, and lines that cross with news."""

from __future__ import annotations

import random
import re
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pexpect
import pytest

import signoria
from signoria import games
from signoria.cli.remote.visit import BACK, WORDS
from signoria.core.record import load
from signoria.server import protocol as said
from signoria.texts import LANGUAGES, Words, plain
from signoria.texts.spoken import Spoken
from tests.served import QUESTION, ROOM, Served, join, play_on
from tests.terminals import plain as shown

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = Served(tmp_path_factory.mktemp("server"))
    yield server
    server.close()


@pytest.mark.parametrize("name", signoria.GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_the_table_is_a_key_or_a_word_of_a_game(name: str, language: str) -> None:
    game = games.get(name)
    texts = (game.texts / f"{language}.ftl").read_text(encoding="utf-8")
    keys = {plain(key.strip()) for key in re.findall(r"^key-\S+ = (.*)$", texts, flags=re.M)}
    assert len(keys) > 5
    spoken = Spoken(Words(language, [game.texts]), game.vocabulary, ())
    words = Words(language)
    forms = [form for word in (*WORDS, BACK) for form in words.say(f"say-table-{word}").split(", ")]
    assert not keys & {*map(plain, forms)}
    assert [form for form in forms if spoken.read(form) in game.vocabulary] == []


def test_r_is_the_games_own_key_while_it_is_asked(served: Served, tmp_path: Path) -> None:
    """In Italian it takes income; it asks for a rematch only after the game."""
    link = served.table(tmp_path / "zoe", "coup", 2, "honest")
    zoe = join(link, tmp_path / "zoe", "--lang", "it", name="Zoe")
    zoe.expect(r"Prima della partita[^▸]*▸ ")
    zoe.sendline("inizia")
    for _ in range(20):
        zoe.expect(r"La tua mossa[^▸]*▸ ")
        asked = shown(zoe.before or "").rsplit("╯", 1)[-1]
        if re.search(r"^ *r  ", asked, flags=re.M):
            break
        zoe.sendline("p")
    zoe.sendline("rivincita")
    zoe.expect("non è ancora finita")
    zoe.sendline("siedi")
    zoe.expect("cominciata|iniziata")
    zoe.sendline("r")
    zoe.expect("Zoe annuncia Reddito")
    zoe.close(force=True)


@pytest.mark.parametrize("changes", [[], ["forget"]], ids=["news", "questions that change"])
def test_no_line_is_lost_when_news_come_at_the_moment_of_enter(changes: list[str]) -> None:
    number = 300
    typist = pexpect.spawn(
        sys.executable, ["-m", "tests.typist", str(number), *changes], cwd=ROOT, encoding="utf-8", timeout=60
    )
    typist.delaybeforesend = None
    typist.expect("> ")
    for line in range(number):
        for letter in f"x{line}\r":
            typist.send(letter)
            if random.random() < 0.3:
                time.sleep(random.uniform(0, 0.003))
    typist.expect(r"READ (.*) END")
    assert isinstance(typist.match, re.Match)
    assert typist.match[1].split() == [f"x{line}" for line in range(number)]
    typist.close()


def test_all_that_is_said_arrives_while_clocks_run_out(served: Served, tmp_path: Path) -> None:
    link = served.table(tmp_path / "zoe", "medici", 2, "random", clock=1)
    zoe = join(link, tmp_path / "zoe", name="Zoe")
    zoe.expect(ROOM)
    zoe.sendline("start")
    zoe.expect(QUESTION)
    zoe.delaybeforesend = None
    number = 60
    for line in range(number):
        zoe.send(f"say word{line}.\r")
        time.sleep(random.uniform(0, 0.1))
    zoe.expect(rf"Zoe: “word{number - 1}\.”")
    watcher = join(link, tmp_path / "watcher", "--watch")
    watcher.expect(rf"Zoe: “word{number - 1}\.”")
    heard = re.findall(r"“word(\d+)\.”", shown((watcher.before or "") + str(watcher.after)))
    assert [*map(int, heard)] == [*range(number)]
    zoe.close(force=True)
    watcher.close(force=True)


def test_who_stands_up_in_the_game_is_played_for_and_comes_back(served: Served, tmp_path: Path) -> None:
    link = served.table(tmp_path / "zoe", "coup", 3, "honest")
    zoe = join(link, tmp_path / "zoe", name="Zoe")
    zoe.expect(ROOM)
    leo = join(link, tmp_path / "leo", name="Leo")
    leo.expect(ROOM)
    zoe.expect("Leo")
    zoe.sendline("start")
    zoe.expect([QUESTION, "thinking"])
    zoe.sendline("up")
    zoe.expect(r"plays for you now; back lets you")
    leo.expect("plays for Zoe")
    zoe.sendline("?")
    zoe.expect("you come back with the same link")
    assert "Your move" not in shown(zoe.before or "")
    zoe.sendline("back")
    zoe.expect("You play yourself again")
    assert "connection" not in shown(zoe.before or "")
    for terminal in (zoe, leo):
        terminal.close(force=True)


def test_what_is_played_for_who_is_late_is_told_and_the_prompt_shows_the_time_that_is_left(
    served: Served, tmp_path: Path
) -> None:
    link = served.table(tmp_path / "zoe", "coup", 2, "honest", clock=12)
    zoe = join(link, tmp_path / "zoe", name="Zoe")
    zoe.expect(ROOM)
    zoe.sendline("start")
    zoe.expect(QUESTION)
    zoe.expect("10 seconds left")
    zoe.expect(r"Your move \(0:(10|09)\)")
    zoe.expect("Your time was up, so a modest move was made for you: Zoe .*[.]")
    zoe.close(force=True)


def test_a_game_is_saved_as_ones_seat_knows_it_and_whole_when_it_is_over(served: Served, tmp_path: Path) -> None:
    link = served.table(tmp_path / "zoe", "coup", 2, "honest")
    zoe = join(link, tmp_path / "zoe", name="Zoe")
    zoe.expect(ROOM)
    zoe.sendline("save")
    zoe.expect("not begun yet")
    zoe.sendline("start")
    zoe.expect(QUESTION)
    zoe.sendline("?")
    zoe.expect(QUESTION)
    told = shown(zoe.before or "")
    assert len(re.findall(r"^q ", told, flags=re.M)) == 1
    assert "save [FILE]" in told
    file = tmp_path / "mine.json"
    zoe.sendline(f"save {file}")
    zoe.expect("as your seat knows it")
    assert msgspec.json.decode(file.read_bytes(), type=said.Account).viewer == "Zoe"
    zoe.sendline(f"save {file}")
    zoe.expect("there already")
    zoe.sendline("")
    play_on(zoe)
    zoe.sendline("")
    zoe.expect("(wins|win) the game")
    zoe.sendline(f"save {tmp_path / 'whole.json'}")
    zoe.expect("Saved to")
    assert load(tmp_path / "whole.json").names
    zoe.close(force=True)
