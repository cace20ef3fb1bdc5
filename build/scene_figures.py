"""Silhouettes for the landscapes, as polygons in shares of the picture's width and height; drawn by us."""

from __future__ import annotations

import math

Polygon = list[tuple[float, float]]
Parts = list[Polygon]


def box(x: float, y: float, w: float, h: float) -> Polygon:
    """An upright rectangle."""
    return [(x, y), (x + w, y), (x + w, y + h), (x, y + h)]


def crenels(x: float, y: float, w: float, n: int, tooth: float) -> Parts:
    """The battlements on a wall that ends at y."""
    return [box(x + w * i / n, y - tooth, w / n * 0.55, tooth * 1.2) for i in range(n)]


def placed(cx: float, cy: float, sx: float, sy: float, parts: Parts) -> Parts:
    """Parts drawn about the origin, scaled and moved."""
    return [[(cx + x * sx, cy + y * sy) for x, y in part] for part in parts]


def disc(x: float, y: float, r: float, n: int = 20) -> Polygon:
    """A round thing."""
    return [(x + r * math.cos(a * math.tau / n), y + r * math.sin(a * math.tau / n)) for a in range(n)]


def fir(x: float, foot: float, high: float, lean: float) -> Polygon:
    """One fir in pixels: seven tiers of branches that droop, on a short trunk."""
    left: Polygon = []
    right: Polygon = []
    tiers = 7
    for i in range(tiers):
        top, low = i / tiers, (i + 1) / tiers
        reach = high * 0.19 * (0.16 + 0.84 * low)
        inner = high * 0.19 * (0.10 + 0.84 * top) * 0.62
        y0, y1 = foot - high * (1 - top * 0.94), foot - high * (1 - low * 0.94)
        drift = lean * (foot - y0)
        left += [(x + drift - inner, y0), (x + drift - reach, y1 + high * 0.012)]
        right += [(x + drift + inner, y0), (x + drift + reach, y1 + high * 0.012)]
    trunk = high * 0.028
    return [
        (x, foot - high * 1.03),
        *right,
        (x + trunk, foot - high * 0.06),
        (x + trunk, foot),
        (x - trunk, foot),
        (x - trunk, foot - high * 0.06),
        *left[::-1],
    ]


def keep() -> Parts:
    """A Nordic keep: two towers, a hall between them."""
    x, y = 0.17, 0.585
    walls = [
        box(x, y, 0.075, 0.4),
        box(x + 0.075, y + 0.10, 0.16, 0.3),
        box(x + 0.20, y + 0.03, 0.055, 0.35),
        box(x - 0.006, y, 0.087, 0.022),
        box(x + 0.195, y + 0.03, 0.066, 0.02),
        [(x + 0.10, y + 0.10), (x + 0.125, y + 0.02), (x + 0.15, y + 0.10)],
    ]
    return [
        *walls,
        *crenels(x - 0.006, y, 0.087, 5, 0.014),
        *crenels(x + 0.08, y + 0.10, 0.12, 6, 0.010),
        *crenels(x + 0.195, y + 0.03, 0.066, 4, 0.012),
    ]


def keep_windows() -> Parts:
    """Its lit windows."""
    x, y = 0.17, 0.585
    return [
        box(x + 0.030, y + 0.060, 0.010, 0.026),
        box(x + 0.222, y + 0.075, 0.009, 0.020),
        box(x + 0.045, y + 0.120, 0.008, 0.020),
    ]


DRAGON: Parts = [
    [  # the near wing
        (-0.06, -0.02), (-0.20, -0.24), (-0.31, -0.29), (-0.66, -0.13), (-0.52, -0.08), (-0.48, 0.09),
        (-0.375, 0.015), (-0.31, 0.18), (-0.20, 0.07), (-0.08, 0.14),
    ],
    [  # the far wing
        (0.06, -0.04), (0.17, -0.27), (0.27, -0.33), (0.62, -0.27), (0.49, -0.17), (0.47, 0.0),
        (0.355, -0.06), (0.29, 0.11), (0.18, 0.02), (0.07, 0.12),
    ],
    [  # head, body and tail
        (-0.06, -0.04), (0.0, -0.14), (0.03, -0.25), (0.01, -0.31), (0.07, -0.30), (0.17, -0.36),
        (0.165, -0.31), (0.10, -0.25), (0.09, -0.14), (0.08, -0.04), (0.06, 0.12), (0.03, 0.25),
        (-0.03, 0.37), (-0.12, 0.46), (-0.22, 0.49), (-0.13, 0.41), (-0.075, 0.30), (-0.07, 0.12),
    ],
    [(-0.19, 0.45), (-0.32, 0.50), (-0.21, 0.55)],  # the barb of the tail
    [(0.03, 0.18), (0.10, 0.30), (0.12, 0.24), (0.06, 0.14)],  # legs
    [(-0.06, 0.18), (-0.11, 0.31), (-0.145, 0.26), (-0.08, 0.14)],
]  # fmt: skip


def dragon() -> Parts:
    """A dragon in flight, wings spread, the tail trailing."""
    return placed(0.70, 0.21, 0.24, 0.24, DRAGON)


def skye_castle() -> list[tuple[Parts, str]]:
    """The castle, the islet below it, its windows; with their colours."""
    x, y = 0.14, 0.560
    islet = [
        (0.03, 0.705),
        (0.08, 0.685),
        (0.13, 0.675),
        (0.22, 0.672),
        (0.30, 0.682),
        (0.36, 0.700),
        (0.39, 0.712),
        (0.33, 0.722),
        (0.20, 0.728),
        (0.08, 0.722),
    ]
    castle = [
        box(x, y, 0.055, 0.13),
        box(x + 0.055, y + 0.045, 0.11, 0.09),
        box(x + 0.150, y + 0.01, 0.048, 0.12),
        [(x - 0.008, y), (x + 0.027, y - 0.06), (x + 0.063, y)],
        [(x + 0.143, y + 0.01), (x + 0.174, y - 0.035), (x + 0.205, y + 0.01)],
        *crenels(x + 0.058, y + 0.045, 0.09, 5, 0.009),
    ]
    lit = [box(x + 0.022, y + 0.04, 0.010, 0.02), box(x + 0.169, y + 0.045, 0.009, 0.018)]
    return [([islet], "#5B6F55"), (castle, "#56625A"), (lit, "#F7DA94")]


def sheep() -> list[tuple[Parts, str]]:
    """Four sheep at pasture: fleece, then head and legs."""
    out: list[tuple[Parts, str]] = []
    for x, y, k in ((0.60, 0.845, 1.0), (0.68, 0.862, 1.15), (0.53, 0.868, 1.2), (0.76, 0.842, 0.9)):
        out.append(
            (
                [
                    box(x + 0.017 * k, y - 0.008 * k, 0.011 * k, 0.009 * k),
                    box(x - 0.012 * k, y + 0.007 * k, 0.004 * k, 0.011 * k),
                    box(x + 0.008 * k, y + 0.007 * k, 0.004 * k, 0.011 * k),
                ],
                "#2B2A22",
            )
        )
        puffs = [
            disc(x + dx * k, y + dy * k, 0.0085 * k)
            for dx, dy in (
                (-0.013, 0.0),
                (-0.006, -0.004),
                (0.004, -0.005),
                (0.011, -0.001),
                (0.006, 0.004),
                (-0.005, 0.005),
            )
        ]
        out.append((puffs, "#EFE5CC"))
    return out


def tower() -> Parts:
    """A ruined watchtower far off."""
    return [
        [(0.80, 0.60), (0.835, 0.60), (0.835, 0.95), (0.80, 0.95)],
        [(0.835, 0.70), (0.90, 0.72), (0.90, 0.95), (0.835, 0.95)],
        [(0.80, 0.60), (0.806, 0.57), (0.812, 0.60)],
        [(0.822, 0.60), (0.829, 0.577), (0.835, 0.60)],
    ]


def wanderer() -> Parts:
    """A man in a long coat, seen from behind, two swords across his back."""
    man = [
        disc(0, -0.915, 0.066),
        [(-0.062, -0.91), (0.062, -0.91), (0.075, -0.79), (-0.075, -0.79)],
        [
            (-0.175, -0.775),
            (-0.09, -0.83),
            (0.09, -0.83),
            (0.175, -0.775),
            (0.15, -0.52),
            (0.13, -0.44),
            (0.19, -0.10),
            (0.06, -0.14),
            (0.0, -0.10),
            (-0.07, -0.14),
            (-0.20, -0.09),
            (-0.13, -0.44),
            (-0.15, -0.52),
        ],
        [(-0.12, -0.16), (-0.02, -0.16), (-0.04, 0.02), (-0.13, 0.02)],
        [(0.02, -0.16), (0.12, -0.16), (0.13, 0.02), (0.04, 0.02)],
        [(-0.175, -0.775), (-0.11, -0.76), (-0.155, -0.36), (-0.21, -0.38)],
        [(0.175, -0.775), (0.11, -0.76), (0.155, -0.36), (0.21, -0.38)],
    ]
    for dx, dy in ((0.0, 0.0), (0.085, 0.05)):
        sword = [
            [(0.0, -0.70), (0.03, -0.68), (0.245, -1.05), (0.215, -1.068)],
            [(0.11, -0.945), (0.195, -0.875), (0.21, -0.895), (0.125, -0.965)],
            disc(0.232, -1.065, 0.022, 10),
        ]
        man += placed(dx, dy, 1, 1, sword)
    return placed(0.31, 0.925, 0.267, 0.30, man)
