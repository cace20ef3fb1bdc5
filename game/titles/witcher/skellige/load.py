"""Reads the module's files and adds what they hold to the base catalogue.

>>> with_skellige().monsters[-1].name
'Dagon'
"""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Final

from game.kernel.errors import BadFile
from game.titles.witcher.catalogue.frozen import Catalogue
from game.titles.witcher.catalogue.load import base, examine_files
from game.titles.witcher.skellige.checks import check
from game.titles.witcher.skellige.compile import add_skellige
from game.titles.witcher.skellige.models import PlacesFile, SeaBook

FOLDER: Final = Path(__file__).parent
FILES: Final = tuple(SeaBook.model_fields)


def files(folder: Path = FOLDER) -> tuple[Path, ...]:
    """The module's files, in the order in which they are read."""
    return tuple(folder / f"{name}.toml" for name in FILES)


def examine(folder: Path = FOLDER) -> tuple[SeaBook | None, list[BadFile]]:
    """A folder's files, and everything that is wrong with them in the order in which it is best mended."""
    return examine_files(SeaBook, files(folder), check)


def find_faults(path: Path) -> list[BadFile]:
    """What is wrong with one file, by itself and with the others: those beside it, or ours."""
    paths = [other if other.exists() else FOLDER / other.name for other in files(path.parent)]
    return [fault for fault in examine_files(SeaBook, paths, check)[1] if fault.path == path]


@functools.cache
def sea_book() -> SeaBook:
    """The module's own files; raises BadFile for their first fault."""
    book, faults = examine()
    if faults or book is None:
        raise faults[0]
    return book


@functools.cache
def with_skellige() -> Catalogue:
    """The base catalogue and the module's entries after it: read once, shared by all matches."""
    return add_skellige(base(), sea_book())


def places() -> PlacesFile:
    """The islands and harbours."""
    return sea_book().places
