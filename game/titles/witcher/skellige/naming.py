"""The names of the sea and the islands at the edges of the program."""

from __future__ import annotations

from typing import Final

VERBS: Final[dict[str, tuple[str, ...]]] = {
    "pay_price": (),
    "sail_to": ("place",),
    "cast_off": (),
    "use_item": ("kept",),
    "die": ("face",),
    "part_with": ("trophy",),
    "hunt": ("level",),
    "face_dagon": (),
}
# Fields of the state, of frames, options and events that stand for something else than a number.
FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "place": ("ships", "found", "over", "harbour", "island", "ships_placed"),
    "sea_card": ("sea", "sea_discard"),
    "kept": ("bonus", "bonus_drawn"),
    "monster": ("spent_tokens", "buried", "arena_entered"),
    "trophy": ("trophy_given",),
    "card": ("cards_lost_unchosen",),
}
TOP_FIRST: Final = ("sea", "bonus")
