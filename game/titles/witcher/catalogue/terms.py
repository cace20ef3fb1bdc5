"""Keys and their numbers: the number of a thing is its place in its list. Expansions add at the ends."""

from __future__ import annotations

from typing import Final

TERRAINS: Final = ("forest", "mountain", "water", "wild")
FOREST, MOUNTAIN, WATER, WILD = range(4)
ATTRIBUTES: Final = ("combat", "defense", "alchemy", "specialty")
COMBAT, DEFENSE, ALCHEMY, SPECIALTY = range(4)
COLOURS: Final = ("blue", "red", "green", "yellow", "purple")  # WOW-CRD-02
BLUE, RED, GREEN, YELLOW, PURPLE = range(5)
SCHOOLS: Final = ("wolf", "viper", "cat", "bear", "griffin")  # WOW-CMP-14; the Manticore comes with a module
WOLF, VIPER, CAT, BEAR, GRIFFIN = range(5)
LOCATIONS: Final = (
    "behelt_nar", "kaer_seren", "hengfors", "kaer_morhen", "ban_ard", "cidaris", "novigrad", "vizima", "vengerberg",
    "cintra", "haern_caduch", "beauclair", "glenmore", "doldeth", "loc_ichaer", "gorthur_gvaed", "dhuwod", "stygga",
    "ard_modron",
)  # fmt: skip
"""The ledger's numbers of the Locations."""
SEA_PLACES: Final = (
    "ard_skellig", "isle_of_mists", "eyna", "hen_inis", "huandre_heuangi", "aenye_ard", "loc_gwen", "pawen_y_creuan",
    "open_sea",
)  # fmt: skip
"""With Skellige they follow: the islands, and the place where Dagon is when it has emerged (L19 to L26, 27)."""

# Of a Quest: a terrain (its place is drawn), a Location, or a school.
QUEST_TERRAIN, QUEST_LOCATION, QUEST_OWN_SCHOOL, QUEST_OWN_OR_RIVAL_SCHOOL = range(4)
SCHOOL_PLACES: Final = {"own_school": QUEST_OWN_SCHOOL, "own_or_rival_school": QUEST_OWN_OR_RIVAL_SCHOOL}

# Of what is kept: a card that stays for the whole game, somebody who comes along, a card kept for a while.
KEPT_KINDS: Final = ("equipment", "companion", "card", "item", "bonus")
EQUIPMENT, COMPANION, CARD, ITEM, BONUS = range(5)
