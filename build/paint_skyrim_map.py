"""Paints maps/skyrim.jpg from maps/skyrim.tmx, the same bytes at each run.

    python -m build.paint_skyrim_map [--map MAP.tmx] [--out PICTURE.jpg] [--size 3840x2400]

All geometry is read from the map file: move a border in Tiled, paint again, and the picture follows.
Names, titles, pieces, forts and portals are not painted; the game draws them upon the picture, on the
map's slots.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import numpy as np
from PIL import Image

from build import map_frame, map_ink, map_paper
from build.map_ground import Ground
from build.map_scatter import Planner, drawn
from game.kernel.maps.locations import LocationMap
from game.kernel.maps.territories import TerritoryMap, load_territory_map

MAPS = Path(__file__).resolve().parents[1] / "maps"
QUALITY = 92
Map = TypeVar("Map", TerritoryMap, LocationMap)


def washes(ground: Ground) -> Image.Image:
    """Paper, sea, land and borders."""
    paper = map_paper.parchment(ground)
    height, light = map_paper.relief(ground)
    sheet = map_paper.sea(ground, paper)
    soil = map_paper.land(ground, paper, height, light)
    sheet[ground.land] = soil[ground.land]
    map_ink.ink(ground, sheet)
    map_paper.burnt(ground, sheet)
    return Image.fromarray(np.clip(sheet + 0.5, 0, 255).astype(np.uint8))


def paint(found: TerritoryMap, size: tuple[int, int]) -> Image.Image:
    """The whole picture at the given size."""
    ground = Ground(found, size)
    sheet = washes(ground)
    map_frame.waves(ground, sheet)
    map_frame.routes(ground, sheet)
    growth = drawn(Planner(found).plan(), ground)
    sheet.paste(growth, (0, 0), growth)
    map_frame.compass(ground, sheet)
    map_frame.ship(ground, sheet)
    map_frame.neatline(ground, sheet)
    return sheet


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    return int(width), int(height)


def run(
    arguments: list[str],
    about: str,
    default: Path,
    load: Callable[[Path], Map],
    painter: Callable[[Map, tuple[int, int]], Image.Image],
) -> None:
    """Parse a painter's command line, paint, save."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--map", type=Path, default=default)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--size", type=_size, help="such as 480x300; as large as the map if left out")
    told = parser.parse_args(arguments)
    found = load(told.map)
    picture = painter(found, told.size or found.size)
    out: Path = told.out or found.picture
    if out.suffix == ".jpg":
        picture.save(out, quality=QUALITY, subsampling=0, optimize=True)
    else:
        picture.save(out)


def main(arguments: list[str]) -> None:
    """The picture of a territory map."""
    run(arguments, "Paint the picture of a territory map.", MAPS / "skyrim.tmx", load_territory_map, paint)


if __name__ == "__main__":
    main(sys.argv[1:])
