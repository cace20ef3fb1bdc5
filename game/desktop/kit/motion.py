"""Short motions: values that go from where they are to where they should be. Times are milliseconds.

In: ease-out cubic; moves on the board: ease-in-out; nothing bounces. With reduced motion everything takes 80
ms at most.
"""

from __future__ import annotations

import math
from collections.abc import Callable

Ease = Callable[[float], float]

HOVER, CARD = 90, 140
MOVE, CAPTURE, DIE, DIE_APART, PULSE = 280, 420, 520, 60, 1600
REDUCED = 80


def ease_out(p: float) -> float:
    """Cubic: quick at first; p and the result from 0 to 1."""
    return 1 - (1 - p) ** 3


def ease_in_out(p: float) -> float:
    """Cubic at both ends."""
    return 4 * p**3 if p < 0.5 else 1 - (2 - 2 * p) ** 3 / 2


def pulse(ms: int) -> float:
    """The strength of what is aimed at, 0.8 to 1, as time goes by."""
    return 0.9 + 0.1 * math.sin(ms / PULSE * math.tau)


class Tween:
    """A value on its way. `update` says whether it still moves; `finish` is what any click does to what is
    moving.
    """

    def __init__(
        self, value: float = 0.0, length: int = HOVER, ease: Ease = ease_out, reduced: bool = False
    ) -> None:
        self.start = self.goal = value
        self.length = min(length, REDUCED) if reduced else length
        self.ease = ease
        self._ms = self.length

    @property
    def value(self) -> float:
        """Where it is now."""
        if self._ms >= self.length:
            return self.goal
        return self.start + (self.goal - self.start) * self.ease(self._ms / max(1, self.length))

    @property
    def moving(self) -> bool:
        """Whether it has not arrived."""
        return self._ms < self.length

    def to(self, goal: float) -> None:
        """Head for another value from where it is; nothing happens when it is headed there already."""
        if goal != self.goal:
            self.start, self.goal, self._ms = self.value, goal, 0

    def finish(self) -> None:
        """Be there."""
        self._ms = self.length

    def update(self, dt_ms: int) -> bool:
        """Let time pass; True when the value changed."""
        if not self.moving:
            return False
        self._ms = min(self.length, self._ms + dt_ms)
        return True
