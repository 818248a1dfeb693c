"""Things that are named by where they are, so that who names them need not import them."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from signoria.core.errors import BadInput


def load(part: str) -> Any:
    """What is said as `module:name`; BadInput, with the reason, if it cannot be had."""
    module, _, name = part.partition(":")
    try:
        return getattr(import_module(module), name)
    except Exception as error:
        raise BadInput("part-missing", part=part, reason=f"{type(error).__name__}: {error}") from error
