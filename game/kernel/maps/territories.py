"""Loads territory maps: the file's records become frozen models, or a fault with its place.

>>> from game.kernel.resources import resource
>>> skyrim = load_territory_map(resource("maps", "skyrim.tmx"))
>>> skyrim.territory("riften").neighbours
('fort_greenwall', 'largashbur')
"""

from __future__ import annotations

from pathlib import Path

from game.kernel.errors import BadFile
from game.kernel.maps.checks import check
from game.kernel.maps.faults import Fault
from game.kernel.maps.kept import kept
from game.kernel.maps.model import (
    Region,
    Ridge,
    Route,
    Slot,
    SlotKind,
    Symbol,
    Territory,
    TerritoryMap,
)
from game.kernel.maps.reading import Reader
from game.kernel.maps.tmx import read_tmx

__all__ = [
    "Fault",
    "Region",
    "Ridge",
    "Route",
    "Slot",
    "SlotKind",
    "Symbol",
    "Territory",
    "TerritoryMap",
    "find_faults",
    "load_territory_map",
]


@kept
def load_territory_map(path: Path) -> TerritoryMap:
    """Read and check a map; raises BadFile for its first fault."""
    found, faults = _examine(path)
    if faults or found is None:
        raise BadFile(path, faults[0].place, faults[0].wrong)
    return found


def find_faults(path: Path) -> list[Fault]:
    """Everything that is wrong with a map, in the order in which it is best mended; empty for a good one."""
    return _examine(path)[1]


def _examine(path: Path) -> tuple[TerritoryMap | None, list[Fault]]:
    sheet, faults = read_tmx(path)
    if sheet is None:
        return None, faults
    reader = Reader(sheet)
    found = reader.read()
    faults += reader.faults
    if found is not None:
        faults += check(found)
    return found, faults
