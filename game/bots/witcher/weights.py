"""What the policy holds dear, as data: one number a consideration. The unit of worth is about one Gold.

In fights it is about one card of the own life pool.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path
from typing import Final

DATA: Final = Path(__file__).with_name("weights.toml")
Row = tuple[float, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Weights:
    """See weights.toml for what each is."""

    # fights
    damage: float
    shield: float
    card: float
    top: float
    last: float
    hand: Row
    least_use: float
    draw_now: float
    dear: float
    under: float
    look: float
    potion_price: float
    potion_in_fight: float
    specialty: tuple[Row, ...]
    ability: Row
    level: Row
    helper: float
    first_strike: float
    spread: float
    combat_in_fight: float
    defense_in_fight: float
    quality: float
    duel_first: float
    duel_spread: float
    # cards
    face_damage: float
    face_shield: float
    face_draw: float
    face_top: float
    face_back: float
    face_link: float
    face_linked: float
    face_wild: float
    keep: float
    price: float
    deck: float
    next_card: float
    mobility: float
    # trophies
    step: float
    win: float
    own_again: float
    defeat: float
    # the map
    gold: float
    saved_gold: float
    attribute: tuple[Row, ...]
    mastery: float
    mastery_alone: float
    towards: Row
    second_mastery: float
    potion: Row
    potion_kinds: Row
    poker: float
    poker_alone: float
    challenge: float
    trade: float
    trail: float
    trail_quest: float
    alms: float
    quest: float
    explore: float
    city: float
    wilds: float
    ahead: float
    way: float
    later_fight: float
    # at sea
    safe_trip: float
    dangerous_trip: float
    trophy_card: float
    exchange: float
    bonus: float
    dagon_fear: float
    # setting up
    schools: Row


def _tuples(told: object) -> object:
    return tuple(map(_tuples, told)) if isinstance(told, list) else told


@cache
def tuned() -> Weights:
    """The weights of weights.toml."""
    told = tomllib.loads(DATA.read_text("utf-8"))
    return Weights(**{one.name: _tuples(told[one.name]) for one in fields(Weights)})  # type: ignore[arg-type]
