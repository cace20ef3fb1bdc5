"""The names of Journeyman at the edges of the program."""

from __future__ import annotations

from typing import Final

from game.titles.skye.journeyman.boards import BONUS, TRACKS
from game.titles.skye.tiles import EDGES

KEYS: Final[dict[str, tuple[str, ...]]] = {"bonus": BONUS, "track": TRACKS, "edge": EDGES}
FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "bonus": ("bonus", "fresh", "layout", "bonus_tiles_laid"),
    "track": ("track",),
    "edge": ("edge",),
}
VERBS: Final[dict[str, tuple[str, ...]]] = {
    "spare_all": (),
    "lay_road": ("x", "y", "edge"),
    "take_up": ("x", "y", "edge"),
    "advance": ("track",),
    "castle_advance": ("track",),
    "use_advance": ("track",),
    "decline": (),
    "mark": ("x", "y"),
    "unmark": ("x", "y"),
    "extra": (),
    "walk": ("x", "y"),
    "done": (),
    "go_on": (),
}
