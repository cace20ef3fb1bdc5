"""The painted map at a zoom, in cells: those that are seen first, a few in each frame."""

from __future__ import annotations

import functools
from time import perf_counter

import pygame

from game.desktop.board.camera import CELL
from game.desktop.board.canvas import Cell, cells_of
from game.desktop.kit.surfaces import opaque
from game.kernel.maps.locations import Picture

BUDGET_MS = 3  # of a frame, for scaling cells


@functools.lru_cache(2)
def load_pictures(size: tuple[int, int], pictures: tuple[Picture, ...]) -> pygame.Surface:
    """The map's sheets side by side. Shared: do not draw on it."""
    sheet = opaque(size)
    for one in pictures:
        sheet.blit(pygame.image.load(one.path), (one.x, 0))
    return sheet


class Sheet:
    """`k`: pixels of the window for one of the map; what is still missing shows the zoom before, stretched."""

    def __init__(self, picture: pygame.Surface) -> None:
        self.picture = picture
        self.k = 0.0
        self._cells: dict[Cell, pygame.Surface] = {}
        self._before: dict[Cell, pygame.Surface] = {}
        self._before_k = 0.0

    def turn(self, k: float) -> None:
        """Another zoom."""
        if k == self.k:
            return
        if self._cells:
            self._before, self._before_k = self._cells, self.k
        self.k, self._cells = k, {}

    @property
    def _wide(self) -> int:
        return max(1, round(CELL * self.k))

    def _wanted(self, seen: pygame.Rect) -> list[Cell]:
        columns, rows = -(-self.picture.get_width() // CELL), -(-self.picture.get_height() // CELL)
        found = cells_of(seen, self._wide)
        return sorted(cell for cell in found if cell not in self._cells and cell[0] < columns and cell[1] < rows)

    def owes(self, seen: pygame.Rect) -> bool:
        """Whether something that is seen is not right yet; `seen` in pixels of the sheet."""
        return bool(self._wanted(seen))

    def go_on(self, seen: pygame.Rect, budget_ms: float = BUDGET_MS) -> bool:
        """Scale some of what is seen; whether anything changed."""
        until, changed = perf_counter() + budget_ms / 1000, False
        for cell in self._wanted(seen):
            self._cells[cell] = self._scaled(cell)
            changed = True
            if perf_counter() >= until:
                break
        return changed

    def _scaled(self, cell: Cell) -> pygame.Surface:
        part = pygame.Rect(cell[0] * CELL, cell[1] * CELL, CELL, CELL).clip(self.picture.get_rect())
        size = (max(1, round(part.w * self.k)), max(1, round(part.h * self.k)))
        return pygame.transform.smoothscale(self.picture.subsurface(part), size)

    def draw(self, dst: pygame.Surface, corner: tuple[int, int], seen: pygame.Rect) -> None:
        """What is seen of it; `corner` is where the map's corner lies on `dst`."""
        if self.owes(seen):
            self._draw_before(dst, corner)
        wide = self._wide
        for cell in cells_of(seen, wide):
            sheet = self._cells.get(cell)
            if sheet is not None:
                dst.blit(sheet, (corner[0] + cell[0] * wide, corner[1] + cell[1] * wide))

    def _draw_before(self, dst: pygame.Surface, corner: tuple[int, int]) -> None:
        """The last zoom, quickly stretched."""
        share, wide = self.k / (self._before_k or self.k), self._wide
        for (i, j), sheet in self._before.items():
            at = (corner[0] + i * wide, corner[1] + j * wide)
            size = (round(sheet.get_width() * share) + 1, round(sheet.get_height() * share) + 1)
            if dst.get_clip().colliderect(pygame.Rect(at, size)):
                dst.blit(pygame.transform.scale(sheet, size), at)
