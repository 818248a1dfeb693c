"""Compile the rules with mypyc where a C compiler is found; else install them as they are."""

from mypyc.build import mypycify
from setuptools import setup

COMPILED = [
    "src/signoria/core/chance.py",
    "src/signoria/core/state.py",
    "src/signoria/core/knowledge.py",
    "src/signoria/games/coup/cards.py",
    "src/signoria/games/coup/moves.py",
    "src/signoria/games/coup/rules.py",
    "src/signoria/games/coup/position.py",
    "src/signoria/games/coup/legal.py",
    "src/signoria/games/coup/state.py",
    "src/signoria/games/coup/knowledge.py",
    "src/signoria/search/playout.py",
]

extensions = mypycify(COMPILED, opt_level="3")
for extension in extensions:
    extension.optional = True
    extension.extra_compile_args += ["-fvisibility=hidden", "-fwrapv"]

setup(ext_modules=extensions)
