"""Where pieces, names and titles stand: searched so that none covers another and each lies on its own land.

A territory's block is a piece with room for an icon at its left and a hero at its right, and the name below. All
positions are tried; the cheapest is kept, again and again in turn, until nothing moves. Sizes are map pixels:
those of the style guide at a map 1440 wide, times 8/3.
"""

from __future__ import annotations

from dataclasses import dataclass

import fontpkg
import numpy as np
import numpy.typing as npt
from PIL import ImageFont
from scipy import ndimage

from build.map_facts import SCALE, Facts
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
    """Summed area, in pixels, that the box at each position shares with any of the others (rows x, y, w, h)."""
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


WEIGHTS = {"units": (16.0, 6.0), "label": (2.2, 5.0), "icons": (3.0, 3.0), "hero": (1.6, 2.5)}
"""For each kind: the cost of lying off its own land, and of lying on mountains or a lake."""


class Search:
    """Finds the places of all blocks; `at` holds the middle of each piece, in map pixels."""

    def __init__(self, facts: Facts, labels: Labels) -> None:
        self.facts = facts
        self.blocks = [block(place.name) for place in facts.places]
        self.waste = Sums(labels == WASTE)
        self.tried: list[tuple[Array, Array, Array]] = []
        for index in range(len(facts.places)):
            self.tried.append(self._candidates(index, labels))
        self.at = [(x[cost.argmin()], y[cost.argmin()]) for x, y, cost in self.tried]

    def _candidates(self, index: int, labels: Labels) -> tuple[Array, Array, Array]:
        mine = labels == index
        depth = ndimage.distance_transform_edt(mine)
        rows, columns = np.nonzero(depth > 12)
        kept = (rows % 3 == 0) & (columns % 3 == 0)
        x, y = columns[kept] * SCALE, rows[kept] * SCALE
        land, sums = np.where(labels == SEA, 0.6, mine), Sums(mine)
        cost = -0.004 * depth[rows[kept], columns[kept]] * SCALE
        cost += np.hypot(x - x.mean(), y - y.mean()) * 0.002
        for kind, (off, waste) in WEIGHTS.items():
            box = self.blocks[index][kind]
            if kind == "icons" and not (self.facts.places[index].fort or self.facts.places[index].portal):
                off, waste = off * 0.3, waste * 0.3
            own = Sums(land) if kind == "label" else sums
            cost += off * (1 - own.share(box, x, y)) + waste * self.waste.share(box, x, y)
            cost += _outside(box, x, y) * 0.1
        return x, y, cost

    def _others(self, index: int) -> Array:
        rows = []
        for other, (x, y) in enumerate(self.at):
            if other != index:
                boxes = (self.blocks[other][kind].moved(x, y) for kind in WEIGHTS)
                rows += [(b.x, b.y, b.width, b.height) for b in boxes]
        return np.array(rows)

    def settle(self, rounds: int = 16) -> None:
        """Each block in turn takes its cheapest place beside the others, until none moves."""
        for _ in range(rounds):
            before = list(self.at)
            for index, (x, y, cost) in enumerate(self.tried):
                others = self._others(index)
                clash = sum(overlap(self.blocks[index][kind], x, y, others) for kind in WEIGHTS)
                best = int((cost + clash * 0.004).argmin())
                self.at[index] = (float(x[best]), float(y[best]))
            if before == self.at:
                return

    def boxes(self, index: int) -> dict[str, Box]:
        """The boxes of one territory where they have come to stand."""
        return {kind: box.moved(*self.at[index]) for kind, box in self.blocks[index].items()}


def find_blocks(facts: Facts, labels: Labels) -> list[dict[str, Box]]:
    """For each territory its boxes by kind, in the order of the places."""
    search = Search(facts, labels)
    search.settle()
    kinds = search.blocks[0]
    rounded = []
    for index in range(len(facts.places)):
        boxes = search.boxes(index)
        rounded.append({k: Box(round(b.x), round(b.y), round(b.width), round(b.height)) for k, b in boxes.items()})
    assert all(list(boxes) == list(kinds) for boxes in rounded)
    return rounded


def find_titles(facts: Facts, labels: Labels, blocks: list[dict[str, Box]]) -> list[Box]:
    """For each region the box of its title: on its own land, clear of pieces and names, near its middle."""
    taken = [(b.x, b.y, b.width, b.height) for boxes in blocks for k, b in boxes.items() if k in WEIGHTS]
    waste, titles = Sums(labels == WASTE), []
    for hold in facts.holds:
        numbers = [index for index, place in enumerate(facts.places) if place.region == hold.key]
        mine = np.isin(labels, numbers)
        rows, columns = np.nonzero(ndimage.binary_dilation(mine, iterations=16))
        kept = (rows % 3 == 0) & (columns % 4 == 0)
        x, y = columns[kept] * SCALE, rows[kept] * SCALE
        width = title_width(hold.name)
        box = Box(-width / 2, -TITLE_HEIGHT / 2, width, TITLE_HEIGHT)
        here, sea = Sums(mine).share(box, x, y), Sums(labels == SEA).share(box, x, y)
        cost = 3 * (1 - here - 0.4 * sea) + 6 * waste.share(box, x, y) + _outside(box, x, y)
        cost += overlap(box, x, y, np.array(taken), 6) * 0.002
        middle = np.argwhere(mine).mean(axis=0) * SCALE
        cost += np.hypot(x - middle[1], y - middle[0]) * 0.0015
        best = int(cost.argmin())
        found = Box(round(x[best] - width / 2), round(y[best] - TITLE_HEIGHT / 2), width, TITLE_HEIGHT)
        titles.append(found)
        taken.append((found.x, found.y, found.width, found.height))
    return titles
