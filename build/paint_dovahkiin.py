"""Paints what stands on the map in Dovahkiin into assets/dovahkiin: the same bytes at each run.

    python -m build.paint_dovahkiin [FOLDER]
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PIL import Image

from build.dovahkiin_figures import HEROES, HIDES, dragon, hero

FOLDER = Path(__file__).resolve().parents[1] / "assets" / "dovahkiin"


def painters(scale: float = 1.0) -> dict[str, Callable[[], Image.Image]]:
    """Every picture by its name; `scale` makes smaller ones, for a test."""
    found: dict[str, Callable[[], Image.Image]] = {}
    for faction in HEROES:
        found[f"hero_{faction}"] = partial(hero, faction, max(8, round(200 * scale)))
    for number in HIDES:
        found[f"dragon_{number}"] = partial(dragon, number, max(8, round(260 * scale)))
    return found


def main(arguments: list[str]) -> None:
    """Paint all of them."""
    folder = Path(arguments[0]) if arguments else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for name, painter in painters().items():
        painter().save(folder / f"{name}.webp", quality=92, method=6, alpha_quality=100)


if __name__ == "__main__":
    main(sys.argv[1:])
