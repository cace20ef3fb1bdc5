"""Seats must be told apart by every eye: CIEDE2000 over Machado's simulations (2009) at full severity."""

from __future__ import annotations

import itertools

import pygame
import pytest

from game.desktop.kit.eyes import NORMAL, VIEWS, channel, linear, seen, seen_by
from game.desktop.kit.icons import icon
from game.desktop.theme import INK, NEUTRAL, PALETTES, PARCHMENT_LIT
from tests.desktop.colours import Lab, ciede2000, contrast, lab, lab_of

SEATS = list(PALETTES["classic"])
LEAST = {"classic": 20.0, "clear": 24.0, "contrast": 20.0}
READABLE = {"classic": 4.5, "clear": 4.5, "contrast": 7.0}


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
def test_every_eye_sees_grey_as_grey(view: str) -> None:
    for row in VIEWS[view]:
        assert sum(row) == pytest.approx(1, abs=1e-5)
    for v in (0, 40, 128, 255):
        assert all(abs(one - v) <= 1 for one in seen((v, v, v), view))


def test_light_and_channels_are_each_other_s_inverse() -> None:
    assert [channel(linear(v)) for v in range(256)] == list(range(256))


def test_red_and_green_of_one_brightness_are_one_colour_to_some_eyes() -> None:
    red, green = (197, 90, 60), (120, 131, 60)
    far = ciede2000(*(lab_of(one, NORMAL) for one in (red, green)))
    near = ciede2000(*(lab_of(one, "deuteranopia") for one in (red, green)))
    assert far > 35
    assert near < 15


@pytest.mark.parametrize("view", VIEWS)
def test_a_picture_is_seen_pixel_by_pixel(view: str) -> None:
    sheet = pygame.Surface((3, 2))
    colours = [(200, 30, 40), (20, 180, 60), (255, 255, 255), (0, 0, 0), (10, 40, 220), (200, 30, 40)]
    for i, colour in enumerate(colours):
        sheet.set_at((i % 3, i // 3), colour)
    out = seen_by(sheet, view)
    assert [tuple(out.get_at((i % 3, i // 3)))[:3] for i in range(6)] == [seen(one, view) for one in colours]


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("view", VIEWS)
def test_every_pair_of_seats_is_told_apart(palette: str, view: str) -> None:
    looks = PALETTES[palette]
    assert list(looks) == SEATS
    for a, b in itertools.combinations(SEATS, 2):
        distance = ciede2000(lab(looks[a].field, view), lab(looks[b].field, view))
        assert distance >= LEAST[palette], f"{a} and {b}: {distance:.1f}"


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("view", VIEWS)
def test_the_lines_of_a_chart_are_told_apart(palette: str, view: str) -> None:
    looks = PALETTES[palette]
    for a, b in itertools.combinations([seat for seat in SEATS if seat != NEUTRAL], 2):
        distance = ciede2000(lab(looks[a].wash, view), lab(looks[b].wash, view))
        assert distance >= (14 if palette == "classic" else 19), f"{a} and {b}: {distance:.1f}"


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("name", SEATS)
def test_figures_are_readable_on_every_field(palette: str, name: str) -> None:
    look = PALETTES[palette][name]
    assert look.figure in (INK, PARCHMENT_LIT)
    assert contrast(look.field, look.figure) >= READABLE[palette]


def test_every_seat_has_a_form_of_its_own() -> None:
    masks = {
        seat: pygame.mask.from_surface(icon(f"shape-{seat}", round(64 * PALETTES["classic"][seat].optical), "#FFFFFF"))
        for seat in SEATS
    }
    for a, b in itertools.combinations(SEATS, 2):
        one, two = masks[a], masks[b]
        offset = tuple((x - y) // 2 for x, y in zip(one.get_size(), two.get_size(), strict=True))
        both = one.overlap_area(two, offset)
        either = one.count() + two.count() - both
        assert both / either < 0.95, f"{a} and {b}: {both / either:.3f}"
