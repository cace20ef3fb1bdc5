"""Motions of a fight as pure functions of progress (0 to 1): what stands where, how wide, how bright.

With reduced motion things do not travel: they fade in where they are going to be.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import pygame

from game.desktop.kit.motion import ease_in_out, ease_out

Kind = Literal["laid", "turned", "fallen", "hit", "rest"]
LENGTHS: dict[Kind, int] = {"laid": 280, "turned": 420, "fallen": 520, "hit": 360, "rest": 700}  # milliseconds
REDUCED = 80


@dataclass(frozen=True, slots=True)
class Move:
    """Something on its way. `value`: the card that is laid, or how many pips fall; `own`: on the person's own side."""

    kind: Kind
    progress: float
    value: int = 0
    own: bool = False


def length(kind: Kind, reduced: bool) -> int:
    """How long it takes, in milliseconds; what stands still to be read needs its time."""
    return REDUCED if reduced and kind != "rest" else LENGTHS[kind]


def between(start: pygame.Rect, goal: pygame.Rect, progress: float, reduced: bool) -> pygame.Rect:
    """Where a card is on its way, and how large."""
    if reduced:
        return pygame.Rect(goal)
    p = ease_in_out(progress)
    parts = (a + (b - a) * p for a, b in zip(start, goal, strict=True))
    x, y, w, h = (round(one) for one in parts)
    return pygame.Rect(x, y, w, h)


def alpha(progress: float, reduced: bool) -> int:
    """How much of a thing that comes is seen, 0 to 255."""
    return round(255 * ease_out(progress)) if reduced else 255


def turning(progress: float, reduced: bool) -> tuple[float, bool]:
    """A card that is turned over: the share of its width that is seen, and whether its face is."""
    if reduced:
        return 1.0, True
    p = ease_in_out(progress)
    return max(0.02, abs(1 - 2 * p)), p >= 0.5


def falling(progress: float, i: int, many: int, reduced: bool) -> tuple[float, float]:
    """Of many pips that fall one after the other: how far one has dropped (in its own heights), how much is seen."""
    if reduced:
        return 0.0, 1 - ease_out(progress)
    apart = 0.5 / max(1, many)
    p = min(1.0, max(0.0, (progress - i * apart) / 0.5))
    return 1.6 * p * p, 1 - p


def shaken(progress: float, reduced: bool) -> tuple[int, float]:
    """A blow that lands: how far a panel is off its place (units), and how strong the red upon it is."""
    strength = 1 - ease_out(progress)
    if reduced:
        return 0, strength * 0.5
    return round(5 * strength * (1 if int(progress * 8) % 2 else -1)), strength
