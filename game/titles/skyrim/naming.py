"""The names of Skyrim at the edges of the program."""

from __future__ import annotations

from typing import Final

from game.kernel.naming import Naming
from game.titles.skyrim.content import Content
from game.titles.skyrim.dovahkiin.keys import ARMORS, OBJECTIVES, SHOUTS, SPELLS, STEPS, WEAPONS
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
    "hero": "territory",
    "first_target": "territory",
    "second_target": "territory",
    "step": "step",
    "met_dragons": "territory",
    "shot_dragons": "territory",
    **dict.fromkeys(("spell", "spells", "spell_deck", "spell_discard", "spell_seen", "spells_seen"), "spell"),
    **dict.fromkeys(
        ("objective", "objectives", "objective_deck", "objective_discard", "objectives_seen"), "objective"
    ),
    **dict.fromkeys(("shout", "shouts", "shout_deck", "shouts_gone", "shout_learned"), "shout"),
    **dict.fromkeys(("weapon", "weapon_deck", "weapon_taken"), "weapon"),
    **dict.fromkeys(("armor", "armor_deck", "armor_taken"), "armor"),
}
TOP_FIRST: Final = frozenset(("spell_deck", "objective_deck", "weapon_deck", "armor_deck", "shout_deck"))
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
    "give_back": ("objective",),
    "place_hero": ("territory",),
    "walk": ("territory",),
    "challenge": ("territory",),
    "strike": (),
    "rage": (),
    "break_off": (),
    "heal": (),
    "revive": ("territory",),
    "pass": (),
    "equip": ("slot", "card", "card"),
    "keep_weapon": ("weapon",),
    "keep_armor": ("armor",),
    "buy_spell": (),
    "buy_objective": (),
    "end_purchases": (),
    "cast": ("spell",),
    "shout": ("shout",),
    "aim": ("territory",),
    "enough": (),
    "give": ("card",),
    "take": ("card",),
    "reroll": ("faces",),
    "score": ("objective",),
    "replace": ("objective",),
    "keep": ("objective",),
    "put_under": ("objective",),
    "end_objectives": (),
}


def skyrim_naming(content: Content) -> Naming:
    """Territories and cards by the keys of the map."""
    keys = {
        "territory": content.keys,
        "card": (*content.keys, END_CARD_KEY),
        "faction": FACTIONS,
        "spell": SPELLS,
        "objective": OBJECTIVES,
        "shout": SHOUTS,
        "weapon": WEAPONS,
        "armor": ARMORS,
        "step": STEPS,
    }
    return Naming(keys, DOMAINS, VERBS)
