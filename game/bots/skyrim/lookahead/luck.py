"""Chance for many worlds at once: what differs between two choices in one world is owed to the choices."""

from __future__ import annotations

from typing import Final

import numpy as np

from game.bots.skyrim.lookahead.field import Ints, Reals
from game.kernel.chance import Stream, fork

KEPT_BITS: Final = 24  # what a float of 32 bits holds exactly


class Luck:
    """Numbers from 0 to 1, one excluded, the same for all copies of a world.

    Raw bits of the generator are used, because only those are promised to stay as they are.
    """

    def __init__(self, chance: Stream, worlds: int) -> None:
        self.bits = np.random.PCG64(fork(chance))
        self.worlds = worlds

    def by_world(self, rows: int) -> Reals:
        """Rows of one number a world."""
        raw = np.asarray(self.bits.random_raw(rows * self.worlds))
        share = (raw >> np.uint64(64 - KEPT_BITS)).astype(np.float32) * np.float32(2.0**-KEPT_BITS)
        return share.reshape(rows, self.worlds)

    def draw(self, rows: int, world: Ints) -> Reals:
        """Rows of one number for each copy, by the world it is of."""
        return self.by_world(rows).take(world, axis=1)
