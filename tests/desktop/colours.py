"""How far apart colours are for an eye: CIEDE2000 over Machado's simulation."""

from __future__ import annotations

import functools
import math

import pygame

from game.desktop.kit.eyes import LIGHTS, VIEWS

Lab = tuple[float, float, float]
Rgb = tuple[int, int, int]
TO_XYZ = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)


def rgb_of(colour: str) -> Rgb:
    c = pygame.Color(colour)
    return c.r, c.g, c.b


def lab(colour: str, view: str) -> Lab:
    return lab_of(rgb_of(colour), view)


@functools.lru_cache(None)
def lab_of(colour: Rgb, view: str = "normal") -> Lab:
    """Of a colour that is seen with an eye; a picture that was simulated is seen with the normal one."""
    rgb = [LIGHTS[v] for v in colour]
    seen = [min(1.0, max(0.0, sum(a * b for a, b in zip(row, rgb, strict=True)))) for row in VIEWS[view]]
    xyz = [sum(a * b for a, b in zip(row, seen, strict=True)) for row in TO_XYZ]
    f = [
        v ** (1 / 3) if v > 216 / 24389 else (24389 / 27 * v + 16) / 116
        for v in (xyz[0] / 0.95047, xyz[1], xyz[2] / 1.08883)
    ]
    return 116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])


def ciede2000(one: Lab, two: Lab) -> float:
    """Sharma, Wu, Dalal (2005)."""
    chroma = (math.hypot(*one[1:]) + math.hypot(*two[1:])) / 2
    g = 0.5 * (1 - math.sqrt(chroma**7 / (chroma**7 + 25**7)))
    a1, a2 = (1 + g) * one[1], (1 + g) * two[1]
    c1, c2 = math.hypot(a1, one[2]), math.hypot(a2, two[2])
    h1, h2 = math.degrees(math.atan2(one[2], a1)) % 360, math.degrees(math.atan2(two[2], a2)) % 360
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    dl, dc, dh = two[0] - one[0], c2 - c1, 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2))
    light, c = (one[0] + two[0]) / 2, (c1 + c2) / 2
    hue = h1 + h2 if not c1 * c2 else (h1 + turn / 2) % 360
    cos = [math.cos(math.radians(x)) for x in (hue - 30, 2 * hue, 3 * hue + 6, 4 * hue - 63)]
    t = 1 - 0.17 * cos[0] + 0.24 * cos[1] + 0.32 * cos[2] - 0.20 * cos[3]
    rc = 2 * math.sqrt(c**7 / (c**7 + 25**7))
    rt = -math.sin(math.radians(60 * math.exp(-(((hue - 275) / 25) ** 2)))) * rc
    sl = 1 + 0.015 * (light - 50) ** 2 / math.sqrt(20 + (light - 50) ** 2)
    x, y = dc / (1 + 0.045 * c), dh / (1 + 0.015 * c * t)
    return math.sqrt((dl / sl) ** 2 + x * x + y * y + rt * x * y)


def contrast(a: str, b: str) -> float:
    """The ratio of two colours' lights, as WCAG has it."""
    lights = [0.2126 * LIGHTS[r] + 0.7152 * LIGHTS[g] + 0.0722 * LIGHTS[b_] for r, g, b_ in (rgb_of(a), rgb_of(b))]
    return (max(lights) + 0.05) / (min(lights) + 0.05)
