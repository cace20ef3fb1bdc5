"""The names of Isle of Skye at the edges of the program."""

from __future__ import annotations

from typing import Final

from game.kernel.naming import Naming
from game.titles.skye.content import ALL_SCORING_TILES, SLOTS, Content
from game.titles.skye.journeyman.naming import FIELDS as JOURNEY_FIELDS
from game.titles.skye.journeyman.naming import KEYS as JOURNEY_KEYS
from game.titles.skye.journeyman.naming import VERBS as JOURNEY_VERBS
from game.titles.skye.setup import COLOURS

_FIELDS: Final = {
    "tile": ("tile", "tiles", "drawn", "aside", "bag", "returned", "axe", "tiles_drawn"),
    "scoring": ("scoring",),
    "colour": ("colour",),
    "slot": ("slot",),
    **JOURNEY_FIELDS,
}
DOMAINS: Final = {field: domain for domain, fields in _FIELDS.items() for field in fields}
VERBS: Final[dict[str, tuple[str, ...]]] = {
    "axe": ("tile",),
    "price": ("tile", "gold"),
    "again": (),
    "confirm": (),
    "buy": ("tile",),
    "pass": (),
    "build": ("tile", "x", "y", "rotation"),
    **JOURNEY_VERBS,
}


def skye_naming(content: Content) -> Naming:
    """Tiles and scoring tiles by the numbers of the rules."""
    keys = {
        "tile": tuple(tile.key for tile in content.tiles.all),
        "scoring": tuple(f"S{number + 1:02}" for number in range(ALL_SCORING_TILES)),
        "colour": COLOURS,
        "slot": SLOTS,
        **JOURNEY_KEYS,
    }
    return Naming(keys, DOMAINS, VERBS)
