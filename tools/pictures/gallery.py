"""The agreed pictures, and what differs from them."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Final

from PIL import Image
from tools.pictures import medici, princeps
from tools.pictures.compare import MOST, differing, marked
from tools.pictures.scenes import lesson, scenes, tables
from tools.pictures.studio import ROOT, Missed, Scene, Shot, opened

FOLDER: Final = ROOT / "docs/pictures"
AT_ONCE: Final = 2
"""So many scenes are set at the same time, each with all its pages."""
AGREED: Final = frozenset(
    {
        *("home-desktop", "home-phone-dark", "lobby-phone", "lesson-phone"),
        *("my-turn-desktop-light", "my-turn-phone-dark", "claim-phone", "reveal-false-phone", "end-desktop"),
        *("court-desktop", "court-against-phone", "court-phone-dark"),
        *("princeps-act-desktop", "princeps-armies-desktop", "princeps-negotiate-phone", "princeps-defend-phone"),
    }
)
"""Pictures that are kept and compared: those of the docs, and what geometry does not see: colours, marks, ornament."""
README: Final = {"readme-desktop": "my-turn-desktop-light", "readme-phone": "claim-phone"}
"""Pictures that go by a second name."""


async def compare(to: Path, *, only: Sequence[str] | None = None, agree: bool = False) -> list[str]:
    """What differs from the agreed pictures or is missing, a sentence each; pictures of it are put into `to`.

    Any state can be asked for by `only`; one that is not agreed is just pictured.
    """
    at = {**tables(), **medici.tables(), **princeps.tables()}
    problems: list[str] = []
    seen: set[str] = set()
    async with opened(list(at.values())) as studio:
        waiting = asyncio.Semaphore(AT_ONCE)

        async def one(scene: Scene, shots: list[Shot]) -> None:
            async with waiting:
                try:
                    found = await studio.take(scene, shots)
                except Missed as missed:
                    to.mkdir(parents=True, exist_ok=True)
                    missed.picture.save(to / f"{missed.name}.png")
                    problems.append(str(missed))
                    return
            for name, picture in found.items():
                problem = await asyncio.to_thread(_settled, name, picture, to, agree=agree)
                if problem is not None:
                    problems.append(problem)

        wanted = _wanted([*scenes(at, await lesson(studio)), *medici.scenes(at), *princeps.scenes(at)], only)
        seen.update(shot.name for _, shots in wanted for shot in shots)
        await asyncio.gather(*(one(scene, shots) for scene, shots in wanted))
    for alias, name in README.items():
        if name in seen and (problem := _copied(alias, name, agree=agree)):
            problems.append(problem)
    if only is None:
        problems += _forgotten(seen | README.keys(), agree=agree)
    return sorted(problems)


def _wanted(found: Sequence[Scene], only: Sequence[str] | None) -> list[tuple[Scene, list[Shot]]]:
    chosen = [
        (scene, [shot for shot in scene.shots() if _named(scene, shot, AGREED if only is None else only)])
        for scene in found
    ]
    return [(scene, shots) for scene, shots in chosen if shots]


def _named(scene: Scene, shot: Shot, names: Collection[str]) -> bool:
    return scene.name in names or shot.name in names


def _settled(name: str, picture: Image.Image, to: Path, *, agree: bool) -> str | None:
    """What is wrong with a picture, if anything is."""
    file = FOLDER / f"{name}.webp"
    part, agreed = 1.0, None
    if file.exists():
        with Image.open(file) as opened_:
            agreed = opened_.convert("RGB")
        part = differing(picture, agreed)[0]
    if part <= MOST:
        return None
    if agree and name in AGREED:
        FOLDER.mkdir(parents=True, exist_ok=True)
        picture.save(file, quality=70, method=6)
        return None
    to.mkdir(parents=True, exist_ok=True)
    (picture if agreed is None else marked(picture, agreed)).save(to / f"{name}.png")
    return f"{name}: there is no agreed picture" if agreed is None else f"{name}: {part:.1%} differs"


def _copied(alias: str, name: str, *, agree: bool) -> str | None:
    """A picture under its second name."""
    file, original = FOLDER / f"{alias}.webp", FOLDER / f"{name}.webp"
    if agree:
        file.write_bytes(original.read_bytes())
    elif not file.exists() or not original.exists() or file.read_bytes() != original.read_bytes():
        return f"{alias}: is not the same as {name}"
    return None


def _forgotten(known: set[str], *, agree: bool) -> list[str]:
    """Agreed pictures of what there is no more."""
    old = [file for file in FOLDER.glob("*.webp") if file.stem not in known]
    if agree:
        for file in old:
            file.unlink()
        return []
    return [f"{file.stem}: there is no such scene" for file in old]
