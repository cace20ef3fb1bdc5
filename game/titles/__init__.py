"""The games, one folder each. A title is added by one folder here and one line below."""

from __future__ import annotations

from typing import Final

from game.kernel.errors import SkaldError
from game.kernel.naming import did_you_mean
from game.kernel.texts import gettext as _
from game.kernel.title import AnyTitle
from game.titles.skye.title import Skye
from game.titles.skyrim.title import Skyrim
from game.titles.witcher.title import Witcher

TITLES: Final[tuple[AnyTitle, ...]] = (Skyrim(), Skye(), Witcher())


def find_title(key: str) -> AnyTitle:
    """The title of a key. Raises SkaldError with a sentence."""
    for title in TITLES:
        if title.info.key == key:
            return title
    keys = [title.info.key for title in TITLES]
    raise SkaldError(
        _("There is no title '{title}'{near}; there is {titles}.").format(
            title=key, near=did_you_mean(key, keys), titles=", ".join(keys)
        )
    )
