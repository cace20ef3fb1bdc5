"""The kinds of maps there are, told from a map's own property `skald`."""

from __future__ import annotations

from pathlib import Path

from game.kernel.maps import locations, territories
from game.kernel.maps.faults import Fault
from game.kernel.maps.tmx import read_tmx


def kind_of(path: Path) -> str:
    """What a map says it is; empty where it cannot be read or says nothing."""
    sheet, _faults = read_tmx(path)
    return str(sheet.properties.get("skald", "")) if sheet is not None else ""


def find_faults(path: Path) -> list[Fault]:
    """Everything that is wrong with a map of any kind; one that does not say its kind is read as territories."""
    if kind_of(path) == "locations":
        return locations.find_location_faults(path)
    return territories.find_faults(path)
