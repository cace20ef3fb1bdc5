"""Tiles and symbols as painted, at the size they are seen. Grounds are painted for every turn; symbols stand upright
on them. Shared surfaces: do not draw on them."""

from __future__ import annotations

import functools
import json
from dataclasses import dataclass
from pathlib import Path

import pygame

from game.desktop.kit.ahead import AHEAD
from game.desktop.kit.allowance import ALLOWANCE
from game.desktop.kit.pool import POOL
from game.desktop.kit.surfaces import clear, opaque
from game.kernel.resources import resource

TURNS = 4
PAD = 1 / 9  # of a symbol's width: the halo around it
WIDE, SCROLL_WIDE = 1.16, 1.07  # a symbol's picture, in its diameters
AREA_STEP = 40  # levels of grey from patch to patch
PLAIN_SIDE, SMALL_SIDE, LARGER = 120, 48, 1.3  # pixels: on smaller tiles symbols are drawn larger, up to so much


Lines = tuple[tuple[float, float], ...]
Road = tuple[Lines, ...]  # in parts of the side, unturned


@dataclass(frozen=True, slots=True)
class Stand:
    """A symbol on an unturned tile, in parts of its side."""

    symbol: str
    x: float
    y: float
    radius: float


@dataclass(frozen=True, slots=True)
class Design:
    """A tile's ground and what stands on it."""

    ground: str
    symbols: tuple[Stand, ...]
    roads: tuple[Road, ...]  # by their numbers


def folder() -> Path:
    """Where the pictures lie."""
    return resource("assets", "skye")


@functools.cache
def _designs(place: Path) -> dict[str, Design]:
    told = json.loads((place / "tiles.json").read_text("utf-8"))
    return {
        key: Design(
            one["ground"],
            tuple(Stand(symbol, x / 1000, y / 1000, r / 1000) for symbol, x, y, r in one["symbols"]),
            tuple(tuple(tuple((x / 1000, y / 1000) for x, y in line) for line in road) for road in one["roads"]),
        )
        for key, one in told.items()
    }


@functools.lru_cache(192)
def _loaded(path: Path) -> pygame.Surface:
    loaded = pygame.image.load(path)
    sheet = clear(loaded.get_size()) if loaded.get_flags() & pygame.SRCALPHA else opaque(loaded.get_size())
    sheet.blit(loaded, (0, 0))
    return sheet


def turned(x: float, y: float, rotation: int) -> tuple[float, float]:
    """Where a point of a tile, in parts of its side, lies after so many quarter turns clockwise."""
    for _ in range(rotation % TURNS):
        x, y = 1 - y, x
    return x, y


@POOL.keep
def _picture(path: Path, wide: int) -> pygame.Surface:
    source = _loaded(path)
    w, h = source.get_size()
    return pygame.transform.smoothscale(source, (max(1, wide), max(1, round(h * wide / w))))


@POOL.keep
def _tile(place: Path, key: str, rotation: int, side: int) -> pygame.Surface:
    design = _designs(place)[key]
    sheet = _picture(place / f"ground_{design.ground}_{rotation}.webp", side).copy()
    share = min(1.0, max(0.0, (PLAIN_SIDE - side) / (PLAIN_SIDE - SMALL_SIDE)))
    larger = 1 + (LARGER - 1) * share
    for one in sorted(design.symbols, key=lambda one: turned(one.x, one.y, rotation)[1]):
        x, y = turned(one.x, one.y, rotation)
        wide = 2 * one.radius * side * (SCROLL_WIDE if one.symbol.startswith("scroll") else WIDE) * larger
        picture = _picture(place / f"on_{one.symbol}.webp", max(4, round(wide * (1 + 2 * PAD))))
        box = picture.get_rect(center=(round(x * side), round(y * side)))
        pad = round(wide * PAD)
        inner = box.inflate(-2 * pad, -2 * pad).clamp(sheet.get_rect().inflate(-2, -2))
        sheet.blit(picture, picture.get_rect(center=inner.center))
    return sheet


@POOL.keep
def _area(place: Path, key: str, patch: int, rotation: int, side: int) -> pygame.Surface:
    level = patch * AREA_STEP
    source = _loaded(place / f"areas_{_designs(place)[key].ground}.webp")
    mask = pygame.mask.from_threshold(source, (level, level, level), (AREA_STEP // 2,) * 3)
    plain = mask.to_surface(setcolor="#FFFFFF", unsetcolor=(255, 255, 255, 0))
    return pygame.transform.smoothscale(pygame.transform.rotate(plain, -90 * rotation), (side, side))


class TilePictures:
    """The pictures of a folder, such as assets/skye. Keys of tiles are those of the rules: `L05`, `castle_blue`."""

    def __init__(self, place: Path | None = None) -> None:
        self.place = place or folder()
        self._shown: dict[tuple[str, int], int] = {}  # at which size a tile was asked for last

    @property
    def keys(self) -> tuple[str, ...]:
        """Every tile that has a picture."""
        return tuple(_designs(self.place))

    def stands(self, key: str) -> tuple[Stand, ...]:
        """What stands where on a tile, unturned."""
        return _designs(self.place)[key].symbols

    def roads(self, key: str, rotation: int) -> tuple[Road, ...]:
        """The lines of each road of a turned tile, in parts of its side, by the roads' numbers."""
        found = _designs(self.place)[key].roads
        return tuple(tuple(tuple(turned(x, y, rotation) for x, y in line) for line in road) for road in found)

    def area(self, key: str, patch: int, rotation: int, side_px: int) -> pygame.Surface:
        """The shape of a patch of a turned tile, by its number in the rules: white on a clear ground."""
        return _area(self.place, key, patch, rotation % TURNS, side_px)

    def at(self, key: str, rotation: int, side_px: int) -> pygame.Surface:
        """A tile turned so many quarters clockwise."""
        self._shown[key, rotation % TURNS] = side_px
        return _tile(self.place, key, rotation % TURNS, side_px)

    def at_once(self, key: str, rotation: int, side_px: int) -> tuple[pygame.Surface, bool]:
        """The same, and True; while a frame has no time for it, what was shown before, coarsely scaled, and False."""
        before = self._shown.get((key, rotation % TURNS), side_px)
        if before == side_px or self.is_ready(key, rotation, side_px) or ALLOWANCE.lasts():
            return self.at(key, rotation, side_px), True
        self.ahead(key, rotation, side_px)
        return pygame.transform.scale(_tile(self.place, key, rotation % TURNS, before), (side_px, side_px)), False

    def ahead(self, key: str, rotation: int, side_px: int) -> None:
        """Have it made beside the frames, for it will be wanted soon."""
        AHEAD.want(_tile, self.place, key, rotation % TURNS, side_px)

    def comes(self, key: str, rotation: int, side_px: int) -> bool:
        """Whether `at` may be asked now; else it is being made beside the frames."""
        return AHEAD.ready(_tile, self.place, key, rotation % TURNS, side_px)

    def warm(self) -> None:
        """Have what most tables show read from the disk beside the frames: unturned grounds, and all symbols."""
        designs = _designs(self.place).values()
        names = [f"on_{stand.symbol}" for one in designs for stand in one.symbols]
        for name in dict.fromkeys([*names, *(f"ground_{one.ground}_0" for one in designs)]):
            AHEAD.want(_loaded, self.place / f"{name}.webp")

    def is_ready(self, key: str, rotation: int, side_px: int) -> bool:
        """Whether `at` takes no time."""
        return POOL.has(_tile, self.place, key, rotation % TURNS, side_px)

    def piece(self, name: str, px: int) -> pygame.Surface:
        """Any other picture of the folder, as wide as that: `pawn_blue`, `bonus_five_gold`."""
        return _picture(self.place / f"{name}.webp", px)

    def symbol(self, key: str, px: int) -> pygame.Surface:
        """An icon as wide as that: a symbol of the rules (`sheep`), `scroll_sheep2`, `castle_blue`, `coin`."""
        return _picture(self.place / f"sign_{key}.webp", px)

    def scoring_icon(self, key: str, px: int) -> pygame.Surface:
        """The icon of a scoring tile (`S01` to `S20`), as wide as that."""
        return _picture(self.place / f"scoring_{key}.webp", px)
