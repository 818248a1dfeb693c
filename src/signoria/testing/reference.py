"""The reference in `docs/reference.md`: `python -m signoria.testing.reference` prints it.

What stands there is read from the source: the contracts of classes and their methods, and each game's table of events.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from pathlib import Path

import signoria
from signoria import games
from signoria.core.event import Detail, Event, Kind
from signoria.core.game import DEFAULT_NAMES, Game
from signoria.texts import Words

SHOWN = {
    "core/play.py": ("Move", "Play"),
    "core/seat.py": ("Update", "Seat"),
    "core/menu.py": ("Menu", "Step", "Dial", "Summary"),
    "core/state.py": ("State",),
    "core/chance.py": ("Source", "Seeded", "Secret"),
    "core/event.py": ("Event", "Heard"),
    "core/record.py": ("Record",),
    "core/journal.py": ("Journal",),
    "core/game.py": ("Game",),
    "core/knowledge.py": ("Knowledge",),
    "bots/bot.py": ("Bot", "Host"),
}
"""The classes that stand in the reference, by the file that holds them."""

FUNCTIONS = {
    "core/record.py": "signoria.core.record",
    "core/seat.py": "signoria.core.seat",
    "games/__init__.py": "signoria.games",
    "bots/__init__.py": "signoria.bots",
    "bots/bot.py": "signoria.bots",
}
"""The modules of which the functions stand there."""

HEAD = """# Reference

Made from the source by `python -m signoria.testing.reference`; [using the library](library.md) is the way in.
"""

EVENTS = """## Events

`Play.events(seat)` and `Seat.events()` give them as that seat may know them. The column *to* says who learns of an
event at all; a detail in italics is known only to those whom the details behind it name, and the others hear the event
without it. The sentence is that of those who know all.
"""


def reference() -> str:
    """The whole page."""
    parts = [HEAD, "## Classes\n"]
    for file, names in SHOWN.items():
        tree = _tree(file)
        found = {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}
        parts += [_class(found[name], _module(file)) for name in names]
    parts.append("## Functions\n")
    for file, module in FUNCTIONS.items():
        rows = [_row(node, f"{module}.") for node in _functions(_tree(file).body)]
        parts.append("\n".join(["| function | |", "|---|---|", *rows, ""]))
    parts.append(EVENTS)
    parts += [_events(games.get(name)) for name in games.GAMES]
    return "\n".join(parts)


def _tree(file: str) -> ast.Module:
    return ast.parse((Path(signoria.__file__).parent / file).read_text(encoding="utf-8"))


def _module(file: str) -> str:
    return f"signoria.{file.removesuffix('.py').replace('/', '.')}"


def _functions(body: Sequence[ast.stmt]) -> Iterator[ast.FunctionDef]:
    for node in body:
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("_"):
            yield node


def _class(node: ast.ClassDef, module: str) -> str:
    """A class: what it is, its attributes and its methods."""
    lines = [f"### {node.name}\n", f"`{module}.{node.name}`: {_said(node)}\n", "| | |", "|---|---|"]
    begin = next((part for part in node.body if isinstance(part, ast.FunctionDef) and part.name == "__init__"), None)
    if begin is not None:
        lines.append(f"| `{node.name}({_arguments(begin)})` | {_said(begin)} |")
    for body in (node.body, begin.body if begin is not None else []):
        lines += _attributes(body)
    lines += [_row(part) for part in _functions(node.body)]
    return "\n".join([*lines, ""])


def _attributes(body: Sequence[ast.stmt]) -> Iterator[str]:
    """The attributes that are declared with a type, and what is said below each."""
    for part, after in zip_longest(body, body[1:]):
        if not isinstance(part, ast.AnnAssign) or isinstance(part.target, ast.Subscript):
            continue
        name = part.target.id if isinstance(part.target, ast.Name) else part.target.attr
        if not name.startswith("_"):
            yield f"| `{name}: {_escaped(ast.unparse(part.annotation))}` | {_string(after)} |"


def _row(node: ast.FunctionDef, prefix: str = "") -> str:
    returns = "" if node.returns is None else f" -> {ast.unparse(node.returns)}"
    shown = f"{prefix}{node.name}({_arguments(node)}){returns}"
    if any(isinstance(mark, ast.Name) and mark.id in ("property", "cached_property") for mark in node.decorator_list):
        shown = f"{prefix}{node.name}{returns.replace(' -> ', ': ')}"
    return f"| `{_escaped(shown)}` | {_said(node)} |"


def _arguments(node: ast.FunctionDef) -> str:
    """As in the source, without `self`."""
    arguments = ast.unparse(node.args).split(", ")
    return _escaped(", ".join(argument for argument in arguments if argument not in ("self", "cls", "/")))


def _escaped(code: str) -> str:
    """What may stand in a cell of a table."""
    return code.replace("\\|", "|").replace("|", "\\|")


def _said(node: ast.ClassDef | ast.FunctionDef) -> str:
    return _escaped(" ".join((ast.get_docstring(node) or "").split()))


def _string(node: ast.stmt | None) -> str:
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
        return _escaped(" ".join(node.value.value.split()))
    return ""


def _events(game: Game) -> str:
    """A game's table of events."""
    words = Words("en", [game.texts])
    lines = [f"### {words.say(f'{game.name}-title')}\n", "| kind | details | to | in a sentence |", "|---|---|---|---|"]
    for kind in game.kinds.values():
        details = ", ".join(map(_detail, kind.details)) or "—"
        to = "all" if kind.known_to is None else ", ".join(kind.known_to)
        lines.append(f"| `{kind.name}` | {details} | {to} | {words.event(_example(kind))} |")
    return "\n".join([*lines, ""])


def _detail(detail: Detail) -> str:
    """A detail: its name, and what it is: a player, a number, or one of some words."""
    what = {"seat": "player", "number": "number"}.get(detail.kind, "")
    if detail.kind == "word":
        what = " ".join(detail.words) if len(detail.words) <= 6 else f"{detail.words[0]} … {detail.words[-1]}"
    shown = f"`{detail.name}` ({what})"
    return shown if detail.known_to is None else f"*{shown}: {', '.join(detail.known_to)}*"


def _example(kind: Kind) -> Event:
    """Such an event, as one hears it who knows all."""
    seats = 0
    numbers = [0, 0, 0]
    for place, detail in enumerate(kind.details):
        if detail.kind == "seat":
            numbers[place] = seats
            seats += 1
        elif detail.kind == "number":
            numbers[place] = 2
    return kind.event((numbers[0], numbers[1], numbers[2]), DEFAULT_NAMES)


if __name__ == "__main__":
    print(reference(), end="")
