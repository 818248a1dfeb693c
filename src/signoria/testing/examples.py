"""The scenarios as examples of the rules: games that any server can show, without the scenarios' own files.

`python -m signoria.testing.examples` makes them from `scenarios/`, into each game's folder `examples`.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from signoria.core.game import Game
from signoria.core.record import Record, record

SCENARIOS = Path("scenarios")
"""The folder with the scenarios of each game, and `sections.json`: which of them belong to which section."""


class Tried(msgspec.Struct, array_like=True):
    """A move that was refused after so many others: by whom, and in the notation."""

    after: int
    by: str
    move: str


class Example(msgspec.Struct):
    """A scenario as a game that was played, the section of the rules that it shows, and what was tried in vain."""

    name: str
    section: int
    record: Record
    tried: list[Tried]


def folder(game: Game) -> Path:
    """Where a game's examples are, and their titles in each language."""
    return game.texts.parent / "examples"


@cache
def examples(game: Game) -> dict[str, Example]:
    """The examples of a game by name, in the order of its rules; none if it has none."""
    file = folder(game) / "games.json"
    if not file.is_file():
        return {}
    return {each.name: each for each in msgspec.json.decode(file.read_bytes(), type=list[Example])}


def made(game: Game, scenarios: Path) -> tuple[bytes, str]:
    """What `games.json` must be, an example a line, and the titles in English; KeyError for a scenario that no section
    has.
    """
    from signoria.testing.scenarios import read  # needs what only scenarios need

    sections = msgspec.json.decode((scenarios / "sections.json").read_bytes(), type=dict[str, list[str]])
    at = {name: (int(number), i) for number, names in sections.items() for i, name in enumerate(names)}
    rows, titles = [], []
    for file in sorted(scenarios.glob("*.yaml"), key=lambda file: at[file.stem]):
        scenario = read(file)
        play, tried = scenario.told()
        rows.append(msgspec.json.encode(Example(file.stem, at[file.stem][0], record(play), tried)))
        title = scenario.title.replace("'", "’")
        titles.append(f"{game.name}-example-{file.stem} = {title}\n")
    return b"[\n" + b",\n".join(rows) + b"\n]\n", "".join(titles)


def main() -> None:
    """Write the examples of all games."""
    from signoria import GAMES, games

    for game in map(games.get, GAMES):
        rows, titles = made(game, SCENARIOS / game.name)
        folder(game).mkdir(exist_ok=True)
        (folder(game) / "games.json").write_bytes(rows)
        (folder(game) / "en.ftl").write_text(titles, encoding="utf-8")


if __name__ == "__main__":
    main()
