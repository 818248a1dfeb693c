"""Who plays a tournament's games, and what happens when they are stopped: real processes, real signals, a real Ray."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from signoria.arena import Folder, play_table

COMMAND = [sys.executable, "-m", "signoria", "arena", "coup", "--bots", "honest,random", "--lang", "en"]
TOURNAMENT = ["--players", "3", "--games", "450", "--seed", "11"]
PATIENCE = 120


def arena(folder: Path, *flags: str) -> subprocess.CompletedProcess[str]:
    """The tournament, to its end."""
    command = [*COMMAND, *TOURNAMENT, "--out", str(folder), *flags]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)


@contextmanager
def started(folder: Path, *flags: str) -> Iterator[subprocess.Popen[str]]:
    """The tournament under way, with more games played than there were; whatever is left of it is killed."""
    before = len(games(folder))
    command = [*COMMAND, *TOURNAMENT, "--out", str(folder), *flags]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            until(lambda: len(games(folder)) > before or process.poll() is not None)
            assert process.poll() is None, "it ended before it could be disturbed"
            yield process
        finally:
            process.kill()


def until(holds: Callable[[], bool]) -> None:
    """Wait for it."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.01)


def games(folder: Path) -> list[str]:
    """The whole lines of the games that were played."""
    file = folder / "games.jsonl"
    return file.read_text(encoding="utf-8").split("\n")[:-1] if file.exists() else []


def workers(process: subprocess.Popen[str]) -> list[int]:
    """The processes that play for this one."""
    found: list[int] = []
    with suppress(FileNotFoundError, ProcessLookupError):
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
        found.extend(int(pid) for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes())
    return found


def runs(process: int) -> bool:
    """Whether a process is there and not only waiting to be buried."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def same(folder: Path, other: Path) -> None:
    """The same games, and the same sheets but for the times."""
    assert sorted(games(folder)) == sorted(games(other))
    names = {file.name for file in other.glob("*.csv")} - {"times.csv"}
    assert len(names) > 5
    for name in names:
        assert (folder / name).read_bytes() == (other / name).read_bytes(), name


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The tournament as one worker plays it, undisturbed."""
    folder = tmp_path_factory.mktemp("whole")
    done = arena(folder, "--workers", "1")
    assert done.returncode == 0, done.stderr
    assert len(games(folder)) == 450
    return folder


def test_two_workers_play_the_same_games(whole: Path, tmp_path: Path) -> None:
    assert arena(tmp_path, "--workers", "2").returncode == 0
    same(tmp_path, whole)


def test_a_worker_that_is_killed_is_replaced(whole: Path, tmp_path: Path) -> None:
    with started(tmp_path, "--workers", "2") as process:
        os.kill(workers(process)[0], signal.SIGKILL)
        _, error = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0
        assert error.count("A worker was killed") == 1
    same(tmp_path, whole)


def test_workers_that_always_die_end_it_with_a_clear_word(tmp_path: Path) -> None:
    with started(tmp_path, "--workers", "1") as process:
        while process.poll() is None:
            for worker in workers(process):
                with suppress(ProcessLookupError):
                    os.kill(worker, signal.SIGKILL)
            time.sleep(0.005)
        _, error = process.communicate(timeout=PATIENCE)
        assert process.returncode == 2
        assert "again and again" in error
        assert "--resume" in error
    assert 0 < len(games(tmp_path)) < 450


def test_interrupting_keeps_what_was_played_and_resume_goes_on(whole: Path, tmp_path: Path) -> None:
    flags = ["--workers", "2"]
    for number in (signal.SIGINT, signal.SIGTERM):
        with started(tmp_path, *flags) as process:
            players = workers(process)
            kept = games(tmp_path)
            process.send_signal(number)
            out, error = process.communicate(timeout=PATIENCE)
            assert process.returncode == 130
            assert "--resume" in error
            assert "Traceback" not in out + error
            until(lambda alive=players: not any(map(runs, alive)))  # type: ignore[misc]
        assert games(tmp_path)[: len(kept)] == kept
        flags = ["--workers", "2", "--resume"]
    with started(tmp_path, *flags) as process:
        players = workers(process)
        kept = games(tmp_path)
        process.kill()
        process.wait()
    until(lambda: not any(map(runs, players)))
    assert games(tmp_path)[: len(kept)] == kept
    plan = Folder(tmp_path).plan()
    for result in list(Folder(tmp_path).results(plan.games))[:5]:
        assert result == play_table(plan, result.number, {})
    done = arena(tmp_path, *flags)
    assert done.returncode == 0, done.stderr
    same(tmp_path, whole)


@pytest.mark.parametrize("delay", [0.0, 0.05, 0.15])
def test_ctrl_c_while_workers_start_stops_at_once_and_in_order(delay: float, tmp_path: Path) -> None:
    """The keyboard's signal reaches the whole group, and workers before they can have said that they ignore it."""
    command = [*COMMAND, *TOURNAMENT, "--out", str(tmp_path), "--workers", "2"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, process_group=0) as process:
        until(lambda: bool(workers(process)) or process.poll() is not None)
        time.sleep(delay)
        os.killpg(process.pid, signal.SIGINT)
        out, error = process.communicate(timeout=PATIENCE)
        assert process.returncode == 130
        assert error.count("\n") == 1
        assert "--resume" in error
        assert out == ""


def test_two_programs_do_not_play_one_tournament_at_once(whole: Path, tmp_path: Path) -> None:
    with started(tmp_path, "--workers", "1") as process:
        second = arena(tmp_path, "--resume")
        assert second.returncode == 2
        assert "at this moment" in second.stderr
        assert process.wait(timeout=PATIENCE) == 0
    same(tmp_path, whole)


@pytest.mark.slow
def test_ray_plays_the_same_games(whole: Path, tmp_path: Path) -> None:
    done = arena(tmp_path, "--engine", "ray", "--workers", "2")
    assert done.returncode == 0, done.stderr
    assert "Ratings" in done.stdout
    same(tmp_path, whole)


def test_without_ray_it_says_what_to_install(tmp_path: Path) -> None:
    flags = [*COMMAND[3:], *TOURNAMENT, "--engine", "ray", "--out", str(tmp_path / "out")]
    program = f"import sys; sys.modules['ray'] = None; from signoria.cli.main import main; sys.exit(main({flags}))"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert done.returncode == 2
    assert "signoria[ray]" in done.stderr
    assert list(tmp_path.iterdir()) == []
