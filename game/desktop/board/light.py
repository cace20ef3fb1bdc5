"""Blends of light, and lines with halos along borders, drawn at the size they are seen."""

from __future__ import annotations

import functools
from dataclasses import dataclass

import pygame

from game.desktop.board.masks import box_of, cut, soft
from game.desktop.kit.surfaces import ADD, MULT, SUB, opaque

Polygon = tuple[tuple[float, float], ...]


def times(sheet: pygame.Surface, factor: float) -> pygame.Surface:
    """A copy, brighter or darker by a factor."""
    out = sheet.copy()
    v = int(min(1.0, factor) * 255)
    out.fill((v, v, v), special_flags=MULT)
    if factor > 1:
        out.blit(times(sheet, factor - 1), (0, 0), special_flags=ADD)
    return out


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


def less(sheet: pygame.Surface, other: pygame.Surface) -> pygame.Surface:
    """What of a sheet is brighter than another."""
    out = sheet.copy()
    out.blit(other, (0, 0), special_flags=SUB)
    return out


@dataclass(frozen=True, slots=True)
class Line:
    """How a territory is outlined: colour, width and halo in units of a 1080p screen, strength 0 to 1."""

    colour: str
    halo: float = 7
    strength: float = 0.74
    width: float = 3

    def box(self, polygon: Polygon, k: float, scale: float) -> pygame.Rect:
        """What it touches of the map at a zoom."""
        return box_of(polygon, k, round(2.4 * self.halo * scale))


@dataclass(frozen=True, slots=True)
class Contour:
    """A line with its halo: first `dark` is multiplied, then `light` added, at `at` on the map at its zoom."""

    dark: pygame.Surface
    light: pygame.Surface
    at: tuple[int, int]


@functools.lru_cache(160)
def contour(polygon: Polygon, k: float, line: Line, scale: float) -> Contour:
    """Outline a territory at a zoom. On pale paper added light alone is not seen, so the ground is darkened first."""
    area = line.box(polygon, k, scale)
    return contour_of(cut(polygon, k, area), line, scale, area.topleft)


def contour_of(land: pygame.Surface, line: Line, scale: float, at: tuple[int, int]) -> Contour:
    """Outline what is white on a black sheet, whose corner lies at `at`; the sheet has room for the halo."""
    inner = less(land, soft(land, max(1, round(line.width * scale))))
    glow = soft(land, max(4, round(line.halo * scale)))
    light = times(inner, 1.9 * line.strength)
    light.blit(times(less(land, glow), 0.32 * line.strength), (0, 0), special_flags=ADD)
    light.blit(times(less(glow, land), 0.55 * line.strength), (0, 0), special_flags=ADD)
    light.blit(times(land, 0.02), (0, 0), special_flags=ADD)
    light.fill(pygame.Color(line.colour), special_flags=MULT)
    return Contour(inverted(times(inner, 1.5)), light, at)


def lay(dst: pygame.Surface, one: Contour, offset: tuple[int, int] = (0, 0), pulse: float = 1.0) -> pygame.Rect:
    """Draw a contour; `pulse` dims its light. Returns what was touched."""
    at = (one.at[0] + offset[0], one.at[1] + offset[1])
    dst.blit(one.dark, at, special_flags=MULT)
    return dst.blit(one.light if pulse >= 0.995 else times(one.light, pulse), at, special_flags=ADD)
