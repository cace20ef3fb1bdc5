"""Which part of the map is seen, and how large. Knows no pygame.

`k` is pixels of the window for one of the map, always a whole number of pixels for `CELL` of the map: so the map
can be painted in cells that fit together at every zoom. `x`, `y` is the point of the map at the upper left of the view.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

Box = tuple[float, float, float, float]  # left, top, right, bottom in map pixels
STEP = 1.25  # one notch of the wheel, or one press of + or -
CELL = 480  # pixels of the map
CLOSEST = 2.2  # how many times larger than the whole view the map may be seen, as long as its picture stays sharp
SHARP = 1.0  # pixels of the window for one of the picture
LITTLE = 1.25  # but so much larger at any rate


@dataclass
class View:
    """The rectangle of the window in which the map is seen, in pixels."""

    x: int
    y: int
    w: int
    h: int


def snapped(k: float) -> float:
    """The nearest zoom there is."""
    return max(1, round(k * CELL)) / CELL


class Camera:
    """Pan, zoom about a point, fit. `land` is the part of the map on which something stands."""

    def __init__(self, size: tuple[int, int], land: Box) -> None:
        self.size = size
        self.land = land
        self.view = View(0, 0, 1, 1)
        self.whole = True  # fit the whole sheet, not its land alone
        self.k = 1.0
        self._wish = 1.0  # the zoom before it was snapped: small steps add up
        self.x = self.y = 0.0

    def place(self, view: View, whole: bool) -> None:
        """Another view: what was fitted is fitted again, else the middle stays in the middle."""
        fitted = self.is_fitted()
        middle = self.to_map(self.view.x + self.view.w / 2, self.view.y + self.view.h / 2)
        self.view, self.whole = view, whole
        if fitted or self.k < self.least:
            self.fit()
        else:
            self.k = self._wish = min(self.k, self.most)
            self.centre_on(*middle)

    @property
    def least(self) -> float:
        """The zoom at which everything is seen."""
        w, h = self.size
        least = min(self.view.w / w, self.view.h / h)
        if not self.whole:
            left, top, right, low = self.land
            least = max(least, min(self.view.w / (right - left), self.view.h / (low - top)))
        return max(1, math.floor(least * CELL + 1e-6)) / CELL

    @property
    def most(self) -> float:
        """The closest zoom."""
        sharp = min(SHARP, max(0.6, self.least * CLOSEST))
        return snapped(max(sharp, self.least * LITTLE))

    def is_fitted(self) -> bool:
        """Whether everything is seen."""
        return self.view.w <= 1 or abs(self.k - self.least) < 1e-6

    def fit(self) -> None:
        """See everything."""
        self.k = self._wish = self.least
        left, top, right, low = (0, 0, *self.size) if self.whole else self.land
        self.centre_on((left + right) / 2, (top + low) / 2)

    def centre_on(self, x: float, y: float) -> None:
        """Bring a point of the map to the middle of the view."""
        self.x, self.y = x - self.view.w / self.k / 2, y - self.view.h / self.k / 2
        self._clamp()

    def zoom(self, factor: float, at: tuple[float, float]) -> None:
        """Larger or smaller; the point of the map under `at` (window pixels) stays there."""
        px, py = self.to_map(*at)
        self._wish = max(self.least, min(self.most, self._wish * factor))
        self.k = snapped(self._wish)
        self.x, self.y = px - (at[0] - self.view.x) / self.k, py - (at[1] - self.view.y) / self.k
        if self.is_fitted():
            self.fit()
        self._clamp()

    def pan(self, dx: float, dy: float) -> None:
        """Drag the map by pixels of the window."""
        self.x, self.y = self.x - dx / self.k, self.y - dy / self.k
        self._clamp()

    def reveal(self, x: float, y: float, margin: float) -> bool:
        """Pan as little as brings a point `margin` pixels inside the view; whether anything moved."""
        before = self.x, self.y
        sx, sy = self.to_window(x, y)
        v = self.view
        dx = max(0.0, v.x + margin - sx) - max(0.0, sx - (v.x + v.w - margin))
        dy = max(0.0, v.y + margin - sy) - max(0.0, sy - (v.y + v.h - margin))
        if not self.is_fitted():
            self.pan(dx, dy)
        return (self.x, self.y) != before

    def _clamp(self) -> None:
        seen_w, seen_h = self.view.w / self.k, self.view.h / self.k
        self.x = self._held(self.x, seen_w, self.size[0])
        self.y = self._held(self.y, seen_h, self.size[1])

    @staticmethod
    def _held(at: float, seen: float, size: float) -> float:
        return (size - seen) / 2 if seen >= size else max(0.0, min(size - seen, at))

    def to_map(self, x: float, y: float) -> tuple[float, float]:
        """The point of the map at a pixel of the window."""
        return self.x + (x - self.view.x) / self.k, self.y + (y - self.view.y) / self.k

    def to_window(self, x: float, y: float) -> tuple[float, float]:
        """The pixel of the window at a point of the map."""
        return self.view.x + (x - self.x) * self.k, self.view.y + (y - self.y) * self.k
