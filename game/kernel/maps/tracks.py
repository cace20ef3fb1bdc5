"""Loads boards of tracks and ground with a grid: the file's records become frozen models, or a fault with its place.

>>> from game.kernel.resources import resource
>>> board = load_track_map(resource("maps", "progress_board_5.tmx"))
>>> board.track("herald")[3].key
'herald_3'
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from game.kernel.errors import BadFile
from game.kernel.maps.faults import Fault
from game.kernel.maps.kept import kept
from game.kernel.maps.tmx import read_tmx
from game.kernel.maps.track_model import BOARD, GridMap, Place, TrackMap
from game.kernel.maps.track_reading import GridReader, TrackReader
from game.kernel.naming import did_you_mean
from game.kernel.texts import gettext as _


@kept
def load_track_map(path: Path) -> TrackMap:
    """Read and check a board; raises BadFile for its first fault."""
    found, faults = _examine_track(path)
    if faults or found is None:
        raise BadFile(path, faults[0].place, faults[0].wrong)
    return found


@kept
def load_grid_map(path: Path) -> GridMap:
    """Read and check a ground; raises BadFile for its first fault."""
    found, faults = _examine_grid(path)
    if faults or found is None:
        raise BadFile(path, faults[0].place, faults[0].wrong)
    return found


def find_track_faults(path: Path) -> list[Fault]:
    """Everything that is wrong with a board, in the order in which it is best mended; empty for a good one."""
    return _examine_track(path)[1]


def find_grid_faults(path: Path) -> list[Fault]:
    """Everything that is wrong with a ground."""
    return _examine_grid(path)[1]


def _examine_track(path: Path) -> tuple[TrackMap | None, list[Fault]]:
    sheet, faults = read_tmx(path)
    if sheet is None:
        return None, faults
    reader = TrackReader(sheet)
    found = reader.read()
    faults += reader.faults
    if found is not None:
        keys = [*_doubled("spaces", [space.key for space in found.spaces]), *_numbers(found)]
        faults += keys or [*_within(found), *_slots(found), *_arrows(found), *_lines(found)]
    return found, faults


def _examine_grid(path: Path) -> tuple[GridMap | None, list[Fault]]:
    sheet, faults = read_tmx(path)
    if sheet is None:
        return None, faults
    reader = GridReader(sheet)
    found = reader.read()
    faults += reader.faults
    if found is not None:
        faults += [*_doubled("cells", [cell.key for cell in found.cells]), *_on_grid(found)]
    return found, faults


def _doubled(layer: str, keys: list[str]) -> Iterator[Fault]:
    for key in dict.fromkeys(key for key in keys if keys.count(key) > 1):
        yield Fault(layer, key, "key", _("the key '{key}' is given twice").format(key=key))


def _numbers(found: TrackMap) -> Iterator[Fault]:
    """The spaces of a track are numbered without a gap."""
    for track in found.tracks:
        spaces = found.track(track)
        for place, space in enumerate(spaces):
            if space.index != spaces[0].index + place:
                wrong = _("the space after {before} of the track {track} must have the number {n}")
                before = spaces[place - 1]
                said = wrong.format(before=before.key, track=track, n=before.index + 1)
                yield Fault("spaces", space.key, "index", said)
                break


def _inside(place: Place, size: tuple[int, int]) -> bool:
    return place.x >= 0 and place.y >= 0 and place.x + place.width <= size[0] and place.y + place.height <= size[1]


def _within(found: TrackMap) -> Iterator[Fault]:
    """Nothing lies beyond the sheet, and spaces of one track beside each other."""
    for space in found.spaces:
        if not _inside(space.place, found.size):
            yield Fault("spaces", space.key, "", _("it does not lie on the map"))
    for track in found.tracks:
        spaces = found.track(track)
        for number, space in enumerate(spaces):
            for other in spaces[:number]:
                if space.place.overlaps(other.place):
                    yield Fault("spaces", space.key, "", _("it lies over {other}").format(other=other.key))


def _slots(found: TrackMap) -> Iterator[Fault]:
    keys = [BOARD, *found.tracks, *(space.key for space in found.spaces)]
    taken: set[tuple[str, str, int]] = set()
    for slot in found.slots:
        called, place = _("{kind} of {key}").format(kind=slot.kind, key=slot.of), (slot.of, slot.kind, slot.index)
        if slot.of not in keys:
            wrong = _("there is neither space nor track '{key}'").format(key=slot.of) + did_you_mean(slot.of, keys)
            yield Fault("slots", called, "of", wrong)
        if place in taken:
            yield Fault("slots", called, "index", _("{index} is given twice").format(index=slot.index))
        if not _inside(slot.place, found.size):
            yield Fault("slots", called, "", _("it does not lie on the map"))
        taken.add(place)


def _arrows(found: TrackMap) -> Iterator[Fault]:
    keys = [space.key for space in found.spaces]
    for arrow in found.arrows:
        for name, key in (("a", arrow.a), ("b", arrow.b)):
            if key not in keys:
                wrong = _("there is no space '{key}'").format(key=key) + did_you_mean(key, keys)
                called = _("{a} to {b}").format(a=arrow.a, b=arrow.b)
                yield Fault("arrows", called, name, wrong)


def _lines(found: TrackMap) -> Iterator[Fault]:
    for place, line in enumerate(found.lines, start=1):
        if line.index != place:
            called = _("number {number}").format(number=line.index)
            yield Fault("lines", called, "index", _("lines are numbered from 1, in that order"))


def _on_grid(found: GridMap) -> Iterator[Fault]:
    """A cell is one square of the grid."""
    for cell in found.cells:
        place = cell.place
        square = place.width == place.height == found.tile
        if not square or place.x % found.tile or place.y % found.tile or not _inside(place, found.size):
            yield Fault("cells", cell.key, "", _("it is not one cell of the grid"))
