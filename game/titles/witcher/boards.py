"""The boards of a match, and what must agree between a map of this title and the rules: which locations, how numbered,
and where ships, Dagon and the isles that are found have their slots."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from game.kernel.errors import BadFile
from game.kernel.maps.faults import Fault
from game.kernel.maps.joined import join
from game.kernel.maps.locations import BOARD, LocationMap, PlaceKind, load_location_map
from game.kernel.naming import did_you_mean
from game.kernel.resources import resource
from game.kernel.texts import gettext as _
from game.titles.witcher.catalogue.terms import LOCATIONS, SEA_PLACES
from game.titles.witcher.skellige.load import places

TITLE: Final = "witcher"
HARBOURS: Final = 6  # SKE-CMP-06
SHIPS: Final = 3  # SKE-CMP-08
SPOTS: Final = 4  # danger spots (SKE-TRK-02)
DAGON: Final = "open_sea"


def load_board(path: Path, skellige: bool) -> LocationMap:
    """The Continent, with the sheet of Skellige at its left where that is played (SKE-SET-02). Raises BadFile."""
    board = _sound(path)
    return join(_sound(resource("maps", "skellige.tmx")), board) if skellige else board


def _sound(path: Path) -> LocationMap:
    board = load_location_map(path)
    for fault in find_board_faults(board):
        raise BadFile(path, fault.place, fault.wrong)
    return board


def find_board_faults(board: LocationMap) -> list[Fault]:
    """What a map of this title contradicts in the rules; nothing for a map of another title."""
    if board.title != TITLE:
        return []
    wanted, first = (SEA_PLACES, len(LOCATIONS)) if board.beside else (LOCATIONS, 0)
    faults = list(_locations(board, wanted, first))
    return faults or [*(_isles(board) if board.beside else _harbours(board))]


def _locations(board: LocationMap, wanted: Sequence[str], first: int) -> Iterator[Fault]:
    """As many as the ledger has, in the order of their numbers."""
    for key in (key for key in wanted if key not in [place.key for place in board.locations]):
        yield Fault("locations", "", "key", _("the location '{key}' is missing").format(key=key))
    for number, place in enumerate(board.locations, start=first):
        if place.key not in wanted:
            wrong = _("the title knows no location '{key}'").format(key=place.key) + did_you_mean(place.key, wanted)
            yield Fault("locations", place.name, "key", wrong)
        elif place.number != first + wanted.index(place.key) or place.number != number:
            wrong = _("it must be number {n} and stand in that order").format(n=first + wanted.index(place.key))
            yield Fault("locations", place.name, "number", wrong)


def _harbours(board: LocationMap) -> Iterator[Fault]:
    harbours = [place.key for place in board.locations if place.harbour]
    if len(harbours) != HARBOURS:
        wrong = _("there are {n} harbours, and must be {wanted}").format(n=len(harbours), wanted=HARBOURS)
        yield Fault("locations", "", "harbour", wrong)
    for key in harbours:
        yield from _slots(board, key, "ship", 1)


def _isles(board: LocationMap) -> Iterator[Fault]:
    found = [key for key, place in places().places.items() if not place.printed and key != DAGON]
    for place in board.locations:
        if place.harbour:
            yield Fault("locations", place.name, "harbour", _("no ship sails between two harbours of this sheet"))
        yield from _slots(board, place.key, "ship", SHIPS if place.key == DAGON else 1)
        yield from _slots(board, place.key, "tile", int(place.key in found))
    yield from _slots(board, BOARD, "danger", SPOTS)


def _slots(board: LocationMap, of: str, kind: PlaceKind, count: int) -> Iterator[Fault]:
    have = sum(board.slot(of, kind, index) is not None for index in range(count))
    if have < count:
        wrong = _("{key} has {have} of {count} slots of the kind {kind}")
        yield Fault("slots", of, "kind", wrong.format(key=of, have=have, count=count, kind=kind))
