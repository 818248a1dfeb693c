"""A game in a real terminal, as a person plays it."""

from __future__ import annotations

import io
import json
import os
import re
import signal
import subprocess
import sys
import time
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

PROMPT = "▸ "


def spawn(*arguments: str, columns: int = 80) -> pexpect.spawn[str]:
    """The command in a terminal of this width."""
    environment = {**os.environ, "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "TERM": "xterm", "NO_COLOR": "1"}
    environment.pop("COLUMNS", None)
    return pexpect.spawn(
        sys.executable,
        ["-m", "signoria", *arguments],
        env=environment,
        dimensions=(40, columns),
        encoding="utf-8",
        timeout=30,
    )


def plain(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", text)


def interrupt(terminal: pexpect.spawn[str]) -> None:
    """Ctrl-C, once the program waits for what is typed: a moment before, Python would hear it only after a line."""
    end = time.monotonic() + 30
    while Path(f"/proc/{terminal.pid}/stat").read_text().rpartition(")")[2].split()[0] != "S":
        assert time.monotonic() < end
        time.sleep(0.01)
    terminal.sendcontrol("c")


def finish(terminal: pexpect.spawn[str]) -> str:
    """Answer with the first move, with the example of a play in steps, or with what ends a phase, until it is over."""
    seen = ""
    answers = 0
    while terminal.expect([PROMPT, pexpect.EOF]) == 0:
        seen += terminal.before or ""
        shown = plain(terminal.before or "")
        example = re.search(r"or several: ([^)]*)\)", shown)
        last = re.findall(r"^ *(\w+)  .* (?:done|ready|end|negotiating|as they should|your actions)", shown, flags=re.M)
        keys = re.findall(r"^ *(\w+)  \S", shown, flags=re.M)
        first = keys[0] if keys else "1"
        terminal.sendline(last[-1] if last and answers % 3 else example[1] if example else first)
        answers += 1
        assert answers < 1000, shown
    return plain(seen + (terminal.before or ""))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "flags"),
    [
        ("coup", ["--players", "2", "--diplomat", "inquisitor"]),
        ("coup", ["--players", "4", "--diplomat", "inquisitor"]),
        ("coup", ["--players", "10", "--diplomat", "inquisitor"]),
        ("medici", ["--distinct-circle"]),
        ("medici", ["--dukes", "false", "--end", "house-absent", "--plan-draw", "total", "--bots", "random"]),
        ("princeps", ["--players", "5", "--rounds", "5", "--bots", "planner,random"]),
        ("princeps", ["--players", "2", "--rounds", "5", "--trade-territories", "--hand-counts", "hand+placed"]),
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
    assert "R7+G9=16  Inner circle  falls: 10 + 6 = 7 + 9  if R1 counts 10" in plain(terminal.before or "")
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
    terminal.expect("no choice “3” here")
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
    assert "Zoe conspires: the Jester joins pile 1. R2 counts 6. R1 counts 10. 10 + 6 = 16." in told
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
    terminal.sendline("3")
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
    terminal.sendline("1")
    compared = "strength 2 − 1 by sea = 1 against 0–1 (1 card face down)"
    assert f"1 Venice (Ada) {compared}" in shown()
    terminal.sendline("1")
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
    for word in ("Income", "Foreign aid", "Contessa", "Ambassador", "Assassination"):
        assert word in card
    terminal.sendline("nonsense")
    terminal.expect("is not a move")
    terminal.sendline("coup Ada")
    terminal.expect("That costs 7 coins, and you have 2.")
    terminal.sendline("77")
    terminal.expect("no move number 77")
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


@pytest.mark.parametrize("leave", ["ctrl-c", "ctrl-d"])
def test_leaving_saves_what_was_played(leave: str, tmp_path: Path) -> None:
    file = tmp_path / "half.json"
    terminal = spawn("play", "coup", "--seed", "4", "--save", str(file))
    terminal.expect(PROMPT)
    terminal.sendline("income")
    terminal.expect(PROMPT)
    if leave == "ctrl-c":
        interrupt(terminal)
    else:
        terminal.sendeof()
    terminal.expect("You have left the table.")
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert terminal.exitstatus == 0
    assert json.loads(file.read_text())["returns"] is None
    assert not replay(load(file), games.get("coup")).state.over


def test_one_can_save_while_playing(tmp_path: Path) -> None:
    terminal = spawn("play", "coup", "--seed", "4")
    terminal.expect(PROMPT)
    terminal.sendline(f"save {tmp_path / 'nowhere' / 'kept.json'}")
    terminal.expect("cannot be written")
    terminal.expect(PROMPT)
    terminal.sendline(f"save {tmp_path / 'kept.json'}")
    terminal.expect("Saved to")
    terminal.expect(pexpect.EOF)
    assert (tmp_path / "kept.json").exists()


def test_alone_it_offers_every_game() -> None:
    terminal = spawn()
    terminal.expect("Which game")
    assert "1 Coup" in plain(terminal.before or "")
    assert "2 Court of the Medici" in plain(terminal.before or "")
    assert "3 Princeps" in plain(terminal.before or "")
    terminal.sendline("4")
    terminal.expect("Which game")
    terminal.sendline("")
    terminal.expect("Which opponents")
    assert "1 Pasquino, the fool." in plain(terminal.before or "")
    assert "4 Cosimo, the banker." in plain(terminal.before or "")
    terminal.sendline("2")
    terminal.expect("How many opponents")
    terminal.sendline("99")
    terminal.expect("How many opponents")
    terminal.sendline("1")
    terminal.expect(PROMPT)
    assert ": Prudenza, the nun. Claims only what she holds" in plain(terminal.before or "")
    interrupt(terminal)
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert terminal.exitstatus == 0
    terminal = spawn()
    terminal.expect("Which game")
    terminal.sendline("2")
    terminal.expect("Which opponents")
    terminal.sendline("")
    terminal.expect("Inner circle")
    assert "Ludovico, the merchant." in plain(terminal.before or "")
    terminal.expect(PROMPT)
    interrupt(terminal)
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert terminal.exitstatus == 0


def test_without_a_terminal_it_leaves_cleanly() -> None:
    for arguments in ([], ["play", "coup", "--seed", "1"]):
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


def test_a_replay_is_stepped_through_both_ways(tmp_path: Path) -> None:
    from signoria.cli.main import main

    assert (
        main(["play", "coup", "--bots", "honest,honest,honest", "--games", "1", "--seed", "3", "--save", str(tmp_path)])
        == 0
    )
    terminal = spawn("replay", str(tmp_path / "0001.json"), "--view", "Ada")
    terminal.expect("Position 0 of")
    terminal.expect("▸ ")
    terminal.sendline("")
    terminal.expect("Position 1 of")
    terminal.expect("▸ ")
    terminal.sendline("b")
    terminal.expect("Position 0 of")
    terminal.expect("▸ ")
    terminal.sendline("9999")
    terminal.expect("wins")
    terminal.expect("▸ ")
    terminal.sendline("")
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert terminal.exitstatus == 0


def test_an_interrupt_at_any_moment_leaves_no_traceback() -> None:
    terminal = spawn("play", "coup", "--seed", "4")
    terminal.expect(PROMPT)
    terminal.kill(signal.SIGINT)
    terminal.expect(pexpect.EOF)
    assert "Traceback" not in (terminal.before or "")
