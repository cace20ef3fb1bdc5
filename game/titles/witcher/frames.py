"""The kinds of frames by number: first those that ask, then those that only run. `title.KINDS` stands in this order."""

from __future__ import annotations

from typing import Final

ASKING: Final = (
    # setting up
    "choose_school",
    "place_monster",
    # phase I
    "wander",
    "pay_move",
    "train",
    "trade_away",
    "trade_for",
    "clear_pool",
    "trail_quest",
    "reroll",
    # phase II
    "deed",
    "answer",
    # phase III
    "keep",
    "buy",
    "pay_cards",
    # what effects ask
    "raise",
    "trail",
    "gain",
    "trash",
    "discard",
    "trash_hand",
    "discard_potion",
    "move_and_act",
    "act_here",
    "pay_or_not",
    "strike",
    # at sea and on islands
    "pay_trip",
    "before_die",
    "choose_die",
    "divert",
    "mists",
    "trade_trophy",
    "choose_level",
    # fights
    "wager",
    "prepare",
    "combo",
    "extra_card",
    "name_attack",
    "lose_card",
    "order_cards",
    "take_card",
    "special",
    "return_cards",
)
RUNNING: Final = (
    "setting_up",
    "turn",
    "effects",
    "story",
    "poker",
    "fatigue",
    "voyage",
    "fight",
    "witcher_turn",
    "monster_turn",
    "damage",
    "moment",
    "ability",
    "fight_over",
)
NUMBER: Final = {name: number for number, name in enumerate((*ASKING, *RUNNING))}

# Which phase a turn frame begins next (turn.PHASES).
PHASE_III: Final = 3
