"""Compile the rules with mypyc where a C compiler is found; else install them as they are."""

from mypyc.build import mypycify
from setuptools import setup

GAMES = {
    "coup": ("cards", "moves", "rules", "position", "packing", "legal", "state", "knowledge"),
    "medici": ("cards", "moves", "rules", "position", "packing", "legal", "state", "knowledge"),
    "princeps": (
        *("cards", "moves", "rules", "position", "packing"),
        *("dealing", "hands", "drawing", "negotiation", "preparation", "garrisons", "actions"),
        *("forces", "contests", "outcomes", "ending", "chance", "refusals", "state"),
        *("story", "guesses", "knowledge"),
    ),
}
"""What is compiled of each game."""

COMPILED = [
    "src/signoria/core/bits.py",
    "src/signoria/core/chance.py",
    "src/signoria/core/state.py",
    "src/signoria/core/knowledge.py",
    *(f"src/signoria/games/{game}/{part}.py" for game, parts in GAMES.items() for part in parts),
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
