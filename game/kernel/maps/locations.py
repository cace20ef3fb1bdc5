"""Loads location maps: the file's records become frozen models, or a fault with its place.

>>> from game.kernel.resources import resource
>>> continent = load_location_map(resource("maps", "continent.tmx"))
>>> continent.neighbours("behelt_nar")
('ban_ard', 'vengerberg', 'beauclair', 'gorthur_gvaed')
"""

from __future__ import annotations

from pathlib import Path

from game.kernel.errors import BadFile
from game.kernel.maps.faults import Fault
from game.kernel.maps.kept import kept
from game.kernel.maps.location_checks import check
from game.kernel.maps.location_model import (
    BOARD,
    Location,
    LocationMap,
    Picture,
    PlaceKind,
    PlaceSlot,
    Road,
    School,
    Stretch,
    Terrain,
    Title,
)
from game.kernel.maps.location_reading import LocationReader
from game.kernel.maps.tmx import read_tmx

__all__ = [
    "BOARD",
    "Location",
    "LocationMap",
    "Picture",
    "PlaceKind",
    "PlaceSlot",
    "Road",
    "School",
    "Stretch",
    "Terrain",
    "Title",
    "find_location_faults",
    "load_location_map",
]


@kept
def load_location_map(path: Path) -> LocationMap:
    """Read and check a map; raises BadFile for its first fault."""
    found, faults = _examine(path)
    if faults or found is None:
        raise BadFile(path, faults[0].place, faults[0].wrong)
    return found


def find_location_faults(path: Path) -> list[Fault]:
    """Everything that is wrong with a map, in the order in which it is best mended; empty for a good one."""
    return _examine(path)[1]


def _examine(path: Path) -> tuple[LocationMap | None, list[Fault]]:
    sheet, faults = read_tmx(path)
    if sheet is None:
        return None, faults
    reader = LocationReader(sheet)
    found = reader.read()
    faults += reader.faults
    if found is not None:
        faults += check(found)
    return found, faults
