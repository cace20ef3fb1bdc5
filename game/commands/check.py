"""`check`: look for faults in maps, records, positions and catalogues; without a file, in all that is shipped."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path

from game.commands.step import load_position
from game.kernel.errors import SkaldError, in_one_line
from game.kernel.maps.faults import Fault
from game.kernel.maps.kinds import find_faults, kind_of
from game.kernel.maps.locations import load_location_map
from game.kernel.maps.tracks import load_grid_map, load_track_map
from game.kernel.record import read_record
from game.kernel.resources import resource
from game.kernel.restore import begin, verify
from game.titles import TITLES, find_title
from game.titles.skye import boards, tile_file
from game.titles.skyrim.dovahkiin import card_file
from game.titles.witcher.boards import find_board_faults
from game.titles.witcher.catalogue import load as catalogue
from game.titles.witcher.skellige import load as skellige


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Any number of files."""
    parser.add_argument(
        "files", type=Path, nargs="*", metavar="FILE", help="a map, record, position or file of a catalogue"
    )
    parser.add_argument("--json", action="store_true", help="as JSON")


HELD: dict[str, Callable[[Path], list[Fault]]] = {
    "locations": lambda path: find_board_faults(load_location_map(path)),
    "track": lambda path: boards.find_track_faults(load_track_map(path)),
    "grid": lambda path: boards.find_grid_faults(load_grid_map(path)),
}
"""By kind of map: what it contradicts in the rules of its title."""


def check_map(path: Path) -> list[str]:
    """Every fault of a map, with layer, object and property; a sound one is held against the rules of its title."""
    faults = find_faults(path)
    held = HELD.get(kind_of(path))
    if not faults and held is not None:
        faults = held(path)
    return [str(fault) for fault in faults]


def check_record(path: Path) -> list[str]:
    """The first line that is not whole or does not agree."""
    record = read_record(path)
    verify(record, begin(record, find_title))
    return []


def check_position(path: Path) -> list[str]:
    """The first place that cannot be."""
    load_position(path)
    return []


def check_catalogue(path: Path) -> list[str]:
    """Every fault of a catalogue's file, with the entry; it is looked at together with the others of its folder."""
    for part in CATALOGUES:
        if path.name in [file.name for file in part.files()]:
            return [str(fault) for fault in part.find_faults(path)]
    known = ", ".join(file.name for part in CATALOGUES for file in part.files())
    return [f"{path}: only files of a catalogue can be checked: {known}"]


CATALOGUES = (catalogue, skellige, tile_file, card_file)
MOST_LINES = 3

CHECKS: dict[str, Callable[[Path], list[str]]] = {
    ".tmx": check_map,
    ".skald": check_record,
    ".json": check_position,
    ".toml": check_catalogue,
}


def check_file(path: Path) -> list[str]:
    """The faults of one file, as sentences that name it."""
    check = CHECKS.get(path.suffix.lower())
    if check is None:
        return [f"{path}: only {', '.join(CHECKS)} can be checked"]
    try:
        return [fault if str(path) in fault else f"{path}, {fault}" for fault in check(path)]
    except SkaldError as error:
        return [str(error)]


def shipped() -> list[Path]:
    """The maps and catalogues that come with the program, and each title's page of rules."""
    missing = [page for title in TITLES for page in title.rules_pages() if not page.is_file()]
    return [*sorted(resource("maps").glob("*.tmx")), *(file for part in CATALOGUES for file in part.files()), *missing]


def in_short(path: str, faults: list[str]) -> list[str]:
    """At most three lines a file: who mends a map mends its first faults first; all of them are in the JSON."""
    if len(faults) <= MOST_LINES:
        return faults
    shown = faults[: MOST_LINES - 1]
    return [*shown, f"{path}: {len(faults) - len(shown)} more faults; check --json tells all"]


def run(args: argparse.Namespace) -> int:
    """Check each file; exit code 1 where one has a fault."""
    files: list[Path] = args.files or shipped()
    found = {str(path): check_file(path) for path in files}
    if args.json:
        print(json.dumps({"files": found, "faults": sum(map(len, found.values()))}, ensure_ascii=False, indent=1))
    else:
        for path, faults in found.items():
            for line in in_short(path, faults):
                print(in_one_line(line), file=sys.stderr)
            if not faults:
                print(f"{path}: no faults")
    return 1 if any(found.values()) else 0
