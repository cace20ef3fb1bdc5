"""The names of fights at the edges of the program."""

from __future__ import annotations

from typing import Final

VERBS: Final[dict[str, tuple[str, ...]]] = {
    "wager": ("favourite",),
    "pass": (),
    "use": ("ability",),
    "drink": ("potion",),
    "ready": (),
    "lay": ("card",),
    "lay_by": ("card", "extension"),
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
# Fields of frames, options, events and their outcomes that stand for something else than a number.
FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "card": ("returned", "cards_lost", "card_revealed", "pool_seen"),
    "fight_card": ("fight_cards", "fight_cards_lost", "fight_cards_seen", "attack_revealed"),
    "ability": ("ability", "abilities", "used"),
}
