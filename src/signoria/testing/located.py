"""YAML whose every part knows its line, so that a mistake can be shown where it stands."""

from __future__ import annotations

import re
from typing import Any

import yaml


class LocatedError(Exception):
    """Something that cannot be read, and the line on which it stands."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(reason)
        self.line = line
        self.reason = reason


class Map(dict[str, Any]):
    """A mapping, with the line of each key."""

    def __init__(self, line: int) -> None:
        super().__init__()
        self.line = line
        self.lines: dict[str, int] = {}


class Seq(list[Any]):
    """A list, with the line of each item."""

    def __init__(self, line: int) -> None:
        super().__init__()
        self.line = line
        self.lines: list[int] = []


class _Loader(yaml.SafeLoader):
    """YAML 1.2's plain words: `no` and `on` are words, not booleans, for a player may be called so."""

    yaml_implicit_resolvers: dict[str, Any] = {}  # noqa: RUF012 (declared so in the base class)


for _tag, _pattern, _first in (
    ("bool", r"true|false", "tf"),
    ("null", r"null|~|", ["n", "~", ""]),
    ("int", r"[-+]?[0-9]+", "-+0123456789"),
    ("float", r"[-+]?[0-9]+\.[0-9]+", "-+0123456789"),
):
    _Loader.add_implicit_resolver(f"tag:yaml.org,2002:{_tag}", re.compile(rf"^(?:{_pattern})$"), list(_first))


def load(text: str) -> Any:
    """The one document in the text; LocatedError if it is not YAML, or a key stands twice."""
    try:
        loader = _Loader(text)
        node = loader.get_single_node()
        return None if node is None else _build(loader, node)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        raise LocatedError(mark.line + 1 if mark else 1, error.problem or "not YAML") from None
    except RecursionError:
        raise LocatedError(1, "nested too deeply") from None
    except (yaml.YAMLError, ValueError) as error:
        raise LocatedError(1, " ".join(str(error).split())) from None


def _build(loader: _Loader, node: yaml.Node, depth: int = 0) -> Any:
    line = node.start_mark.line + 1
    if depth > 50:
        raise LocatedError(line, "nested too deeply")
    if isinstance(node, yaml.MappingNode):
        made = Map(line)
        for key_node, value_node in node.value:
            key = _build(loader, key_node, depth + 1)
            key_line = key_node.start_mark.line + 1
            if isinstance(key, dict | list):
                raise LocatedError(key_line, "a key must be a word")
            key = str(key_node.value)
            if key in made:
                raise LocatedError(key_line, f"the key {key!r} stands twice")
            made[key] = _build(loader, value_node, depth + 1)
            made.lines[key] = key_line
        return made
    if isinstance(node, yaml.SequenceNode):
        items = Seq(line)
        for item in node.value:
            items.append(_build(loader, item, depth + 1))
            items.lines.append(item.start_mark.line + 1)
        return items
    return loader.construct_object(node)
