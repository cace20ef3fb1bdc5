"""Paints maps/skellige.jpg, and the tiles of the isles that are found, from maps/skellige.tmx; the same bytes each run.

    python -m build.paint_skellige_map [--map MAP.tmx] [--out PICTURE.jpg] [--size 1200x2400] [--tiles FOLDER]

The sheet is painted by the same hand as the Continent, and broader than it is: what is cut off takes the frame at its
right with it, so that the sea goes on there. A tile is cut from a second sheet, on which all isles are.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace
from pathlib import Path

from PIL import Image

from build import map_frame, realm_vignettes
from build.continent_facts import SIZE as CONTINENT
from build.map_rasters import UNITS
from build.map_sowing import drawn, shaded
from build.paint_continent_map import washes
from build.paint_skyrim_map import MAPS, run
from build.realm_ground import Realm
from build.realm_scatter import RealmPlanner
from game.kernel.maps.locations import LocationMap, load_location_map

BEYOND = 117
"""What is cut off at the right: the frame, and the burnt edge before it. With it the sheet has whole units."""
TILES = Path(__file__).resolve().parents[1] / "assets" / "isles"


def _hidden(found: LocationMap) -> set[str]:
    return {stretch.of for stretch in found.stretches if stretch.of}


def without_found(found: LocationMap) -> LocationMap:
    """As the sheet is at the beginning."""
    hidden = _hidden(found)
    return replace(
        found,
        locations=tuple(place for place in found.locations if place.key not in hidden),
        stretches=tuple(stretch for stretch in found.stretches if not stretch.of),
        slots=tuple(slot for slot in found.slots if slot.of not in hidden),
    )


def paint(found: LocationMap, size: tuple[int, int]) -> Image.Image:
    """The sheet at the given size, all isles of `found` on it."""
    broad = found.size[0] + BEYOND
    units = round(UNITS * broad / CONTINENT[0])
    wide = replace(found, size=(broad, found.size[1]))
    ground = Realm(wide, (round(broad * size[0] / found.size[0]), size[1]), units)
    sheet = washes(ground)
    map_frame.waves(ground, sheet)
    growth = drawn(RealmPlanner(wide, units).plan(), ground)
    sheet.paste(growth, (0, 0), growth)
    places = shaded(realm_vignettes.drawn(ground), ground.scale)
    sheet.paste(places, (0, 0), places)
    map_frame.neatline(ground, sheet)
    return sheet.crop((0, 0, *size))


def paint_sheet(found: LocationMap, size: tuple[int, int]) -> Image.Image:
    """What lies on the table from the beginning."""
    return paint(without_found(found), size)


def tiles(found: LocationMap, size: tuple[int, int]) -> dict[str, Image.Image]:
    """The tile of each isle that is found, cut from the sheet at that size."""
    sheet, k = paint(found, size), size[0] / found.size[0]
    out = {}
    for key in sorted(_hidden(found)):
        slot = found.slot(key, "tile")
        assert slot is not None  # the map was checked
        x, y = round(slot.x * k), round(slot.y * k)
        out[key] = sheet.crop((x, y, x + round(slot.width * k), y + round(slot.height * k)))
    return out


def main(arguments: list[str]) -> None:
    """Parse the command line, paint, save."""
    parser = argparse.ArgumentParser(add_help=False)
    parser.add_argument("--tiles", type=Path, default=TILES)
    told, rest = parser.parse_known_args(arguments)

    def painter(found: LocationMap, size: tuple[int, int]) -> Image.Image:
        for key, tile in tiles(found, size).items():
            tile.convert("RGB").save(told.tiles / f"{key}.webp", quality=90, method=6)
        return paint_sheet(found, size)

    run(rest, "Paint the sheet of Skellige.", MAPS / "skellige.tmx", load_location_map, painter)


if __name__ == "__main__":
    main(sys.argv[1:])
