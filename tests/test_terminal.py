"""A game in a real terminal, as a person plays it."""

from __future__ import annotations

import io
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pexpect
import pytest
from rich.console import Console

from signoria import Play, Seeded, games
from signoria.cli.tables import table
from signoria.core.record import load, replay
from signoria.games.medici.cards import HOUSE_NAMES
from signoria.texts import LANGUAGES, Words
from tests.terminals import PROMPT, REMATCH, answer, finish, plain, spawn


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "flags"),
    [
        ("coup", ["--players", "2", "--diplomat", "inquisitor"]),
        ("coup", ["--players", "4", "--diplomat", "inquisitor"]),
        ("coup", ["--players", "10", "--diplomat", "inquisitor", "--bots", "honest,bluffer"]),
        ("medici", ["--distinct-circle"]),
        ("medici", ["--dukes", "false", "--end", "house-absent", "--plan-draw", "total", "--bots", "random"]),
        ("princeps", ["--players", "5", "--rounds", "5", "--bots", "planner,random"]),
        (
            "princeps",
            ["--players", "2", "--rounds", "5", "--trade-territories", "false", "--hand-counts", "hand+placed"],
        ),
    ],
)
def test_a_whole_game_fits_eighty_columns_and_can_be_replayed(game: str, flags: list[str], tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    terminal = spawn("play", game, *flags, "--seed", "5", "--save", str(file))
    seen = finish(terminal)
    terminal.close()
    assert terminal.exitstatus == 0
    assert any(end in seen for end in ("wins the game", "You win the game", "The game is a draw"))
    assert "Saved to" in seen
    assert max(len(line) for line in seen.splitlines()) <= 80
    assert "…│" not in seen
    assert replay(load(file), games.get(game)).state.over


def test_a_play_is_found_step_by_step_and_a_conspiracy_says_why() -> None:
    terminal = spawn("play", "medici", "--seed", "3", "--name", "Zoe", "--bots", "random")
    terminal.expect(PROMPT)
    assert len(plain(terminal.before or "").split("which card?")[1].splitlines()) < 10
    terminal.sendline("j c")
    terminal.expect("Which pile does the Jester join")
    terminal.expect(PROMPT)
    terminal.sendline("1")
    terminal.expect(PROMPT)
    assert "R7+G9=16  Inner circle  falls: 10 + 6 = 7 + 9 if R1 counts 10" in plain(terminal.before or "")
    terminal.sendline("99")
    terminal.expect("no choice “99” here. Choices: 2, 4, 5, 6, 7.")
    terminal.sendline("b")
    terminal.expect("Which pile does the Jester join")
    terminal.expect(PROMPT)
    for _ in range(3):
        terminal.sendline("b")
        terminal.expect(PROMPT)
    assert "which card?" in plain(terminal.before or "")
    terminal.sendline("8 s 3")
    terminal.expect("“3” is too much")
    terminal.sendline("send 5 please")
    terminal.expect("a word too few or too many")
    terminal.sendline("conspire 6 on 2 against 4")
    terminal.expect("worth 10, pile 4 is worth 16")
    terminal.sendline("?")
    terminal.expect("Summary card")
    terminal.expect(PROMPT)
    terminal.sendline("CONSPIRE jester=6 on 1 against 4 where r1=10")
    terminal.expect(PROMPT)
    told = " ".join(plain(terminal.before or "").split())
    assert "Zoe conspires: the Jester joins pile 1. Jester R2 counts 6. Jester R1 counts 10. 10 + 6 = 16." in told
    assert "So pile 4, worth 16 too, falls. Gonzaga loses the 9. Della Rovere loses the 7." in told
    terminal.sendline("q")
    terminal.expect(pexpect.EOF)


def test_an_attack_compares_the_forces_before_it_is_confirmed_and_is_explained_after() -> None:
    terminal = spawn("play", "princeps", "--seed", "4", "--name", "Zoe", "--bots", "random", "--players", "4")

    def shown() -> str:
        terminal.expect(PROMPT)
        return " ".join(plain(terminal.before or "").split())

    drawn = shown()
    assert "Your hand: Prince, Citizen army, Mercenary army" in drawn
    assert "Draw: discard what you do not want, then draw up to 7 (you count 3)." in drawn
    terminal.sendline("d")
    while "Negotiate: make an offer" in (asked := shown()):
        terminal.sendline("done")
    assert "Prepare: settle territories" in asked
    terminal.sendline("")
    assert "Your hand: Prince" in (again := shown())
    assert "Prepare: settle territories" in again
    terminal.sendline("lay prince mercenary citizen in romagna")
    assert "? Prince, Citizen army, Mercenary army" in shown()
    terminal.sendline("ready")
    assert "Act: one action for each command card" in shown()
    terminal.sendline("attack venice from romagna with prince spy")
    terminal.expect("is no army")
    shown()
    terminal.sendline("a")
    compared = "strength 2 − 1 by sea = 1 against 0–1 (1 face down)"
    assert f"ven Venice (Ada) {compared}" in shown()
    terminal.sendline("ven")
    assert "How many Citizen armies? (Romagna, Prince, Venice)" in shown()
    terminal.sendline("1")
    assert f"1 1 Citizen army and 1 Mercenary army {compared}" in shown()
    terminal.sendline("1")
    told = shown()
    assert "Zoe attacks Venice from Romagna. Under the Prince: 1 Citizen army and 1 Mercenary army." in told
    assert re.search(r"Attack: 2 armies − 1 by sea\. Defence: \d arm(y|ies)\. 1 against \d\.", told)
    terminal.sendline("q")
    terminal.expect(pexpect.EOF)


def crowded_court() -> Play:
    """Thirty nobles, singles and alliances, in the circle and in both outer zones."""
    cards = {
        house: ["10", "9", "8", "7", "6", "5", "4", "3", "2", "10", "9", "8", "jester=10"] for house in HOUSE_NAMES
    }
    nobles = [
        f"{house} {card}" for pair in zip(*cards.values(), strict=True) for house, card in zip(cards, pair, strict=True)
    ]
    nobles += ["rovere jester=10", "gonzaga jester=1", "rovere minister", "gonzaga duke"]
    sizes = [1] * 9 + [2, 3, 4, 1, 1, 5, 1, 1, 3]
    piles: list[dict[str, Any]] = []
    number = 0
    for size in sizes:
        zone = ("inner", *HOUSE_NAMES)[len(piles) % 3]
        piles.append({"id": 40 + len(piles), "zone": zone, "cards": nobles[number : number + size]})
        number += size
    assert number == len(nobles) == 30
    players = {"Ada": {"hand": ["lady", "3", "minister"], "deck": ["duke"]}, "Bruno": {"deck": 4}}
    return Play.from_set_up(games.get("medici"), {}, ["Ada", "Bruno"], {"piles": piles, "players": players}, Seeded(0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_thirty_nobles_are_legible_at_eighty_columns(language: str) -> None:
    play = crowded_court()
    play.let_chance(Seeded(0))
    words = Words(language, [play.game.texts])
    console = Console(width=80, file=io.StringIO(), record=True, color_system=None)
    console.print(table(play.game, words, play.options).draw(play.seen(0), {"Bruno": "greedy"}))
    lines = console.export_text().splitlines()
    assert max(map(len, lines)) <= 80
    assert len(lines) <= 24
    text = " ".join(lines)
    for pile in play.seen(0)["piles"]:
        chips = re.findall(rf" {pile['id']}:(\S+)", text)
        assert len(chips) == 1, pile
        assert len(chips[0].split("+")) == len(pile["cards"])
        assert len(pile["cards"]) == 1 or chips[0].endswith(f"={pile['value']}")


def test_moves_are_taken_as_numbers_and_in_words_and_help_is_there() -> None:
    terminal = spawn("play", "coup", "--players", "3", "--seed", "4", "--bots", "random", "--name", "Zoe")
    terminal.expect(PROMPT)
    assert "Zoe (you)" in plain(terminal.before or "")
    terminal.sendline("?")
    terminal.expect(PROMPT)
    card = plain(terminal.before or "")
    assert "Summary card" in card
    for word in ("Income", "Foreign Aid", "Contessa", "Ambassador", "Assassinate"):
        assert word in card
    terminal.sendline("nonsense")
    terminal.expect("There is no choice “nonsense” here")
    terminal.sendline("nonsense twice")
    terminal.expect("is not a move")
    terminal.sendline("coup Ada")
    terminal.expect("That costs 7 coins, and you have 2.")
    terminal.sendline("77")
    terminal.expect("no choice “77” here. Choices: i, a, t, x, s2, s3.")
    terminal.sendline("")
    terminal.expect(PROMPT)
    terminal.sendline("INCOME")
    terminal.expect("Zoe takes 1 coin")
    terminal.expect(PROMPT)
    terminal.sendline("log")
    terminal.expect("Zoe starts.")
    terminal.expect(PROMPT)
    terminal.sendline("q")
    terminal.expect("You have left the table.")
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert terminal.exitstatus == 0


def test_without_a_terminal_it_leaves_cleanly() -> None:
    for arguments in (["play"], ["play", "coup", "--seed", "1"]):
        done = subprocess.run(
            [sys.executable, "-m", "signoria", *arguments],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        assert done.returncode == 0
        assert "Traceback" not in done.stderr


def test_an_interrupt_at_any_moment_leaves_no_traceback() -> None:
    terminal = spawn("play", "coup", "--seed", "4")
    terminal.expect(PROMPT)
    terminal.kill(signal.SIGINT)
    terminal.expect(pexpect.EOF)
    assert "Traceback" not in (terminal.before or "")


def test_the_line_can_be_edited_and_called_back() -> None:
    terminal = spawn("play", "coup", "--seed", "4")
    terminal.expect(PROMPT)
    left, up = "\x1b[D", "\x1b[A"
    terminal.sendline(f"zone{left}{left}{left}{left}\x1b[3~")
    terminal.expect("no choice “one” here")
    terminal.expect(PROMPT)
    terminal.sendline(up)
    terminal.expect("no choice “one” here")
    terminal.expect(PROMPT)
    terminal.sendline("q")
    terminal.expect(pexpect.EOF)
    assert "^[[" not in (terminal.before or "")


def test_what_is_typed_ahead_answers_no_question_that_was_not_seen(tmp_path: Path) -> None:
    slow = tmp_path / "slow.py"
    slow.write_text(
        "import json, sys, time\n"
        "for line in sys.stdin:\n"
        "    said = json.loads(line)\n"
        "    if 'legal' in said: time.sleep(2)\n"
        "    print(json.dumps({'move': 'pass'} if 'legal' in said else {'ready': True}), flush=True)\n"
    )
    program = ["--program", f"slow={sys.executable} {slow}", "--bots", "slow", "--players", "2", "--first", "0"]
    terminal = spawn("play", "coup", *program, "--seed", "4", "--name", "Zoe")
    terminal.expect(PROMPT)
    terminal.sendline("t")
    terminal.expect("Ada is thinking")
    terminal.sendline("challenge")
    terminal.sendline("coup Ada")
    terminal.expect(PROMPT)
    terminal.sendline("log")
    terminal.expect(PROMPT)
    told = plain(terminal.before or "")
    assert "Zoe: Tax. Nobody challenges Zoe as Duke." in told
    assert "challenges Ada" not in told
    terminal.sendline("q")
    terminal.expect(pexpect.EOF)


def test_who_comes_back_to_a_stopped_game_sees_the_prompt() -> None:
    shell = pexpect.spawn("bash", ["--norc", "-i"], encoding="utf-8", timeout=30, dimensions=(40, 80))
    shell.sendline("PS1='shell> '; unset HISTFILE; LC_ALL=C.UTF-8 NO_COLOR=1 TERM=xterm")
    shell.expect("shell> $")
    shell.sendline(f"export LC_ALL=C.UTF-8; {sys.executable} -m signoria play coup --seed 4 --lang en")
    shell.expect("Your move .*▸ ")
    shell.send("inc")
    shell.expect("inc")
    shell.sendcontrol("z")
    shell.expect("Stopped")
    shell.expect("shell> ")
    shell.sendline("fg")
    shell.expect("Your move .*▸ .*inc")
    shell.sendline("ome")
    shell.expect("takes 1 coin")
    shell.expect("Your move .*▸ ")
    shell.sendline("q")
    shell.expect("left the table")
    shell.expect("shell> ")
    shell.sendline("stty -a")
    shell.expect(" icanon.* echo ")
    shell.close(force=True)


@pytest.mark.slow
@pytest.mark.parametrize("rows", [24, 40])
def test_news_and_question_are_in_sight_at_any_height(rows: int) -> None:
    """From the last news to the prompt no more lines than the screen has, in a whole game of the largest table."""
    terminal = spawn("play", "princeps", "--players", "4", "--rounds", "5", "--seed", "4", rows=rows)
    tables = 0
    number = 0
    while terminal.expect([PROMPT, pexpect.EOF]) == 0:
        shown = plain(terminal.before or "").replace("\r", "").split("\n")
        if REMATCH in shown[-1]:
            break
        news = [line for line, text in enumerate(shown) if text.startswith("• ")]
        assert not news or len(shown) - news[-1] <= rows
        borders = [line for line, text in enumerate(shown) if text.startswith("╭")]
        tables += len(borders)
        assert all(len(shown) - border <= rows for border in borders)
        terminal.sendline(answer("\n".join(shown), ending=number % 3 > 0))
        number += 1
    assert tables > 20
    terminal.close(force=True)


def test_what_has_not_changed_is_folded_and_width_is_used() -> None:
    play = Play(games.get("princeps"), {"players": 4})
    play.let_chance(Seeded(4))
    drawn = table(play.game, Words("en", [play.game.texts]), play.options)

    def height(width: int, before: dict[str, Any] | None, room: int | None) -> tuple[int, str]:
        console = Console(width=width, file=io.StringIO(), record=True, color_system=None)
        console.print(drawn.fitted(play.seen(0), {}, before, console, room))
        text = console.export_text()
        return len(text.splitlines()), text

    whole, text = height(80, None, None)
    assert whole > 30
    assert "(Ger)" in text
    for room in (30, 24, 18, 12):
        lines, text = height(80, play.seen(0), room)
        assert lines <= room
        assert all(name in text for name in play.names)
        assert "(Ger)" not in text
    lines, text = height(170, None, None)
    assert lines < whole - 10
    assert "(Ger)" in text


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "keys", "words"),
    [
        ("en", "s2", "STEAL Bruno"),
        ("es", "e2", "extorsion Bruno"),
        ("it", "f2", "ruba bruno"),
        ("fr", "v2", "Voler Bruno"),
    ],
)
def test_keys_and_moves_are_typed_in_the_readers_language(language: str, keys: str, words: str) -> None:
    for typed in (keys, words, "steal Bruno"):
        terminal = spawn("play", "coup", "--players", "3", "--seed", "4", "--bots", "honest", "--lang", language)
        terminal.expect(PROMPT)
        shown = plain(terminal.before or "")
        assert f"{keys} Bruno" in shown
        terminal.sendline(typed)
        terminal.expect(
            [
                r"Extortion against Bruno",
                r"Extorsión contra Bruno",
                r"Furto contro Bruno",
                r"Vol\N{NO-BREAK SPACE}» contre Bruno",
            ]
        )
        terminal.close(force=True)


def test_a_bluff_is_marked() -> None:
    terminal = spawn("play", "coup", "--players", "4", "--seed", "4")
    terminal.expect(PROMPT)
    shown = plain(terminal.before or "")
    assert " t  (bluff) Tax: take 3 coins" in shown
    assert " x  Exchange cards" in shown
    assert "(bluff) Extort 2 coins" in shown
    terminal.close(force=True)


def test_marks_of_the_court_are_explained_and_the_goal_is_said() -> None:
    terminal = spawn("play", "medici", "--seed", "3")
    terminal.expect(PROMPT)
    assert "R Della Rovere · G Gonzaga · M Minister · L Lady · J Jester · D Duke" in plain(terminal.before or "")
    terminal.sendline("?")
    terminal.expect("Goal: your House’s nobles count more")
    terminal.close(force=True)


def test_what_is_missing_or_too_much_is_said() -> None:
    terminal = spawn("play", "coup", "--players", "3", "--seed", "4")
    terminal.expect(PROMPT)
    for typed in ("s", "steal"):
        terminal.sendline(typed)
        terminal.expect("Against whom. s2 Bruno, s3 Chiara.")
        terminal.expect(PROMPT)
    terminal.sendline("i i")
    terminal.expect("“i” is too much")
    terminal.sendline("steal Zoe")
    terminal.expect("Nobody here is called “Zoe”")
    terminal.sendline("steal from bruno")
    terminal.expect("Extortion against Bruno")
    terminal.close(force=True)


def test_a_refusal_repeats_what_was_typed_in_the_language_it_was_typed_in() -> None:
    terminal = spawn("play", "princeps", "--seed", "4", "--lang", "fr")
    terminal.expect(PROMPT)
    terminal.sendline("attaquer venise")
    terminal.expect("«\N{NO-BREAK SPACE}attaquer venise\N{NO-BREAK SPACE}» a un mot")
    terminal.close(force=True)


def test_enter_shows_the_whole_table_with_the_last_news() -> None:
    terminal = spawn("play", "princeps", "--seed", "4", "--players", "4", rows=24)
    terminal.expect(PROMPT)
    assert "(Ger)" not in plain(terminal.before or "")
    terminal.sendline("")
    terminal.expect(PROMPT)
    shown = plain(terminal.before or "")
    assert "(Ger)" in shown
    assert "Round 1: " in shown
    terminal.close(force=True)


def test_a_replay_of_the_largest_table_says_at_any_height_where_it_is_and_what_was_done(tmp_path: Path) -> None:
    from signoria.cli.main import main

    flags = ["--bots", "planner,planner,planner", "--games", "1", "--seed", "3", "--save", str(tmp_path)]
    assert main(["play", "princeps", *flags]) == 0
    terminal = spawn("replay", str(tmp_path / "0001.json"), rows=24)
    for number in range(6):
        terminal.expect(PROMPT)
        shown = plain(terminal.before or "").replace("\r", "").split("\n")
        (where,) = [line for line, text in enumerate(shown) if "Position " in text]
        assert len(shown) - where <= 24 or number == 0
        terminal.sendline("s")
    terminal.close(force=True)


def test_a_jester_that_is_sent_gets_its_value_from_a_menu_and_others_new_ones() -> None:
    terminal = spawn("play", "medici", "--seed", "3", "--name", "Zoe", "--bots", "random")

    def shown() -> str:
        terminal.expect(PROMPT)
        return " ".join(plain(terminal.before or "").split())

    assert "plans 0 of 3" in shown()
    terminal.sendline("j")
    asked = shown()
    assert "v1 Your Jester counts 1 (change) v2 R1 counts 1 (change)" in asked
    assert "Plan: put it face down under your deck (Plans: you 0 of 3, Ada 0 of 3)" in asked
    terminal.sendline("v1")
    assert "Your Jester counts … how much? 1 2 3 4 5 6 7 8 9 10" in shown()
    terminal.sendline("11")
    terminal.expect("no choice “11” here. Choices: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10.")
    shown()
    terminal.sendline("b")
    assert "Your Jester counts 1 (change)" in shown()
    terminal.sendline("v1 7")
    assert "v1 Your Jester counts 7 (change) v2 R1 counts 1 (change)" in shown()
    terminal.sendline("v2")
    shown()
    terminal.sendline("9")
    assert "v1 Your Jester counts 7 (change) v2 R1 counts 9 (change)" in shown()
    terminal.sendline("s")
    told = shown()
    assert "Jester R2 counts 7. Jester R1 counts 9." in told
    assert "Zoe sends the Jester to the outer court" in told
    terminal.sendline("q")
    terminal.expect(pexpect.EOF)
