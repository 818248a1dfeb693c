"""A game that somebody else writes gets all suites, the table, the bots and the arena for nothing.

The package `tests/high_card` is such a game; no file of the library knows it.
"""

from __future__ import annotations

import ast
import csv
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
import pytest

from signoria import Play, Seeded, games
from signoria.cli.tables import table
from signoria.core.errors import BadInput, Refused
from signoria.core.game import Options
from signoria.core.menu import Menu
from signoria.core.state import Listener, State
from signoria.search.playout import playout
from signoria.testing import conformance, golden, leaks
from signoria.testing.randomly import random_play
from signoria.texts import Words
from tests.high_card import GAME, STAY, HighCard, HighCardGame, HighCardView
from tests.tables import new_key, serving

SOURCE = Path(__file__).parent.parent / "src" / "signoria"


@pytest.mark.parametrize("variant", GAME.variants)
def test_it_conforms(variant: str) -> None:
    for seed in range(10):
        conformance.check_everything(GAME, GAME.variants[variant], seed, every=GAME.stride)


def test_its_playthrough_can_be_kept_as_gold() -> None:
    text = golden.playthrough(GAME, {"players": 3}, 1)
    assert text.count("chance: deal") == 3
    assert text == golden.playthrough(GAME, {"players": 3}, 1)


def test_compiled_playouts_play_it() -> None:
    state = GAME.start({"players": 4})
    assert playout(state, Seeded(3)) == 4
    assert state.over


def test_its_secrets_are_kept() -> None:
    for seed in range(20):
        leaks.check_audience(GAME, {"players": 3}, seed)
        leaks.check_versions(GAME, {"players": 3}, seed)
    assert sum(leaks.check_leaks(GAME, {"players": 3}, seed) for seed in range(20)) > 0


def test_a_leak_would_be_found() -> None:
    """A view that shows one card too many does not survive making up the cards anew."""

    class Leaky(HighCardGame):
        def view(self, state: State, seat: int | None, names: Sequence[str]) -> HighCardView:
            assert isinstance(state, HighCard)
            seen: HighCardView = super().view(state, seat, names)
            seen.cards[names[0]] = state.cards[0]
            return seen

    with pytest.raises(AssertionError):
        sum(leaks.check_leaks(Leaky(), {"players": 3}, seed) for seed in range(8))


def dealt_in(kind: type[HighCard]) -> HighCardGame:
    """The game with other positions."""

    class Changed(HighCardGame):
        def start(self, options: Options, listener: Listener | None = None) -> State:
            state = kind(self.seats(options))
            state.listener = listener
            return state

        def shell(self, options: Options, seen: msgspec.Struct, names: Sequence[str]) -> State:
            return kind.unpack(_high_card(super().shell(options, seen, names)).pack())

    return Changed()


def _high_card(state: State) -> HighCard:
    assert isinstance(state, HighCard)
    return state


def test_a_menu_that_hangs_on_a_rivals_card_would_be_found() -> None:
    class Leaky(HighCardGame):
        def ask(self, state: State, seat: int, names: Sequence[str]) -> Menu:
            menu = super().ask(state, seat, names)
            menu.steps[0].cost = max(_high_card(state).cards)
            return menu

    with pytest.raises(AssertionError):
        sum(leaks.check_leaks(Leaky(), {"players": 3}, seed) for seed in range(8))


def test_a_refusal_that_hangs_on_a_rivals_card_would_be_found() -> None:
    class Talkative(HighCard):
        def why(self, action: int, seat: int) -> Refused | None:
            refused = super().why(action, seat)
            return None if refused is None else Refused(refused.code, highest=max(self.cards))

    with pytest.raises(AssertionError):
        sum(leaks.check_leaks(dealt_in(Talkative), {"players": 3}, seed) for seed in range(8))


def test_a_word_to_one_seat_about_a_rivals_card_would_be_found() -> None:
    class Whispering(HighCard):
        def step(self, action: int, seat: int) -> None:
            if seat >= 0:
                self.tell(1, seat, max(self.cards))
            super().step(action, seat)

    with pytest.raises(AssertionError, match="answered tells one seat what is not public"):
        sum(leaks.check_leaks(dealt_in(Whispering), {"players": 3}, seed) for seed in range(8))


def test_that_something_is_seen_of_which_nothing_was_told_would_be_found() -> None:
    """Who has answered is secret; a view that lets it be counted changes while its seat hears nothing."""

    class Leaky(HighCardGame):
        def view(self, state: State, seat: int | None, names: Sequence[str]) -> HighCardView:
            seen: HighCardView = super().view(state, seat, names)
            seen.dealt += sum(stayed >= 0 for stayed in _high_card(state).stayed)
            return seen

    leaks.check_versions(GAME, {"players": 3}, 1)
    with pytest.raises(AssertionError, match="sees a change of which nothing was told"):
        leaks.check_versions(Leaky(), {"players": 3}, 1)


def test_a_forgotten_field_would_be_found() -> None:
    """What is neither copied nor packed is in no comparison of positions, but shows when they are played on."""

    class Forgetful(HighCard):
        def __init__(self, players: int) -> None:
            super().__init__(players)
            self.bold = 0

        def step(self, action: int, seat: int) -> None:
            self.bold += seat >= 0 and action == STAY
            super().step(action, seat)
            if self.over:
                self.tell(2, 0, self.bold)

    class Broken(HighCardGame):
        def start(self, options: Options, listener: Listener | None = None) -> State:
            state = Forgetful(self.seats(options))
            state.listener = listener
            return state

    conformance.check_legality(Broken(), {"players": 4}, 1)
    conformance.check_record(Broken(), {"players": 4}, 1)
    with pytest.raises(AssertionError):
        conformance.check_twins(Broken(), {"players": 4}, 1)


def test_a_broken_rule_would_be_found() -> None:
    class Forgetful(HighCard):
        def why(self, action: int, seat: int) -> Refused | None:
            return None

    class Broken(HighCardGame):
        def start(self, options: Options, listener: Listener | None = None) -> State:
            state = Forgetful(self.seats(options))
            state.listener = listener
            return state

    with pytest.raises(AssertionError):
        conformance.check_legality(Broken(), {}, 1)
    assert random_play(GAME, {}, 1).state.over
    assert Play(GAME).names == ("Ada", "Bruno")


# Installed beside the library

Run = Callable[..., subprocess.CompletedProcess[str]]

ENTRIES = {
    "high-card": "high_card:GAME",
    "lost": "no_such_module:GAME",
    "nameless": "high_card:NOTHING",
    "misnamed": "high_card:GAME",
    "ruined": "ruined:GAME",
    "mute": "mute:GAME",
    "hasty": "hasty:GAME",
}
MUTE = """from pathlib import Path
from high_card import HighCardGame
class Mute(HighCardGame):
    name = "mute"
    texts = Path("nowhere")
GAME = Mute()
"""
HASTY = """from high_card import HighCardGame
Hasty = type("Hasty", (HighCardGame,), {"name": "hasty", "actions": property(lambda self: self.nothing)})
GAME = Hasty()
"""


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Where a package is installed that brings this game, and some that cannot be used."""
    site = tmp_path_factory.mktemp("site")
    shutil.copytree(Path(__file__).parent / "high_card", site / "high_card")
    (site / "ruined.py").write_text("raise RuntimeError('half written')\n")
    (site / "mute.py").write_text(MUTE)
    (site / "hasty.py").write_text(HASTY)
    about = site / "high_card-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: high-card\nVersion: 1.0\n")
    entries = [f"{name} = {value}\n" for name, value in ENTRIES.items()]
    (about / "entry_points.txt").write_text("".join(["[signoria.games]\n", *entries]))
    return os.pathsep.join([str(site), *filter(None, [os.environ.get("PYTHONPATH")])])


@pytest.fixture(scope="module")
def run(path: str) -> Run:
    """Runs a command there."""

    def command(*arguments: object, answers: str = "") -> subprocess.CompletedProcess[str]:
        environment = {**os.environ, "PYTHONPATH": path, "LANG": "en_GB.UTF-8", "LC_ALL": ""}
        return subprocess.run(
            [sys.executable, *map(str, arguments)],
            input=answers,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
            timeout=120,
        )

    return command


def test_it_is_found_by_its_name(run: Run) -> None:
    done = run("-c", "from signoria import games; print(*games.names()); print(*games.usable())")
    assert done.stdout.split("\n")[0].split() == [*games.GAMES, *ENTRIES]
    assert done.stdout.split("\n")[1].split() == [*games.GAMES, "high-card"]
    assert "high-card" not in games.names()


def test_it_is_played_in_the_terminal_and_replayed(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    flags = ["--seed", 3, "--name", "Zoe", "--players", 3, "--save", file]
    done = run("-m", "signoria", "play", "high-card", *flags, answers="stay\n")
    assert done.returncode == 0, done.stderr
    assert "Do you stay?" in done.stdout
    assert "stay in the game" in done.stdout
    assert "bold" in done.stdout
    assert ["Zoe", "stay"] in json.loads(file.read_text())["moves"]
    assert "Cards: Zoe" in run("-m", "signoria", "replay", file, "--view", "Zoe").stdout
    offered = run("-m", "signoria", "play", answers="4\n\nq\n")
    assert "High Card" in offered.stdout
    assert "bold" in offered.stdout


def test_it_is_played_at_a_server(path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", path)
    with serving(tmp_path / "data", "--no-limits") as server:
        key = new_key()
        table = server.make(key, "high-card", options={"players": 2}, name="Zoe", bots=["bold"], start=True)
        while (found := server.get(f"/api/tables/{table}", key)["table"])["stage"] != "over":
            account = server.get(f"/api/tables/{table}/account", key)
            server.do(table, key, type="move", version=len(account["events"]), move="stay")
        assert sum(found["returns"]) == 1
        record = server.ask(f"/api/tables/{table}/record")[2]
        assert json.loads(record)["game"] == "high-card"


def test_its_bots_play_and_are_listed(run: Run, tmp_path: Path) -> None:
    flags = ["--bots", "bold,search:simulations=20,random", "--games", 2, "--seed", 3, "--save", tmp_path]
    assert run("-m", "signoria", "play", "high-card", "--players", 3, *flags).returncode == 0
    moves = json.loads((tmp_path / "0002.json").read_text())["moves"]
    assert ["Ada", "stay"] in moves
    listed = run("-m", "signoria", "bots", "--lang", "it").stdout
    assert "High Card" in listed
    assert "Coup" in listed
    assert run("-m", "signoria", "bots", "high-card").stdout.count("bold") == 2


def test_it_has_tournaments(run: Run, tmp_path: Path) -> None:
    flags = ["--bots", "random,bold,search:simulations=20", "--games", 30, "--seed", 1, "--workers", 1]
    done = run("-m", "signoria", "arena", "high-card", "--players", 3, *flags, "--out", tmp_path / "out")
    assert done.returncode == 0, done.stderr
    assert "High Card" in done.stdout
    with (tmp_path / "out" / "ratings.csv").open(encoding="utf-8", newline="") as sheet:
        shares = {row["bot"]: float(row["share"]) for row in csv.DictReader(sheet)}
    assert set(shares) == {"random", "bold", "search:simulations=20"}
    assert shares["random"] < min(shares["bold"], shares["search:simulations=20"])


EACH = """
import contextlib, io, json, sys
from signoria.cli.main import main
found = []
for arguments in json.loads(sys.argv[1]):
    with contextlib.redirect_stderr(io.StringIO()) as told:
        found.append((main(arguments), told.getvalue()))
print(json.dumps(found))
"""
"""Runs several commands in one process: what each ends with, and what it says on standard error."""


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("lost", "No module named 'no_such_module'"),
        ("nameless", "NOTHING"),
        ("misnamed", "high_card:GAME"),
        ("ruined", "half written"),
        ("mute", "en.ftl"),
        ("hasty", "actions"),
    ],
)
def test_a_game_that_cannot_be_used_says_why(run: Run, name: str, reason: str) -> None:
    asked = [(command, name, "--lang", "en") for command in ("play", "arena", "bots")]
    asked += [("play", name, "--lang", language) for language in ("es", "it", "fr")]
    done = run("-c", EACH, json.dumps(asked))
    assert done.returncode == 0, done.stderr
    found: list[tuple[int, str]] = json.loads(done.stdout)
    for status, told in found:
        assert status == 2
        assert reason in told
        assert len(told.splitlines()) == 1
    assert len({told for _, told in found}) == 4


def test_a_game_without_a_table_is_for_bots() -> None:
    class Tableless(HighCardGame):
        table = None

    game = Tableless()
    with pytest.raises(BadInput) as refused:
        table(game, Words("en", [game.texts]), game.resolve({}))
    assert refused.value.code == "game-tableless"


def test_no_file_of_the_library_names_a_game_but_its_own() -> None:
    named = []
    for file in SOURCE.rglob("*.py"):
        place = file.relative_to(SOURCE).with_suffix("")
        if any(part in games.GAMES for part in place.parts) or place.parts == ("games", "__init__"):
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            words: list[str] = []
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                words = [node.value]
            elif isinstance(node, ast.ImportFrom):
                words = (node.module or "").split(".")
            named += [(str(place), word) for word in words if word in games.GAMES]
    assert named == []


def test_the_frame_of_the_browser_names_no_game() -> None:
    named = re.compile(rf"['\"`/]({'|'.join(games.GAMES)})\b")
    frame = Path(__file__).parents[1] / "ui/src/frame"
    files = [file for file in frame.rglob("*") if file.suffix in (".ts", ".svelte") and file.name != "protocol.ts"]
    assert len(files) > 30
    assert [(file.name, found[1]) for file in files for found in named.finditer(file.read_text(encoding="utf-8"))] == []
