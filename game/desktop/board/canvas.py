"""A whole map at a zoom in cells, each of them right or owed. One surface for all would take too long to come by."""

from __future__ import annotations

import pygame

from game.desktop.board.camera import CELL

Cell = tuple[int, int]  # column, row


def cells_of(box: pygame.Rect, wide: int, over: int = 0) -> set[Cell]:
    """The cells, `wide` pixels each, that see a box; each sees `over` pixels beyond itself to the right and below."""
    columns = range(max(0, (box.x - over) // wide), (box.right - 1) // wide + 1)
    rows = range(max(0, (box.y - over) // wide), (box.bottom - 1) // wide + 1)
    return {(i, j) for i in columns for j in rows}


class Grid:
    """How a map is parted: `wide` pixels for each `CELL` of the map, what is left at the right and below is smaller."""

    def __init__(self, size: tuple[int, int], wide: int) -> None:
        self.wide = wide
        self.size = (max(1, round(size[0] * wide / CELL)), max(1, round(size[1] * wide / CELL)))
        self.columns, self.rows = -(-size[0] // CELL), -(-size[1] // CELL)

    def cells(self) -> set[Cell]:
        """All of them."""
        return {(i, j) for i in range(self.columns) for j in range(self.rows)}

    def rect(self, cell: Cell, over: int = 0) -> pygame.Rect:
        """A cell's pixels."""
        i, j = cell
        whole = pygame.Rect(0, 0, self.size[0] + over, self.size[1] + over)
        return pygame.Rect(i * self.wide, j * self.wide, self.wide + over, self.wide + over).clip(whole)


class Canvas:
    """The cells of a map at a zoom as surfaces that are never drawn on again, and which of them are owed."""

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self.cells: dict[Cell, pygame.Surface] = {}
        self.owed = grid.cells()

    def owe(self, cells: set[Cell]) -> None:
        """These are not right any more."""
        self.owed |= cells & self.grid.cells()

    def put(self, cell: Cell, surface: pygame.Surface) -> None:
        """This is right now."""
        self.cells[cell] = surface
        self.owed.discard(cell)

    def take_from(self, other: Canvas) -> None:
        """Take what is right in another of the same zoom."""
        for cell in self.owed - other.owed:
            self.put(cell, other.cells[cell])


class Level:
    """The map's picture at a zoom; a cell is made when it is first asked for."""

    def __init__(self, picture: pygame.Surface, grid: Grid) -> None:
        self._canvas = Canvas(grid)
        self._picture = picture
        self._source = Grid(picture.get_size(), CELL)

    def cell(self, cell: Cell) -> pygame.Surface:
        """A cell as it is seen. Shared: do not draw on it."""
        canvas = self._canvas
        if cell in canvas.owed:
            over = 1 if canvas.grid.wide > CELL else 0  # to enlarge it, its neighbours' first pixels are needed
            part = self._source.rect(cell, over).clip(self._picture.get_rect())
            size = canvas.grid.rect(cell).size
            canvas.put(cell, pygame.transform.smoothscale(self._picture.subsurface(part), size))
        return canvas.cells[cell]
