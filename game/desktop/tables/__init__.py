"""Tables: what fills the window while a match is played. One folder a title, the rest is common to all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.kernel.errors import SkaldError

if TYPE_CHECKING:
    from game.desktop.tables.base import TitleTable
    from game.kernel.game import Game


def make_table(game: Game) -> TitleTable:
    """The table of a game's title. A title's table is one folder here and one line below."""
    key = game.title.info.key
    if key == "skyrim":
        from game.desktop.tables.skyrim.table import SkyrimTable

        return SkyrimTable(game)
    raise SkaldError(f"There is no table for '{key}' yet.")
