"""The ground on which a territory grows, in a rectangle of the window. Keeps the contract of `Board`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from game.desktop import theme as t
from game.desktop.board.camera import STEP, Camera, View
from game.desktop.board.look import Way
from game.desktop.kit import panels, text
from game.desktop.kit.motion import PULSE, pulse
from game.desktop.tables.skye.plain import tile_face
from game.desktop.theme import Theme

Cell = tuple[int, int]
Placed = tuple[int, int, int, int]  # x, y, tile, rotation
CELL = 240  # map pixels of a cell
HALF = 60  # cells of the map to each side of the castle: more than a territory ever reaches
LEAST = (6.4, 4.6)  # cells that are seen at least, so that a young territory is not a giant
RIM = 0.3  # of a cell, about what is seen
PULSES = 3


def cell_key(cell: Cell) -> str:
    """A cell as the table's keys spell it."""
    return f"{cell[0]},{cell[1]}"


def cell_of(key: str) -> Cell:
    """The inverse; of keys that name a seat, too, the cell."""
    x, _comma, y = key.rpartition("/")[2].partition(",")
    return int(x), int(y)


@dataclass(frozen=True, slots=True)
class Badge:
    """What stands over a legal cell: points now, points later, whether the tile has to be turned for it."""

    cell: Cell
    now: str
    later: str = ""
    turned: bool = False


@dataclass(frozen=True)
class GroundLook:
    """A territory at a moment. `bright` cells take the tile as it lies in hand, the other `cells` turned; `ghost`: a
    tile that is thought of; `marked`: tiles that are lit because of points."""

    seat: int = -1
    faction: str = ""
    territory: tuple[Placed, ...] = ()
    cells: tuple[Cell, ...] = ()
    bright: frozenset[Cell] = frozenset()
    badges: tuple[Badge, ...] = ()
    ghost: Placed | None = None
    choosing: bool = False
    source: str = ""
    aim: str = ""
    last: Way | None = None

    @property
    def targets(self) -> tuple[str, ...]:
        """The cells that can be pointed at."""
        return tuple(cell_key(cell) for cell in self.cells)


class Still:
    """Nothing glides here."""

    busy = False

    def finish(self) -> bool:
        """Nothing moved."""
        return False


class Ground:
    """Set what lies there with `show`; `aim` is the key aimed at, `lit` are tiles that something beside speaks of."""

    def __init__(self) -> None:
        self.rect = pygame.Rect(0, 0, 1, 1)
        self.theme = Theme()
        size = 2 * HALF * CELL
        self.camera = Camera((size, size), (0, 0, size, size))
        self.look = GroundLook()
        self.aim = ""
        self.lit: tuple[str, ...] = ()
        self.pulsing = False
        self.motions = Still()
        self._clock = 0
        self._pulsed = ""

    # -- place and look ---------------------------------------------------------------------------
    def place(self, rect: pygame.Rect, theme: Theme) -> None:
        """Another rectangle or scale."""
        self.rect, self.theme = pygame.Rect(rect), theme
        self.camera.place(View(rect.x, rect.y, rect.w, rect.h), False)

    def show(self, look: GroundLook) -> None:
        """Show another position; another territory is seen whole."""
        other = look.seat != self.look.seat
        fitted = self.camera.is_fitted()
        self.look = look
        self.camera.land = self._land()
        if other or fitted:
            self.camera.fit()

    def _land(self) -> tuple[float, float, float, float]:
        cells = [(x, y) for x, y, _tile, _turn in self.look.territory] or [(0, 0)]
        xs, ys = [x for x, _y in cells], [y for _x, y in cells]
        left, right, top, low = min(xs) - 1, max(xs) + 2, min(ys) - 1, max(ys) + 2
        wide, high = max(LEAST[0], right - left + 2 * RIM), max(LEAST[1], low - top + 2 * RIM)
        x, y = HALF + (left + right) / 2, HALF + (top + low) / 2
        return (x - wide / 2) * CELL, (y - high / 2) * CELL, (x + wide / 2) * CELL, (y + high / 2) * CELL

    def hasten(self) -> None:
        """Nothing here takes longer than a frame."""

    def lay(self) -> Iterator[None]:
        """Nothing is painted ahead."""
        yield from ()

    @property
    def ink(self) -> Theme:
        """The theme of what stands on it."""
        return self.theme

    # -- pointing ---------------------------------------------------------------------------------
    @property
    def side(self) -> int:
        """Pixels of a cell."""
        return max(8, int(CELL * self.camera.k))

    def rect_of(self, cell: Cell) -> pygame.Rect:
        """Where a cell is in the window."""
        x, y = self.camera.to_window(HALF * CELL, HALF * CELL)
        return pygame.Rect(round(x) + cell[0] * self.side, round(y) + cell[1] * self.side, self.side, self.side)

    def cell_at(self, pos: tuple[int, int]) -> Cell:
        """The cell under a pixel of the window."""
        origin = self.rect_of((0, 0))
        return (pos[0] - origin.x) // self.side, (pos[1] - origin.y) // self.side

    def at(self, pos: tuple[int, int]) -> str:
        """The tile or legal cell under a pixel of the window."""
        if not self.rect.collidepoint(pos):
            return ""
        cell = self.cell_at(pos)
        known = cell in self.look.cells or any(placed[:2] == cell for placed in self.look.territory)
        return cell_key(cell) if known else ""

    def window_point(self, key: str) -> tuple[int, int]:
        """The middle of a cell in the window."""
        return self.piece_rect(key).center

    def piece_rect(self, key: str) -> pygame.Rect:
        """A cell in the window."""
        return self.rect_of(cell_of(key)) if key else pygame.Rect(self.rect.center, (1, 1))

    def subject(self, key: str) -> pygame.Rect:
        """What a tooltip about a cell must not cover."""
        return self.piece_rect(key)

    def obstacles(self, but: str) -> list[pygame.Rect]:
        """The tiles, one left out."""
        return [self.rect_of(one[:2]) for one in self.look.territory if cell_key(one[:2]) != but]

    # -- pan and zoom -----------------------------------------------------------------------------
    def pan(self, dx: float, dy: float) -> None:
        """Drag by pixels."""
        self.camera.pan(dx, dy)

    def zoom(self, notches: float, at: tuple[int, int]) -> None:
        """Nearer (positive) or farther, about a pixel."""
        self.camera.zoom(STEP**notches, at)

    def fit(self) -> None:
        """See everything."""
        self.camera.fit()

    def _middle(self, key: str) -> tuple[float, float]:
        x, y = cell_of(key)
        return (HALF + x + 0.5) * CELL, (HALF + y + 0.5) * CELL

    def reveal(self, key: str) -> bool:
        """Bring a cell into sight; whether the ground moved."""
        return self.camera.reveal(*self._middle(key), self.side / 2)

    def centre(self, key: str) -> None:
        """Bring a cell to the middle."""
        if not self.camera.is_fitted():
            self.camera.centre_on(*self._middle(key))

    # -- time and picture -------------------------------------------------------------------------
    def update(self, dt_ms: int, spare: bool = True) -> bool:
        """Let what is aimed at breathe a little."""
        if self.aim != self._pulsed:
            self._pulsed, self._clock = self.aim, 0
            return True
        if self.aim and self.pulsing and not self.theme.reduced and self._clock < PULSES * PULSE:
            self._clock = min(PULSES * PULSE, self._clock + dt_ms)
            return True
        return False

    def map_rect(self) -> pygame.Rect:
        """All of the rectangle."""
        return pygame.Rect(self.rect)

    def draw(self, dst: pygame.Surface) -> None:
        """The ground and all that lies on it."""
        before = dst.get_clip()
        dst.set_clip(self.rect.clip(before))
        dst.blit(panels.sheet(self.theme, "parchment", (self.rect.w, self.rect.h), 5, 13), self.rect)
        for x, y, tile, turn in self.look.territory:
            dst.blit(tile_face(tile, turn, self.side), self.rect_of((x, y)))
        for key in self.lit:
            pygame.draw.rect(dst, t.GOLD_LIT, self.piece_rect(key), max(3, self.side // 24))
        self._draw_cells(dst)
        if self.look.ghost is not None:
            x, y, tile, turn = self.look.ghost
            box = self.rect_of((x, y))
            dst.blit(tile_face(tile, turn, self.side), box)
            pygame.draw.rect(dst, t.TARGET, box.inflate(4, 4), 4)
        self._draw_badges(dst)
        dst.set_clip(before)

    def _draw_cells(self, dst: pygame.Surface) -> None:
        for cell in self.look.cells:
            bright = cell in self.look.bright
            box = self.rect_of(cell)
            glow = pygame.Surface(box.size, pygame.SRCALPHA)
            aimed = cell_key(cell) == self.aim
            strength = pulse(self._clock) if aimed else 0.8
            glow.fill((242, 185, 60, round((90 if aimed else 60 if bright else 24) * strength)))
            dst.blit(glow, box)
            pygame.draw.rect(dst, t.TARGET if bright or aimed else t.SOURCE, box.inflate(-6, -6), 3 if bright else 1)

    def _draw_badges(self, dst: pygame.Surface) -> None:
        theme = self.theme
        for one in self.look.badges:
            box = self.rect_of(one.cell)
            style, sub = text.Style("uix", 24, t.GOLD_LIT), text.Style("uib", 14, t.PARCHMENT_DIM)
            wide = max(text.width(theme, one.now, style), text.width(theme, one.later, sub)) + theme.px(18)
            plate = pygame.Rect(0, 0, wide, theme.px(52 if one.later else 34))
            plate.center = box.center
            panels.panel(dst, theme, plate, "leather", 4, 3, 4)
            text.draw(dst, theme, one.now, style, (plate.centerx, plate.y + theme.px(17)), "center")
            text.draw(dst, theme, one.later, sub, (plate.centerx, plate.y + theme.px(39)), "center")
