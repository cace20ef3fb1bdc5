"""A progress board as painted: three roads over land, which cross three rivers on bridges."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from itertools import pairwise

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from build.ink_pen import INK, OXBLOOD, PALE, Pen, spline
from build.skye import board_paper as paper
from build.skye import pieces, signs
from build.skye.growth import bush, peak
from game.kernel.maps.track_model import Place, TrackMap, TrackSpace
from game.titles.skye.journeyman.boards import CASTLE_COSTS, TRACKS
from game.titles.skye.tiles import MOUNTAIN, PASTURE

FINE = 2
HALF = 21  # of a river
CASING, BED = 30, 20
EARTH, SAND, TIMBER = (74, 48, 28), (232, 208, 158), (92, 58, 32)
TERRAINS = (MOUNTAIN, PASTURE, PASTURE)
TOP = 150  # the head lies above
PLAQUE = (240, 226, 190)
Point = tuple[float, float]


def _sword(p: Pen) -> None:
    """The warrior's emblem: a round shield before a sword."""
    p.line([(84, 8), (24, 90)], INK, 17)
    p.line([(84, 8), (24, 90)], (196, 198, 194), 9)
    p.line([(20, 66), (44, 86)], INK, 13)
    p.oval(52, 52, 34, 34, (158, 44, 34), wide=7)
    p.oval(52, 52, 20, 20, None, PALE, 5)
    p.oval(52, 52, 7, 7, (214, 168, 70), wide=5)


def _purse(p: Pen) -> None:
    """The merchant's."""
    p.blob([(36, 26), (64, 26), (92, 62), (84, 92), (50, 98), (16, 92), (8, 62)], (136, 92, 54), wide=7)
    p.blob([(28, 8), (50, 16), (72, 8), (63, 29), (37, 29)], (158, 112, 68), wide=6)
    p.line([(34, 28), (66, 28)], (214, 168, 70), 8)
    p.oval(50, 64, 17, 17, (214, 168, 70), wide=5)


def _horn(p: Pen) -> None:
    """The herald's."""
    p.blob(
        [(4, 20), (24, 10), (40, 44), (70, 58), (96, 46), (96, 62), (66, 84), (30, 72), (14, 46)],
        (206, 186, 146),
        wide=7,
    )
    p.oval(13, 16, 11, 8, (74, 46, 26), wide=6)
    for a, b in (((30, 34), (20, 42)), ((52, 54), (44, 68)), ((78, 58), (80, 74))):
        p.line([a, b], (158, 112, 44), 8)


EMBLEMS = {"warrior": _sword, "merchant": _purse, "herald": _horn}


def _plaque(p: Pen) -> None:
    p.blob([(10, 6), (50, 3), (90, 6), (95, 50), (91, 92), (50, 96), (9, 92), (4, 50)], PLAQUE, wide=5)
    p.blob([(16, 13), (50, 10), (84, 13), (88, 50), (85, 85), (50, 88), (15, 85), (12, 50)], None, (150, 116, 72), 2)


def _start(p: Pen) -> None:
    p.oval(50, 50, 44, 44, PLAQUE, wide=5)
    p.oval(50, 50, 34, 34, None, (150, 116, 72), 3)


class ProgressPainting:
    """Paints one board from its map."""

    def __init__(self, board: TrackMap) -> None:
        self.board = board
        self.size = board.size
        self.chance = np.random.default_rng(len(board.spaces))
        self.lines = [list(line.points) for line in board.lines]
        sheet = paper.parchment(self.size, 71)
        tops = [TOP, *(round((a + b) / 2) for a, b in pairwise(self._heights()))]
        land, share = paper.banded(self.size, TERRAINS, tops, 60, 72)
        sheet = sheet * (1 - share[..., None]) + land * share[..., None]
        self.away = paper.from_line(self.size, self.lines)
        self.picture = paper.pictured(paper.rivers(sheet, self.lines, HALF, 73))

    def _heights(self) -> list[float]:
        return [float(np.mean([one.place.centre[1] for one in self.board.track(name)])) for name in TRACKS]

    def paint(self) -> Image.Image:
        """The whole board."""
        self._grow()
        for name in TRACKS:
            self._road([one.place.centre for one in self.board.track(name)])
        for arrow in self.board.arrows:
            self._arrow(self.board.space(arrow.a).place, self.board.space(arrow.b).place)
        for name in TRACKS:
            before: TrackSpace | None = None
            for one in self.board.track(name):
                self._space(one, before)
                before = one
        self._labels()
        paper.framed(self.picture)
        return self.picture

    # -- land -------------------------------------------------------------------------------------
    def _boxes(self) -> list[Place]:
        spaces = [one.place for one in self.board.spaces]
        below = [Place(one.x, one.y + one.height, one.width, 84) for one in spaces]
        return [*spaces, *below, *(slot.place for slot in self.board.slots)]

    def _grow(self) -> None:
        """Peaks on the warrior's land, bushes on the others', wherever nothing else stands."""
        boxes, heights, w, h = self._boxes(), self._heights(), *self.size
        border = (heights[0] + heights[1]) / 2
        taken: list[Point] = []
        grown: list[tuple[float, float, Image.Image]] = []
        for x, y in (self.chance.random((1500, 2)) * [w - 160, h - TOP - 90] + [80, TOP + 56]).tolist():
            steep = y < border - 26
            size = 74 if steep else 58
            apart = 78 if steep else 50
            if abs(y - border) < 26 or self.away[round(y), round(x)] < HALF + 40:
                continue
            if any(
                one.x - 34 < x < one.x + one.width + 34 and one.y - 12 < y < one.y + one.height + 46 for one in boxes
            ):
                continue
            if any(math.hypot(a - x, b - y) < apart for a, b in taken):
                continue
            if min(abs(y - 22 - centre) for centre in heights) < 44 and x < w - 120:
                continue
            taken.append((x, y))
            seed = int(self.chance.integers(0, 8))
            grown.append((x, y, peak(size, seed) if steep else bush(int(size * 0.5), seed)))
        for x, y, one in sorted(grown, key=lambda item: item[1]):
            paper.put(self.picture, one, (x, y - one.height / 2), 0.3)

    # -- ways -------------------------------------------------------------------------------------
    def _road(self, points: Sequence[Point]) -> None:
        line = spline(points, steps=24)
        sheets = [Image.new("L", (self.size[0] * FINE, self.size[1] * FINE), 0) for _ in range(3)]
        casing, bed, planks = map(ImageDraw.Draw, sheets)
        dots = [(x * FINE, y * FINE) for x, y in line]
        casing.line(dots, 255, CASING * FINE, "curve")
        bed.line(dots, 255, BED * FINE, "curve")
        for (ax, ay), (bx, by) in pairwise(line):
            if self.away[round(ay), round(ax)] < HALF + 6:
                norm = math.hypot(bx - ax, by - ay) or 1.0
                ox, oy = -(by - ay) / norm * 13, (bx - ax) / norm * 13
                ends = [((ax - ox) * FINE, (ay - oy) * FINE), ((ax + ox) * FINE, (ay + oy) * FINE)]
                planks.line(ends, 255, 5)
        made = [sheet.resize(self.size, Image.Resampling.LANCZOS) for sheet in sheets]
        whole = (0, 0, *self.size)
        soft = made[0].filter(ImageFilter.GaussianBlur(4)).point(lambda value: value * 0.45)
        self.picture.paste((60, 40, 24), (2, 4, self.size[0] + 2, self.size[1] + 4), soft)
        for colour, mask in zip((EARTH, SAND, TIMBER), made, strict=True):
            self.picture.paste(colour, whole, mask)

    def _arrow(self, a: Place, b: Place) -> None:
        """The double arrow, below the road."""
        left, right, y = a.centre[0] + 40, b.centre[0] + 12, max(a.centre[1], b.centre[1]) + a.height / 2 + 16
        wide = round(right - left) + 44

        def draw(p: Pen) -> None:
            unit = 100 / wide
            mid, pad = 13 * unit, 22 * unit
            for colour, pen in ((INK, 15), (OXBLOOD, 8)):
                p.line([(pad, mid), (100 - pad, mid)], colour, pen * unit)
            for tip, way in ((2 * unit, 1), (100 - 2 * unit, -1)):
                p.poly(
                    [(tip, mid), (tip + way * 26 * unit, 1 * unit), (tip + way * 26 * unit, 25 * unit)],
                    OXBLOOD,
                    wide=3 * unit,
                )

        pen = Pen(wide, 26, 4)
        draw(pen)
        paper.put(self.picture, pen.done(), ((left + right) / 2, y))

    # -- spaces -----------------------------------------------------------------------------------
    def _space(self, one: TrackSpace, before: TrackSpace | None) -> None:
        x, y = one.place.centre
        facts, side = one.facts, round(one.place.width)
        if before is None:
            paper.put(self.picture, signs.drawn(_start, side), (x, y))
            paper.put(self.picture, signs.drawn(EMBLEMS[one.track], side // 2), (x, y), 0)
            return
        paper.put(self.picture, signs.drawn(_plaque, round(side * 1.08)), (x, y))
        paper.put(self.picture, signs.drawn(pieces.REQUIREMENTS[str(facts["requirement"])], 82), (x, y), 0)
        if "fee" in facts:
            self._coin(int(facts["fee"]), (x - side / 2 + 6, y + side / 2 - 8), 50)
        if "vp" in facts:
            self._star(int(facts["vp"]), ((before.place.centre[0] + x) / 2, (before.place.centre[1] + y) / 2 - 40))
        if "symbol" in facts:
            aside = 30 if one.key in [arrow.a for arrow in self.board.arrows] else 0
            self._benefit(str(facts["symbol"]), int(facts["amount"]), (x - aside, y + side / 2 + 44 + aside / 5))
        slot = self.board.slot(one.key, "bonus")
        if slot is not None:
            count = len(str(facts["bonus"]))
            empty = signs.drawn(partial(pieces.bonus_place, count), round(slot.place.width))
            paper.put(self.picture, empty, slot.place.centre)

    def _coin(self, amount: int, at: Point, size: int) -> None:
        paper.put(self.picture, signs.drawn(signs.coin, size), at)
        paper.figure(self.picture, str(amount), (at[0], at[1] - 1), round(size * 0.5), INK)

    def _star(self, amount: int, at: Point) -> None:
        paper.put(self.picture, signs.drawn(pieces.star, 58), at)
        paper.figure(self.picture, str(amount), (at[0], at[1] - 1), 30, OXBLOOD)

    def _benefit(self, symbol: str, amount: int, at: Point) -> None:
        paper.put(self.picture, signs.drawn(pieces.BENEFITS[symbol], 70), (at[0] - 18, at[1]))
        paper.figure(self.picture, str(amount), (at[0] + 34, at[1]), 44, INK, edge=PLAQUE)

    def _labels(self) -> None:
        for index, cost in enumerate(CASTLE_COSTS):
            slot = self.board.slot("board", "label", index)
            if slot is not None:
                x, y = slot.place.centre
                paper.put(self.picture, signs.drawn(signs.castle, 84), (x - 34, y))
                self._coin(cost, (x + 42, y + 6), 62)
        for name in TRACKS:
            slot = self.board.slot(name, "label")
            if slot is not None:
                x, y = slot.place.centre
                paper.put(self.picture, signs.drawn(EMBLEMS[name], 128), (x, y - 36))
