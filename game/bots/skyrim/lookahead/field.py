"""The board as arrays: what judgement derives from it once, in the order that suits many copies at a time.

Territories are numbered anew, those with most connections first, so that the k-th neighbours of all that have so many
are one slice. The numbers of the map stay outside this package.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from game.bots.skyrim.forecast import LARGEST, table
from game.bots.skyrim.ground import KEPT, ground_of
from game.bots.skyrim.prices import OPEN_BORDERS
from game.titles.skyrim.cards import ALIKE
from game.titles.skyrim.content import Content

Reals: TypeAlias = npt.NDArray[np.float32]
Ints: TypeAlias = npt.NDArray[Any]
Bools: TypeAlias = npt.NDArray[np.bool_]

ROW: Final = LARGEST + 1


@dataclass(frozen=True, slots=True, eq=False)
class Field:
    """By territory as a column, to be set against copies: `land_is` (1), `fort`, `portal`, `points`. `near` holds for
    each k the k-th neighbours of the first so many territories; `around` all neighbours of each, filled up with itself.

    `step`, `done`, by region and number held, flat: what the next territory is worth as progress, and as completion.
    `number` and `place` lead from the map's numbers to these and back.
    """

    size: int
    regions: int
    number: Ints
    place: Ints
    near: tuple[Ints, ...]
    around: Ints
    region_of: Ints
    bonus: Reals
    lands_in: Ints
    fort: Reals
    portal: Reals
    points: Reals
    fort_at: Ints
    portal_at: Ints
    step: Reals
    done: Reals
    held_row: int
    by_symbol: tuple[Ints, ...]
    symbol: Ints
    forts: int
    portals: int
    all_points: int
    first_ending: int
    last_ending: int
    max_rounds: int
    unit_limit: int
    chaos: bool

    def greatest_near(self, values: Any) -> Any:
        """The greatest value among the neighbours of each territory."""
        best = values.take(self.near[0], axis=0)
        for near in self.near[1:]:
            some = best[: len(near)]
            np.maximum(some, values.take(near, axis=0), out=some)
        return best

    def sum_near(self, values: Any) -> Any:
        """The sum over the neighbours of each territory."""
        total = values.take(self.near[0], axis=0)
        for near in self.near[1:]:
            some = total[: len(near)]
            some += values.take(near, axis=0)
        return total


@lru_cache(maxsize=KEPT)
def field_of(content: Content) -> Field:
    """The field of a content; made once for each."""
    ground = ground_of(content)
    order = sorted(content.land, key=lambda t: (-len(content.connected[t]), t))
    place = np.array(order)
    number = np.argsort(place)
    near_of = [[int(number[u]) for u in content.connected[t]] or [i] for i, t in enumerate(order)]
    most = len(near_of[0])
    step, done = _progress(ground.lands_in, ground.bonus, ground.borders)
    symbol = np.array([content.symbol[t] for t in order])

    def column(values: tuple[int, ...]) -> Reals:
        return np.array([[values[t]] for t in order], np.float32)

    return Field(
        size=content.size,
        regions=len(ground.bonus),
        number=number,
        place=place,
        near=tuple(np.array([one[k] for one in near_of if len(one) > k]) for k in range(most)),
        around=np.array([one + [i] * (most - len(one)) for i, one in enumerate(near_of)]),
        region_of=np.array([ground.region_of[t] for t in order]),
        bonus=np.array(ground.bonus, np.float32)[:, None],
        lands_in=np.array(ground.lands_in)[:, None],
        fort=column(ground.fort),
        portal=column(ground.portal),
        points=column(ground.points),
        fort_at=number[list(ground.forts)].astype(np.intp),
        portal_at=number[list(ground.portals)].astype(np.intp),
        step=step.ravel(),
        done=done.ravel(),
        held_row=step.shape[1],
        by_symbol=tuple(np.flatnonzero(symbol == one) for one in range(len(ALIKE))),
        symbol=symbol,
        forts=len(ground.forts),
        portals=len(ground.portals),
        all_points=ground.all_points,
        first_ending=ground.first_ending,
        last_ending=ground.last_ending,
        max_rounds=ground.max_rounds,
        unit_limit=content.unit_limit,
        chaos=content.end_card >= 0,
    )


def _progress(sizes: tuple[int, ...], bonus: tuple[int, ...], borders: tuple[int, ...]) -> tuple[Reals, Reals]:
    """What `prices.py` reckons, before the weights."""
    step = np.zeros((len(sizes), max(sizes) + 1), np.float32)
    done = np.zeros_like(step)
    for region, size in enumerate(sizes):
        for held in range(size):
            closed = (OPEN_BORDERS - borders[region]) / 4
            step[region, held] = bonus[region] * (2 * held + 1) / size**2 * closed
        done[region, size - 1] = bonus[region]
    return step, done


@dataclass(frozen=True, slots=True, eq=False)
class Odds:
    """Forecasts of attacks to the end by source and target: the chance to conquer, losses, units left."""

    conquers: Reals
    lost: Reals
    killed: Reals
    left: Reals


@lru_cache(maxsize=1)
def _flat() -> tuple[Reals, Reals, Reals, Reals]:
    cells = np.array(table(), np.float32).reshape(ROW * ROW, 4)
    conquers, lost, killed, left = (np.ascontiguousarray(cells[:, part]) for part in range(4))
    return conquers, lost, killed, left


def odds(units: Ints, defenders: Ints) -> Odds:
    """The table's lines for many attacks at once; beyond its end half as many on each side stand in."""
    conquers, lost, killed, left = _flat()
    if max(units.max(initial=0), defenders.max(initial=0)) <= LARGEST:
        index = (units * ROW + defenders).astype(np.intp)
        return Odds(*(column.take(index, mode="clip") for column in (conquers, lost, killed, left)))
    halved = np.zeros_like(units)
    greater = np.maximum(units, defenders)
    while greater.max() > LARGEST:
        halved += greater > LARGEST
        greater = np.where(greater > LARGEST, (greater + 1) >> 1, greater)
    times = (1 << halved).astype(np.float32)
    round_up = (1 << halved) - 1
    index = (((units + round_up) >> halved) * ROW + ((defenders + round_up) >> halved)).astype(np.intp)
    far = halved > 0
    return Odds(
        conquers.take(index, mode="clip"),
        times * lost.take(index, mode="clip"),
        times * killed.take(index, mode="clip"),
        np.where(far, np.maximum(2, units - defenders), left.take(index, mode="clip")).astype(np.float32),
    )


def chances(units: Ints, defenders: Ints) -> Reals:
    """Only the chances to conquer."""
    if max(units.max(initial=0), defenders.max(initial=0)) > LARGEST:
        return odds(units, defenders).conquers
    found: Reals = _flat()[0].take(units * ROW + defenders, mode="clip")
    return found
