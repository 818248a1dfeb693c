"""Compile the rules with mypyc where a C compiler is found; else install them as they are."""

import re
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup

MARK = re.compile(r'""".*?"""\n\n?# Compiled with mypyc\.\n', re.DOTALL)
"""How a module begins that is compiled: the line stands under its docstring."""

compiled = [str(file) for file in sorted(Path("src").rglob("*.py")) if MARK.match(file.read_text(encoding="utf-8"))]
extensions = mypycify(compiled, opt_level="3")
for extension in extensions:
    extension.optional = True
    extension.extra_compile_args += ["-fvisibility=hidden", "-fwrapv"]

setup(ext_modules=extensions)
