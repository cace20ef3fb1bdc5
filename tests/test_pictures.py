"""What is told of two pictures that differ."""

from __future__ import annotations

import pygame

from tests.pictures import difference


def sheet(*spots: tuple[int, int], size: tuple[int, int] = (30, 20), colour: str = "#0A0000") -> pygame.Surface:
    out = pygame.Surface(size)
    for at in spots:
        out.set_at(at, colour)
    return out


def test_nothing_is_told_of_pictures_that_are_the_same() -> None:
    assert difference(sheet((3, 4)), sheet((3, 4))) == ""


def test_the_first_place_and_the_number_and_the_most_of_what_differs_are_told() -> None:
    one, other = sheet((3, 9), (25, 4)), sheet()
    other.set_at((7, 8), "#0000C8")
    for told in (difference(one, other), difference(other, one)):
        assert "Of 600 pixels 3 differ" in told
        assert "by 200 of 255" in told
        assert "(25, 4)" in told
    assert "(10, 0, 0) in one picture and (0, 0, 0) in the other" in difference(one, other)


def test_pictures_of_two_sizes_are_never_the_same() -> None:
    told = difference(sheet(), sheet(size=(20, 30)))
    assert "(30, 20)" in told
    assert "(20, 30)" in told
