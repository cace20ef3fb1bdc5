"""The gestures of the brush on the action cards of The Witcher, one set of strokes for each design.

Blue cards cut, red ones strike, green ones step aside, yellow ones draw a sign, purple ones send out a wave.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from build.ink_brush import Stroke
from build.ink_pen import Point


def s(*points: Point, press: tuple[float, float, float] = (2, 9, 2), dry: float = 0.6) -> Stroke:
    """A stroke through the points."""
    return Stroke(points, *press, dry)


def ring(x: float, y: float, r: float, start: float, turn: float, **how: object) -> Stroke:
    """An arc about a centre; the radius is a share of the height, angles are parts of a whole turn."""
    points = [
        (
            x + r * 0.72 * math.cos(math.tau * (start + turn * i / 9)),
            y + r * math.sin(math.tau * (start + turn * i / 9)),
        )
        for i in range(10)
    ]
    return s(*points, **how)  # type: ignore[arg-type]


def polygon(x: float, y: float, r: float, corners: int, start: float, press: float = 3.2) -> list[Stroke]:
    """A figure of straight strokes: the heart of a sign."""
    at = [
        (x + r * 0.72 * math.cos(math.tau * (start + i / corners)), y + r * math.sin(math.tau * (start + i / corners)))
        for i in range(corners)
    ]
    return [
        s(a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), b, press=(press, press, press * 0.7), dry=0.3)
        for a, b in zip(at, [*at[1:], at[0]], strict=True)
    ]


LIGHT, THIN = (1, 5, 1), (1.5, 3.4, 1)

CUTS: dict[str, Sequence[Stroke]] = {
    "quick_slash": [s((0.12, 0.84), (0.46, 0.5), (0.9, 0.12), press=(2, 9, 2))],
    "a01": [s((0.14, 0.2), (0.4, 0.36), (0.56, 0.62)), s((0.5, 0.3), (0.68, 0.5), (0.9, 0.86), press=LIGHT, dry=0.8)],
    "a02": [s((0.2, 0.9), (0.3, 0.5), (0.66, 0.2), (0.9, 0.2)), s((0.1, 0.66), (0.14, 0.4), (0.28, 0.2), press=LIGHT)],
    "a03": [
        s((0.2, 0.8), (0.14, 0.4), (0.44, 0.16), (0.82, 0.28), (0.9, 0.58), press=(1.5, 9, 2), dry=0.7),
        s((0.3, 0.88), (0.62, 0.92), (0.84, 0.74), press=LIGHT, dry=0.8),
        s((0.4, 0.66), (0.52, 0.52), (0.62, 0.4), press=THIN, dry=0.3),
    ],
    "a04": [
        s((0.06, 0.42), (0.5, 0.36), (0.94, 0.24), press=(7, 5, 0.6), dry=0.5),
        s((0.06, 0.76), (0.5, 0.66), (0.94, 0.5), press=(7, 5, 0.6), dry=0.6),
    ],
    "a05": [
        ring(0.5, 0.5, 0.36, 0.1, 0.8, press=(1, 8, 1), dry=0.65),
        ring(0.5, 0.52, 0.16, 0.5, 0.8, press=(1, 4, 1), dry=0.4),
    ],
    "a06": [
        s((0.1, 0.86), (0.45, 0.52), (0.88, 0.1), press=(2, 9, 2), dry=0.55),
        s((0.12, 0.24), (0.5, 0.56), (0.92, 0.8), press=(1.5, 7, 1), dry=0.7),
    ],
}
BLOWS: dict[str, Sequence[Stroke]] = {
    "cleave": [
        s((0.06, 0.3), (0.4, 0.24), (0.72, 0.48), (0.94, 0.88), press=(2, 15, 4), dry=0.6),
        s((0.2, 0.7), (0.44, 0.66), (0.62, 0.8), press=LIGHT, dry=0.8),
    ],
    "a07": [
        s((0.5, 0.04), (0.5, 0.4), (0.46, 0.94), press=(3, 17, 5), dry=0.65),
        s((0.62, 0.7), (0.74, 0.82), press=LIGHT),
    ],
    "a08": [s((0.1, 0.22), (0.5, 0.1), (0.86, 0.4), (0.8, 0.86), press=(3, 15, 6), dry=0.7)],
    "a09": [
        s((0.08, 0.9), (0.5, 0.48), (0.95, 0.06), press=(9, 5, 0.6), dry=0.35),
        ring(0.64, 0.36, 0.15, 0, 0.9, press=THIN),
    ],
    "a10": [
        s((0.3, 0.04), (0.46, 0.4), (0.5, 0.7), press=(4, 16, 9), dry=0.55),
        s((0.1, 0.86), (0.5, 0.76), (0.92, 0.86), press=(2, 8, 1), dry=0.8),
        s((0.66, 0.62), (0.8, 0.5), press=LIGHT),
    ],
    "a11": [
        s((0.78, 0.06), (0.58, 0.42), (0.26, 0.88), press=(4, 15, 12), dry=0.5),
        s((0.12, 0.8), (0.4, 0.92), (0.7, 0.82), press=LIGHT, dry=0.8),
    ],
    "a12": [
        s((0.06, 0.6), (0.4, 0.56), (0.94, 0.62), press=(6, 16, 8), dry=0.7),
        s((0.5, 0.06), (0.5, 0.26), (0.49, 0.42), press=(5, 7, 5), dry=0.3),
        s((0.34, 0.86), (0.5, 0.82), (0.7, 0.9), press=LIGHT),
    ],
}
STEPS: dict[str, Sequence[Stroke]] = {
    "push_back": [
        s((0.1, 0.5), (0.4, 0.46), (0.78, 0.5), press=(9, 6, 1), dry=0.7),
        s((0.62, 0.24), (0.84, 0.5), (0.64, 0.8), press=(2, 6, 2), dry=0.4),
    ],
    "a13": [
        s((0.3, 0.08), (0.22, 0.5), (0.32, 0.92), press=(3, 14, 4), dry=0.7),
        s((0.56, 0.16), (0.5, 0.5), (0.58, 0.84), press=(2, 6, 1)),
    ],
    "a14": [
        s((0.1, 0.8), (0.2, 0.3), (0.56, 0.14), (0.82, 0.4), (0.66, 0.74), (0.44, 0.6), press=(2, 9, 2), dry=0.6),
        s((0.06, 0.92), (0.5, 0.94), (0.94, 0.9), press=LIGHT, dry=0.9),
    ],
    "a15": [
        s((0.16, 0.74), (0.5, 0.7), (0.86, 0.74), press=(5, 12, 5), dry=0.5),
        s((0.5, 0.06), (0.48, 0.3), (0.54, 0.58), press=(2, 6, 1), dry=0.6),
    ],
    "a16": [
        s((0.26, 0.94), (0.34, 0.6), (0.3, 0.3), press=(5, 9, 1)),
        s((0.6, 0.9), (0.64, 0.7), (0.6, 0.5), press=LIGHT, dry=0.8),
    ],
    "a17": [
        s((0.3, 0.92), (0.3, 0.56), (0.52, 0.4), (0.6, 0.14), press=(2, 10, 3), dry=0.55),
        s((0.54, 0.9), (0.6, 0.62), (0.76, 0.48), (0.84, 0.26), press=LIGHT, dry=0.8),
    ],
    "a18": [
        s((0.2, 0.9), (0.5, 0.5), (0.3, 0.1), press=(2, 9, 1), dry=0.5),
        s((0.46, 0.9), (0.74, 0.5), (0.54, 0.1), press=(1, 6, 1), dry=0.7),
        s((0.7, 0.88), (0.92, 0.5), (0.76, 0.14), press=(1, 4, 1), dry=0.8),
    ],
}
SIGNS: dict[str, Sequence[Stroke]] = {
    "yrden": [ring(0.5, 0.5, 0.36, -0.25, 0.97, press=(5, 7, 3), dry=0.5), *polygon(0.5, 0.54, 0.2, 3, -0.25)],
    "a19": [*polygon(0.5, 0.5, 0.32, 3, 0.25, 5), s((0.5, 0.34), (0.5, 0.5), press=(3, 3, 2))],
    "a20": [
        *polygon(0.5, 0.5, 0.36, 6, 0, 4),
        s((0.3, 0.5), (0.5, 0.48), (0.7, 0.5), press=THIN),
        s((0.5, 0.2), (0.5, 0.5), (0.5, 0.8), press=THIN),
    ],
    "a21": [*polygon(0.5, 0.52, 0.3, 4, 0, 4.5), ring(0.5, 0.52, 0.13, 0, 0.95, press=(3, 3, 2), dry=0.3)],
    "a22": [
        ring(0.5, 0.62, 0.46, 0.5, 0.5, press=(3, 9, 3), dry=0.55),
        ring(0.5, 0.64, 0.28, 0.5, 0.5, press=(2, 6, 2), dry=0.5),
        s((0.14, 0.84), (0.5, 0.8), (0.88, 0.84), press=LIGHT),
    ],
    "a23": [ring(0.5, 0.5, 0.4, 0.3, 0.96, press=(6, 7, 3), dry=0.55), *polygon(0.5, 0.56, 0.2, 3, -0.25, 3)],
    "a24": [
        s((0.5, 0.06), (0.8, 0.28), (0.84, 0.6), (0.52, 0.94), press=(3, 9, 3), dry=0.5),
        s((0.48, 0.06), (0.2, 0.28), (0.17, 0.6), (0.48, 0.94), press=(3, 9, 3), dry=0.6),
        s((0.5, 0.3), (0.5, 0.5), (0.5, 0.68), press=(2, 4, 1), dry=0.3),
    ],
}
WAVES: dict[str, Sequence[Stroke]] = {
    "aard": [
        s((0.1, 0.5), (0.46, 0.46), (0.92, 0.32), press=(2, 8, 9), dry=0.8),
        s((0.12, 0.62), (0.5, 0.66), (0.92, 0.66), press=(2, 8, 8), dry=0.85),
    ],
    "a25": [
        s((0.12, 0.9), (0.3, 0.56), (0.56, 0.5), (0.66, 0.16), press=(1, 9, 1), dry=0.7),
        s((0.58, 0.84), (0.76, 0.64), (0.82, 0.4), press=LIGHT),
    ],
    "a26": [
        ring(0.0, 0.5, 0.62, -0.14, 0.28, press=(2, 8, 2), dry=0.7),
        ring(0.1, 0.5, 0.84, -0.12, 0.24, press=(2, 12, 2), dry=0.85),
    ],
    "a27": [
        s((0.3, 0.08), (0.34, 0.5), (0.28, 0.92), press=(1, 7, 4), dry=0.6),
        s((0.52, 0.06), (0.54, 0.44), (0.5, 0.76), press=(1, 8, 5), dry=0.7),
        s((0.74, 0.1), (0.72, 0.5), (0.76, 0.9), press=(1, 6, 3), dry=0.75),
    ],
    "a28": [
        s((0.04, 0.84), (0.34, 0.7), (0.62, 0.76), (0.96, 0.4), press=(2, 13, 8), dry=0.75),
        s((0.2, 0.6), (0.44, 0.44), (0.6, 0.48), (0.82, 0.14), press=(1, 7, 1), dry=0.8),
    ],
    "a29": [
        ring(0.5, 0.5, 0.4, 0.0, 1.0, press=(1, 5, 1), dry=0.6),
        ring(0.5, 0.5, 0.27, 0.35, 0.9, press=(1, 5, 1), dry=0.6),
        ring(0.5, 0.5, 0.12, 0.7, 0.9, press=(1, 4, 1), dry=0.4),
    ],
    "a30": [
        s((0.08, 0.52), (0.34, 0.44), (0.6, 0.52), (0.94, 0.3), press=(2, 8, 10), dry=0.75),
        s((0.1, 0.62), (0.4, 0.66), (0.92, 0.62), press=(2, 8, 9), dry=0.8),
        s((0.12, 0.72), (0.42, 0.86), (0.88, 0.92), press=(2, 6, 8), dry=0.85),
    ],
}
FAMILIES: dict[str, dict[str, Sequence[Stroke]]] = {
    "blue": CUTS, "red": BLOWS, "green": STEPS, "yellow": SIGNS, "purple": WAVES,
}  # fmt: skip
