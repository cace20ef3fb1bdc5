"""The clans' choices in a few words: what undo would take back."""

from __future__ import annotations

from typing import Any

from game.desktop.tables.skye import told
from game.desktop.tables.skye.journey import deeds as journey
from game.kernel.naming import RESIGN
from game.kernel.rules import Option
from game.kernel.texts import gettext as _
from game.titles.skye.words import option_words


def deed(content: Any, state: Any, option: Option) -> str:
    """To be read after 'Undo:'. What lies behind a screen is not named, for others may be looking."""
    if option == RESIGN:
        return _("leaving the match")
    if option[0] in ("axe", "price", "again"):
        return _("axe and prices")
    if (words := journey.deed(state, option)) is not None:
        return words
    if option[0] == "confirm":
        return _("being done behind the screen")
    if option[0] == "build":
        return _("laying a tile: {tile}").format(tile=told.symbols(content, option[1]))
    return option_words(content, state, option)
