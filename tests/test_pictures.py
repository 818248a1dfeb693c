"""The look is as agreed, beside the pictures in `docs/pictures`; what fits is seen by `test_browser_fit`."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path

import pytest
from PIL import Image, ImageDraw, ImageFilter
from tools.pictures.compare import same
from tools.pictures.gallery import FOLDER, compare


@pytest.mark.slow
def test_everything_looks_as_agreed() -> None:
    """`python -m tools.pictures --agree` agrees to what is seen now: look at it before."""
    to = Path(tempfile.mkdtemp(prefix="signoria-differing-"))
    problems = asyncio.run(compare(to))
    assert not problems, "\n".join([*problems, f"see {to}"])
    to.rmdir()


@pytest.fixture
def agreed() -> Image.Image:
    with Image.open(FOLDER / "claim-phone.webp") as found:
        return found.convert("RGB")


def test_another_edge_of_letters_is_no_change(agreed: Image.Image) -> None:
    assert same(agreed, agreed.filter(ImageFilter.BoxBlur(0.4)))


def test_another_colour_of_a_button_is_a_change(agreed: Image.Image) -> None:
    other = agreed.copy()
    ImageDraw.Draw(other).rectangle((190, 640, 345, 688), fill=(31, 78, 124))
    assert not same(agreed, other)


def test_a_line_that_moved_is_a_change(agreed: Image.Image) -> None:
    other = agreed.copy()
    other.paste(agreed.crop((0, 48, 360, 240)), (0, 54))
    assert not same(agreed, other)


def test_another_size_is_a_change(agreed: Image.Image) -> None:
    assert not same(agreed, agreed.crop((0, 0, 360, agreed.height - 8)))
    assert not same(agreed, agreed.crop((0, 0, 359, agreed.height)))


def test_a_page_that_is_rounded_differently_is_none(agreed: Image.Image) -> None:
    assert same(agreed, agreed.crop((0, 0, 360, agreed.height - 1)))
    assert same(agreed.crop((0, 0, 360, agreed.height - 1)), agreed)
