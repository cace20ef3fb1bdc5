"""What is multiplied onto the map's picture: one lamp, the owners' watercolour, and shade on what is not legal.

Worked at about half the size of the fitted map, where it costs a quarter and cannot be told apart. Every pixel follows
from the look alone: however the work is parted, the picture is the same.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator

import pygame

from game.desktop.board import patterns
from game.desktop.board.light import inverted, less, times, white
from game.desktop.board.look import BoardLook
from game.desktop.board.masks import Masks
from game.desktop.kit.surfaces import ADD, MAX, MULT, SUB, opaque
from game.desktop.theme import NEUTRAL, Theme

TILE = 120  # pixels: the sides of what is worked in one step
DARK = (188, 180, 172)  # what the lamp leaves of land that is not legal
HALF = 0.62  # the light of the last move while something is chosen
LAND_SHADE, SEA_SHADE = 115, 140  # how much the lamp takes away: from the sea about half of what it takes from land
FAINT = 4  # of 255: what the sum of rounded blurs may lack within one owner's land
LAMP_CORNERS = (
    ("#FFFAF0", "#FFFCF4", "#EFE8DE"),
    ("#FFFCF4", "#FFFDF8", "#EAE2D8"),
    ("#E6DED4", "#E9E1D8", "#D2C8BE"),
)


class Tint:
    """Keeps `sheet` up to date with a look: `owe` notes what changed, `work` paints it in short steps."""

    def __init__(self, masks: Masks, theme: Theme) -> None:
        self.masks = masks
        self.theme = theme
        self.sheet = white(masks.size)
        self._wash = white(masks.size)
        self._lamp = _lamplight(masks.size)
        self._owners: dict[str, str] | None = None
        self._light: dict[str, float] | None = None  # of each territory while something is chosen
        self._unwashed: list[pygame.Rect] = []
        self._owed: list[pygame.Rect] = []

    def owe(self, look: BoardLook) -> list[pygame.Rect]:
        """Note who owns what and what is lit now; the boxes of what changed."""
        owners, light = look.owners, _light_of(look)
        if self._owners is None:
            washed = [self.masks.whole]
        else:
            washed = [self.masks[key].box for key in _differing(self._owners, owners)]
        if (light is None) != (self._light is None):
            lit = [self.masks.whole]
        else:
            lit = [self.masks[key].box for key in _differing(self._light or {}, light or {})]
        self._owners, self._light = owners, light
        self._unwashed += tiles(washed)
        self._owed += tiles(lit)
        return washed + lit

    def work(self) -> Iterator[None]:
        """Paint what is owed."""
        while self._unwashed:
            self._owed.append(self._unwashed[0])
            self._wash.blit(self._washed(self._unwashed[0]), self._unwashed[0])
            del self._unwashed[0]
            yield
        while self._owed:
            self.sheet.blit(self._tinted(self._owed[0]), self._owed[0])
            del self._owed[0]
            yield

    def _washed(self, area: pygame.Rect) -> pygame.Surface:
        fresh = white(area.size)
        lands: dict[str, list[str]] = {}
        for key, owner in (self._owners or {}).items():
            if self.masks[key].box.colliderect(area):
                lands.setdefault(owner, []).append(key)
        for faction, keys in lands.items():
            fresh.blit(self._pigment(faction, keys, area), (0, 0), special_flags=SUB)
        return fresh

    def _pigment(self, faction: str, keys: list[str], area: pygame.Rect) -> pygame.Surface:
        """What a faction's colour takes from white: a flat wash, a pool along the frontier, a dark last line."""
        look, masks = self.theme.faction(faction), self.masks
        land = masks.union(keys, area)
        out = times(land, look.flat)
        for kind, strength in (("wide", 0.85), ("near", 0.5)):
            rim = less(land, masks.union(keys, area, "wide" if kind == "wide" else "near"))
            rim.fill((FAINT, FAINT, FAINT), special_flags=SUB)
            out.blit(times(rim, strength), (0, 0), special_flags=ADD)
        if self.theme.patterns and faction != NEUTRAL:
            land.blit(patterns.hatching(faction, masks.size), (0, 0), area, special_flags=MULT)
            out.blit(times(land, patterns.STRENGTH), (0, 0), special_flags=ADD)
        c = pygame.Color(look.wash)
        out.fill((255 - c.r, 255 - c.g, 255 - c.b), special_flags=MULT)
        return out

    def _tinted(self, area: pygame.Rect) -> pygame.Surface:
        out = opaque(area.size)
        out.blit(self._lamp, (0, 0), area)
        out.blit(self._wash, (0, 0), area, special_flags=MULT)
        if self._light is not None:
            out.blit(self._shade(self._light, area), (0, 0), special_flags=MULT)
        return out

    def _shade(self, light: dict[str, float], area: pygame.Rect) -> pygame.Surface:
        """What the lamp leaves: all of what is lit, with a soft edge, least of the sea."""
        masks = self.masks
        bright, edge = opaque(area.size), opaque(area.size)
        for share in (1.0, HALF):
            keys = [key for key, lit in light.items() if lit == share]
            if keys:
                bright.blit(times(masks.union(keys, area), share), (0, 0), special_flags=ADD)
                edge.blit(times(masks.union(keys, area, "glow"), share), (0, 0), special_flags=ADD)
        bright.blit(edge, (0, 0), special_flags=MAX)
        taken = masks.union(self._owners or (), area)
        taken.fill((LAND_SHADE, LAND_SHADE, LAND_SHADE), special_flags=MULT)
        taken.fill((SEA_SHADE, SEA_SHADE, SEA_SHADE), special_flags=ADD)
        dark = inverted(bright)
        dark.blit(taken, (0, 0), special_flags=MULT)
        dark.fill(tuple(255 - v for v in DARK), special_flags=MULT)
        return inverted(dark)


def _light_of(look: BoardLook) -> dict[str, float] | None:
    """The light of each territory that has any; None where nothing is chosen and all is lit."""
    if not look.choosing:
        return None
    light = {look.last.target: HALF} if look.last else {}
    return light | dict.fromkeys((*look.targets, *([look.source] if look.source else ())), 1.0)


def _differing(before: dict[str, str] | dict[str, float], after: dict[str, str] | dict[str, float]) -> list[str]:
    return [key for key in {**before, **after} if before.get(key) != after.get(key)]


def tiles(boxes: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """Boxes cut into parts that are worked in one step each; a box within another is left out."""
    found: list[pygame.Rect] = []
    for box in boxes:
        if any(one.contains(box) for one in found):
            continue
        found = [one for one in found if not box.contains(one)] + [box]
    return [part for box in found for part in _parts(box)]


def _parts(box: pygame.Rect) -> list[pygame.Rect]:
    columns, rows = -(-box.w // TILE) or 1, -(-box.h // TILE) or 1
    xs = [box.x + box.w * i // columns for i in range(columns + 1)]
    ys = [box.y + box.h * i // rows for i in range(rows + 1)]
    return [pygame.Rect(x, y, x2 - x, y2 - y) for y, y2 in itertools.pairwise(ys) for x, x2 in itertools.pairwise(xs)]


def _lamplight(size: tuple[int, int]) -> pygame.Surface:
    """The one lamp, up and to the left: nine colours stretched over the sheet."""
    small = opaque((3, 3))
    for y, row in enumerate(LAMP_CORNERS):
        for x, colour in enumerate(row):
            small.set_at((x, y), colour)
    return pygame.transform.smoothscale(small, size)
