"""`signoria check`: run scenarios and say what does not hold."""

from __future__ import annotations

import sys
from pathlib import Path

from signoria.testing.scenarios import Failure, Unreadable, find, read
from signoria.texts import Words


def check(paths: list[Path], words: Words) -> int:
    """Run them all; 0 if all hold, 1 if one fails, 2 if one cannot be read."""
    files = [file for path in paths for file in find(path)]
    unreadable = failed = 0
    for file in files:
        try:
            read(file).run()
        except Unreadable as error:
            unreadable += 1
            print(error, file=sys.stderr)
        except Failure as error:
            failed += 1
            print(error, file=sys.stderr)
    bad = unreadable + failed
    print(words.say("frame-checked", count=len(files), passed=len(files) - bad, failed=bad))
    return 2 if unreadable else 1 if failed else 0
