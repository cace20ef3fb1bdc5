"""Light on the map: owners' watercolour, the lamp that narrows, lines and halos along borders.

All is made of white territory masks by RGB blends alone. Wash and lamp are worked at half the size of the fitted map,
where they cost a quarter and cannot be told apart; lines are drawn at the size they are seen.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

import pygame

from game.desktop.kit.surfaces import ADD, MAX, MULT, SUB, opaque
from game.desktop.theme import FACTIONS
from game.kernel.maps.territories import TerritoryMap

REACH = 14  # pixels at half size beyond which a wash is not changed by its neighbour
TILE = 240  # pixels at half size: the sides of what is painted in one step
DARK = (188, 180, 172)  # what the lamp leaves of land that is not legal


def times(sheet: pygame.Surface, factor: float) -> pygame.Surface:
    """A copy, brighter or darker by a factor."""
    out = sheet.copy()
    v = int(min(1.0, factor) * 255)
    out.fill((v, v, v), special_flags=MULT)
    if factor > 1:
        out.blit(times(sheet, factor - 1), (0, 0), special_flags=ADD)
    return out


def soft(sheet: pygame.Surface, radius: float, k: int = 2) -> pygame.Surface:
    """A blur worked at 1/k of the size."""
    size = sheet.get_size()
    if k > 1:
        sheet = pygame.transform.smoothscale(sheet, (max(1, size[0] // k), max(1, size[1] // k)))
    out = pygame.transform.gaussian_blur(sheet, max(1, round(radius / k)))
    return pygame.transform.smoothscale(out, size) if k > 1 else out


def white(size: tuple[int, int]) -> pygame.Surface:
    """A white sheet."""
    out = opaque(size)
    out.fill((255, 255, 255))
    return out


def inverted(sheet: pygame.Surface) -> pygame.Surface:
    """White less the sheet."""
    out = white(sheet.get_size())
    out.blit(sheet, (0, 0), special_flags=SUB)
    return out


@dataclass(frozen=True, slots=True)
class Mask:
    """A territory in white, and where it lies; pixels at half size."""

    sheet: pygame.Surface
    box: pygame.Rect


def cut(polygon: Sequence[tuple[float, float]], k: float, area: pygame.Rect, finer: int = 2) -> pygame.Surface:
    """A polygon of the map in white on black, at k, as seen in an area of pixels; its edge is smooth."""
    big = opaque((area.w * finer, area.h * finer))
    z = k * finer
    points = [(x * z - area.x * finer, y * z - area.y * finer) for x, y in polygon]
    pygame.draw.polygon(big, (255, 255, 255), points)
    return pygame.transform.smoothscale(big, area.size)


def box_of(polygon: Sequence[tuple[float, float]], k: float, grow: int) -> pygame.Rect:
    """The box of a polygon at k, `grow` pixels larger on every side."""
    xs, ys = zip(*polygon, strict=True)
    left, top = int(min(xs) * k) - grow, int(min(ys) * k) - grow
    return pygame.Rect(left, top, int(max(xs) * k) + grow + 1 - left, int(max(ys) * k) + grow + 1 - top)


class Masks:
    """The masks of all territories at half of k."""

    def __init__(self, board: TerritoryMap, k: float) -> None:
        self.k = k / 2
        self.size = (max(1, round(board.size[0] * self.k)), max(1, round(board.size[1] * self.k)))
        self.of: dict[str, Mask] = {}
        whole = pygame.Rect((0, 0), self.size)
        for land in board.territories:
            box = box_of(land.polygon, self.k, 2).clip(whole)
            self.of[land.key] = Mask(cut(land.polygon, self.k, box, 4), box)
        self.shaded = self.union(self.of, whole)  # how much the lamp takes away where: from the sea about half
        self.shaded.fill((115, 115, 115), special_flags=MULT)
        self.shaded.fill((140, 140, 140), special_flags=ADD)

    def union(self, keys: Iterable[str], area: pygame.Rect) -> pygame.Surface:
        """Several territories in white, as seen in an area."""
        out = opaque(area.size)
        for key in keys:
            mask = self.of[key]
            if mask.box.colliderect(area):
                out.blit(mask.sheet, mask.box.move(-area.x, -area.y), special_flags=ADD)
        return out


class Wash:
    """The owners' watercolour, multiplied onto the map; only what changed is painted anew, a tile at a time."""

    def __init__(self, masks: Masks) -> None:
        self._masks = masks
        self._owners: dict[str, str] = {}
        self._owed: list[pygame.Rect] = []
        self.sheet = white(masks.size)

    def owe(self, owners: Mapping[str, str]) -> None:
        """Note who owns what now; `work` paints it."""
        changed = [key for key, owner in owners.items() if self._owners.get(key) != owner]
        self._owners = dict(owners)
        if changed:
            boxes = [self._masks.of[key].box for key in changed]
            self._owed += tiles(boxes[0].unionall(boxes[1:]).inflate(2 * REACH, 2 * REACH).clip(self.sheet.get_rect()))

    def work(self) -> Iterator[pygame.Rect | None]:
        """Paint what is owed in short steps; yields the box of each tile that is done, in pixels at half size."""
        while self._owed:
            tile = self._owed[0]
            area = tile.inflate(2 * REACH, 2 * REACH).clip(self.sheet.get_rect())
            fresh = white(tile.size)
            for faction in dict.fromkeys(self._owners.values()):
                lands = [key for key, owner in self._owners.items() if owner == faction]
                if any(self._masks.of[key].box.colliderect(area) for key in lands):
                    paint = pigment(faction, self._masks.union(lands, area))
                    fresh.blit(paint, (0, 0), tile.move(-area.x, -area.y), special_flags=SUB)
                    yield None
            self.sheet.blit(fresh, tile)
            self._owed.remove(tile)
            yield tile


def tiles(box: pygame.Rect) -> list[pygame.Rect]:
    """A box cut into parts that are painted in one step each."""
    columns, rows = -(-box.w // TILE) or 1, -(-box.h // TILE) or 1
    xs = [box.x + box.w * i // columns for i in range(columns + 1)]
    ys = [box.y + box.h * i // rows for i in range(rows + 1)]
    return [
        pygame.Rect(x, y, x2 - x, y2 - y) for y, y2 in itertools.pairwise(ys) for x, x2 in itertools.pairwise(xs)
    ]


def pigment(faction: str, land: pygame.Surface) -> pygame.Surface:
    """What a faction's colour takes from white: a flat wash, a pool along the frontier, a dark last line."""
    look = FACTIONS[faction]
    rim = land.copy()
    rim.blit(soft(land, 8), (0, 0), special_flags=SUB)
    edge = land.copy()
    edge.blit(soft(land, 2, 1), (0, 0), special_flags=SUB)
    out = times(land, look.flat)
    out.blit(times(rim, 0.85), (0, 0), special_flags=ADD)
    out.blit(times(edge, 0.5), (0, 0), special_flags=ADD)
    c = pygame.Color(look.wash)
    out.fill((255 - c.r, 255 - c.g, 255 - c.b), special_flags=MULT)
    return out


def lamp(masks: Masks, lit: Iterable[str], half: Iterable[str]) -> pygame.Surface:
    """What is multiplied onto the map while something is chosen: `lit` keeps its light, `half` some, the sea most."""
    area = pygame.Rect((0, 0), masks.size)
    sharp = masks.union(lit, area)
    sharp.blit(times(masks.union(half, area), 0.62), (0, 0), special_flags=ADD)
    light = soft(sharp, 3)
    light.blit(sharp, (0, 0), special_flags=MAX)
    dark = inverted(light)
    dark.blit(masks.shaded, (0, 0), special_flags=MULT)
    dark.fill(tuple(255 - v for v in DARK), special_flags=MULT)
    return inverted(dark)


@dataclass(frozen=True, slots=True)
class Line:
    """How a territory is outlined: colour, width and halo in units of a 1080p screen, strength 0 to 1."""

    colour: str
    halo: float = 7
    strength: float = 0.74
    width: float = 3


@dataclass(frozen=True, slots=True)
class Contour:
    """A line with its halo: first `dark` is multiplied, then `light` added, at `at` on the map at its zoom."""

    dark: pygame.Surface
    light: pygame.Surface
    at: tuple[int, int]


@functools.lru_cache(112)
def contour(polygon: tuple[tuple[float, float], ...], k: float, line: Line, scale: float) -> Contour:
    """Outline a territory at a zoom. On pale paper added light alone is not seen, so the ground is darkened first."""
    halo, width = line.halo * scale, line.width * scale
    area = box_of(polygon, k, round(2.4 * halo))
    land = cut(polygon, k, area)
    inner = land.copy()
    inner.blit(soft(land, width, 1), (0, 0), special_flags=SUB)
    glow = soft(land, halo)
    outside = glow.copy()
    outside.blit(land, (0, 0), special_flags=SUB)
    inside = land.copy()
    inside.blit(glow, (0, 0), special_flags=SUB)
    light = times(inner, 1.9 * line.strength)
    light.blit(times(inside, 0.32 * line.strength), (0, 0), special_flags=ADD)
    light.blit(times(outside, 0.55 * line.strength), (0, 0), special_flags=ADD)
    light.blit(times(land, 0.02), (0, 0), special_flags=ADD)
    light.fill(pygame.Color(line.colour), special_flags=MULT)
    return Contour(inverted(times(inner, 1.5)), light, area.topleft)


def lay(dst: pygame.Surface, one: Contour, offset: tuple[int, int] = (0, 0), pulse: float = 1.0) -> pygame.Rect:
    """Draw a contour; `pulse` dims its light. Returns what was touched."""
    at = (one.at[0] + offset[0], one.at[1] + offset[1])
    dst.blit(one.dark, at, special_flags=MULT)
    return dst.blit(one.light if pulse >= 0.995 else times(one.light, pulse), at, special_flags=ADD)
