"""A territory at a moment, as plain data. Cells are (x, y) with the castle at (0, 0), x to the east and y to the south;
tiles are told by their keys; texts come translated."""

from __future__ import annotations

from dataclasses import dataclass

from game.desktop.board.look import Way

Cell = tuple[int, int]


def key_of(cell: Cell) -> str:
    """The key of a cell on the board, such as `2,-1`."""
    return f"{cell[0]},{cell[1]}"


def cell_of(key: str) -> Cell | None:
    """The cell that a key names, if it names one."""
    x, comma, y = key.partition(",")
    try:
        return (int(x), int(y)) if comma else None
    except ValueError:
        return None


@dataclass(frozen=True, slots=True)
class Laid:
    """A tile on a cell, turned so many quarters clockwise."""

    x: int
    y: int
    tile: str
    rotation: int = 0

    @property
    def cell(self) -> Cell:
        """Where it lies."""
        return self.x, self.y


Land = tuple[Laid, ...]


@dataclass(frozen=True, slots=True)
class Open:
    """A cell that can be chosen; `bright` where it takes the tile as it is turned now."""

    cell: Cell
    bright: bool = True


@dataclass(frozen=True, slots=True)
class Badge:
    """A small plaque over a cell: `words` large, `below` them a second line, or `brief` where that has no room; `note`
    stands on the ground under it."""

    cell: Cell
    words: str
    below: str = ""
    note: str = ""
    brief: str = ""


@dataclass(frozen=True, slots=True)
class Token:
    """A small picture of assets/skye on a cell, such as `pawn_blue`; `words`: a number on it. Several share a cell."""

    cell: Cell
    picture: str
    words: str = ""


@dataclass(frozen=True)
class TerritoryLook:
    """`opens` may lie over tiles, too: cells that can be walked to. `ghost`: a tile held over a cell. `lit`: tiles
    spoken of, all others lie in the dusk. `outlines`: areas, each as pairs of a cell and the number of one of its
    tile's patches. `joined`: pairs of a cell and the number of one of its tile's roads. `marked`: pairs of a cell and a
    symbol on it. `pieces`: road pieces, each across the edge of two cells. `way`: cells of a walk. `newest`: what was
    laid last."""

    land: Land = ()
    opens: tuple[Open, ...] = ()
    badges: tuple[Badge, ...] = ()
    ghost: Laid | None = None
    lit: tuple[Cell, ...] = ()
    outlines: tuple[tuple[tuple[Cell, int], ...], ...] = ()
    joined: tuple[tuple[Cell, int], ...] = ()
    marked: tuple[tuple[Cell, str], ...] = ()
    tokens: tuple[Token, ...] = ()
    pieces: tuple[tuple[Cell, Cell], ...] = ()
    way: tuple[Cell, ...] = ()
    newest: tuple[Cell, ...] = ()
    source: str = ""
    aim: str = ""
    last: Way | None = None

    @property
    def targets(self) -> tuple[str, ...]:
        """What can be pointed at next: from the upper left, row by row."""
        return tuple(key_of(one.cell) for one in sorted(self.opens, key=lambda one: (one.cell[1], one.cell[0])))
