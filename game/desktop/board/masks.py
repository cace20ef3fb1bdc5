"""Territories in white on black, sharp and blurred: what wash and lamp are made of by blends alone.

A blur of a sum is the sum of the blurs: so the light of any set of territories is added up from what is kept of each,
and where one territory changes its owner only its own box is worked again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

import pygame

from game.desktop.board.camera import CELL
from game.desktop.kit.surfaces import ADD, opaque
from game.kernel.maps.territories import Territory, TerritoryMap

KEPT = 3  # maps, or ways to see one, whose masks are kept
REACH = 16  # pixels of a mask beyond the territory that its widest blur fills
BLURS = {"wide": 7, "near": 2, "glow": 4}
Kind = Literal["land", "wide", "near", "glow"]


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


def soft(sheet: pygame.Surface, radius: int) -> pygame.Surface:
    """A blur; wide ones are worked at half the size. Two boxes cannot be told from a bell, and cost a quarter."""
    if radius > 2:
        w, h = sheet.get_size()
        half = pygame.transform.smoothscale(sheet, (max(1, (w + 1) // 2), max(1, (h + 1) // 2)))
        return pygame.transform.smoothscale(soft(half, round(radius / 2)), (w, h))
    once = pygame.transform.box_blur(sheet, max(1, radius // 2))
    return pygame.transform.box_blur(once, max(1, radius - radius // 2))


@dataclass(frozen=True, slots=True)
class Mask:
    """A territory's masks by kind, all in one box."""

    of: dict[Kind, pygame.Surface]
    box: pygame.Rect


def masks_of(board: TerritoryMap, fine: int) -> Masks:
    """The masks of a map, those that were made for another match of it among them."""
    found = next((one for one in _kept if one.fits(board, fine)), None) or Masks(board, fine)
    _kept[:] = [found, *(one for one in _kept if one is not found)][:KEPT]
    return found


class Masks:
    """The masks of all territories at `fine` pixels for a cell of the map."""

    def __init__(self, board: TerritoryMap, fine: int) -> None:
        self.fine = fine
        self.k = fine / CELL
        # A column and a row more than the map: to enlarge a cell its neighbours' first pixels are needed.
        self.size = (round(board.size[0] * self.k) + 1, round(board.size[1] * self.k) + 1)
        self.whole = pygame.Rect((0, 0), self.size)
        self._board = board
        self._of: dict[str, Mask] = {}

    def __getitem__(self, key: str) -> Mask:
        if key not in self._of:
            self._of[key] = self._made(self._board.territory(key))
        return self._of[key]

    def fits(self, board: TerritoryMap, fine: int) -> bool:
        """Whether these are the masks of a map."""
        return self._board is board and self.fine == fine

    def work(self) -> Iterator[None]:
        """Make what is not there yet, a territory a step."""
        for land in self._board.territories:
            if land.key not in self._of:
                self._of[land.key] = self._made(land)
                yield

    def _made(self, land: Territory) -> Mask:
        box = box_of(land.polygon, self.k, REACH).clip(self.whole)
        sharp = cut(land.polygon, self.k, box, 4)
        kinds: dict[Kind, pygame.Surface] = {
            "land": sharp, "wide": soft(sharp, BLURS["wide"]), "near": soft(sharp, BLURS["near"]),
            "glow": soft(sharp, BLURS["glow"]),
        }  # fmt: skip
        return Mask(kinds, box)

    def union(self, keys: Iterable[str], area: pygame.Rect, kind: Kind = "land") -> pygame.Surface:
        """Several territories in white, as seen in an area."""
        out = opaque(area.size)
        for key in keys:
            mask = self[key]
            if mask.box.colliderect(area):
                out.blit(mask.of[kind], mask.box.move(-area.x, -area.y), special_flags=ADD)
        return out


_kept: list[Masks] = []  # the last ones first
