"""The protocol described from its types: for programs as OpenAPI with the frames beside, for people as a page.

`python -m signoria.server.schema > docs/protocol.md` writes the page.
"""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple, get_args

import msgspec

import signoria
from signoria.core.menu import Summary
from signoria.core.record import Record
from signoria.server import protocol as said

_NAMED: Final[dict[str, dict[str, Any]]] = {
    "table": {"type": "string", "pattern": "^[a-z2-7]{16}$"},
    "game": {"type": "string"},
    "code": {"type": "string"},
    "example": {"type": "string"},
}
"""What stands in paths."""

NO_CONTENT: Final = 204
"""The status of answers that hold nothing."""

_REF = "#/components/schemas/{name}"


class Request(NamedTuple):
    """A request that the server answers: what it is for, what is sent, what comes back."""

    method: str
    path: str
    about: str
    key: str = "no"
    """Whether a player's key is needed: `no`, `optional`, `yes`."""
    body: Any = None
    found: Any = None
    status: int = 200
    media: str = "application/json"
    query: tuple[str, ...] = ()
    refused: tuple[int, ...] = ()


REQUESTS: Final = (
    Request("get", "/api/games", "The games that can be played here, with their options and bots.", found=said.Games),
    Request(
        "get",
        "/api/games/{game}/summary",
        "The summary card of a game with these options.",
        found=Summary,
        query=("options",),
        refused=(400,),
    ),
    Request(
        "get",
        "/api/games/{game}/examples",
        "The examples of a game's rules, by the section of the rules that they belong to.",
        found=said.Examples,
        query=("language",),
        refused=(400, 404),
    ),
    Request(
        "get",
        "/api/games/{game}/examples/{example}",
        "One of them, played from its beginning to its end on the real rules.",
        found=said.Example,
        query=("language",),
        refused=(400, 404),
    ),
    Request("get", "/api/codes/{code}", "The table with this code.", found=said.Made, refused=(400, 404)),
    Request("get", "/api/tables", "Public tables at which somebody is.", found=said.Tables),
    Request(
        "post", "/api/tables", "Make a table.", "yes", said.NewTable, said.Made, 201, refused=(400, 401, 403, 413, 415)
    ),
    Request("get", "/api/tables/{table}", "A table.", "optional", found=said.TableFrame, refused=(400, 404)),
    Request(
        "delete",
        "/api/tables/{table}",
        "Forget a table made for another version of the rules: its host may, and whoever has a seat there.",
        "yes",
        status=NO_CONTENT,
        refused=(400, 401, 403, 404, 409),
    ),
    Request(
        "get",
        "/api/tables/{table}/qr",
        "Its link as a code for cameras.",
        media="image/svg+xml",
        refused=(400, 404),
    ),
    Request(
        "post",
        "/api/tables/{table}/do",
        "Carry out a command, for programs that have no connection open.",
        "yes",
        said.Commands,
        said.DoneFrame | said.MenuFrame,
        refused=(400, 401, 403, 404, 409, 413, 415),
    ),
    Request(
        "get",
        "/api/tables/{table}/lines",
        "What a program in one's seat is asked, as the lines of docs/bots.md; `since` takes it up again.",
        "yes",
        media="application/x-ndjson",
        query=("since",),
        refused=(400, 401, 403, 404),
    ),
    Request(
        "get",
        "/api/tables/{table}/account",
        "The game as one's seat knows it, or as a spectator does.",
        "optional",
        found=said.Account,
        refused=(400, 404, 409),
    ),
    Request(
        "get",
        "/api/tables/{table}/log",
        "The same in sentences.",
        "optional",
        media="text/plain",
        query=("language",),
        refused=(400, 404, 409),
    ),
    Request(
        "get",
        "/api/tables/{table}/record",
        "The record of a game that is over, with all that was hidden.",
        found=Record,
        refused=(400, 404, 409),
    ),
    Request(
        "get",
        "/api/tables/{table}/replay",
        "A game that is over, played again: as one of its players saw it, or with all that was hidden.",
        found=said.Replay,
        query=("viewer", "since"),
        refused=(400, 404, 409),
    ),
    Request(
        "post",
        "/api/replay",
        "The same of a record that is sent.",
        body=Record,
        found=said.Replay,
        query=("viewer", "since"),
        refused=(400, 403, 413, 415),
    ),
    Request(
        "post",
        "/api/lessons/{game}",
        "A game's lesson, once these moves have been made in it.",
        body=said.Taught,
        found=said.Lesson,
        query=("language",),
        refused=(400, 403, 404, 409, 413, 415),
    ),
    Request(
        "post",
        "/api/faults",
        "A page tells what went wrong while it was drawn; the operator's log hears of each fault once.",
        body=said.Fault,
        status=NO_CONTENT,
        refused=(400, 403, 413, 415),
    ),
    Request(
        "get", "/api/mine", "One's own tables, those that are over too.", "yes", found=said.Tables, refused=(400, 401)
    ),
    Request("get", "/health", "Whether the server can store.", found=said.Health),
    Request("get", "/schema", "This, for programs.", media="application/json"),
)
"""All requests but those of pages."""


@cache
def document() -> bytes:
    """OpenAPI 3.1; under `x-websocket` what is said on a connection to a table."""
    return msgspec.json.encode(_openapi())


def _content(request: Request, schema: Mapping[str, Any]) -> dict[str, Any]:
    """What the answer holds; nothing where there is none to hold."""
    if request.status == NO_CONTENT:
        return {}
    found = {} if request.found is None else {"schema": schema[str(request.found)]}
    return {"content": {request.media: found}}


def _openapi() -> dict[str, Any]:
    kinds = [kind for request in REQUESTS for kind in (request.body, request.found) if kind is not None]
    kinds += [said.Hello, said.Commands, said.Frames, said.RefusedFrame]
    found, parts = msgspec.json.schema_components(kinds, ref_template=_REF)
    schema = dict(zip(map(str, kinds), found, strict=True))
    refused = {"application/json": {"schema": schema[str(said.RefusedFrame)]}}
    paths: dict[str, dict[str, Any]] = {}
    for request in REQUESTS:
        known = {
            str(request.status): {"description": "As asked for.", **_content(request, schema)},
            **{str(code): {"description": "Refused.", "content": refused} for code in (*request.refused, 429, 503)},
        }
        operation: dict[str, Any] = {"summary": request.about, "responses": known}
        if request.key == "yes":
            operation["security"] = [{"key": []}]
        elif request.key == "optional":
            operation["security"] = [{}, {"key": []}]
        if request.body is not None:
            operation["requestBody"] = {
                "required": True,
                "content": {"application/json": {"schema": schema[str(request.body)]}},
            }
        queries: dict[str, dict[str, Any]] = {
            "viewer": {"type": "string"},
            "since": {"type": "integer", "minimum": 0, "maximum": 999_999_999},
            "language": {"type": "string", "enum": list(get_args(said.Language))},
            "options": {"type": "string", "description": "An object as JSON."},
        }
        named = [_parameter("path", name, schema) for name, schema in _NAMED.items() if f"{{{name}}}" in request.path]
        operation["parameters"] = named + [_parameter("query", name, queries[name]) for name in request.query]
        paths.setdefault(request.path, {})[request.method] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Signoria", "version": str(said.PROTOCOL), "description": f"Signoria {signoria.__version__}"},
        "paths": paths,
        "components": {
            "schemas": parts,
            "securitySchemes": {"key": {"type": "http", "scheme": "bearer", "description": "A player's key."}},
        },
        "x-websocket": {
            "path": "/api/tables/{table}/live",
            "first": schema[str(said.Hello)],
            "commands": schema[str(said.Commands)],
            "frames": schema[str(said.Frames)],
        },
    }


def _parameter(where: str, name: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {"in": where, "name": name, "required": where == "path", "schema": schema}


INTRODUCTION: Final = Path(__file__).with_name("introduction.txt")
"""What stands before the tables of the page."""


def page() -> str:
    """The page for people."""
    described = [INTRODUCTION.read_text(encoding="utf-8").format(protocol=said.PROTOCOL), "## Requests\n"]
    described.append("A key: — none is needed, ○ it may be there, ● it must. Refusals are `refused` frames.\n")
    described.append("| request | key | sent | answered | |\n|---|---|---|---|---|")
    marks = {"no": "—", "optional": "○", "yes": "●"}
    for request in REQUESTS:
        body = "" if request.body is None else _named(request.body)
        found = f"`{request.media}`" if request.found is None else _named(request.found)
        answered = f"{request.status}" if request.status == NO_CONTENT else f"{request.status} {found}"
        query = f"?{'&'.join(f'{name}=…' for name in request.query)}" if request.query else ""
        asked = f"`{request.method.upper()} {request.path}{query}`"
        cells = asked, marks[request.key], body, answered, request.about
        described.append(f"| {' | '.join(cells)} |")
    sections = {
        "The first frame": [said.Hello],
        "Commands": list(get_args(said.Commands)),
        "Frames": list(get_args(said.Frames)),
        "What they hold": [
            said.TableCard,
            said.SeatCard,
            said.You,
            said.Chance,
            said.Words,
            said.NewTable,
            said.Made,
            said.Tables,
            said.Listed,
            said.Games,
            said.GameCard,
            said.KindCard,
            said.OptionCard,
            said.Account,
            said.Replay,
            said.Moment,
            said.Taught,
            said.Lesson,
            said.Coach,
            said.Fault,
            said.Health,
        ],
    }
    for title, kinds in sections.items():
        described.append(f"\n## {title}\n")
        described += [_described(kind) for kind in kinds]
    described.append(
        "\n`Update`, `Menu`, `Event`, `Text`, `Record` and the views of the games are those of the library: "
        "`signoria schema` prints their JSON Schemas."
    )
    return "\n".join(described) + "\n"


def _named(kind: Any) -> str:
    if kind is said.Commands:
        return "a command"
    return " or ".join(f"`{part.__name__}`" for part in (get_args(kind) or (kind,)))


def _described(kind: type[msgspec.Struct]) -> str:
    config = kind.__struct_config__
    title = f"`{config.tag}`" if config.tag else f"`{kind.__name__}`"
    rows = [f"**{title}** {' '.join(inspect.cleandoc(kind.__doc__ or '').split())}\n"]
    _, parts = msgspec.json.schema_components([kind], ref_template="{name}")
    own = parts[kind.__name__]
    for name, schema in own.get("properties", {}).items():
        if name == config.tag_field:
            continue
        needed = "" if name in own.get("required", []) else ", may be left out"
        rows.append(f"- `{name}`: {_form(schema)}{needed}")
    return "\n".join([*rows, ""])


def _form(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return f"`{schema['$ref']}`"
    if "anyOf" in schema:
        return " or ".join(_form(part) for part in schema["anyOf"])
    if "enum" in schema:
        return " or ".join(f"`{value}`" for value in schema["enum"])
    kind = schema.get("type")
    if kind == "array":
        return f"list of {_form(schema['items'])}" if isinstance(schema.get("items"), dict) else "list"
    if kind == "object":
        return "object"
    if kind is None:
        return "anything"
    limits = [f"`{schema['pattern']}`"] if "pattern" in schema else []
    limits += [f"{word} {schema[name]}" for name, word in _LIMITS.items() if name in schema]
    return f"{kind} ({', '.join(limits)})" if limits else str(kind)


_LIMITS: Final = {
    "minimum": "from",
    "exclusiveMaximum": "below",
    "maximum": "to",
    "minLength": "at least",
    "maxLength": "at most",
}

if __name__ == "__main__":
    print(page(), end="")
