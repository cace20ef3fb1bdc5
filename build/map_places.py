"""Where pieces, names and titles stand: searched so that none covers another and each lies on its own land.

A territory's block is a piece with room for an icon at its left and a hero at its right, and the name
below. All positions are tried; the cheapest is kept, again and again in turn, until nothing moves. Sizes
are map pixels: those of the style guide at a map 1440 wide, times 8/3.
"""

from __future__ import annotations

from dataclasses import dataclass

import fontpkg
import numpy as np
import numpy.typing as npt
from PIL import ImageFont
from scipy import ndimage

from build.map_facts import SCALE, Facts, Hold
from build.map_grid import SEA, WASTE, Labels

ZOOM = 8 / 3
PIECE, ICON, HERO, DRAGON = 112, 64, 92, 168
NAME_HEIGHT, TITLE_HEIGHT = 54, 72
COIN = 92
"""What the gold coin with the bonus takes at the right of a region's title."""
MARGIN = 84
"""Nothing stands nearer than this to the edge of the sheet: the frame is there."""

Array = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Box:
    """A box in map pixels, `x` and `y` its upper left corner."""

    x: float
    y: float
    width: float
    height: float

    def moved(self, x: float, y: float) -> Box:
        """The same box `x` further right and `y` further down."""
        return Box(self.x + x, self.y + y, self.width, self.height)


def _font(name: str, weight: int, size: float) -> ImageFont.FreeTypeFont:
    font = ImageFont.truetype(str(fontpkg.path(name)), round(size))
    font.set_variation_by_axes([weight])
    return font


def name_width(name: str) -> float:
    """How wide a territory's name is drawn: EB Garamond 660 at 17."""
    return round(_font("EB Garamond", 660, 17 * ZOOM).getlength(name)) + 10


def title_width(name: str) -> float:
    """How wide a region's title is drawn with its coin: Cinzel 720 capitals at 18, tracked by 3."""
    font = _font("Cinzel", 720, 18 * ZOOM)
    return round(sum(font.getlength(letter) + 3 * ZOOM for letter in name.upper())) + COIN


def block(name: str) -> dict[str, Box]:
    """The boxes of one territory, the middle of its piece being the origin."""
    width, half = name_width(name), PIECE / 2
    return {
        "units": Box(-half, -half, PIECE, PIECE),
        "label": Box(-width / 2, half + 2, width, NAME_HEIGHT),
        "icons": Box(-half - ICON - 6, -ICON / 2, ICON, ICON),
        "hero": Box(half + 6, -HERO / 2, HERO, HERO),
        "dragon": Box(-DRAGON / 2, -DRAGON / 2 - 8, DRAGON, DRAGON),
    }


class Sums:
    """Areas under boxes in constant time: a mask of the grid, summed along both ways."""

    def __init__(self, mask: npt.NDArray[np.generic]) -> None:
        self.table = np.pad(mask.astype(float).cumsum(0).cumsum(1), ((1, 0), (1, 0)))

    def share(self, box: Box, x: Array, y: Array) -> Array:
        """Which part of the box, moved to each of the positions, the mask fills."""
        height, width = (n - 1 for n in self.table.shape)

        def at(across: Array, down: Array) -> Array:
            column = np.clip((across / SCALE).astype(int), 0, width)
            row = np.clip((down / SCALE).astype(int), 0, height)
            found: Array = self.table[row, column]
            return found

        left, top = x + box.x, y + box.y
        right, low = left + box.width, top + box.height
        area = at(right, low) - at(left, low) - at(right, top) + at(left, top)
        return area / (box.width * box.height / SCALE**2)


def overlap(box: Box, x: Array, y: Array, others: Array, pad: float = 8) -> Array:
    """Summed area, in pixels, that the box at each position shares with the others (rows of x, y, w, h)."""
    if len(others) == 0:
        return np.zeros(len(x))
    left, top = (x + box.x)[:, None] - pad, (y + box.y)[:, None] - pad
    right, low = left + box.width + 2 * pad, top + box.height + 2 * pad
    wide = np.minimum(right, others[:, 0] + others[:, 2]) - np.maximum(left, others[:, 0])
    tall = np.minimum(low, others[:, 1] + others[:, 3]) - np.maximum(top, others[:, 1])
    out: Array = (np.clip(wide, 0, None) * np.clip(tall, 0, None)).sum(axis=1)
    return out


def _outside(box: Box, x: Array, y: Array) -> Array:
    over = np.clip(MARGIN - (x + box.x), 0, None) + np.clip(x + box.x + box.width - 3840 + MARGIN, 0, None)
    over += np.clip(MARGIN - (y + box.y), 0, None) + np.clip(y + box.y + box.height - 2400 + MARGIN, 0, None)
    return over


WEIGHTS = {"units": (16.0, 9.0), "label": (2.2, 9.0), "icons": (3.0, 5.0), "hero": (1.6, 4.0)}
"""For each kind: the cost of lying off its own land, and of lying on mountains or a lake."""


CLASH = 0.004
"""The cost of each square pixel that two boxes share."""


class Agent:
    """One thing that looks for its place: some boxes about a middle, and what each possible middle costs."""

    def __init__(self, boxes: dict[str, Box], kept: tuple[str, ...], x: Array, y: Array, cost: Array) -> None:
        self.boxes, self.kept = boxes, kept
        self.x, self.y, self.cost = x, y, cost
        self.at = self._cheapest(cost)

    def _cheapest(self, cost: Array) -> tuple[float, float]:
        best = int(cost.argmin())
        return float(self.x[best]), float(self.y[best])

    def placed(self) -> dict[str, Box]:
        """All boxes where they stand now, to whole pixels."""
        moved = {kind: box.moved(*self.at) for kind, box in self.boxes.items()}
        return {k: Box(round(b.x), round(b.y), round(b.width), round(b.height)) for k, b in moved.items()}

    def taken(self) -> list[tuple[float, float, float, float]]:
        """What others must keep clear of."""
        moved = (self.boxes[kind].moved(*self.at) for kind in self.kept)
        return [(box.x, box.y, box.width, box.height) for box in moved]

    def move(self, others: Array) -> bool:
        """Take the cheapest place beside the others; whether that is a new one."""
        clash = sum(overlap(self.boxes[kind], self.x, self.y, others) for kind in self.kept)
        before, self.at = self.at, self._cheapest(self.cost + clash * CLASH)
        return before != self.at


def _block(facts: Facts, labels: Labels, index: int, waste: Sums) -> Agent:
    place, mine = facts.places[index], labels == index
    boxes = block(place.name)
    depth = ndimage.distance_transform_edt(mine)
    rows, columns = np.nonzero(depth > 12)
    kept = (rows % 3 == 0) & (columns % 3 == 0)
    x, y = columns[kept] * SCALE, rows[kept] * SCALE
    own, shore = Sums(mine), Sums(np.where(labels == SEA, 0.6, mine))
    cost = -0.004 * depth[rows[kept], columns[kept]] * SCALE + np.hypot(x - x.mean(), y - y.mean()) * 0.002
    for kind, (off, on_waste) in WEIGHTS.items():
        lies = shore if kind == "label" else own
        share = 0.3 if kind == "icons" and not (place.fort or place.portal) else 1.0
        cost += share * off * (1 - lies.share(boxes[kind], x, y))
        cost += share * on_waste * waste.share(boxes[kind], x, y) + _outside(boxes[kind], x, y) * 0.1
    marked = place.fort or place.portal
    return Agent(boxes, tuple(kind for kind in WEIGHTS if marked or kind != "icons"), x, y, cost)


def _title(facts: Facts, labels: Labels, hold: Hold, waste: Sums) -> Agent:
    """On its own land or the sea before it, clear of mountains and sea routes, near the region's middle."""
    numbers = [index for index, place in enumerate(facts.places) if place.region == hold.key]
    mine = np.isin(labels, numbers)
    rows, columns = np.nonzero(ndimage.binary_dilation(mine, iterations=16))
    kept = (rows % 3 == 0) & (columns % 4 == 0)
    x, y = columns[kept] * SCALE, rows[kept] * SCALE
    width = title_width(hold.name)
    box = Box(-width / 2, -TITLE_HEIGHT / 2, width, TITLE_HEIGHT)
    here, sea = Sums(mine).share(box, x, y), Sums(labels == SEA).share(box, x, y)
    cost = 14 * (1 - here - 0.75 * sea) + 16 * waste.share(box, x, y) + _outside(box, x, y)
    middle = np.argwhere(mine).mean(axis=0) * SCALE
    cost += np.hypot(x - middle[1], y - middle[0]) * 0.0025
    return Agent({"label": box}, ("label",), x, y, cost)


def find_places(
    facts: Facts, labels: Labels, fixed: list[Box], rounds: int = 24
) -> tuple[list[dict[str, Box]], list[Box]]:
    """The boxes of each territory by kind, and the box of each region's title; `fixed` is kept clear too."""
    waste = Sums(labels == WASTE)
    blocks = [_block(facts, labels, index, waste) for index in range(len(facts.places))]
    titles = [_title(facts, labels, hold, waste) for hold in facts.holds]
    agents = blocks + titles
    still = [(box.x, box.y, box.width, box.height) for box in fixed]
    for _ in range(rounds):
        moved = False
        for agent in titles + blocks:
            others = still + [row for other in agents if other is not agent for row in other.taken()]
            moved = agent.move(np.array(others)) or moved
        if not moved:
            break
    return [agent.placed() for agent in blocks], [agent.placed()["label"] for agent in titles]
