"""Builds the package, with the rules compiled by mypyc where there is a C compiler.

mypyc makes one program of all compiled modules and writes a C file for each of them.  These are put together into
units, and the units compiled on all cores.  What belongs to the same unit can be inlined by the C compiler: see UNITS.

What was compiled is kept in the folder that SIGNORIA_CACHE names, and taken from there when it would come out the same:
all of it if no Python file has changed that compiled modules can see, else each unit whose C has not.
"""

import ast
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError, LinkError, PlatformError

SOURCE = Path("src")
MARK = re.compile(r'""".*?"""\n\n?# Compiled with mypyc\.\n', re.DOTALL)
"""How a module begins that is compiled: the line stands under its docstring."""

LIBRARY = "signoria"
INLINING = ("--param=inline-unit-growth=120", "--param=max-inline-insns-auto=40")
"""In units functions are not static, and GCC would inline fewer of them than in one file; Clang passes over these."""
FLAGS = ("-fvisibility=hidden", "-fwrapv", "-w", *INLINING)

UNITS = dict.fromkeys(("core", "search", "games/coup", "games/medici"), "core, coup, medici")
"""A folder is a unit, but for these: their games' steps are so short that calls into another unit are felt."""
APART = ("guesses", "knowledge", "packing", "refusals", "story")
"""Modules with units of their own: much C, and no random game hangs on them."""

WHY = "signoria/uncompiled.json"
"""Why the installed rules are not compiled; `signoria --version` tells it."""


class Uncompiled(Exception):
    """The rules cannot be compiled here: a word for why, and what the compiler said."""

    def __init__(self, why, said=""):
        super().__init__(said or why)
        self.why = why
        self.said = said


def say(text):
    """A line for who waits."""
    print(text, flush=True)


def module_name(file):
    """The name of a source file's module."""
    parts = file.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def unit_of(file):
    """The unit that a compiled module belongs to."""
    folder = file.parent.relative_to(SOURCE / LIBRARY).as_posix()
    return f"{folder}/{file.stem}" if file.stem in APART else UNITS.get(folder, folder)


def visible(compiled):
    """All source files whose types these modules can see: themselves, and what is imported by these, on and on."""
    names = {module_name(file): file for file in SOURCE.rglob("*.py")}
    found, waiting = set(), list(compiled)
    while waiting:
        file = waiting.pop()
        if file in found:
            continue
        found.add(file)
        for node in ast.walk(ast.parse(file.read_bytes())):
            imported = []
            if isinstance(node, ast.Import):
                imported = [each.name for each in node.names]
            elif isinstance(node, ast.ImportFrom) and node.module:
                imported = [node.module, *(f"{node.module}.{each.name}" for each in node.names)]
            waiting += [names[name] for name in imported if name in names]
    return sorted(found)


def digest(*parts):
    """A hash over strings and bytes."""
    found = hashlib.sha256()
    for part in parts:
        data = part.encode() if isinstance(part, str) else part
        found.update(f"{len(data)} ".encode() + data)
    return found.hexdigest()


def why_failed(said):
    """What a C compiler complained of, as a reason."""
    if "Python.h" in said:
        return Uncompiled("no-headers")
    lines = said.splitlines() or ["?"]
    wrong = [line for line in lines if re.search(r"error|fatal|killed|No space|cannot", line, re.IGNORECASE)]
    return Uncompiled("failed", (wrong or lines[-1:])[0].strip())


def call(command):
    """Run the compiler; Uncompiled, with what it says, if it fails."""
    command = [str(word) for word in command]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode:
        raise why_failed(done.stdout or f"{command[0]} ended with status {done.returncode}")


class Compile(build_ext):
    """Compiles the rules in units, on all cores, and only what has changed."""

    def run(self):
        """Compile, or write down why that is impossible."""
        root = SOURCE if self.inplace else Path(self.build_lib)
        for old in (root / WHY, *root.glob(f"{LIBRARY}*__mypyc*"), *(root / LIBRARY).rglob("*.so")):
            old.unlink(missing_ok=True)
        self.made = []
        cache = Path(os.environ.get("SIGNORIA_CACHE") or Path(self.build_temp) / "cache")
        compiled = [f for f in sorted(SOURCE.rglob("*.py")) if MARK.match(f.read_text(encoding="utf-8"))]
        try:
            whole = cache / "whole" / self.key(compiled)
            if not whole.exists():
                self.compile_into(whole, compiled, cache)
            for file in sorted(whole.rglob("*")):
                if file.is_file():
                    self.put(file.read_bytes(), root / file.relative_to(whole))
        except Uncompiled as reason:
            say(f"The rules are not compiled: {reason}")
            self.put(json.dumps({"why": reason.why, "said": reason.said}).encode(), root / WHY)

    def get_outputs(self):
        """All files that were made."""
        return [str(file) for file in getattr(self, "made", [])]

    def get_output_mapping(self):
        """Nothing is built elsewhere first."""
        return {}

    def put(self, data, file):
        """Write a file of the package."""
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)
        self.made.append(file)

    def key(self, compiled):
        """A hash over all that the compiled rules are made from."""
        sources = [text for file in visible(compiled) for text in (str(file), file.read_bytes())]
        names = " ".join(map(str, compiled))
        return digest(sys.version, sys.platform, version("mypy"), Path(__file__).read_bytes(), names, *sources)

    def compile_into(self, whole, compiled, cache):
        """Compile all of it into a folder, which is there only when it is complete."""
        from mypyc.build import mypycify

        self.find_compiler()
        say("Compiling the rules: from Python to C")
        c = Path(self.build_temp) / "c"
        shutil.rmtree(c, ignore_errors=True)
        extensions = mypycify(
            [str(file) for file in compiled],
            opt_level="3",
            debug_level="0",
            multi_file=True,
            group_name=LIBRARY,
            target_dir=str(c),
        )
        library, *doors = extensions
        sources = {f"__native_{module_name(file).replace('.', '___')}.c": unit_of(file) for file in compiled}
        units = {}
        for source in map(Path, library.sources):
            units.setdefault(sources.get(source.name, "tables"), []).append(source.read_bytes())
        headers = b"".join(file.read_bytes() for file in sorted(c.glob("*.h")))
        jobs = [(name, b"\n".join(texts), headers, library) for name, texts in units.items()]
        jobs += [(door.name, Path(door.sources[0]).read_bytes(), b"", door) for door in doors]
        objects = self.compile_all(jobs, cache / "objects", c)

        say("Compiling the rules: putting them together")
        beside = whole.with_suffix(".part")
        shutil.rmtree(beside, ignore_errors=True)
        parts = {library.name: [objects[name] for name in units]} | {door.name: [objects[door.name]] for door in doors}
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            for done in [pool.submit(self.link, name, found, beside) for name, found in parts.items()]:
                done.result()
        for other in whole.parent.iterdir():
            if other != beside:
                shutil.rmtree(other)
        beside.rename(whole)

    def find_compiler(self):
        """Make ready the compiler and try it; Uncompiled if there is none, or it cannot compile for this Python."""
        from setuptools._distutils.ccompiler import new_compiler
        from setuptools._distutils.sysconfig import customize_compiler

        self.compiler = new_compiler()
        customize_compiler(self.compiler)
        self.unix = self.compiler.compiler_type == "unix"
        self.identity = self.compiler.compiler_type
        if self.unix:
            command = self.compiler.compiler_so
            if shutil.which(command[0]) is None:
                raise Uncompiled("no-compiler")
            asked = subprocess.run([command[0], "--version"], capture_output=True, text=True, check=False)
            self.identity = f"{command} {asked.stdout}"
        probe = Path(self.build_temp) / "probe.c"
        probe.parent.mkdir(parents=True, exist_ok=True)
        probe.write_text("#include <Python.h>\n")
        self.compile_one(probe, self.include_dirs, [])

    def compile_one(self, source, folders, flags):
        """Compile a C file; the object.  Uncompiled, with what the compiler says, if it fails."""
        if self.unix:
            made = source.with_suffix(".o")
            call([*self.compiler.compiler_so, *(f"-I{each}" for each in folders), *flags, "-c", source, "-o", made])
            return made
        try:
            return Path(self.compiler.compile([str(source)], include_dirs=folders, extra_postargs=flags)[0])
        except PlatformError:
            raise Uncompiled("no-compiler") from None
        except CompileError as error:
            raise why_failed(str(error)) from None

    def compile_all(self, jobs, kept, c):
        """Objects of all C files by name, the largest first; what is kept is not compiled again."""
        kept.mkdir(parents=True, exist_ok=True)
        include = str(Path(sys.modules["mypyc"].__file__).parent / "lib-rt")

        def flags(extension):
            if not self.unix:
                return extension.extra_compile_args
            # Nobody reads warnings about C that a program wrote, and they take their time.
            return [*(flag for flag in extension.extra_compile_args if not flag.startswith("-W")), *FLAGS]

        jobs = sorted(jobs, key=lambda job: -len(job[1]))
        objects, waiting = {}, []
        for name, text, headers, extension in jobs:
            made_from = digest(self.identity, version("mypy"), sys.version, text, headers, *flags(extension))
            objects[name] = kept / f"{made_from}.o"
            if not objects[name].exists():
                waiting.append((name, text, extension))
        lock, begun = threading.Lock(), 0

        def make(name, text, extension):
            nonlocal begun
            with lock:
                begun += 1
                say(f"Compiling the rules: {begun} of {len(waiting)} files ({name})")
            source = c / "units" / f"{re.sub('[/, ]+', '_', name)}.c"
            source.parent.mkdir(exist_ok=True)
            source.write_bytes(text)
            folders = [include, str(c), *extension.include_dirs, *self.include_dirs]
            self.compile_one(source, folders, flags(extension)).replace(objects[name])

        begin = time.monotonic()
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            for done in [pool.submit(make, *each) for each in waiting]:
                try:
                    done.result()
                except Uncompiled:
                    pool.shutdown(cancel_futures=True)
                    raise
        if waiting:
            say(f"Compiled {len(waiting)} of {len(jobs)} files in {time.monotonic() - begin:.0f} s")
        for old in set(kept.iterdir()) - set(objects.values()):
            old.unlink()
        return objects

    def link(self, name, objects, folder):
        """Make an extension module of objects."""
        file = folder / self.get_ext_filename(name)
        file.parent.mkdir(parents=True, exist_ok=True)
        if self.unix:
            call([*self.compiler.linker_so, *objects, "-o", file])
            return
        door = Extension(name, [])
        files = [str(each) for each in objects]
        try:
            self.compiler.link_shared_object(
                files,
                str(file),
                self.get_libraries(door),
                self.library_dirs,
                export_symbols=self.get_export_symbols(door),
            )
        except LinkError as error:
            raise why_failed(str(error)) from None


setup(ext_modules=[Extension(f"{LIBRARY}.rules", [])], cmdclass={"build_ext": Compile})
