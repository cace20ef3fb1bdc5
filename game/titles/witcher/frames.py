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
    "discard_potion",
    "move_and_act",
    "act_here",
    "strike",
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
    "fight",
    "witcher_turn",
    "monster_turn",
    "damage",
    "moment",
    "ability",
    "fight_over",
)
NUMBER: Final = {name: number for number, name in enumerate((*ASKING, *RUNNING))}
