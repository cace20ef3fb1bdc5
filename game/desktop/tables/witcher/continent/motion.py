"""Figures that ride along a road. Times are milliseconds; with reduced motion they fade in where they arrive."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from math import hypot

from game.desktop.kit.motion import REDUCED, ease_in_out
from game.desktop.tables.witcher.continent.look import Figure

RIDE_MS = 620


@dataclass
class Ride:
    """A figure on its way: points of the map from where it stood to where it will stand; `afloat`: its ship too."""

    figure: Figure
    points: tuple[tuple[float, float], ...]
    afloat: bool = False
    age: int = 0
    reduced: bool = False

    @property
    def _done(self) -> float:
        return min(1.0, self.age / (REDUCED if self.reduced else RIDE_MS))

    @property
    def over(self) -> bool:
        """Whether it has arrived."""
        return self._done >= 1

    @property
    def alpha(self) -> int:
        """How much of it is to be seen."""
        return round(255 * self._done) if self.reduced else 255

    def at(self) -> tuple[float, float]:
        """Where it is on the map."""
        if self.reduced:
            return self.points[-1]
        lengths = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(self.points)]
        left = sum(lengths) * ease_in_out(self._done)
        for (a, b), length in zip(pairwise(self.points), lengths, strict=True):
            if left <= length and length:
                share = left / length
                return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
            left -= length
        return self.points[-1]


class Rides:
    """All that moves on the map."""

    def __init__(self) -> None:
        self.rides: list[Ride] = []

    @property
    def busy(self) -> bool:
        """Whether anything moves."""
        return bool(self.rides)

    def finish(self) -> bool:
        """Let all arrive; whether anything moved."""
        busy, self.rides = self.busy, []
        return busy

    def update(self, dt_ms: int) -> bool:
        """Let time pass; whether anything moved."""
        busy = self.busy
        for ride in self.rides:
            ride.age += dt_ms
        self.rides = [ride for ride in self.rides if not ride.over]
        return busy
