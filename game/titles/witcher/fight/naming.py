"""The names of fights at the edges of the program."""

from __future__ import annotations

from typing import Final

from game.titles.witcher.content import Content

VERBS: Final[dict[str, tuple[str, ...]]] = {
    "wager": ("favourite",),
    "pass": (),
    "use": ("ability",),
    "drink": ("potion",),
    "ready": (),
    "play": ("card",),
    "match": ("card", "extension"),
    "stop": (),
    "charge": (),
    "bite": (),
    "lose": ("card",),
    "take": ("card",),
    "drop": ("card",),
    "put": ("card",),
    "drop_attack": ("fight_card",),
    "put_attack": ("fight_card",),
    "leave": (),
    "bottom": (),
    "pick": ("card",),
    "top": (),
    "back": ("card",),
}
DOMAINS: Final[dict[str, str]] = {
    "card": "card",
    "cards": "card",
    "ability": "ability",
    "potion": "potion",
    "monster": "monster",
    "trophy": "trophy",
    "fight_card": "fight_card",
    "fight_cards": "fight_card",
    # outcomes by kind of event
    "cards_lost": "card",
    "card_revealed": "card",
    "pool_seen": "card",
    "fight_cards_lost": "fight_card",
    "fight_cards_seen": "fight_card",
    "attack_revealed": "fight_card",
}


def fight_keys(content: Content) -> dict[str, tuple[str, ...]]:
    """The keys of what only fights name."""
    catalogue = content.catalogue
    return {
        "ability": content.abilities.keys,
        "fight_card": tuple(card.key for card in catalogue.fight_cards),
        "monster": tuple(monster.key for monster in catalogue.monsters),
        "trophy": tuple(trophy.key for trophy in catalogue.trophies),
        "potion": tuple(potion.key for potion in catalogue.potions),
        "card": tuple(card.key for card in catalogue.action_cards),
    }
