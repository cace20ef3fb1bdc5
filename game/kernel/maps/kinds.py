"""The kinds of maps there are, told from a map's own property `skald`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from game.kernel.maps import locations, territories, tracks
from game.kernel.maps.faults import Fault
from game.kernel.maps.tmx import read_tmx

FINDERS: Final[dict[str, Callable[[Path], list[Fault]]]] = {
    "locations": locations.find_location_faults,
    "track": tracks.find_track_faults,
    "grid": tracks.find_grid_faults,
}


def kind_of(path: Path) -> str:
    """What a map says it is; empty where it cannot be read or says nothing."""
    sheet, _faults = read_tmx(path)
    return str(sheet.properties.get("skald", "")) if sheet is not None else ""


def find_faults(path: Path) -> list[Fault]:
    """Everything that is wrong with a map of any kind; one that does not say its kind is read as territories."""
    return FINDERS.get(kind_of(path), territories.find_faults)(path)
