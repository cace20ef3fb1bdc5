"""The names of The Witcher at the edges of the program."""

from __future__ import annotations

from typing import Final

from game.kernel.naming import Naming
from game.kernel.plain import Shape
from game.kernel.rules import FrameKind
from game.titles.witcher.catalogue.terms import ATTRIBUTES, TERRAINS
from game.titles.witcher.content import Content
from game.titles.witcher.fight import naming as fight
from game.titles.witcher.setup import SCHOOLS
from game.titles.witcher.skellige import naming as sea
from game.titles.witcher.state import State

EXPLORATIONS: Final = ("city", "wilds")
OPTIONS: Final = ("a", "b", "c")
# Fields of the state, of frames, options and events that stand for something else than a number.
_FIELDS: Final = {
    "place": ("place", "source", "acted", "tavern", "quest_gained", "trail_quest_begun"),
    "token": ("token", "tokens", "trails", "trail_quests"),
    "card": (
        "card", "cards", "hand", "deck", "discard", "owned", "pool", "supply", "supply_discard", "trashed", "last",
        "away", "cards_seen", "cards_revealed", "pool_filled",
    ),
    "potion": ("potion", "potions", "potion_deck", "potion_discard", "potions_drawn"),
    "monster": ("monster", "monsters", "driven_away", "extra"),
    "trophy": ("trophy", "trophies"),
    "school": ("school", "schools", "first_school", "second_school", "schools_drawn"),
    "attribute": ("attribute",),
    "terrain": ("terrain", "trail_quest_missed"),
    "story": ("story", "city", "wilds", "events", "told", "story_read"),
    "quest": ("quest",),
    "kept": ("kept", "served"),
    "fight_card": ("fight_card", "fight_deck", "life", "spent"),
    "option": ("option", "answer_given"),
    "exploration": ("where",),
}  # fmt: skip
DOMAINS: Final = {
    field: domain for some in (_FIELDS, fight.FIELDS, sea.FIELDS) for domain, fields in some.items() for field in fields
}
VERBS: Final[dict[str, tuple[str, ...]]] = {
    "school": ("school",),
    "place": ("terrain",),
    "end_wandering": (),
    "move": ("place",),
    "act": (),
    "resolve": ("story",),
    "challenge": ("seat",),
    "play": ("card",),
    "with_gold": ("card",),
    "two": ("card", "card"),
    "ride": ("kept",),
    "sail": ("card",),
    "train": ("attribute",),
    "train_by_letter": ("attribute",),
    "trade_away": ("card",),
    "trade_for": ("card",),
    "clear": ("card",),
    "enough": (),
    "seek": ("terrain",),
    "decline": (),
    "reroll": ("dice",),
    "fight": ("terrain",),
    "duel": ("seat",),
    "meditate": ("attribute",),
    "explore": ("where",),
    "follow": ("kept",),
    "rest": (),
    "answer": ("option",),
    "discard": ("card",),
    "end_discarding": (),
    "buy": ("card",),
    "pay": ("card",),
    "raise": ("attribute",),
    "trail": ("terrain",),
    "gain": ("card",),
    "trash": ("card",),
    "discard_potion": ("potion",),
    "strike": ("card", "extension"),
    "end_strike": (),
    **fight.VERBS,
    **sea.VERBS,
}
# Piles that have their top last in the state; a person reads the top first.
TOP_FIRST: Final = frozenset(
    (
        "deck",
        "supply",
        "potion_deck",
        "tokens",
        "monsters",
        "extra",
        "fight_deck",
        "city",
        "wilds",
        "life",
        *sea.TOP_FIRST,
    )
)
KEYED: Final = {
    "attributes": "attribute",
    "attribute_trophies": "attribute",
    "trails": "terrain",
    "trail_quests": "terrain",
    "tokens": "terrain",
    "slots": "terrain",
}


def witcher_naming(content: Content) -> Naming:
    """Keys of map and catalogue; of a trail token everybody sees the back (WOW-TOK-04)."""
    catalogue = content.catalogue
    terrains = TERRAINS[:3]
    keys = {
        "place": content.place_keys,
        "token": (*content.place_keys, *(f"{terrain}_back" for terrain in terrains)),
        "card": tuple(card.key for card in catalogue.action_cards),
        "potion": tuple(potion.key for potion in catalogue.potions),
        "monster": tuple(monster.key for monster in catalogue.monsters),
        "trophy": tuple(trophy.key for trophy in catalogue.trophies),
        "school": SCHOOLS,
        "attribute": ATTRIBUTES,
        "terrain": terrains,
        "story": content.stories.keys,
        "quest": tuple(quest.key for quest in catalogue.quests),
        "kept": tuple(kept.key for kept in catalogue.kept),
        "fight_card": tuple(card.key for card in catalogue.fight_cards),
        "option": OPTIONS,
        "exploration": EXPLORATIONS,
        "ability": content.abilities.keys,
        "sea_card": tuple(sheet.key.removesuffix("_safe") for sheet in catalogue.sea[::2]),
    }
    return Naming(keys, DOMAINS, VERBS)


def witcher_shape(content: Content, kinds: tuple[FrameKind[State, Content], ...]) -> Shape:
    """How positions and snapshots are written."""
    return Shape(witcher_naming(content), kinds, TOP_FIRST, KEYED)
