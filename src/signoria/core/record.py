"""A game in a file, the closed form of a journal: options, players, every move, chance's included, and the result."""

from __future__ import annotations

import errno
import hashlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import asdict, replace

from signoria.core.committed import SCHEME, Committed, Proof, commitment
from signoria.core.errors import BadInput, SignoriaError
from signoria.core.game import Game
from signoria.core.journal import FORMAT, Header, header, opened
from signoria.core.play import Play
from signoria.core.state import CHANCE


class Record(Header, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A game as it is stored: a journal's header, its moves and what came of it.  `returns` is null while it is
    unfinished; `chance` is there if its draws can be checked.
    """

    moves: list[tuple[str, str]]
    returns: list[int] | None
    digest: str
    chance: Proof | None = None


def record(play: Play, chance: Proof | None = None) -> Record:
    """The record of a game, finished or not, with what its draws can be checked by, if they can."""
    moves = [(play.name(move.seat), move.text) for move in play.moves]
    return sealed(header(play), moves, play.state.returns() if play.state.over else None, chance)


def sealed(head: Header, moves: list[tuple[str, str]], returns: list[int] | None, chance: Proof | None) -> Record:
    """A record of these parts, with its digest; nothing is checked."""
    made = Record(**asdict(head), moves=moves, returns=returns, digest="", chance=chance)
    return replace(made, digest=digest(made))


def digest(of: Record) -> str:
    """What a record's `digest` must be: it tells damage and careless edits, not a forger who computes it too."""
    fields = {name: value for name, value in msgspec.to_builtins(of).items() if name != "digest"}
    return hashlib.sha256(msgspec.json.encode(fields, order="sorted")).hexdigest()[:32]


def encode(of: Record) -> bytes:
    """The record as it stands in a file: JSON, a line a move."""
    head = msgspec.to_builtins(of)
    moves = head.pop("moves")
    lines = [f"  {_json(name)}: {_json(value)}," for name, value in head.items()]
    rows = ",\n".join(f"    {_json(move)}" for move in moves)
    return "\n".join(["{", *lines, '  "moves": [', rows, "  ]", "}", ""]).encode()


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def decode(data: bytes) -> Record:
    """The record in a file's bytes; BadInput if they are broken, cut short, or not what their digest says."""
    try:
        found = msgspec.json.decode(data, type=Record)
    except msgspec.ValidationError as error:
        raise BadInput("record-form", reason=str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadInput("record-json", reason=str(error)) from None
    if found.signoria != FORMAT:
        raise BadInput("record-format", format=found.signoria, known=FORMAT)
    if found.digest != digest(found):
        raise BadInput("record-digest")
    return found


def replay(found: Record, game: Game) -> Play:
    """The game played again, every move checked; BadInput at the first that was not legal."""
    *_, play = positions(found, game)
    return play


def positions(found: Record, game: Game) -> Iterator[Play]:
    """The game before its first move, then after each: the same `Play` every time, one move further; every move is
    checked, and at the end the result.  BadInput at the first that does not hold.
    """
    play = opened(found, game)
    yield play
    for number, (name, text) in enumerate(found.moves, start=1):
        replay_move(play, number, name, text)
        yield play
    check_end(found, play)


def replay_move(play: Play, number: int, name: str, text: str) -> None:
    """One move of a record; BadInput, with its number, if it cannot have been made."""
    try:
        play.move(name, text)
    except SignoriaError as error:
        raise BadInput("record-move", number=number, name=name, move=text, reason=error.code) from error


def check_end(found: Record, play: Play) -> None:
    """BadInput if the moves do not lead to the result that the record states."""
    if found.returns != (play.state.returns() if play.state.over else None):
        raise BadInput("record-returns")


def check_chance(found: Record, game: Game) -> int:
    """How many draws of chance there were, each as seed and gifts demand; BadInput at the first that is not, or if the
    record does not hold, or says nothing of its chance.
    """
    proof = found.chance
    if proof is None:
        raise BadInput("chance-unsaid")
    if proof.scheme != SCHEME:
        raise BadInput("chance-scheme", scheme=proof.scheme, known=SCHEME)
    try:
        seed = bytes.fromhex(proof.seed)
    except ValueError:
        raise BadInput("chance-seed") from None
    if commitment(seed) != proof.commitment:
        raise BadInput("chance-seed")
    if len(proof.gifts) != len(found.names):
        raise BadInput("chance-gifts")
    source = Committed(seed, proof.gifts)
    draws = 0
    play = opened(found, game)
    for number, (name, text) in enumerate(found.moves):
        if play.state.current == CHANCE:
            drawn = game.write(play.state, (int(play.state.roll(source.at(number))),), CHANCE, play.names)
            if (name, text) != ("chance", drawn):
                raise BadInput("chance-draw", number=number + 1, move=text, drawn=drawn)
            draws += 1
        replay_move(play, number + 1, name, text)
    check_end(found, play)
    return draws


def is_earlier(found: Record, play: Play) -> bool:
    """Whether a record is of this same game, as it stands or as it stood before."""
    now = record(play)
    plain: dict[str, Any] = {"moves": [], "returns": None, "digest": "", "chance": None}
    same = replace(found, **plain) == replace(now, **plain)
    return same and found.moves == now.moves[: len(found.moves)]


def save(play: Play, path: Path) -> None:
    """Write the game's record, whole or not at all; OSError if it cannot be written, or is no ordinary file."""
    path = path.resolve()
    if path.exists() and not path.is_file():
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
    beside = path.with_name(f".{path.name}.{os.getpid()}.part")
    with beside.open("xb") as file:
        try:
            file.write(encode(record(play)))
            file.close()
            beside.replace(path)
        except OSError:
            beside.unlink(missing_ok=True)
            raise


def load(path: Path) -> Record:
    """The record in a file; BadInput if it cannot be read or is none."""
    try:
        return decode(path.read_bytes())
    except OSError as error:
        raise BadInput("file-unreadable", file=str(path), reason=error.strerror or str(error)) from None
