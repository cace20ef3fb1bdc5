"""The map as one opaque sheet at a zoom: picture, wash, lamp and lines, painted anew only where they changed."""

from __future__ import annotations

import functools
from collections import OrderedDict
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

    @property
    def size(self) -> tuple[int, int]:
        """Pixels of the whole map at the zoom."""
        return max(1, round(self.board.size[0] * self.k)), max(1, round(self.board.size[1] * self.k))

    def show(self, look: BoardLook, k: float) -> None:
        """Bring the sheet up to date."""
        dirty = self.wash.update(look.owners)
        if k != self.k or self._ground.get_size() != self.size:
            self.k = k
            self._ground = opaque(self.size)
            dirty = self.wash.sheet.get_rect()
        if dirty:
            self._repaint(dirty)
            self._lit_key = None
        last = look.last.target if look.last else ""
        key = (look.choosing, look.targets, look.source, last)
        if key != self._lit_key:
            self._lit_key = key
            self._lit = self._light(look, last)
            self.version += 1

    @property
    def surface(self) -> pygame.Surface:
        """The whole map as it is seen."""
        return self._lit or self._ground

    def _level(self) -> pygame.Surface:
        """The picture in lamplight at this zoom."""
        size = self.size
        if size not in self._levels:
            level = pygame.transform.smoothscale(self.picture, size)
            level.blit(_lamplight(size), (0, 0), special_flags=MULT)
            self._levels[size] = level
            while len(self._levels) > LEVELS:
                self._levels.popitem(last=False)
        self._levels.move_to_end(size)
        return self._levels[size]

    def _repaint(self, dirty: pygame.Rect) -> None:
        """Compose the ground within a box of the wash."""
        z = self.size[0] / self.wash.sheet.get_width()
        wide = dirty.inflate(4, 4).clip(self.wash.sheet.get_rect())
        area = pygame.Rect(round(wide.x * z), round(wide.y * z), 0, 0)
        area.w, area.h = round(wide.right * z) - area.x, round(wide.bottom * z) - area.y
        paint = pygame.transform.smoothscale(self.wash.sheet.subsurface(wide), area.size)
        self._ground.blit(self._level(), area, area)
        self._ground.blit(paint, area, special_flags=MULT)

    def _light(self, look: BoardLook, last: str) -> pygame.Surface | None:
        """Lamp and lines over the ground; None where there is neither."""
        if not look.choosing and not last:
            return None
        out = self._ground.copy()
        if look.choosing:
            lit = [*look.targets, *([look.source] if look.source else [])]
            half = [last] if last and last not in lit else []
            shade = light.lamp(self.masks, lit, half)
            out.blit(pygame.transform.smoothscale(shade, self.size), (0, 0), special_flags=MULT)
        if last:
            self.line(out, last, LAST)
        for key in look.targets:
            self.line(out, key, TARGET)
        if look.source:
            self.line(out, look.source, SOURCE)
        return out

    def warm(self, key: str) -> None:
        """Make a target's outline before it is needed."""
        light.contour(self.board.territory(key).polygon, self.k, TARGET, self.scale)

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
