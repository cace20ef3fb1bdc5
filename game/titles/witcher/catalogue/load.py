"""Reads the catalogue's files, validates them by themselves and together, and freezes them for the rules.

>>> base().monsters[0].name
'Arachas'
"""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

from pydantic import BaseModel, ValidationError

from game.kernel.errors import BadFile
from game.kernel.texts import gettext as _
from game.kernel.told import told
from game.titles.witcher.catalogue.checks import Fault, check
from game.titles.witcher.catalogue.compile import compile_book
from game.titles.witcher.catalogue.frozen import Catalogue
from game.titles.witcher.catalogue.models import Book

FOLDER: Final = Path(__file__).parent
FILES: Final = tuple(Book.model_fields)
M = TypeVar("M", bound=BaseModel)


def files(folder: Path = FOLDER) -> tuple[Path, ...]:
    """The catalogue's files, in the order in which they are read."""
    return tuple(folder / f"{name}.toml" for name in FILES)


@functools.cache
def base() -> Catalogue:
    """The catalogue of the base game, frozen: read once, shared by all matches."""
    return compile_book(load_book(FOLDER))


def load_book(folder: Path) -> Book:
    """The validated files of a folder; raises BadFile for their first fault."""
    book, faults = examine(folder)
    if faults or book is None:
        raise faults[0]
    return book


def find_faults(path: Path) -> list[BadFile]:
    """What is wrong with one file of a catalogue, by itself and with the others: those beside it, or ours."""
    paths = [other if other.exists() else FOLDER / other.name for other in files(path.parent)]
    return [fault for fault in _examine(paths)[1] if fault.path == path]


def examine(folder: Path) -> tuple[Book | None, list[BadFile]]:
    """A folder's files, and everything that is wrong with them in the order in which it is best mended."""
    return _examine(files(folder))


def _examine(paths: Sequence[Path]) -> tuple[Book | None, list[BadFile]]:
    return examine_files(Book, paths, check)


def examine_files(
    model: type[M], paths: Sequence[Path], check_all: Callable[[M], Iterable[Fault]]
) -> tuple[M | None, list[BadFile]]:
    """Files as a model whose fields are their names, and what is wrong with them, by themselves or together."""
    faults: list[BadFile] = []
    by_name = {path.stem: path for path in paths}
    plain = {name: _read(path, faults) for name, path in by_name.items()}
    if faults:
        return None, faults
    try:
        book = model.model_validate(plain)
    except ValidationError as errors:
        return None, [_fault(by_name, error["loc"], told(error)) for error in errors.errors()]
    return book, [_fault(by_name, place, wrong) for place, wrong in check_all(book)]


def _read(path: Path, faults: list[BadFile]) -> Any:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        faults.append(BadFile(path, "", _("cannot be read ({why})").format(why=error.strerror or error)))
    except UnicodeDecodeError:
        faults.append(BadFile(path, "", _("is not a text in UTF-8")))
    except tomllib.TOMLDecodeError as error:
        faults.append(BadFile(path, "", _("is not TOML: {why}").format(why=error)))
    return None


def _fault(by_name: Mapping[str, Path], place: tuple[int | str, ...], wrong: str) -> BadFile:
    """The place begins with the file's name; entries of lists are counted from 1, as people do."""
    name, *inside = place
    spelled = ".".join(str(part + 1) if isinstance(part, int) else part for part in inside)
    return BadFile(by_name[str(name)], spelled, wrong)
