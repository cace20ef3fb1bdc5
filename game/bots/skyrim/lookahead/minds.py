"""What each seat holds dear in each copy: rivals may be taken for weaker than they are."""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import lru_cache
from typing import Final

import numpy as np

from game.bots.skyrim.lookahead.field import Ints, Reals
from game.bots.skyrim.tempers import BY_HAND, DUEL, tuned

HAND: Final = 1  # the kind of mind that plays by weights set by hand; 0 is the tuned one


@dataclass(slots=True, eq=False)
class Minds:
    """The weights (weights.py) of a seat, by copy."""

    land: Reals
    fort: Reals
    portal: Reals
    region_done: Reals
    region_progress: Reals
    region_broken: Reals
    leader: Reals
    elimination: Reals
    taken_card: Reals
    weak_rival: Reals
    first_card: Reals
    point: Reals
    clock: Reals
    own_losses: Reals
    foe_losses: Reals
    ahead: Reals
    thick: Reals
    weary: Reals
    exposure: Reals
    hole: Reals
    least_gain: Reals
    least_chance: Reals
    chain: Reals
    discount: Reals
    campaign: Reals
    defence: Reals
    steadiness: Reals
    keep: Reals
    exchange_from: Reals


NAMES: Final = tuple(one.name for one in fields(Minds))


@lru_cache(maxsize=2)
def _stack(chaos: bool) -> Reals:
    """A row for each kind of mind at a table, and one for each in a duel."""
    kinds = [one.of(chaos, alive) for one in (tuned(), BY_HAND) for alive in (DUEL + 1, DUEL)]
    return np.array([[getattr(one, name) for name in NAMES] for one in kinds], np.float32)


def minds_of(chaos: bool, kind: Ints, alive: Ints) -> Minds:
    """The weights of a seat of the given kinds, with so many seats left."""
    rows = _stack(chaos)[kind * 2 + (alive <= DUEL)]
    return Minds(*np.ascontiguousarray(rows.T))
