"""Pictures the pages and compares them with the agreed pictures; any state by name: `-m tools.pictures [--only NAME…]`.

`--agree` makes what is seen now the agreed pictures.  It needs the environment of `./signoria test`.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from tools.pictures.gallery import compare


def main() -> int:
    """The command; 1 if a picture differs, or is missing."""
    parser = argparse.ArgumentParser(prog="tools.pictures", description=__doc__)
    parser.add_argument("--only", nargs="+", metavar="NAME", help="only these scenes or pictures")
    parser.add_argument("--agree", action="store_true", help="agree to what is seen now")
    parser.add_argument("--to", type=Path, metavar="FOLDER", help="where to put what differs")
    given = parser.parse_args()
    to = given.to or Path(tempfile.mkdtemp(prefix="signoria-differing-"))
    problems = asyncio.run(compare(to, only=given.only, agree=given.agree))
    for problem in problems:
        print(problem)
    print(to if problems else "all as agreed")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
