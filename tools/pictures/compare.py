"""Whether two pictures look the same."""

from __future__ import annotations

from typing import Final

from PIL import Image, ImageChops, ImageFilter

SCALE: Final = 3
VISIBLE: Final = 24
MOST: Final = 0.004
ROUNDED: Final = 3
"""A page of many lines may be so many pixels longer on one machine, or at one time, than at another."""
MARK: Final = (230, 0, 120)


def differing(one: Image.Image, other: Image.Image) -> tuple[float, Image.Image]:
    """The part of a picture that looks different, from 0 to 1, and a mask of it in the picture's size.

    Both are made three times smaller by averaging, so that the edges of letters, drawn a little differently on another
    machine, vanish, and fills, lines and words that moved do not; then any channel may be off by `VISIBLE`.
    """
    if one.width != other.width or abs(one.height - other.height) > ROUNDED:
        return 1.0, Image.new("L", one.size, 255)
    size = one.size
    common = (0, 0, one.width, min(one.height, other.height))
    one, other = one.crop(common), other.crop(common)
    small = (max(1, one.width // SCALE), max(1, one.height // SCALE))
    red, green, blue = ImageChops.difference(
        one.convert("RGB").resize(small, Image.Resampling.BOX), other.convert("RGB").resize(small, Image.Resampling.BOX)
    ).split()
    strongest = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    mask = strongest.point([0 if value <= VISIBLE else 255 for value in range(256)])
    part = mask.histogram()[255] / (small[0] * small[1])
    return part, mask.filter(ImageFilter.MaxFilter(3)).resize(size, Image.Resampling.NEAREST)


def same(one: Image.Image, other: Image.Image) -> bool:
    """Whether nobody would call it a change."""
    return differing(one, other)[0] <= MOST


def marked(now: Image.Image, agreed: Image.Image) -> Image.Image:
    """Three in a row: as agreed, as it is now, and now with what differs marked."""
    now, agreed = now.convert("RGB"), agreed.convert("RGB")
    _, mask = differing(now, agreed)
    over = Image.composite(Image.blend(now, Image.new("RGB", now.size, MARK), 0.5), now, mask)
    row = [agreed, now, over]
    sheet = Image.new("RGB", (sum(each.width for each in row) + 16, max(each.height for each in row)), (128, 128, 128))
    left = 0
    for each in row:
        sheet.paste(each, (left, 0))
        left += each.width + 8
    return sheet
