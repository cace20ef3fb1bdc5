"""Which title has which table. A title's table is one folder here and one line below."""

from __future__ import annotations

from game.desktop.tables.base import TitleTable
from game.desktop.tables.skyrim.table import SkyrimTable
from game.kernel.errors import SkaldError
from game.kernel.game import Game

TABLES: dict[str, type[TitleTable]] = {"skyrim": SkyrimTable}


def make_table(game: Game) -> TitleTable:
    """The table of a game's title. Raises SkaldError where there is none yet."""
    key = game.title.info.key
    if key not in TABLES:
        raise SkaldError(f"There is no table for '{key}' yet.")
    return TABLES[key](game)
