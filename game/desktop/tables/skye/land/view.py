"""One territory in a rectangle of the window: fit, pan, zoom, pointing, picture. Keeps the contract of `Board`
but for what glides over it (see journey/ground.py)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from game.desktop import theme as t
from game.desktop.board.camera import CELL, STEP, Camera, View
from game.desktop.kit.ahead import AHEAD
from game.desktop.kit.allowance import ALLOWANCE
from game.desktop.kit.motion import PULSE, pulse
from game.desktop.kit.surfaces import opaque
from game.desktop.tables.skye.land import ground, lights
from game.desktop.tables.skye.land.layers import Layers
from game.desktop.tables.skye.land.look import Cell, Land, TerritoryLook, cell_of, key_of
from game.desktop.tables.skye.land.pictures import TilePictures
from game.desktop.tables.skye.land.small import bounds_of
from game.desktop.theme import Theme

PULSES = 3  # an aim breathes so often, then it rests: at rest nothing is drawn
MARGIN = 1.12  # cells of bare ground that are seen around a territory
LEAST = (5.6, 4.4)  # cells across and down that are seen at least
Box = tuple[float, float, float, float]


def box_of(land: Land) -> Box:
    """What of the ground is seen of a territory, in map units."""
    left, top, across, down = bounds_of(land) if land else (0, 0, 1, 1)
    column, row = ground.castle()
    x, y = left + across / 2 + column, top + down / 2 + row
    w, h = max(LEAST[0], across + 2 * MARGIN) / 2, max(LEAST[1], down + 2 * MARGIN) / 2
    return (x - w) * CELL, (y - h) * CELL, (x + w) * CELL, (y + h) * CELL


class TerritoryView:
    """Set what lies there with `show`; `aim` is the key of the cell aimed at."""

    def __init__(self, pictures: TilePictures | None = None) -> None:
        self.pictures = pictures or TilePictures()
        self.rect = pygame.Rect(0, 0, 1, 1)
        self.theme = Theme()
        across, down = ground.span()
        # A cell is CELL units of the camera wide, so that it is a whole number of pixels at each zoom.
        self.camera = Camera((across * CELL, down * CELL), box_of(()))
        self.look = TerritoryLook()
        self.aim = ""
        self.lit: tuple[str, ...] = ()
        self.kept: tuple[pygame.Rect, ...] = ()  # what lies over the ground, in the window
        self.pulsing = False
        self._ground = self._coming = self._baked = opaque((1, 1))
        self._ground_for: tuple[object, ...] | None = None
        self._coming_for: object = None  # what is being painted while another territory is seen
        self._work: Iterator[None] = iter(())
        self._baked_for: object = None
        self._bakes = 0  # how often it was brought together
        self._clock = 0
        self._pulsed = ""
        self._warmed = False

    # -- place and look ---------------------------------------------------------------------------
    def place(self, rect: pygame.Rect, theme: Theme, whole: bool = False) -> None:
        """Another rectangle or scale; the ground has no end that could be seen whole."""
        self.rect, self.theme = pygame.Rect(rect), theme
        self.camera.place(View(rect.x, rect.y, rect.w, rect.h), False)

    def show(self, look: TerritoryLook) -> None:
        """Show another position; where all was seen, all is seen again."""
        fitted, box, other = self.camera.is_fitted(), box_of(look.land), look.land != self.look.land
        self.look = look
        if box != self.camera.land:
            self.camera.land = box
            if fitted or self.camera.k < self.camera.least:
                self.camera.fit()
        for one in look.land if other else ():
            self.pictures.ahead(one.tile, one.rotation, self.side)

    def hasten(self) -> None:
        """Nothing here takes longer than a frame."""

    def lay(self) -> Iterator[None]:
        """Prepare the first picture in steps, a tile in each."""
        for one in self.look.land:
            self.pictures.at(one.tile, one.rotation, self.side)
            yield

    @property
    def side(self) -> int:
        """Pixels of a tile."""
        return round(self.camera.k * CELL)

    @property
    def ink(self) -> Theme:
        """The theme of what stands on the ground at its zoom."""
        return self._layers((0, 0)).ink

    # -- pointing ---------------------------------------------------------------------------------
    def cell_at(self, pos: tuple[int, int]) -> Cell | None:
        """The cell under a pixel of the window, laid or not; None outside of the rectangle."""
        if not self.rect.collidepoint(pos):
            return None
        x, y = self._corner()
        return (pos[0] - x) // self.side, (pos[1] - y) // self.side

    def rect_of(self, cell: Cell) -> pygame.Rect:
        """A cell's pixels in the window."""
        return self._layers(self._corner()).box(cell)

    def at(self, pos: tuple[int, int]) -> str:
        """The key of an open cell or a tile under a pixel of the window."""
        cell = self.cell_at(pos)
        if cell is None:
            return ""
        known = any(one.cell == cell for one in self.look.land) or any(one.cell == cell for one in self.look.opens)
        return key_of(cell) if known else ""

    def window_point(self, key: str) -> tuple[int, int]:
        """The middle of a cell in the window."""
        return self.piece_rect(key).center

    def piece_rect(self, key: str) -> pygame.Rect:
        """A cell in the window."""
        return self.rect_of(cell_of(key) or (0, 0))

    def subject(self, key: str) -> pygame.Rect:
        """What a tooltip about a cell must not cover."""
        return self.piece_rect(key)

    def obstacles(self, but: str) -> list[pygame.Rect]:
        """Tiles and open cells, one left out."""
        cells = [*(one.cell for one in self.look.land), *(one.cell for one in self.look.opens)]
        return [self.rect_of(cell) for cell in cells if key_of(cell) != but]

    def plaques(self) -> list[pygame.Rect]:
        """The plaque about the tile in hand, and what else lies over the ground, in the window."""
        ghost = self.look.ghost
        badge = next((one for one in self.look.badges if ghost is not None and one.cell == ghost.cell), None)
        if badge is None:
            return list(self.kept)
        rect, _below = self._layers(self._corner(), self.kept).beside(self.look, badge, self.rect)
        return [rect, *self.kept]

    # -- pan and zoom -----------------------------------------------------------------------------
    def pan(self, dx: float, dy: float) -> None:
        """Drag by pixels of the window."""
        self.camera.pan(dx, dy)

    def zoom(self, notches: float, at: tuple[int, int]) -> None:
        """Nearer (positive) or farther, about a pixel."""
        self.camera.zoom(STEP**notches, at)

    def fit(self) -> None:
        """See everything."""
        self.camera.fit()

    def reveal(self, key: str) -> bool:
        """Bring a cell into sight; whether the ground moved."""
        return self.camera.reveal(*self._middle(key), self.side * 0.6)

    def centre(self, key: str) -> None:
        """Bring a cell to the middle."""
        if not self.camera.is_fitted():
            self.camera.centre_on(*self._middle(key))

    @staticmethod
    def _middle(key: str) -> tuple[float, float]:
        (x, y), (column, row) = cell_of(key) or (0, 0), ground.castle()
        return (x + column + 0.5) * CELL, (y + row + 0.5) * CELL

    # -- picture ----------------------------------------------------------------------------------
    def update(self, dt_ms: int, spare: bool = True) -> bool:
        """Let time pass; whether the picture changes."""
        changed = False
        if not self._warmed and ALLOWANCE.in_frame:
            self._warmed = True
            self.pictures.warm()
            AHEAD.want(ground.paper, self.rect.size)
        if self.aim != self._pulsed:
            self._pulsed, self._clock, changed = self.aim, 0, True
        if self.aim and self._breathes and self._clock < PULSES * PULSE:
            self._clock = min(PULSES * PULSE, self._clock + dt_ms)
            changed = True
        return changed

    @property
    def _breathes(self) -> bool:
        return self.pulsing and not self.theme.reduced

    def map_rect(self) -> pygame.Rect:
        """The ground fills the rectangle."""
        return self.rect.copy()

    def _corner(self) -> tuple[int, int]:
        """The upper left corner of the castle's cell in the window."""
        column, row = ground.castle()
        x, y = self.camera.to_window(column * CELL, row * CELL)
        return round(x), round(y)

    def _layers(self, corner: tuple[int, int], kept: Sequence[pygame.Rect] = ()) -> Layers:
        return Layers(self.pictures, corner, self.side, self.theme, kept)

    @property
    def comes(self) -> bool:
        """Whether other tiles are being painted, and those from before are still seen."""
        return self._coming_for is not None

    def looks(self) -> object:
        """Equal where it looks the same; None while the aim breathes."""
        self._bake()
        breathes = self.aim and self._breathes and self._clock < PULSES * PULSE
        return None if breathes else (tuple(self.rect), self._bakes, self.aim, self.lit)

    def draw(self, dst: pygame.Surface) -> None:
        """The ground and all that lies on it, within the rectangle."""
        self._bake()
        before = dst.get_clip()
        dst.set_clip(self.rect.clip(before))
        dst.blit(self._baked, self.rect)
        for key in dict.fromkeys((*self.lit, self.aim)):
            if cell_of(key) is not None:
                self._draw_aim(dst, key)
        dst.set_clip(before)

    def _bake(self) -> None:
        """Bring together what rests, where anything is otherwise; with other tiles as soon as there is time for it."""
        x, y = self._corner()
        corner = (x - self.rect.x, y - self.rect.y)
        place = (self.rect.size, corner, self.side, self.theme)
        layers = self._layers(corner, [one.move(-self.rect.x, -self.rect.y) for one in self.kept])
        lies = (place, self.look.land, self.look.pieces)
        if lies != self._ground_for and not self._paint(layers, lies):
            return
        lit = (self.look, tuple(map(tuple, self.kept)))
        if self._baked_for != lit and (self._baked_for is None or ALLOWANCE.lasts()):
            self._baked.blit(self._ground, (0, 0))
            layers.paint_lights(self._baked, self.look)
            self._baked_for = lit
            self._bakes += 1

    def _paint(self, layers: Layers, lies: tuple[object, ...]) -> bool:
        """The ground with its tiles; whether it can be seen. Zoomed and dragged tiles follow the hand at once, and may
        be coarse.
        """
        size, before = self.rect.size, self._ground_for
        if self._ground.get_size() != size:
            self._ground, self._coming, self._baked = opaque(size), opaque(size), opaque(size)
        elif before is not None and before[1] != self.look.land:
            if lies != self._coming_for:
                self._coming_for, self._work = lies, layers.ground_steps(self._coming, self.look)
            if not ALLOWANCE.go_on(self._work):
                return False
            self._ground, self._coming = self._coming, self._ground
            self._ground_for, self._coming_for, self._baked_for = lies, None, None
            return True
        sharp = layers.paint_ground(self._ground, self.look)
        self._ground_for, self._baked_for = lies if sharp else None, None
        return True

    def _draw_aim(self, dst: pygame.Surface, key: str) -> None:
        colour = t.TARGET if key == self.aim else t.GOLD_LIT
        strength = pulse(self._clock) if key == self.aim and self._breathes else 1.0
        light = lights.frame_light(self.side, colour, 250, 34)
        if strength < 1:
            light = light.copy()
            light.set_alpha(round(255 * strength))
        dst.blit(light, self.piece_rect(key))
