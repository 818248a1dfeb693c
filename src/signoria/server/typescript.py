"""The published schemas as TypeScript, for the browser.

`python -m signoria.server.typescript > ui/src/frame/protocol.ts` writes them.
"""

from __future__ import annotations

import inspect
import json
from typing import Any, Final, get_args

import msgspec

from signoria import games
from signoria.core.options import Value
from signoria.core.schema import schemas
from signoria.core.text import Fact
from signoria.server import protocol as said
from signoria.server.schema import document
from signoria.server.stores import Stage

_ALIASES: Final[dict[str, Any]] = {"Value": Value, "Fact": Fact, "Language": said.Language, "Stage": Stage}
"""Forms that have a name of their own."""

_UNIONS: Final = {"Command": said.Commands, "Frame": said.Frames}

_SIMPLE: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


class _Writer:
    """Writes schemas, with the names that things have in TypeScript."""

    def __init__(self, parts: dict[str, Any]) -> None:
        self.names = {part: _name(part) for part in parts}
        self.aliases: list[tuple[str, dict[str, Any]]] = []

    def form(self, schema: dict[str, Any]) -> str:
        """The form of a value; whatever has no form is unknown."""
        bare = {key: value for key, value in schema.items() if key not in ("default", "description")}
        for name, known in self.aliases:
            if bare == known:
                return name
        if "$ref" in bare:
            return self.names[bare["$ref"].rpartition("/")[2]]
        if "anyOf" in bare:
            return " | ".join(dict.fromkeys(map(self.form, bare["anyOf"])))
        if "enum" in bare:
            return " | ".join(map(json.dumps, bare["enum"]))
        kind = bare.get("type")
        if kind == "array":
            if "prefixItems" in bare:
                return f"[{', '.join(self.form(part) for part in bare['prefixItems'])}]"
            inner = bare.get("items") or {}
            item = self.form(inner)
            return f"({item})[]" if " | " in item and inner.get("type") is None else f"{item}[]"
        if kind == "object":
            more = bare.get("additionalProperties")
            return f"Record<string, {self.form(more if isinstance(more, dict) else {})}>"
        return _SIMPLE.get(str(kind), "unknown")

    def interface(self, part: str, schema: dict[str, Any]) -> list[str]:
        """A struct."""
        needed = schema.get("required", [])
        rows = [f"export interface {self.names[part]} {{"]
        for name, field in schema["properties"].items():
            rows.append(f"  {name}{'' if name in needed else '?'}: {self.form(field)};")
        return [*_comment(schema.get("description")), *rows, "}", ""]


def _name(part: str) -> str:
    """`CoupView` for what is called `View` in several games; nothing may be called as a type of TypeScript's own."""
    *path, name = part.split(".")
    if name == "Record":
        return "GameRecord"
    return f"{path[-2].capitalize()}{name}" if path else name


def _comment(text: str | None) -> list[str]:
    lines = inspect.cleandoc(text or "").splitlines()
    if len(lines) < 2:
        return [f"/** {line} */" for line in lines]
    return ["/**", *(f" * {line}".rstrip() for line in lines), " */"]


def typescript() -> str:
    """All of it."""
    own = schemas(games.get(name) for name in games.GAMES)
    parts: dict[str, Any] = msgspec.json.decode(document())["components"]["schemas"] | own["$defs"]
    writer = _Writer(parts)
    forms, _ = msgspec.json.schema_components(_ALIASES.values(), ref_template="#/$defs/{name}")
    rows = ["// Made by `python -m signoria.server.typescript`; do not edit.", ""]
    rows += [f"export const PROTOCOL = {said.PROTOCOL};", ""]
    for name, form in zip(_ALIASES, forms, strict=True):
        rows += [f"export type {name} = {writer.form(form)};", ""]
    # Text is called by another path in each of the two documents.
    for where in ("#/$defs/", "#/components/schemas/"):
        changed = json.dumps(forms).replace("#/$defs/", where)
        writer.aliases += zip(_ALIASES, json.loads(changed), strict=True)
    for part, schema in parts.items():
        rows += writer.interface(part, schema)
    for name, union in _UNIONS.items():
        rows += [f"export type {name} = {' | '.join(kind.__name__ for kind in get_args(union))};", ""]
    views = [(name, writer.form(own["properties"][f"view-{name}"])) for name in games.GAMES]
    rows += ["/** The view of each game. */", "export interface Views {"]
    rows += [*(f"  {name}: {form};" for name, form in views), "}"]
    return "\n".join(rows) + "\n"


if __name__ == "__main__":
    print(typescript(), end="")
