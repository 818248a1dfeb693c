"""The player's key, and what was promised to the player: small files in the data folder."""

from __future__ import annotations

import os
import re
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from signoria.cli.kept import folder
from signoria.cli.remote.address import Address, read_key
from signoria.core.errors import BadInput
from signoria.server.manners import new_key

KEPT_SECONDS: Final = 90 * 24 * 3600.0
"""So long it is kept what tables have promised whose end was not seen."""


def key_file(address: Address) -> Path:
    """Where the player's key for a server is: each has one of its own, since it learns it; those here share one."""
    where = "" if address.near else "@" + re.sub(r"[^A-Za-z0-9.-]", "_", address.server.partition("://")[2])
    return folder().parent / f"player{where}.key"


def has_key(address: Address) -> bool:
    """Whether there is a key for a server already."""
    return key_file(address).exists()


def own_key(address: Address, new: str | None = None) -> str:
    """The player's key for a server, at the first use this one or one that is made; BadInput if it can be neither read
    nor kept.
    """
    file = key_file(address)
    try:
        with suppress(FileExistsError):
            _write(file, new or new_key())
        return read_key(file.read_text(encoding="ascii").strip())
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BadInput("file-unreadable", file=str(file), reason=reason) from None


def take_over(key: str, address: Address) -> Path | None:
    """Be the player of this key there from now on; where the key is that was used until now, if it was another."""
    file = key_file(address)
    try:
        if not file.exists():
            _write(file, key)
            return None
        if own_key(address) == key:
            return None
        before = file.with_name(f"{file.stem}-{time.strftime('%Y%m%d-%H%M%S')}.key")
        file.rename(before)
        _write(file, key)
    except OSError as error:
        raise BadInput("file-unwritable", file=str(file), reason=error.strerror or str(error)) from None
    return before


def _write(file: Path, key: str) -> None:
    """Whole or not at all, for nobody else to read; FileExistsError if there is one."""
    if file.exists():
        raise FileExistsError
    file.parent.mkdir(parents=True, exist_ok=True)
    beside = file.with_name(f".{file.name}.{os.getpid()}.part")
    beside.unlink(missing_ok=True)
    with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as opened:
        opened.write(f"{key}\n")
    try:
        os.link(beside, file)
    finally:
        beside.unlink()


class Promise(msgspec.Struct):
    """What a table showed of its chance before the deal, and what was given to it from here."""

    commitment: str
    gift: str


def promised(table: str) -> Promise | None:
    """What was noted of a table."""
    with suppress(OSError, msgspec.DecodeError):
        return msgspec.json.decode(_promises(table).read_bytes(), type=Promise)
    return None


def note(table: str, promise: Promise) -> None:
    """Keep a promise until the game is over; what is too old is dropped.  Where files cannot be kept, it is not."""
    file = _promises(table)
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(msgspec.json.encode(promise))
        for other in file.parent.glob("*.json"):
            if other.stat().st_mtime < time.time() - KEPT_SECONDS:
                other.unlink()


def forget(table: str) -> None:
    """It was checked."""
    with suppress(OSError):
        _promises(table).unlink()


def _promises(table: str) -> Path:
    return folder().parent / "promises" / f"{table}.json"
