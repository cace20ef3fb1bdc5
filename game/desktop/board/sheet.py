"""The map as one opaque sheet at a zoom: picture, wash, lamp and lines, painted anew only where they changed."""

from __future__ import annotations

import functools
from collections import OrderedDict
from collections.abc import Generator, Iterator
from pathlib import Path

import pygame

from game.desktop import theme as t
from game.desktop.board import light
from game.desktop.board.light import Line, Masks, Wash
from game.desktop.board.look import BoardLook
from game.desktop.kit.surfaces import MULT, opaque
from game.kernel.maps.territories import TerritoryMap

LAST = Line(t.LAST_MOVE, 5, 0.8)
TARGET = Line(t.OTHER_TARGET, 7, 0.74)
SOURCE = Line(t.SOURCE, 9, 0.85)
AIM = Line(t.TARGET, 9, 0.98)
LEVELS = 2  # zooms whose picture is kept
LAMP_CORNERS = (
    ("#FFFAF0", "#FFFCF4", "#EFE8DE"),
    ("#FFFCF4", "#FFFDF8", "#EAE2D8"),
    ("#E6DED4", "#E9E1D8", "#D2C8BE"),
)


@functools.lru_cache(2)
def load_picture(path: Path) -> pygame.Surface:
    """A map's picture, made opaque. Shared: do not draw on it."""
    loaded = pygame.image.load(path)
    sheet = opaque(loaded.get_size())
    sheet.blit(loaded, (0, 0))
    return sheet


class Sheet:
    """Keeps `ground` (picture, wash) and `lit` (with lamp and lines) for one zoom."""

    def __init__(self, board: TerritoryMap, picture: pygame.Surface, k: float, scale: float) -> None:
        self.board = board
        self.picture = picture
        self.scale = scale
        self.masks = Masks(board, k)
        self.wash = Wash(self.masks)
        self.k = k
        self._levels: OrderedDict[tuple[int, int], pygame.Surface] = OrderedDict()
        self._ground = opaque((1, 1))
        self._lit: pygame.Surface | None = None
        self._lit_key: object = None
        self.version = 0  # goes up whenever the surface is painted

    def size(self, k: float) -> tuple[int, int]:
        """Pixels of the whole map at a zoom."""
        return max(1, round(self.board.size[0] * k)), max(1, round(self.board.size[1] * k))

    @property
    def surface(self) -> pygame.Surface:
        """The whole map as it is seen."""
        return self._lit or self._ground

    def work(self, look: BoardLook, k: float) -> Iterator[None]:
        """Bring the sheet up to date in steps of a few milliseconds; until the last one the old picture is shown.

        May be left off at any step: what was painted stays, what was not is owed to the next call.
        """
        self.wash.owe(look.owners)
        for tile in self.wash.work():
            if tile is not None and self.version:
                self._repaint(self._ground, tile)
                self._lit_key = None
            yield
        ground = self._ground
        if k != self.k or not self.version:
            ground = opaque(self.size(k))
            self._level(ground.get_size())
            yield
            for band in light.tiles(self.wash.sheet.get_rect()):
                self._repaint(ground, band)
                yield
            self._lit_key = None
        last = look.last.target if look.last else ""
        key = (look.choosing, look.targets, look.source, last)
        if key != self._lit_key:
            lit = yield from self._light(ground, k, look, last)
            self._lit, self._lit_key = lit, key
            self.version += 1
        self.k, self._ground = k, ground

    def _level(self, size: tuple[int, int]) -> pygame.Surface:
        """The picture in lamplight at a size."""
        if size not in self._levels:
            level = pygame.transform.smoothscale(self.picture, size)
            level.blit(_lamplight(size), (0, 0), special_flags=MULT)
            self._levels[size] = level
            while len(self._levels) > LEVELS:
                self._levels.popitem(last=False)
        self._levels.move_to_end(size)
        return self._levels[size]

    def _repaint(self, ground: pygame.Surface, dirty: pygame.Rect) -> None:
        """Compose a ground within a box of the wash."""
        z = ground.get_width() / self.wash.sheet.get_width()
        wide = dirty.inflate(4, 4).clip(self.wash.sheet.get_rect())
        area = pygame.Rect(round(wide.x * z), round(wide.y * z), 0, 0)
        area.w, area.h = round(wide.right * z) - area.x, round(wide.bottom * z) - area.y
        paint = pygame.transform.smoothscale(self.wash.sheet.subsurface(wide), area.size)
        ground.blit(self._level(ground.get_size()), area, area)
        ground.blit(paint, area, special_flags=MULT)

    def _light(
        self, ground: pygame.Surface, k: float, look: BoardLook, last: str
    ) -> Generator[None, None, pygame.Surface | None]:
        """Lamp and lines over a ground; None where there is neither."""
        if not look.choosing and not last:
            return None
        out = ground.copy()
        if look.choosing:
            lit = [*look.targets, *([look.source] if look.source else [])]
            half = [last] if last and last not in lit else []
            yield
            shade = light.lamp(self.masks, lit, half)
            yield
            out.blit(pygame.transform.smoothscale(shade, out.get_size()), (0, 0), special_flags=MULT)
        lines = [(key, TARGET) for key in look.targets]
        if last:
            lines.insert(0, (last, LAST))
        if look.source:
            lines.append((look.source, SOURCE))
        for key, line in lines:
            yield
            light.lay(out, light.contour(self.board.territory(key).polygon, k, line, self.scale))
        return out

    def warm(self, key: str, *lines: Line) -> None:
        """Make a territory's outlines before they are needed."""
        for line in lines or (TARGET, LAST):
            light.contour(self.board.territory(key).polygon, self.k, line, self.scale)

    def line(
        self, dst: pygame.Surface, key: str, line: Line, offset: tuple[int, int] = (0, 0), pulse: float = 1.0
    ) -> pygame.Rect:
        """Outline a territory; `offset` is where the map's corner lies on `dst`. Returns what was touched."""
        polygon = self.board.territory(key).polygon
        return light.lay(dst, light.contour(polygon, self.k, line, self.scale), offset, pulse)


def _lamplight(size: tuple[int, int]) -> pygame.Surface:
    """The one lamp, up and to the left: nine colours stretched over the sheet."""
    small = opaque((3, 3))
    for y, row in enumerate(LAMP_CORNERS):
        for x, colour in enumerate(row):
            small.set_at((x, y), colour)
    return pygame.transform.smoothscale(small, size)
