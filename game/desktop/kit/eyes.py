"""How colour-blind eyes see a picture: the simulation of Machado, Oliveira and Fernandes (2009) at full severity.

For the tests and for whoever draws: the window never needs it.
"""

from __future__ import annotations

import array
import sys

import pygame

Row = tuple[float, float, float]
NORMAL = "normal"
VIEWS: dict[str, tuple[Row, Row, Row]] = {  # of linear red, green and blue
    NORMAL: ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
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


def linear(v: int) -> float:
    """Light of a channel of 0 to 255, as a share of the most."""
    c = v / 255
    return c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4


def channel(light: float) -> int:
    """The inverse of `linear`; what no screen can show is cut off."""
    c = max(0.0, min(1.0, light))
    return round(255 * (c * 12.92 if c <= 0.0031308 else 1.055 * c ** (1 / 2.4) - 0.055))


LIGHTS = tuple(linear(v) for v in range(256))


def seen(colour: tuple[int, int, int], view: str) -> tuple[int, int, int]:
    """A colour as an eye sees it."""
    r, g, b = (LIGHTS[v] for v in colour)
    one, two, three = (channel(x * r + y * g + z * b) for x, y, z in VIEWS[view])
    return one, two, three


class _Seen(dict[int, int]):
    """Pixels as an eye sees them; a picture has far fewer colours than pixels."""

    def __init__(self, view: str) -> None:
        super().__init__()
        self.view = view

    def __missing__(self, pixel: int) -> int:
        r, g, b, a = pixel.to_bytes(4, sys.byteorder)
        out = int.from_bytes((*seen((r, g, b), self.view), a), sys.byteorder)
        self[pixel] = out
        return out


def seen_by(picture: pygame.Surface, view: str) -> pygame.Surface:
    """A picture as an eye sees it, one of VIEWS."""
    pixels = memoryview(pygame.image.tobytes(picture, "RGBA")).cast("I")
    table = _Seen(view)
    out = array.array("I", [table[pixel] for pixel in pixels])
    return pygame.image.frombytes(out.tobytes(), picture.get_size(), "RGBA")
