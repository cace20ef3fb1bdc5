"""Dagon: a bulk that rises out of the sea, a crown of fins, a beard of arms, eyes on both sides of a blunt head."""

from __future__ import annotations

from build import beast_scenery as by
from build.beast_stage import Beast, Mood
from build.ink_beast import Ink, Mirror, both
from build.ink_pen import rgb

GREEN = rgb("#B9F07A")


def dagon(i: Ink) -> None:
    """Head and shoulders above the water, everything else below."""
    i.blob((0.50, 0.06), (0.66, 0.12), (0.74, 0.28), (0.70, 0.46), (0.60, 0.56), (0.40, 0.56), (0.30, 0.46), (0.26, 0.28), (0.34, 0.12))
    i.blob((0.36, 0.48), (0.14, 0.58), (0.00, 0.76), (-0.06, 1.06), (1.06, 1.06), (1.00, 0.76), (0.86, 0.58), (0.64, 0.48))
    _crown(i)

    def side(at: Mirror, s: int) -> None:
        _fin(i, at)
        _claw(i, at, s)
        _beard(i, at, s)
        _eye(i, at)
        for k in range(3):
            i.limb([at(0.66 - 0.02 * k, 0.40 + 0.025 * k), at(0.71 - 0.02 * k, 0.385 + 0.03 * k)], 0.010, 0.004, "mark")

    both(side)
    _mouth(i)


def _crown(i: Ink) -> None:
    """Five spines, the middle one highest."""
    for n in range(5):
        x = 0.32 + 0.09 * n
        lift = 0.19 - 0.05 * abs(n - 2)
        foot = 0.16 + 0.03 * abs(n - 2)
        i.poly((x - 0.05, foot), (x + 0.02 * (n - 2), 0.12 - lift), (x + 0.05, foot))
        i.limb([(x, 0.15), (x + 0.016 * (n - 2), 0.15 - lift)], 0.010, 0.004, "mark")


def _fin(i: Ink, at: Mirror) -> None:
    """What stands off from a cheek, with its rays."""
    i.poly(at(0.70, 0.20), at(0.92, 0.06), at(0.86, 0.20), at(0.98, 0.24), at(0.86, 0.32), at(0.94, 0.42), at(0.70, 0.40))
    for x, y in ((0.90, 0.08), (0.95, 0.245), (0.90, 0.40)):
        i.limb([at(0.70, 0.30), at(x, y)], 0.010, 0.004, "mark")


def _claw(i: Ink, at: Mirror, s: int) -> None:
    """An arm with spines along it, its hand in the water."""
    i.limb([at(0.82, 0.62), at(1.06, 0.66), at(1.12, 0.86), at(1.04, 1.02)], 0.17, 0.11)
    for k in range(4):
        i.poly(at(1.00 + 0.035 * k, 0.66 + 0.06 * k), at(1.14 + 0.03 * k, 0.58 + 0.07 * k), at(1.05 + 0.03 * k, 0.74 + 0.05 * k))
    i.claws(*at(1.04, 1.00), 90 - 10 * s, 4, 60, 0.14, 0.03, hook=-6 * s)


def _beard(i: Ink, at: Mirror, s: int) -> None:
    """Three arms that hang from the jaw, with light along their edges."""
    for n, (x, y, low) in enumerate(((0.53, 0.46, 0.94), (0.58, 0.46, 0.90), (0.63, 0.44, 0.80))):
        out = 0.05 + 0.07 * n
        arm = [at(x, y), at(x + 0.02 + out * 0.5, y + 0.18), at(x - 0.02 + out, low - 0.10), at(x + 0.06 + out, low)]
        i.limb(arm, 0.062, 0.014)
        for off in (-0.022, 0.026):
            edge = [(ax + off * s * (1 - k / 4), ay) for k, (ax, ay) in enumerate(arm)]
            i.limb(edge, 0.009, 0.004, "mark")


def _eye(i: Ink, at: Mirror) -> None:
    i.blob(at(0.575, 0.285), at(0.62, 0.255), at(0.665, 0.275), at(0.63, 0.320), layer="mark")
    i.blob(at(0.585, 0.285), at(0.62, 0.265), at(0.655, 0.278), at(0.625, 0.310), layer="hollow")
    i.eye(*at(0.620, 0.287), 0.017, GREEN)


def _mouth(i: Ink) -> None:
    """Folds of the brow, teeth in an open mouth, the arm that hangs from its middle."""
    i.limb([(0.44, 0.20), (0.50, 0.17), (0.56, 0.20)], 0.010, 0.006, "mark")
    i.limb([(0.42, 0.25), (0.50, 0.215), (0.58, 0.25)], 0.010, 0.006, "mark")
    i.blob((0.42, 0.415), (0.50, 0.395), (0.58, 0.415), (0.55, 0.475), (0.45, 0.475), layer="mark")
    i.blob((0.435, 0.420), (0.50, 0.405), (0.565, 0.420), (0.54, 0.465), (0.46, 0.465), layer="hollow")
    i.spikes([(0.44, 0.420), (0.50, 0.408), (0.56, 0.420)], 6, -0.026, 0.018, "mark")
    i.limb([(0.50, 0.47), (0.49, 0.66), (0.52, 0.84), (0.48, 0.98)], 0.06, 0.014)


def waves(f: by.Flat) -> None:
    """A swell that runs from edge to edge."""
    f.hill(0.90, 0.05, 0.16)


BEASTS = {
    "dagon": Beast(
        "Dagon", dagon,
        Mood(
            ("#32505C", "#A3B3A0"), (0.10, 0.30, 0.26, "#E9DFB6"), (by.cliffs,), (by.rain, waves),
            ("#6D8C90", "#3A5661"), "#AEC2BA", ink="#10191B", mark="#C9DBC2", glow="#B7D2B8",
        ),
        (0.10, -0.08, 0.90, 0.72),
    ),
}  # fmt: skip
