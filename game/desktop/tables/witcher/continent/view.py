"""The Continent in a rectangle of the window: pan, zoom, pointing, and the picture. Keeps the contract of `Board`."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace

import pygame

from game.desktop import theme as t
from game.desktop.board.camera import STEP, Camera, View
from game.desktop.kit.allowance import ALLOWANCE
from game.desktop.kit.motion import PULSE, pulse
from game.desktop.kit.surfaces import opaque
from game.desktop.tables.witcher.continent import lamp, tokens
from game.desktop.tables.witcher.continent.look import ContinentLook, Figure
from game.desktop.tables.witcher.continent.motion import Ride, Rides
from game.desktop.tables.witcher.continent.pieces import Pieces
from game.desktop.tables.witcher.continent.places import Places
from game.desktop.tables.witcher.continent.riding import carried, draw_ride
from game.desktop.tables.witcher.continent.sheet import Sheet, load_pictures
from game.desktop.tables.witcher.continent.spots import Spots
from game.desktop.tables.witcher.continent.waters import Waters
from game.desktop.theme import Theme
from game.kernel.geometry import Point, bounds
from game.kernel.maps.locations import LocationMap
from game.kernel.texts import edition

PULSES = 3  # an aim breathes so often, then it rests: at rest nothing is drawn
SETTLE_MS = 140  # after the last notch of the wheel the map is drawn sharp
STILL_MS = 200  # a frame so long is a still picture: all is painted in it
MARGIN = 190  # map pixels around the places
Baked = tuple[ContinentLook, tuple[int, ...], object]  # what stands there, who rides, what part of the map is seen


class ContinentView:
    """Set what stands there with `show`; `aim` is the key aimed at. `signs`: the number of each place's action."""

    def __init__(self, board: LocationMap, signs: dict[str, int]) -> None:
        self.board = board
        self.rect = pygame.Rect(0, 0, 1, 1)
        self.theme = Theme()
        dangers = [slot.centre for slot in board.slots if slot.kind == "danger"]
        left, top, right, low = bounds([*(place.at for place in board.locations), *dangers])
        self.camera = Camera(board.size, (left - MARGIN, top - MARGIN, right + MARGIN, low + MARGIN))
        self.look = ContinentLook()
        self.aim = ""
        self.lit: tuple[str, ...] = ()
        self.pulsing = False
        self.motions = Rides()
        self._signs = signs
        self._sheet = Sheet(load_pictures(board.size, board.pictures))
        self._spots: Spots | None = None
        self._spots_for: object = None
        self._baked: pygame.Surface | None = None
        self._baked_for: Baked | None = None
        self._ground = opaque((1, 1))
        self._ground_for: object = None
        self._gesture = 0
        self._clock = 0
        self._pulsed = ""

    # -- place and look ---------------------------------------------------------------------------
    def place(self, rect: pygame.Rect, theme: Theme, whole: bool) -> None:
        """Another rectangle or scale."""
        self.rect, self.theme = pygame.Rect(rect), theme
        self.camera.place(View(rect.x, rect.y, rect.w, rect.h), whole)
        self._gesture = 0

    def show(self, look: ContinentLook) -> None:
        """Show another position; it is drawn at the next frame."""
        self.look = look

    def hasten(self) -> None:
        """Nothing here takes longer than a frame."""

    def lay(self) -> Iterator[None]:
        """Scale the first picture in steps."""
        self._sheet.turn(self.camera.k)
        while self._sheet.go_on(self._seen(), 0):
            yield

    @property
    def spots(self) -> Spots:
        """Where everything stands at this zoom."""
        hidden = self.look.sea.hidden if self.look.sea else ()
        key = (self.camera.k, self.theme, edition(), hidden)
        if self._spots is None or key != self._spots_for:
            self._spots, self._spots_for = Spots(self.board, self.theme, self.camera.k, hidden), key
        return self._spots

    @property
    def ink(self) -> Theme:
        """The theme of what stands on the map at its zoom."""
        return self.spots.ink

    # -- pointing ---------------------------------------------------------------------------------
    def at(self, pos: tuple[int, int]) -> str:
        """What lies under a pixel of the window: what can be pointed at first, then what stands above."""
        if not self.rect.collidepoint(pos):
            return ""
        x, y = self._corner()
        local, spots, look = (pos[0] - x, pos[1] - y), self.spots, self.look
        standing = [*_afloat(look), *(one.key for one in look.beasts), *(one.key for one in look.figures)]
        over = next((key for key in reversed(standing) if spots.rect(key, look).collidepoint(local)), "")
        place = self._place_at(local)
        if over in look.targets or (over and place not in look.targets):
            return over
        return place

    def _place_at(self, local: tuple[int, int]) -> str:
        best, least = "", math.inf
        for key, place in self.spots.places.items():
            far = math.hypot(local[0] - place.mark.centerx, local[1] - place.mark.centery)
            named = place.name.collidepoint(local)
            if (far <= place.mark.w / 2 + 3 or named) and far < least:
                best, least = key, far
        return best

    def window_point(self, key: str) -> tuple[int, int]:
        """The middle of what stands for a key, in the window."""
        return self.piece_rect(key).center

    def piece_rect(self, key: str) -> pygame.Rect:
        """What stands for a key, in the window."""
        return self.spots.rect(key, self.look).move(self._corner())

    def subject(self, key: str) -> pygame.Rect:
        """What a tooltip about a key must not cover."""
        return self.spots.whole(key, self.look).move(self._corner()).inflate(6, 6)

    def obstacles(self, but: str) -> list[pygame.Rect]:
        """Marks, names and what stands beside them, what belongs to one key left out."""
        at, look, spots = self._corner(), self.look, self.spots
        out = [rect for key, place in spots.places.items() if key != but for rect in (place.mark, place.name)]
        standing = [*(one.key for one in look.figures), *(one.key for one in look.beasts), *_afloat(look)]
        out += [spots.rect(key, look) for key in standing if key != but]
        return [rect.move(at) for rect in out]

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

    def fit(self) -> None:
        """See everything."""
        self.camera.fit()
        self._gesture = 0

    def reveal(self, key: str) -> bool:
        """Bring a place into sight; whether the map moved."""
        return self.camera.reveal(*self.spots.point(key, self.look), self.theme.px(90))

    def centre(self, key: str) -> None:
        """Bring a place to the middle, as far as the map goes."""
        if not self.camera.is_fitted():
            self.camera.centre_on(*self.spots.point(key, self.look))

    # -- motion -----------------------------------------------------------------------------------
    def ride(self, figure: Figure, source: str, afloat: bool = False) -> None:
        """Let a figure ride, or sail, to where it stands in the new position; call before that is shown."""
        start = next((one for one in self.look.figures if one.seat == figure.seat), None)
        here, there = self._slot_point(start), self._slot_point(figure)
        road = self.board.road(source, figure.place)
        between = () if road is None else road.points if road.a == source else tuple(reversed(road.points))
        points = (here, *between[1:-1], there)
        self.motions.rides.append(Ride(figure, points, afloat, reduced=self.theme.reduced))

    def _slot_point(self, figure: Figure | None) -> Point:
        slot = self.board.slot(figure.place, "figure", figure.slot) if figure else None
        return slot.centre if slot else (0.0, 0.0)

    def update(self, dt_ms: int, spare: bool = True) -> bool:
        """Let time pass; whether the picture changes."""
        changed = self.motions.update(dt_ms)
        if self._gesture > 0:
            self._gesture -= dt_ms
            changed = True
        if self._gesture <= 0:
            self._sheet.turn(self.camera.k)
            changed = self._sheet.go_on(self._seen(), math.inf if dt_ms >= STILL_MS else 3) or changed
        if self.aim != self._pulsed:
            self._pulsed, self._clock, changed = self.aim, 0, True
        if self._is_breathing():
            self._clock = min(PULSES * PULSE, self._clock + dt_ms)
            changed = True
        return changed

    def _is_breathing(self) -> bool:
        return bool(self.aim) and self._breathes and self._clock < PULSES * PULSE

    @property
    def _breathes(self) -> bool:
        return self.pulsing and not self.theme.reduced

    # -- picture ----------------------------------------------------------------------------------
    def map_rect(self) -> pygame.Rect:
        """What of the rectangle the map fills, in pixels of the window."""
        size = tuple(round(v * self.camera.k) for v in self.board.size)
        return pygame.Rect(self._corner(), size).clip(self.rect)

    def _corner(self) -> tuple[int, int]:
        x, y = self.camera.to_window(0, 0)
        return round(x), round(y)

    def _seen(self) -> pygame.Rect:
        """What is seen, in pixels of the sheet."""
        x, y = self._corner()
        return self.map_rect().move(-x, -y)

    def looks(self) -> object:
        """Equal where it looks the same; None while something moves."""
        if self._baked is None or self._gesture > 0 or self.motions.busy or self._is_breathing():
            return None
        self._bake(self.map_rect())
        return self._baked_for, tuple(self.map_rect()), self._corner(), self.aim, self.lit

    def draw(self, dst: pygame.Surface) -> None:
        """The map and all that stands on it, within the rectangle."""
        if self._baked is None:
            self._sheet.turn(self.camera.k)
            self._sheet.go_on(self._seen(), math.inf)
        seen, before = self.map_rect(), dst.get_clip()
        self._bake(seen)
        dst.set_clip(seen.clip(before))
        assert self._baked is not None
        dst.blit(self._baked, seen)
        self._draw_aim(dst)
        corner, k = self._corner(), self.camera.k
        for ride in self.motions.rides:
            x, y = ride.at()
            draw_ride(dst, self.spots, self.look, ride, (round(x * k) + corner[0], round(y * k) + corner[1]))
        dst.set_clip(before)

    def _key(self, seen: pygame.Rect) -> Baked:
        riding = tuple(ride.figure.seat for ride in self.motions.rides)
        return self.look, riding, self._place_key(seen)

    def _place_key(self, seen: pygame.Rect) -> object:
        quiet = self._gesture <= 0 and not self._sheet.owes(self._seen())
        return tuple(seen), self._corner(), self.camera.k, self.theme, edition(), quiet

    def _bake(self, seen: pygame.Rect) -> None:
        """Bring together what rests, where anything is otherwise; what no figure leaves may be seen a frame later."""
        key = self._key(seen)
        if self._baked is not None and key == self._baked_for and self._gesture <= 0:
            return
        x, y = self._corner()
        at = (x - seen.x, y - seen.y)
        if self._baked is None or self._baked.get_size() != seen.size:
            self._baked, self._ground, self._ground_for = opaque(seen.size), opaque(seen.size), None
        ground = (self._place_key(seen), _under(self.look))
        if self._gesture > 0:
            self._paint_ground(self._baked, at)
        else:
            if ground != self._ground_for:
                if self._can_wait(seen) and not ALLOWANCE.lasts():
                    return
                self._paint_ground(self._ground, at)
                self._ground_for = ground
            self._baked.blit(self._ground, (0, 0))
        self._baked_for = key
        self._standing(self._baked, at)

    def _can_wait(self, seen: pygame.Rect) -> bool:
        """Whether what is baked shows the same part of the map, and whoever rode has not just arrived."""
        before = self._baked_for
        if before is None or before[2] != self._place_key(seen):
            return False
        return set(before[1]) <= {ride.figure.seat for ride in self.motions.rides}

    def _paint_ground(self, dst: pygame.Surface, at: tuple[int, int]) -> None:
        """The map with its places: what is the same while figures and monsters come and go."""
        self._sheet.turn(self.camera.k)
        self._sheet.draw(dst, at, self._seen())
        self._places(dst, at).draw()

    def _places(self, dst: pygame.Surface, at: tuple[int, int]) -> Places:
        return Places(dst, at, self.spots, self.look, self._signs)

    def _standing(self, dst: pygame.Surface, at: tuple[int, int]) -> None:
        """What stands on the sea, then what stands on land."""
        look = self.look
        if look.sea is not None:
            Waters(dst, at, self.spots, look).above({carried(look, ride) for ride in self.motions.rides})
        Pieces(dst, at, self.spots, look).draw({ride.figure.seat for ride in self.motions.rides})

    def _draw_aim(self, dst: pygame.Surface) -> None:
        """What is aimed at, or spoken of beside the map."""
        at = self._corner()
        for key in (*(one for one in self.lit if one != self.aim), *((self.aim,) if self.aim else ())):
            if key not in self.spots.places and ":" not in key:
                continue
            if key == self.aim and (self.look.source, key) in self.look.roads:
                way = self.spots.way(self.look.source, key, self.look, at)
                lamp.road(dst, way, max(2, round(11 * self.camera.k)), True)
            box = self.spots.rect(key, self.look).move(at)
            side = max(box.size)
            colour = t.TARGET if key == self.aim else t.GOLD_LIT
            light = tokens.ring(side, colour, max(2, side // 14), max(4, side // 4)).copy()
            light.set_alpha(round(255 * self._strength(key)))
            dst.blit(light, light.get_rect(center=box.center))
            self._again(dst, key, at)

    def _again(self, dst: pygame.Surface, key: str, at: tuple[int, int]) -> None:
        """What is aimed at lies above its light."""
        place = next((one for one in self.board.locations if one.key == key), None)
        if place is not None:
            self._places(dst, at).medallion(place)
            if self.look.sea is not None and key == self.look.sea.place:
                Waters(dst, at, self.spots, self.look).dagon()

    def _strength(self, key: str) -> float:
        return pulse(self._clock) if key == self.aim and self._breathes else 1.0


def _afloat(look: ContinentLook) -> tuple[str, ...]:
    """What stands on the sea of Skellige, where that is played."""
    return look.sea.pieces if look.sea is not None else ()


def _under(look: ContinentLook) -> ContinentLook:
    """As far as the ground shows it: the lamp lights what stands, too, while somebody chooses."""
    return look if look.choosing else replace(look, figures=(), beasts=(), marks=())
