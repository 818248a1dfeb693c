"""Links as codes for cameras, in a terminal."""

from __future__ import annotations

import io


def code(link: str) -> str:
    """A QR code of a link, as text for a terminal."""
    import segno  # only who shows one needs it

    drawn = io.StringIO()
    segno.make(link, error="l", micro=False).terminal(drawn, border=2, compact=True)
    return drawn.getvalue()
