"""The map as an opaque sheet at a zoom: picture, tint and lines, painted anew only where they changed."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame

from game.desktop import theme as t
from game.desktop.board import light
from game.desktop.board.camera import CELL
from game.desktop.board.canvas import Canvas, Cell, Grid, Level, cells_of
from game.desktop.board.light import Line
from game.desktop.board.look import BoardLook
from game.desktop.board.masks import masks_of
from game.desktop.board.tint import Tint
from game.desktop.kit.surfaces import MULT, opaque
from game.desktop.theme import Theme
from game.kernel.maps.territories import TerritoryMap

LAST = Line(t.LAST_MOVE, 5, 0.8)
TARGET = Line(t.OTHER_TARGET, 7, 0.74)
SOURCE = Line(t.SOURCE, 9, 0.85)
AIM = Line(t.TARGET, 9, 0.98)
LEVELS = 2  # zooms whose picture is kept
FINENESS = (90, 120, 180)  # pixels of the tint for a cell of the map


@functools.lru_cache(2)
def load_picture(path: Path) -> pygame.Surface:
    """A map's picture, made opaque. Shared: do not draw on it."""
    loaded = pygame.image.load(path)
    sheet = opaque(loaded.get_size())
    sheet.blit(loaded, (0, 0))
    return sheet


@functools.lru_cache(LEVELS)
def level(picture: pygame.Surface, size: tuple[int, int], wide: int) -> Level:
    """A map's picture at a zoom; the next match on the same map needs it again."""
    return Level(picture, Grid(size, wide))


def fineness(k: float) -> int:
    """How fine the tint is worked where the map is fitted at a zoom: about half as fine."""
    return min(FINENESS, key=lambda fine: abs(fine - k * CELL / 2))


class Sheet:
    """Keeps what is shown; `work` paints what is to come beside it, `turn` shows that."""

    def __init__(self, board: TerritoryMap, picture: pygame.Surface) -> None:
        self.board = board
        self.picture = picture
        self.theme = Theme()
        self.version = 0  # goes up whenever another picture is shown
        self.painted = 0  # pixels painted since the beginning
        self._tint = Tint(masks_of(board, FINENESS[0]), self.theme)
        self._tint_key: object = None
        self._lines: tuple[tuple[str, Line], ...] = ()
        self._shown = self._other = Canvas(Grid((1, 1), 1))

    @property
    def k(self) -> float:
        """The zoom that is shown."""
        return self._shown.grid.wide / CELL

    @property
    def size(self) -> tuple[int, int]:
        """Pixels of the whole map as it is shown."""
        return self._shown.grid.size

    def draw(self, dst: pygame.Surface, corner: tuple[int, int], area: pygame.Rect, fresh: bool = True) -> None:
        """What is seen of it in an area of `dst`; `corner` is where the map's corner lies.

        Without `fresh` what is owed is drawn as it was: the work on what is to come goes on.
        """
        shown, before = self._shown, dst.get_clip()
        dst.set_clip(area.clip(before))
        for cell in cells_of(area.move(-corner[0], -corner[1]), shown.grid.wide) & shown.grid.cells():
            self._make_sure(shown, cell, fresh)
            dst.blit(shown.cells[cell], shown.grid.rect(cell).move(corner))
        dst.set_clip(before)

    def _make_sure(self, canvas: Canvas, cell: Cell, fresh: bool) -> None:
        """Let there be something to draw; what was painted while the tint is half done is owed still."""
        if cell not in canvas.cells or (fresh and cell in canvas.owed):
            self._paint(canvas, cell)
            canvas.owe(set() if fresh else {cell})

    def draw_scaled(
        self, dst: pygame.Surface, corner: tuple[int, int], area: pygame.Rect, k: float, fresh: bool = True
    ) -> None:
        """The same at a zoom for which it is not painted yet."""
        shown, grid, before = self._shown, Grid(self.board.size, round(k * CELL)), dst.get_clip()
        dst.set_clip(area.clip(before))
        for cell in cells_of(area.move(-corner[0], -corner[1]), grid.wide) & grid.cells():
            self._make_sure(shown, cell, fresh)
            rect = grid.rect(cell).move(corner)
            if dst.get_clip().contains(rect):
                pygame.transform.scale(shown.cells[cell], rect.size, dst.subsurface(rect))
            else:
                dst.blit(pygame.transform.scale(shown.cells[cell], rect.size), rect)
        dst.set_clip(before)

    # -- painting ---------------------------------------------------------------------------------
    def work(
        self, look: BoardLook, k: float, fine: int, theme: Theme, seen: Callable[[], pygame.Rect]
    ) -> Iterator[None]:
        """Bring what is seen of the sheet to come up to date, in steps of about a millisecond.

        `seen` is asked at each of them: the map may be dragged meanwhile.
        May be left off at any step: what was painted stays, what was not is owed to the next call.
        """
        other = self._to_come(round(k * CELL))
        self._settle_tint(fine, theme)
        yield from self._tint.masks.work()
        for box in self._tint.owe(look):
            self._owe(cells_of(box, self._tint.masks.fine, 1))
        yield from self._tint.work()
        yield from self._draw_lines(look, theme)
        if other.grid.wide == self._shown.grid.wide:
            other.take_from(self._shown)
        while cells := cells_of(seen(), other.grid.wide) & other.owed:
            self._paint(other, cells.pop())
            yield

    def fill_in(self) -> bool:
        """Paint a cell that is not seen yet; whether there was one."""
        owed = self._shown.owed
        if owed:
            self._paint(self._shown, next(iter(owed)))
        return bool(owed)

    def turn(self) -> list[pygame.Rect]:
        """Show what was painted; the boxes in which it looks different."""
        old, self._shown, self._other = self._shown, self._other, self._shown
        self.version += 1
        if old.grid.wide != self._shown.grid.wide:
            return [pygame.Rect((0, 0), self.size)]
        other = [cell for cell in old.grid.cells() if old.cells.get(cell) is not self._shown.cells.get(cell)]
        return [old.grid.rect(cell) for cell in other]

    def _to_come(self, wide: int) -> Canvas:
        if self._other is self._shown or self._other.grid.wide != wide:
            self._other = Canvas(Grid(self.board.size, wide))
        return self._other

    def _settle_tint(self, fine: int, theme: Theme) -> None:
        """Another tint, where it is finer or the seats look different."""
        key = (fine, theme.palette, theme.patterns)
        if key != self._tint_key:
            self._tint, self._tint_key = Tint(masks_of(self.board, fine), theme), key

    def _draw_lines(self, look: BoardLook, theme: Theme) -> Iterator[None]:
        """Owe what other lines touch, and make the lines."""
        lines = _lines_of(look)
        changed = set(lines) ^ set(self._lines) if theme.scale == self.theme.scale else {*lines, *self._lines}
        largest = max(theme.scale, self.theme.scale)
        for canvas in (self._shown, self._other):
            wide = canvas.grid.wide
            for key, line in changed:
                canvas.owe(cells_of(line.box(self.board.territory(key).polygon, wide / CELL, largest), wide))
        self._lines, self.theme = lines, theme
        for key, line in lines:
            light.contour(self.board.territory(key).polygon, self._other.grid.wide / CELL, line, theme.scale)
            yield

    def _owe(self, cells: set[Cell]) -> None:
        self._shown.owe(cells)
        self._other.owe(cells)

    def _paint(self, canvas: Canvas, cell: Cell) -> None:
        rect, k = canvas.grid.rect(cell), canvas.grid.wide / CELL
        tint = self._tint.sheet.subsurface(Grid(self.board.size, self._tint.masks.fine).rect(cell, 1))
        surface = level(self.picture, self.board.size, canvas.grid.wide).cell(cell).copy()
        surface.blit(pygame.transform.smoothscale(tint, rect.size), (0, 0), special_flags=MULT)
        for key, line in self._lines:
            polygon = self.board.territory(key).polygon
            if line.box(polygon, k, self.theme.scale).colliderect(rect):
                light.lay(surface, light.contour(polygon, k, line, self.theme.scale), (-rect.x, -rect.y))
        self.painted += rect.w * rect.h
        canvas.put(cell, surface)

    # -- lines ------------------------------------------------------------------------------------
    def warm(self, key: str, *lines: Line) -> None:
        """Make a territory's outlines before they are needed."""
        for line in lines:
            light.contour(self.board.territory(key).polygon, self.k, line, self.theme.scale)

    def line(
        self, dst: pygame.Surface, key: str, line: Line, offset: tuple[int, int] = (0, 0), pulse: float = 1.0
    ) -> pygame.Rect:
        """Outline a territory; `offset` is where the map's corner lies on `dst`. Returns what was touched."""
        polygon = self.board.territory(key).polygon
        return light.lay(dst, light.contour(polygon, self.k, line, self.theme.scale), offset, pulse)


def _lines_of(look: BoardLook) -> tuple[tuple[str, Line], ...]:
    """The lines over the map, the last above the others."""
    lines = [(look.last.target, LAST)] if look.last else []
    lines += [(key, TARGET) for key in look.targets]
    return tuple(lines + ([(look.source, SOURCE)] if look.source else []))
