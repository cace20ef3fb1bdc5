"""The journeyman on his way: he glides from tile to tile to the marker that he takes up. Times are milliseconds.

With reduced motion nothing travels: he stands where he has come to.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from game.desktop.kit.motion import MOVE, ease_in_out
from game.desktop.tables.skye.land.look import Cell, Token

LONGEST = 4 * MOVE  # a walk over many tiles takes no longer


@dataclass
class Stride:
    """A seat's `pawn` on the `way` from one cell to the next; `plan`: the markers as they lay before."""

    seat: int
    pawn: Token
    way: tuple[Cell, ...]
    plan: tuple[Token, ...] = ()
    age: int = 0

    @property
    def length(self) -> int:
        """How long it takes."""
        return min(LONGEST, MOVE * (len(self.way) - 1))

    @property
    def over(self) -> bool:
        """Whether he has arrived."""
        return self.age >= self.length

    @property
    def at(self) -> tuple[float, float]:
        """Where he is now, in cells."""
        steps = list(pairwise(self.way))
        done = ease_in_out(min(1.0, self.age / max(1, self.length))) * len(steps)
        number = min(int(done), len(steps) - 1)
        (x, y), (next_x, next_y) = steps[number]
        share = done - number
        return x + (next_x - x) * share, y + (next_y - y) * share


class Strides:
    """What glides over a territory: one journeyman at a time, for they walk in turn (SKY-MOV-21)."""

    def __init__(self) -> None:
        self.stride: Stride | None = None

    @property
    def busy(self) -> bool:
        """Whether one is on his way."""
        return self.stride is not None

    def of(self, seat: int) -> Stride | None:
        """A seat's own, while he is on his way."""
        return self.stride if self.stride is not None and self.stride.seat == seat else None

    def start(self, stride: Stride) -> None:
        """Send one on his way, unless he is there already."""
        self.stride = stride if len(stride.way) > 1 else None

    def finish(self) -> bool:
        """Be there; whether anything moved."""
        moved, self.stride = self.busy, None
        return moved

    def update(self, dt_ms: int) -> bool:
        """Let time pass; whether the picture changes."""
        if self.stride is None:
            return False
        self.stride.age += dt_ms
        if self.stride.over:
            self.stride = None
        return True
