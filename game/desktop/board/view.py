"""The board as a part of a scene: draws itself, is panned and zoomed, says which territory lies under the pointer."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace

import pygame

from game.desktop.board.camera import STEP, Camera, View
from game.desktop.board.crops import crop
from game.desktop.board.figures import track_cells, track_rect
from game.desktop.board.look import BoardLook, Figure, Piece
from game.desktop.board.marks import Spot
from game.desktop.board.motion import Glide, Hold, Kept, Motions, Spread
from game.desktop.board.painting import Painting
from game.desktop.board.sheet import AIM
from game.desktop.board.sprites import Shown
from game.desktop.kit.allowance import ALLOWANCE
from game.desktop.kit.motion import PULSE, pulse
from game.desktop.kit.surfaces import opaque
from game.desktop.theme import Theme
from game.kernel.geometry import bounds
from game.kernel.maps.territories import TerritoryMap

PULSES = 3  # an aim breathes so often, then it rests: at rest nothing is drawn
SETTLE_MS = 140  # after the last notch of the wheel the map is drawn sharp
MOST_BEHIND = 8  # frames: then what is to be seen is painted at once, however much it is
STILL_MS = 200  # a frame so long is a still picture: all is painted in it
LAND_MARGIN = 30  # map pixels of sea around the land
ENTRY_MARGIN = 36  # pixels of a conquest's picture around its land: so far a frontier's wash reaches


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
        self.lit: tuple[str, ...] = ()  # lands that something beside the map speaks of
        self.pulsing = False
        self.motions = Motions()
        self._painting = Painting(board)
        self._gesture = 0
        self._behind = 0  # frames since the painting was done
        self._hastened = False
        self._clock = 0
        self._pulsed = ""

    # -- place and look ---------------------------------------------------------------------------
    def place(self, rect: pygame.Rect, theme: Theme, whole: bool) -> None:
        """Another rectangle or scale."""
        self.rect = pygame.Rect(rect)
        self.theme = theme
        self.camera.place(View(rect.x, rect.y, rect.w, rect.h), whole)
        self._gesture = 0
        self._want()

    def show(self, look: BoardLook) -> None:
        """Show another position; it is drawn at the next frame."""
        self.look = look
        self._want()

    def hasten(self) -> None:
        """Let the next frame show all of it: somebody is asked about what stands there."""
        self._hastened = True

    def _want(self) -> None:
        self._painting.want(self.look, self.camera, self.theme)

    def _prepare(self) -> Painting:
        """The board as far as it is painted; at the first time it is painted whole."""
        if not self._painting.begun:
            self._painting.finish()
        return self._painting

    @property
    def _stretch(self) -> float:
        """How much larger the map is than what was painted."""
        return self.camera.k / self._prepare().sprites.k

    def lay(self) -> Iterator[None]:
        """Paint the first picture in steps: what `draw` would else do at once."""
        while not self._painting.go_on(0):
            yield
        self._bake()

    @property
    def owners_shown(self) -> dict[str, str]:
        """Whose colour each territory has in the picture."""
        return self._painting.painted.owners

    @property
    def pieces_are_shown(self) -> bool:
        """Whether the pieces in the picture are those of the look."""
        return self._painting.has_pieces_of(self._scene())

    @property
    def pixels_painted(self) -> int:
        """How many pixels of the map were painted since the beginning."""
        return self._painting.sheet.painted

    # -- pointing ---------------------------------------------------------------------------------
    def at(self, pos: tuple[int, int]) -> str:
        """The territory under a pixel of the window: its piece and its name count as much as its land."""
        if not self.rect.collidepoint(pos):
            return ""
        (ox, oy), stretch = self._origin(), self._stretch
        for key, spot in self._painting.sprites.spots.items():
            x, y = ox + spot.piece[0] * stretch, oy + spot.piece[1] * stretch
            if math.hypot(pos[0] - x, pos[1] - y) <= spot.size * 0.55:
                return key
        for key in self.look.figures:  # a figure may stand a little over its border
            rect = self.figure_rect(key)
            if rect.inflate(-rect.w // 3, -rect.h // 3).collidepoint(pos):
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
        spot, rect = self._spot(key), self.piece_rect(key).inflate(8, 8)
        if key in self.look.figures:
            rect = rect.union(self.figure_rect(key))
        return rect.union(spot.room.move(self._corner())) if spot.named else rect

    def _spot(self, key: str) -> Spot:
        """Where a territory's things stand on the map as large as it is seen."""
        spot = self._prepare().sprites.spots[key]
        return spot if self._stretch == 1 else spot.stretched(self._stretch)

    def _titles(self) -> list[tuple[str, pygame.Rect]]:
        """Regions and where their titles stand in the window."""
        sprites, at, stretch = self._prepare().sprites, self._corner(), self._stretch
        out = []
        for region in self.board.regions:
            rect = sprites.titles.title_rect(region, sprites.k).copy()
            rect.center = (round(rect.centerx * stretch) + at[0], round(rect.centery * stretch) + at[1])
            out.append((region.key, rect))
        return out

    def region_at(self, pos: tuple[int, int]) -> str:
        """The region whose title lies under a pixel of the window."""
        return next((key for key, rect in self._titles() if rect.collidepoint(pos)), "")

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
            self._gesture = SETTLE_MS
            self._rescaled()

    def fit(self) -> None:
        """See everything."""
        self.camera.fit()
        self._gesture = 0
        self._rescaled()

    def _rescaled(self) -> None:
        """At another zoom a wash that was spreading is there at once."""
        self.motions.spreads.clear()
        self._want()

    def reveal(self, key: str) -> bool:
        """Bring a territory into sight; whether the map moved."""
        slot = self.board.slot(key, "units")
        return bool(slot) and self.camera.reveal(*slot.centre, self.theme.px(90)) if slot else False

    def centre(self, key: str) -> None:
        """Bring a territory to the middle, as far as the map goes."""
        slot = self.board.slot(key, "units")
        if slot and not self.camera.is_fitted():
            self.camera.centre_on(*slot.centre)

    # -- motion -----------------------------------------------------------------------------------
    def glide(self, source: str, target: str, piece: Piece, before: Piece | None, wait: int = 0) -> None:
        """Send a piece from one territory to another."""
        self.motions.glides.append(Glide(source, target, piece, before, wait, reduced=self.theme.reduced))

    def walk(self, source: str, target: str, figure: Figure, wait: int = 0) -> None:
        """Send a hero from one territory to another."""
        piece = Piece("", 0)
        self.motions.glides.append(Glide(source, target, piece, None, wait, 0, self.theme.reduced, figure))

    def hold(self, key: str, until: int) -> None:
        """Let a territory show for a while longer what it shows now."""
        piece = self.look.pieces.get(key)
        if piece and until > 0:
            self.motions.holds.append(Hold(key, piece, until))

    def keep_figures(self, until: int) -> None:
        """Let heroes and dragons show for a while longer as they stand now; call before the new position is shown."""
        if until > 0 and self.motions.kept is None:
            self.motions.kept = Kept(self.look.figures, self.look.track, until)

    def spread(self, source: str, target: str, wait: int = 0) -> None:
        """Colour a conquest from where it was entered; call before the new position is shown."""
        painting = self._prepare()
        if painting.sheet.k != self.camera.k:
            return
        left, top, right, low = (v * self.camera.k for v in bounds(self.board.territory(target).polygon))
        m = ENTRY_MARGIN
        box = pygame.Rect(left - m, top - m, right - left + 2 * m, low - top + 2 * m)
        box = box.clip(pygame.Rect((0, 0), painting.sheet.size))
        old = opaque(box.size)
        painting.sheet.draw(old, (-box.x, -box.y), old.get_rect(), fresh=False)
        a, b = self._spot(source).piece, self._spot(target).piece
        entry = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
        spread = Spread(old, box, entry, wait, reduced=self.theme.reduced)
        self.motions.spreads.append(spread)

    def picture(self, key: str, size: tuple[int, int]) -> pygame.Surface:
        """A picture of one territory, for its card."""
        return crop(self.board, self._painting.picture, key, size)

    def figure_rect(self, key: str) -> pygame.Rect:
        """Where a territory's hero or dragon stands in the window; empty where there is none."""
        rect, stretch = self._prepare().sprites.figure_rect(key, self.look), self._stretch
        dx, dy = self._corner()
        rect.center = (round(rect.centerx * stretch) + dx, round(rect.centery * stretch) + dy)
        return rect

    def track_cells(self) -> list[pygame.Rect]:
        """The places of the dragons' track in the window; none where the board shows no dragons."""
        if not self.look.track:
            return []
        rect, stretch = track_rect(self.board, self._prepare().sprites.k), self._stretch
        dx, dy = self._corner()
        rect.center = (round(rect.centerx * stretch) + dx, round(rect.centery * stretch) + dy)
        return track_cells(rect)

    def obstacles(self, but: str) -> list[pygame.Rect]:
        """Pieces, names and titles of regions in the window, what belongs to one territory left out."""
        at = self._corner()
        spots = [self._spot(land.key) for land in self.board.territories if land.key != but]
        stand = [self.figure_rect(key) for key in self.look.figures if key != but]
        solid = [rect.move(at) for spot in spots for rect in spot.solid]
        return solid + stand + self.track_cells() + [rect for _key, rect in self._titles()]

    @property
    def ink(self) -> Theme:
        """The theme of what stands on the map at its zoom."""
        return self._painting.sprites.ink

    def title_rect(self, region: str) -> pygame.Rect:
        """Where a region's title and its coin stand in the window."""
        return next(rect for key, rect in self._titles() if key == region)

    def piece_rect(self, key: str) -> pygame.Rect:
        """Where a territory's piece stands in the window."""
        spot, (ox, oy) = self._spot(key), self._corner()
        rect = pygame.Rect(0, 0, spot.size, spot.size)
        rect.center = (spot.piece[0] + ox, spot.piece[1] + oy)
        return rect

    def update(self, dt_ms: int, spare: bool = True) -> bool:
        """Let time pass; True when the picture changes. Without `spare` the frame has had its work: paint little."""
        changed = self.motions.update(dt_ms)
        if self._gesture > 0:
            self._gesture -= dt_ms
            changed = True
        if self._gesture <= 0:
            changed = self._go_on(spare, dt_ms >= STILL_MS) or changed
        if self.aim != self._pulsed:
            self._pulsed, self._clock = self.aim, 0
            self._make_aim_ready()
        if self._is_breathing():
            self._clock = min(PULSES * PULSE, self._clock + dt_ms)
            changed = True
        return changed

    def _go_on(self, spare: bool, still: bool) -> bool:
        """A frame's share of the painting; one thing a frame, unless it is a still picture or too far behind.

        Pieces show what stands there now, even while the land's colour is still being painted.
        """
        painting = self._painting
        painting.see(self.camera)
        late = not painting.done and self._stretch == 1  # after a zoom there is more to paint, and nothing is wrong yet
        self._behind = self._behind + 1 if late else 0
        if still or self._hastened or self._behind >= MOST_BEHIND:
            self._behind, self._hastened = 0, False
            painting.finish()
        elif not painting.done:
            if painting.go_on(None if spare else 0):
                self._behind = 0
            return not painting.has_pieces_of(self._scene()) and self._bake()
        if self._bake():
            return True
        if spare:
            painting.warm()
        return False

    def _make_aim_ready(self) -> None:
        """What an aim shows is made here, so that drawing it takes no time."""
        if self.aim and self._painting.begun:
            self._painting.sheet.warm(self.aim, AIM)
            if self._attacked():
                self._painting.sprites.attack_arrow(self.look.source, self.aim)

    def _attacked(self) -> bool:
        """Whether an attack from the source on the aim is thought of."""
        return self.look.attack and self.look.source not in ("", self.aim) and bool(self.aim)

    # -- picture ----------------------------------------------------------------------------------
    def map_rect(self) -> pygame.Rect:
        """What of the rectangle the map fills, in pixels of the window."""
        ox, oy = (round(v) for v in self._origin())
        return pygame.Rect(ox, oy, *(round(v * self.camera.k) for v in self.board.size)).clip(self.rect)

    def looks(self) -> object:
        """Equal where it looks the same; None while something moves."""
        if self.motions.busy or self._stretch != 1 or not self._painting.begun or self._is_breathing():
            return None
        aim = (self.aim, self.look.source, self.look.attack) if self.aim else ()
        return self._painting.bakes, tuple(self.map_rect()), self._corner(), aim, self.lit

    def draw(self, dst: pygame.Surface) -> None:
        """The map and all that stands on it, within the rectangle."""
        painting = self._prepare()
        before = dst.get_clip()
        seen, at = self.map_rect(), self._corner()
        dst.set_clip(seen.clip(before))
        if self._stretch != 1:
            painting.sheet.draw_scaled(dst, at, seen, self.camera.k, fresh=painting.done)
            painting.sprites.draw(dst, at, self._scene(), None, self._stretch)
        else:
            painting.draw_baked(dst, seen, at, self._scene())
            self._draw_moving(dst, at)
        for one in self.motions.glides:
            if one.age >= one.wait:
                painting.sprites.glide(dst, at, one, self._stretch)
        dst.set_clip(before)

    def _corner(self) -> tuple[int, int]:
        x, y = self._origin()
        return round(x), round(y)

    def _scene(self) -> Shown:
        held, kept, look = self.motions.held(), self.motions.kept, self.look
        arrow = None if self.motions.glides or look.asks_for_way else look.last
        if kept is None:
            return Shown(look, self.aim, held, arrow, self.motions.coming())
        return Shown(replace(look, figures=kept.figures, track=kept.track), self.aim, held, arrow)

    def _bake(self) -> bool:
        """Bring together what rests; whether it is another picture. Nothing else is painted in the same frame."""
        baked = self._stretch == 1 and self._painting.bake(self.map_rect(), self._corner(), self._scene())
        if baked:
            ALLOWANCE.use_up()
        return baked

    def _draw_moving(self, dst: pygame.Surface, at: tuple[int, int]) -> None:
        """What moves or breathes; the sprites in its way are drawn again above it."""
        painting = self._painting
        changed = [dst.blit(one.cover(), one.box.move(at)) for one in self.motions.spreads]
        if self.aim:
            changed.append(painting.sheet.line(dst, self.aim, AIM, at, self._pulse()))
        changed += [painting.sheet.line(dst, key, AIM, at) for key in self.lit if key != self.aim]
        if self._attacked():
            changed.append(painting.sprites.attack(dst, at, self.look.source, self.aim))
        if changed:
            painting.sprites.draw(dst, at, self._scene(), changed[0].unionall(changed[1:]))

    def _is_breathing(self) -> bool:
        return bool(self.aim) and self._breathes and self._clock < PULSES * PULSE

    def _pulse(self) -> float:
        return pulse(self._clock) if self._breathes else 1.0

    @property
    def _breathes(self) -> bool:
        """Whether the aim's light swells and sinks."""
        return self.pulsing and not self.theme.reduced
