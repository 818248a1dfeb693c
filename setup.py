"""Compile the rules with mypyc where a C compiler is found; else install them as they are."""

from mypyc.build import mypycify
from setuptools import setup

GAMES = ("coup", "medici", "princeps")
PARTS = ("cards", "moves", "rules", "position", "legal", "state", "knowledge")
"""What is compiled of each game."""

COMPILED = [
    "src/signoria/core/bits.py",
    "src/signoria/core/chance.py",
    "src/signoria/core/state.py",
    "src/signoria/core/knowledge.py",
    *(f"src/signoria/games/{game}/{part}.py" for game in GAMES for part in PARTS),
    *(f"src/signoria/search/{part}.py" for part in ("patience", "playout", "policy", "rank", "tree")),
    *(f"src/signoria/bots/coup/{part}.py" for part in ("habits", "model", "judge", "beliefs")),
    *(f"src/signoria/bots/medici/{part}.py" for part in ("model", "judge")),
    *(f"src/signoria/bots/princeps/{part}.py" for part in ("odds", "layouts", "model", "judge", "beliefs")),
]

extensions = mypycify(COMPILED, opt_level="3")
for extension in extensions:
    extension.optional = True
    extension.extra_compile_args += ["-fvisibility=hidden", "-fwrapv"]

setup(ext_modules=extensions)
