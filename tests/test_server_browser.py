"""What the server gives to browsers beside the protocol: files, texts, links, and the types of it all."""

from __future__ import annotations

from pathlib import Path

from signoria.server.typescript import typescript

ROOT = Path(__file__).parents[1]


def test_the_types_of_the_browser_are_those_of_the_protocol() -> None:
    """`python -m signoria.server.typescript > ui/src/frame/protocol.ts` writes them anew."""
    assert (ROOT / "ui/src/frame/protocol.ts").read_text(encoding="utf-8") == typescript()
