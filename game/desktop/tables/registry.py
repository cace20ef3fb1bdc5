"""Finds a title's table by its key: `front.FRONT`, `table.TABLE`, `lessons.LESSONS` in the folder tables/TITLE.

Imported when they are asked for, so that the title page opens before anything of a match is read.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from game.desktop.tables.front import Front
from game.kernel.errors import SkaldError
from game.kernel.texts import gettext as _

if TYPE_CHECKING:
    from game.desktop.tables.base import TitleTable
    from game.desktop.tables.lesson import Lesson
    from game.kernel.game import Game


def front_of(key: str) -> Front:
    """How a title shows itself. Raises SkaldError where it has no table yet."""
    front: Front = _part(key, "front").FRONT
    return front


def table_class(key: str) -> type[TitleTable]:
    """A title's table. Raises SkaldError where there is none yet."""
    found: type[TitleTable] = _part(key, "table").TABLE
    return found


def make_table(game: Game) -> TitleTable:
    """The table of a game."""
    return table_class(game.title.info.key).of(game)


def lessons_of(key: str) -> dict[str, Lesson]:
    """The first matches that teach a title, by mode."""
    found: dict[str, Lesson] = _part(key, "lessons").LESSONS
    return found


def _part(key: str, part: str) -> Any:
    home = f"{__package__}.{key}"
    try:
        return import_module(f"{home}.{part}")
    except ModuleNotFoundError as error:
        if error.name not in (home, f"{home}.{part}"):
            raise
        raise SkaldError(_("There is no table for '{key}' yet.").format(key=key)) from None
