"""`signoria` alone: what there is to play, asked for step by step; and a replay for people."""

from __future__ import annotations

import re
from pathlib import Path

import pexpect
import pytest

from signoria import games
from signoria.cli.main import main
from signoria.texts import LANGUAGES, Words
from tests.terminals import PROMPT, interrupt, plain, spawn


def test_alone_it_offers_every_game_every_bot_and_mixed_tables() -> None:
    terminal = spawn("play")
    terminal.expect("Which game")
    for title in ("1 Coup", "2 Court of the Medici", "3 Princeps"):
        assert title in plain(terminal.before or "")
    terminal.sendline("4")
    terminal.expect("no choice “4” here. Choices: 1–3")
    terminal.expect("Which game")
    terminal.sendline("coup")
    terminal.expect("Which edition")
    shown = plain(terminal.before or "")
    for edition in ("1 English: ", "2 Italian: ", "3 Spanish: ", "4 mixed rules: "):
        assert edition in shown
    terminal.sendline("")
    terminal.expect("How many opponents")
    terminal.sendline("9")
    terminal.expect("no choice “9” here. Choices: 1–5")
    terminal.sendline("b")
    terminal.expect("Which edition")
    terminal.sendline("mixed rules")
    terminal.expect("How many opponents")
    terminal.sendline("99")
    terminal.expect("no choice “99” here. Choices: 1–9")
    terminal.sendline("2")
    terminal.expect("Which opponents")
    shown = plain(terminal.before or "")
    for bot in (
        "1 random: Pasquino, the fool.",
        "2 honest: Prudenza",
        "3 bluffer: Lucrezia",
        "4 search: Cosimo",
        "m a mixed",
    ):
        assert bot in shown
    terminal.sendline("2 3 4")
    terminal.expect("At most 2 opponents, not 3.")
    terminal.sendline("2 9")
    terminal.expect("no choice “9” here. Choices: 1–4, random, honest, bluffer, search, m.")
    terminal.sendline("b")
    terminal.expect("How many opponents")
    terminal.sendline("b")
    terminal.expect("Which edition")
    terminal.sendline("b")
    terminal.expect("Which game")
    terminal.sendline("")
    terminal.expect("Which edition")
    terminal.sendline("")
    terminal.expect("How many opponents")
    terminal.sendline("3")
    terminal.expect("Which opponents")
    terminal.sendline("Prudenza, random")
    terminal.expect(PROMPT)
    table = plain(terminal.before or "")
    assert re.findall(r"\((honest|random|bluffer|search)\)", table) == ["honest", "random", "honest"]
    interrupt(terminal)
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert terminal.exitstatus == 0


def test_a_game_that_was_left_is_offered() -> None:
    terminal = spawn("play")
    terminal.expect("Which game")
    assert "Go on:" not in plain(terminal.before or "")
    terminal.sendline("2")
    terminal.expect("Which opponent ")
    assert "mixed" not in plain(terminal.before or "")
    terminal.sendline("greedy")
    terminal.expect("Which House ")
    assert "1 Della Rovere 2 Gonzaga" in " ".join(plain(terminal.before or "").split())
    terminal.sendline("b")
    terminal.expect("Which opponent ")
    terminal.sendline("greedy")
    terminal.expect("Which House ")
    terminal.sendline("3")
    terminal.expect("no choice “3” here. Choices: 1–2.")
    terminal.sendline("gonzaga")
    terminal.expect("Inner circle")
    terminal.expect(PROMPT)
    terminal.sendline("?")
    terminal.expect(PROMPT)
    example = re.search(r"words \((.*?)\)", " ".join(plain(terminal.before or "").split()))
    assert example is not None
    terminal.sendline(example[1])
    terminal.expect(PROMPT)
    terminal.sendline("q")
    terminal.expect(pexpect.EOF)
    terminal = spawn("play", "--lang", "it")
    terminal.expect("Quale gioco")
    assert "r1 Riprendi: Court of the Medici contro Bruno" in plain(terminal.before or "")
    terminal.sendline("r1")
    terminal.expect("Cerchia interna")
    terminal.expect(PROMPT)
    terminal.sendline("esci")
    terminal.expect("Hai lasciato il tavolo")
    terminal.expect(pexpect.EOF)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    flags = ["--bots", "honest,honest,honest", "--games", "1", "--seed", "3", "--save", str(tmp_path)]
    assert main(["play", "coup", *flags]) == 0
    return tmp_path / "0001.json"


def test_a_replay_goes_from_turn_to_turn_and_refuses_what_is_no_command(record: Path) -> None:
    terminal = spawn("replay", str(record), "--view", "Ada")

    def position() -> int:
        terminal.expect(r"Position (\d+) of")
        assert isinstance(terminal.match, re.Match)
        number = int(terminal.match[1])
        terminal.expect("▸ ")
        return number

    assert position() == 0
    turns = []
    for _ in range(4):
        terminal.sendline("")
        turns.append(position())
        assert (
            len(
                re.findall(
                    r"^(?:Ada|Bruno|Chiara): (?:income|aid|tax|steal|exchange)", plain(terminal.before or ""), re.M
                )
            )
            == 1
        )
    assert max(turns) > 4
    terminal.sendline("b")
    assert position() == turns[-2]
    terminal.sendline("s")
    assert position() == turns[-2] + 1
    for nonsense in ("go on", "9999", "-1", "x"):
        terminal.sendline(nonsense)
        terminal.expect("is no command. Enter, s, b, q, or a position from 0 to")
        terminal.expect("▸ ")
    terminal.sendline(str(turns[0]))
    assert position() == turns[0]
    terminal.sendline("0")
    assert position() == 0
    for _ in range(100):
        terminal.sendline("")
        if terminal.expect(["▸ ", pexpect.EOF]) == 1:
            break
    terminal.close()
    assert terminal.exitstatus == 0


def test_a_replay_tells_moves_in_the_readers_language(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(record), "--lang", "fr"]) == 0
    shown = capsys.readouterr().out
    assert re.search(r"^(Ada|Bruno|Chiara): passer$", shown, re.M)
    assert not re.search(r"^(Ada|Bruno|Chiara): pass$", shown, re.M)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["play", "whist", "--lang", "es"], "no es posible"),
        (["play", "coup", "--seed", "x", "--lang", "it"], "non è un numero valido"),
        (["check", "--lang", "fr"], "il manque ces arguments\N{NO-BREAK SPACE}: FILE"),
        (["play", "coup", "--colour", "--lang", "es"], "argumentos desconocidos: --colour"),
        (["play", "coup", "--name", "--lang", "fr"], "il manque une valeur"),
    ],
)
def test_what_the_parser_says_is_in_the_readers_language(
    arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    assert says in capsys.readouterr().err


@pytest.mark.parametrize(("language", "says"), [("es", "opciones"), ("it", "opzioni"), ("fr", "utilisation")])
def test_help_is_in_the_readers_language(language: str, says: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--lang", language, "play", "coup", "--help"])
    shown = capsys.readouterr().out
    assert says in shown
    assert "show this help" not in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_edition_is_preset_by_the_readers_language(language: str) -> None:
    names = {"en": "English edition", "es": "edición española", "it": "edizione italiana", "fr": "édition anglaise"}
    # Said on the command line, or asked for: the same.
    for arguments, answers in ((["play", "coup"], []), (["play"], ["coup", "", "1", "1"])):
        terminal = spawn(*arguments, "--lang", language)
        for typed in answers:
            terminal.expect(r"\? ")
            terminal.sendline(typed)
        terminal.expect(PROMPT)
        assert f"Coup · {names[language]} ─" in plain(terminal.before or "")
        terminal.close(force=True)
    # What is said goes before what is preset.
    terminal = spawn("play", "coup", "--edition", "none", "--lang", language)
    terminal.expect(PROMPT)
    assert names[language] not in plain(terminal.before or "")
    terminal.close(force=True)
    terminal = spawn("play", "coup", "--players", "8", "--lang", language)
    terminal.expect(PROMPT)
    shown = plain(terminal.before or "")
    assert (names[language] in shown) == (language == "it")
    warned = Words(language, [games.get("coup").texts]).say("coup-experienced")
    assert warned in " ".join(shown.split())
    terminal.close(force=True)
