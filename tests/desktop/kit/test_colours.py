"""Seats must be told apart by every eye: CIEDE2000 over Machado's simulations (2009) at full severity."""

from __future__ import annotations

import itertools
import math

import pygame
import pytest

from game.desktop.theme import FACTIONS, INK, PARCHMENT_LIT

Lab = tuple[float, float, float]
VIEWS: dict[str, tuple[tuple[float, float, float], ...]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
TO_XYZ = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)


def linear(colour: str) -> list[float]:
    c = pygame.Color(colour)
    return [
        v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in (c.r / 255, c.g / 255, c.b / 255)
    ]


def lab(colour: str, view: str) -> Lab:
    rgb = linear(colour)
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


@pytest.mark.parametrize(
    ("one", "two", "distance"),
    [
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, 2.5, 0), (73, 25, -18), 27.1492),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_the_measure_agrees_with_published_pairs(one: Lab, two: Lab, distance: float) -> None:
    assert ciede2000(one, two) == pytest.approx(distance, abs=1e-4)


@pytest.mark.parametrize("view", VIEWS)
def test_every_pair_of_seats_is_told_apart(view: str) -> None:
    for a, b in itertools.combinations(FACTIONS, 2):
        distance = ciede2000(lab(FACTIONS[a].field, view), lab(FACTIONS[b].field, view))
        assert distance >= 20, f"{a} and {b}: {distance:.1f}"


def contrast(a: str, b: str) -> float:
    lights = [0.2126 * r + 0.7152 * g + 0.0722 * b_ for r, g, b_ in (linear(a), linear(b))]
    return (max(lights) + 0.05) / (min(lights) + 0.05)


@pytest.mark.parametrize("name", FACTIONS)
def test_figures_are_readable_on_every_field(name: str) -> None:
    look = FACTIONS[name]
    assert look.figure in (INK, PARCHMENT_LIT)
    assert contrast(look.field, look.figure) >= 4.5
