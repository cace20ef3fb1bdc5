"""The board as a part of a scene: draws itself, is panned and zoomed, says which territory lies under the pointer."""

from __future__ import annotations

import math
from collections.abc import Iterator
from time import perf_counter

import pygame

from game.desktop.board.camera import STEP, Camera, View
from game.desktop.board.crops import crop
from game.desktop.board.look import BoardLook, Piece
from game.desktop.board.motion import Glide, Hold, Motions, Spread
from game.desktop.board.sheet import AIM, Sheet, load_picture
from game.desktop.board.sprites import Shown, Sprites
from game.desktop.kit.motion import PULSE, pulse
from game.desktop.kit.surfaces import opaque
from game.desktop.theme import Theme
from game.kernel.geometry import bounds
from game.kernel.maps.territories import TerritoryMap

PULSES = 3  # an aim breathes so often, then it rests: at rest nothing is drawn
SETTLE_MS = 140  # after the last notch of the wheel the map is drawn sharp
BUDGET_MS = 5  # of a frame, for painting the sheet
STILL_MS = 200  # a frame so long is a still picture: all is painted in it
END = object()
LAND_MARGIN = 30  # map pixels of sea around the land


class BoardView:
    """A territory map in a rectangle of the window. Set `look` with `show`; `aim` is the territory aimed at."""

    def __init__(self, board: TerritoryMap) -> None:
        self.board = board
        self.rect = pygame.Rect(0, 0, 1, 1)
        self.theme = Theme()
        left, top, right, low = bounds([p for land in board.territories for p in land.polygon])
        m = LAND_MARGIN
        self.camera = Camera(board.size, (left - m, top - m, right + m, low + m))
        self.look = BoardLook()
        self.aim = ""
        self.pulsing = False
        self.motions = Motions()
        self._picture = load_picture(board.picture)
        self._sheet: Sheet | None = None
        self._sprites = Sprites(board)
        self._baked: pygame.Surface | None = None
        self._baked_key: object = None
        self._baked_at: object = None
        self._gesture = 0
        self._clock = 0
        self._pulsed = ""
        self._cold: list[str] = []  # territories whose outlines are still to be made, one a frame
        self._dirty = True
        self._work: Iterator[None] | None = None  # the sheet being painted

    # -- place and look ---------------------------------------------------------------------------
    def place(self, rect: pygame.Rect, theme: Theme, whole: bool) -> None:
        """Another rectangle or scale."""
        self.rect = pygame.Rect(rect)
        self.camera.place(View(rect.x, rect.y, rect.w, rect.h), whole)
        if theme != self.theme or self._sheet is None or abs(self._sheet.masks.k * 2 - self.camera.least) > 1e-6:
            self.theme = theme
            self._sheet = Sheet(self.board, self._picture, self.camera.least, theme.scale)
            self._work = self._baked_key = None
        self._settle()

    def show(self, look: BoardLook) -> None:
        """Show another position; it is drawn at the next frame."""
        self.look = look
        self._dirty = True

    def _settle(self) -> None:
        self._gesture = 0
        self._dirty = True

    def _prepare(self) -> Sheet:
        """The sheet as far as it is painted; at the first time it is painted whole."""
        assert self._sheet is not None
        if not self._sheet.version:
            self._paint(math.inf)
        self._sprites.place(self.theme, self.camera.k)
        return self._sheet

    def lay(self) -> Iterator[None]:
        """Paint the first picture in steps: what `draw` would else do at once."""
        assert self._sheet is not None
        while not self._paint(0):
            yield
        self._sprites.place(self.theme, self.camera.k)
        yield
        for land in self.board.territories:
            self._sprites.warm(land, self._scene())
            yield
        self._bake()

    def _paint(self, budget_ms: float) -> bool:
        """Go on painting the sheet, at least a step; whether it is done."""
        assert self._sheet is not None
        if self._dirty:
            if self._sheet.k != self.camera.k or not self._sheet.version:
                self._cold = [land.key for land in self.board.territories]
            self._work, self._dirty = self._sheet.work(self.look, self.camera.k), False
        until = perf_counter() + budget_ms / 1000
        while self._work is not None:
            if next(self._work, END) is END:
                self._work = None
            if perf_counter() >= until:
                break
        return self._work is None

    # -- pointing ---------------------------------------------------------------------------------
    def at(self, pos: tuple[int, int]) -> str:
        """The territory under a pixel of the window: its piece and its name count as much as its land."""
        if not self.rect.collidepoint(pos):
            return ""
        ox, oy = self._origin()
        for key, spot in self._sprites.spots.items():
            if math.hypot(pos[0] - ox - spot.piece[0], pos[1] - oy - spot.piece[1]) <= spot.size * 0.55:
                return key
        land = self.board.at(*self.camera.to_map(*pos))
        return land.key if land else ""

    def window_point(self, key: str) -> tuple[int, int]:
        """Where a territory's piece stands in the window."""
        slot = self.board.slot(key, "units")
        x, y = slot.centre if slot else self.board.territory(key).polygon[0]
        wx, wy = self.camera.to_window(x, y)
        return round(wx), round(wy)

    def subject(self, key: str) -> pygame.Rect:
        """What a tooltip about a territory must not cover."""
        self._prepare()
        spot, (ox, oy) = self._sprites.spots[key], self._origin()
        rect = pygame.Rect(0, 0, spot.size + 8, spot.size + 8)
        rect.center = (round(ox + spot.piece[0]), round(oy + spot.piece[1]))
        return rect.union(spot.room.move(round(ox), round(oy)))

    def region_at(self, pos: tuple[int, int]) -> str:
        """The region whose title lies under a pixel of the window."""
        titles, at = self._sprites.titles, self._corner()
        for region in self.board.regions:
            if titles.title_rect(region, self.camera.k).move(at).collidepoint(pos):
                return region.key
        return ""

    def _origin(self) -> tuple[float, float]:
        return self.camera.to_window(0, 0)

    # -- pan and zoom -----------------------------------------------------------------------------
    def pan(self, dx: float, dy: float) -> None:
        """Drag by pixels."""
        self.camera.pan(dx, dy)

    def zoom(self, notches: float, at: tuple[int, int]) -> None:
        """Nearer (positive) or farther, about a pixel."""
        before = self.camera.k
        self.camera.zoom(STEP**notches, at)
        if self.camera.k != before:
            self._gesture, self._dirty = SETTLE_MS, True

    def fit(self) -> None:
        """See everything."""
        self.camera.fit()
        self._settle()

    def reveal(self, key: str) -> bool:
        """Bring a territory into sight; whether the map moved."""
        slot = self.board.slot(key, "units")
        return bool(slot) and self.camera.reveal(*slot.centre, self.theme.px(90)) if slot else False

    # -- motion -----------------------------------------------------------------------------------
    def glide(self, source: str, target: str, piece: Piece, before: Piece | None, wait: int = 0) -> None:
        """Send a piece from one territory to another."""
        self.motions.glides.append(Glide(source, target, piece, before, wait, reduced=self.theme.reduced))

    def hold(self, key: str, until: int) -> None:
        """Let a territory show for a while longer what it shows now."""
        piece = self.look.pieces.get(key)
        if piece and until > 0:
            self.motions.holds.append(Hold(key, piece, until))

    def spread(self, source: str, target: str, wait: int = 0) -> None:
        """Colour a conquest from where it was entered; call before the new position is shown."""
        sheet = self._prepare()
        polygon = self.board.territory(target).polygon
        left, top, right, low = bounds(polygon)
        k = sheet.k
        box = pygame.Rect(left * k - 24, top * k - 24, (right - left) * k + 48, (low - top) * k + 48)
        box = box.clip(sheet.surface.get_rect())
        a, b = self._sprites.spots[source].piece, self._sprites.spots[target].piece
        entry = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
        old = sheet.surface.subsurface(box).copy()
        self.motions.spreads.append(Spread(old, box, entry, wait, reduced=self.theme.reduced))

    def picture(self, key: str, size: tuple[int, int]) -> pygame.Surface:
        """A picture of one territory, for its card."""
        return crop(self.board, self._picture, key, size)

    def obstacles(self, but: str) -> list[pygame.Rect]:
        """Pieces, names and titles of regions in the window, what belongs to one territory left out."""
        self._prepare()
        at, spots = self._corner(), self._sprites.spots
        out = [rect.move(at) for key, spot in spots.items() if key != but for rect in spot.solid]
        titles = self._sprites.titles
        return out + [titles.title_rect(region, self.camera.k).move(at) for region in self.board.regions]

    def title_rect(self, region: str) -> pygame.Rect:
        """Where a region's title and its coin stand in the window."""
        self._prepare()
        found = next(one for one in self.board.regions if one.key == region)
        return self._sprites.titles.title_rect(found, self.camera.k).move(self._corner())

    def piece_rect(self, key: str) -> pygame.Rect:
        """Where a territory's piece stands in the window."""
        self._prepare()
        spot, (ox, oy) = self._sprites.spots[key], self._corner()
        rect = pygame.Rect(0, 0, spot.size, spot.size)
        rect.center = (round(spot.piece[0]) + ox, round(spot.piece[1]) + oy)
        return rect

    def update(self, dt_ms: int, spare: bool = True) -> bool:
        """Let time pass; True when the picture changes. Without `spare` the frame has had its work: paint later."""
        changed = self.motions.update(dt_ms)
        if self._sheet is not None and self._gesture <= 0:
            still = dt_ms >= STILL_MS
            if (spare or still) and (self._dirty or self._work is not None):
                self._paint(math.inf if still else BUDGET_MS)
                changed = (still and self._bake()) or changed
            elif spare and self._bake():
                changed = True
            elif self._cold and spare:
                self._sheet.warm(self._cold.pop())
        if self._gesture > 0:
            self._gesture -= dt_ms
            changed = True
        if self.aim != self._pulsed:
            self._pulsed, self._clock = self.aim, 0
            self._make_aim_ready()
        if self.aim and self._breathes and self._clock < PULSES * PULSE:
            self._clock = min(PULSES * PULSE, self._clock + dt_ms)
            changed = True
        return changed

    def _make_aim_ready(self) -> None:
        """What an aim shows is made here, so that drawing it takes no time."""
        if self.aim and self._sheet is not None and self._sheet.version:
            self._prepare().warm(self.aim, AIM)
            if self._attacked():
                self._sprites.attack_arrow(self.look.source, self.aim)

    def _attacked(self) -> bool:
        """Whether an attack from the source on the aim is thought of."""
        return self.look.attack and self.look.source not in ("", self.aim) and bool(self.aim)

    # -- picture ----------------------------------------------------------------------------------
    def map_rect(self) -> pygame.Rect:
        """What of the rectangle the map fills, in pixels of the window."""
        ox, oy = (round(v) for v in self._origin())
        return pygame.Rect(ox, oy, *(round(v * self.camera.k) for v in self.board.size)).clip(self.rect)

    def draw(self, dst: pygame.Surface) -> None:
        """The map and all that stands on it, within the rectangle."""
        sheet = self._prepare()
        before = dst.get_clip()
        seen, at = self.map_rect(), self._corner()
        dst.set_clip(seen.clip(before))
        if sheet.k != self.camera.k:
            self._draw_scaled(dst, sheet, seen, at)
            self._sprites.draw(dst, at, self._scene(), None)
        else:
            if self._baked is None or self._baked_at != (seen.size, at):
                self._bake()
            assert self._baked is not None
            dst.blit(self._baked, seen)
            self._draw_moving(dst, sheet, at)
        dst.set_clip(before)

    def _corner(self) -> tuple[int, int]:
        x, y = self._origin()
        return round(x), round(y)

    def _scene(self) -> Shown:
        held = self.motions.held()
        arrow = None if self.motions.glides else self.look.last
        return Shown(self.look, self.aim, held, arrow)

    def _bake(self) -> bool:
        """What rests: map, last arrow, pieces and names as seen in the rectangle, painted anew on a change only."""
        sheet, scene, seen, at = self._prepare(), self._scene(), self.map_rect(), self._corner()
        key = (sheet.version, scene.key())
        if sheet.k != self.camera.k or (key == self._baked_key and (seen.size, at) == self._baked_at):
            return False
        if self._baked is None or self._baked.get_size() != seen.size:
            self._baked = opaque(seen.size)
        corner = (at[0] - seen.x, at[1] - seen.y)
        self._baked.blit(sheet.surface, corner)
        self._sprites.draw(self._baked, corner, scene, None)
        self._baked_key, self._baked_at = key, (seen.size, at)
        return True

    def _draw_moving(self, dst: pygame.Surface, sheet: Sheet, at: tuple[int, int]) -> None:
        """What moves or breathes; the sprites in its way are drawn again above it."""
        changed = [dst.blit(one.cover(), one.box.move(at)) for one in self.motions.spreads]
        if self.aim:
            changed.append(sheet.line(dst, self.aim, AIM, at, self._pulse()))
        if self._attacked():
            changed.append(self._sprites.attack(dst, at, self.look.source, self.aim))
        if changed:
            self._sprites.draw(dst, at, self._scene(), changed[0].unionall(changed[1:]))
        for one in self.motions.glides:
            if one.age >= one.wait:
                self._sprites.glide(dst, at, one)

    def _pulse(self) -> float:
        return pulse(self._clock) if self._breathes else 1.0

    @property
    def _breathes(self) -> bool:
        """Whether the aim's light swells and sinks."""
        return self.pulsing and not self.theme.reduced

    def _draw_scaled(self, dst: pygame.Surface, sheet: Sheet, seen: pygame.Rect, at: tuple[int, int]) -> None:
        z = sheet.k / self.camera.k
        part = pygame.Rect((seen.x - at[0]) * z, (seen.y - at[1]) * z, seen.w * z, seen.h * z)
        part = part.clip(sheet.surface.get_rect())
        if part.w > 1 and part.h > 1:
            dst.blit(pygame.transform.scale(sheet.surface.subsurface(part), seen.size), seen)
