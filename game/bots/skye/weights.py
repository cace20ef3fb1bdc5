"""What the policy holds dear, as data: one number a consideration. The unit of worth is a point at the end."""

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

    # what is still to come
    tiles_a_round: float
    this_round: float
    close: float
    close_power: float
    grow: float
    find: float
    square: float
    column: float
    reach: float
    join: float
    animals: float
    density: Row
    pick: float
    ends: Row
    holes: Row
    most_spread: float
    least_spread: float
    # gold
    gold: Row
    gold_depth: Row
    gold_spread: float
    # trade
    habits: tuple[Row, ...]
    axe_whim: float
    whim: float
    rivalry: Row
    bargain: float
    # Journeyman
    advances: float
    most_advances: int
    later_advance: float
    shoe: float
    stay: float
    piece: float
    bonus_once: Row
    bonus_a_round: Row


def _tuples(told: object) -> object:
    return tuple(map(_tuples, told)) if isinstance(told, list) else told


@cache
def tuned() -> Weights:
    """The weights of weights.toml."""
    told = tomllib.loads(DATA.read_text("utf-8"))
    return Weights(**{one.name: _tuples(told[one.name]) for one in fields(Weights)})  # type: ignore[arg-type]
