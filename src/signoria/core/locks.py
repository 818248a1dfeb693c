"""Files that one program at a time may use."""

from __future__ import annotations

from typing import BinaryIO


def lock(file: BinaryIO) -> None:
    """Lock an open file until it is closed, where files can be locked; BlockingIOError if another holds it."""
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise
    except OSError:
        pass  # a file system without locks
