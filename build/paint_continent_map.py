"""Paints maps/continent.jpg from maps/continent.tmx, the same bytes at each run.

    python -m build.paint_continent_map [--map MAP.tmx] [--out PICTURE.jpg] [--size 3600x2400]

All geometry is read from the map file: move a road in Tiled, paint again, and the picture follows. Names, marks and
pieces are not painted; the game draws them upon the picture, on the map's slots.
"""

from __future__ import annotations

import sys

import numpy as np
from PIL import Image

from build import map_frame, map_paper, realm_paper, realm_vignettes
from build.map_sowing import drawn, shaded
from build.paint_skyrim_map import MAPS, run
from build.realm_ground import Realm
from build.realm_scatter import RealmPlanner
from game.kernel.maps.locations import LocationMap, load_location_map


def washes(ground: Realm) -> Image.Image:
    """Paper, sea, land, rivers, roads and coast."""
    paper = map_paper.parchment(ground)
    height, light = map_paper.relief(ground)
    sheet = map_paper.sea(ground, paper)
    soil = realm_paper.land(ground, paper, height, light)
    sheet[ground.land] = soil[ground.land]
    realm_paper.lakes(ground, sheet)
    realm_paper.shores(ground, sheet)
    realm_paper.rivers(ground, sheet)
    realm_paper.roads(ground, sheet)
    realm_paper.sea_roads(ground, sheet)
    realm_paper.margin(ground, sheet, paper)
    map_paper.burnt(ground, sheet)
    return Image.fromarray(np.clip(sheet + 0.5, 0, 255).astype(np.uint8))


def paint(found: LocationMap, size: tuple[int, int]) -> Image.Image:
    """The whole picture at the given size."""
    ground = Realm(found, size)
    sheet = washes(ground)
    map_frame.waves(ground, sheet)
    growth = drawn(RealmPlanner(found).plan(), ground)
    sheet.paste(growth, (0, 0), growth)
    places = shaded(realm_vignettes.drawn(ground), ground.scale)
    sheet.paste(places, (0, 0), places)
    map_frame.compass(ground, sheet)
    map_frame.ship(ground, sheet)
    map_frame.neatline(ground, sheet)
    return sheet


def main(arguments: list[str]) -> None:
    """Parse the command line, paint, save."""
    run(arguments, "Paint the picture of a map of locations.", MAPS / "continent.tmx", load_location_map, paint)


if __name__ == "__main__":
    main(sys.argv[1:])
