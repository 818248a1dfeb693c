"""Scenarios: a set-up, moves, and what must then be true, as YAML files that read like a rulebook's examples."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from signoria import games
from signoria.core.chance import Seeded
from signoria.core.errors import BadInput, Refused, SignoriaError
from signoria.core.game import DEFAULT_NAMES, Game
from signoria.core.play import Play
from signoria.core.state import CHANCE, State
from signoria.testing.examples import Tried
from signoria.testing.located import LocatedError, Map, Seq, load
from signoria.texts import Words

KEYS = ("game", "title", "options", "names", "setup", "seed", "steps")
CHECKS = ("expect", "illegal", "legal", "legal_includes", "legal_excludes", "view", "view_excludes", "chance")
EVERYBODY = "*"


class Unreadable(Exception):
    """A scenario that means nothing: the file, the line and the reason."""

    def __init__(self, file: Path, line: int, reason: str) -> None:
        super().__init__(f"{file}:{line}: {reason}")


class Failure(Exception):
    """A scenario that does not hold: the file, the step, what was expected and what was found."""

    def __init__(self, file: Path, line: int, step: int, what: str) -> None:
        super().__init__(f"{file}:{line}: step {step}: {what}")


class Scenario:
    """A scenario that has been read; `run` plays it."""

    def __init__(self, file: Path, text: str) -> None:
        """Unreadable where the text cannot be understood, in whole or in any step."""
        self.file = file
        self._words = Words("en")
        try:
            self._read(load(text))
        except LocatedError as error:
            raise Unreadable(file, error.line, error.reason) from None

    def _read(self, document: object) -> None:
        if not isinstance(document, Map):
            raise LocatedError(1, "a scenario is a mapping with the keys game and steps")
        for key in document:
            if key not in KEYS:
                raise LocatedError(document.lines[key], f"unknown key {key!r}; known are {', '.join(KEYS)}")
        for key in ("game", "steps"):
            if key not in document:
                raise LocatedError(document.line, f"the key {key!r} is missing")
        self.game: Game = self._at(document.lines["game"], lambda: games.get(str(document["game"])))
        self._words = Words("en", [self.game.texts])
        self.title = str(document.get("title", self.file.stem))
        self.seed = self._typed(document, "seed", int, 0)
        options = self._typed(document, "options", Map, Map(1))
        names = self._typed(document, "names", Seq, None)
        if names is not None and "players" in {o.name for o in self.game.options} and "players" not in options:
            options = {**options, "players": len(names)}
        self.options = self._at(document.lines.get("options", 1), lambda: self.game.resolve(options))
        self.names = list(DEFAULT_NAMES[: self.game.seats(self.options)]) if names is None else list(names)
        self.setup = self._typed(document, "setup", Map, None)
        line = document.lines.get("names", 1)
        for name in self.names:
            if name in CHECKS:
                raise LocatedError(line, f"{name!r} cannot be a player's name here")
        self._at(line, lambda: Play(self.game, self.options, self.names))
        self.steps = self._typed(document, "steps", Seq, None)
        if not self.steps:
            raise LocatedError(document.lines["steps"], "a scenario needs at least one step")
        self._chance_opens = isinstance(self.steps[0], Map) and "chance" in self.steps[0]
        """Whether the scenario fixes the deal itself."""
        self.start: State = self._at(document.lines.get("setup", 1), self._start).state
        for step, line in zip(self.steps, self.steps.lines, strict=True):
            self._check_step(step, line)

    def _typed(self, document: Map, key: str, kind: type, default: Any) -> Any:
        if key not in document:
            return default
        if type(document[key]) is not kind:
            wanted = {Map: "a mapping", Seq: "a list", int: "a whole number"}[kind]
            raise LocatedError(document.lines[key], f"{key!r} must be {wanted}")
        return document[key]

    def _at(self, line: int, make: Callable[[], Any]) -> Any:
        """What `make` makes; its complaint becomes one about this line."""
        try:
            return make()
        except SignoriaError as error:
            raise LocatedError(line, self._words.error(error)) from None

    def _start(self) -> Play:
        source = Seeded(self.seed)
        if self.setup is None:
            play = Play(self.game, self.options, self.names)
            if not self._chance_opens:
                play.let_chance(source)
            return play
        return Play.from_set_up(self.game, self.options, self.names, self.setup, source)

    # Reading the steps

    def _check_step(self, step: object, line: int) -> None:
        if not isinstance(step, Map) or not step:
            raise LocatedError(line, "a step is a move ({player: move}) or a check ({expect: …})")
        for key, value in step.items():
            self._check_part(key, value, step.lines[key])

    def _check_part(self, key: str, value: Any, line: int) -> None:
        if key == "expect":
            if not isinstance(value, Map):
                raise LocatedError(line, "'expect' must be a mapping of parts of the snapshot")
        elif key == "chance":
            for outcome in self._listed(value, line):
                self._outcomes(outcome, line)
        elif key == "view":
            for name, parts in self._by_player(value, line):
                if not isinstance(parts, Map):
                    raise LocatedError(line, f"the view of {name} must be a mapping of parts")
        elif key == "view_excludes":
            for _, paths in self._by_player(value, line):
                for path in self._listed(paths, line):
                    first, *rest = path.split(".")
                    if first == "players" and rest and rest[0] not in self.names:
                        raise LocatedError(line, f"unknown player {rest[0]!r} in {path!r}")
        elif key in ("legal", "legal_includes", "legal_excludes", "illegal"):
            for _, moves in self._by_player(value, line):
                for move in [moves] if key == "illegal" and isinstance(moves, str) else self._listed(moves, line):
                    self._parsed(move, line)
        elif key in self.names or key == EVERYBODY:
            self._parsed(value, line)
            if key == EVERYBODY and value != "pass":
                raise LocatedError(line, "'*' can only pass")
        else:
            known = ", ".join([*self.names, *CHECKS])
            raise LocatedError(line, f"unknown key or player {key!r}; known are {known}")

    def _by_player(self, value: object, line: int) -> list[tuple[str, Any]]:
        if not isinstance(value, Map) or not value:
            raise LocatedError(line, "this must be a mapping from players")
        for name in value:
            if name not in self.names:
                raise LocatedError(value.lines[name], f"unknown player {name!r}; known are {', '.join(self.names)}")
        return list(value.items())

    def _listed(self, value: object, line: int) -> list[str]:
        if not isinstance(value, Seq):
            raise LocatedError(line, "this must be a list")
        return [str(item) for item in value]

    def _parsed(self, move: object, line: int) -> None:
        """Complain about what is not in the notation."""
        self._at(line, lambda: self.game.parse(str(move), self.names))

    def _outcomes(self, outcome: str, line: int) -> list[int]:
        """The chance actions that an entry may mean: all of the notation, or what follows its first word."""
        found = []
        for action in self.game.by_chance:
            written = self.game.write(self.start, (action,), CHANCE, self.names)
            if outcome in (written, written.partition(" ")[2]):
                found.append(action)
        if not found:
            raise LocatedError(line, f"chance cannot give {outcome!r}")
        return found

    # Running

    def run(self, twin: Callable[[State], State] | None = None) -> Play:
        """Play it, and return the game; Failure at the first step that does not hold.

        With `twin` each position is replaced by what this makes of it: a copy of a position must do as well.
        """
        return self._run(twin).play

    def told(self) -> tuple[Play, list[Tried]]:
        """Play it, and return the game with what was tried in it and refused; Failure like `run`."""
        run = self._run(None)
        return run.play, run.tried

    def _run(self, twin: Callable[[State], State] | None) -> _Run:
        run = _Run(self, self._start())
        number = 0
        for number, step in enumerate(self.steps, start=1):
            for key, value in step.items():
                if twin is not None:
                    run.play.state = twin(run.play.state)
                    run.play.state.listener = run.play
                run.at(number, step.lines[key])
                run.do(key, value)
        if run.drawn_next:
            run.at(number, self.steps.lines[-1])
            raise run.failed(f"chance cards left over: {len(run.drawn_next)}")
        return run


class _Run:
    """One run of a scenario."""

    def __init__(self, scenario: Scenario, play: Play) -> None:
        self.scenario = scenario
        self.play = play
        self.source = Seeded(scenario.seed + 1)
        self.drawn_next: deque[list[int]] = deque()
        self.tried: list[Tried] = []
        self.number = 0
        self.line = 0
        self._checks: Mapping[str, Callable[[Any], None]] = {
            "expect": self._expect,
            "illegal": self._illegal,
            "legal": self._legal,
            "legal_includes": self._legal_includes,
            "legal_excludes": self._legal_excludes,
            "view": self._view,
            "view_excludes": self._view_excludes,
            "chance": self._chance,
        }

    def at(self, number: int, line: int) -> None:
        """Where failures are to be shown from now on."""
        self.number = number
        self.line = line

    def failed(self, what: str) -> Failure:
        """The failure of the present step."""
        return Failure(self.scenario.file, self.line, self.number, what)

    def do(self, key: str, value: Any) -> None:
        """One part of a step."""
        if key != "chance":
            self._let_chance_move()
        if key in self._checks:
            self._checks[key](value)
        elif key == EVERYBODY:
            self._everybody_passes()
        else:
            self._move(key, str(value))

    def _move(self, name: str, move: str) -> None:
        try:
            self.play.move(name, move)
        except Refused as refused:
            because = self.scenario._words.error(refused)
            legal = ", ".join(self.play.legal(name)) or "nothing"
            raise self.failed(
                f"expected that {name} may {move!r}, found that it is refused: {because} Legal: {legal}"
            ) from None
        self._let_chance_move()

    def _everybody_passes(self) -> None:
        passing = self.play.game.passing
        if passing is None:
            return
        seats = [seat for seat in range(len(self.play.names)) if passing in self.play.state.legal(seat)]
        for seat in seats:
            self.play.make(seat, (passing,))
        self._let_chance_move()

    def _chance(self, outcomes: Seq) -> None:
        self.drawn_next.extend(self.scenario._outcomes(str(outcome), self.line) for outcome in outcomes)

    def _let_chance_move(self) -> None:
        state = self.play.state
        while state.current == CHANCE:
            if not self.drawn_next:
                self.play.make(CHANCE, (int(state.roll(self.source)),))
                continue
            wanted = self.drawn_next.popleft()
            possible = [action for action in wanted if state.weight(action)]
            if not possible:
                named = self.play.game.write(state, wanted[:1], CHANCE, self.play.names)
                can = ", ".join(self.play.legal("chance"))
                raise self.failed(f"expected that chance may {named!r}, found only: {can}")
            self.play.make(CHANCE, possible[:1])

    def _expect(self, parts: Map) -> None:
        self._compare(parts, self.play.snapshot(), "")

    def _view(self, views: Map) -> None:
        for name, parts in views.items():
            self._compare(parts, self.play.seen(self.play.seat(name)), f"view of {name}: ")

    def _view_excludes(self, views: Map) -> None:
        for name, paths in views.items():
            for path in paths:
                seen: Any = self.play.seen(self.play.seat(name))
                for part in str(path).split("."):
                    if not isinstance(seen, dict) or part not in seen:
                        break
                    seen = seen[part]
                else:
                    raise self.failed(f"view of {name}: {path}: expected to be absent, found {_shown(seen)}")

    def _compare(self, expected: Map, found: Any, of: str) -> None:
        problems = differences(expected, found)
        if problems:
            raise self.failed("; ".join(of + problem for problem in problems))

    def _illegal(self, tried: Map) -> None:
        for name, moves in tried.items():
            for move in [moves] if isinstance(moves, str) else moves:
                before = self.play.state.to_bytes()
                try:
                    self.play.move(name, str(move))
                except Refused:
                    if self.play.state.to_bytes() != before:
                        raise self.failed(f"{name}: {move}: refused, but the position has changed") from None
                    self.tried.append(Tried(len(self.play.moves), name, str(move)))
                else:
                    raise self.failed(f"{name}: {move}: expected to be refused, found that it is legal")

    def _legal(self, lists: Map) -> None:
        for name, found, expected in self._legal_lists(lists):
            if found != expected:
                missing = ", ".join(sorted(expected - found)) or "none"
                too_many = ", ".join(sorted(found - expected)) or "none"
                raise self.failed(f"legal for {name}: expected but not found: {missing}; found unexpected: {too_many}")

    def _legal_includes(self, lists: Map) -> None:
        for name, found, expected in self._legal_lists(lists):
            if expected - found:
                missing = ", ".join(sorted(expected - found))
                raise self.failed(
                    f"legal for {name}: expected {missing}; found {', '.join(sorted(found)) or 'nothing'}"
                )

    def _legal_excludes(self, lists: Map) -> None:
        for name, found, excluded in self._legal_lists(lists):
            if excluded & found:
                raise self.failed(
                    f"legal for {name}: expected not to be there, but found: {', '.join(excluded & found)}"
                )

    def _legal_lists(self, lists: Map) -> list[tuple[str, set[str], set[str]]]:
        """For each player: what is legal, and what the scenario names, both in canonical notation."""
        return [
            (name, set(self.play.legal(name)), {self.play.meaning(name, str(move)) for move in moves})
            for name, moves in lists.items()
        ]


def differences(expected: Any, found: Any, path: str = "") -> list[str]:
    """Where `found` is not as expected: mappings by the parts named, lists of words as multisets, of things by id."""
    if isinstance(expected, Mapping):
        if not isinstance(found, Mapping):
            return [f"{path}: expected {_shown(expected)}, found {_shown(found)}"]
        problems = []
        for key, value in expected.items():
            inner = f"{path}.{key}" if path else str(key)
            if key not in found:
                problems.append(f"{inner}: expected {_shown(value)}, found nothing of that name")
            else:
                problems += differences(value, found[key], inner)
        return problems
    if isinstance(expected, list) and isinstance(found, list):
        if any(isinstance(item, Mapping) for item in [*expected, *found]):
            return _by_id(expected, found, path)
        if Counter(map(_word, expected)) == Counter(map(_word, found)):
            return []
    elif (type(expected) is type(found) and expected == found) or (type(expected) is int and str(expected) == found):
        return []
    return [f"{path}: expected {_shown(expected)}, found {_shown(found)}"]


def _by_id(expected: list[Any], found: list[Any], path: str) -> list[str]:
    if not all(isinstance(item, Mapping) and "id" in item for item in [*expected, *found]):
        return [f"{path}: expected {_shown(expected)}, found {_shown(found)}"]
    wanted = {item["id"]: item for item in expected}
    there = {item["id"]: item for item in found}
    if wanted.keys() != there.keys() or len(wanted) != len(expected):
        return [f"{path}: expected the ids {sorted(wanted)}, found {sorted(there)}"]
    return [problem for key in wanted for problem in differences(wanted[key], there[key], f"{path}.{key}")]


def _word(value: Any) -> str:
    """An item of a list to compare: YAML makes a number of a card that is called 7."""
    return _shown(str(value) if type(value) is int else value)


def _shown(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def read(file: Path) -> Scenario:
    """The scenario in a file; Unreadable if there is none."""
    try:
        text = file.read_text(encoding="utf-8")
    except OSError as error:
        raise Unreadable(file, 1, error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise Unreadable(file, 1, "not text in UTF-8") from None
    return Scenario(file, text)


def find(path: Path) -> list[Path]:
    """The scenario files at a path: itself, or all below it if it is a folder; BadInput if there are none."""
    if path.is_dir():
        found = sorted([*path.rglob("*.yaml"), *path.rglob("*.yml")])
        if not found:
            raise BadInput("no-scenarios", folder=str(path))
        return found
    return [path]
