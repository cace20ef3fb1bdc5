"""The names of Skyrim at the edges of the program."""

from __future__ import annotations

from typing import Final

from game.kernel.naming import Naming
from game.titles.skyrim.content import Content
from game.titles.skyrim.setup import FACTIONS

END_CARD_KEY: Final = "end_game"
DOMAINS: Final = {
    "territory": "territory",
    "source": "territory",
    "target": "territory",
    "card": "card",
    "cards": "card",
    "card_seen": "card",
    "cards_seen": "card",
    "faction": "faction",
}
VERBS: Final = {
    "place": ("territory",),
    "units": ("units",),
    "exchange": ("card", "card", "card"),
    "end_reinforcements": (),
    "attack": ("source", "target", "dice"),
    "end_invasion": (),
    "defend": ("dice",),
    "follow": ("units",),
    "maneuver": ("source",),
    "to": ("target",),
    "end_maneuver": (),
}


def skyrim_naming(content: Content) -> Naming:
    """Territories and cards by the keys of the map."""
    keys = {"territory": content.keys, "card": (*content.keys, END_CARD_KEY), "faction": FACTIONS}
    return Naming(keys, DOMAINS, VERBS)
