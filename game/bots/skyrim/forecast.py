"""What an attack to the end brings, from a table: judgement looks it up hundreds of times a decision."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple, TypeAlias

from game.titles.skyrim.odds import campaign

LARGEST: Final = 63  # beyond it half as many on each side stand in
HOPELESS: Final = 1e-12


class Forecast(NamedTuple):
    """The chance to conquer, expected losses of both sides, and the units left to the attacker when he conquers (the
    one that stays behind included)."""

    conquers: float
    lost: float
    killed: float
    left: float


Table: TypeAlias = tuple[tuple[Forecast, ...], ...]


@cache
def table() -> Table:
    """Forecasts by units in the source, then by defenders."""
    sizes = range(LARGEST + 1)
    return tuple(tuple(_forecast(units, defenders) for defenders in sizes) for units in sizes)


def _forecast(units: int, defenders: int) -> Forecast:
    """`left` follows from the expected losses, because whoever fails has lost all but one."""
    odds = campaign(units, defenders)
    if odds.conquers < HOPELESS:
        return Forecast(odds.conquers, odds.lost, odds.killed, 0.0)
    lost_in_vain = (1.0 - odds.conquers) * (units - 1)
    left = units - (odds.lost - lost_in_vain) / odds.conquers
    return Forecast(odds.conquers, odds.lost, odds.killed, left)


def row_of(units: int) -> tuple[Forecast, ...]:
    """The forecasts from so many units by defenders; empty for a host beyond the table."""
    return table()[units] if units <= LARGEST else ()


def forecast(units: int, defenders: int) -> Forecast:
    """An attack to the end from `units` in the source on `defenders`, both sides with the most dice."""
    if units <= LARGEST and defenders <= LARGEST:
        return table()[units][defenders]
    half = forecast((units + 1) // 2, (defenders + 1) // 2)
    return Forecast(half.conquers, 2 * half.lost, 2 * half.killed, float(max(2, units - defenders)))
